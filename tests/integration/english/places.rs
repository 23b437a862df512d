//! Floors, rows and turns as exams and puzzle sites tell of them.

use super::order::assert_read;

const FLOORS: &str = "positions floor: 1..6\nperson: Ida, Jo, Kim, Lev, Max, Nat\n\
    fruit: fig, kiwi, lime, pear, plum, date\n";
const GAMES: &str = "positions game: 1..4\nplayer: Abe, Bea, Cal, Dot\nboard: oak, elm, ash, yew\n";
const ACTS: &str = "child: Alma, Beth, Cora, Dina\nact: sang, tap-danced, whistled, hummed\n\
    town: Ayr, Bath, Cork, Deal\n";

#[test]
fn one_of_the_floors_is_told_by_who_lives_where() {
    assert_read(
        FLOORS,
        &[
            ("Ida lives on one of the floors above Jo.", "Ida above Jo"),
            ("Ida lives on any floor above Jo.", "Ida above Jo"),
            ("Ida lives on one of the floors above floor number 2.", "Ida above floor 2"),
            (
                "Ida lives on one of the odd-numbered floors below Jo.",
                "Ida in an odd floor and Ida below Jo",
            ),
            (
                "Ida lives on an even numbered floor above Jo.",
                "Ida in an even floor and Ida above Jo",
            ),
            ("Ida lives on one of the even numbered floors.", "Ida in an even floor"),
            (
                "Ida lives on odd number floor but not on the floor number 3.",
                "Ida in an odd floor and Ida not in floor 3",
            ),
            (
                "Ida lives above Jo but not immediately above.",
                "Ida above Jo and Ida not directly above Jo",
            ),
            ("Ida lives above the floor on which Jo lives.", "Ida above Jo"),
            ("Ida lives on one of the top two floors.", "Ida in floor 5 or 6"),
            ("Ida does not live on an odd numbered floor above Jo.", ""),
            ("Ida lives on one of the floors directly above Jo.", ""),
            ("The one who lives on one of the floors above Jo likes figs.", ""),
            ("Ida lives above Jo but not immediately below.", ""),
            ("Ida moved to one of the floors above Jo.", ""),
        ],
    );
}

#[test]
fn who_is_counted_beside_somebody_tells_the_place() {
    assert_read(
        FLOORS,
        &[
            ("Three people live below Ida.", "Ida in floor 4"),
            ("No one lives above Ida.", "Ida in floor 6"),
            ("No one lives below Ida.", "Ida in floor 1"),
            ("No one lives between Ida and Jo.", "Ida next to Jo"),
            ("Not more than two people live below Ida.", "Ida in floor 1, 2 or 3"),
            ("At least four people live above Ida.", "Ida in floor 2 or 1"),
            (
                "There are as many floors between Ida and Jo as between Jo and Kim.",
                "(Ida next to Jo and Jo next to Kim) or (1 floor between Ida and Jo and 1 floor between Jo and Kim) or \
                 (2 floors between Ida and Jo and 2 floors between Jo and Kim) or \
                 (3 floors between Ida and Jo and 3 floors between Jo and Kim) or \
                 (4 floors between Ida and Jo and 4 floors between Jo and Kim)",
            ),
            ("The difference between the floor numbers of Ida and Jo is 2.", "Ida 2 apart from Jo"),
            ("No woman lives above Ida.", ""),
            ("Two women live above Ida.", ""),
            ("Nobody but Ida lives above Jo.", ""),
            ("No one who likes figs lives above Ida.", ""),
            ("As many women live above Ida as below Jo.", ""),
            ("The number of people above Ida is one more than the number of people below Jo.", ""),
        ],
    );
}

#[test]
fn neither_stands_before_the_verb() {
    assert_read(
        FLOORS,
        &[
            ("Ida neither likes figs nor limes.", "Ida != fig and Ida != lime"),
            ("Ida neither likes figs nor lives on floor 3.", "Ida != fig and Ida not in floor 3"),
            ("Ida neither likes nor keeps figs.", ""),
        ],
    );
}

#[test]
fn whose_turn_it_was() {
    assert_read(
        GAMES,
        &[
            ("Abe played second.", "Abe in game 2"),
            ("Abe didn't play third.", "Abe not in game 3"),
            ("Abe played sometime after Bea.", "Abe after Bea"),
            ("Abe played two games before Bea.", "Abe 2 before Bea"),
            ("The player with the oak board played first.", "oak in game 1"),
            ("Abe played second board.", ""),
            ("Abe played second best.", ""),
            ("Abe hoped to play second.", ""),
            ("Abe played first with the oak board.", ""),
            ("Abe's brother played second.", ""),
        ],
    );
}

#[test]
fn who_sang_is_the_singer() {
    assert_read(
        ACTS,
        &[
            ("The singer is from Ayr.", "sang = Ayr"),
            ("The tap dancer was not Beth.", "tap-danced != Beth"),
            ("Alma sang.", "Alma = sang"),
            ("Alma did not sing.", "Alma != sang"),
            ("The child who whistled is from Cork.", "whistled = Cork"),
            (
                "Alma, Beth and the singer all three went to Elm Road.",
                "all different (Alma, Beth, sang)",
            ),
            ("Alma sang with Beth.", ""),
            ("Alma heard the singer.", ""),
            ("Alma wanted to sing.", ""),
            ("Alma, Beth and the singer all three like Dina.", ""),
        ],
    );
}

#[test]
fn names_and_numbers_of_one_row() {
    let horses = "rider: Fay, Gus, Hal\nhorse: Fay, Gus, Hal\nplace: first, second, third\n";
    assert_read(
        horses,
        &[
            (
                "No rider and horse had the same name.",
                "rider:Fay != horse:Fay and rider:Gus != horse:Gus and rider:Hal != horse:Hal",
            ),
            ("No two horses had the same name.", ""),
            ("No rider liked a horse with the same name.", ""),
            ("No rider and horse had the same name except Fay.", ""),
        ],
    );
    let race = "positions place: 1..3\nrunner: Ivy, Jon, Kit\nshirt: \"#1\", \"#2\", \"#3\"\n";
    assert_read(
        race,
        &[
            (
                "No runner wore the same number as their place.",
                "#1 not in place 1 and #2 not in place 2 and #3 not in place 3",
            ),
            ("Only one of the women wore the same number as their place.", ""),
            ("Only one of the runners wore the same number as last year.", ""),
        ],
    );
}

#[test]
fn what_it_was_for_and_how_much_it_was() {
    let header = "name: Jill, Kay, Lena\ncoins: 10, 20, 30\nsold: boat, ring, clock\n";
    assert_read(
        header,
        &[
            ("Kay had the biggest amount of coins.", "Kay = 30"),
            ("Kay sold her boat to buy the ring.", ""),
            ("Kay had the second biggest amount of coins.", ""),
            ("Kay sold the family.", ""),
        ],
    );
}

/// Six berths in a row.
const BERTHS: &str = "positions berth: 1..6\nskipper: Ada, Ben, Cleo, Dirk, Edda, Finn\n\
                      flag: black, blue, green, red, white, yellow\n";

#[test]
fn places_separate_two_rows() {
    assert_read(
        BERTHS,
        &[
            ("Exactly two berths separated Ada from Ben.", "2 berths between Ada and Ben"),
            (
                "Ada and the skipper with the blue flag were separated by two berths.",
                "2 berths between Ada and blue",
            ),
            ("A wall separated Ada from Ben.", ""),
            ("Two days separated Ada from Ben.", ""),
            ("Two berths separated Ada.", ""),
            ("Ada and Ben were separated.", ""),
            ("Ada was in an outside berth.", "Ada at an end"),
            ("Ada was not in an outer berth.", "Ada not at an end"),
            ("Ada was in the outside berth.", ""),
            ("Ada was outside berth 3.", ""),
        ],
    );
}

#[test]
fn a_week_has_a_start_a_middle_and_an_end() {
    const WEEK: &str = "day: Monday, Tuesday, Wednesday, Thursday, Friday\npatient: Ames, Bell, Cole, Drew, Eads\n\
                        fee: $10, $20, $30, $40, $50\n";
    assert_read(
        WEEK,
        &[
            ("Drew came at the start of the week.", "Drew = Monday"),
            ("Drew came in midweek.", "Drew = Wednesday"),
            ("Drew was not seen at the end of the week.", "Drew != Friday"),
            ("Drew came near the end of the week.", ""),
            ("Drew paid the top fee.", "Drew = $50"),
            ("Drew did not pay the top fee.", "Drew != $50"),
            ("Drew came top.", ""),
            ("Drew would never come on Friday.", "Drew != Friday"),
            ("Drew would come on Friday.", ""),
            ("Drew would never pay $50 in cash.", ""),
            ("Drew was on holiday at the start of the week.", ""),
            ("Drew was pipped to the top fee.", ""),
            ("Drew paid the top fee in her class.", ""),
            ("Drew would never have come on Friday.", ""),
        ],
    );
    assert_read(
        "day: Friday, Saturday, Sunday\npatient: Ames, Bell, Cole\n",
        &[("Ames came at the end of the week.", ""), ("Ames came in midweek.", "")],
    );
}

#[test]
fn families_whose_name_ends_in_s() {
    const TRIPS: &str = "couple: Adair, Brooks, Chase, Dalton\nmonth: April, May, June, July (ordered)\n\
                         gift: bowl, drum, mask, rug\n";
    assert_read(
        TRIPS,
        &[
            (
                "The Brookses travelled two months after the Daltons.",
                "Brooks month 2 more than Dalton",
            ),
            ("The Daltons went away after the Brookses.", "Dalton month more than Brooks"),
            (
                "The Daltons' trip came just before the one on which the bowl was bought.",
                "Dalton month 1 less than bowl",
            ),
            ("The Daltons went away.", ""),
            ("The Daltons went away after the Brookses' wedding.", ""),
        ],
    );
}
