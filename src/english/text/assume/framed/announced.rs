//! Which kinds of things a text announces in front of its clues.

use compact_str::CompactString;

use super::super::story::words as closed;
use super::find::Sentence;
use super::frame::Frame;
use super::grammar::Grammar;
use super::words;
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::english::words::{number, stem};

/// The kinds of things that a sentence in front of the clues announces, as stems, with what is done with them: `each comes
/// from a different town`.
pub(super) fn announced(
    grammar: &Grammar<'_>,
    tokens: &[Token],
) -> Vec<(CompactString, Option<Frame>)> {
    const TELLS: &[&str] =
        &["a", "an", "different", "favorite", "favourite", "one", "own", "various"];
    let sentence = Sentence { grammar, tokens };
    // `no two of them have the same teacher`
    let differ = tokens.windows(2).any(|two| two[0].word == "no" && two[1].word == "two");
    let mut all = Vec::new();
    for at in 0..tokens.len() {
        let tells = TELLS.contains(&sentence.word(at)) || differ && sentence.word(at) == "same";
        if !tells || TELLS.contains(&sentence.word(at + 1)) {
            continue;
        }
        let mut noun = at + 1;
        while words::is_measure(sentence.word(noun)) && sentence.word(noun + 1) == "of" {
            noun += 2;
        }
        // `a different adventure involving this friend`
        let is_gerund = |at: usize| {
            let next = sentence.word(at + 1);
            sentence.word(at).ends_with("ing")
                && (closed::is_determiner(next) || matches!(next, "that" | "this"))
        };
        let is_of_noun = |at: &usize| {
            tokens.get(*at).is_some_and(|token| {
                closed::is_content(token)
                    && !token.is_capital
                    && !opening::is_noun(&token.word)
                    && !closed::is_verb_form(&token.word)
                    && (*at == noun || !is_gerund(*at))
            })
        };
        let last = (noun..noun + 2).take_while(is_of_noun).last();
        let Some(last) = last else { continue };
        let mut from = at;
        // `carry six different cargoes`
        while from > 0
            && (TELLS.contains(&sentence.word(from - 1))
                || differ && sentence.word(from - 1) == "the"
                || number(&[sentence.word(from - 1)]).is_some())
        {
            from -= 1;
        }
        let is_liked = matches!(sentence.word(at), "favorite" | "favourite");
        let frame = match sentence.led(from, &(last..last + 1), false, true) {
            _ if is_liked => Some(Frame::Liked),
            frame => frame.filter(Frame::is_strong),
        };
        let something = sentence.word(last) == "something"
            || sentence.word(last) == "thing"
            || sentence.word(last) == "things";
        if !something {
            all.push((tokens[last].stem.clone(), frame));
        }
    }
    // `eats something different for breakfast`
    for at in 1..tokens.len().saturating_sub(3) {
        let is_open = sentence.word(at) == "something"
            && sentence.word(at + 1) == "different"
            && sentence.word(at + 2) == "for";
        if is_open {
            let frame = sentence.led(at, &(at..at + 1), false, false).filter(Frame::is_strong);
            all.push((stem(sentence.word(at + 3)), frame));
        }
    }
    all
}
