//! The command line of a solver, with places for file names.

use std::path::Path;
use std::process::Command;

/// The words of a command, in which `{cnf}`, `{out}` and `{proof}` stand for files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Template {
    program: String,
    arguments: Vec<String>,
}

/// Why a text is no command.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TemplateError {
    /// There is nothing in it.
    #[error("the command is empty")]
    Empty,
    /// A quote is not closed.
    #[error("a quote is not closed")]
    Quote,
}

/// The files that a command is given.
pub(super) struct Files<'a> {
    pub(super) cnf: &'a Path,
    pub(super) out: &'a Path,
    pub(super) proof: &'a Path,
}

impl Template {
    /// Splits a command into words as a shell does; nothing else of a shell is understood.
    ///
    /// # Errors
    /// When there are no words or a quote is not closed.
    pub fn parse(text: &str) -> Result<Template, TemplateError> {
        let mut words = shell_words::split(text).map_err(|_| TemplateError::Quote)?.into_iter();
        let program = words.next().filter(|word| !word.is_empty()).ok_or(TemplateError::Empty)?;
        Ok(Template { program, arguments: words.collect() })
    }

    /// The program that it runs.
    pub fn program(&self) -> &str {
        &self.program
    }

    /// Whether the solver is told where to write a proof.
    pub(super) fn proves(&self) -> bool {
        self.mentions("{proof}")
    }

    /// Whether the solver is told where the formula is; otherwise it gets it on standard input.
    pub(super) fn reads_file(&self) -> bool {
        self.mentions("{cnf}")
    }

    fn mentions(&self, place: &str) -> bool {
        self.arguments.iter().any(|word| word.contains(place))
    }

    /// The command for these files.
    pub(super) fn command(&self, files: &Files<'_>) -> Command {
        let mut command = Command::new(&self.program);
        for word in &self.arguments {
            let named = [("{cnf}", files.cnf), ("{out}", files.out), ("{proof}", files.proof)];
            let fill = |word: String, (place, path): (&str, &Path)| {
                word.replace(place, &path.to_string_lossy())
            };
            command.arg(named.into_iter().fold(word.clone(), fill));
        }
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_and_places_filled() {
        let template =
            Template::parse("solver 'a b' --in={cnf} \"{out}\" x{proof}y").expect("fine");
        let path = Path::new;
        let files = Files { cnf: path("/t/f"), out: path("/t/o o"), proof: path("/t/p") };
        let command = template.command(&files);
        let arguments: Vec<_> = command.get_args().collect();
        assert_eq!(command.get_program(), "solver");
        assert_eq!(arguments, ["a b", "--in=/t/f", "/t/o o", "x/t/py"]);
        assert!(template.proves() && template.reads_file());
        let bare = Template::parse("solver $HOME").expect("fine");
        assert!(!bare.proves() && !bare.reads_file());
        assert_eq!(bare.command(&files).get_args().collect::<Vec<_>>(), ["$HOME"]);
    }

    #[test]
    fn what_is_no_command_is_refused() {
        assert_eq!(Template::parse("  "), Err(TemplateError::Empty));
        assert_eq!(Template::parse("''"), Err(TemplateError::Empty));
        assert_eq!(Template::parse("a 'b"), Err(TemplateError::Quote));
    }
}
