//! Answers as JSON, and their schemas: one object for each puzzle, or one for each solution.
//!
//! The types here are the schemas. Solutions are not put into them, since there may be more of them
//! than fit into memory: they are written as they are found, around them what serde makes of the rest.

mod answered;
mod cells;
mod check;
mod explanation;
mod hint;
mod lines;
mod object;
mod review;
mod steps;
mod trace;
mod verified;

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;

use super::template::{Names, Template};
use crate::model::{Place, Puzzle};
use crate::tasks::{count as counting, solve};

pub use cells::{cell_counts, cell_schema};
pub use check::{check, check_schema};
pub use explanation::{explained, explanation_schema};
pub use hint::{hint, hint_schema};
pub(super) use lines::Lines;
pub(super) use object::Object;
pub use review::{review, review_schema, unreadable_trace};
pub use trace::{Story, places, places_schema, story_schema};
pub use verified::{unreadable, verified, verified_schema};

/// The answer to one puzzle.
#[derive(Serialize, JsonSchema, Debug)]
#[schemars(title = "zebra-sat answer")]
struct Answer<'a> {
    /// The file that the puzzle was read from, as it was given.
    file: &'a str,
    /// The title of the puzzle.
    puzzle: Option<&'a str>,
    /// The positions: what one is called, and their labels in order.
    positions: Positions<'a>,
    /// The solutions found.
    solutions: Vec<Cells>,
    /// What is known about the number of solutions.
    status: Status,
    /// Whether `solutions` holds all of them.
    complete: bool,
    /// How the solutions were drawn, if they were drawn at random.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<Drawn>,
    /// The answers to the puzzle's questions.
    answers: Vec<Answered<'a>>,
    /// The size of the formula; `null` when the answer came without one.
    stats: Option<Stats>,
}

/// A line of an answer that has one line for each solution, and a last one.
#[derive(JsonSchema)]
#[schemars(title = "zebra-sat answer line", untagged)]
#[expect(dead_code, reason = "it is the schema of lines that are not written by way of it")]
enum Line<'a> {
    Solution(SolutionLine<'a>),
    Summary(Summary<'a>),
}

/// A solution.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "it is the schema of lines that are not written by way of it")]
struct SolutionLine<'a> {
    /// The file that the puzzle was read from, as it was given.
    file: &'a str,
    /// The number of the solution, from 1.
    number: u64,
    /// What is where.
    solution: Cells,
    /// What this solution answers to the puzzle's questions.
    answers: Vec<Answered<'a>>,
}

/// What is known when the search has ended: the last line of a puzzle.
#[derive(Serialize, JsonSchema)]
struct Summary<'a> {
    /// The file that the puzzle was read from, as it was given.
    file: &'a str,
    /// The title of the puzzle.
    puzzle: Option<&'a str>,
    /// The positions: what one is called, and their labels in order.
    positions: Positions<'a>,
    /// What is known about the number of solutions.
    status: Status,
    /// Whether the lines before hold all solutions.
    complete: bool,
    /// How many solutions were found.
    found: u64,
    /// How the solutions were drawn, if they were drawn at random.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<Drawn>,
    /// The size of the formula; `null` when the answer came without one.
    stats: Option<Stats>,
}

/// `unique`: exactly one solution, proven. `multiple`: more than one. `none`: proven that there
/// is none. `unknown`: one was found, and no other looked for, or the time was over.
#[derive(Serialize, JsonSchema, Debug)]
#[serde(rename_all = "lowercase")]
enum Status {
    Unique,
    Multiple,
    None,
    Unknown,
}

#[derive(Serialize, JsonSchema, Debug)]
struct Positions<'a> {
    /// What one position is called: `house`.
    name: &'a str,
    /// The labels in order.
    labels: &'a [String],
}

/// A solution: for each category the item at each position, `null` for an unnamed one. Only its
/// schema is here; `cells` writes it.
#[derive(Serialize, Debug)]
enum Cells {}

impl JsonSchema for Cells {
    fn schema_name() -> Cow<'static, str> {
        "Solution".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "For each category the item at each position, `null` for an unnamed one.",
            "type": "object",
            "additionalProperties": { "type": "array", "items": { "type": ["string", "null"] } },
        })
    }
}

/// A question and its answer.
#[derive(Serialize, JsonSchema, Debug)]
struct Answered<'a> {
    /// The question: `nationality of water`.
    question: String,
    /// Its wording, if the puzzle gives one.
    wording: Option<&'a str>,
    /// The answer, when all solutions found agree on a single one.
    answer: Option<&'a str>,
    /// Every answer of the solutions found.
    values: Vec<&'a str>,
}

#[derive(Serialize, JsonSchema, Debug)]
struct Stats {
    /// The variables of the formula.
    variables: u64,
    /// Its clauses.
    clauses: u64,
    /// The literals of all clauses.
    literals: u64,
}

/// Each solution was drawn from all with the same probability, so that one may come again.
#[derive(Serialize, JsonSchema, Debug)]
struct Drawn {
    /// How many solutions there are, in digits, since it may be larger than a number that programs
    /// take.
    total: String,
    /// The seed; equal seeds draw equal solutions.
    seed: u64,
}

impl Drawn {
    fn of(answer: &solve::Answer) -> Option<Drawn> {
        let drawn = answer.drawn.as_ref()?;
        Some(Drawn { total: drawn.total.to_string(), seed: drawn.seed })
    }
}

impl From<solve::Status> for Status {
    fn from(status: solve::Status) -> Status {
        match status {
            solve::Status::Unique => Status::Unique,
            solve::Status::Multiple => Status::Multiple,
            solve::Status::None => Status::None,
            solve::Status::Unknown => Status::Unknown,
        }
    }
}

impl Stats {
    fn of(answer: &solve::Answer) -> Option<Stats> {
        answer.size.map(|size| Stats {
            variables: size.variables,
            clauses: size.clauses,
            literals: size.literals,
        })
    }
}

impl<'a> Positions<'a> {
    fn of(puzzle: &'a Puzzle) -> Positions<'a> {
        Positions { name: &puzzle.positions.name, labels: &puzzle.positions.labels }
    }
}

/// Anything of ours as JSON.
fn to_json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("strings and numbers are always JSON")
}

/// The names of items as JSON.
fn names(puzzle: &Puzzle) -> Names {
    Names::new(puzzle, |_, name| to_json(&name))
}

/// Goes on with the cells of a solution, the categories in the order of the file.
fn cells(puzzle: &Puzzle, template: &mut Template) {
    let mut before = "{";
    for (id, category) in puzzle.categories_with_ids() {
        template.text(&format!("{before}{}:[", to_json(&category.name)));
        for place in puzzle.places() {
            template.text(if place == Place(0) { "" } else { "," });
            template.cell(id, place);
        }
        template.text("]");
        before = ",";
    }
    template.text(if before == "{" { "{}" } else { "}" });
}

/// How many solutions a puzzle has.
#[derive(Serialize)]
struct Count<'a> {
    file: &'a str,
    puzzle: Option<&'a str>,
    /// In digits, since it may be larger than a number that programs take.
    count: String,
    /// Whether there are no more.
    exact: bool,
    method: &'a str,
}

/// A count as one line of JSON.
pub fn count(file: &str, puzzle: &Puzzle, count: &counting::Count) -> String {
    let record = Count {
        file,
        puzzle: puzzle.title.as_deref(),
        count: count.number.to_string(),
        exact: count.stopped.is_none(),
        method: count.method.name(),
    };
    to_json(&record) + "\n"
}

/// The JSON Schema of an answer.
pub fn schema() -> String {
    printed(&schemars::schema_for!(Answer<'static>))
}

/// The JSON Schema of a line of an answer in lines.
pub fn line_schema() -> String {
    printed(&schemars::schema_for!(Line<'static>))
}

fn printed(schema: &Schema) -> String {
    serde_json::to_string_pretty(schema).expect("a schema is always JSON") + "\n"
}
