//! A text that a puzzle is read from, with its name.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::diagnostic::{Code, Diagnostic};
use crate::model::ids::Span;

/// The largest text that is read, in bytes.
pub const MAX_BYTES: usize = 256 << 20;

/// A text and what to call it in messages.
#[derive(Clone, Debug)]
pub struct Source {
    /// The path as the user gave it, or `<stdin>`.
    pub name: String,
    /// The whole text.
    pub text: String,
}

impl Source {
    /// A text under a name.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Source {
        Source { name: name.into(), text: text.into() }
    }

    /// Reads a file; `-` is standard input.
    ///
    /// # Errors
    /// [`Code::UnreadableFile`], [`Code::NotUtf8`] or [`Code::TooLarge`], with a source to show
    /// them with.
    #[allow(clippy::result_large_err, reason = "at most one for a file, and it ends the reading")]
    pub fn read(path: &Path) -> Result<Source, (Source, Diagnostic)> {
        if path.as_os_str() == "-" {
            return Source::from_reader("<stdin>", io::stdin().lock());
        }
        let name = path.display().to_string();
        let unreadable = |error: io::Error| {
            let message = format!("cannot read `{name}`: {}", plain(&error));
            (
                Source::new(&*name, ""),
                Diagnostic::error(Code::UnreadableFile, Span::default(), message),
            )
        };
        let file = File::open(path).map_err(unreadable)?;
        Source::from_reader(&name, file)
    }

    /// Reads everything that a reader gives, under a name; errors as [`Source::read`].
    #[allow(clippy::result_large_err, reason = "at most one for a file, and it ends the reading")]
    pub fn from_reader(name: &str, reader: impl Read) -> Result<Source, (Source, Diagnostic)> {
        let fail = |code, message: String, text: &str| {
            (Source::new(name, text), Diagnostic::error(code, Span::default(), message))
        };
        // Room for most puzzles, so that one call of the system reads them.
        let mut bytes = Vec::with_capacity(1 << 13);
        if let Err(error) = reader.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes) {
            let message = format!("cannot read `{name}`: {}", plain(&error));
            return Err(fail(Code::UnreadableFile, message, ""));
        }
        if bytes.len() > MAX_BYTES {
            let message = format!("`{name}` is larger than {} MiB", MAX_BYTES >> 20);
            return Err(fail(Code::TooLarge, message, ""));
        }
        String::from_utf8(bytes).map(|text| Source::new(name, text)).map_err(|error| {
            // The text up to the fault, and a little of what follows on its line.
            let (valid, bytes) = (error.utf8_error().valid_up_to(), error.as_bytes());
            let rest = &bytes[valid..bytes.len().min(valid + 100)];
            let line = rest.split(|byte| *byte == b'\n').next().unwrap_or_default();
            let text = String::from_utf8_lossy(&bytes[..valid + line.len()]);
            let message = format!("the byte 0x{:02X} is no UTF-8 text", bytes[valid]);
            let (source, mut diagnostic) = fail(Code::NotUtf8, message, &text);
            diagnostic.span = Span::new(valid, valid + char::REPLACEMENT_CHARACTER.len_utf8());
            (source, diagnostic.help("save the file as UTF-8 in your editor"))
        })
    }

    /// The text of a span.
    pub fn slice(&self, span: Span) -> &str {
        &self.text[span.range()]
    }

    /// Line and column of a byte offset, both from 1; columns count characters.
    pub fn line_and_column(&self, offset: usize) -> (usize, usize) {
        let before = &self.text[..offset];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }

    /// The same for many offsets in the order of the text, which is gone through once.
    pub fn lines_and_columns(&self, offsets: impl Iterator<Item = usize>) -> Vec<(usize, usize)> {
        let mut characters = self.text.char_indices().peekable();
        let (mut line, mut column) = (1, 1);
        let place = |offset| {
            while let Some((_, character)) = characters.next_if(|(at, _)| *at < offset) {
                (line, column) = if character == '\n' { (line + 1, 1) } else { (line, column + 1) };
            }
            (line, column)
        };
        offsets.map(place).collect()
    }
}

/// An I/O error without its number, in the words a person would use.
fn plain(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".into(),
        io::ErrorKind::PermissionDenied => "permission denied".into(),
        io::ErrorKind::IsADirectory => "it is a directory".into(),
        _ => error.to_string(),
    }
}
