//! Pages in headless Chromium, if it is installed; with ZEBRA_REQUIRE_BROWSER it must be.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use zebra_sat::model::Puzzle;
use zebra_sat::report::explain::html::page;
use zebra_sat::session::Setup;
use zebra_sat::tasks::explain::Explanation;

use crate::puzzles::solutions;

const BROWSER: &str = "chromium";

/// The time of the page's clock that a page may take, in milliseconds: nobody waits for it.
const BUDGET: &str = "--virtual-time-budget=60000";

const DRIVER: &str = include_str!("../../browser/player.js");

/// Uses the page of an explanation that finds the only solution, as tests/browser/player.js says.
pub fn examine(name: &str, puzzle: &Puzzle, explanation: &Explanation) {
    write(&format!("{name}.html"), &page(puzzle, explanation));
    let expected = serde_json::to_string(&placed(puzzle)).unwrap();
    let around = format!(
        "<!DOCTYPE html><pre id=\"result\">nothing was examined</pre>\
         <iframe id=\"page\" src=\"{name}.html\" width=\"1200\" height=\"900\"></iframe>\
         <script>const EXPECTED = {expected};\n{DRIVER}</script>\n"
    );
    let Some(dom) = dom(&format!("{name}-examined.html"), &around) else { return };
    let result = dom.split("<pre id=\"result\">").nth(1).unwrap().split("</pre>").next().unwrap();
    assert_eq!(result, "as it should be");
}

/// The document that a page has become, once nothing happens any more; `None` without a browser.
/// The browser must have nothing to say to the console.
pub fn dom(name: &str, page: &str) -> Option<String> {
    if !is_there() {
        return None;
    }
    let path = write(name, page);
    let profile = tempfile::tempdir().unwrap();
    let output = Command::new(BROWSER)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr"])
        // The examined page is in a frame of another file.
        .args(["--allow-file-access-from-files", BUDGET, "--dump-dom"])
        // The address changes with each step, and no person takes 200 within a second.
        .arg("--disable-ipc-flooding-protection")
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .arg(format!("file://{}", path.display()))
        .output()
        .unwrap();
    let log = String::from_utf8_lossy(&output.stderr);
    let said: Vec<&str> = log.lines().filter(|line| line.contains("CONSOLE")).collect();
    assert!(output.status.success() && said.is_empty(), "{said:#?}\n{log}");
    Some(String::from_utf8(output.stdout).unwrap())
}

/// The items of the only solution, each with its position.
fn placed(puzzle: &Puzzle) -> Vec<String> {
    let all = solutions(puzzle, &Setup::default());
    assert_eq!(all.len(), 1);
    let solution = all.first().unwrap();
    let mut placed = Vec::new();
    for (id, _) in puzzle.categories_with_ids() {
        for (item, place) in solution.row(id).iter().zip(puzzle.places()) {
            let name = &puzzle.item(item.unwrap()).name;
            placed.push(format!("{name}, {}", puzzle.place_name(place)));
        }
    }
    placed
}

/// Writes a page where it can still be looked at after the tests.
fn write(name: &str, page: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, page).unwrap();
    path
}

/// Whether there is a browser. That it is absent is said, or fails if it must not be.
fn is_there() -> bool {
    let mut version = Command::new(BROWSER);
    version.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    if version.status().is_ok() {
        return true;
    }
    let required = std::env::var_os("ZEBRA_REQUIRE_BROWSER").is_some_and(|value| !value.is_empty());
    assert!(!required, "`{BROWSER}` is absent: install it");
    let _ = writeln!(std::io::stderr(), "SKIPPED: tests in `{BROWSER}`, which is absent");
    false
}
