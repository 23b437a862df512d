//! What something was done for, and other words that add nothing to an amount or a thing: `sold the boat` for `sold the boat to buy
//! stamps`, `the family boat`; `has $50` for `has the biggest amount of money`.

use super::super::function;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::Sense;
use super::super::words;

/// Stems of verbs of what one gives away or uses for something else.
const MEANS: &[&str] =
    &["borrow", "hock", "pawn", "sell", "sold", "spend", "spent", "trade", "use"];

/// What one does it for.
const ENDS: &[&str] = &[
    "acquire", "afford", "buy", "cover", "defend", "finance", "fund", "get", "guard", "hide",
    "invest", "keep", "obtain", "pay", "protect", "purchase", "raise", "secure", "support",
];

/// `sold the boat` for `sold the boat to buy stamps`, of what no item is.
pub(super) fn purpose(reader: &Reader<'_>) -> Option<Vec<Token>> {
    /// How many words may tell what it was for.
    const LONGEST: usize = 6;
    let is_end = |at: usize| {
        let kind = reader.kind(at);
        matches!(reader.word(at), "" | "." | "," | ";" | ")" | "and" | "but")
            || kind.be
            || kind.live
            || reader.is_be_or_denied(at)
            || kind.auxiliary
            || words::is_finite(reader.word(at))
                && reader.uses(at).verb != 0
                && reader.uses(at).own == 0
    };
    let begins = |at: usize| {
        let verb = (0..at).rfind(|at| MEANS.contains(&reader.stem(*at)));
        let is_led = verb.is_some_and(|verb| (verb + 1..at).all(|at| reader.word(at) != ","));
        reader.word(at) == "to"
            && ENDS.contains(&reader.word(at + 1))
            && reader.ends_item(at)
            && is_led
            && !reader.is_within_item(at)
    };
    let start = (2..reader.end()).find(|at| begins(*at))?;
    let end = (start + 2..=start + 2 + LONGEST).find(|at| is_end(*at))?;
    let is_plain = |at: usize| {
        reader.matches.get(at).is_some_and(Vec::is_empty)
            && !matches!(reader.word(at), "than" | "not" | "or" | "nor" | "from" | "'s")
    };
    (start + 1..end).all(is_plain).then(|| reader.without(start..end))
}

/// `his boat` for `his family boat`, `exactly 30` for `precisely 30`.
pub(super) fn family(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_thing = |at: usize| {
        let people = reader.vocabulary.of_persons() | reader.vocabulary.folk;
        let of = reader.matches.get(at);
        of.is_some_and(|of| !of.is_empty() && of.iter().all(|of| people >> of.of.sense & 1 == 0))
    };
    let is_family = |at: usize| {
        let is_own = function::is_own(reader.word(at - 1)) || reader.word(at - 1) == "the";
        let is_free = reader.uses(at).own == 0 && !reader.is_within_item(at);
        reader.word(at) == "family" && is_own && is_free && is_thing(at + 1)
    };
    if let Some(at) = (1..reader.end()).find(|at| is_family(*at)) {
        return Some(reader.without(at..at + 1));
    }
    let is_exact = |at: usize| {
        reader.word(at) == "precisely" && words::number(&[reader.word(at + 1)]).is_some()
    };
    let at = (1..reader.end()).find(|at| is_exact(*at))?;
    Some(reader.with(at..at + 1, &[reader.tokens[at].renamed("exactly")]))
}

/// The value itself for `the biggest amount of stamps`, `the smallest number`.
pub(super) fn most(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const NOUNS: &[&str] = &["amount", "count", "number", "quantity", "sum", "total"];
    const DEPENDS: &[&str] = &["among", "if", "than", "unless", "whether"];
    let found = |the: usize| {
        let most = match reader.word(the + 1) {
            "biggest" | "greatest" | "highest" | "largest" => true,
            "least" | "lowest" | "smallest" => false,
            _ => return None,
        };
        (reader.word(the) == "the" && NOUNS.contains(&reader.word(the + 2))).then_some((the, most))
    };
    let (the, most) = (1..reader.end()).find_map(found)?;
    let noun = the + 2;
    let is_noun = |at: usize| {
        let kind = reader.kind(at);
        let is_plain = !(kind.determiner || kind.be || kind.preposition || kind.relative);
        is_plain && reader.tokens.get(at).is_some_and(Token::is_word)
    };
    let of = reader.phrase(noun + 1, "of").filter(|of| is_noun(*of));
    let of = of.filter(|of| reader.matches.get(*of).is_some_and(Vec::is_empty));
    let end = of.map_or(noun + 1, |of| of + 1);
    let ends = matches!(reader.word(end), "" | "." | "," | ";" | ")" | "and" | "but")
        || reader.is_be_or_denied(end);
    let depends = reader.tokens.iter().any(|token| DEPENDS.contains(&&*token.word));
    if !ends || depends || reader.is_of_extreme_of_some() || reader.word(0) == "of" {
        return None;
    }
    let scaled = reader.vocabulary.all(|sense: &Sense| sense.scale.is_some());
    let named = of.map_or(0, |of| {
        let stem = reader.stem(of);
        let of_unit = |sense: &Sense| sense.unit.as_deref() == Some(stem);
        (reader.uses(of).own | reader.vocabulary.all(of_unit)) & scaled
    });
    let senses = if named == 0 { reader.uses(noun).own & scaled } else { named };
    (senses.count_ones() == 1).then_some(())?;
    let value = reader.vocabulary.highest_of(senses.trailing_zeros() as usize, most)?;
    Some(reader.with(the..end, &reader.saying_item(the, value)))
}
