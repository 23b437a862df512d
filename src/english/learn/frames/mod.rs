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
use super::super::vocabulary::{Senses, Vocabulary, is_folk};
use super::super::words;
use super::Story;
use crate::syntax::ast::Name;
use crate::syntax::text::fold;

/// In how many sentences a frame must stand around items of a category.
const OFTEN: usize = 3;

/// In how many, where all that is told of the category stands in it, and nothing of houses, which have herrings.
const ALWAYS: usize = 2;

/// Verbs for what one does with what one has or likes: whoever reads humor books may as well be said to like them. Other
/// verbs of a puzzle may tell that somebody parted with something.
const LIKINGS: &[&str] = &[
    "collect", "drink", "drive", "eat", "grow", "play", "practic", "read", "ride", "smoke",
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
            let Some((verb, noun)) = taught(vocabulary, frames, sense, houses) else { continue };
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

/// What the frames of a category teach: a verb, a noun, or both.
type Taught = (Option<CompactString>, Option<CompactString>);

/// The verb and the noun that the frames of a category teach.
fn taught(
    vocabulary: &Vocabulary,
    frames: &Frames<'_>,
    sense: usize,
    houses: bool,
) -> Option<Taught> {
    let bit: Senses = 1 << sense;
    let of = frames.all.iter().filter(|frame| frame.senses & bit != 0).collect_vec();
    let verb = only(of.iter().filter_map(|frame| frame.verb()))?;
    let noun = only(of.iter().filter_map(|frame| frame.noun.as_ref()))?;
    let is_told = |frame: &&&Frame| frame.senses == bit;
    let is_framed = |frame: &&&Frame| frame.verb() == verb && (verb.is_some() || is_told(frame));
    let framed = of.iter().filter(is_framed).copied().collect_vec();
    let others =
        of.iter().filter(|frame| is_told(frame) && !is_framed(frame)).copied().collect_vec();
    let is_whole = match verb {
        Some(verb) if LIKINGS.contains(&&**verb) => {
            others.iter().all(|frame| matches!(frame.left, Left::Nothing | Left::Liking))
        }
        // Who `sold the dog` has none, unless that is all that is told of dogs.
        Some(_) => {
            let is_clause = framed.iter().any(|frame| frame.is_clause);
            let is_thing = noun.is_some()
                || framed.iter().all(|frame| frame.is_named)
                || are_things(vocabulary, sense);
            others.is_empty() && is_clause && is_thing
        }
        // `prefers Greek salads`: all that is told of the category has the noun.
        None => framed.iter().all(|frame| frame.noun.is_some() && frame.left == Left::Liking),
    };
    let fewest = if others.is_empty() && !houses { ALWAYS } else { OFTEN };
    let is_taught = (verb.is_some() || noun.is_some())
        && is_whole
        && verb.is_none_or(|verb| frames.is_only_in(verb, &framed))
        && is_often(frames, &framed, fewest)
        && noun.is_none_or(|noun| is_noun_of(frames, noun, &of, &framed));
    is_taught.then(|| (verb.cloned(), noun.cloned()))
}

/// The only word of some, if there is any; `None` if there are several.
fn only<'a>(of: impl Iterator<Item = &'a CompactString>) -> Option<Option<&'a CompactString>> {
    of.unique().at_most_one().ok()
}

/// Whether a noun stands nowhere but beside the items of a category, and before them only where the verb does as well.
fn is_noun_of(frames: &Frames<'_>, noun: &CompactString, of: &[&Frame], framed: &[&Frame]) -> bool {
    let has_noun = |frame: &&Frame| frame.noun.as_ref() == Some(noun);
    let with = of.iter().copied().filter(has_noun).collect_vec();
    let is_before = with.iter().any(|frame| frame.is_before);
    let is_each = !is_before || framed.iter().all(|frame| frame.is_before && has_noun(frame));
    is_each && frames.times_of(noun) == with.len() && is_often(frames, &with, ALWAYS)
}

/// Whether none of the items of a category is somebody, by its name or as what people are: who `nudged Blaze`, or `the
/// nurse`, is another one.
fn are_things(vocabulary: &Vocabulary, sense: usize) -> bool {
    let is_name = |name: &Name| name.text.starts_with(char::is_uppercase);
    let is_somebody = |name: &Name| {
        let name = fold(&name.text);
        let last = name.rsplit(' ').next().unwrap_or_default();
        super::is_agent(last) || is_folk(&words::stem(last))
    };
    let items = &vocabulary.senses[sense].items;
    !items.iter().all(is_name) && !items.iter().any(is_somebody)
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

#[cfg(test)]
mod tests {
    use super::{LIKINGS, words};

    #[test]
    fn the_verbs_of_likings_are_documented() {
        const DOCS: &str = include_str!("../../../../docs/english.md");
        let (_, listed) =
            DOCS.split_once("what\n  one has or likes (").expect("the verbs of likings");
        let (listed, _) = listed.split_once(')').expect("the end of the verbs of likings");
        let stems: Vec<_> =
            listed.split(',').map(|word| words::stem(word.trim().trim_matches('`'))).collect();
        assert_eq!(stems, LIKINGS);
    }
}
