//! The closed classes of words, which build a sentence: determiners, forms of `be`, prepositions.

use std::sync::LazyLock;

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt};

use super::words::{Marks, Words};
use super::{lexicon, words};

/// What a word of the grammar is. A word may be of several classes: `one` is a person and a number.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Kind {
    pub(super) determiner: bool,
    pub(super) person: bool,
    pub(super) house: bool,
    pub(super) be: bool,
    pub(super) auxiliary: bool,
    pub(super) live: bool,
    pub(super) preposition: bool,
    pub(super) adverb: bool,
    pub(super) relative: bool,
    /// `big` of `a big fan of`.
    pub(super) degree: bool,
    /// A word for what the rows of the puzzle are, which is a `person` as well: `project`.
    pub(super) thing: bool,
}

const DETERMINERS: &[&str] = &[
    "the", "a", "an", "this", "that", "his", "her", "their", "its", "some", "mr", "mrs", "ms",
    "miss", "dr",
];
/// Pronouns and words for people that are no part of the lexicon, since they name a role in the story.
const PERSONS: &[&str] = &["he", "she", "they", "people"];
const BE: &[&str] = &["is", "are", "was", "were", "be", "been", "being"];
const AUXILIARIES: &[&str] = &[
    "do", "does", "did", "has", "have", "had", "isn", "aren", "wasn", "weren", "doesn", "didn",
    "don", "hasn", "hadn", "haven", "will", "won",
];
const LIVE: &[&str] = &[
    "occupies",
    "occupy",
    "lives",
    "live",
    "living",
    "lived",
    "resides",
    "reside",
    "residing",
    "resided",
    "stays",
    "stay",
    "stayed",
    "staying",
    "dwells",
    "located",
    "situated",
    "stands",
    "stand",
    "standing",
    "stood",
    "sits",
    "sit",
    "sitting",
    "sat",
    "found",
    "lies",
    "lie",
    "hangs",
    "hang",
    "hanging",
    "placed",
    "positioned",
    "seated",
    "finish",
    "finished",
    "finishes",
    "ranked",
    "ranks",
    "came",
    "come",
    "comes",
    "arrived",
    "arrives",
];
const PREPOSITIONS: &[&str] = &[
    "of", "with", "in", "from", "for", "by", "on", "at", "to", "as", "about", "into", "around",
    "during",
];
const ADVERBS: &[&str] = &[
    "only",
    "also",
    "always",
    "usually",
    "regularly",
    "exclusively",
    "really",
    "currently",
    "just",
];
const RELATIVES: &[&str] = &["who", "that", "which", "whoever", "whom"];

/// Whether a word denies the verb behind it.
pub(super) fn denies(word: &str) -> bool {
    matches!(word, "'t" | "never" | "not")
}

/// The classes of the words that have any.
static BY_WORD: LazyLock<HashMap<&str, Kind>> = LazyLock::new(|| {
    let mut all: HashMap<&str, Kind> = HashMap::new();
    let mut add = |list: &[&'static str], set: fn(&mut Kind)| {
        list.iter().for_each(|word| set(all.entry(word).or_default()));
    };
    add(DETERMINERS, |kind| kind.determiner = true);
    add(PERSONS, |kind| kind.person = true);
    add(BE, |kind| kind.be = true);
    add(AUXILIARIES, |kind| kind.auxiliary = true);
    add(LIVE, |kind| kind.live = true);
    add(PREPOSITIONS, |kind| kind.preposition = true);
    add(ADVERBS, |kind| kind.adverb = true);
    add(RELATIVES, |kind| kind.relative = true);
    all
});

/// The classes that a stem gives, whatever the form of the word.
static BY_STEM: LazyLock<HashMap<&str, Kind>> = LazyLock::new(|| {
    let mut all: HashMap<&str, Kind> = HashMap::new();
    lexicon::PERSONS.iter().for_each(|stem| all.entry(stem).or_default().person = true);
    lexicon::HOUSES.iter().for_each(|stem| all.entry(stem).or_default().house = true);
    lexicon::DEGREES.iter().for_each(|stem| all.entry(stem).or_default().degree = true);
    all
});

/// The classes of a folded word with a stem.
pub(super) fn kind(word: &str, stem: &str) -> Kind {
    const WORDS: Marks = Marks::of_list(DETERMINERS)
        .and(&Marks::of_list(PERSONS))
        .and(&Marks::of_list(BE))
        .and(&Marks::of_list(AUXILIARIES))
        .and(&Marks::of_list(LIVE))
        .and(&Marks::of_list(PREPOSITIONS))
        .and(&Marks::of_list(ADVERBS))
        .and(&Marks::of_list(RELATIVES));
    const STEMS: Marks = Marks::of_list(lexicon::PERSONS)
        .and(&Marks::of_list(lexicon::HOUSES))
        .and(&Marks::of_list(lexicon::DEGREES));
    let of_word = if WORDS.may_have(word) { BY_WORD.get(word) } else { None };
    let of_stem = if STEMS.may_have(stem) { BY_STEM.get(stem) } else { None };
    let of_word = of_word.copied().unwrap_or_default();
    let of_stem = of_stem.copied().unwrap_or_default();
    Kind {
        person: of_word.person || of_stem.person,
        house: of_stem.house,
        degree: of_stem.degree,
        ..of_word
    }
}

/// Whether a word tells whose something is: `her` of `her class`.
pub(super) fn is_own(word: &str) -> bool {
    matches!(word, "his" | "her" | "its" | "their")
}

/// Whether a word is a title before a name, which may have a full stop.
pub(super) fn is_title(word: &str) -> bool {
    matches!(word, "mr" | "mrs" | "ms" | "dr")
}

/// Whether a word is for some of the people only, so that `the oldest woman` may be younger than a man.
pub(super) fn is_of_some(word: &str) -> bool {
    matches!(
        word,
        "boy"
            | "boys"
            | "female"
            | "gentleman"
            | "gentlemen"
            | "girl"
            | "girls"
            | "guy"
            | "guys"
            | "ladies"
            | "lady"
            | "male"
            | "man"
            | "men"
            | "woman"
            | "women"
    )
}

/// What a word may do beside an item of any category, by its stem.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Generic {
    pub(super) is_verb: bool,
    pub(super) is_agent: bool,
    pub(super) is_filler: bool,
}

static GENERIC: LazyLock<HashMap<&str, Generic>> = LazyLock::new(|| {
    let mut all: HashMap<&str, Generic> = HashMap::new();
    lexicon::VERBS.iter().for_each(|word| all.entry(word).or_default().is_verb = true);
    lexicon::ADJECTIVES.iter().for_each(|word| all.entry(word).or_default().is_verb = true);
    lexicon::AGENTS.iter().for_each(|word| all.entry(word).or_default().is_agent = true);
    lexicon::FILLERS.iter().for_each(|word| all.entry(word).or_default().is_filler = true);
    all
});

/// What the lexicon says of a word for all categories.
pub(super) fn generic(stem: &str) -> Generic {
    const STEMS: Marks = Marks::of_list(lexicon::VERBS)
        .and(&Marks::of_list(lexicon::ADJECTIVES))
        .and(&Marks::of_list(lexicon::AGENTS))
        .and(&Marks::of_list(lexicon::FILLERS));
    let known = if STEMS.may_have(stem) { GENERIC.get(stem) } else { None };
    known.copied().unwrap_or_default()
}

/// Whether a word of a category's name or description tells nothing of it.
pub(super) fn is_light(word: &str) -> bool {
    let kind = kind(word, word);
    kind.determiner
        || kind.be
        || kind.auxiliary
        || kind.preposition
        || matches!(
            word,
            "each"
                | "every"
                | "everyone"
                | "everybody"
                | "all"
                | "unique"
                | "different"
                | "various"
                | "and"
                | "or"
                | "following"
                | "people"
                | "person"
        )
}

/// Words of relations and joints, which are known wherever they stand.
const GRAMMAR: Words = Words::of(&[
    "next",
    "to",
    "left",
    "right",
    "directly",
    "immediately",
    "immediate",
    "direct",
    "somewhere",
    "anywhere",
    "between",
    "beside",
    "adjacent",
    "adjoining",
    "door",
    "doors",
    "away",
    "apart",
    "side",
    "hand",
    "before",
    "after",
    "earlier",
    "later",
    "above",
    "below",
    "behind",
    "ahead",
    "front",
    "prior",
    "exactly",
    "there",
    "and",
    "or",
    "nor",
    "but",
    "either",
    "neither",
    "both",
    "not",
    "t",
    "'t",
    "never",
    "if",
    "it",
    "belongs",
    "then",
    "vice",
    "versa",
    "while",
    "whereas",
    "different",
    "same",
    "first",
    "last",
    "middle",
    "leftmost",
    "rightmost",
    "center",
    "centre",
    "end",
    "ends",
    "odd",
    "even",
    "numbered",
    "number",
    "no",
    "nr",
    "other",
    "each",
    "another",
    "neighbour",
    "neighbor",
    "neighbours",
    "neighbors",
    "neighbouring",
    "neighboring",
    "next-door",
    "whose",
    "where",
    "named",
    "called",
    "more",
    "less",
    "fewer",
    "than",
    "older",
    "younger",
    "higher",
    "lower",
    "all",
    "of",
    "them",
    "two",
    "must",
    "row",
    "street",
    "alongside",
    "in",
    "house",
    "houses",
    "homes",
    "consecutive",
    "sometime",
    "somewhat",
]);

/// Whether the grammar has a word.
pub(super) fn is_grammar(word: &str) -> bool {
    GRAMMAR.contains(&word)
}

/// Whether a preposition may say without a verb what someone has or where they are; others, such as
/// `by`, would say who is near.
pub(super) fn is_within(word: &str) -> bool {
    matches!(word, "of" | "with" | "in" | "into" | "from" | "on" | "at")
}

/// Whether a stem is that of a word by which a puzzle tells of a race, so that its first position is
/// that of the winner.
pub(super) fn is_of_race(stem: &str) -> bool {
    matches!(stem, "finish" | "race" | "runner" | "arriv" | "rank" | "win" | "winner" | "contest")
        || matches!(stem, "competitor" | "entrant" | "athlet")
}

/// Whether a stem is that of a word for who comes.
pub(super) fn is_of_coming(stem: &str) -> bool {
    matches!(stem, "appear" | "arriv" | "arrival" | "came" | "come" | "enter")
}

/// Whether a stem is that of a word for who goes.
pub(super) fn is_of_going(stem: &str) -> bool {
    matches!(stem, "depart" | "departur" | "go" | "leav" | "leave" | "left" | "went")
}

/// Words for how somebody or something comes to be, whose age is counted from then.
const MAKING: &[&str] = &[
    "birth",
    "birthday",
    "born",
    "bottled",
    "built",
    "carved",
    "cast",
    "completed",
    "composed",
    "constructed",
    "construction",
    "created",
    "dates",
    "dated",
    "erected",
    "established",
    "forged",
    "founded",
    "invented",
    "issued",
    "launched",
    "lit",
    "made",
    "manufactured",
    "minted",
    "model",
    "opened",
    "painted",
    "printed",
    "produced",
    "published",
    "released",
    "vintage",
    "written",
];

/// Whether a word tells how somebody or something comes to be.
pub(super) fn is_of_making(word: &str) -> bool {
    MAKING.contains(&word)
}

/// The stems of these words.
pub(super) fn making() -> impl Iterator<Item = CompactString> {
    MAKING.iter().map(|word| words::stem(word))
}

/// Whether a word tells that what stands beside it is but said, or is not so in earnest: `allegedly`, `vicariously`.
pub(super) fn is_hedge(word: &str) -> bool {
    const HEDGES: Words = Words::of(&[
        "allegedly",
        "apparently",
        "arguably",
        "conceivably",
        "conditionally",
        "figuratively",
        "hypothetically",
        "indirectly",
        "ironically",
        "jokingly",
        "mentally",
        "metaphorically",
        "notionally",
        "ostensibly",
        "potentially",
        "practically",
        "presumably",
        "prospectively",
        "purportedly",
        "questionably",
        "reportedly",
        "seemingly",
        "spiritually",
        "supposedly",
        "symbolically",
        "theoretically",
        "vicariously",
        "virtually",
    ]);
    word.ends_with("ly") && HEDGES.contains(&word)
}

/// Whether a word tells that what stands behind it need not be so: `maybe Di`.
pub(super) fn is_maybe(word: &str) -> bool {
    matches!(word, "maybe" | "perhaps" | "possibly" | "presumably" | "probably")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glance_loses_no_word() {
        for (word, of_word) in BY_WORD.iter() {
            let found = kind(word, "");
            assert!(!of_word.be || found.be, "{word}");
            assert!(!of_word.person || found.person, "{word}");
            assert!(!of_word.live || found.live, "{word}");
            assert!(!of_word.adverb || found.adverb, "{word}");
            assert!(!of_word.relative || found.relative, "{word}");
            assert!(!of_word.auxiliary || found.auxiliary, "{word}");
            assert!(!of_word.determiner || found.determiner, "{word}");
            assert!(!of_word.preposition || found.preposition, "{word}");
        }
        for (stem, of_stem) in BY_STEM.iter() {
            let found = kind("", stem);
            assert!(!of_stem.person || found.person, "{stem}");
            assert!(!of_stem.house || found.house, "{stem}");
            assert!(!of_stem.degree || found.degree, "{stem}");
        }
        for (stem, of_stem) in GENERIC.iter() {
            let found = generic(stem);
            assert!(!of_stem.is_verb || found.is_verb, "{stem}");
            assert!(!of_stem.is_agent || found.is_agent, "{stem}");
            assert!(!of_stem.is_filler || found.is_filler, "{stem}");
        }
    }
}
