//! One thing under several names of a category: the surname is the last name, where the header has either.

use super::calendar;
use super::measure::Measure;
use super::token::{Token, phrase};
use super::vocabulary::{Sense, Vocabulary};
use super::words;
use super::words::Words;
use crate::syntax::ast::Name;
use crate::syntax::text::fold;

/// What a category of family names may be called.
pub(super) const SURNAMES: &[&str] = &["surname", "last name", "family name", "second name"];

/// What a category of names may be called; all of one group are the same.
const GROUPS: &[&[&str]] = &[SURNAMES, &["first name", "forename", "given name", "christian name"]];

/// Parts of a day, of which each day has one.
const PARTS_OF_DAY: Words = Words::of(&[
    "afternoon",
    "afternoons",
    "evening",
    "evenings",
    "morning",
    "mornings",
    "night",
    "nights",
]);

/// The tokens of some sentences with the names of the categories as the header has them.
pub(super) fn plainly(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    let tokens = by_days(vocabulary, tokens);
    let is_name = |token: &Token| token.word.ends_with("name") || token.word.ends_with("names");
    if !tokens.iter().any(is_name) {
        return tokens;
    }
    GROUPS.iter().fold(tokens, |tokens, group| match header_of(vocabulary, group) {
        Some(header) => called(vocabulary, &tokens, group, header),
        None => tokens,
    })
}

/// What the header calls its only category of a group.
fn header_of(vocabulary: &Vocabulary, group: &'static [&str]) -> Option<&'static str> {
    let names = vocabulary.senses.iter().map(|sense| fold(&sense.name.text));
    let of = |name: &str| {
        let name = name.strip_suffix('s').unwrap_or(name);
        group.iter().find(|form| name == **form).copied()
    };
    let mut found = names.filter_map(|name| of(&name));
    found.next().filter(|_| found.next().is_none())
}

/// The tokens with one name for all of a group.
fn called(vocabulary: &Vocabulary, tokens: &[Token], group: &[&str], header: &str) -> Vec<Token> {
    let in_name = vocabulary.in_names(tokens, |_| false);
    let mut said: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        let found = group.iter().filter(|form| **form != header).find_map(|form| {
            let many = format!("{form}s");
            let one = phrase(&tokens[at..], form).map(|count| (count, header.to_owned()));
            let several =
                || phrase(&tokens[at..], &many).map(|count| (count, format!("{header}s")));
            one.or_else(several)
        });
        match found.filter(|(count, _)| !in_name[at..at + count].contains(&true)) {
            Some((count, name)) => {
                said.extend(tokens[at].saying(&name));
                at += count;
            }
            None => {
                said.push(tokens[at].clone());
                at += 1;
            }
        }
    }
    said
}

/// `the day after` for `the night after`, `two days before` for `two evenings before`, where the header has but days.
fn by_days(vocabulary: &Vocabulary, mut tokens: Vec<Token>) -> Vec<Token> {
    const ORDER: Words = Words::of(&["after", "before", "earlier", "later"]);
    // Most sentences have no such word.
    if !tokens.iter().any(|token| PARTS_OF_DAY.contains(&&*token.word)) {
        return tokens;
    }
    let others = vocabulary.where_sense(|sense| vocabulary.senses[sense].measure != Measure::Days);
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let is_part = |at: &usize| {
        let is_counted =
            matches!(word(at - 1), "a" | "the") || words::number(&[word(at - 1)]).is_some();
        let is_close = matches!(word(at + 1), "directly" | "immediately" | "right");
        PARTS_OF_DAY.contains(&word(*at))
            && is_counted
            && ORDER.contains(&word(at + 1 + usize::from(is_close)))
            && vocabulary.uses.get(&tokens[*at].stem).is_none_or(|uses| uses.named & others == 0)
    };
    let parts: Vec<usize> = (1..tokens.len()).filter(is_part).collect();
    if parts.is_empty() || !vocabulary.has_days() {
        return tokens;
    }
    for at in parts {
        let is_several = tokens[at].word.ends_with('s');
        tokens[at] = tokens[at].renamed(if is_several { "days" } else { "day" });
    }
    tokens
}

impl Vocabulary {
    /// Whether the positions are days, or the items of some category.
    pub(super) fn has_days(&self) -> bool {
        let are_days = |first: &str| calendar::is_weekday(&Name::new(first, Default::default()));
        let is_scale = |sense: &Sense| sense.scale.is_some() && sense.measure == Measure::Days;
        self.labels.first().is_some_and(|label| are_days(label)) || self.senses.iter().any(is_scale)
    }
}
