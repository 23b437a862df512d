//! Whether reasoning in steps is sound, in words.

use super::terminal::safe;
use crate::explain::Premise;
use crate::model::Puzzle;
use crate::tasks::review::{Fault, Remark, Review, Solutions, Truth};

/// The verdict in a word.
pub fn word(review: &Review) -> &'static str {
    match review.solutions {
        _ if !review.is_sound() => "unsound",
        Solutions::Share { shared, .. } if review.found == shared => "complete",
        _ => "sound",
    }
}

/// A line for each step and each fault of the whole; without the verdict.
pub fn text(puzzle: &Puzzle, review: &Review) -> String {
    let mut out = String::new();
    for (number, remarks) in (1..).zip(&review.steps) {
        let is_sound = !remarks.iter().any(Remark::is_fault);
        let mut said: Vec<String> = remarks.iter().map(|said| remark(puzzle, *said)).collect();
        if is_sound {
            said.insert(0, "follows".to_owned());
        }
        out.push_str(&format!("{number:>4}. {}\n", safe(&said.join("; "))));
    }
    for found in &review.faults {
        out.push_str(&format!("{}\n", safe(&fault(puzzle, *found))));
    }
    out
}

/// The verdict in a sentence.
pub fn verdict(review: &Review) -> String {
    let steps = count(review.steps.len(), "step");
    if !review.is_sound() {
        let about = "what the trace says of its premises, facts or cost is wrong";
        return match (review.failed(), review.faults.is_empty()) {
            (0, _) => format!("unsound: {about}"),
            (failed, true) => format!("unsound: {failed} of {steps} cannot be accepted"),
            (failed, false) => {
                format!("unsound: {failed} of {steps} cannot be accepted, and {about}")
            }
        };
    }
    let found = count(review.found, "fact");
    match review.solutions {
        Solutions::None => format!(
            "sound: {found} in {steps}; the puzzle has no solution, so in the end everything follows"
        ),
        Solutions::Unknown => format!("sound: {found} in {steps}"),
        Solutions::Share { shared, facts } => {
            let all = match shared == facts {
                true => format!("{facts} facts of the grid"),
                false => format!("{shared} facts that all solutions share"),
            };
            match review.found == shared {
                true => format!("complete: all {all} in {steps}"),
                false => format!("sound: {} of the {all} in {steps}", review.found),
            }
        }
    }
}

/// `1 step`, `2 steps`
fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// Something about a step in words.
pub(super) fn remark(puzzle: &Puzzle, remark: Remark) -> String {
    match remark {
        Remark::Early(link) => {
            format!("no step before has found that {}", link.describe(puzzle))
        }
        Remark::Unsound(link, truth) => {
            let truth = match truth {
                Truth::Always => ", though it is true in the solution",
                Truth::Never => ", and it is false in the solution",
                Truth::Sometimes => ", and it is true in some solutions only",
                Truth::Unknown => "",
            };
            format!("that {} does not follow{truth}", link.describe(puzzle))
        }
        Remark::Cost { said, is } => format!("it costs {is}, not {said}"),
        Remark::NeedlessPremise(premise) => {
            format!("it does not need {}", described(puzzle, premise))
        }
        Remark::NeedlessFact(link) => {
            format!("it does not need that {}", link.describe(puzzle))
        }
        Remark::NothingNew => "it finds nothing new".to_owned(),
    }
}

/// Something wrong with the whole in words.
pub(super) fn fault(puzzle: &Puzzle, fault: Fault) -> String {
    match fault {
        Fault::Clauses(premise) => {
            format!("{} does not say what its `clauses` say", described(puzzle, premise))
        }
        Fault::Cost { said, is } => format!("all steps together cost {is}, not {said}"),
        Fault::Facts { said, is } => format!("the logic grid has {is} facts, not {said}"),
    }
}

/// `clue 9`, or a rule in words.
fn described(puzzle: &Puzzle, premise: Premise) -> String {
    match premise {
        Premise::Clue(_) => premise.describe(puzzle),
        _ => format!("the rule that {}", premise.describe(puzzle)),
    }
}
