//! Random small puzzles: every shape of positions, every kind of category, every form of clue.

use std::ops::RangeInclusive;
use std::rc::Rc;

use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::Union;

use super::brute::{Eye, Grid, grids};
use super::puzzle::{
    At, Bound, Category, Clue, Func, Header, Kind, Line, ONE, Op, Operand, Places, Puzzle,
    Relation, Shape, Side, Term, Unit, Value,
};

pub fn puzzle() -> impl Strategy<Value = Puzzle> {
    with_clues(1..=4, line)
}

/// Puzzles whose clues seldom go together, though each of them can hold.
pub fn crowded() -> impl Strategy<Value = Puzzle> {
    with_clues(4..=10, possible_line)
}

fn with_clues<S: Strategy<Value = Line>>(
    count: RangeInclusive<usize>,
    line: fn(&Rc<Header>, &Rc<Vec<Grid>>) -> S,
) -> impl Strategy<Value = Puzzle> {
    header(SPACES).prop_flat_map(move |header| {
        let grids = Rc::new(grids(&header));
        let clues = prop::collection::vec(line(&header, &grids), count.clone());
        clues.prop_map(move |clues| Puzzle { header: header.clone(), grids: grids.clone(), clues })
    })
}

/// Larger puzzles with more clues, most of which hold in one arrangement. Some of these put items
/// at one position.
pub fn larger() -> impl Strategy<Value = Puzzle> {
    header(LARGE_SPACES).prop_flat_map(|header| {
        let grids = Rc::new(grids(&header));
        let clues = prop::collection::vec(line(&header, &grids), 1..=7);
        let count = header.categories.len();
        let same = prop::collection::vec((0..count, 0..count, 0..header.size()), 0..=3);
        (clues, same, any::<prop::sample::Index>()).prop_map(move |(mut clues, same, index)| {
            let grid = index.get(&grids);
            let eye = Eye { header: &header, grid };
            for line in clues.iter_mut().filter(|line| !eye.holds(&line.clue)) {
                let of = Clue::Brackets(Box::new(line.clue.clone()));
                line.clue = Clue::Not(Box::new(of));
            }
            clues.extend(same.iter().filter(|(a, b, _)| a != b).filter_map(|(a, b, place)| {
                let item = |c: usize| {
                    Some(Operand { at: At::Item(c, grid.cells[c][*place]?), style: 255 })
                };
                let clue = Clue::Relation(Relation::Same(item(*a)?, item(*b)?), false, 0);
                Some(Line { clue, style: 255 })
            }));
            Puzzle { header: header.clone(), grids: grids.clone(), clues }
        })
    })
}

/// A clue of any form. Most can hold, since a puzzle is refused for one that cannot.
fn line(header: &Rc<Header>, grids: &Rc<Vec<Grid>>) -> impl Strategy<Value = Line> + use<> {
    let any_line = (clue(header, 3), any::<u8>()).prop_map(|(clue, style)| Line { clue, style });
    prop_oneof![1 => any_line, 9 => possible_line(header, grids)]
}

/// A clue of any form that can hold.
fn possible_line(
    header: &Rc<Header>,
    grids: &Rc<Vec<Grid>>,
) -> impl Strategy<Value = Line> + use<> {
    let possible = {
        let (header, grids) = (header.clone(), grids.clone());
        move |clue: &Clue| grids.iter().any(|grid| Eye { header: &header, grid }.holds(clue))
    };
    let clue = clue(header, 3).prop_filter("never", possible);
    (clue, any::<u8>()).prop_map(|(clue, style)| Line { clue, style })
}

// Headers.

/// How often a space of at most so many arrangements is wanted.
const SPACES: [(u32, u64); 3] = [(20, 200), (6, 1_000), (1, 20_000)];
const LARGE_SPACES: [(u32, u64); 3] = [(10, 1_000), (10, 6_000), (2, 30_000)];

fn header(spaces: [(u32, u64); 3]) -> impl Strategy<Value = Rc<Header>> {
    let categories = prop::collection::vec((0..4_u8, 0..13_u8, 0..3_usize, any::<u8>()), 1..=4);
    let spaces = spaces.map(|(weight, space)| (weight, Just(space).boxed()));
    (select(all_places()), categories, Union::new_weighted(spaces.to_vec()), any::<bool>())
        .prop_map(|(places, picks, space, shared)| {
            let mut header = Header { places, categories: Vec::new() };
            for (kind, scale, extra, style) in picks {
                let slot = header.categories.len();
                header.categories.push(category(slot, header.size(), kind, scale, extra, style));
                if header.space() > space && header.categories.len() > 1 {
                    header.categories.pop();
                }
            }
            if shared && header.categories.len() > 1 {
                share_a_name(&mut header.categories);
            }
            Rc::new(header)
        })
}

/// Gives the second category an item with the name of one of the first, if both have words.
fn share_a_name(categories: &mut [Category]) {
    let [first, second, ..] = categories else { return };
    let is_word = |c: &Category| c.items[0].chars().all(char::is_alphabetic);
    if is_word(first) && is_word(second) {
        second.line = second.line.replacen(&second.items[0], &first.items[0], 1);
        second.items[0].clone_from(&first.items[0]);
    }
}

fn strings(of: &[&str]) -> Vec<String> {
    of.iter().map(ToString::to_string).collect()
}

fn ranks(count: usize) -> Vec<Value> {
    (1..=count as Value).map(|rank| rank * ONE).collect()
}

/// Every shape of positions, labelled in every way.
pub fn all_places() -> Vec<Places> {
    let places = |word: &str, labels: Vec<String>, shape, line: String| Places {
        word: word.into(),
        values: Some(ranks(labels.len())),
        labels,
        shape,
        unit: Unit::Plain,
        line,
    };
    let numbered = |count: usize, shape, line: String| {
        places("house", (1..=count).map(|n| n.to_string()).collect(), shape, line)
    };
    let named = |word: &str, labels: &[&str], shape, values: Option<&[Value]>, unit| {
        let all = labels.join(", ");
        let line = match shape {
            Shape::Ring => format!("positions {word}: {all} in a ring"),
            Shape::Unordered => format!("positions {word}: {all} (unordered)"),
            _ => format!("positions {word}: {all}"),
        };
        let values = values.map(<[Value]>::to_vec);
        Places { values, unit, ..places(word, strings(labels), shape, line) }
    };
    let first_category = |word: &str, labels: &[&str], flag: &str, values: Option<&[Value]>| {
        let line = format!("{word}: {}{flag}", labels.join(", "));
        let values = values.map(<[Value]>::to_vec);
        Places { values, ..places(word, strings(labels), Shape::Unordered, line) }
    };
    let mut all: Vec<_> =
        (1..=5).map(|n| numbered(n, Shape::Line, format!("houses: {n}"))).collect();
    all.extend((1..=5).map(|n| numbered(n, Shape::Ring, format!("houses: {n} in a ring"))));
    for (rows, columns) in [(1, 3), (2, 2), (2, 3), (3, 2), (3, 1)] {
        let line = format!("houses: {rows} x {columns}");
        all.push(numbered(rows * columns, Shape::Grid(rows, columns), line));
    }
    let (line, ring, none) = (Shape::Line, Shape::Ring, Shape::Unordered);
    let thousand = |of: &[Value]| of.iter().map(|v| v * ONE).collect::<Vec<_>>();
    let (plain, clock) = (Unit::Plain, Unit::Clock);
    all.extend([
        named("day", &["Mon", "Tue", "Wed"], line, Some(&ranks(3)), plain),
        named("day", &["Thu", "Fri", "Sat", "Sun"], line, Some(&ranks(4)), plain),
        named("year", &["1990", "1993", "1995"], line, Some(&thousand(&[1990, 1993, 1995])), plain),
        named("year", &["12", "13", "15", "19"], line, Some(&thousand(&[12, 13, 15, 19])), plain),
        named("slot", &["7", "3", "5.5"], line, Some(&[7_000, 3_000, 5_500]), plain),
        named("slot", &["1", "1.0", "2"], line, Some(&[1_000, 1_000, 2_000]), plain),
        named("bus", &["9:00am", "10:30am", "1pm"], line, Some(&thousand(&[540, 630, 780])), clock),
        Places {
            line: "positions floor: 2..5".into(),
            ..named("floor", &["2", "3", "4", "5"], line, Some(&thousand(&[2, 3, 4, 5])), plain)
        },
        named("chair", &["North", "East", "South", "West"], ring, Some(&ranks(4)), plain),
        named("gate", &["10", "20", "40"], ring, Some(&thousand(&[10, 20, 40])), plain),
        named("person", &["Ann", "Bob", "Cy"], none, None, plain),
        named("person", &["Ann", "Bob", "Cy", "Di"], none, None, plain),
        named("lot", &["3", "7", "5"], none, Some(&thousand(&[3, 7, 5])), plain),
        first_category("person", &["Ann", "Bob", "Cy"], "", None),
        first_category("guest", &["Ann", "Bob", "Cy", "Di"], "", None),
        first_category("month", &["Jan", "Feb", "Mar"], " (ordered)", Some(&ranks(3))),
        first_category("age", &["30", "45", "40"], "", Some(&thousand(&[30, 45, 40]))),
    ]);
    all
}

/// The words of each category of a puzzle; a name with a word of the grammar is quoted.
const WORDS: [(&str, [&str; 8]); 4] = [
    ("colour", ["red", "green", "ivory", "blue", "jet black", "pink", "grey", "white"]),
    ("pet", ["dog", "C++", "7-up", "fox", "eel", "emu", "gnu", "cat"]),
    ("team leader", ["Ida", "orange juice", "Ole", "next door", "Per", "Q1", "Rae", "Sue"]),
    ("drink", ["tea", "milk", "not tea", "gin", "rum", "cola", "mead", "ale"]),
];

/// Numbers as they are written, and what they mean.
struct Numbers {
    labels: [&'static str; 8],
    values: [Value; 8],
    unit: Unit,
}

const NUMBERS: [Numbers; 7] = [
    Numbers {
        labels: ["1", "3", "4", "8", "15", "16", "23", "42"],
        values: [1_000, 3_000, 4_000, 8_000, 15_000, 16_000, 23_000, 42_000],
        unit: Unit::Plain,
    },
    Numbers {
        labels: ["$4.50", "$5", "$5.50", "$7.25", "$10", "$12", "$12.01", "$1,500"],
        values: [4_500, 5_000, 5_500, 7_250, 10_000, 12_000, 12_010, 1_500_000],
        unit: Unit::Dollars,
    },
    Numbers {
        labels: [
            "12 years", "13 years", "15 years", "1 year", "2 years", "7 years", "8 years",
            "9 years",
        ],
        values: [12_000, 13_000, 15_000, 1_000, 2_000, 7_000, 8_000, 9_000],
        unit: Unit::Years,
    },
    Numbers {
        labels: ["4", "4.0", "6", "7.5", "7.50", "6.00", "9", "10"],
        values: [4_000, 4_000, 6_000, 7_500, 7_500, 6_000, 9_000, 10_000],
        unit: Unit::Plain,
    },
    Numbers {
        labels: ["-3", "-1.5", "0", "2", "2.5", "5", "6.125", "7"],
        values: [-3_000, -1_500, 0, 2_000, 2_500, 5_000, 6_125, 7_000],
        unit: Unit::Plain,
    },
    Numbers {
        labels: ["9:00am", "9:45am", "11:00am", "12:30pm", "3:15pm", "8pm", "21:30", "12am"],
        values: [540_000, 585_000, 660_000, 750_000, 915_000, 1_200_000, 1_290_000, 0],
        unit: Unit::Clock,
    },
    Numbers {
        labels: ["1990", "1991", "1992", "1993", "1994", "1995", "1996", "1997"],
        values: [
            1_990_000, 1_991_000, 1_992_000, 1_993_000, 1_994_000, 1_995_000, 1_996_000, 1_997_000,
        ],
        unit: Unit::Plain,
    },
];

/// A category of a kind (0..4) whose items are words (scale below 3), words in order (3 to 5) or
/// numbers.
fn category(slot: usize, places: usize, kind: u8, scale: u8, extra: usize, style: u8) -> Category {
    let kind = [Kind::Bijective, Kind::Some, Kind::Rest, Kind::Repeats][usize::from(kind)];
    let kind = if kind == Kind::Rest && places == 1 { Kind::Bijective } else { kind };
    let count = match kind {
        Kind::Bijective => places,
        // With two more for six places there would be too many arrangements.
        Kind::Some => places + extra.min(7_usize.saturating_sub(places)),
        Kind::Rest => 1 + extra % (places - 1),
        Kind::Repeats => 1 + extra,
    };
    let (name, words) = WORDS[slot];
    let numbers = NUMBERS.get(usize::from(scale).wrapping_sub(6));
    let ordered = (3..6).contains(&scale) && kind != Kind::Rest;
    let rotate = usize::from(style) % 3;
    let picks = (0..count).map(|i| (i + rotate) % 8);
    let items: Vec<String> = picks
        .clone()
        .map(|i| numbers.map_or(words[i], |numbers| numbers.labels[i]).to_owned())
        .collect();
    let values = match numbers {
        _ if kind == Kind::Rest => None,
        Some(numbers) => Some(picks.map(|i| numbers.values[i]).collect()),
        None if ordered => Some(ranks(count)),
        None => None,
    };
    let mut listed: Vec<_> =
        items.iter().map(|item| super::print::quoted_if_needed(item)).collect();
    if numbers.is_some_and(|n| n.labels[0] == "1990") && rotate + count <= 8 && style & 8 == 0 {
        listed = vec![format!("{}..{}", items[0], items[count - 1])];
    }
    if kind == Kind::Rest {
        let at = usize::from(style >> 4) % (listed.len() + 1);
        listed.insert(at, "...".into());
    }
    let flags = match (kind, ordered) {
        (Kind::Some, true) if style & 4 == 0 => " (some, ordered)",
        (Kind::Some, true) => " (ordered) (some)",
        (Kind::Some, false) => " (some)",
        (Kind::Repeats, true) => " (repeats, ordered)",
        (Kind::Repeats, false) => " (repeats)",
        (_, true) => " (ordered)",
        (_, false) => "",
    };
    let unit = numbers.map_or(Unit::Plain, |numbers| numbers.unit);
    let line = format!("{name}: {}{flags}", listed.join(", "));
    Category { name: name.into(), items, kind, values, unit, line }
}

// Clues.

/// The largest count that can be written.
const MOST: usize = u32::MAX as usize;

fn clue(header: &Rc<Header>, depth: u32) -> BoxedStrategy<Clue> {
    relation(header)
        .prop_recursive(depth, 10, 3, |part| {
            let some = |least| prop::collection::vec(part.clone(), least..=3);
            let two = (part.clone(), part.clone());
            let bound = select(vec![Bound::Exactly, Bound::AtLeast, Bound::AtMost]);
            let most = prop_oneof![30 => 0..=4_usize, 1 => Just(MOST)];
            prop_oneof![
                2 => part.clone().prop_map(|of| Clue::Not(Box::new(of))),
                1 => part.clone().prop_map(|of| Clue::Brackets(Box::new(of))),
                2 => some(2).prop_map(Clue::And),
                2 => some(2).prop_map(Clue::Or),
                2 => some(2).prop_map(Clue::Xor),
                2 => two.clone().prop_map(|(a, b)| Clue::If(Box::new(a), Box::new(b))),
                2 => two.prop_map(|(a, b)| Clue::Iff(Box::new(a), Box::new(b))),
                3 => (bound, most, some(1)).prop_map(|(b, n, of)| Clue::Count(b, n, of)),
            ]
        })
        .boxed()
}

fn operand(header: &Header) -> BoxedStrategy<Operand> {
    let categories = header.categories.iter().enumerate();
    let items: Vec<At> =
        categories.flat_map(|(c, of)| (0..of.items.len()).map(move |i| At::Item(c, i))).collect();
    let places: Vec<At> = (0..header.size()).map(At::Place).collect();
    let at = prop_oneof![6 => select(items), 1 => select(places)];
    (at, any::<u8>()).prop_map(|(at, style)| Operand { at, style }).boxed()
}

/// Amounts that make a difference for the values of a function.
fn amount(header: &Header, func: Func) -> BoxedStrategy<Value> {
    let values = header.values(func).unwrap_or_default();
    let mut all: Vec<Value> =
        values.iter().flat_map(|x| values.iter().map(move |y| (x - y).abs())).collect();
    all.extend([0, ONE, 2 * ONE]);
    if header.unit(func) != Unit::Clock {
        all.push(2_500);
    }
    all.sort_unstable();
    all.dedup();
    select(all).boxed()
}

fn term(header: &Header, func: Func, may_add: bool) -> BoxedStrategy<Term> {
    let plus = (amount(header, func), any::<bool>())
        .prop_map(|(amount, less)| if less { -amount } else { amount });
    let plus =
        if may_add { proptest::option::weighted(0.4, plus).boxed() } else { Just(None).boxed() };
    (operand(header), plus).prop_map(|(of, plus)| Term::Of(of, plus)).boxed()
}

fn constant(header: &Header, func: Func) -> BoxedStrategy<Term> {
    let values = header.values(func).unwrap_or_default();
    let mut numbers = values.clone();
    match header.unit(func) {
        Unit::Clock => numbers.extend([600 * ONE, 1_000 * ONE]),
        _ => numbers.extend([0, 2_500, values.iter().max().map_or(0, |most| most + ONE)]),
    }
    let number = select(numbers).prop_map(Term::Number);
    match func {
        Func::Row | Func::Column => number.boxed(),
        _ => {
            let labels = (0..values.len().max(1)).prop_map(Term::Label);
            prop_oneof![labels, number].boxed()
        }
    }
}

const OPS: [Op; 6] = [Op::Eq, Op::Ne, Op::Lt, Op::Le, Op::Gt, Op::Ge];

/// A comparison of two or three terms, never of two constants.
fn compare(header: &Header, func: Func) -> BoxedStrategy<Relation> {
    let around = func == Func::Places && header.places.shape == Shape::Ring;
    let value = term(header, func, !around);
    let constant = constant(header, func);
    let ops = if around { &OPS[..2] } else { &OPS[..] };
    let op = || select(ops.to_vec());
    let build = move |(terms, ops)| Relation::Compare(func, terms, ops);
    let two = |a: &BoxedStrategy<Term>, b: &BoxedStrategy<Term>| {
        let terms = (a.clone(), b.clone()).prop_map(|(a, b)| vec![a, b]);
        (terms, op().prop_map(|op| vec![op])).prop_map(build).boxed()
    };
    let three = |a: &BoxedStrategy<Term>, b: &BoxedStrategy<Term>, c: &BoxedStrategy<Term>| {
        let terms = (a.clone(), b.clone(), c.clone()).prop_map(|(a, b, c)| vec![a, b, c]);
        (terms, prop::collection::vec(op(), 2)).prop_map(build).boxed()
    };
    let (v, k) = (&value, &constant);
    let mut all = vec![(3, two(v, v)), (2, two(v, k)), (1, two(k, v))];
    if !around {
        all.extend([
            (1, three(v, v, v)),
            (1, three(k, v, k)),
            (1, three(v, k, v)),
            (1, three(v, v, k)),
        ]);
    }
    Union::new_weighted(all).boxed()
}

fn difference(header: &Header, func: Func) -> BoxedStrategy<Relation> {
    let parts = (operand(header), operand(header), select(OPS.to_vec()), amount(header, func));
    parts.prop_map(move |(a, b, op, k)| Relation::Difference(func, a, b, op, k)).boxed()
}

fn than(header: &Header, func: Func) -> BoxedStrategy<Relation> {
    let by = proptest::option::of(amount(header, func));
    let parts = (operand(header), by, any::<bool>(), operand(header));
    parts.prop_map(move |(a, by, more, b)| Relation::Than(a, func, by, more, b)).boxed()
}

fn functions(header: &Header, with_values: bool) -> Vec<Func> {
    let has = |func: &Func| header.values(*func).is_some();
    header.functions().into_iter().filter(|func| has(func) == with_values).collect()
}

fn relation(header: &Rc<Header>) -> BoxedStrategy<Clue> {
    let mut weighted: Vec<(u32, BoxedStrategy<Clue>)> = Vec::new();
    let mut add = |weight, negatable: bool, relation: BoxedStrategy<Relation>| {
        let negated = if negatable { any::<bool>().boxed() } else { Just(false).boxed() };
        let clue = (relation, negated, any::<u8>())
            .prop_map(|(relation, negated, style)| Clue::Relation(relation, negated, style));
        weighted.push((weight, clue.boxed()));
    };
    let o = || operand(header);
    let many = |least: usize, most| prop::collection::vec(operand(header), least..=most);
    let size = header.size();
    let steps = move |least| prop_oneof![30 => least..=size + 1, 1 => Just(MOST)];
    let side = || {
        select(vec![Side::Left, Side::Right, Side::Before, Side::After, Side::Below, Side::Above])
    };

    add(8, true, (o(), o()).prop_map(|(a, b)| Relation::Same(a, b)).boxed());
    let places = prop::collection::vec(0..size, 1..=3);
    add(8, true, (o(), places).prop_map(|(a, places)| Relation::In(a, places)).boxed());
    add(4, false, (o(), many(2, 3)).prop_map(|(a, of)| Relation::Either(a, of)).boxed());
    add(3, false, (o(), many(2, 3)).prop_map(|(a, of)| Relation::Neither(a, of)).boxed());
    add(3, false, many(2, 4).prop_map(Relation::AllDifferent).boxed());
    add(3, false, many(2, 3).prop_map(Relation::AllSame).boxed());
    let sets = (2..=3_usize).prop_flat_map({
        let operand = operand(header);
        move |n| {
            let one = || prop::collection::vec(operand.clone(), n);
            (one(), one()).prop_map(|(left, right)| Relation::Pairs(left, right))
        }
    });
    add(4, false, sets.boxed());

    // The forms that need an order, often where there is one and rarely where they are an error.
    let shape = header.places.shape;
    let line = if shape == Shape::Line { 6 } else { 0 };
    let near = if shape == Shape::Unordered { 0 } else { 4 };
    let order = |steps: BoxedStrategy<Option<usize>>| {
        let parts = (o(), side(), steps, o());
        parts.prop_map(|(a, side, steps, b)| Relation::Order(a, side, steps, b)).boxed()
    };
    let forms: Vec<(u32, bool, BoxedStrategy<Relation>)> = vec![
        (line, true, order(Just(None).boxed())),
        (line, true, order(Just(Some(1)).boxed())),
        (line, true, order(steps(1).prop_map(Some).boxed())),
        (line, true, (o(), o(), o()).prop_map(|(a, b, c)| Relation::Between(a, b, c)).boxed()),
        (line, false, many(2, 4).prop_map(Relation::InOrder).boxed()),
        (line, true, o().prop_map(Relation::AtEnd).boxed()),
        (near, true, (o(), o()).prop_map(|(a, b)| Relation::NextTo(a, b)).boxed()),
        (near, true, (steps(0), o(), o()).prop_map(|(n, a, b)| Relation::Apart(n, a, b)).boxed()),
        (
            near,
            false,
            (steps(0), o(), o()).prop_map(|(n, a, b)| Relation::HousesBetween(n, a, b)).boxed(),
        ),
        (
            near,
            true,
            (o(), o(), o()).prop_map(|(a, b, c)| Relation::DirectlyBetween(a, b, c)).boxed(),
        ),
        (near, true, (o(), o()).prop_map(|(a, b)| Relation::SameParity(a, b)).boxed()),
        (near, true, o().prop_map(Relation::Odd).boxed()),
        (near, true, o().prop_map(Relation::Even).boxed()),
    ];
    let numbered = match shape {
        Shape::Line | Shape::Grid(..) => 3,
        _ => 0,
    };
    let middle = if size % 2 == 1 { numbered } else { 0 };
    let ends: Vec<(u32, bool, BoxedStrategy<Relation>)> = vec![
        (numbered, true, o().prop_map(Relation::First).boxed()),
        (numbered, true, o().prop_map(Relation::Last).boxed()),
        (middle, true, o().prop_map(Relation::Middle).boxed()),
    ];
    // Those that are errors here share a small weight.
    let mut errors = Vec::new();
    for (weight, negatable, form) in forms.into_iter().chain(ends) {
        match weight {
            0 => errors.push(form),
            _ => add(weight, negatable, form),
        }
    }

    let around = |func: Func| func == Func::Places && shape == Shape::Ring;
    for func in functions(header, true) {
        add(10, false, compare(header, func));
        if !around(func) {
            add(5, false, difference(header, func));
            add(6, true, than(header, func));
        }
    }
    if let Some(func) = functions(header, false).first().copied() {
        errors.push(than(header, func));
    }
    if !errors.is_empty() {
        add(1, true, Union::new(errors).boxed());
    }
    Union::new_weighted(weighted).boxed()
}

/// What the language says of a clue that does not go with the shape of the puzzle: the codes of
/// which one must be reported.
pub fn faults(header: &Header, clue: &Clue) -> Vec<&'static str> {
    clue.relations().into_iter().flat_map(|relation| fault(header, relation)).collect()
}

fn fault(header: &Header, relation: &Relation) -> Option<&'static str> {
    let shape = header.places.shape;
    let line = match shape {
        Shape::Line => None,
        Shape::Ring => Some("ring-order"),
        Shape::Grid(..) => Some("grid-order"),
        Shape::Unordered => Some("no-order"),
    };
    let near = line.filter(|_| shape == Shape::Unordered);
    let numbered = line.filter(|_| !matches!(shape, Shape::Grid(..)));
    let values = |func: Func, around: bool| match header.values(func) {
        None => Some("unordered-category"),
        Some(_) => (around && func == Func::Places && shape == Shape::Ring).then_some("ring-order"),
    };
    match relation {
        Relation::Order(..) | Relation::Between(..) | Relation::InOrder(..) => line,
        Relation::AtEnd(..) => line,
        Relation::NextTo(..) | Relation::Apart(..) => near,
        Relation::HousesBetween(houses, ..) => near.or_else(|| {
            let count = super::print::houses(header, *houses);
            let named = header.categories.iter().any(|category| category.items.contains(&count));
            named.then_some("ambiguous-name")
        }),
        Relation::DirectlyBetween(..) | Relation::SameParity(..) => near,
        Relation::Odd(..) | Relation::Even(..) => near,
        Relation::First(..) | Relation::Last(..) => numbered,
        Relation::Middle(..) => numbered.or(header.size().is_multiple_of(2).then_some("no-middle")),
        Relation::Compare(func, terms, ops) => {
            let adds = |term: &Term| matches!(term, Term::Of(_, Some(_)));
            let orders = |op: &Op| !matches!(op, Op::Eq | Op::Ne);
            values(*func, terms.iter().any(adds) || ops.iter().any(orders))
        }
        Relation::Difference(func, ..) | Relation::Than(_, func, ..) => values(*func, true),
        _ => None,
    }
}
