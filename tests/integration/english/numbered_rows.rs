//! Printed introductions that number the positions: by a noun of their own, by the points of the compass, by the way.

use super::run;

const LISTS: &str = "Keepers: Ada, Ben, Cleo, Dov\nBirds: crow, finch, heron, wren\n";

/// What a puzzle of pens, cottages or the like says with some introduction: its exit status, its grid and its messages.
fn of(introduction: &str, place: &str, third: &str) -> (i32, String, String) {
    let text = format!(
        "At the Zoo\n\n{introduction}\n\n{LISTS}\n1. Ada is in {place} 3.\n2. {third}\n\
         3. The heron is in the first {place}.\n4. The finch is in the {place} immediately to the right of Ada.\n\
         5. Cleo is next to Ada.\n6. Dov is in the first {place}.\n"
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzle.txt");
    std::fs::write(&file, text).unwrap();
    run(&["solve", file.to_str().unwrap()], "")
}

fn between(place: &str) -> String {
    format!("There is one {place} between Ben and the crow.")
}

#[test]
fn the_introduction_says_by_which_noun_the_positions_are_called() {
    for introduction in [
        "Four keepers work in pens 1 to 4, which are numbered from left to right as seen from the gate.",
        "Four keepers work in pens 1 to 4 (from left to right).",
        "Four keepers occupy neighbouring pens, numbered 1 to 4 from left to right.",
        "Four keepers work in four adjoining pens (numbered 1 to 4, left to right).",
        "Each of four keepers looks after one of the pens 1 to 4, counted from left to right.",
        // The clues count pens between others.
        "Four keepers work in pens 1 to 4.",
    ] {
        let (code, grid, said) = of(introduction, "pen", &between("pen"));
        assert!(code == 0 && grid.contains("This is the only solution."), "{introduction}: {said}");
    }
    let keeper = "There is one keeper between Ben and the crow.";
    for (introduction, place, third) in [
        // The number on a vest is none of a place.
        ("Four keepers in vests 1 to 4 stand in a row.", "vest", keeper),
        ("Four keepers work in pens 1 to 4 (from right to left).", "pen", &*between("pen")),
        ("Four keepers work in pens 1 to 5 (from left to right).", "pen", &between("pen")),
        (
            "Four keepers work in pens 1 to 4, none of them from left to right.",
            "pen",
            &between("pen"),
        ),
        ("Four keepers work in pens 1 to 4 from the top down.", "pen", &between("pen")),
        ("Four keepers got from pens 1 to 4 points.", "pen", &between("pen")),
    ] {
        assert_eq!(of(introduction, place, third).0, 2, "{introduction}");
    }
}

#[test]
fn positions_are_numbered_from_west_to_east() {
    let of = |numbers: &str| {
        let introduction =
            format!("Four cottages stand in a row{numbers}. Each has a keeper and a bird.");
        of(&introduction, "cottage", &between("cottage"))
    };
    for numbers in [
        ", numbered 1 in the west to 4 in the east",
        ", numbered 1 at the western end to 4 at the eastern end",
        ", numbered consecutively from 1 (west) to 4 (east)",
        "; number 1 is furthest west and number 4 furthest east",
        ", the numbers running from 1 on the left to 4 on the right",
    ] {
        let (code, grid, said) = of(numbers);
        assert!(code == 0 && grid.contains("This is the only solution."), "{numbers}: {said}");
    }
    for numbers in [
        ", numbered 1 in the east to 4 in the west",
        ", numbered 1 (east) to 4 (west)",
        ", numbered 1 in the north to 4 in the south",
        "; number 1 is furthest east and number 4 furthest west",
        ", numbered 1 in the west to 5 in the east",
        ", the numbers running from 4 on the left to 1 on the right",
    ] {
        assert_eq!(of(numbers).0, 2, "{numbers}");
    }
}

#[test]
fn the_unit_of_a_list_stands_in_brackets() {
    let of = |weights: &str| {
        let text = format!(
            "At the Zoo\n\nFour keepers each have a different bird, and no two weigh the same.\n\n\
             Keepers - Ada, Ben, Cleo, Dov\nBirds - crow, finch, heron, wren\n{weights} - 20, 25, 30, 40\n\n\
             1. Ada's bird weighs 5 ounces more than the crow.\n2. Ben has the finch.\n\
             3. Cleo's bird weighs 20 ounces.\n4. The heron weighs 40 ounces.\n5. Ada's bird weighs 25 ounces.\n"
        );
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("puzzle.txt");
        std::fs::write(&file, text).unwrap();
        run(&["check", file.to_str().unwrap()], "")
    };
    for weights in ["Weights (ounces)", "Weights (in ounces)"] {
        let (code, _, said) = of(weights);
        assert!(code != 2, "{weights}: {said}");
    }
    for weights in ["Weights (not in ounces)", "Weights (last year)", "Weights (Ada's first)"] {
        assert_eq!(of(weights).0, 2, "{weights}");
    }
}
