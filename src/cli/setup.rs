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
        let compile = Options {
            exactly_one: self.exactly_one.0,
            all_different: self.all_different,
            relations: self.relations,
        };
        Setup { compile, engine: self.engine, presolve: !self.no_presolve }
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
