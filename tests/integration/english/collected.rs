//! Texts without lists whose items are grouped by the words around them, and where that is not certain.

use super::run;

const BEACH: &str = include_str!("collected/beach.txt");
const FERRIES: &str = include_str!("collected/ferries.txt");
const JAMS: &str = include_str!("collected/jams.txt");
const PICNIC: &str = include_str!("collected/picnic.txt");
const SHELTER: &str = include_str!("collected/shelter.txt");
const SLEDS: &str = include_str!("collected/sleds.txt");
const STRAND: &str = include_str!("collected/strand.txt");
const VANS: &str = include_str!("collected/vans.txt");
const WHARF: &str = include_str!("collected/wharf.txt");

/// A text and the rows of its answer.
fn parts(world: &str) -> (&str, &str) {
    world.split_once("===\n").expect("a line in front of the rows")
}

/// Whether a text is solved, what was found of each kind, and what is said.
fn found(text: &str) -> (bool, Vec<String>, String) {
    let (code, _, said) = run(&["solve", "-"], text);
    let line = |line: &str| line.trim().strip_prefix("= help: found ").map(str::to_owned);
    (code == 0, said.lines().filter_map(line).collect(), said)
}

/// Asserts that a text is refused where a sentence stands in the place of one of its own.
fn assert_refused(world: &str, others: &[(&str, &str)]) {
    let (text, _) = parts(world);
    for (of, other) in others {
        assert!(text.contains(of), "{of}");
        let (solved, _, said) = found(&text.replace(of, other));
        assert!(!solved, "{other}\n{said}");
    }
}

#[test]
fn the_words_around_items_tell_which_are_of_one_kind() {
    for world in [BEACH, FERRIES, JAMS, PICNIC, SHELTER, SLEDS, STRAND, VANS, WHARF] {
        let (text, rows) = parts(world);
        let (code, out, said) = run(&["solve", "--format", "tuples", "-"], text);
        assert!(code == 0 && out.contains("This is the only solution."), "{text}{said}");
        let shown: Vec<&str> = out.lines().filter(|line| line.starts_with('(')).collect();
        assert_eq!(shown.join("\n"), rows.trim_end(), "{text}");
        assert!(said.contains("warning[assumed-items]"), "{said}");
    }
}

#[test]
fn kinds_are_called_after_what_the_text_announces() {
    let (_, lines, said) = found(parts(BEACH).0);
    for line in [
        "4 of `village`: `Brill`, `Stoke`, `Marlow`, `Aldwick`",
        "4 of `snack`: `popcorn`, `crisps`, `raisins`, `nuts`",
        "4 of `tail`: `yellow`, `green`, `red`, `blue`",
        // `wearing a beret`, `in the sun hat`
        "4 of `clothing`: `beret`, `cap`, `bonnet`, `sun hat`",
    ] {
        assert!(lines.iter().any(|found| found == line), "{line}\n{said}");
    }
    let (_, lines, said) = found(parts(SHELTER).0);
    // `adopting Muffin` and `adopting the Siamese` are two kinds.
    let cats = "4 of `cat`: `Muffin`, `Smokey`, `Pepper`, `tiger`";
    assert!(lines.iter().any(|found| found == cats), "{said}");
}

#[test]
fn what_is_not_certain_is_refused() {
    assert_refused(
        BEACH,
        &[
            // No colour, where the text announces colours; and one more.
            ("with the green tail", "with the long tail"),
            (
                "6. Petra comes",
                "6. The kite with the frayed tail is next to Oscar.\n6. Petra comes",
            ),
            // One word for two kinds.
            ("the yellow tail.\n2.", "the orange tail.\n2. Oscar eats an orange.\n2."),
            // Another deed may be of another kind.
            ("Nadia wears a bonnet", "Nadia bought a bonnet"),
            ("Petra comes from Marlow", "Petra was born in Marlow"),
            ("Who comes from Aldwick?", "Who hates Aldwick?"),
            // Who is beside something has not got it.
            ("Nadia wears a bonnet", "Nadia sits by the lamp"),
            // A denial, a wish, somebody else, and two of one kind.
            ("Nadia wears a bonnet", "Nadia does not wear a bonnet"),
            ("Oscar is wearing a beret", "Oscar wants a beret"),
            ("Oscar is wearing a beret", "Oscar's uncle is wearing a beret"),
            ("wears the cap is", "wears the cap and the scarf is"),
            ("blue tail eats nuts", "blue tail used to eat nuts"),
            // A name too many, and too few towns.
            ("13. The child", "13. Rolf is next to Petra.\n13. The child"),
            ("The crisps eater is from Stoke", "The crisps eater is from Petra"),
            ("Who comes from Aldwick?", "Who is who?"),
        ],
    );
    assert_refused(
        PICNIC,
        &[
            // It may be no fruit.
            ("4. The pear is not", "4. The toast is not"),
            ("salami roll or a plum", "salami roll or a swing"),
            ("also has cherries", "also has a dog"),
            ("Tess does not have the lemonade", "Tess saw the lemonade"),
            ("Vera has an egg roll", "Vera's sister has an egg roll"),
        ],
    );
    assert_refused(
        SHELTER,
        &[
            ("one cat is called", "one dog is called"),
            ("The Lawyer is adopting Pepper", "The Lawyer is adopting Dean"),
            ("The Lawyer is adopting Pepper", "The Lawyer knows Pepper"),
            ("one man is called fritz", "one man is called fritz\none man is called gus"),
            ("the Blue shirt", "the Blue tie"),
            ("Egon is a Barber", "Egon's boss is a Barber"),
        ],
    );
    assert_refused(
        VANS,
        &[(
            "The van in Cross Street charges $9",
            "The van in Ninth Street charges $9 for two soups",
        )],
    );
}

#[test]
fn what_is_told_of_a_thing_is_no_thing_of_its_kind() {
    assert_refused(
        WHARF,
        &[
            // How a cargo is, and who is feared, gone or another one.
            ("whose cargo is wool", "whose cargo is missing"),
            ("whose cargo is wool", "whose cargo is perishable"),
            ("commands the Fulmar", "fears the Fulmar"),
            ("commands the Fulmar", "admires the Fulmar"),
            ("commands the Fulmar", "sank the Fulmar"),
            ("Hale is the captain", "Hale was once the captain"),
            ("Hale is the captain", "Hale was the first captain"),
            ("Hale is the captain", "Hale is the cook"),
        ],
    );
    assert_refused(
        STRAND,
        &[
            ("a rope ladder", "a mistake"),
            ("a rope ladder", "a hoax"),
            // The barge, and the otter
            ("a rope ladder", "a boat"),
            ("a rope ladder", "a mammal"),
            ("the one whose find", "the one whose boss"),
            ("the one whose find", "the one whose mistake"),
            ("did not go out", "did not want to go out"),
            ("did not go out", "did not like to go out"),
            ("did not go out", "might not go out"),
            ("3. Mr. Voss", "3. The friend of Mr. Voss"),
        ],
    );
}

#[test]
fn who_wants_to_be_something_is_none() {
    let text = |last: &str| {
        format!(
            "Four friends, Ann, Bo, Cy and Di, live in a row of houses numbered 1 to 4. Each has a different job.\n\n1. Ann lives \
             next to the baker.\n2. Bo lives in house 1.\n3. Cy is directly right of Di.\n4. Ann lives in house 4.\n5. The owner of \
             house 2 is a tailor.\n6. Bo is a miner.\n{last}\n"
        )
    };
    let (solved, lines, said) = found(&text("7. Ann is a cook."));
    let jobs = "4 of `profession`: `tailor`, `miner`, `cook`, `baker`";
    assert!(solved && lines.iter().any(|line| line == jobs), "{said}");
    for last in [
        "They want to be a cook.",
        "Who wants to be a cook?",
        "7. Ann hopes to be a cook.",
        "7. Ann's aunt is a cook.",
        "7. Ann, whose dog is a cook, lives in house 4.",
        "7. Ann has an aunt who is a cook.",
    ] {
        let (solved, lines, said) = found(&text(last));
        let has_cook = lines.iter().any(|line| line.contains("`cook`"));
        assert!(!solved && !has_cook, "{last}\n{said}");
    }
}

#[test]
fn a_line_that_names_one_item_says_nothing() {
    let text = "Three men live in a row.\n\nNames: Abe, Ben, Cy\nHats: fez, cap, hood\n\n1. Abe wears the cap.\n\
                2. The cap is next to the hood.\n3. Ben is in the first position.\n4. Ben does not wear the hood.\n\n";
    let (_, _, said) = found(&format!("{text}one man is called Cy\none has the name Ben\n"));
    assert!(said.contains("this sentence is taken to say nothing of who has what"), "{said}");
    // The one of whom the sentence before it tells.
    for other in ["One has the fez next to him.", "One likes Cy.", "one is next to Cy"] {
        let (_, _, said) = found(&format!("{text}{other}\n"));
        assert!(!said.contains("taken to say nothing"), "{other}\n{said}");
    }
}

#[test]
fn names_of_a_story_are_of_one_kind_by_their_form() {
    for (world, lines) in [
        // `Mr. Dahl` and `Kodiak` are two kinds of names, and a place is one wherever people are of it.
        (
            SLEDS,
            &[
                "4 of `name`: `Dahl`, `Foss`, `Eide`, `Gran`",
                "4 of `dog`: `Kodiak`, `Yukon`, `Pepper`, `Storm`",
                "4 of `village`: `Voss`, `Bodo`, `Narvik`, `Aker`",
            ][..],
        ),
        // `Penny Green` and `Far Green` have their last word in common.
        (JAMS, &["4 of `jam`: `plum`, `fig`, `cherry`, `quince`"]),
        // The days from which to which one came each day.
        (FERRIES, &["4 of `day`: `Tuesday`, `Wednesday`, `Thursday`, `Friday`"]),
    ] {
        let (_, found, said) = found(parts(world).0);
        for line in lines {
            assert!(found.iter().any(|found| found == line), "{line}\n{said}");
        }
    }
    assert_refused(
        SLEDS,
        &[
            // One name too many, or too few.
            ("the musher from Aker", "the musher from Aker or Mrs. Lunde"),
            ("Miss Foss's dog is Yukon", "Miss Foss's dog is asleep"),
            ("isn't Storm", "isn't Storm or Bella"),
            ("musher from Aker", "musher from Voss"),
        ],
    );
    assert_refused(
        JAMS,
        &[
            ("the quince jam", "the best jam"),
            ("from Ash Green, and", "from Ash Green or Hill Green, and"),
            ("Mrs. Moss sold the cherry jam", "Mrs. Moss sold the cherry jam of Mr. Hume"),
        ],
    );
}
