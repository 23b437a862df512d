//! The sentences that tell a step.

use crate::explain::{Axis, Ending, Inference, Premise, Step, Suppose};
use crate::model::{ClueId, Link, Operand, Puzzle};
use crate::report::terminal::safe;
use crate::report::words::{Words, list};

/// The sentence of a step: what it cites and what follows.
pub fn sentence(puzzle: &Puzzle, step: &Step) -> String {
    Words::new(puzzle).sentence(step)
}

/// The lines of an argument, each with its depth.
pub fn argument(puzzle: &Puzzle, suppose: &Suppose) -> Vec<(usize, String)> {
    Words::new(puzzle).argument(suppose)
}

/// Parts of a sentence that may have commas of their own.
pub(super) fn joined(parts: &[String]) -> String {
    match parts {
        [rest @ .., last] if !rest.is_empty() && parts.iter().any(|part| part.contains(", ")) => {
            format!("{}; and {last}", rest.join("; "))
        }
        _ => list(parts, "and"),
    }
}

/// The clue of a premise, if it is one.
pub(super) fn clue(premise: &Premise) -> Option<ClueId> {
    match premise {
        Premise::Clue(clue) => Some(*clue),
        Premise::One(..) | Premise::Transitive { .. } => None,
    }
}

impl Words<'_> {
    /// A whole sentence.
    pub(in crate::report) fn sentence(&self, step: &Step) -> String {
        match step.premises[..] {
            [Premise::One(thing, axis)] => {
                let what = self.one(thing, axis, step);
                format!("Since {}, {what}.", self.facts_of(step))
            }
            [Premise::Transitive { .. }] => self.transitive(std::slice::from_ref(step)).join(" "),
            _ => self.cited(step),
        }
    }

    /// What a step cites, without what it finds: `Norwegian is in house 1; clue 15 (…)`.
    pub(super) fn reason(&self, step: &Step) -> String {
        let premises = step.premises.iter().map(|premise| self.premise(*premise));
        list(&premises.collect::<Vec<_>>(), "and")
    }

    /// `clue 9 (milk in house 3)`, `the rule that house 3 has exactly one drink`
    pub(super) fn premise(&self, premise: Premise) -> String {
        match premise {
            Premise::Clue(clue) => self.clue(clue),
            rule => format!("the rule that {}", self.rule(rule)),
        }
    }

    /// `house 3 has exactly one drink`
    pub(super) fn rule(&self, rule: Premise) -> String {
        safe(&rule.describe(self.puzzle))
    }

    pub(super) fn facts_of(&self, step: &Step) -> String {
        joined(&self.links(&step.facts))
    }

    /// A step that cites a clue, or several premises.
    fn cited(&self, step: &Step) -> String {
        let reason = self.reason(step);
        let finds = joined(&self.links(&step.finds));
        let what = match (&step.premises[..], self.put(&step.finds)) {
            ([_], Some(put)) => format!("{reason} puts {put}."),
            ([_], None) => format!("{reason} means that {finds}."),
            _ => format!("this follows from {reason}: {finds}."),
        };
        match step.facts.is_empty() {
            true => capital(&what),
            false => format!("Since {}, {what}", self.facts_of(step)),
        }
    }

    /// `milk in house 3 and in no other house`, when that is all that was found.
    fn put(&self, finds: &[Link]) -> Option<String> {
        let Link { item, with: Operand::Place(place), .. } =
            *finds.iter().find(|find| find.holds)?
        else {
            return None;
        };
        let is_elsewhere =
            |find: &Link| find.item == item && matches!(find.with, Operand::Place(_));
        let placed = finds.iter().filter(|find| find.holds).count();
        if !self.has_order() || placed > 1 || !finds.iter().all(is_elsewhere) {
            return None;
        }
        let at = format!("{} {}", self.item(item), self.places(&[place], ""));
        Some(if finds.len() > 1 { format!("{at} and {}", self.elsewhere()) } else { at })
    }

    /// What follows by the rule that a thing has one of an axis: the only one left, or no other.
    pub(super) fn one(&self, thing: Operand, axis: Axis, step: &Step) -> String {
        let Some(found) = step.finds.iter().find(|find| find.holds) else {
            return self.no_other(thing, axis);
        };
        let other = if found.with == thing { Operand::Item(found.item) } else { found.with };
        let (other, about) = (self.thing(other), self.thing(thing));
        match axis {
            Axis::Positions => format!("only {other} is left for {about}"),
            Axis::Category(_) => {
                format!("only {other} is left as the {} of {about}", self.axis(axis))
            }
        }
    }

    fn no_other(&self, thing: Operand, axis: Axis) -> String {
        match (thing, axis) {
            (Operand::Item(item), Axis::Positions) => self.nowhere_else(item),
            (Operand::Place(place), Axis::Category(category)) => self.nothing_else(category, place),
            _ => format!("{} goes with no other {}", self.thing(thing), self.axis(axis)),
        }
    }

    fn axis(&self, axis: Axis) -> String {
        safe(match axis {
            Axis::Positions => &self.puzzle.positions.name,
            Axis::Category(id) => &self.puzzle.category(id).name,
        })
    }

    /// The lines of an argument, each with its depth; the last one says what is shown.
    pub(super) fn argument(&self, suppose: &Suppose) -> Vec<(usize, String)> {
        let mut lines = Vec::new();
        self.suppose(suppose, 0, &mut lines);
        let so = format!("So {}.", self.link(suppose.supposed.negated()));
        match &mut lines[..] {
            [(_, only)] => {
                only.push(' ');
                only.push_str(&so);
            }
            _ => lines.push((0, format!("Every case ends in a contradiction. {so}"))),
        }
        lines
    }

    fn suppose(&self, suppose: &Suppose, depth: usize, lines: &mut Vec<(usize, String)>) {
        let then: String = suppose.then.iter().map(|line| self.inference(line) + " ").collect();
        let start = format!("Suppose that {}. {then}", self.link(suppose.supposed));
        match &suppose.end {
            Ending::Contradiction { premise, facts } => {
                let end = self.contradiction(*premise, facts);
                lines.push((depth, format!("{start}{end}")));
            }
            Ending::Cases { premise, facts, cases } => {
                // What was just supposed need not be said again.
                let facts: Vec<Link> =
                    facts.iter().copied().filter(|fact| *fact != suppose.supposed).collect();
                let end = self.cases(*premise, &facts, cases.len());
                lines.push((depth, format!("{start}{end}")));
                cases.iter().for_each(|case| self.suppose(case, depth + 1, lines));
            }
        }
    }

    /// `Then coffee is in house 3 (clue 4).`
    pub(in crate::report) fn inference(&self, line: &Inference) -> String {
        let why = match line.premise {
            Premise::Clue(clue) => self.label(clue),
            Premise::Transitive { through, .. } => format!("same {}", self.axis(through)),
            rule => self.rule(rule),
        };
        format!("Then {} ({why}).", self.link(line.finds))
    }

    fn contradiction(&self, premise: Premise, facts: &[Link]) -> String {
        let what = self.short(premise);
        match facts.is_empty() {
            true => format!("That contradicts {what}."),
            false => format!("But {}, which contradicts {what}.", joined(&self.links(facts))),
        }
    }

    fn cases(&self, premise: Premise, facts: &[Link], count: usize) -> String {
        let what = self.short(premise);
        match facts.is_empty() {
            true => format!("By {what} there are {count} cases:"),
            false => {
                format!("Since {}, by {what} there are {count} cases:", joined(&self.links(facts)))
            }
        }
    }

    /// `clue 9`, `the rule that house 3 has exactly one drink`
    fn short(&self, premise: Premise) -> String {
        match premise {
            Premise::Clue(clue) => self.label(clue),
            rule => self.premise(rule),
        }
    }
}

/// With a capital letter; only for words of ours.
pub(super) fn capital(text: &str) -> String {
    let mut rest = text.chars();
    let first = rest.next().map(|c| c.to_ascii_uppercase());
    first.into_iter().chain(rest).collect()
}
