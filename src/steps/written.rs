//! The short form of a trace: `{"steps": [{"clues": ["9"], "finds": ["milk in house 3"]}]}`.

use serde::Deserialize;

use super::parts::{Parts, Raw};
use super::{Step, Trace};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<'a> {
    #[serde(borrow)]
    steps: Vec<Raw<'a>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<'a> {
    #[serde(default, borrow)]
    clues: Vec<Raw<'a>>,
    /// Words for the reader: all rules are granted.
    #[serde(default, rename = "rules")]
    _rules: Vec<String>,
    facts: Option<Vec<Raw<'a>>>,
    finds: Vec<Raw<'a>>,
}

pub(super) fn read<'a>(parts: &mut Parts<'a>, whole: Raw<'a>) -> Option<Trace> {
    let file: File<'a> = parts.object(whole)?;
    let steps = parts.steps(&file.steps, step)?;
    Some(Trace { given: Vec::new(), steps, grants_rules: true, stated: None })
}

fn step<'a>(parts: &mut Parts<'a>, raw: Raw<'a>) -> Option<Step> {
    let written: Written<'a> = parts.object(raw)?;
    let premises = parts.each(&written.clues, Parts::clue);
    let facts = written.facts.map(|facts| parts.each(&facts, Parts::fact));
    let finds = parts.each(&written.finds, Parts::fact);
    let facts = match facts {
        Some(facts) => Some(facts?),
        None => None,
    };
    Some(Step { premises: premises?, facts, finds: finds?, cost: None })
}
