//! What is told on of one who was named: `…, who drinks tea`, `…, and he drinks tea`.

use super::super::function;
use super::super::loose::PARTNERS;
use super::super::mention::Reader;
use super::super::nth::OCCASIONS;
use super::super::vocabulary::Senses;
use super::{and, is_same_item, not, operands};
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

impl Reader<'_> {
    /// `…, who drinks tea` behind a statement: told of the one that its last words name. Not within a
    /// condition or a choice, where it would depend on what it is told beside.
    pub(super) fn told_on(
        &self,
        at: usize,
        says: &Statement,
        parts: usize,
    ) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let relative = self.word(at + 1);
        if self.word(at) != ","
            || !matches!(relative, "who" | "which" | "whose")
            || self.may_depend()
        {
            return found;
        }
        // `more than Ann's, which …`
        let is_theirs =
            self.vocabulary.is_loose && relative == "which" && self.is_possessive(at - 1);
        let named = at - usize::from(is_theirs);
        let Some(last) = self.named_last(named, says) else { return found };
        // `Ann's choice, which is not the tea`
        let is_owned = at >= 2
            && self.is_possessive(at - 2)
            && self.vocabulary.is_owned(self.stem(at - 1))
            && self.matches[at - 1].is_empty();
        let is_thing =
            is_owned || is_theirs || self.is_loose_thing(&last) || self.is_thing(&last, at);
        if relative == "which" && !is_thing {
            return found;
        }
        let mut told = match relative {
            "whose" => self.whose_said(at + 2, &last),
            _ => self.predicates(at + 2, &last),
        };
        // `…, who drinks tea and owns the dog`
        for (end, first) in told.clone() {
            if let Some(next) = self.any(end, &["and", "but"]) {
                let more = self.predicates(next, &last).into_iter();
                told.extend(more.map(|(end, more)| (end, and(first.clone(), more))));
            }
        }
        for (end, more) in told {
            let both = and(says.clone(), more.clone());
            if parts > 2 {
                found.extend(
                    self.told_on(end, &more, parts - 1)
                        .into_iter()
                        .map(|(end, on)| (end, and(says.clone(), on))),
                );
            }
            // `…, who drinks tea, and Bob owns the dog`
            if let Some(next) = self.joint(end) {
                let others = self.clauses(next, parts - 1).into_iter();
                found.extend(others.map(|(end, other)| (end, and(both.clone(), other))));
            }
            found.push((end, both));
        }
        found
    }

    /// Whether parts of the sentence hold only on some condition.
    pub(super) fn may_depend(&self) -> bool {
        let depends = |at: usize| match self.word(at) {
            "if" | "either" => true,
            "neither" => !self.vocabulary.is_loose,
            _ => false,
        };
        (0..self.tokens.len()).any(depends)
    }

    /// What the words before a token name, of which a statement tells something.
    pub(super) fn named_last(&self, at: usize, says: &Statement) -> Option<Operand> {
        let last = match says {
            Form::And(all) => all.last()?,
            other => other,
        };
        let of = match last {
            Form::Than { a, b, .. } => vec![a.clone(), b.clone()],
            other => operands(other),
        };
        let end = self.tokens[at - 1].span.end;
        of.into_iter().find(|operand| operand.name.span.end == end && !self.is_place(operand))
    }

    /// Whether the words of an operand, which end before a token, speak of a thing and of nobody.
    pub(super) fn is_thing(&self, operand: &Operand, end: usize) -> bool {
        let words = (0..end).filter(|at| self.tokens[*at].span.start >= operand.name.span.start);
        let is_person = |at: usize| {
            self.kind(at).person && !self.vocabulary.is_owned(self.stem(at))
                || self.uses(at).agent != 0
        };
        let bit = self.sense_of(operand);
        let people = self.vocabulary.of_people | self.vocabulary.folk | self.vocabulary.names;
        // `Ann's pearl`
        let last = end.saturating_sub(1);
        let is_theirs = end >= 3
            && self.is_possessive(end - 2)
            && self.kind(last).thing
            && !self.is_human(last)
            && self.matches[last].is_empty();
        self.is_house(end - 1)
            || is_theirs
            || bit & people == 0 && !words.into_iter().any(is_person)
    }

    /// The category of an operand, as a set of one.
    pub(in crate::english) fn sense_of(&self, operand: &Operand) -> Senses {
        operand.category.as_ref().map_or(0, |category| self.vocabulary.sense_called(category))
    }

    /// `, and neither did Bob`, `, nor does Bob`: what was denied of the subject, of another one of its
    /// category.
    pub(super) fn nor_does(
        &self,
        at: usize,
        a: &Operand,
        says: &Statement,
    ) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let at = self.phrase(at, ",").unwrap_or(at);
        let Some(verb) = self.any(at, &["and neither", "and nor", "neither", "nor"]) else {
            return found;
        };
        if !self.kind(verb).auxiliary && !self.kind(verb).be {
            return found;
        }
        found.extend(self.nor_is(verb, a, says));
        let mut others = self.nouns(verb + 1);
        // `…, and neither was Nadia's snail`, where a row is a thing.
        let of_things = self.vocabulary.is_loose && self.is_thing(a, self.end_of(a));
        if of_things && self.kind(verb).be && self.is_denied_be(a) {
            others.extend(self.owners(verb + 1));
        }
        others.retain(|(_, b)| !is_same_item(a, b));
        // `Ann isn't the one who drank tea, and neither is the nurse`
        let is_one_who = self.is_denied_be(a)
            && (self.end_of(a)..at)
                .any(|at| self.any(at, &["the one who", "the person who"]).is_some());
        for (end, b) in others {
            // `Ann has no dog, and neither does the one with the fez` tells of another than Ann.
            let is_other = self.sense_of(&b) != self.sense_of(a);
            let is_row = of_things && self.is_thing(&b, end);
            let tells_of_person =
                |at: usize| self.kind(at).person || self.uses(at).own & self.persons() != 0;
            let is_somebody = (!self.kind(verb).be || is_one_who)
                && !self.is_thing(a, self.end_of(a))
                && (!self.is_thing(&b, end) || (verb + 1..end).any(tells_of_person));
            if is_other && !is_row && !is_somebody {
                continue;
            }
            let apart = (is_other && is_somebody).then(|| Form::Different(a.clone(), b.clone()));
            let too = match says {
                Form::Different(of, other) if of == a => Form::Different(b, other.clone()),
                Form::Not(inner) => match &**inner {
                    Form::In(of, places) if of == a => not(Form::In(b, places.clone())),
                    _ => continue,
                },
                _ => continue,
            };
            let both = and(says.clone(), too);
            found.push((end, apart.into_iter().fold(both, and)));
        }
        found
    }

    /// `nor is he from Salem`, `nor did they come from Texas` behind what is denied of a subject.
    fn nor_is(&self, verb: usize, a: &Operand, says: &Statement) -> Vec<(usize, Statement)> {
        let pronoun = self.word(verb + 1);
        let is_denied = matches!(says, Form::Different(..) | Form::Not(_));
        let is_thing = |of: &Operand| self.is_thing(of, self.end_of(of));
        let may_be_other = match says {
            // `it` may be what Ann did not buy.
            _ if pronoun == "it" => !is_thing(a),
            // `isn't the baker, nor is he the nurse` tells twice of the same one.
            Form::Different(..) if self.kind(verb).be && self.is_denied_be(a) => false,
            Form::Different(_, b) => !is_thing(b),
            _ => false,
        };
        if !matches!(pronoun, "he" | "she" | "it" | "they") || !is_denied || may_be_other {
            return Vec::new();
        }
        // As if it had been said of the subject: `is from Salem`, `come from Texas`.
        let begin = self.end_of(a);
        let is_be = self.kind(verb).be;
        let verbs = if is_be { &self.tokens[verb..=verb] } else { &[] };
        let tokens = self.with(begin..verb + 2, verbs);
        let spliced = Reader::new(self.vocabulary, &tokens);
        let taken = verb + 2 - begin - verbs.len();
        let said = spliced.predicates(begin, a).into_iter();
        // As everywhere, several things are not denied at once.
        let said = said
            .filter(|(_, too)| !matches!(too, Form::And(_) | Form::Not(_) | Form::Different(..)));
        said.map(|(end, too)| (end + taken, and(says.clone(), not(too)))).collect()
    }

    /// Whether `isn't` or `is not` stands right behind a subject.
    fn is_denied_be(&self, a: &Operand) -> bool {
        let at = self.end_of(a);
        self.is_be_or_denied(at) && self.any(at + 1, &["not", "'t"]).is_some()
    }

    /// The same, before a preposition: `isn't in`.
    fn is_denied_place(&self, a: &Operand) -> bool {
        let denial = self.any(self.end_of(a) + 1, &["not", "'t"]).filter(|_| self.is_denied_be(a));
        denial.is_some_and(|at| matches!(self.word(at), "at" | "from" | "in" | "on"))
    }

    /// `neither of them drinks tea` behind what tells of two rows.
    pub(super) fn of_neither(&self, at: usize, says: &Statement) -> Vec<(usize, Statement)> {
        const TWO: &[&str] = &[
            "neither of them",
            "neither of the two",
            "neither of these two",
            "neither of those two",
            "neither man",
            "neither one",
            "neither person",
            "neither woman",
        ];
        let Some(next) = self.any(at, TWO) else { return Vec::new() };
        let two = match says {
            Form::Than { a, b, .. } => vec![a.clone(), b.clone()],
            other => operands(other),
        };
        let [a, b] = &two[..] else { return Vec::new() };
        if matches!(says, Form::Same(..)) || self.is_place(a) || self.is_place(b) {
            return Vec::new();
        }
        let is_one =
            |says: &Statement| !matches!(says, Form::And(_) | Form::Not(_) | Form::Different(..));
        let first = self.predicates(next, a).into_iter().filter(|(_, says)| is_one(says));
        let second: Vec<_> = self.predicates(next, b);
        let both =
            first.zip(second).filter(|((end, _), (other, says))| end == other && is_one(says));
        both.map(|((end, a), (_, b))| (end, and(not(a), not(b)))).collect()
    }

    /// `he drinks tea`, `it's not red` behind a joint: said of the subject, if nobody else was named.
    pub(super) fn of_pronoun(
        &self,
        at: usize,
        says: &Statement,
        subject: &Operand,
    ) -> Vec<(usize, Statement)> {
        let pronoun = match self.word(at) {
            // `the jeans were not Ann's, and they were smaller`
            "they" if self.is_plural_thing(subject) => "it",
            // `the cook has the red hat; this is not Ann`: whoever has both
            "this" if self.is_be_or_denied(at + 1) && matches!(says, Form::Same(..)) => "it",
            other => other,
        };
        // `her birthday fell earlier`
        let own = self.vocabulary.is_loose && function::is_own(pronoun);
        if own
            && !self.is_place(subject)
            && self.is_alone(says, "she")
            && self.is_own_noun(at + 1, pronoun, subject)
        {
            let mut found = self.attribute_said(at + 1, subject);
            found.extend(self.predicates(at + 2, subject));
            return found;
        }
        if self.is_place(subject)
            || !self.is_alone(says, pronoun)
            || !matches!(pronoun, "he" | "she" | "it")
        {
            return Vec::new();
        }
        if self.word(at + 1) == "'s" {
            let denial = self.phrase(at + 2, "not");
            let said = self.said(denial.unwrap_or(at + 2), subject, true).into_iter();
            return match denial {
                // As everywhere, several things are not denied at once.
                Some(_) => said
                    .filter(|(_, says)| !matches!(says, Form::And(_)))
                    .map(|(end, says)| (end, not(says)))
                    .collect(),
                None => said.collect(),
            };
        }
        self.predicates(at + 1, subject)
    }

    /// Whether a subject is called by a thing in the plural.
    fn is_plural_thing(&self, subject: &Operand) -> bool {
        let end = self.end_of(subject);
        let last = end.checked_sub(1).map_or("", |last| self.word(last));
        let is_plural = last.ends_with('s') && !last.ends_with("ss");
        is_plural
            && matches!(self.word(end), "are" | "were" | "aren" | "weren")
            && self.is_thing(subject, end)
    }

    /// `birthday` of `her birthday fell earlier`, `driver` of `its driver`: what is hers or its, and neither somebody else nor
    /// anything of which nothing is known.
    fn is_own_noun(&self, noun: usize, pronoun: &str, subject: &Operand) -> bool {
        let uses = self.uses(noun);
        let others = uses.own & !self.sense_of(subject) & !self.vocabulary.all(|of| of.is_people);
        let is_known = match self.is_human(noun) && !self.is_house(noun) {
            // Bob's boss is no row, and his wife is one where the header has wives.
            true => others != 0 && (pronoun == "its" || PARTNERS.contains(&self.word(noun))),
            false => {
                uses.own | uses.topical | uses.filler != 0
                    || OCCASIONS.contains(&self.word(noun))
                    || matches!(self.word(noun), "choice" | "entry" | "order" | "pick" | "purchase")
                    || self.is_house(noun)
            }
        };
        is_known && self.matches.get(noun).is_some_and(Vec::is_empty)
    }

    /// Whether a statement tells of nobody else than its subject, for whom a pronoun may stand then.
    fn is_alone(&self, says: &Statement, pronoun: &str) -> bool {
        match says {
            Form::Same(..) | Form::In(..) | Form::AtEnd(..) => true,
            // `isn't striped, and it wasn't built in 1824`
            Form::Different(a, b) if pronoun == "it" => {
                // `did not come second, and it was not Maria's`
                let is_value = self.vocabulary.is_loose
                    && self.vocabulary.all(|sense| sense.scale.is_some()) & self.sense_of(b) != 0;
                (self.is_denied_be(a) || is_value) && self.is_thing(a, self.end_of(a))
            }
            // `Ann is not in Mr. Bell's class. She …`
            Form::Different(a, b) => {
                self.is_thing(b, self.end_of(b))
                    || self.is_denied_place(a) && !self.is_thing(a, self.end_of(a))
            }
            Form::Not(inner) => matches!(**inner, Form::In(..)),
            Form::And(all) => {
                let is_denial = |says: &Statement| matches!(says, Form::Different(..));
                (pronoun != "it" || self.vocabulary.is_loose && all.iter().all(is_denial))
                    && all.iter().all(|says| self.is_alone(says, pronoun))
            }
            _ => false,
        }
    }

    /// Behind the words of an operand.
    pub(super) fn end_of(&self, operand: &Operand) -> usize {
        let end = operand.name.span.end;
        self.tokens.iter().position(|token| token.span.start >= end).unwrap_or(self.tokens.len())
    }
}
