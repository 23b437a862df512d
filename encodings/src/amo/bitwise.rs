//! Bitwise, or binary: the variables spell the index of the true literal in binary.
//!
//! A. M. Frisch, T. J. Peugniez, A. J. Doggett and P. W. Nightingale, "Solving
//! Non-Boolean Satisfiability Problems with Stochastic Local Search: A Comparison of
//! Encodings", 2005.
//!
//! Size for n >= 2 literals: b = ceil(log2 n) auxiliary variables, nb clauses of 2
//! literals; nothing for fewer.
//!
//! A true literal determines every bit. Under at-most-one, when no literal is true, the
//! bits are free, so one model becomes 2^b.

use crate::amo::AtMostOne;
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The bitwise encoding: the fewest auxiliary variables after none at all.
pub struct Bitwise;

impl AtMostOne for Bitwise {
    fn name(&self) -> &str {
        "bitwise"
    }

    fn summary(&self) -> &'static str {
        "the index in binary (Frisch et al. 2005): n*b clauses, b = log2(n) auxiliary variables"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        let bits: Vec<Lit> = (0..bits_for(lits.len())).map(|_| sink.new_var().positive()).collect();
        for (index, &lit) in lits.iter().enumerate() {
            require_index(lit, index, &bits, sink);
        }
    }

    fn size(&self, n: usize) -> Size {
        let bits = u64::from(bits_for(n));
        let clauses = n as u64 * bits;
        Size { variables: bits, clauses, literals: 2 * clauses }
    }

    fn keeps_model_count(&self) -> bool {
        true
    }
}

/// How many bits tell `n` indices apart: the logarithm of `n` to the base 2, rounded up.
pub(super) fn bits_for(n: usize) -> u32 {
    usize::BITS - n.saturating_sub(1).leading_zeros()
}

/// Requires that `bits`, the lowest first, spell `index` if `lit` is true.
pub(super) fn require_index(lit: Lit, index: usize, bits: &[Lit], sink: &mut dyn Sink) {
    for (place, &bit) in bits.iter().enumerate() {
        let is_one = index >> place & 1 == 1;
        sink.add_clause(&[!lit, if is_one { bit } else { !bit }]);
    }
}
