//! Layouts of magazines and examination papers, orders that are no direct ones, and the tops of stacks.

use super::introduced::{is_refused, is_solved};
use super::order::assert_read;

const GUESTS: &str =
    "1. Ann has the dog.\n2. The owner of the fox is from Rome.\n3. Bo is from Oslo.";

#[test]
fn two_colons_may_stand_before_the_name_of_a_list() {
    let lists = "Match each guest to a pet and a town.\n::guests\nAnn\nBo\nCy\n::pets\ncat\ndog\nfox\n::home towns\nBonn\nOslo\nRome";
    is_solved(lists, GUESTS, &["Ann,dog,Bonn", "Bo,cat,Oslo", "Cy,fox,Rome"]);
    is_refused(&lists.replace("::pets\n", "::pets that nobody has but Ann\n"), GUESTS);
}

#[test]
fn an_author_is_no_rule() {
    const LISTS: &str = "Guests: Ann, Bo, Cy\nPets: cat, dog, fox\nTowns: Bonn, Oslo, Rome";
    is_solved(&format!("Three Guests\n\nAuthor: Ada Knight\n\n{LISTS}"), GUESTS, &["Ann,dog,Bonn"]);
    is_refused(&format!("Three Guests\n\nAuthor: the knight tells lies\n\n{LISTS}"), GUESTS);
}

#[test]
fn columns_of_the_answer_may_have_a_word_of_an_item() {
    const LISTS: &str = "Guests: Ann, Bo, Cy\nPets: Guest Cat, dog, fox\nTowns: Bonn, Oslo, Rome";
    for columns in ["Guest - Pet - Town", "Guest -- Pet -- Town"] {
        is_solved(LISTS, &format!("{GUESTS}\n\nDetermine: {columns}"), &["Ann,dog,Bonn"]);
    }
    is_refused(LISTS, &format!("{GUESTS}\n\nDetermine: Ann - dog - Rome"));
}

#[test]
fn headings_may_ask_and_tell_where_a_puzzle_was_printed() {
    const LISTS: &str = "Guests: Ann, Bo, Cy\nPets: cat, dog, fox\nTowns: Bonn, Oslo, Rome";
    for heading in [
        "Reconstruct their journeys from the following information:",
        "Read the given information carefully and answer the related questions:",
        "The following version of the puzzle appeared in the Evening Gazette in 1931:",
    ] {
        is_solved(&format!("{LISTS}\n\n{heading}"), GUESTS, &["Ann,dog,Bonn"]);
    }
    for heading in [
        "Reconstruct their journeys from two of the following clues:",
        "Find the liar from the following false clues:",
        "The following puzzle appeared in the Evening Gazette, except for one wrong clue:",
    ] {
        is_refused(&format!("{LISTS}\n\n{heading}"), GUESTS);
    }
}

#[test]
fn questions_of_papers_have_labels() {
    const LISTS: &str = "Guests: Ann, Bo, Cy\nPets: cat, dog, fox\nTowns: Bonn, Oslo, Rome";
    let asked = format!("{GUESTS}\n\n**Q16.** Who has the fox?\n(a) Ann  (b) Bo  (c) Cy  (d) Di");
    is_solved(LISTS, &asked, &["Cy,fox,Rome"]);
    is_solved(
        "##### Q. Three friends, Ann, Bo and Cy, sit in a row. Ann is to the left of Bo. Cy is to the right of Bo.",
        "Who is in the middle?",
        &["2,Bo"],
    );
}

#[test]
fn brackets_over_two_lines_are_one_list() {
    let clues = "1. Ann told the story of the whale.\n2. The child who told of Noah's Ark is from Rome.\n3. Bo is from Oslo.";
    is_solved(
        "Three children from Bonn, Oslo and Rome\n(Ann, Bo, and Cy)\nhave told different stories\n (the whale,\n  Noah's Ark, or \
         Samson).",
        clues,
        &["Ann,whale,Bonn", "Bo,Samson,Oslo"],
    );
}

#[test]
fn what_one_of_them_has_may_stand_behind_a_dash() {
    let told = |aside: &str| {
        format!(
            "Four men wore the most hideous hats they could find ({aside}). Each had got his from a different relative; every \
             one of the men had got at least one such hat. Match each man to his hat and the relative it came from."
        )
    };
    let clues = "1. The hat with the dancing bears wasn't a gift from a cousin.\n2. Mr. Ash's hat features neither the tiny wolves \
                 nor the blue parrots.\n3. Mr. Birch's hat wasn't a gift from his uncle.\n4. The hat with the blue parrots wasn't a \
                 gift from an aunt.\n5. Mr. Cole and Mr. Birch own the hat with the dancing bears and the hat that was a gift from a \
                 grandmother, in some order.\n6. Mr. Dunn received his hat from his aunt.";
    is_solved(
        &told("no two wore the same hat—one hat was decorated with silver moons"),
        clues,
        &["Ash,silver moons,cousin", "Dunn,tiny wolves,aunt"],
    );
}

#[test]
fn an_order_may_not_be_a_direct_one() {
    let floors = "positions floor: 1..6\nperson: Ann, Bo, Cy, Di, Ed, Flo\npet: cat, dog, fox, hen, owl, rat\n";
    let above = "Ann above Bo and Ann not directly above Bo";
    assert_read(
        floors,
        &[
            ("Ann lives above Bo, but not immediately above Bo.", above),
            ("Ann lives above Bo, but not immediately above him.", above),
            ("Ann lives above Bo, though not directly.", above),
            ("Ann lives somewhere above Bo, but not directly above.", above),
            ("Ann lives above Bo, but not directly above Cy.", ""),
            ("Ann lives above Bo, but not directly below Bo.", ""),
            ("Ann lives two floors above Bo, but not directly above Bo.", ""),
            ("Ann does not live above Bo, but not directly above Bo.", ""),
        ],
    );
    let days =
        "days: Monday, Tuesday, Wednesday, Thursday, Friday\nfriend (went): Ann, Bo, Cy, Di, Ed\n";
    let before = "Ann days less than Bo and Ann not days 1 less than Bo";
    assert_read(
        days,
        &[
            ("Ann went before Bo, but not immediately before Bo.", before),
            ("Ann went before Bo, but not on the day before Bo.", before),
            ("Ann went before Bo, but not the day before.", before),
            ("Ann went before Bo, but not the day after.", ""),
            ("Ann went before Bo, but not the Monday before.", ""),
            ("Ann went after Bo, but not two days after Bo.", ""),
        ],
    );
    let street = "houses: 5\nname: Ann, Bo, Cy, Di, Ed\npet: cat, dog, fox, hen, owl\n";
    let left = "Ann left of dog and Ann not directly left of dog";
    assert_read(
        street,
        &[
            ("Ann lives to the left of the dog, but not immediately to the left of it.", left),
            ("Ann lives to the left of the dog, but not immediately to the left.", left),
            ("Ann lives to the left of Bo, but not directly to the left of Cy.", ""),
            ("Ann is on the left of Bo (next to him).", "Ann directly left of Bo"),
            ("Ann is on the left of Bo, next to him.", "Ann directly left of Bo"),
            ("Ann is on the left of Bo, next to Cy.", ""),
            ("Ann is somewhere to the left of Bo (next to him).", ""),
        ],
    );
}

#[test]
fn a_stack_has_a_top() {
    assert_read(
        "positions: 5\nbox: A, B, C, D, E\n",
        &[
            ("Box B is not at the top of the stack.", "B not in position 5"),
            ("Box B is placed at the bottom of the pile.", "B in position 1"),
            // Nobody says that they do not stand in a row on the ground.
            ("Box B is at the top.", ""),
            ("Box B is at the top of the page.", ""),
        ],
    );
    assert_read(
        "positions floor: 1..5\nperson: Ann, Bo, Cy, Di, Ed\n",
        &[
            ("Bo is not at the top.", "Bo not in floor 5"),
            ("Bo lives at the very top of the building.", "Bo in floor 5"),
            ("Bo lives at the top of the stairs.", ""),
            ("Bo is at the top of his game.", ""),
        ],
    );
    assert_read(
        "positions circle: 5 (ring)\nbox: A, B, C, D, E\n",
        &[("Box B is at the top of the stack.", "")],
    );
}
