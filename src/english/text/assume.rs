//! The items of a text that lists none, collected from its sentences by the words around them.

use compact_str::{CompactString, format_compact};

use super::opening::{self, Count};
use super::parts::Parts;
use crate::english::token::{Token, tokens};
use crate::english::words;
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry, Name};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::parser::MAX_LENGTH;
use crate::syntax::text::squeeze;

/// What people do with the items of a category.
struct Deed {
    category: &'static str,
    /// `drinks water`
    active: &'static [&'static str],
    /// `water is drunk`
    passive: &'static [&'static str],
    /// `the water drinker`
    agents: &'static [&'static str],
}

const DEEDS: &[Deed] = &[
    Deed {
        category: "drink",
        active: &["drink", "drinks", "drinking"],
        passive: &["drunk"],
        agents: &["drinker"],
    },
    Deed {
        category: "smoke",
        active: &["smoke", "smokes", "smoking"],
        passive: &["smoked"],
        agents: &["smoker"],
    },
    Deed {
        category: "pet",
        active: &["own", "owns", "owning", "keep", "keeps", "keeping", "breeds", "raises"],
        passive: &["kept", "owned"],
        agents: &["owner", "keeper"],
    },
    Deed {
        category: "food",
        active: &["eat", "eats", "eating"],
        passive: &["eaten"],
        agents: &["eater"],
    },
    Deed {
        category: "game",
        active: &["play", "plays", "playing"],
        passive: &["played"],
        agents: &["player"],
    },
    Deed {
        category: "vehicle",
        active: &["drive", "drives", "driving"],
        passive: &["driven"],
        agents: &["driver"],
    },
    Deed {
        category: "reading",
        active: &["read", "reads", "reading"],
        passive: &[],
        agents: &["reader"],
    },
    Deed {
        category: "clothing",
        active: &["wear", "wears", "wearing"],
        passive: &["worn"],
        agents: &["wearer"],
    },
];

const COLOUR: &str = "colour";
const NATIONALITY: &str = "nationality";
const NAME: &str = "name";

/// Words that are in no item's name.
const ENDS: &[&str] = &[
    "a",
    "also",
    "always",
    "an",
    "and",
    "are",
    "as",
    "at",
    "but",
    "by",
    "each",
    "either",
    "from",
    "if",
    "immediately",
    "in",
    "is",
    "just",
    "left",
    "live",
    "lived",
    "lives",
    "neither",
    "next",
    "nor",
    "not",
    "of",
    "on",
    "only",
    "or",
    "right",
    "same",
    "than",
    "that",
    "the",
    "then",
    "there",
    "to",
    "was",
    "were",
    "where",
    "which",
    "while",
    "who",
    "whose",
    "with",
    "does",
    "has",
    "have",
    "his",
    "her",
    "person",
    "man",
    "woman",
    "one",
    "someone",
    "somebody",
    "what",
    "now",
    "he",
    "she",
    "it",
    "they",
    "this",
    "these",
    "beside",
    "directly",
    "between",
    "nobody",
    "everyone",
];

/// Words before `house` that name no colour.
const NO_COLOUR: &[&str] = &[
    "adjacent",
    "corner",
    "different",
    "end",
    "far",
    "last",
    "leftmost",
    "middle",
    "neighboring",
    "neighbouring",
    "opposite",
    "other",
    "own",
    "rightmost",
    "center",
    "centre",
    "central",
];

/// Collects the items and groups them; each group must have one for each position.
pub(super) fn categories(
    text: &str,
    parts: &Parts,
    count: &Count,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<(Category, Span)>> {
    let mut found = Found { text, groups: Vec::new() };
    let clues = parts.clues.iter().map(|clue| clue.span);
    for span in parts.opening.iter().copied().chain(clues).chain(parts.questions.iter().copied()) {
        found.sentence(&tokens(&text[span.range()], span.start as usize));
    }
    found.groups.sort_by_key(|group| order(group.category));
    found.judge(count.number as usize, diagnostics)?;
    let category = |group: Group| {
        let span = group.items[0].span;
        let words = DEEDS.iter().filter(|deed| deed.category == group.category);
        let words = words.flat_map(|deed| deed.active.iter().chain(deed.agents).take(2));
        let category = Category {
            name: Name::new(group.category, span),
            entries: group
                .items
                .into_iter()
                .map(|item| Entry::Item(Name::new(item.name, item.span)))
                .collect(),
            flags: Vec::new(),
            also: Vec::new(),
            words: words
                .filter(|word| **word != group.category)
                .map(|word| Name::new(*word, span))
                .collect(),
        };
        (category, span)
    };
    Some(found.groups.into_iter().map(category).collect())
}

/// Names and nationalities first, as they stand in a table.
fn order(category: &str) -> usize {
    let deed = || DEEDS.iter().position(|deed| deed.category == category).unwrap_or_default() + 3;
    [NAME, NATIONALITY, COLOUR].iter().position(|known| *known == category).unwrap_or_else(deed)
}

struct Group {
    category: &'static str,
    items: Vec<Item>,
}

struct Item {
    name: CompactString,
    /// The stems of its words, by which it is known again.
    key: CompactString,
    span: Span,
}

struct Found<'a> {
    text: &'a str,
    groups: Vec<Group>,
}

impl Found<'_> {
    fn sentence(&mut self, tokens: &[Token]) {
        let mut used = vec![false; tokens.len()];
        for at in 0..tokens.len() {
            let word = tokens[at].word.as_str();
            let is = |list: &[&str]| list.contains(&word);
            for deed in DEEDS {
                if is(deed.active) && !(at > 0 && tokens[at - 1].word == "to") {
                    let from = at + 1 + usize::from(tokens.get(at + 1).is_some_and(is_article));
                    self.add(deed.category, tokens, from, object_end(tokens, from), &mut used);
                } else if is(deed.agents) {
                    self.add(deed.category, tokens, object_start(tokens, at), at, &mut used);
                } else if is(deed.passive)
                    && at > 0
                    && matches!(tokens[at - 1].word.as_str(), "is" | "are")
                {
                    self.add(
                        deed.category,
                        tokens,
                        object_start(tokens, at - 1),
                        at - 1,
                        &mut used,
                    );
                }
            }
            if word == "with" && tokens.get(at + 1).is_some_and(is_article) {
                self.add("pet", tokens, at + 2, object_end(tokens, at + 2), &mut used);
            }
            if matches!(word, "house" | "houses") && at >= 2 && is_article(&tokens[at - 2]) {
                let before = tokens[at - 1].word.as_str();
                let colour = words::ordinal(before).is_none()
                    && words::number(&[before]).is_none()
                    && !NO_COLOUR.contains(&before);
                if colour {
                    self.add(COLOUR, tokens, at - 1, at, &mut used);
                }
            }
        }
        for at in 0..tokens.len() {
            let capital = self.text[tokens[at].span.range()].starts_with(char::is_uppercase);
            if used[at]
                || !capital
                || ENDS.contains(&tokens[at].word.as_str())
                || opening::is_noun(&tokens[at].word)
            {
                continue;
            }
            let after_the = at > 0 && tokens[at - 1].word == "the";
            let behind = tokens.get(at + 1).map_or("", |token| token.word.as_str());
            let speaks = matches!(behind, "is" | "lives" | "does" | "has" | "'s" | "and" | "isn")
                || DEEDS.iter().any(|deed| deed.active.contains(&behind));
            if after_the {
                self.add(NATIONALITY, tokens, at, at + 1, &mut used);
            } else if at > 0 || speaks {
                self.add(NAME, tokens, at, at + 1, &mut used);
            }
        }
    }

    /// Adds the item that some words name.
    fn add(
        &mut self,
        category: &'static str,
        tokens: &[Token],
        from: usize,
        to: usize,
        used: &mut [bool],
    ) {
        if from >= to || used[from..to].iter().any(|used| *used) {
            return;
        }
        let words = &tokens[from..to];
        let small =
            words.iter().any(|token| !token.is_word() || ENDS.contains(&token.word.as_str()));
        if small || words.iter().all(|token| opening::is_noun(&token.word)) {
            return;
        }
        used[from..to].fill(true);
        let span = words[0].span.to(words[words.len() - 1].span);
        let stems: Vec<&str> = words.iter().map(|token| token.stem.as_str()).collect();
        let key = CompactString::from(stems.join(" "));
        let mut name = squeeze(&self.text[span.range()]);
        if from == 0 && category != "smoke" && category != NAME {
            // The capital is that of the sentence.
            name = name.to_lowercase();
        }
        let at =
            self.groups.iter().position(|group| group.category == category).unwrap_or_else(|| {
                self.groups.push(Group { category, items: Vec::new() });
                self.groups.len() - 1
            });
        let items = &mut self.groups[at].items;
        if items.len() <= MAX_LENGTH && !items.iter().any(|item| item.key == key) {
            items.push(Item { name, key, span });
        }
    }

    /// Says what was found; `None` unless each group has one item for each position, and no item
    /// is in two groups.
    fn judge(&self, number: usize, diagnostics: &mut Diagnostics) -> Option<()> {
        const SHOWN: usize = 12;
        let line = |group: &Group| {
            let names: Vec<String> =
                group.items.iter().take(SHOWN).map(|item| format!("`{}`", item.name)).collect();
            let more = if group.items.len() > SHOWN { ", …" } else { "" };
            format_compact!(
                "found {} of `{}`: {}{more}",
                group.items.len(),
                group.category,
                names.join(", ")
            )
        };
        let complete = self.groups.iter().all(|group| group.items.len() == number);
        let mut keys: Vec<&str> = self
            .groups
            .iter()
            .flat_map(|group| &group.items)
            .map(|item| item.key.as_str())
            .collect();
        keys.sort_unstable();
        let apart = keys.windows(2).all(|pair| pair[0] != pair[1]);
        let certain = complete && apart && !self.groups.is_empty();
        let mut diagnostic = match certain {
            true => Diagnostic::warning(
                Code::AssumedItems,
                Span::default(),
                "the text lists no items, so they are collected from its clues",
            ),
            false => {
                let message = format!(
                    "the text lists no items, and its clues do not tell of {number} in each category"
                );
                Diagnostic::error(Code::EnglishText, Span::default(), message)
                    .help("add a line for each category, such as `Pets: dog, cat and fish`")
            }
        };
        for group in &self.groups {
            diagnostic = diagnostic.help(line(group));
        }
        diagnostics.push(diagnostic);
        certain.then_some(())
    }
}

fn is_article(token: &Token) -> bool {
    matches!(token.word.as_str(), "the" | "a" | "an")
}

/// Where the words that start at `from` and name an item end.
fn object_end(tokens: &[Token], from: usize) -> usize {
    let names = |token: &&Token| token.is_word() && !ENDS.contains(&token.word.as_str());
    from + tokens[from.min(tokens.len())..].iter().take(4).take_while(names).count()
}

/// Where the words that end at `to` and name an item start.
fn object_start(tokens: &[Token], to: usize) -> usize {
    let names = |token: &&Token| token.is_word() && !ENDS.contains(&token.word.as_str());
    to - tokens[..to].iter().rev().take(4).take_while(names).count()
}
