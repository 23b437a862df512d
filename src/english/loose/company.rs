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

/// What one does with somebody else, also if it is but one: who is met may be told of in other ways.
const VISITING: &[&str] = &[
    "dined with",
    "goes to visit",
    "lunched with",
    "spends the day with",
    "spent the day with",
    "went to visit",
];

/// What one does with others.
const MEETING: &[&str] = &[
    "argued with",
    "chatted with",
    "chatted to",
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
    let say = |words: &str| reader.tokens[verb].saying(words);
    if !is_free || !is_told || reader.is_any_bare(others) {
        return None;
    }
    let is_private = (verb..others).any(|at| reader.in_private(at) == Some(others));
    // `Ann went to visit Bob on Pine Street`
    let ends = reader.nouns(others).into_iter().map(|(end, _)| end);
    let place = |at: &usize| {
        matches!(reader.word(*at), "from" | "in" | "on")
            && reader.matches.get(at + 1).is_some_and(|of| !of.is_empty())
    };
    if is_private
        && let Some(place) = ends.filter(place).min()
        && reader.names_row(others, place)
    {
        let lives = reader.tokens[place].saying(", who lives");
        let other = [&say("is not"), &reader.tokens[others..place], &lives];
        return Some(super::roundabout::in_order(
            reader,
            reader.with(verb..place, &other.concat()),
        ));
    }
    // `Ann had dinner with Bob`
    if is_private && reader.names_row(others, reader.end()) {
        return Some(reader.with(verb..others, &say("is not")));
    }
    let is_list = reader.lists(others).iter().any(|(end, _)| *end == reader.end());
    if !is_list {
        return None;
    }
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

    /// Whether words by which somebody is in company end at a token.
    pub(super) fn is_in_company_before(&self, end: usize) -> bool {
        (1..end).any(|at| self.in_company(at) == Some(end))
    }

    /// Where the words end by which somebody is in company: `had just had dinner with`.
    fn in_company(&self, at: usize) -> Option<usize> {
        let just = self.any(at, &["had just", "has just", "just", "often"]).unwrap_or(at);
        if let Some(end) = self.any(just, MEETING) {
            return Some(end);
        }
        self.in_private(just)
    }

    /// The same where somebody is with somebody else for certain, also with one: `had dinner with`.
    fn in_private(&self, just: usize) -> Option<usize> {
        if let Some(end) = self.any(just, VISITING) {
            return Some(end);
        }
        let meal = self.any(just, &["ate", "enjoyed", "had", "shared", "took"])?;
        self.phrase(self.any(meal, MEALS)?, "with")
    }
}
