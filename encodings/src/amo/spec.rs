//! From what a user writes, `pairwise` or `commander:4`, to an encoding.

use std::ops::RangeInclusive;

use thiserror::Error;

use super::{ALL, AtMostOne};

/// The sizes that groups can have, in encodings that divide the literals into groups.
pub const GROUP_SIZES: RangeInclusive<usize> = 2..=64;

/// Why a text names no encoding.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpecError {
    /// There is no encoding of this name.
    #[error("there is no encoding `{0}`; the encodings are {names}", names = names())]
    UnknownName(String),
    /// A size was given to an encoding that has no groups.
    #[error("`{0}` has no groups, so it takes no size; write `{0}` alone")]
    NoGroups(&'static str),
    /// The size is not one of [`GROUP_SIZES`].
    #[error(
        "the groups of `{name}` have {} to {} literals, as in `{name}:4`, not `{size}`",
        GROUP_SIZES.start(), GROUP_SIZES.end()
    )]
    GroupSize {
        /// The encoding.
        name: &'static str,
        /// What was written after the colon.
        size: String,
    },
}

/// Every name, with commas.
fn names() -> String {
    let names: Vec<String> = ALL.iter().map(|encoding| format!("`{}`", encoding.name())).collect();
    names.join(", ")
}

/// The encoding that `spec` names: one of [`ALL`], alone or with a colon and the size
/// of its groups, as in `commander:4`. Its name is then again `spec`.
///
/// # Errors
///
/// If there is no such encoding, it has no groups, or they cannot have that size.
pub fn parse(spec: &str) -> Result<&'static dyn AtMostOne, SpecError> {
    let (name, size) = match spec.split_once(':') {
        Some((name, size)) => (name, Some(size)),
        None => (spec, None),
    };
    let Some(encoding) = ALL.iter().copied().find(|encoding| encoding.name() == name) else {
        return Err(SpecError::UnknownName(name.to_owned()));
    };
    let Some(size) = size else {
        return Ok(encoding);
    };
    if encoding.with_groups_of(*GROUP_SIZES.start()).is_none() {
        return Err(SpecError::NoGroups(encoding.name()));
    }
    let sized = size.parse().ok().and_then(|size| encoding.with_groups_of(size));
    // The comparison refuses other ways to write a number, such as `+4`.
    sized
        .filter(|sized| sized.name() == spec)
        .ok_or_else(|| SpecError::GroupSize { name: encoding.name(), size: size.to_owned() })
}

/// The encoding that `spec` names, if there is one: see [`parse`].
pub fn by_name(spec: &str) -> Option<&'static dyn AtMostOne> {
    parse(spec).ok()
}
