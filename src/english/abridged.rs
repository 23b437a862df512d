//! A sentence with a few words left out, or with plain ones in their place, that is understood then.
//!
//! Magazines tell with words of their own: `Alexis brought sausage from her family's farm`, `is swimming next to the
//! athlete from the UK`. What is left out names nothing of the puzzle, and none of the words by which a sentence denies,
//! compares, counts or chooses ([`KEPT`], [`story::LOADED`], [`story::NEVER_LOOSE`]). Still only the puzzle can
//! tell that it was nothing: [`load`](crate::load) takes such a reading if there is a single answer with it.

use compact_str::CompactString;
use foldhash::{HashMap, HashMapExt};
use itertools::Itertools;

use super::function::{self, Kind};
use super::learn;
use super::lexicon::story;
use super::loose::Read;
use super::matches::Match;
use super::mention::Reader;
use super::partial::{InPart, TELLING};
use super::sentence;
use super::token::Token;
use super::vocabulary::Vocabulary;
use super::words;
use crate::syntax::ast::Statement;

/// The longest sentence that is abridged.
const LONGEST: usize = 45;

/// How many words may be left out in one place.
const MOST_WORDS: usize = 8;

/// In how many places.
const MOST_PLACES: usize = 3;

/// In how many sentences a word must stand to be one that the puzzle teaches.
const FEWEST: usize = 2;

/// With more changes than these no three of them are tried together.
const MOST_EDITS: usize = 30;

/// How many shorter sentences are tried, of one sentence and of all that a puzzle leaves.
const MOST_TRIED: usize = 400;
const MOST_OF_PUZZLE: usize = 4000;

/// Words without which a sentence may say something else.
const KEPT: &[&str] = &[
    "'t",
    "above",
    "ahead",
    "all",
    "and",
    "another",
    "any",
    "apart",
    "as",
    "before",
    "behind",
    "below",
    "between",
    "both",
    "but",
    "cannot",
    "different",
    "during",
    "each",
    "earlier",
    "either",
    "every",
    "except",
    "first",
    "half",
    "he",
    "her",
    "him",
    "himself",
    "herself",
    "his",
    "if",
    "it",
    "itself",
    "just",
    "last",
    "later",
    "least",
    "left",
    "less",
    "more",
    "most",
    "neither",
    "never",
    "next",
    "no",
    "nobody",
    "none",
    "nor",
    "not",
    "nothing",
    "one",
    "only",
    "or",
    "other",
    "others",
    "pair",
    "right",
    "same",
    "second",
    "she",
    "since",
    "than",
    "their",
    "them",
    "they",
    "those",
    "these",
    "this",
    "third",
    "till",
    "times",
    "together",
    "twice",
    "two",
    "unless",
    "until",
    "whether",
    "whom",
    "whose",
    "without",
];

/// Whose something may be, or with whom somebody may be, where nobody of the puzzle is named.
const KIN: &[&str] = &[
    "aunt", "aunts", "brother", "brothers", "children", "cousin", "cousins", "daughter", "family",
    "father", "friend", "friends", "husband", "mother", "nephew", "niece", "parents", "sister",
    "sisters", "son", "uncle", "wife",
];

/// Where one may begin to count places.
const COUNTED_FROM: &[&str] = &[
    "back", "bottom", "corner", "east", "end", "entrance", "front", "north", "rear", "road", "row",
    "side", "south", "start", "street", "top", "west",
];

/// Adverbs that tell of another time, or that something need not be so.
const UNSURE: &[&str] = &[
    "accidentally",
    "eventually",
    "falsely",
    "finally",
    "formally",
    "hypothetically",
    "ideally",
    "initially",
    "mistakenly",
    "nominally",
    "normally",
    "officially",
    "ordinarily",
    "originally",
    "ostensibly",
    "partially",
    "partly",
    "previously",
    "provisionally",
    "reportedly",
    "seemingly",
    "subsequently",
    "supposedly",
    "temporarily",
    "tentatively",
    "theoretically",
    "typically",
    "unofficially",
    "wrongly",
];

/// One change of a sentence: the words from one token to before another, and what stands in their place.
#[derive(Clone, Copy, Debug)]
struct Edit {
    start: usize,
    end: usize,
    instead: Option<&'static str>,
}

/// What a sentence says without a few of its words: the fewest that leave a sentence with one meaning.
pub(super) fn abridged(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    taught: &Taught,
    read: Read<'_>,
    text: &dyn Fn(&Statement) -> String,
) -> Option<InPart> {
    // What is told in brackets may be told of what is left out.
    let is_bound = |token: &Token| matches!(&*token.word, "(" | "if" | "unless" | "whether");
    if tokens.len() > LONGEST || tokens.iter().any(is_bound) {
        return None;
    }
    let reader = Reader::new(vocabulary, tokens);
    let edits = Abridger { reader: &reader, taught }.edits();
    let spans = reader.unknown();
    let is_unknown = |at: &usize| {
        let span = tokens[*at].span;
        spans.iter().any(|of| of.start <= span.start && span.end <= of.end)
    };
    let unknown = (0..tokens.len()).filter(is_unknown).collect_vec();
    let found = fewest(&reader, ways(&unknown, &edits), taught.most_tried, read, text);
    found.filter(|of| !reader.is_never(&of.says))
}

/// What the shortest changes say that leave a sentence with one meaning.
fn fewest(
    reader: &Reader<'_>,
    ways: Vec<(usize, Vec<Edit>)>,
    most: usize,
    read: Read<'_>,
    text: &dyn Fn(&Statement) -> String,
) -> Option<InPart> {
    let mut found: Option<(usize, String, InPart)> = None;
    for (cost, changes) in ways.into_iter().take(most) {
        if found.as_ref().is_some_and(|(least, ..)| cost > *least) {
            break;
        }
        let Some(says) = read(&changed(reader.tokens, &changes)) else { continue };
        let key = text(&sentence::one_way(reader.vocabulary, &says));
        match &found {
            // Of two ways to abridge it nobody knows which is meant.
            Some((_, known, _)) if *known != key => return None,
            Some(_) => {}
            None => {
                let passed = changes.iter().map(|of| reader.span(of.start, of.end)).collect_vec();
                found = Some((cost, key, InPart { says, passed }));
            }
        }
    }
    found.map(|(.., abridged)| abridged)
}

/// The ways to change a sentence so that no unknown word is left, those that change the fewest words first.
fn ways(unknown: &[usize], edits: &[Edit]) -> Vec<(usize, Vec<Edit>)> {
    let covers = |edit: &Edit, at: usize| edit.start <= at && at < edit.end;
    let unknown = unknown.iter().filter(|at| edits.iter().any(|edit| covers(edit, **at)));
    let unknown = unknown.collect_vec();
    let most = if edits.len() > MOST_EDITS { 2 } else { MOST_PLACES };
    let apart = |changes: &[Edit]| changes.iter().tuple_windows().all(|(a, b)| a.end <= b.start);
    let covered =
        |changes: &[Edit]| unknown.iter().all(|at| changes.iter().any(|edit| covers(edit, **at)));
    let cost = |changes: &[Edit]| {
        let of_one =
            |edit: &Edit| 2 * (edit.end - edit.start) + usize::from(edit.instead.is_some());
        changes.iter().map(of_one).sum::<usize>()
    };
    (1..=most)
        .flat_map(|places| edits.iter().copied().combinations(places))
        .filter(|changes| apart(changes) && covered(changes))
        .map(|changes| (cost(&changes), changes))
        .sorted_by_key(|(cost, _)| *cost)
        .collect()
}

/// A sentence with some changes, which stand in their order.
fn changed(tokens: &[Token], changes: &[Edit]) -> Vec<Token> {
    let mut said = Vec::with_capacity(tokens.len());
    let mut at = 0;
    for edit in changes {
        said.extend_from_slice(&tokens[at..edit.start]);
        said.extend(edit.instead.map(|word| tokens[edit.start].renamed(word)));
        at = edit.end;
    }
    said.extend_from_slice(&tokens[at..]);
    said
}

/// A sentence whose words may be left out, and how often its puzzle has each word.
struct Abridger<'a> {
    reader: &'a Reader<'a>,
    taught: &'a Taught,
}

impl Abridger<'_> {
    /// All changes of a few words that name nothing and that no sense depends on.
    fn edits(&self) -> Vec<Edit> {
        let mut edits = Vec::new();
        for start in 0..self.reader.tokens.len() {
            let most = (start + MOST_WORDS).min(self.reader.tokens.len());
            for end in start + 1..=most {
                if !self.may_lack(start, end - 1) {
                    break;
                }
                let is_empty = self.is_tail(start, end)
                    || self.is_unit(start, end)
                    || end == start + 1 && self.is_manner(start);
                if is_empty {
                    edits.push(Edit { start, end, instead: None });
                }
            }
            edits.extend(self.as_one(start));
            edits.extend(self.without_role(start));
            self.as_plain_verb(start, &mut edits);
        }
        edits
    }

    /// `one` for `athlete` of `the athlete from the UK`.
    fn as_one(&self, at: usize) -> Option<Edit> {
        let reader = self.reader;
        let next = reader.kind(at + 1);
        let goes_on =
            next.relative || next.preposition && !matches!(reader.word(at + 1), "of" | "to" | "by");
        let token = &reader.tokens[at];
        let is_head = at > 0 && reader.word(at - 1) == "the" && goes_on;
        (is_head && learn::is_agent(&token.word) && self.may_lack(at, at)).then_some(Edit {
            start: at,
            end: at + 1,
            instead: Some("one"),
        })
    }

    /// `Moss` for `Cyclist Moss`, and `the cyclist Moss`.
    fn without_role(&self, at: usize) -> Option<Edit> {
        let reader = self.reader;
        let persons = reader.vocabulary.of_persons();
        let is_name = |of: &Match| persons >> of.of.sense & 1 == 1;
        let named = reader.matches.get(at + 1)?.iter().any(is_name);
        let begins = at == 0
            || matches!(
                reader.word(at - 1),
                "and" | "or" | "nor" | "than" | "neither" | "either" | "the" | "of"
            );
        let start = at - usize::from(at > 0 && reader.word(at - 1) == "the");
        let capital = reader.tokens[at + 1].is_capital;
        let is_role = learn::is_agent(reader.word(at)) && self.may_be_role(at);
        (named && begins && capital && is_role).then_some(Edit {
            start,
            end: at + 1,
            instead: None,
        })
    }

    /// Whether a word is none that changes the sense, and no part of an item.
    fn may_be_role(&self, at: usize) -> bool {
        let token = &self.reader.tokens[at];
        self.reader.matches[at].is_empty()
            && !self.reader.is_within_item(at)
            && self.reader.uses(at).own | self.reader.uses(at).named == 0
            && !TELLING.contains(&&*token.stem)
            && !story::is_loaded(&token.stem)
            && !story::is_never_loose(&token.stem)
    }

    /// `has` for a verb that no list knows and that several clues have: whatever it means, it tells there which things go
    /// together. `is` for a verb before a position: `played second`.
    fn as_plain_verb(&self, start: usize, edits: &mut Vec<Edit>) {
        let reader = self.reader;
        let Some(before) = start.checked_sub(1) else { return };
        let (kind, last) = (reader.kind(start), reader.kind(before));
        // `didn't lose`
        let denial = usize::from(matches!(reader.word(before), "'t" | "not"));
        let is_verb = words::is_finite(reader.word(start))
            || reader.word(start).ends_with("ing")
            || denial > 0
            || self.is_deed_of_story(start);
        let may_go = self.may_lack(start, start) || self.is_deed_of_story(start);
        let begins = (!last.determiner || last.relative) && !kind.be && !kind.auxiliary;
        let is_taught = self.taught.is_often(reader.stem(start))
            || self.is_deed_of_story(start) && self.taught.is_often("lost");
        if !is_verb || !may_go || !begins || !is_taught || !reader.tokens[start].is_word() {
            return;
        }
        let mut add = |end: usize, instead| edits.push(Edit { start, end, instead });
        let helper = before.checked_sub(denial).map_or(Kind::default(), |at| reader.kind(at));
        let is_place = words::ordinal(reader.word(start + 1)).is_some()
            || words::number(&[reader.word(start + 1)]).is_some()
            || reader.word(start + 1).starts_with("some");
        if reader.vocabulary.has_order && is_place && !helper.be {
            add(start + 1, Some("is"));
        }
        let uses = reader.uses(start);
        let is_known = uses.verb | uses.doing != 0 || story::is_deed(reader.stem(start));
        if is_known && !self.is_deed_of_story(start) {
            return;
        }
        if helper.be {
            add(start + 1, None);
            add(start + 1, Some("with"));
            return;
        }
        let has = if denial > 0 { "have" } else { "has" };
        add(start + 1, Some(has));
        let next = reader.word(start + 1);
        let joins = reader.kind(start + 1).preposition || self.is_deed_of_story(start);
        if joins && !matches!(next, "by" | "of" | "to") {
            add(start + 2, Some(has));
        }
    }

    /// Whether a word is a verb for what the rows of some stories have: the name that somebody `suggested`, the moves in
    /// which a player `lost`.
    fn is_deed_of_story(&self, at: usize) -> bool {
        const WHAT: &[&str] = &["mention", "propos", "recommend", "request", "suggest"];
        const IN: &[&str] = &["lose", "lost"];
        let next = self.reader.word(at + 1);
        WHAT.contains(&self.reader.stem(at)) && next != "that"
            || IN.contains(&self.reader.stem(at)) && matches!(next, "after" | "in" | "on")
    }

    /// Whether a word may be left out of a phrase that begins at `start`.
    fn may_lack(&self, start: usize, at: usize) -> bool {
        let reader = self.reader;
        let token = &reader.tokens[at];
        let (word, stem) = (&*token.word, &*token.stem);
        let is_behind = start < at && (reader.kind(start).preposition);
        // A name that the header does not have may be another one for an item.
        let is_name = token.is_capital && at > 0 && !is_behind;
        let is_degree = word.ends_with("est")
            || word.ends_with("er") && reader.tokens.iter().any(|token| token.word == "than");
        let is_kept = KEPT.contains(&word) || story::is_loaded(stem) || story::is_never_loose(stem);
        // `from her family's farm`
        let is_kin = is_behind && (function::is_own(word) || KIN.contains(&word));
        let uses = reader.uses(at);
        (token.is_word() || word == "'s")
            && reader.matches[at].is_empty()
            && !reader.is_within_item(at)
            && uses.own | uses.named == 0
            && (!is_kept || is_kin)
            && !function::is_of_some(word)
            && words::number(&[word]).is_none()
            && words::ordinal(word).is_none()
            && !word.starts_with(|c: char| c.is_ascii_digit() || c == '$')
            && !is_name
            && !is_degree
            && !reader.vocabulary.is_slip(word)
    }

    /// Whether a word tells something by itself.
    fn is_content(&self, at: usize) -> bool {
        let kind = self.reader.kind(at);
        self.reader.tokens[at].is_word()
            && !kind.determiner
            && !kind.be
            && !kind.auxiliary
            && !kind.preposition
            && !kind.relative
            && (kind.thing || !kind.person)
    }

    /// `from her family's farm` and `to buy a coin` behind an item, at the end of a clause.
    fn is_tail(&self, start: usize, end: usize) -> bool {
        let reader = self.reader;
        let (first, next) = (reader.kind(start), reader.kind(end));
        let ends = matches!(reader.word(end), "" | "," | ";" | "and" | "but")
            || next.be
            || next.auxiliary
            || words::is_finite(reader.word(end)) && !reader.is_possessive(end);
        // `the apple pie from …`
        let is_noun = start > 0 && reader.uses(start - 1).own != 0 && reader.ends_item(start - 1);
        // `the third stop on the route`, but not `the third house from the end`
        let counts_from = |at: usize| COUNTED_FROM.contains(&reader.word(at));
        let is_place = start > 1
            && reader.is_house(start - 1)
            && words::ordinal(reader.word(start - 2)).is_some()
            && matches!(reader.word(start), "in" | "on")
            && !(start..end).any(counts_from);
        // `came third in the spelling contest`
        let is_occasion = |at: usize| story::is_occasion(reader.stem(at));
        let is_rank = start > 0 && words::ordinal(reader.word(start - 1)).is_some();
        let denies = |token: &Token| {
            matches!(&*token.word, "'t" | "not" | "neither" | "never" | "no" | "nor")
        };
        // Who did not find it in Toledo may have found it.
        !reader.tokens.iter().any(denies)
            && first.preposition
            && reader.word(start) != "by"
            && end > start + 1
            && (reader.ends_item(start) || is_noun || is_place)
            && !(is_rank && (start..end).any(is_occasion))
            && ends
            && self.is_content(end - 1)
    }

    /// `cheerfully`
    fn is_manner(&self, at: usize) -> bool {
        let word = self.reader.word(at);
        word.len() > "only".len() && word.ends_with("ly") && !UNSURE.contains(&word)
    }

    /// `coins` of `500 coins`, where several clues have it.
    fn is_unit(&self, start: usize, end: usize) -> bool {
        let is_valued = |sense: usize| self.reader.vocabulary.senses[sense].scale.is_some();
        let mut items = self.reader.matches[..start].iter().flatten();
        end == start + 1
            && self.is_content(start)
            && items.any(|of| of.end == start && is_valued(of.of.sense))
            && self.taught.is_often(self.reader.stem(start))
    }
}

/// How often the clues of a puzzle have each word, and how much is tried to read what is left.
pub(super) struct Taught {
    times: HashMap<CompactString, usize>,
    most_tried: usize,
}

impl Taught {
    /// Counts the sentences that have each word; `left`: how many are to be read without some of their words.
    pub(super) fn of<'t>(sentences: impl Iterator<Item = &'t [Token]>, left: usize) -> Taught {
        let mut times: HashMap<CompactString, usize> = HashMap::new();
        for tokens in sentences {
            for stem in tokens.iter().map(|token| &token.stem).unique() {
                *times.entry(stem.clone()).or_default() += 1;
            }
        }
        Taught { times, most_tried: (MOST_OF_PUZZLE / left.max(1)).min(MOST_TRIED) }
    }

    fn is_often(&self, stem: &str) -> bool {
        self.times.get(stem).is_some_and(|times| *times >= FEWEST)
    }
}
