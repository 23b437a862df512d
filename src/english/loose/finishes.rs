//! How races and contests end, in plain words: `won` for `took the checkered flag`, `finished last` for `came bottom of the league`,
//! `was after` for `lasted longer than`, `finished second` for `placed`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::lasting;
use crate::syntax::text::fold;

/// Words for another one, where the header has what each wears.
const OWN: &[&str] = &["her", "his", "its", "the", "their"];

/// Plain words for one such turn.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let has_order = reader.vocabulary.has_order;
    (has_order && reader.vocabulary.labels.len() > 2).then_some(())?;
    flagged(reader)
        .or_else(|| home(reader))
        .or_else(|| bearing(reader))
        .or_else(|| painted(reader))
        .or_else(|| placed(reader))
        .or_else(|| lasting::plainly(reader))
        .or_else(|| both_cars(reader))
        .or_else(|| own_number(reader))
        .or_else(|| matching(reader))
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
                "brought up the rear",
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
    const FIRST: &[&str] = &["brought", "came", "finished", "took", "topped", "won"];
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

/// `finished third` for `came in third` and `romped home in third`.
fn home(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const COMING: &[&str] = &[
        "came", "come", "comes", "cruised", "drove", "got", "rode", "romped", "sailed", "trailed",
    ];
    let found = |at: usize| {
        COMING.contains(&reader.word(at)).then_some(())?;
        let home = reader.any(at + 1, &["home in", "home", "in"])?;
        let is_rank = reader.is_rank(home);
        // `came in third place`
        let is_place = reader.word(home + 1) == "place" && reader.word(home - 1) == "in";
        (is_rank && !is_place && reader.matches[at].is_empty()).then_some((at, home))
    };
    let is_line = reader.vocabulary.is_of_line();
    let (at, end) = (1..reader.end()).find_map(found).filter(|_| is_line)?;
    let finished = if reader.word(at) == "come" { "finish" } else { "finished" };
    Some(reader.with(at..end, &[reader.tokens[at].renamed(finished)]))
}

/// `was red` for `was painted red`, where the header has colours of no other kind.
fn painted(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let colors = reader.vocabulary.headed(&["color", "colour"]);
    let at = (2..reader.end())
        .find(|at| matches!(reader.word(*at), "coloured" | "colored" | "painted"))?;
    let mut of = reader.matches.get(at + 1)?.iter();
    let is_color = of.any(|of| {
        colors >> of.of.sense & 1 == 1 && reader.vocabulary.senses[of.of.sense].name_words == 1
    });
    let be = at - usize::from(matches!(reader.word(at - 1), "'t" | "not"));
    (is_color && reader.matches[at].is_empty() && reader.is_be_or_denied(be - 1))
        .then(|| reader.without(at..at + 1))
}

/// `wore red` for `sported red`, `wore number 7` for `bore the number 7`, and `was in red` for `played in red`.
fn bearing(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BEARING: &[&str] = &["bore", "donned", "sported", "sports"];
    const PLAYING: &[&str] = &["play", "played", "plays", "raced", "ran"];
    const WORN: &[&str] =
        &["bib", "cap", "color", "colour", "jersey", "kit", "number", "shirt", "silks", "strip"];
    let is_verb = |at: &usize| {
        let word = reader.word(*at);
        let is_denied =
            matches!(reader.word(at - 1), "'t" | "not") || reader.kind(at - 1).auxiliary;
        (BEARING.contains(&word) || PLAYING.contains(&word))
            && reader.matches[*at].is_empty()
            && !is_denied
            && !reader.is_be_or_denied(at - 1)
    };
    let at = (1..reader.end()).find(is_verb)?;
    let worn = reader.vocabulary.headed(WORN);
    let is_worn = |at: usize| {
        let is_light = |at: &usize| reader.kind(*at).determiner || reader.word(*at) == "number";
        let item = (at..at + 3).find(|at| !is_light(at)).unwrap_or(at);
        let mut of = reader.matches.get(item).into_iter().flatten();
        of.any(|of| worn >> of.of.sense & 1 == 1 && reader.ends_clause(of.end))
    };
    let plain = match PLAYING.contains(&reader.word(at)) {
        true => {
            // `ran in the red`
            let is_bare = !reader.kind(at + 2).determiner && reader.word(at + 1) == "in";
            (is_bare && is_worn(at + 2)).then_some("was")
        }
        false => is_worn(at + 1).then_some("wore"),
    }?;
    Some(reader.with(at..at + 1, &[reader.tokens[at].renamed(plain)]))
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
    // `the horse that placed is Tinder`
    let goes_on = || {
        let next = reader.kind(at + 1);
        let is_clause = (0..at).any(|at| reader.kind(at).relative);
        is_clause && (next.be || next.auxiliary || words::is_finite(reader.word(at + 1)))
    };
    (acts && (reader.ends_clause(at + 1) || goes_on()))
        .then(|| reader.with(at..at + 1, &reader.tokens[at].saying(&format!("finished {rank}"))))
}

/// `Ann and Bob finished` for `Ann's and Bob's car finished`.
fn both_cars(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let and =
        (2..reader.end()).find(|at| reader.word(*at) == "and" && reader.is_possessive(at - 1))?;
    let mark = (and + 2..reader.end().min(and + 5)).find(|at| reader.is_possessive(*at))?;
    let noun = mark + 1;
    let own = reader.uses(noun).named & reader.vocabulary.lists() & !reader.vocabulary.of_persons();
    let is_one = own != 0 && !reader.word(noun).ends_with('s') && reader.matches[noun].is_empty();
    let goes =
        matches!(reader.word(noun + 1), "arrived" | "came" | "crossed" | "finished" | "placed");
    // Two do not finish third.
    const ORDER: &[&str] =
        &["ahead", "after", "before", "behind", "earlier", "faster", "later", "slower"];
    let compares = (noun + 2..reader.end()).any(|at| ORDER.contains(&reader.word(at)));
    (is_one && goes && compares && reader.ends_item(mark)).then(|| {
        let (first, second) = (&reader.tokens[..and - 1], &reader.tokens[and..mark]);
        [first, second, &reader.tokens[noun + 1..]].concat()
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

/// `No horse wore the same number as their place` for `No horse's number matched its finishing position`.
fn matching(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MATCHING: &[&str] = &[
        "corresponded to",
        "equaled",
        "equalled",
        "matched",
        "matches",
        "was equal to",
        "was the same as",
        "is the same as",
    ];
    let mark = (2..reader.end())
        .find(|at| reader.is_possessive(*at) && reader.word(at + 1) == "number")?;
    let own = reader.any(mark + 2, MATCHING).filter(|at| OWN.contains(&reader.word(*at)))?;
    let noun = own + 1 + usize::from(matches!(reader.word(own + 1), "final" | "finishing"));
    let is_place = reader.is_house(noun) || matches!(reader.word(noun), "place" | "position");
    let is_some = matches!(reader.word(0), "exactly" | "just" | "no" | "nobody" | "none" | "only");
    let said = format!("wore the same number as their {}", reader.word(noun));
    (is_place && is_some && reader.ends_clause(noun + 1))
        .then(|| reader.with(mark..noun + 1, &reader.tokens[mark].saying(&said)))
}
