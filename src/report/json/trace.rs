//! The story of a solver as JSON lines, and the places that are left where it is stuck.

use schemars::JsonSchema;
use serde::Serialize;

use super::cells::Ordered;
use super::{Positions, printed, to_json};
use crate::model::{self, ItemId, Place, Puzzle, Solution};
use crate::tasks::trace::{self, Ending, Stuck};

/// A line of a story: something that happened, or the end of the story of a puzzle.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "zebra-sat trace line")]
struct Line<'a> {
    /// The file that the puzzle was read from, as it was given.
    file: &'a str,
    /// How many guesses it depends on; the last line has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<usize>,
    #[serde(flatten)]
    event: Event<'a>,
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Event<'a> {
    /// A clue or a rule was looked at, and found facts that were not known before.
    Progress { by: Ground<'a>, facts: Vec<Fact<'a>> },
    /// The opposite of a fact was supposed, which led to a conflict: the fact holds.
    Testing { by: Ground<'a>, fact: Fact<'a> },
    /// Nothing more follows, so a fact is supposed.
    Guessing { fact: Fact<'a> },
    /// A clue or a rule cannot hold with the facts.
    Conflict { by: Ground<'a>, facts: Vec<Fact<'a>> },
    /// Everything with the latest guess has been tried: the fact, its opposite, holds; if `solved`,
    /// in every solution but those told since the guess.
    Pruning { fact: Fact<'a>, solved: bool },
    /// A solution: for each category the item at each position, `null` for an unnamed one.
    Solution { solution: Grid<'a> },
    /// The last line of a puzzle: how many solutions it told, and whether these are all.
    End { found: u64, complete: bool },
}

type Grid<'a> = Ordered<'a, Vec<Option<&'a str>>>;

/// A clue or a rule of the puzzle.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Ground<'a> {
    /// A clue, by its number in the file, from 1, and its label.
    Clue { number: usize, label: Option<&'a str> },
    /// A rule in words: `dog has exactly one house`.
    Rule(String),
}

/// That an item is, or is not, at a position.
#[derive(Serialize, JsonSchema)]
struct Fact<'a> {
    category: &'a str,
    item: &'a str,
    /// The label of the position.
    position: &'a str,
    /// Whether the item is there.
    holds: bool,
}

/// The places that are left to each item when nothing more follows without a guess.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "zebra-sat places")]
struct Places<'a> {
    /// The file that the puzzle was read from, as it was given.
    file: &'a str,
    /// The title of the puzzle.
    puzzle: Option<&'a str>,
    /// The positions: what one is called, and their labels in order.
    positions: Positions<'a>,
    /// What is known.
    status: Status,
    /// What is left, by category and item; missing where there is a conflict.
    #[serde(skip_serializing_if = "Option::is_none")]
    places: Option<Ordered<'a, Ordered<'a, Left<'a>>>>,
    /// What breaks, and the facts that it breaks on.
    #[serde(skip_serializing_if = "Option::is_none")]
    conflict: Option<Conflict<'a>>,
}

/// `stuck`: something is open. `solved`: what is left is a solution, and there is no other.
/// `conflict`: there is no solution.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Status {
    Stuck,
    Solved,
    Conflict,
}

/// What is left to an item, as labels of positions.
#[derive(Serialize, JsonSchema)]
struct Left<'a> {
    /// Where it may be.
    open: Vec<&'a str>,
    /// Where it certainly is.
    certain: Vec<&'a str>,
}

#[derive(Serialize, JsonSchema)]
struct Conflict<'a> {
    by: Ground<'a>,
    facts: Vec<Fact<'a>>,
}

/// Writes a story line by line.
pub struct Story<'p> {
    file: &'p str,
    puzzle: &'p Puzzle,
}

impl<'p> Story<'p> {
    /// The story of a puzzle that was read from `file`.
    pub fn new(file: &'p str, puzzle: &'p Puzzle) -> Story<'p> {
        Story { file, puzzle }
    }

    /// The line of an event that depends on `depth` guesses.
    pub fn event(&self, depth: usize, event: &trace::Event) -> String {
        let names = Names(self.puzzle);
        let event = match event {
            trace::Event::Progress { ground, facts } => {
                Event::Progress { by: names.ground(*ground), facts: names.facts(facts) }
            }
            trace::Event::Testing { closed, conflict } => {
                Event::Testing { by: names.ground(*conflict), fact: names.fact(closed) }
            }
            trace::Event::Guessing(fact) => Event::Guessing { fact: names.fact(fact) },
            trace::Event::Conflict(trace::Conflict { ground, facts }) => {
                Event::Conflict { by: names.ground(*ground), facts: names.facts(facts) }
            }
            trace::Event::Pruning { fact, is_solved } => {
                Event::Pruning { fact: names.fact(fact), solved: *is_solved }
            }
            trace::Event::Solution(solution) => Event::Solution { solution: names.grid(solution) },
        };
        self.line(Some(depth), event)
    }

    /// The last line.
    pub fn end(&self, ending: &Ending) -> String {
        self.line(None, Event::End { found: ending.found, complete: ending.complete })
    }

    fn line(&self, depth: Option<usize>, event: Event<'_>) -> String {
        to_json(&Line { file: self.file, depth, event }) + "\n"
    }
}

/// The things of a puzzle by their names.
#[derive(Clone, Copy)]
struct Names<'p>(&'p Puzzle);

impl<'p> Names<'p> {
    fn ground(self, ground: trace::Ground) -> Ground<'p> {
        match ground {
            trace::Ground::Clue(clue) => {
                let label = self.0.clue(clue).label.as_deref();
                Ground::Clue { number: clue.index() + 1, label }
            }
            trace::Ground::Rule(rule) => Ground::Rule(rule.describe(self.0)),
        }
    }

    fn fact(self, fact: &model::Fact) -> Fact<'p> {
        let item = self.0.item(fact.item);
        let category = &self.0.category(item.category).name;
        Fact { category, item: &item.name, position: self.label(fact.place), holds: fact.holds }
    }

    fn facts(self, facts: &[model::Fact]) -> Vec<Fact<'p>> {
        facts.iter().map(|fact| self.fact(fact)).collect()
    }

    fn label(self, place: Place) -> &'p str {
        &self.0.positions.labels[place.index()]
    }

    fn grid(self, solution: &Solution) -> Grid<'p> {
        let name = |item: &Option<ItemId>| item.map(|item| self.0.item(item).name.as_str());
        let rows = self.0.categories_with_ids().map(|(id, category)| {
            (category.name.as_str(), solution.row(id).iter().map(name).collect())
        });
        Ordered(rows.collect())
    }

    fn places(self, left: &[trace::Left]) -> Ordered<'p, Ordered<'p, Left<'p>>> {
        let labels = |places: &[Place]| places.iter().map(|place| self.label(*place)).collect();
        let item = |id: ItemId| {
            let trace::Left { places, certain } = &left[id.index()];
            let left = Left { open: labels(places), certain: labels(certain) };
            (self.0.item(id).name.as_str(), left)
        };
        let categories = self.0.categories.iter().map(|category| {
            (category.name.as_str(), Ordered(category.item_ids().map(item).collect()))
        });
        Ordered(categories.collect())
    }
}

/// The places that are left as one line of JSON.
pub fn places(file: &str, puzzle: &Puzzle, stuck: &Stuck) -> String {
    let names = Names(puzzle);
    let (status, places, conflict) = match stuck {
        Stuck::Conflict(trace::Conflict { ground, facts }) => {
            let conflict = Conflict { by: names.ground(*ground), facts: names.facts(facts) };
            (Status::Conflict, None, Some(conflict))
        }
        Stuck::Table(left, true) => (Status::Solved, Some(names.places(left)), None),
        Stuck::Table(left, false) => (Status::Stuck, Some(names.places(left)), None),
    };
    let positions = Positions::of(puzzle);
    let title = puzzle.title.as_deref();
    to_json(&Places { file, puzzle: title, positions, status, places, conflict }) + "\n"
}

/// The JSON Schema of a line of a story.
pub fn story_schema() -> String {
    printed(&schemars::schema_for!(Line<'static>))
}

/// The JSON Schema of the places that are left.
pub fn places_schema() -> String {
    printed(&schemars::schema_for!(Places<'static>))
}
