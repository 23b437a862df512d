//! The words by which a sentence tells what stands at the ends of a row: `raft 1 is nearest the mill`, `numbered 1 to 4 from the
//! mill to the weir`, `The raft by the mill is number 1`.

use std::ops::Range;

use compact_str::CompactString;

use super::landmarks::Mark;
use super::opening;
use super::opening::Count;
use crate::english::lexicon;
use crate::english::token::{Token, phrase};
use crate::english::words::{self, Phrases, Words};
use crate::syntax::ast::Landmark;

/// What a sentence tells of landmarks.
#[derive(Default)]
pub(in super::super) struct Told {
    pub(in super::super) marks: Vec<Mark>,
    /// The words that do.
    pub(in super::super) taken: Vec<Range<usize>>,
}

impl Told {
    /// What some words tell, of a landmark or of none.
    fn of(mark: Option<Mark>, taken: Range<usize>) -> Told {
        Told { marks: mark.into_iter().collect(), taken: std::iter::once(taken).collect() }
    }
}

/// Words behind which a landmark ends.
const ENDS: Words = Words::of(&["and", "to", "while", "with", "whereas"]);

/// In front of a landmark, behind what is nearest to it.
const NEAR: Phrases = Phrases::of(&[
    "adjacent to",
    "alongside",
    "at",
    "beside",
    "by",
    "closest to",
    "nearest",
    "nearest to",
    "next to",
    "the closest to",
    "the closest one to",
    "the nearest",
    "the nearest to",
    "the one closest to",
    "the one nearest",
    "the one nearest to",
]);

/// A sentence that may tell of landmarks.
pub(in super::super) struct Telling<'t> {
    pub(in super::super) tokens: &'t [Token],
    pub(in super::super) count: &'t Count,
    /// Whether some clue tells of the left or the right.
    pub(in super::super) has_sides: &'t dyn Fn() -> bool,
    pub(in super::super) is_item: &'t dyn Fn(&Token) -> bool,
}

impl Telling<'_> {
    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.word.as_str())
    }

    fn phrase(&self, at: usize, phrases: &Phrases) -> Option<usize> {
        if !phrases.may_begin(self.word(at), self.word(at + 1)) {
            return None;
        }
        let rest = self.tokens.get(at..)?;
        phrases.list.iter().filter_map(|of| phrase(rest, of)).max().map(|taken| at + taken)
    }

    /// What the sentence tells.
    pub(in super::super) fn told(&self) -> Told {
        let mut told = Told::default();
        let mut at = 0;
        while at < self.tokens.len() {
            let found = self.between(at).or_else(|| self.behind_number(at));
            let found = found.or_else(|| self.in_brackets(at)).or_else(|| self.before_number(at));
            let found = found.or_else(|| self.begins_at(at)).or_else(|| self.at_side(at));
            match found {
                Some(Told { marks, taken }) => {
                    at = taken.iter().map(|range| range.end).max().unwrap_or(at + 1);
                    told.marks.extend(marks);
                    told.taken.extend(taken);
                }
                None => at += 1,
            }
        }
        told
    }

    /// An end of the row: where its words end, and whether it is the first one. `mooring 1`, `number 1`, `the first desk`.
    fn end(&self, at: usize) -> Option<(usize, bool)> {
        let at = at + usize::from(self.word(at) == "the");
        let is_first = |end: usize| {
            let (number, _) = words::number(&[self.word(end)])?;
            let is_last = number == self.count.number;
            (number == 1 || is_last).then_some(number == 1)
        };
        let is_noun = |at: usize| {
            let said = self.word(at);
            opening::place(&self.tokens[at..at + 1]).is_some()
                || said == self.count.noun
                || matches!(said, "no" | "number" | "#")
                || said.len() > 2
                    && said.chars().all(char::is_lowercase)
                    && !matches!(said, "and" | "the" | "from" | "with" | "exactly" | "only")
                    && !opening::is_people(said)
        };
        let noun = self.tokens.get(at).filter(|token| token.is_word())?;
        match &*noun.word {
            "first" | "leftmost" | "last" | "rightmost" => {
                let is_of = self.tokens.get(at + 1).is_some_and(|next| {
                    next.is_word() && !next.is_capital && !opening::is_people(&next.word)
                });
                is_of.then_some((at + 2, matches!(&*noun.word, "first" | "leftmost")))
            }
            _ if !noun.is_capital || at == 0 => {
                let behind =
                    at + 1 + usize::from(self.word(at + 1) == "." || self.word(at + 1) == "#");
                // Few words stand before such a number.
                let is_first = is_first(behind)?;
                // `the red one is at the left end`
                let is_place = opening::place(&self.tokens[at..at + 1]).is_some()
                    || self.word(at) == self.count.noun
                    || self.word(at) == "number";
                let is_number = self.word(behind) != "one" || is_place;
                (is_number && is_noun(at)).then_some((behind + 1, is_first))
            }
            _ => None,
        }
    }

    /// The landmark that begins with an article: its words, where nothing else is told of it.
    fn landmark(&self, at: usize) -> Option<Range<usize>> {
        self.landmark_before(at, &[])
    }

    /// The same, where it may also end in front of some words.
    fn landmark_before(&self, at: usize, others: &[&str]) -> Option<Range<usize>> {
        const LONGEST: usize = 3;
        (self.word(at) == "the").then_some(())?;
        let is_end = |at: &usize| {
            self.tokens.get(*at).is_none_or(|token| {
                !token.is_word() && token.word != "'s"
                    || ENDS.contains(&&*token.word)
                    || others.contains(&&*token.word)
            })
        };
        let end = (at + 2..=at + 1 + LONGEST).find(is_end)?;
        let end = Some(end).filter(|end| *end <= self.tokens.len())?;
        let is_plain = |token: &Token| {
            let said = token.word.as_str();
            token.is_word()
                && !(self.is_item)(token)
                && !opening::is_people(said)
                && !lexicon::HOUSES.contains(&&*token.stem)
                && said != self.count.noun
                && words::number(&[said]).is_none()
                && words::ordinal(said).is_none()
                && !matches!(
                    said,
                    "bottom"
                        | "end"
                        | "ends"
                        | "left"
                        | "middle"
                        | "one"
                        | "other"
                        | "others"
                        | "right"
                        | "top"
                )
        };
        self.tokens[at + 1..end].iter().all(is_plain).then_some(at + 1..end)
    }

    fn mark(&self, words: Range<usize>, is_first: bool) -> Mark {
        let said = &self.tokens[words];
        let name: Vec<&str> = said.iter().map(|token| token.word.as_str()).collect();
        let span = said[0].span.to(said[said.len() - 1].span);
        Mark { of: Landmark { name: name.join(" ").into(), is_first }, place: None, span }
    }

    /// `desk 1 by the window`, `mooring 6 is nearest the bridge`: an end of the row, and what is there.
    fn near(&self, at: usize) -> Option<(usize, Mark, usize)> {
        const BEING: Phrases = Phrases::of(&[
            "being",
            "is",
            "is moored",
            "is situated",
            "lies",
            "sits",
            "stands",
            "stood",
            "was",
        ]);
        const JUST: Phrases = Phrases::of(&["directly", "just", "right"]);
        let (end, is_first) = self.end(at)?;
        let verb = self.phrase(end, &BEING).unwrap_or(end);
        let verb = self.phrase(verb, &JUST).unwrap_or(verb);
        let near = self.phrase(verb, &NEAR)?;
        let words = self.landmark(near)?;
        let mark = Mark { place: self.place_of(at), ..self.mark(words.clone(), is_first) };
        Some((end, mark, words.end))
    }

    /// The noun of an end of the row: `mooring` of `mooring 1`, `hut` of `the first hut`.
    fn place_of(&self, at: usize) -> Option<CompactString> {
        let at = at + usize::from(self.word(at) == "the");
        let at =
            at + usize::from(matches!(self.word(at), "first" | "last" | "leftmost" | "rightmost"));
        let noun = self.tokens.get(at).filter(|token| token.is_word())?;
        (!matches!(&*noun.word, "no" | "number" | "one")).then(|| noun.word.clone())
    }

    /// Where the joints in front of some words begin: `, with`, `and`.
    fn joint(&self, at: usize) -> usize {
        const JOINTS: Words =
            Words::of(&[",", ";", "and", "so", "that", "whereas", "where", "while", "with"]);
        let joints = self.tokens[..at].iter().rev().take_while(|of| JOINTS.contains(&&*of.word));
        at - joints.count()
    }

    /// `desk 1 by the window and desk 4 by the door`, `from mooring 1 by the lock to mooring 6 by the bridge`.
    fn behind_number(&self, at: usize) -> Option<Told> {
        let (first_end, first, behind) = self.near(at)?;
        let is_range = at > 0 && self.word(at - 1) == "from" && self.word(behind) == "to";
        if is_range {
            let (last_end, last, end) = self.near(behind + 1)?;
            let taken = vec![first_end..behind, last_end..end];
            return Some(Told { marks: vec![first, last], taken });
        }
        Some(Told::of(Some(first), self.joint(at)..behind))
    }

    /// `hut 1 is on the far left`, as it is anyway, which tells of no landmark.
    fn at_side(&self, at: usize) -> Option<Told> {
        const BEING: Phrases = Phrases::of(&["being", "is", "lies", "stands", "was"]);
        const LEFT: Phrases = Phrases::of(&[
            "at the extreme left",
            "at the far left",
            "at the left",
            "at the left end",
            "at the left hand end",
            "on the extreme left",
            "on the far left",
            "on the left",
            "on your left",
            "the leftmost",
            "the one on the left",
        ]);
        const RIGHT: Phrases = Phrases::of(&[
            "at the extreme right",
            "at the far right",
            "at the right",
            "at the right end",
            "at the right hand end",
            "on the extreme right",
            "on the far right",
            "on the right",
            "on your right",
            "the rightmost",
            "the one on the right",
        ]);
        let (end, is_first) = self.end(at)?;
        let verb = self.phrase(end, &BEING).unwrap_or(end);
        let behind = self.past_sight(self.phrase(verb, if is_first { &LEFT } else { &RIGHT })?);
        let is_whole = self
            .tokens
            .get(behind)
            .is_none_or(|token| !token.is_word() || ENDS.contains(&&*token.word));
        // `from 1 on the left to 5 on the right`
        let is_range =
            self.word(behind) == "to" || at > 0 && matches!(self.word(at - 1), "from" | "to");
        (is_whole && !is_range).then(|| Told::of(None, self.joint(at)..behind))
    }

    /// Where words end that tell from where the row is seen: `when you look out from the quay`. As the numbers go from left to right,
    /// so do all sides that the text tells.
    fn past_sight(&self, at: usize) -> usize {
        const SEEN: Phrases = Phrases::of(&[
            "as seen from the",
            "as viewed from the",
            "as you look from the",
            "as you look out from the",
            "seen from the",
            "viewed from the",
            "when seen from the",
            "when viewed from the",
            "when you look from the",
            "when you look out from the",
        ]);
        let noun = self.phrase(at, &SEEN).and_then(|noun| Some((noun, self.tokens.get(noun)?)));
        match noun {
            Some((noun, token)) if token.is_word() && !(self.is_item)(token) => noun + 1,
            _ => at,
        }
    }

    /// `numbered 1 (nearest the lock) to 6 (nearest the bridge)`
    fn in_brackets(&self, at: usize) -> Option<Told> {
        let number = words::number(&[self.word(at)])?.0;
        let is_end = number == 1 || number == self.count.number;
        let near = (is_end && self.word(at + 1) == "(").then(|| self.phrase(at + 2, &NEAR))??;
        let words = self.landmark(near)?;
        let close = words.end;
        let mark = self.mark(words, number == 1);
        (self.word(close) == ")").then(|| Told::of(Some(mark), at + 1..close + 1))
    }

    /// `The mooring nearest the lock is number 1`, `The lock is next to mooring 1`.
    fn before_number(&self, at: usize) -> Option<Told> {
        const BEING: Phrases = Phrases::of(&["being", "is", "lies", "stands"]);
        const STOPS: &[&str] = &["being", "is", "lies", "no", "number", "stands"];
        (self.word(at) == "the").then_some(())?;
        let of_place = || {
            let near = self.phrase(at + 2, &NEAR)?;
            let noun = self
                .tokens
                .get(at + 1)
                .filter(|token| token.is_word() && !(self.is_item)(token))?;
            let words =
                self.landmark_before(near, STOPS).filter(|_| !opening::is_people(&noun.word))?;
            let number = self.phrase(words.end, &BEING).unwrap_or(words.end);
            Some((words, number))
        };
        let of_mark = || {
            let words = self.landmark_before(at, STOPS)?;
            let near = self.phrase(self.phrase(words.end, &BEING)?, &NEAR)?;
            Some((words, near))
        };
        let (words, number) = of_place().or_else(of_mark)?;
        let (end, is_first) = self.end(number)?;
        let is_whole = self.tokens.get(end).is_none_or(|token| {
            !token.is_word() && token.word != "'s" || ENDS.contains(&&*token.word)
        });
        is_whole.then(|| {
            let mark = Mark { place: self.place_of(number), ..self.mark(words, is_first) };
            Told::of(Some(mark), self.joint(at)..end)
        })
    }

    /// Whether words in front of a token say that all are numbered: `numbered 1 to 6`, `numbered`.
    fn is_numbered(&self, at: usize) -> bool {
        const BETWEEN: Words = Words::of(&[
            ",",
            "-",
            "–",
            "counted",
            "counting",
            "in",
            "numbers",
            "numbering",
            "order",
            "running",
            "starting",
            "through",
            "to",
            "up",
            "beginning",
        ]);
        let is_small = |token: &&Token| {
            BETWEEN.contains(&&*token.word)
                || words::number(&[&token.word])
                    .is_some_and(|(number, _)| number == 1 || number == self.count.number)
        };
        let small = self.tokens[..at].iter().rev().take_while(is_small).count();
        let first = at - small;
        let is_key = |at: usize| {
            matches!(self.word(at), "numbered" | "numbering" | "labelled" | "labeled" | "run")
        };
        let has_range =
            self.tokens[first..at].iter().any(|token| words::number(&[&token.word]).is_some());
        first > 0 && (is_key(first - 1) || has_range) || is_key(first)
    }

    /// `numbered 1 to 6 from the lock to the bridge`, `from the lock (mooring 1) to the bridge (mooring 6)`.
    fn between(&self, at: usize) -> Option<Told> {
        (self.word(at) == "from").then_some(())?;
        let first = self.landmark(at + 1)?;
        let in_brackets = |from: usize, is_first: bool| {
            let inner = (self.word(from) == "(").then(|| self.end(from + 1))??;
            (self.word(inner.0) == ")" && inner.1 == is_first).then_some(inner.0 + 1)
        };
        let numbered = in_brackets(first.end, true);
        let to = numbered.unwrap_or(first.end);
        (self.word(to) == "to").then_some(())?;
        let last = self.landmark(to + 1)?;
        let end = match numbered {
            Some(_) => in_brackets(last.end, false)?,
            None => (self.is_numbered(at) && !(self.has_sides)()).then_some(last.end)?,
        };
        let marks = vec![self.mark(first, true), self.mark(last, false)];
        Some(Told { marks, ..Told::of(None, at..end) })
    }

    /// `numbered 1 to 6 from the lock`, `numbered 1 to 6, starting with the one nearest the lock`.
    fn begins_at(&self, at: usize) -> Option<Told> {
        const FROM: Phrases = Phrases::of(&[
            "beginning at",
            "beginning with the one nearest",
            "beginning with the one nearest to",
            "counting from",
            "from",
            "from the end nearest",
            "from the one nearest",
            "from the one nearest to",
            "starting at",
            "starting at the end nearest",
            "starting from",
            "starting from the end nearest",
            "starting with the one closest to",
            "starting with the one nearest",
            "starting with the one nearest to",
        ]);
        let from = self.phrase(at, &FROM)?;
        let words = self.landmark(from)?;
        let is_whole = self.word(words.end) != "to" && self.is_numbered(at) && !(self.has_sides)();
        let begin = at - usize::from(at > 0 && self.word(at - 1) == ",");
        is_whole.then(|| Told::of(Some(self.mark(words.clone(), true)), begin..words.end))
    }
}
