//! Places in a row that are told by where others are: `above Bob` for `on one of the floors above Bob`, `on an odd numbered floor and
//! above Bob` for `on an odd numbered floor above Bob`.

use itertools::Itertools;

use super::super::mention::Reader;
use super::super::relation::Relation;
use super::super::sentence::placed::ENDS;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// Words that deny.
const DENYING: &[&str] = &["'t", "neither", "never", "no", "nobody", "none", "nor", "not"];

/// Before a noun for positions: whichever of these.
const SOME: &[&str] = &["any", "any of the", "one of the", "either of the", "some"];

/// Before a parity, of one position.
const ONE: &[&str] = &["a", "an"];

impl Reader<'_> {
    /// Whether a noun is one for the positions, one or several of them.
    fn is_position(&self, at: usize) -> bool {
        self.is_house(at) && self.matches.get(at).is_some_and(Vec::is_empty)
    }

    /// Where `odd`, `even-numbered` and the like end.
    fn past_parity(&self, at: usize) -> Option<usize> {
        let next = self.any(at, &["odd", "even"])?;
        Some(self.any(next, &["numbered", "number", "no", "no ."]).unwrap_or(next))
    }

    /// Whether an order at any distance is told at a token: `above Bob`.
    fn is_far_order(&self, at: usize) -> bool {
        let is_far = |(end, of): &(usize, Relation)| {
            matches!(of, Relation::Order(_, None)) && !self.nouns(*end).is_empty()
        };
        self.relations(at).iter().any(is_far)
    }
}

/// `the third floor` for `the third numbered floor`.
pub(super) fn nth_numbered(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let is_nth = |at: &usize| {
        let ordinal = words::ordinal(reader.word(at - 1));
        reader.word(*at) == "numbered" && ordinal.is_some() && reader.is_position(at + 1)
    };
    let at = (1..reader.end()).find(is_nth)?;
    Some(reader.without(at..at + 1))
}

/// `lives above Bob` for `lives on one of the floors above Bob`.
pub(super) fn one_of_places(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let found = |start: usize| {
        let inner = reader.any(start, &["at", "in", "on"]).unwrap_or(start);
        // `lives one of the floors above`, where a preposition is missing
        let is_led = inner > start || reader.kind(start - 1).live;
        let parity = reader.any(inner, SOME).or_else(|| reader.any(inner, ONE));
        let from = parity.filter(|_| is_led)?;
        let noun = reader.past_parity(from).unwrap_or(from);
        let end = noun + 1;
        let next = reader.any(end, &["that is", "that are", "which is", "which are"]);
        let is_some = noun > from || next.is_some() || reader.any(inner, SOME).is_some();
        let next = next.unwrap_or(end);
        (is_some && reader.is_position(noun) && reader.is_far_order(next))
            .then_some((start, from, noun, next))
    };
    let (start, from, noun, next) = (1..reader.end()).find_map(found)?;
    if noun == from {
        return Some(reader.without(start..next));
    }
    // Of what is on no odd floor above Bob, either may be so.
    if reader.says_before(start, DENYING) {
        return None;
    }
    let parity = format!("in an {} numbered house and", reader.word(from));
    Some(reader.with(start..next, &reader.tokens[start].saying(&parity)))
}

/// `in a lower numbered house than Bob` for `on a floor numbered lower than that of Bob`.
pub(super) fn numbered_lower(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let found = |start: usize| {
        let noun = reader.any(start, &["at a", "in a", "on a"])?;
        let side = reader.any(noun + 1, &["numbered", "whose number is"])?;
        let than = reader.any(side, &["lower than", "higher than"])?;
        let end = reader.any(than, &["that of"]).unwrap_or(than);
        reader.is_position(noun).then_some((start, side, end))
    };
    let (start, side, end) = (1..reader.end()).find_map(found)?;
    let said = format!("in a {} numbered house than", reader.word(side));
    Some(reader.with(start..end, &reader.tokens[start].saying(&said)))
}

/// `the one who is from Delhi lives in an even numbered house` for `the person living on an even-numbered floor is from Delhi`: of
/// who lives there, but one is from Delhi.
pub(super) fn one_of_parity(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const LIVING: &[&str] = &[
        "living",
        "residing",
        "seated",
        "sitting",
        "staying",
        "that lives",
        "who is",
        "who lives",
        "who sits",
    ];
    /// What is said of this one and of no other.
    const AGAIN: &[&str] = &["but he", "but she", "but that person", "but this person"];
    const BOUND: &[&str] =
        &["and", "but", "either", "if", "only", "or", "than", "that", "which", "who"];
    reader.vocabulary.has_order.then_some(())?;
    let one = reader.any(0, &["the one", "the person", "the man", "the woman"])?;
    let place = reader.any(reader.any(one, LIVING)?, &["at", "in", "on"])?;
    let noun = reader.past_parity(reader.any(place, ONE)?)?;
    let verb = noun + 1;
    let again = (verb..reader.end()).find(|at| reader.any(*at, AGAIN).is_some());
    let end = again.unwrap_or(reader.end());
    let is_plain = |at: usize| !BOUND.contains(&reader.word(at)) && reader.word(at) != ",";
    let kind = reader.kind(verb);
    let is_verb = kind.be || kind.live || words::is_finite(reader.word(verb));
    if !reader.is_position(noun)
        || !is_verb
        || reader.says_before(end, DENYING)
        || !(verb..end).all(is_plain)
    {
        return None;
    }
    let parity = format!("lives in an {} numbered house", reader.word(place + 1));
    let behind = again.and_then(|at| {
        Some(
            [&reader.tokens[at..=at], &reader.tokens[reader.any(at, AGAIN)?..reader.end()]]
                .concat(),
        )
    });
    let first = &reader.tokens[0];
    let said = [
        &reader.tokens[..one],
        &first.saying("who"),
        &reader.tokens[verb..end],
        &first.saying(&parity),
        &behind.unwrap_or_default(),
    ];
    Some(reader.with(0..reader.end(), &said.concat()))
}

/// `in an odd numbered house` for `on one of the odd-numbered floors`, `on odd number floor`.
pub(super) fn of_parity(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let found = |start: usize| {
        let inner = reader.any(start, &["at", "in", "on"])?;
        let from = reader.any(inner, SOME).or_else(|| reader.any(inner, ONE)).unwrap_or(inner);
        let noun = reader.past_parity(from)?;
        let is_plain = reader.any(inner, ONE).is_some() && reader.word(noun - 1) == "numbered";
        (!is_plain && reader.is_position(noun)).then_some((start, from, noun))
    };
    let (start, from, noun) = (1..reader.end()).find_map(found)?;
    let parity = format!("in an {} numbered house", reader.word(from));
    Some(reader.with(start..noun + 1, &reader.tokens[start].saying(&parity)))
}

/// `but is not on floor 3` for `but not on floor 3`.
pub(super) fn but_not_there(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let is_place = |at: usize| {
        let is_in = matches!(reader.word(at), "at" | "in" | "on");
        let ends = |end: usize| matches!(reader.word(end), "" | "." | "," | ";" | "nor" | "or");
        let spots = || reader.spots(at, false);
        let is_end = || reader.any_of(at, &ENDS).is_some_and(ends);
        (is_in || reader.bare_place(at).is_some())
            && (spots().iter().any(|(end, _)| ends(*end)) || is_in && is_end())
    };
    let found = |at: usize| reader.any(at, &["but not", "though not"]).filter(|at| is_place(*at));
    let (at, end) = (2..reader.end()).find_map(|at| Some((at, found(at)?)))?;
    // `Ann is not first but not last` denies twice.
    (!reader.says_before(at, DENYING)).then_some(())?;
    Some(reader.with(at..end, &reader.tokens[at].saying("but is not")))
}

/// `but is not directly above Bob` for `but not directly above him`, behind `lives above Bob`; `but is not next to Bob` for `but not
/// next to Bob`.
pub(super) fn but_not_beside(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SIDES: &[&str] = &[
        "above",
        "after",
        "before",
        "behind",
        "below",
        "to the left of",
        "to the right of",
        "left of",
        "right of",
    ];
    reader.vocabulary.has_order.then_some(())?;
    let (at, next) = (3..reader.end()).find_map(|at| Some((at, reader.any(at, &["but not"])?)))?;
    (!reader.says_before(at, DENYING)).then_some(())?;
    let close = reader.any(next, &["directly", "immediately", "just"]);
    let Some(side) = close else {
        let near = reader.any(next, &["adjacent to", "beside", "next to"])?;
        let is_last = reader.names_row(near, reader.end());
        let said = || reader.with(at..next, &reader.tokens[at].saying("but is not"));
        return is_last.then(said);
    };
    let words = |of: usize, end: usize| {
        reader.tokens[of..end].iter().map(|token| token.word.as_str()).collect::<Vec<_>>()
    };
    // `immediately to the left` may lose its `of`.
    let of = reader.any(side, SIDES);
    let end = of.or_else(|| reader.any(side, &["to the left", "to the right"]))?;
    let last = reader.any(end, &["her", "him", "it", "them"]).unwrap_or(end);
    (last == reader.end()).then_some(())?;
    // The same side before, of somebody who is named up to here.
    let said = words(side, end);
    let first = (1..at).rfind(|first| words(*first, (*first + said.len()).min(at)) == said)?;
    let name = first + said.len();
    let name = name + usize::from(reader.word(name) == "of");
    reader.names_row(name, at).then_some(())?;
    let but = reader.tokens[at].saying("but is not directly");
    let said = [&reader.tokens[..at], &but, &reader.tokens[first..at]].concat();
    Some(in_order(reader, said))
}

/// `Ann lives 2 floors away from Bob` for `The difference between the floor numbers of Ann and Bob is 2`; `are between` for `are there
/// between`.
pub(super) fn difference(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let there = (1..reader.end()).find(|at| reader.any(*at, &["are there between"]).is_some());
    if let Some(at) = there {
        return Some(reader.without(at + 1..at + 2));
    }
    let noun = reader.any(0, &["the difference between the"])?;
    let first =
        reader.any(noun + 1, &["number of", "numbers of"]).filter(|_| reader.is_position(noun))?;
    (reader.vocabulary.order.has_plain_steps).then_some(())?;
    let and = (first..reader.end()).find(|at| reader.word(*at) == "and")?;
    let is = (and..reader.end()).find(|at| reader.word(*at) == "is")?;
    let whole = |start: usize, end: usize| reader.names_row(start, end);
    let (count, taken) = super::super::words::number(&[reader.word(is + 1)])?;
    let is_last = is + 1 + taken == reader.end() && count > 0;
    (is_last && whole(first, and) && whole(and + 1, is)).then_some(())?;
    let away = reader.tokens[is].saying(&format!("lives {count} houses away from"));
    let said = [&reader.tokens[first..and], &away, &reader.tokens[and + 1..is]].concat();
    Some(in_order(reader, said))
}

/// `likes neither tea nor milk` for `neither likes tea nor milk`.
pub(super) fn neither_of_verb(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end()).find(|at| reader.word(*at) == "neither")?;
    // `neither belongs to Rome nor to Oslo`
    let joint = at + 2;
    let is_joined = reader.kind(joint).preposition && reader.matches.get(joint)?.is_empty();
    let item = joint + usize::from(is_joined);
    let item = item + usize::from(reader.kind(item).determiner);
    let uses = reader.uses(at + 1);
    let is_verb = uses.verb | uses.doing != 0 || is_joined && reader.word(at + 1) == "belongs";
    let is_verb = is_verb
        && reader.matches[at + 1..].first().is_some_and(Vec::is_empty)
        && !reader.kind(at + 1).be
        && !reader.kind(at + 1).auxiliary;
    let nor = reader.matches.get(item)?.iter().map(|of| of.end).max()?;
    let again = is_joined && reader.word(nor + 1) == reader.word(joint);
    let second = nor + 1 + usize::from(again);
    let second = second + usize::from(reader.kind(second).determiner);
    let is_list = reader.word(nor) == "nor" && !reader.matches.get(second)?.is_empty();
    (is_verb && is_list).then_some(())?;
    let verb = &reader.tokens[at + 1..item_start(joint, is_joined)];
    let said = [
        &reader.tokens[..at],
        verb,
        &reader.tokens[at..=at],
        &reader.tokens[item_start(joint, is_joined)..=nor],
        &reader.tokens[nor + 1 + usize::from(again)..],
    ];
    Some(in_order(reader, said.concat()))
}

/// Where what is denied begins, behind a preposition or without one.
fn item_start(joint: usize, is_joined: bool) -> usize {
    joint + usize::from(is_joined)
}

/// `between Ann and Bob` for `between the floors on which Ann and Bob live`, `above Ann` for `above the floor on which Ann lives`.
pub(super) fn on_which(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let relative = ["at which", "in which", "on which", "where"];
    let found = |the: usize| {
        let is_one = reader.word(the) == "the" && reader.is_position(the + 1);
        let names = reader.any(the + 2, &relative).filter(|_| is_one)?;
        let ends = |at: usize| reader.nouns(at).into_iter().map(|(end, _)| end);
        let second = |end: usize| {
            let next = reader.phrase(end, "and");
            next.into_iter().flat_map(ends).chain([end]).max()
        };
        let verb = ends(names).filter_map(second).filter(|at| reader.kind(*at).live).max()?;
        (verb > names).then_some((the, names, verb))
    };
    let (the, names, verb) = (1..reader.end()).find_map(found)?;
    let said = [&reader.tokens[..the], &reader.tokens[names..verb], &reader.tokens[verb + 1..]];
    Some(said.concat())
}

/// `at an end` for `at any of the extreme ends` behind a denial, `at the left end` for `at the extreme left end of the line`, nothing
/// for `of each other` behind `neighbours`.
pub(super) fn of_ends(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ROWS: &[&str] =
        &["bench", "line", "queue", "row", "rack", "shelf", "table", "couch", "sofa", "street"];
    reader.vocabulary.has_order.then_some(())?;
    let is_row = |at: usize| ROWS.contains(&reader.word(at)) && reader.matches[at].is_empty();
    let past_row = |at: usize| {
        let row = reader.any(at, &["of the", "of that", "of this"]).filter(|row| is_row(*row));
        row.map_or(at, |row| row + 1)
    };
    (1..reader.end()).find_map(|at| {
        if matches!(reader.word(at), "at" | "on") {
            let some = [
                "any end",
                "any extreme end",
                "any of the ends",
                "any of the extreme ends",
                "any of the two ends",
                "any of the two extreme ends",
                "either extreme end",
                "either of the extreme ends",
                "either of the two extreme ends",
            ];
            let end = reader.any(at + 1, &some);
            let is_any = reader.word(at + 1) == "any";
            if let Some(end) = end.filter(|_| !is_any || reader.says_before(at, DENYING)) {
                return Some(
                    reader.with(at..past_row(end), &reader.tokens[at].saying("at an end")),
                );
            }
            let sides = [
                "the extreme left end",
                "the extreme right end",
                "the far left end",
                "the far right end",
                "the left end",
                "the right end",
                "extreme left end",
                "extreme right end",
            ];
            let end = reader.any(at + 1, &sides)?;
            let is_left = reader.word(end - 2) == "left";
            let plain = if is_left { "at the left end" } else { "at the right end" };
            let is_long = past_row(end) > end && reader.word(past_row(end) - 1) != "row"
                || reader.word(at + 1) == "extreme";
            return is_long
                .then(|| reader.with(at..past_row(end), &reader.tokens[at].saying(plain)));
        }
        let is_near = matches!(reader.word(at), "neighbors" | "neighbours");
        let end = reader.any(at + 1, &["of each other", "of one another", "to each other"]);
        end.filter(|_| is_near).map(|end| reader.without(at + 1..end))
    })
}

/// `one of Ann's neighbours` for `one of the immediate neighbours of Ann`.
pub(super) fn one_neighbour(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let noun = reader.any(0, &["one of the"])?;
    let noun = reader.any(noun, &["direct", "immediate"]).unwrap_or(noun);
    let of = reader.any(noun, &["neighbors of", "neighbours of"])?;
    let ends = reader.nouns(of).into_iter().map(|(end, _)| end);
    let is_verb = |at: &usize| {
        let kind = reader.kind(*at);
        kind.be || kind.auxiliary || kind.live || reader.uses(*at).verb != 0
    };
    let end = ends.filter(is_verb).max()?;
    let one = &reader.tokens[0..2];
    let of = &reader.tokens[of..end];
    let mark = reader.tokens[end - 1].renamed("'s");
    let said = [one, of, &[mark, reader.tokens[noun].clone()], &reader.tokens[end..]];
    Some(in_order(reader, said.concat()))
}

/// `Ann, Bob and Cy are on floors 1, 3 and 5 in some order` for `The people on the odd-numbered floors are Ann, Bob and Cy in
/// any order`.
pub(super) fn sorted_by_parity(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let first = reader.phrase(0, "the").unwrap_or(0);
    let who = first + usize::from(reader.kind(first).person);
    let who = reader.any(who, &["who", "that"]).unwrap_or(who);
    let lives = who + usize::from(reader.kind(who).live || reader.kind(who).be);
    let inner = reader.any(lives, &["at", "in", "on"]).filter(|_| who > first)?;
    let parity = reader.phrase(inner, "the").unwrap_or(inner);
    let verb = reader.past_parity(parity).filter(|noun| reader.is_position(*noun))? + 1;
    let is_odd = reader.word(parity) == "odd";
    let fits = |label: &&str| label.parse().is_ok_and(|number: u32| (number % 2 == 1) == is_odd);
    let labels = reader.vocabulary.labels.iter().map(|label| label.as_str()).collect_vec();
    let numbers = labels.iter().copied().filter(fits).collect_vec();
    let (last, others) = numbers.split_last()?;
    let is_having =
        reader.kind(verb).be || reader.kind(verb).auxiliary || reader.uses(verb).verb != 0;
    let is_whole = |(end, of): &(usize, Vec<_>)| {
        of.len() == numbers.len() && reader.any_order(*end) == Some(reader.end())
    };
    let (end, of) = reader.lists(verb + 1).into_iter().find(is_whole).filter(|_| is_having)?;
    // Who likes Ann is somebody else.
    let people = reader.persons();
    let are_people = of.iter().any(|of| reader.sense_of(of) & people != 0);
    (!are_people || reader.kind(verb).be).then_some(())?;
    let are_numbers = labels.iter().all(|label| label.parse::<u32>().is_ok());
    (are_numbers && !others.is_empty()).then_some(())?;
    let places = format!("are in houses {} and {last} , in some order", others.iter().join(" , "));
    let said = [&reader.tokens[verb + 1..end], &reader.tokens[verb].saying(&places)[..]].concat();
    Some(in_order(reader, said))
}
