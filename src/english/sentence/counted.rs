//! Sentences that count who is between or beside others: `There are two houses between …`, `Only Ann is to
//! the left of Bob`.

use super::super::function;
use super::super::mention::Reader;
use super::super::place::Spot;
use super::super::relation::Relation;
use super::super::sexes;
use super::super::words::{self, Phrases};
use super::not;
use crate::model::ids::Span;
use crate::model::statement::{Form, Side};
use crate::syntax::ast::{Operand, Statement};

/// How many there are.
#[derive(Clone, Copy)]
pub(super) enum Bound {
    Exactly(u32),
    AtLeast(u32),
    AtMost(u32),
}

/// Who is counted: those on one side of somebody, that of the first position or the other one, or those between two.
enum Counted {
    Side(Operand, bool),
    Between(Operand, Operand),
}

impl Reader<'_> {
    /// `There are two houses between … and …`.
    pub(super) fn there_is(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let there =
            self.any(start, &["there is", "there are", "there 's", "there was", "there were"]);
        let Some((mut end, bound)) = self.bound(there.unwrap_or(start)) else { return found };
        let verb = end;
        while self.kind(end).live
            || there.is_none() && self.kind(end).be
            || matches!(self.word(end), "in" | "lay" | "lie")
        {
            end += 1;
        }
        if there.is_none() && end == verb {
            return found;
        }
        let Some(next) =
            self.any(end, &["between", "separating"]).or(self.phrase(end, "in between"))
        else {
            return found;
        };
        for (end, a) in self.nouns(next) {
            let Some(next) = self.phrase(end, "and") else { continue };
            for (end, b) in self.nouns(next) {
                if let Bound::Exactly(count) = bound {
                    // `between a and b on the right`: b is the one on that side.
                    for (side, words) in [
                        (Side::Right, ["on the right", "to the right"]),
                        (Side::Left, ["on the left", "to the left"]),
                    ] {
                        if let Some(end) = self.any(end, &words) {
                            let (a, b, steps) = (b.clone(), a.clone(), Some(count + 1));
                            found.push((end, Form::Order { a, side, steps, b }));
                        }
                    }
                }
                found.extend(self.counted(bound, &a, &b).map(|says| (end, says)));
            }
        }
        found
    }

    /// `exactly two houses`, `at least one person`, `no more than two seats`.
    fn bound(&self, start: usize) -> Option<(usize, Bound)> {
        // How many more or fewer than the number there may be.
        const LEAST: &[(&str, u32)] =
            &[("at least", 0), ("no fewer than", 0), ("no less than", 0), ("more than", 1)];
        const MOST: &[(&str, u32)] = &[
            ("at most", 0),
            ("no more than", 0),
            ("not more than", 0),
            ("fewer than", 1),
            ("less than", 1),
        ];
        let of = |bounds: &[(&str, u32)]| {
            self.may_be_bound(start)
                .then_some(bounds)?
                .iter()
                .find_map(|(words, by)| Some((self.phrase(start, words)?, *by)))
        };
        // Of two women between two people nobody knows who else is there.
        let people = |at: usize| {
            let is_anyone = |at: usize| {
                let noun = self.word(at);
                let are_all = !function::is_of_some(noun) || sexes::are_all(self.vocabulary, noun);
                self.kind(at).person && are_all
            };
            self.count_of(at, |at| is_anyone(at) && self.vocabulary.has_order)
        };
        let counted = |at: usize| self.count(at).or_else(|| people(at));
        if let Some((at, more)) = of(LEAST) {
            return counted(at)
                .map(|(end, count)| (end, Bound::AtLeast(count.saturating_add(more))));
        }
        if let Some((at, fewer)) = of(MOST) {
            return counted(at).map(|(end, count)| (end, Bound::AtMost(count - fewer)));
        }
        if let Some(at) = self.nobody(start) {
            return Some((at, Bound::Exactly(0)));
        }
        let at = self.any(start, &["exactly", "just", "only"]).unwrap_or(start);
        counted(at).map(|(end, count)| (end, Bound::Exactly(count)))
    }

    /// `at least two houses`, `no more than three`: never a certain number.
    pub(super) fn least_or_most(&self, at: usize) -> Option<(usize, Bound)> {
        let bound = if self.may_be_bound(at) { self.bound(at) } else { None };
        bound.filter(|(_, bound)| !matches!(bound, Bound::Exactly(_)))
    }

    /// Where `no one` and the like end.
    fn nobody(&self, at: usize) -> Option<usize> {
        const NOBODY: Phrases = Phrases::of(&["no one", "no one else", "nobody", "nobody else"]);
        self.any_of(at, &NOBODY).or_else(|| {
            let noun = self.any(at, &["no", "no other"])?;
            let is_row = self.kind(noun).person && !function::is_of_some(self.word(noun));
            (is_row && self.word(noun) != "one").then_some(noun + 1)
        })
    }

    /// Whether a least or most number may begin here, at a glance.
    fn may_be_bound(&self, at: usize) -> bool {
        matches!(self.word(at), "at" | "fewer" | "less" | "more" | "no" | "not")
    }

    /// `at least two houses away from Bob`, `no more than three seats from Bob`.
    pub(super) fn so_far_from(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        if !self.may_be_bound(at) {
            return Vec::new();
        }
        let bound = match self.bound(at) {
            // Two positions that are `n` apart have one less between them.
            Some((end, Bound::AtLeast(count))) => Some((end, Bound::AtLeast(count - 1))),
            // `less than two doors from` says no more than `next to`, so that something else may be meant.
            Some((_, Bound::AtMost(1))) if matches!(self.word(at), "fewer" | "less") => None,
            Some((end, Bound::AtMost(count))) if count > 0 => Some((end, Bound::AtMost(count - 1))),
            _ => None,
        };
        let Some((end, bound)) = bound else { return Vec::new() };
        let Some(end) = self.any(end, &["away from", "apart from", "from"]) else {
            return Vec::new();
        };
        let nouns = self.nouns(end).into_iter();
        nouns.filter_map(|(end, b)| Some((end, self.counted(bound, a, &b)?))).collect()
    }

    /// So many positions lie between two.
    fn counted(&self, bound: Bound, a: &Operand, b: &Operand) -> Option<Statement> {
        let between = |count: u32| match count {
            0 => Form::NextTo(a.clone(), b.clone()),
            _ => Form::HousesBetween(count, a.clone(), b.clone()),
        };
        let rows = self.vocabulary.rows() as u32;
        // In a grid nobody knows along which line.
        if self.vocabulary.labels.is_empty() {
            return None;
        }
        match bound {
            Bound::Exactly(count) => Some(between(count)),
            Bound::AtLeast(0) => Some(Form::Different(a.clone(), b.clone())),
            Bound::AtLeast(1) => Some(parted(a.clone(), b.clone())),
            Bound::AtLeast(count) | Bound::AtMost(count) if count > rows => None,
            Bound::AtLeast(count) => {
                let fewer = (0..count).map(|count| not(between(count)));
                let apart = Form::Different(a.clone(), b.clone());
                Some(Form::And([apart].into_iter().chain(fewer).collect()))
            }
            Bound::AtMost(0) => Some(between(0)),
            Bound::AtMost(count) => Some(Form::Or((0..=count).map(between).collect())),
        }
    }

    /// `Only Ann sits to the left of Bob`: she is first, and Bob is next to her.
    pub(super) fn only_beside(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let Some(at) = self.phrase(start, "only") else { return found };
        let last = self.vocabulary.labels.len().saturating_sub(1);
        if last == 0 || !self.vocabulary.has_order || self.vocabulary.is_ring {
            return found;
        }
        for (end, a) in self.nouns(at) {
            let next = self.past_verb(end);
            let sides = [
                ("to the left of", Spot::First, Spot::At(1)),
                ("to the right of", Spot::Last, Spot::At(last - 1)),
            ];
            for (words, first, second) in sides {
                let Some(of) = self.phrase(next, words).filter(|_| next > end) else { continue };
                for (end, b) in self.nouns(of) {
                    let place = |spot| vec![self.place_name(spot, self.span(start, end))];
                    let both = [Form::In(a.clone(), place(first)), Form::In(b, place(second))];
                    found.push((end, Form::And(both.into())));
                }
            }
        }
        found
    }
}

impl Reader<'_> {
    /// `Exactly two runners finished before Ann`, `There are only two people ahead of Ann`: how many are there.
    pub(super) fn so_many_before(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        if !self.vocabulary.has_order || self.vocabulary.is_ring {
            return found;
        }
        let there = self.any(start, &["there are", "there is", "there were", "there was"]);
        let count = there.unwrap_or(start);
        let Some((end, bound)) = self.bound(count) else { return found };
        let next = self.past_verb(end + usize::from(self.kind(end).relative));
        let rows = self.vocabulary.rows();
        let many = match bound {
            Bound::Exactly(many) => many as usize..many as usize + 1,
            Bound::AtLeast(many) => many as usize..rows,
            Bound::AtMost(many) => 0..many as usize + 1,
        };
        // Of `two people live above Ann` only a second look knows that there are no more.
        let is_exact =
            matches!(bound, Bound::Exactly(_)) && words::number(&[self.word(count)]).is_some();
        if many.end > rows || many.is_empty() || there.is_none() && next == end {
            return found;
        }
        if is_exact && !self.vocabulary.is_loose {
            return found;
        }
        for (at, relation) in self.relations(next) {
            let Relation::Order(side, None) = relation else { continue };
            let rank = |many: usize| match side {
                Side::Before | Side::Left | Side::Below => many,
                _ => rows - 1 - many,
            };
            for (end, a) in self.nouns(at) {
                let span = self.span(start, end);
                let place = |many| self.place_name(Spot::At(rank(many)), span);
                found.push((end, Form::In(a, many.clone().map(place).collect())));
            }
        }
        found
    }

    /// `As many people live above Ann as below Bob`, `The number of people between Ann and Bob is the same as the number of people
    /// between Cy and Di`: every number of which that holds.
    pub(super) fn as_many(&self, start: usize) -> Vec<(usize, Statement)> {
        const SAME: &[&str] = &[
            "is equal to",
            "is equal to that of",
            "is same as",
            "is same as that of",
            "is the same as",
            "is the same as that of",
            "was the same as",
        ];
        let mut found = Vec::new();
        let is_line = self.vocabulary.has_order && !self.vocabulary.is_ring;
        if !self.vocabulary.is_loose || !is_line {
            return found;
        }
        let as_many = ["as many", "there are as many"];
        let first = self.any(start, &as_many).map(|at| (at, true));
        let number = || Some((self.any(start, &["the number of", "number of"])?, false));
        let Some((first, is_as)) = first.or_else(number) else { return found };
        for (end, a) in self.counts_of(first) {
            let next = if is_as { self.phrase(end, "as") } else { self.any(end, SAME) };
            let Some(next) = next else { continue };
            let next = self.any(next, &["the number of", "number of"]).unwrap_or(next);
            for (end, b) in self.counts_of(next) {
                let rows = self.vocabulary.rows();
                let span = self.span(start, end);
                // On one side there are as many beside nobody else.
                let is_one_side =
                    matches!((&a, &b), (Counted::Side(_, a), Counted::Side(_, b)) if a == b);
                let both = |count| {
                    let says = |of: &Counted| self.is_counted_so(of, count, span);
                    Some(Form::And(vec![says(&a)?, says(&b)?]))
                };
                let all: Vec<_> = (0..rows).filter_map(both).collect();
                if !is_one_side && all.len() > 1 {
                    found.push((end, Form::Or(all)));
                }
            }
        }
        found
    }

    /// That there are so many: `None` if there cannot be.
    fn is_counted_so(&self, of: &Counted, count: usize, span: Span) -> Option<Statement> {
        let rows = self.vocabulary.rows();
        match of {
            Counted::Side(a, is_first) => {
                let rank = if *is_first { count } else { rows - 1 - count };
                Some(Form::In(a.clone(), vec![self.place_name(Spot::At(rank), span)]))
            }
            Counted::Between(..) if count + 2 > rows => None,
            Counted::Between(a, b) => self.counted(Bound::Exactly(count as u32), a, b),
        }
    }

    /// `people sitting to the left of Ann`, `floors between Ann and Bob`, `below Ann`, behind `the number of`.
    fn counts_of(&self, at: usize) -> Vec<(usize, Counted)> {
        let is_anyone = self.kind(at).person && !function::is_of_some(self.word(at));
        let is_row = is_anyone || self.is_house(at);
        let who = at + usize::from(is_row);
        let who = if is_row && self.kind(who).relative { who + 1 } else { who };
        let next = self.past_verb(who);
        let mut found = Vec::new();
        for (end, relation) in self.relations(next) {
            let Relation::Order(side, None) = relation else { continue };
            let is_first = matches!(side, Side::Before | Side::Left | Side::Below);
            let of = self.nouns(end).into_iter();
            found.extend(of.map(|(end, a)| (end, Counted::Side(a, is_first))));
        }
        let Some(between) = self.phrase(next, "between") else { return found };
        for (end, a) in self.nouns(between) {
            let Some(next) = self.phrase(end, "and") else { continue };
            let of = self.nouns(next).into_iter();
            found.extend(of.map(|(end, b)| (end, Counted::Between(a.clone(), b))));
        }
        found
    }

    /// `The only dog between Rex and Fido is Spot`.
    pub(super) fn only_between(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let Some(noun) = self.phrase(start, "the only") else { return found };
        let is_row = self.kind(noun).person || self.is_house(noun) || self.uses(noun).own != 0;
        let is_plain =
            is_row && !function::is_of_some(self.word(noun)) && self.vocabulary.has_order;
        let next = self.past_verb(noun + 1 + usize::from(self.kind(noun + 1).relative));
        let Some(between) = self.phrase(next, "between").filter(|_| is_plain) else { return found };
        for (end, of) in self.lists(between) {
            let [a, b] = &of[..] else { continue };
            let middle = |c| Form::DirectlyBetween(c, a.clone(), b.clone());
            found.extend(self.what(end).into_iter().map(|(end, c)| (end, middle(c))));
        }
        found
    }
}

/// At least one position lies between the two.
fn parted(a: Operand, b: Operand) -> Statement {
    let apart = Form::Different(a.clone(), b.clone());
    Form::And(vec![apart, not(Form::NextTo(a, b))])
}
