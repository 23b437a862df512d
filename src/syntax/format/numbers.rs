//! Numbers of a puzzle as its files write them: labels, times of day, lengths of time.

use crate::model::{Function, Number, Puzzle, Scale};
use crate::syntax::text::fold;

/// The most digits that a number of a file may have before the point, and behind it.
const MAX_WHOLE: i64 = 1_000_000_000_000_000;
const MAX_DECIMALS: u32 = 9;

/// A value of a function: a label that has it, else a number that is no label.
pub(crate) fn constant(puzzle: &Puzzle, function: Function, number: Number) -> String {
    let (scale, labels) = scale_and_labels(puzzle, function);
    let at = scale.and_then(|scale| scale.values.iter().position(|value| *value == number));
    if let Some(label) = at.and_then(|at| labels.get(at)) {
        return (*label).to_owned();
    }
    let number = number.normalize();
    if scale.is_some_and(|scale| scale.clock) {
        let (hour, minute) = (Number::from(60), number % Number::from(60));
        return format!("{}:{:0>2}", ((number - minute) / hour).normalize(), minute.to_string());
    }
    // A label that looks like the number but has another value would be taken for it.
    let taken: Vec<_> = labels.iter().map(|label| fold(label)).collect();
    let spelling = |decimals| {
        let mut number = number;
        number.rescale(decimals);
        number.to_string()
    };
    let mut spellings = (number.scale()..=MAX_DECIMALS).map(spelling);
    spellings.find(|text| !taken.contains(&fold(text))).unwrap_or_else(|| number.to_string())
}

/// A difference between values of a function.
pub(crate) fn amount(puzzle: &Puzzle, function: Function, number: Number) -> String {
    let number = number.normalize();
    let (scale, _) = scale_and_labels(puzzle, function);
    if !scale.is_some_and(|scale| scale.clock) {
        return number.to_string();
    }
    let hour = Number::from(60);
    let (count, unit) = match (number % hour).is_zero() || number.abs() >= MAX_WHOLE.into() {
        true => ((number / hour).normalize(), "hour"),
        false => (number, "minute"),
    };
    let ending = if count.abs() == Number::ONE { "" } else { "s" };
    format!("{count} {unit}{ending}")
}

fn scale_and_labels(puzzle: &Puzzle, function: Function) -> (Option<&Scale>, Vec<&str>) {
    match function {
        Function::Positions => {
            let positions = &puzzle.positions;
            (positions.scale.as_ref(), positions.labels.iter().map(String::as_str).collect())
        }
        Function::Category(id) => {
            let category = puzzle.category(id);
            let names = category.item_ids().map(|item| puzzle.item(item).name.as_str()).collect();
            (category.scale.as_ref(), names)
        }
        Function::Row | Function::Column => (None, Vec::new()),
    }
}
