//! Relations to text, each in its one canonical spelling.

use super::clause::{Printer, bones, is_article};
use super::names::{bare_in_clue, in_clue, operand};
use crate::model::ids::Span;
use crate::model::statement::{Form, Term};
use crate::syntax::ast::{Name, Operand, PlaceName, Statement, Which};
use crate::syntax::diagnostic::Diagnostics;
use crate::syntax::parser::{MAX_RELATIONS, parse_statement};
use crate::syntax::text::{is_integer, quote};

impl Printer {
    /// A relation, or its negation where that has a spelling of its own.
    pub(super) fn relation(&self, form: &Statement, negated: bool) -> String {
        let not = if negated { " not" } else { "" };
        match form {
            Form::Same(a, b) => format!("{} = {}", operand(a), operand(b)),
            Form::Different(a, b) => format!("{} != {}", operand(a), operand(b)),
            Form::Compare(first, links) => {
                let link = |(comparison, term): &(crate::model::Comparison, _)| {
                    format!(" {} {}", comparison.symbol(), term_text(term))
                };
                term_text(first) + &links.iter().map(link).collect::<String>()
            }
            Form::Difference { function, of: (a, b), comparison, amount } => {
                let (a, b) = (value(function, a), value(function, b));
                format!("|{a} - {b}| {} {}", comparison.symbol(), in_clue(amount))
            }
            Form::In(a, places) => format!("{}{not} {}", operand(a), self.places(places)),
            Form::AtEnd(a) => format!("{}{not} at an end", operand(a)),
            Form::Odd(a) => format!("{}{not} in an odd{}", operand(a), self.behind()),
            Form::Even(a) => format!("{}{not} in an even{}", operand(a), self.behind()),
            Form::SameParity(a, b) => {
                format!("{} and {}{not} same parity", operand(a), operand(b))
            }
            Form::NextTo(a, b) => format!("{}{not} next to {}", operand(a), operand(b)),
            Form::Apart(..) | Form::Order { .. } | Form::Than { .. } => self.cut(form, negated),
            Form::HousesBetween(steps, a, b) => self.houses_between(*steps, a, b),
            Form::Between(a, b, c) => {
                format!("{}{not} between {} and {}", operand(a), operand(b), operand(c))
            }
            Form::DirectlyBetween(a, b, c) => {
                format!("{}{not} directly between {} and {}", operand(a), operand(b), operand(c))
            }
            Form::InOrder(of) => format!("{} in that order", list(of)),
            Form::Either(a, of) => format!("{} is either {}", operand(a), choice(of, "or")),
            Form::Neither(a, of) => format!("{} is neither {}", operand(a), choice(of, "nor")),
            Form::AllDifferent(of) => format!("all different ({})", list(of)),
            Form::AllSame(of) => format!("all same ({})", list(of)),
            Form::Pairs(left, right) => format!("{{{}}} = {{{}}}", list(left), list(right)),
            // The connectives are written by their own function, which calls this one.
            Form::Not(_)
            | Form::And(_)
            | Form::Or(_)
            | Form::Xor(_)
            | Form::If(_)
            | Form::Iff(_)
            | Form::Count(..) => String::new(),
        }
    }

    /// The word for positions behind `an odd`, where it can be written.
    fn behind(&self) -> String {
        self.word.as_ref().map_or(String::new(), |word| format!(" {word}"))
    }

    /// `in house 2 or 4`, `at Tue`, `first`
    fn places(&self, places: &[PlaceName]) -> String {
        match places {
            [PlaceName { which: Which::First, .. }] => return "first".to_owned(),
            [PlaceName { which: Which::Last, .. }] => return "last".to_owned(),
            [PlaceName { which: Which::Middle, .. }] => return "in the middle".to_owned(),
            _ => {}
        }
        let numbers = places.iter().all(|place| is_integer(&place.name.text));
        let labels: Vec<_> = places.iter().map(|place| self.label(&place.name)).collect();
        let first = labels.first().map_or("", String::as_str);
        let listed = enumeration(&labels, "or");
        match &self.word {
            Some(word) if numbers && !first.starts_with('"') => format!("in {word} {listed}"),
            _ if is_article(first) => format!("at one of the {listed}"),
            _ => format!("at {listed}"),
        }
    }

    /// A label; the word for positions is said twice where it is part of the label.
    fn label(&self, name: &Name) -> String {
        let text = in_clue(name);
        let rest = self.vocabulary.strip_position_word(&text).filter(|_| !text.starts_with('"'));
        let Some(rest) = rest else { return text };
        format!("{}{text}", &text[..text.len() - rest.len()])
    }

    fn houses_between(&self, steps: u32, a: &Operand, b: &Operand) -> String {
        let (a, b) = (operand(a), operand(b));
        let word = match &self.word {
            Some(word) if steps == 1 => Some(word.to_string()),
            Some(word) => Some(plural(word)),
            // The plural of a keyword is none.
            None => self
                .vocabulary
                .position_words()
                .iter()
                .find(|w| bare_in_clue(w))
                .map(|w| w.to_string()),
        };
        match word {
            Some(word) => format!("{steps} {word} between {a} and {b}"),
            // The same distance, in words that every file knows.
            None => format!("{a} {} apart from {b}", u64::from(steps) + 1),
        }
    }

    /// Relations with a run of words that the parser has to cut, such as `channel 5 left of b`.
    /// The first spelling is used that is cut where it should be.
    fn cut(&self, form: &Statement, negated: bool) -> String {
        let spellings = spellings(form, if negated { " not" } else { "" });
        let wanted = bones(form);
        let wanted = if negated { Form::Not(Box::new(wanted)) } else { wanted };
        let reads_back = |text: &&String| {
            let span = Span::new(0, text.len());
            let (mut budget, mut faults) = (Some(MAX_RELATIONS), Diagnostics::default());
            let found = parse_statement(text, span, &self.vocabulary, &mut budget, &mut faults);
            found.is_some_and(|found| bones(&found) == wanted)
        };
        let found = spellings.iter().find(reads_back).or(spellings.last());
        found.cloned().unwrap_or_default()
    }
}

/// The ways to write a relation that has to be cut, the canonical one first.
fn spellings(form: &Statement, not: &str) -> Vec<String> {
    match form {
        Form::Apart(steps, a, b) => {
            let (a, b) = (operand(a), operand(b));
            ["", " is"].map(|is| format!("{a}{is}{not} {steps} apart from {b}")).into()
        }
        Form::Order { a, side, steps, b } => {
            let (a, side, b) = (operand(a), side.words(), operand(b));
            match steps {
                None => ["", " somewhere"].map(|word| format!("{a}{not}{word} {side} {b}")).into(),
                Some(1) => vec![format!("{a}{not} directly {side} {b}")],
                Some(steps) => {
                    ["", " is"].map(|is| format!("{a}{is}{not} {steps} {side} {b}")).into()
                }
            }
        }
        Form::Than { a, function, by, more, b } => {
            let than = if *more { "more than" } else { "less than" };
            let by = by.as_ref().map_or(String::new(), |by| format!(" {}", by.text));
            let (a, b) = (operand(a), operand(b));
            let (bare, quoted) = (in_clue(function), quote(&function.text));
            [("", &bare), (" is", &bare), (" is", &quoted)]
                .map(|(is, function)| format!("{a}{is}{not} {function}{by} {than} {b}"))
                .into()
        }
        _ => Vec::new(),
    }
}

fn value(function: &Name, of: &Operand) -> String {
    format!("{}({})", in_clue(function), operand(of))
}

fn term_text(term: &Term<Operand, Name, Name>) -> String {
    match term {
        Term::Constant(number) => in_clue(number),
        Term::Value { function, of, plus: None } => value(function, of),
        Term::Value { function, of, plus: Some(plus) } => {
            let (sign, text) = match plus.text.strip_prefix('-') {
                Some(rest) => ("-", rest),
                None => ("+", plus.text.strip_prefix('+').unwrap_or(&plus.text)),
            };
            let amount = Name { text: text.into(), ..plus.clone() };
            format!("{} {sign} {}", value(function, of), in_clue(&amount))
        }
    }
}

fn list(of: &[Operand]) -> String {
    of.iter().map(operand).collect::<Vec<_>>().join(", ")
}

/// `b, c or d`
fn choice(of: &[Operand], word: &str) -> String {
    enumeration(&of.iter().map(operand).collect::<Vec<_>>(), word)
}

fn enumeration(of: &[String], word: &str) -> String {
    match of {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} {word} {last}", others.join(", ")),
    }
}

/// The plural as English forms it, most of the time; the parser knows each of these endings.
fn plural(word: &str) -> String {
    let before_y = word.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'o', 'u']));
    match before_y {
        Some(stem) => format!("{stem}ies"),
        None if ["s", "x", "z", "ch", "sh"].iter().any(|end| word.ends_with(end)) => {
            format!("{word}es")
        }
        None => format!("{word}s"),
    }
}
