//! `zebra-sat check`

use std::path::Path;
use std::time::Instant;

use zebra_sat::report::check::{Findings, Page, findings, heading};
use zebra_sat::report::diagnostics::Style;
use zebra_sat::report::json;
use zebra_sat::session::{Error, Setup};
use zebra_sat::tasks::difficulty::rate;
use zebra_sat::tasks::repair::{Limits, Work, contradiction, redundancy};
use zebra_sat::tasks::solve::{Status, solve};
use zebra_sat::tasks::suggest::{self, suggest};

use super::args::CheckFormat;
use super::batch::Batch;
use super::output::{Done, Output};
use super::{Exit, args, files, setup};

pub(super) fn run(options: &args::Check, output: &mut Output) -> Done {
    let setup = options.setup.setup();
    let batch = Batch::new(&options.files.paths, options.jobs, &setup.terms.cleanup);
    batch.run(output, |at, path, output| {
        if at > 0 && options.format == CheckFormat::Text {
            output.line("")?;
        }
        one(options, &setup, path, output)
    })
}

fn one(options: &args::Check, setup: &Setup, path: &Path, output: &mut Output) -> Done {
    let Some((source, resolved)) = files::puzzle(path, options.reading, true, output)? else {
        return Ok(Exit::BadInput);
    };
    let puzzle = &resolved.puzzle;
    let page = Page { source: &source, puzzle, clue_spans: &resolved.clue_spans };
    if options.format == CheckFormat::Text {
        output.print(heading(page))?;
        output.flush()?;
    }
    let found = match find(options, setup, page) {
        Ok(found) => found,
        Err(error) => return setup::report(puzzle, setup, &error, output),
    };
    output.print(match options.format {
        CheckFormat::Text => findings(page, &found, Style::plain()),
        CheckFormat::Json => json::check(page, &found),
    })?;
    if let Some(error) = &found.answer.gave_up {
        return setup::report(puzzle, setup, &Error::Engine(error.clone()), output);
    }
    let is_unproven = found.contradiction.is_some_and(|found| found.conflicts.in_order == 0);
    if options.smallest && is_unproven {
        output.error(
            "the time was over before a conflict was proven to be a smallest one\n  \
             = help: give it more by `--timeout`",
        )?;
        return Ok(Exit::GaveUp);
    }
    Ok(if found.answer.found > 0 { Exit::Yes } else { Exit::No })
}

/// Finds out what there is to say about a puzzle.
fn find(options: &args::Check, setup: &Setup, page: Page<'_>) -> Result<Findings, Error> {
    let (puzzle, start) = (page.puzzle, Instant::now());
    let mut solutions = Vec::new();
    let answer = solve(puzzle, setup, Some(2), |solution| {
        solutions.push(solution.clone());
        Ok(())
    })?;
    let mut setup = setup.clone();
    if let Some(timeout) = &mut setup.terms.timeout {
        *timeout = timeout.saturating_sub(start.elapsed());
    }
    let (mut why, mut without, mut difficulty, mut suggestions) = (None, None, None, None);
    match answer.status {
        Status::None => why = Some(contradiction(puzzle, &setup, &limits(options))?),
        Status::Unique => {
            without = Some(redundancy(puzzle, &solutions[0], &setup, Work::QUICK)?);
            difficulty = Some(rate(puzzle, &solutions[0]));
        }
        Status::Multiple => {
            let found = options
                .suggest
                .map(|most| suggest(puzzle, &setup, most as usize, &suggest::Limits::default()));
            suggestions = found.transpose()?;
        }
        Status::Unknown => {}
    }
    let (contradiction, redundancy) = (why, without);
    Ok(Findings { answer, solutions, contradiction, redundancy, difficulty, suggestions })
}

fn limits(options: &args::Check) -> Limits {
    Limits {
        conflicts: options.conflicts.0,
        corrections: options.repairs.0,
        smallest: options.smallest,
        ..Limits::default()
    }
}
