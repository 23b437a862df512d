//! What a clue says about the logic grid when no rule is taken for granted.
//!
//! A relation between two things says, of each position of one, where the other may be, and where
//! it may not be. It does not say that a thing has one position, or has any: that is a rule, which
//! a step cites by itself. The denial of a relation says where the two cannot both be. With all
//! rules, this is the meaning of [`crate::model::evaluate`].

use itertools::Itertools;

use super::space::{Space, Thing};
use super::tree::{Clauses, Tree};
use crate::model::reading::reading;
use crate::model::{Count, Form, Function, Operand, Place, Puzzle, Statement, Topology};
use crate::relation::{Atom, Relation, Signed, atoms, is_single, opposite_neighbours};

/// How many ways to choose some of the parts of a count are written out.
const MOST_CHOICES: usize = 70;

/// Reads the clues of a puzzle.
pub(super) struct Reader<'a> {
    pub(super) puzzle: &'a Puzzle,
    pub(super) space: &'a Space,
    pub(super) clauses: Clauses,
}

impl Reader<'_> {
    /// The formula of a statement, or of its denial.
    pub(super) fn tree(&mut self, statement: &Statement, holds: bool) -> Tree {
        if let Some(atoms) = atoms(self.puzzle, statement) {
            let parts = atoms.iter().map(|atom| self.atom(atom, holds)).collect();
            return if holds { Tree::And(parts) } else { Tree::Or(parts) };
        }
        match statement {
            Form::Not(of) => self.tree(of, !holds),
            Form::And(of) => self.all(of, holds),
            Form::Or(of) => self.any(of, holds),
            Form::If(of) => {
                let parts = vec![self.tree(&of.0, !holds), self.tree(&of.1, holds)];
                if holds { Tree::Or(parts) } else { Tree::And(parts) }
            }
            Form::Iff(of) => self.parity(&[of.0.clone(), of.1.clone()], !holds),
            Form::Xor(of) => self.parity(of, holds),
            Form::Count(count, bound, of) => self.count(*count, *bound as usize, of, holds),
            Form::DirectlyBetween(a, b, c) => self.directly_between(*a, *b, *c, holds),
            Form::Either(a, of) => {
                let same = of.iter().map(|b| Form::Same(*a, *b)).collect_vec();
                let one = Form::Count(Count::Exactly, 1, same);
                let differ = Form::AllDifferent(of.clone());
                self.all(&[one, differ], holds)
            }
            // Of repeating ones, one may go with several of the left.
            Form::Pairs(left, right)
                if left.len() == right.len()
                    && left.len() <= 3
                    && right.iter().all(|one| is_single(self.puzzle, *one)) =>
            {
                self.pairs(left, right, holds)
            }
            other => {
                let read = reading(self.puzzle, other);
                self.tree(&read, holds)
            }
        }
    }

    fn all(&mut self, of: &[Statement], holds: bool) -> Tree {
        let parts = of.iter().map(|part| self.tree(part, holds)).collect();
        if holds { Tree::And(parts) } else { Tree::Or(parts) }
    }

    fn any(&mut self, of: &[Statement], holds: bool) -> Tree {
        let parts = of.iter().map(|part| self.tree(part, holds)).collect();
        if holds { Tree::Or(parts) } else { Tree::And(parts) }
    }

    /// That the number of true statements is odd, or even.
    fn parity(&mut self, of: &[Statement], odd: bool) -> Tree {
        let Some((last, rest)) = of.split_last() else { return Tree::constant(!odd) };
        if rest.is_empty() {
            return self.tree(last, odd);
        }
        let (mut even, mut uneven) = (self.parity(rest, false), self.parity(rest, true));
        if rest.len() > 2 {
            (even, uneven) = (self.clauses.named(even), self.clauses.named(uneven));
        }
        let (yes, no) = (self.tree(last, true), self.tree(last, false));
        let (with, without) = if odd { (even, uneven) } else { (uneven, even) };
        Tree::Or(vec![Tree::And(vec![yes, with]), Tree::And(vec![no, without])])
    }

    fn count(&mut self, count: Count, bound: usize, of: &[Statement], holds: bool) -> Tree {
        match (count, holds) {
            (Count::AtLeast, true) => self.at_least(bound, of, true),
            (Count::AtLeast, false) => self.at_most(bound.checked_sub(1), of),
            (Count::AtMost, true) => self.at_most(Some(bound), of),
            (Count::AtMost, false) => self.at_least(bound + 1, of, true),
            (Count::Exactly, true) => {
                Tree::And(vec![self.at_least(bound, of, true), self.at_most(Some(bound), of)])
            }
            (Count::Exactly, false) => Tree::Or(vec![
                self.at_least(bound + 1, of, true),
                self.at_most(bound.checked_sub(1), of),
            ]),
        }
    }

    /// That at most so many hold; `None` is fewer than none.
    fn at_most(&mut self, bound: Option<usize>, of: &[Statement]) -> Tree {
        match bound {
            None => Tree::constant(false),
            Some(bound) if bound >= of.len() => Tree::constant(true),
            // So many of the others do not hold.
            Some(bound) => self.at_least(of.len() - bound, of, false),
        }
    }

    /// That at least so many of the statements, or of their denials, hold.
    fn at_least(&mut self, bound: usize, of: &[Statement], sign: bool) -> Tree {
        if bound == 0 || bound > of.len() {
            return Tree::constant(bound == 0);
        }
        let parts = of.iter().map(|part| self.tree(part, sign)).collect_vec();
        // Of any so many that only `bound - 1` are left out, one holds.
        let size = of.len() - bound + 1;
        if choices(of.len(), size) <= MOST_CHOICES {
            let subsets = parts.into_iter().combinations(size);
            return Tree::And(subsets.map(Tree::Or).collect());
        }
        self.counter(&parts, bound)
    }

    /// The same by a counter: `rows[k]` says that at least `k` of the parts so far hold.
    fn counter(&mut self, parts: &[Tree], bound: usize) -> Tree {
        let mut rows = vec![Tree::constant(true)];
        rows.resize(bound + 1, Tree::constant(false));
        for part in parts {
            for k in (1..=bound).rev() {
                let with = Tree::And(vec![part.clone(), rows[k - 1].clone()]);
                rows[k] = self.clauses.named(Tree::Or(vec![rows[k].clone(), with]));
            }
        }
        rows.swap_remove(bound)
    }

    /// A relation, or its denial.
    fn atom(&mut self, (atom, positive): &Signed, holds: bool) -> Tree {
        let holds = *positive == holds;
        match atom {
            Atom::Within(function, a, indices) => self.within(*function, *a, indices, holds),
            Atom::Related(Relation::Same, a, b) => self.same(*a, *b, holds),
            Atom::Related(relation, a, b) => self.related(*relation, *a, *b, holds),
        }
    }

    fn same(&self, a: Operand, b: Operand, holds: bool) -> Tree {
        let (x, y) = (self.space.thing(a), self.space.thing(b));
        if x == y { self.placed(x, holds) } else { self.together(x, y, holds) }
    }

    /// That a thing is somewhere.
    fn placed(&self, thing: Thing, holds: bool) -> Tree {
        if self.space.is_placed(thing.axis) {
            return Tree::constant(holds);
        }
        let at = self.puzzle.places().map(|place| self.together(thing, self.place(place), true));
        let somewhere = Tree::Or(at.collect());
        if holds { somewhere } else { somewhere.negated() }
    }

    fn place(&self, place: Place) -> Thing {
        self.space.thing(Operand::Place(place))
    }

    /// That two different things share a position.
    fn together(&self, a: Thing, b: Thing, holds: bool) -> Tree {
        if a.axis == b.axis {
            return Tree::constant(!holds);
        }
        if self.space.is_related(a.axis, b.axis) {
            return Tree::lit(self.space.var(a, b), holds);
        }
        let at = |place| {
            let place = self.place(place);
            Tree::And([a, b].map(|thing| self.together(thing, place, true)).into())
        };
        let some = Tree::Or(self.puzzle.places().map(at).collect());
        if holds { some } else { some.negated() }
    }

    /// That the value of an operand, or its position, has this index.
    fn has(&self, function: Option<Function>, a: Operand, index: usize, holds: bool) -> Tree {
        let of = match function {
            Some(Function::Category(id)) => {
                let first = self.puzzle.category(id).items.start;
                Operand::Item(crate::model::ItemId(first + index as u16))
            }
            _ => Operand::Place(Place::from_index(index)),
        };
        let (x, y) = (self.space.thing(a), self.space.thing(of));
        // A value of its own category is one that it has wherever it is.
        if x == y { self.placed(x, holds) } else { self.together(x, y, holds) }
    }

    fn within(&self, function: Function, a: Operand, indices: &[u16], holds: bool) -> Tree {
        let size = match function {
            Function::Category(id) => self.puzzle.category(id).items.len(),
            _ => self.puzzle.positions.len(),
        };
        let has = |index: usize, holds| self.has(Some(function), a, index, holds);
        let inside = indices.iter().map(|index| usize::from(*index));
        if !holds {
            return Tree::And(inside.map(|index| has(index, false)).collect());
        }
        let mut parts = vec![Tree::Or(inside.map(|index| has(index, true)).collect())];
        if is_single(self.puzzle, a) {
            let outside = (0..size).filter(|index| !indices.contains(&(*index as u16)));
            parts.extend(outside.map(|index| has(index, false)));
        }
        Tree::And(parts)
    }

    fn related(&self, relation: Relation, a: Operand, b: Operand, holds: bool) -> Tree {
        let (size, allows) = relation.pairs(self.puzzle);
        let function = relation.function();
        let pairs = || (0..size).cartesian_product(0..size);
        let not_both =
            |i, j| Tree::Or(vec![self.has(function, a, i, false), self.has(function, b, j, false)]);
        if !holds {
            let allowed = pairs().filter(|(i, j)| allows(*i, *j));
            return Tree::And(allowed.map(|(i, j)| not_both(i, j)).collect());
        }
        let single = [a, b].map(|operand| is_single(self.puzzle, operand));
        if single == [false, false] {
            let allowed = pairs().filter(|(i, j)| allows(*i, *j));
            let both = |(i, j)| {
                Tree::And(vec![self.has(function, a, i, true), self.has(function, b, j, true)])
            };
            return Tree::Or(allowed.map(both).collect());
        }
        let mut parts = Vec::new();
        for (operand, other, forwards) in [(a, b, true), (b, a, false)] {
            if !is_single(self.puzzle, operand) {
                continue;
            }
            parts.push(self.placed(self.space.thing(operand), true));
            for i in 0..size {
                let here = self.has(function, operand, i, false);
                let there =
                    (0..size).filter(|j| if forwards { allows(i, *j) } else { allows(*j, i) });
                let there = there.map(|j| self.has(function, other, j, true));
                parts.push(Tree::Or(std::iter::once(here).chain(there).collect()));
            }
        }
        if single == [true, true] {
            let refused = pairs().filter(|(i, j)| !allows(*i, *j));
            parts.extend(refused.map(|(i, j)| not_both(i, j)));
        }
        Tree::And(parts)
    }

    /// That the left ones differ, and are the right ones in some order.
    fn pairs(&mut self, left: &[Operand], right: &[Operand], holds: bool) -> Tree {
        let orders = right.iter().permutations(right.len());
        let same = |order: Vec<&Operand>| {
            Form::And(left.iter().zip(order).map(|(a, b)| Form::Same(*a, *b)).collect())
        };
        let some = Form::Or(orders.map(same).collect());
        self.all(&[some, Form::AllDifferent(left.to_vec())], holds)
    }

    fn directly_between(&mut self, a: Operand, b: Operand, c: Operand, holds: bool) -> Tree {
        let is_simple = self.puzzle.positions.topology == Topology::Line
            && [a, b, c].iter().all(|operand| is_single(self.puzzle, *operand));
        if is_simple {
            let parts = [Form::NextTo(a, b), Form::NextTo(a, c), Form::Apart(2, b, c)];
            return self.all(&parts, holds);
        }
        let at = |operand, place| self.has(None, operand, Place::index(place), true);
        let mut triples = Vec::new();
        for place in self.puzzle.places() {
            for (p, q) in opposite_neighbours(self.puzzle, place) {
                for (p, q) in [(p, q), (q, p)] {
                    triples.push(Tree::And(vec![at(a, place), at(b, p), at(c, q)]));
                }
            }
        }
        let some = Tree::Or(triples);
        if holds { some } else { some.negated() }
    }
}

/// How many ways there are to choose `of` things out of `all`, up to what a count may need.
fn choices(all: usize, of: usize) -> usize {
    let of = of.min(all - of);
    (0..of).fold(1_usize, |ways, i| ways.saturating_mul(all - i) / (i + 1))
}
