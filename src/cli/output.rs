//! Standard output and standard error, and the ways in which a run stops early.

use std::fmt;
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};

use super::Exit;
use super::pipe::{Stream, Writer};

/// Why a run stops before its end.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stop {
    /// Nobody reads our output any more.
    BrokenPipe,
    /// With this result; what is to be said has been said.
    Exit(Exit),
}

impl Stop {
    /// How the run ends.
    pub(super) fn exit(self) -> Exit {
        match self {
            // Whoever read our output has seen enough: no error, like other tools in a pipe.
            Stop::BrokenPipe => Exit::Yes,
            Stop::Exit(exit) => exit,
        }
    }
}

pub(super) type Done<T = Exit> = Result<T, Stop>;

/// Results go to standard output through a buffer, everything else to standard error; of one file
/// among several, both to the thread that prints.
pub(super) struct Output {
    out: BufWriter<Target>,
}

/// Where results go in the end.
enum Target {
    Standard(StdoutLock<'static>),
    Pipe(Writer),
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Target::Standard(out) => out.write(bytes),
            Target::Pipe(out) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Target::Standard(out) => out.flush(),
            Target::Pipe(out) => out.flush(),
        }
    }
}

impl Output {
    pub(super) fn new() -> Output {
        Output::to(Target::Standard(io::stdout().lock()))
    }

    /// For the work on one file, while others are worked on.
    pub(super) fn into_pipe(writer: Writer) -> Output {
        Output::to(Target::Pipe(writer))
    }

    fn to(target: Target) -> Output {
        Output { out: BufWriter::with_capacity(1 << 16, target) }
    }

    /// Whether nothing else is printed meanwhile.
    pub(super) fn is_alone(&self) -> bool {
        matches!(self.out.get_ref(), Target::Standard(_))
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
        self.message(format!("{text}\n").as_bytes())
    }

    /// Says something that is bytes already, line ends included.
    pub(super) fn message(&mut self, mut bytes: &[u8]) -> Done<()> {
        self.flush()?;
        match self.out.get_ref() {
            Target::Standard(_) => {
                // When nobody reads the messages there is nobody to tell.
                let _ = io::stderr().lock().write_all(bytes);
            }
            Target::Pipe(writer) => {
                while !bytes.is_empty() {
                    bytes = &bytes[writer.put(Stream::Messages, bytes).map_err(stop)?..];
                }
            }
        }
        Ok(())
    }

    /// Hands over what is buffered and how the work on one file among several has ended: at once, so
    /// that the thread that prints is woken once.
    pub(super) fn end(self, done: Done) {
        if let (Target::Pipe(writer), Ok(results)) = self.out.into_parts() {
            writer.end(&results, done);
        }
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
