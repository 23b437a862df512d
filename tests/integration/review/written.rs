//! The JSON of an explanation, written independently of the reports.

use serde_json::{Value, json};
use zebra_sat::explain::{Clauses, Logic};
use zebra_sat::model::{Link, Puzzle};
use zebra_sat::tasks::explain::Explanation;

use super::{fact, premise, thing};
use zebra_sat::model::Operand;

/// What `explain --format json` writes, without its words for the reader.
pub fn explanation(puzzle: &Puzzle, found: &Explanation) -> Value {
    let links: Vec<Link> = Logic::new(puzzle).unwrap().links().collect();
    let facts = |all: &[Link]| all.iter().map(|link| fact(&links, *link)).collect::<Vec<_>>();
    let pair = |link: &Link| json!({"a": thing(puzzle, Operand::Item(link.item)), "b": thing(puzzle, link.with)});
    let id = |at: usize| format!("premise {at}");
    let premises = found.premises.iter().enumerate().map(|(at, (of, clauses))| {
        let mut written = premise(puzzle, *of);
        written["id"] = json!(id(at));
        written["clauses"] = numbers(&links, clauses);
        written
    });
    let at = |of| found.premises.iter().position(|(other, _)| other == of).unwrap();
    let steps = found.steps.iter().map(|step| {
        let cited: Vec<String> = step.premises.iter().map(|of| id(at(of))).collect();
        let (from, finds) = (facts(&step.facts), facts(&step.finds));
        json!({"premises": cited, "facts": from, "finds": finds, "cost": step.cost})
    });
    json!({
        "status": "explained",
        "weights": {"clue": 100, "rule": 60, "fact": 1},
        "facts": found.facts(),
        "cost": found.steps.iter().map(|step| step.cost).sum::<u32>(),
        "given": facts(&found.given),
        "links": links.iter().map(pair).collect::<Vec<_>>(),
        "premises": premises.collect::<Vec<_>>(),
        "steps": steps.collect::<Vec<_>>(),
    })
}

/// Clauses as numbers of links, parts of clues above them.
fn numbers(links: &[Link], clauses: &Clauses) -> Value {
    let member = |member: &Result<Link, (u32, bool)>| {
        let (number, holds) = match member {
            Ok(link) => (fact(links, *link)["link"].as_i64().unwrap(), link.holds),
            Err((part, holds)) => (links.len() as i64 + i64::from(*part) + 1, *holds),
        };
        if holds { number } else { -number }
    };
    let clause = |clause: &Vec<_>| clause.iter().map(member).collect::<Vec<_>>();
    json!(clauses.iter().map(clause).collect::<Vec<_>>())
}
