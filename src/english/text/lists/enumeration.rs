//! Lists in the run of a sentence, which nothing sets off: `Ann, Bob and Cy attend a party`, `they
//! serve soup, pie or fish`, `in different months, namely May, June and July`.

use itertools::Itertools;

use super::super::beside::introduction::FREE;
use super::super::cutting::lines::trimmed;
use super::super::naming::category;
use super::super::positions::label_lists;
use super::super::positions::opening::is_noun;
use super::super::positions::prizes;
use super::all_told;
use super::hours;
use super::list;
use super::list::{Item, List, divided_at_commas, is_item};
use super::phrases;
use super::range;
use super::whereabouts;
use super::years;
use crate::english::lexicon::{self, story};
use crate::english::words;
use crate::model::ids::Span;
use crate::syntax::text::is_clock_colon;

/// The longest list that is looked for.
const MOST_ITEMS: usize = 32;

/// The longest item, in words.
const MOST_WORDS: usize = 4;

/// What may be lists of items in a sentence: three or more, the last of them behind `and` or `or`,
/// where it is certain with which word the first begins and with which the last ends.
pub(in super::super) fn lists(text: &str, span: Span) -> Vec<List> {
    let mut all: Vec<List> = Vec::new();
    let mut from = span.start as usize;
    let mut begin = from;
    for (at, mark) in text[span.range()].match_indices(['(', ')', ';', ':', '—', '–']) {
        // `at 11:30, 12:00 and 12:30`
        if mark == ":" && is_clock_colon(&text[span.range()], at) {
            continue;
        }
        let at = span.start as usize + at;
        all.extend(within(text, &mut begin, Span::new(from, at)));
        from = at + mark.len();
    }
    all.extend(within(text, &mut begin, Span::new(from, span.end as usize)));
    all.retain(|list| !list.tells(text));
    all.extend(range::of_names_within(text, span));
    all.extend(years::within(text, span).or_else(|| hours::within(text, span)));
    all.extend(prizes::within(text, span));
    all
}

/// The lists of a part without brackets. `begin`: where the sentence begins, or the list before ends.
fn within(text: &str, begin: &mut usize, part: Span) -> Vec<List> {
    let pieces = with_free_asides(text, divided_at_commas(text, part));
    let mut all = Vec::new();
    let mut first = 0;
    while first + 1 < pieces.len() {
        let Some((last, items)) = from(text, &pieces, first, *begin) else {
            first += 1;
            continue;
        };
        let start = items[0].start as usize;
        if start < *begin {
            first += 1;
            continue;
        }
        let before = Span::new(*begin, start);
        let end = items[items.len() - 1].end as usize;
        let description = description(text, before, Span::new(end, part.end as usize));
        let are_labels =
            label_lists::are_listed(text, before, items.iter().map(|item| &text[item.range()]));
        // `The judges gave them 82, 86 and 90 points in turn`
        let is_value =
            |item: &Span| text[item.range()].starts_with(|c: char| !c.is_alphabetic() && c != '"');
        let goes_on = items.iter().any(is_value)
            && gives(&text[before.range()])
            && tells_order_behind(&text[end..part.end as usize]);
        if !are_labels && !goes_on && !tells_order(&text[before.range()]) {
            let items: Vec<Item> = items.into_iter().map(|item| Item::new(text, item)).collect();
            let (description, verbs) = match whereabouts::deed(text, description) {
                Some(deed) => (Span::new(start, start), vec![deed]),
                None => (all_told::noun(&items).unwrap_or(description), Vec::new()),
            };
            all.push(List { verbs, ..List::of(description, items) });
        }
        *begin = end;
        // The piece that ends a list may begin the next one.
        first = last;
    }
    all
}

/// The pieces of a part, an aside that an order means nothing joined with those beside it: `having, respectively or otherwise, a
/// cat`.
fn with_free_asides(text: &str, pieces: Vec<Span>) -> Vec<Span> {
    let mut all: Vec<Span> = Vec::with_capacity(pieces.len());
    let mut is_behind = false;
    for piece in pieces {
        let is_aside = text[piece.range()] == *"respectively or otherwise";
        match all.last_mut().filter(|_| is_behind || is_aside) {
            Some(last) => *last = last.to(piece),
            None => all.push(piece),
        }
        is_behind = is_aside;
    }
    all
}

/// Whether a list is of the ranks in which all came, from the first to the last: `who finished first, second and third`.
pub(in super::super) fn are_ranks(text: &str, list: &List) -> bool {
    const CAME: &[&str] = &["came", "come", "finish", "finished", "placed", "ranked"];
    let start = list.divided.first().map_or(0, |item| item.span.start as usize);
    let last = text[..start].trim_end().rsplit(' ').next().unwrap_or_default();
    CAME.contains(&last) && label_lists::are_ordinals(list)
}

/// Whether a list is of what somebody gave: `The judges gave the projects`.
fn gives(said: &str) -> bool {
    const FARTHEST: usize = 5;
    let mut last = said.split_whitespace().rev().take(FARTHEST);
    last.any(|word| matches!(word, "awarded" | "gave"))
}

/// Whether more than a unit stands behind values that were given, perhaps in turn: `points in turn`, but not `points, not
/// necessarily in that order`.
fn tells_order_behind(said: &str) -> bool {
    let said = said.trim().trim_matches('.');
    let said = list::without_order(said);
    let is_unit = |word: &str| word.ends_with('s') && word.chars().all(|c| c.is_ascii_lowercase());
    !said.is_empty() && !is_unit(said)
}

/// Whether what stands before a list tells that its items stand in order, which is a clue.
fn tells_order(said: &str) -> bool {
    let words: Vec<String> = said.split_whitespace().map(str::to_lowercase).collect();
    let has = |known: &[&str]| words.iter().any(|word| known.contains(&word.as_str()));
    // `who are, in one order or another, …`
    let is_free = || said.split(',').any(|aside| list::tells_no_order(&aside.to_lowercase()));
    has(&["left", "right"]) || has(&["order"]) && !has(FREE) && !is_free()
}

/// The items of a list that begins in a piece, and the piece that it ends in. `begin`: where the list before ends.
fn from(text: &str, pieces: &[Span], first: usize, begin: usize) -> Option<(usize, Vec<Span>)> {
    let said = |span: Span| &text[span.range()];
    let is_of_all = tells_of_all(text, pieces[first], begin);
    let are_proper = |part: &str| {
        let before = said(pieces[first]).rfind("the ").map(|at| &said(pieces[first])[at + 4..]);
        let is_proper = |of: &str| of.split(' ').all(|word| word.starts_with(char::is_uppercase));
        before.is_some_and(is_proper) && part.strip_prefix("the ").is_some_and(is_proper)
    };
    let mut inner: Vec<Span> = Vec::new();
    for (at, piece) in pieces.iter().enumerate().skip(first + 1).take(MOST_ITEMS) {
        let part = said(*piece);
        let skip = |word: &str| {
            trimmed(text, Span::new(piece.start as usize + word.len(), piece.end as usize))
        };
        let joint = ["and ", "or ", "& "].into_iter().find(|word| part.starts_with(*word));
        let end = match joint {
            Some(word) => Some(skip(word)),
            None => [" and ", " or ", " & "].into_iter().find_map(|word| {
                let cut = piece.start as usize + part.find(word)?;
                let item = Span::new(piece.start as usize, cut);
                may_be_item(said(item)).then(|| inner.push(item))?;
                Some(trimmed(text, Span::new(cut + word.len(), piece.end as usize)))
            }),
        };
        // `A, B, C, D live on four floors`: letters need no `and`.
        let is_letter =
            |item: &str| item.len() == 1 && item.starts_with(|c: char| c.is_ascii_uppercase());
        let ends = inner.len() > 1
            && inner.iter().all(|item| is_letter(said(*item)))
            && part.split_once(' ').is_some_and(|(first, rest)| {
                is_letter(first) && rest.starts_with(char::is_lowercase)
            });
        let Some(rest) = end.or(ends.then_some(*piece)) else {
            // `…, namely`
            let is_of_same = |word: &str| {
                let before = said(pieces[first]);
                let has_same = before.contains(" the ") || before.starts_with("whether ");
                // `They read the Globe, the Mail and the Times`
                word == "the" && (is_of_all && has_same || are_proper(part))
            };
            let leads = |word: &str| {
                is_before(word) && !matches!(word, "a" | "an") && !is_of_same(word)
                    || matches!(word, "he" | "she" | "they" | "we" | "where" | "whether" | "who")
            };
            // `, beginning at 11:30, 12:00 and 12:30`
            let times = || {
                let words: Vec<&str> = part.split(' ').collect();
                let [verb, at, time] = words[..] else { return false };
                verb.ends_with("ing")
                    && is_before(at)
                    && time.starts_with(|c: char| c.is_ascii_digit())
            };
            // `At the pier, four skippers named Ann, …`
            // `Three spies, code-named Ann, …`
            let names = || {
                const NAMING: &[&str] = &["code-named ", "codenamed ", "nicknamed "];
                [" named ", " called "].iter().any(|word| part.contains(word))
                    || NAMING.iter().any(|word| part.starts_with(word))
            };
            if !may_be_item(part) || part.split(' ').next().is_some_and(leads) || times() || names()
            {
                return None;
            }
            inner.push(*piece);
            continue;
        };
        if pieces.get(at + 1).is_some_and(|next| adds_an_item(said(*next))) {
            return None;
        }
        let is_proper = inner.iter().all(|item| begins_proper(said(*item)));
        let most = inner.iter().map(|item| said(*item).split(' ').count()).max()?;
        let unit = common_unit(inner.iter().map(|item| said(*item)));
        let begin = last_words(text, pieces[first], unit, is_proper, most)?;
        let has_of = inner.iter().any(|item| said(*item).contains(" of "));
        let end = first_words(text, rest, unit, is_proper, most, has_of)?;
        let are_same = is_of_all || inner.iter().all(|item| are_proper(said(*item)));
        let inner = without_articles(text, begin, &inner, are_same);
        let all: Vec<Span> = [begin].into_iter().chain(inner).chain([end]).collect();
        return (all.len() > 2 && all.iter().all(|item| is_item(said(*item)))).then_some((at, all));
    }
    None
}

/// The unit of items that are all numbers of the same: `points` of `86 points`.
fn common_unit<'t>(items: impl Iterator<Item = &'t str>) -> Option<&'t str> {
    let unit = |item: &'t str| {
        let (number, unit) = item.split_once(' ')?;
        // `8 p.m.`
        let is_unit = unit.chars().all(|c| c.is_ascii_lowercase() || c == '.');
        (is_number(number) && is_unit).then_some(unit)
    };
    items.map(unit).all_equal_value().ok()?
}

/// What one does with the things that one brings: `turned up bearing figs, a pie and a quiche`.
const CARRYING: &[&str] = &["bearing", "bringing", "carrying", "told", "wearing"];

/// Whether a word is a number in digits.
fn is_number(word: &str) -> bool {
    word.parse::<f64>().is_ok()
}

/// Whether a part tells what all do: `who play the flute`, `the classes meet in the Attic`, but not `Ann, Bob and Cy are the
/// keepers of the fox`; or leads to things of one kind: `whether the flute`. `begin`: where the list before ends.
fn tells_of_all(text: &str, piece: Span, begin: usize) -> bool {
    let part = &text[piece.range()];
    let behind = text.get(begin.max(piece.start as usize)..piece.end as usize).unwrap_or_default();
    ["who ", "They ", "whether "].iter().any(|who| part.starts_with(who))
        || whereabouts::are_told(part)
        || all_told::of_subject(part)
        || begin > piece.start as usize && all_told::of_list(behind)
}

/// The items between the first one and the last one, without their articles if all have one: `cook` of `as a baker, a
/// cook and a nurse`, `drum` of `the flute, the drum and the harp`. `first`: the first one, without its own.
fn without_articles(text: &str, first: Span, inner: &[Span], tells_of_all: bool) -> Vec<Span> {
    let article = |said: &str| {
        let word = ["a ", "an ", "the "].into_iter().find(|word| said.starts_with(*word));
        word.filter(|word| *word != "the " || tells_of_all).map_or(0, str::len)
    };
    let before = &text[..first.start as usize];
    let has_one = [" a ", " an ", " the "].iter().any(|article| before.ends_with(article));
    let all = has_one && inner.iter().all(|item| article(&text[item.range()]) > 0);
    // `celery, a pumpkin and beans`, but not `Ann, a nurse and Bob`; `dressed as Hamlet, a pirate and a clown`
    let is_small = |span: &Span| text[span.range()].starts_with(char::is_lowercase);
    let is_role = before.ends_with(" as ") && !before.ends_with(" well as ");
    let are_small = (is_small(&first) || is_role) && inner.iter().all(is_small);
    let bare = |item: &Span| {
        let said = &text[item.range()];
        let counted = ["a ", "an ", "some "].into_iter().find(|word| said.starts_with(*word));
        let skip = match counted {
            _ if all => article(said),
            Some(word) if are_small => word.len(),
            _ => 0,
        };
        Span::new(item.start as usize + skip, item.end as usize)
    };
    inner.iter().map(bare).collect()
}

fn may_be_item(part: &str) -> bool {
    is_item(part) && part.split_whitespace().count() <= MOST_WORDS
}

/// Whether a part goes on with a list that seemed to have ended: `Bess` of `Ann, Ed and the Cats, and Bess`.
fn adds_an_item(part: &str) -> bool {
    let behind = ["and ", "or ", "& "].iter().find_map(|joint| part.strip_prefix(*joint));
    behind.is_some_and(|rest| begins_proper(rest) && may_be_item(rest.trim_end_matches('.')))
}

/// Whether an item begins as names and values do: `Ann`, `$5`, `7th`.
fn begins_proper(item: &str) -> bool {
    item.starts_with(|c: char| {
        c.is_uppercase() || c.is_ascii_digit() || matches!(c, '$' | '#' | '€' | '£')
    })
}

/// The item at the end of what stands before the first comma; `None` if it could begin elsewhere.
fn last_words(
    text: &str,
    part: Span,
    unit: Option<&str>,
    is_proper: bool,
    most: usize,
) -> Option<Span> {
    let said = &text[part.range()];
    // `who are, in one order or another, …`
    if list::tells_no_order(&said.to_lowercase()) {
        return None;
    }
    let words: Vec<&str> = said.split(' ').collect();
    let has_unit =
        matches!(words[..], [.., number, last] if is_number(number) && Some(last) == unit);
    let count = match is_proper {
        true if has_unit => 2,
        true => words.iter().rev().take(most).take_while(|word| begins_proper(word)).count(),
        false => {
            // `play drums, harp and flute`: the last word is the item.
            let ends = |at: &usize| {
                // `they nibble figs, nuts and plums`
                let is_deed = *at > 0 && matches!(words[at - 1], "They" | "they" | "who");
                // `had planted celery, beans and peas`
                let is_done = *at > 0
                    && matches!(words[at - 1], "had" | "have")
                    && words[*at].ends_with("ed");
                // `…, and crumble, sorbet and trifle`
                let joins = *at == 0 && words[0] == "and";
                is_before(words[*at])
                    || joins
                    || is_doing(words[*at])
                    || CARRYING.contains(&words[*at])
                    || is_deed
                    || is_done
            };
            let count = 1 + (0..words.len() - 1).rev().take_while(|at| !ends(at)).count();
            let count = if is_before(words[words.len() - 1]) { 0 } else { count };
            (count <= most).then_some(count)?
        }
    };
    let start = words[..words.len() - count].iter().map(|word| word.len() + 1).sum::<usize>();
    (count > 0).then(|| Span::new(part.start as usize + start, part.end as usize))
}

/// The item at the beginning of what stands behind `and`; `None` if it could end elsewhere. `has_of`: whether the others
/// have an `of`, as `Earl of Kent`, so that it does not end there.
fn first_words(
    text: &str,
    part: Span,
    unit: Option<&str>,
    is_proper: bool,
    most: usize,
    has_of: bool,
) -> Option<Span> {
    let said = text[part.range()].trim_end_matches(['.', '!', '?']);
    // `leeks, beans and no peas`
    if phrases::DENIALS.iter().any(|denial| said.split(' ').next() == Some(denial)) {
        return None;
    }
    let skip =
        ["a ", "an ", "the "].into_iter().find(|word| said.starts_with(*word)).map_or(0, str::len);
    let said = &said[skip..];
    let words: Vec<&str> = said.split(' ').collect();
    // The last full stop is that of the sentence as well.
    let is_unit =
        |of: &str| unit.is_some_and(|unit| of.trim_end_matches('.') == unit.trim_end_matches('.'));
    let has_unit = matches!(words[..], [number, of, ..] if is_number(number) && is_unit(of));
    let count = match is_proper {
        true if has_unit => 2,
        true => words.iter().take_while(|word| begins_proper(word)).count(),
        false => {
            let ends = |at: &usize| {
                // `plums and drink tea`
                let goes_on =
                    words[*at] == "and" && words.get(at + 1).is_some_and(|next| is_doing(next));
                is_behind(words[*at]) || words[*at] == "of" && !has_of || goes_on
            };
            (0..words.len()).take_while(|at| !ends(at)).count()
        }
    };
    let length = words[..count].iter().map(|word| word.len() + 1).sum::<usize>().checked_sub(1)?;
    let start = part.start as usize + skip;
    // `10 p.m.`
    let has_stop = has_unit && unit.is_some_and(|unit| unit.ends_with('.'));
    let is_cut = has_stop && !words[1].ends_with('.') && text[start + length..].starts_with('.');
    (count <= most).then(|| Span::new(start, start + length + usize::from(is_cut)))
}

/// Words behind which an item may begin.
fn is_before(word: &str) -> bool {
    const WORDS: &[&str] = &[
        "about",
        "are",
        "as",
        "called",
        "code-named",
        "codenamed",
        "either",
        "from",
        "i.e.",
        "include",
        "included",
        "including",
        "is",
        "like",
        "namely",
        "named",
        "nicknamed",
        "of",
        "such",
        "viz",
        "viz.",
        "was",
        "were",
    ];
    const ARTICLES: &[&str] = &["a", "an", "his", "her", "the", "their", "your"];
    const PREPOSITIONS: &[&str] = &["at", "by", "during", "in", "on", "to"];
    let word = word.to_lowercase();
    [WORDS, ARTICLES, PREPOSITIONS].iter().any(|words| words.contains(&word.as_str()))
}

/// Whether a word is a verb of having or doing.
pub(in super::super) fn is_verb(word: &str) -> bool {
    let stem = words::stem(&word.to_lowercase());
    lexicon::VERBS.contains(&stem.as_str()) || story::is_deed(&stem)
}

/// The same, or a verb of what one does with things of some kind: `drink`.
fn is_doing(word: &str) -> bool {
    let stem = words::stem(word);
    let is_of = |topic: &lexicon::Topic| topic.verbs.contains(&stem.as_str());
    is_verb(word) || word.starts_with(char::is_lowercase) && lexicon::TOPICS.iter().any(is_of)
}

/// Words that end an item before them.
fn is_behind(word: &str) -> bool {
    const WORDS: &[&str] = &[
        "all", "are", "as", "at", "attend", "but", "by", "did", "each", "for", "from", "had",
        "have", "in", "is", "not", "occupied", "occupy", "on", "that", "to", "was", "went", "were",
        "which", "who", "with",
    ];
    WORDS.contains(&word.to_lowercase().as_str())
}

/// Whether a clause speaks of all people or things: `they`, `the pupils`, `the four`, `each`.
pub(in super::super) fn speaks_of_all(said: &str) -> bool {
    const ALL: &[&str] = &["all", "each", "every", "their", "they"];
    let said = said.to_lowercase();
    let words: Vec<&str> = said.split_whitespace().collect();
    let are_all = |at: usize| {
        counts_all(&words[..at]) && words.get(at).is_none_or(|next| matches!(*next, "are" | "were"))
    };
    words.iter().any(|word| ALL.contains(word))
        || words
            .windows(2)
            .any(|pair| pair[0] == "the" && (pair[1].ends_with('s') || is_noun(pair[1])))
        || (2..=words.len()).any(are_all)
}

/// Whether some words end with `the four`, who are all, and not with `of the four`. `The two` may be some of more.
pub(in super::super) fn counts_all(said: &[&str]) -> bool {
    const OF: &[&str] = &["by", "for", "from", "of", "to", "with"];
    let [before @ .., "the", number] = said else { return false };
    before.last().is_none_or(|last| !OF.contains(last))
        && words::number(&[number]).is_some_and(|(number, _)| number > 2)
}

/// What tells what a list is of: the clause in front of it, or the one before if that says nothing;
/// behind numbers the word that follows.
fn description(text: &str, before: Span, behind: Span) -> Span {
    let start = before.start as usize;
    let mut end = before.end as usize;
    // `They have been wed for 2, 5 and 9 years`
    let next = text[behind.range()].trim_start();
    let from = behind.end as usize - next.len();
    let length = next.find(|c: char| !c.is_alphabetic()).unwrap_or(next.len());
    let is_number = text[end..].trim_start().starts_with(|c: char| c.is_ascii_digit());
    let unit = &next[..length];
    if is_number && unit.ends_with('s') && !is_behind(unit) && speaks_of_all(&text[before.range()])
    {
        return Span::new(start, from + length);
    }
    loop {
        let part = &text[start..end];
        let mark = part.rfind([',', '(', ')', ';', ':']).map_or(0, |at| at + 1);
        // `an item - a cushion or a quilt - and a picture: …`
        let from = part.rfind(" - ").map_or(0, |dash| dash + 2).max(mark);
        let clause = trimmed(text, Span::new(start + from, end));
        let telling = |word: &str| {
            let word = word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
            !word.is_empty()
                && !category::EMPTY.contains(&word.as_str())
                && !is_before(&word)
                && !FREE.contains(&word.as_str())
                && word != "order"
        };
        let said = &text[clause.range()];
        if !list::tells_no_order(&said.to_lowercase()) && said.split_whitespace().any(telling) {
            return clause;
        }
        if from == 0 {
            break;
        }
        end = start + from - 1;
    }
    // `1st, 2nd and 3rd places`
    Span::new(from, from + if is_number { length } else { 0 })
}
