//! Which of the possible lists of a text are lists: those of whose items its other sentences speak.

use std::cell::LazyCell;

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt, HashSet};
use itertools::Itertools;

use super::super::cutting::lines;
use super::super::cutting::parts::Parts;
use super::super::mentions::Said;
use super::super::naming::category;
use super::super::naming::items;
use super::super::positions::label_lists;
use super::super::positions::opening;
use super::super::{Odd, Sentence};
use super::enumeration;
use super::list;
use super::list::{Item, List};
use super::phrases;
use super::range;
use super::running;
use super::sexes;
use crate::english::lexicon::names::{DAYS, MONTHS};
use crate::english::measure::begins_as_amount;
use crate::english::token::{Token, tokens, tokens_of};
use crate::english::words::Words;
use crate::english::{lexicon, words};
use crate::model::ids::Span;
use crate::syntax::text::fold;

/// Words of a description by which not each has one of the things: `some with`, `each lacking`.
const NOT_ONE_EACH: Words = Words::of(&[
    "few", "half", "hating", "lacking", "lost", "most", "nearly", "only", "pair", "pairs", "same",
    "several", "similar", "some", "wanting", "without",
]);

/// What leads from different things to their list.
const NAMELY: &[&str] = &[
    "namely",
    "i.e.",
    "viz.",
    "namely,",
    "i.e.,",
    "viz.,",
    "viz",
    "these being",
    "these being the",
];

/// What may be a list in each sentence of the opening.
pub(in super::super) struct Candidates {
    lists: Vec<Vec<List>>,
    /// Where items of other lists are listed once more.
    restated: Vec<Span>,
    /// What the clues, the questions and the sentences without a list say.
    said: Said,
    /// Whether other lists are set off, which need not be told of.
    has_others: bool,
}

impl Candidates {
    pub(in super::super) fn of(text: &str, opening: &[Sentence], parts: &Parts) -> Candidates {
        // A sentence may go on in the next line.
        let text = &lines::joined(text);
        let are_rooms = LazyCell::new(|| are_rooms_of_people(text, opening, parts));
        let of_items = |sentence: &Sentence| {
            let mut lists = running::lists(text, sentence.span);
            let are_labels = |list: &List| {
                // `The houses are called A and B`: the verb is no part of the description.
                let end = list.divided.first().map_or(0, |item| item.span.start);
                let before = Span { end: end.max(list.description.end), ..list.description };
                let items = list.divided.iter().map(|item| &*item.name);
                label_lists::are_listed(text, before, items)
                    && !(label_lists::are_of_doors(list) && *are_rooms)
            };
            lists.retain(|list| !are_labels(list) && !is_taken_back(text, sentence.span, list));
            if let Some(people) = sexes::list(text, sentence.span) {
                let is_of = |item: &Item| people.divided.iter().any(|of| of.span == item.span);
                lists.retain(|list| !list.divided.iter().any(is_of));
                lists.push(people);
            }
            lists
        };
        let mut lists: Vec<Vec<List>> = opening.iter().map(of_items).collect();
        let mut restated = take_restated(parts, &mut lists);
        without_known(parts, &mut lists);
        restated.extend(add_enumerations(text, opening, parts, &mut lists));
        // `match the years to the options from orbits, comets and tails`
        if lists.iter().any(|lists| !lists.is_empty()) {
            let named = names(text, &parts.lists);
            let is_named = |item: &Item| stems(&item.name).iter().all(|of| named.contains_key(of));
            lists.iter_mut().for_each(|of| of.retain(|list| !list.divided.iter().all(is_named)));
        }
        let without = opening.iter().zip(&lists).filter(|(_, lists)| lists.is_empty());
        let without = without.flat_map(|(sentence, _)| sentence.tokens.iter().cloned());
        // Most texts list their items apart, and need none of this.
        let said = match lists.iter().all(Vec::is_empty) {
            true => Said::of(std::iter::empty()),
            false => Said::of(others(text, parts).chain(without)),
        };
        Candidates { lists, restated, said, has_others: !parts.lists.is_empty() }
    }

    /// The lists of so many items that the other sentences speak of. A puzzle that has an answer
    /// may leave out one item of three or more.
    ///
    /// Where one of several lists in a sentence is told, half of the items are enough for the others, and for lists in
    /// brackets wherever they stand.
    pub(in super::super) fn told(&self, text: &str, number: usize) -> Vec<List> {
        let mut all = Vec::new();
        let fits = |list: &&List| list.items(Some(number)).len() == number;
        let told =
            |list: &&List| self.is_announced(list, number) || is_told(&self.said, list, number);
        let has_told = |lists: &[List]| lists.iter().filter(fits).any(|list| told(&list));
        let any = self.has_others || self.lists.iter().any(|lists| has_told(lists));
        for lists in &self.lists {
            let half = |list: &&List| 2 * count_told(&self.said, list, number) >= number;
            let enough = has_told(lists);
            let is_list = |list: &&List| {
                fits(list)
                    && (self.is_announced(list, number)
                        || is_range(list) && self.may_be_told(list)
                        || is_of_amounts(text, list)
                        || any && items::are_prices_told(text, list)
                        || told(list)
                        || is_of_days(text, list) && half(list)
                        || self.has_others && is_of_sums(text, list)
                        || is_one_a_day(text, list) && count_told(&self.said, list, number) > 0
                        || sexes::is_list(list) && half(list)
                        || (enough || any && is_in_brackets(text, list)) && half(list)
                        || enough && is_in_brackets(text, list) && are_amounts(list)
                        || any && is_of_different(text, list)
                        || (any || are_names_told(text, list))
                            && is_sentence(text, list)
                            && count_told(&self.said, list, number) > 0)
            };
            let listed = |list: &List| {
                // `in a single evening, at` is no name for the hours.
                let unnamed = || List {
                    description: Span { end: list.description.start, ..list.description },
                    ..list.clone()
                };
                match fits(&list) && self.is_of_moments(text, list) {
                    true => Some(unnamed()),
                    false => is_list(&list).then(|| list.clone()),
                }
            };
            all.extend(lists.iter().filter_map(listed));
        }
        all
    }

    /// Whether other sentences may speak of a range: of days and months that nothing sets off they speak, or of one of
    /// these.
    fn may_be_told(&self, list: &List) -> bool {
        let Some(unit) = range::unit(list).filter(|_| range::is_of_each(list)) else { return true };
        self.said.has(unit) || list.divided.iter().any(|item| self.said.has(&item.name))
    }

    /// Whether a list is of the moments at which as many things were done or happened: `Four vases were stolen, at 9:15, 9:30,
    /// 9:45 and 10:00`, `made four albums, which came out in 1998, 2001, 2004 and 2012`. Of days and months the clues must speak,
    /// since all may have been done on each.
    fn is_of_moments(&self, text: &str, list: &List) -> bool {
        let items = &list.divided;
        let are_exact = || items::are_hours(items) || items::are_years(items);
        let are_named = || items::are_of(DAYS, items) || items::are_of(MONTHS, items);
        items.len() > 2
            && (are_exact() || are_named() && count_told(&self.said, list, items.len()) > 0)
            && are_as_many_before(text, list)
    }

    /// How many items all of the lists have that the other sentences speak of, if these are several.
    pub(in super::super) fn agreed(&self, text: &str) -> Option<usize> {
        let length = |list: &List| list.divided.len();
        let told = |list: &&List| {
            self.is_announced(list, length(list)) || is_told(&self.said, list, length(list))
        };
        let all = self.lists.iter().flatten().filter(told);
        let number = all.map(length).all_equal_value().ok()?;
        (self.told(text, number).len() > 1).then_some(number)
    }

    /// How many items the only list of all has, if the other sentences speak of each.
    pub(in super::super) fn only(&self) -> Option<usize> {
        let list = self.lists.iter().flatten().exactly_one().ok()?;
        let number = list.divided.len();
        (number > 2 && (list.announced || count_told(&self.said, list, number) == number))
            .then_some(number)
    }

    /// How many days or months the only list of all has, of each of which the text tells something.
    pub(in super::super) fn days(&self) -> Option<usize> {
        let list = self.lists.iter().flatten().exactly_one().ok()?;
        let number = list.divided.len();
        (number > 2 && range::is_of_each(list) && self.may_be_told(list)).then_some(number)
    }

    /// Whether a sentence announces a list of which the clues say something: one that no clue speaks of is none of the puzzle.
    fn is_announced(&self, list: &List, number: usize) -> bool {
        list.announced && (count_told(&self.said, list, number) > 0 || are_amounts(list))
    }

    /// The lists that their sentences announce.
    pub(in super::super) fn announced(&self) -> impl Iterator<Item = &List> {
        self.lists.iter().flatten().filter(|list| list.announced)
    }

    /// Where items of other lists are listed once more.
    pub(in super::super) fn restated(&self) -> &[Span] {
        &self.restated
    }
}

/// Whether a text counts people and no rooms, and no clue tells how these stand: then the numbers of the rooms are items, `and the
/// rooms are 101, 102 and 103`.
fn are_rooms_of_people(text: &str, opening: &[Sentence], parts: &Parts) -> bool {
    const BESIDE: Words = Words::of(&[
        "above", "adjacent", "apart", "away", "below", "between", "door", "higher", "left", "line",
        "lower", "opposite", "right", "row", "side",
    ]);
    let counted: Vec<_> =
        opening.iter().filter_map(|sentence| opening::count(&sentence.tokens)).collect();
    let may_tell = |said: &[Token]| {
        opening::tells_places(said) || said.iter().any(|token| BESIDE.contains(&&*token.word))
    };
    let clue = |span: Span| tokens(&text[span.range()], span.start as usize);
    !counted.is_empty()
        && counted.iter().all(|count| count.people)
        && !opening.iter().any(|sentence| may_tell(&sentence.tokens))
        && !parts.clues.iter().any(|of| may_tell(&clue(of.span)))
}

/// Whether a sentence speaks of some only, or says what those of its list are not: `Some of the guests are Al, Bo and Cy`,
/// `Al, Bo and Cy are not the guests`.
fn is_taken_back(text: &str, sentence: Span, list: &List) -> bool {
    const LONGEST: usize = 10;
    const SOME: &[&str] = &["few of ", "half of ", "most of ", "not all ", "some of "];
    const NOT: &[&str] = &[
        "are not ",
        "are no ",
        "aren't ",
        "were not ",
        "were no ",
        "weren't ",
        "are hardly ",
        "are never ",
    ];
    let said: String = text[sentence.range()].chars().take(LONGEST).collect();
    let said = said.to_lowercase();
    let end = list.divided.last().map_or(sentence.end, |item| item.span.end) as usize;
    let behind = text.get(end..sentence.end as usize).unwrap_or_default();
    let behind = behind.trim_start_matches(['-', '–', '—', ',', ' ', ')']);
    SOME.iter().any(|some| said.starts_with(some))
        || NOT.iter().any(|not| behind.starts_with(not))
        || is_of_some(text, sentence, list)
}

/// Whether the clause before a list tells of some only, or what is not yet or no more at its values: `picking some of them up at 7
/// am, 8 am and 9 am`, `picking them up after 7 am, 8 am and 9 am`.
fn is_of_some(text: &str, sentence: Span, list: &List) -> bool {
    const SOME: &[&str] = &["few", "half", "many", "most", "some"];
    const BEFORE: &[&str] = &["at", "down", "from", "in", "of", "off", "on", "out", "to", "up"];
    const BOUNDS: &[&str] = &["after", "before", "since", "until"];
    let start = list.divided.first().map_or(list.description.end, |item| item.span.start);
    let said = text.get(sentence.start as usize..start as usize).unwrap_or_default();
    let clause = said.rsplit([',', ';', ':', '(', '.']).next().unwrap_or_default().to_lowercase();
    let words: Vec<&str> = clause.split_whitespace().collect();
    let is_some = |pair: &[&str]| SOME.contains(&pair[0]) && BEFORE.contains(&pair[1]);
    // `picking some dogs up at`
    let is_some_up =
        |three: &[&str]| SOME.contains(&three[0]) && matches!(three[2], "off" | "out" | "up");
    are_amounts(list)
        && (words.windows(2).any(is_some)
            || words.windows(3).any(is_some_up)
            || words.last().is_some_and(|last| BOUNDS.contains(last)))
}

/// Takes out the lists of the sentences all of whose items are those of one list that is set off; where they stand.
fn take_restated(parts: &Parts, lists: &mut [Vec<List>]) -> Vec<Span> {
    if parts.lists.is_empty() || lists.iter().all(Vec::is_empty) {
        return Vec::new();
    }
    let keys = |list: &List| list.divided.iter().map(|item| key(&item.name)).collect::<Vec<_>>();
    let known: Vec<HashSet<String>> =
        parts.lists.iter().map(|list| keys(list).into_iter().collect()).collect();
    let mut restated = Vec::new();
    for lists in lists {
        lists.retain(|list| {
            let keys = keys(list);
            let is_of = |known: &HashSet<String>| {
                known.len() == keys.len() && keys.iter().all(|key| known.contains(key))
            };
            let once_more = known.iter().any(is_of);
            if once_more {
                restated.extend(list.divided.iter().map(|item| item.span));
            }
            !once_more
        });
    }
    restated
}

/// Takes out the announced lists of which an item is one of a list before: `The four guests are Al, Bo, Cy and the Dane` is a
/// clue. Values may be of two lists.
fn without_known(parts: &Parts, lists: &mut [Vec<List>]) {
    if lists.iter().all(Vec::is_empty) {
        return;
    }
    let is_value = |item: &Item| item.name.contains(|c: char| c.is_ascii_digit());
    let keys = |list: &List| -> Vec<String> {
        let names = list.divided.iter().filter(|item| !is_value(item));
        names.map(|item| key(&item.name)).collect()
    };
    let mut known: HashSet<String> = parts.lists.iter().flat_map(keys).collect();
    for lists in lists {
        lists.retain(|list| {
            let keys = keys(list);
            let is_new = !list.announced || !keys.iter().any(|key| known.contains(key));
            if list.announced && is_new {
                known.extend(keys);
            }
            is_new
        });
    }
}

/// Adds the lists that nothing sets off, if no other list has one of their items. Where items of
/// another list are listed once more.
fn add_enumerations(
    text: &str,
    opening: &[Sentence],
    parts: &Parts,
    lists: &mut [Vec<List>],
) -> Vec<Span> {
    // Most sentences enumerate nothing.
    let found: Vec<Vec<List>> =
        opening.iter().map(|sentence| enumeration::lists(text, sentence.span)).collect();
    if found.iter().all(Vec::is_empty) {
        return Vec::new();
    }
    // For each item the list that has it, and how many items that list has.
    let mut known: HashMap<String, (usize, usize)> = HashMap::new();
    let mut count = 0;
    let mut add = |known: &mut HashMap<String, (usize, usize)>, list: &List| {
        let items = list.divided.iter().map(|item| key(&item.name));
        known.extend(items.map(|item| (item, (count, list.divided.len()))));
        count += 1;
    };
    for list in parts.lists.iter().chain(lists.iter().flatten()) {
        add(&mut known, list);
    }
    let mut restated = Vec::new();
    for ((sentence, lists), found) in opening.iter().zip(lists).zip(found) {
        let taken = places(text, lists, &[]);
        let is_free = |item: &Item| {
            let at = taken.partition_point(|other| other.end <= item.span.start);
            taken.get(at).is_none_or(|other| item.span.end <= other.start)
        };
        for list in found {
            if !list.divided.iter().all(is_free)
                || is_of_categories(&list)
                || enumeration::are_ranks(text, &list)
                || is_taken_back(text, sentence.span, &list)
            {
                continue;
            }
            let of = |item: &Item| known.get(&key(&item.name)).copied();
            if list.divided.iter().all(|item| of(item).is_none()) {
                add(&mut known, &list);
                lists.push(list);
            } else if let Ok(Some((_, number))) = list.divided.iter().map(of).all_equal_value()
                && number == list.divided.len()
            {
                restated.extend(list.divided.iter().map(|item| item.span));
            }
        }
    }
    restated
}

/// Whether a list is of categories and not of items: `a nationality, a drink and a pet`, `a fruit, a salad and a vegetable`. Of
/// `coffee, soup and tea` two are sorts of drinks.
fn is_of_categories(list: &List) -> bool {
    let topic = |item: &Item| {
        let last = item.name.rsplit([' ', '-']).next().unwrap_or_default();
        let stem = words::stem(&fold(last));
        lexicon::topic_of(&[&stem]).map(|topic| (topic, stem))
    };
    let topics: Vec<_> = list.divided.iter().filter_map(topic).collect();
    let sorts = topics.iter().filter(|(topic, stem)| !topic.fillers.contains(&stem.as_str()));
    topics.len() + 1 >= list.divided.len() && sorts.map(|(topic, _)| topic.names[0]).all_unique()
}

/// Whether a list names its ends only, so that no clue needs to name its items.
fn is_range(list: &List) -> bool {
    list.divided.iter().map(|item| item.span.start).all_equal()
}

/// Whether a list stands in brackets.
fn is_in_brackets(text: &str, list: &List) -> bool {
    let before = list.divided.first().map_or(0, |item| item.span.start as usize);
    text[..before].trim_end().ends_with('(')
}

/// Whether a list in brackets, or behind `namely` or a colon, is announced as one of different things: `each with a different cake
/// (…)`. Clues may speak of few of them.
fn is_of_different(text: &str, list: &List) -> bool {
    let said = tokens(&text[list.description.range()], 0);
    let differs =
        |token: &Token| matches!(&*token.word, "different" | "distinct" | "separate" | "unique");
    // `each with two different hats`, `some with a different hat`, `each lacking a different hat`
    // but `the four women paid different prices`
    let before = list.divided.first().map_or(0, |item| item.span.start as usize);
    let lead = text[..before].trim_end();
    let is_named = NAMELY.iter().any(|word| lead.ends_with(word)) || is_behind_colon(lead);
    // `They came by four different means (…)`, but not `Each came with four different hats (…)`
    let is_of_each = said.iter().any(|token| matches!(&*token.word, "each" | "every"));
    let are_they = said.iter().any(|token| matches!(&*token.word, "their" | "they"));
    let are_different = |at: usize| {
        are_they && !is_of_each && said.get(at + 1).is_some_and(|next| next.word == "different")
    };
    let are_all = |number: u32, at: usize| {
        number as usize == list.divided.len()
            && (at == 0 || said[at - 1].word == "the" || is_named || are_different(at))
    };
    let is_other = |at: usize| {
        let word = &*said[at].word;
        words::number(&[word]).is_some_and(|(number, _)| number != 1 && !are_all(number, at))
            || NOT_ONE_EACH.contains(&word)
    };
    // `Seven people, namely …`
    let counts = |token: &Token| {
        words::number(&[&token.word]).is_some_and(|(of, _)| of as usize == list.divided.len())
    };
    list.divided.len() > 2
        && (is_in_brackets(text, list) || is_named)
        && (said.iter().any(differs) || is_named && said.iter().any(counts))
        && !(0..said.len()).any(is_other)
}

/// Whether a text ends with the colon in front of a list, perhaps with the article of its first item.
fn is_behind_colon(text: &str) -> bool {
    let bare = ["a", "an", "the", "some"].iter().find_map(|of| text.strip_suffix(*of));
    let is_word = |before: &&str| before.ends_with(' ');
    bare.filter(is_word).unwrap_or(text).trim_end().ends_with(':')
}

/// Whether a list is told to be of names, each with a capital: `Their first names are Ann, Guy and Sheila`. Of some of these clues
/// may tell nothing.
fn are_names_told(text: &str, list: &List) -> bool {
    let said = text[list.description.range()].to_lowercase();
    let is_name = |item: &Item| item.name.starts_with(char::is_uppercase);
    (said.ends_with(" names") || said.ends_with("surnames")) && list.divided.iter().all(is_name)
}

/// Whether a list is a sentence of its own, `The months are March, April and May`: clues may tell most of them by others.
fn is_sentence(text: &str, list: &List) -> bool {
    let said = text[list.description.range()].to_lowercase();
    let words: Vec<&str> = said.split(' ').collect();
    let [article, others @ ..] = &words[..] else { return false };
    // `The places are 1st, 2nd and 3rd` tells how places are called.
    let is_rank = |rank: u32| rank as usize <= list.divided.len();
    let are_ranks = list.divided.iter().all(|item| label_lists::rank(item).is_some_and(is_rank));
    let is_kind = |last: &&&str| last.ends_with('s') && !(are_ranks && opening::is_noun(last));
    let Some((first, last)) = list.divided.first().zip(list.divided.last()) else { return false };
    let verb = text.get(list.description.end as usize..first.span.start as usize);
    let is_led = verb.is_some_and(|verb| {
        let verb = match verb.strip_prefix(',').and_then(|aside| aside.rsplit_once(", ")) {
            Some((aside, verb)) if list::tells_no_order(aside) => verb,
            _ => verb,
        };
        matches!(verb.trim(), "are" | "were" | "are the")
    });
    matches!(*article, "the" | "their")
        && (1..=2).contains(&others.len())
        && others.last().filter(is_kind).is_some()
        && is_led
        && text[last.span.end as usize..].trim_start().starts_with(['.', ';'])
}

/// Whether a list is of amounts, days or months of which a sentence tells for all, `They are 5, 7 and 8 years old`: clues
/// may speak of more and less only.
///
/// They stand in brackets, are years or ages that are turned, or have a unit.
fn is_of_amounts(text: &str, list: &List) -> bool {
    let said = &text[list.description.range()];
    // `who eat in shifts, beginning at 11:30, 12:00 and 12:30`
    if matches!(said, "arriving at" | "beginning at" | "leaving at" | "starting at") {
        return list.divided.len() > 2 && items::are_hours(&list.divided);
    }
    // `Dr. Ruiz saw six patients today, at 9:00, 10:00, …`
    let counts = |word: &str| {
        words::number(&[&*word.to_lowercase()])
            .is_some_and(|of| of.0 as usize == list.divided.len())
    };
    if said.ends_with(" at") && said.split_whitespace().any(counts) {
        return list.divided.len() > 2 && items::are_hours(&list.divided);
    }
    let unit = said.rsplit(char::is_whitespace).next().unwrap_or_default();
    list.divided.len() > 2
        && are_amounts(list)
        && (unit.ends_with('s') && unit != "numbers" && !opening::is_noun(unit)
            // `82 points, 86 points and 90 points`
            || list.divided.iter().all(|item| item.name.contains(' '))
            || items::are_years(&list.divided)
            || items::are_ages_turned(text, list)
            || is_in_brackets(text, list))
        && (enumeration::speaks_of_all(said)
            || is_done_with_them(said)
            || are_those_of_all(said)
            || are_as_many(said, list.divided.len()))
}

/// Whether a list is of the sums of all: `The bills came to $3, $4 and $6`.
fn is_of_sums(text: &str, list: &List) -> bool {
    let said = text[list.description.range()].to_lowercase();
    let is_of_all = ["the ", "their "].iter().any(|all| said.starts_with(all));
    list.divided.len() > 2
        && items::are_sums(&list.divided)
        && is_of_all
        && said.ends_with(" came to")
}

/// Whether a sentence tells on which days or in which months all were somewhere, `They went on Monday, Tuesday and Thursday`,
/// and not that each was there on all of them.
fn is_of_days(text: &str, list: &List) -> bool {
    let said = &text[list.description.range()];
    let words = || said.split_whitespace();
    let is_each = |word: &str| matches!(&*word.to_lowercase(), "all" | "both" | "each" | "every");
    let is_of = |names: &&[&[&str]], item: &Item| {
        names.iter().any(|known| known.contains(&&*fold(&item.name)))
    };
    let are_names =
        [DAYS, MONTHS].iter().any(|names| list.divided.iter().all(|item| is_of(names, item)));
    list.divided.len() > 2
        && are_names
        && words().next().is_some_and(|first| matches!(first, "They" | "they"))
        && words().last().is_some_and(|last| matches!(last, "in" | "on"))
        && !words().any(is_each)
}

/// Whether the sentence in front of a list speaks of as many things as the list has items, all of them and of no other number,
/// and the list stands right behind a preposition: `Four vases were stolen in one evening, at`, `The guests turned up at`.
fn are_as_many_before(text: &str, list: &List) -> bool {
    const OTHERWISE: Words = Words::of(&[
        "after", "all", "before", "both", "each", "every", "except", "not", "only", "or", "since",
        "some", "than", "until", "without",
    ]);
    let start = list.divided.first().map_or(0, |item| item.span.start as usize);
    let before = &text[..start];
    let begin = [". ", "! ", "? ", ": ", "\n"].iter().filter_map(|end| before.rfind(end)).max();
    let mut said = tokens(&before[begin.unwrap_or(0)..], 0);
    said.retain(Token::is_word);
    let is_led = said.last().is_some_and(|last| matches!(&*last.word, "at" | "in" | "on"));
    let number = |at: usize| words::number(&[&said[at].word]).map(|(number, _)| number as usize);
    let mut numbers = (0..said.len()).filter_map(number).filter(|number| *number != 1);
    let counted = numbers.next();
    // `The guests turned up at`, `They arrived at`
    const LONGEST: usize = 6;
    let are_all = match &said[..] {
        [they, ..] if they.word == "they" => true,
        [the, people, ..] => {
            the.word == "the" && opening::is_people(&people.word) && people.word.ends_with('s')
        }
        _ => false,
    };
    // `each made a single round, at`
    let has_single = said.windows(2).any(|two| {
        matches!(&*two[0].word, "a" | "but" | "just" | "one" | "only")
            && matches!(&*two[1].word, "one" | "single")
    });
    let is_of_one = |token: &Token| has_single && matches!(&*token.word, "each" | "only");
    let fits = counted == Some(list.divided.len())
        || counted.is_none() && are_all && said.len() <= LONGEST;
    is_led
        && fits
        && numbers.next().is_none()
        && !said
            .iter()
            .filter(|token| !is_of_one(token))
            .any(|token| OTHERWISE.contains(&&*token.word) || NOT_ONE_EACH.contains(&&*token.word))
}

/// Whether a sentence tells of one each day, and then on which days in a row: `The hall offers one concert a day, on Monday,
/// Tuesday and Wednesday`.
fn is_one_a_day(text: &str, list: &List) -> bool {
    const TIMES: &[&str] = &["day", "evening", "morning", "night"];
    const OTHERWISE: &[&str] =
        &["but", "except", "least", "never", "no", "not", "or", "over", "than", "under"];
    let start = list.divided.first().map_or(list.description.end, |item| item.span.start);
    let before = text.get(..start as usize).unwrap_or_default();
    let said = before.rsplit(['.', '!', '?', '\n']).next().unwrap_or_default().to_lowercase();
    let words: Vec<&str> = said.split_whitespace().map(|word| word.trim_end_matches(',')).collect();
    let place = |item: &Item| DAYS.iter().position(|known| known.contains(&&*fold(&item.name)));
    let days: Option<Vec<usize>> = list.divided.iter().map(place).collect();
    let are_in_row = days.is_some_and(|days| days.windows(2).all(|two| two[0] + 1 == two[1]));
    let is_each =
        |two: &[&str]| matches!(two[0], "a" | "each" | "every" | "per") && TIMES.contains(&two[1]);
    let one = words.iter().position(|word| *word == "one");
    list.divided.len() > 2
        && are_in_row
        && words.last() == Some(&"on")
        && one.is_some_and(|one| words[one..].windows(2).any(is_each))
        && !words.iter().any(|word| NOT_ONE_EACH.contains(word) || OTHERWISE.contains(word))
}

/// Whether some words are a noun for the amounts of all: `the winning bids`.
fn are_those_of_all(said: &str) -> bool {
    const OF_ALL: Words =
        Words::of(&["exact", "final", "finishing", "respective", "total", "various", "winning"]);
    let words: Vec<&str> = said.split_whitespace().collect();
    matches!(words[..], ["the" | "The", which, noun] if OF_ALL.contains(&which) && noun.ends_with('s'))
}

/// Whether some words end with as many different things as a list has: `At the till Eve took six different sums`.
fn are_as_many(said: &str, number: usize) -> bool {
    let words: Vec<&str> = said.split_whitespace().collect();
    let [before @ .., counts, "different", noun] = &words[..] else { return false };
    let counts = words::number(&[counts]).is_some_and(|(of, _)| of as usize == number);
    // `paid one of six different sums`
    counts && noun.ends_with('s') && before.last().is_none_or(|last| *last != "of")
}

/// Whether some words tell what is done with all of those before: `picking them up at`, but not `meeting some of them at`.
fn is_done_with_them(said: &str) -> bool {
    let words: Vec<&str> = said.split_whitespace().collect();
    let [verb, "them", ..] = words[..] else { return false };
    verb.len() > 4 && verb.ends_with("ing")
}

/// Whether all items of a list are amounts, days or months.
fn are_amounts(list: &List) -> bool {
    let is_amount = |item: &Item| {
        let first = item.name.split([' ', '-']).next().unwrap_or_default();
        words::number(&[first]).is_some()
            || begins_as_amount(first)
            || items::are_of(MONTHS, std::slice::from_ref(item))
            || items::are_of(DAYS, std::slice::from_ref(item))
    };
    list.divided.iter().all(is_amount)
}

fn count_told(said: &Said, list: &List, number: usize) -> usize {
    list.items(Some(number)).iter().filter(|item| said.has(&item.name)).count()
}

fn is_told(said: &Said, list: &List, number: usize) -> bool {
    let told = count_told(said, list, number);
    told == number || number > 2 && told + 1 == number
}

/// The words of what is neither a list nor stands in front of the clues.
fn others<'t>(text: &'t str, parts: &'t Parts) -> impl Iterator<Item = Token> + 't {
    let clues = parts.clues.iter().map(|clue| clue.span);
    let in_front = parts.questions_in_front().count();
    let spans = clues.chain(parts.questions[in_front..].iter().copied()).chain(parts.title);
    spans.flat_map(|span| tokens(&text[span.range()], span.start as usize))
}

/// Leaves out what only announces the categories (`Each house has:`, and below it `a pet`), and
/// finds what may be clues instead: lines without a mark that are no list unless the clues speak
/// of them.
pub(in super::super) fn judge(text: &str, opening: &[Sentence], parts: &mut Parts) -> Option<Odd> {
    leave_out_overviews(text, &mut parts.lists);
    if parts.lists.iter().all(|list| !list.unmarked) {
        return None;
    }
    let opening = opening.iter().flat_map(|sentence| sentence.tokens.iter().cloned());
    let said = Said::of(others(text, parts).chain(opening));
    let marked: HashSet<String> = (parts.lists.iter().filter(|list| !list.unmarked))
        .flat_map(|list| &list.divided)
        .map(|item| key(&item.name))
        .collect();
    for list in parts.lists.iter().filter(|list| list.unmarked) {
        let holds_other = list.divided.iter().find(|item| {
            let words = stems(&item.name);
            let mut runs = (1..words.len()).flat_map(|length| words.windows(length));
            runs.any(|run| marked.contains(&run.join(" ")))
        });
        // Beside another list of as many items, one of them is enough.
        let is_like = |other: &List| {
            other.unmarked
                && other.description != list.description
                && other.divided.len() == list.divided.len()
                && is_told(&said, other, other.divided.len())
        };
        let number = list.divided.len();
        // Amounts, days and months are no clues.
        let may_be_told = || count_told(&said, list, number) > 0 || are_amounts(list);
        let is_told =
            is_told(&said, list, number) || may_be_told() && parts.lists.iter().any(is_like);
        let untold = (!is_told).then(|| {
            let untold = list.divided.iter().find(|item| !said.has(&item.name));
            untold.unwrap_or(&list.divided[0])
        });
        if let Some(item) = holds_other.or(untold) {
            return Some(Odd {
                span: item.span,
                message: format!("`{}` may be an item or a clue", item.name),
                help: "put a bullet before each item, or a number before each clue",
            });
        }
    }
    None
}

fn stems(name: &str) -> Vec<CompactString> {
    tokens_of(name).iter().map(|token| token.stem.clone()).collect()
}

fn key(name: &str) -> String {
    stems(name).join(" ")
}

/// For each word of a category's name, the lists of such categories.
fn names(text: &str, lists: &[List]) -> HashMap<CompactString, Vec<usize>> {
    let mut named: HashMap<CompactString, Vec<usize>> = HashMap::new();
    for (at, list) in lists.iter().enumerate() {
        for stem in stems(&category::name(text, list.description).0) {
            named.entry(stem).or_default().push(at);
        }
    }
    named
}

/// A list whose items are what the other lists are of.
fn leave_out_overviews(text: &str, lists: &mut Vec<List>) {
    let named = names(text, lists);
    let is_overview = |at: usize, list: &List| {
        let of_other = |stem: CompactString| {
            let of = named.get(&stem).map_or(&[][..], Vec::as_slice);
            of.first().is_some_and(|first| *first != at || of.last() != Some(&at))
        };
        // `21 years, 29 years` beside a list of years has items of its own.
        let counts = |item: &Item| item.name.contains(|c: char| c.is_ascii_digit());
        let names = |item: &Item| stems(&item.name).into_iter().any(&of_other);
        list.divided.iter().all(|item| !counts(item) && names(item))
    };
    let mut at = 0;
    lists.retain(|list| {
        at += 1;
        !is_overview(at - 1, list)
    });
}

/// Where the items of some lists stand, and those listed once more, in order.
/// So does the `one` of `one day from May 1st, May 2nd and May 3rd`, by which no day is told.
pub(in super::super) fn places(text: &str, lists: &[List], restated: &[Span]) -> Vec<Span> {
    let items = lists.iter().flat_map(|list| list.items(None)).map(|item| item.span);
    let one = |list: &List| {
        let start = list.description.start as usize;
        let is_one = list.announced && text[list.description.range()].starts_with("one ");
        is_one.then(|| Span::new(start, start + "one".len()))
    };
    let items = items.chain(lists.iter().filter_map(one));
    let items = items.chain(lists.iter().flat_map(|list| phrases::places(text, list)));
    items.chain(restated.iter().copied()).sorted_by_key(|span| span.start).collect()
}
