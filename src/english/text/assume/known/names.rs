//! The people of a text: who is known by a name with a capital.

use compact_str::CompactString;
use itertools::Itertools;

use super::super::announced::{are_alike, is_person, is_title, may_be_of_name};
use super::super::deeds::STEMS;
use super::Taken;
use super::find::Member;
use crate::english::lexicon::{self, given};
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::syntax::text::squeeze;

const FIRST: &str = "name";
const LAST: &str = "last name";

/// A name, and how it is used.
struct Named {
    member: Member,
    key: CompactString,
    has_title: bool,
}

/// A category of names.
pub(super) struct Names {
    pub(super) name: &'static str,
    pub(super) members: Vec<Member>,
    /// Whether all of them are given names, or have a title.
    pub(super) are_people: bool,
}

impl Names {
    fn of(name: &'static str, all: Vec<Named>, clues: &[Vec<Token>]) -> Names {
        let is_person = |named: &Named| named.has_title || is_person(&named.key, clues);
        let are_alike = |[a, b]: [&Named; 2]| are_alike(&a.key, &b.key);
        let titled = all.iter().filter(|named| named.has_title).count();
        let are_alike_called = titled == 0 || titled == all.len();
        let are_people = are_alike_called
            && all.iter().all(is_person)
            && !all.iter().array_combinations().any(are_alike);
        Names { name, are_people, members: all.into_iter().map(|named| named.member).collect() }
    }
}

/// The categories of names, each with one for each row; none if some may be of somebody else.
pub(super) fn groups(
    text: &str,
    front: &[Vec<Token>],
    clues: &[Vec<Token>],
    number: usize,
    taken: &Taken,
) -> Vec<Names> {
    let mut all: Vec<Named> = Vec::new();
    for tokens in clues {
        let mut at = 0;
        while at < tokens.len() {
            let length = length(tokens, at, clues, taken);
            if length == 0 {
                at += 1;
                continue;
            }
            let words = &tokens[at..at + length];
            let span = words[0].span.to(words[length - 1].span);
            let key: CompactString = words.iter().map(|token| token.word.as_str()).join(" ").into();
            let before = at.checked_sub(1).filter(|at| tokens[*at].word == ".").unwrap_or(at);
            let has_title = before.checked_sub(1).is_some_and(|at| is_title(&tokens[at].word));
            match all.iter_mut().find(|named| named.key == key) {
                Some(named) => named.has_title |= has_title,
                None => {
                    let name = squeeze(&text[span.range()]);
                    let member = Member { name, also: Vec::new(), span };
                    all.push(Named { member, key, has_title });
                }
            }
            at += length;
        }
    }
    let asks_last = front.iter().flat_map(|tokens| tokens.windows(2)).any(|pair| {
        matches!(&*pair[0].word, "family" | "full" | "last") && pair[1].stem == "name"
            || pair[0].stem == "surnam"
    });
    if all.len() == number {
        return vec![Names::of(FIRST, all, clues)];
    }
    if all.len() != 2 * number || !asks_last {
        return Vec::new();
    }
    let are_titled = all.iter().any(|named| named.has_title);
    let is_last = |named: &Named| match are_titled {
        true => named.has_title,
        false => !given::is_of_person(&named.key),
    };
    let (last, first): (Vec<Named>, Vec<Named>) = all.into_iter().partition(is_last);
    if last.len() != number {
        return Vec::new();
    }
    vec![Names::of(LAST, last, clues), Names::of(FIRST, first, clues)]
}

/// How many words that begin here are a name that no other category has.
fn length(tokens: &[Token], at: usize, clues: &[Vec<Token>], taken: &Taken) -> usize {
    let is_of_name = |at: usize| {
        tokens.get(at).is_some_and(|token| is_of_name(token) && !taken.has_word(&token.word))
    };
    if !is_of_name(at) || at == 0 && !may_begin(tokens, clues) {
        return 0;
    }
    (at..tokens.len()).take_while(|at| is_of_name(*at)).count()
}

/// Whether a word may be one of a name.
fn is_of_name(token: &Token) -> bool {
    token.is_word()
        && may_be_of_name(token)
        && !is_title(&token.word)
        && !opening::is_noun(&token.word)
        && !lexicon::PERSONS.contains(&&*token.stem)
        && !lexicon::is_people(&token.word)
}

/// Whether the first word of a sentence is a name: a given name, or one that has a capital within a sentence, or one that does
/// something and is nowhere without its capital.
fn may_begin(tokens: &[Token], clues: &[Vec<Token>]) -> bool {
    let word = &tokens[0].word;
    let others =
        || clues.iter().flat_map(|tokens| tokens.iter().skip(1)).filter(|of| of.word == *word);
    let next = tokens.get(1).map_or("", |token| token.word.as_str());
    const SPEAK: &[&str] =
        &["'s", "and", "is", "isn", "was", "wasn", "did", "didn", "does", "doesn"];
    // `Yusuf, who …`
    let is_told =
        next == "," && tokens.get(2).is_some_and(|token| matches!(&*token.word, "who" | "whose"));
    let speaks = is_told
        || SPEAK.contains(&next)
        || tokens.get(1).is_some_and(|token| STEMS.is_verb(&token.stem));
    given::is_of_person(word)
        || others().any(|token| token.is_capital)
        || speaks && others().next().is_none() && !word.ends_with("ing")
}
