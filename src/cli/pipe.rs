//! What the work on one file prints, on its way from the thread that does it to the one that prints.

use std::io::{self, Write};
use std::mem;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::output::{Done, Output};

/// How many bytes may wait to be printed before the work does.
pub(super) const FULL: usize = 1 << 16;

/// Where some bytes go.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Stream {
    Results,
    Messages,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// What is to be printed, in this order; neighbours go to different streams.
    pieces: Vec<(Stream, Vec<u8>)>,
    /// How many bytes the pieces have.
    waiting: usize,
    /// How the work has ended.
    done: Option<Done>,
    /// One of the two ends is gone.
    is_closed: bool,
    /// One of the two ends waits for the other, which wakes it: to wake nobody would cost a call of the system.
    is_awaited: bool,
}

impl State {
    /// Adds some bytes, as many as there is room for; how many.
    fn add(&mut self, stream: Stream, bytes: &[u8]) -> usize {
        let bytes = &bytes[..bytes.len().min(FULL - self.waiting)];
        match self.pieces.last_mut() {
            Some((last, text)) if *last == stream => text.extend_from_slice(bytes),
            _ if bytes.is_empty() => {}
            _ => self.pieces.push((stream, bytes.to_vec())),
        }
        self.waiting += bytes.len();
        bytes.len()
    }
}

impl Shared {
    /// The state, as soon as nothing is to be waited for.
    fn when(&self, must_wait: impl Fn(&State) -> bool) -> MutexGuard<'_, State> {
        // The state is whole at any time, also when the thread at the other end has panicked.
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let waits = |state: &mut State| {
            let waits = must_wait(state);
            state.is_awaited |= waits;
            waits
        };
        self.changed.wait_while(state, waits).unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives the state back, changed, and wakes the other end if it waits for that.
    fn tell(&self, mut state: MutexGuard<'_, State>) {
        let is_awaited = mem::take(&mut state.is_awaited);
        drop(state);
        if is_awaited {
            self.changed.notify_one();
        }
    }

    fn close(&self) {
        let mut state = self.when(|_| false);
        state.is_closed = true;
        self.tell(state);
    }
}

/// The end of the thread that works. While nobody reads there is room for [`FULL`] bytes.
pub(super) struct Writer(Arc<Shared>);

/// The end of the thread that prints.
pub(super) struct Reader(Arc<Shared>);

/// A pipe for what the work on one file prints.
pub(super) fn pipe() -> (Writer, Reader) {
    let shared = Arc::<Shared>::default();
    (Writer(shared.clone()), Reader(shared))
}

impl Writer {
    /// Hands over some bytes, as many as there is room for; how many.
    pub(super) fn put(&self, stream: Stream, bytes: &[u8]) -> io::Result<usize> {
        let mut state = self.room().ok_or(io::ErrorKind::BrokenPipe)?;
        let put = state.add(stream, bytes);
        self.0.tell(state);
        Ok(put)
    }

    /// The state, as soon as there is room for more; `None` if nobody reads.
    fn room(&self) -> Option<MutexGuard<'_, State>> {
        let state = self.0.when(|state| state.waiting == FULL && !state.is_closed);
        (!state.is_closed).then_some(state)
    }

    /// Hands over the last results, and how the work has ended.
    pub(super) fn end(self, mut results: &[u8], done: Done) {
        while let Some(mut state) = self.room() {
            results = &results[state.add(Stream::Results, results)..];
            if results.is_empty() {
                state.done = Some(done);
                state.is_closed = true;
                return self.0.tell(state);
            }
            self.0.tell(state);
        }
    }
}

/// Results; messages are [put](Writer::put).
impl Write for Writer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.put(Stream::Results, bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Reader {
    /// Prints everything as it comes, until the work has ended; how it did.
    pub(super) fn print(self, output: &mut Output) -> Done {
        loop {
            let mut state = self.0.when(|state| state.pieces.is_empty() && !state.is_closed);
            if state.pieces.is_empty() {
                return state.done.expect("the thread that worked has not panicked");
            }
            let pieces = mem::take(&mut state.pieces);
            state.waiting = 0;
            self.0.tell(state);
            for (stream, text) in pieces {
                match stream {
                    Stream::Results => output.bytes(&text)?,
                    Stream::Messages => output.message(&text)?,
                }
            }
            output.flush()?;
        }
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_reads_is_bounded() {
        let (writer, reader) = pipe();
        assert_eq!(writer.put(Stream::Results, &[0; 1000]).ok(), Some(1000));
        assert_eq!(writer.put(Stream::Messages, &vec![0; 2 * FULL]).ok(), Some(FULL - 1000));
        drop(reader);
        let refused = writer.put(Stream::Results, &[0]).map_err(|error| error.kind());
        assert_eq!(refused, Err(io::ErrorKind::BrokenPipe));
    }
}
