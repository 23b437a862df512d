//! What somebody takes home, gets from somewhere, or has chosen as one of its kind: `went home with the red kite`, `received his
//! watch from his aunt`, `has judo as sports subject`.

use super::super::function;
use super::super::matches::Match;
use super::super::mention::{Mention, Noun, Reader};
use super::super::token::Token;
use super::super::vocabulary::Senses;
use super::super::words;
use super::roundabout::in_order;

/// `got the red kite` for `went home with the red kite`, of things.
pub(super) fn took_home(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GOING: &[(&str, &str)] = &[
        ("came", "got"),
        ("come", "get"),
        ("comes", "gets"),
        ("go", "get"),
        ("goes", "gets"),
        ("gone", "got"),
        ("head", "get"),
        ("headed", "got"),
        ("leave", "get"),
        ("leaves", "gets"),
        ("left", "got"),
        ("return", "get"),
        ("returned", "got"),
        ("returns", "gets"),
        ("walk", "get"),
        ("walked", "got"),
        ("walks", "gets"),
        ("went", "got"),
    ];
    let things = reader.vocabulary.lists() & !reader.vocabulary.of_persons();
    let are_all = |at: usize, of_kinds: Senses| {
        let first = at + usize::from(reader.word(at) == "either");
        let first = first + usize::from(reader.kind(first).determiner);
        let is_item = |of: &Match| of_kinds >> of.of.sense & 1 == 1;
        reader.matches.get(first).is_some_and(|of| !of.is_empty() && of.iter().all(is_item))
    };
    let (at, end, got) = (1..reader.end()).find_map(|at| {
        let (_, got) = GOING.iter().find(|(verb, _)| *verb == reader.word(at))?;
        let end = reader.any(at + 1, &["home with", "away with", "off with"])?;
        // Who first went home with it may have brought it back.
        let is_first = reader.word(at - 1) == "first";
        let is_thing = !is_first && reader.matches[at].is_empty() && are_all(end, things);
        is_thing.then_some((at, end, got))
    })?;
    // The header says what they go home with: `Each guest goes home with a different kite`.
    let is_told = reader.word(at + 1) == "home" && are_all(end, reader.uses(at).own);
    let got = match *got {
        "get" if is_told => "have",
        "gets" if is_told => "has",
        "got" if is_told => "had",
        got => got,
    };
    Some(reader.with(at..end, &[reader.tokens[at].renamed(got)]))
}

/// `Ann's watch was from her aunt` for `Ann received her watch from her aunt`, of what each has.
pub(super) fn received_from(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GETTING: &[&str] = &[
        "acquire",
        "acquired",
        "borrow",
        "borrowed",
        "bought",
        "buy",
        "get",
        "got",
        "inherit",
        "inherited",
        "obtain",
        "obtained",
        "order",
        "ordered",
        "purchase",
        "purchased",
        "receive",
        "received",
    ];
    const GIFTS: &[&str] = &["gift", "present"];
    let people = reader.vocabulary.of_persons();
    let lists = reader.vocabulary.lists();
    let verb = (1..reader.end()).find(|at| GETTING.contains(&reader.word(*at)))?;
    let noun = verb + 2;
    let is_own = function::is_own(reader.word(verb + 1));
    let is_one = matches!(reader.word(verb + 1), "a" | "an" | "the");
    let named = reader.uses(noun).named & lists & !people;
    let is_gift = GIFTS.contains(&reader.word(noun));
    let is_noun = reader.matches.get(noun)?.is_empty() && (named != 0 || is_gift);
    let item = noun + 2 + usize::from(reader.kind(noun + 2).determiner);
    // Who gets a gift from a person may be given another one's.
    let fits = |of: &Match| {
        let bit = 1 << of.of.sense;
        let is_other = people & bit != 0 && (!is_own || reader.tokens[item].is_capital);
        named & bit == 0 && lists & bit != 0 && !is_other
    };
    let is_from = reader.word(noun + 1) == "from";
    let is_item = reader.matches.get(item)?.iter().any(|of| fits(of) && reader.ends_clause(of.end));
    let denied = usize::from(matches!(reader.word(verb - 1), "not" | "'t"));
    let subject = match denied {
        1 => verb.checked_sub(2)?,
        _ => verb,
    };
    let is_subject = |of: &Mention| of.end == subject && matches!(of.noun, Noun::Item(_));
    let is_told = reader.mentions(0).iter().any(is_subject);
    // `had received`, `wanted to receive`
    let did = match reader.word(subject) {
        "did" | "does" => "was",
        "didn" | "doesn" => "wasn",
        _ => "was",
    };
    let is_plain = is_told
        && (denied == 1) == matches!(reader.word(subject), "did" | "does" | "didn" | "doesn");
    if !is_noun || !is_from || !is_item || !(is_own || is_one) || !is_plain {
        return None;
    }
    let say = |word: &str| reader.tokens[verb].renamed(word);
    let said = [
        &reader.tokens[..subject],
        &[say("'s"), reader.tokens[noun].clone(), say(did)],
        &reader.tokens[verb - denied..verb],
        &reader.tokens[noun + 1..],
    ];
    Some(super::roundabout::in_order(reader, said.concat()))
}

/// `was from her aunt` for `was a present from her aunt`.
pub(super) fn gift_from(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_gift = |at: &usize| {
        let be = at - 1 - usize::from(reader.word(at - 1) == "not");
        reader.is_be_or_denied(be)
            && reader.any(*at, &["a gift from", "a present from"]).is_some()
            && reader.matches[at + 1].is_empty()
    };
    let at = (2..reader.end()).find(is_gift)?;
    Some(reader.without(at..at + 2))
}

/// `Ann's scarf does not features roses or lilies` for `Ann's scarf features neither roses nor lilies`, of whatever verb.
pub(super) fn has_neither(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BOUND: &[&str] =
        &["'t", ",", ";", "and", "but", "if", "never", "no", "not", "or", "than"];
    let neither = (2..reader.end()).find(|at| reader.word(*at) == "neither")?;
    let verb = neither - 1;
    let kind = reader.kind(verb);
    let is_verb = reader.matches[verb].is_empty()
        && words::is_finite(reader.word(verb))
        && !(kind.be || kind.auxiliary || kind.relative || kind.live);
    // `Ann's scarf features`: what is told of Ann herself is read as it stands.
    let is_told = verb > 1 && reader.is_possessive(verb - 2) && reader.uses(verb - 1).own != 0;
    let mut nors = (neither..reader.end()).filter(|at| reader.word(*at) == "nor");
    let (Some(nor), None) = (nors.next(), nors.next()) else { return None };
    let is_bound = |token: &Token| BOUND.contains(&&*token.word);
    if !is_verb || !is_told || reader.tokens.iter().any(is_bound) {
        return None;
    }
    let say = |words: &str| reader.tokens[verb].saying(words);
    let said = [
        &reader.tokens[..verb],
        &say("does not"),
        &reader.tokens[verb..neither],
        &reader.tokens[neither + 1..nor],
        &say("or"),
        &reader.tokens[nor + 1..],
    ];
    Some(super::roundabout::in_order(reader, said.concat()))
}

/// What something of a kind is called when it is one of several.
const KINDS: &[&str] = &[
    "activity",
    "category",
    "choice",
    "discipline",
    "event",
    "field",
    "interest",
    "option",
    "pastime",
    "pick",
    "preference",
    "selection",
    "speciality",
    "specialty",
    "subject",
];

/// `has judo as sports` for `has judo as sports subject`.
pub(super) fn as_one_of_kind(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_kind = |noun: &usize| {
        let as_ = noun - 2;
        let named = reader.uses(noun - 1).named;
        let of_kind = |of: &Match| of.end == as_ && named >> of.of.sense & 1 == 1;
        KINDS.contains(&reader.word(*noun))
            && reader.word(as_) == "as"
            && reader.matches[*noun].is_empty()
            && reader.uses(*noun).own == 0
            && (0..as_).any(|at| reader.matches[at].iter().any(of_kind))
    };
    let noun = (3..reader.end()).find(is_kind)?;
    Some(reader.without(noun..noun + 1))
}

/// `Either Ann or Bob has judo` for `The sport for Ann or Bob is judo`.
pub(super) fn of_one_or_other(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CONTESTS: &[&str] =
        &["challenge", "competition", "contest", "discipline", "event", "game", "sport"];
    let names = reader.any(2, &["for", "of"]).filter(|_| reader.word(0) == "the")?;
    let be = (names..reader.end()).find(|at| matches!(reader.word(*at), "is" | "was"))?;
    let people = reader.vocabulary.of_persons() & reader.vocabulary.lists();
    let item = be + 1 + usize::from(reader.kind(be + 1).determiner);
    let of = reader.matches.get(item)?.iter().find(|of| of.end == reader.end())?;
    let bit = 1 << of.of.sense;
    let uses = reader.uses(1);
    let sports = reader.vocabulary.headed(&["competition", "event", "game", "sport"]);
    let is_named = (uses.named | uses.filler & uses.topical) & bit != 0
        || CONTESTS.contains(&reader.word(1)) && sports & bit != 0;
    let mut joints = (names..be).filter(|at| reader.word(*at) == "or");
    let (Some(or), None) = (joints.next(), joints.next()) else { return None };
    let is_person = |start: usize, end: usize| {
        let of = reader.matches.get(start).into_iter().flatten();
        of.into_iter().any(|of| of.end == end && people >> of.of.sense & 1 == 1)
    };
    let fits = is_named
        && people & bit == 0
        && reader.matches[1].is_empty()
        && is_person(names, or)
        && is_person(or + 1, be);
    let say = |word: &str| reader.tokens[be].renamed(word);
    let said =
        [&[say("either")], &reader.tokens[names..be], &[say("has")], &reader.tokens[be + 1..]];
    fits.then(|| super::roundabout::in_order(reader, said.concat()))
}

/// `is not with the egg` for `is not in the same lunch box as the egg`, where the header has no such boxes.
pub(super) fn in_same_box(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CONTAINERS: &[&str] = &[
        "bag", "basket", "box", "bundle", "crate", "hamper", "kit", "lunch", "lunchbox", "meal",
        "package", "parcel", "picnic", "set", "tray",
    ];
    const KINDS: &[&str] = &["gift", "lunch", "packed", "paper", "picnic", "school"];
    let free = |at: usize| {
        reader.matches[at].is_empty() && reader.uses(at).own | reader.uses(at).named == 0
    };
    let found = |at: usize| {
        let kind = reader.any(at, &["in the same", "part of the same"])?;
        let is_kind =
            KINDS.contains(&reader.word(kind)) && CONTAINERS.contains(&reader.word(kind + 1));
        let noun = kind + usize::from(is_kind);
        let fits = CONTAINERS.contains(&reader.word(noun)) && (kind..=noun).all(free);
        (fits && reader.word(noun + 1) == "as").then_some((at, noun + 2))
    };
    let (start, end) = (1..reader.end()).find_map(found)?;
    // Of `neither the plum nor the milk`, both may be in another box together.
    let is_one = !reader.tokens[..start].iter().any(|token| token.word == "neither");
    is_one.then(|| reader.with(start..end, &[reader.tokens[start].renamed("with")]))
}

/// `kept by Ann` for `in Ann's care` and `in the care of Ann`.
pub(super) fn in_care(reader: &Reader<'_>) -> Option<Vec<Token>> {
    if let Some((at, who)) = (1..reader.end())
        .find_map(|at| Some((at, reader.any(at, &["in the care of", "in the charge of"])?)))
    {
        return Some(reader.with(at..who, &reader.tokens[at].saying("kept by")));
    }
    let care = (3..reader.end()).find(|at| matches!(reader.word(*at), "care" | "charge"))?;
    let mark = care - 1;
    let name = (1..mark).rfind(|at| reader.matches[*at].iter().any(|of| of.end == mark))?;
    let is_in =
        reader.word(name - 1) == "in" && reader.is_possessive(mark) && reader.ends_clause(care + 1);
    is_in.then(|| {
        let said =
            [&reader.tokens[name - 1].saying("kept by"), &reader.tokens[name..mark]].concat();
        reader.with(name - 1..care + 1, &said)
    })
}

/// `the dog owned by Ann` for `the dog that belongs to Ann`.
pub(super) fn that_belongs(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BELONGING: &[&str] =
        &["that belonged to", "that belongs to", "which belonged to", "which belongs to"];
    let (at, to) = (2..reader.end()).find_map(|at| Some((at, reader.any(at, BELONGING)?)))?;
    const PEOPLE: &[&str] = &[",", "man", "one", "person", "somebody", "someone", "woman"];
    let is_thing = !PEOPLE.contains(&reader.word(at - 1));
    let is_listed = |of: &Match| reader.vocabulary.lists() >> of.of.sense & 1 == 1;
    let names = reader.matches.get(to)?.iter().any(is_listed);
    (is_thing && names).then(|| reader.with(at..to, &reader.tokens[at].saying("owned by")))
}

/// `the dog of Ann` for `the dog belonging to Ann`.
pub(super) fn belonging_to(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: &usize| {
        reader.word(*at) == "belonging"
            && reader.word(at + 1) == "to"
            && reader.matches[*at].is_empty()
            && !reader.kind(at - 1).be
            && reader.word(at - 1) != ","
    };
    let at = (1..reader.end()).find(found)?;
    Some(reader.with(at..at + 2, &reader.tokens[at].saying("of")))
}

/// `Ann does not have the lily` for `Ann is nowhere near any lily`, where nobody stands beside anybody.
pub(super) fn nowhere_near(reader: &Reader<'_>) -> Option<Vec<Token>> {
    if reader.vocabulary.has_order {
        return None;
    }
    let found = |at: usize| {
        let near = reader.any(at, &["nowhere near"])?;
        let item = near + usize::from(matches!(reader.word(near), "a" | "an" | "any" | "the"));
        let is_item = reader.matches.get(item).is_some_and(|of| !of.is_empty());
        (is_item && reader.kind(at - 1).be).then_some(item)
    };
    let (at, item) = (1..reader.end()).find_map(|at| Some((at, found(at)?)))?;
    Some(reader.with(at - 1..item, &reader.tokens[at].saying("does not have the")))
}

/// `Ann is with Rex` for `Ann is on the back of Rex`, where nobody stands behind anybody.
pub(super) fn on_the_back(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const RIDING: &[&str] = &["on the back of", "in the saddle of", "astride"];
    let found = |at: usize| {
        let item = reader.any(at, RIDING)?;
        let is_item = reader.matches.get(item).is_some_and(|of| !of.is_empty());
        is_item.then_some((at, item))
    };
    let (at, item) = (1..reader.end()).find_map(found)?;
    (!reader.vocabulary.has_order).then(|| reader.with(at..item, &reader.tokens[at].saying("with")))
}

/// `Ann has more than Bo` for `Ann's bag held more than Bo's`.
pub(super) fn bag_held(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BAGS: &[&str] = &[
        "album",
        "bag",
        "basket",
        "bowl",
        "box",
        "bucket",
        "collection",
        "jar",
        "pail",
        "sack",
        "tin",
    ];
    const HOLDING: &[&str] = &["contained", "contains", "held", "holds"];
    let found = |at: &usize| {
        reader.word(*at) == "'s"
            && reader.ends_item(*at)
            && BAGS.contains(&reader.word(at + 1))
            && reader.matches[at + 1].is_empty()
            && HOLDING.contains(&reader.word(at + 2))
    };
    let at = (1..reader.end()).find(found)?;
    let compares = (at + 3..reader.end()).find(|at| reader.word(*at) == "than")?;
    // `than Bo's but less than Cy's`
    let is_theirs = |at: &usize| {
        let ends = at + 1 == reader.end() || matches!(reader.word(at + 1), "," | "and" | "but");
        *at > compares && reader.word(*at) == "'s" && reader.ends_item(*at) && ends
    };
    let behind =
        (at + 3..reader.end()).filter(|at| !is_theirs(at)).map(|at| reader.tokens[at].clone());
    let said = [&reader.tokens[..at], &[reader.tokens[at + 2].renamed("has")]].concat();
    Some(in_order(reader, said.into_iter().chain(behind).collect()))
}
