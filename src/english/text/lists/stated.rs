//! Lists that a sentence announces with what they are of, and mostly with how many there are: `There are four guests - Al, Bo,
//! Cy and Di`, `Al, Bo, Cy and Di are four guests`, `Four guests namely … have four different hats viz. … and one dish from
//! …`.
//!
//! The number of items must be the one that is announced, and what stands between two lists must be words that join
//! them, so that it is certain where each ends.

use compact_str::CompactString;
use itertools::Itertools;

use super::super::cutting::lines::trimmed;
use super::announcement;
use super::announcement::{
    Announcement, Lead, is_have_or_verb, is_noun_phrase, is_telling_verb, number_at, words_of,
};
use super::enumeration::is_verb;
use super::list;
use super::list::List;
use super::phrases;
use crate::english::memo::Memo;
use crate::english::token::{Token, tokens};
use crate::model::ids::Span;

/// The fewest items of such a list.
const FEWEST: usize = 3;

/// The lists that a sentence announces; none if one of them is not understood, or the words around them may say more.
pub(in super::super) fn lists(text: &str, span: Span) -> Vec<List> {
    let of = Stating { text, span };
    let found = of.lists().filter(|(lists, number)| !of.says_more(lists, *number));
    found.map(|(lists, _)| lists).unwrap_or_default()
}

/// The longest sentences that are remembered with whether they announce a list, in bytes.
const LONGEST_KNOWN: usize = 1 << 9;

thread_local! {
    /// Sentences with whether they announce a list, which depends on nothing else: puzzles of one source begin alike.
    static KNOWN: Memo<bool> = Memo::new(1 << 10);
}

/// Whether a sentence announces a list, be it understood or not.
pub(in super::super) fn announces(sentence: &str) -> bool {
    match sentence.len() <= LONGEST_KNOWN {
        true => KNOWN.with(|known| known.get(sentence, || announces_anew(sentence), |of| *of)),
        false => announces_anew(sentence),
    }
}

fn announces_anew(text: &str) -> bool {
    const LONGEST: usize = 4;
    let span = Span::new(0, text.len());
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
    announcement::all(of.part(), 0).iter().any(is_sure)
        || of.reversed().is_some()
        || phrases::are_several(text, span)
}

/// A sentence that may announce lists.
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

    /// The lists and how many items each has, whatever the other words say.
    fn lists(&self) -> Option<(Vec<List>, usize)> {
        let part = self.part();
        if part.contains(['(', '?', '!', '`']) {
            return None;
        }
        let reversed = self.reversed();
        let behind = reversed.as_ref().map_or(0, |(.., end)| *end);
        let all = announcement::all(part, behind);
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
            if ends_twice(&self.text[value.range()]) {
                return None;
            }
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
        let announced = |list: List| List { announced: true, ..list };
        are_lists.then(|| (lists.into_iter().map(announced).collect(), number))
    }

    /// Whether the words around the lists may say something else than who there is and what they have.
    fn says_more(&self, lists: &[List], number: usize) -> bool {
        let items = || lists.iter().flat_map(|list| &list.divided);
        let in_item = |token: &Token| {
            items().any(|of| of.span.start <= token.span.start && token.span.end <= of.span.end)
        };
        let mut said = tokens(list::without_order(self.part()), self.span.start as usize);
        said.retain(|token| !in_item(token));
        let first = self.span.start;
        // `a different Colour – red, …`
        let is_noun = |token: &Token| {
            let ends = |list: &List| list.description.end == token.span.end;
            lists.iter().any(ends)
        };
        let is_name =
            |token: &Token| token.is_capital && token.span.start != first && !is_noun(token);
        announcement::says_more(&said, Some(number)) || said.iter().any(is_name)
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

/// Whether another noun stands behind the joint of a list: `Al, Bo and Cy, and the boats` in front of `in the three docks are`.
fn ends_twice(items: &str) -> bool {
    const NOUNS: &[&str] = &["and the ", "and their ", "and these "];
    let Some((before, last)) = items.rsplit_once(", ") else { return false };
    let ended = before.rsplit(", ").next().is_some_and(|item| item.contains(" and "));
    ended && NOUNS.iter().any(|noun| last.starts_with(noun))
}

/// Where the last list of a sentence ends; what stands behind it goes on with what its people did.
fn end_of_last(said: &str) -> Option<usize> {
    let said = list::without_order(said);
    const GOING_ON: &[&str] = &[
        "all", "are", "attended", "came", "competed", "each", "entered", "gathered", "had", "have",
        "live", "lived", "meet", "met", "sat", "stood", "took", "went", "were", "who",
    ];
    let dash =
        [" - ", " – ", " — ", "—", " -- ", "--"].iter().filter_map(|dash| said.find(dash)).min();
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
        "he",
        "including",
        "maybe",
        "minus",
        "only",
        "perhaps",
        "plus",
        "possibly",
        "probably",
        "she",
        "then",
        "they",
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
