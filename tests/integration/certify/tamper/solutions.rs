//! Solutions and conflicts that are none.

use super::Change::*;
use super::{NONE, SEVERAL, Tampering, UNIQUE};

pub(super) fn all() -> Vec<Tampering> {
    let (file, other) = ("solution.json", "solution.json: line 1 is not what it must be");
    let enough = "solution.json: it does not have the solutions that the claim needs";
    vec![
        (
            UNIQUE,
            file,
            Replace("\"Norwegian\",\"Ukrainian\"", "\"Ukrainian\",\"Norwegian\""),
            "solution.json: that is no solution: clue 5 does not hold",
        ),
        (
            UNIQUE,
            file,
            Replace("\"yellow\"", "null"),
            "solution.json: that is no solution: house 1 has no colour",
        ),
        (
            UNIQUE,
            file,
            Replace("\"yellow\"", "\"blue\""),
            "solution.json: that is no solution: `yellow` is nowhere",
        ),
        (UNIQUE, file, Replace("\"yellow\"", "\"pink\""), "solution.json: there is no item `pink`"),
        (
            UNIQUE,
            file,
            Replace("\"yellow\",", ""),
            "solution.json: a solution does not say what each position has of the category `colour`",
        ),
        (
            UNIQUE,
            file,
            Replace("\"pet\"", "\"pest\""),
            "solution.json: a solution does not say what each position has of the category `pet`",
        ),
        (
            UNIQUE,
            file,
            Replace("\"nationality\":[", "\"x\":[],\"nationality\":["),
            "solution.json: a solution does not have the categories",
        ),
        (UNIQUE, file, Replace("\"answer\":\"Japanese\"", "\"answer\":\"Norwegian\""), other),
        (UNIQUE, file, Replace("\"unique\"", "\"multiple\""), other),
        (UNIQUE, file, Replace("\"clauses\":680", "\"clauses\":681"), other),
        (UNIQUE, file, Replace("The Zebra Puzzle", "Another Puzzle"), other),
        (UNIQUE, file, Append("\n"), "solution.json: it goes on at line 2"),
        (
            UNIQUE,
            file,
            Foreign(SEVERAL, "solutions.json"),
            "solution.json: a solution does not have the categories",
        ),
        (UNIQUE, file, Write(b"{\"solutions\":[]}"), enough),
        (UNIQUE, file, Write(b"{\"solutions\":{}}"), "solution.json: invalid type"),
        (UNIQUE, file, Write(b"solutions"), "solution.json: expected value"),
        (UNIQUE, file, Write(b"\xff\xfe"), "solution.json: it cannot be read"),
        (
            SEVERAL,
            "solutions.json",
            Replace("[\"knave\",\"knight\",\"knave\"", "[\"knave\",\"knave\",\"knave\""),
            "solutions.json: that is no solution",
        ),
        (
            SEVERAL,
            "solutions.json",
            Replace(
                "[\"knave\",\"knight\",\"knave\",\"knight\",\"knave\",\"knight\"]",
                "[\"knight\",\"knave\",\"knight\",\"knave\",\"knight\",\"knave\"]",
            ),
            "solutions.json: it does not have the solutions",
        ),
        (
            SEVERAL,
            "solutions.json",
            Replace(
                "{\"kind\":[\"knave\",\"knight\",\"knave\",\"knight\",\"knave\",\"knight\"]},",
                "",
            ),
            "solutions.json: it does not have the solutions",
        ),
        (
            NONE,
            "conflict.json",
            Replace("\"number\":6", "\"number\":7"),
            "conflict.json: line 1 is not what it must be",
        ),
        (
            NONE,
            "conflict.json",
            Replace("\"number\":6", "\"number\":99"),
            "conflict.json: its numbers are not those of clues, in order",
        ),
        (
            NONE,
            "conflict.json",
            Replace("\"number\":6", "\"number\":0"),
            "conflict.json: its numbers are not those of clues, in order",
        ),
        (
            NONE,
            "conflict.json",
            Replace("\"number\":10", "\"number\":6"),
            "conflict.json: its numbers are not those of clues, in order",
        ),
        (
            NONE,
            "conflict.json",
            Replace("\"Abel\",\"Gideon\"", "\"Gideon\",\"Abel\""),
            "conflict.json: without clue 6: that is no solution",
        ),
        (
            NONE,
            "conflict.json",
            Replace("Flora 3 right of", "Flora 2 right of"),
            "conflict.json: line 1 is not what it must be",
        ),
        (
            NONE,
            "conflict.json",
            Write(b"{\"conflict\":[]}"),
            "conflict.json: line 1 is not what it must be",
        ),
    ]
}
