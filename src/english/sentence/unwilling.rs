//! Who will not have something, or has it although a sentence denies: `balked at the pie`, `the pie scorner`; `did not finish the
//! pie`, which is hers all the same.

use compact_str::CompactString;
use foldhash::HashSet;

use super::super::function::denies;
use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Senses;
use super::super::words;
use super::super::words::{Phrases, Words};

/// Stems of words before something that somebody would not have, or has no more.
const REFUSING: Words = Words::of(&[
    "balk",
    "baulk",
    "blanch",
    "blench",
    "cede",
    "chari",
    "clash",
    "cower",
    "cring",
    "delet",
    "demur",
    "disinclin",
    "eras",
    "evict",
    "flinch",
    "forswear",
    "forswor",
    "forsworn",
    "gag",
    "grimac",
    "indiffer",
    "jettison",
    "leeri",
    "lukewarm",
    "oust",
    "puke",
    "quail",
    "quarrel",
    "queasi",
    "rebuf",
    "rebuff",
    "recant",
    "relinquish",
    "renegad",
    "shrank",
    "shrink",
    "scrap",
    "shrunk",
    "skittish",
    "slunk",
    "squeamish",
    "turnoff",
    "unimpress",
    "waiv",
    "winc",
]);

/// The same in several words.
const REFUSING_WORDS: Phrases = Phrases::of(&[
    "backed out of",
    "begged off",
    "bowed out of",
    "broke up with",
    "cast off",
    "cool on",
    "cool to",
    "cool toward",
    "done without",
    "dropped out of",
    "ducked out of",
    "falls out with",
    "fell out with",
    "fed up with",
    "gave up",
    "give up",
    "given up",
    "gives up",
    "giving up",
    "going off",
    "gone off",
    "got rid of",
    "handed back",
    "held out against",
    "hid from",
    "kept off",
    "left off",
    "opted against",
    "opted out of",
    "opts against",
    "opts out of",
    "parted from",
    "parted with",
    "parts with",
    "passed on",
    "passes on",
    "pulled out of",
    "sniffed at",
    "sniffs at",
    "soured on",
    "split up with",
    "swore off",
    "sworn off",
    "took back",
    "turned off by",
    "used up",
    "walked out on",
    "weaned off",
    "went off",
    "wrote off",
]);

/// Stems of verbs for what is done with what one has: who does not do so may have it.
const PRESUPPOSING: Words = Words::of(&[
    "auction", "clean", "clip", "complet", "crash", "dent", "doff", "dust", "empti", "finish",
    "fix", "garag", "gobbl", "hide", "insur", "iron", "launder", "lend", "loan", "lock", "mend",
    "misplac", "open", "overcook", "park", "pawn", "polish", "refuel", "reheat", "remov", "renam",
    "repaint", "repair", "return", "scrap", "scratch", "sell", "servic", "share", "shed", "tidi",
    "trade", "unload", "unpack", "wash", "wax", "wipe", "wreck",
]);

/// Words between such a verb and its item: `takes off the beret`.
const TAKING_OFF: Phrases = Phrases::of(&[
    "put away",
    "put down",
    "take off",
    "takes off",
    "taken off",
    "taking off",
    "throw away",
    "thrown away",
]);

/// Whether a word may begin what somebody says who would not have something, at a glance.
pub(super) fn may_refuse(tokens: &[Token]) -> bool {
    let begins = |phrase: &str, word: &str| {
        phrase.as_bytes().get(word.len()) == Some(&b' ') && phrase.starts_with(word)
    };
    tokens.iter().any(|of| {
        REFUSING.contains(&&*of.stem)
            || REFUSING_WORDS.may_begin_with(&of.word)
                && !of.word.is_empty()
                && REFUSING_WORDS.list.iter().any(|phrase| begins(phrase, &of.word))
    })
}

/// The stems of the verbs for what is done with what one has that some sentence has without a denial: then they are what the
/// puzzle is about.
pub(in crate::english) fn done(sentences: &[&[Token]]) -> HashSet<CompactString> {
    let is_done = |tokens: &[Token], at: usize| {
        PRESUPPOSING.contains(&&*tokens[at].stem) && !(at > 0 && denies(&tokens[at - 1].word))
    };
    let of = |tokens: &&[Token]| -> Vec<CompactString> {
        let found = (0..tokens.len()).filter(|at| is_done(tokens, *at));
        found.map(|at| tokens[at].stem.clone()).collect()
    };
    sentences.iter().flat_map(of).collect()
}

impl Reader<'_> {
    /// Whether somebody will not have what an item names, by the words of the whole sentence: `fell out with the dog`.
    pub(super) fn refuses_something(&self) -> bool {
        (1..self.end()).any(|at| self.matches[at].is_empty() && self.refuses(at))
    }

    /// Whether somebody will not have what an item names, or has it although the sentence denies something.
    pub(super) fn is_unwilling(&self) -> bool {
        (1..self.end()).any(|at| {
            self.matches[at].is_empty()
                && (self.refuses(at) || self.is_refuser(at) || self.presupposes(at))
        })
    }

    /// The categories of the items that stand at a token, behind an article.
    fn items_behind(&self, at: usize) -> Senses {
        const FEW: usize = 3;
        let item = (at..at + FEW).find(|at| !self.kind(*at).determiner).unwrap_or(at);
        let of = self.matches.get(item).into_iter().flatten();
        let named = self.uses(item).named;
        of.fold(0, |all, of| all | 1 << of.of.sense) | named
    }

    /// `balked at the pie`, `gave up the pie`.
    fn refuses(&self, at: usize) -> bool {
        let phrase = self.any_of(at, &REFUSING_WORDS);
        let is_word = || REFUSING.contains(&self.stem(at)) && !self.is_within_item(at);
        let Some(end) = phrase.or_else(|| is_word().then_some(at + 1)) else { return false };
        // What each gave up may be what the puzzle is about.
        if self.uses(at).own | self.uses(at).named != 0 {
            return false;
        }
        let next = end + usize::from(phrase.is_none() && self.kind(end).preposition);
        self.items_behind(next) != 0
    }

    /// `the pie scorner`: who does what no word of a clue may tell of.
    fn is_refuser(&self, at: usize) -> bool {
        let word = self.word(at);
        let one = word.strip_suffix('s').unwrap_or(word);
        let Some(verb) = one.strip_suffix("er").or_else(|| one.strip_suffix("or")) else {
            return false;
        };
        let refuses = |verb: &str| {
            let stem = words::stem(verb);
            story::is_loaded(&stem) || story::is_never_loose(&stem) || REFUSING.contains(&&*stem)
        };
        let single = verb.chars().next_back().and_then(|last| {
            verb.strip_suffix(&[last, last].iter().collect::<String>()[..])
                .map(|start| format!("{start}{last}"))
        });
        // `together` is no doer.
        let is_own_word =
            || story::is_loaded(self.stem(at)) || story::is_never_loose(self.stem(at));
        let is_named = self.ends_item(at) || self.ends_item(at - 1) && self.uses(at - 1).own != 0;
        verb.len() > 2
            && is_named
            && self.vocabulary.base(self.stem(at)).is_none()
            && !is_own_word()
            && (refuses(verb)
                || refuses(&format!("{verb}e"))
                || single.is_some_and(|verb| refuses(&verb)))
    }

    /// `did not finish the pie`, `never takes off the beret`.
    fn presupposes(&self, at: usize) -> bool {
        if !denies(self.word(at - 1)) {
            return false;
        }
        let stem = self.stem(at);
        let phrase = self.any_of(at, &TAKING_OFF);
        if phrase.is_none() && !PRESUPPOSING.contains(&stem) {
            return false;
        }
        // `did not finish first`
        let of = self.items_behind(phrase.unwrap_or(at + 1)) & self.vocabulary.lists();
        // `did not finish college`, of degrees
        let base = self.vocabulary.base(stem).unwrap_or_default();
        let is_ended = matches!(stem, "complet" | "finish");
        let known = base.own | base.named | if is_ended { base.verb } else { 0 };
        let is_done = self.vocabulary.story.as_ref().is_some_and(|story| story.done.contains(stem));
        of & !known != 0 && (phrase.is_some() || !is_done)
    }
}
