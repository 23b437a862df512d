//! `zebra-sat fmt`

use std::io::Write;
use std::path::Path;

use zebra_sat::load::{Format, parse};
use zebra_sat::syntax::diagnostic::Diagnostics;
use zebra_sat::syntax::format;

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
    let mut diagnostics = Diagnostics::default();
    let document = parse(&source, &mut diagnostics);
    let Some(document) = document.filter(|_| diagnostics.is_ok()) else {
        files::show(&source, &diagnostics, true, output)?;
        return Ok(Exit::BadInput);
    };
    let canonical = format::document(&document);
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
        && let Err(error) = replace(path, &canonical)
    {
        output.error(format_args!("cannot write `{}`: {error}", source.name))?;
        return Ok(Exit::BadInput);
    }
    Ok(Exit::Yes)
}

/// Replaces a file in one step, so that it is never half written.
fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    let folder = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    let mut file = tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
    file.write_all(text.as_bytes())?;
    file.as_file().set_permissions(std::fs::metadata(path)?.permissions())?;
    file.persist(path)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_replaced_file_holds_the_new_text() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.zebra");
        std::fs::write(&path, "old").expect("written");
        replace(&path, "new").expect("replaced");
        assert_eq!(std::fs::read_to_string(&path).expect("read"), "new");
    }
}
