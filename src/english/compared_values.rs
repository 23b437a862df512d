//! Of which category's values a comparison is: `paid more`, `finished ahead of`, `25 pages shorter`.

use super::agree::is_of_time;
use super::amount::Amount;
use super::calendar;
use super::measure::{self, Measure};
use super::mention::Reader;
use super::token::tokens;
use super::vocabulary::{Sense, Senses};
use crate::syntax::ast::Name;
use itertools::Itertools;

impl Reader<'_> {
    /// The category whose values are compared: the one that the words speak for, or the only one that
    /// they may mean.
    pub(super) fn ordered(
        &self,
        word: usize,
        spoken: &[Senses],
        by: Option<&Amount>,
    ) -> Option<usize> {
        let unit = by.and_then(|amount| amount.unit.as_ref());
        let time = is_of_time(self.word(word));
        // `lives above the painter`
        if matches!(self.word(word), "above" | "below") {
            let floors = self.of_floors();
            if floors.count_ones() == 1 {
                return Some(floors.trailing_zeros() as usize);
            }
        }
        let fits = |sense: &Sense| {
            sense.scale.is_some() && unit.as_ref().is_none_or(|unit| unit.is_of(sense))
        };
        let senses = self.vocabulary.senses.iter().enumerate();
        let mut ordered: Vec<usize> = senses.filter(|(_, s)| fits(s)).map(|(at, _)| at).collect();
        let is_time = |sense: usize| self.vocabulary.senses[sense].measure.is_time();
        let is_race = match self.word(word) {
            "of" => word > 0 && self.finishes(word - 1),
            "behind" => self.finishes(word),
            _ => false,
        };
        if is_race {
            ordered.retain(|sense| self.vocabulary.senses[*sense].is_of_races());
        }
        // Nobody is earlier for being older, but where there is nothing else.
        let is_moment =
            |sense: usize| is_time(sense) && !self.vocabulary.senses[sense].is_of_ages();
        let born = (0..word).any(|at| self.word(at) == "born");
        if time && !born && ordered.iter().any(|sense| is_moment(*sense)) {
            ordered.retain(|sense| !self.vocabulary.senses[*sense].is_of_ages());
        }
        // Births are a month before others, whatever day of the week they fell on.
        let of_birth = || self.tokens.iter().any(|of| matches!(&*of.word, "born" | "birthday"));
        let is_monthly = |sense: &usize| self.vocabulary.senses[*sense].measure == Measure::Months;
        if time && unit.is_none() && ordered.iter().any(is_monthly) && of_birth() {
            ordered.retain(|sense| {
                self.vocabulary.senses[*sense].measure != Measure::Days
                    || !self.is_of_weekdays(*sense)
            });
        }
        // Heights are not one before the other, whatever `built` may tell of.
        if time && ordered.iter().any(|sense| is_time(*sense)) {
            ordered.retain(|sense| is_time(*sense) || self.vocabulary.senses[*sense].is_duration());
        }
        let about = self.vocabulary.about(self.word(word)) | self.of_adjective(self.word(word));
        // More is said of what is counted, and not of years.
        let plain = unit.is_none() && matches!(self.word(word), "more" | "less" | "fewer");
        let score = |sense: usize| {
            let bit: Senses = 1 << sense;
            spoken.iter().filter(|senses| **senses != 0 && **senses & bit != 0).count()
                + usize::from(about & bit != 0)
                + usize::from(time && is_time(sense))
                + usize::from(plain && self.vocabulary.is_story() && !is_time(sense))
        };
        let best = ordered.iter().map(|sense| score(*sense)).max()?;
        let mut of = ordered.iter().copied().filter(|sense| score(*sense) == best);
        let (first, other) = (of.next()?, of.next());
        if other.is_some() {
            return None;
        }
        // Without a word for it, `older` could be of anything: only plain words may speak of the only
        // one; those of time, where there is no other order and where the values are moments.
        let plain = match self.word(word) {
            // `has somewhat more than`
            "more" | "less" | "fewer" => by.is_some() || self.vocabulary.is_story(),
            "higher" | "lower" => by.is_some(),
            "above" | "of" | "behind" | "below" => true,
            "before" | "after" | "earlier" | "later" => {
                let of_time = unit.is_some_and(|unit| {
                    let sense = &self.vocabulary.senses[first];
                    sense.unit.as_ref() == Some(&unit.stem)
                        && self.vocabulary.is_named(first, "time")
                });
                is_time(first) && (unit.is_some() || !self.vocabulary.has_order) || of_time
            }
            _ => unit.is_some_and(|unit| !unit.measure.is_time()),
        };
        // Who finishes a minute before another has needed a minute less.
        let finished =
            time && match unit {
                Some(unit) => self.vocabulary.senses[first].unit.as_ref() == Some(&unit.stem),
                None => !self.vocabulary.has_order && self.vocabulary.senses[first].is_duration(),
            } && (0..word).any(|at| matches!(self.stem(at), "finish" | "arriv" | "complet"))
                && !self.vocabulary.senses.iter().any(|sense| sense.measure.is_time());
        // What the subject is called by names the values: `Ann's fine was smaller`.
        let start = self.head_before(word);
        let named = start.is_some_and(|at| self.uses(at).own & 1 << first != 0);
        if unit.is_none() && by.is_some() && self.names_other_labels(word, first) {
            return None;
        }
        // Where there is one category of years, what is older is of an earlier one.
        let aged = matches!(self.word(word), "older" | "younger")
            && self.vocabulary.senses[first].is_of_calendar()
            && self.vocabulary.is_story()
            && self.vocabulary.all(Sense::is_of_ages) == 0;
        // Of numbered labels nothing is more unless they are named.
        let is_label = calendar::numbered(&self.vocabulary.senses[first].items).is_some();
        let plain = (plain && !(is_label && unit.is_none())) || finished || named || aged;
        let told = spoken.iter().any(|senses| senses & 1 << first != 0) || about & 1 << first != 0;
        (told || plain).then_some(first)
    }

    /// The categories of floors, where no positions are one above the other.
    pub(super) fn of_floors(&self) -> Senses {
        if self.vocabulary.has_order {
            return 0;
        }
        let of_floors = self.vocabulary.where_sense(|sense| self.vocabulary.is_of_floors(sense));
        self.vocabulary.all(|sense| sense.scale.is_some()) & of_floors
    }

    /// The noun right before the verb of a comparison: `fine` of `Ann's fine was smaller`.
    pub(super) fn head_before(&self, word: usize) -> Option<usize> {
        let head = self.subject_before(word)?;
        (self.kind(head).thing && self.amount(word).is_none()).then_some(head)
    }

    /// The word right before the verb of a comparison.
    fn subject_before(&self, word: usize) -> Option<usize> {
        let verb = (0..word).rev().find(|at| self.kind(*at).be)?;
        verb.checked_sub(1)
    }

    /// Whether a comparison names a category of numbered labels that is not the one at `sense`: of `Ann's table was two higher` and `a table
    /// numbered two higher`, nothing is more but the table.
    fn names_other_labels(&self, word: usize, sense: usize) -> bool {
        let is_of_labels =
            |of: usize| calendar::numbered(&self.vocabulary.senses[of].items).is_some();
        let names = |at: usize| {
            let of = self.uses(at).own | self.uses(at).named;
            of & 1 << sense == 0 && of & self.vocabulary.where_sense(is_of_labels) != 0
        };
        // `Ann's table had a number two higher`
        let has_number = |at: usize| {
            at > 2
                && self.word(at - 1) == "a"
                && matches!(self.word(at - 2), "had" | "has")
                && names(at - 3)
        };
        let numbered = |at: usize| match self.word(at) {
            "number" => names(at - 1) || has_number(at),
            "numbered" => names(at - 1),
            _ => false,
        };
        self.subject_before(word).is_some_and(names)
            || (1..word).any(numbered)
            || word.checked_sub(2).is_some_and(names)
    }

    /// The categories of whose values a verb tells: `walked` of miles.
    pub(super) fn told_by(&self, at: usize) -> Senses {
        let units = measure::told_by(self.stem(at));
        self.vocabulary.all(|sense| {
            sense.scale.is_some() && sense.unit.as_deref().is_some_and(|unit| units.contains(&unit))
        })
    }

    /// Whether the items of a category are days of the week.
    fn is_of_weekdays(&self, sense: usize) -> bool {
        let is_day = |item: &Name| !item.text.contains(|c: char| c.is_ascii_digit());
        self.vocabulary.senses[sense].items.iter().all(is_day)
    }

    /// Whether a word is a stretch of time in which the moments of a category lie: `week` of days.
    pub(super) fn is_within_period(&self, sense: usize, period: usize) -> bool {
        let within: &[&str] = match self.vocabulary.senses[sense].measure {
            Measure::Minutes => &["day", "morning", "afternoon", "evening", "night"],
            Measure::Days if self.is_of_weekdays(sense) => &["week"],
            Measure::Days => &["month", "year"],
            Measure::Months => &["year"],
            Measure::Years => &["decade", "century"],
            Measure::Places => &["race", "contest", "competition", "show"],
            _ => &[],
        };
        within.contains(&self.word(period))
    }

    /// The only category of moments that lie in a stretch of time: months for `year`.
    pub(super) fn within_period(&self, period: usize) -> Option<usize> {
        let is_scaled = |sense: usize| self.vocabulary.senses[sense].scale.is_some();
        let mut senses = 0..self.vocabulary.senses.len();
        let fits = |sense: &usize| is_scaled(*sense) && self.is_within_period(*sense, period);
        let only = senses.find(fits)?;
        senses.find(fits).is_none().then_some(only)
    }

    /// `ahead of`, `behind` of what is counted: whether that is more, and where it ends.
    pub(super) fn ahead(&self, at: usize, by: Option<&Amount>) -> Option<(bool, usize)> {
        const COUNTED: &[&str] = &["vote", "point"];
        let is_counted = |stem: &str| COUNTED.contains(&stem);
        let unit = by.and_then(|by| by.unit.as_ref());
        let named =
            |sense: &Sense| tokens(&sense.name.text, 0).iter().any(|of| is_counted(&of.stem));
        let of_unit = |sense: &Sense| {
            sense.scale.is_some() && (sense.unit.as_deref().is_some_and(is_counted) || named(sense))
        };
        let counted = match unit {
            // `two floors above`
            Some(unit) => is_counted(&unit.stem) || unit.stem == "floor",
            None => {
                let mut scales = self.vocabulary.senses.iter().filter(|of| of.scale.is_some());
                by.is_none() && scales.next().is_some_and(of_unit) && scales.next().is_none()
            }
        };
        if !self.vocabulary.is_story() {
            return None;
        }
        if let Some(ranks) = self
            .only_ranks()
            .filter(|_| unit.map_or(by.is_none(), |unit| unit.measure == Measure::Places))
        {
            return self.ahead_of_ranks(at, ranks);
        }
        if !counted {
            // Who finished ahead of another has needed less time.
            let ahead = self.any(at, &["ahead of"]).map(|end| (false, end));
            let places = ahead.or_else(|| self.any(at, &["behind"]).map(|end| (true, end)));
            return places.filter(|_| by.is_none() && self.finishes(at));
        }
        let more = self.any(at, &["ahead of", "above"]).map(|end| (true, end));
        more.or_else(|| self.any(at, &["behind", "below"]).map(|end| (false, end)))
    }

    /// The category of ordinals, in a second look, if there is but one, and if its heading calls them ranks: who is a
    /// grade ahead is in a higher one.
    fn only_ranks(&self) -> Option<usize> {
        const RANKS: &[&str] = &[
            "finish", "floor", "grade", "level", "line", "order", "place", "posit", "position",
            "prize", "queue", "rank", "spot", "stori", "turn",
        ];
        let is_ordinal = |sense: &Sense| sense.measure == Measure::Places;
        let ranks = self
            .vocabulary
            .is_loose
            .then(|| self.vocabulary.senses.iter().positions(is_ordinal))?;
        let only = ranks.exactly_one().ok()?;
        RANKS.iter().any(|stem| self.vocabulary.is_named(only, stem)).then_some(only)
    }

    /// The same as [`Reader::ahead`] of ranks: who is ahead has the lower one; of floors, who is above the higher one.
    fn ahead_of_ranks(&self, at: usize, ranks: usize) -> Option<(bool, usize)> {
        // `has an age above 9`, `paid above $20`: no rank is meant.
        let of_others = self.vocabulary.all(|sense| sense.scale.is_some()) & !(1 << ranks);
        let values = self.matches.get(at + 1).into_iter().flatten();
        let is_value = values.fold(0, |all, of| all | 1 << of.of.sense) & of_others != 0;
        if is_value || at > 0 && self.uses(at - 1).named & of_others != 0 {
            return None;
        }
        let of_grades = ["grade", "level"].iter().any(|stem| self.vocabulary.is_named(ranks, stem));
        if of_grades {
            let more = self.any(at, &["above", "ahead of"]).map(|end| (true, end));
            return more.or_else(|| self.any(at, &["below", "behind"]).map(|end| (false, end)));
        }
        let of_floors = self.vocabulary.is_of_floors(ranks);
        let above = self.any(at, &["above"]).map(|end| (of_floors, end));
        let below = self.any(at, &["below"]).map(|end| (!of_floors, end));
        let ahead = self.any(at, &["ahead of", "in front of"]).map(|end| (false, end));
        let behind = self.any(at, &["behind"]).map(|end| (true, end));
        if of_floors { above.or(below) } else { ahead.or(behind).or(above).or(below) }
    }

    /// Whether the word before tells of the end of a race, of whose runners the header has the times or the ranks.
    pub(super) fn finishes(&self, at: usize) -> bool {
        let mut scales =
            self.vocabulary.senses.iter().filter(|of| of.scale.is_some() && of.is_of_races());
        let only = scales.next().is_some() && scales.next().is_none();
        let verbs = ["arriv", "come", "cross", "finish", "place"];
        let finished = at.checked_sub(1).is_some_and(|last| verbs.contains(&self.stem(last)));
        finished && only
    }
}
