//! Who is out when, where the last one who is out lasts the longest: `was after` for `lasted longer than`, `finished before` for `fell
//! before`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// Whether the positions are those at which each is out, and the last one stays the longest.
fn are_ends(reader: &Reader<'_>) -> bool {
    const POSITIONS: &[&str] = &["elimin", "exit", "fenc", "hurdl", "jump", "obstacl", "round"];
    POSITIONS.contains(&&*reader.vocabulary.position_stem)
}

/// `was after` for `lasted longer than`, `was last` for `lasted the longest`, `finished before` for `fell before` and `was eliminated
/// before`.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    are_ends(reader).then_some(())?;
    const PLAIN: &[(&[&str], &str)] = &[
        (
            &["lasted longer than", "outlasted", "survived longer than", "went further than"],
            "was after",
        ),
        (
            &[
                "did not last as long as",
                "didn 't last as long as",
                "did not survive as long as",
                "didn 't survive as long as",
            ],
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
    let found = (1..reader.end()).find_map(plain);
    let (at, end, plain) = match found {
        Some((at, end, plain)) => (at, end, plain.to_owned()),
        None => so_much_longer(reader).or_else(|| is_out(reader)).or_else(|| nth_out(reader))?,
    };
    Some(reader.with(at..end, &reader.tokens[at].saying(&plain)))
}

/// `was two rounds after` for `lasted two rounds longer than`.
fn so_much_longer(reader: &Reader<'_>) -> Option<(usize, usize, String)> {
    let found = |at: usize| {
        let number = reader.any(at, &["lasted", "survived"])?;
        words::number(&[reader.word(number)])?;
        let end =
            reader.any(number + 2, &["longer than"]).filter(|_| reader.is_house(number + 1))?;
        let said = format!("was {} {} after", reader.word(number), reader.word(number + 1));
        Some((at, end, said))
    };
    (1..reader.end()).find_map(found)
}

/// Participles and verbs for who is out.
const DONE: &[&str] =
    &["eliminated", "knocked out", "thrown", "unseated", "voted off", "voted out"];
const GOING: &[&str] = &["bowed out", "crashed out", "dropped out", "fell", "fell off", "went out"];
const GO: &[&str] = &["bow out", "crash out", "drop out", "fall", "fall off", "go out"];

/// `finished before` for `fell before`, `was at` for `fell at`, `was not in` for `was not eliminated in`.
fn is_out(reader: &Reader<'_>) -> Option<(usize, usize, String)> {
    const ORDER: &[&str] = &[
        "after",
        "before",
        "earlier",
        "exactly",
        "first",
        "immediately",
        "just",
        "last",
        "later",
        "one",
        "right",
        "three",
        "two",
    ];
    let is_in = |at: usize| {
        matches!(reader.word(at), "at" | "in") && (at + 1..at + 4).any(|at| reader.is_house(at))
    };
    let found = |at: usize| {
        let done = reader.any(at, DONE);
        let go = reader.any(at, GO);
        let end = done.or_else(|| reader.any(at, GOING)).or(go)?;
        let is_order = ORDER.contains(&reader.word(end));
        let denied = at - usize::from(matches!(reader.word(at - 1), "'t" | "not"));
        let is_denied = denied < at;
        let auxiliary = denied.checked_sub(1).filter(|at| {
            if done.is_some() {
                reader.is_be_or_denied(*at)
            } else {
                is_denied && reader.kind(*at).auxiliary
            }
        });
        let is_form = if done.is_some() || go.is_some() { auxiliary.is_some() } else { !is_denied };
        let plain = match (is_order, is_denied) {
            (true, false) => "finished",
            (true, true) => "did not finish",
            (false, false) => "was",
            (false, true) => "was not",
        };
        let is_free = reader.matches[at].is_empty() && is_form && (is_order || is_in(end));
        is_free.then(|| (auxiliary.unwrap_or(at), end, plain.to_owned()))
    };
    (1..reader.end()).find_map(found)
}

/// `was third` for `was the third to fall`, `the one who finished third` for `the third horse to fall`.
fn nth_out(reader: &Reader<'_>) -> Option<(usize, usize, String)> {
    const TO: &[&str] = &[
        "eliminated",
        "to be eliminated",
        "to be knocked out",
        "to be voted off",
        "to be voted out",
        "to drop out",
        "to fall",
        "to go out",
    ];
    let found = |the: usize| {
        let rank = reader.phrase(the, "the")?;
        let is_rank = reader.is_rank(rank);
        let noun = rank + 1;
        let is_noun =
            reader.is_human(noun) || reader.uses(noun).own != 0 || reader.kind(noun).thing;
        let end = reader.any(noun, TO).or_else(|| reader.any(noun + 1, TO).filter(|_| is_noun))?;
        let is_told = the > 0 && reader.is_be_or_denied(the - 1) && reader.ends_clause(end);
        let goes_on = reader.kind(end).be || words::is_finite(reader.word(end));
        let said = match is_told {
            true => reader.word(rank).to_owned(),
            false => format!("the one who finished {}", reader.word(rank)),
        };
        (is_rank && (is_told || goes_on)).then_some((the, end, said))
    };
    (0..reader.end()).find_map(found)
}
