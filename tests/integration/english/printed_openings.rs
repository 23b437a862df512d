//! What editors write in and around the lists of an introduction: asides, words by which an order means nothing, ages that are
//! turned, rows of boxes that are drawn, and tips where to start.

use super::run;

/// Exit code and both outputs for four bakers with last names, cakes and ages, behind an introduction and in front of some lines.
fn bakers(introduction: &str, end: &str) -> (i32, String, String) {
    let text = format!(
        "At the Oven\n\n{introduction}\n\n1. Olga makes the tart.\n2. Rhys is one year older than Olga.\n3. The person who makes the \
         strudel is 12.\n4. Dunn doesn't make the flan and is 11.\n5. Marsh is 9.\n6. Petra isn't Marsh.\n7. Petra makes the \
         strudel, and Sven makes the flan.\n8. The person whose last name is Birch is younger than Dunn.\n9. Olga isn't Marsh.\n{end}"
    );
    run(&["solve", "--format", "csv", "-"], &text)
}

/// Checks that an introduction is understood, and what lines behind the clues say.
fn is_solved(introduction: &str, end: &str) {
    let (code, out, err) = bakers(introduction, end);
    assert_eq!(code, 0, "{introduction}{end}\n{err}");
    for row in [["Olga", "Birch", "tart", "10"], ["Petra", "Cole", "strudel", "12"]] {
        let is_row = |line: &str| row.iter().all(|cell| line.split(',').any(|of| of == *cell));
        assert!(out.lines().any(is_row), "{introduction}{end}: {row:?} in\n{out}");
    }
}

const WHO: &str = "Olga, Petra, Rhys and Sven";
const LAST: &str = "Birch, Cole, Dunn and Marsh";
const CAKES: &str = "flan, ginger loaf, strudel and tart";
const AGES: &str = "9, 10, 11 and 12";

#[test]
fn asides_within_a_list_say_nothing() {
    for aside in ["of course", "last but not least", "to everyone's great delight"] {
        is_solved(
            &format!(
                "Four bakers ({WHO}) each made a different cake: flan, ginger loaf, strudel and, {aside}, tart. Their last names \
                 are {LAST}. Their ages are {AGES}."
            ),
            "",
        );
    }
    // Who has the last item, what is left of it, and another one are no such asides.
    for aside in ["for Olga", "to Olga's delight", "not a flan", "on the left", "finally"] {
        let (code, ..) = bakers(
            &format!(
                "Four bakers ({WHO}) each made a different cake: flan, ginger loaf, strudel and, {aside}, tart. Their last names \
                 are {LAST}. Their ages are {AGES}."
            ),
            "",
        );
        assert_eq!(code, 2, "{aside}");
    }
}

#[test]
fn some_order_is_none() {
    for order in ["in one order or another", "in some order or other", "in some order"] {
        is_solved(
            &format!(
                "Four bakers ({WHO}) each made a different cake: {CAKES}. Their last names, {order}, are {LAST}. Their ages \
                 are {AGES}."
            ),
            "",
        );
    }
    for order in ["in that order", "in order of age", "in this order or the opposite one"] {
        let (code, ..) = bakers(
            &format!(
                "Four bakers ({WHO}) each made a different cake: {CAKES}. Their last names, {order}, are {LAST}. Their ages \
                 are {AGES}."
            ),
            "",
        );
        assert_eq!(code, 2, "{order}");
    }
}

#[test]
fn ages_are_turned() {
    for ages in [
        format!("This summer they turned {AGES}."),
        format!("The four are {AGES} years old."),
        format!("Last week, the four turned {AGES}."),
    ] {
        is_solved(
            &format!(
                "Four bakers ({WHO}) each made a different cake: {CAKES}. Their last names are {LAST}. {ages}"
            ),
            "",
        );
    }
    for ages in [
        "Their dogs turned 9, 10, 11 and 12.",
        "Pets of the four turned 9, 10, 11 and 12.",
        "Pets of the four are 9, 10, 11 and 12 years old.",
        "The three are 9, 10, 11 and 12 years old.",
    ] {
        let (code, ..) = bakers(
            &format!(
                "Four bakers ({WHO}) each made a different cake: {CAKES}. Their last names are {LAST}. {ages}"
            ),
            "",
        );
        assert_eq!(code, 2, "{ages}");
    }
}

#[test]
fn what_is_for_the_others_and_what_nobody_knew() {
    let rest = format!("Their last names are {LAST}. Their ages are {AGES}.");
    is_solved(
        &format!(
            "Four bakers ({WHO}) each brought a different cake ({CAKES}) to share with the others. {rest}"
        ),
        "",
    );
    is_solved(
        &format!(
            "Nobody suspected what went on in the kitchen. Four bakers ({WHO}) each made a different cake: {CAKES}. {rest}"
        ),
        "",
    );
    for introduction in [
        format!("Four bakers ({WHO}) each brought a different cake ({CAKES}) among others. {rest}"),
        format!(
            "Four bakers ({WHO}) each brought a different cake ({CAKES}) to share with the others who came. {rest}"
        ),
        format!(
            "Nobody baked what he had baked before. Four bakers ({WHO}) each made a different cake: {CAKES}. {rest}"
        ),
        format!(
            "Nobody knew the baker beside him. Four bakers ({WHO}) each made a different cake: {CAKES}. {rest}"
        ),
    ] {
        let (code, ..) = bakers(&introduction, "");
        assert_eq!(code, 2, "{introduction}");
    }
}

#[test]
fn tips_where_to_start() {
    let introduction = format!(
        "Four bakers ({WHO}) each made a different cake: {CAKES}. Their last names are {LAST}. Their ages are {AGES}."
    );
    for tip in ["Begin by working out the age of Rhys.", "First decide who made the tart."] {
        is_solved(&introduction, &format!("\nStarting tip: {tip}\n"));
    }
    for tip in [
        "Begin by working out the age of Rhys, who is no Marsh.",
        "Work out why Sven isn't Dunn.",
        "Begin by working out the last name of the baker of the tart who is Birch.",
        "Olga isn't 9.",
        "Work out Olga is younger.",
    ] {
        let (code, out, err) = bakers(&introduction, &format!("\nStarting tip: {tip}\n"));
        assert_ne!(code, 0, "{tip}: {out}{err}");
    }
}

/// Exit code and both outputs for four bakers in a row, of which a text draws boxes.
fn row(boxes: &str) -> (i32, String, String) {
    let text = format!(
        "Behind the Counter\n\nThe picture shows four bakers who stand in a row, each with a different cake.\n\n{boxes}\n\nNames: Olga, \
         Petra, Rhys, Sven\nCakes: flan, loaf, strudel, tart\n\n1. Olga stands in position 1.\n2. Rhys stands immediately to the \
         right of Olga.\n3. Petra made the strudel and is not in position 3.\n4. Olga made the tart.\n5. Rhys made the flan.\n6. The loaf \
         is to the left of the strudel.\n"
    );
    run(&["solve", "--format", "csv", "-"], &text)
}

#[test]
fn boxes_in_a_row() {
    for boxes in [
        "[1]  [2]  [3]  [4]",
        "  [ 1 ] [ 2 ] [ 3 ] [ 4 ]   (positions are numbered from left to right)",
    ] {
        let (code, out, err) = row(boxes);
        assert_eq!(code, 0, "{boxes}\n{err}");
        assert!(out.lines().any(|line| line.ends_with("4,Petra,strudel")), "{boxes}\n{out}");
    }
    for boxes in [
        "[4]  [3]  [2]  [1]",
        "[1]  [2]  [3]",
        "[1]  [2]  [3]  [4]  [5]",
        "[1]  [2]\n\n[3]  [4]",
        "[1]  [2]  [3]  [4]\n[1]  [2]  [3]  [4]",
        "[1]  [2]  [3]  [4]  (4 is next to 1)",
        "[1] [2] [3] [4]  (positions are numbered from right to left)",
        "[1] [2] [3] [4]  (3 is empty)",
    ] {
        let (code, ..) = row(boxes);
        assert_eq!(code, 2, "{boxes}");
    }
}

#[test]
fn clues_that_are_given_are_no_condition() {
    let rest = format!("Their last names are {LAST}. Their ages are {AGES}.");
    for question in [
        "From the clues given below, can you say how old Olga, Petra, Rhys and Sven are?",
        "Using the facts given, can you tell the two men (Rhys and Sven) and the two women from each other?",
    ] {
        is_solved(
            &format!("Four bakers ({WHO}) each made a different cake: {CAKES}. {rest} {question}"),
            "",
        );
    }
    for question in [
        "Given that Olga is not Marsh, who is?",
        "Since Olga isn't Marsh, who is?",
        "From the facts given that Sven is Dunn, who is Birch?",
        "From the clues given below, who is Birch, if Olga is Marsh?",
    ] {
        let introduction =
            format!("Four bakers ({WHO}) each made a different cake: {CAKES}. {rest} {question}");
        let (code, ..) = bakers(&introduction, "");
        assert_eq!(code, 2, "{question}");
    }
}
