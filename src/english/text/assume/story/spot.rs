//! Where the clues of a story name something, and what stands around it.

use std::ops::Range;

use compact_str::CompactString;

use super::heads::Heads;
use super::value;
use super::value::Value;
use super::words;
use crate::english::function;
use crate::english::lexicon;
use crate::english::text::positions::opening;
use crate::english::token::Token;
use crate::model::ids::Span;
use crate::syntax::text::squeeze;

/// What an item is by its form.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Form {
    /// A value, with what tells it from other kinds of values.
    Value(Value),
    /// It is written with a capital.
    Name,
    /// It is written without one.
    Plain,
}

/// What ties an item to others of its kind.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum Tie {
    /// A name stands alone: `Ann`.
    Bare,
    /// It has an article and nothing else: `the Kestrel`.
    Titled,
    /// It stands behind a word: `from Rome`, `took the Aurora`; a preposition may have a word before it, `built by`.
    Behind(CompactString, CompactString),
    /// It stands before a noun: `the Aurora cruise`.
    Before(CompactString),
    /// It stands before a noun for what the rows are: `the pottery exhibit`.
    Row,
    /// It is a colour.
    Colour,
}

/// Something that a clue names.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    pub(super) form: Form,
    /// By what it is known again.
    pub(super) key: CompactString,
    pub(super) name: CompactString,
    pub(super) span: Span,
    pub(super) tie: Option<Tie>,
    /// The number of a value; else 0.
    pub(super) number: i64,
    /// Whether it is a number in words.
    pub(super) is_spelled: bool,
}

/// How far before an item its `either` may stand, in words.
const FARTHEST: usize = 60;

/// The longest plain name, in words.
const MOST_WORDS: usize = 3;

/// What the sentences of a story name.
pub(super) fn spots(text: &str, sentences: &[Vec<Token>], heads: &Heads) -> Vec<Spot> {
    let lower: Vec<&str> = sentences
        .iter()
        .flatten()
        .filter(|token| !token.is_capital)
        .map(|token| &*token.word)
        .collect();
    let mut all = Vec::new();
    for tokens in sentences {
        let used = vec![false; tokens.len()];
        let mut sentence = Sentence { text, tokens, heads, lower: &lower, used, spots: Vec::new() };
        sentence.values();
        sentence.names();
        sentence.plain();
        all.extend(sentence.spots.into_iter().map(|(_, spot)| spot));
    }
    all
}

struct Sentence<'a> {
    text: &'a str,
    tokens: &'a [Token],
    heads: &'a Heads,
    /// The words of the text that are written without a capital.
    lower: &'a [&'a str],
    /// The words that belong to an item already.
    used: Vec<bool>,
    spots: Vec<(Range<usize>, Spot)>,
}

impl Sentence<'_> {
    fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.word.as_str())
    }

    fn begins(&self, at: usize) -> bool {
        at == 0 || matches!(self.word(at - 1), "." | "!" | "?" | ":" | ";")
    }

    fn span(&self, of: &Range<usize>) -> Span {
        self.tokens[of.start].span.to(self.tokens[of.end - 1].span)
    }

    fn push(&mut self, of: Range<usize>, spot: Spot) {
        self.used[of.clone()].fill(true);
        self.spots.push((of, spot));
    }

    /// Amounts, years, times and the like.
    fn values(&mut self) {
        let mut at = 0;
        while at < self.tokens.len() {
            let Some(found) = value::read(self.tokens, at, self.heads) else {
                at += 1;
                continue;
            };
            let of = at..at + found.taken;
            at = of.end;
            let span = self.span(&of);
            if found.is_step {
                self.used[of].fill(true);
                continue;
            }
            let name = found.name.unwrap_or_else(|| squeeze(&self.text[span.range()]));
            // `12 inches wide`
            let behind = self.tokens.get(of.end);
            let measured = behind.filter(|token| words::is_of_measure(&token.word));
            let spot = Spot {
                form: Form::Value(found.value),
                key: found.key,
                name,
                span,
                tie: measured.map(|token| Tie::Before(token.word.clone())),
                number: found.number,
                is_spelled: found.is_spelled,
            };
            self.push(of, spot);
        }
    }

    /// Whether a word may be one of a name with a capital.
    fn is_of_name(&self, at: usize) -> bool {
        let Some(token) = self.tokens.get(at) else { return false };
        let word = token.word.as_str();
        if !token.is_capital || self.used[at] || !token.is_word() || word == "i" {
            return false;
        }
        // The capital is that of the sentence.
        let is_of_sentence = || {
            words::is_closed(token)
                || opening::is_noun(word)
                || words::is_opener(word)
                || self.lower.contains(&word)
                || lexicon::PERSONS.contains(&token.stem.as_str())
        };
        let is_title = words::is_title(word);
        if self.begins(at) && !is_title { !is_of_sentence() } else { !words::is_article(word) }
    }

    /// Whether nothing but blanks and hyphens stands between a word and the next one.
    fn joins(&self, at: usize) -> bool {
        let (Some(left), Some(right)) = (self.tokens.get(at), self.tokens.get(at + 1)) else {
            return false;
        };
        let between = &self.text[left.span.end as usize..right.span.start as usize];
        between.chars().all(|c| c.is_whitespace() || c == '-')
    }

    /// Whether only a hyphen stands between a word and the next one.
    fn is_hyphened(&self, at: usize) -> bool {
        let (Some(left), Some(right)) = (self.tokens.get(at), self.tokens.get(at + 1)) else {
            return false;
        };
        &self.text[left.span.end as usize..right.span.start as usize] == "-"
    }

    /// Where the name that begins at a word ends.
    fn name_end(&self, from: usize) -> usize {
        let mut end = from + 1;
        // `Dr. Stone`
        if words::is_title(self.word(from)) {
            end += usize::from(self.word(end) == ".");
            if !self.is_of_name(end) {
                return from;
            }
            end += 1;
        }
        loop {
            let is_joined = self.joins(end - 1);
            let of_number =
                self.tokens.get(end).is_some_and(|token| words::is_of_model(&token.word));
            if is_joined
                && !self.used.get(end).copied().unwrap_or(true)
                && (self.is_of_name(end) || of_number || self.is_hyphened(end - 1))
            {
                end += 1;
            } else if matches!(self.word(end), "of" | "de" | "la" | "du" | "von" | "van" | "&")
                && self.is_of_name(end + 1)
            {
                end += 2;
            } else if self.word(end) == "of"
                && self.word(end + 1) == "the"
                && self.is_of_name(end + 2)
            {
                end += 3;
            } else {
                return end;
            }
        }
    }

    /// Names with capitals.
    fn names(&mut self) {
        let mut at = 0;
        while at < self.tokens.len() {
            if !self.is_of_name(at) {
                at += 1;
                continue;
            }
            let mut end = self.name_end(at);
            if end <= at {
                at += 1;
                continue;
            }
            // `the Caprice Cruise` where others are cruises
            let mut class = None;
            while end > at + 1 && self.heads.is_class(&self.tokens[end - 1]) {
                end -= 1;
                self.used[end] = true;
                class = Some(self.tokens[end].stem.clone());
            }
            if end == at + 1 && self.heads.is_row(&self.tokens[at]) {
                at = end;
                continue;
            }
            let of = at..end;
            let tie = class.map_or_else(|| self.tie(&of), |noun| Some(Tie::Before(noun)));
            let span = self.span(&of);
            let key = words::key(&self.tokens[of.clone()]);
            let name = squeeze(&self.text[span.range()]);
            at = end;
            self.push(
                of,
                Spot { form: Form::Name, key, name, span, tie, number: 0, is_spelled: false },
            );
        }
    }

    /// What stands around a name, if it tells of its kind.
    fn tie(&self, of: &Range<usize>) -> Option<Tie> {
        let mut before = of.start;
        while before > 0 && words::is_determiner(self.word(before - 1)) {
            before -= 1;
        }
        let has_article = before < of.start;
        let governor = before.checked_sub(1).map(|at| &self.tokens[at]);
        let link = governor.and_then(|token| self.governor(token, before - 1));
        let next = self.tokens.get(of.end);
        if let Some(next) =
            next.filter(|next| self.is_noun_behind(next, of.end, has_article || link.is_some()))
        {
            return Some(match self.heads.is_row(next) {
                true => Tie::Row,
                false => Tie::Before(next.stem.clone()),
            });
        }
        // `the Hill family`
        if let Some(next) = next.filter(|next| words::is_of_names(&next.word)) {
            return Some(Tie::Before(next.stem.clone()));
        }
        if self.word(of.end) == "'s" {
            return None;
        }
        if let Some(tie) = self.coordinated(before, has_article) {
            return tie;
        }
        match link {
            Some(tie) => Some(tie),
            None if has_article => Some(Tie::Titled),
            None => Some(Tie::Bare),
        }
    }

    /// The tie of `Rome` in `from Oslo or Rome`: that of the item before it, if it is not `either the boat from Oslo or
    /// Rome`.
    fn coordinated(&self, before: usize, has_article: bool) -> Option<Option<Tie>> {
        let is_joint = |at: &usize| matches!(self.word(*at), "and" | "or" | "nor" | ",");
        let joint = before.checked_sub(1).filter(is_joint)?;
        let (of, spot) = self.spots.last().filter(|(of, _)| of.end == joint)?;
        let Some(tie @ Tie::Behind(..)) = spot.tie.as_ref().filter(|_| spot.form == Form::Name)
        else {
            return None;
        };
        let last = of.start.checked_sub(1).map_or("", |at| self.word(at));
        let is_pair = matches!(last, "either" | "neither" | "both");
        let opens = |at: usize| {
            matches!(self.word(at), "either" | "neither")
                || self.word(at) == "of" && self.begins(at)
        };
        let from = of.start.saturating_sub(FARTHEST);
        let is_of_more = !is_pair && (from..of.start).any(opens);
        match has_article == words::is_determiner(last) && !is_of_more {
            true if self.word(joint) == "," => Some(None),
            true => Some(Some(tie.clone())),
            false => None,
        }
    }

    /// What a word in front of a name ties it by.
    fn governor(&self, token: &Token, at: usize) -> Option<Tie> {
        let word = token.word.as_str();
        let last = at.checked_sub(1).map_or("", |at| self.word(at));
        if words::is_preposition(word) {
            let is_of_place = match word {
                "to" => matches!(
                    last,
                    "next" | "prior" | "adjacent" | "compared" | "similar" | "left" | "right"
                ),
                "from" => matches!(last, "different" | "away" | "across" | "apart"),
                "of" => {
                    self.begins(at)
                        || matches!(
                            last,
                            "one" | "ahead" | "front" | "left" | "right" | "out" | "both"
                        )
                }
                _ => false,
            };
            let verb = at
                .checked_sub(1)
                .map(|at| &self.tokens[at])
                .filter(|token| words::is_content(token) && !self.heads.is_row(token));
            let verb = verb.map(|token| token.stem.clone()).unwrap_or_default();
            return (!is_of_place).then(|| Tie::Behind(word.into(), verb));
        }
        let is_item = self.used[at] || token.is_capital;
        // `had the soup`
        if matches!(word, "has" | "had" | "have") && words::is_determiner(self.word(at + 1)) {
            return Some(Tie::Behind("have".into(), CompactString::default()));
        }
        (words::is_content(token) && !is_item && !word.ends_with("ly"))
            .then(|| Tie::Behind(token.stem.clone(), CompactString::default()))
    }

    /// Whether a word behind a name is a noun that says what it is: `cruise` of `the Aurora cruise`.
    fn is_noun_behind(&self, token: &Token, at: usize, is_led: bool) -> bool {
        let ends = self.tokens.get(at + 1).is_none_or(|next| {
            !next.is_word() && next.word != "'t"
                || words::is_closed(next)
                || self.heads.is_verb(next)
        });
        let is_class = || is_led && (ends || self.heads.is_class(token));
        !token.is_capital
            && words::is_content(token)
            && !self.used[at]
            && !self.heads.is_verb(token)
            && (self.heads.is_row(token) || is_class())
    }

    /// Items without a capital: `the pottery exhibit`, `with the lucky coin`.
    fn plain(&mut self) {
        for at in 0..self.tokens.len() {
            self.before_row(at);
        }
        for at in 0..self.tokens.len() {
            self.object(at);
        }
        for at in 0..self.tokens.len() {
            self.titled(at);
        }
    }

    /// `garden snake` of `the garden snake is …`
    fn titled(&mut self, at: usize) {
        if self.word(at) != "the" || self.used[at] {
            return;
        }
        let length = self.run(at + 1);
        let of = at + 1..at + 1 + length;
        let next = self.tokens.get(of.end);
        let ends = next.is_none_or(|next| {
            let kind = function::kind(&next.word, &next.stem);
            !next.is_word()
                || kind.be
                || kind.auxiliary
                || matches!(&*next.word, "and" | "or" | "nor")
        });
        let is_row = || self.tokens[of.clone()].iter().any(|token| self.heads.is_row(token));
        let is_governed =
            at.checked_sub(1).is_some_and(|at| self.governor(&self.tokens[at], at).is_some());
        if !is_governed && (1..=MOST_WORDS).contains(&length) && ends && !is_row() {
            self.add(of, Some(Tie::Titled));
        }
    }

    /// How many words from one on may be of a plain item.
    fn run(&self, from: usize) -> usize {
        let is_plain = |at: &usize| {
            // `black & white`
            let is_joint = *at > from && self.word(*at) == "&";
            is_joint
                || self.tokens.get(*at).is_some_and(|token| {
                    !token.is_capital
                        && !self.used[*at]
                        && words::is_content(token)
                        && !self.heads.is_verb(token)
                })
        };
        let mut length = (from..from + MOST_WORDS + 1).take_while(is_plain).count();
        while length > 1 && !(from..from + length - 1).all(|at| self.joins(at)) {
            length -= 1;
        }
        while length > 0 && self.word(from + length - 1) == "&" {
            length -= 1;
        }
        // `wore red beat the …` has a verb behind the item.
        let goes_on = |at: usize| {
            self.tokens.get(at).is_some_and(|token| {
                words::is_determiner(&token.word) || token.is_capital || self.used[at]
            })
        };
        length - usize::from(length > 0 && goes_on(from + length))
    }

    /// `pottery` of `the pottery exhibit`.
    fn before_row(&mut self, at: usize) {
        if !matches!(self.word(at), "the" | "a" | "an") {
            return;
        }
        let length = self.run(at + 1);
        let heads = (1..=length).find(|of| self.heads.is_row(&self.tokens[at + of]));
        let Some(length) =
            heads.map(|head| head - 1).filter(|length| (1..=MOST_WORDS).contains(length))
        else {
            return;
        };
        self.add(at + 1..at + 1 + length, Some(Tie::Row));
    }

    /// `lucky coin` of `with the lucky coin`, `ordered a lucky coin`.
    fn object(&mut self, at: usize) {
        let token = &self.tokens[at];
        let last = at.checked_sub(1).map(|at| &self.tokens[at]);
        let has = matches!(&*token.word, "has" | "had" | "have")
            && words::is_determiner(self.word(at + 1));
        let is_content = !token.is_capital && words::is_content(token);
        let is_told = last.is_some_and(|last| {
            words::opens_deed(&last.word) || self.heads.is_row(last) || self.used[at - 1]
        });
        let is_deed = has || is_content && (self.heads.is_verb(token) || is_told);
        if self.used[at] || !(words::is_preposition(&token.word) || is_deed) {
            return;
        }
        let Some(tie) = self.governor(token, at) else { return };
        let mut from = at + 1;
        while words::is_determiner(self.word(from)) {
            from += 1;
        }
        let length = self.run(from);
        let ends_in_row = length > 0 && self.heads.is_row(&self.tokens[from + length - 1]);
        if length == 0
            || length > MOST_WORDS
            || ends_in_row
            || self.heads.is_row(&self.tokens[from])
        {
            return;
        }
        self.add(from..from + length, Some(tie));
    }

    fn add(&mut self, of: Range<usize>, tie: Option<Tie>) {
        let (mut of, mut tie) = (of, tie);
        // `red` of `the red shirt`
        if lexicon::is_colour(self.word(of.start))
            && of.len() == 2
            && self.word(of.start + 1) != "&"
        {
            self.used[of.start + 1] = true;
            tie = Some(Tie::Before(self.tokens[of.start + 1].stem.clone()));
            of.end -= 1;
        }
        let span = self.span(&of);
        let key = words::key(&self.tokens[of.clone()]);
        let name = squeeze(&self.text[span.range()]).to_lowercase();
        self.push(
            of,
            Spot { form: Form::Plain, key, name, span, tie, number: 0, is_spelled: false },
        );
    }
}
