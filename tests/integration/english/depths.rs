//! Values with units that are written short, those who are told by what an aside denies, and whoever is told by another one.

use super::order::assert_read;

const SHIPS: &str = "depth: 30 m, 42 m, 54 m, 66 m\nship: Aurelia, Brigadoon, Calypso, Dauntless\n\
                     diver: Holly, Ivan, Nadine, Simon\nstreet: Birch Street, Fifth Avenue, Lake Drive, Mill Lane\n";

#[test]
fn units_may_be_written_short() {
    assert_read(
        SHIPS,
        &[
            (
                "The Aurelia was found 12 meters deeper than Simon's ship.",
                "Aurelia depth 12 more than Simon",
            ),
            (
                "The Aurelia lies 12 metres deeper than the Brigadoon.",
                "Aurelia depth 12 more than Brigadoon",
            ),
            (
                "The Aurelia was found in shallower water than the Dauntless.",
                "Aurelia depth less than Dauntless",
            ),
            (
                "The Aurelia was found in deeper water than the Dauntless.",
                "Aurelia depth more than Dauntless",
            ),
            ("The Aurelia was found at a maximum depth of 42 m.", "Aurelia = 42 m"),
            ("The Aurelia is 12 kilograms deeper than the Dauntless.", ""),
        ],
    );
}

#[test]
fn who_does_is_told_by_who_does_not() {
    let trucks = "price: $6, $7, $8, $9\ntruck: Bao, Curry, Grate, Taco\nowner: Janet, Kelvin, Mona, Priya\n\
                  street: Birch Street, Fifth Avenue, Lake Drive, Mill Lane\n";
    assert_read(
        trucks,
        &[
            (
                "Kelvin, who doesn't park on Fifth Avenue, charges more than the truck that does.",
                "Kelvin != Fifth Avenue and Kelvin price more than Fifth Avenue",
            ),
            ("Kelvin, who parks on Fifth Avenue, charges more than the truck that doesn't.", ""),
            (
                "Kelvin, who doesn't park on Fifth Avenue or Mill Lane, charges more than the truck that does.",
                "",
            ),
            (
                "Bao's most popular dish costs $2 more than the one served by Mona.",
                "Bao price 2 more than Mona",
            ),
            ("Bao's least popular dish costs $2 more than the one served by Mona.", ""),
        ],
    );
}

#[test]
fn what_goes_on_behind_a_comparison_tells_of_its_subject() {
    let bridges = "bridge: Cobble Run, Dunmore, Elk Hollow, Fenwick\nlength: 180 ft, 210 ft, 240 ft, 270 ft\n\
                   county: Ames, Pratt, Tyler, Wade\n";
    assert_read(
        bridges,
        &[
            (
                "The Dunmore bridge is longer than the one in Ames County, but it isn't in Wade County.",
                "Dunmore length more than Ames and Dunmore != Wade",
            ),
            // Of either of the two it could tell something.
            (
                "The Dunmore bridge is longer than the one in Ames County, but it isn't 240 ft long.",
                "",
            ),
        ],
    );
}

#[test]
fn a_floor_is_told_by_who_lives_there() {
    let floors = "positions floor: 1..5\nperson: Anand, Bhavna, Chetan, Divya, Eshan\n\
                  subject: Biology, Chemistry, History, Physics, Sanskrit\n";
    assert_read(
        floors,
        &[
            (
                "Anand lives on the second floor above that on which Divya lives.",
                "Anand 2 above Divya",
            ),
            (
                "Anand lives on the floor above the one where Divya lives.",
                "Anand directly above Divya",
            ),
            (
                "The one who teaches Physics lives on the lowermost floor, and that person is not Eshan.",
                "Physics in floor 1 and Physics != Eshan",
            ),
            ("Anand lives on the second floor above that on which Divya slept.", ""),
        ],
    );
}

#[test]
fn whoever_takes_either_of_two_is_one_of_them() {
    let dogs = "dog: Beans, Harley, Maple, Shadow\nfamily: Garza, Ibarra, Lowe, Nolan\n\
                breed: beagle, boxer, corgi, pug\n";
    assert_read(
        dogs,
        &[
            (
                "Either Harley or Shadow was taken home by the Ibarra family.",
                "Ibarra is either Harley or Shadow",
            ),
            ("Either Harley or Shadow was taken away from the Ibarra family.", ""),
            ("Either Harley or Shadow was bitten by the pug.", ""),
        ],
    );
}

#[test]
fn genres_are_of_films() {
    let boys = "boy: Aaron, Blake, Carlos, Derek\ngenre: action, comedy, drama, horror\npet: cat, dog, fish, rabbit\n";
    assert_read(
        boys,
        &[
            ("Aaron likes comedy movies.", "Aaron = comedy"),
            ("The boy who likes action movies has the rabbit.", "action = rabbit"),
            ("Aaron likes comedy prints.", ""),
        ],
    );
}
