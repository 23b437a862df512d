//! One phrase of a list of phrases: `one keeps an owl`, `another a fox`, `one shell had been painted red`, `one will go home by
//! tram`.

use std::ops::Range;

use super::super::positions::opening;
use crate::english::function;
use crate::english::lexicon;
use crate::english::token::Token;
use crate::english::words::{self, Words};

/// Words that may stand between the one who is told of and the verb.
const ADVERBS: &[&str] = &["also", "always", "just", "mostly", "only", "usually"];

/// Articles and the like before an item that do not belong to its name.
const ARTICLES: &[&str] = &["a", "an", "her", "his", "some", "the", "their"];

/// Prepositions before an item that do not belong to its name.
const PREPOSITIONS: &[&str] =
    &["about", "as", "at", "by", "for", "from", "in", "into", "of", "on", "to", "with"];

/// Words that go with a verb and stand before the preposition: `went home by`.
const PARTICLES: &[&str] =
    &["along", "around", "away", "back", "down", "home", "off", "out", "over", "there", "up"];

/// Words for one of all that begin each phrase of a list: `There is somebody with a cello, somebody with a ladder, …`.
pub(in super::super) const SOMEBODY: &[&str] = &["somebody", "someone"];

/// Words of a phrase that does not tell what somebody has, but what they have not.
pub(in super::super) const DENIALS: &[&str] = &[
    "avoids", "cannot", "detests", "dislikes", "hates", "lacks", "loathes", "neither", "never",
    "no", "nobody", "none", "nor", "not", "nothing", "without", "n't",
];

/// Verbs of what somebody would have.
const WISHES: &[&str] =
    &["envied", "envies", "needed", "needs", "wanted", "wants", "wished", "wishes"];

/// Verbs of the past that are not told by their end.
const PAST: &[&str] = &[
    "ate", "became", "bought", "bred", "brought", "built", "came", "caught", "chose", "cost",
    "drank", "drew", "drove", "fed", "flew", "found", "gave", "got", "grew", "had", "has", "heard",
    "held", "is", "kept", "knew", "lay", "led", "made", "met", "paid", "ran", "read", "rode",
    "sang", "sat", "saw", "sent", "slept", "sold", "spent", "spoke", "stood", "swam", "taught",
    "took", "was", "went", "won", "wore", "wove", "wrote",
];

/// Words that alone are no item behind a verb that is left out: `one likes figs, one more`.
const NO_ITEMS: Words = Words::of(&[
    "also",
    "anything",
    "both",
    "each",
    "else",
    "everything",
    "here",
    "him",
    "it",
    "less",
    "likewise",
    "more",
    "most",
    "other",
    "others",
    "same",
    "so",
    "something",
    "them",
    "there",
    "too",
]);

/// What a phrase tells, by its tokens.
pub(in super::super) struct Phrase {
    /// The noun of whom it tells, if it has one: `shell` of `one shell was painted red`.
    pub(in super::super) noun: Option<usize>,
    /// The verb, unless it is left out.
    pub(in super::super) verb: Option<usize>,
    /// The words before the item that do not belong to it.
    before: Range<usize>,
    /// The item.
    pub(in super::super) item: Range<usize>,
}

/// The word at a token, empty behind the last one.
pub(in super::super) fn word(tokens: &[Token], at: usize) -> &str {
    tokens.get(at).map_or("", |token| token.word.as_str())
}

/// Where the words end that say of whom a phrase tells: `one`, `another person`, `the third`.
pub(in super::super) fn subject(tokens: &[Token], at: usize) -> Option<usize> {
    let rank = |word: &str| words::ordinal(word).is_some();
    // `and yet another`
    let at = at
        + usize::from(
            matches!(word(tokens, at), "still" | "yet") && word(tokens, at + 1) == "another",
        );
    let next = word(tokens, at + 1);
    let end = match word(tokens, at) {
        "one" | "another" => at + 1,
        said if SOMEBODY.contains(&said) && next != "else" => at + 1,
        "a" if rank(next) => at + 2,
        "the" if rank(next) || matches!(next, "other" | "last" | "final" | "remaining") => at + 2,
        _ => return None,
    };
    // `the last one`
    let end = end + usize::from(word(tokens, at) != "one" && word(tokens, end) == "one");
    match (word(tokens, end), word(tokens, end + 1), word(tokens, end + 2)) {
        ("of", "them", _) => Some(end + 2),
        ("of", "the", number) if words::number(&[number]).is_some() => Some(end + 3),
        ("person", ..) => Some(end + 1),
        _ => Some(end),
    }
}

/// Whether a word denies something or says what somebody would have.
fn denies(token: &Token) -> bool {
    DENIALS.contains(&token.word.as_str())
        || WISHES.contains(&token.word.as_str())
        || matches!(&*token.word, "'t" | "does" | "did")
}

/// Whether a word may stand before an item and belong to it not.
pub(in super::super) fn is_before(word: &str) -> bool {
    ARTICLES.contains(&word) || PREPOSITIONS.contains(&word)
}

pub(in super::super) fn is_preposition(word: &str) -> bool {
    PREPOSITIONS.contains(&word)
}

fn is_finite(word: &str) -> bool {
    // `one blue, one red`
    if lexicon::is_colour(word) {
        return false;
    }
    PAST.contains(&word)
        || matches!(word, "doesn" | "didn" | "isn" | "wasn" | "cannot" | "can")
        || word.len() > 2 && (word.ends_with('s') && !word.ends_with("ss") || word.ends_with("ed"))
}

/// Whether a word is a participle that may stand behind `is` or `had been`.
fn is_participle(word: &str) -> bool {
    const SHORTEST: usize = 5;
    // `dyed`, but not `reed`
    let ends = word.ends_with("ed") && !word.ends_with("eed") && word.len() + 1 >= SHORTEST;
    ends && !matches!(word, "shed" | "sled")
        || word.len() >= SHORTEST && word.ends_with("ing")
        || matches!(word, "born" | "come" | "drunk" | "gone" | "spoken")
        || words::is_participle(word)
}

/// The main verb of some words that begin with a finite one: `painted` of `had been painted red`, `go` of `will go`.
fn main_verb(tokens: &[Token], at: usize) -> Option<usize> {
    let said = |at: usize| word(tokens, at);
    let goes_on = |at: usize| at + 1 < tokens.len();
    match said(at) {
        "will" => {
            let next = at + 1 + usize::from(ADVERBS.contains(&said(at + 1)));
            let is_verb = !is_before(said(next)) && tokens.get(next).is_some_and(Token::is_word);
            match said(next) {
                "be" if is_participle(said(next + 1)) && goes_on(next + 1) => Some(next + 1),
                _ => is_verb.then_some(next),
            }
        }
        "has" | "had" | "have"
            if said(at + 1) == "been" && is_participle(said(at + 2)) && goes_on(at + 2) =>
        {
            Some(at + 2)
        }
        // `has to be treated for moth`
        "has" | "had"
            if (said(at + 1), said(at + 2)) == ("to", "be")
                && is_participle(said(at + 3))
                && PREPOSITIONS.contains(&said(at + 4)) =>
        {
            Some(at + 3)
        }
        "has" | "had" | "have" if is_participle(said(at + 1)) && is_before(said(at + 2)) => {
            Some(at + 1)
        }
        "is" | "was" => {
            let next = at + 1 + usize::from(said(at + 1) == "being");
            Some(if is_participle(said(next)) && goes_on(next) { next } else { at })
        }
        // `one's a florist`, but not `one's hat is red`
        "'s" => is_before(said(at + 1)).then_some(at),
        finite => is_finite(finite).then_some(at),
    }
}

/// Where the verb of a phrase stands, and the noun of whom it tells: `painted` and `shell` of `one shell was painted red`.
pub(in super::super) fn verb(tokens: &[Token], at: usize) -> Option<(usize, Option<usize>)> {
    const LONGEST: usize = 4;
    let mut from = subject(tokens, at)?;
    while ADVERBS.contains(&word(tokens, from)) {
        from += 1;
    }
    if let Some(verb) = main_verb(tokens, from) {
        return Some((verb, None));
    }
    // `one shell was`, `one snail's shell had been`, `one of the friends chose`
    let is_noun = |at: usize| {
        let said = word(tokens, at);
        said == "'s"
            || tokens.get(at).is_some_and(|token| token.is_word() && !token.is_capital)
                && (!is_before(said) || at > from && word(tokens, at - 1) == "of")
                && !matches!(said, "and" | "or" | "who" | "that" | "which" | "but")
                && words::number(&[said]).is_none()
            || said == "of" && at == from
    };
    let is_strong = |at: usize| {
        let said = word(tokens, at);
        said == "will"
            || PAST.contains(&said)
            || is_finite(said) && opening::is_noun(word(tokens, at - 1))
    };
    let verb = (from + 1..=from + LONGEST)
        .take_while(|at| is_noun(at - 1))
        .find(|at| is_strong(*at) && word(tokens, at - 1) != "'s")?;
    Some((main_verb(tokens, verb)?, Some(verb - 1)))
}

impl Phrase {
    /// What a phrase tells; `None` if it tells of what somebody has not, or of no item.
    pub(in super::super) fn of(tokens: &[Token]) -> Option<Phrase> {
        if tokens.iter().any(denies) {
            return None;
        }
        let (verb, noun) = match verb(tokens, 0) {
            Some((verb, noun)) => (Some(verb), noun),
            None => (None, None),
        };
        let mut from = match verb {
            Some(verb) => verb + 1,
            // `one, a loaf`
            None => subject(tokens, 0).map(|end| end + usize::from(word(tokens, end) == ","))?,
        };
        if verb.is_some()
            && PARTICLES.contains(&word(tokens, from))
            && PREPOSITIONS.contains(&word(tokens, from + 1))
        {
            from += 1;
        }
        let begin = from;
        let is_small = |at: usize| {
            is_before(word(tokens, at)) || verb.is_some() && ADVERBS.contains(&word(tokens, at))
        };
        while is_small(from) {
            from += 1;
        }
        let several = |at: usize| {
            let (joint, next) = (word(tokens, at), word(tokens, at + 1));
            matches!(joint, "and" | "or" | ",") && (is_before(next) || joint != "and")
        };
        let item = from..tokens.len();
        let is_none = item.is_empty()
            || item.clone().any(several)
            || verb.is_none() && item.clone().any(|at| matches!(word(tokens, at), "and" | "or"))
            || verb.is_none() && item.len() == 1 && NO_ITEMS.contains(&word(tokens, from));
        (!is_none).then_some(Phrase { noun, verb, before: begin..from, item })
    }

    /// Takes what stands behind a preposition for the item, if the phrase tells where or when somebody has one thing, and
    /// the others only tell where or when: `May` of `one has a birthday in May`. Who has a sister in Rome is not there, so
    /// the things are known.
    pub(in super::super) fn is_at(&mut self, tokens: &[Token], preposition: &str) {
        const THINGS: Words = Words::of(&[
            "anniversary",
            "apartment",
            "appointment",
            "birthday",
            "booth",
            "cabin",
            "class",
            "cottage",
            "exam",
            "flat",
            "home",
            "house",
            "interview",
            "job",
            "lesson",
            "meeting",
            "office",
            "room",
            "shop",
            "stall",
            "store",
        ]);
        let from = self.item.start;
        let has = self.verb.is_some_and(|verb| matches!(word(tokens, verb), "had" | "has"));
        if has
            && self.is_led()
            && THINGS.contains(&word(tokens, from))
            && word(tokens, from + 1) == preposition
            && from + 2 < self.item.end
        {
            self.noun = Some(from);
            self.before = from + 1..from + 2;
            self.item.start = from + 2;
        }
    }

    /// Whether this phrase without a verb goes on with the verb of another one: `one about fashion` behind `one writes about
    /// crime`, `another a lamp` behind `one bought a mirror`, `another yellow` behind `one was painted red`.
    pub(in super::super) fn goes_on(&self, tokens: &[Token], with: &Phrase, of: &[Token]) -> bool {
        let split = |phrase: &Phrase, tokens: &[Token]| {
            let before = &tokens[phrase.before.clone()];
            let prepositions: Vec<String> = before
                .iter()
                .filter(|token| PREPOSITIONS.contains(&&*token.word))
                .map(|token| token.word.to_string())
                .collect();
            let has_article = before.iter().any(|token| ARTICLES.contains(&&*token.word));
            (prepositions, has_article)
        };
        let (own, has_article) = split(self, tokens);
        let (other, other_has) = split(with, of);
        match (own.is_empty(), has_article) {
            (false, _) => own == other,
            (true, true) => other.is_empty() || other_has,
            (true, false) => !other_has,
        }
    }

    /// Whether an article or a preposition stands before the item.
    pub(in super::super) fn is_led(&self) -> bool {
        !self.before.is_empty()
    }

    /// The verb, unless it goes with every category.
    pub(in super::super) fn telling_verb<'t>(&self, tokens: &'t [Token]) -> Option<&'t Token> {
        let verb = &tokens[self.verb?];
        let generic = matches!(&*verb.word, "is" | "'s" | "was" | "has" | "had" | "having" | "got")
            || function::generic(&verb.stem).is_verb;
        (!generic).then_some(verb)
    }
}
