//! What a solution is asked for beyond the puzzle, while the session stays as it is.

use encodings::{Guarded, Lit};

use super::{Error, Session};
use crate::compile;
use crate::model::{Fact, Solution, Statement};

/// Something that a solution may meet. It belongs to the session that made it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish(Lit);

impl Session<'_> {
    /// The wish that an item be, or not be, at a place; `Err` says whether that is known already.
    ///
    /// # Errors
    /// Whether all solutions have it so, where none or all do as far as is known without search.
    pub fn fact(&self, fact: Fact) -> Result<Wish, bool> {
        let literal = self.known.cell(fact.item, fact.place);
        let wanted = |literal: Lit| Wish(if fact.holds { literal } else { !literal });
        literal.map(wanted).map_err(|known| known == fact.holds)
    }

    /// The wish that a statement hold.
    pub fn statement(&mut self, statement: &Statement) -> Wish {
        let wish = self.engine.new_var().positive();
        let mut guarded = Guarded::new(wish, &mut *self.engine);
        let (options, known) = (&self.options, &self.known);
        compile::compile_statement(self.puzzle, statement, options, known, &mut guarded);
        Wish(wish)
    }

    /// The wish that one wish be met, and not by this solution.
    pub fn other_than(&mut self, wish: Wish, solution: &Solution) -> Wish {
        let both = self.another(solution);
        self.engine.add_clause(&[!both.0, wish.0]);
        both
    }

    /// The wish for any solution but this one.
    pub fn another(&mut self, solution: &Solution) -> Wish {
        let another = self.engine.new_var().positive();
        let mut clause = self.known.true_literals(self.puzzle, solution);
        clause.iter_mut().for_each(|literal| *literal = !*literal);
        clause.push(!another);
        self.engine.add_clause(&clause);
        Wish(another)
    }

    /// The wish that at least one of some wishes be met.
    pub fn any(&mut self, wishes: &[Wish]) -> Wish {
        let any = self.engine.new_var().positive();
        let mut clause: Vec<Lit> = wishes.iter().map(|wish| wish.0).collect();
        clause.push(!any);
        self.engine.add_clause(&clause);
        Wish(any)
    }

    /// A solution that meets all of the wishes; `None` when no solution does.
    ///
    /// # Errors
    /// When the engine fails or gives an answer that does not pass the check.
    pub fn meeting(&mut self, wishes: &[Wish]) -> Result<Option<Solution>, Error> {
        let literals: Vec<Lit> = wishes.iter().map(|wish| wish.0).collect();
        self.find(&literals)
    }

    /// Some of the wishes that no solution meets together, not always as few as could be; `None` when
    /// a solution meets all of them.
    ///
    /// # Errors
    /// When the engine cannot tell.
    pub fn core(&mut self, wishes: &[Wish]) -> Result<Option<Vec<Wish>>, Error> {
        let literals: Vec<Lit> = wishes.iter().map(|wish| wish.0).collect();
        let core = self.engine.core(&literals)?;
        Ok(core.map(|core| core.into_iter().map(Wish).collect()))
    }

    /// Ends a wish, so that it costs nothing any more. Not for those of [`Session::fact`], which
    /// would become impossible.
    pub fn forget(&mut self, wish: Wish) {
        self.engine.add_clause(&[!wish.0]);
    }
}
