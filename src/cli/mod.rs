//! The command line: arguments, files, colours and exit codes; one file for each subcommand.

mod args;
mod batch;
mod cells;
mod certify;
mod check;
mod compare;
mod contrast;
mod convert;
mod count;
mod decode;
mod explain;
mod files;
mod fmt;
mod generate;
mod heading;
mod hint;
mod marks;
mod output;
mod pipe;
mod printer;
mod progress;
mod review;
mod sample;
mod setup;
mod signals;
mod solve;
mod trace;
mod verify;

use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};
use output::Output;

/// How a run ends, worst last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Exit {
    /// At least one solution, or yes.
    Yes,
    /// No solution, or no.
    No,
    /// A limit was reached before the answer was known.
    GaveUp,
    /// The command or a file is wrong.
    BadInput,
    /// A bug of ours.
    Fault,
}

impl Exit {
    fn code(self) -> u8 {
        match self {
            Exit::Yes => 0,
            Exit::No => 1,
            Exit::BadInput => 2,
            Exit::GaveUp => 3,
            Exit::Fault => 4,
        }
    }
}

/// Parses the arguments and runs the command.
pub(crate) fn run() -> ExitCode {
    let args = Args::parse();
    let mut output = Output::new();
    let done = match &args.command {
        Command::Solve(options) => solve::run(options, &mut output),
        Command::Check(options) => check::run(options, &mut output),
        Command::Count(options) => count::run(options, &mut output),
        Command::Sample(options) => sample::run(options, &mut output),
        Command::Trace(options) => trace::run(options, &mut output),
        Command::Explain(options) => explain::run(options, &mut output),
        Command::Hint(options) => hint::run(options, &mut output),
        Command::Compare(options) => compare::run(options, &mut output),
        Command::Decode(options) => decode::run(options, &mut output),
        Command::Verify(options) => verify::run(options, &mut output),
        Command::Certify(options) => certify::run(options, &mut output),
        Command::Fmt(options) => fmt::run(options, &mut output),
        Command::Convert(options) => convert::run(options, &mut output),
        Command::Completions(options) => generate::completions(options, &mut output),
        Command::Man(options) => generate::man(options, &mut output),
        Command::Schema(options) => generate::schema(options, &mut output),
    };
    let done = done.and_then(|exit| output.flush().map(|()| exit));
    ExitCode::from(done.unwrap_or_else(|stop| stop.exit()).code())
}
