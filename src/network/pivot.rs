//! Which variable of a part is decided first.

use super::parts::Scratch;
use super::{Bits, Scope, Variable};

/// Parts with more variables are not searched for their most central one.
const MAX_CENTRAL: usize = 128;

impl Scratch {
    /// The variable of a part to decide first.
    ///
    /// Where solutions are many, it is one through which many of the shortest paths between others
    /// lead, so that without it the part soon falls apart. Where they are few, and in large parts, it
    /// is one that many others depend on and that had a share in many contradictions
    /// (F. Boussemart and others, "Boosting systematic search by weighting constraints", 2004).
    /// In both it has few values left.
    pub fn pivot<const W: usize>(
        &mut self,
        scope: &Scope,
        state: &[Bits<W>],
        part: &[Variable],
    ) -> Variable {
        let central = part.len() <= MAX_CENTRAL && !scope.has_few_solutions();
        let through = if central { self.betweenness(part) } else { Vec::new() };
        let mut best = (f64::MIN, part[0]);
        for (at, of) in part.iter().enumerate() {
            let values = state[*of as usize].len() as f64;
            let score = match through.get(at) {
                Some(through) => (through + 1.0) / values.sqrt(),
                None => {
                    let near = self.neighbours(self.index[*of as usize] as usize).count() as f64;
                    // A logarithm in whole numbers: the same on every machine.
                    let weight = f64::from(1 + scope.failures(*of).saturating_add(1).ilog2());
                    near * weight / values
                }
            };
            if score > best.0 {
                best = (score, *of);
            }
        }
        best.1
    }

    /// For each variable of a part how many of the shortest paths between two others lead through
    /// it; of several paths between the same two each counts as its share.
    ///
    /// U. Brandes, "A faster algorithm for betweenness centrality", 2001, with each distance as a
    /// set of bits.
    fn betweenness(&mut self, part: &[Variable]) -> Vec<f64> {
        self.local.resize(self.index.len(), 0);
        for (at, of) in part.iter().enumerate() {
            self.local[*of as usize] = at as u8;
        }
        let mut near = [0_u128; MAX_CENTRAL];
        for (of, row) in part.iter().zip(&mut near) {
            for other in self.neighbours(self.index[*of as usize] as usize) {
                *row |= 1 << self.local[self.open[other] as usize];
            }
        }
        let near = &near[..part.len()];
        let mut through = vec![0.0; part.len()];
        let mut all = vec![Paths::default(); part.len()];
        let mut distances = [0; MAX_CENTRAL];
        for from in 0..part.len() {
            add_paths(from, near, &mut all, &mut distances, &mut through);
        }
        through
    }
}

/// The shortest paths from one variable to another one.
#[derive(Clone, Copy, Default)]
struct Paths {
    /// How many there are.
    count: f64,
    /// How many paths to variables behind it lead through it, each as its share.
    behind: f64,
}

/// Adds to each variable its share of the shortest paths from this one to all others.
fn add_paths(
    from: usize,
    near: &[u128],
    paths: &mut [Paths],
    distances: &mut [u128],
    through: &mut [f64],
) {
    paths.fill(Paths::default());
    paths[from].count = 1.0;
    let mut seen = 1 << from;
    distances[0] = seen;
    let mut distance = 0;
    loop {
        let here = distances[distance];
        let next = bits(here).fold(0, |all, of| all | near[of]) & !seen;
        if next == 0 {
            break;
        }
        for of in bits(next) {
            paths[of].count = bits(near[of] & here).map(|before| paths[before].count).sum();
        }
        seen |= next;
        distance += 1;
        distances[distance] = next;
    }
    for distance in (1..=distance).rev() {
        for of in bits(distances[distance]) {
            let Paths { count, behind } = paths[of];
            through[of] += behind;
            let each = (1.0 + behind) / count;
            for before in bits(near[of] & distances[distance - 1]) {
                paths[before].behind += paths[before].count * each;
            }
        }
    }
}

fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let index = set.trailing_zeros() as usize;
            set &= set - 1;
            index
        })
    })
}
