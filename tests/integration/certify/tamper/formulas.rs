//! Formulas of another puzzle, or of none.

use super::Change::*;
use super::{NONE, Tampering, UNIQUE};

pub(super) fn all() -> Vec<Tampering> {
    let last = "others.cnf: line 876 is not what it must be";
    vec![
        (UNIQUE, "puzzle.cnf", Replace("\n1 2 3 4 5 0\n", "\n"), "puzzle.cnf: line 132 "),
        (UNIQUE, "puzzle.cnf", Replace("\n-1 -2 0\n", "\n-1 2 0\n"), "puzzle.cnf: line 133 "),
        (
            UNIQUE,
            "puzzle.cnf",
            Replace("\n-1 -2 0\n-1 -3 0\n", "\n-1 -3 0\n-1 -2 0\n"),
            "puzzle.cnf: line 133 ",
        ),
        (UNIQUE, "puzzle.cnf", Replace("\n1 2 3 4 5 0\n", "\n0\n"), "puzzle.cnf: line 132 "),
        (
            UNIQUE,
            "puzzle.cnf",
            Replace("Englishman @ house 1", "Spaniard @ house 1"),
            "puzzle.cnf: line 4 ",
        ),
        (UNIQUE, "puzzle.cnf", Replace("p cnf 125 680", "p cnf 125 679"), "puzzle.cnf: line 130 "),
        (UNIQUE, "puzzle.cnf", Replace("\n1 2 3", "\r\n1 2 3"), "puzzle.cnf: line 131 "),
        (
            UNIQUE,
            "puzzle.cnf",
            Append("0\n"),
            "puzzle.cnf: it goes on at line 875, where it must end",
        ),
        (UNIQUE, "puzzle.cnf", Cut(1), "puzzle.cnf: line 874 "),
        (UNIQUE, "puzzle.cnf", Write(b""), "puzzle.cnf: line 1 "),
        (UNIQUE, "puzzle.cnf", Copy("others.cnf"), "puzzle.cnf: line 130 "),
        (UNIQUE, "puzzle.cnf", Foreign(NONE, "puzzle.cnf"), "puzzle.cnf: line 2 "),
        (UNIQUE, "others.cnf", Replace("-3 -9 -12", "-9 -12"), last),
        (UNIQUE, "others.cnf", Replace("-3 -9 -12", "-9 -3 -12"), last),
        (UNIQUE, "others.cnf", Replace("-3 -9 -12", "-3 9 -12"), last),
        (UNIQUE, "others.cnf", Replace("-3 -9 -12", "-3 0\n-9 -12"), last),
        (UNIQUE, "others.cnf", Append("0\n"), "others.cnf: it goes on at line 877"),
        (UNIQUE, "others.cnf", Copy("puzzle.cnf"), "others.cnf: line 130 "),
        (UNIQUE, "others.cnf", Replace("\n-48 17 19 0\n", "\n"), "others.cnf: line "),
        (UNIQUE, "others.cnf", Remove, "others.cnf: there is no such file"),
        (NONE, "conflict.cnf", Copy("puzzle.cnf"), "conflict.cnf: line "),
        (NONE, "conflict.cnf", Replace("\n-29 0\n", "\n29 0\n"), "conflict.cnf: line 1143 "),
    ]
}
