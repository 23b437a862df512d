//! What did not take place until some time takes place then: `played on Friday` for `did not play until Friday`.

use super::super::calendar;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;

/// Days, which stand behind `on`, as months and years do behind `in`.
const DAYS: &[&str] =
    &["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/// What happens once, with its past.
const DEEDS: &[(&str, &str)] = &[
    ("appear", "appeared"),
    ("arrive", "arrived"),
    ("begin", "began"),
    ("depart", "departed"),
    ("leave", "left"),
    ("perform", "performed"),
    ("play", "played"),
    ("speak", "spoke"),
    ("start", "started"),
];

/// `played on Friday` for `did not play until Friday`, `was built in 1954` for `was not built until 1954`.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DONE: &[&str] = &[
        "built",
        "founded",
        "held",
        "opened",
        "published",
        "released",
        "scheduled",
        "seen",
        "sold",
    ];
    let until = (3..reader.end()).find(|at| reader.word(*at) == "until")?;
    let item = until + 1;
    let (end, preposition) = moment(reader, item)?;
    let ends = end == reader.end() || matches!(reader.word(end), "," | ";");
    let verb = until - 1;
    let not = verb.checked_sub(1).filter(|at| matches!(reader.word(*at), "not" | "'t"))?;
    let auxiliary = not - 1;
    let others =
        (0..auxiliary).any(|at| matches!(reader.word(at), "if" | "either" | "neither" | "or"));
    if !ends || others || auxiliary == 0 {
        return None;
    }
    let does = matches!(reader.word(auxiliary), "did" | "didn");
    let past =
        DEEDS.iter().find(|(deed, _)| does && *deed == reader.word(verb)).map(|(_, past)| *past);
    let is_done =
        matches!(reader.word(auxiliary), "was" | "wasn") && DONE.contains(&reader.word(verb));
    let said = match past {
        Some(past) => reader.tokens[verb].saying(&format!("{past} {preposition}")),
        None if is_done => {
            reader.tokens[verb].saying(&format!("was {} {preposition}", reader.word(verb)))
        }
        None => return None,
    };
    Some(reader.with(auxiliary..item, &said))
}

/// Where the words for a day, a month, a year or a time of day end, and the preposition that goes with it.
fn moment(reader: &Reader<'_>, at: usize) -> Option<(usize, &'static str)> {
    let word = reader.word(at);
    let preposition = match word {
        _ if DAYS.contains(&word) => "on",
        _ if calendar::is_moment(word) => "in",
        _ if word.len() == 4 && word.bytes().all(|byte| byte.is_ascii_digit()) => "in",
        _ => return None,
    };
    let is_moment = |of: &Sense| {
        of.is_of_calendar()
            || of.items.iter().all(|item| calendar::is_moment(&item.text.to_lowercase()))
    };
    let moments = reader.vocabulary.all(is_moment);
    let of = reader.matches.get(at)?.iter().filter(|of| moments >> of.of.sense & 1 == 1);
    let is_label = reader.vocabulary.labels.iter().any(|label| label.to_lowercase() == word);
    let end = of.map(|of| of.end).max().or(is_label.then_some(at + 1))?;
    Some((end, preposition))
}
