//! Puzzles for the tests of this module, and a judge by another way than the search.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::space::{Lit, Var};
use super::theory::Theory;
use crate::engine::{Engine, Varisat, Verdict};
use crate::load::load;
use crate::session::{Session, Setup};
use crate::syntax::Source;
use encodings::Sink;

/// All kinds of categories, and clues with one clause, with many, and with names of parts.
const PUZZLES: [&str; 3] = [
    "houses: 4
colour: red, green, blue, white
pet: cat, dog, eel, fox

clues:
  red left of cat
  dog next to eel
  fox is either red or blue
  exactly 2 of (red = dog; green = eel; blue = fox; white in house 1)
  red = eel iff dog = blue
",
    "houses: 3
colour: red, green, blue
pet: cat, dog, eel, fox (some)
toy: ball, car, kite, top (some)
mood: glad, sad (repeats)
hat: bowler, ...

clues:
  cat = green
  fox = red
  ball = dog
  house 2 = sad
  bowler != green
",
    "houses: 3
a: a1, a2, a3
b: b1, b2, b3
c: c1, c2, c3

clues:
  at least 3 of (a1 = b1; b2 = c2; c3 = a3; a1 left of c1; b3 right of a2; c2 next to c3)
  exactly 1 of (a1 = c1; a2 = c2; a3 = c3; b1 = a2)
  (a1 = b1 and b2 = c2) or (a2 = b2 and b3 = c3) or (a3 = b3 and b1 = c1)
  exactly 3 of (a1 = b2; b1 = c2; c1 = a2; a1 = c3; b1 = a3; b2 = c1; a2 = b3; c1 = b3)
",
];

/// The theory of each puzzle, with a solution of it.
pub(super) fn theories() -> Vec<Theory> {
    let theory = |text: &&str| {
        let loaded = load(Source::new("test.zebra", *text));
        let puzzle = loaded.resolved.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics)).puzzle;
        let mut session = Session::new(&puzzle, &Setup::default()).expect("it is small");
        let solution = session.solutions().next().expect("it has a solution").expect("no error");
        Theory::new(&puzzle, Some(&solution))
    };
    PUZZLES.iter().map(theory).collect()
}

/// Whether the premises and these literals can hold together.
pub(super) fn agree(theory: &Theory, premises: &[u32], lits: &[Lit]) -> bool {
    let mut engine = Varisat::new();
    let vars: Vec<_> = (0..theory.vars()).map(|_| engine.new_var()).collect();
    let literal = |lit: &Lit| {
        let var = vars[lit.var as usize];
        if lit.holds { var.positive() } else { var.negative() }
    };
    for premise in premises {
        for clause in theory.clauses_of(*premise) {
            engine.add_clause(&clause.iter().map(literal).collect::<Vec<_>>());
        }
    }
    lits.iter().for_each(|lit| engine.add_clause(&[literal(lit)]));
    matches!(engine.solve(&[]).expect("no limit"), Verdict::Sat(_))
}

/// A few premises: one, and others that bear on some of the same links.
pub(super) fn premises(theory: &Theory, random: &mut ChaCha8Rng) -> Vec<u32> {
    let all = theory.premises() as u32;
    let mut chosen = vec![random.random_range(0..all)];
    for _ in 0..random.random_range(0..6) {
        let scope = theory.scope(chosen[random.random_range(0..chosen.len())]);
        let premise = random.random_range(0..all);
        if theory.scope(premise).iter().any(|var| scope.contains(var)) {
            chosen.push(premise);
        }
    }
    chosen.sort_unstable();
    chosen.dedup();
    chosen
}

/// A link on which one of the premises bears.
pub(super) fn link(theory: &Theory, premises: &[u32], random: &mut ChaCha8Rng) -> Option<Var> {
    let scope = theory.scope(premises[random.random_range(0..premises.len())]);
    (!scope.is_empty()).then(|| scope[random.random_range(0..scope.len())])
}
