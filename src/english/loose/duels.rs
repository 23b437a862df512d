//! How one beat another in a race, in plain words: `beat Ann` for `edged out Ann`, `beat Ann to the finish line` and `beat Ann
//! by a nose`; `finished` for `was thrilled to finish`.

use super::super::mention::Reader;
use super::super::place::LINES;
use super::super::token::Token;
use super::roundabout::in_order;

/// Verbs of whoever finishes before somebody else.
const BEATS: &[&str] = &[
    "bested",
    "edged",
    "edged out",
    "narrowly beat",
    "nipped",
    "nosed out",
    "outdistanced",
    "outpaced",
    "outraced",
    "outsped",
    "pipped",
];

/// What may stand behind whom one beat, and changes nothing.
const CLOSE: &[&str] = &[
    "across the finish line",
    "across the finishing line",
    "across the line",
    "at the finish",
    "at the finish line",
    "at the post",
    "by a hair",
    "by a head",
    "by a neck",
    "by a nose",
    "by a split second",
    "by a whisker",
    "in a photo finish",
    "over the finish line",
    "over the line",
    "to the finish",
    "to the finish line",
    "to the finishing line",
    "to the line",
    "to the tape",
];

/// How somebody feels about it.
const FEELINGS: &[&str] = &[
    "content",
    "delighted",
    "disappointed",
    "elated",
    "glad",
    "happy",
    "overjoyed",
    "pleased",
    "proud",
    "relieved",
    "sad",
    "satisfied",
    "surprised",
    "thrilled",
];

/// Plain words for one such turn, where the positions or a category tell who came in which place.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WORDS: &[&str] = &[
        "either",
        "bested",
        "beat",
        "beaten",
        "beats",
        "dead",
        "defeated",
        "edged",
        "head",
        "lost",
        "narrowly",
        "nipped",
        "nosed",
        "outdistanced",
        "outpaced",
        "outraced",
        "outran",
        "outsped",
        "pipped",
        "to",
        "trailed",
        "trails",
    ];
    reader.tokens.iter().any(|of| WORDS.contains(&&*of.word)).then_some(())?;
    reader.finish()?;
    if let Some(said) = only_by(reader).or_else(|| either_came(reader)) {
        return Some(said);
    }
    (1..reader.end()).filter(|at| !reader.is_within_item(*at)).find_map(|at| {
        beats(reader, at)
            .or_else(|| trails(reader, at))
            .or_else(|| closely(reader, at))
            .or_else(|| felt(reader, at))
            .or_else(|| dead_last(reader, at))
            .or_else(|| a_head(reader, at))
    })
}

/// `Ann finished first and Bob finished second` for `Bob was beaten only by Ann`.
fn only_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let said = ["was beaten only by", "was defeated only by", "lost only to"];
    let (at, end) = (1..reader.end()).find_map(|at| Some((at, reader.any(at, &said)?)))?;
    let is_whole = |start: usize, end: usize| reader.mentions(start).iter().any(|of| of.end == end);
    let word = |word: &str| reader.tokens[at].saying(word);
    let said = [
        &reader.tokens[end..],
        &word("finished first , and"),
        &reader.tokens[..at],
        &word("finished second"),
    ];
    (is_whole(0, at) && is_whole(end, reader.end())).then(|| in_order(reader, said.concat()))
}

/// `the one who finished last was either Ann or Bob` for `Either Ann or Bob came in last`.
fn either_came(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CAME: &[&str] = &["came in", "came", "finished in", "finished", "placed", "took", "was"];
    let first = reader.phrase(0, "either")?;
    let named = |start: usize| reader.mentions(start).into_iter().map(|of| of.end);
    let or = named(first).find(|end| reader.word(*end) == "or")?;
    let (verb, nth) = named(or + 1).find_map(|verb| Some((verb, reader.any(verb, CAME)?)))?;
    let nth = nth + usize::from(reader.word(nth) == "dead");
    (nth < reader.end() && reader.is_rank(nth)).then_some(())?;
    let place = nth + 1 + usize::from(matches!(reader.word(nth + 1), "place" | "position"));
    let said = [
        &reader.tokens[0].saying("the one who finished")[..],
        &reader.tokens[nth..=nth],
        &[reader.tokens[verb].renamed("was")],
        &reader.tokens[..verb],
    ];
    (place == reader.end()).then(|| in_order(reader, said.concat()))
}

/// Whether a row is named at a token.
fn is_row(reader: &Reader<'_>, at: usize) -> bool {
    at < reader.end() && !reader.mentions(at).is_empty()
}

/// `beat Ann` for `edged out Ann`. Whoever did so for third place has that place as well, of which nothing is said here.
fn beats(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    let end = reader.any(at, BEATS).filter(|end| is_row(reader, *end))?;
    let is_passive = reader.is_be_or_denied(at - 1);
    let beat = [reader.tokens[at].renamed("beat")];
    (!is_passive).then(|| reader.with(at..end, &beat))
}

/// `finished behind Ann` for `trailed Ann`.
fn trails(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    let is_said = matches!(reader.word(at), "trailed" | "trails")
        && reader.matches[at].is_empty()
        && !reader.is_be_or_denied(at - 1);
    // `trailed Ann at half-time`
    let is_whole = reader.mentions(at + 1).iter().any(|of| {
        let thing = of.end + usize::from(reader.is_possessive(of.end));
        [of.end, thing, thing + 1].iter().any(|end| reader.ends_clause(*end))
    });
    let behind = reader.tokens[at].saying("finished behind");
    (is_said && is_whole).then(|| reader.with(at..at + 1, &behind))
}

/// `lost to Ann` for `lost to Ann by a nose`.
fn closely(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    const BEAT: &[&str] = &["beat", "beaten", "beats", "defeated", "outran"];
    let end = reader.any(at, CLOSE).filter(|end| reader.ends_clause(*end))?;
    let is_told =
        |verb: usize| BEAT.contains(&reader.word(verb)) || reader.any(verb, &["lost to"]).is_some();
    // `beat the car that came to the finish line first`
    let is_row = |start: usize| reader.mentions(start).iter().any(|of| of.end == at);
    let is_one = (1..at).any(is_row) || reader.is_possessive(at - 1);
    (is_one && (1..at).any(is_told)).then(|| reader.without(at..end))
}

/// `finished` for `was thrilled to finish`.
fn felt(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    const DONE: &[(&str, &str)] = &[
        ("beat", "beat"),
        ("come", "came"),
        ("cross", "crossed"),
        ("finish", "finished"),
        ("place", "placed"),
        ("win", "won"),
    ];
    let be = at.checked_sub(1).filter(|be| matches!(reader.word(*be), "is" | "was"))?;
    let is_felt = FEELINGS.contains(&reader.word(at)) && reader.word(at + 1) == "to";
    let (_, done) = DONE.iter().find(|(does, _)| *does == reader.word(at + 2))?;
    (is_felt && at + 3 < reader.end())
        .then(|| reader.with(be..at + 3, &[reader.tokens[at].renamed(done)]))
}

/// `last` for `dead last`.
fn dead_last(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    (reader.word(at) == "dead" && reader.word(at + 1) == "last" && reader.matches[at].is_empty())
        .then(|| reader.without(at..at + 1))
}

/// `finished ahead of` for `finished a head of`, a slip of the pen.
fn a_head(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    const COMING: &[&str] = &["came", "crossed", "finished", "placed", "ranked"];
    let end = reader.any(at, &["a head of"])?;
    let is_said = COMING.contains(&reader.word(at - 1)) && is_row(reader, end);
    let is_line = reader.any(end, LINES).is_none();
    (is_said && is_line).then(|| reader.with(at..end, &reader.tokens[at].saying("ahead of")))
}
