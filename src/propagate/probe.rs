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
        let places = self.problem.shape.places;
        let cells = self.problem.shape.items() * places;
        let (mut at, mut unchanged) = (0, 0);
        // Until every place has been supposed since the last one that was closed.
        while unchanged < cells {
            let (item, place) = (ItemId::from_index(at / places), Place::from_index(at % places));
            if self.refute(item, place).is_some() {
                self.propagate()?;
                unchanged = 0;
            } else {
                unchanged += 1;
            }
            at = (at + 1) % cells;
        }
        Ok(())
    }

    /// Supposes that an item is at a place that is open to it, and propagates. Where that leads to
    /// a contradiction, which is given back, the place is closed; what follows from this is found
    /// by [`Self::propagate`]. Everything must have been propagated before.
    pub fn refute(&mut self, item: ItemId, place: Place) -> Option<Contradiction> {
        if self.at(item, place).is_some() {
            return None;
        }
        let fact = Fact { item, place, holds: true };
        let mark = self.mark();
        let supposed = self.assume(fact).and_then(|()| self.propagate());
        self.undo(mark);
        let contradiction = supposed.err()?;
        let closed = self.decide(Fact { holds: false, ..fact }, Cause::Probe);
        closed.expect("an open place can be closed");
        Some(contradiction)
    }
}
