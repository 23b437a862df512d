//! Gates: a literal that is true exactly when a small formula over other literals is.
//!
//! G. S. Tseitin, "On the Complexity of Derivation in Propositional Calculus", 1968.
//!
//! Every gate is defined in both directions, so the inputs determine the output
//! and the number of models does not change. Sizes, for n inputs:
//!
//! | gate                      | variables | clauses | literals |
//! |---------------------------|-----------|---------|----------|
//! | `constant_true`           | 1         | 1       | 1        |
//! | `and`, `or`, n >= 2       | 1         | n + 1   | 3n + 1   |
//! | `xor`, n >= 2             | n - 1     | 4(n-1)  | 12(n-1)  |
//! | `iff`                     | 1         | 4       | 12       |
//! | any of one input          | 0         | 0       | 0        |
//! | any of no input           | 1         | 1       | 1        |

use crate::lit::Lit;
use crate::sink::Sink;

/// A literal that is true; its negation is the false one.
pub fn constant_true(sink: &mut dyn Sink) -> Lit {
    let output = sink.new_var().positive();
    sink.add_clause(&[output]);
    output
}

/// A literal that is true when all inputs are: the constant true if there are none.
pub fn and(inputs: &[Lit], sink: &mut dyn Sink) -> Lit {
    match inputs {
        [] => return constant_true(sink),
        [only] => return *only,
        _ => {}
    }
    let output = sink.new_var().positive();
    for &input in inputs {
        sink.add_clause(&[!output, input]);
    }
    let mut all: Vec<Lit> = inputs.iter().map(|&input| !input).collect();
    all.push(output);
    sink.add_clause(&all);
    output
}

/// A literal that is true when some input is: the constant false if there are none.
pub fn or(inputs: &[Lit], sink: &mut dyn Sink) -> Lit {
    let negated: Vec<Lit> = inputs.iter().map(|&input| !input).collect();
    !and(&negated, sink)
}

/// A literal that is true when an odd number of inputs are: the constant false if
/// there are none. A literal given twice counts twice.
pub fn xor(inputs: &[Lit], sink: &mut dyn Sink) -> Lit {
    let Some((&first, rest)) = inputs.split_first() else {
        return !constant_true(sink);
    };
    // A chain, because one gate of n inputs would need 2^n clauses.
    rest.iter().fold(first, |parity, &input| !iff(parity, input, sink))
}

/// A literal that is true when `a` and `b` are both true or both false.
pub fn iff(a: Lit, b: Lit, sink: &mut dyn Sink) -> Lit {
    let output = sink.new_var().positive();
    sink.add_clause(&[!output, !a, b]);
    sink.add_clause(&[!output, a, !b]);
    sink.add_clause(&[output, a, b]);
    sink.add_clause(&[output, !a, !b]);
    output
}
