//! Whether a clue holds in a grid of which a part may be unknown.
//!
//! It holds, or fails, when it does so however the unknown cells of the categories that it speaks
//! of are filled in: by the rules, and by what is said of the items that it names. The ways to do
//! so are tried one by one; where there are too many the clue is not decided.

use crate::answer::{Cell, Claim};
use crate::model::evaluate::holds;
use crate::model::{
    CategoryId, CategoryKind, Form, Function, ItemId, Link, Number, Operand, Place, Puzzle,
    Solution, Statement,
};
use crate::syntax::format::{Leaves, map};

/// The most cells that are filled in for one clue before it counts as not decided.
const MAX_STEPS: usize = 20_000;

/// Whether a clue holds in an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Truth {
    /// However the unknown cells are filled in.
    Holds,
    /// However the unknown cells are filled in.
    Fails,
    /// It depends on unknown cells, or on one with several items.
    Open,
}

/// The items that a statement names, in order, each once.
pub fn items_of(statement: &Statement) -> Vec<ItemId> {
    mentioned(statement).items
}

/// What a statement depends on.
#[derive(Default)]
struct Mentioned {
    items: Vec<ItemId>,
    /// The categories whose values it compares.
    functions: Vec<CategoryId>,
}

fn mentioned(statement: &Statement) -> Mentioned {
    let mut found = Mentioned::default();
    map(statement, &mut found);
    found
}

impl Leaves<Operand, Function, Place, Number> for Mentioned {
    type Operand = ();
    type Function = ();
    type Place = ();
    type Number = ();

    fn operand(&mut self, operand: &Operand) {
        if let Operand::Item(item) = operand
            && !self.items.contains(item)
        {
            self.items.push(*item);
        }
    }

    fn function(&mut self, function: &Function) {
        if let Function::Category(id) = function
            && !self.functions.contains(id)
        {
            self.functions.push(*id);
        }
    }

    fn place(&mut self, _: &Place) {}

    fn constant(&mut self, function: Option<&Function>, _: &Number) {
        function.into_iter().for_each(|function| self.function(function));
    }

    fn amount(&mut self, function: &Function, _: &Number) {
        self.function(function);
    }
}

/// Whether a statement holds in a claim, whose grid is given if it is complete.
pub(super) fn truth(
    puzzle: &Puzzle,
    claim: &Claim,
    grid: Option<&Solution>,
    statement: &Statement,
) -> Truth {
    if let Some(grid) = grid {
        return if holds(puzzle, grid, statement) { Truth::Holds } else { Truth::Fails };
    }
    let Some(mut trial) = Trial::new(puzzle, claim, statement) else { return Truth::Open };
    trial.fill(0);
    match trial.seen {
        [true, false] if trial.steps <= MAX_STEPS => Truth::Holds,
        [false, true] if trial.steps <= MAX_STEPS => Truth::Fails,
        _ => Truth::Open,
    }
}

/// The ways to fill in what a statement depends on.
struct Trial<'a> {
    puzzle: &'a Puzzle,
    claim: &'a Claim,
    statement: &'a Statement,
    /// The categories that matter.
    parts: Vec<Part>,
    /// The unknown cells, each with the part that it belongs to.
    open: Vec<(usize, Place)>,
    /// What is said of two items that both are in the parts.
    pairs: Vec<Link>,
    grid: Solution,
    steps: usize,
    /// Whether it was found to hold, and to fail.
    seen: [bool; 2],
}

/// A category that a statement depends on.
struct Part {
    category: CategoryId,
    /// Its items that matter and have no place yet; of a category whose items repeat all of them.
    pending: Vec<ItemId>,
    /// How many other items can be in unknown cells; any number if `None`.
    others: Option<usize>,
}

impl<'a> Trial<'a> {
    /// `None` when two items that matter are at one place.
    fn new(puzzle: &'a Puzzle, claim: &'a Claim, statement: &'a Statement) -> Option<Trial<'a>> {
        let Mentioned { items, functions } = mentioned(statement);
        let matters =
            |item: ItemId| items.contains(&item) || functions.contains(&puzzle.item(item).category);
        let mut grid = Solution::empty(puzzle);
        let (mut parts, mut open) = (Vec::new(), Vec::new());
        for (id, category) in puzzle.categories_with_ids() {
            let relevant: Vec<ItemId> = category.item_ids().filter(|item| matters(*item)).collect();
            if relevant.is_empty() {
                continue;
            }
            for place in puzzle.places() {
                let mut there = claim.items_at(puzzle, id, place).filter(|item| matters(*item));
                if let Some(item) = there.next() {
                    grid.put(puzzle, item, place);
                }
                if there.next().is_some() {
                    return None;
                }
            }
            let repeats = category.kind == CategoryKind::Repeats;
            let is_free = |item: &ItemId| claim.places_of(*item).next().is_none();
            let pending: Vec<ItemId> =
                relevant.iter().copied().filter(|item| repeats || is_free(item)).collect();
            if pending.is_empty() {
                continue;
            }
            let other = |item: &ItemId| !matters(*item) && (repeats || is_free(item));
            let others = category.item_ids().filter(other).count();
            let is_any = category.kind == CategoryKind::Rest || repeats && others > 0;
            let unknown = |place: &Place| claim.cell(puzzle, id, *place) == Cell::Unknown;
            open.extend(puzzle.places().filter(unknown).map(|place| (parts.len(), place)));
            parts.push(Part { category: id, pending, others: (!is_any).then_some(others) });
        }
        let both = |link: &Link| match link.with {
            Operand::Item(with) => matters(link.item) && matters(with),
            Operand::Place(_) => false,
        };
        let pairs = claim.pairs().filter(both).collect();
        Some(Trial {
            puzzle,
            claim,
            statement,
            parts,
            open,
            pairs,
            grid,
            steps: 0,
            seen: [false; 2],
        })
    }

    /// Fills in the unknown cells from the one with this number on.
    fn fill(&mut self, at: usize) {
        self.steps += 1;
        if self.steps > MAX_STEPS || self.seen == [true, true] {
            return;
        }
        let Some(&(part, place)) = self.open.get(at) else {
            self.judge();
            return;
        };
        if self.parts[part].others != Some(0) {
            let others = self.parts[part].others;
            self.parts[part].others = others.map(|others| others - 1);
            self.fill(at + 1);
            self.parts[part].others = others;
        }
        let Part { category, ref pending, .. } = self.parts[part];
        let repeats = self.puzzle.category(category).kind == CategoryKind::Repeats;
        for item in pending.clone() {
            let is_used = !repeats && self.grid.places_of(category, item).next().is_some();
            if is_used || self.claim.mark(item, place) == Some(false) {
                continue;
            }
            let before = self.grid.clone();
            self.grid.put(self.puzzle, item, place);
            self.fill(at + 1);
            self.grid = before;
        }
    }

    /// Looks at the statement when all is filled in, if the rules allow it so.
    fn judge(&mut self) {
        let is_placed = |part: &Part| {
            let kind = self.puzzle.category(part.category).kind;
            let must = matches!(kind, CategoryKind::Bijective | CategoryKind::Rest);
            let has_place =
                |item: &ItemId| self.grid.places_of(part.category, *item).next().is_some();
            !must || part.pending.iter().all(has_place)
        };
        let is_said = |link: &Link| {
            let together = Form::Same(Operand::Item(link.item), link.with);
            holds(self.puzzle, &self.grid, &together) == link.holds
        };
        if self.parts.iter().all(is_placed) && self.pairs.iter().all(is_said) {
            let holds = holds(self.puzzle, &self.grid, self.statement);
            self.seen[usize::from(!holds)] = true;
        }
    }
}
