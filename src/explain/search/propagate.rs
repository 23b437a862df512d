//! What follows from the values so far by one premise at a time: unit propagation, by rows and groups as
//! they are and by the clauses of clues.

use super::{Conflict, Search, Why};
use crate::explain::space::{Lit, Thing, Var};

impl Search<'_> {
    /// Sets what follows.
    pub(super) fn propagate(&mut self) -> Result<(), Conflict> {
        while let Some(var) = self.trail.get(self.head).copied() {
            self.head += 1;
            self.work += 1;
            let value = self.value[var as usize].expect("it is on the trail");
            if (var as usize) < self.theory.space.links() {
                let [a, b] = self.theory.space.things(var);
                self.row(a, b.axis, var, value)?;
                self.row(b, a.axis, var, value)?;
                self.groups(a, b, var, value)?;
            }
            self.clauses(var, value)?;
        }
        Ok(())
    }

    fn row(&mut self, thing: Thing, axis: usize, var: Var, value: bool) -> Result<(), Conflict> {
        let theory = self.theory;
        let Some(row) = theory.rules.row(thing, axis).filter(|row| self.active[*row as usize])
        else {
            return Ok(());
        };
        let vars = &theory.rows[row as usize];
        if value {
            for other in vars.iter().filter(|other| **other != var) {
                self.set(Lit::new(*other, false), Why::From(row, var, var))?;
            }
        } else if theory.is_exact[row as usize] {
            let mut left = vars.iter().filter(|var| self.value[**var as usize] != Some(false));
            match (left.next(), left.next()) {
                (None, _) => return Err(Conflict::Row(row)),
                (Some(last), None) if self.value[*last as usize].is_none() => {
                    self.assign(Lit::new(*last, true), Why::Row(row));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Transitivity: of the three links between three things, two that hold imply the third.
    fn groups(&mut self, a: Thing, b: Thing, var: Var, value: bool) -> Result<(), Conflict> {
        let theory = self.theory;
        let (space, rules) = (&theory.space, &theory.rules);
        let is_active =
            |search: &Self, rule: Option<u32>| rule.filter(|rule| search.active[*rule as usize]);
        for axis in (0..space.axes()).filter(|axis| *axis != a.axis && *axis != b.axis) {
            if value {
                // Through a: what goes with a goes with b; and the reverse.
                for (middle, other) in [(a, b), (b, a)] {
                    let rule = rules.through(other.axis, axis, middle.axis);
                    let Some(rule) = is_active(self, rule) else { continue };
                    let ((mut near, step), (mut far, far_step)) =
                        (space.line(middle, axis), space.line(other, axis));
                    for _ in 0..space.size(axis) {
                        if self.value[near] == Some(true) {
                            self.set(
                                Lit::new(far as Var, true),
                                Why::From(rule, var, near as Var),
                            )?;
                        } else if self.value[far] == Some(false) {
                            self.set(
                                Lit::new(near as Var, false),
                                Why::From(rule, var, far as Var),
                            )?;
                        }
                        (near, far) = (near + step, far + far_step);
                    }
                }
            } else if let Some(rule) = is_active(self, rules.through(a.axis, b.axis, axis)) {
                let ((mut near, step), (mut far, far_step)) =
                    (space.line(a, axis), space.line(b, axis));
                for _ in 0..space.size(axis) {
                    if self.value[near] == Some(true) {
                        self.set(Lit::new(far as Var, false), Why::From(rule, var, near as Var))?;
                    } else if self.value[far] == Some(true) {
                        self.set(Lit::new(near as Var, false), Why::From(rule, var, far as Var))?;
                    }
                    (near, far) = (near + step, far + far_step);
                }
            }
        }
        Ok(())
    }

    fn clauses(&mut self, var: Var, value: bool) -> Result<(), Conflict> {
        let theory = self.theory;
        for at in theory.clauses_with(Lit::new(var, !value)) {
            let premise = theory.clause_premise[*at as usize];
            if !self.active[premise as usize] {
                continue;
            }
            let clause = &theory.clauses[*at as usize];
            let mut open = clause
                .iter()
                .filter(|lit| self.value[lit.var as usize].is_none_or(|value| value == lit.holds));
            match (open.next(), open.next()) {
                (None, _) => return Err(Conflict::Clause(*at)),
                (Some(last), None) if self.value[last.var as usize].is_none() => {
                    self.assign(*last, Why::Clause(*at));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn set(&mut self, lit: Lit, why: Why) -> Result<(), Conflict> {
        match self.value[lit.var as usize] {
            None => {
                self.assign(lit, why);
                Ok(())
            }
            Some(value) if value == lit.holds => Ok(()),
            Some(_) => {
                let Why::From(premise, a, b) = why else {
                    unreachable!("rows and clauses look before they set")
                };
                Err(Conflict::Of(premise, lit.var, a, b))
            }
        }
    }
}
