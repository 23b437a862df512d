//! Facts with a comparison set off behind them, who was faster by the places of a race, and ratings in points.

use super::order::assert_read;

#[test]
fn a_comparison_behind_a_fact_is_told_of_its_row() {
    let days = "days: Monday, Tuesday, Wednesday, Thursday, Friday\n\
        speaker: Mr Baker, Mrs Carter, Mr Dunn, Miss Ellis, Mr Foster\n\
        room (speaks in): Ash Room, Birch Room, Cedar Room, Elm Room, Oak Room\n";
    assert_read(
        days,
        &[
            (
                "Whoever speaks in the Elm Room does so on Tuesday, one day earlier than Miss Ellis.",
                "Elm Room = Tuesday and Elm Room days 1 less than Miss Ellis",
            ),
            (
                "Mr Baker speaks on Tuesday, two days before Miss Ellis.",
                "Mr Baker = Tuesday and Mr Baker days 2 less than Miss Ellis",
            ),
            (
                "Mr Baker speaks in the Elm Room, the day after Miss Ellis.",
                "Mr Baker = Elm Room and Mr Baker days 1 more than Miss Ellis",
            ),
            ("Two days come before Miss Ellis.", "Miss Ellis = Wednesday"),
            // Without a verb it is no sentence, and counts no rows.
            ("Two days earlier than Miss Ellis.", ""),
            ("One day before Miss Ellis.", ""),
            ("Mr Baker speaks in the Elm Room, two days Miss Ellis.", ""),
            ("Mr Baker doesn't speak in the Elm Room, the day after Miss Ellis.", ""),
            ("Mr Baker speaks in the Elm Room or on Tuesday, the day after Miss Ellis.", ""),
        ],
    );
    let sales =
        "buyer: Ann, Bob, Cora, Dan\nitem: clock, desk, lamp, vase\nprice: $20, $30, $40, $50\n";
    assert_read(
        sales,
        &[
            (
                "Ann bought the lamp for $40, $10 more than Bob.",
                "(Ann = lamp and Ann = $40) and Ann price 10 more than Bob",
            ),
            (
                "The desk went for $30, less than the vase.",
                "desk = $30 and desk price less than vase",
            ),
            ("Ann bought the lamp for $40, $10 more.", ""),
        ],
    );
}

#[test]
fn the_faster_runner_has_the_better_place() {
    let race = "runner: Carl, Dee, Eli, Fern, Gus\nplace: 1st, 2nd, 3rd, 4th, 5th\n\
        shirt: blue, green, red, white, yellow\n";
    assert_read(
        race,
        &[
            ("Gus was faster than Eli.", "Gus place less than Eli"),
            ("Gus was slower than the runner in blue.", "Gus place more than blue"),
            ("Gus was two places faster than Eli.", "Gus place 2 less than Eli"),
            ("The fastest of the five wore green.", "1st = green"),
            ("The slowest runner wore green.", "5th = green"),
            (
                "Fern came home ahead of Gus but behind Eli.",
                "Fern place less than Gus and Eli place less than Fern",
            ),
            ("Fern came home two places behind Gus.", "Gus place 2 less than Fern"),
            ("Gus was not faster than Eli.", ""),
            ("Gus is faster than Eli.", ""),
            ("The fastest woman wore green.", ""),
            ("Fern came home before dark.", ""),
            ("Fern came home after the race.", ""),
        ],
    );
    // With speeds beside them, the places do not tell who is faster.
    let timed = format!("{race}speed: 8 mph, 9 mph, 10 mph, 11 mph, 12 mph\n");
    assert_read(&timed, &[("Gus was faster than Eli.", "Gus speed more than Eli")]);
    // Nobody is faster in a queue.
    let queue = "customer: Carl, Dee, Eli, Fern, Gus\nplace: 1st, 2nd, 3rd, 4th, 5th\n";
    assert_read(queue, &[("Gus was faster than Eli.", ""), ("The fastest customer is Eli.", "")]);
}

#[test]
fn ratings_are_in_points_where_clues_say_so() {
    let sheet =
        "\nrating: 70, 75, 80, 85\nwine: Alba, Brio, Cava, Duro\nyear: 1990, 1995, 2000, 2005\n";
    assert_read(
        sheet,
        &[
            ("Alba received a rating 5 points lower than Brio.", "Alba rating 5 less than Brio"),
            ("Alba scored 5 points higher than Brio.", "Alba rating 5 more than Brio"),
            ("Alba received a rating 5 dollars lower than Brio.", ""),
        ],
    );
}
