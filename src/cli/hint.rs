//! `zebra-sat hint`

use zebra_sat::explain::{self, Effort, Options};
use zebra_sat::report::explain as text;
use zebra_sat::report::json;
use zebra_sat::tasks::explain::{Error, Hint, hint};

use super::args::HintFormat;
use super::output::{Done, Output};
use super::{Exit, args, files, marks, setup};

pub(super) fn run(options: &args::Hint, output: &mut Output) -> Done {
    files::one_stdin([&*options.file].into_iter().chain(options.grid.as_deref()), output)?;
    let Some((source, resolved)) = files::puzzle(&options.file, options.reading, true, output)?
    else {
        return Ok(Exit::BadInput);
    };
    let puzzle = &resolved.puzzle;
    let marks = marks::read(puzzle, options.grid.as_deref(), output)?;
    let setup = setup::within(options.timeout);
    let with = |effort| Options { effort, deadline: setup.terms.deadline(), ..Options::default() };
    // The easiest next step is one of least cost, if that can be found.
    let found = match hint(puzzle, &setup, &with(Effort::Optimal), &marks) {
        Err(Error::Explain(explain::Error::TooHard)) => {
            hint(puzzle, &setup, &with(Effort::Fast), &marks)
        }
        found => found,
    };
    let found = match found {
        Ok(found) => found,
        Err(error) => return setup::unexplained(puzzle, &setup, &error, output),
    };
    let level = options.level.into();
    output.print(match options.format {
        HintFormat::Text => text::hint(puzzle, &source.name, &found, level),
        HintFormat::Json => json::hint(&source.name, puzzle, &found, level),
    })?;
    Ok(match found {
        Hint::Done | Hint::Next(..) => Exit::Yes,
        Hint::Contradictory | Hint::Wrong(_) => Exit::No,
    })
}
