//! A sentence without what tells nothing of the puzzle, and with plain words for some turns of speech.

use itertools::Itertools;

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words;
use super::skeleton;

/// A turn of speech in plain words, if a sentence has it.
type Turn = fn(&Reader<'_>) -> Option<Vec<Token>>;

/// A sentence in somewhat plainer words.
pub(super) fn plainer(vocabulary: &Vocabulary, tokens: &[Token]) -> Vec<Token> {
    let turns: &[Turn] = &[
        without_brackets,
        without_idle,
        without_number,
        not_yet,
        never_without,
        by_the_time,
        to_a_close,
        things_between,
        neighbor_on_each_side,
        nothing_but,
        there_is_none,
        without_first_verb,
    ];
    let turned =
        |said: Vec<Token>, turn: &Turn| turn(&Reader::new(vocabulary, &said)).unwrap_or(said);
    turns.iter().fold(tokens.to_vec(), turned)
}

/// Whether a word names nothing and orders, denies and counts nothing.
fn is_idle(reader: &Reader<'_>, at: usize) -> bool {
    const IDLE: &[&str] =
        &["all", "he", "it", "one", "she", "that", "they", "those", "this", "which", "who"];
    let word = reader.word(at);
    reader.tokens.get(at).is_some_and(Token::is_word)
        && (!skeleton::stays(reader, at) || IDLE.contains(&word))
        && !reader.is_within_item(at)
        && reader.matches[at].is_empty()
        && !matches!(word, "except" | "unlike" | "besides")
        && (!reader.tokens[at].is_capital || at == 0)
}

/// The same without brackets with words that name nothing.
fn without_brackets(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let open = (0..reader.tokens.len()).find(|at| reader.word(*at) == "(")?;
    let close = (open..reader.tokens.len()).find(|at| reader.word(*at) == ")")?;
    let is_idle = (open + 1..close).all(|at| is_idle(reader, at));
    is_idle.then(|| reader.without(open..close + 1))
}

/// `the last` for `the last of the five`, of as many as there are.
fn without_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let rows = reader.vocabulary.rows();
    let is_all = |at: &usize| {
        let of = reader.any(*at, &["of the", "of all"]);
        let is_number = |end: usize| {
            words::number(&[reader.word(end)]).is_some_and(|(number, _)| number as usize == rows)
                && !reader.kind(end + 1).thing
                && !reader.is_within_item(end + 1)
        };
        of.is_some_and(is_number) && !reader.is_within_item(*at)
    };
    (1..reader.end()).find(is_all).map(|at| reader.without(at..at + 3))
}

/// `is last` for `brought the evening to a close`.
fn to_a_close(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BRINGING: &[&str] = &["bring", "bringing", "brings", "brought"];
    let close =
        |at: usize| reader.any(at, &["to a close", "to an end", "to its close", "to its end"]);
    let verb = (1..reader.end()).find(|at| BRINGING.contains(&reader.word(*at)))?;
    let end = (verb + 1..reader.end()).take(4).find_map(close)?;
    let names_none = !(verb..end).any(|at| reader.is_within_item(at));
    (reader.vocabulary.has_order && names_none)
        .then(|| reader.with(verb..end, &reader.tokens[verb].saying("is last")))
}

/// `one house is between` for `one painting hangs between`, where things hang in the row.
fn things_between(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_free = |at: usize| {
        reader.tokens.get(at).is_some_and(Token::is_word)
            && !reader.is_within_item(at)
            && reader.matches[at].is_empty()
    };
    if !reader.vocabulary.has_order {
        return None;
    }
    (0..reader.end()).find_map(|at| {
        words::number(&[reader.word(at)])?;
        let between = (at + 2..reader.end()).take(3).find(|at| reader.word(*at) == "between")?;
        let first = reader.kind(at + 1);
        let is_thing = !first.preposition && !first.be && !first.person;
        let said = if reader.word(at) == "one" { "house is" } else { "houses are" };
        (is_thing && (at + 1..between).all(is_free))
            .then(|| reader.with(at + 1..between, &reader.tokens[at + 1].saying(said)))
    })
}

/// `is directly between A and B` for `has A for a neighbor on one side and B on the other`.
fn neighbor_on_each_side(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SIDE: &[&str] = &["for a neighbor on one side", "for a neighbour on one side"];
    (2..reader.end()).find_map(|at| {
        let end = reader.any(at, SIDE).filter(|end| reader.word(*end) == "and")?;
        let verb = (1..at).rev().find(|at| matches!(reader.word(*at), "had" | "has"))?;
        let (other, last) =
            (end..reader.end()).find_map(|at| Some((at, reader.any(at, &["on the other"])?)))?;
        let tokens = reader.tokens;
        let said = tokens[verb].saying("is directly between");
        (last == reader.end())
            .then(|| [&tokens[..verb], &said, &tokens[verb + 1..at], &tokens[end..other]].concat())
    })
}

/// `found a boot` for `found nothing but a boot`.
fn nothing_but(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ONLY: &[&str] = &["none other than", "nothing but", "nothing other than"];
    (1..reader.end()).find_map(|at| Some(reader.without(at..reader.any(at, ONLY)?)))
}

/// `the map is not in the cave` for `there was no map in the cave`.
fn there_is_none(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const NONE: &[&str] = &["there is no", "there was no", "there were no", "there are no"];
    let end = reader.any(0, NONE)?;
    let last = reader.matches.get(end)?.iter().map(|of| of.end).max()?;
    let tokens = reader.tokens;
    let is_there = matches!(reader.word(last), "in" | "at" | "on" | "inside");
    is_there.then(|| {
        let (the, is_not) = (tokens[0].saying("the"), tokens[0].saying("is not"));
        [&the, &tokens[end..last], &is_not, &tokens[last..]].concat()
    })
}

/// `Pam found a boot` for `Pam dug all day and found a boot`.
fn without_first_verb(reader: &Reader<'_>) -> Option<Vec<Token>> {
    (2..reader.end()).find_map(|at| {
        let start = (1..at).rev().find(|start| reader.ends_item(*start))?;
        let kind = reader.kind(at + 1);
        let goes_on = !kind.determiner && !kind.preposition && is_idle(reader, at + 1);
        let is_joint = reader.word(at) == "and" && goes_on && start < at;
        (is_joint && (start..at).all(|at| is_idle(reader, at)))
            .then(|| reader.without(start..at + 1))
    })
}

/// `does not go` for `has yet to go`.
fn not_yet(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const YET: &[&str] = &["had yet to", "has yet to", "have yet to"];
    (1..reader.end()).find_map(|at| {
        let end = reader.any(at, YET)?;
        Some(reader.with(at..end, &reader.tokens[at].saying("does not")))
    })
}

/// `travels with a map` for `never travels without a map`.
fn never_without(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let never = (1..reader.end()).find(|at| matches!(reader.word(*at), "never" | "nowhere"))?;
    let without = (never + 1..reader.end()).take(4).find(|at| reader.word(*at) == "without")?;
    let names_none = !(never..without).any(|at| reader.is_within_item(at));
    names_none.then(|| reader.with(never..without + 1, &reader.tokens[never].saying("has")))
}

/// `finished before Ann came` for `had already finished by the time Ann came`.
fn by_the_time(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BY_THEN: &[&str] = &["by the time", "when"];
    let found = (2..reader.end()).find_map(|at| Some((at, reader.any(at, BY_THEN)?)));
    let (at, end) = found?;
    let is_over = (0..at).any(|at| reader.word(at) == "already");
    is_over.then(|| reader.with(at..end, &reader.tokens[at].saying("before")))
}

/// A sentence without what stands between commas and names nothing: `Kip, a klutz by his own admission, enrolled`.
fn without_idle(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let marks: Vec<usize> =
        (0..reader.tokens.len()).filter(|at| matches!(reader.word(*at), "," | ";")).collect();
    let mut gone = vec![false; reader.tokens.len()];
    let bounds = marks.iter().copied().chain([reader.end()]);
    for (left, right) in bounds.tuple_windows() {
        let is_aside = reader.word(left) == "," && reader.word(right) != ";" && right > left + 1;
        if is_aside && (left + 1..right).all(|at| is_idle(reader, at)) {
            // The comma behind an aside goes with it.
            let end = if reader.word(right) == "," { right + 1 } else { right };
            gone[left..end].fill(true);
        }
    }
    let first = marks.first().copied().filter(|end| *end > 0 && reader.word(*end) == ",");
    // `To nobody's surprise, …`
    let is_feeling = |end: usize| {
        end == 4
            && reader.word(0) == "to"
            && matches!(reader.word(1), "everybody" | "everyone" | "nobody")
            && reader.word(2) == "'s"
            && is_idle(reader, 3)
    };
    let is_gone = |end: &usize| is_feeling(*end) || (0..*end).all(|at| is_idle(reader, at));
    if let Some(end) = first.filter(is_gone) {
        gone[..=end].fill(true);
    }
    let is_any = gone.contains(&true);
    let kept = reader.tokens.iter().zip(gone).filter(|(_, gone)| !gone);
    is_any.then(|| kept.map(|(token, _)| token.clone()).collect())
}
