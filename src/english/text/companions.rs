//! Somebody who is named before the others: `Ann and three of her friends, Bo, Cy and Di, …`, `Ann and two other cooks (Bo and Cy)`.

use super::lines::trimmed;
use super::list::{Item, List};
use super::opening;
use super::sexes::Said;
use crate::english::token::tokens;
use crate::english::words;
use crate::model::ids::Span;

/// The list of all of them, of a sentence that names one and as many others as it says.
pub(super) fn list(text: &str, span: Span) -> Option<List> {
    // Few sentences have any of the words.
    let part = &text[span.range()];
    if !part.contains(" of h") && !part.contains(" other ") {
        return None;
    }
    let tokens = tokens(part, span.start as usize);
    let names = (1..tokens.len()).find_map(|and| Said { text, tokens: &tokens }.all(and))?;
    let items: Vec<Item> = names.into_iter().map(|name| Item::new(text, name)).collect();
    let start = items.first()?.span.start as usize;
    Some(List::of(Span::new(start, start), items))
}

/// Whether so many others at a word are those beside one who was named: `three` of `Ann and three of her friends`, where there
/// are four.
pub(super) fn are_others(before: &str, others: u32, next: &str, all: u32) -> bool {
    before == "and" && matches!(next, "of" | "other") && others + 1 == all
}

impl Said<'_> {
    /// Where the name ends that begins at a word, perhaps behind a title: `Mrs. Ada Crane`.
    fn name(&self, at: usize) -> Option<usize> {
        let mut end = at;
        while self.is_capital(end) {
            end += 1;
            // `Mrs.`
            end += usize::from(self.word(end) == "." && self.is_capital(end + 1));
        }
        (end > at).then_some(end)
    }

    fn span(&self, from: usize, end: usize) -> Option<Span> {
        let (first, last) = (self.tokens.get(from)?, self.tokens.get(end.checked_sub(1)?)?);
        Some(trimmed(self.text, first.span.to(last.span)))
    }

    /// The one who is named before an `and`, and the others behind it.
    fn all(&self, and: usize) -> Option<Vec<Span>> {
        const MOST_WORDS: usize = 3;
        let number = words::number(&[self.word(and + 1)]).filter(|_| self.word(and) == "and")?.0;
        let first = (0..and).find(|at| self.name(*at) == Some(and))?;
        let noun = match self.word(and + 2) {
            "of" if matches!(self.word(and + 3), "her" | "his") => and + 4,
            "other" => and + 3,
            _ => return None,
        };
        let mut at = (noun + 1..=noun + MOST_WORDS)
            .find(|at| matches!(self.word(*at), "," | "(" | ":" | "—" | "–"))?;
        let is_noun = |at: usize| self.tokens[at].is_word() && !self.tokens[at].is_capital;
        if !(noun..at).all(is_noun) || !self.word(at - 1).ends_with(['s', 'n', 'e']) {
            return None;
        }
        let mut names = vec![self.span(first, and)?];
        at += 1;
        while let Some(end) = self.name(at) {
            names.push(self.span(at, end)?);
            at = end;
            while matches!(self.word(at), "," | "and" | "&") {
                at += 1;
            }
        }
        // `…, met four cooks, whose names are …`, `Their friends' names are …` tell of others.
        const UNITS: &[&str] = &["days", "hours", "months", "weeks", "years"];
        let counts = |at: usize| {
            let noun = self.word(at + 1);
            words::number(&[self.word(at)]).is_some()
                && noun.ends_with('s')
                && !UNITS.contains(&noun)
        };
        let others = (at..self.tokens.len()).any(counts);
        let last = self.tokens[noun..].iter().take_while(|token| token.is_word()).last()?;
        let theirs = ["'", "’"]
            .iter()
            .any(|mark| self.text.contains(&format!("{}{mark}", &self.text[last.span.range()])));
        if others || theirs {
            return None;
        }
        // `Bo, who is a nurse` is more than a name.
        let goes_on = matches!(self.word(at), "that" | "which" | "who" | "whom" | "whose");
        let is_all = names.len() == number as usize + 1 && number > 1 && !goes_on;
        (is_all && !opening::is_noun(self.word(first))).then_some(names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Option<String> {
        let list = list(text, Span::new(0, text.len()))?;
        let names: Vec<&str> = list.divided.iter().map(|item| item.name.as_str()).collect();
        Some(names.join("/"))
    }

    #[test]
    fn one_and_the_others_are_one_list() {
        for text in [
            "Al and three of his friends, Bo, Cy, and Di, met in town.",
            "Al and three other cooks (Bo, Cy and Di) met.",
            "Last week, Al and three of his old friends: Bo, Cy and Di.",
        ] {
            assert_eq!(names(text).as_deref(), Some("Al/Bo/Cy/Di"), "{text}");
        }
        assert_eq!(
            names("Mrs. Oak and two of her neighbors, Mr. Elm and Miss Ash, met.").as_deref(),
            Some("Mrs. Oak/Mr. Elm/Miss Ash")
        );
        for text in [
            "Al and three of his friends, Bo and Cy, met.",
            "Al and two of his friends, Bo and Cy, who is a nurse, met.",
            "Al and three of his friends met Bo, Cy and Di.",
            "Al met three other cooks (Bo, Cy and Di).",
        ] {
            assert_eq!(names(text), None, "{text}");
        }
    }
}
