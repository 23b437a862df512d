//! Mentions: the words that stand for an item, a position or the person there.

use compact_str::CompactString;

use super::function::{self, Kind, kind};
use super::token::Token;
use super::vocabulary::{Match, Senses, Thing, Uses, Vocabulary};
use super::words;
use crate::model::ids::Span;
use crate::syntax::ast::{Name, Operand, PlaceName, Which};

/// How many words may stand before an item and add nothing.
const MAX_BEFORE: usize = 8;

/// An item that some words may stand for, and how well they fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) of: Thing,
    /// How many of the words speak for this category; more for its own ones.
    pub(super) score: u32,
}

/// What a mention stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Noun {
    /// An item; several, if the words fit items of several categories.
    Item(Vec<Choice>),
    /// A position.
    Place(Spot),
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// By its number from 0.
    At(usize),
    First,
    Last,
    Middle,
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
    pub(super) matches: Vec<Vec<Match>>,
    pub(super) uses: Vec<Uses>,
    pub(super) kinds: Vec<Kind>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(vocabulary: &'a Vocabulary, tokens: &'a [Token]) -> Reader<'a> {
        Reader {
            vocabulary,
            tokens,
            matches: vocabulary.matches(tokens),
            uses: tokens.iter().map(|token| vocabulary.uses(token)).collect(),
            kinds: tokens.iter().map(|token| kind(&token.word, &token.stem)).collect(),
        }
    }

    pub(super) fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| &token.word)
    }

    pub(super) fn kind(&self, at: usize) -> Kind {
        self.kinds.get(at).copied().unwrap_or_default()
    }

    fn uses(&self, at: usize) -> Uses {
        self.uses.get(at).copied().unwrap_or_default()
    }

    /// Where some words end that stand at a token, one after another.
    pub(super) fn phrase(&self, at: usize, phrase: &str) -> Option<usize> {
        let mut end = at;
        for word in phrase.split(' ') {
            if self.word(end) != word {
                return None;
            }
            end += 1;
        }
        Some(end)
    }

    /// Where the longest of some phrases ends.
    pub(super) fn any(&self, at: usize, phrases: &[&str]) -> Option<usize> {
        phrases.iter().filter_map(|phrase| self.phrase(at, phrase)).max()
    }

    pub(super) fn span(&self, start: usize, end: usize) -> Span {
        let last = end.max(start + 1).min(self.tokens.len()) - 1;
        self.tokens[start.min(last)].span.to(self.tokens[last].span)
    }

    /// Whether a word is one for positions: the file's own, or `house` and the like.
    pub(super) fn is_house(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| {
            self.kinds[at].house || token.stem == self.vocabulary.position_stem
        })
    }

    /// All mentions that begin at a token.
    pub(super) fn mentions(&self, at: usize) -> Vec<Mention> {
        let mut found = Found { start: at, mentions: Vec::new() };
        for (end, spot) in self.places(at) {
            found.mentions.push(Mention { start: at, end, noun: Noun::Place(spot) });
        }
        self.object(at, true, &mut found);
        self.described(at, &mut found);
        found.mentions
    }

    /// `the dog owner`, `the red house`, `Kools`, `a bouquet of daffodils`: an item between words that
    /// add nothing. `whole`: with a word for who has it, as a mention that stands alone may have.
    fn object(&self, start: usize, whole: bool, found: &mut Found) {
        // Which categories allow all words so far.
        let mut allowed = Senses::MAX;
        let mut before: Vec<Uses> = Vec::new();
        let mut at = start;
        let mut is_bare = true;
        loop {
            for item in self.matches.get(at).into_iter().flatten() {
                let bit = 1 << item.of.sense;
                if allowed & bit == 0 {
                    continue;
                }
                let score = before.iter().map(|uses| weight(uses, bit)).sum();
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
            allowed &= fits;
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

    /// The words behind an item that add nothing: `smoothie lover`, `'s degree`.
    fn after(&self, item: &Match, mut score: u32, is_bare: bool, whole: bool, found: &mut Found) {
        let sense = &self.vocabulary.senses[item.of.sense];
        let bit: Senses = 1 << item.of.sense;
        let bare = u32::from(is_bare && sense.is_people);
        found.add(item.end, Choice { of: item.of, score: score + bare });
        let mut at = item.end;
        while at < self.tokens.len() {
            let (uses, kind) = (self.uses(at), self.kind(at));
            let possessive = self.word(at) == "'s" || self.word(at) == "'";
            let person = whole && (kind.person || self.is_house(at) || uses.agent & bit != 0);
            let house = self.is_house(at);
            let prepositional = (kind.preposition || kind.determiner)
                && (self.uses(at + 1).filler & bit != 0
                    || self.kind(at + 1).determiner && self.uses(at + 2).filler & bit != 0);
            if !(possessive || person || house || uses.filler & bit != 0 || prepositional) {
                return;
            }
            score += weight(&uses, bit);
            at += 1;
            if !possessive && !prepositional {
                found.add(at, Choice { of: item.of, score });
            }
            if person && uses.filler & bit == 0 && !house {
                return;
            }
        }
    }

    /// `the person who …`, `the man with …`, `the owner of …`, `the person whose pet is …`.
    fn described(&self, start: usize, found: &mut Found) {
        let mut at = start;
        while self.kind(at).determiner && at < start + 2 {
            at += 1;
        }
        let mut head = at;
        let mut agent = Uses::default();
        while self.kind(head).person || self.is_house(head) {
            head += 1;
        }
        if head == at {
            // `the owner of the dog`, `the mother of Timothy`
            let uses = self.uses(at);
            if uses.agent | uses.filler != 0 && self.word(at + 1) == "of" {
                agent = uses;
                head = at + 1;
            } else if matches!(self.word(at), "whoever" | "who" | "whatever") {
                head = at;
            } else {
                return;
            }
        }
        if agent.agent | agent.filler != 0 {
            let mut inner = Found { start, mentions: Vec::new() };
            self.object(head + 1, false, &mut inner);
            found.merge(inner, |choice| {
                let bit: Senses = 1 << choice.of.sense;
                // The mother of Holly is not the one whose mother is Holly.
                let fits = (agent.agent | agent.filler & !agent.relative) & bit != 0;
                let more = weight(&agent, bit);
                fits.then_some(Choice { score: choice.score + more, ..choice })
            });
            return;
        }
        self.related(head, found);
    }

    /// What stands behind `the person`.
    fn related(&self, mut at: usize, found: &mut Found) {
        if self.kind(at).relative {
            // `who is`, `who lives in house 3`, `who owns the dog`
            self.deed(at + 1, found);
            let mut verb = at + 1;
            while self.kind(verb).be || self.kind(verb).live || self.kind(verb).adverb {
                verb += 1;
            }
            self.placed(verb, found);
            if self.kind(at + 1).be {
                // `who is a pizza lover`
                let mut inner = Found { start: found.start, mentions: Vec::new() };
                self.object(at + 2, true, &mut inner);
                found.merge(inner, Some);
            }
            return;
        }
        if self.word(at) == "where" {
            self.passive(at + 1, found);
            self.deed(at + 1, found);
            return;
        }
        if self.word(at) == "whose" || self.word(at) == "'s" {
            at += 1;
            let mut own = Uses { filler: Senses::MAX, ..Uses::default() };
            let mut count = 0;
            let mut scores = Vec::new();
            while !self.kind(at).be || self.word(at) == "'s" {
                let uses = self.uses(at);
                let fits = if self.word(at) == "'s" || self.word(at) == "'" {
                    Senses::MAX
                } else {
                    uses.filler | uses.own | uses.relative
                };
                own.filler &= fits;
                scores.push(uses);
                count += 1;
                at += 1;
                if own.filler == 0 || count > 6 || at >= self.tokens.len() {
                    return;
                }
            }
            if count == 0 {
                return;
            }
            at += 1;
            let mut inner = Found { start: found.start, mentions: Vec::new() };
            self.object(at, false, &mut inner);
            found.merge(inner, |choice| {
                let bit: Senses = 1 << choice.of.sense;
                let more: u32 = scores.iter().map(|uses| weight(uses, bit)).sum();
                (own.filler & bit != 0).then_some(Choice { score: choice.score + more, ..choice })
            });
            return;
        }
        if self.kind(at).preposition || self.kind(at).live || self.word(at) == "having" {
            self.deed(at, found);
            let mut place = at;
            while self.kind(place).live {
                place += 1;
            }
            self.placed(place, found);
            return;
        }
        // `the person partial to Pall Mall`, `the man wearing the red hat`
        if self.uses(at).verb != 0 {
            self.deed(at, found);
        }
    }

    /// `in house 3`, `in the first house`.
    fn placed(&self, at: usize, found: &mut Found) {
        let at = if matches!(self.word(at), "in" | "at" | "on") { at + 1 } else { at };
        for (end, spot) in self.places(at) {
            found.mentions.push(Mention { start: found.start, end, noun: Noun::Place(spot) });
        }
    }

    /// `the horse is kept`, `tea is drunk`: behind `the house where`.
    fn passive(&self, at: usize, found: &mut Found) {
        let mut inner = Found { start: found.start, mentions: Vec::new() };
        self.object(at, false, &mut inner);
        for mention in inner.mentions {
            let verb = mention.end + 1;
            if !self.kind(mention.end).be {
                continue;
            }
            let uses = self.uses(verb);
            let live = self.kind(verb).live;
            let Noun::Item(choices) = mention.noun else { continue };
            for choice in choices {
                let bit: Senses = 1 << choice.of.sense;
                if uses.verb & bit != 0 || live {
                    let more = weight(&uses, bit);
                    found.add(verb + 1, Choice { score: choice.score + more, ..choice });
                }
            }
        }
    }

    /// What one does with an item: `drinks tea`, `is partial to Pall Mall`, `has a cat`, `boulders`.
    pub(super) fn deed(&self, start: usize, found: &mut Found) {
        let mut at = start;
        let mut allowed = Senses::MAX;
        let mut scores: Vec<Uses> = Vec::new();
        let mut has_verb = false;
        loop {
            let mut inner = Found { start: found.start, mentions: Vec::new() };
            self.object(at, false, &mut inner);
            // Without a verb, the item itself is one: `boulders` of `bouldering`.
            let is_verb = |end: usize, of: Thing| {
                at > start
                    || self.matches[at].iter().any(|m| m.of == of && m.end <= end && !m.is_exact)
            };
            found.merge(inner, |choice| {
                let bit: Senses = 1 << choice.of.sense;
                let more: u32 = scores.iter().map(|uses| weight(uses, bit)).sum();
                (allowed & bit != 0 && is_verb(usize::MAX, choice.of))
                    .then_some(Choice { score: choice.score + more, ..choice })
            });
            let (uses, kind) = (self.uses(at), self.kind(at));
            let light = kind.be
                || kind.live
                || kind.adverb
                // `partial to tea`, but not `lives by the tea drinker`
                || (kind.preposition && (has_verb || function::is_within(self.word(at))))
                || (at > start && (kind.determiner || kind.degree));
            let has = ["has", "have", "had", "having", "got", "with"].contains(&self.word(at));
            let fits = if has {
                // Who has a nurse is none; who has a mother named Holly is meant by her.
                let near = (at + 1..at + 4).map(|at| self.uses(at).relative);
                !self.vocabulary.of_people | near.fold(0, |all, of| all | of)
            } else if light {
                Senses::MAX
            } else {
                let beside = uses.filler | uses.agent | uses.relative;
                uses.verb | if at > start { beside } else { 0 }
            };
            // What one used to do is done no more.
            let is_over = self.word(at) == "used" && self.word(at + 1) == "to";
            has_verb |= !light || has;
            allowed &= fits;
            if allowed == 0 || is_over || at >= start + 6 || at >= self.tokens.len() {
                return;
            }
            scores.push(uses);
            at += 1;
        }
    }

    /// The words that add to no mention of an item and are not of the grammar, neighbours taken
    /// together: what is not understood of a sentence without a reading.
    pub(super) fn unknown(&self) -> Vec<Span> {
        let strange = self.left_over(true);
        if strange.is_empty() { self.left_over(false) } else { strange }
    }

    /// `strange`: only words that are not in the lexicon either.
    fn left_over(&self, strange: bool) -> Vec<Span> {
        let mut inside = vec![false; self.tokens.len()];
        for at in 0..self.tokens.len() {
            let mut found = Found { start: at, mentions: self.mentions(at) };
            self.deed(at, &mut found);
            let items = found.mentions.iter().filter(|of| matches!(of.noun, Noun::Item(_)));
            let end = items.map(|mention| mention.end).max().unwrap_or(at);
            inside[at..end].fill(true);
        }
        let mut found: Vec<Span> = Vec::new();
        let mut last = usize::MAX;
        for (at, token) in self.tokens.iter().enumerate() {
            let uses = self.uses[at];
            // `the person with glasses`: a noun of the lexicon beside no item tells of something else.
            let in_lexicon = uses.verb | uses.agent != 0 || strange && uses.filler | uses.own != 0;
            let known =
                inside[at] || !token.is_word() || in_lexicon || self.kinds[at] != Kind::default();
            if known
                || self.is_house(at)
                || function::is_grammar(&token.word)
                || words::number(&[&token.word]).is_some()
                || words::ordinal(&token.word).is_some()
            {
                continue;
            }
            match found.last_mut().filter(|_| last.wrapping_add(1) == at) {
                Some(span) => *span = span.to(token.span),
                None => found.push(token.span),
            }
            last = at;
        }
        found
    }

    /// What one does with an item, when the verb stands apart: `drinks` of `drinks either tea or milk`.
    pub(super) fn deed_after(&self, verb: std::ops::Range<usize>, at: usize, found: &mut Found) {
        let mut inner = Found { start: at, mentions: Vec::new() };
        self.object(at, false, &mut inner);
        let words: Vec<(Uses, bool)> = verb
            .map(|at| {
                let kind = self.kind(at);
                let light = kind.be || kind.live || kind.adverb || kind.preposition;
                let has = matches!(self.word(at), "has" | "have" | "had");
                (self.uses(at), light || has)
            })
            .collect();
        found.merge(inner, |choice| {
            let bit: Senses = 1 << choice.of.sense;
            let fits = words.iter().all(|(uses, light)| *light || uses.verb & bit != 0);
            let more: u32 = words.iter().map(|(uses, _)| weight(uses, bit)).sum();
            fits.then_some(Choice { score: choice.score + more, ..choice })
        });
    }

    /// Whether an operand is a position.
    pub(super) fn is_place(&self, operand: &Operand) -> bool {
        let category = operand.category.as_ref();
        !self.vocabulary.labels.is_empty()
            && category.is_some_and(|name| name.text == self.vocabulary.position.text)
    }

    /// The positions that are named at a token: `the third house`, `house no. 3`, `the middle`.
    pub(super) fn places(&self, start: usize) -> Vec<(usize, Spot)> {
        let mut found = Vec::new();
        let mut at = start;
        if self.word(at) == "the" {
            at += 1;
        }
        let labels = &self.vocabulary.labels;
        let rank = |word: &str| labels.iter().position(|label| *label == word);
        let ordinal = words::ordinal(self.word(at)).map(|n| n as usize);
        let spot = match self.word(at) {
            "leftmost" => Some(Spot::First),
            "rightmost" | "last" | "final" => Some(Spot::Last),
            "middle" | "center" | "centre" | "central" => Some(Spot::Middle),
            _ => ordinal.filter(|n| *n >= 1 && *n <= labels.len()).map(|n| Spot::At(n - 1)),
        };
        if let Some(spot) = spot {
            let named = self.word(start) == "the";
            if self.is_house(at + 1) || self.word(at + 1) == "one" {
                found.push((at + 2, spot));
            } else if named {
                found.push((at + 1, spot));
            }
            let far = match (
                self.phrase(at + 1, "house from the left"),
                self.phrase(at + 1, "from the left"),
            ) {
                (Some(end), _) | (None, Some(end)) => Some(end),
                _ => None,
            };
            if let Some(end) = far {
                found.push((end, spot));
            }
        }
        if self.is_house(at) {
            let mut number = at + 1;
            if matches!(self.word(number), "number" | "no" | "nr" | "#") {
                number += 1;
                if self.word(number) == "." {
                    number += 1;
                }
            }
            let value = words::number(&[self.word(number)]).map(|(n, _)| n.to_string());
            if let Some(rank) = value.as_deref().and_then(rank).or_else(|| rank(self.word(number)))
            {
                found.push((number + 1, Spot::At(rank)));
            }
        }
        // A label that is a name, such as a day.
        let named = labels.iter().position(|label| {
            label.starts_with(char::is_alphabetic) && label.to_lowercase() == self.word(at)
        });
        if let Some(rank) = named {
            found.push((at + 1, Spot::At(rank)));
        }
        found
    }

    /// A position as the language writes it after `in`.
    pub(super) fn place_name(&self, spot: Spot, span: Span) -> PlaceName {
        let label = |text: &str| Name::new(text, span);
        match spot {
            Spot::At(rank) => {
                PlaceName { which: Which::Label, name: label(&self.vocabulary.labels[rank]) }
            }
            Spot::First => PlaceName { which: Which::First, name: label("first") },
            Spot::Last => PlaceName { which: Which::Last, name: label("last") },
            Spot::Middle => PlaceName { which: Which::Middle, name: label("middle") },
        }
    }

    /// A position as an operand; `None` for the middle of an even line, which is no position.
    pub(super) fn place_operand(&self, spot: Spot, span: Span) -> Option<Operand> {
        let labels = &self.vocabulary.labels;
        let rank = match spot {
            Spot::At(rank) => rank,
            Spot::First => 0,
            Spot::Last => labels.len().checked_sub(1)?,
            Spot::Middle => (labels.len() % 2 == 1).then_some(labels.len() / 2)?,
        };
        let label: &CompactString = labels.get(rank)?;
        Some(Operand {
            category: Some(Box::new(Name { span, ..self.vocabulary.position.clone() })),
            name: Name { text: label.clone(), span, quoted: true },
        })
    }
}

/// How much a word speaks for a category.
fn weight(uses: &Uses, bit: Senses) -> u32 {
    u32::from(uses.own & bit != 0) * 3 + u32::from(uses.topical & bit != 0) * 2
}

/// The mentions found so far.
pub(super) struct Found {
    pub(super) start: usize,
    pub(super) mentions: Vec<Mention>,
}

impl Found {
    /// Adds a way to read the words up to a token.
    fn add(&mut self, end: usize, choice: Choice) {
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

    /// Adds what was found within, as far as it fits.
    fn merge(&mut self, inner: Found, fits: impl Fn(Choice) -> Option<Choice>) {
        for mention in inner.mentions {
            if let Noun::Item(choices) = &mention.noun {
                choices
                    .iter()
                    .filter_map(|choice| fits(*choice))
                    .for_each(|c| self.add(mention.end, c));
            }
        }
    }
}
