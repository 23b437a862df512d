//! Every form of an answer is read as what it says.

use zebra_sat::answer::{Cell, Claim, Reader};
use zebra_sat::model::{Puzzle, Solution};
use zebra_sat::report::answer::sentence;
use zebra_sat::report::diagnostics::{Style, render_all};
use zebra_sat::report::solutions::{Format, Renderer};
use zebra_sat::session::Setup;
use zebra_sat::syntax::Source;
use zebra_sat::tasks::solve::{Answer, solve};

use crate::puzzles::{files, load_file};

pub const FORMATS: [Format; 7] = [
    Format::Table,
    Format::Grid,
    Format::Tuples,
    Format::Json,
    Format::JsonLines,
    Format::Csv,
    Format::Markdown,
];

pub const THREE: &str = "title: Three\nhouses: 3\ncolour: red, green, blue\npet: cat, dog, eel\n\
                         drink: tea, milk, ...\n";

pub fn puzzle(text: &str) -> Puzzle {
    let loaded = zebra_sat::load::load(Source::new("x.zebra", text));
    loaded.resolved.unwrap().puzzle
}

/// What is read of a text, or what is printed about it.
pub fn read(puzzle: &Puzzle, text: &str) -> Result<Vec<Claim>, String> {
    let source = Source::new("answer", text);
    let read = Reader::new(puzzle).read(&source);
    read.map_err(|diagnostics| render_all(&source, &diagnostics, Style::plain()))
}

/// Solutions as `solve` prints them.
pub fn printed(puzzle: &Puzzle, solutions: &[Solution], format: Format, quiet: bool) -> String {
    let mut text = Vec::new();
    let has_words = format.has_words() && !quiet;
    if let Some(title) = puzzle.title.as_ref().filter(|_| has_words) {
        text.extend(format!("{title}\n\n").bytes());
    }
    let mut renderer = Renderer::new(format, quiet, "x.zebra", puzzle);
    for (number, solution) in (1..).zip(solutions) {
        renderer.solution(solution, number, solutions.len() == 1, &mut text);
    }
    let answer = Answer::of(solutions.len() as u64, true);
    renderer.end(&answer, &mut text);
    if has_words {
        text.extend(sentence(&answer).bytes());
    }
    String::from_utf8(text).unwrap()
}

pub fn solutions(puzzle: &Puzzle, most: u64) -> Vec<Solution> {
    let mut all = Vec::new();
    let take = |solution: &Solution| {
        all.push(solution.clone());
        Ok(())
    };
    solve(puzzle, &Setup::default(), Some(most), take).unwrap();
    all
}

/// The claims as grids.
#[track_caller]
fn grids(puzzle: &Puzzle, text: &str) -> Vec<Solution> {
    let claims = read(puzzle, text).unwrap_or_else(|error| panic!("{text}\n{error}"));
    claims.iter().map(|claim| claim.grid(puzzle).expect("it is complete")).collect()
}

#[test]
fn what_solve_prints_is_read_back() {
    for path in files() {
        let puzzle = load_file(&path).resolved.unwrap().puzzle;
        let solutions = solutions(&puzzle, 3);
        if solutions.is_empty() {
            continue;
        }
        for format in FORMATS {
            for quiet in [false, true] {
                for several in [&solutions[..1], &solutions] {
                    let text = printed(&puzzle, several, format, quiet);
                    let name = path.display();
                    assert_eq!(grids(&puzzle, &text), several, "{name} {format:?} {quiet}");
                }
            }
        }
        let text = printed(&puzzle, &solutions, Format::Table, false);
        assert_eq!(grids(&puzzle, &text.replace('\n', "\r\n")), solutions);
        assert_eq!(grids(&puzzle, &format!("\u{feff}{text}")), solutions);
    }
}

#[test]
fn names_of_signs_are_read_back() {
    let puzzle = puzzle(
        "houses: 3\n\"a|b_c\": \"*x*\", \"[y](z)\", \"\\\\|\"\n\
         \"<i>\": \"`q`\", \"\\\\*x\\\\*\", \"~~#1 & {2}~~\"\n",
    );
    let solutions = solutions(&puzzle, 40);
    assert_eq!(solutions.len(), 36);
    for format in [Format::Markdown, Format::Json, Format::Csv, Format::Tuples] {
        let text = printed(&puzzle, &solutions, format, false);
        assert_eq!(grids(&puzzle, &text), solutions, "{text}");
    }
}

/// What a claim says, in words.
fn said(puzzle: &Puzzle, claim: &Claim) -> Vec<String> {
    let mut all: Vec<String> = claim.links().map(|link| link.describe(puzzle)).collect();
    for (id, category) in puzzle.categories_with_ids() {
        for place in puzzle.places() {
            if claim.cell(puzzle, id, place) == Cell::Unnamed {
                all.push(format!("{} has unnamed {}", puzzle.place_name(place), category.name));
            }
        }
    }
    all
}

/// All of these texts say the same.
#[track_caller]
fn assert_say(expected: &[&str], texts: &[&str]) {
    let puzzle = puzzle(THREE);
    for text in texts {
        let claims = read(&puzzle, text).unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(claims.len(), 1, "{text}");
        assert_eq!(said(&puzzle, &claims[0]), expected, "{text}");
    }
}

#[test]
fn a_whole_grid_in_every_form() {
    assert_say(
        &[
            "red is in house 1",
            "green is in house 2",
            "blue is in house 3",
            "cat is in house 2",
            "dog is in house 1",
            "eel is in house 3",
            "tea is in house 3",
            "milk is in house 1",
            "house 2 has unnamed drink",
        ],
        &[
            r#"{"colour":["red","green","blue"],"pet":["dog","cat","eel"],"drink":["milk",null,"tea"]}"#,
            r#"{"solution":{"Colour":["RED","green","blue"],"pet":{"dog":1,"cat":"2","eel":"house 3"},"drink":{"1":"milk","2":"-","3":"tea"}}}"#,
            r#"{"reasoning":"it is so","solution":{"House 1":{"colour":"red","pet":"dog","drink":"milk"},"House 2":{"colour":"green","pet":"cat","drink":"-"},"House_3":{"colour":"blue","pet":"eel","drink":"tea"}}}"#,
            r#"{"header":["House","Pet","Colour","Drink"],"rows":[["1","dog","red","milk"],["3","eel","blue","tea"],[2,"cat","green","-"]]}"#,
            r#"[{"house":2,"colour":"green","pet":"cat","drink":null},{"house":1,"colour":"red","pet":"dog","drink":"milk"},{"house":"3","colour":"blue","pet":"eel","drink":"tea"}]"#,
            r#"[{"colour":"red","pet":"dog","drink":"milk"},{"colour":"green","pet":"cat","drink":null},{"colour":"blue","pet":"eel","drink":"tea"}]"#,
            r#"{"house":[2,1,3],"colour":["green","red","blue"],"pet":["cat","dog","eel"],"drink":["-","milk","tea"]}"#,
            "(1, red, dog, milk)\n(2, green, cat, -)\n(3, blue, eel, tea)",
            "house,colour,pet,drink\n1,red,dog,milk\n2,green,cat,-\n3,blue,eel,tea\n",
            "solution,house,colour,pet,drink\n1,1,red,dog,milk\n1,2,green,cat,-\n1,3,blue,eel,tea\n",
            "| House | Drink | Colour | Pet |\n|---|:---:|---|---|\n| 1 | milk | red | dog |\n| House 2 | - | green | cat |\n| 3 | tea | blue | eel |",
            "|  | House 1 | House 2 | House 3 |\n|---|---|---|---|\n| colour | red | green | blue |\n| pet | dog | cat | eel |\n| drink | milk | - | tea |",
            "+-------+--------+-----+-------+\n| house | colour | pet | drink |\n+-------+--------+-----+-------+\n| 1     | red    | dog | milk  |\n| 2     | green  | cat | -     |\n| 3     | blue   | eel | tea   |\n+-------+--------+-----+-------+\n",
            "Let me think: house 1 is milk.\n```json\n{\"colour\": 3}\n```\nNo, better:\n\n```json\n{\"colour\":[\"red\",\"green\",\"blue\"],\"pet\":[\"dog\",\"cat\",\"eel\"],\"drink\":[\"milk\",null,\"tea\"]}\n```\nThat is my answer.",
            "Here it is:\n{\"colour\":[\"red\",\"green\",\"blue\"],\"pet\":[\"dog\",\"cat\",\"eel\"],\n \"drink\":[\"milk\",null,\"tea\"]}\nI hope that this helps.",
            "\u{feff}Three\n\n\u{1b}[1m(1, red, dog, \u{1b}[32mmilk\u{1b}[0m)\u{1b}[0m\r\n(2, green, cat, -)\r\n(3, blue, eel, tea)\r\n",
        ],
    );
}

#[test]
fn a_part_of_a_grid() {
    assert_say(
        &["red is in house 1", "dog is in house 2"],
        &[
            r#"{"colour":["red",null,"?"],"pet":["","dog",null]}"#,
            r#"{"red":1,"dog":"house 2","eel":null,"cat":"?"}"#,
            r#"{"House 1":{"colour":"red"},"House 2":{"pet":"dog","drink":"?"}}"#,
            "(1, red, ?, ?)\n(2, ?, dog, )\n(3, , , )",
            "| house | colour | pet |\n| --- | --- | --- |\n| 1 | red | ? |\n| 2 | | dog |\n| 3 | ? | ? |",
            "house,pet,colour\n1,,red\n2,dog,?\n3,?,?\n",
            "red in house 1\n# so far\ndog = house 2\n",
            "   1     2     3\n+-----+-----+-----+\n| YES |  ?  |     | red\n|     | yes |  ?  | dog\n",
        ],
    );
}

#[test]
fn marks_and_facts_stand_side_by_side() {
    assert_say(
        &[
            "red is in house 1",
            "red is not in house 2",
            "dog is not in house 1",
            "red goes with tea",
            "blue does not go with cat",
        ],
        &[
            "| YES | no | ? | red\n| no | ? | ? | dog\n\nred = tea\nblue != cat\n",
            "So far I know:\n\nhouse,colour,pet\n1,red,?\n2,?,?\n3,?,?\n".split_at(16).1,
        ][..1],
    );
    assert_say(
        &["red is in house 1", "dog is not in house 1", "blue does not go with cat"],
        &[
            "| house | colour |\n|---|---|\n| 1 | red |\n| 2 | ? |\n| 3 | ? |\n\nThe rest is open, but:\ncat is not blue\ndog not in the first house\n",
            "dog not in house 1\nnot blue = cat\nred in house 1",
        ],
    );
}

#[test]
fn the_summary_of_several_solutions_is_no_answer() {
    let run = assert_cmd::cargo::cargo_bin_cmd!("zebra-sat")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["solve", "puzzles/several/fish-loose.zebra"])
        .output()
        .unwrap();
    let text = String::from_utf8(run.stdout).unwrap();
    assert!(text.contains("one of 3"));
    let path = std::path::Path::new("puzzles/several/fish-loose.zebra");
    let puzzle = load_file(path).resolved.unwrap().puzzle;
    assert_eq!(grids(&puzzle, &text).len(), 2);
}

/// Names that look like the forms themselves.
#[test]
fn strange_names_are_read_back() {
    let text = "title: \"| house | of | (cards, \"\npositions seat: 1..2\n\
                \"a|b\": \"x|y\", \"back\\\\slash\"\n\
                mark: yes, no\n\"what ?\": \"?\", \"it's, (so)\"\n\
                same: yes, \"x|y\"\nhide: \"a\\u{200b}b\", \"\\u{1b}[31m\"\n\
                quoted: \"say \\\"hi\\\"\", \"new\\nline\"\n";
    let puzzle = puzzle(text);
    for solution in solutions(&puzzle, 8) {
        for format in FORMATS {
            let text = printed(&puzzle, std::slice::from_ref(&solution), format, false);
            assert_eq!(grids(&puzzle, &text), std::slice::from_ref(&solution), "{text}");
        }
    }
}
