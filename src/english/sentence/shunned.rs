//! What somebody does not like, in printed texts: `dislikes tea`, `cannot stand jazz`.
//!
//! Who hates tea could still drink it. Puzzles that are printed say so to deny it, as if by their own rule; so it
//! is read there, with a warning, and elsewhere only if the puzzle has a single answer so.

use super::super::lexicon::topics::Topic;
use super::super::mention::Reader;
use super::super::token::{self, Token, tokens};
use super::super::vocabulary::Sense;
use super::super::words::{Marks, Words};
use crate::model::ids::Span;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// First words, sorted so that they are found at once, with what may stand behind each.
const SHUNS: &[(&str, &[&str])] = &[
    ("avoided", &[""]),
    ("avoids", &["", "getting on"]),
    ("can", &["'t abide", "'t bear", "'t play", "'t stand", "'t tolerate"]),
    ("cannot", &["abide", "bear", "play", "stand", "tolerate"]),
    ("could", &["not stand"]),
    ("couldn", &["'t stand"]),
    ("despised", &[""]),
    ("despises", &[""]),
    ("detested", &[""]),
    ("detests", &[""]),
    ("didn", &["'t care for"]),
    ("disdained", &[""]),
    ("disdains", &[""]),
    ("disliked", &[""]),
    ("dislikes", &[""]),
    ("does", &["not care for"]),
    ("doesn", &["'t care for"]),
    ("has", &["no interest in", "no taste for", "no time for"]),
    ("hated", &[""]),
    ("hates", &[""]),
    ("is", &["afraid of", "allergic to", "scared of", "terrified of"]),
    ("loathed", &[""]),
    ("loathes", &[""]),
    ("scorned", &[""]),
    ("scorns", &[""]),
    ("shunned", &[""]),
    ("shuns", &[""]),
    ("steers", &["clear of"]),
    ("turns", &["up her nose at", "up his nose at"]),
    ("will", &["not even try", "not touch"]),
    ("won", &["'t touch"]),
    ("would", &["never touch", "not touch"]),
    ("wouldn", &["'t touch"]),
];

/// In the names of categories of what people choose by their taste, as stems.
const CHOSEN: Words = Words::of(&[
    "beverag",
    "book",
    "breakfast",
    "cake",
    "candi",
    "cours",
    "danc",
    "dessert",
    "dinner",
    "dish",
    "drink",
    "film",
    "flavor",
    "flavour",
    "food",
    "fruit",
    "game",
    "genr",
    "hobbi",
    "instrument",
    "lunch",
    "meal",
    "movi",
    "music",
    "pie",
    "pizza",
    "salad",
    "sandwich",
    "snack",
    "soup",
    "sport",
    "starter",
    "supper",
    "sweet",
    "transport",
    "treat",
    "vehicl",
]);

/// The same, of which no topic tells how one speaks of them.
const CHOSEN_TOO: Words = Words::of(&[
    "activ",
    "anim",
    "art",
    "breakfast",
    "cake",
    "candi",
    "cooki",
    "craft",
    "cuisin",
    "dish",
    "exercis",
    "flavor",
    "flavour",
    "flower",
    "pastim",
    "pet",
    "pie",
    "pizza",
    "sandwich",
    "snack",
    "specialti",
    "style",
    "subject",
    "techniqu",
    "top",
    "treat",
    "vegetabl",
]);

/// In the names of categories of what they do not like.
const UNLOVED: Words =
    Words::of(&["allergi", "avoid", "dislik", "dread", "fear", "hate", "least", "phobia", "worst"]);

impl Reader<'_> {
    /// `dislikes tea`: who does so has another drink.
    pub(super) fn shunned(&self, at: usize, a: &Operand) -> Vec<(usize, Statement)> {
        // What follows from disliking something does not follow back: not under a denial or a condition.
        const BOUND: Words = Words::of(&[
            "either", "exactly", "if", "iff", "neither", "nor", "only", "or", "unless",
        ]);
        let is_bound = |token: &Token| BOUND.contains(&token.word.as_str());
        let told = self.tokens.get(at..).filter(|_| self.vocabulary.is_printed).and_then(shuns);
        let Some(next) = told.map(|words| at + words) else { return Vec::new() };
        if self.tokens.iter().any(is_bound) {
            return Vec::new();
        }
        let chosen = self.vocabulary.all(is_chosen);
        // Who hates the tea drinker may drink tea.
        let mut found = self.ends(self.objects(next, false));
        found.retain(|(_, b)| self.sense_of(b) & chosen != 0);
        found.into_iter().map(|(end, b)| (end, Form::Different(a.clone(), b))).collect()
    }
}

/// The first words of some sentences that tell of what somebody does not like.
pub(in super::super) fn shunning(sentences: &[Vec<Token>]) -> Option<Span> {
    sentences.iter().find_map(|tokens| {
        (0..tokens.len()).find_map(|at| {
            let words = shuns(&tokens[at..])?;
            Some(tokens[at].span.to(tokens[at + words - 1].span))
        })
    })
}

/// How many words at the beginning of some tokens tell that somebody does not like what follows.
fn shuns(tokens: &[Token]) -> Option<usize> {
    const FIRSTS: Marks = Marks::of_keys(SHUNS);
    let (first, behind) = tokens.split_first()?;
    if !FIRSTS.may_have(&first.word) {
        return None;
    }
    let begun = SHUNS.binary_search_by(|(word, _)| (*word).cmp(&first.word)).ok()?;
    let (_, rests) = SHUNS[begun];
    let taken = |rest: &&str| if rest.is_empty() { Some(0) } else { token::phrase(behind, rest) };
    rests.iter().filter_map(taken).max().map(|words| words + 1)
}

fn is_chosen(sense: &Sense) -> bool {
    let words = tokens(&sense.name.text, 0);
    let unloved = words.iter().any(|token| UNLOVED.contains(&token.stem.as_str()));
    let chosen = |topic: &Topic| topic.names.iter().any(|name| CHOSEN.contains(name));
    let named = || words.iter().any(|token| CHOSEN_TOO.contains(&&*token.stem));
    (sense.topic.is_some_and(chosen) || named()) && !unloved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_dislike_are_sorted_and_found() {
        assert!(SHUNS.is_sorted_by_key(|(first, _)| *first));
        let all =
            SHUNS.iter().flat_map(|(first, rests)| rests.iter().map(move |rest| (first, rest)));
        for words in all.map(|(first, rest)| format!("{first} {rest}")) {
            let tokens = tokens(&words.replace(" 't", "n't").replace("nn't", "n't"), 0);
            let said: Vec<&str> = tokens.iter().map(|token| &*token.word).collect();
            assert_eq!(shuns(&tokens), Some(said.len()), "{words}: {said:?}");
        }
        assert_eq!(shuns(&tokens("likes tea", 0)), None);
    }
}
