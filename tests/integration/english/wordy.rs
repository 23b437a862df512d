//! Plain things in more words than they need, in puzzles as an editor writes them.

use super::order::assert_read;

/// Jars of jam at a village fair.
const FAIR: &str =
    "cook: Nora, Otis, Paula, Quinn\njam: apricot, cherry, damson, plum\nprice: $3, $4, $5, $6\n";

/// A school play.
const PLAY: &str = "actor: Astrid, Bruno, Clara, Dirk\nrole: knight, miller, queen, wizard\n\
                    instrument: cymbals, drum, horn, lute\n";

/// Shops in a street, of which each has the next even number.
const STREET: &str = "positions shop: 12, 14, 16, 18\nowner: Adams, Brook, Clay, Dale\n\
                      trade: butcher, cobbler, grocer, tailor\nblind: green, red, striped, white\n";

/// Garages side by side.
const GARAGES: &str = "positions garage: 1, 2, 3, 4\nowner: Mia, Noel, Olga, Piet\n\
                       car: Audi, Fiat, Jaguar, Volvo\ntool: hammers, ladders, pliers, saws\n";

/// Staff of a hotel.
const STAFF: &str =
    "name: Lotte, Marek, Nadia, Omar\nage: 22, 25, 29, 34\nplace: bar, kitchen, laundry, lobby\n";

#[test]
fn what_somebody_was_pleased_to_get() {
    assert_read(
        FAIR,
        &[
            ("Nora was delighted to get $5.", "Nora = $5"),
            ("Nora was very lucky to win the plum jam.", "Nora = plum"),
            (
                "The person who made the plum jam, who isn't Otis, was happy to get $5 for it.",
                "plum != Otis and plum = $5",
            ),
            // It may not have come about.
            ("Nora would be delighted to get $5.", ""),
            ("Nora was not pleased to get $5.", ""),
            ("Nora wasn't surprised to win the plum jam.", ""),
            ("Nora hoped to get $5.", ""),
            ("Nora was pleased to hear of the plum jam.", ""),
            // Whose it was is told by what it is.
            ("Nora liked the plum jam and got $5 for it.", ""),
            ("Nora got $5 for it.", ""),
        ],
    );
}

#[test]
fn what_somebody_turned_down() {
    assert_read(
        PLAY,
        &[
            ("Astrid turned down the part of the queen.", "Astrid != queen"),
            (
                "Astrid turned down the role of the queen, and Dirk that of the wizard.",
                "Astrid != queen and Dirk != wizard",
            ),
            ("Clara refused the part of the miller.", "Clara != miller"),
            ("Astrid is seen playing the drum as the lights fade.", "Astrid = drum"),
            ("Astrid is shown playing the drum.", "Astrid = drum"),
            ("Astrid did not turn down the part of the queen.", ""),
            ("Astrid would have turned down the part of the queen.", ""),
            ("Astrid turned down the queen's brother.", ""),
            ("Only Astrid turned down the part of the queen.", ""),
            ("Astrid is seen hating the drum.", ""),
        ],
    );
}

#[test]
fn numbers_of_shops() {
    assert_read(
        STREET,
        &[
            (
                "Mr Adams's shop has a lower number than the one with the red blind.",
                "Adams left of red",
            ),
            ("The butcher has a higher number than the tailor.", "butcher right of tailor"),
            (
                "The butcher is in a shop numbered four higher than the tailor's.",
                "butcher 2 right of tailor",
            ),
            ("The butcher has a higher number than nobody.", ""),
            ("The butcher is in a shop numbered three higher than the tailor's.", ""),
            (
                "The butcher is next to the tailor and has the lower number of the two.",
                "butcher directly left of tailor",
            ),
            ("The butcher is near the tailor and has the lower number of the two.", ""),
            ("The butcher's daughter has a higher number than the tailor.", ""),
        ],
    );
    // Another number may be meant.
    assert_read(
        &format!("{STREET}jersey: 3, 5, 7, 9\n"),
        &[("The butcher has a higher number than the tailor.", "")],
    );
    assert_read(
        GARAGES,
        &[
            (
                "The Fiat is in a garage numbered two higher than the garage with the saws.",
                "Fiat 2 right of saws",
            ),
            (
                "Mia isn't next to Noel, nor is Olga next to Piet.",
                "Mia not next to Noel and Olga not next to Piet",
            ),
            (
                "The Volvo is in garage 3, where the tools aren't saws.",
                "Volvo in garage 3 and Volvo != saws",
            ),
            (
                "Noel, who is in garage 3, has the Volvo right next to him.",
                "Noel in garage 3 and Noel next to Volvo",
            ),
            ("Noel has the Volvo to the left of him.", "Noel right of Volvo"),
            ("The Fiat is parked among the saws.", ""),
            ("The Fiat stands among the saws.", "Fiat = saws"),
            ("Mia is next to Noel, nor is Olga next to Piet.", ""),
            (
                "Mia isn't next to Noel, nor is she next to Piet.",
                "Mia not next to Noel and Mia not next to Piet",
            ),
            ("Mia isn't next to Noel, nor is her car next to the Audi.", ""),
            ("Noel has the Volvo's owner to thank right next to him.", ""),
        ],
    );
}

#[test]
fn who_works_where() {
    assert_read(
        STAFF,
        &[
            (
                "Lotte is older than the new assistant in the laundry.",
                "Lotte age more than laundry",
            ),
            ("The trainee in the bar is 22 years old.", "bar = 22"),
            ("The trainee at Lotte's is 22 years old.", ""),
            (
                "Marek, who serves in the bar, is exactly three years older than Lotte.",
                "Marek = bar and Marek age 3 more than Lotte",
            ),
            ("Lotte is older than the assistant of the man in the laundry.", ""),
            ("Lotte is older than her assistant in the laundry.", ""),
            ("Nobody in the laundry is 22.", "laundry != 22"),
            ("Nobody in the laundry is older than Lotte.", ""),
        ],
    );
}

#[test]
fn goods_prizes_and_owners() {
    assert_read(
        "positions stall: 1, 2, 3, 4\ntrader: Abby, Baz, Cass, Dolf\ngoods: books, candles, hats, toys\n\
         medal: bronze, copper, gold, silver\n",
        &[
            (
                "Abby's stall is immediately to the right of the one selling hats.",
                "Abby directly right of hats",
            ),
            ("Cass sells candles and is next to Baz.", "Cass = candles and Cass next to Baz"),
            ("The gold medal went to Abby.", "gold = Abby"),
            ("The gold medal went to either Abby or Baz.", "gold is either Abby or Baz"),
            ("Cass sells candles to Baz.", ""),
            ("The gold medal went to the left of Abby.", ""),
            ("Baz has exactly two traders to the right of him.", "Baz in stall 2"),
            ("Baz has exactly two women to the right of him.", ""),
        ],
    );
    assert_read(
        "child: Alice, Bernard, Doris, Edward\nage: 6, 7, 8, 9\npet: cat, dog, hamster, rabbit\n",
        &[
            (
                "The rabbit belongs to a child who is older than Alice.",
                "rabbit age more than Alice",
            ),
            ("The rabbit does not belong to a child who is older than Alice.", ""),
            (
                "Edward's pet is not the rabbit and it is not the dog.",
                "Edward != rabbit and Edward != dog",
            ),
            ("Edward's pet is not the rabbit and it is not 7.", ""),
        ],
    );
    assert_read(
        "speaker: Hale, Iyer, Jung, Kerr\ntopic: bees, castles, rivers, stars\nroom: Ash, Birch, Cedar, Elm\n",
        &[
            (
                "The speaker in the Cedar Room was neither Mr Hale nor the expert on bees.",
                "Cedar != Hale and Cedar != bees",
            ),
            ("Mr Hale met the expert on bees.", ""),
        ],
    );
}

#[test]
fn nobody_and_anyone() {
    assert_read(
        "baker: Alma, Bert, Carla, Derek\nbread: bagel, baguette, ciabatta, focaccia\ntown: Ely, Hull, Leeds, York\n",
        &[
            ("Nobody from York baked the bagel.", "York != bagel"),
            ("Nobody from York or Hull baked the bagel.", ""),
            ("Nobody in their right mind baked the bagel.", ""),
            ("Alma and Bert are from Hull and York.", ""),
        ],
    );
    assert_read(
        "positions cabin: 1, 2, 3, 4\nguest: Farrow, Gibson, Hurst, Irving\nhobby: chess, fishing, painting, yoga\n",
        &[
            ("Mr Farrow isn't next to anyone who enjoys painting.", "Farrow not next to painting"),
            ("Mr Farrow is next to someone who enjoys painting.", "Farrow next to painting"),
            ("Mr Farrow isn't next to anyone who is next to Hurst.", ""),
            (
                "Mr Farrow's cabin is to the left of the one occupied by Mrs Gibson.",
                "Farrow left of Gibson",
            ),
        ],
    );
}
