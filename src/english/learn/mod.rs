//! What a puzzle teaches: words that no list has, but whose use in its sentences tells what they do.
//!
//! A story speaks of its own things: of `probes` that were `launched`, of `gems` that were `found` in
//! somebody's claim. Such a word is learned from two sentences or more, and only where it can but join
//! what the sentence says anyway: as a word for what the rows are (`the probe that …`, `Ann's probe`),
//! or as a verb between a row and an item of one and the same category (`was climbed by Ann`). A word
//! of another topic (`hair`, where no category is about hair) is never learned, and no word that could
//! turn or weaken what is said ([`story::LOADED`]).

mod frames;
mod place;
mod row;
mod witness;

use compact_str::CompactString;
use foldhash::{HashMap, HashSet};
use itertools::Itertools;

use super::function;
use super::lexicon::{self, PERSONS, story};
use super::loose;
use super::measure::Measure;
use super::mention::Reader;
use super::sentence::{strays, unwilling};
use super::token::Token;
use super::vocabulary::{Sense, Senses, Uses, Vocabulary};
use super::words;
use crate::english::measure::MONEY_SIGNS;
use crate::syntax::ast::Name;
use crate::syntax::diagnostic::{Code, Diagnostic};
use crate::syntax::text::is_integer;
pub(super) use place::{
    begins_as_denial, is_agent, is_new_noun, is_plain_epithet, is_topical, is_value,
};
use witness::Witness;

/// The stems of words that stand beside an item as nouns do, and are none.
const QUALITIES: &[&str] = &[
    "born", "call", "differ", "fluent", "free", "highest", "last", "mani", "nativ", "old", "paint",
];

/// What the sentences of a puzzle add to its vocabulary.
#[derive(Clone, Default, Debug)]
pub(super) struct Story {
    /// The stems of words for what the rows are.
    pub(super) things: HashSet<CompactString>,
    /// The stems of those that are people: Ann's `hero` is somebody else.
    pub(super) folk: HashSet<CompactString>,
    /// Those of them that the sentences teach.
    pub(super) taught: HashSet<CompactString>,
    /// What learned words do beside an item.
    pub(super) learned: HashMap<CompactString, Uses>,
    /// The stems of those that stand around items of one category in all its sentences, whatever the lists say.
    framed: HashSet<CompactString>,
    /// The categories of which the story may tell with any verb.
    pub(super) open: Senses,
    /// The categories of the names that the rows have themselves: another `probe` is another row.
    pub(super) identities: Senses,
    /// Whether the rows are people, so that what was done by Ann tells of another.
    pub(super) is_of_people: bool,
    /// The categories of places by which things happen: `landed near Moab`, in two sentences or more.
    pub(super) near: Senses,
    /// Whether no two sentences tell of amounts for other times: `$400 a week` beside `$400 a month`.
    pub(super) has_one_period: bool,
    /// The stems of words for what stands in a row of positions: `boat`.
    pub(super) stalls: HashSet<CompactString>,
    /// The stems of words for people that all in a row are: `nurse`.
    pub(super) everybody: HashSet<CompactString>,
    /// The stems of verbs for what takes place on the days that the positions are: `met`.
    pub(super) events: HashSet<CompactString>,
    /// The words for the only kind of people of whom a puzzle with positions in a row tells: `woman`.
    pub(super) kind: Option<&'static [&'static str]>,
    /// Whether some sentence tells when something began.
    pub(super) tells_of_starts: bool,
    /// Whether some sentence tells when a ship was built, found or raised, which is not when it sank.
    pub(super) tells_of_wrecks: bool,
    /// The stems of words for what else happens or is paid that two sentences have.
    pub(super) told_twice: HashSet<CompactString>,
    /// The stems of verbs for what is done with what one has that the puzzle is about.
    pub(super) done: HashSet<CompactString>,
}

impl Story {
    /// Whether a stem is that of a word for what the rows are.
    pub(super) fn is_thing(&self, stem: &str) -> bool {
        self.things.contains(stem) || story::is_thing(stem) || story::is_folk(stem)
    }

    /// Tells what was learned of the words of some sentences, if anything was.
    pub(super) fn diagnostic<'t>(
        &self,
        vocabulary: &Vocabulary,
        tokens: impl Iterator<Item = &'t Token>,
    ) -> Option<Diagnostic> {
        let is_learned = |token: &&Token| {
            let stem = &token.stem;
            let thing = story::is_thing(stem) || story::is_folk(stem);
            let verb = story::is_listed_verb(stem);
            let learned = self.learned.get(stem).is_some_and(|uses| *uses != Uses::default());
            let framed = self.framed.contains(stem);
            self.taught.contains(stem) && !thing || learned && (!verb || framed)
        };
        let words: Vec<&Token> = tokens.filter(is_learned).unique_by(|token| &token.stem).collect();
        let message = "some words are learned from how the clues use them".to_owned();
        let warning = Diagnostic::warning(Code::LearnedWords, words.first()?.span, message);
        let quoted = |words: &[&&Token]| words.iter().map(|of| format!("`{}`", of.word)).join(", ");
        let rows: Vec<_> = words.iter().filter(|of| self.taught.contains(&of.stem)).collect();
        let mut found = warning;
        if !rows.is_empty() {
            found = found.help(format!("{} for what the clues speak of", quoted(&rows)));
        }
        for (at, sense) in vocabulary.senses.iter().enumerate() {
            let goes_with = |of: &&&Token| {
                let uses = self.learned.get(&of.stem).copied().unwrap_or_default();
                (uses.verb | uses.by | uses.filler | uses.agent) & 1 << at != 0
            };
            let beside: Vec<_> = words.iter().filter(goes_with).collect();
            if !beside.is_empty() {
                found = found.help(format!(
                    "{} beside items of `{}`",
                    quoted(&beside),
                    sense.name.text
                ));
            }
        }
        Some(found)
    }

    /// Whether a verb that no list of words has was learned from how the clues use it.
    pub(super) fn is_learned_verb(&self, stem: &str) -> bool {
        let is_told = |uses: &Uses| uses.verb | uses.by != 0;
        !story::is_listed_verb(stem) && self.learned.get(stem).is_some_and(is_told)
    }

    /// Whether a row of that name may belong to somebody: `Ann's probe`, but not `Ann's guest`.
    pub(super) fn is_owned(&self, stem: &str) -> bool {
        self.is_thing(stem) && !self.folk.contains(stem) && !story::is_folk(stem)
    }
}

/// The units of values that the header gives as plain numbers, from the sentences: the stem for each
/// category. `has a running time of 50 minutes`; or, of a category of times, the only unit of time; or points, of scores.
pub(super) fn units(
    vocabulary: &Vocabulary,
    sentences: &[&[Token]],
) -> Vec<(usize, CompactString)> {
    const STRETCHES: &[&str] = &["time", "durat", "length", "period"];
    const TIMES: &[&str] = &["second", "minut", "hour", "day", "week"];
    const MARKS: &[&str] = &["mark", "rate", "result", "talli", "total"];
    let mut seen: Vec<HashMap<CompactString, usize>> =
        vec![HashMap::default(); vocabulary.senses.len()];
    for tokens in sentences {
        for (at, found) in vocabulary.matches(tokens).iter().enumerate() {
            let Ok(item) = found.iter().exactly_one() else { continue };
            let unit = tokens.get(item.end).filter(|unit| story::is_unit(&unit.stem));
            // `30 minutes before` is an amount, and no item.
            let compares = tokens.get(item.end + 1).is_some_and(|next| {
                next.word.ends_with("er") || matches!(&*next.word, "before" | "more" | "less")
            });
            let is_number = is_integer(&tokens[at].word) && !compares;
            if let Some(unit) = unit.filter(|_| is_number && item.end == at + 1) {
                *seen[item.of.sense].entry(unit.stem.clone()).or_default() += 1;
            }
        }
    }
    let told = sentences.iter().flat_map(|tokens| tokens.iter());
    let has_points = told.clone().any(|token| token.stem == "point");
    let time = told.map(|token| &token.stem).filter(|stem| TIMES.contains(&stem.as_str())).unique();
    let time = time.exactly_one().ok();
    let unit = |(at, seen): (usize, HashMap<CompactString, usize>)| {
        let sense = &vocabulary.senses[at];
        if sense.unit.is_some() || sense.scale.is_none() || sense.measure != Measure::Other {
            return None;
        }
        let own = |stem: &&str| vocabulary.is_named(at, stem);
        let of_time = || time.filter(|_| STRETCHES.iter().any(own));
        let unit = match seen.len() {
            _ if own(&"score") => Some("point".into()),
            _ if has_points && MARKS.iter().any(own) => Some("point".into()),
            0 => of_time().cloned(),
            // One that is said once beside others is none.
            _ => {
                let most = seen.into_iter().max_set_by_key(|(_, times)| *times);
                most.into_iter().exactly_one().ok().map(|(unit, _)| unit)
            }
        };
        unit.map(|unit| (at, unit))
    };
    seen.into_iter().enumerate().filter_map(unit).collect()
}

/// The category of plain numbers that the sentences write as amounts of money, and the sign of the money: `$30,000` of
/// 30000, `£7.50` of 7.50.
pub(super) fn money(vocabulary: &Vocabulary, sentences: &[&[Token]]) -> Option<(usize, char)> {
    if vocabulary.senses.iter().any(|sense| sense.currency.is_some()) {
        return None;
    }
    let is_plain = |name: &Name| is_number(&name.text);
    let plain = vocabulary.senses.iter().positions(|of| of.items.iter().all(is_plain));
    let plain: Vec<usize> = plain.collect();
    let of_amount = |token: &Token| {
        let sign = token.word.chars().next().filter(|sign| MONEY_SIGNS.contains(sign))?;
        let digits = token.word[sign.len_utf8()..].replace(',', "");
        let has =
            |of: &&usize| vocabulary.senses[**of].items.iter().any(|item| item.text == digits);
        Some(plain.iter().filter(has).map(|sense| (*sense, sign)).collect::<Vec<_>>())
    };
    let found = sentences.iter().copied().flatten().filter_map(of_amount).flatten();
    found.unique().exactly_one().ok()
}

/// Whether a name is nothing but a number, perhaps with cents.
fn is_number(name: &str) -> bool {
    const CENTS: usize = 2;
    match name.split_once('.') {
        Some((whole, cents)) => is_integer(whole) && is_integer(cents) && cents.len() == CENTS,
        None => is_integer(name),
    }
}

/// Learns from all sentences of a puzzle.
pub(super) fn learn(vocabulary: &Vocabulary, sentences: &[&[Token]]) -> Story {
    let is_person = |sense: &Sense| {
        matches!(&*sense.name.text.to_lowercase(), "person" | "persons" | "people")
            && sense.scale.is_none()
    };
    let identities = identities(vocabulary, sentences);
    let is_of_people = speaks_of_people(vocabulary, sentences, identities)
        || vocabulary.senses.iter().any(is_person) && identities == 0;
    learn_as(vocabulary, sentences, is_of_people)
}

/// The same, of a story that is told of people, or of things.
pub(super) fn learn_as(
    vocabulary: &Vocabulary,
    sentences: &[&[Token]],
    is_of_people: bool,
) -> Story {
    let mut seen = Witness::default();
    for (number, tokens) in sentences.iter().enumerate() {
        seen.read(&Reader::new(vocabulary, tokens), number);
    }
    // Names of people are apart anyhow, and a `candidate` may be a doctor.
    let identities = if is_of_people { 0 } else { identities(vocabulary, sentences) };
    // `The jockey for Wild Oats` is no row where the rows are horses.
    let of_things = identities & !(vocabulary.of_people | vocabulary.names | vocabulary.folk);
    let identities = if of_things != 0 { of_things } else { identities };
    let open = vocabulary.open & !identities;
    let periods = sentences.iter().flat_map(|tokens| (0..tokens.len()).map(|at| &tokens[at..]));
    let has_one_period = periods.filter_map(period).map(|(unit, _)| unit).all_equal();
    let near = near(vocabulary, sentences);
    let told_twice = strays::told_twice(sentences);
    let known = Story { is_of_people, identities, open, near, has_one_period, ..Story::default() };
    let starts = |token: &Token| matches!(&*token.stem, "begin" | "commenc" | "start");
    let tells_of_starts = sentences.iter().flat_map(|tokens| tokens.iter()).any(starts);
    let tells_of_wrecks = sentences.iter().any(|tokens| loose::dates_else(tokens));
    let done = unwilling::done(sentences);
    let mut story = Story { told_twice, tells_of_starts, tells_of_wrecks, done, ..known };
    story.add_own_nouns(vocabulary);
    story.add_folk(sentences);
    story.add_children(vocabulary);
    story.add_things(&seen, vocabulary);
    if !vocabulary.keeps_to_lists() {
        story.add_kin(vocabulary);
        story.add_compounds(&seen);
        story.add_months(vocabulary, sentences);
    }
    if vocabulary.has_order || vocabulary.has_moments {
        story.add_row(vocabulary, sentences);
    }
    story.add_colored(&seen, vocabulary, of_houses(vocabulary, sentences));
    story.add_verbs(&seen, vocabulary);
    story.add_frames(
        vocabulary,
        &frames::frames(vocabulary, sentences),
        speaks_of_houses(vocabulary, sentences),
    );
    let births = place::of_births(vocabulary, sentences);
    if births != 0 {
        story.learn(&CompactString::from("born")).verb |= births;
    }
    story
}

impl Story {
    /// `The mountain that is 210 feet tall`: each row has one, so that it stands for the row. If the
    /// rows are no people, nothing else than a row is a `bottle`, either.
    fn add_own_nouns(&mut self, vocabulary: &Vocabulary) {
        for (stem, uses) in vocabulary.nouns() {
            let is_noun = uses.own != 0 || !self.is_of_people && uses.filler != 0;
            // `paintings`, which nobody confuses with what is `painted`
            let is_own = uses.own != 0 && stem == "paint";
            // `The boss with the red tie`, where the header names bosses
            let is_heading = uses.own & vocabulary.of_heading(stem) != 0;
            let is_plain = (!story::is_loaded(stem) || is_heading)
                && (is_own || !QUALITIES.contains(&&**stem));
            if is_noun && uses.relative == 0 && is_plain {
                self.things.insert(stem.clone());
                // A `boss` is somebody, a `trail` is not.
                let is_somebody = story::is_loaded(stem) && story::kin(stem).next().is_none();
                if uses.own & vocabulary.names != 0 || is_heading && is_somebody {
                    self.folk.insert(stem.clone());
                }
            }
        }
    }

    /// `The child in the red house` is who lives there, unless the puzzle tells of people and their
    /// children.
    fn add_children(&mut self, vocabulary: &Vocabulary) {
        for word in ["child", "kid"] {
            if vocabulary.about(word) == 0 {
                let stem = words::stem(word);
                self.things.insert(stem.clone());
                self.folk.insert(stem);
            }
        }
    }

    /// Whoever is followed by `who` is a person.
    fn add_folk(&mut self, sentences: &[&[Token]]) {
        let pairs = sentences.iter().flat_map(|tokens| tokens.windows(2));
        let persons = pairs.filter(|pair| matches!(&*pair[1].word, "who" | "whose"));
        self.folk.extend(persons.map(|pair| pair[0].stem.clone()));
    }

    /// Other nouns for what the rows are: a `vessel` where the header has yachts.
    fn add_kin(&mut self, vocabulary: &Vocabulary) {
        let is_item = |stem: &CompactString| {
            vocabulary.patterns.iter().any(|pattern| pattern.stems.contains(stem))
        };
        let kin =
            self.things.iter().flat_map(|stem| story::kin(stem)).filter(|stem| !is_item(stem));
        let kin: Vec<CompactString> = kin.cloned().collect();
        self.things.extend(kin);
    }

    /// Words for what the rows are, and nouns that only stand beside the items of one category.
    fn add_things(&mut self, seen: &Witness, vocabulary: &Vocabulary) {
        let has_jobs = vocabulary
            .senses
            .iter()
            .any(|sense| sense.topic.is_some_and(lexicon::topics::is_occupation));
        for (stem, seen) in &seen.things {
            // A `lawyer` may be one of the jobs that the header forgot.
            if has_jobs && is_agent(stem) && !story::is_folk(stem) && !seen.is_often() {
                continue;
            }
            let many = seen.beside.count_ones() > 1;
            let is_thing = match seen.is_topical {
                // Of a pack that is Arthur's, is made by Travelore and holds 25 liters, the puzzle tells.
                true if vocabulary.keeps_to_lists() => seen.is_often() && seen.is_row && many,
                // What somebody has may be told of, but is not called by it: `Ann's hair is red`.
                true => {
                    let tells = seen.told.count_ones() > 1 || seen.is != 0;
                    let is_row =
                        seen.is_head || seen.is_row && (many || tells) && !self.is_of_people;
                    seen.is_sure || seen.is_often() && is_row
                }
                // What belongs to a person is no person.
                false if self.is_of_people && !vocabulary.keeps_to_lists() => {
                    seen.is_sure || seen.is_often() && (seen.is_head || seen.beside == 0)
                }
                false => seen.is_sure || seen.is_often() && seen.is_row,
            };
            if is_thing {
                self.things.insert(stem.clone());
                self.taught.insert(stem.clone());
                // Ann's `sprinter` is not Ann.
                if self.is_of_people && is_agent(stem) {
                    self.folk.insert(stem.clone());
                }
            } else if seen.is_often() && !seen.is_topical && !many {
                // `195 degree water`
                self.learn(stem).filler |= seen.beside & vocabulary.open;
            }
        }
    }

    /// A word that stands before such a noun in two sentences or more, if it is the only one that does:
    /// `space` of `the space probe`.
    fn add_compounds(&mut self, seen: &Witness) {
        for (noun, words) in &seen.before {
            let Ok((stem, seen)) = words.iter().exactly_one() else { continue };
            if self.is_thing(noun) && seen.is_often() {
                self.things.insert(stem.clone());
                self.taught.insert(stem.clone());
            }
        }
    }

    /// If all colours are those of shirts, and none that of a house, a red shirt is red, and one may wear it.
    fn add_colored(&mut self, seen: &Witness, vocabulary: &Vocabulary, of_houses: Senses) {
        for (sense, nouns) in seen.behind.iter().filter(|(sense, _)| of_houses >> **sense & 1 == 0)
        {
            let Ok((stem, noun)) = nouns.iter().exactly_one() else { continue };
            let is_color = vocabulary.senses[*sense].topic.is_some_and(lexicon::topics::is_color);
            let is_used = noun.is_often() || noun.items.len() > 1 || noun.is_used;
            if is_used && is_color && !story::is_loaded(stem) {
                self.learn(stem).filler |= 1 << sense;
                self.open |= 1 << sense;
            }
        }
    }

    /// Verbs of open categories, verbs before `by`, and nouns behind numbers.
    fn add_verbs(&mut self, seen: &Witness, vocabulary: &Vocabulary) {
        let open = self.open;
        let by = if self.is_of_people { 0 } else { open | vocabulary.names };
        let is_noun = |stem: &CompactString| self.things.contains(stem);
        let verbs = seen.verbs.iter().filter(|((stem, _), seen)| seen.is_often() && !is_noun(stem));
        for ((stem, sense), _) in verbs.collect_vec() {
            self.learn(stem).verb |= 1 << sense & open;
        }
        for ((stem, sense), _) in seen.by.iter().filter(|(_, seen)| seen.is_often()) {
            self.learn(stem).by |= 1 << sense & by;
        }
        for ((stem, sense), _) in
            seen.counted.iter().filter(|(_, seen)| seen.is_often() || seen.is_sure)
        {
            self.learn(stem).filler |= 1 << sense & open;
        }
    }

    /// `May` of `on May 5`, where the header has days of one month as plain numbers.
    fn add_months(&mut self, vocabulary: &Vocabulary, sentences: &[&[Token]]) {
        let is_month = |token: &Token| {
            lexicon::names::MONTHS.iter().any(|names| names.contains(&&*token.word))
        };
        let pairs = sentences.iter().flat_map(|tokens| tokens.windows(2));
        let before =
            pairs.filter(|pair| is_month(&pair[0]) && words::number(&[&pair[1].word]).is_some());
        let Ok(month) = before.map(|pair| &pair[0].stem).unique().exactly_one() else { return };
        // Where another list tells the months, it tells which one this is.
        if (0..vocabulary.senses.len()).any(|sense| vocabulary.is_named(sense, "month")) {
            return;
        }
        for (sense, of) in vocabulary.senses.iter().enumerate() {
            let is_day =
                of.items.iter().all(|item| item.text.parse().is_ok_and(|day: u32| day < 32));
            if is_day && ["day", "date"].iter().any(|stem| vocabulary.is_named(sense, stem)) {
                self.learn(month).filler |= 1 << sense;
            }
        }
    }

    fn learn(&mut self, stem: &CompactString) -> &mut Uses {
        self.learned.entry(stem.clone()).or_default()
    }
}

/// The categories of towns and the like near whose items two sentences tell that something happened, if no item
/// only lies near another one.
fn near(vocabulary: &Vocabulary, sentences: &[&[Token]]) -> Senses {
    const PLACES: &[&str] = &["cities", "city", "location", "place", "site", "town", "village"];
    let is_place = |sense: &Sense| {
        let name = sense.name.text.to_lowercase();
        sense.scale.is_none() && PLACES.iter().any(|of| name.contains(of))
    };
    let places = vocabulary.all(is_place);
    let mut seen = vec![0; vocabulary.senses.len()];
    let mut lies = 0;
    for tokens in sentences.iter().filter(|tokens| tokens.iter().any(|of| of.word == "near")) {
        let matches = vocabulary.matches(tokens);
        for near in (1..tokens.len()).filter(|at| tokens[*at].word == "near") {
            let article = tokens.get(near + 1).is_some_and(|next| next.word == "the");
            let item = matches.get(near + 1 + usize::from(article)).into_iter().flatten();
            let of = item.fold(0, |all, of| all | 1 << of.of.sense) & places;
            let before = &tokens[near - 1];
            lies |= if function::kind(&before.word, &before.stem).be { of } else { 0 };
            for (sense, count) in seen.iter_mut().enumerate() {
                *count += usize::from(of >> sense & 1 == 1);
            }
        }
    }
    let often = (0..seen.len()).filter(|sense| seen[*sense] > 1).map(|sense| 1 << sense);
    often.sum::<Senses>() & !lies
}

/// For what time an amount is that stands before some tokens, and how many of them tell so: `monthly`, `each
/// month`, `a week`.
pub(super) fn period(tokens: &[Token]) -> Option<(&'static str, usize)> {
    const PERIODS: &[(&str, &str)] = &[
        ("annually", "year"),
        ("daily", "day"),
        ("hourly", "hour"),
        ("monthly", "month"),
        ("nightly", "night"),
        ("weekly", "week"),
        ("yearly", "year"),
    ];
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let adverb = PERIODS.iter().find(|(often, _)| *often == word(0));
    if let Some((_, unit)) = adverb {
        return Some((unit, 1));
    }
    let each = matches!(word(0), "a" | "each" | "every" | "per");
    let (_, unit) = PERIODS.iter().find(|(_, unit)| *unit == word(1)).filter(|_| each)?;
    Some((unit, 2))
}

/// Whether the sentences or the positions are those of houses.
fn speaks_of_houses(vocabulary: &Vocabulary, sentences: &[&[Token]]) -> bool {
    let is_house = |stem: &str| matches!(stem, "hous" | "home");
    is_house(&vocabulary.position_stem)
        || sentences.iter().copied().flatten().any(|token| is_house(&token.stem))
}

/// The categories of which an item stands before a word for a house: `the red house`.
fn of_houses(vocabulary: &Vocabulary, sentences: &[&[Token]]) -> Senses {
    let is_house = |token: &Token| matches!(&*token.stem, "hous" | "home");
    let told = sentences.iter().filter(|tokens| tokens.iter().any(is_house));
    let of = |tokens: &&[Token]| {
        let matches = vocabulary.matches(tokens);
        let all = matches.iter().flatten().filter(|of| tokens.get(of.end).is_some_and(is_house));
        all.fold(0, |all: Senses, of| all | 1 << of.of.sense)
    };
    told.map(of).fold(0, |all, of| all | of)
}

/// The categories whose name is what the clues call the rows: `probes`, if there is a `probe that …`.
fn identities(vocabulary: &Vocabulary, sentences: &[&[Token]]) -> Senses {
    if vocabulary.keeps_to_lists() {
        return 0;
    }
    let heads = |pair: &[Token]| {
        let next = function::kind(&pair[2].word, &pair[2].stem);
        let goes_on = next.relative || next.preposition || pair[2].word.ends_with("ed");
        pair[0].word == "the" && goes_on
    };
    let windows = sentences.iter().flat_map(|tokens| tokens.windows(3)).filter(|of| heads(of));
    let stems: HashSet<&str> = windows.map(|of| of[1].stem.as_str()).collect();
    // A turtle of `cake shapes` is no cake.
    let is_of_shapes = |sense: usize| {
        let name = vocabulary.senses[sense].name.text.to_lowercase();
        const QUALITIES: &[&str] =
            &["color", "colour", "flavor", "flavour", "shape", "size", "style"];
        QUALITIES.iter().any(|of| name.trim_end_matches('s').ends_with(of))
    };
    let is_of = |sense: usize, stem: &str| {
        let named = vocabulary.is_named(sense, stem)
            || story::kin(stem).any(|stem| vocabulary.is_named(sense, stem));
        named && !is_of_shapes(sense)
    };
    let named = |sense: usize| stems.iter().any(|stem| is_of(sense, stem));
    let is_list = |sense: usize| vocabulary.senses[sense].scale.is_none();
    let all = (0..vocabulary.senses.len()).filter(|sense| named(*sense) && is_list(*sense));
    all.map(|sense| 1 << sense).sum()
}

/// Whether the sentences call the rows people: `the person who`, `the man with`. Where the rows are
/// things, such as `the wreck that`, there may still be a `diver who` explored it.
fn speaks_of_people(vocabulary: &Vocabulary, sentences: &[&[Token]], identities: Senses) -> bool {
    let is_who = |token: &Token| matches!(&*token.word, "who" | "whose");
    let people = vocabulary.of_people | vocabulary.names | vocabulary.folk;
    let has_things = identities & !people != 0;
    let is_agent = |head: &Token| {
        vocabulary.nouns().any(|(stem, uses)| *stem == head.stem && uses.own & people != 0)
    };
    let follows = |pair: &[Token]| {
        is_who(&pair[1]) && !(has_things && (is_agent(&pair[0]) || pair[1].word == "whose"))
    };
    let pairs = || sentences.iter().flat_map(|tokens| tokens.windows(2));
    if pairs().any(follows) {
        return true;
    }
    let person = |token: &Token| token.stem != "one" && PERSONS.contains(&&*token.stem);
    let goes_on = |word: &str| matches!(word, "who" | "whose" | "with" | "from" | "that" | "in");
    sentences
        .iter()
        .flat_map(|tokens| tokens.windows(2))
        .any(|pair| person(&pair[0]) && goes_on(&pair[1].word))
}
