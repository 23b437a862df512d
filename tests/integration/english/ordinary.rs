//! Ordinary words of editors for what has plain ones: bounds, conditions behind what depends on them, ends of rows, winners, what
//! follows by how much.

use zebra_sat::load::load;
use zebra_sat::syntax::{Severity, Source};

use super::order;

/// The readings of some sentences, and that each of these is read or refused however it is cut at its beginning or its end.
fn assert_read(header: &str, sentences: &[(&str, &str)]) {
    order::assert_read(header, sentences);
    let mut cut = Vec::new();
    for (sentence, _) in sentences {
        let words: Vec<&str> = sentence.trim_end_matches('.').split(' ').collect();
        cut.extend((1..=words.len()).map(|end| words[..end].join(" ")));
        cut.extend((1..words.len()).map(|start| words[start..].join(" ")));
    }
    for some in cut.chunks(20) {
        let clues = some.iter().map(|clue| format!("  {clue}.\n")).collect::<String>();
        let loaded = load(Source::new("x.zebra", format!("{header}\nclues:\n{clues}")));
        let errors = loaded.diagnostics.sorted();
        let is_refused = errors.iter().any(|of| of.severity == Severity::Error);
        assert!(loaded.resolved.is_some() || is_refused, "{header}{clues}");
    }
}

const BRIDGES: &str = "bridge: Alder, Birch, Cedar, Dogwood\nlength: 20 feet, 25 feet, 30 feet, 35 feet\nriver: Ayr, Exe, Nidd, Tay\n";
const BOOKS: &str = "novel: Old Maps, Tin Roof, Wet Paint, Zero\nauthor: Abel, Berg, Cray, Dell\nyear: 1990, 1993, 1996, 1999\n";
const PUPILS: &str = "child: Ada, Ben, Cleo, Dirk\nage: 7, 8, 9, 10\npet: cat, dog, owl, rat\n";
const POINTS: &str = "baker: Ada, Ben, Cleo, Dirk\npie: apple, cherry, lemon, plum\nscore: 70 points, 75 points, 80 points, 85 points\n";
const SALES: &str =
    "item: bowl, clock, lamp, vase\nprice: $40, $50, $60, $70\ntown: Ayr, Bath, Cork, Deal\n";
const ROW: &str = "positions booth: 1..5\nname: Ada, Ben, Cleo, Dirk, Eve\ncolour: blue, grey, pink, red, white\nware: bread, cheese, eggs, honey, soap\n";

#[test]
fn values_have_bounds() {
    assert_read(
        SALES,
        &[
            ("The lamp cost at least $60.", "lamp is either $60 or $70"),
            ("The lamp cost no more than $50.", "lamp is either $40 or $50"),
            ("The lamp did not cost at least $60.", ""),
            ("The lamp cost at least $10 more than the vase.", "price(lamp) >= price(vase) + 10"),
            ("The vase was bought for less than $70.", "vase price less than $70"),
        ],
    );
    assert_read(PUPILS, &[("The child with the owl is at least 9.", "owl is either 9 or 10")]);
}

#[test]
fn conditions_stand_behind() {
    assert_read(
        PUPILS,
        &[
            ("Ada has the cat if Ben has the dog.", "if Ben = dog then Ada = cat"),
            ("Ada has the cat if she is 9.", ""),
            ("The cat is Ada's if she is 9.", ""),
            ("Ada has the cat only if Ben has the dog.", "if Ada = cat then Ben = dog"),
            ("Ada has the cat even if Ben has the dog.", ""),
        ],
    );
}

#[test]
fn values_in_front_and_ages() {
    assert_read(
        BRIDGES,
        &[
            (
                "At 30 feet, the Alder is longer than the bridge over the Tay.",
                "Alder = 30 feet and Alder length more than Tay",
            ),
            (
                "The Alder and the Cedar differ by 5 feet in length.",
                "Alder length 5 less than Cedar or Alder length 5 more than Cedar",
            ),
        ],
    );
    assert_read(
        PUPILS,
        &[
            ("At 10, Ada is older than Ben.", "Ada = 10 and Ada age more than Ben"),
            ("The owl belongs to a child of nine.", "owl = 9"),
            ("The youngest of the children has the rat.", "7 = rat"),
            ("The youngest of the girls has the rat.", ""),
            ("Nobody is older than the child with the rat.", "rat = 10"),
            ("Nobody saw who is older than Ben.", ""),
            ("Nobody is two years older than Ben.", ""),
            ("Only the child with the owl is at least 9.", ""),
            ("Ada no apart.", ""),
            (
                "There is a difference of two years between Ada and Ben.",
                "Ada age 2 less than Ben or Ada age 2 more than Ben",
            ),
            (
                "The age difference between Ada and Ben is two years.",
                "Ada age 2 more than Ben or Ada age 2 less than Ben",
            ),
            ("Ben's the one with the dog.", "Ben = dog"),
            ("Ada can't be the one with the owl.", "Ada != owl"),
            ("Ada does not have the owl. She is not 8, either.", "Ada != owl and Ada != 8"),
            ("Ada does not have the owl, and Ben is not 8 either.", ""),
        ],
    );
}

#[test]
fn what_appeared_and_what_followed() {
    assert_read(
        BOOKS,
        &[
            ("Old Maps followed Tin Roof by three years.", "Old Maps year 3 more than Tin Roof"),
            ("Old Maps preceded Tin Roof by three years.", "Old Maps year 3 less than Tin Roof"),
            ("Old Maps was followed by Tin Roof by three years.", ""),
            ("Old Maps did not follow Tin Roof by three years.", ""),
            (
                "Three years passed between Old Maps and Tin Roof.",
                "Old Maps year 3 less than Tin Roof or Old Maps year 3 more than Tin Roof",
            ),
            ("Old Maps is more recent than Abel's.", "Old Maps year more than Abel"),
            ("The most recent novel is Zero.", "1999 = Zero"),
            ("The last of the novels to appear was by Berg.", "1999 = Berg"),
            ("The novel that was published first is by Berg.", "1990 = Berg"),
            ("Berg's was the first novel to be published.", "Berg = 1990"),
            ("Berg brought out Zero.", "Berg = Zero"),
            ("In 1996 Berg published Zero.", "Berg = Zero and Berg = 1996"),
            ("Berg hoped to bring out Zero.", ""),
            ("Berg's was burned in 1996.", ""),
            ("Berg was published first.", ""),
        ],
    );
    let days = "cook: Ada, Ben, Cleo, Dirk\nday: Monday, Tuesday, Wednesday, Thursday\ndish: curry, pie, soup, stew\n";
    assert_read(
        days,
        &[
            ("Ada cooked two days before the stew was served.", "Ada day 2 less than stew"),
            ("The pie was made the day after Ada cooked.", "pie day 1 more than Ada"),
            ("On Tuesday there was soup.", "soup = Tuesday"),
            ("There was soup on Tuesday.", "soup = Tuesday"),
            ("There was no soup on Tuesday.", "soup != Tuesday"),
            ("Ada cooked two days before the stew was forgotten.", ""),
            ("Ada cooked two days before the stew was ordered.", ""),
            ("Ada was the first of the four to cook.", "Ada = Monday"),
            ("Ada was the first of the three to cook.", ""),
        ],
    );
}

#[test]
fn who_has_the_most_points() {
    assert_read(
        POINTS,
        &[
            ("The winner made the plum pie.", "85 points = plum"),
            ("The winning pie was Ben's.", "85 points = Ben"),
            ("The runner-up was Cleo.", "80 points = Cleo"),
            ("Cleo came third.", "Cleo = 75 points"),
            ("Cleo did not come third.", "Cleo != 75 points"),
            ("Cleo took first place.", "Cleo = 85 points"),
            ("Cleo hoped to take first place.", ""),
            ("Cleo did not do as well as Ben.", "Cleo score less than Ben"),
            ("Cleo was ranked higher than Ben.", "Cleo score more than Ben"),
            ("The plum pie scored either 70 or 75.", "plum is either 70 points or 75 points"),
            ("The winner of the raffle made the plum pie.", ""),
            ("Ada coached the winner.", ""),
            ("The plum pie was finished first.", ""),
        ],
    );
    // Who has the fewest wins there.
    let golf = "golfer: Ada, Ben, Cleo\nscore: 70, 72, 75\nshirt: blue, green, red\n";
    assert_read(golf, &[("The winner wore the red shirt.", ""), ("Cleo came third.", "")]);
    let miles = "hiker: Ada, Ben, Cleo, Dirk\ndistance: 3 miles, 5 miles, 6 miles, 9 miles\ntrail: Dell, Fell, Moor, Wood\n";
    assert_read(
        miles,
        &[
            ("Ada walked the farthest.", "Ada = 9 miles"),
            ("Ada walked the longest trail.", "Ada = 9 miles"),
            ("Ada's hike was shorter than Ben's.", "Ada distance less than Ben"),
            ("The trail through Fell is 5 miles long.", "Fell = 5 miles"),
        ],
    );
}

#[test]
fn the_ends_and_the_middle_of_a_row() {
    assert_read(
        ROW,
        &[
            ("The two end booths are blue and grey.", "{blue, grey} = {booth 1, booth 5}"),
            ("Ada and Ben have the booths at the ends.", "{Ada, Ben} = {booth 1, booth 5}"),
            ("Ada is in neither of the end booths.", "Ada not at an end"),
            ("Ada is in one of the booths at the ends of the row.", "Ada at an end"),
            ("Ada is flanked by Ben and Cleo.", "Ada directly between Ben and Cleo"),
            ("Ada works between Ben and Cleo.", "Ada between Ben and Cleo"),
            ("Ada decides between Ben and Cleo.", ""),
            ("The two end booths are.", ""),
            ("Ada sits between Ben and Cleo.", ""),
            ("Only one booth separates Ada from Ben.", "1 booth between Ada and Ben"),
            ("Two booths lie between Ada and Ben.", "2 booths between Ada and Ben"),
            ("Ada is the next to the right of Ben.", "Ada directly right of Ben"),
            ("There are as many booths to the left of Ada as to the right.", "Ada in booth 3"),
            ("There are as many booths to the left of Ada as colours.", ""),
            (
                "Ada and Ben, in some order, are the one in the red booth and the one with eggs.",
                "{Ada, Ben} = {red, eggs}",
            ),
        ],
    );
    let ages = "positions seat: 1..5\nname: Ada, Ben, Cleo, Dirk, Eve\nage: 18 years, 21 years, 24 years, 30 years, 40 years\n";
    assert_read(
        ages,
        &[
            // These are no seats.
            (
                "Three years lie between Ada and Ben.",
                "Ada age 3 less than Ben or Ada age 3 more than Ben",
            ),
            ("Three years lies between the ages of Ada and Ben.", ""),
            // This had no end.
            ("30 years end them Ada, Ada before 18 years.", ""),
            ("Second that difference in.", ""),
        ],
    );
}

#[test]
fn pieces_of_sentences_are_refused() {
    let bakers = "baker: Ann, Boris, Celia, Dora\ncake: apple pie, brownie, carrot cake, gingerbread\nprice: $2, $3, $4, $5\n";
    assert_read(
        bakers,
        &[
            ("or $5 for his cake.", ""),
            ("his cake.", ""),
            ("Ann asked $3 for her cake.", "Ann = $3"),
        ],
    );
    let days = "cook: Ada, Ben, Cleo, Dirk\nday: Monday, Tuesday, Wednesday, Thursday\ndish: curry, pie, soup, stew\n";
    assert_read(days, &[("not the first to cook.", ""), ("the day before or after Ben.", "")]);
    let race = "positions place: 1..4\nrunner: Ada, Ben, Cleo, Dirk\ntown: Ayr, Bath, Cork, Deal\n";
    assert_read(race, &[("Either Ada or the runner from Bath took.", ""), ("on its left.", "")]);
}
