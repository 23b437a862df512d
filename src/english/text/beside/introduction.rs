//! Which sentences in front of the clues say nothing of the items.

use super::super::asking::question::HAVING;
use super::super::positions::opening;
use super::super::positions::opening::is_noun;
use super::unlike;
use crate::english::token::Token;
use crate::english::words;
use crate::english::words::{Marks, Words};

/// The words of sentences that say nothing but that things stand in a row and all are different.
const INTRODUCTION: &[&str] = &[
    "'s",
    "a",
    "across",
    "adjacent",
    "all",
    "along",
    "also",
    "an",
    "and",
    "appear",
    "are",
    "arranged",
    "as",
    "assigned",
    "at",
    "attribute",
    "attributes",
    "belong",
    "belongs",
    "below",
    "beside",
    "by",
    "can",
    "categories",
    "category",
    "characteristic",
    "characteristics",
    "classic",
    "color",
    "colored",
    "colors",
    "colour",
    "coloured",
    "colours",
    "consider",
    "counted",
    "counting",
    "different",
    "distinct",
    "each",
    "einstein",
    "every",
    "everyone",
    "exactly",
    "exist",
    "exists",
    "facing",
    "famous",
    "following",
    "for",
    "from",
    "given",
    "has",
    "have",
    "having",
    "he",
    "her",
    "here",
    "his",
    "in",
    "information",
    "inside",
    "is",
    "it",
    "item",
    "items",
    "its",
    "know",
    "labeled",
    "labelled",
    "left",
    "leftmost",
    "line",
    "lined",
    "listed",
    "live",
    "lived",
    "lives",
    "living",
    "logic",
    "look",
    "looking",
    "matches",
    "more",
    "must",
    "mutually",
    "named",
    "nationalities",
    "nationality",
    "neighboring",
    "neighbouring",
    "next",
    "no",
    "number",
    "numbered",
    "numbering",
    "numbers",
    "occupied",
    "of",
    "on",
    "one",
    "only",
    "or",
    "order",
    "other",
    "others",
    "own",
    "owner",
    "owners",
    "painted",
    "perspective",
    "photograph",
    "picture",
    "properties",
    "property",
    "puzzle",
    "resident",
    "residents",
    "riddle",
    "right",
    "rightmost",
    "road",
    "row",
    "same",
    "seen",
    "sequence",
    "set",
    "share",
    "side",
    "single",
    "sit",
    "sits",
    "sitting",
    "someone",
    "stand",
    "standing",
    "stands",
    "stood",
    "street",
    "takes",
    "than",
    "that",
    "the",
    "their",
    "them",
    "there",
    "these",
    "they",
    "this",
    "through",
    "to",
    "town",
    "two",
    "type",
    "types",
    "unique",
    "value",
    "values",
    "viewed",
    "village",
    "way",
    "we",
    "which",
    "who",
    "will",
    "with",
    "within",
    "you",
    "your",
];

/// Whether a sentence only says that things stand in a row from left to right and all differ.
pub(in super::super) fn introduces(tokens: &[Token]) -> bool {
    const MARKS: Marks = Marks::of_list(INTRODUCTION);
    let words: Vec<&Token> = tokens.iter().filter(|token| token.is_word()).collect();
    let known = |token: &&Token| {
        let word = token.word.as_str();
        MARKS.may_have(word) && INTRODUCTION.binary_search(&word).is_ok()
            || words::number(&[word]).is_some()
            || is_noun(word)
    };
    let has = |word: &str| words.iter().any(|token| token.word == word);
    let first = first_word(&words);
    let opens = words::number(&[first]).is_some()
        || matches!(
            first,
            "a" | "all"
                | "consider"
                | "each"
                | "every"
                | "everyone"
                | "here"
                | "in"
                | "it"
                | "no"
                | "the"
                | "there"
                | "these"
                | "they"
                | "this"
                | "we"
                | "you"
        );
    let beside = (has("next") || has("beside") || has("adjacent")) && !has("other");
    let differs = all_differ(&words) || !(has("same") || has("share") || has("no") || beside);
    opens && differs && words.iter().all(known)
}

/// Whether a sentence only tells which kinds of things there are and that all differ: `Each of them
/// drinks a different drink.`
pub(in super::super) fn announces(tokens: &[Token]) -> bool {
    const DIFFERENT: &[&str] =
        &["certain", "different", "distinct", "respective", "unique", "various"];
    const ALL: &[&str] = &["all", "each", "every", "everyone", "everybody", "none"];
    let words: Vec<&Token> = tokens.iter().filter(|token| token.is_word()).collect();
    let has = |known: &[&str]| words.iter().any(|token| known.contains(&token.word.as_str()));
    let of_each_other =
        words.windows(2).any(|pair| pair[0].word == "each" && pair[1].word == "other");
    let begins = |first: &str, second: &str| {
        words.windows(2).next().is_some_and(|pair| pair[0].word == first && pair[1].word == second)
    };
    let counts = words::number(&[first_word(&words)]).is_some_and(|(number, _)| number > 1)
        || begins("there", "are") && !has(&["between"]);
    all_differ(&words) || has(DIFFERENT) || has(ALL) && !of_each_other || counts
}

/// Whether a sentence denies something of the things of a puzzle, or that people have or like something: `They do not
/// like the drinks.` That nothing is shared, and that an order means nothing, is no such sentence.
pub(in super::super) fn denies(
    tokens: &[Token],
    listed: bool,
    is_of_puzzle: impl Fn(&Token) -> bool,
) -> bool {
    const DENIALS: Words = Words::of(&["'t", "neither", "never", "no", "none", "not", "without"]);
    const DISLIKES: &[&str] = &["dislike", "disliked", "dislikes", "hate", "hates"];
    const THEY: &[&str] =
        &["anyone", "everybody", "everyone", "somebody", "someone", "them", "they"];
    const REACH: usize = 4;
    let has = |words: &[Token], known: &[&str]| {
        words.iter().any(|token| known.contains(&token.word.as_str()))
    };
    let denial = tokens.iter().position(|token| DENIALS.contains(&token.word.as_str()));
    let dislikes = has(tokens, DISLIKES);
    if denial.is_none() && !dislikes {
        return false;
    }
    let about = || tokens.iter().any(&is_of_puzzle);
    if dislikes && (listed || about()) {
        return true;
    }
    let Some(at) = denial else { return false };
    // `and no two of them have anything in common: …`
    let clause: Vec<&Token> = tokens[at..].iter().take_while(|token| token.is_word()).collect();
    if unlike::are_unlike(&clause) {
        return false;
    }
    if is_understatement(&tokens[at..])
        || is_no_need(tokens, &is_of_puzzle)
        || is_discord(&tokens[at..])
        || is_fondness(&tokens[..at], &tokens[at..])
    {
        return false;
    }
    let behind = &tokens[at..tokens.len().min(at + 1 + REACH)];
    let is_of_people = || has(tokens, THEY) && has(behind, HAVING);
    // `without a single crack` denies what stands behind it, `for once it wasn't raining: …` what its clause tells.
    let denied = match tokens[at].word.as_str() {
        "no" | "without" => behind.split(|token| !token.is_word()).next().unwrap_or_default(),
        _ => {
            let is_mark = |token: &Token| !token.is_word() && !token.word.starts_with('\'');
            let start = tokens[..at].iter().rposition(is_mark);
            let end = tokens[at..].iter().position(is_mark);
            &tokens[start.map_or(0, |mark| mark + 1)..end.map_or(tokens.len(), |end| at + end)]
        }
    };
    // `Of the hats, one was not worn`
    const POINTING: &[&str] = &[
        "all", "any", "both", "each", "none", "one", "ones", "others", "some", "that", "them",
        "these", "they", "those", "which", "who",
    ];
    let denies_of_puzzle = || match has(denied, POINTING) {
        true => about(),
        false => denied.iter().any(&is_of_puzzle),
    };
    // `not in that order`, but not `not in the order of the floors`
    let in_order = tokens.iter().enumerate().any(|(at, token)| {
        token.word == "order" && tokens.get(at + 1).is_none_or(|next| next.word != "of")
    });
    let is_free =
        in_order || has(tokens, &["equally", "necessarily", "other", "respectively", "same"]);
    if is_free || !is_of_people() && !denies_of_puzzle() {
        return false;
    }
    let words: Vec<&Token> = tokens.iter().filter(|token| token.is_word()).collect();
    !all_differ(&words)
}

/// `none of them exactly young` at the end of a sentence, which only praises or mocks all of them.
pub(in super::super) fn is_understatement(tokens: &[Token]) -> bool {
    const HARDLY: Words =
        Words::of(&["especially", "exactly", "overly", "particularly", "precisely", "terribly"]);
    let end = tokens.iter().rposition(Token::is_word).map_or(0, |last| last + 1);
    let [none, of, them, adverb, adjective] = &tokens[..end] else { return false };
    none.word == "none"
        && of.word == "of"
        && matches!(&*them.word, "them" | "which" | "whom")
        && HARDLY.contains(&&*adverb.word)
        && !adjective.is_capital
}

/// `None of the men had to go far, as each owns a different hat`: what nobody has to do is denied of none of their things, if
/// all of these differ.
fn is_no_need(tokens: &[Token], is_of_puzzle: impl Fn(&Token) -> bool) -> bool {
    let Some(comma) = tokens.iter().position(|token| token.word == ",") else { return false };
    let (need, reason) = tokens.split_at(comma);
    let is_need = |two: &[Token]| {
        matches!(&*two[0].word, "had" | "has" | "have" | "needed" | "needs") && two[1].word == "to"
    };
    let has = |word: &str| reason.iter().any(|token| token.word == word);
    need.first().is_some_and(|first| first.word == "none")
        && need.windows(2).any(is_need)
        && !need.iter().any(is_of_puzzle)
        && reason.get(1).is_some_and(|token| matches!(&*token.word, "as" | "because" | "since"))
        && has("each")
        && has("different")
}

/// `a horse he would not have sold for the world`: what nobody would give away they have.
fn is_fondness(before: &[Token], behind: &[Token]) -> bool {
    const GIVING: Words = Words::of(&[
        "exchange",
        "exchanged",
        "give",
        "given",
        "miss",
        "missed",
        "part",
        "parted",
        "sell",
        "sold",
        "swap",
        "swapped",
        "trade",
        "traded",
    ]);
    let would = before.last().is_some_and(|token| matches!(&*token.word, "would" | "wouldn"));
    let verb = behind.iter().skip(1).find(|token| token.word != "have");
    would && verb.is_some_and(|token| GIVING.contains(&&*token.word))
}

/// `n't agree on anything` of `As they couldn't agree on anything`, which is told of no thing of theirs.
fn is_discord(tokens: &[Token]) -> bool {
    let [_, agree, rest @ ..] = tokens else { return false };
    let ends = match rest {
        [on, what, next, ..] if on.word == "on" => {
            matches!(&*what.word, "anything" | "much") && !next.is_word()
        }
        [next, ..] => !next.is_word(),
        [] => true,
    };
    matches!(&*agree.word, "agree" | "decide") && ends
}

fn first_word<'t>(words: &[&'t Token]) -> &'t str {
    words.first().map_or("", |token| token.word.as_str())
}

/// Whether a sentence counts from right to left.
pub(in super::super) fn runs_backwards(tokens: &[Token]) -> bool {
    if tokens.windows(3).any(|three| {
        ["right", "to", "left"].iter().zip(three).all(|(word, token)| token.word == *word)
    }) {
        return true;
    }
    let at = |word: &str| {
        tokens
            .iter()
            .position(|token| token.word == word || token.word.strip_suffix("most") == Some(word))
    };
    let numbers = tokens.iter().any(|token| token.word.starts_with("number") || token.word == "1");
    match (at("left"), at("right")) {
        (Some(left), Some(right)) => numbers && right < left,
        (None, Some(right)) => numbers && !opening::is_correct(tokens, right),
        _ => false,
    }
}

/// Whether a sentence says that nothing is shared: `No two people have the same pet`.
pub(in super::super) fn all_differ(words: &[&Token]) -> bool {
    let has = |known: &[&str]| words.iter().any(|token| known.contains(&token.word.as_str()));
    // `No value can appear in more than one house`
    let more = words
        .windows(3)
        .any(|three| three[0].word == "more" && three[1].word == "than" && three[2].word == "one");
    // `No teams were tied at the end`, `There were no ties`
    let tied = words.windows(2).any(|pair| {
        let ended = matches!(&*pair[0].word, "are" | "finished" | "is" | "was" | "were");
        pair[1].word == "tied" && ended || pair[0].word == "no" && pair[1].word == "ties"
    });
    // `No three have the same hat`, `No neighbors have the same hat`
    let of_several = words.windows(2).any(|pair| {
        const SOME: &[&str] = &[
            "boys",
            "brothers",
            "couples",
            "friends",
            "girls",
            "matter",
            "men",
            "neighbors",
            "neighbours",
            "relatives",
            "siblings",
            "sisters",
            "women",
        ];
        let counts = words::number(&[&pair[1].word]).is_some_and(|(number, _)| number > 2);
        pair[0].word == "no" && (counts || SOME.contains(&&*pair[1].word))
    });
    has(&["no", "none", "nobody", "never"])
        && !of_several
        && (more
            || tied
            || has(&["same", "share", "shares", "once", "twice", "repeated"])
            || unlike::are_unlike(words))
}

/// Words that tell that an order means nothing: `not necessarily in that order`.
pub(in super::super) const FREE: &[&str] = &["any", "necessarily", "no", "not", "particular"];

/// The words of a sentence without those that sound like an item: `the Zebra Puzzle` has no zebra, and
/// five people `in a row` do no rowing.
pub(in super::super) fn without_kind(tokens: &[Token]) -> Vec<Token> {
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let is_kind = |at: usize| {
        let next = word(at + 1);
        word(at) == "zebra" && matches!(next, "puzzle" | "puzzles" | "riddle" | "problem")
    };
    let is_row = |at: usize| {
        let before = (at.checked_sub(2).map_or("", word), at.checked_sub(1).map_or("", word));
        matches!(word(at), "row" | "line") && before == ("in", "a")
    };
    let kept = (0..tokens.len()).filter(|at| !is_kind(*at) && !is_row(*at));
    kept.map(|at| tokens[at].clone()).collect()
}

/// Whether a sentence speaks of a certain place; that things are next to each other is none.
pub(in super::super) fn tells_places(tokens: &[Token]) -> bool {
    // `There are five houses, and the third belongs to …`
    let ranks = |token: &Token| words::ordinal(&token.word).is_some_and(|rank| rank > 1);
    if tokens.iter().any(ranks) {
        return true;
    }
    let is = |token: &Token, word: &str| token.word == word;
    let at = tokens.windows(4).position(|four| {
        is(&four[0], "next")
            && is(&four[1], "to")
            && (is(&four[2], "each") || is(&four[2], "one"))
            && (is(&four[3], "other") || is(&four[3], "another"))
    });
    match at {
        Some(at) => {
            opening::names_a_place(&tokens[..at]) || opening::names_a_place(&tokens[at + 4..])
        }
        None => opening::names_a_place(tokens),
    }
}

/// Whether a sentence only says that there is somebody with an item: `One of them drinks water.`
pub(in super::super) fn tells_of_one(tokens: &[Token], is_item: impl Fn(&Token) -> bool) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    const VERBS: Words = Words::of(&[
        "ate", "bought", "brought", "chose", "drank", "drinks", "drives", "drove", "eats", "had",
        "has", "is", "keeps", "kept", "liked", "likes", "made", "ordered", "owned", "owns",
        "played", "plays", "smokes", "sold", "was", "wears", "wore",
    ]);
    let of_them = word(0) == "one" && word(1) == "of" && matches!(word(2), "the" | "them");
    // `one dog is called Rex`
    let is_called = word(0) == "one" && word(2) == "is" && matches!(word(3), "called" | "named");
    let verb = match word(0) {
        "one" if of_them => 3 + usize::from(word(2) == "the"),
        "one" if is_called => 3,
        "one" => 1 + usize::from(!VERBS.contains(&word(1))),
        "someone" | "somebody" => 1,
        _ => return false,
    };
    // `One drinks tea` may go on with somebody who was spoken of; a line of its own begins with no capital.
    let is_line = tokens.first().is_some_and(|token| !token.is_capital);
    let of_people = match word(0) {
        "one" if verb == 1 || is_called => is_line,
        "one" if word(2) != "them" => is_noun(word(verb - 1)),
        _ => true,
    };
    let mut from = verb + 1 + usize::from(matches!(word(verb + 1), "a" | "an" | "the"));
    // `has the name Ann`
    from += usize::from(matches!(word(from), "color" | "colour" | "name"));
    let is_end = |token: &Token| token.word == ".";
    let is_age = |token: &Token| matches!(&*token.word, "years" | "old") && word(verb) == "is";
    let rest: Vec<&Token> = tokens.iter().skip(from).filter(|token| !is_end(token)).collect();
    let says = is_called || VERBS.contains(&word(verb));
    of_people
        && says
        && rest.first().is_some_and(|token| !is_age(token))
        && rest.into_iter().all(|token| is_item(token) || is_age(token))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_introductions_are_sorted() {
        assert!(INTRODUCTION.is_sorted());
    }
}
