//! Sentences and what they say, and sentences that must be refused.

use zebra_sat::load::load;
use zebra_sat::syntax::{Severity, Source, format};

const HEADER: &str = include_str!("street.zebra");

/// The sentences of a table, with what stands behind the arrow of each.
fn table(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    text.lines().map(|line| line.split_once(" => ").unwrap_or_else(|| panic!("{line}")))
}

/// What a sentence is read as, without quotes around names, or the code with which it is refused.
pub fn reading(header: &str, sentence: &str) -> Result<String, &'static str> {
    let text = format!("{header}\nclues:\n  {sentence}\n");
    let loaded = load(Source::new("x.zebra", text));
    let diagnostics = loaded.diagnostics.sorted();
    if let Some(error) = diagnostics.iter().find(|of| of.severity == Severity::Error) {
        return Err(error.code.name());
    }
    let puzzle = loaded.resolved.unwrap().puzzle;
    Ok(format::statement(&puzzle, &puzzle.clues[0].statement).replace('"', ""))
}

#[test]
fn each_construction_is_read_as_it_is_meant() {
    let mut count = 0;
    for (sentence, formal) in table(include_str!("read.txt")) {
        assert_eq!(reading(HEADER, sentence).as_deref(), Ok(formal), "{sentence}");
        count += 1;
    }
    assert!(count >= 120, "{count} sentences");
}

#[test]
fn what_is_not_wholly_understood_is_refused() {
    let mut count = 0;
    for (sentence, code) in table(include_str!("refused.txt")) {
        assert_eq!(reading(HEADER, sentence), Err(code), "{sentence}");
        count += 1;
    }
    assert!(count >= 60, "{count} sentences");
}
