//! Values and moments of something else than the puzzle tells of: an estimate is no price, a breakfast no departure, and who
//! was third in a heat need not be third.

use super::super::mention::Reader;
use super::super::words;
use super::super::words::Words;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Stems of verbs for what else is told of money beside the price.
const ESTIMATES: Words = Words::of(&["apprais", "estim", "insur", "valu", "withdrawn"]);

/// Stems in headings of prices.
const PRICES: &[&str] = &["bid", "cost", "paid", "price", "sale", "sold"];

/// Words for contests before the one that counts.
const OTHER_CONTESTS: Words =
    Words::of(&["heat", "parade", "qualifier", "rehearsal", "semifinal", "trial", "trials"]);

/// Words for contests of one of the things that the header has: `the art test`.
const PARTIAL_CONTESTS: Words = Words::of(&["exam", "poll", "quiz", "test"]);

/// Words for meals.
const MEALS: Words = Words::of(&["breakfast", "brunch", "dinner", "lunch", "supper", "tea"]);

/// Stems of verbs for getting into touch from far away.
const CALLING: Words = Words::of(&["email", "phone", "telephon", "text", "wrote"]);

/// Stems of verbs for how something comes to its end, and how it begins.
const ENDS: &[&str] = &["conclud", "end", "finish"];
const STARTS: &[&str] = &["begin", "commenc", "open", "start"];

impl Reader<'_> {
    /// Whether a statement tells of a value or a moment of something else.
    pub(super) fn is_of_sideline(&self, says: &Statement) -> bool {
        let of = match says {
            Form::Than { function, .. } => self.vocabulary.sense_called(function),
            Form::Same(a, b) | Form::Different(a, b) => self.sense_of(a) | self.sense_of(b),
            Form::In(..) | Form::AtEnd(_) | Form::Order { .. } => 0,
            _ => return false,
        };
        let scaled = self.vocabulary.all(|sense| sense.scale.is_some());
        let places = if self.vocabulary.has_order { u64::MAX } else { 0 };
        if of & scaled == 0 && places == 0 {
            return false;
        }
        let money = match of & self.of_money() {
            0 => 0,
            money => money & self.vocabulary.headed_by(PRICES),
        };
        let times = of & self.vocabulary.all(|sense| sense.measure.is_time());
        let goes_together = matches!(says, Form::Same(..) | Form::Different(..));
        goes_together && money != 0 && self.is_estimate()
            || self.is_of_other_contest()
            || self.is_part_of_count()
            || self.is_of_other_moment(times)
            || self.is_of_building_time()
    }

    fn is_stranger(&self, at: usize) -> bool {
        let uses = self.uses(at);
        self.matches.get(at).is_some_and(Vec::is_empty)
            && uses.named | uses.own == 0
            && !self.is_within_item(at)
    }

    /// `was valued at $150`, `had a reserve of $150`, `was withdrawn at $150`.
    fn is_estimate(&self) -> bool {
        (1..self.end()).any(|at| {
            let is_said = ESTIMATES.contains(&self.stem(at)) || self.word(at) == "withdrawn";
            let is_joined = matches!(self.word(at + 1), "at" | "between" | "for");
            let is_reserve = self.word(at) == "reserve" && self.word(at + 1) == "of";
            (is_said && is_joined || is_reserve) && self.is_stranger(at)
        })
    }

    /// `was first in his heat`, `came third in the parade`, `third favourite`, `fell at the third`.
    fn is_of_other_contest(&self) -> bool {
        (0..self.end()).any(|at| {
            if words::ordinal(self.word(at)).is_none() && self.word(at) != "last" {
                return false;
            }
            let next = at + 1;
            let is_contest = |at: &usize| {
                OTHER_CONTESTS.contains(&self.word(*at))
                    || PARTIAL_CONTESTS.contains(&self.word(*at))
                        && !self.matches[at - 1].is_empty()
            };
            let contest = (next + 1..next + 4).find(is_contest);
            let is_within = self.word(next) == "in"
                && contest
                    .is_some_and(|at| self.matches[at].is_empty() && self.uses(at).named == 0);
            let is_favourite = matches!(self.word(next), "favorite" | "favourite");
            let is_fence = at > 2
                && self.word(at - 1) == "the"
                && self.word(at - 2) == "at"
                && matches!(self.word(at - 3), "fell" | "refused" | "stumbled")
                && self.tokens.get(next).is_none_or(|next| !next.is_word());
            is_within || is_favourite || is_fence
        })
    }

    /// `had 8 home wins`: not all of them.
    fn is_part_of_count(&self) -> bool {
        const PARTS: Words = Words::of(&["away", "home", "road"]);
        (1..self.end()).any(|at| {
            PARTS.contains(&self.word(at))
                && self.is_stranger(at)
                && self.is_value_at(at - 1)
                && self.uses(at + 1).named | self.uses(at + 1).own != 0
        })
    }

    /// `had breakfast at 8:00`, `phoned on Monday`, `booked her lesson on Monday`, `has a day off on Monday`, `was
    /// originally scheduled for 3:00`, `born in May` beside weddings.
    fn is_of_other_moment(&self, times: u64) -> bool {
        if times == 0 && !self.is_of_moments() {
            return false;
        }
        let headed = |words: &'static [&'static str]| self.vocabulary.headed_by(words) != 0;
        (1..self.end()).any(|at| {
            let (word, stem) = (self.word(at), self.stem(at));
            let is_meal = MEALS.contains(&word)
                && matches!(self.word(at - 1), "had" | "ate" | "eats" | "has")
                && matches!(self.word(at + 1), "at" | "on")
                && self.is_stranger(at);
            let is_call = CALLING.contains(&stem)
                && matches!(self.word(at + 1), "at" | "in" | "on")
                && self.is_stranger(at);
            let is_booked = word == "booked"
                && !self.is_be_or_denied(at - 1)
                && (self.kind(at + 1).determiner
                    || super::super::function::is_own(self.word(at + 1)))
                && (at + 2..at + 5).any(|on| self.word(on) == "on" && self.is_moment_at(on + 1));
            let is_off = word == "off" && self.stem(at - 1) == "day" && self.is_stranger(at);
            let is_former = word == "originally"
                && matches!(self.word(at + 1), "booked" | "due" | "planned" | "scheduled" | "set");
            let is_birth = word == "born"
                && headed(&["bride", "groom", "honeymoon", "wedding"])
                && !headed(&["birth", "birthday", "born"]);
            let is_arrival = headed(&["checkout"]) && self.any(at, &["checked in"]).is_some()
                || headed(&["checkin"]) && self.any(at, &["checked out"]).is_some();
            is_meal || is_call || is_booked || is_off || is_former || is_birth || is_arrival
        }) || self.is_of_end(times)
            || self.is_of_two_occasions()
    }

    /// Whether the positions are moments.
    fn is_of_moments(&self) -> bool {
        self.vocabulary.has_order && self.is_of_times()
    }

    /// Whether a moment is named at a place.
    fn is_moment_at(&self, at: usize) -> bool {
        let mut of = self.matches.get(at).into_iter().flatten();
        of.any(|of| self.vocabulary.senses[of.of.sense].measure.is_time())
            || self.vocabulary.labels.iter().any(|label| label.to_lowercase() == self.word(at))
    }

    /// `The talk ended at 3:00`, where other clues tell when one began.
    fn is_of_end(&self, times: u64) -> bool {
        let clocks = self.vocabulary.all(|of| of.scale.as_ref().is_some_and(|of| of.clock));
        let told = |stems: &[&str]| {
            (1..self.end()).any(|at| {
                stems.contains(&self.stem(at))
                    && self.is_stranger(at)
                    && words::is_finite(self.word(at))
            })
        };
        let tells_of_starts =
            self.vocabulary.story.as_ref().is_some_and(|story| story.tells_of_starts)
                || self.vocabulary.headed(&["curtain"]) != 0;
        times & clocks != 0 && tells_of_starts && told(ENDS) && !told(STARTS)
    }

    /// `Ann's visit was the day after Bob's birthday`.
    fn is_of_two_occasions(&self) -> bool {
        const DAYS: Words = Words::of(&["anniversary", "birthday", "funeral", "wedding"]);
        let is_owned = |at: usize| self.is_possessive(at - 1) && self.matches[at].is_empty();
        let order = (1..self.end()).rfind(|at| matches!(self.word(*at), "after" | "before"));
        let Some(order) = order else { return false };
        let last = self.end() - 1;
        DAYS.contains(&self.word(last))
            && is_owned(last)
            && last > order
            && (1..order).any(|at| is_owned(at) && self.word(at) != self.word(last))
    }

    /// `Ann's house was built before the red one`, of houses in a row.
    fn is_of_building_time(&self) -> bool {
        self.vocabulary.has_order
            && !self.is_of_times()
            && (1..self.end()).any(|at| {
                self.stem(at) == "build"
                    && self.is_stranger(at)
                    && (at + 1..at + 4)
                        .any(|at| matches!(self.word(at), "after" | "before" | "earlier" | "later"))
            })
    }
}
