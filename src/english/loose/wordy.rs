//! Plain things in more words than they need: `was pleased to get $8`, `is seen playing the flute`, `spent weeks building her kite,
//! which is …`, `has the judo champion right next to him`.

use super::super::function;
use super::super::lexicon::story;
use super::super::mention::Reader;
use super::super::relation::Relation;
use super::super::sexes;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;
use super::place_numbers;
use super::roundabout::in_order;

/// `did get $8` for `was pleased to get $8`: who was pleased to get something got it.
pub(super) fn pleased_to(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOODS: &[&str] = &[
        "amazed",
        "delighted",
        "ecstatic",
        "fortunate",
        "glad",
        "happy",
        "lucky",
        "overjoyed",
        "pleased",
        "proud",
        "relieved",
        "surprised",
        "thrilled",
    ];
    /// What is done, and not only seen or heard of.
    const GETTING: &[&str] = &[
        "bring", "buy", "catch", "choose", "collect", "earn", "find", "get", "land", "obtain",
        "own", "receive", "sell", "take", "win",
    ];
    let mood = |at: usize| {
        let be = at.checked_sub(1)?;
        let be = if matches!(reader.word(be), "so" | "very") { be.checked_sub(1)? } else { be };
        let to = reader.phrase(at + 1, "to")?;
        let is_fact = MOODS.contains(&reader.word(at))
            && matches!(reader.word(be), "is" | "was" | "were")
            && GETTING.contains(&reader.word(to))
            && reader.matches[at].is_empty();
        is_fact.then_some((be, to))
    };
    let (be, to) = (2..reader.end()).find_map(mood)?;
    Some(reader.with(be..to, &reader.tokens[be].saying("did")))
}

/// `is playing the flute` for `is seen playing the flute`.
pub(super) fn seen_doing(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SHOWN: &[&str] = &["depicted", "photographed", "pictured", "seen", "shown"];
    let found = |at: &usize| {
        let doing = reader.word(at + 1);
        SHOWN.contains(&reader.word(*at))
            && reader.matches[*at].is_empty()
            && reader.kind(at - 1).be
            && words::is_participle(doing)
            && doing.ends_with("ing")
            && !story::is_loaded(reader.stem(at + 1))
            // Who is seen leaving has left.
            && !function::is_of_going(reader.stem(at + 1))
            && !function::is_of_coming(reader.stem(at + 1))
    };
    let at = (2..reader.end()).find(found)?;
    Some(reader.without(at..at + 1))
}

/// `Ann's kite is neither red nor blue` for `Ann spent weeks building her kite, which is neither red nor blue`, where nothing else
/// is told of Ann.
pub(super) fn theirs_which_is(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DENYING: &[&str] = &[
        "'t", "and", "but", "either", "if", "neither", "never", "nor", "not", "or", "than", "that",
        "which", "who", "whose", "without", "would",
    ];
    let people = reader.people();
    let name = reader.matches.first()?.iter().find(|of| people >> of.of.sense & 1 == 1)?.end;
    let own = (name + 1..reader.end()).find(|at| matches!(reader.word(*at), "her" | "his"))?;
    let (noun, comma) = (own + 1, own + 2);
    let is_aside = reader.word(comma) == "," && reader.word(comma + 1) == "which";
    let verb = comma + 2;
    let goes_on = reader.is_be_or_denied(verb) || reader.kind(verb).auxiliary;
    // `Marta painted his kite` tells of somebody else's.
    let is_hers = sexes::may_be(reader.vocabulary, &reader.tokens[..name], reader.word(own));
    let is_idle = (name..comma).all(|at| {
        reader.matches[at].is_empty()
            && reader.tokens[at].is_word()
            && !DENYING.contains(&reader.word(at))
            && !reader.is_human(at)
    });
    let is_last = !(verb..reader.end()).any(|at| reader.word(at) == ",");
    if !is_aside || !goes_on || !is_hers || !is_idle || !is_last {
        return None;
    }
    let mark = [reader.tokens[own].renamed("'s")];
    let tokens = reader.tokens;
    Some(in_order(reader, [&tokens[..name], &mark, &tokens[noun..comma], &tokens[verb..]].concat()))
}

/// `Bo is right next to Ann` for `Bo has Ann right next to him`, `Ann is behind Bo` for `Bo has Ann behind him`.
pub(super) fn has_beside_them(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// Each with what the one is who has the other there.
    const BESIDE: &[(&str, &str)] = &[
        ("next to", "next to"),
        ("beside", "next to"),
        ("alongside", "next to"),
        ("behind", "in front of"),
        ("in front of", "behind"),
        ("above", "below"),
        ("below", "above"),
        ("beneath", "above"),
        ("to the left of", "to the right of"),
        ("to the right of", "to the left of"),
    ];
    const CLOSE: &[&str] = &["directly", "immediately", "right"];
    reader.vocabulary.has_order.then_some(())?;
    let beside = |at: usize| {
        let (end, plain) =
            BESIDE.iter().find_map(|(said, plain)| Some((reader.any(at, &[said])?, *plain)))?;
        let them = matches!(reader.word(end), "her" | "him" | "them");
        (them && reader.ends_clause(end + 1)).then_some((at, plain, end + 1))
    };
    let (at, plain, end) = (3..reader.end()).find_map(beside)?;
    let close = at.checked_sub(1).filter(|at| CLOSE.contains(&reader.word(*at)));
    let last = close.unwrap_or(at);
    let has = (1..last).rfind(|at| matches!(reader.word(*at), "had" | "has"))?;
    let tokens = reader.tokens;
    let close = &tokens[last..at];
    // `has a dog next to him` may tell of another dog than that of the puzzle.
    if matches!(reader.word(has + 1), "a" | "an" | "nobody" | "no") {
        return None;
    }
    let said = [&tokens[has].saying("is")[..], close, &tokens[has].saying(plain)].concat();
    (reader.names_row(has + 1, last) && reader.matches[has].is_empty()).then(|| {
        let rest = [&tokens[has + 1..last], &tokens[end..]].concat();
        in_order(reader, [&tokens[..has], &said, &rest].concat())
    })
}

/// `the one in the gift shop` for `the new assistant in the gift shop`: somebody who works where an item is.
pub(super) fn worker_at(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WORKERS: &[&str] = &[
        "apprentice",
        "assistant",
        "attendant",
        "clerk",
        "colleague",
        "employee",
        "newcomer",
        "operator",
        "recruit",
        "staffer",
        "trainee",
        "volunteer",
        "worker",
    ];
    const KINDS: &[&str] = &["new", "young"];
    let is_free = |at: usize| reader.matches.get(at).is_some_and(Vec::is_empty);
    let found = |at: usize| {
        let kind = reader.any(at + 1, KINDS).unwrap_or(at + 1);
        let is_worker = reader.word(at) == "the"
            && WORKERS.contains(&reader.word(kind))
            && (at + 1..=kind).all(|at| is_free(at) && reader.uses(at).own == 0);
        let place = reader.any(kind + 1, &["at the", "in the", "at", "in"])?;
        // `the assistant at Ann's` is not Ann.
        let is_place = reader
            .matches
            .get(place)
            .is_some_and(|of| of.iter().any(|of| !reader.is_possessive(of.end)));
        (is_worker && is_place).then_some((at + 1, kind + 1))
    };
    let (at, end) = (0..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying("one")))
}

/// `is with the leeks` for `stands among the leeks`, of things that are several.
pub(super) fn among(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const STANDING: &[&str] =
        &["is", "lies", "lay", "nestles", "sits", "sat", "stands", "stood", "was"];
    let found = |at: &usize| {
        let item = reader.phrase(at + 1, "the").unwrap_or(at + 1);
        let people = reader.vocabulary.of_persons();
        let is_thing = |end: usize, sense: usize| {
            people >> sense & 1 == 0 && reader.word(end - 1).ends_with('s')
        };
        let things = reader.matches.get(item).into_iter().flatten();
        reader.word(*at) == "among"
            && STANDING.contains(&reader.word(at - 1))
            && things
                .into_iter()
                .any(|of| is_thing(of.end, of.of.sense) && reader.ends_clause(of.end))
    };
    let at = (2..reader.end()).find(found)?;
    Some(reader.with(at - 1..at + 1, &reader.tokens[at].saying("is with")))
}

/// The same without `as the curtain rises` at the end, which tells of no item, where the header has no moments.
pub(super) fn as_something_happens(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_moment = |of: &Sense| of.scale.is_some() && of.measure.is_time();
    let end = reader.end();
    let at = end.checked_sub(4).filter(|at| *at > 1)?;
    let (noun, verb) = (at + 2, at + 3);
    let is_free = |at: usize| reader.matches[at].is_empty() && !reader.is_within_item(at);
    let is_clause = matches!(reader.word(at), "as" | "when" | "while")
        && reader.word(at + 1) == "the"
        && words::is_finite(reader.word(verb))
        && (noun..=verb).all(is_free)
        && reader.uses(noun).own == 0
        && !reader.is_human(noun)
        && !story::is_loaded(reader.stem(verb));
    // `as tall as the tower stands`
    let is_compared = (0..at).any(|at| matches!(reader.word(at), "as" | "so" | "than" | "same"));
    let has_moments = reader.vocabulary.has_order || reader.vocabulary.all(is_moment) != 0;
    (is_clause && !is_compared && !has_moments).then(|| reader.without(at..end))
}

/// `who got the kite` for `for whom the kite was bought` and `to whom the kite was given`.
pub(super) fn for_whom(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GIVEN: &[&str] = &[
        "awarded",
        "bought",
        "brought",
        "chosen",
        "given",
        "made",
        "ordered",
        "presented",
        "sent",
    ];
    let found = |at: usize| {
        let item = reader.any(at, &["for whom", "to whom"])?;
        let name = item + usize::from(reader.kind(item).determiner);
        let be = reader.matches.get(name)?.iter().map(|of| of.end).max()?;
        let is_given = matches!(reader.word(be), "is" | "was" | "were")
            && GIVEN.contains(&reader.word(be + 1))
            && reader.is_human(at - 1)
            && reader.word(be + 2) != "by";
        is_given.then_some((at, item, be))
    };
    let (at, item, be) = (1..reader.end()).find_map(found)?;
    let say = |words: &str| reader.tokens[at].saying(words);
    let said = [&say("who got")[..], &reader.tokens[item..be]].concat();
    Some(reader.with(at..be + 2, &said))
}

/// `works in the café` for `serves in the café`: nothing is served there but by whoever works there.
pub(super) fn serves_in(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SERVING: &[(&str, &str)] =
        &[("serve", "work"), ("served", "worked"), ("serves", "works"), ("serving", "working")];
    let found = |at: usize| {
        let (_, plain) = SERVING.iter().find(|(serves, _)| *serves == reader.word(at))?;
        let item = reader.any(at + 1, &["at the", "behind the", "in the"])?;
        let of = reader.matches.get(item)?.first()?;
        let is_last = reader.ends_clause(of.end) || reader.kind(of.end).be;
        (is_last && reader.matches[at].is_empty()).then_some((at, *plain))
    };
    let (at, plain) = (1..reader.end()).find_map(found)?;
    let at_place = if reader.word(at + 1) == "behind" { "in" } else { reader.word(at + 1) };
    Some(reader.with(at..at + 2, &reader.tokens[at].saying(&format!("{plain} {at_place}"))))
}

/// `in the Silver` for `in the Silver auditorium`, of rooms that have names.
pub(super) fn hall_of_name(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HALLS: &[&str] = &[
        "arena",
        "auditorium",
        "ballroom",
        "gallery",
        "hall",
        "lounge",
        "marquee",
        "pavilion",
        "room",
        "studio",
        "suite",
        "tent",
        "ward",
        "wing",
    ];
    let found = |at: usize| {
        let item = reader.any(at, &["at the", "in the", "from the"])?;
        let of = reader.matches.get(item)?;
        let [of] = &of[..] else { return None };
        let is_name = reader.tokens[item].is_capital;
        let hall = of.end;
        let is_hall = HALLS.contains(&reader.word(hall))
            && reader.matches.get(hall).is_some_and(Vec::is_empty)
            && (reader.uses(hall).own | reader.uses(hall).named) == 0
            && !reader.is_house(hall)
            && !reader.is_possessive(hall + 1);
        (is_name && is_hall).then_some(hall)
    };
    let hall = (1..reader.end()).find_map(found)?;
    Some(reader.without(hall..hall + 1))
}

/// `isn't next to the one who paints` for `isn't next to anyone who paints`, of which there is but one.
pub(super) fn anyone_who(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BOUND: &[&str] = &["and", "but", "either", "if", "neither", "nor", "only", "or", "than"];
    let found = |at: &usize| {
        let is_somebody = matches!(reader.word(*at), "anybody" | "anyone" | "somebody" | "someone");
        let is_told = matches!(reader.word(at + 1), "from" | "that" | "who" | "with");
        is_somebody && is_told && reader.matches[*at].is_empty()
    };
    let at = (3..reader.end()).find(found)?;
    let denials = reader.tokens.iter().filter(|token| function::denies(&token.word)).count();
    let is_denied = reader.tokens[..at].iter().any(|token| function::denies(&token.word));
    let is_bound = reader.tokens.iter().any(|token| BOUND.contains(&&*token.word));
    // `isn't next to anyone who lives next to Ann`: of these there may be two.
    let relates = (at..reader.end())
        .any(|at| reader.relations(at).iter().any(|(_, of)| *of != Relation::Same));
    let is_one = is_denied && denials == 1 && !is_bound && !relates;
    is_one.then(|| reader.with(at..at + 1, &reader.tokens[at].saying("the one")))
}

/// `that of Ann` for `the one occupied by Ann` and `the one that is occupied by Ann`, of houses and the like.
pub(super) fn occupied_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BY: &[&str] = &[
        "the one inhabited by",
        "the one occupied by",
        "the one owned by",
        "the one rented by",
        "the one that is occupied by",
        "the one that is owned by",
    ];
    let found = |at: usize| Some((at, reader.any(at, BY)?));
    let (at, end) = (1..reader.end()).find_map(found)?;
    let is_row = reader.nouns(end).iter().any(|(end, _)| reader.ends_clause(*end));
    let is_house = (0..at).any(|at| reader.is_house(at) || reader.uses(at).own != 0);
    (is_row && is_house).then(|| reader.with(at..end, &reader.tokens[at].saying("that of")))
}

/// `is directly to the left of Bo` for `is right next door to Bo and has the lower number of the two`, of rows that have numbers.
pub(super) fn lower_of_the_two(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const NEXT: &[&str] = &[
        "is directly next to",
        "is next door to",
        "is next to",
        "is right next door to",
        "is right next to",
    ];
    const LOWER: &[(&str, &str)] = &[
        ("and has the higher number of the two", "right"),
        ("and has the lower number of the two", "left"),
    ];
    place_numbers::rises_by(reader)?;
    let next = |at: usize| Some((at, reader.any(at, NEXT)?));
    let (at, end) = (1..reader.end()).find_map(next)?;
    let lower = |at: usize| {
        let (end, side) =
            LOWER.iter().find_map(|(said, side)| Some((reader.any(at, &[said])?, *side)))?;
        reader.ends_clause(end).then_some((at, end, side))
    };
    let (joint, last, side) = (end + 1..reader.end()).find_map(lower)?;
    let is_row = reader.nouns(end).iter().any(|(end, _)| *end == joint);
    let said = [
        &reader.tokens[..at],
        &reader.tokens[at].saying(&format!("is directly to the {side} of")),
        &reader.tokens[end..joint],
        &reader.tokens[last..],
    ];
    is_row.then(|| in_order(reader, said.concat()))
}

/// `has the hats` for `sells hats`, `with hats` for `selling hats`, where the rows stand in a line and a list has the goods.
pub(super) fn sells_goods(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SELLING: &[(&str, &str)] =
        &[("sell", "have"), ("selling", "with"), ("sells", "has"), ("sold", "had")];
    const GOODS: &[&str] = &["good", "merchandis", "product", "stock", "ware"];
    let vocabulary = reader.vocabulary;
    let is_goods = |of: usize| GOODS.iter().any(|stem| vocabulary.is_named(of, stem));
    let found = |at: usize| {
        let (_, plain) = SELLING.iter().find(|(sells, _)| *sells == reader.word(at))?;
        let item = at + 1 + usize::from(reader.kind(at + 1).determiner);
        let of = reader.matches.get(item)?.iter().find(|of| is_goods(of.of.sense))?;
        // `is selling hats`
        let is_doing =
            reader.is_be_or_denied(at - 1) || matches!(reader.word(at - 1), "not" | "'t");
        let is_plain = reader.matches[at].is_empty()
            && reader.word(of.end) != "to"
            && !(*plain == "with" && is_doing);
        is_plain.then_some((at, *plain))
    };
    let (at, plain) = (1..reader.end()).find_map(found).filter(|_| vocabulary.has_order)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying(plain)))
}

/// `was won by Ann` for `went to Ann`, of a medal or another prize.
pub(super) fn prize_to(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PRIZES: &[&str] = &["award", "cup", "medal", "prize", "ribbon", "rosette", "trophy"];
    let found = |at: usize| {
        let who = reader.any(at, &["goes to", "went to"])?;
        let is_prize = PRIZES.contains(&reader.word(at.checked_sub(1)?));
        let is_told = reader.uses(at - 1).named != 0 && reader.items_in(0..at).count() == 1;
        // `went to either Ann or Bo`
        let who_first = reader.phrase(who, "either").unwrap_or(who);
        let people = reader.vocabulary.of_persons();
        let is_somebody = |end: usize| {
            let mut of = reader.matches[who_first..end].iter().flatten();
            of.any(|of| people >> of.of.sense & 1 == 1)
                || (who_first..end).any(|at| reader.uses(at).agent != 0)
        };
        let is_row = reader.nouns(who_first).iter().any(|(end, _)| {
            is_somebody(*end) && (reader.ends_clause(*end) || reader.word(*end) == "or")
        });
        (is_prize && is_told && is_row).then_some((at, who))
    };
    let (at, who) = (2..reader.end()).find_map(found)?;
    Some(reader.with(at..who, &reader.tokens[at].saying("was won by")))
}

/// `the one with bees` for `the expert on bees`, where the header has what is talked about.
pub(super) fn expert_on(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const EXPERTS: &[&str] = &["authority", "expert", "specialist"];
    const SUBJECTS: &[&str] = &["lectur", "subject", "talk", "topic"];
    let vocabulary = reader.vocabulary;
    let is_subject = |of: usize| SUBJECTS.iter().any(|stem| vocabulary.is_named(of, stem));
    let found = |at: &usize| {
        let item = at + 2 + usize::from(reader.kind(at + 2).determiner);
        reader.word(at - 1) == "the"
            && EXPERTS.contains(&reader.word(*at))
            && matches!(reader.word(at + 1), "in" | "on")
            && reader.matches[*at].is_empty()
            && reader
                .matches
                .get(item)
                .is_some_and(|of| of.iter().any(|of| is_subject(of.of.sense)))
    };
    let at = (1..reader.end()).find(found)?;
    Some(reader.with(at..at + 2, &reader.tokens[at].saying("one with")))
}

/// `The rabbit is older than Ann` for `The rabbit belongs to a child who is older than Ann`: of one row it is the same.
pub(super) fn belongs_to_one_who(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BOUND: &[&str] = &["'t", ",", "either", "if", "neither", "nor", "not", "only", "or"];
    let found = |at: usize| {
        let person = reader.any(at, &["belongs to a", "belongs to the", "belonged to the"])?;
        let verb = person + 2;
        let is_told = reader.is_human(person)
            && reader.matches[person].is_empty()
            && matches!(reader.word(person + 1), "that" | "who")
            && reader.kind(verb).be;
        is_told.then_some((at, verb))
    };
    let (at, verb) = (1..reader.end()).find_map(found)?;
    let people = reader.persons();
    let is_thing = !reader.matches[..at].iter().flatten().any(|of| people >> of.of.sense & 1 == 1);
    let is_plain = !reader.tokens.iter().any(|token| BOUND.contains(&&*token.word));
    let is_row = reader.names_row(0, at);
    (is_thing && is_plain && is_row).then(|| reader.without(at..verb))
}
