//! What is read as freely as it can be, where a single answer confirms it: rows told in words of their own, and sentences
//! without words that name nothing.

use super::order::assert_read;
use super::run;

/// The formal readings of all clues, or why the puzzle is refused.
fn readings(puzzle: &str) -> Result<Vec<String>, String> {
    super::readings(puzzle).map(|(read, _)| read)
}

/// A jury of four, one after the other.
const JURY: &str = "positions chair: 1..4\njuror: Ada, Ben, Cleo, Dirk\ntitle of choice: Dawn, Ember, Frost, Gale\n\
                    scarf: grey, pink, teal, white\n";

/// The jury with clues.
fn jury(clues: &[&str]) -> String {
    let lines = clues.iter().map(|clue| format!("  {clue}\n"));
    format!("{JURY}\nclues:\n{}", lines.collect::<String>())
}

#[test]
fn rows_are_told_in_words_of_their_own() {
    let clues = [
        "Ada in chair 1",
        "Cleo in chair 3",
        "grey directly left of pink",
        "teal in chair 3",
        "The juror who suggested Dawn sits directly left of the juror who suggested Ember.",
        "Ben suggested Dawn.",
        "Dirk didn't suggest Frost.",
    ];
    let read = readings(&jury(&clues)).expect("the puzzle is read");
    assert_eq!(read[4..], ["Dawn directly left of Ember", "Ben = Dawn", "Dirk != Frost"]);
}

#[test]
fn what_is_not_needed_stays_an_error() {
    let mut clues = vec![
        "Ada in chair 1",
        "Ben in chair 2",
        "Cleo in chair 3",
        "Dawn in chair 1",
        "Ember in chair 2",
        "Frost in chair 3",
        "grey in chair 1",
        "pink in chair 2",
        "teal in chair 3",
    ];
    assert!(readings(&jury(&clues)).is_ok());
    clues.push("Ada unpicked Dawn.");
    clues.push("Ben unpicked Ember.");
    let refused = readings(&jury(&clues)).expect_err("the clues say nothing that is needed");
    assert!(refused.contains("I do not know `unpicked`"), "{refused}");
}

/// A sale of four pies, of whose clues the last one decides.
fn pies(clue: &str) -> String {
    format!(
        "baker: Iris, Jack, Kurt, Lena\npie: apple, cherry, lemon, plum\nprice: $6, $7, $8, $9\n\nclues:\n  \
         Kurt = lemon\n  Lena = plum\n  apple = $6\n  lemon = $7\n  Lena = $9\n  {clue}\n"
    )
}

#[test]
fn words_that_name_nothing_are_left_out() {
    for (clue, reading) in [
        ("Iris baked the apple pie from her uncle's cookbook.", "Iris = apple"),
        ("Iris baked the apple pie to please her parents.", "Iris = apple"),
        ("Iris ordered a slice of apple pie.", "Iris = apple"),
        ("Iris proudly baked the apple pie from her uncle's cookbook.", "Iris = apple"),
    ] {
        match readings(&pies(clue)) {
            Ok(read) => assert_eq!(read.last().map(String::as_str), Some(reading), "{clue}"),
            Err(refused) => panic!("{clue}: {refused}"),
        }
    }
}

#[test]
fn what_somebody_is_by_trade_may_stand_before_the_name() {
    for (clue, reading) in [
        ("Florist Iris baked the apple pie.", "Iris = apple"),
        ("The apple pie was baked by the florist Iris.", "apple = Iris"),
    ] {
        let read = readings(&pies(clue)).expect(clue);
        assert_eq!(read.last().map(String::as_str), Some(reading), "{clue}");
    }
    for clue in [
        "The florist's Iris baked the apple pie.",
        "Winner Iris baked the apple pie.",
        "Former Iris baked the apple pie.",
        "The sister Iris baked the apple pie.",
    ] {
        assert!(readings(&pies(clue)).is_err(), "{clue}");
    }
}

#[test]
fn a_whole_sentence_is_denied() {
    assert_read(
        JURY,
        &[
            ("It was not the case that Ada wore the teal scarf.", "Ada != teal"),
            ("It is not true that Ada sat next to Ben.", "Ada not next to Ben"),
            ("No juror both chose Dawn and wore the teal scarf.", "Dawn != teal"),
            ("No juror both chose Dawn and sat in chair 2.", "Dawn not in chair 2"),
            ("It was not the case that Ada wore the teal scarf and sat in chair 2.", ""),
            ("It was not the case that Ada didn't wear the teal scarf.", ""),
            ("No juror both chose Dawn or Frost and wore the teal scarf.", ""),
            ("No juror in the teal scarf chose both.", ""),
        ],
    );
}

#[test]
fn the_nth_numbered_place_is_the_nth() {
    let floors = "positions floor: 1..4\ntenant: Ada, Ben, Cleo, Dirk\npet: cat, dog, fox, owl\n";
    assert_read(floors, &[("Ada lives on the third numbered floor.", "Ada in floor 3")]);
}

#[test]
fn words_on_which_the_sense_depends_stay() {
    for clue in [
        "Iris did not bake the apple pie from her uncle's cookbook.",
        "Iris baked the unwanted apple pie.",
        "Iris originally baked the apple pie from her uncle's cookbook.",
        "Iris outbaked the apple pie.",
        "Iris was forbidden to bake the apple pie.",
        "Iris talked herself out of the apple pie.",
        "Iris's tutor baked the apple pie.",
        "Iris quarrelled with the apple baker.",
        "Iris was taught by the baker of the apple pie.",
        "Iris left before the apple pie was ready.",
        "Iris baked nothing like the apple pie.",
        "Iris has a customer who baked the apple pie.",
        "If Iris baked the apple pie from her uncle's cookbook, Jack was away.",
    ] {
        let read = readings(&pies(clue));
        let says = read.as_ref().ok().and_then(|read| read.last().cloned());
        assert_ne!(says.as_deref(), Some("Iris = apple"), "{clue}");
    }
}

#[test]
fn neither_of_them_are_the_two_of_the_sentence_before() {
    let clue = "Ada sits next to Ben. Neither of them wears the teal scarf.";
    let read = readings(&jury(&["Ada in chair 1", clue])).expect("both sentences are read");
    assert_eq!(read[1], "Ada next to Ben and (Ada != teal and Ben != teal)");
}

#[test]
fn who_is_fourth_may_be_the_other_of_two() {
    let clue =
        "Of Ada and the juror with the teal scarf, one sits in chair 4 and the other chose Dawn.";
    let read = readings(&jury(&[clue])).expect("the sentence is read");
    assert_eq!(read[0], "{Ada, teal} = {chair 4, Dawn}");
}

#[test]
fn a_word_that_nobody_knows_is_guessed_by_where_it_stands() {
    let clue = "The patissier who baked the apple pie is Iris.";
    let read = readings(&pies(clue)).expect("the clue is read");
    assert_eq!(read.last().map(String::as_str), Some("apple = Iris"));
}

/// Four teams in a row, of whose clues the last one decides.
fn teams(clue: &str) -> String {
    format!(
        "positions place: 1..4\nteam: Rovers, United, City, Town\ncolour: red, blue, green, white\nhorse: Comet, Blaze, \
         Dancer, Flash\n\nclues:\n  Rovers in place 1\n  United in place 2\n  City in place 3\n  green in place 3\n  \
         white in place 4\n  Comet in place 1\n  Blaze in place 2\n  Dancer in place 3\n  {clue}\n"
    )
}

#[test]
fn whom_one_beats_in_words_that_nobody_knows_is_another_one() {
    for clue in [
        "Rovers walloped the red team.",
        "Rovers walloped the team in red.",
        "Rovers walloped Blaze and the red team.",
        "Rovers were walloped by the red team.",
        "Rovers relinquished third.",
        "The red team seeded right after Rovers.",
        "Rovers didn't wallop the red team.",
    ] {
        let (code, out, err) = run(&["check", "-"], &teams(clue));
        let says_same = out.contains("Rovers = red") || out.contains("red = Rovers");
        assert!(code != 0 || !says_same && !out.contains("Comet = red"), "{clue}: {out}{err}");
    }
}

#[test]
fn nothing_is_guessed_that_may_turn_the_sense() {
    for clue in [
        // who has to do with another one, or with what they have not
        "Iris's roommate zorped the apple pie.",
        "Iris zorped the baker of the apple pie.",
        "Iris was zorped by the baker of the apple pie.",
        "Iris is a critic of the apple pie.",
        "Iris is the apple pie critic.",
        "The apple pie sceptic zorped Iris.",
        // deeds that deny
        "Iris unbaked the apple pie.",
        "Iris misbaked the apple pie.",
        "Iris envied the apple pie.",
        // names and values that the header does not have
        "Iris baked the Zorpian apple pie.",
        "Iris zorped the apple pie twice.",
    ] {
        let refused = readings(&pies(clue)).expect_err(clue);
        assert!(refused.contains("error[english-"), "{clue}: {refused}");
    }
}

#[test]
fn what_only_an_answer_can_confirm_is_no_error_beside_others() {
    let clues =
        "Iris baked the apple pie from her uncle's cookbook.\n  Iris paid twice as much as Jack.";
    let (code, _, err) = run(&["check", "-"], &pies(clues));
    assert_ne!(code, 0, "{err}");
    let left_out =
        "warning[read-in-part]: `from her uncle's cookbook` is not understood and left out\n";
    assert!(err.contains(left_out), "{err}");
    assert!(
        err.contains("once the errors are mended, this stands only if there is a single answer"),
        "{err}"
    );
    assert_eq!(err.matches("error[").count(), 1, "{err}");
}

#[test]
fn a_verb_that_may_say_the_opposite_is_an_error() {
    // Either of the two who are left may have the apple pie.
    let refused = readings(&pies("Iris zorped the apple pie.")).expect_err("both are possible");
    assert!(refused.contains("its opposite leaves a single answer as well"), "{refused}");
}

#[test]
fn what_tells_of_less_than_having_is_an_error_if_it_may_be_of_another() {
    for clue in [
        "Iris dusted the apple pie.",
        "Iris stole the apple pie.",
        "The apple pie was a gift from Iris.",
        "The apple pie was stolen from Iris.",
        "Iris wrote about the apple pie.",
        "Iris wrote a poem about the apple pie.",
        "Iris had a look at the apple pie.",
        "Iris found the apple pie dull.",
    ] {
        let refused = readings(&pies(clue)).expect_err(clue);
        assert!(!refused.contains("panicked"), "{refused}");
    }
    // Words that always tell of less, however many clues have them.
    for told in ["gave back the NN pie", "took a picture of the NN pie", "ran from the NN pie"] {
        let twice = format!(
            "Iris {}.\n  Jack {}.",
            told.replace("NN", "apple"),
            told.replace("NN", "cherry")
        );
        assert!(readings(&pies(&twice)).is_err(), "{twice}");
    }
}

#[test]
fn what_is_done_in_two_clues_or_in_the_heading_is_what_the_puzzle_is_about() {
    let read = readings(&pies("Iris dusted the apple pie.\n  Jack dusted the cherry pie."))
        .expect("both dusted");
    assert_eq!(read[5], "Iris = apple");
    let headed = pies("Iris dusted the apple pie.").replace("pie:", "pie (dusted):");
    let read = readings(&headed).expect("the heading tells it");
    assert_eq!(read[5], "Iris = apple");
}
