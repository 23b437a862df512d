//! Whether reasoning in steps is sound, in words.

use super::terminal::safe;
use crate::explain::Premise;
use crate::model::Puzzle;
use crate::tasks::review::{Fault, Remark, Review, Solutions, Truth};

/// The verdict in a word.
pub fn word(review: &Review) -> &'static str {
    match review.solutions {
        _ if !review.is_sound() => "unsound",
        Solutions::Share { shared, .. } if review.given + review.found == shared => "complete",
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
        return format!("unsound: {}", wrong(review, &steps));
    }
    let found = count(review.found, "fact");
    let from = match review.given {
        0 => String::new(),
        given => format!(", from {}", count(given, "given fact")),
    };
    match review.solutions {
        Solutions::None => format!(
            "sound: {found} in {steps}{from}; the puzzle has no solution, so in the end everything \
             follows"
        ),
        Solutions::Unknown if review.given == 0 => format!("sound: {found} in {steps}"),
        Solutions::Unknown => {
            format!("sound: {found} in {steps}{from}; whether a solution has these is not known")
        }
        Solutions::Share { shared, facts } => {
            let left = shared - review.given;
            let all = match (shared == facts, review.given) {
                (true, 0) => format!("{left} facts of the grid"),
                (true, _) => format!("{left} other facts of the grid"),
                (false, 0) => format!("{left} facts that all solutions share"),
                (false, _) => format!("{left} other facts that all solutions with these share"),
            };
            match review.found == left {
                true => format!("complete: all {all} in {steps}{from}"),
                false => format!("sound: {} of the {all} in {steps}{from}", review.found),
            }
        }
    }
}

/// Everything that is wrong with a trace, in a sentence.
fn wrong(review: &Review, steps: &str) -> String {
    let is_start = |fault: &&Fault| matches!(fault, Fault::Given(_) | Fault::GivenTogether);
    let start = review.faults.iter().filter(is_start).count();
    let mut parts = Vec::new();
    if review.failed() > 0 {
        parts.push(format!("{} of {steps} cannot be accepted", review.failed()));
    }
    if start > 0 {
        parts.push("what is given cannot be so".to_owned());
    }
    if review.faults.len() > start {
        parts.push("what the trace says of its premises, facts or cost is wrong".to_owned());
    }
    parts.join(", and ")
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
        Fault::Given(link) => {
            format!("it is given that {}, which is so in no solution", link.describe(puzzle))
        }
        Fault::GivenTogether => "no solution has all that is given".to_owned(),
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
