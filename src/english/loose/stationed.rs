//! What somebody does at a place in the row, for which plainer words stand: `lives in room 4` for `teaches in room 4`,
//! `is located on stage 2` for `is performed on stage 2`.

use super::super::learn;
use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::JOINING;

/// Stems of verbs behind which a place is where somebody set out or is to go, or what is looked at.
const ELSEWHERE: &[&str] = &[
    "abandon", "begin", "began", "begun", "climb", "close", "commenc", "deal", "debut", "depart",
    "divid", "emerg", "end", "focus", "gave", "give", "go", "interest", "invest", "leav", "look",
    "move", "note", "open", "peak", "pay", "point", "qualifi", "retir", "return", "rise", "sell",
    "set", "shoot", "sign", "sold", "speci", "special", "start", "vote", "win", "won",
];

/// Stems of words for positions where one lives, or which are no places: next to whom somebody works there is told of
/// something else.
const OTHERS: &[&str] = &[
    "abod", "date", "day", "home", "hour", "hous", "month", "night", "order", "place", "posit",
    "position", "rank", "resid", "round", "time", "week", "weekday", "year",
];

/// How many words may stand between a preposition and a noun for a place in the row.
const FARTHEST: usize = 5;

/// `lives in room 4` for `teaches in room 4`, `don't live in neighbouring rooms` for `don't get taught in neighbouring
/// rooms`.
pub(super) fn stationed(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let (verb, next) = (1..reader.end()).find_map(|at| Some((at, reader.station_verb(at)?)))?;
    let word = reader.word(verb);
    let is_given = verb > 1 && matches!(reader.word(verb - 1), "get" | "gets" | "got" | "gotten");
    let plain = match word {
        _ if is_given => "live",
        _ if reader.follows_be(verb) => "located",
        _ if word.ends_with("ing") => "living",
        _ if reader.follows_auxiliary(verb) => "live",
        _ if word.ends_with('s') => "lives",
        _ => "lived",
    };
    let start = verb - usize::from(is_given);
    let plain = if is_given && reader.word(start).ends_with('s') { "lives" } else { plain };
    Some(reader.with(start..next, &[reader.tokens[verb].renamed(plain)]))
}

/// `the teacher in class 4` for `the teacher of class 4`.
pub(super) fn of_place(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HOLDERS: &[&str] = &["driver", "holder", "keeper", "occupi", "owner", "rider", "user"];
    reader.vocabulary.has_order.then_some(())?;
    let people = reader.persons();
    let holds = |at: usize| {
        let is_one = reader.uses(at).own & people != 0 || HOLDERS.contains(&reader.stem(at));
        is_one && reader.matches[at].is_empty()
    };
    let is_of_place = |at: &usize| {
        let noun = at + 1 + usize::from(reader.word(at + 1) == "the");
        let names = |(end, _): &(usize, _)| (noun..*end).any(|at| reader.is_stall(at));
        reader.word(*at) == "of" && holds(at - 1) && reader.places(at + 1).iter().any(names)
    };
    let of = (1..reader.end()).find(is_of_place)?;
    Some(reader.with(of..of + 1, &[reader.tokens[of].renamed("in")]))
}

impl Reader<'_> {
    /// Where the words end of a verb that tells where in the row somebody is: `teaches` of `teaches in room 4`, `takes
    /// place` of `takes place on stage 2`.
    fn station_verb(&self, at: usize) -> Option<usize> {
        if let Some(next) = self.any(at, &["take place", "takes place", "took place"]) {
            return self.is_at_place(next).then_some(next);
        }
        let before = at - 1;
        let kind = self.kind(before);
        let is_noun = kind.determiner || kind.preposition || self.is_possessive(before);
        let (word_before, word) = (self.word(before), self.word(at));
        let stem = self.stem(at);
        let is_own = self.uses(at).own != 0 || !self.matches[at].is_empty();
        let is_known = story::is_deed(stem) || story::is_doing(stem) || stem == "meet";
        // `rehearses in tent 3`, of which no list tells
        let is_done = || word.ends_with("ed") && self.follows_be(at);
        // `The tulips bloom somewhere to the right`; who glances there stands elsewhere.
        let is_of_thing = || {
            let things = self.vocabulary.lists() & !self.persons();
            let last = self.matches[..at].iter().flatten().filter(|of| of.end == at);
            last.map(|of| things >> of.of.sense & 1).max() == Some(1)
        };
        let is_in_row = || {
            matches!(self.word(at + 1), "directly" | "exactly" | "immediately" | "somewhere")
                && is_of_thing()
        };
        // `the tulips bloom`
        let is_of_plural = self.ends_item(before + 1) && word_before.ends_with('s');
        let is_new = (words::is_finite(word) || is_of_plural)
            && (self.word(at + 1) == "in" || is_in_row() || is_done())
            && is_new_verb(self, at);
        let is_form = words::is_finite(word)
            || word.ends_with("ing")
            || is_of_plural
            || self.follows_auxiliary(at)
            || self.is_of_several(at);
        let is_verb = !is_noun
            && !is_own
            && !self.kind(at).live
            && is_form
            && (is_known || is_new)
            && !self.tokens[at].is_capital
            && !ELSEWHERE.contains(&stem)
            && self.may_pass(at);
        // `three farms to the left`
        let is_counted = words::number(&[word_before]).is_some();
        (is_verb && !is_counted && word_before != "to" && self.is_at_place(at + 1))
            .then_some(at + 1)
    }

    /// `teach` of `Ann and Bob teach in neighbouring rooms`.
    fn is_of_several(&self, at: usize) -> bool {
        self.ends_item(at) && self.tokens[..at].iter().any(|token| token.word == "and")
    }

    /// `taught` of `is always taught`, `isn't taught`.
    fn follows_be(&self, at: usize) -> bool {
        let is_light = |at: &usize| self.kind(*at).adverb || matches!(self.word(*at), "not" | "'t");
        let be = (0..at).rev().find(|at| !is_light(at));
        be.is_some_and(|be| self.is_be_or_denied(be))
    }

    /// Whether words tell of a place in the row: `in room 4`, `on neighbouring stages`, `in the room next to`, `next to`,
    /// `two rooms to the left`.
    fn is_at_place(&self, at: usize) -> bool {
        const BESIDE: &[&str] = &[
            "next to",
            "beside",
            "adjacent to",
            "alongside",
            "directly behind",
            "directly in front of",
            "directly left",
            "directly right",
            "directly to the left",
            "directly to the right",
            "immediately behind",
            "immediately in front of",
            "immediately left",
            "immediately right",
            "immediately to the left",
            "immediately to the right",
            "just behind",
            "just in front of",
            "right behind",
            "right beside",
            "right in front of",
            "right next to",
            "somewhere behind",
            "somewhere to the left",
            "somewhere to the right",
            "to the left",
            "to the right",
        ];
        let is_counted = || {
            words::number(&[self.word(at)]).is_some()
                && self.is_stall(at + 1)
                && matches!(self.word(at + 2), "apart" | "away" | "to")
        };
        let is_in = || {
            let noun = (at + 1..=at + FARTHEST).find(|noun| self.is_stall(*noun));
            matches!(self.word(at), "at" | "in" | "on")
                && noun.is_some_and(|noun| (at + 1..noun).all(|at| self.is_before_stall(at)))
        };
        // Where somebody lives, next to whom, is told by other verbs.
        let is_of_stalls = !OTHERS.contains(&&*self.vocabulary.position_stem);
        let is_beside = || is_of_stalls && self.any(at, BESIDE).is_some();
        is_in() || is_counted() || is_beside()
    }

    /// Whether a noun is one for places in the row where one does something: no house, and no day.
    fn is_stall(&self, at: usize) -> bool {
        self.is_house(at) && !OTHERS.contains(&self.stem(at))
    }

    /// Whether a word before a noun for a place tells which one.
    fn is_before_stall(&self, at: usize) -> bool {
        const WHICH: &[&str] = &[
            "adjacent",
            "adjoining",
            "bottom",
            "consecutive",
            "different",
            "either",
            "end",
            "even",
            "final",
            "higher",
            "highest",
            "last",
            "leftmost",
            "lower",
            "lowest",
            "middle",
            "neighboring",
            "neighbouring",
            "neither",
            "numbered",
            "odd",
            "one",
            "outer",
            "rightmost",
            "same",
            "separate",
            "top",
            "two",
        ];
        self.kind(at).determiner
            || WHICH.contains(&self.word(at))
            || self.word(at) == "of"
            || words::ordinal(self.word(at)).is_some()
    }
}

/// Whether no list has a verb.
fn is_new_verb(reader: &Reader<'_>, at: usize) -> bool {
    learn::is_new_noun(reader, at)
        && !JOINING.contains(&reader.word(at))
        && reader.vocabulary.near(reader.word(at)).is_empty()
}
