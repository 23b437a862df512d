//! What all solutions have in common, the two that differ most, and the clues that would leave one:
//! held against all solutions of random small puzzles.

use std::cell::Cell;

use assert_cmd::cargo::cargo_bin_cmd;
use encodings::{Lit, Sink, Var};
use proptest::test_runner::TestCaseError;
use zebra_sat::engine::{Choice, Engine, EngineError, Varisat, Verdict};
use zebra_sat::load::load;
use zebra_sat::model::evaluate::holds;
use zebra_sat::model::{Clue, Puzzle, Solution, Statement, check};
use zebra_sat::session::{Error, Session, Setup};
use zebra_sat::syntax::{Source, format};
use zebra_sat::tasks::backbone::Backbone;
use zebra_sat::tasks::contrast::contrast;
use zebra_sat::tasks::solve::differences;
use zebra_sat::tasks::suggest::{Limits, Suggestion, candidates, suggest};

use crate::oracle::{library_puzzle, number, puzzles, runner};

/// Puzzles with more solutions are not tried, since every two of them are compared.
const MOST: usize = 300;

/// Tries random puzzles that have solutions, but not too many; gives how many had several.
fn for_each_puzzle(cases: u32, test: impl Fn(&Puzzle, &[Solution]) -> Result<(), String>) -> u32 {
    let several = Cell::new(0);
    let outcome = runner(number("ZEBRA_CASES", cases)).run(&puzzles(), |puzzle| {
        let Some((library, mut solutions)) = library_puzzle(&puzzle) else { return Ok(()) };
        solutions.retain(|grid| check(&library, grid).is_empty());
        if solutions.len() > MOST {
            return Ok(());
        }
        several.set(several.get() + u32::from(solutions.len() > 1));
        test(&library, &solutions).map_err(TestCaseError::fail)
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    several.get()
}

fn same_backbone(puzzle: &Puzzle, backbone: &Backbone, solutions: &[Solution]) {
    for (id, category) in puzzle.categories_with_ids() {
        for place in puzzle.places() {
            let here = |item| move |solution: &&Solution| solution.item_at(id, place) == item;
            for item in category.item_ids() {
                let times = solutions.iter().filter(here(Some(item))).count();
                let expected = match times {
                    0 => Some(false),
                    _ if times == solutions.len() => Some(true),
                    _ => None,
                };
                assert_eq!(backbone.at(item, place), expected, "{item:?} at {place:?}");
            }
            let all = category.item_ids().map(Some).chain([None]);
            let possible = all.filter(|item| solutions.iter().any(|s| here(*item)(&s)));
            assert_eq!(backbone.possible(puzzle, id, place), possible.collect::<Vec<_>>());
        }
    }
}

#[test]
fn the_backbone_is_what_all_solutions_have_in_common() {
    let several = for_each_puzzle(400, |puzzle, solutions| {
        for presolve in [true, false] {
            let setup = Setup { presolve, ..Setup::default() };
            let mut session = Session::new(puzzle, &setup).unwrap();
            let mut handed = Vec::new();
            let found = Backbone::find(puzzle, &mut session, |s| handed.push(s.clone())).unwrap();
            assert_eq!(found.is_some(), !solutions.is_empty());
            if let Some(backbone) = found {
                same_backbone(puzzle, &backbone, solutions);
            }
            let given = handed.len();
            handed.sort();
            handed.dedup();
            assert_eq!(handed.len(), given, "a solution was found twice");
            assert!(handed.iter().all(|solution| solutions.contains(solution)));
            // The session is as it was.
            assert_eq!(session.solutions().count(), solutions.len());
        }
        Ok(())
    });
    assert!(several > 100, "{several}");
}

#[test]
fn no_two_solutions_differ_in_more_cells() {
    let several = for_each_puzzle(400, |puzzle, solutions| {
        let found = contrast(puzzle, &Setup::default()).unwrap();
        assert_eq!(found.is_some(), solutions.len() > 1);
        let Some(found) = found else { return Ok(()) };
        let [first, second] = &found.pair;
        assert!(solutions.contains(first) && solutions.contains(second));
        assert_eq!(differences(puzzle, first, second).len(), found.differing);
        let others = solutions.iter().flat_map(|a| solutions.iter().map(move |b| (a, b)));
        let most = others.map(|(a, b)| differences(puzzle, a, b).len()).max();
        assert_eq!((Some(found.differing), found.is_most), (most, true));
        same_backbone(puzzle, &found.backbone.unwrap(), solutions);
        Ok(())
    });
    assert!(several > 100, "{several}");
}

/// The candidates that exactly one of several solutions meets, with that one.
fn sufficient(puzzle: &Puzzle, solutions: &[Solution]) -> Vec<Suggestion> {
    if solutions.len() < 2 {
        return Vec::new();
    }
    let only = |clue: Statement| {
        let mut meeting = solutions.iter().filter(|solution| holds(puzzle, solution, &clue));
        let solution = meeting.next()?.clone();
        meeting.next().is_none().then_some(Suggestion { clue, solution })
    };
    candidates(puzzle).filter_map(only).collect()
}

#[test]
fn the_clues_suggested_are_all_that_leave_one_solution() {
    let named = Cell::new(0);
    let several = for_each_puzzle(250, |puzzle, solutions| {
        let expected = sufficient(puzzle, solutions);
        // With all solutions listed, and with an engine that has to prove what is named.
        for solutions in [2, 2_000] {
            let limits = Limits { solutions, ..Limits::default() };
            let found = suggest(puzzle, &Setup::default(), usize::MAX, &limits).unwrap();
            assert!(found.complete && !found.gave_up);
            assert_eq!(found.clues, expected, "{solutions} listed");
        }
        let few = suggest(puzzle, &Setup::default(), 3, &Limits::default()).unwrap();
        assert_eq!(few.clues[..], expected[..expected.len().min(3)]);
        assert_eq!(few.complete, expected.len() <= 3);
        named.set(named.get() + expected.len());
        Ok(())
    });
    assert!(several > 60 && named.get() > 1_000, "{several}, {}", named.get());
}

/// What is suggested can be pasted into the file: it is read as what was meant.
#[test]
fn every_candidate_is_a_clue_of_the_puzzle() {
    let read = Cell::new(0);
    for_each_puzzle(150, |puzzle, solutions| {
        let can_hold = |clue: &Statement| solutions.iter().any(|s| holds(puzzle, s, clue));
        let clue = |statement| Clue { statement, label: None, wording: None };
        let clues = candidates(puzzle).filter(can_hold).step_by(7).map(clue).collect();
        let all = Puzzle { clues, ..puzzle.clone() };
        let loaded = load(Source::new("candidates.zebra", format::puzzle(&all)));
        let resolved = loaded.resolved.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics));
        assert_eq!(resolved.puzzle.clues, all.clues);
        read.set(read.get() + all.clues.len());
        Ok(())
    });
    assert!(read.get() > 1_000, "{}", read.get());
}

/// The same puzzle, so much larger that nothing can be found out about it: it ends all the same.
#[test]
fn a_large_puzzle_is_left_alone() {
    let mut text = "houses: 40\n".to_owned();
    for category in 0..10 {
        let items: Vec<_> = (0..40).map(|item| format!("c{category}-{item}")).collect();
        text.push_str(&format!("c{category}: {}\n", items.join(", ")));
    }
    let puzzle = load(Source::new("large.zebra", text)).resolved.unwrap().puzzle;
    assert_eq!(contrast(&puzzle, &Setup::default()), Ok(None));
    let mut setup = Setup::default();
    setup.terms.timeout = Some(std::time::Duration::from_nanos(1));
    let timed_out = EngineError::TimedOut { engine: "varisat".to_owned() };
    let small = load(Source::new("prices.zebra", PRICES)).resolved.unwrap().puzzle;
    assert_eq!(contrast(&small, &setup), Err(Error::Engine(timed_out)));
    let found = suggest(&puzzle, &setup, 1, &Limits::default()).unwrap();
    assert!(found.clues.is_empty() && found.gave_up && !found.complete);
    assert!(matches!(
        Session::new(&puzzle, &setup).unwrap().solutions().next(),
        Some(Err(Error::Engine(_)))
    ));
}

const PRICES: &str = "houses: 4\nname: Ann, Bob, Cy, Dee\nprice: $1, $2, $3, $4\n\nclues:\n  Ann directly left of Bob\n  Cy = $1\n  $4 next to Dee\n  $1 left of $2\n  price(Bob) > price(Ann)\n";

/// Standard output, after nothing on standard error.
fn printed(arguments: &[&str], puzzle: &str) -> String {
    let mut command = cargo_bin_cmd!("zebra-sat");
    let output = command.args(arguments).write_stdin(puzzle).output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn solve_shows_what_all_solutions_have_in_common() {
    let shown = printed(&["solve", "-"], PRICES);
    let end = "\
These two differ in 2 of 8 cells; no two solutions differ in more.
6 cells are the same in all solutions:

┌───────┬──────┬──────────┐
│ house ┆ name ┆ price    │
╞═══════╪══════╪══════════╡
│ 1     ┆ Cy   ┆ $1       │
│ 2     ┆ Ann  ┆ $2 or $3 │
│ 3     ┆ Bob  ┆ $4       │
│ 4     ┆ Dee  ┆ $2 or $3 │
└───────┴──────┴──────────┘
Use `--all` to see all of them, or `zebra-sat count` to count them.
";
    assert!(shown.ends_with(end), "{shown}");
    let markdown = printed(&["solve", "--format", "markdown", "-"], PRICES);
    assert!(markdown.contains("| 2 | Ann | $2 or $3 |\n"), "{markdown}");
    // Whoever asks for so many gets the first ones found.
    let limited = printed(&["solve", "--limit", "2", "-"], PRICES);
    assert!(limited.contains("The two differ in 2 cells:\n"), "{limited}");
}

/// The solutions printed are the two that differ most, in every format.
#[test]
fn every_format_shows_the_two_that_differ_most() {
    let puzzle = "houses: 4\nname: Ann, Bob, Cy, Dee\npet: cat, dog, eel, fox\n";
    let csv = printed(&["solve", "--format", "csv", "-"], puzzle);
    let rows: Vec<Vec<&str>> = csv.lines().skip(1).map(|row| row.split(',').collect()).collect();
    assert_eq!(rows.len(), 8);
    for (first, second) in rows[..4].iter().zip(&rows[4..]) {
        assert!(first[2] != second[2] && first[3] != second[3], "{csv}");
    }
    let quiet = printed(&["solve", "--quiet", "--format", "tuples", "-"], puzzle);
    let tuple = |row: &Vec<&str>| format!("({}, {}, {})\n", row[1], row[2], row[3]);
    let [first, second] =
        [&rows[..4], &rows[4..]].map(|of| of.iter().map(tuple).collect::<String>());
    assert_eq!(quiet, format!("{first}\n{second}"));
}

#[test]
fn check_suggests_clues() {
    let shown = printed(&["check", "--suggest=3", "-"], PRICES);
    let end = "\
Each of these clues would leave one solution:
  $2 not in house 2  # leaves solution 1; reads not (house($2) = 2)
  $2 not in house 4  # leaves solution 2; reads not (house($2) = 4)
  $3 not in house 2  # leaves solution 2; reads not (house($3) = 2)
There are more: see them by `--suggest=6`.

Solution 1:
┌───────┬──────┬───────┐
│ house ┆ name ┆ price │
╞═══════╪══════╪═══════╡
│ 1     ┆ Cy   ┆ $1    │
│ 2     ┆ Ann  ┆ $3    │
│ 3     ┆ Bob  ┆ $4    │
│ 4     ┆ Dee  ┆ $2    │
└───────┴──────┴───────┘

Solution 2:
┌───────┬──────┬───────┐
│ house ┆ name ┆ price │
╞═══════╪══════╪═══════╡
│ 1     ┆ Cy   ┆ $1    │
│ 2     ┆ Ann  ┆ $2    │
│ 3     ┆ Bob  ┆ $4    │
│ 4     ┆ Dee  ┆ $3    │
└───────┴──────┴───────┘
";
    assert!(shown.ends_with(end), "{shown}");
    // Every clue named makes the puzzle unique when it is pasted into the file.
    let all = printed(&["check", "--suggest=1000", "-"], PRICES);
    let clues = all.split("would leave one solution:\n").nth(1).unwrap();
    let clues: Vec<&str> = clues.lines().take_while(|line| line.starts_with("  ")).collect();
    assert!(clues.len() > 100, "{all}");
    for clue in clues.iter().step_by(20) {
        let solved = printed(&["solve", "-"], &format!("{PRICES}{clue}\n"));
        assert!(solved.ends_with("This is the only solution.\n"), "{clue}: {solved}");
    }
}

#[test]
fn check_says_when_no_clue_is_enough() {
    let shown = printed(
        &["check", "--suggest", "-"],
        "houses: 4\nname: Ann, Bob, Cy, Dee\npet: cat, dog, eel, fox\n",
    );
    let end = "\
No single clue of the forms that `zebra-sat check --help` lists would leave one solution.
Add a clue that rules out much, then ask again.
";
    assert!(shown.ends_with(end), "{shown}");
}

/// An engine that forgets what it is asked for, so that it gives the same solutions for ever.
struct Deaf(Varisat);

impl Sink for Deaf {
    fn new_var(&mut self) -> Var {
        self.0.new_var()
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.0.add_clause(clause);
    }
}

impl Engine for Deaf {
    fn solve(&mut self, _assumptions: &[Lit]) -> Result<Verdict, EngineError> {
        self.0.solve(&[])
    }

    fn core(&mut self, assumptions: &[Lit]) -> Result<Option<Vec<Lit>>, EngineError> {
        self.0.core(assumptions)
    }
}

const DEAF: Choice = Choice {
    name: "deaf",
    summary: "ignores assumptions",
    start: |_| Ok(Box::new(Deaf(Varisat::new()))),
};

#[test]
fn an_engine_that_does_not_listen_is_found_out() {
    let puzzle = load(Source::new("prices.zebra", PRICES)).resolved.unwrap().puzzle;
    let setup = Setup { engine: DEAF, ..Setup::default() };
    let mut session = Session::new(&puzzle, &setup).unwrap();
    let found = Backbone::find(&puzzle, &mut session, |_| {});
    assert!(matches!(found, Err(Error::Engine(EngineError::Wrong { .. }))), "{found:?}");
    let suggested = suggest(&puzzle, &setup, 1, &Limits { solutions: 2, ..Limits::default() });
    assert!(matches!(suggested, Err(Error::Engine(EngineError::Wrong { .. }))), "{suggested:?}");
}
