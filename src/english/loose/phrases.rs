//! Phrases of several words for which fewer can stand: `chose` for `settled on`, `did not choose` for `passed up`, `is going to` for
//! `is going to travel to`.

use std::ops::Range;

use super::super::function;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words;
use super::roundabout::in_order;

/// Phrases, and plain words for them.
const PHRASES: &[(&str, &str)] = &[
    ("decided against", "did not choose"),
    ("decided on", "chose"),
    ("decided upon", "chose"),
    ("ended up choosing", "chose"),
    ("for the sake of", "for"),
    ("insisted on", "chose"),
    ("insists on", "chose"),
    ("made a purchase for", "shopped for"),
    ("opted for", "chose"),
    ("passed up", "did not choose"),
    ("rejected", "did not choose"),
    ("ruled out", "did not choose"),
    ("plumped for", "chose"),
    ("settled on", "chose"),
    ("settled for", "chose"),
    ("turned down", "did not choose"),
];

/// Verbs behind `going to` that say how one goes somewhere.
const TRAVELS: &[&str] =
    &["drive", "fly", "go", "head", "journey", "move", "sail", "travel", "trek"];

/// Flowers, whatever they are.
const FLOWERS: &[&str] = &["blooms", "blossoms", "bouquet", "bouquets", "flower", "flowers"];

/// The stems of headings of flowers.
const OF_FLOWERS: &[&str] =
    &["bloom", "bouquet", "carnat", "daisi", "flower", "lili", "rose", "tulip"];

/// A sentence with plain words for such phrases.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    (0..reader.end()).find_map(|at| {
        if reader.is_within_item(at) {
            return None;
        }
        let plain = |(said, plain): &(&str, &str)| {
            let end = reader.any(at, &[said])?;
            let thing = end + usize::from(reader.kind(end).determiner);
            let is_item = reader.matches.get(thing).is_some_and(|of| !of.is_empty());
            let is_denied =
                at > 0 && (reader.kind(at - 1).auxiliary || reader.word(at - 1) == "not");
            let opens = is_item || matches!(reader.word(end), "both" | "either");
            let said = reader.tokens[at].saying(plain);
            if opens && !is_denied && plain.contains("not") && reader.word(end) == "both" {
                return neither_of_both(reader, at..end, &said);
            }
            (opens && !is_denied).then(|| reader.with(at..end, &said))
        };
        PHRASES
            .iter()
            .find_map(plain)
            .or_else(|| did_not_bid(reader, at))
            .or_else(|| fought(reader, at))
            .or_else(|| on_a_trip(reader, at))
            .or_else(|| in_year(reader, at))
            .or_else(|| travelling(reader, at))
            .or_else(|| charged(reader, at))
            .or_else(|| to_arrive(reader, at, "first"))
            .or_else(|| to_arrive(reader, at, "last"))
            .or_else(|| in_contest(reader, at))
    })
}

/// `had the ogre` for `fought the ogre`, where each row has a foe.
fn fought(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    const FOES: &[&str] = &["adversari", "beast", "enemi", "foe", "monster", "oppon", "villain"];
    const FOUGHT: &[&str] =
        &["battled", "conquered", "defeated", "fought", "killed", "overcame", "slew", "vanquished"];
    const FIGHT: &[&str] =
        &["battle", "conquer", "defeat", "fight", "kill", "overcome", "slay", "vanquish"];
    let foes = reader.vocabulary.named_by(FOES);
    if foes.count_ones() != 1 || !reader.matches[at].is_empty() {
        return None;
    }
    let item = at + 1 + usize::from(reader.kind(at + 1).determiner);
    let is_foe = |at: usize| {
        reader.matches.get(at).is_some_and(|of| of.iter().any(|of| foes >> of.of.sense & 1 == 1))
    };
    let had = match reader.word(at) {
        word if FOUGHT.contains(&word) && !reader.is_be_or_denied(at.checked_sub(1)?) => "had",
        // `did he fight the ogre`
        word if FIGHT.contains(&word) => "have",
        _ => return None,
    };
    // `a fearsome giant`
    let is_near = is_foe(item) || item > at + 1 && is_foe(item + 1);
    is_near.then(|| reader.with(at..at + 1, &[reader.tokens[at].renamed(had)]))
}

/// Nothing for `in 618`, where no values are told of and nothing is denied.
fn in_year(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    let vocabulary = reader.vocabulary;
    let has_values = vocabulary.has_order || vocabulary.all(|of| of.scale.is_some()) != 0;
    let year = at + 1;
    let is_year = reader.word(year).len() > 2
        && reader.word(year).bytes().all(|byte| byte.is_ascii_digit())
        && !reader.is_within_item(year);
    let denies = |token: &Token| {
        matches!(
            &*token.word,
            "'t" | "either" | "if" | "neither" | "never" | "no" | "nor" | "not" | "or"
        )
    };
    let is_told = matches!(reader.word(at), "around" | "in") && at > 1 && is_year && !has_values;
    (is_told && !reader.tokens.iter().any(denies)).then(|| reader.without(at..year + 1))
}

/// `rode in a kayak` for `paddled to the cave in a kayak` and `made a tour along the coast in a kayak`: how one went there, where
/// nobody else goes elsewhere.
fn on_a_trip(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    const GOING: &[&str] = &[
        "cruis", "drive", "fli", "flew", "flown", "go", "journey", "ride", "sail", "travel", "went",
    ];
    const TRIPS: &[&str] =
        &["took a journey", "took a ride", "took a trip", "took a voyage", "went on a trip"];
    const WAYS: &[&str] = &["across", "around", "over", "round", "through", "to"];
    let trip = reader.any(at, TRIPS);
    let goes = GOING.contains(&reader.stem(at)) && reader.matches[at].is_empty();
    let way = trip.or(goes.then_some(at + 1)).filter(|way| WAYS.contains(&reader.word(*way)))?;
    let the = reader.phrase(way + 1, "the")?;
    let is_new = |at: usize| {
        reader.matches.get(at).is_some_and(Vec::is_empty)
            && reader.uses(at).own == 0
            && !reader.is_human(at)
            && reader.tokens[at].is_word()
    };
    let by = the + 1;
    let vehicle = by + 1 + usize::from(reader.kind(by + 1).determiner);
    let near = |at: usize| reader.matches.get(at).is_some_and(|of| !of.is_empty());
    let fits = matches!(reader.word(by), "aboard" | "in" | "on")
        && is_new(the)
        // `a magic train`
        && (near(vehicle) || is_new(vehicle) && near(vehicle + 1));
    let went = reader.tokens[at].renamed(if trip.is_some() { "rode" } else { reader.word(at) });
    fits.then(|| reader.with(at..by, &[went]))
}

/// `didn't buy` for `didn't bid on`.
fn did_not_bid(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    let end = reader.any(at, &["bid on", "bid for", "make a bid for", "place a bid on"])?;
    let is_denied = at > 1 && matches!(reader.word(at - 1), "not" | "'t");
    is_denied.then(|| reader.with(at..end, &[reader.tokens[at].renamed("buy")]))
}

/// `did not choose either the cat or the dog` for `decided against both the cat and the dog`.
fn neither_of_both(reader: &Reader<'_>, at: Range<usize>, said: &[Token]) -> Option<Vec<Token>> {
    let both = at.end;
    let ends = reader.mentions(both + 1).into_iter().map(|of| of.end);
    let and = ends.filter(|end| reader.word(*end) == "and").min()?;
    let [either, or] =
        [(both, "either"), (and, "or")].map(|(at, word)| reader.tokens[at].renamed(word));
    let said = [
        &reader.tokens[..at.start],
        said,
        &[either],
        &reader.tokens[both + 1..and],
        &[or],
        &reader.tokens[and + 1..],
    ];
    // `both the cat and the piece from York` are two.
    let second = and + 1;
    let is_row = reader.word(second) == "the"
        && reader.word(second + 2) == "from"
        && reader.matches[second + 1].is_empty()
        && reader.mentions(second).iter().any(|of| of.end == reader.end());
    let apart = reader.tokens[and].saying(", and");
    let are_two = [
        &apart,
        &reader.tokens[both + 1..and],
        &reader.tokens[and].saying("is not"),
        &reader.tokens[second..],
    ];
    let are_two = if is_row { are_two.concat() } else { Vec::new() };
    Some(in_order(reader, [said.concat(), are_two].concat()))
}

/// `going to` for `going to travel to`.
fn travelling(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    let verb = reader.any(at, &["going to"])?;
    let is_so = TRAVELS.contains(&reader.word(verb)) && reader.word(verb + 1) == "to";
    is_so.then(|| reader.without(verb..verb + 2))
}

/// `with the prom` for `in charge of decorating the prom`.
fn charged(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    let end = reader.any(at, &["in charge of", "responsible for"])?;
    let doing = reader.word(end).ends_with("ing") && reader.matches[end].is_empty();
    let thing = end + usize::from(doing);
    let noun = thing + usize::from(reader.kind(thing).determiner);
    let is_item = reader.matches.get(noun).is_some_and(|of| !of.is_empty());
    is_item.then(|| reader.with(at..thing, &[reader.tokens[at].renamed("with")]))
}

/// Nothing for `in the race` at the end of a sentence, where all rows are told of by it.
fn in_contest(reader: &Reader<'_>, at: usize) -> Option<Vec<Token>> {
    const CONTESTS: &[&str] = &["competition", "contest", "event", "race", "show", "tournament"];
    let noun = reader.any(at, &["in the", "in this"]).filter(|_| at > 2)?;
    let is_contest = CONTESTS.contains(&reader.word(noun)) && reader.uses(noun).own == 0;
    let is_last = noun + 1 == reader.end();
    // Who was first in the race was so in nothing else.
    let counts = |at: usize| words::ordinal(reader.word(at)).is_some();
    (is_contest && is_last && !(0..at).any(counts)).then(|| reader.without(at..noun + 1))
}

/// `the one on Friday is Ann` for `Friday's talk was given by Ann`, where the positions are days.
pub(super) fn of_day(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DONE: &[&str] =
        &["given", "held", "led", "made", "run", "seen", "taught", "told", "won", "written"];
    let vocabulary = reader.vocabulary;
    let day = usize::from(reader.word(0) == "the");
    let is_day = vocabulary.labels.iter().any(|label| label.to_lowercase() == reader.word(day));
    let noun = day + 1 + usize::from(reader.is_possessive(day + 1));
    let be = noun + 1;
    let is_denied = matches!(reader.word(be + 1), "not" | "'t");
    let done = be + 1 + usize::from(is_denied);
    let is_done = reader.word(done).ends_with("ed") || DONE.contains(&reader.word(done));
    let is_plain = [noun, done].iter().all(|at| reader.matches.get(*at).is_some_and(Vec::is_empty));
    let is_told = vocabulary.has_days()
        && is_day
        && is_plain
        && is_done
        && !reader.is_human(noun)
        && reader.is_be_or_denied(be)
        && reader.word(done + 1) == "by";
    is_told.then(|| {
        let said = reader.tokens[day].saying("the one on");
        let is = reader.tokens[be].saying(if is_denied { "is not" } else { "is" });
        [&said, &reader.tokens[day..=day], &is, &reader.tokens[done + 2..]].concat()
    })
}

/// `the last one` for `the last to arrive`, where positions are told of by when one arrives.
fn to_arrive(reader: &Reader<'_>, at: usize, nth: &str) -> Option<Vec<Token>> {
    const COMING: &[&str] = &["arrive", "come", "finish", "get", "show"];
    let [the, nth_said] = [at, at + 1].map(|at| reader.word(at));
    let to = reader.any(at + 2, &["to", "one to", "person to"])?;
    if the != "the" || nth_said != nth {
        return None;
    }
    let is_come = COMING.contains(&reader.word(to)) && reader.vocabulary.has_order;
    let up = usize::from(matches!(reader.word(to + 1), "in" | "there" | "up"));
    let end = to + 1 + up;
    let ends = matches!(reader.word(end), "" | "," | "and" | "but" | ";")
        || reader.kind(end).be
        || words::is_finite(reader.word(end));
    let one = reader.tokens[at].renamed("one");
    (is_come && ends).then(|| reader.with(at + 2..end, &[one]))
}

/// `the Pink Paradise` for `the Pink Paradise blooms`, of roses.
pub(super) fn flower_words(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let ends = |at: usize| (0..at).any(|start| reader.matches[start].iter().any(|of| of.end == at));
    let is_word = |at: &usize| {
        FLOWERS.contains(&reader.word(*at)) && reader.matches[*at].is_empty() && ends(*at)
    };
    let at = (1..reader.end()).find(is_word).filter(|_| are_flowers(reader))?;
    Some(reader.without(at..at + 1))
}

/// Whether a category is of flowers.
fn are_flowers(reader: &Reader<'_>) -> bool {
    reader.vocabulary.named_by(OF_FLOWERS) != 0
}

/// `did not choose a wedding` for `did not choose flowers for a wedding`, where all rows have some of these.
pub(super) fn things_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_thing = |at: usize| {
        let is_own = reader.uses(at).own & reader.vocabulary.lists() != 0 && !reader.is_human(at);
        let is_many = reader.word(at).ends_with('s');
        reader.matches[at].is_empty()
            && (is_own && is_many || FLOWERS.contains(&reader.word(at)) && are_flowers(reader))
    };
    let at = (2..reader.end()).find(|at| {
        is_thing(*at) && reader.word(at + 1) == "for" && !function::is_own(reader.word(at - 1))
    })?;
    let verb = at - 1 - usize::from(reader.kind(at - 1).determiner);
    let next = at + 2 + usize::from(matches!(reader.word(at + 2), "a" | "an" | "either" | "the"));
    let next = next + usize::from(reader.kind(next).determiner);
    let is_item = reader.matches.get(next).is_some_and(|of| !of.is_empty());
    let is_verb = reader.matches[verb].is_empty() && !reader.kind(verb).preposition;
    (is_item && is_verb).then(|| reader.without(verb + 1..at + 2))
}

/// `did not choose either the cat or the Ming` for `did not choose either the cat or the cup from the Ming period`.
pub(super) fn thing_from(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const CHOOSING: &[&str] = &["buy", "choos", "order", "pick", "purchas", "select"];
    let is_listed = |the: usize| {
        matches!(reader.word(the - 1), "either" | "neither" | "nor" | "or")
            && (1..the)
                .any(|at| CHOOSING.contains(&reader.stem(at)) && reader.matches[at].is_empty())
    };
    let found = |the: usize| {
        let noun = reader.phrase(the, "the").filter(|_| is_listed(the))?;
        let from = (reader.word(noun + 1) == "from").then_some(noun + 2)?;
        let item = from + usize::from(reader.kind(from).determiner);
        let persons = reader.vocabulary.of_persons();
        let is_thing = |of: &Match| persons >> of.of.sense & 1 == 0;
        let is_noun = reader.matches[noun].is_empty() && !reader.is_human(noun);
        let end =
            reader.matches.get(item)?.iter().filter(|of| is_thing(of)).map(|of| of.end).max()?;
        // `the Ming period`
        let heading = reader.uses(end).named != 0 && reader.matches.get(end)?.is_empty();
        is_noun.then_some((noun, from, item, end, usize::from(heading)))
    };
    let (noun, _, item, end, heading) = (2..reader.end().saturating_sub(3)).find_map(found)?;
    Some(
        [&reader.tokens[..noun], &reader.tokens[item..end], &reader.tokens[end + heading..]]
            .concat(),
    )
}
