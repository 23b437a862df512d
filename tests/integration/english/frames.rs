//! Words that a puzzle with positions in a row teaches by standing around all items of a category, and those that it
//! does not.

use zebra_sat::load::load;
use zebra_sat::syntax::{Code, Severity, Source};

const HOUSES: &str = "houses: 4\nname: Ada, Bert, Cleo, Dov\ndrink: cocoa, cider, milk, punch\n";
const SEATS: &str =
    "positions seat: 1..4\nname: Ada, Bert, Cleo, Dov\ndrink: cocoa, cider, milk, punch\n";

/// Whether all sentences are read below a header with one category more, and whether words are told to be learned.
fn is_read(header: &str, category: &str, sentences: &[&str]) -> Option<bool> {
    let clues: String = sentences.iter().map(|sentence| format!("  {sentence}\n")).collect();
    let text = format!("{header}{category}\nclues:\n{clues}");
    let loaded = load(Source::new("frames.zebra", text));
    let told = loaded.diagnostics.sorted();
    let is_refused = told.iter().any(|of| of.severity == Severity::Error);
    (!is_refused).then(|| told.iter().any(|of| of.code == Code::LearnedWords))
}

#[test]
fn a_frame_of_all_clues_is_learned_with_a_warning() {
    for (header, category, sentences) in [
        (
            HOUSES,
            "genre: mystery, poetry, travel, comic",
            &[
                "The person who reads comic books drinks cocoa.",
                "Ada reads poetry books.",
                "The person who reads travel books lives next to Cleo.",
            ][..],
        ),
        (
            SEATS,
            "instrument: oboe, harp, lute, horn",
            &["The person who strums the lute drinks cocoa.", "Ada strums the harp."],
        ),
        (
            HOUSES,
            "costume: witch, pirate, ghost, vampire",
            &[
                "The person who dons the witch costume drinks cocoa.",
                "Ada dons the ghost costume.",
                "The person who dons the pirate costume lives next to Cleo.",
            ],
        ),
    ] {
        assert_eq!(is_read(header, category, sentences), Some(true), "{sentences:?}");
    }
}

#[test]
fn what_could_be_another_relation_is_not_learned() {
    const PETS: &str = "pet: dog, cat, hen, pig";
    for (header, category, sentences) in [
        // Too few beside houses.
        (
            HOUSES,
            "instrument: oboe, harp, lute, horn",
            &["The person who strums the lute drinks cocoa.", "Ada strums the harp."][..],
        ),
        // Two verbs, of one category.
        (
            HOUSES,
            "genre: mystery, poetry, travel, comic",
            &[
                "The person who reads comic books drinks cocoa.",
                "Ada reads poetry books.",
                "Bert reads travel books.",
                "The person who binds travel books lives next to Cleo.",
            ],
        ),
        // Only denied.
        (
            SEATS,
            "instrument: oboe, harp, lute, horn",
            &[
                "The person who doesn't strum the lute drinks cocoa.",
                "Ada does not strum the harp.",
                "Bert does not strum the oboe.",
            ],
        ),
        // Who tickled the dog need not have it.
        (
            HOUSES,
            PETS,
            &[
                "The person who tickled the dog drinks cocoa.",
                "Ada tickled the hen.",
                "The person who tickled the cat lives next to Cleo.",
                "Bert owns the pig.",
            ],
        ),
        (
            HOUSES,
            PETS,
            &[
                "The dog tickled the cat.",
                "The hen tickled the cat.",
                "The person who tickled the dog drinks cocoa.",
            ],
        ),
        (
            HOUSES,
            "horse: Blaze, Comet, Dart, Echo",
            &[
                "The person who nudged Blaze drinks cocoa.",
                "Ada nudged Comet.",
                "The person who nudged Dart lives next to Cleo.",
            ],
        ),
        (
            HOUSES,
            "costume: witch, pirate, ghost, vampire",
            &[
                "The person who dazzled the witch drinks cocoa.",
                "Ada dazzled the ghost.",
                "The person who dazzled the pirate lives next to Cleo.",
            ],
        ),
        (
            HOUSES,
            PETS,
            &[
                "The person who envies the dog drinks cocoa.",
                "Ada envies the hen.",
                "The person who envies the cat lives next to Cleo.",
            ],
        ),
        // A red kettle is not the red house.
        (
            HOUSES,
            "colour: red, blue, green, white",
            &[
                "The person who polishes the red kettle drinks cocoa.",
                "Ada polishes the blue kettle.",
                "The person who polishes the green kettle lives next to Cleo.",
                "The white house is next to Bert.",
            ],
        ),
    ] {
        assert_eq!(is_read(header, category, sentences), None, "{sentences:?}");
    }
}

/// A clue in which the words stand otherwise takes them from the other clues as well, so that more is refused than the
/// clue.
#[test]
fn another_use_of_the_words_is_refused() {
    let (header, table) =
        include_str!("stories/library.txt").split_once("---\n").expect("a header");
    let told: Vec<_> = table.lines().filter_map(|line| line.split(" => ").next()).collect();
    let is_read_beside = |trap: &&str| {
        let sentences: Vec<_> = told.iter().chain([trap]).copied().collect();
        is_read(header, "", &sentences).is_some()
    };
    let read: Vec<_> =
        include_str!("stories/library_traps.txt").lines().filter(is_read_beside).collect();
    assert!(read.is_empty(), "read, and not refused: {read:#?}");
}
