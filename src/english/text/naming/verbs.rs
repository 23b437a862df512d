//! What an opening says that is done with the items of a category: `Each child entered a different pet`, `each wore a coat
//! of a different colour`. These words go with the category, as those of its heading do.

use compact_str::CompactString;

use super::super::positions::opening;
use crate::english::lexicon;
use crate::english::lexicon::story;
use crate::english::token::{Token, tokens};
use crate::english::words::Words;
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Name};

const DIFFERENT: Words = Words::of(&["different", "separate", "unique"]);

/// Words that stand between a verb and what is different.
const BETWEEN: &[&str] =
    &["a", "an", "at", "by", "for", "from", "in", "of", "on", "one", "to", "with"];

/// Adds the words of some sentences to the categories that they go with.
pub(in super::super) fn add<'t>(
    sentences: impl Iterator<Item = &'t [Token]>,
    categories: &mut [(Category, Span)],
) {
    let stems = |(category, _): &(Category, Span)| -> Vec<CompactString> {
        let words = tokens(&category.name.text, 0).into_iter();
        words.filter(|word| !opening::is_noun(&word.word)).map(|word| word.stem).collect()
    };
    let headings: Vec<_> = categories.iter().map(stems).collect();
    for tokens in sentences {
        for at in 0..tokens.len() {
            if !DIFFERENT.contains(&&*tokens[at].word) {
                continue;
            }
            let Some(of) = category(tokens, at, &headings) else { continue };
            let topic =
                lexicon::topic_of(&headings[of].iter().map(|stem| &**stem).collect::<Vec<_>>());
            let is_of_topic =
                |word: &&Token| topic.is_some_and(|topic| topic.verbs.contains(&&*word.stem));
            for word in tied(tokens, at, &categories[of].0) {
                if is_of_topic(&word) {
                    continue;
                }
                let words = &mut categories[of].0.words;
                if words.iter().all(|known| known.text != word.word) {
                    words.push(Name::new(word.word.clone(), word.span));
                }
            }
        }
    }
}

/// Adds to each category of favourites that people like its items: `Each has a favourite fruit (apple, fig or plum)`.
pub(in super::super) fn add_of_favourites(text: &str, categories: &mut [(Category, Span)]) {
    const LIKING: &[&str] = &["like", "love", "prefer"];
    for (category, _) in categories {
        let said = text[category.name.span.range()].to_lowercase();
        let is_favourite = said.contains("favorite") || said.contains("favourite");
        let name = &category.name;
        let is_known = |verb: &&&str| category.words.iter().any(|known| known.text == **verb);
        let added: Vec<Name> = (LIKING.iter().filter(|verb| is_favourite && !is_known(verb)))
            .map(|verb| Name::new(*verb, name.span))
            .collect();
        category.words.extend(added);
    }
}

/// The only category that a heading behind `different` is of.
fn category(tokens: &[Token], at: usize, headings: &[Vec<CompactString>]) -> Option<usize> {
    const REACH: usize = 4;
    let behind = tokens[at + 1..].iter().take(REACH);
    let mut phrase = behind.take_while(|token| token.is_word());
    phrase.find_map(|token| {
        let mut of = (0..headings.len()).filter(|of| headings[*of].contains(&token.stem));
        of.next().filter(|_| of.next().is_none())
    })
}

/// The verb in front of `a different`, and the thing of `a coat of a different colour`.
fn tied<'t>(tokens: &'t [Token], at: usize, category: &Category) -> Vec<&'t Token> {
    let word = |at: usize| tokens[at].word.as_str();
    let small = |from: usize| {
        (0..from).rev().take_while(|at| BETWEEN.contains(&word(*at))).last().unwrap_or(from)
    };
    let is_said = |token: &Token| category.words.iter().any(|known| known.text == token.word);
    let verb = |at: usize| {
        let token = &tokens[at];
        (!is_said(token) && is_verb(token)).then_some(token)
    };
    let first = small(at);
    let Some(last) = first.checked_sub(1) else { return Vec::new() };
    if let Some(verb) = verb(last) {
        return vec![verb];
    }
    // `wore a coat of`
    let is_thing = (first..at).any(|at| word(at) == "of") && tokens[last].is_word();
    let before = small(last).checked_sub(1).filter(|_| is_thing && small(last) < last);
    let Some(verb) = before.and_then(verb) else { return Vec::new() };
    let thing = &tokens[last];
    let is_free = !opening::is_noun(&thing.word) && !is_loaded(thing);
    if is_free { vec![verb, thing] } else { Vec::new() }
}

/// Whether a word is a verb that says only what goes together.
fn is_verb(token: &Token) -> bool {
    const PAST: &[&str] = &[
        "ate", "bought", "brought", "built", "caught", "chose", "drank", "drew", "drove", "flew",
        "found", "gave", "got", "grew", "kept", "made", "paid", "ran", "rode", "sang", "saw",
        "sent", "sold", "spoke", "spent", "swam", "taught", "told", "took", "went", "won", "wore",
        "wrote",
    ];
    let word = token.word.as_str();
    let is_form = PAST.contains(&word)
        || word.len() > 3 && (word.ends_with("ed") || word.ends_with('s') || word.ends_with("ing"));
    is_form
        && !opening::is_noun(word)
        && !lexicon::VERBS.contains(&token.stem.as_str())
        && !is_loaded(token)
}

/// Whether a word may say something else than what goes together.
fn is_loaded(token: &Token) -> bool {
    story::is_loaded(&token.stem) || story::is_never_loose(&token.stem)
}
