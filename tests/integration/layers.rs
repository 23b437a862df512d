//! The modules use each other only as docs/architecture.md says.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The table of layers: for each module those that it may use.
fn table() -> BTreeMap<String, BTreeSet<String>> {
    let text = std::fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    let section = text.split("## Layers").nth(1).unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| ")).skip(1);
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let used = cells[2].split(',').map(|name| name.trim().to_owned());
        (cells[0].to_owned(), used.filter(|name| name != "-").collect())
    };
    rows.map(row).collect()
}

/// The sources, but for unit tests in files of their own, which make what they test by any module.
fn sources(path: &Path, to: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let mut entries: Vec<_> =
            std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
        entries.sort();
        entries.iter().for_each(|entry| sources(entry, to));
    } else if path.extension().is_some_and(|extension| extension == "rs") && !is_test(path) {
        to.push(path.to_owned());
    }
}

/// Whether the file has unit tests, which may use whatever makes them short.
fn is_test(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name == "tests.rs")
}

/// The module that a file of src/ belongs to.
fn module(path: &Path) -> String {
    let first = path.strip_prefix(root().join("src")).unwrap().iter().next().unwrap();
    first.to_str().unwrap().trim_end_matches(".rs").to_owned()
}

/// The modules that follow `crate::` in the code of a file, grouped imports included.
fn used(text: &str) -> BTreeSet<String> {
    let word = |text: &str| -> String {
        text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
    };
    let code: String = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n");
    let mut all = BTreeSet::new();
    for (at, path) in code.match_indices("crate::") {
        let rest = &code[at + path.len()..];
        if let Some(group) = rest.strip_prefix('{') {
            let (mut depth, mut start) = (0, true);
            for (i, c) in group.char_indices() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    ',' if depth == 0 => start = true,
                    c if start && !c.is_whitespace() => {
                        all.insert(word(&group[i..]));
                        start = false;
                    }
                    _ => {}
                }
            }
        } else {
            all.insert(word(rest));
        }
    }
    if code.contains("encodings::") {
        all.insert("encodings".to_owned());
    }
    all
}

#[test]
fn the_modules_keep_to_the_table() {
    let table = table();
    let mut files = Vec::new();
    sources(&root().join("src"), &mut files);
    assert!(files.len() > 40);
    let mut wrong = Vec::new();
    for file in files {
        let module = module(&file);
        if matches!(module.as_str(), "lib" | "main" | "cli") {
            continue;
        }
        let Some(allowed) = table.get(&module) else {
            wrong.push(format!("`{module}` is not in the table"));
            continue;
        };
        for used in used(&std::fs::read_to_string(&file).unwrap()) {
            let known = table.contains_key(&used);
            if known && used != module && !allowed.contains(&used) {
                wrong.push(format!("{}: `{module}` may not use `{used}`", file.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_table_names_the_modules_that_exist() {
    for module in table().keys().filter(|module| *module != "encodings") {
        let path = root().join("src").join(module);
        assert!(path.is_dir() || path.with_extension("rs").is_file(), "no module `{module}`");
    }
}

#[test]
fn the_encodings_know_nothing_of_puzzles() {
    let manifest = std::fs::read_to_string(root().join("encodings/Cargo.toml")).unwrap();
    let dependencies = manifest.split("[dependencies]").nth(1).unwrap();
    assert!(!dependencies.contains("zebra"));
}

#[test]
fn grouped_imports_are_seen() {
    let text = "use crate::{model::{A, B}, syntax};\n// crate::cli\nlet x = crate::tasks::f();";
    let all: Vec<_> = used(text).into_iter().collect();
    assert_eq!(all, ["model", "syntax", "tasks"]);
}
