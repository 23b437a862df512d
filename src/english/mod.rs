//! English sentences as clues: a strict reader that understands a sentence wholly or says which of its
//! words it does not understand.
//!
//! A sentence is cut into [`token`]s. The header of the file gives the vocabulary: which words name
//! which items, and which words go with which category. The grammar tries every way to read all
//! of the tokens; a sentence counts as read when all ways mean the same. docs/english.md has
//! the grammar and the lexicon in prose.

mod abridged;
mod agents;
mod agree;
mod amount;
mod aside;
mod behind;
mod calendar;
mod categories;
mod choice;
mod coloured;
mod compare;
mod compared_values;
mod contact;
mod cut;
mod dealings;
mod deed;
mod degrees;
mod described;
mod doers;
mod family;
mod function;
mod gist;
mod idiom;
mod landmarks;
mod learn;
pub mod lexicon;
mod limits;
mod looks;
mod loose;
mod matches;
mod meaning;
mod measure;
mod memo;
mod mention;
mod misprints;
mod naming;
mod neighbors;
mod notation;
mod nth;
mod order;
mod other_names;
mod paraphrase;
mod partial;
mod place;
mod presupposed;
mod protagonist;
mod queue;
mod relation;
mod remark;
mod rewriting;
mod same_time;
mod seating;
mod sense;
mod sentence;
mod sexes;
mod short_names;
mod standing;
mod superlative;
mod surnames;
pub mod text;
mod titles;
pub mod token;
mod toward;
mod unknown;
mod vocabulary;
mod weighed;
mod wish;
pub mod words;

use std::cell::LazyCell;

use compact_str::CompactString;

use crate::syntax::Source;
use crate::syntax::ast::{Document, LineKind, Name, Statement};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::format;

use looks::{Looks, Reading};
pub use partial::Partly;
pub use presupposed::Presupposed;
use sentence::{alternatives, shunned};
use vocabulary::Vocabulary;
pub use weighed::{Doubted, Weighed};

/// How English clues are read.
#[derive(Clone, Copy, Default, Debug)]
pub struct Options {
    /// Whether sentences that mention something unknown are left out, with a warning each.
    pub ignore_unknown: bool,
}

/// What was read in ways that are right only if the puzzle then has a single answer.
#[derive(Default, Debug)]
pub struct Unconfirmed {
    /// The clues that are understood but in part: their statements say less than the clues, so that only an answer
    /// without another one is right.
    pub partly: Vec<Partly>,
    /// What clues tell by the way, which their statements do not say.
    pub presupposed: Vec<Presupposed>,
    /// The clues that may be taken by their weight: those that are refused, if all of them may.
    pub weighed: Vec<Weighed>,
    /// The clues with words of which it is but assumed that they say that two things go together.
    pub doubted: Vec<Doubted>,
    /// The clues with verbs that were learned from how the clues use them, each with the stem of its verb.
    pub learned: Vec<(CompactString, Doubted)>,
}

/// Reads the English clues of a document: each gets its statement, and its sentence as its wording
/// if it has no other. What cannot be read is told in the diagnostics.
///
/// `printed`: the document is that of a printed text, in which who `dislikes tea` drinks none.
///
/// Returns what only a single answer can confirm.
pub fn read(
    source: &Source,
    document: &mut Document,
    printed: bool,
    options: Options,
    diagnostics: &mut Diagnostics,
) -> Unconfirmed {
    limits::without_long(document, diagnostics);
    let is_english =
        |kind: &LineKind| matches!(kind, LineKind::Clue(clue) if clue.english.is_some());
    if !document.lines.iter().any(|line| is_english(&line.kind)) {
        return Unconfirmed::default();
    }
    calendar::mark(document);
    let before = diagnostics.clone();
    let take = |vocabulary: Vocabulary, diagnostics: &mut Diagnostics| {
        taken(source, document, (vocabulary, printed), options.ignore_unknown, diagnostics)
    };
    let mut taken = take(Vocabulary::new(document), diagnostics);
    // Where the positions are amounts or moments, the clues may tell of them throughout as of the values of a category.
    if taken.is_any_refused()
        && let Some(vocabulary) = Vocabulary::of_values(document)
    {
        let mut otherwise = before.clone();
        let of_values = take(vocabulary, &mut otherwise);
        if !of_values.is_any_refused() && otherwise.errors() == before.errors() {
            (taken, *diagnostics) = (of_values, otherwise);
        }
    }
    let Taken { readings, unconfirmed } = taken;
    let is_compared = |name: &str| {
        let mut says = readings.iter().flatten().flatten();
        says.any(|says| sentence::compares_values_of(says, name))
    };
    calendar::mark_labels(document, is_compared);
    for (at, (line, reading)) in document.lines.iter_mut().zip(readings).enumerate() {
        let LineKind::Clue(clue) = &mut line.kind else { continue };
        let Some(sentence) = clue.english.take() else { continue };
        // What says nothing of the puzzle leaves its clue empty.
        let Some(reading) = reading else { continue };
        match reading {
            Ok(statement) => {
                clue.statement = Some(statement);
                clue.wording.get_or_insert(Box::new(Name { quoted: true, ..*sentence }));
            }
            // The clue stays without a statement, so that those behind it keep their numbers.
            Err(refusal) if options.ignore_unknown && refusal.code == Code::EnglishWords => {
                diagnostics.push(refusal.skipped(&sentence));
            }
            Err(_) if unconfirmed.weighed.iter().any(|of| of.line == at) => {
                clue.wording.get_or_insert(Box::new(Name { quoted: true, ..*sentence }));
            }
            Err(refusal) => diagnostics.push(refusal.diagnostic()),
        }
    }
    unconfirmed
}

/// How the clues of a document are taken.
struct Taken {
    /// Of each line of the document.
    readings: Vec<Reading>,
    unconfirmed: Unconfirmed,
}

impl Taken {
    fn is_any_refused(&self) -> bool {
        self.readings.iter().any(|reading| matches!(reading, Some(Err(_))))
    }
}

/// Takes the clues of a document with the words of its header, in looks that are looser and looser.
fn taken(
    source: &Source,
    document: &Document,
    (mut vocabulary, printed): (Vocabulary, bool),
    ignores_unknown: bool,
    diagnostics: &mut Diagnostics,
) -> Taken {
    vocabulary.is_printed = printed;
    if !printed {
        vocabulary.leave_out_parents();
    }
    let mut sentences = cut::all(&vocabulary, source, document);
    let words = || sentences.iter().flatten().flat_map(|(_, parts)| parts).flatten();
    vocabulary.is_race =
        vocabulary.is_of_ranks() || words().any(|token| function::is_of_race(&token.stem));
    vocabulary.has_two_lowest = order::has_two_lowest(&source.text);
    vocabulary.tells_of_making = cut::tell_of_making(&vocabulary, &sentences);
    // Most sentences need no text to compare their readings by.
    let printer = LazyCell::new(|| format::Clauses::of(document));
    let text = |statement: &Statement| printer.text(statement);
    let mut looks = Looks::first(&vocabulary, source, &sentences, &text);
    // What says nothing of the puzzle has words of its own, of which nothing is to be learned.
    let is_second = !ignores_unknown && looks.has_few_strange(&sentences, diagnostics);
    looks.refuse_pointing(&vocabulary, &sentences, is_second);
    // What the clues teach later is not what the header has.
    let dealings = dealings::words(&vocabulary, &sentences);
    if is_second && looks.is_any_strange() {
        let is_any = |fits: fn(&str) -> bool| words().any(|token| fits(&token.stem));
        vocabulary.are_couples = is_any(|stem| stem == "coupl");
        vocabulary.are_partners = is_any(|stem| stem == "partner");
        let is_date = |pair: &[token::Token]| {
            let is_theirs = function::is_own(&pair[0].word) || pair[0].word == "'s";
            is_theirs && matches!(&*pair[1].word, "date" | "dates")
        };
        let mut parts = sentences.iter().flatten().flat_map(|(_, parts)| parts);
        vocabulary.are_dates =
            vocabulary.headed(&["date"]) == 0 && parts.any(|tokens| tokens.windows(2).any(is_date));
        let sentences_of_all = sentences.iter().flatten().flat_map(|(_, parts)| parts);
        vocabulary.tells_one_month = calendar::is_one_month(sentences_of_all);
        vocabulary.come_and_go = is_any(function::is_of_coming) && is_any(function::is_of_going);
        diagnostics.extend(surnames::add(&mut vocabulary, &sentences));
        if printed {
            diagnostics.extend(misprints::add(&mut vocabulary, &sentences));
        }
        // Plain words may be read as strictly as any.
        looks.again(&vocabulary, &sentences, &|_| true, diagnostics);
        looks.with_story(&mut vocabulary, &mut sentences, diagnostics);
    }
    let mut partly = Vec::new();
    if is_second && looks.is_any_strange() {
        vocabulary.is_loose = true;
        looks.again(&vocabulary, &sentences, &|_| true, diagnostics);
        looks.as_values(document, diagnostics);
        looks.settle_neighbors(&vocabulary, &sentences);
        partly = looks.of_others(&mut vocabulary, &sentences);
        partly.extend(looks.of_dislikes(&mut vocabulary, &sentences));
        partly.extend(looks.of_seats(&vocabulary, &sentences));
        looks.settle_neighbors(&vocabulary, &sentences);
        let shorts = looks.with_short_names(&mut vocabulary, &sentences);
        partly.extend(looks.in_part(&vocabulary, &sentences));
        partly.extend(looks.of_short_names(shorts));
        partly.extend(looks.of_others_in_part(&mut vocabulary, &sentences));
        partly.extend(looks.freely(&mut vocabulary, &sentences));
    }
    partly.append(&mut looks.neighbors);
    looks.refuse_misjoined(&vocabulary, &sentences);
    if is_second {
        partly.extend(looks.of_introductions(source, document));
    }
    looks.doubt(dealings, &partly);
    // With an error beside it, nothing is taken by its weight.
    let weighed = if is_second && diagnostics.is_ok() {
        looks.weighed(&vocabulary, &sentences, &partly, document)
    } else {
        Vec::new()
    };
    let (doubted, learned) = (looks.doubted(&sentences), looks.learned(&sentences));
    let readings = looks.readings;
    let mut read_parts = readings.iter().zip(&sentences).filter_map(|(reading, clue)| {
        let (_, parts) = clue.as_ref().filter(|_| matches!(reading, Some(Ok(_))))?;
        Some(parts)
    });
    if printed && let Some(span) = read_parts.find_map(|parts| shunned::shunning(parts)) {
        let message = "who does not like something is taken not to have it";
        diagnostics.push(Diagnostic::warning(Code::LearnedWords, span, message));
    }
    let apart = readings.iter().zip(&sentences).find_map(|(reading, clue)| {
        let (Some(Ok(says)), Some((_, parts))) = (reading, clue) else { return None };
        parts.iter().find_map(|tokens| alternatives::telling_apart(tokens, says))
    });
    let all = sentences.iter().flatten().flat_map(|(_, parts)| parts);
    diagnostics.extend(notation::warning(source, all));
    if let Some(span) = apart {
        let message = "the two that `neither … nor` names are taken to be different";
        diagnostics.push(Diagnostic::warning(Code::LearnedWords, span, message));
    }
    let mut presupposed = presupposed::of_sexes(&vocabulary, source, &sentences);
    presupposed.extend(presupposed::of_neither(&vocabulary, &sentences));
    presupposed.extend(presupposed::of_both(&vocabulary, &sentences));
    let in_lines = |says| sentence::grid::in_lines(&vocabulary, says);
    let readings = readings.into_iter().map(|reading| reading.map(|of| of.map(in_lines))).collect();
    Taken { readings, unconfirmed: Unconfirmed { partly, presupposed, weighed, doubted, learned } }
}
