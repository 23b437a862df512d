//! What is read only because the puzzle then has a single answer: short names, what is somebody's by the way, words
//! that tell no more of a thing, and who is a woman.

use super::order::assert_read;
use super::run;

/// What the last clue of a puzzle is read as, or why it is refused.
fn last_of(puzzle: &str) -> Result<String, String> {
    let (code, out, err) = run(&["check", "-"], puzzle);
    let mut clues = out.lines().filter(|line| line.contains("  \"")).filter_map(|line| {
        let (_, says) = line.split_once(". ")?;
        Some(says.split("  \"").next()?.to_owned())
    });
    if code == 0 { clues.next_back().ok_or(out.clone()) } else { Err(err) }
}

/// Asserts what sentences are read as behind facts that leave but one answer with them.
fn assert_last(facts: &str, table: &[(&str, &str)]) {
    for (sentence, says) in table {
        let read = last_of(&format!("{facts}  {sentence}\n"));
        match says.is_empty() {
            true => assert!(read.is_err(), "{sentence}: {read:?}"),
            false => assert_eq!(read.as_deref(), Ok(*says), "{sentence}"),
        }
    }
}

const SNACKS: &str = "children: Andy, Beth, Carl\nsalty snacks: chips, popcorn, pretzels\n\
    sweet snacks: fudge, licorice, taffy\n\nclues:\n  Andy = chips\n  Beth = popcorn\n  Andy = taffy\n";

#[test]
fn what_is_called_somebodys_is_theirs() {
    assert_last(
        SNACKS,
        &[
            ("Carl tasted some of Beth's fudge.", "Beth = fudge"),
            ("Beth spilled her popcorn on Carl's licorice.", "Beth = popcorn and Carl = licorice"),
            ("Beth did not like Carl's licorice.", "Carl = licorice"),
            ("Beth dropped her bag of fudge.", "Beth = fudge"),
            // It may be another one's now, or is another thing, or may not be so.
            ("Carl traded his licorice for a cap.", ""),
            ("Carl bought his licorice for Beth.", ""),
            ("Beth told Carl about his licorice.", ""),
            ("Carl said that Beth ate her fudge.", ""),
            ("If Beth ate her fudge, Carl cried.", ""),
            ("Carl's brother ate his licorice.", ""),
        ],
    );
    // Who eats Beth's fudge is another one, and nobody knows who.
    let whole = SNACKS.replace("  Beth = popcorn\n", "");
    assert_last(&whole, &[("The child with the pretzels tasted some of Beth's fudge.", "")]);
}

const FINDS: &str = "explorers: Ann, Bob, Cy\nfinds: steel dagger, clay idol, gold ring\nprices: $25, $30, $45\n\nclues:\n  \
    Ann = \"gold ring\"\n  Ann = $25\n";

#[test]
fn words_behind_a_thing_tell_no_more_of_it() {
    assert_last(
        &format!("{FINDS}  Bob = $30\n"),
        &[
            ("The steel dagger from Toledo is Bob's.", "steel dagger = Bob"),
            ("Bob found the steel dagger of the Emperor of Toledo.", "Bob = steel dagger"),
            // Who is not told of, or what is beside it, or where it was not found.
            ("The steel dagger of the neighbor is Bob's.", ""),
            ("Cy did not find the steel dagger in Toledo.", ""),
        ],
    );
    let dearest = "The two dearest finds are, in no particular order, Bob's and the clay idol.";
    assert_last(&format!("{FINDS}  Bob = $30\n"), &[(dearest, "{Bob, clay idol} = {$45, $30}")]);
}

#[test]
fn one_word_is_short_for_an_item() {
    assert_last(
        &format!("{FINDS}  Bob = $30\n"),
        &[
            ("The dagger is Bob's.", "steel dagger = Bob"),
            ("Cy didn't find the dagger.", "Cy != steel dagger"),
            // A dagger case is no dagger, and steel may be of anything.
            ("Bob found the dagger case.", ""),
            ("Bob found the steel.", ""),
        ],
    );
    let jedi =
        "knights: Kess Orun, Vala Terr, Dorn\ncolors: green, blue, red\n\nclues:\n  Dorn = red\n";
    assert_last(jedi, &[("Orun has the green one.", "Kess Orun = green")]);
    // Two have it, or several answers are left.
    let two = jedi.replace("Vala Terr", "Vala Orun");
    assert_last(&two, &[("Orun has the green one.", "")]);
    let open = jedi.replace("  Dorn = red\n", "");
    assert_last(&open, &[("Orun has the green one.", "")]);
}

#[test]
fn the_woman_who_is_told_of_is_one_of_the_women() {
    let trip = "teachers: Ms. Ash, Mr. Bell, Mr. Cobb\nstates: Maine, Ohio, Utah\n\nclues:\n  \
                Mr. Bell is not going to Ohio.\n  The woman who is going to Maine is early.\n";
    let clue = "The woman who is going to Maine is not going to Utah.";
    let trip = trip.replace("The woman who is going to Maine is early.", clue);
    let (code, out, err) = run(&["check", "-"], &trip);
    assert!(code == 0 && out.contains("exactly one solution"), "{out}{err}");
    assert!(err.contains("`woman` tells who it may be: so there is a single answer"), "{err}");
    // Without it there are several answers, and with it several too.
    let (_, out, err) = run(&["check", "-"], &trip.replace("woman", "man"));
    assert!(out.contains("several solutions") && !err.contains("tells who"), "{out}{err}");
}

#[test]
fn all_are_named_in_no_particular_order() {
    let garden =
        "women: Alice, Bea, Cleo\nlast names: Grant, Hill, Irwin\nflowers: lilies, roses, tulips\n";
    let all = "all different (Alice, Grant, lilies)";
    assert_read(
        garden,
        &[
            (
                "The three women are, in no particular order, Alice, Ms. Grant, and the woman who grows lilies.",
                all,
            ),
            (
                "The three women, in no particular order, are Alice, Ms. Grant, and the woman who grows lilies.",
                all,
            ),
            (
                "In no particular order, the three women are Alice, Ms. Grant, and the woman who grows lilies.",
                all,
            ),
            (
                "The three women (in no particular order) are Alice, Ms. Grant, and the woman who grows lilies.",
                all,
            ),
            (
                "The three women who entered the show are Alice, Ms. Grant, and the woman who grows lilies.",
                all,
            ),
            // Not all of them, or no list of them.
            ("In no particular order, Alice and Ms. Grant grow lilies and roses.", ""),
            (
                "The three women who are not Alice are Bea, Ms. Grant, and the woman who grows lilies.",
                "",
            ),
        ],
    );
}

#[test]
fn phrases_stand_for_plain_words() {
    let shop = "customers: Hugh, Ida, Leroy\nroses: Golden Sunset, Pink Paradise, Sweet Dreams\n\
                events: auction, banquet, wedding\n";
    assert_read(
        shop,
        &[
            ("Hugh settled on the Pink Paradise.", "Hugh = Pink Paradise"),
            ("Hugh passed up the Pink Paradise.", "Hugh != Pink Paradise"),
            ("Ida decided against the Pink Paradise.", "Ida != Pink Paradise"),
            (
                "The customer in charge of decorating the banquet chose the Sweet Dreams.",
                "banquet = Sweet Dreams",
            ),
            ("Hugh didn't choose flowers for the wedding.", "Hugh != wedding"),
            // Nobody knows what was chosen, or for whom.
            ("Hugh didn't choose flowers for the mother of the bride.", ""),
            ("Hugh settled on a bench near the Pink Paradise.", ""),
        ],
    );
    let trip = "teachers: Ms. Ash, Mr. Bell, Ms. Cobb\nstates: Maine, Ohio, Utah\n";
    assert_read(
        trip,
        &[
            (
                "Ms Ash is going to travel to either Maine or Ohio.",
                "Ms. Ash is either Maine or Ohio",
            ),
            ("One woman is going to Utah.", "Utah is either Ms. Ash or Ms. Cobb"),
        ],
    );
    let arrival =
        "positions arrival: 1st, 2nd, 3rd\nfriends: Ann, Bob, Cy\ndishes: fish, nuts, soup\n";
    assert_read(
        arrival,
        &[
            (
                "The last to arrive, who was not Bob, brought the fish.",
                "Bob not at 3rd and fish at 3rd",
            ),
            ("Bob was not the last to arrive.", "Bob not at 3rd"),
        ],
    );
    let talks = "positions day: Monday, Tuesday, Wednesday\nspeakers: Ann, Bob, Cy\ntopics: bees, moss, rain\n";
    assert_read(
        talks,
        &[
            (
                "Monday's talk was given by either Ann or the one who spoke of moss.",
                "Monday is either Ann or moss",
            ),
            ("The Monday talk wasn't given by the one who spoke of moss.", "moss not at Monday"),
            ("Monday's guest was greeted by Ann.", ""),
        ],
    );
}
