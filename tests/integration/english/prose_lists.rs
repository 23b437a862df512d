//! Introductions that tell in running prose who has what: a phrase for each (`one went by bus, one by tram`), two lists in one
//! sentence, families, quotations, and things in a row that are called by no known word.

use super::run;

/// Exit code and both outputs for four bakers with cakes and ways to come, behind an introduction.
fn bakers(introduction: &str) -> (i32, String, String) {
    let text = format!(
        "At the Fair\n\nFour bakers, Ada, Ben, Cleo and Dev, met at a fair. {introduction}\n\n1. Ada chose the flan.\n2. Cleo came by \
         tram.\n3. Ben chose the strudel.\n4. Ben came by bus.\n5. The baker who chose the flan came by bike.\n6. Dev chose the \
         tart.\n"
    );
    run(&["solve", "--format", "csv", "-"], &text)
}

const CAKES: &str = "The cakes were a flan, a loaf, a strudel and a tart.";
const WAYS: &str = "They came by bike, bus, moped and tram.";

fn is_solved(introduction: &str) {
    let (code, out, err) = bakers(introduction);
    assert_eq!(code, 0, "{introduction}\n{err}");
    for row in [["Ada", "flan", "bike"], ["Ben", "strudel", "bus"], ["Cleo", "loaf", "tram"]] {
        let is_row = |line: &str| row.iter().all(|cell| line.split(',').any(|of| of == *cell));
        assert!(out.lines().any(is_row), "{introduction}: {row:?} in\n{out}");
    }
}

#[test]
fn a_phrase_tells_of_each() {
    for cakes in [
        "One of them chose a flan, one a loaf, one a strudel and one a tart.",
        "One chose the flan, another the loaf, a third the strudel, and the fourth the tart.",
        "One of the bakers chose a flan, one of them a loaf, one a strudel and one a tart.",
        "One of the four chose a flan, another one a loaf, yet another a strudel, and the last one a tart.",
        "To keep up their strength, one of them chose a flan, one a loaf, one a strudel and one a tart.",
        "For tea one chose a flan, one a loaf, one a strudel and one a tart.",
        "Each of them took one cake home: One chose a flan, another a loaf, another a strudel and the fourth a tart.",
        "They chose different cakes: one a flan, one a loaf, one a strudel, one a tart.",
        "One chose flan, one loaf, one strudel and one tart.",
        "One chose a flan; one, a loaf; one, a strudel; and one, a tart.",
        "One cake was a flan, one a loaf, one a strudel and one a tart.",
    ] {
        is_solved(&format!("{cakes} {WAYS}"));
    }
    for ways in [
        WAYS,
        "One came by bike, one by bus, one by moped and one by tram.",
        "One had come by bike, one by bus, one by moped and one by tram.",
        "That morning one came by bike, another by bus, a third by moped and the fourth by tram.",
        "One baker came by bike, one by bus, one by moped, and one by tram.",
        "Of the four, one came by bike, one by bus, one by moped and one by tram.",
        "Each came in a different way: one by bike, one by bus, one by moped and one by tram.",
    ] {
        is_solved(&format!("{CAKES} {ways}"));
    }
    // Nobody is told to have nothing, to have two, to have what the others might, or to be first; each says it of the same.
    for cakes in [
        "One of them chose a flan, one nothing, one a strudel and one a tart.",
        "One of them chose a flan, one a loaf and a bun, one a strudel and one a tart.",
        "One of them chose a flan, one would have a loaf, one a strudel and one a tart.",
        "One of them chose a flan, one a loaf, one a strudel and one no tart.",
        "The first chose a flan, the second a loaf, the third a strudel and the fourth a tart.",
        "If it rained, one chose a flan, one a loaf, one a strudel and one a tart.",
        "One of them chose a flan, one with a loaf, one a strudel and one a tart.",
        "Of the three, one chose a flan, one a loaf, one a strudel and one a tart.",
    ] {
        let (code, ..) = bakers(&format!("{cakes} {WAYS}"));
        assert_eq!(code, 2, "{cakes}");
    }
}

#[test]
fn two_lists_follow_each_other() {
    let text = "The Late Shift\n\nFour clerks, Ada, Ben, Cleo and Dev, work late. To stay awake they nibble nuts, plums, rusks and toffee \
                and drink cocoa, lemonade, green tea and water.\n\n1. Ada eats the nuts.\n2. Ben drinks cocoa.\n3. The one who eats \
                plums drinks green tea.\n4. Cleo eats plums.\n5. Dev eats toffee.\n6. Ada drinks lemonade.\n7. Ben doesn't drink \
                water.\n";
    let (code, out, err) = run(&["solve", "--format", "csv", "-"], text);
    assert_eq!(code, 0, "{err}");
    for row in ["Ada,nuts,lemonade", "Ben,rusks,cocoa", "Cleo,plums,green tea", "Dev,toffee,water"]
    {
        assert!(out.contains(row), "{row} in\n{out}");
    }
}

#[test]
fn families_live_in_things_that_stand_in_a_row() {
    let text = |families: &str| {
        format!(
            "By the Lake\n\nThere are four lake pods in a row. Every pod has a roof of a different colour: red, blue, green or \
             white. Four families have come for the week: {families}.\n\n1. The Hill family is staying in the pod with the \
             red roof.\n2. The Reeds have the pod on the far left.\n3. The Dale family's pod is directly to the right of the \
             Hills' pod.\n4. The blue roof is directly to the left of the red roof.\n5. The Marsh family has the white roof.\n"
        )
    };
    for families in [
        "the Dale family, the Hill family, the Marsh family and the Reed family",
        "Dale, Hill, Marsh and Reed",
    ] {
        let (code, out, err) = run(&["solve", "--format", "csv", "-"], &text(families));
        assert_eq!(code, 0, "{families}\n{err}");
        for row in ["1,blue,Reed", "2,red,Hill", "3,green,Dale", "4,white,Marsh"] {
            assert!(out.contains(row), "{families}: {row} in\n{out}");
        }
    }
}

#[test]
fn a_comma_may_stand_within_the_quotes() {
    for songs in [
        "(\"Amber Lane,\" \"Old Tin Cup,\" \"Rain\" and \"Tall Grass\")",
        "(\"Amber Lane,\" \"Old Tin Cup,\" \"Rain,\" and \"Tall Grass\")",
        "(“Amber Lane,” “Old Tin Cup,” “Rain,” and “Tall Grass”)",
    ] {
        let text = format!(
            "The Old-Time Song Night\n\nThe Old-Time Song Night was a great success. The four singers, whose last names are Birch, Cole, \
             Dunn, and Marsh, each sang a different song {songs}. Their first names are Ada, Ben, Cleo and Dev.\n\n1. Ada Birch \
             didn't sing \"Rain\" or \"Tall Grass.\"\n2. Ben sang \"Old Tin Cup,\" but he isn't Cole.\n3. Marsh sang \"Tall \
             Grass.\"\n4. Cleo didn't sing \"Rain.\"\n"
        );
        let (code, out, err) = run(&["solve", "--format", "csv", "-"], &text);
        assert_eq!(code, 0, "{songs}\n{err}");
        let is_row = |line: &str| {
            ["Ben", "Dunn", "Old Tin Cup"].iter().all(|cell| line.split(',').any(|of| of == *cell))
        };
        assert!(out.lines().any(is_row), "{songs}:\n{out}");
    }
}

#[test]
fn nothing_is_shared_and_all_clues_hold() {
    let text = |sentence: &str, heading: &str| {
        format!(
            "The Talks\n\nFour speakers (Ada, Ben, Cleo and Dev) will speak during one week, from Monday through Thursday. One of \
             them speaks each day. {sentence}{heading}\n\n- Ada speaks on Monday.\n- Ben speaks on some day before Cleo.\n- \
             Dev speaks on Wednesday.\n\nWhich one of the following is the speaker who must speak on Tuesday?\n(A) Ada   (B) \
             Ben   (C) Cleo   (D) Dev\n"
        )
    };
    for sentence in [
        "",
        "No two speakers have anything in common. ",
        "No two of them agree in any respect. ",
        "No two are alike. ",
    ] {
        for heading in [
            "The schedule must conform to the following conditions:",
            "The order of the talks is subject to these rules:",
            "The programme obeys the following constraints:",
            "The schedule must be drawn up according to the following rules:",
            "The following conditions apply:",
        ] {
            let (code, out, err) =
                run(&["solve", "--format", "csv", "-"], &text(sentence, heading));
            assert_eq!(code, 0, "{sentence}{heading}\n{err}");
            assert!(out.contains("Tuesday,Ben"), "{sentence}{heading}\n{out}");
        }
    }
    for heading in [
        "The schedule must conform to two of the following conditions:",
        "The schedule must conform to some of these rules:",
        "The schedule does not conform to the following conditions:",
        "If the talks are short, the schedule must conform to the following conditions:",
    ] {
        let (code, ..) = run(&["check", "-"], &text("", heading));
        assert_eq!(code, 2, "{heading}");
    }
    for sentence in [
        "No three speakers have anything in common. ",
        "No two speakers have anything in common but their hats. ",
        "Two speakers have something in common. ",
    ] {
        let (code, ..) = run(&["check", "-"], &text(sentence, "Clues:"));
        assert_eq!(code, 2, "{sentence}");
    }
}
