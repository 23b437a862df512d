//! Relations of place and order: `next to`, `somewhere to the left of`, `two houses between`.

use super::learn;
use super::matches::Match;
use super::measure::Measure;
use super::mention::Reader;
use super::paraphrase;
use super::vocabulary::Sense;
use super::words::{self, Marks, Phrases, Words};
use crate::model::statement::Side;
use itertools::Itertools;

/// A relation of what a sentence is about with one or two others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Relation {
    Same,
    NextTo,
    Apart(u32),
    Order(Side, Option<u32>),
    Between,
    DirectlyBetween,
}

const NEXT: Phrases = Phrases::of(&[
    "next to",
    "right next to",
    "directly next to",
    "immediately next to",
    "next door to",
    "right beside",
    "directly beside",
    "beside",
    "alongside",
    "adjacent to",
    "directly adjacent to",
    "immediately adjacent to",
    "a neighbour of",
    "a neighbor of",
    "the neighbour of",
    "the neighbor of",
    "the next door neighbour of",
    "the next door neighbor of",
    "neighbours with",
    "neighbors with",
    "neighbour to",
    "neighbor to",
    "a neighbour to",
    "a neighbor to",
    "neighbouring",
    "neighboring",
    "neighbours",
    "neighbors",
    "adjoining",
    "in a neighboring house to",
    "in a neighbouring house to",
    "directly left or right of",
    "directly to the left or right of",
    "immediately left or right of",
    "immediately to the left or right of",
    "directly before or after",
    "directly after or before",
    "immediately before or after",
    "immediately after or before",
    "directly above or below",
    "directly below or above",
    "immediately above or below",
    "immediately below or above",
    "just above or below",
    "just below or above",
    "just before or after",
    "just after or before",
    "right before or after",
    "on the immediate left or immediate right of",
    "on the immediate left or right of",
    "to the immediate left or right of",
]);

/// Before `left of`: exactly one position.
const CLOSE: Phrases = Phrases::of(&[
    "directly",
    "immediately",
    "just",
    "exactly",
    "right",
    "the house directly",
    "the house immediately",
]);

/// Before a side: any position there.
pub(super) const FREE: Phrases =
    Phrases::of(&["somewhere", "anywhere", "sometime", "some time", "at some point", "someplace"]);

/// Behind `exactly`: the next one in a line.
const IN_LINE: &[&str] = &["ahead of", "behind", "in front of"];

/// Before `in front of`: said of what stands there for long, and not in a line.
pub(super) const STANDING: &[&str] =
    &["grow", "grown", "grows", "park", "parked", "parks", "planted"];

/// What belongs to a house, so that who is behind it lives there.
pub(super) const FRONTS: &[&str] = &[
    "curtain", "curtains", "door", "doors", "fence", "gate", "gates", "hedge", "shutters", "wall",
    "walls", "window", "windows",
];

/// How many words behind `in front of` may hold the house that is meant: `the tall red house`.
const MOST_OF_HOUSE: usize = 4;

/// Comparisons of where two are.
const FURTHER: &[(&str, Side)] = &[
    ("further to the left than", Side::Left),
    ("farther to the left than", Side::Left),
    ("further left than", Side::Left),
    ("farther left than", Side::Left),
    ("in a lower numbered house than", Side::Left),
    ("further to the right than", Side::Right),
    ("farther to the right than", Side::Right),
    ("further right than", Side::Right),
    ("farther right than", Side::Right),
    ("in a higher numbered house than", Side::Right),
    ("at a lower number than", Side::Left),
    ("at a higher number than", Side::Right),
    ("at a lower numbered house than", Side::Left),
    ("at a higher numbered house than", Side::Right),
    ("further along the row than", Side::Right),
    ("farther along the row than", Side::Right),
    ("further along the street than", Side::Right),
    ("farther along the street than", Side::Right),
    ("on a higher floor than", Side::Above),
    ("on a lower floor than", Side::Below),
];

/// Their first words, which few places of a sentence have.
const MAY_BEGIN_FURTHER: Marks = Marks::of_first_words(FURTHER);

impl Reader<'_> {
    /// Whether the positions stand one above the other: floors, shelves.
    pub(super) fn is_upright(&self) -> bool {
        const UPRIGHT: &[&str] = &[
            "bunk", "deck", "drawer", "floor", "layer", "level", "rung", "shelf", "shelv", "step",
            "storey", "stori", "tier",
        ];
        UPRIGHT.contains(&&*self.vocabulary.position_stem)
    }

    /// The relations that begin at a token, each with where its words end.
    pub(super) fn relations(&self, at: usize) -> Vec<(usize, Relation)> {
        if !matches!(self.word(at), "in" | "at" | "on" | "the" | "a") {
            return self.relations_here(at);
        }
        // `in the house next to …`, `in a house somewhere to the left of …`
        for article in ["in the", "in a", "at the", "on the", "on a", "the", "a"] {
            let is_step = |at: &usize| self.is_house(*at) && self.vocabulary.order.has_plain_steps;
            let Some(house) = self.phrase(at, article).filter(is_step) else { continue };
            let next = self.any(house + 1, &["that is", "which is"]).unwrap_or(house + 1);
            let found = self.relations_here(next);
            if found.is_empty() {
                continue;
            }
            let is_free = self.any_of(next, &FREE).is_some();
            let is_one = article.ends_with("the") && !is_free;
            // Here `on a day before` stands for `on the day before`; see `paraphrase`.
            let is_time = paraphrase::UNITS.contains(&self.word(house));
            // `lives a house to the left of`
            let counts = article == "a" && next == house + 1 && !is_free;
            if counts {
                return found
                    .into_iter()
                    .flat_map(|found| counted(found, is_time || self.kind(at - at.min(1)).live))
                    .collect();
            }
            return found.into_iter().flat_map(|found| definite(found, is_one, is_time)).collect();
        }
        self.relations_here(at)
    }

    fn relations_here(&self, at: usize) -> Vec<(usize, Relation)> {
        let mut found = Vec::new();
        // Of values, `directly before or after` is told by these.
        let is_of_values =
            || !self.vocabulary.has_order && matches!(self.word(at + 1), "after" | "before");
        if let Some(end) = self.any_of(at, &NEXT).filter(|_| !is_of_values()) {
            found.push((end, Relation::NextTo));
        }
        for same in ["the same as", "the same person as"] {
            found.extend(self.phrase(at, same).map(|end| (end, Relation::Same)));
        }
        // Who is associated with the nurse may be somebody else; a grid has no other way to say it.
        let linked =
            if self.vocabulary.is_printed { self.phrase(at, "associated with") } else { None };
        found.extend(linked.map(|end| (end, Relation::Same)));
        for same in ["in the same", "the same", "at the same", "on the same"] {
            if let Some(end) = self.phrase(at, same)
                && (self.is_house(end) || self.kind(end).person)
                && let Some(end) = self.phrase(end + 1, "as")
            {
                found.push((end, Relation::Same));
            }
        }
        found.extend(self.between(at));
        found.extend(self.order(at));
        found
    }

    pub(super) fn between(&self, at: usize) -> Option<(usize, Relation)> {
        let close = self.any(at, &["directly", "immediately", "right"]);
        let free = self.any_of(at, &FREE);
        let start = close.or(free).unwrap_or(at);
        let end = self.any(start, &["between", "in between"])?;
        Some((end, if close.is_some() { Relation::DirectlyBetween } else { Relation::Between }))
    }

    fn order(&self, at: usize) -> Vec<(usize, Relation)> {
        let mut found = Vec::new();
        let free = self.any_of(at, &FREE);
        let mut start = free.unwrap_or(at);
        // In `right of` it is the side.
        let is_side = self.phrase(start, "right of").is_some();
        let close = if free.is_some() || is_side { None } else { self.any_of(start, &CLOSE) };
        start = close.unwrap_or(start);
        let mut steps = close.map(|_| 1);
        if free.is_none() {
            // `two houses to the left of`, `exactly 2 positions before`, `one house away from`
            let counted = if close.is_none() || self.word(at) == "exactly" {
                self.count(start)
            } else {
                None
            };
            match counted {
                Some((end, count)) => {
                    // `two floors down from`
                    let of_floors = self.vocabulary.order.is_of_floors;
                    let side = match self.word(end) {
                        "down" if of_floors => Some(Side::Below),
                        "up" if of_floors => Some(Side::Above),
                        _ => None,
                    };
                    let from = side.and_then(|side| Some((self.phrase(end + 1, "from")?, side)));
                    if let Some((end, side)) = from {
                        found.push((end, Relation::Order(side, Some(count))));
                    } else if let Some(end) = self
                        .any(end, &["away from", "apart from", "down from", "from", "away of"])
                        // Which way floors go down is only known of those with numbers.
                        .filter(|_| !(self.word(end) == "down" && self.is_upright()))
                    {
                        found.push((end, Relation::Apart(count)));
                    }
                    start = end;
                    steps = Some(count);
                }
                // `second to the left of`
                None if close.is_none() && self.ranks_a_side(start) => {
                    steps = words::ordinal(self.word(start));
                    start += 1;
                }
                None if self.word(at) == "exactly" => {
                    // `exactly to the left of`, `exactly behind`
                    let side = self.any(start, &["to the left", "to the right"]);
                    if side.or_else(|| self.any(start, IN_LINE)).is_none() {
                        return found;
                    }
                }
                None => {}
            }
        }
        // `immediately to the left of`, `on the immediate left of`, `directly left of`
        let mut side =
            self.any(start, &["to the", "on the", "at the", "to", "towards the"]).unwrap_or(start);
        if let Some(end) = self.any(side, &["immediate", "direct"]) {
            if free.is_some() || steps.is_some_and(|steps| steps > 1) {
                return found;
            }
            steps = Some(1);
            side = end;
        }
        let hand = match self.word(side) {
            "left" => Some(Side::Left),
            "right" => Some(Side::Right),
            _ => None,
        };
        if let Some(hand) = hand {
            let end = self.any(side + 1, &["of", "from", "hand side of", "side of"]);
            if let Some(end) = end {
                found.push((end, Relation::Order(hand, steps)));
            }
        }
        // Who finished above another one has the lower rank; who ranks higher does not live to the right.
        let in_race = self.vocabulary.is_of_race();
        let ranks =
            at > 0 && matches!(self.stem(at - 1), "place" | "rank" | "rate" | "score" | "seed");
        let word = match self.word(start) {
            _ if ranks && !in_race => None,
            "before" | "earlier" => Some(Side::Before),
            "after" | "later" => Some(Side::After),
            // `finished faster than`
            "faster" | "quicker" | "sooner" if self.is_pace(start) => Some(Side::Before),
            "slower" if self.is_pace(start) => Some(Side::After),
            "higher" | "lower" if in_race && self.is_house(start.saturating_sub(2)) => None,
            "above" | "higher" if in_race => Some(Side::Before),
            "below" | "lower" if in_race => Some(Side::After),
            "above" | "higher" => Some(Side::Above),
            // What is under an awning is no house further down.
            "under" | "beneath" if !self.is_upright() => None,
            "below" | "lower" | "under" | "beneath" => Some(Side::Below),
            _ => None,
        };
        if let Some(word) = word.filter(|side| !self.is_only_of_values(*side)) {
            // With a count of something else than positions it is a comparison of values.
            const THAN: &[&str] =
                &["earlier", "faster", "higher", "later", "lower", "quicker", "slower", "sooner"];
            let than = THAN.contains(&self.word(start));
            if !than {
                found.push((start + 1, Relation::Order(word, steps)));
            } else if self.word(start + 1) == "than" {
                found.push((start + 2, Relation::Order(word, steps)));
            }
        }
        let further = if MAY_BEGIN_FURTHER.may_have(self.word(at)) { FURTHER } else { &[] };
        for (words, side) in further {
            let Some(end) = self.phrase(at, words) else { continue };
            let by_number = ["number", "floor", "along"].iter().any(|word| words.contains(word));
            if !by_number || self.vocabulary.order.counts_up {
                found.push((end, Relation::Order(*side, None)));
            }
        }
        if let Some((end, side)) = self.by_number(at) {
            found.push((end, Relation::Order(side, None)));
        }
        found.extend(self.toward(at));
        let time = [
            ("ahead of", Side::Before),
            ("in front of", Side::Before),
            ("prior to", Side::Before),
            ("behind", Side::After),
        ];
        for (words, side) in time {
            let Some(end) = self.phrase(start, words) else { continue };
            // What is in front of a house belongs to it, or to none.
            let of_house = |end: &usize| {
                let is_front = |at: usize| self.is_house(at) || FRONTS.contains(&self.word(at));
                let house = (*end..end + MOST_OF_HOUSE).any(is_front);
                let stands = at > 0 && STANDING.contains(&self.word(at - 1));
                (house || stands) && matches!(words, "in front of" | "behind")
            };
            if !of_house(&end) && !self.is_within_dwelling(end) && !self.is_only_of_values(side) {
                found.push((end, Relation::Order(side, steps)));
            }
        }
        found
    }

    /// Whether what is behind a thing or in front of it is in the same house, since houses and the like stand in no line:
    /// `behind the peonies`, but not `behind the Dane`, nor in a queue.
    fn is_within_dwelling(&self, at: usize) -> bool {
        const LINES: Words = Words::of(&[
            "bench", "car", "carriag", "coach", "desk", "float", "lane", "line", "pew", "queue",
            "row", "seat", "turn", "wagon",
        ]);
        let vocabulary = self.vocabulary;
        let is_line = vocabulary.is_of_line()
            || vocabulary.is_of_ranks()
            || LINES.contains(&&*vocabulary.position_stem);
        !is_line && self.is_thing_of_house(at)
    }

    /// Whether something is only by a house: `by the red house`, and not `built by Ann` or `by number`.
    pub(super) fn is_by_house(&self) -> bool {
        let names_house = |of: &Match| {
            let noun = of.end + usize::from(self.is_possessive(of.end));
            self.is_house(noun) || matches!(self.word(noun), "one" | "ones")
        };
        let is_by = |at: usize| {
            // `The house by Ann's is red`, `The boat by the Tern`, but not `the painting by Ann`
            let is_row = self.uses(at - 1).own != 0;
            let is_thing = |of: &Match| self.persons() >> of.of.sense & 1 == 0;
            self.is_house(at - 1)
                || self.named_behind(at).1.any(|of| names_house(of) || is_row && is_thing(of))
        };
        self.vocabulary.has_order && (1..self.end()).any(|at| self.word(at) == "by" && is_by(at))
    }

    /// What is named right behind a word, with or without an article, and where.
    pub(super) fn named_behind(&self, at: usize) -> (usize, impl Iterator<Item = &Match>) {
        let start = at + 1 + usize::from(self.kind(at + 1).determiner);
        (start, self.matches.get(start).into_iter().flatten())
    }

    /// Whether a thing is named at a token, and neither somebody nor a house with it.
    fn is_thing_of_house(&self, at: usize) -> bool {
        let noun = (at..self.end()).find(|at| !self.kind(*at).determiner).unwrap_or(at);
        let is_thing = |of: &&Match| self.persons() >> of.of.sense & 1 == 0;
        let Some(of) = self.matches.get(noun).and_then(|of| of.iter().find(is_thing)) else {
            return false;
        };
        let next = of.end;
        let tells_who = self.is_human(next)
            || self.is_house(next)
            || self.is_possessive(next)
            || learn::is_agent(self.word(next))
            || self.word(next).ends_with("ing");
        !tells_who
    }

    /// Whether a thing that hangs or grows `beside` another one may be in the same house: `The fern grows beside the
    /// piano`, but not `beside the ivy`.
    pub(super) fn is_within_house(&self, verb: usize) -> bool {
        const STANDING: Words = Words::of(&[
            "bloom", "blossom", "dangl", "flourish", "flower", "grew", "grow", "hang", "hung",
            "lean", "lie", "park", "plant", "rest",
        ]);
        const BESIDE: &[&str] =
            &["adjacent to", "alongside", "beside", "next to", "right beside", "right next to"];
        let Some(end) = self.any(verb + 1, BESIDE) else { return false };
        let named = |range: std::ops::Range<usize>| {
            self.matches[range].iter().flatten().map(|of| of.of.sense)
        };
        let is_of_kind = || named(end..self.end()).any(|of| named(0..verb).contains(&of));
        self.vocabulary.has_order
            && STANDING.contains(&self.stem(verb))
            && self.is_thing_of_house(end)
            && !is_of_kind()
    }

    /// Whether an ordinal stands before a side: `second to the left`.
    fn ranks_a_side(&self, at: usize) -> bool {
        let side = self.phrase(at + 1, "to the");
        side.is_some_and(|side| matches!(self.word(side), "left" | "right"))
            && words::ordinal(self.word(at)).is_some()
    }

    /// Whether a side can tell of values only: since the positions have no order, or count another way, or since
    /// the sentence speaks of values.
    fn is_only_of_values(&self, side: Side) -> bool {
        // `Ann's score is higher than Bob's`
        let named = |at: usize| {
            let scaled = |sense: &Sense| sense.scale.is_some();
            // `the firm with 50 employees`
            let is_counted = at > 0 && self.matches[at - 1].iter().any(|of| of.end == at);
            self.uses(at).own & self.vocabulary.all(scaled) != 0 && !is_counted
        };
        match side {
            Side::Before | Side::After => !self.vocabulary.has_order || self.tells_of_a_value(),
            Side::Above | Side::Below => {
                !self.vocabulary.order.counts_up || (0..self.tokens.len()).any(named)
            }
            _ => false,
        }
    }

    /// `Ann's deadline is` before another one, whoever lives in front of whom.
    fn tells_of_a_value(&self) -> bool {
        (2..self.tokens.len()).any(|at| {
            let owns = self.uses(at - 1).own != 0 && self.is_possessive(at - 2);
            owns && self.kind(at).be && !self.is_house(at - 1)
        })
    }

    /// `two houses`, `one door`, `3 positions`.
    pub(super) fn count(&self, at: usize) -> Option<(usize, u32)> {
        self.count_of(at, |end| {
            self.is_house(end) && self.vocabulary.order.has_plain_steps
                || matches!(
                    self.word(end),
                    "houses"
                        | "homes"
                        | "doors"
                        | "door"
                        | "places"
                        | "positions"
                        | "spots"
                        | "spot"
                        | "slots"
                        | "slot"
                        | "seats"
                        | "seat"
                )
        })
    }

    /// A number of what some words stand for.
    pub(super) fn count_of(
        &self,
        at: usize,
        is_unit: impl Fn(usize) -> bool,
    ) -> Option<(usize, u32)> {
        let (count, taken) = words::number(&[self.word(at), self.word(at + 1)])?;
        let mut end = at + taken;
        if matches!(self.word(end), "other" | "more") {
            end += 1;
        }
        // `Five years lie between` tells of values, whatever years are elsewhere.
        let measure = Measure::of_unit(self.stem(end)).0;
        let is_value = !matches!(measure, Measure::Other | Measure::Places)
            && self.stem(end) != self.vocabulary.position_stem;
        (is_unit(end) && !is_value && count > 0).then_some((end + 1, count))
    }
}

/// What a relation means behind `a house` alone: `lives a house to the left of` is one house further, and so is `a day
/// before`; of what `is a house to the left of` another one nobody knows how far it is.
fn counted((end, relation): (usize, Relation), is_one: bool) -> Vec<(usize, Relation)> {
    let Relation::Order(side, None) = relation else { return vec![(end, relation)] };
    let close = (end, Relation::Order(side, Some(1)));
    if is_one { vec![close] } else { vec![close, (end, relation)] }
}

/// What a relation means behind `the house` or `in a house`. `the day before` and `in the slot before` are the one just
/// before, `in a slot before` is any; `the house to the left of` may be the next one, or be any one: both are given, so that
/// a sentence with it is refused.
fn definite(
    (end, relation): (usize, Relation),
    is_one: bool,
    is_time: bool,
) -> Vec<(usize, Relation)> {
    let Relation::Order(side, None) = relation else { return vec![(end, relation)] };
    let close = (end, Relation::Order(side, Some(1)));
    match side {
        Side::Before | Side::After if is_one || is_time => vec![close],
        _ if is_one => vec![close, (end, relation)],
        _ => vec![(end, relation)],
    }
}
