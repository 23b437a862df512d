//! What a formula says of sets of values, against what it says of each of the values.

use super::*;

const VARIABLES: usize = 3;
const VALUES: usize = 3;

/// The formulas of some depth, each with an atom or two as its leaves.
fn nodes() -> Vec<Node> {
    let leaves: Vec<Node> = (0..5).map(Node::Atom).chain([Node::Truth(true)]).collect();
    let mut nodes = Vec::new();
    for (at, a) in leaves.iter().enumerate() {
        nodes.push(Node::Not(Box::new(a.clone())));
        for b in &leaves[at..] {
            let of = vec![a.clone(), Node::Not(Box::new(b.clone())), leaves[at / 2].clone()];
            nodes.extend([Node::All(of.clone()), Node::Any(of.clone()), Node::Odd(of.clone())]);
            for bound in 0..=4 {
                for count in [Count::Exactly, Count::AtLeast, Count::AtMost] {
                    nodes.push(Node::Count(count, bound, of.clone()));
                }
            }
            nodes.push(Node::Any(vec![Node::Odd(of.clone()), Node::All(of)]));
        }
    }
    nodes
}

fn atoms() -> Vec<Atom<1>> {
    let set = |of: &[usize]| of.iter().copied().collect();
    vec![
        Atom::In(0, set(&[0, 2])),
        Atom::In(1, set(&[1])),
        Atom::Related(0, 1, 0),
        Atom::Related(1, 2, 0),
        Atom::Related(2, 0, 1),
    ]
}

fn tables() -> Vec<Vec<Bits<1>>> {
    let table = |allows: fn(usize, usize) -> bool| {
        (0..VALUES).map(|a| (0..VALUES).filter(|b| allows(a, *b)).collect()).collect()
    };
    vec![table(|a, b| a < b), table(|a, b| a != b)]
}

/// Every assignment of sets that are not empty to the variables.
fn states() -> impl Iterator<Item = [Bits<1>; VARIABLES]> {
    let sets = (1 << VALUES) - 1;
    let set = move |code: usize| -> Bits<1> {
        (0..VALUES).filter(|value| (code % sets + 1) >> value & 1 == 1).collect()
    };
    (0..sets.pow(3)).map(move |code| [set(code), set(code / sets), set(code / sets / sets)])
}

/// The values of the variables that a state leaves, each alone.
fn single(state: &[Bits<1>; VARIABLES]) -> Vec<[Bits<1>; VARIABLES]> {
    let mut all = Vec::new();
    for a in state[0].iter() {
        for b in state[1].iter() {
            all.extend(state[2].iter().map(|c| [a, b, c].map(Bits::one)));
        }
    }
    all
}

#[test]
fn what_is_said_of_sets_is_so_of_each_value() {
    let tables = tables();
    let mut decided = 0;
    for root in nodes() {
        let formula = Formula { root, atoms: atoms(), scope: vec![0, 1, 2] };
        for state in states() {
            let each = single(&state)
                .into_iter()
                .map(|values| formula.truth(&tables, &values).expect("every value is known"));
            if let Some(truth) = formula.truth(&tables, &state) {
                assert!(each.into_iter().all(|each| each == truth), "{formula:?} {state:?}");
                decided += 1;
            }
        }
    }
    assert!(decided > 10_000, "{decided}");
}

/// An atom knows all that there is to know.
#[test]
fn an_atom_is_open_only_if_values_differ() {
    let tables = tables();
    for atom in atoms() {
        for state in states() {
            let each = single(&state);
            let holds = |values: &&[Bits<1>; VARIABLES]| atom.truth(&tables, *values) == Some(true);
            let count = each.iter().filter(holds).count();
            let expected = match count {
                0 => Some(false),
                _ if count == each.len() => Some(true),
                _ => None,
            };
            assert_eq!(atom.truth(&tables, &state), expected, "{atom:?} {state:?}");
        }
    }
}

/// Whether so many statements that hold meet a bound.
type Holds = fn(usize, usize) -> bool;

/// With every value known a formula is what the words say.
#[test]
fn counts_and_oddness_are_those_of_numbers() {
    for bound in 0..5 {
        for possible in 0..5 {
            for certain in 0..=possible {
                let all = |holds: Holds| {
                    let mut each = (certain..=possible).map(|count| holds(count, bound));
                    let first = each.next()?;
                    each.all(|other| other == first).then_some(first)
                };
                let cases: [(Count, Holds); 3] = [
                    (Count::Exactly, |count, bound| count == bound),
                    (Count::AtLeast, |count, bound| count >= bound),
                    (Count::AtMost, |count, bound| count <= bound),
                ];
                for (count, holds) in cases {
                    assert_eq!(counted(count, bound, certain, possible), all(holds));
                }
            }
        }
    }
    let truth = |nodes: Vec<Node>| {
        Formula::<1> { root: Node::Odd(nodes), atoms: Vec::new(), scope: Vec::new() }
            .truth(&[], &[])
    };
    for code in 0..16_usize {
        let of = (0..4).map(|at| Node::Truth(code >> at & 1 == 1)).collect();
        assert_eq!(truth(of), Some(code.count_ones() % 2 == 1));
    }
}
