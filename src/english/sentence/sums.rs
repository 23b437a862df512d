//! What two rows have together: `Ann and Bob spent a total of $30`, `The harp and the clock cost $30 together`.
//!
//! The language adds no values up, but it can say which pairs of values are possible.

use super::super::mention::Reader;
use super::super::vocabulary::{Senses, Thing};
use super::super::words;
use super::{all_of, and, same};
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// Words behind those who have something together.
const JOINTLY: &[&str] = &["between them", "jointly", "together"];

/// Words before what they have together.
const TOTALS: &[&str] = &[
    "a combined",
    "a combined total of",
    "a grand total of",
    "a total of",
    "an overall total of",
    "exactly",
    "the sum of",
];

/// Words behind it.
const IN_ALL: &[&str] =
    &["all told", "altogether", "between them", "combined", "in all", "in total", "together"];

/// Behind [`TOTALS`], what tells of no sum alone.
const PLAIN: &str = "exactly";

impl Reader<'_> {
    /// `a and b paid a total of $30`, where values of one category tell of it.
    pub(super) fn sums(&self, start: usize) -> Vec<(usize, Statement)> {
        let joins = |at: usize| {
            self.any(at, JOINTLY).is_some()
                || self.any(at, IN_ALL).is_some()
                || self.any(at, TOTALS).is_some() && self.word(at) != PLAIN
        };
        if !self.vocabulary.is_loose || !(start..self.end()).any(joins) {
            return Vec::new();
        }
        let of_two =
            self.lists(start).into_iter().filter_map(|(end, of)| match <[_; 2]>::try_from(of) {
                Ok(two) => Some((end, two)),
                Err(_) => None,
            });
        of_two.filter_map(|(end, [a, b])| self.sum_of(end, &a, &b)).collect()
    }

    /// What is said of two rows behind their names, if it is a sum.
    fn sum_of(&self, at: usize, a: &Operand, b: &Operand) -> Option<(usize, Statement)> {
        let together = self.any(at, JOINTLY);
        let verb = together.unwrap_or(at);
        let acts = words::is_finite(self.word(verb)) && self.matches.get(verb)?.is_empty();
        let total = self.any(verb + 1, TOTALS);
        let number = total.unwrap_or(verb + 1);
        let is_total = total.is_some() && self.word(verb + 1) != PLAIN;
        self.tokens.get(number).filter(|_| acts)?;
        let amount = self.amount(number)?;
        let sum: f64 = amount.number.text.parse().ok()?;
        let (end, senses) = self.summed(number)?;
        let in_all = self.any(end, IN_ALL);
        let end = in_all.unwrap_or(end);
        let is_sum = together.is_some() || is_total || in_all.is_some();
        if !is_sum || end != self.end() || super::is_same_item(a, b) || senses.count_ones() != 1 {
            return None;
        }
        // A couple has what it has.
        if let Some((men, women)) = self.men_and_women() {
            let people = self.sense_of(a) | self.sense_of(b);
            if people & men != 0 && people & women != 0 {
                return None;
            }
        }
        let says = self.pairs_of_sum(senses.trailing_zeros() as usize, sum, a, b)?;
        Some((end, says))
    }

    /// Where an amount ends, and the categories of whose values it is one.
    fn summed(&self, number: usize) -> Option<(usize, Senses)> {
        let scaled = self
            .vocabulary
            .all(|of| of.scale.as_ref().is_some_and(|scale| !scale.clock) && !of.is_of_calendar());
        let amount = self.amount(number)?;
        let noun = number + 1;
        let own = self.uses(noun).own & scaled;
        let (end, senses) = match &amount.unit {
            Some(unit) => {
                let is_signed = !self.word(number).starts_with(|c: char| c.is_alphanumeric());
                let of_unit = self.vocabulary.all(|of| unit.is_of(of)) & scaled;
                (if is_signed { noun } else { noun + 1 }, of_unit)
            }
            None if own != 0 => (noun + 1, own),
            None => (noun, scaled),
        };
        Some((end, senses))
    }

    /// That two rows have the values of one of the pairs that make a sum.
    fn pairs_of_sum(&self, sense: usize, sum: f64, a: &Operand, b: &Operand) -> Option<Statement> {
        let of = &self.vocabulary.senses[sense];
        let values = of.scale.as_ref()?.values.iter().map(|value| value.to_string().parse::<f64>());
        let values: Vec<f64> = values.collect::<Result<_, _>>().ok()?;
        let span = a.name.span;
        let value = |item: usize| self.vocabulary.item_operand(Thing { sense, item }, span);
        let mut pairs = Vec::new();
        for (first, x) in values.iter().enumerate() {
            for (second, y) in values.iter().enumerate() {
                if first != second && (x + y - sum).abs() < 1e-9 {
                    let one = same(a.clone(), value(first), self);
                    pairs.push(and(one, same(b.clone(), value(second), self)));
                }
            }
        }
        let any = match pairs.len() {
            0 => return None,
            1 => pairs.pop()?,
            _ => Form::Or(pairs),
        };
        all_of(vec![Form::Different(a.clone(), b.clone()), any])
    }
}
