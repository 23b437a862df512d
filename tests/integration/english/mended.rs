//! Texts that tell something where it is easily passed over: in a heading, behind an item of a list, at the end of a sentence
//! about all. It is read, or it is an error, and never lost.

use super::run;

const CLUES: &str =
    "1. Ora lives next to the lamb.\n2. Pim does not own the mule.\n3. Rut lives in house 3.\n";

const LISTS: &str = "Names: Ora, Pim, Rut, Sal\nPets: goat, lamb, mule, pony\n\
    Four friends live in four houses in a row, numbered 1 to 4 from left to right.\n";

/// What is said of a text with something in front of its clues and behind them.
fn check(front: &str, behind: &str) -> (i32, String, String) {
    run(&["check", "-"], &format!("{LISTS}\n{front}\n{CLUES}\n{behind}\n"))
}

fn are_refused(cases: &[(&str, &str)]) {
    for (front, behind) in cases {
        let (code, said, _) = check(front, behind);
        assert_eq!(code, 2, "{front} / {behind}: {said}");
    }
}

/// Whole texts, each an error.
fn are_wrong(texts: &[&str]) {
    for text in texts {
        let (code, said, _) = run(&["check", "-"], text);
        assert_eq!(code, 2, "{text}: {said}");
    }
}

#[test]
fn a_sentence_in_front_of_a_heading_is_read() {
    for front in ["Sal has the pony. Here are the clues:", "Sal has the pony. Clues:"] {
        let (code, said, _) = check(front, "");
        assert!(code == 0 && said.contains("Sal = pony"), "{front}: {said}");
    }
    let (code, said, _) = check("", "Sal has the pony. Questions:\nWho owns the goat?");
    assert!(code == 0 && said.contains("Sal = pony"), "{said}");
    let (code, said, _) = run(
        &["check", "-"],
        "Names: Ora, Pim, Rut, Sal\nPets: goat, lamb, mule, pony\n\n\
         Four friends sit around a round table. Here are the clues:\n1. Ora sits next to Pim.\n2. Rut sits next to the goat.\n",
    );
    assert!(code == 0 && said.contains("next to"), "{said}");
    for heading in
        ["The clues:", "Here are 3 clues:", "We also know the following:", "It is known that:"]
    {
        assert_eq!(check(heading, "").0, 0, "{heading}");
    }
}

#[test]
fn a_heading_that_says_more_is_an_error() {
    are_refused(&[
        ("You are told that Sal has the pony, and the following:", ""),
        ("Clues (houses are numbered from right to left):", ""),
        ("Facts about four people at a round table:", ""),
        ("The following was true until Sal moved:", ""),
        ("Suppose you know:", ""),
        ("", "Which of these statements is true:\n4. Ora owns the mule."),
        ("", "Decide which of the following are true:\n4. Ora owns the mule."),
        ("", "Instead of clue 2, you may use this clue:\n4. Ora owns the mule."),
        ("", "Unused clues:\n4. Ora owns the mule."),
        ("Example clue:\nOra owns the mule.\n\nThe clues:", ""),
        ("", "Which of the following must be true?\n1. Ora owns the mule.\n2. Pim owns the goat."),
        ("", "Which is right?\n- Ora owns the mule.\n- Pim owns the goat."),
        ("", "Who owns the goat? (1) Ora owns the lamb; (2) Sal owns the pony; (3) Rut."),
    ]);
    are_wrong(&[
        "Study the information about four people sitting facing south and answer the questions:\n\
         Four people A, B, C and D sit in a row. A sits at the left end. B sits next to D.\n",
    ]);
}

#[test]
fn the_form_of_an_answer_gives_nothing() {
    let (code, said, _) = check("", "House 1 | House 2 | House 3 | House 4");
    assert!(code == 0 && said.contains("2 categories"), "{said}");
    are_refused(&[
        ("", "House 1 | House 2 | House 3 | House 4\nSal | ? | ? | ?"),
        ("", "1 | 2 | 3 | 4"),
        ("", "Ora: ____, mule\nPim: ____, ____"),
        ("", "Ora=<pet>, Pim=<pet>, Rut=<pet>, Sal=pony"),
        ("", "Ora\tgoat\t?\nPim\t?\t?"),
        ("", "Determine: Sal - pony - House 1"),
        ("", "// Sal has the pony."),
        ("1. Pim has the goat.\n% 2. Sal has the pony.", ""),
    ]);
}

/// A text with a list of pets in some form.
fn with_pets(pets: &str) -> String {
    format!(
        "Four friends live in four houses in a row, numbered 1 to 4 from left to right.\n\n\
         Names: Ora, Pim, Rut, Sal\n{pets}\n\n{CLUES}"
    )
}

#[test]
fn the_heading_of_a_list_tells_no_order() {
    for pets in ["Pets: goat, lamb, mule, pony", "Farm pets: goat, lamb, mule, pony"] {
        assert_eq!(run(&["check", "-"], &with_pets(pets)).0, 0, "{pets}");
    }
    for head in [
        "Pets (left to right)",
        "Pets (1 to 4)",
        "Pets 1-4",
        "Pets (L to R)",
        "Pets (first to last)",
        "Pets (ordered)",
        "Left-to-right pets",
        "Pets (repeats possible)",
        "Pets by house",
        "Pets (house 1 first)",
        "Corresponding pets",
        "Pets (Ora to Sal)",
        "Pets (west to east)",
        "Pets (house 1 to house 4)",
    ] {
        let text = with_pets(&format!("{head}: goat, lamb, mule, pony"));
        assert_eq!(run(&["check", "-"], &text).0, 2, "{head}");
    }
}

#[test]
fn nothing_stands_behind_the_items_of_a_list() {
    let read = with_pets("Pets: goat, lamb, mule, pony (retired)");
    assert_eq!(run(&["check", "-"], &read).0, 0);
    for last in [
        "pony (first)",
        "pony (leftmost)",
        "pony (next to Ora)",
        "pony (winner)",
        "pony (2nd)",
        "pony (Sal)",
        "pony (vacant)",
        "pony [first]",
        "pony (a winner)",
        "pony (an end house)",
        "pony (a Sal)",
        "~~pony~~",
    ] {
        let text = with_pets(&format!("Pets: goat, lamb, mule, {last}"));
        assert_eq!(run(&["check", "-"], &text).0, 2, "{last}");
    }
    for last in ["pony (Sal)", "pony - Sal", "pony, Sal", "pony, house 4", "pony - first"] {
        let text = with_pets(&format!("Pets:\n- goat\n- lamb\n- mule\n- {last}"));
        assert_eq!(run(&["check", "-"], &text).0, 2, "{last}");
    }
}

#[test]
fn a_sentence_about_all_tells_of_nobody() {
    for end in [
        ", with Ora next door to Pim",
        ", starting with Ora",
        ", in alphabetical order",
        ", so that Ora and Pim are neighbours",
        " (one neighbour of Ora is Pim)",
        ", the women on the left",
        ", none of them in the place named",
        ", as does Vic",
        ". They came together with Vic",
        ". They stand in a row, the women on the left",
        ", one year between each",
        " (the women first)",
        ". They met last week, oldest first",
        ". They met last week, two of them twins",
        ". They met last week, listed by age",
        ". They met last week, each a year older than the next",
        ". The women live next to each other",
    ] {
        are_wrong(&[&format!(
            "Four friends, Ora, Pim, Rut and Sal, live in four houses in a row{end}.\n\
             Pets: goat, lamb, mule, pony\n\n{CLUES}"
        )]);
    }
    for end in [
        ". They met last week, by the lake",
        ". They met, all in good spirits",
        ", each with a pet",
        ", side by side",
        ", numbered 1 to 4 from left to right",
    ] {
        let text = format!(
            "Four friends, Ora, Pim, Rut and Sal, live in four houses in a row{end}.\n\
             Pets: goat, lamb, mule, pony\n\n{CLUES}"
        );
        assert_eq!(run(&["check", "-"], &text).0, 0, "{text}");
    }
    let race = "1. Ora finished right before the runner in red.\n2. Rut was second.\n";
    for end in [", won by Sal", " that Sal won", ", Sal leading the field"] {
        are_wrong(&[&format!(
            "Four runners finished a race{end}.\nNames: Ora, Pim, Rut, Sal\nColours: red, blue, green, pink\n\n{race}"
        )]);
    }
    for end in [", in order of age", ", oldest first", ", from oldest to youngest"] {
        are_wrong(&[&format!(
            "Four children, Ora, Pim, Rut and Sal, of different ages wear different hats{end}.\nAges: 4, 5, 7, 8\n\
             Hats: fez, cap, tam, bowler\n\n1. Ora is older than the child in the cap.\n2. Rut does not wear the fez.\n"
        )]);
    }
}

#[test]
fn two_people_are_no_range() {
    let text = "Four friends live in four houses in a row, numbered 1 to 4 from left to right. \
                Between Ora and Pim there are two people.\n\
                Names: Ora, Pim, Rut, Sal\nPets: goat, lamb, mule, pony\n\n1. Rut owns the goat.\n";
    let (code, said, _) = run(&["check", "-"], text);
    assert!(code == 2 || said.contains("between Ora and Pim"), "{said}");
}

#[test]
fn a_number_is_not_of_another_category() {
    let header = "Names: Ora, Pim, Rut\nAges: 5, 7, 10\nScores: 5 points, 7 points, 10 points\n\n";
    let rest = "2. Pim scored 7 points.\n3. The 10-year-old is not Rut.\n";
    are_wrong(&[&format!("{header}1. Ora scored 5.\n{rest}")]);
    let text = format!("{header}1. Ora scored 5 points.\n{rest}");
    assert_eq!(run(&["check", "-"], &text).0, 0);
    let header = "Names: Ora, Pim, Rut\nRooms: 5, 7, 10\nPrices: $5, $7, $10\n\n";
    let rest = "2. Pim paid $7.\n3. Rut is not in room 10.\n";
    are_wrong(&[
        &format!("{header}1. Ora paid 5.\n{rest}"),
        &format!("{header}1. Ora did not pay 5.\n{rest}"),
    ]);
    let text = format!("{header}1. Ora is in room 5.\n{rest}");
    assert_eq!(run(&["check", "-"], &text).0, 0);
}

#[test]
fn a_ground_floor_is_not_a_first_floor() {
    are_wrong(&["Three people, Ora, Pim and Rut, live on three different floors of a building.\n\
         Pets: goat, lamb, mule\n\n1. Ora lives on the ground floor.\n2. Pim lives on the first floor.\n3. Rut owns the goat.\n"]);
}

#[test]
fn hedges_are_no_facts() {
    for clue in ["Sal likely has the pony.", "Sal doesn't have to own the pony."] {
        are_wrong(&[&format!("{LISTS}\n{CLUES}4. {clue}\n")]);
    }
    are_wrong(&[&format!(
        "Four friends live in four houses; the first and the last are neighbours.\n\
         Names: Ora, Pim, Rut, Sal\nPets: goat, lamb, mule, pony\n\n{CLUES}"
    )]);
}

#[test]
fn where_some_of_all_are_is_no_introduction() {
    let text = |told: &str| {
        format!(
            "Four friends live in four houses in a row, numbered 1 to 4 from left to right. {told}\n\
             Names: Ora, Pim, Rut, Sal\nPets: goat, lamb, mule, pony\n\n{CLUES}"
        )
    };
    for told in [
        "The two women slept side by side.",
        "The two women live far apart.",
        "The two men live at the ends.",
        "The three women arrived before the man.",
        "The friends are listed from left to right.",
    ] {
        are_wrong(&[&text(told)]);
    }
    for told in
        ["Two of them are cousins.", "Four friends, two men and two women, sat side by side."]
    {
        assert_eq!(run(&["check", "-"], &text(told)).0, 0, "{told}");
    }
}

#[test]
fn a_list_that_repeats_another_one_may_be_an_answer() {
    for heading in ["Solution", "Ranking", "Sample answer", "Wrong", "Final order"] {
        are_wrong(&[&format!("{LISTS}\n{heading}: Rut, Ora, Sal, Pim\n\n{CLUES}")]);
    }
}
