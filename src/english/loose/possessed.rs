//! What is somebody's and has no noun of its own: `later than Adler` for `later than Adler's`, of books; `Brandt is the
//! first` for `Brandt's is the first book`.

use super::super::function;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::relation::Relation;
use super::super::token::Token;
use super::super::words::Words;
use super::in_order;

/// `Salt Roads is more recent than Adler` for `Salt Roads is more recent than Adler's`, where things are compared.
pub(super) fn than_theirs(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let than = (2..reader.end()).find(|at| reader.word(*at) == "than")?;
    let whose = owner_at(reader, than + 1).filter(|at| reader.ends_clause(at + 1))?;
    let is_of_other = |at: usize| reader.is_possessive(at) || function::is_own(reader.word(at));
    if (0..than).any(is_of_other) {
        return None;
    }
    let is_verb = |end: &usize| {
        reader.is_be_or_denied(*end) || reader.word(*end).ends_with("ed") || reader.kind(*end).live
    };
    let mut subjects = reader.nouns(0).into_iter().filter(|(end, _)| is_verb(end));
    let (_, subject) = subjects.next()?;
    let is_thing = reader.sense_of(&subject) & reader.persons() == 0;
    is_thing.then(|| reader.without(whose..whose + 1))
}

/// `longer than Ann` for `longer than Ann's boat`, where the boats stand in a row.
pub(super) fn than_their_place(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let than = (2..reader.end()).find(|at| reader.word(*at) == "than")?;
    let named = than + 1 + usize::from(reader.kind(than + 1).determiner);
    let of = reader.matches.get(named)?.iter().find(|of| reader.is_possessive(of.end))?;
    let noun = of.end + 1;
    let is_place = reader.is_house(noun) && reader.matches.get(noun)?.is_empty();
    // `Byrd's age is higher than Crane's floor` compares two kinds.
    let is_of_other = (0..than).any(|at| reader.is_possessive(at));
    let is_last =
        is_place && !is_of_other && reader.ends_clause(noun + 1) && reader.vocabulary.has_order;
    is_last.then(|| reader.without(of.end..noun + 1))
}

/// `Brandt is the first` for `Brandt's is the first tour`. Beside whom somebody's is, is read as it stands.
pub(super) fn theirs_is(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let whose = owner_at(reader, 0)?;
    let said = reader.any(whose + 2, &["not", "'t"]).unwrap_or(whose + 2);
    // What was done with it, as `Ann's was burned`, is told of no row.
    let is_thing = reader.kind(said).determiner
        || matches!(reader.word(said), "neither" | "either")
        || reader.matches.get(said).is_some_and(|of| !of.is_empty());
    let is_one = reader.is_be_or_denied(whose + 1) && is_thing && !reader.is_relation(whose + 2);
    is_one.then(|| reader.without(whose..whose + 1))
}

/// Where the mark of the possessive stands behind somebody who is named at a token.
fn owner_at(reader: &Reader<'_>, at: usize) -> Option<usize> {
    let persons = reader.persons();
    // `Mrs. Dunn's`, whose title may stand before the name or be a part of it
    let name = (at..).find(|at| !reader.kind(*at).determiner)?;
    let mut owners = reader.matches.get(at..=name)?.iter().flatten();
    let owner = owners.find(|of| persons >> of.of.sense & 1 == 1 && reader.is_possessive(of.end));
    owner.map(|of| of.end)
}

/// `Dunn wrote Salt Roads` for `Dunn published Salt Roads`: who did something with a thing at its time, and not the time.
pub(super) fn did_with_thing(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DONE: &[&str] = &[
        "built",
        "constructed",
        "finished",
        "founded",
        "launched",
        "opened",
        "painted",
        "published",
        "recorded",
        "released",
        "started",
    ];
    let scaled = reader.vocabulary.all(|of| of.scale.is_some());
    let persons = reader.persons();
    let is_done = |at: &usize| {
        let item = at + 1 + usize::from(reader.kind(at + 1).determiner);
        let is_thing = |of: &Match| (scaled | persons) >> of.of.sense & 1 == 0;
        DONE.contains(&reader.word(*at))
            && reader.matches[*at].is_empty()
            && reader.matches.get(item).is_some_and(|of| !of.is_empty() && of.iter().all(is_thing))
    };
    let at = (1..reader.end()).find(is_done)?;
    let is_doer = |start: usize| {
        let of = reader.matches[start].iter().find(|of| of.end == at);
        of.is_some_and(|of| persons >> of.of.sense & 1 == 1)
    };
    let is_told = (0..at).any(is_doer);
    is_told.then(|| reader.with(at..at + 1, &reader.tokens[at].saying("wrote")))
}

impl Reader<'_> {
    /// Whether words of place begin at a token, with or without `not`.
    fn is_relation(&self, at: usize) -> bool {
        let at = self.any(at, &["not", "'t"]).unwrap_or(at);
        self.relations(at).iter().any(|(_, of)| *of != Relation::Same)
    }
}

/// `the one of Ann` for `the one made by Ann`, of what is made, bought or led: no person.
pub(super) fn made_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MADE: Words = Words::of(&[
        "baked",
        "borrowed",
        "bought",
        "built",
        "captained",
        "carved",
        "caught",
        "chosen",
        "composed",
        "cooked",
        "crafted",
        "created",
        "designed",
        "directed",
        "discovered",
        "drawn",
        "driven",
        "flown",
        "grown",
        "invented",
        "knitted",
        "made",
        "ordered",
        "owned",
        "piloted",
        "produced",
        "published",
        "purchased",
        "recorded",
        "returned",
        "sculpted",
        "sewn",
        "woven",
        "written",
    ]);
    let by = (2..reader.end()).find(|at| {
        reader.word(*at) == "by"
            && MADE.contains(&reader.word(at - 1))
            && reader.matches[at - 1].is_empty()
    })?;
    // `the one that was made by`
    let is_relative =
        by > 4 && reader.kind(by - 2).be && matches!(reader.word(by - 3), "that" | "which");
    let one = by - 2 - if is_relative { 2 } else { 0 };
    let item = by + 1 + usize::from(reader.kind(by + 1).determiner);
    let is_maker = reader
        .matches
        .get(item)
        .is_some_and(|of| of.iter().any(|of| !reader.is_possessive(of.end)));
    let is_one = reader.word(one) == "one" && one > 0 && reader.word(one - 1) == "the";
    (is_one && is_maker).then(|| reader.with(one + 1..by + 1, &reader.tokens[by].saying("of")))
}

/// `the one of Ann` for `the one that Ann returned`, within a list.
pub(super) fn one_they_took(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TOOK: Words = Words::of(&[
        "borrowed", "bought", "built", "chose", "drew", "made", "ordered", "owns", "picked",
        "read", "returned", "sold", "wrote",
    ]);
    let ends = |at: usize| {
        reader.word(at) == "," || matches!(reader.word(at), "and" | "or") || at == reader.end()
    };
    let found = (1..reader.end()).find_map(|one| {
        let name = one + 1 + usize::from(matches!(reader.word(one + 1), "that" | "which"));
        let is_one = reader.word(one) == "one" && reader.word(one - 1) == "the";
        let end = is_one.then(|| reader.matches.get(name))??.iter().map(|of| of.end).max()?;
        (TOOK.contains(&reader.word(end)) && ends(end + 1)).then_some((one, name, end))
    });
    let (one, name, end) = found?;
    let of = reader.tokens[one].renamed("of");
    Some(
        [&reader.tokens[..=one], &[of], &reader.tokens[name..end], &reader.tokens[end + 1..]]
            .concat(),
    )
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

/// `The tulips are next to the asters, and Ann has the tulips` for `Ann's tulips are next to the asters`.
pub(super) fn thing_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DEPENDS: &[&str] =
        &[",", ";", "and", "but", "either", "if", "neither", "nor", "or", "unless", "while"];
    let whose = owner_at(reader, 0)?;
    let vocabulary = reader.vocabulary;
    let things = vocabulary.lists()
        & !reader.persons()
        & !vocabulary.all(|of| of.scale.is_some() || of.is_people);
    let start = whose + 1;
    let is_thing = |of: &&Match| things >> of.of.sense & 1 == 1 && of.is_exact;
    let end = reader.matches.get(start)?.iter().filter(is_thing).map(|of| of.end).max()?;
    // `Ann's tulips bloom somewhere to the right`
    let is_of_plural = reader.word(end - 1).ends_with('s') && !reader.kind(end).preposition;
    // `Ann's dog is over 30` tells nothing of Ann.
    let place = reader.any(end + 1, &["not", "'t"]).unwrap_or(end + 1);
    let is_placed = reader.is_relation(place)
        || matches!(reader.word(place), "at" | "in" | "on") && !reader.places(place + 1).is_empty();
    let is_told = (reader.begins_predicate(end) || is_of_plural)
        && vocabulary.has_order
        && is_placed
        && !reader.is_possessive(end)
        && !reader.tokens.iter().any(|token| DEPENDS.contains(&&*token.word));
    let thing = &reader.tokens[start..end];
    let mark = &reader.tokens[whose];
    let said = [
        &mark.saying("the"),
        thing,
        &reader.tokens[end..reader.end()],
        &mark.saying(", and"),
        &reader.tokens[..whose],
        &mark.saying("has the"),
        thing,
    ];
    is_told.then(|| in_order(reader, said.concat()))
}
