//! Clues within questions: `Who keeps the eel, if Ann does not?`, `Which pet, which was not the fox, was Ann's?`

use super::super::mentions::Mentions;
use crate::english::token::Token;

const ASKING: &[&str] = &["how", "what", "when", "where", "which", "who", "whom", "whose", "why"];

const VERBS: &[&str] =
    &["are", "did", "didn", "does", "doesn", "has", "is", "isn", "was", "wasn", "were", "weren"];

/// Whether a question also tells something of an item: in a relative clause, in brackets, or behind `if`.
pub(in super::super) fn is_in(question: &[Token], mentions: &Mentions) -> bool {
    const CONDITIONS: &[&str] = &[
        "although",
        "assuming",
        "because",
        "considering",
        "despite",
        "except",
        "given",
        "if",
        "knowing",
        "once",
        "provided",
        "remembering",
        "since",
        "suppose",
        "supposing",
        "though",
        "unless",
    ];
    // `…, with Bob in the Hilton`, `…, the Hilton being closed on Friday`
    const BESIDE: &[&str] = &["when", "where", "while", "with"];
    const CLUES: &[&str] = &["clues", "details", "facts", "hints", "information", "statements"];
    const DENIALS: &[&str] = &["'t", "neither", "never", "not"];
    let is = |at: usize, known: &[&str]| {
        question.get(at).is_some_and(|token| known.contains(&token.word.as_str()))
    };
    // `From the clues given below, can you …`, but not `Given that …`
    let is_of_clues = |at: usize| is(at, &["given"]) && is(at - 1, CLUES) && !is(at + 1, &["that"]);
    starts_with_fact(question, mentions)
        || (1..question.len()).any(|at| {
            let part = |ends: &[&str]| {
                let length =
                    question[at..].iter().take_while(|token| !ends.contains(&&*token.word));
                &question[at..at + length.count()]
            };
            let has = |part: &[Token], known: &[&str]| {
                part.iter().any(|token| known.contains(&token.word.as_str()))
            };
            let tells = |part: &[Token]| mentions.first(part).is_some();
            // `Who is Ann, who is the nurse?` may ask twice.
            let clause = part(&[",", ")", "?"]);
            let is_relative = is(at - 1, &[",", "("])
                && is(at + 1, VERBS)
                && (is(at, &["that", "which"]) || is(at, &["who"]) && has(clause, DENIALS))
                || is(at - 1, &[",", "("]) && is(at, &["whose"]) && has(clause, VERBS);
            // `(one is Ann)` says nothing.
            let is_aside = is(at - 1, &["("]) && has(clause, VERBS) && !is(at, &["one"]);
            // `(Bob in the Hilton)`, `…, bearing in mind that Bob was in the Hilton`
            let opens = is(at - 1, &[",", ";", ":", "("]);
            let is_fact = opens
                && !clause.iter().take(2).any(|token| ASKING.contains(&&*token.word))
                && mentions.are_of_several(clause);
            let is_beside = is(at - 1, &[","]) && (is(at, BESIDE) || has(clause, &["being"]));
            is_fact
                || (is_relative || is_aside || is_beside) && tells(clause)
                || is(at, CONDITIONS) && !is_of_clues(at) && tells(part(&["?"]))
        })
}

/// Whether a question begins with what is told of two items, and asks behind it: `When Bob was in the Hilton, who …?`, `Bob was
/// in the Hilton, wasn't he?`; or with what is told of any, and is so: `Since Bob isn't in the Hilton, who is?`
fn starts_with_fact(question: &[Token], mentions: &Mentions) -> bool {
    const LEADING: &[&str] = &["as", "when", "where", "while", "with"];
    // `If Bob is in the Hilton, who …?` only supposes it.
    const REASONS: &[&str] = &[
        "although",
        "because",
        "considering",
        "despite",
        "given",
        "knowing",
        "remembering",
        "since",
        "though",
    ];
    let length = question.iter().take_while(|token| token.word != ",").count();
    let clause = &question[..length];
    let [first, next, ..] = clause else { return false };
    let leads = LEADING.contains(&&*first.word) && !VERBS.contains(&&*next.word);
    if REASONS.contains(&&*first.word) && mentions.first(clause).is_some() {
        return true;
    }
    let is_told = leads || mentions.has(first) || first.word == "the" && mentions.has(next);
    length < question.len() && is_told && mentions.are_of_several(clause)
}
