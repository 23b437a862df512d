//! The items of a text that lists none, known by what they are: `golf` is a sport, whatever the words around it.
//!
//! The text announces what each row has (`each has a different pet and one hobby`), and its sentences must name as many members
//! of each of these kinds as there are rows, or all but one; of other kinds, as many and no fewer. People are known by their
//! names. What the lexicon does not know stays unknown, so that the clues that speak of it are refused, and the puzzle must
//! have a single answer.

mod find;
mod names;

use compact_str::CompactString;
use itertools::Itertools;

use super::announced::counts_all;
use super::framed::{LONGEST, ROWS, Said};
use super::free_heading;
use super::story;
use super::story::Story;
use crate::english::family;
use crate::english::lexicon::names::{DAYS, MONTHS};
use crate::english::text::cutting::parts::Parts;
use crate::english::text::naming::category::singular;
use crate::english::text::positions::opening::Count;
use crate::english::token::{Token, tokens};
use crate::english::words::Words;
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry, Name};
use find::{Kind, Member, kinds};
use names::Names;

/// How many categories of a text without lists must have an item for each row.
const FEWEST: usize = 2;

/// The categories of a text beside those that it lists, collected by what their items are.
pub(in crate::english::text) fn known(
    text: &str,
    parts: &Parts,
    count: &Count,
    given: &[(Category, Span)],
) -> Option<Story> {
    let number = count.number as usize;
    if text.len() > LONGEST || !ROWS.contains(&number) {
        return None;
    }
    let mut said = Said::of(text, parts);
    said.clues.retain(|tokens| !tells_of_others(tokens));
    let mut front = said.opening.clone();
    front.extend(
        parts.questions.iter().map(|span| tokens(&text[span.range()], span.start as usize)),
    );
    let mut taken = Taken::of(given);
    let mut all: Vec<(Category, Span)> = Vec::new();
    let found: Vec<Found> = kinds(text, &front, &said.clues, &count.noun)
        .into_iter()
        .filter(|kind| !taken.headings.contains(&kind.name))
        .filter_map(|kind| Found::of(kind, number, &taken))
        .collect();
    let found = apart(found, number);
    for of in found {
        if of.members.iter().any(|member| taken.has(member)) {
            continue;
        }
        taken.add(&of.members);
        let span = of.members.first().map_or(count.span, |member| member.span);
        let name = taken.heading(of.kind.name.clone());
        all.push((category(name, span, &of.members, number), span));
    }
    let complete = all.iter().filter(|(category, _)| is_complete(category, number)).count();
    let mut values = story::values(text, &said.with_values(number), number);
    values.retain(|(category, _)| !taken.has_one_of(category));
    let mut people = names::groups(text, &front, &said.clues, number, &taken);
    // Beside lists, who is called otherwise may be anybody.
    people.retain(|group| given.is_empty() || group.are_people && counts_all(text, count));
    if all.is_empty() && people.is_empty() && !given.is_empty() {
        return None;
    }
    for Names { name, members, .. } in people {
        let span = members.first().map_or(count.span, |member| member.span);
        let name = taken.heading(name.into());
        all.insert(0, (category(name, span, &members, number), span));
    }
    let is_enough = !given.is_empty() || complete >= FEWEST || complete == 1 && all.len() > 2;
    if !is_enough {
        return None;
    }
    let listed = said.in_front(&values);
    all.extend(values);
    Some(Story::new(number, all, listed))
}

/// Whether a sentence may name something that nobody of the rows has or is: `Ann's aunt is a cook`, `Who wants to be a cook?`
fn tells_of_others(tokens: &[Token]) -> bool {
    const WISHES: Words = Words::of(&[
        "dreams", "hope", "hopes", "want", "wanted", "wants", "wish", "wishes", "would",
    ]);
    // `Ann, whose dog is a cook`
    let is_of_own = |of: &[Token]| {
        of[0].word == "whose"
            && matches!(&*of[2].word, "is" | "was")
            && matches!(&*of[3].word, "a" | "an")
    };
    let is_other =
        |token: &Token| WISHES.contains(&&*token.word) || family::is_kin(&singular(&token.word));
    tokens.iter().any(is_other) || tokens.windows(4).any(is_of_own)
}

fn is_complete(category: &Category, number: usize) -> bool {
    category.entries.len() == number
        && category.entries.iter().all(|entry| matches!(entry, Entry::Item(_)))
}

/// What other categories have already.
struct Taken {
    headings: Vec<CompactString>,
    /// The words of items, in lower case.
    items: Vec<CompactString>,
}

impl Taken {
    fn of(given: &[(Category, Span)]) -> Taken {
        let entries = given.iter().flat_map(|(category, _)| &category.entries);
        let items = entries.filter_map(|entry| match entry {
            Entry::Item(name) => Some(name.text.to_lowercase()),
            _ => None,
        });
        Taken {
            headings: given.iter().map(|(category, _)| category.name.text.clone()).collect(),
            items: items.collect(),
        }
    }

    fn has(&self, member: &Member) -> bool {
        self.has_word(&member.name.to_lowercase())
    }

    /// Whether an item is called so, or has it among its words.
    fn has_word(&self, word: &str) -> bool {
        self.items.iter().any(|item| item.split([' ', '-']).any(|of| of == word) || item == word)
    }

    fn has_one_of(&self, category: &Category) -> bool {
        category.entries.iter().any(|entry| match entry {
            Entry::Item(name) => self.items.iter().any(|item| *item == name.text.to_lowercase()),
            _ => false,
        })
    }

    fn add(&mut self, members: &[Member]) {
        self.items.extend(members.iter().map(|member| member.name.to_lowercase()));
    }

    /// A name for a category that no other one has.
    fn heading(&mut self, name: CompactString) -> CompactString {
        let name = free_heading(name, &self.headings);
        self.headings.push(name.clone());
        name
    }
}

/// The members of a kind that the sentences name.
struct Found {
    kind: Kind,
    members: Vec<Member>,
}

impl Found {
    /// `None` if they cannot be the items of a category.
    fn of(kind: Kind, number: usize, taken: &Taken) -> Option<Found> {
        let members: Vec<Member> =
            kind.members.iter().filter(|member| !taken.has(member)).cloned().collect();
        let found = Found { kind, members };
        // Beside lists, only what is announced is looked for, and all of it.
        let may_be = match taken.items.is_empty() {
            true => found.is_enough(number),
            false => found.kind.is_announced && found.members.len() >= number,
        };
        may_be.then_some(found)
    }

    /// Whether no row is without a member, but for one of a kind that each row must have.
    fn is_enough(&self, number: usize) -> bool {
        self.members.len() + usize::from(self.kind.is_surely) >= number
    }
}

/// Kinds that share no member. One that is announced goes before one that is not, and one that has just as many as there are
/// rows before one that may leave some to another one.
fn apart(mut all: Vec<Found>, number: usize) -> Vec<Found> {
    all.sort_by_key(|of| of.kind.order);
    let mut chosen: Vec<Found> = Vec::new();
    let rank = |of: &Found| {
        let members = of.members.len();
        (!of.kind.is_announced, members != number, members < number)
    };
    while let Some(best) = (0..all.len()).min_by_key(|at| rank(&all[*at])) {
        let best = all.remove(best);
        if best.members.len() > number {
            continue;
        }
        for of in &mut all {
            of.members.retain(|member| best.members.iter().all(|other| other.name != member.name));
        }
        all.retain(|of| of.is_enough(number));
        chosen.push(best);
    }
    chosen.sort_by_key(|of| of.kind.order);
    chosen
}

fn category(name: CompactString, span: Span, members: &[Member], number: usize) -> Category {
    let mut members: Vec<&Member> = members.iter().collect();
    for calendar in [DAYS, MONTHS] {
        let place = |of: &Member| {
            calendar.iter().position(|names| names.contains(&&*of.name.to_lowercase()))
        };
        if members.iter().all(|of| place(of).is_some()) {
            members.sort_by_key(|of| place(of));
        }
    }
    let also = members.iter().filter(|of| !of.also.is_empty()).map(|of| {
        let others = of.also.iter().map(|other| Name::new(other.clone(), of.span));
        (Name::new(of.name.clone(), of.span), others.collect_vec())
    });
    let also = also.collect();
    let named = members.iter().map(|of| Entry::Item(Name::new(of.name.clone(), of.span)));
    // No sentence names the last one.
    let unnamed = (members.len() < number).then_some(Entry::Rest(span));
    let entries = named.chain(unnamed).collect();
    Category { name: Name::new(name, span), also, entries, flags: Vec::new(), words: Vec::new() }
}
