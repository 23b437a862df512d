//! Words that tell nothing of the puzzle: `, of all people,`, `, even in the rain`, `to play` of `the last to play`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// Nothing for `, of all people,` and the like.
pub(super) fn of_all_people(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ASIDES: &[&str] = &[
        "as chance would have it",
        "as it happens",
        "as luck would have it",
        "believe it or not",
        "curiously enough",
        "finally",
        "incidentally",
        "funnily enough",
        "for once",
        "lastly",
        "needless to say",
        "of all people",
        "of all places",
        "of all things",
        "oddly enough",
        "strangely enough",
    ];
    let (start, end) = (0..reader.end()).find_map(|at| Some((at, reader.any(at, ASIDES)?)))?;
    let is_mark = |at: usize| reader.word(at) == ",";
    let opens = start > 0 && is_mark(start - 1);
    let closes = is_mark(end) || end == reader.end();
    match (opens, closes) {
        // `The surgeon, of all people, is not Tibor`
        (true, true) => Some(reader.without(start - 1..end + usize::from(is_mark(end)))),
        _ if start == 0 && is_mark(end) => Some(reader.without(0..end + 1)),
        _ => None,
    }
}

/// Nothing for `, even in the rain` at the end of what somebody does.
pub(super) fn even_then(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOST: usize = 8;
    let even =
        (2..reader.end()).rfind(|at| reader.word(*at) == "even" && reader.word(at - 1) == ",")?;
    let end = reader.end();
    let begins = reader.kind(even + 1).preposition
        || matches!(reader.word(even + 1), "if" | "though" | "when");
    // Who is somewhere even on Monday is named by it.
    let names = (even..end)
        .any(|at| reader.is_within_item(at) || reader.is_house(at) || reader.is_rank(at))
        || reader.tokens[even..end].iter().any(|of| words::number(&[&of.word]).is_some());
    let turns = reader.tokens[even..end]
        .iter()
        .any(|of| matches!(&*of.word, "not" | "never" | "than" | "," | "'t"));
    (begins && !names && !turns && end - even <= MOST && reader.word(even + 1) != "though")
        .then(|| reader.without(even - 1..end))
}

/// `the one held in the attic` for `the one being held in the attic`.
pub(super) fn being_done(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_noun = |at: usize| {
        let of = reader.uses(at);
        matches!(reader.word(at), "one" | "ones" | "that")
            || reader.kind(at).person
            || of.named | of.own != 0
            || reader.ends_item(at + 1)
    };
    let is_being = |at: &usize| {
        reader.word(*at) == "being" && words::is_participle(reader.word(at + 1)) && is_noun(at - 1)
    };
    let at = (1..reader.end()).find(is_being)?;
    Some(reader.without(at..at + 1))
}

/// `was the first or the last` for `was the first or the last to play`, of what all do in turn.
pub(super) fn first_or_last_to(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BOTH: &[&str] = &[
        "either first or last",
        "either the first or last",
        "either the first or the last",
        "first nor last",
        "first or last",
        "neither first nor last",
        "the first nor last",
        "the first nor the last",
        "the first or last",
        "the first or the last",
    ];
    const DONE: &[&str] =
        &["appear", "bat", "perform", "play", "present", "read", "sing", "speak", "swim", "talk"];
    reader.vocabulary.has_order.then_some(())?;
    let to = (1..reader.end())
        .find_map(|at| reader.any(at, BOTH))
        .filter(|to| reader.word(*to) == "to")?;
    let is_passive = reader.word(to + 1) == "be";
    let verb = to + 1 + usize::from(is_passive);
    let is_done = if is_passive {
        words::is_participle(reader.word(verb))
    } else {
        DONE.contains(&reader.word(verb))
    };
    // Who was the first to leave may have come last.
    (is_done && reader.ends_clause(verb + 1) && reader.matches[verb].is_empty())
        .then(|| reader.without(to..verb + 1))
}

/// `the day immediately after Ann` for `the day immediately following the day on which Ann speaks`.
pub(super) fn following_the_day(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ORDERS: &[(&str, &str)] = &[("following", "after"), ("preceding", "before")];
    let noun = &reader.vocabulary.position_stem;
    let order = |at: usize| {
        let (_, plain) = ORDERS.iter().find(|(word, _)| *word == reader.word(at))?;
        let is_close = matches!(reader.word(at - 1), "directly" | "immediately" | "just" | "right");
        let of = at - 1 - usize::from(is_close);
        let is_day = |at: usize| {
            let is_noun = reader.stem(at) == noun || reader.uses(at).named != 0;
            is_noun && reader.word(at - 1) == "the"
        };
        let again = reader.word(at + 1) == "the" && is_day(at + 2);
        (of > 0 && is_day(of) && (again || is_close)).then_some((at, *plain))
    };
    let (at, plain) = (2..reader.end()).find_map(order)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying(plain)))
}

/// `with the elk` for `along which the elk was grazing`, behind `the one`.
pub(super) fn along_which(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ALONG: &[&str] = &[
        "along which",
        "at which",
        "beside which",
        "by which",
        "in which",
        "near which",
        "on which",
        "where",
    ];
    let found = |start: usize| {
        let item = reader.any(start, ALONG)?;
        let name = item + usize::from(reader.kind(item).determiner);
        let be = reader.matches.get(name)?.iter().map(|of| of.end).max()?;
        let is_doing = reader.kind(be).be
            && reader.word(be + 1).ends_with("ing")
            && reader.matches[be + 1].is_empty();
        let is_denied = matches!(reader.word(be + 1), "not" | "'t" | "never");
        (is_doing && !is_denied && reader.ends_clause(be + 2)).then_some((start, item, be))
    };
    let (start, item, be) =
        (1..reader.end()).filter(|at| reader.word(at - 1) == "one").find_map(found)?;
    let mut said = reader.tokens[..start].to_vec();
    said.push(reader.tokens[start].renamed("with"));
    said.extend_from_slice(&reader.tokens[item..be]);
    said.extend_from_slice(&reader.tokens[be + 2..]);
    Some(said)
}

/// `has the scarlet wagon` for `has had his wagon painted scarlet`.
pub(super) fn had_it_painted(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HAVING: &[&str] = &["had", "has", "has had", "have", "have had"];
    const DONE: &[&str] = &[
        "coloured",
        "colored",
        "covered in",
        "decorated in",
        "done in",
        "dyed",
        "painted",
        "upholstered in",
    ];
    let found = |at: usize| {
        let own = reader.any(at, HAVING)?;
        let noun = own + 1;
        let done = reader.any(noun + 1, DONE)?;
        let is_row = reader.is_house(noun) || reader.uses(noun).named | reader.uses(noun).own != 0;
        let end = reader.matches.get(done)?.iter().map(|of| of.end).max()?;
        (super::super::function::is_own(reader.word(own)) && is_row && reader.ends_clause(end))
            .then_some((at, noun, done, end))
    };
    let (at, noun, done, end) = (1..reader.end()).find_map(found)?;
    let mut said = reader.tokens[..at].to_vec();
    said.extend(reader.tokens[at].saying("has the"));
    said.extend_from_slice(&reader.tokens[done..end]);
    said.push(reader.tokens[noun].clone());
    said.extend_from_slice(&reader.tokens[end..]);
    Some(said)
}

/// `is under the awning` for `is what they drink under the awning`, and `the reporter drinks water` for `Water is all that the
/// reporter ever drinks`.
pub(super) fn all_they_drink(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ALL: &[&str] = &[
        "all",
        "all that",
        "the only thing",
        "the only thing that",
        "the sole thing that",
        "what",
    ];
    let found = |be: usize| {
        reader.is_be_or_denied(be).then(|| reader.any(be + 1, ALL)).flatten().map(|who| (be, who))
    };
    let (be, who) = (1..reader.end()).find_map(found)?;
    let end = reader.end();
    if reader.word(be + 1) == "not"
        || !reader.kind(be).be
        || reader.tokens[..be].iter().any(|of| matches!(&*of.word, "," | "and"))
    {
        return None;
    }
    // `what they drink under the awning`
    if matches!(reader.word(who), "one" | "people" | "they")
        && reader.kind(who + 2).preposition
        && reader.matches[who + 1].is_empty()
    {
        return Some(reader.without(be + 1..who + 2));
    }
    let verb = end.checked_sub(1).filter(|verb| *verb > who && reader.matches[*verb].is_empty())?;
    let ever = verb - usize::from(matches!(reader.word(verb - 1), "ever" | "will"));
    let is_verb = words::is_finite(reader.word(verb))
        && !reader.kind(verb).be
        && reader.word(be + 1) != "what";
    let is_plain =
        reader.tokens[who..ever].iter().all(|of| !matches!(&*of.word, "," | "and" | "or" | "not"));
    (is_verb && is_plain).then(|| {
        let mut said = reader.tokens[who..ever].to_vec();
        said.push(reader.tokens[verb].clone());
        said.extend_from_slice(&reader.tokens[..be]);
        said.extend_from_slice(&reader.tokens[end..]);
        said
    })
}

/// `or the clock from Oslo` for `or the one from Oslo`, behind `either the clock`: the same noun is meant.
pub(super) fn one_of_two_things(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let choice = (1..reader.end()).find(|at| matches!(reader.word(*at), "either" | "neither"))?;
    let joint = (choice + 2..reader.end()).find(|at| matches!(reader.word(*at), "nor" | "or"))?;
    let one = joint + 2;
    let is_one = reader.word(joint + 1) == "the" && reader.word(one) == "one";
    let is_of_thing =
        !reader.is_be_or_denied(choice - 1) && reader.word(choice + 1) == "the" && is_one;
    let persons = reader.persons();
    // `the cuckoo clock`, or `the clock that sold for $850`
    let is_noun = |at: &usize| {
        let of = reader.uses(*at);
        let named = (of.own | of.named) & !persons != 0 || reader.kind(*at).thing;
        named && (reader.matches[*at].is_empty() || reader.ends_item(at + 1))
    };
    let noun = (choice + 2..joint).take(4).find(is_noun).filter(|_| is_of_thing)?;
    Some(reader.with(one..one + 1, &[reader.tokens[noun].clone()]))
}

/// `than Ann` for `than Ann does hers`, at the end of what is compared.
pub(super) fn does_theirs(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const THEIRS: &[&str] =
        &["did hers", "did his", "did theirs", "does hers", "does his", "does theirs"];
    let found = |at: usize| reader.any(at, THEIRS).filter(|end| reader.ends_clause(*end));
    let is_compared = |at: usize| {
        (0..at).any(|at| matches!(reader.word(at), "after" | "before" | "than"))
            && reader.ends_item(at)
    };
    let (at, end) = (1..reader.end()).find_map(|at| Some((at, found(at)?)))?;
    is_compared(at).then(|| reader.without(at..end))
}

/// `is the editor who` for `is the same editor who`.
pub(super) fn the_same_who(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_same = |at: &usize| {
        reader.word(*at) == "same"
            && reader.word(at - 1) == "the"
            && reader.is_be_or_denied(at - 2)
            && matches!(reader.word(at + 2), "that" | "who")
            && reader.matches[at + 1].is_empty()
    };
    let same = (3..reader.end().saturating_sub(2)).find(is_same)?;
    Some(reader.without(same..same + 1))
}

/// `the day after someone buys coffee` for `the day after another editor buys coffee`: that it is another is told by the order.
pub(super) fn another_does(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_another = |at: &usize| {
        let verb = at + 2;
        reader.word(*at) == "another"
            && matches!(reader.word(at - 1), "after" | "before")
            && (reader.is_human(at + 1) || reader.kind(at + 1).person)
            && reader.matches[at + 1].is_empty()
            && !reader.kind(verb).be
            && words::is_finite(reader.word(verb))
    };
    let at = (1..reader.end().saturating_sub(2)).find(is_another)?;
    Some(reader.with(at..at + 2, &[reader.tokens[at].renamed("someone")]))
}
