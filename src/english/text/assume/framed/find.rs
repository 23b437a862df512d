//! What the sentences name.

use std::ops::Range;

use compact_str::{CompactString, format_compact};

use super::super as assume;
use super::super::story::words as closed;
use super::frame::{Frame, Mention};
use super::grammar::Grammar;
use super::phrases::begins;
use super::{titles, words};
use crate::english::family;
use crate::english::lexicon;
use crate::english::token::Token;
use crate::english::words::is_participle;
use crate::syntax::text::squeeze;

/// What a sentence names.
pub(super) fn mentions(grammar: &Grammar<'_>, tokens: &[Token]) -> Vec<Mention> {
    let sentence = Sentence { grammar, tokens };
    let phrases = grammar.phrases(tokens);
    let mut all: Vec<Mention> = Vec::new();
    for mention in phrases.into_iter().flat_map(|of| sentence.mentions(of)) {
        all.retain(|last| last.of.end <= mention.of.start);
        all.push(mention);
    }
    sentence.coordinate(&mut all);
    all
}

/// By what an item is known again: the stems of its words. `blues` are no colour.
pub(super) fn key(tokens: &[Token]) -> CompactString {
    match tokens {
        [token] if lexicon::is_colour(&token.stem) && token.word.ends_with('s') => {
            token.word.clone()
        }
        // `Spanish` and `Spaniard`
        [token] if lexicon::is_people(&token.word) => lexicon::names_of(&token.word)[0].into(),
        _ => closed::key(tokens),
    }
}

/// One of several things that stand one beside the other in front of the clues.
pub(super) fn in_series(grammar: &Grammar<'_>, tokens: &[Token], of: Range<usize>) -> Mention {
    let is_capital = tokens[of.clone()].iter().all(|token| token.is_capital);
    let is_proper = is_capital && !begins(tokens, of.start);
    let frame = Frame::Behind("series".into(), format_compact!("{}", tokens[0].span.start));
    named(grammar.text, tokens, of, frame, is_proper)
}

/// What some words of a sentence name as they stand.
pub(super) fn named(
    text: &str,
    tokens: &[Token],
    of: Range<usize>,
    frame: Frame,
    is_proper: bool,
) -> Mention {
    let span = tokens[of.start].span.to(tokens[of.end - 1].span);
    Mention {
        key: key(&tokens[of.clone()]),
        name: squeeze(&text[span.range()]),
        span,
        frame: Some(frame),
        is_proper,
        is_agent: false,
        of,
    }
}

pub(super) struct Sentence<'a, 't> {
    pub(super) grammar: &'a Grammar<'t>,
    pub(super) tokens: &'a [Token],
}

impl Sentence<'_, '_> {
    pub(super) fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.word.as_str())
    }

    pub(super) fn stem(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.stem.as_str())
    }

    pub(super) fn is_row(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| self.grammar.is_row(token))
    }

    pub(super) fn is_kind(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| self.grammar.is_kind(token))
    }

    pub(super) fn is_verb(&self, at: usize) -> bool {
        at < self.tokens.len() && self.grammar.is_verb(self.tokens, at)
    }

    /// The items of a phrase: two of a full name, where the text asks for such.
    fn mentions(&self, phrase: Range<usize>) -> Vec<Mention> {
        let is_full = self.grammar.has_full_names
            && phrase.len() == 2
            && self.is_proper(&phrase)
            && lexicon::given::is_of_person(self.word(phrase.start))
            && titles::title(self.tokens, phrase.start).is_none();
        if !is_full {
            return self.mention(phrase).into_iter().collect();
        }
        let mention = |at: usize, frame: Frame| {
            named(self.grammar.text, self.tokens, at..at + 1, frame, true)
        };
        vec![mention(phrase.start, Frame::Bare), mention(phrase.start + 1, Frame::Family)]
    }

    /// The item of a phrase, without the noun that says what it is.
    fn mention(&self, phrase: Range<usize>) -> Option<Mention> {
        let mut of = phrase;
        let (behind, is_agent) = self.head(&mut of)?;
        let is_named_behind = || {
            let next = self.tokens.get(of.end).filter(|next| next.is_capital);
            next.is_some() && of.end > of.start && !self.tokens[of.start].is_capital
        };
        if of.is_empty()
            || behind.is_none() && is_named_behind()
            || self.is_told(&of)
            || self.is_of_nobody(&of)
        {
            return None;
        }
        // `the cream of leek soup`
        let is_of_more = matches!(behind, Some(Frame::Before(_)))
            && of.start > 2
            && self.word(of.start - 1) == "of"
            && closed::is_content(&self.tokens[of.start - 2])
            && closed::is_determiner(self.word(of.start - 3));
        if is_of_more && !words::is_measure(self.word(of.start - 2)) {
            of.start -= 2;
        }
        let is_proper = self.is_proper(&of);
        let frame = behind.or_else(|| self.frame(&of, is_proper));
        let frame = frame.map(|frame| self.of_nation(&of, frame));
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

    /// `Danish` of `the Danish ship`, whatever else stands before the noun.
    fn of_nation(&self, of: &Range<usize>, frame: Frame) -> Frame {
        let is_nation = of.len() == 1 && lexicon::is_people(self.word(of.start));
        let is_place = |noun: &CompactString| self.grammar.is_place_noun(noun);
        match frame {
            Frame::Before(noun) | Frame::Kind(noun) if is_nation && is_place(&noun) => {
                Frame::Nation
            }
            Frame::Titled if is_nation => Frame::Nation,
            frame => frame,
        }
    }

    /// Cuts off the noun that says what an item is, or who does something with it; and what this tells. Whether the item is
    /// somebody who does what another one tells. `None` if nothing is left, or it is of no item.
    fn head(&self, of: &mut Range<usize>) -> Option<(Option<Frame>, bool)> {
        let last = &self.tokens[of.end - 1];
        let is_alone = of.len() == 1;
        if last.is_capital && !is_alone && lexicon::names::is_street(&last.word) {
            return Some((Some(Frame::Before(last.stem.clone())), false));
        }
        // `a gift from his sister`
        let is_given = is_alone
            && family::is_kin(&last.word)
            && of.start > 1
            && closed::is_determiner(self.word(of.start - 1))
            && self.word(of.start - 2) == "from";
        if is_given {
            return Some((None, false));
        }
        if self.grammar.is_row(last) {
            of.end -= 1;
            let place = self.grammar.place();
            return Some((
                self.grammar.is_place(last).then(|| Frame::Before(place.clone())),
                false,
            ));
        }
        if self.grammar.is_kind(last) {
            of.end -= 1;
            return Some((Some(Frame::Before(last.stem.clone())), false));
        }
        let next = self.word(of.end);
        if is_alone && words::is_measure(&last.word) && next == "of" {
            return None;
        }
        // `a present from X`, `a basket full of X`
        let is_of_other = is_alone
            && matches!(next, "by" | "from" | "of")
            && lexicon::story::is_thing(&last.stem);
        // `Friday's walk was made by Ann`
        let is_of_day = is_alone
            && of.start > 1
            && self.word(of.start - 1) == "'s"
            && lexicon::names::DAYS.iter().any(|names| names.contains(&self.word(of.start - 2)));
        if is_of_day || is_of_other || next == "full" && self.word(of.end + 1) == "of" {
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

    /// Whether words tell what somebody but wants to be, or what a relative is: `hopes to be a baker`, `has an aunt who is a
    /// baker`.
    fn is_of_nobody(&self, of: &Range<usize>) -> bool {
        let Some(article) = of.start.checked_sub(1).filter(|at| closed::is_article(self.word(*at)))
        else {
            return false;
        };
        let word = |back: usize| article.checked_sub(back).map_or("", |at| self.word(at));
        // `whose find turned out to be a fishing net`
        let is_wished = word(1) == "be" && word(2) == "to" && !matches!(word(3), "out" | "proved");
        let is_kin = words::is_be(word(1)) && word(2) == "who" && family::is_kin(word(3));
        // `Ann, whose dog is a cook`
        let is_of_own = words::is_be(word(1))
            && matches!(word(3), "'s" | "whose" | "his" | "her")
            && article.checked_sub(2).is_some_and(|noun| self.is_of_another_kind(noun, of));
        is_wished || is_kin || is_of_own
    }

    /// Whether a noun for what somebody has tells no kind of things of the text.
    fn is_of_another_kind(&self, noun: usize, of: &Range<usize>) -> bool {
        let token = &self.tokens[noun];
        let is_known = self.is_kind(noun)
            || self.grammar.is_place(token)
            || words::is_general(&token.word)
            || closed::is_work(&token.word)
            || lexicon::topic_of(&[&token.stem]).is_some() && !assume::is_animal(&token.word);
        !(is_known || self.is_owned_thing(noun) && assume::is_animal(self.word(of.end - 1)))
    }

    /// Whether all words stand in front of the clues, or are of no item.
    fn is_told(&self, of: &Range<usize>) -> bool {
        self.tokens[of.clone()].iter().all(|token| {
            let is_plain = !token.is_capital || begins(self.tokens, of.start);
            is_plain && self.grammar.told.contains(&token.stem)
        })
    }

    /// Whether words are written as a name is, and not because they begin a sentence.
    pub(super) fn is_proper(&self, of: &Range<usize>) -> bool {
        let words = &self.tokens[of.clone()];
        if !words
            .iter()
            .all(|token| token.is_capital || !token.word.starts_with(char::is_alphabetic))
        {
            return false;
        }
        let first = &words[0];
        !begins(self.tokens, of.start)
            || words.len() > 1
            || self.grammar.is_proper(&first.word)
            || lexicon::given::is_of_person(&first.word) && !self.grammar.is_lower(&first.word)
            || !self.grammar.is_lower(&first.word)
                && self.passive(of.end).is_none()
                && self.acts(of.end)
    }

    /// Whether what stands behind a name lets it do something, or is told of it.
    fn acts(&self, at: usize) -> bool {
        matches!(
            self.word(at),
            "'s" | "and"
                | ","
                | "or"
                | "did"
                | "does"
                | "didn"
                | "doesn"
                | "isn"
                | "wasn"
                | "has"
                | "had"
        ) || words::is_be(self.word(at))
            || words::is_adverb(self.word(at))
            || self.is_verb(at)
    }

    /// The participle of `is being cooked`, `can be heard`.
    pub(super) fn passive(&self, from: usize) -> Option<&CompactString> {
        let mut at = from;
        let mut has_be = false;
        while words::is_be(self.word(at))
            || matches!(self.word(at), "can" | "will" | "may" | "has" | "have" | "had")
            || words::is_adverb(self.word(at))
        {
            has_be |= words::is_be(self.word(at));
            at += 1;
        }
        let token = self.tokens.get(at).filter(|_| has_be)?;
        let is_done = is_participle(&token.word) && !token.word.ends_with("ing")
            || self.grammar.has_verb(&token.stem)
                && !token.word.ends_with("ing")
                && token.word.len() > 2;
        let is_told = is_done && !words::is_located(&token.word) && !token.is_capital;
        is_told.then_some(&token.stem)
    }

    /// Whether a word by which two are chosen or counted stands in front of an item and of what it is said of: `neither the man
    /// from Oslo nor Ann`. Right before the item it chooses one of the places: `from either Oslo or Rome`.
    fn chooses_before(&self, item: usize) -> bool {
        let is_choice = |at: usize| matches!(self.word(at), "both" | "either" | "neither" | "of");
        let mut at = item;
        while at > 0 && (is_choice(at - 1) || closed::is_determiner(self.word(at - 1))) {
            at -= 1;
        }
        (0..at).any(|at| is_choice(at) || matches!(self.word(at), "and" | "nor" | "or" | ","))
    }

    /// What stands beside another item and shares its words: `neither X nor Y`, `X and Y were served`.
    fn coordinate(&self, all: &mut [Mention]) {
        let is_shared = |frame: &Frame| {
            matches!(
                frame,
                Frame::Deed(..) | Frame::Behind(..) | Frame::Kind(_) | Frame::Liked | Frame::Had
            )
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
            // `did not come from Oslo or Rome`, but `either the man from Oslo or Ann`
            let is_of_place = matches!(&first.frame, Some(Frame::Behind(..)))
                && next.frame == Some(Frame::Bare)
                && !self.chooses_before(first.of.start);
            if is_of_place {
                next.frame = first.frame.clone();
                continue;
            }
            match (&first.frame, &next.frame) {
                (Some(frame), _) if is_shared(frame) && is_open(next) => {
                    next.frame = Some(frame.clone())
                }
                (_, Some(frame)) if is_shared(frame) && is_open(first) => {
                    first.frame = Some(frame.clone())
                }
                _ => {}
            }
        }
    }
}
