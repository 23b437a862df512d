//! Checks certificates. Nothing in the folder is believed but the puzzle.

use std::io::{BufReader, Write};
use std::path::Path;
use std::time::Instant;

use encodings::{Cnf, Sink};

use super::conflict::Conflict;
use super::folder::Folder;
use super::manifest::{self, Manifest};
use super::{
    CONFLICT, CONFLICT_CNF, CONFLICT_DRAT, Claim, OTHERS_CNF, OTHERS_DRAT, PUZZLE_CNF, PUZZLE_DRAT,
    README, SOLUTION, SOLUTIONS, readme, solutions,
};
use crate::compile::Options;
use crate::drat::{self, DratError};
use crate::load::load;
use crate::model::{Puzzle, Solution};
use crate::report::number::grouped;
use crate::session::has_room;
use crate::syntax::Source;
use crate::tasks::dimacs::{self, Formula, against};
use crate::tasks::solve::Status;

/// The most bytes that solutions are read with.
const LIMIT: u64 = 64 << 20;

/// What was found out about a file.
pub struct Finding<'a> {
    /// Its name.
    pub file: &'a str,
    /// What it is, or what is wrong with it.
    pub result: Result<String, String>,
}

/// What a check has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// All of it is right.
    Accepted(Claim),
    /// Something is wrong.
    Refused,
    /// The time was over before it was known.
    TimedOut,
}

/// Whether `folder` has a certificate.
pub fn is_there(folder: &Path) -> bool {
    folder.join(manifest::NAME).symlink_metadata().is_ok()
}

/// Checks the certificate in a folder; `report` is told of each file when something is found out
/// about it.
pub fn check(
    folder: &Path,
    deadline: Option<Instant>,
    report: &mut dyn FnMut(&Finding<'_>),
) -> Outcome {
    let folder = Folder(folder);
    let mut checker = Checker { folder, deadline, report, is_refused: false, is_late: false };
    let claim = checker.run();
    match claim {
        _ if checker.is_refused => Outcome::Refused,
        _ if checker.is_late => Outcome::TimedOut,
        Some(claim) => Outcome::Accepted(claim),
        None => Outcome::Refused,
    }
}

struct Checker<'a> {
    folder: Folder<'a>,
    deadline: Option<Instant>,
    report: &'a mut dyn FnMut(&Finding<'_>),
    is_refused: bool,
    is_late: bool,
}

/// What the certificate must be about.
struct Subject {
    puzzle: Puzzle,
    manifest: Manifest,
    options: Options,
}

impl Subject {
    fn formula<'p>(&'p self, puzzle: &'p Puzzle) -> Formula<'p> {
        Formula { puzzle, options: &self.options, presolved: None }
    }
}

impl Checker<'_> {
    /// The claim, if it was looked at to the end.
    fn run(&mut self) -> Option<Claim> {
        let (manifest, options) = self.manifest()?;
        let read = self.puzzle(&manifest.puzzle);
        let puzzle = self.note(&manifest.puzzle, read)?;
        let subject = Subject { puzzle, manifest, options };
        let formula = subject.formula(&subject.puzzle);
        let claim = subject.manifest.claim;
        if !has_room(formula.size()) {
            let too_large = Err("the formula of the puzzle is too large to be checked".to_owned());
            return self.note(PUZZLE_CNF, too_large);
        }
        let text = readme::text(&subject.puzzle, &subject.manifest.puzzle, claim);
        self.same(README, text.as_bytes(), "says what is claimed");
        self.formula(PUZZLE_CNF, "the formula of the puzzle", |to| dimacs::write(&formula, to));
        match claim {
            Claim::Unique => self.unique(&subject)?,
            Claim::Multiple => self.multiple(&subject)?,
            Claim::None => self.none(&subject)?,
        }
        Some(claim)
    }

    /// Reports what was found out about a file.
    fn note<T>(&mut self, file: &str, found: Result<(String, T), String>) -> Option<T> {
        let (result, value) = match found {
            Ok((what, value)) => (Ok(what), Some(value)),
            Err(why) => (Err(why), None),
        };
        self.is_refused |= result.is_err();
        (self.report)(&Finding { file, result });
        value
    }

    /// The description of the files, which they must meet.
    fn manifest(&mut self) -> Option<(Manifest, Options)> {
        let read = Manifest::read(&self.folder)
            .and_then(|manifest| manifest.options().map(|options| (manifest, options)))
            .map(|found| (format!("claims that the puzzle {}", found.0.claim.sentence()), found));
        let (manifest, options) = self.note(manifest::NAME, read)?;
        for (name, found) in manifest.files(self.folder.0) {
            if let Err(why) = found {
                self.note::<()>(name, Err(why));
            }
        }
        Some((manifest, options))
    }

    fn puzzle(&self, name: &str) -> Result<(String, Puzzle), String> {
        let file = self.folder.open(name)?;
        let source = Source::from_reader(name, file).map_err(|(_, wrong)| wrong.message)?;
        let loaded = load(source);
        let resolved = loaded.resolved.ok_or("it is no puzzle: `zebra-sat check` says why")?;
        let puzzle = resolved.puzzle;
        let title = puzzle.title.as_deref().map_or_else(String::new, |title| format!(": {title}"));
        Ok((format!("the puzzle{title}"), puzzle))
    }

    /// Whether a file is exactly this.
    fn same(&mut self, name: &str, expected: &[u8], what: &str) {
        let found = self.folder.compare(name, |to| to.write_all(expected));
        self.note(name, found.map(|()| (what.to_owned(), ())));
    }

    /// Whether a file is the formula that `write` writes.
    fn formula(
        &mut self,
        name: &str,
        what: &str,
        write: impl FnOnce(&mut dyn Write) -> std::io::Result<encodings::Size>,
    ) {
        let found = self.folder.compare(name, write).map(|size| {
            let [variables, clauses] =
                [size.variables, size.clauses].map(|number| grouped(&number.to_string()));
            (format!("{what}: {variables} variables, {clauses} clauses"), ())
        });
        self.note(name, found);
    }

    /// Whether a proof refutes a formula.
    fn proof(&mut self, name: &str, formula: &Cnf) {
        let found = match self.folder.open(name) {
            Ok(file) => {
                drat::check(formula, BufReader::with_capacity(1 << 16, file), self.deadline)
            }
            Err(why) => {
                self.note::<()>(name, Err(why));
                return;
            }
        };
        if matches!(found, Err(DratError::TimedOut)) {
            self.is_late = true;
            return;
        }
        let found = found.map_err(|error| error.to_string()).map(|lines| {
            let lines = match lines {
                1 => "1 line".to_owned(),
                many => format!("{} lines", grouped(&many.to_string())),
            };
            (format!("a proof that it has no solution, {lines}"), ())
        });
        self.note(name, found);
    }

    /// The solutions in a file, which must be written as we would.
    fn solutions(
        &self,
        name: &str,
        subject: &Subject,
        status: Status,
    ) -> Result<Vec<Solution>, String> {
        let puzzle = &subject.puzzle;
        let found = solutions::read(puzzle, &self.folder.text(name, LIMIT)?)?;
        let is_enough = match (status, &found[..]) {
            (Status::Unique, [_]) => true,
            (Status::Multiple, [first, second]) => first != second,
            _ => false,
        };
        if !is_enough {
            return Err("it does not have the solutions that the claim needs".to_owned());
        }
        let size = subject.formula(puzzle).size();
        let text = solutions::write(&subject.manifest.puzzle, puzzle, &found, status, size);
        self.folder.compare(name, |to| to.write_all(&text))?;
        Ok(found)
    }

    fn unique(&mut self, subject: &Subject) -> Option<()> {
        let found = self.solutions(SOLUTION, subject, Status::Unique);
        let found = found.map(|found| ("keeps all rules and clues".to_owned(), found));
        let solution = self.note(SOLUTION, found)?.pop()?;
        let formula = subject.formula(&subject.puzzle);
        let what = "that formula and a clause against the solution";
        self.formula(OTHERS_CNF, what, |to| dimacs::write_others(&formula, &solution, to));
        let mut others = formula.collect();
        others.add_clause(&against(&subject.puzzle, &solution));
        self.proof(OTHERS_DRAT, &others);
        Some(())
    }

    fn multiple(&mut self, subject: &Subject) -> Option<()> {
        let found = self.solutions(SOLUTIONS, subject, Status::Multiple);
        let what = "two different grids that keep all rules and clues".to_owned();
        self.note(SOLUTIONS, found.map(|_| (what, ())))
    }

    fn none(&mut self, subject: &Subject) -> Option<()> {
        let puzzle = &subject.puzzle;
        self.proof(PUZZLE_DRAT, &subject.formula(puzzle).collect());
        let conflict = self.conflict(puzzle);
        let conflict = self.note(CONFLICT, conflict)?;
        let small = puzzle.with_clues(conflict.clues.iter().copied());
        let formula = subject.formula(&small);
        let what = "the formula of the rules and these clues";
        self.formula(CONFLICT_CNF, what, |to| dimacs::write(&formula, to));
        self.proof(CONFLICT_DRAT, &formula.collect());
        Some(())
    }

    fn conflict(&self, puzzle: &Puzzle) -> Result<(String, Conflict), String> {
        let conflict = Conflict::read(puzzle, &self.folder.text(CONFLICT, LIMIT)?)?;
        let text = conflict.write(puzzle);
        self.folder.compare(CONFLICT, |to| to.write_all(text.as_bytes()))?;
        let what = match conflict.clues.len() {
            1 => "1 clue; without it there is a solution".to_owned(),
            many => format!("{many} clues; without any one of them there is a solution"),
        };
        Ok((what, conflict))
    }
}
