//! Idioms and roundabout comparisons to the plain words that mean the same: `crossed the finish line`,
//! `is not as tall as`, `a bit more`, `outscored Ann by 5 points`.

use std::cell::OnceCell;
use std::sync::LazyLock;

use compact_str::CompactString;
use foldhash::HashMap;

use super::degrees;
use super::function;
use super::lexicon::idioms::IDIOMS;
use super::lexicon::story;
use super::measure::MONEY_SIGNS;
use super::sense::Sense;
use super::token::{self, Token};
use super::vocabulary::Vocabulary;
use super::words::{self, Marks, Phrases, Words};
use crate::model::ids::Span;

/// Adjectives with the comparative of their opposite: not as `tall` as is `shorter` than.
const OPPOSITES: &[(&str, &str)] = &[
    ("big", "smaller"),
    ("cheap", "pricier"),
    ("cold", "warmer"),
    ("costly", "cheaper"),
    ("deep", "shallower"),
    ("early", "later"),
    ("expensive", "cheaper"),
    ("far", "closer"),
    ("fast", "slower"),
    ("heavy", "lighter"),
    ("high", "lower"),
    ("hot", "cooler"),
    ("large", "smaller"),
    ("late", "earlier"),
    ("light", "heavier"),
    ("little", "more"),
    ("long", "shorter"),
    ("loud", "quieter"),
    ("many", "fewer"),
    ("much", "less"),
    ("narrow", "wider"),
    ("old", "younger"),
    ("pricey", "cheaper"),
    ("quiet", "louder"),
    ("recent", "earlier"),
    ("shallow", "deeper"),
    ("short", "longer"),
    ("slow", "faster"),
    ("small", "larger"),
    ("strong", "weaker"),
    ("tall", "shorter"),
    ("warm", "cooler"),
    ("weak", "stronger"),
    ("wide", "narrower"),
    ("young", "older"),
];

/// What weakens or strengthens a comparison without a change of its order.
const DEGREES: Phrases = Phrases::of(&[
    "a bit",
    "a fair bit",
    "a good deal",
    "a great deal",
    "a little",
    "a little bit",
    "a lot",
    "considerably",
    "much",
    "far",
    "quite a bit",
    "quite a lot",
    "significantly",
    "slightly",
    "substantially",
]);

/// Comparing words that one of the [`DEGREES`] may stand before.
const COMPARING: Words = Words::of(&[
    "more",
    "less",
    "fewer",
    "older",
    "younger",
    "higher",
    "lower",
    "longer",
    "shorter",
    "taller",
    "heavier",
    "lighter",
    "larger",
    "bigger",
    "smaller",
    "cheaper",
    "pricier",
    "wider",
    "narrower",
    "deeper",
    "faster",
    "slower",
    "earlier",
    "later",
    "farther",
    "further",
    "closer",
    "nearer",
    "newer",
    "louder",
    "quieter",
    "hotter",
    "cooler",
    "colder",
    "warmer",
    "stronger",
    "weaker",
    "shallower",
    "dearer",
    "quicker",
    "before",
    "after",
]);

/// The tokens with plain words for idioms, outside of the names of items.
pub(super) fn plainly(vocabulary: &Vocabulary, tokens: Vec<Token>) -> Vec<Token> {
    let compares = tokens
        .iter()
        .any(|token| COMPARING.contains(&&*token.word) || matches!(&*token.word, "as" | "than"));
    let text = Text { vocabulary, tokens: &tokens, compares, in_name: OnceCell::new() };
    let first = (0..tokens.len()).find_map(|at| Some((at, text.change(at)?)));
    // Most sentences have no idiom.
    let Some((mut at, change)) = first else {
        drop(text);
        return by_amount(surpassing(tokens));
    };
    let mut said = tokens[..at].to_vec();
    let mut change = Some(change);
    while at < tokens.len() {
        match change.take().or_else(|| text.change(at)) {
            Some((end, meant)) => {
                said.extend(meant);
                at = end;
            }
            None => {
                said.push(tokens[at].clone());
                at += 1;
            }
        }
    }
    by_amount(surpassing(said))
}

fn is_number(word: &str) -> bool {
    words::number(&[word]).is_some() || words::ordinal(word).is_some()
}

/// The idioms by their first word.
static BY_WORD: LazyLock<HashMap<&str, Idioms>> = LazyLock::new(|| {
    let mut all: HashMap<&str, Idioms> = HashMap::default();
    for (said, meant) in IDIOMS {
        let words: Vec<&str> = said.split(' ').collect();
        let of = all.entry(words[0]).or_default();
        match words.get(1) {
            Some(second) if *second != "#" => of.seconds = of.seconds.with(second.as_bytes()),
            _ => of.is_any = true,
        }
        of.all.push(Idiom { said: words, meant });
    }
    all
});

/// The idioms that begin with the same word.
#[derive(Default)]
struct Idioms {
    /// Their second words: few sentences go on with one of them.
    seconds: Marks,
    /// Whether one of them may go on with any word.
    is_any: bool,
    all: Vec<Idiom>,
}

/// What is said, in words, and what is meant.
struct Idiom {
    said: Vec<&'static str>,
    meant: &'static str,
}

struct Text<'a> {
    vocabulary: &'a Vocabulary,
    tokens: &'a [Token],
    /// Whether some word may compare.
    compares: bool,
    /// Which tokens are of names, found when it is first asked.
    in_name: OnceCell<Vec<bool>>,
}

impl Text<'_> {
    fn in_name(&self) -> &[bool] {
        // A number alone may be a part of an idiom.
        let alone = |token: &Token| is_number(&token.word);
        self.in_name.get_or_init(|| self.vocabulary.in_names(self.tokens, alone))
    }

    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.word.as_str())
    }

    /// What the words that begin at a token mean, and where they end.
    fn change(&self, at: usize) -> Option<(usize, Vec<Token>)> {
        let as_much = || self.not_as(at).or_else(|| self.but_not_as(at));
        let compared = || self.degree(at).or_else(as_much).or_else(|| self.recent(at));
        let denied = || self.idiom(at).or_else(|| self.cannot_do(at));
        denied().or_else(|| if self.compares { compared() } else { None })
    }

    /// Where some words end, none of them in a name; a `#` is any number.
    fn words(&self, at: usize, words: &[&str]) -> Option<usize> {
        let fits = |(index, word): (usize, &&str)| {
            let said = self.word(at + index);
            said == *word || *word == "#" && is_number(said)
        };
        let end = at + words.len();
        let fits = words.iter().enumerate().all(fits);
        (fits && !self.in_name()[at..end].contains(&true)).then_some(end)
    }

    /// The same, of words between spaces.
    fn phrase(&self, at: usize, phrase: &str) -> Option<usize> {
        let end = at + token::phrase(self.tokens.get(at..)?, phrase)?;
        (!self.in_name()[at..end].contains(&true)).then_some(end)
    }

    fn span(&self, at: usize, end: usize) -> Span {
        self.tokens[at].span.to(self.tokens[end - 1].span)
    }

    fn idiom(&self, at: usize) -> Option<(usize, Vec<Token>)> {
        let next = self.word(at + 1);
        let goes_on = |of: &&Idioms| of.is_any || of.seconds.may_have(next);
        let of =
            |word: &str| BY_WORD.get(word).filter(goes_on).map_or(&[][..], |of| of.all.as_slice());
        // All that begin with a number go on with `in`.
        let numbered = if next == "in" { of("#") } else { &[] };
        let all = of(self.word(at)).iter().chain(numbered);
        let found = all.filter_map(|idiom| Some((self.words(at, &idiom.said)?, idiom)));
        let (end, idiom) = found.max_by_key(|(end, _)| *end)?;
        // `half a foot`, but not `half a million`
        if idiom.said[0] == "half" && self.word(end) == "million" {
            return None;
        }
        // `worked the night before` tells when.
        let is_time = matches!(self.word(end), "day" | "evening" | "morning" | "night" | "week");
        if idiom.said == ["worked", "the"] && is_time {
            return None;
        }
        // Who is `interested in buying` something has it not yet.
        if idiom.said.ends_with(&["interested", "in"]) && self.word(end).ends_with("ing") {
            return None;
        }
        // `Neither Ann nor Bob sits at the two ends` tells of each end.
        let is_apart = idiom.meant.ends_with("opposite ends");
        let denies = |of: &Token| matches!(&*of.word, "neither" | "not" | "'t");
        if is_apart && self.tokens.iter().any(denies) {
            return None;
        }
        let is_far = matches!(idiom.said[0], "year" | "years") && at > 0;
        if is_far && self.word(at - 1) == "light" {
            return None;
        }
        // Who `can speak on Tuesday` need not do so then.
        if idiom.said[0] == "can" && idiom.said.len() == 2 && self.word(end) == "on" {
            return None;
        }
        // `was the first to leave after Ann` tells of the very next one.
        let is_first = idiom.said.starts_with(&["was", "the", "first"]);
        let order = |token: &Token| matches!(&*token.word, "after" | "before" | "since");
        if is_first && (self.tokens[end..].iter().any(order) || self.is_act_alone(end)) {
            return None;
        }
        let number = idiom.said.iter().position(|word| *word == "#");
        let number = number.map(|number| &self.tokens[at + number]);
        let span = self.span(at, end);
        let words = idiom.meant.split(' ').filter(|word| !word.is_empty());
        let meant = words.map(|word| match number {
            Some(number) if word == "#" => number.clone(),
            _ => token(word, span),
        });
        Some((end, meant.collect()))
    }

    /// Whether a verb has no object: `arrive` of `was the first to arrive`, which tells of a moment.
    fn is_act_alone(&self, verb: usize) -> bool {
        let end = verb + 1 + usize::from(self.word(verb) == "be");
        matches!(self.word(end), "" | "." | "," | ";" | "and" | "but")
    }

    /// `a bit more`
    fn degree(&self, at: usize) -> Option<(usize, Vec<Token>)> {
        // Few words begin one.
        if !DEGREES.may_begin(self.word(at), self.word(at + 1)) {
            return None;
        }
        let end = DEGREES.list.iter().filter_map(|degree| self.phrase(at, degree)).max()?;
        // Who is not much older may be older.
        let is_bound = degrees::depends(self.tokens, at);
        let compares = COMPARING.contains(&self.word(end)) && !self.in_name()[end];
        (compares && !is_bound).then(|| (end, Vec::new()))
    }

    /// `cannot speak on Tuesday`, as a rule says that somebody does not.
    fn cannot_do(&self, at: usize) -> Option<(usize, Vec<Token>)> {
        let verb = match (self.word(at), self.word(at + 1)) {
            ("cannot", _) => at + 1,
            ("can" | "may" | "must", "not") | ("can" | "mustn", "'t") => at + 2,
            _ => return None,
        };
        let place = verb + 1;
        let label = place + 1 + usize::from(matches!(self.word(place + 1), "a" | "the"));
        let labels = &self.vocabulary.labels;
        let is_label = labels.iter().any(|of| of.eq_ignore_ascii_case(self.word(label)))
            || words::ordinal(self.word(label)).is_some()
            || self.word(label) == "last"
            // Of values, the days are items.
            || self.word(place) == "on" && self.in_name().get(label) == Some(&true);
        let is_doing = self.tokens.get(verb).is_some_and(Token::is_word)
            && !function::kind(self.word(verb), "").be
            && matches!(self.word(place), "at" | "in" | "on");
        (is_label && is_doing && !self.in_name()[at..=place].contains(&true)).then(|| {
            let span = self.span(at, verb);
            (verb, vec![token("does", span), token("not", span)])
        })
    }

    /// `later than Ann, but earlier than Bob` for `later than Ann, but not so late as Bob`.
    fn but_not_as(&self, at: usize) -> Option<(usize, Vec<Token>)> {
        const JOINTS: &[&str] = &["although", "but", "though"];
        let is_joined = JOINTS.contains(&self.word(at)) && self.word(at + 1) == "not";
        let is_as = matches!(self.word(at + 2), "as" | "so") && self.word(at + 4) == "as";
        let compares = |token: &Token| token.word == "than";
        // What a denial before it is of, nobody knows.
        let denies = |token: &Token| function::denies(&token.word);
        let before = &self.tokens[..at];
        if !is_joined || !is_as || !before.iter().any(compares) || before.iter().any(denies) {
            return None;
        }
        let (_, opposite) = OPPOSITES.iter().find(|(word, _)| *word == self.word(at + 3))?;
        let span = self.span(at, at + 5);
        (!self.in_name()[at..at + 5].contains(&true))
            .then(|| (at + 5, ["but", opposite, "than"].map(|word| token(word, span)).to_vec()))
    }

    /// `is not as tall as`, `did not score as high as`, `cannot fly as fast as`.
    fn not_as(&self, at: usize) -> Option<(usize, Vec<Token>)> {
        const MOST_BETWEEN: usize = 2;
        let verb = self.word(at);
        let behind = match verb {
            "cannot" => at + 1,
            "isn" | "wasn" | "aren" | "weren" | "didn" | "doesn" | "don" | "can" | "couldn"
            | "won"
                if self.word(at + 1) == "'t" =>
            {
                at + 2
            }
            "is" | "was" | "are" | "were" | "did" | "does" | "do" | "can" | "could" | "will"
                if self.word(at + 1) == "not" =>
            {
                at + 2
            }
            _ => return None,
        };
        let is_be = function::kind(verb.trim_end_matches('n'), "").be
            || matches!(verb, "isn" | "wasn" | "aren" | "weren");
        let first =
            (behind..=behind + MOST_BETWEEN).find(|at| matches!(self.word(*at), "as" | "quite"))?;
        let as_at = first + usize::from(self.word(first) == "quite");
        let opposite = |at: usize| {
            OPPOSITES.iter().find(|(word, _)| *word == self.word(at)).map(|(_, of)| *of)
        };
        // `as many points as`
        let last = (as_at + 2..as_at + 5).find(|at| self.word(*at) == "as")?;
        let opposite = opposite(as_at + 1).filter(|_| self.word(as_at) == "as")?;
        let is_free = (at..=last).all(|at| !self.in_name()[at]);
        let counts = matches!(self.word(as_at + 1), "many" | "much");
        let is_away =
            last == as_at + 3 && matches!(self.word(as_at + 2), "away" | "down" | "out" | "up");
        if !is_free || last > as_at + 2 && !counts && !is_away {
            return None;
        }
        let span = self.span(at, last + 1);
        let mut meant = Vec::new();
        if is_be {
            meant.push(token(if matches!(verb, "was" | "wasn") { "was" } else { "is" }, span));
        }
        meant.extend(self.tokens[behind..first].iter().cloned());
        meant.push(token(opposite, span));
        let behind_adjective = if is_away { last } else { as_at + 2 };
        meant.extend(self.tokens[behind_adjective..last].iter().cloned());
        meant.push(token("than", span));
        Some((last + 1, meant))
    }

    /// `newer`, `more recent` of years: later, or younger where later may be one of a row.
    fn recent(&self, at: usize) -> Option<(usize, Vec<Token>)> {
        if !matches!(self.word(at), "more" | "newer") {
            return None;
        }
        let end = ["newer", "more recent", "more recently"]
            .into_iter()
            .filter_map(|said| self.phrase(at, said))
            .max()?;
        let of_years = self.vocabulary.all(Sense::is_of_calendar).count_ones() == 1
            && self.vocabulary.all(Sense::is_of_ages) == 0;
        let meant = match self.vocabulary.has_order {
            true if end == at + 1 => "younger",
            true => return None,
            false => "later",
        };
        (of_years && self.word(end) == "than")
            .then(|| (end, vec![token(meant, self.span(at, end))]))
    }
}

/// `scored 5 points more than Ann` for `outscored Ann by 5 points`, `finished 2 minutes before Ann` for
/// `beat Ann by 2 minutes`, `is 5 feet more than Ann's` for `exceeds Ann's by 5 feet`.
fn surpassing(tokens: Vec<Token>) -> Vec<Token> {
    /// Verbs with those that go before `more than`; who `beat` whom says nothing of how.
    const VERBS: &[(&str, &str)] = &[
        ("beat", ""),
        ("exceeded", "was"),
        ("exceeds", "is"),
        ("outbid", "bid"),
        ("outscored", "scored"),
        ("outspent", "paid"),
        ("surpassed", "was"),
        ("surpasses", "is"),
        ("topped", "was"),
        ("tops", "is"),
    ];
    // Most sentences have none of these.
    const MARKS: Marks = Marks::of_keys(VERBS);
    let plain_verb = |token: &Token| {
        let verbs = if MARKS.may_have(&token.word) { VERBS } else { &[] };
        verbs.iter().find(|(verb, _)| token.word == *verb).map(|(_, plain)| *plain)
    };
    let found = tokens.iter().enumerate().find_map(|(at, token)| Some((at, plain_verb(token)?)));
    let Some((at, verb)) = found else { return tokens };
    let is_end = |token: &Token| matches!(token.word.as_str(), "." | "," | ";" | "and" | "but");
    let rest = &tokens[at + 1..];
    let clause = rest.iter().position(is_end).unwrap_or(rest.len());
    let by = rest[..clause].iter().position(|token| token.word == "by");
    let amount = by.map_or(&[][..], |by| &rest[by + 1..clause]);
    // Who outscored Ann or Bob need not have more than both.
    if rest[..by.unwrap_or(clause)].iter().any(|token| token.word == "or") {
        return tokens;
    }
    let is_time = |token: &Token| matches!(&*token.stem, "second" | "minut" | "hour" | "day");
    let is_timed = amount.iter().any(is_time);
    let plain: &[&str] = match tokens[at].word.as_str() {
        // `beat Ann by two minutes`
        "beat" if is_timed => &["finished", "before"],
        "beat" if amount.iter().any(|token| token.stem == "point") => &["scored", "more", "than"],
        "beat" => return tokens,
        "outscored" | "topped" | "tops" if is_timed => return tokens,
        // `topped with cream`, `the tops of the trees`
        "topped" | "tops" if amount.is_empty() => return tokens,
        _ => &[verb, "more", "than"],
    };
    let span = tokens[at].span;
    let mut said = tokens[..at].to_vec();
    said.push(token(plain[0], span));
    said.extend(amount.iter().cloned());
    said.extend(plain[1..].iter().map(|word| token(word, span)));
    said.extend(rest[..by.unwrap_or(clause)].iter().cloned());
    said.extend(rest[clause..].iter().cloned());
    said
}

/// `3 pounds heavier than Ann` for `heavier than Ann by 3 pounds`.
fn by_amount(mut tokens: Vec<Token>) -> Vec<Token> {
    const LONGEST: usize = 4;
    let is_end = |token: &Token| matches!(&*token.word, "." | "," | ";");
    let is_amount = |at: usize, end: usize| {
        let first = &tokens[at].word;
        let money = first.starts_with(MONEY_SIGNS) && end == at + 1;
        let counted = first.starts_with(|c: char| c.is_ascii_digit())
            || words::number(&[first]).is_some()
            || matches!(&**first, "a" | "an");
        let is_unit = |token: &Token| story::is_unit(&token.stem) || token.stem == "second";
        money || counted && tokens[at + 1..end].iter().any(is_unit)
    };
    let span_of = |by: usize| {
        let rest = &tokens[by + 1..];
        let end = by + 1 + rest.iter().position(is_end).unwrap_or(rest.len());
        let degree = tokens.get(by + 1).is_some_and(|of| matches!(&*of.word, "exactly" | "just"));
        let start = by + 1 + usize::from(degree);
        (start < end && end <= start + LONGEST && is_amount(start, end)).then_some((start, end))
    };
    let found = (1..tokens.len()).filter(|by| tokens[*by].word == "by").find_map(|by| {
        let (start, end) = span_of(by)?;
        let clause = tokens[..by].iter().rposition(is_end).map_or(0, |end| end + 1);
        let compares = |at: &usize| {
            COMPARING.contains(&&*tokens[*at].word)
                && (tokens[*at..by].iter().any(|of| of.word == "than")
                    || matches!(&*tokens[*at].word, "before" | "after"))
        };
        // Of two comparisons the amount is of the nearer one.
        Some((by, start, end, (clause..by).rfind(compares)?))
    });
    let Some((by, start, end, word)) = found else { return tokens };
    let mut amount: Vec<Token> = tokens[start..end].to_vec();
    // `and weaker than Ann by 200 hp`: the amount is not who is weaker.
    if word > 0 && matches!(&*tokens[word - 1].word, "and" | "but" | ",") {
        amount.insert(0, token("is", tokens[word].span));
    }
    tokens.drain(by..end);
    tokens.splice(word..word, amount);
    tokens
}

fn token(word: &str, span: Span) -> Token {
    Token {
        word: CompactString::from(word),
        stem: words::stem(word),
        span,
        is_letter: false,
        is_capital: false,
        is_common: false,
    }
}
