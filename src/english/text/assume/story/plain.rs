//! Items without a capital: `the pottery exhibit`, `with the lucky coin`, `turned out to be a swan`.

use std::ops::Range;

use compact_str::CompactString;

use super::kinds;
use super::spot::{Form, Sentence, Spot, Tie};
use super::words;
use crate::english::function;
use crate::english::lexicon;
use crate::english::text::idle::items_of_some;
use crate::syntax::text::squeeze;

/// The longest plain name, in words.
const MOST_WORDS: usize = 3;

impl Sentence<'_> {
    /// Items without a capital: `the pottery exhibit`, `with the lucky coin`.
    pub(super) fn plain(&mut self) {
        if let Some(at) = self.aside() {
            let from = at + usize::from(words::is_determiner(self.word(at)));
            let of = from..from + self.run(from);
            if (1..=MOST_WORDS).contains(&of.len()) {
                let key = words::key(&self.tokens[of.clone()]);
                self.add(of, Some(Tie::Aside(key)));
            }
        }
        for at in 0..self.tokens.len() {
            self.some_of(at);
            self.before_row(at);
        }
        for at in 0..self.tokens.len() {
            self.object(at);
        }
        for at in 0..self.tokens.len() {
            self.titled(at);
        }
        for at in 0..self.tokens.len() {
            self.predicate(at);
        }
    }

    /// `swan` of `turned out to be a swan`, and `ham` alone where meats are announced.
    fn predicate(&mut self, at: usize) {
        let kind = function::kind(self.word(at), &self.tokens[at].stem);
        let from = at + 1 + usize::from(matches!(self.word(at + 1), "not" | "'t"));
        if (kind.be || self.word(at) == "be") && words::is_determiner(self.word(from)) {
            let of = from + 1..from + 1 + self.run(from + 1);
            let next = self.tokens.get(of.end);
            let ends = next.is_none_or(|next| !next.is_word() || words::is_closed(next));
            let has_row = self.tokens[of.clone()].iter().any(|token| self.heads.is_row(token));
            if (1..=MOST_WORDS).contains(&of.len()) && ends && !has_row {
                let tie = self.called(at).map(Tie::Called);
                let key = words::key(&self.tokens[of.clone()]);
                self.add(of, tie.or(Some(Tie::Aside(key))));
            }
        } else if !self.used[at]
            && !self.tokens[at].is_capital
            && !at.checked_sub(1).is_some_and(|last| self.run(last) > 1)
            && let Some(kind) = kinds::kind(&self.tokens[at].stem, self.announced)
            && self.run(at) == 1
        {
            self.add(at..at + 1, Some(Tie::Kind(kind)));
        }
    }

    /// The announced noun that is the subject of a verb: `her pet` of `her pet is`, `turned out to be` between them.
    fn called(&self, verb: usize) -> Option<CompactString> {
        const REACH: usize = 4;
        const TURNED: &[&str] = &["be", "out", "proved", "to", "turned"];
        let between = |at: &usize| TURNED.contains(&self.word(*at));
        let subject = (0..verb).rev().take(REACH).find(|at| !between(at))?;
        let token = &self.tokens[subject];
        self.announced_nouns.contains(&token.stem).then(|| token.stem.clone())
    }

    /// The items of `A kite and a swan are two of the toys`.
    fn some_of(&mut self, at: usize) {
        if at > 0 {
            return;
        }
        let noun = self.tokens.iter().rfind(|token| token.is_word()).map(|token| &token.stem);
        let called = noun.filter(|noun| self.announced_nouns.contains(noun)).cloned();
        for of in items_of_some(self.tokens) {
            if self.run(of.start) == of.len() {
                let key = words::key(&self.tokens[of.clone()]);
                let tie = called.clone().map_or(Tie::Aside(key), Tie::Called);
                self.add(of, Some(tie));
            }
        }
    }

    /// `onion` of `the onion soup`, where soups are announced.
    pub(super) fn before_announced(&mut self, at: usize) {
        const LONGEST: usize = 4;
        let token = &self.tokens[at];
        if token.is_capital
            || self.heads.is_row(token)
            || !self.announced_nouns.contains(&token.stem)
        {
            return;
        }
        let is_of = |at: usize| {
            let token = &self.tokens[at];
            let is_joint = token.word == "of";
            is_joint
                || token.is_word()
                    && !self.used[at]
                    && words::is_content(token)
                    && !self.heads.is_verb(token)
                    && !words::is_participle(&token.word)
        };
        let length = (0..at).rev().take_while(|at| is_of(*at)).count();
        let from = at - length;
        let has_article = from > 0 && matches!(self.word(from - 1), "the" | "a" | "an");
        let is_whole = self.word(from) != "of" && self.word(at - usize::from(at > 0)) != "of";
        if !(1..=LONGEST).contains(&length) || !has_article || !is_whole {
            return;
        }
        let of = from..at;
        let span = self.span(&of);
        let key = words::key(&self.tokens[of.clone()]);
        let name = squeeze(&self.text[span.range()]);
        let tie = Some(Tie::Before(token.stem.clone()));
        self.used[at] = true;
        self.push(
            of,
            Spot { form: Form::Plain, key, name, span, tie, number: 0, is_spelled: false },
        );
    }

    /// `garden snake` of `the garden snake is …`
    fn titled(&mut self, at: usize) {
        if self.word(at) != "the" || self.used[at] {
            return;
        }
        let length = self.run(at + 1);
        let of = at + 1..at + 1 + length;
        let next = self.tokens.get(of.end);
        let ends = next.is_none_or(|next| {
            let kind = function::kind(&next.word, &next.stem);
            !next.is_word()
                || kind.be
                || kind.auxiliary
                || matches!(&*next.word, "and" | "or" | "nor")
        });
        let is_row = || self.tokens[of.clone()].iter().any(|token| self.heads.is_row(token));
        let is_governed =
            at.checked_sub(1).is_some_and(|at| self.governor(&self.tokens[at], at).is_some());
        if !is_governed && (1..=MOST_WORDS).contains(&length) && ends && !is_row() {
            self.add(of, Some(Tie::Titled));
        }
    }

    /// How many words from one on may be of a plain item.
    fn run(&self, from: usize) -> usize {
        let is_plain = |at: &usize| {
            // `black & white`
            let is_joint = *at > from && self.word(*at) == "&";
            is_joint
                || self.tokens.get(*at).is_some_and(|token| {
                    !token.is_capital
                        && !self.used[*at]
                        && words::is_content(token)
                        && !self.heads.is_verb(token)
                })
        };
        let mut length = (from..from + MOST_WORDS + 1).take_while(is_plain).count();
        while length > 1 && !(from..from + length - 1).all(|at| self.joins(at)) {
            length -= 1;
        }
        while length > 0 && self.word(from + length - 1) == "&" {
            length -= 1;
        }
        // `wore red beat the …` has a verb behind the item.
        let goes_on = |at: usize| {
            self.tokens.get(at).is_some_and(|token| {
                words::is_determiner(&token.word) || token.is_capital || self.used[at]
            })
        };
        length - usize::from(length > 0 && goes_on(from + length))
    }

    /// `pottery` of `the pottery exhibit`.
    fn before_row(&mut self, at: usize) {
        if !matches!(self.word(at), "the" | "a" | "an") {
            return;
        }
        let length = self.run(at + 1);
        let heads = (1..=length).find(|of| self.heads.is_row(&self.tokens[at + of]));
        let Some(length) =
            heads.map(|head| head - 1).filter(|length| (1..=MOST_WORDS).contains(length))
        else {
            return;
        };
        self.add(at + 1..at + 1 + length, Some(Tie::Row));
    }

    /// `lucky coin` of `with the lucky coin`, `ordered a lucky coin`.
    fn object(&mut self, at: usize) {
        let token = &self.tokens[at];
        let last = at.checked_sub(1).map(|at| &self.tokens[at]);
        let has = matches!(&*token.word, "has" | "had" | "have" | "own")
            && words::is_determiner(self.word(at + 1));
        let is_content = !token.is_capital && words::is_content(token);
        let is_told = last.is_some_and(|last| {
            words::opens_deed(&last.word) || self.heads.is_row(last) || self.used[at - 1]
        });
        let is_deed = has || is_content && (self.heads.is_verb(token) || is_told);
        if self.used[at] || !(words::is_preposition(&token.word) || is_deed) {
            return;
        }
        let Some(tie) = self.governor(token, at) else { return };
        let mut from = at + 1;
        while words::is_determiner(self.word(from)) {
            from += 1;
        }
        let length = self.run(from);
        let ends_in_row = length > 0 && self.heads.is_row(&self.tokens[from + length - 1]);
        if length == 0
            || length > MOST_WORDS
            || ends_in_row
            || self.heads.is_row(&self.tokens[from])
        {
            return;
        }
        self.add(from..from + length, Some(tie));
    }

    fn add(&mut self, of: Range<usize>, tie: Option<Tie>) {
        let (mut of, mut tie) = (of, tie);
        // `red` of `the red shirt`
        if lexicon::is_colour(self.word(of.start))
            && of.len() == 2
            && self.word(of.start + 1) != "&"
        {
            self.used[of.start + 1] = true;
            tie = Some(Tie::Before(self.tokens[of.start + 1].stem.clone()));
            of.end -= 1;
        }
        let span = self.span(&of);
        let key = words::key(&self.tokens[of.clone()]);
        let name = squeeze(&self.text[span.range()]).to_lowercase();
        self.push(
            of,
            Spot { form: Form::Plain, key, name, span, tie, number: 0, is_spelled: false },
        );
    }
}
