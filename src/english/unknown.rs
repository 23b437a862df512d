//! What is not understood of a sentence without a reading.

use super::function::{self, Kind};
use super::mention::{Found, Noun, Reader};
use super::words;
use crate::model::ids::Span;

impl Reader<'_> {
    /// The words that add to no mention of an item and are not of the grammar, neighbours taken
    /// together: what is not understood of a sentence without a reading.
    pub(super) fn unknown(&self) -> Vec<Span> {
        let strange = self.left_over(true);
        if strange.is_empty() { self.left_over(false) } else { strange }
    }

    /// `strange`: only words that are not in the lexicon either.
    fn left_over(&self, strange: bool) -> Vec<Span> {
        let mut inside = vec![false; self.tokens.len()];
        for at in 0..self.tokens.len() {
            let mut found = Found { start: at, mentions: self.mentions(at) };
            self.deed(at, &mut found);
            let items = found.mentions.iter().filter(|of| matches!(of.noun, Noun::Item(_)));
            let named = self.matches[at].iter().map(|found| found.end);
            let end = items.map(|mention| mention.end).chain(named).max().unwrap_or(at);
            inside[at..end].fill(true);
        }
        let mut found: Vec<Span> = Vec::new();
        let mut last = usize::MAX;
        for (at, token) in self.tokens.iter().enumerate() {
            let uses = self.uses[at];
            // `the person with glasses`: a noun of the lexicon beside no item tells of something else.
            let in_lexicon = uses.verb | uses.doing | uses.by | uses.agent != 0
                || strange && uses.filler | uses.own != 0;
            // `about` of `about $4`
            let mut values = self.matches.get(at + 1).into_iter().flatten();
            let is_vague = values.any(|value| self.is_vague(at + 1, value.of.sense));
            let is_known =
                inside[at] || !token.is_word() || in_lexicon || self.kinds[at] != Kind::default();
            let known = is_known && !is_vague;
            if known
                || self.is_house(at)
                || function::is_grammar(&token.word)
                || words::number(&[&token.word]).is_some()
                || words::ordinal(&token.word).is_some()
            {
                continue;
            }
            match found.last_mut().filter(|_| last.wrapping_add(1) == at) {
                Some(span) => *span = span.to(token.span),
                None => found.push(token.span),
            }
            last = at;
        }
        found
    }
}
