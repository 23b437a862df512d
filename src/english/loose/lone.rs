//! What one person does with all the rows, who is no item: `the stand in Marsh was the day before Sally's` for `she
//! stopped at the stand in Marsh the day before she stopped at Sally's`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words;

/// What one does at a moment with what the row is.
const DEEDS: &[&str] = &[
    "ate",
    "attended",
    "bought",
    "cooked",
    "drank",
    "explored",
    "got",
    "had",
    "hiked",
    "made",
    "met",
    "ordered",
    "photographed",
    "received",
    "rode",
    "sampled",
    "saw",
    "tasted",
    "toured",
    "tried",
    "viewed",
    "visited",
    "watched",
];

/// The same, with their prepositions.
const DEEDS_AT: &[&str] = &[
    "arrived at",
    "arrived in",
    "came to",
    "drove to",
    "flew to",
    "got to",
    "stayed at",
    "stayed in",
    "stopped at",
    "stopped by",
    "stopped in",
    "traveled to",
    "travelled to",
    "walked to",
    "went to",
];

/// Those whom a guide leads.
const PARTIES: &[&str] = &["the bus", "the group", "the tour", "the tour bus", "the tour group"];

/// Whether nobody of the puzzle does anything.
pub(super) fn is_of_one(vocabulary: &Vocabulary) -> bool {
    vocabulary.of_people | vocabulary.folk | vocabulary.names == 0
}

impl Reader<'_> {
    /// Where the words for the only one who acts end.
    fn lone_actor(&self, at: usize) -> Option<usize> {
        if matches!(self.word(at), "he" | "it" | "she" | "they") {
            return Some(at + 1);
        }
        let end = self.any(at, PARTIES)?;
        let is_row = self.uses(end - 1).own != 0 || !self.matches[end - 1].is_empty();
        (!is_row).then_some(end)
    }

    /// `she stopped at`: where the words end.
    fn lone_deed(&self, at: usize) -> Option<usize> {
        let verb = self.lone_actor(at)?;
        self.any(verb, DEEDS_AT).or_else(|| self.any(verb, DEEDS))
    }

    /// Whether a word tells when something was: `the day before`, `on Friday`.
    fn tells_when(&self, at: usize) -> bool {
        let orders = |at: usize| matches!(self.word(at), "after" | "before" | "earlier" | "later");
        let at = at + usize::from(matches!(self.word(at), "on"));
        orders(at)
            || matches!(self.word(at), "immediately" | "right" | "sometime" | "directly")
                && orders(at + 1)
            || self.kind(at).determiner && orders(at + 2)
            || words::number(&[self.word(at)]).is_some() && orders(at + 2)
    }
}

/// `before Sally's` for `before she stopped at Sally's`.
pub(super) fn compared(reader: &Reader<'_>) -> Option<Vec<Token>> {
    if !is_of_one(reader.vocabulary) {
        return None;
    }
    let orders = |at: &usize| matches!(reader.word(*at - 1), "after" | "before" | "than");
    let found = |at: usize| Some((at, reader.lone_deed(at)?));
    let (at, end) = (1..reader.end()).filter(orders).find_map(found)?;
    Some(reader.without(at..end))
}

/// `the stand in Marsh was the day before` for `she stopped at the stand in Marsh the day before`, `the mint was on
/// Friday` for `she got the mint on Friday`, and behind `at Sally's`.
pub(super) fn told(reader: &Reader<'_>) -> Option<Vec<Token>> {
    if !is_of_one(reader.vocabulary) {
        return None;
    }
    let verb = reader.lone_deed(0)?;
    let is_placed = |at: usize| matches!(reader.word(at), "at" | "in" | "on");
    let is_plain =
        |end: usize| is_placed(end) && reader.tokens.iter().any(|token| token.word == "but");
    // `the home on Elm (which is red) sometime before`
    let behind_aside = |end: usize| match reader.word(end) {
        "(" => {
            (end..reader.end()).find(|at| reader.word(*at) == ")").map_or(end, |close| close + 1)
        }
        _ => end,
    };
    let ends = reader.nouns(verb).into_iter().map(|(end, _)| behind_aside(end));
    let end = ends.filter(|end| reader.tells_when(*end) || is_plain(*end)).max()?;
    let was = [reader.tokens[verb].renamed("was")];
    Some([&reader.tokens[verb..end], &was, &reader.tokens[end..]].concat())
}

/// `was sometime before` for `was seen sometime before`.
pub(super) fn seen(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_seen = |at: &usize| matches!(reader.word(*at), "seen" | "toured" | "viewed" | "visited");
    let is_told = |at: &usize| reader.is_be_or_denied(at - 1) && reader.tells_when(at + 1);
    let at = (1..reader.end()).filter(is_seen).find(is_told)?;
    is_of_one(reader.vocabulary).then(|| reader.without(at..at + 1))
}

/// `the mint was at Sally's` for `at Sally's she got the mint`.
pub(super) fn fronted(reader: &Reader<'_>) -> Option<Vec<Token>> {
    if !is_of_one(reader.vocabulary) || !matches!(reader.word(0), "at" | "in" | "on") {
        return None;
    }
    let (place, verb) = (1..reader.end()).find_map(|at| Some((at, reader.lone_deed(at)?)))?;
    let comma = place - usize::from(reader.word(place - 1) == ",");
    reader.names_row(1, comma).then_some(())?;
    let ends = |at: usize| matches!(reader.word(at), "" | "." | "," | "and" | "but");
    let nouns = reader.nouns(verb).into_iter().map(|(end, _)| end);
    let end = nouns.filter(|end| ends(*end)).max()?;
    let was = [reader.tokens[verb].renamed("was")];
    Some([&reader.tokens[verb..end], &was, &reader.tokens[..comma], &reader.tokens[end..]].concat())
}

/// `but not on Friday` for `but she did not stop there on Friday`.
pub(super) fn not_there(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const STOPS: &[&str] = &["be there", "eat there", "go there", "shop there", "stop there"];
    if !is_of_one(reader.vocabulary) {
        return None;
    }
    let but = (1..reader.end()).find(|at| reader.word(*at) == "but")?;
    let did = reader.lone_actor(but + 1)?;
    let there = reader.any(did, &["didn 't", "did not", "wasn 't there", "was not there"])?;
    let end = match reader.word(there - 1) {
        "there" => there,
        _ => reader.any(there, STOPS)?,
    };
    let is_when = matches!(reader.word(end), "at" | "in" | "on");
    let not = [reader.tokens[but].renamed("not")];
    is_when.then(|| reader.with(but + 1..end, &not))
}

/// The name of the only one who acts, in the place of which `she` may stand: of no item, before a verb or a denial of one
/// wherever it stands, and in two places or more.
pub(in super::super) fn name(
    vocabulary: &Vocabulary,
    sentences: &[&[Token]],
    is_strange: &dyn Fn(&Token) -> bool,
) -> Option<Token> {
    const FEWEST: usize = 2;
    if !is_of_one(vocabulary) {
        return None;
    }
    let acts = |tokens: &[Token], at: usize| {
        let before = at.checked_sub(1).map_or("", |at| &*tokens[at].word);
        let begins = matches!(
            before,
            "" | "," | "." | ";" | "after" | "and" | "before" | "but" | "that" | "when" | "where"
        );
        let next = tokens.get(at + 1);
        begins
            && next.is_some_and(|next| {
                let kind = function::kind(&next.word, &next.stem);
                kind.auxiliary
                    || next.word.ends_with("ed")
                    || DEEDS.contains(&&*next.word)
                    || words::is_finite(&next.word) && !kind.be
            })
    };
    let is_one = |name: &Token| {
        let mut places = sentences.iter().flat_map(|tokens| {
            let of = tokens.iter().enumerate().filter(|(_, token)| token.word == name.word);
            of.map(move |(at, _)| acts(tokens, at))
        });
        places.clone().count() >= FEWEST && places.all(|acts| acts)
    };
    // `Moths` may be said of the `Paper Moths`, who are an item.
    let is_of_item =
        |token: &Token| vocabulary.patterns.iter().any(|of| of.stems.contains(&token.stem));
    let mut all = sentences.iter().flat_map(|tokens| tokens.iter());
    all.find(|token| is_strange(token) && !is_of_item(token) && is_one(token)).cloned()
}
