//! How many of all rows come before, behind or above one of them: `only one person left before Ann` for `only one of the five left
//! before Ann`, `exactly two people are older than Ann` for `Two are older than Ann, and two are younger`, of five.

use super::super::compare;
use super::super::function;
use super::super::mention::Reader;
use super::super::sentence::all_of;
use super::super::token::Token;
use super::super::words;
use super::Read;
use super::agenda;
use super::roundabout::in_order;
use crate::syntax::ast::Statement;

/// Words that compare, and those that say the opposite.
const OPPOSITES: &[(&str, &[&str])] = &[
    ("above", &["below"]),
    ("after", &["before", "earlier"]),
    ("before", &["after", "afterwards", "later"]),
    ("below", &["above"]),
    ("cheaper", &["dearer"]),
    ("earlier", &["later"]),
    ("fewer", &["more"]),
    ("heavier", &["lighter"]),
    ("higher", &["lower"]),
    ("later", &["earlier"]),
    ("less", &["more"]),
    ("lighter", &["heavier"]),
    ("longer", &["shorter"]),
    ("lower", &["higher"]),
    ("more", &["fewer", "less"]),
    ("older", &["younger"]),
    ("shorter", &["longer", "taller"]),
    ("taller", &["shorter"]),
    ("younger", &["older"]),
];

/// Words without which a sentence may tell of fewer than all.
const BOUND: &[&str] = &["'t", "either", "if", "neither", "never", "nor", "not", "or", "unless"];

impl Reader<'_> {
    /// Where `five children` or `five` ends, if so many rows there are.
    fn past_all_rows(&self, at: usize) -> Option<usize> {
        let noun = self.past_all(at)?;
        Some(noun + usize::from(self.is_plural_of_rows(noun)))
    }

    /// Whether a noun is one for all rows, and for several: `children`, `pets`, but not `girls`.
    fn is_plural_of_rows(&self, noun: usize) -> bool {
        let word = self.word(noun);
        let is_plural = word.ends_with('s') || matches!(word, "children" | "people");
        is_plural && self.is_noun_of_rows(noun)
    }

    /// Whether a noun is one for all rows, in the singular or the plural.
    fn is_noun_of_rows(&self, noun: usize) -> bool {
        // A pet is not as old as whose it is.
        const BODIES: &[&str] = &["heavier", "lighter", "older", "shorter", "taller", "younger"];
        let vocabulary = self.vocabulary;
        let tells_of_bodies = self.tokens.iter().any(|token| BODIES.contains(&&*token.word));
        let people = vocabulary.names | vocabulary.folk | vocabulary.identities();
        let listed = if tells_of_bodies { people } else { vocabulary.lists() };
        let own = self.uses(noun).own | self.uses(noun).named;
        let is_row = own & listed != 0
            || self.kind(noun).person
            || noun < self.end() && self.is_house(noun) && !tells_of_bodies;
        is_row
            && !function::is_of_some(self.word(noun))
            && self.matches.get(noun).is_some_and(Vec::is_empty)
    }

    /// Whether a predicate begins at a word: `left` is a side as well, but not there.
    fn acts_or_left(&self, at: usize) -> bool {
        let is_left = self.word(at) == "left" && self.word(at + 1) != "of";
        is_left || self.begins_predicate(at)
    }

    /// A number in a word, and where it ends.
    fn so_many(&self, at: usize) -> Option<(usize, usize)> {
        let is_word = self.word(at).starts_with(char::is_alphabetic);
        let (count, taken) = words::number(&[self.word(at)]).filter(|_| is_word)?;
        Some((count as usize, at + taken))
    }
}

/// `only one person left before Ann` for `only one of the five left before Ann`.
pub(super) fn of_all(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let number = reader.any(0, &["exactly", "just", "only"])?;
    let (count, next) = reader.so_many(number)?;
    let end = reader.any(next, &["of the"]).and_then(|all| reader.past_all_rows(all))?;
    let is_told = count < reader.vocabulary.rows() && reader.acts_or_left(end);
    let noun = if count == 1 { "person" } else { "people" };
    is_told.then(|| reader.with(next..end, &[reader.tokens[number].renamed(noun)]))
}

/// `the last to leave` for `the last of the five to leave`.
pub(super) fn last_of_all(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let end = reader.any(at + 1, &["of the"]).and_then(|all| reader.past_all_rows(all))?;
        let is_rank = reader.word(at - 1) == "the" && matches!(reader.word(at), "first" | "last");
        // Who yawns last need not be the last in anything.
        (is_rank && agenda::acted(reader, end).is_some()).then_some((at, end))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    Some(reader.without(at + 1..end))
}

/// `nobody left later than Ann` for `none of the five left later than Ann` and for `no child left later than Ann`.
pub(super) fn none(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let all = reader.any(at, &["none of the"]);
        let of_all = all.and_then(|all| {
            reader.past_all_rows(all).or_else(|| reader.is_plural_of_rows(all).then_some(all + 1))
        });
        let alone = || reader.any(at, &["none of them", "none"]);
        let end = of_all.or_else(alone).or_else(|| no_row(reader, at))?;
        let begins = at == 0 || matches!(reader.word(at - 1), "," | "and" | "but" | "while");
        let is_told = reader.acts_or_left(end) || compare::is_comparing(reader.word(end));
        (begins && is_told && reader.matches.get(end)?.is_empty()).then_some((at, end))
    };
    let (at, end) = (0..reader.end()).find_map(found)?;
    // `None of the boys`, and what is told of no other one
    let compares = (end..reader.end()).any(|at| matches!(reader.word(at), "than"));
    compares.then(|| reader.with(at..end, &reader.tokens[at].saying("nobody")))
}

/// Where `no child` or `no other child` ends, of a noun for all rows.
fn no_row(reader: &Reader<'_>, at: usize) -> Option<usize> {
    let noun = reader.any(at, &["no", "no other"])?;
    (reader.is_noun_of_rows(noun) && reader.word(noun) != "one").then_some(noun + 1)
}

/// `exactly two people are older than Ann` for `Two children are older than Ann and two are younger`, of five children.
pub(super) fn and_the_rest(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let (count, next) = reader.so_many(0)?;
    let verb = past_some(reader, next)?;
    let joins = |at: &usize| matches!(reader.word(*at), "and" | "but" | "while");
    let joint = (verb + 2..reader.end()).rfind(joins)?;
    let (rest, tail) = reader.so_many(joint + 1)?;
    let first_end = joint - usize::from(reader.word(joint - 1) == ",");
    let is_opposed = |at: &usize| {
        let of = OPPOSITES.iter().find(|(word, _)| *word == reader.word(*at));
        of.is_some_and(|(_, opposites)| is_tail(reader, (tail, verb, first_end), opposites))
    };
    let compares = |at: &usize| OPPOSITES.iter().any(|(word, _)| *word == reader.word(*at));
    let first = (verb..first_end).find(compares).filter(is_opposed)?;
    let names_one = (verb..first).all(|at| reader.matches[at].is_empty())
        && !reader.tokens.iter().any(|token| BOUND.contains(&&*token.word));
    let is_all = count + rest + 1 == reader.vocabulary.rows();
    (is_all && names_one && count > 0).then(|| {
        let people = if count == 1 { "person" } else { "people" };
        let say = |words: &str| reader.tokens[0].saying(words);
        let said = [&say("exactly"), &reader.tokens[..next], &say(people)].concat();
        in_order(reader, [&said[..], &reader.tokens[verb..first_end]].concat())
    })
}

/// Where the words for some of all rows end, behind their number: `of the children`, `of them`, `children`, or none.
fn past_some(reader: &Reader<'_>, next: usize) -> Option<usize> {
    let of_them = reader.any(next, &["of the others", "of them", "others"]);
    let of_the = || {
        let noun =
            reader.any(next, &["members of the"]).or_else(|| reader.any(next, &["of the"]))?;
        let noun = noun + usize::from(reader.word(noun) == "other");
        let is_group = matches!(reader.word(noun), "group") && noun > next + 2;
        (is_group || reader.is_plural_of_rows(noun)).then_some(noun + 1)
    };
    let noun = || {
        let noun = reader.any(next, &["other"]).unwrap_or(next);
        reader.is_plural_of_rows(noun).then_some(noun + 1)
    };
    let end = of_them.or_else(of_the).or_else(noun)?;
    reader.acts_or_left(end).then_some(end)
}

/// Whether some words at the end say the opposite of what is compared before: `were younger`, `scored more`, `after him`.
fn is_tail(
    reader: &Reader<'_>,
    (tail, verb, first_end): (usize, usize, usize),
    opposites: &[&str],
) -> bool {
    let is_opposite = |at: &usize| opposites.contains(&reader.word(*at));
    let Some(opposite) = (tail..reader.end()).find(is_opposite) else { return false };
    // What stands there else stands in the first part as well.
    let again = |at: usize| (verb..first_end).any(|of| reader.stem(of) == reader.stem(at));
    let is_light = |at: usize| {
        again(at)
            || matches!(reader.word(at), "of" | "them" | "others" | "than" | "him" | "her" | "it")
    };
    (tail..reader.end())
        .filter(|at| *at != opposite)
        .all(|at| reader.matches[at].is_empty() && is_light(at))
}

/// `Only Ann is older than Bob` for `Bob is older than everyone else except Ann`.
pub(super) fn all_but_one(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ALL: &[&str] = &[
        "all of the others",
        "all the others",
        "anybody else",
        "anyone",
        "anyone else",
        "everybody",
        "everybody else",
        "everyone",
        "everyone else",
    ];
    const BUT: &[&str] = &["apart from", "but", "except", "except for", "other than"];
    let than = (2..reader.end()).find(|at| reader.word(*at) == "than")?;
    let all = reader.any(than + 1, ALL)?;
    let all = reader.any(all, &["in the group", "in the row"]).unwrap_or(all);
    let but = reader.any(all, BUT)?;
    let is_one = reader.names_row(but, reader.end());
    let verbs = reader.subject_ends().filter(|end| reader.acts_or_left(*end) && *end < than);
    let verb = verbs.max()?;
    let is_plain = (verb..than).all(|at| reader.matches[at].is_empty() && reader.word(at) != ",")
        && !reader.tokens.iter().any(|token| BOUND.contains(&&*token.word))
        && reader.amount(than - 2).is_none();
    let say = |words: &str| reader.tokens[0].saying(words);
    let (subject, but) = (&reader.tokens[..verb], &reader.tokens[but..reader.end()]);
    let compared = &reader.tokens[verb..=than];
    let said = match reader.vocabulary.has_order {
        false => [&say("only"), but, compared, subject].concat(),
        // Of positions: so many, and who it is.
        true => {
            [&say("exactly one person"), compared, subject, &say(", and"), but, compared, subject]
                .concat()
        }
    };
    (is_one && is_plain).then(|| in_order(reader, said))
}

impl Reader<'_> {
    /// Where the words may end that name the subject, without an aside behind it.
    fn subject_ends(&self) -> impl Iterator<Item = usize> {
        self.nouns(0).into_iter().map(|(end, _)| end)
    }
}

/// `Nobody left later than Ann, and nobody left earlier than Bob`: the verb may stand but once.
pub(super) fn nobody_and_nobody(tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    tokens.first().filter(|first| first.word == "nobody")?;
    let joint = (2..tokens.len()).find(|at| {
        let next = tokens.get(at + 1).map_or("", |token| &*token.word);
        matches!(&*tokens[*at].word, "and" | "while") && next == "nobody"
    })?;
    let first = &tokens[..joint - usize::from(tokens[joint - 1].word == ",")];
    let second = &tokens[joint + 1..];
    let compares = |token: &Token| compare::is_comparing(&token.word);
    // `and nobody earlier than Bob`
    let verb = match second.get(1).is_some_and(compares) {
        true => &first[1..first.iter().position(compares)?],
        false => &[],
    };
    let second = [&second[..1], verb, &second[1..]].concat();
    let is_bound = |token: &Token| {
        matches!(&*token.word, "and" | "except" | "but") || BOUND.contains(&&*token.word)
    };
    if first.iter().chain(&second).any(is_bound) {
        return None;
    }
    all_of(vec![read(first)?, read(&second)?])
}
