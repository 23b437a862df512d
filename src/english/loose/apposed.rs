//! Other words for somebody, set off by commas or in brackets: `The harpist, Ms Marsh, lives in York`, `Clive (the tuba
//! player) is older`.

use super::super::learn;
use super::super::lexicon;
use super::super::mention::{Mention, Noun, Reader};
use super::super::token::Token;
use super::super::vocabulary::Senses;

/// Words beside which commas may stand between the parts of a list or a condition.
const BOUND: &[&str] = &["either", "if", "neither", "nor", "or", "respectively", "unless"];

/// `The harpist, who is Ms Marsh, lives in York`, `Clive (who is the tuba player) is older`.
pub(super) fn apposed(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_set_off = |token: &Token| matches!(&*token.word, "(" | ",");
    let bound = |token: &Token| BOUND.contains(&&*token.word);
    if !reader.tokens.iter().any(is_set_off) || reader.tokens.iter().any(bound) {
        return None;
    }
    let (at, relative) = (1..reader.end()).find_map(|at| Some((at, reader.apposed_at(at)?)))?;
    let token = &reader.tokens[at];
    let who = [token.renamed(relative), token.renamed("is")];
    Some([&reader.tokens[..=at], &who[..], &reader.tokens[at + 1..]].concat())
}

/// `The weaving class (which Ann does not attend) is on Friday` for the same between commas, where somebody else than its
/// subject does what the aside tells.
pub(super) fn in_brackets(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let mut commas = (0..reader.end()).filter(|at| reader.word(*at) == ",");
    let (open, close, None) = (commas.next()?, commas.next()?, commas.next()) else { return None };
    let bound = |token: &Token| BOUND.contains(&&*token.word);
    let is_relative = matches!(reader.word(open + 1), "which" | "whom");
    let is_subject = |of: &Mention| of.end == open;
    let acts = |at: usize| {
        let kind = reader.kind(at);
        kind.be || kind.auxiliary || kind.live || reader.is_finite_verb(at)
    };
    // `which Ann did not attend`
    let is_of_another = reader.mentions(open + 2).iter().any(|of| acts(of.end));
    let fits = is_relative
        && is_of_another
        && acts(close + 1)
        && reader.mentions(0).iter().any(is_subject)
        && !reader.tokens.iter().any(bound);
    let mark = |at: usize, word: &str| [reader.tokens[at].renamed(word)];
    let opened = fits.then(|| reader.with(open..open + 1, &mark(open, "(")))?;
    Some([&opened[..close], &mark(close, ")"), &opened[close + 1..]].concat())
}

impl Reader<'_> {
    /// The relative word for what stands behind the mark at a token, if it is another name of what stands before it.
    fn apposed_at(&self, open: usize) -> Option<&'static str> {
        let is_bracket = match self.word(open) {
            "(" => true,
            "," => false,
            _ => return None,
        };
        let before = self.senses_before(open)?;
        let people = self.vocabulary.of_persons();
        let are_people = before & people != 0;
        let close = match is_bracket {
            true => (open..self.end()).find(|at| self.word(*at) == ")")?,
            false => self.end_of_aside(open)?,
        };
        // Behind a comma, who did not is told by the verb.
        let denied = self.phrase(open + 1, "not").filter(|_| is_bracket);
        let content = denied.unwrap_or(open + 1);
        let is_whole = |of: &Mention| of.end == close && matches!(of.noun, Noun::Item(_));
        let named: Senses = self.senses_within(content, close);
        let is_named = self.mentions(content).iter().any(is_whole);
        let fits = match denied {
            // `golf, not chess` denies nothing of golf.
            Some(_) => are_people,
            None => named & before == 0,
        };
        // `the Professor, gin`: nobody is called so.
        let is_item = self.matches[content..close].iter().flatten().any(|of| of.end == close);
        let last = self.word(close - 1);
        let is_doer = learn::is_agent(last) || lexicon::is_player(last);
        let is_called = !is_item || is_doer || named & people != 0;
        (is_named && is_called && fits && named != 0).then_some(if are_people {
            "who"
        } else {
            "which"
        })
    }

    /// The categories of the items in the words before a mark, if they name something up to it.
    fn senses_before(&self, mark: usize) -> Option<Senses> {
        let is_item = |of: &Mention| of.end == mark && matches!(of.noun, Noun::Item(_));
        let start = (0..mark).find(|at| self.mentions(*at).iter().any(is_item))?;
        let before = start.checked_sub(1).map_or("", |last| self.word(last));
        // `Ann, Bob and Cy, the nurse` may be several.
        let is_listed = matches!(before, "and" | "," | "of" | "&");
        // `In May, the tulips bloomed`
        let is_fronted = start == 1 && self.kind(0).preposition;
        // `has a dog, Mr Allen`
        let is_any = matches!(self.word(start), "a" | "an");
        let named = self.senses_within(start, mark);
        (!is_listed && !is_any && !is_fronted && named != 0).then_some(named)
    }

    fn senses_within(&self, start: usize, end: usize) -> Senses {
        let within = self.matches[start..end].iter().flatten();
        within.fold(0, |all, of| all | 1 << of.of.sense)
    }

    /// Where an aside behind a comma ends: before another comma with a verb behind it, or with the sentence.
    fn end_of_aside(&self, open: usize) -> Option<usize> {
        let mut commas = (0..self.end()).filter(|at| self.word(*at) == "," && *at != open);
        let close = commas.next().unwrap_or(self.end());
        if commas.next().is_some() || close < open {
            return None;
        }
        let joins = (open..close).any(|at| self.word(at) == "and" && !self.is_within_item(at));
        let next = self.kind(close + 1);
        let goes_on = next.be || next.auxiliary || next.live || self.is_finite_verb(close + 1);
        (!joins && (close == self.end() || goes_on)).then_some(close)
    }

    fn is_finite_verb(&self, at: usize) -> bool {
        let is_free = self.matches.get(at).is_some_and(Vec::is_empty);
        is_free && super::super::words::is_finite(self.word(at)) && !self.kind(at).relative
    }
}
