//! Categories as English clues see them: their items, their values, and what a word may do beside them.

use compact_str::CompactString;

use super::lexicon::Topic;
use super::measure::Measure;
use crate::model::Scale;
use crate::syntax::ast::{Entry, Name};

/// A set of categories, a bit for each.
pub(super) type Senses = u64;

/// An item of a category, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Thing {
    pub(super) sense: usize,
    pub(super) item: usize,
}

/// A category as English clues see it.
#[derive(Debug)]
pub(super) struct Sense {
    /// As declared.
    pub(super) name: Name,
    /// Its name in small letters.
    pub(super) heading: CompactString,
    /// Its items as declared.
    pub(super) items: Vec<Name>,
    /// Whether its items are names of people, which stand for the people themselves.
    pub(super) is_people: bool,
    /// Whether its heading speaks of people who make something: `author`.
    pub(super) is_of_makers: bool,
    /// How many words its name has, without those that tell nothing.
    pub(super) name_words: usize,
    /// The values of its items, if they can be compared.
    pub(super) scale: Option<Scale>,
    /// What its heading speaks of.
    pub(super) topic: Option<&'static Topic>,
    /// The sign before all its numbers: `$`.
    pub(super) currency: Option<char>,
    /// What its values are measured in.
    pub(super) measure: Measure,
    /// The stem of the word behind all its numbers: `liter`.
    pub(super) unit: Option<CompactString>,
    /// Whether its items are dates of months one after another, one in each.
    pub(super) is_monthly: bool,
    /// How much one item is more than the one before it, where the values are ranks; `None` if that
    /// is not the same for all.
    pub(super) step: Option<u32>,
    /// Where each item stands in the calendar, if it does.
    pub(super) ranks: Vec<u32>,
}

impl Sense {
    /// Whether its values may tell who was first in a race.
    pub(super) fn is_of_races(&self) -> bool {
        self.is_duration() || matches!(self.measure, Measure::Places | Measure::Minutes)
    }

    /// Whether its values are points or votes, of which the most win.
    pub(super) fn is_of_points(&self) -> bool {
        matches!(self.unit.as_deref(), Some("point" | "score" | "vote"))
    }

    /// Whether its values are plain numbers of what its name says: `points`, but not `number`.
    pub(super) fn counts_by_name(&self) -> bool {
        const ANYTHING: &[&str] =
            &["amount", "count", "number", "quantity", "sum", "tally", "total"];
        let name = &self.heading;
        self.unit.is_some()
            && self.items.iter().all(|item| item.text.bytes().all(|byte| byte.is_ascii_digit()))
            && !ANYTHING.iter().any(|of| name.contains(of))
    }

    /// Whether its values are stretches of time.
    pub(super) fn is_duration(&self) -> bool {
        matches!(self.unit.as_deref(), Some("minut" | "second" | "hour"))
            && self.measure != Measure::Minutes
    }
}

/// The words that name an item.
#[derive(Debug)]
pub(super) struct Pattern {
    pub(super) of: Thing,
    pub(super) words: Vec<CompactString>,
    pub(super) stems: Vec<CompactString>,
    /// All words without a gap between them.
    pub(super) joined: CompactString,
    /// Whether it is no name of the item but a word for who does it: the runner of `running`.
    pub(super) is_derived: bool,
}

/// What a word may do beside an item, in which categories.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Uses {
    /// `drinks`: one does so with an item.
    pub(super) verb: Senses,
    /// `starts`: the same, if a preposition follows.
    pub(super) doing: Senses,
    /// `headed`: the same, if `by` follows.
    pub(super) by: Senses,
    /// `drinker`: who does so.
    pub(super) agent: Senses,
    /// `glass`: adds nothing.
    pub(super) filler: Senses,
    /// `mother`: someone near to the person, who may be spoken of by name.
    pub(super) relative: Senses,
    /// It belongs to the category's own name or to the words that the file gives it.
    pub(super) own: Senses,
    /// It belongs to the category's own name.
    pub(super) named: Senses,
    /// It belongs to a topic of the category and not to all categories.
    pub(super) topical: Senses,
}

/// Whether a heading speaks of people who make something; `color`, `order` and `flower` end as `driver` does.
pub(super) fn is_of_makers(heading: &str) -> bool {
    const MAKERS: &[&str] = &["author", "artist", "director", "writer", "singer", "designer"];
    MAKERS.iter().any(|of| heading.contains(of))
}

/// Whether a category's words say that its items are the people of the puzzle.
pub(super) fn is_people(own: &[CompactString]) -> bool {
    let has = |words: &[&str]| own.iter().any(|word| words.contains(&&**word));
    has(&[
        "name", "person", "peopl", "people", "friend", "guest", "man", "woman", "student", "player",
    ]) && !has(&[
        "mother",
        "father",
        "child",
        "son",
        "daughter",
        "wife",
        "husband",
        "brother",
        "sister",
        "boyfriend",
        "girlfriend",
        "partner",
        "roommat",
    ])
}

/// The names of a list, ranges written out.
pub(super) fn names(entries: &[Entry]) -> Vec<Name> {
    let of = |entry: &Entry| match entry {
        Entry::Item(name) => vec![name.clone()],
        Entry::Range { prefix, from, to, suffix, span } => {
            // The resolver refuses ranges that are too long.
            let name = |n| Name::new(format!("{prefix}{n}{suffix}"), *span);
            (*from..=*to).take(1000).map(name).collect()
        }
        Entry::Rest(_) => Vec::new(),
    };
    entries.iter().flat_map(of).collect()
}
