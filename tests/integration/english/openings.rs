//! What stands in front of the clues and says how the positions are called, or how the clues are to be read.

use super::run;

/// Exit code and both outputs for a text that begins with some sentences; Ann is in the house `house`.
fn solved(opening: &str, house: &str) -> (i32, String, String) {
    let text = format!(
        "{opening}\n\n- Names: Ann, Bob, Cy\n- Drinks: tea, milk, cocoa\n\n## Clues:\n1. Ann drinks tea.\n\
         2. Bob is directly left of Ann, and drinks milk.\n3. Ann lives in house {house}.\n\nWho lives in house {house}?\n"
    );
    run(&["solve", "-"], &text)
}

#[test]
fn the_labels_of_the_positions_are_those_that_the_opening_tells_of() {
    let cases = [
        ("There are 3 houses, numbered 1 to 3 from left to right.", ["1", "2", "3"]),
        ("There are 3 houses, numbered one to three.", ["1", "2", "3"]),
        ("There are 3 houses, numbered 1 (leftmost) to 3 (rightmost).", ["1", "2", "3"]),
        ("There are 3 houses, numbered consecutively from 1.", ["1", "2", "3"]),
        ("There are 3 houses (numbered 1 on the left, 3 on the right).", ["1", "2", "3"]),
        ("There are 3 houses (numbered 0 on the left, 2 on the right).", ["0", "1", "2"]),
        ("There are 3 houses, numbered 0 to 2 from left to right.", ["0", "1", "2"]),
        ("There are 3 houses (numbered 0, 1 and 2).", ["0", "1", "2"]),
        ("There are 3 houses. They are indexed from 0.", ["0", "1", "2"]),
        ("There are 3 houses. Numbering starts at zero.", ["0", "1", "2"]),
        ("There are 3 houses, numbered 10, 20 and 30.", ["10", "20", "30"]),
        ("There are three houses, and the houses 101-103 stand in a row.", ["101", "102", "103"]),
        ("There are 3 houses, lettered A to C.", ["A", "B", "C"]),
        ("There are 3 houses, labelled D, E and F from left to right.", ["D", "E", "F"]),
        (
            "There are 3 houses.\nThe houses are numbered 1, 2 and 3 from left to right.",
            ["1", "2", "3"],
        ),
        ("There are 3 houses. Houses 1, 2 and 3 stand in a row.", ["1", "2", "3"]),
        ("There are 3 houses. Their numbers are 4, 5 and 7.", ["4", "5", "7"]),
        ("There are 3 houses. House numbers: 2, 3, 5.", ["2", "3", "5"]),
        ("There are 3 houses.\n- Houses: 1, 2, 3", ["1", "2", "3"]),
        ("There are 3 houses. The house numbers are 0 to 2.", ["0", "1", "2"]),
        ("There are 3 houses. House numbers range from 0 (left) to 2 (right).", ["0", "1", "2"]),
        ("There are 3 houses. Positions start at 0.", ["0", "1", "2"]),
        ("There are 3 houses. The indices run from 0 to 2.", ["0", "1", "2"]),
        ("There are 3 houses. Let the houses be 0, 1 and 2.", ["0", "1", "2"]),
        ("There are 3 houses. Use 0-based indexing.", ["0", "1", "2"]),
        ("There are 3 houses. They are numbered in order, starting at 2.", ["2", "3", "4"]),
        ("There are 3 houses.\nThey are numbered #7 to #9.", ["7", "8", "9"]),
        (
            "There are 3 houses. From left to right they bear the numbers 5, 6 and 7.",
            ["5", "6", "7"],
        ),
        ("There are 3 houses. The leftmost house is number 1.", ["1", "2", "3"]),
        ("There are 3 houses. Each has a number from 1 to 3.", ["1", "2", "3"]),
        ("There are 3 houses. The houses are called A, B and C.", ["A", "B", "C"]),
    ];
    for (opening, labels) in cases {
        let (code, out, err) = solved(opening, labels[1]);
        assert_eq!(code, 0, "{opening}: {err}");
        for (label, name) in labels.iter().zip(["Bob", "Ann", "Cy"]) {
            let row = |line: &str| {
                let mut cells = line.split('┆').map(|cell| cell.trim_matches(['│', ' ']));
                cells.next() == Some(label) && cells.next() == Some(name)
            };
            assert!(out.lines().any(row), "{opening}: {out}");
        }
        assert!(out.contains("This is the only solution."), "{opening}: {out}");
        assert!(
            out.contains(&format!("Who lives in house {}? Ann", labels[1])),
            "{opening}: {out}"
        );
    }
}

#[test]
fn labels_that_are_not_as_many_as_the_positions_are_refused() {
    for opening in [
        "There are 3 houses, numbered 1 to 5.",
        "There are 3 houses, numbered 3 to 1.",
        "There are 3 houses, numbered 2, 4, 6 and 8.",
        "There are 3 houses, lettered A to D.",
        "There are 3 houses. From left to right they are numbered 3, 2, 1.",
        "There are 3 houses. From left to right their numbers are 3, 1 and 2.",
        "There are 3 houses. The leftmost house has number 0.",
        "There are 3 houses. The number of the leftmost house is 3.",
        "There are 3 houses. The one on the left is house 3.",
        "There are 3 houses. They are numbered 1 to 3, with 3 on the left.",
        "There are 3 houses. They are numbered 1 to 3; the last one is number 1.",
        "There are 3 houses. They are numbered 1 to 3 in no particular order.",
        "There are 3 houses. They are numbered 1 to 3 from the river.",
        "There are 3 houses. The house numbers decrease from left to right.",
        "There are 3 houses. They are numbered by twos.",
        "There are 3 houses. There is no number 2.",
        "There are 3 houses. Houses 1 and 3 touch.",
        "There are 3 houses. They are numbered 1 to 3. They are numbered 2 to 4.",
        "There are 3 houses. They were ranked from 1 (worst) to 3 (best).",
        "There are 3 houses.\n- Houses: 3, 2, 1",
        "There are 3 houses.\n- Houses: first, third, second",
    ] {
        let (code, out, err) = solved(opening, "2");
        assert_eq!((code, &*out), (2, ""), "{opening}");
        let said = "error[english-text]: how the 3 positions are numbered is not understood";
        assert!(err.contains(said), "{opening}: {err}");
    }
}

/// An `even house` of the numbers 0, 1 and 2 is another than the second.
#[test]
fn odd_and_even_say_nothing_where_numbers_and_places_differ() {
    let file = |labels: &str| {
        format!(
            "positions house: {labels}\nname: Ann, Bob, Cy\n\nclues:\n  Ann is in an even house.\n"
        )
    };
    assert_eq!(run(&["check", "-"], &file("1, 2, 3")).0, 0);
    let (code, _, err) = run(&["check", "-"], &file("0, 1, 2"));
    assert_eq!(code, 2);
    assert!(err.starts_with("error[english-grammar]"), "{err}");
}

#[test]
fn a_sentence_that_doubts_the_clues_is_refused() {
    let first = "There are 3 houses.";
    for opening in [
        "One hint is not correct.",
        "Clue 2 does not hold.",
        "Clue 2 is to be ignored.",
        "Ignore the first clue.",
        "All hints but one are right.",
        "\"Left\" means right in this puzzle.",
        "This puzzle swaps left and right.",
    ] {
        let (code, _, err) = solved(&format!("{first}\n{opening}"), "2");
        assert_eq!(code, 2, "{opening}");
        let said = "error[english-text]: a sentence in front of the clues may say how the puzzle is to be read";
        assert!(err.contains(said), "{opening}: {err}");
    }
    let (code, _, err) = solved(&format!("{first}\nThe riddle has six drinks."), "2");
    assert_eq!(code, 2);
    assert!(
        err.starts_with(
            "error[english-text]: the text speaks of 6 things where there are 3 of each"
        ),
        "{err}"
    );
    let (code, _, err) = solved(&format!("{first}\nThe houses form a ring."), "2");
    assert_eq!(code, 2);
    assert!(err.contains("error[ring-order]"), "{err}");
    for opening in [
        "Each person has one of the three drinks.",
        "The clues determine one and only one answer.",
        "Use only the clues below.",
    ] {
        assert_eq!(solved(&format!("{first}\n{opening}"), "2").0, 0, "{opening}");
    }
}

/// The error of a text that begins so, without the code, if it has one.
fn error_of(text: &str) -> Option<String> {
    let (code, _, err) = run(&["check", "-"], text);
    let first = err.lines().next().unwrap_or_default();
    (code == 2).then(|| first.trim_start_matches("error[english-text]: ").to_owned())
}

#[test]
fn what_turns_sides_or_denies_what_is_listed_is_refused() {
    for opening in [
        "Left is right.",
        "Above means below.",
        "By \"above\" we mean immediately above.",
        "They are numbered 1 to 3 as seen by the residents.",
        "All directions are given from the view of someone in the house.",
        "They are numbered 1 to 3 from the owners' left.",
        "We stand behind the houses.",
        "Clue 2 was added by a joker.",
        "The second clue is a trick.",
        "The drinks are the ones that they do not like.",
        "The drinks listed are what they dislike.",
        "One drink is left over.",
        "Somebody has no drink.",
        "Not everyone has a drink.",
    ] {
        let (code, _, err) = solved(&format!("There are 3 houses.\n{opening}"), "2");
        assert!(code == 2 && err.starts_with("error["), "{opening}: {err}");
    }
    for opening in [
        "You see the houses from the street, numbered 1 to 3 from left to right.",
        "Left and right are as seen by somebody who faces the houses.",
        "The drinks are not listed in any particular order.",
        "You do not need to know anything else.",
        "It took ten years to build them.",
        "Here are 3 clues to help you.",
    ] {
        assert_eq!(solved(&format!("There are 3 houses.\n{opening}"), "2").0, 0, "{opening}");
    }
}

/// How the people of a sentence stand, which lists them.
#[test]
fn what_is_neither_a_row_nor_a_ring_is_refused() {
    let with = |rest: &str| {
        let clues =
            "1. Ann is next to Bob.\n2. Cy is to the left of Dee.\n3. Eve is not next to Ann.\n";
        error_of(&format!("Five friends, Ann, Bob, Cy, Dee and Eve, {rest}\n\n{clues}"))
    };
    for rest in [
        "sit in a row.",
        "sit in a row of five seats.",
        "sit in a row facing north.",
        "sit on a bench facing the street.",
        "stand in a queue.",
        "sit in five seats, numbered 1 to 5 from left to right.",
        "sit in seats 11 to 15.",
        "stay in rooms 101, 102, 103, 104 and 105.",
        "have known each other for ten years and sit in a row.",
        "live on five floors of a five-storey building.",
        "travel around the world and sit in a row on the plane.",
        "sit in a row, not necessarily in that order.",
        "sit in a row. Each has a pet: a cat, a dog, an eel, a fox, and a hen.",
    ] {
        assert_eq!(with(rest), None, "{rest}");
    }
    let arrangement = "this sentence may tell of another arrangement than the clues are read for";
    for rest in [
        "sit around a table.",
        "stand around the bonfire.",
        "stand at the corners of a pentagon.",
        "ride on a carousel.",
        "stand in a semi-circle.",
        "sit in a row, some facing north and the others facing south.",
        "sit in a row. Two of them face south.",
        "sit in a row, each facing in a different direction.",
        "sit in a row facing right.",
        "sit at a table, with two on each side.",
        "sit in pairs.",
        "sit in a row with a gap in the middle.",
        "sit in a row, tallest first.",
        "sit in a row in order of height.",
        "sit in a row from left to right.",
        "sit in a row; no two boys sit next to each other.",
        "live on floors of an eight-storey building.",
        "sit in a nine-seat row.",
        "and a stranger sit in a row.",
        "and their uncle Max sit in a row.",
        "sit in a row with Max.",
    ] {
        assert_eq!(with(rest).as_deref(), Some(arrangement), "{rest}");
    }
    let beside =
        "`twelve` beside a list may say something else than who there is and what each has";
    assert_eq!(with("were in a race with twelve runners.").as_deref(), Some(beside));
    for rest in ["sit in seats 1 to 8.", "live in rooms 5, 4, 3, 2 and 1."] {
        let said = "how the 5 positions are numbered is not understood";
        assert_eq!(with(rest).as_deref(), Some(said), "{rest}");
    }
    for rest in ["sit in this order.", "sit around a circular table facing the centre."] {
        assert!(with(rest).is_some(), "{rest}");
    }
    // Who stands nowhere stands around nothing.
    let nowhere = "Three friends, Ann, Bob and Cy, sit around a table. Each has another pet: a fox, an owl and an eel.\n\n\
                   1. Ann has the fox.\n2. Bob has the owl.\n";
    assert_eq!(error_of(nowhere), None);
}

#[test]
fn a_list_may_tell_of_a_ring_or_of_more_than_one_thing_for_each() {
    let ring = "Four friends sit around a circular table facing the centre: Ann, Bob, Cy and Dee.";
    let (code, out, err) = run(
        &["solve", "-"],
        &format!(
            "{ring}\n\n1. Ann is next to Bob.\n2. Cy is in position 1.\n3. Dee is next to Cy.\n4. Dee is next to Ann.\n5. Ann is in position 3.\n"
        ),
    );
    assert_eq!((code, &*err), (0, ""));
    assert!(out.contains("┆ friend │"), "{out}");
    let with = |pets: &str| {
        error_of(&format!(
            "There are three houses. Ann, Bob and Cy live there. Each has {pets}: a cat, a dog and an eel.\n\n1. Ann has the cat.\n2. Bob is in house 1.\n"
        ))
    };
    assert_eq!(with("a different pet"), None);
    for pets in ["one or two pets", "up to two pets", "two pets", "at least one pet"] {
        assert!(with(pets).is_some(), "{pets}");
    }
}

/// The order of items that another list names as well.
#[test]
fn the_order_of_a_list_is_not_dropped() {
    let with = |said: &str| {
        error_of(&format!(
            "There are three houses in a row.\n{said}\n\n- Names: Ann, Bob, Cy\n- Colours: red, green, blue\n\n\
             Clues:\n1. Ann lives in the red house.\n2. Bob lives in the green house.\n"
        ))
    };
    assert_eq!(with("The houses are red, green and blue."), None);
    assert_eq!(with("Ann, Bob and Cy live there."), None);
    for said in [
        "The houses are red, green and blue from left to right.",
        "They are red, green and blue, in that order.",
        "The colours, in order, are red, green and blue.",
        "Ann, Bob and Cy live in the houses from left to right.",
        "Ann, Bob and Cy live there in this order.",
        "Ann, Bob and Cy live in houses 1, 2 and 3.",
    ] {
        assert!(with(said).is_some(), "{said}");
    }
}

#[test]
fn floors_are_counted_from_below() {
    let with = |said: &str| {
        let text = format!(
            "Four friends, Ann, Bob, Cy and Dee, live on four different floors of a building. {said}\n\n\
             1. Ann lives immediately above Bob.\n2. Bob lives above Cy.\n3. Dee lives on floor 1.\n"
        );
        error_of(&text)
    };
    for said in [
        "The floors are numbered from bottom to top.",
        "They are numbered 1 to 4 from the bottom.",
        "Floors: 1, 2, 3, 4.",
        "The lowest floor is number 1.",
    ] {
        assert_eq!(with(said), None, "{said}");
    }
    for said in [
        "The floors are numbered 1 to 4 from the top.",
        "The floors are numbered from the top down.",
        "They are counted from the top.",
        "They are numbered downwards.",
        "The highest floor has number 1.",
        "The lowest floor is number 4.",
        "The building also has a basement.",
        "The building has a ground floor and floors 1 to 3.",
        "Each floor has two flats.",
        "Floors: ground, first, second, third.",
        "Floors: 4, 3, 2, 1.",
    ] {
        assert!(with(said).is_some(), "{said}");
    }
}

#[test]
fn a_line_with_blanks_for_the_answer_says_nothing_but_what_says_something_does() {
    let with = |line: &str| solved(&format!("There are 3 houses.\n{line}"), "2");
    assert_eq!(with("ANSWER: Ann=<drink>, Bob=<drink>").0, 0);
    assert_eq!(with("ANSWER: milk < cocoa").0, 2);
    assert_eq!(with("Answer: Cy is left of <Ann>").0, 2);
}

#[test]
fn an_aside_on_the_numbers_agrees_with_them() {
    let with = |aside: &str| {
        let text = format!(
            "There are 3 houses.\n- Names: Ann, Bob, Cy\n\n## Clues:\n1. Ann is in the first house ({aside}).\n2. Bob is in house 3.\n"
        );
        run(&["solve", "-"], &text).0
    };
    assert_eq!(with("houses are numbered 1-3 from the left"), 0);
    assert_eq!(with("houses are numbered 0-2 from the left"), 2);
    assert_eq!(with("houses are numbered 1-5 from the left"), 2);
    assert_eq!(with("houses are numbered 3-1 from the left"), 2);
}

#[test]
fn what_is_said_of_the_floors_agrees_with_their_number() {
    let with = |said: &str| {
        let text = format!(
            "Four friends Ann, Bob, Cy and Di live on four different floors of a building. {said}\n\
             - Ann lives on the top floor.\n- Bob lives immediately below Ann.\n- Cy does not live on the ground floor.\n"
        );
        run(&["solve", "-"], &text)
    };
    for said in [
        "Floor 1 is the ground floor and floor 4 is the top floor.",
        "The lowermost floor is numbered 1 and the topmost floor is numbered 4.",
        "The bottommost floor is numbered 1, the floor immediately above is numbered 2, and so on up to the topmost floor numbered 4.",
    ] {
        let (code, out, err) = with(said);
        assert_eq!(code, 0, "{said}: {err}");
        assert!(out.contains("│ 4     ┆ Ann"), "{out}");
    }
    for said in [
        "Floor 4 is the ground floor and floor 1 is the top floor.",
        "The lowermost floor is numbered 1 and the topmost floor is numbered 6.",
    ] {
        let (code, out, _) = with(said);
        assert_eq!((code, &*out), (2, ""), "{said}");
    }
}

#[test]
fn lists_behind_the_clues_are_those_of_the_answer() {
    let text = "Three friends sit in three seats in a row, numbered 1 to 3 from left to right.\n\n\
                1. Ann drinks tea.\n2. Bob sits in seat 1.\n3. Cy drinks milk.\n4. Ann sits next to Bob.\n\n\
                **Answer format.** Use exactly these values — Name: \"Ann\", \"Bob\", \"Cy\"; Drink: \"tea\", \"milk\", \"cocoa\".\n";
    let (code, out, err) = run(&["solve", "-"], text);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("cocoa"), "{out}");
    assert!(out.contains("This is the only solution."), "{out}");
}

#[test]
fn letters_are_listed_without_an_and() {
    let text = "Five people A, B, C, D, E sit in a row facing north. A is at the left end. B sits immediately right of A. \
                C is at the right end. D sits immediately left of C. Who sits in the middle?";
    let (code, out, err) = run(&["solve", "-"], text);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("This is the only solution."), "{out}");
}

#[test]
fn what_puzzle_sites_print_in_front_of_the_clues_is_passed_over() {
    let text = |opening: &str| {
        format!(
            "{opening}\n\n- Years: 1990, 1991, 1992\n- Orbits: 21 years, 23 years, 25 years\n- Comets: Askel, Birk, Corvo\n\
             - Tails: black & red, black & white, gold & blue\n\nClues:\n1. Askel was found in 1990.\n\
             2. Birk has an orbit of 21 years.\n3. The comet with the black & red tail is Corvo.\n\
             4. The 1991 comet has an orbit of 23 years.\n5. Birk has a gold & blue tail.\n"
        )
    };
    let openings = [
        "Using only the clues below, match the years to the options from orbits, comets and tails.",
        "Remember, as with all grid-based logic puzzles, no option in any category will ever be used more than once.",
        "Help Vera match each comet to its year, and determine how many people have seen it.",
    ];
    for opening in openings {
        let (code, answer, faults) = run(&["solve", "--format", "json", "-"], &text(opening));
        assert_eq!(code, 0, "{opening}: {faults}");
        // No list is lost, not even one of values that another list is called by.
        for category in ["\"orbits\"", "\"comets\"", "\"tails\""] {
            assert!(answer.contains(category), "{opening}: {answer}");
        }
        // Nor are the names of the lists taken for items.
        assert!(!answer.contains("\"option"), "{opening}: {answer}");
    }
    // Ten years are none of the three that are listed.
    let text = "The town wants several new bridges built over the next ten years.\n\n- Years: 2031, 2033, 2036\n\
                - Bridges: Alder, Birch, Cedar\n\nClues:\n1. Alder will be built in 2033.\n2. Birch will be built before Cedar.\n";
    let (code, _, faults) = run(&["solve", "-"], text);
    assert_eq!(code, 0, "{faults}");
    // Who leaves before another one does so by the dates: nobody comes first in a race.
    let text = "Match each driver to a day and to the stations of departure and arrival.\n\n- Days: June 10, June 11, June 12\n\
                - Drivers: Alma, Boris, Carla\n- Departures: Alton, Brent, Corby\n\nClues:\n\
                1. Alma leaves 1 day before the driver departing from Brent.\n2. Boris arrives last, on June 12.\n\
                3. Carla departs from Brent.\n4. The driver who departs from Corby leaves sometime after Alma.\n";
    let (_, formal, _) = run(&["convert", "--to", "zebra", "-"], text);
    assert!(!formal.contains("positions place"), "{formal}");
}

/// Exit code and what is said of a parade of four children, with a clue at the end.
fn parade(opening: &str, clue: &str) -> (i32, String) {
    let text = format!(
        "{opening}\n\nChildren: Nora, Oscar, Penny, Ruth\nPets: cat, dog, iguana, pony\nColours: blue, red, white, green\n\n\
         1. Nora has blue.\n2. {clue}\n"
    );
    let (code, said, faults) = run(&["check", "-"], &text);
    (code, said + &faults)
}

#[test]
fn what_each_does_with_a_different_thing_goes_with_its_category() {
    let opening =
        "Each of four children entered a different pet, and each wore a hat of a different colour.";
    for (clue, reading) in [
        ("Penny entered the cat.", "Penny = cat"),
        ("Penny did not enter the dog.", "Penny != dog"),
        ("The iguana was entered by the child in the white hat.", "iguana = white"),
        ("The child who entered the pony wore the red hat.", "pony = red"),
        ("The hat of the dog is red.", "dog = red"),
    ] {
        let (code, said) = parade(opening, clue);
        assert!(code == 0 && said.contains(reading), "{clue}: {said}");
    }
    for clue in [
        "Penny entered before the dog.",
        "Penny entered Ruth's dog.",
        "Penny almost entered the dog.",
        "Penny would have entered the dog.",
        "Penny's mother entered the dog.",
        "Ruth and Penny entered the dog.",
        "Penny entered Ruth.",
        "Penny wore her sister's red hat.",
    ] {
        let (code, said) = parade(opening, clue);
        assert_eq!(code, 2, "{clue}: {said}");
    }
    // What each avoids or wants is not what goes together.
    for opening in [
        "Each of four children avoids a different pet.",
        "Each of four children wants a different pet.",
    ] {
        let (code, said) = parade(opening, "Penny avoids the cat, or wants it.");
        assert_eq!(code, 2, "{said}");
    }
}

#[test]
fn people_like_their_favourites() {
    let of = |clue: &str| {
        let text = format!(
            "Three sisters — Anna, Bella and Clara — each have a favourite fruit (apple, banana, cherry) and a favourite \
             colour (pink, purple, turquoise).\n\n1. Anna likes apples.\n2. Bella does not like bananas.\n3. Clara likes pink.\n\
             4. The sister who likes cherries does not like purple.\n5. {clue}\n"
        );
        let (code, said, faults) = run(&["check", "-"], &text);
        (code, said + &faults)
    };
    let (code, said) = of("The sister who prefers turquoise likes cherries.");
    assert!(code == 0 && said.contains("turquoise = cherry"), "{said}");
    for clue in [
        "Anna likes apples more than Bella does.",
        "Anna would like a banana.",
        "Anna likes Clara's banana.",
        "Anna likes Bella.",
    ] {
        let (code, said) = of(clue);
        assert_eq!(code, 2, "{clue}: {said}");
    }
}

#[test]
fn sentences_may_stand_behind_a_label() {
    let text = |first: &str, last: &str| {
        format!(
            "{first}\n\nThere are three houses.\nNames: Ann, Bob, Cy\nPets: owl, fox, eel\n\nClues:\n\
             □ Ann has the owl.\n□ Bob lives in house 1.\n□ Ann lives in house 2.\n□ The fox is in house 3.\n\n{last}\n"
        )
    };
    for (first, last) in [
        (
            "Task: Solve this puzzle and answer with a single word.",
            "**Task:** Determine the pet of each.",
        ),
        (
            "**Background:** Three friends live in houses.",
            "Who has the eel?\nOptions:\nA) Ann\nB) Bob\nC) Cy",
        ),
        ("Goal: Find out who has which pet, and where.", "Solution grid:\nHouse | Name | Pet"),
    ] {
        let (code, said, faults) = run(&["solve", "-"], &text(first, last));
        assert!(code == 0 && said.contains("only solution"), "{first} {last}: {said}{faults}");
    }
    for (first, last) in [
        ("Task: Solve this puzzle, one clue of which is false.", ""),
        ("Background: Bob used to have the fox.", ""),
        ("", "Solution grid:\n1 Bob eel\n2 Ann owl"),
    ] {
        let (code, said, faults) = run(&["solve", "-"], &text(first, last));
        assert!(code == 2 || said.is_empty(), "{first} {last}: {said}{faults}");
    }
}

#[test]
fn items_with_articles_are_listed_in_the_run_of_a_sentence() {
    let text = "Ana, Boris and Chloe all have jobs. They work as a baker, a cashier, and a driver. Each earns a different wage: $10, \
                $11, or $12.\n\ni. Ana earns more than the baker.\nii. Boris is the driver.\niii. The driver earns $12.\n";
    let (code, said, faults) = run(&["solve", "-"], text);
    assert!(code == 0 && said.contains("cashier"), "{said}{faults}");
    let other = text.replace("a baker, a cashier, and a driver", "Boris, a cashier, and a driver");
    assert_eq!(run(&["solve", "-"], &other).0, 2);
}

#[test]
fn nobody_finishes_before_somebody_by_their_age() {
    let text = "Three runners (Ann, Bob and Cy) came home, and were of a different age (20, 30 and 40). They wore a different \
                colour (black, red and white).\n\nClues:\n1. Ann finished right before the oldest one.\n2. Bob wore black and \
                finished first.\n3. Cy is ten years older than Ann, who wore red.\n\nWho won the race?\n";
    let (code, out, err) = run(&["solve", "-"], text);
    assert_eq!(code, 0, "{err}");
    let row = |name: &str| out.lines().find(|line| line.contains(name)).unwrap_or_default();
    for (name, place, age) in [("Bob", "1", "20"), ("Ann", "2", "30"), ("Cy", "3", "40")] {
        assert!(row(name).contains(place) && row(name).contains(age), "{out}");
    }
}

#[test]
fn nobody_finishes_before_somebody_by_the_number_on_the_car() {
    let text = "In a race, three drivers (Ann, Bob and Cy) each drove a different car (Bolt, Dart and Hawk) with a different number \
                (4, 8 and 9). Find out who finished where, and the car and number of each.\n\n1. Ann drove the Dart to victory.\n\
                2. Number 9 came in last, two places behind the Dart.\n3. Bob's car bore the number 9.\n4. The Hawk, driven by Cy, \
                had number 8.\n";
    let (code, out, err) = run(&["solve", "-"], text);
    assert_eq!(code, 0, "{err}");
    let row = |name: &str| out.lines().find(|line| line.contains(name)).unwrap_or_default();
    for (name, car, number) in [("Ann", "Dart", "4"), ("Cy", "Hawk", "8"), ("Bob", "Bolt", "9")] {
        assert!(row(name).contains(car) && row(name).contains(number), "{out}");
    }
}
