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
pub(super) struct Choices<'c>(std::slice::Iter<'c, u16>);

impl Choices<'_> {
    pub(super) fn below(&mut self, bound: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or(0)) % bound
    }

    pub(super) fn of<'t, T: ?Sized>(&mut self, all: &[&'t T]) -> &'t T {
        all[self.below(all.len())]
    }

    pub(super) fn chance(&mut self, percent: usize) -> bool {
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
pub(super) struct Maker<'c> {
    pub(super) choices: Choices<'c>,
    header: String,
    pub(super) word: String,
    /// Category and items.
    pub(super) categories: Vec<(String, Vec<String>)>,
    pub(super) labels: Vec<String>,
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
                header.push_str(&format!("positions {key}: {} (unordered)\n", list(&self.labels)));
            }
            _ => {
                self.labels = choices.names(count);
                let flags = choices.of(&["", "(ordered)"]);
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
        let other = |at: usize| match choices.chance(20) {
            true => format!(" (also \"other {at}\", {at} others)"),
            false => String::new(),
        };
        let others: Vec<_> = (0..items.len()).map(other).collect();
        let written: Vec<_> =
            items.iter().zip(others).map(|(item, other)| quote(item) + &other).collect();
        let words = choices.of(&["", "", " (has, \"owns: keeps\")"]);
        self.header.push_str(&format!("{}{words}: {}{flags}\n", quote(&key), written.join(", ")));
        self.categories.push((key, items));
    }
}
