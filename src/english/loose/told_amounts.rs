//! Amounts as editors tell them, in plain words: `It took Ann 4 minutes longer`, `falls 60 feet short of`, `weighed in 9 pounds
//! under`, `beat Ann's by 3 inches`, `is taller by 30 feet than`, `There are 180 more steps in A than in B`.

use super::super::compare::is_comparing;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::plainer::is_to_finish;
use super::roundabout::in_order;
use crate::english::measure::MONEY_SIGNS;

/// Where an amount ends that begins at a word: `4 minutes`, `$15`, `an hour`.
fn amount_end(reader: &Reader<'_>, at: usize) -> Option<usize> {
    let is_one = matches!(reader.word(at), "a" | "an");
    if !is_one && reader.amount(at).is_none() {
        return None;
    }
    let is_money = reader.word(at).starts_with(MONEY_SIGNS);
    if is_money {
        return Some(at + 1);
    }
    let per_hour = matches!(reader.word(at + 2), "per" | "an");
    let end = at + 2 + if per_hour { 2 } else { 0 };
    reader.is_unit(at + 1).then_some(end)
}

/// Where an amount begins that ends before a word.
fn amount_before(reader: &Reader<'_>, end: usize) -> Option<usize> {
    (end.saturating_sub(4)..end).find(|at| amount_end(reader, *at) == Some(end))
}

/// Whether some words name nothing.
fn names_nothing(reader: &Reader<'_>, from: usize, end: usize) -> bool {
    (from..end).all(|at| reader.matches[at].is_empty() && !reader.is_within_item(at))
}

/// Whether another clause begins between two words.
fn is_parted(reader: &Reader<'_>, from: usize, end: usize) -> bool {
    const JOINTS: &[&str] =
        &[",", ";", "and", "but", "than", "that", "which", "while", "who", "whose"];
    (from..end).any(|at| {
        JOINTS.contains(&reader.word(at))
            && reader.any(at, &["that of"]).is_none()
            && !reader.is_within_item(at)
    })
}

/// `Ann took 4 minutes longer than Ben` for `It took Ann 4 minutes longer than it took Ben`.
pub(super) fn it_took(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TAKING: &[&str] = &["takes", "took"];
    if reader.word(0) != "it" || !TAKING.contains(&reader.word(1)) {
        return None;
    }
    let amount = (3..reader.end()).find(|at| amount_end(reader, *at).is_some())?;
    let than = (amount..reader.end()).find(|at| reader.word(*at) == "than")?;
    // Of days of the week no more or fewer are taken.
    let unit = reader.unit_at(amount_end(reader, amount)? - 1);
    let is_taken =
        reader.is_unit_of_values(unit) || unit == "hour" && reader.is_unit_of_values("minut");
    let is_compared = is_taken && (amount..than).any(|at| is_comparing(reader.word(at)));
    // `longer to finish than`
    let to = (amount..than).find(|at| reader.word(*at) == "to").unwrap_or(than);
    let is_whole = to == than || is_to_finish(reader, to, than);
    let again = reader.any(than + 1, &["it took", "it takes", "it did"]).unwrap_or(than + 1);
    let tokens = reader.tokens;
    (is_compared && is_whole).then(|| {
        let [name, took, amount] = [&tokens[2..amount], &tokens[1..2], &tokens[amount..to]];
        in_order(reader, [name, took, amount, &tokens[than..=than], &tokens[again..]].concat())
    })
}

/// `is 60 feet less than` for `falls 60 feet short of`.
pub(super) fn short_of(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const FALLING: &[&str] = &["fall", "falls", "fell", "stands", "stood"];
    let found = |at: usize| {
        let end = reader.any(at, &["short of"])?;
        let amount = amount_before(reader, at)?;
        let before = amount.checked_sub(1)?;
        let is_particle = matches!(reader.word(before), "in" | "up");
        let verb = before.checked_sub(usize::from(is_particle))?;
        // `a year short of 9` and `short of the top of` are no comparisons with somebody.
        let noun = end + usize::from(reader.kind(end).determiner);
        let mut behind = reader.matches.get(noun)?.iter().peekable();
        let is_row =
            behind.peek().is_some() || matches!(reader.word(noun), "one" | "that" | "what");
        let is_value = behind.any(|of| reader.vocabulary.senses[of.of.sense].scale.is_some());
        if is_value || !is_row {
            return None;
        }
        FALLING.contains(&reader.word(verb)).then_some((verb, amount, at, end))
    };
    let (verb, amount, at, end) = (3..reader.end()).find_map(found)?;
    let said = [
        &[reader.tokens[verb].renamed("is")][..],
        &reader.tokens[amount..at],
        &reader.tokens[at].saying("less than"),
    ];
    Some(reader.with(verb..end, &said.concat()))
}

/// `weighs 9 pounds less than` for `came in 9 pounds under`, where a pair of scales, a till or a ruler tells the amount.
pub(super) fn under_or_over(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const TELLING: &[&str] = &[
        "came in",
        "comes in",
        "finished",
        "is priced",
        "rises",
        "rose",
        "scored",
        "sold for",
        "stands",
        "stood",
        "towered",
        "towers",
        "was priced",
        "weighed in",
        "weighed in at",
        "weighs in",
        "weighs in at",
    ];
    let found = |at: usize| {
        let more = match reader.word(at) {
            "over" => true,
            "under" => false,
            _ => return None,
        };
        let amount = amount_before(reader, at)?;
        let unit = reader.stem(at - 1);
        // Who came in 2 minutes under the leader is not told by a ruler.
        let is_time = Measure::of_unit(unit).0.is_time() || unit == "second";
        // What is over another one lies less deep.
        let depths = reader.vocabulary.where_sense(|of| reader.vocabulary.is_named(of, "depth"));
        let is_told = (1..amount).any(|at| reader.any(at, TELLING) == Some(amount));
        (is_told && !is_time && depths == 0).then_some((at, more))
    };
    let (at, more) = (3..reader.end()).find_map(found)?;
    let said = reader.tokens[at].saying(if more { "more than" } else { "less than" });
    Some(reader.with(at..at + 1, &said))
}

/// `is 30 feet taller than` for `is taller by 30 feet than`, and for `is hotter than Ann's by 3 flames`, whose unit only the
/// header has: of other units it is an idiom.
pub(super) fn by_amount(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let by = (2..reader.end()).find(|at| {
        reader.word(*at) == "by" && amount_end(reader, at + 1).is_some_and(|end| end > at + 1)
    })?;
    let end = amount_end(reader, by + 1)?;
    let tokens = reader.tokens;
    let mut compared = (1..reader.end()).filter(|at| is_comparing(reader.word(*at)));
    let word = compared.next().filter(|at| *at < by && compared.next().is_none())?;
    let is_whole = match reader.word(end) {
        "than" => word + 1 == by,
        _ => {
            reader.word(word + 1) == "than"
                && reader.ends_clause(end)
                && !is_parted(reader, word + 2, by)
        }
    };
    // `2 inches taller by 3 inches`
    let is_free = is_whole && amount_before(reader, word).is_none();
    is_free.then(|| {
        in_order(
            reader,
            [&tokens[..word], &tokens[by + 1..end], &tokens[word..by], &tokens[end..]].concat(),
        )
    })
}

/// `was 3 inches more than Ann's` for `beat Ann's by 3 inches`: of lengths and weights; of the times of a race it is less.
pub(super) fn beaten_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    // `exceeds` and the like are idioms, and so are these with points and money.
    const BEATING: &[&str] =
        &["beat", "beats", "bested", "bests", "edged", "outdid", "topped", "tops"];
    // An idiom has `finished behind` for `trailed`.
    const AHEAD: &[&str] = &["finished ahead of", "is ahead of", "was ahead of"];
    const BEHIND: &[&str] = &["finished behind", "is behind", "was behind"];
    let told = |at: usize| {
        let beating = BEATING.contains(&reader.word(at)).then_some((at + 1, true));
        let beating = beating.or_else(|| Some((reader.any(at, AHEAD)?, true)));
        let (end, wins) = beating.or_else(|| Some((reader.any(at, BEHIND)?, false)))?;
        reader.matches[at].is_empty().then_some((at, end, wins))
    };
    let by = (3..reader.end())
        .find(|at| reader.word(*at) == "by" && amount_end(reader, at + 1).is_some())?;
    let (verb, start, wins) = (1..by).rev().find_map(told)?;
    if is_parted(reader, start, by) {
        return None;
    }
    let end = amount_end(reader, by + 1).filter(|end| reader.ends_clause(*end))?;
    let is_of_values = |at: usize| reader.is_unit_of_values(reader.unit_at(at));
    // Who beats another by $5 may be the cheaper one.
    if end == by + 2 || !is_of_values(by + 2) && !is_of_values(end - 1) {
        return None;
    }
    let unit = reader.unit_at(by + 2);
    // Who beats another by minutes has needed fewer of them.
    let is_lasting = matches!(unit, "second" | "minut" | "hour");
    let is_other_time = !is_lasting && Measure::of_unit(unit).0.is_time();
    let is_clock = reader.vocabulary.where_sense(|of| {
        reader.vocabulary.senses[of].scale.is_some()
            && reader.vocabulary.senses[of].measure == Measure::Minutes
            && reader.vocabulary.senses[of].unit.is_none()
    }) != 0;
    // Of those who hold their breath, the best one needs the most.
    const RACING: &[&str] =
        &["athlet", "driver", "finish", "jockey", "racer", "rider", "runner", "skier"];
    let is_race = || {
        reader.vocabulary.is_race
            || reader
                .vocabulary
                .where_sense(|of| RACING.iter().any(|stem| reader.vocabulary.is_named(of, stem)))
                != 0
    };
    if is_other_time || is_lasting && (is_clock || !is_race()) {
        return None;
    }
    let more = wins != is_lasting;
    // `beats that of the silver coaster`, `edged out Ann`
    let tokens = reader.tokens;
    let start = start + usize::from(reader.word(verb) == "edged" && reader.word(start) == "out");
    let said = tokens[verb].saying(if more { "more than" } else { "less than" });
    let is = [tokens[verb].renamed("was")];
    Some(in_order(
        reader,
        [&tokens[..verb], &is, &tokens[by + 1..end], &said, &tokens[start..by], &tokens[end..]]
            .concat(),
    ))
}

/// `Ann got 16 points more than Ben` for `The judges gave Ann 16 points more than they gave Ben`.
pub(super) fn was_given_more(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const JUDGES: &[&str] =
        &["the critics", "the judge", "the judges", "the jury", "the panel", "the referees"];
    const AGAIN: &[&str] = &[
        "it awarded",
        "it did",
        "it gave",
        "she gave",
        "he gave",
        "they awarded",
        "they did",
        "they gave",
        "to",
    ];
    let verb = reader.any(0, JUDGES)?;
    let is_verb = matches!(reader.word(verb), "awarded" | "gave");
    let amount = (verb + 2..reader.end()).find(|at| amount_end(reader, *at).is_some())?;
    let than = (amount..reader.end()).find(|at| reader.word(*at) == "than")?;
    let is_compared = (amount..than).any(|at| matches!(reader.word(at), "fewer" | "less" | "more"));
    let again = reader.any(than + 1, AGAIN).unwrap_or(than + 1);
    let tokens = reader.tokens;
    let got = [tokens[verb].renamed("got")];
    (is_verb && is_compared).then(|| {
        in_order(
            reader,
            [&tokens[verb + 1..amount], &got, &tokens[amount..=than], &tokens[again..]].concat(),
        )
    })
}

/// `A has 180 more steps than B` for `There are 180 more steps in A than in B`.
pub(super) fn there_are_more_in(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let amount = reader.any(0, &["there are", "there were"])?;
    reader.amount(amount)?;
    let is_more = matches!(reader.word(amount + 1), "fewer" | "more");
    let within = |from: usize| {
        (from..reader.end()).find(|at| matches!(reader.word(*at), "at" | "in" | "on"))
    };
    let first = within(amount + 2).filter(|at| *at <= amount + 4)?;
    let than = (first..reader.end()).find(|at| reader.word(*at) == "than")?;
    let second = than + 1;
    let is_same = reader.word(second) == reader.word(first);
    let is_plain = names_nothing(reader, amount, first);
    let tokens = reader.tokens;
    let has = [tokens[0].renamed("has")];
    (is_more && is_same && is_plain).then(|| {
        in_order(
            reader,
            [
                &tokens[first + 1..than],
                &has,
                &tokens[amount..first],
                &tokens[than..second],
                &tokens[second + 1..],
            ]
            .concat(),
        )
    })
}

/// `12 km smaller than` for `12 km smaller across than`, `is taller than` for `is taller overall than`.
pub(super) fn measured_how(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HOW: &[&str] = &[
        "across",
        "all told",
        "altogether",
        "in all",
        "in diameter",
        "in height",
        "in length",
        "in total",
        "in weight",
        "in width",
        "overall",
    ];
    (2..reader.end()).find_map(|at| {
        let end = reader.any(at, HOW)?;
        let is_how = is_comparing(reader.word(at - 1))
            && reader.word(end) == "than"
            && reader.matches[at].is_empty();
        is_how.then(|| reader.without(at..end))
    })
}

/// `one foot` for `a full foot` and `a single foot`.
pub(super) fn full_unit(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (1..reader.end()).find(|at| {
        matches!(reader.word(*at), "full" | "single" | "whole")
            && matches!(reader.word(at - 1), "a" | "one")
            && reader.is_unit(at + 1)
            && reader.matches[*at].is_empty()
    })?;
    Some(reader.with(at - 1..at + 1, &[reader.tokens[at].renamed("one")]))
}

/// `two days after` for `two nights after`, of days of the week and of dates.
pub(super) fn nights(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const LASTING: &[&str] =
        &["for", "sleeps", "slept", "spends", "spent", "stayed", "stays", "works"];
    let days = reader.vocabulary.all(|sense| {
        sense.scale.is_some() && sense.measure == Measure::Days && sense.unit.is_none()
    });
    let at = (1..reader.end()).find(|at| {
        // `stayed two nights after`
        let lasts = *at > 2 && LASTING.contains(&reader.word(at - 2));
        let is_amount = !lasts && words::number(&[reader.word(at - 1)]).is_some()
            || matches!(reader.word(at - 1), "a" | "the");
        matches!(reader.word(*at), "evening" | "evenings" | "night" | "nights")
            && matches!(reader.word(at + 1), "after" | "before" | "earlier" | "later")
            && is_amount
            && reader.matches[*at].is_empty()
    })?;
    let day = if reader.word(at).ends_with('s') { "days" } else { "day" };
    (days.count_ones() == 1).then(|| reader.with(at..at + 1, &[reader.tokens[at].renamed(day)]))
}

/// `Hopkins, who is 5 years older than the plumber` for `The plumber received fewer votes than Hopkins, who is 5 years older`.
pub(super) fn who_is_more(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_named = |at: &usize| !reader.matches[*at].is_empty();
    let first = (0..reader.end()).find(is_named).filter(|at| *at <= 1)?;
    let subject = reader.matches[first].iter().map(|of| of.end).max()?;
    let than = (subject..reader.end()).find(|at| reader.word(*at) == "than")?;
    let who = (than..reader.end()).find(|at| {
        reader.word(*at) == ","
            && reader.any(at + 1, &["which is", "which was", "who is", "who was"]).is_some()
    })?;
    let last = reader.end() - 1;
    let is_amount = amount_end(reader, who + 3) == Some(last)
        || reader.any(who + 3, &["a bit", "a little", "somewhat", "slightly"]) == Some(last);
    let is_compared = is_comparing(reader.word(last))
        && !matches!(reader.word(last), "after" | "before" | "earlier" | "later");
    // Of `Ann's car` it may be the car or Ann.
    let is_whole = !reader.is_possessive(subject) && !reader.kind(subject).determiner;
    let one = reader.items_in(than..who).count() == 1;
    (is_amount && is_compared && is_whole && one).then(|| {
        let than = [reader.tokens[last].renamed("than")];
        in_order(
            reader,
            [
                &reader.tokens[..=last],
                &than,
                &reader.tokens[0..subject],
                &reader.tokens[last + 1..],
            ]
            .concat(),
        )
    })
}

/// `30 guests more than` for `30 more people than`, of a heading of people who are counted.
pub(super) fn more_people(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PEOPLE: &[&str] = &["folks", "people", "persons"];
    const COUNTED: &[&str] =
        &["attende", "fan", "guest", "member", "passeng", "spectat", "visitor"];
    let at = (2..reader.end()).find(|at| {
        PEOPLE.contains(&reader.word(*at))
            && matches!(reader.word(at - 1), "fewer" | "less" | "more")
            && reader.word(at + 1) == "than"
            && reader.matches[*at].is_empty()
    })?;
    let verb = at.checked_sub(3)?;
    // What holds 30 more people need not have them.
    let has = matches!(reader.word(verb), "expects" | "had" | "has" | "have" | "invited");
    let mut units = COUNTED.iter().filter(|unit| has && reader.is_unit_of_values(unit));
    let (unit, None) = (units.next()?, units.next()) else { return None };
    let noun = reader.tokens[at].renamed(&format!("{unit}s"));
    Some(reader.with(at..at + 1, &[noun]))
}

/// `25,000 dollars more` for `25 thousand dollars more`, of values that are written out.
pub(super) fn thousands(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let at = (2..reader.end()).find(|at| {
        reader.word(*at) == "thousand"
            && reader.word(at - 1).chars().all(|c| c.is_ascii_digit())
            && reader.matches[*at].is_empty()
            && reader.matches[at - 1].is_empty()
    })?;
    let is_unit = reader.is_unit(at + 1) && reader.is_unit_of_values(reader.unit_at(at + 1));
    let is_money = matches!(reader.stem(at + 1), "dollar" | "euro");
    let number: u32 = reader.word(at - 1).parse().ok()?;
    let all = number.checked_mul(1000)?.to_string();
    (is_unit || is_money)
        .then(|| reader.with(at - 1..at + 1, &[reader.tokens[at - 1].renamed(&all)]))
}

/// `3.8 higher` for `3.8 MHz higher`, of frequencies that are written without it.
pub(super) fn megahertz(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HERTZ: &[&str] = &["hz", "khz", "kilohertz", "megahertz", "mhz"];
    let of = reader.vocabulary.where_sense(|of| {
        reader.vocabulary.is_named(of, "frequenc") && reader.vocabulary.senses[of].scale.is_some()
    });
    let at = (2..reader.end()).find(|at| {
        HERTZ.contains(&reader.word(*at))
            && reader.word(at - 1).starts_with(|c: char| c.is_ascii_digit())
            && is_comparing(reader.word(at + 1))
    })?;
    let is_written = HERTZ.iter().any(|unit| reader.is_unit_of_values(unit));
    (of.count_ones() == 1 && !is_written).then(|| reader.without(at..at + 1))
}
