//! A fact and a comparison in one sentence: `Kay bought the vase the day after Cora`, `The day before Ann shopped, Kay bought
//! the vase`, `It was on Monday that the lamp was bought`.

use itertools::Itertools;

use super::super::mention::Reader;
use super::super::nth::OCCASIONS;
use super::super::sentence::all_of;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::Read;
use super::clefts::is_plain;
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// Words on which depends what stands beside them.
const BOUND: &[&str] = &[
    "'t", "although", "and", "because", "but", "either", "if", "neither", "never", "no", "nor",
    "not", "or", "since", "unless", "until", "when", "whether", "while",
];

/// What a sentence says that tells what somebody did, and when beside somebody else.
pub(super) fn fact_and_comparison(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    if tokens.iter().any(|token| BOUND.contains(&&*token.word)) {
        return None;
    }
    let reader = Reader::new(vocabulary, tokens);
    reader.told_and_timed(read).or_else(|| reader.paid_more(read))
}

/// `Kay bought the vase on Monday, two days before Ann`: what the comma sets off is told of the row of the fact.
pub(super) fn fact_then_comparison(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    // Others that may be told of, or that tell of others themselves.
    const OTHERS: &[&str] = &["did", "does", "is", "was", "who", "which", "whose", "that"];
    let comma = tokens.iter().positions(|token| token.word == ",").exactly_one().ok()?;
    let (told, beside) = (&tokens[..comma], tokens.get(comma + 1..)?);
    let is_bound = |token: &Token| BOUND.contains(&&*token.word);
    if tokens.iter().any(is_bound) || beside.iter().any(|of| OTHERS.contains(&&*of.word)) {
        return None;
    }
    let fact = read(told).filter(is_plain)?;
    let reader = Reader::new(vocabulary, told);
    let ends = reader.nouns(0).into_iter().map(|(end, _)| end);
    let subject =
        ends.filter(|end| *end < comma && super::super::partial::acts(&told[*end])).min()?;
    let was = told[subject].renamed("was");
    // `paid $40, $10 more than Ann`: as with the verb of the fact itself.
    let value = (subject + 1..comma).rfind(|at| !reader.matches[*at].is_empty());
    let with_verb = value.map(|value| [&told[..value], beside].concat());
    let said = [Some([&told[..subject], &[was], beside].concat()), with_verb];
    let says = said.into_iter().flatten().find_map(|said| read(&said))?;
    let is_comparison = !is_plain(&says) && !matches!(says, Form::Different(..) | Form::Not(_));
    is_comparison.then(|| Form::And(vec![fact, says]))
}

impl Reader<'_> {
    /// `Kay bought the vase two days after Cora bought the hat`
    fn told_and_timed(&self, read: Read<'_>) -> Option<Statement> {
        let fronted = self.comparison(0).and_then(|_| {
            let comma = self.tokens.iter().position(|token| token.word == ",")?;
            let is_only = !self.tokens[comma + 1..].iter().any(|token| token.word == ",");
            is_only.then(|| [&self.tokens[comma + 1..], &self.tokens[..comma]].concat())
        });
        if let Some(tokens) = fronted {
            return Reader::new(self.vocabulary, &tokens).told_then_timed(read);
        }
        self.told_then_timed(read)
    }

    fn told_then_timed(&self, read: Read<'_>) -> Option<Statement> {
        let (at, than) = (2..self.end()).find_map(|at| Some((at, self.comparison(at)?)))?;
        let mut subjects = self.nouns(0).into_iter().map(|(end, _)| end).filter(|end| *end < at);
        let subject = subjects.find_map(|end| {
            let is_whole = super::super::partial::acts(&self.tokens[end]);
            is_whole.then(|| &self.tokens[..end])
        })?;
        // What stands before is a whole sentence, as `Kay bought the vase`, or tells nothing, as `Kay shopped`.
        let told = &self.tokens[subject.len()..at];
        let is_fact = !told.iter().all(|token| self.says_nothing(token));
        let fact = if is_fact { Some(read(&self.tokens[..at]).filter(is_plain)?) } else { None };
        let at = at + usize::from(self.word(at) == "on");
        let was = self.tokens[at].renamed("was");
        let did = self.tokens[at].renamed("did");
        let others = self.nouns(than).into_iter().map(|(end, _)| end);
        let (end, second) = others
            .filter_map(|end| Some((end, self.told_of_other(than, end, read)?)))
            .max_by_key(|(end, _)| *end)?;
        let compared = [subject, &[was], &self.tokens[at..end], &[did]].concat();
        let compared = read(&compared).or_else(|| read(&compared[..compared.len() - 1]))?;
        if fact.is_none() && second.is_none() {
            return None;
        }
        let is_comparison =
            !is_plain(&compared) && !matches!(compared, Form::Different(..) | Form::Not(_));
        if !is_comparison {
            return None;
        }
        all_of([fact, Some(compared), second].into_iter().flatten().collect())
    }

    /// Where the name begins of somebody with whom is compared, if a comparison of times begins here: `the day after`, `two
    /// days before`, `later in the week than`.
    fn comparison(&self, at: usize) -> Option<usize> {
        const MOMENTS: &[&str] = &["day", "evening", "month", "morning", "night", "week", "year"];
        let at = at + usize::from(self.word(at) == "on" && self.word(at + 1) == "the");
        let order = |at: usize| matches!(self.word(at), "after" | "before").then_some(at + 1);
        if self.word(at) == "the" && MOMENTS.contains(&self.word(at + 1)) {
            return order(at + 2);
        }
        if matches!(self.word(at), "directly" | "immediately" | "right" | "sometime") {
            return order(at + 1);
        }
        if matches!(self.word(at), "earlier" | "later") {
            let behind =
                self.any(at + 1, &["in the week", "in the month", "in the year", "in the day"]);
            let than = behind.unwrap_or(at + 1);
            return (self.word(than) == "than").then_some(than + 1);
        }
        let amount = self.amount(at)?;
        amount.unit.filter(|unit| unit.measure.is_time())?;
        (at + 1..at + 5).find_map(order)
    }

    /// What is told of who stands behind a comparison: nothing of `did`, that the hat is Cora's of `Cora bought the hat`.
    fn told_of_other(&self, start: usize, end: usize, read: Read<'_>) -> Option<Option<Statement>> {
        let rest = &self.tokens[end..];
        let is_aside = rest.iter().any(|token| token.word == ",");
        if is_aside || self.is_possessive(end) {
            return None;
        }
        let is_light = |token: &Token| self.says_nothing(token);
        if rest.iter().all(is_light) {
            return Some(None);
        }
        Some(Some(read(&self.tokens[start..]).filter(is_plain)?))
    }

    /// Whether a word behind somebody tells nothing of them: `did`, `made her purchase`, `went shopping`.
    fn says_nothing(&self, token: &Token) -> bool {
        let at = self.tokens.iter().position(|of| of.span == token.span).unwrap_or(0);
        let kind = self.kind(at);
        let is_new = self.is_loose_verb(at) || kind.be || kind.determiner || kind.auxiliary;
        let is_thing = kind.thing
            || OCCASIONS.contains(&self.word(at))
            || matches!(
                self.word(at),
                "her" | "his" | "its" | "purchase" | "something" | "visit" | "trip" | "turn"
            );
        self.matches[at].is_empty() && token.is_word() && (is_new || is_thing)
    }

    /// `Kay spent $5 more on the vase than Ann did on the hat`
    fn paid_more(&self, read: Read<'_>) -> Option<Statement> {
        let than = (4..self.end()).find(|at| self.word(*at) == "than")?;
        let joint = (2..than).find(|at| {
            matches!(self.word(*at), "for" | "on") && matches!(self.word(at - 1), "more" | "less")
        })?;
        let verb =
            (1..joint).find(|at| matches!(self.stem(*at), "paid" | "pay" | "spent" | "spend"))?;
        let subject = &self.tokens[..verb];
        let item = &self.tokens[joint..than];
        let other = self.nouns(than + 1).into_iter().map(|(end, _)| end).find(|end| {
            let next = self.word(*end);
            *end == self.end() || matches!(next, "did" | "paid" | "spent" | "for" | "on")
        })?;
        let name = &self.tokens[than + 1..other];
        let rest = &self.tokens[other..];
        let of = rest.iter().position(|token| matches!(&*token.word, "for" | "on"));
        // `more for the rug than for the lamp`, and `than the lamp cost`
        let is_short = rest.len() - of.map_or(0, |of| rest.len() - of) <= 1;
        if !is_short || !rest.iter().all(Token::is_word) {
            return None;
        }
        let paid = |who: &[Token], what: &[Token]| {
            read(
                &[who, &[self.tokens[verb].renamed("paid"), what[0].renamed("for")], &what[1..]]
                    .concat(),
            )
            .filter(is_plain)
        };
        let first = paid(subject, item)?;
        let second = match of {
            Some(of) => Some(paid(name, &rest[of..])?),
            None => None,
        };
        let compared = read(&[&self.tokens[..joint], &self.tokens[than..other]].concat())?;
        all_of([Some(first), Some(compared), second].into_iter().flatten().collect())
    }
}
