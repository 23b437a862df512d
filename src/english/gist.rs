//! The gist of a clue about a row of houses, tents or the like: two things and at most one relation of place.
//!
//! Editors tell with words of their own where things are: `An acorn dangles over the pot of camomile tea`, `The parrot
//! lives further left than the walnut grows`. Whatever the words are, two things of a street that a clue names go
//! together, or stand in the relation that it names, unless it denies, wishes, compares, counts, or tells of somebody
//! else ([`LOADED`](super::lexicon::story::LOADED), [`NEVER_LOOSE`](super::lexicon::story::NEVER_LOOSE)). As only the
//! puzzle can tell that this was so, [`load`](crate::load) takes such a reading if there is a single answer with it.

use super::abridged::{KEPT, KIN, UNSURE, WITH_OTHERS};
use super::function;
use super::learn;
use super::lexicon::story;
use super::mention::{Mention, Noun, Reader};
use super::relation::Relation;
use super::sentence;
use super::token::Token;
use super::vocabulary::Vocabulary;
use super::words::{self, Words};
use crate::syntax::ast::{Operand, Statement};
use Part::{And, Between, Named, Not, Related};

/// The longest clue whose gist is taken, in words and marks.
const LONGEST: usize = 30;

/// Words that build a sentence and change nothing of what it joins.
const PLAIN: Words = Words::of(&[
    "a", "aboard", "also", "always", "an", "are", "as", "at", "be", "been", "being", "belongs",
    "by", "can", "find", "for", "from", "had", "has", "have", "her", "his", "home", "in", "inside",
    "into", "is", "it", "its", "'ll", "of", "on", "onto", "own", "that", "the", "their", "there",
    "those", "to", "was", "were", "what", "where", "which", "who", "whoever", "whose", "will",
    "with", "you",
]);

/// Prepositions that tell of a place within a house, where positions do not stand one above the other.
const WITHIN: Words = Words::of(&[
    "above", "against", "around", "behind", "beneath", "outside", "over", "through", "under", "up",
]);

/// Whoever it is.
const ANYBODY: Words = Words::of(&["anyone", "owner", "person", "resident", "somebody", "someone"]);

/// Before somebody who has to do with who is told of, and need not be the same.
const TOWARD: Words = Words::of(&["at", "for", "on", "to", "with"]);

/// Before what tells of somebody: `the passenger from Graz`.
const TELLING: Words = Words::of(&["from", "in", "of", "with"]);

/// What is never done without what is named behind.
const NEVER_WITHOUT: &[&str] = &[
    "is never seen without",
    "is never without",
    "never goes anywhere without",
    "never goes out without",
    "never leaves home without",
    "never takes off",
];

/// An item or a position that is named from one token to before another.
struct Mentioned {
    start: usize,
    is_place: bool,
    of: Operand,
}

/// What a sentence names, in its order.
enum Part {
    Named(Mentioned),
    Related(Relation),
    /// `two houses` of `two houses stand between`
    Between(u32),
    /// `and`, `as well as`
    And,
    /// `not`, `n't`
    Not,
}

/// What a sentence says, if it but names two things and how they stand to each other.
pub(super) fn gist(vocabulary: &Vocabulary, tokens: &[Token]) -> Option<Statement> {
    if !vocabulary.has_order || tokens.len() > LONGEST {
        return None;
    }
    let reader = Reader::new(vocabulary, tokens);
    let parts = reader.parts_of_gist()?;
    let says = match &parts[..] {
        [Named(first), Named(second)] => reader.may_be_same(first, second)?,
        [Named(first), Not, Named(second)] => sentence::not(reader.may_be_same(first, second)?),
        [Named(first), Named(second), And, Named(third)] => {
            // Of who is named behind `and`, something else may be told.
            if reader.is_of_person(third) {
                return None;
            }
            let all = [reader.may_be_same(first, second)?, reader.may_be_same(first, third)?];
            reader.may_be_same(second, third)?;
            sentence::all_of(all.into())?
        }
        [Named(a), Related(relation), Named(b)] | [Related(relation), Named(b), Named(a)] => {
            sentence::relate(*relation, a.of.clone(), b.of.clone(), &reader)
        }
        [Named(a), Not, Related(relation), Named(b)] => {
            sentence::not(sentence::relate(*relation, a.of.clone(), b.of.clone(), &reader))
        }
        [Between(count), Named(a), And, Named(b)] => {
            sentence::relate(Relation::Apart(count + 1), a.of.clone(), b.of.clone(), &reader)
        }
        _ => return None,
    };
    let mut says = vec![says];
    reader.without_traps(&mut says);
    says.pop()
}

impl Reader<'_> {
    /// What the sentence names, if all its other words change nothing.
    fn parts_of_gist(&self) -> Option<Vec<Part>> {
        let mut parts = Vec::new();
        let mut at = 0;
        while at < self.end() {
            let (end, part) = self.part_of_gist(at)?;
            parts.extend(part);
            at = end;
        }
        Some(parts)
    }

    /// The part that begins at a token, and where it ends; no part at a word that changes nothing.
    fn part_of_gist(&self, at: usize) -> Option<(usize, Option<Part>)> {
        if let Some(end) = self.any(at, NEVER_WITHOUT).or_else(|| self.nothing_but(at)) {
            return Some((end, None));
        }
        if let Some(found) = self.houses_between(at) {
            return Some(found);
        }
        if let Some((end, relation)) = self.relation_of_gist(at) {
            return Some((end, Some(Related(relation?))));
        }
        if let Some(mention) = self.named_at(at) {
            let [of] = &self.operands(&mention)[..] else { return None };
            let is_place = matches!(mention.noun, Noun::Place(_));
            let named = Mentioned { start: at, is_place, of: of.clone() };
            return Some((mention.end, Some(Named(named))));
        }
        if let Some(end) = self.any(at, &["as well as", "and also", "and"]) {
            return Some((end, Some(And)));
        }
        if self.denies_plainly(at) {
            return Some((at + 1, Some(Not)));
        }
        self.changes_nothing(at).then_some((at + 1, None))
    }

    /// The longest relation of place that begins at a token, where its words end; none, if it cannot be told which it is.
    fn relation_of_gist(&self, at: usize) -> Option<(usize, Option<Relation>)> {
        const NEIGHBOURS: &[&str] = &[
            "a next door neighbour of",
            "a next door neighbor of",
            "a next door neighbour who",
            "a next door neighbor who",
            "a neighbour who",
            "a neighbor who",
            "next door neighbour of",
            "next door neighbor of",
        ];
        if let Some(end) = self.any(at, NEIGHBOURS) {
            return Some((end, Some(Relation::NextTo)));
        }
        let found = self.relations(at);
        let end = found.iter().map(|(end, _)| *end).max()?;
        let mut longest = found.iter().filter(|of| of.0 == end).map(|of| of.1);
        let first = longest.next()?;
        let has_three = matches!(first, Relation::Between | Relation::DirectlyBetween);
        let is_plain = longest.all(|other| other == first) && !has_three;
        Some((end, (is_plain && first != Relation::Same).then_some(first)))
    }

    /// `two houses stand between`
    fn houses_between(&self, at: usize) -> Option<(usize, Option<Part>)> {
        let (end, count) = self.count(at)?;
        let between = (end..end + 3).find(|at| self.word(*at) == "between")?;
        let is_plain = (end..between).all(|at| self.kind(at).live || self.kind(at).be);
        is_plain.then_some((between + 1, Some(Between(count))))
    }

    /// `never drinks anything but`
    fn nothing_but(&self, at: usize) -> Option<usize> {
        let verb = match self.word(at) {
            "never" => at + 1,
            _ if self.word(at + 1) == "'t"
                && (self.kind(at).auxiliary || self.word(at) == "wouldn") =>
            {
                at + 2
            }
            _ => return None,
        };
        let is_verb =
            self.uses(verb).verb | self.uses(verb).doing != 0 || story::is_deed(self.stem(verb));
        self.phrase(verb + 1, "anything but").filter(|_| is_verb)
    }

    /// Whether a word denies, and what it denies is plain: who does not take off the hat has it.
    fn denies_plainly(&self, at: usize) -> bool {
        let denies = matches!(self.word(at), "'t" | "not")
            || self.word(at) == "no" && self.relation_of_gist(at + 1).is_some();
        let is_after = at > 0 && (self.is_be_or_denied(at - 1) || self.kind(at - 1).auxiliary);
        let mut next = (at + 1..self.end())
            .take_while(|at| self.matches[*at].is_empty() && self.relation_of_gist(*at).is_none());
        let is_plain = |at: usize| {
            let (kind, uses) = (self.kind(at), self.uses(at));
            kind.determiner
                || kind.be
                || kind.preposition
                || kind.live
                || uses.verb | uses.doing | uses.own != 0
        };
        denies && is_after && next.all(is_plain)
    }

    /// An item or a position whose own words begin at a token.
    fn named_at(&self, at: usize) -> Option<Mention> {
        if let Some((end, spot)) = self.places(at).into_iter().max_by_key(|(end, _)| *end) {
            return Some(Mention { start: at, end, noun: Noun::Place(spot) });
        }
        let [found] = &self.matches.get(at)?[..] else { return None };
        let choice = self.choice(found.of, 0);
        Some(Mention { start: at, end: found.end, noun: Noun::Item(vec![choice]) })
    }

    /// Whether a word tells neither of another thing nor of another relation.
    fn changes_nothing(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        let word = &*token.word;
        if self.is_possessive(at)
            || word == ","
            || PLAIN.contains(&word)
            || self.kind(at).determiner
            || self.is_house(at)
            || ANYBODY.contains(&word)
            || word == "one" && at > 0 && self.word(at - 1) == "the"
            || self.is_harmless(at)
        {
            return true;
        }
        if WITHIN.contains(&word) {
            return !self.is_upright();
        }
        let uses = self.uses(at);
        let own = uses.own | uses.named;
        if own != 0 {
            // Of a `hat`, where the sentence names none, something else is told.
            return self.matches.iter().flatten().any(|found| own >> found.of.sense & 1 == 1);
        }
        token.is_word()
            && word.chars().all(|of| of.is_alphabetic() || of == '-')
            && !self.is_within_item(at)
            && !(token.is_capital && at > 0)
            && !word.ends_with("est")
            && !self.vocabulary.is_slip(word)
            && !is_telling(token)
    }

    /// Whether a word that elsewhere may tell of something else does not here.
    fn is_harmless(&self, at: usize) -> bool {
        let (word, next) = (self.word(at), self.word(at + 1));
        let is_behind_value = || {
            let mut of = self.matches[..at].iter().flatten();
            of.any(|of| of.end == at && self.vocabulary.senses[of.of.sense].scale.is_some())
        };
        match word {
            "lie" | "lies" | "lying" => self.kind(at + 1).preposition || WITHIN.contains(&next),
            "heard" => at > 0 && self.kind(at - 1).be,
            "born" => next == "in",
            "listen" | "listens" | "listening" => next == "to",
            "smell" | "smelled" | "smells" | "smelt" | "joined" => true,
            "ago" | "years" | "old" => is_behind_value(),
            _ => false,
        }
    }

    /// Whether something named is somebody.
    fn is_of_person(&self, named: &Mentioned) -> bool {
        !named.is_place && self.persons() & self.sense_of(&named.of) != 0
    }

    /// Whether something named is somebody toward whom something is done: `sold the cake to the man from Graz`.
    fn is_met(&self, named: &Mentioned) -> bool {
        let before = |at: usize| (0..at).rev().find(|at| !self.kind(*at).determiner);
        let Some(mut at) = before(named.start) else { return false };
        let tells = |at: usize| {
            let noun = self.word(at - 1);
            at > 0
                && TELLING.contains(&self.word(at))
                && (ANYBODY.contains(&noun)
                    || noun == "one"
                    || self.is_human(at - 1)
                    || learn::is_agent(noun))
        };
        if at > 0 && tells(at) {
            match before(at - 1) {
                Some(head) => at = head,
                None => return false,
            }
        }
        let belongs = at > 0 && self.stem(at - 1) == "belong";
        self.is_of_person(named) && TOWARD.contains(&self.word(at)) && !belongs
    }

    /// That two things go together, where they may.
    fn may_be_same(&self, first: &Mentioned, second: &Mentioned) -> Option<Statement> {
        let (of_a, of_b) = (self.sense_of(&first.of), self.sense_of(&second.of));
        let are_two = first.is_place != second.is_place || !first.is_place && of_a != of_b;
        let both = self.is_of_person(first) && self.is_of_person(second);
        let may = are_two && !both && !self.is_met(first) && !self.is_met(second);
        may.then(|| sentence::same(first.of.clone(), second.of.clone(), self))
    }
}

/// Whether a word may deny, weaken, compare, count, or tell of somebody else.
fn is_telling(token: &Token) -> bool {
    let (word, stem) = (&*token.word, &*token.stem);
    story::is_loaded(stem)
        || story::is_never_loose(stem)
        || KEPT.contains(&word)
        || KIN.contains(&word)
        || WITH_OTHERS.contains(&stem)
        || UNSURE.contains(&word)
        || learn::begins_as_denial(word)
        || function::is_hedge(word)
        || function::is_of_some(word)
        || words::number(&[word]).is_some()
        || words::ordinal(word).is_some()
}
