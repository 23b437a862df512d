//! Measures what clauses do: how many models there are, and what unit propagation sees.
//!
//! All of it is by exhaustion, for small formulas: it is how the tables of
//! `docs/encodings.md` are made, and how a new encoding is tested.

use crate::cnf::Cnf;
use crate::lit::{Lit, Var};

/// How many models there are with each assignment of the first `inputs` variables.
///
/// Bit i of the index is the value of the variable with index i.
///
/// # Panics
///
/// If one assignment has 2^64 models or more.
pub fn models(cnf: &Cnf, inputs: usize) -> Vec<u64> {
    let mut found = vec![0; 1 << inputs];
    let mut search = Propagation::new(cnf);
    if search.consistent {
        each_assignment(&mut search, inputs, 0, 0, &mut found);
    }
    found
}

fn each_assignment(
    search: &mut Propagation<'_>,
    inputs: usize,
    input: usize,
    index: usize,
    found: &mut [u64],
) {
    if input == inputs {
        found[index] = count(search);
        return;
    }
    for negated in [false, true] {
        let before = search.trail.len();
        if search.assume(Lit::new(Var::from_index(input), negated)) {
            let index = index | usize::from(!negated) << input;
            each_assignment(search, inputs, input + 1, index, found);
        }
        search.undo_to(before);
    }
}

/// The number of models that extend what is assigned.
fn count(search: &mut Propagation<'_>) -> u64 {
    let Some(open) = search.open_literal() else {
        let free = search.values.len() - search.trail.len();
        return u32::try_from(free)
            .ok()
            .and_then(|free| 1u64.checked_shl(free))
            .expect("fewer than 2^64 models");
    };
    let mut models: u64 = 0;
    for lit in [open, !open] {
        let before = search.trail.len();
        if search.assume(lit) {
            models = models.checked_add(count(search)).expect("fewer than 2^64 models");
        }
        search.undo_to(before);
    }
    models
}

/// Whether unit propagation sees all that follows for the first `inputs` variables.
///
/// That is so if, for every partial assignment of them, it finds a conflict where there
/// is no model, and the value of each of them that has the same one in all models. Where
/// the clauses are a constraint, its literature calls this (generalized) arc consistency.
pub fn propagates_all(cnf: &Cnf, inputs: usize) -> bool {
    let possible = possible(&models(cnf, inputs), inputs);
    let mut search = Propagation::new(cnf);
    if !search.consistent {
        return true;
    }
    let partial = Partial { input: 0, index: 0, unset: Vec::new() };
    sees_all(&mut search, inputs, &partial, &possible)
}

/// A partial assignment of the first few inputs.
struct Partial {
    /// How many inputs it covers.
    input: usize,
    /// Its index: the input i adds 3^i times 0 for false, 1 for true and 2 for unset.
    index: usize,
    unset: Vec<usize>,
}

/// For every partial assignment, by its index, whether some model extends it.
fn possible(models: &[u64], inputs: usize) -> Vec<bool> {
    let mut possible: Vec<bool> = Vec::with_capacity(3usize.pow(inputs as u32));
    for index in 0..3usize.pow(inputs as u32) {
        let digit = |input: usize| index / 3usize.pow(input as u32) % 3;
        let extended = match (0..inputs).find(|&input| digit(input) == 2) {
            Some(unset) => {
                let place = 3usize.pow(unset as u32);
                possible[index - place] || possible[index - 2 * place]
            }
            None => models[(0..inputs).map(|input| digit(input) << input).sum::<usize>()] > 0,
        };
        possible.push(extended);
    }
    possible
}

fn sees_all(
    search: &mut Propagation<'_>,
    inputs: usize,
    partial: &Partial,
    possible: &[bool],
) -> bool {
    let Partial { input, index, unset } = partial;
    if *input == inputs {
        let undecided = |&&input: &&usize| search.values[input].is_none();
        let both = |input: &usize| {
            let place = 3usize.pow(*input as u32);
            possible[index - place] && possible[index - 2 * place]
        };
        return possible[*index] && unset.iter().filter(undecided).all(both);
    }
    let place = 3usize.pow(*input as u32);
    let next = |digit, unset| Partial { input: input + 1, index: index + digit * place, unset };
    let longer = [unset.as_slice(), &[*input]].concat();
    if !sees_all(search, inputs, &next(2, longer), possible) {
        return false;
    }
    [false, true].into_iter().all(|value| {
        let before = search.trail.len();
        // After a conflict there is nothing left to see.
        let sees = !search.assume(Lit::new(Var::from_index(*input), !value))
            || sees_all(search, inputs, &next(usize::from(value), unset.clone()), possible);
        search.undo_to(before);
        sees
    })
}

/// Unit propagation that can be undone.
struct Propagation<'a> {
    cnf: &'a Cnf,
    /// For each literal, by its code, the clauses that it is in.
    occurrences: Vec<Vec<usize>>,
    /// For each variable its value, if it has one.
    values: Vec<Option<bool>>,
    /// The true literals, in the order in which they became so.
    trail: Vec<Lit>,
    /// Whether there was no conflict in the beginning.
    consistent: bool,
}

impl<'a> Propagation<'a> {
    fn new(cnf: &'a Cnf) -> Propagation<'a> {
        let mut occurrences = vec![Vec::new(); 2 * cnf.num_vars()];
        for (index, clause) in cnf.clauses().enumerate() {
            for lit in clause {
                occurrences[lit.code()].push(index);
            }
        }
        let values = vec![None; cnf.num_vars()];
        let mut new = Propagation { cnf, occurrences, values, trail: Vec::new(), consistent: true };
        new.consistent =
            (0..cnf.num_clauses()).all(|clause| new.examine(clause)) && new.propagate(0);
        new
    }

    fn value(&self, lit: Lit) -> Option<bool> {
        self.values[lit.var().index()].map(|value| value != lit.is_negative())
    }

    /// Makes `lit` true, and all that follows; false if that is a conflict.
    fn assume(&mut self, lit: Lit) -> bool {
        match self.value(lit) {
            Some(value) => value,
            None => {
                let from = self.trail.len();
                self.set(lit);
                self.propagate(from)
            }
        }
    }

    fn set(&mut self, lit: Lit) {
        self.values[lit.var().index()] = Some(!lit.is_negative());
        self.trail.push(lit);
    }

    /// Draws the conclusions of the trail from this place on; false if there is a conflict.
    fn propagate(&mut self, mut from: usize) -> bool {
        while let Some(&lit) = self.trail.get(from) {
            from += 1;
            let falsified = (!lit).code();
            for index in 0..self.occurrences[falsified].len() {
                if !self.examine(self.occurrences[falsified][index]) {
                    return false;
                }
            }
        }
        true
    }

    /// Sets the last open literal of a clause; false if all its literals are false.
    fn examine(&mut self, clause: usize) -> bool {
        let mut open = None;
        for &lit in self.cnf.clause(clause) {
            match self.value(lit) {
                Some(true) => return true,
                Some(false) => {}
                None if open.is_some_and(|other| other != lit) => return true,
                None => open = Some(lit),
            }
        }
        open.map(|lit| self.set(lit)).is_some()
    }

    fn undo_to(&mut self, length: usize) {
        for lit in self.trail.drain(length..) {
            self.values[lit.var().index()] = None;
        }
    }

    /// An unassigned literal of a clause that is not yet true, if there is one.
    fn open_literal(&self) -> Option<Lit> {
        let is_open = |clause: &&[Lit]| !clause.iter().any(|&lit| self.value(lit) == Some(true));
        let clause = self.cnf.clauses().find(is_open)?;
        clause.iter().copied().find(|&lit| self.value(lit).is_none())
    }
}
