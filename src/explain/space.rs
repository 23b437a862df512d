//! The logic grid: a variable for every two things that may share a position.

use crate::model::{CategoryId, CategoryKind, ItemId, Link, Operand, Place, Puzzle};

/// The number of a [`Link`] without its sign.
pub(super) type Var = u32;

/// A variable and the value that it is given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Lit {
    pub(super) var: Var,
    pub(super) holds: bool,
}

impl Lit {
    pub(super) fn new(var: Var, holds: bool) -> Lit {
        Lit { var, holds }
    }

    pub(super) fn negated(self) -> Lit {
        Lit { holds: !self.holds, ..self }
    }
}

/// A category, or the positions: a side of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Axis {
    /// The items of a category.
    Category(CategoryId),
    /// The positions.
    Positions,
}

/// Something on a side of the grid: the number of the axis and the rank on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Thing {
    pub(super) axis: usize,
    pub(super) rank: usize,
}

/// The variables of the logic grid. The axes are the categories in their order, then the positions.
///
/// Two categories of which items may have several positions have no grid between them: to share
/// one position would not be to share all.
#[derive(Clone, Debug)]
pub(super) struct Space {
    /// How many things each axis has.
    sizes: Vec<usize>,
    kinds: Vec<Option<CategoryKind>>,
    /// The id of the first item of each category.
    first: Vec<usize>,
    /// For each two axes the first variable of the grid between them.
    base: Vec<Option<Var>>,
    /// For each variable its two things, the one of the earlier axis first.
    things: Vec<[Thing; 2]>,
}

impl Space {
    pub(super) fn new(puzzle: &Puzzle) -> Space {
        let categories = &puzzle.categories;
        let sizes: Vec<usize> =
            categories.iter().map(|c| c.items.len()).chain([puzzle.positions.len()]).collect();
        let kinds: Vec<Option<CategoryKind>> =
            categories.iter().map(|c| Some(c.kind)).chain([None]).collect();
        let first = categories.iter().map(|c| usize::from(c.items.start)).collect();
        let axes = sizes.len();
        let mut space =
            Space { sizes, kinds, first, base: vec![None; axes * axes], things: Vec::new() };
        for a in 0..axes {
            for b in a + 1..axes {
                if space.is_single(a) || space.is_single(b) {
                    space.base[a * axes + b] = Some(space.things.len() as Var);
                    let ranks = (0..space.sizes[a])
                        .flat_map(|left| (0..space.sizes[b]).map(move |right| (left, right)));
                    space.things.extend(ranks.map(|(left, right)| {
                        [Thing { axis: a, rank: left }, Thing { axis: b, rank: right }]
                    }));
                }
            }
        }
        space
    }

    /// How many links a puzzle has.
    pub(super) fn links_of(puzzle: &Puzzle) -> usize {
        let sizes = puzzle.categories.iter().map(|c| c.items.len());
        let sizes: Vec<usize> = sizes.chain([puzzle.positions.len()]).collect();
        let all: usize = sizes.iter().sum();
        (all * all - sizes.iter().map(|size| size * size).sum::<usize>()) / 2
    }

    pub(super) fn links(&self) -> usize {
        self.things.len()
    }

    pub(super) fn axes(&self) -> usize {
        self.sizes.len()
    }

    pub(super) fn size(&self, axis: usize) -> usize {
        self.sizes[axis]
    }

    /// Whether each thing of an axis has at most one position.
    pub(super) fn is_single(&self, axis: usize) -> bool {
        self.kinds[axis] != Some(CategoryKind::Repeats)
    }

    /// Whether each thing of an axis surely has a position.
    pub(super) fn is_placed(&self, axis: usize) -> bool {
        matches!(self.kinds[axis], None | Some(CategoryKind::Bijective | CategoryKind::Rest))
    }

    /// Whether each position surely has a thing of an axis.
    pub(super) fn is_named(&self, axis: usize) -> bool {
        self.kinds[axis] != Some(CategoryKind::Rest)
    }

    /// Whether there is a grid between two axes.
    pub(super) fn is_related(&self, a: usize, b: usize) -> bool {
        a != b && (self.is_single(a) || self.is_single(b))
    }

    /// The variable of two things of related axes.
    pub(super) fn var(&self, a: Thing, b: Thing) -> Var {
        let (a, b) = if a.axis < b.axis { (a, b) } else { (b, a) };
        let base = self.base[a.axis * self.sizes.len() + b.axis].expect("the axes are related");
        base + (a.rank * self.sizes[b.axis] + b.rank) as Var
    }

    /// The variables of a thing with those of a related axis: the first one, and how far each is
    /// from the one before.
    pub(super) fn line(&self, thing: Thing, axis: usize) -> (usize, usize) {
        let first = self.var(thing, Thing { axis, rank: 0 }) as usize;
        (first, if thing.axis < axis { 1 } else { self.sizes[thing.axis] })
    }

    pub(super) fn things(&self, var: Var) -> [Thing; 2] {
        self.things[var as usize]
    }

    pub(super) fn axis(&self, axis: usize) -> Axis {
        if axis + 1 == self.axes() {
            Axis::Positions
        } else {
            Axis::Category(CategoryId::from_index(axis))
        }
    }

    /// The number of an axis.
    pub(super) fn axis_number(&self, axis: Axis) -> usize {
        match axis {
            Axis::Positions => self.axes() - 1,
            Axis::Category(id) => id.index(),
        }
    }

    pub(super) fn operand(&self, thing: Thing) -> Operand {
        match self.first.get(thing.axis) {
            Some(first) => Operand::Item(ItemId::from_index(first + thing.rank)),
            None => Operand::Place(Place::from_index(thing.rank)),
        }
    }

    pub(super) fn thing(&self, operand: Operand) -> Thing {
        match operand {
            Operand::Place(place) => Thing { axis: self.axes() - 1, rank: place.index() },
            Operand::Item(item) => {
                let axis = self.first.partition_point(|first| *first <= item.index()) - 1;
                Thing { axis, rank: item.index() - self.first[axis] }
            }
        }
    }

    pub(super) fn link(&self, lit: Lit) -> Link {
        let [a, b] = self.things(lit.var).map(|thing| self.operand(thing));
        let Operand::Item(item) = a else { unreachable!("the positions are the last axis") };
        Link { item, with: b, holds: lit.holds }
    }

    /// The variable of a link; `None` when there is no grid between its axes.
    pub(super) fn lit(&self, link: Link) -> Option<Lit> {
        let (a, b) = (self.thing(Operand::Item(link.item)), self.thing(link.with));
        self.is_related(a.axis, b.axis).then(|| Lit::new(self.var(a, b), link.holds))
    }
}
