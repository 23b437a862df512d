//! `a red coloured car` is a red car.

use super::lexicon;
use super::token::Token;

/// The tokens of some sentences without `coloured` behind a colour.
pub(super) fn plainly(mut tokens: Vec<Token>) -> Vec<Token> {
    let is_said = |token: &Token| matches!(&*token.word, "colored" | "coloured");
    if !tokens.iter().any(is_said) {
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
