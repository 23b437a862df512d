//! Turns of puzzles as many editors write them: stalls that somebody has set up, ships that lie beside each other, breakfasts, rooms
//! by their numbers, winners; and what stands in front of such clues.

use super::introduced::{is_refused, is_solved};
use super::order::assert_read;

const MARKET: &str = "positions stall: 1..5\nseller: Ann, Bo, Cy, Di, Ed\ngoods: dates, eggs, figs, jam, nuts\nflag: blue, green, pink, red, white\n";
const HARBOR: &str = "positions berth: 1..4\nship: Curlew, Heron, Petrel, Tern\ncaptain: Abel, Brook, Croft, Dunn\ndeparture: 5:00, 6:00, 7:00, 9:00\n";
const ROOMS: &str = "positions room: 11..15\nguest: Ann, Bo, Cy, Di, Ed\njob: baker, cook, dentist, judge, maid\nmeal (ate): eggs, ham, oats, soup, toast\n";
const UNEVEN: &str = "positions room: 11, 12, 14, 18\nguest: Ann, Bo, Cy, Di\n";
const BREAKFAST: &str = "positions house: 1..4\nname: Ann, Bo, Cy, Di\ndrink: cocoa, coffee, milk, tea\npet: cat, dog, hen, owl\n";
const BAKERY: &str =
    "positions place: 1..5\nname: Ann, Bo, Cy, Di, Ed\nbuys (buys): bun, cake, loaf, pie, tart\n";
const TENTS: &str =
    "positions place: 1..4\nfriend: Ann, Bo, Cy, Di\ntent: blue, green, grey, pink\n";
const LAMPS: &str = "model: Argo, Brio, Clio, Dora\nprice: $20, $35, $50, $70\nbuyer: Ann, Bo, Cy, Di\nshade: glass, linen, paper, silk\n";
const COUSINS: &str = "cousin: Ann, Bo, Cy, Di\nage: 6, 8, 11, 14\ninstrument: drums, flute, harp, lute\nfruit: fig, kiwi, lime, pear\n";

#[test]
fn who_has_set_up_where_and_has_nothing_to_offer() {
    assert_read(
        MARKET,
        &[
            ("Ann has set up at one end of the row.", "Ann at an end"),
            ("Bo has set up directly to the left of Cy.", "Bo directly left of Cy"),
            (
                "Ann has set up at one end of the row, though she has no figs to offer.",
                "Ann at an end and Ann != figs",
            ),
            (
                "Ann sells the jam, although she is not next to Bo.",
                "Ann = jam and Ann not next to Bo",
            ),
            (
                "Ann has the jam for sale, and there is exactly one stall between hers and Bo's.",
                "Ann = jam and 1 stall between Ann and Bo",
            ),
            (
                "Ann has the jam, and there is exactly one stall between her and Bo.",
                "Ann = jam and 1 stall between Ann and Bo",
            ),
            // What stands between is not that of one of two, nor of somebody else.
            ("Ann is beside Di, and there is exactly one stall between hers and Bo's.", ""),
            (
                "Ann is beside the red flag, and there is exactly one stall between his and Bo's.",
                "",
            ),
            ("Ann has the jam, and there is exactly one stall between hers and Bo.", ""),
            ("Ann has not set up at one end of the row.", ""),
            ("Ann has set up an alarm at one end of the row.", ""),
            ("The figs can be found in stall 3.", "figs in stall 3"),
            ("The figs may be found in stall 3.", ""),
            ("Ann is to the left of Bo, though he has no figs.", ""),
            ("Ann has set up next to the church.", ""),
            ("Ann wants figs to offer.", ""),
            ("Ann has set up at the far end of the row.", ""),
        ],
    );
}

#[test]
fn the_far_left_of_a_row() {
    assert_read(
        BREAKFAST,
        &[
            ("The cat is at the far right of the row.", "cat in house 4"),
            ("The dog lives at the far left of the street.", "dog in house 1"),
            ("The hen is not at the far left of the row.", "hen not in house 1"),
            ("The owl lives at the far end of the row.", ""),
            ("The owl is far right of the hen in the row.", ""),
        ],
    );
}

#[test]
fn what_somebody_starts_the_day_with() {
    assert_read(
        BREAKFAST,
        &[
            ("Ann starts every morning with coffee.", "Ann = coffee"),
            ("Ann, who owns the cat, starts the day with a cup of tea.", "Ann = cat and Ann = tea"),
            ("Finally, Bo begins each day with milk.", "Bo = milk"),
            ("Cy, finally, does not have the cocoa.", "Cy != cocoa"),
            // Who walks the dog then need not own it.
            ("Ann starts every morning with the dog.", ""),
            ("Ann never starts the day with coffee.", ""),
            ("Ann starts every morning with Bo.", ""),
            ("Ann would start every morning with coffee.", ""),
            ("Ann starts every other morning with coffee.", ""),
        ],
    );
}

#[test]
fn ships_that_lie_side_by_side_and_put_to_sea() {
    assert_read(
        HARBOR,
        &[
            ("The Tern does not lie in either of the outside berths.", "Tern not at an end"),
            ("The Heron puts to sea at 6:00.", "Heron = 6:00"),
            (
                "The Heron puts to sea exactly one hour after the Tern.",
                "Heron departure 1 hour more than Tern",
            ),
            ("The Curlew leaves port at 9:00.", "Curlew = 9:00"),
            ("Abel departs earlier than Brook.", "Abel departure less than Brook"),
            (
                "Abel departs earlier than Brook but later than Croft.",
                "Abel departure less than Brook and Abel departure more than Croft",
            ),
            ("Abel lies.", ""),
            ("The Heron lies about its hour.", ""),
            ("Abel does not depart earlier than Brook.", ""),
            ("The Heron would put to sea at 6:00.", ""),
        ],
    );
}

#[test]
fn rooms_by_their_numbers() {
    assert_read(
        ROOMS,
        &[
            ("Ann's room number is exactly one higher than Bo's.", "Ann directly right of Bo"),
            ("Ann's room number is exactly two lower than the cook's.", "Ann 2 left of cook"),
            ("Ann has a higher room number than Bo.", "Ann right of Bo"),
            (
                "Ann, who ate ham, has a lower room number than the cook.",
                "Ann = ham and Ann left of cook",
            ),
            (
                "Ann is neither the cook nor the maid, and she is to the left of Bo.",
                "Ann != cook and Ann != maid and Ann left of Bo",
            ),
            (
                "The cook will eat the oats in a room adjacent to the judge's.",
                "cook = oats and cook next to judge",
            ),
            // Who is in that room is not said.
            ("The cook will not eat the oats in a room adjacent to the judge's.", ""),
            ("Ann is not next to Bo, and he is the cook.", ""),
            ("Ann is not the cook, and he is the maid's neighbour.", ""),
            ("Ann has a higher bill than Bo.", ""),
            ("Ann has a higher room number than all of them.", ""),
        ],
    );
    assert_read(
        UNEVEN,
        &[
            ("Ann's room number is exactly two lower than Bo's.", ""),
            ("Ann's room number is exactly one lower than Bo's.", ""),
        ],
    );
}

#[test]
fn who_is_how_far_from_the_front_of_a_queue() {
    assert_read(
        BAKERY,
        &[
            ("Ann has exactly two people in front of her.", "Ann in place 3"),
            ("Bo has exactly one person behind him.", "Bo in place 4"),
            (
                "Ann, who buys the bun, has exactly two people in front of her.",
                "Ann = bun and Ann in place 3",
            ),
            (
                "The loaf will go to the last person in the queue, and that is not Ed.",
                "loaf in place 5 and loaf != Ed",
            ),
            (
                "The pie went to the first person in the queue, who is not Di.",
                "pie in place 1 and pie != Di",
            ),
            ("Ann has two people in front of her.", ""),
            ("Ann, who is behind Bo, has exactly two people in front of him.", ""),
            ("Ann or Bo has exactly two people in front of her.", ""),
            ("Ann, who is next to the bun, has exactly two people in front of him.", ""),
            ("The loaf is beside the last person in the queue, and that is not Ed.", ""),
            ("The loaf will go to the last person in the queue, and that is not all.", ""),
            ("Ann came first, then Bo and, finally, Cy.", ""),
        ],
    );
}

#[test]
fn tents_from_west_to_east() {
    assert_read(
        TENTS,
        &[
            ("The westernmost tent is grey.", "grey in place 1"),
            ("Ann is in the easternmost tent.", "Ann in place 4"),
            ("The pink tent is exactly two places west of the blue tent.", "pink 2 left of blue"),
            ("The northernmost tent is grey.", ""),
        ],
    );
}

#[test]
fn the_two_cheapest_and_neither_of_two() {
    assert_read(
        LAMPS,
        &[
            (
                "The two cheapest lamps were the Argo and the one with the silk shade, in one order or the other.",
                "{Argo, silk} = {$20, $35}",
            ),
            ("The two cheapest lamps are the Argo and the Brio.", "{Argo, Brio} = {$20, $35}"),
            (
                "Ann bought neither the Argo nor the lamp with the silk shade.",
                "Ann != Argo and Ann != silk",
            ),
            (
                "Ann bought neither the Argo nor the one with the silk shade.",
                "Ann != Argo and Ann != silk",
            ),
            ("The two cheapest women were Ann and Bo.", ""),
            ("The two cheapest lamps are not the Argo and the Brio.", ""),
            ("The two cheapest lamps are next to each other.", ""),
            ("Ann met neither the Argo nor the man with the silk shade.", ""),
        ],
    );
}

#[test]
fn what_went_to_somebody_older() {
    assert_read(
        COUSINS,
        &[
            (
                "The fig went to a cousin who is exactly three years older than Bo.",
                "fig age 3 more than Bo",
            ),
            ("The fig went to an older cousin than the kiwi did.", "fig age more than kiwi"),
            (
                "The fig went to a cousin who is younger than the flute player.",
                "fig age less than flute",
            ),
            ("The fig never went to an older cousin than the kiwi did.", ""),
            ("The fig went to a cousin who ran further than Bo.", ""),
            ("The fig went to an older brother than the kiwi did.", ""),
            ("The fig or the kiwi went to a cousin who is older than Bo.", ""),
            ("The fig goes to a girl who is older than Bo.", ""),
        ],
    );
}

/// Clues about three runners.
const RACE: &str = "1. The winner's vest was red.\n2. Ann finished immediately behind the runner in blue.\n3. Bo did not finish first.";

/// What tells of the runners, above the clues.
fn race(told: &str, heading: &str) -> String {
    format!(
        "Three runners (Ann, Bo and Cy) {told}, and there were no ties. Each wore a vest of a different colour, namely blue, \
         green or red. {heading}"
    )
}

#[test]
fn a_race_of_ten_kilometres_and_what_is_known_of_its_result() {
    let rows = &["1,Cy,red", "2,Bo,blue", "3,Ann,green"];
    let heading = "The following is known about the result:";
    is_solved(&race("completed a 10-kilometre race", heading), RACE, rows);
    is_solved(&race("ran a 5-mile race", heading), RACE, rows);
    is_refused(&race("beat 10 others in a race", heading), RACE);
    is_refused(&race("completed a race", "The following is known about the winner:"), RACE);
    is_refused(&race("completed a race", "The following is not known about the result:"), RACE);
}

/// Clues about three rooms.
const CORRIDOR: &str = "1. Ann's room number is exactly one lower than the cook's.\n2. The maid has room 21.\n3. Bo has a higher \
                        room number than Cy.\n4. The judge is in a room next to Cy's.";

/// What tells of the rooms, above their lists.
fn corridor(told: &str) -> String {
    format!(
        "Three guests occupy rooms {told} along a corridor.\n\nGuests: Ann, Bo, Cy\nJobs: cook, judge, maid"
    )
}

#[test]
fn rooms_that_follow_one_another() {
    let rows = &["21,Ann,maid", "22,Cy,cook", "23,Bo,judge"];
    is_solved(&corridor("21, 22 and 23, which follow one another in that order"), CORRIDOR, rows);
    is_refused(&corridor("21, 23 and 22, which follow one another in that order"), CORRIDOR);
    is_refused(&corridor("21, 22 and 23, which were let in that order"), CORRIDOR);
    is_refused(
        "Ann, Bo and Cy, in rooms 21, 22 and 23, follow one another in that order along a corridor.\n\nJobs: cook, judge, maid",
        CORRIDOR,
    );
}

/// Clues about three ships.
const QUAY: &str = "1. The Heron has the rightmost berth.\n2. Abel's ship lies beside the Heron.\n3. Brook's ship is not the Heron.\n4. The \
                    Tern is to the left of the Gull.";

/// What tells of the ships, above their lists.
fn quay(told: &str) -> String {
    format!(
        "Three ships are moored next to one another. {told}\n\nShips: Gull, Heron, Tern\nCaptains: Abel, Brook, Croft"
    )
}

#[test]
fn a_row_is_numbered_as_it_is_seen() {
    let rows = &["1,Tern,Brook", "2,Gull,Abel", "3,Heron,Croft"];
    let told = "Berth 1 is the leftmost when you look out from the quay and berth 3 the rightmost.";
    is_solved(&quay(told), QUAY, rows);
    is_refused(&quay("Berth 1 is the rightmost when you look out from the quay."), QUAY);
    is_refused(&quay("Berth 1 is the leftmost when you look out from the Gull."), QUAY);
}

/// Clues about three watches.
const SHOP: &str = "1. The Argo cost exactly $15 more than the one that Ann bought.\n2. Ann did not buy the Brio.\n3. Cy paid less \
                    than Bo.";

/// What tells of the watches, above their lists.
fn shop(told: &str) -> String {
    format!(
        "A jeweller sold three watches. {told}\n\nModels: Argo, Brio, Clio\nBuyers: Ann, Bo, Cy"
    )
}

#[test]
fn prices_in_front_of_what_every_watch_had() {
    let rows = &["$40,Clio,Ann", "$55,Argo,Cy", "$80,Brio,Bo"];
    let prices = "The prices were $40, $55 and $80";
    is_solved(
        &shop(&format!("{prices}, and every watch had a box of a different colour.")),
        SHOP,
        rows,
    );
    is_refused(&shop("The prices were not $40, $55 and $80, and every watch had a box."), SHOP);
    is_refused(&shop(&format!("{prices}, and every watch but one had a box.")), SHOP);
}

/// Clues about three concerts.
const CONCERTS: &str =
    "1. The harp is heard the day after the flute.\n2. Ann plays on Monday.\n3. Bo plays the lute.";

/// What tells of the concerts, above their lists.
fn concerts(told: &str) -> String {
    format!("{told}\n\nMusicians: Ann, Bo, Cy\nInstruments: flute, harp, lute")
}

#[test]
fn one_concert_a_day() {
    let rows = &["Monday,Ann,flute", "Tuesday,Cy,harp", "Wednesday,Bo,lute"];
    is_solved(
        &concerts("The hall offers one concert a day, on Monday, Tuesday and Wednesday."),
        CONCERTS,
        rows,
    );
    is_refused(
        &concerts("The hall offers two concerts a day, on Monday, Tuesday and Wednesday."),
        CONCERTS,
    );
    is_refused(
        &concerts(
            "The hall offers no more than one concert a day, on Monday, Tuesday and Wednesday.",
        ),
        CONCERTS,
    );
}
