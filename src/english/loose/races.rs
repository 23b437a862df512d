//! Races: who came in which place, in plain words: `the one who finished second` for `the runner-up`, `Ann finished fourth` for
//! `Three runners finished ahead of Ann`.

use itertools::Itertools;

use super::super::function;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::paraphrase::CLOSE;
use super::super::place::BEFORE_LAST;
use super::super::sentence::{self, all_of};
use super::super::token::{Token, phrase};
use super::super::vocabulary::Vocabulary;
use super::super::words;
use super::Read;
use super::agenda;
use super::ranked::ranks;
use super::roundabout::in_order;
use crate::syntax::ast::Statement;

/// What one may win by being the first.
const CONTESTS: &[&str] = &[
    "championship",
    "competition",
    "contest",
    "event",
    "final",
    "league",
    "marathon",
    "match",
    "race",
    "tournament",
];

/// Verbs behind which a place stands.
const COMING: &[&str] = &[
    "came", "come", "comes", "finish", "finished", "finishes", "place", "placed", "places",
    "ranked", "ranks",
];

impl Reader<'_> {
    /// How many places there are, where the positions are those of a race or a category has them all from the first.
    fn places_of_race(&self) -> Option<usize> {
        const LINES: &[&str] = &["finish", "place", "posit", "position", "rank"];
        let vocabulary = self.vocabulary;
        let is_line = vocabulary.is_of_race()
            && vocabulary.order.has_plain_ranks
            && LINES.contains(&&*vocabulary.position_stem);
        if vocabulary.has_order {
            return is_line.then_some(vocabulary.labels.len());
        }
        let items = &ranks(vocabulary)?.items;
        let is_rank = |(rank, item): (usize, &crate::syntax::ast::Name)| {
            let text = item.text.to_lowercase();
            words::ordinal(&text).map(|rank| rank as usize) == Some(rank)
                || text == rank.to_string()
        };
        (1..).zip(items).all(is_rank).then_some(items.len())
    }

    /// The rank that a word tells, of so many: `last`, `third`.
    fn rank_at(&self, at: usize, places: usize) -> Option<usize> {
        let rank = match self.word(at) {
            "last" => places,
            word => words::ordinal(word)? as usize,
        };
        let is_free = self.vocabulary.has_order
            || self.word(at) == "last"
            || self.matches[at].iter().any(|of| of.end == at + 1);
        (is_free && (1..=places).contains(&rank)).then_some(rank)
    }

    /// Whether a noun is one for any of those in a race.
    fn is_racer(&self, at: usize) -> bool {
        const RACERS: &[&str] = &["entrant", "entry", "finisher", "finishers", "others"];
        let is_row = self.uses(at).own & self.vocabulary.lists() != 0 || self.kind(at).thing;
        (RACERS.contains(&self.word(at)) || self.kind(at).person || is_row)
            && !function::is_of_some(self.word(at))
            && self.matches.get(at).is_some_and(Vec::is_empty)
    }
}

/// `second` for the second of some places.
fn ordinal(rank: usize) -> String {
    let rank = u32::try_from(rank).unwrap_or(u32::MAX);
    words::ordinals(rank).into_iter().next().unwrap_or_default()
}

/// `the one who finished second` for `the runner-up` and `the second-place finisher`, `the one who finished first` for `the
/// winner`.
pub(super) fn finisher(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TELLING: &[&str] = &[
        "cross",
        "finish",
        "finisher",
        "finishers",
        "place",
        "placed",
        "runner",
        "winner",
        "winning",
    ];
    reader.tokens.iter().any(|of| TELLING.contains(&&*of.word)).then_some(())?;
    let places = reader.places_of_race()?;
    let found = |the: usize| Some((the, reader.finisher_at(the, places)?));
    let (the, (end, rank)) =
        (0..reader.end()).filter(|at| reader.word(*at) == "the").find_map(found)?;
    let one = reader.tokens[the].saying(&format!("the one who finished {}", ordinal(rank)));
    Some(reader.with(the..end, &one))
}

/// `third place went to Ann` for `third prize went to Ann`, where no list has prizes.
pub(super) fn prize_went(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let places = reader.places_of_race()?;
    let has_prizes = reader.vocabulary.headed(&["award", "medal", "prize", "ribbon"]) != 0;
    let start = usize::from(reader.word(0) == "the");
    let is_said = reader.rank_at(start, places).is_some()
        && reader.any(start + 1, &["prize goes to", "prize went to"]).is_some();
    (is_said && !has_prizes)
        .then(|| reader.with(start + 1..start + 2, &reader.tokens[start + 1].saying("place")))
}

/// `the tart is Ann's, and Ann came third` for `the tart earned Ann third place`.
pub(super) fn earned(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const EARNED: &[&str] = &["brought", "earned", "gained", "got", "won"];
    let places = reader.places_of_race()?;
    let persons = reader.persons();
    let verb =
        (1..reader.end()).find(|at| EARNED.contains(&reader.word(*at)) && reader.ends_item(*at))?;
    let is_thing =
        reader.matches[..verb].iter().flatten().all(|of| persons >> of.of.sense & 1 == 0);
    let name = verb + 1;
    let is_person = |of: &&Match| persons >> of.of.sense & 1 == 1;
    let end = reader.matches.get(name)?.iter().filter(is_person).map(|of| of.end).max()?;
    let rank = reader.rank_at(end, places)?;
    let is_whole = reader.any(end + 1, &["place", "prize"]) == Some(reader.end());
    let whom = &reader.tokens[name..end];
    let word = &reader.tokens[verb];
    let said = [
        &reader.tokens[..verb],
        &word.saying("is"),
        whom,
        &word.saying("'s , and"),
        whom,
        &word.saying(&format!("came {}", ordinal(rank))),
    ];
    (is_thing && is_whole && !reader.says("not") && !reader.says("'t"))
        .then(|| in_order(reader, said.concat()))
}

/// `are next to each other` for `took consecutive places, not necessarily in that order`; `the red and the blue cap` for `the wearers of
/// the red and the blue cap`.
pub(super) fn consecutive(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TOOK: &[&str] = &[
        "finished in consecutive places",
        "took adjacent places",
        "took consecutive places",
        "were in consecutive places",
    ];
    const FREE: &[&str] = &[
        "in either order",
        "in some order",
        "not necessarily in that order",
        "though not necessarily in that order",
    ];
    reader.places_of_race().filter(|_| reader.vocabulary.has_order)?;
    let took = (3..reader.end()).find(|at| reader.any(*at, TOOK).is_some())?;
    let end = reader.any(took, TOOK)?;
    let comma = end + usize::from(reader.word(end) == ",");
    let last = reader.any(comma, FREE).unwrap_or(end);
    let is_two = reader.ends_item(took) || reader.uses(took - 1).own != 0;
    let others = (0..took).any(|at| matches!(reader.word(at), "," | "nor" | "not" | "or" | "'t"));
    let is_agent =
        reader.word(0) == "the" && reader.word(1).ends_with("ers") && reader.word(2) == "of";
    let start = if is_agent { 3 } else { 0 };
    (last == reader.end() && is_two && !others).then(|| {
        let are = reader.tokens[took].saying("are next to each other");
        [&reader.tokens[start..took], &are].concat()
    })
}

/// `the winner had red` for `the winner's shirt was red`, where the positions are the places and shirts have colours.
pub(super) fn winners_own(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.places_of_race()?;
    let noun = reader.any(0, &["the winner 's"])?;
    let be = noun + 1;
    let item = be + 1 + usize::from(reader.kind(be + 1).determiner);
    let own = reader.uses(noun).own | reader.uses(noun).named;
    let is_own = reader
        .matches
        .get(item)?
        .iter()
        .any(|of| own >> of.of.sense & 1 == 1 && of.end == reader.end());
    (is_own && matches!(reader.word(be), "is" | "was") && reader.matches[noun].is_empty())
        .then(|| reader.with(noun - 1..item, &reader.tokens[be].saying("had the")))
}

/// Where a rank ends, with the word for a place if that stands behind it.
fn past_rank(reader: &Reader<'_>, rank: usize) -> usize {
    rank + 1 + usize::from(matches!(reader.word(rank + 1), "place" | "position"))
}

/// `the one in third place` for `the child who finished third`, where the positions are the places: such words can stand
/// behind `than` and the like.
pub(super) fn in_place(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let places = reader.places_of_race().filter(|_| reader.vocabulary.has_order)?;
    let told = |who: usize| {
        let start = match reader.word(who) {
            "that" | "which" | "who" => {
                let noun = who.checked_sub(1).filter(|noun| *noun > 0)?;
                let is_one = reader.word(noun) == "one" || reader.is_racer(noun);
                (is_one && reader.word(noun - 1) == "the").then_some(noun - 1)?
            }
            "whoever" => who,
            _ => return None,
        };
        let verb = Some(who + 1).filter(|at| COMING.contains(&reader.word(*at)))?;
        let rank = reader.any(verb + 1, &["in the", "in"]).unwrap_or(verb + 1);
        reader.rank_at(rank, places)?;
        let end = past_rank(reader, rank);
        let goes_on = reader.kind(end).be || words::is_finite(reader.word(end));
        let ends = reader.ends_clause(end) || goes_on || matches!(reader.word(end), "and" | "or");
        ends.then_some((start, rank, end))
    };
    let (start, rank, end) = (0..reader.end()).find_map(told)?;
    let said = format!("the one in {} place", reader.word(rank));
    Some(reader.with(start..end, &reader.tokens[start].saying(&said)))
}

/// `finished ahead of the one in fourth place` for `finished higher than fourth`, where the positions are the places.
pub(super) fn than_rank(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let places = reader.places_of_race().filter(|_| reader.vocabulary.has_order)?;
    let found = |at: usize| {
        let is_verb = COMING.contains(&reader.word(at)) && reader.matches[at].is_empty();
        let side = match reader.word(at + 1) {
            "better" | "higher" => "ahead of",
            "lower" | "worse" => "behind",
            _ => return None,
        };
        let rank = reader.phrase(at + 2, "than").filter(|_| is_verb)?;
        let is_rank = reader.word(rank) != "last" && reader.rank_at(rank, places).is_some();
        let end = past_rank(reader, rank);
        (is_rank && reader.ends_clause(end)).then_some((at, side, rank, end))
    };
    let (at, side, rank, end) = (1..reader.end()).find_map(found)?;
    let said = format!("{} {side} the one in {} place", reader.word(at), reader.word(rank));
    Some(reader.with(at..end, &reader.tokens[at].saying(&said)))
}

impl Reader<'_> {
    /// Where the words for whoever has some place end, and the place: `the runner-up`, `the last-place finisher`.
    fn finisher_at(&self, the: usize, places: usize) -> Option<(usize, usize)> {
        let at = the + 1;
        let (end, rank) = match self.word(at) {
            "winner" => (at + 1, 1),
            "winning" if self.is_racer(at + 1) => (at + 2, 1),
            "runner" if self.word(at + 1) == "up" => (at + 2, 2),
            _ => {
                let rank = self.rank_at(at, places)?;
                let placed = at + 1 + usize::from(matches!(self.word(at + 1), "place" | "placed"));
                let is_noun =
                    self.is_racer(placed) && (placed > at + 1 || self.word(placed) == "finisher");
                // `the third runner to finish`
                let racer = at + 1 + usize::from(self.is_racer(at + 1));
                let done = self
                    .any(racer, &["to finish", "to cross the line", "across the line"])
                    .filter(|_| !self.vocabulary.has_order);
                (if is_noun { placed + 1 } else { done? }, rank)
            }
        };
        let of = self.phrase(end, "of the").filter(|at| CONTESTS.contains(&self.word(*at)));
        let end = of.map_or(end, |at| at + 1);
        let next = self.kind(end);
        // `Ann is the winner, who was not the nurse`
        let is_told = self.word(end) == "," && self.kind(end + 1).relative && the > 0;
        let is_alone = !next.preposition
            && !is_told
            && !self.is_possessive(end)
            && self.matches[the].is_empty();
        (is_alone && self.matches[at].iter().all(|of| of.end == at + 1)).then_some((end, rank))
    }
}

/// `came before Bob` for `has arrived before Bob`, `did not come last` for `has not arrived last`.
pub(super) fn has_come(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HAS: &[&str] = &["had", "hadn", "has", "hasn", "have", "haven"];
    let is_done = |at: &usize| matches!(reader.word(*at), "arrived" | "come");
    let done = (2..reader.end()).find(is_done).filter(|_| !reader.vocabulary.has_order)?;
    let is_denied = matches!(reader.word(done - 1), "'t" | "not");
    let has = done - 1 - usize::from(is_denied);
    let said = if is_denied { "did not come" } else { "came" };
    HAS.contains(&reader.word(has))
        .then(|| reader.with(has..done + 1, &reader.tokens[has].saying(said)))
}

/// `Ann finished first` for `The race was won by Ann`.
pub(super) fn won_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let verb = reader.phrase(0, "the").filter(|at| CONTESTS.contains(&reader.word(*at)))? + 1;
    let won = reader.any(verb, &["was won by", "was not won by", "wasn 't won by"])?;
    let is_one = reader.mentions(won).iter().any(|of| of.end == reader.end());
    let is_either = matches!(reader.word(won), "either" | "neither")
        && !reader.tokens[won..].iter().any(|of| of.word == ",");
    reader.places_of_race().filter(|_| is_one || is_either)?;
    let denied = won > verb + 3;
    let verb =
        reader.tokens[verb].saying(if denied { "did not finish first" } else { "finished first" });
    (!denied || is_one).then(|| in_order(reader, [&reader.tokens[won..], &verb].concat()))
}

/// `finished first` for `won`, `won the race` and `won the league`.
pub(super) fn won(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let win = |at: &usize| matches!(reader.word(*at), "win" | "wins" | "won");
    let at = (1..reader.end()).find(win)?;
    reader.places_of_race().filter(|_| reader.matches[at].is_empty())?;
    let contest = reader.phrase(at + 1, "the").filter(|at| CONTESTS.contains(&reader.word(*at)));
    let end = contest.map_or(at + 1, |noun| noun + 1);
    // `was won`, `hoped to win`
    let denied = matches!(reader.word(at - 1), "'t" | "not");
    let acts = denied || !reader.is_be_or_denied(at - 1) && reader.word(at - 1) != "to";
    let plain = if reader.word(at) == "win" { "finish first" } else { "finished first" };
    let ends = acts && reader.ends_clause(end);
    ends.then(|| reader.with(at..end, &reader.tokens[at].saying(plain)))
}

/// `Ann had the pie` for `Ann won the pie contest`, where the contests are told by what they are about.
pub(super) fn won_contest(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let win = |at: &usize| matches!(reader.word(*at), "win" | "wins" | "won");
    let at = (1..reader.end()).find(win).filter(|at| reader.matches[*at].is_empty())?;
    let item = reader.phrase(at + 1, "the")?;
    let named = reader.matches.get(item)?.iter().find(|of| {
        CONTESTS.contains(&reader.word(of.end))
            && reader.matches.get(of.end).is_some_and(Vec::is_empty)
            && reader.vocabulary.senses[of.of.sense].scale.is_none()
    })?;
    let denied = matches!(reader.word(at - 1), "'t" | "not");
    let acts = denied || !reader.is_be_or_denied(at - 1) && reader.word(at - 1) != "to";
    let has = reader.tokens[at].renamed(if reader.word(at) == "win" { "have" } else { "had" });
    let said = [std::slice::from_ref(&has), &reader.tokens[at + 1..named.end]].concat();
    (acts && reader.ends_clause(named.end + 1)).then(|| reader.with(at..named.end + 1, &said))
}

/// `finished fifth` for `came last`, and `finished fourth` for `came last but one`, where a category has five places.
pub(super) fn last(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let joins = |at: usize| matches!(reader.word(at), "neither" | "nor" | "or");
    let comes = |at: usize| COMING.contains(&reader.word(at));
    // `came in last`, `was in last place`, `Last place went to Ann`
    let is_told = |at: usize, end: usize, has_noun: bool| match at.checked_sub(1) {
        None => has_noun && reader.word(end) == "went",
        Some(last) => match reader.word(last) {
            "in" | "the" => has_noun || last > 0 && comes(last - 1),
            "not" | "'t" => true,
            _ => comes(last) || joins(last) || reader.kind(last).be,
        },
    };
    let place = |at: usize| {
        let before = reader.any_of(at, &BEFORE_LAST);
        let end = before.or_else(|| reader.phrase(at, "last"))?;
        let noun = reader.phrase(end, "place");
        let next = noun.unwrap_or(end);
        // `whoever came last was the nurse`
        let is_told_of = || reader.kind(next).be && (0..at).any(|at| reader.kind(at).relative);
        let ends = noun.is_some() || reader.ends_clause(next) || joins(next) || is_told_of();
        let is_free = (at..end).all(|at| !reader.is_within_item(at)) || before.is_some();
        (ends && is_free && is_told(at, next, noun.is_some())).then_some((
            at,
            end,
            before.is_some(),
        ))
    };
    let (at, end, is_before) = (0..reader.end()).find_map(place)?;
    let places = reader.places_of_race().filter(|_| !reader.vocabulary.has_order)?;
    let rank = reader.tokens[at].saying(&ordinal(places - usize::from(is_before)));
    Some(reader.with(at..end, &rank))
}

/// `was third` for `was (the) third to finish`, `was third across the line` and, of an order, `was third to speak`.
pub(super) fn to_finish(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DONE: &[&str] = &[
        "across the finish line",
        "across the finishing line",
        "across the line",
        "home",
        "past the post",
        "over the line",
        "to cross the finish line",
        "to cross the finishing line",
        "to cross the line",
        "to finish",
        "to finish the race",
    ];
    let starts = |at: usize| {
        reader.is_be_or_denied(at - 1)
            || matches!(reader.word(at - 1), "not" | "'t" | "came" | "finished")
    };
    // `the first to speak`, of an order, but not of the places of a race
    let is_of_turns = ranks(reader.vocabulary)
        .is_some_and(|of| ["order", "slot", "turn"].iter().any(|name| of.heading.contains(name)));
    let ends = |at: usize| {
        let done = reader.any(at + 1, DONE);
        // Who was the first to leave may have come last.
        let goes = |end: &usize| {
            matches!(reader.word(end - 1), "appear" | "arrive" | "depart" | "go" | "leave")
        };
        let acted = || agenda::acted(reader, at + 1).filter(|end| is_of_turns && !goes(end));
        done.or_else(acted).filter(|end| reader.ends_clause(*end))
    };
    let first = |at: usize| if at > 1 && reader.word(at - 1) == "the" { at - 1 } else { at };
    let places = reader.places_of_race()?;
    let found = |at: usize| {
        let rank = reader.rank_at(at, places)?;
        starts(first(at)).then_some((at, rank, ends(at)?))
    };
    let (at, rank, end) = (1..reader.end()).find_map(found)?;
    let place = reader.tokens[at].saying(&ordinal(rank));
    Some(reader.with(first(at)..end, &place))
}

/// `in consecutive places` for `one after the other` and, of a category of places, `next to each other`.
pub(super) fn one_after_other(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SAID: &[&str] = &[
        "consecutively",
        "directly one after the other",
        "in successive places",
        "in successive positions",
        "one after another",
        "one after the other",
        "one directly after the other",
        "one immediately after the other",
        "one right after the other",
        "one straight after the other",
    ];
    const BESIDE: &[&str] = &["in adjacent places", "in adjacent positions", "next to each other"];
    let found = |at: usize| {
        let beside = reader.any(at, BESIDE).filter(|_| !reader.vocabulary.has_order);
        let end = reader.any(at, SAID).or(beside)?;
        let comes = COMING.contains(&reader.word(at - 1))
            || reader.word(at - 1) == "in" && reader.word(at - 2) == "came";
        comes.then_some((at, end))
    };
    let (at, end) = (2..reader.end()).find_map(found)?;
    reader.places_of_race().filter(|_| reader.ends_clause(end))?;
    let start = if reader.word(at - 1) == "in" { at - 1 } else { at };
    let places = reader.tokens[at].saying("in consecutive places");
    Some(reader.with(start..end, &places))
}

/// `Ann finished fourth` for `Three runners finished ahead of Ann`, `Only three runners beat Ann` and `Ann finished ahead of
/// only one runner`.
pub(super) fn so_many_ahead(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let places = reader.places_of_race()?;
    let (name, many, is_ahead) = reader.so_many_first().or_else(|| reader.so_many_last())?;
    let rank = if is_ahead { many + 1 } else { places.checked_sub(many)? };
    let finished = reader.tokens[0].saying(&format!("finished {}", ordinal(rank)));
    (1..=places).contains(&rank).then(|| in_order(reader, [name, finished].concat()))
}

impl Reader<'_> {
    /// How many runners some words tell of, and where they end: `three runners`, `only one other runner`, `nobody`.
    fn many_racers(&self, at: usize, is_exact: bool) -> Option<(usize, usize)> {
        if let Some(end) = self.any(at, &["nobody", "no one", "no-one", "none of the others"]) {
            return Some((end, 0));
        }
        let exactly = self.any(at, &["exactly", "just", "only"]);
        let next = exactly.unwrap_or(at);
        let (many, next) = match self.phrase(next, "no") {
            Some(end) => (0, end),
            None => {
                let (many, taken) = words::number(&[self.word(next)])?;
                (many as usize, next + taken)
            }
        };
        let noun = next + usize::from(self.word(next) == "other");
        let is_sure = !is_exact || exactly.is_some() || noun > next || many == 0;
        // Three in all are no three others.
        let is_noun = self.is_racer(noun) && self.word(noun).ends_with('s') == (many != 1)
            || self.word(noun) == "people" && many != 1;
        (is_sure && is_noun || many == 0 && self.is_racer(noun)).then_some((noun + 1, many))
    }

    /// Where a verb ends by which somebody is ahead of or behind somebody else, and whether it is ahead.
    fn ahead_or_behind(&self, at: usize) -> Option<(usize, bool)> {
        if let Some(end) = self.any(at, &["beat", "defeated", "outran"]) {
            return Some((end, true));
        }
        let verb = self.any(at, &["came in", "came", "finished", "placed", "was", "were"])?;
        let ahead = self.any(verb, &["ahead of", "before", "in front of"]);
        let behind = self.any(verb, &["after", "behind"]);
        ahead.map(|end| (end, true)).or(behind.map(|end| (end, false)))
    }

    /// `Three runners finished ahead of Ann`: Ann, three, ahead.
    fn so_many_first(&self) -> Option<(Vec<Token>, usize, bool)> {
        let there = self.any(0, &["there were", "there was"]);
        let (verb, many) = self.many_racers(there.unwrap_or(0), false)?;
        let verb = self.any(verb, &["who", "that"]).unwrap_or(verb);
        let (name, is_ahead) = self.ahead_or_behind(verb)?;
        let is_one = self.mentions(name).iter().any(|of| of.end == self.end());
        is_one.then(|| (self.tokens[name..].to_vec(), many, is_ahead))
    }

    /// `Ann finished ahead of only one runner`: Ann, one, behind.
    fn so_many_last(&self) -> Option<(Vec<Token>, usize, bool)> {
        let told = |verb: usize| {
            let beaten = self.any(verb, &["was beaten by", "lost to"]);
            let (next, is_ahead) =
                beaten.map(|end| (end, false)).or_else(|| self.ahead_or_behind(verb))?;
            let (end, many) = self.many_racers(next, true)?;
            (end == self.end()).then_some((many, !is_ahead))
        };
        let named = self.mentions(0).into_iter().map(|of| of.end).unique();
        let (end, (many, is_ahead)) =
            named.filter_map(|end| Some((end, told(end)?))).exactly_one().ok()?;
        Some((self.tokens[..end].to_vec(), many, is_ahead))
    }
}

/// `came in sixth` for `came in last`, where a category has the six places.
pub(super) fn comes_last(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_last = |at: &usize| {
        let verb = at - 1 - usize::from(reader.word(at - 1) == "in");
        let next = at + 1 + usize::from(reader.word(at + 1) == "place");
        let within = matches!(reader.word(next), "among" | "for" | "in" | "of" | "on");
        reader.word(*at) == "last"
            && verb > 0
            && COMING.contains(&reader.word(verb))
            && !within
            && (next > at + 1 || !reader.kind(next).thing && reader.matches[*at].is_empty())
    };
    let last = (3..reader.end()).find(is_last)?;
    let places = reader.places_of_race().filter(|_| !reader.vocabulary.has_order)?;
    let nth = reader.tokens[last].saying(&ordinal(places));
    Some(reader.with(last..last + 1, &nth))
}

/// What a sentence says by which one came directly before or after another, whichever it was, or did not.
pub(super) fn either_side(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    const EITHER: &[&str] = &[
        "ahead of or behind",
        "ahead of or directly behind",
        "ahead of or immediately behind",
        "ahead of or just behind",
        "before or after",
        "before or directly after",
        "before or immediately after",
        "before or just after",
    ];
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let phrases = |at: usize| EITHER.iter().filter_map(|of| phrase(tokens.get(at..)?, of)).max();
    // `one place before or after`
    let is_one =
        |at: usize| matches!(word(at), "1" | "one") && matches!(word(at + 1), "place" | "places");
    let found = |at: usize| {
        let side = match CLOSE.contains(&word(at)) {
            true => at + 1,
            false => is_one(at).then_some(at + 2)?,
        };
        Some((at, side + phrases(side)?))
    };
    let close = (2..tokens.len()).find_map(found);
    let (close, end) = close.filter(|_| !vocabulary.has_order && ranks(vocabulary).is_some())?;
    let reader = Reader::new(vocabulary, tokens);
    let subject = reader.nouns(0).into_iter().map(|(end, _)| end).max()?;
    let start = close - usize::from(word(close - 1) == "either");
    // Nothing but the verb stands between: `finished`, `came in`, `did not finish`.
    let verb = tokens.get(subject..start)?;
    let denial = matches!(verb, [does, not, _, ..] if matches!(&*does.word, "did" | "didn" | "does" | "doesn")
        && function::denies(&not.word));
    let (is_denied, verb) = if denial { (true, &verb[2..]) } else { (false, verb) };
    let is_verb = match verb {
        [verb] => COMING.contains(&&*verb.word),
        [verb, within] => verb.stem == "come" && within.word == "in",
        _ => false,
    };
    let is_open = |of: &Token| matches!(&*of.word, "," | "and" | "or" | "but" | "nor");
    if !is_verb || tokens[..subject].iter().chain(&tokens[end..]).any(is_open) {
        return None;
    }
    let say = |words: &str| tokens[close].saying(words);
    let other = &tokens[end..];
    let said = [&tokens[..subject], &say("and"), other, &say("finished in consecutive places")];
    let says = read(&said.concat())?;
    match is_denied {
        false => Some(says),
        true => {
            let apart = read(&[&tokens[..subject], &say("is not"), other].concat())?;
            all_of(vec![apart, sentence::not(says)])
        }
    }
}

/// What a sentence says that tells where somebody came and behind whom that is: `The swimmer in green came fourth, just behind
/// Elsa`.
pub(super) fn nth_behind(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    const SIDES: &[&str] = &["after", "ahead", "before", "behind"];
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let mut commas = (3..tokens.len()).filter(|at| word(*at) == ",");
    let (Some(comma), None) = (commas.next(), commas.next()) else { return None };
    let counts = words::number(&[word(comma + 1)]).is_some()
        && matches!(word(comma + 2), "place" | "places")
        && SIDES.contains(&word(comma + 3));
    let is_close = CLOSE.contains(&word(comma + 1)) && SIDES.contains(&word(comma + 2));
    (counts || is_close).then_some(())?;
    let reader = Reader::new(vocabulary, tokens);
    let ends = reader.nouns(0).into_iter().map(|(end, _)| end);
    let stands = |at: usize| COMING.contains(&word(at)) || reader.kind(at).be;
    let subject = ends
        .filter(|end| stands(*end) && *end < comma)
        .max()
        .filter(|_| reader.is_rank(comma - 1))?;
    // Nothing but the verb stands between: `was fourth`, `came in fourth`.
    let is_alone = comma - 1 == subject + 1
        || comma - 1 == subject + 2 && word(subject + 1) == "in" && reader.stem(subject) == "come";
    is_alone.then_some(())?;
    let is_open = |of: &Token| {
        function::denies(&of.word) || matches!(&*of.word, "and" | "or" | "but" | "either" | "who")
    };
    if tokens.iter().any(is_open) {
        return None;
    }
    let verb = if vocabulary.has_order { "is" } else { "finished" };
    let behind = [&tokens[..subject], &tokens[comma].saying(verb), &tokens[comma + 1..]].concat();
    all_of(vec![read(&tokens[..comma])?, read(&behind)?])
}
