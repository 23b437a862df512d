//! A short, repeatable run of the fuzz laws over broken copies of the shipped files; `make fuzz`
//! runs the real fuzzer.

use std::path::{Path, PathBuf};

use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::english::stories::STORIES;
use crate::laws;
use crate::puzzles::files;

/// How many broken copies are made of each file.
const COPIES: u32 = 40;

/// How many of each text in English, whose reading takes longer; `make fuzz` makes any number.
const ENGLISH_COPIES: u32 = 2;

/// What is put in at random places: the signs and words of the languages.
const PIECES: &[&str] = &[
    "(",
    ")",
    "{",
    "}",
    "|",
    ",",
    ":",
    ";",
    "\"",
    "\\",
    "#",
    ".",
    "..",
    "...",
    "\n",
    "\n  ",
    "\t",
    "\r\n",
    " = ",
    " != ",
    " < ",
    " and ",
    " or ",
    " xor ",
    " if ",
    " then ",
    " iff ",
    " not ",
    " in ",
    " house ",
    " next to ",
    " left of ",
    " 2 ",
    " between ",
    " exactly 1 of (",
    " all different (",
    " is ",
    " either ",
    "(some)",
    "(repeats)",
    "(ordered)",
    " in a ring",
    "3 x 4",
    "1..5",
    "$4.50",
    "9:00am",
    "clues:",
    "questions:",
    "é",
    "\u{0}",
    "\u{1b}[31m",
    "\u{feff}",
    "𝛼",
    "'",
    "%",
    "/*",
    "-",
    "[",
    "]",
    "null",
    "1e9",
];

/// One change: keep a part of the text, put a piece in, or double a part.
#[derive(Clone, Debug)]
enum Edit {
    Cut(usize, usize),
    Insert(usize, usize),
    Double(usize, usize),
}

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let edit = (any::<(usize, usize)>(), 0..3_u8).prop_map(|((a, b), kind)| match kind {
        0 => Edit::Cut(a, b),
        1 => Edit::Insert(a, b),
        _ => Edit::Double(a, b),
    });
    proptest::collection::vec(edit, 1..5)
}

/// A place at a character boundary.
fn place(text: &str, at: usize) -> usize {
    let mut at = at % (text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn apply(text: &str, edits: &[Edit]) -> String {
    let mut text = text.to_owned();
    for edit in edits {
        match edit {
            Edit::Cut(a, length) => {
                let start = place(&text, *a);
                let end = place(&text, start + length % 40).max(start);
                text.replace_range(start..end, "");
            }
            Edit::Insert(a, piece) => {
                let at = place(&text, *a);
                text.insert_str(at, PIECES[piece % PIECES.len()]);
            }
            Edit::Double(a, length) => {
                let start = place(&text, *a);
                let end = place(&text, start + length % 40).max(start);
                let part = text[start..end].to_owned();
                text.insert_str(end, &part);
            }
        }
    }
    text
}

fn broken_copies(files: &[PathBuf], copies: u32, law: fn(&str)) {
    let config = Config { cases: copies, failure_persistence: None, ..Config::default() };
    for path in files {
        let text = std::fs::read_to_string(path).unwrap();
        // Large files take long and show nothing that small ones do not.
        if text.len() > 5_000 {
            continue;
        }
        law(&text);
        let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let mut runner = TestRunner::new_with_rng(config.clone(), rng);
        let result = runner.run(&edits(), |edits| {
            law(&apply(&text, &edits));
            Ok(())
        });
        if let Err(error) = result {
            panic!("{}: {error}", path.display());
        }
    }
}

fn broken_files(extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles/broken");
    let mut all: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    all.retain(|path| path.extension().is_some_and(|e| e == extension));
    all.retain(|path| std::fs::read_to_string(path).is_ok());
    all.sort();
    all
}

#[test]
fn broken_puzzle_files_keep_the_laws() {
    let mut all = files();
    all.retain(|path| path.extension().is_some_and(|e| e == "zebra"));
    all.extend(broken_files("zebra"));
    broken_copies(&all, COPIES, laws::language);
}

#[test]
fn broken_json_keeps_the_laws() {
    let folder = tempfile::tempdir().unwrap();
    let mut all = broken_files("json");
    for (number, path) in files().iter().enumerate() {
        let loaded = crate::puzzles::load_file(path);
        let written = folder.path().join(format!("{number}.json"));
        std::fs::write(&written, zebra_sat::json::write(&loaded.resolved.unwrap().puzzle)).unwrap();
        all.push(written);
    }
    broken_copies(&all, COPIES, laws::json);
}

#[test]
fn broken_prolog_keeps_the_laws() {
    let mut all = files();
    all.retain(|path| path.extension().is_some_and(|e| e == "pl"));
    all.extend(broken_files("pl"));
    assert!(!all.is_empty());
    broken_copies(&all, COPIES, laws::prolog);
}

/// What texts and sentences are made of.
const SPOKEN: &[&str] = &[
    "There are 5 houses. ",
    "Five friends (Ann, Bob, Cy, Dot and Eve) meet. ",
    "The Dane ",
    "the tea drinker ",
    "The dog ",
    "who owns the cat ",
    "the person ",
    "the red house",
    "in the first house",
    "the Brit",
    " paid $4",
    " $2 more than ",
    "and ",
    "but ",
    "either ",
    "or ",
    "neither ",
    "nor ",
    "not ",
    "is ",
    "isn't ",
    "does not drink ",
    "drinks ",
    "tea ",
    "milk",
    "lives ",
    "next to ",
    "somewhere to the left of ",
    "directly ",
    "between ",
    "two houses ",
    "away from ",
    "There is one house ",
    "one of them ",
    "if ",
    "then ",
    ", ",
    ".",
    ". ",
    "? ",
    "! ",
    ": ",
    "; ",
    "\n",
    "\n\n",
    "1. ",
    "- ",
    "# ",
    "Clues:\n",
    "Questions:\n",
    "Who ",
    "What is the drink of ",
    "Names: ",
    "- Pets: `dog`, `cat`, `horse`, `fish`, `stick insect`\n",
    "Colours: red, green, blue, white and yellow.\n",
    "(",
    ")",
    "\"",
    "“",
    "”",
    "`",
    "'s ",
    "’",
    "**",
    "{",
    "}",
    "[\n",
    "```\n",
    "Provide the answer. ",
    "Mt. ",
    "B. ",
    "9:30am",
    "no. 3",
    "3",
    "first",
    "same ",
    "false ",
    "|",
    "|\n",
    "| Hats | fez, cap |\n",
    "| --- | --- |\n",
    "• ",
    "– ",
    " — ",
    "1) ",
    "(2) ",
    "(A) ",
    "2 – ",
    "Clue 1: ",
    "A: ",
    "one is a guitarist, ",
    "Each person has a ",
    "ranging from 3 to 5",
    "Monday through Friday",
    "who beat ",
    "respectively",
    "is played by ",
    "The zebra is in ",
    "=",
    "#",
    "\u{feff}",
    "é",
    "İ",
    "\u{1b}[31m",
    "\t",
    "\r\n",
];

#[test]
fn mixed_up_english_keeps_the_laws() {
    let words = proptest::collection::vec(0..SPOKEN.len(), 0..30);
    let config = Config { cases: 3_500, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let result = TestRunner::new_with_rng(config, rng).run(&words, |words| {
        laws::english(&words.iter().map(|word| SPOKEN[*word]).collect::<String>());
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{error}"));
}

/// Texts and sentences that are right, then broken.
#[test]
fn broken_english_keeps_the_laws() {
    let folder = tempfile::tempdir().unwrap();
    let mut all = broken_files("txt");
    let sentences: Vec<&str> = include_str!("english/read.txt")
        .lines()
        .filter_map(|line| Some(line.split_once(" => ")?.0))
        .collect();
    let mut texts: Vec<String> = sentences.chunks(8).map(|some| some.join("\n")).collect();
    // A story as a text: its lists as bullets, and its sentences numbered.
    for story in STORIES {
        let (lists, told) = story.split_once("---\n").unwrap();
        let lists = lists.lines().map(|line| format!("- {}\n", line.replace('"', "")));
        let told = told.lines().zip(1..).filter_map(|(line, number)| {
            Some(format!("{number}. {}\n", line.split_once(" => ")?.0))
        });
        texts.push(format!("{}\nClues:\n{}", lists.collect::<String>(), told.collect::<String>()));
    }
    for (number, text) in texts.iter().enumerate() {
        let path = folder.path().join(format!("{number}.txt"));
        std::fs::write(&path, text).unwrap();
        all.push(path);
    }
    broken_copies(&all, ENGLISH_COPIES, laws::english);
}

/// What solvers print, as words that are mixed up.
const PRINTED: &[&str] = &[
    "s ",
    "v ",
    "c ",
    "\n",
    "\r\n",
    " ",
    "0",
    " 0\n",
    "1",
    "-1",
    "-2",
    "-3",
    "4",
    "99",
    "+1",
    "-",
    "SATISFIABLE",
    "UNSATISFIABLE",
    "UNKNOWN",
    "SAT",
    "UNSAT\n",
    "INDET",
    "conflicts : 7",
    "2147483648",
    "9223372036854775808",
    "\u{0}",
    "é",
];

#[test]
fn mixed_up_output_keeps_the_laws() {
    let words = proptest::collection::vec(0..PRINTED.len(), 0..14);
    let config = Config { cases: 20_000, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let result = runner.run(&words, |words| {
        let text: String = words.iter().map(|word| PRINTED[*word]).collect();
        laws::output(text.as_bytes());
        laws::output(&text.as_bytes()[..text.len() / 2]);
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{error}"));
}

/// What answers are made of.
const SAID: &[&str] = &[
    "| ",
    " | ",
    " |\n",
    "|",
    "\n",
    "\r\n",
    "(",
    ")",
    ", ",
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\"",
    "```json\n",
    "\n```\n",
    "house",
    "House 1",
    "house 2",
    "house 3",
    "colour",
    "pet",
    "yes",
    "1",
    "2",
    "red",
    "blue",
    "dog",
    "no",
    "?",
    "-",
    "null",
    "YES",
    "+-----+-----+\n",
    "| --- | --- |\n",
    " = ",
    " != ",
    " in ",
    "not ",
    "\"solution\": ",
    "\"solutions\": ",
    "\"header\": [",
    "\"rows\": [",
    "\"red\"",
    "\"colour\"",
    "\"House 1\"",
    "solution,house,colour\n",
    "Two\n",
    "\u{1b}[1m",
    "\u{feff}",
    "\u{0}",
    "\u{fffd}",
    "\\",
    "┆",
    "│",
    "true",
    "1e9",
    "# ",
];

#[test]
fn mixed_up_answers_keep_the_laws() {
    let words = proptest::collection::vec(0..SAID.len(), 0..24);
    let config = Config { cases: 10_000, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let result = TestRunner::new_with_rng(config, rng).run(&words, |words| {
        laws::answer(&words.iter().map(|word| SAID[*word]).collect::<String>());
        Ok(())
    });
    result.unwrap_or_else(|error| panic!("{error}"));
}

/// Answers that are right, then broken.
#[test]
fn broken_answers_keep_the_laws() {
    let right = [
        "Two\n\n| house | colour | pet | yes |\n| --- | --- | --- | --- |\n| 1 | red | dog | ? |\n| 2 | blue | - | no |\n",
        "  1     2\n+-----+-----+\n| YES | no  | red\n| no  | YES | blue\n+-----+-----+\n| no  | YES | dog\n+-----+-----+\n| no  | YES | no\n| YES | no  | ?\n",
        "(1, red, dog, ?)\n(2, blue, -, no)\n\nred = dog\n",
        "solution,house,colour,pet,yes\n1,1,red,dog,?\n1,2,blue,-,no\n",
        "```json\n{\"solution\": {\"House 1\": {\"colour\": \"red\", \"pet\": \"dog\"}, \"House 2\": {\"yes\": \"no\"}}}\n```\n",
        "{\"colour\": [\"red\", \"blue\"], \"pet\": {\"dog\": 1}, \"yes\": {\"1\": \"?\", \"2\": \"no\"}}",
    ];
    let folder = tempfile::tempdir().unwrap();
    let write = |(number, text): (usize, &&str)| {
        let path = folder.path().join(format!("{number}.txt"));
        std::fs::write(&path, text).unwrap();
        path
    };
    let files: Vec<PathBuf> = right.iter().enumerate().map(write).collect();
    right.iter().for_each(|text| laws::answer(text));
    broken_copies(&files, COPIES, laws::answer);
}
