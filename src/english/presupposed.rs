//! What words tell by the way: of `the woman who is going to Virginia`, that whoever goes there is a woman; of `Neither Ann nor the
//! nurse`, that Ann is no nurse; of `ahead of both Ann and the nurse`, the same.
//!
//! Most puzzles tell it by the clues as well, and some say `the man with the fox` of anybody. So it is used only where
//! a puzzle has several answers without it and a single one with it.

use super::cut::Sentences;
use super::mention::{Mention, Noun, Reader};
use super::sexes::{self, Sex, Sexes};
use super::token::Token;
use super::vocabulary::Vocabulary;
use crate::model::statement::Form;
use crate::syntax::Source;
use crate::syntax::ast::{Operand, Statement};
use crate::syntax::diagnostic::{Code, Diagnostic};

/// What a clue tells by the way.
#[derive(Clone, Debug)]
pub struct Presupposed {
    /// The line of the document that has the clue.
    pub line: usize,
    /// What it tells.
    pub says: Statement,
    /// The warning that it is used.
    pub warning: Diagnostic,
}

/// What clues tell of who is a man and who is a woman, where that is known of everybody.
pub(super) fn of_sexes(
    vocabulary: &Vocabulary,
    source: &Source,
    sentences: &[Option<Sentences>],
) -> Vec<Presupposed> {
    let is_one = |token: &Token| {
        title(&token.word).is_some()
            || sexes::sex_of(&token.word).is_some_and(|(_, is_many)| !is_many)
    };
    let words = || sentences.iter().flatten().flat_map(|(_, parts)| parts).flatten();
    if !words().any(is_one) {
        return Vec::new();
    }
    let Some(sexes) = Sexes::of(vocabulary, source) else { return Vec::new() };
    let mut found = Vec::new();
    for (line, clue) in sentences.iter().enumerate() {
        for sentence in clue.iter().flat_map(|(_, parts)| parts) {
            let reader = Reader::new(vocabulary, sentence);
            found.extend((0..sentence.len()).filter_map(|noun| {
                let says = reader.sex_told(noun, &sexes)?;
                let message = format!(
                    "`{}` tells who it may be: so there is a single answer",
                    sentence[noun].word
                );
                let warning = Diagnostic::warning(Code::LearnedWords, sentence[noun].span, message);
                Some(Presupposed { line, says, warning })
            }));
        }
    }
    found
}

/// What clues of a row tell of the two whom they name by `neither … nor`: that these are not one.
pub(super) fn of_neither(
    vocabulary: &Vocabulary,
    sentences: &[Option<Sentences>],
) -> Vec<Presupposed> {
    // Elsewhere the clue says it.
    if !vocabulary.has_order {
        return Vec::new();
    }
    of_pairs(
        vocabulary,
        sentences,
        "neither … nor",
        |sentence| (sentence.first()?.word == "neither").then_some(0),
        |reader, _| reader.two_by_neither(),
    )
}

/// What clues tell of the two whom they compare with somebody by `both … and`: that these are not one.
pub(super) fn of_both(
    vocabulary: &Vocabulary,
    sentences: &[Option<Sentences>],
) -> Vec<Presupposed> {
    of_pairs(
        vocabulary,
        sentences,
        "both … and",
        |sentence| sentence.iter().position(|of| of.word == "both").filter(|at| *at > 0),
        |reader, both| reader.two_by_both(both),
    )
}

/// That the two are different whom sentences name by some words, which begin where `find` finds them: most sentences have none.
fn of_pairs(
    vocabulary: &Vocabulary,
    sentences: &[Option<Sentences>],
    words: &str,
    find: impl Fn(&[Token]) -> Option<usize>,
    says: impl Fn(&Reader<'_>, usize) -> Option<Statement>,
) -> Vec<Presupposed> {
    let mut found = Vec::new();
    for (line, clue) in sentences.iter().enumerate() {
        for sentence in clue.iter().flat_map(|(_, parts)| parts) {
            let Some(at) = find(sentence) else { continue };
            let Some(says) = says(&Reader::new(vocabulary, sentence), at) else { continue };
            let message = format!(
                "the two that `{words}` names are taken to be different: so there is a single answer"
            );
            let warning = Diagnostic::warning(Code::LearnedWords, sentence[at].span, message);
            found.push(Presupposed { line, says, warning });
        }
    }
    found
}

/// Whom a title is for.
fn title(word: &str) -> Option<Sex> {
    match word {
        "mr" => Some(Sex::Male),
        "miss" | "mrs" | "ms" => Some(Sex::Female),
        _ => None,
    }
}

impl Reader<'_> {
    /// That the two behind `ahead of both` and `older than both` are different.
    fn two_by_both(&self, both: usize) -> Option<Statement> {
        const COMPARING: &[&str] =
            &["above", "after", "before", "behind", "below", "of", "than", "to"];
        let is_compared = COMPARING.contains(&self.word(both - 1));
        let past_mark = |end: usize| end + usize::from(self.is_possessive(end));
        let two = self.nouns(both + 1).into_iter().filter_map(|(end, first)| {
            let next = self.phrase(past_mark(end), "and")?;
            let (end, second) = self.nouns(next).into_iter().max_by_key(|(end, _)| *end)?;
            Some((end, first, second))
        });
        let (_, first, second) = two.max_by_key(|(end, ..)| *end).filter(|_| is_compared)?;
        (self.sense_of(&first) & self.sense_of(&second) == 0)
            .then_some(Form::Different(first, second))
    }

    /// That the row of `the woman who …`, or of `Ms. Fox`, is that of one of the women.
    fn sex_told(&self, noun: usize, sexes: &Sexes) -> Option<Statement> {
        // `Ms. Fox` is one of the women as well.
        let title = title(self.word(noun));
        let is_title = title.is_some();
        let (sex, is_many) =
            title.map(|sex| (sex, false)).or_else(|| sexes::sex_of(self.word(noun)))?;
        let name = noun + 1 + usize::from(self.word(noun + 1) == ".");
        let start = if is_title { name } else { noun.checked_sub(1)? };
        let begins = is_title || matches!(self.word(start), "a" | "the");
        if is_many || !begins || self.is_within_item(noun) {
            return None;
        }
        let is_told = |end: usize, of: &Operand| {
            let sense = self.sense_of(of);
            end > noun + 1 && sense.count_ones() == 1 && sense >> sexes.sense & 1 == 0
        };
        let of_row = self.nouns(start).into_iter().filter(|(end, of)| is_told(*end, of));
        let (_, row) = of_row.max_by_key(|(end, _)| *end)?;
        let people = sexes.all(sex, None)?;
        let mut all = Vec::with_capacity(people.len());
        for of in people {
            let named = Mention { start, end: noun, noun: Noun::Item(vec![self.choice(of, 0)]) };
            let name = self.operands(&named).into_iter().next()?;
            all.push(Form::Same(row.clone(), name));
        }
        Some(if all.len() == 1 { all.pop()? } else { Form::Or(all) })
    }
}
