//! `zebra-sat explain`

use zebra_sat::explain::Options;
use zebra_sat::model::Link;
use zebra_sat::model::ids::Span;
use zebra_sat::report::explain as text;
use zebra_sat::report::json;
use zebra_sat::resolve::Sentences;
use zebra_sat::syntax::Source;
use zebra_sat::syntax::diagnostic::Diagnostics;
use zebra_sat::tasks::explain::{Explained, Request, explain};

use super::args::ExplainFormat;
use super::heading::heading;
use super::output::{Done, Output, Stop};
use super::{Exit, args, files, marks, setup};

pub(super) fn run(options: &args::Explain, output: &mut Output) -> Done {
    files::one_stdin([&*options.file].into_iter().chain(options.from.as_deref()), output)?;
    let Some((source, resolved)) = files::puzzle(&options.file, options.reading, true, output)?
    else {
        return Ok(Exit::BadInput);
    };
    let puzzle = &resolved.puzzle;
    let from = marks::read(puzzle, options.from.as_deref(), output)?;
    let sentences = Sentences::new(puzzle);
    let fact = options.fact.as_ref().map(|said| fact(&sentences, said, output)).transpose()?;
    let setup = setup::within(options.timeout);
    let steps = Options {
        effort: options.effort.into(),
        weights: options.weights,
        deadline: setup.terms.deadline(),
        work: None,
    };
    let request = Request { options: steps, from: &from, fact };
    let explained = match explain(puzzle, &setup, &request) {
        Ok(explained) => explained,
        Err(error) => return setup::unexplained(puzzle, &setup, &error, output),
    };
    if options.format == ExplainFormat::Text {
        heading(&source, puzzle, false, output)?;
    }
    output.print(match (options.format, &explained) {
        (ExplainFormat::Json, _) => json::explained(&source.name, puzzle, &steps, &explained),
        (_, Explained::Contradictory) => text::contradictory(&source.name),
        (_, Explained::Wrong(mistakes)) => text::mistakes(puzzle, mistakes),
        (ExplainFormat::Text, Explained::Steps(found)) => text::text(puzzle, found),
        (ExplainFormat::Markdown, Explained::Steps(found)) => text::markdown(puzzle, found),
        (ExplainFormat::Html, Explained::Steps(found)) => text::html::page(puzzle, found),
    })?;
    Ok(match explained {
        Explained::Steps(found) if found.asked.is_none_or(|(_, truth)| truth.is_some()) => {
            Exit::Yes
        }
        _ => Exit::No,
    })
}

/// The fact that an argument says.
fn fact(sentences: &Sentences<'_>, said: &str, output: &mut Output) -> Done<Link> {
    let source = Source::new("--fact", said);
    let mut diagnostics = Diagnostics::default();
    let span = Span::new(0, said.len());
    let link = sentences.link(&source.text, span, &mut diagnostics);
    files::show(&source, &diagnostics, true, output)?;
    match link {
        Some(link) if diagnostics.is_ok() => Ok(link),
        _ => Err(Stop::Exit(Exit::BadInput)),
    }
}
