//! A claim while it is read: each statement with its place, so that two that clash can be shown.

use std::collections::BTreeMap;

use super::claim::Claim;
use crate::model::ids::Span;
use crate::model::{CategoryId, CategoryKind, ItemId, Link, Operand, Place, Puzzle};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};

/// What has been read of a claim.
#[derive(Clone, Default)]
pub(super) struct Sheet {
    marks: BTreeMap<(ItemId, Place), (bool, Span)>,
    unnamed: BTreeMap<(CategoryId, Place), Span>,
    pairs: BTreeMap<Link, Span>,
}

impl Sheet {
    /// How much has been said.
    pub(super) fn len(&self) -> usize {
        self.marks.len() + self.unnamed.len() + self.pairs.len()
    }

    /// Notes that an item is, or is not, at a place that nothing was said of before.
    pub(super) fn mark(&mut self, item: ItemId, place: Place, holds: bool, span: Span) {
        self.marks.entry((item, place)).or_insert((holds, span));
    }

    /// Notes that a cell has an item without a name.
    pub(super) fn unnamed(&mut self, category: CategoryId, place: Place, span: Span) {
        self.unnamed.entry((category, place)).or_insert(span);
    }

    /// Notes a fact; one that says the opposite of an earlier one is reported.
    pub(super) fn link(
        &mut self,
        puzzle: &Puzzle,
        link: Link,
        span: Span,
        diagnostics: &mut Diagnostics,
    ) {
        let opposite = match link.with {
            Operand::Place(place) => {
                let (holds, first) =
                    *self.marks.entry((link.item, place)).or_insert((link.holds, span));
                (holds != link.holds).then_some(first)
            }
            Operand::Item(_) => {
                self.pairs.entry(link).or_insert(span);
                self.pairs.get(&link.negated()).copied()
            }
        };
        if let Some(first) = opposite {
            let message = format!("`{}`, but the opposite is said too", link.describe(puzzle));
            diagnostics.push(
                Diagnostic::error(Code::SaidTwice, span, message)
                    .related(first, "the opposite")
                    .help("take one of the two away"),
            );
        }
    }

    /// In a grid of marks a position where no item of a `...` category is has an unnamed one.
    pub(super) fn name_the_rest(&mut self, puzzle: &Puzzle, span: Span) {
        for (id, category) in puzzle.categories_with_ids() {
            if category.kind != CategoryKind::Rest {
                continue;
            }
            for place in puzzle.places() {
                let no = |item| self.marks.get(&(item, place)).is_some_and(|(holds, _)| !holds);
                if category.item_ids().all(no) {
                    self.unnamed(id, place, span);
                }
            }
        }
    }

    /// The claim; an unnamed item where a named one is said to be is reported.
    pub(super) fn claim(self, puzzle: &Puzzle, diagnostics: &mut Diagnostics) -> Claim {
        for ((item, place), (holds, span)) in &self.marks {
            let category = puzzle.item(*item).category;
            if let Some(first) = self.unnamed.get(&(category, *place)).filter(|_| *holds) {
                let (name, place) = (&puzzle.item(*item).name, puzzle.place_name(*place));
                let message = format!("{place} has `{name}`, but also an item without a name");
                let clash = Diagnostic::error(Code::SaidTwice, *span, message);
                diagnostics.push(clash.related(*first, "without a name"));
            }
        }
        let marks = self.marks.into_iter().map(|(key, (holds, _))| (key, holds)).collect();
        Claim::new(marks, self.unnamed.into_keys().collect(), self.pairs.into_keys().collect())
    }
}
