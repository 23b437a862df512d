//! A fact and a comparison in one sentence: `Kay bought the vase the day after Cora`, `The day before Ann shopped, Kay bought
//! the vase`, `It was on Monday that the lamp was bought`.

use itertools::Itertools;

use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::nth::OCCASIONS;
use super::super::sentence::all_of;
use super::super::token::{Token, phrase};
use super::super::vocabulary::Vocabulary;
use super::Read;
use super::clefts::is_plain;
use crate::model::statement::Form;
use crate::syntax::ast::{Name, Statement};

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
        return two_comparisons(vocabulary, tokens, read);
    }
    let reader = Reader::new(vocabulary, tokens);
    reader.told_and_timed(read).or_else(|| reader.paid_more(read))
}

/// A sentence without `exactly` right before a comparison of times, which is exact anyway: `shown exactly four months after Ann`.
pub(super) fn without_exactly(vocabulary: &Vocabulary, tokens: &[Token]) -> Option<Vec<Token>> {
    let reader = Reader::new(vocabulary, tokens);
    let is_idle = |at: &usize| {
        reader.word(*at) == "exactly"
            && reader.amount(at + 1).is_some()
            && reader.comparison(at + 1).is_some()
    };
    let idle: Vec<usize> = (1..reader.end()).filter(is_idle).collect();
    let kept = tokens.iter().enumerate().filter(|(at, _)| !idle.contains(at));
    (!idle.is_empty()).then(|| kept.map(|(_, token)| token.clone()).collect())
}

/// `Kay was there an even number of months after Ann`, where no months stand in a row: so many months after, for each even number.
pub(super) fn even_number_after(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    read: Read<'_>,
) -> Option<Statement> {
    /// No two months, or days of one, are further apart.
    const MOST: &[(&str, u32)] = &[("days", 30), ("months", 11)];
    let at = (2..tokens.len()).find(|at| phrase(&tokens[*at..], "an even number of").is_some());
    let odd = || (2..tokens.len()).find(|at| phrase(&tokens[*at..], "an odd number of").is_some());
    let (at, first) = at.map(|at| (at, 2)).or_else(|| odd().map(|at| (at, 1)))?;
    let noun = at + 4;
    let (_, most) =
        MOST.iter().find(|(of, _)| tokens.get(noun).is_some_and(|it| it.word == *of))?;
    let order = tokens.get(noun + 1)?;
    if !matches!(&*order.word, "after" | "before")
        || tokens.iter().any(|of| BOUND.contains(&&*of.word))
    {
        return None;
    }
    // `May 1912` and `June 1914` are further apart.
    let is_year = |word: &str| word.len() == 4 && word.parse::<u32>().is_ok();
    let has_year = |item: &Name| item.text.contains(' ') && item.text.split(' ').any(is_year);
    if vocabulary.senses.iter().flat_map(|of| &of.items).any(has_year) {
        return None;
    }
    let by = |count: u32| {
        let said = match count {
            1 => tokens[at].saying(&format!("1 {}", tokens[noun].word.trim_end_matches('s'))),
            _ => tokens[at].saying(&format!("{count} {}", tokens[noun].word)),
        };
        let says = read(&[&tokens[..at], &said, &tokens[noun + 1..]].concat());
        says.filter(|says| matches!(says, Form::Than { .. }))
    };
    let all: Option<Vec<_>> = (first..=*most).step_by(2).map(by).collect();
    Some(Form::Or(all?))
}

/// `Kay bought the vase two days after Ann, and three days before Cora bought the hat`: the second time is that of Kay as well.
fn two_comparisons(vocabulary: &Vocabulary, tokens: &[Token], read: Read<'_>) -> Option<Statement> {
    let bound = tokens.iter().positions(|token| BOUND.contains(&&*token.word));
    let and = bound.exactly_one().ok().filter(|at| tokens[*at].word == "and")?;
    let comma = usize::from(tokens.get(and.checked_sub(1)?)?.word == ",");
    let reader = Reader::new(vocabulary, tokens);
    let other = reader.comparison(and + 1)?;
    let subject = reader.subject(and)?;
    let whole =
        |said: &[Token]| read(said).or_else(|| Reader::new(vocabulary, said).told_and_timed(read));
    let was = [tokens[subject].renamed("was")];
    let second = whole(&[&tokens[..subject], &was, &tokens[and + 1..]].concat())?;
    let first = whole(&tokens[..and - comma])?;
    (other < tokens.len()).then(|| all_of(vec![first, second]))?
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
    let subject = reader.subject(comma)?;
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
    /// Where the subject ends, in front of the verb and of some token.
    fn subject(&self, before: usize) -> Option<usize> {
        let ends = self.nouns(0).into_iter().map(|(end, _)| end);
        ends.filter(|end| *end < before && super::super::partial::acts(&self.tokens[*end])).min()
    }

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
        // `after Ann Dale`
        let people = self.vocabulary.of_persons();
        let is_last = |of: &Match| of.end == self.end() && people >> of.of.sense & 1 == 1;
        if self.matches[end].iter().any(is_last) {
            let is = [self.tokens[end].renamed("is")];
            return Some(Some(
                read(&[&self.tokens[start..end], &is, rest].concat()).filter(is_plain)?,
            ));
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
