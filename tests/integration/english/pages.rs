//! What puzzles on pages of magazines and of course work say: cousins who are listed, tracks in an order, donors, extremes of what
//! somebody bought, several who all belong to a club, work that is done on a day, and lists between two hyphens each.

use super::introduced::{is_refused, is_solved};
use super::order::assert_read;

#[test]
fn relatives_that_are_listed_tell_their_rows() {
    assert_read(
        "name: Ann, Bo, Cy\nhobby: judo, chess, yoga\ncousin: Tom Reed, Jude Hill, Sal Moss\n",
        &[
            ("Tom Reed's cousin enjoys chess.", "Tom Reed = chess"),
            ("The cousin of Jude Hill is Ann.", "Jude Hill = Ann"),
            ("Sal Moss's cousin is not Bo.", "Sal Moss != Bo"),
            ("The one who enjoys judo isn't related to Jude Hill.", "judo != Jude Hill"),
            ("Ann's cousin is Jude Hill.", "Ann = Jude Hill"),
        ],
    );
    // Who is related to Tom may be the sister or the cousin; a friend is no relative.
    assert_read(
        "name: Ann, Bo, Cy\ncousin: Tom, Jude, Sal\nsister: Una, Vera, Wilma\n",
        &[("Ann isn't related to Tom.", "")],
    );
    assert_read(
        "name: Ann, Bo, Cy\nfriend: Tom, Jude, Sal\n",
        &[("Tom's friend is Ann.", "Tom = Ann"), ("Ann isn't related to Tom.", "")],
    );
    // Of four friends, a friend of one is another; who likes a cousin is none.
    assert_read(
        "friend: Ann, Bo, Cy, Di\npet: dog, cat, fox, owl\n",
        &[("Ann's friend has the dog.", "")],
    );
    assert_read("name: Ann, Bo, Cy\ncousin: Tom, Jude, Sal\n", &[("Bo likes Tom's cousin.", "")]);
}

#[test]
fn rows_count_the_steps_of_an_order() {
    assert_read(
        "order: first, second, third, fourth (ordered)\nband: Abacus, Gizmo, Silver Blue, Sparrow\nsong title: Hush, Beverly, \
         Embers, Tides\n",
        &[
            ("Gizmo's song is 1 track after \"Hush\".", "Gizmo order 1 more than Hush"),
            ("Gizmo's song comes two songs before Beverly.", "Gizmo order 2 less than Beverly"),
        ],
    );
    assert_read(
        "order: first, second, third, fourth (ordered)\nowner: Ann, Bo, Cy, Di\ncar: Ford, Fiat, Audi, Opel\n",
        &[("Ann sold two cars before the Ford.", "")],
    );
    assert_read(
        "order: first, second, third, fourth (ordered)\nrunner: Ann, Bo, Cy, Di\nlaps: 10 laps, 12 laps, 14 laps, 16 laps\n",
        &[("Ann came two laps before Bo.", "")],
    );
}

#[test]
fn what_each_has_given_or_bought() {
    let header = "positions stand: 1, 2, 3, 4\nname: Ann, Bo, Cy, Di\ndress: Black, Blue, Purple, Red\ndonation: $10, $20, $30, $40\n";
    assert_read(
        header,
        &[
            (
                "The donor wearing the Red dress is exactly to the left of the donator wearing the Blue dress.",
                "Red directly left of Blue",
            ),
            ("The donor wearing the Red dress made the biggest donation.", "Red = $40"),
        ],
    );
    let header = "positions desk: 1, 2, 3, 4\nname: Ann, Bo, Cy, Di\nfurniture: cupboard, dresser, wardrobe, bench\nprice: $80, $90, $100, $110\n";
    assert_read(
        &header.replace("furniture:", "furniture (bought):"),
        &[("Ann is next to the person who bought the most expensive piece of furniture.", "")],
    );
    // Tips are no prices, and of a meal and a drink either may be the cheapest.
    assert_read(
        "name: Ann, Bo, Cy\ndessert: cake, pie, flan\ntip: $1, $2, $3\n",
        &[("Ann ordered the cheapest dessert.", "")],
    );
    assert_read(
        "name: Ann, Bo, Cy\nmeal: stew, roast, curry\ndrink: tea, milk, juice\ncost: $5, $6, $7\n",
        &[("Ann ordered the cheapest drink.", "")],
    );
    is_solved(
        "names: Ann, Bo, Cy\nfurniture: cupboard, dresser, bench\nprices: $80, $90, $100",
        "1. Ann bought the bench.\n2. The customer who bought the most expensive piece of furniture is Bo.\n3. The customer who \
         bought the $80 piece of furniture is Ann.\n4. Bo bought the dresser.",
        &["Bo,dresser,$100"],
    );
}

#[test]
fn extremes_of_times_where_places_stand_in_a_row() {
    let header = "positions seat: 1, 2, 3, 4\nname: Ann, Bo, Cy, Di\ncity: Oslo, Rome, Lima, Bern\ntime: 4:00 PM, 4:30 PM, 5:00 PM, \
                  7:00 PM\n";
    assert_read(
        header,
        &[
            (
                "Ann is directly after the woman with the earliest flight.",
                "Ann directly after 4:00 PM",
            ),
            ("The person flying to Lima has the latest flight.", "Lima = 7:00 PM"),
        ],
    );
    // Bedtimes are none of classes.
    assert_read(&header.replace("time:", "bedtime:"), &[("Ann has the earliest class.", "")]);
    // The earliest turn is the first one, or the one at 4:00.
    assert_read(
        &header.replace("positions seat", "positions turn"),
        &[("Ann has the earliest flight.", "")],
    );
}

#[test]
fn several_who_all_do_the_same_are_different_people() {
    let header = "first name: Al, Bo, Cy, Di\nlast name: Engel, Fox, Gunn, Hale\npet: iguana, jackal, cobra, llama\n";
    assert_read(
        header,
        &[
            (
                "Mr. Engel, Al, and Mr. Fox all belong to a club for owners of unusual pets.",
                "all different (Engel, Al, Fox)",
            ),
            // With whom somebody is, and how much of something they have, may be told by more than such words.
            ("Bo and Mr. Fox both enjoy long walks.", ""),
            ("Mr. Engel, Al, and Mr. Fox all own mammals.", ""),
            ("Bo and Mr. Fox are neighbors.", "Bo != Fox"),
            ("Mr. Engel, Al, and Mr. Fox do not all belong to a club.", ""),
            ("Mr. Engel, Al, and Mr. Fox all belong to the same pet's owner.", ""),
        ],
    );
    // A wife and a husband may be of one row, and so may a dog.
    assert_read(
        "wife: Ann, Bea, Cleo\nhusband: Al, Bo, Cy\ncar: Audi, Fiat, Ford\n",
        &[("Ann, Bo, and the owner of the Ford all belong to a club.", "")],
    );
    // Lists of homes tell who lives beside whom.
    assert_read(
        "person: Ann, Bo, Cy\npet: dog, cat, fox\naddress: 3 Elm Road, 5 Elm Road, 7 Elm Road\n",
        &[("Ann and the dog owner are neighbors.", "")],
    );
    // Of houses in a row, neighbors live side by side.
    assert_read(
        &format!("houses: 4\n{header}"),
        &[("Bo and Mr. Fox are neighbors.", "Bo next to Fox")],
    );
}

#[test]
fn work_is_done_on_days_of_the_week() {
    let header = "positions day: Monday, Tuesday, Wednesday, Thursday\neditor: Ann, Bo, Cy, Di\nchore: coffee, mail, plants, stairs\n";
    assert_read(
        header,
        &[
            ("Ann does her chore on Tuesdays.", "Ann at Tuesday"),
            ("Bo doesn't do his chore on Mondays.", "Bo not at Monday"),
            (
                "Ann doesn't do her chore on Mondays, but does do it earlier in the week than Bo does his.",
                "Ann not at Monday and Ann before Bo",
            ),
            (
                "Cy does his chore the day after another editor buys coffee.",
                "Cy directly after coffee",
            ),
            ("The editor who does the mail is the same editor who is on Monday.", "mail at Monday"),
        ],
    );
}

#[test]
fn who_left_something_did_not_leave_another() {
    assert_read(
        "girl: Ann, Bea, Cleo\nbackpack: red, green, blue\nitem (left): geocoin, pathtag, whistle\n",
        &[
            ("The girl with the blue backpack left the whistle.", "blue = whistle"),
            (
                "Ann does not have a green backpack, and she did not leave the whistle.",
                "Ann != green and Ann != whistle",
            ),
        ],
    );
}

#[test]
fn lists_between_two_hyphens_each() {
    is_solved(
        "A dealer met four customers from around the world -- Finland, Italy, Japan, and Spain -- who paid well. Each bought \
         a different figurine (dragon, horse, owl, or turtle).",
        "1. The Finn bought the owl.\n2. The Italian didn't buy the horse.\n3. The buyer from Japan chose the turtle.",
        &["Finland,owl", "Spain,horse", "Italy,dragon"],
    );
    is_refused(
        "A dealer met four customers -- Ann, Bo, Cy, and maybe Di -- who paid well. Each bought a different figurine (dragon, horse, \
         owl, or turtle).",
        "1. Ann bought the owl.\n2. Bo didn't buy the horse.\n3. Cy chose the turtle.",
    );
    is_solved(
        "Mixtape\n\nAcme Records is about to release its first charity album next month.\n\nbands: Abacus, Gizmo, Sparrow\nsongs: Hush, \
         Embers, Tides\norder: first, second, third",
        "1. The first track is Hush.\n2. Gizmo's song is 1 track after Embers.\n3. Abacus has the second track.",
        &["Gizmo,Tides,third"],
    );
    is_solved(
        "names: Ann, Bo, Cy\ndonations: $ 100, $ 200, $ 300\ndresses: red, blue, black",
        "1. Ann donated $ 200.\n2. The woman in the red dress donated the smallest amount.\n3. Bo wore the black dress.",
        &["Ann,$200,blue", "Cy,$100,red"],
    );
}

#[test]
fn who_will_not_skip_something_has_it() {
    is_refused(
        "Three friends go away.\n\nnames: Ann, Bo, Cy\ncities: Rome, Oslo, Lima",
        "1. Bo won't skip Rome.\n2. Ann goes to Lima.\n3. Cy's trip isn't to Lima.",
    );
}
