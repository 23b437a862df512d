//! `zebra-sat fmt`

use std::io::Write;
use std::path::Path;

use zebra_sat::engine::Cleanup;
use zebra_sat::english;
use zebra_sat::load::{Format, Loaded, load_with, parse};
use zebra_sat::syntax::diagnostic::Diagnostics;
use zebra_sat::syntax::{Source, format};

use super::output::{Done, Output};
use super::{Exit, args, files};

pub(super) fn run(options: &args::Fmt, output: &mut Output) -> Done {
    let mut worst = Exit::Yes;
    for path in &options.files.paths {
        worst = worst.max(one(options, path, output)?);
    }
    Ok(worst)
}

fn one(options: &args::Fmt, path: &Path, output: &mut Output) -> Done {
    let Some(source) = files::source(path, output)? else { return Ok(Exit::BadInput) };
    if Format::of(&source) != Format::Zebra {
        let name = &source.name;
        output.error(format_args!(
            "`{name}` is not in the puzzle language\n  = help: `zebra-sat convert --to zebra {name}` writes it so"
        ))?;
        return Ok(Exit::BadInput);
    }
    let Some((source, canonical)) = canonical(options, source, output)? else {
        return Ok(Exit::BadInput);
    };
    if options.check {
        if canonical == source.text {
            return Ok(Exit::Yes);
        }
        output.line(&source.name)?;
        return Ok(Exit::No);
    }
    if !options.write {
        output.print(canonical)?;
        return Ok(Exit::Yes);
    }
    if path.as_os_str() == "-" {
        output.error(
            "`--write` needs a file; without it the canonical form goes to standard output",
        )?;
        return Ok(Exit::BadInput);
    }
    if canonical != source.text
        && let Err(error) =
            Cleanup::default().replace(path, |file| file.write_all(canonical.as_bytes()))
    {
        output.error(format_args!("cannot write `{}`: {error}", source.name))?;
        return Ok(Exit::BadInput);
    }
    Ok(Exit::Yes)
}

/// The canonical text of a source; what is wrong with it has been shown when there is none.
fn canonical(
    options: &args::Fmt,
    source: Source,
    output: &mut Output,
) -> Done<Option<(Source, String)>> {
    let mut diagnostics = Diagnostics::default();
    let document = parse(&source, &mut diagnostics).filter(|_| diagnostics.is_ok());
    let Some(document) = document else {
        files::show(&source, &diagnostics, true, output)?;
        return Ok(None);
    };
    if !options.formal {
        return Ok(Some((source, format::document(&document))));
    }
    let reading = english::Options { ignore_unknown: options.ignore_unknown };
    let Loaded { source, resolved, diagnostics } = load_with(source, reading);
    files::show(&source, &diagnostics, false, output)?;
    Ok(resolved.map(|resolved| {
        let text = format::formal(&document, &resolved.puzzle, &resolved.clue_spans);
        (source, text)
    }))
}
