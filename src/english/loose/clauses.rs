//! Sentences of several clauses, each of which is read as a sentence of its own: `Ann drank tea or milk, while Bob was in
//! the attic`; `Ann plays the flute and Bob the oboe`.

use itertools::Itertools;

use super::super::mention::Reader;
use super::super::sentence::all_of;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::{JOINING, Read};
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// Words on which clauses depend, or by which one speaks of another.
pub(super) const BOUND: &[&str] =
    &["if", "iff", "only", "otherwise", "respectively", "unless", "vice", "whether"];

/// Words in the second clause that stand for something in the first one.
const POINTING: &[&str] = &[
    "another", "both", "former", "he", "her", "hers", "him", "his", "it", "its", "latter", "other",
    "others", "same", "she", "that", "their", "theirs", "them", "they", "this", "those", "too",
];

/// The most words that a clause without a verb may have.
const MOST_IN_GAP: usize = 10;

/// What two clauses say that are joined and speak of nothing of each other.
pub(super) fn side_by_side(tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let is = |at: usize, words: &[&str]| {
        tokens.get(at).is_some_and(|token| words.contains(&&*token.word))
    };
    if tokens.iter().any(|token| BOUND.contains(&&*token.word)) {
        return None;
    }
    let two = |first: &[Token], second: &[Token]| {
        let points = second.iter().any(|token| POINTING.contains(&&*token.word));
        if points || first.len() < 3 || second.len() < 3 {
            return None;
        }
        all_of(vec![read(first)?, read(second)?])
    };
    // `While Ann drank tea or milk, Bob was in the attic`
    if is(0, &["although", "though", "whereas", "while"]) {
        let comma = tokens.iter().positions(|token| token.word == ",").exactly_one().ok()?;
        return two(&tokens[1..comma], &tokens[comma + 1..]);
    }
    let joins = |at: &usize| {
        is(*at, &[";", "whereas", "while"])
            || is(*at - 1, &[","]) && is(*at, &["and", "but", "though", "although"])
    };
    let joint = (1..tokens.len()).filter(joins).exactly_one().ok()?;
    // `Either … or …, while …` may join the last two of three.
    if is(0, &["either"]) && !is(joint, &[";"]) {
        return None;
    }
    let comma = usize::from(is(joint - 1, &[","]));
    let and = usize::from(is(joint + 1, &["and", "but", "while"]));
    two(&tokens[..joint - comma], &tokens[joint + 1 + and..])
}

/// `Ann plays the flute and Bob the oboe`, `Ann plays the flute; Bob, the oboe`: the verb of the first clause is that of
/// the others.
pub(super) fn without_verb(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    // `two days before Ann` tells of the clause before it.
    const OTHERS: &[&str] = &[
        "'t", "after", "before", "either", "neither", "never", "no", "nor", "not", "or", "than",
        "who", "which", "whose",
    ];
    let is_other = |token: &Token| OTHERS.contains(&&*token.word) || BOUND.contains(&&*token.word);
    if tokens.iter().any(is_other) {
        return None;
    }
    let reader = Reader::new(vocabulary, tokens);
    let by_stops = tokens.iter().any(|token| token.word == ";");
    let ends = |at: usize| match &*tokens[at].word {
        ";" => true,
        "and" | "," | "while" | "whereas" => !by_stops && !reader.is_within_item(at),
        _ => false,
    };
    let mut parts: Vec<Vec<Token>> = Vec::new();
    let mut last = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match ends(at) {
            true => parts.push(std::mem::take(&mut last)),
            // `Bob, the oboe`
            false if by_stops && matches!(&*token.word, "," | "and") => {}
            false => last.push(token.clone()),
        }
    }
    parts.push(last);
    parts.retain(|part| !part.is_empty());
    let (first, others) = parts.split_first()?;
    let is_short = |part: &Vec<Token>| part.len() <= MOST_IN_GAP && read(part).is_none();
    if others.is_empty() || !others.iter().all(is_short) {
        return None;
    }
    let said = read(first)?;
    let (_, object) = of_two(&said)?;
    let kind = reader.sense_of(object);
    let verbs = verbs(vocabulary, first);
    let mut says = vec![said.clone()];
    for part in others {
        let found = verbs.iter().flat_map(|verb| (1..part.len()).map(move |at| (verb, at)));
        let found = found.filter_map(|(verb, at)| {
            let (subject, rest) = part.split_at(at);
            let until = rest.first().filter(|next| JOINING.contains(&&*next.word));
            let kept = until.map_or(Some(verb.len()), |next| {
                verb.iter().position(|token| token.word == next.word)
            })?;
            let says = read(&[subject, &verb[..kept], rest].concat())?;
            let (_, other) = of_two(&says)?;
            (reader.sense_of(other) == kind).then_some(says)
        });
        says.push(found.dedup().exactly_one().ok()?);
    }
    all_of(says)
}

/// The words between the subject and the object of a clause: `plays`, `is from`.
fn verbs(vocabulary: &Vocabulary, clause: &[Token]) -> Vec<Vec<Token>> {
    let reader = Reader::new(vocabulary, clause);
    let item = (0..clause.len()).rfind(|at| !reader.matches[*at].is_empty()).unwrap_or(0);
    let object = (0..=item).rfind(|at| *at == 0 || !reader.kind(at - 1).determiner).unwrap_or(item);
    let ends = reader.nouns(0).into_iter().map(|(end, _)| end).filter(|end| *end < object);
    ends.unique().map(|end| clause[end..object].to_vec()).collect()
}

/// The two that go together, if that is all that is said.
fn of_two(says: &Statement) -> Option<(&Operand, &Operand)> {
    match says {
        Form::Same(a, b) => Some((a, b)),
        _ => None,
    }
}
