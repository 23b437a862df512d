//! Mentions: the words that stand for an item, a position or the person there.

use std::cell::OnceCell;
use std::ops::Range;

use super::function::{self, Kind, kind};
use super::lexicon::story;
use super::matches::Match;
use super::place::Spot;
use super::token::{self, Token};
use super::vocabulary::{Senses, Thing, Uses, Vocabulary};
use super::words::{self, Marks, Phrases, Words};
use crate::model::ids::Span;

/// How many words may stand before an item and add nothing.
const MAX_BEFORE: usize = 8;

/// Behind a superlative: among all rows.
const OF_ALL: &[&str] = &[
    "of all",
    "of them all",
    "of them",
    "of the group",
    "in the group",
    "in this group",
    "of this group",
    "in the company",
    "in this company",
];

/// An item that some words may stand for, and how well they fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) of: Thing,
    /// How many of the words speak for this category; more for its own ones.
    pub(super) score: u32,
    /// How many words the category's name has.
    pub(super) name_words: usize,
}

impl Choice {
    /// The category, as a set of one.
    pub(super) fn sense(&self) -> Senses {
        1 << self.of.sense
    }

    /// How much some words speak for the category: one more if they say its whole name.
    pub(super) fn spoken_for(&self, words: &[Uses]) -> u32 {
        let bit = self.sense();
        let named = words.iter().filter(|uses| uses.named & bit != 0).count();
        let whole = self.name_words > 0 && named >= self.name_words;
        words.iter().map(|uses| weight(uses, bit)).sum::<u32>() + u32::from(whole)
    }
}

/// What a mention stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Noun {
    /// An item; several, if the words fit items of several categories.
    Item(Vec<Choice>),
    /// A position.
    Place(Spot),
}

/// A mention, from one token to before another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mention {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) noun: Noun,
}

/// A sentence with all that is known of its words.
pub(super) struct Reader<'a> {
    pub(super) vocabulary: &'a Vocabulary,
    pub(super) tokens: &'a [Token],
    /// The word and the stem of each token: the grammar asks for them more often than for anything else.
    said: Vec<(&'a str, &'a str)>,
    /// The marks of all of these words, and of these stems.
    words: Marks,
    stems: Marks,
    pub(super) matches: Vec<Vec<Match>>,
    pub(super) uses: Vec<Uses>,
    pub(super) kinds: Vec<Kind>,
    /// The mentions that begin at each token, once they were asked for: the grammar asks often.
    found: Vec<OnceCell<Vec<Mention>>>,
    /// Whether some word compares values, once it was asked for.
    pub(super) compares: OnceCell<bool>,
    /// The categories of people, once they were asked for.
    pub(super) persons: OnceCell<Senses>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(vocabulary: &'a Vocabulary, tokens: &'a [Token]) -> Reader<'a> {
        let mut kinds: Vec<Kind> =
            tokens.iter().map(|token| kind(&token.word, &token.stem)).collect();
        for at in 1..tokens.len() {
            // The full stop of `Dr. Lang` belongs to the title.
            if tokens[at].word == "." && function::is_title(&tokens[at - 1].word) {
                kinds[at].determiner = true;
            }
        }
        let mut matches = vocabulary.matches(tokens);
        for (at, found) in matches.iter_mut().enumerate() {
            found.extend(vocabulary.spelled_out(tokens, at));
            if found.is_empty() {
                found.extend(vocabulary.aged(tokens, at));
            }
        }
        // `no. 3`, `#3`, `number 3` of a category of numbers.
        for at in 0..tokens.len() {
            let abbreviated =
                matches!(&*tokens[at].word, "no" | "nr") && tokens.get(at + 1).is_some_and(is_stop);
            let number = match &*tokens[at].word {
                "#" => at + 1,
                "number" if matches[at].is_empty() => at + 1,
                _ if abbreviated => at + 2,
                _ => continue,
            };
            let is_number =
                tokens.get(number).is_some_and(|of| words::number(&[&of.word]).is_some());
            if is_number && !matches[number].is_empty() {
                kinds[at..number].iter_mut().for_each(|kind| kind.determiner = true);
            }
        }
        // `exactly 24 years old`
        for at in 0..if vocabulary.story.is_some() { tokens.len() } else { 0 } {
            let valued = matches.get(at + 1).is_some_and(|found: &Vec<Match>| {
                found.iter().any(|item| vocabulary.senses[item.of.sense].scale.is_some())
            });
            if tokens[at].word == "exactly" && valued {
                kinds[at].determiner = true;
            }
        }
        if let Some(story) = &vocabulary.story {
            for (kind, token) in kinds.iter_mut().zip(tokens) {
                // Who `worked`, or `met` somebody, did something.
                let acts = story::is_deed(&token.stem)
                    || story::is_doing(&token.stem)
                    || story::is_loaded(&token.stem);
                let is_past = token.word.ends_with("ed")
                    || acts && words::is_finite(&token.word) && !token.word.ends_with('s');
                kind.thing = story.is_thing(&token.stem) && !is_past;
                kind.person |= kind.thing;
            }
        }
        let mut uses: Vec<Uses> = tokens.iter().map(|token| vocabulary.uses(token)).collect();
        // `Kira was given the kite`: what one is given is one's own, and what one gives is not.
        if vocabulary.story.is_some() {
            let denies = |token: &Token| matches!(&*token.word, "'t" | "not");
            let is_given = |at: &usize| matches!(&*tokens[*at].word, "dealt" | "given" | "sent");
            for at in (1..tokens.len()).filter(is_given) {
                let be = tokens[..at].iter().rposition(|token| !denies(token));
                let is_given = be
                    .is_some_and(|be| kinds[be].person || is_be_or_denied(&tokens[be], &kinds[be]));
                let given = (at + 1..tokens.len()).find(|at| !kinds[*at].determiner);
                if is_given && given.is_some_and(|given| !matches[given].is_empty()) {
                    uses[at].verb |= vocabulary.open & vocabulary.lists();
                }
            }
        }
        // Who sees a doctor is a patient of that doctor.
        let sees = |token: &Token| token.stem == "see" || matches!(&*token.word, "saw" | "seen");
        if vocabulary.story.is_some() && tokens.iter().any(sees) {
            let doctors = vocabulary.doctors();
            let seen = if doctors != 0 { doctors | vocabulary.of_persons() } else { 0 };
            let seeing = uses.iter_mut().zip(tokens).filter(|(_, token)| sees(token));
            seeing.for_each(|(uses, _)| uses.verb |= seen);
        }
        // `photo` of `Ann's photo` is no word for a row where a photo is an item.
        for (at, found) in matches.iter().enumerate() {
            if found.iter().any(|of| of.end == at + 1 && vocabulary.is_word_of(of, &tokens[at])) {
                uses[at] = Uses::default();
                let kind = &mut kinds[at];
                (kind.thing, kind.person, kind.house) = (false, false, false);
            }
        }
        let said: Vec<_> =
            tokens.iter().map(|token| (token.word.as_str(), token.stem.as_str())).collect();
        Reader {
            vocabulary,
            tokens,
            words: Marks::of(said.iter().map(|(word, _)| *word)),
            stems: Marks::of(said.iter().map(|(_, stem)| *stem)),
            said,
            matches,
            uses,
            kinds,
            found: vec![OnceCell::new(); tokens.len()],
            compares: OnceCell::new(),
            persons: OnceCell::new(),
        }
    }

    #[inline]
    pub(super) fn word(&self, at: usize) -> &'a str {
        self.said.get(at).map_or("", |(word, _)| word)
    }

    /// Whether the sentence has a word.
    pub(super) fn says(&self, word: &str) -> bool {
        self.words.may_have(word) && self.said.iter().any(|(said, _)| *said == word)
    }

    /// Whether the sentence may have one of some words, at a glance.
    #[inline]
    pub(super) fn may_say(&self, words: &Words) -> bool {
        words.may_meet(&self.words)
    }

    /// Whether the sentence may have a word with one of some stems, at a glance.
    #[inline]
    pub(super) fn may_stem_from(&self, stems: &Words) -> bool {
        stems.may_meet(&self.stems)
    }

    /// Whether a clause may end before this token.
    pub(super) fn ends_clause(&self, at: usize) -> bool {
        matches!(self.word(at), "" | "." | "," | ";" | "and" | "but")
    }

    #[inline]
    pub(super) fn stem(&self, at: usize) -> &'a str {
        self.said.get(at).map_or("", |(_, stem)| stem)
    }

    pub(super) fn kind(&self, at: usize) -> Kind {
        self.kinds.get(at).copied().unwrap_or_default()
    }

    pub(super) fn uses(&self, at: usize) -> Uses {
        self.uses.get(at).copied().unwrap_or_default()
    }

    /// Whether a word is `is` or the like, or what is left of it before `n't`.
    pub(super) fn is_be_or_denied(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| is_be_or_denied(token, &self.kinds[at]))
    }

    /// Whether a word is an ordinal, or `last`.
    pub(super) fn is_rank(&self, at: usize) -> bool {
        self.word(at) == "last" || words::ordinal(self.word(at)).is_some()
    }

    /// Whether a word may begin what is told of somebody who is named before it: `is`, `lives`, `bought`.
    pub(super) fn begins_predicate(&self, at: usize) -> bool {
        let kind = self.kind(at);
        kind.be || kind.auxiliary || kind.live || words::is_finite(self.word(at))
    }

    /// Where some words end that stand at a token, one after another.
    pub(super) fn phrase(&self, at: usize, phrase: &str) -> Option<usize> {
        let tokens = self.tokens.get(at..)?;
        token::phrase(tokens, phrase).map(|words| at + words)
    }

    /// Where the longest of some phrases ends.
    pub(super) fn any(&self, at: usize, phrases: &[&str]) -> Option<usize> {
        let tokens = self.tokens.get(at..)?;
        let length = tokens.first()?.word.len();
        // A glance at the length of the first word, since there are many phrases.
        let may_begin =
            |phrase: &&&str| phrase.len() == length || phrase.as_bytes().get(length) == Some(&b' ');
        let found = phrases.iter().filter(may_begin);
        found.filter_map(|phrase| token::phrase(tokens, phrase)).max().map(|words| at + words)
    }

    /// The same of many phrases.
    #[inline]
    pub(super) fn any_of(&self, at: usize, phrases: &Phrases) -> Option<usize> {
        match phrases.may_begin(self.word(at), self.word(at + 1)) {
            true => self.any(at, phrases.list),
            false => None,
        }
    }

    /// Where `the first` or `the last` ends.
    pub(super) fn first_or_last(&self, at: usize) -> Option<usize> {
        let stands = self.word(at) == "the" && matches!(self.word(at + 1), "first" | "last");
        stands.then_some(at + 2)
    }

    /// Whether one of some phrases may stand somewhere in the sentence, at a glance.
    #[inline]
    pub(super) fn may_say_any(&self, phrases: &Phrases) -> bool {
        phrases.may_meet(&self.words)
    }

    pub(super) fn span(&self, start: usize, end: usize) -> Span {
        let last = end.max(start + 1).min(self.tokens.len()) - 1;
        self.tokens[start.min(last)].span.to(self.tokens[last].span)
    }

    /// Whether a word is one for positions: the file's own, or `house` and the like.
    pub(super) fn is_house(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| {
            self.kinds[at].house
                || token.stem == self.vocabulary.position_stem
                || self.is_loose_house(at)
        })
    }

    /// Whether a word is part of the name of an item.
    pub(super) fn is_within_item(&self, at: usize) -> bool {
        self.matches.iter().take(at + 1).flatten().any(|of| of.end > at)
    }

    /// Whether the name of an item ends before a token.
    pub(super) fn ends_item(&self, at: usize) -> bool {
        self.matches[..at].iter().flatten().any(|of| of.end == at)
    }

    /// The words of the longest item that begins at a token, or behind the article there.
    pub(super) fn item_at(&self, at: usize) -> Option<Range<usize>> {
        let first = at + usize::from(self.kind(at).determiner);
        let end = self.matches.get(first)?.iter().map(|of| of.end).max()?;
        Some(first..end)
    }

    /// Whether one of some words stands before a token.
    pub(super) fn says_before(&self, at: usize, words: &[&str]) -> bool {
        self.tokens[..at].iter().any(|token| words.contains(&&*token.word))
    }

    /// Where the items begin that some words name.
    pub(super) fn items_in(&self, words: Range<usize>) -> impl Iterator<Item = usize> {
        words.filter(|at| !self.matches[*at].is_empty())
    }

    /// All mentions that begin at a token.
    pub(super) fn mentions(&self, at: usize) -> Vec<Mention> {
        let Some(cell) = self.found.get(at) else { return self.find_mentions(at) };
        if let Some(known) = cell.get() {
            return known.clone();
        }
        let mentions = self.find_mentions(at);
        // Mentions within one begin behind it, so that nobody has set it meanwhile.
        let _ = cell.set(mentions.clone());
        mentions
    }

    fn find_mentions(&self, at: usize) -> Vec<Mention> {
        let mut found = Found { start: at, mentions: Vec::new() };
        if self.is_part(at) {
            return found.mentions;
        }
        for (end, spot) in self.places(at) {
            found.mentions.push(Mention { start: at, end, noun: Noun::Place(spot) });
        }
        self.object(at, true, &mut found);
        self.described(at, &mut found);
        self.loosely_described(at, &mut found);
        self.extreme(at, &mut found);
        self.first_to_act(at, &mut found);
        self.first_of_period(at, &mut found);
        self.of_owner(&mut found);
        found.mentions
    }

    /// `the Fairmont grower's pumpkin`, `the oldest player's car`: a row by whose it is.
    fn of_owner(&self, found: &mut Found) {
        let is_owned = |at: usize| {
            let kind = self.kind(at + 1);
            self.is_possessive(at) && kind.thing && self.vocabulary.is_owned(self.stem(at + 1))
        };
        let is_item = |mention: &&Mention| matches!(mention.noun, Noun::Item(_));
        let owned = |mention: &Mention| {
            let end = mention.end + 2;
            let known = found.mentions.iter().any(|of| of.end == end);
            (is_owned(mention.end) && !known).then(|| Mention { end, ..mention.clone() })
        };
        if self.vocabulary.is_story() {
            let owned: Vec<_> = found.mentions.iter().filter(is_item).filter_map(owned).collect();
            found.mentions.extend(owned);
        }
    }

    /// `one of Ann and Bob` is neither; nobody says which.
    fn is_part(&self, at: usize) -> bool {
        self.word(at + 1) == "of"
            && matches!(
                self.word(at),
                "one" | "some" | "any" | "each" | "either" | "most" | "all" | "none" | "both"
            )
    }

    /// `the oldest`, `the cheapest house`.
    fn extreme(&self, at: usize, found: &mut Found) {
        let Some((end, of)) = self.phrase(at, "the").and_then(|at| self.superlative(at)) else {
            return;
        };
        let choice = self.choice(of, 0);
        // `the smallest fine`
        let own = self.uses(end).own & choice.sense() != 0 && self.vocabulary.is_story();
        // `the oldest child`, where the header has children and nobody else
        let each = self.only_people().is_some_and(|people| self.uses(end).own & people != 0)
            || self.is_each_row(end, choice.of.sense);
        // The oldest woman may be younger than a man.
        let is_some = self.is_of_some(end);
        let noun = self.kind(end).person && !is_some
            || self.is_house(end)
            || own
            || each
            || self.is_each_agent(end)
            || self.is_valued(end, choice.of.sense);
        for end in [end, end + usize::from(noun)] {
            found.add(end, choice);
            if let Some(end) = self.any(end, OF_ALL).or_else(|| self.of_all(end)) {
                found.add(end, choice);
            }
        }
    }

    /// Whether a noun behind a superlative is one for all rows: `bridge` of `the shortest bridge`.
    pub(super) fn is_each_row(&self, noun: usize, sense: usize) -> bool {
        let own = self.uses(noun).own & self.vocabulary.lists();
        let of_people = own & self.persons() != 0;
        let is_noun = own != 0 && self.matches.get(noun).is_some_and(Vec::is_empty);
        // The oldest ship is not the one of the oldest captain.
        let of = &self.vocabulary.senses[sense];
        let is_theirs = match (of.is_of_ages(), of.is_of_calendar()) {
            (true, _) => of_people || self.persons() & self.vocabulary.lists() == 0,
            (_, is_of_calendar) => !of_people || !is_of_calendar,
        };
        self.vocabulary.is_loose && is_noun && is_theirs
    }

    /// `of the five wrecks`, as many as there are.
    fn of_all(&self, at: usize) -> Option<usize> {
        let next = self.phrase(at, "of the")?;
        let (count, taken) = words::number(&[self.word(next)]).unwrap_or((0, 0));
        let all = count == 0 || count as usize == self.vocabulary.rows();
        let noun = next + taken;
        // `the youngest of the four children`
        let are_people = self.is_human(noun) && self.only_people().is_some();
        let is_plural = self.word(noun).ends_with('s') || self.word(noun) == "children";
        let is_row = are_people
            || self.uses(noun).own & self.vocabulary.lists() != 0 && !self.is_human(noun);
        if self.vocabulary.is_loose && count > 0 && all && is_plural && is_row {
            return Some(noun + 1);
        }
        // `the tallest of the four`
        if count > 0 && all && self.vocabulary.is_story() && !self.kind(noun).thing {
            return Some(noun);
        }
        let is_noun = self.kind(noun).thing && self.word(noun).ends_with('s');
        (all && is_noun && self.vocabulary.is_story()).then_some(noun + 1)
    }

    pub(super) fn choice(&self, of: Thing, score: u32) -> Choice {
        Choice { of, score, name_words: self.vocabulary.senses[of.sense].name_words }
    }

    /// The mentions of [`Reader::object`] alone.
    pub(super) fn objects(&self, start: usize, whole: bool) -> Vec<Mention> {
        let mut found = Found { start, mentions: Vec::new() };
        self.object(start, whole, &mut found);
        found.mentions.extend(self.extreme_that_is_named(start));
        found.mentions
    }

    /// `the dog owner`, `the red house`, `Kools`, `a bouquet of daffodils`: an item between words that
    /// add nothing. `whole`: with a word for who has it, as a mention that stands alone may have.
    fn object(&self, start: usize, whole: bool, found: &mut Found) {
        if self.is_part(start) {
            return;
        }
        // Which categories allow all words so far.
        let mut allowed = Senses::MAX;
        let mut before: Vec<Uses> = Vec::new();
        let mut at = start;
        let mut is_bare = true;
        loop {
            for item in self.matches.get(at).into_iter().flatten() {
                let bit = 1 << item.of.sense;
                if allowed & bit == 0
                    || self.is_vague(at, item.of.sense)
                    || self.is_ordinal_place(at, item.end)
                    || self.is_friend_of(at, bit)
                {
                    continue;
                }
                let score = self.choice(item.of, 0).spoken_for(&before);
                self.after(item, score, is_bare, whole, found);
            }
            let uses = self.uses(at);
            let kind = self.kind(at);
            let fits = if kind.determiner
                || (at > start && self.word(at) == "of")
                || (!whole
                    && kind.preposition
                    && (at > start || function::is_within(self.word(at))))
            {
                Senses::MAX
            } else {
                uses.filler
                    | if whole && at > start && self.word(at + 1) == "of" { uses.agent } else { 0 }
            };
            allowed &= fits | self.names_next(at);
            if allowed == 0 || before.len() == MAX_BEFORE || at >= self.tokens.len() {
                return;
            }
            if !kind.determiner {
                is_bare = false;
            }
            before.push(uses);
            at += 1;
        }
    }

    /// Whether a name stands behind `friend of`, who is another one of the friends that the header has.
    fn is_friend_of(&self, at: usize, bit: Senses) -> bool {
        let of = (0..at).rev().find(|at| !self.kind(*at).determiner).filter(|at| *at > 0);
        of.is_some_and(|of| {
            // The mother of Bella is told by her child.
            let uses = self.uses(of - 1);
            let is_same = uses.named & bit != 0 && uses.relative & bit == 0;
            self.word(of) == "of" && is_same && self.is_human(of - 1)
        })
    }

    /// The categories whose name stands right before one of their items: `pet cat`, `Pet: cat`, `Pet=cat`.
    pub(super) fn names_next(&self, at: usize) -> Senses {
        let is_mark = |at: usize| matches!(self.word(at), ":" | "=");
        let (of, next) = match is_mark(at) {
            true => (self.uses(at.wrapping_sub(1)).named, at + 1),
            false => (self.uses(at).named, at + 1 + usize::from(is_mark(at + 1))),
        };
        let items = self.matches.get(next).into_iter().flatten();
        of & items.map(|item| 1 << item.of.sense).fold(0, |all, of| all | of)
    }

    /// Whether an ordinal tells of a position: `third` of `ran in the third lane`.
    fn is_ordinal_place(&self, at: usize, end: usize) -> bool {
        end == at + 1
            && self.vocabulary.has_order
            && self.tokens.get(end).is_some_and(|next| next.stem == self.vocabulary.position_stem)
            && words::ordinal(self.word(at)).is_some()
    }

    /// Whether the words before a value tell of one near it: `about $5`, `by May`.
    pub(super) fn is_vague(&self, at: usize, sense: usize) -> bool {
        let before = (0..at).rev().find(|at| !self.kind(*at).determiner);
        let vague = before.is_some_and(|at| {
            matches!(self.word(at), "about" | "around" | "by")
                && !self.is_counted_by(at)
                && !self.is_by_measure(at, sense)
        });
        // `some 60 million years old`
        let some = at > 0
            && self.word(at - 1) == "some"
            && self.word(at).starts_with(|c: char| c.is_ascii_digit());
        let vague = vague || some;
        vague && self.vocabulary.senses[sense].scale.is_some()
    }
}

fn is_be_or_denied(token: &Token, kind: &Kind) -> bool {
    kind.be || matches!(&*token.word, "isn" | "aren" | "wasn" | "weren")
}

fn is_stop(token: &Token) -> bool {
    token.word == "."
}

/// How much a word speaks for a category. One that several categories have for their own tells them apart by no topic.
pub(super) fn weight(uses: &Uses, bit: Senses) -> u32 {
    let is_shared = uses.own.count_ones() > 1;
    match (uses.own & bit != 0, uses.topical & bit != 0) {
        (true, true) if !is_shared => 5,
        (true, _) => 3,
        (false, topical) => u32::from(topical) * 2,
    }
}

/// The mentions found so far.
pub(super) struct Found {
    pub(super) start: usize,
    pub(super) mentions: Vec<Mention>,
}

impl Found {
    /// Adds a way to read the words up to a token.
    pub(super) fn add(&mut self, end: usize, choice: Choice) {
        let same =
            |mention: &&mut Mention| mention.end == end && matches!(mention.noun, Noun::Item(_));
        match self.mentions.iter_mut().find(same) {
            Some(Mention { noun: Noun::Item(choices), .. }) => {
                match choices.iter_mut().find(|old| old.of == choice.of) {
                    Some(old) => old.score = old.score.max(choice.score),
                    None => choices.push(choice),
                }
            }
            _ => self.mentions.push(Mention {
                start: self.start,
                end,
                noun: Noun::Item(vec![choice]),
            }),
        }
    }

    /// Adds the items that were found within, as far as they fit; `words` speak for them as well.
    pub(super) fn merge(
        &mut self,
        inner: Vec<Mention>,
        words: &[Uses],
        fits: impl Fn(&Choice) -> bool,
    ) {
        for mention in inner {
            let Noun::Item(choices) = mention.noun else { continue };
            for choice in choices.into_iter().filter(&fits) {
                let score = choice.score + choice.spoken_for(words);
                self.add(mention.end, Choice { score, ..choice });
            }
        }
    }
}
