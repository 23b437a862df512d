//! What stands behind the clause with the last list of a sentence and may tell of some of its items, or of their order: `…, the
//! women on the left`, `…, oldest first`. It is an error if nothing else is.

use super::said::{Said, ranks};
use super::{Around, Part, words};
use crate::english::text::beside::passed::is_one_each;
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::english::words::{Words, number};

/// Words of a story that goes on.
const OF_ALL: Words = Words::of(&[
    "each",
    "every",
    "everybody",
    "everyone",
    "their",
    "them",
    "they",
    "where",
    "which",
    "who",
    "whom",
    "whose",
]);

/// Words with which something is told of some, or of an order.
const APART: Words = Words::of(&[
    "after", "ahead", "although", "before", "behind", "beaten", "by", "except", "followed",
    "headed", "if", "leading", "led", "nobody", "none", "one", "starting", "though", "three",
    "two", "unless",
]);

/// Words with which a clause goes on with a story, or tells where and when it was.
const ONWARDS: Words = Words::of(&[
    "a", "all", "an", "and", "as", "at", "because", "both", "but", "called", "door", "during",
    "for", "from", "having", "held", "in", "into", "its", "labeled", "labelled", "located", "near",
    "numbered", "on", "side", "since", "situated", "so", "that", "to", "when", "while", "with",
]);

impl Around<'_> {
    /// The first word behind a list, or in front of it, that may tell of some of its items or of their order.
    pub(super) fn odd_ending<'t>(
        &self,
        tokens: &'t [Token],
        is_listed: &dyn Fn(&Token) -> bool,
    ) -> Option<&'t Token> {
        let apart = alphabet_apart(tokens, is_listed);
        let first = tokens.iter().position(is_listed)?;
        let is_more = |token: &Token| {
            token.is_word()
                && !matches!(&*token.word, "a" | "an" | "and" | "or" | "the")
                && !is_listed(token)
        };
        if !tokens[first + 1..].iter().any(is_more) {
            return apart;
        }
        let parts = self.parts(tokens, is_listed);
        let is_list = |part: &Part<'_>| matches!(part, Part::List);
        let (Some(first), Some(last)) =
            (parts.iter().position(is_list), parts.iter().rposition(is_list))
        else {
            return apart;
        };
        let behind = Said { around: self, words: words(&parts[first + 1..]), asks: false };
        let odd = apart.or_else(|| behind.tells_order_behind());
        odd.or_else(|| self.odd_segment(tokens, &parts[last + 1..]).filter(|_| !self.has_heading))
    }

    /// The first word of what is set off behind the clause with the last list, if it may tell of some of its items: `…, the women
    /// on the left`, `…, one year between each`, `… (two of them twins)`.
    fn odd_segment<'t>(&self, tokens: &'t [Token], behind: &[Part<'t>]) -> Option<&'t Token> {
        let is_cut = |part: &Part<'_>| match part {
            Part::Mark(mark) => {
                matches!(&*mark.word, "," | ";" | ":" | "(" | ")" | "—" | "–" | "-")
            }
            part => matches!(part, Part::Dash),
        };
        // `a different hat (a fez, a cap or a tam) by the club`
        let behind = match self.behind_relatives(behind) {
            [first, rest @ ..] if first.is_mark(")") => rest,
            all => all,
        };
        let behind = without_kind(behind);
        let is_set_off = behind.first().is_some_and(is_cut);
        let mut segments = behind.split(is_cut).map(words).filter(|words| !words.is_empty());
        // `Ann, Bo and Cy, who are friends, live in a row` goes on with its own clause.
        let own = segments.next().filter(|_| is_set_off);
        let has = |segment: &[&Token], word: &str| segment.iter().any(|token| token.word == word);
        let is_of_some = |segment: &Vec<&Token>| {
            let is_each_other = segment[0].word == "one" && has(segment, "other");
            APART.contains(&&*segment[0].word)
                && !is_each_other
                && !is_one_each(segment)
                && !self.leads_as_many(segment)
        };
        let own = own.filter(|segment| {
            // `Find the address of Ann, Bo and Cy, the tree each one owns and the job each has.`
            let is_asked = || {
                let asks = |said: &Token| matches!(&*said.word, "determine" | "find" | "name");
                segment[0].word == "the"
                    && segment.get(2).is_some_and(|each| each.word == "each")
                    && tokens.iter().any(asks)
            };
            // `Ann, Bo and Cy, the three owners`
            let are_all = || {
                let counts = |token: &&&Token| {
                    number(&[&token.word]).is_some_and(|(of, _)| of == self.count.number)
                };
                segment.get(1).filter(counts).is_some()
                    && segment.get(2).is_some_and(|noun| {
                        noun.word.ends_with('s') || opening::are_people(&noun.word)
                    })
            };
            let is_added =
                matches!(&*segment[0].word, "or" | "plus" | "the") && !is_asked() && !are_all();
            is_of_some(segment) || is_added && segment.len() > 1
        });
        let is_odd = |segment: &Vec<&Token>| {
            let is_of_all = segment.iter().any(|word| OF_ALL.contains(&&*word.word));
            let goes_on = is_of_all || has(segment, "other") || goes_on(segment[0]);
            is_of_some(segment) || !goes_on && !self.lists_on(segment)
        };
        own.or_else(|| segments.find(is_odd)).map(|segment| segment[0])
    }

    /// Whether all lead as many things as they are: `led six dogs into the ring` behind six owners.
    fn leads_as_many(&self, segment: &[&Token]) -> bool {
        let [verb, counts, noun, ..] = segment else { return false };
        verb.word == "led"
            && number(&[&counts.word]).is_some_and(|(of, _)| of == self.count.number)
            && noun.word.ends_with('s')
            && !opening::is_people(&noun.word)
    }

    /// Whether a segment only goes on with items: `the owl and the eel` of `the keepers of the fox, the owl and the eel`.
    fn lists_on(&self, segment: &[&Token]) -> bool {
        segment.split(|token| matches!(&*token.word, "and" | "or")).all(|item| match item {
            [] => true,
            [article, noun] => {
                matches!(&*article.word, "a" | "an" | "the")
                    && (self.is_known)(noun)
                    && !ranks(&noun.word)
                    && number(&[&noun.word]).is_none()
            }
            _ => false,
        })
    }
}

/// What stands behind the words that only say of what kind a list in brackets is: `(Ash, Bell and Cole are their surnames) had
/// brought`.
fn without_kind<'s, 't>(behind: &'s [Part<'t>]) -> &'s [Part<'t>] {
    let says = |at: usize, words: &[&str]| match behind.get(at) {
        Some(Part::Word(token)) => words.contains(&&*token.word),
        _ => false,
    };
    let noun =
        behind[behind.len().min(2)..].iter().take_while(|part| matches!(part, Part::Word(_)));
    let end = 2 + noun.count();
    let end = end + usize::from(behind.get(end).is_some_and(|part| part.is_mark(",")));
    let is_kind = says(0, &["are", "being", "were"])
        && says(1, &["their"])
        && (3..=5).contains(&end)
        && behind.get(end).is_some_and(|part| part.is_mark(")"));
    if is_kind { &behind[end + 1..] } else { behind }
}

/// Whether a clause with this first word goes on with a story, or tells where and when it was.
fn goes_on(first: &Token) -> bool {
    ONWARDS.contains(&&*first.word)
        || first.is_capital
        || first.word.ends_with("ing")
        || first.word.starts_with(|c: char| c.is_ascii_digit())
}

/// The word that says that something else than a list has the order of the alphabet: `Ann, Bo and Cy live in a row, in
/// alphabetical order.` It is a list in `In alphabetical order, the hats were …`.
fn alphabet_apart<'t>(
    tokens: &'t [Token],
    is_listed: &dyn Fn(&Token) -> bool,
) -> Option<&'t Token> {
    let at = tokens.iter().position(|token| token.word == "alphabetical")?;
    let is_be = |token: &Token| matches!(&*token.word, "are" | "is" | "were");
    let is_between = |token: &&Token| {
        !token.is_word() || is_be(token) || matches!(&*token.word, "in" | "order" | "the" | "their")
    };
    let before = tokens[..at].iter().rev().find(|token| !is_between(token));
    let behind = tokens[at + 1..].iter().find(|token| !is_between(token));
    let is_beside = [before, behind].into_iter().flatten().any(is_listed);
    let list = tokens.iter().position(is_listed);
    let is_announced = || at <= 1 && list.is_some_and(|list| list > at && is_be(&tokens[list - 1]));
    (!is_beside && !is_announced()).then(|| &tokens[at])
}

impl<'t> Said<'_, 't> {
    /// A word anywhere behind a list that tells of the order in which its items stand, or of somebody who is none of them:
    /// `…, in order of age`, `…, oldest first`, `…, as does Ed`.
    pub(super) fn tells_order_behind(&self) -> Option<&'t Token> {
        let counts = |at: usize| self.word(at).starts_with(|c: char| c.is_ascii_digit());
        // `slots numbered 1 to 5 from left to right`, `slots 1 to 5 from left to right`
        let is_numbered = || {
            (0..self.words.len()).any(|at| {
                let is_range = matches!(self.word(at), "through" | "to")
                    && at > 0
                    && counts(at - 1)
                    && counts(at + 1);
                is_range || self.word(at).starts_with("number") || self.word(at) == "labelled"
            })
        };
        let is_order = |at: &usize| match self.word(*at) {
            "in" => self.word(at + 1) == "order" && matches!(self.word(at + 2), "" | "of"),
            // `Ann, Bo and Cy live in a row, left to right.`
            "left" | "right" => {
                self.word(at + 1) == "to"
                    && matches!(self.word(at + 2), "left" | "right")
                    && !is_numbered()
            }
            "first" => self.word(at + 1) == "to" && self.word(at + 2) == "last",
            "listed" | "ranked" | "sorted" => matches!(self.word(at + 1), "by" | "in"),
            _ if ranks(self.word(*at)) => matches!(self.word(at + 1), "first" | "last" | "to"),
            _ => self.is_added(*at),
        };
        (0..self.words.len()).find(is_order).map(|at| self.words[at])
    }

    /// Whether a word names somebody who does what those of a list do, and of whom nothing else is said: `as does Ed`.
    fn is_added(&self, at: usize) -> bool {
        let token = self.words[at];
        let leads = match self.before(at, 1) {
            "did" | "does" | "with" => true,
            "by" => matches!(self.before(at, 2), "beaten" | "followed" | "joined"),
            _ => false,
        };
        leads
            && token.is_capital
            && !opening::is_noun(&token.word)
            && !(self.around.is_known)(token)
    }
}
