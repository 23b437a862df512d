//! A formula in conjunctive normal form, held in memory.

use crate::lit::{Lit, Var};
use crate::sink::{Sink, Size};

/// A list of clauses, stored flat: adding one makes no allocation of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cnf {
    variables: usize,
    literals: Vec<Lit>,
    /// Where each clause ends in `literals`; it begins where the one before ends.
    ends: Vec<usize>,
}

impl Cnf {
    /// No clauses, no variables.
    pub fn new() -> Cnf {
        Cnf::default()
    }

    /// No clauses yet over `variables` variables, which have the indices from 0.
    pub fn with_vars(variables: usize) -> Cnf {
        Cnf { variables, ..Cnf::default() }
    }

    /// How many variables there are, used or not.
    pub fn num_vars(&self) -> usize {
        self.variables
    }

    /// How many clauses there are.
    pub fn num_clauses(&self) -> usize {
        self.ends.len()
    }

    /// The numbers of variables, clauses and literals.
    pub fn size(&self) -> Size {
        Size {
            variables: self.variables as u64,
            clauses: self.ends.len() as u64,
            literals: self.literals.len() as u64,
        }
    }

    /// The clause added after `index` others.
    ///
    /// # Panics
    ///
    /// If there are no more than `index` clauses.
    pub fn clause(&self, index: usize) -> &[Lit] {
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        &self.literals[start..self.ends[index]]
    }

    /// All clauses in the order in which they were added.
    pub fn clauses(&self) -> impl ExactSizeIterator<Item = &[Lit]> {
        (0..self.ends.len()).map(|index| self.clause(index))
    }
}

impl Sink for Cnf {
    fn new_var(&mut self) -> Var {
        let var = Var::from_index(self.variables);
        self.variables += 1;
        var
    }

    /// Adds the clause at the end.
    ///
    /// # Panics
    ///
    /// If a literal has a variable this formula does not: a later auxiliary
    /// variable would be confused with it.
    fn add_clause(&mut self, clause: &[Lit]) {
        for lit in clause {
            assert!(
                lit.var().index() < self.variables,
                "{lit:?} in a formula of {} variables",
                self.variables
            );
        }
        self.literals.extend_from_slice(clause);
        self.ends.push(self.literals.len());
    }
}

#[cfg(test)]
mod tests {
    use super::Cnf;
    use crate::lit::{Lit, Var};
    use crate::sink::{Sink, Size};

    #[test]
    fn clauses_come_back_as_they_were_added() {
        let mut cnf = Cnf::with_vars(1);
        let a = Var::from_index(0).positive();
        let b = cnf.new_var().positive();
        let clauses: [&[Lit]; 4] = [&[a, !b], &[], &[b, b], &[!a]];
        for clause in clauses {
            cnf.add_clause(clause);
        }
        assert!(cnf.clauses().eq(clauses));
        assert_eq!(cnf.clauses().len(), 4);
        assert_eq!(cnf.clause(2), clauses[2]);
        assert_eq!((cnf.num_vars(), cnf.num_clauses()), (2, 4));
        let size = Size { variables: 2, clauses: 4, literals: 5 };
        assert_eq!(cnf.size(), size);
    }

    #[test]
    #[should_panic(expected = "!x3 in a formula of 3 variables")]
    fn a_variable_from_elsewhere_is_refused() {
        Cnf::with_vars(3).add_clause(&[Var::from_index(3).negative()]);
    }
}
