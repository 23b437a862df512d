//! Places in a grid, which has rows and columns: `in the top row`, `in a left-hand drawer`, `in the row above Ann`, `due south of
//! Ann`.
//!
//! Nothing in a grid is left or right of something else without more ado, so that `to the left of` says no more than that the
//! column is one further left.

use itertools::Itertools;

use super::super::mention::Reader;
use super::super::vocabulary::Vocabulary;
use super::all_of;
use crate::model::ids::Span;
use crate::model::statement::{Comparison, Form, Side, Term};
use crate::syntax::ast::{Name, Operand, PlaceName, Statement, Which};

/// The functions of the language for the two.
const ROW: &str = "row";
const COLUMN: &str = "column";

/// Which row or column it is: the first, one in the middle, or the last.
const TOP: &[&str] = &["topmost", "top", "uppermost", "upper"];
const BOTTOM: &[&str] = &["bottommost", "bottom", "lowest", "lower"];
const LEFT: &[&str] = &["far left", "left hand", "leftmost", "left"];
const RIGHT: &[&str] = &["far right", "right hand", "rightmost", "right"];
const MIDDLE: &[&str] = &["center", "central", "centre", "middle"];

/// Relations of two places, the longer ones first: in the same row or column, and how the other one compares.
const RELATIONS: &[(&str, &[(&str, Comparison)])] = &[
    ("in the same row as", &[(ROW, Comparison::Equal)]),
    ("on the same row as", &[(ROW, Comparison::Equal)]),
    ("in the same column as", &[(COLUMN, Comparison::Equal)]),
    ("in a higher row than", &[(ROW, Comparison::Less)]),
    ("in a lower row than", &[(ROW, Comparison::Greater)]),
    ("due north of", &[(ROW, Comparison::Less), (COLUMN, Comparison::Equal)]),
    ("due south of", &[(ROW, Comparison::Greater), (COLUMN, Comparison::Equal)]),
    ("due west of", &[(COLUMN, Comparison::Less), (ROW, Comparison::Equal)]),
    ("due east of", &[(COLUMN, Comparison::Greater), (ROW, Comparison::Equal)]),
    ("north of", &[(ROW, Comparison::Less)]),
    ("south of", &[(ROW, Comparison::Greater)]),
    ("west of", &[(COLUMN, Comparison::Less)]),
    ("east of", &[(COLUMN, Comparison::Greater)]),
];

/// Relations to a neighbour: by how much the row and the column differ, or are more or less.
const STEPS: &[(&str, &str, i8)] = &[
    ("in the row above", ROW, -1),
    ("in the row below", ROW, 1),
    ("in the row directly above", ROW, -1),
    ("in the row directly below", ROW, 1),
    ("in the row immediately above", ROW, -1),
    ("in the row immediately below", ROW, 1),
    ("in the column to the left of", COLUMN, -1),
    ("in the column to the right of", COLUMN, 1),
];

/// Of two places that touch: how far their rows and columns are apart.
const NEIGHBOURS: &[(&str, u8, u8)] = &[
    ("diagonally adjacent to", 1, 1),
    ("diagonally next to", 1, 1),
    ("horizontally adjacent to", 0, 1),
    ("horizontally next to", 0, 1),
    ("vertically adjacent to", 1, 0),
    ("vertically next to", 1, 0),
];

/// The same of two that are named together.
const JOINED: &[(&str, u8, u8)] = &[
    ("are connected by a north south bridge", 1, 0),
    ("are joined by a north south bridge", 1, 0),
    ("are linked by a north south bridge", 1, 0),
    ("are connected by an east west bridge", 0, 1),
    ("are joined by an east west bridge", 0, 1),
    ("are linked by an east west bridge", 0, 1),
    ("are diagonally adjacent", 1, 1),
    ("are horizontally adjacent", 0, 1),
    ("are vertically adjacent", 1, 0),
];

/// A comparison of one function at two places.
fn compared(
    function: &str,
    a: &Operand,
    comparison: Comparison,
    b: &Operand,
    plus: u32,
) -> Statement {
    let span = a.name.span;
    let value = |of: &Operand, plus: u32| Term::Value {
        function: Name::new(function, span),
        of: of.clone(),
        plus: (plus > 0).then(|| Name::new(plus.to_string(), span)),
    };
    Form::Compare(value(a, 0), vec![(comparison, value(b, plus))])
}

/// A place `steps` further on than another one.
fn stepped(function: &str, a: &Operand, steps: i8, b: &Operand) -> Statement {
    let by = u32::from(steps.unsigned_abs());
    match steps < 0 {
        true => compared(function, b, Comparison::Equal, a, by),
        false => compared(function, a, Comparison::Equal, b, by),
    }
}

/// Of two places that touch, as [`NEIGHBOURS`] has it.
fn touching(a: &Operand, b: &Operand, rows: u8, columns: u8) -> Option<Statement> {
    let apart = |(function, steps): (&str, u8)| Form::Difference {
        function: Name::new(function, a.name.span),
        of: (a.clone(), b.clone()),
        comparison: Comparison::Equal,
        amount: Name::new(steps.to_string(), a.name.span),
    };
    let of = |function: &'static str, steps: u8| match steps {
        0 => compared(function, a, Comparison::Equal, b, 0),
        steps => apart((function, steps)),
    };
    all_of(vec![of(ROW, rows), of(COLUMN, columns)])
}

impl Reader<'_> {
    /// `in the top row`, `in a left-hand drawer`, `in the bottom right-hand corner`.
    pub(super) fn in_grid(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        let Some((rows, columns)) = self.vocabulary.grid else { return Vec::new() };
        const INSIDE: &[&str] = &["in the", "in a", "in an", "on the", "at the"];
        let Some(start) = self.any(at, INSIDE) else { return Vec::new() };
        // `in a box in the top row`
        let within = self.any(start + 1, &["in the", "on the"]);
        let within = within.filter(|_| start < self.end() && self.is_house(start));
        let start = within.unwrap_or(start);
        let is_any = self.word(start - 1) != "the";
        let span = self.span(at, start);
        let mut found = Vec::new();
        let row = self.line_at(start, TOP, BOTTOM, rows);
        let column = self.line_at(start, LEFT, RIGHT, columns);
        if let Some((end, row)) = row {
            found.extend(self.phrase(end, "row").map(|end| (end, is(ROW, a, row, span))));
            // `in a top drawer`
            let is_house = is_any && end < self.end() && self.is_house(end);
            found.extend(is_house.then(|| (end + 1, is(ROW, a, row, span))));
            if let Some((end, column)) = self.line_at(end, LEFT, RIGHT, columns) {
                let corner = self.phrase(end, "corner").or_else(|| self.phrase(end, "hand corner"));
                let house = (end < self.end() && self.is_house(end)).then_some(end + 1);
                let both = Form::And(vec![is(ROW, a, row, span), is(COLUMN, a, column, span)]);
                found.extend(corner.or(house).map(|end| (end, both)));
            }
        }
        if let Some((end, column)) = column {
            found.extend(self.phrase(end, "column").map(|end| (end, is(COLUMN, a, column, span))));
            let is_house = is_any && end < self.end() && self.is_house(end);
            found.extend(is_house.then(|| (end + 1, is(COLUMN, a, column, span))));
            // `at the left-hand end of the top row`, `in the middle of the top row`
            let of = self.any(end, &["end of the", "of the"]);
            let row = of.and_then(|of| self.line_at(of, TOP, BOTTOM, rows));
            let of_row = row.and_then(|(end, row)| Some((self.phrase(end, "row")?, row)));
            let both = |row| Form::And(vec![is(ROW, a, row, span), is(COLUMN, a, column, span)]);
            found.extend(of_row.map(|(end, row)| (end, both(row))));
        }
        if let Some(end) = self.phrase(start, "corner") {
            let house = usize::from(end < self.end() && self.is_house(end));
            let corners = [1, columns, (rows - 1) * columns + 1, rows * columns];
            let place = |number: &u32| PlaceName {
                which: Which::Label,
                name: Name::new(number.to_string(), span),
            };
            let places = corners.iter().dedup().map(place).collect();
            found.push((end + house, Form::In(a.clone(), places)));
        }
        found
    }

    /// The number of a row or column of so many, and where its word ends.
    fn line_at(
        &self,
        at: usize,
        first: &[&str],
        last: &[&str],
        count: u32,
    ) -> Option<(usize, u32)> {
        if let Some(end) = self.any(at, first) {
            return (self.word(at) != "upper" || count == 2).then_some((end, 1));
        }
        if let Some(end) = self.any(at, last) {
            return (self.word(at) != "lower" || count == 2).then_some((end, count));
        }
        let middle = self.any(at, MIDDLE).filter(|_| count % 2 == 1);
        let ordinal = super::words::ordinal(self.word(at)).filter(|nth| *nth <= count);
        middle.map(|end| (end, count / 2 + 1)).or(ordinal.map(|nth| (at + 1, nth)))
    }

    /// `due south of Ann`, `in the row above Ann`.
    pub(super) fn related_in_grid(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        if self.vocabulary.grid.is_none() {
            return Vec::new();
        }
        let mut found = Vec::new();
        let others =
            |phrase: &str| self.phrase(at, phrase).map_or(Vec::new(), |end| self.nouns(end));
        for (phrase, all) in RELATIONS {
            let of = |(function, comparison): &(&str, Comparison), b: &Operand| {
                compared(function, a, *comparison, b, 0)
            };
            for (end, b) in others(phrase) {
                let says = all_of(all.iter().map(|one| of(one, &b)).collect());
                found.extend(says.map(|says| (end, says)));
            }
        }
        for (phrase, function, steps) in STEPS {
            found.extend(
                others(phrase).into_iter().map(|(end, b)| (end, stepped(function, a, *steps, &b))),
            );
        }
        for (phrase, rows, columns) in NEIGHBOURS {
            for (end, b) in others(phrase) {
                found.extend(touching(a, &b, *rows, *columns).map(|says| (end, says)));
            }
        }
        found
    }

    /// `are connected by a north-south bridge`, `are in the same row`, behind two.
    pub(super) fn joined_in_grid(&self, at: usize, of: &[Operand]) -> Vec<(usize, Statement)> {
        let ([a, b], Some(_)) = (of, self.vocabulary.grid) else { return Vec::new() };
        let mut found = Vec::new();
        for (phrase, rows, columns) in JOINED {
            let says = self.phrase(at, phrase).zip(touching(a, b, *rows, *columns));
            found.extend(says);
        }
        for (phrase, function) in [("are in the same row", ROW), ("are in the same column", COLUMN)]
        {
            let end = self.phrase(at, phrase);
            found.extend(end.map(|end| (end, compared(function, a, Comparison::Equal, b, 0))));
        }
        let bridge = [
            ("are connected by a bridge", true),
            ("are not connected by a bridge", false),
            ("aren 't connected by a bridge", false),
        ];
        for (phrase, is_so) in bridge {
            let near = Form::NextTo(a.clone(), b.clone());
            let says = if is_so { near } else { super::not(near) };
            found.extend(self.phrase(at, phrase).map(|end| (end, says)));
        }
        found
    }
}

fn is(function: &str, a: &Operand, line: u32, span: Span) -> Statement {
    let value = Term::Value { function: Name::new(function, span), of: a.clone(), plus: None };
    Form::Compare(
        value,
        vec![(Comparison::Equal, Term::Constant(Name::new(line.to_string(), span)))],
    )
}

/// What is said of sides, in rows and columns. Where it is denied, or chosen from, `somewhere above` stays what it is.
pub(in super::super) fn in_lines(vocabulary: &Vocabulary, says: Statement) -> Statement {
    if vocabulary.grid.is_none() {
        return says;
    }
    match says {
        Form::And(all) => {
            Form::And(all.into_iter().map(|says| in_lines(vocabulary, says)).collect())
        }
        Form::Order { a, side, steps, b } => {
            of_side(&a, side, steps, &b).unwrap_or(Form::Order { a, side, steps, b })
        }
        Form::Not(inner) => match *inner {
            Form::Order { a, side, steps: Some(steps), b } => {
                let exact = of_side(&a, side, Some(steps), &b);
                super::not(exact.unwrap_or(Form::Order { a, side, steps: Some(steps), b }))
            }
            other => super::not(other),
        },
        other => other,
    }
}

fn of_side(a: &Operand, side: Side, steps: Option<u32>, b: &Operand) -> Option<Statement> {
    let (function, across, is_less) = match side {
        Side::Above => (ROW, COLUMN, true),
        Side::Below => (ROW, COLUMN, false),
        Side::Left => (COLUMN, ROW, true),
        Side::Right => (COLUMN, ROW, false),
        _ => return None,
    };
    let (first, second) = if is_less { (a, b) } else { (b, a) };
    match steps {
        None => Some(compared(function, first, Comparison::Less, second, 0)),
        Some(steps) => all_of(vec![
            compared(function, second, Comparison::Equal, first, steps),
            compared(across, a, Comparison::Equal, b, 0),
        ]),
    }
}
