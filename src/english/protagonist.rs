//! Somebody of whom all of a story tells and who is no item: `the house Vera visited in May`, `gave Vera
//! the blender`.

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt};

use super::cut::Sentences;
use super::function;
use super::lexicon::story;
use super::loose;
use super::token::Token;
use super::vocabulary::Vocabulary;
use super::words;
use crate::syntax::Source;
use crate::syntax::diagnostic::{Code, Diagnostic};

/// In how many places a name must stand, so that nobody takes a misspelt item for one.
const FEWEST: usize = 2;

/// What is done for somebody, by its stem: `gave Vera the blender`.
const GIVING: &[&str] =
    &["bring", "buy", "give", "hand", "lend", "offer", "promis", "sell", "send", "show"];

/// Where a name stands that no item has.
#[derive(Clone, Copy, PartialEq)]
enum Role {
    /// Behind a thing, before what was done with it.
    Doer,
    /// Behind what was done, before the thing.
    Receiver,
}

/// Takes the protagonist out of all sentences: `the house visited in May`, `gave the blender`. The
/// warning that says so, if there is one.
pub(super) fn take_out(
    vocabulary: &Vocabulary,
    source: &Source,
    clues: &mut [Option<Sentences>],
) -> Option<Diagnostic> {
    let mut roles: HashMap<CompactString, Vec<Option<Role>>> = HashMap::new();
    let mut first = None;
    let parts = || clues.iter().flatten().flat_map(|(_, parts)| parts);
    for tokens in parts() {
        let in_name = vocabulary.in_names(tokens, |_| false);
        for at in 1..tokens.len() {
            if !in_name[at] && is_strange_name(vocabulary, source, &tokens[at]) {
                roles
                    .entry(tokens[at].word.clone())
                    .or_default()
                    .push(role(vocabulary, tokens, at));
            }
        }
    }
    let is_one = |name: &CompactString| {
        roles.get(name).is_some_and(|all| all.len() >= FEWEST && all.iter().all(Option::is_some))
    };
    // A list in the order of the clues, so that the answer is always the same.
    let name = parts().flatten().map(|token| &token.word).find(|word| is_one(word))?.clone();
    if !vocabulary.near(&name).is_empty() {
        return None;
    }
    for (_, parts) in clues.iter_mut().flatten() {
        for tokens in parts {
            while let Some(at) = tokens.iter().position(|token| token.word == name) {
                first.get_or_insert(tokens[at].span);
                let will = role(vocabulary, tokens, at) == Some(Role::Doer)
                    && tokens.get(at + 1).is_some_and(|next| next.word == "will");
                tokens.drain(at..at + 1 + usize::from(will));
                if will && let Some(verb) = tokens.get_mut(at) {
                    verb.word = past(&verb.word);
                }
            }
        }
    }
    let message = format!(
        "`{}` is taken for somebody of whom all clues tell",
        source.text[first?.range()].to_owned()
    );
    Some(Diagnostic::warning(Code::LearnedWords, first?, message))
}

/// Puts `she` for the name of somebody who does everything, where the puzzle tells of no people. The warning that says
/// so, if there is such a name.
pub(super) fn call_she(
    vocabulary: &Vocabulary,
    source: &Source,
    clues: &mut [Option<Sentences>],
) -> Option<Diagnostic> {
    let parts: Vec<&[Token]> =
        clues.iter().flatten().flat_map(|(_, parts)| parts).map(Vec::as_slice).collect();
    let is_strange = |token: &Token| is_strange_name(vocabulary, source, token);
    let name = loose::lone_name(vocabulary, &parts, &is_strange)?;
    if !vocabulary.near(&name.word).is_empty() {
        return None;
    }
    let tokens = clues.iter_mut().flatten().flat_map(|(_, parts)| parts).flatten();
    tokens.filter(|token| token.word == name.word).for_each(|token| *token = token.renamed("she"));
    let said = &source.text[name.span.range()];
    let message = format!("`{said}` is taken for somebody of whom all clues tell");
    Some(Diagnostic::warning(Code::LearnedWords, name.span, message))
}

/// Whether a word with a capital is known from nowhere.
fn is_strange_name(vocabulary: &Vocabulary, source: &Source, token: &Token) -> bool {
    let capital = source.text[token.span.range()].starts_with(char::is_uppercase);
    let kind = function::kind(&token.word, &token.stem);
    capital
        && token.is_word()
        && kind == function::Kind::default()
        && !function::is_grammar(&token.word)
        && !function::is_title(&token.word)
        && !vocabulary.uses.contains_key(&token.stem)
}

fn role(vocabulary: &Vocabulary, tokens: &[Token], at: usize) -> Option<Role> {
    let (before, next) = (tokens.get(at.checked_sub(1)?)?, tokens.get(at + 1)?);
    let is_article = |token: &Token| matches!(&*token.word, "the" | "a" | "an");
    if GIVING.contains(&before.stem.as_str()) && is_article(next) {
        return Some(Role::Receiver);
    }
    // `the house that Vera visited`, `the one Vera will visit`
    let head = at.checked_sub(if before.word == "that" { 2 } else { 1 })?;
    let noun = &tokens[head];
    let own = vocabulary.uses.get(&noun.stem).is_some_and(|uses| uses.own != 0);
    let is_house = function::kind(&noun.word, &noun.stem).house;
    let is_noun = story::is_thing(&noun.stem) || own || is_house || noun.word == "one";
    let article = head.checked_sub(1).is_some_and(|at| is_article(&tokens[at]));
    let is_past =
        next.word.ends_with("ed") || words::is_finite(&next.word) && !next.word.ends_with('s');
    (is_noun && article && (is_past || next.word == "will")).then_some(Role::Doer)
}

/// `dusted` of `will dust`, as a word that is done: only its end is looked at.
fn past(verb: &str) -> CompactString {
    let ending = if verb.ends_with('e') { "d" } else { "ed" };
    CompactString::from(format!("{verb}{ending}"))
}
