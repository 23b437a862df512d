//! Which items are of one kind, by the words around them, and which cannot be.

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};
use itertools::Itertools;

use super::find::{Form, Frame, Mention};
use super::words;
use crate::english::lexicon::{self, topic_of};
use crate::english::words::stem;
use crate::model::ids::Span;

/// Something that is named once or several times.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) key: CompactString,
    pub(super) name: CompactString,
    pub(super) span: Span,
    pub(super) frames: Vec<Frame>,
    /// Whether it is written as a name is.
    pub(super) is_proper: bool,
}

impl Item {
    /// Whether it must be an item: more than a word with an article or a preposition.
    fn is_needed(&self) -> bool {
        self.is_proper
            || self.frames.iter().any(|frame| match frame {
                Frame::Behind(word, verb) => word == "from" || !verb.is_empty(),
                Frame::Titled => false,
                _ => true,
            })
    }

    fn is_strong(&self) -> bool {
        self.frames.iter().any(Frame::is_strong)
    }

    fn is_only(&self, may_have: impl Fn(&Frame) -> bool) -> bool {
        !self.frames.is_empty() && self.frames.iter().all(may_have)
    }
}

/// Items that are of one kind.
#[derive(Clone, Debug)]
pub(super) struct Unit {
    /// Where its items are among all.
    pub(super) items: Vec<usize>,
    /// Whether it must be in a category.
    pub(super) is_needed: bool,
    /// Whether its items are written as names are; `None` if some are.
    pub(super) is_proper: Option<bool>,
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

/// The items of all mentions; `None` if a word is of two kinds and it is open which is meant somewhere.
pub(super) fn items(sentences: &[Vec<Mention>]) -> Option<Vec<Item>> {
    let mut kinds: HashMap<&CompactString, HashSet<&CompactString>> = HashMap::new();
    for mention in sentences.iter().flatten() {
        if let Some(Frame::Before(kind)) = &mention.frame {
            kinds.entry(&mention.key).or_default().insert(kind);
        }
    }
    let is_twice = |key: &&CompactString| kinds.get(key).is_some_and(|kinds| kinds.len() > 1);
    if sentences.iter().flatten().map(|mention| &mention.key).any(|key| is_twice(&key)) {
        return None;
    }
    let mut all: Vec<Item> = Vec::new();
    let mut places: HashMap<&CompactString, usize> = HashMap::new();
    for mention in sentences.iter().flatten().filter(|mention| !mention.is_agent) {
        let at = *places.entry(&mention.key).or_insert_with(|| {
            all.push(Item {
                key: mention.key.clone(),
                name: mention.name.clone(),
                span: mention.span,
                frames: Vec::new(),
                is_proper: false,
            });
            all.len() - 1
        });
        let item = &mut all[at];
        item.is_proper |= mention.is_proper;
        item.frames.extend(mention.frame.iter().filter(|frame| !item.frames.contains(frame)).cloned().collect_vec());
    }
    // Who is called after what they do and nothing tells of it: `the climber`.
    for mention in sentences.iter().flatten().filter(|mention| mention.is_agent) {
        if !all.iter().any(|item| item.key == mention.key) {
            let key = mention.name.clone();
            if !all.iter().any(|item| item.key == key) {
                let frames = vec![Frame::Titled];
                all.push(Item { key, name: mention.name.clone(), span: mention.span, frames, is_proper: false });
            }
        }
    }
    all.retain(|item| !item.frames.is_empty());
    Some(all)
}

/// What the sentences in front of the clues announce, with what is done with it.
pub(super) type Announced = [(CompactString, Option<Frame>)];

/// The units of items.
pub(super) fn units(items: &[Item], links: &Links, number: usize) -> Vec<Unit> {
    let mut net = Net::new(items.len());
    for (at, item) in items.iter().enumerate() {
        for frame in item.frames.iter().filter(|frame| frame.is_strong() && !links.is_open(frame)) {
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
    let group = |net: &mut Net, of: Vec<usize>| of.windows(2).for_each(|pair| net.join(pair[0], pair[1]));
    let places = |is: &dyn Fn(&Item) -> bool| -> Vec<usize> {
        (0..items.len()).filter(|at| is(&items[*at])).collect()
    };
    let deeds = places(&is_activity);
    if deeds.len() <= number {
        group(&mut net, deeds);
    }
    group(&mut net, colours(items));
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
    let titled = places(&|item| item.is_proper && item.is_only(is_titled));
    let work = places(&|item| {
        item.is_proper && item.is_only(|frame| is_titled(frame) || *frame == Frame::Work)
    });
    if titled.len() <= number && work.len() <= number {
        group(&mut net, work);
    }
    net.units(items, links)
}

/// The colours of one kind of things; none if there are two: `the red shirt`, `the green hat`. What else than colours
/// stands before a noun is none: `orange juice`.
fn colours(items: &[Item]) -> Vec<usize> {
    let is_colour = |item: &&Item| lexicon::is_colour(&item.name.to_lowercase());
    let is_of_colours = |frame: &Frame| items.iter().filter(|item| item.frames.contains(frame)).all(|item| is_colour(&item));
    let nouns = |item: &Item| -> Vec<Frame> {
        let is_noun = |frame: &&Frame| matches!(frame, Frame::Before(noun) if noun != "color");
        item.frames.iter().filter(is_noun).cloned().collect()
    };
    let is_one = |at: &usize| is_colour(&&items[*at]) && nouns(&items[*at]).iter().all(is_of_colours);
    let all: Vec<usize> = (0..items.len()).filter(is_one).collect();
    let kinds = all.iter().flat_map(|at| nouns(&items[*at])).unique().count();
    if kinds <= 1 { all } else { Vec::new() }
}

/// `climbing`: what people do, if nothing else tells what it is.
fn is_activity(item: &Item) -> bool {
    let word = item.key.as_str();
    let is_deed = !word.contains(' ') && item.name.to_lowercase().ends_with("ing") && item.name.len() > 6;
    let may_have = |frame: &Frame| match frame {
        Frame::Liked | Frame::Had | Frame::Titled | Frame::Kind(_) => true,
        Frame::Deed(verb, _) => verb == "go" || verb == "do",
        Frame::Behind(_, verb) => verb.is_empty() || words::likes(verb),
        _ => false,
    };
    is_deed && item.is_only(may_have)
}

/// What the text announces of its kinds.
pub(super) struct Links {
    /// A kind and what is done with its items.
    pub(super) ties: Vec<(CompactString, Frame)>,
    /// Stems of verbs that go with two kinds.
    open: HashSet<CompactString>,
    /// The kinds that people like.
    liked: Vec<CompactString>,
}

impl Links {
    fn is_open(&self, frame: &Frame) -> bool {
        matches!(frame, Frame::Deed(verb, _) if self.open.contains(verb))
    }
}

/// Verbs and prepositions that go with some kinds, beside those of the topics, by the stems of words that name the kind:
/// `come by` of what people ride.
const USUAL: &[(&str, &str)] = &[
    ("vehicl car transport transport", "ride;drive;steer;by come;in come;on come;by arriv;in arriv;on arriv;by travel;in bring;by go"),
    ("food breakfast lunch dinner supper meal dish", "fry;bake;boil;grill;roast;cook;serve;eat"),
    ("music genr", "play;hear;to listen;dance"),
    ("citi town countri counti region villag state place island home hometown", "from;in live;in a name live"),
    ("hat headgear headwear head cloth apron shirt", "wear"),
    ("hobbi activ pastim", "go;do"),
];

pub(super) fn links(items: &[Item], announced: &Announced) -> Links {
    let mut by_frame: HashMap<Frame, Vec<CompactString>> = HashMap::new();
    let mut liked: Vec<CompactString> = Vec::new();
    let mut add = |frame: Frame, kind: &CompactString| {
        let kinds = by_frame.entry(frame).or_default();
        if !kinds.contains(kind) {
            kinds.push(kind.clone());
        }
    };
    let told: HashSet<CompactString> = announced
        .iter()
        .filter_map(|(_, frame)| match frame {
            Some(Frame::Deed(verb, _)) => Some(verb.clone()),
            _ => None,
        })
        .collect();
    for (kind, frame) in announced {
        match frame {
            Some(Frame::Liked) => liked.push(kind.clone()),
            Some(frame) => add(frame.clone(), kind),
            None => {}
        }
    }
    let kinds: Vec<&CompactString> = announced.iter().map(|(kind, _)| kind).unique().collect();
    for kind in kinds {
        let verbs = topic_of(&[kind]).map_or(&[][..], |topic| topic.verbs);
        let usual = USUAL.iter().filter(|(names, _)| names.split(' ').any(|name| name == kind));
        let usual = usual.flat_map(|(_, frames)| frames.split(';'));
        for words in verbs.iter().copied().chain(usual) {
            let frame = match words.rsplit_once(' ') {
                Some((word, verb)) => Frame::Behind(word.into(), verb.into()),
                None if words == "from" => Frame::Behind("from".into(), CompactString::default()),
                None => Frame::Deed(stem(words), Form::Plain),
            };
            let is_weak = match &frame {
                Frame::Deed(verb, _) => {
                    words::has(verb)
                        || words::likes(verb)
                        || told.contains(verb)
                        || matches!(&**verb, "bring" | "make")
                }
                _ => false,
            };
            if !is_weak {
                add(frame, kind);
            }
        }
    }
    let mut ties = Vec::new();
    let mut open = HashSet::new();
    for (frame, kinds) in by_frame {
        match (&kinds[..], &frame) {
            ([kind], Frame::Deed(verb, _)) => {
                // `is adopting Rex` and `is adopting the Beagle` are two kinds.
                let forms = items.iter().flat_map(|item| &item.frames).filter(|frame| {
                    matches!(frame, Frame::Deed(other, _) if other == verb)
                });
                let forms: Vec<&Frame> = forms.unique().collect();
                // … unless one of the kind is named: `one dog is called Rex`
                let is_called = items.iter().any(|item| {
                    item.is_proper && item.frames.contains(&Frame::Kind(kind.clone()))
                });
                let is_named = |form: &&&Frame| matches!(form, Frame::Deed(_, Form::Named));
                match &forms[..] {
                    [form] => ties.push((kind.clone(), (*form).clone())),
                    several if is_called => {
                        ties.extend(several.iter().find(is_named).map(|form| (kind.clone(), (**form).clone())));
                    }
                    _ => {}
                }
            }
            ([kind], _) => ties.push((kind.clone(), frame)),
            (_, Frame::Deed(verb, _)) => {
                open.insert(verb.clone());
            }
            _ => {}
        }
    }
    Links { ties, open, liked }
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

    fn units(&self, items: &[Item], links: &Links) -> Vec<Unit> {
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
                classes: all().filter_map(class_of).unique().collect(),
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

const DRINKS: &str = "ale beer brandy chocolate cider cocoa coffee cola cognac gin juice lemonade milk milkshake \
    mocha rum sherry smoothie soda squash tea tonic vodka water whiskey whisky wine";
const FRUITS: &str = "apple apricot banana blackberry blueberry cherry clementine fig grape grapefruit grapes guava \
    kiwi lychee mandarin mango melon nectarine papaya peach pear pineapple plum pomegranate quince raspberry \
    satsuma strawberry tangerine watermelon";
const VEHICLES: &str = "bicycle bike bus car coach ferry lorry minibus moped motorbike motorcycle scooter taxi tractor \
    train tram tricycle truck unicycle van";

/// What a word means, if that tells which kind it is of.
pub(super) fn class_of(item: &Item) -> Option<&'static str> {
    let name = item.name.to_lowercase();
    let last = name.rsplit(' ').next().unwrap_or_default();
    let is_of = |list: &str| list.split_whitespace().any(|known| known == last || stem(known) == stem(last));
    let lists = [(DRINKS, "drink"), (FRUITS, "fruit"), (VEHICLES, "vehicle")];
    let listed = lists.iter().find(|(list, _)| is_of(list)).map(|(_, class)| *class);
    listed.or_else(|| super::super::is_animal(last).then_some("pet"))
}

/// Whether some items are colours but for a few, so that it is not certain what these are: `the long tail`.
pub(super) fn are_colours_in_part(items: &[&Item]) -> bool {
    let colours = items.iter().filter(|item| lexicon::is_colour(&item.name.to_lowercase())).count();
    colours < items.len() && 2 * colours > items.len()
}

/// The pairs of items that a clue says to be of one person, so that they are of two kinds; `None` if a clue says so of
/// two of one unit.
pub(super) fn apart(items: &[Item], sentences: &[(bool, Vec<Mention>)]) -> HashSet<(usize, usize)> {
    let place = |mention: &Mention| items.iter().position(|item| item.key == mention.key);
    let mut root: Vec<usize> = (0..items.len()).collect();
    let mut net = Net { root: std::mem::take(&mut root), frames: HashMap::new() };
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
