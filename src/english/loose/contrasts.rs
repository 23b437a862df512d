//! Two facts that are set against each other: `If Ann didn't order the stew, then Bo did`, `Although Ann sits to the left of
//! Bo, she is to the right of Cy`, `Unlike Ann, who ordered the stew, Bo chose the paella`, `Ann ordered not the stew but
//! the paella`.
//!
//! Each is read as sentences of its own with all the words that they share, so that nothing is taken from a sentence but
//! what it says.

use super::super::function;
use super::super::mention::Reader;
use super::super::sentence::{self, all_of, is_same_item};
use super::super::sexes;
use super::super::token::{Token, phrase};
use super::super::vocabulary::{Senses, Vocabulary};
use super::Read;
use super::clauses::BOUND;
use super::parts::of_subject;
use super::pronouns;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// Words beside which nobody knows what is denied, or of what.
const OTHERS: &[&str] = &[
    "also", "and", "both", "but", "either", "if", "neither", "never", "nor", "only", "or", "other",
    "same", "than", "unless", "whether",
];

/// What a sentence says that sets two facts against each other.
pub(super) fn set_against(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let first = tokens.first()?;
    match &*first.word {
        "if" => so_does_other(vocabulary, tokens, read),
        "although" | "though" | "whereas" | "while" => conceded(vocabulary, &tokens[1..], read),
        "even" => {
            let rest = tokens.strip_prefix(&tokens[..1])?;
            (rest.first()?.word == "though").then_some(())?;
            conceded(vocabulary, &rest[1..], read)
        }
        "unlike" => unlike_who(vocabulary, tokens, read),
        _ => None,
    }
    .or_else(|| not_but(vocabulary, tokens, read))
    .or_else(|| rather_than(vocabulary, tokens, read))
    .or_else(|| it_was_not_other(tokens, read))
    .or_else(|| neither_there_nor_beside(vocabulary, tokens, read))
}

/// What stands in front of the only comma, and behind it.
pub(super) fn halves(tokens: &[Token]) -> Option<(&[Token], &[Token])> {
    let mut commas = (1..tokens.len()).filter(|at| tokens[*at].word == ",");
    let (comma, None) = (commas.next()?, commas.next()) else { return None };
    Some((&tokens[..comma], &tokens[comma + 1..]))
}

/// Whether a sentence has one of some words.
pub(super) fn has(tokens: &[Token], words: &[&str]) -> bool {
    tokens.iter().any(|token| words.contains(&&*token.word))
}

/// Whether a statement says what goes together, and no more.
pub(super) fn is_fact(says: &Statement) -> bool {
    matches!(says, Form::Same(..) | Form::In(..))
}

/// Where the words end for the row of which a clause tells.
pub(super) fn subject(vocabulary: &Vocabulary, clause: &[Token]) -> Option<usize> {
    let reader = Reader::new(vocabulary, clause);
    let ends = reader.nouns(0).into_iter().map(|(end, _)| end);
    ends.filter(|end| reader.begins_predicate(*end)).max()
}

/// The whole verb that is denied at the beginning of what is told of a row, if that is the only denial: `did` of `didn't
/// order the stew`.
fn denied_verb(told: &[Token]) -> Option<&str> {
    const SHORT: &[(&str, &str)] = &[
        ("didn", "did"),
        ("doesn", "does"),
        ("hadn", "had"),
        ("hasn", "has"),
        ("isn", "is"),
        ("wasn", "was"),
    ];
    let [verb, denial, rest @ ..] = told else { return None };
    let is_denied = matches!(&*denial.word, "'t" | "not") && !has(rest, &["'t", "not"]);
    let full = SHORT.iter().find(|(short, _)| *short == verb.word);
    is_denied.then(|| full.map_or(&*verb.word, |(_, full)| full))
}

/// What is so, if a statement says but that it isn't. A verb with its auxiliary is read only where it is denied.
fn affirmed(says: Statement) -> Option<Statement> {
    match says {
        Form::Different(a, b) => Some(Form::Same(a, b)),
        Form::Not(inner) => is_fact(&inner).then_some(*inner),
        _ => None,
    }
}

/// `If Ann didn't order the stew, then Bo did`: `then Bo did order the stew`.
fn so_does_other(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    const DOING: &[&str] = &["did", "does", "has", "is", "was"];
    let (condition, then) = halves(tokens)?;
    let condition = &condition[1..];
    let then = match then {
        [first, rest @ ..] if first.word == "then" => rest,
        _ => then,
    };
    let (does, other) = then.split_last()?;
    if !DOING.contains(&&*does.word) || has(other, OTHERS) || has(condition, OTHERS) {
        return None;
    }
    let reader = Reader::new(vocabulary, other);
    let is_row = reader.nouns(0).into_iter().any(|(end, _)| end == other.len());
    let end = subject(vocabulary, condition)?;
    let denied = &condition[end..];
    // `is` stands for `isn't`, and `does` for `doesn't`.
    let is_same_verb = denied_verb(denied)? == does.word;
    let not_so = read(condition)?;
    affirmed(not_so.clone())?;
    let other = affirmed(read(&[other, denied].concat())?)?;
    (is_row && is_same_verb).then(|| Form::If(Box::new((not_so, other))))
}

/// `Although Ann sits to the left of Bo, she is to the right of Cy`, with the name for which the pronoun stands.
fn conceded(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    /// Words in the second clause that stand for something else of the first one.
    const POINTING: &[&str] = &[
        "another", "did", "does", "do", "former", "her", "hers", "him", "his", "its", "latter",
        "one", "other", "others", "same", "so", "that", "their", "theirs", "them", "they", "this",
        "those", "too",
    ];
    let (first, second) = halves(tokens)?;
    if has(tokens, BOUND) || first.len() < 3 || second.len() < 3 {
        return None;
    }
    if let Some(says) = than_either(vocabulary, first, second, read) {
        return Some(says);
    }
    let points = |token: &Token, next: Option<&Token>| {
        // `did not`, `the one in red`
        let is_told = next.is_some_and(|next| match &*token.word {
            "one" => next.word == "who" || function::kind(&next.word, &next.stem).preposition,
            _ => function::denies(&next.word),
        });
        POINTING.contains(&&*token.word) && !is_told
    };
    let mut rest = second[1..].iter().enumerate();
    if rest.any(|(at, token)| points(token, second.get(at + 2))) {
        return None;
    }
    if let Some(named) = pronouns::with_name(vocabulary, first, second) {
        return all_of(vec![read(first)?, read(&named)?]);
    }
    the_other_way(vocabulary, first, second, read)
}

/// `Although Ann sits to the left of Bo, she is to the right of Cy`: nobody would concede of Bo, who is to the right of Ann,
/// that he is to the right of Cy.
fn the_other_way(
    vocabulary: &Vocabulary,
    first: &[Token],
    second: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let (pronoun, rest) = second.split_first()?;
    let end = subject(vocabulary, first)?;
    let name = &first[..end];
    let fits = match &*pronoun.word {
        "he" | "she" => sexes::may_be(vocabulary, name, &pronoun.word),
        "it" => Reader::new(vocabulary, name).persons() & items_of(vocabulary, name) == 0,
        _ => false,
    };
    if !fits || has(first, OTHERS) && !has(first, &["than"]) {
        return None;
    }
    let (a, b) = (read(first)?, read(&[name, rest].concat())?);
    let (one, other) = (direction(&a)?, direction(&b)?);
    let is_other_way = one.values == other.values && one.is_before != other.is_before;
    (is_same_item(one.of, other.of) && is_other_way).then(|| Form::And(vec![a, b]))
}

/// On which side of another one a row is, in the row or by the values of a category.
struct Direction<'s> {
    of: &'s Operand,
    values: Option<&'s str>,
    is_before: bool,
}

fn direction(says: &Statement) -> Option<Direction<'_>> {
    match says {
        Form::Order { a, side, steps: None, .. } => {
            Some(Direction { of: a, values: None, is_before: side.is_smaller() })
        }
        Form::Than { a, function, by: None, more, .. } => {
            Some(Direction { of: a, values: Some(&function.text), is_before: !more })
        }
        Form::Not(inner) => direction(inner).map(|of| Direction { is_before: !of.is_before, ..of }),
        _ => None,
    }
}

/// The categories of all items that some words name.
fn items_of(vocabulary: &Vocabulary, tokens: &[Token]) -> Senses {
    vocabulary.matches(tokens).into_iter().flatten().fold(0, |all, of| all | 1 << of.of.sense)
}

/// `Ann paid less than Bo` and `Cy paid more than either of them`: more than Ann and more than Bo.
fn than_either(
    vocabulary: &Vocabulary,
    first: &[Token],
    second: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    const OF_THEM: &[&str] = &["than both of them", "than either", "than either of them"];
    let than = second.iter().rposition(|token| token.word == "than")?;
    let is_whole = |said: &str| phrase(&second[than..], said) == Some(second.len() - than);
    OF_THEM.iter().any(|said| is_whole(said)).then_some(())?;
    if has(first, OTHERS) && !has(first, &["than"]) || has(&second[..than], OTHERS) {
        return None;
    }
    let reader = Reader::new(vocabulary, first);
    let (a, b) = reader.two_named(first.len())?;
    let compared = read(first)?;
    let more = |of: &[Token]| read(&[&second[..=than], of].concat());
    let is_order = |says: &Statement| matches!(says, Form::Than { .. } | Form::Order { .. });
    let says = vec![compared, more(&a)?, more(&b)?];
    says.iter().all(is_order).then(|| all_of(says))?
}

/// `Unlike Ann, who ordered the stew, Bo chose the paella`: Ann ordered the stew, and not the paella.
fn unlike_who(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let mut commas = (1..tokens.len()).filter(|at| tokens[*at].word == ",");
    let (open, close, None) = (commas.next()?, commas.next()?, commas.next()) else {
        return None;
    };
    let (name, aside, main) = (&tokens[1..open], &tokens[open + 1..close], &tokens[close + 1..]);
    if has(main, OTHERS) || main.iter().any(|token| function::denies(&token.word)) {
        return None;
    }
    let reader = Reader::new(vocabulary, name);
    reader.nouns(0).into_iter().any(|(end, _)| end == name.len()).then_some(())?;
    let told = read(&of_subject(vocabulary, name, aside)?)?;
    let said = read(main).filter(is_fact)?;
    let end = subject(vocabulary, main)?;
    let other = read(&[name, &main[end..]].concat()).filter(is_fact)?;
    // Of what somebody else is from, nothing is told by what one bought.
    let kinds = |of: &Statement| match of {
        Form::Same(a, b) => [a, b].map(|of| of.category.as_ref().map(|of| of.text.clone())),
        _ => [None, None],
    };
    (kinds(&told) == kinds(&said)).then(|| all_of(vec![told, said, sentence::not(other)]))?
}

/// `Ann ordered not the stew but the paella`, `Ann isn't at table 1 but at table 3`: the one is not so, and the other is.
fn not_but(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let at = |words: &[&str]| {
        let mut found = (1..tokens.len()).filter(|at| words.contains(&&*tokens[*at].word));
        let only = found.next()?;
        found.next().is_none().then_some(only)
    };
    let (not, but) = (at(&["'t", "not"])?, at(&["but"])?);
    if not + 1 >= but || but + 1 >= tokens.len() || has(&tokens[..not], OTHERS) {
        return None;
    }
    let comma = usize::from(tokens[but - 1].word == ",");
    let (denied, told) = (&tokens[not + 1..but - comma], &tokens[but + 1..]);
    if has(denied, OTHERS) || has(denied, &[","]) || has(told, OTHERS) || has(told, &[","]) {
        return None;
    }
    let end = subject(vocabulary, tokens).filter(|end| *end < not)?;
    let of = |until: usize, words: &[Token]| read(&[&tokens[..until], words].concat());
    let reader = Reader::new(vocabulary, tokens);
    let is_auxiliary =
        tokens[not].word == "'t" || reader.kind(end).be || reader.kind(end).auxiliary;
    // `ordered not the stew`
    if end + 1 != not || !is_auxiliary {
        are_alike(vocabulary, told, denied).then_some(())?;
        return one_and_not_other(of(not, told)?, of(not, denied)?);
    }
    // `didn't order the stew`, `isn't the baker`
    let kind = reader.kind(not + 1);
    let is_object =
        kind.determiner || kind.preposition || reader.kind(end).be || reader.items(not + 1) != 0;
    let verb = usize::from(!is_object);
    let denied = denied.get(verb..).filter(|denied| !denied.is_empty())?;
    are_alike(vocabulary, told, denied).then_some(())?;
    let until = not + 1 + verb;
    one_and_not_other(affirmed(of(until, told)?)?, affirmed(of(until, denied)?)?)
}

/// What is so and what is not so, of a row of which both are told with the same words.
fn one_and_not_other(so: Statement, not_so: Statement) -> Option<Statement> {
    let is_of_same = match (&so, &not_so) {
        (Form::Same(a, b), Form::Same(c, d)) => {
            is_same_item(a, c) != is_same_item(b, d) || is_same_item(a, d) != is_same_item(b, c)
        }
        (Form::In(a, _) | Form::Same(a, _), Form::In(b, _) | Form::Same(b, _)) => {
            is_same_item(a, b)
        }
        _ => false,
    };
    is_of_same.then(|| Form::And(vec![so, sentence::not(not_so)]))
}

/// Whether two things are told with the same preposition, or none, and begin with items of the same kind: of `isn't at table
/// 1 but Bo is` the second is told of somebody else.
fn are_alike(vocabulary: &Vocabulary, told: &[Token], denied: &[Token]) -> bool {
    let first = |of: &[Token]| {
        let reader = Reader::new(vocabulary, of);
        let preposition = reader.kind(0).preposition.then(|| reader.word(0).to_owned());
        let start = usize::from(preposition.is_some());
        let start = start + usize::from(reader.kind(start).determiner);
        (preposition, reader.items(start), reader.is_house(start))
    };
    let ((a, kind, is_place), (b, other, is_other_place)) = (first(told), first(denied));
    let is_kind = kind & other != 0 || kind | other == 0 && is_place && is_other_place;
    a == b && is_kind
}

/// `Ann ordered the paella rather than the stew`, `instead of the stew`, `the paella, not the stew`.
fn rather_than(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let joint = |at: usize| {
        let said = ["rather than", "instead of", ", not", ", and not", "and not"];
        said.iter().find_map(|said| phrase(&tokens[at..], said)).map(|words| at + words)
    };
    let (at, next) = (2..tokens.len()).find_map(|at| Some((at, joint(at)?)))?;
    let is_bound = |of: &[Token]| {
        has(of, OTHERS) || has(of, &[","]) || of.iter().any(|token| function::denies(&token.word))
    };
    let first = &tokens[..at - usize::from(tokens[at - 1].word == ",")];
    let denied = &tokens[next..];
    if is_bound(first) || is_bound(denied) {
        return None;
    }
    let joint = denied.first()?;
    let end = subject(vocabulary, first)?;
    let reader = Reader::new(vocabulary, first);
    // The verb ends where what is told begins: `ordered`, `has`.
    let object = (end + 1..first.len())
        .find(|at| reader.kind(*at).determiner || !reader.matches[*at].is_empty())?;
    let is_joined = function::kind(&joint.word, &joint.stem).preposition;
    let begin = object - usize::from(is_joined && reader.kind(object - 1).preposition);
    let noun = as_one(&reader, object, denied);
    are_alike(vocabulary, &first[begin..], &noun).then_some(())?;
    one_and_not_other(read(first)?, read(&[&first[..begin], &noun].concat())?)
}

/// `the blue cloth` for `the blue one` beside `the green cloth`.
fn as_one(reader: &Reader<'_>, object: usize, denied: &[Token]) -> Vec<Token> {
    let item = object + usize::from(reader.kind(object).determiner);
    let noun = reader.matches.get(item).and_then(|of| of.iter().map(|of| of.end).max());
    let mut denied = denied.to_vec();
    if let (Some(noun), Some(one)) = (noun.and_then(|at| reader.tokens.get(at)), denied.last_mut())
        && one.word == "one"
    {
        *one = one.renamed(&noun.word);
    }
    denied
}

/// `It was Ann who ordered the stew, not Bo`.
fn it_was_not_other(tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let start = phrase(tokens, "it was").or_else(|| phrase(tokens, "it is"))?;
    let who = (start + 1..tokens.len())
        .find(|at| matches!(&*tokens[*at].word, "that" | "which" | "who"))?;
    let mut commas = (1..tokens.len()).filter(|at| tokens[*at].word == ",");
    let (comma, None) = (commas.next()?, commas.next()) else { return None };
    let not = tokens.get(comma + 1).filter(|not| not.word == "not" && comma > who + 1)?;
    let (name, told, other) = (&tokens[start..who], &tokens[who + 1..comma], &tokens[comma + 2..]);
    if has(told, OTHERS) || has(name, OTHERS) || has(other, OTHERS) || told.contains(not) {
        return None;
    }
    let of = |name: &[Token]| match read(&[name, told].concat())? {
        Form::Same(a, b) => Some((a, b)),
        _ => None,
    };
    let ((a, b), (c, d)) = (of(name)?, of(other)?);
    // Not of what she ordered is this told, but of who did.
    let kind = |of: &Operand| of.category.as_ref().map(|of| of.text.clone());
    (is_same_item(&b, &d) && !is_same_item(&a, &c) && kind(&a) == kind(&c))
        .then(|| Form::And(vec![Form::Same(a, b), Form::Different(c, d)]))
}

/// `Ann sits neither at the table with the green cloth nor next to it`.
fn neither_there_nor_beside(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    const BESIDE: &[&str] = &[
        "adjacent to it",
        "beside it",
        "immediately next to it",
        "next door to it",
        "next to it",
        "right next door to it",
        "right next to it",
    ];
    let neither = (1..tokens.len()).find(|at| tokens[*at].word == "neither")?;
    let nor = (neither + 1..tokens.len()).find(|at| tokens[*at].word == "nor")?;
    let beside = &tokens[nor + 1..];
    let is_whole = |said: &&&str| phrase(beside, said) == Some(beside.len());
    BESIDE.iter().find(is_whole)?;
    let place = &tokens[neither + 1..nor];
    let reader = Reader::new(vocabulary, place);
    let row = usize::from(reader.kind(0).preposition);
    let is_row = reader.nouns(row).into_iter().any(|(end, _)| end == place.len());
    let before = &tokens[..neither];
    if !is_row || has(before, OTHERS) || has(place, OTHERS) {
        return None;
    }
    // `Ann is the one with the green cloth`, who sits there
    let one = || {
        let end = subject(vocabulary, tokens).filter(|end| *end < neither)?;
        let with = row + 2;
        (reader.is_house(row + 1) && reader.word(with) == "with").then_some(())?;
        read(&[&tokens[..end], &place[0].saying("is the one"), &place[with..]].concat())
    };
    let there = read(&[before, place].concat()).or_else(one).filter(is_fact)?;
    let joint = &beside[..beside.len() - 1];
    let near = read(&[before, joint, &place[row..]].concat())?;
    let is_near = matches!(near, Form::NextTo(..));
    is_near.then(|| Form::And(vec![sentence::not(there), sentence::not(near)]))
}
