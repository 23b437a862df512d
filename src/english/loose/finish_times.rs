//! Who was faster, told of the times in which a race was run or of its places: `finished before Ann` for `was faster than Ann`,
//! `the 3:05 one` for `the fastest`.

use super::super::function;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::paraphrase::CLOSE;
use super::super::sentence::ranking::Finish;
use super::super::token::Token;

/// `finished 10 minutes before Ann` for `was 10 minutes faster than Ann`, `finished before Ann, but after Bo` for `ran faster than
/// Ann, but slower than Bo`.
pub(super) fn faster(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const RUNNING: &[&str] = &["cycled", "drove", "raced", "ran", "rode", "rowed", "swam"];
    let is_timed = reader.times_of_race().is_some();
    if !is_timed && reader.ranks_of_race().is_none() {
        return None;
    }
    let order = |at: usize| match (reader.word(at), reader.word(at + 1)) {
        ("faster" | "quicker", "than") => Some("before"),
        ("slower", "than") => Some("after"),
        _ => None,
    };
    let first = (2..reader.end()).find(|at| order(*at).is_some())?;
    // Who is faster than another one need not have been so in the race.
    let is_of_race = |at: usize| is_timed || !matches!(reader.word(at), "are" | "is");
    let is_verb = |at: &usize| {
        reader.kind(*at).be && is_of_race(*at)
            || RUNNING.contains(&reader.word(*at))
            || reader.word(*at) == "finished"
    };
    let verb = (1..first).rfind(is_verb)?;
    // Between them stands nothing but an amount.
    let is_plain = verb + 1 == first || reader.amount(verb + 1).is_some() && first <= verb + 3;
    let is_denied = reader.says_before(first, &["'t", "neither", "never", "nor", "not"]);
    if !is_plain || is_denied {
        return None;
    }
    let mut said = reader.tokens[..verb].to_vec();
    said.push(reader.tokens[verb].renamed("finished"));
    let mut at = verb + 1;
    while at < reader.tokens.len() {
        match order(at) {
            Some(plain) => {
                said.push(reader.tokens[at].renamed(plain));
                at += 2;
            }
            None => {
                said.push(reader.tokens[at].clone());
                at += 1;
            }
        }
    }
    Some(said)
}

/// `finished ahead of Ann` for `came home ahead of Ann`, `finished two places behind Ann` for `came home two places behind Ann`.
pub(super) fn came_home(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ORDER: &[&str] = &["ahead", "after", "before", "behind", "earlier", "later"];
    let is_said = |at: &usize| {
        let is_close = CLOSE.contains(&reader.word(at + 2));
        let order = reader.places_of(at + 2).map_or(at + 2 + usize::from(is_close), |(end, _)| end);
        matches!(reader.word(*at), "came" | "come" | "comes")
            && reader.word(at + 1) == "home"
            && ORDER.contains(&reader.word(order))
    };
    let at = (1..reader.end()).find(is_said).filter(|_| reader.finish().is_some())?;
    let finish = if reader.word(at) == "come" { "finish" } else { "finished" };
    Some(reader.with(at..at + 2, &[reader.tokens[at].renamed(finish)]))
}

/// `the 3:05 one` for `the fastest` and `the fastest of the five`, `the 3:45 runner` for `the slowest runner`.
pub(super) fn fastest(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let times = reader.times_of_race().or_else(|| reader.ranks_of_race())?;
    let the = (0..reader.end()).find(|at| {
        reader.word(*at) == "the"
            && matches!(reader.word(at + 1), "fastest" | "quickest" | "slowest")
    })?;
    let word = the + 1;
    let of = reader.vocabulary.highest_of(times, reader.word(word) == "slowest")?;
    let noun = word + 1;
    let of_all = reader.any(noun, &["of the"]).and_then(|at| reader.past_all(at));
    let behind = of_all.unwrap_or(noun);
    let is_alone = reader.ends_clause(behind) || reader.begins_predicate(behind);
    let is_row = reader.kind(noun).person
        && reader.matches[noun].is_empty()
        && !reader.is_of_some(noun)
        && (reader.ends_clause(noun + 1) || reader.begins_predicate(noun + 1));
    let item = reader.saying_item(word, of);
    let one = reader.tokens[word].renamed("one");
    match (is_alone, is_row) {
        (true, _) => Some(reader.with(word..behind, &[item, vec![one]].concat())),
        (_, true) => Some(reader.with(word..noun, &item)),
        _ => None,
    }
}

impl Reader<'_> {
    /// The only category of places, if they are those of a race of which no times and speeds are told.
    fn ranks_of_race(&self) -> Option<usize> {
        let Some(Finish::Category(places)) = self.finish() else { return None };
        let vocabulary = self.vocabulary;
        const RACED: &[&str] = &["racer", "rider", "runner", "swimmer"];
        let is_raced = |sense: usize| RACED.iter().any(|stem| vocabulary.is_named(sense, stem));
        let is_told = vocabulary.is_race
            || function::is_of_race(&vocabulary.position_stem)
            || vocabulary.where_sense(is_raced) != 0;
        (is_told && self.paces() & !(1 << places) == 0).then_some(places)
    }

    /// The only category of times, if they are those in which a race was run and no times of the day.
    fn times_of_race(&self) -> Option<usize> {
        let vocabulary = self.vocabulary;
        let is_time = |sense: &usize| {
            let of = &vocabulary.senses[*sense];
            let is_bare =
                |name: &str| name.chars().all(|c| c.is_ascii_digit() || c == ':' || c == '.');
            of.measure == Measure::Minutes
                && vocabulary.is_named(*sense, "time")
                && of.items.iter().all(|item| is_bare(&item.text))
        };
        let only = vocabulary.moments().filter(is_time)?;
        // Beside the times of the start one tells little of who was faster.
        let times = vocabulary.all(|of| of.measure == Measure::Minutes);
        let starts = vocabulary.where_sense(|of| vocabulary.is_named(of, "start"));
        let is_alone = times == 1 << only && starts == 0;
        (vocabulary.is_race && is_alone).then_some(only)
    }
}
