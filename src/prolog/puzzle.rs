//! The facts of a puzzle: what features and rules stand for.

use strsim::damerau_levenshtein;

use super::reader::{Reader, Term};
use crate::model::ids::Span;
use crate::model::{Form, Side};
use crate::syntax::Source;
use crate::syntax::ast::{
    Category, Clue, Document, Entry, Labels, Line, LineKind, Name, Operand, PlaceName, Positions,
    Shape, Statement, Which,
};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::parser::{MAX_CLUES, MAX_LENGTH};
use crate::syntax::text::fold;

/// The relations with their arguments, as they are shown in messages.
const RELATIONS: &[(&str, &str)] = &[
    ("related", "related(englishman, red)"),
    ("position", "position(norwegian, 1)"),
    ("next_to", "next_to(norwegian, blue)"),
    ("right_to", "right_to(ivory, green)"),
    ("left_to", "left_to(green, ivory)"),
];

/// The document; `None` when there is no feature.
pub(super) fn document(source: &Source, diagnostics: &mut Diagnostics) -> Option<Document> {
    let errors = diagnostics.errors();
    let mut reader = Reader::new(&source.text, diagnostics);
    let mut facts = Facts::default();
    while let Some(clause) = reader.clause() {
        facts.clause(clause, reader.diagnostics());
    }
    let unread = diagnostics.errors() > errors;
    facts.document(unread, diagnostics)
}

/// What has been read.
#[derive(Default)]
struct Facts {
    categories: Vec<(Category, Span)>,
    rules: Vec<(Statement, Span)>,
    /// Whether there was a fact with rules, however many.
    has_rules: bool,
}

fn bad(span: Span, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(Code::BadProlog, span, message)
}

impl Facts {
    fn clause(&mut self, clause: Term, diagnostics: &mut Diagnostics) {
        let span = clause.span();
        match clause {
            Term::Compound(name, mut of, _) if name.text == "features" || name.text == "rules" => {
                let rules = name.text == "rules";
                self.has_rules |= rules;
                match (of.pop(), of.is_empty()) {
                    (Some(Term::List(all, _)), true) if rules => {
                        all.into_iter().for_each(|rule| self.rule(rule, diagnostics));
                    }
                    (Some(Term::List(all, _)), true) => {
                        all.into_iter().for_each(|feature| self.feature(feature, diagnostics));
                    }
                    _ => diagnostics.push(
                        bad(span, format!("`{}` takes one list", name.text))
                            .help(format!("the form is `{}([…]).`", name.text)),
                    ),
                }
            }
            Term::Compound(name, of, _) if is_relation(&name.text) => {
                self.has_rules = true;
                self.rule(Term::Compound(name, of, span), diagnostics);
            }
            Term::Compound(name, of, _) if matches!(of[..], [Term::List(..)]) => {
                self.feature(Term::Compound(name, of, span), diagnostics);
            }
            _ => diagnostics.push(
                bad(span, "this is no fact of a puzzle")
                    .help("a puzzle is two facts: `features([...]).` and `rules([...]).`"),
            ),
        }
    }

    /// `[colors, [red, green]]`, `colors-[red, green]`, `[red, green]` …
    fn feature(&mut self, feature: Term, diagnostics: &mut Diagnostics) {
        let span = feature.span();
        let (name, values) = match feature {
            Term::Compound(operator, mut of, _) => match (of.pop(), of.pop(), of.is_empty()) {
                (Some(Term::List(values, _)), Some(Term::Atom(name)), true)
                    if matches!(operator.text.as_str(), "-" | "=" | ":") =>
                {
                    (Some(name), values)
                }
                (Some(Term::List(values, _)), None, true) => (Some(operator), values),
                _ => return diagnostics.push(no_feature(span)),
            },
            Term::List(mut of, _) => match (of.pop(), of.pop()) {
                (Some(Term::List(values, _)), Some(Term::Atom(name))) if of.is_empty() => {
                    (Some(name), values)
                }
                (last, before) => {
                    of.extend(before);
                    of.extend(last);
                    (None, of)
                }
            },
            Term::Atom(_) => return diagnostics.push(no_feature(span)),
        };
        if values.len() > MAX_LENGTH {
            let message = format!("more than {MAX_LENGTH} values");
            return diagnostics.push(Diagnostic::error(Code::TooLarge, span, message));
        }
        let mut entries = Vec::new();
        for value in values {
            match value {
                Term::Atom(name) => entries.push(Entry::Item(name)),
                other => diagnostics
                    .push(bad(other.span(), "a value of a feature is a name").help(FEATURE_HELP)),
            }
        }
        let number = self.categories.len() + 1;
        let name = name.unwrap_or_else(|| Name::new(format!("feature {number}"), span));
        self.categories.push((
            Category { name, entries, flags: Vec::new(), also: Vec::new(), words: Vec::new() },
            span,
        ));
    }

    fn rule(&mut self, rule: Term, diagnostics: &mut Diagnostics) {
        let span = rule.span();
        let Term::Compound(name, arguments, _) = rule else {
            return diagnostics.push(
                bad(span, "this is no rule").help(format!("a rule is `{}`", RELATIONS[0].1)),
            );
        };
        let Some((_, form)) = RELATIONS.iter().find(|(word, _)| *word == name.text) else {
            return diagnostics.push(unknown_relation(&name));
        };
        let count = arguments.len();
        let names: Vec<Name> = arguments
            .into_iter()
            .filter_map(|argument| match argument {
                Term::Atom(name) => Some(name),
                other => {
                    diagnostics.push(
                        bad(other.span(), "a name is expected here")
                            .help(format!("the form is `{form}`")),
                    );
                    None
                }
            })
            .collect();
        match <[Name; 2]>::try_from(names) {
            Ok([a, b]) => self.rules.push((statement(&name.text, a, b), span)),
            Err(_) if count != 2 => diagnostics.push(
                bad(span, format!("`{}` takes 2 arguments, not {count}", name.text))
                    .help(format!("the form is `{form}`")),
            ),
            Err(_) => {}
        }
    }

    /// The facts in the order of a puzzle file. `unread` says that more was written than read.
    fn document(self, unread: bool, diagnostics: &mut Diagnostics) -> Option<Document> {
        let missing = |what: &str, form: &str| {
            bad(Span::default(), format!("this file has no `{what}`"))
                .help(format!("add a fact such as `{form}`"))
        };
        if self.categories.is_empty() && !unread {
            diagnostics.push(missing("features", "features([[colors, [red, green]]])."));
        }
        if !self.has_rules && !unread {
            diagnostics.push(missing("rules", "rules([related(englishman, red)])."));
        }
        let (first, span) = self.categories.first()?;
        let houses = self.categories.iter().map(|(of, _)| of.entries.len()).max().unwrap_or(0);
        let mut document = Document::default();
        let mut push = |kind, span| {
            document.lines.push(Line { leading: Vec::new(), kind, span, comment: None });
        };
        let count = u32::try_from(houses).unwrap_or(u32::MAX);
        push(LineKind::Positions(self.positions(count, first.name.span)), *span);
        for (category, span) in self.categories {
            push(LineKind::Category(category), span);
        }
        if self.rules.len() > MAX_CLUES {
            let message = format!("more than {MAX_CLUES} rules");
            diagnostics.push(Diagnostic::error(Code::TooLarge, Span::default(), message));
        }
        for (statement, span) in self.rules.into_iter().take(MAX_CLUES) {
            let statement = Some(statement);
            push(LineKind::Clue(Clue::formal(None, statement, None)), span);
        }
        Some(document)
    }

    /// The houses, by another word if a feature has that one.
    fn positions(&self, count: u32, span: Span) -> Positions {
        let taken = |word: &str| self.categories.iter().any(|(of, _)| fold(&of.name.text) == word);
        let word = ["house", "position", "place"].into_iter().find(|word| !taken(word));
        let word = word.unwrap_or("spot");
        let name = if word == "house" { "houses" } else { word };
        Positions {
            name: Name::new(name, span),
            word: word.into(),
            labels: Labels::Number(count, span),
            shape: Shape::Plain,
            landmarks: Vec::new(),
        }
    }
}

const FEATURE_HELP: &str = "a feature is `[colors, [red, green, blue]]`";

fn no_feature(span: Span) -> Diagnostic {
    bad(span, "this is no feature with a list of values").help(FEATURE_HELP)
}

fn is_relation(name: &str) -> bool {
    RELATIONS.iter().any(|(word, _)| *word == name)
}

fn unknown_relation(name: &Name) -> Diagnostic {
    let diagnostic = bad(name.span, format!("unknown relation `{}`", name.text));
    // The distance is quadratic in the length, and no relation is that long.
    let length = name.text.len();
    let near = RELATIONS
        .iter()
        .filter(|_| length <= 60)
        .map(|(word, form)| (damerau_levenshtein(&name.text, word), form))
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, _)| *distance <= (length / 3).max(1));
    match near {
        Some((_, form)) => diagnostic.help(format!("did you mean `{form}`?")),
        None => {
            let words: Vec<_> = RELATIONS.iter().map(|(word, _)| format!("`{word}`")).collect();
            diagnostic.help(format!("the relations are {}", words.join(", ")))
        }
    }
}

/// What a relation of two names says; the table of the module's documentation.
fn statement(relation: &str, a: Name, b: Name) -> Statement {
    let operand = |name| Operand { category: None, name };
    let beside = |side, a, b| Form::Order { a, side, steps: Some(1), b };
    match relation {
        "position" => Form::In(operand(a), vec![PlaceName { which: Which::Label, name: b }]),
        "next_to" => Form::NextTo(operand(a), operand(b)),
        "right_to" => beside(Side::Right, operand(b), operand(a)),
        "left_to" => beside(Side::Left, operand(b), operand(a)),
        _ => Form::Same(operand(a), operand(b)),
    }
}
