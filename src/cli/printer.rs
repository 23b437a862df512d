//! Prints solutions as they are found.

use std::time::{Duration, Instant};

use zebra_sat::model::{Puzzle, Solution};
use zebra_sat::report::solutions::{Format, Renderer};
use zebra_sat::session::Error;
use zebra_sat::tasks::solve::Answer;
use zebra_sat::tasks::stream::Receiver;

use super::output::{Done, Output, Stop};
use super::progress::Progress;

/// How many bytes are printed at once while solutions come fast.
const FULL: usize = 1 << 18;

/// How long a solution may wait for others while the search goes on.
const PAUSE: Duration = Duration::from_millis(20);

/// Prints the solutions of a puzzle.
pub(super) struct Printer<'a> {
    renderer: Renderer<'a>,
    output: &'a mut Output,
    progress: Progress,
    /// What is still to be printed, and when something last was.
    text: Vec<u8>,
    printed: Instant,
    found: u64,
    /// The first two solutions.
    kept: Vec<Solution>,
    /// Whether the first one waits for the second, since a solution that is alone has no heading.
    waits_for_second: bool,
    /// Why nothing can be printed any more.
    failed: Option<Stop>,
}

impl<'a> Printer<'a> {
    pub(super) fn new(
        format: Format,
        quiet: bool,
        file: &'a str,
        puzzle: &'a Puzzle,
        output: &'a mut Output,
    ) -> Printer<'a> {
        Printer {
            renderer: Renderer::new(format, quiet, file, puzzle),
            progress: Progress::new(output),
            output,
            text: Vec::new(),
            printed: Instant::now(),
            found: 0,
            kept: Vec::new(),
            waits_for_second: format.has_words() && !quiet,
            failed: None,
        }
    }

    /// Prints what belongs behind the solutions; gives back the first two of them.
    pub(super) fn finish(mut self, answer: &Answer) -> Done<Vec<Solution>> {
        if self.waits_for_second
            && let [only] = &self.kept[..]
        {
            self.renderer.solution(only, 1, true, &mut self.text);
        }
        self.renderer.end(answer, &mut self.text);
        self.put()?;
        Ok(self.kept)
    }

    /// Prints what was found before the search failed, so that what was begun is whole.
    pub(super) fn give_up(mut self) -> Done<()> {
        if let Some(stop) = self.failed {
            return Err(stop);
        }
        if self.found > 0 {
            self.renderer.end(&Answer::of(self.found, false), &mut self.text);
        }
        self.put()
    }

    /// Adds what is still to be printed to the output, which prints it in its own time.
    fn put(&mut self) -> Done<()> {
        self.put_and(|_| Ok(()))
    }

    fn print(&mut self) -> Done<()> {
        self.put_and(Output::flush)?;
        self.printed = Instant::now();
        Ok(())
    }

    fn put_and(&mut self, then: impl FnOnce(&mut Output) -> Done<()>) -> Done<()> {
        let Printer { output, progress, text, .. } = self;
        // The buffer of the output may become full.
        progress.make_room(|| {
            output.bytes(text)?;
            then(output)
        })?;
        self.text.clear();
        Ok(())
    }

    /// Prints, or ends the search.
    fn try_print(&mut self) -> Result<(), Error> {
        self.print().map_err(|stop| {
            self.failed = Some(stop);
            Error::Stopped
        })
    }
}

impl Receiver for Printer<'_> {
    fn take(&mut self, solution: &Solution) -> Result<(), Error> {
        self.found += 1;
        if self.found <= 2 {
            self.kept.push(solution.clone());
        }
        if self.waits_for_second && self.found == 1 {
            return Ok(());
        }
        if self.waits_for_second && self.found == 2 {
            self.renderer.solution(&self.kept[0], 1, false, &mut self.text);
        }
        self.renderer.solution(solution, self.found, false, &mut self.text);
        if self.text.len() >= FULL { self.try_print() } else { Ok(()) }
    }

    fn wait(&mut self, done: Option<f64>) -> Result<(), Error> {
        self.progress.show(self.found, done);
        // A search that does not know how far it is may not be heard of again for long.
        let is_long = done.is_none() || self.printed.elapsed() >= PAUSE;
        if self.text.is_empty() || !is_long { Ok(()) } else { self.try_print() }
    }
}
