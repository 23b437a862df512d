//! Every encoding, for every number of literals and every assignment, against a popcount.

mod oracle;

use std::collections::BTreeSet;

use encodings::amo::{self, AtMostOne};
use encodings::card::{self, Cardinality};
use encodings::{Cnf, Guarded, Lit, Sink, Size, Var, gate};
use oracle::{assignments, extensions, inputs, popcount};

/// Lists of literals over three variables in which some repeat or contradict another.
fn awkward() -> Vec<Vec<Lit>> {
    let [a, b, c] = [0, 1, 2].map(|index| Var::from_index(index).positive());
    vec![
        vec![a, a],
        vec![a, !a],
        vec![!a, !a, b],
        vec![a, b, !a, c],
        vec![a, b, a, !b, a],
        vec![!c, c, !c, c, a, a],
    ]
}

/// Whether a number of true literals is right, given another number.
type Holds = fn(&usize, &usize) -> bool;

/// How many of the literals these values make true.
fn count_true(lits: &[Lit], values: &[bool]) -> usize {
    lits.iter().filter(|lit| values[lit.var().index()] != lit.is_negative()).count()
}

fn is_kebab_case(name: &str) -> bool {
    name.split('-').all(|word| {
        !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    })
}

fn check_registry<'a>(entries: impl Iterator<Item = (&'a str, &'a str, Option<&'a str>)>) {
    let mut seen = BTreeSet::new();
    for (name, summary, found) in entries {
        assert!(is_kebab_case(name), "{name}");
        assert!(seen.insert(name), "{name} twice");
        assert_eq!(found, Some(name));
        assert!(!summary.is_empty() && !summary.contains('\n'), "{name}");
    }
    assert!(!seen.is_empty());
}

#[test]
fn registries_know_every_encoding_by_a_good_name() {
    check_registry(amo::ALL.iter().map(|encoding| {
        let name = encoding.name();
        let found = amo::by_name(name).map(AtMostOne::name);
        (name, encoding.summary(), found)
    }));
    check_registry(card::ALL.iter().map(|encoding| {
        let name = encoding.name();
        let found = card::by_name(name).map(Cardinality::name);
        (name, encoding.summary(), found)
    }));
    assert!(amo::by_name("Pairwise").is_none());
    assert!(card::by_name("").is_none());
}

#[test]
fn at_most_one_holds_for_the_right_assignments() {
    for encoding in amo::ALL {
        for n in 0..=12 {
            let mut cnf = Cnf::with_vars(n);
            encoding.at_most_one(&inputs(n), &mut cnf);
            for values in assignments(n) {
                assert_eq!(
                    extensions(&cnf, &values, &[]) > 0,
                    popcount(&values) <= 1,
                    "{} {values:?}",
                    encoding.name()
                );
            }
        }
    }
}

#[test]
fn exactly_one_holds_for_the_right_assignments_and_keeps_their_number() {
    for encoding in amo::ALL {
        for n in 0..=12 {
            let mut cnf = Cnf::with_vars(n);
            encoding.exactly_one(&inputs(n), &mut cnf);
            for values in assignments(n) {
                let found = extensions(&cnf, &values, &[]);
                let name = encoding.name();
                assert_eq!(found > 0, popcount(&values) == 1, "{name} {values:?}");
                if encoding.keeps_model_count() {
                    assert!(found <= 1, "{name} {values:?}: {found} extensions");
                }
            }
        }
    }
}

#[test]
fn at_most_one_counts_repeated_and_contradicting_literals() {
    for encoding in amo::ALL {
        for lits in awkward() {
            let mut cnf = Cnf::with_vars(3);
            encoding.at_most_one(&lits, &mut cnf);
            for values in assignments(3) {
                assert_eq!(
                    extensions(&cnf, &values, &[]) > 0,
                    count_true(&lits, &values) <= 1,
                    "{} {lits:?} {values:?}",
                    encoding.name()
                );
            }
        }
    }
}

#[test]
fn at_most_one_alone_leaves_the_sequential_chain_free_when_no_literal_is_true() {
    for n in 2..=12 {
        let mut cnf = Cnf::with_vars(n);
        amo::sequential::Sequential.at_most_one(&inputs(n), &mut cnf);
        for values in assignments(n) {
            let expected = match popcount(&values) {
                0 => n as u64,
                1 => 1,
                _ => 0,
            };
            assert_eq!(extensions(&cnf, &values, &[]), expected, "{values:?}");
        }
    }
}

/// What `encode` adds for `n` literals, measured by a `Size` and by a `Cnf` that must agree.
fn measured(n: usize, encode: impl Fn(&[Lit], &mut dyn Sink)) -> Size {
    let (mut size, mut cnf) = (Size::with_vars(n), Cnf::with_vars(n));
    encode(&inputs(n), &mut size);
    encode(&inputs(n), &mut cnf);
    assert_eq!(size, cnf.size());
    size - Size::with_vars(n)
}

#[test]
fn at_most_one_has_the_size_it_says() {
    for encoding in amo::ALL {
        for n in 0..=100 {
            let name = encoding.name();
            let expected = encoding.size(n);
            let found = measured(n, |lits, sink| encoding.at_most_one(lits, sink));
            assert_eq!(found, expected, "{name} {n}");
            let one_clause = Size { variables: 0, clauses: 1, literals: n as u64 };
            let found = measured(n, |lits, sink| encoding.exactly_one(lits, sink));
            assert_eq!(found, expected + one_clause, "{name} {n}");
        }
    }
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

/// Every list of literals the cardinality tests use, with its number of variables.
fn literal_lists() -> Vec<(usize, Vec<Lit>)> {
    let plain = (0..=7).map(|n| (n, inputs(n)));
    plain.chain(awkward().into_iter().map(|l| (3, l))).collect()
}

#[test]
fn cardinality_constraints_hold_for_the_right_assignments_and_keep_their_number() {
    type Constraint = fn(&dyn Cardinality, &[Lit], usize, &mut dyn Sink);
    let constraints: [(Constraint, Holds); 3] = [
        (|encoding, lits, k, sink| encoding.at_most(lits, k, sink), usize::le),
        (|encoding, lits, k, sink| encoding.at_least(lits, k, sink), usize::ge),
        (|encoding, lits, k, sink| encoding.exactly(lits, k, sink), usize::eq),
    ];
    for &encoding in card::ALL {
        for (variables, lits) in literal_lists() {
            for k in 0..=lits.len() + 1 {
                for (index, (constrain, holds)) in constraints.iter().enumerate() {
                    let mut cnf = Cnf::with_vars(variables);
                    constrain(encoding, &lits, k, &mut cnf);
                    for values in assignments(variables) {
                        assert_eq!(
                            extensions(&cnf, &values, &[]),
                            u64::from(holds(&count_true(&lits, &values), &k)),
                            "{} constraint {index}, k = {k}, {lits:?} {values:?}",
                            encoding.name()
                        );
                    }
                }
            }
        }
    }
}

/// Asserts that there is one extension, and that in it `output` is `expected`.
fn assert_determined(cnf: &Cnf, values: &[bool], output: Lit, expected: bool, context: &str) {
    let [yes, no] = [output, !output].map(|lit| extensions(cnf, values, &[lit]));
    let wanted = if expected { (1, 0) } else { (0, 1) };
    assert_eq!((yes, no), wanted, "{context} {values:?}");
}

#[test]
fn counters_say_in_one_way_how_many_are_true() {
    for encoding in card::ALL {
        for (variables, lits) in literal_lists() {
            for max in 0..=lits.len() + 2 {
                let mut cnf = Cnf::with_vars(variables);
                let counts = encoding.count(&lits, max, &mut cnf);
                assert_eq!(counts.len(), max);
                for values in assignments(variables) {
                    assert_eq!(extensions(&cnf, &values, &[]), 1);
                    for (index, &at_least) in counts.iter().enumerate() {
                        let expected = count_true(&lits, &values) > index;
                        let context = format!("{} {lits:?} {max}", encoding.name());
                        assert_determined(&cnf, &values, at_least, expected, &context);
                    }
                }
            }
        }
    }
}

#[test]
fn cardinality_literals_are_true_exactly_when_their_constraint_holds() {
    type Reified = fn(&dyn Cardinality, &[Lit], usize, &mut dyn Sink) -> Lit;
    let literals: [(Reified, Holds); 3] = [
        (|encoding, lits, k, sink| encoding.is_at_most(lits, k, sink), usize::le),
        (|encoding, lits, k, sink| encoding.is_at_least(lits, k, sink), usize::ge),
        (|encoding, lits, k, sink| encoding.is_exactly(lits, k, sink), usize::eq),
    ];
    for &encoding in card::ALL {
        for (variables, lits) in literal_lists() {
            for k in 0..=lits.len() + 1 {
                for (index, (reify, holds)) in literals.iter().enumerate() {
                    let mut cnf = Cnf::with_vars(variables);
                    let output = reify(encoding, &lits, k, &mut cnf);
                    let context = format!("{} literal {index}, {lits:?} {k}", encoding.name());
                    for values in assignments(variables) {
                        let expected = holds(&count_true(&lits, &values), &k);
                        assert_determined(&cnf, &values, output, expected, &context);
                    }
                }
            }
        }
    }
}

#[test]
fn gates_are_determined_by_their_inputs() {
    type Gate = fn(&[Lit], &mut dyn Sink) -> Lit;
    type Expected = fn(&[bool]) -> bool;
    let gates: [(&str, Gate, Expected); 3] = [
        ("and", gate::and, |values| values.iter().all(|&v| v)),
        ("or", gate::or, |values| values.iter().any(|&v| v)),
        ("xor", gate::xor, |values| popcount(values) % 2 == 1),
    ];
    for (name, gate, expected) in gates {
        let plain = (0..=5).map(|n| (n, inputs(n)));
        for (variables, lits) in plain.chain(awkward().into_iter().map(|l| (3, l))) {
            let mut cnf = Cnf::with_vars(variables);
            let output = gate(&lits, &mut cnf);
            for values in assignments(variables) {
                let seen: Vec<bool> =
                    lits.iter().map(|lit| values[lit.var().index()] != lit.is_negative()).collect();
                assert_determined(&cnf, &values, output, expected(&seen), name);
            }
        }
    }
    let mut cnf = Cnf::with_vars(2);
    let [a, b] = [0, 1].map(|index| Var::from_index(index).positive());
    let output = gate::iff(a, b, &mut cnf);
    for values in assignments(2) {
        assert_determined(&cnf, &values, output, values[0] == values[1], "iff");
    }
}

#[test]
fn gates_have_the_sizes_they_say() {
    let size = |variables, clauses, literals| Size { variables, clauses, literals };
    for n in 0..=100 {
        let small = [size(1, 1, 1), size(0, 0, 0)];
        let m = n as u64;
        let expected = |large: fn(u64) -> (u64, u64, u64)| match small.get(n) {
            Some(&small) => small,
            None => {
                let (variables, clauses, literals) = large(m);
                size(variables, clauses, literals)
            }
        };
        for gate in [gate::and, gate::or] {
            let found = measured(n, |lits, sink| {
                gate(lits, sink);
            });
            assert_eq!(found, expected(|n| (1, n + 1, 3 * n + 1)));
        }
        let found = measured(n, |lits, sink| {
            gate::xor(lits, sink);
        });
        assert_eq!(found, expected(|n| (n - 1, 4 * (n - 1), 12 * (n - 1))));
    }
}

/// Asserts that clauses under a guard, over `n` literals, hold when it is true
/// as they would without it, and not at all when it is false.
fn assert_guarded(n: usize, encode: impl Fn(&[Lit], &mut dyn Sink)) {
    // The guard comes after the inputs, so that these are the first variables.
    let guard = Var::from_index(n).positive();
    let mut plain = Cnf::with_vars(n + 1);
    encode(&inputs(n), &mut plain);
    let mut guarded = Cnf::with_vars(n + 1);
    encode(&inputs(n), &mut Guarded::new(guard, &mut guarded));
    assert_eq!(plain.num_clauses(), guarded.num_clauses());
    for values in assignments(n) {
        let on = extensions(&guarded, &values, &[guard]);
        assert_eq!(on, extensions(&plain, &values, &[guard]), "{values:?}");
        let auxiliary = guarded.num_vars() - n - 1;
        let off = extensions(&guarded, &values, &[!guard]);
        assert_eq!(off, 1 << auxiliary, "{values:?}");
    }
}

#[test]
fn a_guard_switches_every_encoding_on_and_off() {
    for n in 0..=5 {
        for encoding in amo::ALL {
            assert_guarded(n, |lits, sink| encoding.exactly_one(lits, sink));
        }
        for encoding in card::ALL {
            for k in 0..=n + 1 {
                assert_guarded(n, |lits, sink| encoding.exactly(lits, k, sink));
            }
        }
        assert_guarded(n, |lits, sink| {
            let parity = gate::xor(lits, sink);
            Guarded::new(parity, sink).add_clause(&[]);
            sink.add_clause(lits);
        });
    }
}
