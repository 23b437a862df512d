//! What stands behind the clues of a printed text and says what all such puzzles have, and items that are misprinted.

use super::run;

/// Exit code and both outputs for three divers, with a sentence behind the clues.
fn divers(ending: &str) -> (i32, String, String) {
    let text = format!(
        "Three divers saw different fish on different days.\n\nDiver: Ann, Bo, Cy\nFish: cod, eel, ray\nDay: Monday, Tuesday, \
         Friday\n\n- Ann saw the cod.\n- Bo dived on Friday.\n- The one who saw the ray dived on Monday.\n\n{ending}\n"
    );
    run(&["solve", "--format", "csv", "-"], &text)
}

#[test]
fn the_rule_of_all_puzzles_may_close_the_clues() {
    for ending in [
        "Each diver matches exactly one item in each other category.",
        "Every option of a category is used only once.",
        "Each item in a category is matched with exactly one item in every other category.",
        "No item belongs to more than one diver.",
    ] {
        let (code, _, err) = divers(ending);
        // A sentence without the word is not known to be the rule.
        let is_rule = ending.contains("categor");
        assert_eq!(code == 0, is_rule, "{ending}: {err}");
    }
    for ending in [
        "Each diver matches exactly two items in each other category.",
        "Each diver matches one item in each other category or none.",
        "Each diver except one matches exactly one item in each other category.",
        "Each diver matches more than one item in a category.",
        "No diver matches exactly one item in each category.",
        "Each diver does not match exactly one item in each other category.",
    ] {
        let (code, _, err) = divers(ending);
        assert_eq!(code, 2, "{ending}: {err}");
    }
}

/// Exit code and both outputs for three divers who saw things that are spelled in some way in the clues.
fn spelled(listed: &str, said: &str) -> (i32, String, String) {
    let text = format!(
        "Three divers saw different things on different days.\n\nDiver: Ann, Bo, Cy\nThing: {listed}, eel, ray\nDay: Monday, \
         Tuesday, Friday\n\n1. Ann saw the {said}.\n2. Bo dived on Friday.\n3. The one who saw the ray dived on Monday.\n\
         4. Bo saw the eel.\n"
    );
    run(&["solve", "--format", "csv", "-"], &text)
}

#[test]
fn a_long_item_may_be_misspelt_once() {
    for (listed, said) in [("barracuda", "baracuda"), ("cutlefish", "cuttlefish")] {
        let (code, out, err) = spelled(listed, said);
        assert_eq!(code, 0, "{listed}: {err}");
        assert!(err.contains("one letter away"), "{listed}: {err}");
        assert!(out.lines().any(|line| line.contains("Ann") && line.contains(listed)), "{out}");
    }
    // A short word, two letters, and another beginning.
    for (listed, said) in
        [("dugong", "dugang"), ("barracuda", "baracda"), ("barracuda", "marracuda")]
    {
        let (code, _, err) = spelled(listed, said);
        assert_eq!(code, 2, "{listed}, {said}: {err}");
    }
}

#[test]
fn a_friend_may_be_named_behind_than_only() {
    let friends = |clue: &str| {
        let text = format!(
            "Three friends have birthdays in different months (March, May and July) and like different fish (cod, eel and ray). \
             Who likes what?\n\n1. Alice was born in March.\n2. Alice was born earlier in the year than Brenda.\n3. Peter likes \
             the cod.\n4. {clue}\n"
        );
        run(&["solve", "--format", "csv", "-"], &text)
    };
    let (code, out, err) =
        friends("Peter was born in July and the one who likes the eel was born in May.");
    assert_eq!(code, 0, "{err}");
    assert!(out.lines().any(|line| line.contains("Brenda") && line.contains("May")), "{out}");
    // Somebody else is named.
    let (code, _, err) =
        friends("Peter was born in July, and the one whom Carol taught likes the eel.");
    assert_eq!(code, 2, "{err}");
}
