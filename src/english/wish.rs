//! Categories of what people want, lose or sell: `wants to become a nurse`, `forgot the umbrella`, `sold grapes`.
//!
//! Who wants to be a nurse may be one or not. But where no sentence says of anybody that she is a nurse,
//! and several speak of who wants to be what, the category is that of the wishes. So it is with what was lost, and
//! with what was sold where nobody buys.

use super::cut::Sentences;
use super::function;
use super::token::Token;
use super::vocabulary::{Senses, Vocabulary};
use super::words;
use crate::model::ids::Span;
use crate::syntax::diagnostic::{Code, Diagnostic};

/// In how many sentences items of a category must be wanted.
const FEWEST: usize = 2;

/// How far behind `wants to` the item may stand.
const MOST_WORDS: usize = 5;

/// Words before the verb for what is wanted.
const WISHES: &[&[&str]] = &[
    &["applied", "to"],
    &["applies", "to"],
    &["aspires", "to"],
    &["hopes", "to"],
    &["is", "applying", "to"],
    &["is", "going", "to"],
    &["is", "hoping", "to"],
    &["is", "planning", "to"],
    &["is", "studying", "to"],
    &["is", "training", "to"],
    &["plans", "to"],
    &["want", "to"],
    &["wants", "to"],
    &["would", "like", "to"],
    &["would", "love", "to"],
];

/// Words before what is wanted itself.
const WANTS: &[&[&str]] = &[
    &["is", "looking", "for"],
    &["is", "searching", "for"],
    &["was", "looking", "for"],
    &["was", "searching", "for"],
    &["wants"],
];

/// Words before what somebody lost, by their stems.
const LOSSES: &[&[&str]] =
    &[&["forget"], &["leav", "behind"], &["left", "behind"], &["lose"], &["mislay"], &["misplac"]];

/// Stems of words of those to whom is sold, beside whom the seller has the thing no more.
const BUYING: &[&str] =
    &["auction", "bid", "bidder", "buy", "buyer", "custom", "purchas", "shopper"];

/// What an item behind them is not what is wanted.
const STOPS: &[&str] = &[
    ",", "above", "after", "and", "before", "below", "beside", "between", "but", "by", "left",
    "near", "next", "or", "right", "than", "that", "who", "with",
];

/// What somebody wants, lost or sold in a sentence.
struct Wish {
    /// Where its words begin, and where the verb behind `to` stands, or what is wanted.
    start: usize,
    verb: usize,
    kind: Kind,
    /// The categories of the item that is wanted.
    of: Senses,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// `wants to be`: the verb says what.
    Verb,
    /// `would be` of `the would-be nurse`.
    Epithet,
    /// `wants`, `forgot`, `sold`: as if they had it.
    Thing,
}

/// Takes the words of wishes out of all sentences: `becomes a nurse`. The warning that says so, if there
/// are any.
pub(super) fn take_out(
    vocabulary: &Vocabulary,
    clues: &mut [Option<Sentences>],
) -> Option<Diagnostic> {
    let mut wanted = vec![0; vocabulary.senses.len()];
    let parts = || clues.iter().flatten().flat_map(|(_, parts)| parts);
    let is_bought = parts().flatten().any(|token| BUYING.contains(&&*token.stem));
    let wishes = |tokens: &[Token]| wishes(vocabulary, tokens, !is_bought);
    // How many one sold is told once: `sold 12 tickets`.
    let times = |sense: usize, kind: Kind| {
        let of = &vocabulary.senses[sense];
        let is_number = of.scale.is_some() && of.currency.is_none() && !of.measure.is_time();
        if is_number && kind == Kind::Thing { FEWEST } else { 1 }
    };
    for wish in parts().flat_map(|tokens| wishes(tokens)) {
        for (sense, count) in wanted.iter_mut().enumerate() {
            if wish.of >> sense & 1 == 1 {
                *count += times(sense, wish.kind);
            }
        }
    }
    let often = |sense: &usize| wanted[*sense] >= FEWEST;
    let often: Senses = (0..wanted.len()).filter(often).map(|sense| 1 << sense).sum();
    // Most puzzles tell of no wishes.
    if often == 0 {
        return None;
    }
    let plain =
        parts().fold(0, |all, tokens| all | said_plainly(vocabulary, tokens, &wishes(tokens)));
    let of_wishes = often & !plain;
    if of_wishes == 0 {
        return None;
    }
    let mut first: Option<Span> = None;
    for tokens in clues.iter_mut().flatten().flat_map(|(_, parts)| parts) {
        let found = wishes(tokens);
        for wish in found.into_iter().rev().filter(|wish| wish.of & of_wishes != 0) {
            first.get_or_insert(tokens[wish.start].span);
            say_plainly(tokens, &wish);
        }
    }
    let message = "what somebody wants, lost or sold is taken for what goes with them";
    Some(Diagnostic::warning(Code::LearnedWords, first?, message))
}

/// Puts plain words for a wish: `is a nurse`, `the nurse`, `has the umbrella`.
fn say_plainly(tokens: &mut Vec<Token>, wish: &Wish) {
    let word = match (wish.kind, &*tokens[wish.verb].word) {
        (Kind::Verb, "be" | "become") => "is".into(),
        (Kind::Verb, other) => words::third_person(other),
        (Kind::Epithet, _) => return drop(tokens.drain(wish.start..wish.verb)),
        (Kind::Thing, _) => {
            let before = wish.start.checked_sub(1).map_or("", |last| &*tokens[last].word);
            let is_bare = matches!(before, "not" | "'t" | "to" | "did" | "does" | "will");
            let is_participle = tokens[wish.start].word.ends_with("ing");
            let has = if is_participle {
                "with"
            } else if is_bare {
                "have"
            } else {
                "has"
            };
            tokens[wish.start] = tokens[wish.start].renamed(has);
            return drop(tokens.drain(wish.start + 1..wish.verb));
        }
    };
    let verb = &mut tokens[wish.verb];
    (verb.stem, verb.word) = (words::stem(&word), word);
    tokens.drain(wish.start..wish.verb);
}

/// The wishes of a sentence; `sells`: who sold something is told by it.
fn wishes(vocabulary: &Vocabulary, tokens: &[Token], sells: bool) -> Vec<Wish> {
    if !(0..tokens.len()).any(|at| begins(tokens, at, sells).is_some()) {
        return Vec::new();
    }
    let matches = vocabulary.matches(tokens);
    let mut found = Vec::new();
    for start in 0..tokens.len() {
        let Some((taken, kind)) = begins(tokens, start, sells) else { continue };
        // Of positions in a row, `learn` has other ways to tell who sells or wants what.
        if kind == Kind::Thing && vocabulary.has_order {
            continue;
        }
        let verb = start + taken;
        // The item itself may be what is wanted to be done: `wants to swim`.
        // `wants to live next to the nurse`
        let ends = |at: &usize| STOPS.contains(&&*tokens[*at].word);
        let until = (verb..tokens.len().min(verb + MOST_WORDS)).find(ends).unwrap_or(tokens.len());
        let first = if kind == Kind::Verb { verb + 1 } else { verb };
        let item = (first..until.min(verb + MOST_WORDS)).find(|at| !matches[*at].is_empty());
        // `the would-be designer`
        let item = item.filter(|item| kind != Kind::Epithet || *item == verb);
        let Some(item) = item else { continue };
        let of = matches[item].iter().fold(0, |all, found| all | 1 << found.of.sense);
        // Who lost somebody has nobody.
        let of = if kind == Kind::Thing { of & !vocabulary.of_persons() } else { of };
        found.push(Wish { start, verb, kind, of });
    }
    found
}

/// How many words of a wish stand at a token, if one begins there.
fn begins(tokens: &[Token], at: usize, sells: bool) -> Option<(usize, Kind)> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let before = at.checked_sub(1).map_or("", word);
    let is_denied = matches!(before, "not" | "'t" | "never");
    let goes_on = |words: &&&[&str]| tokens.len() > at + words.len();
    let said = |words: &&&[&str]| words.iter().enumerate().all(|(by, of)| word(at + by) == *of);
    let find = |all: &[&[&str]]| all.iter().find(|of| goes_on(of) && said(of)).map(|of| of.len());
    // `is going to either Kent or Cork`, `is going to travel to Kent`
    let is_way = |verb: usize| {
        matches!(word(verb), "a" | "an" | "both" | "either" | "her" | "his" | "neither" | "the")
            || matches!(word(verb), "drive" | "fly" | "go" | "head" | "travel")
                && word(verb + 1) == "to"
    };
    if !is_denied && let Some(taken) = find(WISHES).filter(|taken| !is_way(at + taken)) {
        return Some((taken, Kind::Verb));
    }
    if !is_denied && let Some(taken) = find(WANTS) {
        return Some((taken, Kind::Thing));
    }
    // `does not want the bagel`
    if word(at) == "want" && matches!(before, "not" | "'t") && tokens.len() > at + 1 {
        return Some((1, Kind::Thing));
    }
    if word(at) == "would" && word(at + 1) == "be" && matches!(before, "a" | "the") {
        return Some((2, Kind::Epithet));
    }
    // `the lost umbrella`, `was lost in the snow`
    let is_other = matches!(before, "a" | "an" | "the" | "be" | "been" | "is" | "was" | "were");
    let stem = |at: usize| tokens.get(at).map_or("", |token| &*token.stem);
    let lost = |words: &&&[&str]| words.iter().enumerate().all(|(by, of)| stem(at + by) == *of);
    let lost = LOSSES.iter().find(|of| goes_on(of) && lost(of)).map(|of| of.len());
    let sold = || (sells && stem(at) == "sell" && goes_on(&&&["sell"][..])).then_some(1);
    lost.or_else(sold).filter(|_| !is_other).map(|taken| (taken, Kind::Thing))
}

/// The categories of items that somebody is said to be or have: `is a nurse`, `keeps the dog`.
fn said_plainly(vocabulary: &Vocabulary, tokens: &[Token], wishes: &[Wish]) -> Senses {
    let matches = vocabulary.matches(tokens);
    let mut all = 0;
    for at in (1..tokens.len()).filter(|at| !matches[*at].is_empty()) {
        // `works as a judge`
        let is_small = |at: usize| {
            matches!(
                &*tokens[at].word,
                "a" | "an" | "as" | "at" | "for" | "from" | "her" | "his" | "in" | "the" | "to"
            )
        };
        let verb = (0..at).rev().find(|at| !is_small(*at));
        let Some(verb) = verb else { continue };
        if wishes.iter().any(|wish| (wish.start..=wish.verb).contains(&verb)) {
            continue;
        }
        let kind = function::kind(&tokens[verb].word, &tokens[verb].stem);
        let does = vocabulary.uses(&tokens[verb]).verb;
        let acts = matches[verb].is_empty() && words::is_finite(&tokens[verb].word);
        let of = matches[at].iter().fold(0, |all, found| all | 1 << found.of.sense);
        all |= if kind.be || kind.live || acts { of } else { of & does };
    }
    all
}
