//! The item with the second highest value, or of the first and the last moment: `the second oldest`, `the last client of the
//! day`.

use itertools::Itertools;

use super::calendar;
use super::learn;
use super::lexicon::story;
use super::measure::{Measure, plain_time};
use super::mention::{Found, Reader};
use super::vocabulary::{Sense, Senses, Thing};
use super::words;

/// What takes place at a moment.
pub(super) const OCCASIONS: &[&str] = &[
    "appointment",
    "arrival",
    "audition",
    "ceremony",
    "class",
    "concert",
    "cruise",
    "delivery",
    "departure",
    "event",
    "exam",
    "flight",
    "game",
    "interview",
    "job",
    "lecture",
    "lesson",
    "match",
    "meeting",
    "party",
    "performance",
    "reading",
    "recital",
    "sailing",
    "sale",
    "screening",
    "seminar",
    "session",
    "shift",
    "show",
    "sighting",
    "slot",
    "speech",
    "stop",
    "talk",
    "tour",
    "train",
    "trip",
    "vacation",
    "visit",
    "wedding",
];

/// What happens once to somebody or something, at a moment of its own.
pub(super) const LIFE: &[&str] =
    &["anniversary", "birth", "birthday", "death", "discovery", "sinking", "trial"];

impl Reader<'_> {
    /// `second oldest`, `third most expensive`: where the words end, and the item.
    pub(super) fn nth(&self, at: usize) -> Option<(usize, Thing)> {
        let rank = words::ordinal(self.word(at)).filter(|rank| *rank > 1)? as usize;
        let (end, extreme) = self.superlative(at + 1)?;
        Some((end, self.ranked_from(extreme, rank)?))
    }

    /// `but one` behind `the oldest`: the second oldest.
    pub(super) fn all_but(&self, (end, extreme): (usize, Thing)) -> Option<(usize, Thing)> {
        let count = self.phrase(end, "but").filter(|_| self.vocabulary.is_loose)?;
        let rank = match self.word(count) {
            "one" => 2,
            "two" => 3,
            _ => return None,
        };
        let is_of_all = !matches!(self.word(count + 1), "among" | "of" | "in");
        let of = self.ranked_from(extreme, rank).filter(|_| is_of_all)?;
        Some((count + 1, of))
    }

    /// The item at some rank from the one with the highest or lowest value.
    pub(super) fn ranked_from(&self, extreme: Thing, rank: usize) -> Option<Thing> {
        let scale = self.vocabulary.senses[extreme.sense].scale.as_ref()?;
        let mut items = scale.ascending();
        if items.first() != Some(&extreme.item) {
            items.reverse();
        }
        let item = *items.get(rank - 1)?;
        scale.values.iter().all_unique().then_some(Thing { item, ..extreme })
    }

    /// `earliest`, `latest`, where there is one category of moments.
    pub(super) fn of_moments(&self, at: usize) -> Option<(usize, Thing)> {
        let last = match self.word(at) {
            "earliest" => false,
            "latest" => true,
            _ => return None,
        };
        let of = self.free_moments().or_else(|| self.moments_of_places(at + 1))?;
        self.vocabulary.highest_of(of, last).map(|of| (at + 1, of))
    }

    /// The only category of times of day, where what stands in a row are places: none of these is the earliest. The heading
    /// must not tell of something else than the noun: of bedtimes none is the earliest class.
    fn moments_of_places(&self, noun: usize) -> Option<usize> {
        const PLACES: &[&str] = &[
            "bench", "booth", "chair", "desk", "floor", "hous", "lane", "plot", "room", "seat",
            "stall", "tabl", "tent",
        ];
        let vocabulary = self.vocabulary;
        let are_places = vocabulary.is_loose && PLACES.contains(&&*vocabulary.position_stem);
        let is_told = |sense: &usize| {
            let of = &vocabulary.senses[*sense];
            of.measure == Measure::Minutes
                && (matches!(&*of.heading, "time" | "times")
                    || vocabulary.is_named(*sense, self.stem(noun)))
        };
        vocabulary.moments().filter(|_| are_places).filter(is_told)
    }

    /// The categories of floors, in a second look: the highest has the highest number.
    pub(super) fn loose_floors(&self) -> Senses {
        if self.vocabulary.is_loose { self.of_floors() } else { 0 }
    }

    /// The only category of moments, where nothing else puts the rows in an order.
    pub(super) fn free_moments(&self) -> Option<usize> {
        let vocabulary = self.vocabulary;
        let is_free = vocabulary.is_loose
            && !vocabulary.has_order
            && !vocabulary.has_ranks
            && vocabulary.all(|sense| sense.measure == Measure::Places) == 0;
        let is_moment = |sense: &usize| {
            let sense = &vocabulary.senses[*sense];
            !sense.is_of_ages() && !runs_past_midnight(sense)
        };
        vocabulary.moments().filter(|_| is_free).filter(is_moment)
    }

    /// Whether a noun that nobody knows is one for what the values of a category are told of: `special` of prices.
    pub(super) fn is_valued(&self, noun: usize, sense: usize) -> bool {
        let of = &self.vocabulary.senses[sense];
        let is_timed = matches!(of.measure, Measure::Minutes | Measure::Days | Measure::Months);
        let is_free = learn::is_new_noun(self, noun) && !story::is_loaded(self.stem(noun));
        let named = OCCASIONS.contains(&self.word(noun)) && is_timed
            || is_free && of.measure == Measure::Money;
        self.vocabulary.is_loose
            && named
            && !learn::is_agent(self.word(noun))
            && (!self.kind(noun).person || self.kind(noun).thing)
            && self.matches.get(noun).is_some_and(Vec::is_empty)
            && self.matches.get(noun + 1).is_none_or(Vec::is_empty)
    }

    /// `the last client of the day`, `the first appointment`: the earliest or latest of the only moments.
    pub(super) fn first_of_period(&self, at: usize, found: &mut Found) {
        let Some(first) = self.first_or_last(at) else { return };
        let Some(moments) = self.free_moments() else { return };
        let of = &self.vocabulary.senses[moments];
        let is_occasion = OCCASIONS.contains(&self.word(first)) && self.matches[first].is_empty();
        let is_row = is_occasion || self.is_one_of_rows(first, moments);
        if !is_row || of.is_of_calendar() {
            return;
        }
        let end = first + 1;
        let period = self.any(end, &["of the"]);
        let end = match period {
            Some(period) if self.is_whole_period(moments, period) => period + 1,
            Some(_) => return,
            None => end,
        };
        // `The last flight goes to Rome`
        let is_subject = at == 0 && is_occasion && self.begins_predicate(end);
        let goes_on = !matches!(self.word(end), "" | "," | ")" | "and" | "but")
            && !self.is_be_or_denied(end)
            && !is_subject;
        let of = self.vocabulary.highest_of(moments, self.word(at + 1) == "last");
        if !goes_on && let Some(of) = of {
            found.add(end, self.choice(of, 0));
        }
    }

    /// Whether all moments of a category lie in one such stretch of time: `day`, and not `morning`.
    pub(super) fn is_whole_period(&self, sense: usize, period: usize) -> bool {
        let items = &self.vocabulary.senses[sense].items;
        let is_in = |half: &str, noon: bool| {
            items.iter().all(|item| {
                let time = plain_time(&item.text);
                time.ends_with(half) || noon && (time.starts_with("12") || time.ends_with("noon"))
            })
        };
        let is_whole = match self.word(period) {
            "day" | "week" | "year" => true,
            "morning" => return is_in("am", true),
            "afternoon" => return is_in("pm", true),
            "festival" | "season" | "series" | "tour" => {
                return self.matches[period].is_empty()
                    && self.vocabulary.senses[sense].measure.is_time();
            }
            "month" => items.iter().map(|item| calendar::month_of_date(&item.text)).all_equal(),
            _ => false,
        };
        is_whole && self.is_within_period(sense, period)
    }

    /// Whether a noun is one for any row: `client`, but not `woman`.
    pub(super) fn is_one_of_rows(&self, noun: usize, sense: usize) -> bool {
        let kind = self.kind(noun);
        self.is_each_row(noun, sense)
            || (kind.person || kind.thing) && !self.is_of_some(noun)
            || self.is_each_agent(noun)
    }

    /// The category of what tells who came first or last: of moments, else of the times that a race took.
    pub(super) fn of_coming(&self, verb: usize) -> Option<usize> {
        let raced = self.word(verb) == "finish";
        let is_timed = |sense: &Sense| sense.scale.is_some() && sense.is_of_races();
        let times: Senses = self.vocabulary.all(is_timed);
        let only = times.count_ones() == 1 && raced && self.vocabulary.moments().is_none();
        let is_free = self.vocabulary.is_loose && !self.vocabulary.has_order;
        self.free_moments().or((only && is_free).then_some(times.trailing_zeros() as usize))
    }
}

/// Whether times of day may run past midnight, so that nobody knows which is the last: `11:00 pm, 12:00 am, 1:00 am`.
fn runs_past_midnight(sense: &Sense) -> bool {
    let is_within = |hours: &[&str], half: &str| {
        sense.items.iter().any(|item| {
            let time = plain_time(&item.text);
            let hour = time.split([':', 'a', 'p']).next().unwrap_or_default();
            time.ends_with(half) && hours.contains(&hour)
        })
    };
    sense.measure == Measure::Minutes
        && is_within(&["12", "1", "2", "3", "4"], "am")
        && is_within(&["6", "7", "8", "9", "10", "11"], "pm")
}
