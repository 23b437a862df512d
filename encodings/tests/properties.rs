//! The tables of `docs/encodings.md`: measured here, and compared with what is written there.
//!
//! With `UPDATE_DOCS=1` in the environment (`make tables`) they are written instead.

use std::fmt::Write;
use std::{env, fs};

use encodings::amo::{self, AtMostOne};
use encodings::card::{self, Cardinality};
use encodings::{Cnf, Lit, Sink, Size, Var, probe};

/// Everything that takes exhaustion is measured up to this many literals.
const MOST: usize = 10;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/encodings.md");
const BEGIN: &str = "<!-- Measured; `make tables` writes from here to the end. -->\n";

fn formula(n: usize, encode: impl FnOnce(&[Lit], &mut dyn Sink)) -> Cnf {
    let mut cnf = Cnf::with_vars(n);
    let lits: Vec<Lit> = (0..n).map(|index| Var::from_index(index).positive()).collect();
    encode(&lits, &mut cnf);
    cnf
}

fn at_most_one(encoding: &dyn AtMostOne, n: usize) -> Cnf {
    formula(n, |lits, sink| encoding.at_most_one(lits, sink))
}

fn exactly_one(encoding: &dyn AtMostOne, n: usize) -> Cnf {
    formula(n, |lits, sink| encoding.exactly_one(lits, sink))
}

/// A Markdown table of whatever `cell` says for each row and column.
fn table<R, C: ToString>(
    corner: &str,
    rows: &[(String, R)],
    columns: &[C],
    cell: impl Fn(&R, usize) -> String,
) -> String {
    let mut text = format!("\n| {corner} |");
    for column in columns {
        write!(text, " {} |", column.to_string()).expect("memory takes all");
    }
    text += &format!("\n|---|{}\n", "---:|".repeat(columns.len()));
    for (name, row) in rows {
        text += &format!("| `{name}` |");
        for index in 0..columns.len() {
            text += &format!(" {} |", cell(row, index));
        }
        text.push('\n');
    }
    text
}

/// The distinct encodings: `auto` is one of the others.
fn at_most_one_rows() -> Vec<(String, &'static dyn AtMostOne)> {
    let distinct = amo::ALL.iter().filter(|encoding| encoding.name() != "auto");
    distinct.map(|encoding| (encoding.name().to_owned(), *encoding)).collect()
}

fn cardinality_rows() -> Vec<(String, &'static dyn Cardinality)> {
    card::ALL.iter().map(|encoding| (encoding.name().to_owned(), *encoding)).collect()
}

fn short(size: Size) -> String {
    format!("{} / {}", size.variables, size.clauses)
}

fn at_most_one_sizes() -> String {
    let columns: Vec<usize> = (2..=MOST).chain([24, 50, 100]).collect();
    let rows = at_most_one_rows();
    let plain = table("at most one of n =", &rows, &columns, |encoding, column| {
        short(encoding.size(columns[column]))
    });
    let exactly = table("exactly one of n =", &rows, &columns, |encoding, column| {
        short(encoding.exactly_one_size(columns[column]))
    });
    plain + &exactly
}

/// The numbers of models that a projected model has: one number, or the least and the most.
fn multiplicity(models: &[u64]) -> String {
    let found = || models.iter().filter(|&&count| count > 0);
    match (found().min(), found().max()) {
        (Some(least), Some(most)) if least < most => format!("{least}-{most}"),
        (Some(only), _) => only.to_string(),
        _ => "none".to_owned(),
    }
}

fn at_most_one_models() -> String {
    let columns: Vec<usize> = (2..=MOST).collect();
    let rows = at_most_one_rows();
    let at_most = table("at most one of n =", &rows, &columns, |encoding, column| {
        multiplicity(&probe::models(&at_most_one(*encoding, columns[column]), columns[column]))
    });
    let exactly = table("exactly one of n =", &rows, &columns, |encoding, column| {
        multiplicity(&probe::models(&exactly_one(*encoding, columns[column]), columns[column]))
    });
    at_most + &exactly
}

fn yes_or_no(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}

fn at_most_one_propagation() -> String {
    let columns: Vec<usize> = (2..=MOST).collect();
    let rows = at_most_one_rows();
    let at_most = table("at most one of n =", &rows, &columns, |encoding, column| {
        let n = columns[column];
        yes_or_no(probe::propagates_all(&at_most_one(*encoding, n), n))
    });
    let exactly = table("exactly one of n =", &rows, &columns, |encoding, column| {
        let n = columns[column];
        yes_or_no(probe::propagates_all(&exactly_one(*encoding, n), n))
    });
    at_most + &exactly
}

fn cardinality_sizes() -> String {
    let small: Vec<(usize, usize)> = (2..=MOST).map(|n| (n, n)).collect();
    let half: Vec<(usize, usize)> = (2..=MOST).map(|n| (n, n / 2)).collect();
    let large: Vec<(usize, usize)> = [2, 5, 10, 20, 50, 100].map(|max| (100, max)).to_vec();
    let mut text = String::new();
    for columns in [small, half, large] {
        let heads: Vec<String> = columns.iter().map(|(n, max)| format!("{max} of {n}")).collect();
        text += &table("count up to", &cardinality_rows(), &heads, |encoding, column| {
            let (n, max) = columns[column];
            short(encoding.size(n, max))
        });
    }
    text
}

type Constraint = fn(&dyn Cardinality, &[Lit], usize, &mut dyn Sink);

const CONSTRAINTS: [(&str, Constraint); 3] = [
    ("at most k", |encoding, lits, k, sink| encoding.at_most(lits, k, sink)),
    ("at least k", |encoding, lits, k, sink| encoding.at_least(lits, k, sink)),
    ("exactly k", |encoding, lits, k, sink| encoding.exactly(lits, k, sink)),
];

/// One table for models and one for propagation: a column for each n, over all k.
fn cardinality_behaviour() -> String {
    let columns: Vec<usize> = (2..=MOST).collect();
    let mut models = String::new();
    let mut propagation = String::new();
    for (words, constrain) in CONSTRAINTS {
        let constrained = |encoding: &dyn Cardinality, n: usize, k: usize| {
            formula(n, |lits, sink| constrain(encoding, lits, k, sink))
        };
        let corner = format!("{words}, n =");
        models += &table(&corner, &cardinality_rows(), &columns, |encoding, column| {
            let n = columns[column];
            let all = (0..=n).flat_map(|k| probe::models(&constrained(*encoding, n, k), n));
            multiplicity(&all.collect::<Vec<u64>>())
        });
        propagation += &table(&corner, &cardinality_rows(), &columns, |encoding, column| {
            let n = columns[column];
            let sees = |&k: &usize| probe::propagates_all(&constrained(*encoding, n, k), n);
            let hidden: Vec<String> = (0..=n).filter(|k| !sees(k)).map(|k| k.to_string()).collect();
            if hidden.is_empty() { "yes".to_owned() } else { format!("not {}", hidden.join(", ")) }
        });
    }
    format!(
        "\n### Models of cardinality constraints, over all k\n{models}\n\
        ### Unit propagation of cardinality constraints, over all k\n{propagation}"
    )
}

fn tables() -> String {
    let (sizes, models) = (at_most_one_sizes(), at_most_one_models());
    let (propagation, counters) = (at_most_one_propagation(), cardinality_sizes());
    format!(
        "\n### Sizes of at-most-one and exactly-one: auxiliary variables / clauses\n{sizes}\n\
        ### Models of at-most-one and exactly-one for each assignment of the literals\n{models}\n\
        ### Unit propagation of at-most-one and exactly-one\n{propagation}\n\
        ### Sizes of counters: auxiliary variables / clauses\n{counters}{}",
        cardinality_behaviour()
    )
}

#[test]
fn the_document_has_the_measured_tables() {
    let text = fs::read_to_string(DOCUMENT).expect("docs/encodings.md can be read");
    let (prose, written) = text.split_once(BEGIN).expect("docs/encodings.md has its mark");
    let measured = tables();
    if env::var_os("UPDATE_DOCS").is_some() {
        fs::write(DOCUMENT, format!("{prose}{BEGIN}{measured}")).expect("it can be written");
        return;
    }
    assert!(written == measured, "docs/encodings.md is out of date: run `make tables`");
}

#[test]
fn the_document_has_a_paragraph_for_every_encoding() {
    let text = fs::read_to_string(DOCUMENT).expect("docs/encodings.md can be read");
    let prose = text.split(BEGIN).next().unwrap_or_default();
    let names = amo::ALL.iter().map(|encoding| encoding.name());
    for name in names.chain(card::ALL.iter().map(|encoding| encoding.name())) {
        assert!(prose.contains(&format!("**`{name}`**")), "{name} is missing");
    }
}
