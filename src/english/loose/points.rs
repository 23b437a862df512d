//! Points in other words: `scored fewer points than Ann` for `was beaten by Ann`, `scored more points than Ann` for `outscored Ann`,
//! `Ann got more points than` for `The judges gave Ann more points than`.

use super::super::function::denies;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

impl Reader<'_> {
    /// The only category of points, of which the best has the most, where nothing else puts the rows in an order.
    fn scores(&self) -> Option<usize> {
        const POINTS: &[&str] = &["mark", "point", "score"];
        let vocabulary = self.vocabulary;
        let is_of_points = |sense: usize| {
            vocabulary.senses[sense].scale.is_some() && self.is_of_points(sense, POINTS)
        };
        let scores = vocabulary.where_sense(is_of_points);
        // In a match, who beats whom is told of the two alone.
        let is_free = scores.count_ones() == 1
            && vocabulary.named_by(["oppon", "opponent", "rival"]) == 0
            && !vocabulary.has_order
            && !vocabulary.has_ranks
            && !self.wins_with_fewest();
        is_free.then_some(scores.trailing_zeros() as usize)
    }
}

/// `scored more points than Ann but fewer points than Bob` for `outscored Ann but was itself beaten by Bob`.
pub(super) fn outscored(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const BEATEN: &[&str] = &[
        "was beaten by",
        "was herself beaten by",
        "was himself beaten by",
        "was itself beaten by",
        "was outscored by",
        "were beaten by",
    ];
    reader.scores()?;
    let found = |at: usize| {
        let is_free = reader.matches[at].is_empty();
        let more = reader.any(at, &["outscored"]).map(|end| (at, end, "scored more points than"));
        let fewer = || Some((at, reader.any(at, BEATEN)?, "scored fewer points than"));
        more.or_else(fewer).filter(|_| is_free)
    };
    let (at, end, plain) = (1..reader.end()).find_map(found)?;
    // `was beaten by four points`, `outscored Ann by four points`
    let is_amount = words::number(&[reader.word(end)]).is_some();
    let has_amount = (end..reader.end()).any(|at| reader.word(at) == "by");
    // `outscored Ann or Bob` leaves open which.
    let is_open = reader.tokens.iter().any(|token| denies(&token.word) || token.word == "or");
    (!is_amount && !has_amount && !is_open)
        .then(|| reader.with(at..end, &reader.tokens[at].saying(plain)))
}

/// `Ann scored 84 points, and Ann scored four points more than Bob` for `With a total of 84 points, Ann beat Bob by four`.
pub(super) fn beat_with(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WITH: &[&str] = &[
        "with",
        "with a final total of",
        "with a score of",
        "with a total of",
        "having scored",
        "scoring",
    ];
    let scores = reader.scores()?;
    let value = reader.any(0, WITH)?;
    let of = reader.matches.get(value)?.iter().find(|of| of.of.sense == scores)?;
    let comma = of.end + usize::from(matches!(reader.stem(of.end), "mark" | "point"));
    let subject = comma + 1;
    let beat = reader.nouns(subject).into_iter().map(|(end, _)| end);
    let mut beat = beat.filter(|at| matches!(reader.word(*at), "beat" | "outscored"));
    let beat = beat.next().filter(|_| reader.word(comma) == ",")?;
    let end = reader.end();
    let by = (beat + 1..end).rfind(|at| reader.word(*at) == "by");
    let (row_end, amount) = match by {
        Some(by) => {
            let number = reader.any(by + 1, &["exactly", "just"]).unwrap_or(by + 1);
            let (_, taken) = words::number(&[reader.word(number)])?;
            let unit = number + taken;
            let last = unit + usize::from(matches!(reader.stem(unit), "mark" | "point"));
            (last == end).then_some((by, &reader.tokens[number..unit]))?
        }
        None => (end, &reader.tokens[end..end]),
    };
    let is_row = reader.names_row(beat + 1, row_end);
    let say = |words: &str| reader.tokens[beat].saying(words);
    let more = if amount.is_empty() { "more points than" } else { "points more than" };
    let said = [
        &reader.tokens[subject..beat],
        &say("scored"),
        &reader.tokens[value..of.end],
        &say("points , and"),
        &reader.tokens[subject..beat],
        &say("scored"),
        amount,
        &say(more),
        &reader.tokens[beat + 1..row_end],
    ];
    is_row.then(|| in_order(reader, said.concat()))
}

/// `beat Bob by four points` for `beat Bob by four`.
pub(super) fn beat_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.scores()?;
    let beat = (1..reader.end()).find(|at| reader.word(*at) == "beat")?;
    let by = (beat + 2..reader.end()).find(|at| reader.word(*at) == "by")?;
    let number = reader.any(by + 1, &["exactly", "just"]).unwrap_or(by + 1);
    let (_, taken) = words::number(&[reader.word(number)])?;
    let unit = number + taken;
    let is_row = reader.names_row(beat + 1, by);
    let points = [reader.tokens[by].renamed("points")];
    (is_row && reader.ends_clause(unit)).then(|| reader.with(unit..unit, &points))
}

/// `Ann scored more points than` for `The judges gave Ann more points than`, `Ann scored 72 points` for `The judges awarded Ann 72
/// points`.
pub(super) fn judges_gave(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GAVE: &[&str] =
        &["the judge awarded", "the judge gave", "the judges awarded", "the judges gave"];
    let scores = reader.scores()?;
    let gave = reader.any(0, GAVE)?;
    let is_amount = |at: usize| {
        let is_value = |at: usize| {
            let unit = |end: usize| matches!(reader.stem(end), "mark" | "point");
            let mut of = reader.matches.get(at).into_iter().flatten();
            of.any(|of| of.of.sense == scores && unit(of.end))
        };
        let more = at + words::number(&[reader.word(at)]).map_or(0, |(_, taken)| taken);
        is_value(at)
            || matches!(reader.word(more), "fewer" | "more")
                && matches!(reader.stem(more + 1), "mark" | "point")
                && reader.word(more + 2) == "than"
    };
    let ends = reader.nouns(gave).into_iter().map(|(end, _)| end);
    let end = ends.filter(|end| is_amount(*end)).max()?;
    let scored = [reader.tokens[0].renamed("scored")];
    Some(in_order(reader, [&reader.tokens[gave..end], &scored, &reader.tokens[end..]].concat()))
}

/// A sentence without `When the judges' marks were added up,` in front.
pub(super) fn added_up(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WHEN: &[&str] = &["after", "once", "when"];
    const DONE: &[&str] =
        &["were added", "were added up", "were counted", "were totalled", "were counted up"];
    reader.scores()?;
    let start = reader.any(0, WHEN)?;
    let comma = (start..reader.end()).find(|at| reader.word(*at) == ",")?;
    let counted = (start..comma).find(|at| reader.any(*at, DONE) == Some(comma))?;
    let is_idle = |at: usize| {
        let word = reader.word(at);
        reader.matches[at].is_empty()
            && (matches!(word, "all" | "the" | "'" | "'s" | "judges" | "judge") || {
                matches!(word, "marks" | "points" | "scores" | "totals" | "votes")
            })
    };
    (start..counted).all(is_idle).then(|| reader.tokens[comma + 1..].to_vec())
}

/// `scored either 72 or 76 points and had the carrot` for `was awarded either 72 or 76 points for the carrot`.
pub(super) fn awarded_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GOT: &[&str] = &["earned", "got", "received", "scored", "was awarded", "was given"];
    reader.scores()?;
    let found = |at: usize| Some((at, reader.any(at, GOT)?));
    let (verb, value) = (1..reader.end()).find_map(found)?;
    let points =
        (value + 1..reader.end()).find(|at| matches!(reader.stem(*at), "mark" | "point"))?;
    let article = reader.any(points + 1, &["for a", "for an", "for her", "for his", "for the"])?;
    let end = reader.end();
    let is_item = reader.matches.get(article)?.iter().any(|of| of.end == end);
    let is_plain =
        |at: usize| !matches!(reader.word(at), "'t" | "," | "and" | "but" | "than" | "not");
    let say = |words: &str| reader.tokens[verb].saying(words);
    let said = [
        &reader.tokens[..verb],
        &say("scored"),
        &reader.tokens[value..=points],
        &reader.tokens[points].saying(", and"),
        &reader.tokens[..verb],
        &say("has the"),
        &reader.tokens[article..end],
    ];
    let is_subject = reader.names_row(0, verb);
    let is_all = is_item && is_subject && (0..points).all(is_plain);
    is_all.then(|| in_order(reader, said.concat()))
}

/// `Ann's score was lower than Bob's, but higher than Cy's` for `Ann's score was lower than Bob's, but it was higher than Cy's`: of
/// Bob's it would not be said with `but`.
pub(super) fn but_it_was(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let scores = reader.scores()?;
    let compares = |at: usize, word: &str| {
        let opposite = if word == "higher" { "lower" } else { "higher" };
        reader.word(at) == opposite && reader.word(at + 1) == "than"
    };
    let is_theirs = |be: usize| {
        let noun = be - 1;
        let is_score = reader.uses(noun).named >> scores & 1 == 1
            || matches!(reader.stem(noun), "mark" | "score" | "total");
        is_score && reader.is_possessive(noun - 1) && reader.is_be_or_denied(be)
    };
    let found = |but: usize| {
        let again = reader.any(but, &["but it was"])?;
        let is_other = |be: &usize| is_theirs(*be) && compares(be + 1, reader.word(again));
        let first = (2..but).find(is_other)?;
        let is_second = matches!(reader.word(again), "higher" | "lower")
            && reader.word(again + 1) == "than"
            && !reader.tokens[first..].iter().any(|token| denies(&token.word));
        is_second.then_some((but, again))
    };
    let (but, again) = (3..reader.end()).find_map(found)?;
    Some(reader.without(but + 1..again))
}

/// `88 points went to Ann` for `First prize, with 88 points, went to Ann`, if nobody has more.
pub(super) fn prize_with(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PRIZES: &[&str] = &["first prize", "second prize", "the first prize", "the second prize"];
    let scores = reader.scores()?;
    let prize = reader.any(0, PRIZES)?;
    let value = reader.any(prize, &[", with"])?;
    let of = reader.matches.get(value)?.iter().find(|of| of.of.sense == scores)?;
    let unit = of.end;
    let is_unit = matches!(reader.stem(unit), "mark" | "point") && reader.word(unit + 1) == ",";
    let row = reader.any(unit + 2, &["went to"]).filter(|_| is_unit)?;
    let rank = usize::from((0..prize).any(|at| reader.word(at) == "second"));
    let rising = reader.vocabulary.senses[scores].scale.as_ref()?.ascending();
    let is_told = rising.iter().rev().nth(rank) == Some(&of.of.item);
    let end = reader.end();
    let is_row = reader.names_row(row, end);
    let scored = reader.tokens[0].saying("scored");
    let said = [reader.tokens.get(row..end)?, &scored, &reader.tokens[value..=unit]];
    (is_told && is_row).then(|| in_order(reader, said.concat()))
}
