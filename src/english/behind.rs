//! The words behind an item that belong to its mention: `smoothie lover`, `'s degree`, `600 feet tall`.

use super::amount::Unit;
use super::function;
use super::learn;
use super::lexicon::{self, story};
use super::matches::Match;
use super::measure::Measure;
use super::mention::{Found, Reader, weight};
use super::vocabulary::Senses;

impl Reader<'_> {
    /// The words behind an item that add nothing: `smoothie lover`, `'s degree`.
    pub(super) fn after(
        &self,
        item: &Match,
        mut score: u32,
        is_bare: bool,
        whole: bool,
        found: &mut Found,
    ) {
        let sense = &self.vocabulary.senses[item.of.sense];
        let bit: Senses = 1 << item.of.sense;
        let bare = u32::from(is_bare && sense.is_people);
        found.add(item.end, self.choice(item.of, score + bare));
        // `a fan of the tea drinker` likes the drinker.
        let has_agent =
            (found.start..item.end).any(|at| self.uses(at).agent != 0 && self.word(at + 1) == "of");
        let mut at = item.end;
        while at < self.tokens.len() {
            let (uses, kind) = (self.uses(at), self.kind(at));
            let possessive = self.is_possessive(at);
            let owned = self.is_possessive(at - 1);
            let other = kind.thing
                && owned
                && !self.vocabulary.is_owned(self.stem(at))
                && !self.is_counterpart(item.of.sense, at);
            // Ann is one of the students, and has none.
            let people =
                |stem: &str| self.vocabulary.of_persons() | self.vocabulary.of_heading(stem);
            let own = owned && uses.own & bit & people(self.stem(at)) != 0;
            // `Tom's girlfriend`, where the header has boyfriends
            let is_partner = owned && self.is_partner(item.of.sense, at);
            // `the first woman` of a category of places
            let is_some = sense.measure == Measure::Places && function::is_of_some(self.word(at));
            // Without positions the first heading is the noun for them: Ann's friend is no place.
            let house = self.is_house(at) && !(owned && self.is_human(at));
            let person = whole
                && !other
                && !is_some
                && !own
                && (kind.person || is_partner || house || uses.agent & bit != 0 && !has_agent);
            // `took the 1988 cruise`
            let row = kind.thing
                && !other
                && self.vocabulary.is_of_rows(self.stem(at))
                && !self.kind(at + 1).relative;
            // `rented the yellow one`
            let is_color = sense.topic.is_some_and(lexicon::topics::is_color);
            let one = self.word(at) == "one"
                && at == item.end
                && (is_color || self.vocabulary.is_loose)
                && self.vocabulary.is_story();
            // `sells the $7 honey`
            let priced = self.vocabulary.is_loose
                && self.vocabulary.has_order
                && at == item.end
                && sense.currency.is_some()
                && uses.own & self.vocabulary.lists() & !self.vocabulary.folk != 0
                && self.matches[at].is_empty();
            let person = person || row || one || priced;
            let measured = self.is_measured(item.end, at, bit);
            let prepositional = (kind.preposition || kind.determiner)
                && (self.uses(at + 1).filler & bit != 0
                    || self.kind(at + 1).determiner && self.uses(at + 2).filler & bit != 0);
            if let Some(end) = self.rate(at).filter(|_| sense.scale.is_some()) {
                at = end;
                found.add(at, self.choice(item.of, score));
                continue;
            }
            // `the cat (pet)`
            if let Some(end) = self.in_brackets(at, bit) {
                at = end;
                found.add(at, self.choice(item.of, score + 1));
                continue;
            }
            // `47 light years from Earth`
            let far = ["from earth", "from us", "away"];
            let is_light = sense.unit.as_deref() == Some("light");
            if let Some(end) = is_light.then(|| self.any(at, &far)).flatten() {
                at = end;
                found.add(at, self.choice(item.of, score));
                continue;
            }
            // `the wreck that is 90 feet down`
            let deep =
                ["down", "underwater", "under water", "below the surface", "beneath the surface"];
            let is_depth = sense.unit.is_some() && self.vocabulary.is_named(item.of.sense, "depth");
            if let Some(end) = is_depth.then(|| self.any(at, &deep)).flatten() {
                at = end;
                found.add(at, self.choice(item.of, score));
                continue;
            }
            // `11 pounds of mushrooms`
            let of_rows = self.word(at) == "of"
                && self.kind(at + 1).thing
                && self.word(at + 1).ends_with('s')
                && sense.unit.is_some()
                && self.vocabulary.is_of_rows(self.stem(at + 1));
            if of_rows {
                at += 2;
                found.add(at, self.choice(item.of, score));
                continue;
            }
            // `Ann's viral video`, `5000 BTUs cooling capacity`
            let of_own = self.uses(at + 1).own & bit != 0
                && self.uses(at + 1).verb == 0
                && self.vocabulary.is_story()
                && learn::is_plain_epithet(self, at);
            if owned && self.is_epithet(at) || of_own {
                at += 1;
                continue;
            }
            // `took 15 minutes to print`
            let lasts = sense.is_duration() && self.word(at) == "to";
            if lasts && self.vocabulary.is_story() && learn::is_new_noun(self, at + 1) {
                at += 2;
                found.add(at, self.choice(item.of, score));
                continue;
            }
            // `the Athens accelerator`
            let ends = |at: usize| {
                let kind = self.kind(at);
                kind.be
                    || kind.auxiliary
                    || matches!(self.word(at), "" | "." | "," | "and" | "or" | "nor" | "than")
            };
            let is_head = at == item.end
                && !is_bare
                && self.word(found.start) == "the"
                && self.vocabulary.is_of_things()
                && sense.scale.is_none()
                && learn::is_plain_epithet(self, at)
                && !learn::is_agent(self.word(at));
            if is_head && ends(at + 1) {
                found.add(at + 1, self.choice(item.of, score));
                return;
            }
            if !(possessive
                || person
                || house
                || measured
                || uses.filler & bit != 0 && !own
                || prepositional)
            {
                return;
            }
            score += weight(&uses, bit);
            at += 1;
            if !possessive && !prepositional {
                found.add(at, self.choice(item.of, score));
            }
            // `the Mars space probe`
            let compound = kind.thing && self.kind(at).thing;
            if person && uses.filler & bit == 0 && !house && !compound {
                // `the tea drinker's house`
                if self.word(at) == "'s" && self.is_house(at + 1) && !self.is_human(at + 1) {
                    found.add(at + 2, self.choice(item.of, score));
                }
                return;
            }
        }
    }

    /// Where the name of a category in brackets ends: `(pet)`.
    fn in_brackets(&self, at: usize, bit: Senses) -> Option<usize> {
        if self.word(at) != "(" {
            return None;
        }
        let close = (at + 1..self.tokens.len()).find(|at| self.uses(*at).named & bit == 0)?;
        (close > at + 1 && self.word(close) == ")").then_some(close + 1)
    }

    /// Whether a word is for those with whom the people of a category have to do: a teacher's `student`.
    fn is_counterpart(&self, sense: usize, at: usize) -> bool {
        story::counterparts(self.stem(at))
            .any(|role| self.vocabulary.is_named(sense, role) && self.vocabulary.story.is_some())
    }

    /// Whether a word is for those whose partners a category has: `girlfriend` behind a boyfriend.
    fn is_partner(&self, sense: usize, at: usize) -> bool {
        const PARTNERS: &[&str] = &["girlfriend", "wife"];
        PARTNERS.contains(&self.word(at)) && self.is_counterpart(sense, at)
    }

    /// Where `per night`, `monthly` or `each month` ends, which all amounts of a category have or none.
    pub(super) fn rate(&self, at: usize) -> Option<usize> {
        const OF: &[&str] = &[
            "bag", "basket", "bottle", "box", "head", "item", "jar", "night", "person", "piece",
            "serving", "share", "unit",
        ];
        let story = self.vocabulary.story.as_ref()?;
        let is_unit = || story::is_unit(self.stem(at + 1)) || OF.contains(&self.word(at + 1));
        // `miles per hour` is one unit.
        if self.word(at) == "per" && at > 0 && matches!(self.unit_at(at - 1), "kph" | "mph" | "wpm")
        {
            return Some(at + 2);
        }
        let Some((_, taken)) = learn::period(&self.tokens[at..]) else {
            return (self.word(at) == "per" && is_unit()).then_some(at + 2);
        };
        // `on June 5, a day before` is an amount.
        let next = self.word(at + taken);
        let compares = matches!(next, "before" | "after" | "less" | "more") || next.ends_with("er");
        (story.has_one_period && !compares).then_some(at + taken)
    }

    /// Whether a word is a unit of the number before it, or says what is measured: `600 feet tall`.
    /// Not if the unit is that of another category.
    fn is_measured(&self, item_end: usize, at: usize, bit: Senses) -> bool {
        let uses = self.uses(at);
        let others = uses.own | uses.topical;
        let is_number = |at: usize| self.word(at).ends_with(|c: char| c.is_ascii_digit());
        let is_unit = |at: usize| story::is_unit(self.stem(at)) || self.word(at) == "seconds";
        // The unit may be a part of the item: `600 feet`.
        let first = (0..item_end).rev().find(|at| !is_unit(*at));
        let Some(unit) = first.filter(|at| is_number(*at)).map(|at| at + 1) else { return false };
        // Who is 21 years old is not 21 feet tall.
        let sense = &self.vocabulary.senses[bit.trailing_zeros() as usize];
        let of = Unit::of(self.stem(unit));
        let agrees = of.stem == "million"
            || of.stem == "squar"
            || match &sense.unit {
                Some(own) => *own == of.stem,
                None => of.measure == sense.measure,
            };
        self.vocabulary.story.is_some()
            && agrees
            && (others == 0 || others & bit != 0)
            && ((item_end..=at).all(is_unit)
                || at > unit && (unit..at).all(is_unit) && story::is_measure(self.stem(at)))
    }
}
