//! Which sentences speak of items, before they are read.

use compact_str::CompactString;
use foldhash::{HashSet, HashSetExt};

use super::opening;
use crate::english::lexicon;
use crate::english::token::{Token, tokens};
use crate::syntax::ast::{Category, Entry};
use crate::syntax::text::fold;

/// The stems of all words by which a sentence could mention an item: of its name and its other names.
pub(super) struct Mentions {
    stems: HashSet<CompactString>,
}

/// Words that many names have and that alone name nothing.
const SMALL: &[&str] =
    &["a", "an", "and", "at", "for", "in", "of", "on", "or", "the", "to", "with"];

impl Mentions {
    /// Those of some categories.
    pub(super) fn of<'c>(categories: impl Iterator<Item = &'c Category>) -> Mentions {
        let mut stems = HashSet::new();
        for category in categories {
            for entry in &category.entries {
                let Entry::Item(name) = entry else { continue };
                let folded = fold(&name.text);
                for other in lexicon::names_of(&folded).iter().copied().chain([folded.as_str()]) {
                    let words: Vec<Token> = tokens(other, 0);
                    let telling = |token: &&Token| {
                        let empty =
                            SMALL.contains(&token.word.as_str()) || opening::is_noun(&token.word);
                        token.is_word() && (words.len() == 1 || !empty)
                    };
                    stems.extend(words.iter().filter(telling).map(|token| token.stem.clone()));
                }
            }
        }
        Mentions { stems }
    }

    /// The first word of a sentence that may be of an item.
    pub(super) fn first<'t>(&self, tokens: &'t [Token]) -> Option<&'t Token> {
        tokens.iter().find(|token| self.stems.contains(&token.stem))
    }

    /// How many words of a sentence may be of items.
    pub(super) fn count(&self, tokens: &[Token]) -> usize {
        tokens.iter().filter(|token| self.stems.contains(&token.stem)).count()
    }

    /// Whether it names an item, and by more than a number.
    pub(super) fn named(&self, tokens: &[Token]) -> bool {
        let is_word = |token: &&Token| token.word.starts_with(char::is_alphabetic);
        tokens.iter().filter(is_word).any(|token| self.stems.contains(&token.stem))
    }
}
