//! Whether an answer is right, as one line of JSON.

use schemars::JsonSchema;
use serde::Serialize;

use super::{printed, to_json};
use crate::answer::Claim;
use crate::model::{CategoryId, ClueId, Place, Puzzle};
use crate::report::verify::{describe, word};
use crate::syntax::format::Writer;
use crate::tasks::verify::{Truth, Verification, items_of};

/// What was found out about one answer.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "zebra-sat verification")]
struct Verified<'a> {
    /// The file that the puzzle was read from, as it was given.
    puzzle: &'a str,
    /// The file that the answer was read from, as it was given.
    answer: &'a str,
    /// The number of the solution, from 1, if the answer has several; else `null`.
    solution: Option<u64>,
    /// `right`, `wrong`, `incomplete` or `unreadable`.
    verdict: &'a str,
    /// What was found; `null` when the answer is unreadable.
    found: Option<Found<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct Found<'a> {
    /// The clues, in order.
    clues: Vec<Clue<'a>>,
    /// The rules that are broken, and what is said against the answer's own grid, in words.
    faults: Vec<String>,
    /// Whether no solution of the puzzle has all that is said; `null` when not all are known.
    refuted: Option<bool>,
    /// The cells of which nothing is said.
    unknown: Vec<UnknownCell<'a>>,
    /// How many cells the grid has: categories times positions.
    cells: usize,
    /// How many are as in the solution, or in that of several which has most of them; `null` when
    /// there is none or not all are known.
    right: Option<usize>,
}

#[derive(Serialize, JsonSchema)]
struct Clue<'a> {
    /// Its label, else its ordinal.
    label: String,
    /// What it says, in the puzzle language.
    clue: String,
    /// Whether it holds; `null` when that depends on unknown cells.
    holds: Option<bool>,
    /// The items that it names, with the labels of the positions where the answer has them.
    items: Vec<Placed<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct Placed<'a> {
    /// The category of the item.
    category: &'a str,
    /// The item.
    item: &'a str,
    /// Its positions in the answer.
    positions: Vec<&'a str>,
}

#[derive(Serialize, JsonSchema)]
struct UnknownCell<'a> {
    /// The category.
    category: &'a str,
    /// The label of the position.
    position: &'a str,
}

/// The line of a claim; `number` counts the claims of an answer that has several.
pub fn verified(
    [puzzle_file, answer]: [&str; 2],
    puzzle: &Puzzle,
    number: Option<u64>,
    claim: &Claim,
    found: &Verification,
) -> String {
    let mut writer = Writer::new(puzzle);
    let label = |place: Place| puzzle.positions.labels[place.index()].as_str();
    let placed = |item| Placed {
        category: &puzzle.category_of(item).name,
        item: &puzzle.item(item).name,
        positions: claim.places_of(item).map(label).collect(),
    };
    let clues = found.clues.iter().enumerate().map(|(at, truth)| {
        let id = ClueId::from_index(at);
        let statement = &puzzle.clue(id).statement;
        Clue {
            label: puzzle.clue_label(id),
            clue: writer.statement(statement),
            holds: match truth {
                Truth::Holds => Some(true),
                Truth::Fails => Some(false),
                Truth::Open => None,
            },
            items: items_of(statement).into_iter().map(placed).collect(),
        }
    });
    let clues = clues.collect();
    let unknown = |(id, place): &(CategoryId, Place)| UnknownCell {
        category: &puzzle.category(*id).name,
        position: label(*place),
    };
    let record = Verified {
        puzzle: puzzle_file,
        answer,
        solution: number,
        verdict: word(found.verdict),
        found: Some(Found {
            clues,
            faults: found.faults.iter().map(|fault| describe(puzzle, claim, *fault)).collect(),
            refuted: found.is_refuted,
            unknown: found.unknown.iter().map(unknown).collect(),
            cells: found.cells,
            right: found.right,
        }),
    };
    to_json(&record) + "\n"
}

/// The line of an answer that cannot be read.
pub fn unreadable([puzzle, answer]: [&str; 2]) -> String {
    let verdict = "unreadable";
    to_json(&Verified { puzzle, answer, solution: None, verdict, found: None }) + "\n"
}

/// The JSON Schema of a line.
pub fn verified_schema() -> String {
    printed(&schemars::schema_for!(Verified<'static>))
}
