//! `zebra-sat trace`

use zebra_sat::model::Puzzle;
use zebra_sat::report::json;
use zebra_sat::report::trace as text;
use zebra_sat::session::{Error, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::trace::{Ending, Event, Options, Stuck, stuck, trace};

use super::args::TraceFormat;
use super::batch::Batch;
use super::heading::heading;
use super::output::{Done, Output};
use super::{Exit, args, files, setup};

/// How many solutions are told unless more are asked for: they show that there are several.
const SEVERAL: u64 = 2;

pub(super) fn run(options: &args::Trace, output: &mut Output) -> Done {
    let setup = setup::within(options.timeout);
    let batch = Batch::new(&options.files.paths, options.jobs, &setup.terms.cleanup);
    batch.run(output, |at, path, output| {
        let Some((source, resolved)) = files::puzzle(path, options.reading, true, output)? else {
            return Ok(Exit::BadInput);
        };
        let puzzle = &resolved.puzzle;
        if options.format == TraceFormat::Text {
            if at > 0 {
                output.line("")?;
            }
            heading(&source, puzzle, options.files.paths.len() > 1, output)?;
            output.flush()?;
        }
        let one = if options.until_stuck { until_stuck } else { story };
        one(options, &setup, &source, puzzle, output)
    })
}

/// Prints the places that are left when nothing more follows.
fn until_stuck(
    options: &args::Trace,
    setup: &Setup,
    source: &Source,
    puzzle: &Puzzle,
    output: &mut Output,
) -> Done {
    let found = match stuck(puzzle, options.level.into(), setup.terms.deadline()) {
        Ok(found) => found,
        Err(error) => return setup::report(puzzle, setup, &error, output),
    };
    output.print(match options.format {
        TraceFormat::Text => text::stuck(puzzle, &found),
        TraceFormat::Json => json::places(&source.name, puzzle, &found),
    })?;
    Ok(if matches!(found, Stuck::Conflict(_)) { Exit::No } else { Exit::Yes })
}

/// Prints the story, event by event.
fn story(
    options: &args::Trace,
    setup: &Setup,
    source: &Source,
    puzzle: &Puzzle,
    output: &mut Output,
) -> Done {
    let page = match options.format {
        TraceFormat::Text => Page::Text(text::Teller::new(puzzle)),
        TraceFormat::Json => Page::Json(json::Story::new(&source.name, puzzle)),
    };
    let limit = options.limit.or(if options.all { None } else { Some(SEVERAL) });
    let deadline = setup.terms.deadline();
    let mut failed = None;
    let ending = trace(
        puzzle,
        &Options { level: options.level.into(), limit, deadline },
        &mut |depth, event| {
            // Each event is shown at once: the next one may be long in coming.
            let shown = output.print(page.event(depth, event)).and_then(|()| output.flush());
            shown.map_err(|stop| {
                failed = Some(stop);
                Error::Stopped
            })
        },
    );
    match (ending, failed) {
        (_, Some(stop)) => Err(stop),
        (Ok(ending), None) => end(options, setup, puzzle, &page, &ending, output),
        (Err(error), None) => setup::report(puzzle, setup, &error, output),
    }
}

/// What the story is written as.
enum Page<'p> {
    Text(text::Teller<'p>),
    Json(json::Story<'p>),
}

impl Page<'_> {
    fn event(&self, depth: usize, event: &Event) -> String {
        match self {
            Page::Text(teller) => teller.event(depth, event),
            Page::Json(story) => story.event(depth, event),
        }
    }
}

fn end(
    options: &args::Trace,
    setup: &Setup,
    puzzle: &Puzzle,
    page: &Page<'_>,
    ending: &Ending,
    output: &mut Output,
) -> Done {
    match page {
        Page::Text(_) => output.print(text::ending(ending))?,
        Page::Json(story) => output.print(story.end(ending))?,
    }
    if let Some(error) = &ending.gave_up {
        return setup::report(puzzle, setup, &Error::Engine(error.clone()), output);
    }
    let stopped_by_default = !ending.complete && options.limit.is_none();
    if stopped_by_default && options.format == TraceFormat::Text {
        output.line("Use `--all` to go on to the last one.")?;
    }
    Ok(if ending.found > 0 { Exit::Yes } else { Exit::No })
}
