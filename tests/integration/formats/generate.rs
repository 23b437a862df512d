//! Random puzzle files with everything in them that is hard to write down again.

use zebra_sat::load::load;
use zebra_sat::syntax::Source;
use zebra_sat::syntax::text::quote;

/// Names that are hard to tell from the grammar, from numbers, or from each other.
const NAMES: &[&str] = &[
    "red",
    "Red Dog",
    "dog",
    "if",
    "left of",
    "channel 5",
    "channel",
    "Dr.",
    "a:b",
    "9:00am",
    "7-up",
    "C++",
    "$4.99",
    "ünï çødé",
    "say \"hi\"",
    "back\\slash",
    "house 3",
    "house cat",
    "2 houses",
    "odd",
    "odd house",
    "end",
    "the end",
    "12",
    "12.",
    "Gone with the Wind",
    "Lord of the Rings",
    "price 2",
    "price",
    "a, b; c",
    "#1",
    "(x)",
    "{y}",
    "|z|",
    "...",
    "1..3",
    "-",
    "=",
    "+2",
    "x=y",
    "one of",
    "that order",
    "two  spaces",
    " edge",
    "tab\there",
    "line\nbreak",
    "Å",
    "ＷＩＤＥ",
    "title",
    "clues",
    "positions",
    "row",
    "at 3",
    "in a ring",
    "day",
    "day 2",
    "days",
    "3 x 4",
    "20x",
    "v9",
    "least",
    "not",
    "more than",
    "and",
    "\u{feff}bom",
    "C\\",
    "nul\0",
    "channel 2",
    "red 2",
    "dog price",
];

/// Keys for categories; some say the same as an item or a word of the header.
const KEYS: &[&str] = &[
    "colour",
    "pet",
    "price",
    "price 2",
    "v9",
    "a key",
    "title",
    "houses",
    "positions here",
    "clues",
    "if",
    "dog",
    "row",
    "9:00",
    "a:b",
    "stock #",
    "last name",
    "channel",
];

/// What positions are called.
const WORDS: &[&str] =
    &["house", "day", "time slot", "seat", "a", "odd", "left", "city", "box", "x:y"];

/// Choices that were drawn beforehand; 0 when they have run out.
struct Choices<'c>(std::slice::Iter<'c, u16>);

impl Choices<'_> {
    fn below(&mut self, bound: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or(0)) % bound
    }

    fn of<'t, T: ?Sized>(&mut self, all: &[&'t T]) -> &'t T {
        all[self.below(all.len())]
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// Different names, as many as asked for.
    fn names(&mut self, count: usize) -> Vec<String> {
        let start = self.below(NAMES.len());
        let step = [1, 7, 11, 13][self.below(4)];
        (0..count).map(|at| NAMES[(start + at * step) % NAMES.len()].to_owned()).collect()
    }

    fn numbers(&mut self, count: usize) -> Vec<String> {
        let form: fn(usize) -> String = match self.below(7) {
            0 => |n| format!("{}", 1990 + n),
            1 => |n| format!("${}.50", 3 * n + 1),
            2 => |n| format!("{} years", n + 1),
            3 => |n| format!("{}:{:02}pm", n + 1, 5 * n),
            4 => |n| format!("{}", 3 * n),
            5 => |n| format!("-{}", 2 * n + 1),
            _ => |n| format!("{}:30", 8 + n),
        };
        (0..count).map(form).collect()
    }
}

/// A file being made.
struct Maker<'c> {
    choices: Choices<'c>,
    header: String,
    word: String,
    /// Category and items.
    categories: Vec<(String, Vec<String>)>,
    labels: Vec<String>,
}

/// A puzzle file without errors.
pub(super) fn puzzle(choices: &[u16]) -> String {
    let mut maker = Maker {
        choices: Choices(choices.iter()),
        header: String::new(),
        word: String::new(),
        categories: Vec::new(),
        labels: Vec::new(),
    };
    maker.header();
    let mut text = maker.header.clone();
    if !is_ok(&text) {
        // Names that fall together are no fault of the formats.
        return "houses: 1\npet: dog\n".to_owned();
    }
    text.push_str("clues: # the clues\n");
    for at in 0..1 + maker.choices.below(8) {
        let clue = maker.clue(2).trim_start().to_owned();
        let wording = if maker.choices.chance(30) { "  \"words \\\"here\\\"\"" } else { "" };
        let label = if maker.choices.chance(50) { format!("{}. ", at + 1) } else { String::new() };
        let line = format!("   {label}{clue}{wording}\n");
        if !clue.contains('\n') && is_ok(&format!("{}clues:\n{line}", maker.header)) {
            text.push_str(maker.choices.of(&["", "", "\n\n", "  # between\n"]));
            text.push_str(&line);
        }
    }
    text.push_str("questions:\n");
    for _ in 0..2 {
        let at = maker.choices.below(maker.categories.len());
        let question = format!("{} of {}", quote(&maker.categories[at].0), maker.operand());
        if is_ok(&format!("{}questions:\n {question}\n", maker.header)) {
            text.push_str(&format!(" {question} \"why?\" # so\n"));
        }
    }
    text + "\n\n# the end\n"
}

fn is_ok(text: &str) -> bool {
    load(Source::new("test.zebra", text)).diagnostics.is_ok()
}

impl Maker<'_> {
    fn header(&mut self) {
        let choices = &mut self.choices;
        let count = 2 + choices.below(4);
        let mut header = String::new();
        if choices.chance(50) {
            header.push_str("# a comment\n\n\ntitle: The \"best\" puzzle: of all\n");
        }
        self.word = choices.of(WORDS).to_owned();
        let flags;
        let key = quote(&self.word);
        let numbers: Vec<_> = (1..=count).map(|n| n.to_string()).collect();
        let list = |of: &[String]| of.iter().map(|name| quote(name)).collect::<Vec<_>>().join(", ");
        match choices.below(8) {
            0 => {
                self.word = "house".to_owned();
                self.labels = numbers;
                header.push_str(&format!("houses: {count}\n"));
            }
            1 => {
                self.word = "house".to_owned();
                self.labels = (1..=2 * count).map(|n| n.to_string()).collect();
                header.push_str(&format!("houses: 2 x {count}\n"));
            }
            2 => {
                self.labels = choices.names(count);
                header.push_str(&format!("positions {key}: {}\n", list(&self.labels)));
            }
            3 => {
                self.labels = numbers;
                header.push_str(&format!("positions {key}: 1..{count} in a ring\n"));
            }
            4 => {
                self.labels = choices.numbers(count);
                header.push_str(&format!("positions {key}: {}\n", list(&self.labels)));
            }
            5 => {
                self.labels = choices.names(count);
                header.push_str(&format!("positions {key}: {} (unordered)\n", list(&self.labels)));
            }
            6 => {
                self.labels = numbers;
                flags = "(unordered)";
                header.push_str(&format!("positions {key}: {} {flags}\n", list(&self.labels)));
            }
            _ => {
                self.labels = choices.names(count);
                flags = choices.of(&["", "(ordered)"]);
                header.push_str(&format!("{key}: {} {flags}\n", list(&self.labels)));
            }
        }
        self.header = header;
        for _ in 0..1 + self.choices.below(4) {
            self.category();
        }
    }

    fn category(&mut self) {
        let (count, choices) = (self.labels.len(), &mut self.choices);
        let key = choices.of(KEYS).to_owned();
        if key == self.word || self.categories.iter().any(|(other, _)| *other == key) {
            return;
        }
        let (count, flags) = match choices.below(8) {
            0 => (count + 1, " (some)"),
            1 => (count - 1, ", ..."),
            2 => (2, " (repeats)"),
            3 => (count, " (ordered)"),
            4 => (count, "(ordered, some)"),
            _ => (count, ""),
        };
        let numeric = choices.chance(40);
        let items = if numeric { choices.numbers(count) } else { choices.names(count) };
        let written: Vec<_> = items.iter().map(|item| quote(item)).collect();
        self.header.push_str(&format!("{}: {}{flags}\n", quote(&key), written.join(", ")));
        self.categories.push((key, items));
    }

    /// An operand in one of its spellings, not all of which can be read.
    fn operand(&mut self) -> String {
        let choices = &mut self.choices;
        let at = choices.below(self.categories.len() + 1);
        let (category, names) = match self.categories.get(at) {
            Some((category, items)) => (category, items),
            None => (&self.word, &self.labels),
        };
        let name = &names[choices.below(names.len())];
        match choices.below(5) {
            0 => name.clone(),
            1 => quote(name),
            2 => format!("{} {name}", self.word),
            3 => format!("{category}:{name}"),
            _ => format!("{}:{}", quote(category), quote(name)),
        }
    }

    fn function(&mut self) -> String {
        let at = self.choices.below(self.categories.len() + 3);
        let name = match self.categories.get(at) {
            Some((category, _)) => category.as_str(),
            None => [&self.word, "row", "column"][at - self.categories.len()],
        };
        if self.choices.chance(30) { name.to_owned() } else { quote(name) }
    }

    fn amount(&mut self) -> &'static str {
        self.choices.of(&[
            "1",
            "2",
            "+3",
            "4.50",
            "-1",
            "1:30",
            "2 hours",
            "90 minutes",
            "1 year",
            "$2",
        ])
    }

    fn places(&mut self) -> String {
        let mut name = || {
            let label = &self.labels[self.choices.below(self.labels.len())];
            if self.choices.chance(40) { label.clone() } else { quote(label) }
        };
        match name() {
            first if first.len() % 3 == 0 => format!("{first}, {} or {}", name(), name()),
            first if first.len() % 3 == 1 => format!("{first} or {}", name()),
            first => first,
        }
    }

    fn clue(&mut self, depth: usize) -> String {
        if depth > 0 && self.choices.chance(40) {
            let (a, b) = (self.clue(depth - 1), self.clue(depth - 1));
            return match self.choices.below(9) {
                0 => format!("({a}) and ({b})"),
                1 => format!("({a}) or {b}"),
                2 => format!("{a} xor {b}"),
                3 => format!("if {a} then {b}"),
                4 => format!("({a}) iff {b}"),
                5 => format!("not ({a})"),
                6 => format!("at least 1 of ({a}; {b})"),
                7 => format!("{a} or {b} and {a}"),
                _ => format!("exactly 1 of (({a}); {b}; not {a})"),
            };
        }
        let (a, b, c, d) = (self.operand(), self.operand(), self.operand(), self.operand());
        let (f, k, places) = (self.function(), self.amount(), self.places());
        let (not, word) = (self.choices.of(&["", "", "not "]), self.word.clone());
        match self.choices.below(32) {
            0 => format!("{a} = {b}"),
            1 => format!("{a} != {b}"),
            2 => format!("{a} is {not}{b}"),
            3 => format!("{f}({a}) < {f}({b})"),
            4 => format!("{f}({a}) = {f}({b}) + {k}"),
            5 => format!("{f}({a}) >= {f}({b}) - {k}"),
            6 => format!("{f}({a}) <= {f}({b}) < {f}({c}) {k}"),
            7 => format!("{f}({a}) {} {places}", self.choices.of(&["<", "!=", "="])),
            8 => format!("{k} < {f}({a})"),
            9 => format!("|{f}({a}) - {f}({b})| >= {k}"),
            10 => format!("abs({f}({a}) - {f}({b})) = {k}"),
            11 => format!("{a} {not}in {word} {places}"),
            12 => format!("{a} {not}at {places}"),
            13 => format!("{a} {not}{}", self.choices.of(&["first", "last", "in the middle"])),
            14 => format!("{a} {not}at an end"),
            15 => format!("{a} {not}in an {} {word}", self.choices.of(&["odd", "even"])),
            16 => format!("{a} and {b} {not}same parity"),
            17 => format!("{a} {not}next to {b}"),
            18 => format!("{a} {} apart from {b}", 1 + self.choices.below(3)),
            19 => format!("{} {word}s between {a} and {b}", 1 + self.choices.below(2)),
            20 => format!("{a} {not}left of {b}"),
            21 => format!("{a} {not}somewhere before {b}"),
            22 => format!("{a} {not}directly above {b}"),
            23 => format!("{a} is {not}{} right of {b}", 1 + self.choices.below(3)),
            24 => format!("{a} {not}between {b} and {c}"),
            25 => format!("{a} {not}directly between {b} and {c}"),
            26 => format!("{a}, {b}, {c} in that order"),
            27 => format!("{a} {not}{f} {k} more than {b}"),
            28 => format!("{a} is {not}{f} less than {b}"),
            29 => format!("{a} is either {b}, {c} or {d}"),
            30 => format!("{a} is neither {b} nor {c}"),
            _ => match self.choices.below(3) {
                0 => format!("all different ({a}, {b}, {c})"),
                1 => format!("all same ({a}, {b})"),
                _ => format!("{{{a}, {b}}} = {{{c}, {d}}}"),
            },
        }
    }
}
