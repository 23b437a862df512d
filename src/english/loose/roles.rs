//! What those do by whom the header calls the rows, and what is theirs: `Ann` for `the car driven by Ann`, `The red team was
//! captained by Ann` for `Ann captained the red team`, `Ann` for `Ann's friend` where each row has a friend.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// Stems of headings of those who do something, with the verb for it.
pub(in super::super) const ROLES: &[(&str, &str)] = &[
    ("captain", "captain"),
    ("coach", "coach"),
    ("driver", "drive"),
    ("jockey", "ride"),
    ("manag", "manag"),
    ("merchant", "sell"),
    ("pilot", "pilot"),
    ("rider", "ride"),
    ("seller", "sell"),
    ("shopkeep", "sell"),
    ("skipper", "skipper"),
    ("vendor", "sell"),
];

/// What somebody races in, or with.
const RACERS: &[&str] = &[
    "bike", "boat", "car", "cart", "crew", "entry", "float", "horse", "kart", "machine", "mount",
    "sled", "sledge", "team", "vehicle", "yacht",
];

impl Reader<'_> {
    /// Whether a word tells what those do who are one of the categories.
    fn is_role_verb(&self, at: usize) -> bool {
        let does = |(heading, verb): &(&str, &str)| {
            let named = |sense: usize| self.vocabulary.is_named(sense, heading);
            self.stem(at) == *verb && self.vocabulary.where_sense(named).count_ones() == 1
        };
        self.matches.get(at).is_some_and(Vec::is_empty)
            && ROLES.iter().any(does)
            && words::is_finite(self.word(at))
    }

    /// Whether a word is one for any of the rows: a heading of things, `one`.
    fn is_any_row(&self, at: usize) -> bool {
        let own = self.uses(at).named & self.vocabulary.lists() & !self.vocabulary.of_persons();
        self.matches.get(at).is_some_and(Vec::is_empty)
            && (own != 0 || self.word(at) == "one" || RACERS.contains(&self.word(at)))
    }

    fn is_person_named(&self, start: usize, end: usize) -> bool {
        let is_person = |sense: usize| self.vocabulary.of_persons() >> sense & 1 == 1;
        self.matches[start].iter().any(|of| of.end == end && is_person(of.of.sense))
    }
}

/// Plain words for one such turn.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    done_by(reader)
        .or_else(|| does_to(reader))
        .or_else(|| owned(reader))
        .or_else(|| entry(reader))
        .or_else(|| set_off(reader))
}

/// `finished ahead of the Hawk, which …` for `finished ahead of the Hawk which …`: there is but one.
fn set_off(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let things = reader.vocabulary.lists() & !reader.vocabulary.of_persons();
    let is_named = |at: usize| {
        let capital = |start: &usize| reader.tokens[*start].is_capital;
        (0..at).filter(capital).any(|start| {
            let mut of = reader.matches[start].iter();
            of.any(|of| of.end == at && things >> of.of.sense & 1 == 1)
        })
    };
    let which = (1..reader.end()).find(|at| reader.word(*at) == "which")?;
    let acts = reader.kind(which + 1).be && !reader.tokens.iter().any(|of| of.word == ",");
    let comma = [reader.tokens[which].renamed(",")];
    (acts && is_named(which)).then(|| reader.with(which..which, &comma))
}

/// `Ann` for `the car driven by Ann`, `the car that was driven by Ann` and `the car that Ann drove`.
fn done_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |the: usize| {
        let row = reader.phrase(the, "the").filter(|row| reader.is_any_row(*row))?;
        let that = usize::from(matches!(reader.word(row + 1), "that" | "which"));
        let be = usize::from(that == 1 && reader.kind(row + 2).be);
        let verb = row + 1 + that + be;
        if reader.word(verb + 1) == "by" && that == be && reader.is_role_verb(verb) {
            let start = verb + 2;
            let end =
                (start + 1..reader.end() + 1).find(|end| reader.is_person_named(start, *end))?;
            return Some((the, end, start..end));
        }
        let start = row + 2;
        let end = (start + 1..reader.end())
            .find(|end| that == 1 && reader.is_person_named(start, *end))?;
        reader.is_role_verb(end).then_some((the, end + 1, start..end))
    };
    let (the, end, name) = (0..reader.end().saturating_sub(3)).find_map(found)?;
    // `the car driven by Ann and Bob`
    let is_alone = !matches!(reader.word(end), "and" | "or" | "nor" | "'s");
    is_alone.then(|| reader.with(the..end, &reader.tokens[name]))
}

/// `The team in red was captained by Ann` for `Ann captained the team in red`.
fn does_to(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let verb = (1..reader.end()).find(|verb| reader.is_person_named(0, *verb))?;
    let row = reader.phrase(verb + 1, "the").filter(|row| reader.is_any_row(*row))?;
    let object = verb + 1;
    let is_whole = reader.mentions(object).iter().any(|of| of.end == reader.end());
    let told = matches!(reader.word(row + 1), "from" | "in" | "that" | "which" | "with");
    if !reader.is_role_verb(verb) || !told || !is_whole {
        return None;
    }
    let say = |word: &str| reader.tokens[verb].renamed(word);
    let done = match reader.word(verb) {
        "drove" => "driven",
        "rode" => "ridden",
        done => done,
    };
    let said =
        [&reader.tokens[object..], &[say("was"), say(done), say("by")], &reader.tokens[..verb]];
    Some(in_order(reader, said.concat()))
}

/// `Ann went` for `Ann's friend went`, where a category of things is called so.
fn owned(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let mark = (1..reader.end()).find(|mark| reader.is_person_named(0, *mark))?;
    let noun = mark + 1;
    let own = reader.uses(noun).named & reader.vocabulary.lists();
    let is_heading = own.count_ones() == 1 && {
        let sense = &reader.vocabulary.senses[own.trailing_zeros() as usize];
        let is_thing = |text: &str| text.starts_with(char::is_lowercase);
        sense.name_words == 1 && sense.items.iter().all(|item| is_thing(&item.text))
    };
    let next = noun + 1;
    let acts =
        reader.kind(next).auxiliary || !reader.kind(next).be && words::is_finite(reader.word(next));
    let is_human = reader.is_human(noun) && !reader.vocabulary.has_order;
    let fits = reader.is_possessive(mark)
        && reader.matches.get(noun).is_some_and(Vec::is_empty)
        && reader.matches.get(next).is_some_and(Vec::is_empty);
    (fits && is_heading && is_human && acts).then(|| reader.without(mark..next))
}

/// `Ann's` for `Ann's Super Eight car` behind whom somebody finished.
fn entry(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOST: usize = 4;
    reader.finish()?;
    let is_told =
        |at: &usize| reader.any(*at, &["ahead of", "behind", "beat", "lost to"]).is_some();
    let found = |told: usize| {
        let mark = (told + 1..reader.end()).find(|at| reader.is_possessive(*at))?;
        let ends = |at: &usize| reader.ends_clause(*at);
        let end = (mark + 1..reader.end()).find(ends).unwrap_or(reader.end());
        let last = end - 1;
        let is_free = |at: usize| reader.matches[at].is_empty() && reader.tokens[at].is_word();
        let is_plain = (mark + 1..end).all(is_free)
            && (mark + 1..last).all(|at| !reader.is_human(at) && !reader.is_possessive(at));
        let is_more = last > mark + 1 && last - mark <= MOST;
        let is_racer = RACERS.contains(&reader.word(last)) && reader.ends_item(mark);
        (is_plain && is_more && is_racer).then_some(mark + 1..last)
    };
    let words = (1..reader.end()).filter(is_told).find_map(found)?;
    Some(reader.without(words))
}
