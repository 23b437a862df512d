//! Comparisons of values: `paid $2 more than`, `is two years older than`.

use super::agree::{COUNTED, Comparing, EXTENTS};
use super::amount::{Amount, Unit};
use super::function;
use super::lexicon::story;
use super::loose;
use super::measure::Measure;
use super::mention::{Mention, Noun, Reader};
use super::superlative::EXPENSIVE;
use super::vocabulary::{Senses, Uses};
use super::words::{self, Marks, Words};
use itertools::Itertools;

use crate::model::ids::Span;
use crate::model::statement::Form;
use crate::syntax::ast::{Name, Operand, Statement};

const MORE: Words = Words::of(&[
    "more",
    "older",
    "higher",
    "greater",
    "longer",
    "taller",
    "heavier",
    "larger",
    "bigger",
    "pricier",
    "dearer",
    "wider",
    "deeper",
    "thicker",
    "louder",
    "farther",
    "further",
    "hotter",
    "faster",
    "warmer",
    "newer",
    "stronger",
    "quicker",
    "better",
    "spicier",
    "weightier",
    "costlier",
]);
const LESS: Words = Words::of(&[
    "less",
    "fewer",
    "younger",
    "lower",
    "shorter",
    "lighter",
    "smaller",
    "cheaper",
    "narrower",
    "shallower",
    "thinner",
    "quieter",
    "colder",
    "slower",
    "cooler",
    "closer",
    "nearer",
    "weaker",
    "worse",
    "milder",
]);
const LATER: Words = Words::of(&["later", "after"]);
const EARLIER: Words = Words::of(&["earlier", "before"]);

impl Reader<'_> {
    /// Comparisons of a subject with others, behind the subject or behind its `is`.
    pub(super) fn compared(&self, start: usize, a: &Operand) -> Vec<(usize, Statement)> {
        self.compared_about(start, a, 0)
    }

    /// The same, where the words before it named the categories whose values are meant, if any.
    pub(super) fn compared_about(
        &self,
        start: usize,
        a: &Operand,
        about: Senses,
    ) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if !self.may_compare() {
            return found;
        }
        // Verbs and units speak for the category whose values are meant.
        let mut spoken: Vec<Senses> = vec![about];
        let mut by: Vec<Amount> = Vec::new();
        let mut told: Senses = 0;
        let mut at = start;
        // `The 96` of `The 96 years old tree is taller` is no subject.
        let uses = self.uses(start);
        let is_noun = uses.filler | uses.own != 0 && (uses.verb | uses.doing) & !uses.own == 0;
        let kind = self.kind(start);
        let stem = self.stem(start);
        let is_deed = story::is_deed(stem) || story::is_doing(stem);
        let is_past = words::is_finite(self.word(start)) && !self.word(start).ends_with('s');
        let is_verb = kind.be || kind.live || kind.auxiliary || is_deed || is_past;
        let of_story = self.vocabulary.is_story() && is_noun && !is_verb;
        // `Ann's position is two more than Bob's`
        let is_place = |at: usize| {
            let number = self.stem(at) == "number" && at > 0 && self.is_house(at - 1);
            number
                || matches!(self.stem(at), "posit" | "position" | "seat") && self.uses(at).own == 0
        };
        let of_place = self.vocabulary.has_order
            && (start.saturating_sub(2)..=start)
                .any(|at| is_place(at) && self.is_be_or_denied(at + 1));
        if story::is_unit(self.stem(start)) || of_story || of_place {
            return found;
        }
        while at < start + 10 && at < self.tokens.len() {
            let word = self.word(at);
            let more = MORE.contains(&word) || LATER.contains(&word);
            let less = LESS.contains(&word) || EARLIER.contains(&word);
            if more || less {
                // Who walked longer may have walked more miles, or more time.
                let plain = matches!(
                    word,
                    "more" | "less" | "fewer" | "higher" | "lower" | "farther" | "further"
                );
                let told = plain.then_some(told);
                let mut spoken = spoken.iter().copied().chain(told).collect();
                let comparing = Comparing { start, word: at, more };
                self.than(comparing, &mut spoken, by.clone(), a, &mut found);
            }
            if let Some((more, end)) = self.ahead(at, by.first()) {
                let mut spoken = spoken.clone();
                let comparing = Comparing { start, word: end - 1, more };
                self.than(comparing, &mut spoken, by.clone(), a, &mut found);
            }
            // `was the last phone bought before` tells of the very one before.
            let is_rank =
                matches!(word, "first" | "last") && at > start && self.word(at - 1) == "the";
            let is_adverb = word == "last" && !self.follows_auxiliary(at);
            if is_rank || is_adverb {
                return found;
            }
            // `about 2 years older`, `some 50 more votes`
            let counted = word == "some" && self.amount(at + 1).is_some();
            if counted || matches!(word, "about" | "around" | "nearly" | "almost" | "roughly") {
                return found;
            }
            // `was red before 1997` says two things; `a longer` does not, where `A` is a grade.
            let next = self.word(at + 1);
            let compares = self.is_compared(at + 1) || MORE.contains(&next) || LESS.contains(&next);
            let article = word == "a" && compares;
            if !article && !self.matches[at].is_empty() && self.amount(at).is_none() {
                return found;
            }
            if let Some(end) = self.rate(at).filter(|_| !by.is_empty()) {
                at = end;
                continue;
            }
            let (uses, kind) = (self.uses[at], self.kinds[at]);
            told |= self.told_by(at);
            if word == "either" && self.word(at + 2) == "or" {
                at += 1;
                continue;
            }
            if let Some((last, amounts)) = self.amounts(at).filter(|_| by.is_empty()) {
                spoken.push(self.vocabulary.of_currency(word));
                by = amounts;
                at = last;
            } else if kind.be
                || kind.determiner
                || kind.preposition
                || kind.live
                || kind.auxiliary
                || matches!(
                    word,
                    "some"
                        | "amount"
                        | "exactly"
                        | "somewhat"
                        | "sometime"
                        | "for"
                        | "born"
                        | "founded"
                )
                || self.is_unit(at)
                || self.is_particle(at)
                // `had its concert 3 months before`
                || kind.thing && at > start && self.vocabulary.is_of_rows(self.stem(at))
                || self.vocabulary.is_story()
                    && (EXTENTS.contains(&word) || story::is_occasion(self.stem(at)))
                || (story::is_deed(self.stem(at)) || story::is_doing(self.stem(at)))
                    && !word.ends_with("tly")
                || word == "left" && self.vocabulary.story.is_some()
                // `was first performed 22 years before`
                || word == "first" && (self.is_told(at + 1) || self.uses(at + 1).verb | self.uses(at + 1).doing != 0)
                // `saw 4 fewer whales`
                || matches!(word, "saw" | "dove") && self.is_compared(at + 1)
                || word == "seen" && self.kind(at.saturating_sub(1)).be
                || self.told_by(at) != 0
            {
                spoken.push(uses.own | uses.topical);
            } else if self.vocabulary.story.is_some() && self.is_told(at) || self.is_begun(at) {
                // `was bottled 4 years after`: of what the verb tells, the unit says.
            } else if uses.verb | uses.filler | uses.own | uses.doing != 0 {
                spoken.push(uses.own | uses.topical & (uses.verb | uses.filler));
            } else if !self.is_loose_before_comparison(at) {
                return found;
            }
            at += 1;
        }
        found
    }

    /// Whether some word of the sentence compares values.
    fn may_compare(&self) -> bool {
        *self.compares.get_or_init(|| {
            let ahead = |word: &str| matches!(word, "ahead" | "above" | "behind" | "below");
            let is_any =
                |is: &dyn Fn(&str) -> bool| self.tokens.iter().any(|token| is(&token.word));
            // What was lost first need not have been launched first.
            let is_of_loss = is_any(&|word| word == "lost") && !loose::years_of_loss(self);
            !is_of_loss && is_any(&|word| is_comparing(word) || ahead(word))
        })
    }

    /// Whether a word can but be a verb that nobody knows, before an amount or a comparison.
    pub(super) fn is_told(&self, at: usize) -> bool {
        at > 0
            && at < self.tokens.len()
            && self.uses[at] == Uses::default()
            && (self.word(at).ends_with("ed") || self.word(at - 1) == "will")
            && !story::is_loaded(self.stem(at))
            && self.is_compared(at + 1)
    }

    /// Whether an amount or a comparison begins at a word.
    pub(super) fn is_compared(&self, at: usize) -> bool {
        let compares = matches!(
            self.word(at),
            "before"
                | "after"
                | "earlier"
                | "later"
                | "more"
                | "less"
                | "fewer"
                | "sometime"
                | "exactly"
                | "somewhat"
        );
        compares || self.tokens.get(at).is_some() && self.amount(at).is_some()
    }

    /// `more … than b`.
    fn than(
        &self,
        comparing: Comparing,
        spoken: &mut Vec<Senses>,
        mut by: Vec<Amount>,
        a: &Operand,
        found: &mut Vec<(usize, Statement)>,
    ) {
        let word = comparing.word;
        let mut at = word + 1;
        // `on the weekend before Ann's birthday`
        let is_weekend = |at: usize| matches!(self.stem(at), "weekend" | "weekday");
        if word.checked_sub(1).is_some_and(is_weekend) {
            return;
        }
        // Who speaks before a crowd is not earlier than it.
        let crowd = at + usize::from(self.kind(at).determiner);
        let is_crowd = || loose::CROWDS.contains(&self.word(crowd)) && !self.is_within_item(crowd);
        if self.word(word) == "before" && is_crowd() {
            return;
        }
        let direct =
            matches!(self.word(word), "above" | "after" | "before" | "of" | "behind" | "below");
        // `earlier in the week than`
        let timed = matches!(self.word(word), "earlier" | "later");
        let period = self.phrase(at, "in the").filter(|at| timed && self.word(at + 1) == "than");
        if let Some(period) = period {
            at = period + 1;
        }
        while !direct && self.word(at) != "than" {
            if let Some(end) = self.rate(at) {
                at = end;
                continue;
            }
            let uses = match self.uses.get(at) {
                Some(uses) if at < word + 5 => uses,
                _ => return,
            };
            let known = uses.filler | uses.own | uses.verb != 0;
            // `25 fewer people` are counted like `25 fewer points`.
            let is_unit = self.is_unit(at) || self.kinds[at].person && !self.kinds[at].thing;
            let is_light = EXPENSIVE.contains(&self.word(at))
                || self.vocabulary.is_story()
                    && (EXTENTS.contains(&self.word(at)) || COUNTED.contains(&self.word(at)))
                || story::is_deed(self.stem(at))
                || story::is_doing(self.stem(at));
            // `3 more years of experience`, `slower winds than`
            let is_quality =
                at == word + 1 && !matches!(self.word(word), "more" | "less" | "fewer");
            // `brewed a weaker beer than`
            let is_row =
                is_quality && self.kinds[at].thing && self.vocabulary.is_of_rows(self.stem(at));
            let of_unit = at > word + 2 && self.word(at - 1) == "of" && self.is_unit(at - 2);
            let is_loose =
                (!by.is_empty() || is_quality || of_unit) && self.is_loose_before_comparison(at);
            if !known
                && !is_unit
                && !is_light
                && !self.kinds[at].preposition
                && !is_loose
                && !is_row
            {
                return;
            }
            // `2 more gold medals` of values such as `3 gold`
            let has_own = by
                .iter()
                .filter_map(|amount| amount.unit.as_ref())
                .any(|unit| self.is_unit_of_values(&unit.stem));
            if is_unit && (!has_own || self.is_unit_of_values(self.stem(at))) {
                by.iter_mut().for_each(|amount| amount.unit = Some(Unit::of(self.stem(at))));
            }
            spoken.push(uses.own | uses.topical);
            at += 1;
        }
        if matches!(self.word(word), "more" | "less") && EXPENSIVE.contains(&self.word(word + 1)) {
            spoken.push(self.of_money());
        }
        let than = at;
        let at = if direct { at } else { at + 1 };
        // `earlier in the year than` tells of the months, whatever else there is.
        let within = period.and_then(|period| self.within_period(period));
        let Some(sense) = within.or_else(|| self.ordered(word, spoken, by.first())) else { return };
        // `at a later hour than` tells of no days.
        let is_other = |at: usize| {
            let own = self.uses(at).own;
            let of_day = matches!(self.stem(at), "hour" | "minut" | "time");
            let is_day = self.vocabulary.senses[sense].measure == Measure::Days;
            own != 0 && own & 1 << sense == 0 || of_day && own == 0 && is_day
        };
        if timed && period.is_none() && (word + 1..than).any(is_other) {
            return;
        }
        let Some(more) = self.agreed(comparing, than, sense, (a, by.first())) else { return };
        if by.is_empty() && than == word + 1 && self.has_other_amounts(word, sense, a) {
            return;
        }
        if period.is_some_and(|period| !self.is_within_period(sense, period)) {
            return;
        }
        let of = &self.vocabulary.senses[sense];
        let is_foreign = |at: usize| self.is_foreign_amount(at, word, sense);
        let is_dear = EXPENSIVE.contains(&self.word(word + 1)) && self.word(word + 1) != "than";
        let is_of_others = !by.is_empty() && (comparing.start..word).any(is_foreign);
        if is_of_others || is_dear && of.measure != Measure::Money {
            return;
        }
        let told: Option<Vec<_>> = by.iter().map(|amount| amount.clone().of(of)).collect();
        let Some(by) = told else {
            if let [only] = &by[..] {
                self.in_calendar(&only.apart(of), (sense, more), (at, direct), a, found);
            }
            return;
        };
        let span = self.span(word, at);
        let function = Name { span, ..of.name.clone() };
        let than = |by: Option<Name>, b: Operand| Form::Than {
            a: a.clone(),
            function: function.clone(),
            by,
            more,
            b,
        };
        // `stayed more than 3 days` compares no votes.
        let is_number = self.word(at).starts_with(|c: char| c.is_ascii_digit());
        let valued = self.vocabulary.all(|of| of.scale.is_some());
        let is_other = |b: &Operand| is_number && self.sense_of(b) & !(1 << sense) & valued != 0;
        // `more than any other student`
        if let Some((end, best)) = self.all_others(at, sense, more).filter(|_| by.is_empty()) {
            found.push((end, Form::Same(a.clone(), best)));
        }
        for (end, b) in self.nouns(at).into_iter().filter(|(_, b)| !is_other(b)) {
            let each = by.iter().map(|by| than(Some(by.clone()), b.clone())).collect_vec();
            let form = one_of(each).unwrap_or_else(|| than(None, b));
            found.extend(self.tails(end, direct).into_iter().map(|end| (end, form.clone())));
            found.push((end, form));
        }
        if by.is_empty() {
            for (end, of) in self.lists(at) {
                found.push((end, Form::And(of.into_iter().map(|b| than(None, b)).collect())));
            }
        }
    }

    /// `any other student`, `everyone else`: where the words end, and the highest or lowest of the values.
    fn all_others(&self, at: usize, sense: usize, more: bool) -> Option<(usize, Operand)> {
        const ALONE: &[&str] = &[
            "all of the others",
            "all the others",
            "all the rest",
            "any of the others",
            "any of the rest",
            "anybody else",
            "anyone else",
            "each of the others",
            "everybody else",
            "everyone else",
            "the others",
            "the rest",
        ];
        const OTHER: &[&str] = &[
            "all other",
            "all the other",
            "any of the other",
            "any other",
            "each of the other",
            "every other",
        ];
        const DENYING: &[&str] = &["'t", "cannot", "neither", "never", "nobody", "nor", "not"];
        // Who is not older than anyone else is the youngest.
        let is_any = matches!(self.word(at), "any" | "anybody" | "anyone");
        if is_any && self.says_before(at, DENYING) {
            return None;
        }
        let ends = |end: &usize| matches!(self.word(*end), "" | "," | "." | ";" | "and" | "but");
        let alone = self.any(at, ALONE).filter(ends);
        let noun = self.any(at, OTHER);
        let noun = noun.filter(|noun| {
            let is_noun =
                self.kind(*noun).person || self.kind(*noun).thing || self.uses(*noun).own != 0;
            is_noun
                && self.matches.get(*noun).is_some_and(Vec::is_empty)
                && !function::is_of_some(self.word(*noun))
        });
        let end = alone.or(noun.map(|noun| noun + 1))?;
        let best = self.highest(1 << sense, more)?;
        let operands = self.operands(&Mention {
            start: at,
            end,
            noun: Noun::Item(vec![self.choice(best, 0)]),
        });
        Some((end, operands.into_iter().next()?))
    }

    /// Where the words end that may stand behind the other side of a comparison: `than Bob did`, `after the comet was
    /// found`, `before the ship departs`. The verb must be the one before, or tell of the same.
    fn tails(&self, end: usize, direct: bool) -> Vec<usize> {
        const SAME: &[&[&str]] = &[
            &["begin", "start", "open"],
            &["auction", "buy", "purchas", "sell"],
            &["blast", "depart", "go", "launch", "leav", "lift", "sail", "send", "way"],
            &["detect", "discov", "discoveri", "find", "identifi", "observ", "spot"],
        ];
        let verb = self.word(end + 1);
        let is_past = verb.ends_with("ed") || words::is_finite(verb) && !verb.ends_with('s');
        let told = direct && self.kind(end).be && is_past;
        let departs = direct && words::is_finite(self.word(end)) && story::is_doing(self.stem(end));
        let is_same = |at: usize| {
            let stem = self.stem(at);
            let of = SAME.iter().find(|verbs| verbs.contains(&stem));
            let same = |other: &str| other == stem || of.is_some_and(|of| of.contains(&other));
            (0..end).any(|at| self.matches[at].is_empty() && same(self.stem(at)))
        };
        let did = self.any(
            end,
            &[
                "did", "does", "do", "was", "is", "has hers", "has his", "had hers", "had his",
                "did hers", "did his",
            ],
        );
        // `the day after Ann worked`, where the days are those on which they worked
        let is_event = |at: usize| direct && self.is_event(at);
        let happens = words::is_finite(self.word(end)) && is_event(end);
        let more = [
            (told && (is_same(end + 1) || is_event(end + 1))).then_some(end + 2),
            (departs && is_same(end) || happens).then_some(end + 1),
        ];
        let loose = self.loose_tail(end).filter(|_| direct);
        did.into_iter().chain(more.into_iter().flatten()).chain(loose).unique().collect()
    }

    /// The items of two rows, which are those of some pair: of dates that are 2 days apart.
    fn in_calendar(
        &self,
        pairs: &[(usize, usize)],
        (sense, more): (usize, bool),
        (at, direct): (usize, bool),
        a: &Operand,
        found: &mut Vec<(usize, Statement)>,
    ) {
        // Of positions nobody knows whether a month further is the next one.
        if self.vocabulary.uneven_moments.is_some() {
            return;
        }
        let value = |item: usize, of: &Operand| {
            let name = self.vocabulary.senses[sense].items[item].clone();
            let category = Some(Box::new(Name {
                span: of.name.span,
                ..self.vocabulary.senses[sense].name.clone()
            }));
            let name = Name { span: of.name.span, quoted: true, ..name };
            Form::Same(of.clone(), Operand { category, name })
        };
        for (end, b) in self.nouns(at) {
            let pair = |(first, second): &(usize, usize)| {
                let (of_a, of_b) = if more { (*second, *first) } else { (*first, *second) };
                Form::And(vec![value(of_a, a), value(of_b, &b)])
            };
            let Some(form) = one_of(pairs.iter().map(pair).collect()) else { return };
            found.extend(self.tails(end, direct).into_iter().map(|end| (end, form.clone())));
            found.push((end, form));
        }
    }

    /// Whether `the one with 789 followers has somewhat less than Bob` may as well tell of another list of amounts, as of friends.
    fn has_other_amounts(&self, word: usize, sense: usize, a: &Operand) -> bool {
        let verb = word - usize::from(matches!(self.word(word.saturating_sub(1)), "somewhat"));
        let other = self.vocabulary.all(|of| of.scale.is_some() && of.measure == Measure::Other);
        matches!(self.word(verb.saturating_sub(1)), "had" | "has" | "have")
            && self.sense_of(a) == 1 << sense
            && other & !(1 << sense) != 0
    }

    /// `twice as`, `three times as`, `half as`: where they stand.
    pub(super) fn multiple(&self) -> Option<Span> {
        // `half an hour`, `the first half of the year`
        let is_half = |at: usize| {
            let next = self.word(at + 1);
            let next = if next == "of" { self.word(at + 2) } else { next };
            self.word(at) == "half" && matches!(next, "as" | "that" | "the" | "what" | "whatever")
        };
        let is_ordinal = |at: usize| at > 0 && words::ordinal(self.word(at - 1)).is_some();
        let is_multiple = |at: &usize| {
            let is_told = matches!(self.word(*at), "twice" | "thrice" | "double" | "triple")
                || is_half(*at) && !is_ordinal(*at)
                || self.word(*at) == "times" && matches!(self.word(*at + 1), "as" | "more" | "the");
            // `double flash`, a signal
            is_told && !self.is_within_item(*at)
        };
        let at = (0..self.tokens.len()).find(is_multiple)?;
        Some(self.span(at, at + 2))
    }
}

/// That one of some statements holds, if there are any.
fn one_of(mut each: Vec<Statement>) -> Option<Statement> {
    match each.len() {
        0 | 1 => each.pop(),
        _ => Some(Form::Or(each)),
    }
}

/// Whether a word compares values.
pub(super) fn is_comparing(word: &str) -> bool {
    const MARKS: Marks = MORE.marks.and(&LESS.marks).and(&LATER.marks).and(&EARLIER.marks);
    if !MARKS.may_have(word) {
        return false;
    }
    MORE.contains(&word) || LESS.contains(&word) || LATER.contains(&word) || EARLIER.contains(&word)
}

/// Whether a comparative says more, and not less.
pub(super) fn is_more(word: &str) -> bool {
    MORE.contains(&word)
}
