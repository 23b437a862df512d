//! Men and women, titles, and other names of those who were spoken of.

use zebra_sat::load::load;
use zebra_sat::syntax::Source;

use super::order::assert_read;
use super::run;

const GUESTS: &str = "guests: Mr Ash, Mr Birch, Mrs Cole, Miss Dean, Lady Elm\n\
    drinks: rum, gin, port, cider, ale\nrooms: attic, cellar, hall, parlor, study\n\
    hobbies: golf, chess, bridge, fishing, painting\nages: 30, 40, 50, 60, 70\n";
const BAND: &str = "first names: Anita, Boris, Clive, Dora, Ellen\nsurnames: Marsh, Field, Brook, Hill, Dale\n\
    instruments: flute, oboe, cello, harp, tuba\ntowns: Dover, Leeds, Truro, York, Wigan\n";

#[test]
fn one_of_the_women_is_either_of_them() {
    assert_read(
        GUESTS,
        &[
            ("One of the men drank rum.", "rum is either Mr Ash or Mr Birch"),
            ("A woman was in the attic.", "attic is either Mrs Cole, Miss Dean or Lady Elm"),
            ("The golfer is male.", "golf is either Mr Ash or Mr Birch"),
            ("The golfer is not a man.", "golf != Mr Ash and golf != Mr Birch"),
            ("The golfer, a man, drank rum.", "golf is either Mr Ash or Mr Birch and golf = rum"),
            ("Neither of the two men drank rum.", "Mr Ash != rum and Mr Birch != rum"),
            ("No man drank rum.", "Mr Ash != rum and Mr Birch != rum"),
            (
                "Of the two men, one drank rum and the other plays chess.",
                "{Mr Ash, Mr Birch} = {rum, chess}",
            ),
            ("The two men drank rum and port.", "{Mr Ash, Mr Birch} = {rum, port}"),
            (
                "The women are the golfer, the angler and the guest in the attic.",
                "{Mrs Cole, Miss Dean, Lady Elm} = {golf, fishing, attic}",
            ),
            (
                "The golfer and the angler are both men.",
                "golf is either Mr Ash or Mr Birch and fishing is either Mr Ash or Mr Birch",
            ),
            (
                "Mrs Cole is the oldest of the three women.",
                "Mrs Cole ages more than Miss Dean and Mrs Cole ages more than Lady Elm",
            ),
            (
                "Mrs Cole is older than both men.",
                "Mrs Cole ages more than Mr Ash and Mrs Cole ages more than Mr Birch",
            ),
            // Which one, or how many, is not said.
            ("Mrs Cole is older than one of the men.", ""),
            ("One of the men is older than Mrs Cole.", ""),
            ("A man did not drink rum.", ""),
            ("Only one of the men drank rum.", ""),
            ("One of the two women drank rum.", ""),
            ("The woman drank rum.", ""),
            ("Mrs Cole is the oldest of the two women.", ""),
            ("Mrs Cole is the oldest of the men.", ""),
            ("Another man drank rum.", ""),
        ],
    );
    // Nobody knows what the major is.
    let others = "guests: Major Ash, Mr Birch, Mrs Cole\ndrinks: rum, gin, port\n";
    assert_read(
        others,
        &[
            ("One of the men drank rum.", ""),
            ("Neither of the two men drank rum.", ""),
            ("The Major drank rum.", "Major Ash = rum"),
        ],
    );
    let children = "children: Anita, Boris, Clive\ndrinks: milk, water, juice\n";
    assert_read(
        children,
        &[
            ("One of the boys drank milk.", "milk is either Boris or Clive"),
            ("One of the men drank milk.", ""),
        ],
    );
}

#[test]
fn given_names_tell_who_is_a_man() {
    assert_read(
        BAND,
        &[
            ("The harpist is a man.", "harp is either Boris or Clive"),
            ("Hill is a woman.", "Hill is either Anita, Dora or Ellen"),
            ("None of the women is from York.", "Anita != York and Dora != York and Ellen != York"),
        ],
    );
    let student = "names: Mary, Paul, Peter\nages: 20, 22, 24\n";
    assert_read(student, &[("The female student is 22.", "Mary = 22")]);
    let unknown = "names: Robin, Kim, Boris\ntowns: Dover, Leeds, Truro\n";
    assert_read(unknown, &[("A woman is from Dover.", "")]);
}

#[test]
fn the_puzzle_tells_who_is_a_man() {
    let text = "names: Robin, Kim, Alex, Sandy\ndrinks: rum, gin, port, ale\nclues:\n  \
        1. The women are Robin and Kim.\n  2. Alex and Sandy are men.\n  \
        3. Neither woman drank rum.\n  4. The gin drinker is a man.\n  5. Robin drank port.\n  \
        6. Alex drank gin.\n";
    let loaded = load(Source::new("x.zebra", text));
    assert!(loaded.resolved.is_some(), "{:?}", loaded.diagnostics.sorted());
    let other = text.replace("The women are Robin and Kim.", "The women met Robin and Kim.");
    assert!(load(Source::new("x.zebra", other)).resolved.is_none());
}

#[test]
fn a_text_tells_of_men_and_women() {
    let text = "Five friends (two women, Robin and Kim, and three men, Alex, Sandy and Chris) each had one \
        drink (sherry, port, whisky, gin or claret). Who drank what?\n\n\
        1. One of the women drank sherry.\n2. Robin drank port.\n\
        3. Alex drank neither gin nor whisky.\n4. Sandy did not drink gin.\n";
    let (_, solution, _) = run(&["solve", "-"], text);
    assert!(solution.contains("This is the only solution."), "{solution}");
}

#[test]
fn another_name_beside_a_name_is_of_the_same() {
    assert_read(
        BAND,
        &[
            ("The harpist, Ms Marsh, is from Dover.", "harp = Marsh and harp = Dover"),
            ("Clive (the tuba player) is not Mr Dale.", "Clive != Dale and Clive = tuba"),
            ("Clive (not the tuba player) is from York.", "Clive = York and Clive != tuba"),
            ("Clive, Boris, Dora are from York.", ""),
            ("Clive plays a tuba, Mr Dale.", ""),
            ("If Clive is from York, the harpist, Ms Marsh, is from Dover.", ""),
        ],
    );
}

#[test]
fn a_clause_without_a_verb_has_that_of_the_first() {
    assert_read(
        BAND,
        &[
            ("Anita plays the flute and Marsh the oboe.", "Anita = flute and Marsh = oboe"),
            ("Anita plays the flute; Marsh, the oboe.", "Anita = flute and Marsh = oboe"),
            (
                "Anita is from York, Dora from Leeds and Hill from Dover.",
                "Anita = York and Dora = Leeds and Hill = Dover",
            ),
            ("The flute is played by Anita and the oboe by Hill.", "flute = Anita and oboe = Hill"),
            ("Anita plays the flute and Marsh York.", ""),
            ("Anita doesn't play the flute and Marsh the oboe.", ""),
            ("Anita plays the flute or the harp and Marsh the oboe.", ""),
        ],
    );
}

#[test]
fn clauses_side_by_side_are_read_alone() {
    assert_read(
        BAND,
        &[
            (
                "Anita plays the flute or the oboe, while Boris is from York.",
                "Anita is either flute or oboe and Boris = York",
            ),
            (
                "Neither Anita nor Dora is from Leeds, while Boris is from York.",
                "(Anita != Leeds and Dora != Leeds) and Boris = York",
            ),
            (
                "While Anita plays the flute or the oboe, Boris is from York.",
                "Anita is either flute or oboe and Boris = York",
            ),
            ("Either Anita is from York or Boris is from Leeds, while Dora is from Dover.", ""),
            ("Anita is from York or Leeds, while the other is from Dover.", ""),
        ],
    );
}

#[test]
fn what_points_back_is_told_of_the_subject() {
    assert_read(
        BAND,
        &[
            ("Anita plays the flute. Her surname isn't Hill.", "Anita = flute and Anita != Hill"),
            ("The cellist is from York. This man isn't Hill.", "cello = York and cello != Hill"),
            (
                "Anita and Marsh are different people. The latter is from York.",
                "all different (Anita, Marsh) and Marsh = York",
            ),
            ("Anita isn't Marsh. Her town is York.", ""),
            ("Anita plays the flute. Her brother is from York.", ""),
            ("Anita plays the flute. This man isn't Boris's brother.", ""),
        ],
    );
}

#[test]
fn who_does_it_is_called_so() {
    assert_read(
        GUESTS,
        &[
            ("The golfer drank rum.", "golf = rum"),
            ("The angler drank rum.", "fishing = rum"),
            ("The painter drank rum.", "painting = rum"),
            ("The retired golfer drank rum.", ""),
        ],
    );
    let two = "guests: Dr Ash, Dr Birch, Major Cole\njobs: doctor, baker, cook\n";
    assert_read(two, &[("The doctor is not Dr Ash.", "doctor != Dr Ash")]);
}

#[test]
fn the_youngest_boy_is_the_youngest_where_all_are_boys() {
    let boys = "houses: 4\nnames: Brad, Eli, Joel, Todd\nages: 11, 12, 13, 14\n";
    assert_read(
        boys,
        &[
            ("The youngest boy is next to Todd.", "11 next to Todd"),
            (
                "Eli is the oldest of the boys.",
                "Eli ages more than Brad and Eli ages more than Joel and Eli ages more than Todd",
            ),
            ("The oldest girl is Todd.", ""),
            ("Eli is in one of the corners.", "Eli at an end"),
        ],
    );
    let both = "houses: 4\nnames: Brad, Eli, Joel, Anita\nages: 11, 12, 13, 14\n";
    assert_read(both, &[("The youngest boy is next to Eli.", "")]);
    // Nobody knows who Lupin is.
    let unknown = "houses: 4\nnames: Brad, Eli, Joel, Lupin\nages: 11, 12, 13, 14\n";
    assert_read(unknown, &[("The youngest boy is next to Eli.", "")]);
}

const SPEAKERS: &str =
    "speaker: Fred, Ida, Lea, Nils\nparty: Greens, Reds, Blues, Whites\nmonth: 3, 4, 5, 6\n";

/// Whether a puzzle with some clues is read, and what is said of it.
fn check(clues: &str) -> (bool, String) {
    let (code, _, said) = run(&["check", "-"], &format!("{SPEAKERS}\nclues:\n{clues}"));
    (code == 0, said)
}

#[test]
fn surnames_may_stand_in_the_clues_alone() {
    let clues = "  Fred Larch was for the Greens.\n  Neither Ida Stone nor Lea Wick spoke in March.\n  Ida spoke one month \
                 before Lea Wick.\n  Nils spoke in April or May.\n  The Reds spoke one month after Fred Larch's speech.\n  \
                 Lea is for the Blues.\n";
    let (is_read, said) = check(clues);
    assert!(is_read, "{said}");
    assert!(said.contains("`Fred Larch` is taken for `Fred`"), "{said}");
    for doubtful in [
        // Of nobody
        "  Fred Larch was for the Greens.\n  Larch spoke in March.\n",
        // Of one with two surnames
        "  Fred Larch was for the Greens.\n  Fred Stone spoke in March.\n",
        // A slip of the pen
        "  Fred Nills was for the Greens.\n",
        "  Fred larch was for the Greens.\n",
    ] {
        let (is_read, said) = check(doubtful);
        assert!(!is_read, "{doubtful}{said}");
    }
}

#[test]
fn months_that_are_numbers_have_names() {
    let header = "speaker: Fred, Ida, Lea\nmonth: 3, 4, 5\n";
    assert_read(
        header,
        &[
            ("Fred spoke in March.", "Fred = 3"),
            ("Fred spoke in May or in April.", "Fred is either 5 or 4"),
            ("Fred spoke in may.", "Fred = 5"),
            ("Fred spoke in June.", ""),
            ("Fred spoke on the march.", ""),
            ("Fred spoke with May.", ""),
            ("May spoke before Fred.", ""),
            ("Fred spoke from March's chair.", ""),
            ("Fred is one month older than Ida.", ""),
        ],
    );
}
