//! What a list that is set off tells besides its items: an order in its heading (`Pets (left to right)`, `Colours 1-5`), and what
//! stands behind one of its items (`Ed (first)`, `Ed - owl`, `Ed, house 5`). That is a clue, and no list.

use super::super::Odd;
use super::super::positions::opening;
use super::list::{CLAUSE, Item, List};
use crate::english::token::{Token, tokens};
use crate::english::words::{self, Words};
use crate::syntax::text::fold;

/// Words of a heading by which its items stand in an order or go with those of another list, or not each of them is there once.
const ORDERED: Words = Words::of(&[
    "accordingly",
    "anticlockwise",
    "ascending",
    "beginning",
    "choose",
    "clockwise",
    "corresponding",
    "correspondingly",
    "counterclockwise",
    "decreasing",
    "descending",
    "duplicates",
    "ending",
    "increasing",
    "likewise",
    "matching",
    "optional",
    "ordered",
    "ranked",
    "repeating",
    "repeats",
    "repetition",
    "repetitions",
    "respective",
    "respectively",
    "sorted",
    "starting",
    "successive",
]);

/// Words of an aside behind an item that tell nothing of the puzzle.
const IDLE: Words = Words::of(&["jr", "junior", "ret", "retired", "senior", "sr"]);

/// What somebody may be and another one not, so that clues may tell of it.
const RIVALS: Words = Words::of(&[
    "bachelor",
    "boy",
    "champion",
    "child",
    "dummy",
    "female",
    "girl",
    "lady",
    "loser",
    "male",
    "man",
    "neighbor",
    "neighbour",
    "spare",
    "stranger",
    "tie",
    "twin",
    "woman",
]);

/// The longest heading, in words.
const MOST_WORDS: usize = 10;

/// Why a list that is set off is none, or tells more than what there is.
pub(in super::super) fn odd(text: &str, lists: &[List]) -> Option<Odd> {
    let odd = |list| {
        of_heading(text, list)
            .or_else(|| of_items(text, list, lists))
            .or_else(|| of_repeated(text, list, lists))
    };
    lists.iter().find_map(odd)
}

/// Whether an aside in brackets behind an item tells nothing of the puzzle: `(retired)`, `(a pug)`.
pub(in super::super) fn is_idle(aside: &str) -> bool {
    let all = tokens(aside, 0);
    if let [article, noun] = &all[..]
        && matches!(&*article.word, "a" | "an")
    {
        return noun.is_word()
            && !noun.is_capital
            && !places(aside)
            && !RIVALS.contains(&&*noun.word);
    }
    all.iter().filter(|token| token.is_word()).all(|word| IDLE.contains(&&*word.word))
}

/// A heading by which a list that has the items of another one once more is an answer or an example: `Solution`, `Ranking`.
fn of_repeated(text: &str, list: &List, lists: &[List]) -> Option<Odd> {
    const RESULTS: Words = Words::of(&[
        "answer",
        "answers",
        "choice",
        "example",
        "finish",
        "guess",
        "option",
        "order",
        "placings",
        "ranking",
        "rankings",
        "result",
        "results",
        "sample",
        "solution",
        "standings",
        "wrong",
    ]);
    let all = tokens(&text[list.description.range()], list.description.start as usize);
    let word = all.iter().find(|token| RESULTS.contains(&&*token.word))?;
    let names = |list: &List| {
        let mut names: Vec<_> = list.divided.iter().map(|item| fold(&item.name)).collect();
        names.sort_unstable();
        names
    };
    let own = names(list);
    let is_repeated = lists.iter().any(|other| !std::ptr::eq(other, list) && names(other) == own);
    let word = &text[word.span.range()];
    is_repeated.then(|| Odd {
        span: list.description,
        message: format!(
            "below `{word}` stand the items of another list once more: it may be an answer"
        ),
        help: "leave this list out, and write what it tells as a clue",
    })
}

/// The order of which a heading tells.
fn of_heading(text: &str, list: &List) -> Option<Odd> {
    let said = &text[list.description.range()];
    // Most lists stand in sentences or have a heading of one word.
    let words = said.split_whitespace();
    let is_clause = |word: &str| CLAUSE.contains(&word);
    if !said.contains([' ', '-'])
        || words.clone().count() > MOST_WORDS
        || words.clone().any(is_clause)
    {
        return None;
    }
    let all = tokens(said, list.description.start as usize);
    let is_heading = all.len() <= MOST_WORDS && !all.iter().any(|token| is_clause(&token.word));
    let are_values =
        list.divided.iter().all(|item| item.name.contains(|c: char| c.is_ascii_digit()));
    let word = order(&all, are_values).filter(|_| is_heading)?;
    // `Starting times`: when each starts
    const MOMENTS: Words = Words::of(&[
        "date", "dates", "day", "days", "hour", "hours", "time", "times", "year", "years",
    ]);
    let is_of_moments = |token: &Token| MOMENTS.contains(&&*token.word);
    if are_values
        && matches!(&*word.word, "beginning" | "ending" | "starting")
        && matches!(&all[..], [_, moments] if is_of_moments(moments))
    {
        return None;
    }
    let word = &text[word.span.range()];
    Some(Odd {
        span: list.description,
        message: format!(
            "`{word}` in the heading of a list may tell in which order its items stand"
        ),
        help: "leave it out, and write what it tells as a clue",
    })
}

/// The word of a heading that tells of an order. `are_values`: whether numbers are what is listed.
fn order(all: &[Token], are_values: bool) -> Option<&Token> {
    let words: Vec<(&Token, String)> = all
        .iter()
        .flat_map(|token| token.word.split('-').map(move |part| (token, part.to_owned())))
        .collect();
    let word = |at: usize| words.get(at).map_or("", |(_, word)| word.as_str());
    let is_number = |word: &str| words::number(&[word]).is_some() || words::ordinal(word).is_some();
    let is_end = |at: usize| {
        let is_letter = word(at).len() == 1 && word(at) != "a";
        let is_name = words.get(at).is_some_and(|(token, _)| token.is_capital && at > 0);
        is_letter
            || is_name
            || is_number(word(at)) && !are_values
            || words::ordinal(word(at)).is_some()
            || opening::is_noun(word(at))
            || matches!(
                word(at),
                "back"
                    | "bottom"
                    | "east"
                    | "front"
                    | "last"
                    | "left"
                    | "north"
                    | "right"
                    | "south"
                    | "top"
            )
            || word(at).ends_with("est")
    };
    let is_odd = |at: usize| match word(at) {
        "to" | "through" | "thru" => at > 0 && is_end(at - 1) && is_end(at + 1),
        // `Colours 1-5`
        "by" => opening::is_noun(word(at + 1)),
        "row" | "line" => word(at + 1) == "of",
        "down" | "along" | "across" => word(at + 1) == "the",
        "repeat" | "repeats" | "some" | "twice" => true,
        // `(house 1 first)`, but not `First names`
        "first" | "last" => at > 1 && is_number(word(at - 1)),
        number => {
            ORDERED.contains(&number)
                || !are_values && at > 0 && is_number(number) && is_number(word(at - 1))
        }
    };
    let has = |of: &str| words.iter().position(|(_, word)| word == of);
    // `Pets (left-right)`
    let at = has("left").filter(|_| has("right").is_some());
    let at = at.or_else(|| (0..words.len()).find(|at| is_odd(*at)))?;
    Some(words[at].0)
}

/// What stands behind one of the items and is no part of its name.
fn of_items(text: &str, list: &List, lists: &[List]) -> Option<Odd> {
    let tails: Vec<Option<(&str, bool)>> =
        list.divided.iter().map(|item| tail(text, item)).collect();
    if tails.iter().all(Option::is_none) {
        return None;
    }
    let are_all = tails.iter().all(Option::is_some);
    let is_item = |said: &str| {
        let said = fold(said.trim_matches(|c: char| !c.is_alphanumeric()));
        lists.iter().flat_map(|list| &list.divided).any(|item| fold(&item.name) == said)
    };
    let at = tails.iter().position(|tail| {
        tail.is_some_and(|(said, is_apart)| is_item(said) || !are_all && (is_apart || places(said)))
    })?;
    let item = &list.divided[at];
    Some(Odd {
        span: item.span,
        message: format!("`{}` may be the name of an item, or tell something of it", item.name),
        help: "write only the names in the list, in double quotes if one has brackets, a dash or a comma, and what it tells as a clue",
    })
}

/// What stands behind the name of an item, and whether brackets or a dash set it off, and no comma; none if the item is in quotes.
fn tail<'t>(text: &str, item: &'t Item) -> Option<(&'t str, bool)> {
    const MARKS: &[(&str, bool)] = &[
        (" (", true),
        (" [", true),
        (" - ", true),
        (" – ", true),
        (" — ", true),
        (": ", true),
        (", ", false),
    ];
    if !item.name.contains(['(', '[', '-', '–', '—', ':', ',', '~']) {
        return None;
    }
    let quoted = ['"', '“', '`', '\'', '‘'];
    let is_quoted = text[..item.span.start as usize].ends_with(quoted)
        || text[item.span.range()].starts_with(quoted);
    let found = MARKS.iter().filter_map(|(mark, is_apart)| {
        let (name, behind) = item.name.split_once(mark)?;
        Some((name.len(), behind, *is_apart))
    });
    // `~~Ed~~` is struck out.
    if item.name.starts_with("~~") {
        return Some(("", true));
    }
    let (_, said, is_apart) = found.min_by_key(|(at, ..)| *at).filter(|_| !is_quoted)?;
    (!is_idle(said)).then_some((said, is_apart))
}

/// Whether some words may tell of a place or a rank: `house 5`, `first`.
fn places(said: &str) -> bool {
    tokens(said, 0).iter().any(|token| {
        let word = token.word.as_str();
        words::number(&[word]).is_some()
            || words::ordinal(word).is_some()
            || opening::is_noun(word)
            || matches!(
                word,
                "end" | "last" | "left" | "leftmost" | "middle" | "right" | "rightmost" | "winner"
            )
    })
}
