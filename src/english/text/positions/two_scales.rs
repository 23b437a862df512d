//! Rows that are numbered and a race that is run in them: who swims in lane 4 may finish first, so that the numbers of the lanes and the
//! places of those who finish are two scales, of which a puzzle has one.

use crate::english::token::Token;
use crate::english::words::{self, Words};
use crate::syntax::ast::{Category, Entry};
use crate::syntax::text::fold;

/// The first word of a sentence that tells of places in a race, if another one, or the same, tells of numbered lanes: then
/// `first` is the first to finish and `in lane 1` is not.
///
/// Where places are items of their own, as `Place: 1st, 2nd, 3rd`, neither is taken for the other, so that only puzzles
/// without such items are to be asked for.
pub(in super::super) fn told<'t>(
    sentences: impl Iterator<Item = &'t [Token]> + Clone,
) -> Option<&'t Token> {
    sentences.clone().any(tells_lanes).then(|| sentences.into_iter().find_map(coming)).flatten()
}

/// Whether the places of a race or its lanes are items of a category, so that it is known which is which: `Place: 1st, 2nd, 3rd`,
/// `Lane: lane 1, lane 2, lane 3`, `Time: 50 seconds, 51 seconds, 53 seconds`.
pub(in super::super) fn are_items<'c>(mut categories: impl Iterator<Item = &'c Category>) -> bool {
    const NAMES: Words = Words::of(&[
        "finish",
        "lane",
        "lanes",
        "order",
        "place",
        "places",
        "position",
        "positions",
        "rank",
        "time",
        "times",
    ]);
    let is_rank = |entry: &Entry| {
        let Entry::Item(name) = entry else { return false };
        fold(&name.text).split(' ').next().is_some_and(|first| words::ordinal(first).is_some())
    };
    categories.any(|category| {
        let name = fold(&category.name.text);
        name.split(' ').any(|word| NAMES.contains(&word)) || category.entries.iter().all(is_rank)
    })
}

/// Whether a sentence tells of a lane with a number: `the girl in lane 2`, `lanes 1 through 4`, `the third lane`.
fn tells_lanes(tokens: &[Token]) -> bool {
    const LANES: Words = Words::of(&["lane", "lanes"]);
    let is_number =
        |at: usize| tokens.get(at).is_some_and(|token| words::number(&[&token.word]).is_some());
    let is_rank =
        |at: usize| tokens.get(at).is_some_and(|token| words::ordinal(&token.word).is_some());
    (0..tokens.len()).any(|at| {
        LANES.contains(&&*tokens[at].word) && (is_number(at + 1) || at > 0 && is_rank(at - 1))
    })
}

/// The verb by which a sentence tells who came where: `finished third`, `came in last`, `finished immediately ahead of`. What
/// somebody finished, as a book, tells nothing of it. Who won, or beat whom, came before others too.
fn coming(tokens: &[Token]) -> Option<&Token> {
    const CAME: Words = Words::of(&[
        "came",
        "come",
        "comes",
        "finish",
        "finished",
        "finishes",
        "finishing",
        "placed",
        "ranked",
    ]);
    /// What may stand between the verb and the place.
    const BETWEEN: Words = Words::of(&[
        "a",
        "directly",
        "exactly",
        "immediately",
        "in",
        "just",
        "one",
        "place",
        "places",
        "position",
        "positions",
        "right",
        "somewhere",
        "the",
        "two",
    ]);
    const PLACE: Words = Words::of(&["after", "ahead", "before", "behind", "last", "next"]);
    let is_place =
        |token: &Token| PLACE.contains(&&*token.word) || words::ordinal(&token.word).is_some();
    let mut verbs = (0..tokens.len()).filter(|at| CAME.contains(&&*tokens[*at].word));
    let comes = |at: &usize| {
        let mut behind =
            tokens[at + 1..].iter().skip_while(|token| BETWEEN.contains(&&*token.word));
        behind.next().is_some_and(is_place)
    };
    let wins = |token: &&Token| matches!(&*token.word, "beat" | "winner" | "won");
    verbs.find(comes).map(|at| &tokens[at]).or_else(|| tokens.iter().find(wins))
}
