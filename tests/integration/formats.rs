//! The formats of a puzzle say the same: the language, its canonical form, JSON and Prolog.

mod canonical;
mod clues;
mod english;
mod generate;
mod json;
mod prolog;

use proptest::prelude::*;
use zebra_sat::load::{Loaded, load};
use zebra_sat::model::Puzzle;
use zebra_sat::syntax::{Diagnostics, Source, ast, format, parser};

use crate::puzzles::files;

fn read(name: &str, text: &str) -> Loaded {
    load(Source::new(name, text))
}

/// The puzzle of a text without errors.
fn puzzle_of(name: &str, text: &str) -> Puzzle {
    let loaded = read(name, text);
    let errors = loaded.diagnostics.sorted();
    loaded.resolved.unwrap_or_else(|| panic!("{text}\n{errors:#?}")).puzzle
}

fn parse(text: &str) -> ast::Document {
    let mut diagnostics = Diagnostics::default();
    let document = parser::parse(&Source::new("test.zebra", text), &mut diagnostics);
    assert!(diagnostics.is_ok(), "{text}\n{:#?}", diagnostics.sorted());
    document
}

/// A document as text without what formatting may change: spans, quotes, gaps, a `+` in amounts.
fn bones(document: &ast::Document) -> String {
    let text = format!("{document:?}")
        .replace("quoted: true", "quoted: false")
        .replace("Blank, ", "")
        .replace("Blank", "")
        .replace("plus: Some(Name { text: \"+", "plus: Some(Name { text: \"");
    let mut out = String::new();
    let mut rest = text.as_str();
    while let Some(at) = rest.find("..") {
        let before = rest[..at].trim_end_matches(|c: char| c.is_ascii_digit());
        out.push_str(before);
        rest = rest[at + 2..].trim_start_matches(|c: char| c.is_ascii_digit());
    }
    out + rest
}

/// Every law of formats for one text without errors.
fn check_laws(text: &str) {
    let document = parse(text);
    let canonical = format::document(&document);
    let again = parse(&canonical);
    assert_eq!(bones(&again), bones(&document), "formatted from\n{text}\nto\n{canonical}");
    assert_eq!(format::document(&again), canonical, "formatted twice, from\n{text}");

    let puzzle = puzzle_of("test.zebra", text);
    assert_eq!(puzzle_of("canonical.zebra", &canonical), puzzle, "{text}\n{canonical}");
    let written = format::puzzle(&puzzle);
    assert_eq!(puzzle_of("written.zebra", &written), puzzle, "{text}\n{written}");
    assert_eq!(format::document(&parse(&written)), written, "a written puzzle is canonical");

    let json = zebra_sat::json::write(&puzzle);
    assert_eq!(puzzle_of("written.json", &json), puzzle, "{text}\n{json}");
    json::check_schema(&json);
}

#[test]
fn shipped_puzzles_keep_the_laws() {
    let files: Vec<_> =
        files().into_iter().filter(|path| path.extension().is_some_and(|e| e == "zebra")).collect();
    assert!(!files.is_empty());
    for path in files {
        check_laws(&std::fs::read_to_string(&path).unwrap());
    }
}

/// The text with stretches of it copied over others.
fn mangled(text: &str, edits: &[(u16, u16, u16, u16)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (from, length, to, over) in edits {
        let place = |at: u16| usize::from(at) % (chars.len() + 1);
        let (from, to) = (place(*from), place(*to));
        let piece = chars[from..(from + usize::from(length % 24)).min(chars.len())].to_vec();
        let end = (to + usize::from(over % 24)).min(chars.len());
        chars.splice(to..end, piece);
    }
    chars.into_iter().collect()
}

/// Whatever a text is, reading it ends, and what it gives can be written down.
fn check_any(name: &str, text: &str) {
    let Some(resolved) = read(name, text).resolved else { return };
    let written = format::puzzle(&resolved.puzzle);
    assert_eq!(puzzle_of("written.zebra", &written), resolved.puzzle, "{text}\n{written}");
    let json = zebra_sat::json::write(&resolved.puzzle);
    assert_eq!(puzzle_of("written.json", &json), resolved.puzzle, "{text}\n{json}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_puzzles_keep_the_laws(choices in prop::collection::vec(any::<u16>(), 20..400)) {
        check_laws(&generate::puzzle(&choices));
    }

    #[test]
    fn mangled_files_are_read_or_refused(
        choices in prop::collection::vec(any::<u16>(), 20..400),
        edits in prop::collection::vec(any::<(u16, u16, u16, u16)>(), 1..4),
    ) {
        let text = generate::puzzle(&choices);
        check_any("mangled.zebra", &mangled(&text, &edits));
        let json = zebra_sat::json::write(&puzzle_of("test.zebra", &text));
        check_any("mangled.json", &mangled(&json, &edits));
        check_any("mangled.pl", &mangled(PROLOG, &edits));
    }
}

const PROLOG: &str = include_str!("../../puzzles/classic/sicstus-example.pl");
