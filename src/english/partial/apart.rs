//! Two who do something together, or one to the other, are two: `Ann and the chef shared a cab`.

use std::ops::Range;

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Senses;
use super::super::words;
use super::Parts;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// Stems of verbs of what one person does to another.
const CONTACTS: &[&str] = &[
    "admir",
    "answer",
    "ask",
    "assist",
    "call",
    "chat",
    "congratul",
    "envi",
    "greet",
    "help",
    "hug",
    "invit",
    "meet",
    "met",
    "phone",
    "prais",
    "recogn",
    "remember",
    "respect",
    "saw",
    "see",
    "show",
    "speak",
    "spoke",
    "talk",
    "telephon",
    "thank",
    "visit",
    "wave",
];

impl Parts<'_> {
    /// That some people are different, who are told of together with words that are passed over.
    pub(super) fn apart(&mut self, words: &[Token]) -> Option<Statement> {
        let (end, says) = {
            let reader = self.reader(words);
            reader.two_together(words).or_else(|| reader.one_to_another(words))?
        };
        self.pass_over(&words[end..]);
        Some(says)
    }
}

impl Reader<'_> {
    /// `Ann and the chef shared …`
    fn two_together(&self, words: &[Token]) -> Option<(usize, Statement)> {
        let both = self.nouns(0).into_iter().filter(|(end, _)| self.word(*end) == "and").flat_map(
            |(end, a)| {
                let second = self.nouns(end + 1).into_iter();
                second.map(move |(last, b)| (end, last, a.clone(), b))
            },
        );
        let mut both: Vec<_> = both
            .filter(|(end, last, a, b)| {
                let acts = self.matches.get(*last).is_some_and(Vec::is_empty)
                    && words::is_finite(self.word(*last))
                    || self.kind(*last).auxiliary
                    || matches!(self.word(*last), "are" | "were");
                acts && *last < words.len() && self.are_two(0..*end, a, *end + 1..*last, b)
            })
            .collect();
        both.sort_by_key(|(_, last, ..)| std::cmp::Reverse(*last));
        let (_, last, a, b) = both.into_iter().next()?;
        Some((last, Form::Different(a, b)))
    }

    /// `Ann thanked the chef …`
    fn one_to_another(&self, words: &[Token]) -> Option<(usize, Statement)> {
        let does =
            |verb: usize| CONTACTS.contains(&self.stem(verb)) && self.matches[verb].is_empty();
        for (verb, a) in self.nouns(0) {
            if verb >= words.len() || !does(verb) {
                continue;
            }
            let next = verb + 1 + usize::from(matches!(self.word(verb + 1), "to" | "with"));
            for (last, b) in self.nouns(next) {
                if !self.is_possessive(last) && self.are_two(0..verb, &a, next..last, &b) {
                    return Some((verb, Form::Different(a, b)));
                }
            }
        }
        None
    }

    /// Whether two mentions are of people, of whom each row has but one.
    fn are_two(&self, first: Range<usize>, a: &Operand, second: Range<usize>, b: &Operand) -> bool {
        let sense = |of: &Operand| self.sense_of(of);
        // `the person from Miami`, and not `Miami`
        let has_head = |range: &Range<usize>| {
            range.clone().any(|at| self.is_human(at) || self.word(at) == "who")
        };
        let is_named = |range: &Range<usize>, of: &Operand| {
            !has_head(range) && of.name.text.starts_with(char::is_uppercase)
        };
        let is_somebody =
            |range: &Range<usize>, of: &Operand| has_head(range) || sense(of) & self.persons() != 0;
        let of_one = sense(a) == sense(b)
            || !is_named(&first, a)
            || !is_named(&second, b)
            || self.are_full_names(sense(a), sense(b));
        let owned = second.clone().any(|at| self.is_possessive(at))
            || first.clone().any(|at| self.is_possessive(at));
        self.vocabulary.couples() == 0
            && !owned
            && of_one
            && is_somebody(&first, a)
            && is_somebody(&second, b)
            && !super::super::sentence::is_same_item(a, b)
    }

    /// Whether two categories are the first names and the surnames of the same people.
    fn are_full_names(&self, a: Senses, b: Senses) -> bool {
        let named = |stems: &[&str]| {
            self.vocabulary
                .where_sense(|sense| stems.iter().any(|stem| self.vocabulary.is_named(sense, stem)))
        };
        let first = named(&["first", "forenam", "given"]);
        let last = named(&["last", "surnam"]);
        a & first != 0 && b & last != 0 || a & last != 0 && b & first != 0
    }
}
