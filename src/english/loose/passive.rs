//! What is told of something by whoever did it: `The grey kite is left of Kim` for `The grey kite was flown by the pupil who is
//! left of …`; and lists of those of whom there are as many: `The four clubs are: …` for `The four clubs are represented by: …`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// What is told of whoever has an item, told of the item: of one row it is the same.
pub(super) fn by_whom(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DENYING: &[&str] = &["'t", "either", "if", "neither", "never", "nor", "not", "unless"];
    let by = (3..reader.end()).find(|at| reader.word(*at) == "by")?;
    let (be, verb) = (by - 2, by - 1);
    let person = reader.phrase(by + 1, "the").filter(|at| reader.is_human(*at))?;
    let relative = person + 1;
    let is_told = matches!(reader.word(relative), "that" | "who")
        && reader.matches.get(relative + 1).is_some_and(Vec::is_empty)
        && (reader.kind(relative + 1).be
            || reader.kind(relative + 1).auxiliary
            || words::is_finite(reader.word(relative + 1)));
    let is_plain = !reader.tokens[..by].iter().any(|of| DENYING.contains(&&*of.word));
    if !reader.kind(be).be || !is_told || !is_plain {
        return None;
    }
    let people = reader.vocabulary.of_persons();
    let is_theirs =
        |sense: usize| people >> sense & 1 == 0 && (reader.uses(verb).verb >> sense & 1 == 1);
    let subject = reader.matches[..be]
        .iter()
        .flatten()
        .find(|of| of.end == be || of.end + 1 == be && reader.uses(of.end).own != 0)?;
    let is_alone = reader.matches[..be].iter().filter(|of| !of.is_empty()).count() == 1;
    (is_theirs(subject.of.sense) && is_alone).then(|| reader.without(be..relative + 1))
}

/// `The Hills are either Rex or Fido` for `Either Rex or Fido was taken home by the Hills`, of others than people.
pub(super) fn either_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TAKING: &[&str] = &["adopted", "bought", "chosen", "ordered", "picked", "taken", "used"];
    (reader.word(0) == "either").then_some(())?;
    let be = (4..reader.end()).find(|at| reader.kind(*at).be)?;
    let ends = |at: usize| reader.nouns(at).into_iter().map(|(end, _)| end);
    let is_two =
        ends(1).filter(|or| reader.word(*or) == "or").any(|or| ends(or + 1).any(|end| end == be));
    let home = be + 2 + usize::from(reader.word(be + 2) == "home");
    let by =
        reader.phrase(home, "by").filter(|_| is_two && TAKING.contains(&reader.word(be + 1)))?;
    let (_, taker) = reader.nouns(by).into_iter().find(|(end, _)| *end == reader.end())?;
    let senses = |at: std::ops::Range<usize>| {
        reader.matches[at].iter().flatten().fold(0, |all, of| all | 1 << of.of.sense)
    };
    let differs = senses(1..be) & (reader.vocabulary.of_persons() | reader.sense_of(&taker)) == 0;
    let said =
        [&reader.tokens[by..reader.end()], &reader.tokens[be..=be], &reader.tokens[..be]].concat();
    differs.then(|| in_order(reader, [&said, &reader.tokens[reader.end()..]].concat()))
}

/// `The four clubs are:` for `The four clubs are represented by:`, where as many are listed.
pub(super) fn represented(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MEANING: &[&str] = &[
        "are represented by",
        "were represented by",
        "consist of",
        "consisted of",
        "comprise",
        "comprised",
    ];
    let number = usize::from(reader.word(0) == "the");
    let (count, taken) = words::number(&[reader.word(number)])?;
    let noun = number + taken;
    let is_row = reader.uses(noun).own != 0 || reader.is_human(noun) || reader.kind(noun).thing;
    let end = reader
        .any(noun + 1, MEANING)
        .filter(|_| is_row && count as usize == reader.vocabulary.rows())?;
    Some(reader.with(noun + 1..end, &[reader.tokens[noun].renamed("are")]))
}

/// `and was red` for `and his team was red`, where nobody else is named whose it could be: of one row it is the same.
pub(super) fn his_team(reader: &Reader<'_>) -> Option<Vec<Token>> {
    // Where the clues speak of teams, his is that row.
    let is_taught = |at: usize| {
        let story = reader.vocabulary.story.as_ref();
        story.is_some_and(|story| story.taught.contains(reader.stem(at)))
    };
    let is_thing = |at: usize| {
        let own =
            reader.uses(at).named & reader.vocabulary.lists() & !reader.vocabulary.of_persons();
        reader.matches[at].is_empty()
            && (own != 0 || ROWS.contains(&reader.word(at)) && is_taught(at))
            && !reader.is_human(at)
    };
    let found = |and: &usize| {
        matches!(reader.word(*and), "and" | "but")
            && matches!(reader.word(and + 1), "her" | "his" | "their")
            && reader.tokens.get(and + 2).is_some()
            && is_thing(and + 2)
            && reader.begins_predicate(and + 3)
    };
    let and = (2..reader.end()).find(found)?;
    let persons = reader.vocabulary.of_persons();
    let is_person =
        |at: &usize| reader.matches[*at].iter().any(|of| persons >> of.of.sense & 1 == 1);
    let people: Vec<usize> = (0..and).filter(is_person).collect();
    // `Sam Brown` is one.
    let is_one = people.first() == Some(&0) && people.windows(2).all(|pair| pair[1] == pair[0] + 1);
    let others = (1..and).any(|at| {
        reader.is_human(at)
            && reader.kind(at - 1).determiner
            && !reader.is_be_or_denied(at.wrapping_sub(2))
    });
    (is_one && !others).then(|| reader.without(and + 1..and + 3))
}

/// What is somebody's of whom the rows are.
const ROWS: &[&str] = &["boat", "car", "crew", "horse", "mount", "team", "yacht"];

/// `, which is not Ann,` for `, which Ann was not with,`.
pub(super) fn stranded(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let ends = |at: usize| matches!(reader.word(at), "," | ")") && at + 1 < reader.end();
    let persons = reader.vocabulary.of_persons();
    let found = |which: usize| {
        let is_aside = matches!(reader.word(which - 1), "," | "(") && reader.word(which) == "which";
        let of = reader.matches.get(which + 1).filter(|_| is_aside)?;
        let be = of.iter().find(|of| persons >> of.of.sense & 1 == 1)?.end;
        let denied = reader.any(be + 1, &["not", "'t"]);
        let last = denied.unwrap_or(be + 1);
        let is_stranded = matches!(reader.word(last), "at" | "from" | "in" | "on" | "with");
        (reader.is_be_or_denied(be) && is_stranded && ends(last + 1)).then_some((
            which + 1,
            be,
            denied.is_some(),
            last + 1,
        ))
    };
    let (name, be, is_denied, end) = (1..reader.end()).find_map(found)?;
    let is = reader.tokens[be].saying(if is_denied { "is not" } else { "is" });
    Some([&reader.tokens[..name], &is, &reader.tokens[name..be], &reader.tokens[end..]].concat())
}

/// `Neither the lamp nor the rug was Ann's` for `Neither the lamp nor the rug was bought by Ann`.
pub(super) fn neither_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    (reader.word(0) == "neither").then_some(())?;
    let is_done = |at: &usize| {
        reader.word(at + 1) == "by"
            && words::is_participle(reader.word(*at))
            && !reader.word(*at).ends_with("ing")
            && reader.kind(at - 1).be
            && reader.matches[*at].is_empty()
    };
    let at = (3..reader.end()).find(is_done)?;
    let people = reader.vocabulary.names | reader.vocabulary.folk;
    let who = at + 2;
    let is_name = reader
        .matches
        .get(who)?
        .iter()
        .any(|of| of.end == reader.end() && people >> of.of.sense & 1 == 1);
    let nor = reader.tokens[..at].iter().filter(|of| of.word == "nor").count() == 1;
    let whose = reader.tokens[reader.end() - 1].saying("'s");
    let said = [&reader.tokens[..at], &reader.tokens[who..reader.end()], &whose];
    (is_name && nor).then(|| in_order(reader, said.concat()))
}

/// `where the ghost is found` for `where the ghost can be heard`: by whom, or from where, is something else.
pub(super) fn can_be_heard(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let heard = |at: usize| Some((at, reader.any(at, &["can be heard"])?));
    let (at, end) = (1..reader.end()).find_map(heard)?;
    let is_there =
        reader.ends_clause(end) || reader.kind(end).be || matches!(reader.word(end), "at" | "in");
    is_there.then(|| reader.with(at..end, &reader.tokens[at].saying("is found")))
}
