//! Cardinality: names, constraints, counters and literals, in every way that they can be asked.

use std::collections::BTreeSet;

use encodings::card::{self, Cardinality};
use encodings::{Cnf, Lit, Sink};

use crate::amo::is_kebab_case;
use crate::oracle::{assert_determined, count_true, literal_lists, models};

/// Whether a number of true literals is right, given another number.
type Holds = fn(&usize, &usize) -> bool;

#[test]
fn the_registry_knows_every_encoding_by_a_good_name() {
    let mut seen = BTreeSet::new();
    for encoding in card::ALL {
        let name = encoding.name();
        assert!(is_kebab_case(name), "{name}");
        assert!(seen.insert(name), "{name} twice");
        assert_eq!(card::by_name(name).map(Cardinality::name), Some(name));
        let summary = encoding.summary();
        assert!(!summary.is_empty() && !summary.contains('\n'), "{name}");
    }
    assert!(card::by_name("").is_none() && card::by_name("Totalizer").is_none());
}

#[test]
fn constraints_hold_for_the_right_assignments_and_keep_their_number() {
    type Constraint = fn(&dyn Cardinality, &[Lit], usize, &mut dyn Sink);
    let constraints: [(&str, Constraint, Holds); 3] = [
        ("at most", |encoding, lits, k, sink| encoding.at_most(lits, k, sink), usize::le),
        ("at least", |encoding, lits, k, sink| encoding.at_least(lits, k, sink), usize::ge),
        ("exactly", |encoding, lits, k, sink| encoding.exactly(lits, k, sink), usize::eq),
    ];
    for &encoding in card::ALL {
        for (variables, lits) in literal_lists(12) {
            for k in 0..=lits.len() + 1 {
                for (word, constrain, holds) in constraints {
                    let mut cnf = Cnf::with_vars(variables);
                    constrain(encoding, &lits, k, &mut cnf);
                    for (values, found) in models(&cnf, variables) {
                        let expected = u64::from(holds(&count_true(&lits, &values), &k));
                        let name = encoding.name();
                        assert_eq!(found, expected, "{name}: {word} {k} {lits:?} {values:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn counters_say_in_one_way_how_many_are_true() {
    for encoding in card::ALL {
        for (variables, lits) in literal_lists(9) {
            for max in 0..=lits.len() + 2 {
                let mut cnf = Cnf::with_vars(variables);
                let counts = encoding.count(&lits, max, &mut cnf);
                assert_eq!(counts.len(), max);
                let context = format!("{} {lits:?} {max}", encoding.name());
                for (index, &at_least) in counts.iter().enumerate() {
                    let expected = |values: &[bool]| count_true(&lits, values) > index;
                    assert_determined(&cnf, variables, at_least, expected, &context);
                }
            }
        }
    }
}

#[test]
fn literals_are_true_exactly_when_their_constraint_holds() {
    type Reified = fn(&dyn Cardinality, &[Lit], usize, &mut dyn Sink) -> Lit;
    let literals: [(&str, Reified, Holds); 3] = [
        ("at most", |encoding, lits, k, sink| encoding.is_at_most(lits, k, sink), usize::le),
        ("at least", |encoding, lits, k, sink| encoding.is_at_least(lits, k, sink), usize::ge),
        ("exactly", |encoding, lits, k, sink| encoding.is_exactly(lits, k, sink), usize::eq),
    ];
    for &encoding in card::ALL {
        for (variables, lits) in literal_lists(10) {
            for k in 0..=lits.len() + 1 {
                for (word, reify, holds) in literals {
                    let mut cnf = Cnf::with_vars(variables);
                    let output = reify(encoding, &lits, k, &mut cnf);
                    let context = format!("{}: {word} {k} {lits:?}", encoding.name());
                    let expected = |values: &[bool]| holds(&count_true(&lits, values), &k);
                    assert_determined(&cnf, variables, output, expected, &context);
                }
            }
        }
    }
}
