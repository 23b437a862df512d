//! Pronouns that may stand for somebody or something else than the subject: `Duchess isn't Mr. Dunn's cat, and his cat …`,
//! `Kip went on Monday, and two days after that Lorna went`.

use super::super::function;
use super::super::loose;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::sexes::{self, Sex};
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words::Words;

/// Words for whom somebody is married to, or with whom.
const SPOUSES: &[&str] = &["bride", "date", "fiancee", "husband", "partner", "wife"];

/// Words by which a clause is joined to the one before.
const JOINTS: Words = Words::of(&[",", ";", "and", "but"]);

/// The word of a sentence that may stand for another one than its subject, or for a whole clause.
pub(in super::super) fn pointing_elsewhere<'t>(
    vocabulary: &Vocabulary,
    tokens: &'t [Token],
) -> Option<&'t Token> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let points = |at: &usize| match word(*at) {
        "after" | "before" => is_after_that(vocabulary, tokens, *at),
        // `and so was not the thief` concludes.
        "so" => {
            let is_denied = matches!(word(at + 2), "not" | "'t");
            matches!(word(at - 1), "," | "and") && begins_verb(tokens, at + 1) && !is_denied
        }
        // `Norman and his wife`
        "her" | "his" if word(at - 1) == "and" && SPOUSES.contains(&word(at + 1)) => false,
        // `as is her habit` tells of her.
        "as" => {
            let is_own = function::is_own(word(at + 2));
            let is_said = word(at - 1) == "," && begins_verb(tokens, at + 1) && !is_own;
            // `, as are Ann and Bob` tells of these two what was told of two others.
            is_said && loose::as_are(&Reader::new(vocabulary, tokens)).is_none()
        }
        pronoun => {
            JOINTS.contains(&word(at - 1))
                && may_point_to_other(vocabulary, &tokens[..at - 1], pronoun)
                && loose::not_another_value(&Reader::new(vocabulary, tokens)) != Some(*at)
        }
    };
    let at = (1..tokens.len()).find(points)?;
    let is_order = matches!(word(at), "after" | "before");
    Some(&tokens[if is_order { at + 1 } else { at }])
}

/// `and right after her Bob came`, `one day after that the red team plays`.
fn is_after_that(vocabulary: &Vocabulary, tokens: &[Token], after: usize) -> bool {
    const POINTING: &[&str] = &["her", "him", "it", "that", "them", "this"];
    let [pronoun, named, ..] = &tokens[after + 1..] else { return false };
    let is_named = || {
        named.is_capital
            && Reader::new(vocabulary, tokens)
                .matches
                .get(after + 2)
                .is_some_and(|of| !of.is_empty())
    };
    let is_row = || function::kind(&named.word, &named.stem).determiner;
    POINTING.contains(&&*pronoun.word) && (is_row() || is_named())
}

/// `is the cook` of `and so is the cook`, which tells of another one.
fn begins_verb(tokens: &[Token], at: usize) -> bool {
    tokens.get(at).is_some_and(|verb| {
        let kind = function::kind(&verb.word, &verb.stem);
        kind.be || kind.auxiliary
    })
}

/// Whether a pronoun behind a clause that denies something or tells of an order may stand for the other one that it names.
pub(in super::super) fn may_point_to_other(
    vocabulary: &Vocabulary,
    clause: &[Token],
    pronoun: &str,
) -> bool {
    const ORDER: &[&str] = &[
        "above", "after", "ahead", "before", "behind", "below", "beside", "between", "left",
        "next", "right", "than",
    ];
    const SHIPS: &[&str] = &["boat", "ferri", "sailboat", "schooner", "ship", "vessel", "yacht"];
    let sex = match pronoun {
        "he" | "his" => Some(Sex::Male),
        "she" | "her" => Some(Sex::Female),
        "it" | "its" => None,
        _ => return false,
    };
    let reader = Reader::new(vocabulary, clause);
    let turns = |token: &Token| function::denies(&token.word) || ORDER.contains(&&*token.word);
    if !clause.iter().any(turns) {
        return false;
    }
    let mut named = reader.matches.iter().flatten();
    let Some(subject) = named.next() else { return false };
    let others = (subject.end..clause.len()).filter_map(|at| reader.matches[at].first());
    let own = sexes::told(vocabulary, subject);
    let are_ships = || {
        let is_named = |sense: usize| SHIPS.iter().any(|of| vocabulary.is_named(sense, of));
        vocabulary.where_sense(is_named) != 0
    };
    let persons = vocabulary.of_persons();
    let is_person = |of: &Match, sex: Option<Sex>| sex.is_some() || persons >> of.of.sense & 1 == 1;
    let may_be = |other: &Match| {
        let told = sexes::told(vocabulary, other);
        match sex {
            // `Mr. Dunn isn't the owner of Rex, and its perch is high`
            None => is_person(subject, own) && !is_person(other, told),
            Some(sex) => {
                let is_owner = reader.is_possessive(other.end);
                own.is_some_and(|own| own != sex)
                    || own.is_none() && told == Some(sex)
                    || is_owner && (own.is_none() || told.is_none_or(|told| told == sex))
                    || own.is_none() && told.is_none() && sex == Sex::Female && are_ships()
            }
        }
    };
    let is_list = |of: &&Match| vocabulary.lists() >> of.of.sense & 1 == 1;
    others.filter(is_list).any(may_be)
}
