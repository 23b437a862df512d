//! Introductions as magazines and tests print them: whole texts that are read, and others like them that are not.

use super::run;
use super::text::read;

/// Exit code and both outputs.
fn solved(text: &str) -> (i32, String, String) {
    run(&["solve", "-"], text)
}

/// A text with an introduction in front of two listed categories.
fn with_lists(opening: &str) -> (i32, String) {
    let text = format!(
        "The Tea Room\n\n{opening}\n\nwomen: Nina, Olga, Pam, Ruth\ncakes: bun, scone, tart, waffle\n\n\
         1. Nina ordered the tart.\n2. Olga ordered neither the bun nor the waffle.\n3. Pam ordered the bun.\n"
    );
    let (code, _, faults) = solved(&text);
    (code, faults)
}

#[test]
fn a_story_may_name_one_of_the_people() {
    for opening in [
        "Four friends met for tea. Nina, whose idea it was, had booked a table by the river.",
        "Four friends met for tea. It rained, and Olga forgot her umbrella on the bus.",
    ] {
        let (code, faults) = with_lists(opening);
        assert_eq!(code, 0, "{opening}: {faults}");
        assert!(faults.contains("names one item only"), "{opening}: {faults}");
    }
    for opening in [
        "Nina, whose idea it was, had booked a table by the river.",
        "Four friends met for tea. Nina is a vegetarian.",
        "Four friends met for tea. Nina came to the old tea room by the river.",
        "Four friends met for tea. Nina, who hates fish, had booked a table.",
        "Four friends met for tea. Nina, the only woman among them, had booked a table.",
        "Four friends met for tea. Nina had booked a table with her usual cake.",
        "Four friends met for tea. Nina had booked a table for eight o'clock.",
        "Four friends met for tea. Nina was the youngest.",
        "Four friends met for tea. Nina had not booked a table.",
        "Four friends met for tea. The waffle was fresh that morning.",
    ] {
        let (code, faults) = with_lists(opening);
        assert_eq!(code, 2, "{opening}: {faults}");
    }
}

#[test]
fn a_tip_is_no_clue() {
    let text = "Three friends met at noon.\n\nNames: Ann, Bob, Cy\nPets: fox, owl, eel\n\n1. Ann has the fox.\n2. Bob has no eel.\n\n";
    for tip in ["Hint: start with clue 2.", "Tip: Draw a chart of pets."] {
        let (code, _, faults) = solved(&format!("{text}{tip}\n"));
        assert_eq!(code, 0, "{tip}: {faults}");
    }
    for tip in
        ["Hint: start with clue 2, which is false.", "Hint: Ann is old.", "Hint: one clue lies."]
    {
        let (code, _, faults) = solved(&format!("{text}{tip}\n"));
        assert_eq!(code, 2, "{tip}: {faults}");
    }
}

#[test]
fn lists_are_in_no_order() {
    let text = |tail: &str| {
        format!(
            "Directions (1-3): Study the information and answer the questions. Three friends, P, Q and R, live on \
             different floors of a three-storey building. The first floor is the lowest floor. Each one of them likes \
             different fruits i.e. plums, pears and figs{tail}.\n\n\
             1. P lives on the top floor.\n2. Q lives immediately below P, and likes figs.\n3. R does not like plums.\n"
        )
    };
    for tail in [
        "",
        ", but not necessarily in the same order",
        " (not necessarily in that order)",
        ", in no particular order",
        " but not in the same order as given",
    ] {
        let (code, out, faults) = solved(&text(tail));
        assert_eq!(code, 0, "{tail}: {faults}");
        assert!(out.contains("│ 3     ┆ P      ┆ plums │"), "{tail}: {out}");
    }
    for tail in
        [", in that order", " from the top to the bottom", ", but not in the order of the floors"]
    {
        let (code, _, faults) = solved(&text(tail));
        assert_eq!(code, 2, "{tail}: {faults}");
    }
}

#[test]
fn how_many_there_are_is_told_in_many_ways() {
    let clues = "\n\nNames: Ann, Bob, Cy\n\n1. Ann is left of Bob.\n2. Bob is next to Cy.\n";
    for (opening, header) in [
        ("In 1880, three families met.", "positions: 3\n"),
        ("Three guys met.", "positions: 3\n"),
        ("Last year, three kite makers met.", "positions: 3\n"),
        ("Three persons live in a three-storey building.", "floors: 3\n"),
        ("There are 3 2-person tents.", "tents: 3\n"),
    ] {
        let (read, faults) = read(&format!("{opening}{clues}"));
        assert!(read.starts_with(header), "{opening}: {read}{faults}");
    }
}

#[test]
fn a_list_may_be_of_the_positions_of_people() {
    let text = |list: &str| {
        format!(
            "Three boys watch a film.\n\n{list}\nnames: Al, Bo, Cy\nshirts: red, blue, green\n\n1. Al is next to Bo.\n\
             2. The boy in the red shirt is in the third seat.\n3. Bo is in the red shirt.\n4. Cy is in blue.\n"
        )
    };
    for (list, row) in [
        ("seat: 1, 2, 3", "│ 3    ┆ Bo    ┆ red"),
        ("Seat #: 1, 2, 3", "│ 3    ┆ Bo    ┆ red"),
        ("Chair: first, second, third", "│ 3     ┆ Bo    ┆ red"),
    ] {
        let (code, out, faults) = solved(&text(list));
        assert_eq!(code, 0, "{list}: {faults}");
        assert!(out.contains(row), "{list}: {out}");
    }
    assert_eq!(solved(&text("Position: first, third, second")).0, 2);
}

#[test]
fn men_and_women_are_listed_though_clues_name_few() {
    let (read, faults) = read(
        "Five friends (three women named Mia, Sue and Tess and two men named Al and Cal) met. Each brought a different \
         drink (ale, milk, juice, soda and tea).\n\n1. Mia brought milk.\n2. Sue brought tea.\n3. Tess did not bring soda.\n\
         4. The person with the ale was not Tess.\n",
    );
    assert!(read.contains(": Mia, Sue, Tess, Al, Cal\n"), "{read}{faults}");
}

#[test]
fn the_first_so_many_of_a_race_are_listed() {
    let (code, out, faults) = solved(
        "Abby, Bert and Cleo have arrived as the first three in the village run. Work out in which order they arrived.\n\n\
         a) Abby has not arrived last.\nb) Bert arrived before Cleo and Abby.\nc) Cleo was not first.\n",
    );
    assert_eq!(code, 0, "{faults}");
    assert!(out.contains("│ 3     ┆ Cleo"), "{out}");
}

#[test]
fn initials_end_no_sentence() {
    let (code, _, faults) = solved(
        "Three pupils each gave a talk.\n\nPrime ministers: Eden, North, Pitt\nPupils: Ann, Bob, Cy\n\n1. Ann talked about P.M. North.\n\
         2. Bob did not talk about P.M. Pitt.\n",
    );
    assert_eq!(code, 0, "{faults}");
}

#[test]
fn one_kind_of_items_is_not_enough() {
    let (code, _, faults) = solved(
        "Four makers of kites met. The kites are lark, hawk, swift and eagle.\n\n1. The lark flew.\n2. The hawk did not fall.\n\
         3. The swift and the eagle are red.\n",
    );
    assert_eq!(code, 2);
    assert!(faults.contains("items of one kind only"), "{faults}");
}
