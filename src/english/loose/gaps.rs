//! How far two rows are from each other, whichever comes first: `Ann was either 2 hours before or 2 hours after Bob` for `There
//! was one appointment between Ann's and Bob's`, for `Ann and Bob arrived two hours apart` and the like.

use super::super::function;
use super::super::lexicon::story;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::nth::OCCASIONS;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;
use super::agenda;
use super::roundabout::in_order;
use crate::syntax::ast::Name;

/// Words with which nothing is told of the two alone.
const DEPENDS: &[&str] =
    &["'t", "if", "least", "more", "most", "neither", "not", "nor", "or", "than"];

impl Reader<'_> {
    /// Where the words for one of two rows end, without what takes place for it: `Ann` of `Ann's appointment`.
    fn row_of_two(&self, start: usize, end: usize) -> Option<Vec<Token>> {
        let is_row = |last: usize| self.mentions(start).iter().any(|of| of.end == last);
        let owner = |at: usize| at > start && self.is_possessive(at) && is_row(at);
        let last = end.checked_sub(1).filter(|last| *last >= start)?;
        let row = match () {
            () if is_row(end) => end,
            () if owner(last) => last,
            () if last > start && owner(last - 1) && self.is_occasion(last) => last - 1,
            // `the art lessons` behind `the French and`
            () if last > start && self.is_occasion(last) && is_row(last) => last,
            () => return None,
        };
        Some(self.tokens[start..row].to_vec())
    }

    pub(super) fn is_occasion(&self, at: usize) -> bool {
        let word = self.word(at);
        let singular = word.strip_suffix('s').unwrap_or(word);
        let is_noun =
            OCCASIONS.contains(&word) || OCCASIONS.contains(&singular) || singular == "birthday";
        (is_noun || self.kind(at).thing) && self.matches.get(at).is_some_and(Vec::is_empty)
    }

    /// The two rows that `and` joins between two tokens.
    fn two_rows(&self, start: usize, end: usize) -> Option<(Vec<Token>, Vec<Token>)> {
        let start = self.any(start, &["both"]).unwrap_or(start);
        let mut ands = (start..end).filter(|at| self.word(*at) == "and");
        let (and, None) = (ands.next()?, ands.next()) else { return None };
        Some((self.row_of_two(start, and)?, self.row_of_two(and + 1, end)?))
    }

    fn is_of_two_alone(&self) -> bool {
        !self.tokens.iter().any(|token| DEPENDS.contains(&&*token.word))
    }

    /// Whether a noun is one for whatever has a place or a moment, as often as there are rows.
    fn is_one_in_line(&self, at: usize, is_of_places: bool) -> bool {
        // Rooms with numbers of their own stand in another row.
        let own = self.uses(at).own & self.vocabulary.lists();
        let is_numbered = |item: &Name| item.text.contains(|c: char| c.is_ascii_digit());
        let numbered = |sense: &Sense| sense.items.iter().all(is_numbered);
        if own & self.vocabulary.all(numbered) != 0 {
            return false;
        }
        let is_row = own != 0
            || self.kind(at).person && !function::is_of_some(self.word(at))
            || self.kind(at).thing
            || !is_of_places && self.is_occasion(at);
        is_row && self.matches.get(at).is_some_and(Vec::is_empty) && !self.is_unit(at)
    }
}

/// `Ann was either 60 minutes before or 60 minutes after Bob` for `There was one appointment between Ann's and Bob's`, of
/// moments that are half an hour apart, and so of places.
pub(super) fn so_many_between(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let between = (2..reader.end()).find(|at| reader.word(*at) == "between")?;
    let moments = &reader.vocabulary.senses[reader.vocabulary.moments()?];
    let is_of_places = moments.measure == Measure::Places;
    let there = reader.any(0, &["there is", "there was", "there are", "there were"]);
    let start = there.unwrap_or(0);
    let start = reader.any(start, &["exactly", "just", "only"]).unwrap_or(start);
    let (many, taken) = words::number(&[reader.word(start)])?;
    let noun = start + taken + usize::from(reader.word(start + taken) == "other");
    let verb = noun + 1;
    let comes = match between.checked_sub(verb)? {
        0 => there.is_some(),
        1 => matches!(
            reader.word(verb),
            "arrived"
                | "came"
                | "comes"
                | "fell"
                | "finished"
                | "is"
                | "was"
                | "were"
                | "leaves"
                | "left"
        ),
        2 => matches!(reader.word(verb + 1), "in" | "place" | "seen" | "held" | "scheduled"),
        _ => false,
    };
    let is_plain = comes
        && !moments.is_of_ages()
        && reader.is_of_two_alone()
        && reader.is_one_in_line(noun, is_of_places);
    let (step, unit) = agenda::step(moments).filter(|_| is_plain)?;
    let (a, b) = reader.two_rows(between + 1, reader.end())?;
    let distance = format!("{} {unit}", step * (many + 1));
    let said =
        reader.tokens[between].saying(&format!("was either {distance} before or {distance} after"));
    Some(in_order(reader, [a, said, b].concat()))
}

/// `Ann was either 2 years younger or 2 years older than Bob` for `There are two years between Ann and Bob`, of ages, and of
/// years `before or after`; for `Ann and Bob have two years between them` and `Two years separate Ann and Bob` too.
pub(super) fn years_between(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let year = (1..reader.end()).find(|at| matches!(reader.word(*at), "year" | "years"))?;
    let number = year - 1;
    let is_years = |of: &Sense| of.scale.is_some() && of.measure == Measure::Years;
    let years = reader.vocabulary.all(is_years);
    let ages = reader.vocabulary.all(|of| is_years(of) && of.is_of_ages());
    words::number(&[reader.word(number)])
        .filter(|_| years.count_ones() == 1 && reader.is_of_two_alone())?;
    let is_exact = number > 0 && matches!(reader.word(number - 1), "exactly" | "just" | "only");
    let begin = number - usize::from(is_exact);
    let verb =
        reader.any(year + 1, &["lie", "lay", "passed", "elapsed", "went by"]).unwrap_or(year + 1);
    let (a, b) = match reader.any(verb, &["between them"]) {
        Some(end) if end == reader.end() => {
            let have =
                begin.checked_sub(1).filter(|at| matches!(reader.word(*at), "had" | "have"))?;
            reader.two_rows(0, have)?
        }
        _ => {
            let there = reader.any(0, &["there are", "there is", "there were", "there was"]);
            let joins = reader.any(verb, &["between", "separate", "separated"])?;
            (begin == there.unwrap_or(0)).then_some(())?;
            reader.two_rows(joins, reader.end())?
        }
    };
    let far = format!("{} years", reader.word(number));
    let said = match ages == years {
        true => format!("was either {far} younger or {far} older than"),
        false => format!("was either {far} before or {far} after"),
    };
    Some(in_order(reader, [a, reader.tokens[number].saying(&said), b].concat()))
}

/// `Ann was either 2 hours before or 2 hours after Bob` for `Ann and Bob arrived two hours apart`, and so of other amounts:
/// `are two years apart in age`, `differ by 3 points`.
pub(super) fn apart(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const KINDS: &[&str] = &["in age", "in height", "in length", "in price", "in weight"];
    let word = |at: &usize| matches!(reader.word(*at), "apart" | "differ" | "differed");
    let at = (2..reader.end()).find(word)?;
    let is_apart = reader.word(at) == "apart";
    // `The prices of the vase and the clock differ by`
    let start = if is_apart { 0 } else { reader.past_values_of() };
    let (verb, number) = match is_apart {
        true => {
            let tail = reader.any(at + 1, KINDS).unwrap_or(at + 1);
            let number = at.checked_sub(2).filter(|_| tail == reader.end())?;
            let before = number.checked_sub(1)?;
            let exactly = matches!(reader.word(before), "exactly" | "just");
            (reader.verb_of_two(number - usize::from(exactly))?, number)
        }
        false => {
            // `in price` tells of the values whose unit stands there.
            let is_of_unit = |kind: usize, number: usize| {
                let unit = reader.amount(number).and_then(|of| of.unit);
                let of_unit = reader.vocabulary.all(|of| {
                    of.scale.is_some() && unit.as_ref().is_some_and(|unit| unit.is_of(of))
                });
                reader.uses(kind).named & of_unit != 0
            };
            let is_last = |number: &usize| match reader.any(number + 2, KINDS) {
                Some(end) => end == reader.end() && is_of_unit(end - 1, *number),
                None => number + 2 == reader.end(),
            };
            let kind = reader.any(at + 1, KINDS);
            let by = reader.any(kind.unwrap_or(at + 1), &["by exactly", "by just", "by"])?;
            if kind.is_some_and(|kind| !is_of_unit(kind - 1, by)) {
                return None;
            }
            (at, Some(by).filter(is_last)?)
        }
    };
    let unit = reader.amount(number)?.unit?;
    let (a, b) = reader.two_rows(start, verb).filter(|_| reader.is_of_two_alone())?;
    let ages = reader.vocabulary.all(|of| of.scale.is_some() && of.is_of_ages()).count_ones();
    let is_moment =
        |of: &Sense| of.scale.is_some() && of.measure == unit.measure && !of.is_of_ages();
    let has_moments = reader.vocabulary.all(is_moment).count_ones() == 1;
    let (less, more) = match unit.measure {
        Measure::Years if ages == 1 => ("younger", "older than"),
        measure if measure.is_time() => {
            // Two towns may be two hours apart.
            let is_told = measure == Measure::Places
                || !matches!(reader.word(verb), "are" | "were")
                || verb + 1 < number && !matches!(reader.word(verb + 1), "exactly" | "just")
                || (0..verb).any(|at| reader.is_occasion(at));
            (has_moments && is_told).then_some(("before", "after"))?
        }
        // Towns may be some miles apart whatever their height.
        measure if is_apart && measure != Measure::Money && unit.stem != "point" => return None,
        _ => ("less", "more than"),
    };
    let far = format!("{} {}", reader.word(number), reader.word(number + 1));
    let said = reader.tokens[number].saying(&format!("was either {far} {less} or {far} {more}"));
    Some(in_order(reader, [a, said, b].concat()))
}

/// `are in consecutive months` for `have birthdays in consecutive months`.
pub(super) fn consecutive(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (4..reader.end()).find(|at| reader.word(*at) == "consecutive")?;
    let have = at.checked_sub(3)?;
    let is_had = matches!(reader.word(have), "had" | "have")
        && matches!(reader.word(at - 1), "in" | "on")
        && reader.is_occasion(have + 1);
    is_had.then(|| reader.with(have..at - 1, &reader.tokens[have].saying("are")))
}

/// `Bo left the day after Ann` for `Ann and Bo left on consecutive days, in that order`.
pub(super) fn consecutive_in_order(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const UNITS: &[(&str, &str)] = &[
        ("days", "1 day after"),
        ("hours", "1 hour after"),
        ("months", "1 month after"),
        ("weeks", "1 week after"),
        ("years", "1 year after"),
    ];
    let at = (4..reader.end()).find(|at| reader.word(*at) == "consecutive")?;
    let (_, after) = UNITS.iter().find(|(unit, _)| reader.word(at + 1) == *unit)?;
    let end = reader.any(at + 2, &[", in that order", "in that order"])?;
    let is_plain = |at: usize| !matches!(reader.word(at), "'t" | "if" | "neither" | "not" | "or");
    let lists = reader.lists(0).into_iter().filter(|(last, of)| of.len() == 2 && *last < at);
    let (last, _) = lists.max_by_key(|(last, _)| *last)?;
    let and = (1..last).rfind(|at| reader.word(*at) == "and")?;
    let is_told = end == reader.end()
        && matches!(reader.word(at - 1), "in" | "on")
        && reader.begins_predicate(last)
        && (0..at).all(is_plain)
        && (last..at).all(|at| reader.matches[at].is_empty());
    is_told.then(|| {
        let (first, second) = (&reader.tokens[..and], &reader.tokens[and + 1..at - 1]);
        [second, &reader.tokens[at].saying(after), first].concat()
    })
}

/// The same of values that `differ`, where positions stand in a row.
pub(super) fn differing(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let differs = |token: &Token| matches!(&*token.word, "differ" | "differed");
    reader.tokens.iter().any(differs).then(|| apart(reader))?
}

/// `a was either 4 nights longer or 4 nights shorter than b` for `one of a and b stays 4 nights longer than the other`.
pub(super) fn one_than_the_other(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TURNED: &[(&str, &str)] = &[
        ("after", "before"),
        ("earlier", "later"),
        ("heavier", "lighter"),
        ("higher", "lower"),
        ("longer", "shorter"),
        ("more", "less"),
        ("older", "younger"),
        ("taller", "shorter"),
    ];
    let start = reader.any(0, &["one of", "of"])?;
    let end = reader.end();
    let than = end.checked_sub(3).filter(|at| reader.any(*at, &["than the other"]) == Some(end))?;
    let word = reader.word(than - 1);
    let turned = TURNED.iter().find_map(|(one, other)| match word {
        word if word == *one => Some(*other),
        word if word == *other => Some(*one),
        _ => None,
    })?;
    let number = (than.saturating_sub(4)..than - 1).find(|at| reader.amount(*at).is_some())?;
    let list = reader.lists(start).into_iter().filter(|(last, of)| of.len() == 2 && *last < number);
    let (last, _) = list.max_by_key(|(last, _)| *last)?;
    let and = (start..last).rfind(|at| reader.word(*at) == "and")?;
    let one = reader.any(last, &[", one"]);
    let between = one.unwrap_or(last);
    let is_plain = (between..number).all(|at| {
        reader.kind(at).be
            || reader.kind(at).auxiliary
            || matches!(
                reader.word(at),
                "exactly" | "just" | "open" | "staying" | "stays" | "stayed"
            )
    });
    let is_of = start == 2 || one.is_some();
    let amount = &reader.tokens[number..than - 1];
    let is_stay = reader.amount(number).and_then(|of| of.unit).is_some_and(|of| of.stem == "night");
    let (word, turned) = if is_stay { ("more", "less") } else { (word, turned) };
    let say = |words: &str| reader.tokens[number].saying(words);
    let said = [
        &reader.tokens[start..and],
        &say("is either"),
        amount,
        &say(&format!("{word} or")),
        amount,
        &say(&format!("{turned} than")),
        &reader.tokens[and + 1..last],
    ];
    (is_plain && is_of).then(|| in_order(reader, said.concat()))
}

impl Reader<'_> {
    /// Where `the prices of` ends at the beginning of a sentence, of values.
    fn past_values_of(&self) -> usize {
        let scaled = self.vocabulary.all(|of| of.scale.is_some());
        let noun = self.phrase(0, "the").filter(|noun| self.uses(*noun).named & scaled != 0);
        noun.and_then(|noun| self.any(noun + 1, &["of", "in", "for", "at"])).unwrap_or(0)
    }

    /// Where the verb begins that ends at a token: `are`, `finished`, `took place`. Not `live`, or what tells of places.
    fn verb_of_two(&self, end: usize) -> Option<usize> {
        const VERBS: &[&str] = &[
            "are", "arrived", "began", "begin", "came", "depart", "departed", "finished", "leave",
            "left", "spoke", "start", "started", "were",
        ];
        const OF_TWO_WORDS: &[&str] = &[
            "are held",
            "are scheduled",
            "came in",
            "take place",
            "took place",
            "were born",
            "were held",
            "were scheduled",
            "were seen",
        ];
        let one = end.checked_sub(1)?;
        let two = end.checked_sub(2)?;
        let is_two = self.any(two, OF_TWO_WORDS) == Some(end);
        if is_two {
            return Some(two);
        }
        let is_made = |at: usize| {
            let be = at.checked_sub(1)?;
            let is_first = self.word(be) == "first";
            let be = be - usize::from(is_first && be > 0);
            let is_participle = self.word(at).ends_with("ed") || story::is_deed(self.stem(at));
            let is_plain = self.may_pass(at) && is_participle && self.matches[at].is_empty();
            (matches!(self.word(be), "are" | "were") && is_plain).then_some(be)
        };
        let is_known = VERBS.contains(&self.word(one)).then_some(one);
        let came_out = || self.any(two, &["came out"]).filter(|at| *at == end).map(|_| two);
        is_known.or_else(|| is_made(one)).or_else(came_out)
    }
}
