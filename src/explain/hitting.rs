//! Hitting sets of least weight, by branch and bound.

/// A set of small numbers, a bit for each.
pub(super) type Bits = Box<[u64]>;

/// The bits of some numbers below `size`.
pub(super) fn bits(size: usize, of: &[u32]) -> Bits {
    let mut bits = vec![0; size.div_ceil(64)].into_boxed_slice();
    of.iter().for_each(|element| bits[*element as usize / 64] |= 1 << (element % 64));
    bits
}

pub(super) fn has(bits: &[u64], element: u32) -> bool {
    bits[element as usize / 64] >> (element % 64) & 1 == 1
}

fn members(bits: &[u64]) -> impl Iterator<Item = u32> + '_ {
    let words = (0_u32..).zip(bits);
    words.flat_map(|(at, word)| {
        let mut rest = *word;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros();
            (rest != 0).then(|| {
                rest &= rest - 1;
                at * 64 + bit
            })
        })
    })
}

/// Sets of elements `0..weights.len()`, of which at least one element of each is wanted.
pub(super) struct Sets<'a> {
    pub(super) weights: &'a [u32],
    pub(super) sets: Vec<&'a [u64]>,
    /// Choices that will not do: something beyond each of them is wanted.
    pub(super) refused: &'a [Bits],
    /// How many choices of least weight are enough.
    pub(super) enough: usize,
}

/// What a search for a hitting set came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Least {
    /// The least weight, and choices that weigh it, each in order.
    Found(u32, Vec<Vec<u32>>),
    /// None weighs less than the bound.
    None,
    /// The search was too long.
    Limit,
}

/// How many branches a search may have.
const BRANCHES: u64 = 2_000_000;

/// The state of one search. Which sets are open is kept in bits as well.
struct Branch<'a, 'b> {
    sets: &'b Sets<'a>,
    /// For each element the sets that it hits; not made where one element must hit all.
    hits: Vec<Bits>,
    chosen: Vec<u32>,
    found: Vec<Vec<u32>>,
    excluded: Bits,
    /// Only what weighs less is of interest.
    bound: u32,
    /// The least weight of an element.
    least: u32,
    /// How many more branches there may be.
    left: u64,
}

impl Sets<'_> {
    /// Hitting sets of least weight, which is known to be at least `from`, if they weigh less than
    /// `bound`.
    ///
    /// The weight allowed rises by `step`, which divides all weights, so that little is searched in
    /// vain.
    pub(super) fn least(&self, from: u32, step: u32, bound: u32) -> Least {
        let most: u32 = self.weights.iter().sum();
        let mut branch = Branch {
            sets: self,
            hits: Vec::new(),
            chosen: Vec::new(),
            found: Vec::new(),
            excluded: bits(self.weights.len(), &[]),
            bound: 0,
            least: self.weights.iter().copied().min().unwrap_or(0),
            left: BRANCHES,
        };
        let open: Vec<u32> = (0..self.sets.len() as u32).collect();
        let open = bits(self.sets.len(), &open);
        let mut allowed = from;
        while allowed < bound && allowed <= most {
            branch.bound = allowed + 1;
            let takes_one = branch.bound <= 2 * branch.least && self.refused.is_empty();
            if branch.hits.is_empty() && !takes_one {
                branch.hits = self.hits();
            }
            // Whether it went on to the end or stopped, what it found counts.
            branch.descend(0, &open);
            if !branch.found.is_empty() {
                return Least::Found(allowed, branch.found);
            }
            if branch.left == 0 {
                return Least::Limit;
            }
            allowed += step;
        }
        Least::None
    }

    /// For each element the sets that it hits.
    fn hits(&self) -> Vec<Bits> {
        let mut hits = vec![bits(self.sets.len(), &[]); self.weights.len()];
        for (at, set) in self.sets.iter().enumerate() {
            members(set).for_each(|element| hits[element as usize][at / 64] |= 1 << (at % 64));
        }
        hits
    }
}

impl<'a> Branch<'a, '_> {
    /// Hits the sets that are still open; true when it has found enough ways.
    fn descend(&mut self, weight: u32, open: &[u64]) -> bool {
        if open.iter().all(|word| *word == 0) {
            return self.complete(weight);
        }
        let left = self.bound - weight;
        if left <= self.least || self.left == 0 {
            return false;
        }
        self.left -= 1;
        if left <= 2 * self.least {
            return self.last(weight, open);
        }
        let Some(smallest) = self.smallest(open, left) else { return false };
        self.each(weight, open, members(smallest))
    }

    /// Tries each element; those that were tried are excluded for the ones that follow.
    fn each(&mut self, weight: u32, open: &[u64], elements: impl Iterator<Item = u32>) -> bool {
        let excluded = self.excluded.clone();
        let mut rest = open.to_vec();
        for element in elements {
            let next = weight + self.sets.weights[element as usize];
            if has(&self.excluded, element) || next >= self.bound {
                continue;
            }
            let hits = self.hits[element as usize].iter();
            rest.iter_mut().zip(open).zip(hits).for_each(|((rest, open), hit)| *rest = open & !hit);
            self.chosen.push(element);
            if self.descend(next, &rest) {
                return true;
            }
            self.chosen.pop();
            self.excluded[element as usize / 64] |= 1 << (element % 64);
        }
        self.excluded = excluded;
        false
    }

    /// One element must hit all open sets, since two would weigh too much.
    fn last(&mut self, weight: u32, open: &[u64]) -> bool {
        let mut common: Vec<u64> = self.excluded.iter().map(|word| !word).collect();
        for set in members(open) {
            let set = self.sets.sets[set as usize];
            common.iter_mut().zip(set).for_each(|(word, other)| *word &= other);
        }
        for element in members(&common) {
            let next = weight + self.sets.weights[element as usize];
            if next < self.bound {
                self.chosen.push(element);
                if self.complete(next) {
                    return true;
                }
                self.chosen.pop();
            }
        }
        false
    }

    /// All sets are hit: this is it, unless it was refused.
    fn complete(&mut self, weight: u32) -> bool {
        let is_inside = |refused: &&Bits| self.chosen.iter().all(|element| has(refused, *element));
        let Some(refused) = self.sets.refused.iter().find(is_inside) else {
            let mut choice = self.chosen.clone();
            choice.sort_unstable();
            self.found.push(choice);
            return self.found.len() >= self.sets.enough;
        };
        if weight + self.least >= self.bound {
            return false;
        }
        let all = 0..self.sets.weights.len() as u32;
        self.each(weight, &[], all.filter(|element| !has(refused, *element)))
    }

    /// The open set with the fewest elements left; `None` when the sets cannot be hit with what is
    /// left to spend, as far as sets without common elements tell.
    fn smallest(&self, open: &[u64], left: u32) -> Option<&'a [u64]> {
        let mut counted = vec![0; self.excluded.len()];
        let mut spent = 0;
        let mut smallest: Option<(&[u64], u32)> = None;
        for set in members(open) {
            let set = self.sets.sets[set as usize];
            let (mut size, mut common) = (0, 0);
            for (at, word) in set.iter().enumerate() {
                let rest = word & !self.excluded[at];
                size += rest.count_ones();
                common |= rest & counted[at];
            }
            if smallest.is_none_or(|(_, least)| size < least) {
                smallest = Some((set, size));
            }
            if common == 0 {
                let weights = members(set).filter(|element| !has(&self.excluded, *element));
                spent += weights.map(|e| self.sets.weights[e as usize]).min()?;
                if spent >= left {
                    return None;
                }
                counted.iter_mut().zip(set).for_each(|(word, other)| *word |= other);
            }
        }
        smallest.map(|(set, _)| set)
    }
}

#[cfg(test)]
mod tests;
