//! An explanation as one JSON object, with the clauses from which a checker can prove every step.

use std::collections::HashMap;

use schemars::JsonSchema;
use serde::Serialize;

use super::steps::{Fact, Names, Step};
use super::{printed, to_json};
use crate::explain::{self, Axis, Clauses, Effort, Options, Premise};
use crate::model::{Link, Operand, Puzzle};
use crate::syntax::format::Writer;
use crate::tasks::explain::{Explained, Explanation, Mistake};

/// Why the answer of a puzzle is its answer.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "zebra-sat explanation")]
struct Record<'a> {
    /// The file that the puzzle was read from, as it was given.
    file: &'a str,
    /// The title of the puzzle.
    title: Option<&'a str>,
    /// `explained`; `contradictory`: there is no solution; `wrong-marks`: what is taken as known
    /// cannot be so.
    status: &'static str,
    /// `optimal` or `fast`.
    effort: &'static str,
    weights: Weights,
    /// The explanation; missing unless the status is `explained`.
    #[serde(flatten)]
    found: Option<Found<'a>>,
    /// The wrong marks, each with the reason; missing unless the status is `wrong-marks`.
    #[serde(skip_serializing_if = "Option::is_none")]
    mistakes: Option<Vec<Wrong>>,
}

/// What each thing that a step cites costs.
#[derive(Serialize, JsonSchema)]
struct Weights {
    clue: u32,
    rule: u32,
    fact: u32,
}

#[derive(Serialize, JsonSchema)]
struct Found<'a> {
    /// How many facts the logic grid has.
    facts: usize,
    /// How many of them were known before.
    known: usize,
    /// Those that were known before, which steps may cite from the start.
    given: Vec<Fact>,
    /// How many of them differ between solutions.
    undecided: usize,
    /// What all steps cost together.
    cost: u64,
    /// The fact that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    asked: Option<Asked>,
    /// All facts of the grid; number N is element N - 1.
    links: Vec<Ends<'a>>,
    /// What the steps cite.
    premises: Vec<Cited<'a>>,
    /// The steps, in order.
    steps: Vec<Step>,
}

#[derive(Serialize, JsonSchema)]
struct Asked {
    fact: Fact,
    /// Whether it is true; `null` when it differs between solutions.
    truth: Option<bool>,
}

/// Two things that may go together, each with its category; a position with what one is called.
#[derive(Serialize, JsonSchema)]
struct Ends<'a> {
    a: [&'a str; 2],
    b: [&'a str; 2],
}

/// Something that steps cite.
#[derive(Serialize, JsonSchema)]
struct Cited<'a> {
    /// What steps call it: `clue 9`, `rule 1`.
    id: String,
    #[serde(flatten)]
    what: What<'a>,
    /// What it says: each clause has a true member, the number of a link, negative when the two do
    /// not go together. Numbers above the count of links name parts of that clue.
    clauses: Vec<Vec<i64>>,
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum What<'a> {
    Clue {
        /// Its label, else its ordinal.
        label: String,
        wording: Option<&'a str>,
        /// What it says, in the puzzle language.
        formal: String,
    },
    /// A thing goes with one thing of a category or of the positions.
    One {
        of: [&'a str; 2],
        among: &'a str,
        /// Whether it surely goes with one, or with at most one.
        exactly: bool,
        text: String,
    },
    /// Things of `left` and `right` that go with the same thing of `through` go together.
    Transitive { left: &'a str, right: &'a str, through: &'a str, text: String },
}

/// A mark that no solution has.
#[derive(Serialize, JsonSchema)]
pub(super) struct Wrong {
    mark: Fact,
    /// How its opposite follows from the marks that are right.
    why: Vec<Step>,
}

/// What came of the wish for an explanation, as one line.
pub fn explained(file: &str, puzzle: &Puzzle, options: &Options, explained: &Explained) -> String {
    let (status, found, mistakes) = match explained {
        Explained::Contradictory => ("contradictory", None, None),
        Explained::Wrong(mistakes) => ("wrong-marks", None, Some(wrong(puzzle, mistakes))),
        Explained::Steps(explanation) => ("explained", Some(found(puzzle, explanation)), None),
    };
    let explain::Weights { clue, rule, fact } = options.weights;
    let effort = match options.effort {
        Effort::Fast => "fast",
        Effort::Optimal => "optimal",
    };
    let (title, weights) = (puzzle.title.as_deref(), Weights { clue, rule, fact });
    to_json(&Record { file, title, status, effort, weights, found, mistakes }) + "\n"
}

/// Wrong marks with their reasons.
pub(super) fn wrong(puzzle: &Puzzle, mistakes: &[Mistake]) -> Vec<Wrong> {
    let one = |mistake: &Mistake| {
        let cited = mistake.why.iter().flat_map(|step| step.premises.iter().copied());
        let names = Names::new(puzzle, cited, &[]);
        Wrong { mark: names.fact(mistake.mark), why: names.steps(&mistake.why) }
    };
    mistakes.iter().map(one).collect()
}

fn found<'a>(puzzle: &'a Puzzle, explanation: &Explanation) -> Found<'a> {
    let cited = explanation.premises.iter().map(|(premise, _)| *premise);
    let names = Names::new(puzzle, cited, &explanation.links);
    let mut writer = Writer::new(puzzle);
    let numbers: HashMap<Link, i64> = explanation.links.iter().copied().zip(1..).collect();
    let premises = explanation.premises.iter().map(|(premise, clauses)| Cited {
        id: names.premise(*premise),
        what: what(puzzle, *premise, clauses, &mut writer),
        clauses: numbered(clauses, &numbers),
    });
    Found {
        facts: explanation.facts(),
        known: explanation.given.len(),
        given: names.facts(&explanation.given),
        undecided: explanation.undecided(),
        cost: explanation.steps.iter().map(|step| u64::from(step.cost)).sum(),
        asked: explanation.asked.map(|(link, truth)| Asked { fact: names.fact(link), truth }),
        links: explanation.links.iter().map(|link| ends(puzzle, *link)).collect(),
        premises: premises.collect(),
        steps: names.steps(&explanation.steps),
    }
}

/// Clauses with numbers for members.
fn numbered(clauses: &Clauses, numbers: &HashMap<Link, i64>) -> Vec<Vec<i64>> {
    let member = |member: &Result<Link, (u32, bool)>| {
        let (number, holds) = match member {
            Ok(link) => (numbers[&Link { holds: true, ..*link }], link.holds),
            Err((name, holds)) => (numbers.len() as i64 + 1 + i64::from(*name), *holds),
        };
        if holds { number } else { -number }
    };
    clauses.iter().map(|clause| clause.iter().map(member).collect()).collect()
}

fn what<'a>(
    puzzle: &'a Puzzle,
    premise: Premise,
    clauses: &Clauses,
    writer: &mut Writer<'_>,
) -> What<'a> {
    let text = || premise.describe(puzzle);
    match premise {
        Premise::Clue(id) => What::Clue {
            label: puzzle.clue_label(id),
            wording: puzzle.clue(id).wording.as_deref(),
            formal: writer.statement(&puzzle.clue(id).statement),
        },
        Premise::One(thing, among) => What::One {
            of: end(puzzle, thing),
            among: axis(puzzle, among),
            // That one of them is so is the only clause in which members hold.
            exactly: clauses.iter().flatten().any(|link| link.is_ok_and(|link| link.holds)),
            text: text(),
        },
        Premise::Transitive { left, right, through } => What::Transitive {
            left: axis(puzzle, left),
            right: axis(puzzle, right),
            through: axis(puzzle, through),
            text: text(),
        },
    }
}

fn axis(puzzle: &Puzzle, axis: Axis) -> &str {
    match axis {
        Axis::Positions => &puzzle.positions.name,
        Axis::Category(id) => &puzzle.category(id).name,
    }
}

/// The two things of a fact.
fn ends(puzzle: &Puzzle, link: Link) -> Ends<'_> {
    Ends { a: end(puzzle, Operand::Item(link.item)), b: end(puzzle, link.with) }
}

fn end(puzzle: &Puzzle, thing: Operand) -> [&str; 2] {
    match thing {
        Operand::Place(place) => [&puzzle.positions.name, &puzzle.positions.labels[place.index()]],
        Operand::Item(item) => [&puzzle.category_of(item).name, &puzzle.item(item).name],
    }
}

/// The JSON Schema of an explanation.
pub fn explanation_schema() -> String {
    printed(&schemars::schema_for!(Record<'static>))
}
