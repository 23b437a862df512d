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
    let months = LISTS.replace("Towns: Bonn, Oslo, Rome", "Months: May, June, July");
    let clues =
        "1. Ann has the dog.\n2. The owner of the fox was born in June.\n3. Bo was born in July.";
    is_solved(&format!("Three Guests\nIssue: May, 2031\n\n{months}"), clues, &["Ann,dog,May"]);
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

#[test]
fn a_dash_behind_names_of_lists_makes_no_table_of_them() {
    is_solved(
        "Four guests stay in a row of huts.\n\nHut 1 is on the far left; hut 4 is on the far right.\n\nGuest - Ann, Bo, Cy, Di\nHat - \
         blue, green, red, white\nMeal - pie, soup, stew, tart\nTown - Bonn, Oslo, Rome, Wien\nTool - axe, hammer, saw, spade",
        "1. Ann is exactly one hut to the right of Bo.\n2. Bo is in hut 1.\n3. Cy is in hut 3.\n4. Ann's hat is blue.\n5. Bo's hat \
         is red.\n6. Cy's hat is white.\n7. Ann ate pie.\n8. Bo ate soup.\n9. Cy ate stew.\n10. Ann is from Bonn.\n11. Bo is from \
         Oslo.\n12. Cy is from Rome.\n13. Ann has the axe.\n14. Bo has the hammer.\n15. Cy has the saw.",
        &["1,Bo,red", "2,Ann,blue", "4,Di,green,tart"],
    );
}

#[test]
fn places_may_be_told_by_both_ends_alone() {
    let told = |ends: &str| {
        format!(
            "Three guests stay side by side in a hotel. {ends}\n\nGuests: Ann, Bo, Cy\nPets: cat, dog, fox"
        )
    };
    let clues = "1. Ann is one cabin to the right of the dog.\n2. The fox is in cabin 3.\n3. Bo is in cabin 1.";
    is_solved(
        &told("Cabin 1 is on the far left, and cabin 3 is on the far right."),
        clues,
        &["1,Bo,dog", "2,Ann,cat", "3,Cy,fox"],
    );
    is_refused(&told("Cabin 1 is on the far right, and cabin 3 is on the far left."), clues);
    is_refused(&told("Cabin 1 is not on the far left, and cabin 3 is on the far right."), clues);
}

#[test]
fn what_holds_for_all_anyway_is_no_rule() {
    const LISTS: &str = "Guests: Ann, Bo, Cy\nPets: cat, dog, fox\nTowns: Bonn, Oslo, Rome";
    for told in ["Ann, Bo and Cy share a flat in Paris.", "Only one person lives on each floor."] {
        is_solved(&format!("{told}\n\n{LISTS}"), GUESTS, &["Ann,dog,Bonn"]);
    }
    for told in ["Ann and Bo share a flat in Paris.", "Only one person lives on the top floor."] {
        is_refused(&format!("{told}\n\n{LISTS}"), GUESTS);
    }
}

#[test]
fn ranks_may_tell_at_which_end_they_begin() {
    let told = |floors: &str| {
        format!(
            "A building has three floors.\n\nFloors: {floors}\nGuests: Ann, Bo, Cy\nPets: cat, dog, fox"
        )
    };
    let clues = "1. Ann lives on the floor directly above Bo.\n2. The fox is on the top floor.\n3. Bo is on the first \
                 floor.\n4. Bo has the cat.";
    is_solved(
        &told("First (at the bottom), Second, Third (at the top)"),
        clues,
        &["1,Bo,cat", "3,Cy,fox"],
    );
    is_refused(&told("First (at the top), Second, Third (at the bottom)"), clues);
}

#[test]
fn the_hours_of_all_are_a_list() {
    let told = |when: &str| {
        format!(
            "Four guests came to dinner. {when}\n\nGuests: Ann, Bo, Cy, Di\nDishes: chili, pie, soup, tart"
        )
    };
    let clues = "1. Ann arrived at 6:00.\n2. Bo arrived before Cy and after Ann.\n3. The pie arrived at 5:45.\n4. Ann brought \
                 soup.\n5. Cy brought chili.";
    for when in [
        "They arrived at 5:45, 6:00, 6:10 and 6:30.",
        "The guests turned up at 5:45, 6:00, 6:10 and 6:30.",
    ] {
        is_solved(&told(when), clues, &["5:45,Di,pie", "6:30,Cy,chili"]);
    }
    for when in [
        "They arrived after 5:45, 6:00, 6:10 and 6:30.",
        "Some of them arrived at 5:45, 6:00, 6:10 and 6:30.",
        "They did not arrive at 5:45, 6:00, 6:10 and 6:30.",
    ] {
        is_refused(&told(when), clues);
    }
}

#[test]
fn last_of_those_with_votes_has_the_fewest() {
    let votes =
        "votes: 75, 90, 105, 120\ntruck: Bao, Curry, Lime, Taco\ntown: Ash, Cole, Dunn, Fair\n";
    assert_read(
        votes,
        &[
            ("The Cole truck came last.", "Cole = votes 75"),
            (
                "Neither the Cole truck nor the one from Fair finished last.",
                "Cole != votes 75 and Fair != votes 75",
            ),
            ("The Cole truck came last year.", ""),
        ],
    );
}

#[test]
fn a_white_house_is_no_landmark() {
    is_solved(
        "There are three houses in a row, each painted a different colour. In each lives a person of a different nationality, who \
         keeps a different pet.",
        "- The Dane lives in the white house.\n- The white house is directly to the left of the green house.\n- The Swede keeps a \
         dog.\n- The cat is kept in the brown house.\n- The Swede lives next to the Greek, whose house is brown.\n\nWho keeps the fox?",
        &["Dane,white,fox", "Greek,brown,cat"],
    );
}

#[test]
fn hobbies_are_told_of_those_who_have_them() {
    const CLUES: &str = "1. There are five houses.\n2. The Dane lives in the red house.\n3. The Swede keeps the cat.\n4. The person in \
        the green house drinks milk.\n5. The Greek drinks tea.\n6. The green house is immediately to the right of the white \
        house.\n7. The owner of the snail likes to go dancing.\n8. The person in the yellow house is a painter.\n9. The person in \
        the middle house drinks cocoa.\n10. The Pole lives in the first house.\n11. The person who enjoys reading lives next to \
        the person with the goat.\n12. The painter's house is next to the house with the pony.\n13. The person who plays football \
        drinks lemonade.\n14. The Finn plays chess.\n15. The Pole lives next to the blue house.";
    let told = |questions: &str| {
        format!(
            "There are five houses, each painted a different colour. The people in them are of different nationalities, keep \
             different pets, drink different drinks and have different hobbies.\n\n{questions}\n\n## The Puzzle\n\nThe following 15 \
             statements are all true:"
        )
    };
    let asked = "Find the answers to these two questions:\n\n- Which of the people drinks water?\n- Who owns the owl?";
    is_solved(
        &told(asked),
        CLUES,
        &["1,yellow,Pole,goat,water,painting", "3,red,Dane,snail,cocoa,dancing", "Finn,owl,chess"],
    );
    is_solved(
        &told("Use the clues to answer the question: \"Who owns the owl?\""),
        CLUES,
        &["Finn,owl,milk,chess"],
    );
}

#[test]
fn rows_stand_side_by_side_in_the_order_that_is_told() {
    let seats =
        "positions seat: 1..5\nname: Ann, Bo, Cy, Di, Ed\nsnack: chips, dates, figs, nuts, plums\n";
    let from_left = "Ann directly left of Bo and Bo directly left of Cy";
    assert_read(
        seats,
        &[
            (
                "Ann, Bo and Cy occupied three adjacent seats, in that order from left to right.",
                from_left,
            ),
            (
                "The seats of Ann, Bo and Cy are side by side, in that order from left to right.",
                from_left,
            ),
            (
                "Ann, Bo and the one with figs sat side by side, in that order.",
                "Ann directly before Bo and Bo directly before figs",
            ),
            (
                "Ann, Bo and Cy are in consecutive seats, in that order, from right to left.",
                "Ann directly right of Bo and Bo directly right of Cy",
            ),
            ("Ann, Bo and Cy sat in four consecutive seats, in that order.", ""),
            ("Ann, Bo and Cy sat side by side, but not in that order.", ""),
            ("Ann, Bo and Cy did not sit side by side, in that order.", ""),
            ("Ann has the seat at the far right-hand end of the row.", "Ann in seat 5"),
            ("Ann is at the far left-hand end.", "Ann in seat 1"),
            (
                "Ann's next-door neighbours are Bo and the one with figs.",
                "Ann next to Bo and Ann next to figs and Bo != figs",
            ),
            ("Ann's next-door neighbours are Bo and Cy.", "Ann next to Bo and Ann next to Cy"),
        ],
    );
    let ring = "positions seat: 5 (ring)\nname: Ann, Bo, Cy, Di, Ed\n";
    assert_read(ring, &[("Ann, Bo and Cy sat side by side, in that order.", "")]);
}
