//! The commands and puzzles in README.md and docs/ are run, and the texts generated from the
//! program are up to date.

use std::path::{Path, PathBuf};

use assert_cmd::cargo::cargo_bin_cmd;
use zebra_sat::load::load;
use zebra_sat::syntax::Source;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// README.md and everything in docs/.
fn documents() -> Vec<PathBuf> {
    let mut all = vec![
        root().join("README.md"),
        root().join("CONTRIBUTING.md"),
        root().join("puzzles/README.md"),
    ];
    for folder in ["docs", "docs/adr"] {
        let entries = std::fs::read_dir(root().join(folder)).unwrap();
        all.extend(
            entries
                .map(|entry| entry.unwrap().path())
                .filter(|p| p.extension().is_some_and(|e| e == "md")),
        );
    }
    all.sort();
    all
}

/// The fenced blocks of a language, each with the line that it begins at.
fn blocks(text: &str, language: &str) -> Vec<(usize, String)> {
    let mut all = Vec::new();
    let mut open: Option<(String, usize, Vec<&str>)> = None;
    for (number, line) in text.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(name)) => open = Some((name.trim().to_owned(), number + 1, Vec::new())),
            (Some(_), Some(_)) => {
                let (name, start, lines) = open.take().unwrap();
                if name == language {
                    all.push((start, lines.join("\n") + "\n"));
                }
            }
            (Some((_, _, lines)), None) => lines.push(line),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a fence is not closed");
    all
}

/// Runs the arguments of a shown command; gives its output, standard error first.
fn run(command: &str) -> String {
    let arguments = command
        .strip_prefix("cargo run --release -- ")
        .or_else(|| command.strip_prefix("zebra-sat "))
        .unwrap_or_else(|| panic!("only zebra-sat can be shown: {command}"));
    let output = cargo_bin_cmd!("zebra-sat")
        .current_dir(root())
        .args(arguments.split(' '))
        .output()
        .unwrap();
    String::from_utf8([output.stderr, output.stdout].concat()).unwrap()
}

/// A `console` block holds commands behind `$ `, each followed by its whole output.
#[test]
fn the_commands_shown_give_the_output_shown() {
    let mut commands = 0;
    for document in documents() {
        let text = std::fs::read_to_string(&document).unwrap();
        for (line, block) in blocks(&text, "console") {
            for part in block.split("$ ").skip(1) {
                let (command, shown) = part.split_once('\n').unwrap();
                let real = run(command);
                let place = format!("{}:{line}: {command}", document.display());
                assert_eq!(real.trim_end(), shown.trim_end(), "{place}");
                commands += 1;
            }
        }
    }
    assert!(commands >= 2);
}

/// The commands of a `sh` block succeed; `make` and `cargo` ones are run by CI itself.
#[cfg(unix)]
#[test]
fn the_other_commands_work() {
    let mut commands = 0;
    for document in documents() {
        let text = std::fs::read_to_string(&document).unwrap();
        for (line, block) in blocks(&text, "sh") {
            for command in block.lines().filter_map(|line| line.strip_prefix("zebra-sat ")) {
                // Away from the checkout, so that nothing is written there.
                let folder = tempfile::tempdir().unwrap();
                let puzzles = folder.path().join("puzzles");
                std::os::unix::fs::symlink(root().join("puzzles"), puzzles).unwrap();
                let mut run = cargo_bin_cmd!("zebra-sat");
                let output =
                    run.current_dir(folder.path()).args(command.split(' ')).output().unwrap();
                let place = format!("{}:{line}: {command}", document.display());
                assert!(output.status.success(), "{place}: {output:?}");
                commands += 1;
            }
        }
    }
    assert!(commands >= 1);
}

/// A `zebra` block is a whole puzzle without errors.
#[test]
fn the_puzzles_shown_are_puzzles() {
    let mut puzzles = 0;
    for document in documents() {
        let text = std::fs::read_to_string(&document).unwrap();
        for (line, block) in blocks(&text, "zebra") {
            let loaded = load(Source::new("shown.zebra", block));
            let wrong = loaded.diagnostics.sorted();
            assert!(loaded.resolved.is_some(), "{}:{line}: {wrong:?}", document.display());
            puzzles += 1;
        }
    }
    assert!(puzzles >= 1);
}

/// The files and folders that links of the documents point at exist.
#[test]
fn links_lead_somewhere() {
    for document in documents() {
        let text = std::fs::read_to_string(&document).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let path = link.split('#').next().unwrap();
            if path.is_empty() || path.contains("://") {
                continue;
            }
            let target = document.parent().unwrap().join(path);
            assert!(target.exists(), "{}: no {link}", document.display());
        }
    }
}

/// The test command that README names is the one that CI runs.
#[test]
fn ci_runs_the_commands_of_the_readme() {
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    let ci = std::fs::read_to_string(root().join(".ci/run")).unwrap();
    assert!(readme.contains("make test") && ci.contains("make test") && ci.contains("make lint"));
}

/// Every subcommand is in README's table, and every one in the table exists.
#[test]
fn the_readme_lists_every_command() {
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    let help = run("zebra-sat --help");
    let section = help.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let commands = section.lines().filter_map(|line| line.split_whitespace().next());
    for command in commands.filter(|command| *command != "help") {
        assert!(readme.contains(&format!("`{command}")), "README does not name `{command}`");
    }
}

/// The schemas of answers are published as they are generated.
#[test]
fn the_answer_schemas_are_up_to_date() {
    let published = std::fs::read_to_string(root().join("docs/answer.schema.json")).unwrap();
    let generated = zebra_sat::report::json::schema();
    assert!(published == generated, "run `cargo run -- schema answer > docs/answer.schema.json`");
    let published = std::fs::read_to_string(root().join("docs/answer-line.schema.json")).unwrap();
    let generated = zebra_sat::report::json::line_schema();
    let command = "cargo run -- schema answer-line > docs/answer-line.schema.json";
    assert!(published == generated, "run `{command}`");
    let published = std::fs::read_to_string(root().join("docs/cells.schema.json")).unwrap();
    let generated = zebra_sat::report::json::cell_schema();
    assert!(published == generated, "run `cargo run -- schema cells > docs/cells.schema.json`");
    let published = std::fs::read_to_string(root().join("docs/trace-line.schema.json")).unwrap();
    let generated = zebra_sat::report::json::story_schema();
    let command = "cargo run -- schema trace-line > docs/trace-line.schema.json";
    assert!(published == generated, "run `{command}`");
    let published = std::fs::read_to_string(root().join("docs/places.schema.json")).unwrap();
    let generated = zebra_sat::report::json::places_schema();
    assert!(published == generated, "run `cargo run -- schema places > docs/places.schema.json`");
    let published = std::fs::read_to_string(root().join("docs/check.schema.json")).unwrap();
    let generated = zebra_sat::report::json::check_schema();
    assert!(published == generated, "run `cargo run -- schema check > docs/check.schema.json`");
    let published = std::fs::read_to_string(root().join("docs/review.schema.json")).unwrap();
    let generated = zebra_sat::report::json::review_schema();
    assert!(published == generated, "run `cargo run -- schema review > docs/review.schema.json`");
    let file = "docs/verification.schema.json";
    let published = std::fs::read_to_string(root().join(file)).unwrap();
    let generated = zebra_sat::report::json::verified_schema();
    assert!(published == generated, "run `cargo run -- schema verification > {file}`");
    let file = "docs/explanation.schema.json";
    let published = std::fs::read_to_string(root().join(file)).unwrap();
    let generated = zebra_sat::report::json::explanation_schema();
    assert!(published == generated, "run `cargo run -- schema explanation > {file}`");
    let published = std::fs::read_to_string(root().join("docs/hint.schema.json")).unwrap();
    let generated = zebra_sat::report::json::hint_schema();
    assert!(published == generated, "run `cargo run -- schema hint > docs/hint.schema.json`");
}
