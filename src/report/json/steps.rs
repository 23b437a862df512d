//! The steps of explanations and hints as JSON.

use std::collections::{BTreeMap, HashMap, HashSet};

use schemars::JsonSchema;
use serde::Serialize;

use crate::explain::{self, Ending, Inference, Premise, Suppose};
use crate::model::{ClueId, Link, Puzzle};
use crate::report::words::Words;

/// That two things go together, or do not.
#[derive(Serialize, JsonSchema)]
pub(super) struct Fact {
    /// The number of the link, where links are listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<usize>,
    /// Whether they go together.
    holds: bool,
    /// The fact in words.
    text: String,
}

/// A step: what it cites, and what follows from exactly that.
#[derive(Serialize, JsonSchema)]
pub(super) struct Step {
    /// Its number, from 1.
    number: usize,
    /// The premises that it cites.
    premises: Vec<String>,
    /// The facts found before that it cites.
    facts: Vec<Fact>,
    /// What it finds.
    finds: Vec<Fact>,
    /// The weights of all that it cites.
    cost: u32,
    /// Whether no next step costs less, proven.
    least: bool,
    /// The step as a sentence.
    text: String,
    /// Of a step that cites several premises, how each find is seen; else empty.
    arguments: Vec<Argument>,
}

/// The opposite of a find is supposed, which leads to a contradiction.
#[derive(Serialize, JsonSchema)]
struct Argument {
    suppose: Fact,
    /// What follows, each by one premise.
    then: Vec<Then>,
    #[serde(flatten)]
    end: End,
}

#[derive(Serialize, JsonSchema)]
struct Then {
    premise: String,
    /// Facts and suppositions that it follows from, with the premise.
    from: Vec<Fact>,
    finds: Fact,
    text: String,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum End {
    /// The premise cannot hold.
    Contradiction { premise: String, facts: Vec<Fact> },
    /// The premise leaves only these cases, and each leads to a contradiction.
    Cases { premise: String, facts: Vec<Fact>, each: Vec<Argument> },
}

/// What premises and facts are called.
pub(super) struct Names<'p> {
    words: Words<'p>,
    links: HashMap<Link, usize>,
    rules: BTreeMap<Premise, usize>,
    /// Whether labels tell clues apart; else their ordinals do.
    has_labels: bool,
}

impl<'p> Names<'p> {
    /// Rules are numbered in the order in which they are given, links as they stand.
    pub(super) fn new(
        puzzle: &'p Puzzle,
        cited: impl Iterator<Item = Premise>,
        links: &[Link],
    ) -> Names<'p> {
        let mut rules = BTreeMap::new();
        for rule in cited.filter(|premise| !matches!(premise, Premise::Clue(_))) {
            let next = rules.len() + 1;
            rules.entry(rule).or_insert(next);
        }
        let ids = (0..puzzle.clues.len()).map(ClueId::from_index);
        let labels: HashSet<String> = ids.map(|id| puzzle.clue_label(id)).collect();
        Names {
            words: Words::new(puzzle),
            links: links.iter().copied().zip(1..).collect(),
            rules,
            has_labels: labels.len() == puzzle.clues.len(),
        }
    }

    /// `clue 9`, `rule 1`
    pub(super) fn premise(&self, premise: Premise) -> String {
        match premise {
            Premise::Clue(id) if self.has_labels => {
                format!("clue {}", self.words.puzzle.clue_label(id))
            }
            Premise::Clue(id) => format!("clue {}", id.index() + 1),
            rule => format!("rule {}", self.rules[&rule]),
        }
    }

    pub(super) fn fact(&self, link: Link) -> Fact {
        let number = self.links.get(&Link { holds: true, ..link }).copied();
        Fact { link: number, holds: link.holds, text: self.words.link(link) }
    }

    pub(super) fn facts(&self, links: &[Link]) -> Vec<Fact> {
        links.iter().map(|link| self.fact(*link)).collect()
    }

    pub(super) fn steps(&self, steps: &[explain::Step]) -> Vec<Step> {
        let step = |(number, step): (usize, &explain::Step)| Step {
            number,
            premises: step.premises.iter().map(|premise| self.premise(*premise)).collect(),
            facts: self.facts(&step.facts),
            finds: self.facts(&step.finds),
            cost: step.cost,
            least: step.is_least,
            text: self.words.sentence(step),
            arguments: step.arguments.iter().map(|argument| self.argument(argument)).collect(),
        };
        (1..).zip(steps).map(step).collect()
    }

    fn argument(&self, suppose: &Suppose) -> Argument {
        let then = |line: &Inference| Then {
            premise: self.premise(line.premise),
            from: self.facts(&line.from),
            finds: self.fact(line.finds),
            text: self.words.inference(line),
        };
        let end = match &suppose.end {
            Ending::Contradiction { premise, facts } => {
                End::Contradiction { premise: self.premise(*premise), facts: self.facts(facts) }
            }
            Ending::Cases { premise, facts, cases } => End::Cases {
                premise: self.premise(*premise),
                facts: self.facts(facts),
                each: cases.iter().map(|case| self.argument(case)).collect(),
            },
        };
        Argument {
            suppose: self.fact(suppose.supposed),
            then: suppose.then.iter().map(then).collect(),
            end,
        }
    }
}
