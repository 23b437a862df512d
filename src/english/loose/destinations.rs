//! Places that are told by what was there: `the place that Ann went` for `where Ann went`, `where the lamp was broken` for `where
//! the broken lamp was`; and labels that stand in brackets behind their place.

use super::super::function;
use super::super::matches::Match;
use super::super::mention::{Mention, Reader};
use super::super::token::Token;
use super::super::words;

/// How somebody gets to a place.
const WENT: &[&str] =
    &["drove", "flew", "goes", "headed", "journeyed", "sailed", "traveled", "travelled", "went"];

/// `where Ann went` for `the place that Ann went to`.
pub(super) fn where_went(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PLACES: &[&str] = &["destination", "location", "place", "site", "spot"];
    let people = reader.vocabulary.of_persons();
    let lists = reader.vocabulary.lists() & !people;
    let ends = |at: usize| {
        let kind = reader.kind(at);
        kind.be || reader.ends_clause(at) || matches!(reader.word(at), "," | "or" | "and" | "nor")
    };
    let found = |the: usize| {
        let is_noun =
            PLACES.contains(&reader.word(the + 1)) || reader.uses(the + 1).named & lists != 0;
        let is_place =
            reader.word(the) == "the" && is_noun && reader.matches.get(the + 1)?.is_empty();
        let who = reader.any(the + 2, &["that", "to which", "which"]).unwrap_or(the + 2);
        let goes = |of: &Mention| WENT.contains(&reader.word(of.end));
        let verb = reader.mentions(who).into_iter().find(goes).filter(|_| is_place)?.end;
        let is_led = reader.word(who - 2) == "to";
        let end = match reader.phrase(verb + 1, "to").filter(|_| !is_led) {
            Some(end) => end,
            None => verb + 1,
        };
        let is_person =
            reader.matches[who..verb].iter().flatten().any(|of| people >> of.of.sense & 1 == 1);
        (is_person && ends(end)).then_some((the, who, verb, end))
    };
    let (the, who, verb, end) = (0..reader.end()).find_map(found)?;
    let to = [reader.tokens[the].renamed("where")];
    let went = [reader.tokens[verb].renamed("went")];
    Some(
        [&reader.tokens[..the], &to, &reader.tokens[who..verb], &went, &reader.tokens[end..]]
            .concat(),
    )
}

/// `the broken lamp was` for `the lamp was broken`, behind `where`, of an item `broken lamp`.
pub(super) fn was_done(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_where = |at: usize| {
        reader.word(at) == "where" || reader.any(at - 1, &["at which", "in which"]).is_some()
    };
    let found = |be: usize| {
        let noun = be - 1;
        let is_led = reader.word(be - 2) == "the" && is_where(be - 3);
        let is_plain = matches!(reader.word(be), "was" | "were") && reader.matches[be].is_empty();
        let (done, noun) = (reader.word(be + 1), reader.word(noun));
        let is_item = |text: &str| {
            let mut words = text.split_whitespace();
            let is_one = words.next().is_some_and(|word| word.eq_ignore_ascii_case(done));
            is_one
                && words.next().is_some_and(|word| word.eq_ignore_ascii_case(noun))
                && words.next().is_none()
        };
        let items = || reader.vocabulary.senses.iter().flat_map(|of| &of.items);
        let is_told = || items().filter(|item| is_item(&item.text)).count() == 1;
        (is_led && is_plain && !done.is_empty() && is_told()).then_some(be)
    };
    let be = (4..reader.end()).find_map(found)?;
    let said = [
        &reader.tokens[..be - 1],
        &reader.tokens[be + 1..be + 2],
        &reader.tokens[be - 1..=be],
        &reader.tokens[be + 2..],
    ];
    Some(super::roundabout::in_order(reader, said.concat()))
}

/// `on floor 4F` for `on Floor 4 (4F)` and `on floor G` for `on the ground floor (G)`, where these are labels of places in a row.
pub(super) fn label_in_brackets(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let found = |open: usize| {
        let label = reader.vocabulary.labels.iter().find(|label| {
            reader.word(open) == "("
                && reader.word(open + 2) == ")"
                && label.eq_ignore_ascii_case(reader.word(open + 1))
        })?;
        // `Floor 4 (4F)`
        let behind = reader.is_house(open - 2) && is_of_number(label, reader.word(open - 1));
        let nth = reader.is_house(open - 1) && is_lowest(label, reader.word(open - 2));
        let start = if behind || nth { open - 2 } else { return None };
        let start = start - usize::from(start > 0 && reader.word(start - 1) == "the");
        Some((start, open, label))
    };
    let (start, open, label) = (3..reader.end()).find_map(found)?;
    let said = reader.tokens[start].saying(&format!("house {label}"));
    Some(reader.with(start..open + 3, &said))
}

/// Whether a label has one number, which a word says.
fn is_of_number(label: &str, word: &str) -> bool {
    let digits = label.trim_matches(|c: char| !c.is_ascii_digit());
    let said = words::number(&[word]).map(|(number, _)| number);
    digits.parse().ok().is_some_and(|number: u32| Some(number) == said)
}

/// Whether a label is that of the lowest floor, and a word says so: `G`, `ground`.
fn is_lowest(label: &str, word: &str) -> bool {
    match word {
        "basement" | "cellar" => label.eq_ignore_ascii_case("b"),
        "ground" => ["0", "g", "gf", "ground"].iter().any(|of| label.eq_ignore_ascii_case(of)),
        _ => false,
    }
}

/// `whose port is Cork` for `whose home port is Cork`, where the header has ports.
pub(super) fn home_port(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BASES: &[&str] = &["base", "city", "club", "country", "port", "state", "town", "village"];
    let is_home = |at: &usize| {
        let before = at.checked_sub(1).map_or("", |before| reader.word(before));
        reader.word(*at) == "home"
            && reader.matches[*at].is_empty()
            && BASES.contains(&reader.word(at + 1))
            && reader.uses(at + 1).named & reader.vocabulary.lists() != 0
            && (matches!(before, "a" | "whose" | "with" | "'s") || function::is_own(before))
    };
    let at = (1..reader.end()).find(is_home)?;
    Some(reader.without(at..at + 1))
}

/// `the boat from Cork` for `the boat that sails from Cork`, where the header has ports.
pub(super) fn sails_from(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PORTS: &[&str] = &["base", "dock", "harbor", "harbour", "marina", "port"];
    const SAILING: &[&str] =
        &["fishes", "operates", "operated", "sailed", "sails", "ran", "runs", "worked", "works"];
    let is_port = |of: &Match| {
        let is_named = |stem: &&str| reader.vocabulary.is_named(of.of.sense, &words::stem(stem));
        PORTS.iter().any(is_named)
    };
    let sails = |at: &usize| {
        matches!(reader.word(*at), "that" | "which")
            && SAILING.contains(&reader.word(at + 1))
            && reader.word(at + 2) == "from"
            && reader.matches.get(at + 3).is_some_and(|found| found.iter().any(is_port))
    };
    let at = (1..reader.end()).find(sails)?;
    Some(reader.without(at..at + 2))
}
