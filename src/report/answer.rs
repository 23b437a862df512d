//! The answer in sentences.

use dashu_int::UBig;

use crate::model::{Operand, Puzzle, Question, Solution};
use crate::tasks::solve::{Answer, Drawn, Status, differences};

use super::number::grouped;
use super::table::UNNAMED;
use super::terminal::safe;

/// How many differing cells are listed.
const SHOWN: usize = 20;

/// The question as it is printed: its wording, else `nationality of water`.
pub fn question(puzzle: &Puzzle, question: &Question) -> String {
    match &question.wording {
        Some(wording) => safe(wording),
        None => safe(&formal_question(puzzle, question)),
    }
}

/// `nationality of water`
pub fn formal_question(puzzle: &Puzzle, question: &Question) -> String {
    let category = question.category.map(|id| puzzle.category(id).name.as_str());
    let of = match question.of {
        Operand::Item(item) => puzzle.item(item).name.clone(),
        Operand::Place(place) => puzzle.place_name(place),
    };
    format!("{} of {of}", category.unwrap_or(&puzzle.positions.name))
}

/// The sentence that says how many solutions there are.
pub fn sentence(answer: &Answer) -> String {
    if let Some(drawn) = &answer.drawn
        && answer.status == Status::Multiple
    {
        return draws(answer.found, drawn);
    }
    match (answer.status, answer.complete) {
        (Status::Unknown, _) if answer.gave_up.is_some() => {
            "This is a solution; whether it is the only one is not known.\n".to_owned()
        }
        (Status::Unique, _) => "This is the only solution.\n".to_owned(),
        (Status::None, _) => "There is no solution: the clues contradict each other.\n".to_owned(),
        (Status::Unknown, _) => {
            "This is a solution; whether it is the only one was not looked for.\n".to_owned()
        }
        (Status::Multiple, true) => format!("These are all {} solutions.\n", answer.found),
        (Status::Multiple, false) if answer.gave_up.is_some() => format!(
            "These are {} of several solutions: the time was over before all were found.\n",
            answer.found
        ),
        (Status::Multiple, false) => format!(
            "These are {} of several solutions: the clues leave more than one possible.\n",
            answer.found
        ),
    }
}

/// The sentence that says what solutions were drawn from.
fn draws(found: u64, drawn: &Drawn) -> String {
    let Drawn { total, seed } = drawn;
    let [times, all] = [found.to_string(), total.to_string()].map(|digits| grouped(&digits));
    // With replacement there may be more draws than solutions.
    let what = match UBig::from(found) > *total {
        true => format!("{times} draws from {all} solutions"),
        false => format!("{times} of {all} solutions"),
    };
    format!("{what}, each drawn with the same probability; seed {seed}.\n")
}

/// The cells in which two solutions differ, in words.
pub fn contrast(puzzle: &Puzzle, a: &Solution, b: &Solution) -> String {
    let cells = differences(puzzle, a, b);
    let mut out = match cells.len() {
        1 => "The two differ in 1 cell:\n".to_owned(),
        many => format!("The two differ in {many} cells:\n"),
    };
    for (category, place) in cells.iter().take(SHOWN) {
        let name = |solution: &Solution| {
            let item = solution.item_at(*category, *place);
            safe(item.map_or(UNNAMED, |item| puzzle.item(item).name.as_str()))
        };
        let (place, category) = (puzzle.place_name(*place), &puzzle.category(*category).name);
        let (place, category) = (safe(&place), safe(category));
        out.push_str(&format!("  {place}, {category}: {} or {}\n", name(a), name(b)));
    }
    if cells.len() > SHOWN {
        out.push_str(&format!("  … and {} more\n", cells.len() - SHOWN));
    }
    out
}
