//! Which words around items tell of one kind, by what the text announces.

use compact_str::CompactString;
use foldhash::{HashSet, HashSetExt};
use itertools::Itertools;

use super::frame::{Form, Frame};
use super::items::Item;
use super::words;
use crate::english::lexicon::topic_of;
use crate::english::words::stem;

/// What the sentences in front of the clues announce, with what is done with it.
pub(super) type Announced = [(CompactString, Option<Frame>)];

/// What the text announces of its kinds.
pub(super) struct Links {
    /// A kind and what is done with its items.
    pub(super) ties: Vec<(CompactString, Frame)>,
    /// Stems of verbs that go with two kinds.
    open: HashSet<CompactString>,
    /// The kinds that people like.
    pub(super) liked: Vec<CompactString>,
}

impl Links {
    pub(super) fn is_open(&self, frame: &Frame) -> bool {
        matches!(frame, Frame::Deed(verb, _) if self.open.contains(verb))
    }
}

/// Verbs and prepositions that go with some kinds, beside those of the topics, by the stems of words that name the kind:
/// `come by` of what people ride.
const USUAL: &[(&str, &str)] = &[
    (
        "vehicl car transport transport",
        "ride;drive;steer;by come;in come;on come;by arriv;in arriv;on arriv;by travel;in bring;by go",
    ),
    ("food breakfast lunch dinner supper meal dish", "fry;bake;boil;grill;roast;cook;serve;eat"),
    ("music genr", "play;hear;to listen;dance"),
    (
        "citi town countri counti region villag state place island home hometown",
        "from;in live;in a name live;to a name go",
    ),
    ("horse pony steed", "ride;mount"),
    ("hat headgear headwear head cloth apron shirt", "wear"),
    ("hobbi activ pastim", "go;do"),
    ("cargo freight", "carry;haul;ship;transport;with load"),
];

pub(super) fn links(items: &[Item], announced: &Announced) -> Links {
    // In the order in which they are found, in which a category is called after the first.
    let mut by_frame: Vec<(Frame, Vec<CompactString>)> = Vec::new();
    let mut liked: Vec<CompactString> = Vec::new();
    let mut add = |frame: Frame, kind: &CompactString| match by_frame
        .iter_mut()
        .find(|(known, _)| *known == frame)
    {
        Some((_, kinds)) if kinds.contains(kind) => {}
        Some((_, kinds)) => kinds.push(kind.clone()),
        None => by_frame.push((frame, vec![kind.clone()])),
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
                let forms = items
                    .iter()
                    .flat_map(|item| &item.frames)
                    .filter(|frame| matches!(frame, Frame::Deed(other, _) if other == verb));
                let forms: Vec<&Frame> = forms.unique().collect();
                // … unless one of the kind is named: `one dog is called Rex`
                let is_called = items
                    .iter()
                    .any(|item| item.is_proper && item.frames.contains(&Frame::Kind(kind.clone())));
                let is_named = |form: &&&Frame| matches!(form, Frame::Deed(_, Form::Named));
                match &forms[..] {
                    [form] => ties.push((kind.clone(), (*form).clone())),
                    several if is_called => {
                        ties.extend(
                            several
                                .iter()
                                .find(is_named)
                                .map(|form| (kind.clone(), (**form).clone())),
                        );
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
