//! Other words for what a header calls its own: `band` for `group`, `team` for `side`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// Words for one kind of things each, first the one for many.
const GROUPS: &[&[&str]] = &[
    &["act", "band", "ensemble", "group"],
    &["crew", "side", "squad", "team"],
    &["boat", "craft", "ship", "vessel"],
    &["film", "movie", "picture"],
    &["book", "novel", "title", "volume"],
    &["business", "company", "firm"],
    &["shop", "store"],
    &["automobile", "car", "vehicle"],
    &["song", "track", "tune"],
    &["dish", "meal"],
];

/// `kids` for `children` and the other way, where the header counts these.
pub(super) fn kids(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WORDS: &[(&str, &str)] =
        &[("child", "kid"), ("children", "kids"), ("kid", "child"), ("kids", "children")];
    let found = |at: usize| {
        let (_, other) = WORDS.iter().find(|(word, _)| *word == reader.word(at))?;
        let uses = reader.uses(at);
        let is_free = uses.own | uses.named == 0 && reader.matches[at].is_empty();
        (is_free && is_counted(reader, other)).then_some((at, *other))
    };
    let (at, other) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying(other)))
}

/// Whether a category of numbers is called by a word: `number of kids`.
fn is_counted(reader: &Reader<'_>, word: &str) -> bool {
    let uses = reader.vocabulary.uses.get(&words::stem(word)).copied().unwrap_or_default();
    uses.named & reader.vocabulary.all(|of| of.scale.is_some()) != 0
}

/// `has two kids` for `is the mother of two`, where the header counts these.
pub(super) fn mother_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PARENTS: &[&str] = &["the father of", "the mother of", "the parent of"];
    let counted = ["child", "kid"].into_iter().find(|word| is_counted(reader, word))?;
    let found = |be: usize| {
        let not = reader.any(be + 1, &["not", "'t"]);
        let number = reader.any(not.unwrap_or(be + 1), PARENTS)?;
        let (_, taken) = words::number(&[reader.word(number)])?;
        let ends = reader.ends_clause(number + taken);
        (reader.is_be_or_denied(be) && ends).then_some((be, not.is_some(), number, taken))
    };
    let (be, is_denied, number, taken) = (1..reader.end()).find_map(found)?;
    let say = |words: &str| reader.tokens[be].saying(words);
    let has = if is_denied { "does not have" } else { "has" };
    let many = if counted == "kid" { "kids" } else { "children" };
    let said = [&say(has), &reader.tokens[number..number + taken], &say(many)];
    Some(reader.with(be..number + taken, &said.concat()))
}

/// `movie fan` for `moviegoer`, of a word of an item.
pub(super) fn goer(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let word = reader.word(at);
        let word = word.strip_suffix('s').unwrap_or(word);
        let gone = word.strip_suffix("goer")?;
        let is_known = reader.vocabulary.by_stem.contains_key(&words::stem(gone));
        (is_known && reader.matches[at].is_empty()).then_some((at, gone))
    };
    let (at, gone) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying(&format!("{gone} fan"))))
}

/// `the jazz band` for `the jazz group`, where the header has bands.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let lists = reader.vocabulary.lists();
    let found = |at: usize| {
        let word = reader.word(at);
        let group = GROUPS.iter().find(|group| group.contains(&word))?;
        let uses = reader.uses(at);
        // What is behind an article, an item or a mark of whose it is is a noun.
        let is_noun = reader.kind(at - 1).determiner
            || reader.ends_item(at)
            || reader.is_possessive(at - 1)
            || matches!(reader.word(at - 1), "a" | "the");
        let is_free = uses.own | uses.named == 0 && reader.matches[at].is_empty();
        let mut named = group.iter().filter(|other| {
            let is_head =
                |of: usize| lists >> of & 1 == 1 && reader.vocabulary.senses[of].heading == **other;
            (0..reader.vocabulary.senses.len()).any(is_head)
        });
        let (only, None) = (named.next()?, named.next()) else { return None };
        (is_noun && is_free).then_some((at, *only))
    };
    let (at, plain) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying(plain)))
}
