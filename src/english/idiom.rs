//! Idioms and roundabout comparisons to the plain words that mean the same: `crossed the finish line`,
//! `is not as tall as`, `a bit more`, `outscored Ann by 5 points`.

use compact_str::CompactString;

use super::function;
use super::lexicon::idioms::IDIOMS;
use super::sense::Sense;
use super::token::Token;
use super::vocabulary::Vocabulary;
use super::words;
use crate::model::ids::Span;

/// Adjectives with the comparative of their opposite: not as `tall` as is `shorter` than.
const OPPOSITES: &[(&str, &str)] = &[
    ("big", "smaller"),
    ("cheap", "pricier"),
    ("deep", "shallower"),
    ("early", "later"),
    ("expensive", "cheaper"),
    ("far", "closer"),
    ("fast", "slower"),
    ("heavy", "lighter"),
    ("high", "lower"),
    ("hot", "cooler"),
    ("large", "smaller"),
    ("late", "earlier"),
    ("light", "heavier"),
    ("long", "shorter"),
    ("loud", "quieter"),
    ("many", "fewer"),
    ("much", "less"),
    ("old", "younger"),
    ("pricey", "cheaper"),
    ("recent", "earlier"),
    ("short", "longer"),
    ("slow", "faster"),
    ("small", "larger"),
    ("strong", "weaker"),
    ("tall", "shorter"),
    ("warm", "cooler"),
    ("wide", "narrower"),
    ("young", "older"),
];

/// What weakens or strengthens a comparison without a change of its order.
const DEGREES: &[&str] = &[
    "a bit",
    "a fair bit",
    "a good deal",
    "a great deal",
    "a little",
    "a little bit",
    "a lot",
    "considerably",
    "much",
    "far",
    "quite a bit",
    "quite a lot",
    "significantly",
    "slightly",
    "substantially",
];

/// Comparing words that one of the [`DEGREES`] may stand before.
const COMPARING: &[&str] = &[
    "more", "less", "fewer", "older", "younger", "higher", "lower", "longer", "shorter", "taller",
    "heavier", "lighter", "larger", "bigger", "smaller", "cheaper", "pricier", "wider", "narrower",
    "deeper", "faster", "slower", "earlier", "later", "farther", "further", "closer", "nearer",
    "newer", "louder", "quieter", "hotter", "cooler", "colder", "warmer", "stronger", "weaker",
    "before", "after",
];

/// The tokens with plain words for idioms, outside of the names of items.
pub(super) fn plainly(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    let mut in_name = vec![false; tokens.len()];
    for (at, found) in vocabulary.matches(&tokens).iter().enumerate() {
        // A number may be a part of an idiom.
        let is_number = words::number(&[&tokens[at].word]).is_some()
            || words::ordinal(&tokens[at].word).is_some();
        let end = found.iter().map(|found| found.end).max().unwrap_or(at);
        if !is_number || end > at + 1 {
            in_name[at..end].fill(true);
        }
    }
    let text = Text { vocabulary, tokens: &tokens, in_name: &in_name };
    let mut said = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        match text.change(at) {
            Some((end, meant)) => {
                said.extend(meant);
                at = end;
            }
            None => {
                said.push(tokens[at].clone());
                at += 1;
            }
        }
    }
    surpassing(said)
}

struct Text<'a> {
    vocabulary: &'a Vocabulary,
    tokens: &'a [Token],
    in_name: &'a [bool],
}

impl Text<'_> {
    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.word.as_str())
    }

    /// What the words that begin at a token mean, and where they end.
    fn change(&self, at: usize) -> Option<(usize, Vec<Token>)> {
        if self.in_name[at] {
            return None;
        }
        self.idiom(at)
            .or_else(|| self.degree(at))
            .or_else(|| self.not_as(at))
            .or_else(|| self.recent(at))
    }

    /// Where some words end, none of them in a name; a `#` is any number.
    fn phrase(&self, at: usize, phrase: &str) -> Option<usize> {
        let mut end = at;
        for word in phrase.split(' ') {
            let is_number = || {
                words::number(&[self.word(end)]).is_some()
                    || words::ordinal(self.word(end)).is_some()
            };
            let fits = if word == "#" { is_number() } else { self.word(end) == word };
            if !fits || self.in_name[end] {
                return None;
            }
            end += 1;
        }
        Some(end)
    }

    fn span(&self, at: usize, end: usize) -> Span {
        self.tokens[at].span.to(self.tokens[end - 1].span)
    }

    fn idiom(&self, at: usize) -> Option<(usize, Vec<Token>)> {
        let found =
            IDIOMS.iter().filter_map(|(said, meant)| Some((self.phrase(at, said)?, said, meant)));
        let (end, said, meant) = found.max_by_key(|(end, ..)| *end)?;
        // `half a foot`, but not `half a million`
        if said.starts_with("half") && self.word(end) == "million" {
            return None;
        }
        // `was the first to leave after Ann` tells of the very next one.
        let is_first = said.starts_with("was the first");
        let order = |token: &Token| matches!(&*token.word, "after" | "before" | "since");
        if is_first && self.tokens[end..].iter().any(order) {
            return None;
        }
        let number =
            said.split(' ').position(|word| word == "#").map(|number| &self.tokens[at + number]);
        let span = self.span(at, end);
        let words = meant.split(' ').filter(|word| !word.is_empty());
        let meant = words.map(|word| match number {
            Some(number) if word == "#" => number.clone(),
            _ => token(word, span),
        });
        Some((end, meant.collect()))
    }

    /// `a bit more`
    fn degree(&self, at: usize) -> Option<(usize, Vec<Token>)> {
        let end = DEGREES.iter().filter_map(|degree| self.phrase(at, degree)).max()?;
        let compares = COMPARING.contains(&self.word(end)) && !self.in_name[end];
        compares.then(|| (end, Vec::new()))
    }

    /// `is not as tall as`, `did not score as high as`, `cannot fly as fast as`.
    fn not_as(&self, at: usize) -> Option<(usize, Vec<Token>)> {
        const MOST_BETWEEN: usize = 2;
        let verb = self.word(at);
        let behind = match verb {
            "cannot" => at + 1,
            "isn" | "wasn" | "aren" | "weren" | "didn" | "doesn" | "don" | "can" | "couldn"
            | "won"
                if self.word(at + 1) == "'t" =>
            {
                at + 2
            }
            "is" | "was" | "are" | "were" | "did" | "does" | "do" | "can" | "could" | "will"
                if self.word(at + 1) == "not" =>
            {
                at + 2
            }
            _ => return None,
        };
        let is_be = function::kind(verb.trim_end_matches('n'), "").be
            || matches!(verb, "isn" | "wasn" | "aren" | "weren");
        let first =
            (behind..=behind + MOST_BETWEEN).find(|at| matches!(self.word(*at), "as" | "quite"))?;
        let as_at = first + usize::from(self.word(first) == "quite");
        let opposite = |at: usize| {
            OPPOSITES.iter().find(|(word, _)| *word == self.word(at)).map(|(_, of)| *of)
        };
        // `as many points as`
        let last = (as_at + 2..as_at + 5).find(|at| self.word(*at) == "as")?;
        let opposite = opposite(as_at + 1).filter(|_| self.word(as_at) == "as")?;
        let is_free = (at..=last).all(|at| !self.in_name[at]);
        let counts = matches!(self.word(as_at + 1), "many" | "much");
        if !is_free || last > as_at + 2 && !counts {
            return None;
        }
        let span = self.span(at, last + 1);
        let mut meant = Vec::new();
        if is_be {
            meant.push(token(if matches!(verb, "was" | "wasn") { "was" } else { "is" }, span));
        }
        meant.extend(self.tokens[behind..first].iter().cloned());
        meant.push(token(opposite, span));
        meant.extend(self.tokens[as_at + 2..last].iter().cloned());
        meant.push(token("than", span));
        Some((last + 1, meant))
    }

    /// `newer`, `more recent` of years: later.
    fn recent(&self, at: usize) -> Option<(usize, Vec<Token>)> {
        let end = ["newer", "more recent", "more recently"]
            .into_iter()
            .filter_map(|said| self.phrase(at, said))
            .max()?;
        let of_years = self.vocabulary.all(Sense::is_of_calendar).count_ones() == 1
            && self.vocabulary.all(Sense::is_of_ages) == 0;
        (of_years && self.word(end) == "than")
            .then(|| (end, vec![token("later", self.span(at, end))]))
    }
}

/// `scored 5 points more than Ann` for `outscored Ann by 5 points`, `finished 2 minutes before Ann` for
/// `beat Ann by 2 minutes`.
fn surpassing(tokens: Vec<Token>) -> Vec<Token> {
    let is_verb = |token: &Token| matches!(token.word.as_str(), "outscored" | "beat");
    let Some(at) = tokens.iter().position(is_verb) else { return tokens };
    let is_end = |token: &Token| matches!(token.word.as_str(), "." | "," | ";" | "and" | "but");
    let rest = &tokens[at + 1..];
    let clause = rest.iter().position(is_end).unwrap_or(rest.len());
    let by = rest[..clause].iter().position(|token| token.word == "by");
    let amount = by.map_or(&[][..], |by| &rest[by + 1..clause]);
    let is_time = |token: &Token| matches!(&*token.stem, "second" | "minut" | "hour" | "day");
    let plain: &[&str] = match tokens[at].word.as_str() {
        "outscored" if amount.iter().any(is_time) => return tokens,
        "outscored" => &["scored", "more", "than"],
        // `beat Ann by two minutes`; otherwise who beat whom says nothing of how.
        _ if amount.iter().any(is_time) => &["finished", "before"],
        _ if amount.iter().any(|token| token.stem == "point") => &["scored", "more", "than"],
        _ => return tokens,
    };
    let span = tokens[at].span;
    let mut said = tokens[..at].to_vec();
    said.push(token(plain[0], span));
    said.extend(amount.iter().cloned());
    said.extend(plain[1..].iter().map(|word| token(word, span)));
    said.extend(rest[..by.unwrap_or(clause)].iter().cloned());
    said.extend(rest[clause..].iter().cloned());
    said
}

fn token(word: &str, span: Span) -> Token {
    Token { word: CompactString::from(word), stem: words::stem(word), span }
}
