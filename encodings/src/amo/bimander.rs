//! Bimander: pairwise within groups, and the index of the group in binary.
//!
//! S. Hölldobler and V. H. Nguyen, "An Efficient Encoding of the At-Most-One
//! Constraint", 2013; V. H. Nguyen and S. T. Mai, "A New Method to Encode the
//! At-Most-One Constraint into SAT", 2015.
//!
//! Size for n >= 2 literals in m = ceil(n/k) groups of k, the last one perhaps smaller:
//! b = max(1, ceil(log2 m)) auxiliary variables, nb clauses and those of pairwise for
//! each group, all of 2 literals; nothing for fewer. (A single group gets its one
//! variable too, as in RustSAT, so that sizes can be compared.)
//!
//! A true literal determines every bit. Under at-most-one, when no literal is true, the
//! bits are free, so one model becomes 2^b.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::amo::bitwise::{bits_for, require_index};
use crate::amo::pairwise::Pairwise;
use crate::amo::{AtMostOne, GROUP_SIZES};
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The bimander encoding with groups of some size.
pub struct Bimander {
    group: usize,
    name: Cow<'static, str>,
}

/// Groups of 4, as RustSAT has them: for 50 literals, between pairwise and bitwise.
pub static DEFAULT: Bimander = Bimander { group: 4, name: Cow::Borrowed("bimander") };

/// One encoding for each of [`GROUP_SIZES`].
static SIZED: LazyLock<Vec<Bimander>> = LazyLock::new(|| {
    let sized = |group| Bimander { group, name: format!("bimander:{group}").into() };
    GROUP_SIZES.map(sized).collect()
});

impl AtMostOne for Bimander {
    fn name(&self) -> &str {
        &self.name
    }

    fn summary(&self) -> &'static str {
        "the index of a group of K in binary, `bimander:K` (Hölldobler, Nguyen 2013)"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        if lits.len() < 2 {
            return;
        }
        let bits = bits(lits.len().div_ceil(self.group));
        let bits: Vec<Lit> = (0..bits).map(|_| sink.new_var().positive()).collect();
        for (index, group) in lits.chunks(self.group).enumerate() {
            Pairwise.at_most_one(group, sink);
            for &lit in group {
                require_index(lit, index, &bits, sink);
            }
        }
    }

    fn size(&self, n: usize) -> Size {
        if n < 2 {
            return Size::default();
        }
        let bits = u64::from(bits(n.div_ceil(self.group)));
        let within = Pairwise.size(self.group).clauses * (n / self.group) as u64
            + Pairwise.size(n % self.group).clauses;
        let clauses = n as u64 * bits + within;
        Size { variables: bits, clauses, literals: 2 * clauses }
    }

    fn keeps_model_count(&self) -> bool {
        true
    }

    fn with_groups_of(&self, size: usize) -> Option<&'static dyn AtMostOne> {
        SIZED.iter().find(|sized| sized.group == size).map(|sized| sized as &dyn AtMostOne)
    }
}

fn bits(groups: usize) -> u32 {
    bits_for(groups).max(1)
}
