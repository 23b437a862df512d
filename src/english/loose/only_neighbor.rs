//! The only neighbor of somebody at an end of a row, and who neither neighbor is: `Cleo's only neighbor is the doctor`,
//! `Neither of Ann's neighbors drinks milk`.

use super::super::mention::Reader;
use super::super::sentence::all_of;
use super::super::token::{Token, phrase};
use super::Read;
use super::roundabout::in_order;
use crate::syntax::ast::Statement;

const NEIGHBOR: &[&str] = &["neighbor", "neighbour"];

/// That somebody is at an end, and next to whom: `The baker has just the one neighbor, and that neighbor drinks milk`.
pub(super) fn told(tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let is_neighbor = |at: usize| NEIGHBOR.contains(&word(at));
    let neighbor = (3..tokens.len()).find(|at| is_neighbor(*at))?;
    let who = || tokens[0].saying("the one who");
    let (subject, other) = if word(neighbor - 1) == "only" && word(neighbor - 2) == "'s" {
        let is = matches!(word(neighbor + 1), "is" | "was");
        (&tokens[..neighbor - 2], is.then(|| tokens.get(neighbor + 2..))??.to_vec())
    } else {
        const ONE: &[&str] =
            &["has just one", "has just the one", "has only one", "has only the one"];
        let has = ONE.iter().find_map(|of| {
            let start = neighbor.checked_sub(of.split(' ').count())?;
            phrase(&tokens[start..neighbor], of).map(|_| start)
        })?;
        let rest = tokens.get(neighbor + 2..).filter(|_| word(neighbor + 1) == ",")?;
        let is_this = word(neighbor + 2) == "and"
            && matches!(word(neighbor + 3), "that" | "this")
            && is_neighbor(neighbor + 4);
        let other = match word(neighbor + 2) {
            "who" => [&who()[..], &rest[1..]].concat(),
            "and" => is_this.then(|| [&who()[..], &rest[3..]].concat())?,
            _ => rest.to_vec(),
        };
        (&tokens[..has], other)
    };
    if other.iter().chain(subject).any(|of| matches!(&*of.word, "," | "or" | "not" | "'t")) {
        return None;
    }
    let say = |words: &str| tokens[neighbor].saying(words);
    let at_end = read(&[subject, &say("is at one of the ends")].concat())?;
    all_of(vec![at_end, read(&[subject, &say("is next to"), &other].concat())?])
}

/// `Ann is not next to the one who drinks milk` for `neither of Ann's neighbors drinks milk`.
pub(super) fn neither(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let start = reader.any(0, &["neither of", "neither one of"])?;
    let neighbors = (start + 2..reader.end())
        .find(|at| matches!(reader.word(*at), "neighbors" | "neighbours"))?;
    let owner = neighbors - 1;
    let is_whole = reader.names_row(start, owner);
    let is_plain =
        |at: usize| !matches!(reader.word(at), "," | "and" | "or" | "nor" | "not" | "'t");
    let goes_on = neighbors + 1 < reader.end() && (neighbors + 1..reader.end()).all(is_plain);
    let joint = reader.tokens[0].saying("is not next to the one who");
    let [of, told] = [&reader.tokens[start..owner], &reader.tokens[neighbors + 1..]];
    (is_whole && goes_on && reader.word(owner) == "'s")
        .then(|| in_order(reader, [of, &joint, told].concat()))
}
