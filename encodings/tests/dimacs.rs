//! DIMACS written and read back, and what is said of broken texts.

use std::io::{self, Write};

use encodings::dimacs::{self, DimacsWriter};
use encodings::{Cnf, Lit, Sink, Var};
use proptest::prelude::*;

/// The text of a formula.
fn written(cnf: &Cnf) -> Vec<u8> {
    dimacs::write(cnf, Vec::new()).expect("memory takes all")
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("DIMACS is ASCII")
}

fn lit(number: i64) -> Lit {
    Lit::from_dimacs(number).expect("a DIMACS number")
}

/// The clauses of a text as DIMACS numbers, or the message of the error.
fn clauses(text: impl AsRef<[u8]>) -> Result<Vec<Vec<i64>>, String> {
    let cnf = dimacs::read(text).map_err(|error| error.to_string())?;
    let numbers = |clause: &[Lit]| clause.iter().map(|lit| lit.to_dimacs()).collect();
    Ok(cnf.clauses().map(numbers).collect())
}

#[test]
fn the_layout_is_free() {
    let expected = Ok(vec![vec![1, -2], vec![], vec![3]]);
    for text in [
        "p cnf 3 3\n1 -2 0\n0\n3 0\n",
        "p cnf 3 3\n1 -2 0 0 3 0",
        "c first\n\n  p\tcnf  3 3 \r\n1\r\nc between\n-2\n\n0 0\ncomment\n3 0\nc",
        "p cnf 3 3\n01 -02 00 0 3 0",
        "p cnf 3 3\n1 -2 0\n0\n3 0\n%\n0\n\n",
        "p cnf 3 3\n1 -2 0\n0\n3 0 %",
    ] {
        assert_eq!(clauses(text), expected, "{text}");
    }
    assert_eq!(clauses("p cnf 0 0"), Ok(vec![]));
}

#[test]
fn unused_variables_are_kept() {
    let cnf = dimacs::read("p cnf 2147483647 1\n1 0").expect("a formula");
    assert_eq!(cnf.num_vars(), Var::LIMIT);
}

#[test]
fn every_error_tells_its_line_and_its_reason() {
    let cases = [
        ("", "line 1: expected the header `p cnf VARIABLES CLAUSES` first"),
        ("c only\n\n", "line 3: expected the header `p cnf VARIABLES CLAUSES` first"),
        ("c\n1 0\np cnf 1 1", "line 2: expected the header `p cnf VARIABLES CLAUSES` first"),
        ("%\n0", "line 1: expected the header `p cnf VARIABLES CLAUSES` first"),
        ("p", "line 1: the header must read `p cnf VARIABLES CLAUSES`, with two numbers"),
        ("p sat 1 1", "line 1: the header must read `p cnf VARIABLES CLAUSES`, with two numbers"),
        ("p cnf 1", "line 1: the header must read `p cnf VARIABLES CLAUSES`, with two numbers"),
        ("p cnf 1 1 1", "line 1: the header must read `p cnf VARIABLES CLAUSES`, with two numbers"),
        ("p cnf -1 1", "line 1: the header must read `p cnf VARIABLES CLAUSES`, with two numbers"),
        (
            "p cnf 1 99999999999999999999",
            "line 1: the header must read `p cnf VARIABLES CLAUSES`, with two numbers",
        ),
        ("p cnf 1 0\nc\np cnf 1 0", "line 3: there is already a header"),
        ("p cnf 2147483648 0", "line 1: there can be no more than 2147483647 variables"),
        ("p cnf 1 1\n1 x 0", "line 2: `x` is not a literal"),
        ("p cnf 1 1\n1 +1 0", "line 2: `+1` is not a literal"),
        ("p cnf 1 1\n-", "line 2: `-` is not a literal"),
        ("p cnf 1 1\n-0", "line 2: `-0` is not a literal"),
        ("p cnf 1 1\n1 0 c here", "line 2: `c` is not a literal"),
        ("p cnf 1 1\n\u{e9}\x07", "line 2: `\\xc3\\xa9\\x07` is not a literal"),
        (
            "p cnf 1 1\n1111111111222222222233333333334444444444x",
            "line 2: `111111111122222222223333...` is not a literal",
        ),
        (
            "p cnf 2 1\n1 -2\n-3 0",
            "line 3: literal -3 is out of range: the header declares 2 variables",
        ),
        (
            "p cnf 2 1\n18446744073709551617 0",
            "line 2: literal 18446744073709551617 is out of range: the header declares 2 variables",
        ),
        ("p cnf 2 1\n\n1\n2\n", "line 3: the clause begun here does not end with 0"),
        ("p cnf 2 1\n1\n%\n0", "line 2: the clause begun here does not end with 0"),
        ("c\np cnf 2 2\n1 0", "line 2: the header declares 2 clauses, but there are 1"),
        ("p cnf 2 1\n1 0 2 0", "line 1: the header declares 1 clauses, but there are 2"),
        (
            "p cnf 2 18446744073709551615\n",
            "line 1: the header declares 18446744073709551615 clauses, but there are 0",
        ),
        ("p cnf 1 1\n1 0\n%\n1 0", "line 4: nothing but 0 may follow the closing `%`"),
        ("p cnf 1 1\n1 0\n%\n0\n0", "line 5: nothing but 0 may follow the closing `%`"),
    ];
    for (text, message) in cases {
        assert_eq!(clauses(text), Err(message.to_owned()), "{text}");
    }
}

#[test]
fn a_writer_writes_comments_header_and_clauses() {
    let mut writer = DimacsWriter::new(Vec::new(), 1);
    writer.comment("two\nlines\r\nthree\rfour\n");
    writer.comment("p cnf 9 9\n  p\tcnf\np show 1 0");
    writer.comment("  p\tcnf");
    writer.comment("p show 1 0");
    writer.comment("up cnf");
    writer.header(2, 2);
    let first = Var::from_index(0).positive();
    let second = writer.new_var().negative();
    writer.add_clause(&[first, second]);
    writer.comment("");
    writer.add_clause(&[]);
    let text = text(writer.finish().expect("memory takes all"));
    let expected = "c two\nc # lines\nc # three\nc # four\nc\n\
        c # p cnf 9 9\nc #   p\tcnf\nc # p show 1 0\nc #   p\tcnf\nc p show 1 0\nc up cnf\n\
        p cnf 2 2\n1 -2 0\nc\n0\n";
    assert_eq!(text, expected);
    assert_eq!(clauses(text), Ok(vec![vec![1, -2], vec![]]));
}

#[test]
#[should_panic(expected = "!x1 in a formula of 1 variables")]
fn a_writer_refuses_a_variable_from_elsewhere() {
    DimacsWriter::new(Vec::new(), 1).add_clause(&[lit(1), lit(-2)]);
}

#[test]
fn every_length_of_number_is_written_whole() {
    let mut cnf = Cnf::with_vars(Var::LIMIT);
    let mut expected = Vec::new();
    for power in 0..=9 {
        let ten = 10i64.pow(power);
        expected.extend([ten, -ten, (10 * ten - 1).min(Var::LIMIT as i64)]);
    }
    // Often enough to meet the end of the buffer at many places.
    for _ in 0..1000 {
        cnf.add_clause(&expected.iter().map(|&number| lit(number)).collect::<Vec<_>>());
    }
    let line: String = expected.iter().map(|number| format!("{number} ")).collect();
    let body = format!("{line}0\n").repeat(1000);
    assert_eq!(text(written(&cnf)), format!("p cnf 2147483647 1000\n{body}"));
}

#[test]
fn a_header_is_held_to_what_it_promises() {
    let message = |variables, clauses| {
        let mut writer = DimacsWriter::new(Vec::new(), 2);
        writer.header(variables, clauses);
        writer.add_clause(&[lit(1)]);
        writer.finish().map(text).map_err(|error| error.to_string())
    };
    assert_eq!(message(2, 1), Ok("p cnf 2 1\n1 0\n".to_owned()));
    assert_eq!(message(3, 1), Ok("p cnf 3 1\n1 0\n".to_owned()));
    for (variables, clauses) in [(1, 1), (2, 0), (2, 2)] {
        let expected = format!(
            "the DIMACS header promised {variables} variables and {clauses} clauses, \
             but there are 2 and 1"
        );
        assert_eq!(message(variables, clauses), Err(expected));
    }
}

#[test]
fn a_second_or_late_header_is_an_error() {
    let mut twice = DimacsWriter::new(Vec::new(), 0);
    twice.header(0, 0);
    assert!(!twice.failed());
    twice.header(0, 0);
    assert!(twice.failed());
    let mut late = DimacsWriter::new(Vec::new(), 0);
    late.add_clause(&[]);
    late.header(0, 1);
    for writer in [twice, late] {
        let message = writer.finish().map_err(|error| error.to_string());
        let expected = "a DIMACS header comes once, before the clauses";
        assert_eq!(message, Err(expected.to_owned()));
    }
}

/// An output that breaks once it has taken some bytes, and counts how often it is called after.
struct Breaking {
    room: usize,
    calls_after: usize,
}

impl Write for &mut Breaking {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.room == 0 {
            self.calls_after += 1;
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        let count = self.room.min(bytes.len());
        self.room -= count;
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.calls_after += usize::from(self.room == 0);
        Ok(())
    }
}

#[test]
fn after_an_error_nothing_more_is_written_and_finish_tells() {
    let mut output = Breaking { room: 100_000, calls_after: 0 };
    let mut writer = DimacsWriter::new(&mut output, 1);
    let mut clauses = 0;
    while !writer.failed() {
        writer.add_clause(&[lit(1); 100]);
        clauses += 1;
        assert!(clauses < 10_000, "the error goes unnoticed");
    }
    for _ in 0..10_000 {
        writer.add_clause(&[lit(1); 100]);
        writer.comment("more");
    }
    let error = writer.finish().map(|_| ()).map_err(|error| error.kind());
    assert_eq!(error, Err(io::ErrorKind::BrokenPipe));
    assert_eq!(output.calls_after, 1);
}

/// Any formula of a few variables, not all of them used.
fn any_cnf() -> impl Strategy<Value = Cnf> {
    (1..5000usize).prop_flat_map(|variables| {
        let lit = (0..2 * variables).prop_map(Lit::from_code);
        let clause = prop::collection::vec(lit, 0..6);
        prop::collection::vec(clause, 0..40).prop_map(move |clauses| {
            let mut cnf = Cnf::with_vars(variables);
            for clause in clauses {
                cnf.add_clause(&clause);
            }
            cnf
        })
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(cnf in any_cnf()) {
        prop_assert_eq!(dimacs::read(written(&cnf)), Ok(cnf));
    }

    #[test]
    fn comments_never_change_the_formula(comment in any::<String>(), cnf in any_cnf()) {
        let mut writer = DimacsWriter::new(Vec::new(), cnf.num_vars());
        writer.comment(&comment);
        writer.header(cnf.num_vars() as u64, cnf.num_clauses() as u64);
        for clause in cnf.clauses() {
            writer.comment(&comment);
            writer.add_clause(clause);
        }
        let text = writer.finish().expect("memory takes all");
        prop_assert_eq!(dimacs::read(text), Ok(cnf));
    }

    #[test]
    fn comments_never_look_like_a_header(lines in "([ \t\rp]|p cnf|cnf|\n|[0-9])*") {
        let mut writer = DimacsWriter::new(Vec::new(), 0);
        writer.comment(&lines);
        let text = text(writer.finish().expect("memory takes all"));
        for line in text.split(['\n', '\r']) {
            let words: Vec<&str> = line.split_whitespace().take(3).collect();
            prop_assert!(line.is_empty() || words[0] == "c", "{:?}", line);
            prop_assert!(words != ["c", "p", "cnf"], "{:?}", line);
        }
    }

    #[test]
    fn random_bytes_do_no_harm(bytes in any::<Vec<u8>>()) {
        let _ = dimacs::read(bytes);
    }

    #[test]
    fn random_words_do_no_harm(text in "(p cnf [0-9]{1,3} [0-9]\n)?([-0-9pc% \n]|cnf){0,60}") {
        if let Ok(cnf) = dimacs::read(&text) {
            prop_assert_eq!(dimacs::read(written(&cnf)), Ok(cnf));
        }
    }

    #[test]
    fn random_changes_do_no_harm(
        cnf in any_cnf(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3u8), 1..8),
    ) {
        let mut text = written(&cnf);
        for (place, byte, kind) in changes {
            let place = place.index(text.len());
            match kind {
                0 => text[place] = byte,
                1 => text.insert(place, byte),
                _ => text.truncate(place.max(1)),
            }
        }
        if let Ok(cnf) = dimacs::read(&text) {
            prop_assert_eq!(dimacs::read(written(&cnf)), Ok(cnf));
        }
    }
}
