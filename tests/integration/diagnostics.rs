//! What is said about broken puzzles: a fixture per code, the documentation, and tables of mistakes
//! with the exact text.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use zebra_sat::english;
use zebra_sat::load::{Loaded, load, load_with};
use zebra_sat::model::ids::Span;
use zebra_sat::report::diagnostics::{Style, render, render_all};
use zebra_sat::syntax::diagnostic::MAX_KEPT;
use zebra_sat::syntax::{Code, Diagnostic, Diagnostics, Severity, Source};

const BROKEN: &str = "puzzles/broken";

/// Set to rewrite the `.stderr` files and the outputs in docs/language.md from what is printed now.
const BLESS: &str = "ZEBRA_BLESS";

/// Sentences are only skipped when that is asked for.
fn reading(of: &str) -> english::Options {
    english::Options { ignore_unknown: of.contains(Code::SkippedSentence.name()) }
}

fn loaded(name: &str, text: &str) -> Loaded {
    loaded_with(name, text, english::Options::default())
}

fn loaded_with(name: &str, text: &str, reading: english::Options) -> Loaded {
    let loaded = load_with(Source::new(name, text), reading);
    assert_eq!(loaded.resolved.is_some(), loaded.diagnostics.is_ok(), "{name}");
    loaded
}

fn printed(loaded: &Loaded) -> String {
    let text = render_all(&loaded.source, &loaded.diagnostics, Style::plain());
    assert!(!text.contains(|c: char| c.is_control() && c != '\n'), "{text:?}");
    loaded.diagnostics.sorted().into_iter().for_each(is_well_put);
    text
}

/// The rules for messages: lower case, one sentence without a full stop.
fn is_well_put(diagnostic: &Diagnostic) {
    for text in diagnostic.help.iter().chain([&diagnostic.message]) {
        // The reader of English speaks of itself: `I do not know ...`.
        assert!(!text.starts_with(char::is_uppercase) || text.starts_with("I "), "{text}");
        assert!(!text.ends_with('.') && !text.is_empty(), "{text}");
        assert!(text.matches('`').count() % 2 == 0, "{text}");
    }
}

fn read(path: &Path) -> Loaded {
    match Source::read(path) {
        Ok(source) => {
            let reading = reading(&source.name);
            load_with(source, reading)
        }
        Err((source, diagnostic)) => {
            Loaded { source, resolved: None, diagnostics: diagnostic.into() }
        }
    }
}

/// The fixtures by code, and the names of files that belong to none.
fn fixtures() -> (BTreeMap<Code, Vec<String>>, Vec<String>) {
    let mut of = BTreeMap::new();
    let mut others = Vec::new();
    for entry in fs::read_dir(BROKEN).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let (stem, extension) = name.split_once('.').unwrap();
        let code = Code::ALL.iter().find(|code| code.name() == stem);
        match code.filter(|_| matches!(extension, "zebra" | "json" | "pl" | "txt")) {
            Some(code) => of.entry(*code).or_insert_with(Vec::new).push(format!("{BROKEN}/{name}")),
            None if extension == "stderr" && code.is_some() => {}
            None => others.push(name),
        }
    }
    (of, others)
}

/// What a fixture says that is wrong with it: the line (0 for the whole file) and the rest.
fn expectations(bytes: &[u8]) -> Vec<(usize, String)> {
    let text = String::from_utf8_lossy(bytes);
    let mut found = Vec::new();
    let mut waiting: Vec<String> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim_start();
        if let Some(whole) = line.strip_prefix("#!! ") {
            found.push((0, whole.to_owned()));
        } else if let Some(here) = line.strip_prefix("#! ").or_else(|| line.strip_prefix("%! ")) {
            waiting.push(here.to_owned());
        } else {
            found.extend(waiting.drain(..).map(|what| (number, what)));
        }
    }
    assert!(waiting.is_empty(), "nothing stands below the last expectation");
    found.sort();
    found
}

#[test]
fn each_code_has_one_fixture() {
    let (of, others) = fixtures();
    assert_eq!(others, ["README.md"]);
    for code in Code::ALL {
        let count = of.get(code).map_or(0, Vec::len);
        // A file that cannot be read cannot be kept in a repository, and answers are no puzzles.
        let has_none = *code == Code::UnreadableFile || Code::OF_ANSWERS.contains(code);
        let expected = usize::from(!has_none);
        assert_eq!(count, expected, "fixtures for {}", code.name());
    }
}

#[test]
fn fixtures_have_the_faults_that_they_state() {
    for (code, paths) in fixtures().0 {
        let path = &paths[0];
        let loaded = read(Path::new(path));
        let mut found = Vec::new();
        for d in loaded.diagnostics.sorted() {
            assert_eq!(d.code, code, "{path}: {}", d.message);
            let line = match d.span {
                span if span == Span::default() => 0,
                span => loaded.source.line_and_column(span.start as usize).0,
            };
            let severity = if d.severity == Severity::Error { "error" } else { "warning" };
            found.push((line, format!("{severity} {}: {}", d.code.name(), d.message)));
        }
        found.sort();
        assert!(!found.is_empty(), "{path}");
        // JSON and printed texts have no comments to state them in.
        if !path.ends_with(".json") && !path.ends_with(".txt") {
            assert_eq!(expectations(&fs::read(path).unwrap()), found, "{path}");
        }
    }
}

#[test]
fn fixtures_print_what_stands_beside_them() {
    for paths in fixtures().0.values() {
        let path = Path::new(&paths[0]);
        let found = printed(&read(path));
        let beside = path.with_extension("stderr");
        if std::env::var_os(BLESS).is_some() {
            fs::write(&beside, &found).unwrap();
        }
        assert_eq!(fs::read_to_string(&beside).unwrap(), found, "{}", path.display());
    }
}

#[test]
fn a_missing_file_is_unreadable() {
    let found = printed(&read(Path::new("puzzles/broken/no-such-file.zebra")));
    assert_eq!(
        found,
        "error[unreadable-file]: cannot read `puzzles/broken/no-such-file.zebra`: \
         there is no such file\n--> puzzles/broken/no-such-file.zebra\n\n\
         puzzles/broken/no-such-file.zebra: 1 error\n"
    );
}

// ---------------------------------------------------------------- the documentation

/// A fenced block: the words behind the fence, the text, and the lines that it takes.
struct Block {
    info: String,
    text: String,
    heading: String,
    first_line: usize,
}

fn blocks(document: &str) -> Vec<Block> {
    let mut all: Vec<Block> = Vec::new();
    let mut open = false;
    let mut heading = String::new();
    for (number, line) in document.lines().enumerate() {
        if let Some(info) = line.strip_prefix("```") {
            open = !open;
            if open {
                let (info, heading) = (info.to_owned(), heading.clone());
                all.push(Block { info, text: String::new(), heading, first_line: number + 1 });
            }
        } else if open {
            let block = all.last_mut().unwrap();
            block.text.push_str(line);
            block.text.push('\n');
        } else if line.starts_with('#') {
            heading = line.to_owned();
        }
    }
    assert!(!open, "a fence is not closed");
    all
}

const LANGUAGE: &str = "docs/language.md";

#[test]
fn the_documentation_has_a_section_for_each_code() {
    let text = fs::read_to_string(LANGUAGE).unwrap();
    let (_, section) = text.split_once("\n## Diagnostics\n").unwrap();
    let listed: Vec<_> =
        section.lines().filter_map(|line| line.strip_prefix("### `")?.split_once('`')).collect();
    let codes = || Code::ALL.iter().filter(|code| !Code::OF_ANSWERS.contains(code));
    let names: Vec<_> = codes().map(|code| code.name()).collect();
    assert_eq!(listed.iter().map(|(name, _)| *name).collect::<Vec<_>>(), names);
    for code in codes() {
        let (_, own) = section.split_once(&format!("\n### `{}`", code.name())).unwrap();
        let own = own.split("\n### ").next().unwrap();
        assert!(own.contains(code.summary()), "{}: {}", code.name(), code.summary());
    }
}

#[test]
fn the_documented_outputs_are_the_real_ones() {
    let mut text = fs::read_to_string(LANGUAGE).unwrap();
    let blocks = blocks(&text);
    let mut checked = 0;
    for pair in blocks.windows(2) {
        let (input, output) = (&pair[0], &pair[1]);
        let Some(format) = input.info.strip_suffix(" broken") else { continue };
        assert_eq!((&*output.info, &output.heading), ("text", &input.heading));
        let extension = match format {
            "prolog" => "pl",
            "text" => "txt",
            other => other,
        };
        let name = format!("example.{extension}");
        let loaded = loaded_with(&name, &input.text, reading(&input.heading));
        for d in loaded.diagnostics.sorted() {
            let severity = if d.severity == Severity::Error { "error" } else { "warning" };
            assert!(input.heading.contains(&format!("`{}`", d.code.name())), "{}", input.heading);
            assert!(input.heading.contains(severity), "{}", input.heading);
        }
        let found = printed(&loaded);
        let (found, _summary) = found.rsplit_once("\n\n").unwrap();
        if std::env::var_os(BLESS).is_some() {
            text = text.replacen(&output.text, &format!("{found}\n"), 1);
            fs::write(LANGUAGE, &text).unwrap();
        } else {
            assert_eq!(output.text, format!("{found}\n"), "line {}", output.first_line);
        }
        checked += 1;
    }
    // Three codes have no text to show: the file is missing, no text, or too large for a page.
    assert!(checked >= Code::ALL.len() - Code::OF_ANSWERS.len() - 3, "{checked}");
}

#[test]
fn the_documented_puzzles_are_without_fault() {
    let text = fs::read_to_string(LANGUAGE).unwrap();
    let mut count = 0;
    for block in blocks(&text).iter().filter(|block| block.info == "zebra") {
        let found = printed(&loaded(&format!("{LANGUAGE}:{}", block.first_line), &block.text));
        assert_eq!(found, "");
        count += 1;
    }
    assert!(count >= 10, "{count}");
}

// ---------------------------------------------------------------- how it is drawn

fn drawn(text: &str, diagnostic: &Diagnostic) -> String {
    render(&Source::new("x.zebra", text), diagnostic, Style::plain())
}

fn at(start: usize, end: usize) -> Diagnostic {
    Diagnostic::error(Code::Syntax, Span::new(start, end), "here")
}

#[test]
fn nothing_of_a_hostile_file_drives_the_terminal() {
    let text = "a \u{1b}[2J\u{9b}31m\u{7f} \u{202e}b\u{2066}\r\rc\u{feff}";
    let diagnostic = Diagnostic::error(Code::Syntax, Span::new(2, 3), text)
        .label(text)
        .related(Span::new(0, 1), text)
        .help(text);
    let source = Source::new(format!("{text}\n.zebra"), text);
    let plain = render(&source, &diagnostic, Style::plain());
    let safe = |c: char| c == '\n' || !c.is_control() && !"\u{202e}\u{2066}\u{feff}".contains(c);
    assert!(plain.chars().all(safe), "{plain:?}");
    // With colours, the only escapes are those of colours.
    let coloured = render(&source, &diagnostic, Style::coloured());
    for rest in coloured.split('\u{1b}').skip(1) {
        let end = rest.find(|c: char| !"[;0123456789".contains(c)).unwrap();
        assert_eq!(&rest[end..=end], "m", "{coloured:?}");
    }
    assert!(coloured.replace('\u{1b}', "").chars().all(safe), "{coloured:?}");
}

#[test]
fn a_long_line_is_shown_through_a_window() {
    let line = format!("{}BAD{}", "x".repeat(5_000_000), "y".repeat(5_000_000));
    let start = 5_000_000;
    let (left, right) = ("x".repeat(33), "y".repeat(64));
    assert_eq!(
        drawn(&line, &at(start, start + 3)),
        format!(
            "error[syntax]: here\n --> x.zebra:1:5000001\n  |\n\
             1 | …{left}BAD{right}…\n  | {}^^^",
            " ".repeat(34)
        )
    );
    // A place in the same line that is too far away is named instead.
    let far = at(start, start + 3).related(Span::new(0, 1), "it began here");
    assert!(drawn(&line, &far).ends_with("  |\n  = note: it began here: line 1, column 1"));
    // Wide characters count twice.
    let wide = "漢".repeat(1_000_000);
    let shown = drawn(&wide, &at(1_500_000, 1_500_003));
    assert!(shown.contains(" --> x.zebra:1:500001\n"), "{shown}");
    assert!(shown.lines().all(|line| line.chars().count() < 70), "{shown}");
}

#[test]
fn places_far_apart_are_two_excerpts() {
    let text = format!("first\n{}second\n", "\n".repeat(1_500));
    let diagnostic = at(1_506, 1_512).related(Span::new(0, 5), "there");
    assert_eq!(
        drawn(&text, &diagnostic),
        "error[syntax]: here\n    --> x.zebra:1502:1\n     |\n1502 | second\n     | ^^^^^^\n     |\n    ::: x.zebra:1:1\n     |\n   1 | first\n     | ----- there"
    );
    let text = format!("first\n{}second\n", "\n".repeat(10));
    let diagnostic = at(16, 22).related(Span::new(0, 5), "there");
    assert_eq!(
        drawn(&text, &diagnostic),
        "error[syntax]: here\n  --> x.zebra:12:1\n   |\n 1 | first\n   | ----- there\n...\n12 | second\n   | ^^^^^^"
    );
}

#[test]
fn spans_of_any_kind_are_drawn() {
    let texts =
        ["", "\n", "a", "a\n", "\r\n", "\u{feff}", "\u{feff}a\n\nb", "é\tß\r\n漢字\n", "a\nb\nc"];
    for text in texts {
        for start in 0..=text.len() + 1 {
            for end in start..=text.len() + 1 {
                let diagnostic = at(start, end).related(Span::new(end, start.max(end)), "and");
                assert!(drawn(text, &diagnostic).starts_with("error[syntax]: here\n"));
            }
        }
    }
    // Of very many lines only the first one is shown.
    let text = "a\n".repeat(100_000);
    assert_eq!(
        drawn(&text, &at(0, text.len())),
        "error[syntax]: here\n --> x.zebra:1:1\n  |\n1 | a\n  | ^"
    );
    assert_eq!(drawn("some text", &at(0, 0)), "error[syntax]: here\n--> x.zebra");
}

#[test]
fn what_was_not_kept_is_counted() {
    let mut diagnostics = Diagnostics::default();
    assert_eq!(render_all(&Source::new("x.zebra", ""), &diagnostics, Style::plain()), "");
    for _ in 0..1_234 + MAX_KEPT {
        diagnostics.push(at(0, 1));
    }
    diagnostics.push(Diagnostic::warning(Code::AlwaysHolds, Span::new(0, 1), "well"));
    let found = render_all(&Source::new("x.zebra", "a"), &diagnostics, Style::plain());
    assert_eq!(found.matches("error[syntax]: here\n").count(), MAX_KEPT);
    assert!(
        found.ends_with("\n\n… and 1,234 more\n\nx.zebra: 1,434 errors, 1 warning\n"),
        "{found}"
    );
}

#[test]
fn many_errors_in_a_large_file_take_no_time() {
    let filler =
        "  a = b and c = d  \"words words words words words words words\"\n".repeat(500_000);
    let text = format!("{filler}{}", "x\n".repeat(MAX_KEPT));
    let mut diagnostics = Diagnostics::default();
    for line in 0..MAX_KEPT {
        let start = filler.len() + 2 * line;
        diagnostics.push(at(start, start + 1).related(Span::new(2, 3), "not like this"));
    }
    let source = Source::new("x.zebra", text);
    let begun = Instant::now();
    let found = render_all(&source, &diagnostics, Style::plain());
    let took = begun.elapsed();
    assert!(found.contains(" --> x.zebra:500200:1\n"));
    // It takes a tenth of a second; going through the file for each would take a minute.
    assert!(took < Duration::from_secs(5), "{took:?}");
}

// ---------------------------------------------------------------- hostile input

const HEAD: &str = "houses: 3\ncolour: red, green, blue\npet: dog, cat, eel\nprice: $1, $2, $3\n";

#[test]
fn deep_and_long_lines_are_refused_or_read() {
    let brackets = format!("{}red = dog{}", "(".repeat(10_000), ")".repeat(10_000));
    let cases = [
        (brackets, Some(Code::TooDeep)),
        (format!("{}red = dog", "not ".repeat(100_000)), Some(Code::TooDeep)),
        (format!("{}red = dog", "if ".repeat(100_000)), Some(Code::Syntax)),
        (format!("red = dog{}", ")".repeat(1_000_000)), Some(Code::UnbalancedBracket)),
        (format!("red = {}", "x".repeat(10_000_000)), Some(Code::UnknownName)),
        (format!("red = {}", "dog ".repeat(1_000_000)), Some(Code::UnknownName)),
        (format!("red in {}", "house ".repeat(1_000_000)), Some(Code::PositionOutOfRange)),
        (format!("{}more than dog", "price ".repeat(1_000_000)), Some(Code::Syntax)),
        (format!("\"{}\" = red", "\\u{".repeat(1_000_000)), Some(Code::BadEscape)),
        ("{".repeat(1_000_000), Some(Code::Syntax)),
        (format!("red = dog{}", " and red = dog".repeat(100_000)), None),
        (format!("red = dog{}", "\n    and red = dog".repeat(100_000)), None),
    ];
    for (clue, code) in cases {
        let begun = Instant::now();
        let loaded = loaded("x.zebra", &format!("{HEAD}clues:\n  {clue}\n"));
        let text = printed(&loaded);
        let start: String = clue.chars().take(30).collect();
        assert_eq!(loaded.diagnostics.sorted().first().map(|d| d.code), code, "{start}");
        assert!(text.lines().all(|line| line.chars().count() < 300), "{start}");
        assert!(begun.elapsed() < Duration::from_secs(10), "{start}");
    }
}

#[test]
fn a_million_faults_take_seconds() {
    for line in ["  red = dgo\n", "  red\n", "\0"] {
        let begun = Instant::now();
        let loaded = loaded("x.zebra", &format!("{HEAD}clues:\n{}", line.repeat(1_000_000)));
        let text = printed(&loaded);
        assert!(text.contains("… and 999,800 more"), "{line:?}");
        assert!(begun.elapsed() < Duration::from_secs(30), "{line:?}");
    }
}

#[test]
fn a_file_cut_or_damaged_anywhere_is_told_of_without_panic() {
    let whole = fs::read_to_string("puzzles/classic/zebra.zebra").unwrap();
    for at in (0..whole.len()).filter(|at| whole.is_char_boundary(*at)) {
        printed(&loaded("x.zebra", &whole[..at]));
        for sign in ["", "(", "\"", ":", "=", ",", "\n", "\u{1b}"] {
            let next = at + whole[at..].chars().next().map_or(0, char::len_utf8);
            printed(&loaded("x.zebra", &format!("{}{sign}{}", &whole[..at], &whole[next..])));
        }
    }
}

// ---------------------------------------------------------------- tables of mistakes

/// Tables of mistakes with what is printed for each; `ZEBRA_BLESS` rewrites the latter.
const MISTAKES: &str = "tests/integration/mistakes";

/// A table as its head and its cases: a title, and the lines below it.
fn table(name: &str) -> (String, Vec<(String, String)>) {
    let text = fs::read_to_string(format!("{MISTAKES}/{name}.txt")).unwrap();
    let mut parts = format!("\n{text}").split("\n==== ").map(str::to_owned).collect::<Vec<_>>();
    let head = parts.remove(0).trim_start().to_owned();
    let cases = parts.iter().map(|part| part.split_once('\n').unwrap());
    (head, cases.map(|(title, rest)| (title.to_owned(), rest.trim_end().to_owned())).collect())
}

/// Compares what is printed with a table, or writes it there.
fn compare(name: &str, head: &str, found: &[(String, String)], expected: &[(String, String)]) {
    if std::env::var_os(BLESS).is_some() {
        let cases: String = found.iter().map(|(t, text)| format!("\n==== {t}\n{text}\n")).collect();
        let text = format!("{head}{cases}");
        fs::write(format!("{MISTAKES}/{name}.txt"), text.trim_start()).unwrap();
        return;
    }
    for ((title, found), (_, expected)) in found.iter().zip(expected) {
        assert_eq!(found, expected, "\n{name}: {title}\n{found}");
    }
}

/// The text that a line of a table stands for: signs that cannot be seen are escaped.
fn unescape(text: &str) -> String {
    let (text, end) = text.strip_suffix('\\').map_or((text, "\n"), |text| (text, ""));
    let mut out = text.replace("\\r", "\r").replace("\\t", "\t");
    while let Some(start) = out.find("\\u{") {
        let end = start + out[start..].find('}').unwrap();
        let code = u32::from_str_radix(&out[start + 3..end], 16).unwrap();
        out.replace_range(start..=end, &char::from_u32(code).unwrap().to_string());
    }
    out.replace("\\\\", "\\") + end
}

#[test]
fn mistakes_in_one_clue_get_one_error() {
    let mut count = 0;
    for name in ["line", "ring", "grid", "unordered", "days"] {
        let (head, cases) = table(name);
        let found: Vec<_> = cases
            .iter()
            .map(|(clue, _)| {
                let text = format!("{}\nclues:\n  {}", head.trim_end(), unescape(clue));
                let loaded = loaded("x.zebra", &text);
                assert_eq!(loaded.diagnostics.sorted().len(), 1, "{clue}");
                let text = printed(&loaded);
                let (text, _summary) = text.rsplit_once("\n\n").unwrap();
                (clue.clone(), text.to_owned())
            })
            .collect();
        compare(name, &head, &found, &cases);
        count += cases.len();
    }
    assert!(count >= 150, "{count}");
}

#[test]
fn mistakes_in_whole_files() {
    let (head, cases) = table("files");
    let found: Vec<_> = cases
        .iter()
        .map(|(title, rest)| {
            let (input, _) = rest.split_once("\n----\n").unwrap();
            let found = printed(&loaded("x.zebra", &unescape(input)));
            (title.clone(), format!("{input}\n----\n{}", found.trim_end()))
        })
        .collect();
    compare("files", &head, &found, &cases);
    assert!(cases.len() >= 50);
}

/// The limit of relations is passed with an error, never by dropping the clue behind it.
#[test]
fn a_clue_beyond_the_limit_of_relations_is_no_silent_loss() {
    let operands = vec!["a"; 1_000];
    let header = "houses: 2\nname: a, b\n\nclues:\n";
    let clue = format!("  all same ({})\n", operands.join(", "));
    let zebra = |clues: usize, last: &str| format!("{header}{}{last}", clue.repeat(clues));
    let list = format!(r#"{{"says":{{"all_same":["{}"]}}}}"#, operands.join(r#"",""#));
    let json = |clues: usize, last: &str| {
        let head =
            r#"{"version":1,"positions":{"name":"house","labels":["1","2"],"shape":"line"},"#;
        let clues = format!("{}{last}", vec![list.as_str(); clues].join(","));
        format!(r#"{head}"categories":[{{"name":"name","items":["a","b"]}}],"clues":[{clues}]}}"#)
    };
    let cases = [
        ("x.zebra", zebra(1_000, ""), zebra(1_000, "  a in house 2\n")),
        ("x.json", json(1_000, ""), json(1_000, r#",{"says":{"in":["a",["2"]]}}"#)),
        ("x.json", json(1_000, ""), json(1_000, r#",{"says":"a in house 2"}"#)),
    ];
    for (name, full, beyond) in cases {
        let full = load(Source::new(name, full));
        assert_eq!(full.resolved.unwrap().puzzle.clues.len(), 1_000, "{name}");
        let beyond = load(Source::new(name, beyond));
        assert!(beyond.resolved.is_none(), "{name}");
        let errors: Vec<_> = beyond.diagnostics.sorted().into_iter().map(|d| d.code).collect();
        assert_eq!(errors.iter().filter(|code| **code == Code::TooLarge).count(), 1, "{name}");
    }
}
