//! The answer as JSON, and its schema.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde::ser::SerializeMap;

use super::answer::formal_question;
use crate::model::{Puzzle, Question, Solution};
use crate::tasks::solve;

/// The answer to one puzzle.
#[derive(Serialize, JsonSchema, Debug)]
#[schemars(title = "zebra-sat answer")]
struct Answer<'a> {
    /// The file that the puzzle was read from, as it was given.
    file: &'a str,
    /// The title of the puzzle.
    puzzle: Option<&'a str>,
    /// What is known about the number of solutions.
    status: Status,
    /// Whether `solutions` holds all of them.
    complete: bool,
    /// The positions: what one is called, and their labels in order.
    positions: Positions<'a>,
    /// The solutions found.
    solutions: Vec<Cells<'a>>,
    /// The answers to the puzzle's questions.
    answers: Vec<Answered>,
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

/// A solution: for each category the item at each position, `null` for an unnamed one.
#[derive(Debug)]
struct Cells<'a>(Vec<(&'a str, Vec<Option<&'a str>>)>);

impl Serialize for Cells<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // By hand, to keep the categories in the order of the file.
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (category, items) in &self.0 {
            map.serialize_entry(category, items)?;
        }
        map.end()
    }
}

impl JsonSchema for Cells<'_> {
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
struct Answered {
    /// The question: `nationality of water`.
    question: String,
    /// Its wording, if the puzzle gives one.
    wording: Option<String>,
    /// The answer, when all solutions found agree on a single one.
    answer: Option<String>,
    /// Every answer of the solutions found.
    values: Vec<String>,
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

/// The answer as one line of JSON.
pub fn text(file: &str, puzzle: &Puzzle, answer: &solve::Answer, solutions: &[Solution]) -> String {
    let record = Answer {
        file,
        puzzle: puzzle.title.as_deref(),
        status: match answer.status {
            solve::Status::Unique => Status::Unique,
            solve::Status::Multiple => Status::Multiple,
            solve::Status::None => Status::None,
            solve::Status::Unknown => Status::Unknown,
        },
        complete: answer.complete,
        positions: Positions { name: &puzzle.positions.name, labels: &puzzle.positions.labels },
        solutions: solutions.iter().map(|solution| grid(puzzle, solution)).collect(),
        answers: puzzle.questions.iter().map(|asked| answered(puzzle, solutions, asked)).collect(),
        stats: answer.size.map(|size| Stats {
            variables: size.variables,
            clauses: size.clauses,
            literals: size.literals,
        }),
    };
    serde_json::to_string(&record).expect("strings and numbers are always JSON") + "\n"
}

fn grid<'a>(puzzle: &'a Puzzle, solution: &Solution) -> Cells<'a> {
    let name = |item: &Option<_>| item.map(|item| puzzle.item(item).name.as_str());
    let row = |id| solution.row(id).iter().map(name).collect();
    Cells(puzzle.categories_with_ids().map(|(id, of)| (of.name.as_str(), row(id))).collect())
}

fn answered(puzzle: &Puzzle, solutions: &[Solution], asked: &Question) -> Answered {
    let all: Vec<Vec<String>> =
        solutions.iter().map(|solution| solve::answer(puzzle, solution, asked)).collect();
    let mut values: Vec<String> = Vec::new();
    for value in all.iter().flatten() {
        if !values.contains(value) {
            values.push(value.clone());
        }
    }
    let agree = !all.is_empty() && all.iter().all(|names| names.len() == 1) && values.len() == 1;
    Answered {
        question: formal_question(puzzle, asked),
        wording: asked.wording.clone(),
        answer: values.first().filter(|_| agree).cloned(),
        values,
    }
}

/// The JSON Schema of an answer.
pub fn schema() -> String {
    let schema = schemars::schema_for!(Answer<'static>);
    serde_json::to_string_pretty(&schema).expect("a schema is always JSON") + "\n"
}
