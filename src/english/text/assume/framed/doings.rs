//! What each of the rows did, where the text announces it: `each had a different adventure`, and one `sailed to the island in a
//! barrel`.
//!
//! A deed is told by a verb and the things behind it. Those that name a thing in common are one, which is called after it.

use std::ops::Range;

use compact_str::CompactString;
use itertools::Itertools;

use super::super::story::words as closed;
use super::frame::{Frame, Mention};
use super::words;
use crate::english::token::Token;
use crate::english::words::stem;

/// What kinds of deeds are called.
const DOINGS: &str =
    "activity adventure chore deed errand excuse exploit feat mishap prank stunt task";

/// A deed that a sentence tells: where the sentence is, and its things among those that the sentence names.
struct Deed {
    sentence: usize,
    things: Range<usize>,
}

/// Takes the deeds that the sentences tell for the items of the kind that the text announces, if they come to one for each row.
pub(super) fn take(
    clues: &[Vec<Token>],
    sentences: &mut [Vec<Mention>],
    kinds: &[CompactString],
    number: usize,
) {
    let is_of_doings = |kind: &&CompactString| DOINGS.split(' ').any(|of| stem(of) == **kind);
    let Ok(kind) = kinds.iter().filter(is_of_doings).exactly_one() else { return };
    let told = clues.iter().zip(sentences.iter()).enumerate();
    let deeds: Vec<Deed> =
        told.flat_map(|(at, (tokens, mentions))| deeds(at, tokens, mentions)).collect();
    let groups = joined(&deeds, sentences);
    let names: Option<Vec<CompactString>> =
        groups.iter().map(|group| name(group, sentences)).collect();
    let Some(names) = names.filter(|names| names.len() == number) else { return };
    for (group, name) in groups.into_iter().zip(names) {
        for deed in group {
            for mention in &mut sentences[deed.sentence][deed.things.clone()] {
                mention.frame = (mention.key == name).then(|| Frame::Kind(kind.clone()));
            }
        }
    }
}

/// The deeds of a sentence: things behind a verb, with those that follow behind prepositions.
fn deeds(sentence: usize, tokens: &[Token], mentions: &[Mention]) -> Vec<Deed> {
    let begins = |mention: &Mention| {
        !mention.is_proper
            && match &mention.frame {
                Some(Frame::Deed(..) | Frame::Had) => true,
                Some(Frame::Behind(_, verb)) => !verb.is_empty(),
                _ => false,
            }
    };
    let goes_on = |two: &[Mention]| {
        let between = &tokens[two[0].of.end..two[1].of.start];
        let is_light = |token: &Token| {
            closed::is_determiner(&token.word)
                || closed::is_preposition(&token.word)
                || words::is_way(&token.word)
        };
        !two[1].is_proper && !between.is_empty() && between.iter().all(is_light)
    };
    let mut all = Vec::new();
    let mut at = 0;
    while at < mentions.len() {
        let from = at;
        at += 1;
        if begins(&mentions[from]) {
            while at < mentions.len() && goes_on(&mentions[at - 1..=at]) {
                at += 1;
            }
            all.push(Deed { sentence, things: from..at });
        }
    }
    all
}

fn keys<'s>(deed: &Deed, sentences: &'s [Vec<Mention>]) -> Vec<&'s CompactString> {
    sentences[deed.sentence][deed.things.clone()].iter().map(|mention| &mention.key).collect()
}

/// The deeds that have a thing in common, or are joined by others that have.
fn joined<'d>(deeds: &'d [Deed], sentences: &[Vec<Mention>]) -> Vec<Vec<&'d Deed>> {
    let mut groups: Vec<Vec<&Deed>> = Vec::new();
    for deed in deeds {
        let own = keys(deed, sentences);
        let shares = |group: &Vec<&Deed>| {
            group.iter().any(|other| keys(other, sentences).iter().any(|key| own.contains(key)))
        };
        let (same, others): (Vec<_>, Vec<_>) = groups.into_iter().partition(shares);
        groups = others;
        groups.push(same.into_iter().flatten().chain([deed]).collect());
    }
    groups
}

/// What deeds that are one are called: the last thing of the first that all of them name.
fn name(group: &[&Deed], sentences: &[Vec<Mention>]) -> Option<CompactString> {
    let (first, others) = group.split_first()?;
    let is_of_all =
        |key: &&&CompactString| others.iter().all(|other| keys(other, sentences).contains(*key));
    keys(first, sentences).iter().rev().find(is_of_all).map(|key| (*key).clone())
}
