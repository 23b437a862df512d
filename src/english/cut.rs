//! A clue to its sentences.

use std::borrow::Cow;

use compact_str::CompactString;

use super::text::cutting::tex;
use super::token::{Token, tokens};
use super::vocabulary::{Pattern, Sense, Vocabulary};
use super::words::Marks;
use super::{
    agents, aside, choice, coloured, family, function, idiom, landmarks, naming, notation,
    paraphrase, queue, remark, same_time, seating, standing, titles,
};
use crate::model::ids::Span;
use crate::syntax::Source;
use crate::syntax::ast::{Clue, Document, Line, LineKind, Name};

/// The sentences of a clue, and where it stands.
pub(super) type Sentences = (Span, Vec<Vec<Token>>);

/// The sentences of the English clues of a document, line by line.
pub(super) fn all(
    vocabulary: &Vocabulary,
    source: &Source,
    document: &Document,
) -> Vec<Option<Sentences>> {
    let of_line = |line: &Line| match &line.kind {
        LineKind::Clue(Clue { english: Some(clue), .. }) => {
            Some((clue.span, sentences(vocabulary, source, clue)))
        }
        _ => None,
    };
    let mut found: Vec<Option<Sentences>> = document.lines.iter().map(of_line).collect();
    mark_common(vocabulary, &mut found);
    same_time::take_out(vocabulary, &mut found);
    found
}

/// Whether a header has years, and a sentence tells when somebody or something came to be.
pub(super) fn tell_of_making(vocabulary: &Vocabulary, sentences: &[Option<Sentences>]) -> bool {
    let mut words = sentences.iter().flatten().flat_map(|(_, parts)| parts).flatten();
    vocabulary.all(Sense::is_of_calendar) != 0
        && words.any(|token| function::is_of_making(&token.word))
}

/// Marks the words in small letters that names have too, where the sentences write names with capitals: `in the west`
/// beside `Ann West`.
fn mark_common(vocabulary: &Vocabulary, sentences: &mut [Option<Sentences>]) {
    let words = sentences.iter().flatten().flat_map(|(_, parts)| parts);
    let proper = vocabulary.where_sense(|sense| vocabulary.are_proper(sense));
    let is_of_name = |of: &Pattern| proper >> of.of.sense & 1 == 1;
    // Most words begin no name.
    let named = vocabulary.patterns.iter().filter(|of| is_of_name(of));
    let firsts = Marks::of(named.filter_map(|of| of.stems.first()).map(CompactString::as_str));
    let is_proper = |tokens: &[Token], is_capital: bool| {
        let is_name = |at: usize| {
            let token = &tokens[at];
            token.is_capital == is_capital
                && firsts.may_have(&token.stem)
                && vocabulary
                    .by_stem
                    .get(&token.stem)
                    .is_some_and(|of| of.iter().any(|of| is_of_name(&vocabulary.patterns[*of])))
        };
        (0..tokens.len()).any(is_name)
    };
    let is_any = |is_capital: bool| words.clone().any(|tokens| is_proper(tokens, is_capital));
    // Who begins a sentence with a name in small letters does not tell names by capitals.
    let is_careless = |tokens: &Vec<Token>| is_proper(&tokens[..tokens.len().min(1)], false);
    if words.clone().any(is_careless) || !is_any(false) || !is_any(true) {
        return;
    }
    let tokens = sentences.iter_mut().flatten().flat_map(|(_, parts)| parts).flatten();
    tokens.filter(|token| !token.is_capital).for_each(|token| token.is_common = true);
}

/// The sentences of a clue, without their full stops. A full stop behind a title, between `no` and a
/// number, or within the name of an item ends none.
fn sentences(vocabulary: &Vocabulary, source: &Source, clue: &Name) -> Vec<Vec<Token>> {
    let said = tex::without(Cow::Borrowed(&source.text[clue.span.range()]));
    let tokens = tokens(&said, clue.span.start as usize);
    let tokens = landmarks::plainly(vocabulary, notation::plainly(tokens));
    let tokens = titles::without(vocabulary, tokens);
    let tokens = without_stops(source, aside::without(vocabulary, tokens));
    let tokens = choice::plainly(vocabulary, idiom::plainly(vocabulary, tokens));
    let tokens = queue::plainly(vocabulary, seating::plainly(vocabulary, tokens));
    let tokens = naming::plainly(vocabulary, agents::plainly(vocabulary, tokens));
    let tokens = standing::plainly(vocabulary, coloured::plainly(vocabulary, tokens));
    let tokens = family::plainly(vocabulary, paraphrase::plainly(vocabulary, tokens));
    let in_name = match tokens.iter().rev().skip(1).any(|token| token.word == ".") {
        true => vocabulary.in_names(&tokens, |_| false),
        false => vec![false; tokens.len()],
    };
    let (tokens, in_name) = remark::without(tokens, in_name);
    let mut found = Vec::new();
    let mut start = 0;
    for (at, token) in tokens.iter().enumerate() {
        let ends = matches!(&*token.word, "." | "!") || is_splice(&tokens, at);
        let abbreviated = at > 0
            && (matches!(&*tokens[at - 1].word, "no" | "nr" | "st")
                || function::is_title(&tokens[at - 1].word))
            && at + 1 < tokens.len();
        if ends && !abbreviated && !in_name[at] {
            if at > start {
                found.push(tokens[start..at].to_vec());
            }
            start = at + 1;
        }
    }
    if start < tokens.len() {
        found.push(tokens[start..].to_vec());
    }
    with_pronouns(with_otherwise(found))
}

/// Whether a comma ends a sentence, since the next one begins with the name that stands before it: `… right above Gil, Gil
/// has tea`.
fn is_splice(tokens: &[Token], comma: usize) -> bool {
    if tokens[comma].word != "," {
        return false;
    }
    let word = |at: usize| tokens.get(at).filter(|token| token.is_capital).map(|token| &token.word);
    let last = comma.checked_sub(1).and_then(word);
    let goes_on = |next: &Token| {
        let is_listed = matches!(&*next.word, "and" | "nor" | "or");
        next.is_word() && !next.is_capital && !is_listed
    };
    last.is_some() && last == word(comma + 1) && tokens.get(comma + 2).is_some_and(goes_on)
}

/// The sentences, each that begins with `otherwise` or `if not` joined to the one before, which begins with `if`.
fn with_otherwise(sentences: Vec<Vec<Token>>) -> Vec<Vec<Token>> {
    let mut joined: Vec<Vec<Token>> = Vec::new();
    let begins = |of: &[Token], words: &[&str]| {
        words.iter().enumerate().all(|(at, word)| of.get(at).is_some_and(|of| of.word == *word))
    };
    for sentence in sentences {
        let goes_on = begins(&sentence, &["otherwise"]) || begins(&sentence, &["if", "not", ","]);
        match joined.last_mut().filter(|last| goes_on && begins(last, &["if"])) {
            Some(last) => {
                last.push(sentence[0].renamed(";"));
                last.extend(sentence);
            }
            None => joined.push(sentence),
        }
    }
    joined
}

/// The sentences, each that begins with `he` or `she` joined to the one before, whose subject it may stand for.
fn with_pronouns(sentences: Vec<Vec<Token>>) -> Vec<Vec<Token>> {
    let mut joined: Vec<Vec<Token>> = Vec::new();
    for sentence in sentences {
        let pronoun = sentence.first().filter(|first| matches!(&*first.word, "he" | "she"));
        // `He who drinks tea` is nobody of whom was told.
        let goes_on = pronoun.filter(|_| sentence.get(1).is_none_or(|next| next.word != "who"));
        const DEPENDS: &[&str] = &["either", "if", "neither", "unless"];
        let depends = |token: &Token| DEPENDS.contains(&&*token.word);
        let alone = joined.last_mut().filter(|last| !last.iter().any(depends));
        match (alone, goes_on) {
            (Some(last), Some(pronoun)) => {
                last.push(Token { word: "and".into(), stem: "and".into(), ..pronoun.clone() });
                last.extend(sentence);
            }
            _ => joined.push(sentence),
        }
    }
    joined
}

/// The tokens without the full stops of short units within a sentence: `147 ft. tall`.
fn without_stops(source: &Source, mut tokens: Vec<Token>) -> Vec<Token> {
    // Most sentences have none within.
    if !tokens.iter().rev().skip(1).any(|token| token.word == ".") {
        return tokens;
    }
    const SHORT: &[&str] = &[
        "ft", "m", "km", "cm", "kg", "in", "lb", "lbs", "oz", "yd", "yds", "mi", "hr", "hrs",
        "min", "mins", "sq",
    ];
    let goes_on = |next: &Token| {
        source.text[next.span.range()].starts_with(|c: char| c.is_lowercase() || c == ',')
    };
    const FIRMS: &[&str] = &["inc", "co", "corp", "ltd", "jr", "sr"];
    let is_firm = |at: usize| {
        tokens[at].word == "."
            && at > 0
            && FIRMS.contains(&&*tokens[at - 1].word)
            && tokens.get(at + 1).is_some_and(goes_on)
    };
    let is_short = |at: usize| {
        tokens[at].word == "."
            && at > 1
            && SHORT.contains(&&*tokens[at - 1].word)
            && tokens[at - 2].word.starts_with(|c: char| c.is_ascii_digit())
            && tokens.get(at + 1).is_some_and(goes_on)
    };
    // `in 618 A.D.`
    let is_era = |at: usize| {
        let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
        let is_numbered = at > 0 && word(at - 1).bytes().all(|byte| byte.is_ascii_digit());
        let letters = [word(at), word(at + 1), word(at + 2), word(at + 3)];
        is_numbered
            && matches!(letters, ["a", ".", "d", "."] | ["b", ".", "c", "."])
            && tokens.get(at + 4).is_none_or(goes_on)
    };
    if let Some(at) = (0..tokens.len()).find(|at| is_era(*at)) {
        tokens.drain(at..at + 4);
        return without_stops(source, tokens);
    }
    let stops: Vec<usize> = (0..tokens.len()).filter(|at| is_short(*at) || is_firm(*at)).collect();
    stops.into_iter().rev().for_each(|at| drop(tokens.remove(at)));
    tokens
}
