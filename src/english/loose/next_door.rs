//! What is heard, seen or borrowed from next door is the neighbor's: `Ann hears the banjo from the stall beside hers`. And other
//! things that are told by where they are: `To the right of the flute one can hear the harp`, `The tea and the harp are sold at
//! the same stall`, `the vendor under the white awning`.

use std::ops::Range;

use itertools::Itertools;

use super::super::function;
use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::sexes;
use super::super::token::Token;
use super::super::words::{self, Words};
use super::roundabout::in_order;

/// Stems of what one does with, or suffers from, what a neighbor has.
const ACROSS: Words = Words::of(&[
    "admir", "annoy", "awaken", "awoken", "bark", "borrow", "bother", "chase", "chew", "covet",
    "disturb", "envi", "eye", "hear", "heard", "nibbl", "overhear", "saw", "scare", "see", "seen",
    "smell", "spot", "startl", "watch", "wake", "woken",
]);

/// `Ann is next to the banjo` for `Ann hears the banjo from the stall beside hers`.
pub(super) fn from_next_door(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let ends = reader.items_in(0..reader.end());
    let items = ends.filter_map(|at| Some((at, reader.matches[at].iter().map(|of| of.end).max()?)));
    let items = items.collect_vec();
    let [(_, first_end), (second, second_end)] = items[..] else { return None };
    /// What is denied, or may not be so, or is told of both neighbors.
    const OTHER: &[&str] = &[
        "almost", "barely", "both", "cannot", "each", "every", "fail", "fails", "failed", "few",
        "hardly", "if", "may", "might", "nearly", "no", "only", "rarely", "refuse", "refused",
        "refuses", "scarcely", "seldom", "stopped", "tried", "tries", "until", "wants", "wanted",
        "wishes", "would",
    ];
    // `every morning` tells when.
    let tells_when =
        |at: usize| matches!(reader.word(at + 1), "day" | "evening" | "morning" | "night");
    let denies = (0..reader.end()).any(|at| {
        function::denies(reader.word(at)) || OTHER.contains(&reader.word(at)) && !tells_when(at)
    });
    let verb = (first_end..second).find(|at| ACROSS.contains(&reader.stem(*at)))?;
    let place = (second_end..reader.end()).find(|at| is_next_door(reader, *at))?;
    let is_joined = reader.tokens[first_end..place]
        .iter()
        .any(|of| matches!(&*of.word, "and" | "but" | "or" | "," | "into"));
    // `has to listen to the flute`, but not `takes the dog to`
    let is_joined = is_joined || (second..place).any(|at| reader.word(at) == "to");
    // `the saddle of the bicycle on`, but not `the banjo that Bob plays on`
    let is_simple = (second_end..place).all(|at| {
        let kind = reader.kind(at);
        (kind.preposition || kind.determiner || !kind.be && !kind.auxiliary && !kind.relative)
            && !reader.word(at).ends_with("ing")
    });
    let owned = (verb..second).any(|at| function::is_own(reader.word(at)));
    // The subject: `the pancake vendor`.
    let is_noun =
        |at: usize| reader.kind(at).person || reader.uses(at).own | reader.uses(at).named != 0;
    let subject = (first_end..verb).find(|at| !is_noun(*at)).unwrap_or(verb);
    let is_free = !denies && !is_joined && is_simple && !owned && subject >= first_end;
    // `Winnie, who …,` has commas before the verb, and `Ada's dog` is not Ada.
    let is_plain = !reader.is_possessive(first_end)
        && reader.tokens[..subject].iter().all(|of| of.word != ",");
    if !is_free || !is_plain {
        return None;
    }
    let is_article = second > 0 && reader.kind(second - 1).determiner;
    let of = second - usize::from(is_article);
    let head = (second_end..place)
        .take_while(|at| reader.uses(*at).named != 0)
        .last()
        .map_or(second_end, |at| at + 1);
    let mut said = reader.tokens[..subject].to_vec();
    said.extend(reader.tokens[subject].saying("is next to"));
    said.extend_from_slice(&reader.tokens[of..head]);
    said.extend_from_slice(&reader.tokens[reader.end()..]);
    Some(said)
}

/// Whether the rest of a sentence tells of the next row: `from the stall beside his`, `on the neighbouring boat`, `from next door`.
fn is_next_door(reader: &Reader<'_>, at: usize) -> bool {
    const HIS: &[&str] = &["her own", "hers", "his", "his own", "its own", "their own", "theirs"];
    const BESIDE: &[&str] =
        &["adjacent to", "alongside", "beside", "next to", "right beside", "right next to"];
    let end = reader.end();
    if reader.any(at, &["from next door", "next door"]) == Some(end) {
        return true;
    }
    if !matches!(reader.word(at), "at" | "from" | "in" | "inside" | "of" | "on") {
        return false;
    }
    let noun = at + 1 + usize::from(reader.kind(at + 1).determiner);
    if noun < end && reader.is_house(noun) && reader.any(noun + 1, &["next door"]) == Some(end) {
        return true;
    }
    let is_beside = |from: usize| {
        let his = reader.any(from, BESIDE)?;
        reader.any(his, HIS).filter(|of| *of == end)
    };
    // Boats are moored, and stalls are owned: `on the boat next to hers`.
    let is_row = |at: usize| {
        let of = reader.uses(at);
        reader.is_house(at)
            || (of.named | of.own) & !reader.persons() != 0 && reader.matches[at].is_empty()
    };
    match reader.word(noun) {
        "adjacent" | "adjoining" | "neighboring" | "neighbouring" | "next" => {
            is_row(noun + 1) && noun + 2 == end
        }
        word => (word == "one" || is_row(noun)) && is_beside(noun + 1).is_some(),
    }
}

/// `the harp is to the right of the flute` for `To the right of the flute one can hear the harp`.
pub(super) fn one_can_hear(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SENSED: &[&str] = &[
        "one can find",
        "one can hear",
        "one can see",
        "one can smell",
        "one finds",
        "one hears",
        "one sees",
        "one smells",
        "we find",
        "we see",
        "you can find",
        "you can hear",
        "you can see",
        "you can smell",
        "you find",
        "you hear",
        "you see",
        "you will find",
        "you 'll find",
    ];
    const SIDES: &[&str] = &[
        "directly to the",
        "immediately to the",
        "just to the",
        "next to",
        "somewhere to the",
        "to the",
        "right next to",
        "beside",
    ];
    reader.vocabulary.has_order.then_some(())?;
    reader.any(0, SIDES)?;
    let (start, end) = (1..reader.end()).find_map(|at| Some((at, reader.any(at, SENSED)?)))?;
    let front = start - usize::from(reader.word(start - 1) == ",");
    let is_of_two =
        reader.items_in(0..front).count() == 1 && reader.items_in(end..reader.end()).count() == 1;
    let is_whole = reader.tokens[end..reader.end()]
        .iter()
        .all(|of| !matches!(&*of.word, "," | "and" | "but" | "or" | "that" | "who"));
    (is_of_two && is_whole).then(|| {
        let mut said = reader.tokens[end..reader.end()].to_vec();
        said.extend(reader.tokens[start].saying("is"));
        said.extend_from_slice(&reader.tokens[..front]);
        said.extend_from_slice(&reader.tokens[reader.end()..]);
        said
    })
}

/// `is at the same stall as` for `are sold at the same stall`.
pub(super) fn at_the_same(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let same = (3..reader.end())
        .find(|at| reader.any(*at, &["at the same", "in the same", "on the same"]).is_some())?;
    let is_last = reader.is_house(same + 3) && same + 4 == reader.end();
    let be = (1..same).find(|at| matches!(reader.word(*at), "are" | "were"))?;
    let and = (1..be).find(|at| reader.word(*at) == "and")?;
    let is_of_two =
        reader.items_in(0..and).count() == 1 && reader.items_in(and + 1..be).count() == 1;
    let is_done = be + 1 == same || be + 2 == same && words::is_participle(reader.word(be + 1));
    let is_plain = !reader.tokens[..same]
        .iter()
        .any(|of| function::denies(&of.word) || matches!(&*of.word, "," | "both" | "either"));
    (is_last && is_done && is_plain && is_of_two).then(|| {
        let mut said = reader.tokens[..and].to_vec();
        said.push(reader.tokens[be].renamed("is"));
        said.extend_from_slice(&reader.tokens[same..reader.end()]);
        said.push(reader.tokens[be].renamed("as"));
        said.extend_from_slice(&reader.tokens[and + 1..be]);
        said.extend_from_slice(&reader.tokens[reader.end()..]);
        said
    })
}

/// `with the white awning` for `under the white awning`: who is there has it.
pub(super) fn under_it(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// What a house or a person has, so that one is under, in or behind it.
    const COVERS: &[&str] = &[
        "awning", "canopy", "curtain", "door", "flag", "gate", "parasol", "roof", "shutter",
        "tent", "umbrella",
    ];
    let is_before = |at: &usize| {
        matches!(reader.word(*at), "behind" | "beneath" | "under" | "underneath")
            && matches!(reader.word(at + 1), "a" | "an" | "the")
    };
    (1..reader.end()).find(is_before)?;
    let covers = reader.vocabulary.headed(COVERS);
    let is_cover = |at: &usize| {
        is_before(at)
            && reader.matches.get(at + 2).is_some_and(|found| {
                found.iter().any(|of| {
                    let bit = 1 << of.of.sense;
                    covers & bit != 0 && reader.uses(of.end).named & bit != 0
                })
            })
    };
    // `directly behind the red gate` may be an order.
    let is_free = |at: &usize| {
        *at > 0
            && !matches!(
                reader.word(at - 1),
                "directly" | "immediately" | "just" | "right" | "somewhere"
            )
    };
    let at = (1..reader.end()).filter(is_cover).find(is_free)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("with")))
}

/// `, and Ann is to the right of Bob` for `, and Ann's is the one further to the right`, and `, and Ann is before Bob` for
/// `, and Ann spoke first`, behind `between Bob and Ann`.
pub(super) fn further_of_two(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const FURTHER: &[(&str, &str)] = &[
        ("earlier", "is before"),
        ("first", "is before"),
        ("farther to the left", "is to the left of"),
        ("farther to the right", "is to the right of"),
        ("further to the left", "is to the left of"),
        ("further to the right", "is to the right of"),
        ("later", "is after"),
        ("on the left", "is to the left of"),
        ("on the right", "is to the right of"),
        ("the earlier of the two", "is before"),
        ("the later of the two", "is after"),
        ("to the left", "is to the left of"),
        ("to the right", "is to the right of"),
    ];
    reader.vocabulary.has_order.then_some(())?;
    let end = reader.end();
    let between = (0..end).find(|at| reader.word(*at) == "between")?;
    let joint = (between + 4..end)
        .find(|at| matches!(reader.word(*at), "and" | "with") && reader.word(at - 1) == ",")?;
    let told = |at: usize| {
        let of = FURTHER.iter().filter(|(said, _)| reader.phrase(at, said) == Some(end));
        of.map(|(_, plain)| (at, *plain)).next()
    };
    let (start, plain) = (joint + 1..end).find_map(told)?;
    // `is the one further to`, `spoke`
    let one = start.checked_sub(2).filter(|at| reader.any(*at, &["the one"]).is_some());
    let verb = one.unwrap_or(start) - 1;
    let acts = |at: usize| {
        reader.kind(at).be || words::is_finite(reader.word(at)) && reader.matches[at].is_empty()
    };
    let named = |of: Range<usize>| {
        reader.items_in(of).map(|at| (at, reader.matches[at][0].of)).collect_vec()
    };
    let (last, two) = (named(joint..verb), named(between..joint));
    let ([(who, is)], [(_, first), (_, second)]) = (&last[..], &two[..]) else { return None };
    let other = match (first == is, second == is) {
        (true, false) => two[1].0,
        (false, true) => two[0].0,
        _ => return None,
    };
    let name = |at: usize| &reader.tokens[at..reader.matches[at][0].end];
    let end_of_name = reader.matches[*who][0].end;
    let is_plain = verb == end_of_name + usize::from(reader.is_possessive(end_of_name));
    if !acts(verb) || !is_plain {
        return None;
    }
    let said = [
        &reader.tokens[..joint + 1],
        name(*who),
        &reader.tokens[verb].saying(plain),
        name(other),
        &reader.tokens[end..],
    ];
    Some(said.concat())
}

/// `is under the awning` for `may be heard from under the awning`.
pub(super) fn heard_from(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SENSED: &[&str] = &["found", "heard", "seen", "smelled", "smelt"];
    const PLACES: &[&str] = &["at", "behind", "beneath", "in", "inside", "on", "under", "within"];
    let found = |at: usize| {
        let be = reader
            .any(at, &["can be", "could be", "may be", "might be", "is", "are", "was", "were"])?;
        let place = be + 1 + usize::from(reader.word(be + 1) == "coming");
        let place = place + usize::from(reader.word(place) == "from");
        // What is behind somebody's awning may be behind it in the row.
        let is_clear = !matches!(reader.word(place), "behind" | "beneath" | "under")
            || reader.word(place + 1) == "the";
        (SENSED.contains(&reader.word(be))
            && is_clear
            && place > be + 1
            && PLACES.contains(&reader.word(place)))
        .then_some((at, place))
    };
    let (at, place) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..place, &reader.tokens[at].saying("is")))
}

/// `Exactly two days are between` for `Exactly two seminars were held between`.
pub(super) fn so_many_held_between(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let number = usize::from(matches!(reader.word(0), "exactly" | "just" | "precisely"));
    let is_number =
        words::number(&[reader.word(number)]).is_some() && reader.matches[number].is_empty();
    let noun = number + 1;
    let be = noun + 1;
    // `Exactly one author reads between`
    let acts = |between: usize| between == be + 1 && reader.matches[be].is_empty();
    // `Two women live between`, who are not all of those there; `Three years lie between`.
    let is_other = sexes::sex_of(reader.word(noun)).is_some() || story::is_unit(reader.stem(noun));
    (!is_other).then_some(())?;
    let is_noun = reader.matches.get(noun)?.is_empty()
        && !reader.is_house(noun)
        && !reader.kind(noun).preposition;
    let is_be =
        matches!(reader.word(be), "are" | "is" | "take" | "takes" | "took" | "was" | "were");
    let between = (be + 1..be + 3).find(|at| reader.word(*at) == "between")?;
    let is_done = between == be + 1
        || words::is_participle(reader.word(be + 1))
        || reader.word(be + 1) == "place";
    let those = reader.any(between + 1, &["those of", "the ones of"]).unwrap_or(between + 1);
    if !(is_number && is_noun && (is_be && is_done || acts(between))) {
        return None;
    }
    let house = reader.tokens[noun].renamed(&reader.vocabulary.position.text);
    let be = reader.tokens[be].renamed("are");
    let between = reader.tokens[between].clone();
    Some(reader.with(noun..those, &[house, be, between]))
}

/// `brought by pony` for `brought to the fair by pony`.
pub(super) fn brought_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BRINGING: &[&str] =
        &["brought", "carried", "conveyed", "delivered", "driven", "taken", "transported"];
    let found = |to: usize| {
        let by = reader.word(to + 1).eq("the").then_some(to + 3)?;
        let item = by + 1 + usize::from(reader.kind(by + 1).determiner);
        let is_item = reader.matches.get(item).is_some_and(|of| !of.is_empty());
        let is_noun = reader.matches.get(to + 2)?.is_empty() && !reader.is_house(to + 2);
        (reader.word(to) == "to"
            && BRINGING.contains(&reader.word(to - 1))
            && reader.word(by) == "by"
            && is_item
            && is_noun)
            .then_some((to, by))
    };
    let (to, by) = (2..reader.end()).find_map(found)?;
    Some(reader.without(to..by))
}

/// `Ann's neighbor is Bob` for `Ann's neighbor on one side is Bob`.
pub(super) fn on_one_side(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_neighbor = |at: &usize| matches!(reader.stem(*at), "neighbor" | "neighbour");
    let noun = (1..reader.end()).find(is_neighbor)?;
    let end = reader.any(noun + 1, &["on one side"])?;
    (reader.kind(end).be && !reader.word(noun).ends_with('s') && reader.is_possessive(noun - 1))
        .then(|| reader.without(noun + 1..end))
}

/// `the cat lives next door to the parrot` for `wherever the parrot lives, the cat lives next door`.
pub(super) fn wherever_lives(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const THERE: &[&str] = &["is", "lives", "lived", "sits", "stands", "stays", "works"];
    const NEXT: &[&str] = &["next door"];
    let start = reader.any(0, &["wherever"])?;
    let comma = (start + 2..reader.end()).find(|at| reader.word(*at) == ",")?;
    let end = reader.end();
    let is_next = end > comma + 3 && reader.any(end - 2, NEXT) == Some(end);
    let is_open = |at: usize| {
        matches!(
            reader.word(at),
            "and" | "but" | "either" | "neither" | "nor" | "not" | "or" | "'t"
        )
    };
    let is_plain = !(start..end).any(is_open) && !(comma + 1..end).any(|at| reader.word(at) == ",");
    (is_next && is_plain && THERE.contains(&reader.word(comma - 1))).then(|| {
        let to = reader.tokens[0].saying("to");
        in_order(
            reader,
            [&reader.tokens[comma + 1..], &to, &reader.tokens[start..comma - 1]].concat(),
        )
    })
}

/// `the man who drinks cider is next to the smith` for `next to the smith there is a man who drinks cider`.
pub(super) fn there_is_somebody(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SIDES: &[&str] = &["beside", "directly", "immediately", "just", "next", "right", "to"];
    const PERSONS: &[&str] = &["boy", "girl", "man", "person", "woman"];
    SIDES.contains(&reader.word(0)).then_some(())?;
    let found = |at: usize| {
        let person =
            reader.any(at, &["there is a", "there 's a", "there was a", "there lives a"])?;
        let is_who = PERSONS.contains(&reader.word(person)) && reader.word(person + 1) == "who";
        is_who.then_some((at, person))
    };
    let (there, person) = (2..reader.end()).find_map(found)?;
    let who = &reader.tokens[person..reader.end()];
    let is_plain = |of: &Token| !matches!(&*of.word, "," | "and" | "or" | "than" | "not" | "'t");
    who.iter().all(is_plain).then(|| {
        let say = |word: &str| reader.tokens[there].saying(word);
        in_order(reader, [&say("the"), who, &say("is"), &reader.tokens[..there]].concat())
    })
}
