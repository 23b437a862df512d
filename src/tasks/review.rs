//! Whether reasoning in steps is sound: each find of a step must follow from what the step cites.

use std::collections::BTreeSet;

use super::explain::with_marks;
use super::solve::{Status, solve};
use crate::engine::EngineError;
use crate::explain::{self, Clauses, Grid, Logic, Premise};
use crate::model::{Link, Puzzle, Solution};
use crate::session::{self, Setup};
use crate::steps::{Stated, Step, Trace};

/// What was found out about a trace.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Step by step, what there is to say.
    pub steps: Vec<Vec<Remark>>,
    /// What is wrong with the trace as a whole.
    pub faults: Vec<Fault>,
    /// How many facts were granted before the first step: what is given, but for what is wrong.
    pub given: usize,
    /// How many more are found by steps without a fault, which cite only such facts.
    pub found: usize,
    /// What is known of the solutions of the puzzle.
    pub solutions: Solutions,
}

/// What is known of the solutions of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions {
    /// There is none, so that in the end everything follows.
    None,
    /// There is one, or all that have what is given share so many facts.
    Share {
        /// How many facts are the same in all of them.
        shared: usize,
        /// How many facts the logic grid has.
        facts: usize,
    },
    /// The search took too much time.
    Unknown,
}

/// Something to say about a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// It cites a fact that no step before has found.
    Early(Link),
    /// It finds what does not follow from what it cites.
    Unsound(Link, Truth),
    /// It does not cost what it is said to.
    Cost {
        /// What it is said to cost.
        said: u64,
        /// What it costs.
        is: u64,
    },
    /// All that it finds follows without this premise.
    NeedlessPremise(Premise),
    /// All that it finds follows without this fact.
    NeedlessFact(Link),
    /// All that it finds was found before.
    NothingNew,
}

/// Whether a fact that does not follow is true all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Truth {
    /// In every solution.
    Always,
    /// In no solution.
    Never,
    /// In some solutions and not in others.
    Sometimes,
    /// There is no solution, or none is known.
    Unknown,
}

/// Something wrong with a trace as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// What is given is so in no solution.
    Given(Link),
    /// No solution has all that is given, though each fact of it may be so.
    GivenTogether,
    /// It says of a premise what the premise does not say.
    Clauses(Premise),
    /// It says that all steps cost something else than they do.
    Cost {
        /// What they are said to cost.
        said: u64,
        /// What they cost.
        is: u64,
    },
    /// It says that the logic grid has another number of facts than it has.
    Facts {
        /// How many there are said to be.
        said: usize,
        /// How many there are.
        is: usize,
    },
}

impl Remark {
    /// Whether it is a fault of the step, or else worth a note.
    pub fn is_fault(&self) -> bool {
        matches!(self, Remark::Early(_) | Remark::Unsound(..) | Remark::Cost { .. })
    }
}

impl Review {
    /// How many steps have a fault.
    pub fn failed(&self) -> usize {
        self.steps.iter().filter(|remarks| remarks.iter().any(Remark::is_fault)).count()
    }

    /// Whether nothing is wrong with the trace.
    pub fn is_sound(&self) -> bool {
        self.failed() == 0 && self.faults.is_empty()
    }
}

/// Reviews a trace; the solver gets for each step what that cites, and nothing else.
///
/// # Errors
/// When the solutions cannot be looked for. That their search takes too long is no failure.
pub fn review(
    puzzle: &Puzzle,
    logic: &Logic,
    setup: &Setup,
    trace: &Trace,
) -> Result<Review, super::explain::Error> {
    let Start { key, granted, mut faults } = Start::find(puzzle, setup, &trace.given)?;
    let given = granted.len();
    let mut reviewer = Reviewer { logic, trace, key: &key, known: granted };
    let steps = trace.steps.iter().map(|step| reviewer.step(step));
    let steps = steps.collect::<Result<Vec<_>, _>>().map_err(session::Error::Engine)?;
    let found = reviewer.known.len() - given;
    faults.extend(trace.stated.iter().flat_map(|stated| stated_faults(logic, trace, stated)));
    Ok(Review { steps, faults, given, found, solutions: key.solutions() })
}

/// What is known before the first step.
struct Start<'p> {
    key: Key<'p>,
    /// What steps may cite: what is given, but for what is wrong.
    granted: BTreeSet<Link>,
    faults: Vec<Fault>,
}

impl<'p> Start<'p> {
    fn find(
        puzzle: &'p Puzzle,
        setup: &Setup,
        given: &[Link],
    ) -> Result<Start<'p>, super::explain::Error> {
        let all = || given.iter().copied();
        let key = Key::find(puzzle, setup, given)?;
        if given.is_empty() || !matches!(key, Key::None) {
            return Ok(Start { key, granted: all().collect(), faults: Vec::new() });
        }
        // The clues contradict what is given, or each other.
        let key = Key::find(puzzle, setup, &[])?;
        if matches!(key, Key::None) {
            return Ok(Start { key, granted: all().collect(), faults: Vec::new() });
        }
        let granted = all().filter(|link| key.truth(*link) == Truth::Always).collect();
        let wrong = all().filter(|link| key.truth(*link) == Truth::Never).map(Fault::Given);
        let mut faults: Vec<Fault> = wrong.collect();
        if faults.is_empty() {
            faults.push(Fault::GivenTogether);
        }
        Ok(Start { key, granted, faults })
    }
}

/// What is known of the truth.
enum Key<'p> {
    None,
    Grid(Box<Grid<'p>>),
    Unknown,
}

impl<'p> Key<'p> {
    /// Looks for the solutions that have what is given.
    fn find(
        puzzle: &'p Puzzle,
        setup: &Setup,
        given: &[Link],
    ) -> Result<Key<'p>, super::explain::Error> {
        let mut first: Option<Solution> = None;
        let found = solve(&with_marks(puzzle, given), setup, Some(2), |solution| {
            first.get_or_insert_with(|| solution.clone());
            Ok(())
        });
        let status = match found {
            Ok(answer) => answer.status,
            Err(error) if error.is_limit() => Status::Unknown,
            Err(error) => return Err(error.into()),
        };
        Ok(match (status, first) {
            (Status::None, _) => Key::None,
            (Status::Unique, Some(only)) => {
                Key::Grid(Grid::new(puzzle, &only, true, given)?.into())
            }
            (Status::Multiple, Some(one)) => {
                Key::Grid(Grid::new(puzzle, &one, false, given)?.into())
            }
            _ => Key::Unknown,
        })
    }

    fn truth(&self, link: Link) -> Truth {
        let Key::Grid(grid) = self else { return Truth::Unknown };
        match grid.truth(link) {
            Some(true) => Truth::Always,
            Some(false) => Truth::Never,
            None => Truth::Sometimes,
        }
    }

    fn solutions(&self) -> Solutions {
        match self {
            Key::None => Solutions::None,
            Key::Grid(grid) => {
                let shared = grid.given().len() + grid.targets();
                Solutions::Share { shared, facts: grid.facts() }
            }
            Key::Unknown => Solutions::Unknown,
        }
    }
}

/// Goes through the steps.
struct Reviewer<'a, 'p> {
    logic: &'a Logic,
    trace: &'a Trace,
    key: &'a Key<'p>,
    /// The facts that are granted, and those found by steps without a fault.
    known: BTreeSet<Link>,
}

impl Reviewer<'_, '_> {
    fn step(&mut self, step: &Step) -> Result<Vec<Remark>, EngineError> {
        let facts: Vec<Link> = match &step.facts {
            Some(facts) => facts.clone(),
            None => self.known.iter().copied().collect(),
        };
        let early = facts.iter().filter(|fact| !self.known.contains(fact));
        let mut remarks: Vec<Remark> = early.map(|fact| Remark::Early(*fact)).collect();
        let mut case = self.logic.case(self.trace.grants_rules, &step.premises);
        for find in &step.finds {
            if !case.follows(|_| true, facts.iter().copied(), *find)? {
                remarks.push(Remark::Unsound(*find, self.key.truth(*find)));
            }
        }
        let is_sound = remarks.is_empty();
        remarks.extend(self.cost(step));
        if is_sound {
            self.needless(step, &facts, &mut case, &mut remarks)?;
            if step.finds.iter().all(|find| self.known.contains(find)) {
                remarks.push(Remark::NothingNew);
            }
            self.known.extend(&step.finds);
        }
        Ok(remarks)
    }

    /// Whether a step costs what it is said to.
    fn cost(&self, step: &Step) -> Option<Remark> {
        let (said, stated) = (step.cost?, self.trace.stated.as_ref()?);
        let is = cost(step, stated);
        (is != said).then_some(Remark::Cost { said, is })
    }

    /// Everything without which all finds follow as well. Facts that are not cited one by one need
    /// not be needed.
    fn needless(
        &self,
        step: &Step,
        facts: &[Link],
        case: &mut explain::Case<'_>,
        remarks: &mut Vec<Remark>,
    ) -> Result<(), EngineError> {
        let mut follows = |premise: Option<Premise>, fact: Option<Link>| {
            for find in &step.finds {
                let others = facts.iter().copied().filter(|other| Some(*other) != fact);
                if !case.follows(|other| Some(other) != premise, others, *find)? {
                    return Ok(false);
                }
            }
            Ok(true)
        };
        for premise in &step.premises {
            if follows(Some(*premise), None)? {
                remarks.push(Remark::NeedlessPremise(*premise));
            }
        }
        for fact in step.facts.iter().flatten() {
            if follows(None, Some(*fact))? {
                remarks.push(Remark::NeedlessFact(*fact));
            }
        }
        Ok(())
    }
}

/// What a step costs.
fn cost(step: &Step, stated: &Stated) -> u64 {
    let premises = step.premises.iter().map(|premise| u64::from(premise.weight(&stated.weights)));
    let facts = step.facts.as_ref().map_or(0, Vec::len) as u64;
    premises.sum::<u64>() + facts * u64::from(stated.weights.fact)
}

/// What an explanation says of the grid, its premises and its cost, and is not so.
fn stated_faults(logic: &Logic, trace: &Trace, stated: &Stated) -> Vec<Fault> {
    let is_wrong = |(premise, said): &&(Premise, Clauses)| {
        logic.clauses(*premise).map(renamed) != Some(renamed(said.clone()))
    };
    let wrong = stated.clauses.iter().filter(is_wrong).map(|(premise, _)| Fault::Clauses(*premise));
    let mut faults: Vec<Fault> = wrong.collect();
    let cost = trace.steps.iter().map(|step| cost(step, stated)).sum();
    if stated.cost != cost {
        faults.push(Fault::Cost { said: stated.cost, is: cost });
    }
    let facts = logic.links().count();
    if stated.facts != facts {
        faults.push(Fault::Facts { said: stated.facts, is: facts });
    }
    faults
}

/// The clauses with the parts of a clue numbered as they come, since their numbers mean nothing.
fn renamed(mut clauses: Clauses) -> Clauses {
    let mut names = Vec::new();
    for (name, _) in clauses.iter_mut().flatten().filter_map(|member| member.as_mut().err()) {
        let at = names.iter().position(|known| known == name).unwrap_or_else(|| {
            names.push(*name);
            names.len() - 1
        });
        *name = at as u32;
    }
    clauses
}
