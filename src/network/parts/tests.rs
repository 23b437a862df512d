//! What is left falls into the parts that one sees by looking at the clues.

use super::*;
use crate::load::load;
use crate::syntax::Source;

/// The sizes of the parts, of the groups of free variables and of what the others of each take,
/// and how many variables are loose.
fn shape(text: &str, may_free: bool) -> (Vec<usize>, Vec<(usize, usize)>, usize) {
    let loaded = load(Source::new("parts.zebra", text));
    let puzzle = loaded.resolved.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics)).puzzle;
    let network = Network::<1>::new(&puzzle).expect("it has solutions");
    let (mut scope, mut scratch) = (Scope::new(&network), Scratch::default());
    let mut state = network.start();
    network.settle(&mut scope, &mut state).expect("it has solutions");
    let all: Vec<Variable> = (0..network.variables() as Variable).collect();
    let mut parts = Parts::default();
    assert!(network.split(&mut scope, &mut scratch, &state, &all, may_free, &mut parts));
    let sizes = (0..parts.len()).map(|at| parts.part(at).len()).collect();
    let free = parts.free.iter().map(|free| (free.variables.len(), free.others.len())).collect();
    (sizes, free, parts.loose.len())
}

#[test]
fn parts_are_what_clues_and_categories_hold_together() {
    let header = "houses: 5\na: a1, a2, a3, a4, a5\nb: b1, b2, b3, b4, b5\n";
    let cases = [
        ("", (vec![], vec![(5, 0), (5, 0)], 0)),
        ("  a1 left of b1\n", (vec![2], vec![(4, 1), (4, 1)], 0)),
        // One variable for both, alone.
        ("  a1 = b1\n", (vec![], vec![(4, 1), (4, 1)], 1)),
        ("  a1 left of a2\n", (vec![2], vec![(3, 2), (5, 0)], 0)),
        ("  a1 left of a2\n  b1 left of b2\n", (vec![2, 2], vec![(3, 2), (3, 2)], 0)),
        // The others take what two of them leave.
        ("  a1 in houses 1 or 2\n  a2 in houses 1 or 2\n", (vec![2], vec![(3, 2), (5, 0)], 0)),
    ];
    for (clues, expected) in cases {
        let clues = if clues.is_empty() { String::new() } else { format!("clues:\n{clues}") };
        assert_eq!(shape(&format!("{header}{clues}"), true), expected, "{clues}");
    }
    assert_eq!(shape(header, false), (vec![5, 5], vec![], 0));
}

#[test]
fn positions_of_a_repeating_category_are_apart() {
    let header = "houses: 4\na: a1, a2, a3 (repeats)\n";
    assert_eq!(shape(header, true), (vec![], vec![], 4));
    let clue = "clues:\n  a1 in house 1 or a2 in house 3\n";
    assert_eq!(shape(&format!("{header}{clue}"), true), (vec![2], vec![], 2));
}
