//! Ranks that are told by how well somebody did: `did better than Ann but not as well as Bob`, `in the top three`.

use itertools::Itertools;

use super::super::lexicon::story::is_unit;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Vocabulary};
use super::super::words;
use super::roundabout::in_order;

/// The category of ranks, of which the first is the best, if there is just one.
pub(super) fn ranks(vocabulary: &Vocabulary) -> Option<&Sense> {
    const HEADINGS: &[&str] = &["finish", "order", "place", "posit", "prize", "rank"];
    let is_rank = |sense: &usize| {
        let of = &vocabulary.senses[*sense];
        of.measure == Measure::Places
            && of.scale.is_some()
            && HEADINGS.iter().any(|stem| vocabulary.is_named(*sense, stem))
    };
    let only = (0..vocabulary.senses.len()).filter(is_rank).exactly_one().ok()?;
    Some(&vocabulary.senses[only])
}

/// `finished ahead of Ann but behind Bob` for `did better than Ann but not as well as Bob`, `finished higher than Ann` and
/// the like; `beat Ann by one place` for `edged out Ann by a single place`.
pub(super) fn better(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PLAIN: &[(&[&str], &str)] = &[
        (&["did better than", "fared better than"], "finished ahead of"),
        (&["did worse than", "fared worse than"], "finished behind"),
        (&["didn 't do as well as", "did not do as well as"], "finished behind"),
        (&["didn 't fare as well as", "did not fare as well as"], "finished behind"),
        (&["not as well as"], "behind"),
        (&["edged out", "edged", "outpaced", "outperformed", "outplaced", "outraced"], "beat"),
        (&["by a single"], "by one"),
        (&["won a higher prize than", "won a better prize than"], "finished ahead of"),
        (&["won a lower prize than"], "finished behind"),
        (&["higher in the judging than", "better in the judging than"], "ahead of"),
        (&["lower in the judging than"], "behind"),
        (&["beat out"], "beat"),
        (
            &["directly above", "immediately above", "just above", "right above"],
            "immediately ahead of",
        ),
        (
            &["directly below", "immediately below", "just below", "right below"],
            "immediately behind",
        ),
        (&["one place above", "one spot above"], "one place ahead of"),
        (&["one place below", "one spot below"], "one place behind"),
        (&["higher than", "better than"], "ahead of"),
        (&["lower than", "worse than"], "behind"),
    ];
    const FINISHING: &[&str] = &["finish", "finished", "finishes", "placed", "ranked", "ranks"];
    const WORDS: &[&str] = &[
        "better",
        "worse",
        "well",
        "edged",
        "single",
        "higher",
        "lower",
        "outpaced",
        "outperformed",
        "outplaced",
        "outraced",
        "beat",
        "above",
        "below",
    ];
    reader.tokens.iter().any(|token| WORDS.contains(&&*token.word)).then_some(())?;
    ranks(reader.vocabulary)?;
    let mut said: Vec<Token> = Vec::new();
    let mut at = 0;
    while at < reader.end() {
        let plain = PLAIN.iter().find_map(|(said, plain)| Some((reader.any(at, said)?, *plain)));
        // `owns a higher place than`, `paid less, but not as well as`
        let finishes = said.iter().any(|token| FINISHING.contains(&&*token.word));
        let depends = |plain: &str| {
            !plain.starts_with("finished")
                && (plain.ends_with("behind") || plain.ends_with("ahead of"))
        };
        match plain.filter(|(_, plain)| finishes || !depends(plain)) {
            Some((end, plain)) => {
                said.extend(reader.tokens[at].saying(plain));
                at = end;
            }
            None => {
                said.push(reader.tokens[at].clone());
                at += 1;
            }
        }
    }
    Some(ahead_by(reader, &said).unwrap_or(said))
}

/// `finished two places ahead of Ann` for `beat Ann by two places`.
fn ahead_by(reader: &Reader<'_>, said: &[Token]) -> Option<Vec<Token>> {
    let beat = said.iter().position(|token| token.word == "beat")?;
    let by = beat + said[beat..].iter().position(|token| token.word == "by")?;
    let [number, places, rest @ ..] = &said[by + 1..] else { return None };
    words::number(&[&number.word])?;
    if Measure::of_unit(&places.stem).0 != Measure::Places {
        return None;
    }
    let say = |word: &str| said[beat].renamed(word);
    let amount = [say("finished"), number.clone(), places.clone(), say("ahead"), say("of")];
    let plain = [&said[..beat], &amount, &said[beat + 1..by], rest].concat();
    Some(in_order(reader, plain))
}

/// `one place after` for `one track after`, of tracks in an order.
pub(super) fn rows_after(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ORDER: &[&str] = &["after", "before", "earlier", "later"];
    (!reader.vocabulary.has_order).then_some(())?;
    let found = |noun: usize| {
        let story = reader.vocabulary.story.as_ref()?;
        let number = noun - 1;
        let (count, _) = words::number(&[reader.word(number)])?;
        // `sold two cars before the Ford`, `two laps before Bo`, of a list of laps
        let is_told = number > 0
            && (reader.is_be_or_denied(number - 1)
                || matches!(reader.word(number - 1), "came" | "comes" | "finished" | "not" | "'t"));
        let is_valued = reader.uses(noun).own & !reader.vocabulary.lists() != 0;
        let is_row = story.is_thing(reader.stem(noun))
            && reader.matches[noun].is_empty()
            && is_told
            && !is_valued
            && !is_unit(reader.stem(noun));
        (is_row && ORDER.contains(&reader.word(noun + 1))).then_some((noun, count))
    };
    let (noun, count) = (2..reader.end()).find_map(found)?;
    ranks(reader.vocabulary)?;
    let place = reader.tokens[noun].renamed(if count == 1 { "place" } else { "places" });
    Some(reader.with(noun..noun + 1, &[place]))
}

/// `first, second or third` for `in the top three`.
pub(super) fn in_top(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MOST: u32 = 4;
    let is_top = |at: &usize| {
        reader.word(*at) == "top" || reader.word(*at) == "first" && reader.word(at - 2) == "among"
    };
    let top = (2..reader.end()).find(is_top)?;
    let start =
        top.checked_sub(2).filter(|at| reader.any(*at, &["in the", "among the"]).is_some())?;
    let (count, _) =
        words::number(&[reader.word(top + 1)]).filter(|(count, _)| (2..=MOST).contains(count))?;
    let noun = usize::from(matches!(reader.word(top + 2), "finishers" | "places" | "spots"));
    let ranks = ranks(reader.vocabulary)?;
    let is_first = |item: &str| words::ordinal(&item.to_lowercase()) == Some(1);
    if count as usize >= ranks.items.len() || !is_first(&ranks.items[0].text) {
        return None;
    }
    let mut said = reader.tokens[..start].to_vec();
    for (at, rank) in ranks.items.iter().take(count as usize).enumerate() {
        let joint = match at {
            0 => None,
            _ if at + 1 == count as usize => Some("or"),
            _ => Some(","),
        };
        said.extend(joint.map(|joint| reader.tokens[top].renamed(joint)));
        said.push(reader.tokens[top].renamed(&rank.text.to_lowercase()));
    }
    said.extend_from_slice(&reader.tokens[top + 2 + noun..]);
    Some(said)
}

/// `finished one place ahead of Ann` for `received a ribbon one place better than the one awarded to Ann`.
pub(super) fn places_better(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PRIZES: &[&str] = &["award", "medal", "place", "prize", "ribbon", "rosette"];
    const GOT: &[&str] = &["earned", "got", "received", "took", "won"];
    const AWARDED: &[&str] =
        &["that awarded to", "that given to", "that of", "the one awarded to", "the one given to"];
    let is_order = ranks(reader.vocabulary).is_some() || reader.vocabulary.is_of_ranks();
    is_order.then_some(())?;
    let found = |at: usize| {
        let (_, taken) = words::number(&[reader.word(at)])?;
        let places = Measure::of_unit(reader.stem(at + taken)).0 == Measure::Places;
        let order = match reader.word(at + taken + 1) {
            "better" | "higher" => "ahead of",
            "lower" | "worse" => "behind",
            _ => return None,
        };
        let than = reader.phrase(at + taken + 2, "than").filter(|_| places)?;
        Some((at, at + taken, order, than))
    };
    let (number, places, order, than) = (2..reader.end()).find_map(found)?;
    let exactly =
        if matches!(reader.word(number - 1), "exactly" | "just") { number - 1 } else { number };
    // `received a ribbon`
    let prize = exactly.checked_sub(3).filter(|verb| {
        GOT.contains(&reader.word(*verb))
            && matches!(reader.word(verb + 1), "a" | "an")
            && PRIZES.contains(&reader.word(verb + 2))
    });
    let finished =
        |at: usize| matches!(reader.word(at), "finished" | "placed" | "ranked" | "was" | "is");
    let start = prize.or_else(|| exactly.checked_sub(1).filter(|at| finished(*at)))?;
    let other = reader.any(than, AWARDED).unwrap_or(than);
    let say = |words: &str| reader.tokens[start].saying(words);
    let said = [&say("finished")[..], &reader.tokens[exactly..=places], &say(order)].concat();
    Some(reader.with(start..other, &said))
}
