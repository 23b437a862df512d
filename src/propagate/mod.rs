//! What follows from the rules and clues of a puzzle without search.
//!
//! A [`Propagator`] knows for each item the places that are open to it and narrows them: each clue
//! makes its relation arc consistent, or does what its Boolean form allows; each rule finds an only
//! place and closes a taken one. It is sound and not complete: what it finds is in every
//! solution, but a puzzle may need search where it stops. Facts may be assumed and undone, so
//! that a search can run on it, and each fact has a reason ([`Propagator::reason`]).
//!
//! The order is that of a first-in first-out list of clues (A. K. Mackworth, "Consistency in
//! networks of relations", 1977), the rules before any clue, so equal questions have equal answers.

mod aspect;
mod bits;
mod build;
mod cause;
mod formula;
mod grid;
mod image;
mod probe;
mod reason;
mod relate;
mod rules;
mod several;

use std::collections::VecDeque;
use std::sync::Arc;

use crate::model::{CategoryId, ClueId, Fact, ItemId, Operand, Place, Puzzle, Rule};
pub use cause::Cause;
use formula::Formula;
use grid::{Clash, Grid, Shape, Step};
pub use reason::Reason;

/// A puzzle as it is narrowed down. To clone one copies what is known, not the puzzle.
///
/// ```
/// use zebra_sat::model::{ItemId, Place};
/// use zebra_sat::{load::load, propagate::Propagator, syntax::Source};
///
/// let text = "houses: 2\ncolour: red, blue\n\nclues:\n  red directly left of blue\n";
/// let puzzle = load(Source::new("two.zebra", text)).resolved.unwrap().puzzle;
/// let mut propagator = Propagator::new(&puzzle);
/// propagator.propagate().unwrap();
/// assert_eq!(propagator.places(ItemId(0)).collect::<Vec<_>>(), [Place(0)]);
/// ```
#[derive(Clone, Debug)]
pub struct Propagator {
    problem: Arc<Problem>,
    grid: Grid,
    /// The clues to look at, in order.
    queue: VecDeque<u32>,
    is_queued: Box<[bool]>,
}

/// What does not change: the shape of the puzzle, its clues, and who must look when.
#[derive(Debug)]
struct Problem {
    shape: Shape,
    clues: Vec<Formula>,
    idempotent: Vec<bool>,
    /// For each item the clues that depend on it, `watchers[starts[item]..starts[item + 1]]`.
    watchers: Vec<u32>,
    starts: Vec<usize>,
}

/// The rules and clues cannot all hold, with what is assumed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contradiction {
    /// The rule or clue that cannot hold; [`Propagator::explain`] tells the facts that it breaks on.
    pub cause: Cause,
}

/// A place on the trail to come back to with [`Propagator::undo`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mark(usize);

impl Propagator {
    /// A puzzle of which nothing is known yet.
    pub fn new(puzzle: &Puzzle) -> Propagator {
        let problem = Problem::new(puzzle);
        let mut grid = Grid::new(&problem.shape);
        let items = (0..puzzle.items.len()).map(|item| Rule::Item(ItemId::from_index(item)));
        let columns = puzzle.categories_with_ids();
        let places = columns.flat_map(|(id, _)| puzzle.places().map(move |p| Rule::Place(id, p)));
        grid.rules.extend(items.chain(places));
        let clues = problem.clues.len();
        Propagator {
            problem: Arc::new(problem),
            grid,
            queue: (0..clues as u32).collect(),
            is_queued: vec![true; clues].into(),
        }
    }

    /// Finds everything that follows.
    ///
    /// # Errors
    /// The first contradiction that was found. What is known then is of no use until it is undone.
    pub fn propagate(&mut self) -> Result<(), Contradiction> {
        self.run().map_err(|clash| self.contradiction(clash))
    }

    fn run(&mut self) -> Step {
        let problem = self.problem.clone();
        let shape = &problem.shape;
        let first_clue = Cause::Clue(ClueId(0)).code(shape);
        let mut current = None;
        loop {
            while let Some(rule) = self.grid.rules.pop_front() {
                self.grid.cause = Cause::Rule(rule).code(shape);
                rules::apply(shape, &mut self.grid, rule)?;
                current = None;
            }
            self.wake(current.take());
            let Some(clue) = self.queue.pop_front() else { return Ok(()) };
            self.is_queued[clue as usize] = false;
            self.grid.cause = first_clue + clue;
            problem.clues[clue as usize].enforce(shape, &mut self.grid, true)?;
            current = problem.idempotent[clue as usize].then_some(clue);
        }
    }

    /// Queues the clues on which the changed items bear, but not the one that changed them alone.
    fn wake(&mut self, except: Option<u32>) {
        while let Some(item) = self.grid.changed.pop() {
            self.grid.seen(item);
            for clue in self.problem.watchers(usize::from(item)) {
                if Some(*clue) != except
                    && !std::mem::replace(&mut self.is_queued[*clue as usize], true)
                {
                    self.queue.push_back(*clue);
                }
            }
        }
    }

    fn contradiction(&self, clash: Clash) -> Contradiction {
        Contradiction { cause: Cause::of(clash.0, &self.problem.shape) }
    }

    /// Adds a fact from outside; what follows from it is found by [`Self::propagate`].
    ///
    /// # Errors
    /// When its opposite is known.
    pub fn assume(&mut self, fact: Fact) -> Result<(), Contradiction> {
        self.decide(fact, Cause::Assumed)
    }

    fn decide(&mut self, fact: Fact, cause: Cause) -> Result<(), Contradiction> {
        let shape = &self.problem.shape;
        self.grid.cause = cause.code(shape);
        let step = if fact.holds { Grid::hold } else { Grid::remove };
        let done = step(&mut self.grid, shape, fact.item.index(), fact.place.index());
        done.map_err(|clash| self.contradiction(clash))
    }

    /// The present state, to come back to. For that everything must have been propagated.
    pub fn mark(&self) -> Mark {
        Mark(self.grid.trail.len())
    }

    /// Forgets every fact found since the mark.
    pub fn undo(&mut self, mark: Mark) {
        self.grid.undo(&self.problem.shape, mark.0);
        for clue in self.queue.drain(..) {
            self.is_queued[clue as usize] = false;
        }
    }

    /// The places that are open to an item, in order.
    pub fn places(&self, item: ItemId) -> impl Iterator<Item = Place> + '_ {
        let open = self.grid.open(&self.problem.shape, item.index());
        bits::members(open).map(Place::from_index)
    }

    /// The items of a category that may be at a place, in order.
    pub fn items(&self, category: CategoryId, place: Place) -> impl Iterator<Item = ItemId> + '_ {
        let shape = &self.problem.shape;
        let first = shape.first[category.index()];
        let column = self.grid.column(shape, category.index(), place.index());
        bits::members(column).map(move |rank| ItemId::from_index(first + rank))
    }

    /// Whether an item is at a place; `None` while it is open.
    pub fn at(&self, item: ItemId, place: Place) -> Option<bool> {
        let (shape, item, place) = (&self.problem.shape, item.index(), place.index());
        if self.grid.is_held(shape, item, place) {
            return Some(true);
        }
        (!self.grid.is_open(shape, item, place)).then_some(false)
    }

    /// How many pairs of an item and a place are neither true nor false.
    pub fn open(&self) -> usize {
        let cells = self.problem.shape.items() * self.problem.shape.places;
        cells - self.grid.trail.len()
    }

    /// Whether a clue holds for every choice that is left, as far as can be seen part by part.
    pub fn entailed(&self, clue: ClueId) -> bool {
        let formula = &self.problem.clues[clue.index()];
        formula.truth(&self.problem.shape, &self.grid) == Some(true)
    }

    /// Every fact that is known, in the order in which they were found, with what decided it.
    pub fn facts(&self) -> impl Iterator<Item = (Fact, Cause)> + '_ {
        self.facts_since(Mark(0))
    }

    /// Those of the [`facts`](Self::facts) that were found since the mark.
    pub fn facts_since(&self, mark: Mark) -> impl Iterator<Item = (Fact, Cause)> + '_ {
        let shape = &self.problem.shape;
        let entries = self.grid.trail[mark.0..].iter();
        entries.map(|entry| (entry.fact(shape), Cause::of(entry.cause, shape)))
    }
}

impl Problem {
    fn new(puzzle: &Puzzle) -> Problem {
        let shape = Shape::new(puzzle);
        let mut builder = build::Builder::new(puzzle, &shape);
        let clues: Vec<Formula> =
            puzzle.clues.iter().map(|clue| builder.formula(&clue.statement)).collect();
        let mut pairs: Vec<(u16, u32)> = Vec::new();
        for (at, clue) in clues.iter().enumerate() {
            pairs.extend(scope(clue, &shape).into_iter().map(|item| (item as u16, at as u32)));
        }
        pairs.sort_unstable();
        let mut starts = vec![0; shape.items() + 1];
        pairs.iter().for_each(|(item, _)| starts[usize::from(*item) + 1] += 1);
        (0..shape.items()).for_each(|item| starts[item + 1] += starts[item]);
        Problem {
            idempotent: clues.iter().map(Formula::is_idempotent).collect(),
            watchers: pairs.into_iter().map(|(_, clue)| clue).collect(),
            starts,
            clues,
            shape,
        }
    }

    fn watchers(&self, item: usize) -> &[u32] {
        &self.watchers[self.starts[item]..self.starts[item + 1]]
    }
}

/// The items on which a formula bears, each once.
fn scope(formula: &Formula, shape: &Shape) -> Vec<usize> {
    let mut aspects = Vec::new();
    formula.aspects(&mut aspects);
    let mut items = Vec::with_capacity(aspects.len());
    for aspect in aspects {
        if let Operand::Item(item) = aspect.operand {
            items.push(item.index());
        }
        if let Some(category) = aspect.category {
            items.extend(shape.first[category]..shape.first[category + 1]);
        }
    }
    items.sort_unstable();
    items.dedup();
    items
}
