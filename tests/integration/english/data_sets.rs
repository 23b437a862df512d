//! Lists and clues as published data sets of printed puzzles have them, and what magazines say beside: months by their numbers,
//! groups by their size, ages told of all, epithets and callings, places beside something else.

use super::introduced::{is_refused, is_solved};
use super::order::assert_read;

#[test]
fn lists_tell_their_values_in_short() {
    assert_read(
        "house: Oak Hall, Elm Hall, Ash Hall\nmonth: 3, 4, 5\nghost: Rex, Una, Vera\n",
        &[
            ("Oak Hall wasn't visited in March.", "Oak Hall != 3"),
            ("Rex was seen 1 month after Una.", "Rex month 1 more than Una"),
        ],
    );
    assert_read(
        "guide: Ann, Bo, Cy\nam: 7, 8, 9\nperson: 2, 5, 6\n",
        &[
            ("Ann's tour will begin 1 hour before the group of 6.", "Ann am 1 less than 6"),
            ("The tour with 5 people is Bo's.", "5 = Bo"),
        ],
    );
    assert_read(
        "guide: Ann, Bo, Cy\nsize: 2 people, 5 people, 6 people\n",
        &[
            ("Ann leads a party of 5.", "Ann = 5 people"),
            ("Bo isn't with the group of 6.", "Bo != 6 people"),
        ],
    );
    assert_read(
        "comet: Alba, Bria, Cora\norbit: 21, 30, 42\n",
        &[
            ("Alba has an orbit of 30 times the earth.", "Alba = 30"),
            ("Alba's orbit is 2 times as long as Bria's.", ""),
        ],
    );
    assert_read(
        "person: Ann, Bo, Cy\ntown: st moritz, rome, oslo\n",
        &[("Ann is going to St. Moritz.", "Ann = st moritz")],
    );
    assert_read(
        "person: Ann, Bo, Cy\nfriends: 120, 130, 140\nfollowers: 57, 59, 64\n",
        &[
            ("The person with 64 followers has more friends than Ann.", "64 friends more than Ann"),
            // More followers, or more friends
            ("The person with 59 followers has somewhat less than Ann.", ""),
        ],
    );
}

#[test]
fn lists_of_texts_keep_what_ends_them() {
    const CLUES: &str = "1. Old Tom is shorter than Big Ben.\n2. Old Tom is 5 feet shorter than Sam's Oak.\n3. Big \
                         Ben is 70 years old.\n4. Of Sam's Oak; and Big Ben, one is 80 years old and the other is 70 years old.";
    is_solved(
        "height: 10 ft., 15 ft., 20 ft.\ntrees: Old Tom, Big Ben, Sam's Oak\nages: 70, 80, 90",
        CLUES,
        &["10 ft.,Old Tom,90", "20 ft.,Big Ben,70"],
    );
    is_solved(
        "houses: Oak Hall, Elm Hall, Ash Hall\nghosts: Rex, Una, Vera\nyears: 1901, 1902, 1903",
        "1. Oak Hall was haunted by Rex in 1902.\n2. Una was seen before Rex.\n3. Elm Hall was haunted by Vera.",
        &["Oak Hall,Rex,1902", "Ash Hall,Una,1901"],
    );
    // The months are none of the pounds.
    is_solved(
        "Three friends try a diet, to see how much they lose in 3 months.\n\npounds: 3, 5, 7\nnames: Ann, Bo, Cy\ndiets: \
         vegan, low-fat, raw",
        "1. Ann lost 2 pounds less than Bo.\n2. The friend who lost 3 pounds used the vegan diet.\n3. Bo lost 2 pounds \
         less than Cy.\n4. Bo used the raw diet.",
        &["3,Ann,vegan", "7,Cy,low-fat"],
    );
    // `cafe` alone is none of the drinks.
    is_solved(
        "After the film, several friends went to the cafe for a treat.\n\nnames: Ann, Bo, Cy\nprices: $5, $6, $7\ndrinks: cafe \
         mocha, cafe latte, chai",
        "1. Ann had the cafe mocha.\n2. Ann paid $1 more than Bo.\n3. Bo had the chai.\n4. Cy paid $7.",
        &["Ann,$6,cafe mocha"],
    );
}

#[test]
fn who_talked_about_it_gave_the_presentation() {
    let lists =
        "names: Ann, Bo, Cy\ntopics: Nero, Titus, Galba\nlengths: 6 minutes, 8 minutes, 9 minutes";
    is_solved(
        lists,
        "1. Ann talked about Nero.\n2. The presentation on Titus took 8 minutes.\n3. Bo spoke for 9 minutes.",
        &["Ann,Nero,6 minutes", "Bo,Galba,9 minutes"],
    );
}

#[test]
fn ages_are_told_of_all() {
    const CLUES: &str = "1. Ann is one year younger than the one who plays the harp.\n2. Bo is the youngest of the \
                         three.\n3. The one who plays the drums is older than Bo.";
    for ages in [
        "Ann, Bo and Cy are three friends aged 11, 12 and 13.",
        "Ann, Bo and Cy are three friends who are 11, 12 and 13 years old.",
        "Ann, Bo and Cy are friends. They are aged 11, 12 and 13.",
        "Ann, Bo and Cy are friends. The three friends are 11, 12 and 13 years old.",
    ] {
        let introduction =
            format!("{ages} Each plays a different instrument (the harp, the drums or the oboe).");
        is_solved(&introduction, CLUES, &["Ann,12,drums", "Bo,11,oboe"]);
    }
    for ages in [
        "Ann, Bo and Cy are friends. Their brothers are aged 11, 12 and 13.",
        "Ann, Bo and Cy are friends. Their brothers are 11, 12 and 13 years old.",
        "Ann, Bo and Cy are friends. Their cats are aged 11, 12 and 13.",
    ] {
        let introduction =
            format!("{ages} Each plays a different instrument (the harp, the drums or the oboe).");
        is_refused(&introduction, CLUES);
    }
}

#[test]
fn months_with_gaps_are_a_queue() {
    const CLUES: &str = "1. O has his class in March and likes Law.\n2. P likes Art.\n3. The one who likes Physics has his \
                         class immediately before Q.\n4. Q has his class in June.";
    for list in [
        "Four people, namely O, P, Q and R have to attend a class, in four different months namely February, March, April \
         and June.",
        "Four people, O, P, Q and R, attend a class in four different months, namely February, March, April and June, but \
         not necessarily in the same order.",
    ] {
        let introduction = format!(
            "{list} Each of them likes a different subject, namely Physics, Art, Law and Latin."
        );
        is_solved(&introduction, CLUES, &["April,R,Physics", "February,P,Art"]);
    }
    let header = "positions month: February, March, April, June\nperson: O, P, Q, R\nsubject: Physics, Art, Law, Latin\n";
    assert_read(
        header,
        &[
            (
                "P's birthday is immediately after the birthday of the one who likes Art.",
                "P directly after Art",
            ),
            (
                "Only two people celebrate their birthdays between P and Q.",
                "2 months between P and Q",
            ),
            ("Only one person will attend a practical between P and Q.", "1 month between P and Q"),
            ("O's birthday is in the month which has more than 30 days.", "O at March"),
            (
                "R's birthday is in a month which has more than 28 days.",
                "R at March, April or June",
            ),
            // Of the first and the third of these months, or of January, March, May
            ("P's birthday is in an odd month.", ""),
        ],
    );
}

#[test]
fn epithets_tell_nothing() {
    let header = "person: Ann, Bo, Cy\npet: dog, cat, owl\ndish: stew, curry, pie\n";
    assert_read(
        header,
        &[
            ("The lucky owner of the splendid owl ate curry.", "owl = curry"),
            (
                "Cy's famous pie was not made by the owner of the noisy dog.",
                "pie != dog and Cy = pie",
            ),
            ("Dietician Ann ate the stew.", "Ann = stew"),
            ("Neither Ann nor Bo ate the stew.", "Ann != stew and Bo != stew"),
            ("The lucky one owns the dog.", ""),
            ("The owner of the noisier dog ate stew.", ""),
            ("The owner of the other dog ate stew.", ""),
            ("Bo is not a proud dog owner.", ""),
        ],
    );
    assert_read(
        "person: Ann, Bo, Cy\npet: dog, cat, owl\nmood: happy, sad, calm\njob: cook, nurse, vet\n",
        &[("The jolly owner of the dog is Ann.", ""), ("Chef Ann has the owl.", "")],
    );
    assert_read(
        "age: 3, 5, 7\nchild: Ann, Bo, Cy\nstory: the flood, \"Noah's voyage\", Babel\n",
        &[
            ("Ann told the story of Babel in the land of Shinar.", "Ann = Babel"),
            (
                "Ann is older than the child who told the story of Noah's voyage.",
                "Ann age more than Noah's voyage",
            ),
        ],
    );
}

#[test]
fn a_title_tells_who_is_a_woman() {
    const HEADER: &str = "positions day: Monday, Tuesday, Wednesday\nfirst name: Alice, Mary, Charles\nlast name: Fox, Lamb, Wolf\n";
    assert_read(HEADER, &[("Ms. Fox came before Charles.", "Fox before Charles")]);
    // It is not Charles who is Fox: so there is a single answer.
    is_solved(
        "first name: Alice, Mary, Charles\nlast name: Fox, Lamb, Wolf\ndays: Monday, Tuesday, Wednesday",
        "1. Ms. Fox lectured on Monday.\n2. Alice lectured on Tuesday.\n3. Alice is not Wolf.",
        &["Monday,Mary,Fox"],
    );
}

#[test]
fn places_stand_beside_something_else() {
    assert_read(
        "positions stall: 1, 2, 3, 4\nseller: Ann, Bo, Cy, Di\nawning: red, green, blue, white\n",
        &[
            (
                "Ann sits under the red awning at the right-hand end of the row.",
                "Ann = red and Ann in stall 4",
            ),
            (
                "The red awning belongs to a seller whose stall is at one end of the row.",
                "red at an end",
            ),
            (
                "Ann is somewhere to the right of Bo, but she is not in stall 4.",
                "Ann right of Bo and Ann not in stall 4",
            ),
            // Which of the two, nobody knows.
            ("Ann is somewhere to the right of Bo, but she is not in stall 3.", ""),
            ("Ann is right next to Bo, but she is not in stall 4.", ""),
            ("Ann is not to the right of Bo, but she is not in stall 4.", ""),
            ("Ann sits alongside the red awning at the right-hand end of the row.", ""),
            ("The red awning belongs to a widow whose stall is at one end of the row.", ""),
            ("Ann sits next to the red awning at the right-hand end of the row.", ""),
        ],
    );
    assert_read(
        "positions mooring: 1, 2, 3\nboat: Otter, Heron, Gull\nskipper: Ann, Bo, Cy\n",
        &[
            ("Ann lives on the middle boat.", "Ann in mooring 2"),
            ("Ann and Bo live on neighbouring boats.", "Ann next to Bo"),
        ],
    );
    assert_read(
        "positions desk: 1, 2, 3\nlesson: art, law, tax\nstart: 9:00, 9:30, 10:00\n",
        &[("Art is the second lesson.", ""), ("Art is the middle lesson.", "")],
    );
    assert_read(
        "mate: Ann, Bo, Cy\nchore: ironing, cooking, hoovering\ndrink: tea, milk, cocoa\n",
        &[(
            "Ann likes a mug of cocoa before she starts the hoovering.",
            "Ann = cocoa and Ann = hoovering",
        )],
    );
}

#[test]
fn what_a_sentence_leaves_open() {
    assert_read(
        "positions day: Monday, Tuesday, Wednesday\nspeaker: Ann, Bo, Cy\ntopic: law, tax, art\ntown: Rye, York, Bath\n",
        &[
            ("Monday's talk was not on law or the speaker came from Rye.", ""),
            ("Monday's talk wasn't on law or the speaker came from Rye.", ""),
            ("Ann did not come from Rye or York.", "Ann != Rye and Ann != York"),
        ],
    );
    assert_read(
        "person: Ann, Bo, Cy\nage: 8, 9, 10\ntown: Rye, York, Bath\n",
        &[
            ("Ann is older than one of the others.", ""),
            ("Only Ann has never been to Rye.", ""),
            ("Ann has never been to Rye.", "Ann != Rye"),
        ],
    );
    assert_read(
        "person: Ann, Bo, Cy\ntime: 9:00, 9:15, 9:30\ntown: Rye, York, Bath\n",
        &[
            ("Ann came a quarter before Bo.", ""),
            ("Ann came a quarter of an hour before Bo.", "Ann time 15 minutes less than Bo"),
        ],
    );
    assert_read(
        "positions place: 1, 2, 3\nperson: Ann, Bo, Cy\nhelper: brother, mother, uncle\n",
        &[
            ("Ann finished ahead of her brother.", ""),
            ("Ann finished directly behind her uncle.", ""),
        ],
    );
}

#[test]
fn introductions_set_the_scene() {
    is_solved(
        "Last week had three lectures, one each day (Monday through Wednesday). None of the lectures was particularly exciting \
         (on law, tax and art), but they got everybody out of fourth period. The lecturers were Ann, Bo and Cy.",
        "1. Ann lectured on Monday.\n2. The lecture on tax was on Wednesday.\n3. Bo lectured on art.",
        &["Monday,Ann,law"],
    );
    is_solved(
        "In preparation for the harvest, three children (Ann, Bo and Cy) were each asked to tell of another part of the year \
         (frost, harvest or sowing). Their ages are 7, 8 and 9.",
        "1. Ann told of the frost.\n2. Bo is a year younger than Cy.\n3. The child who told of the sowing is 8 years old.\n4. Ann \
         is 9 years old.",
        &["Ann,frost,9", "Cy,sowing,8"],
    );
}

#[test]
fn what_is_discussed_is_the_topic() {
    is_solved(
        "Speakers: Ada, Ben, Cy\nDays: May 3rd, May 4th, May 5th\nTopics: Acid Rain, Tides, Wind Power",
        "1. Ada will discuss tides.\n2. The acid rain expert is scheduled 1 day after Ada.\n3. Cy is scheduled 2 days after \
         the tides expert.",
        &["Ada,May 3rd,Tides", "Ben,May 4th,Acid Rain"],
    );
}

#[test]
fn somebody_dusts_all_the_farms() {
    is_solved(
        "Farms: Elm Hill, Oak Vale, Ash Dale\nTowns: Rye, Hove, Deal\nDays: June 4th, June 5th, June 6th",
        "1. The one Vera will dust on June 4th is either Elm Hill or the farm in Rye.\n2. The farm in Deal is the business Vera \
         will dust on June 5th.\n3. Oak Vale will be worked on sometime before Elm Hill.\n4. Elm Hill is in Deal.",
        &["Elm Hill,Deal,June 5th", "Oak Vale,Rye,June 4th"],
    );
}
