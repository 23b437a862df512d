//! Words of a sentence that says nothing of the items and yet tells how the positions stand: `around a table`, `some
//! facing north and some facing south`, `in a seven-storey building`, `in order of age`.

use super::super::mentions::Mentions;
use super::opening;
use super::opening::Count;
use crate::english::token::Token;
use crate::english::words;
use crate::english::words::{Marks, Words};
use crate::syntax::ast::Shape;

/// What is known of the positions.
pub(in super::super) struct Setting<'a> {
    pub(in super::super) text: &'a str,
    pub(in super::super) mentions: &'a Mentions,
    pub(in super::super) shape: Shape,
    pub(in super::super) count: &'a Count,
}

/// Forms that are neither rows nor rings.
const FORMS: &[&str] = &[
    "according",
    "aisle",
    "alternately",
    "alternating",
    "carousel",
    "corners",
    "ellipse",
    "ferris",
    "gap",
    "gaps",
    "heats",
    "heptagon",
    "hexagon",
    "hexagonal",
    "horseshoe",
    "octagon",
    "octagonal",
    "oval",
    "pentagon",
    "pentagonal",
    "polygon",
    "pyramid",
    "rectangle",
    "rectangular",
    "roundabout",
    "sac",
    "semicircle",
    "semicircular",
    "sorted",
    "tied",
    "triangle",
    "triangular",
    "zigzag",
];

/// The marks of these.
const IS_FORM: Marks = Marks::of_list(FORMS);

/// What one goes around without a ring: `around the world`.
const WIDE: Words = Words::of(&[
    "area",
    "city",
    "clock",
    "corner",
    "country",
    "globe",
    "neighborhood",
    "neighbourhood",
    "same",
    "state",
    "time",
    "town",
    "world",
]);

/// Whether who goes `around` something only goes there, and stands in no ring: `They jogged around the lake`.
pub(in super::super) fn is_way_around(before: &str) -> bool {
    const GOING: Words = Words::of(&[
        "cycled",
        "cycling",
        "hiked",
        "hiking",
        "jogged",
        "jogging",
        "paddled",
        "paddling",
        "rowed",
        "strolled",
        "strolling",
        "swam",
        "swimming",
        "walked",
        "walking",
    ]);
    GOING.contains(&before)
}

/// Ways to face in which left and right are not those of the reader.
const WAYS: Words = Words::of(&[
    "alternately",
    "away",
    "backward",
    "backwards",
    "different",
    "east",
    "inward",
    "inwards",
    "opposite",
    "outward",
    "outwards",
    "right",
    "south",
    "west",
]);

/// Floors that have no number of their own.
const FLOORS: &[&str] = &["attic", "basement", "cellar", "penthouse"];

const COMPASS: Words = Words::of(&["east", "left", "north", "right", "south", "west"]);

/// Words that deny.
const DENIALS: &[&str] = &["neither", "never", "no", "none", "nor", "not", "without"];

/// Whether a word tells of the end of an order: `tallest`.
fn is_extreme(word: &str) -> bool {
    word.ends_with("est")
        && !matches!(word, "best" | "forest" | "guest" | "honest" | "rest" | "test" | "west")
}

impl Setting<'_> {
    /// The first word of a sentence that tells of another arrangement than one of one row or ring, with somebody
    /// at each of its positions.
    pub(in super::super) fn odd(&self, tokens: &[Token], listed: bool) -> Option<usize> {
        let said = Said { setting: self, tokens };
        (0..tokens.len()).find(|at| {
            let is_free = || !self.mentions.has(&tokens[*at]);
            (said.is_odd(*at) || listed && said.is_odd_beside_a_list(*at)) && is_free()
        })
    }
}

struct Said<'a> {
    setting: &'a Setting<'a>,
    tokens: &'a [Token],
}

impl Said<'_> {
    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.word.as_str())
    }

    /// The word so many words in front of another one.
    fn before(&self, at: usize, distance: usize) -> &str {
        at.checked_sub(distance).map_or("", |at| self.word(at))
    }

    fn has(&self, known: &[&str]) -> bool {
        self.tokens.iter().any(|token| known.contains(&token.word.as_str()))
    }

    fn number(&self, at: usize) -> Option<u32> {
        words::number(&[self.word(at), self.word(at + 1)]).map(|(number, _)| number)
    }

    fn is_capital(&self, at: usize) -> bool {
        let said =
            |token: &Token| self.setting.text[token.span.range()].starts_with(char::is_uppercase);
        self.tokens.get(at).is_some_and(said)
    }

    fn is_odd(&self, at: usize) -> bool {
        let (word, next) = (self.word(at), self.word(at + 1));
        let before = self.before(at, 1);
        match word {
            "around" | "round" => {
                self.setting.shape != Shape::Ring
                    && !is_way_around(before)
                    && matches!(next, "a" | "an" | "the" | "their")
                    && !WIDE.contains(&self.word(at + 2))
            }
            "circle" => matches!(before, "half" | "quarter" | "semi"),
            "square" => {
                before == "a"
                    && matches!(self.before(at, 2), "form" | "forming" | "in" | "into" | "of")
            }
            "pairs" | "twos" | "threes" => before == "in" || self.before(at, 2) == "in",
            "side" => matches!(before, "each" | "per"),
            "sides" => next == "of",
            // `One of them did not finish.`
            "of" => {
                next == "them"
                    && !matches!(self.before(at, 2), "any" | "each" | "every" | "no")
                    && self.has(DENIALS)
                    && self.number(at.saturating_sub(1)).is_some()
            }
            "back" => next == "to" && self.word(at + 2) == "back",
            "across" => matches!(
                before,
                "is" | "are" | "lie" | "lies" | "live" | "lives" | "stand" | "stands"
            ),
            "free" => {
                matches!(before, "are" | "is" | "left" | "remain" | "remains" | "stay" | "stays")
            }
            "look" | "looks" | "looking" => COMPASS.contains(&next) && self.is_facing_otherwise(at),
            "turn" => before == "in",
            "face" | "faces" | "facing" => self.is_facing_otherwise(at),
            "backs" => next == "to",
            "order" => next == "of" && matches!(before, "by" | "in"),
            "by" => matches!(next, "age" | "height" | "name" | "size" | "weight"),
            "to" => is_extreme(before) && is_extreme(next),
            "next" | "adjacent" | "neighbouring" | "neighboring" => {
                self.has(DENIALS) && !self.has(&["same", "share"])
            }
            // `to cover the most ground`
            "ground" => {
                const EXTENTS: Words = Words::of(&["common", "more", "most", "much", "new"]);
                self.is_of_floors() && !self.has(&["1", "one"]) && !EXTENTS.contains(&before)
            }
            // `tied up at the dock`, `No teams were tied`
            "tied" => !matches!(next, "to" | "up") && !self.has(&["no", "none"]),
            "first" | "last" => {
                // `tallest first`, `The slowest is first.`, `the last four places`
                (1..3).any(|distance| is_extreme(self.before(at, distance)))
                    || word == "last"
                        && self.number(at + 1).is_some()
                        && self.word(at + 2) == "places"
            }
            _ => {
                IS_FORM.may_have(word) && FORMS.binary_search(&word).is_ok()
                    || FLOORS.contains(&word) && self.is_of_floors()
                    || self.counts_otherwise(at)
            }
        }
    }

    /// Whether the positions are floors, or may be.
    fn is_of_floors(&self) -> bool {
        self.setting.count.people || self.setting.count.noun == "floor"
    }

    /// `facing south`, `some facing north and some facing south`, `facing in different directions`
    fn is_facing_otherwise(&self, at: usize) -> bool {
        const SOME: Words =
            Words::of(&["ends", "half", "not", "other", "others", "remaining", "rest", "some"]);
        let is_part = |at: usize| {
            SOME.contains(&self.word(at)) || self.word(at + 1) == "of" && self.number(at).is_some()
        };
        let centre = matches!(self.word(at + 2), "center" | "centre");
        (at + 1..at + 4).any(|at| WAYS.contains(&self.word(at)))
            || (at.saturating_sub(4)..at).any(is_part)
            || centre && self.setting.shape != Shape::Ring
    }

    /// Whether a number tells of more or fewer positions or people than there are: `in a seven-storey building`.
    fn counts_otherwise(&self, at: usize) -> bool {
        const FLOORS: &[&str] = &["level", "levels", "storey", "storeys", "stories", "story"];
        let all = self.setting.count.number;
        let said = words::number(&[self.word(at), self.word(at + 1)]);
        let Some((number, taken)) = said.filter(|(number, _)| *number > 1 && *number != all) else {
            return false;
        };
        // `no two houses`, `any two of the houses`, `more than two people`
        let before = self.before(at, 1);
        let is_second =
            words::number(&[before, self.word(at)]).is_some_and(|(_, taken)| taken == 2);
        if is_second || matches!(before, "any" | "no" | "than") || self.word(at + 1) == "of" {
            return false;
        }
        let is_people = |at: usize| opening::is_people(self.word(at));
        // `with two strangers`, `four others`, `of which two are free`
        let next = at + taken;
        if matches!(self.word(next), "more" | "other" | "others" | "strangers")
            || matches!(before, "which" | "whom")
        {
            return true;
        }
        // A house of three rooms is still one house.
        let is_part = |place: &str| {
            !self.is_of_floors() && matches!(place, "car" | "door" | "floor" | "garden" | "room")
        };
        let is_place = |at: usize| {
            let place = self.tokens.get(at..=at).and_then(opening::place);
            place.is_some_and(|place| place == self.setting.count.noun || !is_part(place))
        };
        let is_adjective = self.word(next).starts_with(char::is_alphabetic)
            && !matches!(self.word(next), "and" | "to" | "in" | "or")
            // `five 2-person tents`
            && !matches!(self.word(next), "bedroom" | "person");
        FLOORS.contains(&self.word(next)) && self.is_of_floors()
            || is_place(next)
            || is_adjective && is_place(next + 1)
            || number > all && (is_people(next) || is_adjective && is_people(next + 1))
    }

    /// Words beside a list of items by which these stand in order, or others stand beside them: `They are red, green and
    /// blue, from left to right`, `Ann, Bob and a stranger sit in a row`.
    fn is_odd_beside_a_list(&self, at: usize) -> bool {
        const NUMBERED: &[&str] =
            &["indexed", "labeled", "labelled", "lettered", "numbered", "numbers", "positions"];
        let (next, before) = (self.word(at + 1), self.before(at, 1));
        let last = || self.is_capital(at + 2) || self.is_capital(at + 3);
        match self.word(at) {
            "from" => {
                let from = at + 1 + usize::from(next == "the");
                let is_height = matches!(self.word(from), "bottom" | "top" | "front" | "back")
                    && self.word(from + 1) == "to";
                (is_height || matches!(self.word(from), "left" | "right"))
                    && !self.has(NUMBERED)
                    && !self.has_label()
            }
            "order" => before == "in" && next != "to" && !self.has(NUMBERED),
            "and" if matches!(before, "," | "and") => match next {
                // `a fox, an owl, and an eel` is without its items here.
                "a" | "an" | "another" => self.is_followed(at + 1),
                "her" | "his" | "their" => last(),
                _ => false,
            },
            "beside" | "behind" | "with" => self.is_capital(at + 1),
            "left" | "right" => {
                before == "the" && matches!(self.before(at, 2), "at" | "on") && !self.has_label()
            }
            _ => false,
        }
    }

    /// Whether the next word follows a word without an item in between.
    fn is_followed(&self, at: usize) -> bool {
        let Some([one, next]) = self.tokens.get(at..at + 2) else { return false };
        let between = &self.setting.text[one.span.end as usize..next.span.start as usize];
        next.is_word() && between.trim().is_empty()
    }

    /// Whether the sentence has a number in digits.
    fn has_label(&self) -> bool {
        self.tokens.iter().any(|token| token.word.starts_with(|c: char| c.is_ascii_digit()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_are_sorted() {
        assert!(FORMS.is_sorted());
    }
}
