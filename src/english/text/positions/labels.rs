//! The labels of the positions that a text tells of: `numbered 0 to 4`, `lettered A to E`, `rooms 101 to 105`.

use std::ops::Range;

use compact_str::{CompactString, ToCompactString, format_compact};
use itertools::Itertools;

use super::super::asking::instruction;
use super::super::beside::definitions;
use super::super::{Reader, Sentence};
use super::opening;
use super::opening::Count;
use super::stray;
use super::stray::Numbered;
use crate::english::token::Token;
use crate::english::words::{self, Words};
use crate::model::ids::Span;
use crate::syntax::ast::{Entry, Labels, Name};

/// What says that labels follow.
pub(in super::super) const KEYS: Words = Words::of(&[
    "based",
    "count",
    "counted",
    "counting",
    "indexed",
    "labeled",
    "labelled",
    "lettered",
    "marked",
    "numbered",
    "numbering",
    "numbers",
]);

/// What does so in a sentence that says nothing of the items.
pub(in super::super) const MORE_KEYS: Words = Words::of(&[
    "addresses",
    "be",
    "called",
    "index",
    "indexes",
    "indexing",
    "indices",
    "named",
    "number",
    "ranked",
]);

/// Words between that and the first label.
const BETWEEN: Words = Words::of(&[
    "#",
    "(",
    ",",
    ":",
    "are",
    "as",
    "ascending",
    "at",
    "begin",
    "begins",
    "between",
    "consecutively",
    "go",
    "in",
    "increasing",
    "left",
    "no",
    "number",
    "numbers",
    "of",
    "order",
    "range",
    "ranging",
    "right",
    "run",
    "running",
    "sequentially",
    "the",
    "to",
    "upwards",
    "with",
]);

/// Words that say where the labels begin.
const BEGINNING: Words = Words::of(&["beginning", "from", "start", "starting", "starts"]);

/// Words between places and their labels: `Positions start at 0`, `Houses go from 0 to 2`.
const GOING: Words = Words::of(&[
    "(", ",", ":", "are", "at", "begin", "between", "from", "go", "range", "run", "start", "to",
    "with",
]);

/// Words in front of each label: `houses #2 to #4`, `house 0, house 1 and house 2`.
const BEFORE: &[&str] = &["#", "no", "number"];

/// A number, or a letter by its place in the alphabet.
#[derive(Clone, Copy, PartialEq)]
pub(in super::super) struct Value {
    pub(in super::super) number: u32,
    pub(in super::super) is_letter: bool,
}

impl Value {
    pub(in super::super) fn number(number: u32) -> Value {
        Value { number, is_letter: false }
    }

    fn text(self) -> CompactString {
        match (self.is_letter, u8::try_from(self.number)) {
            (true, Ok(place)) => char::from(b'A' + place).to_compact_string(),
            _ => self.number.to_compact_string(),
        }
    }
}

/// The labels that a sentence tells of.
struct Told {
    /// Where it does so.
    span: Span,
    /// None if they are not understood.
    values: Option<Vec<Value>>,
    /// The words that do.
    place: Range<usize>,
}

impl Reader<'_> {
    /// The labels of the `count` positions: 1 to `count` if the opening gives no others; `None` if it
    /// gives some that are not understood, or numbers that are not those.
    pub(in super::super) fn labels(&mut self, said: &[Sentence], count: &Count) -> Option<Labels> {
        let number = count.number;
        let mut first: Option<(Span, Vec<Value>)> = None;
        let mut numbered = Vec::new();
        for sentence in said {
            if let Some(top) = definitions::defines_floors(&sentence.tokens) {
                if top > 1 && top != number {
                    return self.unnumbered(sentence.span, number);
                }
                continue;
            }
            // `"Directly left of" means in the house numbered one lower` is no label.
            if instruction::is_remark(self.text, sentence.span, &sentence.tokens) {
                continue;
            }
            let tokens = without_ends(&sentence.tokens);
            let told = self.labels_of(&tokens, sentence.silent, count);
            let place = match told {
                None => 0..0,
                Some(Told { span, values: None, .. }) => return self.unnumbered(span, number),
                Some(Told { span, values: Some(values), place }) => {
                    let other = first.get_or_insert_with(|| (span, values.clone()));
                    // `Ann, Bob and Cy live in houses 1, 2 and 3.`
                    let is_list = place.len() > values.len();
                    let says_who = sentence.listed
                        && is_list
                        && sentence.tokens.len() > 2
                        && opening::count(&sentence.tokens).is_none();
                    if sentence.silent && (other.1 != values || says_who) {
                        return self.unnumbered(span, number);
                    }
                    place
                }
            };
            if sentence.silent {
                numbered.push((sentence, tokens, place));
            }
        }
        let (span, values) =
            first.unwrap_or_else(|| (count.span, (1..=number).map(Value::number).collect()));
        for (sentence, tokens, place) in numbered {
            let value = |at: usize| self.value(&tokens, at);
            let of =
                Numbered { tokens: &tokens, told: place, labels: &values, count, value: &value };
            if let Some(at) = stray::find(&of) {
                let span = tokens.get(at).map_or(sentence.span, |token| token.span);
                return self.unnumbered(span, number);
            }
        }
        let is_plain = (1..).zip(&values).all(|(n, of)| *of == Value::number(n));
        let entry = |of: Value| Entry::Item(Name { text: of.text(), span, quoted: true });
        Some(match is_plain {
            true => Labels::Number(number, span),
            false => Labels::List(values.into_iter().map(entry).collect()),
        })
    }

    /// Whether a sentence that says nothing of the items tells of labels.
    pub(in super::super) fn tells_labels(&self, tokens: &[Token], count: &Count) -> bool {
        self.labels_of(&without_ends(tokens), true, count).is_some()
    }

    /// Says that the numbers of the positions are not understood.
    pub(in super::super) fn unnumbered(&mut self, span: Span, number: u32) -> Option<Labels> {
        let message = format_compact!("how the {number} positions are numbered is not understood");
        let help = "number them from left to right, such as `numbered 1 to 5`, a number for each";
        self.error(span, message, help);
        None
    }

    /// The labels that a sentence tells of. `is_silent`: whether it says nothing else.
    fn labels_of(&self, tokens: &[Token], is_silent: bool, count: &Count) -> Option<Told> {
        const SPEAKERS: Words = Words::of(&["counting", "numbering", "they", "these", "we"]);
        let speaks_of =
            is_silent || SPEAKERS.contains(&&*tokens.first()?.word) || tokens.iter().any(is_place);
        if is_odd(tokens) {
            return Some(Told { span: tokens[0].span, values: None, place: 0..0 });
        }
        let is_known = |word: &str| KEYS.contains(&word) || is_silent && MORE_KEYS.contains(&word);
        (0..tokens.len()).find_map(|at| {
            let is_said = speaks_of && is_known(&tokens[at].word);
            let is_key = is_said && is_of_positions(tokens, at, count);
            // Whatever has the numbers that the positions have anyway, `in berths numbered 1 to 5`, changes nothing.
            let is_plain = || is_said && stray::is_plain_range(tokens, at + 1, count);
            let is_key = is_key || is_plain() || tokens[at].word == "ranked" && is_silent;
            let found = match is_key || is_place(&tokens[at]) {
                true => self.told(tokens, at, is_key, is_silent, count.number),
                false => None,
            };
            found.map(|(values, place)| Told { span: tokens[at].span, values, place })
        })
    }

    /// The labels that follow a word that tells of labels, and the words that do so; `None` if it does
    /// not, no labels if they are not understood.
    fn told(
        &self,
        tokens: &[Token],
        key: usize,
        is_key: bool,
        is_silent: bool,
        count: u32,
    ) -> Option<(Option<Vec<Value>>, Range<usize>)> {
        let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
        let from_zero = || (0..count).map(Value::number).collect();
        // `zero-indexed`, `0-based indexing`
        let zero = key.checked_sub(1).is_some_and(|last| matches!(word(last), "0" | "zero"));
        if zero && matches!(word(key), "based" | "indexed") {
            return Some((Some(from_zero()), key - 1..key + 1));
        }
        let mut at = key + 1;
        let mut begins = false;
        let is_name = matches!(word(key), "be" | "called" | "named" | "number");
        // `houses with 2 to 6 windows`
        let is_between = |at: usize| match is_key {
            true => {
                BETWEEN.contains(&word(at))
                    || BEGINNING.contains(&word(at))
                    || is_silent && matches!(word(at), "begin" | "begins")
                    || tokens.get(at).is_some_and(is_place)
            }
            false => is_silent && GOING.contains(&word(at)) || BEFORE.contains(&word(at)),
        };
        while is_between(at) {
            begins |= match is_key {
                true => BEGINNING.contains(&word(at)) || word(at).starts_with("begin"),
                false => matches!(word(at), "begin" | "start"),
            };
            at += 1;
        }
        let first = self.value(tokens, at).filter(|_| !stray::is_counted(tokens, at))?;
        let mut end = at + 1;
        let mut values = vec![first];
        if let Some((last, next)) = self.range(tokens, at) {
            // One too many is enough to see that they are.
            let numbers = (first.number..=last.number).take(count as usize + 1);
            values = numbers.map(|number| Value { number, ..first }).collect();
            if first.is_letter != last.is_letter {
                values.clear();
            }
            end = next;
        } else {
            while let Some((value, next)) = self.next_of_list(tokens, end) {
                values.push(value);
                end = next;
            }
            let of_start = begins && !is_name || matches!(word(key), "index" | "indexed");
            // `from 1 (worst) to 4 (best)`
            if values.len() == 1 && of_start && word(end) != "(" {
                let numbers = first.number..first.number.saturating_add(count);
                values = numbers.map(|number| Value { number, ..first }).collect();
            }
        }
        // `Cy lives below the floor numbered four` is a clue.
        if !is_silent && !begins && values.len() == 1 && (1..=count).contains(&first.number) {
            return None;
        }
        let rises = values
            .iter()
            .tuple_windows()
            .all(|(a, b)| a.number < b.number && a.is_letter == b.is_letter);
        const LETTERS: u32 = 26;
        let are_letters = values.iter().all(|value| !value.is_letter || value.number < LETTERS);
        // Who came in places 2 to 5 of a race had others beside them.
        let is_place = !matches!(word(key), "place" | "places") || first.number == 1;
        let fits = values.len() == count as usize && rises && are_letters && is_place;
        // `the days 3 and 5` may be anything, and so may be what is `called 7`.
        let may_be = is_name && values.len() < 2;
        (fits || is_key && !may_be).then(|| (Some(values).filter(|_| fits), key..end))
    }

    /// The next value of a list, behind commas and `and`, and where it ends.
    fn next_of_list(&self, tokens: &[Token], from: usize) -> Option<(Value, usize)> {
        let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
        let mut at = from;
        while matches!(word(at), "," | "and" | "&") {
            at += 1;
        }
        if at == from {
            return None;
        }
        let at = before_label(tokens, at);
        Some((self.value(tokens, at).filter(|_| !stray::is_counted(tokens, at))?, at + 1))
    }

    /// A number in digits or in words, or a capital letter.
    fn value(&self, tokens: &[Token], at: usize) -> Option<Value> {
        let token = tokens.get(at)?;
        let said = &self.text[token.span.range()];
        if let ([letter], true) =
            (said.as_bytes(), said.starts_with(|c: char| c.is_ascii_uppercase()))
        {
            return Some(Value { number: (letter - b'A').into(), is_letter: true });
        }
        words::number(&[&token.word]).map(|(number, _)| Value::number(number))
    }

    /// The last value of a range whose first one stands here, and where it ends: `1 to 5`, `1-5`, `1 on
    /// the left, 5 on the right`.
    fn range(&self, tokens: &[Token], at: usize) -> Option<(Value, usize)> {
        const JOINTS: &[&str] = &["to", "through", "thru", "until", "-", "–", "—"];
        let next = tokens.get(at + 1)?;
        let between = &self.text[tokens[at].span.end as usize..next.span.start as usize];
        if matches!(between.trim(), "-" | "–" | "—" | "‑") {
            return Some((self.value(tokens, at + 1)?, at + 2));
        }
        let is = |at: usize, words: &[&str]| {
            tokens.get(at).is_some_and(|token| words.contains(&token.word.as_str()))
        };
        let side = tokens[at + 1..].iter().take_while(|token| is_of_ends(token, true)).count();
        let mut last = at + 1 + side;
        while side > 0 && is(last, &[",", "and"]) {
            last += 1;
        }
        let is_between = at > 0 && is(at - 1, &["between"]);
        let joins = is(last, JOINTS) || is_between && is(last, &["and"]);
        let is_range = joins || last > at + 1 + side;
        let last = before_label(tokens, last + usize::from(joins));
        Some((self.value(tokens, last).filter(|_| is_range)?, last + 1))
    }
}

/// Where the label begins behind the words in front of it: `2` of `No. 2`.
fn before_label(tokens: &[Token], from: usize) -> usize {
    let is_before =
        |token: &&Token| BEFORE.contains(&&*token.word) || token.word == "." || is_place(token);
    from + tokens.iter().skip(from).take_while(is_before).count()
}

/// Whether a word that tells of labels does so of the positions: not of `bus stops lettered A to E`.
fn is_of_positions(tokens: &[Token], key: usize, count: &Count) -> bool {
    const SMALL: Words = Words::of(&[
        "(",
        ",",
        "all",
        "and",
        "are",
        "bear",
        "consecutively",
        "each",
        "have",
        "is",
        "that",
        "their",
        "were",
        "which",
        "with",
    ]);
    let is_small = |token: &&Token| SMALL.contains(&token.word.as_str());
    // `six cottages on Harbour Lane, numbered 1 to 6`
    let is_name = |token: &&Token| token.is_capital && token.span != tokens[0].span;
    let before = tokens[..key].iter().rev().find(|token| !is_small(token) && !is_name(token));
    let Some(of) = before else { return true };
    match opening::place(std::slice::from_ref(of)) {
        Some(place) => count.people || place == count.noun || place == "position",
        None => {
            !of.word.ends_with('s') || of.word == count.noun || matches!(&*of.word, "these" | "us")
        }
    }
}

/// Whether a sentence numbers the positions in a way that no labels tell.
fn is_odd(tokens: &[Token]) -> bool {
    // Most sentences number nothing.
    if !tokens.iter().any(|token| token.word.starts_with("number")) {
        return false;
    }
    let is = |at: usize, words: &[&str]| {
        tokens.get(at).is_some_and(|token| words.contains(&token.word.as_str()))
    };
    let numbers = || (0..tokens.len()).any(|at| is(at, &["numbered", "numbers", "numbering"]));
    // `the leftmost house is number 5`
    let first = (0..tokens.len()).any(|at| {
        let number = tokens.get(at + 1).and_then(|next| words::number(&[&next.word]));
        is(at, &["number", "numbered"])
            && number.is_some_and(|(number, _)| number > 1)
            && (at.saturating_sub(4)..at).any(|at| is(at, &["first", "leftmost"]))
    });
    let from_top = || (0..tokens.len()).any(|at| is(at, &["top"]) && is(at + 1, &["to"]));
    let is_odd = || {
        (0..tokens.len())
            .any(|at| is(at, &["even", "odd"]) && is(at + 1, &["numbers", "ones", "only"]))
    };
    first || (from_top() || is_odd()) && numbers()
}

pub(in super::super) fn is_place(token: &Token) -> bool {
    opening::place(std::slice::from_ref(token)).is_some()
}

/// Whether a word may tell of an end: `on the left`, and behind a number that is not 1 `the highest`.
fn is_of_ends(token: &Token, is_first: bool) -> bool {
    const ENDS: Words = Words::of(&[
        "at",
        "end",
        "far",
        "in",
        "left",
        "leftmost",
        "on",
        "right",
        "rightmost",
        "the",
    ]);
    // The west is on the left, as everywhere.
    const FIRST: &[&str] =
        &["bottom", "first", "front", "lowest", "west", "western", "westernmost"];
    const LAST: &[&str] =
        &["back", "east", "eastern", "easternmost", "highest", "last", "rear", "top"];
    let word = token.word.as_str();
    ENDS.contains(&word) || (if is_first { FIRST } else { LAST }).contains(&word)
}

/// The tokens without the brackets that say which number is at which end: `1 (leftmost) to 4 (rightmost)`.
fn without_ends(tokens: &[Token]) -> Vec<Token> {
    let mut kept = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        let opens = tokens[at].word == "(";
        let is_first = at > 0 && matches!(&*tokens[at - 1].word, "0" | "1" | "one" | "zero");
        let within = if opens {
            tokens[at + 1..].iter().take_while(|token| is_of_ends(token, is_first)).count()
        } else {
            0
        };
        let closes = tokens.get(at + 1 + within).is_some_and(|token| token.word == ")");
        if within > 0 && closes {
            at += within + 2;
        } else {
            kept.push(tokens[at].clone());
            at += 1;
        }
    }
    kept
}
