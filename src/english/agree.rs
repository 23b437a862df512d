//! Whether a comparison is one of the values of a category: nobody is launched louder, who drank more has
//! not paid more, and what is older is of an earlier year.

use super::amount::Amount;
use super::function;
use super::lexicon::story;
use super::matches::Match;
use super::measure::{self, Measure};
use super::mention::Reader;
use super::superlative::{self, EXPENSIVE};
use super::vocabulary::Sense;
use super::words::Words;
use crate::syntax::ast::{Name, Operand};
use crate::syntax::text::is_integer;

/// What may be more or less of what is compared: for a shorter `time`.
pub(super) const EXTENTS: &[&str] =
    &["time", "period", "amount", "total", "length", "distance", "duration", "number", "stay"];

/// What is counted where nothing else is: sold more `copies`.
pub(super) const COUNTED: &[&str] = &[
    "attendees",
    "copies",
    "customers",
    "downloads",
    "fans",
    "followers",
    "guests",
    "likes",
    "players",
    "plays",
    "readers",
    "residents",
    "riders",
    "seats",
    "spectators",
    "students",
    "subscribers",
    "tickets",
    "tourists",
    "units",
    "viewers",
    "views",
    "visitors",
    "visits",
    "voters",
    "votes",
    "workers",
];

/// Verbs that tell of any values, by their stems.
const NEUTRAL: Words = Words::of(&[
    "have", "get", "take", "need", "requir", "finish", "end", "do", "last", "stand", "measur",
    "come",
]);

/// Verbs that tell of amounts of money, by their stems.
pub(super) const OF_MONEY: Words = Words::of(&[
    "award", "bid", "bring", "charg", "collect", "cost", "donat", "earn", "fetch", "fund", "gross",
    "make", "offer", "pay", "rais", "receiv", "sell", "spend", "win",
]);

/// Verbs that `after` or `before` turns into something else: named `after`, stood `before`.
const TURNED: Words = Words::of(&[
    "appear", "ask", "call", "chase", "fashion", "look", "model", "name", "pattern", "stand",
    "take",
]);

/// A comparing word with what stands around it.
#[derive(Clone, Copy)]
pub(super) struct Comparing {
    /// Where the words behind the subject begin.
    pub(super) start: usize,
    /// The comparing word: `older`.
    pub(super) word: usize,
    /// Whether it says more, and not less.
    pub(super) more: bool,
}

impl Reader<'_> {
    /// Whether a comparison says more of a category's values, if it agrees with them; `than` is where
    /// the words between the comparing word and the other subject end.
    pub(super) fn agreed(
        &self,
        of: Comparing,
        than: usize,
        sense: usize,
        (subject, by): (&Operand, Option<&Amount>),
    ) -> Option<bool> {
        if matches!(self.word(of.word), "elder" | "older" | "younger") && !self.tells_ages(sense) {
            return None;
        }
        let of_body = self.is_of_body(of.word, sense);
        // `Ann's string is shorter`, of string lengths
        let names_values = || (0..of.word).any(|at| self.uses(at).named >> sense & 1 == 1);
        // Who waited 10 minutes has not come 10 minutes later.
        let is_lasting = self.vocabulary.senses[sense].is_duration()
            && is_of_time(self.word(of.word))
            && ["wait", "durat", "length"].iter().any(|stem| self.vocabulary.is_named(sense, stem));
        if is_lasting
            || of_body && (self.is_person(of, subject) || self.is_called_person(of, subject))
            || of_body && !self.tells_of_row(of.word) && !names_values()
            || self.is_of_either(of, sense, subject)
            || !self.unit_agrees(sense, by)
        {
            return None;
        }
        let agrees = self.nouns_agree(of.word + 1..than, sense)
            && (is_of_time(self.word(of.word)) || self.verbs_agree(of, than, sense, by))
            && !self.is_turned(of, by)
            && !self.is_elsewhere(of, sense, subject);
        let turned = self.adjective(of, sense, by).filter(|_| agrees)?;
        Some(of.more != turned)
    }

    /// Whether the values of a category tell how old something is: ages do, and years of which the header or a sentence
    /// says that something was built, born or made then.
    pub(super) fn tells_ages(&self, sense: usize) -> bool {
        let of = &self.vocabulary.senses[sense];
        // `month: 3, 4, 5` may be those of birth, or how many
        let is_count = |item: &Name| item.text.starts_with(|c: char| c.is_ascii_digit());
        let is_of_months = of.measure == Measure::Months && of.items.iter().all(is_count);
        !(of.is_of_calendar() || is_of_months)
            || self.vocabulary.tells_of_making
            || function::making().any(|stem| self.vocabulary.is_named(sense, &stem))
    }

    /// Whether the subject is somebody, and nothing of theirs such as `Ann's house`.
    fn is_person(&self, of: Comparing, subject: &Operand) -> bool {
        let sense = self.sense_of(subject);
        // `Ann's boat`, `the boat built by Ann`
        let is_row = |at: usize| {
            let is_position =
                self.stem(at) == self.vocabulary.position_stem && !self.kind(at).person;
            self.kind(at).thing && self.vocabulary.is_of_rows(self.stem(at)) || is_position
        };
        let is_thing = of.start.checked_sub(1).is_some_and(|last| self.kind(last).thing)
            || (0..of.start).any(is_row);
        let persons = self.vocabulary.of_somebody();
        sense & persons & !self.vocabulary.all(Sense::is_of_ages) != 0 && !is_thing
    }

    /// Whether the words of a subject call it a person: `the inventor of the radio`.
    fn is_called_person(&self, of: Comparing, subject: &Operand) -> bool {
        let folk = self.vocabulary.of_persons();
        (0..of.start)
            .filter(|at| self.tokens[*at].span.start >= subject.name.span.start)
            .filter(|at| !self.is_within_item(*at))
            .any(|at| {
                let somebody =
                    self.kind(at).person && !self.kind(at).thing && self.word(at) != "one";
                self.uses(at).own & folk != 0
                    || somebody
                    || self.uses(at).agent != 0
                    || matches!(self.word(at), "who" | "whoever")
            })
    }

    /// Whether each row has two people, and nobody knows whose age is compared: `Tim's mother is older than Beth`.
    fn is_of_either(&self, of: Comparing, sense: usize, subject: &Operand) -> bool {
        let is_old = matches!(self.word(of.word), "older" | "elder" | "younger");
        if !is_old || !self.vocabulary.senses[sense].is_of_ages() {
            return false;
        }
        let relatives = self.vocabulary.of_relatives();
        // Where there are but children, nobody else is meant.
        let persons = || self.vocabulary.of_persons() & self.vocabulary.lists();
        if self.vocabulary.is_loose && persons().count_ones() < 2 {
            return false;
        }
        // `the Ivey child`, where the rows are children with surnames
        let others = persons() & !self.vocabulary.surnames();
        if others.count_ones() < 2 && others & self.vocabulary.headed(&["child", "kid"]) != 0 {
            return false;
        }
        let own = self.sense_of(subject);
        // `the mother of Tim`, `Ann's teacher`, `older than Mr. Bee` of a student
        (0..self.tokens.len()).any(|at| {
            let uses = self.uses(at);
            let called = uses.own & relatives & !own != 0 || uses.relative & !own != 0;
            let named = |of: &Match| {
                let people = relatives | self.vocabulary.names;
                let bit = 1 << of.of.sense;
                bit & people != 0 && bit != own && (bit | own) & relatives != 0 && own & people != 0
            };
            self.matches[at].is_empty() && called || self.matches[at].iter().any(named)
        })
    }

    /// Whether a word tells of people themselves, and not of what they have: who is older than Ann has
    /// not the older boat.
    pub(super) fn is_of_body(&self, word: usize, sense: usize) -> bool {
        const OF_BODIES: Words = Words::of(&[
            "elder", "eldest", "heavier", "heaviest", "lighter", "lightest", "older", "oldest",
            "shorter", "shortest", "taller", "tallest", "younger", "youngest",
        ]);
        let about = self.vocabulary.about(self.word(word)) | self.of_topic(self.word(word));
        let about = about & 1 << sense != 0;
        let is_birth = ["birth", "birthday", "birthdat", "born"];
        let is_theirs = about || is_birth.iter().any(|stem| self.vocabulary.is_named(sense, stem));
        let is_age = self.vocabulary.senses[sense].is_of_ages();
        let extent = EXTENTS.contains(&self.word(word + 1));
        OF_BODIES.contains(&self.word(word)) && !is_theirs && !is_age && !extent
    }

    /// Whether an amount is one of the category: four miles are no part of a score.
    fn unit_agrees(&self, number: usize, by: Option<&Amount>) -> bool {
        const MEASURES: &[&str] = &[
            "amount",
            "area",
            "capac",
            "depth",
            "diamet",
            "distanc",
            "durat",
            "elev",
            "footag",
            "height",
            "length",
            "mileag",
            "period",
            "power",
            "size",
            "speed",
            "temperatur",
            "time",
            "volum",
            "weight",
            "width",
            "wingspan",
        ];
        let sense = &self.vocabulary.senses[number];
        let Some(unit) = by.and_then(|by| by.unit.as_ref()) else { return true };
        let named = |stem: &str| self.vocabulary.is_named(number, stem);
        sense.unit.is_some()
            || sense.measure != Measure::Other
            || named(&unit.stem)
            || matches!(&*unit.stem, "percent" | "person" | "peopl")
            || MEASURES.iter().any(|stem| named(stem))
            || self.vocabulary.about(&unit.stem) & 1 << number != 0
    }

    /// Whether the word itself agrees; then whether it turns round, as `older` does for years.
    fn adjective(&self, of: Comparing, number: usize, by: Option<&Amount>) -> Option<bool> {
        let sense = &self.vocabulary.senses[number];
        let is_age = sense.is_of_ages();
        let is_moment = sense.measure.is_time() && !is_age;
        let unit = by.and_then(|by| by.unit.as_ref()).map(|unit| unit.stem.as_str());
        let word = self.word(of.word);
        let is_born = || {
            (of.start..of.word).any(|at| {
                let built = ["build", "construct", "found", "establish"].contains(&self.stem(at));
                self.word(at) == "born" || built && self.vocabulary.is_loose
            })
        };
        match word {
            "before" | "after" | "earlier" | "later" if is_age => is_born().then_some(true),
            "before" | "after" | "earlier" | "later" => {
                let of_time =
                    unit.is_some_and(|unit| Measure::of_unit(unit).0.is_time() || unit == "second");
                // Who finishes later has needed more time; who lands later may have flown as long.
                const FINISHING: Words =
                    Words::of(&["arriv", "complet", "cross", "escap", "finish", "reach", "solv"]);
                let finishes = (0..of.word).any(|at| FINISHING.contains(&self.stem(at)));
                let lasts =
                    (sense.is_duration() || of_time && sense.unit.as_deref() == unit) && finishes;
                (is_moment || lasts).then_some(false)
            }
            // Who is higher is not deeper.
            "higher" | "lower" if self.vocabulary.is_named(number, "depth") => None,
            "higher" | "lower" if self.of_floors() >> number & 1 == 1 => Some(false),
            "higher" | "lower" if self.vocabulary.is_named(number, "grade") => {
                let is_said = |at: usize| self.uses(at).named >> number & 1 == 1;
                (of.start..of.word + 2).any(is_said).then_some(false)
            }
            // The better rank is the lower number.
            "higher" | "lower" if sense.measure == Measure::Places => {
                let ranks = |at: usize| matches!(self.stem(at), "finish" | "place" | "rank");
                (of.start..of.word).any(ranks).then_some(true)
            }
            "more" | "less" | "fewer" | "greater" | "higher" | "lower" => {
                // `days: 270, 274` were needed, or are dates.
                let is_plain = |item: &Name| is_integer(&item.text);
                let counts = sense.measure != Measure::Places
                    && !sense.is_of_calendar()
                    && sense.items.iter().all(is_plain);
                (!is_moment || counts || self.needs_time(of, sense)).then_some(false)
            }
            "newer" if is_age => self.vocabulary.is_named(number, "age").then_some(true),
            "older" | "elder" | "younger" if is_age => Some(false),
            "older" | "elder" | "younger" => {
                let of_days =
                    matches!(sense.measure, Measure::Years | Measure::Months | Measure::Days);
                (is_moment && of_days).then_some(true)
            }
            // Who did better at golf has the lower score.
            "better" | "worse" | "of" | "behind" if self.counts_faults() => None,
            "above" | "of" | "behind" | "below" => Some(false),
            // Who was faster has needed less time.
            "faster" | "slower" | "quicker" if sense.unit.as_deref().is_some_and(is_stretch) => {
                Some(true)
            }
            // `a smaller fine`
            "larger" | "bigger" | "smaller" if self.is_of_size(of, number, unit) && !is_moment => {
                Some(false)
            }
            "longer" | "shorter" if self.takes(of) && !sense.is_duration() => {
                let lasts =
                    sense.unit.as_deref() == unit && unit.is_some() && !sense.is_of_calendar();
                let is_aged = self.vocabulary.is_named(number, "age");
                (sense.measure == Measure::Days || lasts && !is_aged).then_some(false)
            }
            _ => {
                let about = self.vocabulary.about(word) | self.of_adjective(word);
                let of_unit = self.is_of_unit(word, number);
                (about & 1 << number != 0 || of_unit).then_some(false)
            }
        }
    }

    /// Whether the values may be faults, of which fewer are better.
    fn counts_faults(&self) -> bool {
        const FAULTS: &[&str] =
            &["error", "fault", "golf", "golfer", "handicap", "penalti", "stroke"];
        let named = |sense: usize| FAULTS.iter().any(|stem| self.vocabulary.is_named(sense, stem));
        (0..self.vocabulary.senses.len()).any(named)
            || self.tokens.iter().any(|token| FAULTS.contains(&&*token.stem))
    }

    /// Whether more minutes are needed by one of whom the header has the time of a race, such as `3:02`.
    fn needs_time(&self, of: Comparing, sense: &Sense) -> bool {
        let of_race = |item: &Name| !item.text.to_lowercase().ends_with('m');
        sense.measure == Measure::Minutes
            && sense.items.iter().all(of_race)
            && (of.start..of.word).any(|at| matches!(self.stem(at), "need" | "requir"))
    }

    /// `a smaller fine`, `a drive that is 256 GB larger`; but `larger moons` are not more of them.
    fn is_of_size(&self, of: Comparing, number: usize, unit: Option<&str>) -> bool {
        let own = |at: usize| self.uses(at).own & 1 << number != 0;
        // `has an aperture smaller than`
        let last = of.word > of.start && own(of.word - 1) || of.start > 0 && own(of.start - 1);
        let next = own(of.word + 1) && !self.word(of.word + 1).ends_with('s') || last;
        let is_unit = unit.is_some() && self.vocabulary.senses[number].unit.as_deref() == unit;
        next || is_unit && (of.start..of.word).any(own)
    }

    /// Whether the words before a comparison tell of somebody's life, or of when something began, and the
    /// values of neither: `was born 4 years after`, `started 2 minutes before`.
    fn is_elsewhere(&self, of: Comparing, number: usize, subject: &Operand) -> bool {
        const LIFE: &[(&str, &[&str])] = &[
            ("born", &["birth", "born", "birthday", "birthdat"]),
            ("die", &["death"]),
            ("marri", &["marriag", "wed"]),
            ("retir", &["retir"]),
        ];
        let named = |stem: &&str| self.vocabulary.is_named(number, stem);
        // Where the rows are people, or babies, their lives are told.
        let is_row = !self.vocabulary.is_of_things()
            || self.sense_of(subject) & self.vocabulary.identities() != 0
            || of.start.checked_sub(1).is_some_and(|last| self.kind(last).thing);
        if matches!(self.word(of.word), "longer" | "shorter") && self.vocabulary.is_loose {
            return false;
        }
        let sense = &self.vocabulary.senses[number];
        // Babies are born in a month.
        let may_be = |verb: &str| verb != "born" || sense.measure == Measure::Years;
        // What an inventor made is not born with him.
        let of_works = self.vocabulary.has_works();
        let is_lived = |stem: &str| {
            (!is_row || of_works && stem == "born")
                && !sense.is_of_ages()
                && LIFE.iter().any(|(verb, headings)| {
                    *verb == stem && may_be(verb) && !headings.iter().any(named)
                })
        };
        (of.start..of.word).any(|at| {
            let stem = self.stem(at);
            let begins = matches!(stem, "start" | "begin" | "leav" | "depart" | "wait")
                || self.word(at) == "left";
            is_lived(stem)
                || begins
                    && sense.is_duration()
                    && !["delay", "wait"].iter().any(|stem| self.vocabulary.is_named(number, stem))
        })
    }

    /// Whether a verb of time stands before the word: `took longer`.
    fn takes(&self, of: Comparing) -> bool {
        let verbs = ["last", "run", "spend", "take", "wait"];
        (of.start..of.word).any(|at| verbs.contains(&self.stem(at)))
    }

    /// Whether no verb before the comparing word tells of something else: `drank more`.
    fn verbs_agree(&self, of: Comparing, than: usize, sense: usize, by: Option<&Amount>) -> bool {
        let bit = 1 << sense;
        // `served more riders than`, of riders
        // `received more points than`
        let own_unit = self.vocabulary.senses[sense].unit.as_deref();
        let has_unit = (of.word + 1..than).any(|at| own_unit == Some(self.stem(at)));
        let is_named = has_unit
            || (of.start..than)
                .any(|at| self.uses(at).own & bit != 0 || self.is_counted(at, sense));
        let unit = by.and_then(|by| by.unit.as_ref());
        let is_measured = unit.is_some_and(|unit| unit.is_of(&self.vocabulary.senses[sense]));
        // `flies higher`, `lasted longer`: what the adjective tells of, any verb may.
        let is_plain = matches!(
            self.word(of.word),
            "more" | "less" | "fewer" | "longer" | "shorter" | "older" | "younger"
        );
        // Who walked longer may have walked more miles.
        let walks = (of.start..of.word).any(|at| !measure::told_by(self.stem(at)).is_empty());
        const LASTING: Words = Words::of(&[
            "act", "bake", "boil", "brew", "bubbl", "cook", "last", "lectur", "marin", "nap",
            "perform", "practic", "present", "rehears", "roast", "simmer", "sleep", "slept",
            "smoke", "soak", "speak", "steep", "stew", "studi", "train",
        ]);
        let lasts = (of.start..of.word).any(|at| LASTING.contains(&self.stem(at)));
        let is_long = matches!(self.word(of.word), "longer" | "shorter") && !walks && lasts;
        // `spoke for a longer time`
        let is_extent = (is_long || EXTENTS.contains(&self.word(of.word + 1)))
            && self.vocabulary.senses[sense].is_duration();
        // `caught a longer fish`
        let is_row =
            self.kind(of.word + 1).thing && self.vocabulary.is_of_rows(self.stem(of.word + 1));
        // Who stayed longer has not walked farther.
        const STAYING: Words = Words::of(&["last", "live", "remain", "stay", "wait"]);
        let stays = (of.start..of.word).any(|at| STAYING.contains(&self.stem(at)));
        let is_long =
            self.vocabulary.senses[sense].unit.as_deref().is_some_and(superlative::is_length);
        if stays && is_long && matches!(self.word(of.word), "longer" | "shorter") {
            return false;
        }
        // `served fewer customers`
        let names_values = (of.word + 1..than).any(|at| self.uses(at).named & bit != 0)
            && !(of.start..of.word).any(|at| story::is_loaded(self.stem(at)));
        if names_values && self.vocabulary.is_story() {
            return true;
        }
        if is_extent || (!is_plain || is_row) && self.is_of_unit(self.word(of.word), sense) {
            return true;
        }
        (of.start..of.word).all(|at| {
            let (uses, kind) = (self.uses(at), self.kind(at));
            let is_verb =
                story::is_deed(self.stem(at)) || story::is_doing(self.stem(at)) || uses.verb != 0;
            let told = self.told_by(at) | uses.own | uses.topical;
            let light =
                kind.be || kind.auxiliary || kind.determiner || kind.preposition || kind.live;
            if light || !is_verb || told & bit != 0 {
                return true;
            }
            let is_paid = self.vocabulary.senses[sense].measure == Measure::Money
                && OF_MONEY.contains(&self.stem(at));
            if is_paid {
                return true;
            }
            if NEUTRAL.contains(&self.stem(at)) {
                told == 0 || is_named || is_measured
            } else {
                told == 0 && (is_named || is_measured)
            }
        })
    }

    /// Whether a category counts something, and no other one does: `saw more whales`.
    fn counts(&self, number: usize) -> bool {
        let is_count = |sense: &Sense| {
            sense.scale.is_some() && !sense.measure.is_time() && sense.measure != Measure::Money
        };
        // Pages are no copies.
        let sense = &self.vocabulary.senses[number];
        let is_plain = sense.unit.as_deref().is_none_or(|unit| unit == "million");
        self.vocabulary.is_story()
            && is_plain
            && is_count(sense)
            && self.vocabulary.all(is_count).count_ones() == 1
    }

    /// Whether a word is for what the values of a category count: more `copies`, more `whales` of
    /// `sightings`.
    fn is_counted(&self, at: usize, number: usize) -> bool {
        let is_number = ["count", "number", "sight", "total"]
            .iter()
            .any(|stem| self.vocabulary.is_named(number, stem));
        let rows = self.kind(at).thing && self.word(at).ends_with('s') && is_number;
        let people = matches!(self.word(at), "people" | "persons");
        self.counts(number) && (rows || people || COUNTED.contains(&self.word(at)))
    }

    /// Whether the words between `more` and `than` are of the category: `more points`.
    fn nouns_agree(&self, range: std::ops::Range<usize>, number: usize) -> bool {
        let sense = &self.vocabulary.senses[number];
        let mut rate = 0;
        // `caught a longer fish than`
        let tells =
            range.start.checked_sub(1).is_some_and(|word| self.is_of_unit(self.word(word), number));
        range.into_iter().all(|at| {
            rate = rate.max(self.rate(at).unwrap_or(0));
            let (uses, word, stem) = (self.uses(at), self.word(at), self.stem(at));
            let is_unit = self.is_unit(at)
                && sense
                    .unit
                    .as_deref()
                    .is_none_or(|unit| unit == stem || unit == "squar" || unit == "million");
            let counts_people = self.kind(at).person && sense.measure == Measure::Other;
            at < rate
                || is_unit
                // `3 more years of experience`, `slower winds`
                || self.is_loose_before_comparison(at)
                    && (tells || self.word(at - 1) == "of" || self.is_unit(at - 1))
                || tells && self.kind(at).thing && self.vocabulary.is_of_rows(self.stem(at))
                || self.is_counted(at, number)
                || counts_people
                || (uses.own | uses.filler) & 1 << number != 0
                || self.kind(at).preposition
                || matches!(word, "than" | "the")
                || EXPENSIVE.contains(&word)
                || EXTENTS.contains(&word)
                    && self.vocabulary.is_story()
                    && (word != "time" || sense.is_duration() || sense.measure.is_time())
                || (uses.verb | uses.doing != 0 || self.kind(at).live)
                    && self.word(at.saturating_sub(1)) == "to"
        })
    }

    /// Whether a verb means something else with the word: `named after Ann`.
    fn is_turned(&self, of: Comparing, by: Option<&Amount>) -> bool {
        let direct = matches!(self.word(of.word), "after" | "before") && by.is_none();
        direct && of.word > of.start && TURNED.contains(&self.stem(of.word - 1))
    }
}

/// Whether a unit is of stretches of time.
pub(super) fn is_stretch(unit: &str) -> bool {
    matches!(unit, "second" | "minut" | "hour" | "day" | "week")
}

/// Whether a comparing word tells which of two moments comes first.
pub(super) fn is_of_time(word: &str) -> bool {
    matches!(word, "before" | "after" | "earlier" | "later")
}

impl Sense {
    /// Whether its values are how old somebody or something is.
    pub(super) fn is_of_ages(&self) -> bool {
        self.measure == Measure::Years && !self.is_of_calendar()
    }

    /// Whether its items are years of the calendar, and not ages.
    pub(super) fn is_of_calendar(&self) -> bool {
        let is_year = |text: &str| text.parse().is_ok_and(|year: u32| (1000..2200).contains(&year));
        let is_of_era = |text: &str| text.ends_with(" AD") || text.ends_with(" CE");
        self.items.iter().all(|item| is_year(&item.text) || is_of_era(&item.text))
    }
}
