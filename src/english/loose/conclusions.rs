//! What follows from the rest: `, so he slept somewhere else`; and what tells why somebody is not there: `was too big for the bathtub`.

use std::ops::Range;

use itertools::Itertools;

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// Words by which a conclusion tells more than the rest, or the rest more than its conclusion.
const TELLING: &[&str] = &[
    "after", "before", "between", "both", "end", "first", "last", "later", "earlier", "left",
    "middle", "next", "only", "right", "same", "than", "all",
];

/// Whether a word names an item, a number or a rank, or tells of an order.
fn tells_more(reader: &Reader<'_>, at: usize) -> bool {
    let word = reader.word(at);
    reader.is_within_item(at)
        || reader.is_rank(at)
        || words::number(&[word]).is_some()
        || TELLING.contains(&word)
        || word.ends_with("est")
}

/// `Ann has neither ham nor tuna` for `Ann eats no meat, so she has neither ham nor tuna`: what one does not eat or drink, and no
/// item is named there. Other reasons may tell more.
pub(super) fn therefore(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const REASONS: &[&str] =
        &["above", "below", "if", "like", "most", "least", "other", "unless", "who", "whose"];
    let so = (2..reader.end()).find(|at| reader.word(*at) == "so" && reader.word(at - 1) == ",")?;
    let is_pronoun = matches!(reader.word(so + 1), "he" | "it" | "she" | "they");
    let name = reader.matches[0].iter().map(|of| of.end).max()?;
    let tells = |at: usize| {
        tells_more(reader, at)
            || REASONS.contains(&reader.word(at))
            || !reader.tokens[at].is_word() && reader.word(at) != "'t"
    };
    const EATING: &[&str] =
        &["allergic", "diet", "drink", "drinks", "eat", "eats", "vegan", "vegetarian"];
    let is_of_food = (name..so - 1).any(|at| EATING.contains(&reader.word(at)));
    let is_bare = is_of_food && !(name..so - 1).any(tells);
    (is_pronoun && is_bare).then(|| reader.without(name..so + 2))
}

/// Nothing for `, so his is neither of these`, which names nothing and says the same again.
pub(super) fn follows(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let so = (2..reader.end()).rfind(|at| {
        reader.word(*at) == "so"
            && reader.word(at - 1) == ","
            && !matches!(reader.word(at + 1), "did" | "does" | "do" | "is" | "was")
    })?;
    const AGAIN: &[&str] =
        &["another", "different", "else", "elsewhere", "neither", "none", "other"];
    let end = reader.end();
    // What is not so before it is not so again.
    let denied = (0..so).any(|at| {
        function::denies(reader.word(at)) || matches!(reader.word(at), "neither" | "too")
    });
    let is_one =
        !reader.tokens[..so - 1].iter().any(|of| matches!(&*of.word, "," | "but" | "while"));
    let says_again = denied && is_one && (so..end).any(|at| AGAIN.contains(&reader.word(at)));
    let is_of_them = function::is_own(reader.word(so + 1))
        || reader
            .any(so + 1, &["he", "hers", "his", "it", "she", "that", "theirs", "they"])
            .is_some();
    let names = |at: usize| {
        tells_more(reader, at) || reader.word(at).ends_with("er") && reader.word(at + 1) == "than"
    };
    (says_again && is_of_them && !(so..end).any(names)).then(|| reader.without(so - 1..end))
}

/// `does not have the closet or the bathtub` for `was too big for the closet and for the bathtub`.
pub(super) fn too_big_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const FOR: &[&str] =
        &["for", "to fit in", "to fit inside", "to fit into", "to get into", "to sleep in"];
    let too = (2..reader.end()).find(|at| reader.word(*at) == "too" && reader.kind(at - 1).be)?;
    let of = reader.any(too + 2, FOR)?;
    let is_how = reader.matches[too + 1].is_empty() && reader.tokens[too + 1].is_word();
    let persons = reader.persons();
    // Two places at the most, and nothing behind them.
    let place = |at: usize| {
        let item = at + usize::from(reader.kind(at).determiner);
        let of = reader.matches.get(item)?.first()?;
        (persons >> of.of.sense & 1 == 0).then_some(of.end)
    };
    let first = place(of)?;
    let joint = matches!(reader.word(first), "and" | "or").then_some(first + 1);
    let second = joint.map(|at| reader.any(at, FOR).unwrap_or(at));
    let end = second.map_or(Some(first), place)?;
    let is_subject = reader.mentions(0).iter().any(|of| of.end == too - 1);
    if !is_how || !is_subject || end != reader.end() {
        return None;
    }
    let say = |words: &str| reader.tokens[too].saying(words);
    let mut said =
        [&reader.tokens[..too - 1], &say("does not have"), &reader.tokens[of..first]].concat();
    if let Some(second) = second {
        said.extend(say("or"));
        said.extend_from_slice(&reader.tokens[second..end]);
    }
    said.extend_from_slice(&reader.tokens[end..]);
    Some(said)
}

/// `has neither beige nor mint` for `considered both beige and mint, but decided against each of them`.
pub(super) fn decided_against(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CONSIDERED: &[&str] =
        &["considered", "looked at", "thought about", "tried", "tried out", "wanted"];
    const AGAINST: &[&str] = &[
        "chose neither",
        "chose neither of them",
        "decided against both",
        "decided against both of them",
        "decided against each of them",
        "decided against either of them",
        "decided against it",
        "decided against them",
        "ended up with neither",
        "rejected both",
        "rejected both of them",
        "rejected it",
        "took neither",
        "took neither of them",
    ];
    let (at, what) = (1..reader.end()).find_map(|at| Some((at, reader.any(at, CONSIDERED)?)))?;
    let joint = |at: usize| reader.any(at, &["and then", "but", "but then"]);
    let but = (what + 1..reader.end()).find(|at| joint(*at).is_some())?;
    let against = joint(but).filter(|at| reader.any(*at, AGAINST) == Some(reader.end()))?;
    let end = but - usize::from(reader.word(but - 1) == ",");
    let is_all = matches!(reader.word(against + 2), "it");
    let first = what + usize::from(reader.word(what) == "both");
    let item = |at: usize| at + usize::from(reader.kind(at).determiner);
    let names = reader.items_in(first..end).count();
    let is_subject = reader.mentions(0).iter().any(|of| of.end == at);
    let say = |words: &str| reader.tokens[at].saying(words);
    let and = (first..end).find(|at| matches!(reader.word(*at), "and" | "or"));
    let said = match (names, and) {
        (1, None) if is_all => [&say("does not have"), &reader.tokens[first..end]].concat(),
        (2, Some(and)) if !is_all && !reader.matches[item(first)].is_empty() => [
            &say("has neither"),
            &reader.tokens[first..and],
            &say("nor"),
            &reader.tokens[and + 1..end],
        ]
        .concat(),
        _ => return None,
    };
    is_subject.then(|| reader.with(at..reader.end(), &said))
}

/// `, but not both` for `, but not a terrier named Tango`, behind `either Tango or the terrier`.
pub(super) fn but_not_both_in_one(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let but = (4..reader.end())
        .find(|at| reader.any(*at, &["but not"]).is_some() && reader.word(at - 1) == ",")?;
    let either = (0..but).find(|at| reader.word(*at) == "either")?;
    let named =
        |of: Range<usize>| reader.items_in(of).map(|at| reader.matches[at][0].of).collect_vec();
    let (two, again) = (named(either..but - 1), named(but..reader.end()));
    let is_or = reader.tokens[either..but].iter().any(|of| of.word == "or");
    let is_same = two.len() == 2 && again.len() == 2 && two.iter().all(|of| again.contains(of));
    let is_plain = reader.tokens[but + 2..reader.end()]
        .iter()
        .all(|of| !matches!(&*of.word, "and" | "or" | "," | "than"));
    (is_or && is_same && is_plain)
        .then(|| reader.with(but + 2..reader.end(), &reader.tokens[but].saying("both")))
}

/// Nothing for `(who are two different dogs)`, behind two who are named, but that these are two.
pub(super) fn two_different(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DIFFERENT: &[&str] = &[
        "which are different",
        "which are two different",
        "who are different",
        "who are not the same",
        "who are two different",
        "which are not the same",
    ];
    let open = (3..reader.end()).find(|at| reader.word(*at) == "(")?;
    let told = reader.any(open + 1, DIFFERENT)?;
    let close = (told..told + 3).find(|at| reader.word(*at) == ")")?;
    let names = reader.items_in(0..open).collect_vec();
    let [.., a, b] = names[..] else { return None };
    let is_pair = (a..b).any(|at| matches!(reader.word(at), "and" | "nor"));
    let name = |at: usize| &reader.tokens[at..reader.matches[at][0].end];
    let said = [
        &reader.tokens[..open],
        &reader.tokens[close + 1..reader.end()],
        &reader.tokens[open].saying(", and"),
        name(a),
        &reader.tokens[open].saying("is not"),
        name(b),
        &reader.tokens[reader.end()..],
    ];
    is_pair.then(|| said.concat())
}

/// `has Paris` for `spent his honeymoon in Paris`, where the header has honeymoons.
pub(super) fn spent_it_in(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let own = at + 1;
        let noun = own + 1;
        let place = noun + 1;
        let item = place + 1;
        let item =
            item + usize::from(reader.kind(item).determiner || reader.word(item) == "neither");
        let of = reader.matches.get(item)?.first()?;
        let is_named = reader.uses(noun).named >> of.of.sense & 1 == 1;
        let is_own = function::is_own(reader.word(own)) || reader.word(own) == "the";
        (matches!(reader.word(at), "spend" | "spends" | "spent")
            && is_own
            && is_named
            && matches!(reader.word(place), "at" | "in" | "on"))
        .then_some((at, place + 1))
    };
    let (at, item) = (1..reader.end()).find_map(found)?;
    let denied = matches!(reader.word(at - 1), "not" | "'t");
    // `Derek and his wife`, who are of one row.
    let spouse = at
        .checked_sub(3)
        .filter(|at| reader.any(*at, &["and her husband", "and his wife"]).is_some());
    let start = spouse.unwrap_or(at);
    Some(reader.with(start..item, &reader.tokens[at].saying(if denied { "have" } else { "has" })))
}
