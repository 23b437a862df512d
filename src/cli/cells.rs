//! `zebra-sat count --cells`

use dashu_int::UBig;
use zebra_sat::model::Puzzle;
use zebra_sat::report::{cells as text, json};
use zebra_sat::session::{Search, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::cells::cells;

use super::args::{CountFormat, CountMethod};
use super::count::Counter;
use super::heading::heading;
use super::output::{Done, Output, Stop};
use super::{Exit, args, setup};

/// Refuses methods, engines and encodings that find each solution.
pub(super) fn only_exact(options: &args::Count, search: Search, output: &mut Output) -> Done<()> {
    let is_exact = matches!(options.method, CountMethod::Auto | CountMethod::Exact);
    if is_exact && search == Search::Auto {
        return Ok(());
    }
    output.error(
        "`--cells` does not use the method, engine or encoding that is chosen: leave out one of them",
    )?;
    Err(Stop::Exit(Exit::BadInput))
}

/// Prints for each item and position of a puzzle in how many solutions the item is there.
pub(super) fn one(
    options: &args::Count,
    setup: &Setup,
    source: &Source,
    puzzle: &Puzzle,
    output: &mut Output,
) -> Done {
    let is_text = options.format == CountFormat::Text;
    if is_text {
        heading(source, puzzle, options.files.paths.len() > 1, output)?;
    }
    output.flush()?;
    let counted = cells(puzzle, setup, &mut Counter::new(output));
    let cells = match counted {
        Ok(cells) => cells,
        Err(error) => return setup::report(puzzle, setup, &error, output),
    };
    output.print(match options.format {
        CountFormat::Text => text::text(puzzle, &cells),
        CountFormat::Json => json::cell_counts(&source.name, puzzle, &cells),
    })?;
    Ok(if cells.total == UBig::ZERO { Exit::No } else { Exit::Yes })
}
