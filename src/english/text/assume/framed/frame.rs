//! What the words around an item tell of it.

use std::ops::Range;

use compact_str::CompactString;

use crate::model::ids::Span;

/// The words around an item; those of verbs and nouns are stems.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Frame {
    /// A name that stands alone: `Ann`.
    Bare,
    /// A last name, where the text asks for full ones: `Mrs. Crane`.
    Family,
    /// It stands before a noun: `the X awning`.
    Before(CompactString),
    /// It is what a noun is: `whose hobby is X`.
    Kind(CompactString),
    /// What is done with it, and how it is written: `drinks X`, `X is drunk`, `the X drinker`.
    Deed(CompactString, Form),
    /// It stands behind a preposition, which may have a verb before it: `came by X`.
    Behind(CompactString, CompactString),
    /// It is of the people of a country: `the X ship`.
    Nation,
    /// What somebody is: `is an X`.
    Work,
    /// Somebody likes it.
    Liked,
    /// Somebody has or takes it.
    Had,
    /// Somebody is `in the X`.
    Within,
    /// It has an article and nothing else.
    Titled,
}

impl Frame {
    /// Whether two items that have it are of one kind.
    pub(super) fn is_strong(&self) -> bool {
        match self {
            Frame::Bare
            | Frame::Family
            | Frame::Before(_)
            | Frame::Kind(_)
            | Frame::Deed(..)
            | Frame::Nation
            | Frame::Work => true,
            Frame::Behind(word, verb) => !verb.is_empty() || word == "from",
            Frame::Liked | Frame::Had | Frame::Within | Frame::Titled => false,
        }
    }
}

/// How an item is written where it is named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Form {
    Plain,
    /// With a capital: `Rex`.
    Named,
    /// With a capital and an article: `the Beagle`.
    Titled,
}

/// Something that is named.
#[derive(Clone, Debug)]
pub(super) struct Mention {
    /// Its words among those of the sentence.
    pub(super) of: Range<usize>,
    pub(super) key: CompactString,
    pub(super) name: CompactString,
    pub(super) span: Span,
    pub(super) frame: Option<Frame>,
    /// Whether it is written as a name is.
    pub(super) is_proper: bool,
    /// Whether it is somebody who does what another item tells: `the climber`.
    pub(super) is_agent: bool,
}
