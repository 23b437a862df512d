//! How races and contests end, in plain words: `won` for `took the checkered flag`, `finished last` for `came bottom of the league`,
//! `was after` for `lasted longer than`, `finished second` for `placed`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use crate::syntax::text::fold;

/// Words for another one, where the header has what each wears.
const OWN: &[&str] = &["her", "his", "its", "the", "their"];

/// Plain words for one such turn.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let has_order = reader.vocabulary.has_order;
    (has_order && reader.vocabulary.labels.len() > 2).then_some(())?;
    flagged(reader)
        .or_else(|| placed(reader))
        .or_else(|| lasted(reader))
        .or_else(|| both_cars(reader))
        .or_else(|| own_number(reader))
}

/// Words for the first or the last place in a race or a league.
fn flagged(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PLAIN: &[(&[&str], &str)] = &[
        (
            &[
                "took the checkered flag",
                "took the chequered flag",
                "took the title",
                "topped the league",
                "topped the table",
                "came top",
                "came top of the league",
                "came top of the table",
                "finished top",
                "finished top of the league",
                "finished top of the table",
                "won the championship",
                "won the cup",
                "won the league title",
                "won the title",
            ],
            "finished first",
        ),
        (
            &[
                "came bottom",
                "came bottom of the league",
                "came bottom of the table",
                "finished bottom",
                "finished bottom of the league",
                "finished bottom of the table",
                "finished at the bottom of the league",
                "finished at the bottom of the table",
            ],
            "finished last",
        ),
        (&["came bottom but one", "finished bottom but one"], "finished last but one"),
    ];
    const FIRST: &[&str] = &["came", "finished", "took", "topped", "won"];
    let found = |at: usize| {
        FIRST.contains(&reader.word(at)).then_some(())?;
        let plain = PLAIN.iter().filter_map(|(said, plain)| Some((reader.any(at, said)?, *plain)));
        plain.max_by_key(|(end, _)| *end).map(|(end, plain)| (at, end, plain))
    };
    let (at, end, plain) =
        (1..reader.end()).find_map(found).filter(|_| reader.vocabulary.is_of_line())?;
    let acts = !reader.is_be_or_denied(at - 1) && reader.matches[at].is_empty();
    (acts && reader.ends_clause(end))
        .then(|| reader.with(at..end, &reader.tokens[at].saying(plain)))
}

/// `finished second` for `placed`, where the places are called `Win`, `Place` and `Show`.
fn placed(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let label = |name: &str| reader.vocabulary.labels.iter().position(|label| fold(label) == name);
    let of = |at: usize| match reader.word(at) {
        "placed" | "places" => label("place"),
        "showed" | "shows" => label("show"),
        _ => None,
    };
    let (at, rank) = (1..reader.end()).find_map(|at| Some((at, of(at)?)))?;
    let acts = reader.kind(at - 1).relative || reader.ends_item(at) || reader.uses(at - 1).own != 0;
    let rank = words::ordinals(u32::try_from(rank + 1).ok()?).into_iter().next()?;
    (acts && reader.ends_clause(at + 1))
        .then(|| reader.with(at..at + 1, &reader.tokens[at].saying(&format!("finished {rank}"))))
}

/// `was after` for `lasted longer than`, `was last` for `lasted the longest`, `was before` for `fell before`, where the positions are
/// those at which each is out.
fn lasted(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const OUT: &[&str] = &[
        "eliminated",
        "fallen",
        "fell",
        "knocked out",
        "thrown",
        "unseated",
        "voted off",
        "voted out",
    ];
    const POSITIONS: &[&str] = &["elimin", "exit", "fenc", "hurdl", "jump", "obstacl", "round"];
    POSITIONS.contains(&&*reader.vocabulary.position_stem).then_some(())?;
    const PLAIN: &[(&[&str], &str)] = &[
        (&["lasted longer than", "survived longer than", "went further than"], "was after"),
        (
            &["did not last as long as", "didn 't last as long as", "did not survive as long as"],
            "was before",
        ),
        (
            &["lasted longest", "lasted the longest", "survived longest", "survived the longest"],
            "was last",
        ),
    ];
    let plain = |at: usize| {
        PLAIN.iter().find_map(|(said, plain)| Some((at, reader.any(at, said)?, *plain)))
    };
    if let Some((at, end, plain)) = (1..reader.end()).find_map(plain) {
        return Some(reader.with(at..end, &reader.tokens[at].saying(plain)));
    }
    let is_place = |at: usize| {
        let is_order = matches!(
            reader.word(at),
            "after"
                | "before"
                | "first"
                | "last"
                | "one"
                | "two"
                | "right"
                | "just"
                | "immediately"
                | "exactly"
        );
        is_order
            || matches!(reader.word(at), "at" | "in")
                && (at + 1..at + 4).any(|at| reader.is_house(at))
    };
    let found = |at: usize| {
        let end = reader.any(at, OUT).filter(|end| is_place(*end))?;
        let be = reader.is_be_or_denied(at - 1);
        (reader.matches[at].is_empty() && (be || reader.word(at) == "fell"))
            .then_some((at, end, be))
    };
    let (at, end, be) = (1..reader.end()).find_map(found)?;
    let was = [reader.tokens[at].renamed("was")];
    Some(reader.with(at..end, if be { &[] } else { &was }))
}

/// `Ann's and Bob's cars finished` for `Ann's and Bob's car finished`.
fn both_cars(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let and =
        (3..reader.end()).find(|at| reader.word(*at) == "and" && reader.is_possessive(at - 1))?;
    let mark = (and + 2..reader.end().min(and + 5)).find(|at| reader.is_possessive(*at))?;
    let noun = mark + 1;
    let own = reader.uses(noun).named & reader.vocabulary.lists() & !reader.vocabulary.of_persons();
    let is_one = own != 0 && !reader.word(noun).ends_with('s') && reader.matches[noun].is_empty();
    let goes =
        matches!(reader.word(noun + 1), "arrived" | "came" | "crossed" | "finished" | "placed");
    (is_one && goes && reader.ends_item(mark)).then(|| {
        let many = format!("{}s", reader.word(noun));
        reader.with(noun..noun + 1, &reader.tokens[noun].saying(&many))
    })
}

/// `wore the same number as their place` for `finished in the place that matched the number they wore`.
fn own_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader
        .tokens
        .iter()
        .any(|token| matches!(&*token.word, "same" | "matched" | "matching"))
        .then_some(())?;
    let verb = (2..reader.end()).find(|at| matches!(reader.word(*at), "came" | "finished"))?;
    let place =
        reader.any(verb + 1, &["in the same", "in the"]).filter(|at| reader.is_house(*at))?;
    let same = matches!(reader.word(place - 1), "same");
    let number = match same {
        true => reader.any(place + 1, &["as"]),
        false => reader.any(place + 1, &["matching", "that matched", "which matched"]),
    }?;
    let noun = number + usize::from(OWN.contains(&reader.word(number)));
    let noun = noun + usize::from(matches!(reader.word(noun), "own"));
    let is_number = noun > number && reader.word(noun) == "number";
    let clause = reader.any(
        noun + 1,
        &[
            "that they wore",
            "they wore",
            "he wore",
            "she wore",
            "it wore",
            "they were wearing",
            "worn",
        ],
    );
    let end = clause.unwrap_or(noun + 1);
    let house = reader.word(place);
    let said = format!("wore the same number as their {house}");
    (is_number && (reader.ends_clause(end)))
        .then(|| reader.with(verb..end, &reader.tokens[verb].saying(&said)))
}
