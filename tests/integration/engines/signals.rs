//! Told to end, the command leaves nothing behind and ends as the signal would have ended it.

use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command};
use std::time::Duration;

use super::run::{HONEST, TWO, Workshop};

/// Sends a signal when `ready` says so, and gives the signal by which the process then ended.
fn interrupt(mut child: Child, signal: &str, ready: impl Fn() -> bool) -> Option<i32> {
    while !ready() {
        std::thread::sleep(Duration::from_millis(5));
        assert!(child.try_wait().unwrap().is_none(), "it has ended by itself");
    }
    let kill = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    child.wait().unwrap().signal()
}

#[test]
fn a_signal_ends_the_solver_and_removes_its_files() {
    for (signal, number) in [("-INT", 2), ("-TERM", 15)] {
        let workshop = Workshop::new();
        workshop.script("trap '' TERM INT; sleep 1000 & echo $! >> pids; echo > started; wait");
        let arguments =
            ["solve", "two.zebra", "--no-presolve", "--engine-cmd", "sh solver {cnf} {out}"];
        let child = workshop.command(&arguments).spawn().unwrap();
        let started = workshop.path().join("started");
        assert_eq!(interrupt(child, signal, || started.exists()), Some(number));
        workshop.assert_clean();
    }
}

/// Whoever waits for the next solution has seen the ones before.
#[test]
fn what_was_found_is_printed_while_the_search_goes_on() {
    for format in ["json", "jsonl", "csv", "tuples", "table"] {
        let workshop = Workshop::new();
        workshop.script(&HONEST.replace("echo 's UNSATISFIABLE'; exit 20", "sleep 1000"));
        let command = ["solve", "two.zebra", "--no-presolve", "--engine-cmd", "sh solver {cnf}"];
        let arguments = [&command[..], &["--quiet", "--all", "--format", format]].concat();
        let mut child = workshop.command(&arguments).spawn().unwrap();
        let mut out = child.stdout.take().unwrap();
        let mut text = String::new();
        while !text.contains("blue") {
            let mut bytes = [0; 1000];
            let many = out.read(&mut bytes).unwrap();
            assert!(many > 0, "{format}: nothing is printed");
            text.push_str(std::str::from_utf8(&bytes[..many]).unwrap());
        }
        assert_eq!(interrupt(child, "-TERM", || true), Some(15));
        workshop.assert_clean();
    }
}

/// The formula of many large counts, which takes long enough to write to be caught in between.
#[test]
fn half_a_formula_is_never_left() {
    let workshop = Workshop::new();
    let items = |name: &str| (1..=300).map(|n| format!("{name}{n}")).collect::<Vec<_>>().join(", ");
    let text = format!("houses: 300\na: {}\nb: {}\n", items("a"), items("b"));
    std::fs::write(workshop.path().join("large.zebra"), text).unwrap();
    let arguments =
        ["solve", "large.zebra", "--exactly-one", "pairwise", "--emit-dimacs", "large.cnf"];
    let child = workshop.command(&arguments).spawn().unwrap();
    let names = || {
        let entries = std::fs::read_dir(workshop.path()).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect::<Vec<_>>()
    };
    let begun = || names().iter().any(|name| name.starts_with(".zebra-sat-"));
    assert_eq!(interrupt(child, "-INT", begun), Some(2));
    let mut left = names();
    left.sort();
    assert_eq!(left, ["large.zebra", "tmp", "two.zebra"]);
}

#[test]
fn a_formula_replaces_a_file_and_keeps_its_permissions() {
    use std::os::unix::fs::PermissionsExt;

    let workshop = Workshop::new();
    let target = workshop.path().join("two.cnf");
    let link = workshop.path().join("link.cnf");
    std::fs::write(&target, "old").unwrap();
    std::fs::set_permissions(&target, PermissionsExt::from_mode(0o604)).unwrap();
    std::os::unix::fs::symlink("two.cnf", &link).unwrap();
    let emit = |target: &str| {
        workshop.command(&["solve", "two.zebra", "--emit-dimacs", target]).output().unwrap()
    };
    assert!(emit("link.cnf").status.success());
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(std::fs::read_to_string(&target).unwrap().contains("p cnf 4 "));
    assert_eq!(target.metadata().unwrap().permissions().mode() & 0o777, 0o604);
    // A device cannot be replaced.
    let printed = String::from_utf8(emit("/dev/stdout").stdout).unwrap();
    assert!(printed.contains("p cnf 4 "), "{printed}");
    let error = String::from_utf8(emit("no/folder.cnf").stderr).unwrap();
    assert!(error.starts_with("error: cannot write `no/folder.cnf`: "), "{error}");
}

/// Solvers that still work for other files are ended with the command.
#[test]
fn a_broken_pipe_ends_every_solver() {
    let workshop = Workshop::new();
    // Waits only for the second file, which has another formula.
    workshop.script(&format!(
        "if grep -q 'p cnf 10 ' \"$1\"; then echo > started; sleep 1000; fi\n\
         while ! test -e started; do sleep 0.01; done\n{HONEST}"
    ));
    let three = TWO.replace("houses: 2", "houses: 3").replace("red, blue", "red, blue, green");
    std::fs::write(workshop.path().join("three.zebra"), three).unwrap();
    let command = ["solve", "two.zebra", "three.zebra", "--jobs", "2", "--no-presolve"];
    let engine = ["--engine-cmd", "sh solver {cnf}", "--exactly-one", "pairwise"];
    let mut child = workshop.command(&[&command[..], &engine].concat()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
    workshop.assert_clean();
}
