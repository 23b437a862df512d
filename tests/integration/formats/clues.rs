//! Random clues in every form and spelling of the language, right and wrong ones.

use zebra_sat::syntax::text::quote;

use super::generate::Maker;

impl Maker<'_> {
    /// An operand in one of its spellings, not all of which can be read.
    pub(super) fn operand(&mut self) -> String {
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

    /// A clue of one of the forms, connectives inside as deep as is asked for.
    pub(super) fn clue(&mut self, depth: usize) -> String {
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
