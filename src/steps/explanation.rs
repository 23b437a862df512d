//! What `explain --format json` writes: every step with all that it cites.
//!
//! Names and numbers are looked up in the puzzle; what the file says of its premises is only kept
//! to be compared. Words for the reader are not read.

use std::collections::HashMap;

use itertools::Itertools;
use serde::Deserialize;

use super::parts::{Parts, Raw};
use super::{Stated, Step, Trace};
use crate::explain::{Clauses, Premise, Weights};
use crate::model::Link;
use crate::syntax::diagnostic::Code;

#[derive(Deserialize)]
struct File<'a> {
    #[serde(borrow)]
    status: Raw<'a>,
    weights: Prices,
    facts: usize,
    cost: u64,
    links: Vec<Raw<'a>>,
    #[serde(default)]
    given: Vec<Raw<'a>>,
    premises: Vec<Raw<'a>>,
    steps: Vec<Raw<'a>>,
}

#[derive(Deserialize)]
struct Prices {
    clue: u32,
    rule: u32,
    fact: u32,
}

#[derive(Deserialize)]
struct Pair<'a> {
    #[serde(borrow)]
    a: Raw<'a>,
    b: Raw<'a>,
}

/// A premise; which of the fields it has depends on its kind.
#[derive(Deserialize)]
struct Cited<'a> {
    id: String,
    kind: String,
    #[serde(borrow)]
    label: Option<Raw<'a>>,
    of: Option<Raw<'a>>,
    among: Option<String>,
    left: Option<String>,
    right: Option<String>,
    through: Option<String>,
    clauses: Vec<Vec<i64>>,
}

#[derive(Deserialize)]
struct Told<'a> {
    #[serde(borrow)]
    premises: Vec<Raw<'a>>,
    facts: Vec<Raw<'a>>,
    finds: Vec<Raw<'a>>,
    cost: u64,
}

#[derive(Deserialize)]
struct Fact {
    link: usize,
    holds: bool,
}

pub(super) fn read<'a>(parts: &mut Parts<'a>, whole: Raw<'a>) -> Option<Trace> {
    let file: File<'a> = parts.object(whole)?;
    if file.status.get() != "\"explained\"" {
        parts.error(Code::BadJson, file.status, "the file has no explanation in it");
        return None;
    }
    let links = links(parts, whole, &file.links)?;
    let given = parts.each(&file.given, |parts, raw| fact(parts, raw, &links))?;
    if let Some((_, raw)) = given.iter().zip(&file.given).duplicates_by(|(fact, _)| *fact).next() {
        parts.error(Code::BadJson, raw, "`given` says a fact twice");
        return None;
    }
    let mut ids = HashMap::new();
    let mut clauses = Vec::new();
    parts.each(&file.premises, |parts, raw| {
        let cited: Cited<'a> = parts.object(raw)?;
        let premise = premise(parts, raw, &cited)?;
        if ids.insert(cited.id, premise).is_some() {
            parts.error(Code::BadJson, raw, "an earlier premise has the same `id`");
            return None;
        }
        clauses.push((premise, said(parts, raw, &links, &cited.clauses)?));
        Some(())
    })?;
    let steps = parts.steps(&file.steps, |parts, raw| step(parts, raw, &links, &ids))?;
    let Prices { clue, rule, fact } = file.weights;
    let weights = Weights { clue, rule, fact };
    let stated = Stated { weights, cost: file.cost, facts: file.facts, clauses };
    Some(Trace { given, steps, grants_rules: false, stated: Some(stated) })
}

/// The facts by number, which must be those of this grid in its order.
fn links<'a>(parts: &mut Parts<'a>, whole: Raw<'a>, pairs: &[Raw<'a>]) -> Option<Vec<Link>> {
    let ours: Vec<Link> = parts.logic.links().collect();
    if pairs.len() != ours.len() {
        let (found, count) = (pairs.len(), ours.len());
        let message = format!("there are {found} links, but the logic grid has {count} facts");
        parts.error(Code::BadJson, pairs.first().copied().unwrap_or(whole), message);
        return None;
    }
    let mut expected = ours.iter();
    parts.each(pairs, |parts, raw| {
        let expected = expected.next()?;
        let pair: Pair<'a> = parts.object(raw)?;
        let (a, b) = (parts.thing(pair.a)?, parts.thing(pair.b)?);
        if Link::new(parts.puzzle, a, b, true) != Some(*expected) {
            let message =
                format!("here the logic grid has that {}", expected.describe(parts.puzzle));
            parts.error(Code::BadJson, raw, message);
            return None;
        }
        Some(())
    })?;
    Some(ours)
}

/// A premise of this grid.
fn premise<'a>(parts: &mut Parts<'a>, raw: Raw<'a>, cited: &Cited<'a>) -> Option<Premise> {
    let premise = match (&*cited.kind, cited) {
        ("clue", Cited { label: Some(label), .. }) => parts.clue(label)?,
        ("one", Cited { of: Some(of), among: Some(among), .. }) => {
            Premise::One(parts.thing(of)?, parts.axis(raw, among)?)
        }
        (
            "transitive",
            Cited { left: Some(left), right: Some(right), through: Some(through), .. },
        ) => {
            let [left, right, through] = [left, right, through].map(|name| parts.axis(raw, name));
            Premise::Transitive { left: left?, right: right?, through: through? }
        }
        _ => {
            let message = "a premise is a `clue` with its `label`, `one` with `of` and `among`, or \
                           `transitive` with `left`, `right` and `through`";
            parts.error(Code::BadJson, raw, message);
            return None;
        }
    };
    if parts.logic.clauses(premise).is_none() {
        parts.error(Code::BadJson, raw, "the logic grid has no such rule");
        return None;
    }
    Some(premise)
}

/// Clauses in which numbers stand for links and, above their count, for parts of a clue.
fn said(
    parts: &mut Parts<'_>,
    raw: Raw<'_>,
    links: &[Link],
    clauses: &[Vec<i64>],
) -> Option<Clauses> {
    let member = |number: &i64| {
        let (at, holds) = (number.unsigned_abs().checked_sub(1)?, *number > 0);
        let at = usize::try_from(at).ok()?;
        match links.get(at) {
            Some(link) => Some(Ok(Link { holds, ..*link })),
            None => u32::try_from(at - links.len()).ok().map(|part| Err((part, holds))),
        }
    };
    let clauses = clauses.iter().map(|clause| clause.iter().map(member).collect());
    let said: Option<Clauses> = clauses.collect();
    if said.is_none() {
        parts.error(Code::BadJson, raw, "a number in `clauses` stands for nothing");
    }
    said
}

fn step<'a>(
    parts: &mut Parts<'a>,
    raw: Raw<'a>,
    links: &[Link],
    ids: &HashMap<String, Premise>,
) -> Option<Step> {
    let told: Told<'a> = parts.object(raw)?;
    let premises = parts.each(&told.premises, |parts, raw| {
        let id = parts.string(raw)?;
        let found = ids.get(&id).copied();
        if found.is_none() {
            parts.error(Code::UnknownName, raw, format!("`premises` has no `{id}`"));
        }
        found
    });
    let facts = parts.each(&told.facts, |parts, raw| fact(parts, raw, links));
    let finds = parts.each(&told.finds, |parts, raw| fact(parts, raw, links));
    let (premises, facts, finds) = (premises?, facts?, finds?);
    if !premises.iter().all_unique() || !facts.iter().all_unique() {
        parts.error(Code::BadJson, raw, "this step cites something twice");
        return None;
    }
    Some(Step { premises, facts: Some(facts), finds, cost: Some(told.cost) })
}

/// A fact by the number of its link.
fn fact<'a>(parts: &mut Parts<'a>, raw: Raw<'a>, links: &[Link]) -> Option<Link> {
    let Fact { link, holds } = parts.object(raw)?;
    let found = link.checked_sub(1).and_then(|at| links.get(at));
    if found.is_none() {
        parts.error(Code::UnknownName, raw, format!("there is no link {link}"));
    }
    found.map(|link| Link { holds, ..*link })
}
