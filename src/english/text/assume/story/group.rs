//! What the clues of a story name, grouped by what stands around it: each group may be a category.

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt, HashSet};
use itertools::Itertools;

use super::kinds;
use super::spot::{Form, Spot, Tie};
use super::words;
use crate::english::lexicon::{self, given};
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

impl Item {
    /// Whether it is a name with a title of people: `Mrs. Stone`.
    pub(super) fn is_titled(&self) -> bool {
        let first = self.key.split(' ').next().unwrap_or_default();
        self.key.contains(' ') && words::is_title(first)
    }

    /// Whether it is a first name that people are known to have.
    pub(super) fn is_given_name(&self) -> bool {
        let name = self.name.to_lowercase();
        let is_capital = self.name.starts_with(char::is_uppercase);
        is_capital && (given::is_of_women(&name) || given::is_of_men(&name))
    }
}

/// Items of one kind.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) form: Form,
    pub(super) items: Vec<Item>,
    /// Whether nothing but their number makes the items one kind.
    pub(super) is_pooled: bool,
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
        let is_row = self.has(&Tie::Bare)
            || self.has(&Tie::Surname)
            || self.has(&Tie::Titled)
            || self.has(&Tie::Colour);
        let words = behind().map(|(word, _)| word).unique().count();
        let deeds = behind().filter(|(word, verb)| *word == "by" && !verb.is_empty());
        let deeds = deeds.map(|(_, verb)| if words::is_of_making(verb) { "make" } else { verb });
        deeds.unique().nth(1).is_some() || !is_row && words > 1
    }

    /// Whether animals and other things stand together behind `with` alone, which may tell of anything that people have.
    pub(super) fn is_loose(&self) -> bool {
        let is_with =
            |tie: &Tie| matches!(tie, Tie::Behind(word, _) if matches!(&**word, "with" | "have"));
        let is_animal = |item: &Item| kinds::is_animal(&item.key);
        self.ties().any(is_with)
            && self.items.iter().any(is_animal)
            && !self.items.iter().all(is_animal)
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
    /// Nor does `the kite was` tell of what else is told of, `drawn by the kite`, and known first names are of one kind.
    Strict,
}

/// The items by kind, those that are first in the text first; names that nothing ties to others come last, in a group of
/// their own.
///
/// What everybody knows to be of one of the `announced` kinds is of no other.
pub(super) fn groups(
    spots: Vec<Spot>,
    announced: &HashSet<CompactString>,
    grain: Grain,
) -> (Vec<Group>, Vec<Item>) {
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
            Form::Value(_) => all.push(Group { form, items, is_pooled: false }),
            Form::Name | Form::Plain => {
                let mut items = with_kinds(with_colours(items), announced);
                if grain == Grain::Strict {
                    items.iter_mut().for_each(strictly);
                }
                let (tied, rest): (Vec<Item>, Vec<Item>) =
                    items.into_iter().partition(|item| !item.ties.is_empty());
                if form == Form::Name {
                    untied.extend(rest);
                }
                all.extend(joined(tied, grain).into_iter().map(|items| Group {
                    form: form.clone(),
                    items,
                    is_pooled: false,
                }));
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

/// Ties items of a known kind to each other and to no others, if they stand before no noun: not `apple` of `apple pie`.
fn with_kinds(mut items: Vec<Item>, announced: &HashSet<CompactString>) -> Vec<Item> {
    for item in &mut items {
        let is_before = |tie: &Tie| matches!(tie, Tie::Before(_) | Tie::Row);
        if let Some(kind) = kinds::kind(&item.key, announced)
            && !item.ties.iter().any(is_before)
        {
            item.ties.retain(|tie| matches!(tie, Tie::Called(_)));
            item.ties.push(Tie::Kind(kind));
        }
    }
    items
}

/// Takes an article alone from what ties an item that has other ties, and all else from what ties a first name.
fn strictly(item: &mut Item) {
    if item.is_given_name() {
        item.ties = vec![Tie::Given];
    } else if item.ties.iter().any(|tie| *tie != Tie::Titled) {
        item.ties.retain(|tie| *tie != Tie::Titled);
    }
}

/// A tie as it is compared.
fn grained(tie: &Tie, grain: Grain) -> Tie {
    match tie {
        Tie::Behind(word, _) if grain != Grain::Fine && words::is_preposition(word) => {
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
