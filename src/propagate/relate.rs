//! Relations of two operands: whether one holds already, and what follows from it or its negation.
//!
//! Requiring a relation of two items with one place each makes their places arc consistent
//! (A. K. Mackworth, "Consistency in networks of relations", 1977) in one step.

use super::aspect::{Aspect, View};
use super::bits;
use super::grid::{Grid, Shape, Step};
use super::image::{Image, Toward};

/// A relation between two operands.
#[derive(Clone, Debug)]
pub(super) struct Related {
    pub(super) a: Aspect,
    pub(super) b: Aspect,
    pub(super) image: Image,
}

impl Related {
    /// The indices that are related to themselves.
    fn diagonal(&self) -> Vec<u64> {
        let mut set = bits::full(self.image.size());
        for at in (0..self.image.size()).filter(|at| !self.image.allows(*at, *at)) {
            bits::delete(&mut set, at);
        }
        set
    }

    /// The indices that some open one of an operand is related to.
    fn partners(&self, toward: Toward, of: &View<'_>) -> Vec<u64> {
        let mut to = vec![0; of.open.len()];
        self.image.join_any(toward, &of.open, &mut to);
        to
    }

    /// The indices that an operand is related to wherever it is.
    fn certain_partners(&self, toward: Toward, of: &View<'_>) -> Vec<u64> {
        let mut to = vec![0; of.open.len()];
        if of.single && of.placed {
            self.image.every(toward, &of.open, &mut to);
        } else {
            self.image.join_any(toward, &of.sure, &mut to);
        }
        to
    }

    /// Whether the relation holds for all that is open, or for nothing of it.
    pub(super) fn truth(&self, shape: &Shape, grid: &Grid) -> Option<bool> {
        let (a, b) = (self.a.view(shape, grid), self.b.view(shape, grid));
        if self.a == self.b && a.single {
            return within_truth(&a, &self.diagonal());
        }
        if !bits::meet(&a.open, &self.partners(Toward::First, &b)) {
            return Some(false);
        }
        let certain = self.certain_partners(Toward::First, &b);
        let always = a.single && a.placed && bits::within(&a.open, &certain);
        (always || bits::meet(&a.sure, &certain)).then_some(true)
    }

    pub(super) fn require(&self, shape: &Shape, grid: &mut Grid) -> Step {
        if self.a == self.b && self.a.is_single(shape) {
            return require_within(shape, grid, self.a, &self.diagonal());
        }
        let to = self.partners(Toward::First, &self.b.view(shape, grid));
        if self.a.is_single(shape) {
            self.a.require(shape, grid, &to)?;
        }
        self.a.witness(shape, grid, &to)?;
        let to = self.partners(Toward::Second, &self.a.view(shape, grid));
        if self.b.is_single(shape) {
            self.b.require(shape, grid, &to)?;
        }
        self.b.witness(shape, grid, &to)
    }

    pub(super) fn refuse(&self, shape: &Shape, grid: &mut Grid) -> Step {
        if self.a == self.b && self.a.is_single(shape) {
            return refuse_within(shape, grid, self.a, &self.diagonal());
        }
        let certain = self.certain_partners(Toward::First, &self.b.view(shape, grid));
        refuse_within(shape, grid, self.a, &certain)?;
        let certain = self.certain_partners(Toward::Second, &self.a.view(shape, grid));
        refuse_within(shape, grid, self.b, &certain)
    }
}

/// Whether an operand certainly has an index of a set, or certainly none.
pub(super) fn within_truth(view: &View<'_>, set: &[u64]) -> Option<bool> {
    if !bits::meet(&view.open, set) {
        return Some(false);
    }
    let always = view.single && view.placed && bits::within(&view.open, set);
    (always || bits::meet(&view.sure, set)).then_some(true)
}

/// Requires that an operand have an index of a set.
pub(super) fn require_within(shape: &Shape, grid: &mut Grid, of: Aspect, set: &[u64]) -> Step {
    if of.is_single(shape) {
        of.require(shape, grid, set)?;
    }
    of.witness(shape, grid, set)
}

/// Requires that an operand have no index of a set.
pub(super) fn refuse_within(shape: &Shape, grid: &mut Grid, of: Aspect, set: &[u64]) -> Step {
    let others: Vec<u64> = set.iter().map(|word| !word).collect();
    of.require(shape, grid, &others)
}
