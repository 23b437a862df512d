//! Standard output and standard error, and the ways in which a run stops early.

use std::fmt;
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};

use super::Exit;

/// Why a run stops before its end.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stop {
    /// Nobody reads our output any more.
    BrokenPipe,
    /// With this result; what is to be said has been said.
    Exit(Exit),
}

pub(super) type Done<T = Exit> = Result<T, Stop>;

/// Results go to standard output through a buffer, everything else to standard error.
pub(super) struct Output {
    out: BufWriter<StdoutLock<'static>>,
}

impl Output {
    pub(super) fn new() -> Output {
        Output { out: BufWriter::with_capacity(1 << 16, io::stdout().lock()) }
    }

    /// Prints a result.
    pub(super) fn print(&mut self, text: impl fmt::Display) -> Done<()> {
        write!(self.out, "{text}").map_err(stop)
    }

    /// Prints a result and ends the line.
    pub(super) fn line(&mut self, text: impl fmt::Display) -> Done<()> {
        writeln!(self.out, "{text}").map_err(stop)
    }

    /// Prints a result that is bytes already.
    pub(super) fn bytes(&mut self, bytes: &[u8]) -> Done<()> {
        self.out.write_all(bytes).map_err(stop)
    }

    /// The writer itself, for results that are written in pieces.
    pub(super) fn writer(&mut self) -> &mut impl Write {
        &mut self.out
    }

    /// Prints what is buffered: before a long wait, and at the end.
    pub(super) fn flush(&mut self) -> Done<()> {
        self.out.flush().map_err(stop)
    }

    /// Says something on standard error, after the results that came before it.
    pub(super) fn say(&mut self, text: impl fmt::Display) -> Done<()> {
        self.flush()?;
        // When nobody reads the messages there is nobody to tell.
        let _ = writeln!(io::stderr().lock(), "{text}");
        Ok(())
    }

    /// An error that is no fault of a puzzle's text.
    pub(super) fn error(&mut self, text: impl fmt::Display) -> Done<()> {
        self.say(format_args!("error: {text}"))
    }
}

/// Whether messages may be coloured: on a terminal, unless `NO_COLOR` is set.
pub(super) fn colours() -> bool {
    let asked_not_to = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    io::stderr().is_terminal() && !asked_not_to
}

/// How standard output failed.
pub(super) fn stop(error: io::Error) -> Stop {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Stop::BrokenPipe;
    }
    let _ = writeln!(io::stderr().lock(), "error: cannot write to standard output: {error}");
    Stop::Exit(Exit::BadInput)
}
