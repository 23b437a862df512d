//! Who is seen when, by somebody who sees them all: `Bob was before Ann` for `Bob had an earlier slot than Ann` and for `The
//! vet saw Bob before Ann`, `seen at 10:30` for `seen by the vet at 10:30`.

use super::super::function;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// What somebody has at a moment.
const OCCASIONS: &[&str] = &[
    "appointment",
    "audition",
    "boat",
    "bus",
    "coach",
    "consultation",
    "exam",
    "ferry",
    "flight",
    "interview",
    "lesson",
    "meeting",
    "session",
    "shift",
    "slot",
    "tour",
    "train",
    "tram",
    "turn",
    "visit",
];

/// Who sees one after another.
const SEEING: &[&str] = &[
    "barber",
    "dentist",
    "doctor",
    "examiner",
    "hairdresser",
    "headmaster",
    "interviewer",
    "nurse",
    "optician",
    "vet",
];

impl Reader<'_> {
    /// Whether the only moments are times or days at which somebody is seen, as far as the heading says: no birthdays.
    fn has_sessions(&self) -> bool {
        const HEADS: &[&str] = &[
            "appoint",
            "consult",
            "date",
            "depart",
            "departur",
            "day",
            "hour",
            "interview",
            "lesson",
            "session",
            "slot",
            "time",
            "visit",
            "when",
        ];
        let of = self.vocabulary.moments().map(|of| &self.vocabulary.senses[of]);
        of.is_some_and(|of| {
            let is_of_day = matches!(of.measure, Measure::Days | Measure::Minutes);
            let is_head = |word: &str| HEADS.contains(&&*words::stem(word));
            let is_plain = is_of_day && !of.is_of_ages() && !of.is_duration();
            is_plain && of.heading.split_whitespace().all(is_head)
        })
    }

    /// Whether a word tells who sees one after another, and is nothing of the puzzle.
    fn sees_all(&self, at: usize) -> bool {
        let is_free = self.matches.get(at).is_some_and(Vec::is_empty);
        is_free && SEEING.contains(&self.word(at)) && self.uses(at).own == 0
    }
}

/// `was before Ann, but after Bob` for `had an earlier appointment than Ann, but a later one than Bob`.
pub(super) fn earlier_slot(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const HAVING: &[&str] =
        &["attended", "boarded", "booked", "caught", "chose", "got", "had", "has", "took"];
    reader.has_sessions().then_some(())?;
    let order = |at: usize| {
        let order = reader.any(at, &["a", "an"])?;
        let plain = match reader.word(order) {
            "earlier" => "before",
            "later" => "after",
            _ => return None,
        };
        let noun = order + 1;
        let is_occasion = OCCASIONS.contains(&reader.word(noun)) && reader.matches[noun].is_empty();
        let than = reader.phrase(noun + 1, "than")?;
        Some((plain, than, is_occasion, reader.word(noun) == "one"))
    };
    let having = |at: usize| {
        let (plain, than, is_occasion, _) = order(at + 1)?;
        (HAVING.contains(&reader.word(at)) && is_occasion).then_some((at, than, plain))
    };
    let (at, than, plain) = (1..reader.end()).find_map(having)?;
    // `but a later one than Bob`
    let again = |at: usize| {
        let (plain, than, is_occasion, is_one) = order(at + 1)?;
        let joins = matches!(reader.word(at), "and" | "but");
        (joins && (is_occasion || is_one)).then_some((at, than, plain))
    };
    let is_denied = (0..at).any(|at| function::denies(reader.word(at)));
    let say = |at: usize, words: &str| reader.tokens[at].saying(words);
    let first = [&reader.tokens[..at], &say(at, "was"), &say(at, plain)].concat();
    let said = match (than..reader.end()).find_map(again) {
        Some((joint, second, plain)) => {
            [&first[..], &reader.tokens[than..=joint], &say(joint, plain), &reader.tokens[second..]]
                .concat()
        }
        None => [&first[..], &reader.tokens[than..]].concat(),
    };
    (!is_denied).then_some(said)
}

/// `Bob was seen before Ann` for `The vet saw Bob before Ann`, `and Ann was seen before Cy` for `and Ann before Cy`.
pub(super) fn saw(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ORDERS: &[&str] = &["after", "before", "earlier than", "later than"];
    const BOUND: &[&str] = &["'t", "either", "if", "neither", "nor", "not", "or", "who", "which"];
    reader.has_sessions().then_some(())?;
    let verb = reader.any(0, &["the"]).filter(|at| reader.sees_all(*at))? + 1;
    let is_said = matches!(reader.word(verb), "examined" | "saw" | "treated")
        && !reader.tokens.iter().any(|token| BOUND.contains(&&*token.word));
    let moments = reader.vocabulary.moments()?;
    let end = reader.end();
    let is_time = |at: usize| {
        let of = reader.matches.get(at + 1).into_iter().flatten();
        matches!(reader.word(at), "at" | "on")
            && of.into_iter().any(|of| of.of.sense == moments && of.end == end)
    };
    let order = |at: usize| reader.any(at, ORDERS);
    // Where the words for whom she saw end.
    let seen = |start: usize| {
        let ends = reader.nouns(start).into_iter().map(|(end, _)| end);
        ends.filter(|at| order(*at).is_some() || is_time(*at)).max()
    };
    let first = seen(verb + 1).filter(|_| is_said)?;
    let was = reader.tokens[verb].saying("was seen");
    let (one, rest) = (&reader.tokens[verb + 1..first], &reader.tokens[first..]);
    let joins = |at: &usize| matches!(reader.word(*at), "and" | "but");
    let said = match (first + 1..end).find(joins) {
        None => [one, &was, rest].concat(),
        // `but after Cy`
        Some(joint) if order(joint + 1).is_some() => [one, &was, rest].concat(),
        Some(joint) => {
            let second = seen(joint + 1)?;
            let between = &reader.tokens[first..second];
            [one, &was, between, &was, &reader.tokens[second..]].concat()
        }
    };
    Some(in_order(reader, said))
}

/// `was seen at 10:30` for `was seen by the vet at 10:30`, where nothing else tells of the vet.
pub(super) fn seen_by(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SEEN: &[&str] = &["examined", "interviewed", "seen", "treated"];
    reader.has_sessions().then_some(())?;
    let is_said = |at: &usize| {
        SEEN.contains(&reader.word(at - 1))
            && reader.any(*at, &["by the"]).is_some()
            && reader.sees_all(at + 2)
            && !reader.is_possessive(at + 3)
            && reader.word(at + 3) != "of"
    };
    let at = (2..reader.end()).find(is_said)?;
    Some(reader.without(at..at + 3))
}

/// `Ann was seen at half past ten` for `Half past ten was when Ann was seen`.
pub(super) fn was_when(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let moments = reader.vocabulary.moments().filter(|_| reader.has_sessions())?;
    let of = reader.matches.first()?.iter().find(|of| of.of.sense == moments)?;
    let clause = reader.any(of.end, &["is when", "was the time when", "was when"])?;
    let is_plain = |token: &Token| {
        !matches!(&*token.word, "," | "and" | "but" | "nor" | "not" | "'t" | "or" | "than")
    };
    let is_one = clause + 1 < reader.end() && reader.tokens[clause..].iter().all(is_plain);
    let preposition = match reader.vocabulary.senses[moments].measure {
        Measure::Minutes => "at",
        _ => "on",
    };
    let said = [
        &reader.tokens[clause..reader.end()],
        &reader.tokens[0].saying(preposition),
        &reader.tokens[..of.end],
        &reader.tokens[reader.end()..],
    ];
    is_one.then(|| in_order(reader, said.concat()))
}
