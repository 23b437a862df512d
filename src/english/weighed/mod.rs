//! Clues with words that nobody knows, weighed by the answers that their possible meanings leave.
//!
//! Between the items and the words of order that a sentence names, its other words only say how these go together: `Alma turned
//! up right before the guest who pedaled over on her bicycle`. So they are put in plain words ([`skeleton`]), and what the strict
//! reader makes of that is the clue's likely meaning. It may be wrong: who hates bicycles has none. Therefore each thing that it
//! tells is turned around and left out as well ([`Turns`]), and [`load`](crate::load) takes the likely meaning only if the
//! puzzle has a single answer with it and none of the others leaves another single answer. Of a puzzle that has one answer, as
//! printed ones have, the true meaning does leave it.

mod plainer;
mod skeleton;
mod turned;

use std::cell::Cell;

use itertools::Itertools;

use super::abridged::UNSURE;
use super::degrees;
use super::function;
use super::loose::{self, Read};
use super::mention::Reader;
use super::sentence::referents::pointing_elsewhere;
use super::sentence::{self, misjoined};
use super::token::Token;
use super::vocabulary::Vocabulary;
use crate::model::ids::Span;
use crate::syntax::ast::Statement;
use crate::syntax::diagnostic::{Code, Diagnostic};
use turned::Turns;

/// The longest sentence that is weighed.
const LONGEST: usize = 60;

/// Words by which what is denied may be so: `couldn't resist the thimble`.
const TURNING: &[&str] = &[
    "can", "cannot", "could", "couldn", "mind", "never", "no", "nothing", "notice", "tried",
    "without", "won", "would", "wouldn",
];

/// Stems of verbs that deny by themselves.
const MISSING: &[&str] =
    &["avoid", "declin", "forget", "forgo", "forgot", "miss", "refus", "reject", "skip"];

/// How many sentences in plain words are read for all clues of a puzzle.
const MOST_READ: usize = 120;

/// A clue with what it may say.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// The line of the clue in its document.
    pub line: usize,
    /// The likely meaning.
    pub says: Statement,
    /// Other meanings, each with how many things it tells otherwise; nothing is a meaning as well.
    pub others: Vec<(usize, Option<Statement>)>,
    /// Whether the clue is refused, if it is not taken by its weight, and not understood in part.
    pub is_refused: bool,
    /// Why it is not understood.
    pub refusal: Diagnostic,
    /// The warning how it is taken.
    pub taken: Diagnostic,
}

impl Weighed {
    /// The clue with the opposites of what it likely says.
    pub fn doubted(&self) -> Doubted {
        Doubted { line: self.line, span: self.taken.span, others: opposites(&self.says) }
    }
}

/// A clue that is read, with words of which it is but assumed that they say that two things go together.
#[derive(Clone, Debug)]
pub struct Doubted {
    /// The line of the clue in its document.
    pub line: usize,
    /// Where it stands.
    pub span: Span,
    /// What it says if two of the things do not go together.
    pub others: Vec<Statement>,
}

impl Doubted {
    /// The error that the clue may say the opposite.
    pub fn refusal(&self) -> Diagnostic {
        let message = "I am not sure that this clue says what goes together, and its opposite leaves a single answer as well";
        Diagnostic::error(Code::EnglishWords, self.span, message).help(
            "say it in words that docs/english.md has, or declare them in the header, such as `pet (walked): …`",
        )
    }
}

/// What a statement says if two of its things do not go together, for each two.
pub(super) fn opposites(says: &Statement) -> Vec<Statement> {
    Turns::of(says, false).once().into_iter().flatten().collect()
}

/// What is still to be read.
pub(super) struct Budget(Cell<usize>);

impl Budget {
    pub(super) fn new() -> Budget {
        Budget(Cell::new(MOST_READ))
    }

    fn take(&self) -> bool {
        let left = self.0.get();
        self.0.set(left.saturating_sub(1));
        left > 0
    }
}

/// How the clues of a puzzle are read.
pub(super) struct Weigher<'a> {
    pub(super) vocabulary: &'a Vocabulary,
    pub(super) read: Read<'a>,
    pub(super) text: &'a dyn Fn(&Statement) -> String,
    pub(super) budget: &'a Budget,
}

/// The likely meaning of a sentence, and others that its words may have.
type Meanings = (Statement, Vec<Statement>);

impl Weigher<'_> {
    /// What the clue in a line may say, if each of its sentences says something.
    pub(super) fn clue(
        &self,
        (line, span): (usize, Span),
        sentences: &[Vec<Token>],
        (is_refused, refusal): (bool, Diagnostic),
    ) -> Option<Weighed> {
        let points = |tokens: &Vec<Token>| pointing_elsewhere(self.vocabulary, tokens).is_some();
        let is_denied = |tokens: &Vec<Token>| degrees::is_denied(tokens);
        if sentences.iter().any(|tokens| points(tokens) || is_denied(tokens)) {
            return None;
        }
        let (says, also) = self.sentences(sentences)?;
        let is_misjoined = |tokens: &Vec<Token>| {
            misjoined::is_misjoined(self.vocabulary, tokens, &says, &|_| false)
        };
        if Reader::new(self.vocabulary, &[]).is_never(&says) || sentences.iter().any(is_misjoined) {
            return None;
        }
        let is_turned = sentences.iter().flatten().any(|token| TURNING.contains(&&*token.word));
        let turns = Turns::of(&says, is_turned);
        let once = turns.once().into_iter().chain(also.into_iter().map(Some));
        let twice = turns.twice().into_iter().map(|says| (2, says));
        let others = once.map(|says| (1, says)).chain(twice).collect();
        let message = format!("these words are taken to say `{}`", (self.text)(&says));
        let taken = Diagnostic::warning(Code::WeighedClue, span, message);
        Some(Weighed { line, says, others, is_refused, refusal, taken })
    }

    /// Whether a sentence is too long, or tells of what may not be so.
    fn is_bound(&self, tokens: &[Token]) -> bool {
        let is_bound = |token: &Token| {
            matches!(&*token.word, "if" | "unless" | "whether")
                || UNSURE.contains(&&*token.word)
                || function::is_hedge(&token.word)
                || token.word == "might"
        };
        let reader = Reader::new(self.vocabulary, tokens);
        let is_over = (0..tokens.len()).any(|at| reader.any(at, &["used to"]).is_some());
        // Who won't skip Rome goes there.
        let is_denied = tokens.iter().any(|token| function::denies(&token.word));
        let misses = || tokens.iter().any(|token| MISSING.contains(&&*token.stem));
        tokens.len() > LONGEST
            || is_denied && misses()
            // `Finally, the spaniel came`
            || tokens.iter().skip_while(|token| token.word == "finally").any(is_bound)
            || is_over
            || reader.is_unfulfilled()
            || reader.is_hedged()
            || reader.is_behind_thing()
    }

    /// What the sentences of a clue say: as they stand, cut at semicolons, or at their clauses.
    fn sentences(&self, sentences: &[Vec<Token>]) -> Option<Meanings> {
        let ends: [&Ends<'_>; 3] = [&|_, _| None, &mark, &clause];
        let ways = ends.into_iter().map(|ends| self.cut(sentences, ends));
        // Where there is nothing to cut at, the sentences stay as they were.
        ways.dedup().find_map(|way| self.each(&way))
    }

    /// The sentences of a clue cut where a part ends.
    fn cut(&self, sentences: &[Vec<Token>], ends: &Ends<'_>) -> Vec<Vec<Token>> {
        let parts = sentences.iter().flat_map(|tokens| cut(tokens, ends)).collect_vec();
        loose::resolved(self.vocabulary, &parts)
    }

    /// What all of some sentences say, if each says something.
    fn each(&self, sentences: &[Vec<Token>]) -> Option<Meanings> {
        let found: Vec<Meanings> =
            sentences.iter().map(|tokens| self.meanings(tokens)).collect::<Option<_>>()?;
        let with = |changed: Option<(usize, &Statement)>| {
            let all = found.iter().enumerate().map(|(at, (says, _))| match changed {
                Some((of, instead)) if of == at => instead.clone(),
                _ => says.clone(),
            });
            sentence::all_of(all.collect())
        };
        let also = found
            .iter()
            .enumerate()
            .flat_map(|(at, (_, also))| also.iter().map(move |says| (at, says)))
            .filter_map(|changed| with(Some(changed)))
            .collect();
        Some((with(None)?, also))
    }

    /// The meanings that a sentence has in plain words, the likely one first.
    fn meanings(&self, tokens: &[Token]) -> Option<Meanings> {
        if let Some(says) = (self.read)(tokens) {
            return Some((says, Vec::new()));
        }
        if self.is_bound(tokens) {
            return None;
        }
        let tokens = &plainer::plainer(self.vocabulary, tokens)[..];
        if tokens.is_empty() {
            return None;
        }
        if let Some(says) = (self.read)(tokens) {
            return Some((says, Vec::new()));
        }
        if tokens.iter().any(|token| token.word == "(") {
            return None;
        }
        // `2.6 meters farther than` for `2.6 meters beyond`: else its words would be taken for others that nobody knows.
        let tokens = &loose::plainly(self.vocabulary, tokens)[..];
        let reader = Reader::new(self.vocabulary, tokens);
        let mut found: Vec<(String, Statement)> = Vec::new();
        let mut most = usize::MAX;
        for (cost, said) in skeleton::skeletons(&reader) {
            if cost > most || !self.budget.take() {
                break;
            }
            let Some(says) = (self.read)(&said) else { continue };
            let is_of_line = !self.vocabulary.has_order && sentence::is_of_line(&says);
            if reader.is_never(&says) || is_of_line {
                continue;
            }
            most = most.min(cost + 1);
            let key = (self.text)(&sentence::one_way(self.vocabulary, &says));
            if found.iter().all(|(known, _)| *known != key) {
                found.push((key, says));
            }
        }
        let mut found = found.into_iter().map(|(_, says)| says);
        Some((found.next()?, found.collect()))
    }
}

/// Where the next part begins, if one ends before a token.
type Ends<'e> = dyn Fn(&[Token], usize) -> Option<usize> + 'e;

/// Behind a semicolon.
fn mark(tokens: &[Token], at: usize) -> Option<usize> {
    (tokens[at].word == ";").then_some(at + 1)
}

/// A sentence cut where a part `ends`.
fn cut(tokens: &[Token], ends: &Ends<'_>) -> Vec<Vec<Token>> {
    let mut parts = vec![Vec::new()];
    let mut at = 0;
    while at < tokens.len() {
        match ends(tokens, at) {
            Some(next) => {
                parts.push(Vec::new());
                at = next;
            }
            None => {
                parts.last_mut().expect("there is a part").push(tokens[at].clone());
                at += 1;
            }
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// Where a clause goes on behind `; ` or `, and`, if none depends on another one.
fn clause(tokens: &[Token], at: usize) -> Option<usize> {
    const BOUND: &[&str] =
        &["both", "each", "either", "if", "or", "other", "others", "unless", "whether"];
    const JOINTS: &[&str] = &["although", "and", "but", "though", "whereas", "while"];
    if let Some(next) = mark(tokens, at) {
        return Some(next);
    }
    let joins = tokens[at].word == ","
        && tokens.get(at + 1).is_some_and(|next| JOINTS.contains(&&*next.word));
    let is_free =
        tokens[0].word != "of" && !tokens.iter().any(|token| BOUND.contains(&&*token.word));
    (joins && is_free).then_some(at + 2)
}
