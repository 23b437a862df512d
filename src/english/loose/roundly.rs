//! What is said of all but one, or of nobody in particular: `Nobody but Ann has the owl`, `You won't find the owl in Rome`,
//! `There is no owl in Rome`; and a superlative of all rows: `the longest of the four fish`.

use super::super::agree;
use super::super::compare;
use super::super::function;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words::{self, Words};

/// Words of sentences that deny or join more than one thing.
const SEVERAL: &[&str] = &[
    "'t", "and", "both", "but", "either", "except", "if", "neither", "never", "no", "nor", "not",
    "only", "or", "other", "than", "unless",
];

/// Whether some tokens tell of an order or compare: nobody but Ann is ahead of Bo if he is the second.
fn tells_order(tokens: &[Token]) -> bool {
    const ORDER: Words = Words::of(&[
        "above", "adjacent", "ahead", "apart", "away", "beat", "beats", "behind", "below",
        "beside", "between", "first", "followed", "follows", "last", "left", "lost", "near",
        "neighbor", "next", "preceded", "precedes", "right", "topped", "tops", "trailed", "trails",
    ]);
    tokens.iter().any(|token| {
        let word = &*token.word;
        ORDER.contains(&word) || compare::is_comparing(word) || agree::is_of_time(word)
    })
}

/// `Ann has the owl` for `Nobody but Ann has the owl`.
pub(super) fn nobody_but(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BEGINNINGS: &[&str] = &[
        "no one but",
        "no one except",
        "no one other than",
        "nobody but",
        "nobody except",
        "nobody other than",
        "none but",
        "none of them but",
        "none other than",
    ];
    let start = reader.any(0, BEGINNINGS)?;
    let mut ends = reader.mentions(start).into_iter().map(|of| of.end);
    let is_plain = |token: &Token| !SEVERAL.contains(&&*token.word);
    let is_verb = |end: usize| {
        let kind = reader.kind(end);
        kind.be || kind.auxiliary || words::is_finite(reader.word(end))
    };
    // `Nobody but Ann and Bo` are two.
    let said = &reader.tokens[start..];
    (ends.any(is_verb) && !tells_order(said) && said.iter().all(is_plain)).then(|| said.to_vec())
}

/// `Ann ordered soup` for `Ann was the only one who ordered soup`, `Ann did order soup` for `Ann was the only person to order
/// soup`.
pub(super) fn the_only_one(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TO: &[&str] = &["was the only one to", "was the only person to"];
    const WHO: &[&str] = &[
        "is the only one who",
        "is the only person who",
        "was the only one who",
        "was the only person who",
    ];
    let (at, rest, is_done) = reader.nouns(0).into_iter().find_map(|(at, _)| {
        let to = reader.any(at, TO).map(|rest| (at, rest, true));
        to.or_else(|| Some((at, reader.any(at, WHO)?, false)))
    })?;
    let (who, said) = (&reader.tokens[..at], &reader.tokens[rest..]);
    let is_plain = |token: &Token| !SEVERAL.contains(&&*token.word);
    (who.iter().chain(said).all(is_plain) && !tells_order(said)).then(|| match is_done {
        true => [who, &reader.tokens[at].saying("did"), said].concat(),
        false => [who, said].concat(),
    })
}

/// `where the ghost is found` for `where the ghost can be heard`: by whom, or from where, is something else.
pub(super) fn can_be_heard(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let heard = |at: usize| Some((at, reader.any(at, &["can be heard"])?));
    let (at, end) = (1..reader.end()).find_map(heard)?;
    let is_there =
        reader.ends_clause(end) || reader.kind(end).be || matches!(reader.word(end), "at" | "in");
    is_there.then(|| reader.with(at..end, &reader.tokens[at].saying("is found")))
}

/// `the owl is not in Rome` for `You won't find the owl in Rome`, `the owl is in Rome` for `You can find the owl in Rome`.
pub(super) fn you_find(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DENYING: &[&str] = &[
        "one can not find",
        "one cannot find",
        "one will not find",
        "you can 't find",
        "you can not find",
        "you cannot find",
        "you will never find",
        "you will not find",
    ];
    const SAYING: &[&str] = &["you can find", "you will find", "you 'll find"];
    let (verb, denies) = reader
        .any(0, DENYING)
        .map(|verb| (verb, true))
        .or_else(|| Some((reader.any(0, SAYING)?, false)))?;
    let place = place_behind(reader, verb)?;
    let is = reader.tokens[verb].saying(if denies { "is not" } else { "is" });
    Some([&reader.tokens[verb..place], &is, &reader.tokens[place..]].concat())
}

/// `the owl is not in Rome` for `There is no owl in Rome`.
pub(super) fn there_is_no(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BEGINNINGS: &[&str] = &["there are no", "there is no", "there was no", "there were no"];
    let start = reader.any(0, BEGINNINGS)?;
    let place = place_behind(reader, start)?;
    let said = |at: usize, words: &str| reader.tokens[at].saying(words);
    let item = &reader.tokens[start..place];
    Some([&said(0, "the"), item, &said(place, "is not"), &reader.tokens[place..]].concat())
}

/// Where the place begins that stands behind an item: `in Rome`. Nothing else is denied or compared there.
fn place_behind(reader: &Reader<'_>, start: usize) -> Option<usize> {
    let is_place = |end: &usize| {
        let names = reader.matches.get(end + 1 + usize::from(reader.word(end + 1) == "the"));
        matches!(reader.word(*end), "aboard" | "at" | "in" | "on")
            && names.is_some_and(|of| !of.is_empty())
    };
    let place = reader.mentions(start).into_iter().map(|of| of.end).find(is_place)?;
    const TURNED: &[&str] =
        &["'t", "always", "but", "except", "if", "never", "not", "only", "than", "unless"];
    let is_plain = |token: &Token| !TURNED.contains(&&*token.word);
    reader.tokens[start..].iter().all(is_plain).then_some(place)
}

/// `the longest fish` for `the longest of the four fish`.
pub(super) fn of_all_of_them(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let begins = |at: &usize| reader.word(*at) == "of" && reader.word(at + 1) == "the";
    (2..reader.end()).filter(begins).find_map(|of| {
        let is_superlative = reader.superlative(of - 1).is_some_and(|(end, _)| end == of);
        let number = words::number(&[reader.word(of + 2)]).map(|(number, _)| number as usize);
        let noun = of + 2 + usize::from(number.is_some());
        let is_all = number.is_none_or(|number| number == reader.vocabulary.rows());
        // `the oldest of the women` may be younger than a man.
        let is_noun =
            (reader.uses(noun).named != 0 || reader.is_house(noun) || reader.kind(noun).thing)
                && !function::is_of_some(reader.word(noun))
                && reader.matches.get(noun).is_some_and(Vec::is_empty);
        if !is_all || reader.is_within_item(of) {
            return None;
        }
        let behind = noun + usize::from(is_noun);
        let ends =
            |at: usize| reader.ends_clause(at) || reader.kind(at).be || reader.kind(at).auxiliary;
        (is_superlative && is_noun && ends(behind)).then(|| reader.without(of..noun))
    })
}

/// `Ann's fish was 3 inches longer than` for `Ann pulled in a fish that was 3 inches longer than`.
pub(super) fn got_one(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOST_OF_VERB: usize = 3;
    let end = reader.mentions(0).into_iter().map(|of| of.end).max()?;
    let article = (end + 1..=end + MOST_OF_VERB)
        .find(|at| matches!(reader.word(*at), "a" | "an"))
        .filter(|at| words::is_finite(reader.word(end)) && !reader.kind(at - 1).be)?;
    let noun = article + 1;
    let is_noun = reader.uses(noun).named != 0 && reader.matches.get(noun)?.is_empty();
    let amount =
        reader.any(noun + 1, &["that is", "that was", "which is", "which was"]).unwrap_or(noun + 1);
    let number = reader.any(amount, &["exactly", "just", "precisely"]).unwrap_or(amount);
    let is_number = words::number(&[reader.word(number)]).is_some()
        || reader.word(number).starts_with(|c: char| c.is_ascii_digit() || c == '$');
    let compares = (number + 1..number + 4).any(|at| reader.word(at) == "than");
    let is_bound = |token: &Token| token.word != "than" && SEVERAL.contains(&&*token.word);
    if !is_noun || !is_number || !compares || reader.tokens.iter().any(is_bound) {
        return None;
    }
    let say = |words: &str| reader.tokens[noun].saying(words);
    let (owner, noun) = (&reader.tokens[..end], &reader.tokens[noun..=noun]);
    Some([owner, &say("'s"), noun, &say("was"), &reader.tokens[amount..]].concat())
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
    let denies = |at: usize| {
        matches!(reader.word(at), "'t" | "neither" | "never" | "no" | "nobody" | "nor" | "not")
    };
    let is_idle = |at: &usize| match reader.word(*at) {
        "ever" => (0..*at).any(denies) && !matches!(reader.word(at + 1), "after" | "since" | "so"),
        "once" => reader.word(at - 1) == "never",
        _ => false,
    };
    let at = (1..reader.end()).find(is_idle).filter(|at| !reader.is_within_item(*at))?;
    Some(reader.without(at..at + 1))
}

/// `The owl is not in Rome or in Oslo` for `No owl is in Rome or in Oslo`, `No owl has ever been seen in Rome`.
pub(super) fn no_item_is(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TURNED: &[&str] =
        &["'t", "but", "except", "if", "neither", "never", "no", "nor", "not", "than", "unless"];
    reader.tokens.first().filter(|first| first.word == "no")?;
    let is_number = words::number(&[reader.word(1)]).is_some();
    let names = reader.matches.get(1)?.iter().map(|of| of.end);
    let begins = |end: &usize| reader.kind(*end).be || reader.kind(*end).auxiliary;
    let verb = names.filter(begins).max().filter(|_| !is_number)?;
    let is_plain = |token: &Token| !TURNED.contains(&&*token.word);
    let say = |at: usize, words: &str| reader.tokens[at].saying(words);
    reader.tokens[1..].iter().all(is_plain).then(|| {
        let (item, rest) = (&reader.tokens[1..=verb], &reader.tokens[verb + 1..]);
        [&say(0, "the"), item, &say(verb, "not"), rest].concat()
    })
}

/// `cost $5 more` for `set its buyer back $5 more`.
pub(super) fn set_back(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOST: usize = 3;
    let set = (1..reader.end()).find(|at| matches!(reader.word(*at), "set" | "sets"))?;
    let back = (set + 2..set + 2 + MOST).find(|at| reader.word(*at) == "back")?;
    let is_amount = |at: usize| {
        matches!(reader.word(at), "at" | "exactly" | "less" | "more")
            || reader.word(at).starts_with(|c: char| c == '$' || c.is_ascii_digit())
    };
    let is_somebody = |at: usize| {
        reader.kind(at).person
            || function::is_own(reader.word(at))
            || matches!(reader.word(at), "buyer" | "her" | "him" | "owner" | "purchaser" | "the")
    };
    ((set + 1..back).all(is_somebody) && is_amount(back + 1))
        .then(|| reader.with(set..back + 1, &reader.tokens[set].saying("cost")))
}

/// `Ann's bill was $9` for `Ann's bill was the highest`.
pub(super) fn highest_of_theirs(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOST: &[&str] = &["biggest", "greatest", "highest", "largest"];
    const LEAST: &[&str] = &["lowest", "smallest"];
    let at = (3..reader.end()).find(|at| {
        reader.word(at - 1) == "the"
            && (MOST.contains(&reader.word(*at)) || LEAST.contains(&reader.word(*at)))
    })?;
    let not = usize::from(matches!(reader.word(at - 2), "'t" | "not"));
    let be = (at - 2).checked_sub(not)?;
    let noun = be.checked_sub(1)?;
    let scaled = reader.vocabulary.all(|sense| sense.scale.is_some() && !sense.measure.is_time());
    let named = reader.uses(noun).named & scaled;
    let is_told = (reader.kind(be).be || reader.word(be) == "wasn" || reader.word(be) == "isn")
        && reader.matches.get(noun)?.is_empty()
        && reader.ends_clause(at + 1);
    if !is_told || named.count_ones() != 1 || reader.tokens.iter().any(|of| of.word == "than") {
        return None;
    }
    let of = reader.highest(named, MOST.contains(&reader.word(at)))?;
    Some(reader.with(at - 1..at + 1, &reader.saying_item(at, of)))
}

/// `an hour after the one who bats` for `an hour after whoever bats`. Whom somebody served or married is another one.
pub(super) fn whoever_does(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_one = |at: &usize| {
        reader.word(*at) == "whoever"
            && matches!(reader.word(at - 1), "after" | "before" | "behind" | "of" | "than")
    };
    let at = (1..reader.end()).find(is_one)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("the one who")))
}

/// `before Ann's` for `before Ann's does`.
pub(super) fn as_theirs_does(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_verb = |at: usize| matches!(reader.word(at), "did" | "does" | "is" | "was");
    let is_said =
        |at: &usize| is_verb(*at) && reader.is_possessive(at - 1) && reader.ends_clause(at + 1);
    let at = (2..reader.end()).find(is_said)?;
    let is_compared =
        |at: usize| matches!(reader.word(at), "after" | "as" | "before" | "behind" | "than");
    (0..at).any(is_compared).then(|| reader.without(at..at + 1))
}

/// `which was not caught by Ann` for `caught by somebody other than Ann`.
pub(super) fn by_somebody_else(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const OTHERS: &[&str] = &[
        "by a person other than",
        "by anyone other than",
        "by somebody other than",
        "by someone other than",
    ];
    let (by, who) = (1..reader.end()).find_map(|at| Some((at, reader.any(at, OTHERS)?)))?;
    let verb = by - 1;
    let is_done = words::is_participle(reader.word(verb)) && !reader.is_within_item(verb);
    let say = |words: &str| reader.tokens[verb].saying(words);
    let not = match reader.word(verb.checked_sub(1)?) {
        "," => say("which was not"),
        "are" | "is" | "was" | "were" => say("not"),
        _ => return None,
    };
    let denies = |token: &Token| matches!(&*token.word, "'t" | "neither" | "never" | "nor" | "not");
    (is_done && !reader.tokens.iter().any(denies)).then(|| {
        let (verb, who) = (&reader.tokens[verb..=verb], &reader.tokens[who..]);
        [&reader.tokens[..by - 1], &not, verb, &say("by"), who].concat()
    })
}

/// `debuted before Ann's film` for `beat Ann's film into theaters`.
pub(super) fn beat_to_it(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GOALS: &[&str] = &[
        "into print",
        "into stores",
        "into theaters",
        "onto the market",
        "onto the shelves",
        "to market",
        "to the market",
        "to theaters",
    ];
    let beat = (1..reader.end()).find(|at| matches!(reader.word(*at), "beat" | "beats"))?;
    let goal = (beat + 2..reader.end())
        .find(|at| reader.any(*at, GOALS).is_some_and(|end| reader.ends_clause(end)))?;
    let other = &reader.tokens[beat + 1..goal];
    let end = reader.any(goal, GOALS)?;
    let first = reader.tokens[beat].saying("debuted before");
    Some([&reader.tokens[..beat], &first, other, &reader.tokens[end..]].concat())
}

/// `did not bid on the one made in Rome` for `did not bid on anything made in Rome`.
pub(super) fn anything(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let denies = |at: usize| matches!(reader.word(at), "'t" | "neither" | "never" | "nor" | "not");
    let is_told = |at: usize| {
        let next = at + 1;
        let behind = next + usize::from(words::is_participle(reader.word(next)));
        let item = behind + 1 + usize::from(reader.word(behind + 1) == "the");
        matches!(reader.word(behind), "at" | "by" | "from" | "in" | "with")
            && reader.matches.get(item).is_some_and(|of| !of.is_empty())
    };
    let is_any =
        |at: &usize| reader.word(*at) == "anything" && is_told(*at) && (0..*at).any(denies);
    let at = (2..reader.end()).find(is_any)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("the one")))
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

/// `The blue house is not at either end` for `Neither of the end houses is blue`.
pub(super) fn neither_end(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let house = reader.any(0, &["neither end", "neither of the end", "neither of the two end"])?;
    let verb = house + 1;
    let is_be = reader.kind(verb).be;
    let has = matches!(reader.word(verb), "contain" | "contains" | "has" | "have");
    let is_told = reader.vocabulary.has_order && reader.is_house(house) && (is_be || has);
    let item = reader.tokens.get(verb + 1..reader.end())?;
    let ends = reader.mentions(verb + 1).iter().any(|of| of.end == reader.end());
    let say = |words: &str| reader.tokens[house].saying(words);
    (is_told && ends).then(|| {
        let noun = &reader.tokens[house].saying("house")[..];
        let said = match is_be {
            true => [&say("the")[..], item, noun].concat(),
            false => [&say("the")[..], noun, &say("with"), item].concat(),
        };
        [&said[..], &say("is not at either end of the row")].concat()
    })
}

/// `has a pine` for `has a pine in front of it`.
pub(super) fn in_front_of_it(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PLACES: &[&str] =
        &["in front of it", "in its front yard", "in its garden", "in its yard"];
    let (at, end) = (2..reader.end()).find_map(|at| Some((at, reader.any(at, PLACES)?)))?;
    let has = (0..at).any(|at| matches!(reader.word(at), "had" | "has" | "with"));
    (has && reader.ends_clause(end) && reader.ends_item(at)).then(|| reader.without(at..end))
}

/// `didn't wait as long as` for `didn't need to wait as long as`.
pub(super) fn need_not_as(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let (need, verb) =
        (1..reader.end()).find_map(|at| Some((at, reader.any(at, &["have to", "need to"])?)))?;
    let is_denied = matches!(reader.word(need - 1), "'t" | "not");
    let long = reader.any(verb + 1, &["as long as", "for as long as"]);
    (is_denied && long.is_some()).then(|| reader.without(need..verb))
}
