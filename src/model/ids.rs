//! Small integers that stand for the things of a puzzle, and the span of source text they came from.

use std::fmt;
use std::ops::Range;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($int:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub $int);

        impl $name {
            /// The index into the puzzle's list, from 0.
            pub fn index(self) -> usize {
                self.0 as usize
            }

            /// The id of an index; the limits of a puzzle keep every index in range.
            pub fn from_index(index: usize) -> Self {
                Self(<$int>::try_from(index).expect("the limits of a puzzle keep ids in range"))
            }
        }
    };
}

id! {
    /// An item, numbered over the whole puzzle: category by category, in the order of the file.
    ItemId(u16)
}
id! {
    /// A position, from 0 in the order of the file (`house 1` is `Place(0)`).
    Place(u16)
}
id! {
    /// A category, in the order of the file.
    CategoryId(u16)
}
id! {
    /// A clue, in the order of the file.
    ClueId(u32)
}

/// A range of bytes in the text that a puzzle was read from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    /// The span from `start` to before `end`; both fit, since a source is limited in size.
    pub fn new(start: usize, end: usize) -> Span {
        let fit = |at: usize| u32::try_from(at).expect("the size of a source is limited");
        Span { start: fit(start), end: fit(end) }
    }

    /// The smallest span that holds both.
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// The range of byte offsets.
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

impl fmt::Debug for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.start, self.end)
    }
}
