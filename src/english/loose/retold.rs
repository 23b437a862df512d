//! Turns that tell again what was told: `and neither of these`, `Of the four customers, one … and one …`, `the 830-pounder`, and the
//! words of spelling bees.

use super::super::compare::is_comparing;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// `and neither Ann nor Ben` for `and neither of these`, behind a sentence with two things.
pub(super) fn neither_of_these(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const OF_THEM: &[&str] =
        &["neither of the two", "neither of them", "neither of these", "neither of those"];
    let (at, end) = (3..reader.end()).find_map(|at| Some((at, reader.any(at, OF_THEM)?)))?;
    let starts = |range: std::ops::Range<usize>| -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        let mut from = range.start;
        while from < range.end {
            match reader.matches[from].iter().map(|of| of.end).max() {
                Some(last) => {
                    found.push((from, last));
                    from = last;
                }
                None => from += 1,
            }
        }
        found
    };
    let [(a, a_end), (b, b_end)] = starts(0..at)[..] else { return None };
    // Who is the vet is one with her.
    let are_two = (a_end..b).any(|at| {
        is_comparing(reader.word(at))
            || matches!(reader.word(at), "'t" | "different" | "not" | "than")
    });
    let is_free =
        matches!(reader.word(at - 1), "," | ";" | "and" | "but") && !reader.kind(end).thing;
    let tokens = reader.tokens;
    let named = |from: usize, to: usize| {
        let article = from.checked_sub(1).filter(|at| reader.word(*at) == "the");
        tokens[article.unwrap_or(from)..to].to_vec()
    };
    (is_free && are_two).then(|| {
        let said = [
            vec![tokens[at].renamed("neither")],
            named(a, a_end),
            vec![tokens[at].renamed("nor")],
            named(b, b_end),
        ];
        in_order(reader, reader.with(at..end, &said.concat()))
    })
}

/// `the one who rented the kayak, Ms. Hill and the one who went fishing are different people` for `Of the three customers, one
/// rented the kayak, one is Ms. Hill and one went fishing`.
pub(super) fn one_of_each(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let number = reader.any(0, &["of the", "of these"])?;
    let (number_of, _) = words::number(&[reader.word(number)])?;
    let first = (number + 2..number + 5).find(|at| reader.word(*at) == ",")? + 1;
    let begins = |at: &usize| {
        let opens = *at == first || matches!(reader.word(at - 1), "," | "and");
        opens
            && reader.word(*at) == "one"
            && (words::is_finite(reader.word(at + 1)) || reader.kind(at + 1).be)
    };
    let ones: Vec<usize> = (first..reader.end()).filter(begins).collect();
    let is_all = ones.first() == Some(&first) && ones.len() == number_of as usize && number_of > 2;
    let others =
        (first..reader.end()).filter(|at| matches!(reader.word(*at), "one" | "other" | "others"));
    if !is_all || others.count() != ones.len() || number_of as usize > reader.vocabulary.rows() {
        return None;
    }
    let mut said = Vec::new();
    for (at, token) in reader.tokens.iter().enumerate().skip(first) {
        if ones.contains(&at) {
            said.extend([token.renamed("the"), token.clone(), token.renamed("who")]);
        } else {
            said.push(token.clone());
        }
    }
    said.extend(reader.tokens[first].saying("are different people"));
    Some(in_order(reader, said))
}

/// `the 830 pound one` for `the 830-pounder`.
pub(super) fn pounder(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const NOUNS: &[(&str, &str)] = &[
        ("footer", "foot"),
        ("gallon", "gallon"),
        ("miler", "mile"),
        ("pounder", "pound"),
        ("tonner", "ton"),
    ];
    let found = |at: usize| {
        let (_, unit) = NOUNS.iter().find(|(noun, _)| reader.word(at) == *noun)?;
        let number = at - 1 - usize::from(reader.word(at - 1) == "-");
        let is_number = reader.word(number).starts_with(|c: char| c.is_ascii_digit());
        (is_number && reader.is_unit_of_values(unit)).then_some((number, at, *unit))
    };
    let (number, at, unit) = (2..reader.end()).find_map(found)?;
    let said = [
        reader.tokens[number].clone(),
        reader.tokens[at].renamed(unit),
        reader.tokens[at].renamed("one"),
    ];
    Some(reader.with(number..at + 1, &said))
}

/// `had the word` for what happens to a speller with it: `missed "yacht"`, `went out on "yacht"`, `was stumped by "yacht"`.
pub(super) fn misspelled(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MISSING: &[&str] = &[
        "couldn 't spell",
        "could not spell",
        "did not spell",
        "didn 't spell",
        "failed to spell",
        "failed on",
        "fell on",
        "lost on",
        "missed",
        "misspelled",
        "misspelt",
        "mispelled",
        "slipped up on",
        "spelled",
        "struggled with",
        "stumbled on",
        "stumbled over",
        "tripped on",
        "tripped over",
        "tripped up on",
        "went out on",
        "went down on",
    ];
    const STUMPED: &[&str] = &[
        "was beaten by",
        "was defeated by",
        "was done in by",
        "was eliminated by",
        "was eliminated on",
        "was felled by",
        "was foiled by",
        "was knocked out by",
        "was stumped by",
        "was thrown by",
        "was tripped up by",
        "was undone by",
    ];
    const STUMPED_IT: &[&str] = &["eliminated by", "eliminated on", "stumped by", "tripped up by"];
    let of_words = reader.vocabulary.where_sense(|of| {
        reader.vocabulary.is_named(of, "word") && reader.vocabulary.senses[of].scale.is_none()
    });
    if of_words == 0 {
        return None;
    }
    let is_word = |at: usize| {
        let at = at + usize::from(reader.any(at, &["the word"]).is_some()) * 2;
        reader
            .matches
            .get(at)
            .is_some_and(|of| of.iter().any(|of| of_words >> of.of.sense & 1 == 1))
    };
    // Who couldn't spell this or that could spell neither.
    if reader.tokens.iter().any(|token| token.word == "or") {
        return None;
    }
    let found = |at: usize| {
        let verbs = [MISSING, STUMPED, STUMPED_IT];
        let end = verbs.into_iter().find_map(|verbs| reader.any(at, verbs))?;
        let is_free = (at..end).all(|at| reader.matches[at].is_empty());
        (is_word(end) && is_free).then_some((at, end))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    // Who did not miss it has not got it: the denial stays before `have`.
    let verb = if matches!(reader.word(at - 1), "'t" | "not") { "have" } else { "had" };
    Some(reader.with(at..end, &[reader.tokens[at].renamed(verb)]))
}

/// `the cheapest` for `the cheapest of the lot`.
pub(super) fn of_the_lot(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const LOT: &[&str] = &["of the bunch", "of the lot", "of them all", "of the whole lot"];
    let (at, end) = (2..reader.end()).find_map(|at| Some((at, reader.any(at, LOT)?)))?;
    let is_most =
        reader.word(at - 1).ends_with("est") || matches!(reader.word(at - 2), "least" | "most");
    (is_most && reader.matches[at].is_empty()).then(|| reader.without(at..end))
}

/// `the last delivery` for `the final delivery`, of what comes one after another.
pub(super) fn final_one(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end()).find(|at| {
        let noun = at + 1;
        let is_noun =
            reader.kind(noun).thing || reader.uses(noun).own != 0 || reader.is_house(noun);
        reader.word(*at) == "final"
            && reader.word(at - 1) == "the"
            && reader.matches[*at].is_empty()
            && reader.matches.get(noun).is_some_and(Vec::is_empty)
            && is_noun
    })?;
    Some(reader.with(at..at + 1, &[reader.tokens[at].renamed("last")]))
}

/// `the zoologist` for `the zoologist-to-be`.
pub(super) fn to_be(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end()).find(|at| {
        let end = reader.any(*at, &["- to - be"]);
        end.is_some() && reader.ends_item(*at)
    })?;
    Some(reader.without(at..at + 4))
}
