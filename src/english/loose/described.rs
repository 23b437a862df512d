//! Somebody or something that is described twice: `the woman from Boise who bought the vase`, `the one who bought the
//! vase at Home Place`. That the two descriptions are of one is said beside the rest.

use itertools::Itertools;

use super::super::mention::Reader;
use super::super::partial::acts;
use super::super::sentence::all_of;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words;
use super::{JOINING, Read};
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Words with which nobody is meant whose descriptions could go together.
const UNSURE: &[&str] = &[
    "a", "an", "another", "any", "anybody", "anyone", "each", "either", "every", "no", "nobody",
    "none", "nor", "or", "some", "there",
];

/// What a sentence says with one of its nouns described twice.
pub(super) fn described_twice(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    const LONGEST: usize = 60;
    if tokens.len() > LONGEST || tokens.iter().any(|token| UNSURE.contains(&&*token.word)) {
        return None;
    }
    let reader = Reader::new(vocabulary, tokens);
    let starts = (0..tokens.len()).filter(|at| *at == 0 || reader.word(*at) == "the");
    let found = starts.flat_map(|start| {
        let ends = reader.nouns(start).into_iter().map(|(end, _)| end).unique();
        ends.filter(|end| !(start..*end).any(|at| reader.ranks(at)))
            .filter_map(|end| {
                reader.by_clause(start, end, read).or_else(|| reader.by_place(start, end, read))
            })
            .collect_vec()
    });
    found.unique_by(|says| format!("{says:?}")).exactly_one().ok()
}

/// `paid more than the woman (not Ann) who bought the vase`: who bought the vase is not Ann.
pub(super) fn not_that_one(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    const BEHIND: &[&str] = &["from", "that", "which", "who", "with"];
    let open = tokens.windows(2).position(|two| two[0].word == "(" && two[1].word == "not")?;
    let close = open + tokens[open..].iter().position(|of| of.word == ")")?;
    let (other, rest) = (&tokens[open + 2..close], &tokens[close + 1..]);
    let reader = Reader::new(vocabulary, tokens);
    let is_described = rest.first().is_some_and(|first| BEHIND.contains(&&*first.word));
    let is_set_off = |of: &Token| matches!(&*of.word, "(" | ",");
    let is_noun = open > 1 && reader.word(open - 2) == "the" && reader.matches[open - 1].is_empty();
    if !is_described
        || !is_noun
        || !reader.names_row(open + 2, close)
        || rest.iter().any(is_set_off)
    {
        return None;
    }
    let main = read(&[&tokens[..open], rest].concat())?;
    // Of `who bought boots with cash`, either is enough.
    let item = (close + 1..tokens.len()).find(|at| !reader.matches[*at].is_empty())?;
    let end = reader.matches[item].iter().map(|of| of.end).max()?;
    let is_not = tokens[open].saying("is not the one with the");
    let apart = read(&[other, &is_not, &tokens[item..end]].concat())?;
    matches!(apart, Form::Different(..)).then_some(())?;
    all_of(vec![main, apart])
}

impl Reader<'_> {
    /// Whether a word tells of one among several: of `the oldest woman in a coat`, there may be an older one without.
    fn ranks(&self, at: usize) -> bool {
        let word = self.word(at);
        let is_best = word.ends_with("est") || matches!(word, "last" | "least" | "most" | "only");
        words::ordinal(word).is_some() || is_best && !self.is_within_item(at)
    }

    /// `who bought the vase` behind `the woman from Boise`.
    fn by_clause(&self, start: usize, end: usize, read: Read<'_>) -> Option<Statement> {
        // `The man behind the woman from Boise who …` may tell of the man.
        let is_inner =
            start > 0 && self.kind(start - 1).preposition && !self.tokens[..start].iter().any(acts);
        if is_inner || !matches!(self.word(end), "who" | "that" | "which") {
            return None;
        }
        let named = &self.tokens[start..end];
        let told = |last: usize| [named, &self.tokens[end + 1..last]].concat();
        self.both(end, end + 3, &told, read)
    }

    /// `at Home Place` behind `the one who bought the vase`, where it is told of the subject, or of who is the subject:
    /// otherwise the verb might have it.
    fn by_place(&self, start: usize, end: usize, read: Read<'_>) -> Option<Statement> {
        // `has more kids than the woman who paid for boots with cash`, but not `paid more than the woman who bought boots with cash`
        let is_compared = start > 0
            && self.word(start - 1) == "than"
            && (start..end).any(|at| self.word(at) == "who")
            && (1..start).any(|at| matches!(self.word(at), "had" | "has" | "is" | "was"));
        let is_complement = start > 0 && self.kind(start - 1).be || is_compared;
        if !JOINING.contains(&self.word(end))
            || self.word(end) == "of"
            || start > 0 && !is_complement
        {
            return None;
        }
        let is = self.tokens[end].renamed("is");
        let named = &self.tokens[start..end];
        let told =
            |last: usize| [named, std::slice::from_ref(&is), &self.tokens[end..last]].concat();
        match is_complement {
            true => self.described_by(end, self.end(), &told, read),
            false => self.both(end, end + 2, &told, read),
        }
    }

    /// What is said where the second description ends before a verb or the end of the sentence, if there is one such
    /// place.
    fn both(
        &self,
        end: usize,
        first: usize,
        told: &dyn Fn(usize) -> Vec<Token>,
        read: Read<'_>,
    ) -> Option<Statement> {
        let goes_on = |at: &usize| self.tokens.get(*at).is_none_or(acts);
        let lasts = (first..=self.end()).filter(goes_on);
        lasts.filter_map(|last| self.described_by(end, last, told, read)).exactly_one().ok()
    }

    fn described_by(
        &self,
        end: usize,
        last: usize,
        told: &dyn Fn(usize) -> Vec<Token>,
        read: Read<'_>,
    ) -> Option<Statement> {
        let both = read(&told(last))
            .filter(|says| matches!(says, Form::Same(..) | Form::Different(..)))?;
        let main = read(&self.without(end..last))?;
        Some(Form::And(vec![main, both]))
    }
}
