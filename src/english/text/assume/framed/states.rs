//! What is told of a thing and is no thing of its kind: `whose cargo is missing`, `whose find turned out to be a mistake`; and a
//! word for all of some things beside one of them: `a boat` beside the barge.

use compact_str::CompactString;

use super::super::is_animal;
use super::frame::Frame;
use super::items::Item;
use crate::english::lexicon::names::DAYS;
use crate::english::words::Words;

/// Adjectives of how something is.
const QUALITIES: Words = Words::of(&[
    "absent",
    "asleep",
    "awful",
    "bad",
    "big",
    "broken",
    "cheap",
    "clean",
    "cold",
    "damaged",
    "damp",
    "dangerous",
    "dead",
    "delicious",
    "dirty",
    "dry",
    "dull",
    "early",
    "empty",
    "enormous",
    "excellent",
    "expensive",
    "fast",
    "fine",
    "fragile",
    "fresh",
    "full",
    "gone",
    "good",
    "great",
    "happy",
    "heavy",
    "hidden",
    "hot",
    "huge",
    "ill",
    "illegal",
    "incomplete",
    "invisible",
    "large",
    "late",
    "legal",
    "light",
    "little",
    "lost",
    "loud",
    "missing",
    "new",
    "nice",
    "noisy",
    "old",
    "overdue",
    "poor",
    "precious",
    "quiet",
    "rare",
    "ready",
    "rotten",
    "rusty",
    "safe",
    "secret",
    "sick",
    "small",
    "smelly",
    "sold",
    "spoiled",
    "stale",
    "stolen",
    "strange",
    "sunk",
    "tall",
    "tasty",
    "tiny",
    "ugly",
    "unknown",
    "unusual",
    "warm",
    "weak",
    "wet",
    "wrong",
    "young",
]);

/// Ends of such adjectives.
const ENDINGS: &[&str] = &["able", "ful", "ible", "less", "ous"];

/// Things whose names end so.
const NO_QUALITIES: Words = Words::of(&["constable", "timetable", "turntable", "vegetable"]);

/// Nouns for what something turns out to be that is nothing else.
const DISCOVERIES: Words = Words::of(&[
    "accident",
    "copy",
    "decoy",
    "disappointment",
    "error",
    "failure",
    "fake",
    "forgery",
    "fraud",
    "hoax",
    "illusion",
    "imitation",
    "mirage",
    "misprint",
    "mistake",
    "problem",
    "success",
    "surprise",
]);

/// Words for all of some things, with some of these.
const WHOLES: &[(&str, &str)] = &[
    (
        "boat craft ship vessel",
        "barge canoe dinghy dory ferry frigate galleon galley gondola kayak ketch launch liner raft rowboat \
         sailboat schooner sloop steamer submarine tanker trawler tug tugboat yacht zodiac",
    ),
    (
        "bird",
        "canary cockatoo crow duck eagle falcon finch goose gull hawk heron hen kestrel kingfisher lark magpie \
         owl parakeet parrot peacock pelican penguin pigeon puffin raven robin rooster sparrow stork swallow \
         swan thrush turkey woodpecker wren",
    ),
    ("fish", "carp cod eel goldfish haddock herring perch pike salmon shark trout tuna"),
    (
        "dog",
        "beagle boxer collie corgi dachshund dalmatian greyhound poodle pug retriever setter spaniel terrier",
    ),
    (
        "fruit",
        "apple apricot banana cherry fig grape kiwi lemon mango melon orange peach pear plum",
    ),
    ("flower", "aster daffodil dahlia daisy iris lily orchid pansy peony poppy rose tulip violet"),
];

/// Words for any animal.
const ANIMALS: Words = Words::of(&["animal", "beast", "creature", "mammal", "rodent"]);

/// Whether one of a kind may be none: it tells how a thing is, or is a word for others of them, or a day beside people.
pub(super) fn is_mixed(group: &[&Item]) -> bool {
    let of = |is: &dyn Fn(&Item) -> bool| group.iter().filter(|item| is(item)).count();
    // `the heavy parcel` tells which one it is.
    let stands_alone = |item: &Item| {
        !item.is_proper && !item.frames.iter().any(|frame| matches!(frame, Frame::Before(_)))
    };
    let states = of(&|item| stands_alone(item) && is_state(&item.name.to_lowercase()));
    let days =
        of(&|item| DAYS.iter().any(|names| names.contains(&item.name.to_lowercase().as_str())));
    let is_one = |count: usize| count > 0 && count < group.len();
    states == 1 && group.len() > 1 || is_one(days) || has_whole(group)
}

fn is_state(name: &str) -> bool {
    let last = name.rsplit(' ').next().unwrap_or(name);
    let is_quality = ENDINGS.iter().any(|end| last.len() > end.len() + 2 && last.ends_with(end));
    QUALITIES.contains(&last)
        || DISCOVERIES.contains(&last)
        || is_quality && !NO_QUALITIES.contains(&last)
}

/// Whether one word is for others as well: `a mammal` beside the otter.
fn has_whole(group: &[&Item]) -> bool {
    let names: Vec<CompactString> = group.iter().map(|item| item.name.to_lowercase()).collect();
    let has = |words: &str, name: &str| words.split(' ').any(|word| word == name);
    let is_whole = |name: &CompactString| {
        let others = || names.iter().filter(|other| *other != name);
        ANIMALS.contains(&name.as_str()) && others().any(|other| is_animal(other))
            || WHOLES
                .iter()
                .any(|(wholes, kinds)| has(wholes, name) && others().any(|other| has(kinds, other)))
    };
    names.iter().any(is_whole)
}
