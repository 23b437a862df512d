//! What the sentences of a puzzle with positions in a row teach: what stands there, who stands there, and what
//! they sell or are about to buy.

use compact_str::CompactString;
use foldhash::{HashMap, HashSet};

use super::super::function;
use super::super::lexicon::story;
use super::super::loose::ROLES;
use super::super::token::Token;
use super::super::vocabulary::Vocabulary;
use super::super::words;
use super::{Story, is_agent};

/// In how many sentences a verb of trade must stand beside items of one category.
const TRADED: usize = 2;

/// In how many sentences a noun must stand for what is in the row, or for who is.
const OFTEN: usize = 3;

/// What is done with all the items of a category: the stems of the verbs, and of those for who does so.
struct Trade {
    verbs: &'static [&'static str],
    agents: &'static [&'static str],
}

/// Who sells something has it at the stall, and who wants something is about to buy it. Elsewhere who sold a dog has
/// it no more, and who wants one has none.
const TRADES: &[Trade] = &[
    Trade { verbs: &["sell"], agents: &["maker", "seller", "vendor"] },
    Trade { verbs: &["buy", "order", "purchas", "want"], agents: &["buyer"] },
];

/// What is done with the items of a category that some words name: stems of its name, of verbs and of doers.
const DONE: &[(&[&str], &[&str], &[&str])] = &[
    (&["car", "truck", "van", "vehicl"], &["drive", "park", "ride"], &["driver", "rider"]),
    (&["class", "cours", "lesson", "subject"], &["teach"], &[]),
    (&["crop", "fruit", "veget"], &["grow", "harvest", "plant"], &["grower"]),
];

/// Words for people that are all of one kind, so that `the oldest woman` is the oldest of all; first those of a
/// group that go together.
const KINDS: &[&[&str]] = &[
    &["woman", "women", "lady", "ladies"],
    &["man", "men", "gentleman", "gentlemen"],
    &["girl", "girls"],
    &["boy", "boys"],
];

impl Story {
    /// Learns what only a puzzle with positions in a row can teach.
    pub(super) fn add_row(&mut self, vocabulary: &Vocabulary, sentences: &[&[Token]]) {
        self.add_trades(vocabulary, sentences);
        self.add_done(vocabulary);
        self.add_roles(vocabulary);
        if vocabulary.has_order {
            self.add_stalls(vocabulary, sentences);
        }
        self.add_events(sentences);
        self.kind = kind(sentences);
    }

    /// `sells`, `wants`: if two sentences or more tell so of items of one category, and none the opposite.
    fn add_trades(&mut self, vocabulary: &Vocabulary, sentences: &[&[Token]]) {
        let seen: Vec<_> =
            TRADES.iter().map(|trade| traded(trade.verbs, vocabulary, sentences)).collect();
        let people = vocabulary.of_people | vocabulary.names | vocabulary.folk;
        for (number, trade) in TRADES.iter().enumerate() {
            for (sense, times) in &seen[number] {
                let others = seen.iter().enumerate().filter(|(other, _)| *other != number);
                let is_both = others.into_iter().any(|(_, of)| of.contains_key(sense));
                let is_plain =
                    people >> sense & 1 == 0 && vocabulary.senses[*sense].scale.is_none();
                if *times < TRADED || is_both || !is_plain {
                    continue;
                }
                for stem in trade.verbs {
                    self.learn(&CompactString::from(*stem)).verb |= 1 << sense;
                }
                for stem in trade.agents {
                    self.learn(&CompactString::from(*stem)).agent |= 1 << sense;
                }
            }
        }
    }

    /// `drives` of vans, `grower` of vegetables.
    fn add_done(&mut self, vocabulary: &Vocabulary) {
        for (names, verbs, agents) in DONE {
            let is_named = |sense: usize| names.iter().any(|stem| vocabulary.is_named(sense, stem));
            let of = vocabulary.where_sense(is_named) & !vocabulary.folk;
            // A student takes what the teacher teaches.
            let is_taught = verbs.contains(&"teach")
                && ["student", "pupil", "learner"]
                    .iter()
                    .any(|stem| vocabulary.nouns().any(|(noun, _)| noun == stem));
            if of == 0 || is_taught {
                continue;
            }
            verbs.iter().for_each(|stem| self.learn(&CompactString::from(*stem)).verb |= of);
            agents.iter().for_each(|stem| self.learn(&CompactString::from(*stem)).agent |= of);
        }
    }

    /// `drove the Dart`, `the cart driven by Orr`, where the header has drivers: each row has one, and what they drive.
    fn add_roles(&mut self, vocabulary: &Vocabulary) {
        for (heading, verb) in ROLES {
            let roles = vocabulary.where_sense(|sense| vocabulary.is_named(sense, heading));
            let roles = roles & vocabulary.lists();
            if roles.count_ones() != 1 {
                continue;
            }
            let learned = self.learn(&CompactString::from(*verb));
            let things = vocabulary.lists() & !vocabulary.of_persons() & !roles;
            learned.verb |= vocabulary.open & things;
            learned.by |= vocabulary.of_persons() | roles;
        }
    }

    /// `boat` of `the third boat`, `nurse` of `the first nurse`: what or who is told of in three sentences or more
    /// stands in the row, if none speaks of houses.
    fn add_stalls(&mut self, vocabulary: &Vocabulary, sentences: &[&[Token]]) {
        const PLACES: &[&str] = &["hous", "line", "order", "place", "posit", "position", "spot"];
        let is_house = |token: &Token| matches!(&*token.stem, "hous" | "home");
        let houses = sentences.iter().any(|tokens| tokens.iter().any(is_house));
        if !PLACES.contains(&&*vocabulary.position_stem) || houses {
            return;
        }
        let mut seen: HashMap<&CompactString, usize> = HashMap::default();
        for tokens in sentences {
            let nouns = tokens.windows(2).filter(|pair| {
                let begins = matches!(&*pair[0].word, "the" | "'s" | "'");
                begins && self.is_thing(&pair[1].stem)
            });
            let stems: HashSet<_> = nouns.map(|pair| &pair[1].stem).collect();
            stems.into_iter().for_each(|stem| *seen.entry(stem).or_default() += 1);
        }
        let is_item =
            |stem: &CompactString| vocabulary.patterns.iter().any(|of| of.stems.contains(stem));
        let often = seen.into_iter().filter(|(stem, times)| {
            *times >= OFTEN && vocabulary.about(stem) == 0 && !is_item(stem)
        });
        let often: Vec<_> = often.map(|(stem, _)| stem.clone()).collect();
        for stem in often {
            // Words for things may end as those for people do: `container`.
            match self.folk.contains(&stem) || story::is_folk(&stem) {
                true => self.everybody.insert(stem),
                false if is_agent(&stem) => false,
                false => self.stalls.insert(stem),
            };
        }
    }

    /// `worked` of `worked the day after`, `sold` of `was sold on Monday`: what takes place on the days.
    fn add_events(&mut self, sentences: &[&[Token]]) {
        let is_when = |at: usize, tokens: &[Token]| {
            let word = |at: usize| tokens.get(at).map_or("", |token| &*token.word);
            let is_next = || {
                matches!(word(at), "a" | "the") && matches!(word(at + 2), "after" | "before")
                    || words::number(&[word(at)]).is_some()
                        && matches!(word(at + 2), "after" | "before")
            };
            matches!(word(at), "earlier" | "later" | "sometime" | "on") || is_next()
        };
        for tokens in sentences {
            let verbs = (1..tokens.len()).filter(|at| {
                let stem = &tokens[*at].stem;
                let is_verb = story::is_deed(stem) || story::is_doing(stem);
                is_verb && is_when(at + 1, tokens)
            });
            self.events.extend(verbs.map(|at| tokens[at].stem.clone()));
        }
    }

    /// Whether whoever sells something has it at their stall.
    pub(in super::super) fn tells_of_sellers(&self) -> bool {
        self.learned.get("seller").is_some_and(|uses| uses.agent != 0)
    }

    /// Whether a word for some of the people is one for all of this puzzle.
    pub(in super::super) fn is_for_all(&self, word: &str) -> bool {
        self.kind.is_some_and(|kind| kind.contains(&word))
    }
}

/// In how many sentences some verbs stand beside items of each category.
fn traded(
    verbs: &[&str],
    vocabulary: &Vocabulary,
    sentences: &[&[Token]],
) -> HashMap<usize, usize> {
    let mut seen: HashMap<usize, usize> = HashMap::default();
    for tokens in sentences {
        if !tokens.iter().any(|token| verbs.contains(&&*token.stem)) {
            continue;
        }
        let matches = vocabulary.matches(tokens);
        let is_be = |at: usize| function::kind(&tokens[at].word, &tokens[at].stem).be;
        let mut senses = HashSet::default();
        for at in (0..tokens.len()).filter(|at| verbs.contains(&&*tokens[*at].stem)) {
            let is_determiner =
                |at: &usize| function::kind(&tokens[*at].word, &tokens[*at].stem).determiner;
            let item = (at + 1..tokens.len()).find(|at| !is_determiner(at));
            let ahead = item.into_iter().flat_map(|item| &matches[item]);
            senses.extend(ahead.map(|of| of.of.sense));
            // `The brownies were being sold`
            let be = (0..at).rev().take_while(|at| is_be(*at)).last();
            let behind = matches.iter().flatten().filter(|of| Some(of.end) == be);
            senses.extend(behind.map(|of| of.of.sense));
        }
        senses.into_iter().for_each(|sense| *seen.entry(sense).or_default() += 1);
    }
    seen
}

/// The words for the only kind of people of whom the sentences speak, if they do so often.
fn kind(sentences: &[&[Token]]) -> Option<&'static [&'static str]> {
    const OTHERS: &[&str] = &[
        "adult",
        "adults",
        "child",
        "children",
        "female",
        "gentleman",
        "guy",
        "guys",
        "he",
        "her",
        "him",
        "his",
        "kid",
        "kids",
        "male",
        "mr",
        "mrs",
        "ms",
        "miss",
        "people",
        "person",
        "she",
    ];
    let says =
        |words: &[&str], tokens: &[Token]| tokens.iter().any(|token| words.contains(&&*token.word));
    let times = |words: &[&str]| sentences.iter().filter(|tokens| says(words, tokens)).count();
    let mut kinds = KINDS.iter().filter(|words| times(words) > 0);
    let (Some(only), None) = (kinds.next(), kinds.next()) else { return None };
    // `her` may be said of women, and `he` of men; of somebody else not.
    let own: &[&str] = if only[0].starts_with('w') || only[0] == "girl" {
        &["her", "she"]
    } else {
        &["he", "him", "his"]
    };
    let others: Vec<&str> =
        OTHERS.iter().copied().filter(|word| !own.contains(word) && !only.contains(word)).collect();
    (times(only) >= OFTEN && times(&others) == 0).then_some(*only)
}
