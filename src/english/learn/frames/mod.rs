//! Frames that a puzzle teaches, also where positions stand in a row: a verb, with or without a noun, that no list
//! knows for the items of a category and that stands directly around them, as `reads` and `books` of `the person who
//! reads humor books`.
//!
//! Red herrings use such words as well, so that all uses must agree: a verb that also stands elsewhere, or a second
//! verb or noun around the same items, teaches nothing.

mod found;

use compact_str::CompactString;
use foldhash::HashSet;
use itertools::Itertools;

use self::found::{Frame, Frames, Left};
use super::super::lexicon::{story, topics};
use super::super::vocabulary::{Senses, Vocabulary};
use super::super::words;
use super::Story;

/// In how many sentences a frame must stand around items of a category.
const OFTEN: usize = 3;

/// In how many, where all that is told of the category stands in it, and nothing of houses, which have herrings.
const ALWAYS: usize = 2;

/// Verbs for what one does with what one has or likes: whoever reads humor books may as well be said to like them. Other
/// verbs of a puzzle may tell that somebody parted with something.
const LIKINGS: &[&str] = &[
    "collect", "drink", "drive", "eat", "grow", "play", "practice", "read", "ride", "smoke",
    "speak", "studi", "wear",
];

/// The stems of names of categories of places, and of those whom one plays against: a verb may tell who goes there, and
/// who meets them.
const OTHERS: &[&str] = &[
    "airport",
    "birthplac",
    "citi",
    "countri",
    "club",
    "hometown",
    "hous",
    "home",
    "locat",
    "nation",
    "place",
    "provinc",
    "region",
    "site",
    "state",
    "team",
    "town",
    "villag",
];

impl Story {
    /// Learns the frames of all categories.
    pub(super) fn add_frames(
        &mut self,
        vocabulary: &Vocabulary,
        frames: &Frames<'_>,
        houses: bool,
    ) {
        for sense in
            (0..vocabulary.senses.len()).filter(|sense| may_have_one(vocabulary, *sense, houses))
        {
            let Some((verb, noun)) = taught(frames, sense, houses) else { continue };
            self.framed.extend(verb.iter().chain(&noun).cloned());
            if let Some(verb) = verb {
                self.learn(&verb).verb |= 1 << sense;
            }
            if let Some(noun) = noun {
                self.learn(&noun).filler |= 1 << sense;
            }
        }
    }
}

/// Finds all frames of the sentences, if there can be any.
pub(super) use self::found::frames;

/// Whether a verb that nobody knows can but tell who has the items of a category: no people, places or amounts.
fn may_have_one(vocabulary: &Vocabulary, sense: usize, houses: bool) -> bool {
    let people =
        vocabulary.of_people | vocabulary.names | vocabulary.folk | vocabulary.of_persons();
    let of = &vocabulary.senses[sense];
    let is_color = of.topic.is_some_and(topics::is_color);
    people >> sense & 1 == 0
        && of.scale.is_none()
        && !OTHERS.iter().any(|stem| vocabulary.is_named(sense, stem))
        && !(is_color && houses)
}

/// The verb and the noun that the frames of a category teach.
fn taught(
    frames: &Frames<'_>,
    sense: usize,
    houses: bool,
) -> Option<(Option<CompactString>, Option<CompactString>)> {
    let bit: Senses = 1 << sense;
    let of = frames.all.iter().filter(|frame| frame.senses & bit != 0).collect_vec();
    let told = of.iter().filter(|frame| frame.senses == bit).copied().collect_vec();
    let verbs: Vec<&CompactString> = of.iter().filter_map(|frame| frame.verb()).unique().collect();
    let (verb, framed) = match verbs[..] {
        [] => (None, told.clone()),
        [verb] => {
            let framed =
                of.iter().filter(|frame| frame.verb() == Some(verb)).copied().collect_vec();
            (Some(verb), framed)
        }
        _ => return None,
    };
    let nouns: Vec<&CompactString> =
        of.iter().filter_map(|frame| frame.noun.as_ref()).unique().collect();
    let noun = match nouns[..] {
        [] => None,
        [noun] => Some(noun),
        _ => return None,
    };
    let others = told.iter().filter(|frame| frame.verb() != verb || verb.is_none());
    let is_whole = match verb {
        Some(verb) => {
            let is_liking = LIKINGS.contains(&&**verb);
            let is_alone = others.clone().next().is_none();
            let fits =
                others.clone().all(|frame| matches!(frame.left, Left::Nothing | Left::Liking));
            let is_told = is_liking || framed.iter().any(|frame| frame.is_clause);
            is_told && frames.is_only_in(verb, &framed) && (is_alone || is_liking && fits)
        }
        // `prefers Greek salads`: all that is told of the category has the noun.
        None => told.iter().all(|frame| frame.noun.is_some() && frame.left == Left::Liking),
    };
    let is_always = told.iter().all(|frame| framed.iter().any(|of| std::ptr::eq(*of, *frame)));
    let fewest = if is_always && !houses { ALWAYS } else { OFTEN };
    let is_noun_of = |noun: &CompactString| {
        let with = of.iter().filter(|frame| frame.noun.as_ref() == Some(noun)).collect_vec();
        let is_before = with.iter().any(|frame| frame.is_before);
        let is_each = !is_before
            || framed.iter().all(|frame| frame.is_before && frame.noun.as_ref() == Some(noun));
        is_each
            && frames.times_of(noun) == with.len()
            && is_often(frames, &with.iter().map(|f| **f).collect_vec(), ALWAYS)
    };
    let is_plain = is_whole && is_often(frames, &framed, fewest) && noun.is_none_or(is_noun_of);
    (is_plain && (verb.is_some() || noun.is_some())).then(|| (verb.cloned(), noun.cloned()))
}

/// Whether frames that deny nothing stand in some sentences, each with words of its own, around two items or more.
fn is_often(frames: &Frames<'_>, of: &[&Frame], fewest: usize) -> bool {
    let plain = || of.iter().filter(|frame| !frame.is_denied);
    let sentences: HashSet<_> = plain().map(|frame| frames.text(frame.sentence)).collect();
    let items: HashSet<_> = plain().flat_map(|frame| &frame.items).collect();
    sentences.len() >= fewest && items.len() > 1
}

/// Whether a verb may be learned, by its stem.
fn is_plain_verb(vocabulary: &Vocabulary, word: &str, stem: &str) -> bool {
    const TRADED: &[&str] = &["buy", "order", "purchas", "sell", "want"];
    words::number(&[word]).is_none()
        && !story::is_never_loose(stem)
        && !TRADED.contains(&stem)
        && vocabulary.base(stem).is_none()
}

/// Whether a noun may be learned, by its word.
fn is_plain_noun(vocabulary: &Vocabulary, word: &str, stem: &str) -> bool {
    let one = word.strip_suffix('s').unwrap_or(word);
    !super::is_agent(one)
        && !super::is_value(word)
        && !story::is_folk(stem)
        && !story::is_never_loose(stem)
        && stem != vocabulary.position_stem
        && vocabulary.base(stem).is_none()
}
