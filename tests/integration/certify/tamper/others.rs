//! The claim, the puzzle and the page for the reader.

use super::Change::*;
use super::{NONE, SEVERAL, Tampering, UNIQUE};

pub(super) fn all() -> Vec<Tampering> {
    let (certificate, list) = ("certificate.json", "certificate.json: it does not list the files");
    vec![
        (UNIQUE, certificate, Replace("\"unique\"", "\"none\""), list),
        (UNIQUE, certificate, Replace("\"unique\"", "\"multiple\""), list),
        (SEVERAL, certificate, Replace("\"multiple\"", "\"unique\""), list),
        (
            UNIQUE,
            certificate,
            Replace("\"unique\"", "\"likely\""),
            "certificate.json: unknown variant `likely`",
        ),
        (
            UNIQUE,
            certificate,
            Replace("\"zebra_sat\": \"", "\"zebra_sat\": \"9"),
            "certificate.json: another version of zebra-sat",
        ),
        (UNIQUE, certificate, Replace("\"auto\"", "\"pairwise\""), "puzzle.cnf: line 3 "),
        (
            UNIQUE,
            certificate,
            Replace("\"auto\"", "\"guess\""),
            "certificate.json: there is no encoding `guess`",
        ),
        (UNIQUE, certificate, Replace("\"exactly-one\"", "\"amo-rows\""), "puzzle.cnf: line 3 "),
        (
            UNIQUE,
            certificate,
            Replace("\"puzzle.zebra\"", "\"../puzzle.zebra\""),
            "certificate.json: its puzzle has another name",
        ),
        (UNIQUE, certificate, Replace("\"README.md\"", "\"/etc/passwd\""), list),
        (
            UNIQUE,
            certificate,
            Replace("\"claim\"", "\"note\": 1, \"claim\""),
            "certificate.json: unknown field `note`",
        ),
        (UNIQUE, certificate, Append("}"), "certificate.json: trailing characters"),
        (UNIQUE, certificate, Cut(10), "certificate.json: EOF while parsing"),
        (UNIQUE, certificate, Write(b""), "certificate.json: EOF while parsing"),
        (UNIQUE, certificate, Folder, "certificate.json: it is not a plain file"),
        (
            UNIQUE,
            "puzzle.zebra",
            Replace("green directly right of ivory", "green right of ivory"),
            "puzzle.cnf: line ",
        ),
        (UNIQUE, "puzzle.zebra", Replace("  9. milk in house 3", "# "), "puzzle.cnf: line 130 "),
        (
            UNIQUE,
            "puzzle.zebra",
            Replace("title: The Zebra", "title: A Zebra"),
            "README.md: line 1 ",
        ),
        (
            UNIQUE,
            "puzzle.zebra",
            Replace("Englishman = red", "Englishman == red"),
            "puzzle.zebra: it is no puzzle",
        ),
        (UNIQUE, "puzzle.zebra", Write(b"\xff"), "puzzle.zebra: the byte 0xFF is no UTF-8 text"),
        (UNIQUE, "puzzle.zebra", Foreign(NONE, "puzzle.zebra"), "README.md: line 1 "),
        (UNIQUE, "puzzle.zebra", Remove, "puzzle.zebra: there is no such file"),
        (
            UNIQUE,
            "README.md",
            Replace("exactly one solution", "exactly two solutions"),
            "README.md: line 3 ",
        ),
        (
            UNIQUE,
            "README.md",
            Replace("drat-trim others.cnf", "true others.cnf"),
            "README.md: line 25 ",
        ),
        (UNIQUE, "README.md", Write(b""), "README.md: line 1 "),
        (NONE, "README.md", Foreign(UNIQUE, "README.md"), "README.md: line 1 "),
    ]
}
