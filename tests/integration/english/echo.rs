//! Sentences written from formal clues must be read back as these clues; sentences whose words were
//! shuffled must not be read as something that their words do not say.

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::sentences::reading;

/// A category: its header, who or what an item is alone, and what a person does with it; `*` is the item.
struct Kind {
    name: &'static str,
    items: [&'static str; 6],
    nouns: &'static [&'static str],
    says: &'static [(&'static str, &'static str)],
}

/// `says` has each predicate with its denial.
const KINDS: &[Kind] = &[
    Kind {
        name: "nationality",
        items: ["Dane", "Swede", "Finn", "Pole", "Turk", "Scot"],
        nouns: &["the *", "the * person"],
        says: &[("is the *", "is not the *"), ("is a *", "isn't a *")],
    },
    Kind {
        name: "name",
        items: ["Ann", "Boris", "Clara", "Dmitri", "Esther", "Felix"],
        nouns: &["*"],
        says: &[("is *", "is not *")],
    },
    Kind {
        name: "colour",
        items: ["red", "green", "blue", "white", "yellow", "purple"],
        nouns: &["the * house", "the person in the * house", "the one who lives in the * house"],
        says: &[("lives in the * house", "does not live in the * house")],
    },
    Kind {
        name: "drink",
        items: ["tea", "milk", "coffee", "cocoa", "lemonade", "cider"],
        nouns: &[
            "the * drinker",
            "the person who drinks *",
            "whoever drinks *",
            "the one drinking *",
        ],
        says: &[("drinks *", "does not drink *"), ("likes *", "never drinks *")],
    },
    Kind {
        name: "pet",
        items: ["dog", "cat", "horse", "goldfish", "parrot", "stick insect"],
        nouns: &[
            "the * owner",
            "the owner of the *",
            "the person with the *",
            "the man who keeps the *",
        ],
        says: &[("owns the *", "doesn't own the *"), ("keeps a *", "has no *")],
    },
    Kind {
        name: "sport",
        items: ["tennis", "hockey", "rugby", "cricket", "badminton", "golf"],
        nouns: &["the * player", "the person who plays *"],
        says: &[("plays *", "does not play *")],
    },
    Kind {
        name: "car",
        items: ["saab", "fiat", "skoda", "honda civic", "ford f150", "jeep"],
        nouns: &["the * driver", "the person who drives the *"],
        says: &[("drives the *", "did not drive the *")],
    },
    Kind {
        name: "job",
        items: ["baker", "nurse", "pilot", "miner", "judge", "barber"],
        nouns: &["the *", "the person who is a *"],
        says: &[("is the *", "is not the *"), ("works as a *", "does not work as a *")],
    },
    Kind {
        name: "flower",
        items: ["tulip", "daisy", "lily", "orchid", "carnation", "iris"],
        nouns: &["the person with the *", "the person whose favourite flower is the *"],
        says: &[("has the *", "does not have the *")],
    },
    Kind {
        name: "book",
        items: ["thriller", "romance", "biography", "western", "saga", "memoir"],
        nouns: &["the person who reads the *", "the * reader"],
        says: &[("reads the *", "is not reading the *")],
    },
];

/// Relations of two, as the language and as sentences have them.
const RELATIONS: &[(&str, &str)] = &[
    ("next to", "next to"),
    ("next to", "right beside"),
    ("left of", "somewhere to the left of"),
    ("right of", "to the right of"),
    ("directly left of", "directly to the left of"),
    ("directly right of", "immediately right of"),
    ("2 left of", "two houses to the left of"),
    ("2 right of", "exactly 2 houses to the right of"),
    ("2 apart from", "two houses away from"),
];

/// A puzzle with some of the kinds.
struct Street {
    header: String,
    size: usize,
    kinds: Vec<&'static Kind>,
}

/// An item with its kind.
type Item = (&'static Kind, &'static str);

impl Street {
    fn random(random: &mut ChaCha8Rng) -> Street {
        let size = random.random_range(3..=6);
        let mut kinds: Vec<&Kind> = KINDS.iter().collect();
        kinds.shuffle(random);
        kinds.truncate(random.random_range(4..=6));
        let lines =
            kinds.iter().map(|kind| format!("{}: {}", kind.name, kind.items[..size].join(", ")));
        let header = format!("houses: {size}\n{}\n", lines.collect::<Vec<_>>().join("\n"));
        Street { header, size, kinds }
    }

    /// Items of different kinds.
    fn items(&self, random: &mut ChaCha8Rng) -> [Item; 4] {
        let kinds: Vec<_> = self.kinds.sample(random, 4).copied().collect();
        [0, 1, 2, 3].map(|at| (kinds[at], kinds[at].items[random.random_range(0..self.size)]))
    }

    /// A formal clue and a sentence that says it.
    fn clue(&self, random: &mut ChaCha8Rng) -> (String, String) {
        let [a, b, c, d] = self.items(random);
        let [x, y, z] = [a, b, c].map(|item| noun(item, random));
        let [p, q, r] = [a.1, b.1, c.1];
        let (yes, no) = said(b, random);
        let (also, also_not) = said(c, random);
        let (relation, words) = RELATIONS.choose(random).unwrap();
        let house = random.random_range(1..=self.size);
        let (formal, sentence) = match random.random_range(0..24) {
            0 | 1 => (format!("{p} = {q}"), format!("{x} {yes}")),
            2 | 3 => (format!("{p} != {q}"), format!("{x} {no}")),
            4 | 5 => (format!("{p} {relation} {q}"), format!("{x} lives {words} {y}")),
            6 => (format!("{p} not {relation} {q}"), format!("{x} does not live {words} {y}")),
            7 => (format!("{p} in house {house}"), format!("{x} lives in house {house}")),
            8 => (format!("{p} not in house {house}"), format!("{x} isn't in house {house}")),
            9 => (format!("{p} at an end"), format!("{x} lives at one of the ends")),
            10 => (format!("{p} in an even house"), format!("{x} is in an even-numbered house")),
            11 => (
                format!("1 house between {p} and {q}"),
                format!("there is one house between {x} and {y}"),
            ),
            12 => (format!("{p} between {q} and {r}"), format!("{x} lives between {y} and {z}")),
            13 => (
                format!("{p} directly between {q} and {r}"),
                format!("{x} is directly between {y} and {z}"),
            ),
            14 => (format!("{p} is either {q} or {r}"), format!("{x} either {yes} or {also}")),
            15 => (format!("{p} != {q} and {p} != {r}"), format!("{x} neither {yes} nor {also}")),
            16 => (format!("{p} next to {q}"), format!("{x} and {y} live next to each other")),
            17 => (format!("{p} not next to {q}"), format!("{x} and {y} are not neighbours")),
            18 => (
                format!("all different ({p}, {q}, {r})"),
                format!("{x}, {y} and {z} are three different people"),
            ),
            19 => (
                format!("if {p} = {q} then {r} in house {house}"),
                format!("if {x} {yes}, then {z} lives in house {house}"),
            ),
            20 => (format!("{p} = {q} and {p} != {r}"), format!("{x} {yes} but {also_not}")),
            21 => (format!("{r} is either {p} or {q}"), format!("either {x} or {y} {also}")),
            22 => (format!("{q} {relation} {p}"), format!("{words} {x} lives {y}")),
            _ => {
                let other = said(d, random).0;
                let s = d.1;
                (
                    format!("{{{p}, {q}}} = {{{r}, {s}}}"),
                    format!("of {x} and {y}, one {also} and the other {other}"),
                )
            }
        };
        let mut letters = sentence.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        (formal, format!("{first}{}.", letters.as_str()))
    }
}

fn noun((kind, item): Item, random: &mut ChaCha8Rng) -> String {
    kind.nouns.choose(random).unwrap().replace('*', item)
}

/// A predicate and a denial.
fn said((kind, item): Item, random: &mut ChaCha8Rng) -> (String, String) {
    let (yes, no) = kind.says.choose(random).unwrap();
    (yes.replace('*', item), no.replace('*', item))
}

#[test]
fn sentences_are_read_back_as_the_clues_that_they_say() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..100 {
        let street = Street::random(&mut random);
        for _ in 0..30 {
            let (formal, sentence) = street.clue(&mut random);
            let read = reading(&street.header, &sentence);
            assert_eq!(read, Ok(formal), "{sentence}\n{}", street.header);
        }
    }
}

/// How often each item of a street is in a text, and whether it denies anything.
fn content(street: &Street, text: &str) -> (Vec<bool>, bool) {
    let has = |words: &str| {
        let bounded =
            |at: usize, c: Option<char>| at == 0 || c.is_none_or(|c| !c.is_alphanumeric());
        text.match_indices(words).any(|(at, _)| {
            bounded(at, text[..at].chars().next_back())
                && text[at + words.len()..].chars().next().is_none_or(|c| !c.is_alphanumeric())
        })
    };
    let items = street.kinds.iter().flat_map(|kind| &kind.items[..street.size]);
    let denials = ["not", "isn't", "doesn't", "never", "no", "neither", "nor", "!="];
    (items.map(|item| has(item)).collect(), denials.iter().any(|word| has(word)))
}

/// Swaps, drops or adds a word.
fn mutated(sentence: &str, pool: &[&str], random: &mut ChaCha8Rng) -> String {
    let mut words: Vec<&str> = sentence.trim_end_matches('.').split(' ').collect();
    let at = random.random_range(0..words.len());
    match random.random_range(0..4) {
        0 => {
            let other = random.random_range(0..words.len());
            words.swap(at, other);
        }
        1 => drop(words.remove(at)),
        2 => words.insert(at, "not"),
        _ => words.insert(at, pool.choose(random).unwrap()),
    }
    format!("{}.", words.join(" "))
}

#[test]
fn a_changed_sentence_is_refused_or_says_what_its_words_say() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    let (mut read, mut tried) = (0, 0);
    for _ in 0..25 {
        let street = Street::random(&mut random);
        let sentences: Vec<String> = (0..20).map(|_| street.clue(&mut random).1).collect();
        let pool: Vec<&str> =
            sentences.iter().flat_map(|s| s.trim_end_matches('.').split(' ')).collect();
        for sentence in &sentences {
            for _ in 0..3 {
                let changed = mutated(sentence, &pool, &mut random);
                tried += 1;
                let Ok(formal) = reading(&street.header, &changed) else { continue };
                read += 1;
                assert_eq!(
                    content(&street, &formal),
                    content(&street, &changed),
                    "{changed}\n{formal}"
                );
            }
        }
    }
    assert!(read * 20 > tried, "{read} of {tried}");
}

#[test]
fn word_salad_says_no_more_than_its_words() {
    let mut random = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..25 {
        let street = Street::random(&mut random);
        let sentences: Vec<String> = (0..20).map(|_| street.clue(&mut random).1).collect();
        let pool: Vec<&str> =
            sentences.iter().flat_map(|s| s.trim_end_matches('.').split(' ')).collect();
        for _ in 0..100 {
            let count = random.random_range(2..9);
            let words: Vec<&str> = (0..count).map(|_| *pool.choose(&mut random).unwrap()).collect();
            let salad = format!("{}.", words.join(" "));
            if let Ok(formal) = reading(&street.header, &salad) {
                assert_eq!(
                    content(&street, &formal),
                    content(&street, &salad),
                    "{salad}\n{formal}"
                );
            }
        }
    }
}
