//! Rules and facts as the lines of a story say them.

use itertools::Itertools;

use crate::model::{CategoryKind, Fact, Rule};
use crate::report::terminal::safe;
use crate::report::words::Words;
use crate::tasks::trace::{Conflict, Ground};

impl Words<'_> {
    /// `clue 9`, or `the rule that milk has exactly one house`.
    pub(super) fn ground(&self, ground: Ground) -> String {
        match ground {
            Ground::Clue(clue) => self.label(clue),
            Ground::Rule(rule) => format!("the rule that {}", safe(&rule.describe(self.puzzle))),
        }
    }

    /// What breaks, and behind `indent` in a line of its own the facts that it breaks on; a clue that
    /// breaks by itself has none.
    pub(super) fn conflict(&self, conflict: &Conflict, indent: &str) -> String {
        let what = match conflict.ground {
            Ground::Clue(clue) => self.clue(clue),
            rule => self.ground(rule),
        };
        match conflict.facts.is_empty() {
            true => format!("Conflict: {what}"),
            false => {
                let facts = self.facts(&conflict.facts).join("; ");
                format!("Conflict: {what}\n{indent}since {facts}")
            }
        }
    }

    /// What some facts say of each item in turn: where it is, else where it is not.
    pub(super) fn facts(&self, facts: &[Fact]) -> Vec<String> {
        let mut all = Vec::new();
        for item in facts.iter().map(|fact| fact.item).unique() {
            let places = |holds| {
                let found = facts.iter().filter(|fact| fact.item == item && fact.holds == holds);
                found.map(|fact| fact.place).sorted().collect_vec()
            };
            let (at, not_at) = (places(true), places(false));
            let is_single = self.puzzle.category_of(item).kind != CategoryKind::Repeats;
            if !at.is_empty() {
                all.push(self.item_facts(item, &at, true));
            }
            // Where an item of one position is says where it is not.
            if !not_at.is_empty() && (at.is_empty() || !is_single) {
                all.push(self.item_facts(item, &not_at, false));
            }
        }
        all
    }

    /// What a rule has found: an only place, or that what is taken is closed to the others.
    pub(super) fn by_rule(&self, rule: Rule, facts: &[Fact]) -> Vec<String> {
        let position = safe(&self.puzzle.positions.name);
        let only = facts.iter().filter(|fact| fact.holds).map(|fact| match rule {
            Rule::Item(_) => format!("only {position} left: {}", self.fact(*fact)),
            Rule::Place(category, _) => {
                let category = safe(&self.puzzle.category(category).name);
                format!("only {category} left: {}", self.fact(*fact))
            }
        });
        let closed = facts.iter().any(|fact| !fact.holds).then(|| match rule {
            Rule::Item(item) => format!("so {}", self.nowhere_else(item)),
            Rule::Place(category, place) => format!("so {}", self.nothing_else(category, place)),
        });
        only.chain(closed).collect()
    }
}
