//! The encoding and engine that the arguments choose, and what to say when they fail.

use std::time::Duration;

use zebra_sat::compile::Options;
use zebra_sat::engine::{COMMAND, EngineError, Terms};
use zebra_sat::model::Puzzle;
use zebra_sat::report::fault;
use zebra_sat::report::terminal::safe;
use zebra_sat::session::{Error, Search, Setup};
use zebra_sat::tasks::explain::Error as Unexplained;

use super::args::{Finder, SetupArgs};
use super::output::{Done, Output, Stop};
use super::{Exit, signals};

impl SetupArgs {
    /// The setup that the arguments ask for. From now on a signal cleans up after its engines.
    pub(super) fn setup(&self) -> Setup {
        let default = Setup::default();
        let compile = Options {
            exactly_one: self.exactly_one.map_or(default.compile.exactly_one, |chosen| chosen.0),
            all_different: self.all_different.unwrap_or_default(),
            cardinality: self.cardinality.map_or(default.compile.cardinality, |chosen| chosen.0),
            relations: self.relations.unwrap_or_default(),
        };
        let terms =
            Terms { timeout: self.timeout, command: self.engine_cmd.clone(), ..Terms::default() };
        signals::watch(terms.cleanup.clone());
        let engine = match self.engine {
            _ if self.engine_cmd.is_some() => COMMAND,
            Some(Finder::Engine(engine)) => engine,
            Some(Finder::Grid) | None => default.engine,
        };
        Setup { search: self.search(), compile, engine, terms, presolve: !self.no_presolve }
    }

    /// Whoever chooses an engine or encoding wants to have it used.
    fn search(&self) -> Search {
        let is_chosen = self.engine.is_some()
            || self.engine_cmd.is_some()
            || self.exactly_one.is_some()
            || self.all_different.is_some()
            || self.cardinality.is_some()
            || self.relations.is_some();
        match self.engine {
            Some(Finder::Grid) => Search::Grid,
            _ if is_chosen => Search::Engine,
            _ => Search::Auto,
        }
    }
}

/// The usual setup, with so much time for the search.
pub(super) fn within(timeout: Option<Duration>) -> Setup {
    Setup { terms: Terms { timeout, ..Terms::default() }, ..Setup::default() }
}

/// Says why there is no answer, with everything that is needed to reproduce a fault.
pub(super) fn report(
    puzzle: &Puzzle,
    setup: &Setup,
    error: &Error,
    output: &mut Output,
) -> Done<Exit> {
    match error {
        Error::Engine(error) => engine(error, output),
        Error::Fault(fault) => {
            output.say(fault::describe(puzzle, setup, fault))?;
            Ok(Exit::Fault)
        }
        Error::TooLarge => {
            output.error(format_args!(
                "{error}\n  = help: try `--exactly-one sequential`, or write the formula for another solver \
                 with `--emit-dimacs`"
            ))?;
            Ok(Exit::GaveUp)
        }
        Error::TooManyDecisions(_) => {
            output.error(format_args!(
                "{error}\n  = help: `--engine` chooses a SAT solver, which finds as many solutions as \
                 `--limit` says"
            ))?;
            Ok(Exit::GaveUp)
        }
        Error::TooManyParts(_) => {
            output.error(format_args!(
                "{error}\n  = help: `zebra-sat count` keeps less, and says how many there are"
            ))?;
            Ok(Exit::GaveUp)
        }
        Error::Stopped => Err(Stop::BrokenPipe),
    }
}

/// Says why there is no explanation.
pub(super) fn unexplained(
    puzzle: &Puzzle,
    setup: &Setup,
    error: &Unexplained,
    output: &mut Output,
) -> Done<Exit> {
    use zebra_sat::explain::Error as Cause;
    let (help, exit) = match error {
        Unexplained::Session(error) => return report(puzzle, setup, error, output),
        Unexplained::Explain(Cause::Engine(error)) => return engine(error, output),
        Unexplained::Explain(Cause::TooLarge(_)) => {
            ("`zebra-sat trace` tells how larger puzzles are solved", Exit::GaveUp)
        }
        Unexplained::Explain(Cause::TooHard) => {
            ("`--effort fast` takes any step that cannot be made smaller", Exit::GaveUp)
        }
        Unexplained::Explain(Cause::TimedOut) => {
            ("give it more by `--timeout`, or let `explain` take `--effort fast`", Exit::GaveUp)
        }
        Unexplained::Explain(Cause::Wrong(_)) => {
            ("this is a bug of zebra-sat; please report it with the puzzle", Exit::Fault)
        }
    };
    output.error(format_args!("{}\n  = help: {help}", safe(&error.to_string())))?;
    Ok(exit)
}

/// Says why the engine has no answer.
fn engine(error: &EngineError, output: &mut Output) -> Done<Exit> {
    // The engine's own words may be part of it.
    let what = safe(&error.to_string());
    let (help, exit) = match error {
        EngineError::Absent { install, .. } => (Some(*install), Exit::BadInput),
        EngineError::NoProof { .. } => {
            let help =
                "`varisat`, `cadical`, `kissat` and `glucose` do, and commands with `{proof}`";
            (Some(help), Exit::BadInput)
        }
        EngineError::Unwritable { .. } => (None, Exit::BadInput),
        EngineError::TimedOut { .. } => (Some("give it more by `--timeout`"), Exit::GaveUp),
        EngineError::TooManyVariables { .. }
        | EngineError::Exhausted { .. }
        | EngineError::Failed { .. } => (None, Exit::GaveUp),
        EngineError::Wrong { .. } => {
            let help = "no answer is given; this is a bug of the engine, so try another one";
            (Some(help), Exit::Fault)
        }
    };
    let help = help.map_or_else(String::new, |help| format!("\n  = help: {help}"));
    output.error(format_args!("{what}{help}"))?;
    Ok(exit)
}

#[cfg(test)]
mod tests {
    use zebra_sat::compile::Clash;
    use zebra_sat::load::load;
    use zebra_sat::model::{ItemId, Place};
    use zebra_sat::session::Fault;
    use zebra_sat::syntax::Source;

    use super::*;

    #[test]
    fn a_fault_exits_with_4_and_giving_up_with_3() {
        let text = "houses: 2\ncolour: red, blue\n";
        let puzzle = load(Source::new("a.zebra", text)).resolved.expect("no errors").puzzle;
        let clash = Clash { first: ItemId(0), second: ItemId(1), place: Place(0) };
        let code = |error: Error| {
            let exit = report(&puzzle, &Setup::default(), &error, &mut Output::new());
            exit.expect("standard output is open").code()
        };
        assert_eq!(code(Error::Fault(Fault::Clash(clash))), 4);
        assert_eq!(code(Error::TooLarge), 3);
    }
}
