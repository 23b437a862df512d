//! Hints from somebody's marks, wrong marks, and explanations that start from known facts.

use std::cell::Cell;
use std::collections::HashSet;

use zebra_sat::explain::{Options, Premise, Weights};
use zebra_sat::model::Link;
use zebra_sat::session::Setup;
use zebra_sat::tasks::explain::{Explained, Hint, Mistake, Request, explain, hint};

use super::case::{Case, each, filled, premises};
use super::judge::{Judge, ensure};
use super::{cases, grid};
use crate::oracle::larger;

/// Every so many of the facts of a solution.
fn some_facts(case: &Case, turn: usize) -> Vec<Link> {
    let solution = &case.solutions[turn % case.solutions.len()];
    filled(case, solution).into_iter().skip(turn % 5).step_by(4 + turn % 7).collect()
}

/// A number that is another one for each case.
fn next(turn: &Cell<usize>) -> usize {
    turn.replace(turn.get() + 1)
}

#[test]
fn what_is_given_leads_to_what_its_solutions_share() {
    let turn = Cell::new(0);
    each(cases(60), larger(), |case| {
        let given = some_facts(case, next(&turn));
        let explained = grid(case, &given)?;
        let steps = explained.explain(&Options::default(), None);
        let steps = steps.map_err(|error| error.to_string())?;
        let mut found = Judge::new(&explained).steps(&steps, &given, &Weights::default())?;
        found.extend(&given);
        let common: HashSet<Link> = case.common(&given).into_iter().collect();
        ensure!(found == common, "{:?} from {given:?}", found.symmetric_difference(&common));
        Ok(())
    });
}

fn why(case: &Case, marks: &[Link], mistake: &Mistake) -> Result<(), String> {
    let common = case.common(&[]);
    let right: Vec<Link> = marks.iter().copied().filter(|mark| common.contains(mark)).collect();
    let explained = grid(case, &[])?;
    Judge::new(&explained).steps(&mistake.why, &right, &Weights::default())?;
    let last = mistake.why.last().ok_or("no reason")?;
    ensure!(last.finds.contains(&mistake.mark.negated()), "no reason for {:?}", mistake.mark);
    Ok(())
}

#[test]
fn marks_are_wrong_when_no_solution_has_them() {
    let turn = Cell::new(0);
    let together = Cell::new(0);
    each(cases(80), larger(), |case| {
        let turn = next(&turn);
        let mut marks = some_facts(case, turn);
        marks.iter_mut().step_by(3 + turn % 4).for_each(|mark| *mark = mark.negated());
        let wrong: Vec<Link> =
            marks.iter().copied().filter(|mark| case.with(&[*mark]).is_empty()).collect();
        let request = Request { from: &marks, ..Request::default() };
        let explained = explain(&case.puzzle, &Setup::default(), &request);
        match explained.map_err(|error| error.to_string())? {
            Explained::Contradictory => Err("the puzzle has solutions".to_owned()),
            Explained::Wrong(mistakes) => {
                ensure!(case.with(&marks).is_empty(), "{marks:?} can be");
                let named: Vec<Link> = mistakes.iter().map(|mistake| mistake.mark).collect();
                ensure!(named == wrong, "{named:?} are named, {wrong:?} are wrong");
                together.set(together.get() + u32::from(wrong.is_empty()));
                mistakes.iter().try_for_each(|mistake| why(case, &marks, mistake))
            }
            Explained::Steps(_) => {
                ensure!(!case.with(&marks).is_empty(), "{marks:?} cannot be");
                Ok(())
            }
        }
    });
    assert!(together.get() > 0, "no marks were impossible only together");
}

/// That a hint is a step from the marks and what they exclude.
fn hinted(case: &Case, judge: &Judge<'_, '_>, marks: &[Link]) -> Result<(), String> {
    let found = hint(&case.puzzle, &Setup::default(), &Options::default(), marks);
    let rules: Vec<Premise> =
        premises(&case.puzzle).into_iter().filter(|p| !matches!(p, Premise::Clue(_))).collect();
    match found.map_err(|error| error.to_string())? {
        Hint::Next(step, crossed) => {
            judge.step(&step, &Weights::default())?;
            ensure!(judge.follow(&rules, marks, &crossed), "{crossed:?} needs clues");
            let known: Vec<Link> = marks.iter().copied().chain(crossed).collect();
            ensure!(step.facts.iter().all(|fact| known.contains(fact)), "not known: {step:?}");
            ensure!(!step.finds.iter().any(|find| known.contains(find)), "known: {step:?}");
            Ok(())
        }
        Hint::Done => {
            let common = case.common(marks);
            ensure!(judge.follow(&rules, marks, &common), "there is more than {marks:?}");
            Ok(())
        }
        other => Err(format!("{other:?} of {marks:?}")),
    }
}

#[test]
fn every_beginning_of_an_explanation_has_a_hint() {
    each(cases(25), larger(), |case| {
        let explained = grid(case, &[])?;
        let judge = Judge::new(&explained);
        let mut marks = Vec::new();
        hinted(case, &judge, &marks)?;
        for step in explained.steps(&Options::default()) {
            marks.extend(step.map_err(|error| error.to_string())?.finds);
            hinted(case, &judge, &marks)?;
        }
        Ok(())
    });
}
