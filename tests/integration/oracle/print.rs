//! Writes a puzzle as text, each form in all the ways that the language has for it.

use std::collections::BTreeSet;

use super::puzzle::{
    At, Bound, Clue, Func, Header, Line, ONE, Op, Operand, Puzzle, Relation, Shape, Side, Term,
    Unit, Value,
};

/// The text of a puzzle, where its clues begin, and the forms that it uses.
pub struct Printed {
    pub text: String,
    /// The offset of each clue's line, and of the end.
    pub starts: Vec<usize>,
    pub forms: BTreeSet<String>,
}

pub fn print(puzzle: &Puzzle) -> Printed {
    let header = &*puzzle.header;
    let mut text = format!("title: by the oracle\n{}\n", header.places.line);
    for category in &header.categories {
        text += &format!("{}\n", category.line);
    }
    text += "\nclues:\n";
    let mut printer = Printer { header, forms: BTreeSet::new() };
    let mut starts = Vec::new();
    for (at, line) in puzzle.clues.iter().enumerate() {
        starts.push(text.len());
        text += &printer.line(at, line);
    }
    starts.push(text.len());
    Printed { text, starts, forms: printer.forms }
}

/// The words that a bare name may not contain.
const GRAMMAR: &str = " above abs after all and apart at before below between different directly \
    either exactly first if iff immediately in is just last left less middle more neither next nor \
    not of on or right same somewhere then xor ";

pub fn quoted_if_needed(name: &str) -> String {
    let keyword = |word: &str| GRAMMAR.contains(&format!(" {word} "));
    if name.contains(',') || name.split(' ').any(keyword) {
        format!("\"{name}\"")
    } else {
        name.to_owned()
    }
}

struct Printer<'a> {
    header: &'a Header,
    forms: BTreeSet<String>,
}

/// How tightly a clue binds, from the weakest.
fn level(clue: &Clue) -> u8 {
    match clue {
        Clue::If(..) | Clue::Iff(..) => 0,
        Clue::Or(_) => 1,
        Clue::Xor(_) => 2,
        Clue::And(_) => 3,
        Clue::Not(_) => 4,
        // Their lists would run on into the words around them.
        Clue::Relation(Relation::InOrder(_) | Relation::SameParity(..), ..) => 0,
        _ => 5,
    }
}

impl Printer<'_> {
    fn form(&mut self, form: impl Into<String>) {
        self.forms.insert(form.into());
    }

    fn line(&mut self, at: usize, line: &Line) -> String {
        let mut clue = self.clue(&line.clue);
        let label = match line.style % 4 {
            0 => format!("{}. ", at + 1),
            1 => format!("{}) ", at + 1),
            _ => String::new(),
        };
        if line.style & 16 != 0 {
            self.form("continuation");
            for breakable in [" = ", " and ", " of "] {
                if !clue.contains('"') {
                    clue = clue.replacen(breakable, &format!("{breakable}# more\n      "), 1);
                }
            }
        }
        let wording = if line.style & 12 == 0 { "   \"as a person says it\"" } else { "" };
        format!("  {label}{clue}{wording}\n")
    }

    /// A part of a clue, in brackets unless it binds tighter than what is around it.
    fn part(&mut self, clue: &Clue, around: u8) -> String {
        let text = self.clue(clue);
        if level(clue) > around { text } else { format!("({text})") }
    }

    fn joined(&mut self, of: &[Clue], around: u8, word: &str) -> String {
        self.form(word);
        let parts: Vec<_> = of.iter().map(|part| self.part(part, around)).collect();
        parts.join(&format!(" {word} "))
    }

    pub fn clue(&mut self, clue: &Clue) -> String {
        match clue {
            Clue::Brackets(of) => {
                self.form("brackets");
                format!("({})", self.clue(of))
            }
            Clue::Not(of) => {
                self.form("not");
                format!("not {}", self.part(of, 3))
            }
            Clue::And(of) => self.joined(of, 3, "and"),
            Clue::Or(of) => self.joined(of, 1, "or"),
            Clue::Xor(of) => self.joined(of, 2, "xor"),
            Clue::If(a, b) => {
                self.form("if");
                format!("if {} then {}", self.part(a, 0), self.part(b, 0))
            }
            Clue::Iff(a, b) => {
                self.form("iff");
                format!("{} iff {}", self.part(a, 0), self.part(b, 0))
            }
            Clue::Count(bound, n, of) => {
                let words = match bound {
                    Bound::Exactly => "exactly",
                    Bound::AtLeast => "at least",
                    Bound::AtMost => "at most",
                };
                self.form(words);
                let parts: Vec<_> = of.iter().map(|part| self.clue(part)).collect();
                format!("{words} {n} of ({})", parts.join("; "))
            }
            Clue::Relation(relation, negated, style) => {
                self.relation(relation, *negated, usize::from(*style))
            }
        }
    }

    /// How many things in the puzzle have this name.
    fn bearers(&self, name: &str) -> usize {
        let header = self.header;
        let items = header.categories.iter().flat_map(|category| &category.items);
        items.chain(&header.places.labels).filter(|other| *other == name).count()
    }

    fn operand(&mut self, operand: Operand) -> String {
        let style = operand.style % 6;
        let word = &self.header.places.word;
        match operand.at {
            At::Item(c, item) => {
                let category = &self.header.categories[c];
                let name = &category.items[item];
                // `12 years between …` would count positions that are called years.
                let counts = category.unit == Unit::Years && *word == "year";
                let bare = quoted_if_needed(name);
                match style {
                    0..=2 if self.bearers(name) == 1 && !counts => bare,
                    3 if self.bearers(name) == 1 => {
                        self.form("operand \"item\"");
                        format!("\"{name}\"")
                    }
                    4 => {
                        self.form("operand category:\"item\"");
                        format!("{}:\"{name}\"", category.name)
                    }
                    5 => {
                        self.form("operand CATEGORY:ITEM");
                        format!("{}: {}", category.name.to_uppercase(), bare.to_uppercase())
                    }
                    _ => {
                        self.form("operand category:item");
                        format!("{}:{bare}", category.name)
                    }
                }
            }
            At::Place(place) => {
                let label = &self.header.places.labels[place];
                match style {
                    0 => {
                        self.form("operand house:3");
                        format!("{word}:{label}")
                    }
                    1 if self.bearers(label) == 1 => {
                        self.form("operand label");
                        label.clone()
                    }
                    2 => format!("{word}:\"{label}\""),
                    _ => {
                        self.form("operand house 3");
                        format!("{word} {label}")
                    }
                }
            }
        }
    }

    fn operands(&mut self, of: &[Operand], between: &str) -> String {
        let all: Vec<_> = of.iter().map(|operand| self.operand(*operand)).collect();
        all.join(between)
    }

    fn function(&self, func: Func) -> String {
        match func {
            Func::Places => self.header.places.word.clone(),
            Func::Category(c) => self.header.categories[c].name.clone(),
            Func::Row => "row".into(),
            Func::Column => "column".into(),
        }
    }

    fn constant(&mut self, func: Func, term: &Term, style: usize) -> String {
        match term {
            Term::Label(at) => match func {
                Func::Places => self.header.places.labels[*at].clone(),
                Func::Category(c) => quoted_if_needed(&self.header.categories[c].items[*at]),
                Func::Row | Func::Column => unreachable!("rows have no labels"),
            },
            Term::Number(value) => match self.header.unit(func) {
                Unit::Clock => {
                    let minutes = value / ONE;
                    format!("{}:{:02}", minutes / 60, minutes % 60)
                }
                unit => amount(*value, unit, style),
            },
            Term::Of(..) => unreachable!("no constant"),
        }
    }

    fn term(&mut self, func: Func, term: &Term, style: usize) -> String {
        let Term::Of(operand, plus) = term else { return self.constant(func, term, style) };
        let value = format!("{}({})", self.function(func), self.operand(*operand));
        let Some(plus) = plus else { return value };
        let (sign, amount) =
            (if *plus < 0 { "-" } else { "+" }, amount(plus.abs(), self.header.unit(func), style));
        let space = if style & 32 == 0 { " " } else { "" };
        self.form(format!("f(a) {sign} k"));
        format!("{value} {sign}{space}{amount}")
    }

    /// `a STYLE of these words b`, with `is` and `not` before the words.
    fn words(&mut self, form: &str, a: Operand, negated: bool, style: usize, rest: &str) -> String {
        let before = match (style & 1 == 0, negated) {
            (false, false) => "",
            (true, false) => "is ",
            (false, true) => "not ",
            (true, true) => "is not ",
        };
        let not = if negated { "not " } else { "" };
        self.form(format!("a {not}{form}"));
        if !before.is_empty() {
            self.form(format!("a {before}…"));
        }
        format!("{} {before}{rest}", self.operand(a))
    }

    fn relation(&mut self, relation: &Relation, negated: bool, style: usize) -> String {
        let pick = style >> 1;
        match relation {
            Relation::Same(a, b) => {
                let between = match (negated, pick % 4) {
                    (false, 0..=2) => "=",
                    (false, _) => "is",
                    (true, 0 | 1) => "!=",
                    (true, 2) => "≠",
                    (true, _) => "is not",
                };
                self.form(format!("a {between} b"));
                format!("{} {between} {}", self.operand(*a), self.operand(*b))
            }
            Relation::Compare(func, terms, ops) => {
                let shape: Vec<_> = terms
                    .iter()
                    .map(|t| if matches!(t, Term::Of(..)) { "f" } else { "k" })
                    .collect();
                self.form(format!("compare {}", shape.join(" op ")));
                self.form(match func {
                    Func::Places => format!("house(a) in {}", shape_name(self.header)),
                    Func::Category(c) => format!("f(a), {:?}", self.header.categories[*c].kind),
                    Func::Row | Func::Column => "row(a)".to_owned(),
                });
                let mut text = self.term(*func, &terms[0], style);
                for (i, op) in ops.iter().enumerate() {
                    let op = symbol(*op, style >> i & 4 == 0);
                    self.form(format!("compare {op}"));
                    text += &format!(" {op} {}", self.term(*func, &terms[i + 1], style >> i));
                }
                text
            }
            Relation::Difference(func, a, b, op, k) => {
                let f = self.function(*func);
                let (open, close) = if style & 1 == 0 { ("|", "|") } else { ("abs(", ")") };
                self.form(format!("{open}f(a) - f(b){close} op k"));
                let op = symbol(*op, style & 2 == 0);
                self.form(format!("difference {op}"));
                let (a, b) = (self.operand(*a), self.operand(*b));
                let k = amount(*k, self.header.unit(*func), pick);
                format!("{open}{f}({a}) - {f}({b}){close} {op} {k}")
            }
            Relation::In(a, places) => {
                let (form, text) = self.places(places, pick);
                self.words(&form, *a, negated, style, &text)
            }
            Relation::First(a) => self.ordinal("first", *a, negated, style),
            Relation::Last(a) => self.ordinal("last", *a, negated, style),
            Relation::Middle(a) => self.ordinal("middle", *a, negated, style),
            Relation::AtEnd(a) => {
                let text = ["at an end", "at either end", "at end"][pick % 3];
                self.words(text, *a, negated, style, text)
            }
            Relation::Odd(a) => self.parity("odd", *a, negated, style),
            Relation::Even(a) => self.parity("even", *a, negated, style),
            Relation::SameParity(a, b) => {
                let not = if negated { "not " } else { "" };
                self.form(format!("a and b {not}same parity"));
                format!("{} and {} {not}same parity", self.operand(*a), self.operand(*b))
            }
            Relation::NextTo(a, b) => {
                let text = ["next to", "next to", "directly next to"][pick % 3];
                self.with(text, *a, negated, style, *b)
            }
            Relation::Apart(steps, a, b) => {
                let houses = self.houses(*steps, pick);
                let rest = format!("{houses} apart from {}", self.operand(*b));
                self.words("n apart from b", *a, negated, style, &rest)
            }
            Relation::HousesBetween(between, a, b) => {
                self.form("n houses between a and b");
                let count = houses(self.header, *between);
                format!("{count} between {} and {}", self.operand(*a), self.operand(*b))
            }
            Relation::Order(a, side, steps, b) => {
                let side = match side {
                    Side::Left => "left of",
                    Side::Right => "right of",
                    Side::Before => "before",
                    Side::After => "after",
                    Side::Below => "below",
                    Side::Above => "above",
                };
                let directly = ["directly", "immediately", "just"];
                match steps {
                    None if pick % 3 == 2 => {
                        self.form("a somewhere …");
                        let rest = format!("somewhere {side} {}", self.operand(*b));
                        self.words(side, *a, negated, style, &rest)
                    }
                    None => self.with(side, *a, negated, style, *b),
                    Some(1) if pick % 4 < 3 => {
                        let directly = directly[pick % 4];
                        self.form(format!("a {directly} …"));
                        let rest = format!("{directly} {side} {}", self.operand(*b));
                        self.words(&format!("directly {side}"), *a, negated, style, &rest)
                    }
                    Some(steps) => {
                        let houses = self.houses(*steps, pick);
                        let rest = format!("{houses} {side} {}", self.operand(*b));
                        self.words(&format!("n {side}"), *a, negated, style, &rest)
                    }
                }
            }
            Relation::Between(a, b, c) => {
                let rest = format!("between {} and {}", self.operand(*b), self.operand(*c));
                self.words("between", *a, negated, style, &rest)
            }
            Relation::DirectlyBetween(a, b, c) => {
                let word = ["directly", "immediately", "just"][pick % 3];
                let (b, c) = (self.operand(*b), self.operand(*c));
                let rest = format!("{word} between {b} and {c}");
                self.words(&format!("{word} between"), *a, negated, style, &rest)
            }
            Relation::InOrder(of) => {
                let (last, before) = of.split_last().expect("two or more");
                let between =
                    [", ", ", and ", " and "][if before.len() > 1 { pick % 3 } else { 0 }];
                self.form(format!("a, b{between}c in that order"));
                let (before, last) = (self.operands(before, ", "), self.operand(*last));
                format!("{before}{between}{last} in that order")
            }
            Relation::Than(a, func, by, more, b) => {
                let more = if *more { "more" } else { "less" };
                let not = if negated { "not " } else { "" };
                let f = self.function(*func);
                let unit = self.header.unit(*func);
                let by = by.map(|by| format!("{} ", amount(by, unit, pick)));
                let shown = if by.is_some() { "n " } else { "" };
                self.form(format!("a {not}price {shown}{more} than b"));
                let (a, b) = (self.operand(*a), self.operand(*b));
                format!("{a} {not}{f} {}{more} than {b}", by.unwrap_or_default())
            }
            Relation::Either(a, of) => {
                self.form(format!("a is either, {}", of.len()));
                format!("{} is either {}", self.operand(*a), self.list(of, "or", pick))
            }
            Relation::Neither(a, of) => {
                self.form(format!("a is neither, {}", of.len()));
                format!("{} is neither {}", self.operand(*a), self.list(of, "nor", pick))
            }
            Relation::AllDifferent(of) => {
                self.form("all different");
                format!("all different ({})", self.operands(of, ", "))
            }
            Relation::AllSame(of) => {
                self.form("all same");
                format!("all same ({})", self.operands(of, ", "))
            }
            Relation::Pairs(left, right) => {
                self.form(format!("{{a, b}} = {{c, d}}, {}", left.len()));
                let (left, right) = (self.operands(left, ", "), self.operands(right, ", "));
                format!("{{{left}}} = {{{right}}}")
            }
        }
    }

    fn with(&mut self, text: &str, a: Operand, negated: bool, style: usize, b: Operand) -> String {
        let rest = format!("{text} {}", self.operand(b));
        self.words(text, a, negated, style, &rest)
    }

    /// `2`, `2 houses`
    fn houses(&mut self, steps: usize, pick: usize) -> String {
        if pick & 12 == 0 { houses(self.header, steps) } else { steps.to_string() }
    }

    /// `b, c or d`
    fn list(&mut self, of: &[Operand], word: &str, pick: usize) -> String {
        let all: Vec<_> = of.iter().map(|operand| self.operand(*operand)).collect();
        let (last, before) = all.split_last().expect("two or more");
        match pick % 3 {
            0 => all.join(&format!(" {word} ")),
            1 => format!("{} {word} {last}", before.join(", ")),
            _ => format!("{}, {word} {last}", before.join(", ")),
        }
    }

    /// `in house 2 or 4`, and a name for this way to write it.
    fn places(&mut self, places: &[usize], pick: usize) -> (String, String) {
        let word = &self.header.places.word;
        let labels: Vec<_> =
            places.iter().map(|place| self.header.places.labels[*place].clone()).collect();
        let preposition = ["in", "at", "on"][pick % 3];
        self.form(format!("a {preposition} …"));
        let pick = pick / 3;
        if let [label] = &labels[..] {
            let (form, text) = match pick % 3 {
                0 => ("house 3", format!("{word} {label}")),
                1 => ("3", label.clone()),
                _ => ("house:\"3\"", format!("{word}:\"{label}\"")),
            };
            return (format!("in {form}"), format!("{preposition} {text}"));
        }
        let (form, text) = match pick % 6 {
            0 => ("house 2 or 4", format!("{word} {}", labels.join(" or "))),
            1 => ("houses 1, 3 or 5", {
                let (last, before) = labels.split_last().expect("two or more");
                format!("{word}s {} or {last}", before.join(", "))
            }),
            2 => ("one of houses 1, 3, 5", format!("one of {word}s {}", labels.join(", "))),
            3 => ("one of the houses", format!("one of the {word}s {}", labels.join(", "))),
            4 => ("house 2 or house 4", {
                let all: Vec<_> = labels.iter().map(|label| format!("{word} {label}")).collect();
                all.join(" or ")
            }),
            _ => ("2 or 4", labels.join(" or ")),
        };
        (format!("in {form}"), format!("{preposition} {text}"))
    }

    fn ordinal(&mut self, word: &str, a: Operand, negated: bool, style: usize) -> String {
        let house = &self.header.places.word;
        let text = match style / 2 % 4 {
            0 => word.to_owned(),
            1 => format!("{word} {house}"),
            2 => format!("in the {word} {house}"),
            _ => format!("in the {word}"),
        };
        self.words(word, a, negated, style, &text)
    }

    fn parity(&mut self, word: &str, a: Operand, negated: bool, style: usize) -> String {
        let house = &self.header.places.word;
        let text = match style / 2 % 3 {
            0 => format!("in an {word} {house}"),
            1 => format!("on an {word} {house}"),
            _ => format!("at {word} {house}s"),
        };
        self.words(word, a, negated, style, &text)
    }
}

pub fn shape_name(header: &Header) -> &'static str {
    match header.places.shape {
        Shape::Line => "a line",
        Shape::Ring => "a ring",
        Shape::Grid(..) => "a grid",
        Shape::Unordered => "no order",
    }
}

fn symbol(op: Op, ascii: bool) -> &'static str {
    match (op, ascii) {
        (Op::Eq, _) => "=",
        (Op::Ne, true) => "!=",
        (Op::Ne, false) => "≠",
        (Op::Lt, _) => "<",
        (Op::Le, true) => "<=",
        (Op::Le, false) => "≤",
        (Op::Gt, _) => ">",
        (Op::Ge, true) => ">=",
        (Op::Ge, false) => "≥",
    }
}

/// `1 house`, `2 houses`
pub fn houses(header: &Header, count: usize) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {}{plural}", header.places.word)
}

/// A number with or without its unit; of a clock, a length of time.
fn amount(value: Value, unit: Unit, style: usize) -> String {
    let sign = if value < 0 { "-" } else { "" };
    let (whole, part) = (value.abs() / ONE, value.abs() % ONE);
    let number = match (part, style & 1) {
        (0, 0) => whole.to_string(),
        (0, _) if unit != Unit::Clock => format!("{whole}.0"),
        _ => format!("{whole}.{part:03}").trim_end_matches('0').trim_end_matches('.').to_owned(),
    };
    match unit {
        Unit::Plain => format!("{sign}{number}"),
        Unit::Dollars if style & 2 == 0 => format!("{sign}${number}"),
        Unit::Years if style & 2 == 0 => format!("{sign}{number} years"),
        Unit::Dollars | Unit::Years => format!("{sign}{number}"),
        Unit::Clock if style & 2 == 0 && value < 1_440 * ONE => {
            format!("{sign}{}:{:02}", whole / 60, whole % 60)
        }
        Unit::Clock if whole % 60 == 0 && style & 4 == 0 => format!("{sign}{} hours", whole / 60),
        Unit::Clock => format!("{sign}{number} minutes"),
    }
}
