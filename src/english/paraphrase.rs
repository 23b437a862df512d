//! Words of comparisons for which plainer ones can stand: `the day after`, `did so earlier`.

use super::measure::Measure;
use super::token::Token;
use super::vocabulary::{Sense, Vocabulary};
use super::words;
use super::words::Words;

/// Units of which `the UNIT after` is the very next one.
/// The units of time by which something is `the day before` or `a day before`.
pub(super) const UNITS: Words = Words::of(&[
    "day",
    "week",
    "month",
    "year",
    "hour",
    "minute",
    "morning",
    "afternoon",
    "evening",
    "night",
]);
/// Words for the very next one: `just before`.
pub(super) const CLOSE: &[&str] = &["directly", "immediately", "just", "right"];

/// Who may have a share in a total.
const SHARING: Words =
    Words::of(&["and", "between", "both", "combined", "or", "nor", "together", "total"]);

/// The tokens of some sentences with `a day after` for `the day after` and `the day immediately after`,
/// `sometime after` for `on a day after`, `sometime earlier than` for `on a day earlier than`, and `was earlier` for `did so earlier`.
pub(super) fn plainly(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    let tokens = of_two_who(vocabulary, tokens);
    let tokens = on_a_floor(vocabulary, tokens);
    one_step(vocabulary, did_so(had_event(in_all(the_other(of_two(of_both(tokens)))))))
}

/// `one was hiked by Ann and the other was hiked by Bob` for `… and the other by Bob`, `the other has 48 mph` for `the
/// other's is 48 mph`.
fn the_other(mut tokens: Vec<Token>) -> Vec<Token> {
    const BEGIN: Words = Words::of(&["as", "at", "by", "for", "from", "in", "on", "to", "with"]);
    let Some(other) = of_other(&tokens).map(|at| at + 1) else { return tokens };
    let next = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    if next(other + 1) == "'s" && matches!(next(other + 2), "is" | "was") {
        tokens[other + 1] = tokens[other + 1].renamed("has");
        tokens.remove(other + 2);
        return tokens;
    }
    if !BEGIN.contains(&next(other + 1)) {
        return tokens;
    }
    let is_one = |of: &[Token]| of[0].word == "," && of[1].word == "one";
    let Some(one) = tokens[..other].windows(2).rposition(is_one).map(|at| at + 1) else {
        return tokens;
    };
    let same = |at: &usize| tokens[*at].word == tokens[other + 1].word;
    let Some(end) = (one + 1..other).find(same) else { return tokens };
    let verb = tokens[one + 1..end].to_vec();
    tokens.splice(other + 1..other + 1, verb);
    tokens
}

/// Where `the other` begins.
fn of_other(tokens: &[Token]) -> Option<usize> {
    tokens.windows(2).position(|of| of[0].word == "the" && of[1].word == "other")
}

/// `Of the one who ordered tea and the one who ordered milk, one …` for `Of the two friends who ordered tea and milk, one
/// …`.
fn of_two_who(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let begins = ["of", "the", "two"].iter().enumerate().all(|(at, of)| word(at) == *of);
    let is_relative = matches!(word(4), "who" | "that" | "which");
    let end = tokens.windows(2).position(|of| of[0].word == "," && of[1].word == "one");
    let Some(end) = end.filter(|_| begins && is_relative) else { return tokens };
    let matches = vocabulary.matches(&tokens);
    let Some(item) = (5..end).find(|at| !matches[*at].is_empty()) else { return tokens };
    let is_article = matches!(word(item - 1), "a" | "an" | "the");
    let verb = 4..item - usize::from(is_article);
    let is_within = |at: usize| (item..at).any(|from| matches[from].iter().any(|of| of.end > at));
    let mut ands = (item..end).filter(|at| word(*at) == "and" && !is_within(*at));
    let (Some(and), None) = (ands.next(), ands.next()) else { return tokens };
    let one = [tokens[1].clone(), tokens[3].renamed("one")];
    let second = [&one[..], &tokens[verb]].concat();
    [&tokens[..1], &one[..], &tokens[4..=and], &second[..], &tokens[and + 1..]].concat()
}

/// `Of Ann and Bob, one …` for `Between Ann and Bob, one …`, and for `One of Ann and Bob …, and the other …`.
fn of_two(mut tokens: Vec<Token>) -> Vec<Token> {
    let is_one = matches!(&tokens[..], [one, of, ..] if one.word == "one" && of.word == "of");
    if is_one && of_other(&tokens).is_some() {
        return one_of_two(&tokens).unwrap_or(tokens);
    }
    let begins = |first: &Token| matches!(&*first.word, "among" | "amongst" | "between");
    let goes_on = |pair: &[Token]| pair[0].word == "," && pair[1].word == "one";
    let is_pair = tokens.windows(2).any(goes_on);
    if tokens.first().is_some_and(begins) && is_pair {
        tokens[0] = tokens[0].renamed("of");
    }
    // `Out of Ann and Bob, one …`
    if matches!(&tokens[..], [out, of, ..] if out.word == "out" && of.word == "of") && is_pair {
        tokens.remove(0);
    }
    tokens
}

/// `Of Ann and Bob, one will play …` for `One of Ann and Bob will play …`: the verb of the second clause begins the
/// first one.
fn one_of_two(tokens: &[Token]) -> Option<Vec<Token>> {
    let other = of_other(tokens)?;
    let verb = &tokens.get(other + 2)?.word;
    let and = tokens[..other].iter().position(|token| token.word == "and")?;
    let begins = |at: &usize| tokens[*at].word == *verb && tokens[*at].is_word();
    let first = (and + 1..other).find(begins)?;
    let comma = tokens[first].renamed(",");
    let head = [tokens[0].renamed("of")];
    let one = [comma, tokens[0].renamed("one")];
    let said = [&head[..], &tokens[2..first], &one[..], &tokens[first..]];
    Some(said.concat())
}

/// `Ann's pumpkin and Bob's pumpkin` for `Ann's and Bob's pumpkins`.
fn of_both(mut tokens: Vec<Token>) -> Vec<Token> {
    let is_mark = |at: usize| tokens[at].word == "'s";
    let Some(first) =
        (1..tokens.len().saturating_sub(4)).find(|at| is_mark(*at) && tokens[at + 1].word == "and")
    else {
        return tokens;
    };
    let Some(second) = (first + 2..tokens.len() - 1).find(|at| is_mark(*at)) else { return tokens };
    let noun = tokens[second + 1].clone();
    if noun.is_word() && noun.word.ends_with('s') {
        tokens.insert(first + 1, noun);
    }
    tokens
}

/// `got 11 votes` for `got a total of 11 votes`, where nobody shares them.
fn in_all(mut tokens: Vec<Token>) -> Vec<Token> {
    let is_total = |of: &[Token]| of[0].word == "a" && of[1].word == "total" && of[2].word == "of";
    let Some(at) = tokens.windows(3).position(is_total) else { return tokens };
    let is_shared = |token: &Token| SHARING.contains(&&*token.word);
    if !tokens[..at].iter().any(is_shared) && !tokens[at + 3..].iter().any(is_shared) {
        tokens.drain(at..at + 3);
    }
    tokens
}

/// `was two hours before Bob` for `has an appointment two hours before Bob`.
fn had_event(mut tokens: Vec<Token>) -> Vec<Token> {
    const EVENTS: Words = Words::of(&[
        "appointment",
        "audition",
        "checkup",
        "class",
        "consultation",
        "exam",
        "flight",
        "interview",
        "lecture",
        "lesson",
        "meeting",
        "performance",
        "recital",
        "reservation",
        "session",
        "shift",
        "tour",
    ]);
    const COMPARING: Words =
        Words::of(&["after", "before", "earlier", "exactly", "immediately", "later", "sometime"]);
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let compares = |at: usize| {
        COMPARING.contains(&word(at))
            || words::number(&[word(at)]).is_some()
                && matches!(word(at + 2), "after" | "before" | "earlier" | "later")
    };
    let begins = |at: &usize| {
        matches!(word(*at), "has" | "had")
            && matches!(word(at + 1), "a" | "an" | "her" | "his" | "their")
            && EVENTS.contains(&word(at + 2))
            && compares(at + 3)
    };
    if let Some(at) = (0..tokens.len()).find(begins) {
        tokens[at] = tokens[at].renamed("was");
        tokens.drain(at + 1..at + 3);
    }
    tokens
}

fn did_so(mut tokens: Vec<Token>) -> Vec<Token> {
    let compares = ["earlier", "later", "before", "after", "sometime", "exactly"];
    let begins = |of: &[Token]| {
        of[0].word == "did" && of[1].word == "so" && compares.contains(&&*of[2].word)
    };
    while let Some(at) = tokens.windows(3).position(begins) {
        tokens[at] = tokens[at].renamed("was");
        tokens.remove(at + 1);
    }
    tokens
}

/// `lives on a higher floor than Bob` for `lives on a floor above Bob`, and `lives one floor above Bob` for `lives on the floor above Bob`.
fn on_a_floor(vocabulary: &Vocabulary, mut tokens: Vec<Token>) -> Vec<Token> {
    const FLOORS: Words = Words::of(&["floor", "level", "storey", "story"]);
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let begins = |at: &usize| {
        let close = || usize::from(CLOSE.contains(&word(at + 3)));
        matches!(word(*at), "at" | "on" | "to")
            && matches!(word(at + 1), "a" | "some" | "the")
            && FLOORS.contains(&word(at + 2))
            && matches!(word(at + 3 + close()), "above" | "below")
    };
    let Some(at) = (1..tokens.len()).find(begins) else { return tokens };
    let close = usize::from(CLOSE.contains(&word(at + 3)));
    let in_name = vocabulary.in_names(&tokens, |_| false);
    if in_name[at + 1..at + 3].contains(&true) {
        return tokens;
    }
    let floor = &tokens[at + 2];
    let (start, end, said) = match word(at + 3) {
        _ if close > 0 || word(at + 1) == "the" => (at, at + 3 + close, floor.saying("one floor")),
        "above" => (at + 1, at + 4, floor.saying("a higher floor than")),
        _ => (at + 1, at + 4, floor.saying("a lower floor than")),
    };
    tokens.splice(start..end, said);
    on_a_floor(vocabulary, tokens)
}

fn one_step(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let is_order = |at: usize| matches!(word(at), "before" | "after");
    let is_close = |at: usize| CLOSE.contains(&word(at)) && is_order(at + 1);
    let is_compared = |at: usize| matches!(word(at), "earlier" | "later") && word(at + 1) == "than";
    let is_unit = |at: usize| {
        let singular = word(at).strip_suffix('s').unwrap_or(word(at));
        UNITS.contains(&singular) && (is_order(at + 1) || is_close(at + 1) || is_compared(at + 1))
    };
    // `The week after` a date may be any day of it, unless there is but one date for each week.
    let is_weekly = |sense: &Sense| sense.measure != Measure::Days || sense.step == Some(7);
    let is_loose = |at: usize| match word(at) {
        "week" => !vocabulary.senses.iter().all(is_weekly),
        other => matches!(other, "hour" | "minute" | "morning" | "afternoon" | "evening" | "night"),
    };
    let units: Vec<usize> = (1..tokens.len()).filter(|at| is_unit(*at)).collect();
    if units.is_empty() {
        return tokens;
    }
    let in_name = vocabulary.in_names(&tokens, |_| false);
    let mut said = tokens.clone();
    let mut kept = vec![true; tokens.len()];
    for unit in units.into_iter().filter(|unit| !in_name[unit - 1] && !in_name[*unit]) {
        let on = unit >= 2 && matches!(word(unit - 2), "on" | "in" | "at" | "during");
        match word(unit - 1) {
            // `the day later than`
            article if is_compared(unit + 1) && (article == "the" || !on) => {}
            "the" if is_loose(unit) => {
                // One word that nobody knows, so that the sentence is refused.
                let span = tokens[unit - 1].span.to(tokens[unit].span);
                let both = format!("the-{}", word(unit));
                said[unit] = Token { span, ..tokens[unit].renamed(&both) };
                kept[unit - 1] = false;
            }
            "the" if !word(unit).ends_with('s') => said[unit - 1] = tokens[unit - 1].renamed("a"),
            "a" | "some" if on && !is_close(unit + 1) => {
                said[unit - 2] = tokens[unit - 2].renamed("sometime");
                kept[unit - 1..=unit].fill(false);
            }
            _ => {}
        }
        if is_close(unit + 1) {
            kept[unit + 1] = false;
        }
    }
    said.into_iter().zip(kept).filter_map(|(token, kept)| kept.then_some(token)).collect()
}
