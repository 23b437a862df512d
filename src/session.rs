//! A conversation with an engine in puzzle words: no literal leaves it, and every solution has
//! been checked against the definitions.

mod twin;
mod wish;

use std::time::Instant;

use encodings::{Lit, Sink, Size, Var};
use foldhash::HashSet;

use crate::compile::{self, Clash, Known, Layout, Origin, Target};
use crate::engine::{COMMAND, Choice, Engine, EngineError, Proof, Statistics, Terms, Verdict};
use crate::model::{Puzzle, Solution, Violation, check};
use crate::presolve::{Presolved, presolve};

pub use twin::Twin;
pub use wish::Wish;

/// Who finds the solutions of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Search {
    /// The SAT engine; a clause against each solution gives the next one.
    #[default]
    Engine,
    /// [`enumerate`](crate::enumerate), which needs neither clauses nor an engine.
    Grid,
    /// The engine says whether there is none, one or several. Where more than two are wanted and
    /// there are several, `enumerate` lists them.
    Auto,
}

impl Search {
    /// As a report of a fault calls it.
    pub fn name(self) -> &'static str {
        match self {
            Search::Engine => "engine",
            Search::Grid => "grid",
            Search::Auto => "auto",
        }
    }
}

/// How a question is put: the encoding and the engine.
#[derive(Clone)]
pub struct Setup {
    /// Who is asked.
    pub search: Search,
    /// How the puzzle is compiled.
    pub compile: compile::Options,
    /// Which engine decides it.
    pub engine: Choice,
    /// Whether what follows without search is found first, so that the engine gets the rest only.
    pub presolve: bool,
    /// On what terms the engine works.
    pub terms: Terms,
}

impl Setup {
    /// The engine as a person knows it: its name, or the program of a command.
    pub fn engine_name(&self) -> String {
        match &self.terms.command {
            Some(command) if self.engine.name == COMMAND.name => command.program().to_owned(),
            _ => self.engine.name.to_owned(),
        }
    }
}

impl Setup {
    /// The same with what is left of the time until `deadline`.
    pub fn until(&self, deadline: Option<Instant>) -> Setup {
        let timeout = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        Setup { terms: Terms { timeout, ..self.terms.clone() }, ..self.clone() }
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            search: Search::default(),
            compile: compile::Options::default(),
            engine: crate::engine::ALL[0],
            presolve: true,
            terms: Terms::default(),
        }
    }
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Error {
    /// The engine could not tell.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// The engine's answer is not a solution: a bug of the compiler or the engine.
    #[error("internal fault: {0}")]
    Fault(Fault),
    /// The formula would need more memory than an engine in this process is given.
    #[error("the puzzle is too large to solve in this process: its clauses would need more than {} MiB", MAX_MEMORY >> 20)]
    TooLarge,
    /// The circuit of the solutions would need more than so many bytes.
    #[error("the solutions have too many different parts to keep: they need more than {} MiB", .0 >> 20)]
    TooManyParts(usize),
    /// The open decisions of a search would need more than so many bytes.
    #[error("the puzzle is too large for a search of its own: it needs more than {} MiB", .0 >> 20)]
    TooManyDecisions(usize),
    /// Whoever takes the solutions wants no more.
    #[error("stopped")]
    Stopped,
}

impl Error {
    /// Whether it is no fault of anybody: a limit of time, work or memory was reached.
    pub fn is_limit(&self) -> bool {
        use EngineError::{Exhausted, TimedOut};
        matches!(self, Error::TooLarge | Error::Engine(TimedOut { .. } | Exhausted { .. }))
    }
}

/// An answer that did not pass the check.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Fault {
    /// Two items of one category at one place.
    #[error("the engine put two items of one category at one position")]
    Clash(Clash),
    /// Rules or clues that the answer breaks.
    #[error("the engine's answer breaks the puzzle's rules or clues")]
    Broken(Solution, Vec<Violation>),
}

/// A puzzle that has been given to an engine.
pub struct Session<'p> {
    puzzle: &'p Puzzle,
    layout: Layout,
    options: compile::Options,
    engine: Box<dyn Engine>,
    name: String,
    known: Known,
    /// Whether the one solution is known before the engine is asked. It is asked all the same,
    /// with nothing to decide, since whoever chose it wants to know that it can answer.
    is_decided: bool,
    size: Size,
}

/// The most memory that the clauses given to an engine may need, in bytes: with the puzzle itself
/// the process then stays under 1 GiB.
const MAX_MEMORY: u64 = 600 << 20;

/// About what a formula of this size needs in varisat: 28 bytes for a clause of two literals, 100
/// for a variable. Lists that grow by doubling can take half as much again.
fn memory(size: Size) -> u64 {
    100 * size.variables + 20 * size.clauses + 4 * size.literals
}

/// Whether there is room for a formula of this size in an engine in this process.
pub fn has_room(size: Size) -> bool {
    memory(size) <= MAX_MEMORY
}

/// Passes clauses on to an engine and counts them.
struct Loader<'a> {
    engine: &'a mut dyn Engine,
    size: Size,
}

impl Sink for Loader<'_> {
    fn new_var(&mut self) -> Var {
        self.size.variables += 1;
        self.engine.new_var()
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.size.add_clause(clause);
        // What comes after the limit is only counted, so that no single clue can exceed it by much.
        if self.wants_more() {
            self.engine.add_clause(clause);
        }
    }
}

impl Target for Loader<'_> {
    fn begin(&mut self, _origin: Origin) {}

    fn wants_more(&self) -> bool {
        has_room(self.size)
    }
}

impl<'p> Session<'p> {
    /// Compiles a puzzle into a fresh engine.
    ///
    /// # Errors
    /// [`Error::TooLarge`] when the formula would not fit, [`Error::Engine`] when the engine does
    /// not start.
    pub fn new(puzzle: &'p Puzzle, setup: &Setup) -> Result<Session<'p>, Error> {
        let presolved = if setup.presolve { presolve(puzzle) } else { Ok(Known::nothing(puzzle)) };
        Session::open(puzzle, setup, presolved)
    }

    /// Compiles what is not known of a puzzle into a fresh engine.
    ///
    /// # Errors
    /// As for [`Session::new`].
    pub fn knowing(puzzle: &'p Puzzle, setup: &Setup, known: Known) -> Result<Session<'p>, Error> {
        Session::open(puzzle, setup, Ok(known))
    }

    fn open(puzzle: &'p Puzzle, setup: &Setup, presolved: Presolved) -> Result<Session<'p>, Error> {
        let layout = Layout::new(puzzle);
        // Where nothing is open the engine gets no variables and answers at once.
        let is_decided = presolved.as_ref().is_ok_and(Known::is_complete);
        let open = presolved.is_ok() && !is_decided;
        let variables = if open { layout.variables() } else { 0 };
        if !has_room(Size::with_vars(variables)) {
            return Err(Error::TooLarge);
        }
        let mut engine = (setup.engine.start)(&setup.terms)?;
        let mut loader = Loader { engine: &mut *engine, size: Size::default() };
        for _ in 0..variables {
            loader.new_var();
        }
        let known = match presolved {
            Ok(known) if open => {
                compile::compile_open(puzzle, &setup.compile, &known, &mut loader);
                known
            }
            Ok(known) => known,
            Err(_) => {
                let never = loader.new_var();
                loader.add_clause(&[never.positive()]);
                loader.add_clause(&[never.negative()]);
                Known::nothing(puzzle)
            }
        };
        if !loader.wants_more() {
            return Err(Error::TooLarge);
        }
        let size = loader.size;
        let name = setup.engine_name();
        let options = setup.compile;
        Ok(Session { puzzle, layout, options, engine, name, size, known, is_decided })
    }

    /// The size of the compiled formula.
    pub fn size(&self) -> Size {
        self.size
    }

    /// How many cells, items at positions, are known without the engine, and how many there are.
    pub fn decided(&self) -> (usize, usize) {
        (self.known.decided(), self.layout.variables())
    }

    /// The work of the engine so far, as far as it tells.
    pub fn statistics(&self) -> Statistics {
        self.engine.statistics()
    }

    /// The proof that there are no more solutions, if there are none and proofs are written.
    pub fn proof(&self) -> Option<&Proof> {
        self.engine.proof()
    }

    /// All solutions, one after another, each once. The session can be asked again afterwards.
    pub fn solutions(&mut self) -> Solutions<'_, 'p> {
        let gate = self.engine.new_var().positive();
        Solutions { session: self, gate, is_first: true, done: false, blocked: HashSet::default() }
    }

    fn find(&mut self, assumptions: &[Lit]) -> Result<Option<Solution>, Error> {
        let Verdict::Sat(model) = self.engine.solve(assumptions)? else { return Ok(None) };
        self.checked(|literal| model.satisfies(literal)).map(Some)
    }

    /// The first answer of the engine, unless it finds no solution where there is one.
    fn confirmed(&self, found: Result<Option<Solution>, Error>) -> Result<Option<Solution>, Error> {
        if found == Ok(None) && self.is_decided {
            self.checked(|_| false)?;
            return Err(self.wrong("it finds no solution, but there is one"));
        }
        found
    }

    /// The error for an answer that is not true.
    pub(crate) fn wrong(&self, message: &str) -> Error {
        let (engine, message) = (self.name.clone(), message.to_owned());
        Error::Engine(EngineError::Wrong { engine, message })
    }

    /// The solution that the open literals complete, if it is one.
    fn checked(&self, satisfies: impl Fn(Lit) -> bool) -> Result<Solution, Error> {
        checked(self.puzzle, &self.known, satisfies)
    }
}

/// The solution that the open literals complete, if it is one.
fn checked(
    puzzle: &Puzzle,
    known: &Known,
    satisfies: impl Fn(Lit) -> bool,
) -> Result<Solution, Error> {
    let decoded = Layout::new(puzzle).decode(puzzle, |item, place| {
        known.cell(item, place).map_or_else(|known| known, &satisfies)
    });
    let solution = decoded.map_err(|clash| Error::Fault(Fault::Clash(clash)))?;
    let broken = check(puzzle, &solution);
    if broken.is_empty() {
        return Ok(solution);
    }
    Err(Error::Fault(Fault::Broken(solution, broken)))
}

/// The solutions of a session. Each one found is blocked by a clause behind a gate, which is
/// opened for good when this is dropped.
pub struct Solutions<'s, 'p> {
    session: &'s mut Session<'p>,
    gate: Lit,
    is_first: bool,
    done: bool,
    /// The clauses against what was found, so that an engine that does not keep to them is found
    /// out instead of asked for ever.
    blocked: HashSet<Vec<Lit>>,
}

impl Iterator for Solutions<'_, '_> {
    type Item = Result<Solution, Error>;

    fn next(&mut self) -> Option<Result<Solution, Error>> {
        if self.done {
            return None;
        }
        let found = self.session.find(&[self.gate]);
        let found = if self.is_first { self.session.confirmed(found) } else { found };
        self.is_first = false;
        let Ok(Some(solution)) = &found else {
            self.done = true;
            return found.transpose();
        };
        let session = &mut *self.session;
        let mut clause = session.known.telling_literals(session.puzzle, solution);
        clause.iter_mut().for_each(|literal| *literal = !*literal);
        clause.push(!self.gate);
        session.engine.add_clause(&clause);
        if !self.blocked.insert(clause) {
            self.done = true;
            return Some(Err(session.wrong("it finds a solution that was ruled out")));
        }
        found.transpose()
    }
}

impl Drop for Solutions<'_, '_> {
    fn drop(&mut self) {
        self.session.engine.add_clause(&[!self.gate]);
    }
}
