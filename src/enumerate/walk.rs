//! The walk itself.

use std::rc::Rc;

use super::lists::{List, Lists};
use crate::model::{CategoryKind, ItemId, Puzzle, Solution};
use crate::network::{Bits, Network, Owner, Parts, Scope, Scratch, Variable};
use crate::session::Error;

/// After so many solutions, or decisions, each as many times as its part has variables, the caller
/// is told how far the walk is.
const TICK: usize = 1 << 14;

/// The most memory for the states of the open decisions, in bytes.
const MAX_STATES: usize = 1 << 28;

/// When so little of the stack is left, it grows by so much.
const STACK_LEFT: usize = 1 << 16;
const STACK_MORE: usize = 1 << 20;

/// A walk that is under way.
pub(super) struct Walk<'a, const W: usize> {
    puzzle: &'a Puzzle,
    network: &'a Network<W>,
    each: &'a mut dyn FnMut(&Solution) -> Result<(), Error>,
    tick: &'a mut dyn FnMut(f64) -> Result<(), Error>,
    scope: Scope,
    scratch: Scratch,
    /// The states of the decisions that are open, one after another.
    states: Vec<Bits<W>>,
    /// What was left after each of them.
    left: Vec<Parts<W>>,
    spare: Parts<W>,
    depth: usize,
    /// What is still to be met, the next goal last.
    goals: Vec<Goal>,
    /// The value of each variable that is decided.
    values: Vec<u16>,
    owners: Vec<Owner>,
    solution: Solution,
    /// Whether positions may stay empty, so that a solution is written anew each time.
    has_gaps: bool,
    lists: Lists,
    /// The list that is being made, if one is.
    making: Option<List>,
    /// Which way out of how many is taken, decision by decision.
    path: Vec<(u32, u32)>,
    /// How long the path was before the list in the making.
    walked: usize,
    /// The work since the caller was last told.
    work: usize,
}

/// What is to be met, by the depth at which it was left and its index there.
#[derive(Clone)]
enum Goal {
    Part(usize, usize),
    Loose(usize, usize),
    Free(usize, usize),
}

/// Why a walk ends early.
enum End {
    Failed(Error),
    /// The list in the making is too long.
    TooLong,
}

impl From<Error> for End {
    fn from(error: Error) -> End {
        End::Failed(error)
    }
}

impl<'a, const W: usize> Walk<'a, W> {
    pub(super) fn new(
        puzzle: &'a Puzzle,
        network: &'a Network<W>,
        each: &'a mut dyn FnMut(&Solution) -> Result<(), Error>,
        tick: &'a mut dyn FnMut(f64) -> Result<(), Error>,
    ) -> Self {
        Walk {
            puzzle,
            network,
            each,
            tick,
            scope: Scope::new(network),
            scratch: Scratch::default(),
            states: network.start(),
            left: Vec::new(),
            spare: Parts::default(),
            depth: 0,
            goals: Vec::new(),
            values: vec![0; network.variables()],
            owners: network.owners(puzzle),
            solution: Solution::empty(puzzle),
            has_gaps: puzzle.categories.iter().any(|of| of.kind == CategoryKind::Rest),
            lists: Lists::default(),
            making: None,
            path: Vec::new(),
            walked: 0,
            work: 0,
        }
    }

    /// Finds all solutions.
    pub(super) fn run(mut self) -> Result<(), Error> {
        if self.network.settle(&mut self.scope, &mut self.states).is_err() {
            return Ok(());
        }
        for said in self.network.known(self.puzzle) {
            if let Some(place) = said.place {
                self.solution.put(self.puzzle, said.item, place);
            }
        }
        let all: Vec<Variable> = (0..self.network.variables() as Variable).collect();
        match self.rest(&all) {
            Ok(()) => (self.tick)(1.0),
            Err(End::Failed(error)) => Err(error),
            Err(End::TooLong) => unreachable!("no list is being made"),
        }
    }

    /// Meets what is left of `variables` at the present depth, and then all goals.
    fn rest(&mut self, variables: &[Variable]) -> Result<(), End> {
        let (depth, size) = (self.depth, self.network.state_len());
        if self.left.len() <= depth {
            self.left.resize_with(depth + 1, Parts::default);
        }
        let state = &self.states[depth * size..][..size];
        let (scope, scratch, left) = (&mut self.scope, &mut self.scratch, &mut self.left[depth]);
        if !self.network.split(scope, scratch, state, variables, true, left) {
            return Ok(());
        }
        for of in variables {
            if let Some(value) = self.states[depth * size + *of as usize].single() {
                self.put(*of, value);
            }
        }
        // Searches come first and what is put together last, where most of the walk is.
        let mark = self.goals.len();
        let left = &self.left[depth];
        self.goals.extend((0..left.free.len()).map(|at| Goal::Free(depth, at)));
        self.goals.extend((0..left.loose.len()).map(|at| Goal::Loose(depth, at)));
        self.goals.extend((0..left.len()).map(|at| Goal::Part(depth, at)));
        let done = self.meet();
        self.goals.truncate(mark);
        done
    }

    /// Meets all goals in every way.
    fn meet(&mut self) -> Result<(), End> {
        let Some(goal) = self.goals.pop() else { return self.found() };
        let done = stacker::maybe_grow(STACK_LEFT, STACK_MORE, || match &goal {
            Goal::Part(depth, at) => self.part(*depth, *at),
            Goal::Loose(depth, at) => {
                let of = self.left[*depth].loose[*at];
                let open = self.states[depth * self.network.state_len() + of as usize];
                self.loose(of, open)
            }
            Goal::Free(depth, at) => {
                let open = self.left[*depth].free[*at].left_by(&self.values);
                self.free(*depth, *at, 0, open)
            }
        });
        self.goals.push(goal);
        done
    }

    /// Every solution of a part, from its list if it has one.
    fn part(&mut self, depth: usize, at: usize) -> Result<(), End> {
        let part = self.left[depth].part(at).to_vec();
        let size = self.network.state_len();
        let mut key = Vec::new();
        let state = &self.states[depth * size..][..size];
        self.network.append_key(&mut self.scope, state, &part, &mut key);
        let known = self.lists.find(&key).cloned();
        let list = match known {
            Some(known) => known,
            None => {
                let list = self.list(depth, &part)?.map(Rc::new);
                self.lists.insert(&key, list.clone());
                if list.is_none() && self.making.is_some() {
                    return Err(End::TooLong);
                }
                list
            }
        };
        match list {
            Some(list) => self.kept(&list),
            None => self.search(depth, &part),
        }
    }

    /// The list of a part; none if it would be too long.
    fn list(&mut self, depth: usize, part: &[Variable]) -> Result<Option<List>, End> {
        let goals = std::mem::take(&mut self.goals);
        let outer = self.making.replace(List::new(part.to_vec()));
        let path = self.path.len();
        if outer.is_none() {
            self.walked = path;
        }
        let found = self.search(depth, part);
        self.path.truncate(path);
        self.goals = goals;
        let list = std::mem::replace(&mut self.making, outer);
        match found {
            Ok(()) => Ok(list),
            Err(End::TooLong) => Ok(None),
            Err(failed) => Err(failed),
        }
    }

    /// Decides the most central variable of a part, in every way.
    fn search(&mut self, depth: usize, part: &[Variable]) -> Result<(), End> {
        let size = self.network.state_len();
        let (here, next) = (depth * size, (self.depth + 1) * size);
        if self.states.len() < next + size {
            if (next + size) * size_of::<Bits<W>>() > MAX_STATES {
                return Err(Error::TooManyDecisions(MAX_STATES).into());
            }
            self.states.resize(next + size, Bits::EMPTY);
        }
        let state = &self.states[here..here + size];
        let (scope, scratch) = (&mut self.scope, &mut self.scratch);
        // It was one part when it was split off, so it is one again, and who is near whom is known.
        self.network.split(scope, scratch, state, part, false, &mut self.spare);
        let pivot = scratch.pivot(scope, state, part);
        let values = state[pivot as usize];
        self.path.push((0, values.len() as u32));
        let mut done = Ok(());
        for value in values.iter() {
            done = self.step(part.len());
            if done.is_err() {
                break;
            }
            self.states.copy_within(here..here + size, next);
            let state = &mut self.states[next..next + size];
            self.network.enter(&mut self.scope, state, part);
            if self.network.decide(&mut self.scope, state, pivot, value).is_ok() {
                self.depth += 1;
                done = self.rest(part);
                self.depth -= 1;
                if done.is_err() {
                    break;
                }
            }
            self.pass();
        }
        self.path.pop();
        done
    }

    /// Every solution of a list.
    fn kept(&mut self, list: &List) -> Result<(), End> {
        self.path.push((0, list.len() as u32));
        for at in 0..list.len() {
            for (of, value) in list.variables.iter().zip(list.row(at)) {
                self.put(*of, usize::from(*value));
            }
            self.meet()?;
            self.pass();
        }
        self.path.pop();
        Ok(())
    }

    /// Every value of a variable that depends on no other one.
    fn loose(&mut self, of: Variable, open: Bits<W>) -> Result<(), End> {
        self.path.push((0, open.len() as u32));
        for value in open.iter() {
            self.put(of, value);
            self.meet()?;
            self.pass();
        }
        self.path.pop();
        Ok(())
    }

    /// Every way for the free variables from the `nth` on to take the positions that are left.
    fn free(&mut self, depth: usize, at: usize, nth: usize, open: Bits<W>) -> Result<(), End> {
        let free = &self.left[depth].free[at];
        let Some(of) = free.variables.get(nth).copied() else { return self.meet() };
        self.path.push((0, open.len() as u32));
        for value in open.iter() {
            self.put(of, value);
            let left = open & !Bits::one(value);
            stacker::maybe_grow(STACK_LEFT, STACK_MORE, || self.free(depth, at, nth + 1, left))?;
            self.pass();
        }
        self.path.pop();
        Ok(())
    }

    /// Gives a variable a value.
    #[inline]
    fn put(&mut self, of: Variable, value: usize) {
        self.values[of as usize] = value as u16;
        if self.making.is_some() || self.has_gaps {
            return;
        }
        match &self.owners[of as usize] {
            Owner::Items(items) => {
                if let Some(place) = self.network.place(value) {
                    for item in items {
                        self.solution.put(self.puzzle, *item, place);
                    }
                }
            }
            Owner::Slot(first, place) => {
                self.solution.put(self.puzzle, ItemId(first + value as u16), *place);
            }
        }
    }

    /// All goals are met.
    fn found(&mut self) -> Result<(), End> {
        self.step(1)?;
        if let Some(list) = &mut self.making {
            return if list.add(&self.values) { Ok(()) } else { Err(End::TooLong) };
        }
        if self.has_gaps {
            self.network.write(self.puzzle, &self.values, &mut self.solution);
        }
        Ok((self.each)(&self.solution)?)
    }

    /// The next way of the last decision.
    #[inline]
    fn pass(&mut self) {
        if let Some((at, _)) = self.path.last_mut() {
            *at += 1;
        }
    }

    /// Tells the caller from time to time how far the walk is.
    #[inline]
    fn step(&mut self, work: usize) -> Result<(), End> {
        self.work += work;
        if self.work >= TICK {
            self.work = 0;
            let (mut done, mut share) = (0.0, 1.0);
            // What is found for a list is still to be walked through.
            let walked = if self.making.is_some() { self.walked } else { self.path.len() };
            for (at, ways) in &self.path[..walked] {
                share /= f64::from(*ways);
                done += share * f64::from(*at);
            }
            (self.tick)(done)?;
        }
        Ok(())
    }
}
