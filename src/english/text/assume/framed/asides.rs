//! What sentences in front of the clues say of one item: `a different fruit (one was a plum)`.

use std::ops::Range;

use compact_str::CompactString;

use super::super::announced;
use super::super::story::words as closed;
use super::find;
use super::frame::{Frame, Mention};
use super::items;
use super::words;
use crate::english::lexicon::{self, story};
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::english::words::{number, ordinal};
use crate::model::ids::Span;

/// The longest name, in words.
const MOST_WORDS: usize = 4;

/// What the sentences say of single items, without which these remain.
pub(super) struct Asides {
    /// The sentences without them.
    pub(super) sentences: Vec<Vec<Token>>,
    /// Those that are clauses: `one of them plays the harp`.
    pub(super) clauses: Vec<Vec<Token>>,
    /// Those that only name an item.
    pub(super) named: Vec<Mention>,
    /// Whether some are of several items: `a different fruit (two were plums)`.
    pub(super) are_unclear: bool,
}

impl Asides {
    pub(super) fn of(text: &str, sentences: Vec<Vec<Token>>) -> Asides {
        let mut all = Asides {
            sentences: Vec::new(),
            clauses: Vec::new(),
            named: Vec::new(),
            are_unclear: false,
        };
        for tokens in sentences {
            all.are_unclear |= tokens.windows(3).any(is_of_several);
            let mut taken: Vec<Span> = Vec::new();
            for (mention, whole) in (0..tokens.len()).filter_map(|at| named(text, &tokens, at)) {
                taken.push(whole);
                all.named.push(mention);
            }
            let is_taken = |token: &Token, taken: &[Span]| {
                taken.iter().any(|of| of.start <= token.span.start && token.span.end <= of.end)
            };
            let behind = behind_dash(text, &tokens).into_iter().chain(behind_semicolon(&tokens));
            for clause in announced::asides(&tokens).into_iter().chain(behind) {
                if !clause.iter().any(|token| is_taken(token, &taken)) {
                    taken.extend(clause.iter().map(|token| token.span));
                    all.clauses.push(clause);
                }
            }
            let mut rest = tokens;
            rest.retain(|token| !is_taken(token, &taken));
            all.sentences.push(rest);
        }
        all
    }
}

/// Whether brackets tell of some items or of all but some.
fn is_of_several(three: &[Token]) -> bool {
    let [open, first, next] = three else { return false };
    let counts = number(&[&first.word]).is_some_and(|(number, _)| number > 1);
    let is_of = words::is_be(&next.word) || next.word == "of";
    open.word == "("
        && (counts && is_of
            || first.word == "excluding"
            || first.word == "not" && next.word == "including")
}

/// The item of brackets that only name one, `(including a plum)`, `(one of them is Ann)`, and where these stand. What it is
/// tells the noun before them.
fn named(text: &str, tokens: &[Token], open: usize) -> Option<(Mention, Span)> {
    let word = |at: usize| tokens.get(at).map_or("", |token: &Token| token.word.as_str());
    if word(open) != "(" {
        return None;
    }
    let mut from = match word(open + 1) {
        "including" => open + 2,
        "one" => {
            let of = open + 2;
            let be = if word(of) == "of" && matches!(word(of + 1), "them" | "which" | "whom") {
                of + 2
            } else {
                of
            };
            words::is_be(word(be)).then_some(be + 1)?
        }
        _ => return None,
    };
    let article = usize::from(closed::is_article(word(from)));
    // `(one was ill)` tells how it was, `(one was pork)` what.
    let is_named = article > 0
        || word(open + 1) == "including"
        || tokens.get(from).is_some_and(|of| of.is_capital || items::is_known(&of.word));
    is_named.then_some(())?;
    from += article;
    let length = tokens[from..].iter().take_while(|token| closed::is_content(token)).count();
    let of = from..from + length;
    if !(1..=MOST_WORDS).contains(&length) || word(of.end) != ")" {
        return None;
    }
    let mention = mention(text, tokens, open.checked_sub(1)?, of.clone())?;
    Some((mention, tokens[open].span.to(tokens[of.end].span)))
}

/// An item behind a noun that tells what it is: `plum` of `a different fruit (including a plum)`.
fn mention(text: &str, tokens: &[Token], noun: usize, of: Range<usize>) -> Option<Mention> {
    let noun = &tokens[noun];
    let is_proper = tokens[of.clone()].iter().all(|token| token.is_capital);
    let are_people = opening::is_people(&noun.word)
        || lexicon::PERSONS.contains(&&*noun.stem)
        || story::is_folk(&noun.stem);
    let frame = match are_people {
        true => is_proper.then_some(Frame::Bare)?,
        false if closed::is_content(noun) => Frame::Kind(noun.stem.clone()),
        false => return None,
    };
    Some(find::named(text, tokens, of, frame, is_proper))
}

/// What brackets say of one item behind a dash: `(no two wore the same hat--one hat was adorned with plums)`.
fn behind_dash(text: &str, tokens: &[Token]) -> Option<Vec<Token>> {
    let is_dashed = |at: &usize| {
        let Some(last) = at.checked_sub(1).map(|at| &tokens[at]) else { return false };
        let between = text[last.span.end as usize..tokens[*at].span.start as usize].trim();
        // Only a dash without blanks around it is a token.
        let is_dash = |said: &str| matches!(said, "--" | "–" | "—");
        tokens[*at].word == "one" && (is_dash(between) || is_dash(&last.word))
    };
    let from = (0..tokens.len()).find(is_dashed)?;
    let is_within = tokens[..from].iter().rev().find(|token| matches!(&*token.word, "(" | ")"));
    let length = tokens[from..].iter().position(|token| token.word == ")")?;
    let clause = &tokens[from..from + length];
    (is_within.is_some_and(|token| token.word == "(")).then(|| clause.to_vec())
}

/// What the end of a sentence says of one of them: `Each wears a different hat; one is wearing a fez.`
fn behind_semicolon(tokens: &[Token]) -> Option<Vec<Token>> {
    let at = tokens.iter().rposition(|token| token.word == ";")?;
    let clause = &tokens[at + 1..];
    let [one, be, ..] = clause else { return None };
    (one.word == "one" && words::is_be(&be.word)).then(|| clause.to_vec())
}

/// Whether a clause about one item denies, compares and ranks nothing: then it tells only that there is such an item.
pub(super) fn only_names(text: &str, clause: &[Token]) -> bool {
    let is_group = |three: &[Token]| three[1].word == "of";
    let from = if clause.get(..3).is_some_and(is_group) { 3 } else { 1 };
    let Some(told) = clause.get(from..) else { return false };
    !told.is_empty()
        && words::is_of_one(text, told)
        && !told.iter().any(|token| ordinal(&token.word).is_some())
}

/// What a clause tells of a kind: `hat` of `one hat was adorned with plums`.
pub(super) fn kind(clause: &[Token]) -> Option<CompactString> {
    let [one, noun, ..] = clause else { return None };
    (one.word == "one" && closed::is_content(noun)).then(|| noun.stem.clone())
}
