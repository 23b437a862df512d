//! A hint, which tells no more than it is asked for.

use super::text::mistakes;
use super::words::clue;
use crate::explain::{Premise, Step};
use crate::model::{Link, Operand, Puzzle};
use crate::report::words::{Words, list};
use crate::tasks::explain::Hint;

/// How much a hint tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Where to look.
    Where,
    /// Also what the next step follows from.
    Why,
    /// Also what is found.
    What,
}

impl Level {
    /// As it is written in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Level::Where => "where",
            Level::Why => "why",
            Level::What => "what",
        }
    }
}

/// The labels of the clues that a step cites.
pub(in crate::report) fn clues_of(puzzle: &Puzzle, step: &Step) -> Vec<String> {
    step.premises.iter().filter_map(clue).map(|clue| puzzle.clue_label(clue)).collect()
}

/// The sentences of a hint for the puzzle of a file.
pub fn hint(puzzle: &Puzzle, file: &str, hint: &Hint, level: Level) -> String {
    match hint {
        Hint::Contradictory => super::contradictory(file),
        Hint::Wrong(wrong) => mistakes(puzzle, wrong),
        Hint::Done => "Nothing is left to find.\n".to_owned(),
        Hint::Next(step, crossed) => {
            let words = Words::new(puzzle);
            format!("{}{}\n", first(crossed), words.hint(step, level))
        }
    }
}

/// The bookkeeping that comes before the step.
fn first(crossed: &[Link]) -> String {
    match crossed.len() {
        0 => String::new(),
        1 => "First cross out what your marks exclude (1 cross).\n".to_owned(),
        many => format!("First cross out what your marks exclude ({many} crosses).\n"),
    }
}

impl Words<'_> {
    /// The step as far as the level tells it.
    pub(in crate::report) fn hint(&self, step: &Step, level: Level) -> String {
        match level {
            Level::Where => format!("Look at {}.", self.place_of(step)),
            Level::Why => {
                let reason = self.reason(step);
                match step.facts.is_empty() {
                    true => format!("Something follows from {reason}."),
                    false => {
                        format!("Something follows from {reason}, since {}.", self.facts_of(step))
                    }
                }
            }
            Level::What => {
                let arguments = step.arguments.iter().flat_map(|argument| self.argument(argument));
                let indented =
                    arguments.map(|(depth, line)| format!("\n{}{line}", "  ".repeat(depth + 1)));
                format!("{}{}", self.sentence(step), indented.collect::<String>())
            }
        }
    }

    /// Where a step happens: `clue 6 and house 2`.
    fn place_of(&self, step: &Step) -> String {
        let clues = step.premises.iter().filter_map(clue);
        let mut parts: Vec<String> = clues.map(|clue| self.label(clue)).collect();
        parts.push(match (parts.is_empty(), step.premises.first()) {
            (true, Some(Premise::One(thing, _))) => self.thing(*thing),
            _ => step.finds.first().map_or_else(String::new, |find| self.end(*find)),
        });
        list(&parts, "and")
    }

    /// The thing of a find that gives less away: the position, else the first item.
    fn end(&self, find: Link) -> String {
        match find.with {
            Operand::Item(_) => self.item(find.item).to_owned(),
            place @ Operand::Place(_) => self.thing(place),
        }
    }
}
