//! `zebra-sat verify --trace`

use std::path::Path;

use zebra_sat::explain::Logic;
use zebra_sat::model::Puzzle;
use zebra_sat::report::terminal::safe;
use zebra_sat::report::{json, review as text};
use zebra_sat::steps;
use zebra_sat::syntax::Source;
use zebra_sat::syntax::diagnostic::Diagnostics;
use zebra_sat::tasks::review::review;

use super::args::VerifyFormat;
use super::output::{Done, Output};
use super::{Exit, args, files, setup};

/// Reviews the steps in a file.
pub(super) fn run(
    options: &args::Verify,
    file: &str,
    puzzle: &Puzzle,
    path: &Path,
    output: &mut Output,
) -> Done {
    let setup = setup::within(options.timeout);
    let logic = match Logic::new(puzzle) {
        Ok(logic) => logic,
        Err(error) => return setup::unexplained(puzzle, &setup, &error.into(), output),
    };
    let source = match Source::read(path) {
        Ok(source) => source,
        Err((source, diagnostic)) => {
            return unreadable(options, file, &source, &diagnostic.into(), output);
        }
    };
    let trace = match steps::read(puzzle, &logic, &source) {
        Ok(trace) => trace,
        Err(found) => return unreadable(options, file, &source, &found, output),
    };
    let found = match review(puzzle, &logic, &setup, &trace) {
        Ok(found) => found,
        Err(error) => return setup::unexplained(puzzle, &setup, &error, output),
    };
    match options.format {
        VerifyFormat::Text => {
            if !options.quiet {
                output.print(text::text(puzzle, &found))?;
            }
            output.line(format_args!("{}: {}", safe(&source.name), text::verdict(&found)))?;
        }
        VerifyFormat::Json => output.print(json::review([file, &source.name], puzzle, &found))?,
    }
    Ok(if found.is_sound() { Exit::Yes } else { Exit::No })
}

/// Says what is wrong with the text of a trace.
fn unreadable(
    options: &args::Verify,
    file: &str,
    source: &Source,
    diagnostics: &Diagnostics,
    output: &mut Output,
) -> Done {
    files::show(source, diagnostics, true, output)?;
    match options.format {
        VerifyFormat::Text => output.line(format_args!("{}: unreadable", safe(&source.name)))?,
        VerifyFormat::Json => output.print(json::unreadable_trace([file, &source.name]))?,
    }
    Ok(Exit::BadInput)
}
