//! The rules of the categories: who may be where, whatever the clues say.

use std::collections::HashSet;

use encodings::{Lit, Sink, gate};

use super::known::{Cell, Known};
use super::order::Prefixes;
use super::relation::NonEmpty;
use super::{AllDifferent, Options, Origin, Target};
use crate::model::{CategoryId, CategoryKind, ItemId, Place, Puzzle, Rule};

/// Writes the rules of every category; gives the chains that say where in the order an item is.
pub(super) fn write(
    puzzle: &Puzzle,
    grid: &Known,
    options: &Options,
    to: &mut dyn Target,
) -> Prefixes {
    let (prefixes, rows) = (Prefixes::default(), HashSet::new());
    let mut rules = Rules { puzzle, grid, options, to, prefixes, rows };
    for (id, _) in puzzle.categories_with_ids() {
        if !rules.to.wants_more() {
            break;
        }
        rules.category(id);
    }
    rules.prefixes
}

struct Rules<'a> {
    puzzle: &'a Puzzle,
    grid: &'a Known,
    options: &'a Options,
    to: &'a mut dyn Target,
    prefixes: Prefixes,
    /// The open literals of the items written so far.
    rows: HashSet<Vec<Lit>>,
}

/// How the number of true literals compares with one.
#[derive(Clone, Copy, PartialEq)]
enum Bound {
    Exactly,
    AtMost,
    AtLeast,
}

impl Rules<'_> {
    fn category(&mut self, id: CategoryId) {
        let category = self.puzzle.category(id);
        let all_different = match category.kind {
            CategoryKind::Bijective => self.options.all_different,
            // Only with as many items as positions does one side imply the other.
            _ => AllDifferent::ExactlyOne,
        };
        let (items, places) = match (category.kind, all_different) {
            (_, AllDifferent::AmoRows) => (Some(Bound::AtMost), Bound::AtLeast),
            (CategoryKind::Bijective, _) => (Some(Bound::Exactly), Bound::Exactly),
            (CategoryKind::Some, _) => (Some(Bound::AtMost), Bound::Exactly),
            (CategoryKind::Rest, _) => (Some(Bound::Exactly), Bound::AtMost),
            (CategoryKind::Repeats, _) => (None, Bound::Exactly),
        };
        if let Some(bound) = items {
            category.item_ids().for_each(|item| self.item(item, bound));
        }
        for place in self.puzzle.places() {
            self.to.begin(Origin::Rule(Rule::Place(id, place)));
            let column = self.grid.column(self.puzzle, id, place);
            let column = match all_different {
                AllDifferent::DualMatrix => self.dual(&column),
                _ => column,
            };
            self.bound(&column, places);
        }
        if all_different == AllDifferent::Redundant {
            self.intervals(id);
        }
    }

    fn item(&mut self, item: ItemId, bound: Bound) {
        self.to.begin(Origin::Rule(Rule::Item(item)));
        let row = self.grid.row(self.puzzle, item);
        let open: Vec<Lit> = row.iter().copied().filter_map(Cell::ok).collect();
        if open.len() < 2 || row.contains(&Err(true)) {
            return self.bound(&row, bound);
        }
        // Items that share their variables share the rule.
        if !self.rows.insert(open.clone()) {
            return;
        }
        if bound != Bound::Exactly {
            return self.bound(&row, bound);
        }
        let encoding = self.options.exactly_one;
        if let Some(chain) = encoding.exactly_one_with_prefixes(&open, self.to) {
            self.prefixes.keep(open, chain);
        }
    }

    /// Requires that so many of the cells be true.
    fn bound(&mut self, cells: &[Cell], bound: Bound) {
        let open: Vec<Lit> = cells.iter().copied().filter_map(Cell::ok).collect();
        if cells.contains(&Err(true)) {
            if bound != Bound::AtLeast {
                open.iter().for_each(|literal| self.to.add_clause(&[!*literal]));
            }
            return;
        }
        match bound {
            Bound::AtMost => at_most_one(self.options, &open, self.to),
            Bound::Exactly if open.len() > 1 => {
                self.options.exactly_one.exactly_one(&open, self.to);
            }
            Bound::AtLeast | Bound::Exactly => NonEmpty(self.to).add_clause(&open),
        }
    }

    /// New variables that are equal to the cells.
    fn dual(&mut self, cells: &[Cell]) -> Vec<Cell> {
        let mut equal = |literal: Lit| {
            let dual = self.to.new_var().positive();
            self.to.add_clause(&[!dual, literal]);
            self.to.add_clause(&[dual, !literal]);
            dual
        };
        cells.iter().map(|cell| cell.map(&mut equal)).collect()
    }

    /// How many items are at each few neighbouring places: as many as there are places.
    fn intervals(&mut self, id: CategoryId) {
        let places: Vec<Place> = self.puzzle.places().collect();
        for width in 2..=WIDEST.min(places.len().saturating_sub(1)) {
            for interval in places.windows(width) {
                self.to.begin(Origin::Rule(Rule::Place(id, interval[0])));
                let mut literals = Vec::new();
                let mut wanted = width;
                for item in self.puzzle.category(id).item_ids() {
                    let cells = interval.iter().map(|place| self.grid.cell(item, *place));
                    let cells: Vec<Cell> = cells.collect();
                    if cells.contains(&Err(true)) {
                        wanted -= 1;
                        continue;
                    }
                    let open: Vec<Lit> = cells.into_iter().filter_map(Cell::ok).collect();
                    if !open.is_empty() {
                        literals.push(gate::or(&open, self.to));
                    }
                }
                self.options.cardinality.exactly(&literals, wanted, self.to);
            }
        }
    }
}

/// The most neighbouring places whose items `redundant` counts: longer intervals cost more than
/// they save.
const WIDEST: usize = 3;

/// At most one of the literals, such that the auxiliary variables are determined by them.
///
/// An encoding keeps the number of models when exactly one literal is true; one more literal
/// stands for none of the others, where there are auxiliary variables at all.
pub(super) fn at_most_one(options: &Options, literals: &[Lit], to: &mut dyn Target) {
    let sink: &mut dyn Sink = to;
    if options.exactly_one.size(literals.len()).variables == 0 {
        options.exactly_one.at_most_one(literals, sink);
        return;
    }
    let mut with_none = literals.to_vec();
    with_none.push(sink.new_var().positive());
    options.exactly_one.exactly_one(&with_none, sink);
}
