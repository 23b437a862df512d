//! Sentences that say a plain thing in another order: `Tea is what Bob drinks`, `In May, the tulips bloom`, `Ann, not
//! Bob, had the pasta`, `It took Ann 15 minutes to make the cat`. Each is put in the plain order and read.

use super::super::function;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::partial::acts;
use super::super::relation::Relation;
use super::super::sentence;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::Read;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// How a sentence begins that says of one thing what was so.
const IT_IS: &[&str] = &["it is", "it was", "it 's"];

/// What a sentence says that has its words in another order.
pub(super) fn in_plain_order(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    let reader = Reader::new(vocabulary, tokens);
    reader
        .cleft(read)
        .or_else(|| reader.it_was_then(read))
        .or_else(|| reader.it_was_this(read))
        .or_else(|| reader.came_then(read))
        .or_else(|| reader.not_another(read))
        .or_else(|| reader.fronted_phrase(read))
        .or_else(|| reader.cost_somebody(read))
        .or_else(|| reader.took_somebody(read))
}

/// Whether a statement says but what goes together.
pub(super) fn is_plain(says: &Statement) -> bool {
    match says {
        Form::Same(..) => true,
        Form::And(all) => all.iter().all(is_plain),
        _ => false,
    }
}

impl Reader<'_> {
    /// `Tea is what Bob drinks`, `What Bob drinks isn't tea`, `May is the month when the tulips bloom`.
    fn cleft(&self, read: Read<'_>) -> Option<Statement> {
        let at = (0..self.end()).find(|at| matches!(self.word(*at), "what" | "when" | "where"))?;
        let noun = at >= 2
            && self.word(at - 2) == "the"
            && self.matches[at - 1].is_empty()
            && !self.is_human(at - 1);
        let start = match noun {
            true if self.word(at) != "what" => at - 2,
            _ => at,
        };
        // `Tea is what Bob drinks`, or `What Bob drinks is tea`
        let (item, clause, is_denied) = if start == 0 {
            let be = (at + 2..self.end()).rfind(|at| self.is_be_or_denied(*at))?;
            let denial = self.any(be + 1, &["'t", "not"]);
            let item = &self.tokens[denial.unwrap_or(be + 1)..];
            (item, &self.tokens[at + 1..be], denial.is_some())
        } else {
            let last = start - 1;
            let is_denied = matches!(self.word(last), "'t" | "not");
            let be = last.checked_sub(usize::from(is_denied))?;
            let item = self.is_be_or_denied(be).then(|| &self.tokens[..be])?;
            (item, &self.tokens[at + 1..], is_denied)
        };
        // `the very vase that …` and lists are read otherwise, or not at all.
        let is_one = {
            let named = Reader::new(self.vocabulary, item);
            let first = named.tokens.iter().position(|token| token.word != "the")?;
            let is_whole = |of: &Match| of.end == item.len();
            named.matches[first].iter().any(is_whole)
        };
        let prepositions: &[&str] = match self.word(at) {
            "what" => &[""],
            "when" => &["in", "on", "at"],
            _ => &["at", "in", "to", "from", "on"],
        };
        if !is_one || clause.iter().any(|token| token.word == "," || token.word == "than") {
            return None;
        }
        let says = prepositions.iter().find_map(|word| {
            let joined = (!word.is_empty()).then(|| self.tokens[at].renamed(word));
            let told: Vec<Token> = joined.into_iter().chain(item.iter().cloned()).collect();
            read(&[clause, &told].concat())
        });
        match says.filter(is_plain)? {
            Form::Same(a, b) if is_denied => Some(Form::Different(a, b)),
            says => (!is_denied).then_some(says),
        }
    }

    /// `It was on Monday that the lamp was bought`
    fn it_was_then(&self, read: Read<'_>) -> Option<Statement> {
        let start = self.any(0, IT_IS)?;
        let that = (start + 2..self.end()).find(|at| self.word(*at) == "that")?;
        let item = start + 1 + usize::from(self.kind(start + 1).determiner);
        let is_whole = self.matches.get(item)?.iter().any(|of| of.end == that);
        let clause = &self.tokens[that + 1..];
        let is_joined =
            clause.iter().any(|token| matches!(&*token.word, "," | ";" | "than" | "or"));
        if !is_whole || is_joined || !matches!(self.word(start), "at" | "for" | "in" | "on") {
            return None;
        }
        read(&[clause, &self.tokens[start..that]].concat()).filter(is_plain)
    }

    /// `It was the lamp that Ann was polishing`: what was done with what.
    fn it_was_this(&self, read: Read<'_>) -> Option<Statement> {
        let start = self.any(0, IT_IS)?;
        let item = start + usize::from(self.kind(start).determiner);
        let that = self.matches.get(item)?.iter().map(|of| of.end).max()?;
        let clause = self.tokens.get(that + 1..).filter(|_| self.word(that) == "that")?;
        let is_joined = clause.iter().any(|token| {
            matches!(&*token.word, "," | ";" | "than" | "or" | "and" | "not" | "'t" | "never")
        });
        // `It was the lamp that stood in Ann's room` is in the plain order.
        let ends_open = clause.last().is_some_and(|last| last.is_word())
            && !self.ends_item(self.end())
            && !self.kind(self.end() - 1).preposition;
        if is_joined || !ends_open {
            return None;
        }
        read(&[clause, &self.tokens[start..that]].concat()).filter(is_plain)
    }

    /// `Two days after Ann came Bob`, `Directly behind Ann came Bob`.
    fn came_then(&self, read: Read<'_>) -> Option<Statement> {
        const COMING: &[&str] =
            &["came", "comes", "finished", "followed", "sat", "sits", "stood", "stands"];
        const BOUND: &[&str] =
            &["'t", ",", "and", "but", "either", "if", "neither", "never", "nor", "not", "or"];
        let relates = |at: usize| self.relations(at).iter().any(|(_, of)| *of != Relation::Same);
        let is_amount = self.amount(0).is_some_and(|of| of.unit.is_some())
            && matches!(self.word(2), "after" | "before");
        let mut verbs = (2..self.end()).filter(|at| COMING.contains(&self.word(*at)));
        let (Some(verb), None) = (verbs.next(), verbs.next()) else { return None };
        let is_bound = self.tokens.iter().any(|token| BOUND.contains(&&*token.word));
        if is_bound || !(relates(0) || is_amount) {
            return None;
        }
        let is_item = self.matches.get(verb + 1).is_some_and(|of| !of.is_empty());
        let begins = is_item || self.kind(verb + 1).determiner;
        let is_theirs = (0..verb).any(|at| self.is_possessive(at));
        if !begins || is_theirs {
            return None;
        }
        // `came the arrival of the one who …`
        let arrival = self.any(verb + 1, &["the arrival of", "the visit of", "the turn of"]);
        let behind = &self.tokens[arrival.unwrap_or(verb + 1)..];
        let is_order =
            |says: &Statement| sentence::is_of_line(says) || matches!(says, Form::Than { .. });
        read(&[behind, &self.tokens[verb..=verb], &self.tokens[..verb]].concat()).filter(is_order)
    }

    /// `Ann, not Bob, had the pasta`, `It was Ann, and not Bob, who had the pasta`: Bob did not.
    fn not_another(&self, read: Read<'_>) -> Option<Statement> {
        let open = (1..self.end()).find(|at| self.word(*at) == ",")?;
        let denial = self.any(open + 1, &["not", "and not", "but not", "rather than"])?;
        let close = (denial + 1..self.end()).find(|at| self.word(*at) == ",")?;
        let other = self.nouns(denial).into_iter().any(|(end, _)| end == close);
        // Both are told of alike: `it was`, or nothing, stands before the first.
        let start = self.any(0, IT_IS).unwrap_or(0);
        let one = self.nouns(start).into_iter().any(|(end, _)| end == open);
        let rest = &self.tokens[close + 1..];
        if !other || !one || rest.iter().any(|token| token.word == ",") {
            return None;
        }
        let told = |of: &[Token]| {
            let said = [&self.tokens[..start], of, rest].concat();
            match read(&said)? {
                Form::Same(a, b) => Some((a, b)),
                _ => None,
            }
        };
        let (a, b) = told(&self.tokens[start..open])?;
        let (c, d) = told(&self.tokens[denial..close])?;
        Some(Form::And(vec![Form::Same(a, b), Form::Different(c, d)]))
    }

    /// `the tulips bloom in May` for `In May, the tulips bloom`.
    fn fronted_phrase(&self, read: Read<'_>) -> Option<Statement> {
        if !matches!(self.word(0), "at" | "for" | "in" | "on" | "using" | "with") {
            return None;
        }
        let item = (1..self.end()).find(|at| !self.kind(*at).determiner)?;
        let of = self.matches[item].iter().max_by_key(|of| of.end)?;
        // `At the Attic shop`, `In the month of May` name it with a noun of its own.
        let own = |at: usize| self.uses(at).own >> of.of.sense & 1 == 1;
        let end = of.end + usize::from(own(of.end));
        let comma = self.word(end) == ",";
        let clause = &self.tokens[end + usize::from(comma)..];
        let is_joined = clause
            .iter()
            .any(|token| matches!(&*token.word, "," | ";" | "and" | "but" | "or" | "than"));
        let persons = self.vocabulary.of_persons() >> of.of.sense & 1 == 1;
        if is_joined || persons || !clause.iter().any(acts) {
            return None;
        }
        read(&[clause, &self.tokens[..end]].concat()).filter(is_plain)
    }

    /// `The vase cost Ann $20`, `The cat took Ann 15 minutes (to make)`: the vase is hers, and cost $20.
    fn cost_somebody(&self, read: Read<'_>) -> Option<Statement> {
        let is_verb = |at: &usize| is_taking(self.word(*at)) || self.word(*at) == "set";
        let verb = (1..self.end()).find(is_verb)?;
        let (name, amount) = self.somebody_and_amount(verb)?;
        let is_done = amount < self.end();
        let is_other = is_done && (!self.is_to_do(amount) || self.is_other_cost(verb, amount));
        if is_other || self.word(0) == "it" {
            return None;
        }
        let subject = &self.tokens[..verb];
        // `set Ann back $20`
        let plain = match self.word(verb) {
            "set" => self.tokens[verb].renamed("cost"),
            _ => self.tokens[verb].clone(),
        };
        let value = name + usize::from(self.word(name) == "back");
        let cost =
            read(&[subject, &[plain], &self.tokens[value..amount]].concat()).filter(is_plain)?;
        let said = [subject, &[self.tokens[verb].renamed("is")], &self.tokens[verb + 1..name]];
        let mark = self.tokens[verb].renamed("'s");
        let theirs = read(&[&said.concat()[..], &[mark]].concat()).filter(is_plain)?;
        Some(Form::And(vec![cost, theirs]))
    }

    /// `It took Ann 15 minutes to make the cat`, `It cost $20 to ship the vase`.
    fn took_somebody(&self, read: Read<'_>) -> Option<Statement> {
        let verb =
            self.tokens.get(1..2).filter(|_| self.word(0) == "it" && is_taking(self.word(1)))?;
        let (name, amount) = match self.somebody_and_amount(1) {
            Some(found) => found,
            None => (2, self.amount_end(2)?),
        };
        let somebody = &self.tokens[2..name];
        let took = || read(&[somebody, verb, &self.tokens[name..amount]].concat());
        if amount == self.end() {
            return took().filter(is_plain);
        }
        if self.word(amount) != "to" || self.word(amount + 1).is_empty() {
            return None;
        }
        if self.is_other_cost(1, amount) {
            return None;
        }
        let rest = &self.tokens[amount + 2..];
        if somebody.is_empty() {
            return read(&[rest, verb, &self.tokens[name..amount]].concat()).filter(is_plain);
        }
        // `Ann did make the cat`
        let did = [verb[0].renamed("did")];
        let made = read(&[somebody, &did, &self.tokens[amount + 1..]].concat());
        Some(Form::And(vec![took().filter(is_plain)?, made.filter(is_plain)?]))
    }

    /// Whether what something cost to do is not its price: to park or to sell it, to get it home.
    fn is_other_cost(&self, verb: usize, to: usize) -> bool {
        const BUYING: &[&str] = &["acquir", "buy", "get", "obtain", "purchas", "rent"];
        let stem = self.stem(to + 1);
        let rest = self.nouns(to + 2).into_iter().any(|(end, _)| end == self.end());
        let is_all = rest || self.word(to + 2) == "it" || to + 2 == self.end();
        let is_cost = matches!(self.word(verb), "cost" | "costs" | "set");
        stem == "sell" || is_cost && !(BUYING.contains(&stem) && is_all)
    }

    /// Where the amount begins behind the name of somebody that stands behind a verb, and where it ends.
    fn somebody_and_amount(&self, verb: usize) -> Option<(usize, usize)> {
        let persons = self.vocabulary.of_persons();
        let is_person = |of: &&Match| persons >> of.of.sense & 1 == 1;
        let name = self.matches.get(verb + 1)?.iter().find(is_person)?.end;
        let is_set_back = self.word(verb) == "set" && self.word(name) == "back";
        if self.word(verb) == "set" && !is_set_back {
            return None;
        }
        Some((name, self.amount_end(name + usize::from(is_set_back))?))
    }

    /// Where an amount that is a value of a category ends.
    fn amount_end(&self, at: usize) -> Option<usize> {
        let is_value = |of: &&Match| {
            let sense = &self.vocabulary.senses[of.of.sense];
            sense.currency.is_some() || sense.unit.is_some()
        };
        Some(self.matches.get(at)?.iter().find(is_value)?.end)
    }

    /// `to make`, `to finish it`, at the end.
    fn is_to_do(&self, at: usize) -> bool {
        let rest = self.end() - at - 1;
        self.word(at) == "to"
            && function::kind(self.word(at + 1), self.stem(at + 1)) == function::Kind::default()
            && (rest == 1 || rest == 2 && self.word(at + 2) == "it")
    }
}

fn is_taking(word: &str) -> bool {
    matches!(word, "cost" | "costs" | "take" | "takes" | "took")
}
