//! What the clues call the items of a list that has no name: `shirt`, of `the red shirt` and `the blue shirt`.

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt, HashSet};
use itertools::Itertools;

use super::super::cutting::parts::Parts;
use super::super::lists::list;
use super::super::lists::list::List;
use super::super::positions::opening;
use super::category;
use crate::english::function;
use crate::english::partial::acts;
use crate::english::token::{Token, tokens};
use crate::english::words;
use crate::model::ids::Span;

/// For each list the noun that its items have in the clues; empty for one that has a name, and where none is certain.
pub(in super::super) fn of_clues(text: &str, parts: &Parts) -> Vec<CompactString> {
    let is_unnamed = |list: &List| list.description.range().is_empty();
    if !parts.lists.iter().any(is_unnamed) {
        return vec![CompactString::default(); parts.lists.len()];
    }
    let read = |span: &Span| tokens(&text[span.range()], 0);
    let clues: Vec<Vec<Token>> = parts.clues.iter().map(|clue| read(&clue.span)).collect();
    let said: HashSet<CompactString> = (parts.opening.iter().chain(&parts.questions))
        .flat_map(read)
        .map(|token| category::singular(&token.word))
        .collect();
    let found: Vec<HashMap<CompactString, usize>> =
        parts.lists.iter().map(|list| nouns(list, &clues)).collect();
    let names: HashSet<CompactString> = (parts.lists.iter().filter(|list| !is_unnamed(list)))
        .map(|list| category::name(text, list.description).0)
        .collect();
    let best = |at: usize| {
        let is_own = |noun: &CompactString| {
            let of_others = (0..found.len()).filter(|other| *other != at);
            !names.contains(noun)
                && of_others.into_iter().all(|other| !found[other].contains_key(noun))
        };
        let fits = |(noun, count): &(&CompactString, &usize)| {
            (**count > 1 || said.contains(*noun)) && is_own(noun)
        };
        let all = found[at].iter().filter(fits).max_set_by_key(|(_, count)| **count);
        all.into_iter().exactly_one().map(|(noun, _)| noun.clone()).unwrap_or_default()
    };
    let mut all: Vec<CompactString> = Vec::with_capacity(found.len());
    let of = |at: usize| match is_unnamed(&parts.lists[at]) {
        true => best(at),
        false => CompactString::default(),
    };
    all.extend((0..found.len()).map(of));
    if let Some(at) = of_ranks(parts, &clues).filter(|at| all[*at].is_empty()) {
        all[at] = "place".into();
    }
    if let Some(asked) = asked(text, parts, &found) {
        let unnamed = (0..found.len()).filter(|at| is_unnamed(&parts.lists[*at]));
        for (at, name) in unnamed.zip(asked) {
            all[at] = name;
        }
    }
    all
}

/// The only list of small numbers, without a name, if the clues name these by their ordinals, and no others: `Ann sang
/// third` of `5, 3, 1, 2`.
fn of_ranks(parts: &Parts, clues: &[Vec<Token>]) -> Option<usize> {
    const FEWEST: usize = 2;
    const HIGHEST: u32 = 20;
    let (at, numbers) = only_of_numbers(parts, HIGHEST)?;
    let said: HashSet<u32> =
        clues.iter().flatten().filter_map(|token| words::ordinal(&token.word)).collect();
    let is_named = !parts.lists[at].description.range().is_empty();
    (!is_named && said.len() >= FEWEST && said.iter().all(|n| numbers.contains(n))).then_some(at)
}

/// The list of the ages that clues speak of, if it is the only one of such numbers: `22, 24, 27`, of `the 27-year-old`, `22
/// years old`.
pub(in super::super) fn of_ages(text: &str, parts: &Parts) -> Option<usize> {
    const OLDEST: u32 = 120;
    let (at, ages) = only_of_numbers(parts, OLDEST)?;
    let clues = parts.clues.iter().map(|clue| tokens(&text[clue.span.range()], 0));
    let said: Vec<u32> = clues.flat_map(|clue| named_ages(&clue)).collect();
    (!said.is_empty() && said.iter().all(|age| ages.contains(age))).then_some(at)
}

/// The only list of numbers from 1 to some number, and these.
fn only_of_numbers(parts: &Parts, highest: u32) -> Option<(usize, Vec<u32>)> {
    let are_low = |numbers: &Vec<u32>| numbers.iter().all(|n| (1..=highest).contains(n));
    let all = parts.lists.iter().map(|list| numbers(list).filter(are_low)).enumerate();
    all.filter_map(|(at, list)| Some((at, list?))).exactly_one().ok()
}

/// The items of a list that has only numbers.
fn numbers(list: &List) -> Option<Vec<u32>> {
    list.divided.iter().map(|item| item.name.parse().ok()).collect()
}

/// The ages that a clue names: `27-year-old`, `27 years old`.
fn named_ages(clue: &[Token]) -> Vec<u32> {
    let is_old = |behind: &[Token]| matches!(behind, [year, old, ..] if year.stem == "year" && old.word == "old");
    let named = |at: usize| {
        let number = words::number(&[&clue[at].word])?.0;
        is_old(&clue[at + 1..]).then_some(number)
    };
    (0..clue.len()).filter_map(named).collect()
}

/// What the text asks for, if it is as many things as there are lists without names, which then are listed in that order:
/// `Find out their hats, pets and prices`. No clue may have one of these nouns beside an item of another list, and of
/// several lists of values each must have its own beside one.
fn asked(
    text: &str,
    parts: &Parts,
    found: &[HashMap<CompactString, usize>],
) -> Option<Vec<CompactString>> {
    const OWNERS: &[&str] = &["her", "his", "its", "their"];
    const LONGEST: usize = 3;
    let unnamed: Vec<usize> =
        (0..found.len()).filter(|at| parts.lists[*at].description.range().is_empty()).collect();
    let asked = |span: &Span| {
        let tokens = tokens(&text[span.range()], 0);
        let at = tokens.iter().rposition(|token| OWNERS.contains(&&*token.word))?;
        let mut names: Vec<CompactString> = vec![CompactString::default()];
        for token in &tokens[at + 1..] {
            match &*token.word {
                "," | "and" => names.push(CompactString::default()),
                "." | "?" => {}
                word => {
                    let name = names.last_mut()?;
                    if !name.is_empty() {
                        name.push(' ');
                    }
                    name.push_str(word);
                }
            }
        }
        names.retain(|name| !name.is_empty());
        let is_noun = |name: &CompactString| {
            name.split(' ').count() <= LONGEST
                && name.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '-'))
                && !name.split(' ').any(|word| list::CLAUSE.contains(&word))
        };
        let names: Vec<_> = names.iter().map(|name| category::singular(name)).collect();
        (names.len() == unnamed.len() && names.iter().all(is_noun) && names.iter().all_unique())
            .then_some(names)
    };
    let names =
        parts.opening.iter().chain(&parts.questions).filter_map(asked).exactly_one().ok()?;
    let has = |at: usize, name: &CompactString| found[at].contains_key(name);
    let is_of_values = |at: usize| {
        let is_value = |item: &list::Item| item.name.contains(|c: char| c.is_ascii_digit());
        parts.lists[at].divided.iter().all(is_value)
    };
    let values = unnamed.iter().filter(|at| is_of_values(**at)).count();
    let fits = |(at, name): (&usize, &CompactString)| {
        let is_elsewhere = (0..found.len()).any(|other| other != *at && has(other, name));
        !is_elsewhere && (values < 2 || !is_of_values(*at) || has(*at, name))
    };
    unnamed.iter().zip(&names).all(fits).then_some(names)
}

/// The nouns right behind items of a list, each with behind how many of them.
fn nouns(list: &List, clues: &[Vec<Token>]) -> HashMap<CompactString, usize> {
    let mut all: HashMap<CompactString, usize> = HashMap::new();
    for item in &list.divided {
        let name: Vec<CompactString> =
            tokens(&item.name, 0).into_iter().map(|token| token.word).collect();
        if name.is_empty() {
            continue;
        }
        let behind = clues.iter().flat_map(|clue| {
            let is_item =
                |at: &usize| clue[*at..].iter().map(|token| &token.word).take(name.len()).eq(&name);
            let ends = (0..clue.len()).filter(is_item).map(|at| at + name.len());
            let is_value = name[0].starts_with(|c: char| c.is_ascii_digit());
            ends.filter(|at| !(is_value && is_difference(clue, at - 1)))
                .filter_map(|at| noun_at(clue, at, is_value))
                .collect::<Vec<_>>()
        });
        for noun in behind.unique().collect::<Vec<_>>() {
            *all.entry(noun).or_default() += 1;
        }
    }
    if let Some(values) = numbers(list) {
        for (number, noun) in clues.iter().flat_map(|clue| differences(clue)) {
            let mut pairs = values.iter().array_combinations();
            if pairs.any(|[a, b]| a.abs_diff(*b) == number) {
                *all.entry(noun).or_default() += 1;
            }
        }
    }
    all
}

/// The nouns of differences, with how much these are: `3 points` of `3 points lower than`.
fn differences(clue: &[Token]) -> impl Iterator<Item = (u32, CompactString)> {
    (0..clue.len()).filter(|at| is_difference(clue, *at)).filter_map(|at| {
        let (number, _) = words::number(&[&clue[at].word])?;
        Some((number, noun_at(clue, at + 1, true)?))
    })
}

/// Whether a word is the number of a difference.
fn is_difference(clue: &[Token], at: usize) -> bool {
    let word = |at: usize| clue.get(at).map_or("", |token| &*token.word);
    let more = word(at + 2);
    (more.ends_with("er") || matches!(more, "more" | "less")) && word(at + 3) == "than"
}

/// The noun that a word behind an item may be, which no verb is behind a number.
fn noun_at(clue: &[Token], at: usize, is_value: bool) -> Option<CompactString> {
    const SHORTEST: usize = 3;
    const OTHERS: &[&str] =
        &["both", "but", "did", "each", "exactly", "just", "only", "then", "too", "while"];
    let token = clue.get(at)?;
    let word = token.word.as_str();
    let is_plain = token.is_word()
        && !token.is_capital
        && word.len() >= SHORTEST
        && word.chars().all(char::is_alphabetic)
        && !function::is_light(word)
        && !list::CLAUSE.contains(&word)
        && !OTHERS.contains(&word)
        && !opening::is_noun(word)
        && (is_value || !acts(token))
        && !word.ends_with("ed")
        && words::number(&[word]).is_none();
    is_plain.then(|| category::singular(word))
}
