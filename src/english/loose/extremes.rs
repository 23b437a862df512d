//! The highest and lowest values of all rows: `spent $14` for `spent the most`, `has 1 million` for `has the smallest
//! viewership of all five stations`.

use super::super::function;
use super::super::lexicon::names::is_colour;
use super::super::measure::{Measure, told_by};
use super::super::mention::{Mention, Noun, Reader};
use super::super::nth;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Senses, Thing};
use super::super::words;

/// Words without which a sentence has no superlative of an amount.
const SUPERLATIVES: &[&str] = &[
    "biggest", "farthest", "fewest", "furthest", "greatest", "highest", "largest", "least",
    "longest", "lowest", "most", "shortest", "smallest",
];

/// How far one goes, and how long one waits, with the stems of the verbs and of the units.
const WAITING: (&[&str], &[&str]) = (&["wait", "stay"], &["day", "hour", "minut", "night", "week"]);

/// Verbs that tell of money.
const PAYING: &[&str] = &[
    "bid", "charg", "charge", "cost", "donat", "earn", "fetch", "owe", "paid", "pay", "rais",
    "raise", "sold", "spend", "spent",
];

/// The value itself for `the most` and the like, where it is that of all rows.
pub(super) fn of_all_rows(reader: &Reader<'_>) -> Option<Vec<Token>> {
    // `more than the girl who spent the least` may be one of the girls.
    const DEPENDS: &[&str] = &["among", "if", "than", "unless", "whether"];
    reader.tokens.iter().any(|token| SUPERLATIVES.contains(&&*token.word)).then_some(())?;
    let depends = reader.tokens.iter().any(|token| DEPENDS.contains(&&*token.word));
    if depends || reader.is_of_extreme_of_some() {
        return None;
    }
    let found = |at: usize| Some((at, reader.of_all_rows_at(at)?));
    let (at, (end, of)) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.saying_item(at, of)))
}

/// `bought the $1100 piece of furniture` for `bought the most expensive piece of furniture`, where all rows have a price and
/// furniture.
pub(super) fn of_listed(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WORDS: &[&str] = &["cheapest", "costliest", "expensive", "priciest"];
    reader.tokens.iter().any(|token| WORDS.contains(&&*token.word)).then_some(())?;
    let found = |the: usize| {
        let start = reader.phrase(the, "the")?;
        let (end, of) = reader.superlative(start)?;
        let is_price = reader.vocabulary.headed(&["price", "cost"]) >> of.sense & 1 == 1;
        let noun = reader.any(end, &["item of", "piece of"]).unwrap_or(end);
        let listed = reader.uses(noun).named & reader.vocabulary.lists();
        // Of a meal and a drink, either may have the price.
        let is_listed =
            listed != 0 && listed == wares(reader) && reader.matches.get(noun)?.is_empty();
        (is_price && is_listed).then_some((start, end, of))
    };
    let (start, end, of) = (1..reader.end()).find_map(found)?;
    Some(reader.with(start..end, &reader.saying_item(start, of)))
}

/// The categories of what may have a price: no people, colours or places.
fn wares(reader: &Reader<'_>) -> Senses {
    let vocabulary = reader.vocabulary;
    let is_ware = |sense: &Sense| {
        let plain = |text: &str| !is_colour(&text.to_lowercase());
        sense.scale.is_none() && sense.items.iter().any(|item| plain(&item.text))
    };
    vocabulary.all(is_ware) & !vocabulary.of_persons()
}

/// `with 4:00 PM` for `with the earliest flight`.
pub(super) fn of_flight(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let is_extreme = matches!(reader.word(at), "earliest" | "latest");
        let the = at.checked_sub(1).filter(|the| is_extreme && reader.word(*the) == "the")?;
        let (noun, of) = reader.superlative(at)?;
        let is_flight =
            nth::OCCASIONS.contains(&reader.word(noun)) && reader.matches[noun].is_empty();
        let is_had = the > 0 && matches!(reader.word(the - 1), "had" | "has" | "with");
        (is_flight && is_had).then_some((the..noun + 1, of))
    };
    let (range, of) = (1..reader.end()).find_map(found)?;
    Some(reader.with(range.clone(), &reader.saying_item(range.start, of)))
}

/// `built in 1920` for `the last of the five to be built` and `built last`, where the header has years.
pub(super) fn built(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const VERBS: &[&str] = &["built", "constructed", "erected"];
    let verb = (1..reader.end()).find(|at| VERBS.contains(&reader.word(*at)))?;
    let is_end = |at: usize| matches!(reader.word(at), "first" | "last");
    let is_of_years = |sense: usize| {
        let of = &reader.vocabulary.senses[sense];
        let heading = of.name.text.to_lowercase();
        of.is_of_calendar()
            && of.scale.is_some()
            && matches!(&*heading, "built" | "year" | "year built" | "years")
    };
    let years = reader.vocabulary.where_sense(is_of_years);
    if years.count_ones() != 1 || reader.vocabulary.position_stem == "year" {
        return None;
    }
    let (range, order) = match reader.any(verb.saturating_sub(2), &["to be"]) {
        Some(_) => {
            let order = (1..verb - 2).rfind(|at| is_end(*at) && reader.word(*at - 1) == "the")?;
            let noun = reader.any(order + 1, &["of the"]).map(|count| {
                let (n, taken) = words::number(&[reader.word(count)]).unwrap_or((0, 0));
                let is_all = taken == 1 && n as usize == reader.vocabulary.rows();
                if is_all { count + 1 } else { verb }
            });
            let of_all = reader.any(order + 1, &["of all", "of them", "of them all"]);
            let noun = noun.or(of_all).unwrap_or(order + 1);
            let is_noun =
                reader.is_house(noun) || reader.uses(noun).own != 0 || reader.kind(noun).thing;
            (noun + usize::from(is_noun) == verb - 2).then_some((order - 1..verb + 1, order))?
        }
        None if is_end(verb + 1) && reader.is_be_or_denied(verb - 1)
            || is_end(verb + 1) && matches!(reader.word(verb - 1), "'t" | "not") =>
        {
            (verb..verb + 2, verb + 1)
        }
        None => return None,
    };
    let ends = matches!(reader.word(range.end), "" | "." | "," | ")" | "and" | "but");
    let year = reader
        .vocabulary
        .highest_of(years.trailing_zeros() as usize, reader.word(order) == "last")?;
    let said = [reader.tokens[verb].saying("built in"), reader.saying_item(verb, year)].concat();
    ends.then(|| reader.with(range, &said))
}

/// `from 1998` for `that was published first` and `the last of the books to appear`, where the header has years.
pub(super) fn published(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const VERBS: &[&str] = &[
        "composed",
        "filmed",
        "launched",
        "painted",
        "published",
        "recorded",
        "released",
        "written",
    ];
    const APPEARING: &[&str] = &["to appear", "to be published", "to be released", "to come out"];
    let is_end = |at: usize| matches!(reader.word(at), "first" | "last");
    let is_year = |of: &Sense| of.scale.is_some() && of.measure == Measure::Years;
    let years = reader.vocabulary.all(is_year);
    let is_plain = reader.vocabulary.all(Sense::is_of_ages) == 0
        && reader.vocabulary.moments().is_some_and(|of| years >> of & 1 == 1);
    let year = |order: usize| {
        let last = reader.word(order) == "last";
        reader.vocabulary.highest_of(reader.vocabulary.moments()?, last)
    };
    let found = |order: usize| {
        let verb = order - 1;
        // `that was published first`
        let is_that = verb > 1 && matches!(reader.word(verb - 2), "that" | "which");
        if is_that && VERBS.contains(&reader.word(verb)) && reader.kind(verb - 1).be {
            return reader
                .ends_clause(order + 1)
                .then_some((verb, order + 1))
                .or_else(|| reader.is_be_or_denied(order + 1).then_some((verb, order + 1)));
        }
        // `the last of the books to appear`
        let noun = reader.any(order + 1, &["of the"])?;
        let is_noun = reader.word(noun).ends_with('s')
            && (reader.kind(noun).thing || reader.uses(noun).own != 0);
        let end = reader.any(noun + 1, APPEARING).filter(|_| is_noun)?;
        (reader.word(verb) == "the").then_some((verb, end))
    };
    let found = |order: usize| Some((order, found(order)?));
    let (order, (start, end)) =
        (1..reader.end()).filter(|at| is_end(*at)).find_map(found).filter(|_| is_plain)?;
    let from = match reader.word(start) {
        "the" => reader.tokens[start].saying("the one from"),
        _ => reader.tokens[start].saying("from"),
    };
    let said = [from, reader.saying_item(order, year(order)?)].concat();
    Some(reader.with(start..end, &said))
}

/// `newest` for `most recent`, where the header has years.
pub(super) fn most_recent(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_recent = |at: &usize| {
        matches!(reader.word(*at), "least" | "most") && reader.word(at + 1) == "recent"
    };
    let at = (1..reader.end()).find(is_recent)?;
    let years = reader.vocabulary.all(|of| of.scale.is_some() && of.measure == Measure::Years);
    let is_free = reader.matches[at].is_empty() && years.count_ones() == 1;
    let newest = if reader.word(at) == "most" { "newest" } else { "oldest" };
    is_free.then(|| reader.with(at..at + 2, &reader.tokens[at].saying(newest)))
}

impl Reader<'_> {
    /// The item that a superlative stands for, and where its words end: `the most`, `the smallest viewership of all`.
    fn of_all_rows_at(&self, at: usize) -> Option<(usize, Thing)> {
        let word =
            self.phrase(at, "the").filter(|word| SUPERLATIVES.contains(&self.word(*word)))?;
        let is_joined = matches!(self.word(at - 1), "neither" | "nor" | "or");
        // `neither the most nor the least`
        let verb = if is_joined { (0..at).rfind(|at| self.tells_amount(*at))? } else { at - 1 };
        // `sold for the most`
        let verb = verb - usize::from(self.word(verb) == "for" && verb > 0);
        let (noun_end, of) = self
            .most_of_verb(verb, word)
            .or_else(|| self.most_units(verb, word))
            .or_else(|| self.longest_of_rows(verb, word))
            .or_else(|| self.extreme_of_quantity(word))
            .or_else(|| self.named_extreme(at))?;
        let end = self.tail_of_all(noun_end);
        // `Of Ann and Bob, one spent the most`: of the two, or of all?
        let of_some = end.is_none() && self.word(0) == "of";
        let next = end.unwrap_or(noun_end);
        let ends = matches!(self.word(next), "" | "." | "," | ";" | ")" | "and" | "but" | "nor" | "or")
                || self.kind(next).be
                || self.uses(next).verb != 0 && words::is_finite(self.word(next))
                // `who spent the least travelled`
                || self.word(verb.saturating_sub(1)) == "who"
                    && words::is_finite(self.word(next))
                    && self.uses(next).own == 0;
        (ends && !of_some).then_some((next, of))
    }

    /// Whether a verb tells how much something is.
    fn tells_amount(&self, verb: usize) -> bool {
        PAYING.contains(&self.stem(verb)) || !told_by(self.stem(verb)).is_empty()
    }

    /// `scored the most points`, `hiked the fewest miles`: the only values in a unit.
    fn most_units(&self, verb: usize, word: usize) -> Option<(usize, Thing)> {
        let most = match self.word(word) {
            "most" => true,
            "fewest" | "least" => false,
            _ => return None,
        };
        let unit = self.stem(word + 1);
        let of = self.vocabulary.all(|of| {
            of.scale.is_some() && of.unit.as_deref() == Some(unit) && !of.is_of_calendar()
        });
        // Who ate the most pounds weighs no more for it.
        let has = matches!(self.word(verb), "earned" | "got" | "had" | "has" | "received");
        let is_told = told_by(self.stem(verb)).contains(&unit) || unit == "point" && has;
        let is_free = self.matches.get(word + 1)?.is_empty() && is_told;
        is_free.then_some((word + 2, self.highest(of, most)?))
    }

    /// `walked the longest trail`, of rows or things that have one length each.
    fn longest_of_rows(&self, verb: usize, word: usize) -> Option<(usize, Thing)> {
        let noun = word + 1;
        let most = match self.word(word) {
            "longest" => true,
            "shortest" => false,
            _ => return None,
        };
        let own = self.uses(noun).own & self.vocabulary.lists();
        // Who sees the longest boat has another one.
        let goes = !told_by(self.stem(verb)).is_empty();
        let is_free = self.matches.get(noun)?.is_empty() && goes && own != 0;
        let adjective = if most { "longer" } else { "shorter" };
        let is_of = |sense: usize| self.is_of_unit(adjective, sense);
        let lengths = self.vocabulary.where_sense(is_of) | self.of_topic(self.word(word));
        is_free.then_some((noun + 1, self.highest(lengths & !own, most)?))
    }

    /// `spent the most`, `paid the least money`: the values of which the verb tells.
    fn most_of_verb(&self, verb: usize, word: usize) -> Option<(usize, Thing)> {
        let waits = WAITING.0.contains(&self.stem(verb));
        let goes = !told_by(self.stem(verb)).is_empty();
        let most = match self.word(word) {
            "most" => true,
            "least" => false,
            "farthest" | "furthest" if goes => true,
            "longest" if waits => true,
            "shortest" if waits => false,
            _ => return None,
        };
        if waits {
            let is_wait = |of: &Sense| {
                of.scale.is_some()
                    && of.is_duration()
                    && of.unit.as_deref().is_some_and(|unit| WAITING.1.contains(&unit))
            };
            return Some((word + 1, self.highest(self.vocabulary.all(is_wait), most)?));
        }
        let is_money = matches!(self.word(word + 1), "cash" | "money");
        let is_sold = self.stem(verb) == "go" && self.word(verb + 1) == "for";
        let of = match is_sold || PAYING.contains(&self.stem(verb)) {
            true => self.of_money(),
            false if is_money => return None,
            false => {
                let units = told_by(self.stem(verb));
                let is_told = |unit: &str| units.contains(&unit);
                self.vocabulary
                    .all(|of| of.scale.is_some() && of.unit.as_deref().is_some_and(is_told))
            }
        };
        Some((word + 1 + usize::from(is_money), self.highest(of, most)?))
    }

    /// `the smallest audience`, of viewers: the values of which a noun tells.
    fn extreme_of_quantity(&self, word: usize) -> Option<(usize, Thing)> {
        let comparative = match self.word(word) {
            "biggest" => "bigger",
            "fewest" => "fewer",
            "least" => "less",
            "most" => "more",
            plain => &format!("{}er", plain.strip_suffix("est")?),
        };
        let is_free = self.matches.get(word + 1)?.is_empty();
        let (sense, more) =
            self.quantity_of(self.stem(word + 1), comparative).filter(|_| is_free)?;
        Some((word + 2, self.vocabulary.highest_of(sense, more)?))
    }

    /// `the most viewers`, if all the rows are named behind it; without them it is read as it stands.
    fn named_extreme(&self, at: usize) -> Option<(usize, Thing)> {
        let Mention { end, noun, .. } = self.extreme_that_is_named(at)?;
        let Noun::Item(choices) = noun else { return None };
        let [only] = choices[..] else { return None };
        self.tail_of_all(end).map(|_| (end, only.of))
    }

    /// Where `of all`, `of all five stations` and `of the five` end, as many as there are.
    fn tail_of_all(&self, at: usize) -> Option<usize> {
        let next = self.any(at, &["of all", "of all the", "of all of the", "of the"])?;
        let (count, taken) = words::number(&[self.word(next)]).unwrap_or((0, 0));
        let is_all = count as usize == self.vocabulary.rows();
        let noun = next + taken;
        let is_plural =
            self.word(noun).ends_with('s') || matches!(self.word(noun), "children" | "people");
        let is_row = self.uses(noun).own & self.vocabulary.lists() != 0
            || self.kind(noun).thing
            || self.kind(noun).person;
        let is_noun = is_plural && is_row && (count > 0 || !function::is_of_some(self.word(noun)));
        let end = noun + usize::from(is_noun);
        let says_all = self.phrase(at, "of all").is_some();
        match count {
            0 => says_all.then_some(end),
            _ => is_all.then_some(end),
        }
    }
}

/// `the longest fish` for `the longest of the four fish`.
pub(super) fn of_all_of_them(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let begins = |at: &usize| reader.word(*at) == "of" && reader.word(at + 1) == "the";
    (2..reader.end()).filter(begins).find_map(|of| {
        let is_superlative = reader.superlative(of - 1).is_some_and(|(end, _)| end == of);
        let number = words::number(&[reader.word(of + 2)]).map(|(number, _)| number as usize);
        let noun = of + 2 + usize::from(number.is_some());
        let is_all = number.is_none_or(|number| number == reader.vocabulary.rows());
        // `the oldest of the women` may be younger than a man.
        let is_noun =
            (reader.uses(noun).named != 0 || reader.is_house(noun) || reader.kind(noun).thing)
                && !function::is_of_some(reader.word(noun))
                && reader.matches.get(noun).is_some_and(Vec::is_empty);
        if !is_all || reader.is_within_item(of) {
            return None;
        }
        let behind = noun + usize::from(is_noun);
        let ends =
            |at: usize| reader.ends_clause(at) || reader.kind(at).be || reader.kind(at).auxiliary;
        (is_superlative && is_noun && ends(behind)).then(|| reader.without(of..noun))
    })
}

/// `Ann's bill was $9` for `Ann's bill was the highest`.
pub(super) fn highest_of_theirs(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOST: &[&str] = &["biggest", "greatest", "highest", "largest"];
    const LEAST: &[&str] = &["lowest", "smallest"];
    let at = (3..reader.end()).find(|at| {
        reader.word(at - 1) == "the"
            && (MOST.contains(&reader.word(*at)) || LEAST.contains(&reader.word(*at)))
    })?;
    let not = usize::from(matches!(reader.word(at - 2), "'t" | "not"));
    let be = (at - 2).checked_sub(not)?;
    let noun = be.checked_sub(1)?;
    let scaled = reader.vocabulary.all(|sense| sense.scale.is_some() && !sense.measure.is_time());
    let named = reader.uses(noun).named & scaled;
    let is_told = (reader.kind(be).be || reader.word(be) == "wasn" || reader.word(be) == "isn")
        && reader.matches.get(noun)?.is_empty()
        && reader.ends_clause(at + 1);
    if !is_told || named.count_ones() != 1 || reader.tokens.iter().any(|of| of.word == "than") {
        return None;
    }
    let of = reader.highest(named, MOST.contains(&reader.word(at)))?;
    Some(reader.with(at - 1..at + 1, &reader.saying_item(at, of)))
}

/// `in the 65° cup` for `in the coolest cup` and `in the coolest of the four cups`, where the cups stand in a row.
pub(super) fn in_the_most(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let found = |at: usize| {
        let most = reader.any(at, &["at the", "in the", "into the", "on the"])?;
        let is_superlative = reader.word(most).ends_with("est");
        let (end, of) = is_superlative.then(|| reader.superlative(most)).flatten()?;
        let of_all = reader.any(end, &["of the"]).and_then(|at| reader.past_all(at));
        let noun = of_all.unwrap_or(end);
        reader.is_house(noun).then_some((most, noun, of))
    };
    let (most, noun, of) = (1..reader.end()).find_map(found)?;
    Some(reader.with(most..noun, &reader.saying_item(most, of)))
}
