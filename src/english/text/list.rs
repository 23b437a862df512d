//! Lists of items: `Each person has a unique pet: cat, dog and eel`.

use super::lines::trimmed;
use crate::model::ids::Span;
use crate::syntax::text::is_clock_colon;

/// A list of items and the words that describe them.
#[derive(Debug)]
pub(super) struct List {
    /// `Each person has a unique pet`.
    pub(super) description: Span,
    /// The items, `a and b` at the end divided.
    pub(super) divided: Vec<Span>,
    /// The items, `a and b` at the end one of them.
    pub(super) whole: Vec<Span>,
}

/// Words that a sentence has and an item has not, unless it is quoted.
pub(super) const CLAUSE: &[&str] = &[
    "is",
    "are",
    "was",
    "were",
    "lives",
    "live",
    "who",
    "whose",
    "which",
    "that",
    "has",
    "have",
    "had",
    "does",
    "do",
    "not",
    "isn",
    "doesn",
    "either",
    "neither",
    "nor",
    "between",
    "if",
    "than",
    "next",
    "owns",
    "cannot",
    "must",
    "can",
    "both",
    "immediately",
    "directly",
    "somewhere",
    "each",
    "every",
    "person",
    "people",
];

/// The longest description, in words.
const MOST_WORDS: usize = 20;

impl List {
    /// The items, as they fit the number of positions best.
    pub(super) fn items(&self, positions: Option<usize>) -> &[Span] {
        let fits = |items: &[Span]| Some(items.len()) == positions;
        if fits(&self.whole) && !fits(&self.divided) { &self.whole } else { &self.divided }
    }

    /// Whether an item begins with an article, as those of clauses do.
    pub(super) fn starts_with_article(&self, text: &str) -> bool {
        let article = |item: &Span| {
            let first = text[item.range()].split_whitespace().next().unwrap_or_default();
            matches!(first.to_lowercase().as_str(), "the" | "a" | "an")
        };
        self.divided.iter().any(article)
    }
}

/// Reads `description: item, item and item.`
pub(super) fn list(text: &str, span: Span) -> Option<List> {
    let part = &text[span.range()];
    let mut quoted = false;
    let (colon, _) = part.char_indices().find(|(at, c)| {
        quoted ^= *c == '`';
        *c == ':' && !quoted && !is_clock_colon(part, *at)
    })?;
    let start = span.start as usize;
    let description = trimmed(text, Span::new(start, start + colon));
    let words = &text[description.range()];
    let plain = !words.is_empty()
        && !words.contains([',', '.', ';', '?', '!', '`', '='])
        && words.split_whitespace().count() <= MOST_WORDS;
    if !plain {
        return None;
    }
    entries(text, trimmed(text, Span::new(start + colon + 1, span.end as usize)), description)
}

/// Reads `item, item and item.`
pub(super) fn entries(text: &str, value: Span, description: Span) -> Option<List> {
    let part = &text[value.range()];
    let (divided, whole) = if part.contains('`') {
        let items = backquoted(text, value)?;
        (items.clone(), items)
    } else {
        let part = part.strip_suffix('.').unwrap_or(part);
        let value = Span::new(value.start as usize, value.start as usize + part.len());
        (divided(text, value, true), divided(text, value, false))
    };
    let whole = whole.iter().map(|item| unquoted(text, *item)).collect();
    Some(List { whole, ..named(text, &divided, description)? })
}

/// A list of items that stand apart; `None` if one of them cannot be an item.
pub(super) fn named(text: &str, items: &[Span], description: Span) -> Option<List> {
    let fits = items.len() > 1 && items.iter().all(|item| is_item(&text[item.range()]));
    let items: Vec<Span> = items.iter().map(|item| unquoted(text, *item)).collect();
    fits.then(|| List { description, divided: items.clone(), whole: items })
}

/// Items in backquotes with nothing but commas, `and` and `or` between them.
fn backquoted(text: &str, value: Span) -> Option<Vec<Span>> {
    let mut items = Vec::new();
    let mut at = value.start as usize;
    for (index, piece) in text[value.range()].split('`').enumerate() {
        let end = at + piece.len();
        if index % 2 == 1 {
            items.push(trimmed(text, Span::new(at, end)));
        } else {
            let between =
                piece.trim_matches(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | ';'));
            if !matches!(between, "" | "and" | "or" | "&") {
                return None;
            }
        }
        at = end + 1;
    }
    Some(items)
}

/// Items between commas (or semicolons), `and` and `or` before the last one taken for a comma if
/// `last` says so.
fn divided(text: &str, value: Span, last: bool) -> Vec<Span> {
    let part = &text[value.range()];
    let mark = if part.contains(';') { ';' } else { ',' };
    let mut items = Vec::new();
    let mut start = 0;
    let cuts = part.match_indices(mark).map(|(at, _)| at).filter(|at| !is_within_number(part, *at));
    for end in cuts.chain([part.len()]) {
        items.push((start, end));
        start = end + 1;
    }
    if let Some((from, to)) = items.pop() {
        let end = &part[from..to];
        let inner = end.trim_start();
        let skip = end.len() - inner.len();
        let lead = ["and ", "or ", "& "].iter().find(|word| inner.starts_with(**word));
        match lead {
            Some(word) => items.push((from + skip + word.len(), to)),
            None => {
                let cut = [" and ", " or ", " & "]
                    .iter()
                    .find_map(|word| end.rfind(word).map(|at| (at, word.len())));
                match cut.filter(|_| last) {
                    Some((at, length)) => {
                        items.extend([(from, from + at), (from + at + length, to)])
                    }
                    None => items.push((from, to)),
                }
            }
        }
    }
    let start = value.start as usize;
    items.into_iter().map(|(from, to)| trimmed(text, Span::new(start + from, start + to))).collect()
}

/// `1,000`
fn is_within_number(text: &str, at: usize) -> bool {
    let bytes = text.as_bytes();
    let digit = |i: usize| bytes.get(i).is_some_and(u8::is_ascii_digit);
    at > 0 && digit(at - 1) && (1..=3).all(|i| digit(at + i)) && !digit(at + 4)
}

/// Whether something may be the name of an item, and is no clause.
fn is_item(item: &str) -> bool {
    let quoted = item.starts_with(['"', '“', '\'', '‘']) && item.len() > 2;
    let word = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let clause = |w: &str| CLAUSE.contains(&word(w).as_str());
    let first = item.split_whitespace().next().unwrap_or_default();
    !item.is_empty()
        && !item.contains(['?', '!', '=', ':', '\n'])
        && !item.contains(". ")
        && (quoted
            || item.split_whitespace().count() <= 6
                && !item.split_whitespace().any(clause)
                && !matches!(word(first).as_str(), "etc" | "other" | "others"))
}

/// The item without the quotes around it.
fn unquoted(text: &str, item: Span) -> Span {
    let part = &text[item.range()];
    let pairs = [('"', '"'), ('“', '”'), ('‘', '’'), ('\'', '\'')];
    let inner = pairs.iter().find_map(|(open, close)| {
        part.strip_prefix(*open)?.strip_suffix(*close).filter(|inner| !inner.is_empty())
    });
    match inner {
        Some(inner) => {
            let from = item.start as usize + (part.len() - inner.len()) / 2;
            trimmed(text, Span::new(from, from + inner.len()))
        }
        None => item,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(text: &str, positions: usize) -> Option<Vec<&str>> {
        let list = list(text, Span::new(0, text.len()))?;
        Some(list.items(Some(positions)).iter().map(|item| &text[item.range()]).collect())
    }

    #[test]
    fn items_are_divided_by_commas_and_the_last_word() {
        let read = |text, positions| items(text, positions).unwrap_or_default();
        assert_eq!(read("Hats: cap, top hat and fez.", 3), ["cap", "top hat", "fez"]);
        assert_eq!(read("Hats: cap, top hat, and fez", 3), ["cap", "top hat", "fez"]);
        assert_eq!(read("Hats: `cap`, `hat, tall` or `fez`.", 3), ["cap", "hat, tall", "fez"]);
        assert_eq!(read("Meals: pie, fish and chips", 2), ["pie", "fish and chips"]);
        assert_eq!(read("Meals: pie, fish and chips", 3), ["pie", "fish", "chips"]);
        assert_eq!(read("Prices: $1,000, $1,250 and $2,000", 3), ["$1,000", "$1,250", "$2,000"]);
        assert_eq!(read("Films: \"Who is it\", ‘Rain’", 2), ["Who is it", "Rain"]);
    }

    #[test]
    fn a_clause_is_no_list() {
        for text in [
            "Remember: Ann, who is tall, lives here",
            "Note: the cap is red",
            "Of Ann, Bob and Cy: one, two",
            "no colon, here",
            "Hats: `cap` is not `fez`",
        ] {
            assert_eq!(items(text, 3), None, "{text}");
        }
    }
}
