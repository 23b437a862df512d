//! Items of one kind that nothing ties to each other: `saw the kite`, `spotted the Zeppelin`, `turned out to be a swan`.
//!
//! A puzzle with a single answer names all items of a kind, or all but one. So where there are three rows or more, what is
//! left beside the kinds that are complete cannot be of two kinds if it comes to as many items as there are rows, or to one
//! less. Of words without a capital, those that the introduction has as well are of the story and no items.

use compact_str::CompactString;
use foldhash::{HashSet, HashSetExt};
use itertools::Itertools;

use super::complete::{self, FEWEST};
use super::group::{Group, Item};
use super::spot::{Form, Tie};
use crate::english::token::Token;
use crate::english::words::stem;

/// The fewest letters of an item.
const SHORTEST: usize = 3;

/// The words of the sentences in front of the clues.
pub(super) struct Scenery {
    /// The stems of all words but those of asides.
    words: HashSet<CompactString>,
}

impl Scenery {
    /// Those of some sentences, without what they tell of one item.
    pub(super) fn of(front: &[Vec<Token>], asides: &[Vec<Token>]) -> Scenery {
        let is_of_aside = |token: &Token| asides.iter().flatten().any(|of| of.span == token.span);
        let mut stems = HashSet::new();
        for token in front.iter().flatten() {
            if token.is_word() && !is_of_aside(token) {
                stems.insert(token.stem.clone());
            }
        }
        Scenery { words: stems }
    }

    /// The stems of these words.
    pub(super) fn stems(&self) -> &HashSet<CompactString> {
        &self.words
    }

    /// Whether the introduction has all words of an item that has no capital, or it is a word of times and places.
    fn has(&self, form: &Form, item: &Item) -> bool {
        const GENERAL: &[&str] = &[
            "afternoon",
            "beginning",
            "case",
            "day",
            "end",
            "evening",
            "event",
            "fact",
            "front",
            "hour",
            "kind",
            "line",
            "minute",
            "moment",
            "month",
            "morning",
            "night",
            "noon",
            "one",
            "order",
            "person",
            "place",
            "point",
            "position",
            "row",
            "time",
            "trip",
            "way",
            "week",
            "year",
        ];
        let is_general = |word: &str| GENERAL.iter().any(|known| stem(known) == word);
        match form {
            Form::Plain if item.name.len() < SHORTEST => true,
            Form::Plain => {
                let mut words = item.key.split(' ');
                words.all(|word| self.words.contains(word) || is_general(word))
            }
            Form::Name => {
                let mut words = item.key.split(' ');
                item.key.contains(' ') && words.all(|word| self.words.contains(word))
            }
            Form::Value(_) => false,
        }
    }
}

/// The groups with those that are not complete made one or two, in all ways that come to so many items each.
pub(super) fn pooled(groups: &[Group], scenery: &Scenery, number: usize) -> Vec<Vec<Group>> {
    if number < FEWEST {
        return Vec::new();
    }
    let lacks_one =
        |group: &Group| group.form == Form::Name && !complete::completed(group, number).is_empty();
    let mut all: Vec<Vec<Group>> = Vec::new();
    for keeps_short in [false, true] {
        if groups.iter().any(Group::is_loose) {
            return Vec::new();
        }
        let is_whole = |group: &&Group| {
            group.items.len() == number
                || matches!(group.form, Form::Value(_))
                || keeps_short && lacks_one(group)
        };
        let (whole, rest): (Vec<&Group>, Vec<&Group>) = groups.iter().partition(is_whole);
        let left = Left::of(&rest, scenery);
        for pools in left.pools(number) {
            let mut all_groups: Vec<Group> = whole.iter().map(|group| (*group).clone()).collect();
            all_groups.extend(pools);
            all.push(all_groups);
        }
        if !all.is_empty() {
            break;
        }
    }
    all
}

/// What is of no complete kind.
struct Left {
    /// Names that stand for people, as far as one sees.
    people: Vec<Item>,
    /// Those of people with a title, who have other names as well.
    surnames: Vec<Item>,
    /// Other names with a capital.
    names: Vec<Item>,
    plain: Vec<Item>,
}

impl Left {
    fn of(groups: &[&Group], scenery: &Scenery) -> Left {
        let mut left = Left { people: vec![], surnames: vec![], names: vec![], plain: vec![] };
        for group in groups {
            let items = group.items.iter().filter(|item| !scenery.has(&group.form, item));
            for item in items {
                let is_alone = |tie: &Tie| matches!(tie, Tie::Bare | Tie::Given | Tie::Aside(_));
                let list = match &group.form {
                    Form::Plain => &mut left.plain,
                    _ if item.is_titled() => &mut left.surnames,
                    _ if item.ties.iter().all(is_alone)
                        || item.ties.contains(&Tie::Bare)
                        || item.is_given_name() =>
                    {
                        &mut left.people
                    }
                    _ => &mut left.names,
                };
                list.push(item.clone());
            }
        }
        left
    }

    /// The ways to make kinds of all of it; where there is none, of the names alone.
    fn pools(&self, number: usize) -> Vec<Vec<Group>> {
        let Left { people, surnames, names, plain } = self;
        let ways: [&[&[&[Item]]]; 3] = [
            &[&[people, surnames, names], &[plain]],
            &[&[people, surnames], &[names, plain]],
            &[&[people], &[surnames], &[names, plain]],
        ];
        let without_plain: [&[&[&[Item]]]; 3] = [
            &[&[people, surnames, names]],
            &[&[people, surnames], &[names]],
            &[&[people], &[surnames]],
        ];
        let made = |ways: &[&[&[&[Item]]]]| -> Vec<Vec<Group>> {
            let all = ways.iter().filter_map(|way| made(way, number));
            all.unique_by(|groups| groups.iter().map(keys).collect_vec()).collect()
        };
        let found = made(&ways);
        if plain.is_empty() && people.is_empty() && surnames.is_empty() && names.is_empty() {
            return vec![Vec::new()];
        }
        match found.is_empty() && !(people.is_empty() && surnames.is_empty() && names.is_empty()) {
            true => made(&without_plain),
            false => found,
        }
    }
}

fn keys(group: &Group) -> Vec<CompactString> {
    group.items.iter().map(|item| item.key.clone()).collect()
}

/// Groups of the items of some lists; none if one of them comes to another number than there are rows, or one less.
fn made(pools: &[&[&[Item]]], number: usize) -> Option<Vec<Group>> {
    let mut all = Vec::new();
    for lists in pools {
        let mut items: Vec<Item> = lists.iter().flat_map(|list| list.iter().cloned()).collect();
        items.sort_by_key(|item| item.span.start);
        let count = items.len();
        if count == 0 {
            continue;
        }
        if count != number && (count + 1 != number || count < FEWEST) {
            return None;
        }
        let is_name = items.iter().all(|item| item.name.starts_with(char::is_uppercase));
        let form = if is_name { Form::Name } else { Form::Plain };
        all.push(Group { form, items, is_pooled: true });
    }
    (!all.is_empty()).then_some(all)
}
