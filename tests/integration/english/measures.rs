//! Distances along a row, ages, money and times of day, told with a bound or by how many are above; and what is so elsewhere.

use super::order::assert_read;

const STALLS: &str = "positions stall: 1..5\ntrader: Amos, Bella, Cyril, Dora, Enid\n\
    goods: candles, honey, lace, soap, toys\n";
const BANDS: &str = "positions month: January, February, March, April, June\n\
    band: Anvil, Bandits, Comets, Dukes, Echoes\nhall: Abbey, Bridge, Castle, Dome, Empire\n";
const WEDDINGS: &str = "positions week: 1..5\ngroom: Amos, Boris, Cyril, Dirk, Enno\n\
    bride: Fay, Gwen, Hope, Iris, June\n";
const AGES: &str = "child: Abby, Boris, Clara, Dirk\nsurname: Finch, Gray, Hobbs, Innes\n\
    age: 4, 5, 6, 8\n";
const LOTS: &str = "buyer: Ann, Ben, Cy, Dee, Eve\nitem: clock, desk, lamp, mirror, sofa\n\
    price: $50, $60, $80, $90, $120\ntime: 1:00 pm, 1:30 pm, 2:00 pm, 2:30 pm, 3:00 pm\n";

#[test]
fn east_is_right_and_west_is_left_along_a_row() {
    assert_read(
        STALLS,
        &[
            ("Amos has the easternmost stall.", "Amos in stall 5"),
            ("The honey is somewhere to the west of Bella.", "honey left of Bella"),
            ("The lace is immediately east of the toys.", "lace directly right of toys"),
            ("Cyril is further west than Dora.", "Cyril left of Dora"),
            ("Amos is north of Bella.", ""),
            ("Amos is to the north east of Bella.", ""),
            ("Amos stands on the east side of the street.", ""),
            ("Amos looks to the west.", ""),
        ],
    );
}

#[test]
fn how_far_on_a_side_may_be_bounded() {
    assert_read(
        STALLS,
        &[
            (
                "Amos is two or more stalls to the left of Bella.",
                "Amos left of Bella and Amos not directly left of Bella",
            ),
            (
                "Amos is at least two stalls to the right of Bella.",
                "Amos right of Bella and Amos not directly right of Bella",
            ),
            (
                "Amos is no more than two stalls to the right of Bella.",
                "Amos directly right of Bella or Amos 2 right of Bella",
            ),
            ("Amos is less than two stalls from Bella.", ""),
            ("Amos is almost at least two stalls to the left of Bella.", ""),
            ("Amos is at least two miles to the left of Bella.", ""),
        ],
    );
}

#[test]
fn several_side_by_side_are_told_behind_their_row() {
    assert_read(
        STALLS,
        &[
            (
                "Three traders in consecutive stalls, from west to east, are Amos, Bella and Cyril.",
                "Amos directly before Bella and Bella directly before Cyril",
            ),
            (
                "Four traders in consecutive stalls, from left to right, are Amos, Bella and Cyril.",
                "",
            ),
            (
                "Three women in consecutive stalls, from left to right, are Bella, Dora and Enid.",
                "",
            ),
            ("Three traders in consecutive stalls are Amos, Bella and Cyril.", ""),
        ],
    );
}

#[test]
fn months_have_their_days() {
    assert_read(
        BANDS,
        &[
            ("The Anvil is in a month that has 31 days.", "Anvil at January or March"),
            (
                "The Anvil is in a month which has less than 31 days.",
                "Anvil at February, April or June",
            ),
            ("The Anvil is in the only month with fewer than 30 days.", "Anvil at February"),
            ("The Anvil is in a month with 32 days.", ""),
            ("The Anvil is in a month with about 31 days.", ""),
        ],
    );
}

#[test]
fn what_is_somebodys_takes_place_before_somebody_elses() {
    assert_read(
        WEDDINGS,
        &[
            (
                "Amos's took place earlier than Fay's and later than Boris's.",
                "Amos before Fay and Amos after Boris",
            ),
            (
                "Iris's was later than Boris's and earlier than Hope's.",
                "Iris after Boris and Iris before Hope",
            ),
            ("Iris's was nearly later than Boris's.", ""),
        ],
    );
}

#[test]
fn ages_are_compared_with_those_of_all() {
    assert_read(
        AGES,
        &[
            (
                "Boris is two years older than the Hobbs child, who is one year older than Clara.",
                "Boris age 2 more than Hobbs and Hobbs age 1 more than Clara",
            ),
            ("Boris, aged five, is not Finch.", "Boris != Finch and Boris = 5"),
            ("The two oldest children are Boris and Finch.", "{Boris, Finch} = {8, 6}"),
            ("Boris is one of the two youngest.", "Boris is either 4 or 5"),
            ("Boris isn't one of the two oldest children.", "Boris != 8 and Boris != 6"),
            ("Exactly two of the children are older than Boris.", "Boris = 5"),
            ("Boris is older than exactly two of the others.", "Boris = 6"),
            ("Only Clara is older than Boris.", "Clara = 8 and Boris = 6"),
            (
                "There is a two-year age difference between Boris and Clara.",
                "Boris age 2 less than Clara or Boris age 2 more than Clara",
            ),
            (
                "Boris is one year older or younger than Clara.",
                "Boris age 1 more than Clara or Boris age 1 less than Clara",
            ),
            ("Two girls are older than Boris.", ""),
            ("Two of Boris's brothers are older than Clara.", ""),
            ("Boris isn't older than two of the others.", ""),
            ("Boris is one of the two oldest boys.", ""),
            ("There is a two-year age difference between Boris and his brother.", ""),
        ],
    );
}

#[test]
fn differences_have_bounds() {
    assert_read(
        AGES,
        &[
            ("Boris is at least two years older than Clara.", "age(Boris) >= age(Clara) + 2"),
            (
                "Boris is less than two years older than Clara.",
                "Boris age more than Clara and age(Boris) < age(Clara) + 2",
            ),
            ("Boris is about at least two years older than Clara.", ""),
            ("Boris is at least two dollars older than Clara.", ""),
            ("Boris isn't at least two years older than Clara.", ""),
        ],
    );
    assert_read(
        LOTS,
        &[
            ("The desk cost at least $20 more than the lamp.", "price(desk) >= price(lamp) + 20"),
            ("The desk cost at least £20 more than the lamp.", ""),
        ],
    );
}

#[test]
fn prices_and_times_are_counted_and_told_in_words() {
    assert_read(
        LOTS,
        &[
            ("The desk was sold at half past one.", "desk = 1:30 pm"),
            ("The desk was sold at two o'clock.", "desk = 2:00 pm"),
            ("Only one item cost more than the desk.", "desk = $90"),
            ("The desk cost between $55 and $85.", "desk is either $60 or $80"),
            (
                "The desk's price was between those of the lamp and the sofa.",
                "(lamp price less than desk and desk price less than sofa) or (sofa price less than \
                 desk and desk price less than lamp)",
            ),
            // No item is sold then, or it is no item of the header, or a bound that is a value.
            ("The desk was sold at a quarter to two.", ""),
            ("The desk cost between $60 and $120.", ""),
            ("The desk was valued between $55 and $85.", ""),
            ("The desk cost nearly half past one.", ""),
        ],
    );
}

#[test]
fn units_are_one_in_the_singular_and_the_plural() {
    let posts = "post: north post, corner post, gate post\nheight: 1 foot, 3 feet, 4 feet\n\
        width: 1 inch, 2 inches, 4 inches\n";
    assert_read(
        posts,
        &[(
            "The gate post is 1 foot taller than the corner post.",
            "gate post height 1 more than corner post",
        )],
    );
}

#[test]
fn what_is_so_elsewhere_is_not_told_of_the_row() {
    let days = "positions day: Monday, Tuesday, Wednesday, Thursday\nname: Ann, Ben, Cy, Dee\n\
        job: baker, cook, nurse, pilot\n";
    assert_read(
        days,
        &[
            ("Ben was on holiday on Monday.", ""),
            ("The baker was on leave on Monday.", ""),
            ("Ben stood at the end of the queue.", ""),
            ("Ben was at the back of the line.", ""),
            ("Ben was last.", "Ben at Thursday"),
        ],
    );
    let houses = "houses: 4\nname: Ann, Ben, Cy, Dee\nage: 21, 34, 45, 60\n";
    assert_read(
        houses,
        &[
            ("Ann lives next door to Ben's office.", ""),
            ("Ann lives next door to Ben's work.", ""),
            ("Ann lives at number 34.", ""),
            ("Ann lives at number 3.", "Ann in house 3"),
            ("Ann lives less than two doors from Ben.", ""),
        ],
    );
    let trips = "name: Ann, Ben, Cy, Dee\npoints: 3, 5, 7, 9\nriver: Mekong, Nile, Rhine, Volga\n\
        road: Elk Road, Oak Road, Ash Road, Fir Road\ncolor: red, blue, green, white\n";
    assert_read(
        trips,
        &[
            ("Dee read about the Mekong.", ""),
            ("Dee dreamed of the Mekong.", ""),
            ("Dee crossed Elk Road.", ""),
            ("Dee drove along Elk Road.", ""),
            ("Dee got the red card.", ""),
            ("Dee received 9 letters.", ""),
            ("Dee lives at number 9.", ""),
            ("Dee was booed more than Ben.", ""),
            ("Dee scored 9 points.", "Dee = 9"),
            ("Dee lives on Oak Road.", "Dee = Oak Road"),
        ],
    );
    let plays = "actor: Ann, Ben, Cy, Dee\nrole: duke, cook, nurse, pilot\n\
        play: Hamlet, Othello, Macbeth, Pericles\nprice: $2, $3, $4, $5\npie: apple, cherry, lemon, peach\n";
    assert_read(
        plays,
        &[
            ("Dee played the nurse in rehearsal.", ""),
            ("Dee played the nurse in her head.", ""),
            ("Ben was originally the nurse.", ""),
            ("Ben originally ordered the cherry pie.", ""),
            ("Dee sat on the cherry pie.", ""),
            ("Ann won $5.", ""),
            ("Dee played the nurse.", "Dee = nurse"),
        ],
    );
}
