//! Whether some of the premises leave a grid open that differs from the solution: a search that
//! starts from the solution and repairs what a denied link breaks.
//!
//! All premises hold in the solution, so a grid near it breaks few, and only those near a changed
//! link. What follows by unit propagation is set; then a broken clause is chosen, and each way to
//! mend it is tried. That is complete, since every grid in which the premises hold satisfies the
//! clause in one of these ways.

mod propagate;
mod tale;

use super::space::{Lit, Thing, Var};
use super::theory::Theory;
pub(super) use tale::Tale;

/// How many repairs a question about a few premises may take: so many that hardly any does.
pub(super) const PATIENCE: u64 = 100_000;

/// Why a variable has its value.
#[derive(Clone, Copy, Debug)]
enum Why {
    /// It is known or assumed.
    Given,
    /// It is tried, or what is left after all else was tried.
    Tried,
    /// By a premise from one or two other variables.
    From(u32, Var, Var),
    /// It is the last link of a row.
    Row(u32),
    /// It is the last literal of a clause.
    Clause(u32),
}

/// How a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// There is such a grid, [`Search::flips`].
    Found,
    /// There is none.
    Refuted,
    /// The search was too long.
    Limit,
}

/// What cannot be: the values of some variables, by a premise.
#[derive(Clone, Copy, Debug)]
enum Conflict {
    /// Of these three; the second and third may be the same.
    Of(u32, Var, Var, Var),
    /// Of all links of a row.
    Row(u32),
    /// Of all literals of a clause.
    Clause(u32),
}

/// A search over some premises, which can be used again and again.
pub(super) struct Search<'t> {
    theory: &'t Theory,
    /// Which premises are taken.
    pub(super) active: Vec<bool>,
    value: Vec<Option<bool>>,
    why: Vec<Why>,
    trail: Vec<Var>,
    head: usize,
    /// How many variables stay assigned from one question to the next.
    base: usize,
    /// Of the last refutation, which premises it used, and which given facts.
    pub(super) used: Vec<u32>,
    pub(super) used_facts: Vec<Lit>,
    is_used: Vec<bool>,
    is_traced: Vec<bool>,
    /// The variables that are not as in the solution.
    flipped: Vec<Var>,
    budget: u64,
    /// How many variables were looked at, over all questions: a measure of work that is the same
    /// on every run.
    pub(super) work: u64,
}

impl<'t> Search<'t> {
    pub(super) fn new(theory: &'t Theory) -> Search<'t> {
        Search {
            theory,
            active: vec![false; theory.premises()],
            value: vec![None; theory.vars()],
            why: vec![Why::Given; theory.vars()],
            trail: Vec::new(),
            head: 0,
            base: 0,
            used: Vec::new(),
            used_facts: Vec::new(),
            is_used: vec![false; theory.premises()],
            is_traced: vec![false; theory.vars()],
            flipped: Vec::new(),
            budget: 0,
            work: 0,
        }
    }

    /// Takes these premises and no others.
    pub(super) fn take(&mut self, premises: &[u32]) {
        self.active.fill(false);
        premises.iter().for_each(|premise| self.active[*premise as usize] = true);
    }

    /// Takes all premises but these.
    pub(super) fn take_all_but(&mut self, premises: &[u32]) {
        self.active.fill(true);
        premises.iter().for_each(|premise| self.active[*premise as usize] = false);
    }

    /// Makes a fact known in all questions to come. What follows from such facts alone is not set,
    /// which makes no difference to any answer.
    pub(super) fn know(&mut self, fact: Lit) {
        self.undo(self.base);
        if self.value[fact.var as usize].is_none() {
            self.assign(fact, Why::Given);
            self.base = self.trail.len();
            self.head = self.base;
        }
    }

    /// Looks for a grid in which the premises hold and these literals. The first of them denies
    /// what is asked for.
    pub(super) fn run(&mut self, denied: Lit, given: &[Lit], limit: u64) -> Outcome {
        self.undo(self.base);
        self.used.clear();
        self.used_facts.clear();
        self.is_used.fill(false);
        self.budget = limit;
        for lit in std::iter::once(&denied).chain(given) {
            match self.value[lit.var as usize] {
                None => self.assign(*lit, Why::Given),
                Some(value) if value == lit.holds => {}
                Some(_) => {
                    // The denied link itself is known.
                    self.used_facts.push(lit.negated());
                    return Outcome::Refuted;
                }
            }
        }
        let outcome = self.descend();
        if outcome == Outcome::Refuted {
            self.used_facts.retain(|fact| *fact != denied);
            self.used_facts.sort_unstable();
            self.used_facts.dedup();
            self.used =
                (0..).zip(&self.is_used).filter_map(|(p, used)| used.then_some(p)).collect();
        }
        outcome
    }

    /// The variables that have another value than in the solution, after [`Outcome::Found`].
    pub(super) fn flips(&mut self) -> Vec<Var> {
        self.collect_flips();
        self.flipped.clone()
    }

    /// The premises that the grid found breaks, in order.
    pub(super) fn broken(&mut self) -> Vec<u32> {
        self.collect_flips();
        let mut broken = Vec::new();
        self.scan(false, |premise, _| {
            broken.push(premise);
            false
        });
        broken.sort_unstable();
        broken.dedup();
        broken
    }

    fn collect_flips(&mut self) {
        self.flipped.clear();
        let is_flip = |var: &&Var| {
            self.value[**var as usize]
                .is_some_and(|value| value != self.theory.model[**var as usize])
        };
        let flips = self.trail[self.base..].iter().filter(is_flip).copied();
        self.flipped.extend(flips);
    }

    fn descend(&mut self) -> Outcome {
        if let Err(conflict) = self.propagate() {
            self.trace_conflict(conflict);
            return Outcome::Refuted;
        }
        let Some((premise, clause)) = self.first_broken() else { return Outcome::Found };
        if self.budget == 0 {
            return Outcome::Limit;
        }
        self.budget -= 1;
        let mark = self.trail.len();
        for lit in &clause {
            match self.value[lit.var as usize] {
                Some(value) if value != lit.holds => continue,
                // It is the only way that is left.
                Some(_) => match self.descend() {
                    Outcome::Refuted => break,
                    other => return other,
                },
                None => {}
            }
            let inner = self.trail.len();
            self.assign(*lit, Why::Tried);
            match self.descend() {
                Outcome::Refuted => {}
                other => return other,
            }
            self.undo(inner);
            self.assign(lit.negated(), Why::Tried);
            if let Err(conflict) = self.propagate() {
                self.trace_conflict(conflict);
                break;
            }
        }
        self.trace_clause(premise, &clause);
        self.undo(mark);
        Outcome::Refuted
    }

    fn trace_clause(&mut self, premise: u32, clause: &[Lit]) {
        self.is_used[premise as usize] = true;
        let vars = clause.iter().map(|lit| lit.var);
        self.trace(vars.filter(|var| self.value[*var as usize].is_some()).collect());
    }

    fn trace_conflict(&mut self, conflict: Conflict) {
        let (premise, vars) = self.parts(conflict);
        self.is_used[premise as usize] = true;
        self.trace(vars);
    }

    /// Notes what the values of some variables come from.
    fn trace(&mut self, mut open: Vec<Var>) {
        let mut seen = Vec::new();
        while let Some(var) = open.pop() {
            if std::mem::replace(&mut self.is_traced[var as usize], true) {
                continue;
            }
            seen.push(var);
            match self.reason(var) {
                Some((premise, from)) => {
                    self.is_used[premise as usize] = true;
                    open.extend(from);
                }
                None if matches!(self.why[var as usize], Why::Given) => {
                    let holds = self.value[var as usize].expect("it has a value");
                    self.used_facts.push(Lit::new(var, holds));
                }
                None => {}
            }
        }
        seen.into_iter().for_each(|var| self.is_traced[var as usize] = false);
    }

    /// The premise of a variable's value, and the variables that it comes from.
    fn reason(&self, var: Var) -> Option<(u32, Vec<Var>)> {
        let others = |vars: &mut dyn Iterator<Item = Var>| vars.filter(|v| *v != var).collect();
        match self.why[var as usize] {
            Why::Given | Why::Tried => None,
            Why::From(premise, a, b) => Some((premise, vec![a, b])),
            Why::Row(row) => {
                Some((row, others(&mut self.theory.rows[row as usize].iter().copied())))
            }
            Why::Clause(at) => {
                let vars = &mut self.theory.clauses[at as usize].iter().map(|lit| lit.var);
                Some((self.theory.clause_premise[at as usize], others(vars)))
            }
        }
    }

    /// The premise of a conflict, and its variables.
    fn parts(&self, conflict: Conflict) -> (u32, Vec<Var>) {
        match conflict {
            Conflict::Of(premise, a, b, c) => (premise, vec![a, b, c]),
            Conflict::Row(row) => (row, self.theory.rows[row as usize].to_vec()),
            Conflict::Clause(at) => {
                let vars = self.theory.clauses[at as usize].iter().map(|lit| lit.var);
                (self.theory.clause_premise[at as usize], vars.collect())
            }
        }
    }

    fn assign(&mut self, lit: Lit, why: Why) {
        self.value[lit.var as usize] = Some(lit.holds);
        self.why[lit.var as usize] = why;
        self.trail.push(lit.var);
    }

    fn undo(&mut self, to: usize) {
        for var in self.trail.drain(to..) {
            self.value[var as usize] = None;
        }
        self.head = self.head.min(to);
    }

    /// A clause of an active premise that is false where open links are as in the solution.
    fn first_broken(&mut self) -> Option<(u32, Vec<Lit>)> {
        self.collect_flips();
        let mut first = None;
        self.scan(true, |premise, clause| {
            first = Some((premise, clause()));
            true
        });
        first
    }

    fn is_true(&self, var: Var) -> bool {
        self.value[var as usize].unwrap_or(self.theory.model[var as usize])
    }

    /// Calls for each broken premise, active or all, near a flipped variable, with a false clause
    /// of it, until the caller has enough.
    fn scan(&self, only_active: bool, mut found: impl FnMut(u32, &dyn Fn() -> Vec<Lit>) -> bool) {
        let theory = self.theory;
        let counts =
            |rule: Option<u32>| rule.filter(|rule| !only_active || self.active[*rule as usize]);
        for var in &self.flipped {
            if (*var as usize) < theory.space.links() {
                let [a, b] = theory.space.things(*var);
                for (thing, axis) in [(a, b.axis), (b, a.axis)] {
                    let Some(row) = counts(theory.rules.row(thing, axis)) else { continue };
                    if self.is_row_broken(row) && found(row, &|| self.row_clause(row)) {
                        return;
                    }
                }
                if self.scan_groups(a, b, *var, &counts, &mut found) {
                    return;
                }
            }
            let false_now = Lit::new(*var, !self.is_true(*var));
            for at in theory.clauses_with(false_now) {
                let premise = theory.clause_premise[*at as usize];
                let clause = &theory.clauses[*at as usize];
                if counts(Some(premise)).is_some()
                    && clause.iter().all(|lit| self.is_true(lit.var) != lit.holds)
                    && found(premise, &|| clause.clone())
                {
                    return;
                }
            }
        }
    }

    fn is_row_broken(&self, row: u32) -> bool {
        let vars = self.theory.rows[row as usize].iter();
        let held = vars.filter(|var| self.is_true(**var)).count();
        held > 1 || (held == 0 && self.theory.is_exact[row as usize])
    }

    fn row_clause(&self, row: u32) -> Vec<Lit> {
        let vars = &self.theory.rows[row as usize];
        let mut held = vars.iter().filter(|var| self.is_true(**var));
        match (held.next(), held.next()) {
            (Some(a), Some(b)) => vec![Lit::new(*a, false), Lit::new(*b, false)],
            _ => vars.iter().map(|var| Lit::new(*var, true)).collect(),
        }
    }

    fn scan_groups(
        &self,
        a: Thing,
        b: Thing,
        var: Var,
        counts: &impl Fn(Option<u32>) -> Option<u32>,
        found: &mut impl FnMut(u32, &dyn Fn() -> Vec<Lit>) -> bool,
    ) -> bool {
        let (space, rules) = (&self.theory.space, &self.theory.rules);
        let here = self.is_true(var);
        for axis in (0..space.axes()).filter(|axis| *axis != a.axis && *axis != b.axis) {
            // Two axes of repeating items have no grid between them.
            let has_grids = space.is_related(a.axis, axis) && space.is_related(b.axis, axis);
            if !has_grids {
                continue;
            }
            for third in (0..space.size(axis)).map(|rank| Thing { axis, rank }) {
                let (with_a, with_b) = (space.var(a, third), space.var(b, third));
                let (middle, sides, last) = match (here, self.is_true(with_a), self.is_true(with_b))
                {
                    (true, true, false) => (a.axis, [var, with_a], with_b),
                    (true, false, true) => (b.axis, [var, with_b], with_a),
                    (false, true, true) => (axis, [with_a, with_b], var),
                    _ => continue,
                };
                let mut ends = [a.axis, b.axis, axis].into_iter().filter(|end| *end != middle);
                let (x, y) = (ends.next().unwrap_or(0), ends.next().unwrap_or(0));
                let Some(rule) = counts(rules.through(x, y, middle)) else { continue };
                let clause = || {
                    let mut clause = sides.map(|side| Lit::new(side, false)).to_vec();
                    clause.push(Lit::new(last, true));
                    clause
                };
                if found(rule, &clause) {
                    return true;
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests;
