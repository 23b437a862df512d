//! How many solutions a puzzle has, exactly, without finding each one; from the same walk, in how
//! many of them an item is at a position, and solutions drawn at random.
//!
//! The walk decides one variable of the [`crate::network`] after another. What is left then often
//! falls into parts that have nothing to do with each other, whose numbers are multiplied
//! (R. J. Bayardo and J. D. Pehoushek, "Counting models using connected components", 2000), and
//! the same part is met again and again, so that its number is kept (T. Sang and others,
//! "Combining component caching and clause learning for effective model counting", 2004). Items
//! that no clue speaks of contribute a factorial.

mod cache;
mod cells;
mod circuit;
mod counter;
mod sample;

use dashu_int::UBig;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::model::{ItemId, Place, Puzzle, Solution, check};
use crate::network::{self, Network, Owner, Run};
use crate::session::{Error, Fault};
use counter::{Counter, Purpose};
use sample::Sampler;

/// Is called every few thousand steps with the share of the search that is done, from 0 to 1. An
/// error of it ends the search.
pub type Tick<'t> = dyn FnMut(f64) -> Result<(), Error> + 't;

/// How many solutions a puzzle has.
///
/// # Errors
/// Those of `tick`, and [`Error::TooManyDecisions`] when the open ones would not fit.
pub fn count<'t>(puzzle: &Puzzle, tick: &'t mut Tick<'t>) -> Result<UBig, Error> {
    struct Job<'t>(&'t mut Tick<'t>);
    impl Run for Job<'_> {
        type Output = Result<UBig, Error>;

        fn run<const W: usize>(self, network: Option<&Network<W>>) -> Result<UBig, Error> {
            let Some(network) = network else { return Ok(UBig::ZERO) };
            Ok(Counter::new(network, Purpose::Number, self.0).count()?.0.ways)
        }
    }
    network::run(puzzle, Job(tick))
}

/// In how many solutions each item is at each position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cells {
    /// How many solutions there are.
    pub total: UBig,
    places: usize,
    /// `solutions[item * places + place]`
    solutions: Vec<UBig>,
}

impl Cells {
    /// Those of a list of all solutions.
    pub fn of(puzzle: &Puzzle, all: &[Solution]) -> Cells {
        let places = puzzle.positions.len();
        let mut solutions = vec![UBig::ZERO; puzzle.items.len() * places];
        for solution in all {
            for (category, _) in puzzle.categories_with_ids() {
                for (place, item) in solution.row(category).iter().enumerate() {
                    if let Some(item) = item {
                        solutions[item.index() * places + place] += UBig::ONE;
                    }
                }
            }
        }
        Cells { total: all.len().into(), places, solutions }
    }

    /// In how many solutions the item is at the place.
    pub fn at(&self, item: ItemId, place: Place) -> &UBig {
        &self.solutions[item.index() * self.places + place.index()]
    }
}

/// In how many solutions each item is at each position.
///
/// # Errors
/// Those of `tick`, and [`Error::TooManyParts`] when the circuit would not fit.
pub fn cells<'t>(puzzle: &Puzzle, tick: &'t mut Tick<'t>) -> Result<Cells, Error> {
    struct Job<'p, 't>(&'p Puzzle, &'t mut Tick<'t>);
    impl Run for Job<'_, '_> {
        type Output = Result<Cells, Error>;

        fn run<const W: usize>(self, network: Option<&Network<W>>) -> Result<Cells, Error> {
            let Job(puzzle, tick) = self;
            let places = puzzle.positions.len();
            let solutions = vec![UBig::ZERO; puzzle.items.len() * places];
            let mut cells = Cells { total: UBig::ZERO, places, solutions };
            let Some(network) = network else { return Ok(cells) };
            let (rest, circuit) = Counter::new(network, Purpose::Cells, tick).count()?;
            if rest.ways.is_zero() {
                return Ok(cells);
            }
            let circuit = circuit.expect("a circuit was asked for");
            let by_value = cells::by_value(network, &circuit, rest.product, &rest.ways);
            cells.total = rest.ways;
            let mut put = |item: ItemId, place: Option<Place>, ways: &UBig| {
                if let Some(place) = place {
                    cells.solutions[item.index() * places + place.index()] = ways.clone();
                }
            };
            for said in network.known(puzzle) {
                put(said.item, said.place, &cells.total);
            }
            for (of, owner) in network.owners(puzzle).into_iter().enumerate() {
                for (value, ways) in by_value[of].iter().enumerate() {
                    match &owner {
                        Owner::Items(items) => {
                            items.iter().for_each(|item| put(*item, network.place(value), ways));
                        }
                        Owner::Slot(_, _) if ways.is_zero() => {}
                        Owner::Slot(first, place) => {
                            put(ItemId(first + value as u16), Some(*place), ways);
                        }
                    }
                }
            }
            Ok(cells)
        }
    }
    network::run(puzzle, Job(puzzle, tick))
}

/// Draws `times` solutions, each of all solutions with the same probability each time, and hands
/// them to `each`. Equal seeds draw equal solutions. Gives how many solutions there are; where
/// there is none, none is drawn.
///
/// # Errors
/// Those of `tick` and `each`, [`Error::TooManyParts`] when the circuit would not fit, and
/// [`Error::Fault`] for a solution that does not pass the check.
pub fn sample<'t>(
    puzzle: &Puzzle,
    times: u64,
    seed: u64,
    tick: &'t mut Tick<'t>,
    each: &mut dyn FnMut(&Solution) -> Result<(), Error>,
) -> Result<UBig, Error> {
    struct Job<'a, 't> {
        puzzle: &'a Puzzle,
        times: u64,
        seed: u64,
        tick: &'t mut Tick<'t>,
        each: &'a mut dyn FnMut(&Solution) -> Result<(), Error>,
    }
    impl Run for Job<'_, '_> {
        type Output = Result<UBig, Error>;

        fn run<const W: usize>(self, network: Option<&Network<W>>) -> Result<UBig, Error> {
            let Some(network) = network else { return Ok(UBig::ZERO) };
            let (rest, circuit) = Counter::new(network, Purpose::Samples, self.tick).count()?;
            if rest.ways.is_zero() {
                return Ok(rest.ways);
            }
            let circuit = circuit.expect("a circuit was asked for");
            let random = ChaCha8Rng::seed_from_u64(self.seed);
            let mut sampler = Sampler::new(&circuit, rest.product, network.variables(), random);
            let mut solution = Solution::empty(self.puzzle);
            for _ in 0..self.times {
                let values = sampler.draw();
                network.write(self.puzzle, values, &mut solution);
                let broken = check(self.puzzle, &solution);
                if !broken.is_empty() {
                    return Err(Error::Fault(Fault::Broken(solution, broken)));
                }
                (self.each)(&solution)?;
            }
            Ok(rest.ways)
        }
    }
    network::run(puzzle, Job { puzzle, times, seed, tick, each })
}
