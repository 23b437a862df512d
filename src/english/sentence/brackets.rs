//! Asides in brackets: `Ann (who drinks tea) owns the dog`.
//!
//! The sentence is read without them, and each aside is told of what the words just before it name.

use itertools::Itertools;

use super::super::mention::Reader;
use super::super::token::Token;
use super::{and, not, same};
use crate::syntax::ast::{Name, Operand, PlaceName, Statement};
use crate::syntax::format::{Leaves, map};

/// The most predicates of one aside.
const MAX_TOLD: usize = 3;

/// Verbs that only one may have: in `Ann and Bob (who is the Dane)` it is Bob.
const SINGULAR: &[&str] = &["isn", "wasn", "hasn", "doesn"];

impl Reader<'_> {
    /// The readings of a sentence with asides in brackets; `None` if it has none.
    pub(super) fn with_asides(&self) -> Option<Vec<Statement>> {
        let asides = self.asides();
        if asides.is_empty() {
            return None;
        }
        let mut found = Vec::new();
        // What is told within a condition might be part of it, but of somebody who is named.
        let depends =
            self.tokens.iter().any(|token| matches!(&*token.word, "if" | "otherwise" | "unless"));
        let is_outside = |at: &usize| asides.iter().all(|(open, close)| at < open || at > close);
        let outside = (0..self.tokens.len()).filter(is_outside);
        let outside: Vec<Token> = outside.map(|at| self.tokens[at].clone()).collect();
        let outer = Reader::new(self.vocabulary, &outside);
        for says in outer.readings(0, outside.len()) {
            let told = asides.iter().map(|(open, close)| {
                let named = named_before(self, *open, &says);
                let named = named.filter(|of| !depends || self.is_by_name(of));
                let named = named.filter(|of| self.is_told_of(of, *close));
                named.map_or(Vec::new(), |of| self.told_within(open + 1, *close, &of))
            });
            let all = told.multi_cartesian_product();
            found.extend(all.map(|told| told.into_iter().fold(says.clone(), and)));
        }
        Some(found)
    }

    /// Where the brackets of the asides stand.
    fn asides(&self) -> Vec<(usize, usize)> {
        let opens = |at: &usize| {
            self.word(*at) == "(" && matches!(self.word(at + 1), "who" | "which" | "whose")
        };
        let close = |open: usize| {
            let close = (open..self.tokens.len()).find(|at| self.word(*at) == ")")?;
            (open > 0).then_some((open, close))
        };
        (0..self.tokens.len()).filter(opens).filter_map(close).collect()
    }

    /// What the words from a token to before another tell of an operand.
    fn told_within(&self, start: usize, end: usize, of: &Operand) -> Vec<Statement> {
        let may_be_other = !self.is_loose_thing(of) && !self.is_thing(of, start - 1);
        if self.word(start) == "which" && may_be_other {
            return Vec::new();
        }
        // `Ann and Bob (who drank tea)` may be told of both.
        let before = self.begin_of(of).checked_sub(1).map_or("", |at| self.word(at));
        let is_last_of_several = matches!(before, "and" | "or" | "nor" | "&");
        if self.is_plural(start) || is_last_of_several && !self.is_singular(start, end) {
            return Vec::new();
        }
        let mut found: Vec<Statement> = Vec::new();
        let mut open = match self.word(start) {
            "whose" => self.whose_said(start + 1, of),
            _ => self.predicates(start + 1, of),
        };
        for _ in 0..MAX_TOLD {
            let (whole, part): (Vec<_>, Vec<_>) = open.into_iter().partition(|(at, _)| *at == end);
            found.extend(whole.into_iter().map(|(_, says)| says));
            open = Vec::new();
            for (at, says) in part.into_iter().filter(|_| self.word(start) != "whose") {
                let next = self.any(at, &["and", "but"]);
                let more = next.map_or(Vec::new(), |next| self.predicates(next, of));
                open.extend(more.into_iter().map(|(at, more)| (at, and(says.clone(), more))));
            }
        }
        if self.word(start) == "which" && !is_last_of_several {
            found.extend(self.done_to(start + 1, end, of));
        }
        found
    }

    /// Whether an aside that ends at a token can but be told of the operand before it. In `the person
    /// next to Ann (who drinks tea) owns the dog` it may be told of that person.
    fn is_told_of(&self, of: &Operand, close: usize) -> bool {
        let begin = self.begin_of(of);
        let before = |back: usize| begin.checked_sub(back).map_or("", |at| self.word(at));
        let is_neighbour = before(1) == "of" && before(2).starts_with("neighb");
        let ends = matches!(self.word(close + 1), "" | "," | ";" | "and" | "but" | "or" | "nor");
        let openings =
            ["", ",", ";", "and", "but", "or", "nor", "either", "neither", "both", "than"];
        !is_neighbour && (ends || openings.contains(&before(1)))
    }

    /// Whether a name stands for an operand: `Ann`, and not `the nurse`.
    pub(super) fn is_by_name(&self, of: &Operand) -> bool {
        self.tokens.get(self.begin_of(of)).is_some_and(|first| first.is_capital)
    }

    /// Where the words of an operand begin.
    pub(super) fn begin_of(&self, of: &Operand) -> usize {
        let start = of.name.span.start;
        self.tokens.iter().position(|token| token.span.start >= start).unwrap_or(0)
    }

    /// `the Dane didn't buy` behind `the hat, which`.
    fn done_to(&self, start: usize, end: usize, of: &Operand) -> Vec<Statement> {
        let mut found = Vec::new();
        for (at, who) in self.nouns(start) {
            let denial = self.any(at + 1, &["not", "'t"]).filter(|_| self.kind(at).auxiliary);
            let verb = denial.unwrap_or(at);
            let fits = self.uses(verb).verb & self.sense_of(of) != 0;
            if verb + 1 == end && fits && self.sense_of(&who) != self.sense_of(of) {
                let says = same(who, of.clone(), self);
                found.push(if denial.is_some() { not(says) } else { says });
            }
        }
        found
    }

    /// Whether a relative clause tells of several: `who are`, `who have`.
    fn is_plural(&self, start: usize) -> bool {
        let plural = ["are", "aren", "were", "weren", "have", "haven", "do", "don", "both", "all"];
        // `whose eyes are blue` tells of one.
        self.word(start) != "whose" && plural.contains(&self.word(start + 1))
    }

    /// Whether the verb of a relative clause is that of one alone: `who is`, `who drinks`.
    fn is_singular(&self, start: usize, end: usize) -> bool {
        if self.word(start) == "whose" {
            let verb = (start..end).find(|at| self.kind(*at).be);
            return verb.is_some_and(|at| matches!(self.word(at), "is" | "was"));
        }
        let verb = self.word(start + 1);
        let own = verb.ends_with('s') && !self.kind(start + 1).adverb;
        SINGULAR.contains(&verb) || own
    }
}

/// What the words just before a token name, of all that a statement speaks of.
fn named_before(reader: &Reader<'_>, at: usize, says: &Statement) -> Option<Operand> {
    let end = reader.tokens[at - 1].span.end;
    let mut named = Named { end, found: Vec::new() };
    map(says, &mut named);
    let is_other = |a: &Operand, b: &Operand| {
        let category = |of: &Operand| of.category.as_ref().map(|name| name.text.clone());
        (category(a), &a.name.text) != (category(b), &b.name.text)
    };
    let (first, rest) = named.found.split_first()?;
    let is_one = rest.iter().all(|other| !is_other(first, other));
    (is_one && !reader.is_place(first)).then(|| first.clone())
}

/// The operands of a statement whose words end somewhere.
struct Named {
    end: u32,
    found: Vec<Operand>,
}

impl Leaves<Operand, Name, PlaceName, Name> for Named {
    type Operand = ();
    type Function = ();
    type Place = ();
    type Number = ();

    fn operand(&mut self, operand: &Operand) {
        if operand.name.span.end == self.end {
            self.found.push(operand.clone());
        }
    }
    fn function(&mut self, _: &Name) {}
    fn place(&mut self, _: &PlaceName) {}
    fn constant(&mut self, _: Option<&Name>, _: &Name) {}
    fn amount(&mut self, _: &Name, _: &Name) {}
}
