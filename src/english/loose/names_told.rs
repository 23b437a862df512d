//! What is told of a name: `the parrot is called Pickle` for `the parrot's name is Pickle`, `the parrot, which is Pickle,` for `the parrot,
//! whose name is Pickle,`.

use itertools::Itertools;

use super::super::mention::Reader;
use super::super::sentence::all_of;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::Read;
use crate::syntax::ast::Statement;

impl Reader<'_> {
    /// Whether a name with a capital stands at a token, as the last words of a clause or before a mark.
    fn is_name_alone(&self, at: usize) -> bool {
        let ends = |end: usize| {
            self.ends_clause(end) || self.word(end) == "or" || self.is_be_or_denied(end)
        };
        let is_item = self.matches.get(at).is_some_and(|of| of.iter().any(|of| ends(of.end)));
        is_item && self.tokens[at].is_capital
    }

    /// Whether a word is `name`, and no part of a name or a heading of its own: `first name`.
    fn is_word_name(&self, at: usize) -> bool {
        self.word(at) == "name" && self.matches[at].is_empty()
    }
}

/// `the parrot is called Pickle` for `the parrot's name is Pickle` and `the name of the parrot is Pickle`.
pub(super) fn name_is(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let named = |be: usize| {
        let not = reader.any(be + 1, &["not", "'t"]).unwrap_or(be + 1);
        let either = reader.any(not, &["either"]).unwrap_or(not);
        (reader.is_be_or_denied(be) && reader.is_name_alone(either)).then_some(not)
    };
    let called = |at: usize| [reader.tokens[at].renamed("called")];
    if let Some(owner) = reader.any(0, &["the name of"]) {
        let mut ends = reader.nouns(owner).into_iter().map(|(end, _)| end);
        let be = ends.find(|be| named(*be).is_some())?;
        let not = named(be)?;
        return Some([&reader.tokens[owner..not], &called(0), &reader.tokens[not..]].concat());
    }
    let is_theirs = |at: &usize| reader.is_word_name(*at) && reader.is_possessive(at - 1);
    let name = (2..reader.end()).find(is_theirs)?;
    let not = named(name + 1)?;
    Some(reader.with(name - 1..not, &[&reader.tokens[name + 1..not], &called(name)].concat()))
}

/// `the parrot, which is Pickle,` for `the parrot, whose name is Pickle,`, `Pickle` for `the animal whose name is Pickle`.
pub(super) fn whose_name_is(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_told = |at: &usize| {
        reader.any(*at, &["whose name is", "whose name was"]).is_some()
            && reader.is_word_name(at + 1)
            && reader.is_name_alone(at + 3)
    };
    let whose = (1..reader.end()).find(is_told)?;
    let (before, name) = (whose - 1, whose + 3);
    if reader.word(before) == "," {
        let is = reader.tokens[whose].saying(aside_of(reader, before)?);
        return Some(reader.with(whose..name, &is));
    }
    let the = before.checked_sub(1).filter(|the| reader.word(*the) == "the")?;
    let is_row = reader.kind(before).person || reader.uses(before).own != 0;
    let is_noun = is_row && reader.matches[before].is_empty();
    is_noun.then(|| reader.without(the..name))
}

/// How an aside goes on behind a comma that tells another name of what stands before it.
fn aside_of(reader: &Reader<'_>, comma: usize) -> Option<&'static str> {
    let senses = reader.items_before(comma);
    let are_people = senses & reader.vocabulary.of_persons() != 0;
    (senses != 0).then_some(if are_people { "who is" } else { "which is" })
}

/// `Ann's cat, Rex, was seen before Kit`: that the cat is Rex, and what is told of it.
pub(super) fn possession_named(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let mut commas = tokens.iter().positions(|token| token.word == ",");
    let (open, close, None) = (commas.next()?, commas.next()?, commas.next()) else { return None };
    let (owned, name, told) = (&tokens[..open], &tokens[open + 1..close], &tokens[close + 1..]);
    let reader = Reader::new(vocabulary, tokens);
    let is_alone = name.first()?.is_capital
        && reader.matches[open + 1].iter().any(|of| of.end == close)
        && reader.matches[..open].iter().flatten().any(|of| of.end == open);
    let is_owned = owned.iter().any(|token| token.word == "'s");
    let goes_on = reader.is_be_or_denied(close + 1) || reader.begins_predicate(close + 1);
    // `Ann's cat, Rex, and …` is a list.
    if !is_alone || !is_owned || !goes_on || told.iter().any(|token| token.word == "or") {
        return None;
    }
    let is = owned.last()?.renamed("is");
    let named = read(&[owned, &[is], name].concat())?;
    all_of(vec![named, read(&[owned, told].concat())?])
}
