//! What `check` says of a puzzle, as JSON.

use schemars::JsonSchema;
use serde::Serialize;

use super::{Status, printed, to_json};
use crate::model::reading::reading;
use crate::model::{ClueId, Puzzle, Solution};
use crate::report::check::{Findings, Page, level};
use crate::syntax::format;
use crate::tasks::difficulty::{self, Rating};
use crate::tasks::repair::{self, Clues};
use crate::tasks::solve::{self, differences};
use crate::tasks::space::search_space;
use crate::tasks::suggest;

/// What was found out about one puzzle. Clues are called by their number in `clues`, from 1.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "zebra-sat check")]
struct Check<'a> {
    /// The file that the puzzle was read from, as it was given.
    file: &'a str,
    /// The title of the puzzle.
    puzzle: Option<&'a str>,
    /// How many grids the rules allow, in digits.
    search_space: String,
    /// The clues, in the order of the file.
    clues: Vec<Clue<'a>>,
    /// What is known about the number of solutions.
    status: Status,
    /// Of a puzzle with several solutions: the cells in which two of them differ.
    differences: Vec<Difference<'a>>,
    /// Of a puzzle without a solution: why there is none, and how it can be mended.
    contradiction: Option<Contradiction>,
    /// Of a puzzle with one solution: which clues it could do without.
    redundancy: Option<Redundancy>,
    /// Of a puzzle with one solution: how hard it is to solve by reasoning, from the steps of an
    /// explanation; `null` when it is too large to be explained in a moment.
    difficulty: Option<Difficulty>,
    /// Of a puzzle with several solutions: clues that would leave one, if they were asked for.
    suggestions: Option<Suggestions>,
}

/// A clue of the puzzle.
#[derive(Serialize, JsonSchema)]
struct Clue<'a> {
    /// Its number, from 1.
    number: usize,
    /// What a report calls it: its label, else its number.
    label: String,
    /// What it says, in the puzzle language.
    statement: String,
    /// The same in the core of the language.
    reading: String,
    /// Its wording, if the puzzle gives one.
    wording: Option<&'a str>,
    /// The line of the file where it begins, from 1.
    line: usize,
    /// The column where it begins, from 1.
    column: usize,
}

/// A cell in which two solutions differ.
#[derive(Serialize, JsonSchema)]
struct Difference<'a> {
    /// The category.
    category: &'a str,
    /// The label of the position.
    position: &'a str,
    /// The item in each of the two solutions, `null` for an unnamed one.
    items: [Option<&'a str>; 2],
}

/// Why a puzzle has no solution, and how it can be mended.
#[derive(Serialize, JsonSchema)]
struct Contradiction {
    /// Clues that cannot hold together, while any fewer of them can.
    conflicts: Conflicts,
    /// Clues without which the others can hold, which cannot be fewer.
    repairs: Repairs,
}

#[derive(Serialize, JsonSchema)]
struct Conflicts {
    /// The numbers of the clues of each conflict, the smallest conflict first.
    sets: Vec<Vec<usize>>,
    /// How many of them, from the first one, are proven to be in order: no other one is smaller.
    in_order: usize,
    /// Whether there are no others.
    complete: bool,
    /// Where no conflict could be found in time: clues that cannot hold together, of which some may
    /// not be needed for that.
    rough: Option<Vec<usize>>,
}

#[derive(Serialize, JsonSchema)]
struct Repairs {
    /// The ways to mend the puzzle, those that leave out the fewest clues first.
    sets: Vec<Repair>,
    /// How many of them, from the first one, are proven to be in order: no other one is smaller.
    in_order: usize,
    /// Whether there are no others.
    complete: bool,
}

#[derive(Serialize, JsonSchema)]
struct Repair {
    /// The numbers of the clues to leave out.
    clues: Vec<usize>,
    /// How many solutions the puzzle then has.
    status: Status,
}

/// Which clues a puzzle with one solution could do without.
#[derive(Serialize, JsonSchema)]
struct Redundancy {
    /// Clues without which there are several solutions, each alone.
    needed: Vec<usize>,
    /// Clues without which there is still one solution, each alone.
    redundant: Vec<usize>,
    /// Clues that are enough, while any fewer of them are not; `null` when finding some would take
    /// long.
    enough: Option<Enough>,
}

#[derive(Serialize, JsonSchema)]
struct Enough {
    /// The numbers of the clues.
    clues: Vec<usize>,
    /// Whether it is proven that no fewer clues are enough.
    is_smallest: bool,
}

/// How hard a puzzle is: docs/explaining.md has the scale.
#[derive(Serialize, JsonSchema)]
struct Difficulty {
    /// `trivial`, `easy`, `medium`, `hard` or `expert`.
    level: &'static str,
    /// The cost of the step that costs most: 100 a clue, 60 a rule, 1 a fact.
    hardest: u32,
    /// How many steps there are.
    steps: usize,
    /// How many of them cite two clues or more.
    with_clues: usize,
    /// How many of them suppose the opposite of what they find, without telling cases apart.
    by_supposition: usize,
    /// How many of them tell cases apart.
    by_cases: usize,
    /// Whether each step is proven to be of least cost; else the puzzle may be easier.
    optimal: bool,
}

#[derive(Serialize, JsonSchema)]
struct Suggestions {
    /// The clues, those first that give the least away, in the puzzle language.
    clues: Vec<String>,
    /// Whether there are no others of the forms that are tried.
    complete: bool,
}

/// What was found out about a puzzle as one line of JSON.
pub fn check(page: Page<'_>, found: &Findings) -> String {
    let puzzle = page.puzzle;
    let record = Check {
        file: &page.source.name,
        puzzle: puzzle.title.as_deref(),
        search_space: search_space(puzzle).to_string(),
        clues: clues(page),
        status: found.answer.status.into(),
        differences: match &found.solutions[..] {
            [first, second] => differing(puzzle, first, second),
            _ => Vec::new(),
        },
        contradiction: found.contradiction.as_ref().map(Contradiction::of),
        redundancy: found.redundancy.as_ref().map(Redundancy::of),
        difficulty: found.difficulty.as_ref().and_then(Difficulty::of),
        suggestions: found.suggestions.as_ref().map(|found| Suggestions::of(puzzle, found)),
    };
    to_json(&record) + "\n"
}

/// The JSON Schema of what was found out about a puzzle.
pub fn check_schema() -> String {
    printed(&schemars::schema_for!(Check<'static>))
}

fn clues(page: Page<'_>) -> Vec<Clue<'_>> {
    let puzzle = page.puzzle;
    let mut writer = format::Writer::new(puzzle);
    let starts = page.clue_spans.iter().map(|span| span.start as usize);
    let places = page.source.lines_and_columns(starts);
    let clue = |(at, (line, column)): (usize, (usize, usize))| {
        let id = ClueId::from_index(at);
        let clue = puzzle.clue(id);
        Clue {
            number: at + 1,
            label: puzzle.clue_label(id),
            statement: writer.statement(&clue.statement),
            reading: writer.statement(&reading(puzzle, &clue.statement)),
            wording: clue.wording.as_deref(),
            line,
            column,
        }
    };
    places.into_iter().enumerate().map(clue).collect()
}

fn differing<'a>(puzzle: &'a Puzzle, first: &Solution, second: &Solution) -> Vec<Difference<'a>> {
    let difference = |(category, place)| {
        let item = |solution: &Solution| {
            solution.item_at(category, place).map(|item| puzzle.item(item).name.as_str())
        };
        Difference {
            category: &puzzle.category(category).name,
            position: &puzzle.positions.labels[place.index()],
            items: [item(first), item(second)],
        }
    };
    differences(puzzle, first, second).into_iter().map(difference).collect()
}

fn numbers(clues: &Clues) -> Vec<usize> {
    clues.iter().map(|id| id.index() + 1).collect()
}

impl Contradiction {
    fn of(found: &repair::Contradiction) -> Contradiction {
        let (conflicts, repairs) = (&found.conflicts, &found.corrections);
        let repair = |(clues, left): (&Clues, &solve::Status)| Repair {
            clues: numbers(clues),
            status: (*left).into(),
        };
        Contradiction {
            conflicts: Conflicts {
                sets: conflicts.sets.iter().map(numbers).collect(),
                in_order: conflicts.in_order,
                complete: conflicts.complete,
                rough: found.rough.as_ref().map(numbers),
            },
            repairs: Repairs {
                sets: repairs.sets.iter().zip(&found.left).map(repair).collect(),
                in_order: repairs.in_order,
                complete: repairs.complete,
            },
        }
    }
}

impl Redundancy {
    fn of(found: &repair::Redundancy) -> Redundancy {
        let enough = |enough: &repair::Enough| Enough {
            clues: numbers(&enough.clues),
            is_smallest: enough.is_smallest,
        };
        Redundancy {
            needed: numbers(&found.needed),
            redundant: numbers(&found.redundant),
            enough: found.enough.as_ref().map(enough),
        }
    }
}

impl Difficulty {
    fn of(rating: &Rating) -> Option<Difficulty> {
        let Rating::Rated(found) = rating else { return None };
        let difficulty::Difficulty { hardest, steps, with_clues, by_supposition, by_cases, .. } =
            *found;
        let (level, optimal) = (level(found.level), found.is_optimal);
        Some(Difficulty { level, hardest, steps, with_clues, by_supposition, by_cases, optimal })
    }
}

impl Suggestions {
    fn of(puzzle: &Puzzle, found: &suggest::Suggestions) -> Suggestions {
        let mut writer = format::Writer::new(puzzle);
        let clues = found.clues.iter().map(|of| writer.statement(&of.clue)).collect();
        Suggestions { clues, complete: found.complete }
    }
}
