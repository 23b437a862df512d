//! Crimes that are told of rows: `the crown was stolen in Rome` for `the museum in Rome was robbed of its crown`, `the crown` for `the theft
//! of the crown`, `was in Rome` for `was committed in Rome`, `the one in 2012` for `the last of the five to strike`.

use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// What is robbed.
const ROBBED: &[&str] =
    &["bank", "castle", "gallery", "house", "jeweller", "mansion", "museum", "palace"];

/// Crimes, in the singular and the plural.
const CRIMES: &[&str] = &[
    "burglaries",
    "burglary",
    "crime",
    "crimes",
    "heist",
    "heists",
    "raid",
    "raids",
    "robberies",
    "robbery",
    "theft",
    "thefts",
];

impl Reader<'_> {
    /// Whether some words name a place from which something may be stolen, and nobody: `the museum in Rome`.
    fn is_place_robbed(&self, end: usize) -> bool {
        let is_building = ROBBED.contains(&self.word(1)) && self.matches[1].is_empty();
        is_building && !self.names_somebody(end) && self.names_row(0, end)
    }

    /// Whether somebody is named in front of a token.
    fn names_somebody(&self, end: usize) -> bool {
        let persons = self.persons();
        self.matches[..end].iter().flatten().any(|of| persons >> of.of.sense & 1 == 1)
    }
}

/// `The crown was stolen in Rome` for `The museum in Rome was robbed of its crown`.
pub(super) fn robbed_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let its = reader
            .any(at, &["had been robbed of its", "was robbed of its", "was robbed of the"])?;
        // `its precious crown`
        let is_item = |at: usize| reader.matches.get(at).is_some_and(|of| !of.is_empty());
        let is_number = words::ordinal(reader.word(its)).is_some()
            || words::number(&[reader.word(its)]).is_some();
        let is_epithet = reader.uses(its).own == 0
            && reader.tokens.get(its)?.is_word()
            && !is_number
            && !matches!(reader.word(its), "last" | "only" | "other");
        let item = if is_item(its) || !is_epithet { its } else { its + 1 };
        let end = reader.matches.get(item)?.iter().map(|of| of.end).max()?;
        Some((at, its, item, end))
    };
    let (at, its, item, end) = (2..reader.end()).find_map(found)?;
    let place = (0..at).find(|of| matches!(reader.word(*of), "at" | "in"))?;
    let is_plain = reader.is_place_robbed(at) && reader.ends_clause(end) && place == 2;
    let say = |words: &str| reader.tokens[at].saying(words);
    let said = [
        &say("the"),
        &reader.tokens[item..end],
        &say("was stolen in"),
        &reader.tokens[place + 1..at],
        &reader.tokens[end..],
    ];
    (is_plain && item <= its + 1).then(|| super::in_order(reader, said.concat()))
}

/// `the crown` for `the theft of the crown`, `Ann` for `the one committed by Ann`.
pub(super) fn theft_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BEFORE: &[&str] = &[
        "'t",
        ",",
        "after",
        "and",
        "before",
        "committed",
        "either",
        "neither",
        "nor",
        "not",
        "or",
        "than",
    ];
    let is_item = |at: usize| {
        let item = at + usize::from(reader.kind(at).determiner);
        reader.matches.get(item).is_some_and(|of| !of.is_empty())
    };
    let found = |the: usize| {
        let noun = reader.phrase(the, "the")?;
        // Who looks into the theft of something, or admires it, did not steal it.
        let is_told =
            the == 0 || reader.is_be_or_denied(the - 1) || BEFORE.contains(&reader.word(the - 1));
        let is_free = reader.matches.get(noun)?.is_empty() && is_told;
        let of = match reader.word(noun) {
            "robbery" | "stealing" | "theft" => reader.any(noun + 1, &["of"]),
            "crime" | "heist" | "one" | "raid" => {
                reader.any(noun + 1, &["carried out by", "committed by", "pulled off by"])
            }
            _ => None,
        };
        of.filter(|of| is_free && is_item(*of)).map(|of| (the, of))
    };
    let (the, of) = (0..reader.end()).find_map(found)?;
    Some(reader.without(the..of))
}

/// How a crime is told to have been done.
const DONE: &[&str] = &["was carried out", "was committed", "was perpetrated"];

/// `The one in 2012 was Ann's` for `The one in 2012 was committed by Ann`.
pub(super) fn committed_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let name = reader.any(at, DONE).and_then(|by| reader.any(by, &["by"]))?;
        let is_one = reader.names_row(name, reader.end());
        is_one.then_some((at, name))
    };
    let (at, name) = (2..reader.end()).find_map(found)?;
    let is_crime = !reader.names_somebody(at);
    let mark = [reader.tokens[at].renamed("'s")];
    let end = reader.end();
    let said =
        [&reader.tokens[..=at], &reader.tokens[name..end], &mark, &reader.tokens[end..]].concat();
    is_crime.then_some(said)
}

/// `from Rome` for `from the museum in Rome`, and so for `from the one in Oslo` behind it.
pub(super) fn from_museum(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_named = |at: usize| reader.matches.get(at).is_some_and(|of| !of.is_empty());
    let found = |from: usize| {
        let noun = reader.any(from, &["from the"])?;
        let is_building = ROBBED.contains(&reader.word(noun)) && reader.matches[noun].is_empty();
        let is_again = reader.word(noun) == "one"
            && matches!(reader.word(from - 1), "and" | "nor" | "or")
            && reader.word(from - 3) == "from";
        let is_told = is_building || is_again;
        let city = reader.any(noun + 1, &["in"]).filter(|city| is_told && is_named(*city))?;
        Some((from, city))
    };
    let (from, city) = (3..reader.end()).find_map(found)?;
    Some(reader.without(from + 1..city))
}

/// `was in Rome` for `was committed in Rome`, `struck in Rome` for `pulled off the heist in Rome`, `vanished` for `went missing`.
pub(super) fn committed(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const STRUCK: &[&str] = &[
        "carried out the crime",
        "carried out the heist",
        "carried out the raid",
        "committed the crime",
        "committed the robbery",
        "pulled off the crime",
        "pulled off the heist",
        "pulled off the raid",
    ];
    let is_place = |at: usize| matches!(reader.word(at), "at" | "in");
    let found = |at: usize| {
        let done = reader.any(at, DONE).map(|end| (end, "was"));
        let struck = || reader.any(at, STRUCK).map(|end| (end, "struck"));
        let missing = || reader.any(at, &["went missing"]).map(|end| (end, "vanished"));
        let (end, plain) = done.or_else(struck).or_else(missing)?;
        let is_told = is_place(end) || plain == "vanished" && reader.word(end) != "from";
        // Who went missing or was committed somewhere is no crime.
        let is_theirs = plain == "struck" || !reader.names_somebody(at);
        (is_told && is_theirs && reader.matches[at].is_empty()).then_some((at, end, plain))
    };
    let (at, end, plain) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying(plain)))
}

/// `was in Rome` for `did so in Rome` behind `the last of the five to strike`, `the one in 2012` for these words themselves.
pub(super) fn last_to_strike(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const STRIKE: &[&str] = &[
        "to be committed",
        "to be stolen",
        "to disappear",
        "to go missing",
        "to strike",
        "to vanish",
    ];
    const HEADS: &[&str] = &["date", "day", "month", "time", "when", "year"];
    let moments = reader.vocabulary.moments().filter(|_| !reader.vocabulary.has_order)?;
    let of = &reader.vocabulary.senses[moments];
    let is_plain = of.heading.split_whitespace().all(|word| HEADS.contains(&&*words::stem(word)));
    let preposition = match of.measure {
        Measure::Years | Measure::Months => "in",
        Measure::Days => "on",
        _ => return None,
    };
    let found = |the: usize| {
        let rank = reader.phrase(the, "the")?;
        let all = reader.any(rank + 1, &["of the"]).and_then(|all| reader.past_all(all));
        let noun = all.unwrap_or(rank + 1);
        let is_crime = CRIMES.contains(&reader.word(noun)) && reader.matches[noun].is_empty();
        let end = if is_crime { Some(noun + 1) } else { reader.any(noun, STRIKE) };
        let is_rank = matches!(reader.word(rank), "first" | "last");
        let end = end.filter(|_| is_rank && (all.is_some() || !is_crime))?;
        let goes_on = reader.ends_clause(end) || reader.begins_predicate(end);
        goes_on.then_some((the, rank, end))
    };
    let (the, rank, end) = (0..reader.end()).find_map(found).filter(|_| is_plain)?;
    let value = reader.vocabulary.highest_of(moments, reader.word(rank) == "last")?;
    let one = reader.tokens[the].saying(&format!("the one {preposition}"));
    let said = [one, reader.saying_item(the, value)].concat();
    // `the last to strike, did so in Rome`
    let did = (end..reader.end()).find(|at| reader.any(*at, &["did so in", "did so at"]).is_some());
    Some(match did {
        Some(did) => {
            let struck = reader.tokens[did].saying("struck");
            let between = &reader.tokens[end..did];
            [&reader.tokens[..the], &said, between, &struck, &reader.tokens[did + 2..]].concat()
        }
        None => reader.with(the..end, &said),
    })
}

/// `the five people are` for `the five robberies were`, in front of all rows.
pub(super) fn all_crimes(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let noun = reader.any(0, &["the"]).and_then(|all| reader.past_all(all))?;
    let is_crimes = CRIMES.contains(&reader.word(noun)) && reader.matches[noun].is_empty();
    let is_all = is_crimes && reader.kind(noun + 1).be;
    is_all.then(|| reader.with(noun..noun + 1, &[reader.tokens[noun].renamed("people")]))
}

/// `Rome and Oslo were Ann and Bob, in some order` for `Rome and Oslo were the scenes of the crimes of Ann and Bob, not necessarily in
/// that order`.
pub(super) fn scenes(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SCENES: &[&str] = &["the scenes of", "the settings of", "the sites of"];
    const BY: &[&str] = &["carried out by", "committed by", "of"];
    let found = |at: usize| Some((at, reader.any(at, SCENES)?));
    let (at, of) = (3..reader.end()).find_map(found).filter(|(at, _)| reader.kind(at - 1).be)?;
    let crimes = reader.any(of, &["the"]).filter(|noun| CRIMES.contains(&reader.word(*noun)))?;
    let names = reader.any(crimes + 1, BY)?;
    // Without any order they would be told one by one.
    let is_open = (names..reader.end()).any(|at| reader.any_order(at) == Some(reader.end()));
    is_open.then(|| reader.without(at..names))
}
