//! The work on several files at a time, printed as if it were done on one after another
//! (docs/adr/0015-threads.md).

use std::iter::Enumerate;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process;
use std::slice;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use zebra_sat::engine::Cleanup;

use super::Exit;
use super::args::Jobs;
use super::output::{Done, Output};
use super::pipe::{self, pipe};

/// How many files may have been begun before it is their turn to be printed. Each has at most
/// [`pipe::FULL`] bytes that wait, so all of them 16 MiB.
const AHEAD: usize = 256;

/// The stack of a thread, in bytes: that of the main thread on most systems.
const STACK: usize = 8 << 20;

/// The files of a command.
pub(super) struct Batch<'a> {
    paths: &'a [PathBuf],
    threads: usize,
    /// What must not outlive the command.
    cleanup: &'a Cleanup,
}

impl<'a> Batch<'a> {
    pub(super) fn new(paths: &'a [PathBuf], jobs: Jobs, cleanup: &'a Cleanup) -> Batch<'a> {
        let jobs = jobs.jobs.or_else(|| thread::available_parallelism().ok());
        // Who comes first to standard input gets all of it.
        let is_shared = paths.iter().filter(|path| path.as_os_str() == "-").count() > 1;
        let threads = if is_shared { 1 } else { jobs.map_or(1, NonZero::get).min(paths.len()) };
        Batch { paths, threads, cleanup }
    }

    /// Works on each file, which is given with its number from 0; the worst end of all. What is
    /// printed comes in the order of the files, as soon as all before it has been.
    pub(super) fn run(
        &self,
        output: &mut Output,
        work: impl Fn(usize, &Path, &mut Output) -> Done + Sync,
    ) -> Done {
        if self.threads == 1 {
            return self.one_after_another(output, &work);
        }
        let files = Mutex::new(self.paths.iter().enumerate());
        let (queue, turns) = sync_channel(AHEAD);
        thread::scope(|scope| {
            let (files, work) = (&files, &work);
            let start = |_| {
                let queue = queue.clone();
                let builder = thread::Builder::new().stack_size(STACK);
                builder.spawn_scoped(scope, move || work_off(files, &queue, work)).ok()
            };
            let started = (0..self.threads).map_while(start).count();
            if started == 0 {
                // The system has no more threads; this one is left.
                return self.one_after_another(output, work);
            }
            drop(queue);
            print(turns, output).map_err(|stop| {
                // Those that still work may do so for long, and nobody waits for what they find.
                let _cleaned = self.cleanup.clean();
                process::exit(stop.exit().code().into())
            })
        })
    }

    fn one_after_another(
        &self,
        output: &mut Output,
        work: &impl Fn(usize, &Path, &mut Output) -> Done,
    ) -> Done {
        let mut worst = Exit::Yes;
        for (at, path) in self.paths.iter().enumerate() {
            worst = worst.max(work(at, path, output)?);
            output.flush()?;
        }
        Ok(worst)
    }
}

/// Works on files until none is left or nobody prints any more.
fn work_off(
    files: &Mutex<Enumerate<slice::Iter<'_, PathBuf>>>,
    queue: &SyncSender<pipe::Reader>,
    work: &impl Fn(usize, &Path, &mut Output) -> Done,
) {
    let begin = || {
        // Kept until the pipe is queued, so that the queue has the order of the files.
        let mut files = files.lock().unwrap_or_else(PoisonError::into_inner);
        let (at, path) = files.next()?;
        let (writer, reader) = pipe();
        queue.send(reader).ok()?;
        Some((at, path, writer))
    };
    while let Some((at, path, writer)) = begin() {
        let mut output = Output::into_pipe(writer);
        let done = work(at, path, &mut output);
        output.end(done);
    }
}

/// Prints what the files have to say, in turn; the worst end of all.
fn print(turns: Receiver<pipe::Reader>, output: &mut Output) -> Done {
    let mut worst = Exit::Yes;
    for turn in turns {
        worst = worst.max(turn.print(output)?);
    }
    Ok(worst)
}
