//! What a clue says, or why it is not read.

use itertools::Itertools;

use super::loose;
use super::mention::Reader;
use super::sentence;
use super::token::Token;
use super::vocabulary::Vocabulary;
use crate::model::ids::Span;
use crate::syntax::Source;
use crate::syntax::ast::{Name, Statement};
use crate::syntax::diagnostic::{Code, Diagnostic};

/// Why a sentence is not read.
pub(super) struct Refusal {
    pub(super) code: Code,
    span: Span,
    message: String,
    /// The words that are not known.
    unknown: Vec<Span>,
    help: Vec<String>,
}

impl Refusal {
    /// A word may stand for several that were named.
    pub(super) fn of_pointing(word: &Token) -> Refusal {
        Refusal {
            code: Code::EnglishAmbiguous,
            span: word.span,
            message: format!(
                "`{}` may stand for one or the other of those named before",
                word.word
            ),
            unknown: Vec::new(),
            help: vec!["name who or what is meant".to_owned()],
        }
    }

    /// What a sentence would be read as is not what it says as a whole.
    pub(super) fn of_whole(span: Span) -> Refusal {
        Refusal {
            code: Code::EnglishGrammar,
            span,
            message: "I know each word, but not how to read this sentence".to_owned(),
            unknown: Vec::new(),
            help: vec!["divide it into sentences that tell one thing each".to_owned()],
        }
    }

    /// The warning that the sentence is left out.
    pub(super) fn skipped(self, sentence: &Name) -> Diagnostic {
        let message = format!("this sentence is left out: {}", self.message);
        let warning = Diagnostic::warning(Code::SkippedSentence, sentence.span, message);
        self.unknown.into_iter().fold(warning, |warning, span| warning.related(span, "not known"))
    }

    pub(super) fn diagnostic(&self) -> Diagnostic {
        let mut diagnostic = Diagnostic::error(self.code, self.span, self.message.clone());
        for span in self.unknown.iter().skip(1) {
            diagnostic = diagnostic.related(*span, "nor this");
        }
        for help in &self.help {
            diagnostic = diagnostic.help(help.clone());
        }
        diagnostic
    }
}

/// What a clue says: all its sentences.
pub(super) fn statement(
    vocabulary: &Vocabulary,
    source: &Source,
    span: Span,
    sentences: &[Vec<Token>],
    text: &dyn Fn(&Statement) -> String,
) -> Result<Statement, Refusal> {
    let mut says = Vec::new();
    for sentence in sentences.iter().filter(|sentence| !sentence.is_empty()) {
        says.push(one(vocabulary, source, sentence, text)?);
    }
    sentence::all_of(says).ok_or_else(|| Refusal {
        code: Code::EnglishGrammar,
        span,
        message: "a full stop without a sentence".to_owned(),
        unknown: Vec::new(),
        help: Vec::new(),
    })
}

fn one(
    vocabulary: &Vocabulary,
    source: &Source,
    tokens: &[Token],
    formal: &dyn Fn(&Statement) -> String,
) -> Result<Statement, Refusal> {
    let reader = Reader::new(vocabulary, tokens);
    let mut readings = reader.readings(0, reader.end());
    // Where nothing stands in a row, `higher` is said of values.
    if !vocabulary.has_order && !readings.iter().all(sentence::is_of_line) {
        readings.retain(|says| !sentence::is_of_line(says));
    }
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
        let key = formal(&sentence::one_way(vocabulary, &reading));
        if meant.iter().all(|(old, _)| *old != key) {
            meant.push((key, reading));
        }
    }
    if meant.len() > 1 {
        let mut refusal =
            refusal(Code::EnglishAmbiguous, whole, "this can be read in several ways".to_owned());
        refusal.help.extend(meant.iter().take(4).map(|(_, of)| format!("as `{}`", formal(of))));
        refusal.help.push("say which, for example by naming the category".to_owned());
        return Err(refusal);
    }
    if let Some((_, reading)) = meant.pop() {
        return Ok(reading);
    }
    if vocabulary.is_loose
        && let Some(reading) = by_parts(vocabulary, tokens, formal)
    {
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
    let (span, what) = match in_the_way(vocabulary, &reader) {
        Some(span) => (span, format!("what `{}` does here", text(span))),
        None => (whole, "how to read this sentence".to_owned()),
    };
    Err(refusal(Code::EnglishGrammar, span, format!("I know each word, but not {what}")))
}

/// What a sentence says, if it has one meaning, as a whole or else by its parts.
pub(super) fn loosely(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    formal: &dyn Fn(&Statement) -> String,
) -> Option<Statement> {
    only_meaning(vocabulary, tokens, formal).or_else(|| by_parts(vocabulary, tokens, formal))
}

/// What the parts of a sentence say, each of one meaning.
fn by_parts(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    formal: &dyn Fn(&Statement) -> String,
) -> Option<Statement> {
    let read = |tokens: &[Token]| only_meaning(vocabulary, tokens, formal);
    let says = loose::in_parts(vocabulary, tokens, &read)?;
    // What one part says, another one may take back.
    let reader = Reader::new(vocabulary, tokens);
    (!reader.takes_from_first(&says) && !reader.is_so_elsewhere()).then_some(says)
}

/// What a sentence says, if it has one meaning.
fn only_meaning(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    formal: &dyn Fn(&Statement) -> String,
) -> Option<Statement> {
    let reader = Reader::new(vocabulary, tokens);
    let readings = reader.readings(0, reader.end());
    readings
        .iter()
        .map(|says| formal(&sentence::one_way(vocabulary, says)))
        .all_equal()
        .then_some(())?;
    readings.into_iter().next()
}

/// The fewest words without which a sentence can be read; of several, the first that name no item.
fn in_the_way(vocabulary: &Vocabulary, reader: &Reader<'_>) -> Option<Span> {
    const MOST_WORDS: usize = 3;
    const LONGEST: usize = 50;
    let tokens = reader.tokens;
    if tokens.len() > LONGEST {
        return None;
    }
    let names_none = |at: usize| reader.matches[at].is_empty();
    (1..=MOST_WORDS).find_map(|words| {
        let starts = 0..=tokens.len().checked_sub(words)?;
        let (first, last): (Vec<_>, Vec<_>) =
            starts.partition(|start| (*start..start + words).all(names_none));
        let start = first.into_iter().chain(last).find(|start| {
            let rest = [&tokens[..*start], &tokens[start + words..]].concat();
            let without = Reader::new(vocabulary, &rest);
            !without.readings(0, without.end()).is_empty()
        })?;
        Some(reader.span(start, start + words))
    })
}
