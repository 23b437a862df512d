//! Time of each stage on shipped puzzles. Compare ratios within one run; machines are noisy.

use divan::{Bencher, black_box};
use encodings::Size;
use zebra_sat::compile::{self, Layout, Options, Sections};
use zebra_sat::load::load;
use zebra_sat::model::Puzzle;
use zebra_sat::propagate::Propagator;
use zebra_sat::report::solutions::{Format, Renderer};
use zebra_sat::session::{Search, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::dimacs::{self, Formula};
use zebra_sat::tasks::solve;

const PUZZLES: &[&str] = &[
    "puzzles/classic/zebra.zebra",
    "puzzles/sizes/size-10x10.zebra",
    "puzzles/sizes/size-30x30.zebra",
];

fn main() {
    divan::main();
}

fn source(path: &str) -> Source {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    Source::read(&path).expect("a shipped puzzle")
}

fn puzzle(path: &str) -> Puzzle {
    load(source(path)).resolved.expect("no errors").puzzle
}

#[divan::bench(args = PUZZLES)]
fn read(bencher: Bencher<'_, '_>, path: &str) {
    let source = source(path);
    bencher.bench(|| load(black_box(source.clone())));
}

#[divan::bench(args = PUZZLES)]
fn propagate(bencher: Bencher<'_, '_>, path: &str) {
    let puzzle = puzzle(path);
    bencher.bench(|| {
        let mut propagator = Propagator::new(black_box(&puzzle));
        propagator.propagate().map(|()| propagator.open())
    });
}

#[divan::bench(args = PUZZLES)]
fn encode(bencher: Bencher<'_, '_>, path: &str) {
    let puzzle = puzzle(path);
    let variables = Layout::new(&puzzle).variables();
    bencher.bench(|| {
        let mut counted = Sections::new(Size::with_vars(variables), variables);
        compile::compile(black_box(&puzzle), &Options::default(), &mut counted);
        counted.sink
    });
}

#[divan::bench(args = PUZZLES)]
fn write_dimacs(bencher: Bencher<'_, '_>, path: &str) {
    let puzzle = puzzle(path);
    let options = Options::default();
    bencher.bench(|| {
        let formula = Formula { puzzle: black_box(&puzzle), options: &options, presolved: None };
        dimacs::write(&formula, std::io::sink())
    });
}

#[divan::bench(args = PUZZLES)]
fn prove_unique(bencher: Bencher<'_, '_>, path: &str) {
    let puzzle = puzzle(path);
    bencher.bench(|| solve::solve(black_box(&puzzle), &Setup::default(), Some(2), |_| Ok(())));
}

/// Writing solutions, the search aside.
#[divan::bench(args = [Format::Table, Format::Grid, Format::JsonLines, Format::Csv])]
fn write_1000_solutions(bencher: Bencher<'_, '_>, format: Format) {
    let puzzle = puzzle("puzzles/several/market-stalls.zebra");
    let mut solutions = Vec::new();
    let setup = Setup { search: Search::Grid, ..Setup::default() };
    solve::solve(&puzzle, &setup, Some(1000), |solution| {
        solutions.push(solution.clone());
        Ok(())
    })
    .expect("it has more than 1000 solutions");
    bencher.bench(|| {
        let mut renderer = Renderer::new(format, false, "market-stalls.zebra", &puzzle);
        let mut text = Vec::new();
        for (number, solution) in (1..).zip(&solutions) {
            renderer.solution(solution, number, false, &mut text);
        }
        text
    });
}
