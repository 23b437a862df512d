//! The sentences that are understood: every way to read all words of one.

use super::mention::{Found, Mention, Noun, Reader};
use super::place::Spot;
use super::relation::Relation;
use super::vocabulary::Senses;
use super::words;
use crate::model::statement::Form;
use crate::syntax::ast::{Name, Operand, PlaceName, Statement};

/// How deep sentences may be joined.
const MAX_PARTS: usize = 4;

impl Reader<'_> {
    /// Every reading of the tokens from `start` to before `end`.
    pub(super) fn readings(&self, start: usize, end: usize) -> Vec<Statement> {
        let all = self.clauses(start, MAX_PARTS);
        all.into_iter().filter(|(at, _)| *at == end).map(|(_, statement)| statement).collect()
    }

    /// Sentences, alone or joined, that begin at a token.
    fn clauses(&self, start: usize, parts: usize) -> Vec<(usize, Statement)> {
        let mut found = self.conditional(start, parts);
        let first = self.simple(start);
        for (end, subject, statement) in &first {
            found.extend(self.distinct(*end, statement));
            let Some(next) = self.joint(*end).filter(|_| parts > 1) else { continue };
            for (end, more) in self.clauses(next, parts - 1) {
                found.push((end, and(statement.clone(), more)));
            }
            if let Some(subject) = subject {
                // `… and to the right of b` goes on with the verb before it.
                let mut more = self.predicates(next, subject);
                more.extend(self.related_to(next, subject));
                for (end, more) in more {
                    let both = and(statement.clone(), more);
                    found.extend(self.distinct(end, &both));
                    found.push((end, both));
                }
            }
        }
        found.extend(first.into_iter().map(|(end, _, statement)| (end, statement)));
        found
    }

    /// `and`, `but`, with or without a comma; where the words behind it begin.
    fn joint(&self, at: usize) -> Option<usize> {
        let at = if matches!(self.word(at), "," | ";") { at + 1 } else { at };
        self.any(at, &["and", "but", "while", "and also", "whereas"])
    }

    /// `, and they are different people`, `and vice versa`.
    fn distinct(&self, at: usize, statement: &Statement) -> Vec<(usize, Statement)> {
        let Some(next) = self.joint(at) else { return Vec::new() };
        let mut found = Vec::new();
        if let Some(end) = self.phrase(next, "vice versa") {
            let symmetric =
                matches!(statement, Form::Same(..) | Form::Different(..) | Form::NextTo(..));
            if symmetric {
                found.push((end, statement.clone()));
            }
        }
        let they = self.any(next, &["they are", "they 're", "these are", "are"]);
        let they = they.map(|at| self.any(at, &["all"]).unwrap_or(at));
        let counted = they.map(|at| {
            let number = words::number(&[self.word(at)]);
            (at + number.map_or(0, |(_, taken)| taken), number.map(|(n, _)| n as usize))
        });
        if let Some((at, count)) = counted
            && self.word(at) == "different"
            && (self.kind(at + 1).person || self.is_house(at + 1))
        {
            let of = operands(statement);
            if of.len() >= 2 && count.is_none_or(|count| count == of.len()) {
                let apart = match &of[..] {
                    [a, b] => Form::Different(a.clone(), b.clone()),
                    _ => Form::AllDifferent(of),
                };
                found.push((at + 2, and(statement.clone(), apart)));
            }
        }
        found
    }

    /// `if …, then …`, `either … or …` of whole sentences.
    fn conditional(&self, start: usize, parts: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if parts < 2 {
            return found;
        }
        if self.word(start) == "if" {
            for (end, condition) in self.clauses(start + 1, parts - 1) {
                let at = if self.word(end) == "," { end + 1 } else { end };
                let at = self.phrase(at, "then").unwrap_or(at);
                if at == end {
                    continue;
                }
                for (end, then) in self.clauses(at, parts - 1) {
                    found.push((end, Form::If(Box::new((condition.clone(), then)))));
                }
            }
        }
        if self.word(start) == "either" {
            for (end, _, first) in self.simple(start + 1) {
                let at = if self.word(end) == "," { end + 1 } else { end };
                let Some(at) = self.phrase(at, "or") else { continue };
                for (end, _, second) in self.simple(at) {
                    let both = Form::Xor(vec![first.clone(), second]);
                    let not_both = if self.word(end) == "," { end + 1 } else { end };
                    if let Some(end) = self.any(not_both, &["but not both", "and not both"]) {
                        found.push((end, both.clone()));
                    }
                    found.push((end, both));
                }
            }
        }
        found
    }

    /// Sentences with one subject, with that subject where others may follow about it.
    fn simple(&self, start: usize) -> Vec<(usize, Option<Operand>, Statement)> {
        let mut found = Vec::new();
        for mention in self.mentions(start) {
            for subject in self.operands(&mention) {
                for (end, statement) in self.predicates(mention.end, &subject) {
                    found.push((end, Some(subject.clone()), statement));
                }
                for (end, statement) in self.possessed(mention.end, &subject) {
                    found.push((end, None, statement));
                }
            }
        }
        let mut others = self.there_is(start);
        others.extend(self.several(start));
        others.extend(self.one_and_other(start));
        others.extend(self.all_people(start));
        others.extend(self.inverted(start));
        others.extend(self.either_subject(start));
        others.extend(self.neither_subject(start));
        found.extend(others.into_iter().map(|(end, statement)| (end, None, statement)));
        found
    }

    /// `'s favourite drink is milk`: the words name a category, of which an item follows.
    fn possessed(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if !matches!(self.word(at), "'s" | "'") {
            return found;
        }
        let mut next = at + 1;
        let (mut fits, mut own) = (Senses::MAX, 0);
        while let Some(uses) = self.uses.get(next).filter(|_| !self.kind(next).be) {
            let light = self.kind(next).preposition || matches!(self.word(next), "'s" | "'");
            fits &= if light { Senses::MAX } else { uses.own | uses.filler | uses.relative };
            own |= uses.own;
            next += 1;
        }
        if fits & own == 0 || !self.kind(next).be {
            return found;
        }
        let (next, denied) = match self.any(next + 1, &["not", "'t"]) {
            Some(next) => (next, true),
            None => (next + 1, false),
        };
        for mention in self.mentions(next) {
            let Noun::Item(choices) = &mention.noun else { continue };
            let choices: Vec<_> = choices
                .iter()
                .filter(|choice| fits & own & 1 << choice.of.sense != 0)
                .copied()
                .collect();
            if choices.is_empty() {
                continue;
            }
            let mention = Mention { noun: Noun::Item(choices), ..mention };
            for b in self.operands(&mention) {
                let says = same(a.clone(), b, self);
                found.push((mention.end, if denied { not(says) } else { says }));
            }
        }
        found
    }

    /// The operands that a mention may be: several if its words fit several categories equally.
    pub(super) fn operands(&self, mention: &Mention) -> Vec<Operand> {
        let span = self.span(mention.start, mention.end);
        match &mention.noun {
            Noun::Place(spot) => self.place_operand(*spot, span).into_iter().collect(),
            Noun::Item(choices) => {
                let best = choices.iter().map(|choice| choice.score).max().unwrap_or(0);
                let best = choices.iter().filter(|choice| choice.score == best);
                best.map(|choice| {
                    let sense = &self.vocabulary.senses[choice.of.sense];
                    let name = &sense.items[choice.of.item];
                    Operand {
                        category: Some(Box::new(Name { span, ..sense.name.clone() })),
                        name: Name { span, quoted: true, ..name.clone() },
                    }
                })
                .collect()
            }
        }
    }

    /// Operands that begin at a token, each with where its words end.
    fn nouns(&self, at: usize) -> Vec<(usize, Operand)> {
        self.ends(self.mentions(at))
    }

    /// What some mentions may be, each with where its words end.
    fn ends(&self, mentions: Vec<Mention>) -> Vec<(usize, Operand)> {
        let of = |mention: Mention| {
            let end = mention.end;
            self.operands(&mention).into_iter().map(move |operand| (end, operand))
        };
        mentions.into_iter().flat_map(of).collect()
    }

    /// What is said of a subject.
    fn predicates(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let mut at = at;
        if self.word(at) == "must" {
            at += 1;
        }
        if self.word(at) == "also" {
            at += 1;
        }
        let (be, auxiliary) = (self.kind(at).be, self.kind(at).auxiliary);
        let denial = |at: usize| self.any(at, &["not", "'t", "never"]);
        if (be || auxiliary)
            && let Some(next) = denial(at + 1)
        {
            let is_be = be || matches!(self.word(at), "isn" | "aren" | "wasn" | "weren");
            // `is not neither … nor …` denies twice.
            let said = self.said(next, a, is_be).into_iter();
            let said = said.filter(|(_, statement)| !matches!(statement, Form::And(_)));
            found.extend(said.map(|(end, statement)| (end, not(statement))));
            return found;
        }
        if be {
            let next =
                self.any(at + 1, &["also", "always", "certainly", "definitely"]).unwrap_or(at + 1);
            found.extend(self.said(next, a, true));
        }
        // `never drinks tea`, `has no dog`
        if self.word(at) == "never" {
            for (end, statement) in self.said(at + 1, a, false) {
                found.push((end, not(statement)));
            }
        }
        if let Some(next) = self.any(at, &["has no", "owns no", "have no"]) {
            for (end, b) in self.nouns(next) {
                found.push((end, Form::Different(a.clone(), b)));
            }
        }
        found.extend(self.said(at, a, false));
        found
    }

    /// What stands behind `is`, or a verb with what belongs to it.
    fn said(&self, at: usize, a: &Operand, is_be: bool) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let mut place = at;
        while self.kind(place).live {
            place += 1;
        }
        if is_be || place > at {
            found.extend(self.located(place, a));
            found.extend(self.related_to(place, a));
        }
        if is_be {
            for (end, b) in self.nouns(at) {
                if !self.is_place(&b) {
                    found.push((end, same(a.clone(), b.clone(), self)));
                }
                // `is the Dane's neighbour`
                let neighbour = [
                    "'s neighbour",
                    "'s neighbor",
                    "'s next door neighbour",
                    "'s next door neighbor",
                ];
                if let Some(end) = self.any(end, &neighbour) {
                    found.push((end, Form::NextTo(a.clone(), b)));
                }
            }
            found.extend(self.alternatives(at, a));
            found.extend(self.passive_said(at, a));
        }
        found.extend(self.alternatives_of_verb(at, a));
        for (end, b) in self.property(at) {
            found.push((end, same(a.clone(), b, self)));
        }
        // `has a neighbour who …`
        let neighbour =
            ["has a neighbour", "has a neighbor", "have a neighbour", "have a neighbor"];
        if let Some(end) = self.any(at, &neighbour) {
            let inner = match self.word(end) {
                "who" | "that" => self.property(end + 1),
                "with" => self.property(end),
                _ => Vec::new(),
            };
            for (end, b) in inner {
                found.push((end, Form::NextTo(a.clone(), b)));
            }
        }
        found.extend(self.compared(at, a));
        found
    }

    /// `is drunk in the green house`, `is owned by the Dane`, `is kept next to the cat`.
    fn passive_said(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let sense = self.vocabulary.senses.iter().position(|sense| {
            a.category.as_ref().is_some_and(|category| category.text == sense.name.text)
        });
        let bit: Senses = sense.map_or(0, |sense| 1 << sense);
        if self.uses[at.min(self.uses.len() - 1)].verb & bit == 0 {
            return Vec::new();
        }
        let mut found = self.located(at + 1, a);
        found.extend(self.related_to(at + 1, a));
        if let Some(next) = self.any(at + 1, &["by", "in", "at"]) {
            let items = self.nouns(next).into_iter().filter(|(_, b)| !self.is_place(b));
            found.extend(items.map(|(end, b)| (end, same(a.clone(), b, self))));
        }
        found
    }

    /// What is said of someone: `drinks tea`, `owns the dog`, `is partial to Pall Mall`.
    fn property(&self, at: usize) -> Vec<(usize, Operand)> {
        let mut found = Found { start: at, mentions: Vec::new() };
        self.deed(at, &mut found);
        self.ends(found.mentions)
    }

    /// `in house 3`, `first`, `at one of the ends`, `in an even-numbered house`, `in house 2 or 4`.
    fn located(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let inside = self.any(at, &["in", "at", "on", "in the", "at the", "on the"]).unwrap_or(at);
        let start = self.any(at, &["in", "at", "on"]).unwrap_or(at);
        if let Some(first) = self.any(start, &["either"]) {
            // `in either the second or the fourth house`
            for (end, spot) in self.places(first) {
                let Some(next) = self.phrase(end, "or") else { continue };
                for (end, other) in self.places(next) {
                    let span = self.span(at, end);
                    let names = [spot, other].map(|spot| self.place_name(spot, span)).to_vec();
                    found.push((end, Form::In(a.clone(), names)));
                }
            }
        }
        for (end, spot) in self.places(start).into_iter().chain(self.bare_place(at)) {
            let mut spots = vec![(end, spot)];
            let mut last = end;
            // `house 2 or house 4`, `the first or the last house`
            while let Some(next) = self.phrase(last, "or") {
                let Some((end, spot)) = self.places(next).into_iter().max_by_key(|(end, _)| *end)
                else {
                    break;
                };
                spots.push((end, spot));
                last = end;
            }
            for count in 1..=spots.len() {
                let span = self.span(at, spots[count - 1].0);
                let names: Vec<PlaceName> =
                    spots[..count].iter().map(|(_, spot)| self.place_name(*spot, span)).collect();
                found.push((spots[count - 1].0, Form::In(a.clone(), names)));
            }
        }
        let ends = [
            "at one of the ends",
            "at an end",
            "at either end",
            "on one of the ends",
            "on an end",
            "on either end",
            "at one end",
            "on one end",
            "at one of the two ends",
            "in one of the two outer houses",
            "on one of the two ends",
            "in one of the end houses",
            "in an end house",
            "in one of the outermost houses",
            "at the end",
            "on the end",
            "at one end of the street",
            "at one end of the row",
            "at either end of the row",
            "at either end of the street",
            "at the end of the row",
            "at the end of the street",
            "at an end of the row",
            "at an end of the street",
        ];
        if let Some(end) = self.any(at, &ends) {
            found.push((end, Form::AtEnd(a.clone())));
        }
        for (word, odd) in [("odd", true), ("even", false)] {
            let here = self.any(inside, &["a", "an"]).unwrap_or(inside);
            if self.word(here) == word {
                let next = self.any(here + 1, &["numbered"]).unwrap_or(here + 1);
                if self.is_house(next) {
                    let form = if odd { Form::Odd(a.clone()) } else { Form::Even(a.clone()) };
                    found.push((next + 1, form));
                }
            }
        }
        found
    }

    /// `is first`, `is last`: an ordinal alone.
    fn bare_place(&self, at: usize) -> Option<(usize, Spot)> {
        let labels = self.vocabulary.labels.len();
        match self.word(at) {
            "last" => Some((at + 1, Spot::Last)),
            word => {
                let rank = words::ordinal(word)? as usize;
                (1..=labels).contains(&rank).then_some((at + 1, Spot::At(rank - 1)))
            }
        }
    }

    fn related_to(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        for (end, relation) in self.relations(at) {
            for (end, b) in self.nouns(end) {
                match relation {
                    Relation::Between | Relation::DirectlyBetween => {
                        let Some(next) = self.phrase(end, "and") else { continue };
                        for (end, c) in self.nouns(next) {
                            let (a, b) = (a.clone(), b.clone());
                            found.push((
                                end,
                                if relation == Relation::Between {
                                    Form::Between(a, b, c)
                                } else {
                                    Form::DirectlyBetween(a, b, c)
                                },
                            ));
                        }
                    }
                    _ => found.push((end, relate(relation, a.clone(), b, self))),
                }
            }
        }
        found
    }

    /// `is either the Dane or the Swede`, `is neither … nor …`.
    fn alternatives(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        self.alternatives_by(at, a, &|at| self.nouns(at))
    }

    /// `drinks either tea or milk`, `either drinks tea or owns the dog`.
    fn alternatives_of_verb(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = self.alternatives_by(at, a, &|at| self.property(at));
        // The verb before `either` stands for both.
        for verb in at + 1..at + 4 {
            if matches!(self.word(verb), "either" | "neither") {
                let both = |from: usize| -> Vec<(usize, Operand)> {
                    let mut inner = Found { start: from, mentions: Vec::new() };
                    self.deed_after(at..verb, from, &mut inner);
                    self.ends(inner.mentions)
                };
                found.extend(self.alternatives_by(verb, a, &both));
            }
        }
        found
    }

    fn alternatives_by(
        &self,
        at: usize,
        a: &Operand,
        nouns: &dyn Fn(usize) -> Vec<(usize, Operand)>,
    ) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let (joint, denied) = match self.word(at) {
            "either" => ("or", false),
            "neither" => ("nor", true),
            _ => return found,
        };
        for (end, b) in nouns(at + 1) {
            let next = if self.word(end) == "," { end + 1 } else { end };
            let Some(next) = self.phrase(next, joint) else { continue };
            for (end, c) in nouns(next) {
                let form = if denied {
                    Form::And(vec![
                        not(same(a.clone(), b.clone(), self)),
                        not(same(a.clone(), c, self)),
                    ])
                } else {
                    Form::Either(a.clone(), vec![b.clone(), c])
                };
                found.push((end, form));
            }
        }
        found
    }

    /// `There are two houses between … and …`.
    fn there_is(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let Some(mut at) = self.any(start, &["there is", "there are", "there 's"]) else {
            return found;
        };
        at = self.any(at, &["exactly", "just", "only"]).unwrap_or(at);
        let Some((end, count)) = self.count(at) else { return found };
        let end = self
            .any(end, &["standing", "located", "in"])
            .filter(|at| self.word(*at) != "the")
            .unwrap_or(end);
        let Some(next) =
            self.any(end, &["between", "separating"]).or(self.phrase(end, "in between"))
        else {
            return found;
        };
        for (end, a) in self.nouns(next) {
            let Some(next) = self.phrase(end, "and") else { continue };
            for (end, b) in self.nouns(next) {
                found.push((end, Form::HousesBetween(count, a.clone(), b)));
            }
        }
        found
    }

    /// `a and b are next to each other`, `a, b and c are different people`.
    fn several(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let at = self.any(start, &["both"]).unwrap_or(start);
        for (end, of) in self.lists(at) {
            // `do not live`
            let denial = |at: usize| self.any(at, &["not", "'t"]);
            let denied = denial(end + 1).filter(|_| self.kind(end).auxiliary);
            let mut verb = denied.unwrap_or(end);
            while self.kind(verb).be || self.kind(verb).live {
                verb += 1;
            }
            if verb == end {
                if let ([a, b], true) =
                    (&of[..], matches!(self.word(end), "neighbour" | "neighbor"))
                    && let Some(end) = self.phrase(end + 1, "each other")
                {
                    found.push((end, Form::NextTo(a.clone(), b.clone())));
                }
                continue;
            }
            let (verb, denied) = match denial(verb) {
                Some(verb) if denied.is_none() => (verb, true),
                _ => (verb, denied.is_some()),
            };
            let mut says = Vec::new();
            if let [a, b] = &of[..] {
                let next = [
                    "next to each other",
                    "next to one another",
                    "neighbours",
                    "neighbors",
                    "adjacent",
                    "adjacent to each other",
                    "adjacent to one another",
                    "beside each other",
                    "side by side",
                    "next door neighbours",
                    "next door neighbors",
                    "next door to each other",
                    "in adjacent houses",
                    "in neighbouring houses",
                    "in neighboring houses",
                    "direct neighbours",
                    "direct neighbors",
                    "right next to each other",
                    "directly next to each other",
                    "immediately next to each other",
                    "in houses next to each other",
                ];
                if let Some(end) = self.any(verb, &next) {
                    says.push((end, Form::NextTo(a.clone(), b.clone())));
                }
                if let Some(end) = self.any(
                    verb,
                    &[
                        "the same person",
                        "one and the same person",
                        "the same",
                        "one and the same",
                        "in the same house",
                    ],
                ) {
                    says.push((end, Form::Same(a.clone(), b.clone())));
                }
                if let Some((end, count)) = self.count(self.any(verb, &["exactly"]).unwrap_or(verb))
                    && let Some(end) = self.any(
                        end,
                        &[
                            "apart",
                            "apart from each other",
                            "away from each other",
                            "from each other",
                        ],
                    )
                {
                    says.push((end, Form::Apart(count, a.clone(), b.clone())));
                }
            }
            for of_all in self.plural(verb, &of, denied) {
                found.push(of_all);
            }
            let all = self.any(verb, &["all"]).unwrap_or(verb);
            let number = words::number(&[self.word(all)]);
            let all = all + number.map_or(0, |(_, taken)| taken);
            if self.word(all) == "different"
                && (self.kind(all + 1).person || self.is_house(all + 1))
                && number.is_none_or(|(n, _)| n as usize == of.len())
            {
                says.push((all + 2, Form::AllDifferent(of.clone())));
            }
            for (end, statement) in says {
                found.push((end, if denied { not(statement) } else { statement }));
            }
        }
        found
    }

    /// `in even-numbered houses`, `not in house 3`: what is said of each of several.
    fn plural(&self, at: usize, of: &[Operand], denied: bool) -> Vec<(usize, Statement)> {
        let Some(first) = of.first() else { return Vec::new() };
        let mut found = Vec::new();
        for (index, (end, _)) in self.located(at, first).into_iter().enumerate() {
            let all = of.iter().filter_map(|operand| {
                let (_, statement) = self.located(at, operand).into_iter().nth(index)?;
                Some(if denied { not(statement) } else { statement })
            });
            found.push((end, Form::And(all.collect())));
        }
        found
    }

    /// `a and b`, `a, b, c and d`: two or more nouns.
    fn lists(&self, start: usize) -> Vec<(usize, Vec<Operand>)> {
        let mut open: Vec<(usize, Vec<Operand>)> =
            self.nouns(start).into_iter().map(|(end, noun)| (end, vec![noun])).collect();
        let mut found = Vec::new();
        while let Some((end, of)) = open.pop() {
            let comma = (self.word(end) == ",").then_some(end + 1);
            let last = self.phrase(comma.unwrap_or(end), "and");
            if let Some(next) = last {
                for (end, noun) in self.nouns(next) {
                    found.push((end, [&of[..], &[noun]].concat()));
                }
            }
            if let Some(next) = comma.filter(|_| last.is_none() && of.len() < 20) {
                open.extend(
                    self.nouns(next)
                        .into_iter()
                        .map(|(end, noun)| (end, [&of[..], &[noun]].concat())),
                );
            }
        }
        found
    }

    /// `Of a and b, one is c and the other is d`.
    fn one_and_other(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let at = if self.word(start) == "of" { start + 1 } else { return found };
        for (end, left) in self.lists(at) {
            let Some(mut next) = self.any(end, &[", one", "one"]) else { continue };
            if self.kind(next).person {
                next += 1;
            }
            for (end, c) in self.what(next) {
                let comma = if self.word(end) == "," { end + 1 } else { end };
                let Some(other) =
                    self.any(comma, &["and the other", "the other", "while the other"])
                else {
                    continue;
                };
                let other = if self.kind(other).person { other + 1 } else { other };
                for (end, d) in self.what(other) {
                    if left.len() == 2 {
                        found.push((end, Form::Pairs(left.clone(), vec![c.clone(), d])));
                    }
                }
            }
        }
        found
    }

    /// `is the Dane`, `drinks tea`, `lives in house 3`: an operand said of someone.
    fn what(&self, at: usize) -> Vec<(usize, Operand)> {
        let mut found = self.property(at);
        let mut next = at;
        while self.kind(next).be || self.kind(next).live {
            next += 1;
        }
        if next > at {
            found.extend(self.nouns(next));
            let inside = self.any(next, &["in", "at", "on"]).unwrap_or(next);
            for (end, spot) in self.places(inside) {
                found
                    .extend(self.place_operand(spot, self.span(at, end)).map(|place| (end, place)));
            }
        }
        found.dedup();
        found
    }

    /// `The five people are a, b, c, d and e`.
    fn all_people(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let at = self.any(start, &["the"]).unwrap_or(start);
        let Some((count, taken)) = words::number(&[self.word(at)]) else { return found };
        let mut next = at + taken;
        if self.word(next) == "different" {
            next += 1;
        }
        if !self.kind(next).person && self.word(next) != "friends" && !self.is_house(next) {
            return found;
        }
        let Some(next) = self.any(next + 1, &["are", "were", "are :", "were :"]) else {
            return found;
        };
        for (end, of) in self.lists(next) {
            if of.len() == count as usize {
                found.push((end, Form::AllDifferent(of)));
            }
        }
        found
    }

    /// `In the third house lives …`, `Directly left of … is …`.
    fn inverted(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let verb = |at: usize| -> Option<usize> {
            let mut end = at;
            while self.kind(end).be || self.kind(end).live {
                end += 1;
            }
            (end > at).then_some(end)
        };
        for (end, relation) in self.relations(start) {
            for (end, b) in self.nouns(end) {
                let Some(next) = verb(end) else { continue };
                for (end, a) in self.nouns(next) {
                    if !matches!(relation, Relation::Between | Relation::DirectlyBetween) {
                        found.push((end, relate(relation, a, b.clone(), self)));
                    }
                }
            }
        }
        if let Some(inside) = self.any(start, &["in", "at", "on"]) {
            for (end, spot) in self.places(inside) {
                let Some(next) = verb(end) else { continue };
                let place = self.place_name(spot, self.span(start, end));
                for (end, a) in self.nouns(next) {
                    found.push((end, Form::In(a, vec![place.clone()])));
                }
            }
        }
        found
    }

    /// `Either the Dane or the Swede drinks tea`.
    fn either_subject(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if self.word(start) != "either" {
            return found;
        }
        for (end, a) in self.nouns(start + 1) {
            let Some(next) = self.phrase(end, "or") else { continue };
            for (end, b) in self.nouns(next) {
                for (end, c) in self.what(end) {
                    found.push((end, Form::Either(c, vec![a.clone(), b.clone()])));
                }
            }
        }
        found
    }

    /// `Neither the Dane nor the Swede drinks tea`.
    fn neither_subject(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if self.word(start) != "neither" {
            return found;
        }
        for (end, a) in self.nouns(start + 1) {
            let Some(next) = self.phrase(end, "nor") else { continue };
            for (end, b) in self.nouns(next) {
                // The same words are said of both.
                let said = self.predicates(end, &a).into_iter().zip(self.predicates(end, &b));
                for ((end, c), (_, d)) in said {
                    found.push((end, Form::And(vec![not(c), not(d)])));
                }
            }
        }
        found
    }
}

fn and(first: Statement, second: Statement) -> Statement {
    match first {
        Form::And(mut all) => {
            all.push(second);
            Form::And(all)
        }
        first => Form::And(vec![first, second]),
    }
}

fn not(statement: Statement) -> Statement {
    match statement {
        Form::Same(a, b) => Form::Different(a, b),
        // `does not drink either tea or milk`: none of them.
        Form::Either(a, of) => {
            Form::And(of.into_iter().map(|b| Form::Different(a.clone(), b)).collect())
        }
        other => Form::Not(Box::new(other)),
    }
}

/// The same position; of an item and a position, that it is there.
fn same(a: Operand, b: Operand, reader: &Reader<'_>) -> Statement {
    let (a, b) = if reader.is_place(&a) { (b, a) } else { (a, b) };
    if reader.is_place(&b) && !reader.is_place(&a) {
        let name = Name { quoted: false, ..b.name };
        return Form::In(a, vec![PlaceName { which: crate::syntax::ast::Which::Label, name }]);
    }
    Form::Same(a, b)
}

fn relate(relation: Relation, a: Operand, b: Operand, reader: &Reader<'_>) -> Statement {
    match relation {
        Relation::Same => same(a, b, reader),
        Relation::NextTo => Form::NextTo(a, b),
        Relation::Apart(count) => Form::Apart(count, a, b),
        Relation::Order(side, steps) => Form::Order { a, side, steps, b },
        Relation::Between | Relation::DirectlyBetween => unreachable!("these have three operands"),
    }
}

/// What a statement with one relation, denied or not, speaks of.
fn operands(statement: &Statement) -> Vec<Operand> {
    match statement {
        Form::Not(inner) => operands(inner),
        Form::Same(a, b)
        | Form::Different(a, b)
        | Form::NextTo(a, b)
        | Form::Apart(_, a, b)
        | Form::Order { a, b, .. } => vec![a.clone(), b.clone()],
        Form::Between(a, b, c) | Form::DirectlyBetween(a, b, c) => {
            vec![a.clone(), b.clone(), c.clone()]
        }
        _ => Vec::new(),
    }
}
