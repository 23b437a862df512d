//! What stands around the lists of a sentence: words by which it may say something else than who there is and what each has,
//! so that its list is none of the puzzle: `Each guest but Di has one hat from …`, `Ed has four hats, namely …`.
//!
//! Which words a story may have cannot be known. So these are looked for: what is left out, lacking, of another time or not
//! certain, other numbers, owners who are no row, and what is said behind a list of some of its items. A word that the
//! rest of the text has as well is one of the puzzle's own.

mod ending;
mod harmless;
mod said;

use std::cell::LazyCell;

use compact_str::CompactString;
use foldhash::HashSet;
use itertools::Itertools;

use super::super::cutting::lines::trimmed;
use super::super::cutting::parts::Parts;
use super::super::lists::list;
use super::super::lists::list::List;
use super::super::positions::opening::Count;
use super::super::{Reader, Sentence};
use crate::english::token::{Token, tokens};
use crate::english::words::Words;
use crate::model::ids::Span;
use crate::syntax::diagnostic::{Code, Diagnostic};
use said::{LEADS, Said, adds};

impl Reader<'_> {
    /// Says which word beside a list may say something else than that it is one of the puzzle; `None` if one does. `listed`: where
    /// the items of the lists in sentences stand, in order.
    pub(in super::super) fn lists_alone(
        &mut self,
        opening: &[Sentence],
        parts: &Parts,
        lists: &[List],
        count: &Count,
        listed: &[Span],
    ) -> Option<()> {
        let is_listed = |token: &Token| {
            let at = listed.partition_point(|item| item.end <= token.span.start);
            listed.get(at).is_some_and(|item| item.start < token.span.end)
        };
        let stems = |tokens: &[Token]| tokens.iter().map(|token| token.stem.clone()).counts();
        let all = LazyCell::new(|| stems(&tokens(self.text, 0)));
        let items = LazyCell::new(|| -> HashSet<CompactString> {
            let items = lists.iter().chain(&parts.lists).flat_map(|list| &list.divided);
            let words = items.flat_map(|item| tokens(&item.name, 0));
            words.filter(|token| token.is_capital).map(|token| token.stem).collect()
        });
        let look = |said: &[Token], is_listed: &dyn Fn(&Token) -> bool, has_heading, is_end| {
            let own = LazyCell::new(|| stems(said));
            let is_known = |token: &Token| all.get(&token.stem) > own.get(&token.stem);
            let is_item = |token: &Token| items.contains(&token.stem);
            let around = Around {
                text: self.text,
                count,
                has_heading,
                is_known: &is_known,
                is_item: &is_item,
            };
            let word = match is_end {
                true => around.odd_ending(said, is_listed),
                false => around.odd(said, is_listed),
            };
            word.map(|word| word.span)
        };
        let of_sentence = |sentence: &Sentence, is_end: bool| {
            let lists = sentence.tokens.iter().any(is_listed);
            let word = lists.then(|| look(&sentence.tokens, &is_listed, false, is_end))??;
            Some((sentence.span, word))
        };
        let of_item = |list: &List| {
            let last = list.divided.last()?;
            let said = tokens(&self.text[last.span.range()], last.span.start as usize);
            Some((last.span, adds(&said)?.span))
        };
        let of_line = |list: &List, is_end: bool| {
            let span = line(self.text, list)?;
            let end = list.divided.last()?.span.end.min(span.end);
            let has_more =
                || self.text[end as usize..span.end as usize].contains(char::is_alphabetic);
            if is_end && !has_more() && !self.text[span.range()].contains("phabetical") {
                return None;
            }
            let mut said = self.sentence(span).tokens;
            let listed = self.text[list.description.end as usize..span.end as usize]
                .trim_start_matches([':', ' ']);
            if list::without_direction(listed).len() < listed.len() {
                said.retain(|token| token.span.start < end);
            }
            let is_item = |token: &Token| {
                list.divided.iter().any(|item| {
                    item.span.start < token.span.end && token.span.start < item.span.end
                })
            };
            let behind = self.text[list.description.end as usize..].trim_start();
            let is_row = || {
                let is_first = self.text[..list.description.start as usize]
                    .rsplit('\n')
                    .next()
                    .is_none_or(|before| before.trim().is_empty());
                is_first && ["- ", "– ", "— "].iter().any(|dash| behind.starts_with(dash))
            };
            let has_heading = behind.starts_with([':', '=']) || is_row();
            Some((span, look(&said, &is_item, has_heading, is_end)?))
        };
        let of_any = |is_end: bool| {
            let of_sentence = |sentence| of_sentence(sentence, is_end);
            let of_line = |list| of_line(list, is_end);
            opening.iter().find_map(of_sentence).or_else(|| parts.lists.iter().find_map(of_line))
        };
        let odd = of_any(false);
        let odd = odd.or_else(|| lists.iter().chain(&parts.lists).find_map(of_item));
        if let Some((span, word)) = odd {
            let error = beside(self.text, span, word);
            self.diagnostics.push(error);
            return None;
        }
        self.ending = of_any(true).map(|(span, word)| beside(self.text, span, word));
        Some(())
    }
}

/// What may stand between an opening bracket and the first item in it.
const BEHIND_BRACKETS: Words =
    Words::of(&["'re", "'s", "at", "by", "from", "in", "it", "on", "they", "with"]);

/// An error that a word beside a list may say something else.
fn beside(text: &str, span: Span, word: Span) -> Diagnostic {
    let said = &text[word.range()];
    let message = format!(
        "`{said}` beside a list may say something else than who there is and what each has"
    );
    Diagnostic::error(Code::EnglishText, span, message)
        .related(word, "this word")
        .help("write the list on a line of its own, such as `Pets: dog, cat and fish`, and what else holds as a clue")
}

/// The sentence of a list that is set off, or its line; none if the list has several lines.
fn line(text: &str, list: &List) -> Option<Span> {
    let end = list.divided.iter().map(|item| item.span.end).max()? as usize;
    let start = list.description.start as usize;
    let is_one =
        list.description.end as usize <= end && !text.get(start..end)?.contains(['\n', '|']);
    let begin = text[..start].rfind(['\n', '.', '?', '!']).map_or(0, |at| at + 1);
    let behind = text[end..].find(['\n', '.', '?', '!']).map_or(text.len(), |at| end + at + 1);
    let span = Span::new(begin, behind);
    (is_one && !text[span.range()].contains('|')).then(|| trimmed(text, span))
}

/// The lists of a sentence and its words.
struct Around<'a> {
    text: &'a str,
    count: &'a Count,
    /// Whether the list stands behind a heading, `Pets:`; an aside there is looked at where its items are read.
    has_heading: bool,
    /// Whether the rest of the text has a word.
    is_known: &'a dyn Fn(&Token) -> bool,
    /// Whether a word is of an item.
    is_item: &'a dyn Fn(&Token) -> bool,
}

/// A word around a list, a mark, or a whole list.
#[derive(Clone, Copy)]
enum Part<'t> {
    Word(&'t Token),
    Mark(&'t Token),
    /// A dash, which is no token.
    Dash,
    List,
}

impl Part<'_> {
    fn is_mark(&self, word: &str) -> bool {
        matches!(self, Part::Mark(mark) if mark.word == word)
    }

    /// Whether what follows is cut off from what stands before.
    fn cuts(&self) -> bool {
        matches!(self, Part::Dash) || ["—", "–", ";"].iter().any(|mark| self.is_mark(mark))
    }
}

impl Around<'_> {
    /// The first word of a sentence by which its lists may be none of the puzzle.
    fn odd<'t>(
        &self,
        tokens: &'t [Token],
        is_listed: &dyn Fn(&Token) -> bool,
    ) -> Option<&'t Token> {
        let parts = self.parts(tokens, is_listed);
        let asks = tokens.last().is_some_and(|last| last.word == "?");
        let said = |words| Said { around: self, words, asks };
        let mut odd = opens_otherwise(tokens, asks);
        let mut from = 0;
        for at in (0..parts.len()).filter(|at| matches!(parts[*at], Part::List)) {
            let (in_front, rest) = (&parts[from..at], self.behind_relatives(&parts[at + 1..]));
            odd = odd
                .or_else(|| said(words(in_front)).tells_order())
                .or_else(|| said(before(in_front)).odd_before())
                .or_else(|| self.odd_aside(rest))
                .or_else(|| said(behind(rest)).odd_behind(rest.first().is_some_and(Part::cuts)));
            from = at + 1;
        }
        odd
    }

    /// The words of a sentence with a mark for each list, without those that say that an order means nothing.
    fn parts<'t>(&self, tokens: &'t [Token], is_listed: &dyn Fn(&Token) -> bool) -> Vec<Part<'t>> {
        let free = free_of_order(tokens);
        let mut parts: Vec<Part<'_>> = Vec::with_capacity(tokens.len());
        let mut end = None;
        for (at, token) in tokens.iter().enumerate() {
            let gap =
                end.map_or("", |end: u32| &self.text[end as usize..token.span.start as usize]);
            end = Some(token.span.end);
            if [" - ", " -- "].iter().any(|dash| gap.contains(dash)) {
                parts.push(Part::Dash);
            }
            if free[at] {
                continue;
            }
            if is_listed(token) {
                let is_between = |part: &&Part<'_>| match part {
                    Part::Word(word) => matches!(&*word.word, "a" | "an" | "and" | "or" | "the"),
                    Part::Mark(mark) => matches!(&*mark.word, "," | "&" | "/" | "\"" | "“" | "”"),
                    _ => false,
                };
                let joined = parts.iter().rev().take_while(is_between).count();
                let first = parts.len() - joined;
                if first > 0 && matches!(parts[first - 1], Part::List) {
                    parts.truncate(first);
                } else {
                    parts.push(Part::List);
                }
            } else if token.is_word() || token.word.starts_with('\'') {
                parts.push(Part::Word(token));
            } else {
                parts.push(Part::Mark(token));
            }
        }
        parts
    }

    /// What stands behind a list, without an aside that only tells that some of them are of one family.
    fn behind_relatives<'p, 't>(&self, behind: &'p [Part<'t>]) -> &'p [Part<'t>] {
        let end = behind.iter().position(|part| part.is_mark(")"));
        match (behind.first(), end) {
            (Some(open), Some(end))
                if open.is_mark("(") && self.are_relatives(&words(&behind[1..end])) =>
            {
                &behind[end + 1..]
            }
            _ => behind,
        }
    }

    /// What stands in brackets directly behind a list.
    fn odd_aside<'t>(&self, behind: &[Part<'t>]) -> Option<&'t Token> {
        let (open, within) = behind.split_first()?;
        if self.has_heading || !open.is_mark("(") {
            return None;
        }
        let within = within.iter().take_while(|part| !part.is_mark(")"));
        let mut first = None;
        for part in within {
            match part {
                Part::List => return None,
                Part::Word(word) => first = first.or(Some(*word)),
                _ => {}
            }
        }
        first
    }
}

/// A word with which a sentence begins that only supposes what it says: `Were there four hats, …`, `If it rains, the hats are …`.
fn opens_otherwise(tokens: &[Token], asks: bool) -> Option<&Token> {
    tokens.first().filter(|first| match &*first.word {
        "had" | "should" | "were" => tokens.get(1).is_some_and(|next| next.word == "there"),
        "if" | "unless" => !asks,
        _ => false,
    })
}

/// The words of some parts.
fn words<'t>(parts: &[Part<'t>]) -> Vec<&'t Token> {
    let word = |part: &Part<'t>| match part {
        Part::Word(word) => Some(*word),
        _ => None,
    };
    parts.iter().filter_map(word).collect()
}

/// The words of the announcement in front of a list: of the last clause that has more than words that lead to it. So do a
/// preposition and a pronoun in brackets, `three towns (in Rome, Oslo or Bonn)`, and `whether`.
fn before<'t>(parts: &[Part<'t>]) -> Vec<&'t Token> {
    const OTHERS: Words = Words::of(&["these", "whether"]);
    let leads = |word: &Token| LEADS.contains(&&*word.word) || OTHERS.contains(&&*word.word);
    let is_opening = |word: &Token| BEHIND_BRACKETS.contains(&&*word.word);
    let mut all: Vec<&Token> = Vec::new();
    for part in parts.iter().rev() {
        match part {
            Part::Word(word) => all.push(word),
            Part::Mark(mark)
                if mark.word == "(" && all.iter().all(|word| leads(word) || is_opening(word)) =>
            {
                all.retain(|word| !is_opening(word));
            }
            _ if all.iter().any(|word| !leads(word)) => break,
            Part::List => break,
            _ => {}
        }
    }
    all.reverse();
    all
}

/// The words of the clause behind a list; none if they lead to the next one.
fn behind<'t>(parts: &[Part<'t>]) -> Vec<&'t Token> {
    let mut all: Vec<&Token> = Vec::new();
    for part in parts {
        match part {
            Part::Word(word) => all.push(word),
            Part::List => return Vec::new(),
            Part::Mark(_) | Part::Dash if all.is_empty() => {}
            Part::Mark(_) | Part::Dash => break,
        }
    }
    all
}

/// For each word whether it only says that an order means nothing: `not necessarily in that order`.
fn free_of_order(tokens: &[Token]) -> Vec<bool> {
    let mut free = vec![false; tokens.len()];
    let ends = |at: &usize| matches!(&*tokens[*at].word, "order" | "orders" | "respectively");
    for at in (0..tokens.len()).filter(ends) {
        let is_of = |token: &&Token| list::OF_ORDER.contains(&&*token.word);
        let begin = at - tokens[..at].iter().rev().take_while(is_of).count();
        let end = at + tokens[at..].iter().take_while(is_of).count();
        // `in one order or another`
        let phrase = at.checked_sub(2).filter(|from| {
            let said = tokens[*from..].iter().take(5).map(|token| token.word.as_str());
            matches!(&*tokens[*from + 1].word, "one" | "some")
                && list::tells_no_order(&said.collect::<Vec<_>>().join(" "))
        });
        if let Some(from) = phrase {
            free[from..from + 5].fill(true);
            continue;
        }
        let said: Vec<&str> = tokens[begin..=at].iter().map(|token| token.word.as_str()).collect();
        if list::tells_no_order(&said.join(" ")) {
            let begin = begin - usize::from(begin > 0 && matches!(&*tokens[begin - 1].word, "but"));
            free[begin..end].fill(true);
        }
    }
    free
}
