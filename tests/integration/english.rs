//! English clues on the command line.

mod announced;
mod around;
mod assumed;
mod belonging;
mod beside;
mod besides;
mod careers;
mod clauses;
mod closings;
mod collected;
mod confirmed;
mod contrasts;
mod crimes;
mod data_sets;
mod dell;
mod departures;
mod depths;
mod described;
mod echo;
mod editors;
mod everyday;
mod exam_pages;
mod frames;
mod freely;
mod gist;
mod grid_turns;
mod heists;
mod introduced;
mod introductions;
mod known;
mod landmarks;
mod layouts;
mod listings;
mod lists;
mod long;
mod loose;
mod magazine;
mod managed;
mod measures;
mod mended;
mod misread;
mod moments;
mod neighbors;
mod next_door;
mod notation;
mod numbered_rows;
mod occasions;
mod onlookers;
mod openings;
pub mod order;
mod ordinary;
mod others;
mod outskirts;
mod pages;
mod partial;
mod persons;
mod places;
mod prefaces;
mod printed;
mod printed_openings;
mod printed_rows;
mod pronouns;
mod prose;
mod prose_lists;
mod races;
mod rivals;
mod row_words;
mod running_lists;
mod runs;
mod scenes;
mod schedules;
mod seating;
mod second_looks;
mod sentences;
mod sheets;
mod single_items;
mod site_turns;
pub mod stories;
mod streets;
mod text;
mod told_amounts;
mod told_of_all;
mod trade;
mod traps;
mod turns;
mod unlisted;
mod values;
mod web_pages;
mod web_turns;
mod weighed;
mod wording;
mod wordy;
mod worksheet_turns;

use std::path::Path;

use assert_cmd::cargo::cargo_bin_cmd;

/// Exit code, standard output and standard error.
fn run(arguments: &[&str], input: &str) -> (i32, String, String) {
    run_in(Path::new("."), arguments, input)
}

fn run_in(folder: &Path, arguments: &[&str], input: &str) -> (i32, String, String) {
    let mut command = cargo_bin_cmd!("zebra-sat");
    let output = command.current_dir(folder).args(arguments).write_stdin(input).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// The formal readings of all clues with the warnings, or why the puzzle is refused.
fn readings(puzzle: &str) -> Result<(Vec<String>, String), String> {
    let (code, out, err) = run(&["check", "-"], puzzle);
    let numbered = |line: &str| {
        let (number, rest) = line.trim().split_once(". ")?;
        number.parse::<u32>().ok()?;
        Some(rest.split("  \"").next().unwrap_or_default().to_owned())
    };
    match code {
        0 => Ok((out.lines().filter_map(numbered).collect(), err)),
        _ => Err(err),
    }
}

const PUZZLE: &str = "houses: 2\nname: Ann, Bob\npet (keeps): dog (also puppy), cat\n\nclues:\n  \
                      Ann keeps the puppy.\n  2. Ann lives in the first house.  \"first\"\n";

/// The same with a sentence between the two that has nothing to do with them.
fn with_herring() -> String {
    PUZZLE.replace("  2. Ann", "  Bob waves at the postman.\n  Ann")
}

#[test]
fn every_command_that_reads_puzzles_may_leave_sentences_out() {
    let commands = [
        "solve", "check", "count", "sample", "trace", "explain", "hint", "compare", "decode",
        "verify", "certify", "fmt", "convert",
    ];
    for command in commands {
        let (code, help, _) = run(&[command, "--help"], "");
        assert_eq!(code, 0);
        assert!(help.contains("--ignore-unknown"), "{command}: {help}");
    }
    let (code, out, err) = run(&["fmt", "--ignore-unknown", "-"], PUZZLE);
    assert_eq!((code, &*out), (2, ""));
    assert!(err.contains("--formal"), "{err}");
}

#[test]
fn formatting_keeps_sentences_whatever_they_say() {
    let text = "houses: 2\npet: dog, cat\n\nclues:\n  Colourless green dogs sleep furiously.\n";
    assert_eq!(run(&["fmt", "-"], text), (0, text.to_owned(), String::new()));
    let (code, out, err) = run(&["fmt", "--formal", "-"], text);
    assert_eq!((code, &*out), (2, ""));
    assert!(err.starts_with("error[english-words]"), "{err}");
}

#[test]
fn sentences_are_written_formally() {
    let formal = "houses: 2\nname:        Ann, Bob\npet (keeps): dog (also puppy), cat\n\nclues:\n  \
                  Ann = dog          \"Ann keeps the puppy.\"\n  2. Ann in house 1  \"first\"\n";
    let (code, out, err) = run(&["fmt", "--formal", "-"], PUZZLE);
    assert_eq!((code, &*out, &*err), (0, formal, ""));
    let (code, converted, err) = run(&["convert", "--to", "zebra", "-"], PUZZLE);
    assert_eq!((code, &*err), (0, ""));
    assert!(converted.contains("\"Ann keeps the puppy.\""), "{converted}");
    let answer = |text: &str| run(&["solve", "--format", "tuples", "-"], text);
    assert_eq!(answer(&out), answer(PUZZLE));
    assert_eq!(answer(&converted), answer(PUZZLE));
}

#[test]
fn check_shows_the_sentence_and_its_reading() {
    let (_, out, err) = run(&["check", "-"], PUZZLE);
    assert_eq!(err, "");
    assert!(out.contains("   1. Ann = dog  \"Ann keeps the puppy.\"\n"), "{out}");
}

#[test]
fn sentences_left_out_are_always_told() {
    let herring = with_herring();
    let (code, out, err) = run(&["solve", "-"], &herring);
    assert_eq!((code, &*out), (2, ""));
    assert!(err.starts_with("error[english-words]"), "{err}");
    for arguments in [&["solve", "--quiet"][..], &["compare"], &["check"], &["fmt", "--formal"]] {
        let (code, _, err) = run(&[arguments, &["--ignore-unknown", "-"]].concat(), &herring);
        assert_eq!(code, 0, "{err}");
        assert_eq!(err.matches("warning[skipped-sentence]").count(), 1, "{arguments:?}: {err}");
        assert!(err.contains("Bob waves at the postman."), "{err}");
    }
    // Clues keep the numbers that they have in the file.
    let (_, out, _) = run(&["check", "--ignore-unknown", "-"], &herring);
    assert!(out.contains("   3. Ann"), "{out}");
}

#[test]
fn a_certificate_has_the_puzzle_that_was_read() {
    let folder = tempfile::tempdir().unwrap();
    let make = ["certify", "--ignore-unknown", "-", "-o", "proof"];
    let (code, _, err) = run_in(folder.path(), &make, &with_herring());
    assert_eq!(code, 0, "{err}");
    assert_eq!(run_in(folder.path(), &["certify", "--check", "proof"], "").0, 0);
}

/// `#2` is a number in a sentence; behind a formal clue it starts a comment, as everywhere else.
#[test]
fn a_number_sign_before_a_number_cuts_no_sentence_off() {
    let header = "houses: 2\nname:  Ann, Bob\nshirt: \"#1\", \"#2\"\n\nclues:\n  ";
    let sentence = format!("{header}Ann wears #2 and is in the first house.\n");
    let (code, out, err) = run(&["fmt", "--formal", "-"], &sentence);
    assert_eq!((code, &*err), (0, ""));
    assert!(out.contains("Ann = \"#2\" and Ann in house 1"), "{out}");
    assert_eq!(run(&["fmt", "-"], &sentence), (0, sentence.clone(), String::new()));
    for (sentence, says) in [
        ("The one who wears #2 is Ann.", "\"#2\" = Ann"),
        ("1. #2 is worn by Ann.", "\"#2\" = Ann"),
    ] {
        let clue = format!("{header}{sentence}\n");
        let (code, out, err) = run(&["fmt", "--formal", "-"], &clue);
        assert_eq!(code, 0, "{sentence}: {err}");
        assert!(out.contains(says), "{sentence}: {out}");
        assert_eq!(run(&["fmt", "-"], &clue), (0, clue.clone(), String::new()));
    }
    let (code, _, err) = run(&["check", "-"], &format!("{header}Ann wears # 2 and is first.\n"));
    assert_eq!(code, 2, "{err}");
    let (code, _, err) = run(&["check", "-"], &format!("{header}Ann = \"#1\"  #2.\n"));
    assert_eq!((code, &*err), (0, ""));
    let header = "houses: 2\nname: Ann, Bob\nshirt: red, blue\n\nclues:\n  ";
    let (code, _, err) = run(&["check", "-"], &format!("{header}Ann = red  #2 of the book.\n"));
    assert_eq!((code, &*err), (0, ""));
}
