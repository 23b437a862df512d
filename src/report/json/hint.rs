//! A hint as one JSON object.

use schemars::JsonSchema;
use serde::Serialize;

use super::explanation::{Wrong, wrong};
use super::steps::{Fact, Names};
use super::{printed, to_json};
use crate::explain;
use crate::model::Puzzle;
use crate::report::explain::{Level, clues_of, hint as text};
use crate::tasks::explain as task;

/// The next step from somebody's marks.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "zebra-sat hint")]
struct Hint<'a> {
    /// The file that the puzzle was read from, as it was given.
    file: &'a str,
    /// The title of the puzzle.
    title: Option<&'a str>,
    /// `next`: there is a step. `done`: nothing is left to find. `contradictory`: there is no
    /// solution. `wrong-marks`: some marks are wrong.
    status: &'static str,
    /// `where`, `why` or `what`.
    level: &'static str,
    /// The hint in sentences.
    text: String,
    /// The labels of the clues that the step cites, else their ordinals.
    #[serde(skip_serializing_if = "Option::is_none")]
    clues: Option<Vec<String>>,
    /// How many facts the marks exclude by single rules; that comes first.
    #[serde(skip_serializing_if = "Option::is_none")]
    crossed: Option<usize>,
    /// From level `why` on: what the step cites beside clues.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Why>,
    /// At level `what`: what the step finds.
    #[serde(skip_serializing_if = "Option::is_none")]
    finds: Option<Vec<Fact>>,
    /// The wrong marks, each with the reason; empty when they are wrong only together.
    #[serde(skip_serializing_if = "Option::is_none")]
    mistakes: Option<Vec<Wrong>>,
}

#[derive(Serialize, JsonSchema)]
struct Why {
    /// The rules in words.
    rules: Vec<String>,
    /// The facts.
    facts: Vec<Fact>,
}

/// A hint as one line, which tells no more than its level.
pub fn hint(file: &str, puzzle: &Puzzle, found: &task::Hint, level: Level) -> String {
    let status = match found {
        task::Hint::Contradictory => "contradictory",
        task::Hint::Wrong(_) => "wrong-marks",
        task::Hint::Done => "done",
        task::Hint::Next(..) => "next",
    };
    let mut hint = Hint {
        file,
        title: puzzle.title.as_deref(),
        status,
        level: level.name(),
        text: text(puzzle, file, found, level).trim_end().to_owned(),
        clues: None,
        crossed: None,
        why: None,
        finds: None,
        mistakes: None,
    };
    match found {
        task::Hint::Wrong(mistakes) => hint.mistakes = Some(wrong(puzzle, mistakes)),
        task::Hint::Next(step, crossed) => {
            hint.clues = Some(clues_of(puzzle, step));
            hint.crossed = Some(crossed.len());
            let names = Names::new(puzzle, step.premises.iter().copied(), &[]);
            hint.why = (level >= Level::Why).then(|| why(puzzle, &names, step));
            hint.finds = (level >= Level::What).then(|| names.facts(&step.finds));
        }
        task::Hint::Contradictory | task::Hint::Done => {}
    }
    to_json(&hint) + "\n"
}

fn why(puzzle: &Puzzle, names: &Names<'_>, step: &explain::Step) -> Why {
    let rules = step.premises.iter().filter(|p| !matches!(p, explain::Premise::Clue(_)));
    Why {
        rules: rules.map(|rule| rule.describe(puzzle)).collect(),
        facts: names.facts(&step.facts),
    }
}

/// The JSON Schema of a hint.
pub fn hint_schema() -> String {
    printed(&schemars::schema_for!(Hint<'static>))
}
