//! `zebra-sat certify`

use std::path::Path;

use zebra_sat::certify::check::{Finding, Outcome, check, is_there};
use zebra_sat::certify::{CertifyError, Claim, Made, certify};
use zebra_sat::report::number::grouped;
use zebra_sat::report::terminal::safe;
use zebra_sat::syntax::{Source, format};

use super::output::{Done, Output};
use super::{Exit, args, files, setup};

pub(super) fn run(options: &args::Certify, output: &mut Output) -> Done {
    match options {
        args::Certify { check: Some(folder), .. } => inspect(options, folder, output),
        args::Certify { puzzle: Some(puzzle), out: Some(out), .. } => {
            write(options, puzzle, out, output)
        }
        _ => unreachable!("clap asks for a puzzle and a folder where there is nothing to check"),
    }
}

fn write(options: &args::Certify, puzzle: &Path, out: &Path, output: &mut Output) -> Done {
    let Some((source, resolved)) = files::puzzle(puzzle, options.reading, true, output)? else {
        return Ok(Exit::BadInput);
    };
    let puzzle = &resolved.puzzle;
    let setup = options.setup.setup();
    let text = match options.reading.ignore_unknown {
        // Whoever checks the certificate has to read the same puzzle without being told so.
        true => Source::new("puzzle.zebra", format::puzzle(puzzle)),
        false => source.clone(),
    };
    match certify(&text, puzzle, &setup, out) {
        Ok(made) => written(&source.name, out, &made, output),
        Err(CertifyError::Session(error)) => setup::report(puzzle, &setup, &error, output),
        Err(error) => refused(&error, output),
    }
}

/// Says what was written.
fn written(puzzle: &str, out: &Path, made: &Made, output: &mut Output) -> Done {
    let out = safe(&out.display().to_string());
    output.line(format_args!("`{}` {}.\n", safe(puzzle), made.claim.sentence()))?;
    output.line(format_args!("The certificate in `{out}`:"))?;
    let longest = made.files.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    for (name, bytes) in &made.files {
        let bytes = grouped(&bytes.to_string());
        output.line(format_args!("  {name:longest$}  {bytes:>12} bytes"))?;
    }
    output.line(format_args!("\nTo check it: zebra-sat certify --check {out}"))?;
    Ok(if made.claim == Claim::None { Exit::No } else { Exit::Yes })
}

/// Says why there is no certificate, when that is not the puzzle's fault or the engine's.
fn refused(error: &CertifyError, output: &mut Output) -> Done {
    let (help, exit) = match error {
        CertifyError::Occupied(_) => {
            ("\n  = help: give a folder that is not there yet, or remove this one", Exit::BadInput)
        }
        CertifyError::Refused { .. } => (
            "\n  = help: no certificate is written; this is a bug of the engine or of zebra-sat, so try \
             another engine",
            Exit::Fault,
        ),
        CertifyError::Unwritable { .. } | CertifyError::Session(_) => ("", Exit::BadInput),
    };
    output.error(format_args!("{}{help}", safe(&error.to_string())))?;
    Ok(exit)
}

/// Checks a certificate, a line for each file.
fn inspect(options: &args::Certify, folder: &Path, output: &mut Output) -> Done {
    let name = safe(&folder.display().to_string());
    if !is_there(folder) {
        output.error(format_args!(
            "`{name}` has no certificate: there is no `certificate.json` in it\n  = help: \
             `zebra-sat certify FILE -o DIR` writes one"
        ))?;
        return Ok(Exit::BadInput);
    }
    let deadline = options.setup.setup().terms.deadline();
    let mut printed = Ok(());
    let outcome = check(folder, deadline, &mut |finding| {
        if printed.is_ok() {
            printed = line(finding, output);
        }
    });
    printed?;
    match outcome {
        Outcome::Accepted(claim) => {
            output.line(format_args!(
                "\nThe certificate is right: the puzzle {}.",
                claim.sentence()
            ))?;
            Ok(Exit::Yes)
        }
        Outcome::Refused => {
            output.line(
                "\nThe certificate is NOT right. What depends on a fault was not looked at.",
            )?;
            Ok(Exit::No)
        }
        Outcome::TimedOut => {
            output.error(
                "the time was over before the proof was checked\n  = help: give it more by `--timeout`",
            )?;
            Ok(Exit::GaveUp)
        }
    }
}

fn line(finding: &Finding<'_>, output: &mut Output) -> Done<()> {
    let (word, what) = match &finding.result {
        Ok(what) => ("ok    ", what),
        Err(why) => ("FAILED", why),
    };
    output.line(format_args!("{word}  {}: {}", finding.file, safe(what)))?;
    output.flush()
}
