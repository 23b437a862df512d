//! What the sentences name, and the words around it that tell what kind of thing it is.

use std::ops::Range;

use compact_str::{CompactString, format_compact};

use super::super::story::words as closed;
use super::grammar::{Grammar, begins};
use super::words;
use crate::english::lexicon;
use crate::english::text::opening;
use crate::english::token::Token;
use crate::english::words::stem;
use crate::model::ids::Span;
use crate::syntax::text::squeeze;

/// The words around an item; those of verbs and nouns are stems.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Frame {
    /// A name that stands alone: `Ann`.
    Bare,
    /// It stands before a noun: `the X awning`.
    Before(CompactString),
    /// It is what a noun is: `whose hobby is X`.
    Kind(CompactString),
    /// What is done with it, and how it is written: `drinks X`, `X is drunk`, `the X drinker`.
    Deed(CompactString, Form),
    /// It stands behind a preposition, which may have a verb before it: `came by X`.
    Behind(CompactString, CompactString),
    /// What somebody is: `is an X`.
    Work,
    /// Somebody likes it.
    Liked,
    /// Somebody has or takes it.
    Had,
    /// Somebody is `in the X`.
    Within,
    /// It has an article and nothing else.
    Titled,
}

impl Frame {
    /// Whether two items that have it are of one kind.
    pub(super) fn is_strong(&self) -> bool {
        match self {
            Frame::Bare | Frame::Before(_) | Frame::Kind(_) | Frame::Deed(..) | Frame::Work => true,
            Frame::Behind(word, verb) => !verb.is_empty() || word == "from",
            Frame::Liked | Frame::Had | Frame::Within | Frame::Titled => false,
        }
    }
}

/// How an item is written where it is named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Form {
    Plain,
    /// With a capital: `Rex`.
    Named,
    /// With a capital and an article: `the Beagle`.
    Titled,
}

/// Something that is named.
#[derive(Clone, Debug)]
pub(super) struct Mention {
    /// Its words among those of the sentence.
    pub(super) of: Range<usize>,
    pub(super) key: CompactString,
    pub(super) name: CompactString,
    pub(super) span: Span,
    pub(super) frame: Option<Frame>,
    /// Whether it is written as a name is.
    pub(super) is_proper: bool,
    /// Whether it is somebody who does what another item tells: `the climber`.
    pub(super) is_agent: bool,
}

/// What a sentence names.
pub(super) fn mentions(grammar: &Grammar<'_>, tokens: &[Token]) -> Vec<Mention> {
    let sentence = Sentence { grammar, tokens };
    let phrases = grammar.phrases(tokens);
    let mut all: Vec<Mention> = phrases.into_iter().filter_map(|of| sentence.mention(of)).collect();
    sentence.coordinate(&mut all);
    all
}

/// By what an item is known again: the stems of its words. `blues` are no colour.
pub(super) fn key(tokens: &[Token]) -> CompactString {
    match tokens {
        [token] if lexicon::is_colour(&token.stem) && token.word.ends_with('s') => token.word.clone(),
        // `Spanish` and `Spaniard`
        [token] if lexicon::is_people(&token.word) => lexicon::names_of(&token.word)[0].into(),
        _ => closed::key(tokens),
    }
}

/// One of several things that stand one beside the other in front of the clues.
pub(super) fn in_series(grammar: &Grammar<'_>, tokens: &[Token], of: Range<usize>) -> Mention {
    let span = tokens[of.start].span.to(tokens[of.end - 1].span);
    let words = &tokens[of.clone()];
    let is_proper = words.iter().all(|token| token.is_capital) && !begins(tokens, of.start);
    Mention {
        key: key(words),
        name: squeeze(&grammar.text[span.range()]),
        span,
        frame: Some(Frame::Behind("series".into(), format_compact!("{}", tokens[0].span.start))),
        is_proper,
        is_agent: false,
        of,
    }
}

struct Sentence<'a, 't> {
    grammar: &'a Grammar<'t>,
    tokens: &'a [Token],
}

impl Sentence<'_, '_> {
    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.word.as_str())
    }

    fn stem(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.stem.as_str())
    }

    fn is_row(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| self.grammar.is_row(token))
    }

    fn is_kind(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| self.grammar.is_kind(token))
    }

    fn is_verb(&self, at: usize) -> bool {
        at < self.tokens.len() && self.grammar.is_verb(self.tokens, at)
    }

    /// The item of a phrase, without the noun that says what it is.
    fn mention(&self, phrase: Range<usize>) -> Option<Mention> {
        let mut of = phrase;
        let (behind, is_agent) = self.head(&mut of)?;
        let is_named_behind = || {
            let next = self.tokens.get(of.end).filter(|next| next.is_capital);
            next.is_some() && of.end > of.start && !self.tokens[of.start].is_capital
        };
        if of.is_empty() || behind.is_none() && is_named_behind() || self.is_told(&of) {
            return None;
        }
        let is_proper = self.is_proper(&of);
        let frame = behind.or_else(|| self.frame(&of, is_proper));
        let span = self.tokens[of.start].span.to(self.tokens[of.end - 1].span);
        let mut name = squeeze(&self.grammar.text[span.range()]);
        if !is_proper && begins(self.tokens, of.start) {
            name = name.to_lowercase();
        }
        let of_agent = || self.grammar.agent(&self.tokens[of.start]).unwrap_or_default();
        let key = if is_agent { of_agent() } else { key(&self.tokens[of.clone()]) };
        let is_called = of.start > 0 && matches!(self.word(of.start - 1), "called" | "named");
        Some(Mention { of, key, name, span, frame, is_proper: is_proper || is_called, is_agent })
    }

    /// Cuts off the noun that says what an item is, or who does something with it; and what this tells. Whether the item is
    /// somebody who does what another one tells. `None` if nothing is left, or it is of no item.
    fn head(&self, of: &mut Range<usize>) -> Option<(Option<Frame>, bool)> {
        let last = &self.tokens[of.end - 1];
        let is_alone = of.len() == 1;
        if last.is_capital && !is_alone && lexicon::names::is_street(&last.word) {
            return Some((Some(Frame::Before(last.stem.clone())), false));
        }
        if self.grammar.is_row(last) {
            of.end -= 1;
            let place = self.grammar.place();
            return Some((self.grammar.is_place(last).then(|| Frame::Before(place.clone())), false));
        }
        if self.grammar.is_kind(last) {
            of.end -= 1;
            return Some((Some(Frame::Before(last.stem.clone())), false));
        }
        if is_alone && words::is_measure(&last.word) && self.word(of.end) == "of" {
            return None;
        }
        let Some(verb) = self.grammar.agent(last) else { return Some((None, false)) };
        match is_alone {
            true if last.is_capital => Some((None, false)),
            true if words::has(&verb) || words::likes(&verb) => None,
            true => Some((None, true)),
            false => {
                of.end -= 1;
                Some((Some(self.deed(&verb, of.clone())), false))
            }
        }
    }

    /// Whether all words stand in front of the clues, or are of no item.
    fn is_told(&self, of: &Range<usize>) -> bool {
        self.tokens[of.clone()].iter().all(|token| {
            let is_plain = !token.is_capital || begins(self.tokens, of.start);
            is_plain && self.grammar.told.contains(&token.stem)
        })
    }

    /// Whether words are written as a name is, and not because they begin a sentence.
    fn is_proper(&self, of: &Range<usize>) -> bool {
        let words = &self.tokens[of.clone()];
        if !words.iter().all(|token| token.is_capital || !token.word.starts_with(char::is_alphabetic)) {
            return false;
        }
        let first = &words[0];
        !begins(self.tokens, of.start)
            || words.len() > 1
            || self.grammar.is_proper(&first.word)
            || !self.grammar.is_lower(&first.word) && self.passive(of.end).is_none() && self.acts(of.end)
    }

    /// Whether what stands behind a name lets it do something, or is told of it.
    fn acts(&self, at: usize) -> bool {
        matches!(self.word(at), "'s" | "and" | "," | "or" | "did" | "does" | "didn" | "doesn" | "isn" | "wasn" | "has" | "had")
            || words::is_be(self.word(at))
            || words::is_adverb(self.word(at))
            || self.is_verb(at)
    }

    /// The participle of `is being cooked`, `can be heard`.
    fn passive(&self, from: usize) -> Option<&CompactString> {
        let mut at = from;
        let mut has_be = false;
        while words::is_be(self.word(at)) || matches!(self.word(at), "can" | "will" | "may" | "has" | "have" | "had") || words::is_adverb(self.word(at)) {
            has_be |= words::is_be(self.word(at));
            at += 1;
        }
        let token = self.tokens.get(at).filter(|_| has_be)?;
        let is_done = closed::is_participle(&token.word) && !token.word.ends_with("ing")
            || self.grammar.has_verb(&token.stem) && !token.word.ends_with("ing") && token.word.len() > 2;
        let is_told = is_done && !words::is_located(&token.word) && !token.is_capital;
        is_told.then_some(&token.stem)
    }

    /// What is done with an item.
    fn deed(&self, verb: &str, of: Range<usize>) -> Frame {
        match verb {
            _ if words::likes(verb) => Frame::Liked,
            _ if words::has(verb) => Frame::Had,
            _ => Frame::Deed(verb.into(), self.form(&of)),
        }
    }

    fn form(&self, of: &Range<usize>) -> Form {
        let has_article = of.start > 0 && closed::is_article(self.word(of.start - 1));
        match self.is_proper(of) {
            false => Form::Plain,
            true if has_article => Form::Titled,
            true => Form::Named,
        }
    }

    /// What stands around an item.
    fn frame(&self, of: &Range<usize>, is_proper: bool) -> Option<Frame> {
        let mut before = of.start;
        while before > 0 && closed::is_determiner(self.word(before - 1)) {
            before -= 1;
        }
        let has_article = before < of.start;
        if let Some(verb) = self.passive(of.end) {
            return Some(self.deed(verb, of.clone()));
        }
        if self.word(of.end) == "'s" && is_proper && !has_article {
            return Some(Frame::Bare);
        }
        if self.word(of.end) == "for" && self.is_kind(of.end + 1) {
            return Some(Frame::Kind(self.stem(of.end + 1).into()));
        }
        let led = self.led(before, of, is_proper, has_article);
        led.or(match (has_article, is_proper) {
            (true, _) => Some(Frame::Titled),
            (false, true) => Some(Frame::Bare),
            (false, false) => None,
        })
    }

    /// What the words in front of an item and its article tell.
    fn led(&self, before: usize, of: &Range<usize>, is_proper: bool, has_article: bool) -> Option<Frame> {
        let mut end = before;
        while end > 0 && words::is_adverb(self.word(end - 1)) {
            end -= 1;
        }
        let at = end.checked_sub(1)?;
        let token = &self.tokens[at];
        let word = token.word.as_str();
        if matches!(word, "called" | "named") {
            let noun = (0..at).rev().find(|at| !words::is_be(self.word(*at)))?;
            return Some(if self.is_row(noun) { Frame::Bare } else { Frame::Kind(self.stem(noun).into()) });
        }
        if words::is_be(word) {
            return self.said_of(at, before, is_proper);
        }
        if closed::is_preposition(word) || words::is_of_place(word) {
            return self.behind(at, of, is_proper, has_article);
        }
        // `the band name Blue Moon`, `has the name Ann`
        if is_proper && !has_article && !token.is_capital && closed::is_content(token) && !self.is_verb(at) && !words::is_adverb(word) && !self.is_row(at) {
            return match (word, at.checked_sub(1)) {
                ("name", Some(at)) if closed::is_content(&self.tokens[at]) => Some(Frame::Kind(self.stem(at).into())),
                ("name", _) => Some(Frame::Bare),
                _ => Some(Frame::Kind(token.stem.clone())),
            };
        }
        if words::has(&token.stem) {
            return Some(Frame::Had);
        }
        if words::likes(&token.stem) && word != "like" {
            return Some(Frame::Liked);
        }
        (self.is_verb(at) && !words::is_located(word)).then(|| self.deed(&token.stem, of.clone()))
    }

    /// `whose hobby is X`, `is an X`, `it was Ann who …`
    fn said_of(&self, be: usize, before: usize, is_proper: bool) -> Option<Frame> {
        let noun = be.checked_sub(1)?;
        let token = &self.tokens[noun];
        let is_owned = noun > 0 && matches!(self.word(noun - 1), "'s" | "whose" | "his" | "her" | "favorite" | "favourite");
        if self.is_kind(noun) || is_owned && closed::is_content(token) && !token.is_capital {
            return Some(Frame::Kind(token.stem.clone()));
        }
        let is_of_one = matches!(self.word(before), "a" | "an");
        match is_proper {
            _ if is_of_one => Some(Frame::Work),
            _ if lexicon::is_people(self.word(before)) => Some(Frame::Work),
            true if before > 0 && !closed::is_article(self.word(before)) => Some(Frame::Bare),
            _ => None,
        }
    }

    /// `from X`, `came by X`, `the fan of X`
    fn behind(&self, at: usize, of: &Range<usize>, is_proper: bool, has_article: bool) -> Option<Frame> {
        let word = self.word(at);
        let mut last = at.checked_sub(1)?;
        if words::is_particle(self.word(last)) && last > 0 {
            last -= 1;
        }
        let token = &self.tokens[last];
        if word == "of" {
            return match self.grammar.agent(token) {
                Some(verb) => Some(self.deed(&verb, of.clone())),
                None if words::is_measure(&token.word) => {
                    let mut before = last;
                    while before > 0 && closed::is_determiner(self.word(before - 1)) {
                        before -= 1;
                    }
                    self.led(before, of, is_proper, true).or(Some(Frame::Titled))
                }
                None => None,
            };
        }
        let is_like = matches!(&*token.word, "mad" | "crazy" | "passionate" | "care" | "fond" | "keen");
        if is_like {
            return Some(Frame::Liked);
        }
        let is_person = self.is_row(last) && !self.grammar.is_place(token);
        if word == "with" && has_article && is_person {
            return Some(Frame::Had);
        }
        let is_done = !words::is_be(&token.word) && self.is_verb(last) || closed::is_participle(&token.word);
        if word == "by" && is_proper && !has_article && is_done && closed::is_participle(&token.word) {
            return Some(Frame::Bare);
        }
        if words::is_of_place(word) && !(word == "to" && is_done) || words::is_adverb(&token.word) {
            return None;
        }
        // `came with Ann` and `came with the aunt` tell of two kinds.
        let is_name = is_proper && !has_article;
        let written = if is_name { format_compact!("{word} a name") } else { word.into() };
        let lives = is_name && token.stem == "live";
        match word {
            "from" if matches!(&*token.word, "away" | "apart" | "different") => None,
            "from" => Some(Frame::Behind(word.into(), CompactString::default())),
            "with" | "by" | "for" | "of" if is_name => None,
            _ if is_done && !words::is_located(&token.word) && (lives || !self.is_place_verb(&token.stem)) => {
                Some(Frame::Behind(written, token.stem.clone()))
            }
            "in" if has_article && is_person => Some(Frame::Within),
            "in" | "at" | "on" => Some(Frame::Behind(written, CompactString::default())),
            _ if is_name => None,
            _ => Some(Frame::Behind(word.into(), CompactString::default())),
        }
    }

    /// Whether a verb only tells where somebody is.
    fn is_place_verb(&self, stem: &str) -> bool {
        matches!(stem, "be" | "sit" | "stand" | "live" | "stay" | "sleep" | "belong" | "park" | "lie")
    }

    /// What stands beside another item and shares its words: `neither X nor Y`, `X and Y were served`.
    fn coordinate(&self, all: &mut [Mention]) {
        let is_shared = |frame: &Frame| {
            matches!(frame, Frame::Deed(..) | Frame::Behind(..) | Frame::Liked | Frame::Had) 
        };
        let is_joined = |first: &Mention, next: &Mention| {
            let between = &self.tokens[first.of.end..next.of.start];
            let is_joint = |token: &Token| matches!(&*token.word, "and" | "or" | "nor" | ",");
            !between.is_empty()
                && between.iter().any(is_joint)
                && between.iter().all(|token| is_joint(token) || closed::is_article(&token.word))
        };
        for at in 1..all.len() {
            let (first, next) = all.split_at_mut(at);
            let (first, next) = (&mut first[at - 1], &mut next[0]);
            if !is_joined(first, next) || first.is_proper != next.is_proper {
                continue;
            }
            let is_open = |mention: &Mention| matches!(mention.frame, None | Some(Frame::Titled));
            match (&first.frame, &next.frame) {
                (Some(frame), _) if is_shared(frame) && is_open(next) => next.frame = Some(frame.clone()),
                (_, Some(frame)) if is_shared(frame) && is_open(first) => first.frame = Some(frame.clone()),
                _ => {}
            }
        }
    }
}

/// The kinds of things that a sentence in front of the clues announces, as stems, with what is done with them: `each comes
/// from a different town`.
pub(super) fn announced(grammar: &Grammar<'_>, tokens: &[Token]) -> Vec<(CompactString, Option<Frame>)> {
    const TELLS: &[&str] = &["a", "an", "different", "favorite", "favourite", "one", "own", "various"];
    let sentence = Sentence { grammar, tokens };
    let mut all = Vec::new();
    for at in 0..tokens.len() {
        if !TELLS.contains(&sentence.word(at)) || TELLS.contains(&sentence.word(at + 1)) {
            continue;
        }
        let mut noun = at + 1;
        while words::is_measure(sentence.word(noun)) && sentence.word(noun + 1) == "of" {
            noun += 2;
        }
        let is_of_noun = |at: &usize| {
            tokens.get(*at).is_some_and(|token| {
                closed::is_content(token) && !token.is_capital && !opening::is_noun(&token.word)
                    && !closed::is_verb_form(&token.word)
            })
        };
        let last = (noun..noun + 2).take_while(is_of_noun).last();
        let Some(last) = last else { continue };
        let mut from = at;
        while from > 0 && TELLS.contains(&sentence.word(from - 1)) {
            from -= 1;
        }
        let is_liked = matches!(sentence.word(at), "favorite" | "favourite");
        let frame = match sentence.led(from, &(last..last + 1), false, true) {
            _ if is_liked => Some(Frame::Liked),
            frame => frame.filter(Frame::is_strong),
        };
        let something = sentence.word(last) == "something" || sentence.word(last) == "thing" || sentence.word(last) == "things";
        if !something {
            all.push((tokens[last].stem.clone(), frame));
        }
    }
    // `eats something different for breakfast`
    for at in 1..tokens.len().saturating_sub(3) {
        let is_open = sentence.word(at) == "something" && sentence.word(at + 1) == "different" && sentence.word(at + 2) == "for";
        if is_open {
            let frame = sentence.led(at, &(at..at + 1), false, false).filter(Frame::is_strong);
            all.push((stem(sentence.word(at + 3)), frame));
        }
    }
    all
}
