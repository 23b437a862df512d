//! Which engines can be tested here: those outside this process may not be installed.

use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use zebra_sat::engine::{ALL, Choice, EngineError, Terms};

/// Engines in this process, for which an answer costs no process.
const INSIDE: &[&str] = &["varisat", "batsat", "cadical-lib"];

/// The programs that `make solvers` fetches; with ZEBRA_REQUIRE_SOLVERS they must be there.
const FETCHED: &[&str] = &["minisat", "cadical", "kissat", "glucose", "rate"];

pub fn is_inside(choice: &Choice) -> bool {
    INSIDE.contains(&choice.name)
}

/// Every engine that is there. What is absent is said once.
pub fn engines() -> Vec<Choice> {
    static PRESENT: LazyLock<Vec<Choice>> =
        LazyLock::new(|| ALL.iter().copied().filter(is_present).collect());
    PRESENT.clone()
}

fn is_present(choice: &Choice) -> bool {
    let mut engine = (choice.start)(&Terms::default()).unwrap();
    let absent = matches!(engine.solve(&[]), Err(EngineError::Absent { .. }));
    !(absent && is_skipped(choice.name))
}

/// Whether a proof can be checked here.
pub fn has_checker() -> bool {
    let mut command = Command::new("rate");
    let run = command.arg("--version").stdout(Stdio::null()).status();
    run.is_ok() || !is_skipped("rate")
}

/// Says that a program is absent, or fails if it must not be.
fn is_skipped(name: &str) -> bool {
    let required = std::env::var_os("ZEBRA_REQUIRE_SOLVERS").is_some_and(|value| !value.is_empty());
    assert!(!(required && FETCHED.contains(&name)), "`{name}` is absent: run `make solvers`");
    // The test harness shows what goes to standard error past its macros, of passing tests too.
    let _ = writeln!(
        std::io::stderr(),
        "SKIPPED: tests of `{name}`, which is absent; `make solvers` may fetch it"
    );
    true
}
