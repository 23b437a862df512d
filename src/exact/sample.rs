//! Draws solutions from a circuit, each with the same probability.

use dashu_int::UBig;
use dashu_int::ops::BitTest;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use super::circuit::{Circuit, NodeId, ProductId};

/// Draws from a circuit.
pub(super) struct Sampler<'c, const W: usize, R> {
    circuit: &'c Circuit<W>,
    root: ProductId,
    random: R,
    /// The value of each variable.
    values: Vec<u16>,
    /// What is still to be done, the next one last.
    to_do: Vec<Step>,
}

/// A step of a draw.
#[derive(Clone, Copy)]
enum Step {
    Part(NodeId),
    /// What the others leave over, when they are drawn.
    Free(ProductId),
}

impl<'c, const W: usize, R: Rng> Sampler<'c, W, R> {
    /// A sampler of `variables` variables, whose solutions are those of the product.
    pub(super) fn new(
        circuit: &'c Circuit<W>,
        root: ProductId,
        variables: usize,
        random: R,
    ) -> Self {
        let values = vec![0; variables];
        Sampler { circuit, root, random, values, to_do: Vec::new() }
    }

    /// Draws a solution: the value of each variable.
    pub(super) fn draw(&mut self) -> &[u16] {
        self.product(self.root);
        while let Some(step) = self.to_do.pop() {
            match step {
                Step::Part(node) => {
                    let product = self.branch(node);
                    self.product(product);
                }
                Step::Free(product) => self.free(product),
            }
        }
        &self.values
    }

    fn product(&mut self, product: ProductId) {
        for (of, value) in self.circuit.fixed(product) {
            self.values[*of as usize] = *value;
        }
        for (of, open) in self.circuit.loose(product) {
            let nth = self.random.random_range(0..open.len());
            let value = open.iter().nth(nth).expect("one of as many as there are");
            self.values[*of as usize] = value as u16;
        }
        if !self.circuit.free(product).is_empty() {
            self.to_do.push(Step::Free(product));
        }
        self.to_do.extend(self.circuit.parts(product).iter().map(|node| Step::Part(*node)));
    }

    /// Chooses a branch, each as often as it has solutions.
    fn branch(&mut self, node: NodeId) -> ProductId {
        let mut left = below(&mut self.random, self.circuit.total(node));
        for branch in self.circuit.branches(node) {
            if left < branch.ways {
                return branch.product;
            }
            left -= &branch.ways;
        }
        unreachable!("the branches of a node have all its solutions")
    }

    /// Gives the free variables of a product the positions that the others left over.
    fn free(&mut self, product: ProductId) {
        for free in self.circuit.free(product) {
            let mut left: Vec<usize> = free.left_by(&self.values).iter().collect();
            let (drawn, _) = left.partial_shuffle(&mut self.random, free.variables.len());
            for (of, place) in free.variables.iter().zip(drawn) {
                self.values[*of as usize] = *place as u16;
            }
        }
    }
}

/// A number below `end`, each with the same probability: as many random bits as it has, again
/// until they are below it.
fn below(random: &mut impl Rng, end: &UBig) -> UBig {
    let bits = end.bit_len();
    loop {
        let mut words: Vec<u8> = vec![0; bits.div_ceil(8)];
        random.fill_bytes(&mut words);
        if let (Some(last), over) = (words.last_mut(), bits % 8)
            && over > 0
        {
            *last &= (1 << over) - 1;
        }
        let number = UBig::from_le_bytes(&words);
        if number < *end {
            return number;
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn every_number_below_is_drawn_about_as_often_and_none_above() {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        for end in 1..40_u32 {
            let mut found = vec![0; end as usize];
            for _ in 0..400 * end {
                let number = below(&mut random, &UBig::from(end));
                found[usize::try_from(&number).expect("it is small")] += 1;
            }
            assert!(found.iter().all(|times| (300..500).contains(times)), "{end}: {found:?}");
        }
    }
}
