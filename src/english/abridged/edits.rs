//! Which words of a sentence may be left out, or be told by plainer ones.

use super::super::function::{self, Kind};
use super::super::learn;
use super::super::lexicon::story;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::partial::{TELLING, denies};
use super::super::words;
use super::Edit;
use super::lists::{COUNTED_FROM, KEPT, KIN};
use super::taught::Taught;
use crate::english::measure::begins_as_amount;

/// How many words may be left out in one place.
const MOST_WORDS: usize = 8;

/// A sentence whose words may be left out, and how often its puzzle has each word.
pub(super) struct Abridger<'a> {
    pub(super) reader: &'a Reader<'a>,
    pub(super) taught: &'a Taught,
}

impl Abridger<'_> {
    /// All changes of a few words that name nothing and that no sense depends on.
    pub(super) fn edits(&self) -> Vec<Edit> {
        let mut edits = Vec::new();
        for start in 0..self.reader.tokens.len() {
            let most = (start + MOST_WORDS).min(self.reader.tokens.len());
            for end in start + 1..=most {
                if !self.may_lack(start, end - 1) {
                    break;
                }
                let is_empty = self.is_tail(start, end)
                    || self.is_unit(start, end)
                    || end == start + 1 && self.is_manner(start);
                if is_empty {
                    edits.push(Edit { start, end, instead: None });
                }
            }
            edits.extend(self.as_one(start));
            edits.extend(self.without_role(start));
            self.as_plain_verb(start, &mut edits);
            self.guesses(start, &mut edits);
        }
        edits
    }

    /// `one` for `athlete` of `the athlete from the UK`.
    fn as_one(&self, at: usize) -> Option<Edit> {
        let reader = self.reader;
        let next = reader.kind(at + 1);
        let goes_on =
            next.relative || next.preposition && !matches!(reader.word(at + 1), "of" | "to" | "by");
        let token = &reader.tokens[at];
        let is_head = at > 0 && reader.word(at - 1) == "the" && goes_on;
        (is_head && learn::is_agent(&token.word) && self.may_lack(at, at)).then_some(Edit {
            start: at,
            end: at + 1,
            instead: Some("one"),
        })
    }

    /// `Moss` for `Cyclist Moss`, and `the cyclist Moss`.
    fn without_role(&self, at: usize) -> Option<Edit> {
        let reader = self.reader;
        let persons = reader.vocabulary.of_persons();
        let is_name = |of: &Match| persons >> of.of.sense & 1 == 1;
        let named = reader.matches.get(at + 1)?.iter().any(is_name);
        let begins = at == 0
            || matches!(
                reader.word(at - 1),
                "and" | "or" | "nor" | "than" | "neither" | "either" | "the" | "of"
            );
        let start = at - usize::from(at > 0 && reader.word(at - 1) == "the");
        let capital = reader.tokens[at + 1].is_capital;
        let is_role = learn::is_agent(reader.word(at)) && self.may_be_role(at);
        (named && begins && capital && is_role).then_some(Edit {
            start,
            end: at + 1,
            instead: None,
        })
    }

    /// Whether a word is none that changes the sense, and no part of an item.
    pub(super) fn may_be_role(&self, at: usize) -> bool {
        let token = &self.reader.tokens[at];
        self.names_nothing(at)
            && !TELLING.contains(&&*token.stem)
            && !story::is_loaded(&token.stem)
            && !story::is_never_loose(&token.stem)
    }

    /// Whether a word is no part of an item and no noun of a category.
    pub(super) fn names_nothing(&self, at: usize) -> bool {
        let uses = self.reader.uses(at);
        self.reader.matches[at].is_empty()
            && !self.reader.is_within_item(at)
            && uses.own | uses.named == 0
    }

    /// `has` for a verb that no list knows and that several clues have: whatever it means, it tells there which things go
    /// together. `is` for a verb before a position: `played second`.
    fn as_plain_verb(&self, start: usize, edits: &mut Vec<Edit>) {
        let reader = self.reader;
        let Some(before) = start.checked_sub(1) else { return };
        let (kind, last) = (reader.kind(start), reader.kind(before));
        // `didn't lose`
        let denial = usize::from(matches!(reader.word(before), "'t" | "not"));
        let is_verb = words::is_finite(reader.word(start))
            || reader.word(start).ends_with("ing")
            || denial > 0
            || self.is_deed_of_story(start);
        let may_go = self.may_lack(start, start) || self.is_deed_of_story(start);
        let begins = (!last.determiner || last.relative) && !kind.be && !kind.auxiliary;
        let is_taught = self.taught.is_often(reader.stem(start))
            || self.is_deed_of_story(start) && self.taught.is_often("lost");
        if !is_verb || !may_go || !begins || !is_taught || !reader.tokens[start].is_word() {
            return;
        }
        let mut add = |end: usize, instead| edits.push(Edit { start, end, instead });
        let helper = before.checked_sub(denial).map_or(Kind::default(), |at| reader.kind(at));
        let is_place = words::ordinal(reader.word(start + 1)).is_some()
            || words::number(&[reader.word(start + 1)]).is_some()
            || reader.word(start + 1).starts_with("some");
        if reader.vocabulary.has_order && is_place && !helper.be {
            add(start + 1, Some("is"));
        }
        let uses = reader.uses(start);
        let is_known = uses.verb | uses.doing != 0 || story::is_deed(reader.stem(start));
        if is_known && !self.is_deed_of_story(start) {
            return;
        }
        if helper.be {
            add(start + 1, None);
            add(start + 1, Some("with"));
            return;
        }
        let has = if denial > 0 { "have" } else { "has" };
        add(start + 1, Some(has));
        let next = reader.word(start + 1);
        let joins = reader.kind(start + 1).preposition || self.is_deed_of_story(start);
        // Nothing follows the last word.
        if joins && !matches!(next, "" | "by" | "of" | "to") {
            add(start + 2, Some(has));
        }
    }

    /// Whether a word is a verb for what the rows of some stories have: the name that somebody `suggested`, the moves in
    /// which a player `lost`.
    fn is_deed_of_story(&self, at: usize) -> bool {
        const WHAT: &[&str] = &["mention", "propos", "recommend", "request", "suggest"];
        const IN: &[&str] = &["lose", "lost"];
        let next = self.reader.word(at + 1);
        WHAT.contains(&self.reader.stem(at)) && next != "that"
            || IN.contains(&self.reader.stem(at)) && matches!(next, "after" | "in" | "on")
    }

    /// Whether a word may be left out of a phrase that begins at `start`.
    pub(super) fn may_lack(&self, start: usize, at: usize) -> bool {
        let reader = self.reader;
        let token = &reader.tokens[at];
        let (word, stem) = (&*token.word, &*token.stem);
        let is_behind = start < at && reader.kind(start).preposition;
        // A name that the header does not have may be another one for an item.
        let is_name = token.is_capital && at > 0 && !is_behind;
        let is_degree = word.ends_with("est")
            || word.ends_with("er") && reader.tokens.iter().any(|token| token.word == "than");
        let is_kept = KEPT.contains(&word) || story::is_loaded(stem) || story::is_never_loose(stem);
        // `from her family's farm`
        let is_kin = is_behind && (function::is_own(word) || KIN.contains(&word));
        (token.is_word() || word == "'s")
            && self.names_nothing(at)
            && (!is_kept || is_kin)
            && !function::is_of_some(word)
            && words::number(&[word]).is_none()
            && words::ordinal(word).is_none()
            && !begins_as_amount(word)
            && !is_name
            && !is_degree
            && !reader.vocabulary.is_slip(word)
    }

    /// Whether a word tells something by itself.
    pub(super) fn is_content(&self, at: usize) -> bool {
        let kind = self.reader.kind(at);
        self.reader.tokens[at].is_word()
            && !kind.determiner
            && !kind.be
            && !kind.auxiliary
            && !kind.preposition
            && !kind.relative
            && (kind.thing || !kind.person)
    }

    /// `from her family's farm` and `to buy a coin` behind an item, at the end of a clause.
    fn is_tail(&self, start: usize, end: usize) -> bool {
        let reader = self.reader;
        let (first, next) = (reader.kind(start), reader.kind(end));
        let ends = matches!(reader.word(end), "" | "," | ";" | "and" | "but")
            || next.be
            || next.auxiliary
            || words::is_finite(reader.word(end)) && !reader.is_possessive(end);
        // `the apple pie from …`
        let is_noun = start > 0 && reader.uses(start - 1).own != 0 && reader.ends_item(start - 1);
        // `the third stop on the route`, but not `the third house from the end`
        let counts_from = |at: usize| COUNTED_FROM.contains(&reader.word(at));
        let is_place = start > 1
            && reader.is_house(start - 1)
            && words::ordinal(reader.word(start - 2)).is_some()
            && matches!(reader.word(start), "in" | "on")
            && !(start..end).any(counts_from);
        // `came third in the spelling contest`
        let is_occasion = |at: usize| story::is_occasion(reader.stem(at));
        let is_rank = start > 0 && words::ordinal(reader.word(start - 1)).is_some();
        // Who did not find it in Toledo may have found it.
        !reader.tokens.iter().any(denies)
            && first.preposition
            && reader.word(start) != "by"
            && end > start + 1
            && (reader.ends_item(start) || is_noun || is_place)
            && !(is_rank && (start..end).any(is_occasion))
            && ends
            && self.is_content(end - 1)
    }

    /// `cheerfully`
    fn is_manner(&self, at: usize) -> bool {
        let word = self.reader.word(at);
        word.len() > "only".len() && word.ends_with("ly")
    }

    /// `coins` of `500 coins`, where several clues have it.
    fn is_unit(&self, start: usize, end: usize) -> bool {
        let is_valued = |sense: usize| self.reader.vocabulary.senses[sense].scale.is_some();
        let mut items = self.reader.matches[..start].iter().flatten();
        end == start + 1
            && self.is_content(start)
            && items.any(|of| of.end == start && is_valued(of.of.sense))
            && self.taught.is_often(self.reader.stem(start))
    }
}
