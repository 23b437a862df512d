//! What is told to be somebody's by the way: `Evan shared some of Beth's fudge` tells that Beth has the fudge, and `Dawn
//! opened her bag of chips` that Dawn has the chips, whatever else the sentence tells.

use itertools::Itertools;

use super::super::function;
use super::super::learn;
use super::super::matches::Match;
use super::super::mention::Reader;
use super::super::sexes;
use super::super::token::Token;
use super::super::vocabulary::Senses;
use super::super::words;
use super::{BOUND, Parts, TOLD};
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// Words that tell of what is somebody's only for a time, or is another one's soon; and of what need not be.
const PASSING_ON: &[&str] = &[
    "borrow",
    "bought",
    "burn",
    "buy",
    "burnt",
    "cancel",
    "declin",
    "destroy",
    "discard",
    "donat",
    "exchang",
    "forget",
    "forgot",
    "formerli",
    "gave",
    "get",
    "give",
    "given",
    "hand",
    "lend",
    "lent",
    "loan",
    "lose",
    "lost",
    "miss",
    "mistook",
    "old",
    "once",
    "originally",
    "pass",
    "previous",
    "prefer",
    "refus",
    "reject",
    "remov",
    "replac",
    "return",
    "ruin",
    "sell",
    "skip",
    "sold",
    "steal",
    "stole",
    "stolen",
    "swap",
    "switch",
    "take",
    "took",
    "trade",
    "uproot",
    "want",
];

/// Words before `her` or `his` that tell that they have it no more: `is over his cold`.
const WITHOUT: &[&str] =
    &["beyond", "like", "minus", "off", "over", "past", "sans", "unlike", "without"];

/// Vessels of what somebody has: `her bag of chips`.
const VESSELS: &[&str] = &[
    "bag", "bottle", "bowl", "box", "cup", "glass", "half", "helping", "jar", "mug", "order",
    "package", "pair", "piece", "plate", "serving", "share", "slice",
];

impl Parts<'_> {
    /// That people have what some words call theirs. The words themselves are passed over.
    pub(super) fn owned(&mut self, words: &[Token]) -> Option<Statement> {
        let is_bound = |token: &Token| {
            BOUND.contains(&&*token.stem)
                || TOLD.contains(&&*token.word)
                || PASSING_ON.contains(&&*token.stem)
                || PASSING_ON.contains(&&*token.word)
        };
        let is_over = |pair: &[Token]| pair[0].word == "used" && pair[1].word == "to";
        if words.iter().any(is_bound) || words.windows(2).any(is_over) {
            return None;
        }
        let reader = self.reader(words);
        let mut says: Vec<Statement> = Vec::new();
        for (at, token) in words.iter().enumerate().skip(1) {
            let owner = match &*token.word {
                "'s" => reader.owner_before(at),
                "her" | "his" => reader.only_owner(at),
                _ => None,
            };
            let Some(owner) = owner else { continue };
            let Some(item) = reader.thing_at(at + 1) else { continue };
            if WITHOUT.contains(&reader.word(at - 1))
                || reader.is_used_by_another(at, &owner, &item)
                || reader.sense_of(&owner) & reader.vocabulary.doctors() != 0
            {
                return None;
            }
            says.push(Form::Same(owner, item));
        }
        if reader.has_other_like(&says) {
            return None;
        }
        let says = super::all_of(says)?;
        self.pass_over(words);
        Some(says)
    }
}

impl Reader<'_> {
    /// Whether the sentence names another item of a category of which it is told, which may be the one that somebody has:
    /// `planted lilies where his roses grew`.
    fn has_other_like(&self, owned: &[Statement]) -> bool {
        let items = || {
            owned.iter().filter_map(|says| match says {
                Form::Same(_, item) => Some(item),
                _ => None,
            })
        };
        let is_other = |of: &Match| {
            let name = &self.vocabulary.senses[of.of.sense].items[of.of.item].text;
            let is_like = |item: &Operand| self.sense_of(item) >> of.of.sense & 1 == 1;
            items().any(is_like) && items().all(|item| item.name.text != *name)
        };
        self.matches.iter().flatten().any(is_other)
    }

    /// Whether somebody else does with a thing what the rows do with their own: `Ann used Bob's rope` of weapons.
    fn is_used_by_another(&self, mark: usize, owner: &Operand, item: &Operand) -> bool {
        let Some((end, user)) = super::subject(self) else { return false };
        let (sense, is_person) = (self.sense_of(item), self.sense_of(&user) & self.persons() != 0);
        let is_other = !super::super::sentence::is_same_item(&user, owner);
        // Where `like` tells what the rows have, `Ann likes Bob's fig` is no praise.
        let likes = |at: usize| {
            matches!(self.stem(at), "admir" | "envi" | "like" | "love")
                && !self.vocabulary.is_own_verb(&self.tokens[at], sense)
        };
        let uses = |at: usize| {
            self.matches[at].is_empty() && self.uses(at).verb & sense != 0 && !likes(at)
        };
        // `ate some of Bob's cake`
        let is_part = || (end..mark).any(|at| matches!(self.word(at), "from" | "of"));
        self.word(mark) == "'s"
            && end < mark
            && is_person
            && is_other
            && (end..mark).any(uses)
            && !is_part()
    }

    /// Who is named in front of a possessive mark.
    fn owner_before(&self, mark: usize) -> Option<Operand> {
        let named = |start: usize| {
            let of = self.nouns(start).into_iter().filter(|(end, _)| *end == mark);
            of.map(|(_, owner)| owner).exactly_one().ok()
        };
        let is_name = |start: &usize| {
            let persons = self.persons();
            self.matches[*start].iter().any(|of| of.end == mark && persons >> of.of.sense & 1 == 1)
        };
        let start = (0..mark).find(is_name)?;
        named(start).filter(|owner| self.is_one_person(owner))
    }

    /// Who is meant by `her` or `his`: the first one who is named, if nobody else is before it.
    fn only_owner(&self, pronoun: usize) -> Option<Operand> {
        let skip =
            usize::from(matches!(self.word(0), "when" | "while" | "after" | "as" | "before"));
        let (end, owner) = self
            .nouns(skip)
            .into_iter()
            .filter(|(end, _)| *end <= pronoun)
            .max_by_key(|(end, _)| *end)?;
        let persons = self.persons();
        let is_other = |at: usize| {
            self.matches[at].iter().any(|of| persons >> of.of.sense & 1 == 1)
                || self.is_human(at)
                || self.is_word_for_person(at)
                || self.uses(at).agent != 0
                // `the 3rd grader`
                || learn::is_agent(self.word(at)) && learn::is_new_noun(self, at)
                || matches!(self.word(at), "he" | "she" | "him" | "who" | "whose" | "or" | "than")
        };
        let name = &self.tokens[skip..end];
        let is_hers = sexes::may_be(self.vocabulary, name, self.word(pronoun));
        // `her or his`
        let is_plain = !matches!(self.word(pronoun + 1), "or" | "own");
        (self.is_one_person(&owner) && is_hers && is_plain && !self.is_possessive(end))
            .then_some(owner)
            .filter(|_| !(end..pronoun).any(is_other))
    }

    fn is_one_person(&self, owner: &Operand) -> bool {
        let sense = self.sense_of(owner);
        sense.count_ones() == 1 && sense & self.persons() != 0
    }

    /// The thing that is named at a token, if it is no part of the name of another one: `fudge`, and not `fudge recipe`.
    fn thing_at(&self, at: usize) -> Option<Operand> {
        let of = at + 2;
        let is_vessel = VESSELS.contains(&self.word(at)) && self.word(at + 1) == "of";
        let start = if is_vessel && self.matches[at].is_empty() { of } else { at };
        let things: Senses = self.vocabulary.lists() & !self.persons();
        let is_thing = |of: &Operand| {
            let sense = self.sense_of(of);
            sense.count_ones() == 1 && sense & things != 0
        };
        let is_item = |end: usize| {
            self.matches.get(start).is_some_and(|of| of.iter().any(|of| of.end == end))
        };
        let (end, item) = self
            .nouns(start)
            .into_iter()
            .filter(|(end, _)| is_item(*end))
            .max_by_key(|(end, _)| *end)?;
        let kind = self.kind(end);
        let next = self.word(end);
        let ends =
            matches!(next, "" | "," | ";" | ")" | "and" | "but" | "while" | "when" | "because")
                || kind.preposition
                || kind.auxiliary
                || kind.be
                || words::is_finite(next) && !function::is_own(next);
        (ends && is_thing(&item)).then_some(item)
    }
}
