//! Plain words for those that add nothing, before a sentence is looked at again.

use std::ops::Range;

use super::super::compare;
use super::super::function;
use super::super::learn;
use super::super::lexicon::story;
use super::super::matches::Match;
use super::super::measure::Measure;
use super::super::sentence::elsewhere::{IMAGINED, LASTING};
use super::super::token::Token;
use super::super::vocabulary::{Sense, Vocabulary};
use super::JOINING;
use super::all_turns;
use super::passing::is_for_people;
use super::wording::reworded;
use crate::english::measure::begins_as_amount;

/// The tokens of a sentence without words that add nothing to it: `now` of `now belongs to`, the second `by` of
/// `by Percy or by Darla`, `any` of what is denied, `on her class` of `more on her class than`; plain words for
/// `is a later work than`, `will not leave until after`.
pub(in super::super) fn plainly(vocabulary: &Vocabulary, tokens: &[Token]) -> Vec<Token> {
    const LIGHT: &[&str] =
        &["actually", "already", "correctly", "now", "particular", "successfully", "originally"];

    /// How something is done, whatever it is.
    const MANNERS: &[&str] = &[
        "bravely",
        "carefully",
        "cheerfully",
        "dutifully",
        "eagerly",
        "enthusiastically",
        "faithfully",
        "fondly",
        "generously",
        "gladly",
        "gracefully",
        "gratefully",
        "happily",
        "heartily",
        "hungrily",
        "joyfully",
        "kindly",
        "lovingly",
        "merrily",
        "nervously",
        "patiently",
        "politely",
        "proudly",
        "reluctantly",
        "triumphantly",
        "wisely",
    ];
    let whole = tokens;
    let tokens = &all_turns::plainly(vocabulary, tokens)[..];
    let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
    let in_name = vocabulary.in_names(tokens, |_| false);
    let matches = vocabulary.matches(tokens);
    let denies = |word: &str| matches!(word, "not" | "'t" | "neither" | "never");
    let is_somebody = |at: usize| {
        tokens
            .get(at)
            .is_some_and(|token| is_for_people(&token.stem) || learn::is_agent(&token.word))
    };
    // `are being sold`
    let is_being = |at: usize| {
        word(at) == "being" && at > 0 && matches!(word(at - 1), "is" | "are" | "was" | "were")
    };
    // `will be there for 4 nights`
    let is_there = |at: usize| {
        word(at) == "there"
            && at > 0
            && matches!(word(at - 1), "be" | "been")
            && word(at + 1) == "for"
    };
    // `more happily than` compares.
    let is_manner = |at: usize| {
        const COMPARED: &[&str] = &["as", "least", "less", "more", "most"];
        MANNERS.contains(&word(at)) && !(at > 0 && COMPARED.contains(&word(at - 1)))
    };
    let is_item = |at: usize| matches.get(at).is_some_and(|found| !found.is_empty());
    let ends = |at: usize| {
        at >= tokens.len() || matches!(word(at), "," | "and" | "but" | "than" | ";" | ")")
    };
    let is_repeated = |at: usize| {
        let joins = at > 1 && matches!(word(at - 1), "or" | "nor" | "and");
        let before = || tokens[..at - 1].iter().rev().take(6).any(|of| *of.word == *word(at));
        joins && JOINING.contains(&word(at)) && before()
    };
    // `more on her class than`, `put lime in her beer`
    let is_own = |at: usize| {
        let begins = |at: usize| {
            matches!(word(at), "for" | "in" | "on" | "with")
                && function::is_own(word(at + 1))
                && !is_item(at + 2)
                && !is_somebody(at + 2)
                && !IMAGINED.contains(&word(at + 2))
                && tokens.get(at + 2).is_some_and(|noun| !story::is_loaded(&noun.stem))
                && ends(at + 3)
        };
        begins(at) || at > 0 && begins(at - 1) || at > 1 && begins(at - 2)
    };
    // `is a more recent vintage than`
    let is_kind = |at: usize| {
        let be = |at: usize| matches!(word(at), "is" | "was" | "are" | "were");
        let article = |at: usize| at > 0 && be(at - 1) && matches!(word(at), "a" | "an");
        let compares = |at: usize| compare::is_comparing(word(at)) || word(at) == "recent";
        let noun = |article: usize| {
            (article + 2..article + 4)
                .find(|at| compares(*at - 1) && word(*at + 1) == "than" && !is_item(*at))
        };
        let is_article = article(at) && noun(at).is_some();
        let is_noun =
            (1..4).any(|back| at >= back && article(at - back) && noun(at - back) == Some(at));
        is_article || is_noun
    };
    // `won't leave until after Arturo does`
    let until = (1..tokens.len()).find(|at| word(*at) == "until" && word(*at + 1) == "after");
    let is_until =
        |at: usize| until.is_some_and(|until| at == until || at < until && denies(word(at)));
    let hers = for_hers(vocabulary, tokens);
    let drops = |at: usize| {
        // `Neither has ever played`
        let is_any =
            matches!(word(at), "any" | "ever") && tokens[..at].iter().any(|of| denies(&of.word));
        let both = word(at) == "both"
            && at > 0
            && matches!(word(at - 1), "after" | "beat" | "before" | "than" | "of" | "behind");
        // `Todd's best throw`, `whose top speed`
        let best = matches!(word(at), "best" | "top" | "recorded")
            && at > 0
            && (matches!(word(at - 1), "'s" | "whose") || function::is_own(word(at - 1)))
            && tokens.get(at + 1).is_some_and(Token::is_word)
            && !is_item(at + 1)
            && !is_somebody(at + 1);
        // `the diner's most popular dish`
        let is_owned = |at: usize| at > 0 && matches!(word(at - 1), "'s" | "whose");
        let popular = word(at) == "most" && word(at + 1) == "popular" && is_owned(at)
            || word(at) == "popular" && at > 0 && word(at - 1) == "most" && is_owned(at - 1);
        // `with the maximum speed of 40 mph`
        let most =
            matches!(word(at), "final" | "listed" | "maximum" | "recorded" | "top" | "total")
                && word(at + 2) == "of"
                && tokens.get(at + 1).is_some_and(|noun| vocabulary.uses(noun).own != 0)
                && begins_as_amount(word(at + 3));
        let best = best || popular || most;
        // `likes the owl best`
        const LIKING: &[&str] = &["enjoy", "favor", "favour", "like", "love", "prefer"];
        let likes = || tokens[..at].iter().any(|of| LIKING.contains(&&*of.stem));
        // `the pupil who likes art best is next to …`
        let goes_on = matches!(word(at + 1), "is" | "isn" | "was" | "wasn");
        let best = best || word(at) == "best" && (ends(at + 1) || goes_on) && likes();
        let is_hers = hers.as_ref().is_some_and(|hers| hers.contains(&at));
        let light = is_hers
            || LIGHT.contains(&word(at))
                && (word(at) != "originally" || LASTING.contains(&word(at + 1)))
            || is_manner(at)
            || is_being(at)
            || is_there(at)
            || is_any
            || both
            || best
            || is_repeated(at)
            || is_own(at);
        !in_name[at] && (light || is_kind(at) || is_until(at))
    };
    let plain = (0..tokens.len()).filter(|at| !drops(*at));
    let said = plain
        .flat_map(|at| {
            // `the bridge over Cane Creek`
            let over = word(at) == "over"
                && at > 0
                && matches!(
                    word(at - 1),
                    "bridge" | "crossing" | "footbridge" | "span" | "viaduct"
                );
            match in_name[at] {
                true => vec![tokens[at].clone()],
                false if over => vec![tokens[at].renamed("on")],
                false => beating(vocabulary, &tokens[at]),
            }
        })
        .collect();
    let said = reworded(vocabulary, said);
    // Words that add nothing to others are a sentence where there are no others: `on its left`.
    if said.is_empty() { whole.to_vec() } else { said }
}

/// Where the words behind somebody stand that say the verb once more: `than Ann asks for hers` beside `asks more for his
/// special`. Of `the person on Elm Street`, `hers` tells that she is a woman.
fn for_hers(vocabulary: &Vocabulary, tokens: &[Token]) -> Option<Range<usize>> {
    let start = tokens.len().checked_sub(3)?;
    let [verb, preposition, own] = &tokens[start..] else { return None };
    let than = tokens[..start].iter().position(|token| token.word == "than")?;
    let is_own = matches!(&*own.word, "his" | "hers" | "theirs");
    let is_joined = matches!(&*preposition.word, "for" | "in" | "on" | "with");
    let is_said = tokens[..than].iter().any(|token| token.stem == verb.stem);
    let people = vocabulary.names | vocabulary.folk;
    let named = tokens.get(than + 1..start)?;
    let is_name = |of: &Match| of.end == named.len() && people >> of.of.sense & 1 == 1;
    let is_named = vocabulary.matches(named).iter().take(1).flatten().any(is_name);
    (is_own && is_joined && is_said && is_named).then_some(start..tokens.len())
}

/// `finished ahead of` for `beat`, where the header has ranks, and `scored more than`, where it has points.
fn beating(vocabulary: &Vocabulary, token: &Token) -> Vec<Token> {
    let is_of_race = |name: &str| {
        ["finish", "order", "place", "position", "prize", "rank"].iter().any(|of| name.contains(of))
    };
    let is_rank = |sense: &Sense| {
        sense.measure == Measure::Places && is_of_race(&sense.name.text.to_lowercase())
    };
    let is_score = |sense: &Sense| sense.unit.as_deref() == Some("point");
    let plain: &[&str] = match &*token.word {
        "beat" if vocabulary.all(is_rank) != 0 => &["finished", "ahead", "of"],
        "beat" if vocabulary.all(is_score) != 0 => &["scored", "more", "than"],
        _ => return vec![token.clone()],
    };
    plain.iter().map(|word| token.renamed(word)).collect()
}
