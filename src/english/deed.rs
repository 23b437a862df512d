//! What one does with an item: `drinks tea`, `was built by Ann`.

use super::function;
use super::lexicon::story;
use super::mention::{Found, Reader};
use super::vocabulary::{Senses, Thing, Uses};

impl Reader<'_> {
    /// What one does with an item: `drinks tea`, `is partial to Pall Mall`, `has a cat`, `boulders`.
    pub(super) fn deed(&self, start: usize, found: &mut Found) {
        self.deed_of(start, false, found);
    }

    /// The same; `has_verb`: a preposition needs no verb before it.
    pub(super) fn deed_of(&self, start: usize, mut has_verb: bool, found: &mut Found) {
        let mut at = start;
        let mut allowed = Senses::MAX;
        let mut words: Vec<Uses> = Vec::new();
        loop {
            // Without a verb, the item itself is one: `boulders` of `bouldering`.
            let is_verb = |of: Thing| {
                at > start || self.matches[at].iter().any(|found| found.of == of && !found.is_exact)
            };
            found.merge(self.objects(at, false), &words, |choice| {
                allowed & choice.sense() != 0 && is_verb(choice.of)
            });
            let (uses, kind) = (self.uses(at), self.kind(at));
            let light = kind.be
                || kind.live
                || kind.adverb
                || (at == start && self.word(at) == "will")
                || self.is_going(at)
                || self.is_particle(at)
                || has_verb && self.is_done(at)
                || self.is_begun(at)
                // `partial to tea`, but not `lives by the tea drinker`
                || (kind.preposition && (has_verb || function::is_within(self.word(at))))
                || self.is_purpose(at)
                || (at > start && (kind.determiner || kind.degree));
            let has = ["has", "have", "had", "having", "got", "with"].contains(&self.word(at));
            let fits = if has {
                // Who has a nurse is none; who has a mother named Holly is meant by her.
                let near = (at + 1..at + 4).map(|at| self.uses(at).relative);
                !self.vocabulary.of_people | near.fold(0, |all, of| all | of)
            } else if light {
                Senses::MAX
            } else {
                let beside = uses.filler | uses.agent | uses.relative;
                self.verb(at) | if at > start { beside } else { 0 }
            };
            // What one used to do is done no more.
            let is_over = self.word(at) == "used" && self.word(at + 1) == "to";
            has_verb |= !light || has;
            allowed &= fits;
            if allowed == 0 || is_over || at >= start + 6 || at >= self.tokens.len() {
                return;
            }
            words.push(uses);
            at += 1;
        }
    }

    /// The categories for which a word is a verb, given what follows it.
    pub(super) fn verb(&self, at: usize) -> Senses {
        let uses = self.uses(at);
        let skipped = self.is_particle(at + 1) || self.is_begun(at + 1);
        let next = if skipped { at + 2 } else { at + 1 };
        // `started in May`, `gave the presentation on Gladstone`
        let thing = self.kind(next).determiner && self.is_done(next + 1);
        // Who was seen by Ann, or with her, is somebody else.
        let seen = matches!(self.word(at), "seen" | "spotted" | "sighted");
        let goes_on = match self.word(next) {
            "of" => false,
            "in" | "on" | "at" => true,
            _ => self.kind(next).preposition && !seen,
        };
        let doing = if goes_on || thing { uses.doing } else { 0 };
        let by = if self.word(next) == "by" { uses.by } else { 0 };
        // `told the story of`
        let tells = matches!(self.stem(at), "tell" | "relat" | "recount");
        let noun = if self.kind(next).determiner { next + 1 } else { next };
        let told = if tells { self.uses(noun).own & !self.vocabulary.of_people } else { 0 };
        uses.verb | doing | by | told
    }

    /// `going to` of `is going to eat`.
    fn is_going(&self, at: usize) -> bool {
        let going = |at: usize| {
            self.word(at) == "going"
                && self.word(at + 1) == "to"
                && at.checked_sub(1).is_some_and(|last| self.kind(last).be)
                && self.uses(at + 2).verb != 0
        };
        going(at) || at.checked_sub(1).is_some_and(going)
    }

    /// `for` of `the interview is for the sales job`, `to` of `the flight is to Cork`.
    fn is_purpose(&self, at: usize) -> bool {
        let is_be = at.checked_sub(1).is_some_and(|last| self.kind(last).be);
        is_be && matches!(self.word(at), "for" | "to") && self.vocabulary.story.is_some()
    }

    /// `playing` of `began playing in 1985`.
    pub(super) fn is_begun(&self, at: usize) -> bool {
        let begins = at.checked_sub(1).is_some_and(|last| {
            matches!(self.stem(last), "begin" | "start") && self.vocabulary.story.is_some()
        });
        begins && self.word(at).ends_with("ing") && !story::is_loaded(self.stem(at))
    }

    /// `presentation` of `gave the presentation on`: what is done before what it is about.
    fn is_done(&self, at: usize) -> bool {
        self.kind(at).thing && self.kind(at + 1).preposition
    }

    /// `out` of `came out in 1999`.
    fn is_particle(&self, at: usize) -> bool {
        let after_verb = at.checked_sub(1).is_some_and(|last| {
            let uses = self.uses(last);
            self.kind(last).live || uses.verb | uses.doing != 0
        });
        self.vocabulary.story.is_some()
            && story::PARTICLES.contains(&self.word(at))
            && self.kind(at + 1).preposition
            && after_verb
    }

    /// What one does with an item, when the verb stands apart: `drinks` of `drinks either tea or milk`.
    pub(super) fn deed_after(&self, verb: std::ops::Range<usize>, at: usize, found: &mut Found) {
        let words: Vec<Uses> = verb.clone().map(|at| self.uses(at)).collect();
        let mut allowed = Senses::MAX;
        for (at, uses) in verb.zip(&words) {
            let kind = self.kind(at);
            let light = kind.be || kind.live || kind.adverb || kind.preposition;
            if !light && !matches!(self.word(at), "has" | "have" | "had") {
                allowed &= uses.verb;
            }
        }
        found.merge(self.objects(at, false), &words, |choice| allowed & choice.sense() != 0);
    }
}
