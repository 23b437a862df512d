//! What is next door, what is told by the way, and rows in other words.

use super::order::assert_read;
use super::readings;

const ROW: &str = "positions stall: 1, 2, 3, 4, 5\nkeeper: Ada, Ben, Cleo, Dirk, Elsa\nawning: amber, coral, ivory, khaki, olive\n\
                   ware: bread, honey, knives, soap, wool\ninstrument: banjo, fiddle, flute, harp, tuba\n";

#[test]
fn what_is_heard_from_next_door_is_the_neighbors() {
    assert_read(
        ROW,
        &[
            ("Ada hears the harp from the stall next to hers.", "Ada next to harp"),
            ("Ada can hear a tuba from next door.", "Ada next to tuba"),
            ("Ben is kept awake by nobody but Cleo.", ""),
            ("Ben is annoyed by the flute at the neighbouring stall.", "Ben next to flute"),
            ("Dirk often borrows the knives from the stall beside his own.", "Dirk next to knives"),
            // Who plays or sells it there has it.
            ("Ada plays the harp at the neighbouring stall.", ""),
            ("Ada does not hear the harp from the stall next to hers.", ""),
            ("Ada takes her flute to the neighbouring stall.", ""),
            ("Somewhere to the left of the harp one can hear the tuba.", "tuba left of harp"),
            (
                "Directly to the right of the wool you can smell the soap.",
                "soap directly right of wool",
            ),
            ("The flute may be heard from under the coral awning.", "flute = coral"),
            ("The keeper under the ivory awning plays the banjo.", "ivory = banjo"),
            ("The bread and the harp are found at the same stall.", "bread = harp"),
            ("The bread and the harp are not found at the same stall.", ""),
        ],
    );
}

#[test]
fn rows_are_told_in_other_words() {
    assert_read(
        ROW,
        &[
            (
                "The stall immediately to the right of Ada's belongs to Ben.",
                "Ben directly right of Ada",
            ),
            ("The stall next to Ada's has the wool.", "wool next to Ada"),
            ("The stall next to Ada has no wool.", ""),
            ("The stall whose keeper plays the harp has the ivory awning.", "harp = ivory"),
            ("The stall that is festooned with wool is Ben's.", "wool = Ben"),
            ("Ada has one of the two stalls at the ends of the row.", "Ada at an end"),
            (
                "Ada is a neighbor of Ben, but Cleo is not.",
                "Ada next to Ben and Cleo not next to Ben",
            ),
            (
                "There are exactly two stalls between Ada's and Ben's, and Ben's is the one further to the left.",
                "2 stalls between Ada and Ben and Ben left of Ada",
            ),
            ("Ada's stall is next to Ben's stall, on its right side.", "Ada directly right of Ben"),
            ("Ada has had her awning dyed olive.", "Ada = olive"),
            ("The harp is all that Elsa ever plays.", "Elsa = harp"),
            ("The fiddler has the khaki awning.", "fiddle = khaki"),
        ],
    );
}

const WEEK: &str = "positions day: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday\nspeaker: Ada, Ben, Cleo, Dirk, Elsa, Finn\n";

#[test]
fn rules_of_a_schedule() {
    assert_read(
        WEEK,
        &[
            (
                "Exactly two speakers talk after Ada and before Ben.",
                "2 days between Ada and Ben and Ada before Ben",
            ),
            ("Exactly one speaker talks between Ada and Ben.", "1 day between Ada and Ben"),
            (
                "Exactly two talks are held between Ada and Ben, and Ben talks first.",
                "2 days between Ada and Ben and Ben before Ada",
            ),
            ("Ada cannot talk on Thursday.", "Ada != Thursday"),
            ("Ada can't talk on Friday.", "Ada != Friday"),
            (
                "Ada talks on the day immediately following the day on which Ben talks.",
                "Ada day 1 more than Ben",
            ),
            ("Ada talks earlier in the week than Ben.", "Ada day less than Ben"),
            (
                "Ada is on Monday if and only if Ben is on Friday.",
                "Ada at Monday iff Ben at Friday",
            ),
            ("Ada was neither the first nor the last to talk.", "Ada not at Monday or Saturday"),
        ],
    );
}

const FAIR: &str = "prize: 1, 2, 3, 4\nbaker: Ada, Ben, Cleo, Dirk\npie: apple, cherry, peach, plum\ntown: Lima, Oslo, Rome, York\n";

#[test]
fn a_higher_prize_has_a_lower_number() {
    assert_read(
        FAIR,
        &[
            ("Ada won a higher prize than Ben.", "Ada prize less than Ben"),
            ("The plum pie placed immediately above Ada's.", "plum prize 1 less than Ada"),
            ("Ada placed just below the baker from Rome.", "Rome prize 1 less than Ada"),
            (
                "Ada's pie placed higher than the peach pie, but lower than Ben's.",
                "Ada prize less than peach and Ben prize less than Ada",
            ),
            ("Ben baked either the plum pie or the one from Rome.", "Ben is either plum or Rome"),
            ("Ada, of all people, baked the plum pie.", "Ada = plum"),
            ("Cleo did not live up to her name and baked the plum pie.", "Cleo = plum"),
            (
                "Ada considered both plum and peach, but decided against each of them.",
                "Ada != plum and Ada != peach",
            ),
            ("Ada considered both plum and peach, but decided against plum.", ""),
            (
                "Ada likes neither plum nor peach, so hers is neither of these.",
                "Ada != plum and Ada != peach",
            ),
            ("Ada can't resist the plum pie.", "Ada = plum"),
        ],
    );
}

#[test]
fn positions_that_are_values_are_told_of_as_such() {
    let puzzle = "positions date: March 3, March 10, March 17, March 24\nship: Alba, Brent, Cyrus, Delta\n\
                  port: Lima, Oslo, Rome, York\n\nclues:\n  The Alba will sail 1 week after the ship from Rome.\n  \
                  Of the Brent and the ship that will sail on March 24, one is from Oslo and the other is from Lima.\n  \
                  The Delta will sail 1 week before the ship from York.\n  The Brent will sail sometime after the Alba.\n  The Brent is from Oslo.\n";
    let (read, _) = readings(puzzle).expect("the puzzle is read");
    assert_eq!(read[0], "Alba date 1 more than Rome");
    assert_eq!(read[2], "Delta date 1 less than York");
}

#[test]
fn who_sits_between_two_is_somewhere_between_if_that_is_enough() {
    let puzzle = |last: &str| {
        format!(
            "positions seat: 1, 2, 3, 4\nguest: Ada, Ben, Cleo, Dirk\n\nclues:\n  Ada is in seat 1.\n  Ben sits between Ada and Cleo.\n  {last}\n"
        )
    };
    let (read, warnings) = readings(&puzzle("Dirk is in seat 4.")).expect("one answer");
    assert_eq!(read[1], "Ben between Ada and Cleo");
    assert!(warnings.contains("beside both or further away"), "{warnings}");
    // Beside both would leave one answer, somewhere between them leaves two.
    assert!(readings(&puzzle("Cleo is right of Ben.")).is_err());
}

#[test]
fn two_of_whom_neither_is_there_are_two() {
    let puzzle = "positions seat: 1, 2, 3\nguest: Ada, Ben, Cleo\njob: cook, nurse, tailor\n\nclues:\n  \
                  Ada is in seat 1.\n  Ben is in seat 2.\n  Neither Ben nor the cook is in the last seat.\n  The tailor is not in seat 3.\n";
    let (read, warnings) = readings(puzzle).expect("Ben is not the cook");
    assert!(read[2].contains("Ben"), "{read:?}");
    assert!(warnings.contains("are taken to be different"), "{warnings}");
}

#[test]
fn what_only_looks_like_it_is_refused() {
    assert_read(
        ROW,
        &[
            ("Ada cannot hear the harp from the stall next to hers.", ""),
            ("Ada can hardly hear the harp from next door.", ""),
            ("Ada hears the harp from both of the stalls next to hers.", ""),
            ("Ada is a stall from the harp.", ""),
            ("Ada has the harp exactly when Ben has the wool and sells soap.", ""),
            ("Ada has the harp exactly when Ben has the wool.", "Ada = harp iff Ben = wool"),
            ("If Ada has the harp, Ben has the flute, and vice versa.", ""),
            ("Ada has the harp if Ben has the wool, but Cleo has the flute.", ""),
            ("Ada considered the harp but Ben decided against it.", ""),
        ],
    );
    assert_read(
        FAIR,
        &[
            ("Ada won the highest prize.", ""),
            ("Ada liked the plum pie but not the peach pie, so hers is neither of these.", ""),
        ],
    );
    assert_read(
        "child: Ada, Ben, Cleo\nage: 8, 9, 10\nplace: 1st, 2nd, 3rd\n",
        &[("Ada has an age above 9.", ""), ("Ada is a year short of 9.", "")],
    );
    assert_read(
        "positions day: Monday, Tuesday, Wednesday\nspeaker: Ada, Ben, Cleo\n",
        &[("There are two between them.", ""), ("Exactly two between Ben.", "")],
    );
}

#[test]
fn whoever_acts_on_another_one_is_not_that_one() {
    assert_read(
        "houses: 3\nname: Ada, Ben, Cleo\npet: owl, cat, fox\ncar: Audi, Fiat, Jeep\n",
        &[
            ("Ada found the owl owner.", ""),
            ("Ada drove the owner of the fox.", ""),
            ("Ada chose the Audi driver.", ""),
            ("Ada is proud of the person with the owl.", ""),
            ("Ada is the owner of the owl.", "Ada = owl"),
            ("The owl belongs to the owner of the Audi.", "owl = Audi"),
        ],
    );
}
