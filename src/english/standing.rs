//! Where somebody stands, in turns of people at a table or in a line: `to Ann's immediate right` is to the immediate right of
//! Ann, and `in position one or four` is position 1 or 4.

use compact_str::format_compact;

use super::token::Token;
use super::vocabulary::Vocabulary;
use super::words;
use super::words::Words;

/// The tokens of some sentences in plainer words.
pub(super) fn plainly(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    if !vocabulary.has_order {
        return tokens;
    }
    in_digits(vocabulary, of_whom(vocabulary, tokens))
}

/// `to the right of Ann` for `to Ann's right`, where the word behind does not go on: not `Ann's right hand`.
fn of_whom(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    const ENDS: Words = Words::of(&[
        "", ",", ".", ";", "and", "but", "has", "is", "isn", "owns", "sits", "was", "wears", "who",
    ]);
    let is_side = |token: &Token| matches!(&*token.word, "left" | "right");
    if !tokens.iter().any(is_side) || !tokens.iter().any(|token| token.word == "'s") {
        return tokens;
    }
    let matches = vocabulary.matches(&tokens);
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    // Where the side stands behind `Ann's`, and whether it is the one right beside her.
    let side_of = |at: usize| {
        let mark = matches.get(at + 1)?.iter().map(|of| of.end).find(|end| word(*end) == "'s")?;
        let is_close = matches!(word(mark + 1), "direct" | "immediate");
        let side = mark + 1 + usize::from(is_close);
        // `… right drives the Fiat`
        let is_verb = |word: &str| word.len() > 3 && word.ends_with('s') && !word.ends_with("ss");
        let ends = ENDS.contains(&word(side + 1)) || is_verb(word(side + 1));
        let fits = tokens.get(side).is_some_and(is_side) && ends;
        fits.then_some((mark, side, is_close))
    };
    let mut said = Vec::with_capacity(tokens.len() + 2);
    let mut at = 0;
    while at < tokens.len() {
        let found = if matches!(word(at), "on" | "to") { side_of(at) } else { None };
        let Some((mark, side, is_close)) = found else {
            said.push(tokens[at].clone());
            at += 1;
            continue;
        };
        said.extend([tokens[at].renamed("to"), tokens[mark].renamed("the")]);
        said.extend(is_close.then(|| tokens[mark + 1].renamed("immediate")));
        said.extend([tokens[side].clone(), tokens[mark].renamed("of")]);
        said.extend_from_slice(&tokens[at + 1..mark]);
        at = side + 1;
    }
    said
}

/// `position 1 or 4` for `position one or four`.
fn in_digits(vocabulary: &Vocabulary, mut tokens: Vec<Token>) -> Vec<Token> {
    let number = |token: &Token| {
        let is_word = token.word.starts_with(char::is_alphabetic);
        words::number(&[&token.word]).filter(|_| is_word).map(|(number, _)| number)
    };
    for at in 1..tokens.len().saturating_sub(2) {
        let before = &tokens[at - 1];
        let is_place = before.stem == vocabulary.position_stem
            || matches!(&*before.word, "house" | "place" | "position" | "seat");
        if is_place
            && tokens[at + 1].word == "or"
            && let (Some(first), Some(last)) = (number(&tokens[at]), number(&tokens[at + 2]))
        {
            tokens[at] = tokens[at].renamed(&format_compact!("{first}"));
            tokens[at + 2] = tokens[at + 2].renamed(&format_compact!("{last}"));
        }
    }
    tokens
}
