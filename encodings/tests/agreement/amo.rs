//! At-most-one and exactly-one: names, meaning and numbers of models.

use std::collections::BTreeSet;

use encodings::amo::{self, AtMostOne, GROUP_SIZES, SpecError};
use encodings::{Cnf, Lit};

use crate::oracle::{count_true, inputs, literal_lists, models, popcount};

/// Every encoding, those with groups also in some other sizes.
pub(crate) fn all() -> Vec<&'static dyn AtMostOne> {
    let sized = |encoding: &&'static dyn AtMostOne| {
        [2, 3, 5, 64].into_iter().filter_map(|size| encoding.with_groups_of(size))
    };
    amo::ALL.iter().copied().chain(amo::ALL.iter().flat_map(sized)).collect()
}

pub(crate) fn is_kebab_case(name: &str) -> bool {
    name.split('-').all(|word| {
        !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
    })
}

#[test]
fn the_registry_knows_every_encoding_by_a_good_name() {
    let mut seen = BTreeSet::new();
    for encoding in amo::ALL {
        let name = encoding.name();
        assert!(is_kebab_case(name), "{name}");
        assert!(seen.insert(name), "{name} twice");
        assert_eq!(amo::by_name(name).map(AtMostOne::name), Some(name));
        let summary = encoding.summary();
        assert!(!summary.is_empty() && !summary.contains('\n'), "{name}");
    }
}

#[test]
fn groups_are_chosen_by_a_size_after_a_colon() {
    let mut with_groups = Vec::new();
    for encoding in amo::ALL {
        let name = encoding.name();
        for size in GROUP_SIZES {
            let spec = format!("{name}:{size}");
            match encoding.with_groups_of(size) {
                Some(sized) => {
                    assert_eq!(sized.name(), spec);
                    assert_eq!(amo::by_name(&spec).map(AtMostOne::name), Some(spec.as_str()));
                }
                None => assert!(amo::by_name(&spec).is_none(), "{spec}"),
            }
        }
        if encoding.with_groups_of(2).is_some() {
            with_groups.push(name);
        }
        assert!(encoding.with_groups_of(1).is_none() && encoding.with_groups_of(65).is_none());
    }
    assert_eq!(with_groups, ["commander", "bimander"]);
}

#[test]
fn a_size_is_the_size_of_groups() {
    let size = |name: &str, n| amo::parse(name).expect("an encoding").size(n);
    assert_eq!(size("commander", 20), size("commander:3", 20));
    assert_eq!(size("bimander", 20), size("bimander:4", 20));
    // Groups of 5 out of 10: 10 pairs, 5 clauses up and one down in each, and one pair of two.
    assert_eq!(size("commander:5", 10).clauses, 2 * (10 + 5 + 1) + 1);
    assert_eq!(size("bimander:5", 10).clauses, 2 * 10 + 10);
}

#[test]
fn a_wrong_name_is_told_what_is_wrong() {
    let error = |spec: &str| match amo::parse(spec) {
        Ok(encoding) => panic!("{spec} is {}", encoding.name()),
        Err(error) => error.to_string(),
    };
    for spec in ["", "Pairwise", "commander-4", "chess:3", ":"] {
        let message = error(spec);
        let name = spec.split(':').next().unwrap_or_default();
        let expected =
            format!("there is no encoding `{name}`; the encodings are `auto`, `pairwise`");
        assert!(message.starts_with(&expected), "{message}");
        assert!(message.ends_with("`sorting-network`, `cardinality-network`"), "{message}");
    }
    let expected = "`pairwise` has no groups, so it takes no size; write `pairwise` alone";
    for spec in ["pairwise:4", "pairwise:", "pairwise:x"] {
        assert_eq!(error(spec), expected);
    }
    for size in ["", "1", "65", "04", "+4", "x", "4:4", "99999999999999999999"] {
        let spec = format!("commander:{size}");
        let expected = format!(
            "the groups of `commander` have 2 to 64 literals, as in `commander:4`, not `{size}`"
        );
        assert_eq!(error(&spec), expected);
    }
    assert_eq!(amo::parse("auto:2").err(), Some(SpecError::NoGroups("auto")));
}

#[test]
fn at_most_one_holds_for_the_right_assignments() {
    for encoding in all() {
        for (variables, lits) in literal_lists(12) {
            let mut cnf = Cnf::with_vars(variables);
            encoding.at_most_one(&lits, &mut cnf);
            for (values, found) in models(&cnf, variables) {
                let name = encoding.name();
                assert_eq!(
                    found > 0,
                    count_true(&lits, &values) <= 1,
                    "{name} {lits:?} {values:?}"
                );
            }
        }
    }
}

#[test]
fn exactly_one_holds_for_the_right_assignments_and_keeps_their_number() {
    for encoding in all() {
        for (variables, lits) in literal_lists(12) {
            let mut cnf = Cnf::with_vars(variables);
            encoding.exactly_one(&lits, &mut cnf);
            for (values, found) in models(&cnf, variables) {
                let name = encoding.name();
                let expected = u64::from(count_true(&lits, &values) == 1);
                assert_eq!(found.min(1), expected, "{name} {lits:?} {values:?}");
                if encoding.keeps_model_count() {
                    assert!(found <= 1, "{name} {lits:?} {values:?}: {found} models");
                }
            }
        }
    }
}

/// Asserts how many models at-most-one has when no literal is true; with one there is one.
fn assert_free(name: &str, expected: impl Fn(u64) -> u64) {
    for n in 2..=12 {
        let mut cnf = Cnf::with_vars(n);
        amo::parse(name).expect("an encoding").at_most_one(&inputs(n), &mut cnf);
        for (values, found) in models(&cnf, n) {
            let expected = match popcount(&values) {
                0 => expected(n as u64),
                1 => 1,
                _ => 0,
            };
            assert_eq!(found, expected, "{name} {values:?}");
        }
    }
}

#[test]
fn at_most_one_leaves_free_what_the_documentation_says() {
    let determined = ["ladder", "order", "commander", "commander:2", "sorting-network"];
    for name in determined.into_iter().chain(["pairwise", "auto", "cardinality-network"]) {
        assert_free(name, |_| 1);
    }
    assert_free("sequential", |n| n);
    assert_free("bitwise", u64::next_power_of_two);
    assert_free("bimander:2", |n| n.div_ceil(2).next_power_of_two().max(2));
    assert_free("product-flat", |n| {
        let columns = n.isqrt();
        (n.div_ceil(columns) + 1) * (columns + 1)
    });
}

#[test]
fn prefixes_say_whether_a_literal_was_true_so_far() {
    let mut with_prefixes = Vec::new();
    for encoding in amo::ALL {
        for (variables, lits) in literal_lists(10) {
            let (mut plain, mut cnf) = (Cnf::with_vars(variables), Cnf::with_vars(variables));
            encoding.exactly_one(&lits, &mut plain);
            let prefixes = encoding.exactly_one_with_prefixes(&lits, &mut cnf);
            assert_eq!(cnf, plain, "{}", encoding.name());
            let Some(prefixes) = prefixes else { continue };
            assert_eq!(prefixes.len(), lits.len().saturating_sub(1));
            assert_prefixes(&cnf, variables, &lits, &prefixes, encoding.name());
        }
        if encoding.exactly_one_with_prefixes(&inputs(3), &mut Cnf::with_vars(3)).is_some() {
            with_prefixes.push(encoding.name());
        }
    }
    assert_eq!(with_prefixes, ["sequential", "ladder", "order"]);
    // Above 24 literals it is the sequential encoding.
    let prefixes = amo::auto::Auto.exactly_one_with_prefixes(&inputs(25), &mut Cnf::with_vars(25));
    assert_eq!(prefixes.map(|prefixes| prefixes.len()), Some(24));
}

fn assert_prefixes(cnf: &Cnf, variables: usize, lits: &[Lit], prefixes: &[Lit], name: &str) {
    for (index, &prefix) in prefixes.iter().enumerate() {
        let mut with_prefix = cnf.clone();
        encodings::Sink::add_clause(&mut with_prefix, &[prefix]);
        for (values, found) in models(&with_prefix, variables) {
            let expected =
                count_true(lits, &values) == 1 && count_true(&lits[..=index], &values) == 1;
            assert_eq!(found, u64::from(expected), "{name} {lits:?} {index} {values:?}");
        }
    }
}
