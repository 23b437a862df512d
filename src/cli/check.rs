//! `zebra-sat check`

use std::path::Path;

use zebra_sat::model::reading::reading;
use zebra_sat::model::{ClueId, Puzzle};
use zebra_sat::report::number::readable;
use zebra_sat::report::terminal::safe;
use zebra_sat::report::{self, answer};
use zebra_sat::session::{Error, Setup};
use zebra_sat::syntax::format;
use zebra_sat::tasks::solve::{Status, solve};
use zebra_sat::tasks::space::search_space;
use zebra_sat::tasks::suggest::{Limits, suggest};

use super::output::{Done, Output};
use super::{Exit, args, files, setup};

pub(super) fn run(options: &args::Check, output: &mut Output) -> Done {
    let setup = options.setup.setup();
    let mut worst = Exit::Yes;
    for (at, path) in options.files.paths.iter().enumerate() {
        if at > 0 {
            output.line("")?;
        }
        worst = worst.max(one(options, &setup, path, output)?);
    }
    Ok(worst)
}

fn one(options: &args::Check, setup: &Setup, path: &Path, output: &mut Output) -> Done {
    let Some((source, resolved)) = files::puzzle(path, true, output)? else {
        return Ok(Exit::BadInput);
    };
    let puzzle = &resolved.puzzle;
    let title = puzzle.title.as_deref().unwrap_or(&source.name);
    output.line(safe(title))?;
    output.line(format_args!("\n{}\n", outline(puzzle)))?;
    clues(puzzle, output)?;
    output.flush()?;

    let mut kept = Vec::new();
    let result = solve(puzzle, setup, Some(2), |solution| {
        kept.push(solution.clone());
        Ok(())
    });
    let found = match result {
        Ok(found) => found,
        Err(error) => return setup::report(puzzle, setup, &error, output),
    };
    if let Some(error) = &found.gave_up {
        output.line("There is a solution; whether it is the only one is not known.")?;
        return setup::report(puzzle, setup, &Error::Engine(error.clone()), output);
    }
    match found.status {
        Status::Unique => output.line("There is exactly one solution.")?,
        Status::None => output.print(answer::sentence(&found))?,
        Status::Multiple | Status::Unknown => {
            output.line("There are several solutions.")?;
            if let [first, second] = &kept[..] {
                output.print(answer::contrast(puzzle, first, second))?;
            }
            if let Some(most) = options.suggest {
                return suggestions(puzzle, setup, most as usize, output);
            }
        }
    }
    Ok(if found.found > 0 { Exit::Yes } else { Exit::No })
}

/// Names clues that would each leave one solution.
fn suggestions(puzzle: &Puzzle, setup: &Setup, most: usize, output: &mut Output) -> Done {
    output.line("")?;
    output.flush()?;
    match suggest(puzzle, setup, most, &Limits::default()) {
        Ok(suggestions) => output.print(report::suggest::text(puzzle, &suggestions))?,
        Err(error) => return setup::report(puzzle, setup, &error, output),
    }
    Ok(Exit::Yes)
}

/// The size of the puzzle in a few words.
fn outline(puzzle: &Puzzle) -> String {
    let plural = |count: usize, one: &str, many: &str| match count {
        1 => format!("1 {one}"),
        _ => format!("{count} {many}"),
    };
    format!(
        "{}, {}, {}, {}\nsearch space: {} grids",
        plural(puzzle.positions.len(), "position", "positions"),
        plural(puzzle.categories.len(), "category", "categories"),
        plural(puzzle.items.len(), "item", "items"),
        plural(puzzle.clues.len(), "clue", "clues"),
        readable(&search_space(puzzle))
    )
}

/// Each clue as written, with its wording, and below it the formal reading when that is longer.
fn clues(puzzle: &Puzzle, output: &mut Output) -> Done<()> {
    let mut writer = format::Writer::new(puzzle);
    for id in (0..puzzle.clues.len()).map(ClueId::from_index) {
        let clue = puzzle.clue(id);
        let written = writer.statement(&clue.statement);
        let formal = writer.statement(&reading(puzzle, &clue.statement));
        let label = puzzle.clue_label(id);
        output.print(format_args!("{label:>4}. {}", safe(&written)))?;
        if let Some(wording) = &clue.wording {
            output.print(format_args!("  \"{}\"", safe(wording)))?;
        }
        output.line("")?;
        if formal != written {
            output.line(format_args!("      reads {}", safe(&formal)))?;
        }
    }
    if !puzzle.clues.is_empty() {
        output.line("")?;
    }
    Ok(())
}
