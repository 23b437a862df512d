//! Families, of which a row has a husband, a wife and their child: `is married to Ann`, `is Ann's husband`.

use super::token::Token;
use super::vocabulary::{Senses, Vocabulary};
use super::words::Words;

const HUSBANDS: &[&str] = &["father", "gentleman", "groom", "husband", "man"];
const WIVES: &[&str] = &["bride", "lady", "mother", "wife", "woman"];
const SPOUSES: &[&str] = &["bride", "groom", "husband", "spouse", "wife"];
const CHILDREN: &[&str] = &["baby", "boy", "child", "daughter", "girl", "kid", "son"];

/// The tokens of some sentences about families: `Ann is Bob` for `Ann is married to Bob`, since they are one row.
pub(super) fn plainly(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    const TELLING: Words = Words::of(&["husband", "married", "spouse", "wed", "wife"]);
    if !tokens.iter().any(|token| TELLING.contains(&&*token.word)) {
        return tokens;
    }
    let spouses = spouses(vocabulary);
    if spouses == 0 { tokens } else { without_partners(vocabulary, tokens, spouses) }
}

/// The categories of those who are married to others of the row. Of `men` and `women` alone nobody knows it; with a
/// child they are a family.
fn spouses(vocabulary: &Vocabulary) -> Senses {
    let headed = |known: &[&str]| vocabulary.headed(known) & vocabulary.lists();
    let (husbands, wives) = (headed(HUSBANDS), headed(WIVES));
    let is_pair = husbands.count_ones() == 1 && wives.count_ones() == 1 && husbands & wives == 0;
    let children = headed(CHILDREN) & !husbands & !wives;
    let family = if is_pair && children != 0 { husbands | wives } else { 0 };
    family | headed(SPOUSES)
}

/// Without `married to` before a name, `the wife of` before one and `'s wife` behind one; `he is` for `his wife is`.
fn without_partners(vocabulary: &Vocabulary, tokens: Vec<Token>, spouses: Senses) -> Vec<Token> {
    let matches = vocabulary.matches(&tokens);
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let is_spouse = |at: usize, end: Option<usize>| {
        let mut named = matches.get(at).into_iter().flatten();
        named.any(|of| spouses >> of.of.sense & 1 == 1 && end.is_none_or(|end| of.end == end))
    };
    let past_title = |at: usize| match word(at) {
        "mr" | "mrs" | "ms" => at + 1 + usize::from(word(at + 1) == "."),
        _ => at,
    };
    let is_be = |at: usize| matches!(word(at), "is" | "was" | "isn" | "wasn");
    let is_partner = |at: usize| matches!(word(at), "husband" | "spouse" | "wife");
    // Whose age or salary is compared, nobody knows.
    let has_values = vocabulary.all(|sense| sense.scale.is_some()) != 0;
    let mut plain = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        let last = at.checked_sub(1).map_or("", word);
        let before =
            if matches!(last, "not" | "'t") { at.checked_sub(2) } else { at.checked_sub(1) };
        let is_told = before.is_some_and(is_be);
        let is_married = matches!(word(at), "married" | "wed") && word(at + 1) == "to";
        let of_spouse = word(at) == "the" && is_partner(at + 1) && word(at + 2) == "of";
        let is_theirs = word(at) == "'s" && is_partner(at + 1) && !has_values;
        let ends = is_be(at + 2) || matches!(word(at + 2), "" | "." | "," | ";");
        let is_own = matches!(word(at), "her" | "his") && is_partner(at + 1) && is_be(at + 2);
        if is_married && is_told && is_spouse(past_title(at + 2), None) {
            at += 2;
        } else if of_spouse && is_spouse(past_title(at + 3), None) {
            at += 3;
        } else if is_theirs && ends && (0..at).any(|name| is_spouse(name, Some(at))) {
            at += 2;
        } else if is_own && !has_values && last == "and" {
            plain.push(tokens[at].renamed(if word(at) == "his" { "he" } else { "she" }));
            at += 2;
        } else {
            plain.push(tokens[at].clone());
            at += 1;
        }
    }
    plain
}

/// Whether a word tells what somebody is to another one of the family: `uncle`.
pub(super) fn is_kin(word: &str) -> bool {
    const KIN: Words = Words::of(&[
        "aunt",
        "brother",
        "child",
        "cousin",
        "dad",
        "daughter",
        "father",
        "grandfather",
        "grandma",
        "grandmother",
        "grandpa",
        "grandson",
        "granddaughter",
        "husband",
        "mom",
        "mother",
        "mum",
        "nephew",
        "niece",
        "sister",
        "son",
        "uncle",
        "wife",
    ]);
    KIN.contains(&word)
}
