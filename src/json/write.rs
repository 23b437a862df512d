//! A puzzle to the types that are written as JSON.

use super::types::{
    Also, Category, Clue, File, Kind, Label, Operand, Positions, Quantity, Question, Says, Shape,
    Version,
};
use crate::model::{self, CategoryKind, Form, Function, ItemId, Number, Place, Puzzle, Topology};
use crate::syntax::format::{Leaves, Writer, amount, constant, map};
use crate::syntax::text::is_integer;

/// The most levels of JSON for one statement; readers refuse more than 128 for good reason.
const MAX_LEVELS: usize = 100;

/// A puzzle as it is written.
pub(super) type Written = File<
    String,
    Positions<String, Label>,
    Category<String, Label>,
    Clue<String, Label, Says>,
    Question<String, Label, Operand>,
>;

/// The whole puzzle.
pub(super) fn file(puzzle: &Puzzle) -> Written {
    let mut names = Names { puzzle, writer: Writer::new(puzzle) };
    let label = |label: &Option<String>| label.clone().map(Label);
    File {
        schema: None,
        version: Version,
        title: puzzle.title.clone(),
        positions: positions(&puzzle.positions),
        categories: puzzle.categories.iter().map(|of| category(puzzle, of)).collect(),
        clues: puzzle
            .clues
            .iter()
            .map(|clue| Clue {
                label: label(&clue.label),
                wording: clue.wording.clone(),
                says: names.says(&clue.statement),
            })
            .collect(),
        questions: puzzle
            .questions
            .iter()
            .map(|question| Question {
                label: label(&question.label),
                wording: question.wording.clone(),
                category: names
                    .function(&question.category.map_or(Function::Positions, Function::Category)),
                of: names.operand(&question.of),
            })
            .collect(),
    }
}

fn positions(positions: &model::Positions) -> Positions<String, Label> {
    let numbers = positions.labels.iter().all(|label| is_integer(label));
    Positions {
        name: positions.name.clone(),
        labels: positions.labels.iter().cloned().map(Label).collect(),
        shape: match positions.topology {
            Topology::Line => Shape::Line,
            Topology::Ring => Shape::Ring,
            Topology::Unordered => Shape::Unordered,
            Topology::Grid { rows, columns } => {
                Shape::Grid { rows: rows.into(), columns: columns.into() }
            }
        },
        ordered: positions.topology == Topology::Unordered && positions.scale.is_some() && !numbers,
    }
}

fn category(puzzle: &Puzzle, category: &model::Category) -> Category<String, Label> {
    let name = |item| Label(puzzle.item(item).name.clone());
    let also = |item| Also {
        item: name(item),
        names: puzzle.item(item).also.iter().cloned().map(Label).collect(),
    };
    let has_others = |item: &ItemId| !puzzle.item(*item).also.is_empty();
    Category {
        name: category.name.clone(),
        items: category.item_ids().map(name).collect(),
        kind: match category.kind {
            CategoryKind::Bijective => Kind::Bijective,
            CategoryKind::Some => Kind::Some,
            CategoryKind::Rest => Kind::Rest,
            CategoryKind::Repeats => Kind::Repeats,
        },
        ordered: category.ordered,
        also: category.item_ids().filter(has_others).map(also).collect(),
        words: category.words.clone(),
    }
}

/// Exchanges ids for names.
struct Names<'p> {
    puzzle: &'p Puzzle,
    writer: Writer<'p>,
}

impl Names<'_> {
    fn says(&mut self, statement: &model::Statement) -> Says {
        if levels(statement) > MAX_LEVELS {
            return Says::Text(self.writer.statement(statement));
        }
        Says::Form(map(statement, self))
    }
}

/// How many levels of JSON a statement takes.
fn levels(statement: &model::Statement) -> usize {
    let most = |of: &[model::Statement]| of.iter().map(levels).max().unwrap_or(0);
    match statement {
        Form::Not(of) => 1 + levels(of),
        Form::And(of) | Form::Or(of) | Form::Xor(of) => 2 + most(of),
        Form::If(of) | Form::Iff(of) => 2 + levels(&of.0).max(levels(&of.1)),
        Form::Count(_, _, of) => 3 + most(of),
        // At most: form, links, link, term, its fields, operand.
        _ => 6,
    }
}

impl Leaves<model::Operand, Function, Place, Number> for Names<'_> {
    type Operand = Operand;
    type Function = String;
    type Place = Label;
    type Number = Quantity;

    fn operand(&mut self, operand: &model::Operand) -> Operand {
        match operand {
            model::Operand::Item(item) => {
                let name = &self.puzzle.item(*item).name;
                if self.writer.is_clear(name) {
                    return Operand::Name(Label(name.clone()));
                }
                let of = self.puzzle.category_of(*item).name.clone();
                Operand::Item { item: Label(name.clone()), of }
            }
            model::Operand::Place(place) => Operand::Place { place: self.place(place) },
        }
    }

    fn function(&mut self, function: &Function) -> String {
        match function {
            Function::Positions => self.puzzle.positions.name.clone(),
            Function::Category(id) => self.puzzle.category(*id).name.clone(),
            Function::Row => "row".to_owned(),
            Function::Column => "column".to_owned(),
        }
    }

    fn place(&mut self, place: &Place) -> Label {
        Label(self.puzzle.positions.labels[place.index()].clone())
    }

    fn constant(&mut self, function: Option<&Function>, number: &Number) -> Quantity {
        quantity(match function {
            Some(function) => constant(self.puzzle, *function, *number),
            None => number.to_string(),
        })
    }

    fn amount(&mut self, function: &Function, number: &Number) -> Quantity {
        quantity(amount(self.puzzle, *function, *number))
    }
}

/// The text as a number, if it is written exactly as JSON would write it.
fn quantity(text: String) -> Quantity {
    match text.parse::<i64>() {
        Ok(whole) if whole.to_string() == text => Quantity::Whole(whole),
        _ => Quantity::Text(text),
    }
}
