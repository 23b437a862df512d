//! A noun for the positions that only the introduction tells: `in pens 1 to 5, which are numbered from left to right`.

use compact_str::CompactString;

use super::super::cutting::parts::Parts;
use super::super::lists::list::List;
use super::super::naming::category;
use super::super::{Reader, Sentence};
use super::opening;
use super::opening::Count;
use super::stray;
use crate::english::token::{Token, phrase, tokens};
use crate::english::words::{self, Words};
use crate::model::ids::Span;
use crate::syntax::ast::Category;

/// Words between the noun and the numbers, and between these and the side on which they begin.
const BETWEEN: Words = Words::of(&[
    "#",
    "(",
    ")",
    ",",
    "all",
    "and",
    "are",
    "as",
    "being",
    "consecutively",
    "counted",
    "counting",
    "from",
    "going",
    "is",
    "labelled",
    "labeled",
    "numbered",
    "numbering",
    "numbers",
    "reading",
    "running",
    "that",
    "the",
    "they",
    "were",
    "which",
    "with",
]);

impl Reader<'_> {
    /// Calls the positions of people, or of things that lie in them, by the noun that the introduction numbers, if it says that the
    /// numbers go from left to right, or if the clues tell by it how far things are apart: a number on a shirt is none of a place.
    pub(in super::super) fn place_by_noun(
        &self,
        opening: &[Sentence],
        count: &mut Count,
        parts: &Parts,
    ) {
        // `Six barges lie in docks numbered 1 to 6`, unless the barges are known to be places.
        let of_things = !count.people;
        if of_things && (count.noun.is_empty() || opening::is_noun(&count.noun)) {
            return;
        }
        // `They sat in seats 1 to 4 from left to right`
        let of_known =
            || (!of_things).then(|| self.numbered_place(opening, count, parts, true)).flatten();
        let found = self.numbered_place(opening, count, parts, false).or_else(of_known);
        if let Some((noun, span)) = found {
            *count = Count { noun, people: false, span, ..count.clone() };
        }
    }

    /// Calls the positions of things with names by the places in which they lie: `Six ships lie at piers numbered 1 to 6 from left
    /// to right`, where the clues name the ships. These are then a category beside.
    pub(in super::super) fn moor(
        &self,
        opening: &[Sentence],
        count: &mut Count,
        parts: &Parts,
        categories: &mut [(Category, Span)],
    ) {
        let named = categories.iter_mut().find_map(|(category, _)| {
            let thing = category.name.text.strip_suffix(" name").map(CompactString::from)?;
            Some((category, thing))
        });
        let Some((category, thing)) = named.filter(|_| !count.people) else { return };
        let place = self.numbered_place(opening, count, parts, true);
        if let Some((noun, span)) = place.filter(|(noun, _)| *noun != thing) {
            *count = Count { noun, people: false, span, ..count.clone() };
        }
        if count.noun != thing {
            category.name.text = thing;
        }
    }

    /// The noun that the introduction numbers, and where it does so; it may be one of a known place if `is_known`.
    fn numbered_place(
        &self,
        opening: &[Sentence],
        count: &Count,
        parts: &Parts,
        is_known: bool,
    ) -> Option<(CompactString, Span)> {
        let of_things = !count.people;
        let clues: Vec<Vec<Token>> =
            parts.clues.iter().map(|clue| self.sentence(clue.span).tokens).collect();
        // Where things lie in a row, the places that have the numbers are meant.
        let found = |is_row: bool| {
            opening.iter().find_map(|sentence| {
                let said = &sentence.tokens;
                // Nouns in front of `in a row`: a sentence may be long.
                let end = if is_row { stands_in_row(said)? } else { said.len() };
                (0..end).find_map(|at| {
                    let is_in = at
                        .checked_sub(1)
                        .is_some_and(|before| matches!(&*said[before].word, "at" | "in" | "on"));
                    let (noun, is_sided) = match is_row {
                        true => (in_row(said, at, count)?, true),
                        false => numbered(said, at, count, is_known)
                            .filter(|_| is_in || !of_things)
                            .or_else(|| Some((at_both_ends(said, at, count)?, true)))?,
                    };
                    let one = category::singular(noun);
                    let is_of = |token: &Token| token.word == one || token.word == noun;
                    // Clues that nothing marks stand among the other sentences.
                    let others = opening.iter().filter(|other| other.span != sentence.span);
                    let mut all =
                        clues.iter().map(|clue| &clue[..]).chain(others.map(|of| &of.tokens[..]));
                    let is_named = all.any(|clue| clue.iter().any(is_of));
                    let is_plain = || !said.iter().any(|token| HANDS.contains(&&*token.word));
                    let is_row =
                        || is_plain() && clues.iter().any(|clue| tells_distance(clue, is_of));
                    let fits = is_named && !self.is_listed(parts, is_of) && (is_sided || is_row());
                    fits.then_some((one, said[at].span))
                })
            })
        };
        found(false).or_else(|| found(true).filter(|_| !of_things))
    }

    /// Whether a list is of a word, or one of its items has it: `Every hut has a door of another colour` is of no huts.
    fn is_listed(&self, parts: &Parts, is_of: impl Fn(&Token) -> bool) -> bool {
        let has = |said: &str| tokens(said, 0).iter().any(&is_of);
        let is_any = |list: &List| {
            let name = category::name(self.text, list.description).0;
            has(&name) || list.divided.iter().any(|item| has(&self.text[item.span.range()]))
        };
        parts.lists.iter().any(is_any)
    }
}

/// Words by which numbers may begin at another end than the left one.
const HANDS: Words = Words::of(&[
    "above",
    "back",
    "below",
    "bottom",
    "clockwise",
    "down",
    "east",
    "except",
    "front",
    "north",
    "not",
    "right",
    "round",
    "shuffled",
    "south",
    "top",
    "up",
    "west",
]);

/// The noun at a word of which a sentence says that it has the numbers from 1 to as many as there are, and whether it says
/// that they go from left to right.
fn numbered<'t>(
    tokens: &'t [Token],
    at: usize,
    count: &Count,
    is_known: bool,
) -> Option<(&'t str, bool)> {
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let noun = &tokens[at];
    if !is_several(tokens, at, is_known) || BETWEEN.contains(&&*noun.word) {
        return None;
    }
    let skip = |from: usize| {
        from + tokens.iter().skip(from).take_while(|of| BETWEEN.contains(&&*of.word)).count()
    };
    let first = skip(at + 1);
    let end = stray::plain_range(tokens, first, count)
        .or_else(|| all_numbers(tokens, first, count.number))?;
    let side = skip(end);
    // `from 1 on the left to 4 on the right`
    let is_left = tokens[first..end].iter().any(|token| token.word == "left");
    let is_right = || {
        let of_end =
            tokens[end..].iter().take_while(|of| matches!(&*of.word, "at" | "far" | "on" | "the"));
        word(end + of_end.count()) == "right"
    };
    // `from left to right in the positions 1, 2, 3 and 4`
    let is_small = |token: &&Token| matches!(&*token.word, "," | "at" | "in" | "on" | "the");
    let before: Vec<&str> =
        tokens[..at].iter().rev().skip_while(is_small).take(4).map(|of| &*of.word).collect();
    let is_sided = word(side) == "left" && word(side + 1) == "to" && word(side + 2) == "right"
        || before == ["right", "to", "left", "from"]
        || is_left && is_right();
    // `pens 1 to 4 points`
    let ends = tokens.get(end).is_none_or(|next| !next.is_word() || BETWEEN.contains(&&*next.word));
    (ends || is_sided).then_some((&*noun.word, is_sided))
}

/// The noun of which the first stands on the left and the last on the right: `Machine 1 is on the far left; machine 4 is on
/// the far right.`
fn at_both_ends<'t>(tokens: &'t [Token], at: usize, count: &Count) -> Option<&'t str> {
    /// How many words may stand between a number and its side.
    const REACH: usize = 5;
    const SIDES: Words = Words::of(&["at", "far", "is", "leftmost", "on", "one", "the", "your"]);
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let numbered = |at: usize, number: u32, side: &str| {
        let digits = at + 1 + usize::from(word(at + 1) == "#");
        let is_number = word(digits).parse::<u32>() == Ok(number);
        let is_side = |at: &usize| word(*at).strip_suffix("most").unwrap_or(word(*at)) == side;
        let found = (digits + 1..=digits + REACH).find(is_side)?;
        let is_plain = (digits + 1..found).all(|at| SIDES.contains(&word(at)));
        (is_number && is_plain && word(digits + 1) == "is").then_some(found + 1)
    };
    let noun = tokens.get(at).filter(|noun| noun.is_word())?;
    let end = numbered(at, 1, "left")?;
    let second = (end..end + 3).find(|at| word(*at) == noun.word)?;
    numbered(second, count.number, "right")?;
    (!opening::is_people(&noun.word)).then_some(&*noun.word)
}

/// Where all numbers end that begin at a word: `1, 2, 3 and 4`.
fn all_numbers(tokens: &[Token], first: usize, last: u32) -> Option<usize> {
    let mut at = first;
    for number in 1..=last {
        let joints = tokens.get(at..)?.iter().take(2);
        at += joints.take_while(|token| number > 1 && matches!(&*token.word, "," | "and")).count();
        let said = tokens.get(at).and_then(|token| token.word.parse::<u32>().ok());
        if said != Some(number) {
            return None;
        }
        at += 1;
    }
    Some(at)
}

/// Where the last words stand by which things are in a row.
fn stands_in_row(tokens: &[Token]) -> Option<usize> {
    const ROWS: &[&str] = &["in a line", "in a row", "in a single row", "side by side"];
    (0..tokens.len()).rfind(|at| ROWS.iter().any(|row| phrase(&tokens[*at..], row).is_some()))
}

/// The noun at a word before these, if it counts as many things as there are: `five old barns stand in a row`.
fn in_row<'t>(tokens: &'t [Token], at: usize, count: &Count) -> Option<&'t str> {
    const MOST_BEFORE: usize = 3;
    let noun = &tokens[at];
    // `four keepers` who are counted as people
    if noun.span.end <= count.span.end && count.span.start <= noun.span.start {
        return None;
    }
    let numbers = tokens[at.saturating_sub(MOST_BEFORE)..at].iter();
    // `four keepers in vests`
    let is_joint = |token: &Token| {
        const JOINTS: Words =
            Words::of(&["at", "by", "for", "from", "in", "of", "on", "under", "with"]);
        !token.is_word() || JOINTS.contains(&&*token.word)
    };
    let counts = numbers.rev().take_while(|token| !is_joint(token)).any(|token| {
        words::number(&[&token.word]).is_some_and(|(number, _)| number == count.number)
    });
    (counts && is_several(tokens, at, false)).then_some(&*noun.word)
}

/// Whether a word may be of several things that are no people; of those that are known to be places if `is_known`.
fn is_several(tokens: &[Token], at: usize, is_known: bool) -> bool {
    const SHORTEST: usize = 3;
    let noun = &tokens[at];
    noun.word.len() > SHORTEST
        && noun.word.ends_with('s')
        && !noun.word.ends_with("ss")
        && noun.word.chars().all(char::is_alphabetic)
        && (is_known || !opening::is_noun(&noun.word))
        && !opening::is_people(&noun.word)
        && (at == 0 || !noun.is_capital)
}

/// Whether a clue counts places between others: `two pens between`, `three pens apart`.
fn tells_distance(clue: &[Token], is_of: impl Fn(&Token) -> bool) -> bool {
    const FAR: &[&str] = &["apart", "away", "between", "separate", "separates"];
    clue.windows(2).any(|two| is_of(&two[0]) && FAR.contains(&&*two[1].word))
}

/// Several of a thing: `pitches` of `pitch`.
pub(in super::super) fn several(one: &str) -> CompactString {
    let hisses = ["ch", "sh", "s", "x"].iter().any(|end| one.ends_with(end));
    format!("{one}{}", if hisses { "es" } else { "s" }).into()
}
