//! What the category of a list is called, and which other words go with it.

use compact_str::CompactString;

use super::super::positions::opening;
use crate::english::memo::Memo;
use crate::english::token::tokens_of;
use crate::english::words;
use crate::english::words::Words;
use crate::model::ids::Span;
use crate::syntax::text::fold;

/// Words of a description that tell nothing of its items.
pub(in super::super) const EMPTY: Words = Words::of(&[
    "a",
    "an",
    "the",
    "each",
    "every",
    "all",
    "everyone",
    "everybody",
    "they",
    "them",
    "their",
    "there",
    "here",
    "another",
    "these",
    "those",
    "its",
    "his",
    "her",
    "one",
    "person",
    "people",
    "persons",
    "man",
    "woman",
    "men",
    "women",
    "resident",
    "residents",
    "inhabitant",
    "inhabitants",
    "house",
    "houses",
    "home",
    "homes",
    "owner",
    "owners",
    "is",
    "are",
    "has",
    "have",
    "having",
    "was",
    "were",
    "be",
    "of",
    "in",
    "at",
    "on",
    "by",
    "for",
    "from",
    "to",
    "with",
    "and",
    "or",
    "that",
    "where",
    "whether",
    "which",
    "who",
    "own",
    "unique",
    "different",
    "distinct",
    "favorite",
    "favourite",
    "favorites",
    "favourites",
    "something",
    "following",
    "possible",
    "available",
    "listed",
    "'s",
    "'",
    "as",
    "follows",
    "only",
    "exactly",
    "else",
    "live",
    "lives",
    "respective",
    "various",
    "several",
    "your",
    "whose",
    "namely",
    "viz",
    "like",
    "including",
    "already",
]);

/// Nouns that only introduce the next one: `type of pet`.
const KINDS: Words =
    Words::of(&["type", "types", "kind", "kinds", "sort", "sorts", "name", "names"]);

/// Nouns for what things differ in: `a different colour of silk`.
const QUALITIES: &[&str] = &[
    "age", "amount", "color", "colour", "cost", "flavor", "flavour", "height", "length", "price",
    "shade", "shape", "size", "weight",
];

/// The name of a category, and the other words that go with it.
type Named = (CompactString, Vec<CompactString>);

/// The longest descriptions that are remembered with what they name, in bytes.
const LONGEST_KNOWN: usize = 1 << 8;

thread_local! {
    /// Descriptions with what they name, which depends on nothing else: puzzles of one source describe their categories in
    /// the same words, and each description is looked at several times.
    static KNOWN: Memo<Named> = Memo::new(1 << 10);
}

/// The name of the category that a description is of, and the other words that go with it.
pub(in super::super) fn name(text: &str, description: Span) -> Named {
    let part = &text[description.range()];
    let behind = text[description.end as usize..].trim_start_matches([',', ' ']);
    let is_before_owners = behind.starts_with("one each by ");
    match part.len() <= LONGEST_KNOWN && !is_before_owners {
        true => KNOWN.with(|known| known.get(part, || named(part, false), Named::clone)),
        false => named(part, is_before_owners),
    }
}

/// The same of the words of a description alone.
fn named(part: &str, is_before_owners: bool) -> Named {
    // `different fruits i.e. plums, pears and figs`
    let part = part.strip_suffix("i.e.").map_or(part, str::trim_end);
    let part = behind_numbers(part);
    if let Some(named) = with_unit(part) {
        return named;
    }
    let mut all: Vec<CompactString> = tokens_of(part)
        .iter()
        .map(|token| &token.word)
        .filter(|w| w.starts_with(|c: char| c.is_alphanumeric() || c == '\''))
        .cloned()
        .collect();
    // `Five friends sit around a table`
    const SITTING: Words = Words::of(&[
        "queueing", "queuing", "sat", "seated", "sit", "sits", "sitting", "stand", "standing",
        "stands", "stood", "waited", "waiting",
    ]);
    let sits = all.iter().position(|word| SITTING.contains(&word.as_str()));
    if let Some(at) = sits.filter(|at| all[..*at].iter().any(|word| opening::is_noun(word))) {
        all.truncate(at);
    }
    // `Four guests known as`
    const NAMING: &[&str] = &["as", "called", "known", "named", "nicknamed"];
    while all.len() > 1 && all.last().is_some_and(|word| NAMING.contains(&&**word)) {
        all.pop();
    }
    // `This year five friends …`
    if let [this, time, ..] = &all[..]
        && matches!(this.as_str(), "last" | "this")
        && matches!(
            time.as_str(),
            "fall" | "month" | "spring" | "summer" | "week" | "winter" | "year"
        )
    {
        all.drain(..2);
    }
    if let Some(people) = people_somewhere(part, &all) {
        all.truncate(people + 1);
    }
    // `The robberies took place in`
    let took_place = all.windows(2).rposition(|pair| pair[0] == "took" && pair[1] == "place");
    let is_light = |word: &CompactString| matches!(&**word, "at" | "in" | "on" | "the");
    if took_place.is_some_and(|at| at > 0 && all[at + 2..].iter().all(is_light)) {
        return ("place".into(), Vec::new());
    }
    if let Some(purpose) = purpose(&all) {
        all.truncate(purpose);
    }
    without_scene(&mut all);
    // `came across the letters of her four sons`
    let is_owner = |word: &str| matches!(word, "her" | "his");
    if let [.., of, owner, number, _] = &all[..]
        && of == "of"
        && is_owner(owner)
        && words::number(&[number]).is_some_and(|(number, _)| number > 1)
    {
        all.drain(..all.len() - 2);
    }
    // `A gallery will hang five paintings by`: the gallery is none of theirs.
    if all.last().is_some_and(|word| word == "by") || is_before_owners {
        let counts =
            |word: &CompactString| words::number(&[word]).is_some_and(|(number, _)| number > 1);
        let from = all.iter().position(counts).filter(|at| at + 1 < all.len());
        all.drain(..from.unwrap_or(0));
    }
    let is_empty =
        |word: &CompactString| EMPTY.contains(&word.as_str()) || words::number(&[word]).is_some();
    let sentence = all.iter().any(is_empty)
        && !matches!(all.first().map(CompactString::as_str), Some("favorite" | "favourite"));
    // `different flowers in their foyer`
    let place = all
        .windows(2)
        .position(|pair| pair[0] == "in" && matches!(pair[1].as_str(), "their" | "his" | "her"));
    let differs = |end: &usize| all[..*end].iter().any(|w| w == "different" || w == "unique");
    let end = place.filter(differs).or_else(|| end_of_noun(&all)).unwrap_or(all.len());
    let name = match sentence {
        // `five years old`
        _ if matches!(&*fold(part), "old" | "aged") => Some("age".into()),
        // `12 km long`
        _ if let Some(name) = measured(&fold(part)) => Some(name.into()),
        true => Some(noun(&all[..end], &is_empty)).filter(|name| !name.is_empty()),
        false => Some(fold(part.trim_end_matches('.'))),
    };
    // `five military men`
    let people = match &all[..] {
        [.., of, men] if matches!(men.as_str(), "men" | "women") && !is_empty(of) => {
            Some(singular(men))
        }
        _ => None,
    };
    let owner = || all.last().filter(|word| opening::is_noun(word)).map(|word| singular(word));
    let name = people.filter(|_| sentence).or(name).or_else(owner).unwrap_or_default();
    // `They spend their days in five different ways`
    let is_spent = |word: &CompactString| matches!(&**word, "spend" | "spends" | "spent");
    let name = match name == "way" && all.iter().any(is_spent) {
        true => "pastime".into(),
        false => name,
    };
    // `a different place for their picnic`
    let purpose = all.windows(4).find(|four| {
        four[0] == "place" && four[1] == "for" && matches!(&*four[2], "her" | "his" | "their")
    });
    let name = match purpose.filter(|_| name == "place") {
        Some(four) => four[3].clone(),
        None => name,
    };
    let own: Vec<CompactString> = name.split([' ', '-', '\'']).map(singular).collect();
    let mut words: Vec<CompactString> = Vec::new();
    if let Some(owner) = all.windows(2).position(|pair| is_of_all(&pair[0], &pair[1])) {
        all.remove(owner + 1);
    }
    for word in all {
        let known =
            is_empty(&word) || KINDS.contains(&word.as_str()) || own.contains(&singular(&word));
        if !known && !words.contains(&word) {
            words.push(word);
        }
    }
    (name, words)
}

/// A description without the numbers of the list in front of it: `They are 9, 10 and 12 years old, they come from three states`.
fn behind_numbers(part: &str) -> &str {
    const SUBJECTS: &[&str] = &["all ", "and each ", "each ", "every ", "they "];
    let clauses = part.match_indices(", ").filter(|(at, comma)| {
        let rest = &part[at + comma.len()..];
        SUBJECTS.iter().any(|subject| rest.starts_with(subject))
    });
    let last = clauses.last().map(|(at, comma)| (&part[..at], &part[at + comma.len()..]));
    let lists =
        |before: &str| before.contains(", ") && before.contains(|c: char| c.is_ascii_digit());
    last.filter(|(before, _)| lists(before)).map_or(part, |(_, rest)| rest)
}

/// Where the people are of whom a description tells what they did somewhere: `Five children shared a table at Camp Elm`,
/// where the list is not of camps. Of `Five children swam in lakes` it is of lakes.
fn people_somewhere(part: &str, words: &[CompactString]) -> Option<usize> {
    const REACH: usize = 3;
    const ARTICLES: &[&str] = &["a", "an", "the", "their", "this"];
    let is = |at: usize, known: &[&str]| words.get(at).is_some_and(|word| known.contains(&&**word));
    words::number(&[words.first()?]).filter(|(number, _)| *number > 1)?;
    let people = (1..words.len().min(1 + REACH)).find(|at| opening::are_people(&words[*at]))?;
    let acts = words
        .get(people + 1)
        .is_some_and(|verb| words::is_participle(verb) || verb.ends_with("ed"));
    let place = words.iter().rposition(|word| matches!(&**word, "at" | "in" | "on"))?;
    let last = part.rsplit(' ').next()?;
    let is_one =
        is(place + 1, ARTICLES) && !last.ends_with('s') || last.starts_with(char::is_uppercase);
    let differs = words.iter().any(|word| matches!(&**word, "different" | "own" | "unique"));
    let is_near = place > people + 1 && words.len() <= place + 4;
    (acts && is_one && is_near && !differs).then_some(people)
}

/// What an adjective behind amounts measures.
fn measured(adjective: &str) -> Option<&'static str> {
    match adjective {
        "deep" => Some("depth"),
        "high" | "tall" => Some("height"),
        "long" => Some("length"),
        "wide" => Some("width"),
        _ => None,
    }
}

/// The name and the unit of a heading that has its unit in brackets: `Distances (in light years)`, whose years are none.
fn with_unit(heading: &str) -> Option<(CompactString, Vec<CompactString>)> {
    const MOST_WORDS: usize = 2;
    let (name, unit) = heading.strip_suffix(')')?.split_once(" (in ")?;
    let is_plain = |said: &str| said.chars().all(|c| c.is_alphabetic() || c == ' ');
    let name = fold(name);
    let words: Vec<CompactString> = name.split(' ').map(CompactString::from).collect();
    let fits = is_plain(&name)
        && is_plain(unit)
        && words.len() <= MOST_WORDS
        && !words.iter().any(|word| EMPTY.contains(&word.as_str()));
    let mut units: Vec<CompactString> = unit.split(' ').map(fold).collect();
    without_scene(&mut units);
    units.retain(|word| !EMPTY.contains(&word.as_str()) && !words.contains(word));
    fits.then_some((name, units))
}

/// Takes out words that tell where and when all is so: the barge of `on each barge lives`, the days of `spend their days`, and
/// those of `light years`, which are no years.
fn without_scene(words: &mut Vec<CompactString>) {
    const TIMES: &[&str] =
        &["afternoons", "days", "evenings", "mornings", "nights", "time", "weekends"];
    let is = |at: usize, known: &[&str]| {
        words.get(at).is_some_and(|word| known.contains(&word.as_str()))
    };
    let is_scene = |at: usize| {
        let each = at > 1
            && is(at - 1, &["each", "every"])
            && is(at - 2, &["aboard", "at", "behind", "in", "inside", "on"]);
        let time = at > 1
            && is(at, TIMES)
            && is(at - 1, &["their"])
            && is(at - 2, &["spend", "spends", "spent"]);
        let unit = at > 0 && is(at, &["year", "years"]) && is(at - 1, &["light"]);
        each && at + 1 < words.len() || time || unit
    };
    let kept: Vec<CompactString> =
        (0..words.len()).filter(|at| !is_scene(*at)).map(|at| words[at].clone()).collect();
    *words = kept;
}

/// Where it begins what something is for: `to share` of `brought a different cake to share`, `to draw the crowd` of `plays an
/// instrument to draw the crowd`.
fn purpose(words: &[CompactString]) -> Option<usize> {
    const BEFORE: &[&str] = &["a", "an", "different", "one", "unique"];
    const REACH: usize = 4;
    let is_one = |word: &CompactString| BEFORE.contains(&word.as_str());
    let at = words.iter().rposition(|word| word == "to")?;
    // `from Rome to a different town`
    let is_thing = |from: usize| {
        words[from + 1..at].iter().all(|word| !EMPTY.contains(&word.as_str())) && from + 1 < at
    };
    let article =
        words[at.saturating_sub(REACH)..at].iter().rposition(is_one)? + at.saturating_sub(REACH);
    let rest = &words[at + 1..];
    let is_verb = rest.first().is_some_and(|next| !EMPTY.contains(&next.as_str()));
    (is_thing(article) && is_verb && !rest.iter().any(is_one)).then_some(at)
}

/// Whether two words are `each child` or `every runner`, who have items of each category.
fn is_of_all(each: &str, who: &str) -> bool {
    matches!(each, "each" | "every") && opening::is_people(who)
}

/// Where the words behind the noun of a description begin: `at` of `five pupils at the old mill`, `from` of `each a
/// different part of a tale from Rome`.
fn end_of_noun(words: &[CompactString]) -> Option<usize> {
    // `None of the talks was good`
    if matches!(words, [none, of, ..] if none == "none" && of == "of") {
        return words.iter().position(|word| matches!(&**word, "is" | "was" | "were"));
    }
    const BEHIND: &[&str] =
        &["at", "during", "for", "from", "in", "on", "that", "to", "who", "with"];
    const DIFFERENT: &[&str] = &["different", "separate", "unique"];
    let is = |at: usize, known: &[&str]| words.get(at).is_some_and(|word| known.contains(&&**word));
    let is_telling = |word: &CompactString| {
        !EMPTY.contains(&&**word) && !KINDS.contains(&&**word) && words::number(&[word]).is_none()
    };
    if let Some(different) = words.iter().rposition(|word| DIFFERENT.contains(&&**word)) {
        let told = (different..words.len()).find(|at| is_telling(&words[*at]))?;
        // `a different colour of silk`
        if is(told, QUALITIES) && is(told + 1, &["of"]) {
            return Some(told + 1);
        }
        let of = (told..words.len()).filter(|at| is(*at, &["of"])).nth(1);
        let end = (told..words.len()).find(|at| is(*at, BEHIND));
        return of.into_iter().chain(end).min();
    }
    // `five old pupils at the mill`
    const REACH: usize = 3;
    (1..words.len()).find(|at| {
        let counted = (at.saturating_sub(REACH + 1)..at - 1)
            .any(|before| words::number(&[&words[before]]).is_some_and(|(number, _)| number > 1));
        is(*at, BEHIND) && opening::is_people(&words[at - 1]) && counted
    })
}

/// The last noun phrase of a sentence.
fn noun(words: &[CompactString], is_empty: &impl Fn(&CompactString) -> bool) -> CompactString {
    let runs: Vec<&[CompactString]> =
        words.split(|word| is_empty(word)).filter(|run| !run.is_empty()).collect();
    let only_kind = |run: &&&[CompactString]| run.iter().all(|word| KINDS.contains(&word.as_str()));
    let run = runs.iter().rev().find(|run| !only_kind(run)).or(runs.last());
    let Some(run) = run else { return CompactString::default() };
    let (last, front) = run.split_last().expect("empty runs are left out");
    let mut name = CompactString::default();
    for word in front {
        name.push_str(word);
        name.push(' ');
    }
    name.push_str(&singular(last));
    name
}

/// The singular of a noun, most of the time.
pub(in super::super) fn singular(word: &str) -> CompactString {
    let cut = |n: usize| CompactString::from(&word[..word.len() - n]);
    match word {
        "children" => "child".into(),
        "people" | "persons" => "person".into(),
        "men" => "man".into(),
        "women" => "woman".into(),
        "wives" => "wife".into(),
        "cargoes" | "dominoes" | "heroes" | "mangoes" | "potatoes" | "tomatoes" | "volcanoes" => {
            cut(2)
        }
        "knives" => "knife".into(),
        "aliases" => "alias".into(),
        "alias" | "means" | "series" | "species" => word.into(),
        _ if word.len() > 4 && word.ends_with("ies") && word != "movies" => {
            let mut stem = cut(3);
            stem.push('y');
            stem
        }
        _ if ["ches", "shes", "sses", "xes"].iter().any(|end| word.ends_with(end)) => cut(2),
        _ if word.len() > 3
            && word.ends_with('s')
            && !["ss", "us", "is"].iter().any(|end| word.ends_with(end)) =>
        {
            cut(1)
        }
        _ => word.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(description: &str) -> (String, Vec<String>) {
        let (name, words) = name(description, Span::new(0, description.len()));
        (name.into(), words.into_iter().map(String::from).collect())
    }

    #[test]
    fn a_description_gives_the_name_and_the_words() {
        let cases: &[(&str, &str, &[&str])] = &[
            ("Each guest wears a unique hat", "hat", &["wears"]),
            (
                "Afterwards every child goes off with a blue balloon",
                "blue balloon",
                &["afterwards", "goes", "off"],
            ),
            ("Jobs", "jobs", &[]),
            ("Favourite board games", "favourite board games", &[]),
            ("Every person speaks a different type of dialect", "dialect", &["speaks"]),
            ("The aunts' names in different houses are unique", "aunt", &[]),
            ("Each father is joined by his child", "child", &["father", "joined"]),
            ("They all stay in a distinct style of house", "style", &["stay"]),
            ("The people are of professions", "profession", &[]),
            ("Everybody has something different for breakfast", "breakfast", &[]),
            ("Each person has a unique name", "name", &[]),
            ("The three people", "person", &[]),
            ("One evening, three military men", "man", &["evening", "military"]),
            ("The robberies took place in the", "place", &[]),
            (
                "Each wedding took place in a different church",
                "church",
                &["wedding", "took", "place"],
            ),
            ("Five children shared a table at Camp Elm", "child", &[]),
            ("Five children swam in lakes", "lake", &["children", "swam"]),
            (
                "They are 9, 10 and 12 years old, they come from three different states",
                "state",
                &["come"],
            ),
            ("Everyone has different plants in their porch", "plant", &["porch"]),
            ("old", "age", &["old"]),
            ("Here are the hats", "hat", &[]),
            ("plays an instrument to draw the crowd", "instrument", &["plays"]),
            ("Each friend brought a different cake to share", "cake", &["brought"]),
            ("each sewn from a different colour of silk", "colour", &["sewn", "silk"]),
            ("This summer the pens were of different shapes", "shape", &["pens"]),
            ("On each raft lives a person of a different guild", "guild", &[]),
            ("They spend their days in three different ways", "pastime", &["spend", "ways"]),
            ("Distances (in light years)", "distances", &["light"]),
            ("Ages (in years)", "ages", &["years"]),
        ];
        for (description, name, words) in cases {
            let words = words.iter().map(ToString::to_string).collect();
            assert_eq!(named(description), ((*name).to_owned(), words), "{description}");
        }
    }
}
