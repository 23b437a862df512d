//! Certificates: every puzzle gets one, every checker accepts it, and nothing else is accepted.

mod tamper;
mod usage;

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use proptest::test_runner::TestCaseError;
use tempfile::TempDir;
use zebra_sat::certify::check::{Outcome, check};
use zebra_sat::certify::{Claim, certify};
use zebra_sat::compile::Options;
use zebra_sat::engine::by_name;
use zebra_sat::load::load;
use zebra_sat::model;
use zebra_sat::session::Setup;
use zebra_sat::syntax::{Source, format};

use crate::engines::present::has_checker;
use crate::oracle::{library_puzzle, puzzles, runner};
use crate::puzzles::{files, one_by_one};

/// How many random puzzles are certified.
const CASES: u32 = 150;

/// A folder with the certificate of a puzzle in its `proof`, made with this setup.
fn certified(source: &Source, setup: &Setup) -> (TempDir, Claim) {
    let folder = tempfile::tempdir().unwrap();
    let puzzle = load(source.clone()).resolved.unwrap().puzzle;
    let made = certify(source, &puzzle, setup, &folder.path().join("proof"));
    let made = made.unwrap_or_else(|error| panic!("{}: {error}", source.name));
    (folder, made.claim)
}

/// What the check makes of a folder, and what it says of each file that is wrong.
fn checked(folder: &Path) -> (Outcome, Vec<String>) {
    let mut wrong = Vec::new();
    let outcome = check(folder, None, &mut |finding| {
        wrong.extend(finding.result.as_ref().err().map(|why| format!("{}: {why}", finding.file)));
    });
    (outcome, wrong)
}

/// The proofs of a certificate.
fn proofs(folder: &Path) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    all.filter(|path| path.extension().is_some_and(|extension| extension == "drat")).collect()
}

/// Whether a program that is there accepts a proof; its exit code is not asked.
fn accepts(program: &[&str], proof: &Path) -> bool {
    let formula = proof.with_extension("cnf");
    let output = Command::new(program[0]).args(&program[1..]).args([&formula, proof]).output();
    let text = String::from_utf8(output.unwrap().stdout).unwrap();
    !text.contains("NOT VERIFIED") && text.lines().any(|line| line.trim_end() == "s VERIFIED")
}

/// The checkers outside this process that are there.
fn checkers() -> Vec<&'static [&'static str]> {
    let mut all: Vec<&[&str]> = Vec::new();
    if has_checker() {
        all.push(&["rate", "--skip-unit-deletions"]);
    }
    if Command::new("drat-trim").output().is_ok() {
        all.push(&["drat-trim"]);
    }
    all
}

#[test]
fn every_puzzle_gets_a_certificate_that_every_checker_accepts() {
    let checkers = checkers();
    for path in files() {
        let source = Source::read(&path).unwrap();
        let stated = source.text.lines().find_map(|line| line.split_once(" solutions: "));
        let expected = match stated.unwrap().1.trim() {
            "0" => Claim::None,
            "1" => Claim::Unique,
            _ => Claim::Multiple,
        };
        let (folder, claim) = certified(&source, &Setup::default());
        let name = path.display();
        assert_eq!(claim, expected, "{name}");
        let folder = folder.path().join("proof");
        assert_eq!(checked(&folder), (Outcome::Accepted(claim), Vec::new()), "{name}");
        let proofs = proofs(&folder);
        let expected = match claim {
            Claim::Unique => 1,
            Claim::Multiple => 0,
            Claim::None => 2,
        };
        assert_eq!(proofs.len(), expected, "{name}");
        for proof in proofs {
            for checker in &checkers {
                assert!(accepts(checker, &proof), "{name}: {} refuses it", checker[0]);
            }
        }
    }
}

#[test]
fn every_encoding_and_every_proving_engine_is_certified() {
    let unique = Source::read(Path::new("puzzles/logic/missing-pie.zebra")).unwrap();
    let none = Source::read(Path::new("puzzles/contradictory/two-cards.zebra")).unwrap();
    let by_encoding = one_by_one().into_iter().map(|compile| Setup { compile, ..Setup::default() });
    let present = crate::engines::present::engines();
    let proving = ["cadical", "kissat", "glucose"].into_iter().filter_map(by_name);
    let proving = proving.filter(|engine| present.iter().any(|there| there.name == engine.name));
    let by_engine = proving.map(|engine| Setup { engine, ..Setup::default() });
    for setup in by_encoding.chain(by_engine) {
        for source in [&unique, &none] {
            let (folder, claim) = certified(source, &setup);
            let found = checked(&folder.path().join("proof"));
            let Options { exactly_one, .. } = setup.compile;
            let how = format!("{} {}", setup.engine.name, exactly_one.name());
            assert_eq!(found, (Outcome::Accepted(claim), Vec::new()), "{how}");
        }
    }
}

#[test]
fn random_puzzles_of_all_kinds_are_certified() {
    let counts: [Cell<u32>; 3] = Default::default();
    let outcome = runner(CASES).run(&puzzles(), |puzzle| {
        let Some((library, grids)) = library_puzzle(&puzzle) else { return Ok(()) };
        let solutions = grids.iter().filter(|grid| model::check(&library, grid).is_empty()).count();
        let (expected, count) = match solutions {
            0 => (Claim::None, &counts[0]),
            1 => (Claim::Unique, &counts[1]),
            _ => (Claim::Multiple, &counts[2]),
        };
        count.set(count.get() + 1);
        let source = Source::new("random.zebra", format::puzzle(&library));
        let (folder, claim) = certified(&source, &Setup::default());
        let found = checked(&folder.path().join("proof"));
        match (claim == expected, found) {
            (true, (Outcome::Accepted(_), wrong)) if wrong.is_empty() => Ok(()),
            (_, found) => Err(TestCaseError::fail(format!("{claim:?} {expected:?} {found:?}"))),
        }
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    assert!(counts.iter().all(|count| count.get() >= CASES / 30), "{counts:?}");
}

/// varisat proves nothing where reading the formula is enough; its proof still has an end.
#[test]
fn a_proof_that_an_engine_leaves_empty_is_finished() {
    let source = Source::new("one.zebra", "houses: 1\ncolour: red\n");
    let (folder, claim) = certified(&source, &Setup::default());
    let folder = folder.path().join("proof");
    assert_eq!(checked(&folder), (Outcome::Accepted(claim), Vec::new()));
    assert_eq!(fs::read_to_string(folder.join("others.drat")).unwrap(), "0\n");
}

/// The same puzzle gives the same files, byte for byte.
#[test]
fn a_certificate_can_be_made_again() {
    let source = Source::read(Path::new("puzzles/contradictory/seating-plan.zebra")).unwrap();
    let [(first, _), (second, _)] = [(); 2].map(|()| certified(&source, &Setup::default()));
    let [first, second] = [first, second].map(|folder| {
        let entries = fs::read_dir(folder.path().join("proof")).unwrap();
        let mut all: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
        all.sort();
        let read = |path: &PathBuf| (path.file_name().unwrap().to_owned(), fs::read(path).unwrap());
        all.iter().map(read).collect::<Vec<_>>()
    });
    assert_eq!(first.len(), 8);
    assert!(first == second);
}
