//! Two copies of one puzzle in one engine, to find two solutions that differ in many cells.
//!
//! A cell of the answer, a category at a position, differs when no item of the category is there
//! in both copies, and not both are unnamed. How many cells differ is counted in clauses by the
//! encoding of [`Options::cardinality`].

use encodings::{Lit, Sink, Var};

use super::{Error, Loader, Setup, checked};
use crate::compile::{self, Known, Layout, Options, Origin, Target};
use crate::engine::{Engine, Verdict};
use crate::model::{CategoryId, CategoryKind, Place, Puzzle, Solution};

/// Two copies of a puzzle.
pub struct Twin<'p> {
    puzzle: &'p Puzzle,
    known: Known,
    engine: Box<dyn Engine>,
    grid: usize,
    /// The literal at index n is true exactly when more than n of the cells that may differ do.
    more: Vec<Lit>,
}

impl<'p> Twin<'p> {
    /// Compiles the puzzle twice into a fresh engine. `known` must leave at least one cell open.
    ///
    /// # Errors
    /// [`Error::TooLarge`] when the formula would not fit, [`Error::Engine`] when the engine does
    /// not start.
    pub fn new(puzzle: &'p Puzzle, setup: &Setup, known: Known) -> Result<Twin<'p>, Error> {
        let grid = Layout::new(puzzle).variables();
        let mut engine = (setup.engine.start)(&setup.terms)?;
        let mut loader = Loader { engine: &mut *engine, size: Default::default() };
        for _ in 0..2 * grid {
            loader.new_var();
        }
        compile::compile_open(puzzle, &setup.compile, &known, &mut loader);
        let mut second = Second { to: &mut loader, grid };
        compile::compile_open(puzzle, &setup.compile, &known, &mut second);
        let differences = Differences { puzzle, known: &known, grid, to: &mut loader };
        let more = differences.counted(&setup.compile);
        if !loader.wants_more() {
            return Err(Error::TooLarge);
        }
        Ok(Twin { puzzle, known, engine, grid, more })
    }

    /// Two solutions that differ in more than `cells` cells; `None` when there are no such two.
    ///
    /// # Errors
    /// When the engine fails or gives an answer that does not pass the check.
    pub fn differing_in_more_than(&mut self, cells: usize) -> Result<Option<[Solution; 2]>, Error> {
        let Some(more) = self.more.get(cells) else { return Ok(None) };
        let Verdict::Sat(model) = self.engine.solve(&[*more])? else { return Ok(None) };
        let grid = self.grid;
        let first = checked(self.puzzle, &self.known, |literal| model.satisfies(literal))?;
        let second = |literal| model.satisfies(of_second(literal, grid));
        Ok(Some([first, checked(self.puzzle, &self.known, second)?]))
    }
}

/// Passes the clauses of the second copy on: its grid comes behind that of the first.
struct Second<'a, 'e> {
    to: &'a mut Loader<'e>,
    grid: usize,
}

fn of_second(literal: Lit, grid: usize) -> Lit {
    match literal.var().index() {
        index if index < grid => Lit::new(Var::from_index(index + grid), literal.is_negative()),
        _ => literal,
    }
}

impl Sink for Second<'_, '_> {
    fn new_var(&mut self) -> Var {
        self.to.new_var()
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        let clause: Vec<Lit> =
            clause.iter().map(|literal| of_second(*literal, self.grid)).collect();
        self.to.add_clause(&clause);
    }
}

impl Target for Second<'_, '_> {
    fn begin(&mut self, _origin: Origin) {}

    fn wants_more(&self) -> bool {
        self.to.wants_more()
    }
}

/// Says which cells differ.
struct Differences<'a, 'e> {
    puzzle: &'a Puzzle,
    known: &'a Known,
    grid: usize,
    to: &'a mut Loader<'e>,
}

impl Differences<'_, '_> {
    /// Literals that count the cells that differ.
    fn counted(mut self, options: &Options) -> Vec<Lit> {
        let mut differing = Vec::new();
        for (category, _) in self.puzzle.categories_with_ids() {
            for place in self.puzzle.places() {
                if self.to.wants_more() {
                    differing.extend(self.difference(category, place));
                }
            }
        }
        options.cardinality.count(&differing, differing.len(), self.to)
    }

    /// A literal that is true only when the copies differ in a cell; `None` when they never do.
    ///
    /// It may be false where they differ. That loses no two solutions: there is always a model in
    /// which it is true.
    fn difference(&mut self, category: CategoryId, place: Place) -> Option<Lit> {
        let of = self.puzzle.category(category);
        let cells: Vec<_> = of.item_ids().map(|item| self.known.cell(item, place)).collect();
        let open: Vec<Lit> = cells.iter().copied().filter_map(Result::ok).collect();
        if open.is_empty() || cells.contains(&Err(true)) {
            return None;
        }
        let differs = self.to.new_var().positive();
        // Where both are unnamed there is no difference; in the other kinds neither is.
        let mut named = vec![!differs];
        for first in open {
            let second = of_second(first, self.grid);
            self.to.add_clause(&[!differs, !first, !second]);
            named.extend([first, second]);
        }
        if of.kind == CategoryKind::Rest {
            self.to.add_clause(&named);
        }
        Some(differs)
    }
}
