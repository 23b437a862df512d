//! The places that are left to each item, as a table with a column for each position.

use unicode_width::UnicodeWidthStr;

use crate::model::{Category, CategoryKind, ItemId, Puzzle};
use crate::report::terminal::safe;
use crate::report::words::Words;
use crate::tasks::trace::{Left, Stuck};

/// The table, category by category, and what it comes to.
pub fn stuck(puzzle: &Puzzle, stuck: &Stuck) -> String {
    let (left, is_solution) = match stuck {
        Stuck::Conflict(conflict) => {
            let conflict = Words::new(puzzle).conflict(conflict, "  ");
            return format!("{conflict}\nThere is no solution.\n");
        }
        Stuck::Table(left, is_solution) => (left, *is_solution),
    };
    let mut out = String::new();
    for category in &puzzle.categories {
        out.push_str(&format!("{}\n{}\n", safe(&category.name), rows(puzzle, category, left)));
    }
    let open = left.iter().filter(|left| left.is_open()).count();
    let verb = if open == 1 { "is" } else { "are" };
    out.push_str(&match is_solution {
        true => "Solved: nothing is left open.\n".to_owned(),
        false => format!("Stuck: {open} of {} items {verb} still open.\n", left.len()),
    });
    out
}

/// A line for each item of a category.
fn rows(puzzle: &Puzzle, category: &Category, left: &[Left]) -> String {
    let names: Vec<String> =
        category.item_ids().map(|item| safe(&puzzle.item(item).name)).collect();
    let width = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let mut out = String::new();
    for (item, name) in category.item_ids().zip(names) {
        let gap = " ".repeat(width - name.width());
        let line = format!("  {name}{gap}  {}", row(puzzle, item, &left[item.index()]));
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// The labels of the places that are left, each below those of the other items.
fn row(puzzle: &Puzzle, item: ItemId, left: &Left) -> String {
    let labels = &puzzle.positions.labels;
    let columns = puzzle.places().map(|place| {
        let label = safe(&labels[place.index()]);
        let is_left = left.places.contains(&place);
        if is_left { label } else { " ".repeat(label.width()) }
    });
    // Labels of several words need more room to be told apart.
    let between = if labels.iter().any(|label| label.contains(' ')) { "  " } else { " " };
    let columns: Vec<String> = columns.collect();
    columns.join(between) + &note(puzzle, item, left)
}

/// What the places do not say of an item that may have none or several.
fn note(puzzle: &Puzzle, item: ItemId, left: &Left) -> String {
    match puzzle.category_of(item).kind {
        CategoryKind::Bijective | CategoryKind::Rest => String::new(),
        _ if left.places.is_empty() => "  unused".to_owned(),
        _ if !left.is_open() => String::new(),
        _ if left.certain.is_empty() => "  or unused".to_owned(),
        _ => {
            let certain = left.certain.iter();
            let labels = certain.map(|place| safe(&puzzle.positions.labels[place.index()]));
            format!("  certainly {}", labels.collect::<Vec<_>>().join(", "))
        }
    }
}
