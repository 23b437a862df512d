//! Couples on a date, where each row has a man and a woman: `Ann is Bob` for `Ann met Bob`, `Ann has golf` for `Ann met her date
//! through the golf club`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Senses};
use super::roundabout::in_order;

/// How somebody came upon their date, with what says so plainly, and in the negative.
const MET: &[&str] = &["encountered", "encounters", "met", "meets"];
const MEET: &[&str] = &["encounter", "meet"];

/// By what they know each other.
const BY: &[&str] = &[
    "because of",
    "by",
    "from",
    "thanks to",
    "through",
    "through a shared interest in",
    "through their common love of",
    "through their love of",
    "through their shared love of",
    "via",
];

/// Plain words for one such turn.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.are_dates.then_some(())?;
    let (men, women) = reader.men_and_women()?;
    if reader.vocabulary.are_partners || (men | women).count_ones() != 2 {
        return None;
    }
    calls_herself(reader)
        .or_else(|| tucked_in(reader))
        .or_else(|| met_date(reader))
        .or_else(|| met(reader, men, women))
}

/// Where the verb of a meeting ends, if it is at a token, and whether it is denied: `met`, `did not meet`.
fn meeting(reader: &Reader<'_>, at: usize) -> Option<(usize, bool)> {
    if let Some(verb) = reader.any(at, &["did not", "did n't", "didn 't"]) {
        return Some((reader.any(verb, MEET)?, true));
    }
    let end = reader.any(at, MET)?;
    reader.matches[at].is_empty().then_some((end, false))
}

/// Whether somebody is named here, or told of by what they have: `Bob`, `either Bob or Carl`, `the man with the umbrella`.
fn names_somebody(reader: &Reader<'_>, at: usize) -> bool {
    let at = reader.phrase(at, "either").unwrap_or(at);
    let at = at + usize::from(reader.kind(at).determiner);
    let is_named = reader.matches.get(at).is_some_and(|of| !of.is_empty());
    is_named || reader.kind(at).person || reader.is_human(at)
}

/// The categories of what men, or women, are called: `man` and `his alias`.
fn of_sex(reader: &Reader<'_>, people: Senses, own: &str) -> Senses {
    let begins = |of: &Sense| of.name.text.to_lowercase().split(' ').next() == Some(own);
    people | reader.vocabulary.all(begins)
}

/// `is Bob` for `met Bob`, `is not Bob` for `did not meet Bob`, where one may be a man and the other a woman.
fn met(reader: &Reader<'_>, men: Senses, women: Senses) -> Option<Vec<Token>> {
    let (at, end, is_denied) = (1..reader.end()).find_map(|at| {
        let (end, is_denied) = meeting(reader, at)?;
        names_somebody(reader, end).then_some((at, end, is_denied))
    })?;
    // Who met another man or woman met somebody else.
    let names = |words: std::ops::Range<usize>, of: Senses| {
        reader.matches[words].iter().flatten().any(|found| of >> found.of.sense & 1 == 1)
    };
    let clause = (end..reader.end()).find(|at| matches!(reader.word(*at), "," | ";"));
    let clause = end..clause.unwrap_or(reader.end());
    let sexes = [of_sex(reader, men, "his"), of_sex(reader, women, "her")];
    if sexes.into_iter().any(|of| names(0..at, of) && names(clause.clone(), of)) {
        return None;
    }
    let is = if is_denied { "is not" } else { "is" };
    Some(reader.with(at..end, &reader.tokens[at].saying(is)))
}

/// `has golf` for `met her date through golf` and `recognized her date by golf`.
fn met_date(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const KNEW: &[&str] = &["recognised", "recognized", "spotted", "found"];
    const DATE: &[&str] = &["her date", "his date"];
    const OWN: &[&str] = &["her", "his"];
    let found = |at: usize| {
        let known = reader.any(at, KNEW).map(|end| (end, false));
        let (verb, is_denied) = known.or_else(|| meeting(reader, at))?;
        let date = reader.any(verb, DATE)?;
        // `met his date (who is Ann) through golf`
        let aside = match reader.word(date) {
            "(" => (date..reader.end()).find(|at| reader.word(*at) == ")")? + 1,
            _ => date,
        };
        let by = reader.any(aside, BY)?;
        let by = reader.any(by, OWN).unwrap_or(by);
        Some((at, date, aside, by, is_denied))
    };
    let (at, date, aside, by, is_denied) = (1..reader.end()).find_map(found)?;
    let has = if is_denied { "did not have" } else { "had" };
    let said = reader.tokens[at].saying(has);
    // `had golf, and is Ann`
    let of_date = match reader.phrase(date, "( who is") {
        Some(is) => {
            [&reader.tokens[date].saying(", and"), &reader.tokens[is - 1..aside - 1]].concat()
        }
        None if aside > date => return None,
        None => Vec::new(),
    };
    let end = reader.end();
    let whole = [&reader.tokens[..at], &said, &reader.tokens[by..end], &of_date];
    Some(in_order(reader, [&whole.concat(), &reader.tokens[end..]].concat()))
}

/// `is` for `calls herself` and `goes by the name of`.
fn calls_herself(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CALLS: &[&str] = &[
        "called herself",
        "called himself",
        "calls herself",
        "calls himself",
        "goes by the name of",
        "went by the name of",
    ];
    let (at, end) = (1..reader.end()).find_map(|at| Some((at, reader.any(at, CALLS)?)))?;
    Some(reader.with(at..end, &reader.tokens[at].saying("is")))
}

/// `wore the rose` for `wore the rose tucked into her curls`.
fn tucked_in(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const FASTENED: &[&str] = &[
        "fastened to",
        "in",
        "pinned in",
        "pinned on",
        "pinned to",
        "tucked behind",
        "tucked in",
        "tucked into",
    ];
    const WHERE: &[&str] = &[
        "belt",
        "buttonhole",
        "collar",
        "curls",
        "dress",
        "ear",
        "hair",
        "hat",
        "jacket",
        "lapel",
        "pocket",
        "sleeve",
    ];
    let found = |at: usize| {
        let own = reader.any(at, FASTENED)?;
        let noun = reader.any(own, &["her", "his"])?;
        let is_worn = WHERE.contains(&reader.word(noun)) && reader.matches[noun].is_empty();
        (is_worn && reader.ends_item(at)).then_some((at, noun + 1))
    };
    let (at, end) = (2..reader.end()).find_map(found)?;
    Some(reader.without(at..end))
}
