//! Narrows what is left to the variables of a part of a network.

use super::formula::{Atom, Formula, Node};
use super::{Bits, Network, Variable};

/// No value is left to some variable, or no variable to some position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contradiction;

type Step = Result<(), Contradiction>;

/// So many decisions tell something about a puzzle.
const LEARNT: u64 = 1 << 10;

/// A formula of more atoms times values waits until fewer values are left to its variables: to try
/// each of them would take too long.
const MAX_FILTERED: usize = 1 << 18;

/// Which variables may change, and what is still to be looked at.
///
/// What is decided in one part of a network must not touch another one: a part is counted once,
/// and its number then stands for it wherever the same part turns up.
#[derive(Clone, Debug)]
pub struct Scope {
    /// The number of the part that each variable is in.
    part: Vec<u32>,
    current: u32,
    variables: Queue,
    groups: Queue,
    formulas: Queue,
    decisions: u64,
    /// How many decisions led to a contradiction, and how often each variable had a share in one.
    contradictions: u64,
    failures: Vec<u32>,
}

/// Indices to look at, each at most once at a time, the last one first.
#[derive(Clone, Debug)]
struct Queue {
    waiting: Vec<u32>,
    is_waiting: Vec<bool>,
}

impl Queue {
    fn new(size: usize) -> Queue {
        Queue { waiting: Vec::new(), is_waiting: vec![false; size] }
    }

    #[inline]
    fn push(&mut self, index: u32) {
        if !std::mem::replace(&mut self.is_waiting[index as usize], true) {
            self.waiting.push(index);
        }
    }

    #[inline]
    fn pop(&mut self) -> Option<usize> {
        let index = self.waiting.pop()? as usize;
        self.is_waiting[index] = false;
        Some(index)
    }

    fn clear(&mut self) {
        while self.pop().is_some() {}
    }
}

impl Scope {
    /// The scope of all variables.
    pub fn new<const W: usize>(network: &Network<W>) -> Scope {
        Scope {
            part: vec![0; network.variables()],
            current: 0,
            variables: Queue::new(network.variables()),
            groups: Queue::new(network.groups.len()),
            formulas: Queue::new(network.formulas.len()),
            decisions: 0,
            contradictions: 0,
            failures: vec![0; network.variables()],
        }
    }

    /// Whether so many decisions failed that the search is for solutions and not for parts.
    pub(super) fn has_few_solutions(&self) -> bool {
        self.decisions > LEARNT && 3 * self.contradictions > self.decisions
    }

    /// How often a variable had a share in a contradiction.
    pub(super) fn failures(&self, of: Variable) -> u32 {
        self.failures[of as usize]
    }

    fn blame(&mut self, of: Variable) {
        let failures = &mut self.failures[of as usize];
        *failures = failures.saturating_add(1);
    }

    /// From now on these variables alone may change.
    pub fn enter(&mut self, variables: &[Variable]) {
        self.current = self.current.wrapping_add(1);
        if self.current == 0 {
            // After 2^32 parts the numbers start again, and no old one may be taken for a new one.
            self.part.fill(0);
            self.current = 1;
        }
        variables.iter().for_each(|of| self.part[*of as usize] = self.current);
    }

    /// Takes a variable out.
    pub(super) fn leave(&mut self, of: Variable) {
        self.part[of as usize] = self.current.wrapping_sub(1);
    }

    /// Whether the variable may change.
    #[inline]
    pub(super) fn has(&self, of: Variable) -> bool {
        self.part[of as usize] == self.current
    }

    fn clear(&mut self) {
        self.variables.clear();
        self.groups.clear();
        self.formulas.clear();
    }
}

impl<const W: usize> Network<W> {
    /// Narrows a fresh state to what follows.
    ///
    /// # Errors
    /// When that shows that there is no solution.
    pub fn settle(&self, scope: &mut Scope, state: &mut [Bits<W>]) -> Step {
        if state[..self.variables()].iter().any(Bits::is_empty) {
            return Err(Contradiction);
        }
        (0..self.variables()).for_each(|at| scope.variables.push(at as u32));
        (0..self.groups.len()).for_each(|at| scope.groups.push(at as u32));
        (0..self.formulas.len()).for_each(|at| scope.formulas.push(at as u32));
        self.run(scope, state)
    }

    /// Makes a part the scope of what follows. The positions that its members must cover are then
    /// those that they can have.
    pub fn enter(&self, scope: &mut Scope, state: &mut [Bits<W>], part: &[Variable]) {
        scope.enter(part);
        for (at, group) in self.groups.iter().enumerate().filter(|(_, of)| of.unused.is_some()) {
            let members = group.members.iter().filter(|of| scope.has(**of));
            let places = members.fold(Bits::EMPTY, |all, of| all | state[*of as usize]);
            state[self.variables() + at] &= places;
        }
    }

    /// Gives a variable one of the values that are left to it, and finds what follows in its part.
    ///
    /// # Errors
    /// When the part has no solution with it, as far as that is found without search. The state is
    /// then of no use.
    pub fn decide(
        &self,
        scope: &mut Scope,
        state: &mut [Bits<W>],
        of: Variable,
        value: usize,
    ) -> Step {
        state[of as usize] = Bits::one(value);
        scope.variables.push(of);
        scope.decisions += 1;
        let done = self.run(scope, state);
        scope.contradictions += u64::from(done.is_err());
        done
    }

    fn run(&self, scope: &mut Scope, state: &mut [Bits<W>]) -> Step {
        let done = self.spread_all(scope, state);
        if done.is_err() {
            scope.clear();
        }
        done
    }

    /// Cheap steps first.
    fn spread_all(&self, scope: &mut Scope, state: &mut [Bits<W>]) -> Step {
        loop {
            let (step, about) = if let Some(of) = scope.variables.pop() {
                let of = of as Variable;
                (self.spread(scope, state, of), &[of][..])
            } else if let Some(group) = scope.groups.pop() {
                (self.fill(scope, state, group), &self.groups[group].members[..])
            } else if let Some(formula) = scope.formulas.pop() {
                (self.filter(scope, state, formula), &self.formulas[formula].scope[..])
            } else {
                return Ok(());
            };
            if step.is_err() {
                about.iter().for_each(|of| scope.blame(*of));
                return step;
            }
        }
    }

    #[inline]
    fn narrow(&self, scope: &mut Scope, state: &mut [Bits<W>], of: Variable, to: Bits<W>) -> Step {
        let left = state[of as usize];
        let kept = left & to;
        if kept == left {
            return Ok(());
        }
        if kept.is_empty() {
            scope.blame(of);
            return Err(Contradiction);
        }
        state[of as usize] = kept;
        scope.variables.push(of);
        Ok(())
    }

    /// What follows for others from what is left to one variable.
    fn spread(&self, scope: &mut Scope, state: &mut [Bits<W>], of: Variable) -> Step {
        let left = state[of as usize];
        let single = left.single();
        for at in &self.groups_of[of as usize] {
            scope.groups.push(*at);
            let group = &self.groups[*at as usize];
            if single.is_none() || single == group.unused {
                continue;
            }
            state[self.variables() + *at as usize] &= !left;
            for other in &group.members {
                if *other != of && scope.has(*other) {
                    self.narrow(scope, state, *other, !left)?;
                }
            }
        }
        for link in &self.links[of as usize] {
            if scope.has(link.other) {
                let rows = &self.tables[link.table as usize];
                let others = state[link.other as usize];
                let mut to = Bits::EMPTY;
                for value in left.iter() {
                    to |= rows[value];
                    if others.is_within(&to) {
                        break;
                    }
                }
                self.narrow(scope, state, link.other, to)?;
            }
        }
        for at in &self.formulas_of[of as usize] {
            scope.formulas.push(*at);
        }
        Ok(())
    }

    /// Where a group has no position to spare, one that only one member can have is its.
    fn fill(&self, scope: &mut Scope, state: &mut [Bits<W>], at: usize) -> Step {
        let group = &self.groups[at];
        let is_open = |state: &[Bits<W>], of: Variable| {
            scope.has(of) && state[of as usize].single().is_none()
        };
        let (mut once, mut twice, mut open) = (Bits::EMPTY, Bits::EMPTY, 0);
        for member in group.members.iter().filter(|of| is_open(state, **of)) {
            twice |= once & state[*member as usize];
            once |= state[*member as usize];
            open += 1;
        }
        let cover = match group.unused {
            Some(_) => state[self.variables() + at],
            None if open == once.len() => once,
            None if open > once.len() => return Err(Contradiction),
            None => return Ok(()),
        };
        if !cover.is_within(&once) || cover.len() > open {
            return Err(Contradiction);
        }
        let only = cover & !twice;
        if only.is_empty() {
            return Ok(());
        }
        for member in &group.members {
            let own = state[*member as usize] & only;
            if own.is_empty() || !scope.has(*member) {
                continue;
            }
            if own.single().is_none() {
                return Err(Contradiction);
            }
            self.narrow(scope, state, *member, own)?;
        }
        Ok(())
    }

    /// Takes away each value with which a formula cannot hold.
    fn filter(&self, scope: &mut Scope, state: &mut [Bits<W>], at: usize) -> Step {
        let formula = &self.formulas[at];
        match formula.truth(&self.tables, state) {
            Some(true) => return Ok(()),
            Some(false) => return Err(Contradiction),
            None => {}
        }
        if let Some((a, b, equal)) = formula.equivalence() {
            return self.equate(scope, state, formula, (a, b), equal);
        }
        if let Some((parts, only)) = formula.choices() {
            return self.choose(scope, state, formula, parts, only);
        }
        let values = formula.scope.iter().map(|of| state[*of as usize].len()).sum::<usize>();
        if values * formula.atoms.len() > MAX_FILTERED {
            return Ok(());
        }
        for of in &formula.scope {
            let left = state[*of as usize];
            if !scope.has(*of) || left.single().is_some() {
                continue;
            }
            let mut kept = left;
            for value in left.iter() {
                state[*of as usize] = Bits::one(value);
                if formula.truth(&self.tables, state) == Some(false) {
                    kept &= !Bits::one(value);
                }
            }
            state[*of as usize] = left;
            self.narrow(scope, state, *of, kept)?;
        }
        Ok(())
    }

    /// Of two atoms that are equivalent, or by `equal` false opposite, one decides the other one.
    fn equate(
        &self,
        scope: &mut Scope,
        state: &mut [Bits<W>],
        formula: &Formula<W>,
        (a, b): (usize, usize),
        equal: bool,
    ) -> Step {
        let (first, second) = (&formula.atoms[a], &formula.atoms[b]);
        if let Some(truth) = first.truth(&self.tables, state) {
            return self.demand(scope, state, second, truth == equal);
        }
        match second.truth(&self.tables, state) {
            Some(truth) => self.demand(scope, state, first, truth == equal),
            None => Ok(()),
        }
    }

    /// Takes away each value with which an atom, or its negation, cannot hold.
    fn demand(
        &self,
        scope: &mut Scope,
        state: &mut [Bits<W>],
        atom: &Atom<W>,
        holds: bool,
    ) -> Step {
        for (of, able) in self.able(state, atom, holds) {
            // A variable of another part is decided there.
            if scope.has(of) {
                self.narrow(scope, state, of, able)?;
            }
        }
        Ok(())
    }

    /// One at least of some atoms, or of their negations, holds: takes away each value with which
    /// none of them can. Where it is the `only` one and known, the others do not hold.
    fn choose(
        &self,
        scope: &mut Scope,
        state: &mut [Bits<W>],
        formula: &Formula<W>,
        parts: &[Node],
        only: bool,
    ) -> Step {
        let literals = || parts.iter().filter_map(Node::literal);
        let is_sure = |(at, holds): &(usize, bool)| {
            formula.atoms[*at].truth(&self.tables, state) == Some(*holds)
        };
        if let Some(sure) = literals().position(|literal| only && is_sure(&literal)) {
            for (_, (at, holds)) in literals().enumerate().filter(|(index, _)| *index != sure) {
                self.demand(scope, state, &formula.atoms[at], !holds)?;
            }
            return Ok(());
        }
        let able = literals().map(|(at, holds)| self.able(state, &formula.atoms[at], holds));
        let able: Vec<_> = able.filter(|[(_, able), _]| !able.is_empty()).collect();
        for of in formula.scope.iter().copied() {
            if !scope.has(of) {
                continue;
            }
            let with = |[a, b]: &[(Variable, Bits<W>); 2]| {
                [a, b].into_iter().find(|(other, _)| *other == of).map(|(_, able)| *able)
            };
            // What holds whatever this variable is takes nothing from it.
            let to = able.iter().try_fold(Bits::EMPTY, |all, part| Some(all | with(part)?));
            if let Some(to) = to {
                self.narrow(scope, state, of, to)?;
            }
        }
        Ok(())
    }

    /// The values of an atom's variables with which it, or its negation, can hold; the same
    /// variable twice where there is one.
    fn able(&self, state: &[Bits<W>], atom: &Atom<W>, holds: bool) -> [(Variable, Bits<W>); 2] {
        match atom {
            Atom::In(of, set) => {
                let set = if holds { *set } else { !*set };
                [(*of, state[*of as usize] & set); 2]
            }
            Atom::Related(a, b, table) => {
                let rows = &self.tables[*table as usize];
                let (left, others) = (state[*a as usize], state[*b as usize]);
                let (mut kept, mut reached) = (Bits::EMPTY, Bits::EMPTY);
                for value in left.iter() {
                    let row = if holds { rows[value] } else { !rows[value] };
                    if row.meets(&others) {
                        kept |= Bits::one(value);
                        reached |= row;
                    }
                }
                [(*a, kept), (*b, others & reached)]
            }
        }
    }
}
