//! One thing under several names of a category: the surname is the last name, where the header has either.

use super::token::{Token, phrase};
use super::vocabulary::Vocabulary;
use crate::syntax::text::fold;

/// What a category of names may be called; all of one group are the same.
const GROUPS: &[&[&str]] = &[
    &["surname", "last name", "family name", "second name"],
    &["first name", "forename", "given name", "christian name"],
];

/// The tokens of some sentences with the names of the categories as the header has them.
pub(super) fn plainly(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
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
