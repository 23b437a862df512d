//! Rows that are somebody's: hotels with managers, who drive painted cars and like fields of study; what all clues date alike.

use super::order::assert_read;
use super::run;

const HOTELS: &str = "positions hotel: 1..4\nmanager: Ada, Ben, Cleo, Dan\nowner: Dane, Finn, Greek, Pole\n\
                      car: red, blue, green, white\nfield: botany, chemistry, physics, history\n";

#[test]
fn who_manages_a_hotel_is_at_it() {
    assert_read(
        HOTELS,
        &[
            ("Ada manages the third hotel.", "Ada in hotel 3"),
            ("The Finn owns the last hotel.", "Finn in hotel 4"),
            (
                "The hotel managed by Ada is next to the hotel owned by the Finn.",
                "Ada next to Finn",
            ),
            ("In the second position is the hotel owned by the Greek.", "Greek in hotel 2"),
            ("Ada manages the third hotel's kitchen.", ""),
            ("Ada once managed by luck.", ""),
            ("The hotel managed by Ada's brother is blue.", ""),
        ],
    );
}

#[test]
fn painted_things_have_their_colour() {
    assert_read(
        HOTELS,
        &[
            ("Ben drives a red coloured car.", "Ben = red"),
            ("Ben does not drive the green colored car.", "Ben != green"),
            ("Ben drives a coloured car.", ""),
            ("Ben drives a multi-coloured car.", ""),
        ],
    );
}

#[test]
fn interests_are_liked() {
    assert_read(
        HOTELS,
        &[
            ("Cleo is interested in botany.", "Cleo = botany"),
            ("Cleo isn't interested in physics.", "Cleo != physics"),
            ("The manager interested in history is next to Dan.", "history next to Dan"),
            ("Cleo is interested in Dan.", ""),
            ("Cleo is interested in buying the red car.", ""),
            ("Cleo was more interested in botany than Dan.", ""),
        ],
    );
}

#[test]
fn somebody_stands_to_ones_right() {
    assert_read(
        HOTELS,
        &[
            ("Ada is to Ben's immediate right.", "Ada directly right of Ben"),
            ("To Ben's immediate left is Cleo.", "Cleo directly left of Ben"),
            ("Ada isn't in hotel one or four.", "Ada not in hotel 1 or 4"),
            ("Ada is Ben's right hand.", ""),
            ("Ada is to Ben's right and left.", ""),
            ("Ada turned to Ben's left ear.", ""),
        ],
    );
}

#[test]
fn a_name_behind_its_own_comma_begins_a_sentence() {
    assert_read(
        HOTELS,
        &[
            (
                "The Finn is directly left of Ben, Ben has neither the red nor the blue car.",
                "Finn directly left of Ben and (Ben != red and Ben != blue)",
            ),
            ("The Finn is next to Ben, Ben or Cleo likes botany.", ""),
        ],
    );
}

#[test]
fn a_time_that_all_clues_share_tells_nothing() {
    let of = |second: &str| {
        let text = format!(
            "positions diver: 1..3\nname: Ann, Bob, Cy\npearls: 10, 20, 30\n\nclues:\n  \
             Ann found 10 pearls last summer.\n  The diver who found 20 pearls {second} is first.\n  \
             Cy is beside the diver who found 10 pearls last summer.\n  Cy is last.\n"
        );
        run(&["check", "-"], &text)
    };
    let (code, said, faults) = of("last summer");
    assert!(code == 0 && said.contains("Ann = "), "{said}{faults}");
    for other in ["this summer", "two summers ago"] {
        let (code, said, faults) = of(other);
        assert_eq!(code, 2, "{other}: {said}{faults}");
    }
}
