//! `zebra-sat verify`

use std::path::{Path, PathBuf};

use zebra_sat::answer::Reader;
use zebra_sat::model::Puzzle;
use zebra_sat::report::terminal::safe;
use zebra_sat::report::{json, verify as text};
use zebra_sat::syntax::Source;
use zebra_sat::syntax::diagnostic::Diagnostics;
use zebra_sat::tasks::verify::{Key, Verdict, verify};

use super::args::VerifyFormat;
use super::output::{Done, Output};
use super::{Exit, args, files, review, setup};

pub(super) fn run(options: &args::Verify, output: &mut Output) -> Done {
    let paths = options.answers.iter().chain(&options.trace).chain([&options.puzzle]);
    files::one_stdin(paths.map(PathBuf::as_path), output)?;
    let Some((source, resolved)) =
        files::puzzle(&options.puzzle, options.reading, !options.quiet, output)?
    else {
        return Ok(Exit::BadInput);
    };
    let puzzle = &resolved.puzzle;
    if let Some(trace) = &options.trace {
        return review::run(options, &source.name, puzzle, trace, output);
    }
    let setup = setup::within(options.timeout);
    let key = match Key::find(puzzle, &setup) {
        Ok(key) => key,
        Err(error) => return setup::report(puzzle, &setup, &error, output),
    };
    let judge = Judge { options, file: &source.name, puzzle, key, reader: Reader::new(puzzle) };
    let mut worst = Exit::Yes;
    for (at, path) in options.answers.iter().enumerate() {
        worst = worst.max(judge.file(path, at, output)?);
    }
    Ok(worst)
}

/// Judges answers to one puzzle.
struct Judge<'a> {
    options: &'a args::Verify,
    /// The name of the puzzle's file.
    file: &'a str,
    puzzle: &'a Puzzle,
    key: Key,
    reader: Reader<'a>,
}

impl Judge<'_> {
    fn file(&self, path: &Path, at: usize, output: &mut Output) -> Done {
        let is_text = self.options.format == VerifyFormat::Text;
        if at > 0 && is_text && !self.options.quiet {
            output.line("")?;
        }
        let source = match Source::read(path) {
            Ok(source) => source,
            Err((source, diagnostic)) => {
                return self.unreadable(&source, &diagnostic.into(), output);
            }
        };
        let claims = match self.reader.read(&source) {
            Ok(claims) => claims,
            Err(diagnostics) => return self.unreadable(&source, &diagnostics, output),
        };
        let mut worst = Exit::Yes;
        for (number, claim) in (1..).zip(&claims) {
            let found = verify(self.puzzle, &self.key, claim);
            let number = (claims.len() > 1).then_some(number);
            if is_text {
                let name = match number {
                    Some(number) => format!("{}, solution {number}", safe(&source.name)),
                    None => safe(&source.name),
                };
                if !self.options.quiet {
                    output.print(text::text(self.puzzle, claim, &found))?;
                }
                output.line(format_args!("{name}: {}", text::word(found.verdict)))?;
            } else {
                let files = [self.file, &source.name];
                output.print(json::verified(files, self.puzzle, number, claim, &found))?;
            }
            worst = worst.max(match found.verdict {
                Verdict::Right => Exit::Yes,
                Verdict::Incomplete | Verdict::Wrong => Exit::No,
            });
        }
        Ok(worst)
    }

    /// Says what is wrong with the text of an answer.
    fn unreadable(&self, source: &Source, diagnostics: &Diagnostics, output: &mut Output) -> Done {
        files::show(source, diagnostics, true, output)?;
        match self.options.format {
            VerifyFormat::Text => {
                output.line(format_args!("{}: unreadable", safe(&source.name)))?;
            }
            VerifyFormat::Json => output.print(json::unreadable([self.file, &source.name]))?,
        }
        Ok(Exit::BadInput)
    }
}
