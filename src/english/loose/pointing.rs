//! Words that point to what was named before: `Her surname is Hill` behind `Anita plays the flute`, `This musician is from
//! York`, `the latter`.

use std::ops::Range;

use super::super::function;
use super::super::mention::Reader;
use super::super::sexes;
use super::super::token::{Token, phrase};
use super::super::vocabulary::Vocabulary;
use super::elided::owned_noun;
use super::passing::is_for_people;
use super::pronouns;
use super::row_ends::ROWS;

/// Words by which a sentence tells of a second one besides its subject.
const RELATING: &[&str] = &[
    "after", "ahead", "before", "behind", "beside", "between", "if", "left", "next", "opposite",
    "right", "than", "unless", "with",
];

/// The sentences of a clue with names for what points to names before.
pub(in super::super) fn resolved(vocabulary: &Vocabulary, parts: &[Vec<Token>]) -> Vec<Vec<Token>> {
    let mut said: Vec<Vec<Token>> = Vec::with_capacity(parts.len());
    let parts = parts.iter().flat_map(|part| before_theirs(part));
    for part in parts {
        let before = said.last().map_or(&[][..], Vec::as_slice);
        if let Some(joined) = with_neither(before, part) {
            said.pop();
            said.push(joined);
            continue;
        }
        if let Some(joined) = at_other_end(vocabulary, before, part) {
            said.pop();
            said.push(joined);
            continue;
        }
        let by_order = of_two(vocabulary, before, part);
        let resolved = by_order
            .or_else(|| of_subject(vocabulary, before, part))
            .or_else(|| it_is_not(vocabulary, before, part))
            .or_else(|| pronouns::with_name(vocabulary, before, part))
            .or_else(|| one_of_several(vocabulary, before, part));
        let resolved = resolved.unwrap_or_else(|| part.to_vec());
        let in_full = owned_noun(&Reader::new(vocabulary, &resolved));
        said.push(in_full.unwrap_or(resolved));
    }
    said
}

/// A sentence divided where a semicolon stands before what is somebody's: `The fir is Ann's; her surname isn't Hill`.
fn before_theirs(part: &[Token]) -> impl Iterator<Item = &[Token]> {
    let is_theirs = |at: usize| {
        let next = part.get(at + 1);
        next.is_some_and(|next| matches!(&*next.word, "her" | "his" | "its" | "their"))
    };
    let at = (2..part.len()).find(|at| part[*at].word == ";" && is_theirs(*at));
    let (first, rest) = part.split_at(at.unwrap_or(part.len()));
    [first, rest.get(1..).unwrap_or_default()].into_iter().filter(|part| !part.is_empty())
}

/// `Ada sits next to Ben; neither of them is from York` for two sentences, of which the second one tells of both who are
/// named in the first one.
fn with_neither(before: &[Token], part: &[Token]) -> Option<Vec<Token>> {
    const TWO: &[&str] =
        &["neither of them", "neither of the two", "neither of these two", "neither of those two"];
    let first = part.first().filter(|first| first.word == "neither" && !before.is_empty())?;
    let is_told = TWO.iter().any(|two| phrase(part, two).is_some());
    let kind = function::kind(&part.get(1)?.word, &part[1].stem);
    let of_them = ["neither", "of", "them"].map(|word| first.renamed(word));
    let rest = match is_told {
        true => part.to_vec(),
        false if kind.be || kind.auxiliary => [&of_them[..], &part[1..]].concat(),
        false => return None,
    };
    Some([before, &[first.renamed(";")], &rest[..]].concat())
}

/// `The cellist is not Ann, and the cellist is not the one who …` for `It isn't Ann, and it isn't the one who …`, behind a sentence
/// that speaks of nobody but the cellist.
fn it_is_not(vocabulary: &Vocabulary, before: &[Token], part: &[Token]) -> Option<Vec<Token>> {
    const DENIALS: &[&str] = &["it isn 't", "it is not", "it wasn 't", "it was not"];
    let denial = |at: usize| DENIALS.iter().find_map(|of| phrase(part.get(at..)?, of));
    denial(0).filter(|_| !before.is_empty())?;
    let subject = &before[..subject(vocabulary, before)?];
    let names = vocabulary.matches(part);
    let mut said = Vec::new();
    let mut at = 0;
    while at < part.len() {
        let begins = at == 0 || matches!(&*part[at - 1].word, "," | "and");
        match denial(at).filter(|_| begins) {
            Some(length) => {
                let end = at + length;
                // `It isn't Ann who plays the flute` tells of nobody before.
                let ends = |token: &Token| matches!(&*token.word, "," | "that" | "who");
                let clause = part[end..].iter().position(ends).map_or(part.len(), |at| end + at);
                let is_cleft = part.get(clause).is_some_and(|token| token.word != ",");
                if is_cleft && (end..clause).any(|at| !names[at].is_empty()) {
                    return None;
                }
                said.extend_from_slice(subject);
                said.extend(part[at].saying("is not"));
                at = end;
            }
            None if part[at].word == "it" => return None,
            None => {
                said.push(part[at].clone());
                at += 1;
            }
        }
    }
    Some(said)
}

/// `Ann is at one end, and the cook is at the other end` for two sentences, of which the second one tells who is at the end
/// where Ann is not: `The nurse at the other end is the cook`, `The cook is at the other end`.
fn at_other_end(vocabulary: &Vocabulary, before: &[Token], part: &[Token]) -> Option<Vec<Token>> {
    const OTHER: &str = "at the other end";
    let one = before.windows(3).position(|of| phrase(of, "at one end").is_some())?;
    let other = (1..part.len()).find(|at| phrase(&part[*at..], OTHER).is_some())?;
    let behind = other + 4;
    let row = ROWS.iter().find_map(|row| phrase(&part[behind..], row)).unwrap_or(0);
    let rest = &part[behind + row..];
    let is_be = |token: &Token| matches!(&*token.word, "is" | "was");
    let who = match rest {
        [] => part[..other].split_last().filter(|(last, _)| is_be(last))?.1,
        [first, who @ ..] => {
            let is_row = other == 2
                && part[0].word == "the"
                && vocabulary.matches(part)[1].is_empty()
                && part[1].is_word();
            (is_row && is_be(first)).then_some(who)?
        }
    };
    let of_row = &before[one + 3..];
    let is_whole = ROWS.iter().any(|row| phrase(of_row, row) == Some(of_row.len()));
    if !of_row.is_empty() && !is_whole {
        return None;
    }
    let is_open = |of: &Token| {
        function::denies(&of.word)
            || function::is_own(&of.word)
            || matches!(&*of.word, "," | "and" | "or" | "if" | "unless")
    };
    if before.iter().chain(who).any(is_open) {
        return None;
    }
    let say = |words: &str| part[0].saying(words);
    Some([&before[..one + 3], &say("and"), who, &say("is at the other end")].concat())
}

/// `Neither Ann nor Bob is from York` for `Neither she nor Bob is from York`.
pub(super) fn one_of_several(
    vocabulary: &Vocabulary,
    before: &[Token],
    part: &[Token],
) -> Option<Vec<Token>> {
    let [first, rest @ ..] = part else { return None };
    let [pronoun, joint, ..] = rest else { return None };
    let is_led = match &*first.word {
        "neither" => joint.word == "nor",
        "either" => joint.word == "or",
        "both" => joint.word == "and",
        _ => false,
    };
    let is_somebody = matches!(&*pronoun.word, "he" | "she");
    // `Neither she nor her sister` tells of somebody else's.
    let goes_on = rest[1..].iter().any(|token| {
        matches!(&*token.word, "he" | "she" | "they" | "them") || function::is_own(&token.word)
    });
    if !is_led || !is_somebody || goes_on {
        return None;
    }
    let named = pronouns::with_name(vocabulary, before, rest)?;
    Some([std::slice::from_ref(first), &named].concat())
}

/// `the cellist is from York` for `the latter is from York`, where two things were named before.
fn of_two(vocabulary: &Vocabulary, before: &[Token], part: &[Token]) -> Option<Vec<Token>> {
    let points =
        |two: &[Token]| two[0].word == "the" && matches!(&*two[1].word, "former" | "latter");
    let at = part.windows(2).position(points)?;
    let context = if at == 0 { before } else { &part[..at] };
    let named = items(&Reader::new(vocabulary, context));
    let [first, second] = &named[..] else { return None };
    let of = if part[at + 1].word == "former" { first } else { second };
    let name = &context[of.clone()];
    let article = &part[at..=at];
    let is_name = name[0].is_capital;
    Some([&part[..at], if is_name { &[] } else { article }, name, &part[at + 2..]].concat())
}

/// Where items stand, one behind the other.
fn items(reader: &Reader<'_>) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (start, of) in reader.matches.iter().enumerate() {
        let is_within = found.last().is_some_and(|last| start < last.end);
        let end = of.iter().map(|of| of.end).max();
        found.extend(end.filter(|_| !is_within).map(|end| start..end));
    }
    found
}

/// `Anita's surname is Hill` for `Her surname is Hill`, `Anita is from York` for `This musician is from York`, behind a
/// sentence that speaks of nobody but Anita.
fn of_subject(vocabulary: &Vocabulary, before: &[Token], part: &[Token]) -> Option<Vec<Token>> {
    let [first, second, rest @ ..] = part else { return None };
    let is_own = matches!(&*first.word, "her" | "his");
    let is_person = is_for_people(&second.stem)
        || sexes::is_for_people(vocabulary, second) && vocabulary.matches(part)[1].is_empty();
    let is_this = first.word == "this" && is_person;
    if before.is_empty() || !is_own && !is_this {
        return None;
    }
    let subject = subject(vocabulary, before)?;
    Some(match is_own {
        true => [&before[..subject], &[first.renamed("'s")], &part[1..]].concat(),
        false => [&before[..subject], rest].concat(),
    })
}

impl Reader<'_> {
    /// Whether a word is none of `6 years old`, which may tell of people as a noun does.
    fn is_no_value(&self, at: usize) -> bool {
        self.matches[at].is_empty() && self.word(at) != "old"
    }
}

/// Where the subject of a sentence ends that speaks of nobody else.
pub(super) fn subject(vocabulary: &Vocabulary, tokens: &[Token]) -> Option<usize> {
    let reader = Reader::new(vocabulary, tokens);
    let ends = reader.nouns(0).into_iter().map(|(end, _)| end);
    // `The nurse's neighbor has tea. She …`
    let is_others = |end: usize| {
        reader.is_possessive(end)
            && (is_for_people(reader.stem(end + 1))
                || matches!(reader.stem(end + 1), "friend" | "neighbor" | "neighbour"))
    };
    let end = ends.filter(|end| reader.begins_predicate(*end) && !is_others(*end)).max()?;
    let persons = vocabulary.of_persons() & vocabulary.lists();
    // Who is the vet is the vet.
    let denies = |token: &Token| function::denies(&token.word);
    let is_same = reader.kind(end).be && !tokens.iter().any(denies);
    let is_other = |at: usize| {
        RELATING.contains(&reader.word(at))
            || !is_same && reader.matches[at].iter().any(|of| persons >> of.of.sense & 1 == 1)
            // `He` may be the drinker behind `Bob isn't the milk drinker`.
            || !is_same && reader.uses(at).agent != 0 && reader.is_no_value(at)
            || !is_same && reader.word(at) == "who" && reader.word(at - 1) != ","
            || is_for_people(reader.stem(at))
    };
    (!(end..tokens.len()).any(is_other)).then_some(end)
}
