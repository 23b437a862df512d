//! A puzzle as premises over the logic grid: its rules, then its clues.

use super::clue::Reader;
use super::premise::{Premise, Rules};
use super::space::{Lit, Space, Thing, Var};
use super::tree::{Clause, Clauses};
use crate::model::{CategoryId, ClueId, Link, Operand, Place, Puzzle, Solution};

/// The rules and clues of a puzzle, each a formula over the links of its grid, and a solution of it,
/// in which all of them hold, if there is one.
///
/// Premises are numbered: rows, then groups of transitivity, then clues. Rows and groups are
/// checked as they are; clues are clauses, and so is that an item without a position goes with
/// nothing, which belongs to the row of its positions.
#[derive(Debug)]
pub(super) struct Theory {
    pub(super) space: Space,
    pub(super) rules: Rules,
    /// The links of each row.
    pub(super) rows: Vec<Box<[Var]>>,
    /// Whether a row has exactly one true link, or else at most one.
    pub(super) is_exact: Vec<bool>,
    pub(super) clauses: Vec<Clause>,
    /// The premise of each clause.
    pub(super) clause_premise: Vec<u32>,
    /// How many clauses belong to rows; they come first.
    rule_clauses: usize,
    /// For each variable the clauses that mention it, first those with its negation.
    mentions: Vec<[Vec<u32>; 2]>,
    /// For each clue its variables, those of the grid first.
    clue_vars: Vec<Vec<Var>>,
    /// The value of each variable in the solution; all is false without one.
    pub(super) model: Vec<bool>,
    clues: usize,
}

impl Theory {
    pub(super) fn new(puzzle: &Puzzle, solution: Option<&Solution>) -> Theory {
        let space = Space::new(puzzle);
        let rules = Rules::new(&space);
        let first_clue = rules.all.len() as u32;
        let names = Clauses { next: space.links() as Var, names: Vec::new() };
        let mut reader = Reader { puzzle, space: &space, clauses: names };
        let (mut clauses, mut clause_premise) = nowhere(&space, &rules);
        let rule_clauses = clauses.len();
        let mut model = match solution {
            Some(solution) => links_of(puzzle, &space, solution),
            None => vec![false; space.links()],
        };
        for (clue, premise) in puzzle.clues.iter().zip(first_clue..) {
            let tree = reader.tree(&clue.statement, true);
            let direct = reader.clauses.of(tree);
            for (name, implied) in std::mem::take(&mut reader.clauses.names) {
                model.push(implied.iter().all(|clause| holds(&model, clause)));
                clauses.extend(implied.into_iter().map(|mut clause| {
                    clause.push(Lit::new(name, false));
                    clause
                }));
            }
            clauses.extend(direct);
            clause_premise.resize(clauses.len(), premise);
        }
        let (rows, is_exact) = rows(&space, &rules);
        let mut theory = Theory {
            space,
            rules,
            rows,
            is_exact,
            mentions: vec![[Vec::new(), Vec::new()]; model.len()],
            clue_vars: vec![Vec::new(); puzzle.clues.len()],
            clauses,
            clause_premise,
            rule_clauses,
            model,
            clues: puzzle.clues.len(),
        };
        theory.index();
        theory
    }

    fn index(&mut self) {
        for (at, clause) in self.clauses.iter().enumerate() {
            let clue = (self.clause_premise[at] as usize).checked_sub(self.rules.all.len());
            for lit in clause {
                self.mentions[lit.var as usize][usize::from(lit.holds)].push(at as u32);
                if let Some(clue) = clue {
                    self.clue_vars[clue].push(lit.var);
                }
            }
        }
        for vars in &mut self.clue_vars {
            vars.sort_unstable();
            vars.dedup();
        }
    }

    pub(super) fn vars(&self) -> usize {
        self.model.len()
    }

    pub(super) fn premises(&self) -> usize {
        self.rules.all.len() + self.clues
    }

    pub(super) fn premise(&self, number: u32) -> Premise {
        match self.rules.all.get(number as usize) {
            Some(rule) => *rule,
            None => Premise::Clue(ClueId::from_index(number as usize - self.rules.all.len())),
        }
    }

    /// The number of a premise; `None` when it is not of this puzzle.
    pub(super) fn number(&self, premise: Premise) -> Option<u32> {
        let number = match premise {
            Premise::Clue(id) => Some((self.rules.all.len() + id.index()) as u32),
            Premise::One(thing, axis) => {
                self.rules.row(self.space.thing(thing), self.space.axis_number(axis))
            }
            Premise::Transitive { left, right, through } => {
                let [a, b, middle] =
                    [left, right, through].map(|axis| self.space.axis_number(axis));
                self.rules.through(a, b, middle)
            }
        };
        number.filter(|number| {
            (*number as usize) < self.premises() && self.premise(*number) == premise
        })
    }

    pub(super) fn clue_premises(&self) -> impl Iterator<Item = u32> + use<> {
        self.rules.all.len() as u32..self.premises() as u32
    }

    /// The clauses that have a literal.
    pub(super) fn clauses_with(&self, lit: Lit) -> &[u32] {
        &self.mentions[lit.var as usize][usize::from(lit.holds)]
    }

    /// The value of a variable in the solution, as a literal.
    pub(super) fn truth(&self, var: Var) -> Lit {
        Lit::new(var, self.model[var as usize])
    }

    /// The links of the grid on which a premise bears, in order.
    pub(super) fn scope(&self, premise: u32) -> Vec<Var> {
        if let Some(row) = self.rows.get(premise as usize) {
            let more = self.clauses_of_rows().filter(|(_, of)| *of == premise);
            let more = more.flat_map(|(clause, _)| clause.iter().map(|lit| lit.var));
            let mut vars: Vec<Var> = row.iter().copied().chain(more).collect();
            vars.sort_unstable();
            vars.dedup();
            return vars;
        }
        if let Some([left, right, through]) = self.rules.group_of(premise) {
            let mut vars = Vec::new();
            for (a, b) in [(left, right), (left, through), (right, through)] {
                let (a, b) = (a.min(b), a.max(b));
                let first = self.space.var(Thing { axis: a, rank: 0 }, Thing { axis: b, rank: 0 });
                vars.extend(first..first + (self.space.size(a) * self.space.size(b)) as Var);
            }
            vars.sort_unstable();
            return vars;
        }
        let links = self.space.links() as Var;
        let vars = &self.clue_vars[premise as usize - self.rules.all.len()];
        vars.iter().copied().filter(|var| *var < links).collect()
    }

    /// The clauses of a premise, as a checker that knows nothing of rules reads them. Variables
    /// from the number of links on are names of parts.
    pub(super) fn clauses_of(&self, premise: u32) -> Vec<Clause> {
        if let Some(row) = self.rows.get(premise as usize) {
            let mut clauses: Vec<Clause> = Vec::new();
            if self.is_exact[premise as usize] {
                clauses.push(row.iter().map(|var| Lit::new(*var, true)).collect());
            }
            for (at, a) in row.iter().enumerate() {
                let others = row[at + 1..].iter();
                clauses.extend(others.map(|b| vec![Lit::new(*a, false), Lit::new(*b, false)]));
            }
            let more = self.clauses_of_rows().filter(|(_, of)| *of == premise);
            clauses.extend(more.map(|(clause, _)| clause.clone()));
            return clauses;
        }
        if let Some([left, right, through]) = self.rules.group_of(premise) {
            let things = |axis| (0..self.space.size(axis)).map(move |rank| Thing { axis, rank });
            let mut clauses = Vec::new();
            for x in things(left) {
                for y in things(right) {
                    for z in things(through) {
                        let lit = |a, b, holds| Lit::new(self.space.var(a, b), holds);
                        clauses.push(vec![lit(x, z, false), lit(y, z, false), lit(x, y, true)]);
                    }
                }
            }
            return clauses;
        }
        let all = self.clauses.iter().zip(&self.clause_premise);
        all.filter(|(_, of)| **of == premise).map(|(clause, _)| clause.clone()).collect()
    }

    /// The clauses that belong to rows, with their row.
    pub(super) fn clauses_of_rows(&self) -> impl Iterator<Item = (&Clause, u32)> {
        let premises = self.clause_premise.iter().copied();
        self.clauses[..self.rule_clauses].iter().zip(premises)
    }

    /// The facts of the grid by their numbers, each as it would be said to hold.
    pub(super) fn links(&self) -> impl Iterator<Item = Link> {
        (0..self.space.links() as Var).map(|var| self.link(Lit::new(var, true)))
    }

    pub(super) fn link(&self, lit: Lit) -> Link {
        self.space.link(lit)
    }
}

fn holds(model: &[bool], clause: &[Lit]) -> bool {
    clause.iter().any(|lit| model[lit.var as usize] == lit.holds)
}

/// The value of each link in a solution.
pub(super) fn links_of(puzzle: &Puzzle, space: &Space, solution: &Solution) -> Vec<bool> {
    let at = |operand: Operand| -> Vec<Place> {
        match operand {
            Operand::Place(place) => vec![place],
            Operand::Item(item) => {
                let category: CategoryId = puzzle.item(item).category;
                solution.places_of(category, item).collect()
            }
        }
    };
    let together = |var: Var| {
        let [a, b] = space.things(var).map(|thing| at(space.operand(thing)));
        a.iter().any(|place| b.contains(place))
    };
    (0..space.links() as Var).map(together).collect()
}

fn rows(space: &Space, rules: &Rules) -> (Vec<Box<[Var]>>, Vec<bool>) {
    let rows = (0..).map_while(|row| rules.row_of(row));
    let of = |(thing, axis): (Thing, usize)| {
        let others = (0..space.size(axis)).map(|rank| Thing { axis, rank });
        let is_exact = space.is_placed(thing.axis) && space.is_named(axis);
        (others.map(|other| space.var(thing, other)).collect(), is_exact)
    };
    rows.map(of).unzip()
}

/// That an item of a `(some)` category goes with something only where it has a position, with the
/// row of each clause. This does not follow from the other rules: two such items could go together
/// nowhere.
fn nowhere(space: &Space, rules: &Rules) -> (Vec<Clause>, Vec<u32>) {
    let positions = space.axes() - 1;
    let things = |axis| (0..space.size(axis)).map(move |rank| Thing { axis, rank });
    let (mut clauses, mut owners) = (Vec::new(), Vec::new());
    for axis in (0..positions).filter(|axis| space.is_single(*axis) && !space.is_placed(*axis)) {
        for thing in things(axis) {
            let row = rules.row(thing, positions).expect("its items have one position at most");
            let places = things(positions).map(|place| Lit::new(space.var(thing, place), true));
            let places: Vec<Lit> = places.collect();
            for other in (0..positions).filter(|other| *other != axis).flat_map(things) {
                let apart = Lit::new(space.var(thing, other), false);
                clauses.push(places.iter().copied().chain([apart]).collect());
                owners.push(row);
            }
        }
    }
    (clauses, owners)
}
