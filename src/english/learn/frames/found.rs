//! What stands directly around the items of the sentences.

use compact_str::CompactString;
use foldhash::HashMap;
use itertools::Itertools;

use super::super::super::function;
use super::super::super::lexicon::story;
use super::super::super::mention::Reader;
use super::super::super::token::Token;
use super::super::super::vocabulary::{Senses, Thing, Vocabulary};
use super::super::super::words;
use super::super::begins_as_denial;
use super::{is_plain_noun, is_plain_verb};

/// What stands to the left of an item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Left {
    /// No verb.
    Nothing,
    /// A verb of having or liking: `likes`.
    Liking,
    /// Another word that is known, or does not join a row and an item.
    Other,
    /// A verb that nobody knows, behind somebody.
    Verb(CompactString),
}

/// An item with what stands directly around it.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) sentence: usize,
    /// The items that its words may name, and their categories.
    pub(super) items: Vec<Thing>,
    pub(super) senses: Senses,
    pub(super) left: Left,
    /// A noun that nobody knows, and whether it stands before the item.
    pub(super) noun: Option<CompactString>,
    pub(super) is_before: bool,
    pub(super) is_denied: bool,
    /// Whether the category's own name stands behind the item: `costume` of `dons the witch costume`.
    pub(super) is_named: bool,
    /// Whether another item of the same frame stands before it: `reads humor or fantasy books`.
    pub(super) is_joined: bool,
    /// Whether the verb belongs to a clause: `the person who reads`.
    pub(super) is_clause: bool,
}

impl Frame {
    pub(super) fn verb(&self) -> Option<&CompactString> {
        match &self.left {
            Left::Verb(verb) => Some(verb),
            _ => None,
        }
    }
}

/// The frames of all sentences.
#[derive(Default)]
pub(in super::super) struct Frames<'t> {
    pub(super) all: Vec<Frame>,
    sentences: Vec<&'t [Token]>,
    /// How often each stem stands in no name of an item.
    times: HashMap<CompactString, usize>,
}

impl Frames<'_> {
    /// The words of a sentence.
    pub(super) fn text(&self, sentence: usize) -> Vec<&str> {
        self.sentences[sentence].iter().map(|token| token.word.as_str()).collect()
    }

    /// How often a word stands in no name of an item.
    pub(super) fn times_of(&self, stem: &CompactString) -> usize {
        self.times.get(stem).copied().unwrap_or_default()
    }

    /// Whether a verb stands in some frames and nowhere else.
    pub(super) fn is_only_in(&self, verb: &CompactString, frames: &[&Frame]) -> bool {
        self.times_of(verb) == frames.iter().filter(|frame| !frame.is_joined).count()
    }
}

/// Finds what stands around the items of all sentences.
pub(in super::super) fn frames<'t>(
    vocabulary: &Vocabulary,
    sentences: &[&'t [Token]],
) -> Frames<'t> {
    let mut frames = Frames { sentences: sentences.to_vec(), ..Frames::default() };
    for (number, tokens) in sentences.iter().enumerate() {
        let reader = Reader::new(vocabulary, tokens);
        let mut end = 0;
        for at in 0..tokens.len() {
            if let Some(found) = reader.matches[at].first() {
                end = end.max(found.end);
                let mut frame = around(&reader, at, number);
                if let Some(last) =
                    frames.all.last().filter(|last| is_joined(&reader, at, last, &frame))
                {
                    (frame.left, frame.is_clause) = (last.left.clone(), last.is_clause);
                    (frame.is_joined, frame.is_denied) = (true, true);
                }
                frames.all.push(frame);
            }
            if at >= end {
                *frames.times.entry(tokens[at].stem.clone()).or_default() += 1;
            }
        }
    }
    frames
}

/// Whether an item stands behind another one of the same category and a joint: `either humor or fantasy`.
fn is_joined(reader: &Reader<'_>, at: usize, last: &Frame, frame: &Frame) -> bool {
    let Some(joint) = before_articles(reader, at) else { return false };
    last.sentence == frame.sentence
        && last.senses & frame.senses != 0
        && frame.left == Left::Nothing
        && matches!(reader.word(joint), "or" | "nor")
        && reader.matches[..joint].iter().flatten().any(|of| of.end == joint || of.end + 1 == joint)
}

/// What stands around the item at a token.
fn around(reader: &Reader<'_>, start: usize, sentence: usize) -> Frame {
    let found = &reader.matches[start];
    let end = found.iter().map(|found| found.end).max().unwrap_or(start + 1);
    let items = found.iter().map(|found| found.of).collect_vec();
    let senses = items.iter().fold(0, |all, of| all | 1 << of.sense);
    let behind = noun_behind(reader, end);
    let mut frame = Frame {
        sentence,
        items,
        senses,
        left: Left::Nothing,
        noun: behind,
        is_before: false,
        is_denied: false,
        is_named: reader.uses(end).own & senses != 0,
        is_joined: false,
        is_clause: false,
    };
    let mut before = before_articles(reader, start);
    // `reads neither humor nor fantasy books`
    let chooses = |at: &usize| matches!(reader.word(*at), "either" | "neither");
    let is_denied = before.is_some_and(|at| reader.word(at) == "neither");
    if let Some(choice) = before.filter(chooses) {
        before = choice.checked_sub(1);
    }
    // `plays the part of Hamlet`
    let noun = match before.filter(|at| reader.word(*at) == "of" && before == start.checked_sub(1))
    {
        Some(of) => of.checked_sub(1),
        None => before,
    };
    let verb = before.filter(|at| set_verb(reader, *at, &mut frame));
    if verb.is_none()
        && frame.noun.is_none()
        && let Some(noun) = noun.filter(|at| is_noun(reader, *at))
        && let Some(verb) = before_articles(reader, noun)
        && set_verb(reader, verb, &mut frame)
    {
        frame.noun = Some(reader.tokens[noun].stem.clone());
        frame.is_before = true;
    }
    // `reads Ann's humor books`, `the tea's price`
    if reader.is_possessive(end) || known_behind(reader, end, senses) {
        frame.left = Left::Other;
    }
    if frame.left == Left::Nothing {
        frame.left = before.map_or(Left::Nothing, |at| left(reader, at, senses));
    }
    frame.is_denied |= is_denied;
    frame
}

/// The word before the articles that stand before a token.
fn before_articles(reader: &Reader<'_>, at: usize) -> Option<usize> {
    let is_article = |at: &usize| {
        matches!(reader.word(*at), "a" | "an" | "the" | "his" | "her" | "their" | "its")
    };
    (0..at).rev().find(|at| !is_article(at))
}

/// Takes the word at a token for the verb of a frame, if it is one that nobody knows, behind somebody of another
/// category.
fn set_verb(reader: &Reader<'_>, at: usize, frame: &mut Frame) -> bool {
    let token = &reader.tokens[at];
    let is_verb =
        is_unknown(reader, at) && is_plain_verb(reader.vocabulary, &token.word, &token.stem);
    let Some(mut last) = at.checked_sub(1).filter(|_| is_verb) else { return false };
    let Some((subject, is_denied)) = before_verb(reader, last, &token.word) else { return false };
    last = subject;
    let is_clause = reader.kind(last).relative;
    let subject = if is_clause { last.checked_sub(1) } else { Some(last) };
    let Some(subject) = subject.filter(|at| is_somebody(reader, *at, frame.senses, is_clause))
    else {
        return false;
    };
    frame.is_denied = is_denied;
    frame.is_clause = is_clause && reader.kind(subject).person;
    frame.left = Left::Verb(token.stem.clone());
    true
}

/// Where the words end that stand before those of the verb behind a token, and whether they deny it: `does not read`,
/// `never reads`, `has read`, `is reading`.
fn before_verb(reader: &Reader<'_>, last: usize, verb: &str) -> Option<(usize, bool)> {
    let is_does =
        |at: &usize| matches!(reader.word(*at), "do" | "does" | "did" | "don" | "doesn" | "didn");
    match reader.word(last) {
        "not" | "'t" | "t" => {
            last.checked_sub(1).filter(is_does)?.checked_sub(1).map(|at| (at, true))
        }
        "never" => last.checked_sub(1).map(|at| (at, true)),
        "has" | "had" if words::is_finite(verb) || verb == "read" => {
            last.checked_sub(1).map(|at| (at, false))
        }
        _ if reader.kind(last).be && verb.ends_with("ing") => {
            last.checked_sub(1).map(|at| (at, false))
        }
        _ => Some((last, false)),
    }
}

/// Whether the word at a token ends somebody who does something with an item of some categories: a person, a house or
/// an item of another category.
fn is_somebody(reader: &Reader<'_>, at: usize, senses: Senses, is_clause: bool) -> bool {
    let items = reader.matches[..=at].iter().flatten().filter(|of| of.end == at + 1).collect_vec();
    if !items.is_empty() {
        return items.iter().all(|of| senses >> of.of.sense & 1 == 0);
    }
    let kind = reader.kind(at);
    let is_agent = reader.uses[at].agent & !senses != 0 && at > 0 && reader.ends_item(at);
    // `drinks tea and reads humor books`
    let joins =
        !is_clause && matches!(reader.word(at), "and" | "but") && at > 0 && reader.ends_item(at);
    kind.person || kind.house || is_agent || joins
}

/// What a known word before an item does.
fn left(reader: &Reader<'_>, at: usize, senses: Senses) -> Left {
    let uses = reader.vocabulary.base(reader.stem(at)).unwrap_or_default();
    let generic = function::generic(reader.stem(at));
    let kind = reader.kind(at);
    if generic.is_verb || matches!(reader.word(at), "has" | "have" | "had") {
        Left::Liking
    } else if (uses.verb | uses.agent | uses.doing) & senses != 0
        || is_unknown(reader, at)
        || kind.live
    {
        Left::Other
    } else {
        Left::Nothing
    }
}

/// Whether somebody stands behind an item who is known by what they do with it: `drinker` of `the tea drinker`.
fn known_behind(reader: &Reader<'_>, end: usize, senses: Senses) -> bool {
    let uses = reader.vocabulary.base(reader.stem(end)).unwrap_or_default();
    end < reader.tokens.len() && uses.agent & senses != 0
}

/// A noun that nobody knows behind an item, and no verb of what follows.
fn noun_behind(reader: &Reader<'_>, end: usize) -> Option<CompactString> {
    let is_item = |at: usize| reader.matches.get(at).is_some_and(|found| !found.is_empty());
    let next = (end + 1..reader.tokens.len()).find(|at| !reader.kind(*at).determiner);
    let is_verb = next.is_some_and(|at| is_item(at) || is_unknown(reader, at));
    (end < reader.tokens.len() && is_noun(reader, end) && !is_verb)
        .then(|| reader.tokens[end].stem.clone())
}

fn is_noun(reader: &Reader<'_>, at: usize) -> bool {
    let token = &reader.tokens[at];
    is_unknown(reader, at) && is_plain_noun(reader.vocabulary, &token.word, &token.stem)
}

/// Whether a word is none of the grammar, of an item or of those that are never learned.
fn is_unknown(reader: &Reader<'_>, at: usize) -> bool {
    let token = &reader.tokens[at];
    token.word.chars().count() >= 3
        && token.word.chars().all(char::is_alphabetic)
        && !reader.is_within_item(at)
        && function::kind(&token.word, &token.stem) == function::Kind::default()
        && !function::is_grammar(&token.word)
        && reader.vocabulary.base(&token.stem).is_none()
        && !story::is_loaded(&token.stem)
        && !begins_as_denial(&token.word)
}
