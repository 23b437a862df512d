//! People listed as men and women apart, who are one category: `three men (Al, Bo and Cy) and two women (Di and Eve)`.

use super::super::cutting::lines::trimmed;
use super::super::positions::opening;
use super::companions;
use super::list::{Item, List};
use crate::english::sexes::BEFORE_NAMES;
use crate::english::token::{Token, tokens};
use crate::english::words;
use crate::model::ids::Span;

const MEN: &[&str] = &[
    "boy",
    "boys",
    "brother",
    "brothers",
    "gentleman",
    "gentlemen",
    "male",
    "males",
    "man",
    "men",
    "nephew",
    "nephews",
    "son",
    "sons",
    "uncle",
    "uncles",
    "widower",
    "widowers",
];

const WOMEN: &[&str] = &[
    "aunt",
    "aunts",
    "daughter",
    "daughters",
    "female",
    "females",
    "girl",
    "girls",
    "ladies",
    "lady",
    "niece",
    "nieces",
    "sister",
    "sisters",
    "widow",
    "widows",
    "woman",
    "women",
];

const RELATIVE: &[&str] = &["that", "which", "who", "whom", "whose"];

/// The list of all people of a sentence that names so many men and so many women, or one and so many others.
pub(in super::super) fn list(text: &str, span: Span) -> Option<List> {
    men_and_women(text, span).or_else(|| companions::list(text, span))
}

fn men_and_women(text: &str, span: Span) -> Option<List> {
    // Few sentences have any of the words.
    let has = |known: &[&str]| known.iter().any(|word| text[span.range()].contains(word));
    if !has(MEN) || !has(WOMEN) {
        return None;
    }
    let tokens = tokens(&text[span.range()], span.start as usize);
    let said = Said { text, tokens: &tokens };
    let counted = |known| (1..tokens.len()).filter_map(move |at| said.names(at, known));
    let (mut men, mut women) = (counted(MEN), counted(WOMEN));
    let (some, others) = (men.next()?, women.next()?);
    let is_other = |at: usize| said.is_other(at);
    if men.next().is_some() || women.next().is_some() || (1..tokens.len()).any(is_other) {
        return None;
    }
    let mut all: Vec<Span> = some.into_iter().chain(others).collect();
    all.sort_by_key(|name| name.start);
    let items: Vec<Item> = all.into_iter().map(|name| Item::new(text, name)).collect();
    let start = items.first()?.span.start as usize;
    Some(List::of(Span::new(start, start), items))
}

/// Whether a list is of men and women who are counted, so that it is none of anything else.
pub(in super::super) fn is_list(list: &List) -> bool {
    let first = list.divided.first().map(|item| item.span.start);
    list.description.range().is_empty() && first == Some(list.description.start)
}

#[derive(Clone, Copy)]
/// A sentence and its words.
pub(in super::super) struct Said<'t> {
    pub(in super::super) text: &'t str,
    pub(in super::super) tokens: &'t [Token],
}

impl Said<'_> {
    pub(in super::super) fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.word.as_str())
    }

    pub(in super::super) fn is_capital(&self, at: usize) -> bool {
        let said = |token: &Token| self.text[token.span.range()].starts_with(char::is_uppercase);
        self.tokens.get(at).is_some_and(said)
    }

    /// The names behind the noun that stands here with its number, if they are as many.
    fn names(&self, noun: usize, known: &[&str]) -> Option<Vec<Span>> {
        const BETWEEN: &[&str] = &["&", ",", "and"];
        let number = match self.word(self.counted(noun)) {
            "a" => 1,
            word => words::number(&[word])?.0 as usize,
        };
        let skip = |from: usize, words: &[&str]| {
            from + (from..self.tokens.len())
                .take_while(|at| words.contains(&self.word(*at)))
                .count()
        };
        if !known.contains(&self.word(noun)) {
            return None;
        }
        let mut at = skip(noun + 1, BEFORE_NAMES);
        let mut names = Vec::with_capacity(number);
        while names.len() < number && self.is_capital(at) {
            let from = at;
            at += (at..self.tokens.len()).take_while(|at| self.is_capital(*at)).count();
            let whole = self.tokens[from].span.to(self.tokens[at - 1].span);
            names.push(trimmed(self.text, whole));
            if names.len() < number {
                at = skip(at, BETWEEN);
            }
        }
        // One name more is none of them, and `Bo, who is a nurse` is more than a name.
        let next = skip(at, BETWEEN);
        let goes_on = self.is_capital(next) || RELATIVE.contains(&self.word(next));
        (names.len() == number && !goes_on).then_some(names)
    }

    /// Where the number of the men or women of a noun stands: `two women`, `two of them are women`.
    fn counted(&self, noun: usize) -> usize {
        let is = |at: usize, words: &[&str]| words.contains(&self.word(at));
        let verb = noun - 1;
        if !is(verb, &["are", "is", "was", "were"]) {
            return verb;
        }
        let of_them = verb > 2 && is(verb - 1, &["them"]) && is(verb - 2, &["of"]);
        verb.saturating_sub(if of_them { 3 } else { 1 })
    }

    /// Whether somebody stands here with a name who is not counted as man or as woman: `a child (Al)`.
    fn is_other(&self, noun: usize) -> bool {
        let word = self.word(noun);
        let number = self.word(self.counted(noun));
        let is_counted = matches!(number, "a" | "an") || words::number(&[number]).is_some();
        let is_named = matches!(self.word(noun + 1), "(" | "," | "called" | "named");
        // `two other men (Ed and Flo)`
        let is_sex = MEN.contains(&word) || WOMEN.contains(&word);
        let is_another = if is_sex { !is_counted } else { opening::is_people(word) && is_counted };
        is_another && is_named && self.is_capital(noun + 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Option<Vec<String>> {
        let list = list(text, Span::new(0, text.len()))?;
        Some(list.divided.iter().map(|item| item.name.to_string()).collect())
    }

    #[test]
    fn men_and_women_are_one_list() {
        for text in [
            "There are two men (Al and Bo) and three women (Cy, Di, Eve).",
            "The guests were two men named Al and Bo, and three women named Cy, Di, and Eve.",
            "Five friends (two boys, Al and Bo, and three girls, Cy, Di and Eve) met.",
        ] {
            assert_eq!(names(text).unwrap_or_default(), ["Al", "Bo", "Cy", "Di", "Eve"], "{text}");
        }
        for text in [
            "There are two men (Al, Bo and Fred) and two women (Cy, Di).",
            "There are two men (Al) and two women (Cy, Di).",
            "There are two men (Al and Bo).",
            "Two men met Al and Bo, and three women came.",
            "There are two men (Al and Bo, who is old) and three women (Cy, Di and Eve).",
            "There are two men (Al and Bo), two women (Cy and Di) and a child (Eve).",
            "Two men (Al and Bo), two other men (Ed and Flo) and a woman (Cy) met.",
        ] {
            assert_eq!(names(text), None, "{text}");
        }
    }
}
