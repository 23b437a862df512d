//! Lists that name only their ends: `Their ages range from 3 to 5.`, `(Monday through Friday)`.

use compact_str::ToCompactString;
use itertools::Itertools;

use super::super::cutting::lines::trimmed;
use super::super::naming::items;
use super::list::{Item, List};
use super::years;
use crate::english::lexicon::names::{DAYS, MONTHS};
use crate::english::token::{self, Token, tokens};
use crate::english::words::{self, Words, capital};
use crate::model::ids::Span;
use crate::syntax::text::fold;

/// The most items that are written so.
const MOST: u32 = 100;

/// Days or months from one to another.
pub(in super::super) fn of_names(text: &str, value: Span, description: Span) -> Option<List> {
    let part = &text[value.range()];
    let joints = [" through ", " to ", " until ", " – ", "–", " - "];
    let Some((from, to)) = joints.iter().find_map(|joint| part.split_once(joint)) else {
        // `Mon-Thu`; years may be those of a life.
        let (from, to) = part.split_once('-').filter(|_| !part.contains(' '))?;
        return names_between(&fold(from), &fold(to), value, description);
    };
    let from = from.strip_prefix("from ").unwrap_or(from);
    let (from, to) = (fold(from), fold(to));
    if let Some(years) = years::between(&from, &to) {
        return Some(List::of(description, years::items(years, value)));
    }
    names_between(&from, &to, value, description)
}

/// Days or months from one to another, each by any of its names.
fn names_between(from: &str, to: &str, value: Span, description: Span) -> Option<List> {
    let names = [DAYS, MONTHS].into_iter().find_map(|names| {
        let place = |name: &str| names.iter().position(|known| known.contains(&name));
        names.get(place(from)?..=place(to)?)
    })?;
    let item = |names: &&[&str]| Item { name: capital(names[0]), span: value };
    let items: Vec<Item> = names.iter().map(item).collect();
    (items.len() > 1).then(|| List::of(description, items))
}

/// Days or months in the run of a sentence that tells something different of each: `on consecutive days, Monday through
/// Friday`, `each month of the year`.
pub(in super::super) fn of_names_within(text: &str, span: Span) -> Option<List> {
    // `not necessarily in that order`
    const DIFFERENT: Words = Words::of(&[
        "apiece",
        "consecutive",
        "different",
        "each",
        "every",
        "necessarily",
        "per",
        "separate",
        "successive",
    ]);
    const YEAR: &[(&str, &[&[&str]])] = &[("month of the year", MONTHS), ("day of the week", DAYS)];
    // Few sentences have any of the words.
    let part = &text[span.range()];
    let has = |words: &[&str]| words.iter().any(|word| part.contains(word));
    if !has(&["through", "thru", " to ", "–", "-", "until", "between "])
        && !has(&["of the year", "of the week", " and ending "])
    {
        return None;
    }
    let tokens = tokens(part, span.start as usize);
    let word = |at: usize| tokens.get(at).map_or("", |token: &Token| token.word.as_str());
    let name = |at: usize| {
        let place = |names: &[&[&str]]| names.iter().position(|known| known.contains(&word(at)));
        place(DAYS).map(|at| (DAYS, at)).or_else(|| place(MONTHS).map(|at| (MONTHS, at)))
    };
    let joined = |at: usize| {
        let is_between = word(at + 1) == "and" && at > 0 && word(at - 1) == "between";
        let is_joint = matches!(word(at + 1), "through" | "thru" | "to" | "until" | "–");
        // `starting on Monday and ending on Thursday`
        let is_ended = at > 1
            && (word(at - 2), word(at + 1), word(at + 2)) == ("starting", "and", "ending")
            && matches!(
                (word(at - 1), word(at + 3)),
                ("on", "on") | ("in", "in") | ("with", "with")
            );
        let joint = if is_ended { 3 } else { usize::from(is_joint || is_between) };
        let next = tokens.get(at + 1 + joint)?;
        let between = &text[tokens[at].span.end as usize..next.span.start as usize];
        let is_joined = joint > 0 || matches!(between.trim(), "-" | "–" | "—");
        if !is_joined {
            return None;
        }
        let ((names, from), (others, to)) = (name(at)?, name(at + 1 + joint)?);
        (std::ptr::eq(names, others) && from < to)
            .then(|| (&names[from..=to], tokens[at].span.to(next.span)))
    };
    let whole = |at: usize| {
        let (phrase, names) =
            YEAR.iter().find(|(phrase, _)| token::phrase(&tokens[at..], phrase).is_some())?;
        let end = at + phrase.split(' ').count() - 1;
        Some((*names, tokens[at].span.to(tokens[end].span)))
    };
    let ranges: Vec<_> = (0..tokens.len()).filter_map(joined).collect();
    let wholes: Vec<_> = (0..tokens.len()).filter_map(whole).collect();
    // `a different day of the week, from Monday to Thursday`
    let is_within = |part: &[&[&str]]| wholes.iter().all(|(all, _)| all.contains(&part[0]));
    let (names, place) = match (&ranges[..], &wholes[..]) {
        ([(names, place)], _) if is_within(names) => (*names, *place),
        ([], [(names, place)]) => (*names, *place),
        _ => return None,
    };
    // `They work every month from May to August`, but `one each month`, `each came in a month`
    let has_one = tokens.iter().any(|token| matches!(&*token.word, "different" | "one"));
    let is_unit = |at: usize| matches!(word(at), "day" | "month" | "week" | "weekday");
    let is_each = |at: usize| {
        let of_time = matches!(word(at), "each" | "every" | "per") && is_unit(at + 1);
        DIFFERENT.contains(&word(at)) && (!of_time || has_one || whole(at).is_some())
    };
    // `For each day, Tuesday to Friday, …`
    let is_apposed = token::phrase(&tokens, "for each").is_some()
        && is_unit(2)
        && word(3) == ","
        && tokens.get(4).is_some_and(|token| token.span.start == place.start);
    let differs =
        is_apposed || (0..tokens.len()).any(is_each) || has_one_each(&text[span.end as usize..]);
    let items = names.iter().map(|names| Item { name: capital(names[0]), span: place }).collect();
    differs.then(|| List::of(place, items))
}

/// Whether a text goes on with a sentence that tells of one each day or month: `Exactly one of them sings each day.`
pub(in super::super) fn has_one_each(text: &str) -> bool {
    let next = text.trim_start_matches(['.', ' ']).split(['.', '\n', '?', '!']).next();
    let said = tokens(next.unwrap_or_default(), 0);
    let is_time = |two: &[Token]| {
        matches!(&*two[0].word, "each" | "every" | "per")
            && matches!(&*two[1].word, "day" | "month" | "weekday")
    };
    let is_other = |token: &Token| {
        matches!(&*token.word, "no" | "not" | "most" | "least" | "some" | "but" | "except")
    };
    let begins = said.first().is_some_and(|first| {
        matches!(&*first.word, "each" | "exactly" | "just" | "on" | "one" | "only")
    });
    begins
        && said.windows(2).any(is_time)
        && said.iter().any(|token| token.word == "one" || token.word == "different")
        && !said.iter().any(is_other)
}

/// Whether a list is of days, months or years of which only the ends are named, and what one of them is called.
pub(in super::super) fn unit(list: &List) -> Option<&'static str> {
    let is_of = |names: &[&[&str]]| {
        let is_name = |item: &Item| names.iter().any(|known| known.contains(&&*fold(&item.name)));
        list.divided.iter().all(is_name)
    };
    let is_range = list.divided.iter().map(|item| item.span.start).all_equal();
    match is_range && list.divided.len() > 1 {
        true if items::are_years(&list.divided) => Some("year"),
        true if items::are_hours(&list.divided) => Some("time"),
        true if is_of(DAYS) => Some("day"),
        true if is_of(MONTHS) => Some("month"),
        _ => None,
    }
}

/// Whether a list is of days or months of each of which its sentence tells something different.
pub(in super::super) fn is_of_each(list: &List) -> bool {
    unit(list).is_some() && list.divided.iter().all(|item| item.span == list.description)
}

/// `Their ages range from 3 to 5 years`, `Each is a different number of years old, from two to six`.
///
/// Only a clause that speaks of a span of values, or of ages, tells of the values in it: houses may
/// be numbered from 1 to 5.
pub(in super::super) fn of_numbers(text: &str, span: Span) -> Option<List> {
    const SPANS: Words = Words::of(&["range", "ranged", "ranges", "ranging", "vary"]);
    const AGES: Words = Words::of(&["age", "aged", "ages", "old"]);
    // Few sentences have any of the words.
    let said = &text[span.range()];
    let mut words_of = said.split(|c: char| !c.is_alphanumeric());
    if !words_of.any(|word| ["between", "from"].iter().any(|of| word.eq_ignore_ascii_case(of))) {
        return None;
    }
    let tokens = tokens(said, span.start as usize);
    let word = |at: usize| tokens.get(at).map_or("", |token: &Token| token.word.as_str());
    let number = |at: usize| words::number(&[word(at)]).map(|(number, _)| number);
    let start = (0..tokens.len()).find(|at| {
        matches!(word(*at), "from" | "between")
            && number(at + 1).is_some()
            && matches!(word(at + 2), "to" | "through" | "and")
            && number(at + 3).is_some()
    })?;
    let (from, to) = (number(start + 1)?, number(start + 3)?);
    let ages = tokens[..start].iter().position(|token| AGES.contains(&&*token.word));
    // `a different number of eggs, from two to five`
    let counts = |three: &[Token]| {
        three[0].word == "different" && three[1].word == "number" && three[2].word == "of"
    };
    let spans = tokens[..start].iter().any(|token| SPANS.contains(&&*token.word))
        || ages.is_some()
        || tokens[..start].windows(3).any(counts);
    let general = tokens[..start].iter().any(|token| {
        matches!(&*token.word, "all" | "each" | "every" | "everyone" | "the" | "their" | "they")
    });
    if !spans || !general || from >= to || to - from >= MOST {
        return None;
    }
    let span_of = |from: usize, to: usize| tokens[from].span.to(tokens[to].span);
    let place = span_of(start + 1, start + 3);
    let items: Vec<Item> =
        (from..=to).map(|n| Item { name: n.to_compact_string(), span: place }).collect();
    let description = match ages {
        Some(at) => tokens[at].span,
        None => trimmed(text, Span::new(span.start as usize, tokens[start].span.start as usize)),
    };
    Some(List::of(description, items))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(list: Option<List>) -> Option<Vec<String>> {
        list.map(|list| list.divided.iter().map(|item| item.name.to_string()).collect())
    }

    #[test]
    fn the_items_between_the_ends() {
        let days = |text: &str| {
            let whole = Span::new(0, text.len());
            names(of_names(text, whole, whole)).map(|names| names.join(" "))
        };
        assert_eq!(days("Tuesday through Thursday").as_deref(), Some("Tuesday Wednesday Thursday"));
        assert_eq!(days("from May to June").as_deref(), Some("May June"));
        for text in ["June to May", "Monday to June", "May", "1 to 5", "Monday to Monday"] {
            assert_eq!(days(text), None, "{text}");
        }
        let numbers = |text: &str| {
            names(of_numbers(text, Span::new(0, text.len()))).map(|names| names.join(" "))
        };
        assert_eq!(numbers("Their ages range from 3 to 5 years").as_deref(), Some("3 4 5"));
        assert_eq!(numbers("Each is aged between seven and eight").as_deref(), Some("7 8"));
        for text in [
            "The houses are numbered from 1 to 5",
            "Each walks from 2 to 4",
            "Their ages range from 5 to 3",
            "Their ages range from 1 to 900",
            "Ann aged from 3 to 5",
        ] {
            assert_eq!(numbers(text), None, "{text}");
        }
    }
}
