//! What tells of an amount without its unit: `her stay was shorter`, `a larger staff`, `2 years more experience`.
//!
//! Each noun has its units: who has the larger staff has more of `employees`. Where the header has such values just
//! once, the sentence is said with the name of that category, which the grammar compares.

use super::super::lexicon::story;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::{self, Token};
use super::super::vocabulary::Sense;

/// Nouns with the values of which they tell.
struct Quantity {
    /// By their stems.
    nouns: &'static [&'static str],
    /// The stems of the units or the headings of the values.
    of: &'static [&'static str],
    /// Adjectives for more and for less.
    more: &'static [&'static str],
    less: &'static [&'static str],
}

const LARGER: &[&str] = &["bigger", "greater", "higher", "larger", "more"];
const SMALLER: &[&str] = &["fewer", "less", "lower", "smaller"];
const LONGER: &[&str] = &["longer", "more"];
const SHORTER: &[&str] = &["less", "shorter"];

const QUANTITIES: &[Quantity] = &[
    Quantity {
        nouns: &["affair", "audienc", "crowd", "gather", "readership", "turnout", "viewership"],
        of: &[
            "attend", "attende", "audienc", "child", "children", "fan", "guest", "listen", "peopl",
            "person", "reader", "spectat", "viewer", "visitor",
        ],
        more: LARGER,
        less: SMALLER,
    },
    Quantity {
        nouns: &[
            "bid", "bill", "bonus", "donat", "fee", "fine", "payment", "pledg", "price", "rent",
            "salari", "tab", "tip",
        ],
        of: &["dollar"],
        more: LARGER,
        less: SMALLER,
    },
    Quantity {
        nouns: &["catch", "crop", "harvest", "haul", "yield"],
        of: &[
            "bushel", "clam", "crab", "fish", "kilogram", "lbs", "lobster", "ounc", "oyster",
            "pound", "ton", "trout",
        ],
        more: LARGER,
        less: SMALLER,
    },
    Quantity {
        nouns: &["collect"],
        of: &["count", "item", "piec", "size"],
        more: LARGER,
        less: SMALLER,
    },
    Quantity {
        nouns: &["busi", "compani", "corpor", "firm", "staff", "startup", "workforc"],
        of: &["employe", "staff", "worker"],
        more: LARGER,
        less: SMALLER,
    },
    Quantity {
        nouns: &["delay", "wait"],
        of: &["day", "hour", "minut"],
        more: LONGER,
        less: SHORTER,
    },
    Quantity {
        nouns: &["experi"],
        of: &["year"],
        more: &["greater", "longer", "more"],
        less: &["fewer", "less", "shorter"],
    },
    Quantity {
        nouns: &["contract", "fellowship", "grant", "leas", "loan", "sentenc", "warranti"],
        of: &["month", "week", "year"],
        more: LONGER,
        less: SHORTER,
    },
    Quantity {
        nouns: &["drive", "hike", "journey", "ride", "rout", "swim", "trek", "walk"],
        of: &["kilomet", "mile"],
        more: LONGER,
        less: SHORTER,
    },
    Quantity { nouns: &["odd"], of: &["odd"], more: &["longer"], less: &["shorter"] },
    Quantity { nouns: &["score", "talli", "total"], of: &["point"], more: LARGER, less: SMALLER },
    Quantity { nouns: &["stay"], of: &["day", "night", "week"], more: LONGER, less: SHORTER },
    Quantity {
        nouns: &["wind"],
        of: &["knot", "kph", "mph"],
        more: &["faster", "higher", "stronger"],
        less: &["lower", "slower", "weaker"],
    },
];

/// `her nights were fewer than Ann's` for `her stay was shorter than Ann's`, `has more employees than` for `has a larger
/// staff than`.
pub(super) fn plainly(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let mut tokens = reader.tokens.to_vec();
    let mut drops = vec![false; tokens.len()];
    let mut told = None;
    for than in (1..tokens.len()).filter(|at| reader.word(*at) == "than") {
        // `a larger staff than`, `9 years more experience than`
        let word = than - 2.min(than);
        // `but faster winds than`
        let goes_on =
            told.is_some() && matches!(reader.word(word.saturating_sub(1)), "and" | "but");
        let found = reader.quantity(than - 1, word);
        if let Some((sense, more)) = found.filter(|_| goes_on || reader.has_before(word)) {
            let counted = word >= 2 && reader.amount(word - 2).is_some();
            let article = word.checked_sub(1).filter(|at| matches!(reader.word(*at), "a" | "an"));
            match counted {
                true => drops[than - 1] = true,
                false => tokens[than - 1] = reader.tokens[than - 1].renamed(HEADING),
            }
            tokens[word] = reader.tokens[word].renamed(if more { "more" } else { "less" });
            article.into_iter().for_each(|at| drops[at] = true);
            told = Some((sense, reader.stem(than - 1)));
            continue;
        }
        let word = than - 1;
        let noun = reader.noun_before(word);
        let found = noun.and_then(|noun| Some((noun, reader.quantity(noun, word)?)));
        if let Some((noun, (sense, more))) = found {
            tokens[noun] = reader.tokens[noun].renamed(HEADING);
            tokens[word] = reader.tokens[word].renamed(if more { "more" } else { "less" });
            told = Some((sense, reader.stem(noun)));
            continue;
        }
        // `Acme is smaller than`, of businesses
        let subject = word.checked_sub(1).filter(|be| reader.kind(*be).be);
        let found = subject.and_then(|be| {
            let heads = reader.headings_before(be);
            let of = heads.iter().find_map(|stem| reader.quantity_of(stem, reader.word(word)));
            of.map(|of| (be, of, heads))
        });
        if let Some((be, (sense, more), heads)) = found {
            tokens[be] = reader.tokens[be].renamed("has");
            tokens[word] = reader.tokens[word].renamed(if more { "more" } else { "less" });
            tokens[than] = reader.tokens[than].renamed(HEADING_THAN);
            told = heads.first().map(|head| (sense, *head));
            continue;
        }
        // `but larger than Bob's`
        let joined = matches!(reader.word(word.saturating_sub(1)), "and" | "but");
        let again = told.and_then(|(sense, noun)| {
            let (other, more) = reader.quantity_of(noun, reader.word(word))?;
            (sense == other && joined).then_some(more)
        });
        if let Some(more) = again {
            tokens[word] = reader.tokens[word].renamed(if more { "more" } else { "less" });
        }
    }
    let (sense, _) = told?;
    let heading = token::tokens(&reader.vocabulary.senses[sense].name.text, 0);
    let kept = tokens.into_iter().zip(drops).filter(|(_, drops)| !drops).map(|(token, _)| token);
    let named = kept.flat_map(|token| match &*token.word {
        HEADING | HEADING_THAN => {
            let than = (token.word == HEADING_THAN).then(|| token.renamed("than"));
            heading.iter().map(|of| token.renamed(&of.word)).chain(than).collect()
        }
        _ => vec![token],
    });
    Some(named.collect())
}

/// Stands for the name of a category.
const HEADING: &str = "<heading>";

/// The same, with `than` behind it.
const HEADING_THAN: &str = "<heading> than";

impl Reader<'_> {
    /// The category of whose values the noun at `noun` tells with the comparative at `word`, and whether that is more.
    fn quantity(&self, noun: usize, word: usize) -> Option<(usize, bool)> {
        let is_free = self.matches.get(noun)?.is_empty() && self.matches[word].is_empty();
        is_free.then(|| self.quantity_of(self.stem(noun), self.word(word)))?
    }

    /// Whether somebody has, before a comparative, what it tells of: who wants a larger staff may have none.
    fn has_before(&self, word: usize) -> bool {
        const HAVING: &[&str] = &[
            "booked", "boasts", "drew", "employed", "employs", "enjoyed", "gathered", "got", "had",
            "has", "have", "is", "kept", "landed", "left", "made", "owned", "owns", "paid",
            "produced", "received", "recorded", "unloaded", "was",
        ];
        let is_between = |at: &usize| {
            matches!(self.word(*at), "a" | "an") || self.amount(*at).is_some() || self.is_unit(*at)
        };
        let verb = (0..word).rev().find(|at| !is_between(at));
        verb.is_some_and(|verb| HAVING.contains(&self.word(verb)))
    }

    /// The same, of a noun by its stem.
    pub(super) fn quantity_of(&self, noun: &str, word: &str) -> Option<(usize, bool)> {
        let of = QUANTITIES.iter().find(|of| of.nouns.contains(&noun))?;
        let more = of.more.contains(&word);
        if !more && !of.less.contains(&word) {
            return None;
        }
        let vocabulary = self.vocabulary;
        let is_of = |sense: usize| {
            let Sense { unit, scale, measure, .. } = &vocabulary.senses[sense];
            let named = of.of.iter().any(|stem| vocabulary.is_named(sense, stem));
            let unit = unit.as_deref();
            // `pieces: 120, 150` counts them, `lengths: 5 feet` does not.
            let is_count =
                |unit: &str| matches!(unit, "million" | "dozen") || !story::is_unit(unit);
            let counts = named && unit.is_none_or(|unit| is_count(unit) || of.of.contains(&unit));
            let measured = unit.is_some_and(|unit| of.of.contains(&unit))
                || of.of.contains(&"dollar") && *measure == Measure::Money;
            scale.is_some() && (counts || measured) && !vocabulary.senses[sense].is_of_calendar()
        };
        let found = vocabulary.where_sense(is_of);
        (found.count_ones() == 1).then(|| (found.trailing_zeros() as usize, more))
    }

    /// The stems of the headings of the only item that ends before a token: `startup` of `startups: Acme, Apex`.
    fn headings_before(&self, end: usize) -> Vec<&str> {
        let mut items = self.matches[..end].iter().flatten().filter(|of| of.end == end);
        let (Some(only), None) = (items.next(), items.next()) else { return Vec::new() };
        let is_head = |of: &&Quantity| of.of.contains(&"employe");
        let nouns = QUANTITIES.iter().filter(is_head).flat_map(|of| of.nouns);
        nouns.copied().filter(|stem| self.vocabulary.is_named(only.of.sense, stem)).collect()
    }

    /// `stay` of `Ann's stay was 2 nights shorter`: whose it is stands right before it.
    fn noun_before(&self, word: usize) -> Option<usize> {
        const LONGEST: usize = 5;
        let is_between = |at: usize| {
            let kind = self.kind(at);
            kind.be
                || self.word(at) == "will"
                || self.word(at) == "exactly"
                || self.amount(at).is_some()
                || self.is_unit(at)
        };
        let noun = (word.saturating_sub(LONGEST)..word).rev().find(|at| !is_between(*at))?;
        let is_theirs = noun > 0 && self.is_possessive(noun - 1);
        (is_theirs && self.kind(noun + 1).be | (self.word(noun + 1) == "will")).then_some(noun)
    }
}

/// `less than Judith paid` for `less than what Judith paid`.
pub(super) fn than_what(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let what = (2..reader.end())
        .find(|at| reader.word(*at) == "what" && reader.word(*at - 1) == "than")?;
    let verbs = reader.nouns(what + 1).into_iter().map(|(end, _)| end);
    let ends = |at: usize| matches!(reader.word(at), "" | "," | "and" | "but");
    let is_clause = |verb: usize| !ends(verb) && ends(verb + 1);
    verbs.into_iter().any(is_clause).then(|| reader.with(what..what + 1, &[]))
}

/// `did not pay more than $5` for `was not willing to pay more than $5`.
pub(super) fn unwilling_to(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let willing = (2..reader.end()).find(|at| reader.any(*at, &["willing to"]).is_some())?;
    let denial = willing - 1;
    let is_denied = matches!(reader.word(denial), "not" | "'t")
        && (reader.kind(denial - 1).be || reader.word(denial - 1) == "wasn");
    let compares = (willing + 3..reader.end()).any(|at| reader.word(at) == "than");
    let said = reader.tokens[willing].saying("did not");
    (is_denied && compares).then(|| reader.with(denial - 1..willing + 2, &said))
}
