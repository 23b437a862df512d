//! Plain words of places in a row: who has one neighbor, the first two cabins, the last cabin of the row, numbers of tables, and
//! what an exam says must be.

use super::order::assert_read;
use super::readings;

const CABINS: &str = "positions cabin: 1, 2, 3, 4, 5\ncolour: amber, coral, ivory, khaki, olive\n\
                      guest: Ada, Ben, Cleo, Dirk, Elsa\ndrink: cider, cocoa, milk, tea, water\n\
                      hobby: chess, darts, golf, pottery, yoga\n";

#[test]
fn neighbors_tell_who_is_at_an_end() {
    assert_read(
        CABINS,
        &[
            ("Ada has no neighbor on her left.", "Ada in cabin 1"),
            ("Ada has no neighbour to the right.", "Ada in cabin 5"),
            ("Ada has nobody on her right.", "Ada in cabin 5"),
            ("Ada has only one neighbor.", "Ada at an end"),
            ("Ada has neighbours on both sides.", "Ada not at an end"),
            ("Ada, who drinks tea, has just one neighbor.", "Ada = tea and Ada at an end"),
            ("Ada has only one neighbor who drinks tea.", ""),
            ("Ada has two neighbors with a hobby.", ""),
            ("Ada has no neighbor who drinks tea.", ""),
        ],
    );
}

#[test]
fn places_may_be_told_together_or_by_their_row() {
    assert_read(
        CABINS,
        &[
            ("Ben does not stay in either of the first two cabins.", "Ben not in cabin 1 or 2"),
            ("Ben is in neither of the first two cabins.", "Ben not in cabin 1 or 2"),
            (
                "Neither of the first two cabins is olive.",
                "olive not in cabin 1 and olive not in cabin 2",
            ),
            ("The last cabin of the row is coral.", "coral in cabin 5"),
            ("Ben has the cabin in the middle of the row.", "Ben in cabin 3"),
            (
                "The olive cabin was bolted directly behind the ivory one.",
                "olive directly after ivory",
            ),
            ("The tea is drunk right next door to the yoga.", "tea next to yoga"),
        ],
    );
}

#[test]
fn places_have_numbers() {
    let read = "Ada left of Ben and Ada right of Cleo";
    assert_read(
        CABINS,
        &[
            ("Ada's cabin has a lower number than Ben's.", "Ada left of Ben"),
            ("Ada's cabin has a lower number than Ben's, but a higher number than Cleo's.", read),
            (
                "Ada's cabin has a lower number than Ben's cabin, but a higher one than Cleo's.",
                read,
            ),
        ],
    );
}

#[test]
fn what_must_be_is_so() {
    let plays =
        "positions day: Monday, Tuesday, Wednesday, Thursday, Friday\nplay: P, Q, R, S, T\n";
    assert_read(
        plays,
        &[
            ("P must not be staged on Tuesday.", "P not at Tuesday"),
            ("P must be staged a day before S.", "P directly before S"),
            ("P must not be staged on the last day of the schedule.", "P not at Friday"),
            ("P is not immediately followed by Q.", "P not directly before Q"),
            ("P should not be staged on Tuesday.", "P not at Tuesday"),
            ("P must be amused.", ""),
            ("P should be on Tuesday.", ""),
        ],
    );
}

#[test]
fn what_nobody_does_without_is_theirs() {
    assert_read(
        CABINS,
        &[
            ("Ada never drinks anything but tea.", "Ada = tea"),
            ("Ada never travels without cocoa.", "Ada = cocoa"),
            ("Ada does not drink anything but tea.", ""),
            ("Ada never travels without a friend.", ""),
            ("Elsa, who does yoga every morning, drinks tea.", "Elsa = yoga and Elsa = tea"),
            (
                "The coral cabin has cocoa in the fridge, but no milk.",
                "coral = cocoa and coral != milk",
            ),
        ],
    );
}

#[test]
fn whoever_is_married_to_somebody_is_of_the_same_row() {
    let couples = "sister: Amy, Beth, Cora, Dot\nhusband: Gus, Hal, Ike, Jed\ntrade: baker, glazier, mason, tailor\n";
    assert_read(
        couples,
        &[
            ("Dot's husband is the glazier.", "Dot = glazier"),
            ("Dot's husband is not the glazier.", "Dot != glazier"),
            ("Dot is married to the glazier.", "Dot = glazier"),
            ("Amy did not marry the mason, nor did she marry Jed.", "Amy != mason and Amy != Jed"),
            ("The mason's wife is Dot.", "mason = Dot"),
            ("Gus is married to neither Cora nor Dot.", "Gus != Cora and Gus != Dot"),
            ("Dot's husband knows the glazier.", ""),
        ],
    );
}

#[test]
fn a_thing_may_be_told_by_who_made_it() {
    let vases = "price: $250, $500, $750, $1000\nvase: Alpha, Beta, Gamma, Delta\npotter: Hofer, Lund, Quist, Vane\n";
    assert_read(
        vases,
        &[
            ("Alpha is the one made by Quist.", "Alpha = Quist"),
            ("Alpha is not the one that was made by Quist.", "Alpha != Quist"),
            (
                "Alpha is either the $500 vase or the one made by Quist.",
                "Alpha is either $500 or Quist",
            ),
            ("Alpha cost more than the one made by Quist.", "Alpha price more than Quist"),
            ("Alpha is the one envied by Quist.", ""),
        ],
    );
}

#[test]
fn what_was_wanted_is_doubted() {
    let given = |clues: &str| {
        format!(
            "baker: Iris, Jack, Kurt, Lena\npie: apple, cherry, lemon, plum\nprice: $6, $7, $8, $9\n\nclues:\n  {clues}\n"
        )
    };
    let others = "Kurt = lemon\n  apple = $6\n  lemon = $7\n  Lena = $9\n  Iris is the one who wanted the apple pie.\n  ";
    let (read, _) =
        readings(&given(&format!("{others}Jack = cherry"))).expect("nobody else has the apple pie");
    assert_eq!(read[4], "Iris = apple");
    assert!(readings(&given(&format!("{others}Lena = plum"))).is_err());
}

#[test]
fn a_full_stop_may_stand_within_quotes() {
    let songs = "positions call: first, second, third\ncaller: Curt, Ella, Jo\nsong: Blue Umbrella, Lone Mile, Sugar Moon\n";
    let puzzle = format!(
        "{songs}\nclues:\n  Curt called right before \"Lone Mile.\"\n  Ella requested \"Sugar Moon.\"\n"
    );
    let (read, _) = readings(&puzzle).expect("both are English");
    assert_eq!(read[1], "Ella = Sugar Moon");
    // Quotes behind a formal clue hold its wording.
    let formal = format!(
        "{songs}\nclues:\n  Curt = Lone Mile \"So it is.\"\n  Ella left of Jo \"As told.\"\n"
    );
    let (read, _) = readings(&formal).expect("both are formal");
    assert_eq!(read[..2], ["Curt = Lone Mile", "Ella left of Jo"]);
}
