//! Clues and texts that are far longer than any that somebody writes: each ends in an answer or an error, at once.

use super::run;

const LUNCH: &str = "name: Ann, Bob, Cy, Di\nrole: nurse, porter, clerk, cook\n\
    lunch: pizza, soup, tuna, ham\nage: 20, 25, 31, 40\n\nclues:\n";
const TEXT: &str = "Four friends, Ann, Bob, Cy and Di, each have a role (nurse, porter, clerk or cook) and a lunch (pizza, \
    soup, tuna or ham).\n\n";
const TOO_LONG: &str = "error[too-large]: an English clue has at most 250 words and marks";

/// What `check` says of a puzzle or a text, which must be refused.
fn refusal(puzzle: &str) -> String {
    let (code, _, err) = run(&["check", "-"], puzzle);
    assert_eq!(code, 2, "{err}");
    err
}

#[test]
fn a_clue_of_thousands_of_words_is_too_long() {
    let parts = [
        "Ann and Bob",
        "Ann, Bob,",
        "Ann or Bob",
        "neither Ann nor Bob",
        "not",
        "(Ann)",
        "(",
        "– Ann –",
        "\u{201c}Ann\u{201d}",
        "'Ann",
        "who has the soup",
        "who",
        "Ann has the soup and",
        "Ann has the soup, he",
        "if Ann has the soup",
        "Ann's",
        "either Ann or",
        "one of Ann and Bob",
        "next to Ann",
        "between Ann and Bob",
        "Ann has the soup;",
        "Ann has the soup.",
        "the",
        "frobs the blarg",
        "a-b-c",
        "2 5",
    ];
    for part in parts {
        let sentence = format!("Ann {} has the soup.", [part; 3_000].join(" "));
        let err = refusal(&format!("{LUNCH}  {sentence}\n"));
        assert!(err.contains(TOO_LONG) || err.contains("error[syntax]"), "{part}: {err:.300}");
        assert!(!err.contains("english-"), "{part}: {err:.300}");
        let err =
            refusal(&format!("{TEXT}1. {sentence}\n2. Bob is the nurse.\n\nWho has the soup?\n"));
        assert!(err.contains("error["), "{part}: {err:.300}");
        refusal(&format!("{TEXT}{sentence}\n\n1. Bob is the nurse.\n\nWho has the soup?\n"));
    }
}

#[test]
fn a_clue_that_is_too_long_is_told_with_its_place() {
    let err = refusal(&format!(
        "{LUNCH}  Bob is the nurse.\n  Ann {}has the soup.\n",
        "and Bob ".repeat(3_000)
    ));
    assert!(err.contains(":8:3"), "{err:.300}");
    assert!(err.contains("write a clue for each thing that it says"), "{err:.3000}");
}

#[test]
fn a_clue_of_some_hundred_words_is_read() {
    let clue = "Ann is the nurse. ".repeat(50);
    let (code, out, err) = run(&["check", "-"], &format!("{LUNCH}  {clue}\n"));
    assert_eq!(code, 0, "{out}{err}");
    let err = refusal(&format!("{LUNCH}  {clue}Ann is the nurse.\n"));
    assert!(err.contains(TOO_LONG), "{err:.300}");
}

#[test]
fn many_clues_that_are_not_understood_are_looked_at_but_once() {
    let clue = "  The porter, who loves long walks, gobbled the ham while Bob sang of Oslo.\n";
    let message = "the clues that are not understood at once have more than 4000 words and marks";
    let err = refusal(&format!("{LUNCH}{}", clue.repeat(5_000)));
    assert!(err.contains(message), "{err:.300}");
    let err = refusal(&format!("{LUNCH}{}", clue.repeat(20)));
    assert!(!err.contains(message), "{err:.300}");
    let clues = clue.trim().to_owned() + " ";
    refusal(&format!("{TEXT}{}\n\nWho has the soup?\n", clues.repeat(5_000)));
}

#[test]
fn many_clues_that_are_understood_are_read() {
    let clues = "  Ann is the nurse.\n  Bob has the soup.\n".repeat(5_000);
    let (code, _, err) = run(&["check", "-"], &format!("{LUNCH}{clues}"));
    assert_eq!(code, 0, "{err:.300}");
}

#[test]
fn a_text_without_lists_is_no_book() {
    let text =
        "Ann gobbled the ham while Bob met the nurse. Cy is older than the clerk, who sang. "
            .repeat(5_000);
    let err = refusal(&format!("{text}\n\nWho has the soup?\n"));
    assert!(
        err.contains("a text that does not list its items has at most 50000 characters"),
        "{err:.300}"
    );
}

#[test]
fn long_titles_lists_and_paragraphs_end_in_time() {
    let names: Vec<String> = (0..20_000).map(|at| format!("N{at}")).collect();
    let all = names.join(", ");
    for text in [
        format!(
            "{}\n\n{TEXT}1. Ann is the nurse.\n\nWho has the soup?\n",
            "Ann and the Long Story of ".repeat(5_000)
        ),
        format!("Names: {all}\nRoles: {all}\n\n1. Ann is the nurse.\n"),
        format!("{TEXT}There are ({all}).\n\n1. Ann is the nurse.\n"),
        format!(
            "{TEXT}{}\n\n1. Ann is the nurse.\n",
            "this is a tale without an end ".repeat(10_000)
        ),
        format!("{TEXT}1. Ann is the nurse.\n{}", "- a b\n".repeat(20_000)),
        format!("{TEXT}{}1. Ann is the nurse.\n", "There are things (a, b, c, d). ".repeat(10_000)),
        format!("{TEXT}1. Ann is the nurse.\n\n{}", "Who has the soup? ".repeat(20_000)),
        format!("{TEXT}{}\n1. Ann is the nurse.\n", "\u{201c}Ann said ".repeat(10_000)),
    ] {
        run(&["check", "-"], &text);
    }
}
