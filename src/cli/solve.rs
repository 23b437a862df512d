//! `zebra-sat solve`

use std::path::Path;
use std::time::{Duration, Instant};

use encodings::Size;
use itertools::Itertools;
use zebra_sat::engine::{self, Proof};
use zebra_sat::model::{ClueId, Puzzle, Solution};
use zebra_sat::presolve::presolve;
use zebra_sat::report::solutions::Format;
use zebra_sat::report::{self, answer};
use zebra_sat::session::{Error, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::contrast::Contrast;
use zebra_sat::tasks::dimacs::{self, Formula};
use zebra_sat::tasks::solve::{Answer, Status, solve};
use zebra_sat::tasks::stream::{Receiver, stream};

use super::batch::Batch;
use super::heading::heading;
use super::output::{Done, Output, Stop, stop};
use super::printer::Printer;
use super::{Exit, args, contrast, files, setup};

pub(super) fn run(options: &args::Solve, output: &mut Output) -> Done {
    let mut setup = options.setup.setup();
    setup.terms.proof = options.proof.clone();
    // A proof is one from the puzzle's own clauses.
    setup.presolve &= options.proof.is_none();
    single(options, output)?;
    let batch = Batch::new(&options.files.paths, options.jobs, &setup.terms.cleanup);
    batch.run(output, |at, path, output| {
        let start = Instant::now();
        let Some((source, resolved)) =
            files::puzzle(path, options.reading, !options.quiet, output)?
        else {
            return Ok(Exit::BadInput);
        };
        let puzzle = &resolved.puzzle;
        if let Some(target) = &options.emit_dimacs {
            return emit(options, &setup, puzzle, target, output);
        }
        if at > 0 && Format::from(options.format).has_words() {
            output.line("")?;
        }
        let read = start.elapsed();
        one(options, &setup, &source, puzzle, read, output)
    })
}

/// Refuses several files where one result goes to one file.
fn single(options: &args::Solve, output: &mut Output) -> Done<()> {
    let option = match (&options.emit_dimacs, &options.proof) {
        (Some(_), _) => "--emit-dimacs",
        (None, Some(_)) => "--proof",
        (None, None) => return Ok(()),
    };
    if options.files.paths.len() == 1 {
        return Ok(());
    }
    output.error(format_args!("`{option}` takes one puzzle: give a single file"))?;
    Err(Stop::Exit(Exit::BadInput))
}

fn one(
    options: &args::Solve,
    setup: &Setup,
    source: &Source,
    puzzle: &Puzzle,
    read: Duration,
    output: &mut Output,
) -> Done {
    let format = Format::from(options.format);
    let has_words = format.has_words() && !options.quiet;
    let limit = options.limit.or(if options.all { None } else { Some(2) });
    if has_words {
        heading(source, puzzle, options.files.paths.len() > 1, output)?;
    }
    let start = Instant::now();
    let mut printer = Printer::new(format, options.quiet, &source.name, puzzle, output);
    let found = if options.all || options.limit.is_some() {
        stream(puzzle, setup, limit, &mut printer).map(|answer| (answer, None, Vec::new()))
    } else {
        representative(puzzle, setup, start, has_words, &mut printer)
    };
    let (answer, contrast, vague) = match found {
        Ok(found) => found,
        Err(error) => {
            printer.give_up()?;
            return setup::report(puzzle, setup, &error, output);
        }
    };
    let kept = printer.finish(&answer)?;
    if has_words {
        closing(options, puzzle, &answer, &kept, contrast.as_ref(), output)?;
        if !vague.is_empty() {
            output.print(report::contrast::directly(puzzle, &vague))?;
        }
    }
    if options.stats {
        statistics(&answer, read, start.elapsed(), output)?;
    }
    if setup.terms.proof.is_some() {
        proof(answer.proof.as_ref(), output)?;
    }
    if let Some(error) = &answer.gave_up {
        return setup::report(puzzle, setup, &Error::Engine(error.clone()), output);
    }
    Ok(if answer.found > 0 { Exit::Yes } else { Exit::No })
}

/// Prints the only solution, or two: those that stand for all are not the first two but two that
/// differ most; with these, where there are words to tell it, the clues that may be meant more
/// strictly.
fn representative(
    puzzle: &Puzzle,
    setup: &Setup,
    start: Instant,
    has_words: bool,
    printer: &mut Printer<'_>,
) -> Result<(Answer, Option<Contrast>, Vec<ClueId>), Error> {
    let mut first: Vec<Solution> = Vec::new();
    let found = solve(puzzle, setup, Some(2), |solution| {
        first.push(solution.clone());
        Ok(())
    });
    if found.is_err() {
        // What was found before is printed all the same.
        first.iter().try_for_each(|solution| printer.take(solution))?;
    }
    let answer = found?;
    let is_ambiguous = first.len() == 2;
    let contrast = if is_ambiguous { contrast::find(puzzle, setup, start)? } else { None };
    let vague = match is_ambiguous && has_words {
        true => contrast::vague(puzzle, setup, start)?,
        false => Vec::new(),
    };
    let shown = contrast.as_ref().map_or(&first[..], |contrast| &contrast.pair[..]);
    shown.iter().try_for_each(|solution| printer.take(solution))?;
    Ok((answer, contrast, vague))
}

/// Says where the proof is and who has checked it.
fn proof(proof: Option<&Proof>, output: &mut Output) -> Done<()> {
    let Some(Proof { file, formula, checker }) = proof else {
        return output.say("proof: none is written, since the search ended at a solution");
    };
    let (file, formula) = (file.display(), formula.display());
    match checker {
        Some(checker) => {
            output.say(format_args!("proof: `{file}` refutes `{formula}`; checked by {checker}"))
        }
        None => {
            let checkers = engine::checkers().map(|name| format!("`{name}`")).join(" nor ");
            output.say(format_args!(
                "proof: `{file}` refutes `{formula}`; not checked, since neither {checkers} is installed"
            ))
        }
    }
}

fn closing(
    options: &args::Solve,
    puzzle: &Puzzle,
    found: &Answer,
    kept: &[Solution],
    contrast: Option<&Contrast>,
    output: &mut Output,
) -> Done<()> {
    output.print(answer::sentence(found))?;
    if let Some(contrast) = contrast {
        let markdown = options.format == args::AnswerFormat::Markdown;
        output.print(report::contrast::text(puzzle, contrast, markdown))?;
    } else if let [first, second] = kept
        && found.found == 2
    {
        output.print(answer::contrast(puzzle, first, second))?;
    }
    let may_go_on = options.limit.is_none() && found.gave_up.is_none();
    if found.status == Status::Multiple && !found.complete && may_go_on {
        output.line("Use `--all` to see all of them, or `zebra-sat count` to count them.")?;
    }
    Ok(())
}

fn statistics(answer: &Answer, read: Duration, solved: Duration, output: &mut Output) -> Done<()> {
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    let decided = answer.presolved.map_or_else(String::new, |(decided, all)| {
        format!("decided without search: {decided} of {all} cells\n")
    });
    let size = answer.size.map_or_else(String::new, |size| lines(size) + "\n");
    output.say(format_args!(
        "{decided}{size}solutions found: {}\nread: {:.1} ms\nencode and solve: {:.1} ms",
        answer.found,
        milliseconds(read),
        milliseconds(solved),
    ))
}

/// The size of a formula.
fn lines(size: Size) -> String {
    let Size { variables, clauses, literals } = size;
    format!("variables: {variables}\nclauses: {clauses}\nliterals: {literals}")
}

/// Writes the CNF of a puzzle.
fn emit(
    options: &args::Solve,
    setup: &Setup,
    puzzle: &Puzzle,
    target: &Path,
    output: &mut Output,
) -> Done {
    let presolved = options.setup.presolve.then(|| presolve(puzzle));
    let formula = Formula { puzzle, options: &setup.compile, presolved: presolved.as_ref() };
    let size = if target.as_os_str() == "-" {
        dimacs::write(&formula, output.writer()).map_err(stop)?
    } else {
        let written = setup.terms.cleanup.replace(target, |file| dimacs::write(&formula, file));
        match written {
            Ok(size) => size,
            Err(error) => {
                output.error(format_args!("cannot write `{}`: {error}", target.display()))?;
                return Ok(Exit::BadInput);
            }
        }
    };
    if options.stats {
        output.say(lines(size))?;
    }
    Ok(Exit::Yes)
}
