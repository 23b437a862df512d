//! Gates: determined by their inputs, and as large as they say.

use encodings::{Cnf, Lit, Sink, Size, gate};

use crate::oracle::{assert_determined, count_true, inputs, literal_lists};
use crate::sizes::measured;

#[test]
fn gates_are_determined_by_their_inputs() {
    type Gate = fn(&[Lit], &mut dyn Sink) -> Lit;
    type Expected = fn(usize, usize) -> bool;
    let gates: [(&str, Gate, Expected); 3] = [
        ("and", gate::and, |count, n| count == n),
        ("or", gate::or, |count, _| count > 0),
        ("xor", gate::xor, |count, _| count % 2 == 1),
    ];
    for (name, gate, expected) in gates {
        for (variables, lits) in literal_lists(5) {
            let mut cnf = Cnf::with_vars(variables);
            let output = gate(&lits, &mut cnf);
            let expected = |values: &[bool]| expected(count_true(&lits, values), lits.len());
            assert_determined(&cnf, variables, output, expected, name);
        }
    }
    let mut cnf = Cnf::with_vars(2);
    let output = gate::iff(inputs(2)[0], inputs(2)[1], &mut cnf);
    assert_determined(&cnf, 2, output, |values| values[0] == values[1], "iff");
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
