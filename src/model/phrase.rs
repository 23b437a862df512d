//! How a sentence speaks of a position: `in house 3`, `on Mon`, `in the first row`.

use super::puzzle::{Positions, Puzzle};
use super::{Operand, Topology};

/// Names of positions that things are on, not in.
const ON: [&str; 8] = ["day", "date", "weekday", "night", "evening", "morning", "floor", "deck"];

/// Those of them whose labels say enough: `on Mon`, not `on day Mon`.
const DAYS: [&str; 3] = ["day", "date", "weekday"];

const ORDINALS: [&str; 13] = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "last",
];

impl Positions {
    /// The words before and behind labels: `in house ` and nothing, `in the ` and ` row`. Without an
    /// order a position is a thing like any other, and there are none.
    pub fn around(&self) -> [String; 2] {
        let name = self.name.to_lowercase();
        let is_on = ON.contains(&name.as_str());
        let preposition = if is_on { "on" } else { "in" };
        let is_word = |label: &String| label.contains(char::is_alphabetic);
        if self.topology == Topology::Unordered {
            [String::new(), String::new()]
        } else if self.labels.iter().all(|label| is_ordinal(label)) {
            [format!("{preposition} the "), format!(" {}", self.name)]
        } else if DAYS.contains(&name.as_str()) && self.labels.iter().all(is_word) {
            [format!("{preposition} "), String::new()]
        } else {
            [format!("{preposition} {} ", self.name), String::new()]
        }
    }
}

fn is_ordinal(label: &str) -> bool {
    let folded = label.to_lowercase();
    let digits = folded.trim_end_matches(|c: char| c.is_alphabetic());
    let ending = &folded[digits.len()..];
    let is_numbered = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
    ORDINALS.contains(&folded.as_str()) || is_numbered && ["st", "nd", "rd", "th"].contains(&ending)
}

impl Puzzle {
    /// A thing as a sentence names it: an item by its name, a position as `house 3` or, without an
    /// order, by its label.
    pub fn thing_name(&self, thing: Operand) -> String {
        match thing {
            Operand::Item(item) => self.item(item).name.clone(),
            Operand::Place(place) => {
                let [before, behind] = self.positions.around();
                let before = before.split_once(' ').map_or("", |(_, rest)| rest);
                format!("{before}{}{behind}", self.positions.labels[place.index()])
            }
        }
    }
}

#[cfg(test)]
mod tests;
