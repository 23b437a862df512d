//! Small words that say no more than the rest: `either` at the end of what is denied, `of the children` behind `the youngest`,
//! `for` of `waited for 20 minutes`.

use std::ops::Range;

use super::super::function;
use super::super::lexicon::topics;
use super::super::matches::Match;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::nth::OCCASIONS;
use super::super::superlative;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;
use super::roundabout::in_order;
use crate::model::Number;

/// Nothing for the last word of `does not read in the garden, either`.
pub(super) fn either_at_end(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let last = reader.end().checked_sub(1).filter(|at| reader.word(*at) == "either")?;
    let comma = last.checked_sub(1).filter(|at| reader.word(*at) == ",").unwrap_or(last);
    let is_denied = reader.tokens[..comma].iter().any(|of| function::denies(&of.word));
    // `and Ben does not have it either`: what another one does not have.
    let points = matches!(reader.word(comma.checked_sub(1)?), "it" | "them");
    // Of one and the same more may be denied: `. She is not 8, either`.
    let is_of_two = (0..comma).any(|at| {
        let same = reader.any(at + 1, &["he", "she", "it"]).is_some();
        matches!(reader.word(at), "and" | "but") && !same
    });
    // `and Ben isn't the cook, either`, which says all that is denied.
    let last_clause = (0..comma).rfind(|at| matches!(reader.word(*at), "and" | "but"));
    let is_told = last_clause.is_some_and(|joint| {
        let mut denied = (joint..comma).map(|at| reader.word(at));
        let last = (joint..comma).flat_map(|at| &reader.matches[at]).find(|of| of.end == comma);
        let is_again = last.is_some_and(|last| {
            (0..joint).any(|at| reader.matches[at].iter().any(|of| of.of == last.of))
        });
        is_again && denied.any(function::denies)
    });
    let is_of_two = is_of_two && !is_told;
    (is_denied && !points && !is_of_two).then(|| reader.without(comma..last + 1))
}

/// `Ann` for `Ann (whose dog is named Spot)`, of a name that no list has.
pub(super) fn named_otherwise(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const NAMED: &[&str] = &["is called", "is named", "was called", "was named"];
    let found = |open: usize| {
        let noun = reader.any(open, &["( whose", ", whose"])?;
        let name = reader.any(noun + 1, NAMED)?;
        let mark = if reader.word(open) == "(" { ")" } else { "," };
        let close = (name + 1..name + 3).find(|at| reader.word(*at) == mark)?;
        let is_free = (noun..close).all(|at| reader.matches[at].is_empty());
        let is_name =
            (name..close).all(|at| reader.tokens[at].is_capital && reader.uses(at).own == 0);
        (is_free && is_name && reader.ends_item(open)).then_some(open..close + 1)
    };
    let aside = (1..reader.end()).find_map(found)?;
    Some(reader.without(aside))
}

/// `after Ann` for `after Ann's picture`, where each of them has one.
pub(super) fn picture_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PICTURES: &[&str] = &["photo", "photograph", "picture", "portrait"];
    let people = reader.people();
    let is_name = |end: usize| {
        let mut of = reader.matches[..end].iter().flatten();
        of.any(|of| of.end == end && people >> of.of.sense & 1 == 1)
    };
    let is_theirs = |at: &usize| {
        reader.is_possessive(*at)
            && PICTURES.contains(&reader.word(at + 1))
            && reader.matches[at + 1].is_empty()
            && reader.ends_clause(at + 2)
            && is_name(*at)
            && (at.saturating_sub(4)..*at).any(|at| matches!(reader.word(at), "after" | "before"))
    };
    let at = (3..reader.end()).find(is_theirs)?;
    Some(reader.without(at..at + 2))
}

/// `was` for `appeared` before how long after whom: `appeared an even number of months after Ann`.
pub(super) fn appeared(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TIMES: &[&str] = &["after", "an even number of", "an odd number of", "before"];
    let is_told = |at: &usize| {
        let was = matches!(reader.word(*at), "appeared" | "appears");
        was && reader.matches[*at].is_empty() && reader.any(at + 1, TIMES).is_some()
    };
    let at = (1..reader.end()).find(is_told)?;
    Some(reader.with(at..at + 1, &[reader.tokens[at].renamed("was")]))
}

/// `the youngest` for `the youngest of the children`, of a word that is one for all of them.
pub(super) fn of_them_all(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ALL: &[&str] = &[
        "children",
        "classmates",
        "colleagues",
        "competitors",
        "contestants",
        "friends",
        "group",
        "kids",
        "neighbors",
        "neighbours",
        "people",
        "pupils",
        "students",
    ];
    let is_end = |at: &usize| {
        reader.word(at - 1) == "the" && (reader.superlative(*at)).is_some_and(|of| of.0 == at + 1)
    };
    let of = |at: usize| {
        let noun = reader.any(at + 1, &["of the"])?;
        let is_row = ALL.contains(&reader.word(noun))
            || reader.kind(noun).thing && reader.word(noun).ends_with('s');
        let is_free =
            reader.matches.get(noun)?.is_empty() && !function::is_of_some(reader.word(noun));
        // `the oldest of the children who`
        let is_whole = !reader.kind(noun + 1).relative && !reader.kind(noun + 1).preposition;
        (is_row && is_free && is_whole).then_some((at, noun))
    };
    // `the cheapest kite of the three`, of as many as there are
    let of_all = |at: usize| {
        let of = (at + 1..at + 3).find(|at| reader.word(*at) == "of")?;
        let number = reader.any(of, &["of all", "of all the", "of the"])?;
        let (count, taken) = words::number(&[reader.word(number)])?;
        let is_all = count as usize == reader.vocabulary.rows();
        (is_all && reader.ends_clause(number + taken)).then_some((of - 1, number + taken - 1))
    };
    let (at, noun) =
        (1..reader.end()).filter(is_end).find_map(|at| of(at).or_else(|| of_all(at)))?;
    Some(reader.without(at + 1..noun + 1))
}

/// `waited 20 minutes` for `waited for 20 minutes`, and `waited` for `had to wait`.
pub(super) fn waited(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let had_to = (1..reader.end()).find(|at| reader.any(*at, &["had to wait"]).is_some());
    if let Some(had) = had_to {
        return Some(reader.with(had..had + 3, &reader.tokens[had].saying("waited")));
    }
    const LASTING: &[&str] = &["last", "stay", "wait"];
    let is_for = |at: &usize| {
        reader.word(*at) == "for"
            && LASTING.contains(&reader.stem(at - 1))
            && reader.tokens.get(at + 1).is_some()
            && reader
                .amount(at + 1)
                .is_some_and(|of| of.unit.is_some_and(|of| of.measure.is_time()))
    };
    let at = (1..reader.end()).find(is_for)?;
    Some(reader.without(at..at + 1))
}

/// `immediately after` for `the next one after` and `the next appointment after`.
pub(super) fn next_one_after(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let next = (2..reader.end()).find(|at| reader.any(*at, &["the next"]).is_some())?;
    let noun = next + 2;
    let is_noun =
        matches!(reader.word(noun), "one" | "to") || OCCASIONS.contains(&reader.word(noun));
    let after = noun + usize::from(is_noun);
    // `the next to arrive after`
    let acts = reader.word(noun) == "to";
    let be = after + usize::from(acts && reader.word(after) == "be");
    let after = if acts { be + 1 } else { after };
    const DONE: &[&str] = &[
        "appear",
        "arrive",
        "begin",
        "depart",
        "finish",
        "leave",
        "perform",
        "play",
        "published",
        "released",
        "seen",
        "served",
        "speak",
        "start",
    ];
    let is_done = !acts || DONE.contains(&reader.word(after - 1));
    let is_told = reader.is_be_or_denied(next - 1)
        && is_done
        && reader.word(after) == "after"
        && (next..after).all(|at| reader.matches[at].is_empty());
    is_told.then(|| reader.with(next..after, &reader.tokens[next].saying("immediately")))
}

/// `the first tour` for `the first tour of the evening`, of the only moments.
pub(super) fn of_the_evening(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// With the hours that they have.
    const SPANS: &[(&str, Range<u32>)] = &[
        ("of the afternoon", 12..18),
        ("of the day", 0..24),
        ("of the evening", 17..24),
        ("of the morning", 0..12),
    ];
    let of = &reader.vocabulary.senses[reader.free_moments()?];
    let is_within = |hours: &Range<u32>| {
        let values = of.scale.iter().flat_map(|scale| &scale.values);
        let [start, end] = [hours.start, hours.end].map(|hour| Number::from(60 * hour));
        of.measure == Measure::Minutes
            && values.into_iter().all(|value| (start..end).contains(value))
    };
    let of = |first: usize| {
        let noun = first + 1;
        let is_noun = OCCASIONS.contains(&reader.word(noun))
            || reader.kind(noun).thing
            || reader.uses(noun).own != 0;
        let within = |(said, hours): &(&str, Range<u32>)| {
            reader.any(noun + 1, &[said]).filter(|_| is_within(hours))
        };
        let end = SPANS.iter().find_map(within).filter(|_| is_noun)?;
        reader.matches[noun].is_empty().then_some(noun + 1..end)
    };
    let is_end =
        |at: &usize| reader.word(at - 1) == "the" && matches!(reader.word(*at), "first" | "last");
    let range = (1..reader.end().saturating_sub(1)).filter(is_end).find_map(of)?;
    Some(reader.without(range))
}

/// `the trail of Fox Hollow` for `the trail through Fox Hollow`, where the trails are called so.
pub(super) fn along_it(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WAYS: &[&str] = &["along", "through"];
    let is_way = |at: &usize| {
        let noun = reader.uses(at - 1).own | reader.uses(at - 1).named;
        let item = at + 1 + usize::from(reader.kind(at + 1).determiner);
        WAYS.contains(&reader.word(*at))
            && reader.matches[at - 1].is_empty()
            && reader.matches[*at].is_empty()
            && reader.matches.get(item).is_some_and(|of| {
                !of.is_empty() && of.iter().all(|of| noun >> of.of.sense & 1 == 1)
            })
    };
    let at = (2..reader.end()).find(is_way).filter(|_| !reader.vocabulary.has_order)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("of")))
}

/// `shows the jail` for `shows people around the jail`.
pub(super) fn people_around(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const LEADING: &[&str] = &["guide", "guid", "lead", "led", "show", "take", "took"];
    const PEOPLE: &[&str] =
        &["guests", "people", "tourists", "travelers", "travellers", "visitors"];
    const AROUND: &[&str] = &["around", "round", "through"];
    let is_led = |at: &usize| {
        LEADING.contains(&reader.stem(at - 1))
            && PEOPLE.contains(&reader.word(*at))
            && AROUND.contains(&reader.word(at + 1))
            && reader.matches[*at].is_empty()
            && reader
                .matches
                .get(at + 2 + usize::from(reader.kind(at + 2).determiner))
                .is_some_and(|of| !of.is_empty())
    };
    let at = (1..reader.end()).find(is_led)?;
    Some(reader.without(at..at + 2))
}

/// `the mill` for `a ticket for the mill`, where the header has prices.
pub(super) fn ticket_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let money = reader.of_money();
    let is_ticket = |at: &usize| {
        let noun = at + 1;
        matches!(reader.word(*at), "a" | "the")
            && matches!(reader.word(noun), "ticket" | "admission" | "entry" | "seat")
            && matches!(reader.word(noun + 1), "for" | "to" | "at")
            && reader.kind(noun + 2).determiner
            && reader.matches[noun].is_empty()
            && reader.uses(noun).own & !money == 0
    };
    let at = (0..reader.end()).find(is_ticket).filter(|_| money.count_ones() == 1)?;
    Some(reader.without(at..at + 3))
}

/// `Ann's distance was shorter` for `Ann's hike was shorter`, of miles that are walked.
pub(super) fn way_of_theirs(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WAYS: &[&str] =
        &["commute", "drive", "flight", "hike", "journey", "ride", "run", "swim", "trip", "walk"];
    let is_length =
        |of: &Sense| of.scale.is_some() && of.unit.as_deref().is_some_and(superlative::is_length);
    let lengths = reader.vocabulary.all(is_length);
    let heading = &reader.vocabulary.senses.get(lengths.trailing_zeros() as usize)?.name.text;
    let is_way = |at: &usize| {
        WAYS.contains(&reader.word(*at))
            && reader.is_possessive(at - 1)
            && reader.matches[*at].is_empty()
            && reader.uses(*at).own | reader.uses(*at).named == 0
            && reader.is_be_or_denied(at + 1)
    };
    let at = (2..reader.end()).find(is_way).filter(|_| lengths.count_ones() == 1)?;
    let compares = |of: &Token| matches!(&*of.word, "longer" | "shorter" | "longest" | "shortest");
    // How long a walk takes is no length.
    let is_alone = reader.vocabulary.all(|of| of.scale.is_some() && of.is_duration()) == 0;
    let said = reader.tokens[at].saying(&heading.to_lowercase());
    (reader.tokens.iter().any(compares) && is_alone).then(|| reader.with(at..at + 1, &said))
}

/// `cost less than $75` for `was bought for less than $75`.
pub(super) fn bought_for_less(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DEALT: &[&str] = &["acquired", "auctioned", "bought", "obtained", "purchased"];
    let is_dealt = |at: &usize| {
        DEALT.contains(&reader.word(*at))
            && reader.kind(at - 1).be
            && reader.any(at + 1, &["for less than", "for more than"]).is_some()
    };
    let at = (2..reader.end()).find(is_dealt).filter(|_| reader.of_money() != 0)?;
    Some(reader.with(at - 1..at + 2, &reader.tokens[at].saying("cost")))
}

/// `the pilot` for `the former pilot`: whoever once was one is called so in all clues.
pub(super) fn former(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const FORMER: &[&str] = &["ex", "former", "retired"];
    let jobs = reader.vocabulary.all(|of| of.topic.is_some_and(topics::is_occupation));
    let is_former = |at: &usize| {
        FORMER.contains(&reader.word(*at))
            && reader.matches[*at].is_empty()
            && reader.word(at - 1) == "the"
            && reader.matches.get(at + 1).is_some_and(|of| {
                !of.is_empty() && of.iter().all(|of| jobs >> of.of.sense & 1 == 1)
            })
    };
    let at = (1..reader.end()).find(is_former)?;
    // `Neither the former cook nor the cook is Ann`
    let again = reader.tokens.iter().filter(|of| of.stem == reader.tokens[at + 1].stem).count();
    (again == 1).then(|| reader.without(at..at + 1))
}

/// `immediately after the cup and was immediately before the vase` for `immediately after the cup and immediately before the
/// vase`.
pub(super) fn after_and_before(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CLOSE: &[&str] = &["directly", "immediately", "just", "right"];
    let is_side = |at: usize| {
        CLOSE.contains(&reader.word(at))
            && matches!(reader.word(at + 1), "after" | "before" | "behind" | "above" | "below")
    };
    let first = (1..reader.end()).find(|at| is_side(*at))?;
    let second = (first + 3..reader.end()).find(|at| is_side(*at))?;
    let verb = first.checked_sub(1)?;
    let is_plain = reader.word(second - 1) == "and"
        && reader.names_row(first + 2, second - 1)
        && reader.matches[verb].is_empty()
        && reader.tokens[verb].is_word()
        && !reader.tokens.iter().any(|of| function::denies(&of.word));
    let said = [&reader.tokens[..second], &reader.tokens[verb..=verb], &reader.tokens[second..]];
    is_plain.then(|| in_order(reader, said.concat()))
}

/// A sentence without `, whatever its name may suggest,`.
pub(super) fn whatever_its_name(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SAYING: &[&str] = &[
        "name",
        "name implies",
        "name may imply",
        "name may suggest",
        "name might imply",
        "name might suggest",
        "name suggests",
    ];
    let aside = |at: usize| {
        let own = match reader.word(at) {
            "," => reader.any(at + 1, &["despite", "in spite of", "whatever"])?,
            _ => return None,
        };
        let end = reader.any(own + 1, SAYING).filter(|_| function::is_own(reader.word(own)))?;
        (reader.word(end) == ",").then_some((at, end + 1))
    };
    let (start, end) = (1..reader.end()).find_map(aside)?;
    Some(reader.without(start..end))
}

/// `carries figs` for `carries figs on board`.
pub(super) fn on_board(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let end = reader.any(at, &["aboard", "on board"]).filter(|_| reader.ends_item(at))?;
        (reader.ends_clause(end) || reader.word(end) == ",").then_some((at, end))
    };
    let (at, end) = (2..reader.end()).find_map(found)?;
    // `The Nurse is on board`
    let is_had =
        (1..at).any(|at| matches!(reader.stem(at), "carri" | "had" | "has" | "have" | "with"));
    is_had.then(|| reader.without(at..end))
}

/// `next door to` for `right next door to`.
pub(super) fn right_next_door(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end()).find(|at| {
        reader.any(*at, &["right next door", "just next door", "right next - door"]).is_some()
    })?;
    Some(reader.without(at..at + 1))
}

/// `was a slower escape than` for `proved a slower escape than`.
pub(super) fn proved(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PROVING: &[&str] = &["proved", "proved to be", "turned out", "turned out to be"];
    let found = |at: usize| Some((at, reader.any(at, PROVING)?));
    let (at, end) = (1..reader.end()).find_map(found)?;
    let is_compared = (end..end + 4).any(|at| reader.word(at) == "than");
    let is_free = reader.matches[at].is_empty() && reader.ends_item(at);
    (is_compared && is_free).then(|| reader.with(at..end, &[reader.tokens[at].renamed("was")]))
}

/// `or caught the pike` for `or else caught the pike`.
pub(super) fn or_else(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_else = |at: &usize| {
        reader.word(*at) == "else"
            && reader.word(at - 1) == "or"
            && words::is_finite(reader.word(at + 1))
            && reader.mentions(at + 1).is_empty()
    };
    let at = (1..reader.end()).find(is_else)?;
    Some(reader.without(at..at + 1))
}

/// Nothing for `ever` of what is denied, and for `once` behind `never`: `nor did Ann ever own it`.
pub(super) fn ever(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DENYING: &[&str] = &["'t", "neither", "never", "no", "nobody", "nor", "not"];
    let is_idle = |at: &usize| match reader.word(*at) {
        "ever" => {
            reader.says_before(*at, DENYING)
                && !matches!(reader.word(at + 1), "after" | "since" | "so")
        }
        "once" => reader.word(at - 1) == "never",
        _ => false,
    };
    let at = (1..reader.end()).find(is_idle).filter(|at| !reader.is_within_item(*at))?;
    Some(reader.without(at..at + 1))
}

/// `the person` for `the boy or girl`.
pub(super) fn boy_or_girl(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PAIRS: &[[&str; 2]] = &[["boy", "girl"], ["gentleman", "lady"], ["man", "woman"]];
    let is_pair = |at: &usize| {
        let pair = [reader.word(*at), reader.word(at + 2)];
        let is_any = PAIRS.iter().any(|[a, b]| pair == [*a, *b] || pair == [*b, *a]);
        is_any && reader.word(at + 1) == "or" && matches!(reader.word(at - 1), "a" | "the")
    };
    let at = (1..reader.end()).find(is_pair)?;
    let is_plain = (at..at + 3).all(|at| reader.matches[at].is_empty());
    is_plain.then(|| reader.with(at..at + 3, &reader.tokens[at].saying("person")))
}

/// `The tea was with the roll` for `The tea was ordered together with the roll`: of things, which nobody may have beside another.
pub(super) fn together_with(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let things = reader.vocabulary.lists() & !reader.persons();
    let is_thing = |of: &Match| things >> of.of.sense & 1 == 1;
    let is_said = |at: &usize| {
        let be = at - 2;
        let next = at + 2 + usize::from(reader.kind(at + 2).determiner);
        (reader.word(*at), reader.word(at + 1)) == ("together", "with")
            && reader.kind(be).be
            && reader.word(at - 1).ends_with("ed")
            && reader.matches[..be].iter().flatten().any(|of| of.end == be && is_thing(of))
            && reader.matches.get(next).is_some_and(|of| of.iter().any(is_thing))
    };
    let at = (3..reader.end()).find(is_said)?;
    Some(reader.without(at - 1..at + 1))
}
