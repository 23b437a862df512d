//! The items of a text that lists none, grouped by the words around them: `the X awning`, `from X`, `came by X`, `the X
//! drinker`.
//!
//! Items that share such a frame are of one kind (`link`), and what the text announces ties frames to each other: `each
//! arrives in a different vehicle`. Groups are put together to categories of one item for each row, and this must be possible
//! in one way only (`pack`): no two items are of one category that a clue says to be of one person. Brackets in front of the
//! clues name single items (`asides`), people may be known by `titles`, and what each did by the things of it (`doings`).
//! Then the clues must be read with these categories and leave a single answer.

mod announced;
mod around;
mod asides;
mod doings;
mod find;
mod frame;
mod grammar;
mod items;
mod link;
mod name;
mod pack;
mod phrases;
mod sort;
mod states;
mod titles;
mod units;
mod words;

use compact_str::CompactString;
use itertools::Itertools;

use super::story;
use super::story::Story;
use crate::english::family;
use crate::english::learn;
use crate::english::lexicon::names::is_of_calendar;
use crate::english::lexicon::{self, story as story_words};
use crate::english::text::asking::instruction;
use crate::english::text::beside::introduction;
use crate::english::text::cutting::parts::Parts;
use crate::english::text::naming::category::singular;
use crate::english::text::naming::kinds;
use crate::english::text::positions::opening;
use crate::english::text::positions::opening::Count;
use crate::english::token::{Token, tokens};
use crate::english::words as english_words;
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry};
use asides::Asides;
use frame::{Frame, Mention};
use grammar::{Grammar, Titles};
use items::Item;
use pack::Packed;
use sort::Sort;
use units::Unit;

/// No text is longer than so many bytes.
pub(super) const LONGEST: usize = 20_000;

/// How few and how many rows there may be.
pub(super) const ROWS: std::ops::RangeInclusive<usize> = 3..=12;

/// The only number of rows for which the items can be collected, in a text that does not say it.
pub(in crate::english::text) fn number_framed(text: &str, parts: &Parts) -> Option<usize> {
    let count = |number| Count {
        number,
        noun: CompactString::default(),
        people: true,
        span: Span::default(),
    };
    if text.len() > LONGEST {
        return None;
    }
    let said = Said::of(text, parts);
    let is_whole = |number: &usize| {
        u32::try_from(*number)
            .is_ok_and(|number| collected(text, &said, &count(number), &[]).is_some())
    };
    ROWS.filter(is_whole).exactly_one().ok()
}

/// The categories of a text beside those that it lists, if there is only one way to collect them.
pub(in crate::english::text) fn framed(
    text: &str,
    parts: &Parts,
    count: &Count,
    given: &[(Category, Span)],
) -> Option<Story> {
    let is_small = text.len() <= LONGEST && ROWS.contains(&(count.number as usize));
    is_small.then(|| collected(text, &Said::of(text, parts), count, given)).flatten()
}

/// The same, of what is said in a text: with `Mr. Crane` and `Ann` as names of one kind, or else of two.
fn collected(text: &str, said: &Said, count: &Count, given: &[(Category, Span)]) -> Option<Story> {
    let with = |titles| collected_with(text, said, count, given, titles);
    // What stands in a row is told of in plain words.
    let is_story = || !said.clues.iter().any(|tokens| opening::tells_places(tokens));
    with(Titles::BesideNames).or_else(|| is_story().then(|| with(Titles::Apart)).flatten())
}

fn collected_with(
    text: &str,
    said: &Said,
    count: &Count,
    given: &[(Category, Span)],
    titles: Titles,
) -> Option<Story> {
    let number = count.number as usize;
    if said.is_unclear {
        return None;
    }
    let mut grammar = Grammar::of(text, &count.noun, &said.opening, &said.clues);
    grammar.has_full_names = said.has_full_names;
    grammar.titles = titles;
    grammar.thing = said.thing(number);
    let mut series = said.series(&mut grammar, number);
    series.push(said.named.clone());
    let announced = said.announced(&grammar);
    let kinds: Vec<CompactString> = announced.iter().map(|(kind, _)| kind.clone()).collect();
    grammar.learn_kinds(&said.clues, &kinds);
    let mut sentences: Vec<Vec<Mention>> =
        said.clues.iter().map(|tokens| find::mentions(&grammar, tokens)).collect();
    doings::take(&said.clues, &mut sentences, &kinds, number);
    let mut in_front: Vec<Span> = series.iter().flatten().map(|mention| mention.span).collect();
    // `one hat was adorned with plums` tells nothing else.
    let asides = said.asides.iter().zip(&sentences[said.clues.len() - said.asides.len()..]);
    let is_plain = |clause: &[Token]| asides::only_names(text, clause);
    for (clause, _) in asides.filter(|(of, mentions)| mentions.len() == 1 && is_plain(of)) {
        in_front.extend(clause.iter().map(|token| token.span));
    }
    sentences.extend(series);
    let listed = listed(given);
    let values = story::values(text, &said.with_values(number), number);
    let listed_values = self::listed(&values);
    let mut items = items::items(&sentences, &kinds)?;
    items.retain(|item| !listed.contains(&item.key) && !listed_values.contains(&item.key));
    // `July` of dates is none by itself.
    if titles == Titles::Apart && values.iter().chain(given).any(|(of, _)| tells_dates(of)) {
        items.retain(|item| !is_of_calendar(&item.name.to_lowercase()));
    }
    if titles::are_mixed(&said.clues, &items) {
        return None;
    }
    let of_one = said.clues.iter().map(|tokens| words::is_of_one(text, tokens));
    let told: Vec<(bool, Vec<Mention>)> = of_one.zip(sentences).collect();
    let links = link::links(&items, &announced);
    let apart = units::apart(&items, &told);
    let units = units::units(&grammar, &items, &links, &kinds, number);
    let packed = pack::packed(&units, &apart, number).or_else(|| {
        let packs = |units: &[Unit]| pack::packed(units, &apart, number);
        (titles == Titles::Apart).then(|| without_idle(&units, &packs)).flatten()
    })?;
    let fewest = if given.is_empty() { 2 } else { 1 };
    if packed.is_empty() || packed.len() + values.len() < fewest {
        return None;
    }
    let groups: Vec<Vec<&Item>> = packed
        .iter()
        .map(|of| of.iter().map(|at| &items[*at]).sorted_by_key(|item| item.span.start).collect())
        .collect();
    if groups.iter().any(|group| has_two_names(group) || states::is_mixed(group))
        || tells_of_others(&said.clues, &groups, &kinds)
    {
        return None;
    }
    if grammar.told.contains("color")
        && groups.iter().any(|group| items::are_colours_in_part(group))
    {
        return None;
    }
    let mut categories = name::categories(&grammar, &groups, &kinds, &links, given, number);
    in_front.extend(said.in_front(&values));
    categories.extend(values);
    Some(Story::new(number, categories, in_front))
}

/// The most words of a story that are left out as those of no item, and of how many.
const MOST_IDLE: usize = 2;
const MOST_ALONE: usize = 10;

/// The categories of a story in which some words without a capital are of no item: one or two that stand alone, if it is
/// certain which, else all.
fn without_idle(units: &[Unit], packed: &dyn Fn(&[Unit]) -> Option<Packed>) -> Option<Packed> {
    let is_plain = |unit: &Unit| unit.sort.as_ref().is_none_or(|sort| *sort == Sort::Plain);
    let idle = |at: &usize| is_plain(&units[*at]) && units[*at].items.len() == 1;
    let idle = (0..units.len()).filter(idle).collect_vec();
    // Of more it is hardly certain which, and there are many ways.
    let most = if idle.len() <= MOST_ALONE { MOST_IDLE } else { 0 };
    for number in 1..=most {
        let without = |left_out: Vec<usize>| {
            let kept = (0..units.len()).filter(|at| !left_out.contains(at));
            packed(&kept.map(|at| units[at].clone()).collect_vec())
        };
        let mut ways = idle.iter().copied().combinations(number).filter_map(without).unique();
        match (ways.next(), ways.next()) {
            (Some(only), None) => return Some(only),
            (Some(_), Some(_)) => break,
            _ => {}
        }
    }
    packed(&units.iter().filter(|unit| !is_plain(unit)).cloned().collect_vec())
}

/// Whether one item of a kind may be another one in more words: `sick dog` beside `dog`.
fn has_two_names(group: &[&Item]) -> bool {
    let is_longer = |pair: (&&Item, &&Item)| {
        let (long, short) = (pair.0.key.as_str(), pair.1.key.as_str());
        long.strip_suffix(short).is_some_and(|before| before.ends_with(' '))
            || long.strip_prefix(short).is_some_and(|behind| behind.starts_with(' '))
    };
    group.iter().cartesian_product(group).any(is_longer)
}

/// Whether clues tell of somebody else than of who has the items: `gave it to his aunt` where things are from aunts,
/// `Captain Ruck's brother's yacht`, `Birch is the cook of the grey yacht` where yachts have captains.
fn tells_of_others(clues: &[Vec<Token>], groups: &[Vec<&Item>], kinds: &[CompactString]) -> bool {
    let is_kin = |token: &Token| family::is_kin(&singular(&token.word)) || token.stem == "friend";
    let is_item = |token: &Token| {
        groups.iter().flatten().any(|item| item.key.split(' ').any(|word| word == token.stem))
    };
    let has_role = kinds.iter().any(|kind| matches!(&**kind, "captain" | "skipper"));
    clues.iter().any(|tokens| {
        let toward = tokens.windows(3).any(|of| {
            matches!(&*of[0].word, "for" | "to")
                && matches!(&*of[1].word, "a" | "an" | "her" | "his" | "their")
                && is_kin(&of[2])
                && is_item(&of[2])
        });
        let of_kin =
            tokens.windows(3).any(|of| of[0].word == "'s" && is_kin(&of[1]) && of[2].word == "'s");
        let in_other_role = has_role
            && tokens.windows(3).any(|of| {
                of[0].word == "the"
                    && of[2].word == "of"
                    && (learn::is_agent(&of[1].word) || kinds::is_profession(&of[1].word))
                    && !kinds.contains(&of[1].stem)
            });
        toward || of_kin || in_other_role
    })
}

/// Whether the items of a category are dates or the like: `July 3`, `Monday`.
fn tells_dates(category: &Category) -> bool {
    category.entries.iter().any(|entry| match entry {
        Entry::Item(name) => name.text.to_lowercase().split(' ').any(is_of_calendar),
        _ => false,
    })
}

/// By what the items of given lists are known.
fn listed(given: &[(Category, Span)]) -> Vec<CompactString> {
    let entries = given.iter().flat_map(|(category, _)| &category.entries);
    let names = entries.filter_map(|entry| match entry {
        Entry::Item(name) => Some(find::key(&tokens(&name.text, 0))),
        _ => None,
    });
    names.collect()
}

/// The sentences of a text.
pub(super) struct Said {
    pub(super) opening: Vec<Vec<Token>>,
    /// What the opening says of one item in a clause.
    asides: Vec<Vec<Token>>,
    /// Single items that the opening names.
    named: Vec<Mention>,
    /// Whether it tells of several, or of what is none.
    is_unclear: bool,
    /// Whether the text asks for first and last names.
    has_full_names: bool,
    /// Those that name items: clues, questions and asides of the opening.
    pub(super) clues: Vec<Vec<Token>>,
}

impl Said {
    pub(super) fn of(text: &str, parts: &Parts) -> Said {
        let of = |span: &Span| tokens(&text[span.range()], span.start as usize);
        let front = parts.opening.iter().map(|span| (span, of(span)));
        // With clues of their own, sentences in front of them only tell what the puzzle is about.
        let is_clue = |(_, tokens): &(&Span, Vec<Token>)| {
            parts.clues.is_empty() && !introduction::announces(tokens)
        };
        let (told, front): (Vec<_>, Vec<_>) = front.partition(is_clue);
        let opening: Vec<Vec<Token>> = front.into_iter().map(|(_, tokens)| tokens).collect();
        let mut clues: Vec<Vec<Token>> = Vec::new();
        // What stands in front of the clues is a title, unless it has a bullet or stands in quotes.
        let first = parts.clues.first().map_or(0, |clue| clue.span.start);
        let has_bullet =
            |span: &Span| text[..span.start as usize].trim_end().ends_with(['-', '*', '•', '"']);
        let questions =
            parts.questions.iter().filter(|span| span.start > first || has_bullet(span));
        let marked = parts.clues.iter().map(|clue| &clue.span).chain(questions);
        let others = marked.map(|span| (span, of(span)));
        for (span, tokens) in told.into_iter().chain(others) {
            let is_silent = instruction::is_remark(text, *span, &tokens)
                || introduction::announces(&tokens)
                || instruction::speaks_of_the_puzzle(&tokens)
                || instruction::asks_to_solve(&tokens) && !text[span.range()].ends_with('?');
            match instruction::asked(&tokens) {
                Some(from) => clues.push(tokens[from..].to_vec()),
                None if is_silent => {}
                None => clues.push(tokens),
            }
        }
        let Asides { sentences: opening, clauses: asides, named, are_unclear: is_unclear } =
            Asides::of(text, opening);
        clues.extend(asides.iter().cloned());
        let has_full_names = grammar::asks_full_names(&tokens(text, 0));
        Said { opening, asides, named, is_unclear, has_full_names, clues }
    }

    /// The clues, and sentences in front of them that tell of so many numbers, or from which day to which there are so many.
    pub(super) fn with_values(&self, number: usize) -> Vec<Vec<Token>> {
        let is_number = |token: &&Token| token.word.contains(|c: char| c.is_ascii_digit());
        let lists = |tokens: &&Vec<Token>| {
            tokens.iter().filter(is_number).count() >= number || words::spans_days(tokens, number)
        };
        self.clues.iter().chain(self.opening.iter().filter(lists)).cloned().collect()
    }

    /// Where sentences in front of the clues name values.
    pub(super) fn in_front(&self, values: &[(Category, Span)]) -> Vec<Span> {
        let entries = values.iter().flat_map(|(category, _)| &category.entries);
        let names = entries.filter_map(|entry| match entry {
            Entry::Item(name) => Some(&name.text),
            _ => None,
        });
        let names: Vec<&CompactString> = names.collect();
        let said = self.opening.iter().flatten();
        said.filter(|token| names.contains(&&token.word)).map(|token| token.span).collect()
    }

    /// What the rows are called, if they are counted as things: `Four yachts lie at piers numbered 1 to 4`.
    fn thing(&self, number: usize) -> Option<CompactString> {
        let counted = |tokens: &Vec<Token>| {
            let [first, noun, ..] = &tokens[..] else { return None };
            let is_number = english_words::number(&[&first.word])
                .is_some_and(|(found, _)| found as usize == number);
            let is_thing = !opening::is_people(&noun.word)
                && !lexicon::PERSONS.contains(&&*noun.stem)
                && !story_words::is_folk(&noun.stem)
                && noun.word.ends_with('s');
            (is_number && is_thing).then(|| noun.stem.clone())
        };
        self.opening.iter().find_map(counted)
    }

    /// The kinds that the opening announces.
    fn announced(&self, grammar: &Grammar<'_>) -> Vec<(CompactString, Option<Frame>)> {
        const ALL: &[&str] = &["all", "different", "each", "every", "no", "they", "them"];
        let tells = |tokens: &&Vec<Token>| tokens.iter().any(|token| ALL.contains(&&*token.word));
        let all = self.opening.iter().filter(tells);
        let said = all.flat_map(|tokens| announced::announced(grammar, tokens));
        let told = self.asides.iter().filter_map(|clause| asides::kind(clause));
        said.chain(told.map(|kind| (kind, None))).unique().collect()
    }

    /// As many things as there are rows, one beside the other in front of the clues, of which some are in the clues:
    /// `sells scarves, gloves and hats`.
    fn series(&self, grammar: &mut Grammar<'_>, number: usize) -> Vec<Vec<Mention>> {
        let mut all = Vec::new();
        for tokens in &self.opening {
            let mut of: Vec<Mention> = Vec::new();
            for phrase in grammar.phrases(tokens) {
                let is_next = of.last().is_some_and(|last| {
                    let between = &tokens[last.of.end..phrase.start];
                    !between.is_empty()
                        && between.iter().all(|token| matches!(&*token.word, "," | "and" | "or"))
                });
                if !is_next {
                    take(&mut all, &mut of, number);
                }
                of.push(find::in_series(grammar, tokens, phrase));
            }
            take(&mut all, &mut of, number);
        }
        for mention in all.iter().flatten() {
            mention.key.split(' ').for_each(|word| {
                grammar.told.remove(word);
            });
        }
        all
    }
}

/// Takes what stands one beside the other, if there is one for each row.
fn take(all: &mut Vec<Vec<Mention>>, of: &mut Vec<Mention>, number: usize) {
    let of = std::mem::take(of);
    if of.len() == number {
        all.push(of);
    }
}
