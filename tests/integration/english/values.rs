//! Words of order that speak of values and not of the positions, and comparisons of people who share a row.

use super::order::assert_read;
use super::run;

const NAMES: &str = "name: Ann, Bob, Cy, Di, Ed\n";
const MONTHS: &str = "month: January, February, March, April, May\n";

#[test]
fn what_is_told_of_a_value_is_not_told_of_the_houses() {
    let header = format!("houses: 5\n{NAMES}{MONTHS}age: 20, 22, 24, 26, 28\n");
    assert_read(
        &header,
        &[
            ("Ann's birthday is before Bob's.", "Ann month less than Bob"),
            ("Ann's birthday is between January and April.", ""),
            ("Ann's birthday is the last.", ""),
            ("Ann's age is between Bob's and Cy's.", ""),
            ("Ann's age is in the middle.", ""),
            ("Ann's age is next to Bob's.", ""),
            ("Ann lives before Bob.", "Ann before Bob"),
            ("Ann's house is between Bob's and Cy's.", "Ann between Bob and Cy"),
            ("Ann's house is the last.", "Ann in house 5"),
        ],
    );
}

#[test]
fn a_bare_value_is_a_value() {
    let header = format!("houses: 5\n{NAMES}age: 20, 22, 24, 26, 28\nprice: $1, $2, $3, $4, $5\n");
    assert_read(
        &header,
        &[
            ("Ann is under 22.", ""),
            ("Ann is above 24.", ""),
            ("The $3 house is below $5.", ""),
            ("The $3 house is to the left of the $5 house.", "$3 left of $5"),
        ],
    );
    let header = format!(
        "positions day: Mon, Tue, Wed, Thu, Fri\n{NAMES}time: 9am, 10am, 11am, noon, 1pm\n"
    );
    assert_read(
        &header,
        &[
            ("Ann is before noon.", ""),
            ("Ann is between 9am and 11am.", ""),
            ("Bob came after 10am.", ""),
            ("Ann's day is before Bob's.", "Ann before Bob"),
        ],
    );
}

#[test]
fn events_have_their_time_and_runners_their_places() {
    let header = format!("houses: 5\n{NAMES}{MONTHS}trip: Rome, Cork, Oslo, Lima, Bonn\n");
    assert_read(
        &header,
        &[
            ("The trip to Rome is before the trip to Cork.", ""),
            ("The Rome vacation was later than the Cork vacation.", ""),
            ("Ann's trip is last.", ""),
        ],
    );
    let header = format!("positions lane: 1..5\n{NAMES}place: 1st, 2nd, 3rd, 4th, 5th\n");
    assert_read(
        &header,
        &[
            ("Ann finished before Bob.", ""),
            ("Ann finished right after Cy.", ""),
            ("Ann finished in the first three.", ""),
            ("Bob finished between Cy and Di.", ""),
            ("Ann is directly left of Bob.", "Ann directly left of Bob"),
        ],
    );
    let header = format!("positions seat: 1..5\n{NAMES}arrival: 9:00, 9:10, 9:20, 9:30, 9:40\n");
    assert_read(&header, &[("Ann arrived right after Bob.", ""), ("Ed came in after Ann.", "")]);
}

#[test]
fn runners_who_live_on_floors_run_no_race() {
    let file = format!(
        "positions floor: 1..5\n{NAMES}hobby: running, chess, yoga, reading, golf\n\nclues:\n  The runner lives on floor 3.\n  \
         Ann lives two floors above Bob.\n"
    );
    let (code, echo, _) = run(&["check", "-"], &file);
    assert_eq!(code, 0);
    assert!(echo.contains("2. Ann 2 above Bob"), "{echo}");
    let header = format!("positions rank: 1..5\n{NAMES}");
    assert_read(&header, &[("Ann placed higher than Bob.", "Ann before Bob")]);
}

#[test]
fn floors_up_and_down() {
    let header = format!("positions floor: 1..5\n{NAMES}");
    assert_read(
        &header,
        &[
            ("Ann lives two floors down from Bob.", "Ann 2 below Bob"),
            ("Ann lives one floor up from Bob.", "Ann directly above Bob"),
            ("Ann lives a floor above Bob.", "Ann directly above Bob"),
            ("Ann lives on a floor above Bob.", "Ann above Bob"),
        ],
    );
    let header = format!("positions floor: ground, 1, 2, 3, 4\n{NAMES}");
    assert_read(
        &header,
        &[("Ann lives on the second floor.", ""), ("Ann is on floor 2.", "Ann in floor 2")],
    );
    let header = format!("positions floor: 1, 2, 4, 5, 7\n{NAMES}");
    assert_read(&header, &[("Ann lives two floors above Bob.", "")]);
    let header = format!("positions day: Mon, Tue, Wed, Thu, Fri\n{NAMES}floor: 1, 2, 3, 4, 5\n");
    assert_read(&header, &[("Cy is above Di.", "")]);
}

#[test]
fn one_house_and_the_last_one() {
    let header = format!("houses: 5\n{NAMES}");
    assert_read(
        &header,
        &[
            ("Ann lives a house to the left of Bob.", "Ann directly left of Bob"),
            ("Ann lives in a house to the left of Bob.", "Ann left of Bob"),
            ("Ann is a house to the left of Bob.", ""),
            ("Ann lives in the last house on the left.", ""),
            ("Ann lives in the first house on the right.", "Ann in house 5"),
            ("Ann lives at number 4.", "Ann in house 4"),
            ("Ann sits exactly between Bob and Cy.", ""),
        ],
    );
    let header = format!("positions year: 2005, 2004, 2003, 2002, 2001\n{NAMES}");
    assert_read(&header, &[("Ann came before Bob.", ""), ("Ann came last.", "")]);
    let header = "positions seat: 2 x 3\nname: Ann, Bob, Cy, Di, Ed, Flo\n";
    assert_read(
        header,
        &[("Ann sits in the leftmost seat.", ""), ("One person sits between Bob and Cy.", "")],
    );
}

#[test]
fn some_of_the_people_are_not_all() {
    let header = format!("houses: 5\n{NAMES}age: 20, 22, 24, 26, 28\n");
    assert_read(
        &header,
        &[
            ("Ann is the oldest woman.", ""),
            ("The oldest man is next to Ann.", ""),
            ("Ann is the oldest person.", "Ann = 28"),
        ],
    );
    let header = "place: first, second, third\nname: Ann, Bob, Cy\n";
    assert_read(header, &[("Ann was the first woman.", "")]);
}

#[test]
fn people_who_share_a_row_have_each_their_age() {
    let header = "child: Tim, Tom, Ted\nmother: Ann, Beth, Cleo\nage: 5, 6, 7\n";
    assert_read(header, &[("The mother of Tim is older than the mother of Tom.", "")]);
    let header = "teacher: Ms. Abt, Mr. Bee, Ms. Coe\nstudent: Ann, Bob, Cy\nage: 20, 21, 22\n";
    assert_read(
        header,
        &[("Ann's teacher is older than Bob.", ""), ("Ann is older than Mr. Bee.", "")],
    );
    let header = "name: Ann, Bob, Cy\nsurname: Abt, Bee, Coe\nage: 20, 21, 22\n";
    assert_read(header, &[("Ann is older than Bee.", "Ann age more than Bee")]);
    let header =
        "inventor: Ann, Bob, Cy\ninvention: zipper, radio, laser\nyear: 1900, 1910, 1920\n";
    assert_read(
        header,
        &[
            ("The inventor of the radio is 10 years older than Bob.", ""),
            ("Ann was born 10 years before Cy.", ""),
        ],
    );
    let header =
        "author: Ann Abt, Bob Bee, Cy Coe\nbook: Amber, Beacon, Comet\nyear: 2001, 2003, 2005\n";
    assert_read(
        header,
        &[("The Amber was read by Bob Bee.", ""), ("The Amber was bought by Ann Abt.", "")],
    );
}

#[test]
fn words_that_weaken_or_turn_a_comparison() {
    let header = "name: Ann, Bob, Cy\nphone: Apo, Belio, Cora\nmonth: January, February, March\nprice: $400, $450, $500\n";
    assert_read(
        header,
        &[
            ("The Apo was the last phone bought before the Cora.", ""),
            ("The Apo was bought before the Cora.", "Apo month less than Cora"),
            ("The Apo was last sold in March.", ""),
        ],
    );
    let file = |second: &str| {
        format!(
            "name: Ann, Bob, Cy\npay: $2000, $3000, $4000\n\nclues:\n  Ann earns $2000 per month.\n  Bob earns $3000 per {second}.\n"
        )
    };
    assert_eq!(run(&["check", "-"], &file("month")).0, 0);
    assert_eq!(run(&["check", "-"], &file("week")).0, 2);
}

#[test]
fn what_is_said_of_positions_stays_so_beside_values() {
    let header =
        format!("houses: 5\n{NAMES}age: 20, 22, 24, 26, 28\ntime: 1pm, 2pm, 3pm, 4pm, 5pm\n");
    assert_read(
        &header,
        &[
            ("Ann's age is 22 and she lives next to Bob.", "Ann = 22 and Ann next to Bob"),
            ("The person who arrived at 2pm sits left of Bob.", "2pm left of Bob"),
            ("Ann is older than Bob.", "Ann age more than Bob"),
        ],
    );
    let header = format!("houses: 5\n{NAMES}{MONTHS}event: party, game, race, match, show\n");
    assert_read(&header, &[("The party is in the last house.", "party in house 5")]);
    let header = format!(
        "positions place: 1..5\n{NAMES}time: 31 minutes, 33 minutes, 34 minutes, 37 minutes, 39 minutes\n"
    );
    assert_read(
        &header,
        &[("Ann finished before Bob.", "Ann before Bob"), ("Ann finished last.", "Ann in place 5")],
    );
    let header = format!("positions lane: 1..5\n{NAMES}place: 1st, 2nd, 3rd, 4th, 5th\n");
    assert_read(
        &header,
        &[
            ("Ann ran in the third lane.", "Ann in lane 3"),
            ("Ann is in the third lane.", "Ann in lane 3"),
            ("Ann's place isn't next to Bob's.", ""),
        ],
    );
}

#[test]
fn other_words_for_values_are_no_way_around() {
    let header = format!("houses: 5\n{NAMES}{MONTHS}price: $1, $2, $3, $4, $5\n");
    assert_read(
        &header,
        &[
            ("Ann's birthday isn't before Bob's.", "Ann not month less than Bob"),
            ("Ann's birthday will be before Bob's.", ""),
            ("Ann's price is the second.", ""),
            ("The price of Ann's house is between that of Bob's house and Cy's house.", ""),
            ("Ann's and Bob's birthdays are next to each other.", ""),
            ("There is one price between Ann's and Bob's.", ""),
            ("Ann's house number is higher than Bob's price.", ""),
        ],
    );
    let header = format!("houses: 5\n{NAMES}lucky number: 7, 9, 11, 13, 15\n");
    assert_read(&header, &[("Ann's house number is higher than Bob's.", "")]);
}

#[test]
fn deeds_of_somebody_else_are_no_reading() {
    let header = "map: Sumatra, Carta, Dalmatia\nbuyer: Ann, Bob, Cy\nseller: Igor, Jake, Lynn\nprice: $100, $150, $200\n";
    assert_read(
        header,
        &[
            ("The map Bob sold cost $150.", ""),
            ("Igor bought the Dalmatia.", ""),
            ("Bob bought the Dalmatia.", "Bob = Dalmatia"),
        ],
    );
    let header = "diver: Cruz, Dahl, Egan\nwreck: Brig, Egret, Lark\nyear: 1901, 1904, 1908\n";
    assert_read(
        header,
        &[
            ("It isn't Cruz who explored the Brig and is from 1901.", ""),
            ("The Egret was found before Cruz retired.", ""),
            (
                "The Egret was found 4 years after the Lark was found.",
                "Egret year 4 more than Lark",
            ),
        ],
    );
    let header = "name: Ann, Bob, Cy\nsurname: Hill, Lang, Moss\ndrink: tea, milk, cocoa\n";
    assert_read(
        header,
        &[
            ("Bob is Moss if Ann is Lang. She drinks tea.", ""),
            (
                "Neither Ann nor the tea drinker is Lang.",
                "Ann != Lang and tea != Lang and Ann != tea",
            ),
            (
                "If neither Ann nor the tea drinker is Lang, then Bob is Hill.",
                "if Ann != Lang and tea != Lang then Bob = Hill",
            ),
        ],
    );
}

/// A bake-off with marks.
const MARKS: &str = "baker: Ann, Carl, Fay, Hugh\ncake: carrot, lemon, mocha, walnut\ntopping: cream, fudge, jam, nuts\n\
                     score: 6, 7, 8, 9\n";

#[test]
fn marks_are_told_like_things() {
    assert_read(
        MARKS,
        &[
            ("The carrot cake received a 9.", "carrot = 9"),
            ("Ann got an 8, and Carl used jam.", "Ann = 8 and Carl = jam"),
            ("The lemon cake was rated higher than Ann's.", "lemon score more than Ann"),
            ("The lemon cake was judged lower than Ann's.", "lemon score less than Ann"),
            ("The lemon cake did not have cream on it.", "lemon != cream"),
            ("The carrot cake received a 9 on a scale of 12.", ""),
            ("The lemon cake was judged before Ann's.", ""),
            ("Ann handed out a 9.", ""),
            ("Ann was tipped for a 9.", ""),
            ("The lemon cake was judged by Ann.", ""),
            ("The lemon cake stood beside cream on it.", ""),
            ("Ann's list didn't have cream on it.", ""),
        ],
    );
}

#[test]
fn who_is_last_of_all_rows_is_last() {
    const TRIPS: &str = "explorer: Abel, Brandt, Cole, Dunn\nriver: Amazon, Congo, Mekong, Niger\n\
                         year: 1821, 1834, 1847, 1860\nship: Albatross, Beaver, Comet, Eagle\n";
    assert_read(
        TRIPS,
        &[
            ("Abel was the last of the four to set sail.", "Abel = 1860"),
            ("Abel was the first of the four explorers to leave.", "Abel = 1821"),
            ("Abel was the last of the three to set sail.", ""),
            ("The Eagle never went up the Mekong.", "Eagle != Mekong"),
            ("Abel set sail one day before Cole.", ""),
            ("Abel was the last of the four to yawn.", ""),
            ("Abel wrote up the Mekong.", ""),
        ],
    );
    assert_read(
        "animal: bat, cat, elk\ntown: Ayr, Bath, Cork\npopulation: 245, 280, 315\n",
        &[
            ("The elk has 315 surviving individuals.", "elk = 315"),
            ("The elk has 315 members.", "elk = 315"),
            ("The elk has 315 dead individuals.", ""),
            ("The elk has 315 individuals in zoos.", ""),
            ("The elk has 315 more individuals than the cat.", ""),
        ],
    );
}

#[test]
fn who_studies_under_somebody_is_theirs() {
    assert_read(
        "student: Alex, Brook, Chris\nteacher: Mr. Fox, Mrs. Gale, Mr. Hunt\nharp: old, new, gilt\n",
        &[("Alex studies under Mr. Fox.", "Alex = Mr. Fox"), ("Alex sits under Mr. Fox.", "")],
    );
    assert_read(
        "writer: Ada, Bo, Cy\nsurname: Fell, Hart, Ives\nnovel: Dawn, Frost, Gale\nwear: shirt/jeans, suit/tie, robe\n",
        &[
            (
                "Ada is neither the writer surnamed Fell nor the one surnamed Ives.",
                "Ada != Fell and Ada != Ives",
            ),
            ("Ada wore a suit and tie.", "Ada = suit/tie"),
        ],
    );
}

#[test]
fn positions_with_a_unit_are_values_too() {
    assert_read(
        "positions time: 21 minutes, 22 minutes, 23 minutes, 24 minutes\nrunner: Gwen, Hal, Ines, Jock\n\
         town: Bergen, Cadiz, Dover, Essen\n",
        &[
            ("Gwen finished 1 minute after the runner from Dover.", "Gwen time 1 more than Dover"),
            ("Gwen finished in 23 minutes.", "Gwen = 23 minutes"),
            (
                "Of Gwen and the runner from Cadiz, one is from Dover and the other finished in 23 minutes.",
                "{Gwen, Cadiz} = {Dover, 23 minutes}",
            ),
            ("Gwen finished two minutes after Hal.", "Gwen time 2 more than Hal"),
        ],
    );
    assert_read(
        "positions year: 1984, 1988, 1992\nwine: Alba, Brisa, Costa\ngrape: merlot, shiraz, malbec\n",
        &[
            ("The merlot was bottled 4 years before the Costa.", "merlot year 4 less than Costa"),
            ("The merlot was bottled in 1984.", "merlot = year 1984"),
        ],
    );
}

#[test]
fn another_event_has_another_year() {
    assert_read(
        "ship: Clara, Bettina, Dora, Emma\nlaunched: 1901, 1903, 1904, 1907\ncaptain: Ash, Birch, Cole, Dunn\n",
        &[
            ("The Clara was launched before the Bettina.", "Clara launched less than Bettina"),
            ("The Clara went down before the Bettina.", ""),
            ("The Clara was scrapped before the Bettina.", ""),
        ],
    );
    assert_read(
        "person: Gwen, Hal, Ines, Jock\nmonth: May, June, July, August (ordered)\ncity: Rome, Oslo, Lima, Bern\n",
        &[
            (
                "Hal does not go to Rome, and Gwen doesn't go there either.",
                "Hal != Rome and Gwen != Rome",
            ),
            ("Hal does not go in May, and Gwen isn't going there either.", ""),
            ("Hal does not go in May, and Gwen doesn't go there either.", ""),
        ],
    );
}
