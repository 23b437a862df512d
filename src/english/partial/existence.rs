//! Sentences that only tell that there is some item, so that each is told of somewhere: `One home town was Milford`,
//! `Pigg was a tracker`, `A T-shirt was bought`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words;
use super::is_bound;

/// The longest of such sentences.
const LONGEST: usize = 12;

/// How many words may stand between the item and the noun behind it: `aired his phobia`.
const MOST_TOLD: usize = 4;

/// Words that tell more than that there is an item.
const TELLING: &[&str] = &[
    "'t", ",", ";", "(", "after", "and", "before", "between", "but", "just", "least", "left",
    "more", "most", "never", "next", "no", "not", "only", "right", "than", "that", "until", "who",
    "which", "whose",
];

/// Whether a sentence only tells that each row has something else, and names none: `Each guest ate a different number of
/// buns from one to four`.
pub(in super::super) fn only_differs(vocabulary: &Vocabulary, tokens: &[Token]) -> bool {
    let reader = Reader::new(vocabulary, tokens);
    let is_each = matches!(reader.word(0), "each" | "every");
    let differ =
        |at: &usize| reader.word(*at) == "different" && matches!(reader.word(at - 1), "a" | "one");
    let range = (1..tokens.len()).find(differ).map(|at| at + 1);
    let is_item = |at: usize| {
        let is_number = words::number(&[reader.word(at)]).is_some();
        reader.matches[at].iter().any(|_| !is_number)
    };
    let said: Vec<Token> = tokens.iter().skip(1).cloned().collect();
    tokens.len() <= LONGEST + 2
        && is_each
        && range.is_some_and(|from| {
            let tells = |at: usize| {
                TELLING.contains(&reader.word(at)) && reader.word(at) != "between" || is_item(at)
            };
            !(0..tokens.len()).any(tells) && from < tokens.len()
        })
        && !is_bound(&said)
}

/// Whether a sentence names one item, and tells nothing of it but that it is there.
pub(in super::super) fn only_names(vocabulary: &Vocabulary, tokens: &[Token]) -> bool {
    let reader = Reader::new(vocabulary, tokens);
    let is_ordinal = |token: &Token| words::ordinal(&token.word).is_some();
    // `The fifth friend is Ann`, who is named nowhere else, where nobody stands in a row
    let is_last = !vocabulary.has_order
        && reader.word(0) == "the"
        && tokens.len() > 3
        && is_ordinal(&tokens[1])
        && reader.matches[2].is_empty()
        && reader.kind(3).be;
    let tells = |token: &Token| {
        TELLING.contains(&&*token.word)
            || is_ordinal(token) && !is_last
            || token.word.ends_with("est")
    };
    let Some(item) = only_item(&reader) else { return false };
    let others = tokens.iter().enumerate().filter(|(at, _)| !item.contains(at));
    let is_plain = others.clone().all(|(_, token)| !tells(token))
        && others.clone().all(|(_, token)| !is_number(token));
    // What is feared is there.
    let said: Vec<Token> = tokens.iter().filter(|token| token.stem != "fear").cloned().collect();
    let is_first = (0..item.start).all(|at| reader.kind(at).determiner);
    let is_told = match is_first {
        true => is_of_kind(&reader, item.end),
        false => is_last && item == (4..reader.end()) || is_of_one(&reader),
    };
    tokens.len() <= LONGEST && is_plain && is_told && !is_bound(&said)
}

/// Where the only item stands that a sentence names.
fn only_item(reader: &Reader<'_>) -> Option<std::ops::Range<usize>> {
    let ranges = |at: usize| reader.matches[at].iter().map(move |of| at..of.end);
    let all = || (0..reader.end()).flat_map(ranges);
    let longest = all().max_by_key(std::ops::Range::len)?;
    let is_within = |of: std::ops::Range<usize>| longest.start <= of.start && of.end <= longest.end;
    all().all(is_within).then_some(longest)
}

fn is_number(token: &Token) -> bool {
    token.word != "one" && words::number(&[&token.word]).is_some()
}

/// `One of the contestants was …`, `A pupil …`, `Some dwarf …`.
fn is_of_one(reader: &Reader<'_>) -> bool {
    let is_one = matches!(reader.word(0), "a" | "an" | "one" | "some");
    let is_noun = reader.matches[1].is_empty() && reader.tokens[1].is_word();
    is_one && is_noun || reader.any(0, &["there is", "there was"]).is_some()
}

/// `… was a tracker`, `… also instructed one pupil`, `… aired his phobia`, `… was bought`: behind an item.
fn is_of_kind(reader: &Reader<'_>, start: usize) -> bool {
    let (last, end) = (reader.end() - 1, reader.end());
    if end <= start || end - start > MOST_TOLD + 2 {
        return false;
    }
    let begins = matches!(reader.word(0), "a" | "an") && reader.kind(start).be;
    if begins && end == start + 2 {
        return reader.word(last).ends_with("ed") || words::is_finite(reader.word(last));
    }
    let opens =
        |at: usize| matches!(reader.word(at), "a" | "an" | "her" | "his" | "its" | "one" | "their");
    let of_several = reader.kind(start).be
        && reader.any(start + 1, &["one of the"]).is_some_and(|at| at == last);
    let is_own = |at: usize| reader.uses(at).own != 0 || reader.kind(at).person;
    let told = reader.matches[last].is_empty() && is_own(last);
    told && (opens(last - 1) && last > start || of_several)
}
