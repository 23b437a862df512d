//! What announces a list within a sentence: `four different hats viz.`, `There are four guests -`, `one dish from`.

use super::enumeration::is_verb;
use crate::english::function;
use crate::english::token::Token;
use crate::english::words::{self, Marks, Words};
use crate::syntax::text::is_clock_colon;

/// What leads from an announcement to its list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in super::super) enum Lead {
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
            "are named",
            "are called",
            "are known as",
            "were named",
            "were called",
            "were known as",
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

/// The first two signs of these words, by which most others are told apart.
const STARTS: Marks = {
    let mut starts = Marks::of_list(&[]);
    let mut lead = 0;
    while lead < LEADS.len() {
        let words = LEADS[lead].1;
        let mut at = 0;
        while at < words.len() {
            starts = starts.with(words[at].as_bytes().split_at(2).0);
            at += 1;
        }
        lead += 1;
    }
    starts
};

/// The longest announcement, in words.
const MOST_WORDS: usize = 9;

/// A word of a sentence, in small letters, and where it stands.
pub(in super::super) struct Word {
    pub(in super::super) said: String,
    pub(in super::super) from: usize,
    pub(in super::super) to: usize,
}

/// An announcement of a list.
pub(in super::super) struct Announcement {
    /// Where the words begin that belong to it: `one of the four hats`.
    pub(in super::super) start: usize,
    /// The number and the noun: `four hats`.
    pub(in super::super) noun: (usize, usize),
    /// How many there are, if it says so.
    pub(in super::super) number: Option<usize>,
    /// Whether a preposition joins it to what stands before: `in one of four towns`.
    pub(in super::super) is_joined: bool,
    pub(in super::super) lead: Lead,
    /// Where the items begin.
    pub(in super::super) items: usize,
}

/// How far in front of its list an announcement may begin, in bytes.
const FARTHEST: usize = 200;

/// The announcements of a sentence behind some place.
pub(in super::super) fn all(part: &str, behind: usize) -> Vec<Announcement> {
    let mut all: Vec<Announcement> = Vec::new();
    let mut from = behind;
    let mut at = behind;
    // What leads to a list begins with a blank, a mark or a dash.
    let may_lead = |byte: &u8| matches!(byte, b' ' | b',' | b':' | 0xe2);
    while let Some(next) = part.as_bytes().get(at..).and_then(|of| of.iter().position(may_lead)) {
        at += next;
        let found = lead_at(part, at).and_then(|(lead, end)| {
            let near = at.saturating_sub(FARTHEST)..at;
            let near = near.into_iter().find(|at| part.is_char_boundary(*at)).unwrap_or(at);
            let from = from.max(near);
            let begin = part[from..at].rfind([',', ';', ':', '—', '–']).map_or(from, |mark| {
                from + mark + part[from + mark..].chars().next().map_or(1, char::len_utf8)
            });
            // `- a cushion or a quilt - and one picture: …`
            let dash = part[begin..at].rfind(" - ").map_or(begin, |dash| begin + dash + 3);
            let begin = if dash < at { dash } else { begin };
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

/// What leads to a list at some place, and where the items begin.
fn lead_at(part: &str, at: usize) -> Option<(Lead, usize)> {
    let rest = &part[at..];
    // Most signs lead to nothing.
    if !matches!(rest.as_bytes(), [b' ' | b',' | b':', ..]) && !rest.starts_with('—') {
        return None;
    }
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
    if !behind.as_bytes().get(..2).is_some_and(|start| STARTS.may_have_bytes(start)) {
        return None;
    }
    let first = behind.as_bytes().first();
    LEADS.iter().find_map(|(lead, words)| {
        words.iter().filter(|word| word.as_bytes().first() == first).find_map(|word| {
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
        (None, Lead::Be) => {
            let (at, taken) = single(&["the", "their"])
                .map(|at| (at, 1))
                .or_else(|| bare_names(words).map(|at| (at, 0)))?;
            (at, taken, None)
        }
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

/// Where a clause says nothing but of which names a list is: `last names` of `…; last names are Dunn, Ely and Ford`.
fn bare_names(words: &[Word]) -> Option<usize> {
    let said = |at: usize| words.get(at).map_or("", |word| word.said.as_str());
    let kind = match words.len().checked_sub(1).map(said)? {
        "surnames" | "nicknames" => words.len() - 1,
        "names" => words.len().checked_sub(2)?,
        _ => return None,
    };
    let is_kind =
        matches!(said(kind), "first" | "last" | "family" | "given" | "surnames" | "nicknames");
    let is_alone = kind == 0 || kind == 1 && said(0) == "and";
    (is_kind && is_alone).then_some(kind)
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
pub(in super::super) fn is_noun_phrase(words: &[Word]) -> bool {
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
pub(in super::super) fn number_at(words: &[Word], at: usize) -> Option<(usize, usize)> {
    let word = words.get(at)?;
    let (number, _) = words::number(&[&word.said])?;
    Some((number as usize, 1))
}

/// The words of a part of a sentence, without the marks around them.
pub(in super::super) fn words_of(part: &str, from: usize, to: usize) -> Vec<Word> {
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

/// Whether the words around a list may say something else than who there is and what they have: `four missing hats`, `four
/// of the five guests`, `at least one hat from`, `over four hats`.
pub(in super::super) fn says_more(said: &[Token], number: Option<usize>) -> bool {
    const MORE: Words = Words::of(&[
        "'s", "about", "absent", "almost", "apart", "away", "best", "but", "could", "couple",
        "couples", "decoy", "denied", "etc", "ex", "except", "fake", "former", "if", "least",
        "left", "less", "lost", "made", "might", "minus", "missing", "more", "most", "nearly",
        "none", "nobody", "not", "once", "other", "others", "over", "pair", "pairs", "plus",
        "previous", "spare", "stolen", "than", "thinks", "top", "under", "unlike", "unworn", "up",
        "used", "without", "worst", "would",
    ]);
    let counts_otherwise = |word: &str| {
        const MOST: u32 = 20;
        let of = words::number(&[word]).filter(|(of, _)| (2..=MOST).contains(of));
        of.is_some_and(|(of, _)| number.is_some_and(|number| of as usize != number))
    };
    said.iter().any(|token| MORE.contains(&&*token.word) || counts_otherwise(&token.word))
}

/// Whether a word is a verb of having or doing.
pub(in super::super) fn is_have_or_verb(word: &str) -> bool {
    matches!(word, "has" | "have" | "had" | "having" | "are" | "were")
        || is_verb(word)
        || is_telling_verb(word)
}

/// Whether a word is a verb that tells what is done with the items, and not only that somebody has them.
pub(in super::super) fn is_telling_verb(word: &str) -> bool {
    let is_small =
        matches!(word, "has" | "have" | "had" | "having" | "are" | "were" | "is" | "was");
    !is_small && is_verb(word) && !function::generic(&words::stem(word)).is_verb
}
