//! What somebody was before and is now, where the header has both: `the nurse` for `the new nurse`, `was the courier` for `used to be a
//! courier`, `is the nurse` for `became a nurse`, `was in May` for `changed jobs in May`.

use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;

/// Words in the headings of what somebody was.
const OLD: &[&str] = &["ex", "former", "old", "past", "previous"];
/// And of what somebody is.
const NEW: &[&str] = &["current", "new", "present"];

/// Which of the two some words tell of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Time {
    Before,
    Now,
}

/// What is told of a career.
struct Change {
    time: Time,
    is_denied: bool,
}

impl Reader<'_> {
    /// The categories of what the people were and of what they are, if there is one of each.
    fn careers(&self) -> Option<[usize; 2]> {
        let vocabulary = self.vocabulary;
        let only = |by: &'static [&'static str]| {
            let of = vocabulary.headed_by(by);
            let is_plain =
                of.count_ones() == 1 && vocabulary.all(|of| of.scale.is_some()) & of == 0;
            is_plain.then_some(of.trailing_zeros() as usize)
        };
        let both = [only(OLD)?, only(NEW)?];
        (both[0] != both[1]).then_some(both)
    }

    /// The only category of months, days or years, beside ages.
    fn only_dates(&self) -> Option<usize> {
        // Birthdays are dates as well.
        const HEADS: &[&str] =
            &["chang", "date", "day", "month", "move", "start", "switch", "time", "when", "year"];
        let is_date = |of: &Sense| of.scale.is_some() && of.measure.is_time() && !of.is_of_ages();
        let dates = self.vocabulary.all(is_date);
        let sense = (dates.count_ones() == 1).then_some(dates.trailing_zeros() as usize)?;
        let mut words = self.vocabulary.senses[sense].heading.split_whitespace();
        words.all(|word| HEADS.contains(&&*words::stem(word))).then_some(sense)
    }

    /// Whether an item of one of them, and of nothing else, begins at a token.
    fn is_job(&self, at: usize, time: Time) -> bool {
        let Some([old, new]) = self.careers() else { return false };
        let sense = if time == Time::Before { old } else { new };
        let matches = self.matches.get(at);
        matches.is_some_and(|of| !of.is_empty() && of.iter().all(|of| of.of.sense == sense))
    }

    /// Whether what somebody was, where the header tells of that, begins at a token.
    pub(in super::super) fn is_former_job(&self, at: usize) -> bool {
        self.is_job(at, Time::Before)
    }

    /// The same behind an article.
    fn is_a_job(&self, at: usize, time: Time) -> bool {
        let noun = at + usize::from(matches!(self.word(at), "a" | "an" | "the"));
        noun > at && self.is_job(noun, time)
    }
}

/// `the nurse` for `the new nurse`, `the courier` for `the former courier` and `the ex-courier`.
pub(super) fn new_or_former(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const FORMER: &[&str] = &["erstwhile", "ex", "former", "old", "previous"];
    const NEWLY: &[&str] = &["current", "new", "present"];
    let found = |at: usize| {
        let is_free = reader.matches[at].is_empty();
        let time = match reader.word(at) {
            word if FORMER.contains(&word) => Time::Before,
            word if NEWLY.contains(&word) => Time::Now,
            _ => return None,
        };
        let is_told =
            matches!(reader.word(at - 1), "a" | "an" | "the" | "," | "and" | "or" | "nor");
        (is_free && is_told && reader.is_job(at + 1, time)).then_some(at)
    };
    let at = (1..reader.end()).find_map(found)?;
    Some(reader.without(at..at + 1))
}

/// `was a courier` for `used to be a courier`, `is a nurse` for `became a nurse`, `is not a nurse` for `did not become a nurse`.
pub(super) fn became(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WAS: &[&str] = &[
        "had been",
        "used to be",
        "used to work as",
        "was formerly",
        "was once",
        "was originally",
        "was previously",
        "were formerly",
        "were once",
        "were previously",
        "once worked as",
        "formerly worked as",
        "previously worked as",
    ];
    const WAS_NOT: &[&str] = &["had never been", "never worked as", "was never"];
    const IS: &[&str] = &[
        "became",
        "has become",
        "has now become",
        "has retrained as",
        "is now",
        "now works as",
        "retrained as",
        "went on to become",
    ];
    const IS_NOT: &[&str] = &[
        "did not become",
        "did not retrain as",
        "didn 't become",
        "didn 't retrain as",
        "has not become",
        "hasn 't become",
        "is not now",
        "isn 't now",
    ];
    reader.careers()?;
    let change = |at: usize| {
        let is = |phrases: &[&str], time, is_denied| {
            reader.any(at, phrases).map(|end| (end, Change { time, is_denied }))
        };
        is(WAS, Time::Before, false)
            .or_else(|| is(WAS_NOT, Time::Before, true))
            .or_else(|| is(IS, Time::Now, false))
            .or_else(|| is(IS_NOT, Time::Now, true))
    };
    let found = |at: usize| {
        let (end, change) = change(at)?;
        let job = reader.any(end, &["either", "neither"]).filter(|_| !change.is_denied);
        reader.is_a_job(job.unwrap_or(end), change.time).then_some((at, end, change))
    };
    let (at, end, change) = (1..reader.end()).find_map(found)?;
    // `than the courier` for `than the person who used to be a courier`
    let who = at.checked_sub(3).filter(|the| {
        let is_who =
            reader.any(*the, &["the man who", "the one who", "the person who", "the woman who"]);
        is_who.is_some() && !change.is_denied && job_of_who(reader, end).is_some()
    });
    if let Some(the) = who {
        return Some(reader.with(the + 1..end + 1, &[]));
    }
    let be = match change.time {
        Time::Before if reader.word(at) == "were" => "were",
        Time::Before => "was",
        Time::Now => "is",
    };
    let not = if change.is_denied { " not" } else { "" };
    Some(reader.with(at..end, &reader.tokens[at].saying(&format!("{be}{not}"))))
}

/// Where the job behind an article ends, if that is all that is told of who has it.
fn job_of_who(reader: &Reader<'_>, at: usize) -> Option<usize> {
    let ends = |end: usize| reader.ends_clause(end) || reader.begins_predicate(end);
    reader.matches.get(at + 1)?.iter().map(|of| of.end).find(|end| ends(*end))
}

/// `Ann, the courier, …` for `Ann, once a courier, …`, `Ann, the nurse, …` for `Ann, now a nurse, …`.
pub(super) fn once(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let is_aside = reader.word(at - 1) == ",";
        let time = match reader.word(at) {
            "formerly" | "once" | "previously" => Time::Before,
            "now" => Time::Now,
            _ => return None,
        };
        (is_aside && reader.is_a_job(at + 1, time)).then_some(at)
    };
    let at = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..at + 2, &reader.tokens[at].saying("the")))
}

/// `was in May` for `changed jobs in May` and `started the new job in May`, `was two months before` for `made the change two months
/// before`.
pub(super) fn changed(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CHANGED: &[&str] = &[
        "began",
        "changed career",
        "changed careers",
        "changed jobs",
        "made her move",
        "made his move",
        "made the change",
        "made the move",
        "made the switch",
        "started",
        "started her new job",
        "started his new job",
        "started in the new job",
        "started the new job",
        "switched careers",
        "switched jobs",
        "took up the new job",
    ];
    const TIMED: &[&str] = &["after", "before", "earlier", "exactly", "in", "just", "later"];
    reader.careers()?;
    let moments = reader.only_dates()?;
    let is_moment = |at: usize| {
        let item = at + usize::from(reader.word(at) == "in");
        // `started in the new job`, of no month
        let names = reader.matches.get(item);
        names.is_some_and(|of| of.iter().any(|of| of.of.sense == moments))
    };
    let found = |at: usize| {
        let end = reader.any(at, CHANGED)?;
        let is_timed = is_moment(end)
            || TIMED.contains(&reader.word(end)) && reader.word(end) != "in"
            || reader.amount(end).is_some_and(|of| of.unit.is_some());
        // `had started`, `the month he started`
        let before = at.checked_sub(1)?;
        let is_alone = !reader.kind(before).be && !reader.kind(before).auxiliary;
        (is_timed && is_alone && reader.matches[at].is_empty()).then_some((at, end))
    };
    let (at, end) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..end, &reader.tokens[at].saying("was")))
}
