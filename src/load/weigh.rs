//! Clues with unknown words, weighed: their likely meaning is taken if it leaves a single answer and no other meaning leaves
//! another one.

use compact_str::CompactString;
use itertools::Itertools;

use crate::english::{Doubted, Weighed};
use crate::model::solution::Solution;
use crate::resolve::{Resolved, resolve};
use crate::session::Setup;
use crate::syntax::ast::{Document, LineKind, Statement};
use crate::syntax::diagnostic::Diagnostics;
use crate::tasks::solve;

/// In how many things other meanings may differ, all clues together.
const MOST_TURNED: usize = 2;

/// How many pairs of opposites are tried.
const MOST_PAIRS: usize = 200;

/// The puzzle with the likely meanings of all clues and its document, if no other meanings leave another single answer.
pub(super) fn weigh(document: &Document, weighed: &[Weighed]) -> Option<(Resolved, Document)> {
    let likely = weighed.iter().map(|of| (of.line, Some(&of.says))).collect_vec();
    let likely = saying(document, &likely);
    let taken = resolved(&likely)?;
    let answer = only_answer(&taken)?;
    let silent = weighed.iter().map(|of| (of.line, None)).collect_vec();
    // Clues that are not needed change no answer, whatever they mean.
    if only_answer(&resolved(&saying(document, &silent))?).is_some() {
        return Some((taken, likely));
    }
    let others = weighed
        .iter()
        .flat_map(|of| of.others.iter().map(|(cost, says)| (of.line, *cost, says.as_ref())))
        .filter(|(_, cost, _)| *cost <= MOST_TURNED)
        .collect_vec();
    let alone =
        others.iter().any(|(line, _, says)| leaves_another(&likely, &answer, &[(*line, *says)]));
    let together = || {
        others.iter().array_combinations().any(|[a, b]| {
            a.0 != b.0
                && a.1 + b.1 <= MOST_TURNED
                && leaves_another(&likely, &answer, &[(a.0, a.2), (b.0, b.2)])
        })
    };
    let all_turned = || {
        let opposites = weighed.iter().filter_map(|of| {
            let (_, says) = of.others.iter().find(|(cost, says)| *cost == 1 && says.is_some())?;
            Some((of.line, says.as_ref()))
        });
        leaves_another(&likely, &answer, &opposites.collect_vec())
    };
    (!alone && !together() && !all_turned()).then_some((taken, likely))
}

/// A clue with words that are but assumed to say what they do, if the puzzle has a single answer, and another one with the
/// opposite of something that the clue says, of that and of what another clue is assumed to say, or of all such clues.
///
/// `weighed`: the clues of which [`weigh`] has tried the opposites already, alone and together.
pub(super) fn turned<'d>(
    taken: &Resolved,
    document: &Document,
    doubted: &'d [Doubted],
    weighed: &'d [Doubted],
) -> Option<&'d Doubted> {
    doubted.iter().find(|of| !of.others.is_empty())?;
    let answer = only_answer(taken)?;
    let opposites = |of: &'d [Doubted]| {
        of.iter().flat_map(|of| of.others.iter().map(move |says| (of, says))).collect_vec()
    };
    let changes = opposites(doubted);
    let alone = changes
        .iter()
        .find(|(of, says)| leaves_another(document, &answer, &[(of.line, Some(*says))]));
    let together = || {
        let all = changes.iter().copied().chain(opposites(weighed)).collect_vec();
        let of_doubted = changes.len();
        let pairs = all.iter().enumerate().array_combinations();
        let pairs = pairs.filter(|[(_, a), (_, b)]| a.0.line != b.0.line).take(MOST_PAIRS);
        let mut pairs = pairs.filter(|[(first, _), _]| *first < of_doubted);
        let found = pairs.find(|[(_, (a, a_says)), (_, (b, b_says))]| {
            let both = [(a.line, Some(*a_says)), (b.line, Some(*b_says))];
            leaves_another(document, &answer, &both)
        });
        found.map(|[(_, (of, _)), _]| *of)
    };
    let all_turned = || {
        let opposites = doubted.iter().filter_map(|of| Some((of.line, Some(of.others.first()?))));
        // Of a single clue that was tried alone.
        (doubted.len() > 1 && leaves_another(document, &answer, &opposites.collect_vec()))
            .then(|| changes[0].0)
    };
    alone.map(|(of, _)| *of).or_else(together).or_else(all_turned)
}

/// A clue with a verb that was learned, if the puzzle has a single answer, and another one where no clue with the verb says
/// that two things go together.
pub(super) fn turned_verb<'d>(
    taken: &Resolved,
    document: &Document,
    learned: &'d [(CompactString, Doubted)],
) -> Option<&'d Doubted> {
    learned.first()?;
    let answer = only_answer(taken)?;
    learned.iter().unique_by(|(verb, _)| verb).find_map(|(verb, first)| {
        let of_verb = learned.iter().filter(|(other, _)| other == verb).map(|(_, of)| of);
        let opposites = of_verb.filter_map(|of| Some((of.line, Some(of.others.first()?))));
        leaves_another(document, &answer, &opposites.collect_vec()).then_some(first)
    })
}

/// Whether a document leaves another single answer where the clues in some lines say something else, or nothing.
fn leaves_another(
    document: &Document,
    answer: &Solution,
    changes: &[(usize, Option<&Statement>)],
) -> bool {
    let other = resolved(&saying(document, changes));
    other.and_then(|other| only_answer(&other)).is_some_and(|other| other != *answer)
}

/// A document whose clues in some lines say something, or nothing.
fn saying(document: &Document, says: &[(usize, Option<&Statement>)]) -> Document {
    let mut document = document.clone();
    for (line, says) in says {
        if let LineKind::Clue(clue) = &mut document.lines[*line].kind {
            clue.statement = says.cloned();
        }
    }
    document
}

/// A puzzle without errors.
fn resolved(document: &Document) -> Option<Resolved> {
    let mut diagnostics = Diagnostics::default();
    resolve(document, &mut diagnostics).filter(|_| diagnostics.errors() == 0)
}

/// The answer of a puzzle that has one.
fn only_answer(resolved: &Resolved) -> Option<Solution> {
    let mut first = None;
    let keep = |solution: &Solution| {
        first.get_or_insert_with(|| solution.clone());
        Ok(())
    };
    let answer = solve::solve(&resolved.puzzle, &Setup::default(), Some(2), keep).ok()?;
    first.filter(|_| answer.status == solve::Status::Unique)
}
