//! What the words of a sentence may stand for in one puzzle.

use std::cell::{OnceCell, RefCell};

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt};
use itertools::Itertools;

use super::calendar;
use super::doers;
use super::function;
use super::learn::{Story, is_agent};
use super::lexicon::{self, kinds, story, topic_of};
use super::loose;
use super::words::{Marks, Words};

use super::measure::{
    Measure, amounts, currency, groups_of, measure, times_earth, told_by, unit, with_minutes,
    with_ordinals, with_units, without_halves, written,
};
use super::order::Order;
pub(super) use super::sense::{Pattern, Sense, Senses, Thing, Uses, names};
use super::sense::{is_of_makers, is_people};
use super::sentence::rivals::Rivals;
use super::sexes::Sexes;
use super::token::{Token, tokens};
use super::words;
use crate::resolve::scale::scale;
use crate::syntax::ast::{
    Category, Document, Entry, Flag, Labels, Landmark, Line, LineKind, Name, Positions, Shape,
};
use crate::syntax::text::fold;

/// How many categories English clues may speak of; items of further ones are not known.
const MAX_SENSES: usize = 64;

/// The words of one puzzle.
#[derive(Debug)]
pub(super) struct Vocabulary {
    pub(super) senses: Vec<Sense>,
    /// What stands at the ends of the row.
    pub(super) landmarks: Vec<Landmark>,
    /// The word for a position as the resolver knows it, and the labels.
    pub(super) position: Name,
    pub(super) labels: Vec<CompactString>,
    /// Whether the positions stand one before the other.
    pub(super) has_order: bool,
    /// What the labels of the positions tell.
    pub(super) order: Order,
    /// Whether there is a category of ranks beside positions that are none.
    pub(super) has_ranks: bool,
    /// Whether the last position is next to the first, so that nobody is at an end.
    pub(super) is_ring: bool,
    /// Whether the sentences speak of couples, and of partners.
    pub(super) are_couples: bool,
    pub(super) are_partners: bool,
    /// Whether they speak of somebody's date who is another one: `met her date`.
    pub(super) are_dates: bool,
    /// Whether all days of a month that the sentences name are of one month, so that the day alone tells the date.
    pub(super) tells_one_month: bool,
    /// How many rows and columns the positions have, if they are those of a grid.
    pub(super) grid: Option<(u32, u32)>,
    /// The stem of the word for a position.
    pub(super) position_stem: CompactString,
    pub(super) patterns: Vec<Pattern>,
    /// The patterns by the stem of their first word, and by their first letter for joined words.
    pub(super) by_stem: HashMap<CompactString, Vec<usize>>,
    /// The marks of these stems.
    pub(super) firsts: Marks,
    pub(super) by_start: HashMap<char, Vec<usize>>,
    pub(super) uses: HashMap<CompactString, Uses>,
    /// The categories whose items are people or what people are, so that nobody has or likes them.
    pub(super) of_people: Senses,
    /// The categories of which a story may tell with any verb: no topic says how one speaks of them.
    pub(super) open: Senses,
    /// The categories of names.
    pub(super) names: Senses,
    /// The categories of people, by their topic or their heading: `drivers`.
    pub(super) folk: Senses,
    /// Those of them whose heading calls them people: `owners`, but not `names`.
    pub(super) called_folk: Senses,
    /// Whether the sentences tell of who finished when, so that the positions are those of a race.
    pub(super) is_race: bool,
    /// Whether a sentence tells when somebody or something came to be, so that what is older is of an earlier year.
    pub(super) tells_of_making: bool,
    /// Whether some sentence tells who came and some who went, so that who was first may be the one or the other.
    pub(super) come_and_go: bool,
    /// Whether the sentences are those of a printed text.
    pub(super) is_printed: bool,
    /// Whether the puzzle has a ground floor and a first floor and does not say that they are the same.
    pub(super) has_two_lowest: bool,
    /// Whether the positions are looked at as a category of moments.
    pub(super) has_moments: bool,
    /// The name of that category, if the moments are not equally far apart: in `March, June, July` a month more is not the next
    /// position.
    pub(super) uneven_moments: Option<CompactString>,
    /// Whether a puzzle with positions in a row is told as freely as one without, which only a single answer confirms.
    pub(super) is_free: bool,
    /// Whether any verb may tell that a row and an item go together.
    pub(super) is_loose: bool,
    /// What the story adds, once it is told.
    pub(super) story: Option<Story>,
    /// Who is a man and who is a woman, where sentences speak of them.
    pub(super) sexes: Option<Sexes>,
    /// The categories that have one word of a list in their names, by where the list stands in the program and how long it is,
    /// once they were asked for: each sentence asks for the same ones. There are no more of them than lists in the program, and
    /// with another category they are asked for anew.
    pub(super) headed: RefCell<HashMap<(usize, usize), Senses>>,
    /// The same of the words for those who stand to others of the row.
    pub(super) roles: OnceCell<Senses>,
    /// The categories by which people are called themselves, once they were asked for.
    pub(super) own_names: OnceCell<Senses>,
    /// The categories of those who may meet in a contest, once they were asked for.
    pub(super) rivals: OnceCell<Rivals>,
}

/// Words in the headings of what one but sees: on a hike, at sea, in the sky.
const SIGHTS: &[&str] = &[
    "animal",
    "attraction",
    "bird",
    "butterfly",
    "comet",
    "constellation",
    "creature",
    "landmark",
    "planet",
    "sight",
    "sighting",
    "species",
    "star",
    "whale",
    "wildflower",
    "wildlife",
];

/// Stems of words for people that end as no verb's doers do.
const FOLK: Words = Words::of(&[
    "acrobat",
    "apprentic",
    "architect",
    "astronaut",
    "athlet",
    "aunt",
    "bard",
    "barista",
    "boy",
    "boyfriend",
    "bride",
    "brother",
    "cadet",
    "captain",
    "champion",
    "chef",
    "chief",
    "chum",
    "clerk",
    "clown",
    "coach",
    "colleagu",
    "cook",
    "coupl",
    "cousin",
    "cowboy",
    "cowgirl",
    "critic",
    "daughter",
    "diplomat",
    "diva",
    "famili",
    "father",
    "fiance",
    "friend",
    "girl",
    "girlfriend",
    "groom",
    "guard",
    "guide",
    "host",
    "husband",
    "intern",
    "jockey",
    "judg",
    "kid",
    "king",
    "knight",
    "lad",
    "ladi",
    "man",
    "mechan",
    "merchant",
    "monarch",
    "monk",
    "mother",
    "nephew",
    "niec",
    "nomad",
    "nun",
    "nurs",
    "parent",
    "pilot",
    "pirat",
    "poet",
    "presid",
    "priest",
    "princ",
    "princess",
    "queen",
    "recruit",
    "resid",
    "roommat",
    "scout",
    "sergeant",
    "sheriff",
    "sister",
    "sleuth",
    "son",
    "soprano",
    "spous",
    "student",
    "surgeon",
    "teammat",
    "tenant",
    "thief",
    "uncl",
    "vet",
    "victim",
    "villain",
    "wife",
    "wizard",
    "woman",
]);

/// Whether a stem is that of a word for people.
pub(super) fn is_folk(stem: &str) -> bool {
    story::is_folk(stem) || FOLK.contains(&stem)
}

/// The stems of other nouns for the same as the heading of amounts: `floor` for `stories`.
fn twins(stem: &str) -> &'static [&'static str] {
    match stem {
        "bill" => &["check", "tab"],
        "check" => &["bill", "tab"],
        "floor" => &["storey", "stori"],
        "storey" => &["floor", "stori"],
        "stori" => &["floor", "storey"],
        "tab" => &["bill", "check"],
        _ => &[],
    }
}

/// `Professor Dunne` for `Prof. Dunne`, and so for other titles.
fn with_title(name: &str) -> Option<String> {
    const TITLES: &[(&str, &str)] = &[
        ("Capt. ", "Captain "),
        ("Dr. ", "Doctor "),
        ("Mt. ", "Mount "),
        ("Prof. ", "Professor "),
        ("St. ", "Saint "),
    ];
    TITLES.iter().find_map(|(short, long)| Some(format!("{long}{}", name.strip_prefix(short)?)))
}

/// A name whose title lacks its full stop: `Mr. Fox` of `Mr Fox`, `st. moritz` of `st moritz`.
fn with_stop(name: &str) -> Option<String> {
    const TITLES: &[&str] = &["capt", "dr", "mr", "mrs", "ms", "mt", "prof", "st"];
    let (title, rest) = name.split_once(' ')?;
    TITLES.contains(&&*fold(title)).then(|| format!("{title}. {rest}"))
}

/// A category in the place of positions that are days, months, dates, ordinals, times of day, years, or amounts with a unit.
fn as_category(positions: &Positions, document: &Document) -> Option<Category> {
    const MOST_RANKS: u32 = 20;
    let (entries, is_ranked) = match &positions.labels {
        Labels::List(entries) => (entries.clone(), false),
        // The places of a race
        Labels::Number(number, span)
            if positions.word == "place" && *number <= MOST_RANKS && tells_of_race(document) =>
        {
            let label = |rank: u32| Name::new(rank.to_string(), *span);
            ((1..=*number).map(|rank| Entry::Item(label(rank))).collect(), true)
        }
        _ => return None,
    };
    let labels = names(&entries);
    let in_calendar = calendar::calendar(&labels)
        .is_some_and(|of| of.step.is_some() || of.measure != Measure::Places);
    let is_number = |label: &Name| label.text.parse::<u32>().is_ok_and(|number| number < 1000);
    let is_timed = || {
        let times = scale(labels.iter().map(|label| label.text.as_str()), false);
        let is_numbered = || labels.iter().any(&is_number);
        times.is_some_and(|of| (of.clock || !is_numbered()) && of.values.is_sorted())
    };
    ((is_ranked || in_calendar || is_timed()) && positions.shape == Shape::Plain).then(|| {
        Category {
            name: positions.name.clone(),
            entries,
            flags: vec![(Flag::Ordered, positions.name.span)],
            also: Vec::new(),
            words: Vec::new(),
        }
    })
}

/// Whether some clue has a word by which its places are those of a race.
fn tells_of_race(document: &Document) -> bool {
    let of_clue = |line: &Line| match &line.kind {
        LineKind::Clue(clue) => clue.english.as_ref().map(|english| tokens(&english.text, 0)),
        _ => None,
    };
    let mut words = document.lines.iter().filter_map(of_clue).flatten();
    words.any(|token| function::is_of_race(&token.stem))
}

impl Vocabulary {
    /// Whether the positions may be those of a queue: nobody lives there, and none stands above another one.
    pub(super) fn is_queue(&self) -> bool {
        const PLACES: Words =
            Words::of(&["line", "order", "place", "posit", "position", "queue", "spot", "turn"]);
        self.has_order && !self.is_ring && !self.has_ranks && PLACES.contains(&&*self.position_stem)
    }

    /// The words that the header of a document declares.
    pub(super) fn new(document: &Document) -> Vocabulary {
        Vocabulary::of(document, false)
    }

    /// The same, where the positions are moments or numbers of whose order nothing is told but as of values: a
    /// story with a category more.
    pub(super) fn of_values(document: &Document) -> Option<Vocabulary> {
        let of_values = |kind: &LineKind| match kind {
            LineKind::Positions(positions) => as_category(positions, document).is_some(),
            _ => false,
        };
        let has_values = document.lines.iter().any(|line| of_values(&line.kind));
        let is_category = |kind: &LineKind| matches!(kind, LineKind::Category(_));
        let categories = document.lines.iter().filter(|line| is_category(&line.kind)).count();
        (has_values && categories < MAX_SENSES).then(|| Vocabulary::of(document, true))
    }

    fn of(document: &Document, as_values: bool) -> Vocabulary {
        let mut vocabulary = Vocabulary {
            senses: Vec::new(),
            landmarks: Vec::new(),
            position: Name::new("house", Default::default()),
            labels: Vec::new(),
            has_order: false,
            is_ring: false,
            grid: None,
            are_couples: false,
            are_partners: false,
            are_dates: false,
            tells_one_month: false,
            order: Order::default(),
            has_ranks: false,
            position_stem: CompactString::default(),
            patterns: Vec::new(),
            by_stem: HashMap::new(),
            firsts: Marks::default(),
            by_start: HashMap::new(),
            // The words of some topics.
            uses: HashMap::with_capacity(1 << 8),
            of_people: 0,
            open: 0,
            names: 0,
            folk: 0,
            called_folk: 0,
            is_race: false,
            tells_of_making: false,
            come_and_go: false,
            is_printed: false,
            has_two_lowest: false,
            has_moments: false,
            uneven_moments: None,
            is_free: false,
            is_loose: false,
            story: None,
            sexes: None,
            headed: RefCell::default(),
            roles: OnceCell::new(),
            own_names: OnceCell::new(),
            rivals: OnceCell::new(),
        };
        let mut has_positions = false;
        for line in &document.lines {
            match &line.kind {
                LineKind::Positions(positions) => {
                    match as_values.then(|| as_category(positions, document)).flatten() {
                        Some(category) => {
                            vocabulary.has_moments = true;
                            let in_calendar = calendar::calendar(&names(&category.entries));
                            let is_uneven = in_calendar.is_some_and(|of| of.step.is_none());
                            vocabulary.uneven_moments =
                                is_uneven.then(|| category.name.text.clone());
                            vocabulary.add_category(&category);
                        }
                        None => {
                            has_positions = true;
                            vocabulary.landmarks.clone_from(&positions.landmarks);
                            vocabulary.add_positions(positions);
                        }
                    }
                }
                LineKind::Category(category) if vocabulary.senses.len() < MAX_SENSES => {
                    vocabulary.add_category(category);
                }
                _ => {}
            }
        }
        if !vocabulary.has_order {
            vocabulary.set_open();
        }
        if !has_positions && let Some(first) = vocabulary.senses.first() {
            vocabulary.position = first.name.clone();
        }
        vocabulary.position_stem = words::stem(&fold(&vocabulary.position.text));
        vocabulary.add_football();
        vocabulary.add_ranks();
        vocabulary.add_breeders();
        vocabulary.add_days_of_birth();
        vocabulary.order = Order::of(&vocabulary.labels, &vocabulary.position_stem);
        let is_rank = |sense: &Sense| sense.measure == Measure::Places;
        vocabulary.has_ranks = vocabulary.all(is_rank) != 0 && !vocabulary.is_of_ranks();
        vocabulary
    }

    /// A story, where a pet may as well be found, or photographed.
    pub(super) fn set_open(&mut self) {
        self.open = self.all(|_| true) & !self.of_people & !self.names;
        self.add_values();
    }

    /// Where there are pets and no other animals, the breeder of horses has one for a pet.
    fn add_breeders(&mut self) {
        const BREEDER: &str = "breeder";
        let has_pets =
            |sense: &Sense| sense.topic.is_some_and(|topic| topic.names.contains(&"pet"));
        let pets = self.all(has_pets);
        let is_known = self.uses.get(BREEDER).is_some_and(|uses| *uses != Uses::default());
        if pets != 0 && !is_known {
            let uses = self.uses.entry(BREEDER.into()).or_default();
            uses.agent |= pets;
            uses.topical |= pets;
        }
    }

    /// Where the header has the months of births, the days of the week are those of births as well.
    fn add_days_of_birth(&mut self) {
        let is_of_months =
            |sense: &Sense| sense.scale.is_some() && sense.measure == Measure::Months;
        let is_of_days = |sense: &Sense| sense.items.iter().all(calendar::is_weekday);
        let days = self.all(is_of_days);
        if days.count_ones() != 1 || self.all(is_of_months).count_ones() != 1 {
            return;
        }
        for word in ["birthday", "birth", "born"] {
            let uses = self.uses.entry(words::stem(word)).or_default();
            uses.filler |= days;
            uses.topical |= if word == "born" { 0 } else { days };
            uses.verb |= if word == "born" { days } else { 0 };
        }
    }

    /// Where one plays soccer and no other football, football is soccer.
    fn add_football(&mut self) {
        let all = self.senses.iter().enumerate().flat_map(|(sense, of)| {
            of.items.iter().enumerate().map(move |(item, name)| (Thing { sense, item }, name))
        });
        let mut soccer = Vec::new();
        for (of, name) in all {
            match &*fold(&name.text) {
                "soccer" => soccer.push(of),
                name if name.contains("football") || name.contains("rugby") => return,
                _ => {}
            }
        }
        soccer.into_iter().for_each(|of| self.add_pattern(of, "football"));
    }

    /// Other ways to write items that are plain numbers, as their heading tells: `$5` of prices, `third`
    /// of places.
    fn add_values(&mut self) {
        let mut all = Vec::new();
        for (sense, of) in self.senses.iter().enumerate() {
            let heading: Vec<&CompactString> = (self.uses.iter())
                .filter(|(_, uses)| uses.named & 1 << sense != 0)
                .map(|(stem, _)| stem)
                .collect();
            for (item, name) in of.items.iter().enumerate() {
                let others = written(&name.text, &heading).into_iter();
                all.extend(others.map(|other| (Thing { sense, item }, other)));
            }
        }
        all.into_iter().for_each(|(of, other)| self.add_pattern(of, &other));
    }

    fn add_positions(&mut self, positions: &Positions) {
        self.position = Name { text: positions.word.clone(), ..positions.name.clone() };
        self.has_order = positions.shape != Shape::Unordered;
        self.is_ring = positions.shape == Shape::Ring;
        self.grid = match positions.labels {
            Labels::Grid(rows, columns, _) => Some((rows, columns)),
            _ => None,
        };
        self.labels = match &positions.labels {
            Labels::Number(count, _) => (1..=*count).map(|n| n.to_string().into()).collect(),
            Labels::Grid(..) => Vec::new(),
            Labels::List(entries) => names(entries).into_iter().map(|name| name.text).collect(),
        };
    }

    fn add_category(&mut self, category: &Category) {
        let sense = self.senses.len();
        let items = names(&category.entries);
        // The turkey of a list of meat is no Turk.
        let are_nations = items.iter().all(|item| lexicon::is_nation(&fold(&item.text)));
        for (item, name) in items.iter().enumerate() {
            let of = Thing { sense, item };
            self.add_pattern(of, &name.text);
            // `Streeter Inc.` may lose its full stop.
            if let Some(short) = name.text.strip_suffix('.') {
                self.add_pattern(of, short);
            }
            // `Ms Hill` for `Ms. Hill`
            if name.text.contains(". ") {
                self.add_pattern(of, &name.text.replace(". ", " "));
            }
            for other in with_title(&name.text).into_iter().chain(with_stop(&name.text)) {
                self.add_pattern(of, &other);
            }
            for other in calendar::names_of_numbered(&category.name.text, &name.text) {
                self.add_pattern(of, other);
            }
            let is_thing = !are_nations && matches!(&*name.text, "china" | "turkey");
            for other in lexicon::names_of(&fold(&name.text)).iter().filter(|_| !is_thing) {
                self.add_pattern(of, other);
            }
            // `sweater and trousers`, of `sweater/trousers`
            if name.text.contains('/') && !name.text.contains(|c: char| c.is_ascii_digit()) {
                self.add_pattern(of, &name.text.replace('/', " and "));
            }
            // `calling her aunt`, of `calling aunt`
            if let Some((doing, what)) =
                name.text.split_once(' ').filter(|(of, _)| of.ends_with("ing"))
            {
                for own in ["her", "his", "the", "their"] {
                    self.add_pattern(of, &format!("{doing} {own} {what}"));
                }
            }
            // `the Brookses`
            if name.text.ends_with('s') && name.text.starts_with(char::is_uppercase) {
                self.add_pattern(of, &format!("{}es", name.text));
            }
            for other in amounts(&name.text)
                .into_iter()
                .chain(with_units(&name.text))
                .chain(with_ordinals(&name.text))
                .chain(with_minutes(&name.text))
                .chain(calendar::written(&name.text))
                .chain(groups_of(&category.name.text, &name.text))
                .chain(times_earth(&category.name.text, &name.text))
            {
                self.add_pattern(of, &other);
            }
            let also = category.also.iter().filter(|(of, _)| fold(&of.text) == fold(&name.text));
            for other in also.flat_map(|(_, also)| also) {
                self.add_pattern(of, &other.text);
            }
        }
        for (item, short) in without_halves(&items) {
            self.add_pattern(Thing { sense, item }, &short);
        }
        let stems = |name: &Name| -> Vec<CompactString> {
            let words = tokens(&name.text, 0).into_iter();
            words.filter(|token| !function::is_light(&token.word)).map(|t| t.stem).collect()
        };
        let named: Vec<CompactString> = stems(&category.name).into_iter().unique().collect();
        let is_number = |item: &Name| item.text.starts_with(|c: char| c.is_ascii_digit());
        let is_person = matches!(&*fold(&category.name.text), "person" | "people");
        let mut own: Vec<CompactString> =
            named.iter().cloned().chain(category.words.iter().flat_map(stems)).collect();
        // `7 people`, of `people: 5, 7`
        if is_person && items.iter().all(is_number) {
            own.extend(["people", "person"].map(words::stem));
        }
        let mut heading: Vec<&str> = own.iter().map(CompactString::as_str).collect();
        // `people: Ann, Bob`, but not `people: 50, 75`
        if named.is_empty() && is_person && !items.iter().any(is_number) {
            heading.push("person");
        }
        // `First: Ann, Bea` and `Last: Dale, Moss`
        let is_word = |item: &Name| item.text.starts_with(char::is_uppercase);
        if items.iter().all(is_word) {
            match &*fold(&category.name.text) {
                "first" | "firsts" => heading = vec!["name"],
                "last" | "lasts" => heading = vec!["surnam"],
                _ => {}
            }
        }
        // A scholarship of `$25000` is an amount as well.
        let topic =
            topic_of(&heading).or_else(|| currency(&items).and_then(|_| topic_of(&["price"])));
        let bit = 1 << sense;
        // `floors`, where the header has `stories`
        let is_amount = |item: &Name| item.text.contains(|c: char| c.is_ascii_digit());
        let twins: Vec<CompactString> = match items.iter().all(is_amount) {
            true => named.iter().flat_map(|stem| twins(stem)).map(|twin| (*twin).into()).collect(),
            false => Vec::new(),
        };
        for word in own.iter().chain(&twins) {
            let uses = self.uses.entry(word.clone()).or_default();
            uses.own |= bit;
            uses.filler |= bit;
        }
        for word in named.iter().chain(&twins) {
            self.uses.entry(word.clone()).or_default().named |= bit;
        }
        self.headed.get_mut().clear();
        self.roles.take();
        for word in category.words.iter().flat_map(|name| tokens(&name.text, 0)) {
            // `left` may be a side as well, and has a stem of its own.
            if word.stem == "left" {
                self.uses.entry(words::stem("leave")).or_default().verb |= bit;
            }
            self.uses.entry(word.stem).or_default().verb |= bit;
        }
        let counts = items.iter().all(is_number);
        if topic.is_some_and(|topic| topic.of_people) && !counts {
            self.of_people |= bit;
            self.folk |= bit;
        }
        let words = tokens(&category.name.text, 0);
        // Firms, for the most part: the person with Acme is insured there.
        const FIRMS: Words = Words::of(&[
            "carrier",
            "distributor",
            "insur",
            "manufactur",
            "provid",
            "publish",
            "retail",
            "supplier",
        ]);
        let is_folk = |token: &Token| {
            is_agent(token.word.trim_end_matches('s')) && !FIRMS.contains(&&*token.stem)
                || is_folk(&token.stem)
        };
        // `previous owners` is known by its first word only.
        const OWNERS: Words =
            Words::of(&["current", "former", "new", "owner", "owners", "previous", "prior"]);
        let are_owners = matches!(&*words, [only] if OWNERS.contains(&&*only.word));
        if (are_owners || words.iter().any(is_folk)) && !counts {
            self.called_folk |= bit;
        }
        let are_named = || topic.is_none() && are_given_names(&words, &items);
        if (words.iter().any(is_folk) || loose::are_people(&items) || are_named()) && !counts {
            self.folk |= bit;
        }
        for word in topic.map_or(&[][..], |topic| topic.relatives) {
            let uses = self.uses.entry((*word).into()).or_default();
            uses.topical |= bit;
            uses.relative |= bit;
        }
        if let Some(topic) = topic {
            let lists = [topic.verbs, topic.agents, topic.fillers];
            for (at, list) in lists.into_iter().enumerate() {
                for word in list {
                    let uses = self.uses.entry((*word).into()).or_default();
                    uses.topical |= bit;
                    *[&mut uses.verb, &mut uses.agent, &mut uses.filler][at] |= bit;
                }
            }
        }
        match topic {
            None => self.open |= bit,
            Some(topic) if lexicon::topics::is_open(topic) => self.open |= bit,
            Some(topic) if lexicon::topics::is_names(topic) => self.names |= bit,
            Some(_) => {}
        }
        let is_done = doers::is_done(topic, &category.name.text);
        for (item, name) in items.iter().enumerate() {
            self.add_agent(Thing { sense: self.senses.len(), item }, &name.text, is_done);
        }
        if topic.is_none_or(|topic| !topic.of_people) {
            self.add_performers(sense, &items);
        }
        let flagged = category.flags.iter().any(|(flag, _)| flag.word() == "ordered");
        let labels = || calendar::labels(&items).filter(|_| flagged);
        let calendar = calendar::calendar(&items).or_else(labels);
        let texts = items.iter().map(|item| item.text.as_str());
        let scale = scale(texts, flagged);
        let numbered = calendar::numbered(&items).filter(|_| flagged);
        let heading = category.name.text.to_lowercase();
        self.senses.push(Sense {
            name: category.name.clone(),
            is_of_makers: is_of_makers(&heading),
            heading,
            currency: currency(&items),
            measure: match (&calendar, &scale) {
                (Some(calendar), _) => calendar.measure,
                (None, Some(scale)) if scale.clock => Measure::Minutes,
                _ => measure(&own, &items),
            },
            unit: unit(&own, &items).or_else(|| numbered.map(words::stem)),
            is_monthly: calendar::is_monthly(&items),
            step: calendar.as_ref().map_or(Some(1), |calendar| calendar.step),
            ranks: calendar.map_or(Vec::new(), |calendar| calendar.ranks),
            items,
            is_people: is_people(&own),
            name_words: named.len(),
            scale,
            topic,
        });
    }

    pub(super) fn add_pattern(&mut self, of: Thing, name: &str) {
        if name.contains(" & ") {
            self.add_pattern(of, &name.replace(" & ", " and "));
        }
        let tokens = tokens(name, 0);
        if tokens.is_empty() {
            return;
        }
        let pattern = Pattern {
            of,
            joined: tokens.iter().map(|token| token.word.as_str()).collect(),
            is_derived: false,
            words: tokens.iter().map(|token| token.word.clone()).collect(),
            stems: tokens.iter().map(|token| token.stem.clone()).collect(),
        };
        let number = self.patterns.len();
        self.by_stem.entry(tokens[0].stem.clone()).or_default().push(number);
        self.firsts = self.firsts.with(tokens[0].stem.as_bytes());
        if let Some(first) = pattern.joined.chars().next() {
            self.by_start.entry(first).or_default().push(number);
        }
        self.patterns.push(pattern);
    }

    /// What the header and the lists say of a word, without a story; `None` if they do not know it.
    pub(super) fn base(&self, stem: &str) -> Option<Uses> {
        let uses = self.uses.get(stem).copied().unwrap_or_default();
        let generic = function::generic(stem);
        let is_known =
            uses != Uses::default() || generic.is_verb || generic.is_agent || generic.is_filler;
        is_known.then_some(uses)
    }

    /// Whether a word is a verb that the file gives for a category of some.
    pub(super) fn is_own_verb(&self, token: &Token, senses: Senses) -> bool {
        self.uses.get(&token.stem).is_some_and(|uses| uses.verb & senses != 0)
    }

    /// What a word may do beside an item.
    pub(super) fn uses(&self, token: &Token) -> Uses {
        let mut uses = self.uses.get(&token.stem).copied().unwrap_or_default();
        let all = |is: bool| if is { !self.of_people } else { 0 };
        let generic = function::generic(&token.stem);
        uses.verb |= all(generic.is_verb);
        uses.agent |= all(generic.is_agent);
        uses.filler |= if generic.is_filler { Senses::MAX } else { 0 };
        if let Some(story) = &self.story {
            let add =
                |uses: &mut Senses, is: bool, senses: Senses| *uses |= if is { senses } else { 0 };
            // `left` is a side as well, but not before a preposition of time or place.
            let doing = story::is_doing(&token.stem) || token.word == "left";
            // Nobody directs by being `directly` after.
            let is_adverb = token.word.ends_with("ly") && !token.stem.ends_with("li");
            let deed = story::is_deed(&token.stem) && !is_adverb;
            add(&mut uses.verb, deed, story.open);
            add(&mut uses.doing, doing, story.open);
            add(&mut uses.verb, story::is_show(&token.stem), self.names | story.identities);
            let acts = deed || doing || generic.is_verb;
            // `they saw 16 shooting stars`, but who saw Ann is another.
            if self.is_story() && matches!(&*token.word, "saw" | "see") {
                let sights = self.headed(SIGHTS);
                uses.verb |= story.open & (self.all(|sense| sense.scale.is_some()) | sights);
            }
            add(&mut uses.by, acts && !story.is_of_people, self.names | story.open);
            // `the Oregon native`
            // `jumped 90 meters`
            let units = told_by(&token.stem);
            let is_told = |sense: &Sense| {
                sense.scale.is_some() && sense.unit.as_deref().is_some_and(|of| units.contains(&of))
            };
            add(&mut uses.verb, self.is_story() && !units.is_empty(), self.all(is_told));
            let is_native = token.stem == "nativ";
            add(&mut uses.agent, is_native && self.is_story(), story.open);
            // Houses do not wear their colours.
            let is_worn = matches!(&*token.stem, "wear" | "dress")
                && !matches!(&*self.position_stem, "hous" | "home");
            let is_color = |sense: &Sense| sense.topic.is_some_and(lexicon::topics::is_color);
            add(&mut uses.verb, is_worn, self.all(is_color));
            let is_seen = matches!(&*token.word, "seen" | "spotted" | "sighted");
            add(&mut uses.doing, is_seen, story.open);
            // `lost` of a category `pounds lost`
            uses.verb |= uses.own & story.open;
            let learned = story.learned.get(&token.stem).copied().unwrap_or_default();
            uses.verb |= learned.verb;
            uses.agent |= learned.agent;
            uses.by |= learned.by;
            uses.filler |= learned.filler;
            // `a running time of 50 minutes`
            let is_time = token.word == "time" && self.is_story();
            add(&mut uses.filler, is_time, self.all(Sense::is_duration));
            // `a loudness of 105 decibels`
            let has_unit = |sense: &Sense| {
                sense.unit.as_deref().is_some_and(|unit| story::measures(&token.stem, unit))
            };
            uses.filler |= self.all(has_unit);
            uses.topical |= learned.verb | learned.filler;
        }
        uses
    }

    /// Takes the plain numbers of a category for amounts of the money of a sign.
    pub(super) fn set_money(&mut self, sense: usize, sign: char) {
        let of = &mut self.senses[sense];
        (of.measure, of.currency) = (Measure::Money, Some(sign));
        let names = of.items.clone();
        for (item, name) in names.iter().enumerate() {
            let amount = format!("{sign}{}", name.text);
            let others = amounts(&amount);
            for other in others.into_iter().chain([amount]) {
                self.add_pattern(Thing { sense, item }, &other);
            }
        }
    }
}

/// Whether the items under some heading are given names, whatever it calls those who have them: `entry: Ann, Bea, Carl`. Of
/// ships, pets and the like these are no people.
fn are_given_names(heading: &[Token], items: &[Name]) -> bool {
    let is_thing = |token: &Token| {
        story::is_thing(&token.stem)
            || kinds::is_animal(&token.word)
            || kinds::is_animal(&token.stem)
            || kinds::is_announcing(&token.word)
            || lexicon::topic_of(&[&token.stem]).is_some()
    };
    let is_given = |item: &&Name| lexicon::given::is_of_person(&item.text.to_lowercase());
    // Few lists are of names, and each heading is looked for in many lists.
    2 * items.iter().filter(is_given).count() > items.len() && !heading.iter().any(is_thing)
}
