//! Sentences that go on about the last one named, or about how far two are apart: `and Bob had a lower number than Cy` for `which in turn
//! had a lower number than Cy's`, `Ann finished two places before Bob` for `Ann finished before Bob, with just one runner between them`.

use super::super::function::denies;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// `Ann was in a lane with a lower number than Bob's, and Bob was in a lane with a lower number than Cy's` for `Ann was in a lane with a
/// lower number than Bob's, which in turn had a lower number than Cy's`.
pub(super) fn number_in_turn(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const THAN: &[&str] = &["a higher number than", "a lower number than"];
    const TURN: &[&str] =
        &[", which in turn had", ", which in turn has", ", which had", ", which has"];
    reader.vocabulary.has_order.then_some(())?;
    let found = |at: usize| Some((at, reader.any(at, TURN)?));
    let (comma, second) = (4..reader.end()).find_map(found)?;
    let other = reader.any(second, THAN)?;
    let is_number = |at: &usize| reader.any(*at, THAN).is_some();
    let first = (4..comma).find(is_number).filter(|at| reader.word(at - 1) == "with")?;
    let noun = first - 2;
    let is_place = reader.stem(noun) == reader.vocabulary.position_stem
        && reader.any(noun - 2, &["at a", "in a", "on a"]).is_some();
    let name = reader.any(first, THAN)?;
    let whose = comma.checked_sub(1).filter(|mark| reader.is_possessive(*mark)).unwrap_or(comma);
    let is_row = |start: usize, ends: &dyn Fn(usize) -> bool| {
        reader.nouns(start).iter().any(|(end, _)| ends(*end))
    };
    let end = reader.end();
    let is_last = |at: usize| at == end || reader.is_possessive(at) && at + 1 == end;
    let is_plain = is_place
        && is_row(name, &|end| end == whose)
        && is_row(other, &is_last)
        && !reader.tokens.iter().any(|token| denies(&token.word) || token.word == "or");
    let say = |words: &str| reader.tokens[comma].saying(words);
    let said = [
        &reader.tokens[..comma],
        &say(", and"),
        &reader.tokens[name..whose],
        &say("was"),
        &reader.tokens[noun - 2..first],
        &reader.tokens[second..],
    ];
    is_plain.then(|| in_order(reader, said.concat()))
}

/// `Ann finished 2 places before Bob` for `Ann finished before Bob, with just one runner between them`.
pub(super) fn with_between(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ORDERS: &[&str] = &["above", "after", "ahead of", "before", "behind", "below"];
    const COMING: &[&str] = &["coming", "coming in", "finishing", "living", "sitting", "standing"];
    let is_line = reader.vocabulary.has_order && !reader.vocabulary.is_ring;
    let with = (4..reader.end()).find(|at| reader.any(*at, &[", with"]).is_some())?;
    let number = reader.any(with + 2, &["exactly", "just", "only"]).unwrap_or(with + 2);
    let (count, taken) = words::number(&[reader.word(number)])?;
    let noun = reader.any(number + taken, &["other"]).unwrap_or(number + taken);
    let uses = reader.uses(noun);
    let is_row = reader.is_house(noun) || reader.kind(noun).person || uses.own | uses.named != 0;
    let is_noun = is_row && !reader.is_of_some(noun) && reader.matches.get(noun)?.is_empty();
    let between = reader.any(noun + 1, COMING).unwrap_or(noun + 1);
    let is_them = reader.any(between, &["between them", "in between"]) == Some(reader.end());
    let orders = |at: &usize| reader.any(*at, ORDERS).is_some() && reader.matches[*at].is_empty();
    let mut found = (1..with).filter(orders);
    let (order, None) = (found.next()?, found.next()) else { return None };
    let behind = reader.any(order, ORDERS)?;
    let ends_row = reader.names_row(behind, with);
    let is_subject = reader.nouns(0).iter().any(|(end, _)| *end + 1 == order);
    let is_bound = |token: &Token| {
        denies(&token.word) || matches!(&*token.word, "and" | "but" | "either" | "neither" | "or")
    };
    let is_plain = ends_row && is_subject && !reader.tokens[..with].iter().any(is_bound);
    let far = format!("{} {}", count + 1, reader.vocabulary.position.text);
    let said = [
        &reader.tokens[..order],
        &reader.tokens[order].saying(&far),
        &reader.tokens[order..with],
        &reader.tokens[reader.end()..],
    ];
    (is_line && is_noun && is_them && is_plain).then(|| in_order(reader, said.concat()))
}

/// `Ann was directly between Bob and Cy` for `Ann's lane was directly between those of Bob and Cy`.
pub(super) fn place_between_those(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let is_place = |at: &usize| {
        reader.stem(*at) == reader.vocabulary.position_stem
            && reader.matches[*at].is_empty()
            && reader.is_possessive(at - 1)
            && reader.is_be_or_denied(at + 1)
    };
    let place = (2..reader.end()).find(is_place)?;
    let those = (place + 2..reader.end())
        .find(|at| reader.word(at - 1) == "between" && reader.any(*at, &["those of"]).is_some())?;
    let is_two =
        reader.lists(those + 2).iter().any(|(end, of)| *end == reader.end() && of.len() == 2);
    let is_one = reader.names_row(0, place - 1);
    let said = [
        &reader.tokens[..place - 1],
        &reader.tokens[place + 1..those],
        &reader.tokens[those + 2..],
    ];
    (is_two && is_one).then(|| said.concat())
}

/// `took 62 seconds` for `clocked a time of 62 seconds`, `from Kenya` for `representing Kenya`.
pub(super) fn clocked(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CLOCKED: &[&str] =
        &["clocked a time of", "posted a time of", "recorded a time of", "swam a time of"];
    let countries =
        reader.vocabulary.headed_by(&["club", "country", "nation", "nationality", "team"]);
    let is_country = |at: usize| reader.items(at) & countries != 0;
    let found = |at: usize| {
        let clocked = reader.any(at, CLOCKED).filter(|end| reader.amount(*end).is_some());
        let clocked = clocked.map(|end| (at, end, "took"));
        let represents = || {
            let is_said = reader.word(at) == "representing" && !reader.kind(at - 1).be;
            (is_said && is_country(at + 1)).then_some((at, at + 1, "from"))
        };
        clocked.or_else(represents).filter(|_| reader.matches[at].is_empty())
    };
    let (at, end, plain) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying(plain)))
}

/// `Ann, from Kenya, wore green` for `It was Ann, from Kenya, who wore green`.
pub(super) fn it_was_who(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let name = reader.any(0, &["it is", "it was"])?;
    let mut commas = (name..reader.end()).filter(|at| reader.word(*at) == ",");
    let (open, close, None) = (commas.next()?, commas.next()?, commas.next()) else { return None };
    let is_name = reader.names_row(name, open);
    let is_aside = matches!(reader.word(open + 1), "from" | "in" | "with");
    let is_who = reader.word(close + 1) == "who" && reader.begins_predicate(close + 2);
    let said = [&reader.tokens[name..=close], reader.tokens.get(close + 2..)?];
    (is_name && is_aside && is_who).then(|| in_order(reader, said.concat()))
}

/// `Ann was in lane 6, and wore a green cap` for `Ann was in lane 6, wearing a green cap`.
pub(super) fn wearing(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DOING: &[(&str, &str)] = &[("carrying", "carries"), ("wearing", "wore")];
    const BOUND: &[&str] = &["'t", "either", "if", "neither", "nor", "not", "or", "than"];
    let comma = (2..reader.end()).rfind(|at| reader.word(*at) == ",")?;
    let verb = comma + 1;
    let (_, plain) = DOING.iter().find(|(doing, _)| *doing == reader.word(verb))?;
    let item = verb + 1 + usize::from(reader.kind(verb + 1).determiner);
    let ends = reader.mentions(verb + 1).into_iter().chain(reader.mentions(item));
    let is_item = ends.into_iter().any(|of| of.end == reader.end());
    let is_alone = (0..comma).all(|at| reader.word(at) != ",");
    // Whom somebody stands next to may be who wears it.
    let beside = reader.items_in(0..comma).count();
    let is_place = reader.is_position_told(comma);
    let is_plain = is_alone
        && is_item
        && beside <= 1 + usize::from(is_place)
        && !reader.tokens.iter().any(|token| BOUND.contains(&&*token.word));
    let said = reader.tokens[verb].saying(&format!("and {plain}"));
    (is_plain && is_place).then(|| reader.with(verb..verb + 1, &said))
}

impl Reader<'_> {
    /// Whether the words before a mark tell at which position somebody is: `was in lane 6`.
    fn is_position_told(&self, mark: usize) -> bool {
        let found = (1..mark).find(|at| matches!(self.word(*at), "at" | "in" | "on"));
        let spot = found.filter(|at| self.kind(at - 1).be || self.kind(at - 1).live);
        self.vocabulary.has_order
            && spot.is_some_and(|at| self.places(at + 1).iter().any(|(end, _)| *end == mark))
    }
}

/// `Ann, Bob and Cy live on even-numbered floors` for `Ann, Bob and Cy all live on even-numbered floors`.
pub(super) fn all_on_parity(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ALL: &[&str] = &["all", "both"];
    let found = |at: &usize| {
        let place = at + 2;
        let is_verb = reader.kind(at + 1).live || reader.kind(at + 1).be;
        ALL.contains(&reader.word(*at))
            && is_verb
            && matches!(reader.word(place), "at" | "in" | "on")
            && matches!(reader.word(place + 1), "even" | "odd")
            && reader.word(place + 2) == "numbered"
    };
    let at = (3..reader.end()).find(found).filter(|_| reader.vocabulary.has_order)?;
    let counts = if reader.word(at) == "both" { 2..3 } else { 3..usize::MAX };
    let is_list = reader.lists(0).iter().any(|(end, of)| *end == at && counts.contains(&of.len()));
    is_list.then(|| reader.without(at..at + 1))
}
