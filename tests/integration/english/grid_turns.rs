//! Turns of grid puzzles as web sites print them: `has an asking price of`, `2.6 meters beyond`, `1 hour and 4 minutes after`.

use super::order::assert_read;

const HOUSES: &str = "price (cost): $225000, $250000, $275000, $300000\nstyle: bungalow, colonial, ranch, tudor\nstreet: Elm Street, Oak Lane, Pine Court, Vine Court\n";
const FLIGHTS: &str = "departure (leave, depart): 8:00 am, 8:32 am, 9:04 am, 9:36 am\nflight: Flight 108, Flight 233, Flight 356, Flight 510\ncity: Boston, Denver, Miami, Seattle\ngate: A3, B4, D2, E9\n";
const GAMES: &str = "downloads: 1000, 3000, 4000, 7000\ngame: Bubble Bombs, Chess Mate, Word Herd, Zip\ncompany (made by): Apptastic, Gadingo, Novio, Wexar\n";
const STORMS: &str = "wind speed: 75 mph, 83 mph, 91 mph, 99 mph\nstorm: Aletta, Bertram, Cosme, Dolores\ntown (hit): Dunmore, Palm Key, Port Lucy, Sand Hollow\n";
const THROWS: &str = "distance: 61.8 meters, 64.4 meters, 67.0 meters, 69.6 meters\nthrower: Bill, Jeremy, Mathew, Orlando\njersey color: black, green, orange, red\n";
const COMETS: &str = "year: 2008, 2009, 2010, 2011\ncomet: Ashid, Casputi, Gostroma, Trosny\nastronomer (discovered by): Bell, Eaton, Hu, Morse\n";
const FINES: &str = "fine: $4, $5, $6, $7\nreader: Ann, Bo, Cy, Sylvia\nbook (returned): Atlas, Beyond, Dune, Emma\n";

#[test]
fn headings_have_idle_words() {
    assert_read(
        HOUSES,
        &[
            ("The ranch has an asking price of $225000.", "ranch = $225000"),
            ("The ranch has a total price of $225000.", "ranch = $225000"),
            (
                "The ranch has an asking price $25000 higher than the tudor.",
                "ranch price 25000 more than tudor",
            ),
            ("The ranch has a guessed price of $225000.", ""),
        ],
    );
    assert_read(
        STORMS,
        &[
            (
                "Bertram's winds were 16 mph faster than Cosme's.",
                "Bertram wind speed 16 more than Cosme",
            ),
            (
                "Aletta had winds 8 mph slower than those of Dolores.",
                "Aletta wind speed 8 less than Dolores",
            ),
            (
                "The storm that hit Dunmore had a maximum wind speed 16 mph lower than Dolores.",
                "Dunmore wind speed 16 less than Dolores",
            ),
        ],
    );
}

#[test]
fn amounts_are_put_otherwise() {
    assert_read(
        GAMES,
        &[
            (
                "The game made by Gadingo has been downloaded 3000 more times than Chess Mate.",
                "Gadingo downloads 3000 more than Chess Mate",
            ),
            (
                "Word Herd was downloaded 1000 fewer times than Zip.",
                "Word Herd downloads 1000 less than Zip",
            ),
            ("Word Herd has been downloaded 7000 times.", "Word Herd = downloads 7000"),
            ("Word Herd has been praised 7000 times.", ""),
        ],
    );
    assert_read(
        THROWS,
        &[
            (
                "Jeremy's throw landed 2.6 meters beyond Bill's.",
                "Jeremy distance 2.6 more than Bill",
            ),
            ("Jeremy's throw landed just beyond Bill's.", ""),
        ],
    );
    assert_read(
        FLIGHTS,
        &[
            (
                "The flight to Boston leaves 1 hour and 4 minutes after Flight 233.",
                "Boston departure 64 minutes more than Flight 233",
            ),
            (
                "The flight out of gate D2 departs 32 minutes before Flight 510.",
                "D2 departure 32 minutes less than Flight 510",
            ),
            ("The Seattle-bound flight leaves from gate E9.", "Seattle = E9"),
            ("The bound flight leaves from gate E9.", ""),
        ],
    );
    assert_read(
        FINES,
        &[
            ("Sylvia had to pay $4.", "Sylvia = $4"),
            ("Sylvia and whoever had to pay $4 are not the same.", "Sylvia != $4"),
        ],
    );
}

#[test]
fn all_are_different() {
    assert_read(
        COMETS,
        &[
            (
                "Ashid, the comet discovered by Hu and Trosny were all found in different years.",
                "all different (Ashid, Hu, Trosny)",
            ),
            (
                "The comet discovered by Bell isn't Gostroma, and Gostroma isn't the one from 2009 either.",
                "Bell != Gostroma and Gostroma != year 2009",
            ),
            ("Ashid isn't from 2008, and Trosny isn't the one from 2009 either.", ""),
            ("Ashid, Casputi and Trosny were all found in different towns.", ""),
        ],
    );
}
