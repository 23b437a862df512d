//! Items that are of one kind, by the words around them, and those that cannot be.

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};
use itertools::Itertools;

use super::frame::{Form, Frame, Mention};
use super::grammar::{Grammar, Titles};
use super::items::{Item, classes_of, colours, is_activity};
use super::link::Links;
use super::sort::Sort;
use crate::english::words::stem;

/// Items that are of one kind.
#[derive(Clone, Debug)]
pub(super) struct Unit {
    /// Where its items are among all.
    pub(super) items: Vec<usize>,
    /// Whether it must be in a category.
    pub(super) is_needed: bool,
    /// Whether its items are written as names are; `None` if some are.
    pub(super) is_proper: Option<bool>,
    /// What its names are by their form, where that counts.
    pub(super) sort: Option<Sort>,
    /// What some items are by their meaning.
    pub(super) classes: Vec<&'static str>,
    /// Whether the words around its items tell their kind.
    pub(super) is_told: bool,
    /// The nouns that some of its items stand before.
    pub(super) nouns: Vec<CompactString>,
    /// The noun that all of its items stand before, so that others must as well.
    pub(super) noun: Option<CompactString>,
    /// Whether somebody only likes its items, where the text announces what they like.
    pub(super) is_liked: bool,
    /// Whether it is what the text announces that they like.
    pub(super) may_be_liked: bool,
}

/// The units of items.
pub(super) fn units(
    grammar: &Grammar<'_>,
    items: &[Item],
    links: &Links,
    kinds: &[CompactString],
    number: usize,
) -> Vec<Unit> {
    let mut net = Net::new(items.len());
    let kinds: Vec<Option<&CompactString>> =
        items.iter().map(|item| kind_by_sense(item, items, kinds)).collect();
    // `was served with X` of an apple and of a leek tells nothing.
    let is_shared = |frame: &Frame| {
        let of = items.iter().zip(&kinds).filter(|(item, _)| item.frames.contains(frame));
        of.filter_map(|(_, kind)| *kind).unique().nth(1).is_some()
    };
    let sorts: Vec<Option<Sort>> = match grammar.titles {
        Titles::BesideNames => vec![None; items.len()],
        Titles::Apart => items.iter().map(|of| Some(Sort::of(grammar.text, of, items))).collect(),
    };
    let is_by_form = |sort: &Option<Sort>| sort.as_ref().is_some_and(Sort::is_certain);
    for (at, item) in items.iter().enumerate() {
        if is_by_form(&sorts[at]) {
            continue;
        }
        let ties = |frame: &&Frame| frame.is_strong() && !links.is_open(frame) && !is_shared(frame);
        for frame in item.frames.iter().filter(ties) {
            net.tie(at, frame);
        }
    }
    for noun in items.iter().flat_map(|item| &item.frames) {
        if let Frame::Before(noun) = noun {
            net.join_frames(&Frame::Before(noun.clone()), &Frame::Kind(noun.clone()));
        }
    }
    for (kind, frame) in &links.ties {
        net.join_frames(&Frame::Kind(kind.clone()), frame);
    }
    let group =
        |net: &mut Net, of: Vec<usize>| of.windows(2).for_each(|pair| net.join(pair[0], pair[1]));
    let places = |is: &dyn Fn(&Item) -> bool| -> Vec<usize> {
        (0..items.len()).filter(|at| is(&items[*at])).collect()
    };
    for (at, sort) in sorts.iter().enumerate() {
        let same = (0..at).find(|other| is_by_form(sort) && sorts[*other] == *sort);
        same.iter().for_each(|other| net.join(*other, at));
    }
    let deeds = places(&is_activity);
    if deeds.len() <= number {
        group(&mut net, deeds);
    }
    group(&mut net, colours(items, |noun| grammar.is_place_noun(noun)));
    for (at, kind) in kinds.into_iter().enumerate() {
        if let Some(kind) = kind.filter(|_| !is_by_form(&sorts[at])) {
            net.tie(at, &Frame::Kind(kind.clone()));
        }
    }
    net.join_forms(items, number);
    // Only one kind of things is liked, or in what somebody is.
    let is_weak = |frame: &Frame| !frame.is_strong();
    for proper in [false, true] {
        let liked = places(&|item| {
            item.is_proper == proper && item.is_only(is_weak) && item.frames.contains(&Frame::Liked)
        });
        if links.liked.len() <= 1 && liked.len() <= number {
            group(&mut net, liked);
        }
    }
    group(&mut net, places(&|item| item.is_only(is_weak) && item.frames.contains(&Frame::Within)));
    let is_titled = |frame: &Frame| match frame {
        Frame::Behind(word, verb) => word != "from" && verb.is_empty(),
        _ => *frame == Frame::Titled,
    };
    let is_free = |item: &Item| item.is_proper && grammar.titles == Titles::BesideNames;
    let titled = places(&|item| is_free(item) && item.is_only(is_titled));
    let work = places(&|item| {
        is_free(item) && item.is_only(|frame| is_titled(frame) || *frame == Frame::Work)
    });
    if titled.len() <= number && work.len() <= number {
        group(&mut net, work);
    }
    net.units(items, links, &sorts)
}

/// The only one of the kinds that the text announces of which an item is by its meaning: where each orders `a different meat`,
/// beef and pork are such.
fn kind_by_sense<'k>(
    item: &Item,
    items: &[Item],
    kinds: &'k [CompactString],
) -> Option<&'k CompactString> {
    let is_by_sense = |item: &Item, kind: &CompactString| {
        classes_of(item).iter().any(|class| stem(class) == *kind)
    };
    // `Ann's helper is a badger` tells of no other kind, if helpers are animals.
    let is_noun = |frame: &Frame, kind: &CompactString| match frame {
        Frame::Before(noun) => noun != kind,
        Frame::Kind(noun) if noun != kind && kinds.contains(noun) => {
            items.iter().any(|other| other.frames.contains(frame) && !is_by_sense(other, kind))
        }
        _ => false,
    };
    let is_of = |kind: &&CompactString| {
        is_by_sense(item, kind) && !item.frames.iter().any(|frame| is_noun(frame, kind))
    };
    kinds.iter().filter(is_of).exactly_one().ok()
}

/// Items and frames that are joined.
struct Net {
    root: Vec<usize>,
    frames: HashMap<Frame, usize>,
}

impl Net {
    fn new(items: usize) -> Net {
        Net { root: (0..items).collect(), frames: HashMap::new() }
    }

    fn node(&mut self, frame: &Frame) -> usize {
        if let Some(at) = self.frames.get(frame) {
            return *at;
        }
        let at = self.root.len();
        self.root.push(at);
        self.frames.insert(frame.clone(), at);
        at
    }

    fn tie(&mut self, item: usize, frame: &Frame) {
        let node = self.node(frame);
        self.join(item, node);
    }

    fn join_frames(&mut self, first: &Frame, next: &Frame) {
        let (first, next) = (self.node(first), self.node(next));
        self.join(first, next);
    }

    /// Joins `saw the Frisbee` and `saw the balloon`, if more of what is seen has no capital.
    fn join_forms(&mut self, items: &[Item], number: usize) {
        let verbs = items.iter().flat_map(|item| &item.frames).filter_map(|frame| match frame {
            Frame::Deed(verb, Form::Titled) => Some(verb.clone()),
            _ => None,
        });
        for verb in verbs.unique().collect_vec() {
            let of = |form: Form| {
                let frame = Frame::Deed(verb.clone(), form);
                items.iter().filter(|item| item.frames.contains(&frame)).count()
            };
            let (plain, titled) = (of(Form::Plain), of(Form::Titled));
            if of(Form::Named) == 0 && titled < plain && plain + titled <= number {
                self.join_frames(
                    &Frame::Deed(verb.clone(), Form::Plain),
                    &Frame::Deed(verb, Form::Titled),
                );
            }
        }
    }

    fn join(&mut self, first: usize, next: usize) {
        let (first, next) = (self.find(first), self.find(next));
        self.root[first.max(next)] = first.min(next);
    }

    fn find(&self, mut at: usize) -> usize {
        while self.root[at] != at {
            at = self.root[at];
        }
        at
    }

    fn units(&self, items: &[Item], links: &Links, sorts: &[Option<Sort>]) -> Vec<Unit> {
        let mut by_root: Vec<(usize, Vec<usize>)> = Vec::new();
        for at in 0..items.len() {
            let root = self.find(at);
            match by_root.iter_mut().find(|(known, _)| *known == root) {
                Some((_, of)) => of.push(at),
                None => by_root.push((root, vec![at])),
            }
        }
        let liked: Vec<usize> = links
            .liked
            .iter()
            .filter_map(|kind| self.frames.get(&Frame::Kind(kind.clone())))
            .map(|node| self.find(*node))
            .collect();
        let unit = |(root, of): (usize, Vec<usize>)| {
            let all = || of.iter().map(|at| &items[*at]);
            let proper = all().filter(|item| item.is_proper).count();
            Unit {
                is_needed: all().any(Item::is_needed),
                is_proper: match proper {
                    0 => Some(false),
                    _ if proper == of.len() => Some(true),
                    _ => None,
                },
                sort: of.first().and_then(|at| sorts[*at].clone()),
                classes: classes(&all().collect_vec()),
                is_told: all().any(Item::is_strong),
                is_liked: !links.liked.is_empty()
                    && all().all(|item| !item.is_strong() && item.frames.contains(&Frame::Liked)),
                nouns: all()
                    .flat_map(|item| &item.frames)
                    .filter_map(|frame| match frame {
                        Frame::Before(noun) => Some(noun.clone()),
                        _ => None,
                    })
                    .collect(),
                noun: noun(of.iter().map(|at| &items[*at])),
                may_be_liked: liked.contains(&root),
                items: of,
            }
        };
        by_root.into_iter().map(unit).collect()
    }
}

/// What some items are by their meaning. Where the words around them tell their kind, this is nothing if it is not so of all:
/// the figs and the timber of a cargo.
fn classes(items: &[&Item]) -> Vec<&'static str> {
    let is_told = items.iter().any(|item| item.is_strong());
    let is_open = items.iter().any(|item| classes_of(item).is_empty());
    match is_told && is_open {
        true => Vec::new(),
        false => items.iter().flat_map(|item| classes_of(item)).unique().collect(),
    }
}

/// The noun that all of several items stand before.
fn noun<'a>(mut items: impl Iterator<Item = &'a Item>) -> Option<CompactString> {
    let first = items.next()?;
    let others: Vec<&Item> = items.collect();
    let nouns = first.frames.iter().filter_map(|frame| match frame {
        Frame::Before(noun) => Some((frame, noun)),
        _ => None,
    });
    let of_all = |(frame, _): &(&Frame, &CompactString)| {
        others.iter().all(|item| item.frames.contains(frame))
    };
    let found = nouns.filter(|_| !others.is_empty()).find(of_all);
    found.map(|(_, noun)| noun.clone())
}

/// The pairs of items that a clue says to be of one person, so that they are of two kinds.
pub(super) fn apart(items: &[Item], sentences: &[(bool, Vec<Mention>)]) -> HashSet<(usize, usize)> {
    let place = |mention: &Mention| items.iter().position(|item| item.key == mention.key);
    let mut net = Net::new(items.len());
    for (_, mentions) in sentences.iter().filter(|(is_of_one, _)| *is_of_one) {
        let of: Vec<usize> = mentions.iter().filter_map(place).collect();
        of.windows(2).for_each(|pair| net.join(pair[0], pair[1]));
    }
    let mut all = HashSet::new();
    for [first, next] in (0..items.len()).array_combinations() {
        if net.find(first) == net.find(next) {
            all.insert((first, next));
        }
    }
    all
}
