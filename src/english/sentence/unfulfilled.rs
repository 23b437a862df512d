//! What is not so, or need not be: `is likely to play golf`, `was forbidden to sing`, `picked Dusty to win`; and what is but
//! alike: `is as good as Dusty`.

use super::super::function;
use super::super::lexicon::story;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::words;
use super::super::words::Words;

/// Between a form of `be` and `to`: what is planned is done in a puzzle, and so is what one is
/// made for or used to.
const FULFILLED: Words = Words::of(&[
    "added",
    "assigned",
    "booked",
    "brought",
    "built",
    "chosen",
    "commissioned",
    "constructed",
    "created",
    "delighted",
    "designed",
    "disappointed",
    "elected",
    "employed",
    "going",
    "hired",
    "invented",
    "launched",
    "made",
    "planning",
    "pleased",
    "proud",
    "relieved",
    "scheduled",
    "selected",
    "sent",
    "set",
    "slated",
    "surprised",
    "thrilled",
    "used",
]);

/// How somebody feels of what is done: it is done as well if nobody feels so.
const MOODS: Words = Words::of(&[
    "amazed",
    "ashamed",
    "delighted",
    "disappointed",
    "glad",
    "happy",
    "pleased",
    "proud",
    "relieved",
    "sad",
    "sorry",
    "surprised",
    "thrilled",
]);

/// Verbs before `to` that do not say that what stands behind it is done.
const UNFULFILLED: Words = Words::of(&[
    "afford",
    "agree",
    "appear",
    "arrang",
    "ask",
    "attempt",
    "beg",
    "claim",
    "consent",
    "dare",
    "declin",
    "deserv",
    "dream",
    "endeavor",
    "endeavour",
    "expect",
    "fail",
    "fear",
    "forc",
    "forget",
    "forgot",
    "happen",
    "hesit",
    "intend",
    "learn",
    "mean",
    "meant",
    "need",
    "neglect",
    "offer",
    "ought",
    "prepar",
    "pretend",
    "promis",
    "propos",
    "refus",
    "regret",
    "seem",
    "sought",
    "strive",
    "struggl",
    "swear",
    "swore",
    "taught",
    "teach",
    "tend",
    "threaten",
    "tri",
    "volunt",
    "vow",
    "wait",
    "yearn",
]);

/// Nouns before `to` for what is only thought of.
const HOPES: Words =
    Words::of(&["chance", "choice", "favorite", "favourite", "hope", "odds", "plan", "tip"]);

/// Whether a word is a month, and somebody's name.
fn is_month(word: &str) -> bool {
    matches!(word, "april" | "august" | "june" | "may")
}

impl Reader<'_> {
    /// Whether a sentence tells of something that need not be so.
    pub(in crate::english) fn is_unfulfilled(&self) -> bool {
        (1..self.tokens.len()).any(|to| self.word(to) == "to" && self.is_only_thought_of(to))
            || self.is_alike()
            || self.tokens.iter().any(|token| function::is_hedge(&token.word))
            || (1..self.tokens.len())
                .any(|at| self.is_only_offered(at) || self.is_no_name(at) || self.is_only_alike(at))
    }

    /// `was offered the pie`, `was forbidden the pie`.
    fn is_only_offered(&self, at: usize) -> bool {
        const OFFERED: Words =
            Words::of(&["begrudged", "denied", "forbidden", "offered", "promised", "refused"]);
        let is_item = |at: usize| self.matches.get(at).is_some_and(|of| !of.is_empty());
        OFFERED.contains(&self.word(at))
            && self.is_be_or_denied(at - 1)
            && (self.kind(at + 1).determiner || is_item(at + 1))
    }

    /// `sort of had the pie`.
    fn is_only_alike(&self, at: usize) -> bool {
        let next = at + 2;
        matches!(self.word(at), "kind" | "sort")
            && self.word(at + 1) == "of"
            && !self.kind(at - 1).determiner
            && (self.kind(next).auxiliary || words::is_finite(self.word(next)))
            && self.matches.get(next).is_some_and(Vec::is_empty)
    }

    /// `no hope`, `in may`, where somebody is called Hope or May.
    fn is_no_name(&self, at: usize) -> bool {
        let is_any = match self.word(at - 1) {
            "no" => true,
            "in" => !self.tokens[at].is_capital || is_month(self.word(at)),
            _ => false,
        };
        let is_name = |of: &Match| {
            let names = self.vocabulary.names | self.who_they_are();
            let is_moment = self.vocabulary.senses[of.of.sense].measure.is_time();
            names >> of.of.sense & 1 == 1 && !is_moment && !self.is_possessive(of.end)
        };
        is_any && self.matches[at].iter().any(is_name)
    }

    /// Whether the infinitive behind the `to` at a place tells of nothing that is done.
    fn is_only_thought_of(&self, to: usize) -> bool {
        if !self.is_infinitive(to + 1) || !self.matches[to].is_empty() {
            return false;
        }
        let last = to - 1;
        let denies = |at: usize| matches!(self.word(at), "'t" | "also" | "always" | "not" | "now");
        let before = |at: usize| (0..at).rev().find(|at| !denies(*at));
        let follows_be = |at: usize| before(at).is_some_and(|be| self.is_be_or_denied(be));
        if self.is_be_or_denied(last) || denies(last) && follows_be(last) {
            return true;
        }
        // Who was not surprised to win has won, and who was not pleased to may have.
        let is_denied = last > 0 && matches!(self.word(last - 1), "'t" | "never" | "not");
        if MOODS.contains(&self.word(last)) && is_denied {
            return true;
        }
        // `picked Dusty to win`
        if self.ends_item(to) {
            return matches!(self.word(to + 1), "win" | "beat" | "lose");
        }
        let is_plain = |at: usize| {
            self.matches[at].is_empty()
                && !self.kind(at).preposition
                && !self.kind(at).adverb
                && words::ordinal(self.word(at)).is_none()
                && !matches!(self.word(at), "first" | "last" | "next" | "only")
        };
        let is_planned = FULFILLED.contains(&self.word(last));
        is_plain(last) && follows_be(last) && !is_planned
            || UNFULFILLED.contains(&self.stem(last))
            || HOPES.contains(&self.word(last))
    }

    /// Whether a word may be a verb behind `to`, and is no place: `play`, but not `Denver` nor `the left`.
    fn is_infinitive(&self, at: usize) -> bool {
        let Some(token) = self.tokens.get(at).filter(|_| !self.kind(at).determiner) else {
            return false;
        };
        let uses = self.uses(at);
        let is_verb = uses.verb | uses.doing != 0
            || story::is_deed(&token.stem)
            || story::is_doing(&token.stem)
            || function::generic(&token.stem).is_verb
            || matches!(&*token.word, "be" | "get" | "have" | "live" | "win");
        is_verb && !token.is_capital && self.matches[at].is_empty()
    }

    /// Whether one is but as good as another one. What is `not as long as` another one is shorter.
    fn is_alike(&self) -> bool {
        let is_denied = |at: usize| {
            at > 0
                && matches!(self.word(at - 1), "not" | "'t" | "quite" | "nearly" | "twice" | "half")
        };
        (1..self.tokens.len()).any(|at| {
            self.word(at) == "as"
                && self.word(at + 2) == "as"
                && !matches!(self.word(at + 1), "well" | "soon" | "long" | "many" | "much")
                && !is_denied(at)
        })
    }
}
