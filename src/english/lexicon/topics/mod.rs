//! Topics: the words that go with the items of one kind of category.

mod food;
mod likings;
mod people;
mod things;

use std::sync::LazyLock;

use foldhash::HashMap;

use super::general::{PEOPLE, PERSONS};

/// Words that tell of which category a mention is. All are stems.
///
/// The rule of [the general lists](super::general) holds for these as well, for the items of such a
/// category: `the April birthday` says no more than `April`. No word is in a list that could be an
/// item of such a category or tell two items apart.
#[derive(Debug)]
pub struct Topic {
    /// Words that name such a category: `drink`, `beverage`.
    pub names: &'static [&'static str],
    /// What one does with its items: `drink`, `sip`.
    pub verbs: &'static [&'static str],
    /// Who does so: the tea `drinker`, the `mother` of Timothy.
    pub agents: &'static [&'static str],
    /// Words that stand beside an item and add nothing: a `glass` of, a `cup` of.
    pub fillers: &'static [&'static str],
    /// What its items are to the person: the `mother` in `whose mother is Holly`, `has a mother named
    /// Holly`. They are no fillers, since the `mother of Holly` is another person.
    pub relatives: &'static [&'static str],
    /// Whether its items are people or what people are. Then the general [`VERBS`](super::VERBS) and
    /// [`AGENTS`](super::AGENTS) do not go with it: who loves Alice, or the nurse, is somebody else.
    pub of_people: bool,
}

/// All topics. If the heading of a category names several, the first in this order is meant: `hair
/// color` is about hair, `the color of the house` about colors.
pub const TOPICS: &[Topic] = &[
    people::CHILD,
    people::MOTHER,
    people::FATHER,
    people::SPOUSE,
    people::SIBLING,
    people::SURNAME,
    people::NATIONALITY,
    people::OCCUPATION,
    people::HAIR,
    people::EYE,
    people::HEIGHT,
    people::WEIGHT,
    people::AGE,
    people::BIRTHDAY,
    people::ZODIAC,
    people::EDUCATION,
    people::SUBJECT,
    people::LANGUAGE,
    likings::BOOK,
    likings::FILM,
    likings::INSTRUMENT,
    likings::MUSIC,
    likings::GENRE,
    likings::SPORT,
    likings::GAME,
    likings::DANCE,
    likings::HOBBY,
    likings::TEAM,
    likings::VACATION,
    likings::SEASON,
    food::SMOOTHIE,
    food::DRINK,
    food::FOOD,
    food::FRUIT,
    food::DESSERT,
    food::CIGAR,
    things::CAR,
    things::BICYCLE,
    things::TRANSPORT,
    things::PHONE,
    things::COMPUTER,
    things::CLOTHES,
    things::BAG,
    things::FLOWER,
    things::CROP,
    things::PET,
    things::ANIMAL,
    things::AWARD,
    things::GIFT,
    things::PRICE,
    things::SALARY,
    things::DONATION,
    things::COLOR,
    things::PLACE,
    things::HOUSE,
    things::DAY,
    things::YEAR,
    things::NAME,
];

/// The topic of a heading, given as stems: the first in the order of [`TOPICS`] that one of them
/// names. A heading that only says who the people are (`friend`) is one of names.
pub fn topic_of(heading: &[&str]) -> Option<&'static Topic> {
    // The first topic of each of their names.
    static FIRSTS: LazyLock<HashMap<&str, usize>> = LazyLock::new(|| {
        let mut firsts = HashMap::default();
        for (at, topic) in TOPICS.iter().enumerate() {
            for name in topic.names {
                firsts.entry(*name).or_insert(at);
            }
        }
        firsts
    });
    let first = heading.iter().filter_map(|stem| FIRSTS.get(stem)).min();
    let named = first.map(|at| &TOPICS[*at]);
    let of_names = || matches!(heading, [stem] if PERSONS.contains(stem) || PEOPLE.contains(stem));
    named.or_else(|| of_names().then_some(&things::NAME))
}

/// Whether a story may tell of items of a topic with verbs of its own: amounts, times and places.
pub fn is_open(topic: &Topic) -> bool {
    let open = [
        people::HEIGHT,
        people::WEIGHT,
        people::AGE,
        people::BIRTHDAY,
        likings::VACATION,
        things::GIFT,
        things::PRICE,
        things::SALARY,
        things::DONATION,
        things::PLACE,
        things::DAY,
        things::YEAR,
    ];
    open.iter().any(|open| open.names == topic.names)
}

/// Whether the items of a topic are names of people.
pub fn is_names(topic: &Topic) -> bool {
    [people::SURNAME.names, things::NAME.names].contains(&topic.names)
}

/// Whether a topic is that of children.
pub fn is_children(topic: &Topic) -> bool {
    topic.names == people::CHILD.names
}

/// Whether a topic is that of jobs.
pub fn is_occupation(topic: &Topic) -> bool {
    topic.names == people::OCCUPATION.names
}

/// Whether a topic is that of colors, which are always colors of something.
pub fn is_color(topic: &Topic) -> bool {
    topic.names == things::COLOR.names
}
