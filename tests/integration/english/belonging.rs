//! What belongs to whom in the words of editors: parcels, ships, boats and houses, what is eaten and where nobody goes.

use super::order::assert_read;

#[test]
fn parcels_are_for_somebody() {
    assert_read(
        "client: Gwen, Hal, Ines, Jock\n\
        city: Lund, Malmo, Ystad, Kalmar\n\
        price: $5, $6, $7, $9\n",
        &[
            (
                "The parcel going to Lund was $2 more expensive than the one for Gwen.",
                "Lund price 2 more than Gwen",
            ),
            ("The parcel for Gwen cost $5.", "Gwen = $5"),
            ("The parcel for Gwen's mother cost $5.", ""),
            ("The parcel for Gwen and Hal cost $5.", ""),
            ("Hal paid for Gwen.", ""),
            ("Hal waited for Gwen.", ""),
        ],
    );
}

#[test]
fn ships_sink() {
    assert_read(
        "year: 1901, 1904, 1907, 1910\n\
        ship: Adelaide, Bettina, Corinna, Dorothea\n\
        captain: Frost, Grey, Hale, Ives\n\
        port: Cork, Hull, Leith, Poole\n",
        &[
            (
                "The ship out of Cork went down 3 years before the one from Hull.",
                "Cork year 3 less than Hull",
            ),
            ("The Adelaide sank in 1904.", "Adelaide = year 1904"),
            (
                "The ship from Cork sank three years after the Bettina.",
                "Cork year 3 more than Bettina",
            ),
            (
                "Of the ships commanded by Frost and Grey, one sank in 1901 and the other was the Bettina.",
                "{Frost, Grey} = {year 1901, Bettina}",
            ),
            ("The Adelaide sank the Bettina.", ""),
            ("The Adelaide nearly sank in 1904.", ""),
            ("The Adelaide almost went down in 1904.", ""),
            ("The Adelaide did not sink in 1904.", ""),
        ],
    );
}

#[test]
fn boats_in_a_row_have_lengths() {
    assert_read(
        "positions boat: 1..4\n\
        skipper: Frost, Grey, Hale, Ives\n\
        boat name: Adelaide, Bettina, Corinna, Dorothea\n\
        length: 30 feet, 35 feet, 40 feet, 50 feet\n",
        &[
            ("Frost's boat is longer than Grey's boat.", "Frost length more than Grey"),
            (
                "Frost's boat is five feet longer than the Bettina.",
                "Frost length 5 more than Bettina",
            ),
            ("Frost's boat is next to the Bettina.", "Frost next to Bettina"),
            ("Frost's boat is older than Grey's boat.", ""),
            ("Frost's boat was almost longer than Grey's boat.", ""),
            ("Frost's father's boat is longer than Grey's boat.", ""),
        ],
    );
}

#[test]
fn houses_where_tea_is_served() {
    assert_read(
        "houses: 4\n\
        colour: blue, green, red, white\n\
        nationality: Dane, German, Greek, Turk\n\
        drink: cider, cocoa, tea, water\n\
        sandwich: cheese, ham, tuna, turkey\n\
        tree: ash, elm, oak, pine\n",
        &[
            ("The blue house is to the left of the house where tea is served.", "blue left of tea"),
            ("Tea is not served by the Dane.", ""),
            ("The neighbor who drinks tea lives in the blue house.", "tea = blue"),
            ("The neighbor of the Greek who drinks tea lives in the blue house.", ""),
            ("The Dane's neighbor who drinks tea lives in the blue house.", ""),
            ("The Turk lives two houses to the right of the white house.", "Turk 2 right of white"),
            ("The turkey eater lives next to the white house.", "turkey next to white"),
            ("The pine grows in the garden of the tea drinker.", "pine = tea"),
            ("The pine grows in the garden of the tea drinker's neighbour.", ""),
            ("The pine does not grow in the garden of the tea drinker.", ""),
            (
                "The tea belongs to the man directly to the right of the Greek.",
                "tea directly right of Greek",
            ),
        ],
    );
}

#[test]
fn pronouns_among_several() {
    assert_read(
        "age: 5, 6, 7, 8\n\
        child: Gwen, Hilda, Ines, Judith\n\
        sweet: fudge, jelly, mints, toffee\n\
        costume: ghost, pirate, queen, witch\n",
        &[
            (
                "Gwen isn't 6 years old. Neither she nor Hilda was the pirate.",
                "Gwen != age 6 and (Gwen != pirate and Hilda != pirate)",
            ),
            ("Gwen isn't 6 years old. Neither she nor her sister was the pirate.", ""),
            ("Gwen isn't 6 years old. Neither he nor Hilda was the pirate.", ""),
            ("Gwen is older than Hilda. Neither she nor Ines was the pirate.", ""),
            ("Gwen and Hilda aren't 6 years old. Neither she nor Ines was the pirate.", ""),
            ("The child who came as a ghost did not care for mints.", "ghost != mints"),
            ("Gwen did not care for Hilda.", ""),
            ("Gwen cared for the mints that Hilda had.", ""),
            ("It was Gwen who had two helpings of jelly.", "Gwen = jelly"),
            ("It was Gwen who didn't have two helpings of jelly.", ""),
            ("The oldest of the four was the pirate.", "age 8 = pirate"),
            ("The oldest of the three was the pirate.", ""),
        ],
    );
}

#[test]
fn more_pounds_of_one_thing() {
    assert_read(
        "gardener: Gwen, Hal, Ines, Jock\n\
        crop: beans, leeks, peas, plums\n\
        weight: 3 pounds, 5 pounds, 6 pounds, 9 pounds\n",
        &[
            ("There were 3 more pounds of peas than of plums.", "peas weight 3 more than plums"),
            ("There were almost 3 more pounds of peas than of plums.", ""),
            ("There weren't 3 more pounds of peas than of plums.", ""),
        ],
    );
}

#[test]
fn nobody_goes_there_either() {
    assert_read(
        "positions month: May, June, July, August\n\
        traveler: Gwen, Hal, Ines, Jock\n\
        country: Chile, Egypt, Kenya, Norway\n\
        ship: Blue Star, Golden Sun, Red Moon, Silver Sea\n",
        &[
            (
                "The Blue Star doesn't sail to Norway, and Gwen isn't going there either.",
                "Blue Star != Norway and Gwen != Norway",
            ),
            ("The Blue Star doesn't sail to Norway, and Gwen is going there.", ""),
            (
                "The Blue Star doesn't sail to Norway or to Chile, and Gwen isn't going there either.",
                "",
            ),
            ("The Blue Star doesn't sail to Norway, and Gwen doesn't want to go there either.", ""),
            (
                "Gwen and the person bound for Norway will travel on the Blue Star and the Red Moon, in some order.",
                "{Gwen, Norway} = {Blue Star, Red Moon}",
            ),
            ("Gwen and Hal will travel on the Blue Star and the Red Moon.", ""),
        ],
    );
}

#[test]
fn things_of_the_header() {
    assert_read(
        "price: $5, $6, $7, $9\n\
        buyer: Gwen, Hal, Ines, Jock\n\
        item: clock, lamp, mirror, rug\n\
        room: attic, den, hall, parlor\n",
        &[
            (
                "Gwen spent $2 more than the person who bought the item from the attic.",
                "Gwen price 2 more than attic",
            ),
            ("Gwen spent $2 more than the person who bought the item next to the attic.", ""),
        ],
    );
}

#[test]
fn names_of_entries() {
    assert_read(
        "grower: Gwen, Hal, Ines, Jock\n\
        gourd: Big Bob, Colossus, Jumbo, Titan\n\
        town: Lund, Malmo, Ystad, Kalmar\n\
        dart color: black, blue, green, red\n",
        &[
            ("Gwen's entry was not called Jumbo.", "Gwen != Jumbo"),
            ("Gwen's friend was not called Jumbo.", ""),
            ("The resident named Gwen comes from Lund.", "Gwen = Lund"),
            ("The resident named Gwen's brother comes from Lund.", ""),
            ("Gwen used either the red darts or the blue ones.", "Gwen is either red or blue"),
            ("Gwen wanted either the red darts or the blue ones.", ""),
        ],
    );
}
