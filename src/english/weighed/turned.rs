//! What a clue may say instead: each thing that it tells turned around, or left out.

use itertools::Itertools;

use super::super::sentence;
use crate::model::statement::Form;
use crate::syntax::ast::{Operand, Statement};

/// The meanings that differ in one thing or two from a statement, with in how many.
///
/// `is_turned`: whether what is denied may be so as well: `couldn't resist the thimble`.
pub(super) fn turned(says: &Statement, is_turned: bool) -> Vec<(usize, Option<Statement>)> {
    let mut atoms = Vec::new();
    flatten(says, &mut atoms);
    let turns = atoms.iter().map(|atom| around(atom, is_turned)).collect_vec();
    let with = |changes: &[(usize, &Option<Statement>)]| {
        let told = atoms.iter().enumerate().filter_map(|(at, atom)| {
            match changes.iter().find(|(changed, _)| *changed == at) {
                Some((_, instead)) => (*instead).clone(),
                None => Some((*atom).clone()),
            }
        });
        (changes.len(), sentence::all_of(told.collect()))
    };
    let changes = turns
        .iter()
        .enumerate()
        .flat_map(|(at, of)| of.iter().map(move |instead| (at, instead)))
        .collect_vec();
    let single = changes.iter().map(|change| with(&[*change]));
    let pairs = changes.iter().array_combinations().filter(|[a, b]| a.0 != b.0);
    let double = pairs.map(|[a, b]| with(&[*a, *b]));
    single.chain(double).chain(shifted(&atoms)).collect()
}

/// The things that a statement tells.
fn flatten<'s>(says: &'s Statement, atoms: &mut Vec<&'s Statement>) {
    match says {
        Form::And(all) => all.iter().for_each(|of| flatten(of, atoms)),
        other => atoms.push(other),
    }
}

/// What something may say instead, and nothing.
fn around(atom: &Statement, is_turned: bool) -> Vec<Option<Statement>> {
    // What is denied or put in order is so by words that stay.
    let other = match atom {
        Form::Same(a, b) => Form::Different(a.clone(), b.clone()),
        Form::Different(a, b) if is_turned => Form::Same(a.clone(), b.clone()),
        _ => return vec![None],
    };
    vec![None, Some(other)]
}

/// Of `a = b` and `a = c`: `b = c` alone, where `a` is another one.
fn shifted(atoms: &[&Statement]) -> Vec<(usize, Option<Statement>)> {
    let mut found = Vec::new();
    let others = |left: usize, right: usize| {
        let rest = atoms.iter().enumerate().filter(|(at, _)| *at != left && *at != right);
        rest.map(|(_, atom)| (*atom).clone()).collect_vec()
    };
    for [left, right] in (0..atoms.len()).array_combinations() {
        let (Form::Same(a, b), Form::Same(c, d)) = (atoms[left], atoms[right]) else { continue };
        let shared = [(a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)];
        let Some((one, first, _, second)) = shared.into_iter().find(|of| is_one(of.0, of.2)) else {
            continue;
        };
        let mut says = others(left, right);
        says.push(Form::Same(first.clone(), second.clone()));
        says.push(Form::Different(one.clone(), first.clone()));
        found.push((1, sentence::all_of(says)));
    }
    found
}

fn is_one(a: &Operand, b: &Operand) -> bool {
    let category = |of: &Operand| of.category.as_ref().map(|name| name.text.clone());
    a.name.text == b.name.text && category(a) == category(b)
}
