//! Guards: clauses that hold when a literal is true, and not at all when it is false.

use encodings::{Cnf, Guarded, Lit, Sink, Var, card, gate};

use crate::amo;
use crate::oracle::{inputs, models};

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
    plain.add_clause(&[guard]);
    let (mut on, mut off) = (guarded.clone(), guarded);
    on.add_clause(&[guard]);
    off.add_clause(&[!guard]);
    let auxiliary = off.num_vars() - n - 1;
    for (((values, plain), (_, on)), (_, off)) in
        models(&plain, n).zip(models(&on, n)).zip(models(&off, n))
    {
        assert_eq!((on, off), (plain, 1 << auxiliary), "{values:?}");
    }
}

#[test]
fn a_guard_switches_every_encoding_on_and_off() {
    for n in 0..=5 {
        for encoding in amo::all() {
            assert_guarded(n, |lits, sink| encoding.exactly_one(lits, sink));
            assert_guarded(n, |lits, sink| encoding.at_most_one(lits, sink));
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
