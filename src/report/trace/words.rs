//! Clues, rules and facts as the lines of a story say them.

use itertools::Itertools;

use crate::model::{CategoryKind, ClueId, Fact, ItemId, Place, Puzzle, Rule, Topology};
use crate::report::terminal::safe;
use crate::syntax::format;
use crate::tasks::trace::{Conflict, Ground};

/// The fewest positions that are written as a range, `2 to 4`.
const SHORTEST_RANGE: usize = 3;

/// What the things of a puzzle are called, ready to be put into sentences.
pub(super) struct Words<'p> {
    puzzle: &'p Puzzle,
    /// The wording of each clue, or as it is written.
    clues: Vec<String>,
    /// Each item, with its category where the name alone may mean something else.
    items: Vec<String>,
}

impl<'p> Words<'p> {
    pub(super) fn new(puzzle: &'p Puzzle) -> Words<'p> {
        let mut writer = format::Writer::new(puzzle);
        let clues = puzzle.clues.iter().map(|clue| match &clue.wording {
            Some(wording) => safe(wording),
            None => safe(&writer.statement(&clue.statement)),
        });
        let clues = clues.collect();
        let items = puzzle.items.iter().map(|item| match writer.is_clear(&item.name) {
            true => safe(&item.name),
            false => safe(&format!("{}:{}", puzzle.category(item.category).name, item.name)),
        });
        Words { puzzle, clues, items: items.collect() }
    }

    /// `clue 9 (milk in house 3)`
    pub(super) fn clue(&self, clue: ClueId) -> String {
        format!("clue {} ({})", safe(&self.puzzle.clue_label(clue)), self.clues[clue.index()])
    }

    /// `clue 9`, or `the rule that milk has exactly one house`.
    pub(super) fn ground(&self, ground: Ground) -> String {
        match ground {
            Ground::Clue(clue) => format!("clue {}", safe(&self.puzzle.clue_label(clue))),
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

    /// `milk is in house 3`
    pub(super) fn fact(&self, fact: Fact) -> String {
        self.item_facts(fact.item, &[fact.place], fact.holds)
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

    fn item_facts(&self, item: ItemId, places: &[Place], holds: bool) -> String {
        let (verb, last) = match (self.has_order(), holds) {
            (true, true) => ("is in", "and"),
            (true, false) => ("is not in", "or"),
            (false, true) => ("goes with", "and"),
            (false, false) => ("does not go with", "or"),
        };
        format!("{} {verb} {}", self.items[item.index()], self.places(places, last))
    }

    /// Positions without an order are no places but things like any other.
    fn has_order(&self) -> bool {
        self.puzzle.positions.topology != Topology::Unordered
    }

    /// `house 1, 3 to 5 or 7`; without an order `Ann or Cy`.
    fn places(&self, places: &[Place], last: &str) -> String {
        let label = |place: &Place| safe(&self.puzzle.positions.labels[place.index()]);
        let mut parts: Vec<String> = Vec::new();
        for run in places.chunk_by(|a, b| a.index() + 1 == b.index()) {
            match run {
                [first, .., end] if self.has_order() && run.len() >= SHORTEST_RANGE => {
                    parts.push(format!("{} to {}", label(first), label(end)));
                }
                _ => parts.extend(run.iter().map(label)),
            }
        }
        let end = parts.pop().unwrap_or_default();
        let list = match parts.is_empty() {
            true => end,
            false => format!("{} {last} {end}", parts.join(", ")),
        };
        match self.has_order() {
            true => format!("{} {list}", safe(&self.puzzle.positions.name)),
            false => list,
        }
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
        let verb = if self.has_order() { "is in" } else { "goes with" };
        let closed = facts.iter().any(|fact| !fact.holds).then(|| match rule {
            Rule::Item(item) => {
                format!("so {} {verb} no other {position}", self.items[item.index()])
            }
            Rule::Place(category, place) => {
                let category = safe(&self.puzzle.category(category).name);
                format!("so no other {category} {verb} {}", self.places(&[place], ""))
            }
        });
        only.chain(closed).collect()
    }
}
