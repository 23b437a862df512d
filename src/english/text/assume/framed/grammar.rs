//! Which words of a text are verbs, which are of its rows, and which say what kind of thing an item is.

use compact_str::{CompactString, format_compact};
use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};
use itertools::Itertools;

use super::super::deeds::DEEDS;
use super::super::story::words as closed;
use super::phrases::begins;
use super::words;
use crate::english::lexicon::{self, TOPICS, story};
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::english::words::is_participle;
use crate::english::words::stem;

/// What names with titles are, `Mr. Crane`, beside names without one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Titles {
    /// Names of one kind with these.
    BesideNames,
    /// Names of a kind of their own: of the owners of `Rex` and `Bella`.
    Apart,
}

/// What is known of the words of a text.
pub(super) struct Grammar<'t> {
    pub(super) text: &'t str,
    /// What a row is called: `tent`.
    place: CompactString,
    /// What people are called: `camper`.
    pub(super) people: Option<CompactString>,
    /// The stems of nouns for rows and people: `camper` of `the camper who …`.
    rows: HashSet<CompactString>,
    /// The stems of verbs.
    verbs: HashSet<CompactString>,
    /// The stems of what people do: `climbing`.
    activities: HashSet<CompactString>,
    /// Words that are written without a capital somewhere.
    lower: HashSet<CompactString>,
    /// Words that are written with one within a sentence.
    proper: HashSet<CompactString>,
    /// The stems of words that stand in front of the clues, where no item does.
    pub(super) told: HashSet<CompactString>,
    /// The stems of nouns that say what an item is: `awning` of `the red awning` and `the blue awning`.
    kinds: HashSet<CompactString>,
    /// What the rows are called beside, by its stem: `yacht` of `Four yachts lie at piers numbered 1 to 4`.
    pub(super) thing: Option<CompactString>,
    /// Whether the text asks for first and last names.
    pub(super) has_full_names: bool,
    pub(super) titles: Titles,
    /// A word for each stem.
    forms: HashMap<CompactString, CompactString>,
}

impl<'t> Grammar<'t> {
    pub(super) fn of(
        text: &'t str,
        place: &str,
        opening: &[Vec<Token>],
        sentences: &[Vec<Token>],
    ) -> Grammar<'t> {
        let mut grammar = Grammar {
            text,
            place: stem(place),
            people: None,
            rows: HashSet::new(),
            verbs: verbs(),
            activities: HashSet::new(),
            lower: HashSet::new(),
            proper: HashSet::new(),
            told: HashSet::new(),
            kinds: HashSet::new(),
            thing: None,
            has_full_names: false,
            titles: Titles::BesideNames,
            forms: HashMap::new(),
        };
        for token in opening.iter().flatten().filter(|token| !token.is_capital) {
            grammar.forms.entry(token.stem.clone()).or_insert_with(|| token.word.clone());
        }
        for tokens in opening {
            grammar.learn(tokens);
            let plain =
                tokens.iter().filter(|token| !token.is_capital || token.span == tokens[0].span);
            grammar.told.extend(plain.map(|token| token.stem.clone()));
            for pair in tokens.windows(2) {
                if matches!(&*pair[0].word, "each" | "every") && closed::is_content(&pair[1]) {
                    grammar.rows.insert(pair[1].stem.clone());
                }
            }
        }
        for tokens in sentences {
            grammar.learn(tokens);
            for at in 0..tokens.len() {
                grammar.spelling(tokens, at);
            }
        }
        grammar.people = grammar.people(sentences);
        grammar
    }

    /// The noun for people that the clues use most: `the camper from …`.
    fn people(&self, sentences: &[Vec<Token>]) -> Option<CompactString> {
        let three = sentences.iter().flat_map(|tokens| tokens.windows(3));
        // The friend of Tom is another one.
        let heads = three
            .filter(|three| three[0].word == "the" && three[2].word != "of")
            .map(|three| &three[1]);
        let is_of_people = |token: &&Token| {
            opening::is_people(&token.word)
                && !opening::are_people(&token.word)
                && !lexicon::PERSONS.contains(&&*token.stem)
                && self.agent_verb(token).is_none()
        };
        let counts = heads.filter(is_of_people).counts_by(|token| &token.word);
        counts
            .into_iter()
            .max_by(|a, b| a.1.cmp(&b.1).then(b.0.cmp(a.0)))
            .map(|(word, _)| word.clone())
    }

    /// Verbs and nouns for rows, by the words beside them.
    fn learn(&mut self, tokens: &[Token]) {
        const BEFORE: &[&str] = &["who", "that", "which", "'t", "will", "would", "did", "does"];
        for (at, pair) in tokens.windows(2).enumerate() {
            let (first, next) = (&pair[0], &pair[1]);
            // `which hat`, `that hat`
            let is_noun = matches!(&*first.word, "that" | "which")
                && !at.checked_sub(1).is_some_and(|at| {
                    let last = &tokens[at];
                    closed::is_content(last) && !closed::is_verb_form(&last.word)
                        || lexicon::PERSONS.contains(&&*last.stem)
                });
            if BEFORE.contains(&&*first.word)
                && !is_noun
                && closed::is_content(next)
                && !next.is_capital
            {
                self.verbs.insert(next.stem.clone());
            }
            let is_led = matches!(&*next.word, "who" | "whose" | "that" | "which");
            if is_led && closed::is_content(first) && !first.is_capital {
                self.rows.insert(first.stem.clone());
            }
            // `is carried`
            let is_done = words::is_be(&first.word)
                && is_participle(&next.word)
                && !next.word.ends_with("ing")
                && !words::is_located(&next.word);
            if is_done && !next.is_capital {
                self.verbs.insert(next.stem.clone());
            }
        }
    }

    fn spelling(&mut self, tokens: &[Token], at: usize) {
        let token = &tokens[at];
        if token.word.ends_with("ing") && token.word.len() > 6 {
            self.activities.insert(token.stem.clone());
        }
        match token.is_capital {
            true if !begins(tokens, at) => {
                self.proper.insert(token.word.clone());
            }
            true => {}
            false => {
                self.lower.insert(token.word.clone());
                self.forms.entry(token.stem.clone()).or_insert_with(|| token.word.clone());
            }
        }
    }

    /// Adds the nouns behind two different items or more, and those that the opening announces.
    pub(super) fn learn_kinds(&mut self, sentences: &[Vec<Token>], announced: &[CompactString]) {
        self.kinds.extend(announced.iter().cloned());
        let mut before: HashMap<CompactString, HashSet<CompactString>> = HashMap::new();
        for tokens in sentences {
            for of in self.phrases(tokens) {
                let last = &tokens[of.end - 1];
                if of.len() < 2
                    || last.is_capital
                    || self.is_row(last)
                    || self.agent(last).is_some()
                {
                    continue;
                }
                let key = closed::key(&tokens[of.start..of.end - 1]);
                before.entry(last.stem.clone()).or_default().insert(key);
            }
        }
        let several = before.into_iter().filter(|(_, items)| items.len() > 1);
        self.kinds.extend(several.map(|(noun, _)| noun));
    }

    pub(super) fn is_kind(&self, token: &Token) -> bool {
        self.kinds.contains(&token.stem)
    }

    /// Whether a word that tells of places elsewhere says what an item is here: `the music round`.
    pub(super) fn is_told_kind(&self, token: &Token) -> bool {
        token.word == "round" && self.is_kind(token)
    }

    /// Whether a word is a noun for the rows or for people.
    pub(super) fn is_row(&self, token: &Token) -> bool {
        let known = self.rows.contains(&token.stem)
            || lexicon::PERSONS.contains(&&*token.stem)
            || opening::is_people(&token.word);
        self.is_place(token) || known && self.agent_verb(token).is_none()
    }

    /// Whether a word is what the rows are called, if they are no people.
    pub(super) fn is_place(&self, token: &Token) -> bool {
        let is_kin = |of: &CompactString| story::kin(of).any(|kin| *kin == token.stem);
        let is_place = self.is_place_noun(&token.stem)
            || is_kin(&self.place)
            || self.thing.as_ref().is_some_and(is_kin);
        is_place && !opening::is_people(&token.word)
            || lexicon::HOUSES.contains(&&*token.stem) && !is_participle(&token.word)
    }

    /// Whether a stem is of a noun for the rows.
    pub(super) fn is_place_noun(&self, noun: &str) -> bool {
        noun == self.place || self.thing.as_deref().is_some_and(|thing| noun == thing)
    }

    /// The stem of what the rows are called.
    pub(super) fn place(&self) -> &CompactString {
        &self.place
    }

    pub(super) fn form(&self, stem: &str) -> CompactString {
        self.forms.get(stem).cloned().unwrap_or_else(|| stem.into())
    }

    pub(super) fn is_lower(&self, word: &str) -> bool {
        self.lower.contains(word)
    }

    pub(super) fn is_proper(&self, word: &str) -> bool {
        self.proper.contains(word)
    }

    /// Whether a stem is of a verb.
    pub(super) fn has_verb(&self, stem: &str) -> bool {
        self.verbs.contains(stem)
    }

    /// Who is called after what they do: the stem of the verb of `drinker`, or that they are fans.
    pub(super) fn agent(&self, token: &Token) -> Option<CompactString> {
        match words::is_fan(&token.word) {
            true => Some("like".into()),
            false => self.agent_verb(token),
        }
    }

    fn agent_verb(&self, token: &Token) -> Option<CompactString> {
        let one = token.word.strip_suffix('s').unwrap_or(&token.word);
        // A `door` does nothing.
        const SHORTEST: usize = 3;
        let base = one.strip_suffix("er").or_else(|| one.strip_suffix("or"));
        let base = base.filter(|base| base.len() >= SHORTEST)?;
        roots(base)
            .into_iter()
            .map(|root| stem(&root))
            .find(|root| self.verbs.contains(root) || self.activities.contains(root))
    }
}

/// Whether a sentence speaks of full names: `Find each guest's full name`, `the first and last name of each guest`.
pub(super) fn asks_full_names(tokens: &[Token]) -> bool {
    let is_name = |token: &Token| token.stem == "name";
    let is_full =
        |two: &[Token]| matches!(&*two[0].word, "complete" | "full" | "whole") && is_name(&two[1]);
    let is_both = |four: &[Token]| {
        let [first, and, last, name] = four else { return false };
        first.word == "first"
            && and.word == "and"
            && matches!(&*last.word, "last" | "family")
            && is_name(name)
    };
    tokens.windows(2).any(is_full) || tokens.windows(4).any(is_both)
}

/// What a verb may be whose agent begins so: `driv`, `swimm`, `drink`.
fn roots(base: &str) -> Vec<CompactString> {
    let mut all = vec![CompactString::from(base), format_compact!("{base}e")];
    let mut letters = base.chars().rev();
    if base.len() > 3 && letters.next() == letters.next() {
        all.push(base[..base.len() - 1].into());
    }
    all
}

/// The stems of the verbs that are known to be.
fn verbs() -> HashSet<CompactString> {
    let deeds = DEEDS.iter().flat_map(|deed| deed.verbs.split(' ')).map(stem);
    let topics = TOPICS.iter().flat_map(|topic| topic.verbs).chain(lexicon::VERBS);
    const OTHERS: &[&str] = &[
        "arrive", "belong", "cook", "come", "go", "hear", "lie", "listen", "live", "play", "sell",
        "sit", "sleep", "stand", "suggest", "travel", "wear",
    ];
    let others = OTHERS.iter().map(|word| stem(word));
    deeds.chain(topics.map(|verb| CompactString::from(*verb))).chain(others).collect()
}
