//! The items of a text that lists none, collected from its sentences by the words around them.

mod announced;
mod deeds;
mod framed;
mod known;
mod spot;
mod story;

use compact_str::{CompactString, format_compact};
use foldhash::{HashMap, HashMapExt};
use itertools::Itertools;

use super::asking::instruction;
use super::beside::introduction;
use super::cutting::parts::Parts;
use super::positions::opening::Count;
use crate::english::lexicon;
use crate::english::token::{Token, tokens};
use crate::english::words;
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry, Name};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::parser::MAX_LENGTH;
use crate::syntax::text::squeeze;
pub(super) use framed::{framed, number_framed};
pub(super) use known::known;
pub(super) use story::{Stories, Story, stories};

use deeds::{COLOUR, DEEDS, LIKED, NAME, NATIONALITY, PET, PROFESSION, STEMS, may_be_had};
use spot::{Evidence, spots};

/// Whether a word is of an animal that people keep, or tell of in puzzles.
pub(super) fn is_animal(word: &str) -> bool {
    STEMS.is_animal(&words::stem(word))
}

/// The items by the deeds around them, if each group has one for each position.
pub(super) fn by_deeds(text: &str, parts: &Parts, count: &Count) -> Option<Story> {
    let number = count.number as usize;
    let mut groups = found(text, parts, &count.noun).groups(number);
    let unnamed = add_unnamed(&mut groups, number, true);
    if !is_certain(&groups, number) {
        return None;
    }
    let note = |category: &&str| {
        let told = number - 1;
        format_compact!(
            "only {told} of `{category}` are named, so that the last is called `unnamed {category}`"
        )
    };
    let notes = unnamed.iter().map(note).collect();
    let categories = groups.into_iter().map(|group| category(group, count.span)).collect();
    Some(Story::new(number, categories, Vec::new()).with_notes(notes))
}

/// Says what was found of a text whose items cannot be collected.
pub(super) fn refuse(text: &str, parts: &Parts, count: &Count, diagnostics: &mut Diagnostics) {
    let number = count.number as usize;
    let groups = found(text, parts, &count.noun).groups(number);
    let message =
        format!("the text lists no items, and its clues do not tell of {number} in each category");
    let error = Diagnostic::error(Code::EnglishText, Span::default(), message)
        .help("add a line for each category, such as `Pets: dog, cat and fish`");
    diagnostics.push(groups.iter().fold(error, |error, group| error.help(line(group))));
}

/// Says which items a story is taken to have.
pub(super) fn warn_of_story(story: &Story, diagnostics: &mut Diagnostics) {
    let warning = Diagnostic::warning(
        Code::AssumedItems,
        Span::default(),
        "the text lists no items, so they are collected from its clues",
    );
    let warning = story.lines().into_iter().fold(warning, |warning, line| warning.help(line));
    diagnostics.push(warning);
}

/// What a category is called that may not be called as others are: `name 2` beside `name`.
fn free_heading(name: CompactString, taken: &[CompactString]) -> CompactString {
    let others = (2..).map(|at| format_compact!("{name} {at}"));
    let mut names = std::iter::once(name.clone()).chain(others);
    names.find(|name| !taken.contains(name)).unwrap_or(name)
}

/// Says which items a text is taken to have beside those of its lists.
pub(super) fn warn_beside_lists(story: &Story, diagnostics: &mut Diagnostics) {
    let warning = Diagnostic::warning(Code::AssumedItems, Span::default(), BESIDE_LISTS);
    diagnostics.push(story.lines().into_iter().fold(warning, |warning, line| warning.help(line)));
}

const BESIDE_LISTS: &str = "no list has some of the items, so they are collected from the clues";

/// The categories that the text announces and lists nowhere, beside those of its lists: their items are collected from the
/// clues.
pub(super) fn announced(
    text: &str,
    parts: &Parts,
    count: &Count,
    given: &[(Category, Span)],
    diagnostics: &mut Diagnostics,
) -> Vec<(Category, Span)> {
    let groups = announced::groups(text, parts, count, given);
    if groups.is_empty() {
        return Vec::new();
    }
    assumed(groups, BESIDE_LISTS, count, diagnostics)
}

/// The categories beside the only list of a text, `Ann, Bo and Cy live in three houses`: as in a text without lists, if
/// each of them has one item for each position and none of the list's.
pub(super) fn beside_list(
    text: &str,
    parts: &Parts,
    count: &Count,
    (given, _): &(Category, Span),
    diagnostics: &mut Diagnostics,
) -> Vec<(Category, Span)> {
    let number = count.number as usize;
    let items = given.entries.iter().filter_map(|entry| match entry {
        Entry::Item(name) => Some(key(&tokens(&name.text, 0), false)),
        _ => None,
    });
    let listed: Vec<CompactString> = items.collect();
    let mut found = found(text, parts, &count.noun);
    found.items.retain(|item| !listed.contains(&item.key));
    let groups = found.groups(number);
    if !is_certain(&groups, number) {
        return Vec::new();
    }
    let message = "only one list has items, so the others are collected from the clues";
    assumed(groups, message, count, diagnostics)
}

/// The categories of some groups, with a warning that shows them.
fn assumed(
    groups: Vec<Group>,
    message: &str,
    count: &Count,
    diagnostics: &mut Diagnostics,
) -> Vec<(Category, Span)> {
    let warning = Diagnostic::warning(Code::AssumedItems, Span::default(), message);
    diagnostics.push(groups.iter().fold(warning, |warning, group| warning.help(line(group))));
    groups.into_iter().map(|group| category(group, count.span)).collect()
}

/// The only number of which there is an item, or all but one, in each category, in a text that does
/// not say how many there are.
pub(super) fn number(text: &str, parts: &Parts) -> Option<usize> {
    const FEWEST: usize = 3;
    const MOST: usize = 10;
    let complete = |number: &usize| {
        let mut groups = found(text, parts, "").groups(*number);
        add_unnamed(&mut groups, *number, false);
        groups.len() > 1 && is_certain(&groups, *number)
    };
    (FEWEST..=MOST).filter(complete).exactly_one().ok()
}

/// The items that the sentences tell of.
fn found<'t>(text: &'t str, parts: &Parts, place: &'t str) -> Found<'t> {
    let mut found = Found::new(text, place);
    for span in &parts.opening {
        let tokens = tokens(&text[span.range()], span.start as usize);
        let tells =
            || !introduction::announces(&tokens) && !instruction::speaks_of_the_puzzle(&tokens);
        match instruction::asked(&tokens) {
            Some(from) => found.sentence(&tokens[from..]),
            // With clues of their own, sentences in front of them only tell what the puzzle is about.
            None if parts.clues.is_empty() && tells() => found.sentence(&tokens),
            None => {
                let asides = announced::asides(&tokens);
                asides.iter().for_each(|aside| found.sentence(aside));
            }
        }
    }
    let clues = parts.clues.iter().map(|clue| clue.span);
    for span in clues.chain(parts.questions.iter().copied()) {
        let tokens = tokens(&text[span.range()], span.start as usize);
        let remark = instruction::is_remark(text, span, &tokens);
        match instruction::asked(&tokens) {
            _ if remark || introduction::announces(&tokens) => {}
            Some(from) => found.sentence(&tokens[from..]),
            None if instruction::speaks_of_the_puzzle(&tokens) => {}
            None => found.sentence(&tokens),
        }
    }
    found
}

/// Adds the one item of a category that no sentence names, if all other categories are complete or
/// lack one as well; the categories that lacked one.
///
/// The others have names, so that it can but be the one that is left.
fn add_unnamed(groups: &mut [Group], number: usize, is_told: bool) -> Vec<&'static str> {
    let is_known = |group: &Group| group.category != UNKNOWN;
    let complete = groups.iter().filter(|group| group.items.len() == number).count();
    let lacks_one = |group: &Group| group.items.len() + 1 == number;
    let certain = complete >= fewest_complete(groups.len(), is_told)
        && groups
            .iter()
            .all(|group| is_known(group) && (group.items.len() == number || lacks_one(group)));
    // `The Ford` may be a car among the people, where either lacks one.
    let is_guessed = |item: &Item| {
        item.evidence.iter().all(|of| matches!(of, Evidence::Titled | Evidence::Mentioned))
    };
    let people = groups.iter().filter(|group| group.category == NATIONALITY);
    let is_doubtful = people.flat_map(|group| &group.items).any(is_guessed);
    if !certain || is_doubtful {
        return Vec::new();
    }
    let mut unnamed = Vec::new();
    for group in groups.iter_mut().filter(|group| lacks_one(group)) {
        let name = format_compact!("unnamed {}", group.category);
        let evidence = vec![Evidence::Of(group.category)];
        let span = group.items.first().map_or(Span::default(), |item| item.span);
        group.items.push(Item { key: name.clone(), name, short: None, span, evidence });
        unnamed.push(group.category);
    }
    unnamed
}

fn category(group: Group, place: Span) -> (Category, Span) {
    let span = group.items.first().map_or(place, |item| item.span);
    let topic = lexicon::topic_of(&[&words::stem(group.category)]);
    let is_known = |verb: &&str| {
        let stem = words::stem(verb);
        let stem = stem.as_str();
        lexicon::VERBS.contains(&stem) || topic.is_some_and(|topic| topic.verbs.contains(&stem))
    };
    let deed = DEEDS.iter().filter(|deed| deed.category == group.category);
    let verbs = deed.flat_map(|deed| deed.verbs.split(' ')).filter(|verb| !is_known(verb));
    let category = Category {
        name: Name::new(group.category, span),
        also: group.items.iter().filter_map(also).collect(),
        entries: group
            .items
            .into_iter()
            .map(|item| Entry::Item(Name::new(item.name, item.span)))
            .collect(),
        flags: Vec::new(),
        words: verbs.map(|verb| Name::new(verb, span)).collect(),
    };
    (category, span)
}

/// The shorter name of an item: `juice` for `orange juice`.
fn also(item: &Item) -> Option<(Name, Vec<Name>)> {
    let short = item.short.as_ref()?;
    Some((Name::new(item.name.clone(), item.span), vec![Name::new(short.clone(), item.span)]))
}

struct Item {
    name: CompactString,
    /// A shorter name that is used as well.
    short: Option<CompactString>,
    /// The stems of its words, by which it is known again.
    key: CompactString,
    span: Span,
    /// What the sentences tell of it.
    evidence: Vec<Evidence>,
}

struct Group {
    category: &'static str,
    items: Vec<Item>,
}

/// The items in the order of the text.
struct Found<'a> {
    text: &'a str,
    /// What a position is called.
    place: &'a str,
    items: Vec<Item>,
    /// Where the item with a key stands.
    known: HashMap<CompactString, usize>,
}

impl<'t> Found<'t> {
    fn new(text: &'t str, place: &'t str) -> Found<'t> {
        Found { text, place, items: Vec::new(), known: HashMap::new() }
    }

    fn sentence(&mut self, tokens: &[Token]) {
        for spot in spots(self.text, self.place, tokens) {
            let words = &tokens[spot.words.clone()];
            let span = words[0].span.to(words[words.len() - 1].span);
            let key = key(words, spot.evidence == Evidence::Of(NATIONALITY));
            let at = self.known.get(&key).copied().unwrap_or_else(|| {
                let mut name = squeeze(&self.text[span.range()]);
                let proper = matches!(
                    spot.evidence,
                    Evidence::Named | Evidence::Titled | Evidence::Of("smoke" | NATIONALITY)
                );
                // The capital is that of the sentence.
                if spot.words.start == 0 && !proper {
                    name = name.to_lowercase();
                }
                self.items.push(Item {
                    name,
                    short: None,
                    key: key.clone(),
                    span,
                    evidence: Vec::new(),
                });
                self.known.insert(key, self.items.len() - 1);
                self.items.len() - 1
            });
            let evidence = &mut self.items[at].evidence;
            if !evidence.contains(&spot.evidence) {
                evidence.push(spot.evidence);
            }
        }
    }

    /// The items by category. Those of which the words around tell no category are in the only one
    /// that lacks as many, or by themselves.
    fn groups(self, number: usize) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        let mut rest = Vec::new();
        for item in self.items {
            match categories_of(&item).as_slice() {
                [] => rest.push(item),
                [category] => group(&mut groups, category).push(item),
                // In each of them, so that all can be seen.
                several => {
                    for category in several {
                        group(&mut groups, category).push(item.copy());
                    }
                }
            }
        }
        for group in &mut groups {
            // Each name has at most one shorter one.
            if (number + 1..=2 * number).contains(&group.items.len()) {
                join_short(&mut group.items);
            }
        }
        let (liked, other): (Vec<Item>, Vec<Item>) =
            rest.into_iter().partition(|item| item.evidence.contains(&Evidence::Liked));
        // Who `likes` one of many that others drink means a drink.
        let few = 2 * liked.len() < number;
        let is_deed = |category: &str| few && DEEDS.iter().any(|deed| deed.category == category);
        let mut rest = fill(&mut groups, liked, number, LIKED, is_deed);
        let only_had = other.iter().all(|item| item.evidence == [Evidence::Had]);
        let own = if only_had { PET } else { UNKNOWN };
        rest.extend(fill(&mut groups, other, number, own, |category| {
            may_be_had(category) || !only_had && category == PROFESSION
        }));
        if !rest.is_empty() {
            groups.push(Group { category: UNKNOWN, items: rest });
        }
        groups.sort_by_key(|group| order(group.category));
        groups
    }
}

/// Adds items to the only group that may have them and lacks just as many, or makes them a group
/// of their own if they are enough; those that fit nowhere are given back.
fn fill(
    groups: &mut Vec<Group>,
    mut items: Vec<Item>,
    number: usize,
    own: &'static str,
    may_have: impl Fn(&str) -> bool,
) -> Vec<Item> {
    if items.is_empty() {
        return items;
    }
    let lacks =
        |group: &&mut Group| may_have(group.category) && group.items.len() + items.len() == number;
    let mut lacking = groups.iter_mut().filter(lacks);
    let (first, second) = (lacking.next(), lacking.next());
    match (first, second) {
        (Some(group), None) => group.items.append(&mut items),
        (None, None) if own != UNKNOWN && items.len() == number => {
            groups.push(Group { category: own, items: std::mem::take(&mut items) });
        }
        _ => {}
    }
    items
}

/// How many categories must be complete before others may lack an item.
const FEWEST_COMPLETE: usize = 2;

/// The same of so many categories. Where many lack just one of the number that the text tells, one that is complete is
/// enough.
fn fewest_complete(categories: usize, is_told: bool) -> usize {
    const MANY: usize = 5;
    if is_told && categories >= MANY { 1 } else { FEWEST_COMPLETE }
}

/// What items are called of which no category is known; none that is accepted.
const UNKNOWN: &str = "no category";

fn group<'g>(groups: &'g mut Vec<Group>, category: &'static str) -> &'g mut Vec<Item> {
    let at = groups.iter().position(|group| group.category == category).unwrap_or_else(|| {
        groups.push(Group { category, items: Vec::new() });
        groups.len() - 1
    });
    &mut groups[at].items
}

/// The categories that the words around an item tell: what is done with it, else what it is,
/// else how it is written.
fn categories_of(item: &Item) -> Vec<&'static str> {
    let told: Vec<&'static str> = item
        .evidence
        .iter()
        .filter_map(|evidence| match evidence {
            Evidence::Of(category) => Some(*category),
            _ => None,
        })
        .collect();
    if !told.is_empty() {
        return told;
    }
    let last = item.key.rsplit(' ').next().unwrap_or_default();
    if let Some(category) = STEMS.living(last) {
        return vec![category];
    }
    let by =
        [(Evidence::Titled, NATIONALITY), (Evidence::Named, NAME), (Evidence::Person, PROFESSION)];
    let found = by.iter().find(|(evidence, _)| item.evidence.contains(evidence));
    found.map(|(_, category)| *category).into_iter().collect()
}

/// Joins items that are called by the last of their words as well: `orange juice`, `juice`.
fn join_short(items: &mut Vec<Item>) {
    let is_short_of = |short: &Item, long: &Item| {
        long.key.strip_suffix(short.key.as_str()).is_some_and(|front| front.ends_with(' '))
    };
    for at in (0..items.len()).rev() {
        let mut longer = (0..items.len()).filter(|other| is_short_of(&items[at], &items[*other]));
        if let (Some(long), None) = (longer.next(), longer.next()) {
            items[long].short = Some(items[at].name.clone());
            items.remove(at);
        }
    }
}

impl Item {
    fn copy(&self) -> Item {
        Item {
            name: self.name.clone(),
            short: None,
            key: self.key.clone(),
            span: self.span,
            evidence: self.evidence.clone(),
        }
    }
}

/// By what an item is known again: the stems of its words, or its nation.
fn key(words: &[Token], is_nation: bool) -> CompactString {
    if let [word] = words
        && is_nation
    {
        return lexicon::names_of(&word.word)[0].into();
    }
    let stems: Vec<&str> = words.iter().map(|token| token.stem.as_str()).collect();
    CompactString::from(stems.join(" "))
}

/// Names and nationalities first, as they stand in a table.
fn order(category: &str) -> usize {
    let first = [NAME, NATIONALITY, PROFESSION, COLOUR];
    let deed = || DEEDS.iter().position(|deed| deed.category == category);
    let behind = || deed().map_or(usize::MAX, |at| at + first.len());
    first.iter().position(|known| *known == category).unwrap_or_else(behind)
}

/// Whether each group has one item for each position, and no item is in two groups.
fn is_certain(groups: &[Group], number: usize) -> bool {
    let complete =
        groups.iter().all(|group| group.items.len() == number && group.category != UNKNOWN);
    let mut keys: Vec<&str> =
        groups.iter().flat_map(|group| &group.items).map(|item| item.key.as_str()).collect();
    keys.sort_unstable();
    let apart = keys.windows(2).all(|pair| pair[0] != pair[1]);
    complete && apart && !groups.is_empty() && number <= MAX_LENGTH
}

/// What was found of a category, as a message has it.
fn line(group: &Group) -> CompactString {
    const SHOWN: usize = 12;
    let names: Vec<String> =
        group.items.iter().take(SHOWN).map(|item| format!("`{}`", item.name)).collect();
    let more = if group.items.len() > SHOWN { ", …" } else { "" };
    let of = if group.category == UNKNOWN {
        "that fit no category".into()
    } else {
        format_compact!("of `{}`", group.category)
    };
    format_compact!("found {} {of}: {}{more}", group.items.len(), names.join(", "))
}
