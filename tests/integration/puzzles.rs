//! Every shipped puzzle has the answer that it states, whatever the encoding.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use encodings::{amo, card};
use zebra_sat::compile::{AllDifferent, Options, Relations};
use zebra_sat::load::{Loaded, load};
use zebra_sat::model::{Puzzle, Solution};
use zebra_sat::session::{Session, Setup};
use zebra_sat::syntax::Source;

/// The most solutions that are compared one by one.
const COMPARED: usize = 10_000;

/// Every puzzle file, the broken ones aside.
pub fn files() -> Vec<PathBuf> {
    fn collect(folder: &Path, to: &mut Vec<PathBuf>) {
        let mut entries: Vec<_> =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        entries.sort();
        for path in entries {
            if path.is_dir() && !path.ends_with("broken") {
                collect(&path, to);
            } else if path.extension().is_some_and(|e| e == "zebra" || e == "json" || e == "pl") {
                to.push(path);
            }
        }
    }
    let mut all = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles"), &mut all);
    all
}

pub fn load_file(path: &Path) -> Loaded {
    load(Source::read(path).unwrap())
}

/// The values of `# key: value` comments.
fn stated<'t>(text: &'t str, key: &str) -> Vec<&'t str> {
    let value = |line: &'t str| {
        line.trim_start_matches(['#', '%']).trim().strip_prefix(key)?.strip_prefix(':')
    };
    let comment = |line: &&str| line.starts_with(['#', '%']);
    text.lines().filter(comment).filter_map(value).map(str::trim).collect()
}

/// Every combination of encodings; those of counts, which few clues need, with the defaults.
pub fn combinations() -> Vec<Options> {
    let mut all = Vec::new();
    for exactly_one in amo::ALL.iter().copied().chain(amo::by_name("commander:4")) {
        for (_, all_different) in AllDifferent::ALL.iter().copied() {
            for (_, relations) in Relations::ALL.iter().copied() {
                let options =
                    Options { exactly_one, all_different, relations, ..Options::default() };
                all.push(options);
            }
        }
    }
    for cardinality in card::ALL.iter().copied() {
        all.push(Options { cardinality, ..Options::default() });
    }
    all
}

/// Every encoding once, the others as they are by default.
pub fn one_by_one() -> Vec<Options> {
    let default = Options::default();
    let plain = |options: &Options| {
        let others = [
            options.exactly_one.name() != default.exactly_one.name(),
            options.all_different != default.all_different,
            options.relations != default.relations,
        ];
        others.into_iter().filter(|other| *other).count() <= 1
    };
    combinations().into_iter().filter(plain).collect()
}

/// What an encoding is called.
pub fn describe(options: &Options) -> String {
    let Options { exactly_one, all_different, cardinality, relations } = options;
    let (one, counts) = (exactly_one.name(), cardinality.name());
    format!("{one}, {}, {counts} and {}", all_different.name(), relations.name())
}

/// The combinations that a puzzle is tried with: all of them for a small one that has few
/// solutions. On a large one the others would take minutes, `amo-rows` even hours.
fn setups(puzzle: &Puzzle, count: usize) -> Vec<Setup> {
    let cells = puzzle.items.len() * puzzle.positions.len();
    let full = match cells {
        0..=130 if count <= 20 => combinations(),
        0..=130 => one_by_one(),
        131..=700 => {
            let quick = |options: &Options| options.all_different != AllDifferent::AmoRows;
            one_by_one().into_iter().filter(quick).collect()
        }
        _ => vec![Options::default()],
    };
    let presolved = if cells <= 700 || count == 1 { one_by_one() } else { Vec::new() };
    let quick = |options: &Options| cells <= 700 || options.all_different != AllDifferent::AmoRows;
    let setup = |compile, presolve| Setup { compile, presolve, ..Setup::default() };
    let full = full.into_iter().map(|compile| setup(compile, false));
    full.chain(presolved.into_iter().filter(quick).map(|compile| setup(compile, true))).collect()
}

/// All solutions, or the first ones when there are more than are compared.
pub fn solutions(puzzle: &Puzzle, setup: &Setup) -> BTreeSet<Solution> {
    let mut session = Session::new(puzzle, setup).unwrap();
    let mut all = BTreeSet::new();
    for solution in session.solutions().take(COMPARED + 1) {
        assert!(all.insert(solution.unwrap()), "a solution came twice");
    }
    all
}

/// The solution as the comments write it, one line for each position.
fn lines(puzzle: &Puzzle, solution: &Solution) -> Vec<String> {
    let line = |place| {
        let mut cells = vec![puzzle.place_name(place)];
        for (id, category) in puzzle.categories_with_ids() {
            let item = solution.item_at(id, place);
            let name = item.map_or("-", |item| &puzzle.item(item).name);
            cells.push(format!("{} {name}", category.name));
        }
        cells.join(" | ")
    };
    puzzle.places().map(line).collect()
}

#[test]
fn there_are_enough_puzzles() {
    assert!(files().len() >= 25);
}

#[test]
fn every_puzzle_names_its_source_and_its_number_of_solutions() {
    for path in files() {
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(stated(&text, "source").len(), 1, "{}", path.display());
        assert_eq!(stated(&text, "solutions").len(), 1, "{}", path.display());
    }
}

#[test]
fn every_puzzle_meets_its_stated_answer_in_every_encoding() {
    for path in files() {
        let name = path.display();
        let loaded = load_file(&path);
        let text = &loaded.source.text;
        let shown: Vec<_> = loaded.diagnostics.sorted().into_iter().cloned().collect();
        assert!(shown.is_empty(), "{name}: {shown:?}");
        let puzzle = loaded.resolved.unwrap().puzzle;
        let count: usize = stated(text, "solutions")[0].parse().unwrap();

        let mut known: Option<BTreeSet<Solution>> = None;
        for setup in setups(&puzzle, count) {
            let how = format!("{name} by {}", describe(&setup.compile));
            let found = solutions(&puzzle, &setup);
            if count > COMPARED {
                assert!(found.len() > COMPARED, "{how}");
                continue;
            }
            assert_eq!(found.len(), count, "{how}");
            if let Some(known) = &known {
                assert!(found == *known, "{how}: another set of solutions");
            }
            known.get_or_insert(found);
        }

        let Some(known) = known else { continue };
        let answer = stated(text, "answer");
        if count == 1 {
            let solution = known.first().unwrap();
            assert_eq!(lines(&puzzle, solution), answer, "{name}");
        }
        for fact in stated(text, "always") {
            let (item, place) = fact.split_once(" @ ").unwrap();
            let at = |solution: &Solution| {
                let all = lines(&puzzle, solution);
                let line = all
                    .iter()
                    .find(|line| line.starts_with(&format!("{place} |")))
                    .unwrap()
                    .clone();
                line.split(" | ").any(|cell| cell.ends_with(&format!(" {item}")))
            };
            assert!(known.iter().all(at), "{name}: {fact}");
        }
    }
}
