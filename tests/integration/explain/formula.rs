//! Whether clauses can hold together, by splitting and unit propagation: M. Davis, G. Logemann and
//! D. Loveland, "A Machine Program for Theorem-Proving", 1962. It is as plain as it gets, and
//! shares nothing with what it judges.

use std::collections::{HashMap, HashSet};

use zebra_sat::explain::Clauses;
use zebra_sat::model::Link;

/// What premises say, with a number for each link and each name.
#[derive(Clone, Default)]
pub struct Formula {
    numbers: HashMap<Result<Link, u32>, usize>,
    clauses: Vec<Vec<(usize, bool)>>,
}

impl Formula {
    pub fn of<'a>(premises: impl IntoIterator<Item = &'a Clauses>) -> Formula {
        let mut formula = Formula::default();
        for clause in premises.into_iter().flatten() {
            let numbered = clause.iter().map(|member| match member {
                Ok(link) => (formula.number(Ok(positive(*link))), link.holds),
                Err((name, holds)) => (formula.number(Err(*name)), *holds),
            });
            let numbered = numbered.collect();
            formula.clauses.push(numbered);
        }
        formula
    }

    fn number(&mut self, of: Result<Link, u32>) -> usize {
        let next = self.numbers.len();
        *self.numbers.entry(of).or_insert(next)
    }

    /// Whether the clauses speak of a link.
    pub fn mentions(&self, link: Link) -> bool {
        self.numbers.contains_key(&Ok(positive(link)))
    }

    /// Whether some grid agrees with the clauses and these facts.
    pub fn agrees(&self, facts: impl IntoIterator<Item = Link>) -> bool {
        let facts: HashSet<Link> = facts.into_iter().collect();
        if facts.iter().any(|fact| facts.contains(&fact.negated())) {
            return false;
        }
        let mut values = vec![None; self.numbers.len()];
        for fact in facts {
            if let Some(number) = self.numbers.get(&Ok(positive(fact))) {
                values[*number] = Some(fact.holds);
            }
        }
        self.search(values)
    }

    /// Whether the clauses and facts lead to what is found.
    pub fn implies(&self, facts: &[Link], find: Link) -> bool {
        !self.agrees(facts.iter().copied().chain([find.negated()]))
    }

    fn search(&self, mut values: Vec<Option<bool>>) -> bool {
        let mut split = None;
        let mut is_done = false;
        while !is_done {
            (split, is_done) = (None, true);
            for clause in &self.clauses {
                if clause.iter().any(|(var, holds)| values[*var] == Some(*holds)) {
                    continue;
                }
                let mut open = clause.iter().filter(|(var, _)| values[*var].is_none());
                match (open.next(), open.next()) {
                    (None, _) => return false,
                    (Some((var, holds)), None) => {
                        values[*var] = Some(*holds);
                        is_done = false;
                    }
                    (Some(first), _) => split = Some(*first),
                }
            }
        }
        let Some((var, holds)) = split else { return true };
        [holds, !holds].into_iter().any(|value| {
            let mut tried = values.clone();
            tried[var] = Some(value);
            self.search(tried)
        })
    }
}

fn positive(link: Link) -> Link {
    Link { holds: true, ..link }
}
