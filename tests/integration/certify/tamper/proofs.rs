//! Proofs that prove nothing, or something else.

use super::Change::*;
use super::{NONE, Tampering, UNIQUE};

/// Deletes the last clause of `others.cnf`.
const AGAINST: &str = "d -3 -9 -12 -16 -25 -28 -35 -39 -41 -47 -54 -58 -61 -67 -75 -80 -82 -88 -94 -96 \
                       -103 -106 -112 -119 -125 0\n";

pub(super) fn all() -> Vec<Tampering> {
    let file = "others.drat";
    let cut_off = "others.drat: it ends without the empty clause";
    let first = "others.drat: line 1: the clause does not follow";
    let second = "others.drat: line 2: the clause does not follow";
    let word = "others.drat: line 1: `";
    let open = "others.drat: line 1: the clause does not end with 0";
    let two = "others.drat: line 1: a line has one clause only";
    let some = "others.drat: line ";
    vec![
        (UNIQUE, file, Cut(2), cut_off),
        (UNIQUE, file, Cut(200), "others.drat: "),
        (UNIQUE, file, Write(b""), cut_off),
        (UNIQUE, file, Write(b"c 0\n"), cut_off),
        (UNIQUE, file, Write(b"0\n"), first),
        (UNIQUE, file, Write(b"1 0\n0\n"), first),
        // Norwegian in house 1 follows from a clue alone; its opposite would refute all.
        (UNIQUE, file, Write(b"d 16 0\n-16 0\n0\n"), second),
        // A new variable can be added, and helps nobody.
        (UNIQUE, file, Write(b"2147483647 0\n0\n"), second),
        (UNIQUE, file, Write(b"1 -1 0\n0\n"), second),
        (UNIQUE, file, Write(b"1 2 3 4 5 0\n0\n"), second),
        // Without the clause against the solution there is nothing to refute.
        (UNIQUE, file, Prepend(AGAINST), some),
        (UNIQUE, file, Write(b"a\x02\x00a\x00"), word),
        (UNIQUE, file, Write(b"one 0\n0\n"), word),
        (UNIQUE, file, Write(b"99999999999999999999 0\n0\n"), word),
        (UNIQUE, file, Write(b"1 2\n"), open),
        (UNIQUE, file, Write(b"1 0 2 0\n"), two),
        (UNIQUE, file, Foreign(NONE, "puzzle.drat"), some),
        (UNIQUE, file, Copy("others.cnf"), "others.drat: line 130: `p` is not a literal"),
        (UNIQUE, file, Remove, "others.drat: there is no such file"),
        (UNIQUE, file, Folder, "others.drat: it is not a plain file"),
        (NONE, "puzzle.drat", Cut(2), "puzzle.drat: it ends without the empty clause"),
        (NONE, "puzzle.drat", Write(b"0\n"), "puzzle.drat: line 1: the clause does not follow"),
        (NONE, "conflict.drat", Cut(2), "conflict.drat: it ends without the empty clause"),
        (NONE, "conflict.drat", Write(b"0\n"), "conflict.drat: line 1: the clause does not follow"),
        (NONE, "conflict.drat", Remove, "conflict.drat: there is no such file"),
    ]
}
