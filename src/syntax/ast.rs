//! The syntax tree of a puzzle file: names as written, each with its place, comments kept.

use compact_str::CompactString;

use crate::model::ids::Span;
use crate::model::statement::Form;

/// A clue or part of one, as written.
pub type Statement = Form<Operand, Name, PlaceName, Name>;

/// A name, number or quoted text as written, escapes resolved.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Name {
    /// The text, white space folded unless it was quoted.
    pub text: CompactString,
    /// Where it stands.
    pub span: Span,
    /// Whether it was written in quotes.
    pub quoted: bool,
}

/// An item or a position: `dog`, `pet:dog`, `house 3`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Operand {
    /// The category or position word before the colon.
    pub category: Option<Box<Name>>,
    /// The item, or the words of a position.
    pub name: Name,
}

/// A position after `in`, `at` or `on`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PlaceName {
    /// Which.
    pub which: Which,
    /// The label, or the word.
    pub name: Name,
}

/// How a position is named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Which {
    /// By its label.
    Label,
    /// `first`
    First,
    /// `last`
    Last,
    /// `middle`
    Middle,
}

/// A whole file, line by line.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Document {
    /// The lines that mean something, with the comments and gaps before them.
    pub lines: Vec<Line>,
    /// The comments after the last line.
    pub trailing: Vec<Trivia>,
}

/// A line (with its continuations) and what stands before and behind it.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Comments and blank lines before it.
    pub leading: Vec<Trivia>,
    /// What it says.
    pub kind: LineKind,
    /// Where it stands, without the comment.
    pub span: Span,
    /// The comment behind it.
    pub comment: Option<Box<str>>,
}

/// A comment line or a gap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trivia {
    /// One or more blank lines.
    Blank,
    /// A comment, from `#` on.
    Comment(Box<str>),
}

/// What a line says.
#[derive(Clone, PartialEq, Debug)]
pub enum LineKind {
    /// `title: …`
    Title(Name),
    /// `houses: …`, `positions day: …`
    Positions(Positions),
    /// `colour: red, green`
    Category(Category),
    /// `clues:`
    Clues,
    /// A clue.
    Clue(Clue),
    /// `questions:`
    Questions,
    /// A question.
    Question(Question),
}

/// A positions line.
#[derive(Clone, PartialEq, Debug)]
pub struct Positions {
    /// The key, `houses` or the name after `positions`.
    pub name: Name,
    /// What one position is called: `house` for `houses`.
    pub word: CompactString,
    /// The labels.
    pub labels: Labels,
    /// The shape.
    pub shape: Shape,
    /// What stands at its ends, as a printed text tells it; no file does.
    pub landmarks: Vec<Landmark>,
}

/// What stands at an end of a row: `lock` of `mooring 1 is nearest the lock`.
#[derive(Clone, PartialEq, Debug)]
pub struct Landmark {
    /// Its words in small letters, without an article.
    pub name: CompactString,
    /// Whether it stands at the first of the positions, and not at the last.
    pub is_first: bool,
}

/// The labels of a positions line.
#[derive(Clone, PartialEq, Debug)]
pub enum Labels {
    /// `5`, that is 1 to 5.
    Number(u32, Span),
    /// `3 x 4`, rows and columns.
    Grid(u32, u32, Span),
    /// A list.
    List(Vec<Entry>),
}

/// The shape of a positions line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// As the labels say: a line or a grid.
    Plain,
    /// `in a ring`
    Ring,
    /// `(unordered)`
    Unordered,
}

/// A category line.
#[derive(Clone, PartialEq, Debug)]
pub struct Category {
    /// The category's name.
    pub name: Name,
    /// Its items.
    pub entries: Vec<Entry>,
    /// Its flags, in the order of the file.
    pub flags: Vec<(Flag, Span)>,
    /// Other names of its items, which English clues may use: the item, then what it is also called.
    pub also: Vec<(Name, Vec<Name>)>,
    /// The words that English clues use of it: `drinks`, `sips`.
    pub words: Vec<Name>,
}

/// One entry of a list of items.
#[derive(Clone, PartialEq, Debug)]
pub enum Entry {
    /// An item.
    Item(Name),
    /// `1990..1994`: from and to, with what stands before and behind the numbers.
    Range {
        /// What stands before each number: `$`.
        prefix: CompactString,
        /// The first number.
        from: i64,
        /// The last number.
        to: i64,
        /// What stands behind each number.
        suffix: CompactString,
        /// Where it stands.
        span: Span,
    },
    /// `...`: unnamed others.
    Rest(Span),
}

/// A flag of a category line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flag {
    /// `(some)`
    Some,
    /// `(repeats)`
    Repeats,
    /// `(ordered)`
    Ordered,
}

impl Flag {
    /// Every flag with its word.
    pub const ALL: &[(&'static str, Flag)] =
        &[("some", Flag::Some), ("repeats", Flag::Repeats), ("ordered", Flag::Ordered)];

    /// As it is written between brackets.
    pub fn word(self) -> &'static str {
        Flag::ALL.iter().find(|(_, flag)| *flag == self).map_or("", |(word, _)| word)
    }
}

/// A clue line.
#[derive(Clone, PartialEq, Debug)]
pub struct Clue {
    /// The label, without its dot.
    pub label: Option<Box<Name>>,
    /// The statement; absent when it could not be read, or is English that has not been read.
    pub statement: Option<Statement>,
    /// The wording.
    pub wording: Option<Box<Name>>,
    /// The sentence of a clue in English, with its full stop.
    pub english: Option<Box<Name>>,
    /// Whether the sentence stands in front of the numbered clues of a printed text, so that it may only introduce them.
    pub introduces: bool,
}

impl Clue {
    /// A clue that is no English.
    pub fn formal(
        label: Option<Box<Name>>,
        statement: Option<Statement>,
        wording: Option<Box<Name>>,
    ) -> Clue {
        Clue { label, statement, wording, english: None, introduces: false }
    }
}

/// A question line.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// The label, without its dot.
    pub label: Option<Box<Name>>,
    /// The category or position word that is asked for.
    pub category: Name,
    /// At whose position.
    pub of: Operand,
    /// The wording.
    pub wording: Option<Box<Name>>,
}

impl Name {
    /// A bare name.
    pub fn new(text: impl Into<CompactString>, span: Span) -> Name {
        Name { text: text.into(), span, quoted: false }
    }
}

impl Operand {
    /// Where it stands, its category included.
    pub fn span(&self) -> Span {
        self.category.as_ref().map_or(self.name.span, |category| category.span.to(self.name.span))
    }
}
