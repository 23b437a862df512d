//! What takes place one after another, and what `it` and `someone` stand for.

use super::order::assert_read;

/// Singers on one evening.
const SINGERS: &str = "positions place: first, second, third, fourth\nsinger: Anja, Boris, Cilla, Dario\n\
                       song: ballad, hymn, polka, waltz\n";

/// Boats to several islands.
const BOATS: &str = "traveller: Edda, Finn, Gilda, Hugo\nisland: Bute, Coll, Eigg, Muck\n\
                     departure: 8:00, 9:00, 10:00, 11:00\n";

/// Holidays.
const HOLIDAYS: &str = "friend: Ines, Jonas, Karin, Luis\nmonth: April, May, June, July\n\
                        town: Bergen, Cork, Delft, Evora\nvehicle: bicycle, ferry, plane, train\n";

/// Floors of a house.
const FLOORS: &str = "positions floor: 1, 2, 3, 4\ntenant: Abel, Bond, Cray, Dyer\n\
                      job: baker, nurse, pilot, tutor\ndoor: blue, green, red, white\n";

/// Kites.
const KITES: &str = "pilot: Marta, Nils, Olive, Per\nkite: box, delta, eagle, whale\n\
                     height: 40 meters, 50 meters, 60 meters, 85 meters\n";

/// Bags of children, of whom the names tell who is a girl.
const BAGS: &str =
    "child: Alice, Bernard, Doris, Edward\nage: 6, 7, 8, 9\nbag: black, green, orange, purple\n";

#[test]
fn turns_one_after_another() {
    assert_read(
        SINGERS,
        &[
            ("Anja's turn came earlier than Boris's.", "Anja before Boris"),
            (
                "Anja's turn came later than Boris's, but earlier than that of the singer of the polka.",
                "Anja after Boris and Anja before polka",
            ),
            ("Anja sang earlier in the evening than Boris.", "Anja before Boris"),
            ("Anja's performance was not last.", "Anja not at fourth"),
            ("Anja's sister's turn came later than Boris's.", ""),
            ("Anja's turn came later than Boris's mother's.", ""),
            ("Anja's turn came later than she hoped.", ""),
        ],
    );
    // In a row of houses nobody has a turn.
    assert_read(
        "positions house: 1, 2, 3, 4\nname: Ann, Bob, Cy, Di\ndrink: cocoa, juice, milk, tea\n",
        &[
            ("Ann's turn came later than Bob's.", ""),
            ("Ann drank milk earlier in the evening than Bob.", ""),
        ],
    );
    // Whose day it is, nobody knows.
    assert_read(
        &format!("{SINGERS}time: 1:00pm, 2:00pm, 3:00pm, 4:00pm\n"),
        &[("Anja's turn came later than Boris's.", "")],
    );
}

#[test]
fn boats_and_holidays() {
    assert_read(
        BOATS,
        &[
            ("Edda caught an earlier boat than Finn.", "Edda departure less than Finn"),
            (
                "Edda took a later ferry than the one to Coll, but an earlier one than the ferry to Muck.",
                "Edda departure more than Coll and Edda departure less than Muck",
            ),
            ("Edda did not catch an earlier ferry than Finn.", ""),
            ("Edda caught an earlier ferry than usual.", ""),
        ],
    );
    assert_read(
        HOLIDAYS,
        &[
            ("Ines was on holiday in May.", "Ines = May"),
            ("Ines was not on holiday in May.", "Ines != May"),
            (
                "Cork was visited in May, by someone who did not go by ferry.",
                "Cork = May and Cork != ferry",
            ),
            (
                "Cork was visited in May by somebody who went by plane.",
                "Cork = May and Cork = plane",
            ),
            ("Cork was not visited in May, by someone who went by plane.", ""),
            ("Ines was on holiday with Jonas.", ""),
            ("Cork was visited in May, by someone who met Ines.", ""),
        ],
    );
}

#[test]
fn what_it_stands_for() {
    assert_read(
        FLOORS,
        &[
            (
                "The nurse lives on floor 3, and the pilot lives somewhere below it.",
                "nurse in floor 3 and pilot below nurse",
            ),
            (
                "The nurse lives on floor 3, and the pilot lives somewhere below.",
                "nurse in floor 3 and pilot below nurse",
            ),
            (
                "The nurse lives on floor 3, where the door isn't red.",
                "nurse in floor 3 and nurse != red",
            ),
            ("The nurse does not live on floor 3, and the pilot lives somewhere below it.", ""),
            ("The nurse lives above Abel, and the pilot lives somewhere below it.", ""),
            ("The nurse lives on floor 3, where her brother isn't red.", ""),
        ],
    );
    assert_read(
        BAGS,
        &[
            (
                "Alice is older than Bernard, and her bag is not orange or purple.",
                "Alice age more than Bernard and (Alice != orange and Alice != purple)",
            ),
            (
                "Doris's bag is not orange and it is not green.",
                "Doris != orange and Doris != green",
            ),
            // Of either, it could be said.
            ("Alice is older than Doris, and her bag is not orange.", ""),
            ("Doris is not 7, and it is not green.", ""),
        ],
    );
}

#[test]
fn amounts_in_words() {
    assert_read(
        KITES,
        &[
            (
                "Marta's kite rose exactly ten meters higher than the whale.",
                "Marta height 10 more than whale",
            ),
            (
                "Marta's kite flew exactly thirty-five meters higher than the whale.",
                "Marta height 35 more than whale",
            ),
            (
                "Marta spent weeks building her kite, which is neither the box nor the eagle.",
                "Marta != box and Marta != eagle",
            ),
            (
                "Marta admired Olive's sister building her kite, which is neither the box nor the eagle.",
                "",
            ),
            ("Marta never finished her kite, which is the box.", ""),
            ("Marta painted his kite, which is the box.", ""),
            ("Marta's rose is ten meters higher than the whale.", ""),
        ],
    );
}

#[test]
fn units_behind_numbers() {
    assert_read(
        "driver: Ann, Bob, Cora, Dan\nspeed: 34mph, 40mph, 46mph, 52mph\nroad: Elm Road, Mill Lane, Oak Road, Park Lane\n",
        &[
            ("Ann was going exactly 6mph faster than Bob.", "Ann speed 6 more than Bob"),
            (
                "Ann was doing 6mph more than the driver in Mill Lane.",
                "Ann speed 6 more than Mill Lane",
            ),
            ("Ann was doing 6kg more than the driver in Mill Lane.", ""),
        ],
    );
}

#[test]
fn stops_of_a_bus() {
    assert_read(
        "stop: 1, 2, 3, 4\npassenger: Ann, Bob, Cora, Dan\nluggage: cello, kite, ladder, vase\n",
        &[
            (
                "Ann got off at the stop immediately after the one where the cello left the bus.",
                "Ann stop 1 more than cello",
            ),
            (
                "Ann got off two stops before the passenger with the cello.",
                "Ann stop 2 less than cello",
            ),
            (
                "Ann stayed on board exactly two stops longer than Bob did.",
                "Ann stop 2 more than Bob",
            ),
            ("The vase travelled further than the kite.", "vase stop more than kite"),
            (
                "The passenger with the kite did not travel as far as stop 3.",
                "kite stop less than stop 3",
            ),
            ("Bob wasn't the first to get off.", "Bob != stop 1"),
            ("Ann did not get off before Bob.", ""),
            ("Ann stayed on board longer than usual.", ""),
            ("Ann got off at the stop opposite the one where Bob got off.", ""),
        ],
    );
}

#[test]
fn places_of_a_contest() {
    let header =
        "dog: Bella, Duke, Fido, Rex\nowner: Ann, Bob, Cora, Dan\nplace: 1st, 2nd, 3rd, 4th\n";
    assert_read(
        header,
        &[
            (
                "Bella received a ribbon exactly one place better than the one awarded to Duke.",
                "Bella place 1 less than Duke",
            ),
            ("Bella outplaced Duke.", "Bella place less than Duke"),
            (
                "Bella finished ahead of Duke, and Rex, in turn, finished ahead of Fido.",
                "Bella place less than Duke and Rex place less than Fido",
            ),
            (
                "Bella outplaced Duke; the latter, in turn, outplaced Fido.",
                "Bella place less than Duke and Duke place less than Fido",
            ),
            ("Bella received a ribbon one size better than Duke.", ""),
        ],
    );
    assert_read(
        "positions place: first, second, third, fourth, fifth\ndog: Bella, Duke, Fido, Rex, Spot\n\
         breed: beagle, boxer, collie, hound, terrier\n",
        &[
            (
                "Bella and the hound were separated in the order by exactly two other dogs.",
                "2 places between Bella and hound",
            ),
            (
                "Bella and the hound were separated by exactly two other dogs.",
                "2 places between Bella and hound",
            ),
        ],
    );
}
