//! How words are compared: stems, number words, ordinals.

mod forms;

use std::sync::LazyLock;

use compact_str::{CompactString, format_compact};
use foldhash::{HashMap, HashMapExt};
use waken_snowball::Algorithm;

use super::memo::Memo;
use crate::syntax::text::is_integer;

/// The words whose stem does not come from their letters, with their stem.
static IRREGULAR: LazyLock<HashMap<&str, CompactString>> = LazyLock::new(|| {
    let mut stems = HashMap::new();
    for (stem, forms) in forms::WHOLE {
        stems.extend(forms.split(' ').map(|form| (form, CompactString::from(*stem))));
    }
    for (base, forms) in forms::IRREGULAR {
        let stem = snowball(base);
        stems.extend(forms.split(' ').map(|form| (form, stem.clone())));
    }
    stems
});

/// The stems of a British spelling, with those of the American one.
static SPELLINGS: LazyLock<HashMap<CompactString, CompactString>> = LazyLock::new(|| {
    forms::SPELLINGS
        .iter()
        .map(|(british, american)| (snowball(british), snowball(american)))
        .collect()
});

thread_local! {
    /// Words with their stems.
    static KNOWN: Memo<CompactString> = Memo::new(1 << 12);
}

/// The stem of a folded word: `tulips` and `tulip` have the same, as have `drank` and `drinking`,
/// `children` and `child`, `colour` and `color`. Numbers, marks and words with other signs than
/// letters are their own.
///
/// Different words may have one stem (`Ann` and `Anne`, `mystery` and `mysteries`): where two names
/// match a word by its stem, the one that matches letter by letter is meant.
pub fn stem(word: &str) -> CompactString {
    let find = || {
        if word.chars().any(|c| !c.is_alphabetic()) {
            return word.into();
        }
        IRREGULAR.get(word).cloned().unwrap_or_else(|| regular(word))
    };
    // Of numbers there is no end, and they are their own stems.
    match word.as_bytes().first() {
        Some(first) if first.is_ascii_alphabetic() || !first.is_ascii() => {
            KNOWN.with(|known| known.get(word, find, CompactString::clone))
        }
        _ => find(),
    }
}

/// Whether a verb cannot be the bare form that stands behind `does not`: `drinks`, `painted`, `drank`.
pub(super) fn is_finite(word: &str) -> bool {
    word.ends_with('s') && !word.ends_with("ss")
        || word.ends_with("ed")
        || IRREGULAR.contains_key(word)
}

/// Whether a word is a participle, as behind a noun that it tells of: `the rocket built by …`.
pub(super) fn is_participle(word: &str) -> bool {
    const IRREGULAR: &[&str] = &[
        "bought", "brought", "built", "caught", "chosen", "drawn", "driven", "eaten", "flown",
        "found", "given", "grown", "held", "kept", "known", "led", "made", "paid", "played",
        "read", "ridden", "run", "seen", "sent", "set", "shown", "sold", "sung", "taken", "taught",
        "thrown", "told", "won", "worn", "written",
    ];
    IRREGULAR.contains(&word) || word.len() > 4 && (word.ends_with("ed") || word.ends_with("ing"))
}

/// The form of a verb behind `she`: `learns`, `tries`, `goes`.
pub(super) fn third_person(verb: &str) -> CompactString {
    let start = verb.strip_suffix('y').filter(|start| !start.ends_with(['a', 'e', 'o', 'u']));
    let hisses = ["s", "x", "z", "ch", "sh", "o"].iter().any(|end| verb.ends_with(end));
    match start {
        Some(start) => format_compact!("{start}ies"),
        None if hisses => format_compact!("{verb}es"),
        None => format_compact!("{verb}s"),
    }
}

/// The stem of a word that follows the rules.
fn regular(word: &str) -> CompactString {
    let stem = match word.strip_suffix("men") {
        // `Frenchmen`: nobody has to list them all.
        Some(start) if start.len() >= 2 => {
            let mut singular = CompactString::from(start);
            singular.push_str("man");
            snowball(&singular)
        }
        _ => snowball(word),
    };
    match SPELLINGS.get(&stem) {
        Some(american) => american.clone(),
        None => stem,
    }
}

/// A word with a capital.
pub(super) fn capital(word: &str) -> CompactString {
    let mut chars = word.chars();
    chars.next().into_iter().flat_map(char::to_uppercase).chain(chars).collect()
}

fn snowball(word: &str) -> CompactString {
    CompactString::from(&*waken_snowball::stem(Algorithm::English, word))
}

/// A set of words of which only a mark is kept, one of 256: it may hold more words than were put in, but never fewer. So
/// that most questions for words that are not there end at the cost of a glance.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Marks([u64; 4]);

impl Marks {
    /// The same with a word more.
    pub(super) const fn with(self, word: &[u8]) -> Marks {
        self.with_mark(mark(word))
    }

    const fn with_mark(mut self, mark: usize) -> Marks {
        self.0[mark / 64] |= 1 << (mark % 64);
        self
    }

    const fn has_mark(&self, mark: usize) -> bool {
        self.0[mark / 64] >> (mark % 64) & 1 == 1
    }

    /// The marks of the words of a list.
    pub(super) const fn of_list(list: &[&str]) -> Marks {
        let mut marks = Marks([0; 4]);
        let mut at = 0;
        while at < list.len() {
            marks = marks.with(list[at].as_bytes());
            at += 1;
        }
        marks
    }

    /// The marks of the words of a list with what belongs to each.
    pub(super) const fn of_keys<T>(list: &[(&str, T)]) -> Marks {
        let mut marks = Marks([0; 4]);
        let mut at = 0;
        while at < list.len() {
            marks = marks.with(list[at].0.as_bytes());
            at += 1;
        }
        marks
    }

    /// The marks of the first words of phrases with what belongs to each.
    pub(super) const fn of_first_words<T>(list: &[(&str, T)]) -> Marks {
        let mut marks = Marks([0; 4]);
        let mut at = 0;
        while at < list.len() {
            marks = marks.with(first_word(list[at].0.as_bytes()));
            at += 1;
        }
        marks
    }

    /// The marks of the words of a list of pairs.
    pub(super) const fn of_pairs(list: &[(&str, &str)]) -> Marks {
        let mut marks = Marks::of_keys(list);
        let mut at = 0;
        while at < list.len() {
            marks = marks.with(list[at].1.as_bytes());
            at += 1;
        }
        marks
    }

    /// The words of both sets.
    pub(super) const fn and(&self, Marks([a, b, c, d]): &Marks) -> Marks {
        Marks([self.0[0] | *a, self.0[1] | *b, self.0[2] | *c, self.0[3] | *d])
    }

    /// The marks of some words.
    pub(super) fn of<'w>(words: impl Iterator<Item = &'w str>) -> Marks {
        words.fold(Marks::default(), |marks, word| marks.with(word.as_bytes()))
    }

    /// Whether a word may be one of the set.
    pub(super) const fn may_have(&self, word: &str) -> bool {
        self.may_have_bytes(word.as_bytes())
    }

    /// The same of the bytes of a word.
    pub(super) const fn may_have_bytes(&self, word: &[u8]) -> bool {
        self.has_mark(mark(word))
    }

    /// Whether some word may be in both sets.
    pub(super) const fn may_meet(&self, other: &Marks) -> bool {
        let (Marks(of), Marks(other)) = (self, other);
        (of[0] & other[0]) | (of[1] & other[1]) | (of[2] & other[2]) | (of[3] & other[3]) != 0
    }
}

/// One of 256 marks by which words can be told apart, mostly.
const fn mark(word: &[u8]) -> usize {
    let length = word.len();
    if length == 0 {
        return 0;
    }
    let (first, middle, last) = (word[0], word[length / 2], word[length - 1]);
    (first as usize + 5 * middle as usize + 17 * last as usize + 29 * length) % 256
}

/// One of 256 marks of two words, one behind the other.
const fn mark_of_two(first: &[u8], second: &[u8]) -> usize {
    (7 * mark(first) + mark(second)) % 256
}

/// The first of some words between spaces.
const fn first_word(words: &[u8]) -> &[u8] {
    let mut length = 0;
    while length < words.len() && words[length] != b' ' {
        length += 1;
    }
    words.split_at(length).0
}

/// A list of words that is often asked for one that it does not have: for most of these a glance is enough.
pub(super) struct Words {
    list: &'static [&'static str],
    pub(super) marks: Marks,
}

impl Words {
    pub(super) const fn of(list: &'static [&'static str]) -> Words {
        Words { list, marks: Marks::of_list(list) }
    }

    /// Whether a word is one of the list, as a slice is asked.
    #[inline]
    pub(super) fn contains(&self, word: &&str) -> bool {
        self.marks.may_have(word) && self.list.contains(word)
    }

    /// Whether some word of a set may be one of the list.
    #[inline]
    pub(super) fn may_meet(&self, words: &Marks) -> bool {
        self.marks.may_meet(words)
    }
}

/// A list of phrases, each of words between spaces, of which most places of a sentence begin none: for these a glance is
/// enough.
pub(super) struct Phrases {
    pub(super) list: &'static [&'static str],
    /// The marks of the first words.
    firsts: Marks,
    /// The marks of the phrases that are one word.
    alone: Marks,
    /// The marks of the first two words of the others.
    pairs: Marks,
}

impl Phrases {
    pub(super) const fn of(list: &'static [&'static str]) -> Phrases {
        let (mut firsts, mut alone, mut pairs) = (Marks([0; 4]), Marks([0; 4]), Marks([0; 4]));
        let mut at = 0;
        while at < list.len() {
            let phrase = list[at].as_bytes();
            let first = first_word(phrase);
            firsts = firsts.with(first);
            if first.len() == phrase.len() {
                alone = alone.with(first);
            } else {
                let second = first_word(phrase.split_at(first.len() + 1).1);
                pairs = pairs.with_mark(mark_of_two(first, second));
            }
            at += 1;
        }
        Phrases { list, firsts, alone, pairs }
    }

    /// Whether one of the phrases may begin with two words, or be the first of them.
    pub(super) fn may_begin(&self, first: &str, second: &str) -> bool {
        self.may_begin_with(first)
            && (self.alone.may_have(first)
                || self.pairs.has_mark(mark_of_two(first.as_bytes(), second.as_bytes())))
    }

    /// Whether one of the phrases may begin with a word.
    #[inline]
    pub(super) fn may_begin_with(&self, word: &str) -> bool {
        self.firsts.may_have(word)
    }

    /// Whether one of the phrases may begin with some word of a set.
    #[inline]
    pub(super) fn may_meet(&self, words: &Marks) -> bool {
        self.firsts.may_meet(words)
    }
}

/// The words for numbers up to nineteen, in order.
const UNITS: &[&str] = &[
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];

/// The words for twenty, thirty and so on.
const TENS: &[&str] =
    &["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/// The numbers of the words for one to nineteen and for twenty, thirty and so on.
static NUMBERS: LazyLock<HashMap<&str, u32>> = LazyLock::new(|| {
    let units = UNITS.iter().copied().zip(0..);
    units.chain(TENS.iter().copied().zip((20..).step_by(10))).collect()
});

/// The number at the start of some folded words, in digits or in words up to a hundred, and how many
/// words it takes: `3`, `two`, `twenty one`, `one hundred`. `a` and `an` are no numbers.
pub fn number(words: &[&str]) -> Option<(u32, usize)> {
    let (first, rest) = words.split_first()?;
    if first.starts_with(|c: char| c.is_ascii_digit()) {
        if !is_integer(first) {
            return None;
        }
        return first.parse().ok().map(|number| (number, 1));
    }
    if *first == "hundred" {
        return Some((100, 1));
    }
    const NAMES: Marks = Marks::of_list(UNITS).and(&Marks::of_list(TENS));
    if !NAMES.may_have(first) {
        return None;
    }
    let number = *NUMBERS.get(first)?;
    if number >= 20 {
        let units = rest.first().and_then(|word| NUMBERS.get(word));
        let units = units.filter(|units| (1..10).contains(*units));
        return Some(units.map_or((number, 1), |units| (number + units, 2)));
    }
    let hundred = number == 1 && rest.first() == Some(&"hundred");
    Some(if hundred { (100, 2) } else { (number, 1) })
}

/// The ordinals up to the nineteenth, in order, from the first.
const ORDINALS: &[&str] = &[
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
    "fifteenth",
    "sixteenth",
    "seventeenth",
    "eighteenth",
    "nineteenth",
];

/// `first`, `third`, `1st`, `twelfth` as 1, 3, 1, 12; up to the hundredth, in one word.
pub fn ordinal(word: &str) -> Option<u32> {
    // Most words end here, at the cost of a glance.
    if !matches!(word.as_bytes(), [.., b's', b't'] | [.., b'n' | b'r', b'd'] | [.., b't', b'h']) {
        return None;
    }
    if word == "hundredth" {
        return Some(100);
    }
    if let Some(at) = index(ORDINALS, word) {
        return Some(at + 1);
    }
    if let Some(tens) = word
        .strip_suffix("ieth")
        .and_then(|start| TENS.iter().position(|word| word.strip_suffix('y') == Some(start)))
    {
        return Some(tens as u32 * 10 + 20);
    }
    let digits = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let number: u32 = digits.parse().ok()?;
    (&word[digits.len()..] == ordinal_ending(number)).then_some(number)
}

/// The ordinal at the start of some folded words, and how many words it takes: `third`, `2nd`,
/// `twenty first`.
pub fn ordinal_words(words: &[&str]) -> Option<(u32, usize)> {
    let (first, rest) = words.split_first()?;
    if let Some(number) = ordinal(first) {
        return Some((number, 1));
    }
    let units = rest.first().and_then(|word| index(ORDINALS, word)).filter(|at| *at < 9)?;
    tens(first).map(|tens| (tens + units + 1, 2))
}

/// How the ordinal of a number is written: `third`, `3rd`.
pub fn ordinals(number: u32) -> Vec<String> {
    let word = number.checked_sub(1).and_then(|at| ORDINALS.get(at as usize));
    let digits = format!("{number}{}", ordinal_ending(number));
    word.map(|word| (*word).to_owned()).into_iter().chain([digits]).collect()
}

fn tens(word: &str) -> Option<u32> {
    index(TENS, word).map(|at| at * 10 + 20)
}

fn index(list: &[&str], word: &str) -> Option<u32> {
    list.iter().position(|entry| *entry == word).map(|at| at as u32)
}

/// What stands after the digits of an ordinal: `st` of 1st, `th` of 11th.
fn ordinal_ending(number: u32) -> &'static str {
    match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts that the words of each line have one stem.
    fn assert_same(lines: &[&str]) {
        for line in lines {
            let stems: Vec<_> = line.split(' ').map(stem).collect();
            assert!(stems.windows(2).all(|pair| pair[0] == pair[1]), "{line}: {stems:?}");
        }
    }

    #[test]
    fn nouns_have_one_stem() {
        assert_same(&[
            "tulip tulips",
            "lily lilies",
            "iris irises",
            "hobby hobbies",
            "smoothie smoothies",
            "potato potatoes",
            "mango mangoes",
            "bus buses",
            "glass glasses",
            "walrus walruses",
            "mouse mice",
            "goose geese",
            "child children",
            "person people persons",
            "man men",
            "woman women",
            "frenchwoman frenchwomen",
            "wife wives",
            "knife knives",
            "wolf wolves",
            "cactus cacti",
        ]);
    }

    #[test]
    fn verbs_have_one_stem() {
        assert_same(&[
            "drink drinks drinking drank drunk",
            "drive drives driving drove driven",
            "eat eats eating ate eaten",
            "keep keeps keeping kept",
            "buy buys buying bought",
            "pay pays paying paid",
            "win wins winning won",
            "wear wears wearing wore worn",
            "take takes taking took taken",
            "come comes coming came",
            "go goes going went gone",
            "have has having had",
            "do does doing did done",
            "read reads reading",
            "own owns owned owning",
            "prefer prefers preferred preferring",
            "occupy occupies occupied occupying",
        ]);
    }

    #[test]
    fn spellings_have_one_stem() {
        assert_same(&[
            "colour colours coloured color colored",
            "favourite favourites favorite",
            "grey gray",
            "theatre theaters",
            "moustaches mustache",
        ]);
    }

    #[test]
    fn different_words_have_different_stems() {
        for pair in ["fish fishing", "drink drinker", "rose rise", "left leave", "swede swedish"] {
            let (one, other) = pair.split_once(' ').expect("two words");
            assert_ne!(stem(one), stem(other), "{pair}");
        }
    }

    #[test]
    fn numbers_and_marks_are_their_own_stems() {
        for word in ["3", "1,000", "$4.50", "9:00am", "f150", "'s", ".", ""] {
            assert_eq!(stem(word), word);
        }
    }

    #[test]
    fn irregular_forms_have_the_stem_of_their_base() {
        for (base, forms) in forms::IRREGULAR {
            for form in forms.split(' ') {
                assert_eq!(stem(form), stem(base), "{form}");
            }
        }
    }

    #[test]
    fn numbers() {
        for (text, found) in [
            ("3", Some((3, 1))),
            ("zero", Some((0, 1))),
            ("two houses", Some((2, 1))),
            ("twelve", Some((12, 1))),
            ("twenty", Some((20, 1))),
            ("twenty one houses", Some((21, 2))),
            ("twenty houses", Some((20, 1))),
            ("twenty twelve", Some((20, 1))),
            ("ninety nine", Some((99, 2))),
            ("one hundred", Some((100, 2))),
            ("hundred", Some((100, 1))),
            ("a", None),
            ("an", None),
            ("1,000", None),
            ("first", None),
            ("99999999999", None),
            ("", None),
        ] {
            let words: Vec<&str> = text.split(' ').collect();
            assert_eq!(number(&words), found, "{text}");
        }
        assert_eq!(number(&[]), None);
    }

    #[test]
    fn ordinals() {
        for (word, found) in [
            ("first", Some(1)),
            ("third", Some(3)),
            ("twelfth", Some(12)),
            ("twentieth", Some(20)),
            ("ninetieth", Some(90)),
            ("hundredth", Some(100)),
            ("1st", Some(1)),
            ("11th", Some(11)),
            ("22nd", Some(22)),
            ("113th", Some(113)),
            ("1th", None),
            ("3", None),
            ("st", None),
            ("eth", None),
            ("two", None),
        ] {
            assert_eq!(ordinal(word), found, "{word}");
        }
    }

    #[test]
    fn ordinals_of_two_words() {
        assert_eq!(ordinal_words(&["twenty", "first", "house"]), Some((21, 2)));
        assert_eq!(ordinal_words(&["third", "house"]), Some((3, 1)));
        assert_eq!(ordinal_words(&["twenty", "twelfth"]), None);
        assert_eq!(ordinal_words(&["twenty"]), None);
        assert_eq!(ordinal_words(&[]), None);
    }
}
