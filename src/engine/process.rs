//! Runs a program to its end, or to the end of the time that it is given.
//!
//! Its output is read while it runs, by a thread that may stop it. Nothing that it started is left
//! behind, unless that went out of its way to leave the process group.

use std::io::{self, Read};
use std::process::{Child, ChildStderr, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::cleanup::{Cleanup, Force, kill};

/// How often it is looked whether the program has ended without closing its output.
const GLANCE: Duration = Duration::from_millis(20);

/// How long a program that was asked to end may take to do so, and how long the output may stay
/// open after the end.
const GRACE: Duration = Duration::from_millis(500);

/// How much of the end of standard error is kept, in bytes.
const COMPLAINT: usize = 2048;

/// How a run ended.
pub(super) enum End<T, E> {
    /// By itself: how, what was read of its output, and the end of its standard error.
    Ended(ExitStatus, T, String),
    /// It was ended because its output is not what it should be.
    Stopped(E),
    /// Its time was over.
    TimedOut,
}

/// Runs `command`. `read` reads its standard output in a thread of its own; when it gives `Err`,
/// the program is ended.
///
/// # Errors
/// When the program cannot be started or waited for.
pub(super) fn run<T, E>(
    command: &mut Command,
    read: impl FnOnce(ChildStdout) -> Result<T, E> + Send + 'static,
    deadline: Option<Instant>,
    cleanup: &Cleanup,
) -> io::Result<End<T, E>>
where
    T: Send + 'static,
    E: Send + 'static,
{
    let mut child = cleanup.spawn(command.stdout(Stdio::piped()).stderr(Stdio::piped()))?;
    let output = child.stdout.take().map(|output| in_thread(move || read(output)));
    let complaint = child.stderr.take().map(|error| in_thread(move || tail(error)));
    let (Some(output), Some(complaint)) = (output, complaint) else {
        unreachable!("both are piped");
    };

    let mut result = None;
    while !matches!(result, Some(Err(_))) && !has_ended(&mut child)? {
        if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            end_gently(&mut child);
            cleanup.end(&mut child)?;
            return Ok(End::TimedOut);
        }
        let wait = deadline.map_or(GLANCE, |end| GLANCE.min(end - Instant::now().min(end)));
        match output.recv_timeout(wait) {
            Ok(read) => result = Some(read),
            // The output is closed, and still the program goes on.
            Err(RecvTimeoutError::Disconnected) => thread::sleep(NAP),
            Err(RecvTimeoutError::Timeout) => {}
        }
    }
    let status = cleanup.end(&mut child)?;
    // Only somebody outside the group can still hold the output open.
    let held = |_| io::Error::other("something that it started keeps its output open");
    match result.map_or_else(|| output.recv_timeout(GRACE).map_err(held), Ok)? {
        Err(error) => Ok(End::Stopped(error)),
        Ok(read) => {
            let complaint = complaint.recv_timeout(GRACE).unwrap_or_default();
            Ok(End::Ended(status, read, complaint))
        }
    }
}

/// How long is waited between two looks at a program that has closed its output: most end at once.
const NAP: Duration = Duration::from_millis(1);

/// Runs `work` in a thread, which is left alone if it never ends.
fn in_thread<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Receiver<T> {
    let (sender, receiver) = channel();
    // Nobody listens any more when the time was over.
    thread::spawn(move || drop(sender.send(work())));
    receiver
}

/// Reads to the end and keeps the last few bytes.
fn tail(mut input: ChildStderr) -> String {
    let mut kept = Vec::new();
    let mut chunk = [0; COMPLAINT];
    while let Ok(count @ 1..) = input.read(&mut chunk) {
        kept.extend_from_slice(&chunk[..count]);
        kept.drain(..kept.len().saturating_sub(COMPLAINT));
    }
    String::from_utf8_lossy(&kept).into_owned()
}

/// Asks the program to end and waits a moment until it does.
fn end_gently(child: &mut Child) {
    kill(child.id(), Force::Ask);
    let end = Instant::now() + GRACE;
    while Instant::now() < end && !matches!(has_ended(child), Ok(true)) {
        thread::sleep(NAP);
    }
}

/// Whether the program has ended; it is not waited for, so that its number stays its own.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> io::Result<bool> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};

    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    Ok(waitid(WaitId::Pid(Pid::from_child(child)), options)?.is_some())
}

/// Whether the program has ended.
#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> io::Result<bool> {
    Ok(child.try_wait()?.is_some())
}
