//! What the words of a sentence cannot mean, whatever its grammar allows: an item that is named is not lost, and more
//! rain is no higher temperature.

use super::super::agree;
use super::super::categories::LACKED;
use super::super::compare;
use super::super::degrees;
use super::super::function;
use super::super::matches::Match;
use super::super::measure::{self, Measure};
use super::super::mention::Reader;
use super::super::paraphrase::CLOSE;
use super::super::vocabulary::{Sense, Senses};
use super::super::words;
use super::super::words::Words;
use super::values::tells;
use super::{is_same_item, tells_order};
use crate::model::statement::{Form, Side};
use crate::syntax::ast::{Name, Operand, PlaceName, Statement};
use crate::syntax::format::{self, Leaves};
use compact_str::CompactString;
use itertools::Itertools;

/// What there may be more of, by stems: each is measured in its own way.
const QUANTITIES: Words = Words::of(&[
    "experi",
    "grade",
    "house",
    "pet",
    "rain",
    "salari",
    "score",
    "temperatur",
    "wage",
]);

impl Reader<'_> {
    /// Whether a value is but a part of what is said: `$6` of `$6 million`.
    fn is_multiplied(&self) -> bool {
        let times = |at: usize| {
            matches!(self.word(at), "billion" | "dozen" | "hundred" | "million" | "thousand")
                && self.matches.get(at).is_some_and(Vec::is_empty)
                && !self.is_within_item(at)
        };
        // `66 million years`, of ages that are told in millions
        let is_value = |of: &Match| {
            let sense = &self.vocabulary.senses[of.of.sense];
            times(of.end) && sense.measure == Measure::Money && !sense.heading.contains("million")
        };
        self.matches.iter().flatten().any(is_value)
    }

    /// The readings without those that the words of the sentence cannot mean.
    pub(in super::super) fn without_traps(&self, read: &mut Vec<Statement>) {
        read.retain(|says| {
            !self.is_never(says)
                && !self.loses_an_item(says)
                && !self.is_of_another_category(says)
                && !self.may_be_counted(says)
        });
        if read.is_empty() || self.is_multiplied() || degrees::is_much_denied(self.tokens) {
            read.clear();
            return;
        }
        if let Some(person) = self.acted_upon() {
            let is_theirs = |says: &Statement| {
                !tells_order(says)
                    && facts(says)
                        .iter()
                        .any(|(a, b)| person & (self.sense_of(a) | self.sense_of(b)) != 0)
            };
            read.retain(|says| !is_theirs(says));
        }
        if self.is_of_next_position() {
            let is_far = |says: &Statement| {
                matches!(says, Form::Order { side: Side::Before | Side::After, steps: None, .. })
            };
            read.retain(|says| !tells(says, &is_far));
        }
        if self.is_of_calendar_step() {
            let is_far = |says: &Statement| {
                matches!(says, Form::Order { steps: None, .. } | Form::Than { by: None, .. })
            };
            read.retain(|says| !tells(says, &is_far));
        }
        if self.seated_between().is_some() {
            let is_between = |says: &Statement| matches!(says, Form::Between(..));
            read.retain(|says| !tells(says, &is_between));
        }
        if self.is_of_foremost() {
            read.retain(|says| matches!(says, Form::Pairs(..) | Form::And(_)));
        }
        if self.is_choice_of_rows() {
            read.retain(|says| match says {
                // `Either Ann or the nurse drinks tea, or both`
                Form::Or(of) => are_of_one(of),
                other => !matches!(other, Form::Xor(_)),
            });
        }
        if self.is_of_relative()
            || self.is_of_somebody_else()
            || self.is_done_to_another()
            || self.works_with_another()
            || self.meets_victim()
            || self.is_over()
            || self.is_sought()
            || self.stands_by_another()
            || self.is_of_two_colours()
            || self.is_unfulfilled()
            || self.is_of_extreme_of_some()
            || self.is_denied_of_some()
            || self.is_bound_of_amount()
            || self.is_of_two_together()
            || self.is_so_elsewhere()
            || self.is_with_so_many()
            || self.is_by_house() && !read.iter().all(tells_order)
        {
            read.clear();
        }
        if read.iter().any(|says| !facts(says).is_empty())
            && (self.is_of_rivals() || self.is_unwilling())
        {
            read.retain(|says| facts(says).is_empty());
        }
        if self.is_of_either_horse() {
            read.clear();
        }
        if !read.iter().all(tells_order) {
            let looks_on = self.is_of_onlooker();
            read.retain(|says| tells_order(says) || !looks_on);
            let (of_two_rows, is_of_extreme) = (self.is_of_two_rows(), self.has_superlative());
            let is_wrong =
                |says: &Statement| of_two_rows || is_of_extreme && !self.tells_value(says);
            read.retain(|says| tells_order(says) || !is_wrong(says));
        }
        read.retain(|says| {
            !tells(says, &|says| {
                self.is_of_other_event(says)
                    || self.is_of_other_way(says)
                    || self.is_by_the_way(says)
                    || self.is_of_two_events(says)
                    || self.is_of_other_quantity(says)
                    || self.is_of_another(says)
                    || self.is_of_own_amount(says)
                    || self.is_of_sideline(says)
                    || self.is_only_near(says)
            })
        });
    }

    /// Whether an item that the sentence names is not in a statement: `The Rome hotel with 55 rooms is the Astor` says
    /// more than that the Astor has 55 rooms. Numbers may be amounts, and `first` a place.
    fn loses_an_item(&self, says: &Statement) -> bool {
        let compares =
            tells_order(says) || tells(says, &|says| matches!(says, Form::Difference { .. }));
        let mut told = Told::default();
        format::map(says, &mut told);
        (0..self.tokens.len()).any(|at| {
            let mut named = self.matches[at].iter().filter(|of| of.is_exact).peekable();
            if named.peek().is_none() {
                return false;
            }
            let is_told = |of: &Match| {
                let sense = &self.vocabulary.senses[of.of.sense];
                let item = &sense.items[of.of.item].text;
                let is_it = |(of, name): &(CompactString, CompactString)| {
                    *of == sense.name.text && name == item
                };
                told.items.iter().any(is_it) || told.places.contains(item)
            };
            let is_number = self.word(at).starts_with(|c: char| !c.is_alphabetic())
                || words::number(&[self.word(at)]).is_some();
            let is_free = is_number && compares || words::ordinal(self.word(at)).is_some();
            !is_free && !named.any(is_told)
        })
    }

    /// Whether each `before` and `after` stands behind `the day`, where the positions are days: it is the next one.
    fn is_of_next_position(&self) -> bool {
        let mut orders = (2..self.tokens.len())
            .filter(|at| matches!(self.word(*at), "before" | "after"))
            .peekable();
        let is_next = |at: usize| {
            // `the month immediately after`
            let is_close = at > 2 && CLOSE.contains(&self.word(at - 1));
            let noun = at - 1 - usize::from(is_close);
            let is_article = matches!(self.word(noun - 1), "the" | "a");
            // `two months before`, but not `at least two months before`
            let is_bound = noun > 1 && matches!(self.word(noun - 2), "least" | "most" | "than");
            let is_counted = words::number(&[self.word(noun - 1)]).is_some() && !is_bound;
            self.stem(noun) == self.vocabulary.position_stem
                && (is_counted || is_article && !self.word(noun).ends_with('s'))
        };
        self.vocabulary.has_order && orders.peek().is_some() && orders.all(is_next)
    }

    /// Whether a sentence tells of `the calendar month after` or `the very day before` something, which is the next one.
    fn is_of_calendar_step(&self) -> bool {
        const UNITS: &[&str] = &["day", "month", "week", "year"];
        (2..self.tokens.len()).any(|unit| {
            // `the calendar month immediately after`
            let order = || unit + 1 + usize::from(CLOSE.contains(&self.word(unit + 1)));
            matches!(self.word(unit - 1), "calendar" | "very")
                && UNITS.contains(&self.word(unit))
                && agree::is_of_time(self.word(order()))
        })
    }

    /// Where `between` stands of somebody who sits between two others, beside both or somewhere between them.
    pub(in super::super) fn seated_between(&self) -> Option<usize> {
        (1..self.tokens.len()).filter(|at| self.word(*at) == "between").find(|between| {
            let last = between - 1;
            let verb = last.saturating_sub(usize::from(self.word(last) == "in"));
            matches!(self.stem(verb), "sat" | "seat" | "sit")
        })
    }

    /// Whether a sentence begins with a choice between rows, of which nothing is told before the second one: `Either
    /// the nurse with the cat or Bob drinks tea`.
    fn is_choice_of_rows(&self) -> bool {
        let tells = |at: usize| {
            let kind = self.kind(at);
            let is_verb = self.uses(at).verb != 0 || self.is_loose_verb(at);
            kind.be || kind.auxiliary || kind.live || is_verb && words::is_finite(self.word(at))
        };
        let or = (1..self.tokens.len()).find(|at| self.word(*at) == "or");
        self.word(0) == "either" && or.is_some_and(|or| !(1..or).any(tells))
    }

    /// Whether the sentence has a superlative before an item, so that a value must be told: `the cheapest red vase`.
    fn has_superlative(&self) -> bool {
        let is_superlative = |at: usize| {
            let comparative = self.word(at).strip_suffix("est").map(|stem| format!("{stem}er"));
            let is_item = |at: usize| self.matches.get(at).is_some_and(|of| !of.is_empty());
            comparative.is_some_and(|word| compare::is_comparing(&word))
                && !self.is_within_item(at)
                && is_item(at + 1)
        };
        (1..self.tokens.len()).any(is_superlative)
    }

    /// Whether a statement says with what a value goes together.
    fn tells_value(&self, says: &Statement) -> bool {
        let scaled = self.vocabulary.all(|sense| sense.scale.is_some());
        let is_value = |of: &Operand| self.sense_of(of) & scaled != 0;
        facts(says).iter().any(|(a, b)| is_value(a) || is_value(b))
    }

    /// Whether the amount of a comparison is told of its subject: `The sofa at $90 cost less than the desk`.
    fn is_of_own_amount(&self, says: &Statement) -> bool {
        let Form::Than { by: Some(by), .. } = says else { return false };
        let compares = |at: usize| {
            let word = self.word(at);
            compare::is_comparing(word)
                || agree::is_of_time(word)
                || word.ends_with("er")
                || matches!(word, "above" | "below" | "ahead" | "behind" | "worse")
        };
        let start = (0..self.tokens.len()).find(|at| by.span.end <= self.tokens[*at].span.start);
        let Some(start) = start else { return false };
        let Some(end) = (start..self.tokens.len()).find(|at| compares(*at)) else { return false };
        (start..end).any(|at| {
            let kind = self.kind(at);
            let tells = !measure::told_by(self.stem(at)).is_empty();
            kind.be || kind.auxiliary || tells || agree::OF_MONEY.contains(&self.stem(at))
        })
    }

    /// Whether a word or two leave open what is said: `Ann likely drinks milk`, `Ann doesn't have to drink milk`.
    pub(in super::super) fn is_hedged(&self) -> bool {
        (0..self.end()).any(|at| {
            let need_not =
                matches!(self.word(at), "'t" | "not") && self.phrase(at + 1, "have to").is_some();
            let is_hedge = need_not || matches!(self.word(at), "likely" | "partially" | "unlikely");
            is_hedge && !self.is_within_item(at)
        })
    }

    /// Whether the sentence names an item of some categories.
    pub(in super::super) fn names_any(&self, of: Senses) -> bool {
        self.matches.iter().flatten().any(|found| of >> found.of.sense & 1 == 1)
    }

    /// Whether the sentence tells who has, or has not, what a category tells that somebody lacks: who `had not packed any
    /// matches`, of `forgotten: matches, torch`, is the one with the matches.
    pub(in super::super) fn has_what_is_lacked(&self) -> bool {
        const HAVING: &[&str] = &[
            "bring", "brought", "carri", "fetch", "got", "had", "has", "have", "kept", "own",
            "pack", "possess", "remember", "take", "took", "use",
        ];
        let lacked = self.vocabulary.lacked();
        if lacked == 0 {
            return false;
        }
        let is_named = self.names_any(lacked);
        let words = || (0..self.end()).filter(|at| self.matches[*at].is_empty());
        let lacks =
            words().any(|at| self.uses(at).own & lacked != 0 || LACKED.contains(&self.word(at)));
        let denies = words()
            .any(|at| function::denies(self.word(at)) || matches!(self.word(at), "no" | "without"));
        // `had forgotten`
        let has = words().any(|at| HAVING.contains(&self.stem(at)));
        is_named && (denies || has && !lacks)
    }

    /// Whether the sentence tells of what is over: `the horse Ann used to ride`, but not `is used to ride`.
    fn is_over(&self) -> bool {
        let used = |at: usize| self.word(at) == "used" && self.word(at + 1) == "to";
        (1..self.tokens.len()).any(|at| used(at) && !self.is_be_or_denied(at - 1))
    }

    /// Whether a statement gives one row two items of a category, so that it never holds.
    pub(in super::super) fn is_never(&self, says: &Statement) -> bool {
        let Form::And(all) = says else { return false };
        let told = all.iter().flat_map(|says| match says {
            Form::And(inner) => inner.iter().collect_vec(),
            other => vec![other],
        });
        let pairs = told.filter_map(|says| match says {
            Form::Same(a, b) => Some((a, b, true)),
            Form::Different(a, b) => Some((a, b, false)),
            _ => None,
        });
        let is_of_one = |a: &Operand, b: &Operand| {
            let sense = self.sense_of(a);
            sense != 0 && sense == self.sense_of(b) && a.name.text != b.name.text
        };
        pairs.array_combinations().any(|[(a, b, is_one), (c, d, is_other)]| {
            let mut ways = [(a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)].into_iter();
            ways.any(|(a, b, c, d)| {
                is_same_item(a, c)
                    && match (is_one, is_other) {
                        (true, true) => is_of_one(b, d),
                        (false, false) => false,
                        _ => is_same_item(b, d),
                    }
            })
        })
    }

    /// Whether a value is but a bound: `up to $20`, `in the region of $20`.
    fn is_bound_of_amount(&self) -> bool {
        const BEFORE: &[&str] = &[
            "in the neighborhood of",
            "in the neighbourhood of",
            "in the region of",
            "in the vicinity of",
            "just shy of",
            "on the order of",
            "shy of",
            "up to",
            "upwards of",
        ];
        let is_value = |of: &Match| self.vocabulary.senses[of.of.sense].scale.is_some();
        (1..self.tokens.len()).any(|at| {
            let start = at.saturating_sub(4);
            matches!(self.word(at - 1), "of" | "to")
                && self.matches[at].iter().any(is_value)
                && (start..at).any(|from| self.any(from, BEFORE) == Some(at))
        })
    }

    /// Whether what is told of stands beside something else: `Ann's work hangs by the castle`.
    fn stands_by_another(&self) -> bool {
        let stands = |at: usize| {
            matches!(self.stem(at), "hang" | "hung" | "stand" | "stood" | "lie")
                && matches!(self.word(at + 1), "by" | "beside" | "near" | "with")
        };
        !self.vocabulary.has_order && (1..self.tokens.len()).any(stands)
    }

    /// Whether what is told to be in the next house may be in the same one: `The fern grows beside the piano`.
    pub(in super::super) fn may_be_within_house(&self, says: &Statement) -> bool {
        let is_beside = |says: &Statement| matches!(says, Form::NextTo(..));
        tells(says, &is_beside) && (0..self.tokens.len()).any(|at| self.is_within_house(at))
    }

    /// Whether something is looked for, needed to win, or put off to another day: who does so has it not.
    fn is_sought(&self) -> bool {
        const SEEKING: Words = Words::of(&["ask", "search", "wait"]);
        const PUTTING_OFF: Words = Words::of(&["move", "postpon", "reschedul", "shift"]);
        // Most sentences end here.
        let may_seek = self.may_stem_from(&SEEKING) || self.may_stem_from(&PUTTING_OFF);
        if !may_seek && !self.says("need") && !self.tokens.iter().any(|of| of.stem == "need") {
            return false;
        }
        let is_moment = |at: usize| {
            let mut of = self.matches.get(at).into_iter().flatten();
            of.any(|of| self.vocabulary.senses[of.of.sense].measure.is_time())
        };
        let is_won = |at: usize| {
            let mut of = self.matches.get(at).into_iter().flatten();
            of.any(|of| self.vocabulary.senses[of.of.sense].is_of_points())
        };
        (1..self.tokens.len()).any(|at| {
            let (stem, next) = (self.stem(at), self.word(at + 1));
            SEEKING.contains(&stem) && next == "for"
                || self.word(at) == "need" && next == "of"
                || PUTTING_OFF.contains(&stem) && next == "to" && is_moment(at + 2)
                || stem == "need" && is_won(at + 1)
        })
    }

    /// Whether a statement compares people by what belongs to somebody or something else that the header has: by
    /// the heights of peaks, the ages of daughters, how long somebody has worked.
    fn is_of_another(&self, says: &Statement) -> bool {
        const CHILDREN: &[&str] = &[
            "babi",
            "child",
            "daughter",
            "grandchild",
            "granddaught",
            "grandson",
            "kid",
            "nephew",
            "niec",
            "son",
        ];
        const HEIGHTS: &[&str] =
            &["build", "mountain", "peak", "skyscrap", "tower", "tree", "volcano", "waterfal"];
        const WORKING: &[&str] = &["age", "experi", "reign", "senior", "servic", "tenur"];
        let Form::Than { a, b, function, .. } = says else { return false };
        let says_any =
            |words: &[&str]| self.tokens.iter().any(|token| words.contains(&&*token.word));
        let headed = |stems: &[&str], senses: Senses| {
            let named =
                |sense: usize| stems.iter().any(|stem| self.vocabulary.is_named(sense, stem));
            self.vocabulary.where_sense(named) & senses
        };
        let both = self.sense_of(a) | self.sense_of(b);
        let is_of_children = || {
            let children = headed(CHILDREN, self.vocabulary.lists());
            let persons = self.who_they_are() | self.vocabulary.of_relatives();
            children != 0 && both & children == 0 && both & persons != 0
        };
        let is_of_things = || {
            headed(HEIGHTS, self.vocabulary.lists()) & !both != 0
                && both & !self.who_they_are() == 0
        };
        says_any(&["older", "younger"]) && is_of_children()
            || says_any(&["taller", "shorter"]) && is_of_things()
            || says_any(&["longer"])
                && says_any(&["lived", "lives", "stayed", "stays", "waited"])
                && headed(WORKING, self.vocabulary.sense_called(function)) != 0
    }

    /// Whether more is said of something else than of what a statement compares: `had more rain`.
    fn is_of_other_quantity(&self, says: &Statement) -> bool {
        let Form::Than { function, .. } = says else { return false };
        let bit = self.vocabulary.sense_called(function);
        (1..self.tokens.len()).any(|at| {
            let uses = self.uses(at);
            let compares = matches!(
                self.word(at - 1),
                "more"
                    | "less"
                    | "fewer"
                    | "higher"
                    | "lower"
                    | "larger"
                    | "smaller"
                    | "bigger"
                    | "greater"
            );
            let other = self.vocabulary.all(|sense: &Sense| sense.scale.is_some()) & !bit;
            let is_other = uses.named & other != 0 && uses.named & bit == 0;
            let unknown = QUANTITIES.contains(&self.stem(at)) && uses.named & bit == 0;
            // `Ann's age is higher than Bob's floor`
            let is_end = self.tokens.get(at + 1).is_none_or(|next| !next.is_word());
            let owned = is_end && self.is_possessive(at - 1);
            compares && (is_other || unknown) || owned && (is_other || self.is_other_place(at))
        })
    }

    /// Whether a noun at the end of a comparison of values is the one for positions, and its subject has none such: the `floor`
    /// of `Ann's age is higher than Bob's floor`.
    fn is_other_place(&self, noun: usize) -> bool {
        let stem = self.stem(noun);
        self.vocabulary.has_order
            && self.is_house(noun)
            && self.tokens[..noun].iter().all(|token| token.stem != stem)
    }
}

/// The pairs of a statement that go together or do not.
pub(super) fn facts(says: &Statement) -> Vec<(&Operand, &Operand)> {
    match says {
        Form::Same(a, b) | Form::Different(a, b) => vec![(a, b)],
        Form::And(all) | Form::Or(all) | Form::Xor(all) => all.iter().flat_map(facts).collect(),
        Form::Not(inner) => facts(inner),
        Form::Either(a, of) | Form::Neither(a, of) => of.iter().map(|b| (a, b)).collect(),
        _ => Vec::new(),
    }
}

/// The items and places of which a statement speaks.
#[derive(Default)]
struct Told {
    /// The category and the name of each, as declared.
    items: Vec<(CompactString, CompactString)>,
    places: Vec<CompactString>,
}

impl Leaves<Operand, Name, PlaceName, Name> for Told {
    type Operand = ();
    type Function = ();
    type Place = ();
    type Number = ();

    fn operand(&mut self, of: &Operand) {
        match &of.category {
            Some(category) => self.items.push((category.text.clone(), of.name.text.clone())),
            None => self.places.push(of.name.text.clone()),
        }
    }

    fn function(&mut self, _: &Name) {}

    fn place(&mut self, of: &PlaceName) {
        self.places.push(of.name.text.clone());
    }

    fn constant(&mut self, _: Option<&Name>, _: &Name) {}

    fn amount(&mut self, _: &Name, _: &Name) {}
}

/// Whether some statements all say with what one and the same item goes together.
fn are_of_one(says: &[Statement]) -> bool {
    let [Form::Same(first, _), rest @ ..] = says else { return false };
    rest.iter().all(|says| matches!(says, Form::Same(a, _) if is_same_item(a, first)))
}
