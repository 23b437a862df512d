//! Who is in company: `Ann had dinner with the cook, the nurse and Bob` tells of four people.

use super::super::mention::{Mention, Reader};
use super::super::token::Token;

/// What several have together.
const MEALS: &[&str] = &[
    "a coffee",
    "a drink",
    "a meal",
    "breakfast",
    "brunch",
    "cocktails",
    "coffee",
    "dinner",
    "drinks",
    "lunch",
    "supper",
    "tea",
];

/// What one does with others.
const MEETING: &[&str] = &[
    "argued with",
    "chatted with",
    "chatted to",
    "dined with",
    "lunched with",
    "met",
    "met with",
    "sat across from",
    "sat opposite",
    "sits across from",
    "sits opposite",
    "spoke to",
    "spoke with",
    "talked to",
    "talked with",
];

/// Words that leave open whether they were together.
const BOUND: &[&str] = &[
    "'t", "both", "either", "if", "never", "neither", "no", "nor", "not", "or", "than", "unless",
    "whether", "who", "whose",
];

/// `Ann, the cook and Bob are different people` for `Ann had dinner with the cook and Bob`.
pub(super) fn had_dinner_with(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let are_people = reader.vocabulary.of_persons() & reader.vocabulary.lists() != 0;
    let is_bound = |token: &Token| BOUND.contains(&&*token.word);
    if !are_people || reader.tokens.iter().any(is_bound) {
        return None;
    }
    let (verb, others) = (1..reader.end()).find_map(|at| Some((at, reader.in_company(at)?)))?;
    let is_free =
        (verb..others).all(|at| reader.matches[at].is_empty() && reader.uses(at).own == 0);
    let is_subject = |of: &Mention| of.end == verb;
    let is_told = reader.mentions(0).iter().any(is_subject);
    let is_list = reader.lists(others).iter().any(|(end, _)| *end == reader.end());
    if !is_free || !is_told || !is_list || reader.is_any_bare(others) {
        return None;
    }
    let say = |words: &str| reader.tokens[verb].saying(words);
    let said =
        [&reader.tokens[..verb], &say(","), &reader.tokens[others..], &say("are different people")];
    Some(super::roundabout::in_order(reader, said.concat()))
}

impl Reader<'_> {
    /// Whether something that is no person is named alone in a list that begins at a token: `met with poison and the knife`.
    fn is_any_bare(&self, start: usize) -> bool {
        let people = self.vocabulary.of_persons();
        (start..self.end()).any(|at| {
            let before = at - usize::from(self.kind(at - 1).determiner);
            let is_alone = before == start || matches!(self.word(before - 1), "," | "and");
            let mut of = self.matches[at].iter();
            is_alone && of.len() > 0 && of.all(|of| people >> of.of.sense & 1 == 0)
        })
    }

    /// Where the words end by which somebody is in company: `had just had dinner with`.
    fn in_company(&self, at: usize) -> Option<usize> {
        let just = self.any(at, &["had just", "has just", "just"]).unwrap_or(at);
        if let Some(end) = self.any(just, MEETING) {
            return Some(end);
        }
        let meal = self.any(just, &["ate", "enjoyed", "had", "shared", "took"])?;
        self.phrase(self.any(meal, MEALS)?, "with")
    }
}
