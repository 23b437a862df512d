//! What somebody paid, where they came from and when they went, in plain words: `Ann paid £20 more than Bo` for `What Ann
//! paid was £20 more than Bo's total`, `got the fan` for `had to settle for the fan`, `the first to leave` for `the first to
//! go away`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::roundabout::in_order;

/// Verbs by which an amount is somebody's.
const PAYING: &[&str] =
    &["bid", "earned", "forked", "owed", "paid", "pays", "raised", "scored", "spends", "spent"];

/// `the prices of Ann and Bo differ by £20` for `the amounts paid by Ann and Bo differed by £20`, where the header has but
/// one kind of amounts.
pub(super) fn amounts_differ(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const AMOUNTS: &[&str] = &["amounts", "bids", "bills", "prices", "sums", "totals"];
    let the = reader.phrase(0, "the")?;
    let by = the + 2;
    let is_amount = AMOUNTS.contains(&reader.word(the))
        && PAYING.contains(&reader.word(the + 1))
        && reader.word(by) == "by";
    let differ = (by + 2..reader.end())
        .find(|at| matches!(reader.word(*at), "differ" | "differed"))
        .filter(|_| is_amount)?;
    let money = reader.of_money();
    (money.count_ones() == 1 && reader.any(differ + 1, &["by"]).is_some()).then_some(())?;
    let heading = &reader.vocabulary.senses[money.trailing_zeros() as usize].heading;
    let plural = format!("{}s", heading.trim_end_matches('s'));
    let said = [
        &reader.tokens[..the],
        &[reader.tokens[the].renamed(&plural), reader.tokens[by].renamed("of")],
        &reader.tokens[by + 1..differ],
        &[reader.tokens[differ].renamed("differ")],
        &reader.tokens[differ + 1..],
    ];
    Some(in_order(reader, said.concat()))
}

/// `Ann paid £20 more than` for `What Ann paid was £20 more than`.
pub(super) fn what_was_paid(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let name = reader.phrase(0, "what")?;
    let verb = (name + 1..reader.end()).find(|at| PAYING.contains(&reader.word(*at)))?;
    let be = verb + 1;
    let amount = be + 1 + usize::from(matches!(reader.word(be + 1), "exactly" | "just"));
    let is_compared = matches!(reader.word(be), "is" | "was")
        && reader.amount(amount).is_some()
        && (amount..amount + 4).any(|at| reader.word(at) == "than");
    let is_row = reader.names_row(name, verb);
    let said = [&reader.tokens[name..=verb], &reader.tokens[be + 1..]];
    (is_row && is_compared).then(|| in_order(reader, said.concat()))
}

/// `than Bo` for `than Bo's total`, behind a comparison of amounts.
pub(super) fn total(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TOTALS: &[&str] = &["outlay", "sum", "tally", "total"];
    let than = (2..reader.end()).find(|at| reader.word(*at) == "than")?;
    let mark = (than + 2..reader.end()).find(|at| reader.is_possessive(*at))?;
    let is_total = TOTALS.contains(&reader.word(mark + 1))
        && reader.matches.get(mark + 1)?.is_empty()
        && reader.uses(mark + 1).own == 0
        && reader.ends_clause(mark + 2);
    (is_total && reader.names_row(than + 1, mark)).then(|| reader.without(mark..mark + 2))
}

/// `got the fan` for `had to settle for the fan`, `ended up with the fan`, `made do with the fan`.
pub(super) fn settled_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SETTLING: &[&str] = &[
        "ended up with",
        "had to be content with",
        "had to make do with",
        "had to settle for",
        "made do with",
        "settled for",
    ];
    let found = |at: usize| Some((at, reader.any(at, SETTLING)?));
    let (at, end) = (1..reader.end()).find_map(found)?;
    let item = end + usize::from(reader.kind(end).determiner);
    let is_thing = reader.items(item) & !reader.persons() != 0;
    let is_denied = (0..at).any(|at| function::denies(reader.word(at)));
    (is_thing && !is_denied).then(|| reader.with(at..end, &reader.tokens[at].saying("got")))
}

/// `than Bo paid` for `than Bo had to pay`.
pub(super) fn more_than_had_to(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PAYING: &[(&str, &str)] =
        &[("had to pay", "paid"), ("had to spend", "spent"), ("had to bid", "bid")];
    let than = (2..reader.end()).find(|at| reader.word(*at) == "than")?;
    let found = |at: usize| {
        let (said, paid) = PAYING.iter().find(|(said, _)| reader.phrase(at, said).is_some())?;
        Some((at, reader.phrase(at, said)?, *paid))
    };
    let (at, end, paid) = (than + 2..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &[reader.tokens[at].renamed(paid)]))
}

/// `travelled from Ely` for `travelled over from Ely`, where the header has places that people are from.
pub(super) fn came_over(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const COMING: &[&str] =
        &["came", "cycled", "drove", "flew", "sailed", "travelled", "traveled", "walked"];
    const PARTICLES: &[&str] = &["across", "down", "in", "over", "up"];
    let found = |at: usize| {
        let is_particle = PARTICLES.contains(&reader.word(at + 1)) && reader.word(at + 2) == "from";
        let is_coming = COMING.contains(&reader.word(at)) && reader.matches[at].is_empty();
        let of = reader.items(at + 3);
        (is_particle && is_coming && of & !reader.persons() != 0).then_some(at + 1)
    };
    let particle = (1..reader.end()).find_map(found)?;
    // `from Ely for the sale`, to which all came
    const EVENTS: &[&str] =
        &["auction", "day", "event", "fair", "occasion", "party", "sale", "show", "weekend"];
    let end = reader.matches[particle + 2].iter().map(|of| of.end).max()?;
    let event = reader.any(end, &["for the"]).filter(|at| EVENTS.contains(&reader.word(*at)));
    let plain = match event {
        Some(event) => reader.without(end..event + 1),
        None => reader.tokens.to_vec(),
    };
    let came = [reader.tokens[particle - 1].renamed("came")];
    Some([&plain[..particle - 1], &came, &plain[particle + 1..]].concat())
}

/// `the first to leave` for `the first to go away`, `to set off`.
pub(super) fn to_go_away(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GOING: &[&str] = &["go away", "go on holiday", "go on vacation", "set off", "set out"];
    let found = |at: usize| {
        let end = reader.any(at + 1, GOING)?;
        let is_to = reader.word(at) == "to";
        let rank = (at.saturating_sub(2)..at).any(|at| matches!(reader.word(at), "first" | "last"));
        (is_to && rank).then_some((at + 1, end))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &[reader.tokens[at].renamed("leave")]))
}

/// `neither the first to leave nor the last to leave` for `neither the first to leave nor the last`.
pub(super) fn same_act(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_end =
        |at: usize| reader.word(at) == "the" && matches!(reader.word(at + 1), "first" | "last");
    let behind = (4..reader.end()).find(|at| {
        is_end(*at) && matches!(reader.word(at - 1), "nor" | "or") && reader.ends_clause(at + 2)
    })?;
    let to = (0..behind - 1).find(|at| is_end(*at)).map(|at| at + 2)?;
    let act = &reader.tokens[to..behind - 1];
    let is_short = reader.word(to) == "to" && (2..=3).contains(&act.len());
    let is_free = (to..behind - 1).all(|at| reader.matches[at].is_empty());
    (is_short && is_free).then(|| reader.with(behind + 2..behind + 2, act))
}

/// `paid £20` for `forked out £20`, `shelled out £20`.
pub(super) fn forked_out(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PAYING: &[&str] = &["forked out", "parted with", "shelled out", "splashed out"];
    let found = |at: usize| {
        let end = reader.any(at, PAYING)?;
        reader.amount(end).map(|_| (at, end))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    (reader.of_money() != 0).then(|| reader.with(at..end, &[reader.tokens[at].renamed("paid")]))
}

/// `had the stew` for `had the stew to eat`.
pub(super) fn to_eat(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (3..reader.end()).find(|at| {
        reader
            .any(*at, &["to drink", "to eat", "to wear"])
            .is_some_and(|end| reader.ends_clause(end))
    })?;
    let is_had = (1..at).any(|at| matches!(reader.word(at), "had" | "has" | "have"));
    let is_thing = reader.items_before(at) & !reader.persons() != 0;
    (is_had && is_thing).then(|| reader.without(at..at + 2))
}

/// `bought the fan` for `made the successful bid for the fan`, `put in the winning bid for it`.
pub(super) fn buyer(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BIDDING: &[&str] = &[
        "made the successful bid for",
        "made the winning bid for",
        "placed the winning bid for",
        "put in the winning bid for",
        "was the successful bidder for",
        "was the winning bidder for",
    ];
    let found = |at: usize| Some((at, reader.any(at, BIDDING)?));
    let (at, end) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &[reader.tokens[at].renamed("bought")]))
}
