//! Words of a sentence in front of the clues that could change what the puzzle is, and where they are harmless: `the same
//! colour`, but not `stood on the same platform`.

use std::cell::LazyCell;

use super::super::positions::opening;
use super::super::positions::opening::is_noun;
use super::doubt;
use super::introduction::{FREE, all_differ};
use super::settles;
use super::unlike;
use crate::english::compare::is_comparing;
use crate::english::function;
use crate::english::token::Token;
use crate::english::words;
use crate::english::words::Words;

/// Words that could say that a puzzle is not as the others: such a sentence is never passed over.
const ALARM: Words = Words::of(&[
    "backwards",
    "bogus",
    "clockwise",
    "columns",
    "counterclockwise",
    "decreasing",
    "descending",
    "duplicate",
    "duplicates",
    "empty",
    "except",
    "false",
    "fib",
    "fibbed",
    "fibber",
    "fibbing",
    "fibs",
    "fictitious",
    "grid",
    "inaccurate",
    "incorrect",
    "invert",
    "inverted",
    "knave",
    "knaves",
    "knight",
    "knights",
    "liar",
    "liars",
    "lie",
    "lied",
    "lies",
    "loop",
    "lying",
    "mirror",
    "mirrored",
    "misleading",
    "misleads",
    "misreported",
    "mistaken",
    "negate",
    "negated",
    "nobody",
    "nonsense",
    "opposite",
    "random",
    "randomly",
    "repeat",
    "repeated",
    "reverse",
    "reversed",
    "reverses",
    "rows",
    "same",
    "scrambled",
    "share",
    "shared",
    "shares",
    "sometimes",
    "swap",
    "swapped",
    "swaps",
    "true",
    "trust",
    "truth",
    "truthful",
    "twice",
    "unless",
    "unoccupied",
    "untrue",
    "untruthful",
    "unused",
    "upside",
    "vacant",
    "wrap",
    "wraps",
    "wrong",
]);

/// What all may share and still differ: where they are.
const SAME_PLACE: Words = Words::of(&[
    "block",
    "building",
    "club",
    "college",
    "company",
    "direction",
    "lane",
    "line",
    "office",
    "order",
    "party",
    "road",
    "row",
    "school",
    "side",
    "square",
    "street",
    "team",
    "town",
    "university",
    "village",
    "year",
]);

/// A word of a question that takes clues for lies: `Which clue is false?`, `Who told the truth?`
pub(in super::super) fn doubts_clues(tokens: &[Token]) -> Option<&Token> {
    const DOUBTING: Words = Words::of(&[
        "false",
        "fib",
        "fibbed",
        "fibbing",
        "liar",
        "lied",
        "lying",
        "truth",
        "untrue",
        "untruthful",
    ]);
    tokens.iter().find(|token| DOUBTING.contains(&&*token.word))
}

/// A word of a sentence that could change what the puzzle is.
pub(in super::super) fn alarm(tokens: &[Token]) -> Option<&Token> {
    let words: Vec<&Token> = tokens.iter().filter(|token| token.is_word()).collect();
    if let Some(at) = closes_ring(&words).or_else(|| places_some(&words)) {
        return Some(words[at]);
    }
    let several = |three: &[&Token]| {
        three[0].word == "more"
            && three[1].word == "than"
            && matches!(three[2].word.as_str(), "one" | "once" | "1")
    };
    const SHARING: Words = Words::of(&["nobody", "same", "share", "shares", "twice", "repeated"]);
    let differ = LazyCell::new(|| all_differ(&words));
    // `on the same street`, `the true author`
    let word = |at: usize| words.get(at).map_or("", |token| token.word.as_str());
    let harmless = |at: usize| {
        let next = word(at + 1);
        match word(at) {
            // `all of the same club`, `the same five friends`; `stood on the same platform` behind `Four people`
            "same" => {
                let anyway = (word(at.wrapping_sub(2)), word(at.wrapping_sub(1))) == ("all", "the")
                    && matches!(next, "" | "and");
                // `the same apartment building`
                let is_building =
                    matches!(next, "apartment" | "office") && word(at + 2) == "building";
                // `set off the very same morning`
                const WHEN: Words =
                    Words::of(&["afternoon", "evening", "morning", "night", "week", "weekend"]);
                let is_when = matches!(word(at.wrapping_sub(1)), "the" | "very")
                    && WHEN.contains(&next)
                    && matches!(word(at + 2), "" | "and" | "in" | "on");
                is_when
                    || anyway
                    || is_building
                    || SAME_PLACE.contains(&next)
                    || is_same_for_all(&words, at)
            }
            // `Each brought a different treat to share.`, `The five students who share the house`
            "share" => {
                let is_treat =
                    at > 1 && word(at - 1) == "to" && !matches!(word(at - 2), "have" | "used");
                // `Today let me share a puzzle`
                let is_of_teller = at > 0 && matches!(word(at - 1), "i" | "me" | "to");
                let mut next = (at + 1..at + 5).map(word);
                let tells = is_of_teller && next.any(|of| matches!(of, "puzzle" | "riddle"));
                // `share an interest in puzzles`
                let is_liked = matches!(word(at + 2), "interest" | "love" | "passion")
                    && matches!(word(at + 1), "a" | "an" | "the" | "their");
                is_treat || tells || is_liked || is_shared_by_all(&words, at)
            }
            // `Six allotments lie side by side`, `the depth at which it lies`, `each lies at a different depth`
            "lie" | "lies" | "lying" => {
                const WHERE: Words =
                    Words::of(&["along", "beside", "in", "near", "next", "on", "side"]);
                let in_clause = at > 1 && word(at - 1) == "it" && word(at - 2) == "which";
                let differs = matches!(
                    (next, word(at + 2), word(at + 3)),
                    ("at", "a", "different") | ("at", "its" | "their", "own")
                );
                WHERE.contains(&next) || in_clause || differs
            }
            // `The parts were shared out.`, `on a shared terrace`
            "shared" => {
                next == "out"
                    || matches!(word(at.wrapping_sub(1)), "a" | "the")
                    || is_shared_by_all(&words, at)
            }
            // `Nobody suspected what the others could do.`
            "nobody" => tells_of_no_knowledge(&words, at) || unlike::is_unmistakable(&words, at),
            // `twice a week`, `counted everything twice`
            "twice" => {
                next == "a" && !*differ
                    || is_done_twice(&words, at)
                    || unlike::is_nothing_twice(&words, at)
                    || unlike::is_now_and_then(&words, at)
            }
            // `The chairs stand in a row facing the mirror`, but not `seen in the mirror`
            "mirror" => (word(at.wrapping_sub(2)), word(at.wrapping_sub(1))) == ("facing", "the"),
            // `came home empty handed`
            "empty" => matches!(next, "handed" | "nesters" | "stomach" | "stomachs"),
            "repeat" => matches!(next, "business" | "customer" | "customers" | "visitors"),
            // `meet to swap stories`
            "swap" | "swapped" | "swaps" | "sharing" => {
                // `At the monthly recipe swap in the kitchen`
                const SWAPPED: Words = Words::of(&[
                    "book", "clothes", "clothing", "cookie", "costume", "plant", "recipe", "seed",
                    "skill", "stamp", "toy",
                ]);
                let is_event = word(at) == "swap" && at > 0 && SWAPPED.contains(&word(at - 1));
                is_event
                    || matches!(
                        next,
                        "gossip" | "ideas" | "news" | "recipes" | "stories" | "tales" | "tips"
                    )
            }
            "true" => {
                matches!(next, "author" | "crime" | "inventor" | "love" | "origin" | "story")
                    || matches!(word(at.wrapping_sub(1)), "came" | "come")
                    || are_all_true(&words, at)
            }
            // `Four knights of the Round Table`; of those who lie another sentence tells
            "knights" => {
                const AIMS: Words = Words::of(&["aspiring", "become", "medieval"]);
                at == 1 && words::number(&[word(0)]).is_some_and(|(number, _)| number > 2)
                    || at > 0 && AIMS.contains(&word(at - 1))
            }
            // `at Camelot Knight School`
            "knight" => words[at].is_capital && words.get(at + 1).is_some_and(|of| of.is_capital),
            // `Their false passports`, by which nobody is told to lie
            "false" => matches!(next, "beard" | "beards" | "passport" | "passports" | "teeth"),
            // `got one answer incorrect`, of those who solve puzzles
            "incorrect" => matches!(word(at.wrapping_sub(1)), "answer" | "answers"),
            // `as with all grid-based logic puzzles`
            "grid" => matches!(next, "based" | "logic" | "puzzle" | "puzzles"),
            _ => false,
        }
    };
    let odd = (0..words.len()).find(|at| {
        let word = words[*at].word.as_str();
        let is_shared = || SHARING.contains(&word) && *differ;
        ALARM.contains(&word) && !is_shared() && !harmless(*at) && !is_in_a_name(&words, *at)
    });
    // `in that order`, but not `not necessarily in that order`
    let ordered = |at: &usize| match words[*at].word.as_str() {
        // `though not necessarily respectively`
        "respectively" => {
            let denied = at.wrapping_sub(match word(at.wrapping_sub(1)) {
                "necessarily" => 2,
                _ => 1,
            });
            let is_either = (word(at + 1), word(at + 2)) == ("or", "otherwise");
            !is_of_numbers(&words, *at) && word(denied) != "not" && !is_either
        }
        // `and they travelled by bus, ferry and train, in those orders`
        "orders" => {
            let before = word(at.wrapping_sub(1));
            let free = words[..*at].iter().any(|word| FREE.contains(&word.word.as_str()));
            // but not `mixed up some of the orders`
            let is_in = word(at.wrapping_sub(2)) == "in" || word(at.wrapping_sub(3)) == "in";
            matches!(before, "respective" | "same" | "these" | "those") && is_in && !free
        }
        "order" => {
            let before = at.checked_sub(1).map_or("", |last| words[last].word.as_str());
            let free = words[..*at].iter().any(|word| FREE.contains(&word.word.as_str()));
            let next = words.get(at + 1).map_or("", |token| token.word.as_str());
            let given = matches!(next, "given" | "listed" | "mentioned" | "named" | "shown");
            // `The words in each column are in alphabetical order.`
            const LISTED: &[&str] = &["categories", "column", "items", "list", "lists", "words"];
            let of_lists = before == "alphabetical"
                && words[..*at].iter().any(|token| LISTED.contains(&&*token.word))
                && !words.iter().any(|token| opening::is_people(&token.word));
            let is_list_below = before == "alphabetical" && is_listed_below(&words, *at);
            !of_lists
                && !is_list_below
                && (given
                    || matches!(before, "alphabetical" | "following" | "same" | "that" | "this"))
                && !free
                && !is_of_rising_numbers(&words, *at)
        }
        _ => false,
    };
    let odd = odd.or_else(|| (0..words.len()).find(ordered));
    let odd = odd
        .or_else(|| rule(&words))
        .or_else(|| doubt::first(&words))
        .or_else(|| settles::first(&words));
    odd.map(|at| &words[at])
        .or_else(|| {
            words.windows(3).find(|three| several(three) && !*differ).map(|three| &three[0])
        })
        .copied()
}

/// Whether the order is that of numbers that rise anyway: `rooms 101, 102 and 103, which follow one another in that order`.
fn is_of_rising_numbers(words: &[&Token], order: usize) -> bool {
    const FEWEST: usize = 3;
    let said: Vec<&str> = words[..order].iter().rev().take(7).map(|token| &*token.word).collect();
    // It is the numbers that follow one another, and nobody who has them.
    let follows = matches!(
        said[..],
        ["that" | "this", "in", "another", "one", "follow", "which", last]
            | ["that" | "this", "in", "other", "each", "follow", "which", last]
            if last.parse::<u32>().is_ok()
    );
    let numbers: Vec<u32> = words.iter().filter_map(|token| token.word.parse().ok()).collect();
    follows && numbers.len() >= FEWEST && numbers.windows(2).all(|two| two[0] + 1 == two[1])
}

/// Whether a sentence ends with saying that all clues are true: `six facts, every one of which is true`, `These clues
/// are all true.`
fn are_all_true(words: &[&Token], at: usize) -> bool {
    const CLUES: Words = Words::of(&["clues", "facts", "hints", "sentences", "statements"]);
    const OF_ALL: &[&[&str]] = &[
        &["all", "of", "which", "are"],
        &["each", "of", "which", "is"],
        &["each", "one", "of", "which", "is"],
        &["every", "one", "of", "which", "is"],
    ];
    let before = &words[..at];
    let ends_with = |said: &[&str]| {
        before.len() >= said.len()
            && before[before.len() - said.len()..]
                .iter()
                .zip(said)
                .all(|(token, of)| token.word == *of)
    };
    let subject = |words: &[&Token]| words.iter().any(|token| CLUES.contains(&&*token.word));
    // `All of the clues below are all true`, but not `Five of the six clues`
    const WHOLE: Words = Words::of(&["above", "all", "below", "following", "of", "the", "these"]);
    let are_whole = || {
        before[..before.len() - 2]
            .iter()
            .all(|token| CLUES.contains(&&*token.word) || WHOLE.contains(&&*token.word))
    };
    let is_all =
        OF_ALL.iter().any(|said| ends_with(said)) || ends_with(&["are", "all"]) && are_whole();
    at + 1 == words.len() && is_all && subject(before)
}

/// `Nobody knew who would win`, `Nobody recognized anybody at the ball`, `in such a hurry that nobody can read it`: what was not
/// known is told of nobody.
fn tells_of_no_knowledge(words: &[&Token], at: usize) -> bool {
    const KNEW: Words = Words::of(&["expected", "guessed", "imagined", "knew", "suspected"]);
    const WHAT: Words = Words::of(&["how", "what", "when", "where", "who", "why"]);
    // `because nobody complains about the rain`: what nobody ever does is said of the world.
    const EVER: Words = Words::of(&[
        "agrees",
        "cares",
        "complains",
        "complained",
        "expects",
        "knows",
        "minded",
        "minds",
        "objected",
        "objects",
        "remembers",
        "understands",
    ]);
    let does = words.get(at + 1).map_or("", |token| token.word.as_str());
    if knows_nobody(words, at) || is_too_dark(words, at) || at > 0 && EVER.contains(&does) {
        return true;
    }
    let is =
        |at: usize, known: &Words| words.get(at).is_some_and(|token| known.contains(&&*token.word));
    let verb = (at + 1..words.len()).find(|at| is(*at, &KNEW));
    verb.is_some_and(|verb| at == 0 && is(verb + 1, &WHAT))
}

/// `counted everything twice`, `read them twice`: what somebody did, and no thing that two of them have.
fn is_done_twice(words: &[&Token], at: usize) -> bool {
    const USING: Words = Words::of(&[
        "appear", "appears", "count", "counts", "has", "have", "list", "lists", "may", "occur",
        "occurs", "use", "used", "uses",
    ]);
    let done = words[..at].last().map_or("", |token| token.word.as_str());
    matches!(done, "everything" | "her" | "him" | "it" | "them" | "us")
        && !words[..at].iter().any(|token| USING.contains(&&*token.word))
}

/// `Nobody recognized anybody at the ball.`, but not `Nobody knew anybody who sang`.
fn knows_nobody(words: &[&Token], at: usize) -> bool {
    const KNEW: Words = Words::of(&["knew", "noticed", "recognised", "recognized"]);
    const WHERE: Words = Words::of(&["", "at", "in", "on", "there"]);
    const TELLING: Words =
        Words::of(&["but", "else", "except", "from", "who", "whom", "whose", "with"]);
    let word = |at: usize| words.get(at).map_or("", |token| token.word.as_str());
    at == 0
        && KNEW.contains(&word(1))
        && matches!(word(2), "anybody" | "anyone")
        && WHERE.contains(&word(3))
        && !words[3..].iter().any(|token| TELLING.contains(&&*token.word))
}

/// `printed on such thin paper that nobody can make head or tail of it`: what is too bad to be read, all of it.
fn is_too_dark(words: &[&Token], at: usize) -> bool {
    const READING: Words = Words::of(&["decipher", "make", "read", "understand"]);
    const BEHIND: Words =
        Words::of(&["", "anything", "head", "heads", "it", "much", "out", "sense", "them"]);
    /// How far in front of it `so` may stand.
    const REACH: usize = 7;
    let word = |at: usize| words.get(at).map_or("", |token| token.word.as_str());
    let Some(that) = at.checked_sub(1).filter(|that| word(*that) == "that") else { return false };
    // `such that nobody can read it` may be a rule.
    let is_so = |at: usize| matches!(word(at), "so" | "such");
    (that.saturating_sub(REACH)..that.saturating_sub(1)).any(is_so)
        && matches!(word(at + 1), "can" | "could")
        && READING.contains(&word(at + 2))
        && BEHIND.contains(&word(at + 3))
}

/// `the first and the last are neighbours`: then the positions stand in a ring.
fn closes_ring(words: &[&Token]) -> Option<usize> {
    let is_beside =
        |token: &&Token| matches!(&*token.word, "adjacent" | "neighbors" | "neighbours");
    let beside = words.iter().position(is_beside)?;
    let has = |of: &str| words.iter().any(|token| token.word == of);
    (has("first") && has("last")).then_some(beside)
}

/// `the women on the left`, `The men live next to each other`: where some of all are.
fn places_some(words: &[&Token]) -> Option<usize> {
    let word = |at: usize| words.get(at).map_or("", |token| token.word.as_str());
    let is_placed = |at: usize| match word(at + 1) {
        // `The girls' first names`
        "first" | "last" => !matches!(word(at + 2), "name" | "names"),
        "on" => matches!(word(at + 2), "the" | "either"),
        // `no two boys sit next to each other` is of an arrangement.
        "are" | "live" | "sit" | "stand" if at == 0 || word(at - 1) != "two" => {
            matches!((word(at + 2), word(at + 3)), ("next", "to") | ("beside", _))
                || matches!(word(at + 2), "adjacent" | "neighbors" | "neighbours")
        }
        _ => false,
    };
    let is_some = |at: usize| matches!(word(at), "boys" | "girls" | "ladies" | "men" | "women");
    (0..words.len()).find(|at| is_some(*at) && is_placed(*at))
}

/// Whether `respectively` stands behind the numbers of positions and nothing else: `numbered as 1 to 7 from bottom to top
/// respectively`.
fn is_of_numbers(words: &[&Token], at: usize) -> bool {
    const BETWEEN: Words =
        Words::of(&["as", "bottom", "from", "left", "right", "the", "to", "top"]);
    let mut before = words[..at].iter().rev().skip_while(|token| {
        BETWEEN.contains(&&*token.word) || words::number(&[&token.word]).is_some()
    });
    before.next().is_some_and(|token| token.word == "numbered")
}

/// Where words stand that together tell a rule: `all but one`, `with the same initial`, `listed in the order in which they came`,
/// `the older the man, the later his train`.
fn rule(words: &[&Token]) -> Option<usize> {
    const LISTED: Words = Words::of(&["given", "listed", "mentioned", "named", "shown"]);
    let word = |at: usize| words.get(at).map_or("", |token| token.word.as_str());
    let compares =
        |at: usize| word(at) == "the" && is_comparing(word(at + 1)) && word(at + 2) != "of";
    (0..words.len()).find(|at| match word(*at) {
        "all" => word(at + 1) == "but",
        // `The friends are listed from left to right.`
        "from" => {
            let sides = (word(at + 1), word(at + 2), word(at + 3));
            let is_row = matches!(sides, ("left", "to", "right") | ("right", "to", "left"));
            let of_people = (0..*at).any(|at| opening::is_people(word(at)));
            is_row && of_people && (0..*at).any(|at| LISTED.contains(&word(at)))
        }
        // `four guests - or so they say - …`
        "say" | "said" => *at > 1 && (word(at - 2), word(at - 1)) == ("so", "they"),
        "same" => matches!(word(at + 1), "initial" | "initials" | "letter" | "letters"),
        "order" => {
            let is_free = words[..*at].iter().any(|word| FREE.contains(&word.word.as_str()));
            // `From the information given, determine the order in which …`
            const KNOWN: Words =
                Words::of(&["clues", "data", "facts", "hints", "information", "statements"]);
            let is_given = |at: usize| at > 0 && KNOWN.contains(&word(at - 1));
            let is_listed = (0..*at).any(|at| LISTED.contains(&word(at)) && !is_given(at));
            is_listed && !is_free && !is_listed_below(words, *at)
        }
        "the" => compares(*at) && (at + 2..words.len()).any(compares),
        _ => false,
    })
}

/// Whether only the lists below are in the order of the alphabet: `The pupils are listed below in alphabetical order`.
fn is_listed_below(words: &[&Token], order: usize) -> bool {
    const LISTING: Words = Words::of(&["given", "listed", "named", "shown"]);
    let said: Vec<&str> = words[..order].iter().rev().take(5).map(|token| &*token.word).collect();
    matches!(said[..], ["alphabetical", "in", "below", listed, "are", ..] if LISTING.contains(&listed))
}

/// Whether all share what stands behind `same`, and it is none of the things of a puzzle: `Four commuters stood on the
/// same platform`, `the same five friends`.
fn is_same_for_all(words: &[&Token], at: usize) -> bool {
    const AT: Words =
        Words::of(&["at", "for", "from", "in", "into", "of", "off", "on", "to", "with"]);
    const REACH: usize = 5;
    let word = |at: usize| words.get(at).map_or("", |token| token.word.as_str());
    let number = |at: usize| words::number(&[word(at)]).map(|(number, _)| number);
    if at > 0 && word(at - 1) == "the" && number(at + 1).is_some_and(|number| number > 2) {
        return true;
    }
    // `Two of the five`, `five friends, two of whom`
    let of_some =
        (0..at).any(|at| number(at).is_some() && word(at + 1) == "of" || word(at) == "some");
    let all = (0..at.min(REACH)).any(|at| {
        number(at).is_some_and(|number| number > 2) || matches!(word(at), "all" | "they" | "who")
    });
    // `Ann, Bo, Cy and Di sit at the same table.`, without its list
    const TOGETHER: Words =
        Words::of(&["ate", "dine", "dined", "eat", "live", "lived", "meet", "met", "sat", "sit"]);
    let first = usize::from(word(0) == "and");
    let are_named = TOGETHER.contains(&word(first));
    let all = all || are_named;
    let is_free = word(at + 1) == "day" || are_named && word(at + 1) == "table";
    let is_place = is_noun(word(at + 1)) && !is_free;
    let is_setting = at > 1 && word(at - 1) == "the" && AT.contains(&word(at - 2)) && !is_place;
    let told = (at + 1..at + 4).any(|at| matches!(word(at), "number" | "order" | "way"));
    is_setting && all && !of_some && !told
}

/// Whether all share what stands behind a verb, and it is no thing of a kind of which each has another one: `the five students who
/// share the house`, `Four cooks shared a long table on the first night`.
fn is_shared_by_all(words: &[&Token], at: usize) -> bool {
    /// What people have in common where a puzzle says that two have the same.
    const OWN: Words = Words::of(&[
        "age",
        "birthday",
        "birthdays",
        "colour",
        "color",
        "initial",
        "initials",
        "item",
        "job",
        "letter",
        "name",
        "names",
        "number",
        "occupation",
        "order",
        "pet",
        "place",
        "position",
        "price",
        "prize",
        "profession",
        "score",
        "surname",
        "time",
        "title",
        "total",
    ]);
    const REACH: usize = 8;
    /// The most words in front of the noun: `a long wooden table`.
    const MOST_WORDS: usize = 2;
    let word = |at: usize| words.get(at).map_or("", |token| token.word.as_str());
    let number = |at: usize| words::number(&[word(at)]).map(|(number, _)| number);
    let of_some = (0..at).any(|at| {
        number(at).is_some() && word(at + 1) == "of"
            || matches!(word(at), "couple" | "few" | "many" | "most" | "pair" | "several" | "some")
    });
    let all = (at.saturating_sub(REACH)..at).any(|at| number(at).is_some_and(|number| number > 2));
    // `Ann, Bo, Cy and Di share a flat`, without its list
    let are_names = at == 0 || at == 1 && word(0) == "and";
    let first = at + 2;
    let is_plain = |at: usize| words.get(at).is_some_and(|token| !token.is_capital);
    let noun =
        (first..=first + MOST_WORDS).find(|at| is_plain(*at) && is_end_of_phrase(words, *at));
    let is_own = |at: usize| OWN.contains(&word(at));
    (all || are_names)
        && !of_some
        && matches!(word(at + 1), "a" | "an" | "the")
        && noun.is_some_and(|noun| !(first..=noun).any(is_own) && !is_own(noun + 1))
}

/// A word by which all have one of the puzzle's own things: `Four cooks shared a hat`, where hats are listed.
pub(in super::super) fn shares_own(
    tokens: &[Token],
    is_of_puzzle: impl Fn(&Token) -> bool,
) -> Option<&Token> {
    /// How far behind the verb the thing may stand: `a long red hat`.
    const REACH: usize = 4;
    let shares = |at: &usize| matches!(&*tokens[*at].word, "share" | "shared" | "shares");
    let is_own = |at: &usize| {
        let behind = tokens[at + 1..].iter().take(REACH).take_while(|token| token.is_word());
        behind.into_iter().any(&is_of_puzzle)
    };
    let at = (0..tokens.len()).filter(shares).find(is_own)?;
    // `No two cooks share a hat`
    let words: Vec<&Token> = tokens.iter().filter(|token| token.is_word()).collect();
    (!all_differ(&words)).then(|| &tokens[at])
}

/// Whether a noun phrase ends with a word: a preposition or nothing stands behind it, or a word of grammar.
fn is_end_of_phrase(words: &[&Token], at: usize) -> bool {
    words.get(at + 1).is_none_or(|next| {
        let kind = function::kind(&next.word, &next.stem);
        kind.preposition || kind.be || kind.auxiliary || function::is_grammar(&next.word)
    })
}

/// Whether a word is a part of a name of several words with capitals in a sentence that has others without:
/// `the Springdale Swap Meet`.
fn is_in_a_name(words: &[&Token], at: usize) -> bool {
    let is_capital = |at: usize| words.get(at).is_some_and(|token| token.is_capital);
    let beside = at > 1 && is_capital(at - 1) || is_capital(at + 1);
    let small = words.iter().filter(|token| !token.is_capital).count();
    at > 0 && is_capital(at) && beside && small * 2 > words.len()
}
