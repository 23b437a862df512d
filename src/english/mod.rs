//! English sentences as clues: a strict reader that understands a sentence wholly or says which of its
//! words it does not understand.
//!
//! A sentence is cut into [`token`]s. The header of the file gives the vocabulary: which words name
//! which items, and which words go with which category. The grammar tries every way to read all
//! of the tokens; a sentence counts as read when all ways mean the same. docs/english.md has
//! the grammar and the lexicon in prose.

mod compare;
mod function;
pub mod lexicon;
mod mention;
mod place;
mod relation;
mod sentence;
pub mod text;
pub mod token;
mod unknown;
mod vocabulary;
pub mod words;

use std::cell::LazyCell;

use itertools::Itertools;

use crate::model::ids::Span;
use crate::syntax::Source;
use crate::syntax::ast::{Clue, Document, LineKind, Name, Statement};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::format;

use mention::Reader;
use token::{Token, tokens};
use vocabulary::Vocabulary;

/// How English clues are read.
#[derive(Clone, Copy, Default, Debug)]
pub struct Options {
    /// Whether sentences that mention something unknown are left out, with a warning each.
    pub ignore_unknown: bool,
}

/// Reads the English clues of a document: each gets its statement, and its sentence as its wording
/// if it has no other. What cannot be read is told in the diagnostics.
pub fn read(
    source: &Source,
    document: &mut Document,
    options: Options,
    diagnostics: &mut Diagnostics,
) {
    let is_english =
        |kind: &LineKind| matches!(kind, LineKind::Clue(clue) if clue.english.is_some());
    if !document.lines.iter().any(|line| is_english(&line.kind)) {
        return;
    }
    let vocabulary = Vocabulary::new(document);
    // Most sentences need no text to compare their readings by.
    let printer = LazyCell::new(|| format::Clauses::of(document));
    let text = |statement: &Statement| printer.text(statement);
    let readings: Vec<_> = (document.lines.iter())
        .map(|line| match &line.kind {
            LineKind::Clue(Clue { english: Some(sentence), .. }) => {
                Some(statement(&vocabulary, source, sentence, &text))
            }
            _ => None,
        })
        .collect();
    for (line, reading) in document.lines.iter_mut().zip(readings) {
        let (LineKind::Clue(clue), Some(reading)) = (&mut line.kind, reading) else { continue };
        let Some(sentence) = clue.english.take() else { continue };
        match reading {
            Ok(statement) => {
                clue.statement = Some(statement);
                clue.wording.get_or_insert(Box::new(Name { quoted: true, ..*sentence }));
            }
            // The clue stays without a statement, so that those behind it keep their numbers.
            Err(refusal) if options.ignore_unknown && refusal.code == Code::EnglishWords => {
                diagnostics.push(refusal.skipped(&sentence));
            }
            Err(refusal) => diagnostics.push(refusal.diagnostic()),
        }
    }
}

/// Why a sentence is not read.
struct Refusal {
    code: Code,
    span: Span,
    message: String,
    /// The words that are not known.
    unknown: Vec<Span>,
    help: Vec<String>,
}

impl Refusal {
    /// The warning that the sentence is left out.
    fn skipped(self, sentence: &Name) -> Diagnostic {
        let message = format!("this sentence is left out: {}", self.message);
        let warning = Diagnostic::warning(Code::SkippedSentence, sentence.span, message);
        self.unknown.into_iter().fold(warning, |warning, span| warning.related(span, "not known"))
    }

    fn diagnostic(self) -> Diagnostic {
        let mut diagnostic = Diagnostic::error(self.code, self.span, self.message);
        for span in self.unknown.iter().skip(1) {
            diagnostic = diagnostic.related(*span, "nor this");
        }
        for help in self.help {
            diagnostic = diagnostic.help(help);
        }
        diagnostic
    }
}

/// What a clue says: all its sentences.
fn statement(
    vocabulary: &Vocabulary,
    source: &Source,
    sentence: &Name,
    text: &dyn Fn(&Statement) -> String,
) -> Result<Statement, Refusal> {
    let start = sentence.span.start as usize;
    let all = tokens(&source.text[sentence.span.range()], start);
    let mut says = Vec::new();
    for part in sentences(&all) {
        says.push(one(vocabulary, source, part, text)?);
    }
    match says.len() {
        0 => Err(Refusal {
            code: Code::EnglishGrammar,
            span: sentence.span,
            message: "a full stop without a sentence".to_owned(),
            unknown: Vec::new(),
            help: Vec::new(),
        }),
        1 => Ok(says.remove(0)),
        _ => Ok(crate::model::statement::Form::And(says)),
    }
}

/// The sentences of a clue, without their full stops. A full stop between `no` and a number ends none.
fn sentences(tokens: &[Token]) -> Vec<&[Token]> {
    let mut found = Vec::new();
    let mut start = 0;
    for (at, token) in tokens.iter().enumerate() {
        let ends = matches!(&*token.word, "." | "!");
        let abbreviated = at > 0
            && matches!(&*tokens[at - 1].word, "no" | "nr" | "mr" | "mrs" | "ms" | "dr" | "st")
            && at + 1 < tokens.len();
        if ends && !abbreviated {
            if at > start {
                found.push(&tokens[start..at]);
            }
            start = at + 1;
        }
    }
    if start < tokens.len() {
        found.push(&tokens[start..]);
    }
    found
}

fn one(
    vocabulary: &Vocabulary,
    source: &Source,
    tokens: &[Token],
    formal: &dyn Fn(&Statement) -> String,
) -> Result<Statement, Refusal> {
    let reader = Reader::new(vocabulary, tokens);
    let readings = reader.readings(0, tokens.len());
    let text = |span: Span| source.text[span.range()].to_owned();
    let whole = tokens[0].span.to(tokens[tokens.len() - 1].span);
    let refusal = |code, span, message| Refusal {
        code,
        span,
        message,
        unknown: Vec::new(),
        help: Vec::new(),
    };
    if let [only] = &readings[..] {
        return Ok(only.clone());
    }
    let mut meant: Vec<(String, Statement)> = Vec::new();
    for reading in readings {
        let key = formal(&reading);
        if meant.iter().all(|(old, _)| *old != key) {
            meant.push((key, reading));
        }
    }
    if meant.len() > 1 {
        let mut refusal =
            refusal(Code::EnglishAmbiguous, whole, "this can be read in several ways".to_owned());
        refusal.help.extend(meant.iter().take(4).map(|(key, _)| format!("as `{key}`")));
        refusal.help.push("say which, for example by naming the category".to_owned());
        return Err(refusal);
    }
    if let Some((_, reading)) = meant.pop() {
        return Ok(reading);
    }
    if let Some(span) = reader.multiple() {
        let mut refusal = refusal(
            Code::EnglishUnsupported,
            span,
            "multiples cannot be said in a clue".to_owned(),
        );
        refusal.help.push(
            "list the pairs that are possible, such as `if price(a) = 2 then price(b) = 4`"
                .to_owned(),
        );
        return Err(refusal);
    }
    let unknown = reader.unknown();
    if let Some(first) = unknown.first() {
        let words = unknown.iter().map(|span| format!("`{}`", text(*span))).join(", ");
        let mut refusal = refusal(Code::EnglishWords, *first, format!("I do not know {words}"));
        let near = unknown.iter().flat_map(|span| vocabulary.near(&text(*span).to_lowercase()));
        let near: Vec<&str> = near.unique().collect();
        if !near.is_empty() {
            let near = near.iter().map(|name| format!("`{name}`")).join(" or ");
            refusal.help.push(format!("did you mean {near}?"));
        }
        refusal.unknown = unknown;
        return Err(refusal);
    }
    Err(refusal(
        Code::EnglishGrammar,
        whole,
        "I know each word, but not how to read this sentence".to_owned(),
    ))
}
