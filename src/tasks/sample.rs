//! Draws solutions at random, each of all with the same probability.

use std::cell::RefCell;

use dashu_int::UBig;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use super::few::{EXACT, Outcome, few_or, in_time, timed_out};
use super::solve::{Answer, Drawn, Status};
use super::stream::Receiver;
use crate::exact;
use crate::model::{Puzzle, Solution};
use crate::session::{Error, Setup};

/// After so many draws the receiver is told how far they are.
const TICK: u64 = 1 << 10;

/// Draws `times` solutions and hands each to a receiver: with replacement, so that one may come
/// again. Equal seeds draw equal solutions. None is drawn where there is none.
///
/// # Errors
/// When the time is over, also between two draws, when the engine fails, and
/// [`Error::TooManyParts`] when there are too many different parts to draw from.
pub fn sample(
    puzzle: &Puzzle,
    setup: &Setup,
    times: u64,
    seed: u64,
    to: &mut dyn Receiver,
) -> Result<Answer, Error> {
    let (deadline, to) = (setup.terms.deadline(), RefCell::new(to));
    let mut drawn = 0;
    let mut each = |solution: &Solution| {
        in_time(deadline, EXACT)?;
        to.borrow_mut().take(solution)?;
        drawn += 1;
        let tells = drawn % TICK == 0;
        if tells { to.borrow_mut().wait(Some(drawn as f64 / times as f64)) } else { Ok(()) }
    };
    let outcome = few_or(puzzle, setup, &mut |done| to.borrow_mut().wait(done), |tick| {
        Ok((exact::sample(puzzle, times, seed, tick, &mut each)?, ()))
    })?;
    let total = match outcome {
        Outcome::Few(all) => {
            draw(&all, times, seed, &mut each)?;
            UBig::from(all.len())
        }
        Outcome::Exact(total, ()) => total,
        Outcome::TimedOut(_) => return Err(timed_out(EXACT)),
    };
    let complete = total <= UBig::ONE;
    let status = Status::of(u64::try_from(&total).unwrap_or(u64::MAX), true);
    Ok(Answer { status, drawn: Some(Drawn { total, seed }), ..Answer::of(drawn, complete) })
}

/// Draws from a list of all solutions.
fn draw<T>(
    all: &[T],
    times: u64,
    seed: u64,
    each: &mut dyn FnMut(&T) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..times {
        let Some(one) = all.choose(&mut random) else { break };
        each(one)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_one_of_a_list_is_drawn_about_as_often() {
        let mut times = [0; 6];
        let mut each = |one: &usize| {
            times[*one] += 1;
            Ok(())
        };
        draw(&[0, 1, 2, 3, 4, 5], 6_000, 1, &mut each).expect("nothing stops it");
        // Five standard deviations on either side.
        assert!(times.iter().all(|times| (856..1_144).contains(times)), "{times:?}");
    }

    #[test]
    fn nothing_is_drawn_from_an_empty_list() {
        let each = &mut |_: &usize| panic!("there is none");
        draw(&[], 10, 1, each).expect("nothing is drawn");
    }
}
