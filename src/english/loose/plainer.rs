//! Words beside values that add nothing to them, or say them in a longer way: `a single night`, `40% off`, `the
//! five-year-old child`, `in front of 1,200 people`.

use super::super::agree;
use super::super::function;
use super::super::matches::Match;
use super::super::mention::{Mention, Reader};
use super::super::superlative;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;

/// Words for those who see or hear somebody.
pub(in super::super) const CROWDS: &[&str] = &["audience", "crowd", "gathering", "group"];

/// Stems of verbs behind which `by` tells in or on what somebody travels.
const TRAVELLING: &[&str] = &[
    "arriv", "came", "come", "commut", "depart", "get", "go", "gone", "got", "leav", "left",
    "reach", "return", "travel", "went",
];

/// `chose rowing` for `tried rowing`, but not for `tried to row`.
pub(super) fn tried(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let plain = |word: &str| match word {
        "tried" => Some("chose"),
        "tries" => Some("chooses"),
        "try" => Some("choose"),
        "trying" => Some("choosing"),
        _ => None,
    };
    let is_item = |at: usize| {
        let item = at + usize::from(reader.word(at) == "the");
        reader.matches.get(item).is_some_and(|of| !of.is_empty())
    };
    let at = (1..reader.end()).find(|at| plain(reader.word(*at)).is_some() && is_item(at + 1))?;
    let is_verb = reader.matches[at].is_empty() && !reader.is_be_or_denied(at - 1)
        || reader.word(at - 1) == "'t";
    let chose = reader.tokens[at].renamed(plain(reader.word(at))?);
    is_verb.then(|| reader.with(at..at + 1, &[chose]))
}

/// `, and the other …` for `; the other …`, behind one of two.
pub(super) fn stop_before_other(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let stop = (3..reader.end()).find(|at| matches!(reader.word(*at), ";" | "–" | "—" | "--"))?;
    let is_of_two = matches!(reader.word(0), "either" | "of" | "one");
    if !is_of_two || reader.any(stop + 1, &["the other"]).is_none() {
        return None;
    }
    let joint = [",", "and"].map(|word| reader.tokens[stop].renamed(word));
    Some(reader.with(stop..stop + 1, &joint))
}

/// `;` for the only dash of a sentence, where it stands between two clauses: `Ann has the harp – Bob plays the oboe`.
pub(super) fn dash_between(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_dash = |at: &usize| matches!(reader.word(*at), "–" | "—" | "--");
    let mut dashes = (3..reader.end()).filter(is_dash);
    let (Some(dash), None) = (dashes.next(), dashes.next()) else { return None };
    // What stands behind the name at the dash may be an aside, and has a subject of its own else.
    let begins = |of: &Mention| reader.begins_predicate(of.end);
    let has_stops = reader.tokens.iter().any(|token| token.word == ";");
    let is_clause = reader.mentions(dash + 1).iter().any(begins);
    (is_clause && !has_stops)
        .then(|| reader.with(dash..dash + 1, &[reader.tokens[dash].renamed(";")]))
}

/// `Of Ann and Bob, one is the cook, and the other …` for `One of Ann and Bob is the cook, and the other …`.
pub(super) fn one_of_two_first(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let first = reader.any(0, &["one of"])?;
    let other = (first..reader.end()).find(|at| reader.any(*at, &["the other"]).is_some())?;
    let ends = |at: usize| reader.nouns(at).into_iter().map(|(end, _)| end);
    let and = ends(first).find(|end| reader.word(*end) == "and")?;
    let end = ends(and + 1).filter(|end| *end < other).max()?;
    let kind = reader.kind(end);
    if !kind.be && !kind.auxiliary && !words::is_finite(reader.word(end)) {
        return None;
    }
    let word = |word: &str| reader.tokens[0].renamed(word);
    let said = [
        &[word("of")],
        &reader.tokens[first..end],
        &[word(","), word("one")],
        &reader.tokens[end..],
    ];
    Some(said.concat())
}

/// `Of the items bought on Monday and Tuesday, one …` for `Of the two items …, one …`.
pub(super) fn of_the_two(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let two = reader.any(0, &["of the two"])? - 1;
    let one = (two..reader.end()).find(|at| reader.any(*at, &[", one"]).is_some())?;
    let is_noun = reader.matches[two + 1].is_empty() && reader.tokens[two + 1].is_word();
    let named = reader.items_in(two + 1..one).count();
    (is_noun && named == 2).then(|| reader.without(two..two + 1))
}

/// `Beth's cat is not Tiger` for `Beth's cat is not called Tiger`, of cats.
pub(super) fn called(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let names = |at: &usize| matches!(reader.word(*at), "called" | "named");
    let called = (2..reader.end()).find(names)?;
    let be = (called - 2..called).find(|at| reader.is_be_or_denied(*at))?;
    let between = &reader.tokens[be + 1..called];
    let is_plain = between.iter().all(|token| matches!(&*token.word, "'t" | "not"));
    let of = reader.matches.get(called + 1)?.iter().map(|of| of.of.sense).next()?;
    let persons = reader.vocabulary.of_persons();
    // `Jane's goat is not named Ace`, of goats and other animals
    let is_thing = |start: usize| {
        let is_whole = |found: &Match| found.end == be && persons >> found.of.sense & 1 == 0;
        let is_word = reader.tokens[start].word.starts_with(char::is_alphabetic);
        let is_one = matches!(reader.word(start - 1), "'s" | "the" | "her" | "his");
        is_word && is_one && reader.matches[start].iter().any(is_whole)
    };
    // `Ann's entry was not called Rex`
    let is_entry = be > 1
        && matches!(reader.word(be - 1), "entry" | "exhibit")
        && reader.is_possessive(be - 2)
        && persons >> of & 1 == 0;
    let is_of_kind = is_entry
        || (0..be).any(|at| reader.uses(at).own >> of & 1 == 1)
        || persons >> of & 1 == 0 && (1..be).any(is_thing);
    (is_plain && is_of_kind && reader.matches[called].is_empty())
        .then(|| reader.without(called..called + 1))
}

/// `was in room 15` for `was given room 15`.
pub(super) fn given_place(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GIVEN: &[&str] = &["allocated", "allotted", "assigned", "given"];
    let given = (2..reader.end()).find(|at| GIVEN.contains(&reader.word(*at)))?;
    let is_passive = reader.kind(given - 1).be || matches!(reader.word(given - 1), "'t" | "not");
    let next = given + 1 + usize::from(reader.kind(given + 1).determiner);
    let room = reader.uses(next).own;
    let is_room = reader.matches.get(next)?.iter().any(|of| !reader.is_person_at(of.end - 1))
        || room != 0 && reader.matches.get(next + 1).is_some_and(|of| !of.is_empty());
    (is_passive && is_room && reader.matches[given].is_empty())
        .then(|| reader.with(given..given + 1, &[reader.tokens[given].renamed("in")]))
}

/// `was the day after` for `did so the day after`, `but was earlier` for `but does do it earlier`.
pub(super) fn did_so(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ITSELF: &[&str] = &["did do it", "did it", "does do it", "does it"];
    let found = |at: usize| {
        let joins = matches!(reader.word(at - 1), "and" | "but");
        let itself = reader.any(at, ITSELF).filter(|_| joins);
        Some((at, reader.any(at, &["did so", "does so"]).or(itself)?))
    };
    let (did, end) = (1..reader.end()).find_map(found)?;
    let compares =
        |at: &usize| matches!(reader.word(*at), "after" | "before" | "earlier" | "later");
    let is_compared = (end..end + 4).any(|at| compares(&at));
    // `The knight who fought the dragon did so at Cadbury`
    let is_item = |at: usize| reader.matches.get(at).is_some_and(|of| !of.is_empty());
    let next = end + 1 + usize::from(reader.kind(end + 1).determiner);
    let is_there = matches!(reader.word(end), "at" | "in" | "on")
        && is_item(next)
        && (0..did).any(|at| reader.kind(at).relative);
    (is_compared || is_there).then(|| reader.with(did..end, &[reader.tokens[did].renamed("was")]))
}

/// `1 night` for `a single night`.
pub(super) fn single(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end()).find(|at| reader.word(*at) == "single")?;
    let is_counted = matches!(reader.word(at - 1), "a" | "one") && reader.is_unit(at + 1);
    if !is_counted || !reader.matches[at].is_empty() {
        return None;
    }
    let one = [reader.tokens[at].renamed("1")];
    Some(reader.with(at - 1..at + 1, &one))
}

/// `got 40%` for `got 40% off`, of discounts.
pub(super) fn discount(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HEADINGS: &[&str] = &["discount", "markdown", "reduct", "sale", "save", "saving"];
    let off = (1..reader.end()).find(|at| reader.word(*at) == "off")?;
    let ends = matches!(reader.word(off + 1), "" | "." | "," | "and" | "but" | "is" | "was");
    let is_discount = |sense: usize| {
        let of = &reader.vocabulary.senses[sense];
        of.unit.as_deref() == Some("percent")
            && HEADINGS.iter().any(|stem| reader.vocabulary.is_named(sense, stem))
    };
    let mut before = reader.matches[..off].iter().flatten().filter(|of| of.end == off);
    let is_percent = before.any(|of| is_discount(of.of.sense));
    (ends && is_percent).then(|| reader.without(off..off + 1))
}

/// `the five-year-old` for `the five-year-old child`, where the rows are children.
pub(super) fn aged_noun(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_aged = |at: &usize| reader.word(at - 2) == "year" && reader.word(at - 1) == "old";
    let noun = (4..reader.end()).find(is_aged)?;
    let own = reader.uses(noun).own & (reader.vocabulary.names | reader.vocabulary.folk);
    let is_row = own != 0 && reader.vocabulary.lists() & own != 0;
    let is_item = reader.matches.get(noun).is_none_or(|of| !of.is_empty());
    (is_row && !is_item).then(|| reader.without(noun..noun + 1))
}

/// `the child from Yemen` for `the child whose family is from Yemen`.
pub(super) fn family_from(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end()).find(|at| reader.word(*at) == "whose")?;
    let said = ["whose family is from", "whose family comes from", "whose family came from"];
    let from = reader.any(at, &said)? - 1;
    let families = reader.uses(at + 1).own;
    let is_place = |sense: usize| {
        ["country", "countri", "nation", "nationality", "nation"]
            .iter()
            .any(|stem| reader.vocabulary.is_named(sense, stem))
    };
    let named = reader.matches.get(from + 1)?.iter().any(|of| is_place(of.of.sense));
    (families == 0 && named).then(|| reader.without(at..from))
}

/// `spoke to 1,200 people` for `spoke in front of 1,200 people` and `spoke before a crowd of 1,200`.
pub(super) fn before_crowd(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end()).find(|at| matches!(reader.word(*at), "in" | "before"))?;
    let next = reader.any(at, &["in front of", "before"])?;
    let article = usize::from(reader.kind(next).determiner);
    let crowd =
        CROWDS.contains(&reader.word(next + article)) && reader.word(next + article + 1) == "of";
    let number = if crowd { next + article + 2 } else { next };
    let counts = |sense: &Sense| sense.scale.is_some() && !sense.measure.is_time();
    let mut of = reader.matches.get(number)?.iter();
    let count = of.find(|of| counts(&reader.vocabulary.senses[of.of.sense]))?;
    // `1,200 people`, of what has another name
    let noun = matches!(reader.word(count.end), "people" | "persons" | "spectators" | "listeners");
    let end = count.end + usize::from(noun);
    let to = [reader.tokens[at].renamed("to")];
    let is_said = crowd || reader.word(at) == "in";
    is_said.then(|| reader.with(at..end, &[&to, &reader.tokens[number..count.end]].concat()))
}

/// `charges $2 more than` for `asks $2 more than`, where the header has prices.
pub(super) fn asking(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at =
        (1..reader.end()).find(|at| matches!(reader.word(*at), "asks" | "asked" | "asking"))?;
    let has_prices = reader.of_money().count_ones() == 1;
    let compares = |at: usize| matches!(reader.word(at), "more" | "less" | "the" | "exactly");
    let is_amount = reader.tokens.get(at + 1).is_some() && reader.amount(at + 1).is_some();
    let than = reader.tokens.iter().any(|token| token.word == "than");
    if !has_prices || !than || !is_amount && !compares(at + 1) {
        return None;
    }
    let said = |token: &Token| match &*token.word {
        "asks" => token.renamed("charges"),
        "asked" => token.renamed("charged"),
        "asking" => token.renamed("charging"),
        _ => token.clone(),
    };
    Some(reader.tokens.iter().map(said).collect())
}

/// `was by Ann` for `was done by Ann` and `was made by Ann`, of what takes place at a moment: `Friday's job was done by
/// Ann`.
pub(super) fn done(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (3..reader.end()).find(|at| matches!(reader.word(*at), "done" | "made"))?;
    let is_moment = |of: usize| reader.vocabulary.senses[of].measure.is_time();
    let first = usize::from(reader.kind(0).determiner);
    let moment = reader.matches.get(first)?.iter().find(|of| is_moment(of.of.sense))?;
    let noun = moment.end + usize::from(reader.is_possessive(moment.end));
    let is_noun = noun + 2 == at && reader.matches[noun].is_empty();
    let is_told = reader.is_be_or_denied(at - 1);
    let goes_on = matches!(reader.word(at + 1), "at" | "by" | "for" | "in" | "on" | "to");
    (is_noun && is_told && goes_on).then(|| reader.without(at..at + 1))
}

/// `takes 7 years longer than` for `takes 7 years longer to complete an orbit than`.
pub(super) fn longer_to(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const FAR: usize = 5;
    let at = (2..reader.end()).find(|at| matches!(reader.word(*at), "longer" | "less"))?;
    let takes = reader.tokens[..at].iter().any(|token| matches!(&*token.stem, "take" | "need"));
    let to = at + 1 + usize::from(reader.word(at + 1) == "time");
    let than = (to..(to + FAR).min(reader.end())).find(|at| reader.word(*at) == "than")?;
    (takes && is_to_finish(reader, to, than)).then(|| reader.without(to..than))
}

/// Whether words tell of the whole of what somebody does, for which the header has the times: `to finish`, `to complete an orbit`, but not
/// `to tie her shoes`.
pub(super) fn is_to_finish(reader: &Reader<'_>, to: usize, end: usize) -> bool {
    const FINISHING: &[&str] = &[
        "assemble", "bake", "build", "climb", "complete", "cover", "cross", "do", "drive",
        "escape", "finish", "fly", "hike", "make", "orbit", "paint", "read", "ride", "row", "run",
        "sail", "sew", "solve", "swim", "travel", "walk", "write",
    ];
    const WHOLE: &[&str] = &[
        "course",
        "crossword",
        "distance",
        "hers",
        "his",
        "it",
        "job",
        "journey",
        "lap",
        "marathon",
        "maze",
        "one",
        "orbit",
        "puzzle",
        "quiz",
        "race",
        "route",
        "run",
        "task",
        "test",
        "theirs",
        "track",
        "trail",
        "trip",
    ];
    let is_whole = |at: usize| {
        let uses = reader.uses(at);
        WHOLE.contains(&reader.word(at))
            || reader.kind(at).determiner
            || function::is_own(reader.word(at))
            || uses.own | uses.named != 0
    };
    reader.word(to) == "to"
        && FINISHING.contains(&reader.word(to + 1))
        && to + 1 < end
        && (to + 2..end).all(is_whole)
        && (to..end).all(|at| reader.matches[at].is_empty())
}

/// `but younger than Ann` for `but not as old as Ann`, behind another comparison.
pub(super) fn not_as(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const OPPOSITES: &[(&str, &str)] = &[
        ("cheap", "more expensive"),
        ("expensive", "cheaper"),
        ("fast", "slower"),
        ("heavy", "lighter"),
        ("high", "lower"),
        ("late", "earlier"),
        ("long", "shorter"),
        ("new", "older"),
        ("old", "younger"),
        ("recent", "older"),
        ("tall", "shorter"),
        ("young", "older"),
    ];
    let but = (3..reader.end()).find(|at| matches!(reader.word(*at), "and" | "but" | "though"))?;
    let at = reader.any(but + 1, &["not as", "not quite as"])?;
    let (_, less) = OPPOSITES.iter().find(|(plain, _)| *plain == reader.word(at))?;
    let compares = reader.tokens[..but].iter().any(|token| token.word == "than");
    if !compares || reader.word(at + 1) != "as" {
        return None;
    }
    let said = reader.tokens[at].saying(&format!("{less} than"));
    Some(reader.with(but + 1..at + 2, &said))
}

/// `whose delivery is 6 days` for `whose delivery time is 6 days`, of what is measured like that.
pub(super) fn measured_noun(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WEIGHTS: &[&str] = &["gram", "kilogram", "ounc", "pound", "ton"];
    const SPEEDS: &[&str] = &["knot", "kph", "mph"];
    let measures = |noun: &str, unit: &str| match noun {
        "duration" | "period" | "time" => agree::is_stretch(unit),
        "length" => agree::is_stretch(unit) || superlative::is_length(unit),
        "distance" => superlative::is_length(unit),
        "rate" => unit == "percent",
        "speed" => SPEEDS.contains(&unit),
        "weight" => WEIGHTS.contains(&unit),
        _ => false,
    };
    let is_measured = |at: usize, sense: usize| {
        let of = &reader.vocabulary.senses[sense];
        let unit = of.unit.as_deref();
        of.scale.is_some()
            && !of.is_of_calendar()
            && unit.is_some_and(|unit| measures(reader.word(at), unit))
    };
    let is_noun = |at: &usize| {
        let named = reader.uses(at - 1).named;
        named.count_ones() == 1
            && reader.uses(*at).own == 0
            && !reader.is_within_item(*at)
            && !reader.is_within_item(at - 1)
            && is_measured(*at, named.trailing_zeros() as usize)
    };
    let at = (1..reader.end()).find(is_noun)?;
    Some(reader.without(at..at + 1))
}

/// `on March 7` for `by March 7` and `until March 7`, where the header has the dates that things are due.
pub(super) fn due_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HEADINGS: &[&str] = &["deadlin", "due"];
    let is_due = |of: usize| HEADINGS.iter().any(|stem| reader.vocabulary.is_named(of, stem));
    let is_date = |at: usize| reader.matches[at].iter().any(|of| is_due(of.of.sense));
    let is_by = |at: &usize| matches!(reader.word(*at), "by" | "until") && is_date(at + 1);
    let at = (1..reader.end().saturating_sub(1)).find(is_by)?;
    // `was returned by March 7` may tell of an earlier day.
    const OWING: &[&str] = &["due", "must", "need", "to", "until"];
    reader.tokens[..=at].iter().any(|of| OWING.contains(&&*of.stem)).then_some(())?;
    let on = [reader.tokens[at].renamed("on")];
    let before = match reader.word(at - 1) {
        "has" | "had" => [
            &reader.tokens[..at - 1],
            &[reader.tokens[at].renamed("is"), reader.tokens[at].renamed("due")],
        ]
        .concat(),
        _ => reader.tokens[..at].to_vec(),
    };
    Some([&before[..], &on, &reader.tokens[at + 1..]].concat())
}

/// `the book by Dodd` for `Dodd's book`, behind a verb: what is somebody's who made it may be read by another one.
pub(super) fn by_makers(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MAKERS: &[&str] =
        &["artist", "author", "composer", "designer", "novelist", "painter", "poet", "writer"];
    const WORKS: &[&str] = &[
        "book", "novel", "paint", "play", "poem", "portrait", "sculptur", "song", "stori",
        "symphoni", "thriller", "work",
    ];
    let makers = reader.vocabulary.headed(MAKERS);
    let owned = |at: usize| {
        let of = reader.matches[at].iter().find(|of| makers >> of.of.sense & 1 == 1)?;
        let is_work = reader.is_possessive(of.end) && WORKS.contains(&reader.stem(of.end + 1));
        (is_work && reader.matches[of.end + 1].is_empty()).then_some(of.end)
    };
    let (at, mark) = (1..reader.end()).find_map(|at| Some((at, owned(at)?)))?;
    let say = |word: &str| reader.tokens[at].renamed(word);
    let said = [
        &reader.tokens[..at],
        &[say("the")],
        &reader.tokens[mark + 1..=mark + 1],
        &[say("by")],
        &reader.tokens[at..mark],
        &reader.tokens[mark + 2..],
    ];
    Some(said.concat())
}

/// `arrived in kayak` for `arrived by kayak`, of what is no person, colour or moment.
pub(super) fn by_vehicle(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WAYS: &[&str] = &[
        "bicycl",
        "bike",
        "boat",
        "car",
        "convey",
        "conveyanc",
        "craft",
        "mean",
        "method",
        "mode",
        "ride",
        "ship",
        "train",
        "transport",
        "transportation",
        "travel",
        "truck",
        "vehicl",
        "vessel",
        "way",
    ];
    let is_way = |sense: usize| WAYS.iter().any(|stem| reader.vocabulary.is_named(sense, stem));
    let is_travel = |at: &usize| {
        let item = at + 1 + usize::from(reader.word(at + 1) == "either");
        let mut items = reader.matches.get(item).into_iter().flatten();
        reader.word(*at) == "by"
            && TRAVELLING.contains(&reader.stem(at - 1))
            && items.any(|of| is_way(of.of.sense))
    };
    let at = (1..reader.end()).find(is_travel)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("in the")))
}

/// `is Lemon` for `is surnamed Lemon`, and `Lemon` for `the author surnamed Lemon`, of surnames.
pub(super) fn surnamed(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_surname = |at: usize| {
        let mut of = reader.matches.get(at).into_iter().flatten();
        of.any(|of| reader.vocabulary.names >> of.of.sense & 1 == 1)
    };
    let at = (1..reader.end()).find(|at| reader.word(*at) == "surnamed" && is_surname(at + 1))?;
    // `the author surnamed Lemon`
    let the = at.checked_sub(2).filter(|the| reader.word(*the) == "the");
    if let Some(the) = the.filter(|the| reader.is_human(the + 1) || reader.kind(the + 1).person) {
        return Some(reader.without(the..at + 1));
    }
    let is_told =
        reader.is_be_or_denied(at - 1) || matches!(reader.word(at - 1), "neither" | "not");
    is_told.then(|| reader.without(at..at + 1))
}

/// `mint` for `mint ice cream`, `the stand` for `the ice cream stand`.
pub(super) fn ice_cream(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_row = |at: usize| reader.uses(at).own != 0 && reader.matches[at].is_empty();
    let is_told = |at: &usize| {
        reader.any(*at, &["ice cream"]).is_some()
            && !reader.is_within_item(*at)
            && (reader.ends_item(*at) || *at + 2 < reader.end() && is_row(*at + 2))
    };
    let at = (1..reader.end()).find(is_told)?;
    Some(reader.without(at..at + 2))
}
