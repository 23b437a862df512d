//! Everyday turns of speech: who is first to arrive, what is taken home or got from somewhere, who dined with whom, what is
//! denied of two in turn.

use super::order::assert_read;

#[test]
fn who_is_the_first_or_the_last_to_arrive() {
    let guests = "guest: Ada, Ben, Cleo\norder: 1st, 2nd, 3rd\nsnack: figs, nuts, olives\n";
    assert_read(
        guests,
        &[
            ("The first to arrive did not bring figs.", "1st != figs"),
            ("The last guest to arrive brought figs.", "3rd = figs"),
            ("Ben was not the last to arrive.", "Ben != 3rd"),
            ("Ben wanted to be the last to arrive.", ""),
            ("The first man to arrive brought figs.", ""),
            ("Ben was usually the last to arrive.", ""),
            ("Ben was almost the last to arrive.", ""),
            ("The first to start did not bring figs.", ""),
            ("The first guest to speak to Ben brought figs.", ""),
            ("Ben entered second. Ada was the last to go.", ""),
            ("Ada arrived first. The first to leave brought figs.", ""),
        ],
    );
    let finish = "guest: Ada, Ben, Cleo\nfinish: 1st, 2nd, 3rd\nsnack: figs, nuts, olives\n";
    assert_read(finish, &[("The last to leave brought figs.", "")]);
}

#[test]
fn steps_are_called_by_their_category() {
    let terms = "poet: Alva, Brin, Cato\nterm: 2018, 2019, 2020\ntown: Ayr, Bath, Cork\n";
    assert_read(
        terms,
        &[
            ("Alva was chosen one term after the poet from Bath.", "Alva term 1 more than Bath"),
            ("Alva was chosen two terms before Brin.", "Alva term 2 less than Brin"),
        ],
    );
    // One term is of several years there.
    let long = "poet: Alva, Brin, Cato\nterm: 2012, 2016, 2020\ntown: Ayr, Bath, Cork\n";
    assert_read(long, &[("Alva was chosen one term after Brin.", "")]);
    let places = "place: 1st, 2nd, 3rd, 4th\nrower: Ada, Ben, Cleo, Dirk\n";
    assert_read(
        places,
        &[
            ("Ada's place was even.", "Ada is either 2nd or 4th"),
            ("Ada's place was not even.", ""),
            ("Ada's friend was odd.", ""),
        ],
    );
}

#[test]
fn what_is_taken_home() {
    let toys = "child: Ada, Ben, Cleo\ntoy: drum, puzzle, robot\nballoon: blue, green, red\n";
    assert_read(
        toys,
        &[
            (
                "Ben brought the drum but did not go home with a red or green balloon.",
                "Ben = drum and (Ben != red and Ben != green)",
            ),
            ("Ada went home with the blue balloon.", "Ada = blue"),
            ("Ada did not go home with Ben.", ""),
            ("Ada hoped to go home with the blue balloon.", ""),
            ("Ada nearly went home with the blue balloon.", ""),
            ("Ada got the drum – Ben got the robot.", "Ada = drum and Ben = robot"),
            ("Ada got the drum – not the robot.", ""),
            ("Ada got the drum – or Ben got the robot.", ""),
        ],
    );
}

#[test]
fn what_is_got_from_somewhere() {
    let watches = "man: Mr. Ash, Mr. Birch, Mr. Cole\nwatch: brass, nickel, steel\nrelative: aunt, cousin, uncle\n";
    assert_read(
        watches,
        &[
            ("Mr. Cole received his watch from his aunt.", "Mr. Cole = aunt"),
            ("Mr. Cole did not get his watch from an uncle.", "Mr. Cole != uncle"),
            ("Mr. Cole received Mr. Ash's watch from his aunt.", ""),
            ("Mr. Cole received a letter from his aunt.", ""),
            ("Mr. Cole wanted to receive his watch from his aunt.", ""),
        ],
    );
    let gems = "wife: Fay, Gwen, Hope\nhusband: Abe, Bill, Carl\nstore: Marlow, Norton, Oakley\ngem: jade, opal, ruby\n";
    assert_read(
        gems,
        &[
            ("Fay did not receive a gift from Marlow.", "Fay != Marlow"),
            ("Fay received a present from Norton.", "Fay = Norton"),
            ("Fay received a gift from Gwen.", ""),
            ("Fay received a gift from Abe.", ""),
        ],
    );
    let sports =
        "scholar: Ada, Ben, Cleo\nsport: archery, fencing, judo\ntopic: droughts, floods, storms\n";
    assert_read(
        sports,
        &[
            ("Ada has judo as sports subject.", "Ada = judo"),
            ("The sport for Ada or Ben is judo.", "judo is either Ada or Ben"),
            ("The rival for Ada or Ben is judo.", ""),
            ("The sport for Ada or Ben is not judo.", ""),
            ("Ada has judo as her rival's subject.", ""),
        ],
    );
}

#[test]
fn who_is_in_company_is_somebody_else() {
    let crimes = "man: general, captain, major, corporal\nroom: attic, cellar, den, pantry\nweapon: gun, knife, poison, poker\n";
    assert_read(
        crimes,
        &[
            (
                "The man killed in the cellar had just had dinner with the captain, the major and the corporal.",
                "all different (cellar, captain, major, corporal)",
            ),
            ("The captain found the victim of the poker.", ""),
            ("The victim of the captain was found in the den.", ""),
            (
                "Neither the captain nor the major was killed with the gun, nor was either weapon in the den.",
                "",
            ),
            ("The captain met with poison and the knife.", ""),
            ("The man in the cellar did not have dinner with the captain and the major.", ""),
            ("The man in the cellar had dinner with the captain or the major.", ""),
            (
                "Neither the captain nor the major was killed with the gun, nor was either in the den.",
                "(captain != gun and major != gun) and (captain != den and major != den)",
            ),
            (
                "Neither the captain nor the major was killed with the gun, nor was either the general or the corporal killed in the den.",
                "",
            ),
        ],
    );
}

#[test]
fn places_by_what_was_there() {
    let towns = "reporter: Ada, Ben, Cleo\ntown: Ayr, Bath, Cork\nevent: air show, bridge opening, sunken ferry\n";
    assert_read(
        towns,
        &[
            ("Bath is the place that Ada went to.", "Ada = Bath"),
            ("Bath is the place where the ferry was sunken.", "sunken ferry = Bath"),
            (
                "Bath is either the place that Ada went or the place where the ferry was sunken, or both.",
                "Bath = Ada or Bath = sunken ferry",
            ),
            (
                "Bath is either the town Ada went to or the town where Ben went.",
                "Bath is either Ada or Ben",
            ),
            ("Bath is not either where Ada went or where Ben went.", ""),
            ("Bath is the place that Ada wanted to go.", ""),
        ],
    );
    let floors = "positions floor: G, 1F, 2F\nperson: Ada, Ben, Cleo\n";
    assert_read(
        floors,
        &[
            ("Ada lives on Floor 2 (2F).", "Ada at 2F"),
            ("Ada does not live on the ground floor (G).", "Ada not at G"),
            ("Ada lives on Floor 1 (2F).", ""),
            ("Ada lives on Floor 2 (Ben).", ""),
        ],
    );
}

#[test]
fn what_is_denied_of_two_in_turn_or_holds_of_one_of_them() {
    let lunch = "child: Ada, Ben, Cleo, Dev\nfilling: egg, ham, tuna, cheese\nfruit: apple, pear, plum, kiwi\n\
                 drink: water, juice, milk, cocoa\n";
    assert_read(
        lunch,
        &[
            (
                "Ada does not have the water, and neither does the child with the plum.",
                "Ada != water and plum != water and Ada != plum",
            ),
            (
                "Ada does not have the pear, and the child with the ham does not have it either.",
                "Ada != pear and ham != pear and Ada != ham",
            ),
            ("Ada does not have the pear, and Ben doesn't either.", "Ada != pear and Ben != pear"),
            ("The milk is drunk by Ada or by Ben, but not by both.", "milk is either Ada or Ben"),
            ("Neither Ada nor Ben ever drinks the milk.", "Ada != milk and Ben != milk"),
            ("The plum is not in the same lunch box as the milk.", "plum != milk"),
            (
                "The plum is not in the same lunch box as the milk or the egg.",
                "plum != milk and plum != egg",
            ),
            ("The plum is not in the same mood as the milk.", ""),
            ("Neither the plum nor the pear is in the same lunch box as the milk.", ""),
            (
                "Ada does not have the pear, and the child with the ham does not have the plum either.",
                "",
            ),
            ("It was the plum that the child with the milk was eating.", "milk = plum"),
            ("It was the plum that Ada wanted.", ""),
            ("It was not the plum that Ada ate.", ""),
        ],
    );
}

#[test]
fn where_boats_come_from_and_who_sits_next_to_whom() {
    let boats = "year: 1901, 1908, 1915\nboat: Albatross, Petrel, Tern\nport: Cork, Oban, Hull\nowner: Ada, Ben, Cleo\n";
    assert_read(
        boats,
        &[
            (
                "The Tern was built 7 years before the boat whose home port is Cork.",
                "Tern year 7 less than Cork",
            ),
            ("The boat that sails from Cork is the Tern.", "Cork = Tern"),
            ("The boat whose owner is at home in Cork is the Tern.", ""),
        ],
    );
    let seats =
        "positions seat: 1..4\nguest: Ada, Ben, Cleo, Dev\nsnack: nuts, figs, dates, toast\n";
    assert_read(
        seats,
        &[
            ("The one with the figs had a seat next to Ada's.", "figs next to Ada"),
            ("Ben took the seat next to Ada's seat.", "Ben next to Ada"),
            // That is the one on her left.
            ("Ben had the seat to the left of Ada's.", ""),
            ("Ben sat by the seat of Ada.", ""),
            ("Ben has the seat directly to the left of Ada's.", "Ben directly left of Ada"),
            ("Ben is the last one on the right.", "Ben in seat 4"),
            ("Ben is the last one from the right.", ""),
            ("Ben is the last one on the left.", ""),
            ("Ben had a seat cushion next to Ada's.", ""),
        ],
    );
    let slots = "positions slot: 1..4\nguest: Ada, Ben, Cleo, Dev\nact: song, dance, poem, trick\n";
    assert_read(
        slots,
        &[
            ("Ada is in the slot after Ben.", "Ada directly after Ben"),
            // Any of them may be meant.
            ("Ada is in a slot after Ben.", ""),
        ],
    );
}

#[test]
fn who_called_came() {
    let office =
        "day: Monday, Tuesday, Wednesday (ordered)\nname: Ada, Ben, Cleo\nitem: cake, wig, lamp\n";
    assert_read(
        office,
        &[
            ("Ada did not call on Monday.", "Ada != Monday"),
            ("Ben turned up on Tuesday.", "Ben = Tuesday"),
            ("Ada called in the day before Ben.", "Ada day 1 less than Ben"),
            ("Ada called before Ben did.", "Ada day less than Ben"),
            ("Ada called Ben on Monday.", ""),
            ("Ada called off the sale on Monday.", ""),
        ],
    );
    assert_read(
        "name: Ada, Ben, Cleo\nitem: cake, wig, lamp\ntown: Ayr, Bath, Cork\n",
        &[("Ada called on Ben.", "")],
    );
}

#[test]
fn a_mother_is_none_of_the_children() {
    let children = "child: Ada, Ben, Cleo\nage: 5, 6, 7\npet: dog, cat, hen\n";
    assert_read(
        children,
        &[
            ("Ben was born after Ada's mother.", ""),
            ("Ben is not Ada's father.", ""),
            ("Ben is older than the mother of Ada.", ""),
            ("Ben is older than Ada.", "Ben age more than Ada"),
        ],
    );
    let families = "person: Olga, Jan, Rosa\nchild: Ada, Ben, Cleo\npet: dog, cat, hen\n";
    assert_read(
        families,
        &[
            ("The mother of Ada has the dog.", "Ada = dog"),
            ("Olga is not Ada's mother.", "Olga != Ada"),
        ],
    );
}

#[test]
fn a_sentence_that_breaks_off_is_refused() {
    let office =
        "day: Monday, Tuesday, Wednesday (ordered)\nname: Ada, Ben, Cleo\nitem: cake, wig, lamp\n";
    let row = "positions tent: 1..3\nname: Ada, Ben, Cleo\nitem: cake, wig, lamp\n";
    for header in [office, row] {
        assert_read(
            header,
            &[
                ("Two days after Cleo came.", ""),
                ("Two days after Cleo Ben came.", ""),
                ("Directly after Cleo Ben came.", ""),
                ("It was the wig that.", ""),
                ("Ada can't sleep without the.", ""),
                ("Ada had a tent next to.", ""),
                ("Of Ada and Ben, one the other.", ""),
            ],
        );
    }
}
