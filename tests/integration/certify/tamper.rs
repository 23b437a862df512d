//! Certificates that somebody has changed, who has put the sizes and sums right: each is refused,
//! for the reason that it should be.

mod formulas;
mod odd_files;
mod others;
mod proofs;
mod solutions;

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
    let all = [proofs::all(), formulas::all(), solutions::all(), others::all(), odd_files::all()];
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
