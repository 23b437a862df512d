//! Nouns that are not said again, or said again in other words: `the green cap or the black one`, `Ann's birthday is before
//! Bob's, and Bob's is in May`, `…, and the speaker is from Rome`.

use itertools::Itertools;

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// `the black cap` for `the black one` behind `either the green cap or`.
pub(super) fn one_of_kind(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let senses = |end: usize| {
        let of = reader.matches[..end].iter().flatten().filter(move |of| of.end == end);
        of.map(|of| of.of.sense)
    };
    let noun_of = |at: usize| {
        let is_one = matches!(reader.word(at), "one" | "ones");
        let sense = is_one.then(|| senses(at).next()).flatten()?;
        let start = (0..at).rfind(|at| reader.word(*at) == "the")?;
        let joined = matches!(reader.word(start.checked_sub(1)?), "and" | "nor" | "or");
        let is_noun = |noun: &usize| {
            reader.uses(*noun).own >> sense & 1 == 1
                && reader.matches[*noun].is_empty()
                && senses(*noun).any(|of| of == sense)
        };
        (0..start).filter(|_| joined).find(is_noun).map(|noun| (at, noun))
    };
    let (at, noun) = (3..reader.end()).find_map(noun_of)?;
    Some(reader.with(at..at + 1, &[reader.tokens[at].renamed(reader.word(noun))]))
}

/// `and Bob's birthday is in May` for `and Bob's is in May` behind `Ann's birthday is before Bob's`.
pub(super) fn owned_noun(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_name = |end: usize| {
        let mut of = reader.matches[..end].iter().flatten().filter(|of| of.end == end);
        of.any(|_| true)
    };
    let is_verb = |at: usize| {
        let kind = reader.kind(at);
        kind.be || kind.live || words::is_finite(reader.word(at)) && reader.matches[at].is_empty()
    };
    let owner = |at: usize| at > 0 && reader.is_possessive(at) && is_name(at);
    let first = (1..reader.end()).find(|at| owner(*at))?;
    // `favourite subject` of `Ann's favourite subject is art`
    let noun = first + 1;
    let is_free = |at: usize| {
        reader.matches.get(at).is_some_and(Vec::is_empty)
            && reader.tokens[at].is_word()
            && !is_verb(at)
    };
    let verb = (noun + 1..noun + 4).find(|at| !is_free(*at))?;
    let is_noun = is_free(noun) && is_verb(verb);
    let begins = |at: usize| {
        let start = reader.matches[..at].iter().rposition(|of| of.iter().any(|of| of.end == at));
        start
            .and_then(|start| start.checked_sub(1))
            .is_some_and(|joint| matches!(reader.word(joint), "and" | "but" | "while" | "whereas"))
    };
    let at = (verb + 1..reader.end())
        .find(|at| is_noun && owner(*at) && begins(*at) && is_verb(at + 1))?;
    let again = (noun..verb).map(|noun| reader.tokens[at].renamed(reader.word(noun)));
    Some(reader.with(at + 1..at + 1, &again.collect_vec()))
}

/// `who does park on Elm Street` for `who does` at the end of a sentence whose subject, by an aside, does not park there.
pub(super) fn who_does(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let does =
        reader.end().checked_sub(2).filter(|at| matches!(reader.word(*at), "that" | "who"))? + 1;
    matches!(reader.word(does), "does" | "did").then_some(())?;
    let open = (1..does).find(|at| {
        reader.word(*at) == "," && matches!(reader.word(at + 1), "that" | "which" | "who")
    })?;
    let is_denied =
        matches!(reader.word(open + 2), "did" | "didn" | "do" | "does" | "doesn" | "don")
            && matches!(reader.word(open + 3), "'t" | "not");
    let verb = is_denied.then_some(open + 4)?;
    let close = (verb..does).find(|at| reader.word(*at) == ",")?;
    // What else is denied or told there would be told of both.
    let is_plain = (verb..close)
        .all(|at| !matches!(reader.word(at), "and" | "but" | "nor" | "or" | "not" | "'t"));
    let said =
        [&reader.tokens[..=does], &reader.tokens[verb..close], &reader.tokens[reader.end()..]];
    is_plain.then(|| said.concat())
}

/// `was on ethics and did not come from Rome` for `was on ethics, and the speaker did not come from Rome`, where each row has one
/// speaker and the first clause names none.
pub(super) fn and_the_speaker(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let people = reader.persons() | reader.vocabulary.names | reader.vocabulary.folk;
    let joint = (2..reader.end()).find(|at| {
        reader.word(*at) == ","
            && matches!(reader.word(at + 1), "and" | "but")
            && reader.word(at + 2) == "the"
    })?;
    let noun = joint + 3;
    let own = reader.uses(noun).own & people & reader.vocabulary.lists();
    let verb = reader.kind(noun + 1);
    let is_noun = own.count_ones() == 1 && reader.matches.get(noun)?.is_empty();
    let goes_on = verb.be || verb.auxiliary || reader.is_be_or_denied(noun + 1);
    let mut first = reader.matches[..joint].iter().flatten();
    let names_person = first.any(|of| people >> of.of.sense & 1 == 1);
    let is_plain = !(0..joint).any(|at| {
        reader.kind(at).person
            || matches!(
                reader.word(at),
                "," | "if" | "either" | "after" | "before" | "than" | "next"
            )
    });
    (is_noun && goes_on && !names_person && is_plain).then(|| reader.without(noun - 1..noun + 1))
}
