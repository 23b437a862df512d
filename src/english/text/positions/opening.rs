//! What stands before the clues: how many positions there are, and what may be passed over.

use std::sync::LazyLock;

use compact_str::CompactString;
use foldhash::HashSet;

use super::super::naming::category;
use super::place_nouns;
use crate::english::token::Token;
use crate::english::words;
use crate::english::words::{Marks, Words};
use crate::model::ids::Span;
use crate::syntax::ast::Shape;

/// How many positions a sentence says that there are.
#[derive(Clone, Debug)]
pub(in super::super) struct Count {
    /// The number.
    pub(in super::super) number: u32,
    /// What one of them is called: `house`.
    pub(in super::super) noun: CompactString,
    /// Whether the noun is of people, who have no places of their own.
    pub(in super::super) people: bool,
    /// The number and the noun.
    pub(in super::super) span: Span,
}

/// What stands in a row: one and several.
const PLACES: &[(&str, &str)] = &[
    ("house", "houses"),
    ("home", "homes"),
    ("apartment", "apartments"),
    ("flat", "flats"),
    ("room", "rooms"),
    ("seat", "seats"),
    ("chair", "chairs"),
    ("desk", "desks"),
    ("floor", "floors"),
    ("day", "days"),
    ("box", "boxes"),
    ("boat", "boats"),
    ("ship", "ships"),
    ("shop", "shops"),
    ("stall", "stalls"),
    ("locker", "lockers"),
    ("tent", "tents"),
    ("cabin", "cabins"),
    ("cottage", "cottages"),
    ("villa", "villas"),
    ("position", "positions"),
    ("place", "places"),
    ("slot", "slots"),
    ("lane", "lanes"),
    ("booth", "booths"),
    ("office", "offices"),
    ("table", "tables"),
    ("bench", "benches"),
    ("garden", "gardens"),
    ("door", "doors"),
    ("plot", "plots"),
    ("building", "buildings"),
    ("car", "cars"),
    ("spot", "spots"),
    ("stool", "stools"),
    ("berth", "berths"),
    ("bungalow", "bungalows"),
];

/// Who has no place of their own: one and several.
const PEOPLE: &[(&str, &str)] = &[
    ("person", "people"),
    ("person", "persons"),
    ("friend", "friends"),
    ("man", "men"),
    ("woman", "women"),
    ("boy", "boys"),
    ("girl", "girls"),
    ("child", "children"),
    ("student", "students"),
    ("neighbour", "neighbours"),
    ("neighbor", "neighbors"),
    ("colleague", "colleagues"),
    ("coworker", "coworkers"),
    ("guest", "guests"),
    ("player", "players"),
    ("couple", "couples"),
    ("tourist", "tourists"),
    ("customer", "customers"),
    ("contestant", "contestants"),
    ("runner", "runners"),
    ("resident", "residents"),
    ("individual", "individuals"),
    ("lady", "ladies"),
    ("gentleman", "gentlemen"),
    ("kid", "kids"),
    ("teacher", "teachers"),
    ("sister", "sisters"),
    ("brother", "brothers"),
    ("cousin", "cousins"),
    ("member", "members"),
    ("character", "characters"),
    ("traveller", "travellers"),
    ("traveler", "travelers"),
    ("visitor", "visitors"),
    ("owner", "owners"),
    ("artist", "artists"),
    ("athlete", "athletes"),
    ("author", "authors"),
    ("chef", "chefs"),
    ("competitor", "competitors"),
    ("cyclist", "cyclists"),
    ("diner", "diners"),
    ("driver", "drivers"),
    ("employee", "employees"),
    ("entrant", "entrants"),
    ("family", "families"),
    ("nephew", "nephews"),
    ("niece", "nieces"),
    ("farmer", "farmers"),
    ("finalist", "finalists"),
    ("guy", "guys"),
    ("hiker", "hikers"),
    ("homeowner", "homeowners"),
    ("musician", "musicians"),
    ("participant", "participants"),
    ("passenger", "passengers"),
    ("professor", "professors"),
    ("pupil", "pupils"),
    ("racer", "racers"),
    ("rival", "rivals"),
    ("sibling", "siblings"),
    ("singer", "singers"),
    ("suspect", "suspects"),
    ("swimmer", "swimmers"),
    ("worker", "workers"),
    ("applicant", "applicants"),
    ("camper", "campers"),
    ("candidate", "candidates"),
    ("classmate", "classmates"),
    ("collector", "collectors"),
    ("granddaughter", "granddaughters"),
    ("grandchild", "grandchildren"),
    ("grandson", "grandsons"),
    ("flatmate", "flatmates"),
    ("housemate", "housemates"),
    ("pal", "pals"),
    ("patient", "patients"),
    ("roommate", "roommates"),
    ("shopper", "shoppers"),
    ("teammate", "teammates"),
    ("vacationer", "vacationers"),
    ("volunteer", "volunteers"),
];

/// The words of a sentence that are known to say how many positions there are.
pub(in super::super) fn count(tokens: &[Token]) -> Option<Count> {
    let all: Vec<&str> = tokens.iter().map(|token| token.word.as_str()).collect();
    let mut people: Option<Count> = None;
    let mut building: Option<Count> = None;
    for at in 0..all.len() {
        let Some((number, length)) = words::number(&all[at..all.len().min(at + 3)]) else {
            continue;
        };
        // `No two houses share a colour`, `in one of the houses`, `the first two rooms`, `more than three boxes`
        const BEFORE: &[&str] = &["any", "first", "last", "no", "than"];
        let is_some = at > 0 && BEFORE.contains(&all[at - 1])
            // `Each had one of four days`
            || at > 1 && all[at - 2..at] == ["one", "of"];
        // `Worksheet 7: School Lockers`
        let is_heading = at > 0 && tokens.get(at + length).is_some_and(|of| of.word == ":");
        let of = at + length;
        // `five of his nieces have their birthdays in July`, but not `two of the houses`
        let is_of_theirs = all.get(of) == Some(&"of")
            && matches!(all.get(of + 1), Some(&("her" | "his" | "my" | "our" | "their")));
        let is_of_more = all.get(of) == Some(&"of") && !is_of_theirs;
        if is_some || is_heading || number == 1 || is_of_more {
            continue;
        }
        let length = length + if is_of_theirs { 2 } else { 0 };
        // `There are two houses between them`, `two houses to the left`
        let is_distance = |noun: usize| {
            const VERBS: Words =
                Words::of(&["are", "born", "kept", "live", "placed", "seated", "sit", "were"]);
            // `Two boxes are placed between them.`
            let verbs = all[noun + 1..].iter().take_while(|word| VERBS.contains(word)).count();
            if verbs > 0 && all.get(noun + 1 + verbs) == Some(&"between") {
                return true;
            }
            let next = all.get(noun + 1).copied().unwrap_or_default();
            let side = next == "to" && all.get(noun + 2) == Some(&"the");
            side || matches!(
                next,
                "above"
                    | "ahead"
                    | "apart"
                    | "away"
                    | "before"
                    | "behind"
                    | "below"
                    | "higher"
                    | "lower"
                    | "between"
                    | "down"
                    | "further"
                    | "left"
                    | "right"
                    | "separate"
                    | "separating"
                    | "up"
            )
        };
        // `five different houses`, `5 adjacent, numbered houses`
        for (offset, word) in all[at + length..].iter().take(3).enumerate() {
            let to = at + length + offset;
            // `One morning in 1880, four families`, `five 2-person tents`
            if matches!(all.get(to + 1), Some(&("bedroom" | "person"))) {
                continue;
            }
            if words::number(&[word]).is_some() {
                break;
            }
            // `in a five-storey building`
            if offset == 0 && is_of_a_building(&all[to..]) {
                building.get_or_insert_with(|| Count {
                    number,
                    noun: "floor".into(),
                    people: false,
                    span: tokens[at].span.to(tokens[to + 1].span),
                });
                break;
            }
            let found = |noun: &str, people| Count {
                number,
                noun: noun.into(),
                people,
                span: tokens[at].span.to(tokens[to].span),
            };
            if is_distance(to) {
                break;
            }
            // `in a month with 31 days`
            if *word == "days" && (28..=31).contains(&number) {
                break;
            }
            if let Some((one, _)) = PLACES.iter().find(|(_, several)| several == word) {
                return Some(found(one, false));
            }
            if let Some((one, _)) = PEOPLE.iter().find(|(_, several)| several == word) {
                people.get_or_insert_with(|| found(one, true));
                break;
            }
        }
    }
    let of_all = |count: &Count| people.as_ref().is_none_or(|all| all.number == count.number);
    numbered(tokens, &all).or(building.filter(of_all)).or(people)
}

/// `Six gardeners – Ann, Bob … – share a plot.`, `Last week, four kite makers met.`: how many there are of whoever begins
/// a sentence, of whom nobody knows that they are people.
pub(in super::super) fn several(tokens: &[Token]) -> Option<Count> {
    const MOST_BEFORE: usize = 2;
    const BEFORE: &[&str] = &["following", "our", "the", "these", "those"];
    const TIMES: Words = Words::of(&[
        "centuries",
        "days",
        "decades",
        "hours",
        "minutes",
        "months",
        "nights",
        "seconds",
        "times",
        "weeks",
        "years",
    ]);
    if let Some(count) = of_group(tokens) {
        return Some(count);
    }
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let begins = |at: usize| at == 0 || word(at - 1) == "," || BEFORE.contains(&word(at - 1));
    let (at, (number, taken)) = (0..tokens.len())
        .filter(|at| begins(*at))
        .find_map(|at| Some((at, words::number(&[word(at), word(at + 1)])?)))?;
    let from = at + taken;
    let is_several = |at: &usize| {
        let word = word(*at);
        word.len() > 3 && word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("'s")
    };
    let noun = (from..=from + MOST_BEFORE)
        .take_while(|at| tokens.get(*at).is_some_and(Token::is_word))
        .filter(is_several)
        .last()?;
    let is_thing = word(noun) != "ones" && !TIMES.contains(&word(noun));
    (number > 2 && is_thing).then(|| Count {
        number,
        noun: "person".into(),
        people: true,
        span: tokens[at].span.to(tokens[noun].span),
    })
}

/// How many are in a group that begins a sentence and that a word counts: `A foursome of golfers …`
fn of_group(tokens: &[Token]) -> Option<Count> {
    const GROUPS: &[(&str, u32)] = &[
        ("foursome", 4),
        ("quartet", 4),
        ("quintet", 5),
        ("sextet", 6),
        ("threesome", 3),
        ("trio", 3),
    ];
    let [article, group, of, noun, ..] = tokens else { return None };
    let (_, number) = GROUPS.iter().find(|(word, _)| *word == group.word)?;
    let is_group = article.word == "a" && of.word == "of" && noun.word.ends_with('s');
    is_group.then(|| Count {
        number: *number,
        noun: "person".into(),
        people: true,
        span: group.span.to(noun.span),
    })
}

/// Whether words go on with what has so many floors: `storey building`, `-floor apartment house`.
fn is_of_a_building(words: &[&str]) -> bool {
    const FLOORS: Words =
        Words::of(&["floor", "floored", "level", "storey", "storeyed", "storied", "story"]);
    const BUILDINGS: Words = Words::of(&["apartment", "building", "house", "tower"]);
    let [floor, building, ..] = words else { return false };
    FLOORS.contains(floor) && BUILDINGS.contains(building)
}

/// `There are five huts`, `Five lorries are parked …`: how many there are of things of which nobody
/// knows that they stand in a row.
pub(in super::super) fn things(tokens: &[Token]) -> Option<Count> {
    const STANDING: Words = Words::of(&["are", "lie", "sit", "stand", "wait", "were"]);
    const MOST_BEFORE: usize = 2;
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let there = word(0) == "there" && matches!(word(1), "are" | "were");
    let at = if there { 2 } else { 0 };
    let (number, taken) = words::number(&[word(at), word(at + 1)]).filter(|(n, _)| *n > 1)?;
    let from = at + taken;
    let ends = |at: &usize| match there {
        true => {
            !tokens.get(at + 1).is_some_and(Token::is_word)
                || matches!(word(at + 1), "in" | "on" | "at" | "next" | "side" | "standing")
        }
        false => STANDING.contains(&word(at + 1)),
    };
    let noun = (from..=from + MOST_BEFORE).find(ends)?;
    let is_several = word(noun).len() > 3 && word(noun).ends_with('s') && !is_noun(word(noun));
    is_several.then(|| Count {
        number,
        noun: category::singular(word(noun)),
        people: false,
        span: tokens[at].span.to(tokens[noun].span),
    })
}

/// `A row of houses have numbers 1 to 4`, `The houses are numbered from 1 to 4`.
fn numbered(tokens: &[Token], all: &[&str]) -> Option<Count> {
    const MARKS: Marks = Marks::of_pairs(PLACES);
    let (at, (one, _)) =
        all.iter().enumerate().filter(|(_, word)| MARKS.may_have(word)).find_map(
            |(at, word)| Some((at, PLACES.iter().find(|(_, several)| several == word)?)),
        )?;
    // `floors 1-4`
    if let (Some(1), Some((last, _))) = (
        all.get(at + 1).and_then(|first| first.parse().ok()),
        all.get(at + 2).and_then(|last| words::number(&[last])),
    ) {
        return Some(Count {
            number: last,
            noun: (*one).into(),
            people: false,
            span: tokens[at].span.to(tokens[at + 2].span),
        });
    }
    let key =
        all[at..].iter().position(|word| matches!(*word, "numbers" | "numbered" | "numbering"))?
            + at;
    let skip = usize::from(all.get(key + 1) == Some(&"from"));
    let first = all.get(key + 1 + skip)?;
    let range =
        matches!(*first, "1" | "one") && matches!(*all.get(key + 2 + skip)?, "to" | "through");
    let last = key + 3 + skip;
    let (number, _) = words::number(all.get(last..(last + 2).min(all.len()))?)?;
    range.then(|| Count {
        number,
        noun: (*one).into(),
        people: false,
        span: tokens[at].span.to(tokens[last].span),
    })
}

/// The place that the clues speak of when the opening names none.
pub(in super::super) fn place(tokens: &[Token]) -> Option<&'static str> {
    tokens.iter().filter(|token| is_noun(&token.word)).find_map(|token| {
        let known = |(one, several): &&(&str, &str)| token.word == *one || token.word == *several;
        PLACES.iter().find(known).map(|(one, _)| *one)
    })
}

/// Whether a word is of places or people, one or several.
pub(in super::super) fn is_noun(word: &str) -> bool {
    static NOUNS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
        PLACES.iter().chain(PEOPLE).flat_map(|(one, several)| [*one, *several]).collect()
    });
    const MARKS: Marks = Marks::of_pairs(PLACES).and(&Marks::of_pairs(PEOPLE));
    MARKS.may_have(word) && NOUNS.contains(word)
}

/// Whether a word is of people, one or several.
pub(in super::super) fn is_people(word: &str) -> bool {
    is_noun(word) && PEOPLE.iter().any(|(one, several)| *one == word || *several == word)
}

/// Whether a word is of several people.
pub(in super::super) fn are_people(word: &str) -> bool {
    PEOPLE.iter().any(|(one, several)| *several == word && *one != word)
}

/// What several of a place are called.
pub(in super::super) fn plural(place: &str) -> CompactString {
    let known = PLACES.iter().find(|(one, _)| *one == place).map(|(_, several)| (*several).into());
    known.unwrap_or_else(|| place_nouns::several(place))
}

/// Whether a sentence speaks of what is beside what.
pub(in super::super) fn tells_places(tokens: &[Token]) -> bool {
    let beside = |token: &Token| {
        const WORDS: Words = Words::of(&[
            "adjacent",
            "beside",
            "easternmost",
            "leftmost",
            "neighbor",
            "neighboring",
            "neighbors",
            "neighbour",
            "neighbouring",
            "neighbours",
            "rightmost",
            "westernmost",
        ]);
        WORDS.contains(&token.word.as_str())
    };
    let pair = |pair: &[Token]| {
        matches!(
            (pair[0].word.as_str(), pair[1].word.as_str()),
            ("next", "to") | ("left" | "right", "of") | ("the" | "far", "left" | "right")
        )
    };
    // `the neighbours' children` stand nowhere.
    let of_them = |at: usize| {
        let is = |at: usize, words: &[&str]| {
            tokens.get(at).is_some_and(|token| words.contains(&token.word.as_str()))
        };
        is(at + 1, &["'"]) && is(at + 2, &["children", "kids"])
    };
    let places = |at: usize| pair(&tokens[at - 1..=at]) && !is_correct(tokens, at);
    (0..tokens.len()).any(|at| beside(&tokens[at]) && !of_them(at)) || (1..tokens.len()).any(places)
}

/// Whether the word at a token is the `right` of `match each runner to the right number`, and no side: not that of `the right
/// end` nor of `the right is numbered 1`.
pub(in super::super) fn is_correct(tokens: &[Token], at: usize) -> bool {
    const SIDES: Words = Words::of(&[
        "and", "corner", "edge", "end", "hand", "has", "is", "most", "of", "one", "side", "to",
    ]);
    // `Match each friend with the right day`
    let matches = tokens[0].word == "match";
    let is_side = |next: &Token| SIDES.contains(&&*next.word) || !matches && is_noun(&next.word);
    tokens[at].word == "right"
        && at.checked_sub(1).is_some_and(|last| tokens[last].word == "the")
        && tokens.get(at + 1).is_some_and(|next| next.is_word() && !is_side(next))
}

/// Whether a sentence speaks of a certain place: `the third house`, `house 3`, `next to`.
pub(in super::super) fn names_a_place(tokens: &[Token]) -> bool {
    let place =
        |token: &Token| is_noun(&token.word) && PLACES.iter().any(|(one, _)| token.word == *one);
    let number = |token: &Token| words::number(&[&token.word]).is_some();
    let rank = |token: &Token| {
        words::ordinal(&token.word).is_some()
            || matches!(token.word.as_str(), "middle" | "last")
            || number(token)
    };
    // `house no. 3`, but not `the house number`.
    let label = |at: usize| {
        let word = tokens.get(at).map_or("", |token| token.word.as_str());
        matches!(word, "no" | "number") && tokens[at..].iter().take(3).any(number)
    };
    // `of a five-floor building`
    let all: Vec<&str> = tokens.iter().map(|token| token.word.as_str()).collect();
    let pair =
        |at: usize| rank(&tokens[at - 1]) && place(&tokens[at]) && !is_of_a_building(&all[at..]);
    // `at the auction house last week`
    let is_of_time = |at: usize| {
        let next = tokens.get(at + 1).map_or("", |token| token.word.as_str());
        tokens[at].word == "last"
            && matches!(
                next,
                "month" | "night" | "spring" | "summer" | "week" | "weekend" | "winter" | "year"
            )
    };
    let behind = |at: usize| label(at) || tokens.get(at).is_some_and(rank) && !is_of_time(at);
    let placed = (0..tokens.len()).any(|at| place(&tokens[at]) && behind(at + 1));
    placed || tells_places(tokens) || (1..tokens.len()).any(pair)
}

/// The shape that an opening tells of.
pub(in super::super) fn shape(tokens: &[Token]) -> Shape {
    let all: Vec<&str> = tokens.iter().map(|token| token.word.as_str()).collect();
    let circle = all.iter().any(|word| matches!(*word, "circle" | "circular"));
    let round = all.windows(2).any(|pair| pair == ["round", "table"]);
    let ring = all.windows(3).any(|three| {
        matches!(three[0], "form" | "forming" | "forms" | "in" | "into")
            && three[1..] == ["a", "ring"]
    });
    if circle || round || ring { Shape::Ring } else { Shape::Plain }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::token::tokens;

    #[test]
    fn the_number_of_positions_is_found() {
        let found =
            |text: &str| count(&tokens(text, 0)).map(|c| (c.number, c.noun.to_string(), c.people));
        let house = |n| Some((n, "house".to_owned(), false));
        assert_eq!(found("There are 5 houses, numbered 1 to 5."), house(5));
        assert_eq!(found("Three people live in 3 very different houses."), house(3));
        assert_eq!(found("The houses are numbered from 1 to 6."), house(6));
        assert_eq!(found("A row of tents have numbers 1 to 4."), Some((4, "tent".into(), false)));
        assert_eq!(found("2 old friends meet."), Some((2, "friend".into(), true)));
        assert_eq!(found("There is a house on 5 legs."), None);
        assert_eq!(found("There are two houses between the fox and the owl."), None);
        assert_eq!(found("Ann lives two houses to the left of Bob."), None);
        assert_eq!(
            found("There are 4 houses next to each other."),
            Some((4, "house".into(), false))
        );
        assert_eq!(found("No two houses share a colour, nor do any two people."), None);
    }
}
