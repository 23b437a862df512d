//! Comparisons that are said in a roundabout way, in plain words: `Two days after Ann left, Bob did`, `more than either
//! Ann or Bob`, `in a higher-numbered room`.

use itertools::Itertools;

use super::super::calendar;
use super::super::lexicon::story;
use super::super::matches::Match;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;

/// `Bob left two days after Ann did` for `Two days after Ann did, Bob left`.
pub(super) fn fronted(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const JOINING: &[&str] =
        &["'t", "and", "but", "if", "never", "not", "or", "who", "which", "while"];
    let start = usize::from(matches!(reader.word(0), "exactly" | "just"));
    let (order, comma) = (start + 2, reader.tokens.iter().position(|token| token.word == ",")?);
    let is_timed = reader.amount(start)?.unit.is_some_and(|unit| unit.measure.is_time())
        && matches!(reader.word(order), "after" | "before");
    let mut rest = reader.tokens[comma + 1..].iter();
    let is_plain = !reader.tokens.iter().any(|token| JOINING.contains(&&*token.word))
        && !rest.any(|token| token.word == ",");
    if !is_timed || !is_plain || comma < order + 2 {
        return None;
    }
    let (first, second) = (&reader.tokens[..comma], &reader.tokens[comma + 1..]);
    let second = match second {
        // `it was Ann's turn`
        [it, was, name @ .., mark, turn]
            if it.word == "it" && was.word == "was" && mark.word == "'s" && turn.word == "turn" =>
        {
            [name, std::slice::from_ref(was)].concat()
        }
        _ => second.to_vec(),
    };
    Some(in_order(reader, [&second[..], first].concat()))
}

/// `The stamps have 30 fewer pieces than the coins` for `There are 30 fewer stamps than coins`, where only one category
/// counts something.
pub(super) fn there_are(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let amount = reader.any(0, &["there are", "there were"])?;
    let (word, first) = (amount + 1, amount + 2);
    reader.amount(amount).filter(|of| of.unit.is_none())?;
    let than = reader.tokens.iter().position(|token| token.word == "than")?;
    let is_compared = matches!(reader.word(word), "more" | "fewer" | "less");
    let whole = |start: usize, end: usize| {
        reader.matches.get(start)?.iter().find(|of| of.end == end).map(|of| of.of.sense)
    };
    let end = reader.end();
    let (a, b) = (whole(first, than)?, whole(than + 1, end)?);
    let vocabulary = reader.vocabulary;
    let counts = |sense: &Sense| {
        sense.measure == Measure::Other && !sense.unit.as_deref().is_some_and(story::is_unit)
    };
    let mut scaled = vocabulary.senses.iter().filter(|sense| sense.scale.is_some());
    let only = scaled.next().filter(|sense| counts(sense))?;
    if !is_compared || a != b || scaled.next().is_some() {
        return None;
    }
    let token = &reader.tokens[word];
    let heading = only.name.text.split_whitespace().map(|of| token.renamed(&of.to_lowercase()));
    let said = [
        &reader.tokens[first..than],
        &[token.renamed("have")],
        &reader.tokens[amount..first],
        &heading.collect_vec(),
        &reader.tokens[than..],
    ];
    Some(in_order(reader, said.concat()))
}

/// Words that were put into another order, with the places of those that stood there: what stands further in a sentence
/// is told by its place.
pub(in super::super) fn in_order(reader: &Reader<'_>, said: Vec<Token>) -> Vec<Token> {
    let last = reader.end() - 1;
    let place =
        |(at, token): (usize, Token)| Token { span: reader.tokens[at.min(last)].span, ..token };
    said.into_iter().enumerate().map(place).collect()
}

/// `than both Ann and Bob` for `than either Ann or Bob` and for `than Ann or Bob`.
pub(super) fn either_of_two(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DEPENDS: &[&str] = &["if", "neither", "never", "nor", "not", "'t", "unless", "whether"];
    let or = reader.tokens.iter().positions(|token| token.word == "or").exactly_one().ok()?;
    let eithers = reader.tokens.iter().filter(|token| token.word == "either").count();
    let than = (0..or).rfind(|at| reader.word(*at) == "than")?;
    let is_either = reader.word(than + 1) == "either";
    let first = than + 1 + usize::from(is_either);
    let named = |at: usize| (at..at + 3).find(|at| !reader.kind(*at).determiner);
    let sense = |at: usize, end: usize| {
        let name = named(at)?;
        reader.matches.get(name)?.iter().find(|of| of.end == end).map(|of| of.of.sense)
    };
    let is_plain = !reader.tokens.iter().any(|token| DEPENDS.contains(&&*token.word));
    let both = (sense(first, or)?, sense(or + 1, reader.end())?);
    if !is_plain || eithers != usize::from(is_either) || both.0 != both.1 {
        return None;
    }
    let mut said = reader.tokens.to_vec();
    said[or] = said[or].renamed("and");
    said.splice(than + 1..first, [said[than].renamed("both")]);
    Some(said)
}

/// What takes place at a moment, or is told of it: `Ann's birthday is before Bob's`.
const OCCASIONS: &[&str] = &[
    "appointment",
    "audition",
    "birthday",
    "ceremony",
    "concert",
    "exam",
    "flight",
    "interview",
    "lesson",
    "party",
    "performance",
    "recital",
    "session",
    "show",
    "shift",
    "slot",
    "talk",
    "turn",
    "wedding",
];

/// `Ann was 2 hours before Bob` for `Ann's interview was 2 hours before Bob's interview`, where the header has but one
/// kind of moments.
pub(super) fn occasion(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_occasion = |at: usize| {
        OCCASIONS.contains(&reader.word(at))
            && reader.matches[at].is_empty()
            && at > 1
            && reader.is_possessive(at - 1)
    };
    let first = (2..reader.tokens.len()).find(|at| is_occasion(*at))?;
    let moments = reader.vocabulary.moments()?;
    let is_other = |other: &str| {
        *other != *reader.word(first) && reader.vocabulary.is_named(moments, &words::stem(other))
    };
    if reader.vocabulary.senses[moments].is_of_ages()
        || OCCASIONS.iter().any(|other| is_other(other))
    {
        return None;
    }
    let verb = reader.any(
        first + 1,
        &[
            "was",
            "is",
            "will be",
            "comes",
            "falls",
            "fell",
            "came",
            "took place",
            "takes place",
            "will take place",
            "happened",
            "happens",
            "will happen",
        ],
    )?;
    let orders = |at: &usize| matches!(reader.word(*at), "after" | "before" | "earlier" | "later");
    let order = (verb..reader.tokens.len()).find(orders);
    let span = &reader.tokens[first];
    let mut said = reader.tokens[..first - 1].to_vec();
    said.push(span.renamed("was"));
    let same = |at: usize| reader.is_possessive(at - 1) && reader.word(at) == reader.word(first);
    let last = reader.end() - 1;
    match order {
        Some(_) if last > verb && same(last) => {
            said.extend_from_slice(&reader.tokens[verb..last - 1])
        }
        Some(_) if reader.is_possessive(last) => said.extend_from_slice(&reader.tokens[verb..last]),
        Some(_) => return None,
        // `Ann's birthday is in May`
        None => {
            let next = reader.any(verb, &["at", "in", "on"])?;
            let is_value = |of: &Match| of.of.sense == moments && of.end == reader.end();
            reader.matches.get(next)?.iter().any(is_value).then_some(())?;
            said.extend_from_slice(&reader.tokens[verb..]);
        }
    }
    Some(said)
}

/// `is ridden by Ann` for `has Ann in the saddle`.
pub(super) fn in_the_saddle(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let phrase = |at: &usize| reader.any(*at, &["in the saddle"]).is_some();
    let saddle = (2..reader.end()).find(phrase)?;
    let has = |at: &usize| matches!(reader.word(*at), "had" | "has");
    let name = (0..saddle).rfind(has)? + 1;
    reader.matches[name].iter().any(|of| of.end == saddle).then_some(())?;
    let say = |word: &str| reader.tokens[name - 1].renamed(word);
    let said = [
        &reader.tokens[..name - 1],
        &[say("is"), say("ridden"), say("by")],
        &reader.tokens[name..saddle],
        &reader.tokens[saddle + 3..],
    ];
    Some(said.concat())
}

/// `bought the vase for $30` for `paid $30 for the vase`.
pub(super) fn paid_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PAYING: &[(&str, &str)] = &[
        ("paid", "bought"),
        ("pay", "buy"),
        ("pays", "buys"),
        ("spend", "buy"),
        ("spends", "buys"),
        ("spent", "bought"),
    ];
    let bought = |at: usize| PAYING.iter().find(|(paid, _)| *paid == reader.word(at));
    let (verb, (_, bought)) = (0..reader.end()).find_map(|at| Some((at, bought(at)?)))?;
    let value = verb + 1 + usize::from(reader.word(verb + 1) == "exactly");
    let is_money = |of: &&Match| reader.vocabulary.senses[of.of.sense].currency.is_some();
    let amount_end = reader.matches.get(value)?.iter().find(is_money)?.end;
    matches!(reader.word(amount_end), "for" | "on").then_some(())?;
    let noun = (amount_end + 1..reader.end()).find(|at| !reader.kind(*at).determiner)?;
    let end = reader.matches[noun].iter().map(|of| of.end).max()?;
    let say = |word: &str| reader.tokens[verb].renamed(word);
    let said = [
        &reader.tokens[..verb],
        &[say(bought)],
        &reader.tokens[amount_end + 1..end],
        &[say("for")],
        &reader.tokens[value..amount_end],
        &reader.tokens[end..],
    ];
    Some(in_order(reader, said.concat()))
}

/// `Ann's gate is 2 gates more than Bob's` for `Ann's gate number is 2 higher`, `sits 3 rows behind` and `3 gates away
/// from`, of numbered labels.
pub(super) fn of_labels(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_label =
        |sense: &&Sense| sense.scale.is_some() && calendar::numbered(&sense.items).is_some();
    let only = reader.vocabulary.senses.iter().filter(is_label).exactly_one().ok()?;
    let unit = only.unit.as_deref()?;
    let mut said: Vec<Token> = Vec::new();
    let mut at = 0;
    while at < reader.end() {
        let token = &reader.tokens[at];
        let say = |words: &[&str]| words.iter().map(|word| token.renamed(word)).collect_vec();
        let counted = at >= 2
            && reader.stem(at - 1) == unit
            && words::number(&[reader.word(at - 2)]).is_some();
        let behind = reader.any(at, &["behind"]).filter(|_| unit == "row");
        let ahead = reader.any(at, &["ahead of", "in front of"]).filter(|_| unit == "row");
        let away = reader.any(at, &["away from", "apart from"]);
        if reader.stem(at) == "number" && at > 0 && reader.stem(at - 1) == unit {
            at += 1;
        } else if let Some((end, plain)) =
            behind.map(|end| (end, "more")).or(ahead.map(|end| (end, "less"))).filter(|_| counted)
        {
            said.extend(say(&[plain, "than"]));
            at = end;
        } else if let Some(end) = away.filter(|_| counted) {
            let amount = said.split_off(said.len() - 2);
            said.extend(say(&["either"]));
            said.extend(amount.iter().cloned().chain(say(&["more", "or"])));
            said.extend(amount.into_iter().chain(say(&["less", "than"])));
            at = end;
        } else {
            said.push(token.clone());
            at += 1;
        }
    }
    Some(said)
}
