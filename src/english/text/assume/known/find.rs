//! The kinds that a text announces, and their members among the words of its sentences.

use std::sync::LazyLock;

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt};
use itertools::Itertools;

use super::super::deeds::STEMS;
use crate::english::lexicon::kinds::KINDS;
use crate::english::lexicon::{self, names};
use crate::english::text::naming::category::singular;
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::english::words::Words;
use crate::model::ids::Span;
use crate::syntax::text::squeeze;

/// A kind of things, and those of its members that the sentences of a text name.
pub(super) struct Kind {
    /// What the text calls it, or what it is called in the lexicon.
    pub(super) name: CompactString,
    pub(super) is_announced: bool,
    /// Whether it is announced so that each row must have one: `a different pet`.
    pub(super) is_surely: bool,
    /// The place of where it is announced, or that of the kind behind all that are.
    pub(super) order: usize,
    pub(super) members: Vec<Member>,
}

/// A member of a kind.
#[derive(Clone)]
pub(super) struct Member {
    pub(super) name: CompactString,
    /// Its other forms that the sentences have.
    pub(super) also: Vec<CompactString>,
    pub(super) span: Span,
}

/// What is known of a form of a member: of which kind, and of which member.
struct Form {
    kind: usize,
    /// The first form of the member.
    name: &'static str,
}

/// All forms by their first words, the longest first.
type Forms = HashMap<&'static str, Vec<(Vec<&'static str>, Form)>>;

static FORMS: LazyLock<Forms> = LazyLock::new(|| {
    let mut forms = Forms::new();
    for (kind, of) in KINDS.iter().enumerate() {
        for member in of.members.split(',') {
            let name = member.split('=').next().unwrap_or_default();
            for form in member.split('=') {
                let words: Vec<&str> = form.split([' ', '-']).collect();
                let Some(first) = words.first() else { continue };
                forms.entry(first).or_default().push((words, Form { kind, name }));
            }
        }
    }
    for of in forms.values_mut() {
        of.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
    }
    forms
});

/// Kinds of which other lists know the members.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Other {
    Colour,
    People,
    Day,
    Month,
}

const OTHERS: &[Other] = &[Other::Colour, Other::People, Other::Day, Other::Month];

impl Other {
    fn name(self) -> &'static str {
        match self {
            Other::Colour => "colour",
            Other::People => "nationality",
            Other::Day => "day",
            Other::Month => "month",
        }
    }

    fn nouns(self) -> &'static str {
        match self {
            Other::Colour => "color,colour",
            Other::People => "nationality,origin,country,nation",
            Other::Day => "day,weekday",
            Other::Month => "month",
        }
    }

    fn has(self, word: &str) -> bool {
        match self {
            Other::Colour => lexicon::is_colour(word),
            Other::People => lexicon::is_people(word) || lexicon::is_nation(word),
            Other::Day => names::DAYS.iter().any(|of| of.contains(&word)),
            Other::Month => names::MONTHS.iter().any(|of| of.contains(&word)),
        }
    }
}

/// Several kinds together, of which each row may have something else: a supper of beans, soup or pie.
struct Union {
    name: &'static str,
    /// The nouns by which a text announces it, as of a kind.
    nouns: &'static str,
    kinds: &'static [&'static str],
}

const UNIONS: &[Union] = &[
    Union {
        name: "food",
        nouns: "breakfast,dinner,dish,food,lunch,meal,snack,supper,treat",
        kinds: &[
            "food",
            "snack",
            "soup",
            "salad",
            "pasta",
            "meat",
            "dessert",
            "pastry",
            "fruit",
            "vegetable",
            "sandwich",
            "fish",
            "pizza",
            "cheese",
        ],
    },
    Union {
        name: "destination",
        nouns: "destination,holiday,port,resort,trip,vacation",
        kinds: &["city", "country", "island", "state"],
    },
    Union {
        name: "game",
        nouns: "activity,game,hobby,pastime,sport",
        kinds: &["sport", "hobby", "game", "dance", "instrument"],
    },
    Union {
        name: "present",
        nouns: "gift,item,object,present,prize,purchase,souvenir,thing",
        kinds: &[
            "gift",
            "household object",
            "clothing",
            "furniture",
            "jewelry",
            "tool",
            "stationery",
            "bag",
            "device",
            "sports equipment",
            "collection",
            "hat",
            "shoe",
            "instrument",
        ],
    },
];

/// Which kind a word is of: one of the lexicon, or one of the others; or several together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Lexicon(usize),
    Other(Other),
    Union(usize),
}

impl Of {
    fn all() -> impl Iterator<Item = Of> {
        let of_others = OTHERS.iter().copied().map(Of::Other);
        let of_lexicon = (0..KINDS.len()).map(Of::Lexicon);
        of_others.chain(of_lexicon).chain((0..UNIONS.len()).map(Of::Union))
    }

    /// What its category is called.
    fn name(self) -> &'static str {
        match self {
            Of::Lexicon(kind) => KINDS[kind].name,
            Of::Other(other) => other.name(),
            Of::Union(at) => UNIONS[at].name,
        }
    }

    /// The nouns by which a text announces it, between commas.
    fn nouns(self) -> &'static str {
        match self {
            Of::Lexicon(kind) => KINDS[kind].nouns,
            Of::Other(other) => other.nouns(),
            Of::Union(at) => UNIONS[at].nouns,
        }
    }

    /// Whether a word of another kind is one of this.
    fn has(self, other: Of) -> bool {
        match (self, other) {
            (Of::Union(at), Of::Lexicon(kind)) => UNIONS[at].kinds.contains(&KINDS[kind].name),
            _ => self == other,
        }
    }
}

/// A place where a sentence names a member of some kinds.
struct Spot {
    /// The words as they are compared, and as the member is called.
    form: CompactString,
    span: Span,
    /// Whether the sentence begins with it, so that its capital tells nothing.
    is_first: bool,
    of: Vec<(Of, CompactString)>,
}

/// The kinds of which the sentences name members; `front`: those that may announce some; `place`: what a row is called.
pub(super) fn kinds(
    text: &str,
    front: &[Vec<Token>],
    clues: &[Vec<Token>],
    place: &str,
) -> Vec<Kind> {
    let announced = announced(front);
    let is_silent = |word: &str| {
        let word = singular(word);
        word == place || announced.iter().any(|told| told.noun == word)
    };
    let spots: Vec<Spot> = clues.iter().flat_map(|tokens| spots(tokens, is_silent)).collect();
    let kind = |(at, of): (usize, Of)| {
        let told = announced.iter().position(|told| told.kinds.contains(&of));
        let name = match told {
            Some(at) => announced[at].noun.clone(),
            None if COMMON.contains(&of.name()) => of.name().into(),
            None => return None,
        };
        let is_surely = told.is_some_and(|at| announced[at].is_surely);
        let order = told.unwrap_or(announced.len() + at);
        let members = members(text, &spots, of);
        Some(Kind { name, is_announced: told.is_some(), is_surely, order, members })
    };
    Of::all().enumerate().filter_map(kind).collect()
}

/// Kinds that a text need not announce.
const COMMON: &[&str] = &[
    "animal",
    "colour",
    "drink",
    "flower",
    "fruit",
    "instrument",
    "job",
    "make of car",
    "nationality",
    "sport",
];

/// A noun that announces some kinds.
struct Announced {
    noun: CompactString,
    kinds: &'static [Of],
    /// Whether it stands behind a word such as `different`.
    is_surely: bool,
}

/// The nouns by which sentences announce kinds: `each has a different pet`, `What is each boy's present?`
fn announced(front: &[Vec<Token>]) -> Vec<Announced> {
    const ANNOUNCING: Words = Words::of(&[
        "all",
        "different",
        "each",
        "every",
        "favorite",
        "favourite",
        "match",
        "no",
        "one",
        "own",
        "their",
        "various",
        "what",
        "which",
        "whose",
    ]);
    const DIFFERENT: Words = Words::of(&[
        "different",
        "distinct",
        "each",
        "favorite",
        "favourite",
        "one",
        "own",
        "separate",
        "unique",
        "various",
    ]);
    /// How far behind `different` the noun may stand: `a different musical taste`.
    const REACH: usize = 3;
    let mut all: Vec<Announced> = Vec::new();
    for tokens in front {
        if !tokens.iter().any(|token| ANNOUNCING.contains(&&*token.word)) {
            continue;
        }
        for at in 0..tokens.len() {
            // `means of transport`, `kind of music`
            let noun = |length: usize| {
                let (last, front) = tokens.get(at..at + length)?.split_last()?;
                let front = front.iter().map(|token| token.word.as_str());
                Some(front.chain([singular(&last.word).as_str()]).join(" "))
            };
            let nouns = [3, 2, 1].into_iter().filter_map(noun);
            let found = nouns.map(|noun| (of_noun(&noun), noun)).find(|(of, _)| !of.is_empty());
            let Some((kinds, noun)) = found else { continue };
            let before = &tokens[at.saturating_sub(REACH)..at];
            let is_surely = before.iter().any(|token| DIFFERENT.contains(&&*token.word));
            match all.iter_mut().find(|told| told.noun == noun) {
                Some(told) => told.is_surely |= is_surely,
                None => all.push(Announced { noun: noun.into(), kinds, is_surely }),
            }
        }
    }
    all
}

/// The kinds that a noun announces.
fn of_noun(noun: &str) -> &'static [Of] {
    static NOUNS: LazyLock<HashMap<&str, Vec<Of>>> = LazyLock::new(|| {
        let mut nouns: HashMap<&str, Vec<Of>> = HashMap::new();
        for of in Of::all() {
            of.nouns().split(',').for_each(|noun| nouns.entry(noun).or_default().push(of));
        }
        nouns
    });
    NOUNS.get(noun).map_or(&[], Vec::as_slice)
}

/// Where a sentence names members, the longest names first.
fn spots(tokens: &[Token], is_silent: impl Fn(&str) -> bool) -> Vec<Spot> {
    let mut all = Vec::new();
    let mut at = 0;
    let mut end = None;
    while at < tokens.len() {
        // Who goes dancing does not play the game of go.
        let goes = tokens[at].word == "go"
            && tokens.get(at + 1).is_some_and(|next| next.word.ends_with("ing"));
        if goes {
            at += 1;
            continue;
        }
        let spot = spot(&tokens[at..], at == 0, &is_silent);
        let begin = at;
        at += spot.as_ref().map_or(1, |(length, _)| *length);
        // Who drives a Honda is the Honda driver, and need not be one by profession.
        let is_agent = end == Some(begin) && STEMS.agent(&tokens[begin].stem).is_some();
        let is_other = |spot: &Spot| {
            let are_people = spot.of.iter().any(|(of, _)| *of == Of::Other(Other::People));
            are_people && is_of_others(tokens, at) || !are_people && is_called_so(tokens, begin, at)
        };
        if let Some((_, spot)) = spot.filter(|(_, spot)| !is_agent && !is_other(spot)) {
            all.push(spot);
            end = Some(at);
        }
    }
    all
}

/// Whether people of a country stand there who are several, or something of theirs: `the Norwegian guests`, `the Russian shop`.
fn is_of_others(tokens: &[Token], behind: usize) -> bool {
    let Some(next) = tokens.get(behind) else { return false };
    let are_people = next.word.ends_with('s') && opening::is_people(&next.word);
    are_people || matches!(&*next.word, "church" | "embassy" | "shop" | "store")
}

/// Whether somebody is called like a thing: `The Ash lives in house five`.
fn is_called_so(tokens: &[Token], begin: usize, behind: usize) -> bool {
    let lives = |token: &Token| matches!(&*token.word, "live" | "lived" | "lives");
    begin > 0 && tokens[begin].is_capital && tokens.get(behind).is_some_and(lives)
}

fn spot(
    tokens: &[Token],
    is_first: bool,
    is_silent: &impl Fn(&str) -> bool,
) -> Option<(usize, Spot)> {
    let first = &tokens[0];
    let one = singular(&first.word);
    let lists = [first.word.as_str(), one.as_str()].into_iter().unique();
    let forms = lists.filter_map(|word| FORMS.get(word)).flatten();
    let fitting = forms.filter(|(words, _)| begins(tokens, words));
    let longest = fitting.max_set_by_key(|(words, _)| words.len());
    let length = longest.first().map_or(1, |(words, _)| words.len());
    let mut of: Vec<(Of, CompactString)> =
        longest.iter().map(|(_, form)| (Of::Lexicon(form.kind), form.name.into())).collect();
    if length == 1 {
        let hobby = hobby_of(&one).filter(|(kind, _)| of.iter().all(|(of, _)| of != kind));
        of.extend(hobby);
        let word = [&first.word, &one];
        let known = OTHERS.iter().filter(|other| word.iter().any(|word| other.has(word)));
        of.extend(known.map(|other| (Of::Other(*other), first.word.clone())));
    }
    if of.is_empty() || length == 1 && is_silent(&first.word) {
        return None;
    }
    let span = first.span.to(tokens[length - 1].span);
    let form = tokens[..length].iter().map(|token| token.word.as_str()).join(" ").into();
    Some((length, Spot { form, span, is_first, of }))
}

/// The hobby of somebody called after it: `painting` of a painter.
fn hobby_of(agent: &str) -> Option<(Of, CompactString)> {
    let deed = agent.strip_suffix("er")?;
    let hobby = format!("{deed}ing");
    let is_hobby = |form: &&Form| KINDS[form.kind].name == "hobby";
    let form = FORMS
        .get(&*hobby)?
        .iter()
        .filter(|(words, _)| words.len() == 1)
        .map(|(_, form)| form)
        .find(is_hobby)?;
    Some((Of::Lexicon(form.kind), form.name.into()))
}

/// Whether a sentence begins with some words, the last of them in the singular or the plural.
fn begins(tokens: &[Token], words: &[&str]) -> bool {
    words.len() <= tokens.len()
        && words.iter().zip(tokens).enumerate().all(|(at, (word, token))| {
            token.word == *word || at + 1 == words.len() && singular(&token.word) == *word
        })
}

/// The members of a kind, each once, in the order of the text.
fn members(text: &str, spots: &[Spot], of: Of) -> Vec<Member> {
    let known = |spot: &Spot| {
        let (_, name) = spot.of.iter().find(|(kind, _)| of.has(*kind))?;
        let nation = lexicon::names_of(name).first().filter(|_| of == Of::Other(Other::People));
        Some(nation.map_or_else(|| name.clone(), |nation| (*nation).into()))
    };
    let mut all: Vec<(CompactString, Vec<&Spot>)> = Vec::new();
    for spot in spots {
        let Some(key) = known(spot) else { continue };
        match all.iter_mut().find(|(other, _)| *other == key) {
            Some((_, spots)) => spots.push(spot),
            None => all.push((key, vec![spot])),
        }
    }
    all.into_iter().map(|(key, spots)| member(text, &key, &spots, of)).collect()
}

/// A member that is told in some places: as the text writes it, but in the first form of the lexicon if it only has others.
fn member(text: &str, key: &str, spots: &[&Spot], of: Of) -> Member {
    let span = spots[0].span;
    let is_nation = of == Of::Other(Other::People);
    let is_own = |spot: &&&Spot| is_nation || spot.form == key || singular(&spot.form) == key;
    let own = spots.iter().filter(|spot| !spot.is_first).find(is_own);
    let first = || spots.iter().find(is_own);
    let name: CompactString = match own.or_else(first) {
        Some(spot) if spot.is_first && !is_proper(of) => spot.form.clone(),
        Some(spot) => squeeze(&text[spot.span.range()]),
        None => key.into(),
    };
    let is_other = |form: &&CompactString| !is_nation && **form != key && singular(form) != key;
    let also = spots.iter().map(|spot| &spot.form).filter(is_other).unique().cloned().collect();
    Member { name, also, span }
}

/// Whether the members of a kind are written with capitals.
fn is_proper(of: Of) -> bool {
    const PROPER: &[&str] = &["city", "country", "island", "language", "make of car", "state"];
    match of {
        Of::Lexicon(kind) => PROPER.contains(&KINDS[kind].name),
        Of::Other(other) => other != Other::Colour,
        Of::Union(at) => UNIONS[at].name == "destination",
    }
}
