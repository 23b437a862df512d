//! `a red coloured car` is a red car.

use super::lexicon;
use super::token::Token;
use super::vocabulary::Vocabulary;

/// The tokens of some sentences without `coloured` behind a colour, unless an item is a `coloured pencil`.
pub(super) fn plainly(vocabulary: &Vocabulary, mut tokens: Vec<Token>) -> Vec<Token> {
    let is_said = |token: &Token| matches!(&*token.word, "colored" | "coloured");
    let is_of_item = |token: &Token| vocabulary.by_stem.contains_key(&token.stem);
    if !tokens.iter().any(is_said) || tokens.iter().any(|of| is_said(of) && is_of_item(of)) {
        return tokens;
    }
    let mut is_colour = false;
    tokens.retain(|token| {
        let is_idle = is_colour && is_said(token);
        is_colour = lexicon::is_colour(&token.word);
        !is_idle
    });
    tokens
}
