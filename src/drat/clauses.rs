//! The clauses that stand at a step of a proof, and what follows from them by unit propagation.
//!
//! Two literals of each clause are watched (M. Moskewicz et al., "Chaff: Engineering an Efficient
//! SAT Solver", 2001): while neither is false, nothing follows from the clause.

use std::time::Instant;

use encodings::{Cnf, Lit};
use foldhash::{HashMap, HashMapExt};

use super::DratError;

/// The most memory for clauses, in bytes.
pub(super) const MAX_MEMORY: usize = 1 << 30;

/// About what a variable needs, in bytes.
const VARIABLE: usize = 64;

/// The number of a clause, in the order in which they came.
type ClauseId = u32;

/// What a clause makes of it that one of its watched literals became false.
enum Visit {
    /// It watches another one, or has been deleted.
    Leaves,
    /// It goes on watching this one.
    Stays,
    /// All its literals are false.
    Conflict,
}

/// Clauses, and the literals that follow from them.
pub(super) struct Clauses {
    /// The first two literals are watched; a deleted clause is empty.
    clauses: Vec<Vec<Lit>>,
    /// By the sorted literals.
    same: HashMap<Box<[Lit]>, Vec<ClauseId>>,
    /// By literal: which clauses watch it.
    watching: Vec<Vec<ClauseId>>,
    /// By literal: in how many clauses it is.
    occurrences: Vec<u32>,
    /// By variable.
    values: Vec<Option<bool>>,
    /// By variable: the clause from which its value followed.
    reasons: Vec<ClauseId>,
    /// The literals that are true, in the order in which they became so. Between two steps they
    /// follow outright.
    trail: Vec<Lit>,
    /// Whether the empty clause follows outright.
    is_refuted: bool,
    memory: usize,
    deadline: Option<Instant>,
}

impl Clauses {
    /// The clauses of a formula.
    pub(super) fn new(formula: &Cnf, deadline: Option<Instant>) -> Result<Clauses, DratError> {
        let mut clauses = Clauses {
            clauses: Vec::new(),
            same: HashMap::new(),
            watching: Vec::new(),
            occurrences: Vec::new(),
            values: Vec::new(),
            reasons: Vec::new(),
            trail: Vec::new(),
            is_refuted: false,
            memory: 0,
            deadline,
        };
        clauses.grow(formula.num_vars());
        for clause in formula.clauses() {
            clauses.add(&sorted(clause))?;
        }
        Ok(clauses)
    }

    /// Makes room for variables.
    fn grow(&mut self, variables: usize) {
        if variables > self.values.len() {
            self.memory += VARIABLE * (variables - self.values.len());
            self.values.resize(variables, None);
            self.reasons.resize(variables, 0);
            self.watching.resize_with(2 * variables, Vec::new);
            self.occurrences.resize(2 * variables, 0);
        }
    }

    /// Adds a clause without repeated literals, and finds what follows outright.
    pub(super) fn add(&mut self, clause: &[Lit]) -> Result<(), DratError> {
        self.check_time()?;
        self.memory += memory(clause);
        if self.memory > MAX_MEMORY {
            return Err(DratError::TooLarge);
        }
        let id = ClauseId::try_from(self.clauses.len()).map_err(|_| DratError::TooLarge)?;
        self.grow(clause.iter().map(|literal| literal.var().index() + 1).max().unwrap_or(0));
        clause.iter().for_each(|literal| self.occurrences[literal.code()] += 1);
        self.same.entry(sorted(clause).into()).or_default().push(id);

        let (mut open, refuted): (Vec<Lit>, Vec<Lit>) =
            clause.iter().partition(|literal| self.value(**literal) != Some(false));
        match open[..] {
            [] => self.is_refuted = true,
            [only] => {
                if self.value(only).is_none() {
                    self.assign(only, id);
                    self.is_refuted |= self.propagate(self.trail.len() - 1);
                }
            }
            [first, second, ..] => {
                self.watching[first.code()].push(id);
                self.watching[second.code()].push(id);
            }
        }
        open.extend(refuted);
        self.clauses.push(open);
        Ok(())
    }

    /// Takes a clause away, if it is there and no value follows from it.
    pub(super) fn delete(&mut self, clause: &[Lit]) {
        let key = sorted(clause);
        let Some(copies) = self.same.get(&key[..]) else { return };
        let Some(at) = copies.iter().position(|id| !self.is_reason(*id, &key)) else { return };
        let id = copies[at];
        if let Some(copies) = self.same.get_mut(&key[..]) {
            copies.swap_remove(at);
            if copies.is_empty() {
                self.same.remove(&key[..]);
            }
        }
        key.iter().for_each(|literal| self.occurrences[literal.code()] -= 1);
        self.memory -= memory(&key) - size_of::<Vec<Lit>>();
        // Whoever watches with it is told when it is next visited.
        self.clauses[id as usize] = Vec::new();
    }

    /// Whether a literal is true because of this clause.
    fn is_reason(&self, id: ClauseId, clause: &[Lit]) -> bool {
        let follows = |literal: &Lit| {
            self.value(*literal) == Some(true) && self.reasons[literal.var().index()] == id
        };
        clause.iter().any(follows)
    }

    /// Whether a clause may be added: it follows by unit propagation, or each of its resolvents on
    /// its first literal does.
    pub(super) fn justifies(&mut self, clause: &[Lit]) -> Result<bool, DratError> {
        self.check_time()?;
        self.grow(clause.iter().map(|literal| literal.var().index() + 1).max().unwrap_or(0));
        if self.follows(clause) {
            return Ok(true);
        }
        let Some(pivot) = clause.first() else { return Ok(false) };
        let mut left = self.occurrences[(!*pivot).code()];
        // The clauses of a variable that the proof has introduced are the latest ones.
        for id in (0..self.clauses.len()).rev() {
            if left == 0 {
                break;
            }
            if !self.clauses[id].contains(&!*pivot) {
                continue;
            }
            self.check_time()?;
            left -= 1;
            let others = self.clauses[id].iter().filter(|literal| **literal != !*pivot);
            let resolvent: Vec<Lit> = clause.iter().chain(others).copied().collect();
            if !self.follows(&resolvent) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether unit propagation finds a conflict when all literals of the clause are false.
    fn follows(&mut self, clause: &[Lit]) -> bool {
        if self.is_refuted {
            return true;
        }
        let start = self.trail.len();
        let conflict = clause.iter().any(|literal| !self.assume(!*literal));
        let conflict = conflict || self.propagate(start);
        for literal in self.trail.drain(start..) {
            self.values[literal.var().index()] = None;
        }
        conflict
    }

    /// Makes a literal true for a while; `false` when it cannot be.
    fn assume(&mut self, literal: Lit) -> bool {
        let value = self.value(literal);
        if value.is_none() {
            // Reasons are asked for between two steps only, when nothing is assumed.
            self.assign(literal, 0);
        }
        value != Some(false)
    }

    fn assign(&mut self, literal: Lit, reason: ClauseId) {
        self.values[literal.var().index()] = Some(!literal.is_negative());
        self.reasons[literal.var().index()] = reason;
        self.trail.push(literal);
    }

    fn value(&self, literal: Lit) -> Option<bool> {
        self.values[literal.var().index()].map(|value| value != literal.is_negative())
    }

    /// Finds what follows from the true literals from `next` on; whether there is a conflict.
    fn propagate(&mut self, mut next: usize) -> bool {
        while let Some(literal) = self.trail.get(next) {
            let refuted = !*literal;
            let mut watching = std::mem::take(&mut self.watching[refuted.code()]);
            let mut conflict = false;
            watching.retain(|id| {
                conflict
                    || match self.visit(*id, refuted) {
                        Visit::Leaves => false,
                        Visit::Stays => true,
                        Visit::Conflict => {
                            conflict = true;
                            true
                        }
                    }
            });
            self.watching[refuted.code()] = watching;
            if conflict {
                return true;
            }
            next += 1;
        }
        false
    }

    fn visit(&mut self, id: ClauseId, refuted: Lit) -> Visit {
        let mut clause = std::mem::take(&mut self.clauses[id as usize]);
        let visit =
            if clause.is_empty() { Visit::Leaves } else { self.rewatch(id, &mut clause, refuted) };
        self.clauses[id as usize] = clause;
        visit
    }

    /// Looks for another literal to watch in a clause; the last one that is left is true.
    fn rewatch(&mut self, id: ClauseId, clause: &mut [Lit], refuted: Lit) -> Visit {
        if clause[0] == refuted {
            clause.swap(0, 1);
        }
        let other = clause[0];
        if self.value(other) == Some(true) {
            return Visit::Stays;
        }
        let mut unwatched = clause.iter().enumerate().skip(2);
        if let Some((at, literal)) =
            unwatched.find(|(_, literal)| self.value(**literal) != Some(false))
        {
            self.watching[literal.code()].push(id);
            clause.swap(1, at);
            return Visit::Leaves;
        }
        if self.value(other) == Some(false) {
            return Visit::Conflict;
        }
        self.assign(other, id);
        Visit::Stays
    }

    fn check_time(&self) -> Result<(), DratError> {
        match self.deadline {
            Some(deadline) if Instant::now() >= deadline => Err(DratError::TimedOut),
            _ => Ok(()),
        }
    }
}

/// The literals in order, each once.
fn sorted(clause: &[Lit]) -> Vec<Lit> {
    let mut literals = clause.to_vec();
    literals.sort_unstable();
    literals.dedup();
    literals
}

/// About what a clause needs, in bytes: itself, its key, its watches and what they are kept in.
fn memory(clause: &[Lit]) -> usize {
    160 + 2 * size_of_val(clause)
}
