//! Titles before names, which change nothing of who is meant: `Rep. Van Horn`, `Master Lang`, `young Lang`.

use std::sync::LazyLock;

use foldhash::HashSet;

use super::lexicon;
use super::token::Token;
use super::vocabulary::Vocabulary;
use super::words::Words;
use crate::syntax::text::fold;

/// Short forms of titles, which may have a full stop.
const SHORT: &[&str] = &[
    "capt", "col", "cpl", "gen", "gov", "hon", "insp", "lt", "maj", "prof", "rep", "rev", "sen",
    "sgt",
];

/// Titles.
const LONG: &str = "\
    admiral agent alderman archbishop baron baroness bishop captain colonel commander corporal \
    councillor countess dame deacon detective duchess duke earl emperor empress general governor \
    inspector judge justice king lady lieutenant lord madam madame major marshal master mayor \
    minister monsieur officer pastor prince princess professor queen rabbi ranger representative \
    reverend senator sergeant sheriff signor signora sir squire superintendent vicar viscount";

static TITLES: LazyLock<HashSet<&str>> =
    LazyLock::new(|| LONG.split_whitespace().chain(SHORT.iter().copied()).collect());

/// Adjectives that tell nothing of whom a name names.
const FOND: Words = Words::of(&["dear", "little", "master", "poor", "young"]);

/// Whether a title is a word of another name for an item: `officer` of a policewoman.
fn is_listed(vocabulary: &Vocabulary, title: &str) -> bool {
    let items = vocabulary.senses.iter().flat_map(|sense| &sense.items);
    let mut names = items.flat_map(|item| lexicon::names_of(&fold(&item.text)));
    names.any(|name| name.split(' ').any(|word| word == title))
}

/// The tokens without titles before the names of people, where the header has no such word.
pub(super) fn without(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    let is_title = |token: &Token| {
        token.is_capital && TITLES.contains(&*token.word) || FOND.contains(&&*token.word)
    };
    if !tokens.iter().any(is_title) {
        return tokens;
    }
    let matches = vocabulary.matches(&tokens);
    let in_name = vocabulary.in_names(&tokens, |_| false);
    let name = |at: usize| {
        let token = tokens.get(at).filter(|token| is_title(token) && !in_name[at])?;
        let has_stop = SHORT.contains(&&*token.word)
            && tokens.get(at + 1).is_some_and(|next| next.word == ".");
        let name = at + 1 + usize::from(has_stop);
        let names = vocabulary.names | vocabulary.folk;
        let is_capital = tokens.get(name)?.is_capital;
        let is_name =
            is_capital && matches.get(name)?.iter().any(|of| names >> of.of.sense & 1 == 1);
        // A king may be one of the ranks that the header has, and an officer its policeman.
        (is_name && vocabulary.about(&token.stem) == 0 && !is_listed(vocabulary, &token.word))
            .then_some(name)
    };
    let mut said = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        at = name(at).unwrap_or(at);
        said.push(tokens[at].clone());
        at += 1;
    }
    said
}
