//! Puzzle files to puzzles, with their diagnostics on standard error.

use std::borrow::Cow;
use std::path::Path;

use zebra_sat::load::{Loaded, load_with};
use zebra_sat::report::diagnostics::{Style, render_all};
use zebra_sat::resolve::Resolved;
use zebra_sat::syntax::diagnostic::Diagnostics;
use zebra_sat::syntax::{Code, Source};

use super::Exit;
use super::args::Reading;
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
    reading: Reading,
    warnings: bool,
    output: &mut Output,
) -> Done<Option<(Source, Resolved)>> {
    let Some(source) = source(path, output)? else { return Ok(None) };
    let Loaded { source, resolved, diagnostics } = load_with(source, reading.into());
    show(&source, &diagnostics, warnings, output)?;
    Ok(resolved.map(|resolved| (source, resolved)))
}

/// Shows diagnostics on standard error. Where warnings are not wanted and there is no error, what was
/// left out is still told.
pub(super) fn show(
    source: &Source,
    diagnostics: &Diagnostics,
    warnings: bool,
    output: &mut Output,
) -> Done<()> {
    let shown = match warnings || !diagnostics.is_ok() {
        true => Cow::Borrowed(diagnostics),
        false => Cow::Owned(diagnostics.of(Code::SkippedSentence)),
    };
    if shown.errors() + shown.warnings() == 0 {
        return Ok(());
    }
    let style = if colours() { Style::coloured() } else { Style::plain() };
    let text = render_all(source, &shown, style);
    output.say(text.trim_end())
}
