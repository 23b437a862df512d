//! How near the rows of a sentence stand, told behind it: `Ann is left of Bob (next to each other)`, `Ann is left of Bob,
//! but not necessarily next to him`.

use super::super::mention::Reader;
use super::super::relation::FREE;
use super::super::token::phrase;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Behind `not necessarily`, beside those below.
const CLOSE: &[&str] = &[
    "adjacent to her",
    "adjacent to him",
    "beside each other",
    "beside her",
    "beside him",
    "neighbors",
    "neighbours",
];

/// Behind a comma, or in brackets: the second row stands beside the first.
const BESIDE_IT: &[&str] = &[
    "adjacent to it",
    "beside it",
    "directly next to it",
    "immediately next to it",
    "next to her",
    "next to him",
    "next to it",
    "right next to it",
];

/// In brackets: the rows stand side by side.
const TOUCHING: &[&str] = &[
    "adjacent",
    "adjacent to each other",
    "directly",
    "directly adjacent",
    "directly next to each other",
    "immediately",
    "immediately next to each other",
    "next to each other",
    "next to one another",
    "right next to each other",
    "side by side",
];

impl Reader<'_> {
    /// The readings of a sentence that ends in such words; `None` if it does not.
    pub(super) fn with_adjacency(&self) -> Option<Vec<Statement>> {
        let (end, is_touching) = self.adjacency()?;
        let outer = Reader::new(self.vocabulary, &self.tokens[..end]);
        let says = outer.readings(0, end).into_iter();
        if !is_touching {
            return Some(says.filter(is_any_distance).collect());
        }
        // `somewhere to the left (next to each other)` tells two things.
        let is_free = (0..end).any(|at| self.any_of(at, &FREE).is_some());
        Some(says.filter_map(touching).filter(|_| !is_free).collect())
    }

    /// Where the words before them end, and whether these rows stand side by side.
    fn adjacency(&self) -> Option<(usize, bool)> {
        const THEY: &[&str] = &["they are", "these are", "both are", "the two are"];
        let is_bracketed = self.tokens.last().is_some_and(|token| token.word == ")");
        let end = self.tokens.len() - usize::from(is_bracketed);
        let is_end = |at: usize, words: &[&str]| {
            words.iter().any(|words| {
                phrase(&self.tokens[at..end], words).is_some_and(|count| at + count == end)
            })
        };
        let is_close =
            |at: usize| [CLOSE, BESIDE_IT, TOUCHING].iter().any(|words| is_end(at, words));
        let rest = |at: usize| self.any(at, THEY).unwrap_or(at);
        if is_bracketed {
            let open = (0..end).rfind(|at| self.word(*at) == "(")?;
            let but = self.any(open + 1, &["but", "though", "although"]).unwrap_or(open + 1);
            let not = self.phrase(rest(but), "not necessarily");
            if let Some(at) = not.filter(|at| is_close(*at)) {
                return (at > open).then_some((open, false));
            }
            let is_touching = is_end(rest(open + 1), TOUCHING) || is_end(open + 1, BESIDE_IT);
            return is_touching.then_some((open, true));
        }
        let comma = (1..end).rfind(|at| self.word(*at) == ",");
        if let Some(comma) = comma.filter(|comma| is_end(comma + 1, BESIDE_IT)) {
            return Some((comma, true));
        }
        let not = (1..end).rfind(|at| self.phrase(*at, "not necessarily").is_some())?;
        if !is_close(not + 2) {
            return None;
        }
        // `, but they are not necessarily adjacent`
        let they = THEY.iter().find_map(|they| {
            let start = not.checked_sub(they.split(' ').count())?;
            (self.phrase(start, they) == Some(not)).then_some(start)
        });
        let but = they.unwrap_or(not).checked_sub(1)?;
        let joins = matches!(self.word(but), "but" | "though" | "although");
        let start = if joins { but } else { but + 1 };
        let comma = start.checked_sub(1).filter(|at| matches!(self.word(*at), "," | ";"));
        let is_apart = joins || comma.is_some();
        is_apart.then_some((comma.unwrap_or(start), false))
    }
}

/// Whether a statement tells on which side rows stand, and not how far from each other.
fn is_any_distance(says: &Statement) -> bool {
    match says {
        Form::Order { steps, .. } => steps.is_none(),
        Form::Between(..) => true,
        Form::And(all) => all.iter().all(is_any_distance),
        _ => false,
    }
}

/// The same of rows that stand side by side.
fn touching(says: Statement) -> Option<Statement> {
    match says {
        Form::Order { a, side, steps: None | Some(1), b } => {
            Some(Form::Order { a, side, steps: Some(1), b })
        }
        Form::Between(a, b, c) | Form::DirectlyBetween(a, b, c) => {
            Some(Form::DirectlyBetween(a, b, c))
        }
        Form::NextTo(a, b) => Some(Form::NextTo(a, b)),
        _ => None,
    }
}
