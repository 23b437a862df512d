//! Words of places in a row, and of whoever is near them, for which plainer ones stand: `the top or the bottom floor`, `whose house
//! number is greater than 2`, `next to her best friend, Ann`, `than does Bob`.

use super::super::function;
use super::super::mention::Reader;
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

/// `Ann's house number is higher than` for `Ann's house has a higher number than`.
pub(super) fn higher_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let begins =
        |at: &usize| reader.any(*at, &["has a higher number than", "has a lower number than"]);
    let at = (2..reader.end()).find(|at| reader.is_house(*at - 1) && begins(at).is_some())?;
    let say = |word: &str| reader.tokens[at].renamed(word);
    let higher = reader.tokens[at + 2].clone();
    let said = [say("number"), say("is"), higher];
    Some(reader.with(at..at + 4, &said))
}

/// `The cat's room number is one higher than Ann's` for `The cat is in the room whose number is one higher than that of Ann's
/// room`.
pub(super) fn whose_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let whose = (3..reader.end()).find(|at| reader.word(*at) == "whose")?;
    let be = reader.any(whose + 1, &["number is", "number was"])? - 1;
    let than = (be..reader.end()).find(|at| reader.word(*at) == "than")?;
    let is_room = reader.is_house(whose - 1) || reader.uses(whose - 1).own != 0;
    let place = whose.checked_sub(3)?;
    let is_in = matches!(reader.word(place), "at" | "in" | "on") && reader.word(place + 1) == "the";
    let subject = reader.mentions(0).into_iter().map(|mention| mention.end).max()?;
    let denies = |word: &str| matches!(word, "'t" | "never" | "not" | "or");
    // Nothing but a verb stands between them.
    let is_plain = (1..=2).contains(&place.checked_sub(subject)?)
        && (subject..place).all(|at| reader.matches[at].is_empty() && !denies(reader.word(at)));
    let owner = reader.phrase(than + 1, "that of").unwrap_or(than + 1);
    let other = reader.mentions(owner).into_iter().map(|mention| mention.end).max()?;
    let is_owned = reader.is_possessive(other);
    let noun = other + usize::from(is_owned);
    let end = noun + usize::from(is_owned && reader.word(noun) == reader.word(whose - 1));
    if !is_room || !is_in || !is_plain || !reader.ends_clause(end) {
        return None;
    }
    let say = |words: &str| reader.tokens[whose].saying(words);
    Some(
        [
            &reader.tokens[..subject],
            &say("'s"),
            &reader.tokens[whose - 1..whose],
            &say("number"),
            &reader.tokens[be..=than],
            &reader.tokens[owner..other],
            &say("'s"),
            &reader.tokens[end..],
        ]
        .concat(),
    )
}

/// `Ann's lane number is one higher than that of Bob` for `Ann's lane number is one more than the lane number of Bob`.
pub(super) fn same_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let number = (1..reader.end()).find(|at| reader.word(*at) == "number")?;
    let than = (number..reader.end()).find(|at| reader.word(*at) == "than")?;
    let (more, the) = (than - 1, than + 1);
    let is_same = reader.word(the) == "the" && reader.word(than + 2) == reader.word(number - 1);
    let owner = reader.phrase(than + 3, "number of").filter(|_| is_same)?;
    let plain = match reader.word(more) {
        "more" | "greater" | "larger" | "higher" => "higher",
        "less" | "fewer" | "smaller" | "lower" => "lower",
        _ => return None,
    };
    let say = |words: &str| reader.tokens[more].saying(words);
    let owner = &reader.tokens[owner..];
    Some([&reader.tokens[..more], &say(plain), &say("than that of"), owner].concat())
}

/// `who is after house 2` for `whose house number is greater than 2`, `lives in house 3` for `'s house number is 3`.
pub(super) fn house_number(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let labels = &reader.vocabulary.labels;
    let is_plain = labels.iter().enumerate().all(|(at, label)| **label == *(at + 1).to_string());
    let order = reader.vocabulary.has_order && !reader.vocabulary.is_ring && is_plain;
    let number = (2..reader.end()).filter(|_| order).find(|at| reader.word(*at) == "number")?;
    let is_own = |at: usize| reader.uses(at).own != 0 || !reader.matches[at].is_empty();
    let whose = number - 2;
    let is_whose = reader.word(whose) == "whose";
    let is_theirs = is_whose || reader.is_possessive(whose);
    if !is_theirs || !reader.is_house(number - 1) || is_own(number) || is_own(number - 1) {
        return None;
    }
    let be = reader.kind(number + 1).be.then_some(number + 2)?;
    let say = |words: &str| reader.tokens[number].saying(words);
    let is_label = |at: usize| labels.iter().any(|label| **label == *reader.word(at));
    let (plain, rest) = match (reader.word(be), reader.any(be + 1, &["than"])) {
        (more, Some(than)) => {
            let after = match more {
                "greater" | "higher" | "larger" => "is after",
                "less" | "lower" | "smaller" => "is before",
                _ => return None,
            };
            // The number alone is one of a house.
            let to_house = is_label(than) && reader.ends_clause(than + 1);
            let to_other = reader.is_possessive(than + 1) && reader.ends_clause(than + 2);
            let house = if to_house { " house" } else { "" };
            if !to_house && !to_other {
                return None;
            }
            let owner = &reader.tokens[than..=than];
            (
                format!("{after}{house}"),
                [owner, &reader.tokens[than + 1 + usize::from(to_other)..]].concat(),
            )
        }
        ("not", None) if is_label(be + 1) && reader.ends_clause(be + 2) => {
            ("does not live in house".into(), reader.tokens[be + 1..].to_vec())
        }
        (_, None) if is_label(be) && reader.ends_clause(be + 1) => {
            ("lives in house".into(), reader.tokens[be..].to_vec())
        }
        _ => return None,
    };
    let who = if is_whose { say("who") } else { Vec::new() };
    Some([&reader.tokens[..whose], &who, &say(&plain), &rest].concat())
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
