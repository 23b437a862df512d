//! The words around an item.

use std::ops::Range;

use compact_str::{CompactString, format_compact};

use super::super::deeds::{DEEDS, is_of};
use super::super::story::words as closed;
use super::find::Sentence;
use super::frame::{Form, Frame};
use super::words;
use crate::english::lexicon;
use crate::english::words::is_participle;

impl Sentence<'_, '_> {
    /// What is done with an item.
    pub(super) fn deed(&self, verb: &str, of: Range<usize>) -> Frame {
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
    pub(super) fn frame(&self, of: &Range<usize>, is_proper: bool) -> Option<Frame> {
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
            (true, false) if self.is_of_person(of.end) => Some(Frame::Work),
            (true, _) => Some(Frame::Titled),
            (false, true) => Some(Frame::Bare),
            (false, false) => None,
        })
    }

    /// Whether somebody does what stands behind: `the nurse drinks …`, `the pilot's hobby is …`
    fn is_of_person(&self, at: usize) -> bool {
        let stem = self.stem(at);
        let is_deed = DEEDS.iter().any(|deed| is_of(deed.verbs, stem)) || words::likes(stem);
        let owns = self.word(at) == "'s" && self.is_kind(at + 1) && words::is_be(self.word(at + 2));
        owns || self.is_verb(at) && is_deed
    }

    /// What the words in front of an item and its article tell.
    pub(super) fn led(
        &self,
        before: usize,
        of: &Range<usize>,
        is_proper: bool,
        has_article: bool,
    ) -> Option<Frame> {
        let mut end = before;
        while end > 0 && words::is_adverb(self.word(end - 1)) {
            end -= 1;
        }
        let at = end.checked_sub(1)?;
        let token = &self.tokens[at];
        let word = token.word.as_str();
        if matches!(word, "called" | "named") {
            let noun = (0..at).rev().find(|at| !words::is_be(self.word(*at)))?;
            return Some(if self.is_row(noun) {
                Frame::Bare
            } else {
                Frame::Kind(self.stem(noun).into())
            });
        }
        if words::is_be(word) {
            return self.said_of(at, before, is_proper);
        }
        if closed::is_preposition(word) || words::is_of_place(word) {
            return self.behind(at, of, is_proper, has_article);
        }
        // `the band name Blue Moon`, `has the name Ann`
        if is_proper
            && !has_article
            && !token.is_capital
            && closed::is_content(token)
            && !self.is_verb(at)
            && !words::is_adverb(word)
            && !self.is_row(at)
        {
            return match (word, at.checked_sub(1)) {
                ("name", Some(at)) if closed::is_content(&self.tokens[at]) => {
                    Some(Frame::Kind(self.stem(at).into()))
                }
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
        let is_owned = noun > 0
            && matches!(
                self.word(noun - 1),
                "'s" | "whose" | "his" | "her" | "favorite" | "favourite"
            );
        if self.is_kind(noun) || is_owned && self.grammar.is_place(token) {
            return Some(Frame::Kind(token.stem.clone()));
        }
        // `Ann's boss is a baker` tells nothing of Ann.
        if is_owned {
            return None;
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
    fn behind(
        &self,
        at: usize,
        of: &Range<usize>,
        is_proper: bool,
        has_article: bool,
    ) -> Option<Frame> {
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
        let is_like =
            matches!(&*token.word, "mad" | "crazy" | "passionate" | "care" | "fond" | "keen");
        if is_like {
            return Some(Frame::Liked);
        }
        let is_person = self.is_row(last) && !self.grammar.is_place(token);
        if word == "with" && has_article && is_person {
            return Some(Frame::Had);
        }
        let is_done =
            !words::is_be(&token.word) && self.is_verb(last) || is_participle(&token.word);
        if word == "by" && is_proper && !has_article && is_done && is_participle(&token.word) {
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
            _ if is_done
                && !words::is_located(&token.word)
                && (lives || !self.is_place_verb(&token.stem)) =>
            {
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
        matches!(
            stem,
            "be" | "sit" | "stand" | "live" | "stay" | "sleep" | "belong" | "park" | "lie"
        )
    }
}
