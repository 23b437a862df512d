//! The form of a clue: one tree for every clue of the language, whatever names stand for its parts.
//!
//! The parser fills [`Form`] with names and spans, the resolver with ids, the JSON reader with
//! strings; the formatter prints any of them. The meaning of each form is that of
//! docs/language.md; [`super::evaluate`] is its definition in code.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A clue or a part of one, over operands `O`, functions `F`, places `P` and numbers `N`.
///
/// The forms up to `Difference` are the core of the language; the others are sugar with a formal
/// reading in the core ([`super::reading`]).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(
    rename = "Form",
    description = "What a clue says, as a tree: the key is the form, the value its parts."
)]
pub enum Form<O, F, P, N> {
    /// The statement does not hold.
    Not(Box<Form<O, F, P, N>>),
    /// All of the statements hold.
    And(Vec<Form<O, F, P, N>>),
    /// At least one of the statements holds.
    Or(Vec<Form<O, F, P, N>>),
    /// An odd number of the statements holds: for two, exactly one.
    Xor(Vec<Form<O, F, P, N>>),
    /// If the first holds, so does the second.
    If(Two<Form<O, F, P, N>>),
    /// Both hold or neither does.
    Iff(Two<Form<O, F, P, N>>),
    /// Exactly, at least or at most so many of the statements hold.
    Count(Count, u32, Vec<Form<O, F, P, N>>),

    /// `a = b`: the same position.
    Same(O, O),
    /// `a != b`: not the same position.
    Different(O, O),
    /// `f(a) < f(b) + k <= …`: each term compared with the next.
    Compare(Term<O, F, N>, Vec<(Comparison, Term<O, F, N>)>),
    /// `|f(a) - f(b)| op k`.
    Difference {
        /// The function of both sides.
        function: F,
        /// The two operands.
        of: (O, O),
        /// How the distance of the values is compared.
        comparison: Comparison,
        /// With what it is compared.
        amount: N,
    },

    /// `a in house 2 or 4`: at one of these positions.
    In(O, Vec<P>),
    /// `a at an end`: first or last.
    AtEnd(O),
    /// `a in an odd house`: first, third, …
    Odd(O),
    /// `a in an even house`: second, fourth, …
    Even(O),
    /// `a and b same parity`: both odd or both even.
    SameParity(O, O),
    /// `a next to b`: distance 1.
    NextTo(O, O),
    /// `a 3 apart from b`: this distance.
    Apart(u32, O, O),
    /// `2 houses between a and b`: distance one more.
    HousesBetween(u32, O, O),
    /// `a left of b`, `a directly left of b`, `a 2 left of b`.
    Order {
        /// The operand that the clue is about.
        a: O,
        /// On which side of `b` it is.
        side: Side,
        /// By exactly how many positions; absent when any number will do.
        steps: Option<u32>,
        /// The operand that it is compared with.
        b: O,
    },
    /// `a between b and c`: somewhere between, either order.
    Between(O, O, O),
    /// `a directly between b and c`: one on each side, either order.
    DirectlyBetween(O, O, O),
    /// `b, a, c in that order`.
    InOrder(Vec<O>),
    /// `a price 2 more than b`, `a price less than b`.
    Than {
        /// The operand that the clue is about.
        a: O,
        /// The ordered category that is compared.
        function: F,
        /// By exactly how much; absent when any difference will do.
        by: Option<N>,
        /// True for `more than`, false for `less than`.
        more: bool,
        /// The operand that it is compared with.
        b: O,
    },
    /// `a is either b or c`: exactly one of them, and they differ among themselves.
    Either(O, Vec<O>),
    /// `a is neither b nor c`: none of them, and they differ among themselves.
    Neither(O, Vec<O>),
    /// `all different (a, b, c)`: no two at the same position.
    AllDifferent(Vec<O>),
    /// `all same (a, b, c)`: all at one position.
    AllSame(Vec<O>),
    /// `{a, b} = {c, d}`: the left ones differ, and each is one of the right ones.
    Pairs(Vec<O>, Vec<O>),
}

/// Two statements in order.
pub type Two<T> = Box<(T, T)>;

/// The bound of a [`Form::Count`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Exactly so many.
    Exactly,
    /// So many or more.
    AtLeast,
    /// So many or fewer.
    AtMost,
}

impl Count {
    /// Whether `found` true statements meet a bound of `bound`.
    pub fn holds(self, found: usize, bound: usize) -> bool {
        match self {
            Count::Exactly => found == bound,
            Count::AtLeast => found >= bound,
            Count::AtMost => found <= bound,
        }
    }
}

/// A comparison of two values.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Comparison {
    /// Equal.
    #[serde(rename = "=")]
    Equal,
    /// Not equal: the negation of [`Comparison::Equal`], so true of an item that is unused.
    #[serde(rename = "!=")]
    NotEqual,
    /// Less.
    #[serde(rename = "<")]
    Less,
    /// Less or equal.
    #[serde(rename = "<=")]
    AtMost,
    /// Greater.
    #[serde(rename = ">")]
    Greater,
    /// Greater or equal.
    #[serde(rename = ">=")]
    AtLeast,
}

impl Comparison {
    /// Whether a left value that stands to the right one as `ordering` says meets the comparison.
    pub fn holds(self, ordering: std::cmp::Ordering) -> bool {
        match self {
            Comparison::Equal => ordering.is_eq(),
            Comparison::NotEqual => ordering.is_ne(),
            Comparison::Less => ordering.is_lt(),
            Comparison::AtMost => ordering.is_le(),
            Comparison::Greater => ordering.is_gt(),
            Comparison::AtLeast => ordering.is_ge(),
        }
    }

    /// As it is written in a puzzle file.
    pub fn symbol(self) -> &'static str {
        match self {
            Comparison::Equal => "=",
            Comparison::NotEqual => "!=",
            Comparison::Less => "<",
            Comparison::AtMost => "<=",
            Comparison::Greater => ">",
            Comparison::AtLeast => ">=",
        }
    }
}

/// One side of a comparison: `f(a) + k`, or a constant alone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "Term")]
pub enum Term<O, F, N> {
    /// The value of a function at the operand's position, plus an amount.
    Value {
        /// The ordered category.
        function: F,
        /// At whose position.
        of: O,
        /// What is added; absent for nothing.
        #[serde(skip_serializing_if = "Option::is_none")]
        plus: Option<N>,
    },
    /// A number, or in a file also a label of the category compared with.
    Constant(N),
}

/// The word of a [`Form::Order`]; left, before and below are the smaller position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// `left of`
    Left,
    /// `right of`
    Right,
    /// `before`
    Before,
    /// `after`
    After,
    /// `below`
    Below,
    /// `above`
    Above,
}

impl Side {
    /// Whether the first operand has the smaller position.
    pub fn is_smaller(self) -> bool {
        matches!(self, Side::Left | Side::Before | Side::Below)
    }

    /// As it is written in a puzzle file.
    pub fn words(self) -> &'static str {
        match self {
            Side::Left => "left of",
            Side::Right => "right of",
            Side::Before => "before",
            Side::After => "after",
            Side::Below => "below",
            Side::Above => "above",
        }
    }
}
