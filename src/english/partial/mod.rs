//! What is understood of a sentence that is not understood as a whole.
//!
//! Magazines wrap what a clue says in a story: `Kay, who never could resist a bargain, paid $2 more than Lou, and went
//! home in the rain`. Each part that stands for itself is read as a sentence of its own by the same strict reader, and
//! the others are passed over. So less is said than the clue says, and nothing else: what is left out could only rule
//! out more answers. [`load`](crate::load) therefore takes such a reading only if the puzzle has a single answer
//! with it, which then is the answer of the whole puzzle; otherwise the clue is refused as before.
//!
//! Nothing is taken out of what it depends on: of a condition, a choice, a denial, or of what somebody but thinks or
//! says ([`BOUND`]).

mod apart;
mod asides;
mod clauses;
mod epithets;
mod existence;
mod owned;

use itertools::Itertools;

pub(super) use epithets::{TELLING, denies};
pub(super) use existence::{only_differs, only_names};

use super::function;
use super::loose::Read;
use super::mention::Reader;
use super::sentence::all_of;
use super::token::Token;
use super::vocabulary::Vocabulary;
use super::words;
use crate::model::ids::Span;
use crate::syntax::Source;
use crate::syntax::ast::{Operand, Statement};
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::text::squeeze;

/// The longest sentence that is taken apart.
const LONGEST: usize = 90;

/// Stems of words on which what stands beside them may depend, or that are said of all parts together.
const BOUND: &[&str] = &[
    "accord", "accus", "all", "alleg", "almost", "altern", "appar", "assum", "belief", "believ",
    "blame", "both", "claim", "combin", "consid", "convinc", "deni", "doubt", "dream", "each",
    "either", "els", "except", "expect", "fals", "fear", "former", "guess", "hope", "hypothet",
    "if", "imagin", "imposs", "insist", "instead", "joke", "latter", "lie", "mayb", "mistak",
    "mistaken", "near", "nearli", "neither", "nobodi", "none", "nor", "opinion", "or", "order",
    "other", "otherwis", "perhap", "plan", "possibl", "predict", "pretend", "probabl", "promis",
    "respect", "rumor", "rumour", "say", "seem", "suggest", "suppos", "suspect", "swear", "tell",
    "theori", "think", "togeth", "total", "true", "unless", "unlik", "untru", "version", "view",
    "whether", "wish", "worri", "wrong",
];

/// Forms of verbs among them that have other stems.
const TOLD: &[&str] = &["felt", "heard", "knew", "said", "swore", "thought", "told"];

/// What is understood of a sentence, and which of its words are passed over.
#[derive(Clone, Debug)]
pub(super) struct InPart {
    pub(super) says: Statement,
    pub(super) passed: Vec<Span>,
}

/// A clue that is understood in part, or in a way that only the answer can confirm.
#[derive(Clone, Debug)]
pub struct Partly {
    /// Why it is not understood as a whole.
    pub refusal: Diagnostic,
    /// The warning how it was taken.
    taken: Diagnostic,
    /// The line of the clue, if the reading is confirmed only where there are several answers without it.
    pub needed: Option<usize>,
    /// The line of the clue, if words of it are left out.
    pub line: Option<usize>,
}

impl Partly {
    pub(super) fn new(refusal: Diagnostic, passed: &[Span], source: &Source) -> Partly {
        let words = |span: &Span| format!("`{}`", squeeze(&source.text[span.range()]));
        let words = passed.iter().map(words).join(", ");
        let are = if passed.len() == 1 { "is" } else { "are" };
        let message = format!("{words} {are} not understood and left out");
        let taken = Diagnostic::warning(Code::ReadInPart, passed[0], message);
        let taken = passed[1..].iter().fold(taken, |taken, span| taken.related(*span, "and this"));
        Partly { refusal, taken, needed: None, line: None }
    }

    /// Whether a word is left out together with what it is about, and so tells of nothing: `tasted some of Beth's fudge`.
    pub(super) fn leaves_out(&self, word: Span) -> bool {
        let related = self.taken.related.iter().map(|(span, _)| *span);
        let mut passed = std::iter::once(self.taken.span).chain(related);
        passed.any(|of| of.start <= word.start && word.end + 2 < of.end)
    }

    fn learned(refusal: Diagnostic, span: Span, message: impl Into<String>) -> Partly {
        let taken = Diagnostic::warning(Code::LearnedWords, span, message);
        Partly { refusal, taken, needed: None, line: None }
    }

    /// The same of a clue in a line, if the puzzle has several answers without it.
    pub(super) fn if_needed(self, line: usize) -> Partly {
        Partly { needed: Some(line), ..self }
    }

    /// The same of a clue in a line, of which words are left out.
    pub(super) fn in_line(self, line: usize) -> Partly {
        Partly { line: Some(line), ..self }
    }

    /// Of a clue in words of its own, though the positions stand in a row.
    pub(super) fn freely(refusal: Diagnostic, span: Span) -> Partly {
        Partly::learned(
            refusal,
            span,
            "words of this clue are taken to say only what goes together",
        )
    }

    /// Of a clue that tells of what somebody does not like.
    pub(super) fn disliking(refusal: Diagnostic, span: Span) -> Partly {
        Partly::learned(refusal, span, "who does not like something is taken not to have it")
    }

    /// Of a clue that tells who is beside whom where the positions stand in no row: by the numbers of a category, if
    /// it lists those of places.
    pub(super) fn beside(numbers: Option<&str>, refusal: Diagnostic, span: Span) -> Partly {
        let message = match numbers {
            Some(heading) => format!("who is beside whom is told by the numbers of `{heading}`"),
            None => "who is beside whom is no part of the puzzle, so this tells only that they are not one"
                .to_owned(),
        };
        Partly::learned(refusal, span, message)
    }

    /// Of a clue that tells who sits between two others.
    pub(super) fn seated(refusal: Diagnostic, span: Span) -> Partly {
        let message = "who sits between two others is taken to sit beside both or further away";
        Partly::learned(refusal, span, message)
    }

    /// Of a clue that has a short name of an item.
    pub(super) fn short_for(word: &str, item: &str, refusal: Diagnostic, span: Span) -> Partly {
        Partly::learned(refusal, span, format!("`{word}` is taken for `{item}`"))
    }

    /// Of a clue that tells of things where the others tell of people, or the other way around.
    pub(super) fn told_of(are_people: bool, refusal: Diagnostic, span: Span) -> Partly {
        let (here, others) = if are_people { ("things", "people") } else { ("people", "things") };
        let message =
            format!("this is taken to tell of {here}, where other clues tell of {others}");
        Partly::learned(refusal, span, message)
    }

    /// What is said of the reading where the puzzle has a single answer with it.
    pub fn confirmed(mut self) -> Diagnostic {
        let why = match self.taken.code {
            Code::ReadInPart => "the rest leaves a single answer",
            _ => "so there is a single answer",
        };
        self.taken.message = format!("{}: {why}", self.taken.message);
        self.taken
    }

    /// What is said of it where errors elsewhere leave it open how many answers there are.
    pub fn open(self) -> Diagnostic {
        self.taken.help("once the errors are mended, this stands only if there is a single answer")
    }

    /// What is said of it where the puzzle has no single answer with it.
    pub fn refuted(self) -> Diagnostic {
        self.refusal.help("the rest of the clue is understood, but does not leave a single answer")
    }
}

/// The parts of a sentence that are understood, if there are any and nothing depends on the others.
pub(super) fn in_part(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<InPart> {
    let depends = |token: &Token| matches!(&*token.word, "if" | "unless" | "whether");
    // `danced as though Ann had the tea`
    let as_though = |pair: &[Token]| pair[0].word == "as" && pair[1].word == "though";
    let of_two_colours = || Reader::new(vocabulary, tokens).is_of_two_colours();
    let is_condition = tokens.iter().any(depends) || tokens.windows(2).any(as_though);
    if tokens.len() > LONGEST || is_condition || of_two_colours() {
        return None;
    }
    let mut parts = Parts { vocabulary, read, says: Vec::new(), passed: Vec::new() };
    let tokens = &parts.without_epithets(tokens);
    if let Some(says) = parts.read(tokens) {
        return Some(InPart { says, passed: parts.passed });
    }
    let main = parts.without_asides(tokens)?;
    let (told, left) = (parts.says.len(), parts.passed.len());
    if let Some(says) = parts.read(&main) {
        parts.says.push(says);
    } else if main.is_empty() || is_bound(&main) || parts.clauses(&main).is_none() {
        parts.says.truncate(told);
        parts.passed.truncate(left);
        match parts.only_apart(&main).or_else(|| parts.owned(&main)) {
            Some(says) => parts.says.push(says),
            // What an aside says is so, whatever the sentence around it says.
            None => parts.pass_over(&main),
        }
    }
    let Parts { says, mut passed, .. } = parts;
    passed.sort_by_key(|span| span.start);
    Some(InPart { says: all_of(says)?, passed })
}

/// What a sentence says without its epithets, if it is understood then.
pub(super) fn without_epithets(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<InPart> {
    let depends = |token: &Token| matches!(&*token.word, "if" | "unless" | "whether");
    if tokens.len() > LONGEST || tokens.iter().any(depends) {
        return None;
    }
    let mut parts = Parts { vocabulary, read, says: Vec::new(), passed: Vec::new() };
    let tokens = &parts.without_epithets(tokens);
    let says = parts.read(tokens)?;
    Some(InPart { says, passed: parts.passed })
}

/// A sentence on its way to be understood in part.
struct Parts<'v> {
    vocabulary: &'v Vocabulary,
    read: Read<'v>,
    /// What was understood so far.
    says: Vec<Statement>,
    /// What was passed over.
    passed: Vec<Span>,
}

impl<'v> Parts<'v> {
    /// What some words say, if they are a sentence that is understood.
    fn read(&self, tokens: &[Token]) -> Option<Statement> {
        if tokens.is_empty() { None } else { (self.read)(tokens) }
    }

    fn reader<'t>(&self, tokens: &'t [Token]) -> Reader<'t>
    where
        'v: 't,
    {
        Reader::new(self.vocabulary, tokens)
    }

    /// Notes that some words are left out.
    fn pass_over(&mut self, tokens: &[Token]) {
        let words = || tokens.iter().filter(|token| token.is_word());
        if let (Some(first), Some(last)) = (words().next(), words().next_back()) {
            self.passed.push(first.span.to(last.span));
        }
    }
}

/// Whether some words may depend on each other, so that none can be taken alone.
fn is_bound(tokens: &[Token]) -> bool {
    const OPENING: &[&str] = &["among", "between", "had", "no", "of", "only", "should", "were"];
    let is_said = |token: &Token| BOUND.contains(&&*token.stem) || TOLD.contains(&&*token.word);
    // `knew that Ann …`, and not `the one that …`
    let is_told = |pair: &[Token]| {
        let kind = function::kind(&pair[0].word, &pair[0].stem);
        pair[1].word == ":" || pair[1].word == "that" && !kind.person && pair[0].word != "those"
    };
    OPENING.contains(&&*tokens[0].word)
        || tokens.iter().any(is_said)
        || tokens.windows(2).any(is_told)
}

/// Whether a sentence that is not understood leaves those before it as they are.
pub(super) fn may_be_left(sentence: &[Token]) -> bool {
    const POINTING: &[&str] = &["but", "it", "not", "such", "that", "these", "this", "those"];
    let points = |first: &Token| POINTING.contains(&&*first.word);
    sentence.first().is_some_and(|first| !points(first))
        && sentence.len() <= LONGEST
        && !is_bound(sentence)
}

/// The subject of a sentence: who or what stands first, before a verb; and where its words end.
fn subject(reader: &Reader<'_>) -> Option<(usize, Operand)> {
    let mut found = reader.nouns(0);
    found.retain(|(end, _)| is_verb(reader, *end));
    found.sort_by_key(|(end, _)| std::cmp::Reverse(*end));
    found.into_iter().next()
}

/// Whether a word is a verb that somebody's deed may be told with, and names no item.
fn is_verb(reader: &Reader<'_>, at: usize) -> bool {
    let kind = reader.kind(at);
    reader.matches.get(at).is_some_and(Vec::is_empty) && acts(&reader.tokens[at]) && !kind.relative
}

/// Whether a word may be the verb of a clause.
pub(super) fn acts(token: &Token) -> bool {
    let kind = function::kind(&token.word, &token.stem);
    token.is_word() && (kind.be || kind.auxiliary || kind.live || words::is_finite(&token.word))
}
