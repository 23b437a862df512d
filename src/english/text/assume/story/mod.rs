//! The items of a story that lists none: `match each kite to its maker and home town`, and only the clues name these.
//!
//! What the clues name is grouped by what stands around it: values by their unit, names behind `from` or `built by`, before
//! `cruise`, or alone. A group is a category only if each has as many items, or lacks the one that no clue names. Nothing
//! here is certain before the clues are read with these categories and leave a single answer.

mod complete;
mod group;
mod heads;
mod name;
mod spot;
mod value;
pub(super) mod words;

use compact_str::{CompactString, format_compact};
use itertools::Itertools;

use super::announced::asides;
use crate::english::text::asking::instruction;
use crate::english::text::beside::introduction;
use crate::english::text::cutting::parts::Parts;
use crate::english::text::positions::{opening, race};
use crate::english::token::{Token, tokens};
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry, Name};
use complete::{Complete, completed, is_counted};
use group::{Grain, Group, Item, groups};
use heads::Heads;
use spot::{Form, Tie, spots};
use value::Value;

/// One way to take what the clues name.
#[derive(Clone, Default, Debug)]
pub(in crate::english::text) struct Story {
    pub(in crate::english::text) number: usize,
    pub(in crate::english::text) categories: Vec<(Category, Span)>,
    /// What a message says beside its items.
    notes: Vec<CompactString>,
    /// Where sentences in front of the clues list items.
    pub(in crate::english::text) listed: Vec<Span>,
}

impl Story {
    /// One of which nothing is to be said beside its items.
    pub(super) fn new(
        number: usize,
        categories: Vec<(Category, Span)>,
        listed: Vec<Span>,
    ) -> Story {
        Story { number, categories, notes: Vec::new(), listed }
    }

    /// With what a message says beside its items.
    pub(super) fn with_notes(self, notes: Vec<CompactString>) -> Story {
        Story { notes, ..self }
    }

    /// A line for each category.
    pub(in crate::english::text) fn lines(&self) -> Vec<CompactString> {
        let line = |(category, _): &(Category, Span)| {
            let name = |entry: &Entry| match entry {
                Entry::Item(name) => format!("`{}`", name.text),
                _ => "and one that no clue names".to_owned(),
            };
            let items = category.entries.iter().map(name).join(", ");
            format_compact!("found {} of `{}`: {items}", category.entries.len(), category.name.text)
        };
        self.categories.iter().map(line).chain(self.notes.iter().cloned()).collect()
    }
}

/// What was found: the ways to take it, or why there is none; and what a message shows.
#[derive(Default, Debug)]
pub(in crate::english::text) struct Stories {
    pub(in crate::english::text) stories: Vec<Story>,
    /// Whether it is of a story: there are values among it, or nothing tells what is beside what.
    pub(in crate::english::text) is_of_story: bool,
    /// Whether there are values among it.
    pub(in crate::english::text) has_values: bool,
    /// A line for each group.
    pub(in crate::english::text) lines: Vec<CompactString>,
}

/// No story is longer than so many bytes.
const LONGEST: usize = 20_000;

/// The most ways to complete what was found.
const MOST_WAYS: usize = 12;

/// The ways to take what the clues of a text name as categories, of so many items if the text says how many there are.
pub(in crate::english::text) fn stories(text: &str, parts: &Parts, said: Option<usize>) -> Stories {
    if text.len() > LONGEST {
        return Stories::default();
    }
    let sentences = sentences(text, parts);
    let heads = Heads::of(&sentences);
    let mut found =
        Stories { stories: Vec::new(), is_of_story: false, has_values: false, lines: Vec::new() };
    let spots = spots(text, &sentences, &heads);
    let announced = announced(text, parts);
    for grain in [Grain::Coarse, Grain::Fine] {
        let (mut groups, untied) = groups(spots.clone(), grain);
        if are_places(&sentences, &groups) {
            groups.retain(|group| group.form != Form::Value(Value::Rank));
        }
        let is_placed = sentences.iter().any(|tokens| opening::tells_places(tokens));
        found.has_values |= has_values(&groups);
        found.is_of_story |= found.has_values || !is_placed;
        place(&mut groups, untied, said);
        if found.lines.is_empty() {
            found.lines = groups.iter().filter(|group| is_shown(group)).map(line).collect();
        }
        found.stories = ways(&groups, &heads, &announced, said);
        // Who is the last depends on those of whom no clue tells.
        let is_open = said.is_none() && complete::numbers(&groups).len() > 1;
        if is_open && sentences.iter().flatten().any(words::is_superlative) {
            found.stories.clear();
        }
        if !found.stories.is_empty() {
            return found;
        }
    }
    if !announced.is_empty() {
        let nouns = announced.iter().map(|noun| format!("`{noun}`")).join(", ");
        found.lines.push(format_compact!("the text announces {nouns}"));
    }
    found
}

/// The categories of values, such as ages and prices, of which some sentences name one for each row.
pub(super) fn values(text: &str, sentences: &[Vec<Token>], number: usize) -> Vec<(Category, Span)> {
    let heads = Heads::of(sentences);
    let (groups, _) = groups(spots(text, sentences, &heads), Grain::Coarse);
    let is_whole = |group: &&Group| {
        let is_value = matches!(&group.form, Form::Value(value) if !matches!(value, Value::Rank | Value::Code(_)));
        is_value && group.items.len() == number && group.items.iter().any(|item| !item.is_spelled)
    };
    let category = |group: &Group| {
        let complete = completed(group, number).into_iter().exactly_one().ok()?;
        let name = name::names(&[group], &heads, &[]).names.into_iter().next()?;
        let is_of_days = matches!(&group.form, Form::Value(Value::Date | Value::Month));
        let name = if is_of_days && text.contains("birthday") { "birthday".into() } else { name };
        Some(category(&name, group, complete, &heads))
    };
    groups.iter().filter(is_whole).filter_map(category).collect()
}

/// The sentences that name items: the clues, those in front of them if there are none, and asides in front of them.
fn sentences(text: &str, parts: &Parts) -> Vec<Vec<Token>> {
    let of = |span: &Span| tokens(&text[span.range()], span.start as usize);
    let says = |span: &Span, tokens: &[Token]| {
        !instruction::is_remark(text, *span, tokens)
            && !instruction::speaks_of_the_puzzle(tokens)
            && instruction::asked(tokens).is_none()
    };
    let clues: Vec<Span> = parts.clues.iter().map(|clue| clue.span).collect();
    let front: Vec<(&Span, Vec<Token>)> =
        parts.opening.iter().map(|span| (span, of(span))).collect();
    let clues = match clues.is_empty() {
        true => front
            .iter()
            .filter(|(_, tokens)| !introduction::announces(tokens))
            .map(|(span, _)| **span)
            .collect(),
        false => clues,
    };
    let mut all: Vec<Vec<Token>> = clues
        .iter()
        .map(|span| (span, of(span)))
        .filter(|(span, tokens)| says(span, tokens))
        .map(|(_, tokens)| tokens)
        .collect();
    all.extend(front.iter().flat_map(|(_, tokens)| asides(tokens)));
    all
}

/// The kinds of things that the sentences in front of the clues and the questions announce.
fn announced(text: &str, parts: &Parts) -> Vec<CompactString> {
    let all = parts.opening.iter().chain(&parts.questions);
    let nouns = all.flat_map(|span| name::announced(&tokens(&text[span.range()], 0)));
    nouns.unique().collect()
}

/// Whether ranks are places of a row or a race, and no values.
fn are_places(sentences: &[Vec<Token>], groups: &[Group]) -> bool {
    sentences.iter().any(|tokens| opening::tells_places(tokens))
        || !has_values(groups) && race::is_told(sentences.iter().cloned())
}

/// Whether some of what is found are values that can be of one category only.
fn has_values(groups: &[Group]) -> bool {
    let is_value =
        |group: &Group| matches!(&group.form, Form::Value(value) if *value != Value::Rank);
    groups.iter().any(|group| is_value(group) && is_counted(group))
}

/// Puts names that nothing ties to others into the only group that lacks as many.
fn place(groups: &mut Vec<Group>, untied: Vec<Item>, said: Option<usize>) {
    if untied.is_empty() {
        return;
    }
    let most = groups.iter().filter(|group| is_counted(group)).map(|group| group.items.len()).max();
    let number = said.or(most).unwrap_or_default();
    let lacks =
        |group: &&mut Group| group.form == Form::Name && group.items.len() + untied.len() == number;
    match groups.iter_mut().filter(lacks).exactly_one() {
        Ok(group) => group.items.extend(untied),
        Err(_) => groups.push(Group { form: Form::Name, items: untied }),
    }
}

/// The ways to make categories of all groups, those with the fewest rows first.
fn ways(
    groups: &[Group],
    heads: &Heads,
    announced: &[CompactString],
    said: Option<usize>,
) -> Vec<Story> {
    let numbers = said.map_or_else(
        || complete::numbers(groups),
        |number| if number < complete::FEWEST { Vec::new() } else { vec![number] },
    );
    let mut all = Vec::new();
    for number in numbers {
        all.extend(with_rows(groups, heads, announced, number));
    }
    if all.len() > MOST_WAYS { Vec::new() } else { all }
}

fn with_rows(
    groups: &[Group],
    heads: &Heads,
    announced: &[CompactString],
    number: usize,
) -> Vec<Story> {
    let mut kept = Vec::new();
    let mut options: Vec<Vec<Complete>> = Vec::new();
    for group in groups {
        let complete = completed(group, number);
        match complete.is_empty() {
            true if is_counted(group) => return Vec::new(),
            true => {}
            false if complete::is_spelled_twice(group, groups) => return Vec::new(),
            false => {
                kept.push(group);
                options.push(complete);
            }
        }
    }
    let is_of_names = |group: &&&Group| group.form == Form::Name || group.form == Form::Plain;
    let ways: usize = options.iter().map(Vec::len).product();
    let mut named = name::names(&kept, heads, announced);
    // `match each lecture to its speaker and day`, where lectures have no names
    if let [first, others @ ..] = announced
        && !named.missing.is_empty()
        && heads.things().contains(first)
    {
        named = name::names(&kept, heads, others);
    }
    let is_mixed = kept.iter().any(|group| group.is_mixed());
    // Ranks and names alone are a list of winners.
    let kinds = kept.iter().filter(|group| group.form != Form::Value(Value::Rank)).count();
    if kinds < 2
        || !kept.iter().any(|group| is_of_names(&group))
        || ways > MOST_WAYS
        || !named.missing.is_empty()
        || is_mixed && !named.is_covered
        || is_twice(&kept)
    {
        return Vec::new();
    }
    let story = |complete: Vec<Complete>| {
        let mut rows: Vec<(&CompactString, &Group, Complete)> = named
            .names
            .iter()
            .zip(&kept)
            .zip(complete)
            .map(|((name, group), complete)| (name, *group, complete))
            .collect();
        // The rows are those of a complete category, of names if there is one.
        let order = |(_, group, complete): &(&CompactString, &Group, Complete)| {
            (complete.has_unnamed, rank(group, heads))
        };
        rows.sort_by_key(order);
        let is_whole = rows.first().is_some_and(|(.., complete)| !complete.has_unnamed);
        let added: Vec<CompactString> = rows
            .iter()
            .flat_map(|(.., complete)| &complete.added)
            .map(|name| format_compact!("`{name}`"))
            .collect();
        let note = format_compact!(
            "no clue names {}, which the run of the others lacks",
            added.join(", ")
        );
        is_whole.then(|| Story {
            number,
            notes: if added.is_empty() { Vec::new() } else { vec![note] },
            listed: Vec::new(),
            categories: rows
                .into_iter()
                .map(|(name, group, complete)| category(name, group, complete, heads))
                .collect(),
        })
    };
    options.into_iter().multi_cartesian_product().filter_map(story).collect()
}

/// People first, then what the rows are called, then other names, then values.
fn rank(group: &Group, heads: &Heads) -> usize {
    match &group.form {
        Form::Name if name::are_people(group, heads) => 0,
        Form::Name if group.has(&Tie::Titled) || group.has(&Tie::Bare) => 1,
        Form::Name | Form::Plain => 2,
        Form::Value(_) => 3,
    }
}

/// Whether a word is of two categories.
fn is_twice(groups: &[&Group]) -> bool {
    let names = groups.iter().filter(|group| !matches!(group.form, Form::Value(_)));
    !names.flat_map(|group| &group.items).map(|item| item.name.to_lowercase()).all_unique()
}

fn category(name: &str, group: &Group, complete: Complete, heads: &Heads) -> (Category, Span) {
    let span = complete.items.first().map_or(Span::default(), |item| item.span);
    let mut entries: Vec<Entry> = complete
        .items
        .into_iter()
        .map(|item| Entry::Item(Name::new(item.name, item.span)))
        .collect();
    if complete.has_unnamed {
        entries.push(Entry::Rest(span));
    }
    let nouns = group.ties().filter_map(|tie| match tie {
        Tie::Before(noun) => Some(heads.form(noun)),
        _ => None,
    });
    let nouns: Vec<CompactString> = nouns.collect();
    // `the Hill family`, where `family` is no name of the category
    let with_noun = |entry: &Entry| {
        let Entry::Item(item) = entry else { return None };
        let longer =
            |noun: &CompactString| Name::new(format_compact!("{} {noun}", item.text), item.span);
        let is_other = |noun: &&CompactString| *noun != name && words::is_of_names(noun);
        let also: Vec<Name> = nouns.iter().filter(is_other).map(longer).collect();
        (!also.is_empty()).then(|| (item.clone(), also))
    };
    let category = Category {
        name: Name::new(name, span),
        also: entries.iter().filter_map(with_noun).collect(),
        entries,
        flags: Vec::new(),
        words: nouns
            .iter()
            .filter(|noun| *noun != name && !words::is_of_names(noun))
            .map(|noun| Name::new(noun.clone(), span))
            .collect(),
    };
    (category, span)
}

/// A name that no other category has, and that is no word of the language.
fn free_name(name: CompactString, taken: &[CompactString]) -> CompactString {
    const RESERVED: &[&str] = &["title", "houses", "position", "positions", "clues", "questions"];
    let mut name = name;
    if RESERVED.contains(&name.as_str()) {
        name.push_str(" kind");
    }
    let mut at = 2;
    let base = name.clone();
    while taken.contains(&name) {
        name = format_compact!("{base} {at}");
        at += 1;
    }
    name
}

/// Whether a group is worth a line of a message.
fn is_shown(group: &Group) -> bool {
    is_counted(group) || group.items.len() > 2
}

/// What was found of a kind, as a message has it.
fn line(group: &Group) -> CompactString {
    const SHOWN: usize = 12;
    let shown = group.items.iter().take(SHOWN).map(|item| format!("`{}`", item.name)).join(", ");
    let more = if group.items.len() > SHOWN { ", …" } else { "" };
    format_compact!("found {} of a kind: {shown}{more}", group.items.len())
}
