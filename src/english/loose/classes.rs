//! Classes, lessons and the like on the days of a week: who is taught by whom, and which one is the first or the last.

use super::super::function;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// Those who teach others, by stems.
const TEACHERS: &[&str] = &["coach", "instructor", "professor", "teacher", "trainer", "tutor"];

/// Whether somebody who teaches is named at a token, with or without an article.
fn is_teacher(reader: &Reader<'_>, at: usize) -> bool {
    let teachers = reader.vocabulary.headed(TEACHERS);
    reader.matches.get(at).is_some_and(|of| of.iter().any(|of| teachers >> of.of.sense & 1 == 1))
}

/// `Mr. Moss's student` for `the student of Mr. Moss`.
pub(super) fn student_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let starts = |at: &usize| {
        reader.any(*at, &["the student of", "the pupil of"]).is_some() && is_teacher(reader, at + 3)
    };
    let start = (0..reader.end()).find(starts)?;
    let end = reader.matches[start + 3].iter().map(|of| of.end).max()?;
    let own = [reader.tokens[start].renamed("'s"), reader.tokens[start + 1].clone()];
    Some(reader.with(start..end, &[&reader.tokens[start + 3..end], &own].concat()))
}

/// `was taught by Ms. North` for `studied with Ms. North`, `was not taught by` for `did not study with`.
pub(super) fn studied_with(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WITH: &[&str] = &[
        "had lessons with",
        "has lessons with",
        "have lessons with",
        "studied under",
        "studied with",
        "studies under",
        "studies with",
        "study under",
        "study with",
    ];
    let found =
        |at: usize| Some((at, reader.any(at, WITH).filter(|end| is_teacher(reader, *end))?));
    let (verb, end) = (1..reader.end()).find_map(found)?;
    let say = |words: &str| reader.tokens[verb].saying(words);
    let before = verb - 1;
    Some(match reader.word(before) {
        "not" | "'t" if before > 0 && reader.kind(before - 1).auxiliary => {
            reader.with(before - 1..end, &say("was not taught by"))
        }
        _ => reader.with(verb..end, &say("was taught by")),
    })
}

/// `the last class` for `the last class of the week`, where the header has days.
pub(super) fn of_the_week(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const REACH: usize = 3;
    let is_end = |at: usize| matches!(reader.word(at), "first" | "last");
    let starts = |at: &usize| {
        reader.any(*at, &["of the week"]).is_some() && (at.saturating_sub(REACH)..*at).any(is_end)
    };
    let start = (2..reader.end()).find(starts)?;
    let days = reader.vocabulary.all(|sense| sense.measure == Measure::Days);
    (days != 0).then(|| reader.with(start..start + 3, &[]))
}

/// `Mr. Katz had the last class` for `Mr. Katz taught the last class`.
pub(super) fn taught_last(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GIVING: &[&str] =
        &["attended", "attends", "gave", "gives", "led", "taught", "teaches", "takes", "took"];
    let end = reader.end();
    let the = end.checked_sub(3).filter(|the| reader.word(*the) == "the" && *the > 1)?;
    let is_end = matches!(reader.word(the + 1), "first" | "last");
    let is_noun = reader.uses(the + 2).own != 0 && reader.matches[the + 2].is_empty();
    let verb = the - 1;
    let is_subject = reader.names_row(0, verb);
    // Who is taught does not teach.
    let teaches = matches!(reader.word(verb), "gave" | "gives" | "led" | "taught" | "teaches");
    let fits = teaches == is_teacher(reader, 0);
    (is_end && is_noun && is_subject && fits && GIVING.contains(&reader.word(verb)))
        .then(|| reader.with(verb..the, &reader.tokens[verb].saying("had")))
}

/// `either one day before or one day after` for the same without `either`, and so `immediately before or immediately after`.
pub(super) fn before_or_after(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_one = |at: usize| matches!(reader.word(at), "1" | "one") && reader.is_unit(at + 1);
    // How many words say how close it is.
    let closeness = |at: usize| match reader.word(at) {
        "directly" | "immediately" => Some(1),
        _ => is_one(at).then_some(2),
    };
    let is_twice = |at: &usize| {
        closeness(*at).is_some_and(|words| {
            let again = at + words + 2;
            reader.any(at + words, &["before or"]).is_some()
                && closeness(again) == Some(words)
                && reader.stem(again + words - 1) == reader.stem(at + words - 1)
                && reader.word(again + words) == "after"
        })
    };
    let at = (1..reader.end()).find(is_twice)?;
    let is_free = reader.word(at - 1) != "either"
        && !reader.tokens.iter().any(|of| function::denies(&of.word));
    is_free.then(|| reader.with(at..at, &reader.tokens[at].saying("either")))
}

/// `there was one class between` for `exactly one class took place between`.
pub(super) fn took_place_between(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TOOK_PLACE: &[&str] = &["met", "took place", "was held", "were held"];
    let start = reader.any(0, &["exactly", "just", "only"]).unwrap_or(0);
    let (count, taken) = words::number(&[reader.word(start)])?;
    let noun = start + taken;
    let between = reader.any(noun + 1, TOOK_PLACE)?;
    let is_noun = reader.uses(noun).own != 0 && reader.matches[noun].is_empty();
    let were = if count == 1 { "there was" } else { "there were" };
    let said =
        [&reader.tokens[0].saying(were), &reader.tokens[start..=noun], &reader.tokens[between..]];
    (is_noun && reader.word(between) == "between").then(|| in_order(reader, said.concat()))
}

/// `two days after the pottery class` for `two days after the pottery class met`.
pub(super) fn than_it_met(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MEETING: &[&str] =
        &["met", "meets", "took place", "takes place", "was held", "was taught"];
    let than =
        (2..reader.end()).find(|at| matches!(reader.word(*at), "after" | "before" | "than"))?;
    let ends = |at: usize| matches!(reader.word(at), "" | "," | "and" | "but");
    let met = |at: usize| reader.any(at, MEETING).filter(|end| ends(*end));
    let nouns = reader.nouns(than + 1).into_iter().map(|(end, _)| end);
    let (start, end) = nouns.filter_map(|end| Some((end, met(end)?))).max()?;
    Some(reader.with(start..end, &[]))
}

/// `were on consecutive days` for `had their classes on consecutive days`.
pub(super) fn theirs_on_days(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HAVING: &[&str] = &["attended", "gave", "had", "have", "held", "taught", "took"];
    const DAYS: &[&str] = &["on adjacent days", "on back to back days", "on consecutive days"];
    let starts = |at: &usize| {
        HAVING.contains(&reader.word(*at))
            && reader.word(at + 1) == "their"
            && reader.matches[at + 2].is_empty()
            && reader.any(at + 3, DAYS) == Some(reader.end())
    };
    let at = (3..reader.end().saturating_sub(3)).find(starts)?;
    let is_only = (0..at).any(|at| matches!(reader.word(at), "just" | "only"));
    (!is_only).then_some(())?;
    Some(reader.with(at..at + 3, &reader.tokens[at].saying("were")))
}
