//! What is given and to whom: `does not belong to the guest who has tea` for `was not given to the guest who has tea`, `bought the
//! scarf` for `gave the scarf`, and what is put somewhere: `has the dragon` for `put the dragon on her locker`.

use super::super::function;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::token::Token;

/// `does not belong to the guest who has tea` for `was not given to the guest who has tea`, of a thing.
pub(super) fn given_to(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GIVEN: &[&str] = &["awarded to the", "given to the"];
    let given = (2..reader.end()).find(|at| reader.any(*at, GIVEN).is_some())?;
    let is_denied = matches!(reader.word(given - 1), "not" | "'t");
    let be = given.checked_sub(1 + usize::from(is_denied))?;
    let who = given + 3;
    let is_told = reader.kind(be).be
        && reader.is_thing_before(be)
        && reader.is_human(who)
        && reader.matches.get(who)?.is_empty()
        && !reader.ends_clause(who + 1);
    let said = if is_denied { "does not belong" } else { "belongs" };
    is_told.then(|| reader.with(be..given + 1, &reader.tokens[given].saying(said)))
}

/// `went to Rome` for `went to a buyer from Rome`, of a thing.
pub(super) fn went_to(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let found = |at: usize| {
        let who = reader.any(at, &["went to a", "went to the", "goes to a", "goes to the"])?;
        let from = matches!(reader.word(who + 1), "from" | "in");
        let is_somebody = reader.uses(who).named == 0 && reader.matches.get(who)?.is_empty();
        (from && is_somebody && reader.is_thing_before(at)).then_some((at + 2, who + 2))
    };
    let (from, to) = (1..reader.end()).find_map(found)?;
    Some(reader.without(from..to))
}

/// `bought the scarf` for `gave the scarf`, of gifts for which the header has what was paid, and where nobody is told to get it.
pub(super) fn gave(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const GIFTS: &[&str] = &["donat", "gift", "present", "prize"];
    let vocabulary = reader.vocabulary;
    let is_gift = |of: &Match| GIFTS.iter().any(|stem| vocabulary.is_named(of.of.sense, stem));
    let found = |at: &usize| {
        let item = at + 1 + usize::from(reader.kind(at + 1).determiner);
        let mut gifts = reader.matches.get(item).into_iter().flatten().filter(|of| is_gift(of));
        matches!(reader.word(*at), "gave" | "gives")
            && gifts.any(|of| reader.ends_clause(of.end) || reader.word(of.end) == "but")
    };
    // One of two kinds of persons gives, and the other one receives.
    let persons = reader.persons();
    let receivers = vocabulary
        .where_sense(|of| ["receiv", "recipi"].iter().any(|stem| vocabulary.is_named(of, stem)));
    let has_receivers = persons.count_ones() > 1 || persons & receivers != 0;
    let is_paid = reader.of_money() != 0 && !has_receivers;
    let at = (1..reader.end()).find(found).filter(|_| is_paid)?;
    Some(reader.with(at..at + 1, &[reader.tokens[at].renamed("bought")]))
}

/// `priced her cakes at $4` for `sold her cakes for $4`.
pub(super) fn sold_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let money = reader.of_money();
    let persons = reader.persons();
    let sold = (1..reader.end()).find(|at| matches!(reader.word(*at), "sold" | "sells"))?;
    let item = sold + 1 + usize::from(reader.kind(sold + 1).determiner);
    let end = reader.matches.get(item)?.iter().map(|of| of.end).max()?;
    let is_price = |of: &Match| money >> of.of.sense & 1 == 1;
    let is_person = |of: &Match| of.end == sold && persons >> of.of.sense & 1 == 1;
    let is_told = matches!(reader.word(end), "at" | "for")
        && reader.matches.get(end + 1)?.iter().any(is_price)
        && reader.matches[..sold].iter().flatten().any(is_person);
    is_told.then(|| {
        let said = [
            &[reader.tokens[sold].renamed("priced")],
            &reader.tokens[sold + 1..end],
            &[reader.tokens[end].renamed("at")],
        ];
        reader.with(sold..end + 1, &said.concat())
    })
}

/// `has the dragon` for `put the dragon on her locker`, `served her cake on the red plate` for `put her cake on the red plate`.
pub(super) fn put_there(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const ON: &[&str] = &["at", "in", "inside", "on"];
    let put = (1..reader.end()).find(|at| matches!(reader.word(*at), "put" | "puts"))?;
    let item = put + 1 + usize::from(reader.kind(put + 1).determiner);
    let end = reader.matches.get(item)?.iter().map(|of| of.end).max()?;
    if !ON.contains(&reader.word(end)) {
        return None;
    }
    let noun = end + 2;
    let is_own = function::is_own(reader.word(end + 1))
        && reader.matches.get(noun).is_some_and(Vec::is_empty)
        && (reader.is_house(noun) || reader.uses(noun).named != 0)
        && reader.ends_clause(noun + 1);
    let put_token = &reader.tokens[put];
    match is_own {
        true => {
            let said = [&put_token.saying("has"), &reader.tokens[put + 1..end]].concat();
            Some(reader.with(put..noun + 1, &said))
        }
        false => Some(reader.with(put..put + 1, &[put_token.renamed("served")])),
    }
}

impl Reader<'_> {
    /// Whether an item that is nobody stands right before a verb, which may have a noun of its own: `The kite`, `The 2013 sale`.
    fn is_thing_before(&self, verb: usize) -> bool {
        let persons = self.persons();
        let is_thing = |of: &Match| persons >> of.of.sense & 1 == 0;
        let ends = |of: &&Match| of.end == verb || of.end + 1 == verb && !self.is_human(verb - 1);
        let mut last = (0..verb).flat_map(|at| &self.matches[at]).filter(ends).peekable();
        last.peek().is_some() && last.all(is_thing)
    }
}
