//! What holds for every text that a reader is given, however broken; shared with `fuzz/`.

use zebra_sat::answer::Reader;
use zebra_sat::load::{self, Format, Loaded};
use zebra_sat::model::{Puzzle, check};
use zebra_sat::report::diagnostics::{Style, render_all};
use zebra_sat::syntax::ast::LineKind;
use zebra_sat::syntax::diagnostic::Diagnostics;
use zebra_sat::syntax::{Source, format, parser};
use zebra_sat::tasks::decode::{DecodeError, Decoded};
use zebra_sat::tasks::dimacs::Formula;
use zebra_sat::tasks::verify::{Fault, Verdict};
use zebra_sat::{json, tasks};

/// The laws of the puzzle language.
pub fn language(text: &str) {
    let loaded = load("fuzzed.zebra", text, Format::Zebra);
    let mut diagnostics = Diagnostics::default();
    let document = parser::parse(&Source::new("fuzzed.zebra", text), &mut diagnostics);
    if diagnostics.is_ok() {
        let once = format::document(&document);
        let again = load("fuzzed.zebra", &once, Format::Zebra);
        let puzzles = [&loaded, &again].map(|loaded| loaded.resolved.as_ref().map(|r| &r.puzzle));
        assert_eq!(puzzles[0], puzzles[1], "another puzzle after formatting:\n{once}");
        let mut none = Diagnostics::default();
        let document = parser::parse(&Source::new("fuzzed.zebra", once.as_str()), &mut none);
        assert_eq!(format::document(&document), once, "formatting twice changes it");
    }
    puzzle(&loaded);
}

/// The laws of English, whole texts and sentences in a puzzle: each clue that is read is a clue of
/// the puzzle.
pub fn english(text: &str) {
    let header = include_str!("english/street.zebra");
    let lines: String = text.lines().map(|line| format!("  {line}\n")).collect();
    for (name, text) in
        [("fuzzed.txt", text.to_owned()), ("fuzzed.zebra", format!("{header}\nclues:\n{lines}"))]
    {
        let loaded = load::load(Source::new(name, text));
        puzzle(&loaded);
        if let Some(resolved) = &loaded.resolved {
            let document = load::parse(&loaded.source, &mut Diagnostics::default()).unwrap();
            let clues =
                document.lines.iter().filter(|line| matches!(line.kind, LineKind::Clue(_))).count();
            assert_eq!(resolved.puzzle.clues.len(), clues);
        }
    }
}

/// The laws of JSON puzzles.
pub fn json(text: &str) {
    puzzle(&load("fuzzed.json", text, Format::Json));
}

/// The laws of the Prolog importer.
pub fn prolog(text: &str) {
    puzzle(&load("fuzzed.pl", text, Format::Prolog));
}

/// The laws of what a solver prints: it is a solution or an error; how it is cut into pieces, and
/// what is said in comments, changes nothing.
pub fn output(bytes: &[u8]) {
    let text = "houses: 2\ncolour: red, blue\n\nclues:\n  red directly left of blue\n";
    let puzzle = load("x.zebra", text, Format::Zebra).resolved.unwrap().puzzle;
    let said = |decoded: Result<Decoded, DecodeError>| decoded.map_err(|error| error.to_string());
    let decoded = said(tasks::decode::decode(&puzzle, bytes));
    if let Ok(Decoded::Solution(solution)) = &decoded {
        assert_eq!(zebra_sat::model::check(&puzzle, solution), []);
    }
    if let Err(error) = &decoded {
        assert!(error.len() < 400, "{error}");
    }
    let byte_by_byte = Pieces(bytes);
    assert_eq!(said(tasks::decode::decode(&puzzle, byte_by_byte)), decoded);
    let commented = [bytes, b"\nc v 1 s SATISFIABLE\n"].concat();
    let commented = said(tasks::decode::decode(&puzzle, &commented[..]));
    assert_eq!(commented, decoded);
}

/// The laws of answers to puzzles: a text is refused in words that can be shown, or what it claims
/// is judged as `check` judges its grid.
pub fn answer(text: &str) {
    let header = "title: Two\nhouses: 2\ncolour: red, blue\npet: dog, ...\nyes: no, \"?\"\n";
    let clues = "clues:\n  red directly left of blue\n  dog = blue or dog = red\n  no != red\n";
    let loaded = load("x.zebra", &format!("{header}\n{clues}"), Format::Zebra);
    let puzzle = loaded.resolved.unwrap().puzzle;
    let source = Source::new("answer", text);
    let key = tasks::verify::Key { solutions: Vec::new(), is_complete: false };
    match Reader::new(&puzzle).read(&source) {
        Err(diagnostics) => {
            let shown = render_all(&source, &diagnostics, Style::plain());
            assert!(!shown.is_empty() && !shown.contains(|c: char| c.is_control() && c != '\n'));
        }
        Ok(claims) => {
            assert!(!claims.is_empty());
            for claim in claims {
                let grid = claim.grid(&puzzle);
                let is_right = grid.is_some_and(|grid| check(&puzzle, &grid).is_empty());
                let found = tasks::verify::verify(&puzzle, &key, &claim);
                let contradicts = |fault: &Fault| matches!(fault, Fault::Contradiction(..));
                let expected = is_right && !found.faults.iter().any(contradicts);
                assert_eq!(found.verdict == Verdict::Right, expected);
            }
        }
    }
}

/// Gives one byte at a time.
struct Pieces<'a>(&'a [u8]);

impl std::io::Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = buffer.len().min(1);
        (&self.0[..count.min(self.0.len())]).read(buffer).inspect(|read| self.0 = &self.0[*read..])
    }
}

fn load(name: &str, text: &str, format: Format) -> Loaded {
    let source = Source::new(name, text);
    assert_eq!(Format::of(&source), format);
    load::load(source)
}

/// A text gives a puzzle or errors, which can be shown; the puzzle survives being written.
fn puzzle(loaded: &Loaded) {
    let shown = render_all(&loaded.source, &loaded.diagnostics, Style::plain());
    let hostile = |c: char| c.is_control() && c != '\n';
    assert!(!shown.contains(hostile), "a control character is shown: {shown:?}");
    assert_eq!(loaded.resolved.is_some(), loaded.diagnostics.is_ok());
    let Some(resolved) = &loaded.resolved else { return };
    let puzzle = &resolved.puzzle;
    assert_eq!(read_back("x.zebra", &format::puzzle(puzzle)).as_ref(), Some(puzzle));
    assert_eq!(read_back("x.json", &json::write(puzzle)).as_ref(), Some(puzzle));
    if puzzle.items.len() * puzzle.positions.len() <= 200 {
        let options = Default::default();
        let formula = Formula { puzzle, options: &options, presolved: None };
        let written = tasks::dimacs::write(&formula, std::io::sink());
        assert!(written.is_ok());
    }
}

fn read_back(name: &str, text: &str) -> Option<Puzzle> {
    load::load(Source::new(name, text)).resolved.map(|resolved| resolved.puzzle)
}
