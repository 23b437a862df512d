//! Verbs of two words in one: `arrived` for `turned up`, `published` for `brought out`.

use super::super::mention::Reader;
use super::super::token::Token;

/// A verb of two words, with the plain one.
const VERBS: &[(&str, &str)] = &[
    ("bring out", "publish"),
    ("bringing out", "publishing"),
    ("brings out", "publishes"),
    ("brought out", "published"),
    ("came along", "came"),
    ("came out", "appeared"),
    ("come out", "appear"),
    ("comes out", "appears"),
    ("dined on", "ate"),
    ("dines on", "eats"),
    ("dressed up as", "dressed as"),
    ("drove off in", "drove"),
    ("drove up in", "drove"),
    ("ended up at", "was at"),
    ("ended up in", "was in"),
    ("ended up with", "got"),
    ("flew off to", "flew to"),
    ("headed off to", "went to"),
    ("headed out to", "went to"),
    ("lunched on", "ate"),
    ("paid out", "paid"),
    ("picked out", "chose"),
    ("rounded off", "finished"),
    ("set off", "left"),
    ("set out", "left"),
    ("sets off", "leaves"),
    ("sets out", "leaves"),
    ("setting off", "leaving"),
    ("setting out", "leaving"),
    ("show up", "arrive"),
    ("showed up", "arrived"),
    ("shows up", "arrives"),
    ("signed up for", "chose"),
    ("snacked on", "ate"),
    ("snacks on", "eats"),
    ("started off", "started"),
    ("started out", "started"),
    ("turn up", "arrive"),
    ("turned up", "arrived"),
    ("turning up", "arriving"),
    ("turns up", "arrives"),
    ("tried out", "tried"),
    ("went down in", "sank in"),
    ("went for", "chose"),
    ("went off to", "went to"),
    ("went out to", "went to"),
    ("wound up at", "was at"),
    ("wound up in", "was in"),
    ("wound up with", "got"),
];

/// The plain verb for one of two words.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    // Who did not settle for tea may have something else or nothing at all.
    const DEPENDS: &[&str] = &["'t", "if", "never", "nor", "not", "to", "unless"];
    // `came out of the house`
    let ends =
        |at: usize, verb: &str| reader.any(at, &[verb]).filter(|end| reader.word(*end) != "of");
    let found =
        |at: usize| VERBS.iter().find_map(|(verb, plain)| Some((at, ends(at, verb)?, *plain)));
    let (at, end, plain) = (1..reader.end()).find_map(found)?;
    let is_free = (at..end).all(|at| reader.matches[at].is_empty() && !reader.is_within_item(at));
    let is_chosen = plain == "chose" || plain == "got";
    let depends = is_chosen && reader.tokens[..at].iter().any(|of| DEPENDS.contains(&&*of.word));
    (is_free && !depends).then(|| reader.with(at..end, &reader.tokens[at].saying(plain)))
}
