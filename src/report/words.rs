//! Facts and clues as sentences speak of them.

use itertools::Itertools;

use super::terminal::safe;
use crate::model::{CategoryId, ClueId, Fact, ItemId, Link, Operand, Place, Puzzle, Topology};
use crate::syntax::format;

/// The fewest positions that are written as a range, `2 to 4`.
const SHORTEST_RANGE: usize = 3;

/// What the things of a puzzle are called, ready to be put into sentences.
pub(super) struct Words<'p> {
    pub(super) puzzle: &'p Puzzle,
    /// The wording of each clue, or as it is written.
    clues: Vec<String>,
    /// Each item, with its category where the name alone may mean something else.
    items: Vec<String>,
    /// What stands before and behind the label of a position.
    around: [String; 2],
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
        let around = puzzle.positions.around().map(|words| safe(&words));
        Words { puzzle, clues, items: items.collect(), around }
    }

    /// `clue 9 (milk in house 3)`
    pub(super) fn clue(&self, clue: ClueId) -> String {
        format!("{} ({})", self.label(clue), self.clues[clue.index()])
    }

    /// `clue 9`
    pub(super) fn label(&self, clue: ClueId) -> String {
        format!("clue {}", safe(&self.puzzle.clue_label(clue)))
    }

    /// `milk`
    pub(super) fn item(&self, item: ItemId) -> &str {
        &self.items[item.index()]
    }

    /// `milk`, `house 3`
    pub(super) fn thing(&self, thing: Operand) -> String {
        match thing {
            Operand::Item(item) => self.item(item).to_owned(),
            place => safe(&self.puzzle.thing_name(place)),
        }
    }

    /// Positions without an order are no places but things like any other.
    pub(super) fn has_order(&self) -> bool {
        self.puzzle.positions.topology != Topology::Unordered
    }

    /// `milk is in house 3`
    pub(super) fn fact(&self, fact: Fact) -> String {
        self.item_facts(fact.item, &[fact.place], fact.holds)
    }

    /// `milk is in house 3`, `dog does not go with Spaniard`
    pub(super) fn link(&self, link: Link) -> String {
        match link.with {
            Operand::Place(place) => self.item_facts(link.item, &[place], link.holds),
            Operand::Item(with) => self.together(Operand::Item(link.item), &[with], link.holds),
        }
    }

    /// Facts in words, each told once; those that share a thing are told together.
    pub(super) fn links(&self, links: &[Link]) -> Vec<String> {
        let mut left = links.to_vec();
        let mut told = Vec::new();
        while let Some(first) = left.first().copied() {
            // What is told together: of one thing with items, or with positions.
            let is_like = |link: &Link, about: Operand| {
                link.holds == first.holds
                    && link.partner(about).is_some_and(|other| {
                        let wanted = first.partner(about).expect("it is about this thing");
                        is_place(other) == is_place(wanted)
                    })
            };
            let ends = [Operand::Item(first.item), first.with];
            let counts = ends.map(|end| left.iter().filter(|link| is_like(link, end)).count());
            let about = if counts[1] > counts[0] { ends[1] } else { ends[0] };
            let (group, rest) = left.iter().partition::<Vec<Link>, _>(|link| is_like(link, about));
            left = rest;
            let others = group.iter().filter_map(|link| link.partner(about)).collect_vec();
            told.push(self.about(about, &others, first.holds));
        }
        told
    }

    /// That a thing goes with several others, all items or all positions.
    fn about(&self, thing: Operand, others: &[Operand], holds: bool) -> String {
        let items = others.iter().filter_map(|other| match other {
            Operand::Item(item) => Some(*item),
            Operand::Place(_) => None,
        });
        let items = items.collect_vec();
        match thing {
            Operand::Item(item) if items.is_empty() => {
                let places = others.iter().filter_map(|other| match other {
                    Operand::Place(place) => Some(*place),
                    Operand::Item(_) => None,
                });
                self.item_facts(item, &places.sorted().collect_vec(), holds)
            }
            Operand::Place(place) if self.has_order() => match items[..] {
                [item] => self.item_facts(item, &[place], holds),
                _ => {
                    let names = items.iter().map(|item| self.item(*item).to_owned()).collect_vec();
                    let verb = if holds { "are" } else { "are not" };
                    format!("{} {verb} {}", list(&names, "and"), self.places(&[place], ""))
                }
            },
            _ => self.together(thing, &items, holds),
        }
    }

    fn together(&self, thing: Operand, items: &[ItemId], holds: bool) -> String {
        let names = items.iter().map(|item| self.item(*item).to_owned()).collect_vec();
        let (verb, last) = if holds { ("goes with", "and") } else { ("does not go with", "or") };
        format!("{} {verb} {}", self.thing(thing), list(&names, last))
    }

    pub(super) fn item_facts(&self, item: ItemId, places: &[Place], holds: bool) -> String {
        let (verb, last) = match (self.has_order(), holds) {
            (true, true) => ("is", "and"),
            (true, false) => ("is not", "or"),
            (false, true) => ("goes with", "and"),
            (false, false) => ("does not go with", "or"),
        };
        format!("{} {verb} {}", self.item(item), self.places(places, last))
    }

    /// `milk is in no other house`
    pub(super) fn nowhere_else(&self, item: ItemId) -> String {
        let verb = if self.has_order() { "is" } else { "goes with" };
        format!("{} {verb} {}", self.item(item), self.elsewhere())
    }

    /// `in no other house`; without an order `no other islander`.
    pub(super) fn elsewhere(&self) -> String {
        // The preposition is the first word before a label.
        let preposition = self.around[0].split_once(' ').map(|(word, _)| format!("{word} "));
        let position = safe(&self.puzzle.positions.name);
        format!("{}no other {position}", preposition.unwrap_or_default())
    }

    /// `no other drink is in house 3`
    pub(super) fn nothing_else(&self, category: CategoryId, place: Place) -> String {
        let category = safe(&self.puzzle.category(category).name);
        let verb = if self.has_order() { "is" } else { "goes with" };
        format!("no other {category} {verb} {}", self.places(&[place], ""))
    }

    /// `in house 1, 3 to 5 or 7`; without an order `Ann or Cy`.
    pub(super) fn places(&self, places: &[Place], last: &str) -> String {
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
        let [before, behind] = &self.around;
        format!("{before}{}{behind}", list(&parts, last))
    }
}

/// `a, b and c`
pub(super) fn list(parts: &[String], last: &str) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., end] => format!("{} {last} {end}", rest.join(", ")),
    }
}

fn is_place(thing: Operand) -> bool {
    matches!(thing, Operand::Place(_))
}
