//! The second look at stories: verbs and nouns that only one sentence has.

use super::order::assert_read;

const LUNCH: &str = "name: Ann, Bob, Cy, Di\nrole: nurse, porter, clerk, cook\n\
    lunch: pizza, soup, tuna, ham\nyears: 2, 5, 8, 11\n";
const CUP: &str = "driver: Ben, Cat, Dan, Eve\ncar: Ferrari, Lancia, Renault, Skoda\n\
    place: first, second, third, fourth\n";
const TRIP: &str = "traveler: Ann, Bob, Cy, Di\ncity: Rome, Oslo, Paris, Lima\n\
    pet: cat, dog, ferret, newt\nprice: $100, $150, $200, $250\n";
const JUMPS: &str = "distance: 9 feet, 11 feet, 13 feet, 15 feet\n\
    frog: Croaker, Lillypad, Wart, Zippy\nowner: Dale, Enid, Marcus, Rosa\n";
const SHOW: &str = "positions day: Monday, Tuesday, Wednesday, Thursday\n\
    entrant: Mr Hobday, Mrs Lane, Mr Pike, Ms Rudd\nflower: dahlias, roses, tulips, asters\n";

#[test]
fn verbs_and_nouns_of_one_sentence_join() {
    assert_read(
        JUMPS,
        &[
            (
                "Zippy jumped 4 feet less than the frog that belongs to Marcus.",
                "Zippy distance 4 less than Marcus",
            ),
            ("Wart managed a jump of 13 feet.", "Wart = 13 feet"),
            ("Wart leaped 2 feet farther than Enid's frog.", "Wart distance 2 more than Enid"),
        ],
    );
    let crypt = "minutes: 38, 41, 44, 47\nteam: Gumshoes, Owls, Puzzlers, Cards\nroom: Asylum, Crypt, Vault, Ship\n";
    assert_read(
        crypt,
        &[
            ("The Owls weren't locked in the Crypt.", "Owls != Crypt"),
            (
                "The Cards finished 6 minutes slower than the team that escaped from the Ship.",
                "Cards minutes 6 more than Ship",
            ),
        ],
    );
}

#[test]
fn nouns_of_two_items_say_that_they_go_together() {
    assert_read(
        SHOW,
        &[
            (
                "The roses were judged the day before Mr Hobday's dahlias.",
                "roses day 1 less than dahlias and Mr Hobday = dahlias",
            ),
            ("Mrs Lane bought Mr Hobday's dahlias.", ""),
            ("The roses are not Mr Hobday's dahlias.", ""),
        ],
    );
}

#[test]
fn people_are_not_joined_to_people() {
    assert_read(
        LUNCH,
        &[
            ("The nurse sat with Bob.", ""),
            ("The nurse hired Bob.", ""),
            ("The employee who ate with the nurse had pizza.", ""),
            ("The employee who trained Ann had pizza.", ""),
            ("Ann's friend had pizza.", ""),
            ("Ann gave her friend Bob the soup.", ""),
            ("The pizza was paid for by Bob.", ""),
        ],
    );
}

#[test]
fn what_is_over_refused_or_only_wished_is_not_so() {
    assert_read(
        TRIP,
        &[
            ("Ann never left Rome.", ""),
            ("Ann left Rome.", ""),
            ("Ann fled Rome.", ""),
            ("Ann moved out of Rome.", ""),
            ("Ann used to live in Rome.", ""),
            ("Ann didn't get rid of the cat.", ""),
            ("Ann doesn't mind the cat.", ""),
            ("Ann wanted the cat.", ""),
            ("Ann is looking for the cat.", ""),
            ("Ann was going to visit Rome.", ""),
            ("Ann flew to Rome with the traveler in Oslo.", ""),
            ("Ann vanished near Vera in Rome.", ""),
        ],
    );
    assert_read(
        LUNCH,
        &[
            ("Ann was kept from the tuna.", ""),
            ("Ann was offered tuna but took ham.", ""),
            ("Ann was done with the tuna.", ""),
            ("Ann didn't have milk with her tuna.", ""),
        ],
    );
    assert_read(CUP, &[("Ben did not win in his Ferrari.", "")]);
}

#[test]
fn comparisons_of_something_else_are_no_reading() {
    let rain = "town: Rome, Oslo, Lima\ntemperature: 10 degrees, 20 degrees, 30 degrees\n";
    assert_read(rain, &[("Rome had more rain than Oslo.", "")]);
    let hours = "name: Ann, Bob, Cy\nhours: 3 hours, 5 hours, 7 hours\n";
    assert_read(hours, &[("Ann's flight landed 2 hours after Bob's.", "")]);
    let staff =
        "name: Ann, Bob, Cy\nexperience: 2 years, 5 years, 8 years\nrole: nurse, porter, clerk\n";
    assert_read(
        staff,
        &[
            ("The newest employee is Ann.", ""),
            ("Ann is newer than the nurse.", ""),
            ("Ann arrived two years after the nurse.", ""),
            ("Ann has 3 more years of experience than Bob.", "Ann experience 3 more than Bob"),
        ],
    );
    let walks = "name: Ann, Bob, Cy\ndistance: 3 miles, 5 miles, 7 miles\n";
    assert_read(walks, &[("Ann stayed longer than Bob.", "")]);
    assert_read(TRIP, &[("Ann spent more time than Bob.", "")]);
}

#[test]
fn couples_are_one_row() {
    let header = "wife: Amy, Bea, Cleo\nhusband: Zack, Yul, Xavi\ngift: clock, lamp, vase\n";
    assert_read(
        header,
        &[
            ("Neither Zack nor his wife Amy got a clock.", ""),
            ("Either Zack or his wife Amy got a clock.", ""),
        ],
    );
}

/// It once ended the program.
#[test]
fn a_sentence_may_end_with_what_is_somebodys() {
    let header = "positions seat: 1, 2, 3, 4\nplayer: Ada, Bob, Col, Dot\ninstrument: violin, viola, cello, flute\n";
    assert_read(
        header,
        &[("Seat 2 was taken by Bob and his viola.", ""), ("Bob is in seat 2, and his.", "")],
    );
}

#[test]
fn as_many_categories_as_the_reader_holds_leave_no_room_for_the_days() {
    let categories: String = (0..64).map(|of| format!("kind{of}: left{of}, right{of}\n")).collect();
    let header = format!("{categories}positions day: Monday, Tuesday\n");
    assert_read(
        &header,
        &[("The frobnicator blorps Monday.", ""), ("The left0 is right1.", "left0 = right1")],
    );
}
