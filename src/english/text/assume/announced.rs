//! Categories that a text announces and lists nowhere, beside lists that it gives: `find each pupil's last name`, where only
//! the clues name these.
//!
//! Each must come to one item for each position. Every capital of the clues that is of no listed item must be one of such a
//! category; else nothing is collected, and the sentences are refused for the words that are not known.

use compact_str::CompactString;
use itertools::Itertools;

use super::deeds::{DEEDS, PROFESSION, ends_name};
use super::{Evidence, Found, Group, Item};
use crate::english::function;
use crate::english::lexicon;
use crate::english::lexicon::names::{DAYS, MONTHS, is_of_calendar};
use crate::english::text::cutting::parts::Parts;
use crate::english::text::mentions::Mentions;
use crate::english::text::positions::opening::{self, Count};
use crate::english::token::{Token, tokens};
use crate::english::words::{self, Marks};
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry};
use crate::syntax::text::{fold, squeeze};

/// What people are to the things of a puzzle.
const ROLES: &[&str] = &[
    "artist", "author", "captain", "coach", "composer", "director", "driver", "editor", "husband",
    "jockey", "manager", "owner", "pilot", "rider", "sculptor", "skipper", "teacher", "trainer",
    "wife",
];

const PLACES: &[&str] =
    &["city", "country", "home town", "hometown", "state", "suburb", "town", "village"];

const LAST_NAME: &str = "last name";

/// What a category of the people is called of whom a text says only how many they are: `Four friends each …`
const PEOPLE: &str = "name";

/// The groups of items that the clues name.
pub(super) fn groups(
    text: &str,
    parts: &Parts,
    count: &Count,
    given: &[(Category, Span)],
) -> Vec<Group> {
    let number = count.number as usize;
    let mut of = Announced::of(text, parts, given);
    if of.names.is_empty() && counts_all(text, count) && !lists_people(given) {
        of.names.push(PEOPLE.into());
    }
    if of.is_empty() {
        return Vec::new();
    }
    let mentions = Mentions::of(given.iter().map(|(category, _)| category));
    let said = Said { text, sentences: sentences(text, parts), mentions };
    let mut groups = said.calendar(&of);
    groups.extend(said.deeds(&of, &count.noun));
    groups.extend(said.names(&of, number).unwrap_or_default());
    groups.retain(|group| group.items.len() == number);
    groups
}

/// The sentences that may name items: clues, questions, and what an opening says of one of them, `(one is from Rome)`.
fn sentences(text: &str, parts: &Parts) -> Vec<Vec<Token>> {
    let of = |span: Span| tokens(&text[span.range()], span.start as usize);
    let clues = parts.clues.iter().map(|clue| of(clue.span));
    let others = parts.opening.iter().chain(&parts.questions);
    clues.chain(others.flat_map(|span| asides(&of(*span)))).collect()
}

/// What a sentence in front of the clues says of one item: `(one is from Rome)`, `one of them plays the harp`.
pub(super) fn asides(tokens: &[Token]) -> Vec<Vec<Token>> {
    let is = |at: usize, words: &[&str]| {
        tokens.get(at).is_some_and(|token| words.contains(&token.word.as_str()))
    };
    const LONGEST: usize = 20;
    let opens = |at: &usize| is(*at, &["("]) && is(at + 1, &["including", "one"]);
    let asides = (0..tokens.len()).filter(opens).map(|at| {
        let within = tokens[at..].iter().take(LONGEST);
        let end = within.take_while(|token| token.word != ")").count();
        tokens[at + 1..at + end].to_vec()
    });
    // `…, and one of them plays the harp.`
    let tells = |at: &usize| {
        let behind = at.checked_sub(1).is_none_or(|last| is(last, &[",", ";", "and"]));
        behind && is(*at, &["one"]) && is(at + 1, &["of"]) && is(at + 2, &["them", "which", "whom"])
    };
    let clauses = (0..tokens.len()).filter(tells).map(|at| {
        let within = tokens[at..].iter().take(LONGEST);
        let end = within.take_while(|token| !matches!(&*token.word, "," | ";" | ")")).count();
        tokens[at..at + end].to_vec()
    });
    asides.chain(clauses).collect()
}

/// The kinds of items that a text announces and does not list.
#[derive(Default)]
struct Announced {
    /// What a category of names is called.
    names: Vec<CompactString>,
    /// Whether the names that it asks for may be first names, or both.
    unclear: bool,
    /// What a category of places is called.
    places: Vec<CompactString>,
    colours: bool,
    days: bool,
    months: bool,
    /// Those of `DEEDS`, and professions.
    deeds: Vec<&'static str>,
}

impl Announced {
    fn of(text: &str, parts: &Parts, given: &[(Category, Span)]) -> Announced {
        let mut of = Announced::default();
        let named: Vec<CompactString> = given
            .iter()
            .flat_map(|(category, _)| tokens(&category.name.text, 0))
            .map(|token| token.stem)
            .collect();
        let is_given = |word: &str| named.contains(&words::stem(word));
        for span in parts.opening.iter().chain(&parts.questions) {
            let tokens = tokens(&text[span.range()], 0);
            let announces = tokens.iter().any(|token| {
                matches!(
                    &*token.word,
                    "consecutive" | "different" | "each" | "every" | "own" | "separate" | "which"
                )
            });
            if announces {
                of.add(&tokens, given, &is_given);
            }
        }
        of
    }

    fn add(
        &mut self,
        tokens: &[Token],
        given: &[(Category, Span)],
        is_given: &impl Fn(&str) -> bool,
    ) {
        // Few words begin as one of the sentence does, and only for these a stem is needed.
        fn start(word: &str) -> Option<&[u8]> {
            word.as_bytes().get(..2)
        }
        let starts = tokens.iter().filter_map(|token| start(&token.word));
        let starts = starts.fold(Marks::default(), Marks::with);
        let has = |word: &str| {
            if start(word).is_some_and(|start| !starts.may_have_bytes(start)) {
                return false;
            }
            let begins = |token: &&Token| start(&token.word) == start(word);
            let mut near = tokens.iter().filter(begins).peekable();
            near.peek().is_some() && {
                let stem = words::stem(word);
                near.any(|token| token.stem == stem)
            }
        };
        let pair = |first: &str| {
            let is_name = |token: &Token| matches!(&*token.word, "name" | "names");
            tokens.windows(2).any(|pair| pair[0].word == first && is_name(&pair[1]))
        };
        let add = |of: &mut Vec<CompactString>, name: &str| {
            if !of.iter().any(|known| known == name) {
                of.push(name.into());
            }
        };
        let asks_for_last = ["family", "full", "last"].into_iter().any(pair) || has("surname");
        let lists_last = ["family", "last", "surname"].into_iter().any(is_given);
        if asks_for_last && !lists_last {
            add(&mut self.names, LAST_NAME);
            self.unclear |= !lists_first(given);
        }
        for role in ROLES.iter().filter(|role| has(role) && !is_given(role)) {
            add(&mut self.names, role);
        }
        for place in PLACES.iter().filter(|place| has(place) && !is_given(place)) {
            add(&mut self.places, place);
        }
        self.colours |=
            (has("color") && !is_given("color") || has("colour")) && !is_given("colour");
        self.days |= (has("day") || has("weekday")) && !is_given("day") && !is_given("weekday");
        self.months |= has("month") && !is_given("month");
        for deed in DEEDS {
            let mut nouns = deed.nouns.split_whitespace().chain([deed.category]);
            if nouns.clone().any(has) && !nouns.any(is_given) {
                self.deeds.push(deed.category);
            }
        }
        const WORK: &[&str] = &["career", "job", "occupation", "profession", "trade"];
        if WORK.iter().any(|word| has(word)) && !WORK.iter().any(|word| is_given(word)) {
            self.deeds.push(PROFESSION);
        }
    }

    fn is_empty(&self) -> bool {
        self.names.is_empty()
            && self.places.is_empty()
            && self.deeds.is_empty()
            && !(self.colours || self.days || self.months)
    }
}

/// Whether a text counts people, and all of them: not `Ann and three friends`, nor `three friends and their aunt`.
pub(super) fn counts_all(text: &str, count: &Count) -> bool {
    let start = count.span.start as usize;
    let before = text[..start].rsplit(['.', '?', '!', '\n']).next().unwrap_or_default();
    let behind = text[count.span.end as usize..].trim_start();
    let adds =
        |said: &str| said.split_whitespace().any(|word| matches!(word, "and" | "plus" | "with"));
    count.people
        && !count.noun.is_empty()
        && !adds(before)
        && !adds(behind.split_whitespace().next().unwrap_or_default())
}

/// Whether a category is called as one of people is.
fn is_of_people(category: &Category) -> bool {
    let mut words = category.name.text.split(' ');
    words.any(|word| word.starts_with("name") || opening::is_people(word))
}

/// Whether a category is of people.
fn lists_people(given: &[(Category, Span)]) -> bool {
    let is_role = |category: &Category| ROLES.iter().any(|role| category.name.text.contains(role));
    given.iter().any(|(category, _)| is_of_people(category) || is_role(category))
}

/// Whether one category, and no other, may be of first names: one word with a capital for each, or it is called so.
fn lists_first(given: &[(Category, Span)]) -> bool {
    let is_name = |entry: &Entry| {
        let Entry::Item(name) = entry else { return false };
        let is_calendar = is_of_calendar(&fold(&name.text));
        name.text.starts_with(char::is_uppercase)
            && name.text.chars().all(char::is_alphabetic)
            && !is_calendar
    };
    let are_names = |category: &&Category| category.entries.iter().all(is_name);
    let all: Vec<&Category> = given.iter().map(|(of, _)| of).filter(are_names).collect();
    all.len() == 1 || all.iter().filter(|category| is_of_people(category)).count() == 1
}

struct Said<'t> {
    text: &'t str,
    sentences: Vec<Vec<Token>>,
    mentions: Mentions,
}

impl Said<'_> {
    /// Days and months in their order, and colours.
    fn calendar(&self, of: &Announced) -> Vec<Group> {
        let place = |names: &[&[&str]], word: &str| names.iter().position(|of| of.contains(&word));
        let ordered = |category, names: &[&[&str]]| {
            let mut group = self.words(category, |word| place(names, word).is_some());
            group.items.sort_by_key(|item| place(names, &item.key));
            group
        };
        let mut all = Vec::new();
        if of.days {
            all.push(ordered("day", DAYS));
        }
        if of.months {
            all.push(ordered("month", MONTHS));
        }
        if of.colours {
            all.push(self.words("colour", lexicon::is_colour));
        }
        all
    }

    /// The words of a kind that no listed item has.
    fn words(&self, category: &'static str, is_of: impl Fn(&str) -> bool) -> Group {
        let tokens = self.sentences.iter().flatten();
        let found = tokens.filter(|token| is_of(&token.word) && !self.mentions.has(token));
        let items = found.unique_by(|token| &token.word).map(|token| {
            self.item(std::slice::from_ref(token), Evidence::Of(category), |name| match category {
                "colour" => name.to_lowercase(),
                _ => name,
            })
        });
        Group { category, items: items.collect() }
    }

    /// What people do with the items of a category.
    fn deeds(&self, of: &Announced, place: &str) -> Vec<Group> {
        if of.deeds.is_empty() {
            return Vec::new();
        }
        let mut found = Found::new(self.text, place);
        self.sentences.iter().for_each(|tokens| found.sentence(tokens));
        let is_listed = |item: &Item| tokens(&item.name, 0).iter().any(|of| self.mentions.has(of));
        found.items.retain(|item| !is_listed(item));
        let told = |category: &'static str| -> Vec<Item> {
            let is_of = |item: &&Item| item.evidence.contains(&Evidence::Of(category));
            found.items.iter().filter(is_of).map(Item::copy).collect()
        };
        let all = of.deeds.iter().unique();
        all.map(|category| Group { category, items: told(category) }).collect()
    }

    /// Names of people and places; `None` if some capital may be of another kind.
    fn names(&self, of: &Announced, number: usize) -> Option<Vec<Group>> {
        let (names, places) = match (&of.names[..], &of.places[..]) {
            ([], []) => return None,
            _ if of.unclear => return None,
            ([], [place]) => (None, Some(place)),
            ([name], []) => (Some(name), None),
            ([name], [place]) => (Some(name), Some(place)),
            _ => return None,
        };
        let mut people: Vec<Item> = Vec::new();
        let mut towns: Vec<Item> = Vec::new();
        for tokens in &self.sentences {
            let mut at = 0;
            while at < tokens.len() {
                let length = self.name(tokens, at);
                if length == 0 {
                    at += 1;
                    continue;
                }
                let words = &tokens[at..at + length];
                let is_in =
                    at > 0 && matches!(&*tokens[at - 1].word, "at" | "from" | "in" | "near" | "to");
                let list = match places {
                    Some(_) if is_in => &mut towns,
                    _ => &mut people,
                };
                let item = self.item(words, Evidence::Named, |name| name);
                if !list.iter().any(|other| other.key == item.key) {
                    list.push(item);
                }
                at += length;
            }
        }
        // A town that is spoken of otherwise as well: `Rome isn't where Ann lives`
        if names.is_none() {
            people.retain(|one| towns.iter().all(|town| town.key != one.key));
        }
        let is_of_people = names.is_some_and(|name| name == PEOPLE);
        let is_doubtful = |one: &Item| !is_person(&one.key, &self.sentences);
        let may_be_one =
            || people.iter().array_combinations().any(|[a, b]| are_alike(&a.key, &b.key));
        if is_of_people && (people.iter().any(is_doubtful) || may_be_one()) {
            return None;
        }
        let twice = people.iter().any(|one| towns.iter().any(|other| one.key == other.key));
        let complete = |items: &[Item], of: Option<&CompactString>| {
            items.len() == if of.is_some() { number } else { 0 }
        };
        if twice || !complete(&people, names) || !complete(&towns, places) {
            return None;
        }
        let group = |name: &CompactString, items| {
            let all = ROLES.iter().chain(PLACES).chain([&LAST_NAME, &PEOPLE]);
            let category = all.into_iter().find(|known| *known == name)?;
            Some(Group { category, items })
        };
        let people = names.and_then(|name| group(name, people));
        let towns = places.and_then(|name| group(name, towns));
        Some(people.into_iter().chain(towns).collect())
    }

    /// How many words that begin here are a name that no list has.
    fn name(&self, tokens: &[Token], at: usize) -> usize {
        let is_named = |at: &usize| tokens.get(*at).is_some_and(|token| self.is_of_name(token));
        match tokens.get(at) {
            Some(token) if is_title(&token.word) => 0,
            Some(token) if at == 0 && opening::is_noun(&token.word) => 0,
            _ => (at..tokens.len()).take_while(is_named).count(),
        }
    }

    /// Whether a word may be one of a name that no list has.
    fn is_of_name(&self, token: &Token) -> bool {
        !self.mentions.has(token) && may_be_of_name(token)
    }

    fn item(
        &self,
        words: &[Token],
        evidence: Evidence,
        named: impl Fn(CompactString) -> CompactString,
    ) -> Item {
        let span = words[0].span.to(words[words.len() - 1].span);
        Item {
            name: named(squeeze(&self.text[span.range()])),
            short: None,
            key: words.iter().map(|token| token.word.as_str()).join(" ").into(),
            span,
            evidence: vec![evidence],
        }
    }
}

/// Whether a word may be one of a name.
pub(super) fn may_be_of_name(token: &Token) -> bool {
    let word = token.word.as_str();
    let is_calendar = || is_of_calendar(word);
    token.is_capital
        && !ends_name(word)
        && !function::is_grammar(word)
        && !is_calendar()
        && words::number(&[word]).is_none()
        && words::ordinal(word).is_none()
}

/// Whether a name is of somebody of whom sentences tell something: it is a given name, and begins one or stands behind `than`. A
/// brand is nobody, nor is a town; who made or sold something is no friend, and `Mr Clara` has another name.
pub(super) fn is_person(name: &str, sentences: &[Vec<Token>]) -> bool {
    let first = name.split(' ').next().unwrap_or_default();
    let tells = |tokens: &Vec<Token>| {
        let begins = tokens.first().is_some_and(|token| token.word == first);
        // `earlier than Ann` tells of somebody.
        begins || tokens.windows(2).any(|two| two[0].word == "than" && two[1].word == name)
    };
    lexicon::given::is_of_person(name) && sentences.iter().any(tells)
}

/// Whether two names may be of one: `Ann` and `Anne`.
pub(super) fn are_alike(a: &str, b: &str) -> bool {
    a.starts_with(b) || b.starts_with(a)
}

/// Whether a word stands in front of a last name.
pub(super) fn is_title(word: &str) -> bool {
    function::is_title(word) || matches!(word, "captain" | "miss" | "professor")
}
