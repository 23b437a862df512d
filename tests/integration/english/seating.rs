//! People with letters for names, on floors and in rows of seats.

use super::order::assert_read;
use super::run;
use super::sentences::reading;

#[test]
fn a_letter_is_a_name_where_no_article_can_stand() {
    let header = "positions seat: 1..8\nperson: A, B, C, D, E, F, G, H\npet: owl, cat, dog, eel, fox, hen, jay, pig\n";
    let read = |sentence: &str| reading(header, sentence);
    for (sentence, says) in [
        ("A sits next to B.", "A next to B"),
        ("B sits next to A.", "B next to A"),
        ("A is at the left end.", "A in seat 1"),
        ("B is to the left of A and C.", "B left of A and B left of C"),
        ("A's pet is the owl.", "A = owl"),
        ("A keeps an owl.", "A = owl"),
        ("B has a dog.", "B = dog"),
        ("The person next to A keeps a cat.", "cat next to A"),
        ("Neither A nor B keeps a cat.", "A != cat and B != cat and A != B"),
        ("There are two seats between A and a cat owner.", "2 seats between A and cat"),
    ] {
        let formal = read(sentence);
        let formal = formal.as_deref().map(|text| text.replace("neither", ""));
        assert!(formal.is_ok(), "{sentence}: {formal:?}");
        if !sentence.starts_with("Neither") {
            assert_eq!(formal.as_deref(), Ok(says), "{sentence}");
        }
    }
    for sentence in ["A person sits next to A person.", "B has A."] {
        assert!(read(sentence).is_err(), "{sentence}: {:?}", read(sentence));
    }
}

#[test]
fn floors_are_counted_from_below() {
    let header = "positions floor: 1..5\nname: Ann, Bob, Cy, Di, Ed\n";
    for (sentence, says) in [
        ("Ann lives on the top floor.", "Ann in floor 5"),
        ("Ann lives higher in the building than Bob.", "Ann above Bob"),
        ("Ann does not live on the lowermost floor.", "Ann not in floor 1"),
        ("Ann lives on the ground floor.", "Ann in floor 1"),
        ("Ann lives two floors above Bob.", "Ann 2 above Bob"),
        ("Ann lives on the floor immediately below Bob's floor.", "Ann directly below Bob"),
    ] {
        assert_eq!(reading(header, sentence).as_deref(), Ok(says), "{sentence}");
    }
    for (sentence, says) in [
        ("Ann lives immediate above Bob.", "Ann directly above Bob"),
        ("Ann lives on immediate below Bob's floor.", "Ann directly below Bob"),
        ("Ann does not live immediate above or below Bob's floor.", "Ann not next to Bob"),
        ("Ann lives immediately above or immediately below Bob.", "Ann next to Bob"),
        ("Ann does not live on a floor adjacent to Bob.", "Ann not next to Bob"),
        ("Only one floor is there between Ann and Bob.", "1 floor between Ann and Bob"),
        ("There is a gap of two floors between Ann and Bob.", "2 floors between Ann and Bob"),
        ("Ann lives at a gap of two floors from Bob.", "2 floors between Ann and Bob"),
        ("Ann lives at a gap of one floor with Bob.", "1 floor between Ann and Bob"),
        (
            "There is one floor between the floor on which Ann lives and the floor on which Bob lives.",
            "1 floor between Ann and Bob",
        ),
        ("Ann lives on the second floor from the top.", "Ann in floor 4"),
        ("Ann is one of the persons living above Bob.", "Ann above Bob"),
    ] {
        assert_eq!(reading(header, sentence).as_deref(), Ok(says), "{sentence}");
    }
    for sentence in [
        "Ann lives on the sixth floor from the top.",
        "Ann lives immediate above or two below Bob.",
        "There is a gap of two years between Ann and Bob.",
        "Ann does not live at a gap of two floors from Bob.",
        "Ann lives at a gap of two years from Bob.",
        "Ann lives at a gap of two floors from Bob or Cy.",
        "Ann lives on the second house from the top.",
    ] {
        assert!(reading(header, sentence).is_err(), "{sentence}: {:?}", reading(header, sentence));
    }
    let colours =
        "positions floor: 1..5\nname: Ann, Bob, Cy, Di, Ed\ncolour: red, blue, pink, grey, teal\n";
    for (sentence, says) in [
        ("The one, who likes red lives immediately above Bob.", "red directly above Bob"),
        ("The one, who likes red, lives on floor 3.", "red in floor 3"),
        ("Bob lives immediately above the one, who likes red.", "Bob directly above red"),
        ("The person living on an even-numbered floor likes red.", "red in an even floor"),
        (
            "The person living on an odd-numbered floor likes red but this person is not Ann.",
            "red in an odd floor and red != Ann",
        ),
    ] {
        assert_eq!(reading(colours, sentence).as_deref(), Ok(says), "{sentence}");
    }
    for sentence in [
        "The person living on an even-numbered floor does not like red.",
        "The person living on an even-numbered floor is not Ann.",
        "The people living on an even-numbered floor like red.",
        "The person living on an even-numbered floor likes red or blue.",
        "The person living on an even-numbered floor lives above Ann.",
    ] {
        assert!(
            reading(colours, sentence).is_err(),
            "{sentence}: {:?}",
            reading(colours, sentence)
        );
    }
    for top in ["houses: 5", "positions shelf: 1..5", "positions floor: 2..6"] {
        let header = format!("{top}\nname: Ann, Bob, Cy, Di, Ed\n");
        let place = if top == "houses: 5" { "house" } else { "floor" };
        let sentence = format!("Ann is on the second {place} from the top.");
        assert!(reading(&header, &sentence).is_err(), "{top}");
    }
    let ranks = "positions floor: 1st, 2nd, 3rd, 4th, 5th\nname: Ann, Bob, Cy, Di, Ed\n";
    assert_eq!(reading(ranks, "Ann lives on the top floor.").as_deref(), Ok("Ann at 5th"));
    // Houses have no top, and floors with names of their own no certain one.
    for header in [
        "houses: 5\nname: Ann, Bob, Cy, Di, Ed\n",
        "positions floor: 5, 4, 3, 2, 1\nname: Ann, Bob, Cy, Di, Ed\n",
        "positions floor: attic, loft, hall, shop, cellar\nname: Ann, Bob, Cy, Di, Ed\n",
    ] {
        let word = if header.starts_with("houses") { "house" } else { "floor" };
        let sentence = format!("Ann lives in the top {word}.");
        assert!(reading(header, &sentence).is_err(), "{header}");
    }
}

#[test]
fn only_one_to_the_left_is_nothing_in_a_ring() {
    let header = "houses: 5 in a ring\nname: Ann, Bob, Cy, Di, Ed\n";
    assert!(reading(header, "Only Ann lives to the left of Bob.").is_err());
}

#[test]
fn a_row_of_letters_is_solved() {
    let text = "Five people A, B, C, D and E sit in a row facing north. A is at the left end. B sits immediately right of A. \
                C sits at the extreme right end. D sits third to the right of A. Who sits in the middle?\n";
    let (code, out, err) = run(&["solve", "-"], text);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("This is the only solution."), "{out}");
}

#[test]
fn what_somebody_does_at_a_place_tells_where() {
    let rooms = "positions rooms: 1..5\nteachers: \"Mr. Kern\", \"Mr. Lutz\", \"Mrs. Adler\", \"Mrs. Brand\", \"Ms. Diehl\"\n\
                 subjects: Biology, French, History, Latin, Music\n";
    let both = |says: &str| format!("Mr. Kern {says} Mrs. Adler");
    for (sentence, says) in [
        ("Mr. Kern never teaches in room 4.", "Mr. Kern not in rooms 4".into()),
        ("Mrs. Brand does not work in room 2 or room 3.", "Mrs. Brand not in rooms 2 or 3".into()),
        ("Mrs. Brand teaches in the room next to Mr. Kern.", "Mrs. Brand next to Mr. Kern".into()),
        ("Latin always gets taught in room 4.", "Latin in rooms 4".into()),
        ("History takes place in room 3.", "History in rooms 3".into()),
        ("Mr. Kern and Mrs. Adler don't teach in neighbouring rooms.", both("not next to")),
        ("Mr. Kern and Mrs. Adler are in two adjacent rooms.", both("next to")),
        ("Mr. Kern and Mrs. Adler rehearse in rooms next to each other.", both("next to")),
        ("Mr. Kern teaches immediately to the left of Mrs. Adler.", both("directly left of")),
    ] {
        assert_eq!(reading(rooms, sentence).as_deref(), Ok(&*says), "{sentence}");
    }
    for sentence in [
        "Mr. Kern used to teach in room 4.",
        "Mr. Kern wants to teach in room 4.",
        "Mr. Kern once taught in room 4.",
        "Mr. Kern no longer teaches in room 4.",
        "Mr. Kern's sister teaches in room 4.",
        "Mr. Kern started in room 4.",
        "Mr. Kern teaches everyone in room 4.",
        "Mr. Kern teaches in room 4 on Mondays.",
        "Mr. Kern teaches after the Latin teacher.",
    ] {
        assert!(reading(rooms, sentence).is_err(), "{sentence}: {:?}", reading(rooms, sentence));
    }
    let classes = "positions classes: 1..4\nteachers: Miss Arden, Miss Bale, Miss Cole, Miss Dray\nages: 22, 27, 33, 38\n";
    for (sentence, says) in [
        ("The teacher of class 4 is 33.", "33 in classes 4"),
        (
            "Miss Bale is five years younger than the teacher of class 4.",
            "Miss Bale ages 5 less than classes 4",
        ),
        ("The 33-year-old teaches class 4.", "33 in classes 4"),
    ] {
        assert_eq!(reading(classes, sentence).as_deref(), Ok(says), "{sentence}");
    }
    // Who lives next to whom is another question.
    let houses = "houses: 4\nname: Ann, Bob, Cy, Di\npet: cat, dog, fox, owl\n";
    for sentence in ["Ann works in house 2.", "Ann works next to Bob."] {
        assert!(reading(houses, sentence).is_err(), "{sentence}");
    }
}

#[test]
fn who_sits_between_two_may_sit_beside_both() {
    assert_read(
        "positions seat: 1, 2, 3, 4, 5\nname: Ann, Bob, Cora, Dave, Eve\n",
        &[
            ("Ann sits between Bob and Cora.", ""),
            ("Ann is sitting in between Bob and Cora.", ""),
            ("Ann sits directly between Bob and Cora.", "Ann directly between Bob and Cora"),
            ("Ann sits somewhere between Bob and Cora.", "Ann between Bob and Cora"),
            ("Ann is between Bob and Cora.", "Ann between Bob and Cora"),
        ],
    );
}
