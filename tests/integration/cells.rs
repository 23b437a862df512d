//! `zebra-sat count --cells`: the numbers against all solutions, the tables, and JSON.

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::{Value, json};
use zebra_sat::enumerate::enumerate;
use zebra_sat::exact;
use zebra_sat::model::{ItemId, Puzzle, Solution};
use zebra_sat::session::{Error, Setup};
use zebra_sat::tasks::cells::{Cells, cells};
use zebra_sat::tasks::stream::Receiver;

use crate::puzzles::{files, load_file};

/// Puzzles with more solutions are not listed.
const LISTED: u64 = 100_000;

/// An exact count of more ticks is left to the SAT engine.
const PATIENCE: usize = 32;

const KINDS: &str = "title: Kinds\nhouses: 3\ncolour: red, green, blue\npet: cat, dog, eel, fox (some)\nmood: glad, sad (repeats)\nhat: top, ...\n\nclues:\n  red in house 1\n  cat = green\n  fox = red\n  house 2 = sad\n  house 3 = sad\n  top != green\n";
const NONE: &str = "houses: 2\ncolour: red, blue\n\nclues:\n  red in house 1\n  blue in house 1\n";

fn run(arguments: &[&str], input: &str) -> (String, String, i32) {
    let mut command = cargo_bin_cmd!("zebra-sat");
    let arguments = [&["count", "--cells"], arguments, &["-"]].concat();
    let output = command.args(arguments).write_stdin(input).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

struct Nobody;

impl Receiver for Nobody {
    fn take(&mut self, _solution: &Solution) -> Result<(), Error> {
        panic!("cells are counted without handing out solutions")
    }
}

/// For each item and place in how many solutions it is there, and how many solutions there are;
/// `None` when there are too many to list.
fn listed(puzzle: &Puzzle) -> Option<(Vec<Vec<u64>>, u64)> {
    let mut times = vec![vec![0; puzzle.positions.len()]; puzzle.items.len()];
    let mut total = 0;
    let mut each = |solution: &Solution| {
        total += 1;
        for (category, _) in puzzle.categories_with_ids() {
            for place in puzzle.places() {
                if let Some(item) = solution.item_at(category, place) {
                    times[item.index()][place.index()] += 1;
                }
            }
        }
        if total > LISTED { Err(Error::Stopped) } else { Ok(()) }
    };
    enumerate(puzzle, &mut each, &mut |_| Ok(())).ok()?;
    Some((times, total))
}

fn assert_same(puzzle: &Puzzle, cells: &Cells, times: &[Vec<u64>], total: u64, name: &str) {
    assert_eq!(cells.total, total.into(), "{name}");
    for item in (0..puzzle.items.len()).map(ItemId::from_index) {
        for place in puzzle.places() {
            let expected = times[item.index()][place.index()];
            let place_name = puzzle.place_name(place);
            let what = format!("{name}: {} at {place_name}", puzzle.item(item).name);
            assert_eq!(*cells.at(item, place), expected.into(), "{what}");
        }
    }
}

#[test]
fn the_cells_of_every_puzzle_are_those_of_its_solutions() {
    let (mut by_task, mut by_count) = (0, 0);
    for path in files() {
        let puzzle = load_file(&path).resolved.unwrap().puzzle;
        let name = path.display().to_string();
        let Some((times, total)) = listed(&puzzle) else { continue };
        let found = cells(&puzzle, &Setup::default(), &mut Nobody).unwrap();
        assert_same(&puzzle, &found, &times, total, &name);
        by_task += 1;
        let mut ticks = 0;
        let counted = exact::cells(&puzzle, &mut |_| {
            ticks += 1;
            if ticks > PATIENCE { Err(Error::Stopped) } else { Ok(()) }
        });
        if let Ok(counted) = counted {
            assert_same(&puzzle, &counted, &times, total, &name);
            by_count += 1;
        }
    }
    assert!(by_task >= 50 && by_count >= 45, "{by_task}, {by_count}");
}

#[test]
fn tables_with_what_is_forced_first() {
    let text = "\
Kinds

In every solution: red at house 1, fox at house 1, sad at house 2, sad at house 3.
16 solutions

┌────────┬─────┬───┬───┐
│ colour ┆   1 ┆ 2 ┆ 3 │
╞════════╪═════╪═══╪═══╡
│ red    ┆ all ┆ - ┆ - │
│ green  ┆   - ┆ 8 ┆ 8 │
│ blue   ┆   - ┆ 8 ┆ 8 │
└────────┴─────┴───┴───┘

┌─────┬─────┬───┬───┬────────┐
│ pet ┆   1 ┆ 2 ┆ 3 ┆ unused │
╞═════╪═════╪═══╪═══╪════════╡
│ cat ┆   - ┆ 8 ┆ 8 ┆      - │
│ dog ┆   - ┆ 4 ┆ 4 ┆      8 │
│ eel ┆   - ┆ 4 ┆ 4 ┆      8 │
│ fox ┆ all ┆ - ┆ - ┆      - │
└─────┴─────┴───┴───┴────────┘

┌──────┬───┬─────┬─────┐
│ mood ┆ 1 ┆   2 ┆   3 │
╞══════╪═══╪═════╪═════╡
│ glad ┆ 8 ┆   - ┆   - │
│ sad  ┆ 8 ┆ all ┆ all │
└──────┴───┴─────┴─────┘

┌─────┬───┬───┬───┐
│ hat ┆ 1 ┆ 2 ┆ 3 │
╞═════╪═══╪═══╪═══╡
│ top ┆ 8 ┆ 4 ┆ 4 │
└─────┴───┴───┴───┘
";
    assert_eq!(run(&[], KINDS), (text.to_owned(), String::new(), 0));
    assert_eq!(run(&["--method", "exact"], KINDS).0, text);
    let two = "\
In every solution: nothing; no item is at the same position in all of them.
2 solutions

┌────────┬───┬───┐
│ colour ┆ 1 ┆ 2 │
╞════════╪═══╪═══╡
│ red    ┆ 1 ┆ 1 │
│ blue   ┆ 1 ┆ 1 │
└────────┴───┴───┘
";
    assert_eq!(run(&[], "houses: 2\ncolour: red, blue\n").0, two);
}

#[test]
fn percentages_stand_beside_long_numbers() {
    let (out, _, _) = run(
        &[],
        "houses: 10\na: p, ...\nb: q, r, s, t, u, v, w, x, y, z\n\nclues:\n  p in house 1 or p in house 2\n",
    );
    let start = "\
In every solution: nothing; no item is at the same position in all of them.
7,257,600 solutions

┌───┬────────────────────┬────────────────────┬───┬───┬───┬───┬───┬───┬───┬────┐
│ a ┆                  1 ┆                  2 ┆ 3 ┆ 4 ┆ 5 ┆ 6 ┆ 7 ┆ 8 ┆ 9 ┆ 10 │
╞═══╪════════════════════╪════════════════════╪═══╪═══╪═══╪═══╪═══╪═══╪═══╪════╡
│ p ┆ 3,628,800 (50.0 %) ┆ 3,628,800 (50.0 %) ┆ - ┆ - ┆ - ┆ - ┆ - ┆ - ┆ - ┆  - │
";
    assert!(out.starts_with(start), "{out}");
}

#[test]
fn without_a_solution_there_is_no_table() {
    assert_eq!(run(&[], NONE), ("no solution\n".to_owned(), String::new(), 1));
    let (out, err, code) = run(&["--format", "json"], NONE);
    assert_eq!((&*err, code), ("", 1));
    let cells =
        json!({ "colour": { "red": { "1": "0", "2": "0" }, "blue": { "1": "0", "2": "0" } } });
    let object: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&object["count"], &object["cells"]), (&json!("0"), &cells));
}

#[test]
fn json_keeps_the_order_of_the_puzzle() {
    let (out, err, code) =
        run(&["--format", "json"], "title: T\nhouses: 2\nb: z, y\na: x, ...\n\nclues:\n  z = x\n");
    assert_eq!((&*err, code), ("", 0));
    let expected = "{\"file\":\"<stdin>\",\"puzzle\":\"T\",\"positions\":{\"name\":\"house\",\"labels\":[\"1\",\"2\"]},\"count\":\"2\",\"cells\":{\"b\":{\"z\":{\"1\":\"1\",\"2\":\"1\"},\"y\":{\"1\":\"1\",\"2\":\"1\"}},\"a\":{\"x\":{\"1\":\"1\",\"2\":\"1\"}}}}\n";
    assert_eq!(out, expected);
    let schema: Value = serde_json::from_str(&zebra_sat::report::json::cell_schema()).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    assert!(validator.is_valid(&serde_json::from_str(&out).unwrap()));
    assert!(!validator.is_valid(&json!({ "file": "x", "count": 2 })));
}

#[test]
fn several_puzzles_have_their_names() {
    let mut command = cargo_bin_cmd!("zebra-sat");
    let files = ["puzzles/classic/fish.zebra", "puzzles/contradictory/two-cards.zebra"];
    let output = command
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["count", "--cells"])
        .args(files)
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains(&format!("({})\n\nIn every solution: ", files[0])), "{text}");
    let end = format!("┘\n\nTwo sides of a card ({})\n\nno solution\n", files[1]);
    assert!(text.ends_with(&end), "{text}");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn when_the_time_is_over_there_is_no_answer() {
    let over = "error: the time was over before `exact` had an answer\n  = help: give it more by `--timeout`\n";
    let json = run(&["--timeout", "0.000000001", "--format", "json"], KINDS);
    assert_eq!(json, (String::new(), over.to_owned(), 3));
}

#[test]
fn what_finds_each_solution_is_refused() {
    let refused = "error: `--cells` does not use the method, engine or encoding that is chosen: leave out one of them\n";
    for arguments in [
        &["--method", "grid"][..],
        &["--method", "blocking"],
        &["--engine", "varisat"],
        &["--engine", "grid"],
        &["--method", "exact", "--exactly-one", "pairwise"],
    ] {
        assert_eq!(run(arguments, KINDS), (String::new(), refused.to_owned(), 2));
    }
    let (out, err, code) = run(&["--limit", "3"], KINDS);
    assert_eq!((&*out, code), ("", 2));
    let conflict = "error: the argument '--cells' cannot be used with '--limit <N>'\n";
    assert!(err.starts_with(conflict), "{err}");
}
