//! Where compiled clauses go, and what they come from.

use encodings::{Cnf, Lit, Sink, Var};

use crate::model::{ClueId, Rule};

/// What a clause comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// A rule of a category.
    Rule(Rule),
    /// The definition of an auxiliary variable that a clue needed first. It says nothing about
    /// the puzzle and may be shared by later clues, so it stays when the clue is taken away.
    Definition(ClueId),
    /// A clue.
    Clue(ClueId),
    /// What was known before, said outright.
    Known,
}

/// A sink that is told where the clauses that follow come from.
pub trait Target: Sink {
    /// The clauses and variables from here on belong to `origin`, until the next call.
    fn begin(&mut self, origin: Origin);

    /// Whether more clauses are of use. Once this is false the formula is incomplete and must not
    /// be solved.
    fn wants_more(&self) -> bool {
        true
    }
}

/// A stretch of clauses and variables of one origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// Where they come from.
    pub origin: Origin,
    /// The first clause.
    pub first_clause: u64,
    /// The first auxiliary variable.
    pub first_var: u64,
}

/// Counts or collects clauses, and keeps where each stretch of them comes from.
pub struct Sections<S> {
    /// Where the clauses go.
    pub sink: S,
    sections: Vec<Section>,
    clauses: u64,
    variables: u64,
}

impl<S: Sink> Sections<S> {
    /// Sections of what goes to a sink that has `variables` variables already.
    pub fn new(sink: S, variables: usize) -> Sections<S> {
        Sections { sink, sections: Vec::new(), clauses: 0, variables: variables as u64 }
    }

    /// The sections so far, in order; each ends where the next one begins.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// Where a clause comes from, by its number from 0.
    pub fn origin_of_clause(&self, clause: u64) -> Option<Origin> {
        let after = self.sections.partition_point(|section| section.first_clause <= clause);
        let found = self.sections[..after].last().filter(|_| clause < self.clauses);
        found.map(|section| section.origin)
    }

    /// What an auxiliary variable was made for, by its number from 0.
    pub fn origin_of_var(&self, var: u64) -> Option<Origin> {
        let after = self.sections.partition_point(|section| section.first_var <= var);
        let found = self.sections[..after].last().filter(|_| var < self.variables);
        found.map(|section| section.origin)
    }
}

impl<S: Sink> Sink for Sections<S> {
    fn new_var(&mut self) -> Var {
        self.variables += 1;
        self.sink.new_var()
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.clauses += 1;
        self.sink.add_clause(clause);
    }
}

impl<S: Sink> Target for Sections<S> {
    fn begin(&mut self, origin: Origin) {
        if self.sections.last().is_none_or(|last| last.origin != origin) {
            let section = Section { origin, first_clause: self.clauses, first_var: self.variables };
            self.sections.push(section);
        }
    }
}

impl Target for Cnf {
    fn begin(&mut self, _origin: Origin) {}
}
