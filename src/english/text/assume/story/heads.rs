//! The nouns by which the clues of a story call its rows: `rocket` of `the rocket from Peru`, `the rocket built by Ann`.

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};

use super::words;
use crate::english::lexicon;
use crate::english::text::opening;
use crate::english::token::Token;

/// The nouns for rows, and those that say what a name is.
pub(super) struct Heads {
    /// How often each is seen, by its stem.
    rows: HashMap<CompactString, usize>,
    /// One form of each word of the clues, by its stem.
    forms: HashMap<CompactString, CompactString>,
    /// Nouns right behind a name: `cruise` of `the Aurora cruise`.
    classes: HashSet<CompactString>,
    /// Whether the rows are people, who are spoken of with `who`.
    pub(super) are_people: bool,
}

impl Heads {
    pub(super) fn of(sentences: &[Vec<Token>]) -> Heads {
        let mut heads = Heads {
            rows: HashMap::new(),
            forms: HashMap::new(),
            classes: HashSet::new(),
            are_people: false,
        };
        for token in sentences.iter().flatten().filter(|token| !token.is_capital) {
            heads.forms.entry(token.stem.clone()).or_insert_with(|| token.word.clone());
        }
        for tokens in sentences {
            for at in 0..tokens.len() {
                heads.mention(tokens, at);
                heads.class(tokens, at);
            }
        }
        heads
    }

    /// `the rocket that …`
    fn mention(&mut self, tokens: &[Token], at: usize) {
        let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
        if word(at) != "the" {
            return;
        }
        let Some(head) = tokens.get(at + 1) else { return };
        let next = word(at + 2);
        let is_participle = next.len() > 4 && (next.ends_with("ed") || next.ends_with("ing"))
            || matches!(
                next,
                "made"
                    | "built"
                    | "held"
                    | "sold"
                    | "bought"
                    | "worn"
                    | "won"
                    | "grown"
                    | "written"
                    | "drawn"
                    | "run"
                    | "led"
                    | "set"
            );
        let is_led = matches!(next, "who" | "that" | "which" | "whose" | "from" | "by" | "with")
            || is_participle;
        let is_person =
            lexicon::PERSONS.contains(&head.stem.as_str()) || opening::is_people(&head.word);
        if !is_led || !(words::is_content(head) || is_person) || words::is_verb_form(&head.word) {
            return;
        }
        self.are_people |= is_person || matches!(next, "who" | "whose");
        *self.rows.entry(head.stem.clone()).or_insert(0) += 1;
    }

    /// `the Aurora cruise`
    fn class(&mut self, tokens: &[Token], at: usize) {
        let (Some(name), Some(noun)) = (tokens.get(at), tokens.get(at + 1)) else { return };
        let is_led = at > 0
            && (words::is_determiner(&tokens[at - 1].word)
                || words::is_preposition(&tokens[at - 1].word)
                || tokens[at - 1].is_capital);
        if is_led
            && name.is_capital
            && !noun.is_capital
            && words::is_content(noun)
            && !words::is_verb_form(&noun.word)
        {
            self.classes.insert(noun.stem.clone());
        }
    }

    /// Whether a word is a noun for rows.
    pub(super) fn is_row(&self, token: &Token) -> bool {
        self.rows.contains_key(&token.stem) || lexicon::PERSONS.contains(&token.stem.as_str())
    }

    /// Whether a word says what a name is, and is none.
    pub(super) fn is_class(&self, token: &Token) -> bool {
        self.classes.contains(&token.stem)
    }

    /// A word with a stem, as the clues write it.
    pub(super) fn form(&self, stem: &str) -> CompactString {
        self.forms.get(stem).cloned().unwrap_or_else(|| stem.into())
    }

    /// The nouns for rows that are none for people, the most frequent first.
    pub(super) fn things(&self) -> Vec<CompactString> {
        let is_thing = |(stem, _): &(&CompactString, &usize)| {
            !lexicon::PERSONS.contains(&stem.as_str()) && !opening::is_people(&self.form(stem))
        };
        let mut all: Vec<_> = self.rows.iter().filter(is_thing).collect();
        all.sort_by(|a, b| b.1.cmp(a.1).then(a.0.cmp(b.0)));
        all.into_iter().map(|(stem, _)| self.form(stem)).collect()
    }
}
