//! What is heard, seen or borrowed from next door is the neighbor's: `Ann hears the banjo from the stall beside hers`. And other
//! things that are told by where they are: `To the right of the flute one can hear the harp`, `The tea and the harp are sold at
//! the same stall`, `the vendor under the white awning`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::words::Words;

/// Stems of what one does with, or suffers from, what a neighbor has.
const ACROSS: Words = Words::of(&[
    "admir", "annoy", "awaken", "awoken", "bark", "borrow", "bother", "chase", "chew", "covet",
    "disturb", "envi", "eye", "hear", "heard", "nibbl", "overhear", "saw", "scare", "see", "seen",
    "smell", "spot", "startl", "watch", "wake", "woken",
]);

/// `Ann is next to the banjo` for `Ann hears the banjo from the stall beside hers`.
pub(super) fn from_next_door(reader: &Reader<'_>) -> Option<Vec<Token>> {
    reader.vocabulary.has_order.then_some(())?;
    let items: Vec<(usize, usize)> = (0..reader.end())
        .filter_map(|at| Some((at, reader.matches[at].iter().map(|of| of.end).max()?)))
        .collect();
    let [(_, first_end), (second, second_end)] = items[..] else { return None };
    let denies = reader.tokens.iter().any(|of| function::denies(&of.word) || of.word == "no");
    let verb = (first_end..second).find(|at| ACROSS.contains(&reader.stem(*at)))?;
    let place = (second_end..reader.end()).find(|at| is_next_door(reader, *at))?;
    let is_joined = reader.tokens[first_end..place]
        .iter()
        .any(|of| matches!(&*of.word, "and" | "but" | "or" | "," | "to" | "into"));
    // `the saddle of the bicycle on`, but not `the banjo that Bob plays on`
    let is_simple = (second_end..place).all(|at| {
        let kind = reader.kind(at);
        (kind.preposition || kind.determiner || !kind.be && !kind.auxiliary && !kind.relative)
            && !reader.word(at).ends_with("ing")
    });
    let owned = (verb..second).any(|at| function::is_own(reader.word(at)));
    // The subject: what stands before the verb and its auxiliaries.
    let subject = (first_end..=verb).find(|at| {
        let kind = reader.kind(*at);
        kind.be
            || kind.auxiliary
            || kind.adverb
            || reader.word(*at) == "can"
            || *at == verb
            || reader.word(*at).ends_with('s')
    })?;
    let is_free = !denies && !is_joined && is_simple && !owned && subject >= first_end;
    // `Winnie, who …,` has commas before the verb, and `Ada's dog` is not Ada.
    let is_plain = !reader.is_possessive(first_end)
        && reader.tokens[..subject].iter().all(|of| of.word != ",");
    if !is_free || !is_plain {
        return None;
    }
    let is_article = second > 0 && reader.kind(second - 1).determiner;
    let of = second - usize::from(is_article);
    let head = (second_end..place)
        .take_while(|at| reader.uses(*at).named != 0)
        .last()
        .map_or(second_end, |at| at + 1);
    let mut said = reader.tokens[..subject].to_vec();
    said.extend(reader.tokens[subject].saying("is next to"));
    said.extend_from_slice(&reader.tokens[of..head]);
    said.extend_from_slice(&reader.tokens[reader.end()..]);
    Some(said)
}

/// Whether the rest of a sentence tells of the next row: `from the stall beside his`, `on the neighbouring boat`, `from next door`.
fn is_next_door(reader: &Reader<'_>, at: usize) -> bool {
    const HIS: &[&str] = &["her own", "hers", "his", "his own", "its own", "their own", "theirs"];
    const BESIDE: &[&str] =
        &["adjacent to", "alongside", "beside", "next to", "right beside", "right next to"];
    let end = reader.end();
    if reader.any(at, &["from next door", "next door"]) == Some(end) {
        return true;
    }
    if !matches!(reader.word(at), "at" | "from" | "in" | "inside" | "of" | "on") {
        return false;
    }
    let noun = at + 1 + usize::from(reader.kind(at + 1).determiner);
    let is_beside = |from: usize| {
        let his = reader.any(from, BESIDE)?;
        reader.any(his, HIS).filter(|of| *of == end)
    };
    // Boats are moored, and stalls are owned: `on the boat next to hers`.
    let is_row = |at: usize| {
        let of = reader.uses(at);
        reader.is_house(at)
            || (of.named | of.own) & !reader.persons() != 0 && reader.matches[at].is_empty()
    };
    match reader.word(noun) {
        "adjacent" | "adjoining" | "neighboring" | "neighbouring" | "next" => {
            is_row(noun + 1) && noun + 2 == end
        }
        word => (word == "one" || is_row(noun)) && is_beside(noun + 1).is_some(),
    }
}

/// `the harp is to the right of the flute` for `To the right of the flute one can hear the harp`.
pub(super) fn one_can_hear(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const SENSED: &[&str] = &[
        "one can find",
        "one can hear",
        "one can see",
        "one can smell",
        "one finds",
        "one hears",
        "one sees",
        "one smells",
        "we find",
        "we see",
        "you can find",
        "you can hear",
        "you can see",
        "you can smell",
        "you find",
        "you hear",
        "you see",
        "you will find",
        "you 'll find",
    ];
    const SIDES: &[&str] = &[
        "directly to the",
        "immediately to the",
        "just to the",
        "next to",
        "somewhere to the",
        "to the",
        "right next to",
        "beside",
    ];
    reader.vocabulary.has_order.then_some(())?;
    reader.any(0, SIDES)?;
    let (start, end) = (1..reader.end()).find_map(|at| Some((at, reader.any(at, SENSED)?)))?;
    let front = start - usize::from(reader.word(start - 1) == ",");
    let names =
        |of: std::ops::Range<usize>| of.filter(|at| !reader.matches[*at].is_empty()).count();
    let is_of_two = names(0..front) == 1 && names(end..reader.end()) == 1;
    let is_whole = reader.tokens[end..reader.end()]
        .iter()
        .all(|of| !matches!(&*of.word, "," | "and" | "but" | "or" | "that" | "who"));
    (is_of_two && is_whole).then(|| {
        let mut said = reader.tokens[end..reader.end()].to_vec();
        said.extend(reader.tokens[start].saying("is"));
        said.extend_from_slice(&reader.tokens[..front]);
        said.extend_from_slice(&reader.tokens[reader.end()..]);
        said
    })
}

/// `is at the same stall as` for `are sold at the same stall`.
pub(super) fn at_the_same(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let same = (3..reader.end())
        .find(|at| reader.any(*at, &["at the same", "in the same", "on the same"]).is_some())?;
    let is_last = reader.is_house(same + 3) && same + 4 == reader.end();
    let be = (1..same).find(|at| matches!(reader.word(*at), "are" | "were"))?;
    let and = (1..be).find(|at| reader.word(*at) == "and")?;
    let names =
        |of: std::ops::Range<usize>| of.filter(|at| !reader.matches[*at].is_empty()).count() == 1;
    let is_done =
        be + 1 == same || be + 2 == same && super::super::words::is_participle(reader.word(be + 1));
    let is_plain = !reader.tokens[..same]
        .iter()
        .any(|of| function::denies(&of.word) || matches!(&*of.word, "," | "both" | "either"));
    (is_last && is_done && is_plain && names(0..and) && names(and + 1..be)).then(|| {
        let mut said = reader.tokens[..and].to_vec();
        said.push(reader.tokens[be].renamed("is"));
        said.extend_from_slice(&reader.tokens[same..reader.end()]);
        said.push(reader.tokens[be].renamed("as"));
        said.extend_from_slice(&reader.tokens[and + 1..be]);
        said.extend_from_slice(&reader.tokens[reader.end()..]);
        said
    })
}

/// `with the white awning` for `under the white awning`: who is there has it.
pub(super) fn under_it(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// What a house or a person has, so that one is under, in or behind it.
    const COVERS: &[&str] = &[
        "awning", "canopy", "curtain", "door", "flag", "gate", "parasol", "roof", "shutter",
        "tent", "umbrella",
    ];
    let covers = reader.vocabulary.headed(COVERS);
    let is_cover = |at: &usize| {
        matches!(reader.word(*at), "behind" | "beneath" | "under" | "underneath")
            && reader.word(at + 1) == "the"
            && reader.matches.get(at + 2).is_some_and(|found| {
                found.iter().any(|of| {
                    let bit = 1 << of.of.sense;
                    covers & bit != 0 && reader.uses(of.end).named & bit != 0
                })
            })
    };
    // `directly behind the red gate` may be an order.
    let is_free = |at: &usize| {
        *at > 0
            && !matches!(
                reader.word(at - 1),
                "directly" | "immediately" | "just" | "right" | "somewhere"
            )
    };
    let at = (1..reader.end()).filter(is_cover).find(is_free)?;
    Some(reader.with(at..at + 1, &reader.tokens[at].saying("with")))
}

/// `, and Ann is to the right of Bob` for `, and Ann's is the one further to the right`, behind `between Bob and Ann`.
pub(super) fn further_of_two(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const FURTHER: &[&str] = &[
        "further to the left",
        "further to the right",
        "farther to the left",
        "farther to the right",
        "on the left",
        "on the right",
        "to the left",
        "to the right",
    ];
    reader.vocabulary.has_order.then_some(())?;
    let end = reader.end();
    let (start, side) =
        (3..end).find_map(|at| Some((at, reader.any(at, FURTHER).filter(|of| *of == end)?)))?;
    let one =
        start.checked_sub(2).filter(|at| reader.any(*at, &["the one"]).is_some()).unwrap_or(start);
    let be = one.checked_sub(1).filter(|be| reader.kind(*be).be)?;
    let joint = (1..be).rfind(|at| matches!(reader.word(*at), "and" | "with"))?;
    let named = |of: std::ops::Range<usize>| {
        let found = of.filter(|at| !reader.matches[*at].is_empty());
        found.map(|at| (at, reader.matches[at][0].of)).collect::<Vec<_>>()
    };
    let between = (0..joint).find(|at| reader.word(*at) == "between")?;
    let (last, two) = (named(joint..be), named(between..joint));
    let ([(who, is)], [(_, first), (_, second)]) = (&last[..], &two[..]) else { return None };
    let other = match (first == is, second == is) {
        (true, false) => two[1].0,
        (false, true) => two[0].0,
        _ => return None,
    };
    let name = |at: usize| &reader.tokens[at..reader.matches[at][0].end];
    let mut said = reader.tokens[..joint + 1].to_vec();
    said.extend_from_slice(name(*who));
    said.extend(reader.tokens[be].saying(&format!("is to the {} of", reader.word(side - 1))));
    said.extend_from_slice(name(other));
    said.extend_from_slice(&reader.tokens[end..]);
    Some(said)
}
