//! Totalizer for one: a tree whose nodes say whether a literal below is true.
//!
//! O. Bailleux and Y. Boufkhad, "Efficient CNF Encoding of Boolean Cardinality
//! Constraints", 2003, for k = 1: a node counts to one, and two are refused at once.
//!
//! Size for n >= 2 literals: n - 2 auxiliary variables, 3n - 5 clauses of 2 literals;
//! nothing for fewer.
//!
//! Nodes are defined in one direction only, as an at-most constraint needs. Under
//! exactly-one they are determined: the path from the true literal to the root is true,
//! which makes every node beside it false, and so all below that. Under at-most-one,
//! when no literal is true, some nodes are free.

use crate::amo::AtMostOne;
use crate::lit::Lit;
use crate::sink::{Sink, Size};

/// The totalizer for at-most-one: linear, and a shallow tree in place of a chain.
pub struct Totalizer;

impl AtMostOne for Totalizer {
    fn name(&self) -> &str {
        "totalizer"
    }

    fn summary(&self) -> &'static str {
        "a tree over the literals (Bailleux, Boufkhad 2003): 3n-5 clauses, n-2 auxiliary variables"
    }

    fn at_most_one(&self, lits: &[Lit], sink: &mut dyn Sink) {
        if lits.len() >= 2 {
            let (first, second) = lits.split_at(lits.len() / 2);
            let (first, second) = (node(first, sink), node(second, sink));
            sink.add_clause(&[!first, !second]);
        }
    }

    fn size(&self, n: usize) -> Size {
        if n < 2 {
            return Size::default();
        }
        let n = n as u64;
        Size { variables: n - 2, clauses: 3 * n - 5, literals: 2 * (3 * n - 5) }
    }

    fn keeps_model_count(&self) -> bool {
        true
    }
}

/// Requires at most one of these literals, and gives a literal that each of them implies.
fn node(lits: &[Lit], sink: &mut dyn Sink) -> Lit {
    if let [only] = lits {
        return *only;
    }
    let (first, second) = lits.split_at(lits.len() / 2);
    let (first, second) = (node(first, sink), node(second, sink));
    let output = sink.new_var().positive();
    sink.add_clause(&[!first, output]);
    sink.add_clause(&[!second, output]);
    sink.add_clause(&[!first, !second]);
    output
}
