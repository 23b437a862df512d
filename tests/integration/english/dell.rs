//! Turns of the clues of magazines: people on dates, months after months, victims, and those who brought several things.

use super::introduced::{is_refused, is_solved};
use super::order::assert_read;

const PICNIC: &str = "houses: 5 (unordered)\nfriend: Mona, Sabrina, Tara, Alec, Carl\nvessel: skiff, kayak, canoe, \
     raft, yacht\ndrink: beer, juice, soda, water, wine\nfood: bread, cheese, nuts, fish, salad\n";

#[test]
fn one_of_the_women_has_two_things() {
    assert_read(
        PICNIC,
        &[
            (
                "A woman brought bread and juice.",
                "bread is either Mona, Sabrina or Tara and bread = juice",
            ),
            ("A woman brought bread or juice.", ""),
            ("A woman brought bread but not juice.", ""),
            ("A woman who brought bread and juice came in the skiff.", ""),
        ],
    );
}

#[test]
fn those_who_brought_several_things_are_several() {
    assert_read(
        PICNIC,
        &[
            (
                "The five people are Carl, the one in the kayak, and the people who brought the fish, water and wine.",
                "all different (Carl, kayak, fish, water, wine)",
            ),
            (
                "The five friends are Carl, the one in the kayak, and the ones who brought fish, water and wine.",
                "all different (Carl, kayak, fish, water, wine)",
            ),
            (
                "The five people are Carl, the one in the kayak, and the people who brought the fish and wine.",
                "",
            ),
            (
                "The five people are Carl, the one in the kayak, and the people who brought the fish, water or wine.",
                "",
            ),
            (
                "The friend in the raft isn't the person who brought the soda and the other person who brought the nuts.",
                "raft != soda and raft != nuts and soda != nuts",
            ),
            (
                "The friend in the raft isn't the person who brought the soda and the person who brought the nuts.",
                "",
            ),
        ],
    );
}

#[test]
fn one_clause_or_the_other() {
    assert_read(
        PICNIC,
        &[
            ("Mona brought bread, or she came in the kayak.", "Mona = bread or Mona = kayak"),
            ("Mona didn't bring bread, or she came in the kayak.", ""),
            ("Mona brought bread, or he came in the kayak.", ""),
            ("Mona brought bread, or she came before Carl.", ""),
        ],
    );
}

const MONTHS: &str = "positions month: January, February, March, April, May, June\nfirst name: Abel, Brent, Cal, \
     Dirk, Earl, Finn\nlast name: Moss, Nash, Orr, Pike, Quinn, Reed\nsport: golf, tennis, rowing, archery, hockey, squash\n";

#[test]
fn so_many_months_after_and_before() {
    assert_read(
        MONTHS,
        &[
            (
                "Abel appeared an even number of months after the squash player.",
                "Abel after squash and (Abel and squash same parity)",
            ),
            ("Abel was shown exactly two months after Brent's picture.", "Abel 2 after Brent"),
            ("Abel was shown exactly two months after Brent's brother's picture.", ""),
            (
                "Abel rowed two months after Brent Moss.",
                "Abel = rowing and Abel 2 after Brent and Brent = Moss",
            ),
            (
                "Abel rowed exactly one month after Brent, and exactly two months before Cal.",
                "(Abel = rowing and Abel directly after Brent) and Abel 2 before Cal",
            ),
            ("Abel rowed exactly one month after Brent, or exactly two months before Cal.", ""),
            ("Abel did not row exactly one month after Brent.", ""),
        ],
    );
    const VALUES: &str = "name: Abel, Brent, Cal, Dirk\nmonth: May, June, July, August\nsport: golf, tennis, rowing, archery\n";
    let even: Vec<String> =
        (1..=5).map(|k| format!("Abel month {} more than Cal", 2 * k)).collect();
    assert_read(
        VALUES,
        &[
            ("Abel's picture was not an even number of months after Cal's.", ""),
            ("Abel was born an even number of months after Cal.", &even.join(" or ")),
            ("Abel was born an even number of years after Cal.", ""),
        ],
    );
    let years = VALUES
        .replace("May, June", "May 2001, June 2005")
        .replace("July, August", "July 2006, May 2007");
    assert_read(&years, &[("Abel was born an even number of months after Cal.", "")]);
}

#[test]
fn victims_are_known_by_what_killed_them() {
    assert_read(
        "man: general, captain, major, corporal\nroom: attic, cellar, den, pantry\nweapon: gun, knife, poison, poker\n",
        &[
            ("The victim of the poker was killed in the den.", "poker = den"),
            (
                "The man killed in the cellar dined with the captain and the victim of the poker.",
                "all different (cellar, captain, poker)",
            ),
            (
                "Neither the captain nor the major was killed with the gun, nor was either killed in the den or the attic.",
                "(captain != gun and major != gun) and ((captain != den and captain != attic) and (major != den and major != attic))",
            ),
            ("The general was in the den with the gun.", "general = gun and general = den"),
            ("The general was not in the den with the gun.", ""),
            ("The general was in the den with the captain.", ""),
            ("The captain avenged the victim of the poker.", ""),
        ],
    );
    let told = "Last night four military men (a general, a captain, a major and a corporal) were found dead. The crimes took \
        place in the attic, den, pantry, and cellar. The weapons used were poison, a poker, a gun and a knife.";
    is_solved(
        told,
        "1. The general was killed in the den with the gun.\n2. The victim of the poker was killed in the attic.\n3. The captain \
         was murdered in the pantry.\n4. The major was killed with poison.",
        &["general,den,gun", "corporal,attic,poker", "captain,pantry,knife", "major,cellar,poison"],
    );
}

const DATES: &str = "club: chess, golf, opera\nwoman: Ann, Bea, Cleo\nher alias: Rose, Lily, Fern\nman: Karl, Liam, Matt\nhis \
     alias: Fox, Owl, Elk\nflower: tulip, dahlia, aster\n";

/// What is read of a sentence where another one speaks of somebody's date.
fn of_dates(table: &[(&str, &str)]) {
    for (sentence, says) in table {
        let clues =
            format!("clues:\n  1. {sentence}\n  2. Ann met her date through the opera club.\n");
        let read =
            super::readings(&format!("{DATES}{clues}")).map(|(all, _)| all[0].replace('"', ""));
        match says.is_empty() {
            true => assert!(read.is_err(), "{sentence}: {read:?}"),
            false => assert_eq!(read.as_deref(), Ok(*says), "{sentence}"),
        }
    }
}

#[test]
fn who_met_whom_is_a_couple_on_a_date() {
    of_dates(&[
        ("Bea met Karl.", "Bea = Karl"),
        ("Bea did not meet Karl.", "Bea != Karl"),
        ("Bea met either Karl or Fox.", "Bea is either Karl or Fox"),
        ("Bea recognized her date by his tulip.", "Bea = tulip"),
        ("Bea wore the tulip tucked into her hair.", "Bea = tulip"),
        ("Bea frequents the golf club.", "Bea = golf"),
        (
            "Karl met his date (who calls herself either Rose or Lily) through their common love of golf.",
            "Karl = golf and Karl is either Rose or Lily",
        ),
        ("Bea met Karl and Liam.", ""),
        ("Bea met Rose.", ""),
        ("Bea did not meet Lily.", ""),
        ("Rose met Owl.", "Rose = Owl"),
        ("Bea met her date's brother through the golf club.", ""),
        ("Bea is not an operagoer.", "Bea != opera"),
    ]);
    // Without dates, who met whom is anybody's guess.
    assert_read(DATES, &[("Bea met Karl.", "")]);
}

#[test]
fn couples_are_one() {
    assert_read(
        "lady: Ann, Julia, Karen\nhusband: Dave, Ian, Lee\nitem: watch, kettle, vase\nprice: $10, $11, $12\n",
        &[
            ("Karen and her husband bought the watch.", "Karen = watch"),
            ("Ian and his wife bought the vase.", "Ian = vase"),
            ("Lee spent $11 on the item chosen by his wife.", "Lee = $11"),
            ("Lee spent $11 on the item chosen by his sister.", ""),
            ("Karen and her sister bought the watch.", ""),
        ],
    );
    is_solved(
        "Four children, Hanna, Jake, Cass and Pia, come to a party. They each bring a gift: a kite, doll, game, and ball. After \
         the party, each child goes home with a different balloon: red, blue, green, and orange.",
        "1. Hanna did not bring the doll but she did go home with a blue balloon.\n2. Jake brought the ball for a gift but did \
         not go home with a red or green balloon.\n3. The child who brought the kite went home with a red balloon.\n4. Cass \
         brought the doll as a gift.",
        &["Hanna,game,blue", "Jake,ball,orange", "Pia,kite,red"],
    );
}

#[test]
fn all_of_so_many() {
    assert_read(
        "name: Ann, Bo, Cy\nkite: fox, owl, elk\nprice: $10, $11, $12\n",
        &[
            ("Ann's kite was the cheapest of all three.", "Ann = $10"),
            ("Ann's kite was the cheapest of the three.", "Ann = $10"),
            ("Ann's kite was the cheapest of the two.", ""),
        ],
    );
}

#[test]
fn stray_words_around_a_first_place() {
    is_solved(
        "Three pals came first second and third in a quiz. Each of the three has a different first name and likes a different \
         sport.",
        "1. Milo likes golf and did better than Rafe.\n2. Sid did better than the chess player.\n3. The polo player came \
         first.\n4. Sid does not like golf.",
        &["1,Sid,polo", "2,Milo,golf", "3,Rafe,chess"],
    );
    is_refused(
        "Three pals came first second and third in a quiz. Each of the three has a different first place and likes a different \
         sport.",
        "1. Milo likes golf and did better than Rafe.\n2. Sid did better than the chess player.",
    );
}

#[test]
fn what_mothers_have_is_counted() {
    assert_read(
        "name: Ames, Bailey, Coe, Dover, Evans\nitem: boots, shirts, coats, jeans, socks\npayment: check, cash, card, coupon, \
         voucher\nnumber of kids: 2, 3, 4, 5, 6\n",
        &[
            (
                "Mrs. Ames has more children than Mrs. Bailey.",
                "Ames is number of kids more than Bailey",
            ),
            ("Mrs. Ames isn't the mother of two.", "Ames != 2"),
            ("Mrs. Ames is the mother of twins.", ""),
            ("Mrs. Ames used the voucher to buy boots.", "Ames = boots and Ames = voucher"),
            ("Mrs. Ames did not use the voucher to buy boots.", ""),
            (
                "Mrs. Ames has more children than the mother (not Mrs. Coe) who used cash to buy shirts.",
                "(Ames is number of kids more than shirts and shirts = cash) and Coe != shirts",
            ),
            (
                "Mrs. Ames has more children than the mother (not Mrs. Coe or Mrs. Evans) who paid cash.",
                "",
            ),
            ("Mrs. Ames bought more boots than the mother who paid for shirts with cash.", ""),
        ],
    );
}

#[test]
fn names_are_people_whatever_they_are_called() {
    for heading in ["first", "pal", "who"] {
        let header = format!(
            "{heading}: Lori, Helen, Phyllis, Rachel\nlast name: Daley, Hughes, Moss, Zack\nstreet: Acorn, Laurel, Pine, Elm\n"
        );
        assert_read(
            &header,
            &[
                ("Miss Zack visits Lori.", ""),
                ("The girl on Pine painted Lori.", ""),
                ("The girl on Pine spends the day with Rachel.", "Pine != Rachel"),
                (
                    "The girl on Pine often goes to visit Rachel on Elm.",
                    "Pine != Rachel and Rachel = Elm",
                ),
            ],
        );
    }
}

#[test]
fn somebody_and_all_others_are_no_clue() {
    const LISTS: &str =
        "Names: Valor, Noble, Victor\nClasses: jousting, singing, riding\nDays: Mon, Tues, Wed";
    const CLUES: &str = "1. The one who studied riding was not Master Noble, whose class was on Monday.\n2. The jousting class occurred \
         later in the week than master Valor's, which was on a Tuesday.";
    const ROWS: &[&str] = &["Mon,Noble,singing", "Tues,Valor,riding", "Wed,Victor,jousting"];
    for story in [
        "In one legend, Master Noble and two of his friends aspired to become knights.",
        "Noble's two friends live within a few blocks of his own home.",
        "From the information given, determine the order in which they met.",
    ] {
        is_solved(&format!("KNIGHT SCHOOL\n\n{story}\n\n{LISTS}"), CLUES, ROWS);
    }
    for story in [
        "Noble and three of his friends met.",
        "Two of the three friends studied riding.",
        "Noble and his two friends, who are knaves, met.",
    ] {
        is_refused(&format!("KNIGHT SCHOOL\n\n{story}\n\n{LISTS}"), CLUES);
    }
}

#[test]
fn each_line_may_be_a_sentence() {
    const LISTS: &str = "Three customers came for furniture.\n\nShirt: blue, green, red\nName: Bea, Dana, Gina\nDelivery: 3 days, 10 days, 15 days";
    const CLUES: &str = "The customer whose delivery time is 10 days is somewhere between the customer whose delivery time is 3 days and \
        Gina, in that order.\nDana is next to the one with the red shirt.\nAt the first position is the customer with the red \
        shirt\nThe one with the green shirt is next to Gina.\nGina is at the third position.\nBea is next to Dana.";
    is_solved(LISTS, CLUES, &["1,red,Bea,3 days", "2,green,Dana,10 days", "3,blue,Gina,15 days"]);
}

#[test]
fn names_of_pets_that_no_list_has_say_nothing() {
    assert_read(
        "first name: Abner, Bruce, Chuck\nlast name: Engels, Foster, Gunter\npet: iguana, jackal, llama\n",
        &[
            ("The llama doesn't belong to Bruce (whose pet is named Waggles).", "llama != Bruce"),
            ("The llama doesn't belong to Bruce (whose pet is named after Chuck).", ""),
        ],
    );
}
