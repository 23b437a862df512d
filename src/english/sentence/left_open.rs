//! What a sentence leaves open, however plain its words are: `older than one of the others` may be older than two of them, and
//! `a quarter before` is fifteen minutes or three months.

use super::super::family;
use super::super::function;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words::{self, Marks, Words};
use super::values::tells;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Whether a sentence, looked at as a whole, may say something else than what it was read as.
///
/// `said`: the marks of its words, since most sentences have none that could.
pub(in super::super) fn is_left_open(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    said: &Marks,
    says: &Statement,
) -> bool {
    const OTHERS: Words = Words::of(&["other", "others"]);
    const PARITIES: Words = Words::of(&["even", "numbered", "odd"]);
    const OWN: Words = Words::of(&["her", "his", "their"]);
    OTHERS.may_meet(said) && is_past_one_of_the_others(tokens)
        || said.may_have("quarter") && is_quarter_of_something(tokens)
        || PARITIES.may_meet(said) && is_parity_of_uneven_labels(vocabulary, tokens)
        || is_only_denied(tokens)
        || said.may_have("or") && is_choice_behind_denial(tokens)
        || OWN.may_meet(said) && is_relative_of_contestant(tokens, says)
}

/// `older than one of the others`: exactly one, or at least one.
fn is_past_one_of_the_others(tokens: &[Token]) -> bool {
    tokens.windows(5).any(|of| {
        matches!(&*of[0].word, "after" | "before" | "than" | "behind" | "of" | "below" | "above")
            && of[1].word == "one"
            && of[2].word == "of"
            && of[3].word == "the"
            && matches!(&*of[4].word, "other" | "others")
    })
}

/// `came a quarter before Bob`, of whatever: `a quarter of an hour before` is told apart.
fn is_quarter_of_something(tokens: &[Token]) -> bool {
    tokens.windows(2).any(|of| {
        of[0].word == "quarter"
            && matches!(&*of[1].word, "after" | "before" | "earlier" | "later" | "ahead" | "behind")
    })
}

/// `in an odd month` of January, March, April: of the first and the third one, or of the odd numbers that the months have.
fn is_parity_of_uneven_labels(vocabulary: &Vocabulary, tokens: &[Token]) -> bool {
    let tells_parity = tokens.windows(2).any(|of| {
        matches!(&*of[0].word, "even" | "odd" | "numbered")
            && of[1].stem == vocabulary.position_stem
    });
    tells_parity && (!vocabulary.order.has_plain_parity || vocabulary.uneven_moments.is_some())
}

/// `Only Ann has never been to Rye`: of the others nothing would be told.
fn is_only_denied(tokens: &[Token]) -> bool {
    tokens.first().is_some_and(|of| of.word == "only")
        && tokens.iter().any(|of| function::denies(&of.word))
}

/// `The talk was not on law or the speaker came from Rye`: whether the second half is denied as well.
fn is_choice_behind_denial(tokens: &[Token]) -> bool {
    // Most sentences have no choice.
    if !tokens.iter().any(|of| of.word == "or") {
        return false;
    }
    let word = |at: usize| tokens.get(at).map_or("", |of| &*of.word);
    let kind = |at: usize| function::kind(word(at), &tokens[at].stem);
    let denied = tokens.iter().position(|of| function::denies(&of.word));
    let is_chosen =
        tokens.iter().any(|of| matches!(&*of.word, "either" | "neither" | "nor" | "if"));
    let begins_clause = |or: usize| {
        let noun = or + 1 + usize::from(word(or + 1) == "the");
        let is_subject = noun > or + 1 || matches!(word(or + 1), "he" | "she" | "it" | "they");
        let verb = noun + 1;
        // `the cake made by Ann` tells of the cake.
        let is_verb = |at: usize| {
            kind(at).be
                || kind(at).auxiliary
                || words::is_finite(word(at)) && !words::is_participle(word(at))
        };
        is_subject && verb < tokens.len() && is_verb(verb)
    };
    let Some(denied) = denied.filter(|_| !is_chosen) else { return false };
    (denied..tokens.len()).any(|at| word(at) == "or" && begins_clause(at))
}

/// `Ann finished ahead of her brother`, where brothers are who helped: her own one, or the one who helped another.
fn is_relative_of_contestant(tokens: &[Token], says: &Statement) -> bool {
    let is_own = |pair: &[Token]| {
        matches!(&*pair[0].word, "her" | "his" | "their")
            && (family::is_kin(&pair[1].word) || pair[1].word == "friend")
    };
    let named = |word: &str| {
        tells(says, &|says| match says {
            Form::Order { b, .. } | Form::Than { b, .. } => b.name.text.eq_ignore_ascii_case(word),
            _ => false,
        })
    };
    tokens.windows(2).filter(|pair| is_own(pair)).any(|pair| named(&pair[1].word))
}
