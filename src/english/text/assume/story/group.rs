//! What the clues of a story name, grouped by what stands around it: each group may be a category.

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt};
use itertools::Itertools;

use super::spot::{Form, Spot, Tie};
use super::words;
use crate::english::lexicon;
use crate::model::ids::Span;

/// Something that is named, once or several times.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) key: CompactString,
    pub(super) name: CompactString,
    pub(super) span: Span,
    pub(super) number: i64,
    /// Whether it is a number that is nowhere in digits.
    pub(super) is_spelled: bool,
    pub(super) ties: Vec<Tie>,
}

/// Items of one kind.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) form: Form,
    pub(super) items: Vec<Item>,
}

impl Group {
    /// What ties the items to each other, each once.
    pub(super) fn ties(&self) -> impl Iterator<Item = &Tie> {
        self.items.iter().flat_map(|item| &item.ties).unique()
    }

    /// Whether the words in front of the items differ so much that there may be two kinds: `sewn by Ann`, `flown by Ann`.
    pub(super) fn is_mixed(&self) -> bool {
        let behind = || {
            self.ties().filter_map(|tie| match tie {
                Tie::Behind(word, verb) => Some((word, verb)),
                _ => None,
            })
        };
        let is_row = self.has(&Tie::Bare) || self.has(&Tie::Titled) || self.has(&Tie::Colour);
        let words = behind().map(|(word, _)| word).unique().count();
        let deeds = behind().filter(|(word, verb)| *word == "by" && !verb.is_empty());
        let deeds = deeds.map(|(_, verb)| if words::is_of_making(verb) { "make" } else { verb });
        deeds.unique().nth(1).is_some() || !is_row && words > 1
    }

    pub(super) fn has(&self, tie: &Tie) -> bool {
        self.items.iter().any(|item| item.ties.contains(tie))
    }
}

/// How exactly words around an item must be the same for two of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Grain {
    /// `built by` and `owned by` are both `by`.
    Coarse,
    /// They are two.
    Fine,
}

/// The items by kind, those that are first in the text first; names that nothing ties to others come last, in a group of
/// their own.
pub(super) fn groups(spots: Vec<Spot>, grain: Grain) -> (Vec<Group>, Vec<Item>) {
    let mut by_form: Vec<(Form, Vec<Item>)> = Vec::new();
    for spot in spots {
        let at = by_form.iter().position(|(form, _)| *form == spot.form).unwrap_or_else(|| {
            by_form.push((spot.form.clone(), Vec::new()));
            by_form.len() - 1
        });
        add(&mut by_form[at].1, spot);
    }
    let mut all = Vec::new();
    let mut untied = Vec::new();
    for (form, items) in by_form {
        match form {
            Form::Value(_) => all.push(Group { form, items }),
            Form::Name | Form::Plain => {
                let items = with_colours(items);
                let (tied, rest): (Vec<Item>, Vec<Item>) =
                    items.into_iter().partition(|item| !item.ties.is_empty());
                if form == Form::Name {
                    untied.extend(rest);
                }
                all.extend(
                    joined(tied, grain)
                        .into_iter()
                        .map(|items| Group { form: form.clone(), items }),
                );
            }
        }
    }
    (all, untied)
}

fn add(items: &mut Vec<Item>, spot: Spot) {
    let known = items.iter_mut().find(|item| item.key == spot.key);
    match known {
        Some(item) => {
            item.is_spelled &= spot.is_spelled;
            item.ties.extend(spot.tie.filter(|tie| !item.ties.contains(tie)));
        }
        None => items.push(Item {
            key: spot.key,
            name: spot.name,
            span: spot.span,
            number: spot.number,
            is_spelled: spot.is_spelled,
            ties: spot.tie.into_iter().collect(),
        }),
    }
}

/// Ties colours to each other, if they are not those of two kinds of things: `the red shirt`, `the green hat`.
fn with_colours(mut items: Vec<Item>) -> Vec<Item> {
    let is_colour = |item: &Item| lexicon::is_colour(&item.name);
    let nouns = items.iter().filter(|item| is_colour(item)).flat_map(|item| &item.ties);
    let nouns = nouns.filter(|tie| matches!(tie, Tie::Before(_)));
    if nouns.unique().count() <= 1 {
        let colours = items.iter_mut().filter(|item| lexicon::is_colour(&item.name));
        colours.for_each(|item| item.ties.push(Tie::Colour));
    }
    items
}

/// A tie as it is compared.
fn grained(tie: &Tie, grain: Grain) -> Tie {
    match tie {
        Tie::Behind(word, _) if grain == Grain::Coarse && words::is_preposition(word) => {
            Tie::Behind(word.clone(), CompactString::default())
        }
        tie => tie.clone(),
    }
}

/// Items that have a tie in common, or are joined by others that have.
fn joined(items: Vec<Item>, grain: Grain) -> Vec<Vec<Item>> {
    let mut root: Vec<usize> = (0..items.len()).collect();
    let mut first: HashMap<Tie, usize> = HashMap::new();
    for (at, item) in items.iter().enumerate() {
        for tie in &item.ties {
            let other = *first.entry(grained(tie, grain)).or_insert(at);
            let (a, b) = (find(&root, at), find(&root, other));
            root[a.max(b)] = a.min(b);
        }
    }
    let mut all: Vec<(usize, Vec<Item>)> = Vec::new();
    for (at, item) in items.into_iter().enumerate() {
        let of = find(&root, at);
        match all.iter_mut().find(|(known, _)| *known == of) {
            Some((_, group)) => group.push(item),
            None => all.push((of, vec![item])),
        }
    }
    all.into_iter().map(|(_, group)| group).collect()
}

fn find(root: &[usize], mut at: usize) -> usize {
    while root[at] != at {
        at = root[at];
    }
    at
}
