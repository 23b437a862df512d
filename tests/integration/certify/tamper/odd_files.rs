//! What is no plain file.

use super::Tampering;
#[cfg(unix)]
use super::{Change::*, UNIQUE};

#[cfg(unix)]
pub(super) fn all() -> Vec<Tampering> {
    let files = ["puzzle.zebra", "README.md", "puzzle.cnf", "solution.json", "others.drat"];
    let odd = |file| {
        let complaint: &'static str = format!("{file}: it is not a plain file").leak();
        [(UNIQUE, file, Link, complaint), (UNIQUE, file, Pipe, complaint)]
    };
    files.into_iter().flat_map(odd).collect()
}

#[cfg(not(unix))]
pub(super) fn all() -> Vec<Tampering> {
    Vec::new()
}
