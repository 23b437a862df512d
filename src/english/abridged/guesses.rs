//! What a word that nobody knows may be, by where it stands: a noun for the row, a verb, or an epithet.
//!
//! Only where no usual word could say something else: most verbs, doers and nouns behind an item may.

use super::super::learn;
use super::super::matches::Match;
use super::super::words;
use super::Edit;
use super::edits::Abridger;
use super::lists::{DOERS, EARNING, KIN, MEASURES, WITH_OTHERS};

impl Abridger<'_> {
    /// What may stand in place of a word that nobody knows, and of the words that go with it.
    pub(super) fn guesses(&self, at: usize, edits: &mut Vec<Edit>) {
        let (start, end) = (at, at + 1);
        if self.is_doer_of(at) {
            edits.push(Edit { start: at - 1, end: at + 2, instead: None });
        }
        if !self.is_strange(at) {
            return;
        }
        if self.heads_row(at) {
            edits.push(Edit { start, end, instead: Some("one") });
        }
        if self.is_behind_value(at) {
            edits.push(Edit { start, end, instead: Some("one") });
            edits.push(Edit { start, end, instead: None });
        }
        if self.is_epithet(at) || self.is_behind_amount(at) {
            edits.push(Edit { start, end, instead: None });
        }
        if let Some(start) = self.measure_of(at) {
            edits.push(Edit { start, end: at + 2, instead: None });
        }
        if self.is_for_somebody(at) {
            edits.push(Edit { start: at - 1, end, instead: None });
        }
        self.as_verb(at, edits);
    }

    /// Whether nothing is known of a word, and none of its meanings could turn the sentence.
    fn is_strange(&self, at: usize) -> bool {
        let reader = self.reader;
        let (word, stem) = (reader.word(at), reader.stem(at));
        let kind = reader.kind(at);
        self.may_lack(at, at)
            && self.may_be_role(at)
            && word.chars().count() >= 3
            && word.chars().all(char::is_alphabetic)
            && !KIN.contains(&word)
            && !WITH_OTHERS.contains(&stem)
            && !learn::begins_as_denial(word)
            && !(kind.preposition || kind.determiner || kind.auxiliary || kind.be || kind.relative)
    }

    /// Whether a word behind an article is told of like a row: `the crafter who made the mug`. What was caught at Fred's
    /// wedding is not Fred's.
    fn heads_row(&self, at: usize) -> bool {
        let reader = self.reader;
        let next = reader.kind(at + 1);
        let goes_on = next.relative
            || next.preposition
                && !matches!(reader.word(at + 1), "of" | "to" | "by" | "as" | "about");
        at > 0 && reader.word(at - 1) == "the" && goes_on && !self.is_object(at)
    }

    /// Whether a noun behind an article is what something is done with.
    fn is_object(&self, at: usize) -> bool {
        at > 1 && self.is_content(at - 2) && !self.reader.ends_item(at - 1)
    }

    /// Whether a word is the noun behind a colour or a value that stands before it: `the black and white moggy`, but not
    /// `the pie table`, nor `received a red card`.
    fn is_behind_value(&self, at: usize) -> bool {
        let reader = self.reader;
        let is_valued = |of: &Match| reader.vocabulary.senses[of.of.sense].scale.is_some();
        let is_value = |start: usize| {
            let mut of = reader.matches[start].iter().filter(|of| of.end == at);
            of.any(|of| learn::is_value(reader.word(start)) || is_valued(of))
        };
        let start = (at.saturating_sub(6)..at).find(|start| is_value(*start));
        let opens = start
            .and_then(|start| start.checked_sub(1))
            .is_some_and(|before| reader.word(before) == "the" && !self.is_object(before + 1));
        opens && self.ends_noun(at + 1)
    }

    /// Whether a noun ends before a word.
    fn ends_noun(&self, at: usize) -> bool {
        let reader = self.reader;
        let kind = reader.kind(at);
        matches!(
            reader.word(at),
            "" | "." | "," | ";" | ")" | "and" | "or" | "nor" | "but" | "than"
        ) || kind.be
            || kind.auxiliary
            || kind.relative
            || words::is_finite(reader.word(at)) && !reader.is_possessive(at)
    }

    /// Whether a word such as `glistening` stands between an article and the noun that it goes with.
    fn is_epithet(&self, at: usize) -> bool {
        let reader = self.reader;
        let Some(before) = at.checked_sub(1) else { return false };
        let opens = matches!(reader.word(before), "the" | "his" | "her" | "their")
            || reader.is_possessive(before);
        let is_noun = reader.matches.get(at + 1).is_some_and(|found| !found.is_empty())
            || reader.uses(at + 1).own | reader.uses(at + 1).named != 0;
        opens && is_noun && reader.word(at).ends_with("ing")
    }

    /// Whether a word ends a clause behind a value with its unit: `the trail that is 12 miles lengthwise`.
    fn is_behind_amount(&self, at: usize) -> bool {
        let reader = self.reader;
        let is_valued =
            |of: &Match| of.end == at && reader.vocabulary.senses[of.of.sense].scale.is_some();
        let is_amount = (at.saturating_sub(3)..at)
            .any(|start| reader.matches[start].iter().any(is_valued) && start + 1 < at);
        is_amount && matches!(reader.word(at + 1), "" | "." | "," | ";" | ")")
    }

    /// Where `a` of `a tureen of soup` stands, if a word is such a measure.
    fn measure_of(&self, at: usize) -> Option<usize> {
        let reader = self.reader;
        let start = at.checked_sub(1).filter(|start| matches!(reader.word(*start), "a" | "an"))?;
        let is_item = reader.matches.get(at + 2).is_some_and(|found| !found.is_empty());
        let is_measure = MEASURES.contains(&reader.word(at));
        (reader.word(at + 1) == "of" && is_item && is_measure).then_some(start)
    }

    /// Whether a word is for who has something that is an item: `the rider of Comet`, of a horse.
    fn is_doer_of(&self, at: usize) -> bool {
        let reader = self.reader;
        let item = at + 2 + usize::from(reader.word(at + 2) == "the");
        let persons = reader.persons();
        let is_thing = |of: &Match| persons >> of.of.sense & 1 == 0;
        at > 0
            && reader.word(at - 1) == "the"
            && DOERS.contains(&reader.word(at))
            && reader.word(at + 1) == "of"
            && self.names_nothing(at)
            && reader.matches.get(item).is_some_and(|found| found.iter().any(is_thing))
    }

    /// Whether a value stands behind a word for somebody whose own it becomes: `earned its grower $50`.
    fn is_for_somebody(&self, at: usize) -> bool {
        let reader = self.reader;
        let is_valued = |of: &Match| reader.vocabulary.senses[of.of.sense].scale.is_some();
        at > 1
            && matches!(reader.word(at - 1), "its" | "their")
            && EARNING.contains(&reader.word(at - 2))
            && learn::is_agent(reader.word(at))
            && reader.matches.get(at + 1).is_some_and(|found| found.iter().any(is_valued))
    }

    /// `has` or `with` for a verb between a row and a thing with no name of its own, where nothing is denied: whom one
    /// thrashed is another one, and what one did not wash may be one's own.
    fn as_verb(&self, start: usize, edits: &mut Vec<Edit>) {
        let reader = self.reader;
        let Some(before) = start.checked_sub(1) else { return };
        let last = reader.kind(before);
        let has_subject = last.relative || last.be || last.adverb || reader.ends_item(start);
        let denies = reader.tokens.iter().any(super::super::partial::denies);
        let is_verb = words::is_finite(reader.word(start)) || reader.word(start).ends_with("ing");
        if !has_subject || denies || !is_verb || !self.takes_thing(start + 1) {
            return;
        }
        let instead = match last.be || reader.word(start).ends_with("ing") {
            true => Some("with"),
            false => Some("has"),
        };
        edits.push(Edit { start, end: start + 1, instead });
    }

    /// Whether the words behind a verb are an article and a thing without a capital, at the end of a clause.
    fn takes_thing(&self, start: usize) -> bool {
        let reader = self.reader;
        let item = start + usize::from(matches!(reader.word(start), "the" | "a" | "an"));
        let persons = reader.persons();
        let ends = |end: usize| {
            matches!(reader.word(end), "" | "." | "," | ";" | ")" | "and" | "but")
                || reader.kind(end).be
                || reader.kind(end).auxiliary
        };
        let is_thing = |of: &Match| persons >> of.of.sense & 1 == 0 && ends(of.end);
        let is_plain = reader.tokens.get(item).is_some_and(|token| !token.is_capital);
        is_plain
            && !learn::is_value(reader.word(item))
            && reader.matches.get(item).is_some_and(|found| found.iter().any(is_thing))
    }
}
