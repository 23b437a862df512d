//! Turns of puzzles on web pages: numbers of places compared, bounds, what stands where in a row, lists of moments and measures in
//! introductions.

use super::introduced::{is_refused, is_solved};
use super::order::assert_read;

const HOUSES: &str = "house: Elm House, Fir House, Oak House, Yew House\nyear built: 1820, 1840, 1850, 1870\nmaterial: brick, clay, stone, wood\n";
const GALLERIES: &str = "guide: Ann, Bo, Cy, Di\ngallery: Gallery 1, Gallery 2, Gallery 3, Gallery 4 (ordered)\nhall: blue, green, red, white\nvisitors: 40, 55, 70, 90\n";
const LOCKERS: &str =
    "positions locker: 1..4\nstudent: Ann, Bo, Cy, Di\nlock: black, gold, red, white\n";
const BEDS: &str = "positions bed: 1..5\ngardener: Mrs. Ash, Mr. Birch, Cy, Di, Ed\nflower: asters, dahlias, lilies, roses, tulips\nornament: bell, fountain, gnome, lamp, sundial\n";
const DRIVES: &str = "family: Ash, Birch, Cole, Dunn\nvehicle: camper, minivan, pickup, wagon\ndistance: 180 miles, 260 miles, 340 miles, 420 miles\nprice (paid): $6, $8, $9, $11\n";
const BAKERS: &str = "positions place: 1..4\nrunner: Ann, Bo, Cy, Di\ncake: pie, roll, scone, tart\napron: blue, green, red, white\n";
const CUPS: &str = "positions cup: 1..4\nguest: Ann, Bo, Cy, Di\nspice: anise, clove, mint, sage\ntemperature: 65 °C, 75 °C, 85 °C, 95 °C\n";
const ORDERS: &str = "customer: Ann, Bo, Cy, Di\ncoffee: latte, mocha, espresso, macchiato\nsnack: roll, scone, tart, wafer\n";
const SIGNALS: &str = "keeper: Ann, Bo, Cy, Di\nsignal: single flash, double flash, triple flash, steady light\nheight: 18 m, 24 m, 27 m, 36 m\n";

#[test]
fn the_most_is_denied_of_the_subject() {
    let newer = "Elm House year built more than clay and Elm House != 1870";
    assert_read(
        HOUSES,
        &[
            ("Elm House is newer than the clay house, but it is not the newest.", newer),
            (
                "Elm House is newer than the clay house, but it is not the newest of the four.",
                newer,
            ),
            (
                "Elm House is older than the clay house, but it is not the oldest of the four.",
                "Elm House year built less than clay and Elm House != 1820",
            ),
            // Of which house would that tell?
            ("Elm House is newer than the clay house, but it is not the oldest.", ""),
            ("Elm House is newer than the clay house, and it is the newest.", ""),
        ],
    );
}

#[test]
fn a_verb_with_no_denies() {
    assert_read(
        HOUSES,
        &[
            ("Elm House has no brick.", "Elm House != brick"),
            ("Elm House contains no brick.", "Elm House != brick"),
            ("Neither Elm House nor Fir House contains no brick.", ""),
            ("Elm House contains no more brick than Fir House.", ""),
        ],
    );
}

#[test]
fn numbers_of_places_are_compared_in_more_ways() {
    assert_read(
        GALLERIES,
        &[
            ("The number of Ann's gallery is one higher than Bo's.", "Ann gallery 1 more than Bo"),
            (
                "The number of Ann's gallery is lower than that of the gallery that had 70 visitors.",
                "Ann gallery less than 70",
            ),
            ("Ann's gallery has a lower number than Bo's.", "Ann gallery less than Bo"),
            (
                "Ann's gallery has a number exactly one higher than Bo's.",
                "Ann gallery 1 more than Bo",
            ),
            (
                "The red hall is in a gallery with a lower number than Bo's.",
                "red gallery less than Bo",
            ),
            // The visitors are no numbers of galleries.
            ("Ann's gallery has a number exactly 15 higher than Bo's.", ""),
            ("The number of Ann's visitors is one higher than Bo's.", ""),
        ],
    );
    assert_read(
        LOCKERS,
        &[
            ("The number of Ann's locker is one higher than Bo's.", "Ann directly right of Bo"),
            ("Ann's locker number is exactly one higher than Bo's.", "Ann directly right of Bo"),
        ],
    );
}

#[test]
fn values_are_above_or_below_a_number_that_is_none() {
    assert_read(
        DRIVES,
        &[
            (
                "The pickup traveled fewer than 300 miles.",
                "pickup is either 180 miles or 260 miles",
            ),
            ("The pickup traveled over 300 miles.", "pickup is either 340 miles or 420 miles"),
            ("The Dunns paid less than $7.", "Dunn = $6"),
            ("The pickup traveled more than 500 miles.", ""),
            (
                "The Dunns paid less than $7 more than the Coles.",
                "Dunn price more than Cole and price(Dunn) < price(Cole) + 7",
            ),
            ("The pickup didn't travel fewer than 300 miles.", ""),
            ("The pickup or the camper traveled fewer than 300 miles.", ""),
            ("The pickup traveled fewer than 300 miles from the lake.", ""),
        ],
    );
}

#[test]
fn a_comparison_leaves_out_the_verb_of_the_one_before() {
    assert_read(
        LOCKERS,
        &[
            (
                "Ann stands farther to the left than Bo, and Bo farther to the left than Cy.",
                "Ann left of Bo and Bo left of Cy",
            ),
            ("Ann stands farther to the left than Bo, and Bo farther to the right than Cy.", ""),
        ],
    );
    assert_read(
        DRIVES,
        &[
            (
                "Ash paid more than Birch, and Birch more than Cole.",
                "Ash price more than Birch and Birch price more than Cole",
            ),
            ("Ash did not pay more than Birch, and Birch more than Cole.", ""),
        ],
    );
}

#[test]
fn things_stand_in_a_row() {
    assert_read(
        BEDS,
        &[
            ("The tulips bloom somewhere to the right of the asters.", "tulips right of asters"),
            ("Di glanced directly to the right of Ed.", ""),
            ("Di's tulips are heavier than Ed's roses.", ""),
            ("Di's tulips have the gnome.", ""),
            (
                "The gnome hangs directly between those of Di and Ed.",
                "gnome directly between Di and Ed",
            ),
            ("The gnome is between those of Di or Ed.", ""),
            ("The bell hangs next to the lamp.", "bell next to lamp"),
            ("Di's tulips are in bed 3.", "tulips in bed 3 and Di = tulips"),
            (
                "Mrs. Ash's tulips are next to the asters.",
                "tulips next to asters and Mrs. Ash = tulips",
            ),
            (
                "Di's tulips bloom somewhere to the right of the asters.",
                "tulips right of asters and Di = tulips",
            ),
            ("Di's tulips or Ed's roses are in bed 3.", ""),
            ("If Di's tulips are in bed 3, then Ed has roses.", ""),
            ("There are tulips in bed 3.", "tulips in bed 3"),
            ("There are tulips in Mr. Birch's bed.", "tulips = Mr. Birch"),
            ("There are tulips in one of the end beds.", "tulips at an end"),
            ("There are no tulips in Di's bed.", "tulips != Di"),
            ("There are three tulips in bed 3.", ""),
            ("There are tulips and roses in bed 3.", ""),
        ],
    );
}

#[test]
fn things_are_ordered_together() {
    assert_read(
        ORDERS,
        &[
            ("The latte was ordered together with the roll.", "latte = roll"),
            ("The latte was not ordered together with the roll.", ""),
            ("Ann arrived together with Bo.", ""),
            ("Ann insists on the roll.", "Ann = roll"),
            ("Ann does not insist on the roll.", ""),
        ],
    );
}

#[test]
fn what_is_in_the_most_of_some_rows() {
    assert_read(
        CUPS,
        &[
            ("The mint is in the coolest cup.", "mint = 65 °C"),
            ("The mint is in the hottest of the four cups.", "mint = 95 °C"),
            ("The mint is not in the coolest cup.", "mint != 65 °C"),
            ("The mint is in the coolest of the three cups.", ""),
            ("The mint is in the largest cup.", ""),
        ],
    );
}

#[test]
fn prizes_and_places_of_a_contest() {
    assert_read(
        BAKERS,
        &[
            ("First prize went to Ann.", "Ann in place 1"),
            ("The tart earned Ann third place.", "tart = Ann and Ann in place 3"),
            (
                "Ann and Bo took consecutive places, not necessarily in that order.",
                "Ann next to Bo",
            ),
            (
                "The wearers of the red apron and the blue apron took consecutive places.",
                "red next to blue",
            ),
            ("Ann, in her red apron, did worse than Bo.", "Ann = red and Ann after Bo"),
            ("Ann, in her hurry, did worse than Bo.", ""),
            ("The tart did not earn Ann third place.", ""),
            ("Ann or Bo took consecutive places.", ""),
            ("Ann, Bo and Cy took consecutive places.", ""),
            ("Sixth prize went to Ann.", ""),
        ],
    );
    let race = |told: &str| format!("{told}\n\nBakers: Ann, Bo, Cy\nCakes: pie, roll, tart");
    let clues = "1. Ann came directly ahead of Bo.\n2. Cy baked the tart.\n3. The pie came first.\n4. Bo came second.";
    is_solved(
        &race("Three bakers took the places from first to third."),
        clues,
        &["1,Ann,pie", "2,Bo", "3,Cy"],
    );
}

#[test]
fn an_item_may_be_called_double() {
    assert_read(
        SIGNALS,
        &[
            (
                "Ann is exactly 9 m higher than the one with the double flash.",
                "Ann height 9 more than double flash",
            ),
            ("Ann is double the height of Bo.", ""),
        ],
    );
}

/// Clues about four thefts.
const THEFTS: &str = "1. The red room was robbed at 9:15.\n2. Ann came 15 minutes after Bo.\n3. Bo was in the red room.\n4. Cy came at 10:00.\n5. The blue \
                      room was robbed at 9:30.\n6. Di was in the white room.";

/// What tells of the thefts, above their lists.
fn thefts(told: &str) -> String {
    format!("{told}\n\nThieves: Ann, Bo, Cy, Di\nRooms: blue, green, red, white")
}

#[test]
fn as_many_things_as_moments_list_these() {
    let rows = &["Ann,blue,9:30", "Bo,red,9:15", "Cy,green,10:00", "Di,white,9:45"];
    for told in [
        "Four vases were stolen in a single evening, at 9:15, 9:30, 9:45 and 10:00.",
        "Four vases vanished at 9:15, 9:30, 9:45 and 10:00.",
    ] {
        is_solved(&thefts(told), THEFTS, rows);
    }
    for told in [
        "Four vases were stolen after 9:15, 9:30, 9:45 and 10:00.",
        "Some of the four vases were stolen at 9:15, 9:30, 9:45 and 10:00.",
        "Each of the four vases was stolen at 9:15, 9:30, 9:45 and 10:00.",
    ] {
        is_refused(&thefts(told), THEFTS);
    }
}

/// Clues about four towers.
const TOWERS: &str = "1. Ann's tower is 9 m higher than Bo's.\n2. Cy's tower is 3 m lower than Ann's.\n3. The white tower is the highest.\n4. Bo keeps the \
                      red tower.\n5. Cy keeps the blue tower.";

#[test]
fn the_measures_of_all_are_a_list() {
    let towers = |told: &str| {
        format!(
            "Four towers stand here. {told}\n\nKeepers: Ann, Bo, Cy, Di\nColors: blue, green, red, white"
        )
    };
    let rows = &["Ann,green,27 m", "Bo,red,18 m", "Cy,blue,24 m", "Di,white,36 m"];
    for told in [
        "Their towers are 18 m, 24 m, 27 m and 36 m high.",
        "Their towers are 18 m, 24 m, 27 m and 36 m high; each has its own keeper and its own color.",
    ] {
        is_solved(&towers(told), TOWERS, rows);
    }
    is_refused(&towers("Their towers are not 18 m, 24 m, 27 m and 36 m high."), TOWERS);
}

/// Clues about four galleries.
const TOURS: &str = "1. Ann's gallery has a lower number than Bo's gallery.\n2. The number of Cy's gallery is one higher than that of the gallery with the \
                     masks.\n3. Bo showed the masks.\n4. Ann did not show the coins.\n5. Cy showed the vases.\n6. Di's gallery number is lower than Ann's.";

#[test]
fn numbered_rooms_are_a_category_beside_names() {
    let tours = "A museum has four galleries. Each has its own guide and its own collection.\n\nGalleries: Gallery 1, Gallery 2, Gallery 3, Gallery 4\nGuides: \
                 Ann, Bo, Cy, Di\nCollections: coins, masks, rugs, vases";
    let rows =
        &["Gallery 1,Di,coins", "Gallery 2,Ann,rugs", "Gallery 3,Bo,masks", "Gallery 4,Cy,vases"];
    is_solved(tours, TOURS, rows);
}

/// Clues about three friends.
const TREATS: &str =
    "1. Ann has the red bag.\n2. Bo brought the tuna.\n3. The blue bag holds the ham.";

#[test]
fn an_introduction_tells_of_other_things() {
    let treats = |told: &str| {
        format!(
            "{told}\n\nFriends: Ann, Bo, Cy\nBags: blue, green, red\nFillings: cheese, ham, tuna"
        )
    };
    let rows = &["Ann,red,cheese", "Bo,green,tuna", "Cy,blue,ham"];
    for told in [
        "At the monthly recipe swap in the town hall, three friends met.",
        "Three friends set off on the very same morning.",
        "Three friends met. Every bag had come through the rain without a single hole.",
        "For once it wasn't raining: three friends had packed their bags.",
    ] {
        is_solved(&treats(told), TREATS, rows);
    }
    for told in [
        "Three friends met, and two of them swap their bags in the end.",
        "Three friends met. Each came without a bag.",
        "Three friends met. Of the bags, one was not their own.",
        "Three friends met before the bag swap in the hall.",
        "Three friends met. They wore the same hat.",
        "Three friends met. The bags are not as the clues say.",
    ] {
        is_refused(&treats(told), TREATS);
    }
}

#[test]
fn a_heading_may_be_starting_times() {
    let films = |heading: &str| {
        format!(
            "Three films are shown.\n\nFilms: Dawn, Mill, Rain\nHalls: blue, green, red\n{heading}: 7:00, 8:30, 10:00"
        )
    };
    let clues = "1. Dawn starts 90 minutes before Mill.\n2. The red hall shows Rain.\n3. Mill starts at 10:00.\n4. Dawn is not in the blue hall.";
    let rows = &["Dawn,green,8:30", "Mill,blue,10:00", "Rain,red,7:00"];
    is_solved(&films("Starting times"), clues, rows);
    is_refused(&films("Times starting with the red hall"), clues);
}
