//! The lists of a text to categories with items.

use std::cell::LazyCell;

use compact_str::{CompactString, format_compact};
use foldhash::{HashMap, HashSet};
use itertools::Itertools;

use super::super::cutting::parts::Parts;
use super::super::lists::enumeration;
use super::super::lists::list::{Item, List};
use super::super::lists::range;
use super::super::lists::whereabouts;
use super::super::positions::opening;
use super::super::positions::opening::Count;
use super::category;
use super::kinds;
use super::nouns;
use crate::english::calendar;
use crate::english::learn::is_agent;
use crate::english::lexicon::{self, story};
use crate::english::measure::MONEY_SIGNS;
use crate::english::words::{self, Words};
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry, Name};
use crate::syntax::text::fold;

/// The categories of some lists, for so many positions that are called so.
pub(in super::super) fn categories(
    text: &str,
    parts: &Parts,
    count: &Count,
) -> Vec<(Category, Span)> {
    let mut all: Vec<(Category, Span)> = Vec::new();
    let mut names = Names::default();
    let ages = nouns::of_ages(text, parts);
    // `whose last names are Hill and Dale, each brought a cake`: the names go with no cake.
    let named = parts.lists.iter().flat_map(|list| &list.divided);
    let named = named.filter(|item| item.name.starts_with(char::is_uppercase));
    let named: HashSet<CompactString> = named.map(|item| fold(&item.name)).collect();
    for (at, (list, noun)) in parts.lists.iter().zip(nouns::of_clues(text, parts)).enumerate() {
        let (mut name, mut words) = category::name(text, list.description);
        // `People: 22, 24, 27`, whatever they are called
        if ages == Some(at) && name != "age" {
            words.push("age".into());
        }
        // `a talk each day (Monday through Friday)`
        if let Some(unit) = range::unit(list) {
            (name, words) = (unit.into(), Vec::new());
        }
        // `they opened in 1986, 1993 and 2001`
        if are_years(&list.divided) && text[list.description.range()].ends_with(" in") {
            words.push(std::mem::replace(&mut name, "year".into()));
        }
        // `The holds are full of coal, salt and tea`
        if whereabouts::is_cargo(text, list) && matches!(&*name, "hold" | "holds") {
            words.push(std::mem::replace(&mut name, "cargo".into()));
        }
        // `the classes meet in the Attic, the Barn and the Loft`
        if whereabouts::are_of_list(text, list) {
            words.push(std::mem::replace(&mut name, "place".into()));
        }
        // `picking them up at 7 am, 8 am and 9 am`
        if are_hours(&list.divided) && text[list.description.range()].ends_with(" at") {
            (name, words) = ("time".into(), Vec::new());
        }
        // `this summer they turned 6, 7 and 8`
        if are_ages_turned(text, list) {
            (name, words) = ("age".into(), Vec::new());
        }
        // `The pets cost $3, $5 and $7`
        if are_prices_told(text, list) {
            words.push(std::mem::replace(&mut name, "price".into()));
            words.retain(|word| word == "cost");
        }
        // `four customers from around the world (Chad, Peru, Togo and Fiji)`
        let is_country = |item: &Item| {
            let folded = fold(&item.name);
            lexicon::is_nation(&folded) && lexicon::names_of(&folded).first() == Some(&&*folded)
        };
        if opening::is_people(&name) && list.divided.iter().all(is_country) {
            (name, words) = ("country".into(), Vec::new());
        }
        words.retain(|word| !named.contains(word));
        // `Five sisters have birthdays in different months`: the sisters are no months.
        if count.people && !name.is_empty() {
            let counted = category::singular(&count.noun);
            words.retain(|word| !opening::are_people(word) || category::singular(word) != counted);
        }
        let capital = |item: &Item| item.name.starts_with(char::is_uppercase);
        // `one baker came by bus`: the bakers have names, and go by something.
        let is_of_rows = list.announced && !name.is_empty() && names.taken.contains_key(&name);
        // `They came by bus, car and tram`
        let is_told = || text[list.description.range()].ends_with(" by");
        // Most lists have a name, and need no other.
        let kind = LazyCell::new(|| kinds::of_values(&list.divided));
        if is_of_rows || is_told() && !kind.is_empty() {
            words.push(std::mem::replace(&mut name, (*kind).into()));
            words.retain(|word| *word != name && !names.taken.contains_key(word));
        }
        let is_unnamed = list.description.range().is_empty();
        if is_unnamed {
            name = (*kind).into();
            match name.is_empty() {
                true => name = noun,
                false => words.extend(Some(noun).filter(|noun| !noun.is_empty() && *noun != name)),
            }
        }
        // A line of items tells less of what they are than a sentence.
        let is_line = is_unnamed && (list.unmarked || list.announced);
        if name.is_empty() && !is_line && list.divided.iter().all(capital) {
            name = "name".into();
        }
        let of_all = of_all(text, list.items(Some(count.number as usize)));
        let items = match &of_all {
            Some((noun, items)) => {
                words.push(std::mem::replace(&mut name, noun.clone()));
                &items[..]
            }
            None => list.items(Some(count.number as usize)),
        };
        // People are no positions, so that their noun is free.
        let name = names.free(name, if count.people { "" } else { &count.noun });
        let numbers = in_digits(items);
        let digits = |at: usize| numbers.as_ref().map_or(&items[at].name, |numbers| &numbers[at]);
        let entry = |at: usize| Entry::Item(Name::new(digits(at).clone(), items[at].span));
        let entries: Vec<Entry> = (0..items.len()).map(entry).collect();
        let span = items.iter().fold(list.description, |whole, item| whole.to(item.span));
        let name = Name::new(name, list.description);
        let verbs = list.verbs.iter().filter(|verb| !words.contains(*verb)).cloned();
        let verbs: Vec<CompactString> = verbs.collect();
        let words =
            words.into_iter().chain(verbs).map(|word| Name::new(word, list.description)).collect();
        let also = entries.iter().filter_map(without_mark).collect();
        all.push((Category { name, entries, flags: Vec::new(), also, words }, span));
    }
    name_children(&mut all);
    name_things(&mut all);
    name_partners(&mut all);
    all
}

/// The noun that all items of a list of people have with an article, and their names without both: `family` and `Barlow` of
/// `the Barlow family`.
fn of_all(text: &str, items: &[Item]) -> Option<(CompactString, Vec<Item>)> {
    const NOUNS: &[&str] = &["brothers", "couple", "family", "household", "sisters", "twins"];
    let parted = |item: &Item| {
        let said = &text[item.span.range()];
        let named = said.strip_prefix("the ").unwrap_or(said);
        let (name, noun) = named.rsplit_once(' ')?;
        let start = item.span.end as usize - named.len();
        let is_name = name.starts_with(char::is_uppercase) && NOUNS.contains(&noun);
        is_name.then(|| (noun, Item::new(text, Span::new(start, start + name.len()))))
    };
    let parted: Vec<_> = items.iter().map(parted).collect::<Option<_>>()?;
    let noun = parted.iter().map(|(noun, _)| *noun).all_equal_value().ok()?;
    Some((noun.into(), parted.into_iter().map(|(_, item)| item).collect()))
}

/// Whether a list is one of prices behind a verb, and nothing else tells what they are: `The pets cost $3, $5 and $7`.
pub(in super::super) fn are_prices_told(text: &str, list: &List) -> bool {
    const COSTING: &[&str] =
        &["charge", "charged", "cost", "for", "paid", "pay", "paying", "raised", "spent"];
    // `they cost their makers`
    const BUYERS: &[&str] = &[" their buyers", " their makers", " their owners", " them"];
    let said = text[list.description.range()].trim_end();
    let said = BUYERS.iter().find_map(|of| said.strip_suffix(*of)).unwrap_or(said);
    let last = said.rsplit(char::is_whitespace).next().unwrap_or_default();
    COSTING.contains(&last) && are_sums(&list.divided)
}

/// Whether all items are sums of money: `$3`.
pub(in super::super) fn are_sums(items: &[Item]) -> bool {
    items.iter().all(|item| item.name.starts_with(MONEY_SIGNS))
}

/// Whether a list is of ages that a sentence tells of all people, and of nobody of theirs: `this summer they turned 6, 7 and 8`.
pub(in super::super) fn are_ages_turned(text: &str, list: &List) -> bool {
    const OTHERS: &[&str] = &["her", "his", "our", "their", "whose"];
    let said = text[list.description.range()].to_lowercase();
    let words: Vec<&str> = said.split_whitespace().collect();
    let [.., who, "turn" | "turned"] = words[..] else { return false };
    let counts = enumeration::counts_all(&words[..words.len() - 1]);
    let is_owned = words.iter().any(|word| OTHERS.contains(word) || word.contains(['\'', '’']));
    (counts || who == "they" || who == "who" || opening::is_people(who))
        && !is_owned
        && list.divided.iter().all(is_age)
}

/// Whether an item may be somebody's age.
pub(in super::super) fn is_age(item: &Item) -> bool {
    const OLDEST: u32 = 120;
    words::number(&[&item.name]).is_some_and(|(number, _)| (1..=OLDEST).contains(&number))
}

/// Whether all items are times of a clock: `7 am`, `7:30 pm`, `11:30`.
pub(in super::super) fn are_hours(items: &[Item]) -> bool {
    let is_hour = |item: &Item| {
        if matches!(&*item.name, "12 noon" | "12:00 noon" | "midnight" | "noon") {
            return true;
        }
        let begin = item.name.trim_end_matches(['a', 'p', 'm', '.']);
        let is_joined = begin.ends_with(|c: char| c.is_ascii_digit());
        let half = item.name[begin.len()..].trim_start();
        let (time, half) = match is_joined {
            true => (begin, half),
            false => item.name.split_once(' ').unwrap_or((&item.name, "")),
        };
        time.starts_with(|c: char| c.is_ascii_digit())
            && time.chars().all(|c| c.is_ascii_digit() || c == ':')
            && (matches!(half, "am" | "pm" | "a.m." | "p.m.")
                || half.is_empty() && time.contains(':'))
    };
    items.iter().all(is_hour)
}

/// Whether all items are years of these centuries.
pub(in super::super) fn are_years(items: &[Item]) -> bool {
    let is_year = |item: &Item| {
        item.name.len() == 4 && item.name.parse().is_ok_and(|year| (1000..2200).contains(&year))
    };
    items.iter().all(is_year)
}

/// Gives a category another name that is called as the positions are: `Four pupils took the first four places with a kite, …`.
pub(in super::super) fn without_name(categories: &mut [(Category, Span)], position: &str) {
    let is_taken = |name: &CompactString| name == position || *name == opening::plural(position);
    for (category, _) in categories.iter_mut().filter(|(of, _)| is_taken(&of.name.text)) {
        category.name.text.push_str(" kind");
    }
}

/// Puts a category of names in front if the first one is of numbered places, `Gallery 1, Gallery 2`: the rows are those of
/// the first category, and what is told of numbers, such as that one is higher, is told of a category.
pub(in super::super) fn begin_with_names(categories: &mut [(Category, Span)]) {
    let name = |entry: &Entry| match entry {
        Entry::Item(name) => Some(name.clone()),
        Entry::Range { .. } | Entry::Rest(_) => None,
    };
    let is_numbered = |(category, _): &(Category, Span)| {
        let items: Option<Vec<Name>> = category.entries.iter().map(name).collect();
        items.is_some_and(|items| calendar::numbered(&items).is_some())
    };
    if let Some(names) = categories.iter().position(|category| !is_numbered(category)) {
        categories[..=names].rotate_right(1);
    }
}

/// Whether all items are months, or days, by one of their names.
pub(in super::super) fn are_of(names: &[&[&str]], items: &[Item]) -> bool {
    items.iter().all(|item| {
        let name = item.name.to_lowercase();
        names.iter().any(|names| names.contains(&name.as_str()))
    })
}

/// Calls a category of children one of names where they are the people of the puzzle, and nobody has them: `child` would be
/// what somebody else's child is.
fn name_children(all: &mut [(Category, Span)]) {
    const CHILDREN: &[&str] = &["child", "children", "kid", "kids"];
    let is_child = |name: &Name| CHILDREN.contains(&name.text.as_str());
    let is_person = |(category, _): &(Category, Span)| {
        let name = &category.name.text;
        let of_family = ["family", "last", "second", "surname"].iter().any(|of| name.contains(of));
        let people = |word: &str| {
            matches!(word, "dad" | "father" | "mom" | "mother" | "name" | "names" | "parent")
                || opening::is_people(word)
        };
        !of_family && !is_child(&category.name) && name.split(' ').any(people)
    };
    let is_capital = |entry: &Entry| matches!(entry, Entry::Item(name) if name.text.starts_with(char::is_uppercase));
    if all.iter().any(is_person) {
        return;
    }
    let Some(at) = all.iter().position(|(category, _)| is_child(&category.name)) else { return };
    if all[at].0.entries.iter().all(is_capital) {
        all[at].0.name.text = "name".into();
        all.iter_mut().for_each(|(category, _)| category.words.retain(|word| !is_child(word)));
    }
}

/// Calls the sons of a puzzle with brides husbands, and the daughters of one with grooms wives.
fn name_partners(all: &mut [(Category, Span)]) {
    const PARTNERS: &[(&[&str], &str, &[&str])] = &[
        (&["bride", "brides"], "husband", &["brother", "brothers", "man", "men", "son", "sons"]),
        (
            &["groom", "grooms", "bridegroom", "bridegrooms"],
            "wife",
            &["daughter", "daughters", "sister", "sisters", "woman", "women"],
        ),
    ];
    const OTHERS: Words = Words::of(&["groom", "grooms", "husband", "husbands", "wife", "wives"]);
    let find = |names: &[&str]| {
        let is_of = |(category, _): &(Category, Span)| names.contains(&category.name.text.as_str());
        all.iter().position(is_of)
    };
    let married = |(partners, name, of): &(&[&str], &'static str, &[&str])| {
        find(partners)?;
        Some((find(of)?, *name))
    };
    let Some((at, name)) = PARTNERS.iter().find_map(married) else { return };
    let is_free = name == "wife"
        || !all.iter().any(|(category, _)| OTHERS.contains(&category.name.text.as_str()));
    if is_free {
        let son = std::mem::replace(&mut all[at].0.name.text, name.into());
        let span = all[at].0.name.span;
        all[at].0.words.push(Name::new(son, span));
    }
}

/// Calls a category of the names of things after the things, beside one of people: `Dummy Names` of ventriloquists are their
/// dummies, and no people.
fn name_things(all: &mut [(Category, Span)]) {
    // `First names`, `nickname`, `user names`
    const OF_PEOPLE: Words = Words::of(&[
        "and",
        "birth",
        "christian",
        "code",
        "family",
        "first",
        "full",
        "given",
        "last",
        "maiden",
        "middle",
        "pen",
        "second",
        "stage",
        "sur",
        "user",
    ]);
    let is_of_people = |word: &str| {
        OF_PEOPLE.contains(&word)
            || opening::is_people(word)
            || opening::is_people(&category::singular(word))
            || story::is_folk(&words::stem(word))
    };
    // `Skippers`
    let are_people =
        |word: &str| word != "name" && (is_of_people(word) || is_agent(&category::singular(word)));
    let things = |name: &str| {
        let folded = fold(name);
        let (things, _) =
            folded.rsplit_once(' ').filter(|(_, last)| matches!(*last, "name" | "names"))?;
        (!things.split(' ').any(is_of_people)).then(|| category::singular(things))
    };
    for at in 0..all.len() {
        let Some(thing) = things(&all[at].0.name.text) else { continue };
        let others =
            || all.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, of)| &of.0);
        let stem = words::stem(&thing);
        let is_thing =
            |name: &Name| name.text.split(' ').any(|word| words::stem(&fold(word)) == stem);
        let has_people = others().any(|of| fold(&of.name.text).split(' ').any(are_people));
        let is_free = !others().any(|of| is_thing(&of.name) || of.words.iter().any(is_thing));
        if has_people && is_free {
            all[at].0.name.text = thing;
        }
    }
}

/// The names of items that are numbers in words, all of the same unit if of any, in digits: `7` of `seven`, `5 miles` of
/// `five miles`. A word with a capital is a name.
fn in_digits(items: &[Item]) -> Option<Vec<CompactString>> {
    let divided = |item: &Item| {
        let words: Vec<&str> = item.name.split([' ', '-']).collect();
        let (number, taken) = words::number(&words)?;
        (!item.name.contains(char::is_uppercase)).then(|| (number, words[taken..].join(" ")))
    };
    let divided: Vec<(u32, String)> = items.iter().map(divided).collect::<Option<_>>()?;
    let in_words = items.iter().any(|item| !item.name.starts_with(|c: char| c.is_ascii_digit()));
    let of_one_unit = divided.windows(2).all(|pair| pair[0].1 == pair[1].1);
    let name =
        |(number, unit): &(u32, String)| CompactString::from(format!("{number} {unit}").trim_end());
    (in_words && of_one_unit).then(|| divided.iter().map(name).collect())
}

/// The names that categories have.
#[derive(Default)]
struct Names {
    /// Each with how often it was asked for.
    taken: HashMap<CompactString, usize>,
}

impl Names {
    /// A name, made different from those before it and from the words of the language.
    fn free(&mut self, name: CompactString, position: &str) -> CompactString {
        let reserved = ["title", "houses", "position", "positions", "clues", "questions"];
        let mut name = if name.is_empty() { "item".into() } else { name };
        if reserved.contains(&name.as_str())
            || name == position
            || name == opening::plural(position)
        {
            name.push_str(" kind");
        }
        loop {
            let times = self.taken.entry(name.clone()).or_default();
            *times += 1;
            match *times {
                1 => return name,
                times => name = format_compact!("{name} {times}"),
            }
        }
    }
}

/// An item that ends as a sentence does, `Rain.`, and its name without the mark, with which the
/// mark may be that of the sentence.
fn without_mark(entry: &Entry) -> Option<(Name, Vec<Name>)> {
    let Entry::Item(name) = entry else { return None };
    let bare = name.text.trim_end_matches(['.', '?', '!']);
    let differs = bare != name.text && bare.contains(char::is_alphanumeric);
    differs.then(|| (name.clone(), vec![Name::new(bare, name.span)]))
}
