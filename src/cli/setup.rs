//! The encoding and engine that the arguments choose, and what to say when they fail.

use zebra_sat::compile::Options;
use zebra_sat::model::Puzzle;
use zebra_sat::report::fault;
use zebra_sat::session::{Error, Setup};

use super::Exit;
use super::args::SetupArgs;
use super::output::{Done, Output, Stop};

impl SetupArgs {
    pub(super) fn setup(&self) -> Setup {
        let compile = Options { exactly_one: self.exactly_one.0, relations: self.relations };
        Setup { compile, engine: self.engine }
    }
}

/// Says why there is no answer, with everything that is needed to reproduce a fault.
pub(super) fn report(
    puzzle: &Puzzle,
    setup: &Setup,
    error: &Error,
    output: &mut Output,
) -> Done<Exit> {
    match error {
        Error::Engine(error) => {
            output.error(error)?;
            Ok(Exit::GaveUp)
        }
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
        Error::Stopped => Err(Stop::BrokenPipe),
    }
}
