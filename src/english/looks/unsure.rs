//! The clues of which it is but assumed what they say, and what else they may say.

use std::cell::LazyCell;

use compact_str::CompactString;
use itertools::Itertools;

use super::super::cut::Sentences;
use super::super::loose;
use super::super::mention::Reader;
use super::super::partial::Partly;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::weighed::{self, Budget, Doubted, Weighed, Weigher};
use super::{Looks, MOST_LEFT, plainly};
use crate::model::ids::Span;
use crate::syntax::ast::{Document, LineKind};
use crate::syntax::diagnostic::Diagnostic;

impl Looks<'_> {
    /// Takes the clues with some words for doubtful, but those that are understood without them.
    pub(in super::super) fn doubt(&mut self, words: Vec<(usize, Span)>, partly: &[Partly]) {
        let is_passed = |(line, word): &(usize, Span)| {
            partly.iter().any(|of| of.line == Some(*line) && of.leaves_out(*word))
        };
        let lines = words.into_iter().filter(|of| !is_passed(of)).map(|(line, _)| line);
        self.doubted.extend(lines);
    }

    /// What the clues may say otherwise that have words which nobody knows, or which tell of less than having.
    pub(in super::super) fn doubted(&self, sentences: &[Option<Sentences>]) -> Vec<Doubted> {
        self.doubted.iter().unique().filter_map(|line| self.others_of(sentences, *line)).collect()
    }

    /// The clues with verbs that were learned from how the clues use them, each with the stem of its verb, and what these say
    /// otherwise.
    pub(in super::super) fn learned(
        &self,
        sentences: &[Option<Sentences>],
    ) -> Vec<(CompactString, Doubted)> {
        let doubt = |(line, verb): &(usize, CompactString)| {
            Some((verb.clone(), self.others_of(sentences, *line)?))
        };
        self.learned.iter().filter_map(doubt).collect()
    }

    /// What the clue in a line may say otherwise, if it is read.
    fn others_of(&self, sentences: &[Option<Sentences>], line: usize) -> Option<Doubted> {
        let (Some(Ok(says)), Some((span, _))) = (&self.readings[line], &sentences[line]) else {
            return None;
        };
        Some(Doubted { line, span: *span, others: weighed::opposites(says) })
    }

    /// What the clues may say that are refused, or understood but in part; nothing if some refused clue cannot be weighed.
    pub(in super::super) fn weighed(
        &self,
        vocabulary: &Vocabulary,
        sentences: &[Option<Sentences>],
        partly: &[Partly],
        document: &Document,
    ) -> Vec<Weighed> {
        let refused = self.readings.iter().filter(|of| matches!(of, Some(Err(_)))).count();
        let is_clue = |kind: &LineKind| matches!(kind, LineKind::Clue(_));
        let all = document.lines.iter().filter(|line| is_clue(&line.kind)).count();
        if refused + partly.len() == 0 || refused > MOST_LEFT || 6 * refused > 5 * all {
            return Vec::new();
        }
        let budget = Budget::new();
        let flat = LazyCell::new(|| {
            Vocabulary::of_values(document).map(|flat| self.of_row(flat, document, true))
        });
        let weigh = |at: usize, clue: &Sentences, (is_refused, refusal): (bool, Diagnostic)| {
            let (span, parts) = clue;
            let weigh = |vocabulary: &Vocabulary, parts: &[Vec<Token>]| {
                let read = |tokens: &[Token]| plainly(vocabulary, tokens, self.text);
                let weigher = Weigher { vocabulary, read: &read, text: self.text, budget: &budget };
                weigher.clue((at, *span), parts, (is_refused, refusal.clone()))
            };
            let as_values = || {
                let (vocabulary, sentences) = flat.as_ref()?;
                let (_, parts) = sentences[at].as_ref()?;
                weigh(vocabulary, parts)
            };
            weigh(vocabulary, parts).or_else(as_values)
        };
        let clues = || self.readings.iter().zip(sentences).enumerate();
        let mut found = Vec::new();
        // First those that must be weighed: if one cannot be, the others need not.
        for (at, (reading, clue)) in clues() {
            let (Some(Err(refusal)), Some(clue)) = (reading, clue) else { continue };
            match weigh(at, clue, (true, refusal.diagnostic())) {
                Some(weighed) => found.push(weighed),
                None => return Vec::new(),
            }
        }
        for (at, (reading, clue)) in clues() {
            let in_part = partly.iter().find(|of| of.line == Some(at));
            let (Some(of), Some(clue), false) = (in_part, clue, matches!(reading, Some(Err(_))))
            else {
                continue;
            };
            found.extend(weigh(at, clue, (false, of.refusal.clone())));
        }
        found.sort_by_key(|of| of.line);
        found
    }
}

impl Looks<'_> {
    /// Reads what is left of who `sits between` two others as somewhere between them, which is so as well if one sits right
    /// between them. Returns what is to be said of it.
    pub(in super::super) fn of_seats(
        &mut self,
        vocabulary: &Vocabulary,
        sentences: &[Option<Sentences>],
    ) -> Vec<Partly> {
        const DEPENDS: &[&str] = &[
            "'t", "either", "if", "neither", "no", "nobody", "nor", "not", "only", "or", "unless",
        ];
        let mut partly = Vec::new();
        for (at, clue) in sentences.iter().enumerate() {
            let (Some((span, parts)), Some(Err(refusal))) = (clue, &self.readings[at]) else {
                continue;
            };
            let depends = parts.iter().flatten().any(|of| DEPENDS.contains(&&*of.word));
            let mut is_seated = false;
            let weaker = parts.iter().map(|part| {
                let between = Reader::new(vocabulary, part).seated_between();
                is_seated |= between.is_some();
                let mut said = part.clone();
                if let Some(between) = between {
                    said.insert(between, part[between].renamed("somewhere"));
                }
                said
            });
            let weaker = weaker.collect_vec();
            if depends || !is_seated {
                continue;
            }
            let weaker = weaker.iter().map(|part| loose::plainly(vocabulary, part)).collect_vec();
            if let Some(Ok(says)) = self.read(vocabulary, &Some((*span, weaker))) {
                partly.push(Partly::seated(refusal.diagnostic(), *span));
                self.readings[at] = Some(Ok(says));
            }
        }
        partly
    }
}
