//! The next step of least cost: an optimal constrained unsatisfiable subset.
//!
//! For every link that is open, a step must break each grid that denies it, agrees with all known
//! facts and so breaks some premises: the step cites at least one of them. Such grids are kept as
//! sets of premises, from which a hitting set of least weight is a lower bound on what a step for
//! the link costs. Where the premises of a hitting set already lead to the link, the fewest facts
//! for it are found, and other premises are tried as long as they could be cheaper; else the
//! search finds a new grid (E. Gamba, B. Bogaerts and T. Guns, "Efficiently explaining CSPs with
//! unsatisfiable subset optimization", 2023; grids stay of use from one step to the next).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::fast::quickly;
use super::fewest::fewest;
use super::hitting::{Bits, Least, Sets, bits, has};
use super::known::{Cause, Found, Known, cost};
use super::search::{Outcome, PATIENCE, Search};
use super::single::by_one_rule;
use super::space::{Lit, Var};
use super::theory::Theory;
use super::{Effort, Options, Weights};

/// How many repairs a grid may take that is only to break fewer premises.
const REPAIRS: u64 = 2;

/// How many grids without a common broken premise are looked for at once.
const APART: usize = 8;

/// How many hitting sets of least cost are searched for at once.
const CHOICES: usize = 32;

/// How much one step of least cost may take, in variables that were looked at.
const WORK: u64 = 150_000_000;

/// A grid that denies some open links and agrees with all that is known.
#[derive(Debug)]
struct Denial {
    flips: Vec<Var>,
    /// The premises that it breaks.
    broken: Bits,
}

/// The least premises that may lead to a link.
#[derive(Clone, Debug, Default)]
struct Bound {
    cost: u32,
    /// Hitting sets that cost so much, those that are still to look at: as long as there are some,
    /// no others need to be searched for.
    choices: Vec<Vec<u32>>,
    /// Premises that lead to the link and have been looked at in this step.
    done: Vec<Bits>,
}

/// Finds steps of least cost, one after another.
pub(super) struct Finder<'t> {
    theory: &'t Theory,
    effort: Effort,
    weights: Weights,
    /// The weight of each premise.
    pub(super) costs: Vec<u32>,
    pub(super) known: Known,
    /// Knows all known facts.
    full: Search<'t>,
    /// Knows nothing.
    pub(super) bare: Search<'t>,
    denials: Vec<Denial>,
    /// For each variable the grids that deny it.
    by_var: Vec<Vec<u32>>,
    bounds: Vec<Bound>,
    /// For each variable sets of premises that lead to it, with what was known when they were found.
    cores: Vec<Vec<Bits>>,
    /// How much may be done for all steps.
    most_work: u64,
    /// What divides the weights of all premises.
    step: u32,
    /// Whether all that could be cheaper was looked at in this step.
    is_exact: bool,
}

impl<'t> Finder<'t> {
    pub(super) fn new(theory: &'t Theory, options: &Options, known: Known) -> Finder<'t> {
        let premises = 0..theory.premises() as u32;
        let weights = options.weights;
        let mut full = Search::new(theory);
        for var in (0..theory.space.links() as Var).filter(|var| known.has(*var)) {
            full.know(theory.truth(var));
        }
        Finder {
            theory,
            effort: options.effort,
            weights,
            costs: premises.map(|p| theory.premise(p).weight(&weights)).collect(),
            known,
            full,
            bare: Search::new(theory),
            denials: Vec::new(),
            by_var: vec![Vec::new(); theory.vars()],
            bounds: vec![Bound::default(); theory.vars()],
            cores: vec![Vec::new(); theory.vars()],
            most_work: options.work.unwrap_or(u64::MAX),
            step: gcd(weights.clue, weights.rule).max(1),
            is_exact: true,
        }
    }

    /// The next step and all that it finds; `None` when there is none, or it takes too much work.
    pub(super) fn next(&mut self) -> Option<Found> {
        self.is_exact = self.effort == Effort::Optimal;
        let mut best = by_one_rule(self.theory, &self.known, &self.weights);
        if best.is_none() || self.effort == Effort::Optimal {
            self.by_one_clue(&mut best);
        }
        if self.effort == Effort::Optimal {
            self.by_several(&mut best);
        }
        let cause = best.or_else(|| {
            let (full, bare) = (&mut self.full, &mut self.bare);
            quickly(self.theory, full, bare, &self.known, &self.costs, self.weights.fact)
        })?;
        Some(Found { finds: self.finds(&cause), cause, is_least: self.is_exact })
    }

    /// What follows from a reason: all open links that it leads to.
    fn finds(&mut self, cause: &Cause) -> Vec<Lit> {
        let scopes = cause.premises.iter().flat_map(|premise| self.theory.scope(*premise));
        let mut vars: Vec<Var> = scopes.filter(|var| self.known.is_open(*var)).collect();
        vars.sort_unstable();
        vars.dedup();
        self.bare.take(&cause.premises);
        let mut follows = |truth: &Lit| {
            self.bare.run(truth.negated(), &cause.facts, PATIENCE) == Outcome::Refuted
        };
        let truths = vars.into_iter().map(|var| self.theory.truth(var));
        truths.filter(|truth| truth.var == cause.key || follows(truth)).collect()
    }

    /// Takes facts as known. Grids that deny them are of no use any more.
    pub(super) fn learn(&mut self, facts: &[Lit]) {
        for fact in facts {
            self.known.add(fact.var);
            self.full.know(*fact);
            for at in std::mem::take(&mut self.by_var[fact.var as usize]) {
                for var in std::mem::take(&mut self.denials[at as usize].flips) {
                    self.by_var[var as usize].retain(|other| *other != at);
                }
            }
        }
    }

    fn bound(best: &Option<Cause>) -> u32 {
        best.as_ref().map_or(u32::MAX, |cause| cause.cost)
    }

    fn by_one_clue(&mut self, best: &mut Option<Cause>) {
        for clue in self.theory.clue_premises() {
            for var in self.theory.scope(clue) {
                if self.weights.clue >= Self::bound(best) {
                    return;
                }
                if self.known.is_open(var) {
                    self.full.take(&[clue]);
                    match self.full.run(self.theory.truth(var).negated(), &[], PATIENCE) {
                        Outcome::Refuted => self.consider(&[clue], var, best),
                        Outcome::Found => {}
                        Outcome::Limit => self.is_exact = false,
                    }
                }
            }
        }
    }

    /// Premises that lead to a link: the fewest facts for it may make a better step.
    fn consider(&mut self, premises: &[u32], key: Var, best: &mut Option<Cause>) {
        let base = cost(&self.costs, self.weights.fact, premises, &[]);
        let left = Self::bound(best).saturating_sub(base);
        let bound = left.div_ceil(self.weights.fact.max(1));
        let found = fewest(self.theory, &mut self.bare, &self.known, premises, key, bound);
        if let Some(facts) = found {
            let cost = base + self.weights.fact * facts.len() as u32;
            *best = Some(Cause { premises: premises.to_vec(), facts, key, cost });
        }
    }

    fn by_several(&mut self, best: &mut Option<Cause>) {
        if 2 * self.weights.clue.min(self.weights.rule) >= Self::bound(best) {
            return;
        }
        let end = self.full.work.saturating_add(WORK).min(self.most_work);
        let mut queue = BinaryHeap::new();
        for var in self.known.open.iter().copied() {
            let bound = &mut self.bounds[var as usize];
            bound.cost = 0;
            bound.choices.clear();
            bound.done.clear();
            queue.push(Reverse((0, var)));
        }
        while let Some(Reverse((cost, var))) = queue.pop() {
            if cost >= Self::bound(best) {
                return;
            }
            if self.full.work > end {
                self.is_exact = false;
                return;
            }
            let Some(premises) = self.bounds[var as usize].choices.first().cloned() else {
                if let Some(cost) = self.rebound(var, Self::bound(best)) {
                    queue.push(Reverse((cost, var)));
                }
                continue;
            };
            self.full.take(&premises);
            match self.full.run(self.theory.truth(var).negated(), &[], PATIENCE) {
                Outcome::Refuted => {
                    self.consider(&premises, var, best);
                    let bound = &mut self.bounds[var as usize];
                    let done = bits(self.costs.len(), &premises);
                    bound.choices.retain(|choice| !choice.iter().all(|p| has(&done, *p)));
                    bound.done.push(done);
                }
                Outcome::Found => self.deny_apart(var, premises),
                Outcome::Limit => {
                    self.is_exact = false;
                    continue;
                }
            }
            queue.push(Reverse((cost, var)));
        }
    }

    /// Finds the least premises for a link anew, or that they cost more than it was known: one cost
    /// at a time, since other links may be cheaper. Gives back what they cost at least; `None` when
    /// that is `bound` or more.
    fn rebound(&mut self, var: Var, bound: u32) -> Option<u32> {
        let denials = self.by_var[var as usize].iter();
        let sets = denials.map(|at| &*self.denials[*at as usize].broken).collect();
        let old = &mut self.bounds[var as usize];
        let sets = Sets { weights: &self.costs, sets, refused: &old.done, enough: CHOICES };
        match sets.least(old.cost, self.step, bound.min(old.cost + self.step)) {
            Least::Found(cost, choices) => {
                (old.cost, old.choices) = (cost, choices);
                Some(cost)
            }
            Least::None => {
                old.cost += self.step;
                (old.cost < bound).then_some(old.cost)
            }
            Least::Limit => {
                self.is_exact = false;
                None
            }
        }
    }

    /// Keeps the grid that has just been found, and others that have no broken premise in common
    /// with it or with each other: such sets raise the bound the most.
    fn deny_apart(&mut self, var: Var, mut taken: Vec<u32>) {
        for _ in 0..APART {
            taken.extend(self.deny(var));
            self.full.take(&taken);
            if self.full.run(self.theory.truth(var).negated(), &[], REPAIRS) != Outcome::Found {
                return;
            }
        }
    }

    /// Keeps the grid that has just been found; gives back the premises that it breaks.
    fn deny(&mut self, var: Var) -> Vec<u32> {
        let (mut flips, mut broken) = (self.full.flips(), self.full.broken());
        // To let it break fewer premises is worth the work for links that take many.
        if self.bounds[var as usize].cost >= 3 * self.weights.clue.min(self.weights.rule) {
            self.mend(var, &mut flips, &mut broken);
        }
        let number = self.denials.len() as u32;
        let set = bits(self.costs.len(), &broken);
        for var in &flips {
            self.by_var[*var as usize].push(number);
            let choices = &mut self.bounds[*var as usize].choices;
            choices.retain(|choice| choice.iter().any(|premise| has(&set, *premise)));
        }
        self.denials.push(Denial { flips, broken: set });
        broken
    }

    /// Looks for a grid that denies the link as well and breaks fewer premises. What failed once
    /// leaves a set of premises that leads to the link, which tells of others that will fail.
    fn mend(&mut self, var: Var, flips: &mut Vec<Var>, broken: &mut Vec<u32>) {
        let denied = self.theory.truth(var).negated();
        let mut set = bits(self.costs.len(), broken);
        let mut at = 0;
        while at < broken.len() && broken.len() > 1 {
            let (word, bit) = (broken[at] as usize / 64, 1 << (broken[at] % 64));
            set[word] ^= bit;
            let fails = |core: &Bits| core.iter().zip(&set).all(|(a, b)| a & b == 0);
            // Hardly ever can a group be mended.
            let is_group = self.theory.rules.group_of(broken[at]).is_some();
            let has_failed = is_group || self.cores[var as usize].iter().any(fails);
            set[word] ^= bit;
            if has_failed {
                at += 1;
                continue;
            }
            self.full.take_all_but(broken);
            self.full.active[broken[at] as usize] = true;
            match self.full.run(denied, &[], REPAIRS) {
                Outcome::Found => {
                    (*flips, *broken) = (self.full.flips(), self.full.broken());
                    set = bits(self.costs.len(), broken);
                }
                Outcome::Refuted => {
                    self.cores[var as usize].push(bits(self.costs.len(), &self.full.used));
                    at += 1;
                }
                Outcome::Limit => at += 1,
            }
        }
    }
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
