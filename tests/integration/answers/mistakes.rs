//! What is said about answers that cannot be read: the exact text, for every kind of mistake.

use std::fs;

use zebra_sat::answer::Reader;
use zebra_sat::report::diagnostics::{Style, render_all};
use zebra_sat::syntax::{Code, Source};

use super::forms::{THREE, puzzle, read};

const TABLE: &str = "tests/integration/answers/mistakes.txt";

/// Answers to the puzzle of three houses, each with what is printed; `ZEBRA_BLESS` rewrites the
/// latter.
#[test]
fn mistakes_in_answers() {
    let text = fs::read_to_string(TABLE).unwrap();
    let puzzle = puzzle(THREE);
    let mut printed = String::new();
    let mut count = 0;
    for case in text.split("==== ").skip(1) {
        let (title, rest) = case.split_once('\n').unwrap();
        let (answer, _) = rest.split_once("----\n").unwrap();
        let found = read(&puzzle, answer).expect_err(title);
        printed.push_str(&format!("==== {title}\n{answer}----\n{found}\n"));
        count += 1;
    }
    if std::env::var_os("ZEBRA_BLESS").is_some() {
        fs::write(TABLE, &printed).unwrap();
    }
    assert_eq!(text.trim_end(), printed.trim_end());
    assert!(count >= 30, "{count}");
}

/// The sections of docs/answers.md.
#[test]
fn the_codes_of_answers_are_documented() {
    let text = fs::read_to_string("docs/answers.md").unwrap();
    for code in Code::OF_ANSWERS {
        let (_, own) = text.split_once(&format!("\n### `{}`", code.name())).unwrap();
        assert!(own.contains(code.summary()), "{}", code.summary());
    }
}

/// Texts that would hurt a careless reader: refused, in messages that can be shown.
#[test]
fn hostile_texts_are_refused() {
    let deep = |open: &str, inside: &str| format!("{}{inside}", open.repeat(2_000_000));
    let texts = [
        String::new(),
        "\u{feff}\n".to_owned(),
        "\0\u{1b}[2J\u{202e}\u{9b}".to_owned(),
        "{\"colour\": [\"red\u{0}\"]}".to_owned(),
        "{\"solution\":{\"\u{202e}der\":1}}".to_owned(),
        deep("[", ""),
        deep("{\"solution\":", "1"),
        deep("[", &"]".repeat(2_000_000)),
        deep("{\"a\":", "1") + &"}".repeat(2_000_000),
        format!("{{\"colour\": [{}1]}}", "1,".repeat(3_000_000)),
        format!("{{\"colour\": \"{}\"}}", "x".repeat(8_000_000)),
        "|".repeat(10_000_000),
        "| x ".repeat(2_000_000),
        "(".repeat(5_000_000),
        format!("({})", ",".repeat(5_000_000)),
        format!("house,colour{}", ",x".repeat(4_000_000)),
        format!("house,colour\n{}", "9,red\n".repeat(2_000_000)),
        "a = b\n".repeat(2_000_000),
        "\n".repeat(10_000_000),
        "x\n".repeat(5_000_000),
        "```\n".repeat(3_000_000),
        "red = ".repeat(1_000_000),
        "__import__('os').system('true')".to_owned(),
        "x".repeat(17 << 20),
    ];
    let puzzle = puzzle(THREE);
    for text in texts {
        let found = read(&puzzle, &text).expect_err("it is no answer");
        let start: String = text.chars().take(20).collect();
        let is_shown = |c: char| c == '\n' || !c.is_control() && c != '\u{202e}';
        assert!(found.chars().all(is_shown), "{start}");
        assert!(found.lines().all(|line| line.chars().count() < 300), "{start}");
    }
}

/// Words that are not UTF-8 are refused before they are read.
#[test]
fn bytes_that_are_no_text() {
    let (source, diagnostic) =
        Source::from_reader("answer", &b"(1, r\xffd)"[..]).map(|_| ()).unwrap_err();
    assert_eq!(diagnostic.code, Code::NotUtf8);
    assert!(render_all(&source, &diagnostic.into(), Style::plain()).contains("0xFF"));
}

/// One reader serves many answers.
#[test]
fn a_reader_forgets_what_was_wrong_before() {
    let puzzle = puzzle(THREE);
    let reader = Reader::new(&puzzle);
    let read = |text: &str| reader.read(&Source::new("answer", text)).is_ok();
    assert!(!read("{") && read("{\"red\": 1}") && !read("{\"red\": 4}") && read("red in house 1"));
}
