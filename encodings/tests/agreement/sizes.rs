//! Sizes: what every encoding adds is what its formula says, and what others publish.

use encodings::{Cnf, Lit, Sink, Size, card};

use crate::amo;
use crate::oracle::inputs;

/// What `encode` adds for `n` literals, measured by a `Size` and by a `Cnf` that must agree.
pub(crate) fn measured(n: usize, encode: impl Fn(&[Lit], &mut dyn Sink)) -> Size {
    let (mut size, mut cnf) = (Size::with_vars(n), Cnf::with_vars(n));
    encode(&inputs(n), &mut size);
    encode(&inputs(n), &mut cnf);
    assert_eq!(size, cnf.size());
    size - Size::with_vars(n)
}

#[test]
fn at_most_one_and_exactly_one_have_the_sizes_they_say() {
    for encoding in amo::all() {
        for n in 0..=100 {
            let name = encoding.name();
            let found = measured(n, |lits, sink| encoding.at_most_one(lits, sink));
            assert_eq!(found, encoding.size(n), "{name} {n}");
            let found = measured(n, |lits, sink| encoding.exactly_one(lits, sink));
            assert_eq!(found, encoding.exactly_one_size(n), "{name} {n}");
        }
    }
}

#[test]
fn at_most_one_has_the_published_numbers_of_variables_and_clauses() {
    let logarithm = |n: u64| u64::from((n - 1).checked_ilog2().map_or(0, |log| log + 1));
    let pairs = |n: u64| n * n.saturating_sub(1) / 2;
    for n in 2..=100 {
        let found = |name: &str| {
            let size = encodings::amo::parse(name).expect("an encoding").size(n);
            (size.variables, size.clauses)
        };
        let n = n as u64;
        let (columns, rows) = (n.isqrt(), n.div_ceil(n.isqrt()));
        assert_eq!(found("pairwise"), (0, pairs(n)));
        assert_eq!(found("sequential"), (n - 1, 3 * n - 4));
        assert_eq!(found("bitwise"), (logarithm(n), n * logarithm(n)));
        let expected = (rows + columns, 2 * n + pairs(rows) + pairs(columns));
        assert_eq!(found("product-flat"), expected);
        let bits = logarithm(n.div_ceil(4)).max(1);
        assert_eq!(found("bimander:4"), (bits, n / 4 * 6 + pairs(n % 4) + n * bits));
        if n >= 3 {
            let (variables, clauses) = found("nested");
            assert_eq!(clauses, 3 * n - 6);
            assert!(n <= 2 * variables + 4 && variables <= n - 3, "{n} {variables}");
        }
    }
    let found = |name: &str, n| encodings::amo::parse(name).expect("an encoding").size(n).clauses;
    assert_eq!(found("product-flat", 7), 21);
    // Klieber and Kwon's 3.5n, where groups of 3 come out even: each commands 3 and 1 more.
    assert_eq!(found("commander:3", 81), 7 * (27 + 9 + 3) + 3);
    // A grid of 10 by 10, whose sides are grids of 4 by 3.
    assert_eq!(found("product", 100), 200 + 2 * (20 + 6 + 3));
}

#[test]
fn counters_have_the_size_they_say() {
    for encoding in card::ALL {
        for n in 0..=100usize {
            for max in (0..=8).chain([n / 2, n.saturating_sub(1), n, n + 1, n + 9]) {
                let found = measured(n, |lits, sink| {
                    encoding.count(lits, max, sink);
                });
                let name = encoding.name();
                assert_eq!(found, encoding.size(n, max), "{name} {n} {max}");
            }
        }
    }
}

#[test]
fn a_sorting_network_has_the_comparators_that_batcher_counts() {
    let sorter = card::by_name("sorting-network").expect("an encoding");
    // His formula for 2^p inputs: (p^2 - p + 4) 2^(p-2) - 1.
    for p in 1..=7u64 {
        let comparators = (p * p - p + 4) * (1 << p) / 4 - 1;
        let expected = Size {
            variables: 2 * comparators,
            clauses: 6 * comparators,
            literals: 14 * comparators,
        };
        assert_eq!(sorter.size(1 << p, 1 << p), expected);
    }
}

#[test]
fn cardinality_constraints_count_the_shorter_side_and_only_if_they_must() {
    for encoding in card::ALL {
        for n in 2..=20 {
            let variables = |encode: &dyn Fn(&[Lit], &mut dyn Sink)| measured(n, encode).variables;
            assert_eq!(variables(&|lits, sink| encoding.at_most(lits, 0, sink)), 0);
            assert_eq!(variables(&|lits, sink| encoding.at_most(lits, n - 1, sink)), 0);
            assert_eq!(variables(&|lits, sink| encoding.at_least(lits, 1, sink)), 0);
            assert_eq!(variables(&|lits, sink| encoding.at_least(lits, n, sink)), 0);
            for k in 0..=n {
                let found = variables(&|lits, sink| encoding.exactly(lits, k, sink));
                assert!(found <= encoding.size(n, k.min(n - k) + 1).variables, "{n} {k}");
                let found = variables(&|lits, sink| encoding.at_least(lits, k, sink));
                assert!(found <= encoding.size(n, k.min(n - k + 1)).variables, "{n} {k}");
            }
        }
    }
}
