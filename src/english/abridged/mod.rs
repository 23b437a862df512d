//! A sentence with a few words left out, or with plain ones in their place, that is understood then.
//!
//! Magazines tell with words of their own: `Iris baked the pie from her uncle's cookbook`, `is skating next to the
//! acrobat from Leeds`. What is left out names nothing of the puzzle, and none of the words by which a sentence denies,
//! compares, counts or chooses ([`lists::KEPT`], [`LOADED`](super::lexicon::story::LOADED), [`NEVER_LOOSE`](super::lexicon::story::NEVER_LOOSE)). Still only the puzzle can
//! tell that it was nothing: [`load`](crate::load) takes such a reading if there is a single answer with it.

mod edits;
mod guesses;
mod lists;
mod taught;

use itertools::Itertools;

use super::function;
use super::loose::Read;
use super::mention::Reader;
use super::partial::InPart;
use super::sentence;
use super::token::Token;
use super::vocabulary::Vocabulary;
use crate::syntax::ast::Statement;
use edits::Abridger;
pub(super) use lists::{KEPT, KIN, UNSURE, WITH_OTHERS};
pub(super) use taught::Taught;

/// The longest sentence that is abridged.
const LONGEST: usize = 45;

/// In how many places.
const MOST_PLACES: usize = 3;

/// With more changes than these no three of them are tried together.
const MOST_EDITS: usize = 30;

/// One change of a sentence: the words from one token to before another, and what stands in their place.
#[derive(Clone, Copy, Debug)]
struct Edit {
    start: usize,
    end: usize,
    instead: Option<&'static str>,
}

/// What a sentence says without a few of its words: the fewest that leave a sentence with one meaning.
pub(super) fn abridged(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    taught: &Taught,
    read: Read<'_>,
    text: &dyn Fn(&Statement) -> String,
) -> Option<InPart> {
    // What is told in brackets may be told of what is left out.
    let is_bound = |token: &Token| {
        matches!(&*token.word, "(" | "if" | "unless" | "whether")
            || UNSURE.contains(&&*token.word)
            || function::is_hedge(&token.word)
    };
    if tokens.len() > LONGEST || tokens.iter().any(is_bound) {
        return None;
    }
    let reader = Reader::new(vocabulary, tokens);
    if reader.is_unfulfilled() || reader.is_hedged() {
        return None;
    }
    let edits = Abridger { reader: &reader, taught }.edits();
    let spans = reader.unknown();
    let is_unknown = |at: &usize| {
        let span = tokens[*at].span;
        spans.iter().any(|of| of.start <= span.start && span.end <= of.end)
    };
    let unknown = (0..tokens.len()).filter(is_unknown).collect_vec();
    let found = fewest(&reader, ways(&unknown, &edits), taught.most_tried, read, text);
    found.filter(|of| !reader.is_never(&of.says))
}

/// What the shortest changes say that leave a sentence with one meaning.
fn fewest(
    reader: &Reader<'_>,
    ways: Vec<(usize, Vec<Edit>)>,
    most: usize,
    read: Read<'_>,
    text: &dyn Fn(&Statement) -> String,
) -> Option<InPart> {
    let mut found: Option<(usize, String, InPart)> = None;
    for (cost, changes) in ways.into_iter().take(most) {
        if found.as_ref().is_some_and(|(least, ..)| cost > *least) {
            break;
        }
        let Some(says) = read(&changed(reader.tokens, &changes)) else { continue };
        let key = text(&sentence::one_way(reader.vocabulary, &says));
        match &found {
            // Of two ways to abridge it nobody knows which is meant.
            Some((_, known, _)) if *known != key => return None,
            Some(_) => {}
            None => {
                let passed = changes.iter().map(|of| reader.span(of.start, of.end)).collect_vec();
                found = Some((cost, key, InPart { says, passed }));
            }
        }
    }
    found.map(|(.., abridged)| abridged)
}

/// The ways to change a sentence so that no unknown word is left, those that change the fewest words first.
fn ways(unknown: &[usize], edits: &[Edit]) -> Vec<(usize, Vec<Edit>)> {
    let covers = |edit: &Edit, at: usize| edit.start <= at && at < edit.end;
    let unknown = unknown.iter().filter(|at| edits.iter().any(|edit| covers(edit, **at)));
    let unknown = unknown.collect_vec();
    let most = if edits.len() > MOST_EDITS { 2 } else { MOST_PLACES };
    let apart = |changes: &[Edit]| changes.iter().tuple_windows().all(|(a, b)| a.end <= b.start);
    let covered =
        |changes: &[Edit]| unknown.iter().all(|at| changes.iter().any(|edit| covers(edit, **at)));
    let cost = |changes: &[Edit]| {
        let of_one =
            |edit: &Edit| 2 * (edit.end - edit.start) + usize::from(edit.instead.is_some());
        changes.iter().map(of_one).sum::<usize>()
    };
    (1..=most)
        .flat_map(|places| edits.iter().copied().combinations(places))
        .filter(|changes| apart(changes) && covered(changes))
        .map(|changes| (cost(&changes), changes))
        .sorted_by_key(|(cost, _)| *cost)
        .collect()
}

/// A sentence with some changes, which stand in their order.
fn changed(tokens: &[Token], changes: &[Edit]) -> Vec<Token> {
    let mut said = Vec::with_capacity(tokens.len());
    let mut at = 0;
    for edit in changes {
        said.extend_from_slice(&tokens[at..edit.start]);
        said.extend(edit.instead.map(|word| tokens[edit.start].renamed(word)));
        at = edit.end;
    }
    said.extend_from_slice(&tokens[at..]);
    said
}
