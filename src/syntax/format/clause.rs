//! Statements to text: the connectives, with as many brackets as a reader needs.

use compact_str::CompactString;

use super::leaves::{EachName, map};
use super::names;
use crate::model::ids::Span;
use crate::model::statement::{Count, Form};
use crate::syntax::ast::{Document, LineKind, Name, Statement};
use crate::syntax::parser::MAX_DEPTH;
use crate::syntax::text::is_integer;
use crate::syntax::vocabulary::Vocabulary;

/// Writes statements against the names of one document.
pub(super) struct Printer {
    pub(super) vocabulary: Vocabulary,
    /// What a position is called, when that can be written bare.
    pub(super) word: Option<CompactString>,
}

/// How much brackets are wanted.
#[derive(Clone, Copy, PartialEq)]
enum Brackets {
    /// Around every connective inside another one.
    Clear,
    /// Only where the grammar needs them.
    Few,
}

/// How tightly a form binds.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Strength {
    If,
    Iff,
    Or,
    Xor,
    And,
    Not,
    Relation,
}

impl Printer {
    pub(super) fn of(document: &Document) -> Printer {
        let word = document.lines.iter().find_map(|line| match &line.kind {
            LineKind::Positions(positions) => Some(&positions.word),
            _ => None,
        });
        let first = document.lines.iter().find_map(|line| match &line.kind {
            LineKind::Category(category) => Some(&category.name.text),
            _ => None,
        });
        let word = word.or(first).filter(|word| is_position_word(word)).cloned();
        Printer { vocabulary: Vocabulary::of(document), word }
    }

    /// A whole statement.
    pub(super) fn statement(&self, statement: &Statement) -> String {
        // Brackets that only help the reader must not lead over the limit of the parser, nor those
        // that a line may add.
        let clear = depth_with(statement, Brackets::Clear) < MAX_DEPTH;
        let mut out = String::new();
        self.write(statement, if clear { Brackets::Clear } else { Brackets::Few }, &mut out);
        out
    }

    fn write(&self, statement: &Statement, style: Brackets, out: &mut String) {
        match statement {
            Form::Not(of) if has_negative(of) => out.push_str(&self.relation(of, true)),
            Form::Not(of) => {
                out.push_str("not ");
                self.part(Strength::Not, of, style, out);
            }
            Form::And(of) => self.joined(of, Strength::And, " and ", style, out),
            Form::Or(of) => self.joined(of, Strength::Or, " or ", style, out),
            Form::Xor(of) => self.joined(of, Strength::Xor, " xor ", style, out),
            Form::If(of) => {
                out.push_str("if ");
                self.part(Strength::If, &of.0, style, out);
                out.push_str(" then ");
                self.part(Strength::If, &of.1, style, out);
            }
            Form::Iff(of) => {
                self.part(Strength::Iff, &of.0, style, out);
                out.push_str(" iff ");
                self.part(Strength::Iff, &of.1, style, out);
            }
            Form::Count(count, bound, of) => {
                let word = match count {
                    Count::Exactly => "exactly",
                    Count::AtLeast => "at least",
                    Count::AtMost => "at most",
                };
                out.push_str(&format!("{word} {bound} of ("));
                for (at, part) in of.iter().enumerate() {
                    out.push_str(if at > 0 { "; " } else { "" });
                    self.write(part, style, out);
                }
                out.push(')');
            }
            relation => out.push_str(&self.relation(relation, false)),
        }
    }

    fn joined(
        &self,
        of: &[Statement],
        strength: Strength,
        word: &str,
        style: Brackets,
        out: &mut String,
    ) {
        if of.is_empty() {
            // No file can say this, but the reading of a clue about one position can.
            out.push_str(if strength == Strength::And { "always" } else { "never" });
        }
        for (at, part) in of.iter().enumerate() {
            out.push_str(if at > 0 { word } else { "" });
            self.part(strength, part, style, out);
        }
    }

    fn part(&self, parent: Strength, part: &Statement, style: Brackets, out: &mut String) {
        let brackets = in_brackets(parent, part, style);
        out.push_str(if brackets { "(" } else { "" });
        self.write(part, style, out);
        out.push_str(if brackets { ")" } else { "" });
    }
}

/// Whether the word for positions can stand before a label: `house 3`.
fn is_position_word(word: &str) -> bool {
    names::bare_in_clue(word) && !is_article(word) && !is_integer(word)
}

/// Whether the first word means something else behind `in` or `at`: `an end`, `odd`, `one of`.
pub(super) fn is_article(text: &str) -> bool {
    const WORDS: &[&str] = &["a", "an", "end", "even", "odd", "one", "that", "the"];
    let first = text.split(' ').next().unwrap_or_default();
    WORDS.iter().any(|word| word.eq_ignore_ascii_case(first))
}

/// Whether the negation of a relation has a `not` inside: `a not next to b`.
fn has_negative<O, F, P, N>(form: &Form<O, F, P, N>) -> bool {
    matches!(
        form,
        Form::In(..)
            | Form::AtEnd(_)
            | Form::Odd(_)
            | Form::Even(_)
            | Form::SameParity(..)
            | Form::NextTo(..)
            | Form::Apart(..)
            | Form::Order { .. }
            | Form::Between(..)
            | Form::DirectlyBetween(..)
            | Form::Than { .. }
    )
}

fn strength<O, F, P, N>(form: &Form<O, F, P, N>) -> Strength {
    match form {
        Form::Not(of) if !has_negative(of) => Strength::Not,
        Form::And(_) => Strength::And,
        Form::Or(_) => Strength::Or,
        Form::Xor(_) => Strength::Xor,
        Form::If(_) => Strength::If,
        Form::Iff(_) => Strength::Iff,
        _ => Strength::Relation,
    }
}

fn in_brackets<O, F, P, N>(parent: Strength, part: &Form<O, F, P, N>, style: Brackets) -> bool {
    let own = strength(part);
    let relation = match part {
        Form::Not(of) => of,
        other => other,
    };
    // Behind a list such as `house 2 or 4` these would begin with another member of it.
    if matches!(relation, Form::InOrder(_) | Form::SameParity(..)) && own == Strength::Relation {
        return style == Brackets::Clear || parent == Strength::Or;
    }
    match (parent, style) {
        (Strength::Not, Brackets::Few) => own < Strength::Not,
        (Strength::Not, Brackets::Clear) => true,
        // `if` and `then` stand around their parts as brackets would.
        (Strength::If | Strength::Iff, Brackets::Few) | (Strength::If, _) => own <= Strength::Iff,
        (_, Brackets::Few) => own <= parent,
        (_, Brackets::Clear) => own < Strength::Not,
    }
}

/// How deep the parser has to nest to read the statement when it is written with few brackets.
pub(crate) fn depth<O, F, P, N>(form: &Form<O, F, P, N>) -> usize {
    depth_with(form, Brackets::Few)
}

fn depth_with<O, F, P, N>(form: &Form<O, F, P, N>, style: Brackets) -> usize {
    1 + inner_depth(form, style)
}

fn inner_depth<O, F, P, N>(form: &Form<O, F, P, N>, style: Brackets) -> usize {
    let part = |parent, part: &Form<O, F, P, N>| match in_brackets(parent, part, style) {
        true => depth_with(part, style),
        false => inner_depth(part, style),
    };
    let deepest = |of: &[Form<O, F, P, N>], parent| {
        of.iter().map(|statement| part(parent, statement)).max().unwrap_or(0)
    };
    match form {
        Form::Not(of) if has_negative(of) => 0,
        Form::Not(of) => 1 + part(Strength::Not, of),
        Form::And(of) => deepest(of, Strength::And),
        Form::Or(of) => deepest(of, Strength::Or),
        Form::Xor(of) => deepest(of, Strength::Xor),
        Form::If(of) => part(Strength::If, &of.0).max(part(Strength::If, &of.1)),
        Form::Iff(of) => part(Strength::Iff, &of.0).max(part(Strength::Iff, &of.1)),
        Form::Count(_, _, of) => {
            of.iter().map(|statement| depth_with(statement, style)).max().unwrap_or(0)
        }
        _ => 0,
    }
}

/// The statement without spans and quotes, to see whether two are the same.
pub(super) fn bones(statement: &Statement) -> Statement {
    map(statement, &mut EachName(|name: &Name| Name::new(name.text.clone(), Span::default())))
}
