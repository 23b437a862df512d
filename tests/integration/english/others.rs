//! What is told of another row, another quantity or another event than the words beside it name, and what need not be so:
//! none of it is taken for a fact.

use super::order::assert_read;

/// The first headings are the noun for the rows, as in most puzzles without positions.
const CAFE: &str = "friends: Ann, Bob, Cora, Dave\ndrinks: tea, milk, juice, cocoa\n\
    cakes: pie, fudge, tart, flan\n";

#[test]
fn friends_and_kin_of_somebody_are_others() {
    assert_read(
        CAFE,
        &[
            ("Bob had tea and his wife had pie.", ""),
            ("Bob had tea; his brother had pie.", ""),
            ("If Bob had tea, his boss had pie.", ""),
            ("Bob did not have tea but his wife had pie.", ""),
            ("Bob had tea and his car had pie.", ""),
            ("Bob's friend had pie.", ""),
            ("The friend of Bob had pie.", ""),
            ("The milk drinker's friend had pie.", ""),
            ("Ann's nanny had pie.", ""),
            ("Ann's goldfish had pie.", ""),
            ("Bob had tea, and he had pie.", "Bob = tea and Bob = pie"),
        ],
    );
    assert_read(
        "car: red, blue, green\ndriver: Ann, Bob, Cy\nage: 2, 4, 6\n",
        &[("The red car is Ann's, and its driver isn't Cy.", "red = Ann and red != Cy")],
    );
}

#[test]
fn what_need_not_be_so_is_no_fact() {
    assert_read(
        "name: Ann, Bob, Cora, Dave\njob: nurse, pilot, clerk, baker\nhobby: golf, chess, judo, yoga\n",
        &[
            ("The nurse is forbidden to play golf.", ""),
            ("The nurse is likely to play golf.", ""),
            ("The nurse is not likely to play golf.", ""),
            ("The nurse was to play golf.", ""),
            ("The nurse was taught to play golf.", ""),
            ("The nurse offers to play golf.", ""),
            ("The nurse has a chance to play golf.", ""),
            ("Ann is as good as the nurse.", ""),
            ("The nurse likes to play golf.", "nurse = golf"),
            ("The nurse is going to play golf.", "nurse = golf"),
            ("Ann's plane is about to land, so she is not to play golf.", ""),
        ],
    );
}

#[test]
fn amounts_of_something_else_are_no_differences() {
    assert_read(
        "price: $5, $8, $11, $14\nname: Ann, Bob, Cora, Dave\nitem: lamp, mug, rug, vase\n\
         weight: 2 pounds, 4 pounds, 6 pounds, 8 pounds\nwait: 10 minutes, 20 minutes, 30 minutes, 40 minutes\n",
        &[
            ("Ann paid $3 more than Bob.", "Ann price 3 more than Bob"),
            ("Ann paid 3 dollars more than Bob.", "Ann price 3 more than Bob"),
            ("Ann paid £3 more than Bob.", ""),
            ("Ann paid 3 euros more than Bob.", ""),
            ("Ann paid 3 pence more than Bob.", ""),
            ("Ann paid $3 million more than Bob.", ""),
            ("Ann paid 3 grand more than Bob.", ""),
            ("The lamp is 2 pounds heavier than the rug.", "lamp weight 2 more than rug"),
            ("The lamp is 2 pounds more expensive than the rug.", ""),
            ("The lamp is 2 stone heavier than the rug.", ""),
            ("The lamp weighs 2 kilos more than the rug.", ""),
            ("Ann waited 10 minutes longer than Bob.", "Ann wait 10 more than Bob"),
            ("Ann waited 10 customers longer than Bob.", ""),
            ("Ann arrived 10 minutes after Bob.", ""),
            ("The lamp seller paid $8.", ""),
            ("Ann bought the cheapest red mug.", ""),
        ],
    );
}

#[test]
fn ships_that_meet_are_not_one() {
    let ships = "year: 1901, 1905, 1909, 1913\nship: Gannet, Heron, Swift, Tern\n\
        captain: Captain Ash, Captain Birch, Captain Cole, Captain Dale\n";
    assert_read(
        ships,
        &[
            ("The ship captained by Captain Ash was built in 1905.", "Captain Ash = year 1905"),
            ("Captain Ash's ship was built in 1905.", "Captain Ash = year 1905"),
            ("The ship sailed by Captain Ash was the Heron.", "Captain Ash = Heron"),
            ("The ship that was built in 1905 is called the Heron.", "year 1905 = Heron"),
            ("The ship that found the Heron was built in 1913.", ""),
            ("The Gannet is the heir of the Heron.", ""),
            ("The Gannet was built four years after the Heron sank.", ""),
            ("The Gannet was built 4 seasons after the Heron.", ""),
            ("The Gannet was built 4 years after the Heron.", "Gannet year 4 more than Heron"),
        ],
    );
}

#[test]
fn two_events_have_no_order_among_one_kind_of_moments() {
    assert_read(
        "month: January, February, March, April\nbride: Ann, Bea, Cora, Dee\ngroom: Hal, Ike, Jay, Ken\n",
        &[
            ("Ann's wedding is a month before Bea's birthday.", ""),
            ("Ann married two months before Bea graduated.", ""),
            ("Ann's wedding is a month before Bea's.", "Ann month 1 less than Bea"),
        ],
    );
}

#[test]
fn a_floor_above_is_some_floor_and_the_floor_above_the_next() {
    for (positions, above, next, below) in [
        (
            "positions floors: first, second, third, fourth\ntenants: Abbot, Byrd, Crane, Doyle\n",
            "Byrd above Crane",
            "Byrd directly above Crane",
            "Byrd below Crane",
        ),
        (
            "floors: 2, 3, 4, 5\ntenants: Abbot, Byrd, Crane, Doyle\n",
            "Byrd floors more than Crane",
            "Byrd floors 1 more than Crane",
            "Byrd floors less than Crane",
        ),
    ] {
        assert_read(
            &format!("{positions}age: 20, 30, 40, 50\n"),
            &[
                ("Byrd lives on a floor above Crane.", above),
                ("Byrd lives on some floor below Crane.", below),
                ("Byrd lives on the floor above Crane.", next),
                ("Byrd lives on the floor just above Crane.", next),
                ("Byrd lives one floor above Crane.", next),
                ("Byrd's age is higher than Crane's floor.", ""),
            ],
        );
    }
}

#[test]
fn whom_somebody_meets_is_another_one() {
    assert_read(
        "name: Ann, Bob, Cora, Dave\ncountry: Spain, Norway, Peru, Italy\nhobby: golf, running, cooking, fishing\n\
         instrument: harp, piano, flute, drums\n",
        &[
            ("Bob met the Spaniard.", ""),
            ("Bob lives with the Spaniard.", ""),
            ("Bob works for the Spaniard.", ""),
            ("The Spaniard was visited by Bob.", ""),
            ("Bob taught the golfer.", ""),
            ("Bob plays with the golfer.", ""),
            ("Bob likes the golfer.", ""),
            ("Bob hired a cook.", ""),
            ("Bob has a cook.", ""),
            ("The harpist was taught by Bob.", ""),
            ("Bob is the golfer.", "Bob = golf"),
            ("Bob is neither the Spaniard nor the golfer.", "Bob != Spain and Bob != golf"),
            ("The Spaniard is the golfer.", "Spain = golf"),
            ("The harpist is from Peru.", "harp = Peru"),
            ("The flute is played by the Norwegian.", "flute = Norway"),
            ("Bob speaks French.", ""),
        ],
    );
}

#[test]
fn a_pronoun_is_not_the_only_name_where_others_are_told_of() {
    assert_read(
        CAFE,
        &[
            ("The milk drinker isn't Bob. She had pie.", ""),
            ("The milk drinker isn't Bob, and she had pie.", ""),
            ("Bob isn't the milk drinker. He had pie.", ""),
            ("Bob did not have milk. He had pie.", "Bob != milk and Bob = pie"),
        ],
    );
    assert_read(
        "houses: 4\nname: Ann, Bob, Cora, Dave\npet: owl, cat, dog, eel\ndrink: tea, milk, juice, cocoa\n",
        &[
            ("The tea drinker lives next to Bob. She has the owl.", ""),
            ("Bob's neighbor drinks tea. She has the owl.", ""),
            ("The owner of the owl isn't Bob. She drinks milk.", ""),
        ],
    );
}

#[test]
fn what_something_costs_is_no_bound_and_no_other_cost() {
    assert_read(
        "price: $5, $10, $15, $20\nname: Ann, Bob, Cora, Dave\nitem: lamp, mug, rug, vase\n",
        &[
            ("Bob paid up to $20.", ""),
            ("Bob paid upwards of $20.", ""),
            ("Bob paid in the region of $20.", ""),
            ("The lamp cost Bob $20 to ship.", ""),
            ("It cost $20 to frame the lamp.", ""),
            ("The lamp cost Bob $20 to buy.", "lamp = $20 and lamp = Bob"),
            ("Bob bought the rug from Cora.", ""),
            ("Somebody bought the rug from Cora.", ""),
            ("The person who sold the rug to Cora paid $15.", ""),
            ("Bob bought her the rug.", ""),
            ("Bob bought the rug, but liked the lamp.", ""),
            ("The woman who paid the least bought the rug.", ""),
            ("The person who paid the least bought the rug.", "$5 = rug"),
        ],
    );
}

#[test]
fn rooms_between_are_no_appointments() {
    assert_read(
        "time: 9:00 am, 9:30 am, 10:00 am, 10:30 am\npatient: Ann, Bob, Cora, Dave\n\
         room: room 1, room 2, room 3, room 4\n",
        &[
            ("There is one room between Ann's and Bob's.", ""),
            (
                "There is one appointment between Ann's and Bob's.",
                "Ann time 1 hour less than Bob or Ann time 1 hour more than Bob",
            ),
        ],
    );
}

#[test]
fn what_is_denied_of_a_man_may_be_so_of_a_woman() {
    assert_read(
        "name: Anita, Boris, Clive, Diana\ninstrument: flute, harp, tuba, oboe\ntown: York, Bath, Hull, Leeds\n",
        &[
            ("The harpist isn't a man from York.", ""),
            ("A woman from Hull doesn't play the harp.", ""),
            ("The harpist isn't the man from York.", "harp != York"),
        ],
    );
}

#[test]
fn may_is_a_name_with_a_capital() {
    assert_read(
        "first name: Ann, Bob, Cal, Dot\nsurname: May, Will, Hope, Grant\nage: 20, 27, 30, 41\n",
        &[
            ("Cal may be 27.", ""),
            ("Cal will be 27.", "Cal = 27"),
            ("Cal May is 27.", "Cal = May and Cal = 27"),
        ],
    );
}

#[test]
fn the_car_that_hits_somebody_is_another_ones() {
    assert_read(
        "name: Ann, Bob, Cora, Dave\nhobby: golf, running, cooking, fishing\ncar: Audi, Ford, Fiat, Volvo\n",
        &[
            ("The runner was hit by the Ford.", ""),
            ("The Ford hit the runner.", ""),
            ("The runner drives the Ford.", "running = Ford"),
        ],
    );
}
