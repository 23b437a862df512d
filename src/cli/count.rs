//! `zebra-sat count`

use std::time::Duration;

use dashu_int::UBig;
use zebra_sat::model::{Puzzle, Solution};
use zebra_sat::report::json;
use zebra_sat::report::number::grouped;
use zebra_sat::session::{Error, Search, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::count::{Count, Method, Stopped, count};
use zebra_sat::tasks::stream::Receiver;

use super::args::{CountFormat, CountMethod};
use super::batch::Batch;
use super::output::{Done, Output, Stop};
use super::progress::Progress;
use super::{Exit, args, cells, files, setup};

pub(super) fn run(options: &args::Count, output: &mut Output) -> Done {
    let setup = options.setup.setup();
    let method = method(options, setup.search, output)?;
    let is_text = options.format == CountFormat::Text;
    let batch = Batch::new(&options.files.paths, options.jobs, &setup.terms.cleanup);
    batch.run(output, |at, path, output| {
        let Some((source, resolved)) = files::puzzle(path, options.reading, true, output)? else {
            return Ok(Exit::BadInput);
        };
        let puzzle = &resolved.puzzle;
        if !options.cells {
            return one(options, &setup, method, &source, puzzle, output);
        }
        if at > 0 && is_text {
            output.line("")?;
        }
        cells::one(options, &setup, &source, puzzle, output)
    })
}

/// The way to count; one that leaves out a chosen engine is refused.
fn method(options: &args::Count, search: Search, output: &mut Output) -> Done<Method> {
    if options.cells {
        cells::only_exact(options, search, output)?;
    }
    let (method, refused) = match (options.method, search) {
        (CountMethod::Auto | CountMethod::Blocking, Search::Engine) => (Method::Blocking, false),
        (CountMethod::Auto | CountMethod::Grid, Search::Grid) => (Method::Grid, false),
        (CountMethod::Auto, Search::Auto) => (Method::Auto, false),
        (CountMethod::Blocking, chosen) => (Method::Blocking, chosen == Search::Grid),
        (CountMethod::Grid, chosen) => (Method::Grid, chosen == Search::Engine),
        (CountMethod::Exact, chosen) => (Method::Exact, chosen != Search::Auto),
    };
    if !refused {
        return Ok(method);
    }
    output.error(format_args!(
        "`--method {}` does not use the engine or encoding that is chosen: leave out one of them",
        method.name()
    ))?;
    Err(Stop::Exit(Exit::BadInput))
}

fn one(
    options: &args::Count,
    setup: &Setup,
    method: Method,
    source: &Source,
    puzzle: &Puzzle,
    output: &mut Output,
) -> Done {
    let is_text = options.format == CountFormat::Text;
    if is_text && options.files.paths.len() > 1 {
        output.print(format_args!("{}: ", source.name))?;
    }
    output.flush()?;
    let mut counter = Counter::new(output);
    let counted = count(puzzle, setup, method, options.limit, &mut counter);
    drop(counter);
    let count = match counted {
        Ok(count) => count,
        Err(error) => return setup::report(puzzle, setup, &error, output),
    };
    if is_text {
        output.line(sentence(&count, setup.terms.timeout))?;
    } else {
        output.print(json::count(&source.name, puzzle, &count))?;
    }
    Ok(match count.stopped {
        Some(_) => Exit::GaveUp,
        None if count.number == UBig::ZERO => Exit::No,
        None => Exit::Yes,
    })
}

fn sentence(count: &Count, timeout: Option<Duration>) -> String {
    // Every digit: an exact number is not rounded.
    let number = grouped(&count.number.to_string());
    let noun = if number == "1" { "solution" } else { "solutions" };
    match count.stopped {
        None if number == "0" => "no solution".to_owned(),
        None => format!("{number} {noun}"),
        Some(Stopped::Limit) => format!("at least {number} {noun} (stopped at the limit)"),
        Some(Stopped::Time) => {
            let seconds = timeout.unwrap_or_default().as_secs_f64();
            let unit = if seconds == 1.0 { "second" } else { "seconds" };
            format!("at least {number} {noun} (stopped after {seconds} {unit})")
        }
    }
}

/// Shows how the number grows.
pub(super) struct Counter {
    found: u64,
    progress: Progress,
}

impl Counter {
    pub(super) fn new(output: &Output) -> Counter {
        Counter { found: 0, progress: Progress::new(output) }
    }
}

impl Receiver for Counter {
    fn take(&mut self, _solution: &Solution) -> Result<(), Error> {
        self.found += 1;
        Ok(())
    }

    fn wait(&mut self, done: Option<f64>) -> Result<(), Error> {
        self.progress.show(self.found, done);
        Ok(())
    }
}
