//! Two facts set against each other, and what places rows have, in the words of editors.

use super::order::assert_read;

const TABLES: &str = "positions table: 1..5\nguest: Ann, Bo, Cy, Di, Ed\ndish: curry, lasagne, paella, risotto, stew\ncloth: blue, green, orange, white, yellow\n";

#[test]
fn the_other_one_does_what_the_first_does_not() {
    assert_read(
        TABLES,
        &[
            ("If Ann did not order the stew, then Bo did.", "if Ann != stew then Bo = stew"),
            ("If Ann does not have the green cloth, Bo does.", "if Ann != green then Bo = green"),
            ("If Ann isn't at table 3, then Bo is.", "if Ann not in table 3 then Bo in table 3"),
            // What both do is not told of another one, and of a denial nobody knows how far it goes.
            ("If Ann ordered the stew, then Bo did.", ""),
            ("If Ann did not order the stew, then Bo did not.", ""),
            ("If Ann did not order the stew, then Bo does.", ""),
            ("If Ann did not order the stew, then Bo did, too.", ""),
            ("If Ann did not order the stew or the curry, then Bo did.", ""),
            ("If Ann did not sit next to Bo, then only Cy did.", ""),
        ],
    );
}

#[test]
fn what_is_conceded_is_so() {
    assert_read(
        TABLES,
        &[
            (
                "Although Ann did not order the stew, she has the blue cloth.",
                "Ann != stew and Ann = blue",
            ),
            (
                "Although Ann sits to the left of Bo, she is to the right of Cy.",
                "Ann left of Bo and Ann right of Cy",
            ),
            // Of Bo, who is to the right of Ann, it is no less to be conceded.
            ("Although Ann sits to the left of Bo, she is to the left of Cy.", ""),
            ("Although Ann is next to Bo, she is not next to Cy.", ""),
            ("Although Ann ordered the stew, Bo did too.", ""),
            ("Although Ann did not order the stew, she sits next to the guest who did.", ""),
        ],
    );
    let sale = "buyer: Ann, Bo, Cy, Di\nitem: bowl, desk, fan, lamp\nprice: £40, £60, £80, £100\n";
    assert_read(
        sale,
        &[
            (
                "Although Bo paid less than the buyer of the fan, Cy paid more than either of them.",
                "Bo price less than fan and Cy price more than Bo and Cy price more than fan",
            ),
            ("Although Bo bought the fan, Cy paid more than either of them.", ""),
        ],
    );
    assert_read(
        TABLES,
        &[
            (
                "Unlike Ann, who ordered the stew, Bo chose the paella.",
                "Ann = stew and Bo = paella and Ann != paella",
            ),
            ("Unlike Ann, who ordered the stew, Bo did not order the paella.", ""),
            ("Unlike Ann, who ordered the stew, Bo is next to Cy.", ""),
            ("Unlike Ann, who has the blue cloth, Bo chose the paella.", ""),
        ],
    );
}

#[test]
fn the_one_thing_and_not_the_other() {
    assert_read(
        TABLES,
        &[
            ("Ann ordered not the stew but the paella.", "Ann = paella and Ann != stew"),
            ("Ann did not order the stew but the paella.", "Ann = paella and Ann != stew"),
            ("Ann isn't at table 1 but at table 3.", "Ann in table 3 and Ann not in table 1"),
            ("Ann ordered the paella rather than the stew.", "Ann = paella and Ann != stew"),
            ("Ann has the green cloth rather than the blue one.", "Ann = green and Ann != blue"),
            ("Ann ordered the paella, not the stew.", "Ann = paella and Ann != stew"),
            ("It was Ann who ordered the stew, not Bo.", "Ann = stew and Bo != stew"),
            ("Ann ordered not only the stew but the paella.", ""),
            ("Ann did not order the stew, but Bo did.", ""),
            ("Ann ordered the stew rather than Bo.", ""),
            ("Ann did not order the stew rather than the paella.", ""),
            ("Ann would order the stew rather than the paella.", ""),
            ("It was Ann who ordered the stew, not the paella.", ""),
            ("It was not Ann who ordered the stew, not Bo.", ""),
        ],
    );
}

#[test]
fn places_are_told_as_editors_tell_them() {
    assert_read(
        TABLES,
        &[
            ("Ann has the table two to the left of Bo's.", "Ann 2 left of Bo"),
            ("Ann sits two to the right of Bo.", "Ann 2 right of Bo"),
            ("There are two to the left of Ann.", ""),
            ("Two to the left of Ann is Bo's neighbour.", ""),
            ("Ann sits at the table with the green cloth.", "Ann = green"),
            ("Ann does not sit at the table with the green cloth.", "Ann != green"),
            (
                "Ann sits neither at the table with the green cloth nor next to it.",
                "Ann != green and Ann not next to green",
            ),
            (
                "Ann sits neither at table 3 nor next to it.",
                "Ann not in table 3 and Ann not next to table 3",
            ),
            ("Ann sits neither at table 3 nor next to Bo.", ""),
            ("Ann sits either immediately before or immediately after Bo.", "Ann next to Bo"),
            ("Ann cannot sit immediately before or immediately after Bo.", "Ann not next to Bo"),
            ("Ann sits either immediately before Bo or immediately after Cy.", ""),
            (
                "Both Ann and Bo have odd-numbered tables.",
                "Ann in an odd table and Bo in an odd table",
            ),
            (
                "Ann is at an odd-numbered table and not at table 1.",
                "Ann in an odd table and Ann not in table 1",
            ),
            ("Only one guest sits next to Ann.", "Ann at an end"),
            ("Only one woman sits next to Ann.", ""),
            ("Exactly two tables separate Ann's from Bo's.", "2 tables between Ann and Bo"),
            (
                "It is at the table with the green cloth that the paella was ordered.",
                "paella = green",
            ),
            ("It is not at the table with the green cloth that the paella was ordered.", ""),
            (
                "The stew was ordered by either Cy or Di, whose tables are not next to each other.",
                "stew is either Cy or Di and Cy not next to Di",
            ),
            ("The stew was ordered by either Cy or Di, who is not next to Bo.", ""),
        ],
    );
}

#[test]
fn the_first_of_a_row_are_told_in_their_order() {
    let three = "Ann in table 1 and Bo in table 2 and Cy in table 3";
    assert_read(
        TABLES,
        &[
            ("From left to right, the first three tables are those of Ann, Bo and Cy.", three),
            ("The first three tables belong to Ann, Bo and Cy, in that order.", three),
            ("The first three tables are those of Ann, Bo and Cy.", ""),
            ("From left to right, the first three tables are those of Ann and Bo.", ""),
            ("From left to right, the first two tables are not those of Ann and Bo.", ""),
            ("From right to left, the first two tables are those of Ann and Bo.", ""),
            (
                "The two guests next to Ann are Bo and the one with the green cloth.",
                "Ann next to Bo and Ann next to green and Bo != green",
            ),
            (
                "The people on either side of Ann are Bo and Cy.",
                "Ann next to Bo and Ann next to Cy",
            ),
            ("The two women next to Ann are Bo and Cy.", ""),
            ("The two guests next to Ann are not Bo and Cy.", ""),
            (
                "Ann comes after at least one of the others and before at least two of them.",
                "Ann in table 2 or 3",
            ),
            ("Ann comes after at least two of the others.", "Ann in table 3, 4 or 5"),
            ("Ann comes after at least two of the women.", ""),
            ("Ann does not come after at least two of the others.", ""),
            ("Ann comes after at least five of the others.", ""),
        ],
    );
    let songs = "positions slot: 1..4\nsinger: Amy, Bea, Cal, Dot\nsong: Blue Sky, Cold Rain, Dry Land, Fire Fly\n";
    assert_read(
        songs,
        &[
            ("Fire Fly is heard last.", "Fire Fly in slot 4"),
            ("Fire Fly is heard immediately after Dry Land.", "Fire Fly directly after Dry Land"),
            ("Fire Fly was heard in Rome.", ""),
        ],
    );
}

#[test]
fn what_is_bound_together_is_told_of_one_row_beside_an_aside() {
    assert_read(
        TABLES,
        &[
            (
                "Ann, who sits at an odd-numbered table, ordered neither the stew nor the paella.",
                "Ann in an odd table and (Ann != stew and Ann != paella)",
            ),
            (
                "Ann, who has the blue cloth, ordered either the stew or the paella.",
                "Ann = blue and Ann is either stew or paella",
            ),
            ("Neither Ann, who has the blue cloth, nor Bo ordered the stew.", ""),
        ],
    );
}

const SALE: &str = "buyer: Ann, Bo, Cy, Di\nitem: bowl, desk, fan, lamp\nprice: £40, £60, £80, £100\ntown: Bath, Ely, Hull, York\n";

#[test]
fn what_stands_in_front_of_a_deed_is_told_of_its_doer() {
    assert_read(
        SALE,
        &[
            ("Having paid £100, Ann went home with the fan.", "Ann = £100 and Ann = fan"),
            (
                "Having paid £100 for it, Ann went home to Ely with the fan.",
                "Ann = £100 and (Ann = Ely and Ann = fan)",
            ),
            ("Having outbid Bo, Ann went home with the fan.", ""),
            ("Having wanted the desk, Ann went home with the fan.", ""),
            ("Not having paid £100, Ann went home with the fan.", ""),
            ("Having paid £100, Ann did not go home with the fan.", ""),
            ("Despite having had her eye on the desk, Ann had to settle for the fan.", "Ann = fan"),
            ("Despite having had her eye on the fan, Ann had to settle for the fan.", ""),
            ("Despite wanting the desk, Ann paid £100.", ""),
            (
                "The desk cost £60, which was £20 less than Cy paid.",
                "desk = £60 and desk price 20 less than Cy",
            ),
            ("The desk did not cost £60, which was £20 less than Cy paid.", ""),
            (
                "Ely was the home of the buyer who paid the most, and Hull that of the buyer who paid the least.",
                "Ely = £100 and Hull = £40",
            ),
            (
                "The fan cost more than both the bowl and the lamp.",
                "fan price more than bowl and fan price more than lamp",
            ),
            ("The fan did not cost more than both the bowl and the lamp.", ""),
        ],
    );
}

#[test]
fn amounts_and_journeys_are_told_in_many_words() {
    assert_read(
        SALE,
        &[
            (
                "Ann, who travelled over from Ely for the sale, did not buy the desk.",
                "Ann = Ely and Ann != desk",
            ),
            ("Ann came down from Ely for the auction.", "Ann = Ely"),
            ("Ann came over from behind the lamp.", ""),
            (
                "The amounts paid by Ann and Bo differed by £20.",
                "Ann price 20 more than Bo or Ann price 20 less than Bo",
            ),
            ("The amounts paid by Ann and Bo did not differ by £20.", ""),
            ("What Ann paid was £20 more than the price of the fan.", "Ann price 20 more than fan"),
            ("What Ann paid was £20.", ""),
            ("Ann paid £20 more than Bo's total.", "Ann price 20 more than Bo"),
            ("Ann forked out £100 for her purchase.", "Ann = £100"),
            ("Ann made the successful bid for the fan.", "Ann = fan"),
        ],
    );
    let trips = "couple: Archer, Baxter, Collins, Draper\ncountry: Chile, Egypt, Greece, Japan\ncost: £800, £1000, £1300, £1700\nmonth: April, May, June, July\n";
    assert_read(
        trips,
        &[
            ("Mr and Mrs Archer did not go to Chile.", "Archer != Chile"),
            (
                "The Archers were neither the first to go away nor the last.",
                "Archer != April and Archer != July",
            ),
            ("The Archers were the last to set off.", "Archer = July"),
            ("The couple who spent the least travelled in June.", "£800 = June"),
        ],
    );
}

#[test]
fn days_of_one_month_are_dates() {
    let dates = "reader: Ann, Bo, Cy, Di\nbook: Atlas, Bestiary, Diary, Epic\ndate: 2, 5, 8, 11\n";
    assert_read(
        dates,
        &[
            ("The Atlas is due back on May 8th.", "Atlas = 8"),
            ("The Atlas is due on the 8th of May.", "Atlas = 8"),
            ("The Atlas is due on 8 May.", "Atlas = 8"),
            ("The Atlas is due on the 8th.", "Atlas = 8"),
            ("The Epic is due back on either the 5th or the 8th of May.", "Epic is either 5 or 8"),
            ("The Atlas is due on May 9th.", ""),
            ("The Atlas is due on May 8th and the Epic on June 2nd.", ""),
            ("Ann is the 2nd to return a book.", ""),
            ("Ann's book must be returned first.", "Ann = 2"),
            ("Ann's book is due back last.", "Ann = 11"),
            ("Ann's book must not be returned first.", ""),
            ("Ann has the latest of the four due dates.", "Ann = 11"),
            ("Ann has the latest of the three due dates.", ""),
            (
                "Ann's book and Bo's are due back three days apart.",
                "Ann date 3 less than Bo or Ann date 3 more than Bo",
            ),
            ("Ann has to return it earlier than Bo has to return hers.", "Ann date less than Bo"),
        ],
    );
    let due = dates.replace("date:", "due date:");
    assert_read(
        &due,
        &[
            ("The Atlas is due on May 8th.", "Atlas = 8"),
            ("Ann borrowed the Atlas on May 8th.", ""),
        ],
    );
    let ages = "child: Ann, Bo, Cy, Di\nday: 2, 5, 8, 11\npet: cat, dog, fox, owl\n";
    assert_read(ages, &[("Ann was due back on the 5th of May.", "")]);
}

#[test]
fn rooms_may_be_dressing_rooms() {
    let rooms = "positions room: 1..5\nactor: Ann, Bo, Cy, Di, Ed\nrole: cook, doctor, judge, nurse, vicar\n";
    assert_read(
        rooms,
        &[
            ("Ann has dressing room 1.", "Ann in room 1"),
            (
                "Ann has the dressing room immediately to the left of the doctor's.",
                "Ann directly left of doctor",
            ),
            (
                "Both the cook and the judge have even-numbered dressing rooms.",
                "cook in an even room and judge in an even room",
            ),
            ("Ann is in the room at the far left-hand end of the corridor.", "Ann in room 1"),
        ],
    );
}
