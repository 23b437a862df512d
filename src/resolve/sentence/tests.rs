//! What is a fact, and what is said about what is none.

use super::*;
use crate::load::load;
use crate::syntax::Source;

/// The fact of a line about a puzzle of three houses, in words.
fn read(line: &str) -> Result<String, Vec<String>> {
    let header = "houses: 3\ncolour: red, green, blue\npet: cat, dog, eel\n";
    let puzzle = load(Source::new("x.zebra", header)).resolved.expect("no errors").puzzle;
    let mut diagnostics = Diagnostics::default();
    let span = Span::new(0, line.len());
    let link = Sentences::new(&puzzle).link(line, span, &mut diagnostics);
    let messages = diagnostics.sorted().iter().map(|d| d.message.clone()).collect();
    link.map(|link| link.describe(&puzzle)).ok_or(messages)
}

#[test]
fn facts_in_all_words() {
    for (line, fact) in [
        ("dog = red", "red goes with dog"),
        ("red is not dog", "red does not go with dog"),
        ("not not red != dog", "red does not go with dog"),
        ("dog in house 2", "dog is in house 2"),
        ("house 2 = dog", "dog is in house 2"),
        ("dog not in the last house", "dog is not in house 3"),
    ] {
        assert_eq!(read(line).as_deref(), Ok(fact), "{line}");
    }
}

#[test]
fn what_is_no_fact_is_told() {
    let none = "this is no single fact";
    for (line, message) in [
        ("dog next to red", none),
        ("dog in house 1 or 2", none),
        ("red = dog and green = cat", none),
        ("house 1 = house 2", none),
        ("red = green", none),
        ("red = dgo", "unknown name `dgo`"),
        ("dog in house 4", "there is no house `4`"),
    ] {
        assert_eq!(read(line), Err(vec![message.to_owned()]), "{line}");
    }
}
