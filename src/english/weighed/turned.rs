//! What a clue may say instead: each thing that it tells turned around, or left out.

use itertools::Itertools;

use super::super::sentence::{self, is_same_item};
use crate::model::statement::Form;
use crate::syntax::ast::Statement;

/// The things that a statement tells, and what each may be instead; `None` for nothing.
pub(super) struct Turns<'s> {
    atoms: Vec<&'s Statement>,
    changes: Vec<(usize, Option<Statement>)>,
}

impl<'s> Turns<'s> {
    /// `is_turned`: whether what is denied may be so as well: `couldn't resist the thimble`.
    pub(super) fn of(says: &'s Statement, is_turned: bool) -> Turns<'s> {
        let mut atoms = Vec::new();
        flatten(says, &mut atoms);
        let around = |(at, atom): (usize, &&Statement)| {
            let other = around(atom, is_turned).map(|other| (at, Some(other)));
            [(at, None)].into_iter().chain(other)
        };
        let changes = atoms.iter().enumerate().flat_map(around).collect();
        Turns { atoms, changes }
    }

    /// The meanings that differ in one thing; of `a = b` and `a = c` also `b = c` alone, where `a` is another one.
    pub(super) fn once(&self) -> Vec<Option<Statement>> {
        let single = self.changes.iter().map(|change| self.with(&[change]));
        single.chain(self.shifted()).collect()
    }

    /// The meanings that differ in two things.
    pub(super) fn twice(&self) -> Vec<Option<Statement>> {
        let pairs = self.changes.iter().array_combinations().filter(|[a, b]| a.0 != b.0);
        pairs.map(|pair| self.with(&pair)).collect()
    }

    /// What is said with some changes.
    fn with(&self, changes: &[&(usize, Option<Statement>)]) -> Option<Statement> {
        let told = self.atoms.iter().enumerate().filter_map(|(at, atom)| {
            match changes.iter().find(|(changed, _)| *changed == at) {
                Some((_, instead)) => instead.clone(),
                None => Some((*atom).clone()),
            }
        });
        sentence::all_of(told.collect())
    }

    /// Of `a = b` and `a = c`: `b = c` alone, where `a` is another one.
    fn shifted(&self) -> impl Iterator<Item = Option<Statement>> + '_ {
        let pairs = (0..self.atoms.len()).array_combinations();
        pairs.filter_map(|[left, right]| {
            let (Form::Same(a, b), Form::Same(c, d)) = (self.atoms[left], self.atoms[right]) else {
                return None;
            };
            let shared = [(a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)];
            let (one, first, _, second) = shared.into_iter().find(|of| is_same_item(of.0, of.2))?;
            let rest = self.atoms.iter().enumerate().filter(|(at, _)| *at != left && *at != right);
            let mut says = rest.map(|(_, atom)| (*atom).clone()).collect_vec();
            says.push(Form::Same(first.clone(), second.clone()));
            says.push(Form::Different(one.clone(), first.clone()));
            Some(sentence::all_of(says))
        })
    }
}

/// The things that a statement tells.
fn flatten<'s>(says: &'s Statement, atoms: &mut Vec<&'s Statement>) {
    match says {
        Form::And(all) => all.iter().for_each(|of| flatten(of, atoms)),
        other => atoms.push(other),
    }
}

/// The opposite of something. What is denied or put in order is so by words that stay.
fn around(atom: &Statement, is_turned: bool) -> Option<Statement> {
    match atom {
        Form::Same(a, b) => Some(Form::Different(a.clone(), b.clone())),
        Form::Different(a, b) if is_turned => Some(Form::Same(a.clone(), b.clone())),
        _ => None,
    }
}
