//! What the words of a sentence cannot mean, whatever its grammar allows.

use super::order::assert_read;

const LUNCH: &str = "name: Ann, Bob, Cy, Di\nrole: nurse, porter, clerk, cook\n\
    lunch: pizza, soup, tuna, ham\nyears: 2, 5, 8, 11\n";

#[test]
fn who_does_something_to_another_is_not_that_one() {
    let spies = "spy: Ames, Burr, Cray, Dorn\ncodename: Fox, Wolf, Lynx, Bear\n\
        city: Oslo, Rome, Bonn, Kiev\n";
    assert_read(
        spies,
        &[
            ("Fox trained Dorn.", ""),
            ("Fox was nicknamed by Dorn.", ""),
            ("The spy in Oslo is called Fox.", "Oslo = Fox"),
            ("Ames is Fox.", "Ames = Fox"),
        ],
    );
    assert_read(
        "actor: Ray, Sid, Tom, Una\nrole: king, fool, ghost, nurse\n",
        &[
            ("The king fired Sid.", ""),
            ("The nurse loves Ray.", ""),
            ("Ray danced with the king.", ""),
            ("Una played the king.", "Una = king"),
            ("Sid is the fool.", "Sid = fool"),
        ],
    );
    assert_read(
        LUNCH,
        &[
            ("Ann works with the clerk.", ""),
            ("The nurse was with Bob.", ""),
            ("The man with Ann is the cook.", ""),
            ("Ann works as the clerk.", "Ann = clerk"),
        ],
    );
    assert_read(
        "name: Ann, Bob, Cy, Di\ntown: Rome, Oslo, Paris, Lima\n",
        &[
            ("Ann's tenant is from Rome.", ""),
            ("The person from Rome is Ann's favorite.", ""),
            ("The person from Rome is Ann.", "Rome = Ann"),
        ],
    );
}

#[test]
fn moments_are_those_of_their_own_event() {
    let staff = "employee: Ned, Oda, Pip, Ron\nstarted: 2002, 2004, 2006, 2008\n";
    assert_read(
        staff,
        &[
            ("Ned started before Oda.", "Ned started less than Oda"),
            ("Ned was hired before Oda.", "Ned started less than Oda"),
            ("Ned retired before Oda.", ""),
            ("Ned left before Oda.", ""),
            ("Ned was promoted in 2006.", ""),
            ("Ned started in 2006.", "Ned = 2006"),
        ],
    );
    let ships = "ship: Argo, Bounty, Comet, Dart\n\
        sailed: March 3, March 6, March 10, March 15\n";
    assert_read(
        ships,
        &[
            ("The Argo sailed before the Comet.", "Argo sailed less than Comet"),
            ("The Bounty was built before the Argo.", ""),
            ("The Argo returned on March 15.", ""),
        ],
    );
    let tenants = "tenant: Ann, Bob, Cy, Di\nfloor: first, second, third, fourth\n";
    assert_read(
        tenants,
        &[
            ("Ann was hired before Bob.", ""),
            ("Ann moved in before Bob.", ""),
            ("Ann beat Bob.", ""),
        ],
    );
}

#[test]
fn more_of_something_else_is_no_comparison_of_these_values() {
    assert_read(
        "town: Rome, Paris, Oslo, Bonn\ntemperature: 10 degrees, 12 degrees, 15 degrees, 19 degrees\n\
         rain: 1 inch, 2 inches, 4 inches, 5 inches\n",
        &[
            ("Rome had more rain than Paris.", "Rome rain more than Paris"),
            ("Rome had a higher temperature than Paris.", "Rome temperature more than Paris"),
        ],
    );
    assert_read(
        "climber: Bert, Cole, Dirk, Earl\npeak: Bleu, Gris, Noir, Vert\n\
         height: 2100 m, 2400 m, 2600 m, 2900 m\n",
        &[
            ("Cole is taller than Dirk.", ""),
            ("Bleu is taller than Gris.", "Bleu height more than Gris"),
        ],
    );
    assert_read(
        "mother: Mrs Ash, Mrs Bell, Mrs Cobb\ndaughter: Lily, May, Nora\nage: 7, 8, 10\n",
        &[
            ("Mrs Cobb is younger than Mrs Bell.", ""),
            ("Lily's mother plays the piano.", ""),
            ("Lily is younger than May.", "Lily age less than May"),
        ],
    );
}

#[test]
fn what_can_never_hold_is_no_reading() {
    assert_read(
        LUNCH,
        &[
            ("Ann is the nurse and the porter.", ""),
            ("Ann is the nurse and Bob is the porter.", "Ann = nurse and Bob = porter"),
        ],
    );
}

#[test]
fn what_is_sought_is_not_had() {
    let pets = "name: Ann, Bob, Cy, Di\npet: cat, dog, eel, fox\nvisit: Monday, Tuesday, Wednesday, Thursday\n";
    assert_read(
        pets,
        &[
            ("Ann searched for the cat.", ""),
            ("Ann is waiting for the cat.", ""),
            ("Ann is in need of the cat.", ""),
            ("Ann's visit was moved to Tuesday.", ""),
            ("Ann has the cat.", "Ann = cat"),
        ],
    );
}

#[test]
fn every_item_that_is_named_is_in_the_reading() {
    let hotels = "hotel: Astor, Carlton, Dell, Elms\ncity: Rome, Bonn, Oslo, Kiev\n\
        stars: 2 stars, 3 stars, 4 stars, 5 stars\nrooms: 20, 55, 90, 120\n\
        opened: 1901, 1903, 1905, 1910\n";
    assert_read(
        hotels,
        &[
            ("The Rome hotel with 55 rooms is the Astor.", ""),
            (
                "The Astor hotel in Rome has more stars than the Carlton.",
                "Astor stars more than Carlton and Astor = Rome",
            ),
            ("The Astor opened in Bonn before the Carlton.", ""),
            ("The hotel in Rome has 55 rooms.", "Rome = 55"),
            ("The Astor opened before the hotel in Bonn.", "Astor opened less than Bonn"),
        ],
    );
    let ships = "ship: Argo, Brig, Comet, Dart\nport: Hull, Cork, Bath, York\n\
        cargo: tea, silk, salt, rum\ndeparted: 8:00am, 9:00am, 10:00am, 11:00am\n";
    assert_read(
        ships,
        &[
            ("The Argo departed for Cork before the Brig.", ""),
            ("The tea ship sailed to Hull before the Brig.", ""),
            ("The tea ship departed before the Brig.", "tea departed less than Brig"),
        ],
    );
}

#[test]
fn a_choice_between_rows_is_none_between_sentences() {
    assert_read(
        "houses: 4\nname: Ann, Bob, Cy, Di\ncolor: red, blue, green, white\n\
         pet: cat, dog, eel, fox\ndrink: tea, milk, cola, beer\njob: nurse, cook, clerk, guard\n",
        &[
            ("Either the nurse with the cat or Bob drinks tea.", ""),
            ("Either Cy in the red house or Ann drinks tea.", ""),
            ("Either the nurse or Bob drinks tea.", "tea is either nurse or Bob"),
            ("Either the nurse has the cat or Bob drinks tea.", "nurse = cat xor Bob = tea"),
        ],
    );
}

#[test]
fn what_is_told_of_the_subject_is_no_difference() {
    assert_read(
        "item: sofa, desk, lamp, rug\nprice: $90, $120, $150, $210\n",
        &[
            ("The sofa at $90 cost less than the desk.", ""),
            ("The sofa priced at $90 is cheaper than the desk.", ""),
            ("The sofa cost $30 less than the desk.", "sofa price 30 less than desk"),
            ("The $90 item is cheaper than the desk.", "$90 price less than desk"),
        ],
    );
    assert_read(
        "fish: cod, pike, eel, carp\nweight: 3 pounds, 5 pounds, 6 pounds, 9 pounds\n",
        &[
            ("The cod of 3 pounds is lighter than the pike.", ""),
            ("The cod is 3 pounds lighter than the pike.", "cod weight 3 less than pike"),
        ],
    );
}

#[test]
fn the_day_before_is_the_one_right_before() {
    let days = "positions day: Monday, Tuesday, Wednesday, Thursday\n\
        event: concert, opera, dance, play\nplace: hall, park, church, school\n";
    assert_read(
        days,
        &[
            ("The concert was the day before the opera.", "concert directly before opera"),
            ("The concert was held the night before the opera.", "concert directly before opera"),
            ("The concert was held the night before the opera opened.", ""),
            ("The hall was empty on Tuesday.", ""),
        ],
    );
    let floors = "name: Ann, Bob, Cy, Di\npet: cat, dog, eel, fox\n";
    let down = "Ann lives two floors down from Bob.";
    assert_read(&format!("positions floor: 1..4\n{floors}"), &[(down, "Ann 2 below Bob")]);
    assert_read(
        &format!("positions floor: ground, first, second, third\n{floors}"),
        &[(down, ""), ("The cat is upstairs from Bob.", "")],
    );
}

#[test]
fn who_met_the_buyer_of_a_thing_did_not_buy_it() {
    assert_read(
        "price: $5, $7, $9\nbuyer: Ann, Bob, Cy\nlot: clock, globe, map\n",
        &[
            ("Ann met the map buyer.", ""),
            ("Ann is the map buyer.", "Ann = map"),
            ("The map buyer paid $5.", "map = $5"),
        ],
    );
}
