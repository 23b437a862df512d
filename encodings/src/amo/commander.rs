//! Commander: each group of literals has a commander, which is true when one of them is.
//!
//! W. Klieber and G. Kwon, "Efficient CNF Encoding for Selecting 1 from N Objects", 2007.
//!
//! Size s(n) for groups of k: that of pairwise for n <= k; else, with g groups of at
//! least 2 literals, one variable and m(m-1)/2 + m + 1 clauses for each such group of m,
//! beside s(ceil(n/k)) for the commanders. A group of one literal is its own commander.
//! With k = 3 that is about n/2 variables and 3.5n clauses in all.
//!
//! Commanders are defined in both directions, so they are determined by the literals.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::amo::pairwise::Pairwise;
use crate::amo::{AtMostOne, GROUP_SIZES};
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The commander encoding with groups of some size.
pub struct Commander {
    group: usize,
    name: Cow<'static, str>,
}

/// Groups of 3, which the paper finds to give the fewest clauses.
pub static DEFAULT: Commander = Commander { group: 3, name: Cow::Borrowed("commander") };

/// One encoding for each of [`GROUP_SIZES`].
static SIZED: LazyLock<Vec<Commander>> = LazyLock::new(|| {
    let sized = |group| Commander { group, name: format!("commander:{group}").into() };
    GROUP_SIZES.map(sized).collect()
});

impl AtMostOne for Commander {
    fn name(&self) -> &str {
        &self.name
    }

    fn summary(&self) -> &'static str {
        "a variable for each group of K, `commander:K` (Klieber, Kwon 2007): 3.5n clauses for K = 3"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        if lits.len() <= self.group {
            Pairwise.at_most_one(lits, sink);
            return;
        }
        let commanders: Vec<Lit> =
            lits.chunks(self.group).map(|group| command(group, sink)).collect();
        self.at_most_one(&commanders, sink);
    }

    fn size(&self, n: usize) -> Size {
        if n <= self.group {
            return Pairwise.size(n);
        }
        let mut size = self.size(n.div_ceil(self.group));
        for _ in 0..n / self.group {
            size = size + command_size(self.group);
        }
        size + command_size(n % self.group)
    }

    fn keeps_model_count(&self) -> bool {
        true
    }

    fn with_groups_of(&self, size: usize) -> Option<&'static dyn AtMostOne> {
        SIZED.iter().find(|sized| sized.group == size).map(|sized| sized as &dyn AtMostOne)
    }
}

/// Requires at most one of a group, and gives a literal that is true exactly when one is.
fn command(group: &[Lit], sink: &mut dyn Sink) -> Lit {
    if let [only] = group {
        return *only;
    }
    Pairwise.at_most_one(group, sink);
    let commander = sink.new_var().positive();
    for &lit in group {
        sink.add_clause(&[!lit, commander]);
    }
    let mut some: Vec<Lit> = group.to_vec();
    some.push(!commander);
    sink.add_clause(&some);
    commander
}

/// What `command` adds for `m` literals; nothing for none.
fn command_size(m: usize) -> Size {
    if m < 2 {
        return Size::default();
    }
    let m = m as u64;
    Pairwise.size(m as usize) + Size { variables: 1, clauses: m + 1, literals: 3 * m + 1 }
}
