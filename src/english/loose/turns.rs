//! Turns in an order of games, acts and the like: `was second` for `played second`, `two people are between` for `Two lectures are
//! scheduled between`.

use super::super::learn;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;

/// Stems of words for positions that are turns of people, each of which does the same once.
const TURNS: &[&str] = &[
    "act",
    "appear",
    "batter",
    "concert",
    "game",
    "heat",
    "interview",
    "lesson",
    "match",
    "order",
    "perform",
    "place",
    "posit",
    "position",
    "round",
    "sequenc",
    "session",
    "slot",
    "spot",
    "talk",
    "turn",
];

/// Stems of what one does when it is one's turn.
const DOING: &[&str] = &[
    "act",
    "appear",
    "audit",
    "audition",
    "bat",
    "bowl",
    "compet",
    "danc",
    "dive",
    "go",
    "gone",
    "interview",
    "jump",
    "lectur",
    "perform",
    "play",
    "present",
    "race",
    "ran",
    "recit",
    "ride",
    "rode",
    "run",
    "sang",
    "serv",
    "shoot",
    "shot",
    "sing",
    "skate",
    "ski",
    "speak",
    "spoke",
    "swam",
    "swim",
    "talk",
    "throw",
    "threw",
    "went",
];

/// What one gives, holds or has when it is one's turn.
const EVENTS: &[&str] = &[
    "audition",
    "class",
    "concert",
    "exam",
    "game",
    "interview",
    "lecture",
    "lesson",
    "match",
    "meeting",
    "performance",
    "practical",
    "presentation",
    "recital",
    "seminar",
    "session",
    "speech",
    "talk",
    "test",
    "viva",
    "workshop",
];

/// Verbs before one of these.
const GIVING: &[&str] = &[
    "attend",
    "attended",
    "attends",
    "celebrate",
    "celebrated",
    "celebrates",
    "conduct",
    "conducted",
    "conducts",
    "deliver",
    "delivered",
    "delivers",
    "gave",
    "give",
    "gives",
    "had",
    "has",
    "have",
    "held",
    "hold",
    "holds",
    "play",
    "played",
    "plays",
    "present",
    "presented",
    "presents",
    "take",
    "takes",
    "taught",
    "teach",
    "teaches",
    "took",
];

/// `was second` for `played second`, `was two games after` for `played two games after`.
pub(super) fn took_turn(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let vocabulary = reader.vocabulary;
    let is_turns = vocabulary.has_order
        && vocabulary.order.has_plain_ranks
        && TURNS.contains(&&*vocabulary.position_stem);
    is_turns.then_some(())?;
    let is_verb = |at: &usize| {
        let is_free = reader.matches[*at].is_empty() && !reader.is_within_item(*at);
        is_free && DOING.contains(&reader.stem(*at)) && is_ranked(reader, *at + 1)
    };
    let verb = (1..reader.end()).find(is_verb)?;
    let before = verb - 1;
    let is_noun = reader.kind(before).determiner || reader.kind(before).preposition;
    if is_noun || reader.kind(before).be {
        return None;
    }
    // `did not play third`
    let is_light = |at: &usize| matches!(reader.word(*at), "not" | "'t" | "never");
    let denied = Some(before).filter(is_light);
    let auxiliary = denied.map_or(before, |at| at - 1);
    if let Some(be) = of_auxiliary(reader.word(auxiliary)) {
        let not = denied.map(|at| reader.tokens[at].clone());
        let said: Vec<Token> =
            [reader.tokens[auxiliary].renamed(be)].into_iter().chain(not).collect();
        return Some(reader.with(auxiliary..verb + 1, &said));
    }
    if denied.is_some() {
        return None;
    }
    Some(reader.with(verb..verb + 1, &[reader.tokens[verb].renamed("was")]))
}

/// `finished ahead of` for `did better than`, where the positions are those of a race.
pub(super) fn did_better(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let vocabulary = reader.vocabulary;
    (vocabulary.has_order && vocabulary.is_of_race()).then_some(())?;
    let found = |at: usize| {
        let did = reader.any(at, &["did", "fared", "performed"])?;
        let end = reader.any(did, &["better than", "worse than"])?;
        let is_last = reader.names_row(end, reader.end());
        is_last.then_some((did, end))
    };
    let (at, (did, end)) = (1..reader.end()).find_map(|at| Some((at, found(at)?)))?;
    let order = if reader.word(did) == "better" { "ahead of" } else { "behind" };
    Some(reader.with(at..end, &reader.tokens[at].saying(&format!("finished {order}"))))
}

/// The form of `be` for an auxiliary.
fn of_auxiliary(word: &str) -> Option<&'static str> {
    Some(match word {
        "did" | "do" | "does" => "was",
        "didn" | "doesn" | "don" => "wasn",
        "will" => "was",
        _ => return None,
    })
}

/// Whether words tell which turn it was: `second`, `sometime after Ann`, `two games before`.
fn is_ranked(reader: &Reader<'_>, at: usize) -> bool {
    let ends = |at: usize| {
        matches!(reader.word(at), "" | "." | "," | ";" | ")" | "and" | "but" | "or" | "nor")
            || reader.is_be_or_denied(at)
            || reader.kind(at).auxiliary
            || learn::is_new_noun(reader, at)
            || reader.uses(at).verb | reader.uses(at).doing != 0
    };
    let listed = |at: usize| reader.bare_place(at).is_some_and(|(end, _)| ends(end));
    let is_place = match reader.word(at) {
        "either" | "neither" => listed(at + 1),
        _ => listed(at) && reader.bare_place(at).is_some(),
    };
    let is_far = |end: usize| !reader.nouns(end).is_empty();
    is_place || reader.relations(at).iter().any(|(end, _)| is_far(*end))
}

/// `is before` for `gives a lecture before`, `does not have an interview on Friday`.
pub(super) fn gave_talk(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let is_event = |at: usize| {
        EVENTS.contains(&reader.word(at)) && reader.matches.get(at).is_some_and(Vec::is_empty)
    };
    let begins = |verb: usize| {
        let article = matches!(reader.word(verb + 1), "a" | "an" | "her" | "his" | "the" | "their");
        let noun = verb + 1 + usize::from(article);
        let is_birthday = reader.word(noun) == "birthday" && reader.stem(verb) == "celebr";
        // `does her chore`, where the header has chores
        let is_own_work = reader.uses(noun).named & reader.vocabulary.lists() != 0
            && matches!(reader.word(verb), "did" | "do" | "does")
            && matches!(reader.word(verb + 1), "her" | "his" | "their")
            && reader.matches.get(noun).is_some_and(Vec::is_empty);
        let is_given = GIVING.contains(&reader.word(verb))
            && reader.matches[verb].is_empty()
            && (is_event(noun) || is_birthday)
            || is_own_work;
        (is_given && is_placed(reader, noun + 1)).then_some((verb, noun + 1))
    };
    let (verb, end) = (1..reader.end()).find_map(begins)?;
    let not = matches!(reader.word(verb - 1), "not" | "'t");
    let auxiliary = verb - 1 - usize::from(not);
    let Some(be) = of_auxiliary(reader.word(auxiliary)) else {
        return (!not).then(|| reader.with(verb..end, &[reader.tokens[verb].renamed("was")]));
    };
    let mut said = vec![reader.tokens[auxiliary].renamed(be)];
    said.extend_from_slice(&reader.tokens[auxiliary + 1..verb]);
    Some(reader.with(auxiliary..end, &said))
}

/// `earlier than` for `earlier in the week than`, where the days of one week stand in a row.
pub(super) fn in_the_week(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const WEEKLY: &[&str] = &["earlier in the week than", "later in the week than"];
    let found = |at: usize| Some((at + 1, reader.any(at, WEEKLY)? - 1));
    let (start, than) = (1..reader.end()).find_map(found)?;
    let labels = &reader.vocabulary.labels;
    let are_days =
        !labels.is_empty() && labels.iter().all(|label| label.to_lowercase().ends_with("day"));
    // Alone it is read as it stands.
    let is_joined = reader.tokens.iter().any(|token| token.word == "but");
    (are_days && is_joined).then(|| reader.without(start..than))
}

/// `on Monday` for `on Mondays`, where the days of one week stand in a row.
pub(super) fn on_days(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let day = reader.word(at).strip_suffix('s').filter(|_| reader.word(at - 1) == "on")?;
        let is_label = reader.vocabulary.labels.iter().any(|of| of.eq_ignore_ascii_case(day));
        (is_label && day.ends_with("day")).then_some((at, day))
    };
    let (at, day) = (1..reader.end()).find_map(found)?;
    Some(reader.with(at..at + 1, &[reader.tokens[at].renamed(day)]))
}

/// Whether words tell where in the row something is.
fn is_placed(reader: &Reader<'_>, at: usize) -> bool {
    let is_in = matches!(reader.word(at), "at" | "in" | "on");
    let named = |(end, _): &(usize, _)| !reader.nouns(*end).is_empty();
    is_in && (!reader.places(at + 1).is_empty() || reader.any(at, &["on one of the"]).is_some())
        || reader.bare_place(at).is_some()
        || reader.relations(at).iter().any(named)
}

/// `two people are between` for `two lectures are scheduled between`, `only one person gives a lecture between`.
pub(super) fn so_many_between(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// How many words may stand between the noun and `between`.
    const FARTHEST: usize = 5;
    reader.vocabulary.has_order.then_some(())?;
    let start = reader.any(0, &["exactly", "just", "only"]).unwrap_or(0);
    let first = reader.word(start);
    let (taken, count) = match words::number(&[first]) {
        Some((count, taken)) => (taken, count),
        None if first == "no" => (1, 0),
        None => return None,
    };
    let noun = start + taken + usize::from(reader.word(start + taken) == "other");
    let is_row = reader.kind(noun).person && !super::super::function::is_of_some(reader.word(noun))
        || EVENTS.contains(&reader.word(noun).trim_end_matches('s'));
    let is_free = |at: usize| reader.matches.get(at).is_some_and(Vec::is_empty);
    let between = (noun + 1..=noun + FARTHEST).find(|at| reader.word(*at) == "between")?;
    let said = noun + 1..between;
    let is_done = said.clone().all(|at| {
        let word = reader.word(at);
        is_free(at)
            && (reader.kind(at).be
                || GIVING.contains(&word)
                || EVENTS.contains(&word.trim_end_matches('s'))
                || matches!(word, "birthday" | "birthdays")
                || matches!(word, "a" | "an" | "her" | "his" | "the" | "their")
                || matches!(word, "scheduled" | "planned" | "performed" | "presented" | "played"))
    });
    let is_plain = said.len() == 1 && reader.kind(noun + 1).be && reader.kind(noun).person;
    if !is_row || !is_free(noun) || said.is_empty() || !is_done || is_plain || count > 20 {
        return None;
    }
    let people = if count == 1 { "person is" } else { "people are" };
    Some(reader.with(noun..between, &reader.tokens[noun].saying(people)))
}

/// `Ann was later than Bob` for `Ann's was later than Bob's`.
pub(super) fn of_owners(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ORDER: &[&str] = &[
        "after",
        "before",
        "directly",
        "earlier",
        "immediately",
        "just",
        "later",
        "right",
        "sometime",
    ];
    const TAKING_PLACE: &[&str] =
        &["took place", "takes place", "happened", "happens", "was held", "occurred"];
    reader.vocabulary.has_order.then_some(())?;
    let mark = reader.tokens.iter().position(|token| token.word == "'s").filter(|at| *at > 0)?;
    let people = reader.persons() | reader.vocabulary.folk;
    let is_owner = |mark: usize| {
        let ends = |at: usize| {
            reader.matches[at].iter().any(|of| of.end == mark && people >> of.of.sense & 1 == 1)
        };
        (0..mark).any(ends)
    };
    let next = match reader.any(mark + 1, TAKING_PLACE) {
        Some(next) => next,
        None => mark + 1 + usize::from(reader.is_be_or_denied(mark + 1)),
    };
    let next = next + usize::from(matches!(reader.word(next), "not" | "'t"));
    if next == mark + 1 || !ORDER.contains(&reader.word(next)) || !is_owner(mark) {
        return None;
    }
    let marks = (mark..reader.end()).filter(|at| reader.word(*at) == "'s");
    let ends = |at: usize| matches!(reader.word(at + 1), "" | "." | "," | "and" | "but" | "or");
    let marks: Vec<usize> = marks.collect();
    if marks.len() < 2 || !marks[1..].iter().all(|at| ends(*at) && is_owner(*at)) {
        return None;
    }
    let took = reader.any(mark + 1, TAKING_PLACE);
    let mut said = Vec::new();
    for (at, token) in reader.tokens.iter().enumerate() {
        match took {
            Some(end) if at + 1 == end => said.push(token.renamed("was")),
            Some(end) if (mark + 1..end).contains(&at) => {}
            _ if marks.contains(&at) => {}
            _ => said.push(token.clone()),
        }
    }
    Some(said)
}
