//! Modulo totalizer: a tree whose nodes count in two digits, quotient and remainder.
//!
//! T. Ogawa, Y. Liu, R. Hasegawa, M. Koshimura and H. Fujita, "Modulo Based CNF Encoding
//! of Cardinality Constraints and Its Application to MaxSAT Solvers", 2013. No quotient
//! goes further than is asked for, as in A. Morgado, A. Ignatiev and J. Marques-Silva,
//! "MSCG: Robust Core-Guided MaxSAT Solving", 2014 (the k-modulo totalizer).
//!
//! Both digits are unary: with the modulus p, a quotient of up to ceil(max/p) and a
//! remainder of up to p - 1. `count` promises one unary number, so at the root a gate of
//! at most one variable, 4 clauses and 10 literals brings the digits together for each
//! count that is no multiple of p. That is linear in max, little beside a tree of about
//! n*sqrt(max) clauses, and it makes this a counter like any other.
//!
//! Size: p is the square root of min(n, max), rounded up, and at least 2. Where children
//! have remainders of a and b literals, their sum is that of a totalizer if a + b < p;
//! else it has p variables and, with N = (a+1)(b+1), 2N - 1 + (2p - 2 - a - b) clauses.
//! Where their quotients have c and d literals and the sum w, there are w variables and,
//! with P(x) the number of pairs i <= c, j <= d such that i + j <= x, P(w) - 1 +
//! 2P(w-1) + P(w-2) clauses. `Shape` adds these up, and the literals.

use crate::card::totalizer::{
    at_least, at_least_size, at_most, at_most_size, clause, pairs, sum, sum_size,
};
use crate::card::{Cardinality, padded, padding_size, step, step_size};
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The modulo totalizer: fewer clauses than a totalizer where max is large.
pub struct ModuloTotalizer;

impl Cardinality for ModuloTotalizer {
    fn name(&self) -> &str {
        "modulo-totalizer"
    }

    fn summary(&self) -> &'static str {
        "a tree of two-digit counts (Ogawa et al. 2013): about n*sqrt(n) clauses for large counts"
    }

    fn count(&self, lits: &[Lit], max: usize, sink: &mut dyn Sink) -> Vec<Lit> {
        let most = max.min(lits.len());
        let counts = match Shape::new(most) {
            Some(shape) => {
                let digits = shape.tree(lits, sink);
                shape.unary(&digits, most, sink)
            }
            None => Vec::new(),
        };
        padded(counts, max, sink)
    }

    fn size(&self, n: usize, max: usize) -> Size {
        let most = max.min(n);
        let counting = Shape::new(most).map(|shape| shape.tree_size(n) + shape.unary_size(n, most));
        counting.unwrap_or_default() + padding_size(n, max)
    }
}

/// What all nodes of a tree have in common.
struct Shape {
    modulus: usize,
    /// How far quotients count.
    most_quotient: usize,
}

/// The number of true literals below a node.
struct Digits {
    quotient: Vec<Lit>,
    remainder: Vec<Lit>,
}

impl Shape {
    /// For counting up to `most`; nothing to count if that is 0.
    fn new(most: usize) -> Option<Shape> {
        let modulus = (most.checked_sub(1)?.isqrt() + 1).max(2);
        Some(Shape { modulus, most_quotient: most.div_ceil(modulus) })
    }

    /// How many literals the quotient and the remainder have above `n` literals.
    fn widths(&self, n: usize) -> (usize, usize) {
        ((n / self.modulus).min(self.most_quotient), n.min(self.modulus - 1))
    }

    fn tree(&self, lits: &[Lit], sink: &mut dyn Sink) -> Digits {
        if lits.len() <= 1 {
            return Digits { quotient: Vec::new(), remainder: lits.to_vec() };
        }
        let (first, second) = lits.split_at(lits.len() / 2);
        let (first, second) = (self.tree(first, sink), self.tree(second, sink));
        if lits.len() < self.modulus {
            let remainder = sum(&first.remainder, &second.remainder, lits.len(), sink);
            return Digits { quotient: Vec::new(), remainder };
        }
        let carry = sink.new_var().positive();
        let remainder = self.add_remainders(&first.remainder, &second.remainder, carry, sink);
        let width = self.widths(lits.len()).0;
        let quotient = add_quotients(&first.quotient, &second.quotient, carry, width, sink);
        Digits { quotient, remainder }
    }

    fn tree_size(&self, n: usize) -> Size {
        if n <= 1 {
            return Size::default();
        }
        let (first, second) = (n / 2, n - n / 2);
        let below = self.tree_size(first) + self.tree_size(second);
        if n < self.modulus {
            return below + sum_size(first, second, n);
        }
        let (first, second) = (self.widths(first), self.widths(second));
        let carry = Size { variables: 1, ..Size::default() };
        below
            + carry
            + self.remainders_size(first.1, second.1)
            + quotients_size(first.0, second.0, self.widths(n).0)
    }

    /// The sum of two remainders without the modulus, which `carry` stands for.
    fn add_remainders(&self, a: &[Lit], b: &[Lit], carry: Lit, sink: &mut dyn Sink) -> Vec<Lit> {
        let modulus = self.modulus;
        let sum: Vec<Lit> = (1..modulus).map(|_| sink.new_var().positive()).collect();
        // Whether the remainder is at least this much, from 1.
        let reaches = |amount: usize| sum[amount - 1];
        for (i, j) in (0..=a.len()).flat_map(|i| (0..=b.len()).map(move |j| (i, j))) {
            let enough = at_least(a, i, b, j);
            match i + j {
                0 => {}
                few if few < modulus => sink.add_clause(&clause(enough, [reaches(few), carry])),
                same if same == modulus => sink.add_clause(&clause(enough, [carry])),
                many => sink.add_clause(&clause(enough, [reaches(many - modulus)])),
            }
            let too_few = at_most(a, i, b, j);
            match i + j + 1 {
                few if few < modulus => sink.add_clause(&clause(too_few, [!reaches(few)])),
                same if same == modulus => sink.add_clause(&clause(too_few, [!carry])),
                many => sink.add_clause(&clause(too_few, [!carry, !reaches(many - modulus)])),
            }
        }
        // Small children cannot carry and leave so much.
        for amount in a.len() + b.len() + 2 - modulus..modulus {
            sink.add_clause(&[!carry, !reaches(amount)]);
        }
        sum
    }

    /// What `add_remainders` adds for remainders of `a` and `b` literals.
    fn remainders_size(&self, a: usize, b: usize) -> Size {
        let variables = Size { variables: self.modulus as u64 - 1, ..Size::default() };
        // At least 0 needs no clause.
        let trivial = Size { variables: 0, clauses: 1, literals: 1 };
        let all = pairs(a, b, a + b);
        // The carry stands in one of the two clauses of every pair but the first.
        let carries = Size { literals: all - 1, ..Size::default() };
        let clauses = 2 * self.modulus as u64 - 2 - (a + b) as u64;
        let impossible = Size { variables: 0, clauses, literals: 2 * clauses };
        variables + at_least_size(a, b, a + b, 1) + at_most_size(a, b, a + b, 1) - trivial
            + carries
            + impossible
    }

    /// What `unary` adds for `n` literals.
    fn unary_size(&self, n: usize, most: usize) -> Size {
        let mut size = Size::default();
        for count in (1..=most).filter(|count| count % self.modulus > 0) {
            let quotient = count / self.modulus;
            size = size + step_size(quotient > 0, quotient < self.widths(n).0);
        }
        size
    }

    /// The unary number of two digits, up to `most`.
    fn unary(&self, digits: &Digits, most: usize, sink: &mut dyn Sink) -> Vec<Lit> {
        let reached = |count: usize| {
            let (quotient, remainder) = (count / self.modulus, count % self.modulus);
            let fewer = quotient.checked_sub(1).map(|index| digits.quotient[index]);
            let same = digits.quotient.get(quotient).copied();
            match (remainder, fewer) {
                (0, Some(fewer)) => fewer,
                _ => step(digits.remainder[remainder - 1], fewer, same, sink),
            }
        };
        (1..=most).map(reached).collect()
    }
}

/// The sum of two quotients and a carry, up to `width`.
fn add_quotients(a: &[Lit], b: &[Lit], carry: Lit, width: usize, sink: &mut dyn Sink) -> Vec<Lit> {
    let sum: Vec<Lit> = (0..width).map(|_| sink.new_var().positive()).collect();
    for i in 0..=a.len().min(width) {
        for j in 0..=b.len().min(width - i) {
            let (enough, too_few) = (at_least(a, i, b, j), at_most(a, i, b, j));
            if i + j > 0 {
                sink.add_clause(&clause(enough, [sum[i + j - 1]]));
            }
            if let Some(&one_more) = sum.get(i + j) {
                sink.add_clause(&clause(enough, [!carry, one_more]));
                sink.add_clause(&clause(too_few, [carry, !one_more]));
            }
            if let Some(&two_more) = sum.get(i + j + 1) {
                sink.add_clause(&clause(too_few, [!two_more]));
            }
        }
    }
    sum
}

/// What `add_quotients` adds for quotients of `a` and `b` literals.
fn quotients_size(a: usize, b: usize, width: usize) -> Size {
    let variables = Size { variables: width as u64, ..Size::default() };
    // At least 0 needs no clause.
    let trivial = Size { variables: 0, clauses: 1, literals: 1 };
    let with_carry = at_least_size(a, b, width - 1, 2) + at_most_size(a, b, width - 1, 2);
    let without = match width.checked_sub(2) {
        Some(most) => at_most_size(a, b, most, 1),
        None => Size::default(),
    };
    variables + at_least_size(a, b, width, 1) - trivial + with_carry + without
}
