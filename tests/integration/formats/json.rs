//! Puzzles in JSON: the schema, what is accepted, and what is wrong where.

use std::path::Path;
use std::sync::LazyLock;

use serde_json::Value;
use zebra_sat::json;
use zebra_sat::syntax::{Severity, format};

use super::{puzzle_of, read};

static VALIDATOR: LazyLock<jsonschema::Validator> = LazyLock::new(|| {
    let schema: Value = serde_json::from_str(&json::schema()).unwrap();
    jsonschema::validator_for(&schema).unwrap()
});

/// Asserts that a text meets the schema.
pub(super) fn check_schema(text: &str) {
    let value: Value = serde_json::from_str(text).unwrap();
    let errors: Vec<_> = VALIDATOR.iter_errors(&value).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{errors:#?}\n{text}");
}

#[test]
fn the_published_schema_is_that_of_the_types() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/puzzle.schema.json");
    if std::env::var_os("UPDATE_SCHEMA").is_some() {
        std::fs::write(&path, json::schema()).unwrap();
    }
    let published = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        published == json::schema(),
        "docs/puzzle.schema.json is out of date; run the tests once with UPDATE_SCHEMA=1",
    );
}

const HEAD: &str = r#"{"version": 1, "positions": {"name": "house", "labels": [1, "2", 3]},
"categories": [{"name": "pet", "items": ["cat", "dog", "eel"]}, {"name": "price", "items": [4, "5", 6]}],
"clues": ["#;

fn with_clue(says: &str) -> String {
    format!("{HEAD}{{\"says\": {says}}}]}}")
}

#[test]
fn a_clue_may_be_a_tree_or_a_text() {
    let cases = [
        (r#""cat next to dog""#, "cat next to dog"),
        (r#"" \u0063at = price:5 ""#, "cat = 5"),
        (r#""\"cat\" in house 2""#, "cat in house 2"),
        (r#"{"same": ["cat", 5]}"#, "cat = 5"),
        (r#"{"in": ["cat", [1, "3"]]}"#, "cat in house 1 or 3"),
        (r#"{"same": [{"item": "cat", "of": "pet"}, {"place": 2}]}"#, "cat = house 2"),
        (r#"{"order": {"a": "cat", "side": "left", "b": "house 3"}}"#, "cat left of house 3"),
        (r#"{"order": {"a": "cat", "side": "after", "steps": 2, "b": "dog"}}"#, "cat 2 after dog"),
        (
            r#"{"compare": [{"value": {"function": "price", "of": "cat", "plus": -1}}, [["<", {"constant": "5"}]]]}"#,
            "price(cat) - 1 < 5",
        ),
        (
            r#"{"than": {"a": "cat", "function": "price", "by": "1", "more": true, "b": "dog"}}"#,
            "cat price 1 more than dog",
        ),
        (r#"{"not": {"either": ["cat", ["4", "5"]]}}"#, "not (cat is either 4 or 5)"),
        (
            r#"{"count": ["at_least", 1, [{"at_end": "cat"}, {"odd": "dog"}]]}"#,
            "at least 1 of (cat at an end; dog in an odd house)",
        ),
    ];
    for (says, expected) in cases {
        let text = with_clue(says);
        check_schema(&text);
        let puzzle = puzzle_of("test.json", &text);
        assert_eq!(format::statement(&puzzle, &puzzle.clues[0].statement), expected);
    }
}

/// The code and the text that the first error of a source points at.
fn first_error(text: &str) -> (&'static str, String) {
    let loaded = read("test.json", text);
    assert!(loaded.resolved.is_none(), "{text}");
    let all = loaded.diagnostics.sorted();
    let first = all.iter().find(|d| d.severity == Severity::Error).unwrap();
    (first.code.name(), loaded.source.slice(first.span).to_owned())
}

#[test]
fn faults_of_a_clue_are_found_where_they_are() {
    let cases = [
        (r#"{"same": ["cat", "dgo"]}"#, "unknown-name", "\"dgo\""),
        (r#""cat next to dgo""#, "unknown-name", "dgo"),
        (r#""\u0063at next to dgo""#, "unknown-name", r#""\u0063at next to dgo""#),
        (r#""cat next two dog""#, "syntax", "two"),
        (r#""The cat is next to the dog.""#, "syntax", r#""The cat is next to the dog.""#),
        (r#"{"in": ["cat", ["7"]]}"#, "position-out-of-range", "\"7\""),
        (r#"{"same": ["cat", {"place": "7"}]}"#, "position-out-of-range", "\"7\""),
        (r#"{"same": ["cat", {"item": "dog", "of": "pte"}]}"#, "unknown-name", "\"pte\""),
        (r#"{"same": ["cat", {"item": "dog"}]}"#, "bad-json", r#"{"item": "dog"}"#),
        (r#"{"same": ["cat", {"itm": "dog"}]}"#, "bad-json", "\"itm\""),
        (r#"{"same": ["cat", true]}"#, "bad-json", "true"),
        (r#"{"same": ["cat"]}"#, "bad-json", "]"),
        (r#"{"sam": ["cat", "dog"]}"#, "bad-json", "\"sam\""),
        (r#"{"order": {"a": "cat", "side": "left", "b": "dog", "c": 1}}"#, "bad-json", "\"c\""),
        (r#"{"order": {"a": "cat", "side": "left", "steps": 0, "b": "dog"}}"#, "bad-json", ""),
        (r#"{"and": [{"same": ["cat", "4"]}]}"#, "bad-json", ""),
        (r#"{"pairs": [["cat", "dog"], ["4"]]}"#, "bad-json", ""),
        (r#"{"compare": [{"constant": 1}, [["<", {"constant": 2}]]]}"#, "bad-json", ""),
        (r#"{"compare": [{"value": {"function": "price", "of": "cat"}}, []]}"#, "bad-json", ""),
        (r#"{"in": ["cat", []]}"#, "bad-json", ""),
    ];
    for (says, code, place) in cases {
        let found = first_error(&with_clue(says));
        let place = if place.is_empty() { says } else { place };
        assert_eq!(found, (code, place.to_owned()), "{says}");
    }
}

#[test]
fn faults_of_the_whole_are_found() {
    let cases = [
        ("", "bad-json"),
        ("[]", "bad-json"),
        ("{\"version\": 1", "bad-json"),
        ("{\"version\": 2}", "bad-json"),
        ("{\"verison\": 1}", "bad-json"),
        (r#"{"version": 1, "positions": {"name": "house"}, "categories": []}"#, "bad-json"),
        (
            r#"{"version": 1, "positions": {"name": "h", "labels": [1, 2], "shape": "round"}, "categories": []}"#,
            "bad-json",
        ),
        (
            r#"{"version": 1, "positions": {"name": "h", "labels": [1, 3], "shape": {"grid": {"rows": 1, "columns": 2}}}, "categories": []}"#,
            "bad-json",
        ),
        (
            r#"{"version": 1, "positions": {"name": "h", "shape": {"grid": {"rows": 70000, "columns": 70000}}}, "categories": [{"name": "x", "items": ["a"]}]}"#,
            "too-large",
        ),
        (
            r#"{"version": 1, "positions": {"name": "h", "labels": [1, 2]}, "categories": [{"name": "x", "items": ["a"]}]}"#,
            "wrong-item-count",
        ),
        (
            r#"{"version": 1, "positions": {"name": "h", "labels": [1]}, "categories": [{"name": "x", "items": ["a"]}], "clues": [{"label": "A1", "says": "a = h 1"}]}"#,
            "bad-json",
        ),
    ];
    for (text, code) in cases {
        assert_eq!(first_error(text).0, code, "{text}");
    }
}

#[test]
fn two_faults_are_both_found() {
    let text =
        format!("{HEAD}{{\"says\": {{\"same\": [\"cat\"]}}}}, {{\"says\": \"cat = dgo\"}}]}}");
    let loaded = read("test.json", &text);
    let codes: Vec<_> = loaded.diagnostics.sorted().iter().map(|d| d.code.name()).collect();
    assert_eq!(codes, ["bad-json", "unknown-name"]);
}

#[test]
fn deep_json_is_refused() {
    for depth in [70, 100, 100_000] {
        let (open, close) = ("{\"not\": ".repeat(depth), "}".repeat(depth));
        let text = with_clue(&format!("{open}{{\"same\": [\"cat\", 4]}}{close}"));
        assert_eq!(first_error(&text).0, "too-deep", "{depth}");
    }
    let arrays = "[".repeat(1_000_000);
    assert_eq!(first_error(&arrays).0, "bad-json");
    let text = with_clue(&format!("{{\"same\": [{arrays}{}, 4]}}", "]".repeat(1_000_000)));
    assert_eq!(first_error(&text).0, "bad-json");
}

#[test]
fn grids_may_leave_their_labels_out() {
    let text = r#"{"version": 1, "positions": {"name": "house", "shape": {"grid": {"rows": 1, "columns": 2}}},
                  "categories": [{"name": "x", "items": ["a", "b"]}]}"#;
    let puzzle = puzzle_of("test.json", text);
    assert_eq!(format::puzzle(&puzzle), "houses: 1 x 2\n\nx: a, b\n");
}
