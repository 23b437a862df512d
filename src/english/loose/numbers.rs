//! Rooms that are told by their numbers: `whose house number is greater than 2`, `in the room whose number is one higher
//! than Ann's`.

use super::super::mention::Reader;
use super::super::token::Token;

/// `Ann's house number is higher than` for `Ann's house has a higher number than`.
pub(super) fn higher_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let begins =
        |at: &usize| reader.any(*at, &["has a higher number than", "has a lower number than"]);
    let at = (2..reader.end()).find(|at| reader.is_house(*at - 1) && begins(at).is_some())?;
    // `and has a higher number than Bo's`
    if (at + 1..reader.end()).any(|at| begins(&at).is_some()) {
        return None;
    }
    let say = |word: &str| reader.tokens[at].renamed(word);
    let higher = reader.tokens[at + 2].clone();
    let said = [say("number"), say("is"), higher];
    Some(reader.with(at..at + 4, &said))
}

/// `who is after house 2` for `whose house number is greater than 2`, `lives in house 3` for `'s house number is 3`.
pub(super) fn house_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let labels = &reader.vocabulary.labels;
    let is_plain = labels.iter().enumerate().all(|(at, label)| **label == *(at + 1).to_string());
    let order = reader.vocabulary.has_order && !reader.vocabulary.is_ring && is_plain;
    let number = (2..reader.end()).filter(|_| order).find(|at| reader.word(*at) == "number")?;
    let is_own = |at: usize| reader.uses(at).own != 0 || !reader.matches[at].is_empty();
    let whose = number - 2;
    let is_whose = reader.word(whose) == "whose";
    let is_theirs = is_whose || reader.is_possessive(whose);
    if !is_theirs || !reader.is_house(number - 1) || is_own(number) || is_own(number - 1) {
        return None;
    }
    let be = reader.kind(number + 1).be.then_some(number + 2)?;
    let say = |words: &str| reader.tokens[number].saying(words);
    let is_label = |at: usize| labels.iter().any(|label| **label == *reader.word(at));
    let (plain, rest) = match (reader.word(be), reader.any(be + 1, &["than"])) {
        (more, Some(than)) => {
            let after = match more {
                "greater" | "higher" | "larger" => "is after",
                "less" | "lower" | "smaller" => "is before",
                _ => return None,
            };
            // The number alone is one of a house.
            let to_house = is_label(than) && reader.ends_clause(than + 1);
            let to_other = reader.is_possessive(than + 1) && reader.ends_clause(than + 2);
            let house = if to_house { " house" } else { "" };
            if !to_house && !to_other {
                return None;
            }
            let owner = &reader.tokens[than..=than];
            (
                format!("{after}{house}"),
                [owner, &reader.tokens[than + 1 + usize::from(to_other)..]].concat(),
            )
        }
        ("not", None) if is_label(be + 1) && reader.ends_clause(be + 2) => {
            ("does not live in house".into(), reader.tokens[be + 1..].to_vec())
        }
        (_, None) if is_label(be) && reader.ends_clause(be + 1) => {
            ("lives in house".into(), reader.tokens[be..].to_vec())
        }
        _ => return None,
    };
    let who = if is_whose { say("who") } else { Vec::new() };
    Some([&reader.tokens[..whose], &who, &say(&plain), &rest].concat())
}

/// `The cat's room number is one higher than Ann's` for `The cat is in the room whose number is one higher than that of Ann's
/// room`.
pub(super) fn whose_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let whose = (3..reader.end()).find(|at| reader.word(*at) == "whose")?;
    let be = reader.any(whose + 1, &["number is", "number was"])? - 1;
    let than = (be..reader.end()).find(|at| reader.word(*at) == "than")?;
    let is_room = reader.is_house(whose - 1) || reader.uses(whose - 1).own != 0;
    let place = whose.checked_sub(3)?;
    let is_in = matches!(reader.word(place), "at" | "in" | "on") && reader.word(place + 1) == "the";
    let subject = reader.mentions(0).into_iter().map(|mention| mention.end).max()?;
    let denies = |word: &str| matches!(word, "'t" | "never" | "not" | "or");
    // Nothing but a verb stands between them.
    let is_plain = (1..=2).contains(&place.checked_sub(subject)?)
        && (subject..place).all(|at| reader.matches[at].is_empty() && !denies(reader.word(at)));
    let owner = reader.phrase(than + 1, "that of").unwrap_or(than + 1);
    let other = reader.mentions(owner).into_iter().map(|mention| mention.end).max()?;
    let is_owned = reader.is_possessive(other);
    let noun = other + usize::from(is_owned);
    let end = noun + usize::from(is_owned && reader.word(noun) == reader.word(whose - 1));
    if !is_room || !is_in || !is_plain || !reader.ends_clause(end) {
        return None;
    }
    let say = |words: &str| reader.tokens[whose].saying(words);
    Some(
        [
            &reader.tokens[..subject],
            &say("'s"),
            &reader.tokens[whose - 1..whose],
            &say("number"),
            &reader.tokens[be..=than],
            &reader.tokens[owner..other],
            &say("'s"),
            &reader.tokens[end..],
        ]
        .concat(),
    )
}

/// `Ann's lane number is one higher than that of Bob` for `Ann's lane number is one more than the lane number of Bob`.
pub(super) fn same_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let number = (1..reader.end()).find(|at| reader.word(*at) == "number")?;
    let than = (number..reader.end()).find(|at| reader.word(*at) == "than")?;
    let (more, the) = (than - 1, than + 1);
    let is_same = reader.word(the) == "the" && reader.word(than + 2) == reader.word(number - 1);
    let owner = reader.phrase(than + 3, "number of").filter(|_| is_same)?;
    let plain = match reader.word(more) {
        "more" | "greater" | "larger" | "higher" => "higher",
        "less" | "fewer" | "smaller" | "lower" => "lower",
        _ => return None,
    };
    let say = |words: &str| reader.tokens[more].saying(words);
    let owner = &reader.tokens[owner..];
    Some([&reader.tokens[..more], &say(plain), &say("than that of"), owner].concat())
}
