//! Sentences to words, numbers and marks.

use std::rc::Rc;

use compact_str::CompactString;

use super::lexicon::{self, story};
use super::measure::MONEY_SIGNS;
use super::memo::Memo;
use super::{function, words};
use crate::model::ids::Span;

/// A word, a number or a mark of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// As it is compared: lower case, straight apostrophes, an apostrophe with what follows cut off
    /// (`dog's` is `dog` and `'s`).
    pub word: CompactString,
    /// Its stem; the word itself for numbers and marks.
    pub stem: CompactString,
    /// Where it stands.
    pub span: Span,
    /// Whether it is the letter `A` as a name, and no article.
    pub is_letter: bool,
    /// Whether it is written with a capital.
    pub is_capital: bool,
    /// Whether it is a common word in small letters, in a puzzle that writes names with capitals: no name begins here.
    pub is_common: bool,
}

impl Token {
    fn new(word: CompactString, span: Span) -> Token {
        let stem = words::stem(&word);
        Token { word, stem, span, is_letter: false, is_capital: false, is_common: false }
    }

    /// Another word in its place, for a plainer sentence.
    pub(super) fn renamed(&self, word: &str) -> Token {
        Token { word: word.into(), stem: words::stem(word), is_common: false, ..self.clone() }
    }

    /// Whether it may be a word of a name: an article is none.
    pub(super) fn is_nameable(&self) -> bool {
        self.is_letter || self.word != "a"
    }

    /// Whether it is a word or a number, and no mark.
    pub fn is_word(&self) -> bool {
        self.word.starts_with(|c: char| c.is_alphanumeric() || c == '$' || c == '€' || c == '£')
    }

    /// Whether a question may begin with it.
    pub fn is_question_word(&self) -> bool {
        matches!(self.word.as_str(), "who" | "what" | "which" | "whose" | "where")
    }
}

/// How many tokens some words between spaces take, if the tokens begin with them.
#[inline]
pub(super) fn phrase(tokens: &[Token], phrase: &str) -> Option<usize> {
    // Most phrases end here, at the cost of a glance.
    let first = tokens.first()?.word.as_bytes().first();
    if first != phrase.as_bytes().first() {
        return None;
    }
    begins_with(tokens, phrase)
}

fn begins_with(tokens: &[Token], phrase: &str) -> Option<usize> {
    let mut rest = phrase;
    for (count, token) in (1..).zip(tokens) {
        rest = rest.strip_prefix(token.word.as_str())?;
        if rest.is_empty() {
            return Some(count);
        }
        rest = rest.strip_prefix(' ')?;
    }
    None
}

/// The longest texts that are remembered with their tokens, in bytes.
const LONGEST_KNOWN: usize = 1 << 9;

thread_local! {
    /// Texts with their tokens: a sentence is cut for every question that is asked of it.
    static KNOWN: Memo<Rc<[Token]>> = Memo::new(1 << 10);
}

/// The tokens of a text that starts at `start` in its source. A hyphen between letters divides words;
/// numbers keep their signs: `$4.50`, `9:00am`, `1,000`.
pub fn tokens(text: &str, start: usize) -> Vec<Token> {
    let shift = |span: Span| Span::new(start + span.start as usize, start + span.end as usize);
    let moved = |token: &Token| Token { span: shift(token.span), ..token.clone() };
    match text.len() <= LONGEST_KNOWN {
        true => tokens_of(text).iter().map(moved).collect(),
        false => cut(text).iter().map(moved).collect(),
    }
}

/// The same of a text that starts its source, for those who only look at them.
pub(super) fn tokens_of(text: &str) -> Rc<[Token]> {
    match text.len() <= LONGEST_KNOWN {
        true => KNOWN.with(|known| known.get(text, || cut(text).into(), Rc::clone)),
        false => cut(text).into(),
    }
}

/// The tokens of a text that starts its source.
fn cut(text: &str) -> Vec<Token> {
    // Words have about six letters with the space.
    let mut tokens = Vec::with_capacity(text.len() / 6 + 1);
    let mut at = 0;
    // Whether a word in single quotes began: `'swimming'`.
    let mut is_quoted = false;
    while let Some(c) = text[at..].chars().next() {
        let behind = at + c.len_utf8();
        if c == ' ' {
            at = behind;
            continue;
        }
        let begins = match c.is_alphanumeric() {
            true => true,
            false => {
                let next = text[behind..].chars().next();
                let begins_word = next.is_some_and(char::is_alphanumeric);
                let last = text[..at].chars().next_back();
                let quotes = is_apostrophe(c)
                    && match is_quoted {
                        false => begins_word && last.is_none_or(|c| c.is_whitespace() || c == '('),
                        true => !begins_word && last.is_some_and(char::is_alphanumeric),
                    };
                is_quoted ^= quotes;
                // The minus of the grade `A-`
                let is_minus = is_hyphen(c) && !begins_word && ends_in_letter(&text[..at]);
                if quotes || c.is_whitespace() || is_hyphen(c) && !is_minus || is_emphasis(c) {
                    at = behind;
                    continue;
                }
                let begins_amount =
                    MONEY_SIGNS.contains(&c) && next.is_some_and(|c| c.is_ascii_digit());
                let begins_suffix = is_apostrophe(c)
                    && next.is_some_and(char::is_alphabetic)
                    && last.is_some_and(char::is_alphanumeric);
                begins_amount || begins_suffix
            }
        };
        let end = if begins { behind + continued(text, behind) } else { behind };
        let word = &text[at..end];
        let span = Span::new(at, end);
        let is_capital = word.starts_with(char::is_uppercase);
        tokens.push(Token { is_capital, ..Token::new(folded(word), span) });
        at = end;
    }
    for at in 0..tokens.len() {
        if tokens[at].word == "a" {
            tokens[at].is_letter = is_letter(text, &tokens, at);
        }
    }
    tokens
}

/// Whether an `A` is a name, as it is before a verb, `and` or a mark: `A and B sit next to C`. Within a
/// sentence a capital is enough, unless it stands in a line of capitals: `Ann Owns A Dog`.
fn is_letter(text: &str, tokens: &[Token], at: usize) -> bool {
    let said = |token: &Token| &text[token.span.range()];
    let is_capital = said(&tokens[at]) == "A";
    let Some(next) = tokens.get(at + 1) else { return true };
    if !next.is_word() {
        return !matches!(&*next.word, "(" | "-");
    }
    let kind = function::kind(&next.word, &next.stem);
    let is_joint = matches!(&*next.word, "and" | "or" | "nor" | "than" | "who" | "but" | "as");
    if kind.be || kind.auxiliary || is_joint {
        return true;
    }
    let begins = at == 0 || matches!(&*tokens[at - 1].word, "." | "!" | "?" | ":");
    match begins {
        true => {
            let is_known =
                kind.live || lexicon::VERBS.contains(&&*next.stem) || story::is_deed(&next.stem);
            let third = next.word.ends_with('s')
                && !next.word.ends_with("ss")
                && !next.word.ends_with("us");
            is_capital && (third || is_known && words::is_finite(&next.word))
        }
        false => is_capital && !said(next).starts_with(char::is_uppercase),
    }
}

/// Whether the last word is a single letter.
fn ends_in_letter(text: &str) -> bool {
    let mut back = text.chars().rev();
    back.next().is_some_and(char::is_alphabetic) && !back.next().is_some_and(char::is_alphanumeric)
}

/// A word in lower case, with straight apostrophes.
fn folded(word: &str) -> CompactString {
    if word.is_ascii() {
        // Most words are, and then no letter depends on those around it.
        let mut folded = CompactString::from(word);
        folded.make_ascii_lowercase();
        return folded;
    }
    word.chars().map(straight).collect::<String>().to_lowercase().into()
}

/// How many bytes go on with the word before them: letters and digits, and signs between digits.
fn continued(text: &str, from: usize) -> usize {
    let is_digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let goes_on = |(at, c): &(usize, char)| {
        let between_digits =
            || matches!(c, '.' | ',' | ':') && is_digit(from + at - 1) && is_digit(from + at + 1);
        c.is_alphanumeric() || between_digits()
    };
    // Most words are of plain letters, and end at a space or a mark.
    let rest = &text.as_bytes()[from..];
    let plain = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
    match rest.get(plain) {
        None | Some(b' ' | b'\'' | b'-') => plain,
        Some(_) => text[from..].char_indices().take_while(goes_on).map(|(_, c)| c.len_utf8()).sum(),
    }
}

fn is_hyphen(c: char) -> bool {
    matches!(c, '-' | '\u{2010}' | '\u{2011}')
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '\u{2019}')
}

/// Marks that set words off in a printed text and mean nothing: quotes, backquotes, asterisks.
fn is_emphasis(c: char) -> bool {
    matches!(c, '"' | '\u{201c}' | '\u{201d}' | '`' | '*' | '_')
}

fn straight(c: char) -> char {
    if is_apostrophe(c) { '\'' } else { c }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<String> {
        tokens(text, 0).into_iter().map(|token| token.word.to_string()).collect()
    }

    #[test]
    fn words_numbers_and_marks() {
        assert_eq!(
            of("The dog\u{2019}s owner isn't in no. 3."),
            ["the", "dog", "'s", "owner", "isn", "'t", "in", "no", ".", "3", "."]
        );
        assert_eq!(
            of("paid $4.50, at 9:00am; F-150"),
            ["paid", "$4.50", ",", "at", "9:00am", ";", "f", "150"]
        );
        assert_eq!(of("1,000 people, `x`"), ["1,000", "people", ",", "x"]);
        assert_eq!(of("with 'milk' in Ann's"), ["with", "milk", "in", "ann", "'s"]);
        assert_eq!(of("the owners' house"), ["the", "owners", "'", "house"]);
        assert_eq!(of("A-, B- or A-level"), ["a", "-", ",", "b", "-", "or", "a", "level"]);
    }

    #[test]
    fn spans_are_of_the_source() {
        let found = tokens("a  bé c", 10);
        let spans: Vec<_> = found.iter().map(|token| token.span.range()).collect();
        assert_eq!(spans, [10..11, 13..16, 17..18]);
    }
}
