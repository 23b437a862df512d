//! How a puzzle is compiled: the choices that a user can make and compare.

use encodings::amo::{self, AtMostOne};
use encodings::card::{Cardinality, sequential_counter::SequentialCounter};

/// How to compile.
#[derive(Clone, Copy)]
pub struct Options {
    /// The encoding of exactly-one and at-most-one.
    pub exactly_one: &'static dyn AtMostOne,
    /// Which constraints say that a category's items are all at different positions.
    pub all_different: AllDifferent,
    /// The encoding of counts: how many of some statements hold.
    pub cardinality: &'static dyn Cardinality,
    /// The encoding of relations.
    pub relations: Relations,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            exactly_one: &amo::auto::Auto,
            all_different: AllDifferent::default(),
            cardinality: &SequentialCounter,
            relations: Relations::default(),
        }
    }
}

/// How the sets of allowed pairs become clauses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Relations {
    /// For each relation the style that was fastest when measured; see docs/encodings.md.
    #[default]
    Auto,
    /// For each position of one operand, the positions that the other one may then have
    /// (I. P. Gent, "Arc Consistency in SAT", 2002): unit propagation is arc consistent.
    Support,
    /// For each pair that is not allowed, a clause that forbids it (T. Walsh, "SAT v CSP", 2000).
    Conflict,
    /// Support and conflict clauses together.
    Both,
    /// Comparisons through literals for "at this position or before it" (N. Tamura et al.,
    /// "Compiling Finite Linear CSP into SAT", 2009), which are the chain of the sequential
    /// exactly-one; support for the others.
    Order,
    /// `=` and `!=` through an auxiliary variable for "both at the same position"; support for the
    /// others.
    SamePosition,
}

impl Relations {
    /// Every style with its name.
    pub const ALL: &[(&'static str, Relations)] = &[
        ("auto", Relations::Auto),
        ("support", Relations::Support),
        ("conflict", Relations::Conflict),
        ("both", Relations::Both),
        ("order", Relations::Order),
        ("same-position", Relations::SamePosition),
    ];

    /// What it is, in one line for a help text.
    pub fn summary(self) -> &'static str {
        match self {
            Relations::Auto => "for each relation the style that was fastest when measured",
            Relations::Support => "where one item is, the places that the other may then have",
            Relations::Conflict => "a clause for each pair of places that is not allowed",
            Relations::Both => "support and conflict clauses",
            Relations::Order => "comparisons by literals for `here or before`, else support",
            Relations::SamePosition => "an auxiliary variable for each `=` and `!=`, else support",
        }
    }

    /// The name by which a user chooses it.
    pub fn name(self) -> &'static str {
        Relations::ALL.iter().find(|(_, style)| *style == self).map_or("", |(name, _)| name)
    }
}

/// Which constraints say that the items of a category are all at different positions.
///
/// With as many items as positions each choice has the same solutions. A category with another
/// number of items, or with items that repeat, needs the rules of both sides in any case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AllDifferent {
    /// Exactly one position for each item, exactly one item for each position.
    #[default]
    ExactlyOne,
    /// At most one position for each item, at least one item for each position.
    ///
    /// That is enough: n positions with an item each make at least n pairs of an item and its
    /// position, n items with at most one position each make at most n, so all bounds are met.
    AmoRows,
    /// A second matrix of variables, position by item, which carries the rules of the positions
    /// and is equal to the first one (B. Hnich, B. M. Smith and T. Walsh, "Dual Modelling of
    /// Permutation and Injection Problems", 2004).
    DualMatrix,
    /// The default and, for each two or three neighbouring positions, the number of items there:
    /// the decomposition of all-different into intervals (C. Bessiere et al., "Decompositions of
    /// All Different, Global Cardinality and Related Constraints", 2009), short ones only.
    Redundant,
}

impl AllDifferent {
    /// Every choice with its name.
    pub const ALL: &[(&'static str, AllDifferent)] = &[
        ("exactly-one", AllDifferent::ExactlyOne),
        ("amo-rows", AllDifferent::AmoRows),
        ("dual-matrix", AllDifferent::DualMatrix),
        ("redundant", AllDifferent::Redundant),
    ];

    /// What it is, in one line for a help text.
    pub fn summary(self) -> &'static str {
        match self {
            AllDifferent::ExactlyOne => {
                "exactly one place for each item and one item for each place"
            }
            AllDifferent::AmoRows => {
                "at most one place for each item, at least one item for each place"
            }
            AllDifferent::DualMatrix => {
                "a second matrix of variables for the places, equal to the first"
            }
            AllDifferent::Redundant => {
                "also how many items are at two or three neighbouring places"
            }
        }
    }

    /// The name by which a user chooses it.
    pub fn name(self) -> &'static str {
        AllDifferent::ALL.iter().find(|(_, choice)| *choice == self).map_or("", |(name, _)| name)
    }
}
