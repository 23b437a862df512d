//! Whether an answer is right, in words.

use super::terminal::safe;
use crate::answer::Claim;
use crate::model::{CategoryId, ClueId, ItemId, Place, Puzzle};
use crate::syntax::format::Writer;
use crate::tasks::verify::{Fault, Truth, Verdict, Verification, items_of};

/// How many unknown cells are listed.
const SHOWN: usize = 20;

/// The verdict in a word.
pub fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Right => "right",
        Verdict::Incomplete => "incomplete",
        Verdict::Wrong => "wrong",
    }
}

/// Clues, rules and cells of an answer, a line for each; without the verdict.
pub fn text(puzzle: &Puzzle, claim: &Claim, found: &Verification) -> String {
    let mut out = String::new();
    let mut writer = Writer::new(puzzle);
    for (at, truth) in found.clues.iter().enumerate() {
        let id = ClueId::from_index(at);
        let statement = &puzzle.clue(id).statement;
        let clue = writer.statement(statement);
        let what = match truth {
            Truth::Holds => "holds".to_owned(),
            Truth::Fails => format!("fails; {}", whereabouts(puzzle, claim, id)),
            Truth::Open => format!("is not decided; {}", whereabouts(puzzle, claim, id)),
        };
        out.push_str(&format!("{:>4}. {}: {}\n", puzzle.clue_label(id), safe(&clue), safe(&what)));
    }
    if !out.is_empty() {
        out.push('\n');
    }
    for fault in &found.faults {
        out.push_str(&format!("{}\n", safe(&describe(puzzle, claim, *fault))));
    }
    out.push_str(&unknown(puzzle, &found.unknown));
    out.push_str(&credit(found));
    out
}

/// Where an answer has the items that a clue names: `green is in house 2, ivory is in house 4`.
fn whereabouts(puzzle: &Puzzle, claim: &Claim, clue: ClueId) -> String {
    let items = items_of(&puzzle.clue(clue).statement);
    let placed: Vec<String> = items.into_iter().map(|item| placed(puzzle, claim, item)).collect();
    placed.join(", ")
}

/// `green is in house 2`
fn placed(puzzle: &Puzzle, claim: &Claim, item: ItemId) -> String {
    let name = &puzzle.item(item).name;
    let places: Vec<_> = claim.places_of(item).map(|place| puzzle.place_name(place)).collect();
    match places.is_empty() {
        true => format!("{name} is not placed"),
        false => format!("{name} is in {}", places.join(" and ")),
    }
}

/// A fault in words.
pub(super) fn describe(puzzle: &Puzzle, claim: &Claim, fault: Fault) -> String {
    let category = |id: CategoryId| &puzzle.category(id).name;
    let where_is = |item| placed(puzzle, claim, item);
    match fault {
        Fault::Missing(id, place) => {
            format!("{} has no {}", puzzle.place_name(place), category(id))
        }
        Fault::Unplaced(item) => format!("`{}` is nowhere", puzzle.item(item).name),
        Fault::Twice(item) => format!("an item is twice: {}", where_is(item)),
        Fault::Crowded(id, place) => {
            let items = claim.items_at(puzzle, id, place);
            let names: Vec<_> = items.map(|item| puzzle.item(item).name.as_str()).collect();
            let place = puzzle.place_name(place);
            format!("{place} has more than one {}: {}", category(id), names.join(", "))
        }
        Fault::Contradiction([first, second], said) => {
            let (first, second) = (where_is(first), where_is(second));
            format!("it says that {}, but {first} and {second}", said.describe(puzzle))
        }
    }
}

fn unknown(puzzle: &Puzzle, cells: &[(CategoryId, Place)]) -> String {
    let name = |(id, place): &(CategoryId, Place)| {
        safe(&format!("{} of {}", puzzle.category(*id).name, puzzle.place_name(*place)))
    };
    let shown: Vec<String> = cells.iter().take(SHOWN).map(name).collect();
    let more = match cells.len() > SHOWN {
        true => format!(" and {} more", cells.len() - SHOWN),
        false => String::new(),
    };
    match cells.len() {
        0 => String::new(),
        1 => format!("1 cell is not known: {}\n", shown[0]),
        many => format!("{many} cells are not known: {}{more}\n", shown.join(", ")),
    }
}

fn credit(found: &Verification) -> String {
    let is_clean = found.faults.is_empty() && !found.clues.contains(&Truth::Fails);
    let refuted = match found.is_refuted {
        Some(true) if is_clean => "no solution of the puzzle has all of this\n",
        _ => "",
    };
    let cells = match found.right {
        Some(right) => format!("{right} of {} cells are right\n", found.cells),
        None => "how many cells are right is not said: the puzzle's solutions are not all known, \
                 or there is none\n"
            .to_owned(),
    };
    format!("{refuted}{cells}")
}
