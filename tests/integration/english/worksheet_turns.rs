//! Turns of everyday worksheets and puzzle pages: the middle seats, sales and gifts, numbers of lockers, clubs, races; and
//! introductions as their authors write them.

use super::introduced::{is_refused, is_solved};
use super::order::assert_read;

const CINEMA: &str = "positions seat: 1..6\nfriend: Ann, Bo, Cy, Di, Ed, Flo\nsnack (ate): nuts, figs, rice, soup, kelp, corn\n";
const ODD_ROW: &str = "positions seat: 1..5\nfriend: Ann, Bo, Cy, Di, Ed\n";
const MUSEUM: &str = "year: 1921, 1934, 1947, 1958\npainting: Brook, Dawn, Mill, Rain\nartist: Abbott, Corwin, Ingram, Vasquez\nprice (cost): $2000, $4000, $6000, $8000\n";
const SALE: &str = "neighbor: Ann, Bo, Cleo, Dan\ntreat: brownies, cupcakes, fudge, shortbread\nprice: $3, $4, $5, $6\nplate: blue, green, red, white\n";
const LOCKERS: &str = "positions locker: 101, 102, 103, 104, 105\nstudent: Ann, Bo, Cy, Di, Ed\nsticker: anchor, dragon, moon, rocket, skull\nlock: black, gold, gray, red, white\n";
const UNEVEN: &str = "positions locker: 11, 14, 15, 20\nstudent: Ann, Bo, Cy, Di\n";
const PRESENTS: &str = "cousin: Ann, Bo, Cy, Di\nmonth: April, May, June, July\ncake (likes): lemon, nut, plum, rhubarb\npresent: drum, flute, kite, robot\n";
const CLUBS: &str = "pupil: Ann, Bo, Cy, Di\nclub: art, chess, drama, swimming\nday: Monday, Tuesday, Wednesday, Thursday\n";
const RUN: &str = "runner: Ann, Bo, Cy, Di\nshirt: lime, navy, pink, teal\ntime (finished): 3:05, 3:15, 3:25, 3:40\n";
const TRIPS: &str = "friend: Ann, Bo, Cy, Di\ncountry: Greece, Ireland, Norway, Spain\ntransport: bus, ferry, plane, train\n";

#[test]
fn the_two_in_the_middle_and_one_of_two_farther_left() {
    assert_read(
        CINEMA,
        &[
            ("Ann is in one of the two middle seats.", "Ann in seat 3 or 4"),
            ("Bo is in neither of the two middle seats.", "Bo not in seat 3 or 4"),
            ("Cy is not in either of the middle seats.", "Cy not in seat 3 or 4"),
            ("Di and Ed have the two middle seats.", "{Di, Ed} = {seat 3, seat 4}"),
            (
                "Ann is in one of the middle seats and ate nuts.",
                "Ann in seat 3 or 4 and Ann = nuts",
            ),
            ("Di, Ed and Flo have the middle seats.", ""),
            ("Di or Ed has the two middle seats.", ""),
            (
                "Ann and Bo sat at the two ends of the row, Bo being farther left.",
                "Ann at an end and Bo at an end and Ann != Bo and Bo left of Ann",
            ),
            (
                "Ann and Bo sat next to each other, with Ann on the right.",
                "Ann next to Bo and Ann right of Bo",
            ),
            ("Ann and Bo sat next to each other, with Cy on the right.", ""),
            ("Ann and Bo sat next to Cy, Ann being farther left.", ""),
            ("The soup is to the left of the rice, right beside it.", "soup directly left of rice"),
            ("The soup is not to the left of the rice, right beside it.", ""),
        ],
    );
    assert_read(
        ODD_ROW,
        &[
            ("Ann is in one of the two middle seats.", ""),
            ("Ann and Bo have the two middle seats.", ""),
        ],
    );
}

#[test]
fn what_a_museum_paid_and_whose_work_it_is() {
    assert_read(
        MUSEUM,
        &[
            (
                "The museum paid $2000 more for the Ingram than for Mill.",
                "Ingram price 2000 more than Mill",
            ),
            ("The museum paid more for Dawn than for Rain.", "Dawn price more than Rain"),
            ("Nobody paid more for Dawn than for Rain.", ""),
            ("Those who paid more for Dawn than for Rain laughed.", ""),
            ("The painting by Abbott is Mill.", "Abbott = Mill"),
            ("Mill was painted by Abbott.", "Mill = Abbott"),
        ],
    );
}

#[test]
fn what_is_sold_and_put_somewhere() {
    assert_read(
        SALE,
        &[
            ("Ann sold her cupcakes for $4.", "Ann = cupcakes and Ann = $4"),
            ("Bo put his fudge on the green plate.", "Bo = fudge and Bo = green"),
            ("Bo didn't put the fudge on the green plate.", ""),
            ("Ann sold Bo's cupcakes for $4.", ""),
            ("The fudge was sold for $5.", "fudge = $5"),
        ],
    );
}

#[test]
fn numbers_of_places_are_compared() {
    assert_read(
        LOCKERS,
        &[
            ("Ann's locker number is one less than Bo's.", "Ann directly left of Bo"),
            (
                "Ann's locker number is two more than that of the locker with the red lock.",
                "Ann 2 right of red",
            ),
            ("Ann's locker is two numbers below Bo's.", "Ann 2 left of Bo"),
            ("Ann's locker number is higher than Bo's.", "Ann right of Bo"),
            ("Ann put the dragon on her locker.", "Ann = dragon"),
            ("Ann put the dragon on Bo's locker.", ""),
            ("Ann's locker number is twice Bo's.", ""),
            ("Ann's locker number is higher than Bo's lock.", ""),
        ],
    );
    assert_read(
        UNEVEN,
        &[
            ("Ann's locker number is one less than Bo's.", ""),
            ("Ann's locker is two numbers below Bo's.", ""),
        ],
    );
}

#[test]
fn what_is_given_to_whom_and_what_follows_from_a_bare_reason() {
    assert_read(
        PRESENTS,
        &[
            ("The kite was not given to the cousin who likes lemon cake.", "kite != lemon"),
            ("The kite was given to the cousin who likes lemon cake.", "kite = lemon"),
            // Or it was given to her.
            ("Ann gave the kite.", ""),
            ("Ann gave the kite to Bo.", ""),
            ("Ann always asks for plum cake.", "Ann = plum"),
            ("Ann is on a diet, so she doesn't get the nut cake.", "Ann != nut"),
            ("Ann is older than Bo, so she doesn't get the nut cake.", ""),
            ("Ann was born before Bo, so she doesn't get the nut cake.", ""),
        ],
    );
}

#[test]
fn clubs_that_one_goes_to() {
    assert_read(
        CLUBS,
        &[
            ("Ann goes to the chess club.", "Ann = chess"),
            ("Bo goes to swimming.", "Bo = swimming"),
            ("Bo does not go to a club on Monday.", "Bo != Monday"),
            ("Bo goes to chess with Ann.", ""),
            ("Cy doesn't go to drama.", "Cy != drama"),
            ("Cy went to Di's club on Monday.", ""),
        ],
    );
}

#[test]
fn who_was_faster_in_a_race() {
    assert_read(
        RUN,
        &[
            (
                "Ann was faster than Bo, but slower than the runner in navy.",
                "Ann time less than Bo and Ann time more than navy",
            ),
            ("Ann was 10 minutes faster than Bo.", ""),
            ("The fastest runner wore teal.", "3:05 = teal"),
            ("Bo was the slowest of the four.", ""),
            ("Ann was not faster than Bo.", ""),
            ("The fastest of the three wore teal.", ""),
            ("The race was faster than last year.", ""),
        ],
    );
}

#[test]
fn what_takes_somebody_somewhere() {
    assert_read(
        TRIPS,
        &[
            ("The ferry takes one of the friends to Ireland.", "ferry = Ireland"),
            ("The ferry takes Ann to Ireland.", ""),
            ("The ferry took two of the friends to Ireland.", ""),
            ("The bus does not take one of the friends to Spain.", ""),
        ],
    );
}

/// Clues about children, boxes and fruits that tell of no place.
const BOXES: &str = "1. Ann's box is red.\n2. Bo has the plum.\n3. Cy's box is not blue.\n4. The fig is in the green box.";

/// An introduction above the lists of the lunch boxes.
fn boxes(told: &str) -> String {
    format!("{told}\n\nChildren: Ann, Bo, Cy\nColors: red, green, blue\nFruits: fig, kiwi, plum")
}

#[test]
fn boxes_stand_in_no_row_unless_something_says_so() {
    let rows = &["Ann,red,kiwi", "Bo,blue,plum", "Cy,green,fig"];
    is_solved(
        &boxes(
            "Three children have three lunch boxes, each of another color and with another fruit.",
        ),
        BOXES,
        rows,
    );
}

#[test]
fn who_won_a_ribbon_ran_no_race() {
    is_solved(
        "Three children took their pets to the show. Each pet won a different ribbon. Find out who won what.\n\nChildren: Ann, \
         Bo, Cy\nPets: cat, dog, hen\nRibbons: red, blue, gold",
        "1. Ann does not own the dog.\n2. The cat won the gold ribbon.\n3. Bo's pet did not win the blue ribbon.\n4. Cy's pet \
         is the hen.",
        &["Ann,cat,gold", "Bo,dog,red", "Cy,hen,blue"],
    );
}

#[test]
fn a_number_of_books_is_one_of_books() {
    is_solved(
        "Four students each read a different number of books (10, 14, 18 or 22) and prefer a different kind of book.\n\nStudents: \
         Ann, Bo, Cy, Di\nKinds: fantasy, mystery, poetry, travel",
        "1. Ann read the most books.\n2. Bo didn't read the fewest books.\n3. The student with the fewest books prefers \
         poetry.\n4. Bo read 4 more books than Cy.\n5. Cy prefers travel.\n6. Ann prefers mysteries.\n7. Di read 10 books.",
        &["Ann,mystery,22", "Bo,fantasy,18", "Cy,travel,14", "Di,poetry,10"],
    );
}

/// Clues about three trails.
const TRAILS: &str = "1. The Fern trail is 3 km longer than the trail Ann walked.\n2. Bo walked 15 km.\n3. Cy did not walk \
                      Moss.\n4. Pine isn't the shortest trail.";

/// What tells of the trails, above their lists.
fn trails(told: &str) -> String {
    format!(
        "Three friends each walked a different trail. {told}\n\nFriends: Ann, Bo, Cy\nTrails: Fern, Moss, Pine"
    )
}

#[test]
fn amounts_that_measure_are_a_list() {
    let rows = &["Ann,Moss,12 km", "Bo,Fern,15 km", "Cy,Pine,18 km"];
    is_solved(&trails("The trails were 12 km, 15 km and 18 km long."), TRAILS, rows);
    is_refused(&trails("The trails were not 12 km, 15 km and 18 km long."), TRAILS);
    is_refused(&trails("Some trails were 12 km, 15 km and 18 km long."), TRAILS);
}

/// Clues about three books in a row.
const SHELF: &str = "1. The book by Ames is red.\n2. The book by Burke is to the left of the red book, right beside it.\n3. The \
                     blue book is first.";

/// What tells of the books, above their lists.
fn shelf(told: &str) -> String {
    format!(
        "A shelf holds three books in a row. {told}\n\nAuthors: Ames, Burke, Chang\nCovers: blue, green, red"
    )
}

#[test]
fn what_an_introduction_says_of_its_lists_and_of_all() {
    let rows = &["1,Burke,blue", "2,Ames,red", "3,Chang,green"];
    for told in [
        "The positions are counted from the left.",
        "No two of them have anything in common: the authors, the covers, the bindings and so on are all different.",
        "(The words in each list are in alphabetical order.)",
        "I need to find who wrote which book.",
    ] {
        is_solved(&shelf(told), SHELF, rows);
    }
    for told in [
        "The positions are counted from the right.",
        "The books are in alphabetical order.",
        "The books are in alphabetical order of their authors.",
    ] {
        is_refused(&shelf(told), SHELF);
    }
}

#[test]
fn the_number_of_a_worksheet_counts_nothing() {
    is_solved(
        "Worksheet 7: School Lockers\n\nFour students have lockers 21, 22, 23 and 24, next to each other in a row.\n\n\
         Students: Ann, Bo, Cy, Di\nSports: chess, golf, judo, tennis",
        "1. Ann's locker is number 22.\n2. Bo's locker is two numbers above Ann's.\n3. Di's locker is right next to Ann's locker.\n\
         4. The student with locker 23 does not play chess.\n5. Ann plays tennis.\n6. Bo does judo.\n7. Di's locker number is lower than Ann's.",
        &["21,Di,chess", "22,Ann,tennis", "23,Cy,golf", "24,Bo,judo"],
    );
}

#[test]
fn who_sit_at_the_same_table_are_all_there() {
    let clues = "1. Ann has the plum.\n2. Bo's sandwich is ham.\n3. The child with the egg has the fig.\n4. Cy has no egg.";
    is_solved(
        "Ann, Bo and Cy sit at the same table at lunch. Each of them has a different sandwich (cheese, egg or ham) and a \
         different fruit (fig, kiwi or plum).",
        "1. Ann has the plum.\n2. Bo has the fig.\n3. Cy's sandwich is ham.\n4. The child with the egg does not have the plum.",
        &["Ann,cheese,plum", "Bo,egg,fig", "Cy,ham,kiwi"],
    );
    is_refused(
        "Ann, Bo and Cy have the same fruit. Each of them has a different sandwich (cheese, egg or ham) and a different fruit \
         (fig, kiwi or plum).",
        clues,
    );
}

/// A street whose clues are prose, with a sentence in the introduction and one among the clues.
fn street(told: &str, clue: &str) -> String {
    format!(
        "Elm Street\n\nThree people live in three houses in a row on Elm Street, numbered 1 to 3 from left to right.{told}\n\n\
         Owners: Ann, Bob, Cleo\nColours: red, blue, green\n\nAnn does not live in the red house. {clue} Cleo lives in house 3."
    )
}

#[test]
fn no_clue_in_prose_is_lost() {
    let rows = &["1,Bob,red", "2,Ann,blue", "3,Cleo,green"];
    is_solved(
        &street(
            "",
            "Bob lives in house 1. The red house is at the left end. Ann lives in the blue house.",
        ),
        "Who has which?",
        rows,
    );
    for clue in [
        "From left to right the houses are red, blue and green.",
        "The men live to the left of the women.",
        "The women live on the right.",
        "Every other house is a woman's.",
        "No two of them have the same pet.",
    ] {
        is_refused(&street("", clue), "Who has which?");
    }
    is_refused(
        &street(" From left to right the houses are red, blue and green.", ""),
        "Who has which?",
    );
}
