//! Supposing each open place in turn (failed literals: J. W. Freeman, "Improvements to
//! propositional satisfiability search algorithms", 1995).

use super::{Cause, Contradiction, Propagator};
use crate::model::{Fact, ItemId, Place};

impl Propagator {
    /// Propagates, then supposes each open place of each item: where that leads to a contradiction
    /// the place is closed. Again until nothing more is found.
    ///
    /// # Errors
    /// A contradiction without any supposition.
    pub fn probe(&mut self) -> Result<(), Contradiction> {
        self.propagate()?;
        let cells = self.problem.shape.items() * self.problem.shape.places;
        let (mut at, mut unchanged) = (0, 0);
        // Until every place has been supposed since the last one that was closed.
        while unchanged < cells {
            unchanged = if self.refutes(at)? { 0 } else { unchanged + 1 };
            at = (at + 1) % cells;
        }
        Ok(())
    }

    /// Closes the place of a cell if it cannot be.
    fn refutes(&mut self, cell: usize) -> Result<bool, Contradiction> {
        let places = self.problem.shape.places;
        let item = ItemId::from_index(cell / places);
        let place = Place::from_index(cell % places);
        if self.at(item, place).is_some() {
            return Ok(false);
        }
        let fact = Fact { item, place, holds: true };
        let mark = self.mark();
        let supposed = self.assume(fact).and_then(|()| self.propagate());
        self.undo(mark);
        if supposed.is_ok() {
            return Ok(false);
        }
        self.decide(Fact { holds: false, ..fact }, Cause::Probe)?;
        self.propagate()?;
        Ok(true)
    }
}
