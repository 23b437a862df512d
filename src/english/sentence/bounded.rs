//! Comparisons by at least or at most so much: `paid at least $20 more than Bob`, `left less than an hour after Ann`.

use super::super::compare;
use super::super::mention::Reader;
use super::super::token::Token;
use crate::model::statement::{Comparison, Form, Term};
use crate::syntax::ast::{Name, Operand, Statement};

/// Before an amount: how the difference is compared with it.
const BOUNDS: &[(&str, Comparison)] = &[
    ("at least", Comparison::AtLeast),
    ("at most", Comparison::AtMost),
    ("fewer than", Comparison::Less),
    ("less than", Comparison::Less),
    ("more than", Comparison::Greater),
    ("no fewer than", Comparison::AtLeast),
    ("no less than", Comparison::AtLeast),
    ("no more than", Comparison::AtMost),
    ("not less than", Comparison::AtLeast),
    ("not more than", Comparison::AtMost),
    ("over", Comparison::Greater),
    ("under", Comparison::Less),
];

impl Reader<'_> {
    /// The readings of a sentence with such a bound; `None` if it has none.
    pub(super) fn with_bound(&self) -> Option<Vec<Statement>> {
        let may_have = |token: &Token| {
            matches!(&*token.word, "fewer" | "least" | "less" | "more" | "most" | "over" | "under")
        };
        if !self.vocabulary.is_loose || !self.tokens.iter().any(may_have) {
            return None;
        }
        let (at, next, comparison) = (1..self.end()).find_map(|at| self.bound_of_amount(at))?;
        let tokens = self.without(at..next);
        let inner = Reader::new(self.vocabulary, &tokens);
        let read = inner.readings(0, inner.end());
        let bounded = |says: &Statement| self.loosened(says, next, comparison);
        Some(read.iter().filter_map(bounded).collect())
    }

    /// `at least`, before an amount by which something is more or less than something else.
    fn bound_of_amount(&self, at: usize) -> Option<(usize, usize, Comparison)> {
        const REACH: usize = 5;
        let of =
            |(words, comparison): &(&str, Comparison)| Some((self.phrase(at, words)?, *comparison));
        let (next, comparison) = BOUNDS.iter().filter_map(of).max_by_key(|(next, _)| *next)?;
        self.tokens.get(next).and_then(|_| self.amount(next))?;
        let compares = |at: usize| {
            let word = self.word(at);
            compare::is_comparing(word) && self.matches.get(at).is_some_and(Vec::is_empty)
        };
        let is_free = !self.is_within_item(at);
        (is_free && (next + 1..next + REACH).any(compares)).then_some((at, next, comparison))
    }

    /// What a statement says with a bound in the place of the amount at a token.
    fn loosened(&self, says: &Statement, number: usize, bound: Comparison) -> Option<Statement> {
        match says {
            Form::Than { a, function, by: Some(by), more, b } => {
                let is_it = by.span == self.tokens[number].span;
                let of = if *more { (a, b) } else { (b, a) };
                is_it.then(|| beyond(function, of, by, bound))
            }
            // `bought the lamp, and paid at least $5 more than Bob`
            Form::And(all) => {
                let is_bound = |says: &Statement| matches!(says, Form::Than { by: Some(_), .. });
                let is_plain = |says: &Statement| {
                    matches!(
                        says,
                        Form::Same(..) | Form::Different(..) | Form::Than { by: None, .. }
                    ) || is_bound(says)
                };
                let is_one = all.iter().filter(|says| is_bound(says)).count() == 1;
                let one = |says: &Statement| match is_bound(says) {
                    true => self.loosened(says, number, bound),
                    false => Some(says.clone()),
                };
                let told: Option<Vec<_>> = all.iter().map(one).collect();
                told.filter(|_| is_one && all.iter().all(is_plain)).map(Form::And)
            }
            _ => None,
        }
    }
}

/// One value is more than another one, by as much as a bound on the difference tells.
fn beyond(
    function: &Name,
    (a, b): (&Operand, &Operand),
    by: &Name,
    bound: Comparison,
) -> Statement {
    let value = |of: &Operand, plus: Option<&Name>| Term::Value {
        function: function.clone(),
        of: of.clone(),
        plus: plus.cloned(),
    };
    let far = Form::Compare(value(a, None), vec![(bound, value(b, Some(by)))]);
    match bound {
        Comparison::Less | Comparison::AtMost => Form::And(vec![
            Form::Than {
                a: a.clone(),
                function: function.clone(),
                by: None,
                more: true,
                b: b.clone(),
            },
            far,
        ]),
        _ => far,
    }
}
