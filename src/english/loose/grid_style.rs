//! Turns that puzzles with grids have: `has an asking price of`, `has been downloaded 3,000 more times than`, `2.6 meters beyond`,
//! `1 hour and 4 minutes after`, `the Seattle-bound flight`.

use super::super::compare::is_comparing;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// Whether the name of a category has a word.
fn in_heading(reader: &Reader<'_>, at: usize) -> bool {
    let stem = reader.stem(at);
    reader.vocabulary.where_sense(|of| reader.vocabulary.is_named(of, stem)) != 0
}

/// `phoned` for `called` and `called in` with a time behind it, where nothing has a name in the header that one is called by.
pub(super) fn phoned(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WHEN: &[&str] = &["after", "before", "earlier", "half an hour", "later", "sometime"];
    let is_time = |at: usize| {
        let is_amount = words::number(&[reader.word(at)]).is_some()
            && matches!(reader.stem(at + 1), "hour" | "minut");
        let is_moment = reader.word(at) == "at"
            && reader.word(at + 1).starts_with(|c: char| c.is_ascii_digit());
        is_amount
            || is_moment
            || reader.any(at, WHEN).is_some()
            || reader.word(at) == "an" && reader.stem(at + 1) == "hour"
    };
    let found = |at: usize| {
        let end = at + 1 + usize::from(reader.word(at + 1) == "in");
        (reader.word(at) == "called" && is_time(end)).then_some((at, end))
    };
    let of_clock = reader.vocabulary.where_sense(|of| {
        let sense = &reader.vocabulary.senses[of];
        sense.scale.is_some() && sense.measure == Measure::Minutes
    });
    let (at, end) = (1..reader.end()).find_map(found).filter(|_| of_clock != 0)?;
    Some(reader.with(at..end, &[reader.tokens[at].renamed("phoned")]))
}

/// `has a price of` for `has an asking price of`, of a heading.
pub(super) fn plain_heading(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const IDLE: &[&str] = &["asking", "final", "maximum", "overall", "total"];
    let found = |at: &usize| {
        // Where a heading has `maximum` itself, it is another thing.
        let is_heading = reader.matches[*at].is_empty()
            && in_heading(reader, at + 1)
            && !in_heading(reader, *at);
        IDLE.contains(&reader.word(*at)) && is_heading
    };
    let at = (1..reader.end()).find(found)?;
    let is_own = reader.word(at - 1) == "an";
    let article = [reader.tokens[at - 1].renamed("a")];
    Some(if is_own { reader.with(at - 1..at + 1, &article) } else { reader.without(at..at + 1) })
}

/// `has 3,000 more downloads than` for `has been downloaded 3,000 more times than`, and `has 7,000 downloads` for `has been downloaded
/// 7,000 times`, where a heading has the noun.
pub(super) fn so_many_times(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BEEN: &[&str] = &["had been", "has been", "was"];
    let found = |at: usize| {
        let verb = reader.any(at, BEEN)?;
        let is_heading = in_heading(reader, verb);
        let amount = verb + 1;
        let is_number = words::number(&[&reader.word(amount).replace(',', "")]).is_some();
        let times =
            amount + 1 + usize::from(matches!(reader.word(amount + 1), "fewer" | "less" | "more"));
        (is_heading && is_number && reader.word(times) == "times")
            .then_some((at, verb, amount, times))
    };
    let (at, verb, amount, times) = (1..reader.end()).find_map(found)?;
    let noun = reader.stem(verb).to_owned() + "s";
    let said = [
        &[reader.tokens[at].renamed("has")][..],
        &reader.tokens[amount..times],
        &[reader.tokens[times].renamed(&noun)],
    ];
    Some(reader.with(at..times + 1, &said.concat()))
}

/// `2.6 meters farther than` for `2.6 meters beyond`.
pub(super) fn beyond(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const UNITS: &[&str] =
        &["feet", "foot", "inches", "kilometers", "meters", "metres", "miles", "yards"];
    let at = (2..reader.end()).find(|at| {
        reader.word(*at) == "beyond"
            && UNITS.contains(&reader.word(at - 1))
            && reader.word(at - 2).starts_with(|c: char| c.is_ascii_digit())
    })?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("farther than")))
}

/// `64 minutes` for `1 hour and 4 minutes`.
pub(super) fn hours_and_minutes(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HOUR: u32 = 60;
    let number = |at: usize| Some(words::number(&[reader.word(at)])?.0);
    let found = |at: usize| {
        let hours = if reader.word(at) == "an" { 1 } else { number(at)? };
        let and = reader.word(at + 2) == "and" && reader.stem(at + 1) == "hour";
        let minutes = number(at + 3).filter(|_| and && reader.stem(at + 4) == "minut")?;
        let is_sum = hours < HOUR && minutes < HOUR;
        is_sum.then(|| (at, hours * HOUR + minutes))
    };
    let (at, all) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..at + 4, &[reader.tokens[at].renamed(&all.to_string())]))
}

/// `the Seattle flight` for `the Seattle-bound flight`.
pub(super) fn bound_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_bound = |at: &usize| {
        reader.word(*at) == "bound"
            && reader.word(at + 1) != "for"
            && (0..*at).any(|start| {
                reader.matches[start]
                    .iter()
                    .any(|of| of.end == *at || of.end + 1 == *at && reader.word(at - 1) == "-")
            })
    };
    let at = (1..reader.end()).find(is_bound)?;
    let from = at - usize::from(reader.word(at - 1) == "-");
    Some(reader.without(from..at + 1))
}

/// `paid` for `had to pay`, `his` for `his or her`, `boy` for `birthday boy`.
pub(super) fn shorter(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SHORTER: &[(&str, &str)] = &[
        ("birthday boy", "boy"),
        ("birthday girl", "girl"),
        ("had to pay", "paid"),
        ("has to pay", "pays"),
        ("due at", "at"),
        ("due back on", "on"),
        ("due in", "in"),
        ("due on", "on"),
        ("promised for", "for"),
        ("he or she", "he"),
        ("his or her", "his"),
        ("out of gate", "from gate"),
        ("than those at", "than the one at"),
        ("than those from", "than the one from"),
        ("than those in", "than the one in"),
        ("than those of", "than that of"),
    ];
    let found = |at: usize| {
        let (end, said) =
            SHORTER.iter().find_map(|(long, said)| Some((reader.any(at, &[*long])?, *said)))?;
        (at..end).all(|at| reader.matches[at].is_empty()).then_some((at, end, said))
    };
    let (at, end, said) = (0..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying(said)))
}

/// `are all different people` for `were all found in different years`, of the values of a heading.
pub(super) fn all_in_different(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let all = reader.any(at, &["are all", "were all"])?;
        let different = (all..reader.end()).find(|at| reader.word(*at) == "different")?;
        let is_heading = in_heading(reader, different + 1);
        let is_plain = (all..different).all(|at| reader.matches[at].is_empty())
            && different - all <= 2
            && different > all
            && reader.ends_clause(different + 2);
        (is_heading && is_plain).then_some((all, different + 2))
    };
    let (from, end) = (1..reader.end()).find_map(found)?;
    Some(reader.with(from..end, &reader.tokens[from].saying("different people")))
}

/// `Bertram was 16 mph faster` for `Bertram's winds were 16 mph faster`, and for `had winds 16 mph faster`, of a word of a heading.
pub(super) fn theirs_was(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let vocabulary = reader.vocabulary;
    let is_heading = |at: usize| {
        let stem = reader.stem(at);
        !stem.is_empty()
            && reader.matches.get(at).is_some_and(Vec::is_empty)
            && vocabulary.where_sense(|of| {
                vocabulary.is_named(of, stem) && vocabulary.senses[of].scale.is_some()
            }) != 0
    };
    let is_amount = |at: usize| {
        reader.word(at).starts_with(|c: char| c.is_ascii_digit())
            && (at + 1..at + 3)
                .any(|at| is_comparing(reader.word(at)) && reader.word(at + 1) == "than")
    };
    let found = |at: usize| {
        let (first, verb) = match reader.word(at) {
            "'s" if matches!(reader.word(at + 2), "was" | "were") => (at + 1, at + 2),
            "had" | "has" => (at + 1 + usize::from(reader.word(at + 1) == "a"), at),
            _ => return None,
        };
        let last = first + usize::from(is_heading(first + 1));
        let end = if verb > at { verb + 1 } else { last + 1 };
        (is_heading(first) && (verb == at || last == first) && is_amount(end)).then_some((at, end))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    let compared = (end + 1..end + 3).find(|at| is_comparing(reader.word(*at)))?;
    // A speed is higher or lower, and what has it is not.
    let plain = match reader.word(compared) {
        "higher" => "more",
        "lower" => "less",
        other => other,
    };
    let said = [
        &[reader.tokens[at].renamed("was")][..],
        &reader.tokens[end..compared],
        &[reader.tokens[compared].renamed(plain)],
    ];
    Some(reader.with(at..compared + 1, &said.concat()))
}

/// `, and Brutus isn't the one at the hall` without the `either` at its end.
pub(super) fn either_at_the_end(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let end = reader.end();
    let last = (1..end)
        .rfind(|at| reader.tokens[*at].is_word())
        .filter(|at| reader.word(*at) == "either")?;
    let and = (1..last).rfind(|at| reader.word(*at) == "and")?;
    let denials = |from: usize, to: usize| {
        (from..to).filter(|at| matches!(reader.word(*at), "'t" | "not")).count()
    };
    let is_denied_twice = denials(0, and) == 1 && denials(and, last) == 1;
    // `isn't Brutus, and Brutus isn't …`: what both deny is of one item.
    let before = and - usize::from(reader.word(and - 1) == ",");
    let is_same = reader.word(before - 1) == reader.word(and + 1)
        && reader.matches.get(and + 1).is_some_and(|of| !of.is_empty());
    let from = last - usize::from(reader.word(last - 1) == ",");
    (is_denied_twice && is_same).then(|| reader.without(from..last + 1))
}
