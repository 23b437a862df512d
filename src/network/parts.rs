//! What is left of a network falls into parts that have nothing to do with each other.
//!
//! Two open variables belong together when a clue that is not yet decided relates them, or when
//! they are in one category and a position is left to both. Items that no open clue speaks of and
//! that may have any position left to their category belong to no part: whatever the others do,
//! they can take the remaining positions in every order.

use super::formula::Atom;
use super::{Bits, Network, Scope, Variable};

/// Open variables of one group that take any of the positions which the others leave over.
#[derive(Clone, Debug)]
pub struct Free<const W: usize> {
    /// The variables.
    pub variables: Vec<Variable>,
    /// The positions that are open to them and to the others.
    pub places: Bits<W>,
    /// The other open members of the group, each of which takes one of the positions.
    pub others: Vec<Variable>,
}

/// The parts of what is left.
#[derive(Clone, Debug)]
pub struct Parts<const W: usize> {
    /// Variables of which no clue and no other variable takes a value away.
    pub loose: Vec<Variable>,
    /// Variables that depend only on what others leave over.
    pub free: Vec<Free<W>>,
    /// The variables of all parts, part by part.
    variables: Vec<Variable>,
    ends: Vec<usize>,
}

/// Who belongs together with whom; made by [`Network::split`] and good until the next one.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    /// The open variables.
    pub(super) open: Vec<Variable>,
    /// For each variable its index among the open ones.
    pub(super) index: Vec<u32>,
    /// For each open variable a row of bits, by index.
    near: Vec<u64>,
    /// The words of a row.
    words: usize,
    is_clued: Vec<bool>,
    members: Vec<Variable>,
    /// For each variable its index in the part at hand.
    pub(super) local: Vec<u8>,
    /// The formulas that have been looked at.
    is_seen: Vec<bool>,
    seen: Vec<u32>,
    queue: Vec<u32>,
}

/// The operands of a clue are joined in pairs up to this number.
const MAX_PAIRED: usize = 64;

impl<const W: usize> Free<W> {
    /// How many positions the others leave over.
    pub fn left(&self) -> usize {
        self.places.len() - self.others.len()
    }

    /// The positions that the others leave over, where these have `values`.
    pub fn left_by(&self, values: &[u16]) -> Bits<W> {
        let taken: Bits<W> =
            self.others.iter().map(|of| usize::from(values[*of as usize])).collect();
        self.places & !taken
    }
}

impl<const W: usize> Default for Parts<W> {
    fn default() -> Parts<W> {
        Parts { loose: Vec::new(), free: Vec::new(), variables: Vec::new(), ends: Vec::new() }
    }
}

impl<const W: usize> Parts<W> {
    /// How many parts there are, beside the loose and the free variables.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The variables of a part, rising.
    pub fn part(&self, at: usize) -> &[Variable] {
        let start = if at == 0 { 0 } else { self.ends[at - 1] };
        &self.variables[start..self.ends[at]]
    }

    fn clear(&mut self) {
        self.loose.clear();
        self.free.clear();
        self.variables.clear();
        self.ends.clear();
    }
}

impl Scratch {
    fn start(&mut self, open: usize, variables: usize) {
        self.words = open.div_ceil(64);
        self.near.clear();
        self.near.resize(open * self.words, 0);
        self.is_clued.clear();
        self.is_clued.resize(open, false);
        self.index.resize(variables, 0);
    }

    /// Finds the formulas that speak of open variables.
    fn see_formulas<const W: usize>(&mut self, network: &Network<W>) {
        self.is_seen.resize(network.formulas.len(), false);
        for of in &self.open {
            for at in &network.formulas_of[*of as usize] {
                if !std::mem::replace(&mut self.is_seen[*at as usize], true) {
                    self.seen.push(*at);
                }
            }
        }
        self.seen.iter().for_each(|at| self.is_seen[*at as usize] = false);
    }

    fn row(&self, at: usize) -> &[u64] {
        &self.near[at * self.words..][..self.words]
    }

    fn join(&mut self, a: usize, b: usize) {
        self.near[a * self.words + b / 64] |= 1 << (b % 64);
        self.near[b * self.words + a / 64] |= 1 << (a % 64);
    }

    pub(super) fn neighbours(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        ones(self.row(at))
    }
}

fn ones(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    words.iter().enumerate().flat_map(|(at, word)| {
        let mut left = *word;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let index = left.trailing_zeros() as usize;
                left &= left - 1;
                64 * at + index
            })
        })
    })
}

impl<const W: usize> Network<W> {
    /// Splits what is left of `variables` into parts. With `may_free` false no variable is free,
    /// and what could be is in a part.
    ///
    /// Gives false when some group has more open members than positions.
    pub fn split(
        &self,
        scope: &mut Scope,
        scratch: &mut Scratch,
        state: &[Bits<W>],
        variables: &[Variable],
        may_free: bool,
        parts: &mut Parts<W>,
    ) -> bool {
        parts.clear();
        let is_open = |of: &&Variable| state[**of as usize].single().is_none();
        scratch.open.clear();
        scratch.open.extend(variables.iter().filter(is_open));
        scratch.start(scratch.open.len(), self.variables());
        for at in 0..scratch.open.len() {
            scratch.index[scratch.open[at] as usize] = at as u32;
        }
        scope.enter(&scratch.open);
        self.join_clues(scope, scratch, state);
        for at in 0..self.groups.len() {
            if !self.join_group(scope, scratch, state, at, may_free, parts) {
                return false;
            }
        }
        gather(scope, scratch, parts);
        true
    }

    /// Joins what undecided clues relate.
    fn join_clues(&self, scope: &Scope, scratch: &mut Scratch, state: &[Bits<W>]) {
        for a in 0..scratch.open.len() {
            let variable = scratch.open[a];
            for link in &self.links[variable as usize] {
                if link.other < variable || !scope.has(link.other) {
                    continue;
                }
                let rows = &self.tables[link.table as usize];
                let others = &state[link.other as usize];
                if state[variable as usize].iter().any(|value| !others.is_within(&rows[value])) {
                    let b = scratch.index[link.other as usize] as usize;
                    scratch.join(a, b);
                    scratch.is_clued[a] = true;
                    scratch.is_clued[b] = true;
                }
            }
        }
        if self.formulas.is_empty() {
            return;
        }
        scratch.see_formulas(self);
        let mut seen = std::mem::take(&mut scratch.seen);
        for formula in &seen {
            let formula = &self.formulas[*formula as usize];
            if formula.truth(&self.tables, state).is_some() {
                continue;
            }
            let open = formula.atoms.iter().filter(|a| a.truth(&self.tables, state).is_none());
            let near = open.flat_map(Atom::variables).filter(|of| scope.has(*of));
            let near: Vec<usize> = near.map(|of| scratch.index[of as usize] as usize).collect();
            for (at, a) in near.iter().enumerate() {
                scratch.is_clued[*a] = true;
                // All pairs, or a star where these would be very many.
                let others = if near.len() <= MAX_PAIRED { &near[at + 1..] } else { &near[..1] };
                others.iter().filter(|b| *b != a).for_each(|b| scratch.join(*a, *b));
            }
        }
        seen.clear();
        scratch.seen = seen;
    }

    /// Joins the members of a group that a position is left to, but for the free ones.
    fn join_group(
        &self,
        scope: &mut Scope,
        scratch: &mut Scratch,
        state: &[Bits<W>],
        at: usize,
        may_free: bool,
        parts: &mut Parts<W>,
    ) -> bool {
        let group = &self.groups[at];
        let mut members = std::mem::take(&mut scratch.members);
        members.clear();
        members.extend(group.members.iter().filter(|of| scope.has(**of)));
        let mut places = members.iter().fold(Bits::EMPTY, |all, of| all | state[*of as usize]);
        let mut has_room = true;
        if let Some(unused) = group.unused {
            places &= !Bits::one(unused);
        } else if places.len() < members.len() {
            has_room = false;
        } else if may_free {
            let is_free = |of: Variable| {
                state[of as usize] == places
                    && self.groups_of[of as usize].len() == 1
                    && !scratch.is_clued[scratch.index[of as usize] as usize]
            };
            let free: Vec<Variable> = members.iter().copied().filter(|of| is_free(*of)).collect();
            if !free.is_empty() {
                members.retain(|of| !free.contains(of));
                free.iter().for_each(|of| scope.leave(*of));
                parts.free.push(Free { variables: free, places, others: members.clone() });
            }
        }
        for (at, a) in members.iter().enumerate() {
            let here = state[*a as usize] & places;
            for b in &members[at + 1..] {
                if here.meets(&state[*b as usize]) {
                    let index = |of: Variable| scratch.index[of as usize] as usize;
                    scratch.join(index(*a), index(*b));
                }
            }
        }
        scratch.members = members;
        has_room
    }
}

/// Collects what is joined, smaller parts first.
fn gather<const W: usize>(scope: &mut Scope, scratch: &mut Scratch, parts: &mut Parts<W>) {
    let mut found: Vec<(usize, usize)> = Vec::new();
    let mut queue = std::mem::take(&mut scratch.queue);
    let mut all = Vec::new();
    for at in 0..scratch.open.len() {
        if !scope.has(scratch.open[at]) {
            continue;
        }
        queue.clear();
        queue.push(at as u32);
        scope.leave(scratch.open[at]);
        let mut next = 0;
        while let Some(of) = queue.get(next).copied() {
            next += 1;
            for near in scratch.neighbours(of as usize) {
                if scope.has(scratch.open[near]) {
                    scope.leave(scratch.open[near]);
                    queue.push(near as u32);
                }
            }
        }
        // A clue may still be undecided about one variable alone.
        if queue.len() == 1 && !scratch.is_clued[at] {
            parts.loose.push(scratch.open[at]);
            continue;
        }
        queue.sort_unstable();
        found.push((queue.len(), all.len()));
        all.extend(queue.iter().map(|at| scratch.open[*at as usize]));
    }
    found.sort_unstable();
    for (len, start) in found {
        parts.variables.extend_from_slice(&all[start..start + len]);
        parts.ends.push(parts.variables.len());
    }
    scratch.queue = queue;
}

#[cfg(test)]
mod tests;
