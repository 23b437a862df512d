//! Writes the CNF of a puzzle for any SAT solver, with the meaning of every variable.
//!
//! The clauses are made twice, once to be counted for the header and once to be written, so that
//! the formula is never held in memory.

use std::io::{self, Write};

use encodings::dimacs::DimacsWriter;
use encodings::{Cnf, Lit, Sink, Size, Var};

use crate::compile::{self, Known, Layout, Options, Origin, Sections, Target};
use crate::model::{ClueId, ItemId, Place, Puzzle, Solution};
use crate::presolve::Presolved;
use crate::syntax::format;

/// A puzzle and how its formula is made.
#[derive(Clone, Copy)]
pub struct Formula<'p> {
    /// The puzzle.
    pub puzzle: &'p Puzzle,
    /// How it is compiled.
    pub options: &'p Options,
    /// What follows without search, if that is to be said outright and only the rest encoded.
    pub presolved: Option<&'p Presolved>,
}

impl Formula<'_> {
    /// The size of the formula.
    pub fn size(&self) -> Size {
        let mut size = Sections::new(self.grid(), Layout::new(self.puzzle).variables());
        self.compile(&mut size);
        size.sink
    }

    /// The formula itself.
    pub fn collect(&self) -> Cnf {
        let mut cnf = Cnf::with_vars(Layout::new(self.puzzle).variables());
        self.compile(&mut cnf);
        cnf
    }

    /// The grid's variables, no clauses yet.
    fn grid(&self) -> Size {
        Size::with_vars(Layout::new(self.puzzle).variables())
    }

    fn compile(&self, target: &mut dyn Target) {
        match self.presolved {
            None => compile::compile(self.puzzle, self.options, target),
            Some(Ok(known)) => {
                compile::compile_open(self.puzzle, self.options, known, target);
                known.restate(self.puzzle, target);
            }
            Some(Err(_)) => {
                target.begin(Origin::Known);
                let some = Layout::new(self.puzzle).literal(ItemId(0), Place(0));
                target.add_clause(&[some]);
                target.add_clause(&[!some]);
            }
        }
    }
}

/// The clause that every solution but this one keeps: not all of its cells at once.
pub fn against(puzzle: &Puzzle, solution: &Solution) -> Vec<Lit> {
    let cells = Known::nothing(puzzle).true_literals(puzzle, solution);
    cells.into_iter().map(|literal| !literal).collect()
}

/// Writes the formula to `output`; gives its size.
///
/// # Errors
/// When `output` cannot be written.
pub fn write(formula: &Formula<'_>, output: impl Write) -> io::Result<Size> {
    write_with(formula, None, output)
}

/// Writes to `output` the formula of all solutions but one: the clause [`against`] it is the last.
///
/// # Errors
/// When `output` cannot be written.
pub fn write_others(
    formula: &Formula<'_>,
    solution: &Solution,
    output: impl Write,
) -> io::Result<Size> {
    write_with(formula, Some(&against(formula.puzzle, solution)), output)
}

fn write_with(formula: &Formula<'_>, last: Option<&[Lit]>, output: impl Write) -> io::Result<Size> {
    let Formula { puzzle, options, .. } = *formula;
    let layout = Layout::new(puzzle);
    let mut counted = Sections::new(formula.grid(), layout.variables());
    formula.compile(&mut counted);
    let mut size = counted.sink;
    last.iter().for_each(|clause| size.add_clause(clause));

    let mut writer = DimacsWriter::new(output, layout.variables());
    preamble(puzzle, options, &layout, &counted, &mut writer);
    writer.header(size.variables, size.clauses);
    let text = format::Writer::new(puzzle);
    let mut commented = Commented { puzzle, writer, text, section: None };
    formula.compile(&mut commented);
    if let Some(clause) = last {
        commented.writer.comment("against the solution: not all of its cells at once");
        commented.writer.add_clause(clause);
    }
    commented.writer.finish()?;
    Ok(size)
}

fn preamble<W: Write>(
    puzzle: &Puzzle,
    options: &Options,
    layout: &Layout,
    counted: &Sections<Size>,
    writer: &mut DimacsWriter<W>,
) {
    writer.comment(&format!("zebra-sat {}", env!("CARGO_PKG_VERSION")));
    writer.comment(&format!("puzzle: {}", puzzle.title.as_deref().unwrap_or("untitled")));
    writer.comment(&format!(
        "exactly-one {}, all-different {}, cardinality {}, relations {}",
        options.exactly_one.name(),
        options.all_different.name(),
        options.cardinality.name(),
        options.relations.name()
    ));
    for (id, item) in puzzle.items.iter().enumerate() {
        let category = &puzzle.category(item.category).name;
        for place in puzzle.places() {
            let number = id * puzzle.positions.len() + place.index() + 1;
            let place = puzzle.place_name(place);
            writer.comment(&format!("var {number} = {category} {} @ {place}", item.name));
        }
    }
    for var in layout.variables() as u64..counted.sink.variables {
        let purpose = match counted.origin_of_var(var) {
            Some(Origin::Rule(rule)) => format!("rule: {}", rule.describe(puzzle)),
            Some(Origin::Clue(clue) | Origin::Definition(clue)) => {
                format!("clue {}", puzzle.clue_label(clue))
            }
            Some(Origin::Known) | None => "nothing".to_owned(),
        };
        writer.comment(&format!("var {} = auxiliary, {purpose}", var + 1));
    }
    let shown: Vec<String> = (1..=layout.variables()).map(|n| n.to_string()).collect();
    writer.comment(&format!("p show {} 0", shown.join(" ")));
}

/// What the comments above the clauses of a section name.
#[derive(Clone, Copy, PartialEq)]
enum Heading {
    Rule(compile::Rule),
    Clue(ClueId),
    Known,
}

/// Puts a comment above the clauses of each rule and clue.
struct Commented<'p, W: Write> {
    puzzle: &'p Puzzle,
    writer: DimacsWriter<W>,
    text: format::Writer<'p>,
    section: Option<Heading>,
}

impl<W: Write> Sink for Commented<'_, W> {
    fn new_var(&mut self) -> Var {
        self.writer.new_var()
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.writer.add_clause(clause);
    }
}

impl<W: Write> Target for Commented<'_, W> {
    fn begin(&mut self, origin: Origin) {
        let heading = match origin {
            Origin::Rule(rule) => Heading::Rule(rule),
            Origin::Clue(clue) | Origin::Definition(clue) => Heading::Clue(clue),
            Origin::Known => Heading::Known,
        };
        if self.section == Some(heading) {
            return;
        }
        self.section = Some(heading);
        let text = match heading {
            Heading::Known => "found without search".to_owned(),
            Heading::Rule(rule) => format!("rule: {}", rule.describe(self.puzzle)),
            Heading::Clue(id) => {
                let clue = self.puzzle.clue(id);
                let label = self.puzzle.clue_label(id);
                format!("clue {label}: {}", self.text.statement(&clue.statement))
            }
        };
        self.writer.comment(&text);
    }
}
