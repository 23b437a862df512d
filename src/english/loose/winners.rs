//! Who is how good, where the rows have points: `the one with 94 points` for `the winner`, `scored 88 points` for `came third`, `got the
//! highest score` for what the judges gave.

use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Thing};
use super::super::words;

/// The stems of headings and units of what the best has the most of.
const POINTS: &[&str] = &["mark", "point", "score", "vote"];

/// Words of games in which the best has the fewest points, or of points that nobody wants.
const TURNED: &[&str] = &["demerit", "fault", "golf", "golfer", "penalti", "strike", "stroke"];

impl Reader<'_> {
    /// The only values, if they are points of which the best has the most.
    pub(in super::super) fn points(&self) -> Option<usize> {
        let vocabulary = self.vocabulary;
        let scaled = vocabulary.all(|of: &Sense| of.scale.is_some());
        let sense = scaled.trailing_zeros() as usize;
        if scaled.count_ones() != 1
            || vocabulary.has_order
            || vocabulary.has_ranks
            || self.wins_with_fewest()
        {
            return None;
        }
        self.is_of_points(sense, POINTS).then_some(sense)
    }

    /// Whether a text tells of a game in which the best has the fewest points, or of points that nobody wants.
    pub(super) fn wins_with_fewest(&self) -> bool {
        TURNED.iter().any(|stem| self.vocabulary.uses.contains_key(*stem))
            || self.tokens.iter().any(|of| TURNED.contains(&&*of.stem))
    }

    /// Whether a category is of points, by the stem of its unit, or by its heading if it has none.
    pub(super) fn is_of_points(&self, sense: usize, points: &[&str]) -> bool {
        let is_named = || points.iter().any(|stem| self.vocabulary.is_named(sense, stem));
        let unit = self.vocabulary.senses[sense].unit.as_deref();
        unit.map_or_else(is_named, |unit| points.contains(&unit))
    }

    /// The words for the points of whoever is at some rank, from the best.
    fn points_of_rank(&self, at: usize, rank: Rank) -> Option<Vec<Token>> {
        let sense = self.points()?;
        let rising = self.vocabulary.senses[sense].scale.as_ref()?.ascending();
        let item = match rank {
            Rank::Last => *rising.first()?,
            Rank::Nth(rank) => *rising.iter().rev().nth(rank.checked_sub(1)?)?,
        };
        let said = self.saying_item(at, Thing { sense, item });
        let is_bare = said.len() == 1 && self.vocabulary.senses[sense].unit.is_none();
        // `a score of 94`
        Some(if is_bare { [self.tokens[at].saying("a score of"), said].concat() } else { said })
    }

    /// The rank that a word tells.
    fn told_rank(&self, at: usize) -> Option<Rank> {
        match self.word(at) {
            "last" => Some(Rank::Last),
            word => words::ordinal(word).map(|rank| Rank::Nth(rank as usize)),
        }
    }
}

/// A place among all, from the best.
#[derive(Clone, Copy)]
enum Rank {
    Nth(usize),
    Last,
}

/// `the one with 94 points` for `the winner` and `the runner-up`, `the cake with 94 points` for `the winning cake`.
pub(super) fn winner(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |the: usize| {
        let at = reader.phrase(the, "the")?;
        let (end, noun, rank) = match reader.word(at) {
            "winner" => (at + 1, None, Rank::Nth(1)),
            "winning" if reader.matches.get(at + 1)?.is_empty() && reader.uses(at + 1).own != 0 => {
                (at + 2, Some(at + 1), Rank::Nth(1))
            }
            "runner" if reader.word(at + 1) == "up" => (at + 2, None, Rank::Nth(2)),
            "runner" if reader.any(at + 1, &["- up"]).is_some() => (at + 3, None, Rank::Nth(2)),
            _ => return None,
        };
        // `the winner of the raffle`, `the winning team's captain`
        let is_whole = !reader.kind(end).preposition && !reader.is_possessive(end);
        // Who coached the winner is somebody else.
        let is_told = the == 0
            || reader.kind(the - 1).be
            || matches!(
                reader.word(the - 1),
                "not" | "'t" | "than" | "either" | "neither" | "nor" | "or"
            );
        (is_whole && is_told).then_some((the, end, noun, rank))
    };
    let (the, end, noun, rank) = (0..reader.end()).find_map(found)?;
    let noun = noun.map_or("one", |noun| reader.word(noun));
    let points = reader.points_of_rank(the, rank)?;
    let said = [reader.tokens[the].saying(&format!("the {noun} with")), points].concat();
    Some(reader.with(the..end, &said))
}

/// `scored 88 points` for `came third`, `was placed third` and `took third place`.
pub(super) fn came(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const COMING: &[&str] =
        &["came", "come", "comes", "finish", "finished", "finishes", "placed", "ranked"];
    const TAKING: &[&str] = &["claimed", "earned", "took"];
    let found = |verb: usize| {
        let at = verb + 1 + usize::from(reader.word(verb + 1) == "in");
        let rank = reader.told_rank(at)?;
        let place = at + 1;
        if COMING.contains(&reader.word(verb)) {
            let end = place + usize::from(reader.word(place) == "place");
            return Some((verb, end, rank));
        }
        let takes = TAKING.contains(&reader.word(verb)) && reader.word(place) == "place";
        takes.then_some((verb, place + 1, rank))
    };
    let (verb, end, rank) = (1..reader.end()).find_map(found)?;
    let be = usize::from(reader.kind(verb - 1).be);
    // `was finished first`
    if be == 1 && !matches!(reader.word(verb), "placed" | "ranked") {
        return None;
    }
    let is_denied = matches!(reader.word(verb - 1), "not" | "'t");
    let is_base = matches!(reader.word(verb), "come" | "finish");
    let scored = if is_base && is_denied { "score" } else { "scored" };
    let is_free = reader.word(verb - 1) != "to" && !story::is_loaded(reader.stem(verb - 1));
    if !reader.ends_clause(end) || !(is_free || is_denied) {
        return None;
    }
    let said = [reader.tokens[verb].saying(scored), reader.points_of_rank(verb, rank)?].concat();
    Some(reader.with(verb - be..end, &said))
}

/// `scored less than` for `did not do as well as`, `scored more than` for `did better than` and `was ranked higher than`.
pub(super) fn did_better(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BETTER: &[&str] = &[
        "did better than",
        "fared better than",
        "finished above",
        "finished ahead of",
        "finished higher than",
        "placed above",
        "placed higher than",
        "ranked above",
        "ranked higher than",
        "was placed above",
        "was placed higher than",
        "was ranked above",
        "was ranked higher than",
    ];
    const WORSE: &[&str] = &[
        "did less well than",
        "did not do as well as",
        "did worse than",
        "didn 't do as well as",
        "fared worse than",
        "finished behind",
        "finished below",
        "finished lower than",
        "ranked lower than",
        "was placed lower than",
        "was ranked lower than",
    ];
    reader.points()?;
    let found = |at: usize| {
        let better = reader.any(at, BETTER).map(|end| (at, end, "scored more than"));
        better.or_else(|| reader.any(at, WORSE).map(|end| (at, end, "scored less than")))
    };
    let (at, end, plain) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying(plain)))
}

/// `the crystal garden got the highest score` for `The judges gave the crystal garden the highest score`.
pub(super) fn judges_gave(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const EXTREMES: &[&str] = &["the fewest", "the highest", "the lowest", "the most", "the top"];
    let gave = reader.any(0, &["the judges gave", "the judges awarded", "judges gave"])?;
    let named = gave + usize::from(reader.kind(gave).determiner);
    let found = reader.matches.get(named)?.iter().map(|of| of.end);
    // The highest score for the cake may be another one than the highest.
    let is_last = |end: &usize| {
        let noun = reader.any(*end, EXTREMES);
        noun.is_some_and(|noun| reader.ends_clause(noun + 1))
    };
    let end = found.filter(is_last).max()?;
    let got = reader.tokens[0].renamed("got");
    Some([&reader.tokens[gave..end], &[got], &reader.tokens[end..]].concat())
}
