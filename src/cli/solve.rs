//! `zebra-sat solve`

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use zebra_sat::model::{Puzzle, Solution};
use zebra_sat::presolve::presolve;
use zebra_sat::report::terminal::safe;
use zebra_sat::report::{answer, grid, json, table, tuples};
use zebra_sat::session::Error;
use zebra_sat::syntax::Source;
use zebra_sat::tasks::dimacs::{self, Formula};
use zebra_sat::tasks::solve::{Answer, Status, solve};

use super::args::AnswerFormat;
use super::output::{Done, Output, Stop, stop};
use super::{Exit, args, files, setup};

pub(super) fn run(options: &args::Solve, output: &mut Output) -> Done {
    let mut worst = Exit::Yes;
    for (at, path) in options.files.paths.iter().enumerate() {
        let start = Instant::now();
        let Some((source, resolved)) = files::puzzle(path, !options.quiet, output)? else {
            worst = worst.max(Exit::BadInput);
            continue;
        };
        let puzzle = &resolved.puzzle;
        if let Some(target) = &options.emit_dimacs {
            worst = worst.max(emit(options, puzzle, target, output)?);
            continue;
        }
        if at > 0 && !matches!(options.format, AnswerFormat::Json | AnswerFormat::Csv) {
            output.line("")?;
        }
        let read = start.elapsed();
        worst = worst.max(one(options, &source, puzzle, read, output)?);
    }
    Ok(worst)
}

fn one(
    options: &args::Solve,
    source: &Source,
    puzzle: &Puzzle,
    read: Duration,
    output: &mut Output,
) -> Done {
    let setup = options.setup.setup();
    let words = !options.quiet && !matches!(options.format, AnswerFormat::Json | AnswerFormat::Csv);
    let limit = options.limit.or(if options.all { None } else { Some(2) });
    if words {
        heading(options, source, puzzle, output)?;
    }
    let start = Instant::now();
    // JSON says first how many there are; the others are printed as they are found, but for the
    // first one, whose heading depends on whether there is a second.
    let mut kept: Vec<Solution> = Vec::new();
    let mut found = 0;
    let mut failed = None;
    let result = solve(puzzle, &setup, limit, |solution| {
        found += 1;
        if options.format == AnswerFormat::Json || found <= 2 {
            kept.push(solution.clone());
        }
        let streamed = match (options.format, found) {
            (AnswerFormat::Json, _) | (_, 1) => Ok(()),
            (_, 2) => print(options, puzzle, &kept[0], 1, true, output)
                .and_then(|()| print(options, puzzle, solution, 2, true, output)),
            _ => print(options, puzzle, solution, found, true, output),
        };
        streamed.map_err(|stop| {
            failed = Some(stop);
            Error::Stopped
        })
    });
    let answer = match result {
        Ok(answer) => answer,
        Err(Error::Stopped) => return Err(failed.unwrap_or(Stop::BrokenPipe)),
        Err(error) => return setup::report(puzzle, &setup, &error, output),
    };
    if options.format == AnswerFormat::Json {
        output.print(json::text(&source.name, puzzle, &answer, &kept))?;
    } else if let [only] = &kept[..] {
        print(options, puzzle, only, 1, false, output)?;
    }
    if words {
        closing(options, puzzle, &answer, &kept, output)?;
    }
    if options.stats {
        statistics(&answer, read, start.elapsed(), output)?;
    }
    Ok(if answer.found > 0 { Exit::Yes } else { Exit::No })
}

/// The title, or with several files the file's name.
fn heading(
    options: &args::Solve,
    source: &Source,
    puzzle: &Puzzle,
    output: &mut Output,
) -> Done<()> {
    let several = options.files.paths.len() > 1;
    let file = safe(&source.name);
    match (&puzzle.title, several) {
        (Some(title), false) => output.line(format_args!("{}\n", safe(title))),
        (Some(title), true) => output.line(format_args!("{} ({file})\n", safe(title))),
        (None, true) => output.line(format_args!("{file}\n")),
        (None, false) => Ok(()),
    }
}

/// One solution in the chosen format; `numbered` when it is one of several.
fn print(
    options: &args::Solve,
    puzzle: &Puzzle,
    solution: &Solution,
    number: u64,
    numbered: bool,
    output: &mut Output,
) -> Done<()> {
    let text = match options.format {
        AnswerFormat::Table => table::text(puzzle, solution),
        AnswerFormat::Grid => grid::text(puzzle, solution),
        AnswerFormat::Tuples => tuples::text(puzzle, solution),
        AnswerFormat::Csv => return output.print(table::csv(puzzle, solution, number)),
        AnswerFormat::Markdown => table::markdown(puzzle, solution),
        AnswerFormat::Json => return Ok(()),
    };
    if options.quiet {
        let gap = if number > 1 { "\n" } else { "" };
        return output.print(format_args!("{gap}{text}"));
    }
    let colon = if options.format == AnswerFormat::Markdown { ":\n" } else { ":" };
    if numbered {
        output.line(format_args!("Solution {number}{colon}"))?;
    }
    output.line(text)?;
    let answers = answer::questions(puzzle, solution);
    if !answers.is_empty() {
        output.line(answers)?;
    }
    Ok(())
}

fn closing(
    options: &args::Solve,
    puzzle: &Puzzle,
    found: &Answer,
    kept: &[Solution],
    output: &mut Output,
) -> Done<()> {
    output.print(answer::sentence(found))?;
    if let [first, second] = kept
        && found.found == 2
    {
        output.print(answer::contrast(puzzle, first, second))?;
    }
    if found.status == Status::Multiple && !found.complete && options.limit.is_none() {
        output.line("Use `--all` to see all of them, or `zebra-sat count` to count them.")?;
    }
    Ok(())
}

fn statistics(answer: &Answer, read: Duration, solved: Duration, output: &mut Output) -> Done<()> {
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    output.say(format_args!(
        "variables: {}\nclauses: {}\nliterals: {}\nsolutions found: {}\nread: {:.1} ms\nencode and solve: {:.1} ms",
        answer.size.variables,
        answer.size.clauses,
        answer.size.literals,
        answer.found,
        milliseconds(read),
        milliseconds(solved),
    ))
}

/// Writes the CNF of a puzzle.
fn emit(options: &args::Solve, puzzle: &Puzzle, target: &Path, output: &mut Output) -> Done {
    if options.files.paths.len() > 1 {
        output.error("`--emit-dimacs` takes one puzzle: give a single file")?;
        return Err(Stop::Exit(Exit::BadInput));
    }
    let compile = options.setup.setup().compile;
    let presolved = options.setup.presolve.then(|| presolve(puzzle));
    let formula = Formula { puzzle, options: &compile, presolved: presolved.as_ref() };
    let size = if target.as_os_str() == "-" {
        dimacs::write(&formula, output.writer()).map_err(stop)?
    } else {
        match to_file(&formula, target) {
            Ok(size) => size,
            Err(error) => {
                output.error(format_args!("cannot write `{}`: {error}", target.display()))?;
                return Ok(Exit::BadInput);
            }
        }
    };
    if options.stats {
        output.say(format_args!(
            "variables: {}\nclauses: {}\nliterals: {}",
            size.variables, size.clauses, size.literals
        ))?;
    }
    Ok(Exit::Yes)
}

fn to_file(formula: &Formula<'_>, target: &Path) -> io::Result<encodings::Size> {
    let mut file = File::create(target)?;
    let size = dimacs::write(formula, &mut file)?;
    file.flush()?;
    Ok(size)
}
