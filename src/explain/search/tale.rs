//! Refutations as they are told: what follows from a supposition, line by line.

use super::{Search, Why};
use crate::explain::space::{Lit, Var};

/// A refutation as it is told: what follows from a supposition, line by line, and how it ends.
#[derive(Debug)]
pub(in crate::explain) struct Tale {
    /// What follows by one premise each, as far as it is used later.
    pub(in crate::explain) lines: Vec<Line>,
    /// The premise that cannot hold, or that leaves the cases.
    pub(in crate::explain) premise: u32,
    /// What it breaks on, or what leaves no other case.
    pub(in crate::explain) facts: Vec<Lit>,
    /// Each way that the premise leaves, and how it is refuted; none for a plain contradiction.
    pub(in crate::explain) cases: Vec<(Lit, Tale)>,
}

/// One line of a tale.
#[derive(Debug)]
pub(in crate::explain) struct Line {
    pub(in crate::explain) premise: u32,
    pub(in crate::explain) from: Vec<Lit>,
    pub(in crate::explain) finds: Lit,
}

impl Tale {
    /// The variables on which it rests, its own lines and suppositions included.
    fn needs(&self, needed: &mut Vec<Var>) {
        needed.extend(self.facts.iter().map(|lit| lit.var));
        let from = self.lines.iter().flat_map(|line| &line.from);
        needed.extend(from.map(|lit| lit.var));
        self.cases.iter().for_each(|(_, tale)| tale.needs(needed));
    }
}

impl Search<'_> {
    /// Tells why `denied` cannot be true together with what is given; `None` when it can.
    pub(in crate::explain) fn tell(&mut self, denied: Lit, given: &[Lit]) -> Option<Tale> {
        self.undo(self.base);
        for lit in given {
            if self.value[lit.var as usize].is_none() {
                self.assign(*lit, Why::Given);
            }
        }
        self.supposed(denied)
    }

    /// Supposes a literal and tells what follows.
    fn supposed(&mut self, lit: Lit) -> Option<Tale> {
        let mark = self.trail.len();
        self.assign(lit, Why::Given);
        let (premise, clause, cases) = match self.propagate() {
            Err(conflict) => {
                let (premise, vars) = self.parts(conflict);
                (premise, vars, Vec::new())
            }
            Ok(()) => {
                let (premise, clause) = self.first_broken()?;
                let open = clause.iter().filter(|lit| self.value[lit.var as usize].is_none());
                let name = open.clone().find(|lit| lit.var as usize >= self.theory.space.links());
                let clause = match name.copied() {
                    Some(name) => self.link_behind(name)?,
                    None => clause,
                };
                let open = clause.iter().filter(|lit| self.value[lit.var as usize].is_none());
                let mut cases = Vec::new();
                for lit in open.copied().collect::<Vec<_>>() {
                    cases.push((lit, self.supposed(lit)?));
                }
                (premise, clause.iter().map(|lit| lit.var).collect(), cases)
            }
        };
        let known = |search: &Self, vars: Vec<Var>| -> Vec<Lit> {
            let value = |var: Var| search.value[var as usize].map(|holds| Lit::new(var, holds));
            let mut lits: Vec<Lit> = vars.into_iter().filter_map(value).collect();
            lits.sort_unstable();
            lits.dedup();
            lits
        };
        let facts = known(self, clause);
        let mut needed: Vec<Var> = facts.iter().map(|lit| lit.var).collect();
        cases.iter().for_each(|(_, tale)| tale.needs(&mut needed));
        let mut lines = Vec::new();
        for var in self.trail[mark..].iter().rev().copied() {
            let Some((premise, from)) = self.reason(var).filter(|_| needed.contains(&var)) else {
                continue;
            };
            let from = known(self, from);
            needed.extend(from.iter().map(|lit| lit.var));
            let holds = self.value[var as usize]?;
            lines.push(Line { premise, from, finds: Lit::new(var, holds) });
        }
        lines.reverse();
        self.undo(mark);
        Some(Tale { lines, premise, facts, cases })
    }

    /// An open link on which an open name bears, or any, one way and the other. A name cannot be
    /// supposed, since it cannot be shown; once all links have values, what propagates decides.
    fn link_behind(&self, name: Lit) -> Option<Vec<Lit>> {
        let (theory, links) = (self.theory, self.theory.space.links());
        let is_open = |var: &Var| self.value[*var as usize].is_none();
        let mut vars = vec![name.var];
        let mut at = 0;
        while let Some(name) = vars.get(at).copied().filter(|var| *var as usize >= links) {
            at += 1;
            let clauses = [false, true].map(|holds| theory.clauses_with(Lit::new(name, holds)));
            let clauses = clauses.into_iter().flatten();
            let lits = clauses.flat_map(|clause| &theory.clauses[*clause as usize]);
            for var in lits.map(|lit| lit.var).filter(is_open) {
                if !vars.contains(&var) {
                    vars.push(var);
                }
            }
        }
        let behind = vars.into_iter().find(|var| (*var as usize) < links);
        let taken = (0..theory.premises() as u32).filter(|p| self.active[*p as usize]);
        let var = behind.or_else(|| taken.flat_map(|p| theory.scope(p)).find(is_open))?;
        Some([true, false].map(|holds| Lit::new(var, holds)).to_vec())
    }
}
