//! What follows from the rest: `, so he slept somewhere else`; and what tells why somebody is not there: `was too big for the bathtub`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// Nothing for `, so his is neither of these`, which names nothing.
pub(super) fn follows(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// Words by which a conclusion tells more than the rest.
    const TELLING: &[&str] = &[
        "after", "before", "between", "both", "end", "first", "last", "later", "earlier", "left",
        "middle", "next", "only", "right", "same", "than", "all",
    ];
    let so = (2..reader.end()).rfind(|at| {
        reader.word(*at) == "so"
            && reader.word(at - 1) == ","
            && !matches!(reader.word(at + 1), "did" | "does" | "do" | "is" | "was")
    })?;
    let end = reader.end();
    let is_of_them = function::is_own(reader.word(so + 1))
        || reader.any(so + 1, &["he", "she", "it", "they", "that"]).is_some();
    let names = |at: usize| {
        reader.is_within_item(at)
            || reader.is_rank(at)
            || words::number(&[reader.word(at)]).is_some()
            || TELLING.contains(&reader.word(at))
            || reader.word(at).ends_with("est")
            || reader.word(at).ends_with("er") && reader.word(at + 1) == "than"
    };
    (is_of_them && !(so..end).any(names)).then(|| reader.without(so - 1..end))
}

/// `does not have the closet or the bathtub` for `was too big for the closet and for the bathtub`.
pub(super) fn too_big_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const FOR: &[&str] =
        &["for", "to fit in", "to fit inside", "to fit into", "to get into", "to sleep in"];
    let too = (2..reader.end()).find(|at| reader.word(*at) == "too" && reader.kind(at - 1).be)?;
    let of = reader.any(too + 2, FOR)?;
    let is_how = reader.matches[too + 1].is_empty() && reader.tokens[too + 1].is_word();
    let persons = reader.persons();
    // Two places at the most, and nothing behind them.
    let place = |at: usize| {
        let item = at + usize::from(reader.kind(at).determiner);
        let of = reader.matches.get(item)?.first()?;
        (persons >> of.of.sense & 1 == 0).then_some(of.end)
    };
    let first = place(of)?;
    let joint = matches!(reader.word(first), "and" | "or").then_some(first + 1);
    let second = joint.map(|at| reader.any(at, FOR).unwrap_or(at));
    let end = second.map_or(Some(first), place)?;
    let is_subject = reader.mentions(0).iter().any(|of| of.end == too - 1);
    if !is_how || !is_subject || end != reader.end() {
        return None;
    }
    let say = |words: &str| reader.tokens[too].saying(words);
    let mut said =
        [&reader.tokens[..too - 1], &say("does not have"), &reader.tokens[of..first]].concat();
    if let Some(second) = second {
        said.extend(say("or"));
        said.extend_from_slice(&reader.tokens[second..end]);
    }
    said.extend_from_slice(&reader.tokens[end..]);
    Some(said)
}
