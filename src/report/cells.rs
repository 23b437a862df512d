//! In how many solutions each item is at each position, for a person: what is the same in all of
//! them in a sentence, the rest as a table for each category.

use comfy_table::{CellAlignment, Table, presets};
use dashu_int::UBig;

use super::number::{grouped, readable};
use super::terminal::safe;
use crate::model::{Category, CategoryKind, ItemId, Puzzle};
use crate::tasks::cells::Cells;

/// What stands in a cell whose item is there in all solutions, and in none.
const ALL: &str = "all";
const NONE: &str = "-";

/// From so many solutions on, a percentage stands beside each number.
const LONG: u32 = 1_000_000;

/// The forced cells and the tables; only that there is no solution if there is none.
pub fn text(puzzle: &Puzzle, cells: &Cells) -> String {
    if cells.total.is_zero() {
        return "no solution\n".to_owned();
    }
    let noun = if cells.total.is_one() { "solution" } else { "solutions" };
    // Every digit: an exact number is not rounded.
    let total = grouped(&cells.total.to_string());
    let mut out = format!("{}\n{total} {noun}\n", forced(puzzle, cells));
    for category in &puzzle.categories {
        out.push('\n');
        out.push_str(&table(puzzle, cells, category));
    }
    out
}

/// The cells that are the same in all solutions.
fn forced(puzzle: &Puzzle, cells: &Cells) -> String {
    let mut facts = Vec::new();
    for item in (0..puzzle.items.len()).map(ItemId::from_index) {
        let name = safe(&puzzle.item(item).name);
        let there = puzzle.places().filter(|place| *cells.at(item, *place) == cells.total);
        facts.extend(there.map(|place| format!("{name} at {}", safe(&puzzle.place_name(place)))));
        let may_be_unused = puzzle.category_of(item).kind == CategoryKind::Some;
        if may_be_unused && unused(puzzle, cells, item) == cells.total {
            facts.push(format!("{name} unused"));
        }
    }
    match facts.is_empty() {
        true => {
            "In every solution: nothing; no item is at the same position in all of them.".to_owned()
        }
        false => format!("In every solution: {}.", facts.join(", ")),
    }
}

/// The solutions in which an item of a `(some)` category is at no position.
fn unused(puzzle: &Puzzle, cells: &Cells, item: ItemId) -> UBig {
    &cells.total - puzzle.places().map(|place| cells.at(item, place)).sum::<UBig>()
}

/// The items of a category as rows, the positions as columns.
fn table(puzzle: &Puzzle, cells: &Cells, category: &Category) -> String {
    let has_unused = category.kind == CategoryKind::Some;
    let labels = puzzle.positions.labels.iter().map(|label| safe(label));
    let header = std::iter::once(safe(&category.name)).chain(labels);
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(header.chain(has_unused.then(|| "unused".to_owned())));
    for item in category.item_ids() {
        let places = puzzle.places().map(|place| cell(cells.at(item, place), &cells.total));
        let rest = has_unused.then(|| cell(&unused(puzzle, cells, item), &cells.total));
        let name = safe(&puzzle.item(item).name);
        table.add_row(std::iter::once(name).chain(places).chain(rest));
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table.to_string() + "\n"
}

/// A number of solutions out of all.
fn cell(number: &UBig, total: &UBig) -> String {
    if number.is_zero() {
        NONE.to_owned()
    } else if number == total {
        ALL.to_owned()
    } else if *total < UBig::from(LONG) {
        readable(number)
    } else {
        format!("{} ({})", readable(number), percentage(number, total))
    }
}

/// The share of a number that is neither nothing nor everything, to a tenth of a percent.
fn percentage(number: &UBig, total: &UBig) -> String {
    let tenths = (number * 2_000_u32 + total) / (total * 2_u32);
    let tenths = u32::try_from(&tenths).expect("a part is at most 1,000 thousandths");
    match tenths {
        0 => "<0.1 %".to_owned(),
        1_000.. => ">99.9 %".to_owned(),
        _ => format!("{}.{} %", tenths / 10, tenths % 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_never_rounded_to_nothing_or_everything() {
        let total = UBig::from(10_u32).pow(30);
        let share = |number: UBig| percentage(&number, &total);
        assert_eq!(share(UBig::ONE), "<0.1 %");
        assert_eq!(share(&total - UBig::ONE), ">99.9 %");
        assert_eq!(share(&total / UBig::from(8_u32)), "12.5 %");
        assert_eq!(share(&total / UBig::from(3_u32)), "33.3 %");
        assert_eq!(share(&total / UBig::from(1_000_u32)), "0.1 %");
    }
}
