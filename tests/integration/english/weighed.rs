//! Clues with words that nobody knows, taken for the only one of their possible meanings that leaves a single answer.

use super::{readings, run};

/// Five swimmers, of whose clues the first one is needed, and whose opposite leaves several answers.
fn meet(clue: &str) -> String {
    format!(
        "swimmer: Gwen, Hal, Ines, Jock, Kay\ncap: amber, coral, ivory, teal, white\n\
         town: Bergen, Cadiz, Dover, Essen, Faro\n\nclues:\n  {clue}\n  white = Faro\n  Jock = Cadiz\n  \
         Ines = Essen\n  ivory != Cadiz\n  Jock != coral\n  Ines != coral\n  Hal != white\n  Hal != Dover\n"
    )
}

/// Whether the clue of the swim meet is weighed and taken to say that.
#[track_caller]
fn assert_weighed(clue: &str, reading: &str) {
    match readings(&meet(clue)) {
        Ok((read, warnings)) => {
            assert_eq!(read[0], reading, "{clue}\n{warnings}");
            assert!(warnings.contains("warning[weighed-clue]: these words"), "{clue}\n{warnings}");
        }
        Err(refused) => panic!("{clue}\n{refused}"),
    }
}

#[test]
fn words_between_two_items_join_them() {
    for clue in [
        "Gwen, a stickler for rules, had squeezed her curls beneath an amber cap.",
        "Gwen pulled her trusty amber cap over her ears.",
        "To nobody's surprise, Gwen turned up in her amber cap.",
        "Gwen never travels without her amber cap.",
    ] {
        assert_weighed(clue, "Gwen = amber");
    }
}

#[test]
fn words_that_may_tell_of_somebody_else_do_not() {
    for clue in [
        "Gwen mistrusts the amber cap.",
        "Gwen envies the swimmer in the amber cap.",
        "Gwen photographed the swimmer in the amber cap.",
        "Gwen waved to the swimmer in the amber cap.",
        "Gwen's sister wore the amber cap.",
        "Gwen swapped the amber cap for another.",
        "Gwen, like the swimmer in amber, ate late.",
        "Gwen sat out, as did amber.",
        "Gwen raced against amber.",
        "Gwen refused to be seen in amber.",
        "Gwen nearly drowned her amber cap.",
        "If Gwen frowned, she pulled on her amber cap.",
        "Gwen's cousin Zoe pulled on an amber cap.",
        "Gwen wanted to be squeezed beneath the amber cap.",
        "Gwen couldn't stand her trusty amber cap.",
    ] {
        let (code, out, err) = run(&["check", "-"], &meet(clue));
        assert_ne!(code, 0, "{clue}\n{out}\n{err}");
    }
}

#[test]
fn an_answer_that_another_meaning_leaves_as_well_is_refused() {
    // Either of the two last ones has the last cap: so does the clue say it or deny it?
    let puzzle = |clue: &str| {
        format!(
            "swimmer: Gwen, Hal, Ines\ncap: amber, coral, teal\n\nclues:\n  Ines = teal\n  {clue}\n"
        )
    };
    assert!(readings(&puzzle("Gwen has the amber cap.")).is_ok());
    let (code, out, err) =
        run(&["check", "-"], &puzzle("Gwen pulled her trusty amber cap over her ears."));
    assert_ne!(code, 0, "{out}\n{err}");
    assert!(err.contains("I do not know"), "{err}");
}

#[test]
fn a_clue_that_is_not_needed_is_taken_if_the_answer_has_it() {
    let with = |clue: &str| meet("Gwen = amber") + "  " + clue + "\n";
    let held = with("Kay squeezed her curls beneath a white cap.");
    let (read, warnings) = readings(&held).expect("the answer has it");
    assert_eq!(read[9], "Kay = white", "{warnings}");
    assert!(warnings.contains("warning[weighed-clue]: these words"), "{warnings}");
    let broken = with("Kay squeezed her curls beneath a teal cap.");
    let refused = readings(&broken).expect_err("the answer does not have it");
    assert!(refused.contains("I do not know"), "{refused}");
    // Nor what says nothing likely.
    assert!(readings(&with("Kay mistrusts the white cap.")).is_err());
}

#[test]
fn order_and_amounts_stay() {
    let puzzle = |clue: &str| {
        format!(
            "positions place: 1..5\nrunner: Gwen, Hal, Ines, Jock, Kay\nshirt: amber, coral, ivory, teal, white\n\n\
             clues:\n  {clue}\n  Jock in place 5\n  Hal in place 2\n  amber in place 1\n  Hal = coral\n  \
             Kay left of Gwen\n  ivory = Ines\n  white left of teal\n"
        )
    };
    let clue = "Gwen, a stickler for rules, hobbled across the line immediately before the runner who had sewn her own ivory shirt.";
    let (read, warnings) = readings(&puzzle(clue)).expect("the puzzle is read");
    assert_eq!(read[0], "Gwen directly before ivory", "{warnings}");
    assert!(warnings.contains("weighed-clue"), "{warnings}");
}

#[test]
fn nothing_is_weighed_where_unknown_sentences_are_left_out() {
    let clue = "Gwen pulled her trusty amber cap over her ears.";
    let (_, out, err) = run(&["check", "--ignore-unknown", "-"], &meet(clue));
    assert!(!err.contains("weighed-clue"), "{out}\n{err}");
}

/// Four heirs, of whom each has something else if none has what two or three clues tell.
fn heirs(clues: &str) -> String {
    format!(
        "heir: Basil, Cora, Dulcie, Edgar\nobject: barometer, harmonium, stuffed pike, umbrella stand\n\nclues:\n  \
         Dulcie = stuffed pike\n{clues}"
    )
}

#[test]
fn what_all_clues_may_deny_at_once_is_refused() {
    let given = heirs(
        "  Edgar != harmonium\n  Basil != umbrella stand\n  Cora != barometer\n  Edgar gave the barometer away.\n  \
         Basil gave the harmonium away.\n  Cora gave the umbrella stand away.\n",
    );
    assert!(readings(&given).is_err());
    // A verb that two clues teach may say in both that somebody has it not.
    let fled = heirs(
        "  Edgar = barometer\n  Basil fled from the harmonium.\n  Cora fled from the umbrella stand.\n",
    );
    let refused = readings(&fled).expect_err("they may have what they did not flee from");
    assert!(refused.contains("its opposite leaves a single answer as well"), "{refused}");
}
