//! Positions as sentences name them: `the third house`, `house no. 3`, `the leftmost house`.

use compact_str::CompactString;

use super::function;
use super::learn::Story;
use super::lexicon;
use super::mention::Reader;
use super::token::Token;
use super::words::{self, Marks, Phrases};
use crate::model::ids::Span;
use crate::syntax::ast::{Name, Operand, PlaceName, Which};
use crate::syntax::text::fold;

/// `third from the left end`: the longer ones first.
const FROM_LEFT: &[&str] = &[
    "from the extreme left end",
    "from the extreme left",
    "from the far left",
    "from the left hand end",
    "from the left end of the row",
    "from the left end",
    "from the left",
    "from left end of the row",
    "from left end",
    "from left",
];

const FROM_RIGHT: &[&str] = &[
    "from the extreme right end",
    "from the extreme right",
    "from the far right",
    "from the right hand end",
    "from the right end of the row",
    "from the right end",
    "from the right",
    "from right end of the row",
    "from right end",
    "from right",
];

/// Behind `the fourth`: among all positions.
pub(super) const LINES: &[&str] = &[
    "in line",
    "in the line",
    "in the queue",
    "in the row",
    "of the line",
    "of the queue",
    "of the row",
];

/// Behind `the leftmost`.
const CORNERS: &[&str] = &[
    "corner",
    "corner of the street",
    "corner of the row",
    "end",
    "end of the street",
    "end of the row",
];

/// Behind `the`: ends of a line that are never taken for the other one.
pub(super) const LINE_ENDS: &[(&str, Spot)] = &[
    ("front of the line", Spot::First),
    ("front of the queue", Spot::First),
    ("head of the line", Spot::First),
    ("head of the queue", Spot::First),
    ("back of the line", Spot::Last),
    ("back of the queue", Spot::Last),
    ("end of the queue", Spot::Last),
    ("left end", Spot::First),
    ("left hand end", Spot::First),
    ("left hand end of the row", Spot::First),
    ("left hand end of the street", Spot::First),
    ("left end of the row", Spot::First),
    ("left end of the street", Spot::First),
    ("right end", Spot::Last),
    ("right hand end", Spot::Last),
    ("right hand end of the row", Spot::Last),
    ("right hand end of the street", Spot::Last),
    ("right end of the row", Spot::Last),
    ("right end of the street", Spot::Last),
    ("far left", Spot::First),
    ("far left end", Spot::First),
    ("far left hand end", Spot::First),
    ("far left hand end of the row", Spot::First),
    ("far left hand end of the street", Spot::First),
    ("far right hand end", Spot::Last),
    ("far right hand end of the row", Spot::Last),
    ("far right hand end of the street", Spot::Last),
    ("far right end", Spot::Last),
    ("far right", Spot::Last),
    ("far left of the row", Spot::First),
    ("far left of the street", Spot::First),
    ("far right of the row", Spot::Last),
    ("far right of the street", Spot::Last),
];

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// By its number from 0.
    At(usize),
    First,
    Last,
    Middle,
}

/// The one before the last of a row, in words.
pub(super) const BEFORE_LAST: Phrases = Phrases::of(&[
    "last but one",
    "next to last",
    "penultimate",
    "second from last",
    "second last",
    "second to last",
]);

impl Reader<'_> {
    /// Whether an operand is a position.
    pub(super) fn is_place(&self, operand: &Operand) -> bool {
        let category = operand.category.as_ref();
        !self.vocabulary.labels.is_empty()
            && category.is_some_and(|name| name.text == self.vocabulary.position.text)
    }

    /// The positions that are named at a token: `the third house`, `house no. 3`, `the middle`.
    pub(super) fn places(&self, start: usize) -> Vec<(usize, Spot)> {
        let mut found = self.plain_places(start);
        // `the middle house (house 3)`: the same again.
        let again = |(end, spot): &(usize, Spot)| {
            let close =
                self.phrase(*end, "(").filter(|at| self.word(at + 1) == ")").map(|at| at + 2);
            let close = close?;
            let inner = self.word(end + 1);
            let rank = self.rank(*spot);
            let same = match inner {
                "leftmost" => rank == Some(0),
                "rightmost" => rank.is_some_and(|rank| rank + 1 == self.vocabulary.labels.len()),
                word => rank.is_some_and(|rank| self.vocabulary.labels[rank] == word),
            };
            same.then_some((close, *spot))
        };
        let long = |(end, spot): &(usize, Spot)| {
            let open = self.phrase(*end, "(")?;
            let inner = self.plain_places(open).into_iter();
            let mut same = inner.filter(|(_, inner)| self.rank(*inner) == self.rank(*spot));
            same.find_map(|(end, _)| self.phrase(end, ")")).map(|end| (end, *spot))
        };
        let more: Vec<_> = found.iter().filter_map(|of| again(of).or_else(|| long(of))).collect();
        found.extend(more);
        found
    }

    /// The number of a position from 0; `None` for the middle of an even line.
    fn rank(&self, spot: Spot) -> Option<usize> {
        let count = self.vocabulary.labels.len();
        match spot {
            Spot::At(rank) => Some(rank),
            Spot::First => Some(0),
            Spot::Last => count.checked_sub(1),
            Spot::Middle => (count % 2 == 1).then_some(count / 2),
        }
    }

    fn plain_places(&self, start: usize) -> Vec<(usize, Spot)> {
        let mut found = Vec::new();
        // A grid has many leftmost boxes.
        if self.vocabulary.labels.is_empty() {
            return found;
        }
        let mut at = start;
        if self.word(at) == "the" {
            at += 1;
        }
        if matches!(self.word(at), "left" | "right") && self.word(at + 1) == "most" {
            at += 1;
        }
        let labels = &self.vocabulary.labels;
        let rank = |word: &str| labels.iter().position(|label| label.eq_ignore_ascii_case(word));
        let ordinal = words::ordinal(self.word(at)).map(|n| n as usize);
        if self.vocabulary.has_order && self.word(start) == "the" {
            const FIRSTS: Marks = Marks::of_first_words(LINE_ENDS);
            let ends = if FIRSTS.may_have(self.word(start + 1)) { LINE_ENDS } else { &[] };
            // Days stand in no queue.
            let is_queue = |words: &str| words.ends_with("queue") || words.ends_with("line");
            let ends = ends.iter().filter(|(words, _)| !(is_queue(words) && self.is_of_times()));
            found.extend(
                ends.filter_map(|(words, spot)| Some((self.phrase(start + 1, words)?, *spot))),
            );
        }
        found.extend(self.at_top_or_bottom(start));
        let spot = match self.word(at) {
            "most" if at > start => match self.word(at - 1) {
                "left" => Some(Spot::First),
                "right" => Some(Spot::Last),
                _ => None,
            },
            "leftmost" => Some(Spot::First),
            "rightmost" | "last" | "final" => Some(Spot::Last),
            "middle" | "center" | "centre" | "central" => Some(Spot::Middle),
            "bottom" | "bottommost" | "ground" | "lowermost" | "lowest"
                if self.is_of_floors(at)
                    && (self.word(at) != "ground" || !self.vocabulary.has_two_lowest) =>
            {
                Some(Spot::First)
            }
            "highest" | "top" | "topmost" | "uppermost" if self.is_of_floors(at) => {
                Some(Spot::Last)
            }
            _ => ordinal
                .filter(|n| *n >= 1 && *n <= labels.len() && self.vocabulary.order.has_plain_ranks)
                .map(|n| Spot::At(n - 1)),
        };
        if let Some(spot) = spot {
            let named = self.word(start) == "the";
            if self.is_house(at + 1) || self.word(at + 1) == "one" {
                found.push((at + 2, spot));
            } else if named {
                found.push((at + 1, spot));
            }
            // `the last one on the right`
            let is_house = self.is_house(at + 1) || self.word(at + 1) == "one";
            let house = if is_house { at + 2 } else { at + 1 };
            // A ring has no left end from which one could count.
            let sides = ["from the", "on the", "to the"];
            if self.vocabulary.is_ring && self.any(house, &sides).is_some() {
                return Vec::new();
            }
            // `the last house on the left` is the first, or is it the last?
            let on_side =
                |words: &[&str]| self.any(house, words).is_some_and(|end| self.word(end) != "of");
            let on_left = on_side(&["from the left", "on the left"]);
            let on_right = on_side(&["from the right", "on the right"]);
            let is_last_right = spot == Spot::Last && on_side(&["on the right"]);
            if on_left && spot == Spot::Last
                || on_right && !is_last_right && !matches!(spot, Spot::At(_))
            {
                return Vec::new();
            }
            let is_person = self.word(at + 1) == "person" || self.is_everybody(at + 1);
            let person = if is_person { at + 2 } else { at + 1 };
            // `the third one along`
            let along = self.phrase(house, "along").or_else(|| self.phrase(at + 1, "one along"));
            found.extend(
                along.filter(|_| named && self.vocabulary.has_order).map(|end| (end, spot)),
            );
            if named && self.vocabulary.has_order {
                // `the fourth in the queue`, `the first person in line`, `the fourth person`
                found.extend(self.any(person, LINES).map(|end| (end, spot)));
                found.extend((person > at + 1).then_some((person, spot)));
            }
            if matches!(self.word(at), "leftmost" | "rightmost" | "most") {
                // `at the leftmost corner of the street`
                found.extend(self.any(at + 1, CORNERS).map(|end| (end, spot)));
            }
            // `the first house to the left of Ann` is another.
            let side =
                |sides: &[&str]| self.any(house, sides).filter(|end| self.word(*end) != "of");
            let queue = |end: &'static str| {
                self.vocabulary.is_queue().then(|| self.phrase(house, end)).flatten()
            };
            let left = side(FROM_LEFT).or_else(|| side(&["on the left", "to the left"]));
            if let Some(end) = left.or_else(|| queue("from the front")) {
                found.push((end, spot));
            }
            let right = side(FROM_RIGHT).or_else(|| side(&["on the right", "to the right"]));
            let right = right.or_else(|| queue("from the back"));
            match (right, spot) {
                (Some(end), Spot::At(rank)) => {
                    found.push((end, Spot::At(labels.len() - 1 - rank)));
                }
                (Some(end), Spot::Last) if is_last_right => found.push((end, spot)),
                _ => {}
            }
        }
        if self.is_house(at) {
            // `the house in the middle`
            const WHERE: &[(&str, Spot)] = &[
                ("in the middle", Spot::Middle),
                ("in the center", Spot::Middle),
                ("in the centre", Spot::Middle),
                ("on the far left", Spot::First),
                ("on the far right", Spot::Last),
            ];
            let exact = self.any(at + 1, &["right", "just", "exactly"]).unwrap_or(at + 1);
            let ends =
                WHERE.iter().filter_map(|(words, spot)| Some((self.phrase(exact, words)?, *spot)));
            found.extend(ends);
            let mut number = at + 1;
            if matches!(self.word(number), "number" | "numbered" | "lettered" | "no" | "nr" | "#") {
                number += 1;
                if self.word(number) == "." {
                    number += 1;
                }
            }
            let value = words::number(&[self.word(number)]).map(|(n, _)| n.to_string());
            if let Some(rank) = value.as_deref().and_then(rank).or_else(|| rank(self.word(number)))
            {
                found.push((number + 1, Spot::At(rank)));
            }
        }
        found.extend(self.house_by_number(at));
        if self.word(start) == "the" {
            found.extend(self.finisher(start));
            // `the next to last house`
            let before_last = self.before_last(at).into_iter();
            found.extend(
                before_last.map(|(end, spot)| (end + usize::from(self.is_house(end)), spot)),
            );
        }
        // A label that is a name, such as a day.
        let named = labels.iter().position(|label| {
            if !label.starts_with(char::is_alphabetic) {
                return false;
            }
            let label = fold(label);
            if label == "a" && !self.tokens.get(at).is_some_and(Token::is_nameable) {
                return false;
            }
            label == self.word(at) || lexicon::names_of(&label).contains(&self.word(at))
        });
        if let Some(rank) = named {
            found.push((at + 1, Spot::At(rank)));
            found.extend(self.row_of_day(at + 1).map(|end| (end, Spot::At(rank))));
        }
        found
    }

    /// `second to last`, `next to last`, `last but one`: the one before the last.
    pub(super) fn before_last(&self, at: usize) -> Option<(usize, Spot)> {
        let count = self.vocabulary.labels.len();
        let is_line = self.vocabulary.has_order && !self.vocabulary.is_ring && count > 2;
        let is_ranked = is_line && self.vocabulary.order.has_plain_ranks;
        let end = self.any_of(at, &BEFORE_LAST).filter(|_| is_ranked)?;
        Some((end, Spot::At(count - 2)))
    }

    /// `the winner`, `the last runner to finish`, `the second runner home`, where the positions are those of a race.
    fn finisher(&self, at: usize) -> Vec<(usize, Spot)> {
        const ENDS: &[&str] = &[
            "across the line",
            "home",
            "over the line",
            "to arrive",
            "to come in",
            "to cross the line",
            "to finish",
        ];
        // Who won a prize may be anybody.
        let is_race = self.vocabulary.is_of_race()
            && matches!(
                &*self.vocabulary.position_stem,
                "arriv" | "finish" | "order" | "place" | "posit" | "position" | "rank"
            );
        let mut found = Vec::new();
        if !is_race || self.word(at) != "the" {
            return found;
        }
        if self.word(at + 1) == "winner" {
            let next = self.kind(at + 2);
            let is_alone = !(next.preposition || next.relative || self.is_possessive(at + 2));
            found.extend(is_alone.then_some((at + 2, Spot::First)));
        }
        let Some((end, spot)) = self.before_last(at + 1).or_else(|| self.bare_place(at + 1)) else {
            return found;
        };
        let is_runner = self.kind(end).person && !function::is_of_some(self.word(end));
        for noun in [end, end + usize::from(is_runner)] {
            found.extend(self.any(noun, ENDS).map(|end| (end, spot)));
        }
        found
    }

    /// Where a noun ends behind a day, for who or what belongs to it: `patient` of `the Friday patient`, `visitor` of
    /// `Monday's visitor`.
    fn row_of_day(&self, at: usize) -> Option<usize> {
        let noun = at + usize::from(self.is_possessive(at));
        let is_row = self.kind(noun).person || self.uses(noun).own != 0;
        let is_plain =
            is_row && self.matches.get(noun)?.is_empty() && !function::is_of_some(self.word(noun));
        (self.vocabulary.is_loose && self.is_of_times() && is_plain).then_some(noun + 1)
    }

    /// Whether a noun is one for all the people in the row: `nurse`, if three sentences or more tell of nurses.
    fn is_everybody(&self, at: usize) -> bool {
        let story = self.vocabulary.story.as_ref();
        let is_known = |story: &Story| {
            story.everybody.contains(self.stem(at)) || story.is_for_all(self.word(at))
        };
        story.is_some_and(is_known)
    }

    /// `number 4`, `No. 4` of houses, where no category has such a number.
    fn house_by_number(&self, at: usize) -> Option<(usize, Spot)> {
        let is_word = matches!(self.word(at), "number" | "numbers" | "no" | "nr" | "#");
        // `No one lives above Ann`
        let is_nobody = self.word(at) == "no" && self.word(at + 1) == "one";
        let is_behind = self.is_house(at.wrapping_sub(1));
        if !is_word || is_nobody || !self.vocabulary.has_order || is_behind {
            return None;
        }
        let number = at + 1 + usize::from(self.word(at + 1) == ".");
        let value = words::number(&[self.word(number)])?.0.to_string();
        let is_item = !self.matches.get(number)?.is_empty() || !self.matches[at].is_empty();
        let rank = self.vocabulary.labels.iter().position(|label| *label == value)?;
        (!is_item).then_some((number + 1, Spot::At(rank)))
    }

    /// Whether a word stands before one for floors that are numbered from below.
    fn is_of_floors(&self, at: usize) -> bool {
        self.is_house(at + 1) && self.vocabulary.has_order && self.vocabulary.order.is_of_floors
    }

    /// `the top of the stack`; of floors `the bottom of the building` and `the top` as well, behind `at`.
    fn at_top_or_bottom(&self, start: usize) -> Option<(usize, Spot)> {
        const STACKS: &[&str] = &["of the pile", "of the stack", "of the tower"];
        const BUILDINGS: &[&str] = &["of the block", "of the building", "of the house"];
        let order = &self.vocabulary.order;
        let is_row = self.vocabulary.has_order && !self.vocabulary.is_ring;
        if !is_row || self.word(start) != "the" {
            return None;
        }
        let at = start + 1 + usize::from(self.word(start + 1) == "very");
        let spot = match self.word(at) {
            "bottom" => Spot::First,
            "top" => Spot::Last,
            _ => return None,
        };
        let is_behind_at = start > 0 && self.word(start - 1) == "at";
        let is_alone = matches!(self.word(at + 1), "" | "," | "and" | "but");
        let end = self.any(at + 1, STACKS);
        let end = end.or_else(|| self.any(at + 1, BUILDINGS).filter(|_| order.is_of_floors));
        let alone = (order.is_of_floors && is_behind_at && is_alone).then_some(at + 1);
        end.or(alone).map(|end| (end, spot))
    }

    /// A position as the language writes it after `in`.
    pub(super) fn place_name(&self, spot: Spot, span: Span) -> PlaceName {
        let label = |text: &str| Name::new(text, span);
        match spot {
            Spot::At(rank) => {
                PlaceName { which: Which::Label, name: label(&self.vocabulary.labels[rank]) }
            }
            Spot::First => PlaceName { which: Which::First, name: label("first") },
            Spot::Last => PlaceName { which: Which::Last, name: label("last") },
            Spot::Middle => PlaceName { which: Which::Middle, name: label("middle") },
        }
    }

    /// A position as an operand; `None` for the middle of an even line, which is no position.
    pub(super) fn place_operand(&self, spot: Spot, span: Span) -> Option<Operand> {
        let label: &CompactString = self.vocabulary.labels.get(self.rank(spot)?)?;
        Some(self.vocabulary.operand_called(label, span))
    }
}
