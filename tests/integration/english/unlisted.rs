//! Stories that list no items: what is collected from their clues, and where that is not certain.

use super::run;

/// Texts, and the rows of their answers.
const WORLDS: [&str; 7] = [
    include_str!("unlisted/drones.txt"),
    include_str!("unlisted/tours.txt"),
    include_str!("unlisted/displays.txt"),
    include_str!("unlisted/lectures.txt"),
    include_str!("unlisted/dancers.txt"),
    include_str!("unlisted/homes.txt"),
    include_str!("unlisted/diners.txt"),
];

/// What was found of each kind, sorted, and whether the text was solved.
fn found(text: &str) -> (bool, Vec<String>, String) {
    let (code, _, said) = run(&["solve", "-"], text);
    let line = |line: &str| line.trim().strip_prefix("= help: found ").map(str::to_owned);
    (code == 0, said.lines().filter_map(line).collect(), said)
}

#[test]
fn stories_are_solved_without_lists() {
    for world in WORLDS {
        let (text, rows) = world.split_once("===\n").expect("a line in front of the rows");
        let (code, out, said) =
            run(&["solve", "--format", "tuples", "-"], &format!("A Puzzle\n\n{text}"));
        let solved = out.contains("This is the only solution.");
        assert!(code == 0 && solved, "{text}{said}");
        let shown: Vec<&str> = out.lines().filter(|line| line.starts_with('(')).collect();
        assert_eq!(shown.join("\n"), rows.trim_end(), "{text}");
        assert!(said.contains("the text lists no items, so they are collected"), "{said}");
    }
}

const KITES: &str = "\
A park holds a kite day each year. Using only the clues below, match each kite to its maker and home town, and determine the \
month in which it was shown.

1. The Kittiwake was shown 1 month after the kite from Lugo.
2. The kite sewn by Pattison was shown in June.
3. The Swallow is either the kite sewn by Quinnell or the kite from Evora.
4. Of the Fulmar and the kite sewn by Rudkin, one is from Evora and the other was shown in April.
5. The kite from Siena was shown sometime before the Skua.
6. The kite from Lugo wasn't sewn by Rudkin.
7. The kite shown in May is from Turku.
8. The Skua wasn't sewn by Pattison or Quinnell.
9. The kite sewn by Sandys was shown sometime after the Swallow.
";

/// The story with another sentence in the place of one of its own.
fn kites(of: &str, other: &str) -> String {
    assert!(KITES.contains(of), "{of}");
    KITES.replace(of, other)
}

#[test]
fn what_is_not_certain_is_shown_and_refused() {
    let (solved, lines, said) = found(KITES);
    assert!(solved && said.contains("no clue names `March`"), "{said}");
    assert!(lines.iter().any(|line| line.starts_with("4 of `maker`: `Pattison`")), "{said}");
    assert!(lines.iter().any(|line| line.starts_with("4 of `town`: `Lugo`")), "{said}");
    for (of, other) in [
        // Another name, of whom nobody knows what he is.
        ("7. The kite shown in May is from Turku.", "7. Mr. Quill's kite is from Turku."),
        // A name of two kinds.
        ("7. The kite shown in May is from Turku.", "7. The kite shown in May is from Rudkin."),
        // Two spellings of one name.
        ("7. The kite shown in May is from Turku.", "7. The kite sewn by Pattisson is from Turku."),
        // One town more, and one that is called a maker.
        (
            "7. The kite shown in May is from Turku.",
            "7. The Skua isn't from Turku, Braga or Espoo.",
        ),
        ("The kite from Siena", "The kite sewn by Siena"),
        // Prices of which only one is named.
        (
            "7. The kite shown in May is from Turku.",
            "7. The kite shown in May is from Turku and cost $12.",
        ),
        // The introduction announces what no clue names.
        ("match each kite to its maker", "match each kite to its color, its weight, its maker"),
    ] {
        let (solved, _, said) = found(&kites(of, other));
        assert!(!solved, "{other}\n{said}");
    }
}

#[test]
fn what_two_or_more_are_missing_of_is_not_guessed() {
    for (text, expected) in [
        // Three of five prices.
        (
            "Match each cook to her town and determine how much each won.\n\n\
             1. Ines won $20.\n2. The cook from Lugo won $40.\n3. Jana is from Evora.\n4. Kora won more than Lena.\n\
             5. The cook who won $30 is from Siena.\n6. Mira isn't from Turku.\n7. The cook from Braga isn't Lena.\n",
            "found 3 of a kind: `$20`, `$40`, `$30`",
        ),
        // Nothing tells how many there are.
        (
            "1. The kite from Lugo was shown in May.\n2. The Swallow isn't from Lugo.\n",
            "found 1 of a kind: `Lugo`",
        ),
    ] {
        let (solved, _, said) = found(text);
        assert!(!solved && said.contains(expected), "{text}\n{said}");
        assert!(said.contains("begin it with a sentence such as"), "{said}");
    }
}

#[test]
fn values_of_two_kinds_are_not_mixed() {
    // Heights and widths are both in inches.
    let text = "Match each vase to its maker and determine its height and width.\n\n\
                1. The vase made by Ahern is 10 inches tall.\n2. The Aster is 12 inches wide.\n\
                3. The vase made by Boyd is 14 inches tall.\n4. The Briar is 10 inches wide.\n\
                5. The vase made by Cutler is 12 inches tall.\n6. The Clover is 14 inches wide.\n\
                7. The Aster wasn't made by Ahern.\n8. The Briar was made by Boyd.\n";
    let (solved, _, said) = found(text);
    assert!(!solved, "{said}");
}

#[test]
fn two_deeds_are_not_one() {
    // Who sewed a kite and who flew it have some names in common.
    let text = "1. The Skua was sewn by Ames.\n2. The Fulmar was flown by Boyd.\n3. The Swallow was sewn by Cole.\n\
                4. The Fulmar is from Lugo.\n5. The kite flown by Ames is from Evora.\n6. The Swallow isn't from Evora.\n\
                7. The kite from Siena was shown in May.\n8. The kite from Lugo was shown in June.\n\
                9. The Skua wasn't shown in May.\n10. The Skua was shown in July.\n";
    let (solved, _, said) = found(text);
    assert!(!solved, "{said}");
    let (solved, _, said) = found(&text.replace("flown", "sewn"));
    assert!(solved, "{said}");
}

#[test]
fn who_is_the_last_needs_to_know_how_many_there_are() {
    let text = "1. The kite from Lugo cost $5.\n2. The Skua cost the most.\n3. The kite from Evora cost $6.\n\
                4. The Fulmar is from Evora.\n5. The Swallow cost $5.\n6. The kite from Siena cost $7.\n";
    let (solved, _, said) = found(text);
    assert!(!solved, "{said}");
    let (solved, _, said) = found(&format!("Three pilots built kites.\n\n{text}"));
    assert!(solved, "{said}");
}

#[test]
fn a_run_that_may_go_on_at_either_end_is_refused() {
    let text = "Match each kite to its maker, and determine the month in which it was shown.\n\n\
                1. The Swallow was shown in April.\n2. The kite sewn by Rudkin was shown in May.\n\
                3. The Fulmar was sewn by Pattison and shown in June.\n4. The Skua was sewn by Quinnell.\n\
                5. The Fulmar isn't the Skua.\n6. The Kittiwake was sewn by Rudkin.\n";
    let (solved, _, said) = found(text);
    assert!(!solved && said.contains("leave no single answer"), "{said}");
}

/// Three houses, of whose people alone there is a list.
fn street(second: &str) -> String {
    format!(
        "Abel, Dora and Tess live in three houses in a row. Every house has a different colour and every child has a different pet.\n\n\
         1. The yellow house is the first house on the left.\n{second}\n3. Dora's pet is a dog.\n\
         4. The cat lives next to the red house.\n5. Tess lives directly to the left of the house with the dog.\n\n\
         Who lives in the blue house? Who has the rabbit?\n"
    )
}

#[test]
fn what_stands_beside_the_only_list_is_collected() {
    let (_, lines, said) = found(&street("2. Tess does not live in the red house."));
    assert_eq!(
        lines,
        ["3 of `colour`: `yellow`, `red`, `blue`", "3 of `pet`: `dog`, `cat`, `rabbit`"],
        "{said}"
    );
    assert!(said.contains("only one list has items"), "{said}");
    for second in [
        // A fourth colour, a fourth pet.
        "2. Tess does not live in the green house.",
        "2. Tess has the goat.",
        // Somebody who has no house.
        "2. Rosa does not live in the red house.",
    ] {
        let (solved, _, said) = found(&street(second));
        assert!(!solved, "{second}\n{said}");
    }
}
