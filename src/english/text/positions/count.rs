//! How many positions the whole text speaks of.

use std::cell::LazyCell;

use compact_str::CompactString;
use itertools::Itertools;

use super::super::assume::Stories;
use super::super::beside::introduction;
use super::super::cutting::parts::Parts;
use super::super::lists::list;
use super::super::lists::sexes;
use super::super::lists::told::Candidates;
use super::super::naming::category;
use super::super::naming::items;
use super::super::{Reader, Sentence, assume};
use super::label_lists;
use super::opening;
use super::opening::Count;
use crate::english::lexicon::names::{DAYS, MONTHS};
use crate::english::token::Token;
use crate::english::words;
use crate::model::ids::Span;
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::parser::MAX_LENGTH;

impl Reader<'_> {
    /// How many positions there are: as the opening says, else as many as each list has items.
    pub(in super::super) fn count(
        &mut self,
        opening: &[Sentence],
        parts: &Parts,
        candidates: &Candidates,
    ) -> Option<Count> {
        let known = || parts.lists.iter().chain(candidates.announced());
        // `Books: Emma, Ulysses, War and Peace` has as many as the others, if these agree.
        let is_sure =
            |list: &&list::List| list.whole.is_empty() || list.whole.len() == list.divided.len();
        let sure = known().filter(is_sure).map(|list| list.divided.len()).all_equal_value().ok();
        let length = |list: &list::List| {
            sure.filter(|number| list.items(Some(*number)).len() == *number)
                .unwrap_or(list.divided.len())
        };
        let lengths: Vec<usize> = known().map(length).collect();
        let agreed = match lengths.is_empty() {
            true => candidates.agreed(self.text),
            false => lengths.iter().copied().all_equal_value().ok(),
        };
        let counts = |sentence: &Sentence| match sexes::list(self.text, sentence.span) {
            Some(people) => Some(Count {
                number: u32::try_from(people.divided.len()).unwrap_or(u32::MAX),
                noun: "person".into(),
                people: true,
                span: sentence.span,
            }),
            None => opening::count(&sentence.tokens),
        };
        // Behind lists that have as many items each, `4 days after` counts something else.
        let lists_end = known().map(|list| list.description.end).max().unwrap_or(0);
        let is_of_lists = |sentence: &Sentence, count: &Count| {
            lengths.len() < 2
                || sentence.span.start < lists_end
                || agreed.is_none_or(|all| all == count.number as usize)
                || introduction::announces(&sentence.tokens)
        };
        // `whose delivery takes 5 days`, of `5 days, 10 days`
        let is_item = |count: &Count| {
            let said = &self.text[count.span.range()];
            let mut items = known().flat_map(|list| &list.divided);
            items.any(|item| item.name.eq_ignore_ascii_case(said))
        };
        let counts = |sentence: &Sentence| {
            counts(sentence).filter(|count| is_of_lists(sentence, count) && !is_item(count))
        };
        let mut said: Vec<Count> = opening.iter().filter_map(counts).collect();
        // `There are four cottages - Oak, Elm, Ash and Fir`: these have names, and stand in no row.
        let tell = |may_tell: fn(&[Token]) -> bool| {
            let lists = |sentence: &&Sentence| {
                let is_within = |item: &list::Item| {
                    (sentence.span.start..sentence.span.end).contains(&item.span.start)
                };
                known().any(|list| list.divided.iter().any(is_within))
            };
            parts.clues.iter().any(|clue| may_tell(&self.sentence(clue.span).tokens))
                || opening.iter().filter(|of| !lists(of)).any(|of| may_tell(&of.tokens))
        };
        let tells_places = LazyCell::new(|| tell(may_tell_places));
        let tells_neighbours = LazyCell::new(|| tell(opening::tells_places));
        let is_named = |count: &Count| {
            // `on four different days`, of which a list tells
            // `Cars: Bessie, Clara, Gertie`, which stand in no row
            let is_of_list =
                matches!(&*count.noun, "day" | "place") || !says_any(opening, IN_ORDER);
            let names = |list: &list::List| {
                let is_noun = |said: &[Token]| matches!(said, [noun] if category::singular(&noun.word) == count.noun);
                is_of_list && is_noun(&self.sentence(list.description).tokens)
            };
            let is_of = |list: &list::List| {
                (list.description.start <= count.span.start
                    && count.span.end <= list.description.end
                    || names(list))
                    && !list.divided.iter().all(|item| label_lists::rank(item).is_some())
            };
            // `one day after` tells of no place.
            let is_placed = || match &*count.noun {
                "day" => *tells_neighbours,
                _ => *tells_places,
            };
            // `took the top five places`, of which a list tells
            let has_own = || count.noun == "place" && known().any(names);
            !count.people && (has_own() || known().any(is_of) && !is_placed())
        };
        said.iter_mut().for_each(|count| count.people |= is_named(count));
        if said.is_empty() {
            // `1. There are five houses.`
            let clues = parts.clues.iter().map(|clue| self.sentence(clue.span).tokens);
            let tells = |tokens: &Vec<Token>| introduction::announces(tokens);
            // Where all lists have as many items, a clue that counts otherwise counts something else.
            let fits = |count: &Count| {
                lengths.len() < 2 || agreed.is_none_or(|all| all == count.number as usize)
            };
            // `Ann, the sailor and the tea drinker are three different people.`
            let is_of_all = |tokens: &[Token], count: &Count| {
                let at = tokens.iter().position(|token| token.span.start == count.span.start);
                let before = at.and_then(|at| tokens.get(at.checked_sub(1)?));
                let is_of_some =
                    before.is_some_and(|of| matches!(&*of.word, "all" | "are" | "were"));
                !is_of_some || tokens.first().is_some_and(|first| first.word == "there")
            };
            let counts = |tokens: Vec<Token>| {
                opening::count(&tokens).filter(fits).filter(|count| is_of_all(&tokens, count))
            };
            said.extend(clues.filter(tells).find_map(counts));
        }
        // `Four children have four lunch boxes`, which stand in no row.
        let of_people = |a: &Count| opening.iter().any(|of| counts_people(&of.tokens, a.number));
        // Houses stand in a street, whether it is told or not.
        let is_thing = |count: &Count| !count.people && count.noun != "house";
        let has_people = said.iter().any(|count| is_thing(count) && of_people(count));
        // `Match each house to its street`, where no clue tells of a row.
        let is_matched = |count: &Count| {
            !count.people && opening.iter().any(|of| asks_to_match(&of.tokens, &count.noun))
        };
        // `the clues below` are no places.
        let clues_tell_places =
            || parts.clues.iter().any(|clue| may_tell_places(&self.sentence(clue.span).tokens));
        let is_unplaced = has_people && !*tells_places && !says_any(opening, IN_ORDER)
            || said.iter().any(is_matched)
                && !clues_tell_places()
                && !says_any(opening, SIDE_BY_SIDE);
        let is_other = |a: &Count, b: &Count| a.noun == b.noun && a.number != b.number;
        // `Six tourists came to town. Five tourists …`; `person` may be any of two kinds.
        let people = said.iter().filter(|count| count.people && count.noun != "person");
        let twice = people.array_combinations().find(|[a, b]| is_other(a, b));
        if let Some([first, other]) = twice.map(|[a, b]| [a.clone(), b.clone()]) {
            self.refuse_two_counts(&first, &other);
            return None;
        }
        // `two boys (Ed and Jo) and three girls (…)` are not yet all.
        if let Some(agreed) = agreed.filter(|_| lengths.len() > 1) {
            said.retain(|count| !count.people || count.number as usize >= agreed);
        }
        let places = said.iter().find(|count| !count.people);
        let other = places.and_then(|first| said.iter().find(|count| is_other(first, count)));
        if let (Some(first), Some(other)) = (places, other) {
            self.refuse_two_counts(first, other);
            return None;
        }
        // Where lists agree, a number of which no list has as many items counts something else:
        // `a month of less than 31 days`.
        if let Some(agreed) = agreed.filter(|_| parts.lists.is_empty()) {
            // but not `five friends (Ann, Bob, Cy and Di)`
            let is_listed = |count: &Count| {
                count.people && self.text[count.span.end as usize..].trim_start().starts_with('(')
            };
            said.retain(|count| count.number as usize == agreed || is_listed(count));
        }
        let places = said.iter().find(|count| !count.people);
        let people = said.iter().find(|count| count.people);
        // `There are five days, namely Monday, …`
        let is_of_times = |list: &&list::List| {
            items::are_of(DAYS, &list.divided) || items::are_of(MONTHS, &list.divided)
        };
        let described: Vec<Count> = (parts.lists.iter().filter(|list| !is_of_times(list)))
            .filter_map(|list| opening::count(&self.sentence(list.description).tokens))
            .filter(|count| !is_named(count))
            .collect();
        let described = described.iter().find(|count| !count.people);
        let is_unsaid = people.is_none() && agreed.is_none() && places.or(described).is_none();
        if is_unsaid && self.is_long_story() {
            return None;
        }
        let unknown = || {
            let said = opening.iter().map(|sentence| sentence.tokens.clone());
            let clues: Vec<_> =
                parts.clues.iter().map(|clue| self.sentence(clue.span).tokens).collect();
            let found = said.chain(clues.iter().cloned()).find_map(|of| opening::things(&of));
            found.filter(|count| {
                let is_one = |token: &Token| token.word == count.noun;
                clues.iter().any(|clue| clue.iter().any(is_one))
            })
        };
        // Two numbers of whatever stands there tell nothing.
        let several = || {
            let all: Vec<Count> =
                opening.iter().filter_map(|of| opening::several(&of.tokens)).collect();
            let number = all.iter().map(|count| count.number).all_equal_value().ok()?;
            all.into_iter().find(|count| count.number == number)
        };
        let text = self.text;
        // Few texts need it, and those more than once.
        let story = LazyCell::new(|| assume::stories(text, parts, None));
        let count = match (places.or(described), people, agreed) {
            (Some(places), ..) if is_unplaced => {
                Count { people: true, noun: "person".into(), ..places.clone() }
            }
            (Some(places), ..) => places.clone(),
            (None, Some(people), _) => people.clone(),
            (None, None, Some(length)) => Count {
                number: u32::try_from(length).unwrap_or(u32::MAX),
                noun: CompactString::default(),
                people: true,
                span: parts.lists.first().map_or(Span::default(), |list| list.description),
            },
            (None, None, None) if let Some(things) = unknown() => things,
            (None, None, None) if let Some(several) = several() => several,
            // `Ann, Bob and Cy came in as the first three`
            (None, None, None) if let Some(number) = candidates.only() => Count {
                number: u32::try_from(number).unwrap_or(u32::MAX),
                noun: "person".into(),
                people: true,
                span: Span::default(),
            },
            (None, None, None) if let Some(count) = self.of_story(parts, &story) => count,
            // `For each day, Monday to Thursday, …`
            (None, None, None) if let Some(number) = candidates.days() => Count {
                number: u32::try_from(number).unwrap_or(u32::MAX),
                noun: "day".into(),
                people: true,
                span: Span::default(),
            },
            (None, None, None) if let Some(number) = self.of_houses(parts, &story) => {
                let clues = parts.clues.iter().map(|clue| self.sentence(clue.span).tokens);
                let place = clues.filter_map(|tokens| opening::place(&tokens)).next();
                let message = "the text does not say how many houses or people there are";
                self.diagnostics.push(
                    Diagnostic::warning(Code::AssumedItems, Span::default(), message)
                        .help(format!("its clues tell of {number} in each category")),
                );
                Count {
                    number: u32::try_from(number).unwrap_or(u32::MAX),
                    noun: place.unwrap_or_default().into(),
                    people: place.is_none(),
                    span: Span::default(),
                }
            }
            (None, None, None) => {
                let message = "the text does not say how many houses or people there are";
                let error = Diagnostic::error(Code::EnglishText, Span::default(), message)
                    .help("begin it with a sentence such as `There are five houses`");
                let error = story.lines.iter().cloned().fold(error, Diagnostic::help);
                self.diagnostics.push(error);
                return None;
            }
        };
        if count.number == 0 || count.number as usize > MAX_LENGTH {
            let message =
                format!("a puzzle has from 1 to {MAX_LENGTH} positions, not {}", count.number);
            self.diagnostics.push(Diagnostic::error(Code::TooLarge, count.span, message));
            return None;
        }
        Some(count)
    }

    /// How many positions a text has that tells of houses or people, and of no values that would be of a story.
    fn of_houses(&self, parts: &Parts, found: &Stories) -> Option<usize> {
        let of_frames =
            || parts.lists.is_empty().then(|| assume::number_framed(self.text, parts)).flatten();
        let number = assume::number(self.text, parts).or_else(of_frames)?;
        (!found.is_of_story || found.stories.is_empty() && !found.has_values).then_some(number)
    }

    /// How many rows a story has that does not say it: as many as its clues name of each kind.
    fn of_story(&mut self, parts: &Parts, found: &Stories) -> Option<Count> {
        if !found.is_of_story && assume::number(self.text, parts).is_some() {
            return None;
        }
        let number = u32::try_from(found.stories.get(self.way)?.number).unwrap_or(u32::MAX);
        self.ways.clone_from(&found.stories);
        Some(Count { number, noun: CompactString::default(), people: true, span: Span::default() })
    }

    /// Says that the text tells of two numbers.
    fn refuse_two_counts(&mut self, first: &Count, other: &Count) {
        let message = format!(
            "the text speaks of {} and of {} {}",
            first.number,
            other.number,
            opening::plural(&first.noun)
        );
        self.diagnostics.push(
            Diagnostic::error(Code::EnglishText, other.span, message)
                .related(first.span, "first here")
                .help("say only once how many there are"),
        );
    }
}

/// Whether a sentence counts as many people: `Four children`.
fn counts_people(tokens: &[Token], number: u32) -> bool {
    const REACH: usize = 3;
    (0..tokens.len()).any(|at| {
        words::number(&[&tokens[at].word]).is_some_and(|(count, _)| count == number)
            && tokens[at + 1..].iter().take(REACH).any(|of| opening::are_people(&of.word))
    })
}

/// Whether a sentence asks to match rows that are called so to what belongs to each: `match each house to its street`.
fn asks_to_match(tokens: &[Token], noun: &str) -> bool {
    const REACH: usize = 3;
    let is_it = |token: &Token| !noun.is_empty() && category::singular(&token.word) == noun;
    (0..tokens.len()).any(|at| {
        let behind = &tokens[at + 1..];
        let noun = behind.iter().take(REACH).position(is_it);
        let leads = noun.and_then(|noun| behind.get(noun + 1));
        tokens[at].word == "match" && leads.is_some_and(|to| matches!(&*to.word, "to" | "with"))
    })
}

/// Words for rows that stand side by side, or have numbers.
const SIDE_BY_SIDE: &[&str] =
    &["beside", "left", "line", "next", "numbered", "right", "row", "side"];

/// Words for rows that stand in some order.
const IN_ORDER: &[&str] =
    &["left", "line", "next", "numbered", "order", "right", "row", "side", "street"];

/// Whether the opening has one of some words.
fn says_any(opening: &[Sentence], words: &[&str]) -> bool {
    let tells = |token: &Token| words.contains(&&*token.word);
    opening.iter().any(|sentence| sentence.tokens.iter().any(tells))
}

/// Whether a clue may tell of places in a row: `next to`, `the third box`, `two boxes apart`.
fn may_tell_places(tokens: &[Token]) -> bool {
    const FAR: &[&str] = &[
        "above",
        "apart",
        "away",
        "below",
        "between",
        "higher",
        "lower",
        "neighbor",
        "neighbour",
        "opposite",
    ];
    opening::names_a_place(tokens) || tokens.iter().any(|token| FAR.contains(&&*token.word))
}
