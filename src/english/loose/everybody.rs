//! What is told of all rows: `Ann paid the most` for `Nobody paid more than Ann`, `The five people are …` for a list of them all in
//! other words.

use super::super::function::denies;
use super::super::gist::is_telling;
use super::super::mention::Reader;
use super::super::sentence::all_of;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words;
use super::Read;
use super::roundabout::in_order;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// The superlatives of comparatives.
const HIGHEST: &[(&str, &str)] = &[
    ("cheaper", "cheapest"),
    ("earlier", "earliest"),
    ("faster", "fastest"),
    ("heavier", "heaviest"),
    ("later", "latest"),
    ("lighter", "lightest"),
    ("longer", "longest"),
    ("older", "oldest"),
    ("shorter", "shortest"),
    ("slower", "slowest"),
    ("taller", "tallest"),
    ("younger", "youngest"),
];

/// The superlative of a comparative.
fn highest(comparative: &str) -> Option<&'static str> {
    HIGHEST.iter().find(|(of, _)| *of == comparative).map(|(_, highest)| *highest)
}

/// `Ann is the oldest` for `Nobody is older than Ann`, `Ann paid the most` for `No one paid more than Ann`.
pub(super) fn nobody_more(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let verb =
        reader.any(0, &["nobody else", "nobody", "no one else", "no one", "none of them"])?;
    let verb = reader.any(verb, &["in the row", "in the group", "in the line"]).unwrap_or(verb);
    let than = (verb + 2..reader.end()).find(|at| reader.word(*at) == "than")?;
    let is_row = |(end, _): &(usize, _)| *end == reader.end();
    reader.nouns(than + 1).iter().find(|of| is_row(of))?;
    // `Nobody is two years older than`, `Nobody paid more for parking than` say less.
    let comparative = than - 1;
    let waits = matches!(reader.word(comparative - 1), "staying" | "waiting");
    let is_plain = comparative == verb + 1 || waits && comparative == verb + 2;
    let is_free = (0..than).all(|at| reader.matches[at].is_empty()) && is_plain;
    let word = reader.word(comparative);
    let first = reader.word(verb);
    // Who leaves later than all others is told of by a moment: see `exceeded_by`.
    if matches!(word, "earlier" | "later") && !reader.kind(verb).be {
        return None;
    }
    let superlative = match highest(word) {
        Some(highest) => highest,
        None if word == "more" => "most",
        None if word == "less" => "least",
        None => return None,
    };
    let verb = if reader.kind(verb).be { "is" } else { first };
    let said = reader.tokens[than].saying(&format!("{verb} the {superlative}"));
    is_free.then(|| in_order(reader, [&reader.tokens[than + 1..reader.end()], &said].concat()))
}

/// `The five people are Ann, the cook, …` for `Ann, the cook, … make up the five` and `On the shelf stand Ann's, …, five in all`.
pub(super) fn all_of_them(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ALL: &[&str] = &["all", "cast", "different", "entire", "separate", "whole"];
    const MADE_UP: &[&str] = &["is made up of", "consists of", "make up", "made up", "comprises"];
    let rows = reader.vocabulary.rows();
    if rows < 4 || reader.tokens.iter().filter(|of| of.word == ",").count() + 1 < rows - 1 {
        return None;
    }
    let end = reader.end();
    let list = |start: usize| {
        let of = reader.lists(start).into_iter().filter(|(_, of)| of.len() == rows);
        of.map(|(last, _)| (start, last)).max_by_key(|(_, last)| *last)
    };
    let (start, last) = (0..end).find_map(list)?;
    let is_all = |at: usize| {
        words::number(&[reader.word(at)]).is_some_and(|(number, _)| number as usize == rows)
    };
    let outside = || (0..start).chain(last..end);
    let is_free = |at: usize| {
        let token = &reader.tokens[at];
        reader.matches[at].is_empty()
            && (is_all(at) || !is_telling(token) || ALL.contains(&&*token.word))
            && !matches!(&*token.word, "not" | "'t" | "and" | "or")
    };
    let is_told = outside().any(is_all) || outside().any(|at| reader.any(at, MADE_UP).is_some());
    let begins =
        start == 0 || !reader.kind(start - 1).preposition || reader.word(start - 1) == "of";
    let say = reader.tokens[start].saying(&format!("the {rows} people are"));
    (is_told && begins && outside().all(is_free))
        .then(|| in_order(reader, [&say, &reader.tokens[start..last]].concat()))
}

/// `the one who brought the tart, the one who brought the pie and the one …` for `the people who brought the tart, pie and …`, where
/// all people are listed.
pub(super) fn those_who(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PEOPLE: &[&str] = &["the ones who", "the people who", "the persons who", "those who"];
    let number = reader.phrase(0, "the")?;
    let (count, taken) = words::number(&[reader.word(number)])?;
    let are = reader.any(number + taken + 1, &["are", "are :"])?;
    let start = (are..reader.end()).find(|at| reader.any(*at, PEOPLE).is_some())?;
    let verb = reader.any(start, PEOPLE)?;
    let mut items = vec![reader.item_at(verb + 1)?];
    while let Some(end) = items.last().map(|of| of.end).filter(|end| *end < reader.end()) {
        items.push(reader.item_at(reader.any(end, &[", and", ",", "and"])?)?);
    }
    let is_list = items.len() > 1 && count as usize == reader.vocabulary.rows();
    let is_verb = reader.matches[verb].is_empty() && words::is_finite(reader.word(verb));
    let before = start - usize::from(reader.word(start - 1) == "and");
    let the = &reader.tokens[start];
    let one = |of: &std::ops::Range<usize>| {
        let lead = the.saying(", the one who");
        [&lead, &reader.tokens[verb..=verb], &the.saying("the"), &reader.tokens[of.clone()]]
            .concat()
    };
    let (last, others) = items.split_last()?;
    let mut said: Vec<Token> = others.iter().flat_map(one).collect();
    said.extend(the.saying(", and"));
    said.extend(one(last).into_iter().skip(1));
    let comma = usize::from(reader.word(before - 1) == ",");
    (is_list && is_verb).then(|| in_order(reader, reader.with(before - comma..reader.end(), &said)))
}

/// `Either Ann or Bea brought bread and juice`, as `a woman` is read: one of them did, and whoever brought the one brought the other.
pub(super) fn one_of_some(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    const BOUND: &[&str] = &[
        ",", "but", "either", "if", "neither", "nor", "only", "or", "than", "that", "which", "who",
    ];
    let reader = Reader::new(vocabulary, tokens);
    reader.phrase(0, "either")?;
    let or = (2..tokens.len()).find(|at| reader.word(*at) == "or")?;
    let verb = reader.matches.get(or + 1)?.iter().map(|of| of.end).max()?;
    let object = verb + 1 + usize::from(reader.word(verb + 1) == "both");
    let behind = tokens.get(verb..)?;
    let is_bound = |token: &Token| BOUND.contains(&&*token.word) || denies(&token.word);
    if behind.iter().any(is_bound) || !words::is_finite(reader.word(verb)) {
        return None;
    }
    let ends = reader.nouns(object).into_iter().map(|(end, _)| end);
    let and = ends.filter(|end| reader.word(*end) == "and").max()?;
    let (does, first) = (&tokens[verb..=verb], &tokens[object..and]);
    let says = read(&[&tokens[..=verb], first].concat())?;
    let whoever = tokens[0].saying("the one who");
    let both = read(&[&whoever, does, first, does, &tokens[and + 1..]].concat())?;
    matches!(both, Form::Same(..)).then(|| all_of(vec![says, both]))?
}

/// `The clocks had 30 more visitors than the coins` for `30 more people came to see the clocks than the coins`.
pub(super) fn more_people_saw(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SAW: &[&str] = &[
        "attended",
        "came to hear",
        "came to see",
        "came to",
        "heard",
        "listened to",
        "saw",
        "turned out for",
        "turned up for",
        "visited",
        "watched",
        "went to see",
        "went to",
    ];
    let start = reader.any(0, &["exactly"]).unwrap_or(0);
    reader.amount(start)?;
    let more =
        (start + 1..start + 4).find(|at| matches!(reader.word(*at), "more" | "fewer" | "less"))?;
    let seen = reader.any(reader.any(more + 1, &["people", "visitors", "fans"])?, SAW)?;
    let than = (seen + 1..reader.end()).find(|at| reader.word(*at) == "than")?;
    let counts = reader.vocabulary.all(|of| {
        const PEOPLE: &[&str] =
            &["attende", "fan", "guest", "peopl", "spectat", "viewer", "visitor"];
        of.scale.is_some() && of.unit.as_deref().is_some_and(|unit| PEOPLE.contains(&unit))
    });
    let of = &reader.vocabulary.senses.get(counts.trailing_zeros() as usize)?.heading;
    let is_row = |start: usize, end: usize| reader.names_row(start, end);
    let is_plain = counts.count_ones() == 1 && is_row(seen, than) && is_row(than + 1, reader.end());
    let say = |words: &str| reader.tokens[more].saying(words);
    let said = [
        &reader.tokens[seen..than],
        &say("had"),
        &reader.tokens[start..=more],
        &say(of),
        &reader.tokens[than..reader.end()],
    ];
    is_plain.then(|| in_order(reader, said.concat()))
}

/// `the person` for `the donor`, where the header tells what each of them has donated.
pub(super) fn does_what_all_do(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DOERS: &[(&str, &[&str])] = &[
        ("bid", &["bidder"]),
        ("donat", &["donator", "donor"]),
        ("guess", &["guesser"]),
        ("order", &["customer", "orderer"]),
        ("purchas", &["buyer", "customer", "purchaser"]),
    ];
    let is_valued = |stem| reader.vocabulary.named_by([stem]) & !reader.vocabulary.lists() != 0;
    let is_of_all = |at: usize| {
        DOERS.iter().any(|(stem, doers)| doers.contains(&reader.word(at)) && is_valued(*stem))
    };
    let found = |at: &usize| {
        reader.word(at - 1) == "the"
            && reader.matches[*at].is_empty()
            && !matches!(reader.word(at + 1), "of" | "'s")
            && is_of_all(*at)
    };
    let at = (1..reader.end()).find(found)?;
    Some(reader.with(at..at + 1, &[reader.tokens[at].renamed("person")]))
}

/// `Lena's birthday is the latest` for `Lena's birthday is later than the birthdays of the other two`.
pub(super) fn than_the_others(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let than = (2..reader.end()).find(|at| reader.word(*at) == "than")?;
    // `than the birthdays of the other two`, behind `Lena's birthday`
    let noun = usize::from(reader.word(than + 1) == "the" && reader.word(than + 3) == "of") * 3;
    let is_same = |stem: &str| (0..than).any(|at| reader.stem(at) == stem);
    let is_alike = noun == 0 || is_same(reader.stem(than + 2));
    let other = reader.any(than + 1 + noun, &["the other"]).filter(|_| is_alike)?;
    let (count, taken) = words::number(&[reader.word(other)])?;
    // All of the others, whom nothing else tells of.
    let is_all = count as usize + 1 == reader.vocabulary.rows();
    let ends = other + taken == reader.end();
    let free = (than..reader.end()).all(|at| reader.matches[at].is_empty());
    let within = |at: usize| reader.any(at, &["in the week", "in the year"]).unwrap_or(at);
    let found = |at: usize| Some((at, highest(reader.word(at))?));
    let (stop, highest) = (1..than).filter(|at| within(at + 1) == than).find_map(found)?;
    let subject = reader.nouns(0).into_iter().map(|(end, _)| end).max()?;
    // Nothing but the verb stands between.
    let is_time = matches!(reader.word(stop), "earlier" | "later");
    let comes = is_time && matches!(reader.word(subject), "came" | "comes" | "falls" | "fell");
    let is_plain = subject + 1 == stop && (reader.kind(subject).be || comes);
    let said = reader.tokens[stop].saying(&format!("is the {highest}"));
    (is_all && ends && free && is_plain)
        .then(|| in_order(reader, [&reader.tokens[..subject], &said].concat()))
}
