//! Several and as many: `a and b are, in some order, c and d`; `a, b and c are on consecutive days`.

use itertools::Itertools;

use super::super::lexicon::story;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::place::Spot;
use super::super::vocabulary::{Sense, Senses, Thing};
use super::super::words;
use super::ranking::Finish;
use crate::model::statement::{Comparison, Form, Side};
use crate::syntax::ast::{Name, Operand, Statement};

/// The most positions of one list.
const MAX_PLACES: usize = 12;

/// Behind `the first three cars`.
const FINISHING: &[&str] = &[
    "to finish",
    "to arrive",
    "to cross the finish line",
    "to cross the line",
    "in line",
    "in the line",
    "in the queue",
    "in the row",
];

/// Which of several is which is not said.
const ANY_ORDER: &[&str] = &[
    "in some order",
    "in either order",
    "in any order",
    "in no particular order",
    "in no certain order",
    "in no order",
    "in no special order",
    "in no specific order",
    "in one order or another",
    "in one order or the other",
    "in whichever order",
    "in whatever order",
    "not necessarily respectively",
    "though not respectively",
];
/// The same, behind `not necessarily` or `not`.
const THAT_ORDER: &[&str] = &[
    "in that order",
    "in this order",
    "in that exact order",
    "in that particular order",
    "in the order given",
    "in any particular order",
];

impl Reader<'_> {
    /// Where `, in some order,` or `, but not necessarily in that order,` ends, with or without its
    /// commas.
    pub(in crate::english) fn any_order(&self, at: usize) -> Option<usize> {
        let start = self.past_comma(at);
        let free = self.any(start, ANY_ORDER);
        let but = self.any(start, &["but", "though", "although", "and"]);
        // Who says that it is not that order says no less than that it need not be.
        let not = self.any(but.unwrap_or(start), &["not necessarily"]);
        let not = not.or_else(|| but.and_then(|at| self.phrase(at, "not")));
        let end = free.or_else(|| self.any(not?, THAT_ORDER))?;
        Some(self.past_comma(end))
    }

    /// `are, in some order, c and d`, `were covered, in some order, by c and d`, `live in houses 1, 2 and
    /// 3, in some order` behind two or more nouns.
    pub(super) fn in_some_order(&self, at: usize, of: &[Operand]) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        for verb_end in at + 1..at + 4 {
            let verb = at..verb_end;
            let fits = verb.clone().fold(Senses::MAX, |fits, at| {
                let (uses, kind) = (self.uses(at), self.kind(at));
                let is_any = kind.be || kind.live;
                fits & if is_any { Senses::MAX } else { uses.verb | uses.doing | uses.by }
            });
            if fits == 0 {
                break;
            }
            let before = self.any_order(verb_end);
            let next = before.unwrap_or(verb_end);
            let kind = self.kind(verb_end - 1);
            let inside = self.any(next, &["in", "on", "at"]);
            let by = self.phrase(next, "by").filter(|_| !kind.live);
            // Who lives with several is somebody else; who `finished` them has no place.
            let next = match kind.live && !kind.be {
                _ if kind.be => next,
                true => match inside {
                    Some(next) => next,
                    None => continue,
                },
                false => inside.or(by).unwrap_or(next),
            };
            let mut lists = self.lists(next);
            if kind.be || kind.live {
                lists.extend(
                    self.listed_places(self.any(next, &["in", "on", "at"]).unwrap_or(next)),
                );
            }
            for (end, others) in lists {
                let end = if before.is_some() { Some(end) } else { self.any_order(end) };
                let fit =
                    others.iter().all(|of| self.sense_of(of) & fits != 0 || self.is_place(of));
                if let Some(end) = end.filter(|_| fit && others.len() == of.len()) {
                    found.push((end, Form::Pairs(of.to_vec(), others)));
                }
            }
        }
        found
    }

    /// `houses 1, 2 and 3`, `first and third`.
    fn listed_places(&self, at: usize) -> Vec<(usize, Vec<Operand>)> {
        let spots = |of: usize| {
            let spots = self.spots(of, of > at).into_iter();
            let place = |(end, spot)| Some((end, self.place_operand(spot, self.span(of, end))?));
            spots.filter_map(place).collect::<Vec<_>>()
        };
        self.joined_by(at, "and", MAX_PLACES, &spots)
    }

    /// `The first three cars were a, b and c, in some order`: of the positions or of a category of
    /// places. Without words on the order it might be that of the list.
    pub(super) fn first_so_many(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let Some(rank) = self.first_or_last(start) else { return found };
        let Some((count, 1)) = words::number(&[self.word(rank)]) else { return found };
        let mut at = rank + 1;
        if self.is_house(at) || self.is_row(at) {
            at += 1;
        }
        at = self.any(at, FINISHING).unwrap_or(at);
        if !self.kind(at).be {
            return found;
        }
        let before = self.any_order(at + 1);
        let Some(places) = self.ends_of_line(self.word(rank - 1) == "last", count, start) else {
            return found;
        };
        for (end, of) in self.lists(before.unwrap_or(at + 1)) {
            if of.len() != places.len() {
                continue;
            }
            let end = if before.is_some() { Some(end) } else { self.any_order(end) };
            found.extend(end.map(|end| (end, Form::Pairs(of, places.clone()))));
        }
        found
    }

    /// The first or last so many of what tells who comes before whom.
    fn ends_of_line(&self, is_last: bool, count: u32, at: usize) -> Option<Vec<Operand>> {
        let span = self.span(at, at + 3);
        let all: Vec<Operand> = match self.finish() {
            Some(Finish::Category(sense)) => {
                let items = 0..self.vocabulary.senses[sense].items.len();
                let operand = |item| self.vocabulary.item_operand(Thing { sense, item }, span);
                items.map(operand).collect()
            }
            _ if self.vocabulary.has_order => {
                let places = 0..self.vocabulary.labels.len();
                places.filter_map(|rank| self.place_operand(Spot::At(rank), span)).collect()
            }
            _ => return None,
        };
        let count = count as usize;
        let from = if is_last { all.len().checked_sub(count)? } else { 0 };
        Some(all.get(from..from + count)?.to_vec())
    }

    /// `spoke on consecutive days` behind two nouns, `spoke on three consecutive days, in some order`
    /// behind three.
    pub(super) fn consecutive(&self, at: usize, of: &[Operand]) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let mut verb = at;
        while self.kind(verb).be
            || self.kind(verb).live
            || story::is_deed(self.stem(verb))
            || story::is_doing(self.stem(verb))
            || self.uses(verb).verb | self.uses(verb).doing != 0
        {
            verb += 1;
        }
        let Some(next) = self.any(verb, &["on", "in", "at"]).filter(|_| verb > at) else {
            return found;
        };
        let number = words::number(&[self.word(next)]);
        if number.is_some_and(|(number, _)| number as usize != of.len()) {
            return found;
        }
        let next = next + number.map_or(0, |(_, taken)| taken);
        let Some(noun) = self.phrase(next, "consecutive") else { return found };
        let Some(function) = self.stepped(noun) else { return found };
        let function = Name { span: self.span(at, noun + 1), ..function.clone() };
        let end = noun + 1;
        if let Some(end) = self.any(end, &[", in that order", "in that order"]) {
            found.extend(self.one_after_another(&function, of).map(|says| (end, says)));
        }
        let ends = self.any_order(end);
        match of {
            [a, b] => {
                let says = self.within(&function, a, b, 1);
                found.extend(ends.map(|end| (end, says.clone())));
                found.push((end, says));
            }
            // Without such words it might be the order in which they are named.
            _ => {
                let most = of.len() - 1;
                let pairs = of.iter().array_combinations();
                let near = pairs.map(|[a, b]| self.within(&function, a, b, most));
                let all = [Form::AllDifferent(of.to_vec())].into_iter().chain(near).collect();
                found.extend(ends.map(|end| (end, Form::And(all))));
            }
        }
        found
    }

    /// What has a value or a number for each row, with steps that a word speaks of: `days`, `houses`.
    fn stepped(&self, noun: usize) -> Option<&Name> {
        let (measure, times) = Measure::of_unit(self.stem(noun));
        let is_meant = |sense: &Sense| {
            sense.scale.is_some() && sense.measure == measure && sense.step == Some(1)
        };
        let kind: Senses = match measure {
            Measure::Days | Measure::Months | Measure::Places | Measure::Years if times == 1 => {
                self.vocabulary.all(is_meant)
            }
            _ => 0,
        };
        let order = &self.vocabulary.order;
        let is_position = self.is_house(noun) && self.vocabulary.has_order && order.has_plain_steps;
        match (is_position, kind.count_ones()) {
            (true, 0) => Some(&self.vocabulary.position),
            (false, 1) => Some(&self.vocabulary.senses[kind.trailing_zeros() as usize].name),
            _ => None,
        }
    }

    fn is_of_line(&self, function: &Name) -> bool {
        self.vocabulary.has_order && function.text == self.vocabulary.position.text
    }

    /// At most so many steps apart; beside each other, if that is one.
    fn within(&self, function: &Name, a: &Operand, b: &Operand, most: usize) -> Statement {
        let (a, b) = (a.clone(), b.clone());
        if most == 1 && self.is_of_line(function) {
            return Form::NextTo(a, b);
        }
        let amount = Name { span: function.span, ..Name::new(most.to_string(), function.span) };
        let comparison = if most == 1 { Comparison::Equal } else { Comparison::AtMost };
        Form::Difference { function: function.clone(), of: (a, b), comparison, amount }
    }

    /// Each one step before the next.
    fn one_after_another(&self, function: &Name, of: &[Operand]) -> Option<Statement> {
        let is_line = self.is_of_line(function);
        let step = |(a, b): (&Operand, &Operand)| {
            let (a, b) = (a.clone(), b.clone());
            let by = Some(Name::new("1", function.span));
            match is_line {
                true => Form::Order { a, side: Side::Before, steps: Some(1), b },
                false => Form::Than { a, function: function.clone(), by, more: false, b },
            }
        };
        let mut each: Vec<Statement> = of.iter().tuple_windows().map(step).collect();
        if each.len() == 1 { each.pop() } else { Some(Form::And(each)) }
    }
}
