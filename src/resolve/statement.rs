//! Statements: each name looked up, each form held against the shape of the puzzle.

use compact_str::CompactString;

use super::Resolver;
use super::scale::{read, read_duration};
use crate::model::ids::Span;
use crate::model::{
    Comparison, Form, Function, Number, Operand, Place, Scale, Statement, Term, Topology,
};
use crate::syntax::ast::{self, Name, PlaceName, Which};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::text::fold;

type AstTerm = Term<ast::Operand, Name, Name>;
type ModelTerm = Term<Operand, Function, Number>;

const DIGITS: &str =
    "a number has at most 15 digits before the point and 9 behind it, such as `2` or `4.50`";

/// Part of a statement that needs the positions to have an order.
#[derive(Clone, Copy, PartialEq)]
enum Needs {
    /// Neighbours: any order will do.
    Neighbours,
    /// Numbers from 1: any order will do.
    Numbers,
    /// A first and a last by number: all but a ring have them.
    Ends,
    /// A left and a right: only a line has them.
    Line,
}

impl Resolver<'_> {
    /// A statement with ids; `None` when something in it is wrong, which is reported.
    pub(super) fn statement(
        &self,
        written: &ast::Statement,
        to: &mut Diagnostics,
    ) -> Option<Statement> {
        let span = span_of(written);
        Some(match written {
            Form::Not(of) => Form::Not(Box::new(self.statement(of, to)?)),
            Form::And(of) => Form::And(self.statements(of, to)?),
            Form::Or(of) => Form::Or(self.statements(of, to)?),
            Form::Xor(of) => Form::Xor(self.statements(of, to)?),
            Form::If(of) => Form::If(self.two(of, to)?),
            Form::Iff(of) => Form::Iff(self.two(of, to)?),
            Form::Count(count, bound, of) => Form::Count(*count, *bound, self.statements(of, to)?),
            Form::Same(a, b) => {
                let (a, b) = self.pair(a, b, to)?;
                Form::Same(a, b)
            }
            Form::Different(a, b) => {
                let (a, b) = self.pair(a, b, to)?;
                Form::Different(a, b)
            }
            Form::Compare(first, links) => self.compare(first, links, to)?,
            Form::Difference { function, of: (a, b), comparison, amount } => {
                let of = self.pair(a, b, to);
                let (function, scale) = self.ordered(function, to)?;
                self.no_order_around(function, span, to)?;
                let amount = self.amount(amount, function, &scale, to)?;
                Form::Difference { function, of: of?, comparison: *comparison, amount }
            }
            Form::In(a, places) => {
                let a = self.operand(a, to);
                let places = places.iter().map(|place| self.place(place, to)).collect::<Vec<_>>();
                Form::In(a?, places.into_iter().collect::<Option<Vec<_>>>()?)
            }
            Form::AtEnd(a) => {
                self.shape(Needs::Line, span, to)?;
                Form::AtEnd(self.operand(a, to)?)
            }
            Form::Odd(a) => {
                self.shape(Needs::Numbers, span, to)?;
                Form::Odd(self.operand(a, to)?)
            }
            Form::Even(a) => {
                self.shape(Needs::Numbers, span, to)?;
                Form::Even(self.operand(a, to)?)
            }
            Form::SameParity(a, b) => {
                self.shape(Needs::Numbers, span, to)?;
                let (a, b) = self.pair(a, b, to)?;
                Form::SameParity(a, b)
            }
            Form::NextTo(a, b) => {
                self.shape(Needs::Neighbours, span, to)?;
                let (a, b) = self.pair(a, b, to)?;
                Form::NextTo(a, b)
            }
            Form::Apart(steps, a, b) => {
                self.shape(Needs::Neighbours, span, to)?;
                let (a, b) = self.pair(a, b, to)?;
                Form::Apart(*steps, a, b)
            }
            Form::HousesBetween(steps, a, b) => {
                self.shape(Needs::Neighbours, span, to)?;
                let (a, b) = self.pair(a, b, to)?;
                Form::HousesBetween(*steps, a, b)
            }
            Form::Order { a, side, steps, b } => {
                self.shape(Needs::Line, span, to)?;
                let (a, b) = self.pair(a, b, to)?;
                Form::Order { a, side: *side, steps: *steps, b }
            }
            Form::Between(a, b, c) => {
                self.shape(Needs::Line, span, to)?;
                let [a, b, c] = self.three([a, b, c], to)?;
                Form::Between(a, b, c)
            }
            Form::DirectlyBetween(a, b, c) => {
                self.shape(Needs::Neighbours, span, to)?;
                let [a, b, c] = self.three([a, b, c], to)?;
                Form::DirectlyBetween(a, b, c)
            }
            Form::InOrder(of) => {
                self.shape(Needs::Line, span, to)?;
                Form::InOrder(self.operands(of, to)?)
            }
            Form::Than { a, function, by, more, b } => {
                let of = self.pair(a, b, to);
                let (function, scale) = self.ordered(function, to)?;
                self.no_order_around(function, span, to)?;
                let by = match by {
                    Some(by) => Some(self.amount(by, function, &scale, to)?),
                    None => None,
                };
                let (a, b) = of?;
                Form::Than { a, function, by, more: *more, b }
            }
            Form::Either(a, of) => {
                let a = self.operand(a, to);
                Form::Either(a?, self.operands(of, to)?)
            }
            Form::Neither(a, of) => {
                let a = self.operand(a, to);
                Form::Neither(a?, self.operands(of, to)?)
            }
            Form::AllDifferent(of) => Form::AllDifferent(self.operands(of, to)?),
            Form::AllSame(of) => Form::AllSame(self.operands(of, to)?),
            Form::Pairs(left, right) => {
                let left = self.operands(left, to);
                Form::Pairs(left?, self.operands(right, to)?)
            }
        })
    }

    fn statements(&self, of: &[ast::Statement], to: &mut Diagnostics) -> Option<Vec<Statement>> {
        // Collected in two steps, so that a fault in one does not hide those of the next.
        let all: Vec<_> = of.iter().map(|statement| self.statement(statement, to)).collect();
        all.into_iter().collect()
    }

    fn two(
        &self,
        of: &(ast::Statement, ast::Statement),
        to: &mut Diagnostics,
    ) -> Option<Box<(Statement, Statement)>> {
        let (first, second) = (self.statement(&of.0, to), self.statement(&of.1, to));
        Some(Box::new((first?, second?)))
    }

    fn operands(&self, of: &[ast::Operand], to: &mut Diagnostics) -> Option<Vec<Operand>> {
        let all: Vec<_> = of.iter().map(|operand| self.operand(operand, to)).collect();
        all.into_iter().collect()
    }

    fn pair(
        &self,
        a: &ast::Operand,
        b: &ast::Operand,
        to: &mut Diagnostics,
    ) -> Option<(Operand, Operand)> {
        let (a, b) = (self.operand(a, to), self.operand(b, to));
        Some((a?, b?))
    }

    fn three(&self, of: [&ast::Operand; 3], to: &mut Diagnostics) -> Option<[Operand; 3]> {
        let [a, b, c] = of.map(|operand| self.operand(operand, to));
        Some([a?, b?, c?])
    }

    /// Whether the positions have what a form needs.
    fn shape(&self, needs: Needs, span: Span, to: &mut Diagnostics) -> Option<()> {
        let positions = &self.puzzle.positions;
        let (word, size) = (&positions.name, positions.len());
        let diagnostic = match (positions.topology, needs) {
            (Topology::Unordered, _) => {
                Diagnostic::no_order(span, size, word)
            }
            (Topology::Ring, Needs::Line | Needs::Ends) => {
                Diagnostic::error(Code::RingOrder, span, "a ring has no left or right and no ends")
                    .help("in a ring say `next to`, `2 apart from`, `directly between` or name the position")
            }
            (Topology::Grid { .. }, Needs::Line) => {
                Diagnostic::error(Code::GridOrder, span, "a grid has no single left or right and no ends")
                    .help("compare `row(a)` and `column(a)`, such as `row(a) = row(b) and column(a) < column(b)`")
            }
            _ => return Some(()),
        };
        to.push(diagnostic);
        None
    }

    /// Positions in a ring have numbers, but none is before another.
    fn no_order_around(&self, function: Function, span: Span, to: &mut Diagnostics) -> Option<()> {
        if function == Function::Positions && self.puzzle.positions.topology == Topology::Ring {
            return self.shape(Needs::Line, span, to);
        }
        Some(())
    }

    fn place(&self, place: &PlaceName, to: &mut Diagnostics) -> Option<Place> {
        let last = self.puzzle.positions.len() - 1;
        let span = place.name.span;
        match place.which {
            Which::Label => match self.place_label(&place.name.text, span, to)? {
                Operand::Place(place) => Some(place),
                Operand::Item(_) => None,
            },
            Which::First | Which::Last => {
                self.shape(Needs::Ends, span, to)?;
                Some(Place::from_index(if place.which == Which::First { 0 } else { last }))
            }
            Which::Middle => {
                self.shape(Needs::Ends, span, to)?;
                if last % 2 == 1 {
                    let message = format!("there is no middle one of {} positions", last + 1);
                    let name = |at| self.puzzle.place_name(Place::from_index(at));
                    to.push(Diagnostic::error(Code::NoMiddle, span, message).help(format!(
                        "`{}` and `{}` are in the middle: name one or both",
                        name(last / 2),
                        name(last / 2 + 1)
                    )));
                    return None;
                }
                Some(Place::from_index(last / 2))
            }
        }
    }

    /// A function and its values.
    fn ordered(&self, name: &Name, to: &mut Diagnostics) -> Option<(Function, Scale)> {
        let function = self.function(name, to)?;
        let positions = &self.puzzle.positions;
        let scale = match function {
            Function::Positions => positions.scale.clone(),
            Function::Category(id) => self.puzzle.category(id).scale.clone(),
            Function::Row | Function::Column => {
                Some(Scale { values: self.puzzle.values(function), clock: false })
            }
        };
        if scale.is_none() {
            let rest = matches!(function, Function::Category(id)
                if self.puzzle.category(id).kind == crate::model::CategoryKind::Rest);
            let message = format!("`{}` has no order, so its values cannot be compared", name.text);
            let readings = self.labels(function).into_iter().map(read);
            let numbers = readings.clone().any(|reading| reading.is_some());
            let times = readings.clone().all(|of| of.is_some_and(|of| of.clock));
            let help = if rest {
                "a category with unnamed items (`...`) has no order"
            } else if function == Function::Positions {
                "declare the positions without `(unordered)` if they stand in a row"
            } else if times {
                "nobody knows which of its times comes first: list them in order, or write `11:00am` and `1:00pm`"
            } else if numbers {
                "its items are not all numbers of one unit, such as `$4` and `$5`; add `(ordered)` behind them if they are listed in order"
            } else {
                "add `(ordered)` behind its items if they are listed in order"
            };
            to.push(Diagnostic::error(Code::UnorderedCategory, name.span, message).help(help));
        }
        Some((function, scale?))
    }

    fn compare(
        &self,
        first: &AstTerm,
        links: &[(Comparison, AstTerm)],
        to: &mut Diagnostics,
    ) -> Option<Statement> {
        let terms = || std::iter::once(first).chain(links.iter().map(|(_, term)| term));
        let named = terms().find_map(|term| match term {
            Term::Value { function, .. } => Some(function),
            Term::Constant(_) => None,
        });
        // The parser lets no comparison of two constants through.
        let (function, scale) = self.ordered(named?, to)?;
        let equal = |c: &Comparison| matches!(c, Comparison::Equal | Comparison::NotEqual);
        let plus = terms().any(|term| matches!(term, Term::Value { plus: Some(_), .. }));
        if plus || !links.iter().all(|(c, _)| equal(c)) {
            let span = terms().map(span_of_term).reduce(Span::to).unwrap_or_default();
            self.no_order_around(function, span, to)?;
        }
        let resolved: Vec<_> = terms().map(|term| self.term(term, function, &scale, to)).collect();
        let mut resolved = resolved.into_iter().collect::<Option<Vec<_>>>()?.into_iter();
        let first = resolved.next()?;
        let links = links.iter().map(|(comparison, _)| *comparison).zip(resolved).collect();
        Some(Form::Compare(first, links))
    }

    fn term(
        &self,
        term: &AstTerm,
        shared: Function,
        scale: &Scale,
        to: &mut Diagnostics,
    ) -> Option<ModelTerm> {
        match term {
            Term::Value { function, of, plus } => {
                let operand = self.operand(of, to);
                let found = self.function(function, to)?;
                if found != shared {
                    let message =
                        format!("`{}` is another category than the first one", function.text);
                    to.push(
                        Diagnostic::error(Code::MixedCategories, function.span, message)
                            .help("all values of a comparison are of one category"),
                    );
                    return None;
                }
                let plus = match plus {
                    Some(plus) => Some(self.amount(plus, shared, scale, to)?),
                    None => None,
                };
                let plus = plus.filter(|amount| !amount.is_zero());
                Some(Term::Value { function: found, of: operand?, plus })
            }
            Term::Constant(name) => self.constant(name, shared, scale, to).map(Term::Constant),
        }
    }

    fn function_name(&self, function: Function) -> &str {
        match function {
            Function::Positions => &self.puzzle.positions.name,
            Function::Category(id) => &self.puzzle.category(id).name,
            Function::Row => "row",
            Function::Column => "column",
        }
    }

    /// The labels of a function's values.
    fn labels(&self, function: Function) -> Vec<&str> {
        match function {
            Function::Positions => {
                self.puzzle.positions.labels.iter().map(String::as_str).collect()
            }
            Function::Category(id) => {
                let items = self.puzzle.category(id).item_ids();
                items.map(|item| self.puzzle.item(item).name.as_str()).collect()
            }
            Function::Row | Function::Column => Vec::new(),
        }
    }

    /// A value to compare with: a label of the category, or a number in its unit.
    fn constant(
        &self,
        name: &Name,
        function: Function,
        scale: &Scale,
        to: &mut Diagnostics,
    ) -> Option<Number> {
        let labels = self.labels(function);
        let wanted = fold(&name.text);
        if let Some(at) = labels.iter().position(|label| fold(label) == wanted) {
            return Some(scale.values[at]);
        }
        let reading = read(&name.text).filter(|reading| {
            reading.clock == scale.clock && self.unit_fits(&reading.unit, &labels)
        });
        if reading.is_none() {
            let message = format!("`{}` is no value to compare with", name.text);
            let word = self.function_name(function);
            let help = match labels[..] {
                _ if !self.names.operands(&name.text).is_empty() => {
                    format!("`{0}` is an item: its {word} is `{word}({0})`", name.text)
                }
                [first, .., last] if scale.clock => {
                    format!(
                        "a time of day is written with its minutes, such as `{first}` or `{last}`"
                    )
                }
                _ if name.text.bytes().filter(u8::is_ascii_digit).count() > 15 => DIGITS.to_owned(),
                [first, .., last] => format!("a value is written like `{first}` or `{last}`"),
                _ => "a whole number is expected here".to_owned(),
            };
            to.push(Diagnostic::error(Code::MalformedNumber, name.span, message).help(help));
        }
        // `1:30` of `11:00, 12:00, 1:00, 2:00` is behind noon as well.
        let noon = Number::from(12 * 60);
        let is_later = |label: &str, value: Number| read(label).is_some_and(|of| of.value < value);
        let passes_noon = scale.clock
            && labels.iter().zip(&scale.values).any(|(label, value)| is_later(label, *value));
        let first = scale.values.iter().min().copied();
        let wraps = |value: Number| {
            let has_half = wanted.ends_with('m') || wanted.contains("noon");
            passes_noon && !has_half && value < noon && first.is_some_and(|first| value < first)
        };
        reading.map(|of| if wraps(of.value) { of.value + noon } else { of.value })
    }

    fn unit_fits(&self, unit: &CompactString, labels: &[&str]) -> bool {
        let of_labels = labels.first().and_then(|label| read(label)).map(|reading| reading.unit);
        unit.is_empty() || of_labels.as_ref() == Some(unit)
    }

    /// An amount that is added or compared with a distance.
    fn amount(
        &self,
        name: &Name,
        function: Function,
        scale: &Scale,
        to: &mut Diagnostics,
    ) -> Option<Number> {
        if scale.clock {
            let duration = read_duration(&name.text);
            if duration.is_none() {
                let message = format!("`{}` is no length of time", name.text);
                to.push(
                    Diagnostic::error(Code::MalformedNumber, name.span, message)
                        .help("write `1:30`, `2 hours` or `45 minutes`"),
                );
            }
            return duration;
        }
        let labels = self.labels(function);
        let reading = read(&name.text).filter(|reading| !reading.clock);
        let Some(reading) = reading else {
            let message = format!("`{}` is no number", name.text);
            let help = if name.text.contains(|c: char| c.is_ascii_digit()) {
                DIGITS
            } else {
                "write it in digits, such as `2` or `4.50`"
            };
            to.push(Diagnostic::error(Code::MalformedNumber, name.span, message).help(help));
            return None;
        };
        if !self.unit_fits(&reading.unit, &labels) {
            let message = format!("`{}` is in another unit than the values", name.text);
            let example = labels.first().copied().unwrap_or("2");
            to.push(
                Diagnostic::error(Code::MalformedNumber, name.span, message)
                    .help(format!("write it like `{example}`, or without a unit")),
            );
            return None;
        }
        Some(reading.value)
    }
}

/// Where a statement stands: from its first name to its last.
pub(super) fn span_of(statement: &ast::Statement) -> Span {
    let many = |of: &[ast::Statement]| of.iter().map(span_of).reduce(Span::to).unwrap_or_default();
    let all = |of: &[ast::Operand]| {
        of.iter().map(ast::Operand::span).reduce(Span::to).unwrap_or_default()
    };
    match statement {
        Form::Not(of) => span_of(of),
        Form::And(of) | Form::Or(of) | Form::Xor(of) | Form::Count(_, _, of) => many(of),
        Form::If(of) | Form::Iff(of) => span_of(&of.0).to(span_of(&of.1)),
        Form::Compare(first, links) => {
            links.iter().map(|(_, term)| span_of_term(term)).fold(span_of_term(first), Span::to)
        }
        Form::Difference { function, amount, .. } => function.span.to(amount.span),
        Form::In(a, places) => places.iter().map(|place| place.name.span).fold(a.span(), Span::to),
        Form::AtEnd(a) | Form::Odd(a) | Form::Even(a) => a.span(),
        Form::Same(a, b)
        | Form::Different(a, b)
        | Form::SameParity(a, b)
        | Form::NextTo(a, b)
        | Form::Apart(_, a, b)
        | Form::HousesBetween(_, a, b)
        | Form::Order { a, b, .. }
        | Form::Than { a, b, .. } => a.span().to(b.span()),
        Form::Between(a, b, c) | Form::DirectlyBetween(a, b, c) => {
            a.span().to(b.span()).to(c.span())
        }
        Form::Either(a, of) | Form::Neither(a, of) => a.span().to(all(of)),
        Form::InOrder(of) | Form::AllDifferent(of) | Form::AllSame(of) => all(of),
        Form::Pairs(left, right) => all(left).to(all(right)),
    }
}

fn span_of_term(term: &AstTerm) -> Span {
    match term {
        Term::Value { function, of, plus } => {
            let end = plus.as_ref().map_or(of.span(), |plus| plus.span);
            function.span.to(of.span()).to(end)
        }
        Term::Constant(name) => name.span,
    }
}
