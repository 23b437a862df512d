//! Words of order that may speak of values and not of the positions: `Ann's birthday is before Bob's`, `Bob
//! arrived before noon`. Where they do, what would tell of the positions is no reading.

use super::super::calendar;
use super::super::lexicon::FLOORS;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::vocabulary::{Sense, Senses};
use super::super::words;
use super::super::words::Words;
use crate::model::statement::{Form, Side};
use crate::syntax::ast::{Name, Operand, Statement, Which};

/// What takes place at some time, as stems.
const EVENTS: Words = Words::of(&[
    "appoint",
    "appointment",
    "auction",
    "birthday",
    "class",
    "concert",
    "cruis",
    "cruise",
    "exam",
    "excurs",
    "flight",
    "game",
    "getaway",
    "holiday",
    "interview",
    "journey",
    "lectur",
    "lesson",
    "match",
    "meet",
    "meeting",
    "outing",
    "parti",
    "perform",
    "performance",
    "race",
    "session",
    "shift",
    "show",
    "talk",
    "tour",
    "trip",
    "turn",
    "vacat",
    "visit",
    "voyag",
    "wed",
    "wedding",
]);

/// How many words before a noun tell whose it is.
const MOST_OWNED: usize = 3;

/// How many words behind `finished` may tell how far before or behind somebody.
const MOST_BEHIND: usize = 6;

/// What is told of whoever comes to the end of a race or a way, as stems.
const COMINGS: Words = Words::of(&["arriv", "cross", "finish"]);

/// What is told of the years of buildings.
const BUILDING: &[&str] = &["built", "constructed", "erected"];

/// The stems of words for positions in time.
const TIMES: Words = Words::of(&[
    "date", "day", "decad", "evening", "hour", "minut", "month", "morning", "night", "period",
    "season", "slot", "time", "turn", "week", "weekday", "year",
]);

/// The words of which the other side may be a bare value.
const COMPARING: Words =
    Words::of(&["above", "after", "before", "below", "beneath", "between", "than", "under"]);

impl Reader<'_> {
    /// The readings without those that tell of positions, where the words speak of values.
    pub(super) fn without_places(&self, read: &mut Vec<Statement>) {
        if !self.vocabulary.has_order {
            return;
        }
        let scaled = self.vocabulary.all(|sense| sense.scale.is_some());
        if scaled != 0 && (self.speaks_of_values(scaled) || self.is_of_building()) {
            read.retain(|says| {
                !tells(says, &|says| is_order(says) || matches!(says, Form::In(..)))
            });
        }
        let falls = self.is_of_times() && !self.vocabulary.order.counts_up;
        if scaled != 0 && self.compares_with_a_value(scaled) || falls || self.is_of_other_floors() {
            read.retain(|says| !tells(says, &is_line_order));
        }
        // Who finished above another one is ahead, whatever the houses are numbered.
        let ranks = |at: usize| {
            COMINGS.contains(&self.stem(at)) || matches!(self.stem(at), "place" | "rank")
        };
        if !self.vocabulary.is_of_race() && (0..self.tokens.len()).any(ranks) {
            let is_upright = |says: &Statement| {
                matches!(says, Form::Order { side: Side::Above | Side::Below, .. })
            };
            read.retain(|says| !tells(says, &is_upright));
        }
        if falls {
            read.retain(|says| !tells(says, &|says| is_place(says)));
        }
        if self.is_of_two_times() {
            read.retain(|says| !tells(says, &|says| matches!(says, Form::Than { .. })));
        }
    }

    /// `The red room is between the blue room and the green room`, of numbers of rooms where no positions stand in a
    /// row: its number is.
    pub(super) fn between_numbers(&self, read: &mut [Statement]) {
        let is_number = |sense: usize| {
            let of = &self.vocabulary.senses[sense];
            let named =
                |at: usize| self.uses(at).named >> sense & 1 == 1 && self.matches[at].is_empty();
            of.scale.is_some()
                && calendar::is_of_numbers(&of.name.text)
                && (0..self.tokens.len()).any(named)
        };
        let mut numbers = self.vocabulary.where_sense(is_number);
        if numbers == 0 {
            numbers = self.between_named();
        }
        if numbers == 0 {
            numbers = self.between_moments();
        }
        if numbers.count_ones() != 1 {
            return;
        }
        let of = &self.vocabulary.senses[numbers.trailing_zeros() as usize].name;
        for says in read {
            let Form::Between(a, b, c) = says else { continue };
            let function = Name { span: a.name.span, ..of.clone() };
            let than = |a: &Operand, b: &Operand| Form::Than {
                a: a.clone(),
                function: function.clone(),
                by: None,
                more: false,
                b: b.clone(),
            };
            let rises = Form::And(vec![than(b, a), than(a, c)]);
            let falls = Form::And(vec![than(c, a), than(a, b)]);
            *says = Form::Or(vec![rises, falls]);
        }
    }

    /// The values that `the desk's price was between the lamp's and the sofa's` names.
    fn between_named(&self) -> Senses {
        let between = (2..self.tokens.len()).find(|at| self.word(*at) == "between");
        let noun = between
            .and_then(|at| at.checked_sub(2))
            .filter(|noun| self.kind(noun + 1).be && *noun > 0 && self.is_possessive(noun - 1));
        let scaled = self.vocabulary.all(|sense| sense.scale.is_some());
        noun.map_or(0, |noun| self.uses(noun).named & scaled)
    }

    /// The only moments, where somebody may be between two others by nothing else: nobody lives there.
    fn between_moments(&self) -> Senses {
        const STANDING: Words =
            Words::of(&["live", "park", "resid", "seat", "sit", "stand", "sat", "stood"]);
        let moments = self.vocabulary.moments();
        let of = moments.map(|sense| &self.vocabulary.senses[sense]);
        let is_line = of.is_some_and(|of| of.measure == Measure::Places);
        let is_plain = of.is_some_and(|of| {
            !of.is_of_ages() && !of.is_of_calendar() || of.measure == Measure::Places
        });
        let is_alone = self.vocabulary.all(|of| of.scale.is_some()).count_ones() == 1;
        let stands = || self.tokens.iter().any(|token| STANDING.contains(&&*token.stem));
        let is_told = is_alone || self.tokens.iter().any(|of| EVENTS.contains(&&*of.stem));
        match moments {
            Some(sense) if is_plain && is_told && (is_line || !stands()) => 1 << sense,
            _ => 0,
        }
    }

    /// Whether the positions are moments, such as days.
    pub(in super::super) fn is_of_times(&self) -> bool {
        TIMES.contains(&&*self.vocabulary.position_stem)
    }

    /// Whether a sentence says by a word of order where somebody's value is, or an event, or who finished or
    /// arrived when.
    fn speaks_of_values(&self, scaled: Senses) -> bool {
        let is_timed = |sense: &Sense| sense.measure.is_time() || sense.is_duration();
        let timed = self.vocabulary.all(|sense| sense.scale.is_some() && is_timed(sense));
        let of_events = timed != 0 && !self.is_of_times();
        let raced = self.has_races();
        (0..self.tokens.len()).any(|at| {
            let comes = COMINGS.contains(&self.stem(at))
                || matches!(self.word(at), "came" | "come" | "comes")
                    && self.word(at + 1) != "from";
            if raced && comes && self.matches[at].is_empty() {
                return self.orders(at + 1, at + 1 + MOST_BEHIND, false);
            }
            let Some(verb) = self.verb_of_value(at) else { return false };
            let is_event =
                of_events && EVENTS.contains(&self.stem(at)) && self.matches[at].is_empty();
            // `the 34-year-old` is somebody.
            let is_aged = self.stem(at) == "year" && self.word(at + 1) == "old";
            let own = if is_aged { 0 } else { self.uses(at).own | self.uses(at).topical };
            let value = own & scaled;
            // A place is a position, unless there is a category of places.
            let is_place =
                self.is_house(at) && !(self.vocabulary.has_ranks && self.uses(at).own != 0);
            let of_value = value != 0 && !is_place;
            (of_value || is_event) && self.orders(verb, self.end_of_clause(verb), true)
        })
    }

    /// Whether a sentence says what was built first or last, where the header has years beside the positions.
    pub(super) fn is_of_building(&self) -> bool {
        let is_dated = |sense: &Sense| sense.scale.is_some() && sense.is_of_calendar();
        let orders = |at: usize| {
            matches!(self.word(at), "after" | "before" | "earlier" | "first" | "last" | "later")
        };
        let builds = |at: usize| BUILDING.contains(&self.word(at)) && self.matches[at].is_empty();
        (0..self.end()).any(|at| builds(at) && orders(at + 1))
            && self.vocabulary.position_stem != "year"
            && self.vocabulary.all(is_dated) != 0
    }

    /// Whether the header has times or places of a race beside positions that are neither.
    fn has_races(&self) -> bool {
        let is_raced = |sense: &Sense| {
            let counts = !sense.is_duration() || !self.is_of_times();
            sense.scale.is_some() && sense.is_of_races() && counts
        };
        !self.vocabulary.is_of_line() && self.vocabulary.all(is_raced) != 0
    }

    /// Where the verb stands of what is told of a noun: of `Ann's birthday`, `the age of Ann`, `the trip to Cork`,
    /// `their birthdays`. Not of a noun within a relative clause.
    fn verb_of_value(&self, noun: usize) -> Option<usize> {
        const FAR: usize = 6;
        let is_told = |at: usize| {
            let kind = self.kind(at);
            kind.relative || kind.person && !kind.thing && self.word(at) != "one"
        };
        let is_verb = |at: &usize| {
            self.is_be_or_denied(*at)
                || matches!(self.word(*at), "will" | "must" | "lies" | "came" | "come" | "comes")
                || matches!(self.word(*at), "fall" | "falls" | "fell")
        };
        if (0..noun).any(is_told) {
            return None;
        }
        let owned = (noun.saturating_sub(MOST_OWNED)..noun).any(|at| self.is_possessive(at));
        let begins = noun == 1 && self.word(0) == "the" || noun == 2 && self.word(0) == "the";
        let behind = Some(noun + 1).filter(|at| owned && is_verb(at));
        // `the age of Ann is`, `the trip to Cork is`
        let is_noun = !self.word(noun).ends_with("ing");
        let further = || (noun + 1..noun + FAR).find(is_verb).filter(|_| begins && is_noun);
        // `There are two birthdays between`
        let between = || Some(noun).filter(|_| self.word(noun + 1) == "between");
        behind.or_else(further).or_else(between)
    }

    /// Where the words end that belong to a verb.
    fn end_of_clause(&self, verb: usize) -> usize {
        let ends = |at: &usize| {
            matches!(self.word(*at), "," | ";" | "but" | "while" | "whereas" | "if")
                || self.word(*at) == "and"
                    && matches!(self.word(*at + 1), "he" | "she" | "it" | "lives")
        };
        (verb..self.tokens.len()).find(ends).unwrap_or(self.tokens.len())
    }

    /// Whether a word of order stands between two tokens; `all`: also one that is said of positions only.
    fn orders(&self, from: usize, to: usize, all: bool) -> bool {
        const MOMENTS: Words = Words::of(&[
            "above", "after", "ahead", "before", "behind", "below", "between", "earlier", "first",
            "higher", "last", "later", "lower",
        ]);
        const PLACES: Words = Words::of(&[
            "adjacent",
            "neighbor",
            "neighbors",
            "neighbour",
            "neighbours",
            "apart",
            "beside",
            "consecutive",
            "end",
            "ends",
            "left",
            "middle",
            "neighboring",
            "next",
            "number",
            "right",
        ]);
        // `the day after`: said of the positions.
        let of_positions = |at: usize| self.stem(at) == self.vocabulary.position_stem && !all;
        let to = to.min(self.tokens.len());
        !(from..to).any(of_positions)
            && (from..to).any(|at| {
                let word = self.word(at);
                MOMENTS.contains(&word)
                    || words::ordinal(word).is_some() && self.matches[at].is_empty()
                    || all && PLACES.contains(&word)
            })
    }

    /// Whether something is before, above or between what is but a value: `before noon`, `under 22`.
    fn compares_with_a_value(&self, scaled: Senses) -> bool {
        (1..self.tokens.len()).any(|at| {
            let compares = COMPARING.contains(&self.word(at - 1))
                || self.word(at - 1) == "and" && (0..at).any(|at| self.word(at) == "between");
            let mut values = self.matches[at].iter().filter(|of| scaled >> of.of.sense & 1 == 1);
            let ends =
                |end: usize| matches!(self.word(end), "" | "," | "and" | "or" | "but" | "." | ";");
            compares && values.any(|of| ends(of.end))
        })
    }

    /// Whether `above` may be said of floors that are not the positions.
    fn is_of_other_floors(&self) -> bool {
        let says = (0..self.tokens.len()).any(|at| {
            matches!(self.word(at), "above" | "below" | "beneath" | "under" | "higher" | "lower")
        });
        says && !FLOORS.contains(&&*self.vocabulary.position_stem)
            && (0..self.vocabulary.senses.len()).any(|sense| self.vocabulary.is_of_floors(sense))
    }

    /// Whether somebody was born before another, and the header has both years and months or days.
    fn is_of_two_times(&self) -> bool {
        let is_unit = |at: usize| matches!(self.stem(at), "year" | "month" | "day");
        let says = (0..self.tokens.len()).any(|at| self.word(at) == "born")
            && !(0..self.tokens.len()).any(is_unit);
        says && {
            let years = self.vocabulary.all(Sense::is_of_calendar);
            let of_days = |sense: &Sense| matches!(sense.measure, Measure::Months | Measure::Days);
            years != 0 && self.vocabulary.all(of_days) != 0
        }
    }
}

/// Whether a statement is, or has within it, what fits.
pub(super) fn tells(says: &Statement, fits: &dyn Fn(&Statement) -> bool) -> bool {
    match says {
        Form::And(all) | Form::Or(all) | Form::Xor(all) => all.iter().any(|says| tells(says, fits)),
        Form::Not(inner) => tells(inner, fits),
        Form::If(both) => tells(&both.0, fits) || tells(&both.1, fits),
        other => fits(other),
    }
}

/// Whether a statement, or a part of it, puts two rows in an order.
pub(in super::super) fn puts_in_order(says: &Statement) -> bool {
    tells(says, &is_order)
}

/// Whether a statement, or a part of it, compares the values of the category with a name.
pub(in super::super) fn compares_values_of(says: &Statement, name: &str) -> bool {
    tells(says, &|says| matches!(says, Form::Than { function, .. } if function.text == name))
}

/// Whether a statement, or a part of it, tells how far the values of the category with a name are apart.
pub(in super::super) fn counts_steps_of(says: &Statement, name: &str) -> bool {
    tells(says, &|says| match says {
        Form::Than { function, by, .. } => by.is_some() && function.text == name,
        Form::Difference { function, .. } => function.text == name,
        other => matches!(other, Form::Compare(..)),
    })
}

/// Whether a statement puts two rows in an order.
fn is_order(says: &Statement) -> bool {
    matches!(
        says,
        Form::Order { .. }
            | Form::NextTo(..)
            | Form::Apart(..)
            | Form::Between(..)
            | Form::DirectlyBetween(..)
            | Form::AtEnd(_)
            | Form::HousesBetween(..)
    )
}

/// Whether it does so by words that are said of values as well: `before`, `above`, `between`.
fn is_line_order(says: &Statement) -> bool {
    match says {
        Form::Order { side, .. } => !matches!(side, Side::Left | Side::Right),
        other => matches!(other, Form::Between(..) | Form::DirectlyBetween(..)),
    }
}

/// Whether a statement tells that somebody is first, last or in the middle.
fn is_place(says: &Statement) -> bool {
    match says {
        Form::In(_, places) => places.iter().any(|place| !matches!(place.which, Which::Label)),
        _ => false,
    }
}
