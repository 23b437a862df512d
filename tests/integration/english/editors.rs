//! How editors of printed puzzles put things: participles that compare, sellers, who came in which place, what did not take
//! place until a day, and what stands in front of what it is told of.

use super::order::assert_read;

#[test]
fn participles_compare() {
    assert_read(
        "positions place: 1..4\n\
        rider: Gwen, Hal, Ines, Jock\n\
        jersey: amber, coral, ivory, teal\n\
        club: Otters, Ravens, Stoats, Vixens\n",
        &[
            (
                "Gwen wore coral, finishing right behind Hal.",
                "Gwen = coral and Gwen directly after Hal",
            ),
            (
                "Gwen, finishing two places ahead of Hal, wore coral.",
                "Gwen = coral and Gwen 2 before Hal",
            ),
            ("Finishing third, Gwen wore coral.", "Gwen = coral and Gwen in place 3"),
            (
                "Gwen wore coral, finishing ahead of Hal and right behind Ines.",
                "Gwen = coral and (Gwen before Hal and Gwen directly after Ines)",
            ),
            ("Gwen wore coral, almost finishing right behind Hal.", ""),
            ("Gwen wore coral, not finishing right behind Hal.", ""),
            ("Gwen did not wear coral, finishing right behind Hal.", ""),
            ("Gwen beat Hal, finishing third.", ""),
            ("Gwen wore coral, finishing right behind her friend.", ""),
            ("Gwen wore either coral or ivory, finishing third.", ""),
            ("Gwen wore coral, hoping to finish third.", ""),
            ("Directly behind Gwen came the rider in ivory.", "ivory directly after Gwen"),
            ("Directly behind Gwen came Hal and then Jock.", ""),
            ("Directly behind Gwen came Hal's sister.", ""),
            ("Not directly behind Gwen came Hal.", ""),
            ("Gwen finished before Hal did.", "Gwen before Hal"),
            ("Gwen finished before Hal did his homework.", ""),
        ],
    );
}

#[test]
fn prices_by_participles() {
    assert_read(
        "potter: Gwen, Hal, Ines, Jock\n\
        pot: bowl, jug, mug, vase\n\
        price: $5, $6, $7, $9\n\
        town: Lund, Malmo, Ystad, Kalmar\n",
        &[
            (
                "The jug, costing $2 more than Hal's pot, was from Lund.",
                "jug = Lund and jug price 2 more than Hal",
            ),
            (
                "The jug was from Lund, costing $2 more than the vase.",
                "jug = Lund and jug price 2 more than vase",
            ),
            (
                "Costing $2 more than the vase, the jug was from Lund.",
                "jug = Lund and jug price 2 more than vase",
            ),
            (
                "The jug, sold for $2 more than the vase, was from Lund.",
                "jug = Lund and jug price 2 more than vase",
            ),
            ("The jug was cheaper than the vase, costing $6.", ""),
            ("The jug was not from Lund, costing $6.", ""),
            (
                "There is a two-dollar difference between the jug and Hal's pot.",
                "jug price 2 less than Hal or jug price 2 more than Hal",
            ),
            (
                "There is a difference of $2 between the jug and the vase.",
                "jug price 2 less than vase or jug price 2 more than vase",
            ),
            ("There is almost a two-dollar difference between the jug and the vase.", ""),
            ("There is not a two-dollar difference between the jug and the vase.", ""),
            ("There is a difference of at least two dollars between the jug and the vase.", ""),
            ("Unlike Gwen, Hal made the jug.", "Hal = jug and Gwen != jug"),
            ("Unlike Gwen, Hal did not make the jug.", ""),
            ("Unlike Gwen, who is from Lund, Hal made the jug.", ""),
            ("Unlike Gwen and Ines, Hal made the jug.", ""),
            ("The jug was made by someone who isn't from Lund.", "jug != Lund"),
            ("The jug was made by someone who knows the potter from Lund.", ""),
            ("Assuming that Gwen is from Lund, Hal made the jug.", "if Gwen = Lund then Hal = jug"),
            (
                "Gwen and Hal: one of the two is from Lund, the other the one who made the jug.",
                "{Gwen, Hal} = {Lund, jug}",
            ),
            ("Gwen and Hal: one of the two is from Lund.", ""),
            (
                "Gwen, Hal and Ines: one of them is from Lund, the other the one who made the jug.",
                "",
            ),
            ("Neither of Gwen and Hal is from Lund.", "Gwen != Lund and Hal != Lund"),
            ("Neither of Gwen's pots is from Lund.", ""),
            ("The jug was made either by Gwen or by Hal.", "jug is either Gwen or Hal"),
            ("Gwen made nothing but the jug.", "Gwen = jug"),
            ("Gwen did nothing but make the jug.", ""),
            ("Gwen has nothing but scorn for the jug.", ""),
            (
                "Gwen isn't from Lund, and neither is the maker of the jug.",
                "Gwen != Lund and jug != Lund",
            ),
            ("Gwen isn't from Lund, and neither is her mother.", ""),
            ("Gwen isn't with Hal, and neither is the potter from Lund.", ""),
        ],
    );
}

#[test]
fn who_comes_in_which_place() {
    assert_read(
        "positions place: 1..4\n\
        rider: Gwen, Hal, Ines, Jock\n\
        jersey: amber, coral, ivory, teal\n\
        club: Otters, Ravens, Stoats, Vixens\n",
        &[
            ("First place went to the rider in coral.", "coral in place 1"),
            ("First place did not go to Gwen.", "Gwen not in place 1"),
            ("First place almost went to Gwen.", ""),
            ("First place should have gone to Gwen.", ""),
            (
                "First and second place went to Gwen and the rider in coral, in some order.",
                "{Gwen, coral} = {place 1, place 2}",
            ),
            ("First and second place went to Gwen and Hal.", ""),
            ("First and second place went to Gwen, Hal and Ines, in some order.", ""),
            ("First and third place went to Gwen and Hal, respectively.", ""),
            ("Gwen rides for the Otters.", "Gwen = Otters"),
            ("Gwen represents the Otters.", "Gwen = Otters"),
            ("Gwen used to ride for the Otters.", ""),
            ("Gwen would like to ride for the Otters.", ""),
            ("Gwen rode for Hal.", ""),
            ("Gwen's sister rides for the Otters.", ""),
            ("Gwen wore coral, and Hal, too.", ""),
            ("Gwen wore coral, too.", "Gwen = coral"),
        ],
    );
}

#[test]
fn stalls_and_sellers() {
    assert_read(
        "positions stall: 1..5\n\
        trader: Gwen, Hal, Ines, Jock, Kit\n\
        ware: cheese, honey, jam, lace, soap\n\
        awning: amber, coral, ivory, teal, black\n",
        &[
            ("The jam seller is next to Gwen.", "jam next to Gwen"),
            ("The jam seller's brother is next to Gwen.", ""),
            ("Gwen envies the jam seller.", ""),
            (
                "Gwen is flanked by Hal on one side and the jam seller on the other.",
                "Gwen directly between Hal and jam",
            ),
            (
                "Gwen is flanked by Hal on the left and Jock on the right.",
                "Gwen directly right of Hal and Gwen directly left of Jock",
            ),
            ("Gwen is flanked by Hal on one side.", ""),
            ("Gwen is not flanked by Hal on the left and Jock on the right.", ""),
            ("Gwen is flanked by Hal on the left and Jock on the left.", ""),
            ("Gwen is in the second stall to the left of Hal.", "Gwen 2 left of Hal"),
            ("Gwen is in the second stall from the left of Hal.", ""),
            ("Between Gwen and Hal there are exactly two stalls.", "2 stalls between Gwen and Hal"),
            ("Between Gwen, Hal and Jock there are exactly two stalls.", ""),
            ("Gwen has the stall at the left end.", "Gwen in stall 1"),
            ("Gwen wants the stall at the left end.", ""),
            ("Whoever has stall 2 has the coral awning.", "coral in stall 2"),
            ("Whoever wants stall 2 has the coral awning.", ""),
            ("The jam seller is next to Gwen, too.", "jam next to Gwen"),
        ],
    );
}

#[test]
fn what_does_not_take_place_until() {
    assert_read(
        "positions day: Monday, Tuesday, Wednesday, Thursday\n\
        band: Geckos, Herons, Ibexes, Jackals\n\
        style: blues, folk, polka, swing\n",
        &[
            ("The Geckos didn't play until Thursday.", "Geckos = Thursday"),
            ("The folk group didn't perform until Thursday.", "folk = Thursday"),
            ("The Geckos did play until Thursday.", ""),
            ("The Geckos didn't play until after Thursday noon.", ""),
            ("The Geckos didn't want to play until Thursday.", ""),
            ("The Geckos weren't expected until Thursday.", ""),
            ("The Geckos didn't play until Thursday night.", ""),
            ("If the Geckos didn't play until Thursday, the Herons play folk.", ""),
        ],
    );
}

#[test]
fn days_have_what_is_on_them() {
    assert_read(
        "pupil: Gwen, Hal, Ines, Jock\n\
        pet: crow, hare, mole, newt\n\
        weekday: Monday, Tuesday, Wednesday, Thursday (ordered)\n",
        &[
            (
                "Tuesday's visitor was neither Hal's pet nor the mole.",
                "Tuesday != Hal and Tuesday != mole",
            ),
            ("Tuesday's visitor was the mole.", "Tuesday = mole"),
            ("Tuesday's visitor liked Hal's pet.", ""),
        ],
    );
}

#[test]
fn the_longest_stay() {
    assert_read(
        "positions room: 101..104\n\
        guest: Gwen, Hal, Ines, Jock\n\
        nights: 2 nights, 3 nights, 5 nights, 8 nights\n\
        tea: chai, mint, oolong, sencha\n",
        &[
            ("The longest stay is that of Gwen.", "8 nights = Gwen"),
            ("The shortest stay isn't Gwen's.", "2 nights != Gwen"),
            ("The second longest stay is Gwen's.", "5 nights = Gwen"),
            ("Gwen's stay isn't the longest.", "Gwen != 8 nights"),
            ("The longest stay of the two is Gwen's.", ""),
            ("Gwen had almost the longest stay.", ""),
            ("Gwen's stay isn't the longest of the three.", ""),
            ("Gwen will stay at least five nights.", "Gwen is either 5 nights or 8 nights"),
            ("Gwen hopes to stay at least five nights.", ""),
            ("Gwen won't stay at least five nights.", ""),
            (
                "One of Gwen and Hal is staying three nights longer than the other.",
                "Gwen nights 3 more than Hal or Gwen nights 3 less than Hal",
            ),
            (
                "Gwen and Hal have rooms 101 and 102, in some order.",
                "{Gwen, Hal} = {room 101, room 102}",
            ),
            ("Gwen and Hal have rooms 101 and 102.", ""),
            ("Gwen and Hal don't have rooms 101 and 102, in some order.", ""),
        ],
    );
}

#[test]
fn floors_have_tenants() {
    assert_read(
        "positions floor: 1..4\n\
        tenant: Gwen, Hal, Ines, Jock\n\
        plant: cactus, fern, ivy, palm\n",
        &[
            ("Gwen has the flat on the third floor.", "Gwen in floor 3"),
            ("Gwen wants the flat on the third floor.", ""),
            ("Gwen had the flat on the third floor painted.", ""),
            ("The first-floor tenant has the fern.", "fern in floor 1"),
            ("The first-floor tenant's aunt has the fern.", ""),
            ("The former first-floor tenant has the fern.", ""),
            ("Gwen works higher up than Hal.", "Gwen above Hal"),
            ("Gwen works harder than Hal.", ""),
            ("Gwen's boss works above Hal.", ""),
            ("The fern can be seen on the second floor.", "fern in floor 2"),
            ("The fern can be seen from the second floor.", ""),
            ("The fern can't be seen on the second floor.", ""),
        ],
    );
}

#[test]
fn who_sells_a_thing_has_not_bought_it() {
    let header = |who: &str| {
        format!("{who}: Gwen, Hal, Ines, Jock\nware: vase, jam, hat, tea\nprice: $4, $5, $6, $7\n")
    };
    for who in ["shopper", "buyer", "customer"] {
        assert_read(
            &header(who),
            &[
                ("The vase seller is Gwen.", ""),
                ("The jam seller isn't Hal.", ""),
                ("The maker of the vase is Gwen.", ""),
                ("The vase buyer is Gwen.", "vase = Gwen"),
            ],
        );
    }
    for who in ["potter", "seller", "vendor"] {
        assert_read(
            &header(who),
            &[
                ("The vase buyer is Gwen.", ""),
                ("The jam customer isn't Hal.", ""),
                ("The vase seller is Gwen.", "vase = Gwen"),
            ],
        );
    }
}

#[test]
fn what_is_denied_beside_a_place_and_of_two_named_before() {
    assert_read(
        "positions place: 1..5\n\
        rider: Gwen, Hal, Ines, Jock, Kay\n\
        jersey: amber, coral, ivory, teal, white\n\
        prize: cup, globe, spoon, thimble, towel\n",
        &[
            (
                "Gwen stands at one end of the row, though not in the amber jersey, and got the cup.",
                "Gwen at an end and Gwen != amber and Gwen = cup",
            ),
            (
                "Gwen stands next to Hal, but not in the amber jersey.",
                "Gwen next to Hal and Gwen != amber",
            ),
            (
                "Gwen and Hal occupy the two ends of the row.",
                "Gwen at an end and Hal at an end and Gwen != Hal",
            ),
            (
                "Gwen and Hal stand at the extreme ends.",
                "Gwen at an end and Hal at an end and Gwen != Hal",
            ),
            (
                "Neither Gwen nor Hal wore amber, and neither of them got the cup.",
                "(Gwen != amber and Hal != amber) and (Gwen != cup and Hal != cup)",
            ),
            (
                "Gwen wasn't the one who wore amber, and neither she nor Hal got the cup.",
                "Gwen != amber and (Gwen != cup and Hal != cup)",
            ),
            ("Gwen, despite her name, wore amber.", "Gwen = amber"),
            ("Gwen couldn't resist the spoon.", "Gwen = spoon"),
            ("Gwen stands next to Hal, though hardly in the amber jersey.", ""),
            ("Gwen could resist the spoon.", ""),
        ],
    );
}
