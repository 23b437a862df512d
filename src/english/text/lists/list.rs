//! Lists of items: `Each person has a unique pet: cat, dog and eel`.

use std::cell::LazyCell;
use std::ops::Range;

use compact_str::{CompactString, format_compact};

use itertools::Itertools;

use super::super::asking::instruction;
use super::super::cutting::lines;
use super::super::cutting::lines::trimmed;
use super::super::cutting::sentence::ends_in_short_form;
use super::announcement;
use super::heading_order;
use super::phrases;
use super::range;
use super::running;
use crate::english::function;
use crate::english::measure::MONEY_SIGNS;
use crate::english::partial::acts;
use crate::english::token::{Token, tokens};
use crate::english::words::{self, Words};
use crate::model::ids::Span;
use crate::syntax::text::{is_clock_colon, squeeze};

/// A list of items and the words that describe them.
#[derive(Clone, Debug)]
pub(in super::super) struct List {
    /// `Each person has a unique pet`.
    pub(in super::super) description: Span,
    /// The items, `a and b` at the end divided.
    pub(in super::super) divided: Vec<Item>,
    /// The items, `a and b` at the end one of them.
    pub(in super::super) whole: Vec<Item>,
    /// The verbs that stand before the items and go with their category: `drinks`.
    pub(in super::super) verbs: Vec<CompactString>,
    /// Whether nothing but its place tells that it is a list, so that the clues must speak of it.
    pub(in super::super) unmarked: bool,
    /// Whether its sentence announces it with its number or kind, so that no clue needs to speak of its items.
    pub(in super::super) announced: bool,
}

/// An item of a list.
#[derive(Clone, Debug)]
pub(in super::super) struct Item {
    /// Its name.
    pub(in super::super) name: CompactString,
    /// Where it stands; for a number of `from 3 to 5`, the whole of that.
    pub(in super::super) span: Span,
}

impl Item {
    pub(in super::super) fn new(text: &str, span: Span) -> Item {
        let said = &text[span.range()];
        // `rock_band` is how data sets write `rock band`.
        let name = match said.contains('_') && !said.contains(char::is_whitespace) {
            true => CompactString::from(said.replace('_', " ").trim()),
            false => squeeze(said),
        };
        Item { name, span }
    }
}

/// Words that a sentence has and an item has not, unless it is quoted.
pub(in super::super) const CLAUSE: &[&str] = &[
    "is",
    "are",
    "was",
    "were",
    "lives",
    "live",
    "who",
    "whose",
    "which",
    "that",
    "has",
    "have",
    "had",
    "does",
    "do",
    "not",
    "isn",
    "doesn",
    "either",
    "neither",
    "nor",
    "between",
    "if",
    "than",
    "next",
    "owns",
    "cannot",
    "must",
    "can",
    "both",
    "immediately",
    "directly",
    "somewhere",
    "each",
    "every",
    "person",
    "people",
];

/// The longest description, in words.
const MOST_WORDS: usize = 20;

impl List {
    /// A list that can be divided in one way only.
    pub(in super::super) fn of(description: Span, items: Vec<Item>) -> List {
        let whole = items.clone();
        List {
            description,
            divided: items,
            whole,
            verbs: Vec::new(),
            unmarked: false,
            announced: false,
        }
    }

    /// The list without the articles in front of items: `flood` of `(the flood, the storm or the voyage)`.
    pub(in super::super) fn without_articles(mut self, text: &str) -> List {
        for item in self.divided.iter_mut().chain(&mut self.whole) {
            if text[item.span.range()].starts_with("the ") {
                let bare = Span::new(item.span.start as usize + 4, item.span.end as usize);
                *item = Item::new(text, trimmed(text, bare));
            }
        }
        self
    }

    /// The nouns of items that all have a preposition and an article: `bicycle`, `taxi` of `(on a bicycle, in a taxi or by a
    /// ferry)`, the first of which may have lost both.
    fn of_nouns(&self, text: &str) -> Option<Vec<Item>> {
        const PREPOSITIONS: &[&str] = &["at ", "by ", "in ", "on ", "with "];
        const ARTICLES: &[&str] = &["a ", "an "];
        let bare = |at: usize, item: &Item| {
            let said = &text[item.span.range()];
            let of = PREPOSITIONS.iter().find(|of| said.starts_with(**of)).map(|of| of.len());
            // The article of the first one may be left out with its preposition.
            let from = of.or((at == 0).then_some(0))?;
            let article = ARTICLES.iter().find(|of| said[from..].starts_with(**of));
            let skip = from + article.map(|of| of.len()).or((at == 0).then_some(0))?;
            let noun = Span::new(item.span.start as usize + skip, item.span.end as usize);
            Some(Item::new(text, noun))
        };
        let nouns: Option<Vec<Item>> =
            self.divided.iter().enumerate().map(|(at, item)| bare(at, item)).collect();
        // `by a lake, in a lake`
        nouns.filter(|nouns| nouns.iter().map(|item| &item.name).all_unique())
    }

    /// The list with the nouns of its items alone, if each has a preposition and an article in front of it.
    pub(in super::super) fn without_prepositions(self, text: &str) -> List {
        match self.of_nouns(text) {
            Some(items) => List { whole: items.clone(), divided: items, ..self },
            None => self,
        }
    }

    /// The items, as they fit the number of positions best.
    pub(in super::super) fn items(&self, positions: Option<usize>) -> &[Item] {
        let fits = |items: &[Item]| Some(items.len()) == positions;
        if fits(&self.whole) && !fits(&self.divided) { &self.whole } else { &self.divided }
    }

    /// Whether an item is a phrase that tells of something, and no name: `a friend of his`,
    /// `2 on the right`.
    pub(in super::super) fn tells(&self, text: &str) -> bool {
        let tells = |item: &Item| item_tells(&text[item.span.range()]);
        self.divided.iter().any(tells)
    }
}

/// Whether an item is a phrase that tells of something.
pub(in super::super) fn item_tells(item: &str) -> bool {
    const LEADS: &[&str] = &[
        "a", "an", "at", "by", "facing", "from", "her", "his", "in", "its", "just", "my", "near",
        "not", "on", "our", "the", "their", "to", "too", "very", "with", "your",
    ];
    const PLACES: Words = Words::of(&[
        "center",
        "centre",
        "facing",
        "labeled",
        "labelled",
        "left",
        "leftmost",
        "middle",
        "numbered",
        "right",
        "rightmost",
    ]);
    // `In the Mood` may be the name of a song.
    let first = item.split_whitespace().next().unwrap_or_default();
    // `left field`, a position of a player
    const PLAYED: Words = Words::of(&[
        "back", "field", "fielder", "forward", "guard", "half", "tackle", "wing", "winger",
    ]);
    let mut words = item.split_whitespace().tuple_windows().map(|(_, next): (&str, &str)| next);
    let is_played = words.next().is_some_and(|word| PLAYED.contains(&&*word.to_lowercase()))
        && words.next().is_none();
    LEADS.contains(&first)
        || !is_played && item.split_whitespace().any(|word| PLACES.contains(&&*word.to_lowercase()))
}

/// Words that lead to a list as a colon does.
const LEADS: &[&str] = &[
    ", namely ",
    " namely ",
    ", viz., ",
    ", viz. ",
    ", viz ",
    " viz. ",
    ", i.e., ",
    ", i.e. ",
    ", these being ",
];

/// Where words that lead to a list as a colon does begin and end in a text, the last of them.
pub(in super::super) fn led(part: &str) -> Option<(usize, usize)> {
    // Most lines have none of these words.
    if !["namely ", "viz", "i.e.", "being "].into_iter().any(|word| part.contains(word)) {
        return None;
    }
    // `, namely ` and ` namely ` end in the same place.
    let found = LEADS.iter().filter_map(|lead| Some((part.rfind(lead)? + lead.len(), lead.len())));
    found.max().map(|(end, length)| (end - length, end))
}

/// Reads `description: item, item and item.`, `description, namely item, item and item.`
pub(in super::super) fn list(text: &str, span: Span) -> Option<List> {
    let part = &text[span.range()];
    let mut quoted = false;
    let colon = part.char_indices().find(|(at, c)| {
        quoted ^= *c == '`';
        *c == ':' && !quoted && !is_clock_colon(part, *at)
    });
    // `namely Ann, Bob or Cy, whoever comes`
    let ends = |behind: usize| {
        let items = without_order(part[behind..].trim_end_matches('.'));
        let last = items.rsplit(", ").next().unwrap_or_default();
        // `namely Ann the fox and Bob the owl` pairs two lists.
        let items_of = items
            .split(", ")
            .flat_map(|item| item.split(" and "))
            .flat_map(|item| item.split(" or "));
        let pairs = items_of.into_iter().any(|item| item.contains(" the "));
        !pairs && last.split(' ').any(|word| matches!(word, "and" | "or"))
    };
    let is_plain = |said: &str| {
        let said = tokens(said, 0);
        let is_name = |token: &Token| token.is_capital && token.span.start > 0;
        !announcement::says_more(&said, None) && !said.iter().any(is_name)
    };
    let led = || {
        led(part).filter(|(at, behind)| {
            ends(*behind) && is_plain(&part[..*at]) && !tells_of_lack(&part[..*at])
        })
    };
    // `hats = fez, cap, beret`
    let set = || {
        let (name, items) = part.split_once('=').filter(|(_, items)| items.contains(','))?;
        let is_name = name.trim().split(' ').count() <= 2
            && name.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '_'));
        is_name.then(|| (name.len(), part.len() - items.len()))
    };
    let (colon, behind) = colon.map(|(at, _)| (at, at + 1)).or_else(set).or_else(led)?;
    let start = span.start as usize;
    let description = trimmed(text, Span::new(start, start + colon));
    // `Prices, in thousands`
    let whole = &text[description.range()];
    let unit = whole.split_once(", in ").filter(|(_, unit)| {
        unit.split(' ').count() <= 2 && unit.chars().all(|c| c.is_alphabetic() || c == ' ')
    });
    let words = unit.map_or(whole, |(name, _)| name);
    let description = Span::new(start, description.start as usize + words.len());
    let plain = !words.is_empty()
        && !words.contains([',', '.', ';', '?', '!', '`', '='])
        && words.split_whitespace().count() <= MOST_WORDS;
    let value = trimmed(text, Span::new(start + behind, span.end as usize));
    let said = &text[value.range()];
    if !plain
        || tells_order(words) && !ranks(words, said)
        || instruction::tells_of_print(words, said)
    {
        return None;
    }
    // `Days: Monday to Friday`
    let names = || {
        const TIMES: Words =
            Words::of(&["date", "dates", "day", "days", "month", "months", "weekday", "weekdays"]);
        let is_of_times = words.split_whitespace().any(|word| {
            let may_be = word.starts_with(['D', 'M', 'W', 'd', 'm', 'w']);
            may_be && TIMES.contains(&&*word.to_lowercase())
        });
        let bare = Span::new(
            value.start as usize,
            value.start as usize + said.trim_end_matches('.').len(),
        );
        is_of_times.then(|| range::of_names(text, bare, description))?
    };
    let list = names().or_else(|| entries(text, value, trimmed(text, description)))?;
    let unit = unit.map(|(_, unit)| CompactString::from(unit));
    Some(List { verbs: list.verbs.into_iter().chain(unit).collect(), ..list })
}

/// Whether some words tell what somebody has not: `None of them has a pet`, `Each wanted a hat`, `Pets nobody has`.
pub(in super::super) fn tells_of_lack(said: &str) -> bool {
    const NOT_HAD: Words = Words::of(&[
        "avoid", "dislik", "envi", "gave", "give", "hate", "lack", "lose", "lost", "need", "refus",
        "sold", "want", "wish",
    ]);
    let said = tokens(said, 0);
    said.iter().enumerate().any(|(at, token)| {
        // `the judges gave them`
        let is_given = token.word == "gave" && said.get(at + 1).is_some_and(|of| of.word == "them");
        phrases::DENIALS.contains(&&*token.word)
            || (NOT_HAD.contains(&&*token.stem) || NOT_HAD.contains(&&*token.word)) && !is_given
    })
}

/// Whether a list is of places in an order, and says nothing of who has them: `Order: 1st, 2nd, 3rd`.
fn ranks(description: &str, items: &str) -> bool {
    let is_rank = |item: &str| {
        let item = item.trim_matches(|c: char| !c.is_alphanumeric());
        words::ordinal(&item.to_lowercase()).is_some()
    };
    !description.contains("left") && items.split(',').all(is_rank)
}

/// Whether a description tells that the items stand in order: `The houses from left to right`. That is
/// a clue.
fn tells_order(description: &str) -> bool {
    let words: Vec<String> = description.split_whitespace().map(str::to_lowercase).collect();
    let has = |word: &str| words.iter().any(|known| known == word);
    let free = ["alphabetical", "any", "no", "particular", "random"].into_iter().any(has);
    has("left") && has("right") || !free && (has("order") || has("sequence"))
}

/// Reads `item, item and item.`
pub(in super::super) fn entries(text: &str, value: Span, description: Span) -> Option<List> {
    let part = &text[value.range()];
    if part.contains('`') {
        let items = backquoted(text, value)?;
        let fits = items.len() > 1 && items.iter().all(|item| !item.range().is_empty());
        let items = items.into_iter().map(|item| Item::new(text, item)).collect();
        return fits.then(|| List::of(description, items));
    }
    let part = without_order(part.strip_suffix('.').unwrap_or(part));
    let part = without_direction(part);
    // `{Ann, Bob, Cy}`, `['Ann', 'Bob']`
    let inner = |(open, close)| part.strip_prefix(open).and_then(|part| part.strip_suffix(close));
    let (skip, part) = match [('{', '}'), ('[', ']')].into_iter().find_map(inner) {
        Some(inner) => (1, inner),
        None => (0, part),
    };
    let start = value.start as usize + skip;
    let value = trimmed(text, Span::new(start, start + part.len()));
    let part = &text[value.range()];
    if phrases::are(part) {
        return phrases::read(text, value, description).ok();
    }
    let all = |last| without_aside(text, divided(text, value, last));
    let whole = all(false).iter().map(|item| named_by(text, *item)).collect();
    Some(List { whole, ..named(text, &all(true), description)? })
}

/// The numbers of places without what says that they rise as always: `1, 2, 3 (from left to right)`.
pub(in super::super) fn without_direction(part: &str) -> &str {
    const RISING: &[&str] = &[" (from left to right)", " (left to right)", ", from left to right"];
    let Some(list) = RISING.iter().find_map(|said| part.strip_suffix(said)) else { return part };
    let mut numbers = list.split(',').map(|number| number.trim().parse::<usize>()).enumerate();
    let rises = numbers.all(|(at, number)| number == Ok(at + 1));
    if rises { list } else { part }
}

/// Where an aside in brackets begins at the end of an item: behind `Major Bo` of `Major Bo (retired)`.
fn aside(item: &str) -> Option<usize> {
    let said = item.strip_suffix(')')?;
    said.find(" (").filter(|at| !said[at + 2..].contains(')'))
}

/// Whether the aside of an item tells something of the puzzle: `Cy (who isn't a nurse)`, `$25 (lowest first)`.
fn has_telling_aside(item: &str) -> bool {
    const TELLING: Words = Words::of(&[
        "all", "but", "except", "first", "last", "least", "less", "more", "most", "not", "than",
    ]);
    let Some(start) = aside(item) else { return false };
    let said = tokens(&item[start + 2..item.len() - 1], 0);
    /// Those that tell something also alone: `eel (shared)`.
    const RULES: Words = Words::of(&[
        "both",
        "each",
        "nobody",
        "none",
        "order",
        "respectively",
        "same",
        "shared",
        "twice",
    ]);
    // `Di (and Ed)`, `Di (the cap's owner)`
    const JOINTS: Words =
        Words::of(&["'s", "and", "at", "for", "in", "no", "of", "on", "one", "or", "the", "with"]);
    let is_telling = |word: &Token| acts(word) || TELLING.contains(&&*word.word);
    let is_rule = |word: &Token| RULES.contains(&&*word.word);
    let is_joint = |word: &Token| JOINTS.contains(&&*word.word);
    let counts = |word: &Token| words::number(&[&word.word]).is_some();
    said.iter().any(|word| is_rule(word) || is_joint(word))
        || said.len() > 1 && said.iter().any(|word| is_telling(word) || counts(word))
}

/// The words of what says that a list is in no order.
pub(in super::super) const OF_ORDER: Words = Words::of(&[
    "above",
    "alphabetical",
    "although",
    "any",
    "as",
    "given",
    "in",
    "listed",
    "mentioned",
    "necessarily",
    "no",
    "not",
    "order",
    "orders",
    "particular",
    "respective",
    "same",
    "some",
    "special",
    "specific",
    "respectively",
    "that",
    "the",
    "this",
    "those",
    "though",
]);

/// Phrases that say so with other words.
const NO_ORDER: &[&str] =
    &["in one order or another", "in some order or other", "respectively or otherwise"];

/// Whether some words say that a list is in no order: `in no particular order`. `In that order` tells one.
pub(in super::super) fn tells_no_order(said: &str) -> bool {
    const FREE: Words = Words::of(&[
        "alphabetical",
        "any",
        "necessarily",
        "no",
        "not",
        "particular",
        "some",
        "special",
        "specific",
    ]);
    let said = said.trim();
    if NO_ORDER.contains(&said.trim_end_matches(',')) {
        return true;
    }
    let is_order = said.contains(" order") && (said.contains(" in ") || said.starts_with("in "));
    // `though not respectively`
    let is_order = is_order
        || said.ends_with("not respectively")
        || said.ends_with("not necessarily respectively");
    let words = || said.split([' ', ',']).filter(|word| !word.is_empty());
    is_order
        && words().all(|word| OF_ORDER.contains(&word))
        && words().any(|word| FREE.contains(&word))
}

/// The words of a sentence that lists something without `in alphabetical order` beside the list, which says nothing.
pub(in super::super) fn without_alphabet(tokens: &[Token]) -> Vec<Token> {
    const BEHIND: &[&str] = &["are", "is", "the", "their", "was", "were"];
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let begins = |at: &usize| {
        let behind = at + 3 + usize::from(matches!(word(at + 3), "," | ")"));
        (word(*at), word(at + 1), word(at + 2)) == ("in", "alphabetical", "order")
            && (BEHIND.contains(&word(behind)) || matches!(word(behind), "" | "." | ":" | ","))
    };
    let at = (0..tokens.len()).find(begins);
    let is_kept = |of: &usize| at.is_none_or(|at| !(at..at + 3).contains(of));
    (0..tokens.len()).filter(is_kept).map(|at| tokens[at].clone()).collect()
}

/// A list without what says that it is in no order: `red, blue and green, but not necessarily in the same order`.
pub(in super::super) fn without_order(part: &str) -> &str {
    const MARKS: &[char] = &[' ', ',', '(', ';', '-', '–', '—'];
    let bare = part.trim_end_matches(')');
    if let Some(list) = NO_ORDER.iter().find_map(|phrase| bare.strip_suffix(phrase)) {
        return list.trim_end_matches(MARKS);
    }
    let tail = bare.rsplit(' ').take_while(|word| OF_ORDER.contains(word));
    let length: usize = tail.map(|word| word.len() + 1).sum();
    let at = bare.len().saturating_sub(length);
    if !tells_no_order(&bare[at..]) {
        return part;
    }
    let list = bare[..at].trim_end_matches(MARKS);
    let without_but = [" but", "(but"].iter().find_map(|but| list.strip_suffix(but));
    without_but.unwrap_or(list).trim_end_matches(MARKS)
}

/// The items without what stands in brackets behind one of them and tells nothing: `Ann, Major Bo (retired) and Cy`.
fn without_aside(text: &str, mut items: Vec<Span>) -> Vec<Span> {
    // Few lists have an aside, and some have many.
    let lower = LazyCell::new(|| text.to_lowercase());
    let aside = |item: &Span| {
        let said = &text[item.range()];
        // `Di (cap)`, where others have caps
        let is_elsewhere = |start: usize| {
            let word = said[start + 2..said.len() - 1].trim();
            lower.matches(&word.to_lowercase()).nth(1).is_some()
        };
        let is_idle = |start: usize| heading_order::is_idle(&said[start + 2..said.len() - 1]);
        aside(said).filter(|start| is_idle(*start) && !is_elsewhere(*start))
    };
    without_ends(text, &mut items);
    let mut with = (0..items.len()).filter_map(|at| Some((at, aside(&items[at])?)));
    if let (Some((at, length)), None) = (with.next(), with.next()) {
        items[at].end = items[at].start + u32::try_from(length).unwrap_or_default();
    }
    items
}

/// Takes away what tells that ranks begin at the end where they always do: `First (at the bottom), Second, Third (at the top)`.
fn without_ends(text: &str, items: &mut [Span]) {
    const FIRST: &[&str] =
        &["bottom", "ground", "ground floor", "leftmost", "lowest", "far left", "left"];
    const LAST: &[&str] = &["far right", "highest", "right", "rightmost", "top"];
    let rank = |item: &Span| {
        let word = text[item.range()].split(' ').next().unwrap_or_default().to_lowercase();
        words::ordinal(&word).or_else(|| word.parse().ok())
    };
    let are_ranks = (1..).zip(items.iter()).all(|(number, item)| rank(item) == Some(number));
    let [first, .., last] = items else { return };
    if !are_ranks {
        return;
    }
    for (item, ends) in [(first, FIRST), (last, LAST)] {
        let said = &text[item.range()];
        let Some(start) = aside(said) else { continue };
        let within = said[start + 2..said.len() - 1].trim();
        let within = ["at the ", "on the ", "the "]
            .iter()
            .find_map(|the| within.strip_prefix(the))
            .unwrap_or(within);
        if ends.contains(&within) {
            item.end = item.start + u32::try_from(start).unwrap_or_default();
        }
    }
}

/// Of what looks like a list of so many items but is none, the first that can be no item.
pub(in super::super) fn odd_item(text: &str, span: Span, number: usize) -> Option<Span> {
    let part = &text[span.range()];
    let colon = part.find(": ")?;
    let start = span.start as usize;
    let plain = !part[..colon].contains([',', '.', ';', '?', '!', '`']);
    let subject = running::subject(&part[colon + 1..]);
    let value = trimmed(text, Span::new(start + colon + 1 + subject, span.end as usize));
    let items = divided(text, value, true);
    let looks = plain && number > 1 && items.len() == number;
    items.into_iter().find(|item| looks && !is_item(&text[item.range()]))
}

/// A list of items that stand apart; `None` if one of them cannot be an item.
pub(in super::super) fn named(text: &str, items: &[Span], description: Span) -> Option<List> {
    // `to fish, to paint or to rest`
    let are_done = items.iter().all(|item| text[item.range()].starts_with("to "));
    let skip = if are_done { "to ".len() } else { 0 };
    let bare = |item: &Span| Span::new(item.start as usize + skip, item.end as usize);
    let fits = items.len() > 1 && items.iter().all(|item| is_item(&text[bare(item).range()]));
    let mut items: Vec<Item> = items.iter().map(|item| named_by(text, bare(item))).collect();
    join_signs(&mut items);
    add_unit(&mut items);
    end_unit(&mut items);
    fits.then(|| List::of(description, items))
}

/// Leaves out the space behind signs of money: `$ 5`.
fn join_signs(items: &mut [Item]) {
    for item in items {
        let amount = ["$ ", "€ ", "£ "].iter().find_map(|sign| item.name.strip_prefix(sign));
        if let Some(amount) = amount.filter(|of| of.starts_with(|c: char| c.is_ascii_digit())) {
            let sign = item.name.chars().next().unwrap_or_default();
            item.name = format_compact!("{sign}{amount}");
        }
    }
}

/// Gives each number the unit that only the last one has: `5`, `6`, `8 min`; `$5`, `$6`, `$8 millions`.
fn add_unit(items: &mut [Item]) {
    let Some((last, others)) = items.split_last_mut() else { return };
    let is_number = |name: &str| name.trim_start_matches(MONEY_SIGNS).parse::<f64>().is_ok();
    let unit = last.name.split_once(' ').filter(|(number, _)| is_number(number));
    let Some((_, unit)) = unit else { return };
    let is_unit = unit.chars().all(|c| c.is_alphabetic() || c == '.');
    if is_unit && others.len() > 1 && others.iter().all(|item| is_number(&item.name)) {
        for item in others {
            item.name = format_compact!("{} {unit}", item.name);
        }
    }
}

/// Gives the last one back the full stop of its unit, which ended the list: `5 ft.`, `6 ft.`, `8 ft`.
fn end_unit(items: &mut [Item]) {
    let Some((last, others)) = items.split_last_mut() else { return };
    let unit = |name: &str| Some(name.split_once(' ')?.1.to_owned());
    let Some(own) = unit(&last.name).map(|unit| unit + ".") else { return };
    if !others.is_empty() && others.iter().all(|item| unit(&item.name).as_ref() == Some(&own)) {
        last.name.push('.');
    }
}

/// The item that some words name: `owl` of `an owl`.
fn named_by(text: &str, words: Span) -> Item {
    let words = unquoted(text, words);
    let part = &text[words.range()];
    // `The projects were about crystals, magnets and plants`
    // `The holds are full of coal, salt and tea`
    let article = ["a ", "about ", "an ", "full of ", "some ", "the "].iter().find_map(|article| {
        let noun = part.strip_prefix(article)?;
        // `the oboe`, but not `the Who`
        let is_name = *article == "the " && !noun.starts_with(char::is_lowercase);
        (!is_name).then_some(article.len())
    });
    let skip = article.unwrap_or(0);
    Item::new(text, trimmed(text, Span::new(words.start as usize + skip, words.end as usize)))
}

/// Items in backquotes with nothing but commas, `and` and `or` between them.
fn backquoted(text: &str, value: Span) -> Option<Vec<Span>> {
    let mut items = Vec::new();
    let mut at = value.start as usize;
    for (index, piece) in text[value.range()].split('`').enumerate() {
        let end = at + piece.len();
        if index % 2 == 1 {
            items.push(trimmed(text, Span::new(at, end)));
        } else {
            let between =
                piece.trim_matches(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | ';'));
            if !matches!(between, "" | "and" | "or" | "&") {
                return None;
            }
        }
        at = end + 1;
    }
    Some(items)
}

/// Items between commas (or semicolons), `and` and `or` before the last one taken for a comma if
/// `last` says so. Quotes hold an item together.
fn divided(text: &str, value: Span, last: bool) -> Vec<Span> {
    // A list may go on in the next line.
    let part = &lines::joined(&text[value.range()]);
    let quotes = quotes(part);
    let bare = |at: usize| {
        let before = quotes.partition_point(|quote| quote.start <= at);
        before == 0 || quotes[before - 1].end <= at
    };
    let all = |mark: char| part.match_indices(mark).map(|(at, _)| at).filter(|at| bare(*at));
    // `Ann / Bob / Cy`, `$5 - $10 - $15`
    const BETWEEN: &[(&str, char)] = &[(" / ", '/'), (" | ", '|'), (" · ", '·'), (" - ", '-')];
    // In front of a dash may be the heading, but not behind a colon; `Determine: Child - Age` names the columns.
    let is_headed = || {
        const ASKING: &[&str] = &["answer", "determine", "find", "give", "match", "solve"];
        let head = text[..value.start as usize].trim_end().strip_suffix(':');
        let verb = head.and_then(|head| head.rsplit('\n').next()?.split(' ').next());
        verb.is_some_and(|verb| !ASKING.contains(&&*verb.to_lowercase()))
    };
    let fits =
        |(mark, of): &&(&str, char)| part.matches(mark).count() > 1 && (*of != '-' || is_headed());
    let between = || BETWEEN.iter().find(fits);
    let comma = all(',').find(|at| !is_within_number(part, *at));
    let mark = match (all(';').next(), comma) {
        (Some(_), _) => ';',
        (None, None) => between().map_or(',', |(_, mark)| *mark),
        _ => ',',
    };
    let mut items = Vec::new();
    let mut start = 0;
    // `sweater/jeans / shirt/shorts`
    let divides = |at: &usize| match mark {
        '/' | '|' | '-' | '·' => {
            part[..*at].ends_with(' ') && part[at + mark.len_utf8()..].starts_with(' ')
        }
        _ => !is_within_number(part, *at),
    };
    for end in all(mark).filter(divides).chain([part.len()]) {
        items.push((start, end));
        start = end + mark.len_utf8();
    }
    if let Some((from, to)) = items.pop() {
        let end = &part[from..to];
        let inner = end.trim_start();
        let skip = end.len() - inner.len();
        let lead = ["and ", "or ", "& "].iter().find(|word| inner.starts_with(**word));
        // `black & red, black & white, yellow & blue`
        let within = |word: &str| items.iter().any(|(from, to)| part[*from..*to].contains(word));
        let cut = || {
            [" and ", " or ", " & "].iter().filter(|word| !within(word)).find_map(|word| {
                let mut at = end.rmatch_indices(word).map(|(at, _)| at);
                Some((at.find(|at| bare(from + at))?, word.len()))
            })
        };
        match (lead, cut().filter(|_| last)) {
            (Some(word), _) => items.push((from + skip + word.len(), to)),
            (None, Some((at, length))) => {
                items.extend([(from, from + at), (from + at + length, to)])
            }
            (None, None) => items.push((from, to)),
        }
    }
    let start = value.start as usize;
    items.into_iter().map(|(from, to)| trimmed(text, Span::new(start + from, start + to))).collect()
}

/// The parts of a text between commas that are not within numbers.
pub(in super::super) fn divided_at_commas(text: &str, value: Span) -> Vec<Span> {
    let part = &text[value.range()];
    let mut pieces = Vec::new();
    let mut from = value.start as usize;
    for (at, _) in part.match_indices(',').filter(|(at, _)| !is_within_number(part, *at)) {
        let at = value.start as usize + at;
        pieces.push(trimmed(text, Span::new(from, at)));
        from = at + 1;
    }
    pieces.push(trimmed(text, Span::new(from, value.end as usize)));
    pieces
}

/// The parts in double quotes that begin and end where words do.
fn quotes(part: &str) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    let mut open: Option<(usize, char)> = None;
    let mut before = ' ';
    for (at, c) in part.char_indices() {
        let after = part[at + c.len_utf8()..].chars().next().unwrap_or(' ');
        match open {
            None if matches!(c, '"' | '“') && !before.is_alphanumeric() => {
                open = Some((at, if c == '"' { '"' } else { '”' }));
            }
            Some((start, close)) if c == close && !after.is_alphanumeric() => {
                all.push(start..at + c.len_utf8());
                open = None;
            }
            _ => {}
        }
        before = c;
    }
    all
}

/// `1,000`
fn is_within_number(text: &str, at: usize) -> bool {
    let bytes = text.as_bytes();
    let digit = |i: usize| bytes.get(i).is_some_and(u8::is_ascii_digit);
    at > 0 && digit(at - 1) && (1..=3).all(|i| digit(at + i)) && !digit(at + 4)
}

/// Whether a line without a mark may be an item: a few words that do not end as a sentence does.
pub(in super::super) fn may_stand_alone(line: &str) -> bool {
    const MOST_WORDS: usize = 4;
    let last = line.rsplit(' ').next().unwrap_or_default();
    let ended = line.ends_with('.') && !last[..last.len() - 1].contains('.');
    line.split_whitespace().count() <= MOST_WORDS
        && !line.ends_with([':', ',', ';', '?', '!'])
        && !ended
        && is_item(line)
}

/// Whether something may be the name of an item, and is no clause.
pub(in super::super) fn is_item(item: &str) -> bool {
    let quoted = quotes(item).first() == Some(&(0..item.len())) && item.len() > 2;
    let single = item.starts_with(['\'', '‘']) && item.len() > 2;
    let word = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    // `Nine Lives` is a name.
    let is_name = |w: &str| w.starts_with(char::is_uppercase) && !item.starts_with(w);
    // `18 people`
    let counts_people = item.split_once(' ').is_some_and(|(number, unit)| {
        matches!(unit, "people" | "persons") && number.parse::<u32>().is_ok()
    });
    if counts_people {
        return true;
    }
    let clause = |w: &str| CLAUSE.contains(&word(w).as_str()) && !is_name(w);
    let first = item.split_whitespace().next().unwrap_or_default();
    let colon = |at: usize| !is_clock_colon(item, at);
    // `St. Hilda` has a full stop, and is one name.
    let ended = |at: usize| !ends_in_short_form(&item[..at]);
    let inner = item.strip_prefix('\'').and_then(|item| item.strip_suffix('\''));
    if quoted || inner.is_some_and(|inner| !inner.is_empty() && !inner.contains('\'')) {
        return true;
    }
    // `green in the same order`, which is that of another list, `green in order of age`
    let is_in_order =
        item.ends_with(" order") && item.contains(" in ") || item.contains(" in order of ");
    item.contains(char::is_alphanumeric)
        && !item.contains(['?', '!', '='])
        // `Ann, Bo and maybe Cy`
        && !function::is_maybe(first)
        && !is_in_order
        && !item.ends_with(" respectively")
        && !has_telling_aside(item)
        && !item.match_indices(':').any(|(at, _)| colon(at))
        && !item.match_indices(". ").any(|(at, _)| ended(at))
        && (single
            || item.split_whitespace().count() <= 6
                && !without_noon(item).split_whitespace().any(clause)
                && !matches!(word(first).as_str(), "etc" | "other" | "others"))
}

/// An hour without the `am` behind it, which is no verb: `11:30 am`.
fn without_noon(item: &str) -> &str {
    let hour = item.strip_suffix(" am").filter(|hour| hour.ends_with(|c: char| c.is_ascii_digit()));
    hour.unwrap_or(item)
}

/// The item without the quotes around it.
fn unquoted(text: &str, item: Span) -> Span {
    let part = &text[item.range()];
    let pairs = [('"', '"'), ('“', '”'), ('‘', '’'), ('\'', '\'')];
    let inner = pairs.iter().find_map(|(open, close)| {
        part.strip_prefix(*open)?.strip_suffix(*close).filter(|inner| !inner.is_empty())
    });
    match inner {
        Some(inner) => {
            let from = item.start as usize + (part.len() - inner.len()) / 2;
            trimmed(text, Span::new(from, from + inner.len()))
        }
        None => item,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(text: &str, positions: usize) -> Option<Vec<&str>> {
        let list = list(text, Span::new(0, text.len()))?;
        Some(list.items(Some(positions)).iter().map(|item| &text[item.span.range()]).collect())
    }

    #[test]
    fn items_are_divided_by_commas_and_the_last_word() {
        let read = |text, positions| items(text, positions).unwrap_or_default();
        assert_eq!(read("Hats: cap, top hat and fez.", 3), ["cap", "top hat", "fez"]);
        assert_eq!(read("Hats: cap, top hat, and fez", 3), ["cap", "top hat", "fez"]);
        assert_eq!(read("Hats: `cap`, `hat, tall` or `fez`.", 3), ["cap", "hat, tall", "fez"]);
        assert_eq!(read("Meals: pie, fish and chips", 2), ["pie", "fish and chips"]);
        assert_eq!(read("Meals: pie, fish and chips", 3), ["pie", "fish", "chips"]);
        assert_eq!(read("Prices: $1,000, $1,250 and $2,000", 3), ["$1,000", "$1,250", "$2,000"]);
        assert_eq!(read("Films: \"Who is it\", ‘Rain’", 2), ["Who is it", "Rain"]);
        assert_eq!(read("Films: \"Who?\", \"A, b: and c.\".", 2), ["Who?", "A, b: and c."]);
        assert_eq!(read("Films: “X and Y” and “Z or Z”", 2), ["X and Y", "Z or Z"]);
        assert_eq!(read("Pipes: 5\", 6\" and 7\"", 3), ["5\"", "6\"", "7\""]);
        assert_eq!(read("Hours: 9:00am, 9:30am, 10:00am", 3), ["9:00am", "9:30am", "10:00am"]);
        assert_eq!(read("Hills: Mt. Wall, St. Ada", 2), ["Mt. Wall", "St. Ada"]);
        assert_eq!(read("Mosses: B. alba, P. nigra", 2), ["B. alba", "P. nigra"]);
    }

    #[test]
    fn a_clause_is_no_list() {
        for text in [
            "Remember: Ann, who is tall, lives here",
            "Note: the cap is red",
            "Of Ann, Bob and Cy: one, two",
            "no colon, here",
            "Hats: `cap` is not `fez`",
        ] {
            assert_eq!(items(text, 3), None, "{text}");
        }
    }
}
