//! What is denied beside what is said, second sentences that go on about the first, places in races that are values, classes and who
//! teaches them, the only neighbor, and ships that sank.

use super::order::assert_read;

/// A race whose places are values.
const RACE: &str = "place: first, second, third, fourth (ordered)\nswimmer: Amos, Beth, Carla, Dmitri\n\
                    town: Ashby, Brook, Colton, Dover\ncap: black, blue, green, red\n";

/// What five pupils do on five days.
const WEEK: &str = "day: Monday, Tuesday, Wednesday, Thursday, Friday\nfriend: Amy, Boris, Cleo, Dev, Etta\n\
                    class: cooking, drawing, pottery, salsa, yoga\n\
                    teacher: Mr. Katz, Ms. Lund, Mr. Moss, Ms. North, Mr. Ott\n";

/// A row of houses.
const ROW: &str = "positions house: 1, 2, 3, 4\nowner: Ann, Bob, Cleo, Dave\njob: baker, cook, nurse, smith\n\
                   drink: cider, coffee, milk, tea\npet: cat, dog, fish, parrot\n";

#[test]
fn what_is_denied_with_its_verb_left_out() {
    assert_read(
        RACE,
        &[
            (
                "Amos finished behind Beth, though not behind the swimmer from Dover.",
                "Beth place less than Amos and (Dover != Amos and Dover not place less than Amos)",
            ),
            ("Amos finished behind Beth, though not behind either of the others.", ""),
            // How far, or whom it is denied of, nobody knows.
            ("Amos finished two places behind Beth, but not behind Carla.", ""),
            ("Amos finished ahead of the swimmer with the red cap, but not with the blue cap.", ""),
        ],
    );
    assert_read(
        ROW,
        &[
            (
                "Ann lives next to the cook, but not next to the nurse.",
                "Ann next to cook and Ann not next to nurse",
            ),
            ("No baker drinks tea.", "baker != tea"),
            ("No baker or cook drinks tea.", ""),
            ("No two owners drink tea.", ""),
            ("No 3 is Ann's house.", "Ann in house 3"),
        ],
    );
}

#[test]
fn second_sentences_go_on() {
    assert_read(
        ROW,
        &[
            (
                "The one who drinks tea owns the fish. It isn't Ann, and it isn't the one who is the nurse.",
                "tea = fish and (tea != Ann and tea != nurse)",
            ),
            // A cleft tells of nobody before.
            (
                "The one who drinks tea owns the fish. It isn't Ann who is the nurse.",
                "tea = fish and Ann != nurse",
            ),
            (
                "Ann is at one end of the row. The person at the other end is the cook.",
                "{Ann, cook} = {house 1, house 4}",
            ),
            (
                "Ann is at one end of the row. The cook is at the other end.",
                "{Ann, cook} = {house 1, house 4}",
            ),
            ("Ann is at one end of the row. The person at the other end isn't the cook.", ""),
            ("Ann is at one end of the row. The person at the other end is Bob or Cleo.", ""),
            ("Ann is at one end of the row if Bob is the cook. Cleo is at the other end.", ""),
            ("Ann is at one end of the row next to Bob. Cleo is at the other end.", ""),
            ("Ann is at one end of the row. Her cat is at the other end.", ""),
            ("The nurse's neighbor drinks milk. It isn't Ann.", ""),
            ("Wherever neither Ann nor Bob lives, the cat lives next door.", ""),
            ("Wherever the parrot lives, the cat lives next door.", "cat next to parrot"),
            ("Wherever the parrot lives, the cat lives too.", ""),
            ("Next door to the smith there's a person who drinks cider.", "cider next to smith"),
        ],
    );
}

#[test]
fn neighbors_of_whom_there_is_one_or_neither() {
    assert_read(
        ROW,
        &[
            ("Cleo's only neighbor is the baker.", "Cleo at an end and Cleo next to baker"),
            (
                "The baker has just the one neighbour, and that neighbour drinks milk.",
                "baker at an end and baker next to milk",
            ),
            ("Cleo's only neighbor isn't the baker.", ""),
            ("Cleo's only neighbor is the baker or the cook.", ""),
            ("Neither of Ann's neighbors drinks milk.", "Ann not next to milk"),
            ("Neither of Ann's neighbors drinks milk or tea.", ""),
        ],
    );
}

#[test]
fn places_of_a_race_that_are_values() {
    assert_read(
        RACE,
        &[
            ("The one who came in last wore a red cap.", "fourth = red"),
            (
                "Amos finished either directly ahead of or directly behind the swimmer from Dover.",
                "|place(Amos) - place(Dover)| = 1",
            ),
            (
                "Amos didn't finish immediately before or after Beth.",
                "Amos != Beth and not (|place(Amos) - place(Beth)| = 1)",
            ),
            (
                "The swimmer in green came third, just behind Carla.",
                "green = third and Carla place 1 less than green",
            ),
            (
                "Beth beat both Amos and the swimmer from Dover.",
                "Beth place less than Amos and Beth place less than Dover",
            ),
            ("Carla was placed below Dmitri.", "Carla place more than Dmitri"),
            ("Amos and Carla finished either directly ahead of or directly behind Beth.", ""),
            ("Amos may have finished just ahead of or just behind Beth.", ""),
            ("The Ashby swimmer finished last in her group.", ""),
            ("Amos isn't the swimmer who finished later than Beth, but not so late as Carla.", ""),
        ],
    );
}

#[test]
fn classes_and_their_teachers() {
    assert_read(
        WEEK,
        &[
            ("Dev didn't study with Ms. North.", "Dev != Ms. North"),
            ("Mr. Katz taught the last class of the week.", "Mr. Katz = Friday"),
            (
                "Amy and the student of Mr. Moss had their classes on consecutive days.",
                "|day(Amy) - day(Mr. Moss)| = 1",
            ),
            (
                "Amy had her class two days after the pottery class met.",
                "Amy day 2 more than pottery",
            ),
            (
                "Ms. Lund's class was later in the week than Amy's, but not so late as the yoga class.",
                "Ms. Lund day more than Amy and Ms. Lund day less than yoga",
            ),
            // Who taught with somebody is no student.
            ("Mr. Katz taught with Ms. North.", ""),
        ],
    );
}

#[test]
fn prices_in_other_words() {
    let header = "price: $200, $350, $500, $650\nbuyer: Fiona, Gerald, Helena, Judith\n\
                  painting: Autumn Lake, Blue Door, Distant Hills, Morning Fog\nartist: Abbott, Brennan, Castillo, Eng\n";
    assert_read(
        header,
        &[
            (
                "Fiona and Gerald both spent less than Judith.",
                "Fiona price less than Judith and Gerald price less than Judith",
            ),
            ("Fiona wasn't willing to pay more than $500.", "Fiona not price more than $500"),
            ("Fiona was willing to pay more than $500.", ""),
            (
                "Helena's painting cost more than Fiona's painting, which cost more than Eng's.",
                "Helena price more than Fiona and Fiona price more than Eng",
            ),
            (
                "Helena spent less than Judith but not as little as Gerald.",
                "Helena price less than Judith and Helena price more than Gerald",
            ),
        ],
    );
}

#[test]
fn ships_that_sank_and_were_found() {
    let header = "year: 1611, 1634, 1657, 1680\nship: Amity, Bountiful, Concord, Swift\n\
                  home port: Bristol, Cadiz, Genoa, Lisbon\ndepth: 40 feet, 65 feet, 90 feet, 115 feet\n";
    assert_read(
        header,
        &[
            ("The Swift lies 65 feet down.", "Swift = 65 feet"),
            ("The ship that's 65 feet below the surface is the Swift.", "65 feet = Swift"),
            ("The Genoese ship is the Swift.", "Genoa = Swift"),
            ("The Amity lies 25 feet above the Swift.", "Amity depth 25 less than Swift"),
            ("The Amity sank 46 years after the Bountiful.", "Amity year 46 more than Bountiful"),
            ("The Amity sank 46 years after the Bountiful was found.", ""),
        ],
    );
}

#[test]
fn the_first_of_a_list_of_all() {
    assert_read(
        ROW,
        &[
            (
                "The four owners are Ann, the person in the first house, the cook and the one who drinks tea.",
                "all different (Ann, house 1, cook, tea)",
            ),
            // In which order they are is lost, and who is at the ends is more than that they are two.
            (
                "The four owners from left to right are Ann, the cook, the one who drinks tea and the one in the last house.",
                "",
            ),
            ("The two owners at the ends of the row are Ann and Bob.", ""),
        ],
    );
}
