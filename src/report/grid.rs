//! A solution as a YES/no grid: for each category the items as rows, the positions as columns.

use super::terminal::safe;
use crate::model::{Puzzle, Solution};

/// The least width of a column between its bars.
const WIDTH: usize = 5;

const YES: &str = "YES";
/// As long as the other word, so that one can be written over the other.
const NO: &str = "no ";

/// The grid of a puzzle, in the form of the aidtopia/zebra solver, with NO in every cell.
///
/// ```text
///   1     2     3
/// +-----+-----+-----+
/// | YES | no  | no  | Englishman
/// ```
pub(super) struct Grid<'p> {
    puzzle: &'p Puzzle,
    text: Vec<u8>,
    /// Where the word of each cell is, item by item.
    words: Vec<usize>,
}

impl<'p> Grid<'p> {
    pub(super) fn new(puzzle: &'p Puzzle) -> Grid<'p> {
        let labels: Vec<String> = puzzle.positions.labels.iter().map(|label| safe(label)).collect();
        let widths: Vec<usize> =
            labels.iter().map(|label| WIDTH.max(label.chars().count() + 2)).collect();
        let header: String = labels
            .iter()
            .zip(&widths)
            .map(|(label, width)| format!(" {}", centred(label, *width)))
            .collect();
        let rule: String = widths.iter().map(|width| format!("+{}", "-".repeat(*width))).collect();
        let mut text = format!("{}\n", header.trim_end());
        let mut words = Vec::new();
        for category in &puzzle.categories {
            text.push_str(&format!("{rule}+\n"));
            for item in category.item_ids() {
                for width in &widths {
                    let cell = format!("|{}", centred(NO, *width));
                    words.push(text.len() + cell.find(NO).expect("it is in the cell"));
                    text.push_str(&cell);
                }
                text.push_str(&format!("| {}\n", safe(&puzzle.item(item).name)));
            }
        }
        text = text + &rule + "+\n";
        Grid { puzzle, text: text.into_bytes(), words }
    }

    /// Appends the grid of a solution.
    pub(super) fn fill(&mut self, solution: &Solution, to: &mut Vec<u8>) {
        self.mark(solution, YES);
        to.extend_from_slice(&self.text);
        self.mark(solution, NO);
    }

    /// Writes a word into the cells that are true in a solution.
    fn mark(&mut self, solution: &Solution, word: &str) {
        let places = self.puzzle.positions.len();
        for (category, _) in self.puzzle.categories_with_ids() {
            for (place, item) in solution.row(category).iter().enumerate() {
                if let Some(item) = item {
                    let at = self.words[item.index() * places + place];
                    self.text[at..at + word.len()].copy_from_slice(word.as_bytes());
                }
            }
        }
    }
}

fn centred(text: &str, width: usize) -> String {
    format!("{text:^width$}")
}
