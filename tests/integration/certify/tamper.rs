//! Certificates that somebody has changed, who has put the sizes and sums right: each is refused,
//! for the reason that it should be.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tempfile::TempDir;
use zebra_sat::certify::Claim;
use zebra_sat::certify::check::Outcome;
use zebra_sat::session::Setup;
use zebra_sat::syntax::Source;

use super::{certified, checked};

/// The puzzles whose certificates are changed.
const UNIQUE: &str = "puzzles/classic/zebra.zebra";
const NONE: &str = "puzzles/contradictory/seating-plan.zebra";
const SEVERAL: &str = "puzzles/several/lagoon.zebra";

/// A change of a file.
enum Change {
    /// The first such text becomes another one.
    Replace(&'static str, &'static str),
    /// It gets another content.
    Write(&'static [u8]),
    /// Something comes before what is there.
    Prepend(&'static str),
    /// Something comes behind what is there.
    Append(&'static str),
    /// So many bytes go away at the end.
    Cut(usize),
    /// It becomes a copy of another file of the certificate.
    Copy(&'static str),
    /// It becomes a copy of a file of the certificate of another puzzle.
    Foreign(&'static str, &'static str),
    Remove,
    /// It becomes a folder.
    Folder,
    /// It becomes a link to a copy of itself.
    #[cfg(unix)]
    Link,
    /// It becomes a pipe to which nobody writes.
    #[cfg(unix)]
    Pipe,
}
use Change::*;

/// A puzzle, the file that is changed and how, and how the first complaint begins.
type Tampering = (&'static str, &'static str, Change, &'static str);

/// Deletes the last clause of `others.cnf`.
const AGAINST: &str = "d -3 -9 -12 -16 -25 -28 -35 -39 -41 -47 -54 -58 -61 -67 -75 -80 -82 -88 -94 -96 \
                       -103 -106 -112 -119 -125 0\n";

fn proofs() -> Vec<Tampering> {
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

fn formulas() -> Vec<Tampering> {
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

fn solutions() -> Vec<Tampering> {
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

fn others() -> Vec<Tampering> {
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

#[cfg(unix)]
fn odd_files() -> Vec<Tampering> {
    let files = ["puzzle.zebra", "README.md", "puzzle.cnf", "solution.json", "others.drat"];
    let odd = |file| {
        let complaint: &'static str = format!("{file}: it is not a plain file").leak();
        [(UNIQUE, file, Link, complaint), (UNIQUE, file, Pipe, complaint)]
    };
    files.into_iter().flat_map(odd).collect()
}

#[cfg(not(unix))]
fn odd_files() -> Vec<Tampering> {
    Vec::new()
}

/// The certificates before they are changed.
struct Originals(Vec<(&'static str, TempDir)>);

impl Originals {
    fn new() -> Originals {
        let make = |puzzle| {
            let (folder, _) =
                certified(&Source::read(Path::new(puzzle)).unwrap(), &Setup::default());
            (puzzle, folder)
        };
        Originals([UNIQUE, NONE, SEVERAL].map(make).into())
    }

    fn of(&self, puzzle: &str) -> std::path::PathBuf {
        let (_, folder) = self.0.iter().find(|(name, _)| *name == puzzle).unwrap();
        folder.path().join("proof")
    }

    fn copy(&self, puzzle: &str) -> TempDir {
        let copy = tempfile::tempdir().unwrap();
        for entry in fs::read_dir(self.of(puzzle)).unwrap() {
            let path = entry.unwrap().path();
            fs::copy(&path, copy.path().join(path.file_name().unwrap())).unwrap();
        }
        copy
    }

    fn apply(&self, change: &Change, folder: &Path, file: &str) {
        let path = folder.join(file);
        let old = fs::read(&path).unwrap();
        let text = || String::from_utf8(old.clone()).unwrap();
        let new = match change {
            Replace(from, to) => {
                assert!(text().contains(from), "{file} has no {from:?}");
                text().replacen(from, to, 1).into_bytes()
            }
            Write(bytes) => bytes.to_vec(),
            Prepend(start) => [start.as_bytes(), &old].concat(),
            Append(end) => [&old, end.as_bytes()].concat(),
            Cut(bytes) => old[..old.len() - bytes].to_vec(),
            Copy(other) => fs::read(folder.join(other)).unwrap(),
            Foreign(puzzle, other) => fs::read(self.of(puzzle).join(other)).unwrap(),
            Remove => return fs::remove_file(path).unwrap(),
            Folder => {
                fs::remove_file(&path).unwrap();
                return fs::create_dir(path).unwrap();
            }
            #[cfg(unix)]
            Link => {
                let copy = folder.join("copy");
                fs::rename(&path, &copy).unwrap();
                return std::os::unix::fs::symlink(copy, path).unwrap();
            }
            #[cfg(unix)]
            Pipe => {
                fs::remove_file(&path).unwrap();
                let made = std::process::Command::new("mkfifo").arg(&path).status().unwrap();
                return assert!(made.success());
            }
        };
        assert_ne!(old, new, "{file} is not changed");
        fs::write(path, new).unwrap();
    }
}

/// Puts the sizes and sums of all files right, as far as there is still a list of them.
fn seal(folder: &Path) {
    let path = folder.join("certificate.json");
    let text = fs::read_to_string(&path).unwrap_or_default();
    let Ok(mut certificate) = serde_json::from_str::<Value>(&text) else { return };
    for record in certificate["files"].as_array_mut().unwrap() {
        let file = folder.join(record["name"].as_str().unwrap());
        if !file.symlink_metadata().is_ok_and(|metadata| metadata.is_file()) {
            continue;
        }
        let bytes = fs::read(file).unwrap();
        let sum: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        record["bytes"] = json!(bytes.len());
        record["sha256"] = json!(sum);
    }
    fs::write(path, serde_json::to_string_pretty(&certificate).unwrap()).unwrap();
}

#[test]
fn a_changed_certificate_is_refused() {
    let originals = Originals::new();
    let all = [proofs(), formulas(), solutions(), others(), odd_files()];
    let all: Vec<Tampering> = all.into_iter().flatten().collect();
    assert!(all.len() >= 100, "{}", all.len());
    let mut accepted = Vec::new();
    for (puzzle, file, change, complaint) in &all {
        let folder = originals.copy(puzzle);
        originals.apply(change, folder.path(), file);
        seal(folder.path());
        let (outcome, wrong) = checked(folder.path());
        let is_said = wrong.first().is_some_and(|first| first.starts_with(complaint));
        if outcome != Outcome::Refused || !is_said {
            accepted.push(format!("{file}, {complaint}: {outcome:?} {wrong:?}"));
        }
    }
    assert!(accepted.is_empty(), "{}", accepted.join("\n"));
}

/// What the tests above seal is right again, so it is the change that is refused and not the seal.
#[test]
fn an_unchanged_certificate_is_accepted_with_a_new_seal() {
    let originals = Originals::new();
    let claims = [(UNIQUE, Claim::Unique), (NONE, Claim::None), (SEVERAL, Claim::Multiple)];
    for (puzzle, claim) in claims {
        let folder = originals.copy(puzzle);
        seal(folder.path());
        assert_eq!(checked(folder.path()), (Outcome::Accepted(claim), Vec::new()));
    }
}

/// A byte that is changed anywhere is found by the sums, also in a comment.
#[test]
fn a_changed_byte_breaks_the_seal() {
    let originals = Originals::new();
    for puzzle in [UNIQUE, NONE, SEVERAL] {
        for entry in fs::read_dir(originals.of(puzzle)).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            if name == "certificate.json" {
                continue;
            }
            let folder = originals.copy(puzzle);
            let path = folder.path().join(&name);
            let mut bytes = fs::read(&path).unwrap();
            let middle = bytes.len() / 2;
            bytes[middle] ^= 1;
            fs::write(&path, bytes).unwrap();
            let (outcome, wrong) = checked(folder.path());
            assert_eq!(outcome, Outcome::Refused, "{name}");
            let sum = format!("{name}: its SHA-256 is not the one that is recorded");
            assert!(wrong.contains(&sum), "{wrong:?}");
            fs::write(&path, "").unwrap();
            let (_, wrong) = checked(folder.path());
            let size = format!("{name}: it has 0 bytes and must have ");
            assert!(wrong.iter().any(|line| line.starts_with(&size)), "{wrong:?}");
        }
    }
}
