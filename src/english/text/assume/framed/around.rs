//! The words around an item.

use std::ops::Range;

use compact_str::{CompactString, format_compact};

use super::super as assume;
use super::super::deeds::{DEEDS, is_of};
use super::super::story::words as closed;
use super::find::Sentence;
use super::frame::{Form, Frame};
use super::grammar::Titles;
use super::{titles, words};
use crate::english::lexicon;
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::english::words::is_participle;

impl Sentence<'_, '_> {
    /// What is done with an item.
    pub(super) fn deed(&self, verb: &str, of: Range<usize>) -> Frame {
        match verb {
            _ if words::likes(verb) => Frame::Liked,
            _ if words::has(verb) => Frame::Had,
            _ => Frame::Deed(words::usual_deed(verb), self.form(&of)),
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
        if let Some(title) = titles::title(self.tokens, of.start) {
            return Some(self.titled(title, of.end));
        }
        if let Some(verb) = self.passive(of.end) {
            return Some(self.deed(verb, of.clone()));
        }
        if self.word(of.end) == "'s" && is_proper && !has_article {
            let is_family = self.grammar.has_full_names && self.word(of.end + 1) == "family";
            return Some(if is_family { Frame::Family } else { Frame::Bare });
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

    /// What the title of a name tells: `Captain Crane`, where the text speaks of captains. Where it asks for full names, or
    /// others have no titles, a title stands before a last one.
    fn titled(&self, title: &Token, end: usize) -> Frame {
        if self.grammar.is_kind(title) {
            return Frame::Kind(title.stem.clone());
        }
        let is_whole = self.tokens.get(end).is_some_and(|next| next.is_capital);
        let is_last = self.grammar.has_full_names || self.grammar.titles == Titles::Apart;
        if is_last && !is_whole { Frame::Family } else { Frame::Bare }
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
        while end > 0
            && (words::is_adverb(self.word(end - 1))
                || matches!(self.word(end - 1), "both" | "either" | "neither"))
        {
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
            return self.said_of(at, before, of, is_proper);
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
        if words::shows(&token.stem) && at > 0 && self.is_kind(at - 1) {
            return Some(Frame::Kind(self.stem(at - 1).into()));
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
    fn said_of(
        &self,
        be: usize,
        before: usize,
        of: &Range<usize>,
        is_proper: bool,
    ) -> Option<Frame> {
        // `whose find turned out to be X`
        let turns = |three: &[Token]| {
            matches!(&*three[0].word, "proved" | "turned") && three[2].word == "to"
        };
        let begins = |three: &[Token]| three[0].word == "proved" && three[1].word == "to";
        let be = match be {
            3.. if turns(&self.tokens[be - 3..be]) => be - 3,
            2.. if begins(&self.tokens[be - 2..be]) => be - 2,
            _ => be,
        };
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
        // `which boat is grey`
        if self.grammar.is_place(token) && lexicon::is_colour(self.word(before)) {
            return Some(Frame::Kind(self.grammar.place().clone()));
        }
        // `whose choice is X`
        if is_owned && words::is_general(&token.word) {
            return Some(Frame::Had);
        }
        let is_animal = || assume::is_animal(self.word(of.end - 1));
        if self.is_owned_thing(noun) && is_animal() {
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

    /// Whether a noun is of something of somebody that stands in front of the clues: `Ann's secret helper`.
    pub(super) fn is_owned_thing(&self, noun: usize) -> bool {
        let is_told = |at: &usize| {
            let token = &self.tokens[*at];
            closed::is_content(token)
                && !token.is_capital
                && self.grammar.told.contains(&token.stem)
        };
        const MOST_WORDS: usize = 3;
        let words = (0..=noun).rev().take_while(is_told).take(MOST_WORDS).count();
        let owner = (noun + 1).checked_sub(words + 1);
        words > 0 && owner.is_some_and(|at| matches!(self.word(at), "'s" | "whose" | "his" | "her"))
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
                // `has a basket full of X`
                None if words::is_measure(&token.word) || token.word == "full" && last > 0 => {
                    let mut before = if token.word == "full" { last - 1 } else { last };
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
        if word == "with"
            && let Some(kind) = self.shown_on(last).filter(|_| !is_proper)
        {
            return Some(Frame::Kind(kind));
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

    /// The kind of things of which one is told by what is on it: `the mug with X`, `one mug was decorated with X`.
    fn shown_on(&self, last: usize) -> Option<CompactString> {
        let mut noun = last;
        if words::shows(self.stem(last)) {
            noun = last.checked_sub(1)?;
            while words::is_be(self.word(noun)) || words::is_adverb(self.word(noun)) {
                noun = noun.checked_sub(1)?;
            }
        }
        let token = &self.tokens[noun];
        let is_thing = self.is_kind(noun)
            && !self.grammar.is_place(token)
            && !opening::is_people(&token.word)
            && !lexicon::PERSONS.contains(&&*token.stem);
        is_thing.then(|| self.stem(noun).into())
    }

    /// Whether a verb only tells where somebody is.
    fn is_place_verb(&self, stem: &str) -> bool {
        matches!(
            stem,
            "be" | "sit" | "stand" | "live" | "stay" | "sleep" | "belong" | "park" | "lie"
        )
    }
}
