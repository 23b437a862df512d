//! Clauses that go on with a pronoun: `Ann did not pay $10, and her surname is not Dunn`, `Ann's surname isn't Dunn, nor
//! did she buy the vase`. The second is read with the name for which the pronoun stands.

use itertools::Itertools;

use super::super::function::denies;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::sentence::all_of;
use super::super::sentence::referents::may_point_to_other;
use super::super::sexes::{self, Sex};
use super::super::token::{Token, phrase};
use super::super::vocabulary::Vocabulary;
use super::super::words;
use super::Read;
use super::clauses::BOUND;
use super::passing::is_for_people;
use super::pointing;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Words in the second clause that stand for something else of the first one.
const POINTING: &[&str] = &[
    "another", "both", "former", "hers", "him", "itself", "latter", "other", "others", "same",
    "their", "theirs", "them", "they", "this", "those", "too",
];

/// What two clauses say of which the second goes on with a pronoun.
pub(super) fn going_on(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    if tokens.iter().any(|token| BOUND.contains(&&*token.word)) {
        return None;
    }
    (3..tokens.len()).rev().find_map(|joint| {
        let comma = usize::from(tokens[joint - 1].word == ",");
        let first = &tokens[..joint - comma];
        let second = in_full(vocabulary, first, &tokens[joint..])?;
        all_of(vec![read(first)?, read(&second)?])
    })
}

/// `Ann's surname is not Dunn` for `and her surname is not Dunn`, `Ann did not buy the vase` for `nor did she buy the vase`.
fn in_full(vocabulary: &Vocabulary, first: &[Token], clause: &[Token]) -> Option<Vec<Token>> {
    let (joint, rest) = clause.split_first()?;
    let said = match &*joint.word {
        "and" | "but" | ";" | "while" => {
            let and = rest.first().filter(|next| joint.word == ";" && next.word == "and");
            rest[usize::from(and.is_some())..].to_vec()
        }
        "nor" => return nor(vocabulary, first, rest),
        _ => return None,
    };
    let points = |token: &Token| POINTING.contains(&&*token.word);
    if said.len() < 3 {
        return None;
    }
    if let Some(named) = neither_of_them(vocabulary, first, &said) {
        return Some(named);
    }
    if said[1..].iter().any(points) {
        return None;
    }
    let named = with_name(vocabulary, first, &said);
    let named = named.or_else(|| pointing::one_of_several(vocabulary, first, &said));
    named.or_else(|| that_person(vocabulary, first, &said))
}

/// `neither Ann nor Bob went` for `neither of them went` behind `Neither Ann nor Bob is the cook`.
fn neither_of_them(vocabulary: &Vocabulary, first: &[Token], said: &[Token]) -> Option<Vec<Token>> {
    let of_them = phrase(said, "neither of them")?;
    phrase(first, "neither")?;
    let reader = Reader::new(vocabulary, first);
    let ends = |at: usize| reader.nouns(at).into_iter().map(|(end, _)| end);
    let nor = ends(1).find(|end| reader.word(*end) == "nor")?;
    let end = ends(nor + 1).filter(|end| reader.begins_predicate(*end)).max()?;
    Some([&first[..end], &said[of_them..]].concat())
}

/// What two clauses say of which one is true or both are: `Ann was born in 1946, or she is from Rome`.
pub(super) fn one_or_other(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    const OTHERS: &[&str] = &["and", "but", "either", "neither", "nor", "than"];
    let is_other = |token: &Token| {
        OTHERS.contains(&&*token.word) || BOUND.contains(&&*token.word) || denies(&token.word)
    };
    if tokens.iter().any(is_other) {
        return None;
    }
    let or = tokens.iter().positions(|token| token.word == "or").exactly_one().ok()?;
    let first = tokens.get(..or.checked_sub(1)?).filter(|_| tokens[or - 1].word == ",")?;
    let second = with_name(vocabulary, first, &tokens[or + 1..])?;
    let fact = |of: &[Token]| read(of).filter(|says| matches!(says, Form::Same(..) | Form::In(..)));
    Some(Form::Or(vec![fact(first)?, fact(&second)?]))
}

/// `Ann is not from York` for `that person is not from York`.
fn that_person(vocabulary: &Vocabulary, first: &[Token], said: &[Token]) -> Option<Vec<Token>> {
    let [that, person, rest @ ..] = said else { return None };
    (that.word == "that" && person.word == "person").then_some(())?;
    let name = &first[..antecedent(vocabulary, first)?];
    is_person(vocabulary, name).then(|| [name, rest].concat())
}

/// `Ann did not buy the vase` for `did she buy the vase`, `Ann is not the cook` for `is she the cook`: of the subject of the
/// clause before, which denies something too.
fn nor(vocabulary: &Vocabulary, first: &[Token], rest: &[Token]) -> Option<Vec<Token>> {
    let [does, pronoun, rest @ ..] = rest else { return None };
    let reader = Reader::new(vocabulary, first);
    let is_verb = matches!(&*does.word, "did" | "does" | "had" | "has" | "is" | "was" | "will");
    let is_pronoun = matches!(&*pronoun.word, "he" | "it" | "she");
    let is_denied = first.iter().any(|token| denies(&token.word))
        && !first.iter().any(|token| matches!(&*token.word, "and" | "but"));
    let acts = |end: &usize| {
        reader.is_possessive(*end) || reader.kind(*end).be || reader.kind(*end).auxiliary
    };
    let end = reader.nouns(0).into_iter().map(|(end, _)| end).filter(acts).max()?;
    if !is_verb || !is_pronoun || !is_denied || rest.is_empty() {
        return None;
    }
    let name = &first[..end];
    let is_somebody = is_person(vocabulary, name) && sexes::may_be(vocabulary, name, &pronoun.word);
    let not = does.renamed("not");
    (is_somebody != (pronoun.word == "it")).then(|| [name, &[does.clone(), not], rest].concat())
}

/// A sentence with the name for which its first word stands, a pronoun, where those before it speak of nobody else.
pub(super) fn with_name(
    vocabulary: &Vocabulary,
    before: &[Token],
    said: &[Token],
) -> Option<Vec<Token>> {
    let (pronoun, rest) = said.split_first()?;
    let is_own = match &*pronoun.word {
        "he" | "she" | "it" | "they" => false,
        "her" | "his" | "its" | "their" => true,
        _ => return None,
    };
    if may_point_to_other(vocabulary, before, &pronoun.word) {
        return None;
    }
    // `Ann has only one neighbour, and it is the cook` tells of the neighbour.
    const NEIGHBORS: &[&str] = &["neighbor", "neighbors", "neighbour", "neighbours"];
    if before.iter().any(|token| NEIGHBORS.contains(&&*token.word)) {
        return None;
    }
    // `He who drinks tea` is nobody of whom was told.
    if rest.first()?.word == "who" {
        return None;
    }
    let end = antecedent(vocabulary, before)
        .or_else(|| compared(vocabulary, before, rest))
        .or_else(|| {
            denied_name(vocabulary, before).filter(|_| matches!(&*pronoun.word, "he" | "she"))
        })
        .or_else(|| only_of_sex(vocabulary, before, &pronoun.word))?;
    let name = &before[..end];
    let are_several = matches!(&*pronoun.word, "they" | "their");
    let is_thing = are_several || matches!(&*pronoun.word, "it" | "its");
    // `The onions won second prize, but they weren't Ann's`
    let is_plural = name.last()?.word.ends_with('s');
    if are_several && !is_plural {
        return None;
    }
    let fits = match is_person(vocabulary, name) {
        true => !is_thing && sexes::may_be(vocabulary, name, &pronoun.word),
        false => is_thing,
    };
    if !fits {
        return None;
    }
    let mark = pronoun.renamed("'s");
    Some(match &*rest[0].word {
        _ if is_own => [name, &[mark], rest].concat(),
        // `she's`
        "'s" => [name, &[pronoun.renamed("is")], &rest[1..]].concat(),
        _ => [name, rest].concat(),
    })
}

/// Where the name ends of whom or of what a clause speaks: its subject, or whose name it tells.
fn antecedent(vocabulary: &Vocabulary, clause: &[Token]) -> Option<usize> {
    whose_name(vocabulary, clause).or_else(|| pointing::subject(vocabulary, clause))
}

/// Ann of `Ann is older than the cook, but she isn't the smith`: of the cook it would tell nothing. So it is if what goes on
/// names but one thing, which is of the same category as the one behind `than`, or if it denies the most of what is compared.
fn compared(vocabulary: &Vocabulary, clause: &[Token], goes_on: &[Token]) -> Option<usize> {
    let senses = |tokens: &[Token]| {
        let reader = Reader::new(vocabulary, tokens);
        reader
            .matches
            .iter()
            .filter(|of| !of.is_empty())
            .map(|of| (of.len(), of[0].of.sense))
            .collect_vec()
    };
    let than = clause.iter().position(|token| token.word == "than")?;
    let is_plain =
        !goes_on.iter().any(|token| matches!(&*token.word, "after" | "before" | "next" | "than"));
    let is_told = match (&senses(&clause[than..])[..], &senses(goes_on)[..]) {
        ([(1, other)], [(1, told)]) => other == told,
        (_, []) => is_short_of_extreme(&clause[..than], goes_on),
        _ => false,
    };
    pointing::subject(vocabulary, &clause[..than]).filter(|_| is_told && is_plain)
}

/// Ann of `Ann is older than Bob, and her car is red`: nobody else of whom the clause tells is a woman.
fn only_of_sex(vocabulary: &Vocabulary, clause: &[Token], pronoun: &str) -> Option<usize> {
    let sex = match pronoun {
        "he" | "his" => Sex::Male,
        "her" | "she" => Sex::Female,
        _ => return None,
    };
    let reader = Reader::new(vocabulary, clause);
    let persons = vocabulary.of_persons() | vocabulary.names | vocabulary.folk;
    let is_person = |of: &&Match| persons >> of.of.sense & 1 == 1;
    let name = reader.matches.first()?.iter().find(is_person)?;
    let others = reader.matches[name.end..].iter().flatten();
    let is_other = |of: &Match| sexes::told(vocabulary, of).is_some_and(|told| told != sex);
    let is_nobody = |at: usize| !reader.is_human(at) && reader.uses(at).agent == 0;
    let tells_of_nobody_else = others.into_iter().all(is_other)
        && (name.end..clause.len()).all(|at| is_nobody(at) || reader.is_within_item(at));
    (sexes::told(vocabulary, name) == Some(sex)
        && reader.begins_predicate(name.end)
        && tells_of_nobody_else)
        .then_some(name.end)
}

/// Whether a clause denies the most of what the one before compares: `is not the newest` behind `is newer`.
fn is_short_of_extreme(comparing: &[Token], denial: &[Token]) -> bool {
    let is_of = |extreme: &str, word: &str| match extreme {
        "most" => word == "more",
        "least" => matches!(word, "fewer" | "less"),
        // `newer` has become another word already.
        "newest" => matches!(word, "later" | "younger"),
        _ => extreme.strip_suffix("est").is_some_and(|stem| word.strip_suffix("er") == Some(stem)),
    };
    let extreme = denial.windows(2).find_map(|of| (of[0].word == "the").then_some(&of[1].word));
    denial.iter().any(|token| denies(&token.word))
        && extreme.is_some_and(|extreme| comparing.iter().any(|token| is_of(extreme, &token.word)))
}

/// Ann of `Ann isn't Moss` and `Ann isn't the one who won`: who goes on with `she` in the same sentence tells of Ann.
fn denied_name(vocabulary: &Vocabulary, clause: &[Token]) -> Option<usize> {
    let reader = Reader::new(vocabulary, clause);
    let persons = vocabulary.of_persons();
    let name = |at: usize| {
        let of = reader.matches.get(at)?.iter().find(|of| persons >> of.of.sense & 1 == 1)?;
        clause[at].is_capital.then_some(of.end)
    };
    let be = name(0).filter(|be| reader.is_be_or_denied(*be))?;
    let not = matches!(reader.word(be + 1), "not" | "'t").then_some(be + 2)?;
    let one = reader.any(not, &["the one who", "the person who"]);
    let is_nobody = |at: usize| name(at).is_none() && !is_for_people(reader.stem(at));
    let is_one = one.is_some_and(|one| (one..clause.len()).all(is_nobody));
    (is_one || name(not)? == clause.len()).then_some(be)
}

/// Ann of `Ann's surname is either Hill or Dunn`, if nobody else is named by other names.
fn whose_name(vocabulary: &Vocabulary, clause: &[Token]) -> Option<usize> {
    let reader = Reader::new(vocabulary, clause);
    let mut owners = reader.nouns(0).into_iter().map(|(end, _)| end);
    let end = owners.find(|end| reader.is_possessive(*end))?;
    let verb = (end + 1..end + 4).find(|at| {
        reader.kind(*at).be || reader.kind(*at).auxiliary || words::is_finite(reader.word(*at))
    })?;
    let named = (end + 1..verb).fold(0, |all, at| all | reader.uses(at).own);
    let persons = vocabulary.of_persons();
    let is_other = |at: usize| {
        let others = reader.matches[at].iter().any(|of| (persons & !named) >> of.of.sense & 1 == 1);
        others || is_for_people(reader.stem(at)) || reader.word(at) == "than"
    };
    (named != 0 && !(verb..clause.len()).any(is_other)).then_some(end)
}

/// Whether the words for a row tell of somebody.
fn is_person(vocabulary: &Vocabulary, name: &[Token]) -> bool {
    let reader = Reader::new(vocabulary, name);
    let persons = reader.persons();
    (0..name.len()).any(|at| {
        reader.is_human(at)
            || reader.word(at) == "who"
            || reader.uses(at).agent != 0
            || reader.matches[at].iter().any(|of| persons >> of.of.sense & 1 == 1)
    })
}
