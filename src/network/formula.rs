//! Clues that are more than a relation of two variables, as formulas that the values left decide
//! or leave open.

use super::{Bits, Network, Scope, Table, Variable};
use crate::model::Count;

/// The smallest part of a formula.
#[derive(Clone, Debug)]
pub(super) enum Atom<const W: usize> {
    /// The variable has one of these values.
    In(Variable, Bits<W>),
    /// The values of two variables are related.
    Related(Variable, Variable, Table),
}

/// A statement over atoms, which it names by their index.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Node {
    Truth(bool),
    Atom(u32),
    Not(Box<Node>),
    All(Vec<Node>),
    Any(Vec<Node>),
    /// An odd number of them holds.
    Odd(Vec<Node>),
    Count(Count, usize, Vec<Node>),
}

/// A clue as a formula.
#[derive(Clone, Debug)]
pub(super) struct Formula<const W: usize> {
    pub(super) root: Node,
    pub(super) atoms: Vec<Atom<W>>,
    /// The variables of the atoms, each once.
    pub(super) scope: Vec<Variable>,
}

impl Node {
    pub(super) fn not(of: Node) -> Node {
        match of {
            Node::Truth(truth) => Node::Truth(!truth),
            Node::Not(of) => *of,
            other => Node::Not(Box::new(other)),
        }
    }

    pub(super) fn all(of: Vec<Node>) -> Node {
        Node::gathered(of, true, Node::All)
    }

    pub(super) fn any(of: Vec<Node>) -> Node {
        Node::gathered(of, false, Node::Any)
    }

    /// Leaves out the parts that are known to be `idle` and so change nothing.
    fn gathered(mut of: Vec<Node>, idle: bool, form: fn(Vec<Node>) -> Node) -> Node {
        if of.contains(&Node::Truth(!idle)) {
            return Node::Truth(!idle);
        }
        of.retain(|node| *node != Node::Truth(idle));
        match of.len() {
            0 => Node::Truth(idle),
            1 => of.remove(0),
            _ => form(of),
        }
    }

    /// The atom that this is, or by `false` the one of which it is the negation.
    pub(super) fn literal(&self) -> Option<(usize, bool)> {
        match self {
            Node::Atom(at) => Some((*at as usize, true)),
            Node::Not(of) => match **of {
                Node::Atom(at) => Some((at as usize, false)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Calls `each` with the index of every atom.
    pub(super) fn for_each_atom(&mut self, each: &mut impl FnMut(&mut u32)) {
        match self {
            Node::Truth(_) => {}
            Node::Atom(at) => each(at),
            Node::Not(of) => of.for_each_atom(each),
            Node::All(of) | Node::Any(of) | Node::Odd(of) | Node::Count(_, _, of) => {
                of.iter_mut().for_each(|part| part.for_each_atom(each));
            }
        }
    }
}

impl<const W: usize> Atom<W> {
    /// The variables that it is about; the same one twice where there is one.
    pub(super) fn variables(&self) -> [Variable; 2] {
        match self {
            Atom::In(of, _) => [*of, *of],
            Atom::Related(a, b, _) => [*a, *b],
        }
    }

    /// Whether it holds for all values that are left, or for none.
    #[inline]
    pub(super) fn truth(&self, tables: &[Vec<Bits<W>>], state: &[Bits<W>]) -> Option<bool> {
        match self {
            Atom::In(of, set) => {
                let values = &state[*of as usize];
                if values.is_within(set) {
                    Some(true)
                } else {
                    (!values.meets(set)).then_some(false)
                }
            }
            Atom::Related(a, b, table) => {
                let rows = &tables[*table as usize];
                let others = &state[*b as usize];
                let (mut some, mut every) = (false, true);
                for value in state[*a as usize].iter() {
                    some |= rows[value].meets(others);
                    every &= others.is_within(&rows[value]);
                    if some && !every {
                        return None;
                    }
                }
                Some(some)
            }
        }
    }
}

impl<const W: usize> Formula<W> {
    /// The parts of a formula that says that one at least of some atoms, or of their negations,
    /// holds; and whether it says that only one does.
    pub(super) fn choices(&self) -> Option<(&[Node], bool)> {
        let (of, only) = match &self.root {
            Node::Any(of) => (of, false),
            Node::Count(Count::AtLeast, 1, of) => (of, false),
            Node::Count(Count::Exactly, 1, of) => (of, true),
            _ => return None,
        };
        of.iter().all(|part| part.literal().is_some()).then_some((of, only))
    }

    /// The two atoms of a formula that says of them alone that they are equivalent, or by a last
    /// `false` that they are opposite. What an ordered category has at a position is tied by many
    /// of these.
    pub(super) fn equivalence(&self) -> Option<(usize, usize, bool)> {
        let (of, equal) = match &self.root {
            Node::Odd(of) => (of, false),
            Node::Not(of) => match &**of {
                Node::Odd(of) => (of, true),
                _ => return None,
            },
            _ => return None,
        };
        match of[..] {
            [Node::Atom(a), Node::Atom(b)] => Some((a as usize, b as usize, equal)),
            _ => None,
        }
    }

    /// Whether it holds for all values that are left, or for none, as far as its parts tell one by
    /// one.
    pub(super) fn truth(&self, tables: &[Vec<Bits<W>>], state: &[Bits<W>]) -> Option<bool> {
        self.node(&self.root, tables, state)
    }

    fn node(&self, node: &Node, tables: &[Vec<Bits<W>>], state: &[Bits<W>]) -> Option<bool> {
        match node {
            Node::Truth(truth) => Some(*truth),
            Node::Atom(at) => self.atoms[*at as usize].truth(tables, state),
            Node::Not(of) => self.node(of, tables, state).map(|truth| !truth),
            Node::All(of) => self.gathered(of, true, tables, state),
            Node::Any(of) => self.gathered(of, false, tables, state),
            Node::Odd(of) => {
                let mut odd = false;
                for part in of {
                    odd ^= self.node(part, tables, state)?;
                }
                Some(odd)
            }
            Node::Count(count, bound, of) => {
                let (mut certain, mut possible) = (0, 0);
                for part in of {
                    let truth = self.node(part, tables, state);
                    certain += usize::from(truth == Some(true));
                    possible += usize::from(truth != Some(false));
                }
                counted(*count, *bound, certain, possible)
            }
        }
    }

    /// All of the parts hold, or by `idle = false` any of them.
    fn gathered(
        &self,
        of: &[Node],
        idle: bool,
        tables: &[Vec<Bits<W>>],
        state: &[Bits<W>],
    ) -> Option<bool> {
        let mut decided = Some(idle);
        for part in of {
            match self.node(part, tables, state) {
                Some(truth) if truth != idle => return Some(truth),
                None => decided = None,
                _ => {}
            }
        }
        decided
    }
}

/// Whether a count is met when from `certain` to `possible` statements hold.
fn counted(count: Count, bound: usize, certain: usize, possible: usize) -> Option<bool> {
    let always = count.holds(certain, bound) && count.holds(possible, bound);
    let never = match count {
        Count::Exactly => bound < certain || bound > possible,
        Count::AtLeast => possible < bound,
        Count::AtMost => certain > bound,
    };
    match count {
        // Between two equal ends lies nothing else.
        Count::Exactly if certain != possible => never.then_some(false),
        _ if always => Some(true),
        _ => never.then_some(false),
    }
}

impl<const W: usize> Network<W> {
    /// Says in numbers what is left of the formulas that speak of the variables in scope: equal
    /// numbers, and equal values left, make equal demands.
    pub(super) fn describe_formulas(
        &self,
        scope: &Scope,
        state: &[Bits<W>],
        part: &[Variable],
        mut say: impl FnMut(usize),
    ) {
        if self.formulas.is_empty() {
            return;
        }
        let mut near: Vec<u32> =
            part.iter().flat_map(|of| self.formulas_of[*of as usize].iter().copied()).collect();
        near.sort_unstable();
        near.dedup();
        for index in near {
            let formula = &self.formulas[index as usize];
            let truth = |atom: &Atom<W>| atom.truth(&self.tables, state);
            let is_here = |atom: &Atom<W>| atom.variables().iter().any(|of| scope.has(*of));
            let bears = formula.atoms.iter().any(|atom| is_here(atom) && truth(atom).is_none());
            if !bears || formula.truth(&self.tables, state).is_some() {
                continue;
            }
            say(index as usize);
            for atom in &formula.atoms {
                match truth(atom) {
                    Some(holds) => say(usize::from(holds)),
                    None => {
                        say(2);
                        // What is left of a relation depends on a value that is decided.
                        let decided = atom.variables().map(|of| state[of as usize].single());
                        decided.iter().flatten().for_each(|value| say(3 + *value));
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
