//! The ranking of combinations over all puzzles.

use std::time::Duration;

use super::{Measured, Spread};

/// How a combination did on all puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct Rank {
    /// The combination, by its number.
    pub setup: usize,
    /// The mean over the puzzles of the median time to the proof, where a puzzle without an answer
    /// counts twice the limit (PAR-2, the score of the SAT competitions).
    pub par2: Duration,
    /// How many puzzles it answered.
    pub answered: usize,
    /// On how many puzzles none was faster.
    pub wins: usize,
}

/// The combinations by their score, the best first; of equal ones the earlier first.
///
/// The limit is the time that each question was given; without one, the longest time that any
/// answer took.
pub fn ranking(all: &[Vec<Measured>], limit: Option<Duration>) -> Vec<Rank> {
    let time = |measured: &Measured| {
        let answered = measured.outcome.is_ok();
        Spread::of(&measured.proof).filter(|_| answered).map(|spread| spread.median)
    };
    let times: Vec<Vec<Option<Duration>>> =
        all.iter().map(|row| row.iter().map(time).collect()).collect();
    let longest = times.iter().flatten().flatten().max().copied().unwrap_or_default();
    let penalty = 2 * limit.unwrap_or(longest);
    let setups = times.first().map_or(0, Vec::len);
    let rank = |setup: usize| {
        let of = |row: &Vec<Option<Duration>>| row[setup];
        let sum: Duration = times.iter().map(|row| of(row).unwrap_or(penalty)).sum();
        let best = |row: &&Vec<Option<Duration>>| {
            of(row).is_some() && of(row) == row.iter().flatten().min().copied()
        };
        Rank {
            setup,
            par2: sum / u32::try_from(times.len()).unwrap_or(u32::MAX).max(1),
            answered: times.iter().filter(|row| of(row).is_some()).count(),
            wins: times.iter().filter(best).count(),
        }
    };
    let mut ranks: Vec<Rank> = (0..setups).map(rank).collect();
    ranks.sort_by_key(|rank| (rank.par2, rank.setup));
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tasks::solve::Status;

    fn measured(milliseconds: Option<u64>) -> Measured {
        Measured {
            size: Default::default(),
            bytes: 0,
            outcome: milliseconds.map(|_| Status::Unique).ok_or_else(|| "gave up".to_owned()),
            statistics: Default::default(),
            encode: Vec::new(),
            write: Vec::new(),
            first: Vec::new(),
            proof: milliseconds.into_iter().map(Duration::from_millis).collect(),
        }
    }

    #[test]
    fn a_puzzle_without_an_answer_counts_twice_the_limit() {
        let row = |times: [Option<u64>; 3]| times.map(measured).to_vec();
        let all = [row([Some(10), None, Some(30)]), row([Some(20), Some(10), Some(10)])];
        let ranks = |limit| -> Vec<(usize, u128, usize, usize)> {
            let rank = |r: Rank| (r.setup, r.par2.as_millis(), r.answered, r.wins);
            ranking(&all, limit).into_iter().map(rank).collect()
        };
        let limited = ranks(Some(Duration::from_secs(1)));
        assert_eq!(limited, [(0, 15, 2, 1), (2, 20, 2, 1), (1, 1005, 1, 1)]);
        assert_eq!(ranks(None)[2], (1, 35, 1, 1));
    }
}
