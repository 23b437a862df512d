//! Sentences about things that go with the same thing: `Norwegian is in house 1 but green is not`.

use itertools::Itertools;

use super::words::joined;
use crate::explain::Step;
use crate::model::{Link, Operand};
use crate::report::words::{Words, list};

/// A thing, and whether another one goes with it.
type End = (Operand, bool);

/// What two things have to do with each other follows from what a third one has to do with both.
#[derive(Clone, Copy)]
struct Triangle {
    /// The third thing.
    hub: Operand,
    /// The two, each with whether the third one goes with it.
    ends: [End; 2],
    /// The facts about the third thing.
    facts: [Link; 2],
    find: Link,
}

impl Triangle {
    /// How a step comes to a find; `None` when it takes more than two of its facts.
    fn of(step: &Step, find: Link) -> Option<Triangle> {
        let ends = [Operand::Item(find.item), find.with];
        let pairs =
            step.facts.iter().flat_map(|one| step.facts.iter().map(move |two| (*one, *two)));
        pairs.filter(|(one, two)| find.holds == (one.holds && two.holds)).find_map(|(one, two)| {
            let hub = one.partner(ends[0])?;
            let is_hub = two.partner(ends[1]) == Some(hub) && (one.holds || two.holds);
            let ends = [(ends[0], one.holds), (ends[1], two.holds)];
            is_hub.then_some(Triangle { hub, ends, facts: [one, two], find })
        })
    }

    /// The end that is not this one.
    fn other(&self, end: End) -> Option<End> {
        match self.ends {
            [one, two] if one == end => Some(two),
            [one, two] if two == end => Some(one),
            _ => None,
        }
    }
}

/// Triangles of one hub that are told in one sentence: they share an end, and their other ends are
/// alike.
struct Group {
    triangles: Vec<Triangle>,
    /// What may be the end that they share.
    shared: Vec<End>,
}

impl Group {
    fn new(first: Triangle) -> Group {
        // A thing that goes with the hub is the better subject of a sentence.
        let shared = first.ends.into_iter().sorted_by_key(|(_, holds)| !holds).collect();
        Group { triangles: vec![first], shared }
    }

    /// Takes a triangle in, if it fits, and if it rests on nothing that the sentence finds.
    fn take(&mut self, next: Triangle) -> bool {
        let first = self.triangles[0];
        let is_alike = |end: &End| match (first.other(*end), next.other(*end)) {
            (Some((_, one)), Some((_, two))) => one == two,
            _ => false,
        };
        let shared: Vec<End> = self.shared.iter().copied().filter(is_alike).collect();
        let is_new = |fact: &Link| self.triangles.iter().any(|before| before.find == *fact);
        let fits = next.hub == first.hub && !shared.is_empty() && !next.facts.iter().any(is_new);
        if fits {
            self.shared = shared;
            self.triangles.push(next);
        }
        fits
    }
}

impl Words<'_> {
    /// What steps by one transitive rule each find, a sentence for what belongs together.
    pub(super) fn transitive(&self, steps: &[Step]) -> Vec<String> {
        let mut told = Vec::new();
        let mut group: Option<Group> = None;
        for step in steps {
            let triangles = step.finds.iter().map(|find| Triangle::of(step, *find));
            let Some(triangles) = triangles.collect::<Option<Vec<_>>>() else {
                told.extend(group.take().map(|group| self.group(&group)));
                told.push(self.by_all(step));
                continue;
            };
            for triangle in triangles {
                if group.as_mut().is_some_and(|group| group.take(triangle)) {
                    continue;
                }
                let before = group.replace(Group::new(triangle));
                told.extend(before.map(|group| self.group(&group)));
            }
        }
        told.extend(group.map(|group| self.group(&group)));
        told
    }

    /// `Since Norwegian is in house 1 but green is not, Norwegian does not go with green.`
    fn group(&self, group: &Group) -> String {
        let (hub, shared) = (group.triangles[0].hub, group.shared[0]);
        let others: Vec<End> =
            group.triangles.iter().filter_map(|triangle| triangle.other(shared)).collect();
        let finds: Vec<End> =
            others.iter().map(|(thing, holds)| (*thing, *holds && shared.1)).collect();
        let known: Vec<End> = [shared].into_iter().chain(others).collect();
        format!("Since {}, {}.", self.ends(hub, &known), self.ends(shared.0, &finds))
    }

    /// A step whose finds each take more than two facts.
    fn by_all(&self, step: &Step) -> String {
        let finds = joined(&self.links(&step.finds));
        format!("Since {}, {finds}.", joined(&self.links(&step.facts)))
    }

    /// What a thing goes with and what not: `milk goes with red and is in house 3 but not with tea`.
    fn ends(&self, thing: Operand, ends: &[End]) -> String {
        let [yes, no] = [true, false].map(|wanted| {
            let alike = ends.iter().filter(|(_, holds)| *holds == wanted);
            alike.map(|(end, _)| *end).collect_vec()
        });
        match thing {
            Operand::Place(place) if self.has_order() => {
                let at = self.places(&[place], "");
                let [(yes, are), (no, are_not)] = [yes, no].map(|items| {
                    let verb = if items.len() == 1 { "is" } else { "are" };
                    let names = items.iter().map(|item| self.thing(*item)).collect_vec();
                    (list(&names, "and"), verb)
                });
                match (yes.is_empty(), no.is_empty()) {
                    (_, true) => format!("{yes} {are} {at}"),
                    (true, _) => format!("{no} {are_not} not {at}"),
                    _ => format!("{yes} {are} {at} but {no} {are_not} not"),
                }
            }
            _ => {
                let (with, at) = self.told(&yes, "and");
                let (not_with, not_at) = self.told(&no, "or");
                let has_with = !with.is_empty();
                let phrases = |with: String, at: String, [goes, is]: [&str; 2]| {
                    let with = (!with.is_empty()).then(|| format!("{goes} {with}"));
                    let at = (!at.is_empty()).then(|| format!("{is} {at}"));
                    with.into_iter().chain(at).join(" and ")
                };
                let yes = phrases(with, at.clone(), ["goes with", "is"]);
                // `goes with red but not with tea`, where nothing stands between the two.
                let not = if has_with && at.is_empty() { "not with" } else { "does not go with" };
                let no = phrases(not_with, not_at, [not, "is not"]);
                let but = if yes.is_empty() || no.is_empty() { "" } else { " but " };
                format!("{} {yes}{but}{no}", self.thing(thing))
            }
        }
    }

    /// Items, and places with an order, as lists.
    fn told(&self, things: &[Operand], last: &str) -> (String, String) {
        let mut names = Vec::new();
        let mut places = Vec::new();
        for thing in things {
            match thing {
                Operand::Place(place) if self.has_order() => places.push(*place),
                Operand::Place(place) => names.push(self.places(&[*place], "")),
                item => names.push(self.thing(*item)),
            }
        }
        places.sort();
        let at = if places.is_empty() { String::new() } else { self.places(&places, last) };
        (list(&names, last), at)
    }
}

#[cfg(test)]
mod tests;
