//! A list of numbers that no clue speaks of, and that is of the positions: `Nest: 1, 2, 3` where the clues speak of houses.

use super::super::Reader;
use super::super::cutting::parts::Parts;
use super::super::lists::list::{Item, List};
use super::opening;
use super::opening::Count;
use crate::english::token::Token;
use crate::english::words;
use crate::syntax::diagnostic::{Code, Diagnostic};

impl Reader<'_> {
    /// Takes the first list for the numbers of the positions, if it is the only one of the numbers from 1, the clues tell who
    /// is beside whom, and nothing is said of these numbers.
    pub(in super::super) fn numbers_of_places(&mut self, count: &mut Count, parts: &mut Parts) {
        let [list, others @ ..] = &parts.lists[..] else { return };
        let is_of_numbers = |list: &List| {
            let is_next = |(number, item): (u32, &Item)| item.name.parse() == Ok(number);
            (1..).zip(&list.divided).all(is_next)
        };
        let is_only = is_of_numbers(list)
            && !list.description.range().is_empty()
            && !others.is_empty()
            && !others.iter().any(is_of_numbers);
        if !is_only || !count.people || !count.noun.is_empty() {
            return;
        }
        let clues: Vec<Vec<Token>> =
            parts.clues.iter().map(|clue| self.sentence(clue.span).tokens).collect();
        let heading = self.sentence(list.description).tokens;
        let is_heading = |token: &Token| heading.iter().any(|of| of.stem == token.stem);
        let mut said = parts.opening.iter().chain(&parts.questions);
        let is_named = said.any(|span| self.sentence(*span).tokens.iter().any(is_heading));
        let speaks = |clue: &Vec<Token>| clue.iter().any(is_heading) || names_a_number(clue);
        let is_placed = clues.iter().any(|clue| opening::tells_places(clue));
        if is_named || !is_placed || clues.iter().any(speaks) {
            return;
        }
        let Some(place) = clues.iter().find_map(|clue| opening::place(clue)) else { return };
        *count = Count { noun: place.into(), people: false, ..count.clone() };
        let message = format!("this list is taken to number the {}", opening::plural(place));
        let warning = Diagnostic::warning(Code::PassedOver, list.description, message);
        self.diagnostics.push(warning.help("write a clue that speaks of it if it is a category"));
        parts.lists.remove(0);
    }
}

/// Whether a clue names a number, and not only how far things are apart: `number 3`, but not `two houses away`.
fn names_a_number(clue: &[Token]) -> bool {
    (0..clue.len()).any(|at| {
        let word = clue[at].word.as_str();
        let is_digit = word.starts_with(|c: char| c.is_ascii_digit());
        let is_distance = clue.get(at + 1).is_some_and(|next| opening::is_noun(&next.word));
        matches!(word, "no" | "number")
            || is_digit
            || words::number(&[word]).is_some() && word != "one" && !is_distance
    })
}
