//! Questions: `Who keeps the eel?`, `What does Ann drink?`, `Where does the fox live?`

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt};

use super::mentions::Mentions;
use super::opening;
use crate::english::lexicon::{self, TOPICS, Topic};
use crate::english::token::{Token, tokens};
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry, LineKind, Name, Operand, Question};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::parser::MAX_LENGTH;
use crate::syntax::text::{fold, squeeze};

/// Words of questions that tell nothing of what is asked.
const SMALL: &[&str] = &[
    "a",
    "an",
    "and",
    "are",
    "be",
    "but",
    "can",
    "did",
    "do",
    "does",
    "finally",
    "given",
    "has",
    "have",
    "his",
    "in",
    "is",
    "it",
    "lives",
    "live",
    "now",
    "of",
    "one",
    "so",
    "tell",
    "that",
    "the",
    "their",
    "then",
    "these",
    "this",
    "to",
    "was",
    "which",
    "what",
    "where",
    "who",
    "whose",
    "with",
    "you",
    "'s",
    "favorite",
    "favourite",
    "occupied",
    "occupies",
    "occupy",
    "stay",
    "stays",
    "reside",
    "resides",
    "find",
    "out",
    "determine",
    "figure",
    "work",
    "name",
    "him",
    "her",
];

/// Verbs of having or liking, which go with every category.
const HAVING: &[&str] = &[
    "choose", "chose", "drink", "drinks", "drive", "drives", "eat", "eats", "enjoy", "enjoys",
    "got", "keep", "keeps", "like", "likes", "love", "loves", "own", "owned", "owns", "play",
    "plays", "prefer", "prefers", "read", "reads", "smoke", "smokes", "use", "uses", "wear",
    "wears", "bought", "buy", "buys",
];

/// A category, an item of it, the stems of one of its names.
type Named<'d> = (usize, &'d Name, Vec<CompactString>);

/// The categories as a question speaks of them.
struct Words<'d> {
    categories: Vec<(&'d Category, Vec<CompactString>)>,
    /// For the first stem of an item's name: the category, the item, its stems.
    items: HashMap<CompactString, Vec<Named<'d>>>,
    position: Option<&'d str>,
}

/// Reads the questions of a text, the first thousand of them; one that cannot be read is named in a warning.
pub(super) fn read(
    text: &str,
    spans: &[Span],
    lines: &[(LineKind, Span)],
    mentions: &Mentions,
    diagnostics: &mut Diagnostics,
) -> Vec<(Question, Span)> {
    if spans.is_empty() {
        return Vec::new();
    }
    let words = Words::of(lines);
    let mut all = Vec::new();
    for span in spans.iter().take(MAX_LENGTH) {
        let tokens = tokens(&text[span.range()], span.start as usize);
        if let Some((category, of)) = words.question(&tokens) {
            let wording = Name { text: squeeze(&text[span.range()]), span: *span, quoted: true };
            let category = Name::new(category, *span);
            all.push((
                Question { label: None, category, of, wording: Some(Box::new(wording)) },
                *span,
            ));
        } else if mentions.first(&tokens).is_some() {
            diagnostics.push(
                Diagnostic::warning(Code::PassedOver, *span, "this question is not understood")
                    .help("the solution has the answer; `Who keeps the fox?` is understood, or `What does Ann drink?`"),
            );
        }
    }
    all
}

fn stems(text: &str) -> Vec<CompactString> {
    tokens(text, 0).into_iter().filter(Token::is_word).map(|token| token.stem).collect()
}

impl<'d> Words<'d> {
    fn of(lines: &'d [(LineKind, Span)]) -> Words<'d> {
        let mut found = Words { categories: Vec::new(), items: HashMap::new(), position: None };
        for (kind, _) in lines {
            let category = match kind {
                LineKind::Category(category) => category,
                LineKind::Positions(positions) => {
                    found.position = Some(&positions.word);
                    continue;
                }
                _ => continue,
            };
            let index = found.categories.len();
            let mut own = stems(&category.name.text);
            own.extend(category.words.iter().flat_map(|word| stems(&word.text)));
            let of_topic = |name: &&str| own.contains(&CompactString::from(stems(name).join(" ")));
            let topics: Vec<&Topic> =
                TOPICS.iter().filter(|topic| topic.names.iter().any(&of_topic)).collect();
            for topic in topics {
                let more = topic.verbs.iter().chain(topic.agents).chain(topic.fillers);
                own.extend(more.map(|word| CompactString::from(*word)));
            }
            for entry in &category.entries {
                let Entry::Item(name) = entry else { continue };
                let folded = fold(&name.text);
                for other in lexicon::names_of(&folded).iter().copied().chain([folded.as_str()]) {
                    let all = stems(other);
                    let Some(first) = all.first().cloned() else { continue };
                    found.items.entry(first).or_default().push((index, name, all));
                }
            }
            found.categories.push((category, own));
        }
        found
    }

    /// What is asked for, and of which item.
    fn question(&self, tokens: &[Token]) -> Option<(CompactString, Operand)> {
        let words: Vec<&Token> = tokens.iter().filter(|token| token.is_word()).collect();
        let (item, place) = self.item(&words)?;
        let rest: Vec<&Token> =
            words[..place.start].iter().chain(&words[place.end..]).copied().collect();
        let asked = self.asked(&rest, item.0)?;
        let related = [Some(item.0), asked];
        let known = |token: &&Token| {
            let word = token.word.as_str();
            let of = |category: &Option<usize>| {
                category.is_some_and(|at| self.categories[at].1.contains(&token.stem))
            };
            SMALL.contains(&word)
                || HAVING.contains(&word)
                || opening::is_noun(word)
                || related.iter().any(of)
        };
        if !rest.iter().all(known) {
            return None;
        }
        let category = &self.categories[item.0].0.name;
        let of = Operand { category: Some(Box::new(category.clone())), name: item.1.clone() };
        let asked =
            asked.map_or(self.position?.into(), |at| self.categories[at].0.name.text.clone());
        Some((asked, of))
    }

    /// The only item that is mentioned, and by which words.
    fn item(&self, words: &[&Token]) -> Option<((usize, &'d Name), std::ops::Range<usize>)> {
        let mut found = None;
        let mut at = 0;
        while at < words.len() {
            let here =
                self.items.get(&words[at].stem).into_iter().flatten().filter(|(_, _, stems)| {
                    words.len() - at >= stems.len()
                        && stems.iter().zip(&words[at..]).all(|(stem, word)| *stem == word.stem)
                });
            let longest = here.clone().map(|(_, _, stems)| stems.len()).max();
            let Some(length) = longest else {
                at += 1;
                continue;
            };
            let mut best = here.filter(|(_, _, stems)| stems.len() == length);
            let (category, name, _) = best.next()?;
            // A name of two categories, or a second item.
            if best.any(|(other, _, _)| other != category) || found.is_some() {
                return None;
            }
            found = Some(((*category, *name), at..at + length));
            at += length;
        }
        found
    }

    /// The category that is asked for; `Some(None)` for the position.
    fn asked(&self, rest: &[&Token], of: usize) -> Option<Option<usize>> {
        let at = rest.iter().position(|token| {
            matches!(token.word.as_str(), "who" | "what" | "which" | "where" | "whose")
        })?;
        let place = |token: &&Token| Some(token.word.as_str()) == self.position;
        let behind = &rest[at + 1..];
        let named = || {
            let says = |(index, (_, own)): &(usize, &(&Category, Vec<CompactString>))| {
                *index != of && behind.iter().any(|token| own.contains(&token.stem))
            };
            let mut all = self.categories.iter().enumerate().filter(says);
            let first = all.next().map(|(index, _)| index);
            first.filter(|_| all.next().is_none())
        };
        match rest[at].word.as_str() {
            "where" => Some(None),
            "which" | "what" if behind.first().is_some_and(place) => Some(None),
            "who" => self.people(of).map(Some),
            _ => named().map(Some),
        }
    }

    /// The category of people: names, else nationalities, else the first one.
    fn people(&self, of: usize) -> Option<usize> {
        let of_names = |name: &str| {
            let stem = stems(name).join(" ");
            self.categories.iter().position(|(_, own)| own.iter().any(|word| *word == stem))
        };
        let found = ["name", "nationality", "person", "friend", "child"]
            .iter()
            .find_map(|name| of_names(name));
        Some(found.unwrap_or(0)).filter(|found| *found != of)
    }
}
