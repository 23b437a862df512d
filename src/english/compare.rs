//! Comparisons of values: `paid $2 more than`, `is two years older than`.

use super::mention::Reader;
use super::vocabulary::Senses;
use super::words;
use crate::model::ids::Span;
use crate::model::statement::Form;
use crate::syntax::ast::{Name, Operand, Statement};

const MORE: &[&str] = &[
    "more", "older", "higher", "greater", "longer", "taller", "heavier", "larger", "bigger",
    "pricier", "dearer",
];
const LESS: &[&str] =
    &["less", "fewer", "younger", "lower", "shorter", "lighter", "smaller", "cheaper"];
const LATER: &[&str] = &["later", "after"];
const EARLIER: &[&str] = &["earlier", "before"];

impl Reader<'_> {
    /// Comparisons of a subject with others, behind the subject or behind its `is`.
    pub(super) fn compared(&self, start: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let mut found = Vec::new();
        // Verbs and units speak for the category whose values are meant.
        let mut spoken: Vec<Senses> = Vec::new();
        let mut by: Option<Name> = None;
        let mut at = start;
        while at < start + 8 && at < self.tokens.len() {
            let word = self.word(at);
            let more = MORE.contains(&word) || LATER.contains(&word);
            let less = LESS.contains(&word) || EARLIER.contains(&word);
            if more || less {
                self.than(at, more, &mut spoken.clone(), by.as_ref(), a, &mut found);
            }
            let (uses, kind) = (self.uses[at], self.kinds[at]);
            if let Some(amount) = self.amount(at).filter(|_| by.is_none()) {
                spoken.push(self.vocabulary.of_currency(word));
                by = Some(amount);
            } else if kind.be
                || kind.determiner
                || kind.preposition
                || kind.live
                || matches!(
                    word,
                    "has"
                        | "have"
                        | "had"
                        | "exactly"
                        | "somewhat"
                        | "for"
                        | "born"
                        | "built"
                        | "made"
                        | "released"
                        | "founded"
                        | "opened"
                        | "started"
                )
                || is_unit(word)
            {
                spoken.push(uses.own | uses.topical);
            } else if uses.verb | uses.filler | uses.own != 0 {
                spoken.push(uses.own | uses.topical & (uses.verb | uses.filler));
            } else {
                return found;
            }
            at += 1;
        }
        found
    }

    /// `more … than b`.
    fn than(
        &self,
        word: usize,
        more: bool,
        spoken: &mut Vec<Senses>,
        by: Option<&Name>,
        a: &Operand,
        found: &mut Vec<(usize, Statement)>,
    ) {
        let mut at = word + 1;
        let direct = matches!(self.word(word), "after" | "before");
        while !direct && self.word(at) != "than" {
            let uses = match self.uses.get(at) {
                Some(uses) if at < word + 5 => uses,
                _ => return,
            };
            let known = uses.filler | uses.own | uses.verb != 0;
            if !known && !is_unit(self.word(at)) && !self.kinds[at].preposition {
                return;
            }
            spoken.push(uses.own | uses.topical);
            at += 1;
        }
        let at = if direct { at } else { at + 1 };
        let Some(sense) = self.ordered(word, spoken, by) else { return };
        for mention in self.mentions(at) {
            for b in self.operands(&mention) {
                let span = self.span(word, at);
                let function = Name { span, ..self.vocabulary.senses[sense].name.clone() };
                let form = Form::Than { a: a.clone(), function, by: by.cloned(), more, b };
                found.push((mention.end, form));
            }
        }
    }

    /// The category whose values are compared: the one that the words speak for, or the only one.
    fn ordered(&self, word: usize, spoken: &[Senses], by: Option<&Name>) -> Option<usize> {
        let senses = self.vocabulary.senses.iter().enumerate();
        let ordered: Vec<usize> = senses.filter(|(_, s)| s.is_ordered).map(|(at, _)| at).collect();
        let about = self.vocabulary.about(self.word(word));
        let score = |sense: usize| {
            let bit: Senses = 1 << sense;
            spoken.iter().filter(|senses| **senses != 0 && **senses & bit != 0).count()
                + usize::from(about & bit != 0)
        };
        let best = ordered.iter().map(|sense| score(*sense)).max()?;
        let mut of = ordered.iter().copied().filter(|sense| score(*sense) == best);
        let (first, other) = (of.next()?, of.next());
        // Without a word for it, `older` could be of anything: only plain words may speak of the only one.
        let plain = matches!(self.word(word), "more" | "less" | "fewer" | "higher" | "lower")
            && by.is_some();
        (other.is_none() && (best > 0 || plain)).then_some(first)
    }

    /// `twice as`, `three times as`, `half as`: where they stand.
    pub(super) fn multiple(&self) -> Option<Span> {
        let is_multiple = |at: &usize| {
            matches!(self.word(*at), "twice" | "thrice" | "double" | "triple" | "half")
                || self.word(*at) == "times" && matches!(self.word(*at + 1), "as" | "more" | "the")
        };
        let at = (0..self.tokens.len()).find(is_multiple)?;
        Some(self.span(at, at + 2))
    }

    /// `$2`, `two`, `1.5`: by how much.
    fn amount(&self, at: usize) -> Option<Name> {
        let span = self.tokens[at].span;
        // `a year older`
        if matches!(self.word(at), "a" | "an") && is_unit(self.word(at + 1)) {
            return Some(Name::new("1", span));
        }
        let digits = self.word(at).trim_start_matches(['$', '€', '£']);
        if digits.starts_with(|c: char| c.is_ascii_digit()) {
            let number = digits.replace(',', "");
            let is_number = number.chars().all(|c| c.is_ascii_digit() || c == '.');
            return is_number.then(|| Name::new(number, span));
        }
        let (number, taken) = words::number(&[self.word(at)])?;
        (taken == 1).then(|| Name::new(number.to_string(), span))
    }
}

fn is_unit(word: &str) -> bool {
    matches!(
        word,
        "year"
            | "years"
            | "dollar"
            | "dollars"
            | "euro"
            | "euros"
            | "pound"
            | "pounds"
            | "cent"
            | "cents"
            | "day"
            | "days"
            | "month"
            | "months"
            | "week"
            | "weeks"
            | "hour"
            | "hours"
            | "minute"
            | "minutes"
            | "point"
            | "points"
            | "percent"
            | "metre"
            | "metres"
            | "meter"
            | "meters"
            | "mile"
            | "miles"
            | "foot"
            | "feet"
            | "inch"
            | "inches"
            | "ounces"
            | "calories"
    )
}
