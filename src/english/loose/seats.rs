//! Words of places in a row, and of whoever is near them, for which plainer ones stand: `the top or the bottom floor`, `next to her
//! best friend, Ann`, `than does Bob`.

use super::super::function;
use super::super::mention::Reader;
use super::super::relation::Relation;
use super::super::token::Token;
use super::super::words;

/// `the top floor or the bottom floor` for `the top or the bottom floor`.
pub(super) fn two_ends(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ENDS: &[&str] = &[
        "bottom",
        "bottommost",
        "first",
        "ground",
        "highest",
        "last",
        "leftmost",
        "lowermost",
        "lowest",
        "rightmost",
        "top",
        "topmost",
        "uppermost",
    ];
    let is_end = |at: usize| ENDS.contains(&reader.word(at)) && reader.matches[at].is_empty();
    let joined = |first: &usize| {
        let or = first + 1;
        let second = or + 1 + usize::from(reader.word(or + 1) == "the");
        let joins = matches!(reader.word(or), "nor" | "or") && reader.word(first - 1) == "the";
        joins
            && second < reader.end()
            && is_end(*first)
            && is_end(second)
            && reader.is_house(second + 1)
    };
    let first = (1..reader.end()).find(joined)?;
    let noun = first + 3 + usize::from(reader.word(first + 2) == "the");
    let mut said = reader.tokens[..=first].to_vec();
    said.extend([reader.tokens[noun].clone(), reader.tokens[first + 1].clone()]);
    said.push(reader.tokens[first - 1].clone());
    said.extend_from_slice(&reader.tokens[noun - 1..]);
    Some(said)
}

/// `in neither the first room nor the second room` for `in neither of the first two rooms`, `not in either of the first two
/// rooms`.
pub(super) fn of_first_two(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let begins =
        |at: usize| reader.any(at, &["either of the first two", "neither of the first two"]);
    let (at, noun) = (0..reader.end()).find_map(|at| Some((at, begins(at)?)))?;
    reader.is_house(noun).then_some(())?;
    let say = |words: &str| reader.tokens[at].saying(words);
    let one = [reader.tokens[noun].renamed(&reader.vocabulary.position_stem)];
    if reader.word(at) == "neither" {
        let first = [&say("neither the first"), &one[..], &say("nor the second"), &one[..]];
        return Some(reader.with(at..noun + 1, &first.concat()));
    }
    let not = (0..at).rev().find(|at| matches!(reader.word(*at), "'t" | "not"))?;
    let is_plain =
        (not + 1..at).all(|at| reader.matches[at].is_empty() && reader.tokens[at].is_word());
    let auxiliary =
        not.checked_sub(1).filter(|at| reader.kind(*at).auxiliary || reader.kind(*at).be)?;
    is_plain.then(|| {
        let preposition = &reader.tokens[at - 1..at];
        let said = [
            &say("is"),
            preposition,
            &say("neither the first"),
            &one[..],
            &say("nor the second"),
            &one[..],
        ];
        reader.with(auxiliary..noun + 1, &said.concat())
    })
}

/// `was neither last nor first` for `was not last or first`.
pub(super) fn not_either_end(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_end = |at: usize| matches!(reader.word(at), "first" | "last");
    let is_denied = |at: &usize| {
        reader.word(*at) == "not"
            && reader.kind(at - 1).be
            && is_end(at + 1)
            && reader.word(at + 2) == "or"
            && is_end(at + 3)
    };
    let at = (1..reader.end()).find(is_denied)?;
    let [first, last] = [at + 1, at + 3].map(|at| reader.tokens[at].clone());
    let say = |word: &str| reader.tokens[at].renamed(word);
    Some(reader.with(at..at + 4, &[say("neither"), first, say("nor"), last]))
}

/// `than Bob` for `than does Bob`, `than Bob does`, and `than Bob charged for his` behind `Ann charged $2 more`.
pub(super) fn than_does(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const VERBS: &[&str] = &["did", "does", "do", "is", "was"];
    let than = (1..reader.end()).find(|at| reader.word(*at) == "than")?;
    let named = |start: usize| reader.mentions(start).into_iter().map(|mention| mention.end).max();
    let ends = |at: usize| matches!(reader.word(at), "" | "." | "," | ";" | "and" | "but" | ")");
    let is_verb = |at: usize| VERBS.contains(&reader.word(at));
    let is_said = |at: usize| {
        let stem = reader.stem(at);
        words::is_finite(reader.word(at)) && (1..than).any(|at| reader.stem(at) == stem)
    };
    if is_verb(than + 1) {
        let end = named(than + 2).filter(|end| ends(*end));
        return end.map(|_| reader.without(than + 1..than + 2));
    }
    let verb = named(than + 1).filter(|end| is_verb(*end) || is_said(*end))?;
    // Of somebody without a name `hers` says that it is a woman.
    let persons = reader.vocabulary.of_persons();
    let is_name = reader.matches[than + 1].iter().any(|of| persons >> of.of.sense & 1 == 1);
    let hers = reader.any(verb + 1, &["for hers", "for his", "for its", "for theirs"]);
    let end = hers.filter(|_| is_name).unwrap_or(verb + 1);
    ends(end).then(|| reader.without(verb..end))
}

/// `is at the left end` for `has the seat at the left end`.
pub(super) fn has_end_seat(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HAVING: &[&str] = &["had", "has", "occupies", "occupied", "took", "takes"];
    const ENDS: &[&str] = &["at either end", "at one end", "at the", "on the"];
    reader.vocabulary.has_order.then_some(())?;
    let is_having = |at: &usize| {
        let behind = reader.any(at + 3, ENDS);
        let is_end = |at: usize| {
            reader.any(at, &["far left", "far right", "left end", "right end"]).is_some()
        };
        HAVING.contains(&reader.word(*at))
            && matches!(reader.word(at + 1), "a" | "the")
            && reader.is_house(at + 2)
            && behind.is_some_and(|end| reader.word(end - 1) == "end" || is_end(end))
    };
    let at = (1..reader.end()).find(is_having)?;
    Some(reader.with(at..at + 3, &reader.tokens[at].saying("is")))
}

/// `sat next to Ann` for `had a seat next to Ann's`, where the positions are seats or the like.
pub(super) fn had_a_seat(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HAVING: &[&str] = &["had", "has", "occupies", "occupied", "took", "takes"];
    let is_having = |at: &usize| {
        HAVING.contains(&reader.word(*at))
            && matches!(reader.word(at + 1), "a" | "the")
            && reader.is_house(at + 2)
            && reader.matches[at + 2].is_empty()
            && !reader.relations(at + 3).is_empty()
            // `had the seat to the left of Ada's` is the one on her left.
            && reader.relations(at + 3).iter().all(|(_, of)| {
                matches!(of, Relation::NextTo | Relation::Order(_, Some(_)))
            })
    };
    let at = (1..reader.end()).find(is_having)?;
    let said = [&reader.tokens[..at], &[reader.tokens[at].renamed("is")], &reader.tokens[at + 3..]];
    let mut said = said.concat();
    // Of `next to Ann's` and `next to Ann's seat` the seat is meant.
    let noun = said.last().is_some_and(|last| last.stem == reader.tokens[at + 2].stem);
    said.truncate(said.len() - usize::from(noun));
    let is_theirs = said.last().is_some_and(|last| matches!(&*last.word, "'s" | "'"));
    said.truncate(said.len() - usize::from(is_theirs));
    Some(said)
}

/// Words for somebody near to somebody else.
const KIN: &[&str] = &[
    "aunt",
    "boss",
    "boyfriend",
    "brother",
    "buddy",
    "classmate",
    "coach",
    "colleague",
    "cousin",
    "coworker",
    "daughter",
    "dentist",
    "doctor",
    "ex",
    "father",
    "fiance",
    "fiancee",
    "friend",
    "girlfriend",
    "grandfather",
    "grandmother",
    "husband",
    "lawyer",
    "mentor",
    "mother",
    "nephew",
    "niece",
    "pal",
    "partner",
    "rival",
    "roommate",
    "sister",
    "son",
    "student",
    "teacher",
    "teammate",
    "tutor",
    "twin",
    "uncle",
    "wife",
];

/// `next to Ann` for `next to her best friend, Ann`: who is near somebody else, or compared, is another one anyway.
pub(super) fn somebody_near(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DEPENDS: &[&str] = &["'t", "if", "neither", "never", "no", "nor", "not", "or", "unless"];
    const NEAR: &[&str] =
        &["above", "after", "before", "behind", "below", "beside", "from", "of", "than", "to"];
    const FARTHEST: usize = 3;
    let comma = (3..reader.end())
        .find(|at| reader.word(*at) == "," && KIN.contains(&reader.word(at - 1)))?;
    let own = (comma.saturating_sub(FARTHEST + 1)..comma - 1)
        .rfind(|at| function::is_own(reader.word(*at)))?;
    let is_near = own.checked_sub(1).is_some_and(|last| NEAR.contains(&reader.word(last)));
    // A teacher who is an item may be anybody.
    let is_new = |at: usize| {
        reader.matches[at].is_empty() && reader.uses(at).own == 0 && reader.tokens[at].is_word()
    };
    let names = reader.vocabulary.names | reader.vocabulary.folk;
    let named = reader.matches.get(comma + 1)?.iter().find(|of| names >> of.of.sense & 1 == 1)?;
    let ends = matches!(reader.word(named.end), "" | "." | ";");
    let depends = reader.tokens.iter().any(|token| DEPENDS.contains(&&*token.word));
    (is_near && (own + 1..comma).all(is_new) && ends && !depends)
        .then(|| reader.without(own..comma + 1))
}
