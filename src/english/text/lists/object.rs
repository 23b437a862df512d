//! Lists of items as programs print them: `{"hat": ["fez", "cap"], "pet": ["fox", "owl"]}`, with single quotes as well.

use itertools::Itertools;

use super::super::cutting::lines::{Line, trimmed};
use super::super::positions::opening;
use super::list::{Item, List};
use crate::english::token::{Token, tokens};
use crate::english::words;
use crate::model::ids::Span;
use crate::syntax::text::fold;

/// The lists of an object that some lines begin with, and how many lines it takes.
///
/// `None` where it may be the form of an answer: if a key names a position, an item is a blank or stands twice, or the
/// lists are not all as long.
pub(in super::super) fn lists(text: &str, lines: &[Line]) -> Option<(Vec<List>, usize)> {
    let start = lines.first()?.span.start as usize;
    let mut scanner = Scanner { text, at: start, lists: Vec::new() };
    scanner.object(DEEPEST)?;
    let Scanner { at: end, lists: found, .. } = scanner;
    let taken = lines.iter().take_while(|line| (line.span.start as usize) < end).count();
    let ends = lines.get(taken.checked_sub(1)?)?.span.end as usize <= end;
    let names = found.iter().flat_map(|list| &list.divided).map(|item| fold(&item.name));
    let is_blank = |item: &Item| !item.name.contains(char::is_alphanumeric);
    let is_of_places = |list: &List| {
        let words = tokens(&text[list.description.range()], 0);
        let is_place = |token: &Token| opening::place(std::slice::from_ref(token)).is_some();
        let is_number = |token: &Token| {
            words::number(&[&token.word]).is_some() || words::ordinal(&token.word).is_some()
        };
        words.iter().all(|token| is_place(token) || is_number(token)) && words.iter().any(is_number)
    };
    let are_lists = found.len() > 1
        && found.iter().map(|list| list.divided.len()).all_equal()
        && found.iter().all(|list| list.divided.len() > 1 && !is_of_places(list))
        && !found.iter().flat_map(|list| &list.divided).any(is_blank)
        && names.into_iter().all_unique();
    (ends && are_lists).then_some((found, taken))
}

/// How deep the lists may stand: `{"categories": {"hat": […]}}`.
const DEEPEST: usize = 2;

struct Scanner<'t> {
    text: &'t str,
    at: usize,
    lists: Vec<List>,
}

impl Scanner<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    /// Passes over blanks, then over a sign if it stands there.
    fn takes(&mut self, sign: char) -> bool {
        self.at += self.rest().len() - self.rest().trim_start().len();
        let stands = self.rest().starts_with(sign);
        self.at += if stands { sign.len_utf8() } else { 0 };
        stands
    }

    /// `{ key: […], … }`
    fn object(&mut self, deep: usize) -> Option<()> {
        if deep == 0 || !self.takes('{') {
            return None;
        }
        while !self.takes('}') {
            let key = self.value(&[':'])?;
            if !self.takes(':') {
                return None;
            }
            match self.takes('[') {
                true => {
                    let items = self.items()?;
                    self.lists.push(List::of(key, items));
                }
                false => self.object(deep - 1)?,
            }
            if !self.takes(',') && !self.rest().trim_start().starts_with('}') {
                return None;
            }
        }
        Some(())
    }

    /// `"fez", "cap" ]`
    fn items(&mut self) -> Option<Vec<Item>> {
        let mut items = Vec::new();
        while !self.takes(']') {
            let item = self.value(&[',', ']'])?;
            items.push(Item::new(self.text, item));
            if !self.takes(',') && !self.rest().trim_start().starts_with(']') {
                return None;
            }
        }
        Some(items)
    }

    /// What stands in quotes, or a word or number without them up to one of the signs.
    fn value(&mut self, ends: &[char]) -> Option<Span> {
        let quote = ['"', '\''].into_iter().find(|quote| self.takes(*quote));
        let from = self.at;
        let length = match quote {
            // `"rabbit's foot"` and `'rabbit's foot'`
            Some(quote) => self.rest().match_indices(quote).map(|(at, _)| at).find(|at| {
                let behind = self.rest()[at + 1..].trim_start();
                behind.starts_with(ends) || behind.starts_with(['}', ']'])
            })?,
            None => self.rest().find(ends)?,
        };
        self.at += length + usize::from(quote.is_some());
        let value = trimmed(self.text, Span::new(from, from + length));
        let said = &self.text[value.range()];
        (!said.is_empty() && !said.contains(['\n', '{', '['])).then_some(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::text::cutting::lines::lines as lines_of;

    fn of(text: &str) -> Option<String> {
        let (found, _) = lists(text, &lines_of(text))?;
        let line = |list: &List| {
            let items = list.divided.iter().map(|item| item.name.as_str()).join(", ");
            format!("{}: {items}", &text[list.description.range()])
        };
        Some(found.iter().map(line).join("; "))
    }

    #[test]
    fn lists_of_objects_are_read() {
        let both = Some("hat: fez, top hat; cost: 3, 4".to_owned());
        for text in [
            r#"{"hat": ["fez", "top hat"], "cost": [3, 4]}"#,
            "{'hat': ['fez', 'top hat'], 'cost': ['3', '4']}",
            "{\n  \"hat\": [\"fez\", \"top hat\"],\n  \"cost\": [3, 4],\n}",
            r#"{"categories": {"hat": ["fez", "top hat"], "cost": [3, 4]}}"#,
        ] {
            assert_eq!(of(text), both, "{text}");
        }
    }

    #[test]
    fn forms_of_answers_are_no_lists() {
        for text in [
            r#"{"House 1": ["Name", "Hat"], "House 2": ["Name", "Hat"]}"#,
            r#"{"house 1": ["a", "b"], "house 2": ["c", "d"]}"#,
            r#"{"hat": ["___", "___"], "pet": ["___", "___"]}"#,
            r#"{"hat": ["fez", "cap"], "pet": ["fox"]}"#,
            r#"{"hat": ["fez", "cap"]}"#,
            r#"{"hat": "fez", "pet": "fox"}"#,
            r#"{"hat": ["fez", "cap"], "pet": ["fox", "owl"]"#,
            r#"{"hat": ["fez", "cap"], "pet": ["fox", "owl"]} and more"#,
        ] {
            assert_eq!(of(text), None, "{text}");
        }
    }
}
