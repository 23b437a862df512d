//! Each form of relation alone, over all operands of a few small puzzles: as it is, refused by
//! `not`, and inside a connective, for every pair of kinds of categories.

use std::rc::Rc;

use super::brute::grids;
use super::compare::{Outcome, Setups, compare};
use super::generate::faults;
use super::number;
use super::puzzle::{
    At, Category, Clue, Func, Header, Kind, Line, ONE, Op, Operand, Places, Puzzle, Relation,
    Shape, Side, Term, Unit, Value,
};

#[test]
fn every_relation_in_a_line() {
    every_relation(3, Shape::Line, "houses: 3", 0);
}

#[test]
fn every_relation_in_a_ring() {
    every_relation(4, Shape::Ring, "houses: 4 in a ring", 1);
}

#[test]
fn every_relation_in_a_grid() {
    every_relation(4, Shape::Grid(2, 2), "houses: 2 x 2", 2);
}

const KINDS: [Kind; 4] = [Kind::Bijective, Kind::Some, Kind::Rest, Kind::Repeats];

fn every_relation(size: usize, shape: Shape, line: &str, first_turn: usize) {
    // The normal run takes one of three shapes of each relation, by turns, where there are many
    // arrangements.
    let all = size == 3 || number("ZEBRA_CASES", 0) > 0;
    // Each case in one encoding, the next case in the next one.
    let mut turn = first_turn;
    let mut accepted = 0;
    for puzzle in cases(size, shape, line, all) {
        let outcome = compare(&puzzle, Setups::One(turn));
        let outcome = outcome.unwrap_or_else(|error| panic!("{error}\n{puzzle:?}"));
        accepted += usize::from(matches!(outcome, Outcome::Accepted(..)));
        turn += 1;
    }
    assert!(turn > 1_000 && accepted > (turn - first_turn) / 2, "{accepted} of {turn} accepted");
}

/// A puzzle of one clue for every relation, or for a third of them, between every two kinds.
pub fn cases(size: usize, shape: Shape, line: &str, all: bool) -> Vec<Puzzle> {
    let labels: Vec<String> = (1..=size).map(|n| n.to_string()).collect();
    let values = Some((1..=size as Value).map(|n| n * ONE).collect());
    let places = Places {
        word: "house".into(),
        labels,
        shape,
        values,
        unit: Unit::Plain,
        line: line.into(),
    };
    let mut puzzles = Vec::new();
    for (first, one) in KINDS.into_iter().enumerate() {
        for (second, other) in KINDS.into_iter().enumerate().skip(first) {
            let categories = vec![letters("a", one, size), letters("b", other, size)];
            let header = Rc::new(Header { places: places.clone(), categories });
            let grids = Rc::new(grids(&header));
            for (at, relation) in relations(&header).into_iter().enumerate() {
                for (shown, clue) in shapes_of(relation).into_iter().enumerate() {
                    let others = !all && !(at + shown + first + second).is_multiple_of(3);
                    if others || !faults(&header, &clue).is_empty() {
                        continue;
                    }
                    let clues = vec![Line { clue, style: 255 }];
                    puzzles.push(Puzzle { header: header.clone(), grids: grids.clone(), clues });
                }
            }
        }
    }
    puzzles
}

/// A category of words in order, as small as its kind allows.
fn letters(name: &str, kind: Kind, places: usize) -> Category {
    let (count, flags) = match kind {
        Kind::Bijective => (places, " (ordered)"),
        Kind::Some => (places + usize::from(places == 3), " (some, ordered)"),
        Kind::Rest => (2, ", ..."),
        Kind::Repeats => (2, " (repeats, ordered)"),
    };
    let items: Vec<String> = (1..=count).map(|n| format!("{name}{n}")).collect();
    let line = format!("{name}: {}{flags}", items.join(", "));
    let values = (kind != Kind::Rest).then(|| (1..=count as Value).map(|n| n * ONE).collect());
    Category { name: name.into(), items, kind, values, unit: Unit::Plain, line }
}

/// The clue itself, its negation, and a part that needs its truth either way.
fn shapes_of(relation: Relation) -> [Clue; 3] {
    let clue = Clue::Relation(relation, false, 0);
    let at = Operand { at: At::Item(1, 0), style: 0 };
    let home = Clue::Relation(Relation::In(at, vec![0]), false, 0);
    let brackets = |clue: &Clue| Clue::Brackets(Box::new(clue.clone()));
    [
        clue.clone(),
        Clue::Not(Box::new(brackets(&clue))),
        Clue::Xor(vec![brackets(&clue), brackets(&home)]),
    ]
}

fn relations(header: &Header) -> Vec<Relation> {
    let item = |c, i| Operand { at: At::Item(c, i), style: 0 };
    let [a, other_a, b, other_b] = [item(0, 0), item(0, 1), item(1, 0), item(1, 1)];
    let place = Operand { at: At::Place(1), style: 3 };
    let mut all = Vec::new();
    for x in [a, b, place] {
        all.push(Relation::In(x, vec![1]));
        all.push(Relation::In(x, vec![0, 2]));
        all.extend([Relation::First(x), Relation::Last(x), Relation::Middle(x)]);
        all.extend([Relation::AtEnd(x), Relation::Odd(x), Relation::Even(x)]);
    }
    for (x, y) in [(a, other_a), (a, b), (b, a), (b, b), (a, a), (b, place), (place, a)] {
        all.push(Relation::Same(x, y));
        all.push(Relation::NextTo(x, y));
        all.push(Relation::SameParity(x, y));
        for steps in 0..=2 {
            all.push(Relation::Apart(steps, x, y));
        }
        all.push(Relation::HousesBetween(1, x, y));
        all.push(Relation::Order(x, Side::Left, None, y));
        all.push(Relation::Order(x, Side::Above, None, y));
        all.push(Relation::Order(x, Side::Right, Some(1), y));
        all.push(Relation::Order(x, Side::Before, Some(2), y));
        for func in [Func::Places, Func::Category(0), Func::Row] {
            if header.values(func).is_none() || func == Func::Row && x.at != a.at {
                continue;
            }
            let (f, g) = (Term::Of(x, None), Term::Of(y, Some(-ONE)));
            all.push(Relation::Compare(func, vec![f, Term::Of(y, None)], vec![Op::Eq]));
            all.push(Relation::Compare(func, vec![f, Term::Of(y, None)], vec![Op::Ne]));
            all.push(Relation::Compare(func, vec![f, g], vec![Op::Ge]));
            all.push(Relation::Compare(func, vec![f, Term::Number(2 * ONE)], vec![Op::Lt]));
            let chain = vec![Term::Number(ONE), f, Term::Of(y, None)];
            all.push(Relation::Compare(func, chain, vec![Op::Le, Op::Lt]));
            all.push(Relation::Difference(func, x, y, Op::Eq, ONE));
            all.push(Relation::Difference(func, x, y, Op::Ne, ONE));
            all.push(Relation::Than(x, func, Some(ONE), true, y));
            all.push(Relation::Than(x, func, None, false, y));
        }
    }
    let triples = [
        (a, b, other_a),
        (b, a, other_a),
        (a, other_a, b),
        (a, b, other_b),
        (b, a, place),
        (place, b, a),
        (b, a, a),
    ];
    for (x, y, z) in triples {
        all.push(Relation::Between(x, y, z));
        all.push(Relation::DirectlyBetween(x, y, z));
        all.push(Relation::InOrder(vec![x, y, z]));
        all.push(Relation::Either(x, vec![y, z]));
        all.push(Relation::Neither(x, vec![y, z]));
        all.push(Relation::AllDifferent(vec![x, y, z]));
        all.push(Relation::AllSame(vec![x, y, z]));
    }
    for (left, right) in [
        ([a, other_a], [b, other_b]),
        ([a, b], [other_a, other_b]),
        ([b, place], [a, other_a]),
        ([a, other_a], [b, place]),
        ([a, b], [b, other_a]),
    ] {
        all.push(Relation::Pairs(left.to_vec(), right.to_vec()));
    }
    all
}
