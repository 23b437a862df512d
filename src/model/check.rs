//! Checks a solution against the rules and clues of its puzzle, from their definitions alone.

use super::evaluate::holds;
use super::ids::{CategoryId, ClueId, ItemId, Place};
use super::puzzle::{CategoryKind, Puzzle};
use super::solution::Solution;

/// What a solution breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Violation {
    /// The position has no item of a category that must have one there.
    Missing(CategoryId, Place),
    /// The item is at no position, though its category must place it.
    Unplaced(ItemId),
    /// The item is at more than one position.
    Twice(ItemId),
    /// The place holds an item of another category.
    Foreign(CategoryId, Place),
    /// The clue does not hold.
    Clue(ClueId),
}

/// Every rule and clue that `solution` breaks; empty when it is a solution of `puzzle`.
pub fn check(puzzle: &Puzzle, solution: &Solution) -> Vec<Violation> {
    let mut broken = Vec::new();
    for (id, category) in puzzle.categories_with_ids() {
        let mut used = vec![0_usize; category.items.len()];
        for (place, found) in puzzle.places().zip(solution.row(id)) {
            match found {
                Some(item) if category.items.contains(&item.0) => {
                    used[usize::from(item.0 - category.items.start)] += 1;
                }
                Some(_) => broken.push(Violation::Foreign(id, place)),
                None if category.kind != CategoryKind::Rest => {
                    broken.push(Violation::Missing(id, place));
                }
                None => {}
            }
        }
        for (item, times) in category.item_ids().zip(used) {
            let must_be_placed =
                matches!(category.kind, CategoryKind::Bijective | CategoryKind::Rest);
            if times == 0 && must_be_placed {
                broken.push(Violation::Unplaced(item));
            }
            if times > 1 && category.kind != CategoryKind::Repeats {
                broken.push(Violation::Twice(item));
            }
        }
    }
    let clues = puzzle.clues.iter().enumerate();
    let failing = clues.filter(|(_, clue)| !holds(puzzle, solution, &clue.statement));
    broken.extend(failing.map(|(i, _)| Violation::Clue(ClueId::from_index(i))));
    broken
}

impl Violation {
    /// The violation in words.
    pub fn describe(self, puzzle: &Puzzle) -> String {
        let name = |item: ItemId| &puzzle.item(item).name;
        match self {
            Violation::Missing(category, place) => {
                let category = &puzzle.category(category).name;
                format!("{} has no {category}", puzzle.place_name(place))
            }
            Violation::Unplaced(item) => format!("`{}` is nowhere", name(item)),
            Violation::Twice(item) => format!("`{}` is at more than one position", name(item)),
            Violation::Foreign(category, place) => {
                let category = &puzzle.category(category).name;
                format!(
                    "{} has an item of another category as its {category}",
                    puzzle.place_name(place)
                )
            }
            Violation::Clue(clue) => format!("clue {} does not hold", puzzle.clue_label(clue)),
        }
    }
}
