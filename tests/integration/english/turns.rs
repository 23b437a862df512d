//! Turns of speech of editors: shades of a colour, whose work something is, what two have together, duels in a race, places in a
//! street and in a grid, couples, times as positions.

use super::order::assert_read;

const POTS: &str = "first name: Anita, Bruce, Carla, Derek\nlast name: Fenton, Garvey, Hobbs, Inman\n\
                    object: bowl, lamp, mug, vase\nglaze: dark blue, pale blue, ivory, scarlet\n";

#[test]
fn a_colour_stands_for_its_shades() {
    assert_read(
        POTS,
        &[
            ("The vase isn't any shade of blue.", "vase != dark blue and vase != pale blue"),
            ("The vase is a shade of blue.", "vase is either dark blue or pale blue"),
            ("The vase is some shade of red.", ""),
            ("The vase is a darker shade of blue than the mug.", ""),
            ("Anita wanted any shade of blue.", ""),
        ],
    );
}

#[test]
fn works_are_made_by_somebody() {
    assert_read(
        POTS,
        &[
            ("The vase is the handiwork of Anita.", "vase = Anita"),
            (
                "The vase was not the creation of either Hobbs or Anita.",
                "vase != Hobbs and vase != Anita",
            ),
            ("The vase isn't the work of Bruce's sister.", ""),
            ("The vase is the product of much thought.", ""),
            (
                "The owner of the vase isn't Carla Hobbs.",
                "Carla = Hobbs and (vase != Carla and vase != Hobbs)",
            ),
            ("Derek isn't Carla Hobbs.", ""),
            (
                "Derek isn't Fenton, and he didn't make the vase.",
                "Derek != Fenton and Derek != vase",
            ),
            ("Derek isn't Fenton, and his sister made the vase.", ""),
            ("Derek isn't Fenton. His glaze was ivory.", ""),
        ],
    );
}

#[test]
fn what_is_decided_against_is_not_chosen() {
    assert_read(
        POTS,
        &[
            ("Derek decided against the vase.", "Derek != vase"),
            (
                "Derek decided against both the vase and the ivory glaze.",
                "Derek != vase and Derek != ivory",
            ),
            ("Derek ruled out the vase.", "Derek != vase"),
            ("Derek nearly decided against the vase.", ""),
            ("Derek was ruled out by Carla.", ""),
            ("Derek rejected neither the vase nor the mug.", ""),
            ("Derek rejected the vase that Carla made.", ""),
        ],
    );
}

#[test]
fn what_two_have_together_is_one_of_some_pairs() {
    let buns = "first name: Anita, Bruce, Carla\nlast name: Fenton, Garvey, Hobbs\nbuns: 1, 2, 4\n";
    let six = "Anita != Garvey and ((Anita = 2 and Garvey = 4) or (Anita = 4 and Garvey = 2))";
    assert_read(
        buns,
        &[
            ("Anita and Garvey ate a total of six buns.", six),
            ("Anita and Garvey together ate six buns.", six),
            ("Anita and Garvey ate six buns between them.", six),
            ("Anita and Garvey each ate a total of two buns.", ""),
            ("Anita and Garvey ate six buns together in the park.", ""),
            ("Anita and Garvey ate a total of six pies.", ""),
            ("Anita and Garvey ate at least six buns between them.", ""),
            ("Anita and Garvey ate a total of nine buns.", ""),
            ("Anita, Bruce and Hobbs ate a total of six buns.", ""),
        ],
    );
    // A couple has what it has.
    let couples = "man: Alf, Basil, Cyril\nwoman: Flo, Gert, Ivy\nscore: 2, 4, 6\n";
    assert_read(couples, &[("Alf and Flo scored a total of 6.", "")]);
}

const DERBY: &str = "positions place: 1..4\ndriver: Abe, Becky, Dora, Earl\nsurname: Lang, Moss, Nash, Orr\n\
                     cart: Arrow, Bullet, Comet, Dart\n";

#[test]
fn a_race_is_told_in_many_words() {
    assert_read(
        DERBY,
        &[
            ("Earl lost to Orr by a nose.", "Orr before Earl"),
            ("The Dart beat the Arrow across the finish line.", "Dart before Arrow"),
            ("The Dart edged out the Arrow.", "Dart before Arrow"),
            ("The Dart trailed Moss's cart.", "Dart after Moss"),
            ("Moss was beaten only by Dora.", "Dora in place 1 and Moss in place 2"),
            ("Either Abe or Moss came in dead last.", "place 4 is either Abe or Moss"),
            ("The winner wasn't Earl or Becky.", "place 1 != Earl and place 1 != Becky"),
            ("The Bullet finished a head of the Comet.", "Bullet before Comet"),
            ("Abe was delighted to finish ahead of Nash.", "Abe before Nash"),
            ("Abe nearly beat Becky to the line.", ""),
            ("Abe was edged out by Becky.", ""),
            ("Abe trailed Becky for most of the race.", ""),
            ("Abe was not thrilled to finish last.", ""),
            ("Abe was beaten only by Becky and Moss.", ""),
        ],
    );
}

#[test]
fn drivers_drive_what_is_theirs() {
    assert_read(
        DERBY,
        &[
            ("Orr drove the Dart.", "Orr = Dart"),
            ("The cart driven by Orr finished third.", "Orr in place 3"),
            ("The Dart lost to the cart that Orr drove.", "Orr before Dart"),
            ("The cart driven by Moss's brother finished third.", ""),
            ("The cart driven by Abe and Orr finished third.", ""),
            ("The cart that Abe wanted to drive finished third.", ""),
            ("Becky drove past the Comet.", ""),
            ("Becky drove the Comet's owner home.", ""),
        ],
    );
}

#[test]
fn streets_are_told_as_in_britain() {
    let lane =
        "positions cottage: 1..5\nname: Ann, Bob, Cleo, Dan, Eve\npet: cat, dog, fox, hen, owl\n";
    assert_read(
        lane,
        &[
            ("Ann lives next door but one to Bob.", "Ann 2 apart from Bob"),
            ("Ann is separated from Bob by just one other cottage.", "Ann 2 apart from Bob"),
            ("The cat is not in an end cottage.", "cat not at an end"),
            ("You will find the cat in cottage 3.", "cat in cottage 3"),
            (
                "The last cottage on the lane is not the one where Ann lives.",
                "Ann not in cottage 5",
            ),
            ("Ann is separated from Bob by a hedge.", ""),
            ("You will not find the cat in cottage 3.", ""),
            ("The house where Ann works is next to Bob's.", ""),
        ],
    );
}

#[test]
fn a_grid_has_rows_and_columns() {
    let grid = "houses: 3 x 3\npet: ape, bat, cat, dog, elk, fox, gnu, hen, ibis\n";
    assert_read(
        grid,
        &[
            ("The ape is in the top row.", "row(ape) = 1"),
            ("The ape isn't in a left-hand house.", "not (column(ape) = 1)"),
            ("The ape is not in a corner house.", "ape not in house 1, 3, 7 or 9"),
            ("The ape is in the row above the bat.", "row(bat) = row(ape) + 1"),
            (
                "The ape is due south of the bat.",
                "row(ape) > row(bat) and column(ape) = column(bat)",
            ),
            (
                "The ape is directly below the bat.",
                "row(ape) = row(bat) + 1 and column(ape) = column(bat)",
            ),
            ("The ape is to the left of the bat.", "column(ape) < column(bat)"),
            (
                "The ape is diagonally adjacent to the bat.",
                "|row(ape) - row(bat)| = 1 and |column(ape) - column(bat)| = 1",
            ),
            ("The ape is in the bottom right-hand corner.", "row(ape) = 3 and column(ape) = 3"),
            ("The ape and the bat are in the same column.", "column(ape) = column(bat)"),
            ("The ape is in an upper house.", ""),
            ("The ape is in the middle house.", ""),
            ("The ape is in the second row from the bottom.", ""),
        ],
    );
}

#[test]
fn couples_are_one_row() {
    let dance = "man: Alf, Basil, Cyril\nwoman: Flo, Gert, Ivy\ndance: jive, rumba, tango\n";
    assert_read(
        dance,
        &[
            (
                "Alf and his partner (who wasn't Ivy) danced the tango.",
                "Alf = tango and Alf != Ivy",
            ),
            ("Alf and Flo danced together.", "Alf = Flo"),
            ("Alf and Flo did not dance together.", "Alf != Flo"),
            ("Alf and his brother danced the tango.", ""),
            ("Alf and his wife danced the tango.", ""),
            ("Alf and his partner both admired the tango.", ""),
            ("Neither Alf nor his partner danced the tango.", ""),
            ("Alf is married to Flo.", ""),
            ("Gert danced with her husband's brother.", ""),
        ],
    );
}

#[test]
fn both_are_the_two_who_were_named() {
    let street = "positions arrival: 1..4\nname: Ann, Bob, Cleo, Dan\npet: cat, dog, fox, hen\n";
    assert_read(
        street,
        &[
            (
                "Ann came in after Bob, both were there before Dan.",
                "Ann after Bob and (Ann before Dan and Bob before Dan)",
            ),
            ("First to arrive wasn't Ann.", "Ann not in arrival 1"),
            ("Ann came in after Bob and Cleo, and neither has the cat.", ""),
            ("Ann came in after Bob, and neither is the cat's owner.", ""),
        ],
    );
}

#[test]
fn times_of_day_are_positions_and_values() {
    let day = "positions time: 9:00, 9:30, 10:00, 11:00\nname: Ann, Bob, Cleo, Dan\nill: cough, flu, rash, sprain\n";
    assert_read(
        day,
        &[
            ("The cough was treated at 10:00.", "cough = 10:00"),
            ("The 9:30 patient had the flu.", "9:30 = flu"),
            ("Ann was seen half an hour before Bob.", "Ann time 30 minutes less than Bob"),
            ("Ann was seen immediately before Bob.", ""),
            ("Ann arrived by 9:30.", ""),
        ],
    );
}

#[test]
fn foes_are_fought() {
    let quests = "knight: Balin, Dinas, Ector\nfoe: giant, ogre, troll\ncastle: Grimhold, Mistwood, Ravenscar\n";
    assert_read(
        quests,
        &[
            ("Ector fought the giant.", "Ector = giant"),
            ("The knight who fought the ogre did so at Mistwood.", "ogre = Mistwood"),
            ("Ector fought Balin.", ""),
            ("Ector was fought by the giant.", ""),
            ("Ector fled from the giant.", ""),
        ],
    );
}

#[test]
fn amounts_have_epithets() {
    let lots = "bidder: Ann, Bob, Cleo\nlot: clock, fan, harp\nprice: $5, $7, $9\n";
    assert_read(
        lots,
        &[
            ("The fan cost a mere $5.", "fan = $5"),
            ("The fan cost its new owner $5.", "fan = $5"),
            ("Ann didn't bid on the fan.", "Ann != fan"),
        ],
    );
}
