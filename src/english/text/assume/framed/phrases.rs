//! Where words of a sentence stand together that may name an item.

use std::ops::Range;

use super::super::story::words as closed;
use super::grammar::Grammar;
use super::{titles, words};
use crate::english::lexicon;
use crate::english::token::Token;
use crate::english::words::{number, ordinal};

impl Grammar<'_> {
    /// Whether a word is a verb where it stands.
    pub(super) fn is_verb(&self, tokens: &[Token], at: usize) -> bool {
        let token = &tokens[at];
        let last = at.checked_sub(1).map(|at| &tokens[at]);
        let next = tokens.get(at + 1);
        if is_led(tokens, at) || token.is_capital || last.is_none() || !token.is_word() {
            return false;
        }
        let Some(last) = last else { return false };
        let may_act = self.is_row(last)
            || self.agent(last).is_some()
            || last.is_capital
            || matches!(&*last.word, "who" | "that" | "which" | "whom")
            || words::is_adverb(&last.word);
        let is_known = self.has_verb(&token.stem);
        if token.word.ends_with("ing") && token.stem != token.word {
            // `What is Ann carrying?`
            let is_asked = last.is_capital && is_known && next.is_some_and(|next| next.word == "?");
            let has_object = next.is_some_and(|next| {
                next.is_word() && !closed::is_verb_form(&next.word) && !words::is_be(&next.word)
            });
            let is_of_noun = at > 1 && words::is_be(&last.word) && self.is_kind(&tokens[at - 2]);
            return is_asked || (may_act || words::is_be(&last.word)) && has_object && !is_of_noun;
        }
        let opens = matches!(
            &*last.word,
            "to" | "did"
                | "do"
                | "does"
                | "can"
                | "will"
                | "and"
                | "he"
                | "she"
                | "they"
                | "has"
                | "have"
                | "had"
                | "be"
        );
        closed::is_verb_form(&token.word)
            || is_known && (may_act || opens || self.is_kind(last) || words::is_be(&last.word))
            || is_known
                && token.word.ends_with('s')
                && (closed::is_content(last) || last.word == ",")
                && next.is_some_and(|next| {
                    closed::is_preposition(&next.word)
                        || closed::is_determiner(&next.word)
                        || closed::is_content(next)
                })
            || is_known && last.word == "," && next.is_some_and(is_number)
            || words::shows(&token.stem) && self.is_kind(last)
            || may_act
                && !closed::is_closed(token)
                && next.is_some_and(|next| {
                    closed::is_determiner(&next.word) || closed::is_preposition(&next.word)
                })
    }

    /// Where words stand together that may name an item and say what it is.
    pub(super) fn phrases(&self, tokens: &[Token]) -> Vec<Range<usize>> {
        let mut all = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            if !self.may_name(tokens, at) {
                at += 1;
                continue;
            }
            let mut end = at + 1;
            while end < tokens.len() && self.goes_on(tokens, end) {
                end += 1;
            }
            all.push(at..end);
            at = end;
        }
        all
    }

    fn may_name(&self, tokens: &[Token], at: usize) -> bool {
        let token = &tokens[at];
        let is_person = self.is_row(token) && !closed::is_closed(token);
        (closed::is_content(token) || is_person || token.word == "door")
            && (!words::is_of_no_item(&token.word) || self.is_told_kind(token))
            && !(token.word.ends_with("er")
                && tokens.get(at + 1).is_some_and(|of| of.word == "than"))
            && !words::is_adverb(&token.word)
            && !is_title(tokens, at)
            && !(token.word == "full" && tokens.get(at + 1).is_some_and(|next| next.word == "of"))
            && (!closed::is_verb_form(&token.word) || token.is_capital || is_led(tokens, at))
            && !(at > 0 && is_number(&tokens[at - 1]) && !is_numeral_of_name(tokens, at - 1))
            && !self.is_verb(tokens, at)
            || is_numeral_of_name(tokens, at)
            || is_named_est(tokens, at)
            || is_street(tokens, at)
            || is_end_of_name(tokens, at)
    }

    fn goes_on(&self, tokens: &[Token], at: usize) -> bool {
        let (last, token) = (&tokens[at - 1], &tokens[at]);
        let between = &self.text[last.span.end as usize..token.span.start as usize];
        // `sister-in-law`
        if between == "-" && closed::is_preposition(&token.word)
            || at > 1 && between == "-" && closed::is_preposition(&last.word)
        {
            return true;
        }
        let is_joined = between.chars().all(|c| c.is_whitespace() || c == '-');
        let ends = self.is_row(last) || self.is_kind(last) || self.agent(last).is_some();
        let heads = self.is_row(token) || self.agent(token).is_some() || self.is_kind(token);
        is_joined
            && (last.is_capital || !token.is_capital)
            && (!ends || heads)
            && self.may_name(tokens, at)
    }
}

/// Whether a word is no verb for what stands before it: `by moped`, `the striped apron`.
fn is_led(tokens: &[Token], at: usize) -> bool {
    at.checked_sub(1).map(|at| tokens[at].word.as_str()).is_some_and(|last| {
        closed::is_determiner(last) || closed::is_preposition(last) && last != "to"
    })
}

/// `Seven` of `the fan of Seven Lakes`, `Old` of `smokes Old Oak`.
fn is_numeral_of_name(tokens: &[Token], at: usize) -> bool {
    let is_name = |token: &Token| {
        token.is_capital && (closed::is_content(token) || lexicon::names::is_street(&token.word))
    };
    tokens[at].is_capital
        && !begins(tokens, at)
        && (is_number(&tokens[at]) || closed::is_opener(&tokens[at].word))
        && tokens.get(at + 1).is_some_and(is_name)
}

/// `Mr` of `Mr. Crane`.
fn is_title(tokens: &[Token], at: usize) -> bool {
    let is_title_of = |name: usize| {
        tokens.get(name).is_some()
            && titles::title(tokens, name).is_some_and(|title| title.span == tokens[at].span)
    };
    is_title_of(at + 1) || is_title_of(at + 2)
}

/// `Tempest`, which is no superlative.
fn is_named_est(tokens: &[Token], at: usize) -> bool {
    let token = &tokens[at];
    token.is_capital
        && token.word.ends_with("est")
        && !begins(tokens, at)
        && !closed::is_closed(token)
}

/// `End` of `Orchard End`.
fn is_end_of_name(tokens: &[Token], at: usize) -> bool {
    let is_named = at.checked_sub(1).is_some_and(|at| tokens[at].is_capital && !begins(tokens, at));
    is_named && tokens[at].is_capital
}

/// `Street` of `Elm Street`.
fn is_street(tokens: &[Token], at: usize) -> bool {
    let is_named = at.checked_sub(1).is_some_and(|at| tokens[at].is_capital);
    is_named && tokens[at].is_capital && lexicon::names::is_street(&tokens[at].word)
}

/// Whether a word is a number, in words or digits, or a rank.
fn is_number(token: &Token) -> bool {
    number(&[&token.word]).is_some() || ordinal(&token.word).is_some()
}

/// Whether a sentence begins at a word.
pub(super) fn begins(tokens: &[Token], at: usize) -> bool {
    at == 0
        || matches!(&*tokens[at - 1].word, "." | "!" | "?" | ":" | ";")
            && !titles::is_stop(tokens, at - 1)
}
