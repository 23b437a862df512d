//! Questions: `Who keeps the eel?`, `What does Ann drink?`, `Where does the fox live?`

use std::ops::Range;

use compact_str::{CompactString, ToCompactString};
use foldhash::{HashMap, HashMapExt, HashSet};

use super::super::mentions::Mentions;
use super::super::positions::opening;
use crate::english::lexicon::{self, TOPICS, Topic};
use crate::english::sense::names;
use crate::english::token::{Token, tokens};
use crate::english::words;
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry, Labels, LineKind, Name, Operand, Positions, Question};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::parser::MAX_LENGTH;
use crate::syntax::text::{fold, squeeze};

/// Words of questions that tell nothing of what is asked.
const SMALL: &[&str] = &[
    "at",
    "home",
    "how",
    "kind",
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
    "had",
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
    "only",
];

/// Verbs of having or liking, which go with every category.
pub(in super::super) const HAVING: &[&str] = &[
    "choose", "chose", "drink", "drinks", "drive", "drives", "eat", "eats", "enjoy", "enjoys",
    "got", "keep", "keeps", "like", "likes", "love", "loves", "own", "owned", "owns", "play",
    "plays", "prefer", "prefers", "read", "reads", "smoke", "smokes", "use", "uses", "wear",
    "wears", "bought", "buy", "buys",
];

/// Who is somebody else than the one beside whom they are named: `Ann's neighbour`, `the friend of the Dane`.
const RELATIONS: &[&str] = &[
    "brother",
    "colleague",
    "cousin",
    "coworker",
    "friend",
    "guest",
    "neighbor",
    "neighbour",
    "partner",
    "pupil",
    "rival",
    "roommate",
    "sibling",
    "sister",
    "student",
    "teacher",
    "visitor",
];

/// A category, an item of it, the stems of one of its names.
type Named<'d> = (usize, &'d Name, Vec<CompactString>);

/// A category as questions speak of it.
struct Known<'d> {
    category: &'d Category,
    /// The stems of its name that tell it from others.
    name: Vec<CompactString>,
    /// The stems of all words that go with it.
    words: Vec<CompactString>,
    /// Whether its items are people or what people are.
    of_people: bool,
}

/// The categories as a question speaks of them.
struct Words<'d> {
    categories: Vec<Known<'d>>,
    /// For the first stem of an item's name: the category, the item, its stems.
    items: HashMap<CompactString, Vec<Named<'d>>>,
    position: Option<&'d Positions>,
}

/// What a question is about.
struct Subject {
    of: Operand,
    /// The category of an item; none for a position.
    category: Option<usize>,
    /// The words that name it.
    place: Range<usize>,
}

/// Reads the questions of a text, the first thousand of them; one that cannot be read is named in a warning.
pub(in super::super) fn read(
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
        } else if mentions.first(&tokens).is_some() || goes_on(text, *span) {
            diagnostics.push(
                Diagnostic::warning(Code::PassedOver, *span, "this question is not understood")
                    .help("the solution has the answer; `Who keeps the fox?` is understood, or `What does Ann drink?`"),
            );
        }
    }
    all
}

/// Whether a question is the second half of a sentence that asks for two things.
fn goes_on(text: &str, span: Span) -> bool {
    text[..span.start as usize].trim_end().ends_with(" and")
}

/// Whether a question denies nothing, and names nobody by somebody else: `Who can't sing?`, `Who is Ann's neighbour?`
fn is_plain(tokens: &[Token]) -> bool {
    let word = |at: usize| tokens.get(at).map_or("", |token: &Token| token.word.as_str());
    let is_odd = |at: usize| match word(at) {
        "'t" | "'d" | "'ll" => true,
        one => {
            let one = one.strip_suffix('s').filter(|one| one.len() > 1).unwrap_or(one);
            let before = at.checked_sub(1).map_or("", word);
            let is_owned =
                matches!(before, "'s" | "'" | "a" | "an" | "her" | "his" | "their" | "whose");
            RELATIONS.contains(&one) && (is_owned || word(at + 1) == "of")
        }
    };
    !(0..tokens.len()).any(is_odd)
}

fn stems(text: &str) -> Vec<CompactString> {
    tokens(text, 0).into_iter().filter(Token::is_word).map(|token| token.stem).collect()
}

/// The only one of the greatest length.
fn longest(mut found: Vec<(usize, usize)>) -> Option<usize> {
    found.sort_unstable();
    let (length, at) = found.pop()?;
    found.last().is_none_or(|(other, _)| *other < length).then_some(at)
}

impl<'d> Words<'d> {
    fn of(lines: &'d [(LineKind, Span)]) -> Words<'d> {
        let mut found = Words { categories: Vec::new(), items: HashMap::new(), position: None };
        for (kind, _) in lines {
            let category = match kind {
                LineKind::Category(category) => category,
                LineKind::Positions(positions) => {
                    found.position = Some(positions);
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
            let mut name = stems(&category.name.text);
            let heading: Vec<&str> = name.iter().map(CompactString::as_str).collect();
            let of_people = lexicon::topic_of(&heading).is_some_and(|topic| topic.of_people);
            name.retain(|stem| !SMALL.contains(&stem.as_str()) && *stem != words::stem("favorite"));
            found.categories.push(Known { category, name, words: own, of_people });
        }
        found
    }

    /// What is asked for, and of what.
    fn question(&self, tokens: &[Token]) -> Option<(CompactString, Operand)> {
        if !is_plain(tokens) {
            return None;
        }
        let words: Vec<&Token> = tokens.iter().filter(|token| token.is_word()).collect();
        let subject = self.spot(&words).or_else(|| self.item(&words))?;
        let Range { start, end } = subject.place;
        let rest: Vec<&Token> = words[..start].iter().chain(&words[end..]).copied().collect();
        if (0..rest.len()).any(|at| self.items_at(&rest, at).is_some()) {
            return None;
        }
        let asked = self.asked(&rest, subject.category)?;
        // Who works with the nurse is somebody else.
        let is_with = |at: usize| words[at].word == "with";
        let beside = start > 0 && is_with(start - 1)
            || start > 1 && words[start - 1].word == "the" && is_with(start - 2);
        if beside && subject.category.is_some_and(|at| self.categories[at].of_people) {
            return None;
        }
        if self.is_of_others(&rest, subject.category, asked) {
            return None;
        }
        let related = [subject.category, asked];
        let known = |token: &&Token| {
            let word = token.word.as_str();
            if matches!((word, asked), ("number" | "position", None)) {
                return true;
            }
            // `travels by ship`; who sits by Ann is somebody else.
            let has = |stem: &str| rest.iter().any(|of| of.stem == stem);
            if word == "by" && has("travel") || &*token.stem == "travel" && has("by") {
                return true;
            }
            let of = |category: &Option<usize>| {
                category.is_some_and(|at| self.categories[at].words.contains(&token.stem))
            };
            SMALL.contains(&word)
                || HAVING.contains(&word)
                || opening::is_noun(word)
                || lexicon::PERSONS.contains(&token.stem.as_str())
                || related.iter().any(of)
        };
        if !rest.iter().all(known) {
            return None;
        }
        let asked = match asked {
            Some(at) => self.categories[at].category.name.text.clone(),
            None => self.position?.word.clone(),
        };
        Some((asked, subject.of))
    }

    /// Whether a question on somebody is one on two things (`What does Ann drink and own?`), on somebody else
    /// (`Who likes the Dane?`), or on another place than that in the row (`Where does Ann work?`).
    fn is_of_others(&self, rest: &[&Token], of: Option<usize>, asked: Option<usize>) -> bool {
        let of_people = |at: Option<usize>| at.is_some_and(|at| self.categories[at].of_people);
        let has = |known: &[&str]| rest.iter().any(|token| known.contains(&token.word.as_str()));
        let joins = |token: &&&Token| matches!(&*token.word, "and" | "but");
        let asks = rest.iter().skip_while(|token| !token.is_question_word());
        if asks.filter(joins).count() > 0 || of_people(of) && of_people(asked) && has(HAVING) {
            return true;
        }
        let mut others =
            self.categories.iter().enumerate().filter(|(at, _)| Some(*at) != of).map(|(_, of)| of);
        // One works in an office and stays in a hotel, but all live in the houses.
        let is_own =
            |token: &Token| of.is_some_and(|at| self.categories[at].words.contains(&token.stem));
        let is_deed = |token: &&&Token| {
            let word = token.word.as_str();
            !is_own(token) && !SMALL.contains(&word) || matches!(word, "stay" | "stays" | "work")
        };
        let goes_with = |known: &Known<'_>| {
            rest.iter().filter(is_deed).any(|token| known.words.contains(&token.stem))
        };
        asked.is_none() && has(&["where"]) && (has(&["work"]) || others.any(goes_with))
    }

    /// The only position that is named: `the third house`, `house no. 3`.
    fn spot(&self, words: &[&Token]) -> Option<Subject> {
        let positions = self.position?;
        let labels: Vec<CompactString> = match &positions.labels {
            Labels::Number(number, _) => (1..=*number).map(|n| n.to_compact_string()).collect(),
            Labels::Grid(..) => return None,
            Labels::List(entries) => names(entries).into_iter().map(|name| name.text).collect(),
        };
        let count = labels.len();
        let word = |at: usize| words.get(at).map_or("", |token| token.word.as_str());
        let named = |at: usize| {
            let rank = match word(at) {
                "first" | "leftmost" => Some(1),
                "last" | "rightmost" => Some(count),
                "middle" | "center" | "centre" => Some(count / 2 + 1).filter(|_| count % 2 == 1),
                other => words::ordinal(other).map(|rank| rank as usize),
            };
            let is_place = |at: usize| positions.word == word(at);
            if let Some(rank) = rank.filter(|_| is_place(at + 1)) {
                return Some((labels.get(rank.checked_sub(1)?), at..at + 2));
            }
            let skip = usize::from(matches!(word(at + 1), "no" | "nr" | "number"));
            let said = word(at + 1 + skip);
            let said = match words::number(&[said]) {
                Some((number, _)) => number.to_compact_string(),
                None => said.to_uppercase().to_compact_string(),
            };
            let known = || labels.iter().find(|label| **label == said);
            let is_number = words::number(&[&said]).is_some();
            (is_place(at) && (is_number || known().is_some())).then(|| (known(), at..at + 2 + skip))
        };
        let mut all = (0..words.len()).filter_map(named);
        let (label, place) = all.next()?;
        if all.next().is_some() {
            return None;
        }
        let span = words[place.start].span.to(words[place.end - 1].span);
        let of = Operand {
            category: Some(Box::new(Name::new(positions.word.clone(), span))),
            name: Name { text: label?.clone(), span, quoted: true },
        };
        Some(Subject { of, category: None, place })
    }

    /// The items with the longest name that stands at a word, and how long it is.
    fn items_at(&self, words: &[&Token], at: usize) -> Option<(Vec<&Named<'d>>, usize)> {
        let is_here = |stems: &[CompactString]| {
            words.len() - at >= stems.len()
                && stems.iter().zip(&words[at..]).all(|(stem, word)| *stem == word.stem)
        };
        let known = self.items.get(&words[at].stem)?;
        let mut here: Vec<_> = known.iter().filter(|(_, _, stems)| is_here(stems)).collect();
        let length = here.iter().map(|(_, _, stems)| stems.len()).max()?;
        here.retain(|(_, _, stems)| stems.len() == length);
        Some((here, length))
    }

    /// The first item that is mentioned.
    fn item(&self, words: &[&Token]) -> Option<Subject> {
        let (at, (here, length)) =
            (0..words.len()).find_map(|at| Some((at, self.items_at(words, at)?)))?;
        let (category, name, _) = *here[0];
        // A name of two categories.
        if here.iter().any(|(other, ..)| *other != category) {
            return None;
        }
        let owner = self.categories[category].category.name.clone();
        let of = Operand { category: Some(Box::new(owner)), name: name.clone() };
        Some(Subject { of, category: Some(category), place: at..at + length })
    }

    /// The category that is asked for; `Some(None)` for the position.
    fn asked(&self, rest: &[&Token], of: Option<usize>) -> Option<Option<usize>> {
        let at = rest.iter().position(|token| token.is_question_word() || token.word == "how")?;
        let place = |token: &&Token| {
            self.position.is_some_and(|known| {
                known.word == token.word || token.word == "position" && of.is_some()
            })
        };
        // Players have positions, and stand at others.
        let is_twofold = |token: &&Token| {
            place(token) && self.categories.iter().any(|known| known.words.contains(&token.stem))
        };
        // `Which man keeps the fox?`
        let is_person = |token: &&Token| {
            let is_category = || self.categories.iter().any(|of| of.name.contains(&token.stem));
            lexicon::PERSONS.contains(&token.stem.as_str())
                || opening::is_people(&token.word) && !is_category()
        };
        let behind = &rest[at + 1..];
        // What one has is of no category, though one has a child.
        let tells = |token: &&&Token| !matches!(&*token.word, "had" | "has" | "have");
        let said: HashSet<&CompactString> =
            behind.iter().filter(tells).map(|token| &token.stem).collect();
        let others = || self.categories.iter().enumerate().filter(|(index, _)| Some(*index) != of);
        let named = || {
            let whole = others().filter(|(_, known)| {
                !known.name.is_empty() && known.name.iter().all(|stem| said.contains(stem))
            });
            let whole = whole.map(|(at, known)| (known.name.len(), at)).collect();
            // `What kind of music does Ann enjoy?` of the music genre, though one enjoys hobbies
            let part = others().filter_map(|(at, known)| {
                let names = known.name.iter().filter(|stem| said.contains(stem)).count();
                let words = known.words.iter().filter(|stem| said.contains(stem)).count();
                (words > 0).then_some((2 * names + words, at))
            });
            longest(whole).or_else(|| longest(part.collect()))
        };
        // `the number of the house where Ann lives`
        let number = behind.windows(4).any(|four| {
            matches!(&*four[0].word, "number" | "position")
                && four[1].word == "of"
                && four[2].word == "the"
                && place(&four[3])
        });
        match rest[at].word.as_str() {
            "where" => Some(None),
            "which" | "what" if number => Some(None),
            "which" | "what" if behind.first().is_some_and(is_twofold) => {
                let is_at = at > 0 && matches!(&*rest[at - 1].word, "at" | "in");
                let plays = behind.iter().any(|token| &*token.stem == "play");
                match (is_at, plays) {
                    (true, false) => Some(None),
                    (false, true) => named().map(Some),
                    _ => None,
                }
            }
            "which" | "what" if behind.first().is_some_and(place) => Some(None),
            "which" if behind.first().is_some_and(is_person) => self.people(of).map(Some),
            "who" => self.people(of).map(Some),
            // `How does Ann travel?`, but not `How many …`
            "how" if !behind.first().is_some_and(|next| matches!(&*next.word, "does" | "did")) => {
                None
            }
            _ => named().map(Some),
        }
    }

    /// The category of people: names, else nationalities, else the first one.
    fn people(&self, of: Option<usize>) -> Option<usize> {
        let of_names = |name: &str| {
            let stem = stems(name).join(" ");
            self.categories.iter().position(|known| known.words.iter().any(|word| *word == stem))
        };
        let found = ["name", "nationality", "person", "friend", "child"]
            .iter()
            .find_map(|name| of_names(name));
        Some(found.unwrap_or(0)).filter(|found| Some(*found) != of)
    }
}
