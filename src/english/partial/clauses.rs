//! Clauses that stand side by side: `…, but Lou paid $2`, `… and went home in the rain`.

use std::ops::Range;

use super::super::function;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Thing;
use super::super::words;
use super::{Parts, acts, apart, is_verb, subject};
use crate::english::measure::begins_as_amount;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// Words between clauses of which each is said to be so.
const JOINTS: &[&str] =
    &["although", "and", "because", "but", "since", "so", "though", "whereas", "while"];
/// Words with which what stands behind a comma may begin that is told besides. Not `in`: of `in Bob's opinion` depends
/// what is said.
const ADJUNCTS: &[&str] = &["despite", "even", "having", "not", "thanks"];
/// Words that deny, or tell of what is not so.
const DENIALS: &[&str] =
    &["'t", "cannot", "could", "may", "might", "must", "never", "no", "not", "should", "would"];
/// Stems of verbs that take back what was said before them: `but swapped with Bob`.
const UNDOING: &[&str] = &[
    "abandon",
    "cancel",
    "chang",
    "drop",
    "exchang",
    "gave",
    "give",
    "lose",
    "lost",
    "move",
    "postpon",
    "quit",
    "replac",
    "reschedul",
    "return",
    "sell",
    "sold",
    "swap",
    "switch",
    "trade",
    "transfer",
    "withdraw",
    "withdrew",
];
/// The most pieces of a sentence.
const MOST: usize = 12;

/// A piece of a sentence up to the next joint or comma.
struct Piece {
    /// Where the words behind its joint stand.
    range: Range<usize>,
    /// Its comma and its joint, if it has any.
    comma: bool,
    joint: bool,
}

impl Parts<'_> {
    /// Reads each clause, together with those behind it where they belong together; the others are passed over.
    /// `None` if something is left out that may not be.
    pub(super) fn clauses(&mut self, tokens: &[Token]) -> Option<()> {
        let pieces = pieces(tokens);
        // Of `did not go because …`, nobody knows whether she went.
        let reason = |token: &Token| matches!(&*token.word, "because" | "since");
        if pieces.len() > MOST || denies(tokens) && tokens.iter().any(reason) {
            return None;
        }
        // The subject of the last clause, and whether its verb may stand for what is joined to it.
        let mut subject: Option<Vec<Token>> = None;
        // Where the words stand that were understood, and those that were not.
        let (mut kept, mut left) = (Vec::new(), Vec::new());
        let mut at = 0;
        while at < pieces.len() {
            let run = |end: usize| &tokens[pieces[at].range.start..pieces[end - 1].range.end];
            let before = &tokens[..pieces[at].range.start];
            let goes_on =
                (pieces[at].joint || pieces[at].comma) && is_verb(&self.reader(run(at + 1)), 0);
            let subject_before = subject.as_deref().filter(|_| goes_on);
            let found = (at + 1..=pieces.len()).rev().find_map(|end| {
                let says = self
                    .clause(run(end), subject_before)
                    .or_else(|| self.of_pronouns(before, run(end)))?;
                Some((end, says))
            });
            let mut end = found.as_ref().map_or(at + 1, |(end, _)| *end);
            let words = run(end).to_vec();
            let own = self.own_subject(&words);
            let is_left = found.is_none() && may_be_left(&self.reader(&words), &pieces, at, tokens);
            let range = pieces[at].range.start..pieces[end - 1].range.end;
            let (told, passed) = (self.says.len(), self.passed.len());
            match found {
                Some((_, says)) => self.says.push(says),
                None if let Some(says) = self.trimmed(&words) => self.says.push(says),
                None if let Some(says) = self.without_relative(&words) => self.says.push(says),
                // `Ann | and the chef shared a cab`
                None if let Some(says) =
                    joined_pair(&pieces, at).and_then(|pair| self.apart(&tokens[pair])) =>
                {
                    self.says.push(says);
                    end += 1;
                }
                None if let Some(says) = self.apart(&words) => self.says.push(says),
                None if let Some(says) = self.owned(&words) => self.says.push(says),
                None if is_left && !takes_back(&pieces, at, tokens) => {
                    let own = own.as_ref().map_or(0, Vec::len);
                    self.pass_over(if own < words.len() { &words[own..] } else { &words });
                }
                None => return None,
            }
            match self.says.len() > told {
                true => kept.push(range),
                false if self.passed.len() > passed => left.push((range, own.is_none())),
                false => {}
            }
            if let Some(own) = own {
                subject = Some(own).filter(|_| !denies(&words));
            }
            at = end;
        }
        (!self.are_rivals(tokens, &kept, &left)).then_some(())
    }

    /// Whether what is left out names another item of a category than what is kept, of the same subject: `came on Monday,
    /// but had to make it Friday`.
    fn are_rivals(
        &self,
        tokens: &[Token],
        kept: &[Range<usize>],
        left: &[(Range<usize>, bool)],
    ) -> bool {
        let reader = self.reader(tokens);
        let items = |range: &Range<usize>| {
            let own = self.own_subject(&tokens[range.clone()]).map_or(0, |own| own.len());
            let found = reader.matches[range.start + own..range.end].iter().flatten();
            found.map(|of| of.of).collect::<Vec<_>>()
        };
        let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
        let is_set_off = |range: &Range<usize>| {
            matches!(word(range.start), "despite" | "having" | "not" | "unlike")
        };
        let is_denied = |range: &Range<usize>| range.clone().any(|at| function::denies(word(at)));
        let is_behind_but =
            |range: &Range<usize>| range.start > 0 && word(range.start - 1) == "but";
        left.iter().filter(|(range, _)| !is_set_off(range)).any(|(range, goes_on)| {
            let others = items(range);
            kept.iter().filter(|of| !is_denied(of)).any(|of| {
                let is_of_subject = match of.start < range.start {
                    true => *goes_on,
                    false => self.own_subject(&tokens[of.clone()]).is_none() && !is_behind_but(of),
                };
                let is_rival =
                    |a: &Thing| others.iter().any(|b| a.sense == b.sense && a.item != b.item);
                is_of_subject && items(of).iter().any(is_rival)
            })
        })
    }

    /// What a clause says, with its own subject or else that of the clause before, if it may go on with it.
    fn clause(&self, words: &[Token], subject: Option<&[Token]>) -> Option<Statement> {
        self.read(words).or_else(|| self.read(&[subject?, words].concat()))
    }

    /// What a clause says with names for its `he`, `she` and `it`, if but one person or thing was named before.
    fn of_pronouns(&self, before: &[Token], words: &[Token]) -> Option<Statement> {
        let is_she = |token: &Token| matches!(&*token.word, "he" | "she");
        let is_it = |token: &Token| token.word == "it";
        let (has_she, has_it) = (is_she(words.first()?), is_it(words.last()?));
        if !has_she && !has_it {
            return None;
        }
        let she = || self.only_named(before, true);
        let it = || self.only_named(before, false);
        let head = if has_she { she()? } else { words[..1].to_vec() };
        let tail = if has_it { it()? } else { words[words.len() - 1..].to_vec() };
        self.read(&[&head, words.get(1..words.len() - 1)?, &tail].concat())
    }

    /// The words of the only person that some words name, or of the only thing.
    fn only_named(&self, words: &[Token], is_person: bool) -> Option<Vec<Token>> {
        let reader = self.reader(words);
        let persons = reader.persons();
        let mut found: Vec<Range<usize>> = Vec::new();
        for (start, of) in reader.matches.iter().enumerate() {
            let fits = of.iter().filter(|of| (persons >> of.of.sense & 1 == 1) == is_person);
            let end = fits.map(|of| of.end).max();
            let is_within = found.last().is_some_and(|last| start < last.end);
            found.extend(end.filter(|_| !is_within).map(|end| start..end));
        }
        let [only] = &found[..] else { return None };
        // `the person with the cat`, `the coffee drinker` and `the golfer` are somebody else.
        let is_one = |at: usize| {
            let is_neighbor = matches!(reader.word(at), "neighbor" | "neighbour");
            let is_other = reader.uses(at).agent != 0 || reader.is_word_for_person(at);
            reader.is_human(at) || is_neighbor || is_other
        };
        let others = |at: usize| is_person && !only.contains(&at) && is_one(at);
        (!(0..words.len()).any(others)).then(|| words[only.clone()].to_vec())
    }

    /// The words of the subject of a clause.
    fn own_subject(&self, words: &[Token]) -> Option<Vec<Token>> {
        let reader = self.reader(words);
        let (end, _) = subject(&reader)?;
        // What goes on behind `next to the man who drinks tea` may be told of the man.
        let is_open = words[end..].iter().any(|of| matches!(&*of.word, "who" | "that" | "which"));
        (!is_open).then(|| words[..end].to_vec())
    }

    /// What a clause says without what it tells of a thing at its end: `the bass which she borrowed from Bea` is the bass.
    fn without_relative(&mut self, words: &[Token]) -> Option<Statement> {
        let reader = self.reader(words);
        let is_said_of_item = |at: &usize| {
            let ends = |of: &Match| of.end == *at;
            let begins = |start: usize| reader.matches[start].iter().any(ends);
            matches!(&*words[*at].word, "that" | "which")
                && words.get(at + 1).is_some_and(|next| matches!(&*next.word, "he" | "she"))
                && (at.saturating_sub(5)..*at).any(begins)
        };
        let start = (2..words.len()).find(is_said_of_item)?;
        let says = self.read(&words[..start])?;
        self.pass_over(&words[start..]);
        Some(says)
    }

    /// Whether a statement speaks of no values and positions: who was third in the heats need not be third.
    fn is_of_lists(&self, says: &Statement) -> bool {
        let reader = self.reader(&[]);
        let is_list = |of: &Operand| {
            let sense = reader.sense_of(of);
            let values = self.vocabulary.all(|of| of.scale.is_some());
            sense != 0 && sense & values == 0
        };
        match says {
            Form::Same(a, b) => is_list(a) && is_list(b),
            Form::And(all) => all.iter().all(|says| self.is_of_lists(says)),
            _ => false,
        }
    }

    /// Whether a statement puts two people together.
    fn is_of_persons(&self, says: &Statement) -> bool {
        let reader = self.reader(&[]);
        let persons = reader.persons();
        let is_one = |of: &Operand| reader.sense_of(of) & persons != 0;
        matches!(says, Form::Same(a, b) if is_one(a) && is_one(b))
    }

    /// What a clause says without words behind it that say where or how: `in the rain`.
    fn trimmed(&mut self, words: &[Token]) -> Option<Statement> {
        const LONGEST: usize = 7;
        const ADDING: &[&str] =
            &["at", "because", "despite", "during", "for", "in", "on", "thanks", "to", "with"];
        let reader = self.reader(words);
        let first = words.len().saturating_sub(LONGEST).max(2);
        let starts = (first..words.len()).filter(|at| ADDING.contains(&&*words[*at].word));
        let (start, says) = starts.rev().find_map(|start| {
            let rest = &words[start..];
            let plain = |at: usize| {
                let word = &words[at];
                reader.matches[at].is_empty()
                    && word.is_word()
                    && words::number(&[&word.word]).is_none_or(|_| word.word == "one")
                    && !begins_as_amount(&word.word)
                    && reader.uses(at).own == 0
            };
            let is_plain = rest.len() > 1 && (start..words.len()).all(plain);
            let says = is_plain.then(|| self.read(&words[..start])).flatten()?;
            // The doctor who saw Ann in the rain need not be hers.
            let meets = |token: &Token| apart::CONTACTS.contains(&&*token.stem);
            let is_met = words[..start].iter().any(meets) && self.is_of_persons(&says);
            (self.is_of_lists(&says) && !is_met).then_some((start, says))
        })?;
        self.pass_over(&words[start..]);
        Some(says)
    }
}

/// Whether some words deny, or tell of what is not so: `wanted to sneeze`.
fn denies(words: &[Token]) -> bool {
    let is_infinitive = |pair: &[Token]| {
        let next = function::kind(&pair[1].word, &pair[1].stem);
        pair[0].word == "to" && !next.determiner
    };
    words.iter().any(|token| DENIALS.contains(&&*token.word)) || words.windows(2).any(is_infinitive)
}

/// The pieces of a sentence between its commas and joints.
fn pieces(tokens: &[Token]) -> Vec<Piece> {
    let mut found = vec![Piece { range: 0..0, comma: false, joint: false }];
    let mut at = 0;
    while at < tokens.len() {
        let is_joint =
            |at: usize| tokens.get(at).is_some_and(|token| JOINTS.contains(&&*token.word));
        let comma = matches!(&*tokens[at].word, "," | ";");
        let joint =
            if comma { is_joint(at + 1) || gives_reason(tokens, at + 1) } else { is_joint(at) };
        if comma || joint {
            let start = at + usize::from(comma) + usize::from(joint);
            found.push(Piece { range: start..start, comma, joint });
            at = start;
            continue;
        }
        at += 1;
        let last = found.last_mut().expect("there is a piece");
        last.range.end = at;
    }
    found.retain(|piece| !piece.range.is_empty());
    found
}

/// Whether a clause behind a comma tells why: `, as the cake came second`, and not `, as did Bob`.
fn gives_reason(tokens: &[Token], at: usize) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let kind = tokens.get(at + 1).map(|next| function::kind(&next.word, &next.stem));
    let is_clause = kind.is_some_and(|kind| !kind.auxiliary && !kind.be);
    word(at) == "as"
        && !matches!(word(at + 1), "for" | "if" | "though" | "to" | "well")
        && is_clause
}

/// The words of a piece and of the one that `and` joins to it.
fn joined_pair(pieces: &[Piece], at: usize) -> Option<Range<usize>> {
    let next = pieces.get(at + 1).filter(|next| next.joint && !next.comma)?;
    Some(pieces[at].range.start..next.range.end)
}

/// Whether a piece tells that what stands before it came to nothing.
fn takes_back(pieces: &[Piece], at: usize, tokens: &[Token]) -> bool {
    let range = pieces[at].range.clone();
    let joint = range.start.checked_sub(1).map_or("", |joint| &*tokens[joint].word);
    let undoes = |token: &Token| UNDOING.contains(&&*token.stem) || UNDOING.contains(&&*token.word);
    at > 0 && matches!(joint, "although" | "but" | "though") && tokens[range].iter().any(undoes)
}

/// Whether a piece may be left out, and the others stand as they are.
fn may_be_left(reader: &Reader<'_>, pieces: &[Piece], at: usize, tokens: &[Token]) -> bool {
    let piece = &pieces[at];
    let words = &tokens[piece.range.clone()];
    // `The older of Mr Bates` ends as a verb does.
    let is_verb = |at: usize| {
        acts(&reader.tokens[at])
            && !reader.is_within_item(at)
            && !(at > 0 && reader.tokens[at].is_capital)
    };
    let has_verb = (0..words.len()).any(is_verb);
    let adds = ADJUNCTS.contains(&&*words[0].word) || words[0].word.ends_with("ing");
    let next_joint = pieces.get(at + 1).is_some_and(|next| next.joint);
    // `…, but it was not so`
    let points = matches!(&*words[0].word, "it" | "such" | "that" | "this") && denies(words);
    match at {
        _ if points => false,
        0 => has_verb && next_joint,
        _ => piece.joint && has_verb || piece.comma && adds,
    }
}
