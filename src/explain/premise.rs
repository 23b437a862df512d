//! What a step may cite beside facts: the clues, and the rules of the logic grid one by one.

use super::space::{Axis, Space, Thing};
use crate::model::{CategoryKind, ClueId, Operand, Puzzle};
use crate::relation::{is_single, is_total};

/// A clue, or one instance of a rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Premise {
    /// The clue.
    Clue(ClueId),
    /// How many things of an axis an item or position goes with: exactly one, or at most one where
    /// that is all that the categories promise. An item that may have no position goes with nothing
    /// without one, which belongs to how many positions it has.
    One(Operand, Axis),
    /// Whatever goes with the same thing of `through` goes together: for all things x of `left`, y
    /// of `right` and z of `through`, x with z and y with z give x with y. This is one of the three
    /// groups of a triangle of categories in B. Bogaerts, E. Gamba and T. Guns, "A framework for
    /// step-wise explaining how to solve constraint satisfaction problems", 2021.
    Transitive {
        /// The first axis of the conclusion.
        left: Axis,
        /// The second one, a later axis.
        right: Axis,
        /// The axis of the thing in the middle.
        through: Axis,
    },
}

/// What a step costs: so much for each thing that it cites.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// For a clue.
    pub clue: u32,
    /// For an instance of a rule.
    pub rule: u32,
    /// For a fact found before.
    pub fact: u32,
}

impl Default for Weights {
    /// Those of the OCUS paper: E. Gamba, B. Bogaerts and T. Guns, "Efficiently explaining CSPs
    /// with unsatisfiable subset optimization", 2023.
    fn default() -> Weights {
        Weights { clue: 100, rule: 60, fact: 1 }
    }
}

impl Premise {
    /// What it costs to cite it.
    pub fn weight(self, weights: &Weights) -> u32 {
        match self {
            Premise::Clue(_) => weights.clue,
            Premise::One(..) | Premise::Transitive { .. } => weights.rule,
        }
    }

    /// The rule in words: `house 3 has exactly one colour`. A clue is `clue 9`.
    pub fn describe(self, puzzle: &Puzzle) -> String {
        let axis = |axis: Axis| match axis {
            Axis::Positions => &puzzle.positions.name,
            Axis::Category(id) => &puzzle.category(id).name,
        };
        match self {
            Premise::Clue(id) => format!("clue {}", puzzle.clue_label(id)),
            Premise::One(thing, other) => {
                let name = puzzle.thing_name(thing);
                let bound = if is_exact(puzzle, thing, other) { "exactly" } else { "at most" };
                let rest = if may_be_nowhere(puzzle, thing) && other == Axis::Positions {
                    ", and goes with nothing if it has none"
                } else {
                    ""
                };
                format!("{name} has {bound} one {}{rest}", axis(other))
            }
            Premise::Transitive { left, right, through } => format!(
                "{} and {} with the same {} go together",
                with_article(axis(left)),
                with_article(axis(right)),
                axis(through)
            ),
        }
    }
}

/// `a band`, `an islander`
fn with_article(noun: &str) -> String {
    let has_vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
    format!("{} {noun}", if has_vowel { "an" } else { "a" })
}

/// Whether a thing surely goes with something of an axis.
fn is_exact(puzzle: &Puzzle, thing: Operand, axis: Axis) -> bool {
    let is_named = match axis {
        Axis::Positions => true,
        Axis::Category(id) => puzzle.category(id).kind != CategoryKind::Rest,
    };
    is_total(puzzle, thing) && is_named
}

fn may_be_nowhere(puzzle: &Puzzle, thing: Operand) -> bool {
    is_single(puzzle, thing) && !is_total(puzzle, thing)
}

/// The rules of a puzzle's logic grid, by number.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    pub(super) all: Vec<Premise>,
    /// For each thing (axis by axis) and axis the number of its row.
    rows: Vec<Option<u32>>,
    /// The things of each row.
    row_things: Vec<(Thing, usize)>,
    /// For each three axes the number of the group with the last one in the middle.
    groups: Vec<Option<u32>>,
    /// The axes of each group, the middle one last.
    group_axes: Vec<[usize; 3]>,
    /// The number of the first thing of each axis.
    start: Vec<usize>,
    axes: usize,
}

impl Rules {
    pub(super) fn new(space: &Space) -> Rules {
        let axes = space.axes();
        let start =
            (0..axes).map(|axis| (0..axis).map(|before| space.size(before)).sum()).collect();
        let things: usize = (0..axes).map(|axis| space.size(axis)).sum();
        let mut rules = Rules {
            all: Vec::new(),
            rows: vec![None; things * axes],
            row_things: Vec::new(),
            groups: vec![None; axes * axes * axes],
            group_axes: Vec::new(),
            start,
            axes,
        };
        for axis in (0..axes).filter(|axis| space.is_single(*axis)) {
            for other in (0..axes).filter(|other| *other != axis) {
                for thing in (0..space.size(axis)).map(|rank| Thing { axis, rank }) {
                    let at = rules.at(thing, other);
                    rules.rows[at] = Some(rules.all.len() as u32);
                    rules.row_things.push((thing, other));
                    rules.all.push(Premise::One(space.operand(thing), space.axis(other)));
                }
            }
        }
        for through in (0..axes).filter(|axis| space.is_single(*axis)) {
            for left in (0..axes).filter(|left| *left != through) {
                for right in (left + 1..axes).filter(|right| *right != through) {
                    if space.is_related(left, right) {
                        rules.group(space, left, right, through);
                    }
                }
            }
        }
        rules
    }

    fn group(&mut self, space: &Space, left: usize, right: usize, through: usize) {
        for (a, b) in [(left, right), (right, left)] {
            self.groups[(a * self.axes + b) * self.axes + through] = Some(self.all.len() as u32);
        }
        self.group_axes.push([left, right, through]);
        self.all.push(Premise::Transitive {
            left: space.axis(left),
            right: space.axis(right),
            through: space.axis(through),
        });
    }

    fn at(&self, thing: Thing, other: usize) -> usize {
        (self.start[thing.axis] + thing.rank) * self.axes + other
    }

    /// The number of the rule that a thing goes with one of an axis.
    pub(super) fn row(&self, thing: Thing, axis: usize) -> Option<u32> {
        self.rows[self.at(thing, axis)]
    }

    /// The thing and the axis of a row.
    pub(super) fn row_of(&self, rule: u32) -> Option<(Thing, usize)> {
        self.row_things.get(rule as usize).copied()
    }

    /// The number of the group of three axes, the middle one last.
    pub(super) fn through(&self, a: usize, b: usize, middle: usize) -> Option<u32> {
        self.groups[(a * self.axes + b) * self.axes + middle]
    }

    /// The axes of a group, the middle one last.
    pub(super) fn group_of(&self, rule: u32) -> Option<[usize; 3]> {
        let at = (rule as usize).checked_sub(self.row_things.len())?;
        self.group_axes.get(at).copied()
    }
}
