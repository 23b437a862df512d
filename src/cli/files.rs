//! Puzzle files to puzzles, with their diagnostics on standard error.

use std::path::Path;

use zebra_sat::load::{Loaded, load};
use zebra_sat::report::diagnostics::{Style, render_all};
use zebra_sat::resolve::Resolved;
use zebra_sat::syntax::diagnostic::Diagnostics;
use zebra_sat::syntax::{Severity, Source};

use super::Exit;
use super::output::{Done, Output, Stop, colours};

/// Refuses to read more than one of some files from standard input.
pub(super) fn one_stdin<'p>(
    paths: impl IntoIterator<Item = &'p Path>,
    output: &mut Output,
) -> Done<()> {
    if paths.into_iter().filter(|path| path.as_os_str() == "-").count() > 1 {
        output.error("only one of the files can be standard input")?;
        return Err(Stop::Exit(Exit::BadInput));
    }
    Ok(())
}

/// Reads a file; what is wrong with it has been shown when there is none.
pub(super) fn source(path: &Path, output: &mut Output) -> Done<Option<Source>> {
    match Source::read(path) {
        Ok(source) => Ok(Some(source)),
        Err((source, diagnostic)) => {
            show(&source, &diagnostic.into(), true, output)?;
            Ok(None)
        }
    }
}

/// Reads a puzzle, and shows its errors, and its warnings if asked to.
pub(super) fn puzzle(
    path: &Path,
    warnings: bool,
    output: &mut Output,
) -> Done<Option<(Source, Resolved)>> {
    let Some(source) = source(path, output)? else { return Ok(None) };
    let Loaded { source, resolved, diagnostics } = load(source);
    show(&source, &diagnostics, warnings, output)?;
    Ok(resolved.map(|resolved| (source, resolved)))
}

/// Shows diagnostics on standard error.
pub(super) fn show(
    source: &Source,
    diagnostics: &Diagnostics,
    warnings: bool,
    output: &mut Output,
) -> Done<()> {
    let any = diagnostics.sorted().iter().any(|d| warnings || d.severity == Severity::Error);
    if !any {
        return Ok(());
    }
    let style = if colours() { Style::coloured() } else { Style::plain() };
    output.say(render_all(source, diagnostics, style).trim_end())
}
