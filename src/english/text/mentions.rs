//! Which sentences speak of items, before they are read.

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};
use itertools::Itertools;

use super::positions::opening;
use crate::english::lexicon;
use crate::english::lexicon::names::is_street;
use crate::english::token::{Token, tokens, tokens_of};
use crate::english::words;
use crate::english::words::{Marks, Words};
use crate::syntax::ast::{Category, Entry, Name};
use crate::syntax::text::fold;

/// The stems of all words by which a sentence could mention an item: of its name and its other names.
pub(super) struct Mentions {
    stems: HashSet<CompactString>,
    /// The marks of these stems.
    marks: Marks,
    /// Those of items that are written with a capital.
    proper: HashSet<CompactString>,
    /// For each the category of its items, none if there are several.
    categories: HashMap<CompactString, Option<usize>>,
    /// Those of items of one word.
    whole: HashSet<CompactString>,
    /// Those of the words in the names of categories.
    headings: HashSet<CompactString>,
    /// Those of words that several items of a category have: `day` of `10 days, 20 days`.
    shared: HashSet<CompactString>,
}

/// Words that many names have and that alone name nothing.
const SMALL: Words = Words::of(&[
    "a", "an", "and", "are", "at", "be", "for", "i", "in", "is", "it", "me", "my", "no", "not",
    "of", "on", "or", "that", "the", "there", "they", "this", "to", "we", "what", "which", "who",
    "with", "you", "your",
]);

/// Nouns of times.
const SPANS: Words = Words::of(&["days", "hours", "minutes", "months", "weeks", "years"]);

impl Mentions {
    /// Those of some categories.
    pub(super) fn of<'c>(categories: impl Iterator<Item = &'c Category>) -> Mentions {
        let mut stems = HashSet::new();
        let mut headings = HashSet::new();
        let mut shared_words = HashSet::new();
        let mut proper = HashSet::new();
        let mut whole = HashSet::new();
        let mut categories_of = HashMap::new();
        for (at, category) in categories.enumerate() {
            let heading: Vec<CompactString> =
                tokens_of(&category.name.text).iter().map(|token| token.stem.clone()).collect();
            headings.extend(heading.iter().cloned());
            let shared = shared(category);
            shared_words.extend(shared.iter().cloned());
            for entry in &category.entries {
                let Entry::Item(name) = entry else { continue };
                let folded = fold(&name.text).replace('_', " ");
                let is_proper = name.text.starts_with(char::is_uppercase);
                for other in lexicon::names_of(&folded).iter().copied().chain([folded.as_str()]) {
                    let words: Vec<Token> =
                        tokens(other, 0).into_iter().filter(Token::is_word).collect();
                    // A `city` is not yet New York City, nor `week` the Week 3 among other weeks.
                    let telling = |token: &Token| {
                        let of_heading = words.len() > 1
                            && (heading.contains(&token.stem) || shared.contains(&token.stem));
                        !SMALL.contains(&token.word.as_str())
                            && !opening::is_noun(&token.word)
                            && !of_heading
                    };
                    let stem = |token: &Token| token.stem.clone();
                    stems.extend(words.iter().filter(|token| telling(token)).map(stem));
                    for word in &words {
                        let known = categories_of.entry(stem(word)).or_insert(Some(at));
                        *known = known.filter(|other| *other == at);
                    }
                    if is_proper {
                        proper.extend(words.iter().map(stem));
                    }
                    if let [word] = &words[..] {
                        whole.insert(stem(word));
                    }
                    // `The Who` has small words only, and is known by its longest; the ship's clock among other clocks
                    // by `ship`.
                    if !words.iter().any(telling) {
                        let is_own = |token: &&Token| {
                            opening::is_noun(&token.word)
                                && !heading.contains(&token.stem)
                                && !shared.contains(&token.stem)
                        };
                        let length = |token: &&Token| (is_own(token), token.word.len());
                        stems.extend(words.iter().max_by_key(length).map(stem));
                    }
                }
            }
        }
        let marks = Marks::of(stems.iter().map(CompactString::as_str));
        Mentions {
            stems,
            marks,
            proper,
            categories: categories_of,
            whole,
            headings,
            shared: shared_words,
        }
    }

    /// The category that a word is of, `None` if there is not one only.
    pub(super) fn category(&self, token: &Token) -> Option<usize> {
        self.categories.get(&token.stem).copied().flatten()
    }

    /// Whether an item with this word is written with a capital.
    pub(super) fn is_proper(&self, token: &Token) -> bool {
        self.proper.contains(&token.stem)
    }

    /// Whether a word is one of several that are a name with a capital: `harbor` of `Cold Harbor`.
    pub(super) fn is_part_of_a_name(&self, token: &Token) -> bool {
        self.is_proper(token) && !self.whole.contains(&token.stem)
    }

    /// The first word of a sentence that may be of an item.
    pub(super) fn first<'t>(&self, tokens: &'t [Token]) -> Option<&'t Token> {
        let found = |at: &usize| {
            self.has(&tokens[*at])
                && !self.is_span_of_time(&tokens[*at..])
                && !is_ones_own(tokens, *at)
        };
        (0..tokens.len()).find(found).map(|at| &tokens[at])
    }

    /// Whether a number counts a time that no list has: `in 3 months`, beside `lost: 3, 5`.
    fn is_span_of_time(&self, tokens: &[Token]) -> bool {
        let [number, noun, ..] = tokens else { return false };
        words::number(&[&number.word]).is_some()
            && SPANS.contains(&noun.word.as_str())
            && ![&self.headings, &self.stems, &self.shared].iter().any(|of| of.contains(&noun.stem))
    }

    /// Whether several items of a category have a word: `day` of `10 days, 20 days`.
    pub(super) fn is_unit(&self, token: &Token) -> bool {
        self.shared.contains(&token.stem)
    }

    /// Whether words of items of several categories stand among some.
    pub(super) fn are_of_several(&self, tokens: &[Token]) -> bool {
        let named = tokens.iter().filter(|token| self.has(token));
        !named.filter_map(|token| self.category(token)).all_equal()
    }

    /// Whether a word may be of an item.
    pub(super) fn has(&self, token: &Token) -> bool {
        self.marks.may_have(&token.stem) && self.stems.contains(&token.stem) && token.is_nameable()
    }

    /// The number of the things of a category that a sentence tells of, if it is another than `count`:
    /// `six drinks` of five houses.
    pub(super) fn miscounted(&self, tokens: &[Token], count: u32) -> Option<u32> {
        (0..tokens.len().saturating_sub(1)).find_map(|at| {
            let pair = &tokens[at..at + 2];
            let (number, _) = words::number(&[&pair[0].word])?;
            // `No two pairs took the same number of minutes.`
            let is_any = at > 0 && matches!(&*tokens[at - 1].word, "any" | "no");
            // `over the next ten years`
            let of_items = self.headings.contains(&pair[1].stem)
                && pair[1].word.ends_with('s')
                && !SPANS.contains(&pair[1].word.as_str())
                && !opening::is_noun(&pair[1].word);
            (number > 1 && number != count && of_items && !is_any).then_some(number)
        })
    }

    /// A word of an amount of the things of a category that is not exactly one for each: `up to two pets`, `one or two
    /// pets`, `at least one pet`; not `at least one such pet`, which tells of what is usual.
    pub(super) fn inexact<'t>(&self, tokens: &'t [Token]) -> Option<&'t Token> {
        const REACH: usize = 3;
        let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
        let is_number = |at: usize| words::number(&[word(at)]).is_some();
        let begins = |at: usize| match (word(at), word(at + 1)) {
            ("up", "to") => is_number(at + 2),
            ("at", "least" | "most") => is_number(at + 2) && word(at + 3) != "such",
            (_, "or") => is_number(at) && (is_number(at + 2) || word(at + 2) == "more"),
            _ => false,
        };
        let is_of = |at: usize| {
            let behind = tokens.iter().skip(at + 2).take(REACH);
            behind.into_iter().any(|token| self.is_of_heading(token))
        };
        (0..tokens.len()).find(|at| begins(*at) && is_of(*at)).map(|at| &tokens[at])
    }

    /// Whether a word is of the name of a category, and of no people or places.
    pub(super) fn is_of_heading(&self, token: &Token) -> bool {
        self.headings.contains(&token.stem) && !opening::is_noun(&token.word)
    }

    /// How many words of a sentence may be of items.
    pub(super) fn count(&self, tokens: &[Token]) -> usize {
        tokens.iter().filter(|token| self.has(token)).count()
    }

    /// Whether it names an item, and by more than a number.
    pub(super) fn named(&self, tokens: &[Token]) -> bool {
        let is_word = |token: &&Token| token.word.starts_with(char::is_alphabetic);
        tokens.iter().filter(is_word).any(|token| self.has(token))
    }
}

/// Whether an ordinal counts what somebody has, and no rows: `its first charity album`.
fn is_ones_own(tokens: &[Token], at: usize) -> bool {
    let before = at.checked_sub(1).map_or("", |at| tokens[at].word.as_str());
    words::ordinal(&tokens[at].word).is_some() && matches!(before, "her" | "his" | "its" | "their")
}

/// The stems of the words that several items of a category have: `week` of `Week 1, Week 2`, `cafe` of `cafe latte, cafe americano`.
fn shared(category: &Category) -> HashSet<CompactString> {
    let items = category.entries.iter().filter_map(|entry| match entry {
        Entry::Item(name) => Some(name),
        _ => None,
    });
    let stems = |(at, item): (usize, &Name)| {
        tokens_of(&item.text).iter().map(|token| (token.stem.clone(), at)).collect_vec()
    };
    let stems: Vec<(CompactString, usize)> = items.enumerate().flat_map(stems).sorted().collect();
    let pairs = stems.windows(2).filter(|pair| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1);
    pairs.map(|pair| pair[0].0.clone()).collect()
}

/// The stems of the words of some sentences.
pub(super) struct Said {
    stems: HashSet<CompactString>,
}

impl Said {
    pub(super) fn of(tokens: impl Iterator<Item = Token>) -> Said {
        Said { stems: tokens.map(|token| without_commas(&token)).collect() }
    }

    /// Whether all words of an item are said, by one of its names.
    pub(super) fn has(&self, item: &str) -> bool {
        let folded = fold(item);
        let said = |name: &str| {
            let mut words = tokens(name, 0)
                .into_iter()
                .filter(|token| token.is_word() && !SMALL.contains(&token.word.as_str()));
            words.all(|token| self.stems.contains(&without_commas(&token)))
        };
        // `the home on Jasmine`, of `Jasmine Boulevard`
        let short = folded.rsplit_once(' ').filter(|(_, last)| is_street(last));
        said(&folded)
            || short.is_some_and(|(name, _)| said(name))
            || lexicon::names_of(&folded).iter().any(|name| said(name))
    }
}

/// The stem of a word, or a number without the commas that some write in it: `6425` of `6,425`.
fn without_commas(token: &Token) -> CompactString {
    match token.stem.starts_with(|c: char| c.is_ascii_digit()) && token.stem.contains(',') {
        true => token.stem.replace(',', "").into(),
        false => token.stem.clone(),
    }
}
