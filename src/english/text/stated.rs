//! Lists that a sentence announces with what they are of, and mostly with how many there are: `There are four guests - Al, Bo,
//! Cy and Di`, `Al, Bo, Cy and Di are four guests`, `Four guests namely … have four different hats viz. … and one dish from
//! …`.
//!
//! The number of items must be the one that is announced, and what stands between two lists must be words that join
//! them, so that it is certain where each ends.

use compact_str::CompactString;
use itertools::Itertools;

use super::enumeration::is_verb;
use super::lines::trimmed;
use super::list::{self, List};
use super::phrases;
use crate::english::function;
use crate::english::token::Token;
use crate::english::words;
use crate::model::ids::Span;
use crate::syntax::text::is_clock_colon;

/// What leads from an announcement to its list.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Lead {
    /// `namely`
    Telling,
    /// `named`
    Naming,
    /// A colon.
    Colon,
    /// A dash.
    Dash,
    /// `one dish from`
    From,
    /// `the hats are`
    Be,
}

/// The words that lead to a list.
const LEADS: &[(Lead, &[&str])] = &[
    (Lead::Telling, &["namely", "viz", "i.e.", "that is to say"]),
    (
        Lead::Naming,
        &[
            "named",
            "called",
            "known as",
            "whose names are",
            "whose names were",
            "by the names of",
            "with the names",
        ],
    ),
    (Lead::From, &["from among", "from", "out of", "among"]),
    (
        Lead::Be,
        &["are as follows", "were as follows", "which are", "which were", "being", "are", "were"],
    ),
];

/// The fewest items of such a list.
const FEWEST: usize = 3;

/// The longest announcement, in words.
const MOST_WORDS: usize = 9;

/// A word of a sentence, in small letters, and where it stands.
struct Word {
    said: String,
    from: usize,
    to: usize,
}

/// An announcement of a list.
struct Announcement {
    /// Where the words begin that belong to it: `one of the four hats`.
    start: usize,
    /// The number and the noun: `four hats`.
    noun: (usize, usize),
    /// How many there are, if it says so.
    number: Option<usize>,
    /// Whether a preposition joins it to what stands before: `in one of four towns`.
    is_joined: bool,
    lead: Lead,
    /// Where the items begin.
    items: usize,
}

/// The lists that a sentence announces; none if one of them is not understood.
pub(super) fn lists(text: &str, span: Span) -> Vec<List> {
    Stating { text, span }.lists().unwrap_or_default()
}

/// Whether a sentence announces a list, be it understood or not.
pub(super) fn announces(text: &str, span: Span) -> bool {
    const LONGEST: usize = 4;
    let of = Stating { text, span };
    let lists = |found: &Announcement| {
        let said = &of.part()[found.items..];
        let first = said.split(',').next().unwrap_or_default();
        said.contains(',')
            && !first.trim_start().starts_with('(')
            && first.split_whitespace().count() <= LONGEST
    };
    let is_sure =
        |found: &Announcement| (found.lead != Lead::Be || found.number.is_some()) && lists(found);
    of.announcements(0).iter().any(is_sure)
        || of.reversed().is_some()
        || phrases::are_several(text, span)
}

/// Whether a sentence has something like a list among the words that are left when its lists are taken out: short parts
/// between commas. `is_announced`: whether it announces a list.
pub(super) fn has_more(
    tokens: &[Token],
    is_announced: bool,
    is_of_heading: impl Fn(&Token) -> bool,
) -> bool {
    const LONGEST: usize = 4;
    const MARKS: &[&str] = &[",", ";", ":", "(", ")", "-", "–", "—"];
    const SMALL: &[&str] = &[".", "a", "an", "some", "the"];
    let is_joint = |token: &Token| matches!(&*token.word, "and" | "or" | "&");
    // `one wore a …` without its hat
    let begins_phrase =
        |token: &Token| matches!(&*token.word, "one" | "another" | "third" | "other" | "last");
    let is_plain = |token: &Token| !list::CLAUSE.contains(&&*token.word) && !is_of_heading(token);
    let told = tokens.split(|token| MARKS.contains(&&*token.word));
    let parts: Vec<Vec<&Token>> = told
        .map(|part| part.iter().filter(|token| !SMALL.contains(&&*token.word)).collect())
        .collect();
    let is_short = |part: &&Vec<&Token>| {
        part.len() <= LONGEST
            && part.first().is_some_and(|first| !is_joint(first) && !begins_phrase(first))
            && part.iter().all(|token| is_plain(token))
    };
    let is_end = |part: &Vec<&Token>| part.iter().any(|token| is_joint(token));
    let fewest = if is_announced { 1 } else { 2 };
    (1..parts.len()).any(|at| {
        let run = parts[at..].iter().take_while(is_short).count();
        let closes = parts[at..].iter().take(run + 1).any(is_end);
        run > fewest && is_announced || run >= fewest && closes
    })
}

struct Stating<'t> {
    text: &'t str,
    span: Span,
}

impl<'t> Stating<'t> {
    fn part(&self) -> &'t str {
        self.text[self.span.range()].trim_end_matches('.')
    }

    fn at(&self, from: usize, to: usize) -> Span {
        let start = self.span.start as usize;
        trimmed(self.text, Span::new(start + from, start + to))
    }

    fn lists(&self) -> Option<Vec<List>> {
        let part = self.part();
        if part.contains(['(', '?', '!', '`']) {
            return None;
        }
        let reversed = self.reversed();
        let behind = reversed.as_ref().map_or(0, |(.., end)| *end);
        let all = self.announcements(behind);
        let is_sure = match &all[..] {
            [] => reversed.is_some(),
            [only] => {
                reversed.is_some()
                    || only.lead != Lead::Colon && (only.lead != Lead::Be || only.number.is_some())
            }
            _ => true,
        };
        if !is_sure {
            return None;
        }
        let mut lists = Vec::new();
        let mut numbers = Vec::new();
        if let Some((list, number, _)) = reversed {
            lists.push(list);
            numbers.push(number);
        }
        let mut verb = self.verb_before(all.first(), behind)?;
        for (at, found) in all.iter().enumerate() {
            let (end, next) = match all.get(at + 1) {
                Some(next) => self.joint(found.items, next)?,
                None => (found.items + end_of_last(&part[found.items..])?, None),
            };
            let description = self.at(found.noun.0, found.noun.1);
            let value = self.at(found.items, end);
            let mut list = list::entries(self.text, value, description)?;
            list.verbs.extend(verb);
            lists.push(list);
            numbers.extend(found.number);
            verb = next;
        }
        let lengths = || lists.iter().map(|list| list.divided.len());
        let number = match numbers.is_empty() {
            true => lengths().all_equal_value().ok()?,
            false => numbers.iter().copied().all_equal_value().ok()?,
        };
        // `The five guests are Al, the Dane, …` is a clue.
        let tells_who = lists.len() == 1 && all.iter().all(|found| found.lead == Lead::Be);
        let fits = |list: &List| {
            let items = list.items(Some(number));
            let is_plain = |item: &list::Item| {
                let said = &self.text[item.span.range()];
                is_plain(said) && !(tells_who && said.starts_with("the "))
            };
            items.len() == number && items.iter().all(is_plain)
        };
        let are_lists = number >= FEWEST && lists.iter().all(fits);
        are_lists.then(|| lists.into_iter().map(|list| List { announced: true, ..list }).collect())
    }

    /// `Al, Bo, Cy and Di are four guests`: the list, how many there are and where that ends.
    fn reversed(&self) -> Option<(List, usize, usize)> {
        const BEFORE: &[&str] = &["names", "of", "the", "their"];
        const ENDS: &[&str] = &["and", "at", "for", "from", "in", "on", "that", "who", "with"];
        let part = self.part();
        let verb = [" are ", " were "].iter().filter_map(|verb| part.find(verb)).min()?;
        let items = &part[..verb];
        if !items.contains(", ") || items.contains([';', ':', '(']) {
            return None;
        }
        let behind = verb + part[verb + 1..].find(' ')? + 2;
        let words = words_of(part, behind, part.len());
        let skip = words.iter().take_while(|word| BEFORE.contains(&&*word.said)).count();
        let (number, taken) = number_at(&words, skip).filter(|(number, _)| *number > 1)?;
        let from = skip + taken;
        let mut to = from;
        while let Some(word) = words.get(to)
            && !ENDS.contains(&&*word.said)
        {
            to += 1;
            if part[word.to..].starts_with([',', ';', '.']) {
                break;
            }
        }
        let (first, last) = (words.get(skip)?, words.get(to.checked_sub(1)?)?);
        let is_noun = to > from && is_noun_phrase(&words[from..to]);
        let list = list::entries(self.text, self.at(0, verb), self.at(first.from, last.to))?;
        let fits = list.items(Some(number)).len() == number && number >= FEWEST;
        (is_noun && fits).then_some((list, number, last.to))
    }

    /// The announcements behind some place.
    fn announcements(&self, behind: usize) -> Vec<Announcement> {
        let part = self.part();
        let mut all: Vec<Announcement> = Vec::new();
        let mut from = behind;
        let mut at = behind;
        while at < part.len() {
            let found = lead_at(part, at).and_then(|(lead, end)| {
                let begin = part[from..at].rfind([',', ';', ':', '—', '–']).map_or(from, |mark| {
                    from + mark + part[from + mark..].chars().next().map_or(1, char::len_utf8)
                });
                announcement(part, begin, at, lead, end)
            });
            match found {
                Some(found) => {
                    at = found.items;
                    from = found.items;
                    all.push(found);
                }
                None => at += part[at..].chars().next().map_or(1, char::len_utf8),
            }
        }
        all
    }

    /// The verb in front of the first announcement that goes with its items, if it is none of having; `None` if these words
    /// deny something or speak of some only.
    fn verb_before(
        &self,
        first: Option<&Announcement>,
        from: usize,
    ) -> Option<Option<CompactString>> {
        const SOME: &[&str] =
            &["few", "half", "most", "nearly", "only", "others", "several", "some"];
        let Some(first) = first else { return Some(None) };
        let said = &self.part()[from..first.start];
        // `In no particular order, the hats were …`
        let said = match said.split_once(", ") {
            Some((order, rest)) if list::tells_no_order(&order.to_lowercase()) => rest,
            _ => said,
        };
        let words = words_of(said, 0, said.len());
        // `Three of them have one hat from …`
        let of_some = (1..words.len())
            .any(|at| words[at].said == "of" && number_at(&words, at - 1).is_some());
        if of_some
            || list::tells_of_lack(said)
            || words.iter().any(|word| SOME.contains(&&*word.said))
        {
            return None;
        }
        let last = words.last().filter(|word| is_telling_verb(&word.said));
        Some(last.map(|word| word.said.as_str().into()))
    }

    /// Where a list ends in front of the next announcement, and the verb between them that goes with the items of that.
    fn joint(&self, items: usize, next: &Announcement) -> Option<(usize, Option<CompactString>)> {
        const JOINTS: &[&str] = &["and", "or", "plus", "while", "with"];
        const ADVERBS: &[&str] = &["all", "also", "each", "of", "them", "then"];
        const SUBJECTS: &[&str] = &["everyone", "that", "they", "who"];
        let part = self.part();
        let words = words_of(part, items, next.start);
        let mut count = words.len();
        let is = |count: usize, known: &[&str]| {
            count > 0
                && known.contains(&&*words[count - 1].said)
                && part[words[count - 1].from..].starts_with(char::is_lowercase)
        };
        let is_cut = |count: usize| {
            count > 0
                && part[words[count - 1].to..].trim_start().starts_with([',', ';', '—', '–', '-'])
        };
        let mut verb = None;
        let mut is_joined = next.is_joined;
        while is(count, ADVERBS) && !is_cut(count) {
            count -= 1;
        }
        if !is_cut(count) && !is(count, JOINTS) && count > 0 {
            let word = &words[count - 1];
            if is_have_or_verb(&word.said) && part[word.from..].starts_with(char::is_lowercase) {
                verb = is_telling_verb(&word.said).then(|| word.said.as_str().into());
                count -= 1;
                is_joined = true;
                while is(count, ADVERBS) && !is_cut(count) {
                    count -= 1;
                }
                if is(count, SUBJECTS) {
                    count -= 1;
                }
            }
        }
        if !is_cut(count) && is(count, JOINTS) {
            count -= 1;
            is_joined = true;
        }
        let end = words.get(count.checked_sub(1)?)?.to;
        let said = &part[end..next.start];
        ((is_joined || is_cut(count)) && !list::tells_of_lack(said)).then_some((end, verb))
    }
}

/// What leads to a list at some place, and where the items begin.
fn lead_at(part: &str, at: usize) -> Option<(Lead, usize)> {
    let rest = &part[at..];
    if rest.starts_with(": ") && !is_clock_colon(part, at) {
        return Some((Lead::Colon, at + 2));
    }
    if let Some(behind) = rest.strip_prefix('—') {
        return Some((Lead::Dash, part.len() - behind.trim_start().len()));
    }
    let behind = rest.trim_start_matches([',', ' ']);
    if behind.len() == rest.len() || !rest[..rest.len() - behind.len()].contains(' ') {
        return None;
    }
    let is_dash = ["- ", "– ", "— ", "-- "].iter().find_map(|dash| behind.strip_prefix(*dash));
    if let Some(items) = is_dash {
        return Some((Lead::Dash, part.len() - items.len()));
    }
    LEADS.iter().find_map(|(lead, words)| {
        words.iter().find_map(|word| {
            let items = behind.strip_prefix(*word)?;
            let marked = items.trim_start_matches(['.', ',', ':']);
            let items = marked.strip_prefix(' ')?.trim_start();
            let is_marked = marked.len() + word.len() < behind.len();
            // `The hats are, in this order, …`
            let fits =
                !is_marked || *lead == Lead::Telling || behind[word.len()..].starts_with(':');
            fits.then_some((*lead, part.len() - items.len()))
        })
    })
}

/// The announcement in front of what leads to a list.
fn announcement(
    part: &str,
    begin: usize,
    end: usize,
    lead: Lead,
    items: usize,
) -> Option<Announcement> {
    /// Words in front of the number that belong to it.
    const BEFORE: &[&str] =
        &["a", "choice", "following", "of", "one", "selection", "the", "their", "these", "those"];
    const PREPOSITIONS: &[&str] = &["at", "by", "for", "from", "in", "on", "to", "with"];
    let words = words_of(part, begin, end);
    let words = &words[words.len().saturating_sub(MOST_WORDS)..];
    let fits = |at: &usize, taken: usize| is_noun_phrase(&words[(*at + taken).min(words.len())..]);
    let several = (0..words.len()).rev().find_map(|at| {
        let (number, taken) = number_at(words, at).filter(|(number, _)| *number > 1)?;
        fits(&at, taken).then_some((at, taken, number))
    });
    let said = |at: usize| words.get(at).map_or("", |word| word.said.as_str());
    let single = |known: &[&str]| {
        (0..words.len()).rev().find(|at| known.contains(&said(*at)) && fits(at, 1))
    };
    let differs = |from: usize| {
        let different = ["different", "distinct", "separate", "unique"];
        words[from..].iter().any(|word| different.contains(&&*word.said))
    };
    let speaks_of_all = || {
        let all = ["all", "each", "every", "everyone", "they"];
        words.iter().any(|word| all.contains(&&*word.said))
    };
    let of_one = || {
        single(&["a", "an", "one"])
            .filter(|at| lead == Lead::From || differs(*at) || speaks_of_all())
    };
    let (at, taken, number) = match (several, lead) {
        // `four guests from Rome, Oslo and Bonn`
        (Some(_), Lead::From) | (None, Lead::From) => (of_one()?, 1, None),
        (Some((at, taken, number)), _) => (at, taken, Some(number)),
        (None, Lead::Be) => (single(&["the", "their"])?, 1, None),
        (None, Lead::Naming) => return None,
        (None, _) => (of_one()?, 1, None),
    };
    let mut start = at;
    while start > 0 && BEFORE.contains(&said(start - 1)) {
        start -= 1;
    }
    let is_joined = start > 0 && PREPOSITIONS.contains(&said(start - 1));
    start -= usize::from(is_joined);
    let from = at + taken;
    let to = end_of_noun(words, from);
    // `the hats`: the article says nothing
    let first = if number.is_some() { at } else { at.min(from) };
    Some(Announcement {
        start: words[start].from,
        noun: (words[first].from, words[to - 1].to),
        number,
        is_joined,
        lead,
        items,
    })
}

/// Where the noun ends that some words begin with: behind `guests` of `guests in the old house`.
fn end_of_noun(words: &[Word], from: usize) -> usize {
    const BEHIND: &[&str] = &[
        "at",
        "available",
        "by",
        "for",
        "from",
        "given",
        "here",
        "in",
        "involved",
        "on",
        "that",
        "to",
        "used",
        "which",
        "who",
        "whose",
        "with",
    ];
    let ends = |at: &usize| {
        let word = words[*at].said.as_str();
        let is_participle =
            (word.ends_with("ing") || word.ends_with("ed")) && words[*at - 1].said.ends_with('s');
        BEHIND.contains(&word) || is_participle
    };
    (from + 1..words.len()).find(ends).unwrap_or(words.len())
}

/// Whether some words may be a noun with what belongs to it: no verb and no joint is among them.
fn is_noun_phrase(words: &[Word]) -> bool {
    const OTHERS: &[&str] = &[
        "and", "are", "but", "did", "do", "does", "each", "every", "except", "had", "has", "have",
        "is", "not", "of", "or", "than", "them", "was", "were",
    ];
    const KINDS: &[&str] =
        &["kinds", "kind", "names", "sort", "sorts", "style", "styles", "type", "types"];
    let is_plain = |(at, word): (usize, &Word)| {
        let is_of = word.said == "of" && at > 0 && KINDS.contains(&&*words[at - 1].said);
        (is_of || !OTHERS.contains(&&*word.said))
            && word.said.chars().all(|c| c.is_alphabetic() || matches!(c, '-' | '\'' | '’'))
    };
    words.first().is_some_and(|first| !matches!(&*first.said, "in" | "more" | "other" | "others"))
        && words.iter().enumerate().all(is_plain)
}

/// The number that some words begin with at a place, and how many words it has.
fn number_at(words: &[Word], at: usize) -> Option<(usize, usize)> {
    let word = words.get(at)?;
    let (number, _) = words::number(&[&word.said])?;
    Some((number as usize, 1))
}

/// The words of a part of a sentence, without the marks around them.
fn words_of(part: &str, from: usize, to: usize) -> Vec<Word> {
    let mut all = Vec::new();
    let mut at = from;
    for said in part[from..to].split(' ') {
        let bare = said.trim_matches([',', ';', ':', '"', '“', '”', '—', '–']);
        if !matches!(bare, "" | "-" | "--") {
            let start = at + said.find(bare).unwrap_or_default();
            all.push(Word { said: bare.to_lowercase(), from: start, to: start + bare.len() });
        }
        at += said.len() + 1;
    }
    all
}

fn is_have_or_verb(word: &str) -> bool {
    matches!(word, "has" | "have" | "had" | "having" | "are" | "were")
        || is_verb(word)
        || is_telling_verb(word)
}

/// Whether a word is a verb that tells what is done with the items, and not only that somebody has them.
fn is_telling_verb(word: &str) -> bool {
    let is_small =
        matches!(word, "has" | "have" | "had" | "having" | "are" | "were" | "is" | "was");
    !is_small && is_verb(word) && !function::generic(&words::stem(word)).is_verb
}

/// Where the last list of a sentence ends; what stands behind it goes on with what its people did.
fn end_of_last(said: &str) -> Option<usize> {
    let said = list::without_order(said);
    const GOING_ON: &[&str] = &[
        "all", "are", "attended", "came", "competed", "each", "entered", "gathered", "had", "have",
        "live", "lived", "meet", "met", "sat", "stood", "took", "went", "were", "who",
    ];
    let dash = [" - ", " – ", " — ", "—"].iter().filter_map(|dash| said.find(dash)).min();
    if let Some(end) = dash {
        return Some(end);
    }
    let Some(joint) =
        [" and ", " or ", " & "].iter().filter_map(|of| Some(said.rfind(of)? + of.len())).max()
    else {
        return Some(said.len());
    };
    let comma = said.find(',').unwrap_or(joint);
    let capital = |word: &str| word.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
    let are_names = said[..comma.min(joint)].split(' ').all(capital);
    let mut at = joint;
    for (index, word) in said[joint..].split(' ').enumerate() {
        if index > 0 {
            let goes_on = GOING_ON.contains(&word.trim_end_matches(','))
                || are_names && is_verb(word) && word.starts_with(char::is_lowercase);
            if goes_on {
                return Some(at - 1);
            }
        }
        at += word.len() + 1;
    }
    Some(said.len())
}

/// Whether an item is a plain name, and takes back nothing: `Di` of a list, but not `maybe Di`, `Di but not Ed`.
fn is_plain(item: &str) -> bool {
    const OTHERS: &[&str] = &[
        "although",
        "also",
        "but",
        "except",
        "excluding",
        "hardly",
        "including",
        "maybe",
        "minus",
        "only",
        "perhaps",
        "plus",
        "possibly",
        "probably",
        "then",
        "though",
        "too",
        "unless",
        "without",
    ];
    let bare = item.strip_prefix("the ").unwrap_or(item);
    list::is_item(item)
        && !list::item_tells(bare)
        && !item.split([' ', ',']).any(|word| OTHERS.contains(&word))
}
