//! What the categories of a story are called: after the words of its introduction, or those around the items.

use compact_str::{CompactString, format_compact};
use itertools::Itertools;

use super::group::Group;
use super::heads::Heads;
use super::spot::{Form, Tie};
use super::value::Value;
use super::words;
use crate::english::lexicon;
use crate::english::text::naming::category::singular;
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::english::words::stem;

/// What some groups are called.
pub(super) struct Named {
    pub(super) names: Vec<CompactString>,
    /// What is announced and is of no group.
    pub(super) missing: Vec<CompactString>,
    /// Whether each group is announced, and nothing else.
    pub(super) is_covered: bool,
}

/// The name of each group, after the `announced` nouns where one is certain.
pub(super) fn names(groups: &[&Group], heads: &Heads, announced: &[CompactString]) -> Named {
    let mut free: Vec<CompactString> = announced.to_vec();
    let own: Vec<Vec<CompactString>> = groups.iter().map(|group| own(group, heads)).collect();
    let mut names: Vec<Option<CompactString>> = vec![None; groups.len()];
    for (at, own) in own.iter().enumerate() {
        let fits = |noun: &CompactString| own.iter().any(|name| stem(name) == stem(noun));
        if let Some(of) = free.iter().position(fits) {
            names[at] = Some(free.remove(of));
        }
    }
    // Who came when may be told by places, which have no names.
    const PLACES: &[&str] = &["finish", "order", "place", "position", "rank", "sequence"];
    free.retain(|noun| !PLACES.contains(&noun.as_str()));
    // People have names, whatever the introduction calls them.
    let people = free.iter().position(|noun| {
        opening::is_people(noun)
            || lexicon::PERSONS.contains(&stem(noun).as_str())
            || noun == "name"
    });
    if let (Some(of), Some(at)) = (people, groups.iter().position(|group| are_people(group, heads)))
    {
        free.remove(of);
        names[at] = Some("name".into());
    }
    // `pilot` and `airport`
    let is_person =
        |noun: &CompactString| lexicon::names::is_of_person(noun) || opening::is_people(noun);
    let is_place = |noun: &CompactString| words::is_place(noun);
    let of_person = |group: &Group| {
        group.form == Form::Name
            && !group.ties().any(|tie| matches!(tie, Tie::Behind(..)) && !is_agent(tie))
    };
    let of_place = |group: &Group| group.ties().any(is_of_place);
    assign(&mut names, &mut free, groups, is_person, of_person);
    assign(&mut names, &mut free, groups, is_place, of_place);
    let open: Vec<usize> = (0..groups.len()).filter(|at| names[*at].is_none()).collect();
    if let ([noun], [at]) = (&free[..], &open[..]) {
        names[*at] = Some(noun.clone());
        free.clear();
    }
    let unnamed = open.iter().filter(|at| names[**at].is_none()).count();
    let excess = free.len().saturating_sub(unnamed);
    let is_covered = free.len() == unnamed;
    let missing = if excess > 0 { free } else { Vec::new() };
    let mut taken: Vec<CompactString> = Vec::new();
    for (at, own) in own.into_iter().enumerate() {
        let name = names[at].take().unwrap_or_else(|| own.into_iter().next().unwrap_or_default());
        let name = super::free_name(name, &taken);
        taken.push(name);
    }
    Named { names: taken, missing, is_covered }
}

/// Gives the only noun of a kind to the only group that it fits.
fn assign(
    names: &mut [Option<CompactString>],
    free: &mut Vec<CompactString>,
    groups: &[&Group],
    is_noun: impl Fn(&CompactString) -> bool,
    fits: impl Fn(&Group) -> bool,
) {
    let nouns = (0..free.len()).filter(|of| is_noun(&free[*of])).exactly_one();
    let open =
        (0..groups.len()).filter(|at| names[*at].is_none() && fits(groups[*at])).exactly_one();
    if let (Ok(of), Ok(at)) = (nouns, open) {
        names[at] = Some(free.remove(of));
    }
}

/// Whether names behind `by` are of who did something.
fn is_agent(tie: &Tie) -> bool {
    matches!(tie, Tie::Behind(word, _) if word == "by")
}

/// Whether names stand behind a word of places.
fn is_of_place(tie: &Tie) -> bool {
    matches!(tie, Tie::Behind(word, _) if matches!(&**word, "at" | "from" | "in" | "on" | "to"))
}

/// Whether names stand for people.
pub(super) fn are_people(group: &Group, heads: &Heads) -> bool {
    group.form == Form::Name && group.has(&Tie::Bare) && heads.are_people
}

/// The names that the words around the items give.
fn own(group: &Group, heads: &Heads) -> Vec<CompactString> {
    match &group.form {
        Form::Value(value) => of_value(value, heads),
        Form::Name | Form::Plain => of_ties(group, heads),
    }
}

fn of_value(value: &Value, heads: &Heads) -> Vec<CompactString> {
    let names: &[&str] = match value {
        Value::Month => &["month"],
        Value::Day => &["day", "weekday"],
        Value::Date => &["date", "day"],
        Value::Year => &["year"],
        Value::Money => {
            &["price", "cost", "amount", "bid", "fee", "fine", "salary", "sum", "value", "wage"]
        }
        Value::Time => &["time", "hour"],
        Value::Rank => &["place", "rank", "order", "position"],
        Value::Amount(unit) if unit == "year" => &["age"],
        Value::Amount(unit) => return vec![heads.form(unit)],
        Value::Code(of) if of.is_empty() => &["number"],
        Value::Code(of) => return vec![heads.form(of)],
    };
    names.iter().map(|name| CompactString::from(*name)).collect()
}

fn of_ties(group: &Group, heads: &Heads) -> Vec<CompactString> {
    let mut names = Vec::new();
    if group.has(&Tie::Colour) {
        names.extend(["color".into(), "colour".into()]);
    }
    let nouns = group.ties().filter_map(|tie| match tie {
        Tie::Before(noun) => Some(heads.form(noun)),
        _ => None,
    });
    names.extend(nouns);
    if are_people(group, heads) {
        names.push("name".into());
    }
    if group.has(&Tie::Row) || group.has(&Tie::Titled) || group.has(&Tie::Bare) {
        names.extend(heads.things());
        names.push("name".into());
    }
    if group.items.iter().all(|item| lexicon::is_nation(&item.name.to_lowercase())) {
        names.push("country".into());
    }
    let behind = group.ties().filter_map(|tie| match tie {
        // A verb names nothing, nor does a preposition.
        tie @ Tie::Behind(_, verb) if verb.is_empty() => {
            is_of_place(tie).then(|| CompactString::from("location"))
        }
        Tie::Behind(word, verb) => Some(format_compact!("{} {word}", heads.form(verb))),
        _ => None,
    });
    names.extend(behind);
    names.push("item".into());
    names
}

/// The kinds of things that a sentence in front of the clues announces: `match each pilot to her plane and country, and
/// determine the month in which she flew`.
pub(super) fn announced(tokens: &[Token]) -> Vec<CompactString> {
    const ASKS: &[&str] =
        &["match", "determine", "figure", "discover", "identify", "deduce", "find"];
    let Some(from) = tokens.iter().position(|token| ASKS.contains(&token.word.as_str())) else {
        return Vec::new();
    };
    let tokens = &tokens[from..];
    let mut nouns = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let end = (at..tokens.len()).find(|at| is_joint(&tokens[*at].word)).unwrap_or(tokens.len());
        nouns.extend(noun(&tokens[at..end]));
        at = end + 1;
    }
    nouns
}

/// Whether a word stands between two kinds of things.
fn is_joint(word: &str) -> bool {
    matches!(
        word,
        "," | "and"
            | "to"
            | "with"
            | "match"
            | "determine"
            | "figure"
            | "out"
            | "discover"
            | "identify"
            | "deduce"
            | "find"
            | "as"
            | "well"
            | "or"
            | "."
            | "?"
    )
}

/// The noun of a part such as `the full number of guests it drew`.
fn noun(tokens: &[Token]) -> Option<CompactString> {
    const SKIPPED: &[&str] = &[
        "a",
        "all",
        "an",
        "correct",
        "different",
        "each",
        "every",
        "full",
        "her",
        "his",
        "home",
        "its",
        "name",
        "number",
        "of",
        "own",
        "proper",
        "respective",
        "the",
        "their",
        "total",
        "what",
        "which",
        "amount",
        "both",
        "exact",
        "year's",
    ];
    let from = tokens.iter().position(|token| !SKIPPED.contains(&token.word.as_str()))?;
    let is_noun = |token: &&Token| {
        token.is_word() && !words::is_closed(token) && !words::is_verb_form(&token.word)
    };
    let run: Vec<&Token> = tokens[from..].iter().take_while(is_noun).collect();
    let last = run.last()?;
    Some(singular(&last.word))
}
