//! The judge of the tests: assignments, popcounts and truth tables.

use encodings::{Cnf, Lit, Sink, Var};

/// The first `n` variables as positive literals.
pub(crate) fn inputs(n: usize) -> Vec<Lit> {
    (0..n).map(|index| Var::from_index(index).positive()).collect()
}

/// Every assignment of `n` values; bit i of its place in the order is the value at i.
pub(crate) fn assignments(n: usize) -> impl Iterator<Item = Vec<bool>> {
    (0..1usize << n).map(move |bits| (0..n).map(|index| bits >> index & 1 == 1).collect())
}

/// How many of the values are true.
pub(crate) fn popcount(values: &[bool]) -> usize {
    values.iter().filter(|&&value| value).count()
}

/// How many of the literals these values make true.
pub(crate) fn count_true(lits: &[Lit], values: &[bool]) -> usize {
    lits.iter().filter(|lit| values[lit.var().index()] != lit.is_negative()).count()
}

/// Whether these values are a model.
pub(crate) fn satisfies(cnf: &Cnf, values: &[bool]) -> bool {
    cnf.clauses().all(|clause| count_true(clause, values) > 0)
}

/// Lists of literals over three variables in which some repeat or contradict another.
pub(crate) fn awkward() -> Vec<Vec<Lit>> {
    let [a, b, c] = [0, 1, 2].map(|index| Var::from_index(index).positive());
    vec![
        vec![a, a],
        vec![a, !a],
        vec![!a, !a, b],
        vec![a, b, !a, c],
        vec![a, b, a, !b, a],
        vec![!c, c, !c, c, a, a],
        vec![a, !b, a, b, c, !a, c, b, !c],
    ]
}

/// Every list of literals to try, with its number of variables: up to `most` inputs, and
/// the awkward lists.
pub(crate) fn literal_lists(most: usize) -> Vec<(usize, Vec<Lit>)> {
    let plain = (0..=most).map(|n| (n, inputs(n)));
    plain.chain(awkward().into_iter().map(|lits| (3, lits))).collect()
}

/// How many models there are with each assignment of the first variables.
pub(crate) fn models(cnf: &Cnf, variables: usize) -> impl Iterator<Item = (Vec<bool>, u64)> {
    assignments(variables).zip(encodings::probe::models(cnf, variables))
}

/// Asserts that there is one model for each assignment, and that `output` is `expected` in it.
pub(crate) fn assert_determined(
    cnf: &Cnf,
    variables: usize,
    output: Lit,
    expected: impl Fn(&[bool]) -> bool,
    context: &str,
) {
    let mut with_output = cnf.clone();
    with_output.add_clause(&[output]);
    for ((values, all), (_, with)) in models(cnf, variables).zip(models(&with_output, variables)) {
        assert_eq!((all, with), (1, u64::from(expected(&values))), "{context} {values:?}");
    }
}
