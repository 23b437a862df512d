//! From clues that cannot hold together to a conflict, by leaving out what is not needed.

use super::Clues;
use crate::model::ClueId;
use crate::session::Error;

/// Leaves out clues that cannot hold together until any fewer can, as far as `refute` can tell
/// (deletion with refinement: A. Belov, I. Lynce and J. Marques-Silva, "Towards efficient MUS
/// extraction", 2012). Many are left out at once while that goes well.
///
/// It is given the clues that may be enough and those that were left out; it finds some of the
/// former that cannot hold together. Whatever ends it early, those that are left cannot hold
/// together.
pub(super) fn shrink(
    conflict: &mut Clues,
    mut refute: impl FnMut(&Clues, &[ClueId]) -> Result<Option<Clues>, Error>,
) -> Result<(), Error> {
    let mut untried: Vec<ClueId> = conflict.iter().copied().collect();
    let mut together = untried.len() / 2;
    while !untried.is_empty() {
        together = together.clamp(1, untried.len());
        let left_out = &untried[untried.len() - together..];
        let fewer = &*conflict - &left_out.iter().copied().collect();
        match refute(&fewer, left_out)? {
            Some(core) => {
                untried.retain(|id| core.contains(id));
                *conflict = core;
                together *= 2;
            }
            None if together > 1 => together /= 2,
            None => drop(untried.pop()),
        }
    }
    Ok(())
}
