//! Every event of a story is proven again, from all grids that obey the rules.

use std::collections::BTreeSet;

use proptest::test_runner::TestCaseError;

use zebra_sat::model::{Fact, ItemId, Place, Puzzle, Rule, Solution};
use zebra_sat::session::Error;
use zebra_sat::tasks::trace::{Conflict, Event, Ground, Left, Level, Options, Stuck, stuck, trace};

use crate::oracle::{Shape, cases, library_puzzle, number, puzzles, runner};
use crate::propagate::{Truth, agrees, rule_implies};

macro_rules! ensure {
    ($holds:expr, $($message:tt)+) => {
        if !$holds {
            return Err(format!($($message)+));
        }
    };
}

/// What is known at one point of a story: the facts told, and the grids that agree with them.
#[derive(Clone, Default)]
struct Known {
    facts: Vec<Fact>,
    cells: BTreeSet<(ItemId, Place)>,
    grids: Vec<usize>,
}

/// Follows a story.
struct Judge<'a> {
    puzzle: &'a Puzzle,
    truth: &'a Truth,
    known: Known,
    /// Before each guess: what was known, the guess, and how many solutions had been told.
    guesses: Vec<(Known, Fact, usize)>,
    found: Vec<&'a Solution>,
    /// What was known when nothing more followed without a guess; `None` at a conflict.
    stuck: Option<Option<Known>>,
    /// Whether a leaf has been told, behind which must come a pruning.
    at_leaf: bool,
    events: usize,
}

impl<'a> Judge<'a> {
    fn new(puzzle: &'a Puzzle, truth: &'a Truth) -> Judge<'a> {
        let known = Known { grids: (0..truth.grids.len()).collect(), ..Known::default() };
        let (guesses, found) = (Vec::new(), Vec::new());
        Judge { puzzle, truth, known, guesses, found, stuck: None, at_leaf: false, events: 0 }
    }

    fn learn(&mut self, fact: Fact) -> Result<(), String> {
        ensure!(self.known.cells.insert((fact.item, fact.place)), "{fact:?} was known before");
        self.known.facts.push(fact);
        let (puzzle, grids) = (self.puzzle, &self.truth.grids);
        self.known.grids.retain(|at| agrees(puzzle, &grids[*at], &fact));
        Ok(())
    }

    fn hear(&mut self, depth: usize, event: &Event) -> Result<(), String> {
        self.events += 1;
        ensure!(
            depth == self.guesses.len() - usize::from(self.is_pruning(event)),
            "at {depth}: {event:?}"
        );
        ensure!(
            self.at_leaf == matches!(event, Event::Pruning { .. }),
            "not after a leaf: {event:?}"
        );
        if depth == 0 && self.stuck.is_none() {
            match event {
                Event::Guessing(_) | Event::Solution(_) => {
                    self.stuck = Some(Some(self.known.clone()))
                }
                Event::Conflict(_) => self.stuck = Some(None),
                _ => {}
            }
        }
        match event {
            Event::Progress { ground, facts } => self.progress(*ground, facts),
            Event::Testing { closed, .. } => {
                ensure!(!closed.holds, "{closed:?} was not supposed");
                let solutions = self.known.grids.iter().filter(|at| self.truth.solves(**at));
                let grids = solutions.map(|at| &self.truth.grids[*at]).collect::<Vec<_>>();
                ensure!(
                    grids.iter().all(|grid| agrees(self.puzzle, grid, closed)),
                    "{closed:?} is tested wrong"
                );
                self.learn(*closed)
            }
            Event::Guessing(fact) => self.guess(*fact),
            Event::Conflict(conflict) => self.conflict(conflict),
            Event::Pruning { fact, is_solved } => self.prune(*fact, *is_solved),
            Event::Solution(solution) => self.solution(solution),
        }
    }

    fn is_pruning(&self, event: &Event) -> bool {
        matches!(event, Event::Pruning { .. })
    }

    /// The facts follow from the ground, the rules and what was told before.
    fn progress(&mut self, ground: Ground, facts: &[Fact]) -> Result<(), String> {
        ensure!(!facts.is_empty(), "no progress by {ground:?}");
        let before = self.known.clone();
        for fact in facts {
            let follows = match ground {
                Ground::Clue(clue) => {
                    let column = &self.truth.clues[clue.index()];
                    let mut left = before.grids.iter().filter(|at| column[**at]);
                    left.all(|at| agrees(self.puzzle, &self.truth.grids[*at], fact))
                }
                Ground::Rule(rule) => {
                    let facts = self.in_row(rule, &before.facts);
                    rule_implies(self.puzzle, rule, &facts, Some(fact))
                }
            };
            ensure!(follows, "{fact:?} does not follow from {ground:?}");
            self.learn(*fact)?;
        }
        Ok(())
    }

    /// The facts on which a rule bears.
    fn in_row(&self, rule: Rule, facts: &[Fact]) -> Vec<Fact> {
        let bears = |fact: &&Fact| match rule {
            Rule::Item(item) => fact.item == item,
            Rule::Place(category, place) => {
                fact.place == place && self.puzzle.item(fact.item).category == category
            }
        };
        facts.iter().filter(bears).copied().collect()
    }

    /// It is the first open place of the first item that has the fewest.
    fn guess(&mut self, fact: Fact) -> Result<(), String> {
        let open = |item| {
            let cells = self.puzzle.places().map(move |place| (item, place));
            cells.filter(|cell| !self.known.cells.contains(cell)).collect::<Vec<_>>()
        };
        let items = (0..self.puzzle.items.len()).map(ItemId::from_index);
        let fewest = items.map(open).filter(|open| !open.is_empty()).min_by_key(Vec::len);
        ensure!(
            fact.holds && fewest.is_some_and(|open| open[0] == (fact.item, fact.place)),
            "guessed {fact:?}"
        );
        self.guesses.push((self.known.clone(), fact, self.found.len()));
        self.learn(fact)
    }

    /// What breaks cannot hold with the facts, which were told.
    fn conflict(&mut self, conflict: &Conflict) -> Result<(), String> {
        let facts = &conflict.facts;
        ensure!(facts.iter().all(|fact| self.known.facts.contains(fact)), "not told: {conflict:?}");
        let breaks = match conflict.ground {
            Ground::Clue(clue) => {
                let mut grids = self.truth.grids.iter().zip(&self.truth.clues[clue.index()]);
                !grids.any(|(grid, holds)| {
                    *holds && facts.iter().all(|f| agrees(self.puzzle, grid, f))
                })
            }
            Ground::Rule(rule) => rule_implies(self.puzzle, rule, facts, None),
        };
        ensure!(breaks, "no conflict: {conflict:?}");
        self.at_leaf = true;
        Ok(())
    }

    /// Every solution with the guess has been told.
    fn prune(&mut self, fact: Fact, is_solved: bool) -> Result<(), String> {
        let Some((before, guess, found)) = self.guesses.pop() else {
            return Err("nothing was guessed".to_owned());
        };
        ensure!(
            fact == Fact { holds: false, ..guess },
            "{fact:?} is not the opposite of {guess:?}"
        );
        ensure!(is_solved == (self.found.len() > found), "{fact:?} is solved or not");
        let grids = before.grids.iter().filter(|at| self.truth.solves(**at));
        let mut with =
            grids.map(|at| &self.truth.grids[*at]).filter(|grid| agrees(self.puzzle, grid, &guess));
        ensure!(with.all(|grid| self.found[found..].contains(&grid)), "pruned too early: {fact:?}");
        self.known = before;
        self.at_leaf = false;
        self.learn(fact)
    }

    /// It is a solution, the only one that agrees with what was told, and no earlier one.
    fn solution(&mut self, solution: &Solution) -> Result<(), String> {
        let [at] = self.known.grids[..] else {
            return Err(format!("not all was told before {solution:?}"));
        };
        let grid = &self.truth.grids[at];
        ensure!(grid == solution && self.truth.solves(at), "no solution: {solution:?}");
        ensure!(!self.found.contains(&grid), "again: {solution:?}");
        self.found.push(grid);
        self.at_leaf = true;
        Ok(())
    }
}

/// Judges the whole story of a puzzle, and the table of what is left without a guess; gives the
/// number of events.
fn judged(puzzle: &Puzzle, truth: &Truth, level: Level) -> Result<usize, String> {
    let mut judge = Judge::new(puzzle, truth);
    let mut wrong = None;
    let options = Options { level, limit: None, deadline: None };
    let ending = trace(puzzle, &options, &mut |depth, event| {
        judge.hear(depth, event).map_err(|message| {
            wrong = Some(message);
            Error::Stopped
        })
    });
    if let Some(message) = wrong {
        return Err(message);
    }
    let ending = ending.map_err(|error| error.to_string())?;
    let solutions = (0..truth.grids.len()).filter(|at| truth.solves(*at)).count();
    ensure!(judge.guesses.is_empty() && judge.at_leaf, "the story stops in the middle");
    ensure!(ending.complete && judge.found.len() == solutions, "{ending:?} of {solutions}");
    ensure!(ending.found == solutions as u64, "{ending:?} of {solutions}");
    same_table(puzzle, &stuck(puzzle, level, None).map_err(|e| e.to_string())?, judge.stuck)?;
    Ok(judge.events)
}

/// The table says what was told before the first guess.
fn same_table(puzzle: &Puzzle, stuck: &Stuck, told: Option<Option<Known>>) -> Result<(), String> {
    let told = told.ok_or("nothing was told")?;
    let (Stuck::Table(left, is_solution), Some(known)) = (stuck, &told) else {
        ensure!(
            matches!(stuck, Stuck::Conflict(_)) && told.is_none(),
            "{stuck:?} is not what was told"
        );
        return Ok(());
    };
    let open = puzzle.items.len() * puzzle.positions.len() - known.cells.len();
    ensure!(*is_solution == (open == 0), "solved or not: {stuck:?}");
    for (item, Left { places, certain }) in left.iter().enumerate() {
        for place in puzzle.places() {
            let fact = Fact { item: ItemId::from_index(item), place, holds: true };
            let closed = known.facts.contains(&Fact { holds: false, ..fact });
            ensure!(places.contains(&place) != closed, "{fact:?} in {stuck:?}");
            ensure!(
                certain.contains(&place) == known.facts.contains(&fact),
                "{fact:?} in {stuck:?}"
            );
        }
    }
    Ok(())
}

const LEVELS: [Level; 2] = [Level::Arc, Level::Singleton];

#[test]
fn random_stories_are_true_and_end_with_all_solutions() {
    let (events, accepted) = (std::cell::Cell::new(0), std::cell::Cell::new(0));
    let outcome = runner(number("ZEBRA_CASES", 400)).run(&puzzles(), |drawn| {
        let Some((puzzle, grids)) = library_puzzle(&drawn) else { return Ok(()) };
        let truth = Truth::new(&puzzle, grids);
        for level in LEVELS {
            let more = judged(&puzzle, &truth, level).map_err(TestCaseError::fail)?;
            events.set(events.get() + more);
        }
        accepted.set(accepted.get() + 1);
        Ok(())
    });
    if let Err(error) = outcome {
        panic!("{error}");
    }
    assert!(events.get() > 10 * accepted.get(), "{events:?} in {accepted:?} stories");
}

#[test]
fn stories_of_every_relation_over_all_kinds_and_shapes_are_true() {
    let mut all = cases(3, Shape::Line, "houses: 3", false);
    all.extend(cases(4, Shape::Ring, "houses: 4 in a ring", false).into_iter().step_by(7));
    all.extend(cases(4, Shape::Grid(2, 2), "houses: 2 x 2", false).into_iter().step_by(7));
    let mut events = 0;
    for (turn, drawn) in all.iter().enumerate() {
        let Some((puzzle, grids)) = library_puzzle(drawn) else { continue };
        let truth = Truth::new(&puzzle, grids);
        let judged = judged(&puzzle, &truth, LEVELS[turn % 2]);
        events += judged.unwrap_or_else(|error| panic!("{error}\n{drawn:?}"));
    }
    assert!(all.len() > 400 && events > 10_000, "{events} events in {} stories", all.len());
}
