//! What a word that nobody knows may be, by where it stands: a noun for the row, a verb, or an epithet.

use super::super::learn;
use super::super::matches::Match;
use super::super::words;
use super::Edit;
use super::edits::Abridger;
use super::lists::{KIN, WITH_OTHERS};

impl Abridger<'_> {
    /// What may stand in place of a word that nobody knows, and of the words that go with it.
    pub(super) fn guesses(&self, at: usize, edits: &mut Vec<Edit>) {
        if !self.is_strange(at) {
            return;
        }
        let (start, end) = (at, at + 1);
        if self.heads_row(at) {
            edits.push(Edit { start, end, instead: Some("one") });
        }
        if self.is_behind_item(at) {
            edits.push(Edit { start, end, instead: Some("one") });
            edits.push(Edit { start, end, instead: None });
        }
        if self.is_epithet(at) || self.is_behind_amount(at) {
            edits.push(Edit { start, end, instead: None });
        }
        if let Some(start) = self.measure_of(at) {
            edits.push(Edit { start, end: at + 2, instead: None });
        }
        if self.is_nth_to(at) {
            edits.push(Edit { start: at - 1, end, instead: None });
        }
        self.as_verb(at, edits);
    }

    /// Whether nothing is known of a word, and none of its meanings could turn the sentence.
    fn is_strange(&self, at: usize) -> bool {
        let reader = self.reader;
        let (word, stem) = (reader.word(at), reader.stem(at));
        self.may_lack(at, at)
            && self.may_be_role(at)
            && word.chars().count() >= 3
            && word.chars().all(char::is_alphabetic)
            && !KIN.contains(&word)
            && !WITH_OTHERS.contains(&stem)
            && !learn::begins_as_denial(word)
            && !reader.kind(at).preposition
            && !reader.kind(at).determiner
            && !reader.kind(at).auxiliary
            && !reader.kind(at).be
            && !reader.kind(at).relative
    }

    /// Whether a word behind an article is told of like a row: `the crafter who made the mug`.
    fn heads_row(&self, at: usize) -> bool {
        let reader = self.reader;
        let next = reader.kind(at + 1);
        let goes_on = next.relative
            || next.preposition
                && !matches!(reader.word(at + 1), "of" | "to" | "by" | "as" | "about")
            || reader.word(at + 1).ends_with("ing") && self.names_nothing(at + 1);
        // What was caught at Fred's wedding is not Fred's.
        let is_object = at > 1 && self.is_content(at - 2) && !reader.ends_item(at - 1);
        at > 0 && reader.word(at - 1) == "the" && goes_on && !is_object
    }

    /// Whether a word is the noun behind an item that stands before it: `the black and white moggy`.
    fn is_behind_item(&self, at: usize) -> bool {
        let reader = self.reader;
        let start = (at.saturating_sub(6)..at)
            .find(|start| reader.matches[*start].iter().any(|of| of.end == at));
        let opens = start
            .and_then(|start| start.checked_sub(1))
            .is_some_and(|before| matches!(reader.word(before), "the" | "a" | "an"));
        let is_greatest = at > 1 && reader.word(at - 1).ends_with("est");
        (opens || is_greatest) && self.ends_noun(at + 1)
    }

    /// Whether a noun ends before a word.
    fn ends_noun(&self, at: usize) -> bool {
        let reader = self.reader;
        let kind = reader.kind(at);
        matches!(reader.word(at), "" | "," | ";" | ")" | "and" | "or" | "nor" | "but" | "than")
            || kind.be
            || kind.auxiliary
            || kind.relative
            || kind.preposition && reader.word(at) != "of"
            || words::is_finite(reader.word(at)) && !reader.is_possessive(at)
    }

    /// Whether a word stands between an article and the noun that it goes with.
    fn is_epithet(&self, at: usize) -> bool {
        let reader = self.reader;
        let Some(before) = at.checked_sub(1) else { return false };
        let is_some = matches!(
            reader.word(before),
            "no" | "any" | "some" | "another" | "other" | "this" | "that"
        );
        let opens = reader.kind(before).determiner && !is_some || reader.is_possessive(before);
        let is_noun = reader.matches.get(at + 1).is_some_and(|found| !found.is_empty())
            || reader.uses(at + 1).own | reader.uses(at + 1).named != 0
            || reader.kind(at + 1).thing;
        let is_degree = ["er", "est", "less"].iter().any(|end| reader.word(at).ends_with(end));
        opens && is_noun && !is_degree && !learn::is_value(reader.word(at))
    }

    /// Whether a word ends a clause behind a value with its unit: `the trail that is 12 miles lengthwise`.
    fn is_behind_amount(&self, at: usize) -> bool {
        let reader = self.reader;
        let is_valued =
            |of: &Match| of.end == at && reader.vocabulary.senses[of.of.sense].scale.is_some();
        let is_amount = (at.saturating_sub(3)..at)
            .any(|start| reader.matches[start].iter().any(is_valued) && start + 1 < at);
        is_amount && matches!(reader.word(at + 1), "" | "," | ";" | ")")
    }

    /// Where `a` of `a tumbler of milk` stands, if a word is such a measure.
    fn measure_of(&self, at: usize) -> Option<usize> {
        let reader = self.reader;
        let start = at.checked_sub(1).filter(|start| matches!(reader.word(*start), "a" | "an"))?;
        let is_item = reader.matches.get(at + 2).is_some_and(|found| !found.is_empty());
        let is_agent = learn::is_agent(reader.word(at)) || reader.is_human(at);
        (reader.word(at + 1) == "of" && is_item && !is_agent).then_some(start)
    }

    /// Whether a word is a verb behind `the third to`, and ends its clause.
    fn is_nth_to(&self, at: usize) -> bool {
        let reader = self.reader;
        at > 1
            && reader.word(at - 1) == "to"
            && words::ordinal(reader.word(at - 2)).is_some()
            && matches!(reader.word(at + 1), "" | "," | ";")
    }

    /// `has`, `is` or `with` for a verb between a row and something that is no person: two people may have to do with
    /// each other in any way.
    fn as_verb(&self, start: usize, edits: &mut Vec<Edit>) {
        let reader = self.reader;
        let Some(before) = start.checked_sub(1) else { return };
        let last = reader.kind(before);
        let is_denial = matches!(reader.word(before), "'t" | "not");
        let has_subject = last.relative
            || last.be
            || is_denial
            || last.adverb
            || reader.ends_item(start)
            || last.person
            || last.thing
            || matches!(reader.word(before), "and" | "but" | "will");
        if has_subject && !last.be && self.takes_place(start + 1) {
            edits.push(Edit { start, end: start + 1, instead: Some("is") });
        }
        let helper = before.checked_sub(usize::from(is_denial)).map_or(last, |at| reader.kind(at));
        if !has_subject || !self.takes_thing(start + 1) {
            return;
        }
        let next = reader.word(start + 1);
        let mut add = |end: usize, instead| edits.push(Edit { start, end, instead });
        if next == "by" {
            if !self.is_of_person(before) {
                add(start + 2, Some("of"));
                add(start + 2, Some("with"));
            }
            return;
        }
        let joins =
            reader.kind(start + 1).preposition && !matches!(next, "of" | "to" | "about" | "as");
        let has = if is_denial { "have" } else { "has" };
        if helper.be || reader.word(start).ends_with("ing") {
            add(start + 1, Some("with"));
            if joins {
                add(start + 1, None);
            }
            return;
        }
        add(start + 1, Some(has));
        if joins || next == "to" {
            add(start + 2, Some(has));
        }
    }

    /// Whether the words behind a verb tell of a place in the order of the rows: `third`, `right after`, `in last place`.
    fn takes_place(&self, start: usize) -> bool {
        const CLOSELY: &[&str] = &["directly", "immediately", "just", "right", "shortly"];
        const ORDER: &[&str] = &["after", "ahead", "before", "behind"];
        let reader = self.reader;
        let at = start + usize::from(reader.word(start) == "in");
        let closely = usize::from(CLOSELY.contains(&reader.word(start)));
        reader.vocabulary.has_order
            && (words::ordinal(reader.word(at)).is_some()
                || ORDER.contains(&reader.word(start + closely)))
    }

    /// Whether the words behind a verb name a thing, or when or where something is.
    fn takes_thing(&self, start: usize) -> bool {
        let reader = self.reader;
        let mut at = start;
        while reader.kind(at).preposition || reader.kind(at).determiner {
            at += 1;
        }
        let persons = reader.persons();
        let of_thing = |of: &Match| persons >> of.of.sense & 1 == 0;
        let is_number = words::number(&[reader.word(at)]).is_some();
        let is_place = reader.vocabulary.has_order && words::ordinal(reader.word(at)).is_some();
        let found = reader.matches.get(at).is_some_and(|found| found.iter().any(of_thing));
        let is_by_person =
            reader.word(start) == "by" && reader.matches.get(at).is_some_and(|of| !of.is_empty());
        (found || is_number || is_place || is_by_person) && !reader.is_human(at)
    }

    /// Whether a word is, or ends, what stands for a person.
    fn is_of_person(&self, at: usize) -> bool {
        let reader = self.reader;
        let at =
            if reader.kind(at).be || reader.word(at) == "'t" { at.saturating_sub(1) } else { at };
        let persons = reader.persons();
        let ends = |of: &Match| of.end == at + 1 && persons >> of.of.sense & 1 == 1;
        reader.is_human(at)
            || reader.word(at) == "who"
            || (at.saturating_sub(4)..=at).any(|start| reader.matches[start].iter().any(ends))
    }
}
