//! `zebra-sat compare`

use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use itertools::iproduct;
use zebra_sat::compile::Options;
use zebra_sat::engine::{COMMAND, Choice, EngineError, Terms};
use zebra_sat::model::Puzzle;
use zebra_sat::report::compare::{Comparison, csv, html, json, markdown, text};
use zebra_sat::report::terminal::safe;
use zebra_sat::session::{Search, Setup};
use zebra_sat::tasks::compare::{CompareError, Plan, compare};

use super::args::{self, CompareFormat};
use super::output::{Done, Output};
use super::{Exit, files, setup, signals};

pub(super) fn run(options: &args::Compare, output: &mut Output) -> Done {
    let mut worst = Exit::Yes;
    let (mut names, mut puzzles) = (Vec::new(), Vec::new());
    for path in &options.files.paths {
        match files::puzzle(path, options.reading, false, output)? {
            Some((source, resolved)) => {
                names.push(source.name);
                puzzles.push(resolved.puzzle);
            }
            None => worst = Exit::BadInput,
        }
    }
    let setups = setups(options, output)?;
    if setups.is_empty() {
        output.error("none of the engines is installed")?;
        return Ok(Exit::BadInput);
    }
    if puzzles.is_empty() {
        return Ok(worst);
    }
    let of: Vec<&Puzzle> = puzzles.iter().collect();
    let plan = Plan { puzzles: &of, setups: &setups, runs: options.runs.into() };
    let bar = progress(plan.steps() as u64);
    let measured = compare(&plan, || bar.inc(1));
    bar.finish_and_clear();
    let runs = plan.runs;
    let comparison = |measured| Comparison {
        puzzles: &names,
        setups: &setups,
        measured,
        runs,
        limit: options.timeout,
    };
    let measured = match measured {
        Ok(measured) => measured,
        Err(CompareError::Disagreement { puzzle, setups: [a, b], answers }) => {
            let labels = comparison(&[]).labels();
            output.say(format_args!(
                "error: internal fault: two combinations give different answers for {}\n  \
                 {}: {}\n  {}: {}\n\
                 One of them is wrong; this is a bug of zebra-sat or of an engine. Please report it.",
                safe(&names[puzzle]),
                labels[a],
                safe(&answers[0]),
                labels[b],
                safe(&answers[1]),
            ))?;
            return Ok(Exit::Fault);
        }
        Err(CompareError::Wrong { puzzle, setup, error }) => {
            return setup::report(&puzzles[puzzle], &setups[setup], &error, output);
        }
    };
    let of = comparison(&measured);
    output.print(match options.format {
        CompareFormat::Table => text(&of),
        CompareFormat::Csv => csv(&of),
        CompareFormat::Json => json(&of),
        CompareFormat::Markdown => markdown(&of),
        CompareFormat::Html => html(&of),
    })?;
    let unanswered = measured.iter().flatten().any(|measured| measured.outcome.is_err());
    Ok(worst.max(if unanswered { Exit::GaveUp } else { Exit::Yes }))
}

/// Every combination of what was chosen, without the engines that are not there.
fn setups(options: &args::Compare, output: &mut Output) -> Done<Vec<Setup>> {
    let terms =
        Terms { timeout: options.timeout, command: options.engine_cmd.clone(), ..Terms::default() };
    signals::watch(terms.cleanup.clone());
    let mut engines: Vec<Choice> = Vec::new();
    for engine in options.engines() {
        // What else is wrong with an engine is seen when it is asked about a puzzle.
        match (engine.start)(&terms).and_then(|mut solver| solver.solve(&[])) {
            Err(error @ EngineError::Absent { .. }) => {
                output.say(format_args!("note: {error}; it is left out"))?;
            }
            _ => engines.push(engine),
        }
    }
    engines.extend(options.engine_cmd.is_some().then_some(COMMAND));
    let rules = iproduct!(options.exactly_one(), options.all_different());
    let clues = iproduct!(options.cardinality(), options.relations());
    let compiled = iproduct!(rules, clues).map(|((exactly_one, all_different), clues)| Options {
        exactly_one: exactly_one.0,
        all_different,
        cardinality: clues.0.0,
        relations: clues.1,
    });
    let presolve = options.presolve;
    let search = Search::Engine;
    let setup =
        |(compile, engine)| Setup { search, compile, engine, presolve, terms: terms.clone() };
    Ok(iproduct!(compiled, engines).map(setup).collect())
}

/// A bar on standard error, if that is a terminal.
fn progress(steps: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{wide_bar} {pos} of {len}, {eta} left");
    bar.set_style(style.expect("the template is right"));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
