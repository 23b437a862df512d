//! How far two values are apart: `The difference in price between the vase and the clock is $5`, `The vase and the clock
//! differ in price by $5`, `There is a $5 difference in price between …`.

use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::token::Token;
use super::roundabout::in_order;

/// `the vase's price is either $5 more or $5 less than the clock`.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end()).find(|at| matches!(reader.stem(*at), "differ" | "gap"))?;
    match reader.word(at) {
        "difference" | "gap" => difference(reader, at),
        "differ" | "differed" => differing(reader, at),
        _ => None,
    }
}

/// `the pizza took 20 minutes` for `it took 20 minutes for the pizza to arrive`.
pub(super) fn it_took(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ENDS: &[&str] = &["to arrive", "to be delivered", "to be served", "to come"];
    let amount = reader.any(0, &["it took"])?;
    let joins = (amount..reader.end()).find(|at| reader.word(*at) == "for")?;
    of_amount(reader, amount, joins)?;
    let ends = |end: &usize| reader.any(*end, ENDS) == Some(reader.end());
    let end = reader.nouns(joins + 1).into_iter().map(|(end, _)| end).find(ends)?;
    let took = &reader.tokens[amount - 1..joins];
    Some(in_order(reader, [&reader.tokens[joins + 1..end], took].concat()))
}

/// `either an hour before or an hour after` for `an hour before or after`, and so of other amounts.
pub(super) fn either_side(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PAIRS: &[(&str, &str, bool)] = &[
        ("before", "after", false),
        ("after", "before", false),
        ("earlier", "later", true),
        ("later", "earlier", true),
        ("more", "less", true),
        ("older", "younger", true),
        ("younger", "older", true),
    ];
    const DEPENDS: &[&str] = &["'t", "either", "neither", "nor", "not"];
    let or = (2..reader.end()).find(|at| reader.word(*at) == "or")?;
    let pair = PAIRS.iter().find(|(first, second, than)| {
        reader.word(or - 1) == *first
            && reader.word(or + 1) == *second
            && *than == (reader.word(or + 2) == "than")
    });
    let amount = (or.saturating_sub(3)..or - 1).find(|at| reader.amount(*at).is_some())?;
    // `an hour`, but not `an hour or two`
    let is_whole = amount + 1 == or - 1 || amount + 2 == or - 1 && reader.is_unit(amount + 1);
    let depends = reader.tokens.iter().any(|of| DEPENDS.contains(&&*of.word));
    pair.filter(|_| is_whole && !depends)?;
    let start = match amount.checked_sub(1) {
        Some(before) if reader.word(before) == "exactly" => before,
        _ => amount,
    };
    let either = [reader.tokens[amount].renamed("either")];
    let first = &reader.tokens[amount..=or];
    let again = &reader.tokens[amount..or - 1];
    Some([&reader.tokens[..start], &either, first, again, &reader.tokens[or + 1..]].concat())
}

/// `either $5 more or $5 less than` for `$5 more or $5 less than`.
pub(super) fn more_or_less(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let or = (2..reader.end()).find(|at| reader.word(*at) == "or")?;
    let compares = |at: usize| matches!(reader.word(at), "more" | "less");
    let amount = (or.saturating_sub(3)..or - 1).rev().find(|at| reader.amount(*at).is_some())?;
    let second = (or + 2..or + 4).find(|at| compares(*at))?;
    let is_same = reader.tokens[amount..or - 1]
        .iter()
        .map(|of| &of.stem)
        .eq(reader.tokens[or + 1..second].iter().map(|of| &of.stem));
    let is_pair = compares(or - 1) && reader.word(or - 1) != reader.word(second) && is_same;
    let is_plain = is_pair
        && reader.word(second + 1) == "than"
        && !reader.tokens.iter().any(|of| matches!(&*of.word, "either" | "not" | "'t"));
    let either = [reader.tokens[amount].renamed("either")];
    is_plain.then(|| [&reader.tokens[..amount], &either, &reader.tokens[amount..]].concat())
}

/// `the difference in price between a and b is $5`, `there is a $5 difference in price between a and b`.
fn difference(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    if let Some(said) = of_so_much(reader, at) {
        return Some(said);
    }
    let noun =
        (reader.word(at + 1) == "in" && reader.matches.get(at + 2)?.is_empty()).then_some(at + 2);
    let between = noun.map_or(at + 1, |noun| noun + 1);
    if reader.word(between) != "between" {
        return None;
    }
    let (a, b) = two(reader, between + 1)?;
    let (begin, amount) = match (reader.any(0, &["the"]), reader.any(0, &["there is", "there was"]))
    {
        (Some(start), _) if start == at => {
            let is = reader.kind(b.1).be.then_some(b.1 + 1)?;
            let exact = is + usize::from(reader.word(is) == "exactly");
            (exact, reader.end())
        }
        (_, Some(there)) if b.1 == reader.end() => {
            (there + usize::from(matches!(reader.word(there), "a" | "an")), at)
        }
        _ => return None,
    };
    let amount = of_amount(reader, begin, amount)?;
    either_way(reader, a, b, noun, amount)
}

/// `there was a difference of $30 between the prices of a and b`, `there was a $30 difference between the prices of a and b`.
fn of_so_much(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    let there = reader.any(0, &["there is a", "there was a"])?;
    let (begin, end, between) = match reader.word(at + 1) {
        "of" if there == at => {
            let between = (at + 2..reader.end()).find(|at| reader.word(*at) == "between")?;
            (at + 2, between, between)
        }
        "between" => (there, at, at + 1),
        _ => return None,
    };
    let noun = prices(reader, between + 1)?;
    let (a, b) = two(reader, noun + 2).filter(|(_, b)| b.1 == reader.end())?;
    let amount = of_amount(reader, begin, end)?;
    either_way(reader, a, b, Some(noun), amount)
}

/// Where `prices` of `the prices of` stands.
fn prices(reader: &Reader<'_>, at: usize) -> Option<usize> {
    let noun = reader.phrase(at, "the")?;
    (reader.matches.get(noun)?.is_empty() && reader.word(noun + 1) == "of").then_some(noun)
}

/// `a and b differ in price by $5`.
fn differing(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    // `the prices of a and b differed by $5`
    if let Some(noun) = prices(reader, 0)
        && reader.word(at + 1) == "by"
    {
        let (a, b) = two(reader, noun + 2).filter(|(_, b)| b.1 == at)?;
        let amount = of_amount(reader, at + 2, reader.end())?;
        // `lengths` of miles
        let unit = amount.last().map_or("", |unit| &unit.stem);
        let is_measured = story::measures(reader.stem(noun), unit);
        return either_way(reader, a, b, Some(noun).filter(|_| !is_measured), amount);
    }
    let (a, b) = two(reader, 0).filter(|(_, b)| b.1 == at)?;
    let noun = (reader.word(at + 1) == "in").then_some(at + 2)?;
    let by = (reader.word(noun + 1) == "by").then_some(noun + 2)?;
    let amount = of_amount(reader, by, reader.end())?;
    either_way(reader, a, b, Some(noun), amount)
}

/// Where two rows begin and end that `and` joins.
fn two(reader: &Reader<'_>, at: usize) -> Option<((usize, usize), (usize, usize))> {
    let and =
        reader.nouns(at).into_iter().map(|(end, _)| end).find(|end| reader.word(*end) == "and")?;
    let ends =
        |end: &usize| *end == reader.end() || reader.kind(*end).be || reader.stem(*end) == "differ";
    let end = reader.nouns(and + 1).into_iter().map(|(end, _)| end).find(ends)?;
    Some(((at, and), (and + 1, end)))
}

/// An amount that takes all of some words.
fn of_amount<'r>(reader: &'r Reader<'_>, start: usize, end: usize) -> Option<&'r [Token]> {
    let tokens = reader.tokens.get(start..end)?;
    reader.amount(start)?;
    let is_whole = end == start + 1 || end == start + 2 && reader.is_unit(start + 1);
    is_whole.then_some(tokens)
}

fn either_way(
    reader: &Reader<'_>,
    a: (usize, usize),
    b: (usize, usize),
    noun: Option<usize>,
    amount: &[Token],
) -> Option<Vec<Token>> {
    let first = &reader.tokens[0];
    let say = |words: &[&str]| words.iter().map(|word| first.renamed(word)).collect::<Vec<_>>();
    let owned = match noun {
        Some(noun) => {
            let word = reader.word(noun);
            say(&["'s", word.strip_suffix('s').unwrap_or(word)])
        }
        None => Vec::new(),
    };
    let said = [
        &reader.tokens[a.0..a.1],
        &owned,
        &say(&["is", "either"]),
        amount,
        &say(&["more", "or"]),
        amount,
        &say(&["less", "than"]),
        &reader.tokens[b.0..b.1],
    ];
    Some(said.concat())
}
