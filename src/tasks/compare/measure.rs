//! One measurement: one combination on one puzzle, once.

use std::io::{self, Write};
use std::time::Instant;

use super::Measured;
use crate::engine::EngineError;
use crate::model::{Puzzle, Solution};
use crate::presolve::presolve;
use crate::session::{Error, Session, Setup};
use crate::tasks::dimacs::{self, Formula};
use crate::tasks::solve::Status;

/// An answer in which all combinations must agree.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Answer {
    status: Status,
    /// The solution, if it is the only one; which ones of several are found may differ.
    solution: Option<Solution>,
}

impl Answer {
    /// The answer in words.
    pub(super) fn describe(&self, puzzle: &Puzzle) -> String {
        match (&self.solution, self.status) {
            (Some(solution), _) => {
                let name = |item: &Option<_>| item.map_or("-", |item| &puzzle.item(item).name);
                let row = |(id, _)| solution.row(id).iter().map(name).collect::<Vec<_>>().join(" ");
                let rows: Vec<String> = puzzle.categories_with_ids().map(row).collect();
                format!("one solution: {}", rows.join(" | "))
            }
            (None, Status::None) => "no solution".to_owned(),
            (None, _) => "several solutions".to_owned(),
        }
    }
}

/// Measures once and adds it to what was measured before; gives the answer, if there is one.
pub(super) fn run(
    puzzle: &Puzzle,
    setup: &Setup,
    to: &mut Option<Measured>,
) -> Result<Option<Answer>, Error> {
    let presolved = setup.presolve.then(|| presolve(puzzle));
    let formula = Formula { puzzle, options: &setup.compile, presolved: presolved.as_ref() };
    let start = Instant::now();
    let size = formula.size();
    let encode = start.elapsed();
    let mut bytes = Counter(0);
    let start = Instant::now();
    dimacs::write(&formula, &mut bytes).expect("counting bytes cannot fail");
    let write = start.elapsed();
    let measured = to.get_or_insert_with(|| Measured {
        size,
        bytes: bytes.0,
        outcome: Ok(Status::Unknown),
        statistics: Default::default(),
        encode: Vec::new(),
        write: Vec::new(),
        first: Vec::new(),
        proof: Vec::new(),
    });
    measured.encode.push(encode);
    measured.write.push(write);
    match ask(puzzle, setup, measured) {
        Ok(answer) => {
            // One run without an answer counts for all.
            if measured.outcome.is_ok() {
                measured.outcome = Ok(answer.status);
            }
            Ok(Some(answer))
        }
        Err(error @ (Error::Fault(_) | Error::Engine(EngineError::Wrong { .. }))) => Err(error),
        Err(error) => {
            measured.outcome = Err(error.to_string());
            Ok(None)
        }
    }
}

fn ask(puzzle: &Puzzle, setup: &Setup, measured: &mut Measured) -> Result<Answer, Error> {
    let start = Instant::now();
    let mut session = Session::new(puzzle, setup)?;
    let mut solutions = session.solutions();
    let first = solutions.next().transpose()?;
    if first.is_some() {
        measured.first.push(start.elapsed());
    }
    let second = if first.is_some() { solutions.next().transpose()? } else { None };
    drop(solutions);
    measured.proof.push(start.elapsed());
    measured.statistics = session.statistics();
    let found = u64::from(first.is_some()) + u64::from(second.is_some());
    Ok(Answer {
        status: Status::of(found, second.is_none()),
        solution: first.filter(|_| found == 1),
    })
}

/// Counts the bytes written to it.
struct Counter(u64);

impl Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
