//! Conflicts or corrections, the smallest first.
//!
//! A smallest choice of clues that shares one with each known correction is either a smallest
//! conflict, or some correction is still missing (A. Ignatiev, A. Previti, M. Liffiton and J.
//! Marques-Silva, "Smallest MUS extraction with minimal hitting set dualization", 2015). A conflict
//! that has been listed is refused from then on, which brings the next one (M. Liffiton, A. Previti,
//! A. Malik and J. Marques-Silva, "Fast, flexible MUS enumeration", 2016). The same with the two
//! kinds exchanged lists corrections.

use std::collections::BTreeSet;

use super::Clues;
use super::chooser::Chooser;
use super::gated::Gated;
use crate::session::{Error, Setup};

/// Some conflicts or corrections of a puzzle.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Listing {
    /// The sets, the smallest first, those of equal size in the order of their clues.
    pub sets: Vec<Clues>,
    /// So many of them, from the first one, are proven to come in this order: every set that is not
    /// among them has at least as many clues.
    pub in_order: usize,
    /// Whether there are no others.
    pub complete: bool,
    /// Whether the search ended because it had taken too much work or time.
    pub gave_up: bool,
}

/// All that was found so far, of both kinds.
#[derive(Default)]
pub(super) struct Known {
    pub(super) conflicts: BTreeSet<Clues>,
    pub(super) corrections: BTreeSet<Clues>,
}

/// What is looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Conflicts,
    Corrections,
}

/// A search for the sets of one kind.
pub(super) struct Search<'s, 'p> {
    kind: Kind,
    gated: &'s mut Gated<'p>,
    known: &'s mut Known,
    chooser: Chooser,
    listed: Vec<Clues>,
}

impl<'s, 'p> Search<'s, 'p> {
    /// A search that starts from what is known.
    pub(super) fn new(
        kind: Kind,
        gated: &'s mut Gated<'p>,
        known: &'s mut Known,
        setup: &Setup,
    ) -> Result<Search<'s, 'p>, Error> {
        let mut chooser = Chooser::new(gated.all().len(), setup)?;
        let others = match kind {
            Kind::Conflicts => &known.corrections,
            Kind::Corrections => &known.conflicts,
        };
        others.iter().for_each(|set| chooser.require(set));
        Ok(Search { kind, gated, known, chooser, listed: Vec::new() })
    }

    /// Lists at most `most` sets. Those that were found on the way stand behind those whose order is
    /// proven, when the work or the time is spent.
    pub(super) fn list(mut self, most: usize) -> Result<Listing, Error> {
        let complete = self.run(most);
        self.listing(complete, most)
    }

    /// Lists at most `most` sets, of which the first one is a smallest one: no other order is proven,
    /// and whether there are more sets is not looked for.
    pub(super) fn first_in_order(mut self, most: usize) -> Result<Listing, Error> {
        let complete = self.next().map(|found| !found);
        let listing = self.listing(complete, most)?;
        Ok(Listing { gave_up: !listing.complete, ..listing })
    }

    /// What was listed when the search ended: whether that is all, or why it was stopped.
    fn listing(mut self, complete: Result<bool, Error>, most: usize) -> Result<Listing, Error> {
        let (complete, gave_up) = match complete {
            Ok(complete) => (complete, false),
            Err(error) if error.is_limit() => (false, true),
            Err(error) => return Err(error),
        };
        let mut in_order = std::mem::take(&mut self.listed);
        let mut others: Vec<Clues> = self.own().iter().cloned().collect();
        others.retain(|set| !in_order.contains(set));
        // Beyond what is wanted the search has only looked whether there is one.
        others.extend(in_order.split_off(most.min(in_order.len())));
        let by_size = |a: &Clues, b: &Clues| (a.len(), a).cmp(&(b.len(), b));
        in_order.sort_by(by_size);
        others.sort_by(by_size);
        let proven = in_order.len();
        let sets = in_order.into_iter().chain(others).take(most).collect();
        Ok(Listing { sets, in_order: proven, complete, gave_up })
    }

    /// Lists sets in order until there are so many; gives whether there are no others.
    fn run(&mut self, most: usize) -> Result<bool, Error> {
        while self.listed.len() < most {
            if !self.next()? {
                return Ok(true);
            }
        }
        let more = self.own().len() > self.listed.len() || self.next()?;
        Ok(!more)
    }

    /// Lists a smallest one of the sets that are not listed; gives whether there is one.
    fn next(&mut self) -> Result<bool, Error> {
        loop {
            let unlisted = self.own().iter().filter(|set| !self.listed.contains(set));
            let best = unlisted.min_by_key(|set| set.len()).cloned();
            match self.chooser.smallest(best.as_ref().map(Clues::len))? {
                Some(chosen) => self.examine(chosen)?,
                None => {
                    let Some(best) = best else { return Ok(false) };
                    self.chooser.refuse(&best);
                    self.listed.push(best);
                    return Ok(true);
                }
            }
        }
    }

    /// Finds sets of the other kind that a choice misses, and one of this kind: the choice itself if
    /// it misses none, since it is a smallest one.
    fn examine(&mut self, mut chosen: Clues) -> Result<(), Error> {
        while let Some(missed) = self.missed(&chosen)? {
            self.chooser.require(&missed);
            let is_empty = missed.is_empty();
            chosen.extend(&missed);
            match self.kind {
                Kind::Conflicts => self.known.corrections.insert(missed),
                Kind::Corrections => self.known.conflicts.insert(missed),
            };
            if is_empty {
                // Nothing can share a clue with it: there are no sets of this kind.
                return Ok(());
            }
        }
        match self.kind {
            Kind::Conflicts => {
                self.gated.shrink(&mut chosen)?;
                self.known.conflicts.insert(chosen);
            }
            Kind::Corrections => {
                let correction = self.correction(&chosen)?;
                self.known.corrections.extend(correction);
            }
        }
        Ok(())
    }

    /// A set of the other kind that shares no clue with a choice.
    fn missed(&mut self, chosen: &Clues) -> Result<Option<Clues>, Error> {
        match self.kind {
            Kind::Conflicts => {
                let Some(met) = self.gated.met_with(chosen, None)? else { return Ok(None) };
                let met = self.gated.grow(met)?;
                Ok(Some(&self.gated.all() - &met))
            }
            Kind::Corrections => {
                let rest = &self.gated.all() - chosen;
                let Some(mut conflict) = self.gated.core(&rest)? else { return Ok(None) };
                self.gated.shrink(&mut conflict)?;
                Ok(Some(conflict))
            }
        }
    }

    /// A correction within a choice that misses no conflict.
    fn correction(&mut self, chosen: &Clues) -> Result<Option<Clues>, Error> {
        let rest = &self.gated.all() - chosen;
        let Some(met) = self.gated.met_with(&rest, None)? else { return Ok(None) };
        let met = self.gated.grow(met)?;
        Ok(Some(&self.gated.all() - &met))
    }

    /// The known sets of this kind.
    fn own(&self) -> &BTreeSet<Clues> {
        match self.kind {
            Kind::Conflicts => &self.known.conflicts,
            Kind::Corrections => &self.known.corrections,
        }
    }
}
