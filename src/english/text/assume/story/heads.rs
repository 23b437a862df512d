//! The nouns by which the clues of a story call its rows: `rocket` of `the rocket from Peru`, `the rocket built by Ann`.

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};

use super::words;
use crate::english::lexicon;
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::english::words::is_participle;

/// The nouns for rows, and those that say what a name is.
pub(super) struct Heads {
    /// How often each is seen, by its stem.
    rows: HashMap<CompactString, usize>,
    /// One form of each word of the clues, by its stem.
    forms: HashMap<CompactString, CompactString>,
    /// Nouns right behind a name: `cruise` of `the Aurora cruise`.
    classes: HashSet<CompactString>,
    /// The stems of words that are verbs somewhere: `leaves` of `the trip that leaves at noon`.
    verbs: HashSet<CompactString>,
    /// Whether the rows are people, who are spoken of with `who`.
    pub(super) are_people: bool,
}

impl Heads {
    pub(super) fn of(sentences: &[Vec<Token>]) -> Heads {
        let mut heads = Heads {
            rows: HashMap::new(),
            forms: HashMap::new(),
            classes: HashSet::new(),
            verbs: HashSet::new(),
            are_people: false,
        };
        for token in sentences.iter().flatten().filter(|token| !token.is_capital) {
            heads.forms.entry(token.stem.clone()).or_insert_with(|| token.word.clone());
        }
        for pair in sentences.iter().flat_map(|tokens| tokens.windows(2)) {
            const BEFORE: &[&str] = &["who", "that", "which", "'t", "will", "would", "did", "does"];
            if BEFORE.contains(&pair[0].word.as_str()) && words::is_content(&pair[1]) {
                heads.verbs.insert(pair[1].stem.clone());
            }
        }
        for tokens in sentences {
            for at in 0..tokens.len() {
                heads.mention(tokens, at);
                heads.class(tokens, at);
            }
        }
        heads.add_described(sentences);
        heads
    }

    /// `show` of `the pottery show`, `the enamel show` and `the silk show`: what three things at least are.
    fn add_described(&mut self, sentences: &[Vec<Token>]) {
        const FEWEST: usize = 3;
        let mut described: HashMap<CompactString, HashSet<CompactString>> = HashMap::new();
        for four in sentences.iter().flat_map(|tokens| tokens.windows(4)) {
            let [article, what, noun, next] = four else { continue };
            let are_plain = [what, noun].iter().all(|token| {
                !token.is_capital && words::is_content(token) && !words::is_verb_form(&token.word)
            });
            if article.word == "the" && are_plain && (words::is_closed(next) || !next.is_word()) {
                described.entry(noun.stem.clone()).or_default().insert(what.stem.clone());
            }
        }
        for (noun, of) in described {
            if of.len() >= FEWEST {
                self.rows.entry(noun).or_insert(1);
            }
        }
    }

    /// `the rocket that …`
    fn mention(&mut self, tokens: &[Token], at: usize) {
        let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
        if word(at) != "the" {
            return;
        }
        let Some(head) = tokens.get(at + 1) else { return };
        let next = word(at + 2);
        // `the water paid more`, behind `who had`
        let is_object = at.checked_sub(1).is_some_and(|at| {
            words::is_verb_form(word(at)) || matches!(word(at), "has" | "had" | "have")
        });
        let is_led = match next {
            "who" | "that" | "which" | "whose" => true,
            "from" | "by" | "with" | "on" | "in" | "at" => !is_object,
            _ if next.ends_with("ing") => is_participle(next) && !is_object,
            _ => is_participle(next) && !is_object && words::is_preposition(word(at + 3)),
        };
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
            && !self.is_verb(noun)
        {
            self.classes.insert(noun.stem.clone());
        }
    }

    /// Whether a word is a noun for rows.
    pub(super) fn is_row(&self, token: &Token) -> bool {
        self.rows.contains_key(&token.stem) || lexicon::PERSONS.contains(&token.stem.as_str())
    }

    /// Whether a word is a verb, by its form or as it is used.
    pub(super) fn is_verb(&self, token: &Token) -> bool {
        let is_used = self.verbs.contains(&token.stem) && !self.rows.contains_key(&token.stem);
        words::is_verb_form(&token.word) || is_used
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
