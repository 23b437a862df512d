//! Nouns of two items, which tell that they go together: `Mr Hobday's dahlias`, `the red Ford`.
//!
//! The sentence is read with the last of the two alone; that both are one row is told beside it, since
//! whoever speaks of Mr Hobday's dahlias says that he has them.

use super::super::lexicon;
use super::super::matches::Match;
use super::super::mention::{Choice, Mention, Noun, Reader};
use super::super::token::Token;
use super::super::words;
use super::super::words::Words;
use super::{and, same};
use crate::syntax::ast::Statement;
use compact_str::CompactString;

/// Two items that make one noun.
struct Compound {
    /// Where the words begin that are left out, and where the second item does.
    start: usize,
    next: usize,
    /// The items, each with where its words begin and end.
    items: [(usize, Match); 2],
}

impl Reader<'_> {
    /// The readings of a sentence that has such a noun; `None` if it has none.
    pub(super) fn with_compounds(&self) -> Option<Vec<Statement>> {
        // `the red house` may be next to the Ford; in a race the red Ford is one.
        let is_row = self.vocabulary.has_order && !self.vocabulary.is_of_race();
        if !self.vocabulary.is_loose || is_row {
            return None;
        }
        let compound = (0..self.tokens.len()).find_map(|at| self.compound(at))?;
        let tokens: Vec<Token> = self.without(compound.start..compound.next);
        let inner = Reader::new(self.vocabulary, &tokens);
        let operands = compound.items.map(|(start, of)| {
            let choice: Choice = self.choice(of.of, 0);
            self.operands(&Mention { start, end: of.end, noun: Noun::Item(vec![choice]) })
        });
        let [Some(owner), Some(owned)] = operands.map(|all| all.into_iter().next()) else {
            return None;
        };
        let both = same(owner, owned, self);
        let read = inner.readings(0, inner.end());
        let told = read.into_iter().map(|says| and(says, both.clone()));
        Some(told.filter(|says| !self.is_never(says)).collect())
    }

    /// The noun of two items that begins with an item at a token.
    fn compound(&self, at: usize) -> Option<Compound> {
        let first = self.only_match(at)?;
        let persons = self.vocabulary.of_persons();
        let bit = |of: &Match| 1 << of.of.sense;
        let owned = self.is_possessive(first.end);
        let next = first.end + usize::from(owned);
        let second = self.only_match(next)?;
        let is_person = bit(&first) & persons != 0;
        let is_plain = bit(&first) != bit(&second)
            && bit(&second) & persons == 0
            && self.vocabulary.senses[second.of.sense].scale.is_none()
            && !self.is_possessive(second.end);
        let article = at.checked_sub(1).is_some_and(|last| self.kind(last).determiner);
        // `the $30 vase`, and not `the 3 red ones`
        let sense = &self.vocabulary.senses[first.of.sense];
        let is_value = sense.currency.is_some() || sense.unit.is_some() || sense.is_of_calendar();
        // `planted yellow tulips`
        let is_quality = !owned && self.is_quality_of(at, first.of.sense, second.of.sense);
        let is_bare = at > 0 && self.matches[at - 1].is_empty() && self.is_loose_verb(at - 1);
        let joins = if owned {
            is_person
        } else {
            (article || is_quality && is_bare)
                && !is_person
                && (self.vocabulary.senses[first.of.sense].scale.is_none() || is_value)
        };
        // `Rex isn't Ann's dog` says that he is another one's.
        let depends = |word: &str| {
            matches!(
                word,
                "if" | "unless"
                    | "either"
                    | "or"
                    | "neither"
                    | "nor"
                    | "not"
                    | "'t"
                    | "never"
                    | "no"
            )
        };
        let may_depend = self.tokens[..at].iter().any(|token| depends(&token.word));
        // Who bought Ann's dahlias is another one, and so may be who is Ann's dog.
        const BEFORE: Words = Words::of(&[
            "", ",", "above", "after", "and", "before", "behind", "below", "but", "of", "than",
            "to", "while",
        ]);
        let last = (0..at).rev().find(|at| !self.kind(*at).determiner);
        let opens = last.map_or("", |last| self.word(last));
        // `ate some of Ann's fudge`
        let is_some = opens == "of"
            && last.and_then(|last| last.checked_sub(1)).is_some_and(|some| {
                matches!(
                    self.word(some),
                    "all"
                        | "any"
                        | "half"
                        | "lot"
                        | "most"
                        | "much"
                        | "none"
                        | "part"
                        | "piece"
                        | "some"
                        | "taste"
                )
            });
        let may_stand = is_value || is_quality || BEFORE.contains(&opens) && !is_some;
        (is_plain && joins && !may_depend && may_stand).then_some(Compound {
            start: at,
            next,
            items: [(at, first), (next, second)],
        })
    }

    /// Whether things of two colours are told of: `grew yellow and white tulips`, of which no row has both.
    pub(in super::super) fn is_of_two_colours(&self) -> bool {
        let sense =
            |at: usize| self.matches.get(at).and_then(|of| of.first()).map(|of| of.of.sense);
        let is_colour = |at: usize| lexicon::is_colour(self.word(at)) && sense(at).is_some();
        (1..self.end()).filter(|at| self.word(*at) == "and").any(|and| {
            let (first, second) = (and - 1, and + 1);
            let are_colours =
                is_colour(first) && is_colour(second) && sense(first) == sense(second);
            let next = sense(second + 1);
            are_colours && next.is_some() && next != sense(second)
        })
    }

    /// Whether a word tells how an item behind it is, and of nothing else: its colour, where the header has but colours
    /// or those of the item's category, its period or what it is made of.
    fn is_quality_of(&self, at: usize, sense: usize, of: usize) -> bool {
        const QUALITIES: &[&str] = &[
            "colour", "dynasty", "era", "fabric", "flavour", "glaze", "hue", "material", "metal",
            "pattern", "period", "shade", "style", "tint", "tone", "wood",
        ];
        let heading = self.vocabulary.senses[sense].name.text.to_lowercase();
        let stems = || heading.split(' ').map(words::stem);
        let qualities: Vec<_> = QUALITIES.iter().map(|word| words::stem(word)).collect();
        let is_quality = |stem: &CompactString| *stem == "color" || qualities.contains(stem);
        let is_told = lexicon::is_colour(self.word(at))
            || stems().any(|stem| is_quality(&stem) && stem != "color");
        is_told
            && stems()
                .filter(|stem| !is_quality(stem))
                .all(|stem| self.vocabulary.is_named(of, &stem))
    }

    /// The item that begins at a token, if it can but be one.
    fn only_match(&self, at: usize) -> Option<Match> {
        match self.matches.get(at).map_or(&[][..], Vec::as_slice) {
            [only] => Some(*only),
            _ => None,
        }
    }
}
