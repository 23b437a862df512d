//! Nouns beside what names a row, which add nothing to it: `Marsh` for `the resident named Marsh`, `lives on floor 5` for `has the
//! flat on floor 5`, `drinks port` for `drinks nothing but port`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// `Marsh` for `the resident named Marsh`, of a noun for somebody. A dog may be called like somebody.
pub(super) fn by_name(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SOMEBODY: &[&str] = &[
        "boarder",
        "camper",
        "competitor",
        "contestant",
        "fellow",
        "girl",
        "boy",
        "lodger",
        "man",
        "member",
        "occupant",
        "participant",
        "person",
        "player",
        "resident",
        "tenant",
        "visitor",
        "woman",
    ];
    let is_naming = |named: &usize| {
        let noun = named - 1;
        matches!(reader.word(*named), "called" | "named" | "surnamed")
            && matches!(reader.word(noun - 1), "a" | "the")
            && reader.matches[noun].is_empty()
            && reader.uses(noun).own == 0
            && SOMEBODY.contains(&reader.word(noun))
            && reader.tokens.get(named + 1).is_some_and(|name| name.is_capital)
            && reader.matches.get(named + 1).is_some_and(|of| !of.is_empty())
    };
    let named = (2..reader.end()).find(is_naming)?;
    Some(reader.without(named - 2..named + 1))
}

/// `drinks port` for `drinks nothing but port`.
pub(super) fn nothing_but(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| Some((at, reader.any(at, &["nothing but", "nothing other than"])?));
    let (at, end) = (2..reader.end()).find_map(found)?;
    let item = end + usize::from(reader.kind(end).determiner);
    let is_item =
        reader.matches.get(item).is_some_and(|of| of.iter().any(|of| reader.ends_clause(of.end)));
    let is_verb = words::is_finite(reader.word(at - 1)) && reader.matches[at - 1].is_empty();
    // `never drinks nothing but tea`
    let is_denied = reader.tokens[..at].iter().any(|of| function::denies(&of.word));
    (is_item && is_verb && !is_denied).then(|| reader.without(at..end))
}

/// `drinks tea` for `never drinks anything but tea`, `travels with skis` for `never travels without skis`.
pub(super) fn never_without(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let never = (1..reader.end()).find(|at| reader.word(*at) == "never")?;
    let verb = never + 1;
    let is_verb = words::is_finite(reader.word(verb)) && reader.matches.get(verb)?.is_empty();
    let is_denied_again =
        (verb + 1..reader.end()).any(|at| function::denies(&reader.tokens[at].word));
    let names_last = |at: usize| {
        let item = at + usize::from(reader.kind(at).determiner);
        let of = reader.matches.get(item);
        let ends = |end: usize| reader.ends_clause(end) || reader.word(end) == ",";
        of.is_some_and(|of| of.iter().any(|of| ends(of.end)))
    };
    if !is_verb || is_denied_again {
        return None;
    }
    if let Some(item) = reader.any(verb + 1, &["anything but", "anything other than"]) {
        return names_last(item).then(|| {
            let said = &reader.tokens[verb..=verb];
            reader.with(never..item, said)
        });
    }
    let without = [verb + 1, verb + 2].into_iter().find(|at| reader.word(*at) == "without")?;
    let goes = matches!(reader.stem(verb), "come" | "go" | "leav" | "ride" | "travel" | "walk");
    (goes && names_last(without + 1)).then(|| {
        let said = [reader.tokens[verb].clone(), reader.tokens[without].renamed("with")];
        reader.with(never..without + 1, &said)
    })
}

/// `whoever is in seat 2` for `whoever has seat 2`.
pub(super) fn whoever_has(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HAVING: &[&str] = &["had", "has", "occupied", "occupies", "took", "takes"];
    reader.vocabulary.has_order.then_some(())?;
    let is_having = |at: &usize| {
        HAVING.contains(&reader.word(*at))
            && matches!(reader.word(at - 1), "who" | "whoever")
            && reader.stem(at + 1) == reader.vocabulary.position_stem
            && words::number(&[reader.word(at + 2)]).is_some()
    };
    let at = (1..reader.end()).find(is_having)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("is in")))
}

/// `the carrot cake came directly behind Ann's cake` for `Directly behind Ann's cake came the carrot cake`.
pub(super) fn came_behind(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CAME: &[&str] =
        &["came", "comes", "finished", "lives", "ran", "sat", "sits", "stands", "stood"];
    const BETWEEN: &[&str] = &["between", "directly between", "in between"];
    reader.any(0, BETWEEN).is_none().then_some(())?;
    // Of places in a category there are no relations.
    const BEHIND: &[&str] = &[
        "directly ahead of",
        "directly behind",
        "immediately ahead of",
        "immediately behind",
        "just ahead of",
        "just behind",
        "right behind",
    ];
    let starts = reader.relations(0).into_iter().map(|(end, _)| end);
    let start = starts.max().or_else(|| reader.any(0, BEHIND))?;
    let ends = reader.nouns(start).into_iter().map(|(end, _)| end);
    let verb = ends.filter(|end| CAME.contains(&reader.word(*end))).min()?;
    let is_row = reader.names_row(verb + 1, reader.end());
    is_row.then(|| {
        let said = [
            &reader.tokens[verb + 1..reader.end()],
            &reader.tokens[verb..=verb],
            &reader.tokens[..verb],
        ];
        in_order(reader, said.concat())
    })
}

/// `did not buy the 1953 camera` for `did not buy the camera from 1953`, of what the header calls its things.
pub(super) fn denied_thing(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let lists = reader.vocabulary.lists();
    let is_thing = |noun: &usize| {
        let is_denied = matches!(reader.word(*noun - 3), "not" | "'t");
        is_denied
            && reader.word(*noun - 1) == "the"
            && reader.uses(*noun).own & lists != 0
            && reader.matches[*noun].is_empty()
            && matches!(reader.word(*noun + 1), "from" | "of")
    };
    let noun = (4..reader.end()).find(is_thing)?;
    let item = noun + 2;
    let is_year = |of: &super::super::matches::Match| {
        of.end == reader.end() && reader.vocabulary.senses[of.of.sense].is_of_calendar()
    };
    let is_last = reader.matches.get(item)?.iter().any(is_year);
    is_last.then(|| {
        let said = [
            &reader.tokens[..noun],
            &reader.tokens[item..reader.end()],
            &reader.tokens[noun..=noun],
        ];
        in_order(reader, said.concat())
    })
}

/// `traveled on` for `will travel on`, of two who did so in some order.
pub(super) fn will_travel(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GOING: &[(&str, &str)] = &[
        ("fly", "flew"),
        ("go", "went"),
        ("ride", "rode"),
        ("sail", "sailed"),
        ("travel", "traveled"),
    ];
    let will = (3..reader.end()).find(|at| reader.word(*at) == "will")?;
    let (_, past) = GOING.iter().find(|(going, _)| *going == reader.word(will + 1))?;
    let is_pair = reader.lists(0).iter().any(|(end, of)| *end == will && of.len() == 2);
    let orders = |at: usize| reader.any(at, &["order"]) == Some(reader.end());
    let in_order = reader.end().checked_sub(1).is_some_and(orders)
        || reader.any(reader.end().saturating_sub(3), &["or the other"]).is_some();
    (is_pair && in_order).then(|| reader.with(will..will + 2, &reader.tokens[will].saying(past)))
}

/// `the apple tree belongs to the banjo player` for `the apple tree grows in the garden of the banjo player`, `roses are at` for
/// `roses grow at`.
pub(super) fn grows_in(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GARDENS: &[&str] = &[
        "in the back yard of",
        "in the backyard of",
        "in the front yard of",
        "in the garden of",
        "in the yard of",
    ];
    const GROWING: &[&str] = &["bloom", "blooms", "grow", "grows", "stand", "stands"];
    let is_growing =
        |at: &usize| GROWING.contains(&reader.word(*at)) && reader.matches[*at].is_empty();
    let at = (1..reader.end()).find(is_growing)?;
    let end = reader.any(at + 1, GARDENS);
    let many = !reader.word(at).ends_with('s');
    let homes = matches!(&*reader.vocabulary.position_stem, "hous" | "home");
    let is_subject = reader.names_row(0, at);
    let is_garden = end.is_some_and(|end| reader.names_row(end, reader.end()));
    if !is_subject || !homes {
        return None;
    }
    if is_garden {
        let said = reader.tokens[at].saying(if many { "belong to" } else { "belongs to" });
        return Some(reader.with(at..end?, &said));
    }
    let are = reader.tokens[at].saying(if many { "are" } else { "is" });
    (reader.word(at + 1) == "at").then(|| reader.with(at..at + 1, &are))
}

/// `isn't going to Norway` for `isn't going there either`, behind a clause with the only place.
pub(super) fn going_there(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TO: &[&str] = &["at", "from", "in", "to"];
    let end = reader.end();
    let there = (4..end)
        .find(|at| reader.any(*at, &["there either", "there , either", "there"]) == Some(end))?;
    let is_place = |at: &usize| {
        TO.contains(&reader.word(*at))
            && reader.matches.get(at + 1).is_some_and(|of| !of.is_empty())
    };
    let mut places = (1..there).filter(is_place);
    let (Some(place), None) = (places.next(), places.next()) else { return None };
    let last = reader.matches[place + 1].iter().map(|of| of.end).max()?;
    // `not in May … there either`
    let is_time = |of: &super::super::matches::Match| {
        reader.vocabulary.senses[of.of.sense].scale.is_some()
            || reader.vocabulary.senses[of.of.sense].is_of_calendar()
    };
    if reader.matches[place + 1].iter().any(is_time) {
        return None;
    }
    // Both clauses deny it, and nothing else is between.
    let denies = |at: &usize| matches!(reader.word(*at), "not" | "'t");
    let joint = (last..there).find(|at| matches!(reader.word(*at), "and" | "nor" | ";"))?;
    let is_denied = (0..place).any(|at| denies(&at)) && (joint..there).any(|at| denies(&at));
    const GOING: &[&str] = &[
        "be",
        "come",
        "fly",
        "go",
        "going",
        "sail",
        "sailing",
        "travel",
        "traveling",
        "travelling",
    ];
    let is_going = GOING.contains(&reader.word(there - 1));
    (is_denied && is_going).then(|| {
        let said = [&reader.tokens[..there], &reader.tokens[place..last]].concat();
        in_order(reader, said)
    })
}

/// `did not like olives` for `did not care for olives`.
pub(super) fn care_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_caring = |at: &usize| {
        reader.any(*at, &["care for"]).is_some()
            && matches!(reader.word(at - 1), "'t" | "not")
            && reader.matches.get(at + 2).is_some_and(|of| {
                let persons = reader.vocabulary.of_persons();
                of.iter().any(|of| persons >> of.of.sense & 1 == 0)
            })
    };
    let at = (2..reader.end()).find(is_caring)?;
    Some(reader.with(at..at + 2, &reader.tokens[at].saying("like")))
}

/// `likes rugby` for `follows rugby`, where the header has sports.
pub(super) fn follows_sport(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let sports = reader.vocabulary.headed(&["sport", "team"]);
    let is_following = |at: &usize| {
        matches!(reader.word(*at), "follows" | "followed")
            && reader
                .matches
                .get(at + 1)
                .is_some_and(|of| of.iter().any(|of| sports >> of.of.sense & 1 == 1))
    };
    let is_end = |at: &usize| {
        let of = reader.matches[at + 1].iter().max_by_key(|of| of.end);
        of.is_some_and(|of| reader.ends_clause(of.end) || reader.begins_predicate(of.end))
    };
    let at = (1..reader.end()).filter(is_following).find(is_end)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("likes")))
}

/// `with the attic` for `who bought the item from the attic`, of the header's own word for things.
pub(super) fn thing_from_place(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BOUGHT: &[&str] = &["bought", "chose", "got", "picked", "purchased", "took", "won"];
    let lists = reader.vocabulary.lists();
    let persons = reader.vocabulary.of_persons();
    let is_told = |who: &usize| {
        let (verb, noun, from) = (who + 1, who + 3, who + 4);
        let item = from + 1 + usize::from(reader.kind(from + 1).determiner);
        let is_place = |of: &super::super::matches::Match| {
            persons >> of.of.sense & 1 == 0 && reader.uses(noun).own >> of.of.sense & 1 == 0
        };
        reader.word(*who) == "who"
            && BOUGHT.contains(&reader.word(verb))
            && reader.word(verb + 1) == "the"
            && reader.uses(noun).own & lists != 0
            && reader.matches.get(noun).is_some_and(Vec::is_empty)
            && matches!(reader.word(from), "from" | "in")
            && reader.matches.get(item).is_some_and(|of| of.iter().any(is_place))
    };
    let who = (1..reader.end()).find(is_told)?;
    Some(reader.with(who..who + 5, &reader.tokens[who].saying("with")))
}

/// `who chose the red ink` for `who wanted the red ink`, which is doubted ([`dealings`](super::super::dealings)).
pub(super) fn wanted(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let names_next = |at: usize| {
        let item = at + usize::from(reader.kind(at).determiner);
        reader.matches.get(item).is_some_and(|of| !of.is_empty())
    };
    let is_wanted = |at: &usize| {
        let denied = (0..*at).any(|at| function::denies(reader.word(at)));
        matches!(reader.word(*at), "attempted" | "wanted")
            && reader.matches[*at].is_empty()
            // `Ann wanted the red ink` tells of a wish, but `the one who wanted red ink` of who has it.
            && reader.kind(at - 1).relative
            && names_next(at + 1)
            && !denied
    };
    let at = (1..reader.end()).find(is_wanted)?;
    Some(reader.with(at..at + 1, &[reader.tokens[at].renamed("chose")]))
}
