//! Somebody who is named before the others: `Ann and three of her friends, Bo, Cy and Di, …`, `Ann and two other cooks (Bo and Cy)`,
//! `Ann, Bo and their children, Cy and Di, …`.

use super::super::cutting::lines::trimmed;
use super::super::positions::opening;
use super::list::{Item, List};
use super::sexes::Said;
use crate::english::token::tokens;
use crate::english::words;
use crate::model::ids::Span;

/// Those who are named behind their parents.
const CHILDREN: &[&str] = &["children", "daughters", "kids", "sons", "twins"];

/// The list of all of them, of a sentence that names one and as many others as it says.
pub(in super::super) fn list(text: &str, span: Span) -> Option<List> {
    // Few sentences have any of the words.
    let part = &text[span.range()];
    let is_family = CHILDREN.iter().any(|noun| part.contains(noun));
    if !part.contains(" of h") && !part.contains(" other ") && !is_family {
        return None;
    }
    let tokens = tokens(part, span.start as usize);
    let said = Said { text, tokens: &tokens };
    let family = || (1..tokens.len()).filter(|_| is_family).find_map(|and| said.family(and));
    let names = (1..tokens.len()).find_map(|and| said.all(and)).or_else(family)?;
    let items: Vec<Item> = names.into_iter().map(|name| Item::new(text, name)).collect();
    let start = items.first()?.span.start as usize;
    Some(List::of(Span::new(start, start), items))
}

/// Whether so many others at a word are those beside one who was named: `three` of `Ann and three of her friends`, where there
/// are four.
pub(in super::super) fn are_others(before: &str, others: u32, next: &str, all: u32) -> bool {
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

    /// The names that stand beside each other from a word on, and where they end.
    fn names_from(&self, start: usize) -> (Vec<Span>, usize) {
        let (mut names, mut at) = (Vec::new(), start);
        while let Some(end) = self.name(at) {
            names.extend(self.span(at, end));
            at = end;
            while matches!(self.word(at), "," | "and" | "&") && self.name(at + 1).is_some()
                || self.word(at) == "," && matches!(self.word(at + 1), "and" | "&")
            {
                at += 1;
            }
        }
        (names, at)
    }

    /// The parents before an `and`, and their children behind it: `Ann, Bo and their children, Cy and Di`.
    fn family(&self, and: usize) -> Option<Vec<Span>> {
        let is_theirs =
            self.word(and) == "and" && matches!(self.word(and + 1), "her" | "his" | "their");
        let counts = words::number(&[self.word(and + 2)]).map(|(number, _)| number as usize);
        let noun = and + 2 + usize::from(counts.is_some());
        if !is_theirs || !CHILDREN.contains(&self.word(noun)) {
            return None;
        }
        // `Mr. and Mrs. Hill and their children`, of whom the first would be left out
        let is_first = |start: &usize| match start.checked_sub(1).map(|before| self.word(before)) {
            // `Last week, Mr. Hill, …`
            Some(",") => *start > 1 && !self.is_capital(*start - 2),
            before => !matches!(before, Some("and" | "&" | ".")),
        };
        let parents = (0..and).filter(is_first).find_map(|start| {
            let (names, end) = self.names_from(start);
            (end == and).then_some(names)
        })?;
        if !matches!(self.word(noun + 1), "," | "(" | "—" | "–") {
            return None;
        }
        let (children, end) = self.names_from(noun + 2);
        let ends = matches!(self.word(end), "," | ")" | "—" | "–" | ".");
        let next = self.word(end + 1);
        let goes_on =
            matches!(next, "that" | "which" | "who" | "whom" | "whose" | "a" | "an" | "the");
        let fits = counts.is_none_or(|number| number == children.len());
        let all: Vec<Span> = parents.into_iter().chain(children).collect();
        (ends && !goes_on && fits && all.len() > 2).then_some(all)
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
            "Mr. Oak, Mrs. Oak and their children, Elm and Ash, met.",
            "Last week, Mr. Oak, Mrs. Oak and their two children (Elm and Ash) met.",
        ] {
            assert_eq!(names(text).as_deref(), Some("Mr. Oak/Mrs. Oak/Elm/Ash"), "{text}");
        }
        for text in [
            "Mr. and Mrs. Oak and their children, Elm and Ash, met.",
            "Mr. Oak, Mrs. Oak and their children, Elm and Ash, who is five, met.",
            "Mr. Oak, Mrs. Oak and their three children, Elm and Ash, met.",
            "Mr. Oak, Mrs. Oak and their children met Elm and Ash.",
            "Al and three of his friends, Bo and Cy, met.",
            "Al and two of his friends, Bo and Cy, who is a nurse, met.",
            "Al and three of his friends met Bo, Cy and Di.",
            "Al met three other cooks (Bo, Cy and Di).",
        ] {
            assert_eq!(names(text), None, "{text}");
        }
    }
}
