//! Where a word stands that nobody knows, and what that tells of it.

use std::sync::LazyLock;

use foldhash::HashSet;

use super::super::agree::is_of_time;
use super::super::function;
use super::super::lexicon::{self, TOPICS, Topic, story};
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::{Senses, Uses, Vocabulary};
use super::super::words;

/// Where a number with its unit begins that stands before a noun: `600 foot tall` of `the 600 foot
/// tall probe`.
pub(super) fn measured(reader: &Reader<'_>, at: usize, inside: &[Option<usize>]) -> Option<usize> {
    let is_adjective = |at: usize| inside[at].is_none() && story::is_measure(reader.stem(at));
    let mut end = at;
    while end > 0 && is_adjective(end - 1) {
        end -= 1;
    }
    while end > 0 && inside[end - 1].is_none() && story::is_unit(reader.stem(end - 1)) {
        end -= 1;
    }
    let start = end.checked_sub(1).and_then(|last| inside[last])?;
    let has_unit = end < at || story::is_unit(reader.stem(end - 1));
    let is_number = reader.word(start).starts_with(|c: char| c.is_ascii_digit());
    (start > 0 && has_unit && is_number).then_some(start)
}

/// Whether a verb tells of moments: `dived 1 day before`, but not `scored 6 points more than`.
pub(super) fn is_of_moments(reader: &Reader<'_>, at: usize) -> bool {
    const REACH: usize = 5;
    let next = reader.tokens.iter().skip(at + 1).take(REACH).map(|token| token.word.as_str());
    let mut compares =
        next.filter(|word| is_of_time(word) || word.ends_with("er") || *word == "more");
    reader.is_told(at) && compares.next().is_some_and(is_of_time)
}

/// Whether a mention that begins before a number tells of a row, and not of what a row has: `the 4 day
/// trip`, but not `with the 4 day trip`.
pub(super) fn is_whole(reader: &Reader<'_>, number: usize) -> bool {
    let Some(last) = number.checked_sub(2) else { return reader.word(0) == "the" };
    let before = reader.kind(last);
    reader.word(last + 1) == "the"
        && (reader.word(last) == "of" && last == 0
            || !(before.preposition || before.auxiliary || reader.word(last) == "having"))
}

/// The category of the first item that is told of a noun, and that of the item which it is.
pub(super) fn told(reader: &Reader<'_>, at: usize, inside: &[Option<usize>]) -> (Senses, Senses) {
    const REACH: usize = 10;
    const OTHERS: &[&str] = &[
        "than", "and", "or", "but", "before", "after", "more", "less", "fewer", "earlier", "later",
    ];
    let mut is = reader.kind(at + 1).be;
    for (next, start) in inside.iter().enumerate().take(at + REACH).skip(at + 1) {
        if let Some(item) = start.and_then(|start| reader.matches[start].first()) {
            let sense = 1 << item.of.sense;
            return (sense, if is { sense & !reader.vocabulary.folk } else { 0 });
        }
        if OTHERS.contains(&reader.word(next)) {
            break;
        }
        is &= matches!(reader.word(next), "is" | "was" | "either" | "the");
    }
    (0, 0)
}

/// Nouns that end as those for who does something, and are for things.
const NO_AGENTS: &[&str] = &[
    "anchor",
    "armor",
    "banner",
    "beer",
    "butter",
    "career",
    "center",
    "chapter",
    "chamber",
    "cider",
    "clover",
    "cluster",
    "color",
    "computer",
    "container",
    "copper",
    "corner",
    "counter",
    "cucumber",
    "cylinder",
    "dinner",
    "disaster",
    "door",
    "drawer",
    "elevator",
    "factor",
    "feather",
    "fever",
    "finger",
    "flavor",
    "floor",
    "flower",
    "folder",
    "frontier",
    "garter",
    "ginger",
    "hammer",
    "hamper",
    "harbor",
    "helicopter",
    "honor",
    "interior",
    "labor",
    "ladder",
    "layer",
    "leather",
    "letter",
    "list",
    "locker",
    "lumber",
    "manner",
    "manor",
    "matter",
    "meteor",
    "meter",
    "mirror",
    "motor",
    "number",
    "offer",
    "order",
    "outlier",
    "paper",
    "pepper",
    "pier",
    "platter",
    "poster",
    "powder",
    "power",
    "printer",
    "quarter",
    "reactor",
    "river",
    "roller",
    "rubber",
    "sector",
    "shelter",
    "shower",
    "silver",
    "spider",
    "stapler",
    "sticker",
    "summer",
    "supper",
    "sweater",
    "temper",
    "theater",
    "thriller",
    "tiger",
    "timber",
    "toaster",
    "tower",
    "tractor",
    "trailer",
    "twist",
    "water",
    "weather",
    "winter",
    "wonder",
];

/// Whether a noun is made of a verb, for who does it: `competitor`, `sailor`, `dieter`.
pub(in super::super) fn is_agent(word: &str) -> bool {
    ["er", "or", "ist", "ian", "eer"].iter().any(|ending| word.ends_with(ending))
        && !NO_AGENTS.contains(&word)
}

/// Whether nothing is known of a word, so that it may be learned.
pub(super) fn is_new(reader: &Reader<'_>, at: usize) -> bool {
    reader.uses[at] == Uses::default() && is_new_noun(reader, at)
}

/// Whether a word is not known as a noun.
pub(in super::super) fn is_new_noun(reader: &Reader<'_>, at: usize) -> bool {
    let Some(token) = reader.tokens.get(at) else { return false };
    let uses = Uses { verb: 0, doing: 0, by: 0, topical: 0, ..reader.uses[at] };
    token.word.chars().count() >= 3
        && token.word.chars().all(char::is_alphabetic)
        && uses == Uses::default()
        && reader.kinds[at] == function::Kind::default()
        && !function::is_grammar(&token.word)
        && words::number(&[&token.word]).is_none()
        && words::ordinal(&token.word).is_none()
        && !story::is_loaded(&token.stem)
        && token.word != "per"
        && !begins_as_denial(&token.word)
}

/// Whether a word begins as those that deny or surpass do: `unsold`, `misread`, `outdid`.
pub(in super::super) fn begins_as_denial(word: &str) -> bool {
    ["un", "dis", "mis", "out", "over", "under", "anti", "non"]
        .iter()
        .any(|start| word.starts_with(start))
}

/// Whether a word before a noun may be more than a part of its name: `broken`, `smaller`.
pub(super) fn is_quality(word: &str) -> bool {
    ["ed", "en", "er", "est", "less", "able", "ful", "ous"].iter().any(|end| word.ends_with(end))
}

/// Whether a word that nobody knows may stand before a noun without another meaning.
pub(in super::super) fn is_plain_epithet(reader: &Reader<'_>, at: usize) -> bool {
    is_new_noun(reader, at)
        && !is_quality(reader.word(at))
        && !is_topical(reader, at)
        && reader.matches[at].is_empty()
        && !reader.word(at).ends_with("ing")
        && (reader.word(at).ends_with('s') || !words::is_finite(reader.word(at)))
        && !is_value(reader.word(at))
}

/// Whether a word is a value of the common categories, which an item that the header forgot may have.
pub(in super::super) fn is_value(word: &str) -> bool {
    let listed = |names: &[&[&str]]| names.iter().any(|names| names.contains(&word));
    listed(lexicon::names::MONTHS)
        || listed(lexicon::names::DAYS)
        || lexicon::names::is_nation(word)
        || lexicon::is_colour(word)
}

/// Whether some topic has a word as a noun.
pub(in super::super) fn is_topical(reader: &Reader<'_>, at: usize) -> bool {
    static NOUNS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
        let words = |of: &'static Topic| {
            [of.agents, of.fillers, of.relatives, of.names].into_iter().flatten()
        };
        TOPICS.iter().flat_map(words).copied().collect()
    });
    NOUNS.contains(reader.stem(at))
}

/// The categories of places in which people are born, in two sentences or more, and of which nothing else is told:
/// `was born in Rome`.
pub(super) fn of_births(vocabulary: &Vocabulary, sentences: &[&[Token]]) -> Senses {
    const FEWEST: usize = 2;
    const OTHERS: &[&str] =
        &["dwell", "go", "live", "move", "resid", "stay", "travel", "visit", "work"];
    let is_other = |token: &Token| OTHERS.contains(&&*token.stem) || &*token.word == "went";
    if sentences.iter().any(|tokens| tokens.iter().any(is_other)) {
        return 0;
    }
    let mut times = vec![0; vocabulary.senses.len()];
    for tokens in sentences.iter().filter(|of| of.iter().any(|token| token.word == "born")) {
        let matches = vocabulary.matches(tokens);
        let begins =
            |at: &usize| *at > 1 && tokens[at - 1].word == "in" && tokens[at - 2].word == "born";
        let of = (0..tokens.len()).filter(begins).flat_map(|at| &matches[at]);
        of.for_each(|of| times[of.of.sense] += 1);
    }
    let is_place = |sense: usize| {
        ["birthplac", "citi", "countri", "nation", "place", "provinc", "state", "town", "villag"]
            .iter()
            .any(|stem| vocabulary.is_named(sense, stem))
    };
    let is_plain = |sense: usize| vocabulary.senses[sense].scale.is_none() && is_place(sense);
    vocabulary.where_sense(|sense| times[sense] >= FEWEST && is_plain(sense))
}
