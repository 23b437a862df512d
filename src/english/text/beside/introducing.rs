//! Sentences in front of numbered clues that only introduce them, so that they may be left out where they are not understood.

use super::super::mentions::Mentions;
use super::super::positions::opening::Count;
use super::alarm;
use crate::english::token::Token;
use crate::english::words::Words;
use crate::english::{compare, function, words};

/// Whether a sentence in front of numbered clues changes nothing of what these say, so that what it tells beside the lists
/// could only rule out answers: it counts and denies nothing, and tells of no arrangement.
pub(in super::super) fn only_introduces(
    tokens: &[Token],
    mentions: &Mentions,
    count: &Count,
) -> bool {
    const PLACING: Words = Words::of(&[
        "above",
        "around",
        "below",
        "between",
        "bottom",
        "circle",
        "circular",
        "clockwise",
        "corner",
        "facing",
        "floor",
        "left",
        "line",
        "next",
        "numbered",
        "queue",
        "right",
        "ring",
        "round",
        "row",
        "side",
        "top",
    ]);
    let is_all_but_one = tells_of_one_and_others(tokens, mentions, count);
    let counts_otherwise = |token: &Token| {
        let number = words::number(&[&token.word]).map(|(number, _)| number);
        let is_plain = |of: u32| of < 2 || of == count.number;
        number.is_some_and(|of| !(is_plain(of) || is_all_but_one && of + 1 == count.number))
    };
    alarm::alarm(tokens).is_none()
        && mentions.inexact(tokens).is_none()
        && !tokens.iter().any(|token| {
            function::denies(&token.word)
                || counts_otherwise(token)
                || PLACING.contains(&&*token.word)
        })
}

/// Whether a sentence tells of somebody and of as many others as there are, and of no item: `Ida and her two friends share an interest
/// in walks`. Nothing in it is compared, and none of them is told apart.
pub(in super::super) fn tells_of_one_and_others(
    tokens: &[Token],
    mentions: &Mentions,
    count: &Count,
) -> bool {
    let is_other = |token: &Token| {
        words::number(&[&token.word]).is_some_and(|(of, _)| of > 1 && of + 1 == count.number)
    };
    let tells_apart = |token: &Token| {
        matches!(&*token.word, "than" | "which" | "who" | "whom" | "whose")
            || compare::is_comparing(&token.word)
    };
    let is_item = |token: &Token| mentions.has(token) && !mentions.is_of_heading(token);
    let item = tokens.iter().position(is_item).unwrap_or(tokens.len());
    let others = tokens.iter().position(is_other).unwrap_or(0);
    // `Ida and her two friends`, `Ida's two friends`, but not `Two of the friends bought plums`
    let are_joined =
        item < others && tokens[item..others].iter().any(|of| matches!(&*of.word, "and" | "'s"));
    are_joined
        && tokens.iter().filter(|token| is_item(token)).count() == 1
        && tokens.iter().filter(|token| is_other(token)).count() == 1
        && !tokens.iter().any(tells_apart)
}
