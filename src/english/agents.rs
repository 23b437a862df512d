//! Categories that are called after what their items do with a row: where each of some hotels in a row has a `manager`,
//! `Ann manages the third hotel` tells that hers is the third, and `the hotel managed by Ann` is hers.

use super::token::Token;
use super::vocabulary::{Senses, Vocabulary};
use super::words;

/// The tokens of some sentences about such rows: `Ann is at the third hotel`, `the hotel of Ann`.
pub(super) fn plainly(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    let is_row = |token: &Token| token.stem == vocabulary.position_stem;
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let is_rank =
        |at: usize| words::ordinal(word(at)).is_some() || matches!(word(at), "last" | "middle");
    // `manages the third hotel`, `hotel managed by`
    let is_before_row = |at: usize| {
        word(at + 1) == "the" && tokens.get(at + 3).is_some_and(is_row) && is_rank(at + 2)
    };
    let is_behind_row = |at: usize| word(at + 1) == "by" && at > 0 && is_row(&tokens[at - 1]);
    let may_be = |at: usize| is_before_row(at) || is_behind_row(at);
    let does = |at: usize| if may_be(at) { agents_of(vocabulary, &tokens[at]) } else { 0 };
    if !vocabulary.has_order || (0..tokens.len()).all(|at| does(at) == 0) {
        return tokens;
    }
    let matches = vocabulary.matches(&tokens);
    let named = |at: usize, of: Senses| {
        matches.get(at).into_iter().flatten().filter(move |found| of >> found.of.sense & 1 == 1)
    };
    let ends = |at: usize, of: Senses| (0..at).any(|start| named(start, of).any(|f| f.end == at));
    let mut said = Vec::with_capacity(tokens.len() + 1);
    for (at, token) in tokens.iter().enumerate() {
        let agents = does(at);
        let article = usize::from(word(at + 2) == "the");
        let is_at = agents != 0 && is_before_row(at) && ends(at, agents);
        let is_of =
            agents != 0 && is_behind_row(at) && named(at + 2 + article, agents).next().is_some();
        // `by` of `managed by`
        let is_by = said.last().is_some_and(|last: &Token| last.word == "of" && token.word == "by");
        match (is_at, is_of) {
            (true, _) => said.extend([token.renamed("is"), token.renamed("at")]),
            (_, true) => said.push(token.renamed("of")),
            _ if is_by => {}
            _ => said.push(token.clone()),
        }
    }
    said
}

/// The categories of those who do what a verb tells: `manager` of `manages`.
fn agents_of(vocabulary: &Vocabulary, verb: &Token) -> Senses {
    vocabulary.where_sense(|sense| {
        let name = &vocabulary.senses[sense].heading;
        let does = |ending: &str| {
            name.strip_suffix(ending).is_some_and(|bare| words::stem(bare) == verb.stem)
        };
        let is_agent = name.ends_with("er") || name.ends_with("or");
        is_agent && name != verb.word && [&name[name.len() - 2..], "r"].into_iter().any(does)
    })
}
