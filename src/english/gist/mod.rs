//! The gist of a clue: of one about a row of houses, tents or the like two things and at most one relation of place; of one
//! of a table how two values differ, or which of two is which.
//!
//! Editors tell with words of their own where things are: `An acorn dangles over the pot of camomile tea`, `The parrot
//! lives further left than the walnut grows`. Whatever the words are, two things of a street that a clue names go
//! together, or stand in the relation that it names, unless it denies, wishes, compares, counts, or tells of somebody
//! else ([`LOADED`](super::lexicon::story::LOADED), [`NEVER_LOOSE`](super::lexicon::story::NEVER_LOOSE)). As only the
//! puzzle can tell that this was so, [`load`](crate::load) takes such a reading if there is a single answer with it.

mod elsewhere;
mod parts;
mod row;
mod table;

use super::mention::Reader;
use super::relation::Relation;
use super::sentence;
use super::token::Token;
use super::vocabulary::Vocabulary;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};
use Part::*;
use parts::LACKING;

pub(super) use parts::is_telling;

/// The longest clue whose gist is taken, in words and marks.
const LONGEST: usize = 30;

/// An item or a position that is named from one token to before another.
struct Mentioned {
    start: usize,
    end: usize,
    is_place: bool,
    of: Operand,
}

/// What a sentence names, in its order.
enum Part {
    Named(Mentioned),
    Related(Relation),
    /// `between`, and whether it is directly so
    Middle(bool),
    /// `right next to both`
    Both,
    /// `two houses` of `two houses stand between`
    Between(u32),
    /// `two houses between them`
    Themselves(u32),
    /// `two houses separate`
    Separate(u32),
    /// `two others`, `two houses`
    Count(u32),
    /// `on one side`
    OneSide,
    /// `on the other`
    OtherSide,
    /// `in adjoining houses`
    Neighbours,
    /// `at one end of the row`
    End,
    /// `an even number`; whether it is odd
    Parity(bool),
    /// `and`, `as well as`
    And,
    Either,
    Or,
    Neither,
    Nor,
    /// `not`, `n't`
    Not,
}

/// What a sentence says, if it but names two things and how they stand to each other.
pub(super) fn gist(vocabulary: &Vocabulary, tokens: &[Token]) -> Option<Statement> {
    if tokens.len() > LONGEST {
        return None;
    }
    let reader = Reader::new(vocabulary, tokens);
    let lacks = tokens.iter().filter(|token| LACKING.contains(&&*token.word)).count();
    if reader.names_any(vocabulary.lacked()) && lacks != 1 {
        return None;
    }
    let is_of_others =
        reader.tells_of_stranger() || reader.affects_others() || reader.is_near_other();
    if reader.is_hedged() || is_of_others {
        return None;
    }
    let says = match vocabulary.has_order {
        true => {
            let parts = reader.parts_within(0, reader.end())?;
            reader.said_together(&parts).or_else(|| reader.said_in_row(&parts))?
        }
        false => reader.said_in_table()?,
    };
    let mut says = vec![says];
    reader.without_traps(&mut says);
    says.retain(|says| !reader.may_be_within_house(says));
    says.pop()
}

impl Reader<'_> {
    /// What goes together, or does not.
    fn said_together(&self, parts: &[Part]) -> Option<Statement> {
        match parts {
            [Named(first), Named(second)] => self.may_be_same(first, second),
            [Named(first), Not, Named(second)] | [Not, Named(first), Named(second)] => {
                self.may_be_same(first, second).map(sentence::not)
            }
            [Named(a), Not, Named(b), Or, Named(c)] | [Not, Named(a), Named(b), Or, Named(c)] => {
                self.neither_is(a, [b, c])
            }
            // Of who is named behind `and`, something else may be told.
            [Named(first), Named(second), And, Named(third)] if !self.is_of_person(third) => {
                let all = [self.may_be_same(first, second)?, self.may_be_same(first, third)?];
                self.may_be_same(second, third)?;
                sentence::all_of(all.into())
            }
            _ => self.one_or_neither(parts),
        }
    }

    /// What goes together with one of two, or with neither.
    fn one_or_neither(&self, parts: &[Part]) -> Option<Statement> {
        match parts {
            [Named(a), Either, Named(b), Or, Named(c)] => self.either_of(a, [b, c]),
            [Named(a), Neither, Named(b), Nor, Named(c)]
            | [Neither, Named(b), Nor, Named(c), Named(a)] => self.neither_is(a, [b, c]),
            _ => None,
        }
    }

    /// That one of two goes together with a third.
    fn either_of(&self, of: &Mentioned, two: [&Mentioned; 2]) -> Option<Statement> {
        self.may_be_same(of, two[0])?;
        self.may_be_same(of, two[1])?;
        let are_two = !sentence::is_same_item(&two[0].of, &two[1].of);
        are_two.then(|| Form::Either(of.of.clone(), two.map(|one| one.of.clone()).into()))
    }

    /// That neither of two goes together with a third.
    fn neither_is(&self, of: &Mentioned, two: [&Mentioned; 2]) -> Option<Statement> {
        // `Neither tea nor coffee keeps Ann awake.`
        let is_plain = |at: usize| {
            self.is_plain(at)
                || self.kind(at).preposition
                || matches!(self.word(at), "neither" | "nor" | "or" | "not")
        };
        if !(0..self.end()).all(is_plain) {
            return None;
        }
        let denied = |one| self.may_be_same(of, one).map(sentence::not);
        sentence::all_of(vec![denied(two[0])?, denied(two[1])?])
    }

    /// Whether a word behind `Ann's` tells of Ann herself: `Ann's tent`, `Ann's turn`, `between Ann's and`.
    fn is_said_of_row(&self, at: usize) -> bool {
        self.is_house(at)
            || self.uses(at).own | self.uses(at).named != 0
            || self.builds_sentence(at)
            || self.kind(at).preposition
            || !self.tokens[at].is_word()
            || matches!(
                self.word(at),
                "and" | "day" | "lesson" | "place" | "shift" | "slot" | "turn"
            )
    }

    /// How two or three things stand to each other in the row.
    fn said_in_row(&self, parts: &[Part]) -> Option<Statement> {
        // `the day before Ann cooked it`, `next to Ann's coat`
        let points = |at: usize| {
            let is_between = at > 0 && self.word(at - 1) == "between";
            matches!(self.word(at), "him" | "it" | "them") && !is_between
        };
        let is_other = |named: &Mentioned| {
            let noun = named.end + 1;
            self.is_possessive(named.end) && noun < self.end() && !self.is_said_of_row(noun)
        };
        let tells_of_other = |part: &Part| matches!(part, Named(named) if is_other(named));
        if (0..self.end()).any(points) || parts.iter().any(tells_of_other) {
            return None;
        }
        let of = |named: &Mentioned| named.of.clone();
        let related = |relation: &Relation, a, b| sentence::relate(*relation, of(a), of(b), self);
        let apart = |count: &u32, a, b| Some(Form::Apart(count + 1, of(a), of(b)));
        match parts {
            [Named(a), Related(relation), Named(b)] | [Related(relation), Named(b), Named(a)] => {
                Some(related(relation, a, b))
            }
            [Named(a), Not, Related(relation), Named(b)] => {
                Some(sentence::not(related(relation, a, b)))
            }
            [Named(a), Middle(false), Named(b), And, Named(c)] => {
                Some(Form::Between(of(a), of(b), of(c)))
            }
            [Named(a), Middle(true), Named(b), And, Named(c)]
            | [Named(a), Middle(_), Named(b), And, Named(c), Both] => {
                Some(Form::DirectlyBetween(of(a), of(b), of(c)))
            }
            [Named(a), Named(b), OneSide, And, Named(c), OtherSide]
            | [Named(a), Related(Relation::NextTo), Named(b), OneSide, And, Named(c), OtherSide]
            | [
                Named(a),
                Related(Relation::NextTo),
                Named(b),
                OneSide,
                And,
                Related(Relation::NextTo),
                Named(c),
                OtherSide,
            ] => Some(Form::DirectlyBetween(of(a), of(b), of(c))),
            [Between(count), Named(a), And, Named(b)]
            | [Middle(false), Named(a), And, Named(b), Count(count)]
            | [Named(a), And, Named(b), Themselves(count)]
            | [Separate(count), Named(a), Named(b)] => apart(count, a, b),
            [Named(a), And, Named(b), Neighbours] => Some(Form::NextTo(of(a), of(b))),
            [Named(a), And, Named(b), Not, Neighbours] => {
                Some(sentence::not(Form::NextTo(of(a), of(b))))
            }
            [Named(a), End] if !a.is_place => Some(Form::AtEnd(of(a))),
            [Named(a), Not, End] if !a.is_place => Some(sentence::not(Form::AtEnd(of(a)))),
            [Named(a), Parity(true)] if !a.is_place => Some(Form::Odd(of(a))),
            [Named(a), Parity(false)] if !a.is_place => Some(Form::Even(of(a))),
            _ => None,
        }
    }
}
