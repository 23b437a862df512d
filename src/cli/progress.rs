//! How far a search is, on standard error while it runs, if that is a terminal.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use zebra_sat::report::number::grouped;

use super::output::Output;

/// A search that ends within this time shows no progress.
const PATIENCE: Duration = Duration::from_millis(500);

/// The length of a bar, for a fraction of the search space.
const WHOLE: u64 = 1_000_000;

/// The number of solutions, how fast they come, and a bar where the search knows how far it is. It
/// goes away when this is dropped.
pub(super) struct Progress {
    bar: ProgressBar,
    start: Instant,
    /// Whether the line is on the screen to which results go, so that it must make room for them.
    is_shared: bool,
}

impl Progress {
    /// Shows nothing while several files are worked on: their lines would mix.
    pub(super) fn new(output: &Output) -> Progress {
        let is_shown = output.is_alone() && io::stderr().is_terminal();
        let target = match is_shown {
            true => ProgressDrawTarget::stderr(),
            false => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(Some(WHOLE), target);
        let is_shared = is_shown && io::stdout().is_terminal();
        Progress { bar, start: Instant::now(), is_shared }
    }

    /// Shows how many solutions were found, and what fraction of the search space lies behind, if
    /// that is known.
    pub(super) fn show(&self, found: u64, done: Option<f64>) {
        let time = self.start.elapsed();
        if self.bar.is_hidden() || time < PATIENCE {
            return;
        }
        let rate = (found as f64 / time.as_secs_f64()).round();
        let [number, rate] = [found.to_string(), rate.to_string()].map(|digits| grouped(&digits));
        let template = match done {
            // A count that does not find each solution has nothing else to tell.
            Some(_) if found == 0 => "{wide_bar} {percent} %, {eta} left",
            Some(_) => "{wide_bar} {percent} %, {eta} left; {msg}",
            None => "{msg}",
        };
        self.bar.set_style(ProgressStyle::with_template(template).expect("the template is right"));
        self.bar.set_message(format!("{number} solutions, {rate} per second"));
        self.bar.set_position(done.map_or(0, |done| (done * WHOLE as f64) as u64));
    }

    /// Does something that prints results.
    pub(super) fn make_room<T>(&self, print: impl FnOnce() -> T) -> T {
        if self.is_shared { self.bar.suspend(print) } else { print() }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
