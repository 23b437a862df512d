//! What is wrong with a puzzle file: owned data, many at once, rendered elsewhere.

use crate::model::ids::Span;

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $variant:ident = $name:literal,)*) => {
        /// The stable code of a diagnostic; docs/language.md or docs/answers.md has an example of each.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Code { $($(#[doc = $doc])+ $variant,)* }

        impl Code {
            /// Every code, in the order of the documentation.
            pub const ALL: &[Code] = &[$(Code::$variant,)*];

            /// As it is printed: `unknown-name`.
            pub fn name(self) -> &'static str {
                match self { $(Code::$variant => $name,)* }
            }

            /// One sentence that says what it means.
            pub fn summary(self) -> &'static str {
                match self { $(Code::$variant => concat!($($doc),+).trim_ascii(),)* }
            }
        }
    };
}

codes! {
    /// The file cannot be read.
    UnreadableFile = "unreadable-file",
    /// The file is not UTF-8 text.
    NotUtf8 = "not-utf8",
    /// The file, or what it declares, is larger than the limits.
    TooLarge = "too-large",
    /// A control character stands in the text.
    ControlCharacter = "control-character",
    /// A quoted string does not end on its line.
    UnclosedQuote = "unclosed-quote",
    /// A backslash in a quoted string starts no known escape.
    BadEscape = "bad-escape",
    /// A bracket is not closed, or closes nothing.
    UnbalancedBracket = "unbalanced-bracket",
    /// Statements are nested too deep.
    TooDeep = "too-deep",
    /// The line is no header line, or stands where none may.
    BadHeader = "bad-header",
    /// A reserved header line is given twice.
    DuplicateHeader = "duplicate-header",
    /// A name between two commas is missing.
    EmptyName = "empty-name",
    /// A word in brackets after the items is no known flag, or does not go with another one.
    BadFlag = "bad-flag",
    /// A range is not of two whole numbers, first the smaller one.
    BadRange = "bad-range",
    /// Something else is expected at this place of a clue or question.
    Syntax = "syntax",
    /// Words of an English clue are not understood.
    EnglishWords = "english-words",
    /// All words of an English clue are known, but together they make no sentence that is understood.
    EnglishGrammar = "english-grammar",
    /// An English clue can be read in two ways.
    EnglishAmbiguous = "english-ambiguous",
    /// An English clue is understood, but no clue can say it.
    EnglishUnsupported = "english-unsupported",
    /// An English clue mentions something unknown and is left out, as `--ignore-unknown` asks for.
    SkippedSentence = "skipped-sentence",
    /// A printed text does not say how many positions or which items there are, or more than is understood.
    EnglishText = "english-text",
    /// A sentence in front of the clues, or a question, is passed over.
    PassedOver = "passed-over",
    /// A printed text lists no items, so they are collected from its clues.
    AssumedItems = "assumed-items",
    /// What some words of English clues do is learned from how the clues use them.
    LearnedWords = "learned-words",
    /// An English clue is understood in part, and the answer does not need the rest.
    ReadInPart = "read-in-part",
    /// An English clue with unknown words is taken for the only one of its possible meanings that leaves a single answer.
    WeighedClue = "weighed-clue",
    /// A number cannot be read, or has too many digits.
    MalformedNumber = "malformed-number",
    /// The puzzle has no positions or no categories.
    EmptyPuzzle = "empty-puzzle",
    /// Two categories, or a category and the positions, have one name.
    DuplicateCategory = "duplicate-category",
    /// Two items of a category, or two positions, have one name.
    DuplicateItem = "duplicate-item",
    /// A category has too few or too many items for the positions.
    WrongItemCount = "wrong-item-count",
    /// No item, position or category has this name.
    UnknownName = "unknown-name",
    /// A name stands for several things; say which.
    AmbiguousName = "ambiguous-name",
    /// There is no such position.
    PositionOutOfRange = "position-out-of-range",
    /// The category has no order, so its values cannot be compared.
    UnorderedCategory = "unordered-category",
    /// The positions have no order, so nothing is left of or next to anything.
    NoOrder = "no-order",
    /// Places in a ring have neighbours, but no left or right and no ends.
    RingOrder = "ring-order",
    /// Places in a grid have rows and columns, but no single left or right and no ends.
    GridOrder = "grid-order",
    /// There is no middle position.
    NoMiddle = "no-middle",
    /// Values of two different categories are compared.
    MixedCategories = "mixed-categories",
    /// Two items of one category are said to be the same.
    SameCategory = "same-category",
    /// The clue can never hold, whatever the other clues say.
    NeverHolds = "never-holds",
    /// The clue always holds, so it says nothing.
    AlwaysHolds = "always-holds",
    /// The clue says the same as an earlier one.
    DuplicateClue = "duplicate-clue",
    /// Two clues have one label.
    DuplicateLabel = "duplicate-label",
    /// The question asks for what it already names, or of an item that may be nowhere.
    OddQuestion = "odd-question",
    /// The JSON text is not JSON, or not of the puzzle's schema.
    BadJson = "bad-json",
    /// The Prolog text is not `features([...]). rules([...]).`.
    BadProlog = "bad-prolog",
    /// The text is no answer to the puzzle in any of the forms that are read, or a part is missing.
    BadAnswer = "bad-answer",
    /// An answer says two things that exclude each other of one cell or pair.
    SaidTwice = "said-twice",
}

impl Code {
    /// Those that no puzzle has, only an answer to one; docs/answers.md has their examples.
    pub const OF_ANSWERS: &[Code] = &[Code::BadAnswer, Code::SaidTwice];
}

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The puzzle cannot be used.
    Error,
    /// The puzzle can be used, but something is probably not meant.
    Warning,
}

/// One thing that is wrong, where, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Its stable code.
    pub code: Code,
    /// What is wrong, in one sentence without a full stop.
    pub message: String,
    /// Where; empty for a fault of the whole file.
    pub span: Span,
    /// What to say at the place; often nothing.
    pub label: String,
    /// Other places that belong to it.
    pub related: Vec<(Span, String)>,
    /// What to do, each in one sentence.
    pub help: Vec<String>,
}

impl Diagnostic {
    /// An error at a place.
    pub fn error(code: Code, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            code,
            message: short(message.into()),
            span,
            label: String::new(),
            related: Vec::new(),
            help: Vec::new(),
        }
    }

    /// An error that a clue puts in order what stands in none: so many positions that are called by a word.
    pub fn no_order(span: Span, size: usize, word: &str) -> Diagnostic {
        let help = format!(
            "if they stand in a row, declare them so: `houses: {size}`, or `positions {word}: …` without `(unordered)`"
        );
        Diagnostic::error(Code::NoOrder, span, "the positions have no order here").help(help)
    }

    /// A warning at a place.
    pub fn warning(code: Code, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(code, span, message) }
    }

    /// With words at the place itself.
    pub fn label(mut self, label: impl Into<String>) -> Diagnostic {
        self.label = short(label.into());
        self
    }

    /// With another place that belongs to it.
    pub fn related(mut self, span: Span, label: impl Into<String>) -> Diagnostic {
        self.related.push((span, short(label.into())));
        self
    }

    /// With advice.
    pub fn help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help.push(short(help.into()));
        self
    }
}

/// The text with long names in it cut in the middle: a line of ten megabytes may be one name.
fn short(text: String) -> String {
    const MOST: usize = 1_000;
    const NAME: usize = 60;
    if text.len() <= 2 * NAME {
        return text;
    }
    let parts: Vec<String> = text
        .split('`')
        .enumerate()
        .map(|(at, part)| {
            let count = part.chars().count();
            if at % 2 == 0 || count <= NAME {
                return part.to_owned();
            }
            let start = part.chars().take(NAME / 2);
            let end = part.chars().skip(count - NAME / 4);
            start.chain(std::iter::once('…')).chain(end).collect()
        })
        .collect();
    let mut out = parts.join("`");
    if let Some((at, _)) = out.char_indices().nth(MOST) {
        out.truncate(at);
        out.push('…');
    }
    out
}

/// The most diagnostics of one file that are kept: more help nobody, and a hostile file could
/// otherwise make millions.
pub const MAX_KEPT: usize = 200;

/// The diagnostics of one file, the first [`MAX_KEPT`] errors and as many warnings.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Diagnostics {
    kept: Vec<Diagnostic>,
    errors: usize,
    warnings: usize,
}

impl Diagnostics {
    /// Adds one.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        let count = match diagnostic.severity {
            Severity::Error => &mut self.errors,
            Severity::Warning => &mut self.warnings,
        };
        *count += 1;
        if *count <= MAX_KEPT {
            self.kept.push(diagnostic);
        }
    }

    /// Those kept, in the order of the file.
    pub fn sorted(&self) -> Vec<&Diagnostic> {
        let mut all: Vec<_> = self.kept.iter().collect();
        all.sort_by_key(|d| (d.span.start, d.severity));
        all
    }

    /// Whether a kept error lies within a span; those that leave nothing unread do not count.
    pub fn left_unread(&self, span: Span) -> bool {
        let within = |d: &&Diagnostic| span.start <= d.span.start && d.span.end <= span.end;
        let unread =
            |d: &Diagnostic| d.severity == Severity::Error && d.code != Code::DuplicateHeader;
        self.kept.iter().filter(within).any(unread)
    }

    /// How many errors there were, kept or not.
    pub fn errors(&self) -> usize {
        self.errors
    }

    /// How many warnings there were, kept or not.
    pub fn warnings(&self) -> usize {
        self.warnings
    }

    /// Those of one code alone.
    pub fn of(&self, code: Code) -> Diagnostics {
        let mut those = Diagnostics::default();
        those.extend(self.kept.iter().filter(|d| d.code == code).cloned());
        those
    }

    /// Whether further errors are only counted.
    pub fn is_full(&self) -> bool {
        self.errors >= MAX_KEPT
    }

    /// Whether there was no error.
    pub fn is_ok(&self) -> bool {
        self.errors == 0
    }
}

impl Extend<Diagnostic> for Diagnostics {
    fn extend<T: IntoIterator<Item = Diagnostic>>(&mut self, more: T) {
        more.into_iter().for_each(|diagnostic| self.push(diagnostic));
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Diagnostics {
        let mut all = Diagnostics::default();
        all.push(diagnostic);
        all
    }
}
