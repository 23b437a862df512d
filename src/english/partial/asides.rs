//! What is only said beside the sentence: `Kay, who could never resist a bargain, paid …`.

use super::super::loose::of_subject;
use super::super::token::Token;
use super::{Parts, is_verb};
use crate::syntax::ast::Statement;

/// Words that begin an aside behind its comma.
const RELATIVES: &[&str] = &["where", "which", "who", "whom", "whose"];
/// Others, if the aside has a comma behind it too.
const ENCLOSED: &[&str] = &["being", "despite", "having", "hoping", "knowing"];
/// How many of those who were just named an aside tells of: `, neither of which`.
const SO_MANY: &[&str] = &["all", "both", "each", "neither", "none", "one", "some", "two"];
/// Words behind a bracket with which something is told besides.
const IN_BRACKETS: &[&str] = &[
    "a", "although", "an", "but", "for", "not", "the", "though", "where", "which", "who", "whom",
    "whose", "with",
];
/// Prepositions before one of them: `, with whom she shares a garden,`.
const BEFORE: &[&str] = &["at", "by", "for", "from", "in", "of", "on", "to", "with"];

impl Parts<'_> {
    /// The tokens without asides between commas. What an aside says of the subject of the sentence is kept, if it is
    /// understood. `None` if nobody knows where an aside ends.
    pub(super) fn without_asides(&mut self, tokens: &[Token]) -> Option<Vec<Token>> {
        let mut main: Vec<Token> = Vec::with_capacity(tokens.len());
        let mut at = 0;
        while at < tokens.len() {
            if !opens(&tokens[at..]) || main.is_empty() {
                main.push(tokens[at].clone());
                at += 1;
                continue;
            }
            let is_bracket = tokens[at].word == "(";
            let end = if is_bracket { ")" } else { "," };
            let length = tokens[at + 1..].iter().position(|token| token.word == end);
            if is_bracket && length.is_none() {
                return None;
            }
            let close = length.map_or(tokens.len(), |length| at + 1 + length);
            let aside = &denial_in_full(&tokens[at + 1..close], is_bracket)[..];
            // `, who met Ann, who drinks tea,` and `, who, like Ann, drinks tea,`
            if !is_bracket && opens(&tokens[close..]) || aside.len() < 2 {
                return None;
            }
            // `Ann and Bob (who has the cat)`
            let owned =
                self.told_of_whole(&main, aside).or_else(|| self.told_of_owner(&main, aside));
            let told = match owned {
                // `Ann and Bob (who has the cat)`: nobody knows whose it is.
                None if is_bracket && self.is_one_of_several(&main) => None,
                None => self.told_of(&main, aside),
                owned => owned,
            };
            match told {
                Some(says) => self.says.push(says),
                None if is_bracket && takes_back(aside) => return None,
                None => self.pass_over(aside),
            }
            at = close + 1;
        }
        Some(main)
    }

    /// Whether who is named last is one of several who are named together, or nobody.
    fn is_one_of_several(&self, before: &[Token]) -> bool {
        let is_joined = |start: usize| {
            start > 0 && matches!(&*before[start - 1].word, "," | "and" | "nor" | "or")
        };
        self.named_last(before).is_none_or(is_joined)
    }

    /// What an aside says of whoever is named right before it.
    fn told_of(&self, before: &[Token], aside: &[Token]) -> Option<Statement> {
        let start = self.named_last(before)?;
        let named = &before[start..];
        let rest = &aside[1..];
        let in_turn = rest[0].word == "in" && rest.get(1).is_some_and(|next| next.word == "turn");
        let aside = [&aside[..1], if in_turn { &rest[2..] } else { rest }].concat();
        self.read(&of_subject(self.vocabulary, named, &aside)?)
    }

    /// What an aside says of the subject of a sentence of which no more was read: `Ann's plane (which isn't the Hawk)`. Of
    /// `the pilot next to Ann`, nobody knows who is meant.
    fn told_of_whole(&self, before: &[Token], aside: &[Token]) -> Option<Statement> {
        const APART: &[&str] = &[
            "after", "ahead", "and", "before", "behind", "left", "next", "of", "or", "right",
            "than",
        ];
        let (first, rest) = aside.split_first()?;
        let reader = self.reader(before);
        let is_open = |at: usize| {
            is_verb(&reader, at) || reader.kind(at).be || APART.contains(&&*before[at].word)
        };
        let owned = |at: &usize| reader.is_possessive(*at);
        let mark = (1..before.len()).rfind(owned)?;
        let is_open = |at: usize| at != mark && is_open(at);
        // Ann's brother is somebody else.
        let is_other = |at: usize| {
            let is_heading = reader.uses(at).named & self.vocabulary.lists() != 0;
            reader.is_human(at) && !is_heading || before[at].word.starts_with("neighb")
        };
        let is_other = (mark + 1..before.len()).any(is_other);
        let tells = matches!(&*first.word, "which" | "who");
        (tells && !is_other && !(0..before.len()).any(is_open))
            .then(|| self.read(&[before, rest].concat()))?
    }

    /// What an aside says of a thing of somebody's that was named right before it: `lost to Ann's boat, which …`.
    fn told_of_owner(&self, before: &[Token], aside: &[Token]) -> Option<Statement> {
        let (first, rest) = aside.split_first()?;
        let reader = self.reader(before);
        let noun = before.len().checked_sub(1)?;
        let mark = (1..noun).rfind(|at| reader.is_possessive(*at))?;
        let persons = self.vocabulary.of_persons() & self.vocabulary.lists();
        let is_owner = |start: &usize| {
            let mut of = reader.matches[*start].iter();
            of.any(|of| of.end == mark && persons >> of.of.sense & 1 == 1)
        };
        let owner = (0..mark).find(is_owner)?;
        // `an island next to Ann's island, which …` may tell of either.
        let verb = (0..owner).rfind(|at| is_verb(&reader, *at))?;
        let is_row = |at: usize| {
            reader.kind(at).thing
                || reader.uses(at).own != 0
                || reader.is_human(at)
                || !reader.matches[at].is_empty()
        };
        if (verb + 1..owner).any(is_row) {
            return None;
        }
        let is_free = |at: usize| reader.matches[at].is_empty() && !reader.is_human(at);
        let is_thing = (mark + 1..=noun).all(is_free)
            && reader.uses(noun).named & self.vocabulary.lists() & !persons != 0;
        (first.word == "which" && is_thing)
            .then(|| self.read(&[&before[owner..mark], rest].concat()))?
    }

    /// Where the name of the row begins that stands last. Of `the friend of Ann`, nobody knows who is meant.
    fn named_last(&self, before: &[Token]) -> Option<usize> {
        const APART: &[&str] =
            &["after", "ahead of", "before", "behind", "left of", "next to", "right of", "than"];
        let reader = self.reader(before);
        let begins = |at: usize| {
            let last = |words: usize| {
                let start = at.checked_sub(words)?;
                Some(
                    before[start..at]
                        .iter()
                        .map(|token| &*token.word)
                        .collect::<Vec<_>>()
                        .join(" "),
                )
            };
            at == 0
                || matches!(&*before[at - 1].word, "," | "and" | "but")
                || reader.kind(at - 1).be
                // `The man behind Ann, who …` may be the man.
                || (0..at).any(|verb| is_verb(&reader, verb))
                    && (1..3).filter_map(last).any(|words| APART.contains(&&*words))
        };
        let ends = |at: usize| reader.names_row(at, before.len());
        (0..before.len()).find(|at| begins(*at) && ends(*at))
    }
}

/// Whether an aside begins here with its comma.
fn opens(tokens: &[Token]) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let is_relative = |at: usize| RELATIVES.contains(&word(at));
    // `, despite being bland,`
    let is_enclosed = || tokens[1..].iter().any(|token| token.word == ",");
    if word(0) == "(" {
        return IN_BRACKETS.contains(&word(1)) || so_many(tokens);
    }
    word(0) == ","
        && (is_relative(1)
            || so_many(tokens)
            || BEFORE.contains(&word(1)) && matches!(word(2), "which" | "whom")
            || ENCLOSED.contains(&word(1)) && is_enclosed())
}

/// Whether an aside may say that the sentence is not so: `but some say Bob`, `not really`, `the same hat as Bob`.
fn takes_back(aside: &[Token]) -> bool {
    const DOUBTING: &[&str] = &[
        "actually",
        "doubt",
        "doubted",
        "doubtful",
        "error",
        "false",
        "hers",
        "his",
        "incorrect",
        "lie",
        "mistake",
        "really",
        "same",
        "so",
        "supposedly",
        "theirs",
        "untrue",
        "wrong",
    ];
    let is_doubt = |token: &Token| DOUBTING.contains(&&*token.word);
    let is_some = |pair: &[Token]| pair[0].word == "some" && pair[1].word != "of";
    aside.iter().any(is_doubt) || aside.windows(2).any(is_some)
}

/// Whether an aside tells of some of those who were just named: `neither of which`, `both of whom`.
fn so_many(tokens: &[Token]) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    SO_MANY.contains(&word(1)) && word(2) == "of" && matches!(word(3), "which" | "whom")
}

/// `who is not the hamster` for `not the hamster` in brackets.
fn denial_in_full(aside: &[Token], is_bracket: bool) -> Vec<Token> {
    match aside.first() {
        Some(not) if is_bracket && not.word == "not" => [&not.saying("who is"), aside].concat(),
        _ => aside.to_vec(),
    }
}
