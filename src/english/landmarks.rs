//! Where somebody is by what stands at the ends of a row, as an introduction tells it: `at the left end` for `nearest the lock`,
//! `further from the left end than` for `further from the lock than`, where the lock is by the first of the moorings.

use super::token::{Token, phrase};
use super::vocabulary::Vocabulary;
use super::words;
use crate::syntax::ast::Landmark;

/// In front of a landmark, of who is nowhere else.
const AT: &[&str] = &[
    "alongside",
    "at",
    "beside",
    "by",
    "closest",
    "closest to",
    "nearest",
    "nearest to",
    "next door to",
    "next to",
    "right beside",
    "right by",
    "right next to",
];

/// The same, of who is at the other end.
const FARTHEST: &[&str] = &[
    "farthest away from",
    "farthest from",
    "furthest away from",
    "furthest from",
    "most distant from",
];

/// In front of a landmark by which two are compared.
const COMPARED: &[&str] = &[
    "closer to",
    "farther away from",
    "farther from",
    "further away from",
    "further from",
    "nearer",
    "nearer to",
];

/// In front of a landmark, of who is on the side of another one.
const TOWARD: &[&str] = &["in the direction of", "on the way to", "toward", "towards"];

/// Words in front of `nearest` by which another one is meant.
const NTH: &[&str] =
    &["almost", "least", "most", "nearly", "next", "second", "third", "fourth", "fifth"];

/// The words of some sentences with the sides of the row for what stands there.
pub(super) fn plainly(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    let marks = &vocabulary.landmarks;
    if marks.is_empty() || !vocabulary.has_order || vocabulary.is_ring {
        return tokens;
    }
    let mut said: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        let Some((end, is_first)) = landmark(marks, &tokens, at) else {
            said.push(tokens[at].clone());
            at += 1;
            continue;
        };
        let found = told(vocabulary, marks, &tokens, &said, end, is_first);
        match found {
            Some(Told { before, words, behind }) => {
                said.truncate(said.len() - before);
                let mut own = tokens[at].saying(&words);
                own.iter_mut().for_each(|token| token.is_capital = false);
                said.extend(own);
                at = behind;
            }
            None => {
                said.extend_from_slice(&tokens[at..end]);
                at = end;
            }
        }
    }
    said
}

/// Other words for a landmark and what stands around it.
struct Told {
    /// How many of the words in front of it they replace.
    before: usize,
    words: String,
    /// Where they go on.
    behind: usize,
}

/// The landmark at a token, with its article: where it ends, and whether it is at the first of the positions.
fn landmark(marks: &[Landmark], tokens: &[Token], at: usize) -> Option<(usize, bool)> {
    let words = tokens[at..].first().filter(|the| the.word == "the").map(|_| at + 1)?;
    let found =
        |mark: &Landmark| Some((words + phrase(&tokens[words..], &mark.name)?, mark.is_first));
    marks.iter().filter_map(found).max_by_key(|(end, _)| *end)
}

/// What is told by a landmark; `None` if it is not understood, so that its word stays unknown.
fn told(
    vocabulary: &Vocabulary,
    marks: &[Landmark],
    tokens: &[Token],
    said: &[Token],
    end: usize,
    is_first: bool,
) -> Option<Told> {
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let side = |is_first: bool| if is_first { "left" } else { "right" };
    let here = side(is_first);
    // How many words some of these phrases take in front of the landmark.
    let ends = |phrases: &[&str]| {
        let count = |of: &&str| {
            let length = of.split(' ').count();
            let from = said.len().checked_sub(length)?;
            (phrase(&said[from..], of) == Some(length)).then_some(length)
        };
        phrases.iter().filter_map(count).max()
    };
    let last =
        |distance: usize| said.len().checked_sub(distance).map_or("", |at| said[at].word.as_str());
    let replaced =
        |before: usize, words: String, behind: usize| Some(Told { before, words, behind });
    // `from the lock to the bridge`
    if last(1) == "from"
        && word(end) == "to"
        && let Some((behind, is_other_first)) = landmark(marks, tokens, end + 1)
        && is_other_first != is_first
    {
        return replaced(0, format!("{here} to {}", side(is_other_first)), behind);
    }
    let is_place =
        |at: usize| tokens.get(at).is_some_and(|token| token.stem == vocabulary.position_stem);
    match word(end) {
        // `on the lock side of`
        "side" if word(end + 1) == "of" && last(1) == "on" => {
            return replaced(1, format!("to the {here} of"), end + 2);
        }
        "end" if matches!(last(1), "at" | "on") => {
            return replaced(0, format!("the {here} end"), end + 1);
        }
        // `the window desk`
        _ if is_place(end) => return replaced(0, format!("the {here}most"), end),
        _ => {}
    }
    // `third from the lock`
    if last(1) == "from" && words::ordinal(last(2)).is_some() {
        return replaced(0, format!("the {here} end"), end);
    }
    // `two moorings towards the lock from`
    if let Some(before) = ends(TOWARD)
        && word(end) == "from"
    {
        return replaced(before, format!("to the {here} of"), end + 1);
    }
    if let Some(before) = ends(COMPARED) {
        // `two places further from the lock than`
        let is_amount = words::number(&[last(before + 2)]).is_some() && word(end) == "than";
        if is_amount {
            let is_near = matches!(last(before), "closer" | "nearer");
            return replaced(before, format!("to the {} of", side(is_first == is_near)), end + 1);
        }
        return replaced(0, format!("the {here} end"), end);
    }
    let near = ends(AT).map(|before| (before, here));
    let (before, there) = near.or_else(|| Some((ends(FARTHEST)?, side(!is_first))))?;
    if NTH.contains(&last(before + 1)) {
        return None;
    }
    // `is the nearest to the lock`
    let the = usize::from(last(before + 1) == "the");
    replaced(before + the, format!("at the {there} end"), end)
}
