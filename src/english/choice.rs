//! Choices in plainer words: `belongs to either Ann or Bob` for `belongs either to Ann or to Bob`, `either 18 votes
//! or 25 votes` for `either 18 or 25 votes`.

use super::compare;
use super::function;
use super::token::Token;
use super::vocabulary::{Senses, Vocabulary};

/// How far behind `either in` the `or` may stand that joins two nouns.
const MOST_OF_NOUN: usize = 6;

/// The tokens of some sentences with plainer choices.
pub(super) fn plainly(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    if !tokens.iter().any(|token| matches!(&*token.word, "or" | "nor" | "and")) {
        return tokens;
    }
    let tokens = denied_anew(denied_once(with_units(vocabulary, tokens)));
    denied_both(once_joined(nor_as_or(vocabulary, tokens)))
}

/// `is not next to Ann or Bob` for `is not next to either Ann or Bob`.
fn denied_both(mut tokens: Vec<Token>) -> Vec<Token> {
    let relates =
        |word: &str| matches!(word, "above" | "behind" | "below" | "beside" | "near" | "of" | "to");
    let Some(either) = tokens.iter().position(|of| of.word == "either").filter(|at| *at > 0) else {
        return tokens;
    };
    let denies = |of: &Token| matches!(&*of.word, "not" | "'t" | "never");
    let is_alone = tokens.iter().filter(|of| of.word == "or").count() == 1
        && !tokens.iter().any(|of| matches!(&*of.word, "," | "neither"));
    if relates(&tokens[either - 1].word) && tokens[..either].iter().any(denies) && is_alone {
        tokens.remove(either);
    }
    tokens
}

/// `not the Dane or the Swede` for `not the Dane nor the Swede`. Behind `neither`, and before what is told anew (`nor is
/// he`, `nor Ann does`), `nor` stays.
fn nor_as_or(vocabulary: &Vocabulary, mut tokens: Vec<Token>) -> Vec<Token> {
    if !tokens.iter().any(|token| token.word == "nor") {
        return tokens;
    }
    let matches = vocabulary.matches(&tokens);
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let starts = |at: usize| matches!(word(at), "." | ";" | "!");
    let is_said_anew = |at: usize| {
        let kind = function::kind(word(at), word(at));
        kind.be || kind.auxiliary || matches!(word(at), "can" | "could" | "may" | "would")
    };
    let past_article = |at: usize| at + usize::from(matches!(word(at), "a" | "an" | "the"));
    let senses = |at: usize| matches[at].iter().fold(0, |all: Senses, of| all | 1 << of.of.sense);
    // `does not drink tea, nor Ann` tells of another one, and `is not Bob nor the Dane` of who it is not.
    let is_of_subject = |denial: usize, nor: usize| {
        let first = past_article(denial + 1);
        let next = past_article(nor + 1);
        let names = |at: usize| matches.get(at).is_some_and(|found| !found.is_empty());
        !names(next) || names(first) || (denial..nor).any(|at| senses(at) & senses(next) != 0)
    };
    let is_plain = |nor: &usize| {
        let start = (0..*nor).rfind(|at| starts(*at)).map_or(0, |stop| stop + 1);
        let denial = (start..*nor)
            .rfind(|at| matches!(word(*at), "not" | "'t" | "never" | "neither" | "cannot"));
        denial.is_some_and(|at| word(at) != "neither" && is_of_subject(at, *nor))
            && !is_said_anew(nor + 1)
    };
    let nors: Vec<usize> =
        (1..tokens.len()).filter(|at| word(*at) == "nor").filter(is_plain).collect();
    for nor in nors.into_iter().rev() {
        tokens[nor] = tokens[nor].renamed("or");
        // `not tea, nor milk`
        if tokens[nor - 1].word == "," && !tokens[..nor - 1].iter().any(|of| of.word == ",") {
            tokens.remove(nor - 1);
        }
    }
    tokens
}

/// `not about plants or magnets` for `not about plants and not about magnets`.
fn denied_once(mut tokens: Vec<Token>) -> Vec<Token> {
    let is_preposition = |token: &Token| function::kind(&token.word, &token.stem).preposition;
    let is_denied = |of: &[Token]| of[0].word == "not" && is_preposition(&of[1]);
    let Some(first) = tokens.windows(2).position(is_denied) else { return tokens };
    let same = |of: &[Token]| {
        of[0].word == "and" && of[1].word == "not" && of[2].word == tokens[first + 1].word
    };
    let clause = tokens[first..].iter().take_while(|token| token.is_word()).count();
    if let Some(at) = tokens[first..first + clause].windows(3).position(same) {
        tokens[first + at] = tokens[first + at].renamed("or");
        tokens.drain(first + at + 1..first + at + 3);
    }
    tokens
}

/// `is not the Dane and is not the nurse` for `is not the Dane and not the nurse`.
fn denied_anew(mut tokens: Vec<Token>) -> Vec<Token> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let is_denied = |at: usize| word(at) == "and" && word(at + 1) == "not";
    let mut denials = (0..tokens.len()).filter(|at| is_denied(*at));
    let (Some(and), None) = (denials.next(), denials.next()) else { return tokens };
    let is_be = |at: &usize| {
        matches!(word(*at), "is" | "was") && word(at + 1) == "not"
            || matches!(word(*at), "isn" | "wasn") && word(at + 1) == "'t"
    };
    // `is not the one who sang and not the nurse` has other subjects.
    let is_plain = |be: usize| {
        (be..and).all(|at| {
            let kind = function::kind(word(at), &tokens[at].stem);
            let is_stop = word(at) == "." && function::is_title(word(at - 1));
            tokens[at].is_word() && !kind.relative || is_stop
        })
    };
    if let Some(be) = (0..and).find(is_be).filter(|be| is_plain(*be + 2)) {
        let again = tokens[be].renamed(if word(be).starts_with("is") { "is" } else { "was" });
        tokens.insert(and + 1, again);
    }
    tokens
}

/// `to either Ann or Bob` for `either to Ann or to Bob`.
fn once_joined(mut tokens: Vec<Token>) -> Vec<Token> {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let Some(either) = tokens.iter().position(|token| token.word == "either") else {
        return tokens;
    };
    let joins = tokens.get(either + 1).is_some_and(|next| {
        function::kind(&next.word, &next.stem).preposition && next.word != "of"
    });
    let mut choices = (either + 2..tokens.len()).filter(|at| word(*at) == "or");
    let (Some(or), None) = (choices.next(), choices.next()) else { return tokens };
    let is_again = word(or + 1) == word(either + 1);
    // `either in the attic or the cellar`
    let is_noun = word(or + 1) == "the" && or - either <= MOST_OF_NOUN;
    if joins && is_again {
        tokens.remove(or + 1);
    }
    if joins && (is_again || is_noun) {
        tokens.swap(either, either + 1);
    }
    tokens
}

/// `18 votes or 25 votes` for `18 or 25 votes`, where both are items.
fn with_units(vocabulary: &Vocabulary, mut tokens: Vec<Token>) -> Vec<Token> {
    let is_number = |token: &Token| token.word.starts_with(|c: char| c.is_ascii_digit());
    let joins = |token: &Token| matches!(&*token.word, "or" | "nor" | "and");
    let is_pair = |of: &[Token]| is_number(&of[0]) && joins(&of[1]) && is_number(&of[2]);
    if !tokens.windows(3).any(is_pair) {
        return tokens;
    }
    let matches = vocabulary.matches(&tokens);
    let found =
        (0..tokens.len().saturating_sub(2)).rev().filter(|at| is_pair(&tokens[*at..at + 3]));
    for at in found.collect::<Vec<_>>() {
        let [with_unit] = &matches[at + 2][..] else { continue };
        let compares =
            tokens.get(with_unit.end).is_some_and(|next| compare::is_comparing(&next.word));
        if compares || !matches[at].is_empty() || with_unit.end <= at + 3 {
            continue;
        }
        let unit = &tokens[at + 3..with_unit.end];
        let said: Vec<Token> = tokens[at..=at].iter().chain(unit).cloned().collect();
        let names = vocabulary.matches(&said);
        if names[0].iter().any(|of| of.end == said.len() && of.of.sense == with_unit.of.sense) {
            tokens.splice(at + 1..at + 1, said[1..].to_vec());
        }
    }
    tokens
}
