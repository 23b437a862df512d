//! What is told at the end of a sentence of two in a row: `and Ann is somewhere to the left of Bo` for `, Ann being farther left`,
//! `immediately to the left of Bo` for `to the left of Bo, right beside him`.

use super::super::mention::Reader;
use super::super::token::Token;

/// `, and Ann is somewhere to the left of Bo` for `, Ann being farther left` and `, with Ann on the left`, behind words that tell of the
/// two of them alone.
pub(super) fn one_of_pair(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TELLING: &[&str] = &[
        "being farther",
        "being further",
        "being on the",
        "being the one farther",
        "being to the",
        "on the",
        "to the",
    ];
    reader.vocabulary.has_order.then_some(())?;
    let side = reader.end().checked_sub(1)?;
    let is_side = matches!(reader.word(side), "left" | "right");
    let told = |at: usize| TELLING.iter().any(|said| reader.phrase(at, said) == Some(side));
    let told = (4..side).find(|at| told(*at)).filter(|_| is_side)?;
    let comma = (3..told).rfind(|at| reader.word(*at) == ",")?;
    let who = comma + 1 + usize::from(reader.word(comma + 1) == "with");
    let one = reader.matches.get(who)?.iter().find(|of| of.end == told)?.of;
    // `Ann and Bo sat …`
    let first = reader.matches[0].iter().map(|of| (of.end, of.of)).max_by_key(|of| of.0)?;
    let second = reader.phrase(first.0, "and").and_then(|at| {
        reader.matches.get(at)?.iter().map(|of| (of.end, of.of)).max_by_key(|of| of.0)
    })?;
    let names = [(0..first.0, first.1), (first.0 + 1..second.0, second.1)];
    let is_pair = names.iter().any(|(_, of)| *of == one) && first.1 != second.1;
    let others = reader.items_in(second.0..comma).next().is_some();
    let (words, _) = names.iter().find(|(_, of)| *of != one)?;
    let say = |said: &str| reader.tokens[told].saying(said);
    let said = [
        &say("and"),
        &reader.tokens[who..told],
        &say(&format!("is somewhere to the {} of", reader.word(side))),
        &reader.tokens[words.clone()],
    ];
    (is_pair && !others).then(|| reader.with(comma..reader.end(), &said.concat()))
}

/// `immediately to the left of Bo` for `to the left of Bo, right beside him`.
pub(super) fn right_beside(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BESIDE: &[&str] =
        &["immediately beside", "immediately next to", "right beside", "right next to"];
    reader.vocabulary.has_order.then_some(())?;
    let whom = reader.end().checked_sub(1)?;
    let is_whom = matches!(reader.word(whom), "her" | "him" | "it" | "them");
    let beside = |at: usize| BESIDE.iter().any(|said| reader.phrase(at, said) == Some(whom));
    let comma =
        (4..whom).find(|at| reader.word(*at) == "," && beside(at + 1)).filter(|_| is_whom)?;
    let is_side = |at: usize| reader.any(at, &["to the left of", "to the right of"]).is_some();
    let mut sides = (1..comma).filter(|at| is_side(*at));
    let (side, None) = (sides.next()?, sides.next()) else { return None };
    let is_plain =
        !matches!(reader.word(side - 1), "immediately" | "directly" | "somewhere" | "not" | "just");
    is_plain.then(|| {
        let said = [
            &reader.tokens[..side],
            &[reader.tokens[side].renamed("immediately")],
            &reader.tokens[side..comma],
            &reader.tokens[reader.end()..],
        ];
        said.concat()
    })
}
