//! Orders of finish: `beat Ann`, `won the race`.
//!
//! The first is the best. So these are only read where the positions are told to be those of a race, or
//! where a category lists the places; of times and scores nobody knows which is better.

use std::cell::LazyCell;

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::place::Spot;
use super::super::vocabulary::{Sense, Senses};
use super::all_of;
use crate::model::statement::{Form, Side};
use crate::syntax::ast::{Name, Operand, Statement};
use crate::syntax::text::fold;

/// What may be won without saying more than that one won.
const CONTESTS: &[&str] = &[
    "the race",
    "the competition",
    "the contest",
    "the tournament",
    "the marathon",
    "the event",
    "the championship",
];

/// Before whom somebody finished.
const BEAT: &[&str] = &["beat", "beats", "beaten", "defeated", "defeats", "outran"];

/// Where an order of finish is told.
pub(in super::super) enum Finish {
    /// By the positions.
    Positions,
    /// By a category of places.
    Category(usize),
}

impl Reader<'_> {
    /// What tells who finished before whom, if just one thing does.
    pub(in super::super) fn finish(&self) -> Option<Finish> {
        // Who is a grade ahead is in a higher one.
        let is_upward = |sense: usize| {
            let named = |stem: &&str| self.vocabulary.is_named(sense, stem);
            self.vocabulary.is_of_floors(sense) || ["grade", "level"].iter().any(named)
        };
        let places: Senses = self.vocabulary.where_sense(|at| {
            let sense = &self.vocabulary.senses[at];
            sense.measure == Measure::Places
                && sense.scale.is_some()
                && sense.step == Some(1)
                && !is_upward(at)
        });
        let is_line = self.vocabulary.has_order && self.vocabulary.is_of_race();
        match (is_line, places.count_ones()) {
            (true, 0) => Some(Finish::Positions),
            (false, 1) => Some(Finish::Category(places.trailing_zeros() as usize)),
            _ => None,
        }
    }

    /// `beat Ann`, `beat Ann by three places`, `was beaten by Ann`, `won the race`.
    pub(super) fn ranked(&self, at: usize, a: &Operand, is_be: bool) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let Some(finish) = self.finish() else { return found };
        if !is_be && matches!(self.word(at), "won" | "wins" | "win") {
            if let Some(first) = self.winner(&finish, a, at) {
                let end = self.any(at + 1, CONTESTS);
                found.push((at + 1, first.clone()));
                found.extend(end.map(|end| (end, first)));
            }
            return found;
        }
        if matches!(finish, Finish::Category(_)) {
            found.extend(self.behind(at, a, &finish));
        }
        let lost = self.phrase(at, "lost to").filter(|_| !is_be);
        for (end, all) in lost.map_or(Vec::new(), |next| self.one_or_more(next)) {
            let before = all.iter().map(|b| self.before(&finish, b, a, None));
            found.extend(all_of(before.collect()).map(|says| (end, says)));
        }
        if !BEAT.contains(&self.word(at)) {
            return found;
        }
        if !is_be {
            for (end, all) in self.lists(at + 1) {
                let before = all.iter().map(|b| self.before(&finish, a, b, None));
                found.extend(all_of(before.collect()).map(|says| (end, says)));
            }
        }
        let by = self.phrase(at + 1, "by").filter(|_| is_be);
        // `is beaten`, `beaten` alone: by whom is not said.
        if by.is_none() && is_be {
            return found;
        }
        for (end, b) in self.nouns(by.unwrap_or(at + 1)) {
            let (winner, loser) = if by.is_some() { (&b, a) } else { (a, &b) };
            found.push((end, self.before(&finish, winner, loser, None)));
            if let Some((end, count)) =
                self.phrase(end, "by").and_then(|next| self.count(next).or(self.places_of(next)))
            {
                found.push((end, self.before(&finish, winner, loser, Some(count))));
            }
        }
        found
    }

    /// Whether `faster` tells who finished before whom: the positions are those of a race, and no values tell of it.
    pub(in super::super) fn is_pace(&self, at: usize) -> bool {
        let last = at.checked_sub(1).map_or("", |last| self.word(last));
        // `was faster than Ann but slower than Bob`
        let is_joined = matches!(last, "and" | "but")
            && (1..at).any(|before| {
                matches!(self.word(before), "faster" | "quicker" | "slower") && self.is_pace(before)
            });
        let finishes = is_joined
            || matches!(last, "finish" | "finished" | "line" | "ran" | "swam" | "was" | "were");
        finishes && self.vocabulary.is_of_race() && self.paces() == 0
    }

    /// The categories whose values tell who is faster: speeds and times.
    pub(in super::super) fn paces(&self) -> Senses {
        let is_timed = |sense: usize| {
            let of = &self.vocabulary.senses[sense];
            self.is_of_unit("faster", sense)
                || of.scale.is_some() && of.measure.is_time()
                || of.is_duration()
        };
        self.vocabulary.where_sense(is_timed)
    }

    /// `won in the Ferrari`, `was last with Sykes`: who won, and with what, are two things, of which the verb
    /// would tell but one. Where the header has ranks or scores, that is so of whatever one won with, or at.
    pub(in super::super) fn is_won_with(&self) -> bool {
        const SCORES: &[&str] = &["point", "score", "vote"];
        let is_score = |sense: &Sense| {
            sense.measure == Measure::Places
                || sense.is_of_points()
                || sense.scale.is_some() && SCORES.contains(&&*fold(&sense.name.text))
        };
        let is_ranked = LazyCell::new(|| {
            self.vocabulary.has_ranks
                || self.vocabulary.is_of_race()
                || self.vocabulary.all(is_score) != 0
        });
        let wins = |at: usize| match self.word(at) {
            "champion" | "champions" | "led" | "victor" | "winner" | "winning" | "won" => true,
            "win" | "lead" => self.follows_auxiliary(at) || self.word(at - 1) == "never",
            "first" | "last" => self.kind(at - 1).be,
            "loser" | "triumphed" | "triumph" | "victorious" | "victory" => *is_ranked,
            _ => false,
        };
        (1..self.tokens.len()).filter(|at| wins(*at)).any(|at| {
            let led = self.word(at) == "led" && self.word(at + 1) == "the" && *is_ranked;
            let next = self.any(at + 1, CONTESTS).unwrap_or(if led { at + 3 } else { at + 1 });
            let item = (next + 1..next + 4).find(|at| !self.kind(*at).determiner);
            let of = item.and_then(|at| self.matches.get(at)).map_or(&[][..], Vec::as_slice);
            let is_scaled = of.iter().any(|of| self.vocabulary.senses[of.of.sense].scale.is_some());
            let is_own = of.iter().any(|of| is_score(&self.vocabulary.senses[of.of.sense]));
            let most = self.phrase(next + 1, "the").and_then(|at| self.superlative(at));
            match self.word(next) {
                "with" | "driving" => !of.is_empty() || most.is_some(),
                "in" => !of.is_empty() && (!is_scaled || *is_ranked && !is_own),
                "at" | "came" | "for" | "on" | "their" | "his" | "her" => {
                    !of.is_empty() && *is_ranked && !is_own
                }
                _ => false,
            }
        })
    }

    /// `finished behind Ann`, `finished two places ahead of Ann`, of a category of places.
    fn behind(&self, at: usize, a: &Operand, finish: &Finish) -> Vec<(usize, Statement)> {
        let mut verb = at;
        while self.kind(verb).live {
            verb += 1;
        }
        verb = self.any(verb, &["somewhere", "sometime"]).unwrap_or(verb);
        let counted = self.count(verb).or(self.places_of(verb));
        let close = self.any(verb, &["just", "directly", "immediately", "right"]);
        let (next, steps) = match (counted, close) {
            (Some((next, count)), _) => (next, Some(count)),
            (None, Some(next)) => (next, Some(1)),
            (None, None) => (verb, None),
        };
        // `placed immediately after Ann`
        let finishes = matches!(self.stem(at), "finish" | "place" | "rank");
        let is_close = close.is_some() && finishes && !self.vocabulary.has_order;
        let (ahead, behind): (&[&str], &[&str]) = match is_close {
            true => (&["ahead of", "in front of", "before"], &["behind", "after"]),
            false => (&["ahead of", "in front of"], &["behind"]),
        };
        let (next, is_first) = match (self.any(next, ahead), self.any(next, behind)) {
            (Some(next), _) => (next, true),
            (None, Some(next)) => (next, false),
            (None, None) => return Vec::new(),
        };
        let order = |(end, b): (usize, Operand)| {
            let (first, second) = if is_first { (a, &b) } else { (&b, a) };
            (end, self.before(finish, first, second, steps))
        };
        self.nouns(next).into_iter().map(order).collect()
    }

    /// `three places`, where the positions have another name.
    pub(in super::super) fn places_of(&self, at: usize) -> Option<(usize, u32)> {
        self.count_of(at, |at| Measure::of_unit(self.stem(at)).0 == Measure::Places)
    }

    /// `Ann`, `Ann and Bob`.
    fn one_or_more(&self, at: usize) -> Vec<(usize, Vec<Operand>)> {
        let one = self.nouns(at).into_iter().map(|(end, of)| (end, vec![of]));
        one.chain(self.lists(at)).collect()
    }

    fn winner(&self, finish: &Finish, a: &Operand, at: usize) -> Option<Statement> {
        let span = self.span(at, at + 1);
        match finish {
            Finish::Positions => {
                Some(Form::In(a.clone(), vec![self.place_name(Spot::First, span)]))
            }
            Finish::Category(sense) => {
                let sense = &self.vocabulary.senses[*sense];
                let first = sense.items.first()?;
                let is_first = matches!(&*first.text.to_lowercase(), "first" | "1st");
                let category = Some(Box::new(Name { span, ..sense.name.clone() }));
                let name = Name { span, quoted: true, ..first.clone() };
                is_first.then(|| Form::Same(a.clone(), Operand { category, name }))
            }
        }
    }

    fn before(&self, finish: &Finish, a: &Operand, b: &Operand, steps: Option<u32>) -> Statement {
        let (a, b) = (a.clone(), b.clone());
        match finish {
            Finish::Positions => Form::Order { a, side: Side::Before, steps, b },
            Finish::Category(sense) => {
                let span = b.name.span;
                let function = Name { span, ..self.vocabulary.senses[*sense].name.clone() };
                let by = steps.map(|steps| Name::new(steps.to_string(), span));
                Form::Than { a, function, by, more: false, b }
            }
        }
    }
}
