//! What is told of a row in front of what it did, or behind its amount: `Having paid £100, Ann went home with the fan`,
//! `Despite having had her eye on the lamp, Ann got the fan`, `The fan cost £40, which was £20 less than Bo paid`.

use super::super::function;
use super::super::mention::Reader;
use super::super::sentence::{all_of, is_same_item};
use super::super::token::{Token, phrase};
use super::super::vocabulary::Vocabulary;
use super::Read;
use super::clauses::BOUND;
use super::contrasts::{halves, has, is_fact, subject};
use super::parts::in_parts;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// Words with which more than one thing is told, or another one than the subject.
const OTHERS: &[&str] = &[
    "'t", "and", "both", "but", "either", "neither", "never", "nor", "not", "or", "than", "that",
    "which", "who", "whose",
];

/// What such a sentence says.
pub(super) fn told(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    if tokens.iter().any(|token| BOUND.contains(&&*token.word)) {
        return None;
    }
    having_done(vocabulary, tokens, read)
        .or_else(|| despite_wishing(vocabulary, tokens, read))
        .or_else(|| which_was(vocabulary, tokens, read))
        .or_else(|| and_that_of(tokens, read))
        .or_else(|| than_both(vocabulary, tokens, read))
}

/// `Having paid £100 (for it), Ann went home with the fan`: Ann paid £100.
fn having_done(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let (front, main) = halves(tokens)?;
    let done = phrase(front, "having").or_else(|| phrase(front, "despite having"))?;
    let end = subject(vocabulary, main)?;
    let told = &front[done..];
    if has(told, OTHERS) || main.iter().any(|token| function::denies(&token.word)) {
        return None;
    }
    // What `it` is, the rest of the sentence tells.
    let told = match told {
        [rest @ .., word, it] if word.word == "for" && it.word == "it" => rest,
        _ => told,
    };
    // `having been born in Ely` is told with a verb of its own.
    let is_past = told.first().is_some_and(|verb| verb.word != "been" && verb.word != "had");
    let before = read(&[&main[..end], told].concat()).filter(is_fact)?;
    let says = read(main).or_else(|| in_parts(vocabulary, main, read))?;
    let is_of_same = match (&before, &says) {
        (Form::Same(a, _) | Form::In(a, _), _) => tells_of(&says, a),
        _ => false,
    };
    (is_past && is_of_same).then(|| Form::And(vec![before, says]))
}

/// Whether a statement says of a row what goes together with it.
fn tells_of(says: &Statement, row: &Operand) -> bool {
    match says {
        Form::Same(a, b) => is_same_item(a, row) || is_same_item(b, row),
        Form::In(a, _) => is_same_item(a, row),
        Form::And(all) => all.iter().all(|says| tells_of(says, row)),
        _ => false,
    }
}

/// `Despite having had her eye on the lamp, Ann got the fan`: whose wish was another item than the one that she got.
fn despite_wishing(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    const WISHING: &[&str] = &[
        "having coveted",
        "having had her eye on",
        "having had her heart set on",
        "having had his eye on",
        "having had his heart set on",
        "having hoped for",
        "having wanted",
        "her hopes of",
        "his hopes of",
        "hoping for",
        "wanting",
    ];
    let (front, main) = halves(tokens)?;
    let despite = phrase(front, "despite").or_else(|| phrase(front, "in spite of"))?;
    let item = WISHING.iter().find_map(|said| phrase(&front[despite..], said))? + despite;
    let reader = Reader::new(vocabulary, front);
    let item = item + usize::from(reader.kind(item).determiner);
    let of = reader.matches.get(item)?.iter().find(|of| of.end == front.len())?.of;
    let wished = &vocabulary.senses[of.sense];
    let says = read(main)?;
    let Form::Same(a, b) = &says else { return None };
    let kind = |of: &Operand| of.category.as_ref().is_some_and(|of| of.text == wished.name.text);
    let is_other = |got: &Operand| kind(got) && got.name.text != wished.items[of.item].text;
    (is_other(a) || is_other(b)).then_some(says)
}

/// `The fan cost £40, which was £20 less than Bo paid`: so much did the fan cost.
fn which_was(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let (main, behind) = halves(tokens)?;
    let was = phrase(behind, "which was").or_else(|| phrase(behind, "which is"))?;
    let told = &behind[was..];
    let than = told.iter().position(|token| token.word == "than")?;
    const MORE: &[&str] = &["fewer", "less", "more"];
    if has(main, OTHERS) || has(&told[than + 1..], OTHERS) || !has(&told[..than], MORE) {
        return None;
    }
    let reader = Reader::new(vocabulary, main);
    let says = read(main).filter(is_fact)?;
    // Nothing stands behind the amount.
    let is_value = |at: &usize| {
        let of = &reader.matches[*at];
        of.iter().any(|of| of.end == main.len() && vocabulary.senses[of.of.sense].scale.is_some())
    };
    let value = (1..main.len()).find(is_value)?;
    let is_verb = |end: &usize| *end < value && reader.matches[*end].is_empty();
    let end = reader.nouns(0).into_iter().map(|(end, _)| end).filter(is_verb).max()?;
    let name = &main[..end];
    let verb = &main[end..end + 1];
    // `than Bo` for `than Bo paid`
    let told = match told {
        [rest @ .., last] if matches!(&*last.word, "bid" | "did" | "paid" | "spent") => rest,
        _ => told,
    };
    let compared = read(&[name, verb, told].concat())
        .or_else(|| read(&[name, &main[end..value], told].concat()))?;
    matches!(&compared, Form::Than { .. }).then(|| all_of(vec![says, compared]))?
}

/// `Ely was the home of the buyer who paid the most, and Hull that of the one who paid the least`: Hull was the home of that one.
fn and_that_of(tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let (first, second) = halves(tokens)?;
    let and = phrase(second, "and").or_else(|| phrase(second, "while"))?;
    let second = &second[and..];
    let that = (1..second.len()).find(|at| phrase(&second[*at..], "that of").is_some())?;
    let be = first.iter().position(|token| matches!(&*token.word, "is" | "was"))?;
    let of = phrase(&first[be..], "was the").or_else(|| phrase(&first[be..], "is the"))? + be;
    let is_noun = first.get(of + 1)?.word == "of";
    let name = &second[..that];
    let is_plain = !has(name, OTHERS) && !name.iter().any(|token| token.word == "is");
    if !is_noun || !is_plain || has(second, &["'t", "not", "or", "and"]) {
        return None;
    }
    let joint = &first[be..of + 2];
    let says = vec![
        read(first).filter(is_fact)?,
        read(&[name, joint, &second[that + 2..]].concat()).filter(is_fact)?,
    ];
    all_of(says)
}

/// `sat further left than both the woman from Bath and the cook`: than each of them.
fn than_both(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let both = (2..tokens.len()).find(|at| {
        tokens[*at].word == "both" && matches!(&*tokens[at - 1].word, "after" | "before" | "than")
    })?;
    let (before, pair) = (&tokens[..both], &tokens[both + 1..]);
    let has_one = |of: &[Token], word: &str| of.iter().filter(|of| of.word == word).count() == 1;
    if has(before, &["'t", "and", "but", "not", "never", "or"]) || !has_one(pair, "and") {
        return None;
    }
    let and = pair.iter().position(|token| token.word == "and")?;
    let reader = Reader::new(vocabulary, pair);
    let are_rows = reader.names_row(0, and) && reader.names_row(and + 1, pair.len());
    let of = |row: &[Token]| {
        let says = read(&[before, row].concat())?;
        matches!(says, Form::Than { .. } | Form::Order { .. }).then_some(says)
    };
    are_rows.then(|| all_of(vec![of(&pair[..and])?, of(&pair[and + 1..])?]))?
}
