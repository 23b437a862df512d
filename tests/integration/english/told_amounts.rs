//! Amounts as editors tell them: `It took Ann 4 minutes longer`, `falls 60 feet short of`, `beat Ann's by 3 inches`.

use super::order;
use super::readings;
use super::sentences::reading;

const RUNS: &str = "time: 31 minutes, 35 minutes, 39 minutes, 43 minutes\nrunner: Ann, Ben, Cora, Dan\nstate (from): Maine, Ohio, Texas, Utah\n";
const TOWERS: &str = "height: 60 feet, 90 feet, 120 feet, 150 feet\nkeeper: Ann, Ben, Cora, Dan\ncape (at): Dorn, Gull, Lark, Pine\n";
const PUMPKINS: &str = "weight: 801 pounds, 810 pounds, 819 pounds, 830 pounds\ngrower: Ann, Ben, Cora, Dan\ntown (from): Bath, Hull, Kent, York\n";
const TUGS: &str = "power: 1200 hp, 1500 hp, 1800 hp, 2100 hp\ntug: Bulldog, Rhino, Smoky, Tiger\nskipper: Ann, Ben, Cora, Dan\n";
const YODELS: &str = "score: 70 points, 74 points, 78 points, 90 points\nsinger: Ann, Ben, Cora, Dan\nsong (sang): Alp Song, Goat Bell, Lone Peak, Wood Cry\n";
const STAIRS: &str =
    "steps: 550 steps, 730 steps, 910 steps\nrunner: Ann, Ben, Cora\ntower: Dome, Plaza, Spire\n";
const SIGHTINGS: &str = "night: Sunday, Monday, Tuesday, Wednesday\nwatcher: Ann, Ben, Cora, Dan\nrock (spotted): Bellini, Goliath, Petunia, Quixote\n";
const WEDDINGS: &str = "guests: 80 guests, 110 guests, 140 guests\ncouple: Ann and Ben, Cora and Dan, Eve and Finn\nvenue (at): Barn, Club, Garden\n";

/// Asserts what each sentence is read as, and that no end of one is more than an error.
fn assert_read(header: &str, table: &[(&str, &str)]) {
    order::assert_read(header, table);
    for (sentence, _) in table {
        for (space, _) in sentence.match_indices(' ') {
            let _ = reading(header, &sentence[space + 1..]);
        }
    }
}

#[test]
fn what_takes_longer_falls_short_or_is_more_by_so_much() {
    assert_read(
        RUNS,
        &[
            ("It took Ann 4 minutes longer to finish than Ben.", "Ann time 4 more than Ben"),
            ("It took Ann 4 minutes longer than it took Ben.", "Ann time 4 more than Ben"),
            ("Ann beat Ben by 4 minutes.", "Ann time 4 less than Ben"),
            ("Ann trailed Ben by 4 minutes.", "Ann time 4 more than Ben"),
            ("It took Ann 4 minutes longer to run the race than Ben.", "Ann time 4 more than Ben"),
            ("It took Ann 4 minutes longer to tie her shoes than Ben.", ""),
            ("It took Ann 4 minutes to find Ben.", ""),
            ("Ann beat Ben but trailed Cora by 4 minutes.", ""),
            ("Ann beat Ben, and Cora trailed Dan by 4 minutes.", ""),
        ],
    );
    assert_read(
        TOWERS,
        &[
            ("The tower at Dorn falls 60 feet short of Ann's.", "Dorn height 60 less than Ann"),
            ("Dorn is taller than Gull by 30 feet.", "Dorn height 30 more than Gull"),
            ("Dorn is taller by 30 feet than Gull.", "Dorn height 30 more than Gull"),
            ("The tower at Dorn falls 60 feet short of 150 feet.", ""),
            ("Dorn stands 30 feet over the sea.", ""),
            (
                "Dorn is taller than Gull and shorter than Lark by 30 feet.",
                "Dorn height more than Gull and Dorn height 30 less than Lark",
            ),
        ],
    );
    assert_read(
        PUMPKINS,
        &[
            ("The one from Bath weighed in 9 pounds under Ben's.", "Bath weight 9 less than Ben"),
            ("Ann is the grower of the 830-pounder.", "Ann = 830 pounds"),
            ("The one from Bath topped Ben's by 9 pounds.", "Bath weight 9 more than Ben"),
            ("The one from Bath is weightier than Ben's.", "Bath weight more than Ben"),
            ("Ann finished 9 minutes under Ben.", ""),
        ],
    );
    let wrecks =
        "depth: 20 feet, 40 feet, 60 feet\ndiver: Ann, Ben, Cora\nwreck: Comet, Dart, Gull\n";
    assert_read(
        wrecks,
        &[
            ("The Comet came in 20 feet under the Dart.", ""),
            ("The Comet towers 20 feet over the Dart.", ""),
        ],
    );
    assert_read(TUGS, &[("The Rhino's skipper is stronger than the Tiger's.", "")]);
    assert_read(
        YODELS,
        &[
            (
                "The judges gave Ann 16 points more than they gave Ben.",
                "Ann score 16 more than Ben",
            ),
            ("Ann trailed Ben by 4 points.", "Ann score 4 less than Ben"),
            ("The judges gave Ann 16 points for Ben.", ""),
        ],
    );
    assert_read(
        STAIRS,
        &[(
            "There are 180 more steps in the Plaza than in the Dome.",
            "Plaza steps 180 more than Dome",
        )],
    );
    assert_read(
        SIGHTINGS,
        &[
            ("Goliath was spotted two nights after Quixote.", "Goliath night 2 more than Quixote"),
            ("Goliath was spotted the night after Quixote.", "Goliath night 1 more than Quixote"),
        ],
    );
    assert_read(
        WEDDINGS,
        &[
            (
                "The couple at the Barn has 30 more people than the couple at the Club.",
                "Barn guests 30 more than Club",
            ),
            ("The couple at the Barn met 30 more people than the couple at the Club.", ""),
        ],
    );
}

#[test]
fn a_week_may_begin_on_sunday() {
    let header = "date (on): Sunday, Monday, Tuesday\nname: Ann, Ben, Cora\n";
    assert_read(header, &[("Ann spoke before Ben.", "Ann date less than Ben")]);
    for days in ["Monday, Sunday, Tuesday", "Saturday, Sunday, Monday", "Nov, Dec, Jan"] {
        let header = format!("date (on): {days}\nname: Ann, Ben, Cora\n");
        assert_read(&header, &[("Ann spoke before Ben.", "")]);
    }
}

#[test]
fn numbered_labels_are_compared_where_they_are_named() {
    let header = "table: Table 1, Table 2, Table 3, Table 4\nguest: Ann, Ben, Cora, Dan\nmoves: 20 moves, 22 moves, 24 moves, 28 moves\n";
    assert_read(
        header,
        &[
            ("Ann sat at a higher-numbered table than Ben.", "Ann table more than Ben"),
            ("Ann sat at a table with a higher number than Ben.", "Ann table more than Ben"),
            ("Ann's table was two higher than Ben's.", "Ann table 2 more than Ben"),
            ("Ann's table number was two higher than Ben's.", "Ann table 2 more than Ben"),
            ("Ann sat at a table numbered two higher than Ben's.", ""),
        ],
    );
    let weeks = "week (in): first week, second week, third week\nchild: Ann, Ben, Cora\n";
    assert_read(weeks, &[("Ann is in a higher grade than Ben.", "")]);
}

const BEE: &str =
    "round: 4, 5, 6, 7\nspeller: Ann, Ben, Cora, Dan\nword: bivouac, chauffeur, rhythm, yacht\n";

#[test]
fn what_was_told_is_told_again() {
    assert_read(
        BEE,
        &[
            ("Ann missed yacht.", "Ann = yacht"),
            ("The speller who was stumped by rhythm is Ann.", "rhythm = Ann"),
            ("Ann didn't misspell yacht.", ""),
            ("Ben couldn't spell chauffeur.", "Ben = chauffeur"),
            ("Ann couldn't spell yacht or rhythm.", ""),
            ("Ben missed Dan.", ""),
        ],
    );
    assert_read(
        TOWERS,
        &[
            (
                "Dorn is taller than Ann's tower, and neither of these is 60 feet.",
                "Dorn height more than Ann and (Dorn != 60 feet and Ann != 60 feet and Dorn != Ann)",
            ),
            (
                "Of the three keepers, one is Ann, one is at Gull and one is at Lark.",
                "all different (Ann, Gull, Lark)",
            ),
            ("Of the three keepers, one is Ann and one is at Gull.", ""),
        ],
    );
    let sales = "price: $5, $6, $7, $8\nbuyer: Ann, Ben, Cora, Dan\nbook: Atlas, Dune, Emma, Kim\n";
    assert_read(sales, &[("Emma was not the cheapest of the lot.", "Emma != $5")]);
    let quilts = "year: 1990, 1992, 1996, 1998\nquilter: Ann, Ben, Cora, Dan\nquilt: Bear, Cabin, Star, Vine\n";
    assert_read(
        quilts,
        &[(
            "The Bear quilt was made exactly six years after Ann completed hers.",
            "Bear year 6 more than Ann",
        )],
    );
}

#[test]
fn sizes_are_of_weights_and_not_of_what_somebody_has() {
    assert_read(
        PUMPKINS,
        &[
            ("The lightest one was not Ann's.", "801 pounds != Ann"),
            ("The biggest town is Bath.", ""),
            ("Ann is bigger than Ben.", ""),
        ],
    );
    let read = readings(&format!("{STAIRS}\nclues:\n  Ann's dog is larger than Ben's.\n"));
    assert!(read.is_err());
}

#[test]
fn an_amount_is_no_item() {
    let header = "start: 1:00 pm, 1:30 pm, 2:00 pm, 2:30 pm\nlength: 30 minutes, 60 minutes, 90 minutes, 120 minutes\n\
                  patient: Ann, Ben, Cora, Dan\n";
    assert_read(
        header,
        &[
            ("Ann arrived 30 minutes earlier than Ben.", ""),
            ("Ann started 30 minutes earlier than Ben.", "Ann start 30 minutes less than Ben"),
            ("Ann stayed 30 minutes longer than Ben.", "Ann length 30 more than Ben"),
        ],
    );
}

/// Once panics, for what stands in front of the word at which a rule looked.
#[test]
fn a_rule_may_meet_the_start_of_a_sentence() {
    let years = "year: 1910, 1911, 1912\nfinder: Ann, Ben, Cora\ncomet: Alpha, Bravo, Delta\n";
    assert_read(years, &[("Found.", "")]);
    assert_read(WEDDINGS, &[("30 more people than the Club.", "")]);
}
