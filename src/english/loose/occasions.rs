//! What takes place one after another, told by the occasion: `Ann was later than Bob` for `Ann's turn came later than
//! Bob's`, `earlier than` for `earlier in the evening than`, `travelled in May` for `was on holiday in May`.

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::ranked;
use super::roundabout::in_order;

/// What somebody has in a row of those who come one after another.
const TURNS: &[&str] = &[
    "act",
    "audition",
    "dive",
    "jump",
    "lecture",
    "performance",
    "recital",
    "set",
    "slot",
    "solo",
    "song",
    "speech",
    "talk",
    "turn",
];

/// `Ann was later than Bob, but earlier than Cy` for `Ann's turn came later than Bob's, but earlier than that of Cy`, where
/// the rows stand in one order.
pub(super) fn whose_turn(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const COMING: &[&str] = &["came", "comes", "is", "was", "will be", "will come"];
    const ORDERS: &[&str] = &["after", "before", "earlier than", "later than"];
    const CLOSE: &[&str] =
        &["directly", "immediately", "right", "some time", "sometime", "straight", "two places"];
    is_only_order(reader).then_some(())?;
    let is_turn = |noun: usize| {
        TURNS.contains(&reader.word(noun))
            && reader.matches[noun].is_empty()
            && reader.uses(noun).own == 0
    };
    let order = |at: usize| {
        let at = reader.any(at, CLOSE).unwrap_or(at);
        reader.any(at, ORDERS)
    };
    let ranked = |at: usize| {
        let at = reader.any(at, &["not", "'t"]).unwrap_or(at);
        reader.is_rank(at) && reader.ends_clause(at + 1)
    };
    let found = |mark: usize| {
        let noun = mark + 1;
        let verb = reader.any(noun + 1, COMING)?;
        let is_told = order(verb).is_some() || ranked(verb);
        (reader.is_possessive(mark) && is_turn(noun) && is_told).then_some((mark, verb))
    };
    let (mark, verb) = (1..reader.end().saturating_sub(2)).find_map(found)?;
    reader.ends_item(mark).then_some(())?;
    let mut said = [&reader.tokens[..mark], &reader.tokens[mark].saying("was")].concat();
    let mut at = verb;
    while at < reader.end() {
        // `than that of Cy`, `than Cy's`, `than Cy's turn`
        if let Some(end) = order(at) {
            let name = reader.phrase(end, "that of").unwrap_or(end);
            said.extend_from_slice(&reader.tokens[at..end]);
            let is_theirs = |last: &usize| reader.is_possessive(*last) && reader.ends_item(*last);
            let last = (name + 1..reader.end()).find(|at| reader.ends_clause(*at) || is_theirs(at));
            let last = last.unwrap_or(reader.end());
            said.extend_from_slice(&reader.tokens[name..last]);
            at = if is_theirs(&last) { last + 1 } else { last };
            let again = name == end && at > last && is_turn_again(reader, at, mark + 1);
            at += usize::from(again);
            // Of what else would be his, nothing is known.
            if !reader.ends_clause(at) {
                return None;
            }
        } else {
            said.push(reader.tokens[at].clone());
            at += 1;
        }
    }
    said.extend_from_slice(&reader.tokens[reader.end()..]);
    Some(in_order(reader, said))
}

/// Whether the rows come one after another, in a line or by their ranks, and the header has no other moments.
fn is_only_order(reader: &Reader<'_>) -> bool {
    let vocabulary = reader.vocabulary;
    // Houses stand in a row, and have no turns.
    let are_turns = vocabulary.is_of_line() || TURNS.contains(&&*vocabulary.position_stem);
    let is_line = vocabulary.has_order && !vocabulary.is_ring && are_turns;
    let is_moment =
        |of: &Sense| of.scale.is_some() && of.measure.is_time() && of.measure != Measure::Places;
    (is_line || ranked::ranks(vocabulary).is_some()) && vocabulary.all(is_moment) == 0
}

/// Whether the noun of an occasion is said once more.
fn is_turn_again(reader: &Reader<'_>, at: usize, noun: usize) -> bool {
    reader.word(at) == reader.word(noun)
}

/// `earlier than` for `earlier in the evening than`, where the rows have no other moments than their order.
pub(super) fn earlier_in(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WITHIN: &[&str] = &[
        "in the afternoon",
        "in the competition",
        "in the concert",
        "in the contest",
        "in the day",
        "in the evening",
        "in the line up",
        "in the morning",
        "in the night",
        "in the order",
        "in the programme",
        "in the program",
        "in the running order",
        "in the show",
        "on in the evening",
        "on the bill",
        "on the programme",
        "that day",
        "that evening",
        "that night",
    ];
    is_only_order(reader).then_some(())?;
    let found = |at: usize| {
        let end = reader.any(at, WITHIN)?;
        let compares = matches!(reader.word(at - 1), "earlier" | "later");
        let is_free = !(at..end).any(|at| reader.is_within_item(at));
        (compares && is_free && reader.word(end) == "than").then_some((at, end))
    };
    let (at, end) = (2..reader.end()).find_map(found)?;
    Some(reader.without(at..end))
}

/// `travelled in May` for `was on holiday in May` and `went on holiday in May`.
pub(super) fn on_holiday(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HOLIDAYS: &[&str] =
        &["away on holiday", "off on holiday", "on holiday", "on vacation", "on a trip"];
    let found = |at: usize| {
        let denial = reader.any(at + 1, &["not", "'t"]);
        let verb = denial.unwrap_or(at + 1);
        let end = reader.any(verb, HOLIDAYS)?;
        let is_verb = matches!(reader.word(at), "is" | "isn" | "was" | "wasn" | "goes" | "went");
        let is_free = !(at..end).any(|at| reader.is_within_item(at));
        let is_when = matches!(reader.word(end), "by" | "in" | "to")
            && (end + 1..end + 3).any(|at| reader.matches.get(at).is_some_and(|of| !of.is_empty()));
        (is_verb && is_free && is_when).then_some((at, end, denial.is_some()))
    };
    let (at, end, is_denied) = (1..reader.end()).find_map(found)?;
    let said = if is_denied { "did not travel" } else { "travelled" };
    Some(reader.with(at..end, &reader.tokens[at].saying(said)))
}
