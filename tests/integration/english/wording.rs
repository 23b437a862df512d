//! What is said in a roundabout way, and asides that say nothing of the puzzle.

use super::order::assert_read;

const INN: &str =
    "guest: Ann, Bob, Cy, Di\nobject: scarf, wallet, slippers, novel\nroom: 11, 12, 13, 14\n";
const BEERS: &str = "strength: 4%, 5%, 6%, 7%\nbeer: Barrow, Comet, Dray, Ember\nbrewer: Ann, Bob, Cy, Di\n\
    fruit: lime, mango, plum, peach\n";
const DARTS: &str =
    "points: 10, 20, 30, 40\nplayer: Ann, Bob, Cy, Di\nnickname: Ace, Lefty, Duke, Sparky\n";

#[test]
fn asides_that_name_nothing_are_left_out() {
    assert_read(
        INN,
        &[
            ("Bob, who could never resist a bargain, stayed in room 13.", "Bob = 13"),
            ("Bob, who slept soundly, did not stay in room 13.", "Bob != 13"),
            ("Di stayed in room 13, which has a lovely view.", "Di = 13"),
            ("The guest in room 12, who never complains, is Di.", "12 = Di"),
            ("Bob, who slept in room 14, stayed in room 13.", "Bob = 14 and Bob = 13"),
            ("Bob, who sleeps next to Cy, stayed in room 13.", ""),
            ("Bob, who arrived before the storm, stayed in room 13.", ""),
            ("Bob, who never sleeps, and Cy stayed in room 13.", ""),
            ("Either Bob, who never sleeps, or Cy has the wallet.", ""),
            ("If Bob, who never sleeps, has the wallet, Cy stayed in room 13.", ""),
            ("The guest, who never sleeps, has the wallet.", ""),
            ("Bob is not the one, who never sleeps, with the wallet.", ""),
            ("Bob's friend, who never sleeps, has the wallet.", ""),
            ("Bob, who likes that novel, stayed in room 13 with it.", ""),
        ],
    );
}

#[test]
fn one_or_the_other_may_be_of_different_kinds() {
    assert_read(
        BEERS,
        &[
            ("Comet is the 5% beer or the one flavored with mango.", "Comet = 5% or Comet = mango"),
            ("Comet is the 5% beer or Dray is the one flavored with mango.", ""),
            (
                "Bob brewed either Comet or Dray, and Ann is the other one.",
                "{Bob, Ann} = {Comet, Dray}",
            ),
            ("Bob brewed either Comet or Dray, and Cy isn't the other one.", ""),
            (
                "The beers are, in no particular order, Barrow, Ann's beer, the 6% beer and the plum beer.",
                "all different (Barrow, Ann, 6%, plum)",
            ),
            ("The beers are, in no particular order, Barrow, Ann's beer and the 6% beer.", ""),
        ],
    );
}

#[test]
fn nicknames_are_what_people_are_called() {
    assert_read(
        DARTS,
        &[
            ("Ann isn't known as Duke.", "Ann != Duke"),
            ("Ann knows Duke.", ""),
            ("Ann was called before Duke.", ""),
        ],
    );
}

#[test]
fn brides_marry_grooms() {
    let header = "date: May 2, May 9, May 16\nbride: Ada, Bea, Cora\ngroom: Ed, Finn, Gus\n";
    assert_read(
        header,
        &[
            ("Ed is marrying Cora.", "Ed = Cora"),
            ("Ed isn't going to marry Cora.", "Ed != Cora"),
            ("Ed was going to marry Cora.", ""),
            ("Ed wants to marry Cora.", ""),
            ("Ed almost married Cora.", ""),
            ("Ed refused to marry Cora.", ""),
        ],
    );
}

#[test]
fn a_trip_is_that_of_whoever_comes_along() {
    let header = "year: 2001, 2002, 2003\nfriend: Ann, Bob, Cy\ncountry: Peru, Chad, Fiji\n";
    assert_read(
        header,
        &[
            ("The trip with Bob was in 2002.", "Bob = year 2002"),
            ("Bob paid for the trip with Cy.", ""),
            ("The trip without Bob was in 2002.", ""),
            ("The trip with Bob's sister was in 2002.", ""),
        ],
    );
}

#[test]
fn what_was_lost_is_told_in_two_sentences() {
    let (lost, one) = ("Ann forgot the scarf.", "Bob misplaced the novel.");
    assert_read(INN, &[(lost, ""), ("Bob almost forgot the scarf.", "")]);
    let both = format!("{INN}\nclues:\n  {lost}\n  {one}\n");
    assert_eq!(super::run(&["check", "-"], &both).0, 0);
    let found = format!("{both}  Cy keeps the wallet.\n");
    assert_eq!(super::run(&["check", "-"], &found).0, 2);
}

const FAMILIES: &str = "men: Ames, Bolt, Crane\nwomen: Edna, Flora, Greta\nsons: Hugh, Ivo, Jack\n";
const GUESTS: &str = "first name: Ann, Bea, Cleo, Dora\nlast name: Hart, Lane, Moore, Nash\n\
    dish: flan, pie, salad, stew\ndrink: cider, cocoa, milk, tea\n";

#[test]
fn a_family_is_a_row() {
    assert_read(
        FAMILIES,
        &[
            (
                "Ames is not married to Flora, neither is he Hugh's father.",
                "Ames != Flora and Ames != Hugh",
            ),
            ("Edna isn't wed to Mr. Bolt and not Ivo's mother.", "Edna != Bolt and Edna != Ivo"),
            (
                "If Greta is married to Bolt, then Edna is Jack's mother.",
                "if Greta = Bolt then Edna = Jack",
            ),
            ("Bolt's wife isn't Edna.", "Bolt != Edna"),
            ("Edna is the wife of Crane.", "Edna = Crane"),
            ("Ames is Ivo's father, and his wife is Flora.", "Ames = Ivo and Ames = Flora"),
            ("Ames is married to Flora's sister.", ""),
            ("Ames was nearly married to Flora.", ""),
            ("Ames would be married to Flora.", ""),
            ("Flora is the former wife of Ames.", ""),
            ("Hugh is not married to Jack.", ""),
        ],
    );
    let singles = FAMILIES.replace("sons: Hugh, Ivo, Jack", "dance: polka, tango, waltz");
    assert_read(&singles, &[("Ames is married to Flora.", ""), ("Ames's wife is Flora.", "")]);
    let ages = format!("{FAMILIES}age: 31, 35, 38\n");
    assert_read(&ages, &[("Bolt's wife is older than Edna.", "")]);
}

#[test]
fn full_names_stand_in_lists() {
    assert_read(
        GUESTS,
        &[
            (
                "Neither Mrs. Lane, nor Dora, nor Ann Hart brought the pie.",
                "Ann = Hart and Lane != pie and Dora != pie and Ann != pie",
            ),
            (
                "Either Ann Hart or Mrs. Lane brought the pie.",
                "pie is either Ann or Lane and Ann = Hart",
            ),
            ("Neither Ann Hart nor the sister of Dora brought the pie.", ""),
            ("If Ann Hart brought the pie, Dora brought the stew.", ""),
        ],
    );
}

#[test]
fn what_is_set_against_is_denied() {
    assert_read(
        GUESTS,
        &[
            ("Bea had a bowl of stew but not a cocoa.", "Bea = stew and Bea != cocoa"),
            ("Bea had stew, but not the milk.", "Bea = stew and Bea != milk"),
            ("Bea is not Mrs. Nash and not the one with the pie.", "Bea != Nash and Bea != pie"),
            ("Bea had stew but not Cleo.", ""),
            ("Bea did not have stew but not a cocoa.", ""),
            ("Bea had stew but not a cocoa or a milk.", ""),
            (
                "Of the two friends who brought the pie and the flan, one was Bea and the other had tea.",
                "{pie, flan} = {Bea, tea}",
            ),
            (
                "Of the two friends who did not bring the pie and the flan, one was Bea and the other was Ann.",
                "",
            ),
            (
                "Of the two friends who sat by the pie and the flan, one was Bea and the other was Ann.",
                "",
            ),
        ],
    );
}

#[test]
fn who_arrived_by_canoe_had_it() {
    let header = "friends: Ann, Bob, Cy, Di\nconveyances: kayak, canoe, sailboat, jet-ski\n\
        surnames: Fleet, Lemon, Hill, Marsh\n";
    assert_read(
        header,
        &[
            ("Ann came by canoe.", "Ann = canoe"),
            ("Ann did not arrive by canoe.", "Ann != canoe"),
            ("Ann is surnamed Lemon.", "Ann = Lemon"),
            ("Ann is neither surnamed Lemon nor Fleet.", "Ann != Lemon and Ann != Fleet"),
            ("Ann came by the canoe of Bob.", ""),
            ("Ann passed by canoe.", ""),
            ("Ann would have come by canoe.", ""),
        ],
    );
}

#[test]
fn a_queue_has_a_front_and_a_back() {
    let header =
        "positions position: 1, 2, 3, 4\ndrivers: Ann, Bob, Cy, Di\nmakes: Ford, Kia, Jeep, Audi\n";
    assert_read(
        header,
        &[
            ("Ann is third from the front.", "Ann in position 3"),
            ("The Kia is second from the back.", "Kia in position 3"),
        ],
    );
}

#[test]
fn a_half_hour_is_half_an_hour() {
    let header = "times: 7:00am, 7:30am, 8:00am, 8:30am\ncustomers: Ann, Bob, Cy, Di\n";
    assert_read(
        header,
        &[
            ("Ann came in a half-hour after Bob.", "Ann times 30 minutes more than Bob"),
            ("Ann came in half an hour after Bob.", "Ann times 30 minutes more than Bob"),
        ],
    );
}

#[test]
fn nouns_that_are_not_said_again() {
    assert_read(
        "positions lane: 1, 2, 3, 4\nswimmer: Ann, Bob, Cora, Dave\ncap: green, black, white, pink\n",
        &[
            ("Bob wore neither the green cap nor the black one.", "Bob != green and Bob != black"),
            ("Bob wore either the green cap or the black one.", "Bob is either green or black"),
            ("Bob wore either the green cap or the wet one.", ""),
        ],
    );
    assert_read(
        "month: May, June, July, August\nchild: Ann, Bob, Cora, Dave\npresent: kite, book, drum, bike\n",
        &[
            (
                "Ann's birthday is before Bob's, and Bob's is before Cora's.",
                "Ann month less than Bob and Bob month less than Cora",
            ),
            ("Ann's birthday is before Bob's, and Bob's sister's is before Cora's.", ""),
            ("The child whose birthday is in May got a bike.", "May = bike"),
            ("The child born in May got a bike.", "May = bike"),
            ("The child born before Ann got a bike.", ""),
        ],
    );
}

#[test]
fn rooms_and_lanes_have_numbers() {
    assert_read(
        "room: 1, 2, 3, 4\nguest: Ann, Bob, Cora, Dave\nfind: scarf, wallet, camera, novel\n",
        &[
            (
                "The scarf was found in the room whose number is one higher than that of Bob's room.",
                "scarf room 1 more than Bob",
            ),
            (
                "The scarf was found in the room whose number is lower than Bob's.",
                "scarf room less than Bob",
            ),
            ("The scarf was not found in the room whose number is lower than Bob's.", ""),
            (
                "Ann's room number is one more than the room number of Bob.",
                "Ann room 1 more than Bob",
            ),
            ("Ann's room number is one more than the phone number of Bob.", ""),
        ],
    );
}

#[test]
fn asides_between_commas_and_verbs_that_are_said_again() {
    assert_read(
        "positions day: Monday, Tuesday, Wednesday, Thursday\nmember: Ann, Bob, Cora, Dave\nclass: salsa, pottery, weaving, yoga\n",
        &[
            ("The weaving class, which Bob does not attend, is on Friday.", ""),
            (
                "The weaving class, which Bob does not attend, is on Monday.",
                "weaving at Monday and Bob != weaving",
            ),
            ("The weaving class, which Bob or Cora attends, is on Monday.", ""),
            ("Bob has bravely signed up for salsa.", "Bob = salsa"),
            ("Bob signed up for salsa more bravely than Cora.", ""),
        ],
    );
    assert_read(
        "price: $5, $8, $11, $14\nname: Ann, Bob, Cora, Dave\ndish: soup, stew, taco, wrap\n",
        &[
            (
                "Bob charges $3 more for his dish than Cora charges for hers.",
                "Bob price 3 more than Cora",
            ),
            (
                "Bob charges $3 more than the seller of the soup charges.",
                "Bob price 3 more than soup",
            ),
            ("Bob charges $3 more than the seller of the soup charges for hers.", ""),
            ("Bob charges more than Cora wants.", ""),
            ("Bob charges $3 more than Cora charges Dave.", ""),
        ],
    );
    assert_read(
        "months: 12 months, 18 months, 24 months, 30 months\nscientist: Ann, Bob, Cora, Dave\n",
        &[
            (
                "Bob has a grant that is 6 months shorter than Cora's.",
                "Bob months 6 less than Cora",
            ),
            ("Bob has a son that is 6 months older than Cora's.", ""),
        ],
    );
}

#[test]
fn what_is_tried_or_won_is_ones_own() {
    assert_read(
        "name: Ann, Bob, Cora, Dave\nsport: rowing, tennis, judo, golf\nfood: apple pie, doughnut, hot dog, taco\n",
        &[
            ("Bob tried rowing.", "Bob = rowing"),
            ("Bob didn't try rowing.", "Bob != rowing"),
            ("Bob tried to row.", ""),
            ("Bob wants to try rowing.", ""),
            ("Bob tried rowing but chose judo.", ""),
            ("Bob won the doughnut contest.", "Bob = doughnut"),
            ("Bob did not win the doughnut contest.", "Bob != doughnut"),
            ("Bob almost won the doughnut contest.", ""),
            ("Bob hoped to win the doughnut contest.", ""),
            ("The date that went for tacos wasn't Bob.", "taco != Bob"),
            ("The date that chose judo wasn't Bob.", "judo != Bob"),
            ("The date that Cora met wasn't Bob.", ""),
        ],
    );
    assert_read(
        "positions place: 1, 2, 3, 4\nname: Ann, Bob, Cora, Dave\n",
        &[
            ("Ann is sitting second from left end of the bench.", "Ann in place 2"),
            ("Ann sits second from right.", "Ann in place 3"),
        ],
    );
}
