//! Men and women of whom the names are known: `either Ann or Cleo` for `one of the women`.

use std::ops::Range;

use super::super::mention::Reader;
use super::super::sexes::{self, Sex, Sexes};
use super::super::token::{Token, tokens};
use super::super::vocabulary::Thing;
use super::super::words;

/// What some men or women are spoken of for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    /// `both women`, `all of the men`
    All,
    /// `either of the women`, `any of the men`
    Any,
    /// `none of the women`, `neither man`
    None,
    /// `one of the women`, `a woman`
    One,
    /// `the two women`
    Some,
    /// `the woman`
    The,
}

/// Words for men or women: where they stand, and who is meant.
struct Phrase {
    start: usize,
    end: usize,
    of: Of,
    people: Vec<Thing>,
}

/// The sentence with names for all men and women of whom it speaks without more about them.
pub(super) fn named(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let sexes = reader.vocabulary.sexes.as_ref()?;
    if let Some(said) = reader.oldest_of_some(sexes).or_else(|| reader.are_all(sexes)) {
        return Some(said);
    }
    let mut said = Vec::with_capacity(reader.end());
    let (mut at, mut is_paired) = (0, false);
    let phrases = (0..reader.end()).filter_map(|noun| reader.people_at(noun, sexes));
    for phrase in phrases {
        let Some(names) = reader.names_for(&phrase) else { continue };
        if phrase.start < at {
            continue;
        }
        is_paired |= phrase.of == Of::Some && phrase.start == 0;
        said.extend_from_slice(&reader.tokens[at..phrase.start]);
        said.extend(names);
        at = phrase.end;
    }
    if at == 0 {
        return None;
    }
    said.extend_from_slice(&reader.tokens[at..]);
    if is_paired {
        said = in_some_order(said, &reader.tokens[at..]);
    }
    Some(said)
}

/// `Ann and Bea drank tea and milk, in some order`: which of the two women drank which is not said.
fn in_some_order(mut said: Vec<Token>, rest: &[Token]) -> Vec<Token> {
    let has = |word: &str| rest.iter().any(|token| token.word == word);
    let is_told = ["all", "both", "each", "order", "respectively"].into_iter().any(has);
    if has("and")
        && !is_told
        && let Some(last) = rest.last()
    {
        said.extend([",", "in", "some", "order"].map(|word| last.renamed(word)));
    }
    said
}

impl Reader<'_> {
    /// The words for men or women whose noun stands at a token.
    fn people_at(&self, at: usize, sexes: &Sexes) -> Option<Phrase> {
        let (sex, mut is_many) = sexes.sex_of(self.vocabulary, self.word(at))?;
        let is_adjective = matches!(self.word(at), "female" | "male");
        let next = self.tokens.get(at + 1);
        let is_noun =
            is_adjective && next.is_some_and(|next| sexes::is_for_people(self.vocabulary, next));
        if self.is_within_item(at) {
            return None;
        }
        let end = at + 1 + usize::from(is_noun);
        is_many |= is_noun && (self.word(at + 1).ends_with('s') || self.word(at + 1) == "people");
        // `is male`
        if is_adjective && !is_noun && !is_many && self.is_behind_be(at) {
            let people = sexes.all(sex, None)?;
            return self.phrase_of(at, end, Of::One, people);
        }
        let first = at.checked_sub(1)?;
        if !is_many {
            let (start, of) = match self.word(first) {
                "a" => (first, Of::One),
                // `One woman is going to Maine`
                "one" if first == 0 => (first, Of::One),
                "either" => (first, Of::Any),
                "neither" | "no" => (first, Of::None),
                "the" => (first, Of::The),
                "only" | "lone" | "sole" if first > 0 && self.word(first - 1) == "the" => {
                    (first - 1, Of::The)
                }
                _ => return None,
            };
            let people = sexes.all(sex, (of == Of::The).then_some(1))?;
            return self.phrase_of(start, end, of, people);
        }
        let count = words::number(&[self.word(first)]).map(|(count, _)| count as usize);
        let first = if count.is_some() { first.checked_sub(1) } else { Some(first) };
        let word =
            |back: usize| first.and_then(|first| first.checked_sub(back)).map(|at| self.word(at));
        let quantity = |word: &str| {
            Some(match word {
                "all" | "both" => Of::All,
                "any" | "either" => Of::Any,
                "neither" | "none" => Of::None,
                "one" => Of::One,
                _ => return None,
            })
        };
        let is_the = word(0) == Some("the");
        let (back, of) = match (word(0), word(1), word(2)) {
            (Some("the"), Some("of"), Some(word)) => (2, quantity(word).unwrap_or(Of::Some)),
            (Some("the"), Some(word), _) if quantity(word) == Some(Of::All) => (1, Of::All),
            (Some("the"), ..) => (0, Of::Some),
            (Some(word), ..) if quantity(word) == Some(Of::All) => (0, Of::All),
            _ => return None,
        };
        // `Of the two women, one …`
        let is_of = is_the && word(1) == Some("of") && (of == Of::Some || word(2).is_none());
        let start = if is_of { first? } else { first?.checked_sub(back)? };
        let count = count.or((of == Of::All && matches!(self.word(start), "both")).then_some(2));
        let two = matches!(self.word(start), "either" | "neither").then_some(2);
        let people = sexes.all(sex, count.or(two))?;
        self.phrase_of(start, end, of, people)
    }

    fn is_behind_be(&self, at: usize) -> bool {
        let denies = |at: &usize| matches!(self.word(*at), "not" | "'t" | "also" | "both");
        let be = (0..at).rev().find(|at| !denies(at));
        be.is_some_and(|be| self.is_be_or_denied(be))
    }

    fn phrase_of(&self, start: usize, end: usize, of: Of, people: Vec<Thing>) -> Option<Phrase> {
        // `a woman from York` is told of by what she has.
        let kind = self.kind(end);
        let is_told_more = kind.relative
            || kind.preposition
            || self.is_possessive(end)
            || self.word(end).ends_with("ing")
            || matches!(self.word(end), "called" | "named" | "or" | "to" | "whom" | "whose")
            || self.word(end) == "," && matches!(self.word(end + 1), "who" | "whose" | "whom");
        (!is_told_more).then_some(Phrase { start, end, of, people })
    }

    /// Whether a clause begins at a token.
    fn begins_clause(&self, at: usize) -> bool {
        const JOINTS: &[&str] = &[",", ";", "and", "but", "that", "whereas", "while"];
        at == 0 || JOINTS.contains(&self.word(at - 1))
    }

    /// Whether something is denied from one token to before another.
    fn is_denied_within(&self, from: usize, to: usize) -> bool {
        const DENIALS: &[&str] = &["'t", "never", "neither", "nor", "not", "no"];
        (from..to).any(|at| DENIALS.contains(&self.word(at)))
    }

    /// The words that name those who are meant, where it is certain what is said of them.
    fn names_for(&self, phrase: &Phrase) -> Option<Vec<Token>> {
        let Phrase { start, end, of, ref people } = *phrase;
        let token = &self.tokens[start];
        let is_one = people.len() == 1;
        let before = start.checked_sub(1).map_or("", |last| self.word(last));
        let begins = self.begins_clause(start);
        let belongs = start > 1
            && before == "to"
            && matches!(self.word(start - 2), "belong" | "belonged" | "belongs");
        let is_told = self.is_behind_be(start) || before == "by" || belongs;
        let list = |first: &str, joint: &str| self.list_of(people, first, joint, token);
        match of {
            Of::The => is_one.then(|| list("", "")),
            // `The golfer, a woman, drank sherry`
            Of::One if before == "," && self.word(end) == "," => {
                let who = [token.renamed("who"), token.renamed("is")];
                Some([&who[..], &list("either", "or")].concat())
            }
            Of::One if is_told || begins && !self.is_denied_within(end, self.end()) => {
                Some(list("either", "or"))
            }
            Of::None if !is_one && (begins || before == "by") => Some(list("neither", "nor")),
            Of::Any if !is_one && self.is_denied_within(0, start) => Some(list("either", "or")),
            Of::All | Of::Any if before == "than" => Some(list("", "and")),
            Of::All if begins && people.len() == 2 => Some(list("both", "and")),
            Of::All | Of::Some if begins && !is_one => Some(list("", "and")),
            // `Of the two women, one …`
            Of::Some if start == 1 && before == "of" && people.len() == 2 => Some(list("", "and")),
            _ => None,
        }
    }

    /// `either Ann, Bea or Cleo`; a single one by name alone.
    fn list_of(&self, people: &[Thing], first: &str, joint: &str, token: &Token) -> Vec<Token> {
        let mut said = Vec::new();
        if people.len() > 1 && !first.is_empty() {
            said.push(token.renamed(first));
        }
        for (at, of) in people.iter().enumerate() {
            match at {
                0 => {}
                _ if at + 1 == people.len() => said.push(token.renamed(joint)),
                _ => said.push(token.renamed(",")),
            }
            let name = &self.vocabulary.senses[of.sense].items[of.item].text;
            let words = tokens(name, 0).into_iter().filter(|word| word.word != ".");
            said.extend(words.map(|word| Token { span: token.span, ..word }));
        }
        said
    }

    /// `Ann is older than Bea and Cleo` for `Ann is the oldest of the three women`, `Ann is the oldest woman`, `Ann is older
    /// than the other two women`, `Of the women, Ann is the oldest`.
    fn oldest_of_some(&self, sexes: &Sexes) -> Option<Vec<Token>> {
        const COMPARED: &[(&str, &str)] = &[
            ("eldest", "older"),
            ("fastest", "faster"),
            ("heaviest", "heavier"),
            ("lightest", "lighter"),
            ("oldest", "older"),
            ("shortest", "shorter"),
            ("slowest", "slower"),
            ("tallest", "taller"),
            ("youngest", "younger"),
        ];
        let compared = |word: &str| COMPARED.iter().find(|(most, _)| *most == word).map(|of| of.1);
        let leading = self.phrase(0, "of the").and_then(|at| self.some_people(at, sexes));
        let subject = match &leading {
            Some((end, ..)) => self.phrase(*end, ",")?,
            None => 0,
        };
        let name = self.matches.get(subject)?.iter().find(|of| of.of.sense == sexes.sense)?;
        let be = Some(name.end).filter(|be| self.kind(*be).be)?;
        let (comparison, end, sex, count) = match self.phrase(be + 1, "the") {
            Some(most) => {
                let more = compared(self.word(most))?;
                let of = self.any(most + 1, &["of the", "of all the"]).unwrap_or(most + 1);
                let (end, sex, count) = match leading {
                    Some((_, sex, count)) => (most + 1, sex, count),
                    None => self.some_people(of, sexes)?,
                };
                (more, end, sex, count)
            }
            None => {
                let than = self.phrase(be + 2, "than").filter(|_| leading.is_none())?;
                let of = self
                    .any(than, &["the other", "all the other", "all of the other", "any other"])?;
                let (end, sex, count) = self.some_people(of, sexes)?;
                (self.word(be + 1), end, sex, count.map(|count| count + 1))
            }
        };
        let mut others = sexes.all(sex, count)?;
        let is_one = others.contains(&name.of);
        others.retain(|of| *of != name.of);
        if end != self.end() || !is_one || others.is_empty() {
            return None;
        }
        let token = &self.tokens[be + 1];
        let said = [
            &self.tokens[subject..=be],
            &[token.renamed(comparison), token.renamed("than")],
            &self.list_of(&others, "", "and", token),
        ];
        Some(said.concat())
    }

    /// `The golfer is either Ann or Bea and the nurse is either Ann or Bea` for `The golfer and the nurse are both women`,
    /// `Ann and Bea are different people` for `Ann and Bea are women`, which says nothing else.
    fn are_all(&self, sexes: &Sexes) -> Option<Vec<Token>> {
        let be = self.tokens.iter().position(|token| matches!(&*token.word, "are" | "were"))?;
        let (is_many, noun) = match self.any(be + 1, &["all", "both"]) {
            Some(noun) => (true, noun),
            None => (false, self.phrase(be + 1, "the").unwrap_or(be + 1)),
        };
        let (sex, true) = sexes.sex_of(self.vocabulary, self.word(noun))? else { return None };
        let people = sexes.all(sex, None)?;
        let subjects = self.listed_before(be)?;
        if noun + 1 != self.end() || subjects.len() < 2 || self.is_within_item(be) {
            return None;
        }
        let is_name = |range: &Range<usize>| {
            let mut found = self.matches[range.start].iter();
            found.any(|of| of.end == range.end && people.contains(&of.of))
        };
        let token = &self.tokens[be];
        if subjects.iter().all(is_name) {
            let different = ["different", "people"].map(|word| token.renamed(word));
            return Some([&self.tokens[..=be], &different[..]].concat());
        }
        // `the golfer and the nurse are the men` may be all of them.
        let is_each = is_many || noun == be + 1;
        let mut said = Vec::new();
        for subject in subjects.into_iter().filter(|_| is_each) {
            if !said.is_empty() {
                said.push(token.renamed("and"));
            }
            said.extend_from_slice(&self.tokens[subject]);
            said.push(token.renamed("is"));
            said.extend(self.list_of(&people, "either", "or", token));
        }
        (!said.is_empty()).then_some(said)
    }

    /// What stands between commas and `and` before a token, each with an item.
    fn listed_before(&self, end: usize) -> Option<Vec<Range<usize>>> {
        let joins = |at: &usize| matches!(self.word(*at), "," | "and") && !self.is_within_item(*at);
        let mut parts = Vec::new();
        let mut start = 0;
        for at in (0..end).filter(joins).chain([end]) {
            if at > start {
                parts.push(start..at);
            }
            start = at + 1;
        }
        let has_item = |part: &Range<usize>| part.clone().any(|at| !self.matches[at].is_empty());
        parts.iter().all(has_item).then_some(parts)
    }

    /// `three women`, `woman`: where the words end, the sex and how many there are.
    fn some_people(&self, at: usize, sexes: &Sexes) -> Option<(usize, Sex, Option<usize>)> {
        let count = words::number(&[self.word(at)]).map(|(count, _)| count as usize);
        let noun = at + usize::from(count.is_some());
        let (sex, _) = sexes.sex_of(self.vocabulary, self.word(noun))?;
        let is_known = sexes.all(sex, count).is_some() || count.is_some();
        is_known.then_some((noun + 1, sex, count))
    }
}
