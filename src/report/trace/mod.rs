//! The story of a solver in words, and the places that are left where it is stuck.

mod places;
mod words;

use crate::model::{Fact, Puzzle};
use crate::tasks::trace::{Ending, Event, Ground};

use super::number::grouped;
use super::table;
use super::template::Template;
use super::words::Words;
pub use places::stuck;

/// What depends on a guess is indented by so many spaces more.
const STEP: usize = 2;

/// Deeper guesses are indented no further, or long stories would be mostly spaces.
const DEEPEST: usize = 20;

/// Tells a story line by line.
pub struct Teller<'p> {
    words: Words<'p>,
    table: Template,
}

impl<'p> Teller<'p> {
    /// A teller of the story of a puzzle.
    pub fn new(puzzle: &'p Puzzle) -> Teller<'p> {
        Teller { words: Words::new(puzzle), table: table::lined(puzzle) }
    }

    /// The lines of an event that depends on `depth` guesses.
    pub fn event(&self, depth: usize, event: &Event) -> String {
        let indent = " ".repeat(STEP * depth.min(DEEPEST));
        let words = &self.words;
        let text = match event {
            Event::Progress { ground: Ground::Rule(rule), facts } => {
                let lines = words.by_rule(*rule, facts).into_iter();
                return lines.map(|line| format!("{indent}  {line}\n")).collect();
            }
            Event::Progress { ground: Ground::Clue(clue), facts } => {
                let lines = words.facts(facts).into_iter();
                let found: String = lines.map(|line| format!("\n{indent}  {line}")).collect();
                format!("Progress: {}{found}", words.clue(*clue))
            }
            Event::Testing { closed, conflict } => {
                let supposed = words.fact(Fact { holds: true, ..*closed });
                let (conflict, closed) = (words.ground(*conflict), words.fact(*closed));
                format!("Testing: if {supposed} … conflict with {conflict}, so {closed}")
            }
            Event::Guessing(fact) => format!("Guessing: {}", words.fact(*fact)),
            Event::Conflict(conflict) => words.conflict(conflict, &format!("{indent}  ")),
            Event::Pruning { fact, is_solved: false } => format!("Pruning: {}", words.fact(*fact)),
            Event::Pruning { fact, is_solved: true } => {
                format!("Pruning: {} in any other solution", words.fact(*fact))
            }
            Event::Solution(solution) => {
                let mut table = Vec::new();
                self.table.fill(solution, "", &mut table);
                let table = String::from_utf8(table).expect("made of strings");
                let lines = table.lines().map(|line| format!("\n{indent}{line}"));
                format!("Solution!{}", lines.collect::<String>())
            }
        };
        format!("{indent}{text}\n")
    }
}

/// The sentence at the end of a story.
pub fn ending(ending: &Ending) -> String {
    let found = grouped(&ending.found.to_string());
    match (ending.found, ending.complete) {
        (0, true) => "There is no solution.\n".to_owned(),
        (1, true) => "There is no other solution.\n".to_owned(),
        (_, true) => format!("There are {found} solutions.\n"),
        (0, false) => "The time was over before there was a solution.\n".to_owned(),
        _ if ending.gave_up.is_some() => {
            let noun = if ending.found == 1 { "solution" } else { "solutions" };
            format!("The time was over after {found} {noun}; there may be others.\n")
        }
        (1, false) => "The story stops after 1 solution; there may be others.\n".to_owned(),
        (_, false) => format!("There are several solutions; the story stops after {found}.\n"),
    }
}
