//! The propagator against brute force: what it finds is in every solution, what it calls a reason
//! is one, and where arc consistency is defined it is reached and not exceeded.

use std::collections::BTreeMap;

use itertools::Itertools;
use proptest::test_runner::TestCaseError;

use zebra_sat::load::load;
use zebra_sat::model::evaluate::holds;
use zebra_sat::model::{
    CategoryKind, ClueId, Fact, Form, ItemId, Operand, Place, Puzzle, Rule, Solution, Statement,
};
use zebra_sat::propagate::{Cause, Propagator, Reason};
use zebra_sat::session::Setup;
use zebra_sat::syntax::Source;

use super::oracle::{Shape, cases, library_puzzle, number, puzzles, runner};
use super::puzzles::{files, load_file, solutions};

macro_rules! ensure {
    ($holds:expr, $($message:tt)+) => {
        if !$holds {
            return Err(format!($($message)+));
        }
    };
}

/// Every grid that obeys the rules, and for each clue whether it holds there.
pub struct Truth {
    pub grids: Vec<Solution>,
    pub clues: Vec<Vec<bool>>,
}

impl Truth {
    pub fn new(puzzle: &Puzzle, grids: Vec<Solution>) -> Truth {
        let column = |statement| grids.iter().map(|grid| holds(puzzle, grid, statement)).collect();
        let clues = puzzle.clues.iter().map(|clue| column(&clue.statement)).collect();
        Truth { grids, clues }
    }

    pub fn solves(&self, at: usize) -> bool {
        self.clues.iter().all(|clue| clue[at])
    }
}

fn is_at(puzzle: &Puzzle, grid: &Solution, item: ItemId, place: Place) -> bool {
    grid.item_at(puzzle.item(item).category, place) == Some(item)
}

pub fn agrees(puzzle: &Puzzle, grid: &Solution, fact: &Fact) -> bool {
    is_at(puzzle, grid, fact.item, fact.place) == fact.holds
}

fn cells(puzzle: &Puzzle) -> impl Iterator<Item = (ItemId, Place)> + '_ {
    let items = (0..puzzle.items.len()).map(ItemId::from_index);
    items.flat_map(|item| puzzle.places().map(move |place| (item, place)))
}

/// What is open on both sides is the same, and everything known agrees with `grid`.
fn allows(puzzle: &Puzzle, propagator: &Propagator, grid: &Solution) -> bool {
    cells(puzzle).all(|(item, place)| {
        propagator.at(item, place).is_none_or(|known| known == is_at(puzzle, grid, item, place))
    })
}

/// Holds what was found, with `assumed`, against all grids.
fn check(puzzle: &Puzzle, truth: &Truth, assumed: &[Fact]) -> Result<usize, String> {
    let mut propagator = Propagator::new(puzzle);
    let started = propagator.propagate();
    let fresh = snapshot(puzzle, &propagator);
    let mark = propagator.mark();
    let outcome = started.and_then(|()| {
        assumed.iter().try_for_each(|fact| propagator.assume(*fact))?;
        propagator.propagate()
    });
    let fits = |grid: &Solution| assumed.iter().all(|fact| agrees(puzzle, grid, fact));
    let solutions: Vec<&Solution> = (0..truth.grids.len())
        .filter(|at| truth.solves(*at))
        .map(|at| &truth.grids[at])
        .filter(|grid| fits(grid))
        .collect();
    if let Err(contradiction) = outcome {
        ensure!(solutions.is_empty(), "no contradiction, though {contradiction:?}");
        let reason = propagator.explain(contradiction);
        sufficient(puzzle, truth, &reason, None)?;
    } else {
        for solution in &solutions {
            ensure!(allows(puzzle, &propagator, solution), "a solution is lost: {solution:?}");
        }
        entailed(puzzle, truth, &propagator)?;
        same_from_both_sides(puzzle, &propagator)?;
    }
    let mut probed = propagator.clone();
    let kept = outcome.and_then(|()| probed.probe()).is_ok();
    for solution in &solutions {
        ensure!(kept && allows(puzzle, &probed, solution), "probing lost {solution:?}");
    }
    let facts: Vec<(Fact, Cause)> = propagator.facts().collect();
    for (at, (fact, cause)) in facts.iter().enumerate() {
        let reason = propagator.reason(*fact).unwrap();
        ensure!(reason.cause == *cause, "another cause of {fact:?}");
        let earlier = |f: &Fact| facts[..at].iter().any(|(known, _)| known == f);
        ensure!(reason.facts.iter().all(earlier), "{fact:?} from what comes later: {reason:?}");
        sufficient(puzzle, truth, &reason, Some(fact))?;
    }
    if started.is_ok() {
        propagator.undo(mark);
        ensure!(snapshot(puzzle, &propagator) == fresh, "undone, but not as before");
    }
    Ok(facts.len())
}

fn snapshot(puzzle: &Puzzle, propagator: &Propagator) -> Vec<Option<bool>> {
    cells(puzzle).map(|(item, place)| propagator.at(item, place)).collect()
}

/// A clue that is said to hold does so in every grid that is left.
fn entailed(puzzle: &Puzzle, truth: &Truth, propagator: &Propagator) -> Result<(), String> {
    let left = truth.grids.iter().positions(|grid| allows(puzzle, propagator, grid)).collect_vec();
    for (clue, column) in truth.clues.iter().enumerate() {
        if propagator.entailed(ClueId::from_index(clue)) {
            ensure!(left.iter().all(|at| column[*at]), "clue {} is not entailed", clue + 1);
        }
    }
    Ok(())
}

/// The places of items and the items of places are one relation.
fn same_from_both_sides(puzzle: &Puzzle, propagator: &Propagator) -> Result<(), String> {
    for (item, place) in cells(puzzle) {
        let category = puzzle.item(item).category;
        let by_item = propagator.places(item).contains(&place);
        let by_place = propagator.items(category, place).contains(&item);
        let open = propagator.at(item, place) != Some(false);
        ensure!(by_item == open && by_place == open, "{item:?} at {place:?} from two sides");
    }
    Ok(())
}

/// The cause and the facts imply the fact, or `None`: cannot hold together. A clue is judged in
/// grids that obey the rules, a rule in its own row or column.
fn sufficient(
    puzzle: &Puzzle,
    truth: &Truth,
    reason: &Reason,
    fact: Option<&Fact>,
) -> Result<(), String> {
    let follows = match reason.cause {
        Cause::Assumed => reason.facts.is_empty(),
        Cause::Clue(clue) => {
            let grids = truth.grids.iter().zip(&truth.clues[clue.index()]);
            let mut left = grids.filter(|(grid, holds)| {
                **holds && reason.facts.iter().all(|f| agrees(puzzle, grid, f))
            });
            left.all(|(grid, _)| fact.is_some_and(|fact| agrees(puzzle, grid, fact)))
        }
        Cause::Rule(rule) => rule_implies(puzzle, rule, &reason.facts, fact),
        Cause::Probe => truth.grids.iter().enumerate().all(|(at, grid)| {
            !truth.solves(at)
                || !reason.facts.iter().all(|f| agrees(puzzle, grid, f))
                || fact.is_some_and(|fact| agrees(puzzle, grid, fact))
        }),
    };
    ensure!(follows, "{fact:?} does not follow from {reason:?}");
    Ok(())
}

/// Over all ways to fill the row of an item or the column of a place as the rule says.
pub fn rule_implies(puzzle: &Puzzle, rule: Rule, facts: &[Fact], fact: Option<&Fact>) -> bool {
    let (row, kind): (Vec<(ItemId, Place)>, CategoryKind) = match rule {
        Rule::Item(item) => {
            (puzzle.places().map(|place| (item, place)).collect(), puzzle.category_of(item).kind)
        }
        Rule::Place(category, place) => {
            let category = puzzle.category(category);
            (category.item_ids().map(|item| (item, place)).collect(), category.kind)
        }
    };
    let most =
        if kind == CategoryKind::Repeats && matches!(rule, Rule::Item(_)) { row.len() } else { 1 };
    let least = match (rule, kind) {
        (Rule::Item(_), CategoryKind::Bijective | CategoryKind::Rest) => 1,
        (Rule::Place(..), CategoryKind::Rest) => 0,
        (Rule::Place(..), _) => 1,
        _ => 0,
    };
    let agrees = |taken: &[&(ItemId, Place)], fact: &Fact| {
        assert!(row.contains(&(fact.item, fact.place)), "a fact outside the rule");
        taken.contains(&&(fact.item, fact.place)) == fact.holds
    };
    row.iter().powerset().filter(|taken| (least..=most).contains(&taken.len())).all(|taken| {
        !facts.iter().all(|f| agrees(&taken, f)) || fact.is_some_and(|fact| agrees(&taken, fact))
    })
}

/// The tests of a puzzle: as it is, and with one cell or the other assumed.
fn check_all(puzzle: &Puzzle, truth: &Truth, turn: usize) -> Result<usize, String> {
    let mut found = check(puzzle, truth, &[])?;
    let all = cells(puzzle).collect_vec();
    for at in 0..3 {
        let (item, place) = all[(turn * 7 + at * 5) % all.len()];
        let (other, elsewhere) = all[(turn * 3 + at * 11) % all.len()];
        let first = Fact { item, place, holds: at % 2 == 0 };
        let second = Fact { item: other, place: elsewhere, holds: turn.is_multiple_of(2) };
        found += check(puzzle, truth, &[first, second])?;
    }
    Ok(found)
}

#[test]
fn random_puzzles_lose_no_solution_and_every_fact_has_a_reason() {
    let found = std::cell::Cell::new(0);
    let turn = std::cell::Cell::new(0);
    let outcome = runner(number("ZEBRA_CASES", 1_000)).run(&puzzles(), |drawn| {
        let Some((puzzle, grids)) = library_puzzle(&drawn) else { return Ok(()) };
        let truth = Truth::new(&puzzle, grids);
        turn.set(turn.get() + 1);
        let more = check_all(&puzzle, &truth, turn.get()).map_err(TestCaseError::fail)?;
        found.set(found.get() + more);
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    assert!(found.get() > turn.get(), "only {} facts of {} puzzles", found.get(), turn.get());
}

#[test]
fn every_relation_over_all_kinds_loses_no_solution() {
    let mut found = 0;
    let full = number("ZEBRA_CASES", 0) > 0;
    let mut all = cases(3, Shape::Line, "houses: 3", full);
    all.extend(cases(4, Shape::Ring, "houses: 4 in a ring", full));
    all.extend(cases(4, Shape::Grid(2, 2), "houses: 2 x 2", full));
    for (turn, drawn) in all.iter().enumerate() {
        let Some((puzzle, grids)) = library_puzzle(drawn) else { continue };
        let truth = Truth::new(&puzzle, grids);
        found +=
            check_all(&puzzle, &truth, turn).unwrap_or_else(|error| panic!("{error}\n{drawn:?}"));
    }
    assert!(all.len() > 1_000 && found > 10_000, "{found} facts of {} puzzles", all.len());
}

#[test]
fn the_solutions_of_shipped_puzzles_stay_in_the_domains() {
    for path in files() {
        let puzzle = load_file(&path).resolved.unwrap().puzzle;
        let known = solutions(&puzzle, &Setup::default());
        let mut propagator = Propagator::new(&puzzle);
        for probed in [false, true] {
            let outcome = if probed { propagator.probe() } else { propagator.propagate() };
            assert!(known.is_empty() || outcome.is_ok(), "{}: {outcome:?}", path.display());
            let kept = known.iter().all(|solution| allows(&puzzle, &propagator, solution));
            assert!(kept || outcome.is_err(), "{}", path.display());
        }
    }
}

fn puzzle(text: &str) -> Puzzle {
    load(Source::new("test.zebra", text)).resolved.expect("a good puzzle").puzzle
}

/// The places that are left, by the names of the items; from 1.
fn table(puzzle: &Puzzle, propagator: &Propagator) -> BTreeMap<String, Vec<usize>> {
    let of = |item| propagator.places(item).map(|place| place.index() + 1).collect();
    let items = (0..puzzle.items.len()).map(ItemId::from_index);
    items.map(|item| (puzzle.item(item).name.clone(), of(item))).collect()
}

/// Computed independently of this project: arc consistency of each clue, and only places.
pub const ZEBRA: &str = "red 3 4 5; green 4 5; ivory 3 4; yellow 1; blue 2; Kools 1; Old Gold 3 4 5; \
    Chesterfields 2 3 4 5; Lucky Strike 2 4 5; Parliaments 2 3 4 5; coffee 4 5; tea 2 4 5; milk 3; \
    orange juice 2 4 5; water 1; Englishman 3 4 5; Spaniard 3 4 5; Ukrainian 2 4 5; Norwegian 1; \
    Japanese 2 3 4 5; dog 3 4 5; fox 1 3 4 5; horse 2; zebra 1 3 4 5; snails 3 4 5";

/// The rows of a table: each name with the numbers behind it.
pub fn rows<'t>(lines: impl Iterator<Item = &'t str>) -> BTreeMap<String, Vec<usize>> {
    let row = |line: &str| {
        let name = line.trim().trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
        let places = line.trim()[name.len()..].split_whitespace().map(|n| n.parse().unwrap());
        (name.to_owned(), places.collect())
    };
    lines.map(row).collect()
}

#[test]
fn the_zebra_puzzle_stops_where_arc_consistency_does() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles/classic/zebra.zebra");
    let puzzle = load_file(&path).resolved.unwrap().puzzle;
    let mut propagator = Propagator::new(&puzzle);
    propagator.propagate().unwrap();
    assert_eq!(table(&puzzle, &propagator), rows(ZEBRA.split(';')));
    propagator.probe().unwrap();
    assert_eq!(propagator.open(), 0, "supposing each place solves it");
}

/// One binary clue, with what is assumed of its items, leaves exactly the places that have a
/// partner.
#[test]
fn a_relation_of_two_items_becomes_arc_consistent() {
    let clues = [
        "a0 = b1",
        "a0 != b1",
        "a0 next to b1",
        "not (a0 next to b1)",
        "a0 left of b1",
        "not (a0 left of b1)",
        "a0 2 right of b1",
        "not (a0 2 right of b1)",
        "a0 3 apart from b1",
        "2 houses between a0 and b1",
        "a0 and b1 same parity",
        "house(a0) <= house(b1) + 1",
        "abs(house(a0) - house(b1)) >= 3",
        "house(a0) != house(b1) - 1",
        "a0 directly left of b1",
    ];
    for clue in clues {
        let puzzle = puzzle(&format!(
            "houses: 6\na: a0, a1, a2, a3, a4, a5\nb: b0, b1, b2, b3, b4, b5\nclues:\n  {clue}\n"
        ));
        let [a, b] = [ItemId(0), ItemId(7)];
        for (first, second) in (1_u8..64).step_by(3).cartesian_product((1_u8..64).step_by(5)) {
            arc_consistent(&puzzle, a, b, first, second).unwrap_or_else(|e| panic!("{clue}: {e}"));
        }
    }
}

/// The places of the sets, as bits, that have a partner in the other one.
fn arc_consistent(
    puzzle: &Puzzle,
    a: ItemId,
    b: ItemId,
    first: u8,
    second: u8,
) -> Result<(), String> {
    let members = |set: u8| (0..6).filter(move |p| set >> p & 1 == 1).map(Place::from_index);
    let allowed = |p: Place, q: Place| {
        let mut grid = Solution::empty(puzzle);
        grid.put(puzzle, a, p);
        grid.put(puzzle, b, q);
        holds(puzzle, &grid, &puzzle.clues[0].statement)
    };
    let left: Vec<Place> =
        members(first).filter(|p| members(second).any(|q| allowed(*p, q))).collect();
    let right: Vec<Place> =
        members(second).filter(|q| members(first).any(|p| allowed(p, *q))).collect();
    let mut propagator = Propagator::new(puzzle);
    let assumed = [(a, first), (b, second)].into_iter().try_for_each(|(item, set)| {
        let gone = members(!set & 63);
        gone.map(|place| Fact { item, place, holds: false })
            .try_for_each(|fact| propagator.assume(fact))
    });
    let outcome = assumed.and_then(|()| propagator.propagate());
    ensure!(outcome.is_ok() != left.is_empty(), "{outcome:?} for {first:06b} {second:06b}");
    if outcome.is_ok() {
        let found = [a, b].map(|item| propagator.places(item).collect::<Vec<_>>());
        ensure!(found == [left, right], "{found:?} for {first:06b} {second:06b}");
    }
    Ok(())
}

/// What needs no clauses after propagation: a clue whose items are all placed.
#[test]
fn a_solved_puzzle_entails_its_clues() {
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles/sizes/size-30x30.zebra");
    let puzzle = load_file(&path).resolved.unwrap().puzzle;
    let mut propagator = Propagator::new(&puzzle);
    propagator.probe().unwrap();
    assert_eq!(propagator.open(), 0);
    let all = (0..puzzle.clues.len()).map(ClueId::from_index);
    assert_eq!(all.filter(|clue| !propagator.entailed(*clue)).count(), 0);
}

/// A contradiction names a clue and the facts that it breaks on.
#[test]
fn a_contradiction_is_explained() {
    let puzzle =
        puzzle("houses: 3\na: x, y, z\nb: p, q, r\nclues:\n  x left of p\n  p left of x\n");
    let mut propagator = Propagator::new(&puzzle);
    let contradiction = propagator.propagate().unwrap_err();
    let reason = propagator.explain(contradiction);
    assert!(matches!(reason.cause, Cause::Clue(_) | Cause::Rule(_)), "{reason:?}");
    assert!(!reason.facts.is_empty());
    let statement: &Statement = &puzzle.clues[0].statement;
    assert!(matches!(statement, Form::Order { a: Operand::Item(ItemId(0)), .. }));
}
