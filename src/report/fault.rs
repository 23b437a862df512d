//! A fault of our own, with everything that is needed to reproduce it.

use crate::json;
use crate::model::Puzzle;
use crate::session::{Fault, Setup};

/// The report of a fault: version, setup, what is wrong, and the puzzle itself.
pub fn describe(puzzle: &Puzzle, setup: &Setup, fault: &Fault) -> String {
    let what = match fault {
        Fault::Clash(clash) => format!("  {}\n", clash.describe(puzzle)),
        Fault::Broken(solution, violations) => {
            let broken: String =
                violations.iter().map(|v| format!("  {}\n", v.describe(puzzle))).collect();
            broken + "the answer was:\n" + &super::tuples::text(puzzle, solution)
        }
    };
    format!(
        "error: internal fault: {fault}\n{what}\
         This is a bug of zebra-sat, not of your puzzle; no answer is given. Please report it with \
         all of the following.\n\
         version {}, engine {}, exactly-one {}, all-different {}, cardinality {}, relations {}, search {}\n{}",
        env!("CARGO_PKG_VERSION"),
        setup.engine_name(),
        setup.compile.exactly_one.name(),
        setup.compile.all_different.name(),
        setup.compile.cardinality.name(),
        setup.compile.relations.name(),
        setup.search.name(),
        json::write(puzzle)
    )
}
