//! The items that the sentences name, and what tells of some by themselves.

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt, HashSet};
use itertools::Itertools;

use super::frame::{Frame, Mention};
use super::words;
use crate::english::lexicon;
use crate::english::lexicon::kinds;
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
    pub(super) fn is_needed(&self) -> bool {
        self.is_proper
            || self.frames.iter().any(|frame| match frame {
                Frame::Behind(word, verb) => word == "from" || !verb.is_empty(),
                Frame::Titled => false,
                _ => true,
            })
    }

    pub(super) fn is_strong(&self) -> bool {
        self.frames.iter().any(Frame::is_strong)
    }

    pub(super) fn is_only(&self, may_have: impl Fn(&Frame) -> bool) -> bool {
        !self.frames.is_empty() && self.frames.iter().all(may_have)
    }
}

/// The items of all mentions, where a text announces some `kinds`; `None` if a word is of two kinds and it is open which is
/// meant somewhere.
pub(super) fn items(sentences: &[Vec<Mention>], kinds: &[CompactString]) -> Option<Vec<Item>> {
    let mut nouns: HashMap<&CompactString, HashSet<&CompactString>> = HashMap::new();
    for mention in sentences.iter().flatten() {
        if let Some(Frame::Before(noun)) = &mention.frame {
            nouns.entry(&mention.key).or_default().insert(noun);
        }
    }
    let is_twice = |key: &&CompactString| nouns.get(key).is_some_and(|nouns| nouns.len() > 1);
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
        item.frames.extend(
            mention
                .frame
                .iter()
                .filter(|frame| !item.frames.contains(frame))
                .cloned()
                .collect_vec(),
        );
    }
    // Who is called after what they do and nothing tells of it: `the climber`.
    for mention in sentences.iter().flatten().filter(|mention| mention.is_agent) {
        // `the buyer from Hull`, where clues tell what each bought
        let is_of_deed =
            |frame: &Frame| matches!(frame, Frame::Deed(verb, _) if *verb == mention.key);
        let is_row = all.iter().filter(|item| item.frames.iter().any(is_of_deed)).nth(1).is_some();
        if !is_row && !all.iter().any(|item| item.key == mention.key) {
            let key = mention.name.clone();
            if !all.iter().any(|item| item.key == key) {
                let frames = vec![Frame::Titled];
                all.push(Item {
                    key,
                    name: mention.name.clone(),
                    span: mention.span,
                    frames,
                    is_proper: false,
                });
            }
        }
    }
    // Somebody `sits by the lamp`, which is of nobody.
    let is_beside = |frame: &Frame| matches!(frame, Frame::Behind(word, verb) if verb.is_empty() && word != "from");
    // … unless it is one of what the text announces: `the knight with the boar on his shield`, where each has a beast.
    let is_announced =
        |item: &Item| classes_of(item).iter().any(|class| kinds.contains(&stem(class)));
    let has_colours = all.iter().any(|item| is_colour(item) && item.is_strong());
    all.retain(|item| {
        item.is_proper
            || !item.frames.iter().all(is_beside)
            || !item.frames.is_empty() && is_announced(item)
            || has_colours && is_colour(item)
    });
    Some(all)
}

fn is_colour(item: &Item) -> bool {
    lexicon::is_colour(&item.name.to_lowercase())
}

/// The colours of one kind of things; none if there are two: `the red shirt`, `the green hat`. What else than colours
/// stands before a noun is none: `orange juice`.
/// A noun for the rows counts for no kind: `the black boat` and `the green hull`.
pub(super) fn colours(items: &[Item], is_place: impl Fn(&str) -> bool) -> Vec<usize> {
    let is_of_colours =
        |frame: &Frame| items.iter().filter(|item| item.frames.contains(frame)).all(is_colour);
    let nouns = |item: &Item| -> Vec<Frame> {
        let is_noun = |frame: &&Frame| matches!(frame, Frame::Before(noun) if noun != "color");
        item.frames.iter().filter(is_noun).cloned().collect()
    };
    let is_one =
        |at: &usize| is_colour(&items[*at]) && nouns(&items[*at]).iter().all(is_of_colours);
    let all: Vec<usize> = (0..items.len()).filter(is_one).collect();
    let is_other = |frame: &Frame| !matches!(frame, Frame::Before(noun) if is_place(noun));
    let kinds = all.iter().flat_map(|at| nouns(&items[*at])).filter(is_other).unique().count();
    if kinds <= 1 { all } else { Vec::new() }
}

/// `climbing`: what people do, if nothing else tells what it is.
pub(super) fn is_activity(item: &Item) -> bool {
    let word = item.key.as_str();
    let is_deed =
        !word.contains(' ') && item.name.to_lowercase().ends_with("ing") && item.name.len() > 6;
    let is_of_deed = |frame: &Frame| match frame {
        Frame::Liked | Frame::Kind(_) => true,
        Frame::Deed(verb, _) => verb == "go" || verb == "do",
        Frame::Behind(_, verb) => words::likes(verb),
        _ => false,
    };
    let may_have = |frame: &Frame| is_of_deed(frame) || *frame == Frame::Titled;
    is_deed && item.is_only(may_have) && item.frames.iter().any(is_of_deed)
}

const DRINKS: &str = "ale beer brandy chocolate cider cocoa coffee cola cognac gin juice lemonade milk milkshake \
    mocha rum sherry smoothie soda squash tea tonic vodka water whiskey whisky wine";
const FRUITS: &str = "apple apricot banana blackberry blueberry cherry clementine fig grape grapefruit grapes guava \
    kiwi lychee mandarin mango melon nectarine papaya peach pear pineapple plum pomegranate quince raspberry \
    satsuma strawberry tangerine watermelon";
const VEHICLES: &str = "bicycle bike bus car coach ferry lorry minibus moped motorbike motorcycle scooter taxi tractor \
    train tram tricycle truck unicycle van";

const MEATS: &str = "bacon beef chicken duck fish ham lamb mutton pork salmon sausage steak trout tuna turkey \
    veal venison";
const VEGETABLES: &str = "artichoke asparagus beet beetroot broccoli cabbage carrot cauliflower celery corn courgette \
    cucumber eggplant kale leek lettuce okra onion parsnip pea peas potato pumpkin radish spinach sprouts squash turnip \
    yam zucchini";

/// Whether a word names a drink, a fruit, a meat or a vegetable.
pub(super) fn is_known(word: &str) -> bool {
    let lists = [DRINKS, FRUITS, MEATS, VEGETABLES];
    lists.iter().any(|list| list.split_whitespace().any(|known| known == word))
}

/// What a word means, if that tells which kinds it may be of.
pub(super) fn classes_of(item: &Item) -> Vec<&'static str> {
    let name = item.name.to_lowercase();
    // `the Night Owls` are no birds, nor is Mr. Wolf an animal.
    let is_called_so = item.is_proper && name.contains(' ') || item.frames.contains(&Frame::Family);
    if is_called_so {
        return Vec::new();
    }
    let last = name.rsplit(' ').next().unwrap_or_default();
    let is_of = |list: &str| {
        list.split_whitespace().any(|known| known == last || stem(known) == stem(last))
    };
    let lists = [
        (DRINKS, "drink"),
        (FRUITS, "fruit"),
        (VEHICLES, "vehicle"),
        (MEATS, "meat"),
        (VEGETABLES, "vegetable"),
    ];
    let listed = lists.iter().filter(|(list, _)| is_of(list)).map(|(_, class)| *class);
    let is_animal = super::super::is_animal(last) || kinds::is_animal(last) && !item.is_proper;
    let animal = if is_animal { &["pet", "animal", "beast", "creature"][..] } else { &[] };
    listed.chain(animal.iter().copied()).collect()
}

/// Whether some items are colours but for a few, so that it is not certain what these are: `the long tail`.
pub(super) fn are_colours_in_part(items: &[&Item]) -> bool {
    let colours = items.iter().filter(|item| is_colour(item)).count();
    colours < items.len() && 2 * colours > items.len()
}
