//! Words of editors around what a clue tells: judges, places where all are, what names nothing of the puzzle.

use super::introduced::is_solved;
use super::order::assert_read;

const SHOW: &str = "positions place: 1..4\ndog: Rex, Bella, Ajax, Wolf\nowner: Ann, Bo, Cy, Di\nbreed: poodle, boxer, collie, hound\n";

#[test]
fn judges_place_rows() {
    assert_read(
        SHOW,
        &[
            ("The judge placed Rex first.", "Rex in place 1"),
            ("The judges placed the poodle last.", "poodle in place 4"),
            ("The judges ranked Rex above Bella.", "Rex before Bella"),
            ("Rex was not the last to be shown.", "Rex not in place 4"),
            ("Rex was not the last of the four to be judged.", "Rex not in place 4"),
            ("Bella was the first of the four dogs to be shown.", "Bella in place 1"),
            ("The judge placed Rex above Bella and Ajax.", ""),
            ("The judge did not place Rex first.", ""),
            ("The judge owned Rex first.", ""),
            ("Rex was the first to be born.", ""),
            ("Rex was the last of the three to be shown.", ""),
        ],
    );
}

#[test]
fn what_belongs_to_somebody_is_theirs() {
    assert_read(
        SHOW,
        &[
            (
                "The poodle came immediately after the dog belonging to Ann.",
                "poodle directly after Ann",
            ),
            ("The poodle came immediately after the dog belonging to Ann's sister.", ""),
            ("The poodle was belonging to Ann.", ""),
        ],
    );
    const GARDENS: &str = "houses: 4 (unordered)\nname: Ann, Bo, Cy, Di\nflower: lily, rose, tulip, iris\nhorse: Rex, Ajax, \
         Bess, Nan\n";
    assert_read(
        GARDENS,
        &[
            ("Ann is nowhere near any lily.", "Ann != lily"),
            ("Bo is on the back of Rex.", "Bo = Rex"),
            ("Neither Ann nor Bo was on the back of Rex.", "Ann != Rex and Bo != Rex"),
            ("Ann is nowhere near as happy as Bo.", ""),
            ("The rose was not given to Ann.", "rose != Ann"),
            ("The rose was given to Ann.", "rose = Ann"),
            ("The rose was given to Ann by Bo.", ""),
            ("The rose was given to Ann's aunt.", ""),
        ],
    );
    // In a row somebody may be near, or behind.
    assert_read(
        SHOW,
        &[("Ann is nowhere near the poodle.", ""), ("Ann is on the back of Rex.", "")],
    );
}

const HUTS: &str = "houses: 4 (unordered)\nhiker: Ann, Bo, Cy, Di\nhut: Oak, Elm, Fir, Ash\nheight: 1200 m, 1400 m, 1500 m, \
     1800 m\nsport: archery, judo, chess, golf\n";

#[test]
fn values_have_an_adjective_and_all_are_somewhere() {
    assert_read(
        HUTS,
        &[
            ("Oak is 1500 m high.", "Oak = 1500 m"),
            (
                "Of Oak and Elm, one is Ann's and the other is 1400 m high.",
                "{Oak, Elm} = {Ann, 1400 m}",
            ),
            ("Oak is the highest in the valley.", "Oak = 1800 m"),
            ("Oak is not the highest in the valley.", "Oak != 1800 m"),
            ("Oak is the highest of the two.", ""),
            ("The hiker who is going to try archery is in Oak.", "archery = Oak"),
            ("The hiker who is not going to try archery is in Oak.", ""),
            ("Ann likes the view and is higher than Bo.", "Ann height more than Bo"),
            ("Ann likes Oak and is higher than Bo.", "Ann = Oak and Ann height more than Bo"),
            ("Ann never likes the view and is higher than Bo.", ""),
            ("Ann does not play golf, and didn't like it.", "Ann != golf"),
            ("Ann plays golf, and didn't like it.", ""),
        ],
    );
    const CANDY: &str = "houses: 4 (unordered)\nchild: Ann, Bo, Cy, Di\ncostume: pirate, robot, witch, mummy\ncandy: 31 pieces, \
         38 pieces, 44 pieces, 50 pieces\n";
    assert_read(
        CANDY,
        &[
            (
                "Ann's bag held more than the pirate's but less than Bo's.",
                "Ann candy more than pirate and Ann candy less than Bo",
            ),
            ("Ann's bag held fewer pieces than Bo's.", "Ann candy less than Bo"),
            ("Ann's bag held the robot.", ""),
            ("Ann's brother held more than Bo.", ""),
        ],
    );
    const TOWNS: &str = "houses: 4 (unordered)\nguide: Ann, Bo, Cy, Di\ntown: Rome, Oslo, Bonn, Kiel\ntemperature: 12 degrees, 17 degrees, 21 \
         degrees, 26 degrees\n";
    assert_read(
        TOWNS,
        &[
            (
                "It was exactly five degrees colder in Rome than in Oslo.",
                "Rome temperature 5 less than Oslo",
            ),
            ("It was warmer in Rome than in Oslo.", "Rome temperature more than Oslo"),
            ("It was colder in Rome than Ann had hoped.", ""),
        ],
    );
    const CARDS: &str = "houses: 4 (unordered)\nname: Ann, Bo, Cy, Di\ncountry: Peru, Chad, Oman, Cuba\nday: Monday, Tuesday, Wednesday, Thursday\n";
    assert_read(
        CARDS,
        &[
            (
                "Ann sent a card that arrived later than the one from Peru.",
                "Ann day more than Peru",
            ),
            // They are others.
            ("Ann met a boy that arrived later than the one from Peru.", ""),
            ("Ann had a guest that arrived later than the one from Peru.", ""),
            (
                "Ann did not send a card that arrived later than the one from Peru.",
                "Ann not day more than Peru",
            ),
        ],
    );
}

#[test]
fn marks_may_be_the_best() {
    const MARKS: &str = "houses: 4 (unordered)\npupil: Ann, Bo, Cy, Di\nmark: 62, 70, 81, 95\n";
    assert_read(
        MARKS,
        &[("Ann's mark was not the best.", "Ann != 95"), ("Bo had the worst mark.", "Bo = 62")],
    );
    // At golf it is the lowest.
    assert_read(
        "houses: 4 (unordered)\nplayer: Ann, Bo, Cy, Di\nscore: 68, 70, 71, 75\n",
        &[("Ann's score was the best.", "")],
    );
}

#[test]
fn a_remark_within_a_list_and_a_kind_called_as_the_places_are() {
    is_solved(
        "At the Show\n\nFour neighbours (Ann, Bo, Cy and Di) have each grown something else: leeks, rhubarb (which the cook, \
         after some thought, counts as a fruit), onions or beans.\nPrizes: $10, $20, $30, $40",
        "1. Ann grew the rhubarb.\n2. Bo's prize was $20 more than that of the leeks.\n3. Cy won $10 and didn't grow leeks.\n4. The \
         beans won $20 less than the rhubarb.\n5. Bo grew no beans.",
        &["Ann,rhubarb,$30", "Bo,onions,$40"],
    );
}
