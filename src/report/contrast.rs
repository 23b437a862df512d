//! What the solutions of a puzzle have in common and how far they differ, in words and a table.

use super::repair;
use super::table::{self, UNNAMED};
use crate::model::{CategoryId, ClueId, Place, Puzzle};
use crate::tasks::backbone::Backbone;
use crate::tasks::contrast::Contrast;

/// A cell whose possible items need more characters than this says only how many they are.
const WIDEST: usize = 16;

/// How far the two solutions differ that were printed before, and what is the same in all.
pub fn text(puzzle: &Puzzle, contrast: &Contrast, markdown: bool) -> String {
    let all = puzzle.categories.len() * puzzle.positions.len();
    let differing = contrast.differing;
    let most = match contrast.is_most {
        true => "no two solutions differ in more",
        false => "others may differ in more",
    };
    let forced = match &contrast.backbone {
        Some(backbone) => common(puzzle, backbone, markdown),
        None => {
            "Which cells are the same in all solutions would take long to find out.\n".to_owned()
        }
    };
    format!("These two differ in {differing} of {all} cells; {most}.\n{forced}")
}

/// That some clues do not say how far, and that with the nearest reading there is one solution.
pub fn directly(puzzle: &Puzzle, clues: &[ClueId]) -> String {
    let (they, do_not) = if clues.len() == 1 { ("Clue", "does") } else { ("Clues", "do") };
    format!(
        "{they} {} {do_not} not say how far, so any distance will do. If directly beside is meant, \
         there is exactly one solution: write `directly` there.\n",
        repair::labels(puzzle, clues)
    )
}

/// What is the same in all solutions.
fn common(puzzle: &Puzzle, backbone: &Backbone, markdown: bool) -> String {
    let cells = match backbone.forced(puzzle) {
        0 => return "No cell is the same in all solutions.\n".to_owned(),
        1 => "1 cell is".to_owned(),
        many => format!("{many} cells are"),
    };
    format!("{cells} the same in all solutions:\n\n{}", table(puzzle, backbone, markdown))
}

/// The grid with what each cell may be.
fn table(puzzle: &Puzzle, backbone: &Backbone, markdown: bool) -> String {
    let names = puzzle.categories.iter().map(|category| category.name.clone());
    let header = std::iter::once(puzzle.positions.name.clone()).chain(names).collect();
    let row = |place: Place| {
        let label = puzzle.positions.labels[place.index()].clone();
        let cells = puzzle.categories_with_ids().map(|(id, _)| cell(puzzle, backbone, id, place));
        std::iter::once(label).chain(cells).collect()
    };
    let rows = puzzle.places().map(row).collect();
    if markdown { table::in_markdown(header, rows) } else { table::in_lines(header, rows) }
}

/// `red`, `red or blue`, `one of 4`.
fn cell(puzzle: &Puzzle, backbone: &Backbone, category: CategoryId, place: Place) -> String {
    let possible = backbone.possible(puzzle, category, place);
    let name = |item: &Option<_>| item.map_or(UNNAMED, |item| puzzle.item(item).name.as_str());
    let names: Vec<_> = possible.iter().map(name).collect();
    let text = names.join(" or ");
    let fits = names.len() == 1 || text.chars().count() <= WIDEST;
    if fits { text } else { format!("one of {}", names.len()) }
}
