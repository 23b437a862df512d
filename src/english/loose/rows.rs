//! Rows by what is told of them: `the boat that vanished in May`, `Hilda's beer`, `the Thursday performer`.

use super::super::compare;
use super::super::function;
use super::super::learn;
use super::super::lexicon::{self, story};
use super::super::mention::{Found, Noun, Reader};
use super::super::vocabulary::{Sense, Senses};
use super::super::words;
use super::passing::{are_people, is_for_people};
use super::{EPITHETS, JOINING};
use crate::syntax::ast::{Operand, Statement};

/// Stems of words for those of whom a row tells, whoever does something for them: `Dr Moss's patient`.
const CLIENTS: &[&str] = &[
    "bidder", "buyer", "client", "custom", "diner", "guest", "passeng", "patient", "renter",
    "shopper",
];

impl Reader<'_> {
    /// Rows told by a noun of any kind with what is said of it: `the boat that vanished in May`, `the frog
    /// that belongs to Marcus`, `those flying to Denver`.
    pub(in crate::english) fn loosely_described(&self, start: usize, found: &mut Found) {
        if !self.vocabulary.is_loose {
            return;
        }
        self.loosely_owned(found);
        self.with_partner(found);
        self.with_agent(start, found);
        self.led(start, found);
        let plural = matches!(self.word(start), "those" | "passengers" | "everyone" | "anyone");
        let mut head = start;
        while self.kind(head).determiner && head < start + 2 {
            head += 1;
        }
        if head == start && !plural {
            return;
        }
        for head in head..=head + EPITHETS {
            if self.is_loose_head(head) {
                self.behind_loose_head(head, found);
            }
            // `roller` of `the roller coaster`
            let is_compound = self.uses(head + 1).own != 0
                && learn::is_new_noun(self, head)
                && !compare::is_comparing(self.word(head))
                && self.matches.get(head + 1).is_some_and(Vec::is_empty);
            let is_epithet = learn::is_plain_epithet(self, head)
                || is_compound
                || self.kind(head).thing
                || self.uses(head).own != 0 && self.matches[head].is_empty();
            if head >= self.tokens.len() || !is_epithet {
                return;
            }
        }
    }

    /// `Ann and her husband`: the row of both, where the header has husbands.
    pub(super) fn with_partner(&self, found: &mut Found) {
        for of in found.mentions.clone() {
            let Noun::Item(choices) = &of.noun else { continue };
            let own = function::is_own(self.word(of.end + 1));
            let partner = self.uses(of.end + 2).own;
            if self.word(of.end) == "and"
                && own
                && partner != 0
                && self.matches[of.end + 2].is_empty()
            {
                choices
                    .iter()
                    .filter(|choice| choice.sense() & partner == 0)
                    .for_each(|choice| found.add(of.end + 3, *choice));
            }
        }
    }

    /// `Hilda's beer`, `Mr Bagshaw's old mantelpiece`: a row by what somebody has.
    pub(super) fn loosely_owned(&self, found: &mut Found) {
        let persons = self.persons();
        let owners = found.mentions.clone();
        for owner in owners.iter().filter(|of| self.is_possessive(of.end)) {
            let Noun::Item(choices) = &owner.noun else { continue };
            let epithet = learn::is_plain_epithet(self, owner.end + 1);
            // `the milk drinker's friend`
            let last = owner.end - 1;
            let is_somebody = self.is_human(last) || learn::is_agent(self.word(last));
            let is_somebody = is_somebody && self.matches[last].is_empty();
            for noun in owner.end + 1..=owner.end + 1 + usize::from(epithet) {
                let stays = self.word(noun) == "stay" && self.kind(noun + 1).be;
                // Of things by their names something may be somebody's work: `Holt's design`.
                let is_work = self.vocabulary.identities() & !persons != 0;
                let plain =
                    stays || self.kind(noun).thing || is_work && learn::is_new_noun(self, noun);
                let is_noun = plain
                    && !learn::is_topical(self, noun)
                    // Of people, what they have may be of another kind: `Ann's dog is red`.
                    && (!self.vocabulary.is_of_people() || self.kind(noun).thing)
                    && (!words::is_finite(self.word(noun)) || self.word(noun).ends_with('s'))
                    && self.may_pass(noun)
                    && self.matches.get(noun).is_some_and(Vec::is_empty)
                    && !self.is_human(noun)
                    && (!learn::is_agent(self.word(noun)) || self.kind(noun).thing)
                    && self.uses(noun).relative == 0
                    && !self.is_possessive(noun + 1);
                let own = self.uses(noun).own;
                // `the Gannet's sailor`
                let is_named = own != 0 && self.matches.get(noun).is_some_and(Vec::is_empty);
                let is_client = CLIENTS.contains(&self.stem(noun));
                if is_noun || is_named {
                    // Ann's boyfriend is somebody else than Ann.
                    let fits = choices.iter().filter(|of| {
                        let is_person = is_somebody || of.sense() & persons != 0;
                        let other = is_person && own & persons != 0 && !is_client;
                        of.sense() & own == 0 && !other && (is_person || is_named)
                    });
                    fits.for_each(|of| found.add(noun + 1, *of));
                }
            }
        }
    }

    /// The category of people, in a second look at a puzzle that has no other one.
    pub(in crate::english) fn only_people(&self) -> Option<Senses> {
        let people = || self.vocabulary.of_persons() & self.vocabulary.lists();
        self.vocabulary.is_loose.then(people).filter(|people| people.count_ones() == 1)
    }

    /// Whether a word may be the noun for a row.
    pub(super) fn is_loose_head(&self, at: usize) -> bool {
        let Some(token) = self.tokens.get(at) else { return false };
        let kind = self.kind(at);
        // A `lawyer` may be one of the jobs that the header forgot.
        let of_jobs = |sense: &Sense| {
            sense.topic.is_some_and(lexicon::topics::is_occupation) || are_people(&sense.items)
        };
        let is_agent = learn::is_agent(&token.word);
        let is_job = || is_agent && self.vocabulary.senses.iter().any(of_jobs);
        // Among people, a train may be another one's.
        let is_row = !self.vocabulary.is_of_people()
            || is_agent
            || matches!(self.word(at + 1), "who" | "whose");
        let plain = !(kind.be || kind.auxiliary || kind.preposition || kind.relative || kind.live);
        let noun = kind.person
            || kind.thing
            || self.uses(at).own != 0
            || story::is_folk(&token.stem)
            || matches!(&*token.word, "those" | "everyone" | "anyone")
            || learn::is_new_noun(self, at)
                && !token.is_capital
                && !words::is_finite(&token.word)
                && is_row
                && !is_job();
        plain
            && noun
            && self.matches[at].is_empty()
            && !matches!(&*token.word, "he" | "she" | "they" | "it")
    }

    /// Whether a noun for a row is one for somebody.
    pub(super) fn is_somebody(&self, at: usize) -> bool {
        let word = self.word(at);
        let kind = self.kind(at);
        let own = self.uses(at).own;
        let is_thing =
            kind.thing && self.vocabulary.is_owned(self.stem(at)) || own & !self.persons() != 0;
        let is_human = is_for_people(self.stem(at)) && word != "one";
        // `Tobias's performance … the one by Haydn`
        let of_thing =
            || (0..at).any(|at| self.kind(at).thing && self.vocabulary.is_owned(self.stem(at)));
        let one_of_people = word == "one" && !self.vocabulary.is_of_things() && !of_thing();
        is_human
            || one_of_people
            || own & self.persons() != 0
            || !is_thing && word != "one" && learn::is_agent(word)
    }

    /// What is told behind a noun for a row.
    pub(super) fn behind_loose_head(&self, head: usize, found: &mut Found) {
        let mut told = Found { start: found.start, mentions: Vec::new() };
        self.told_behind(head, &mut told);
        // The kayak launched with Orion is another one.
        let rows = match self.uses(head).own {
            0 => self.vocabulary.identities(),
            own => own,
        };
        found.merge(told.mentions, &[], |choice| choice.sense() & rows == 0);
    }

    /// The same, of any category.
    fn told_behind(&self, head: usize, found: &mut Found) {
        let next = head + 1;
        let of_thing = !self.is_somebody(head);
        let word = self.word(next);
        if self.word(next) == "whose" {
            // `whose show features oldies`
            let noun = next + 1;
            let is_noun =
                self.kind(noun).thing || self.uses(noun).own != 0 || learn::is_new_noun(self, noun);
            let verb = noun + 1;
            if is_noun && !learn::is_agent(self.word(noun)) {
                self.told(verb, true, found);
                if self.kind(verb).be {
                    found.merge(self.objects(verb + 1, false), &[], |choice| {
                        self.may_be_told(choice, true, "")
                    });
                }
            }
            return;
        }
        if self.kind(next).relative {
            self.told(next + 1, of_thing, found);
            if self.kind(next + 1).be {
                found.merge(self.objects(next + 2, false), &[], |choice| {
                    self.may_be_told(choice, of_thing, "")
                });
            }
            return;
        }
        let participle = (matches!(word, "available" | "bound" | "due" | "known" | "worth")
            || word.ends_with("ing")
            || word.ends_with("ed")
            || words::is_finite(word) && !word.ends_with('s'))
            && !self.kind(next).be
            && !self.kind(next).auxiliary;
        if JOINING.contains(&word) || participle {
            self.told(next, of_thing, found);
        }
        self.done_by(head, of_thing, found);
    }

    /// `the frog Marcus trained`, `the one that Gina reached`: what somebody did with a thing.
    pub(super) fn done_by(&self, head: usize, of_thing: bool, found: &mut Found) {
        if !of_thing {
            return;
        }
        let start =
            head + 1 + usize::from(matches!(self.word(head + 1), "that" | "which" | "where"));
        for doer in self.objects(start, false) {
            let Noun::Item(choices) = &doer.noun else { continue };
            let mut verb = doer.end;
            // `than the one Dutch did`
            let ends = self.tokens.get(verb + 1).is_none_or(|next| !next.is_word());
            if self.word(verb) == "did" && ends {
                choices
                    .iter()
                    .filter(|of| self.persons() & !self.uses(head).own & of.sense() != 0)
                    .for_each(|choice| found.add(verb + 1, *choice));
            }
            while self.kind(verb).auxiliary || matches!(self.word(verb), "is" | "was" | "first") {
                verb += 1;
            }
            let is_verb =
                self.is_loose_verb(verb) && self.matches.get(verb).is_none_or(Vec::is_empty);
            let leaves = self.word(verb) == "left" || story::is_going_away(self.stem(verb));
            if !is_verb || leaves || self.kind(verb).be {
                continue;
            }
            let mut ends = vec![verb + 1];
            let next = self.word(verb + 1);
            if self.is_particle(verb + 1)
                || JOINING.contains(&next)
                || matches!(next, "up" | "out" | "down")
            {
                ends.push(verb + 2);
                if JOINING.contains(&self.word(verb + 2)) {
                    ends.push(verb + 3);
                }
            }
            for end in ends {
                let goes_on = self.kind(end).be
                    || self.kind(end).auxiliary
                    || self.tokens.get(end).is_none_or(|next| !next.is_word())
                    || matches!(self.word(end), "and" | "or" | "nor" | "than")
                    || self.is_loose_verb(end);
                let others = self.of_other_roles(verb);
                for choice in choices
                    .iter()
                    .filter(|of| of.sense() & others == 0)
                    .filter(|of| self.persons() & of.sense() != 0 && goes_on)
                {
                    if self.uses(head).own & choice.sense() == 0 {
                        found.add(end, *choice);
                    }
                }
            }
        }
    }

    /// `the head of Acme` where the header has bosses: the row of what they lead.
    fn led(&self, start: usize, found: &mut Found) {
        const LEADERS: &[&str] = &[
            "boss", "ceo", "chief", "director", "founder", "head", "leader", "manag", "owner",
            "presid",
        ];
        let leaders = self.vocabulary.named_by(LEADERS);
        if self.word(start) != "the"
            || self.word(start + 2) != "of"
            || !LEADERS.contains(&self.stem(start + 1))
            || leaders == 0
        {
            return;
        }
        let people = self.persons() | leaders;
        found.merge(self.objects(start + 3, false), &[], |choice| {
            let is_list = self.vocabulary.senses[choice.of.sense].scale.is_none();
            is_list && choice.sense() & people == 0
        });
    }

    /// `the Thursday performer`, `the levitation expert`: a row by what somebody does with an item.
    pub(super) fn with_agent(&self, start: usize, found: &mut Found) {
        for of in found.mentions.clone() {
            let Noun::Item(choices) = &of.noun else { continue };
            let agent = of.end;
            let is_agent = self.word(start) == "the"
                && !self.vocabulary.has_order
                && self.matches.get(agent).is_some_and(Vec::is_empty)
                && (story::is_folk(self.stem(agent))
                    || learn::is_agent(self.word(agent))
                    || self.is_human(agent))
                && self.may_pass(agent)
                && !function::is_of_some(self.word(agent));
            let persons = self.persons() & self.vocabulary.lists();
            let is_item =
                (start..agent).any(|at| self.matches[at].iter().any(|item| item.end == agent));
            // `the Abbott child`, of surnames
            let child = matches!(
                self.word(agent),
                "boy" | "child" | "couple" | "family" | "girl" | "household" | "kid" | "youngster"
            );
            if is_item
                && child
                && self.word(start) == "the"
                && self.matches.get(agent).is_some_and(Vec::is_empty)
            {
                let named = choices.iter().filter(|of| of.sense() & persons != 0);
                named.for_each(|of| found.add(agent + 1, *of));
            }
            if is_agent && is_item {
                let things = choices.iter().filter(|of| of.sense() & persons == 0);
                things.for_each(|of| found.add(agent + 1, *of));
            }
        }
    }

    /// `cake was for a christening` behind `whose`: what is said of something of somebody's.
    pub(in crate::english) fn of_whose(
        &self,
        noun: usize,
        of: &Operand,
    ) -> Vec<(usize, Statement)> {
        let is_noun = self.kind(noun).thing || self.uses(noun).own != 0 || self.is_new_word(noun);
        let other = self.is_human(noun)
            || learn::is_agent(self.word(noun))
            || self.uses(noun).relative != 0;
        let is_theirs = self.vocabulary.is_loose
            && is_noun
            && !other
            && self.matches.get(noun).is_some_and(Vec::is_empty);
        if is_theirs { self.predicates(noun + 1, of) } else { Vec::new() }
    }
}
