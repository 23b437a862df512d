//! Who is beside whom where the positions stand in no row: `Ann lives next door to Bob` is told by the numbers of the houses,
//! if the header lists these, and tells else only that Ann and Bob are two.

use itertools::Itertools;

use super::mention::Reader;
use super::sexes;
use super::token::Token;
use super::vocabulary::{Sense, Vocabulary};
use crate::model::Number;
use crate::model::statement::{Comparison, Form};
use crate::syntax::ast::{Name, Operand, Statement};

/// Headings of numbers that stand at places in a row.
const NUMBERED: &[&str] = &[
    "address",
    "apartment",
    "berth",
    "booth",
    "bungalow",
    "cabin",
    "cottage",
    "desk",
    "flat",
    "house",
    "lane",
    "lock",
    "locker",
    "lot",
    "room",
    "seat",
    "slip",
    "stall",
    "stand",
    "suite",
    "table",
    "tent",
];

/// By what is told who is beside whom.
pub(super) struct Settled {
    pub(super) says: Statement,
    /// The heading of the numbers; `None` if nothing more is told than who is somebody else.
    pub(super) numbers: Option<Name>,
}

/// What a statement says that puts somebody beside another one, where the positions stand in no row. `sentences`: its words.
pub(super) fn settled(
    vocabulary: &Vocabulary,
    says: &Statement,
    sentences: &[Vec<Token>],
) -> Option<Settled> {
    // Who sits beside somebody does not live there.
    let sits = |token: &Token| {
        matches!(
            &*token.word,
            "sat" | "sit" | "sits" | "sitting" | "stand" | "standing" | "stands" | "stood"
        )
    };
    let is_sitting = sentences.iter().flatten().any(sits);
    let places = vocabulary.all(|sense| is_numbered(sense, is_sitting));
    if places.count_ones() == 1 {
        let sense = &vocabulary.senses[places.trailing_zeros() as usize];
        let numbers = Numbers { name: &sense.name, step: step(sense)? };
        return Some(Settled { says: numbers.told(says)?, numbers: Some(sense.name.clone()) });
    }
    // Which of several numbers is meant, or what else stands there, nobody knows.
    let has_places = places != 0 || vocabulary.headed(NUMBERED) != 0;
    if has_places || !tells_of_persons(vocabulary, sentences) {
        return None;
    }
    Some(Settled { says: apart(says)?, numbers: None })
}

/// Whether a category is of the numbers of places: `room`, `house number`, but not `rooms` or `house price`.
fn is_numbered(sense: &Sense, is_sitting: bool) -> bool {
    const SEATS: &[&str] = &["berth", "booth", "desk", "lane", "seat", "stall", "stand", "table"];
    let mut words = sense.heading.split(' ');
    let noun = words.next().unwrap_or_default();
    let is_number = |word: &str| matches!(word, "#" | "no" | "no." | "number");
    let is_place = NUMBERED.contains(&noun) && (!is_sitting || SEATS.contains(&noun));
    is_place && words.all(is_number) && sense.currency.is_none() && sense.unit.is_none()
}

/// Whether all that is named is somebody, none of whom is part of a couple: beside her own car somebody may stand.
fn tells_of_persons(vocabulary: &Vocabulary, sentences: &[Vec<Token>]) -> bool {
    const REACH: usize = 5;
    const COUPLES: &[&str] = &["bride", "groom", "husband", "partner", "spouse", "wife"];
    let persons = vocabulary.of_persons();
    let is_told = |tokens: &Vec<Token>| {
        let reader = Reader::new(vocabulary, tokens);
        // `the woman with the cap`
        let is_somebodys = |at: usize| {
            let before = (at.saturating_sub(REACH)..at).rev();
            let mut before = before.take_while(|at| reader.matches[*at].is_empty());
            before.any(|at| {
                reader.kind(at).person
                    || matches!(reader.word(at), "one" | "who" | "whoever" | "whose")
                    || sexes::sex_of(reader.word(at)).is_some()
            })
        };
        (0..tokens.len()).all(|at| {
            let mut of = reader.matches[at].iter();
            of.all(|of| persons >> of.of.sense & 1 == 1) || is_somebodys(at)
        })
    };
    vocabulary.headed(COUPLES) == 0 && sentences.iter().all(is_told)
}

/// How much the number of a place is more than that of the one before, if that is the same for all.
fn step(sense: &Sense) -> Option<Number> {
    let values = sense.scale.as_ref()?.values.iter().sorted();
    values.tuple_windows().map(|(low, high)| high - low).dedup().exactly_one().ok()
}

/// The numbers of places in a row.
struct Numbers<'a> {
    name: &'a Name,
    step: Number,
}

impl Numbers<'_> {
    fn told(&self, says: &Statement) -> Option<Statement> {
        Some(match says {
            Form::NextTo(a, b) => self.apart(a, b, 1),
            Form::Apart(count, a, b) => self.apart(a, b, *count),
            Form::HousesBetween(count, a, b) => self.apart(a, b, count + 1),
            Form::DirectlyBetween(a, b, c) => Form::And(vec![
                self.apart(a, b, 1),
                self.apart(a, c, 1),
                Form::Different(b.clone(), c.clone()),
            ]),
            Form::And(all) => Form::And(all.iter().map(|of| self.told(of)).collect::<Option<_>>()?),
            Form::Not(inner) => Form::Not(Box::new(self.told(inner)?)),
            other if super::sentence::puts_in_order(other) => return None,
            other => other.clone(),
        })
    }

    fn apart(&self, a: &Operand, b: &Operand, steps: u32) -> Statement {
        let amount = (self.step * Number::from(steps)).normalize().to_string();
        Form::Difference {
            function: Name { span: a.name.span, ..self.name.clone() },
            of: (a.clone(), b.clone()),
            comparison: Comparison::Equal,
            amount: Name::new(amount, a.name.span),
        }
    }
}

/// Those who are beside each other are not one: what is denied tells nothing.
fn apart(says: &Statement) -> Option<Statement> {
    Some(match says {
        Form::NextTo(a, b) | Form::Apart(_, a, b) => Form::Different(a.clone(), b.clone()),
        Form::Between(a, b, c) | Form::DirectlyBetween(a, b, c) => {
            Form::AllDifferent(vec![a.clone(), b.clone(), c.clone()])
        }
        Form::And(all) => Form::And(all.iter().map(apart).collect::<Option<_>>()?),
        other if super::sentence::puts_in_order(other) => return None,
        other => other.clone(),
    })
}
