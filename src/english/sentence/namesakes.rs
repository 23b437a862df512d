//! Two names or numbers of one row: `No rider and horse had the same name`, `Only one runner wore the same number as their place`.

use super::super::function;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::vocabulary::Thing;
use super::not;
use crate::model::statement::Form;
use crate::syntax::ast::{Name, Operand, PlaceName, Statement, Which};
use crate::syntax::text::fold;

/// Who: nobody, or just one.
const NOBODY: &[&str] = &["no", "no one", "nobody", "none", "none of the"];
const ONE: &[&str] = &[
    "exactly one",
    "exactly one of the",
    "just one",
    "just one of the",
    "only one",
    "only one of the",
];

impl Reader<'_> {
    /// Every reading of a sentence that begins so.
    pub(super) fn namesakes(&self, start: usize) -> Vec<(usize, Statement)> {
        if !self.vocabulary.is_loose || !self.tokens.iter().any(|token| token.word == "same") {
            return Vec::new();
        }
        let mut found = self.same_names(start);
        found.extend(self.same_numbers(start));
        found
    }

    /// `No rider and horse had the same name`, `No rider rode a horse with the same name`.
    fn same_names(&self, start: usize) -> Vec<(usize, Statement)> {
        const HAVING: &[&str] =
            &["bear", "bore", "had", "has", "have", "share", "shared", "shares"];
        const RIDING: &[&str] = &[
            "drives", "drove", "flew", "had", "has", "owned", "owns", "rides", "rode", "sailed",
            "sails",
        ];
        let Some(first) = self.phrase(start, "no") else { return Vec::new() };
        let (second, verb) = match self.word(first + 1) {
            "and" | "or" => (first + 2, first + 3),
            _ => {
                let is_free = RIDING.contains(&self.word(first + 1));
                let article = self.any(first + 2, &["a", "the"]);
                let Some(second) = article.filter(|_| is_free) else { return Vec::new() };
                (second, second + 1)
            }
        };
        let is_joined = second == first + 2;
        let same = match is_joined {
            true if HAVING.contains(&self.word(verb)) => self.any(verb + 1, &["the same name"]),
            true => None,
            false => self
                .any(verb, &["of the same name", "that had the same name", "with the same name"]),
        };
        let Some(end) = same else { return Vec::new() };
        let sense = |at: usize| {
            let own = self.uses(at).own & self.vocabulary.lists();
            (own.count_ones() == 1).then(|| own.trailing_zeros() as usize)
        };
        let (Some(a), Some(b)) = (sense(first), sense(second)) else { return Vec::new() };
        let apart = self.pairs_of_name(a, b).into_iter().map(|(a, b)| Form::Different(a, b));
        let all: Vec<Statement> = apart.collect();
        // A single pair may be a slip.
        if a == b || all.len() < 2 { Vec::new() } else { vec![(end, Form::And(all))] }
    }

    /// The items of two categories that are called the same.
    fn pairs_of_name(&self, a: usize, b: usize) -> Vec<(Operand, Operand)> {
        let senses = &self.vocabulary.senses;
        let mut pairs = Vec::new();
        for (item, name) in senses[a].items.iter().enumerate() {
            let same =
                senses[b].items.iter().position(|other| fold(&other.text) == fold(&name.text));
            if let Some(other) = same {
                let of = |sense, item| self.operand_of(Thing { sense, item });
                pairs.push((of(a, item), of(b, other)));
            }
        }
        pairs
    }

    fn operand_of(&self, of: Thing) -> Operand {
        self.vocabulary.item_operand(of, self.span(0, self.tokens.len()))
    }

    /// `Only one of the runners wore the same number as their final place`, `None wore the same number as their place`.
    fn same_numbers(&self, start: usize) -> Vec<(usize, Statement)> {
        let one = self.any(start, ONE);
        let Some(next) = one.or_else(|| self.any(start, NOBODY)) else { return Vec::new() };
        let is_some = function::is_of_some(self.word(next));
        // `Only one snail wore`, of a race that is not said to be one of snails
        let is_noun = self.uses(next).verb | self.uses(next).doing == 0
            && matches!(self.word(next + 1), "bore" | "had" | "wore");
        let is_row = (self.kind(next).person || self.uses(next).own != 0 || is_noun) && !is_some;
        let verb = next + usize::from(is_row);
        let is_plain = self.matches.get(verb).is_some_and(Vec::is_empty);
        let number = self.any(verb + 1, &["the same number as"]).filter(|_| is_plain);
        let Some(own) = number.and_then(|at| self.any(at, &["her", "his", "its", "the", "their"]))
        else {
            return Vec::new();
        };
        let noun = self.any(own, &["final", "finishing", "own"]).unwrap_or(own);
        let is_place = self.is_house(noun) && self.vocabulary.has_order;
        let places = self.places_of_values(noun).filter(|_| !self.vocabulary.has_order);
        let rows = self.vocabulary.rows();
        let numbers = self.numbered_as_places(rows, places);
        let Some(sense) = numbers.filter(|_| is_place || places.is_some()) else {
            return Vec::new();
        };
        let span = self.span(start, noun + 1);
        let of_rank = |sense: usize, rank: usize| {
            self.operand_of(Thing { sense, item: self.item_of_rank(sense, rank).unwrap_or(rank) })
        };
        let at = |rank: usize| {
            let number = of_rank(sense, rank);
            match places {
                Some(places) => Form::Same(number, of_rank(places, rank)),
                None => {
                    let name = Name::new(&*self.vocabulary.labels[rank], span);
                    Form::In(number, vec![PlaceName { which: Which::Label, name }])
                }
            }
        };
        let says = match one {
            None => Form::And((0..rows).map(|rank| not(at(rank))).collect()),
            Some(_) => {
                let only = |rank: usize| {
                    let each = |of: usize| if of == rank { at(of) } else { not(at(of)) };
                    Form::And((0..rows).map(each).collect())
                };
                Form::Or((0..rows).map(only).collect())
            }
        };
        // `as the position it finished in`
        let end = self.any(
            noun + 1,
            &[
                "he finished in",
                "in which it finished",
                "in which they finished",
                "it finished",
                "it finished in",
                "she finished in",
                "they finished",
                "they finished in",
            ],
        );
        vec![(end.unwrap_or(noun + 1), says)]
    }

    /// The category of places that a noun names, where nothing stands in a row.
    fn places_of_values(&self, noun: usize) -> Option<usize> {
        let own = self.uses.get(noun)?.own;
        let is_of = |sense: usize| {
            let of = &self.vocabulary.senses[sense];
            own >> sense & 1 == 1 && of.measure == Measure::Places && of.scale.is_some()
        };
        let found = self.vocabulary.where_sense(is_of);
        (found.count_ones() == 1).then_some(found.trailing_zeros() as usize)
    }

    /// The only category whose items are the numbers of so many positions, or of a category of these.
    fn numbered_as_places(&self, rows: usize, places: Option<usize>) -> Option<usize> {
        let is_whole = |sense: usize| {
            let of = &self.vocabulary.senses[sense].items;
            places != Some(sense)
                && of.len() == rows
                && (0..rows).all(|rank| self.item_of_rank(sense, rank).is_some())
        };
        // Numbers that are worn are no amounts.
        let worn = self.vocabulary.headed(&["bib", "number"]);
        let fits = self.vocabulary.where_sense(is_whole) & (self.vocabulary.lists() | worn);
        let has_ranks = self.vocabulary.order.has_plain_ranks || places.is_some();
        (has_ranks && fits.count_ones() == 1).then_some(fits.trailing_zeros() as usize)
    }

    /// The item whose only number is that of a position.
    fn item_of_rank(&self, sense: usize, rank: usize) -> Option<usize> {
        let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
        let number = (rank + 1).to_string();
        self.vocabulary.senses[sense].items.iter().position(|item| digits(&item.text) == number)
    }
}
