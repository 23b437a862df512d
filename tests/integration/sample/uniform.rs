//! No solution is drawn more often than another: by solutions where there are few, by cells where
//! there are many.

use std::collections::BTreeMap;

use dashu_int::UBig;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use zebra_sat::enumerate::enumerate;
use zebra_sat::model::{CategoryId, ItemId, Place, Puzzle, Solution};
use zebra_sat::session::Setup;
use zebra_sat::tasks::cells::{Cells, cells};
use zebra_sat::tasks::stream::Receiver;

use super::chi_square::refused;
use super::{load_text, samples};

/// How often each solution of a small puzzle is expected.
const EACH: u64 = 200;

/// Puzzles with their numbers of solutions: for each kind of category, and for values.
const SMALL: [(&str, usize); 6] = [
    (include_str!("../../../puzzles/classic/one-house.zebra"), 78),
    (
        "houses: 4\na: p, q, r, s\nb: t, u, v, w\n\nclues:\n  p next to t\n  q != u\n  v left of w\n",
        84,
    ),
    (
        "houses: 3\na: p, q, r, s (some)\nb: t, u, v, w, x (some)\n\nclues:\n  p = t or q = u\n  house 1 != s\n",
        306,
    ),
    ("houses: 4\na: p, q, ...\nb: r, s, t, ...\n\nclues:\n  p next to r\n  q != s\n", 84),
    (
        "houses: 4\na: p, q, r (repeats)\nb: t, u, v, w\n\nclues:\n  t = p\n  house 2 = q or house 3 = q\n  at least 2 of (t = p; u = p; v = q)\n",
        176,
    ),
    (
        "houses: 3\nprice: 1, 2, 3, 5 (some)\nname: a, b, c\nkind: x, y (repeats)\npet: cat, ...\n\nclues:\n  price(a) < price(b)\n  c = x or cat = y\n",
        1_440,
    ),
];

/// 4,166,149,313,340,000 solutions, by clues between categories of every kind.
const LARGE: &str = "houses: 7\na: a1, a2, a3, a4, a5, a6, a7\nb: b1, b2, b3, b4, b5, b6, b7, b8, b9 (some)\nc: c1, c2, c3, c4, ...\nd: d1, d2, d3 (repeats)\nprice: 1, 2, 3, 4, 5, 6, 7\n\nclues:\n  a1 next to b2\n  a2 left of c1\n  price(a3) < price(b4)\n  c2 = d1 or a5 = d2\n  b6 != c3\n  a7 in house 3 or b9 in house 2\n  2 houses between a4 and c4\n";

fn all(puzzle: &Puzzle) -> Vec<Solution> {
    let mut all = Vec::new();
    let mut keep = |solution: &Solution| {
        all.push(solution.clone());
        Ok(())
    };
    enumerate(puzzle, &mut keep, &mut |_| Ok(())).unwrap();
    all
}

/// How often each of all solutions was drawn, and how often that is expected.
fn by_solution(all: &[Solution], drawn: &[Solution]) -> Vec<(u64, f64)> {
    let mut times: BTreeMap<&Solution, u64> = all.iter().map(|solution| (solution, 0)).collect();
    for solution in drawn {
        *times.get_mut(solution).expect("what is drawn is a solution") += 1;
    }
    let expected = drawn.len() as f64 / all.len() as f64;
    times.into_values().map(|times| (times, expected)).collect()
}

#[test]
fn each_solution_is_drawn_equally_often() {
    for (text, count) in SMALL {
        let puzzle = load_text(text);
        let all = all(&puzzle);
        assert_eq!(all.len(), count, "{text}");
        for seed in [1, 2] {
            let drawn = samples(&puzzle, EACH * count as u64, seed);
            assert!(!refused(&by_solution(&all, &drawn)), "{text}seed {seed}");
        }
    }
}

/// A sampler as one would write it at first: it goes from cell to cell and takes each item that is
/// still possible there with the same probability, however many solutions go on from it.
fn naive<'a>(all: &'a [Solution], puzzle: &Puzzle, random: &mut ChaCha8Rng) -> &'a Solution {
    let mut left: Vec<&Solution> = all.iter().collect();
    for (category, _) in puzzle.categories_with_ids() {
        for place in puzzle.places() {
            let mut items: Vec<_> = left.iter().map(|of| of.item_at(category, place)).collect();
            items.sort();
            items.dedup();
            let item = *items.choose(random).unwrap();
            left.retain(|solution| solution.item_at(category, place) == item);
        }
    }
    left[0]
}

#[test]
fn a_sampler_that_does_not_weigh_its_choices_is_refused() {
    // Such a sampler is slow, and what is tried is the test.
    for (text, count) in SMALL.into_iter().take(3) {
        let puzzle = load_text(text);
        let all = all(&puzzle);
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let times = EACH as usize * count;
        let drawn: Vec<_> = (0..times).map(|_| naive(&all, &puzzle, &mut random).clone()).collect();
        assert!(refused(&by_solution(&all, &drawn)), "{text}");
    }
}

/// How often each item of a category was drawn at a place, and how often that is expected; unnamed
/// ones last.
fn by_item(
    puzzle: &Puzzle,
    cells: &Cells,
    drawn: &[Solution],
    category: CategoryId,
    place: Place,
) -> Vec<(u64, f64)> {
    let times = |item: Option<ItemId>| {
        drawn.iter().filter(|solution| solution.item_at(category, place) == item).count() as u64
    };
    let expected = |number: &UBig| {
        drawn.len() as f64 * (number.to_f64().value() / cells.total.to_f64().value())
    };
    let items = || puzzle.category(category).item_ids();
    let named = items().map(|item| cells.at(item, place)).sum::<UBig>();
    items()
        .map(|item| (times(Some(item)), expected(cells.at(item, place))))
        .chain([(times(None), expected(&(&cells.total - named)))])
        .collect()
}

struct Nothing;

impl Receiver for Nothing {
    fn take(&mut self, _solution: &Solution) -> Result<(), zebra_sat::session::Error> {
        panic!("cells are counted without solutions")
    }
}

#[test]
fn each_item_is_drawn_at_each_position_as_often_as_it_is_there() {
    let puzzle = load_text(LARGE);
    let cells = cells(&puzzle, &Setup::default(), &mut Nothing).unwrap();
    assert_eq!(cells.total.to_string(), "4166149313340000");
    let drawn = samples(&puzzle, 20_000, 1);
    // The same with a third of those left out that have the first item at the first position.
    let first = |solution: &Solution| solution.item_at(CategoryId(0), Place(0)) == Some(ItemId(0));
    let left_out = |at: usize, solution: &Solution| at.is_multiple_of(3) && first(solution);
    let biased: Vec<_> = drawn
        .iter()
        .enumerate()
        .filter(|(at, solution)| !left_out(*at, solution))
        .map(|(_, solution)| solution.clone())
        .collect();
    for (category, _) in puzzle.categories_with_ids() {
        for place in puzzle.places() {
            let bins = by_item(&puzzle, &cells, &drawn, category, place);
            assert!(!refused(&bins), "{category:?} {place:?}: {bins:?}");
        }
    }
    assert!(refused(&by_item(&puzzle, &cells, &biased, CategoryId(0), Place(0))));
}
