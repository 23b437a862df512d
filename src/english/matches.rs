//! Where the words of a sentence name items.

use itertools::Itertools;

use super::amount::Unit;
use super::compare;
use super::lexicon::names::MONTHS;
use super::measure::Measure;
use super::token::Token;
use super::vocabulary::{Pattern, Sense, Thing, Vocabulary};
use super::words::{self, Words};
use crate::syntax::ast::Name;
use crate::syntax::text::fold;

/// Words behind an amount that is a distance between two values, beside `longer` and the like.
const DISTANCES: &[&str] = &[
    "above", "ahead", "apart", "away", "behind", "below", "beyond", "early", "late", "sooner",
    "than",
];

/// Where an item is mentioned: from one token to before another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Match {
    pub(super) of: Thing,
    pub(super) end: usize,
    /// Whether its words are written as declared, but for case.
    pub(super) is_exact: bool,
}

impl Vocabulary {
    /// The items that are mentioned, by the token at which their words begin. What stands inside a
    /// longer mention is none, and words as declared win over other forms of them.
    pub(super) fn matches(&self, tokens: &[Token]) -> Vec<Vec<Match>> {
        let mut found: Vec<Vec<Match>> =
            (0..tokens.len()).map(|at| self.matches_at(tokens, at)).collect();
        // Where the mentions end that began before.
        let mut reached = 0;
        for matches in &mut found {
            let longest = matches.iter().map(|found| found.end).max().unwrap_or(0);
            matches.retain(|found| reached < found.end && found.end == longest);
            reached = reached.max(longest);
            if matches.iter().any(|found| found.is_exact) {
                matches.retain(|found| found.is_exact);
            }
        }
        found
    }

    /// Whether a word is the whole name of an item, in the singular or the plural, and no number.
    pub(super) fn is_word_of(&self, found: &Match, token: &Token) -> bool {
        let name = fold(&self.senses[found.of.sense].items[found.of.item].text);
        let word = token.word.as_str();
        let is_number = word.starts_with(|c: char| c.is_ascii_digit());
        let is_plural = |one: &str, many: &str| {
            many.strip_prefix(one).is_some_and(|end| matches!(end, "s" | "es"))
        };
        !is_number && (name == word || is_plural(&name, word) || is_plural(word, &name))
    }

    /// Whether the items of a category are names of people or towns, each written with a capital.
    pub(super) fn are_proper(&self, sense: usize) -> bool {
        const TOWNS: &[&str] = &["city", "hometown", "town", "village"];
        let of = &self.senses[sense];
        let is_name = |item: &Name| item.text.starts_with(char::is_uppercase);
        let is_town = || TOWNS.iter().any(|stem| self.is_named(sense, &words::stem(stem)));
        (self.names >> sense & 1 == 1 || is_town())
            && of.scale.is_none()
            && of.items.iter().all(is_name)
    }

    fn matches_at(&self, tokens: &[Token], at: usize) -> Vec<Match> {
        let mut found: Vec<Match> = Vec::new();
        let mut add = |new: Match| match found
            .iter_mut()
            .find(|old| (old.of, old.end) == (new.of, new.end))
        {
            Some(old) => old.is_exact |= new.is_exact,
            None => found.push(new),
        };
        // `A B and C` is no way to name B: a letter has no article.
        let article = at > 0 && tokens[at - 1].word == "a" && !tokens[at - 1].is_letter;
        let is_listed = |name: &str| article && name.len() == 1;
        // `Ann may be 27`, where somebody is called May
        let is_modal = |of: &Thing| {
            let name = &self.senses[of.sense].items[of.item].text;
            matches!(&*tokens[at].word, "may" | "will")
                && !tokens[at].is_capital
                && name.starts_with(char::is_uppercase)
        };
        // `in the west`, where somebody is called West
        let is_common = |of: &Thing| tokens[at].is_common && self.are_proper(of.sense);
        // `on the march`, where a month is a number
        let is_no_month = || is_month(&tokens[at]) && !names_a_month(tokens, at);
        let is_number = |of: &Thing| {
            self.senses[of.sense].items[of.item].text.chars().all(|c| c.is_ascii_digit())
        };
        let is_else = |of: &Thing| is_common(of) || is_number(of) && is_no_month();
        // Most words begin no name.
        let by_stem = match self.firsts.may_have(&tokens[at].stem) {
            true => self.by_stem.get(&tokens[at].stem),
            false => None,
        };
        for number in by_stem.into_iter().flatten() {
            let Pattern { of, words, stems, is_derived, .. } = &self.patterns[*number];
            if is_else(of) {
                continue;
            }
            let end = at + words.len();
            let is_word = !tokens[at].is_nameable() || is_modal(of);
            if words.len() == 1 && (is_word || is_listed(&words[0])) {
                continue;
            }
            let Some(run) = tokens.get(at..end) else { continue };
            if run.iter().zip(stems).all(|(token, stem)| token.stem == *stem) {
                let is_same = run.iter().zip(words).all(|(token, word)| token.word == *word);
                let is_exact = is_same && !is_derived;
                add(Match { of: *of, end, is_exact });
            }
        }
        if !tokens[at].is_word() {
            return found;
        }
        let first = tokens[at].word.chars().next();
        let joined = first.and_then(|first| self.by_start.get(&first));
        for number in joined.into_iter().flatten() {
            let Pattern { of, joined, is_derived, .. } = &self.patterns[*number];
            if !joined.starts_with(tokens[at].word.as_str()) || is_else(of) {
                continue;
            }
            let is_word = joined == "a" && !tokens[at].is_nameable() || is_modal(of);
            if is_word || is_listed(joined) {
                continue;
            }
            let mut rest = joined.as_str();
            let mut end = at;
            while let Some(next) =
                tokens.get(end).and_then(|token| rest.strip_prefix(token.word.as_str()))
            {
                rest = next;
                end += 1;
                if rest.is_empty() {
                    break;
                }
            }
            if rest.is_empty() && end > at {
                add(Match { of: *of, end, is_exact: !is_derived });
            }
        }
        found
    }

    /// Which tokens are of the name of an item; `alone` tells of a word that is none if it is all of the name.
    pub(super) fn in_names(&self, tokens: &[Token], alone: impl Fn(&Token) -> bool) -> Vec<bool> {
        let mut in_name = vec![false; tokens.len()];
        for (at, found) in self.matches(tokens).iter().enumerate() {
            let end = found.iter().map(|found| found.end).max().unwrap_or(at);
            if end > at + 1 || !alone(&tokens[at]) {
                in_name[at..end].fill(true);
            }
        }
        in_name
    }

    /// `31` of `who is 31`, of ages such as `31 years`.
    pub(super) fn aged(&self, tokens: &[Token], at: usize) -> Option<Match> {
        let before = at.checked_sub(1).map_or("", |at| &*tokens[at].word);
        if !matches!(before, "aged" | "is" | "was") {
            return None;
        }
        let ends = tokens.get(at + 1).is_none_or(|next| {
            matches!(&*next.word, "and" | "," | "." | "or" | "has" | "is" | "was" | "lives")
        });
        let number = words::number(&[&tokens[at].word])?.0.to_string();
        let of_ages = |(_, of): &(usize, &Sense)| of.is_of_ages() && of.scale.is_some();
        let (sense, of) = self.senses.iter().enumerate().filter(of_ages).exactly_one().ok()?;
        let has_number = |item: &Name| {
            let mut words = item.text.split_whitespace();
            words.next() == Some(&*number) && matches!(words.next(), Some("year" | "years"))
        };
        let item = of.items.iter().position(has_number).filter(|_| ends)?;
        Some(Match { of: Thing { sense, item }, end: at + 1, is_exact: true })
    }

    /// `five` of `five years old`: a number in words before a unit, of a category of plain numbers that
    /// are measured in it.
    pub(super) fn spelled_out(&self, tokens: &[Token], at: usize) -> Option<Match> {
        if tokens[at].word.starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let next = tokens.get(at + 1).map_or("", |next| &next.word);
        let (number, taken) = words::number(&[&tokens[at].word, next])?;
        let unit = Unit::of(&tokens.get(at + taken)?.stem);
        let number = number.to_string();
        let measured = |at: usize, sense: &Sense| {
            let own = sense.unit.as_ref() == Some(&unit.stem) || self.is_named(at, &unit.stem);
            let known = unit.measure != Measure::Other && unit.times == 1;
            sense.scale.is_some() && (own || known && unit.is_of(sense))
        };
        // `four nights` of `4 nights`, but not in `four nights longer`
        let unit_end = at + taken + 1;
        let is_amount = tokens.get(unit_end).is_some_and(|next| {
            compare::is_comparing(&next.word) || DISTANCES.contains(&&*next.word)
        });
        let with_unit = |item: &Name| {
            let mut words = item.text.split_whitespace();
            words.next() == Some(&*number)
                && words.next().is_some_and(|word| words::stem(&fold(word)) == unit.stem)
                && words.next().is_none()
        };
        let senses = self.senses.iter().enumerate().filter(|(at, of)| measured(*at, of));
        let items = senses.filter_map(|(sense, of)| {
            let plain = of.items.iter().position(|item| item.text == number);
            let plain = plain.map(|item| (Thing { sense, item }, at + taken));
            let long = || of.items.iter().position(with_unit).filter(|_| !is_amount);
            plain.or_else(|| long().map(|item| (Thing { sense, item }, unit_end)))
        });
        let (of, end) = items.exactly_one().ok()?;
        Some(Match { of, end, is_exact: true })
    }
}

fn is_month(token: &Token) -> bool {
    MONTHS.iter().any(|names| names.contains(&token.word.as_str()))
}

/// Whether the name of a month stands where it can but be one: `in March`, `March or May`, but not `on the march`, `May wears the
/// cap`, `with June`.
fn names_a_month(tokens: &[Token], at: usize) -> bool {
    const BEFORE: Words = Words::of(&[
        "after", "before", "between", "by", "during", "early", "either", "for", "from", "in", "is",
        "late", "neither", "not", "of", "since", "than", "the", "through", "to", "until", "was",
    ]);
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let before = |distance: usize| at.checked_sub(distance);
    let is_joined = before(1).is_some_and(|at| matches!(word(at), "," | "and" | "nor" | "or"))
        && (2..=4).any(|distance| before(distance).is_some_and(|at| is_month(&tokens[at])));
    let is_led = before(1).is_some_and(|at| BEFORE.contains(&word(at)));
    let is_in = before(1).is_some_and(|at| word(at) == "in");
    (tokens[at].is_capital || is_in) && word(at + 1) != "'s" && (is_led || is_joined)
}
