//! What `check` says of a puzzle, in words.

use super::answer;
use super::diagnostics::Style;
use super::number::readable;
use super::repair;
use super::terminal::safe;
use crate::model::ids::Span;
use crate::model::reading::reading;
use crate::model::{ClueId, Puzzle, Solution};
use crate::syntax::{Source, format};
use crate::tasks::difficulty::{Level, Rating};
use crate::tasks::repair::{Contradiction, Redundancy};
use crate::tasks::solve::{Answer, Status};
use crate::tasks::space::search_space;
use crate::tasks::suggest::Suggestions;

/// A puzzle and the text that it was read from.
#[derive(Clone, Copy)]
pub struct Page<'a> {
    /// The text.
    pub source: &'a Source,
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Where each clue stands in the text.
    pub clue_spans: &'a [Span],
}

/// Everything that was found out about a puzzle.
pub struct Findings {
    /// How many solutions it has.
    pub answer: Answer,
    /// The first two of them.
    pub solutions: Vec<Solution>,
    /// Why there is none, if there is none.
    pub contradiction: Option<Contradiction>,
    /// Which clues it could do without, if there is one.
    pub redundancy: Option<Redundancy>,
    /// How hard it is to solve by reasoning, if there is one.
    pub difficulty: Option<Rating>,
    /// Clues that would leave one, if there are several and such clues are wanted.
    pub suggestions: Option<Suggestions>,
}

/// The title, the size of the puzzle in a few words, and its clues as they are read.
pub fn heading(page: Page<'_>) -> String {
    let title = page.puzzle.title.as_deref().unwrap_or(&page.source.name);
    format!("{}\n\n{}\n\n{}", safe(title), outline(page.puzzle), clues(page.puzzle))
}

fn outline(puzzle: &Puzzle) -> String {
    let plural = |count: usize, one: &str, many: &str| match count {
        1 => format!("1 {one}"),
        _ => format!("{count} {many}"),
    };
    format!(
        "{}, {}, {}, {}\nsearch space: {} grids",
        plural(puzzle.positions.len(), "position", "positions"),
        plural(puzzle.categories.len(), "category", "categories"),
        plural(puzzle.items.len(), "item", "items"),
        plural(puzzle.clues.len(), "clue", "clues"),
        readable(&search_space(puzzle))
    )
}

/// Each clue as written, with its wording, and below it the formal reading when that is longer.
fn clues(puzzle: &Puzzle) -> String {
    let mut writer = format::Writer::new(puzzle);
    let mut out = String::new();
    for id in (0..puzzle.clues.len()).map(ClueId::from_index) {
        let clue = puzzle.clue(id);
        let written = writer.statement(&clue.statement);
        let formal = writer.statement(&reading(puzzle, &clue.statement));
        let label = safe(&puzzle.clue_label(id));
        out.push_str(&format!("{label:>4}. {}", safe(&written)));
        if let Some(wording) = &clue.wording {
            out.push_str(&format!("  \"{}\"", safe(wording)));
        }
        out.push('\n');
        if formal != written {
            out.push_str(&format!("      reads {}\n", safe(&formal)));
        }
    }
    if !puzzle.clues.is_empty() {
        out.push('\n');
    }
    out
}

/// How many solutions there are, and what follows from that.
pub fn findings(page: Page<'_>, found: &Findings, style: Style) -> String {
    let puzzle = page.puzzle;
    let mut out = match found.answer.status {
        Status::Unique => "There is exactly one solution.\n".to_owned(),
        Status::None => answer::sentence(&found.answer),
        Status::Unknown => {
            "There is a solution; whether it is the only one is not known.\n".to_owned()
        }
        Status::Multiple => "There are several solutions.\n".to_owned(),
    };
    if let [first, second] = &found.solutions[..] {
        out.push_str(&answer::contrast(puzzle, first, second));
    }
    if let Some(contradiction) = &found.contradiction {
        out.push_str(&repair::contradiction(page, contradiction, style));
    }
    if let Some(redundancy) = &found.redundancy {
        out.push_str(&repair::redundancy(puzzle, redundancy));
    }
    if let Some(rating) = &found.difficulty {
        out.push_str(&difficulty(rating));
    }
    if let Some(suggestions) = &found.suggestions {
        out.push('\n');
        out.push_str(&super::suggest::text(puzzle, suggestions));
    }
    out
}

/// The name of a level.
pub(super) fn level(level: Level) -> &'static str {
    match level {
        Level::Trivial => "trivial",
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
        Level::Expert => "expert",
    }
}

/// `Difficulty: medium (hardest step 125, 228 steps, 0 with two or more clues, …)`
fn difficulty(rating: &Rating) -> String {
    let found = match rating {
        Rating::Rated(found) => found,
        Rating::TooLarge { facts, most } => {
            return format!(
                "Difficulty: not rated, since the logic grid has {facts} facts, more than {most}.\n"
            );
        }
        Rating::Unexplained(error) => return format!("Difficulty: not rated: {error}.\n"),
    };
    format!(
        "Difficulty: {}{} (hardest step {}, {} steps, {} with two or more clues, {} by \
         supposition, {} by cases)\n",
        if found.is_optimal { "" } else { "about " },
        level(found.level),
        found.hardest,
        found.steps,
        found.with_clues,
        found.by_supposition,
        found.by_cases,
    )
}
