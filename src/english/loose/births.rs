//! Birthdays, in the words for births: `Ann wasn't born on Friday` for `Ann's birthday wasn't on Friday`.

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;

/// Words that tell when a birthday is, behind its verb.
const WHEN: &[&str] = &["after", "before", "either", "in", "neither", "on", "sometime"];

/// `Ann is before Bob` for `Ann's birthday is before the birthday of Bob`, where the positions are months or days: of a sentence that
/// is of a birthday from its beginning.
pub(super) fn in_row(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let vocabulary = reader.vocabulary;
    let are_moments = matches!(&*vocabulary.position_stem, "date" | "day" | "month");
    (vocabulary.has_order && are_moments).then_some(())?;
    let is_birthday = |at: &usize| {
        reader.word(*at) == "birthday" && reader.uses(*at).own == 0 && !reader.is_within_item(*at)
    };
    let first = (1..reader.end()).find(is_birthday)?;
    // `Ann's visit was the day after Bob's birthday`, `Ann came before Bob's birthday`
    let names_up_to = |end: usize| reader.names_row(0, end);
    let begins = match reader.word(first - 1) {
        "'s" | "'" => names_up_to(first - 1),
        "the" => first == 1,
        "whose" => (0..first - 1).all(|at| reader.kind(at).determiner || reader.kind(at).person),
        _ => names_up_to(first),
    };
    begins.then_some(())?;
    let mut said = Vec::new();
    let mut from = 0;
    for noun in (first..reader.end()).filter(is_birthday) {
        let owner = noun - 1;
        let (start, who, end) = match reader.word(owner) {
            "'s" | "'" if is_somebody(reader, owner) => (owner, None, noun + 1),
            "whose" => (owner, Some(reader.tokens[owner].renamed("who")), noun + 1),
            "the" if reader.word(noun + 1) == "of" => (owner, None, noun + 2),
            // Some write `S birthday`.
            _ if vocabulary.is_printed && is_somebody(reader, noun) => (noun, None, noun + 1),
            _ => return None,
        };
        said.extend_from_slice(reader.tokens.get(from..start).unwrap_or_default());
        said.extend(who);
        from = end;
    }
    said.extend_from_slice(&reader.tokens[from..]);
    Some(said)
}

/// `Ann was born` for `Ann's birthday is`, `who was born` for `whose birthday is`, `nor was she born` for `nor was her
/// birthday`, where the header has months or days and no birthdays.
pub(super) fn born(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_birthday = |at: &usize| reader.word(*at) == "birthday" && reader.uses(*at).own == 0;
    let noun = (1..reader.end()).find(is_birthday)?;
    let is_moment = |sense: &Sense| matches!(sense.measure, Measure::Days | Measure::Months);
    if reader.vocabulary.all(is_moment) == 0 || reader.is_within_item(noun) {
        return None;
    }
    let say = |at: usize, word: &str| reader.tokens[at].renamed(word);
    let owner = noun - 1;
    let subject = match reader.word(owner) {
        "'s" | "'" if is_somebody(reader, owner) => Vec::new(),
        "her" => vec![say(owner, "she")],
        "his" => vec![say(owner, "he")],
        "whose" => vec![say(owner, "who")],
        _ => return None,
    };
    // `nor was her birthday on Friday`
    let is_inverted = reader.word(owner) != "whose"
        && owner > 1
        && reader.word(owner - 2) == "nor"
        && reader.kind(owner - 1).be;
    let (verb, start) = if is_inverted { (None, noun + 1) } else { (Some(noun + 1), noun + 2) };
    let fell = verb.is_some_and(|at| matches!(reader.word(at), "falls" | "fell"));
    if !fell && verb.is_some_and(|at| !reader.is_be_or_denied(at)) {
        return None;
    }
    let is_not = matches!(reader.word(start), "not" | "'t");
    let when = start + usize::from(is_not);
    let is_apart = reader.amount(when).is_some() || reader.word(when) == "exactly";
    if !WHEN.contains(&reader.word(when)) && !is_apart {
        return None;
    }
    let be = verb.map(|at| match reader.word(at) {
        "is" | "falls" | "fell" => say(at, "was"),
        "isn" => say(at, "wasn"),
        _ => reader.tokens[at].clone(),
    });
    let said = [
        &reader.tokens[..owner],
        &subject,
        be.as_slice(),
        &reader.tokens[start..when],
        &[say(noun, "born")],
        &without_own(reader, when),
    ];
    Some(said.concat())
}

/// Whether somebody's name stands before an apostrophe.
fn is_somebody(reader: &Reader<'_>, mark: usize) -> bool {
    let people = reader.vocabulary.of_persons();
    let mut named = reader.matches[..mark].iter().flatten();
    named.any(|of| of.end == mark && people >> of.of.sense & 1 == 1)
}

/// What is told of a birthday, with `Bob` for the `Bob's` and the `Bob's birthday` that it is compared with.
fn without_own(reader: &Reader<'_>, start: usize) -> Vec<Token> {
    let compares = |at: usize| matches!(reader.word(at), "after" | "before" | "than");
    let is_other = |at: usize| (start..at).any(compares) && reader.is_possessive(at);
    let is_noun = |at: usize| reader.word(at) == "birthday" && is_other(at - 1);
    let ends = |at: usize| !reader.tokens.get(at).is_some_and(Token::is_word) || is_noun(at);
    let is_dropped = |at: usize| is_other(at) && ends(at + 1) || is_noun(at);
    let kept = (start..reader.end()).filter(|at| !is_dropped(*at));
    kept.map(|at| reader.tokens[at].clone()).collect()
}
