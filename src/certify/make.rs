//! Makes certificates.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use encodings::{Cnf, Sink, Size};

use super::check::{Outcome, check};
use super::conflict::Conflict;
use super::manifest::{self, Manifest};
use super::{
    CONFLICT, CONFLICT_CNF, CONFLICT_DRAT, Claim, OTHERS_CNF, OTHERS_DRAT, PUZZLE_CNF, PUZZLE_DRAT,
    README, SOLUTION, SOLUTIONS, puzzle_file, readme, solutions,
};
use crate::engine::{EngineError, Terms, Verdict};
use crate::enumerate;
use crate::load::Format;
use crate::model::{Puzzle, Solution};
use crate::session::{Error, Search, Setup, has_room};
use crate::syntax::Source;
use crate::tasks::conflict::minimal_conflict;
use crate::tasks::dimacs::{self, Formula, against};
use crate::tasks::solve::{Status, solve};

/// What was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// What it claims.
    pub claim: Claim,
    /// Each file with its size in bytes.
    pub files: Vec<(String, u64)>,
}

/// Why there is no certificate.
#[derive(Debug, thiserror::Error)]
pub enum CertifyError {
    /// The answer is not known.
    #[error(transparent)]
    Session(#[from] Error),
    /// There is something where the folder is to be.
    #[error("`{}` is there already and not an empty folder", .0.display())]
    Occupied(PathBuf),
    /// The folder or a file in it cannot be written.
    #[error("cannot write `{}`: {error}", path.display())]
    Unwritable {
        /// The folder that was asked for.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// The certificate does not pass its check: an engine or we are wrong.
    #[error("the certificate does not pass its own check: `{file}`: {why}")]
    Refused {
        /// The file that is wrong.
        file: String,
        /// What is wrong with it.
        why: String,
    },
}

/// Writes the certificate of a puzzle, read from `source`, to the folder `target`, once it has
/// passed [`check`](super::check::check). Nothing is left there when that fails.
///
/// # Errors
/// When the answer is not known, cannot be proven by the engine, or cannot be written.
pub fn certify(
    source: &Source,
    puzzle: &Puzzle,
    setup: &Setup,
    target: &Path,
) -> Result<Made, CertifyError> {
    let is_free = match fs::read_dir(target) {
        Ok(mut entries) => entries.next().is_none(),
        Err(_) => target.symlink_metadata().is_err(),
    };
    if !is_free {
        return Err(CertifyError::Occupied(target.to_owned()));
    }
    if setup.search == Search::Grid {
        let engine = enumerate::NAME.to_owned();
        return Err(Error::Engine(EngineError::NoProof { engine }).into());
    }
    let unwritable = |error| CertifyError::Unwritable { path: target.to_owned(), error };
    let deadline = setup.terms.deadline();
    let folder = setup.terms.cleanup.folder_for(target).map_err(unwritable)?;
    let puzzle_file = puzzle_file(Format::of(source));
    let maker = Maker { puzzle, puzzle_file, setup, deadline, folder: folder.path(), target };
    let claim = maker.make(&source.text)?;
    let files = maker.sizes(claim).map_err(unwritable)?;
    folder.keep(target).map_err(unwritable)?;
    Ok(Made { claim, files })
}

/// Writes the files of a certificate.
struct Maker<'a> {
    puzzle: &'a Puzzle,
    puzzle_file: &'static str,
    setup: &'a Setup,
    deadline: Option<Instant>,
    /// Where they are written.
    folder: &'a Path,
    /// Where they will be.
    target: &'a Path,
}

impl Maker<'_> {
    /// Writes and checks all files.
    fn make(&self, text: &str) -> Result<Claim, CertifyError> {
        let formula = self.formula(self.puzzle);
        let size = formula.size();
        if !has_room(size) {
            return Err(Error::TooLarge.into());
        }
        let mut found = Vec::new();
        let answer = solve(self.puzzle, &self.setup.until(self.deadline), Some(2), |solution| {
            found.push(solution.clone());
            Ok(())
        })?;
        if let Some(error) = answer.gave_up {
            return Err(Error::Engine(error).into());
        }
        self.write(self.puzzle_file, |file| file.write_all(text.as_bytes()))?;
        self.write(PUZZLE_CNF, |file| dimacs::write(&formula, file))?;
        let claim = match &found[..] {
            [] => self.none(&formula)?,
            [only] => self.unique(&formula, only, size)?,
            _ => {
                let text = self.answer(&found, Status::Multiple, size);
                self.write(SOLUTIONS, |file| file.write_all(&text))?;
                Claim::Multiple
            }
        };
        let text = readme::text(self.puzzle, self.puzzle_file, claim);
        self.write(README, |file| file.write_all(text.as_bytes()))?;
        let options = &self.setup.compile;
        let manifest = Manifest::describe(self.folder, claim, self.puzzle_file, options)
            .map_err(|error| self.unwritable(io::Error::other(error)))?;
        self.write(manifest::NAME, |file| file.write_all(manifest.text().as_bytes()))?;
        self.check()?;
        Ok(claim)
    }

    fn formula<'p>(&'p self, puzzle: &'p Puzzle) -> Formula<'p> {
        Formula { puzzle, options: &self.setup.compile, presolved: None }
    }

    fn answer(&self, solutions: &[Solution], status: Status, size: Size) -> Vec<u8> {
        solutions::write(self.puzzle_file, self.puzzle, solutions, status, size)
    }

    /// That a solution is the only one.
    fn unique(
        &self,
        formula: &Formula<'_>,
        only: &Solution,
        size: Size,
    ) -> Result<Claim, CertifyError> {
        let text = self.answer(std::slice::from_ref(only), Status::Unique, size);
        self.write(SOLUTION, |file| file.write_all(&text))?;
        self.write(OTHERS_CNF, |file| dimacs::write_others(formula, only, file))?;
        let mut others = formula.collect();
        others.add_clause(&against(self.puzzle, only));
        self.refute(&others, OTHERS_DRAT)?;
        Ok(Claim::Unique)
    }

    /// That there is no solution, and which clues are enough for that.
    fn none(&self, formula: &Formula<'_>) -> Result<Claim, CertifyError> {
        self.refute(&formula.collect(), PUZZLE_DRAT)?;
        let clues = minimal_conflict(self.puzzle, &self.setup.until(self.deadline))?;
        let mut without = Vec::new();
        for left_out in &clues {
            let others = clues.iter().copied().filter(|id| id != left_out);
            let setup = self.setup.until(self.deadline);
            solve(&self.puzzle.with_clues(others), &setup, Some(1), |solution| {
                without.push(solution.clone());
                Ok(())
            })?;
        }
        let small = self.puzzle.with_clues(clues.iter().copied());
        let conflict = Conflict { clues, without };
        let text = conflict.write(self.puzzle);
        self.write(CONFLICT, |file| file.write_all(text.as_bytes()))?;
        let formula = self.formula(&small);
        self.write(CONFLICT_CNF, |file| dimacs::write(&formula, file))?;
        self.refute(&formula.collect(), CONFLICT_DRAT)?;
        Ok(Claim::None)
    }

    /// Has the engine refute a formula and write the proof.
    fn refute(&self, formula: &Cnf, name: &str) -> Result<(), CertifyError> {
        let setup = self.setup.until(self.deadline);
        let terms = Terms { proof: Some(self.folder.join(name)), ..setup.terms };
        let mut engine = (setup.engine.start)(&terms).map_err(Error::Engine)?;
        for _ in 0..formula.num_vars() {
            engine.new_var();
        }
        formula.clauses().for_each(|clause| engine.add_clause(clause));
        if engine.solve(&[]).map_err(Error::Engine)? != Verdict::Unsat {
            let message = "it finds a solution that it had ruled out before".to_owned();
            let engine = self.setup.engine_name();
            return Err(Error::Engine(EngineError::Wrong { engine, message }).into());
        }
        // The formula that engines write beside a proof has no names; ours has.
        let nameless = engine.proof().map(|proof| fs::remove_file(&proof.formula));
        let done = nameless.unwrap_or(Ok(())).and_then(|()| finish(&self.folder.join(name)));
        done.map_err(|error| self.unwritable(error))
    }

    fn write<T>(
        &self,
        name: &str,
        write: impl FnOnce(&mut BufWriter<File>) -> io::Result<T>,
    ) -> Result<(), CertifyError> {
        let written = File::create(self.folder.join(name)).and_then(|file| {
            let mut file = BufWriter::new(file);
            write(&mut file)?;
            file.flush()
        });
        written.map_err(|error| self.unwritable(error))
    }

    fn unwritable(&self, error: io::Error) -> CertifyError {
        CertifyError::Unwritable { path: self.target.to_owned(), error }
    }

    fn check(&self) -> Result<(), CertifyError> {
        let mut refused = None;
        let outcome = check(self.folder, self.deadline, &mut |finding| {
            if let Err(why) = &finding.result {
                refused.get_or_insert((finding.file.to_owned(), why.clone()));
            }
        });
        match (outcome, refused) {
            (Outcome::TimedOut, _) => {
                let engine = "the check of the proof".to_owned();
                Err(Error::Engine(EngineError::TimedOut { engine }).into())
            }
            (_, Some((file, why))) => Err(CertifyError::Refused { file, why }),
            (_, None) => Ok(()),
        }
    }

    fn sizes(&self, claim: Claim) -> io::Result<Vec<(String, u64)>> {
        let names =
            [manifest::NAME, self.puzzle_file].into_iter().chain(claim.files().iter().copied());
        let size = |name: &str| Ok((name.to_owned(), self.folder.join(name).metadata()?.len()));
        names.map(size).collect()
    }
}

/// Ends a proof by the empty clause. varisat leaves it out where it finds the contradiction while it
/// reads the formula; whether it follows is seen by the check.
fn finish(proof: &Path) -> io::Result<()> {
    for line in BufReader::new(File::open(proof)?).split(b'\n') {
        if line?.trim_ascii() == b"0" {
            return Ok(());
        }
    }
    File::options().append(true).open(proof)?.write_all(b"0\n")
}
