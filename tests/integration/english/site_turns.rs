//! Superlatives of things and not of their owners, what is said of all but one or of nobody in particular, headings that are
//! their own unit, and moments of a morning.

use super::order::assert_read;

/// Cars in a row.
const CARS: &str = "positions car: 1, 2, 3, 4\nmodel year: 1998, 2003, 2007, 2011\n\
                           color: black, green, maroon, white\nowner: Bernard, Ophelia, Wendell, Yvette\n";

const FISH: &str = "length: 11 inches, 14 inches, 17 inches, 20 inches\nfriend: Barney, Eugene, Rosalind, Wilma\n\
                    fish: bass, crappie, perch, pike\nbait: fly, minnow, spoon, worm\n";

const TOWERS: &str = "stories: 36, 41, 46, 51\nbuilding: Beacon Tower, Crown Plaza, Harcourt Building, Zenith House\n\
                      architect: Brandt, Kowalski, Osei, Pruitt\nfeature: antenna, clock, helipad, restaurant\n";

const FLIGHTS: &str = "time: 8:00 am, 9:00 am, 10:00 am, 12:00 noon\n\
                       captain: Captain Amari, Captain Frost, Captain Okoye, Captain Reyes\n\
                       city: Boise, Denver, Omaha, Tulsa\ngate: Gate 2, Gate 4, Gate 7, Gate 9\n";

const LUNCHES: &str = "check: $6, $7, $8, $9\ncustomer: Clyde, Ernesto, Felicity, Wanda\n\
                       sandwich: egg salad, reuben, tuna melt, turkey club\n\
                       drink: coffee, iced tea, lemonade, milkshake\n";

#[test]
fn the_oldest_is_a_thing_and_nobody() {
    assert_read(
        CARS,
        &[
            ("The black car is newer than Wendell's car.", "black model year more than Wendell"),
            ("The green automobile is Yvette's.", "green = Yvette"),
            ("Wendell is newer than Yvette.", ""),
            ("The oldest is Wendell.", ""),
            ("The newest owner is Wendell.", ""),
            ("The youngest owns the black car.", ""),
            (
                "The maroon car is neither the oldest nor the newest.",
                "maroon != 1998 and maroon != 2011",
            ),
            ("The newest of the cars was Wendell's.", "2011 = Wendell"),
            ("Wendell's car is the oldest.", "Wendell = 1998"),
            // The owner may be older than the car.
            ("Wendell is the oldest.", ""),
            ("The oldest of the owners had the maroon car.", ""),
            ("Wendell is older than Ophelia.", ""),
        ],
    );
    assert_read(
        TOWERS,
        &[
            ("Brandt's building isn't the tallest.", "Brandt != stories 51"),
            ("Brandt's building is the second tallest.", "Brandt = stories 46"),
            ("Kowalski is the tallest.", ""),
            ("Kowalski is taller than Osei.", ""),
        ],
    );
}

#[test]
fn a_heading_may_be_the_unit() {
    assert_read(
        TOWERS,
        &[
            (
                "Crown Plaza is 10 stories taller than the building with the helipad.",
                "Crown Plaza stories 10 more than helipad",
            ),
            (
                "Zenith House has more floors than Pruitt's building.",
                "Zenith House stories more than Pruitt",
            ),
            (
                "Crown Plaza has either 41 or 46 floors.",
                "Crown Plaza is either stories 41 or stories 46",
            ),
            (
                "Crown Plaza tops the tower with the restaurant by exactly 5 stories.",
                "Crown Plaza stories 5 more than restaurant",
            ),
            ("Crown Plaza tops the tower with the restaurant.", ""),
        ],
    );
    assert_read(
        LUNCHES,
        &[
            ("Ernesto's bill was $9.", "Ernesto = $9"),
            ("Wanda's check wasn't the lowest.", "Wanda != $6"),
            ("The iced tea drinker's check was the highest.", "iced tea = $9"),
            ("Wanda's check was the highest but one.", ""),
            ("The reuben set its buyer back $7.", "reuben = $7"),
            (
                "Felicity paid a dollar more than the customer with the reuben.",
                "Felicity check 1 more than reuben",
            ),
            (
                "Clyde ate the reuben and washed it down with coffee.",
                "Clyde = reuben and Clyde = coffee",
            ),
        ],
    );
}

#[test]
fn what_a_heading_names_may_be_shorter() {
    const KITES: &str = "string length: 90 feet, 120 feet, 150 feet, 180 feet\n\
                         flyer: Daphne, Lionel, Suki, Trevor\nshape: box, diamond, dragonfly, octopus\n";
    assert_read(
        KITES,
        &[
            (
                "Daphne's string is 30 feet shorter than Trevor's.",
                "Daphne string length 30 less than Trevor",
            ),
            // She may be a child.
            ("Daphne is shorter than Trevor.", ""),
        ],
    );
}

#[test]
fn all_but_one_and_nobody_in_particular() {
    assert_read(
        LUNCHES,
        &[
            ("Nobody but Clyde ordered the reuben.", "Clyde = reuben"),
            ("Nobody but Clyde or Wanda ordered the reuben.", ""),
            ("Nobody but Clyde paid more than Wanda.", ""),
            ("Clyde was the only one to order the reuben.", "Clyde = reuben"),
            ("Clyde was the only one to pay less than Wanda.", ""),
            ("Clyde was the only one who didn't order the reuben.", ""),
            // Somebody served it to another one.
            ("Wanda served whoever had coffee.", ""),
            ("No reuben was ordered by Wanda or Clyde.", "reuben != Wanda and reuben != Clyde"),
            ("Wanda never once ordered the reuben.", "Wanda != reuben"),
            (
                "The egg salad wasn't $6, nor did Clyde ever order it.",
                "egg salad != $6 and Clyde != egg salad",
            ),
            (
                "Clyde isn't the one who ordered coffee, and neither is the customer with the reuben.",
                "Clyde != coffee and reuben != coffee and Clyde != reuben",
            ),
        ],
    );
    assert_read(
        FLIGHTS,
        &[
            (
                "You won't find the Denver flight at Gate 2 or Gate 4.",
                "Denver != Gate 2 and Denver != Gate 4",
            ),
            ("You'll find the Denver flight at Gate 9.", "Denver = Gate 9"),
            ("You won't find a flight that leaves before Captain Frost's at Gate 2.", ""),
            (
                "Captain Amari departs exactly an hour after whoever is leaving from Gate 4.",
                "Captain Amari time 1 hour more than Gate 4",
            ),
            (
                "The flight from Gate 4 departs before Captain Frost's does.",
                "Gate 4 time less than Captain Frost",
            ),
            ("The noon flight isn't going to Denver.", "12:00 noon != Denver"),
        ],
    );
}

#[test]
fn superlatives_of_all_rows() {
    assert_read(
        FISH,
        &[
            ("The longest of the four fish was caught by Wilma.", "20 inches = Wilma"),
            ("The longest of the three fish was caught by Wilma.", ""),
            // A bait may be long as well.
            ("Wilma used the longest bait.", ""),
            (
                "Eugene pulled in a fish exactly 3 inches longer than the crappie.",
                "Eugene length 3 more than crappie",
            ),
            ("Eugene didn't pull in a fish exactly 3 inches longer than the crappie.", ""),
        ],
    );
    assert_read(
        FLIGHTS,
        &[
            ("The Denver flight is the first of the morning.", "Denver = 8:00 am"),
            ("The Denver flight is the first of the afternoon.", ""),
            ("The last flight goes to Omaha.", "12:00 noon = Omaha"),
        ],
    );
    // Of times that run past midnight nobody knows which is the last.
    const NIGHT: &str =
        "time: 10:00 pm, 11:00 pm, 12:00 am, 1:00 am\ncity: Boise, Denver, Omaha, Tulsa\n";
    assert_read(
        NIGHT,
        &[("The last flight goes to Omaha.", ""), ("The Denver flight is the first.", "")],
    );
}

#[test]
fn hers_and_theirs_are_of_those_before() {
    const TREES: &str = "month: April, May, June, July\nwoman: Abigail, Constance, Fiona, Louisa\n\
                         surname: Beale, Garside, Mott, Vane\ntree: apple, cherry, oak, plum\n";
    assert_read(
        TREES,
        &[
            (
                "Mott planted it the month before Louisa planted hers.",
                "Mott month 1 less than Louisa",
            ),
            ("Mott planted it the month before Louisa watered hers.", ""),
            (
                "Louisa and Mott planted their trees in consecutive months, in that order.",
                "Mott month 1 more than Louisa",
            ),
            ("Louisa and Mott didn't plant their trees in consecutive months, in that order.", ""),
            ("The plum is Fiona's; her surname isn't Garside.", "plum = Fiona and plum != Garside"),
            ("Louisa is older than Fiona; her surname isn't Garside.", ""),
        ],
    );
}

#[test]
fn who_outdoes_whom() {
    assert_read(
        LUNCHES,
        &[
            ("Clyde outspent whoever ordered the reuben.", "Clyde check more than reuben"),
            ("Clyde outspent Wanda by $2.", "Clyde check 2 more than Wanda"),
        ],
    );
    const FILMS: &str = "year: 1981, 1982, 1983, 1984\nmovie: Copper Moon, Midnight Ferry, Velvet Static, Winter Light\n\
                         director: Ashby, Pell, Sims, Varga\ngenre: comedy, horror, musical, western\n";
    assert_read(
        FILMS,
        &[
            (
                "Ashby's movie beat Velvet Static into theaters.",
                "Ashby year less than Velvet Static",
            ),
            ("Ashby's movie beat Velvet Static.", ""),
            ("Ashby had nothing to do with Midnight Ferry.", "Ashby != Midnight Ferry"),
            ("Midnight Ferry was made by somebody other than Ashby.", "Midnight Ferry != Ashby"),
            ("Midnight Ferry wasn't made by somebody other than Ashby.", ""),
        ],
    );
    const TRIPS: &str = "month: March, April, May, June\nclient: Ada, Bertram, Clio, Enid\n\
                         country: Chile, Egypt, Japan, Peru\n";
    assert_read(
        TRIPS,
        &[
            ("The vacation in Japan was the first of the four.", "Japan = March"),
            ("The vacation in Japan was the first of the three.", ""),
            (
                "Ada's departure was later in the year than that of the traveler to Chile.",
                "Ada month more than Chile",
            ),
        ],
    );
}

#[test]
fn ends_of_a_row_of_houses() {
    const STREET: &str = "positions house: 1, 2, 3, 4\nfamily: Adams, Brown, Clark, Davis\n\
                          color: blue, gray, green, white\ntree: elm, maple, oak, pine\n";
    assert_read(
        STREET,
        &[
            ("Neither of the end houses is blue.", "blue not at an end"),
            ("Neither of the end houses has the oak.", "oak not at an end"),
            ("Neither of the end houses is blue or gray.", ""),
            ("The leftmost house has a pine in front of it.", "pine in house 1"),
        ],
    );
}
