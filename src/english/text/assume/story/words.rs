//! Classes of words around the items of a story.

use compact_str::CompactString;
use itertools::Itertools;

use crate::english::function;
use crate::english::lexicon;
use crate::english::text::assume::deeds;
use crate::english::token::Token;

const PREPOSITIONS: &[&str] = &[
    "about", "at", "by", "for", "from", "in", "into", "near", "of", "on", "onto", "through", "to",
    "toward", "towards", "under", "via", "with",
];

/// Verbs that tell nothing of what they are used with, and words that are of no item.
const CLOSED: &[&str] = &[
    "about", "actually", "after", "ago", "all", "along", "already", "also", "although", "always",
    "am", "among", "any", "anybody", "anyone", "are", "as", "at", "because", "become", "became",
    "been", "being", "besides", "both", "but", "by", "can", "cannot", "could", "course", "did",
    "does", "doing", "done", "during", "each", "either", "else", "ever", "every", "everyone",
    "exact", "exactly", "except", "few", "finally", "for", "from", "get", "gets", "got", "had",
    "has", "have", "having", "he", "her", "hers", "him", "himself", "herself", "his", "how",
    "however", "if", "in", "instead", "into", "is", "isn", "it", "its", "just", "least", "less",
    "like", "likewise", "many", "may", "might", "more", "most", "much", "must", "near", "neither",
    "next", "nobody", "none", "nor", "not", "of", "on", "one", "ones", "only", "onto", "or",
    "others", "our", "out", "over", "own", "per", "perhaps", "plus", "same", "several", "she",
    "should", "since", "so", "some", "somebody", "someone", "somehow", "still", "such", "than",
    "that", "their", "them", "then", "there", "these", "they", "this", "those", "though", "thus",
    "times", "to", "together", "too", "toward", "towards", "twice", "under", "unless", "until",
    "up", "upon", "us", "very", "via", "was", "we", "were", "what", "when", "whenever", "where",
    "whereas", "whether", "which", "while", "who", "whoever", "whom", "whose", "why", "will",
    "with", "within", "without", "won", "would", "yet", "you", "your",
];

/// Words that stand before a mention and are of no name.
const ADJECTIVES: &[&str] = &[
    "certain",
    "correct",
    "different",
    "entire",
    "final",
    "first",
    "following",
    "former",
    "further",
    "last",
    "latter",
    "new",
    "next",
    "old",
    "only",
    "opposite",
    "other",
    "particular",
    "previous",
    "remaining",
    "respective",
    "same",
    "second",
    "separate",
    "single",
    "third",
    "unique",
    "various",
    "whole",
];

/// Forms of verbs that stand behind a name, beside those that end in `-ed`.
const VERB_FORMS: &[&str] = &[
    "ate", "began", "bought", "brought", "built", "came", "chose", "cost", "costs", "did", "drank",
    "drew", "drove", "fell", "flew", "found", "gave", "goes", "got", "grew", "had", "has", "held",
    "is", "kept", "knew", "left", "lives", "lost", "made", "met", "paid", "plays", "put", "ran",
    "rode", "said", "sang", "sat", "saw", "sells", "set", "sits", "sold", "spent", "spoke",
    "stood", "swam", "takes", "taught", "told", "took", "wants", "was", "weighs", "went", "were",
    "will", "won", "wore", "wears", "wrote", "drives", "wins", "owns", "eats", "drinks", "likes",
];

pub(in crate::english::text::assume) fn is_article(word: &str) -> bool {
    matches!(word, "the" | "a" | "an")
}

/// Whether a word stands before a name and is none.
pub(in crate::english::text::assume) fn is_determiner(word: &str) -> bool {
    matches!(word, "the" | "a" | "an" | "his" | "her" | "its" | "their")
}

pub(in crate::english::text::assume) fn is_preposition(word: &str) -> bool {
    PREPOSITIONS.contains(&word)
}

/// Whether a word is one of grammar, which no name has.
pub(in crate::english::text::assume) fn is_closed(token: &Token) -> bool {
    let word = token.word.as_str();
    let kind = function::kind(word, word);
    CLOSED.contains(&word)
        || is_determiner(word)
        || function::is_grammar(word)
        || function::is_maybe(word)
        || kind.be
        || kind.auxiliary
        || kind.relative
        || kind.preposition
        || deeds::ends_name(word)
}

/// Whether a word is one for what somebody does for a living.
pub(in crate::english::text::assume) fn is_work(word: &str) -> bool {
    matches!(word, "career" | "job" | "occupation" | "profession" | "trade" | "work")
}

/// Whether a word is one of contents, and of no grammar.
pub(in crate::english::text::assume) fn is_content(token: &Token) -> bool {
    let word = token.word.as_str();
    let is_most = word.len() > 5 && word.ends_with("est");
    let is_of_none = is_most || is_closed(token) || ADJECTIVES.contains(&word);
    !is_of_none
        && word.starts_with(char::is_alphabetic)
        && crate::english::words::number(&[word]).is_none()
        && crate::english::words::ordinal(word).is_none()
        && !lexicon::PERSONS.contains(&token.stem.as_str())
}

/// Whether a word begins a sentence and is of no name: `Whoever`.
pub(in crate::english::text::assume) fn is_opener(word: &str) -> bool {
    ADJECTIVES.contains(&word)
        || crate::english::words::number(&[word]).is_some()
        || crate::english::words::ordinal(word).is_some()
}

/// Whether a word is a verb, and no noun behind a name.
pub(in crate::english::text::assume) fn is_verb_form(word: &str) -> bool {
    VERB_FORMS.contains(&word)
        || word.len() > 4 && word.ends_with("ed") && !word.ends_with("eed")
        || is_of_manner(word)
}

/// Whether a word that ends so tells how something is done, and names or describes nothing: `slowly`, but not `family` and
/// `grizzly`.
pub(in crate::english::text::assume) fn is_of_manner(word: &str) -> bool {
    const OTHERS: &[&str] = &[
        "assembly",
        "belly",
        "bubbly",
        "butterfly",
        "curly",
        "dragonfly",
        "family",
        "firefly",
        "friendly",
        "frilly",
        "grizzly",
        "holly",
        "jelly",
        "jolly",
        "lily",
        "lovely",
        "monopoly",
        "reply",
        "silly",
        "supply",
        "ugly",
        "woolly",
    ];
    word.ends_with("ly") && !OTHERS.contains(&word)
}

/// Whether a verb may follow a word in which a deed is told.
pub(in crate::english::text::assume) fn opens_deed(word: &str) -> bool {
    matches!(
        word,
        "who"
            | "that"
            | "which"
            | "'t"
            | "not"
            | "is"
            | "was"
            | "are"
            | "were"
            | "has"
            | "had"
            | "will"
            | "would"
            | "also"
            | "didn"
            | "to"
    )
}

/// Whether a word stands in front of a last name.
pub(in crate::english::text::assume) fn is_title(word: &str) -> bool {
    function::is_title(word)
        || matches!(
            word,
            "captain" | "miss" | "professor" | "prof" | "st" | "sir" | "lady" | "lord" | "mt"
        )
}

/// Whether a word is a number that goes on with a name: `4C` of `Lectra 4C`, `11` of `Apollo 11`.
pub(in crate::english::text::assume) fn is_of_model(word: &str) -> bool {
    let has_digit = word.starts_with(|c: char| c.is_ascii_digit());
    has_digit
        && word.len() <= 4
        && word.chars().all(|c| c.is_ascii_alphanumeric())
        && crate::english::words::ordinal(word).is_none()
        && !(word.len() == 4 && word.chars().all(|c| c.is_ascii_digit()))
}

/// By what some words are known again.
pub(in crate::english::text::assume) fn key(tokens: &[Token]) -> CompactString {
    tokens.iter().filter(|token| token.is_word()).map(|token| token.stem.as_str()).join(" ").into()
}

/// Whether a word is of letters and none of grammar.
pub(in crate::english::text::assume) fn is_content_word(word: &str) -> bool {
    word.starts_with(char::is_alphabetic) && !CLOSED.contains(&word) && !function::is_maybe(word)
}

/// Whether a noun behind names is part of them: `the Hill family`.
pub(in crate::english::text::assume) fn is_of_names(noun: &str) -> bool {
    matches!(noun, "family" | "brothers" | "sisters" | "twins" | "couple" | "clan")
}

/// Whether a noun is of places.
pub(in crate::english::text::assume) fn is_place(noun: &str) -> bool {
    const PLACES: &[&str] = &[
        "airport",
        "avenue",
        "beach",
        "capital",
        "city",
        "continent",
        "country",
        "county",
        "destination",
        "home",
        "hometown",
        "island",
        "location",
        "nation",
        "origin",
        "place",
        "port",
        "province",
        "region",
        "road",
        "state",
        "street",
        "suburb",
        "town",
        "village",
    ];
    PLACES.contains(&noun)
}

/// Whether a word behind an amount tells what is measured: `12 inches wide`.
pub(in crate::english::text::assume) fn is_of_measure(word: &str) -> bool {
    matches!(word, "deep" | "heavy" | "high" | "long" | "old" | "tall" | "thick" | "wide")
}

/// Whether a word tells of the end of an order: `the last`, `cheapest`.
pub(in crate::english::text::assume) fn is_superlative(token: &Token) -> bool {
    let word = token.word.as_str();
    matches!(word, "best" | "final" | "last" | "least" | "most" | "top" | "worst")
        || word.len() > 5 && word.ends_with("est")
}

/// Whether a stem is of a verb of making.
pub(in crate::english::text::assume) fn is_of_making(stem: &str) -> bool {
    const MAKING: &[&str] = &[
        "build",
        "built",
        "construct",
        "craft",
        "creat",
        "creation",
        "develop",
        "made",
        "make",
        "manufactur",
        "produc",
    ];
    MAKING.contains(&stem)
}
