//! Plainer words for comparisons with an adjective of their own: `60 feet deeper`, `newer`, `in a higher-numbered room`.

use super::super::calendar;
use super::super::compare;
use super::super::mention::Reader;
use super::super::paraphrase::CLOSE;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;
use super::nobody::SEVERAL;
use super::roundabout::in_order;
use crate::english::measure::begins_as_amount;
use crate::syntax::text::is_integer;

/// `in a room with a higher number than` for `in a higher-numbered room than`.
pub(super) fn numbered(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = reader.tokens.iter().position(|token| token.word == "numbered")?;
    let word = at.checked_sub(1).filter(|at| matches!(reader.word(*at), "higher" | "lower"))?;
    let noun = reader.tokens.get(at + 1).filter(|_| reader.word(at + 2) == "than")?;
    let say = |word: &str| reader.tokens[at].renamed(word);
    let said = [
        &reader.tokens[..word],
        &[noun.clone(), say("with"), say("a"), reader.tokens[word].clone(), say("number")],
        &reader.tokens[at + 2..],
    ];
    Some(said.concat())
}

/// `Ann's room is higher than Bob's` for `Ann's room number is higher than Bob's` and `Ann's room has a higher number than Bob's
/// room`, of a category of numbers.
pub(super) fn number_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_numbered = |at: usize| {
        let own = reader.uses(at).own;
        let sense = own.trailing_zeros() as usize;
        let is_plain = |sense: &Sense| {
            let are_numbers = sense.items.iter().all(|item| is_integer(&item.text));
            sense.unit.is_none() && (are_numbers || calendar::numbered(&sense.items).is_some())
        };
        own.count_ones() == 1
            && reader.matches[at].is_empty()
            && reader.is_possessive(at - 1)
            && is_plain(&reader.vocabulary.senses[sense])
    };
    let noun = (2..reader.end().saturating_sub(3)).find(|at| is_numbered(*at))?;
    let higher = |at: usize| {
        // `two higher than`
        let at = at + usize::from(words::number(&[reader.word(at)]).is_some());
        matches!(reader.word(at), "higher" | "lower") && reader.word(at + 1) == "than"
    };
    let has = reader.any(noun + 1, &["has a higher number than", "has a lower number than"]);
    let (mut said, rest) = match has {
        Some(end) => {
            let than = [reader.tokens[noun + 3].clone(), reader.tokens[end - 1].clone()];
            let is = reader.tokens[noun + 1].renamed("is");
            ([&reader.tokens[..=noun], &[is], &than].concat(), &reader.tokens[end..])
        }
        None if reader.word(noun + 1) == "number"
            && reader.kind(noun + 2).be
            && higher(noun + 3) =>
        {
            (reader.tokens[..=noun].to_vec(), &reader.tokens[noun + 2..])
        }
        None => return None,
    };
    // `than Bob's room number`
    let again = |at: usize| reader.stem(at) == reader.stem(noun);
    let numbers = rest.len()
        - usize::from(reader.word(reader.end() - 1) == "number" && again(reader.end() - 2));
    let rest = &rest[..numbers];
    let nouns =
        rest.len() - usize::from(rest.last().is_some_and(|of| of.stem == reader.tokens[noun].stem));
    said.extend_from_slice(&rest[..nouns]);
    Some(said)
}

/// `60 feet deeper than` for `60 feet below` of depths, `60 feet higher than` for `60 feet above` of heights.
pub(super) fn deeper(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HEIGHTS: &[&str] = &["altitud", "elev", "height"];
    let at = (2..reader.tokens.len()).find(|at| matches!(reader.word(*at), "above" | "below"))?;
    let unit = reader.amount(at - 2)?.unit?;
    let vocabulary = reader.vocabulary;
    let mut of_unit = (0..vocabulary.senses.len()).filter(|sense| {
        unit.is_of(&vocabulary.senses[*sense]) && vocabulary.senses[*sense].scale.is_some()
    });
    let (sense, None) = (of_unit.next()?, of_unit.next()) else { return None };
    let is_named = |stems: &[&str]| stems.iter().any(|stem| vocabulary.is_named(sense, stem));
    let above = reader.word(at) == "above";
    let plain = match () {
        () if is_named(&["depth"]) => {
            if above {
                "shallower"
            } else {
                "deeper"
            }
        }
        () if is_named(HEIGHTS) || matches!(&*unit.stem, "degre" | "khz" | "mhz" | "megahertz") => {
            if above {
                "higher"
            } else {
                "lower"
            }
        }
        () => return None,
    };
    let mut said = reader.tokens.to_vec();
    said.splice(at..=at, [said[at].renamed(plain), said[at].renamed("than")]);
    Some(said)
}

/// `younger than` for `newer than` where the header has ages, `later than` for `a more recent vintage than` where it has
/// years.
pub(super) fn newer(reader: &Reader<'_>) -> Option<Vec<Token>> {
    if let Some(recent) = reader.tokens.iter().position(|token| token.word == "recent") {
        return recent_kind(reader, recent);
    }
    let at = reader.tokens.iter().position(|token| token.word == "newer")?;
    let ages = reader.vocabulary.all(|sense| sense.scale.is_some() && sense.is_of_ages());
    let years = reader.vocabulary.all(Sense::is_of_calendar);
    if reader.word(at + 1) != "than" || ages.count_ones() != 1 || years != 0 {
        return None;
    }
    let mut said = reader.tokens.to_vec();
    said[at] = said[at].renamed("younger");
    Some(said)
}

fn recent_kind(reader: &Reader<'_>, recent: usize) -> Option<Vec<Token>> {
    let start = recent.checked_sub(2).filter(|at| reader.any(*at, &["a more recent"]).is_some())?;
    let years = reader.vocabulary.all(|sense| sense.scale.is_some() && sense.is_of_calendar());
    let ages = reader.vocabulary.all(Sense::is_of_ages);
    let is_noun = reader.kind(recent + 1).thing || reader.uses(recent + 1).named & years != 0;
    if years.count_ones() != 1 || ages != 0 || !is_noun || reader.word(recent + 2) != "than" {
        return None;
    }
    let later = [reader.tokens[recent].renamed("later")];
    Some(reader.with(start..recent + 2, &later))
}

/// `The grant of Ann is 6 months shorter than` for `Ann has a grant that is 6 months shorter than`.
pub(super) fn has_one_that_is(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let has = (1..reader.end()).find(|at| matches!(reader.word(*at), "had" | "has"))?;
    let noun = has + 2;
    let that = reader.any(noun + 1, &["that is", "that was", "which is", "which was"])? - 2;
    let is_noun = matches!(reader.word(has + 1), "a" | "an") && reader.matches[noun].is_empty();
    let is_subject = reader.mentions(0).iter().any(|of| of.end == has);
    let depends = |token: &Token| matches!(&*token.word, "," | "if" | "or" | "and" | "who");
    let compares = reader.tokens[that..].iter().any(|token| token.word == "than");
    if !is_noun || !is_subject || !compares || reader.tokens.iter().any(depends) {
        return None;
    }
    let say = |words: &str| reader.tokens[noun].saying(words);
    let (owner, noun) = (&reader.tokens[..has], &reader.tokens[noun..=noun]);
    Some([&say("the"), noun, &say("of"), owner, &reader.tokens[that + 1..]].concat())
}

/// `one floor above` for `directly above`, where the header has floors.
pub(super) fn just_above(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_close = |at: &usize| {
        matches!(reader.word(*at), "above" | "below")
            && *at > 0
            && CLOSE.contains(&reader.word(at - 1))
    };
    let at = (1..reader.end()).find(is_close).filter(|_| reader.of_floors().count_ones() == 1)?;
    Some(reader.with(at - 1..at, &reader.tokens[at - 1].saying("one floor")))
}

/// `30 minutes` for `a half-hour`.
pub(super) fn half_hour(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (0..reader.end()).find(|at| {
        reader.word(*at) == "half"
            && reader.word(at + 1) == "hour"
            && reader.matches[*at].is_empty()
    })?;
    let start = at - usize::from(at > 0 && reader.word(at - 1) == "a");
    Some(reader.with(start..at + 2, &reader.tokens[at].saying("30 minutes")))
}

/// `30 seconds` for `half a minute`, where the values are seconds, and minutes for hours.
pub(super) fn smaller_unit(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end()).find(|at| matches!(reader.stem(*at), "minut" | "hour"))?;
    let (unit, smaller) = match reader.stem(at) {
        "hour" => ("minut", "minutes"),
        _ => ("second", "seconds"),
    };
    let is_larger = reader.is_unit_of_values(reader.stem(at));
    let number: f64 = match reader.word(at - 1) {
        "a" | "an" => 1.0,
        word => {
            word.parse().ok().or_else(|| words::number(&[word]).map(|(of, _)| f64::from(of)))?
        }
    };
    let number = number * 60.0;
    if is_larger || !reader.is_unit_of_values(unit) || number.fract() != 0.0 {
        return None;
    }
    let mut said = reader.tokens.to_vec();
    said[at - 1] = said[at - 1].renamed(&number.to_string());
    said[at] = said[at].renamed(smaller);
    Some(said)
}

/// `is two years younger than Ann` for `is two years Ann's junior` and `is Ann's junior by two years`, where the header has ages.
pub(super) fn junior(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (3..reader.end()).find(|at| matches!(reader.word(*at), "junior" | "senior"))?;
    let ages = reader.vocabulary.all(|of| of.scale.is_some() && of.is_of_ages());
    let is_theirs = reader.is_possessive(at - 1) && reader.matches[at].is_empty();
    let begins = |start: &usize| {
        let ends = reader.nouns(*start).iter().any(|(end, _)| end + 1 == at);
        ends && (reader.kind(start - 1).be || reader.stem(start - 1) == "year")
    };
    let owner = (1..at - 1).find(begins).filter(|_| is_theirs && ages.count_ones() == 1)?;
    let by = reader.phrase(at + 1, "by").filter(|by| reader.stem(by + 1) == "year");
    // Ann's senior may be her boss.
    let (amount, end) = match by {
        Some(by) => (&reader.tokens[by..by + 2], by + 2),
        None if reader.stem(owner - 1) == "year" => (&reader.tokens[at..at], at + 1),
        None => return None,
    };
    let ends = matches!(reader.word(end), "" | "." | "," | "and" | "but");
    let younger = if reader.word(at) == "junior" { "younger than" } else { "older than" };
    let than = reader.tokens[at].saying(younger);
    let said = [amount, &than, &reader.tokens[owner..at - 1]].concat();
    ends.then(|| in_order(reader, reader.with(owner..end, &said)))
}

/// `went 3 miles farther than Ann` for `outdistanced Ann by 3 miles`.
pub(super) fn outdistanced(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let verb = reader.tokens.iter().position(|token| token.word == "outdistanced")?;
    let say = |word: &str| reader.tokens[verb].renamed(word);
    let by = (verb..reader.end()).find(|at| reader.word(*at) == "by");
    let amount = match by {
        Some(by) if by + 3 == reader.end() => &reader.tokens[by + 1..],
        Some(_) => return None,
        None => &[],
    };
    let said = [
        &reader.tokens[..verb],
        &[say("went")],
        amount,
        &[say("farther"), say("than")],
        &reader.tokens[verb + 1..by.unwrap_or(reader.end())],
    ];
    Some(in_order(reader, said.concat()))
}

/// `has longer odds than` for `is a longer shot than`.
pub(super) fn long_shot(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let shot = reader.tokens.iter().position(|token| token.word == "shot")?;
    let start = shot
        .checked_sub(3)
        .filter(|at| reader.any(*at, &["is a longer", "was a longer"]).is_some())?;
    Some(reader.with(start..shot + 1, &reader.tokens[shot].saying("has longer odds")))
}

/// `is later than` for `leaves in a later month than`, of rows in time.
pub(super) fn in_a_later(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let word = reader.any(at, &["in a", "on a", "at a"])?;
        let is_order = matches!(reader.word(word), "later" | "earlier");
        let noun = word + 1;
        let is_place = reader.stem(noun) == reader.vocabulary.position_stem;
        (is_order && is_place && reader.word(noun + 1) == "than").then_some((at, word, noun))
    };
    let (at, word, noun) = (1..reader.end()).find_map(found)?;
    let is_row = reader.vocabulary.has_order;
    is_row.then(|| {
        [&reader.tokens[..at], &reader.tokens[word..noun], &reader.tokens[noun + 1..]].concat()
    })
}

/// `was painted earlier than` for `was not painted as recently as`.
pub(super) fn as_recently(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let end =
            reader.any(at, &["as recently as", "as late as"]).map(|end| (end, "earlier than"));
        let end =
            end.or_else(|| reader.any(at, &["as early as"]).map(|end| (end, "later than")))?;
        Some((at, end))
    };
    let (at, (end, plain)) = (2..reader.end()).find_map(found)?;
    let denied = (1..at).rfind(|at| matches!(reader.word(*at), "not" | "'t"))?;
    let be = reader.tokens[denied].renamed("was");
    let is_be = reader.is_be_or_denied(denied - 1) && at - denied <= 2;
    let is_row = reader.nouns(end).iter().any(|(last, _)| reader.ends_clause(*last));
    let said = [
        &reader.tokens[..denied - 1],
        &[be],
        &reader.tokens[denied + 1..at],
        &reader.tokens[at].saying(plain),
        &reader.tokens[end..],
    ];
    (is_be && is_row).then(|| said.concat())
}

/// `has a higher number than Ann, and he has a lower number than Bo` for `has a higher number than Ann, but a lower one than
/// Bo`, with the subject again in front of the verb.
pub(super) fn but_another_one(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_compared = |token: &Token| compare::is_comparing(&token.word);
    let found = |comma: usize| {
        let joint = comma + usize::from(reader.word(comma) == ",");
        let is_joint = matches!(reader.word(joint), "and" | "but") && joint > 2;
        let second = joint + 1 + usize::from(matches!(reader.word(joint + 1), "at" | "in" | "on"));
        let one = (second + 1..second + 5).find(|at| reader.word(*at) == "one")?;
        let is_second = reader.word(second) == "a"
            && reader.tokens[second..one].iter().any(is_compared)
            && reader.word(one + 1) == "than";
        // `is at a lower-numbered cottage than`
        let than = (1..comma).find(|at| reader.word(*at) == "than")?;
        let first = (1..than).rev().find(|at| reader.word(*at) == "a")?;
        let before = first.checked_sub(1)?;
        let preposition = usize::from(reader.kind(before).preposition);
        let verb = before.checked_sub(preposition)?;
        let is_first = reader.tokens[first..than].iter().any(is_compared)
            && reader.mentions(0).iter().any(|of| of.end == verb)
            && reader.matches[verb].is_empty()
            && reader.matches[than - 1].is_empty();
        (is_joint && is_second && is_first).then_some((joint, second, one, than, first))
    };
    let (joint, second, one, than, first) = (3..reader.end()).find_map(found)?;
    let said = [
        &reader.tokens[..joint],
        &reader.tokens[joint].saying("and"),
        &reader.tokens[..first],
        &reader.tokens[second..one],
        &reader.tokens[than - 1..than],
        &reader.tokens[one + 1..],
    ];
    Some(in_order(reader, said.concat()))
}

/// `Ann is at a table with a lower number than` for `Ann's table has a lower number than`, of numbered places in a row.
pub(super) fn number_of_place(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let has = (3..reader.end()).find(|at| {
        let a_number = reader.any(at + 1, &["a higher number than", "a lower number than"]);
        matches!(reader.word(*at), "had" | "has") && a_number.is_some()
    })?;
    let noun = has - 1;
    // Numbers of houses are read as they are.
    let is_place = reader.vocabulary.has_order
        && reader.stem(noun) != "hous"
        && reader.stem(noun) == reader.vocabulary.position_stem
        && reader.matches[noun].is_empty()
        && reader.is_possessive(noun - 1);
    let say = |words: &str| reader.tokens[has].saying(words);
    let said = [&say("is at a"), &reader.tokens[noun..=noun], &say("with")].concat();
    is_place.then(|| reader.with(noun - 1..has + 1, &said))
}

/// `has a lower number than Ann and has a higher number than Bo` for `has a lower number than Ann, but a higher number than Bo`.
pub(super) fn and_another_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const THAN: &[&str] = &["a higher number than", "a lower number than"];
    let has = (1..reader.end()).find(|at| {
        matches!(reader.word(*at), "had" | "has") && reader.any(at + 1, THAN).is_some()
    })?;
    let second = (has + 6..reader.end()).find(|at| reader.any(*at, THAN).is_some())?;
    let joint = second - 1;
    let is_joined = matches!(reader.word(joint), "and" | "but");
    // What may tell of another one is not put in between.
    let is_plain = reader.tokens[has..joint]
        .iter()
        .all(|of| !matches!(&*of.word, "who" | "which" | "and" | "or"));
    let from = joint - usize::from(reader.word(joint - 1) == ",");
    // Of places, see `number_of_place`.
    let is_place = reader.stem(has - 1) == reader.vocabulary.position_stem
        && has > 1
        && reader.is_possessive(has - 2);
    let is_plain = is_plain && !is_place;
    (is_joined && is_plain && reader.vocabulary.has_order)
        .then(|| reader.with(from..second, &reader.tokens[joint].saying("and has")))
}

/// `is at a table with a lower number than Ann, but at a table with a higher number than Bo` without the second `at a table with`.
pub(super) fn but_another_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let first = (1..reader.end()).find(|at| {
        reader.any(*at, &["with a higher number than", "with a lower number than"]).is_some()
    })?;
    let noun = first - 1;
    let is_place = reader.vocabulary.has_order
        && reader.stem(noun) == reader.vocabulary.position_stem
        && noun > 1
        && reader.word(noun - 1) == "a"
        && reader.kind(noun - 2).preposition;
    let is_second = |at: &usize| {
        let than = [
            "a higher number than",
            "a lower number than",
            "a higher one than",
            "a lower one than",
        ];
        matches!(reader.word(at - 1), "and" | "but") && reader.any(*at, &than).is_some()
    };
    let second = (first + 5..reader.end()).find(is_second).filter(|_| is_place)?;
    let number = reader.tokens[second + 2].renamed("number");
    let place = &reader.tokens[noun - 2..=first];
    let said = [place, &reader.tokens[second..second + 2], &[number]].concat();
    Some(reader.with(second..second + 3, &said))
}

/// `Ann's fish was 3 inches longer than` for `Ann pulled in a fish that was 3 inches longer than`.
pub(super) fn got_one(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOST_OF_VERB: usize = 3;
    let end = reader.mentions(0).into_iter().map(|of| of.end).max()?;
    let article = (end + 1..=end + MOST_OF_VERB)
        .find(|at| matches!(reader.word(*at), "a" | "an"))
        .filter(|at| words::is_finite(reader.word(end)) && !reader.kind(at - 1).be)?;
    let noun = article + 1;
    let is_noun = reader.uses(noun).named != 0 && reader.matches.get(noun)?.is_empty();
    let amount =
        reader.any(noun + 1, &["that is", "that was", "which is", "which was"]).unwrap_or(noun + 1);
    let number = reader.any(amount, &["exactly", "just", "precisely"]).unwrap_or(amount);
    let is_number =
        words::number(&[reader.word(number)]).is_some() || begins_as_amount(reader.word(number));
    let compares = (number + 1..number + 4).any(|at| reader.word(at) == "than");
    let is_bound = |token: &Token| token.word != "than" && SEVERAL.contains(&&*token.word);
    if !is_noun || !is_number || !compares || reader.tokens.iter().any(is_bound) {
        return None;
    }
    let say = |words: &str| reader.tokens[noun].saying(words);
    let (owner, noun) = (&reader.tokens[..end], &reader.tokens[noun..=noun]);
    Some([owner, &say("'s"), noun, &say("was"), &reader.tokens[amount..]].concat())
}

/// `didn't wait as long as` for `didn't need to wait as long as`.
pub(super) fn need_not_as(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let (need, verb) =
        (1..reader.end()).find_map(|at| Some((at, reader.any(at, &["have to", "need to"])?)))?;
    let is_denied = matches!(reader.word(need - 1), "'t" | "not");
    let long = reader.any(verb + 1, &["as long as", "for as long as"]);
    (is_denied && long.is_some()).then(|| reader.without(need..verb))
}
