//! Counts by deciding one variable after another, part by part, each part once.

use std::ops::Range;

use dashu_int::UBig;

use super::Tick;
use super::cache::{Cache, Counted, Hash};
use super::circuit::{Branch, Circuit, NodeId, ProductId};
use crate::network::{Bits, Network, Parts, Scope, Scratch, Variable};
use crate::session::Error;

#[cfg(test)]
mod tests;

/// The most memory for what is known of parts, and for a circuit, in bytes.
const MAX_CACHE: usize = 3 << 28;
const MAX_CIRCUIT: usize = 1 << 30;

/// The most memory for the states of the open decisions, in bytes.
const MAX_STATES: usize = 1 << 28;

/// After so many decisions, each as many times as its part has variables, the caller is told how
/// far the count is.
const TICK: usize = 1 << 15;

/// When so little of the stack is left, it grows by so much.
const STACK_LEFT: usize = 1 << 16;
const STACK_MORE: usize = 1 << 20;

/// What is wanted beside the number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// Nothing.
    Number,
    /// A circuit to draw solutions from.
    Samples,
    /// A circuit in which each clued item has its own place: no clued item is ever free.
    Cells,
}

/// A count that is under way.
pub(super) struct Counter<'n, 't, const W: usize> {
    network: &'n Network<W>,
    scope: Scope,
    scratch: Scratch,
    /// The states of all decisions that are open, one after another.
    states: Vec<Bits<W>>,
    /// What is left after each of them.
    left: Vec<Parts<W>>,
    cache: Cache,
    /// The keys of the parts that are being counted, one after another.
    keys: Vec<u8>,
    waiting: Vec<Waiting>,
    circuit: Option<Circuit<W>>,
    purpose: Purpose,
    tick: &'t mut Tick<'t>,
    /// The work since the caller was last told.
    work: usize,
    done: f64,
}

/// A part that is still to be counted.
struct Waiting {
    part: usize,
    key: Range<usize>,
    hash: Hash,
    pivot: Variable,
}

/// The solutions of what is left after a decision.
pub(super) struct Rest {
    pub(super) ways: UBig,
    pub(super) product: ProductId,
}

impl<'n, 't, const W: usize> Counter<'n, 't, W> {
    pub(super) fn new(network: &'n Network<W>, purpose: Purpose, tick: &'t mut Tick<'t>) -> Self {
        Counter {
            network,
            scope: Scope::new(network),
            scratch: Scratch::default(),
            states: Vec::new(),
            left: Vec::new(),
            cache: Cache::new(MAX_CACHE),
            keys: Vec::new(),
            waiting: Vec::new(),
            circuit: (purpose != Purpose::Number).then(Circuit::default),
            purpose,
            tick,
            work: 0,
            done: 0.0,
        }
    }

    /// Counts everything; with the circuit, if one was wanted.
    pub(super) fn count(mut self) -> Result<(Rest, Option<Circuit<W>>), Error> {
        self.states = self.network.start();
        if self.network.settle(&mut self.scope, &mut self.states).is_err() {
            return Ok((Rest { ways: UBig::ZERO, product: 0 }, self.circuit));
        }
        let all: Vec<Variable> = (0..self.network.variables() as Variable).collect();
        let rest = self.rest(0, &all, 1.0)?;
        Ok((rest, self.circuit))
    }

    /// Counts what is left of `variables` in the state of a depth, which is `share` of the whole
    /// search.
    fn rest(&mut self, depth: usize, variables: &[Variable], share: f64) -> Result<Rest, Error> {
        if self.left.len() <= depth {
            self.left.resize_with(depth + 1, Parts::default);
        }
        let mut left = std::mem::take(&mut self.left[depth]);
        let rest = stacker::maybe_grow(STACK_LEFT, STACK_MORE, || {
            self.product(depth, variables, share, &mut left)
        });
        self.left[depth] = left;
        rest
    }

    fn product(
        &mut self,
        depth: usize,
        variables: &[Variable],
        share: f64,
        left: &mut Parts<W>,
    ) -> Result<Rest, Error> {
        let size = self.network.state_len();
        let state = &self.states[depth * size..][..size];
        let may_free = self.purpose != Purpose::Cells || depth == 0;
        let (scope, scratch) = (&mut self.scope, &mut self.scratch);
        let has_room = self.network.split(scope, scratch, state, variables, may_free, left);
        let mut ways = if has_room { independent(left, state) } else { UBig::ZERO };
        let mut nodes = vec![0; if self.circuit.is_some() { left.len() } else { 0 }];
        let (waiting, keys) = (self.waiting.len(), self.keys.len());
        for at in 0..left.len() {
            if ways.is_zero() {
                break;
            }
            if let Some(counted) = self.known(depth, left.part(at), at) {
                ways *= &counted.total;
                if let Some(node) = nodes.get_mut(at) {
                    *node = counted.node;
                }
            }
        }
        let count = self.waiting.len() - waiting;
        if ways.is_zero() || count == 0 {
            self.done += share;
        }
        for next in waiting..self.waiting.len() {
            if ways.is_zero() {
                break;
            }
            let part = self.waiting[next].part;
            let counted = self.part(depth, left.part(part), next, share / count as f64)?;
            ways *= &counted.total;
            if let Some(node) = nodes.get_mut(part) {
                *node = counted.node;
            }
        }
        self.waiting.truncate(waiting);
        self.keys.truncate(keys);
        let mut product = 0;
        if let Some(circuit) = self.circuit.as_mut().filter(|_| !ways.is_zero()) {
            let state = &self.states[depth * size..][..size];
            product = circuit.add_product(state, variables, left, &nodes);
        }
        Ok(Rest { ways, product })
    }

    /// What is known of a part; if nothing is, it waits to be counted.
    fn known(&mut self, depth: usize, part: &[Variable], at: usize) -> Option<&Counted> {
        let size = self.network.state_len();
        let state = &self.states[depth * size..][..size];
        let start = self.keys.len();
        self.network.append_key(&mut self.scope, state, part, &mut self.keys);
        let hash = self.cache.hash(&self.keys[start..]);
        let found = self.cache.find(hash, &self.keys[start..]);
        if found.is_some() {
            self.keys.truncate(start);
        } else {
            let pivot = self.scratch.pivot(&self.scope, state, part);
            let key = start..self.keys.len();
            self.waiting.push(Waiting { part: at, key, hash, pivot });
        }
        found
    }

    /// Counts a part by the values of its pivot.
    fn part(
        &mut self,
        depth: usize,
        part: &[Variable],
        waiting: usize,
        share: f64,
    ) -> Result<Counted, Error> {
        let size = self.network.state_len();
        let (here, next) = (depth * size, (depth + 1) * size);
        if self.states.len() < next + size {
            if (next + size) * size_of::<Bits<W>>() > MAX_STATES {
                return Err(Error::TooManyDecisions(MAX_STATES));
            }
            self.states.resize(next + size, Bits::EMPTY);
        }
        let pivot = self.waiting[waiting].pivot;
        let values = self.states[here + pivot as usize];
        let share = share / values.len() as f64;
        let (mut total, mut branches) = (UBig::ZERO, Vec::new());
        for value in values.iter() {
            self.step(part.len())?;
            self.states.copy_within(here..next, next);
            let state = &mut self.states[next..next + size];
            self.network.enter(&mut self.scope, state, part);
            if self.network.decide(&mut self.scope, state, pivot, value).is_err() {
                self.done += share;
                continue;
            }
            let rest = self.rest(depth + 1, part, share)?;
            total += &rest.ways;
            if self.circuit.is_some() && !rest.ways.is_zero() {
                branches.push(Branch { ways: rest.ways, product: rest.product });
            }
        }
        let node = match &mut self.circuit {
            Some(circuit) => circuit.add_node(total.clone(), branches),
            None => NodeId::MAX,
        };
        let Waiting { key, hash, .. } = &self.waiting[waiting];
        let counted = Counted { total, node };
        self.cache.insert(*hash, &self.keys[key.clone()], counted.clone());
        Ok(counted)
    }

    /// Tells the caller from time to time how far the count is.
    fn step(&mut self, work: usize) -> Result<(), Error> {
        self.work += work;
        if self.work >= TICK {
            self.work = 0;
            (self.tick)(self.done.min(1.0))?;
            if self.circuit.as_ref().is_some_and(|circuit| circuit.bytes() > MAX_CIRCUIT) {
                return Err(Error::TooManyParts(MAX_CIRCUIT));
            }
        }
        Ok(())
    }
}

/// In how many ways the variables outside all parts can be met.
fn independent<const W: usize>(left: &Parts<W>, state: &[Bits<W>]) -> UBig {
    let mut ways = UBig::ONE;
    for of in &left.loose {
        ways *= state[*of as usize].len();
    }
    for free in &left.free {
        // The first takes any position that is left over, the next one any other one, …
        for taken in 0..free.variables.len() {
            ways *= free.left().saturating_sub(taken);
        }
    }
    ways
}
