//! `zebra-sat sample`

use zebra_sat::model::Puzzle;
use zebra_sat::report::answer;
use zebra_sat::report::solutions::Format;
use zebra_sat::session::{Search, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::sample::sample;

use super::heading::heading;
use super::output::{Done, Output};
use super::printer::Printer;
use super::{Exit, args, files, setup};

pub(super) fn run(options: &args::Sample, output: &mut Output) -> Done {
    let setup = Setup { search: Search::Auto, ..setup::within(options.timeout) };
    let mut worst = Exit::Yes;
    for (at, path) in options.files.paths.iter().enumerate() {
        let Some((source, resolved)) =
            files::puzzle(path, options.reading, !options.quiet, output)?
        else {
            worst = worst.max(Exit::BadInput);
            continue;
        };
        if at > 0 && Format::from(options.format).has_words() {
            output.line("")?;
        }
        worst = worst.max(one(options, &setup, &source, &resolved.puzzle, output)?);
    }
    Ok(worst)
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
