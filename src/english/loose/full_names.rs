//! Full names in denials, and epithets of amounts: `Ann is Dale, and the pilot is neither Ann nor Dale` for `The pilot isn't Ann
//! Dale`, `$5` for `a mere $5`.

use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;

/// `Ann is Dale, and the pilot is neither Ann nor Dale` for `The pilot isn't Ann Dale`.
pub(super) fn denied(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let names = reader.vocabulary.of_persons();
    let name_at = |at: usize| -> Option<Match> {
        let mut of = reader.matches.get(at)?.iter().filter(|of| names >> of.of.sense & 1 == 1);
        let first = of.next().filter(|_| reader.tokens[at].is_capital)?;
        of.next().is_none().then_some(*first)
    };
    let not = (1..reader.end()).find(|at| matches!(reader.word(*at), "not" | "'t"))?;
    let be = not - 1;
    let (first, second) = (name_at(not + 1)?, name_at(name_at(not + 1)?.end)?);
    // `Ada is not Ben Moss` tells nothing new of Ada, and so of Moss no more.
    let is_named = |of: &Match| [first, second].iter().any(|name| name.of.sense == of.of.sense);
    let is_other = !reader.matches[..be].iter().flatten().any(is_named);
    let is_whole = is_other
        && second.end == reader.end()
        && first.of.sense != second.of.sense
        && reader.is_be_or_denied(be)
        && reader.mentions(0).iter().any(|of| of.end == be);
    let say = |word: &str| reader.tokens[be].renamed(word);
    let (ann, dale) = (&reader.tokens[not + 1..first.end], &reader.tokens[first.end..second.end]);
    let said = [
        ann,
        &[say("is")],
        dale,
        &[say(","), say("and")],
        &reader.tokens[..be],
        &[say("is"), say("neither")],
        ann,
        &[say("nor")],
        dale,
    ];
    is_whole.then(|| super::roundabout::in_order(reader, said.concat()))
}

/// `$5` for `a mere $5`, `30` for `an even 30`.
pub(super) fn mere(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const MERE: &[&str] = &[
        "cool",
        "even",
        "grand total of",
        "hefty",
        "measly",
        "mere",
        "modest",
        "paltry",
        "princely sum of",
        "sum of",
        "tidy",
        "whopping",
    ];
    let found = |at: usize| {
        let article = matches!(reader.word(at), "a" | "an" | "the").then_some(at)?;
        let end = reader.any(at + 1, MERE)?;
        let is_value = |of: &Match| reader.vocabulary.senses[of.of.sense].scale.is_some();
        let is_free = reader.matches[at + 1].is_empty();
        let is_amount = reader.matches.get(end)?.iter().any(is_value);
        (is_amount && is_free).then_some((article, end))
    };
    if let Some((start, end)) = (1..reader.end()).find_map(found) {
        return Some(reader.without(start..end));
    }
    cost_owner(reader)
}

/// `cost $5` for `cost its new owner $5`.
fn cost_owner(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const OWNERS: &[&str] = &["buyer", "owner", "purchaser"];
    let cost = (1..reader.end()).find(|at| reader.word(*at) == "cost")?;
    let its = matches!(reader.word(cost + 1), "its" | "the" | "their").then_some(cost + 2)?;
    let owner = its + usize::from(matches!(reader.word(its), "lucky" | "new" | "proud"));
    let is_value = |of: &Match| reader.vocabulary.senses[of.of.sense].scale.is_some();
    let is_amount = reader.matches.get(owner + 1)?.iter().any(is_value);
    (OWNERS.contains(&reader.word(owner)) && is_amount).then(|| reader.without(cost + 1..owner + 1))
}
