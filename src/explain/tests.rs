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
    "houses: 4\ncolour: red, green, blue, white\npet: cat, dog, eel, fox\n\nclues:\n  red left of \
     cat\n  dog next to eel\n  either fox = red or cat in house 3\n  exactly 2 of (red = dog, green = \
     eel, blue = fox, white in house 1)\n  red = eel iff dog = blue\n",
    "houses: 3\ncolour: red, green, blue\npet: cat, dog, eel, fox (some)\nmood: glad, sad \
     (repeats)\nhat: top, ...\n\nclues:\n  cat = green\n  fox = red\n  house 2 = sad\n  top != \
     green\n",
    "houses: 3\na: a1, a2, a3\nb: b1, b2, b3\nc: c1, c2, c3\n\nclues:\n  at least 3 of (a1 = b1, b2 = \
     c2, c3 = a3, a1 left of c1, b3 right of a2, c2 next to c3)\n  exactly 1 of (a1 = c1, a2 = c2, a3 \
     = c3, b1 = a2)\n  (a1 = b1 and b2 = c2) or (a2 = b2 and b3 = c3) or (a3 = b3 and b1 = c1)\n",
];

/// The theory of each puzzle, with a solution of it.
pub(super) fn theories() -> Vec<Theory> {
    let theory = |text: &&str| {
        let loaded = load(Source::new("test.zebra", *text));
        let puzzle = loaded.resolved.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics)).puzzle;
        let mut session = Session::new(&puzzle, &Setup::default()).unwrap();
        let solution = session.solutions().next().unwrap().unwrap();
        Theory::new(&puzzle, &solution)
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
    matches!(engine.solve(&[]).unwrap(), Verdict::Sat(_))
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
