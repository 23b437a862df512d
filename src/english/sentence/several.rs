//! Sentences about several: `a and b are …`, `of a and b, one is …`, `there are two houses between …`.

use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::super::words::Words;
use super::not;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// What is said of two that are the same row.
const TOGETHER: &[&str] = &[
    "belong to the same house",
    "belong to the same person",
    "go together",
    "live in the same house",
    "share a house",
    "share the same house",
];

/// What is said of two that are not.
const APART: &[&str] =
    &["are in different houses", "belong to different houses", "live in different houses"];

/// The most nouns of one list.
pub(super) const MAX_LISTED: usize = 20;

impl Reader<'_> {
    /// `a and b are next to each other`, `a, b and c are different people`.
    pub(super) fn several(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let at = self.any(start, &["both"]).unwrap_or(start);
        for (end, of) in self.lists(at) {
            found.extend(self.each_related(end, &of, at > start));
            found.extend(self.in_some_order(end, &of));
            found.extend(self.consecutive(end, &of));
            found.extend(self.are_foremost(end, &of));
            found.extend(self.attributes_of(end, &of));
            found.extend(self.of_parity(end, &of));
            found.extend(self.are_companions(end, &of));
            found.extend(self.joined_in_grid(end, &of));
            if let [a, b] = &of[..] {
                let same =
                    self.any(end, TOGETHER).map(|end| (end, Form::Same(a.clone(), b.clone())));
                let apart = self.any(end, APART);
                found.extend(same);
                found.extend(apart.map(|end| (end, Form::Different(a.clone(), b.clone()))));
            }
            // `do not live`
            let denial = |at: usize| self.any(at, &["not", "'t"]);
            let denied = denial(end + 1).filter(|_| self.kind(end).auxiliary);
            let verb = self.past_verb(denied.unwrap_or(end));
            if verb == end {
                if let ([a, b], true) =
                    (&of[..], matches!(self.word(end), "neighbour" | "neighbor"))
                    && let Some(end) = self.phrase(end + 1, "each other")
                {
                    found.push((end, Form::NextTo(a.clone(), b.clone())));
                }
                continue;
            }
            let (verb, denied) = match denial(verb) {
                Some(verb) if denied.is_none() => (verb, true),
                _ => (verb, denied.is_some()),
            };
            let mut says = Vec::new();
            if let [a, b] = &of[..] {
                let next = [
                    "next to each other",
                    "next to one another",
                    "neighbours",
                    "neighbors",
                    "adjacent",
                    "adjacent to each other",
                    "adjacent to one another",
                    "beside each other",
                    "side by side",
                    "next door neighbours",
                    "next door neighbors",
                    "next door to each other",
                    "direct neighbours",
                    "direct neighbors",
                    "right next to each other",
                    "directly next to each other",
                    "immediately next to each other",
                ];
                // Where nothing stands in a row, neighbors live beside each other outside of the puzzle.
                let is_at_home = |end: &usize| {
                    !self.vocabulary.has_homes() && self.stem(end - 1).starts_with("neighb")
                };
                let beside = self.any(verb, &next).filter(|end| !is_at_home(end));
                if let Some(end) = beside.or_else(|| self.in_adjacent(verb)) {
                    says.push((end, Form::NextTo(a.clone(), b.clone())));
                }
                if let Some(end) = self.any(
                    verb,
                    &[
                        "the same person",
                        "one and the same person",
                        "the same",
                        "one and the same",
                        "in the same house",
                    ],
                ) {
                    says.push((end, Form::Same(a.clone(), b.clone())));
                }
                let opposite = ["at opposite ends", "on opposite ends", "at the opposite ends"];
                if let Some(end) =
                    self.any(verb, &opposite).filter(|_| !self.vocabulary.is_ring && !denied)
                {
                    let apart = || {
                        let ends = [a, b].map(|of| Form::AtEnd(of.clone()));
                        let different = Form::Different(a.clone(), b.clone());
                        Form::And(ends.into_iter().chain([different]).collect())
                    };
                    let row = self
                        .any(end, &["of the line", "of the row", "of the street", "of the queue"]);
                    says.extend([Some(end), row].into_iter().flatten().map(|end| (end, apart())));
                }
                if let Some((end, count)) = self.count(self.any(verb, &["exactly"]).unwrap_or(verb))
                    && let Some(end) = self.any(
                        end,
                        &[
                            "apart",
                            "apart from each other",
                            "away from each other",
                            "from each other",
                        ],
                    )
                {
                    says.push((end, Form::Apart(count, a.clone(), b.clone())));
                }
            }
            for of_all in self.plural(verb, &of, denied) {
                found.push(of_all);
            }
            if !denied && self.vocabulary.has_order {
                found.extend(self.neighbours_of_one(verb, &of));
            }
            if denied {
                // `neither` of them: `do not drink tea`
                for (end, b) in self.property(verb) {
                    let apart = of.iter().map(|a| Form::Different(a.clone(), b.clone()));
                    found.push((end, Form::And(apart.collect())));
                }
            }
            let all = self.any(verb, &["all"]).unwrap_or(verb);
            let number = words::number(&[self.word(all)]);
            let all = all + number.map_or(0, |(_, taken)| taken);
            if self.word(all) == "different"
                && self.are_rows(all + 1)
                && number.is_none_or(|(n, _)| n as usize == of.len())
            {
                says.push((all + 2, Form::AllDifferent(of.clone())));
            }
            if self.word(all) == "different" && all + 1 == self.tokens.len() {
                says.push((all + 1, Form::AllDifferent(of.clone())));
            }
            for (end, statement) in says {
                found.push((end, if denied { not(statement) } else { statement }));
            }
        }
        found
    }

    /// `in adjacent houses`, `on two neighbouring floors`, `in rooms next to each other`; where the words end.
    fn in_adjacent(&self, at: usize) -> Option<usize> {
        let noun = self.any(at, &["at", "in", "on"])?;
        let noun = self.any(noun, &["two"]).unwrap_or(noun);
        let near = self.any(noun, &["adjacent", "adjoining", "neighboring", "neighbouring"]);
        let house = near.unwrap_or(noun);
        let end = house + usize::from(self.is_house(house));
        match near {
            _ if end == house => None,
            Some(_) => Some(end),
            None => self.any(end, &["next to each other", "next to one another"]),
        }
    }

    /// `a and b have the same parity positions`: both are odd or both are even.
    fn of_parity(&self, at: usize, of: &[Operand]) -> Option<(usize, Statement)> {
        const SAME: &[&str] = &[
            "the same parity",
            "the same parity position",
            "the same parity positions",
            "positions of the same parity",
            "positions with the same parity",
        ];
        const DIFFERENT: &[&str] = &[
            "different parities",
            "different parity",
            "different parity positions",
            "positions of different parity",
            "positions with different parity",
            "positions with different parities",
        ];
        let [a, b] = of else { return None };
        if !self.vocabulary.has_order || !self.vocabulary.order.has_plain_parity {
            return None;
        }
        let next = self.any(at, &["have", "share", "are in", "are at", "stand in", "stand at"])?;
        let parity = || Form::SameParity(a.clone(), b.clone());
        let same = self.any(next, SAME).map(|end| (end, parity()));
        same.or_else(|| self.any(next, DIFFERENT).map(|end| (end, not(parity()))))
    }

    /// `a and b have arrived before c and d`, `a and b are older than c`, `a and b are both next to c`: each than each.
    ///
    /// `are_both`: `both` stands before them.
    fn each_related(&self, at: usize, of: &[Operand], are_both: bool) -> Vec<(usize, Statement)> {
        let have = self.any(at, &["have", "had", "were", "are", "both", "all"]).unwrap_or(at);
        let verb = self.past_verb(have);
        let both = self.phrase(verb, "both").filter(|_| of.len() == 2);
        let are_both = are_both || both.is_some() || self.word(at) == "both";
        let verb = self.past_verb(both.unwrap_or(verb));
        let of_one = |a: &Operand| {
            let mut found = self.related_to(verb, a);
            found.extend(self.compared(at, a));
            found.retain(|(_, says)| {
                is_any_distance(says) || are_both && matches!(says, Form::NextTo(..))
            });
            found
        };
        let first = of.first().map_or(Vec::new(), of_one);
        let all = (0..first.len()).map(|index| {
            let each = of.iter().filter_map(|a| of_one(a).into_iter().nth(index));
            (first[index].0, Form::And(each.map(|(_, says)| says).collect()))
        });
        all.collect()
    }

    /// `in even-numbered houses`, `not in house 3`: what is said of each of several.
    pub(super) fn plural(
        &self,
        at: usize,
        of: &[Operand],
        denied: bool,
    ) -> Vec<(usize, Statement)> {
        let Some(first) = of.first() else { return Vec::new() };
        let mut found = Vec::new();
        for (index, (end, _)) in self.located(at, first).into_iter().enumerate() {
            let all = of.iter().filter_map(|operand| {
                let (_, statement) = self.located(at, operand).into_iter().nth(index)?;
                Some(if denied { not(statement) } else { statement })
            });
            found.push((end, Form::And(all.collect())));
        }
        found
    }

    /// `a and b`, `a, b, c and d`: two or more nouns.
    pub(in super::super) fn lists(&self, start: usize) -> Vec<(usize, Vec<Operand>)> {
        self.joined_by(start, "and", MAX_LISTED, &|at| self.nouns(at))
    }

    /// `b or c`, `b, c or d`, `b nor c nor d`: two or more, with commas only up to so many.
    pub(super) fn joined_by<T: Clone>(
        &self,
        start: usize,
        joint: &str,
        most: usize,
        nouns: &dyn Fn(usize) -> Vec<(usize, T)>,
    ) -> Vec<(usize, Vec<T>)> {
        // Most sentences join nothing, and what nouns stand here is dear to find.
        if !self.says(joint) || !self.tokens.iter().skip(start).any(|of| of.word == joint) {
            return Vec::new();
        }
        let mut open: Vec<(usize, Vec<T>)> =
            nouns(start).into_iter().map(|(end, noun)| (end, vec![noun])).collect();
        let mut found = Vec::new();
        while let Some((end, of)) = open.pop() {
            // Some write `Of the nurse; and Ann, one is …`.
            let is_slip = self.word(end) == ";" && start > 0 && self.word(start - 1) == "of";
            let comma = (self.word(end) == "," || is_slip).then_some(end + 1);
            let longer = |(end, noun): (usize, T)| (end, [&of[..], &[noun]].concat());
            if let Some(next) = self.phrase(comma.unwrap_or(end), joint) {
                let more: Vec<_> = nouns(next).into_iter().map(longer).collect();
                let goes_on = joint == "nor" && of.len() + 1 < most;
                open.extend(more.iter().filter(|_| goes_on).cloned());
                found.extend(more);
            } else if let Some(next) = comma.filter(|_| of.len() < most)
                && !matches!(self.word(next), "who" | "which" | "whose")
            {
                open.extend(nouns(next).into_iter().map(longer));
            }
        }
        found
    }

    /// `Of a and b, one is c and the other is d`.
    pub(super) fn one_and_other(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let at = if self.word(start) == "of" { start + 1 } else { return found };
        for (end, left) in self.lists(at) {
            let Some(next) = self.any(end, &[", one", "one"]) else { continue };
            for (end, c) in self.what_person(next) {
                for (end, d) in self.of_the_other(end) {
                    if left.len() == 2 {
                        found.push((end, Form::Pairs(left.clone(), vec![c.clone(), d])));
                    }
                }
            }
        }
        found
    }

    /// `, and the other drinks tea` behind what is said of one of two.
    pub(super) fn of_the_other(&self, at: usize) -> Vec<(usize, Operand)> {
        let at = self.past_comma(at);
        let others = ["and the other", "the other", "while the other"];
        let Some(other) = self.any(at, &others) else { return Vec::new() };
        // `one is Florida and the other Illinois`
        let mut found = self.what_person(other);
        found.extend(self.nouns(other));
        found
    }

    /// What is said behind `one` or `the other`, with or without a word for a person. What rows are called
    /// may be a verb as well: `one ordered tea`.
    fn what_person(&self, at: usize) -> Vec<(usize, Operand)> {
        let mut found = self.what(at);
        if self.kind(at).person {
            found.extend(self.what(at + 1));
        }
        found
    }

    /// `is the Dane`, `drinks tea`, `lives in house 3`: an operand said of someone.
    pub(super) fn what(&self, at: usize) -> Vec<(usize, Operand)> {
        let mut found = self.property(at);
        // `is with Ann`, `is dedicated to the dragon`
        if self.kind(at).be {
            found.extend(self.property(at + 1));
        }
        let verb = if self.word(at) == "will" { at + 1 } else { at };
        let next = self.past_verb(verb);
        if next > verb {
            found.extend(self.nouns(next));
            found.extend(self.owners(next));
            let inside = self.any(next, &["in", "at", "on"]).unwrap_or(next);
            for (end, spot) in self.places(inside) {
                found
                    .extend(self.place_operand(spot, self.span(at, end)).map(|place| (end, place)));
            }
        }
        found.dedup();
        found
    }

    /// `The five people are a, b, c, d and e`, `Three of the hats were a, b and c`.
    pub(super) fn all_people(&self, start: usize) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        let at = self.any(start, &["the"]).unwrap_or(start);
        let Some((count, taken)) = words::number(&[self.word(at)]) else {
            return self.all_rows(start);
        };
        let mut next = at + taken;
        if let Some(all) = self.phrase(next, "of the").filter(|_| at == start) {
            // `of the five hats`
            next = all + words::number(&[self.word(all)]).map_or(0, |(_, taken)| taken);
        }
        if self.word(next) == "different" {
            next += 1;
        }
        // Whatever they are called, as many as there are rows are the rows.
        let are = |at: usize| self.any(at, &["are", "were", "are :", "were :", "will be"]);
        let is_all = at > start && count as usize == self.vocabulary.rows();
        let named = || self.word(next) == "friends" || self.is_row(next);
        let plain = || is_all && !story::is_loaded(self.stem(next));
        let behind = match are(next + 1) {
            // `The five are …`
            _ if is_all && let Some(behind) = are(next) => behind,
            Some(behind) if named() || plain() => behind,
            // `the five race horses`, `the five women, in any order, are`, `the five hats that were bought are`
            None if plain() => {
                let noun = self.any_order(next + 1);
                let told = || self.past_plain_words(next + 1);
                match are(next + 2).or_else(|| are(noun?)).or_else(|| are(told()?)) {
                    Some(behind) => behind,
                    None => return found,
                }
            }
            _ => return found,
        };
        let next = self.any_order(behind).unwrap_or(behind);
        let next = next + usize::from(self.word(next) == ":");
        for (end, of) in self.lists(next) {
            if of.len() == count as usize {
                found.push((end, Form::AllDifferent(of)));
            }
        }
        found
    }

    /// Where words end that tell of all rows and name none: `that were forgotten`, `in the show`.
    fn past_plain_words(&self, at: usize) -> Option<usize> {
        const LONGEST: usize = 6;
        const OPENING: Words = Words::of(&["at", "from", "in", "of", "on", "that", "which", "who"]);
        if !OPENING.contains(&self.word(at)) {
            return None;
        }
        let is_plain = |at: &usize| {
            let word = self.word(*at);
            self.tokens.get(*at).is_some_and(Token::is_word)
                && self.matches[*at].is_empty()
                && !story::is_loaded(self.stem(*at))
                && words::number(&[word]).is_none()
                && !matches!(word, "not" | "'t" | "never" | "or" | "than" | "only")
        };
        let is_end = |at: &usize| {
            matches!(self.word(*at), "are" | "were")
                && !matches!(self.word(at - 1), "that" | "which" | "who")
        };
        let end = (at + 1..at + 2 + LONGEST).find(is_end)?;
        (at..end).all(|at| is_plain(&at)).then_some(end)
    }

    /// `The animals in the report are, in no particular order, Rex, the cat, …`: as many as there are rows.
    fn all_rows(&self, start: usize) -> Vec<(usize, Statement)> {
        const LONGEST: usize = 5;
        const ORDERS: &[&str] = &[", in no order ,", ", in no special order ,"];
        let noun = start + 1;
        let is_plural = self.word(noun).ends_with('s') && self.uses(noun).own != 0;
        if !self.vocabulary.is_loose || self.word(start) != "the" || !is_plural {
            return Vec::new();
        }
        let is_light = |at: &usize| {
            self.tokens[*at].is_word() && self.matches[*at].is_empty() && self.may_pass(*at)
                || self.is_possessive(*at)
        };
        let until = self.tokens.len().min(noun + 2 + LONGEST);
        let are = (noun + 1..until).find(|at| matches!(self.word(*at), "are" | "were"));
        let Some(are) = are.filter(|are| (noun + 1..*are).all(|at| is_light(&at))) else {
            return Vec::new();
        };
        let joins = are == noun + 1 || matches!(self.word(noun + 1), "at" | "in" | "on");
        let order = self.any(are + 1, ORDERS).or_else(|| self.any_order(are + 1));
        let list = order.unwrap_or(are + 1);
        let mut found = self.lists(list);
        found.retain(|(_, of)| joins && of.len() == self.vocabulary.rows());
        found.into_iter().map(|(end, of)| (end, Form::AllDifferent(of))).collect()
    }

    /// Whether a word says what the rows are: `people`, `houses`, or a category by its name.
    pub(super) fn is_row(&self, at: usize) -> bool {
        let is_own = self.uses.get(at).is_some_and(|uses| uses.own != 0);
        self.kind(at).person || self.is_house(at) || is_own
    }

    /// The same, or a word for several at the end of a sentence, whatever it is: `three different animals`.
    pub(super) fn are_rows(&self, at: usize) -> bool {
        let is_last = at + 1 == self.tokens.len() && self.matches[at].is_empty();
        let is_noun = is_last && self.word(at).ends_with('s') && !story::is_loaded(self.stem(at));
        self.is_row(at) || is_noun && self.vocabulary.story.is_some()
    }
}

/// Whether a statement puts one before or above another, or several, by no certain number.
fn is_any_distance(says: &Statement) -> bool {
    match says {
        Form::Order { steps, .. } => steps.is_none(),
        Form::Than { by, .. } => by.is_none(),
        Form::And(all) => all.iter().all(is_any_distance),
        _ => false,
    }
}
