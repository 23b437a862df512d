//! Cells that a clue makes equal share one variable.
//!
//! Where `a = b` is a clue, `b` at a place is `a` there; where `a` is directly left of `b`, it is
//! `a` at the place before. One variable for both is a smaller formula, and what the engine learns
//! of one it knows of the other. Such a clue then needs no clauses.

use encodings::Var;

use super::known::{Cell, Known};
use crate::model::{ClueId, ItemId, Operand, Place, Puzzle};
use crate::relation::{Atom, Relation, Signed, atoms, is_certain};

impl Known {
    /// Lets cells that are equal by a clue share a variable.
    #[must_use]
    pub fn merged(self, puzzle: &Puzzle) -> Known {
        let classes = (0..self.cells.len()).collect();
        let mut merging = Merging { puzzle, known: self, classes };
        for id in (0..puzzle.clues.len()).map(ClueId::from_index) {
            if merging.known.entails(id) {
                continue;
            }
            let Some(atoms) = atoms(puzzle, &puzzle.clue(id).statement) else { continue };
            let links: Option<Vec<Link>> =
                atoms.iter().map(|atom| Link::of(puzzle, atom)).collect();
            if let Some(links) = links {
                merging.known.entailed[id.index()] = links.iter().all(|link| merging.merge(link));
            }
        }
        merging.finish()
    }
}

/// The first item at a place is the second one so many places behind it.
struct Link {
    first: ItemId,
    second: ItemId,
    shift: usize,
}

impl Link {
    /// What the atom makes equal, if that is all it says.
    fn of(puzzle: &Puzzle, (atom, positive): &Signed) -> Option<Link> {
        let Atom::Related(relation, Operand::Item(first), Operand::Item(second)) = atom else {
            return None;
        };
        let certain = |item: ItemId| is_certain(puzzle, Operand::Item(item));
        let shift = match relation {
            Relation::Same => 0,
            Relation::Before(Some(steps)) => *steps as usize,
            _ => return None,
        };
        (*positive && certain(*first) && certain(*second)).then_some(Link {
            first: *first,
            second: *second,
            shift,
        })
    }
}

struct Merging<'a> {
    puzzle: &'a Puzzle,
    known: Known,
    /// Disjoint sets: for each cell one of its set with a lower or equal number. The value of a
    /// set is that of its lowest cell.
    classes: Vec<usize>,
}

impl Merging<'_> {
    /// Whether all cells of the link could be made equal: what is known may speak against it, and
    /// then the clue has to say so.
    fn merge(&mut self, link: &Link) -> bool {
        let places: Vec<Place> = self.puzzle.places().collect();
        let behind = places.iter().skip(link.shift);
        let pairs: Vec<(Place, Place)> = places.iter().copied().zip(behind.copied()).collect();
        let alone = places.len() - pairs.len();
        let outside = places[pairs.len()..].iter().map(|place| (link.first, *place));
        let outside = outside.chain(places[..alone].iter().map(|place| (link.second, *place)));
        let mut agree = true;
        for (item, place) in outside {
            let cell = self.root(item, place);
            agree &= self.set(cell, Err(false));
        }
        for (place, behind) in pairs {
            let [a, b] = [self.root(link.first, place), self.root(link.second, behind)];
            let (low, high) = (a.min(b), a.max(b));
            agree &= self.set(low, self.known.cells[high]);
            self.classes[high] = low;
        }
        agree
    }

    fn root(&mut self, item: ItemId, place: Place) -> usize {
        let mut at = self.known.index(item, place);
        while self.classes[at] != at {
            self.classes[at] = self.classes[self.classes[at]];
            at = self.classes[at];
        }
        at
    }

    /// Joins what is known of a set with another value of it; false when they differ.
    fn set(&mut self, root: usize, value: Cell) -> bool {
        match (self.known.cells[root], value) {
            (Err(one), Err(other)) => one == other,
            (Ok(_), Err(_)) => {
                self.known.cells[root] = value;
                true
            }
            (_, Ok(_)) => true,
        }
    }

    fn finish(mut self) -> Known {
        for cell in 0..self.classes.len() {
            // The lowest cell comes first, so its value is there already.
            let class = self.classes[cell];
            self.classes[cell] = self.classes[class];
            let root = self.classes[cell];
            self.known.cells[cell] = match self.known.cells[root] {
                Ok(_) => Ok(Var::from_index(root).positive()),
                known => known,
            };
        }
        self.known
    }
}
