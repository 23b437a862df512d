//! What somebody is glad or sorry of: that is so. What one hopes or doubts may not be.

use super::super::lexicon::given;
use super::super::mention::Reader;
use super::super::sexes::{self, Sex};
use super::super::token::Token;

/// `got more calls` for `was glad that he got more calls`: what somebody is glad or sorry of is so.
pub(super) fn glad_that(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOODS: &[&str] = &[
        "annoyed",
        "delighted",
        "disappointed",
        "ecstatic",
        "embarrassed",
        "glad",
        "happy",
        "overjoyed",
        "pleased",
        "proud",
        "sad",
        "sorry",
        "surprised",
        "thrilled",
        "upset",
    ];
    // `Ben was glad that she did` tells of somebody else.
    let agrees = |he: Sex, be: usize| {
        let sex = |token: &Token| {
            let noun = sexes::sex_of(&token.word).map(|(sex, _)| sex);
            let name = || match &*token.word {
                name if given::is_of_women(name) => Some(Sex::Female),
                name if given::is_of_men(name) => Some(Sex::Male),
                _ => None,
            };
            noun.or_else(name)
        };
        reader.tokens[..be].iter().filter_map(sex).all(|sex| sex == he)
    };
    let found = |at: usize| {
        let that = at + 1;
        let who = that + usize::from(reader.word(that) == "that");
        let verb = reader.any(who, &["he", "she"])?;
        let he = if reader.word(who) == "he" { Sex::Male } else { Sex::Female };
        let named = reader.items_in(0..at).count();
        (named == 1
            && agrees(he, at - 1)
            && MOODS.contains(&reader.word(at))
            && reader.kind(at - 1).be
            && reader.matches[at].is_empty()
            && reader.begins_predicate(verb))
        .then_some((at - 1, verb))
    };
    let (be, verb) = (2..reader.end()).find_map(found)?;
    let is_subject = reader.mentions(0).iter().any(|of| of.end == be || reader.word(of.end) == ",");
    is_subject.then(|| reader.without(be..verb))
}
