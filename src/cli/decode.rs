//! `zebra-sat decode`

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use zebra_sat::model::{Puzzle, Solution};
use zebra_sat::report::answer;
use zebra_sat::report::solutions::{Format, Renderer};
use zebra_sat::report::terminal::safe;
use zebra_sat::syntax::Source;
use zebra_sat::tasks::decode::{Decoded, decode};
use zebra_sat::tasks::solve::Answer;

use super::heading::heading;
use super::output::{Done, Output};
use super::{Exit, args, files};

/// How many broken rules and clues are listed.
const SHOWN: usize = 20;

pub(super) fn run(options: &args::Decode, output: &mut Output) -> Done {
    let is_stdin = |path: &Path| path.as_os_str() == "-";
    if is_stdin(&options.puzzle) && is_stdin(&options.answer) {
        output.error("the puzzle and the solver's output cannot both be standard input")?;
        return Ok(Exit::BadInput);
    }
    let Some((source, resolved)) =
        files::puzzle(&options.puzzle, options.reading, !options.quiet, output)?
    else {
        return Ok(Exit::BadInput);
    };
    let name = match is_stdin(&options.answer) {
        true => "<stdin>".to_owned(),
        false => safe(&options.answer.to_string_lossy()),
    };
    let input: Box<dyn Read> = if is_stdin(&options.answer) {
        Box::new(io::stdin().lock())
    } else {
        match File::open(&options.answer) {
            Ok(file) => Box::new(file),
            Err(error) => {
                output.error(format_args!("cannot read `{name}`: {error}"))?;
                return Ok(Exit::BadInput);
            }
        }
    };
    match decode(&resolved.puzzle, input) {
        Ok(decoded) => show(options, &source, &resolved.puzzle, &name, decoded, output),
        Err(error) => {
            output.error(format_args!("`{name}` {}", safe(&error.to_string())))?;
            Ok(Exit::BadInput)
        }
    }
}

fn show(
    options: &args::Decode,
    source: &Source,
    puzzle: &Puzzle,
    name: &str,
    decoded: Decoded,
    output: &mut Output,
) -> Done {
    let broken: Vec<String> = match decoded {
        Decoded::Solution(solution) => {
            solved(options, source, puzzle, solution, output)?;
            return Ok(Exit::Yes);
        }
        Decoded::Unsatisfiable => {
            output.line("The solver says that there is no solution.")?;
            return Ok(Exit::No);
        }
        Decoded::Unknown => {
            output.error(format_args!("`{name}` has no answer: the solver gave up"))?;
            return Ok(Exit::GaveUp);
        }
        Decoded::Broken(broken) => {
            broken.iter().map(|violation| violation.describe(puzzle)).collect()
        }
        Decoded::Clash(clash) => vec![clash.describe(puzzle)],
    };
    let shown = broken.iter().take(SHOWN).map(|line| format!("\n  {}", safe(line)));
    let mut text = format!("`{name}` is not a solution of `{}`:", safe(&source.name));
    text.extend(shown);
    if broken.len() > SHOWN {
        text.push_str(&format!("\n  … and {} more", broken.len() - SHOWN));
    }
    output.error(format_args!("{text}\n  = help: is it the output for this puzzle's formula?"))?;
    Ok(Exit::BadInput)
}

fn solved(
    options: &args::Decode,
    source: &Source,
    puzzle: &Puzzle,
    solution: Solution,
    output: &mut Output,
) -> Done<()> {
    let found = Answer::of(1, false);
    let format = Format::from(options.format);
    let has_words = format.has_words() && !options.quiet;
    if has_words {
        heading(source, puzzle, false, output)?;
    }
    let mut renderer = Renderer::new(format, options.quiet, &source.name, puzzle);
    let mut text = Vec::new();
    renderer.solution(&solution, 1, true, &mut text);
    renderer.end(&found, &mut text);
    output.bytes(&text)?;
    if has_words {
        output.print(answer::sentence(&found))?;
    }
    Ok(())
}
