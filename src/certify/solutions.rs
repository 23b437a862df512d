//! Solutions in the JSON of `solve --format json`, written and read back.

use std::collections::BTreeMap;

use encodings::Size;
use serde::Deserialize;

use crate::model::{CategoryId, Place, Puzzle, Solution, check};
use crate::report::solutions::{Format, Renderer};
use crate::tasks::solve::{Answer, Status};

/// An answer as far as it is read; how it says the rest is compared with what we would write.
#[derive(Deserialize)]
struct Stated {
    solutions: Vec<Cells>,
}

/// For each category the item at each position, `None` for an unnamed one.
pub(super) type Cells = BTreeMap<String, Vec<Option<String>>>;

/// The answer with these solutions, the only one or two of several.
pub(super) fn write(
    file: &str,
    puzzle: &Puzzle,
    solutions: &[Solution],
    status: Status,
    size: Size,
) -> Vec<u8> {
    let complete = status == Status::Unique;
    let answer = Answer { size: Some(size), ..Answer::of(solutions.len() as u64, complete) };
    let mut renderer = Renderer::new(Format::Json, true, file, puzzle);
    let mut text = Vec::new();
    for (number, solution) in (1..).zip(solutions) {
        renderer.solution(solution, number, solutions.len() == 1, &mut text);
    }
    renderer.end(&answer, &mut text);
    text
}

/// The solutions of an answer, each of which keeps all rules and clues.
pub(super) fn read(puzzle: &Puzzle, text: &str) -> Result<Vec<Solution>, String> {
    let stated: Stated = serde_json::from_str(text).map_err(|error| error.to_string())?;
    stated.solutions.iter().map(|cells| solution(puzzle, cells)).collect()
}

/// The solution of a puzzle that these cells are.
pub(super) fn solution(puzzle: &Puzzle, cells: &Cells) -> Result<Solution, String> {
    if cells.len() != puzzle.categories.len() {
        return Err("a solution does not have the categories of the puzzle".to_owned());
    }
    let mut solution = Solution::empty(puzzle);
    for (id, category) in puzzle.categories_with_ids() {
        let row = cells.get(&category.name).filter(|row| row.len() == puzzle.positions.len());
        let row = row.ok_or_else(|| {
            let name = category.name.escape_debug();
            format!("a solution does not say what each position has of the category `{name}`")
        })?;
        for (place, name) in puzzle.places().zip(row) {
            if let Some(name) = name {
                put(puzzle, &mut solution, id, place, name)?;
            }
        }
    }
    match check(puzzle, &solution).first() {
        None => Ok(solution),
        Some(broken) => {
            Err(format!("that is no solution: {}", broken.describe(puzzle).escape_debug()))
        }
    }
}

fn put(
    puzzle: &Puzzle,
    solution: &mut Solution,
    category: CategoryId,
    place: Place,
    name: &str,
) -> Result<(), String> {
    let mut items = puzzle.category(category).item_ids();
    let item = items.find(|item| puzzle.item(*item).name == name);
    let item = item.ok_or_else(|| format!("there is no item `{}`", name.escape_debug()))?;
    solution.put(puzzle, item, place);
    Ok(())
}
