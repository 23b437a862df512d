//! Reads the files of a folder that nobody vouches for.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;

/// A folder with a certificate.
pub(super) struct Folder<'a>(pub(super) &'a Path);

impl Folder<'_> {
    /// Opens a file. Links are refused, since they can lead anywhere, and so is what is no file: a
    /// pipe could keep us waiting for ever.
    pub(super) fn open(&self, name: &str) -> Result<File, String> {
        let path = self.0.join(name);
        let plain = |error: io::Error| match error.kind() {
            io::ErrorKind::NotFound => "there is no such file".to_owned(),
            _ => format!("it cannot be read: {error}"),
        };
        let metadata = path.symlink_metadata().map_err(plain)?;
        if !metadata.is_file() {
            return Err("it is not a plain file".to_owned());
        }
        File::open(path).map_err(plain)
    }

    /// The text of a file that has at most `limit` bytes.
    pub(super) fn text(&self, name: &str, limit: u64) -> Result<String, String> {
        let mut text = String::new();
        let read = self.open(name)?.take(limit + 1).read_to_string(&mut text);
        read.map_err(|error| format!("it cannot be read: {error}"))?;
        if text.len() as u64 > limit {
            return Err(format!("it has more than {limit} bytes"));
        }
        Ok(text)
    }

    /// Whether a file has exactly what `write` writes; gives what `write` gives.
    pub(super) fn compare<T>(
        &self,
        name: &str,
        write: impl FnOnce(&mut dyn Write) -> io::Result<T>,
    ) -> Result<T, String> {
        let mut same = Same { file: BufReader::new(self.open(name)?), line: 1 };
        let written = write(&mut same).map_err(|error| error.to_string())?;
        match same.file.fill_buf() {
            Ok([]) => Ok(written),
            Ok(_) => Err(format!("it goes on at line {}, where it must end", same.line)),
            Err(error) => Err(format!("it cannot be read: {error}")),
        }
    }
}

/// Takes what a file must be, and fails where it is something else.
struct Same {
    file: BufReader<File>,
    /// The line that is read, from 1.
    line: u64,
}

impl Write for Same {
    fn write(&mut self, expected: &[u8]) -> io::Result<usize> {
        let found = self.file.fill_buf()?;
        let both = found.iter().zip(expected);
        let same = both.take_while(|(found, expected)| found == expected).count();
        self.line += found[..same].iter().filter(|byte| **byte == b'\n').count() as u64;
        if same == 0 && !expected.is_empty() {
            let line = self.line;
            return Err(io::Error::other(format!("line {line} is not what it must be")));
        }
        self.file.consume(same);
        Ok(same)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
