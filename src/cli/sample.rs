//! `zebra-sat sample`

use zebra_sat::model::Puzzle;
use zebra_sat::report::answer;
use zebra_sat::report::solutions::Format;
use zebra_sat::session::{Search, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::sample::sample;

use super::batch::Batch;
use super::heading::heading;
use super::output::{Done, Output};
use super::printer::Printer;
use super::{Exit, args, files, setup};

pub(super) fn run(options: &args::Sample, output: &mut Output) -> Done {
    let setup = Setup { search: Search::Auto, ..setup::within(options.timeout) };
    let batch = Batch::new(&options.files.paths, options.jobs, &setup.terms.cleanup);
    batch.run(output, |at, path, output| {
        let Some((source, resolved)) =
            files::puzzle(path, options.reading, !options.quiet, output)?
        else {
            return Ok(Exit::BadInput);
        };
        if at > 0 && Format::from(options.format).has_words() {
            output.line("")?;
        }
        one(options, &setup, &source, &resolved.puzzle, output)
    })
}

fn one(
    options: &args::Sample,
    setup: &Setup,
    source: &Source,
    puzzle: &Puzzle,
    output: &mut Output,
) -> Done {
    let format = Format::from(options.format);
    let has_words = format.has_words() && !options.quiet;
    if has_words {
        heading(source, puzzle, options.files.paths.len() > 1, output)?;
    }
    output.flush()?;
    let mut printer = Printer::new(format, options.quiet, &source.name, puzzle, output);
    let answer = match sample(puzzle, setup, options.number, options.seed, &mut printer) {
        Ok(answer) => answer,
        Err(error) => {
            printer.give_up()?;
            return setup::report(puzzle, setup, &error, output);
        }
    };
    printer.finish(&answer)?;
    if has_words {
        output.print(answer::sentence(&answer))?;
    }
    Ok(if answer.found > 0 { Exit::Yes } else { Exit::No })
}
