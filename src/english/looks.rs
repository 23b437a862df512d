//! The looks at the clues of a puzzle: a strict one; one with what their words tell; looser ones at what is left.

mod unsure;

use compact_str::CompactString;
use itertools::Itertools;

use super::abridged::{Taught, abridged};
use super::calendar;
use super::cut::{self, Sentences};
use super::degrees;
use super::gist::gist;
use super::learn;
use super::lexicon::story;
use super::limits::MAX_STRANGE;
use super::loose;
use super::meaning::{self, Refusal, statement};
use super::mention::Reader;
use super::neighbors;
use super::partial::{self, InPart, Partly};
use super::protagonist;
use super::sentence::referents::pointing_elsewhere;
use super::sentence::{self, misjoined, shunned};
use super::sexes::{self, Sexes};
use super::short_names::{self, Short};
use super::token::Token;
use super::vocabulary::Vocabulary;
use super::wish;
use crate::syntax::Source;
use crate::syntax::ast::{Clue, Document, LineKind, Statement};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};

/// How many clues at the most are read freely: with more, a single answer would confirm little.
const MOST_LEFT: usize = 12;

/// What a clue says or why it is not read, and `None` of a line that is no English clue.
pub(super) type Reading = Option<Result<Statement, Refusal>>;

/// What the clues of a document were read as so far.
pub(super) struct Looks<'a> {
    source: &'a Source,
    /// The formal text of a statement.
    text: &'a dyn Fn(&Statement) -> String,
    /// Whether the rows stand in an order.
    has_order: bool,
    /// Of each line of the document; none of a clue that says nothing.
    pub(super) readings: Vec<Reading>,
    /// What is to be said of clues that tell who is beside whom, where the positions stand in no row.
    pub(super) neighbors: Vec<Partly>,
    /// The lines of the clues with words that are taken to say that two things go together, though nobody knows them.
    doubted: Vec<usize>,
    /// The lines of the clues with a verb that was learned, and its stem.
    learned: Vec<(usize, CompactString)>,
}

impl<'a> Looks<'a> {
    /// Reads each clue with the words of the header alone.
    pub(super) fn first(
        vocabulary: &Vocabulary,
        source: &'a Source,
        sentences: &[Option<Sentences>],
        text: &'a dyn Fn(&Statement) -> String,
    ) -> Looks<'a> {
        let has_order = vocabulary.has_order;
        let mut looks = Looks {
            source,
            text,
            has_order,
            readings: Vec::new(),
            neighbors: Vec::new(),
            doubted: Vec::new(),
            learned: Vec::new(),
        };
        looks.readings = sentences.iter().map(|clue| looks.read(vocabulary, clue)).collect();
        looks
    }

    /// Refuses the clues with words that may stand for another one than the subject, also in looser looks, if there
    /// `are_looser` ones.
    pub(super) fn refuse_pointing(
        &mut self,
        vocabulary: &Vocabulary,
        sentences: &[Option<Sentences>],
        are_looser: bool,
    ) {
        for (reading, clue) in self.readings.iter_mut().zip(sentences) {
            let Some((_, parts)) = clue else { continue };
            let mut parts = parts.iter();
            if are_looser && reading.is_some() || matches!(reading, Some(Ok(_))) {
                let found = parts.find_map(|part| pointing_elsewhere(vocabulary, part));
                if let Some(word) = found {
                    *reading = Some(Err(Refusal::of_pointing(word)));
                }
            }
        }
    }

    /// Refuses the clues that, looked at as a whole, do not say what they were read as.
    pub(super) fn refuse_misjoined(
        &mut self,
        vocabulary: &Vocabulary,
        sentences: &[Option<Sentences>],
    ) {
        let has =
            |parts: &[Vec<Token>], stem: &str| parts.iter().flatten().any(|of| of.stem == stem);
        let is_theme = |stem: &str| {
            sentences.iter().flatten().filter(|(_, parts)| has(parts, stem)).nth(1).is_some()
        };
        for (reading, clue) in self.readings.iter_mut().zip(sentences) {
            let (Some(Ok(says)), Some((span, parts))) = (&reading, clue) else { continue };
            let is_misjoined =
                |part: &Vec<Token>| misjoined::is_misjoined(vocabulary, part, says, &is_theme);
            if parts.iter().any(is_misjoined) || counts_uneven_moments(vocabulary, says) {
                *reading = Some(Err(Refusal::of_whole(*span)));
            }
        }
    }

    /// Reads what is left with short names of items, and returns them with the refusals of their clues.
    pub(super) fn with_short_names(
        &mut self,
        vocabulary: &mut Vocabulary,
        sentences: &[Option<Sentences>],
    ) -> Vec<(Short, Diagnostic)> {
        let is_refused = |at: usize| matches!(&self.readings[at], Some(Err(_)));
        let shorts = short_names::add(vocabulary, sentences, &is_refused);
        let refusal = |at: usize| match &self.readings[at] {
            Some(Err(refusal)) => Some(refusal.diagnostic()),
            _ => None,
        };
        let shorts = shorts
            .into_iter()
            .filter_map(|short| Some((refusal(short.clue)?, short)))
            .collect_vec();
        for (_, short) in &shorts {
            let Some((span, parts)) = &sentences[short.clue] else { continue };
            let parts = loose::resolved(vocabulary, parts);
            let parts = parts.iter().map(|part| loose::plainly(vocabulary, part)).collect_vec();
            self.readings[short.clue] = self.read(vocabulary, &Some((*span, parts)));
        }
        shorts.into_iter().map(|(refusal, short)| (short, refusal)).collect()
    }

    /// What is to be said of the clues that are read with short names.
    pub(super) fn of_short_names(&self, shorts: Vec<(Short, Diagnostic)>) -> Vec<Partly> {
        let is_read =
            |(short, _): &(Short, Diagnostic)| !matches!(self.readings[short.clue], Some(Err(_)));
        shorts.into_iter().filter(is_read).map(|(short, refusal)| short.partly(refusal)).collect()
    }

    /// Whether some clue is to be looked at again.
    pub(super) fn is_any_strange(&self) -> bool {
        self.readings.iter().any(|reading| is_strange(self.has_order, reading))
    }

    /// Whether the clues that are to be looked at again are short enough together; else reports it.
    pub(super) fn has_few_strange(
        &self,
        sentences: &[Option<Sentences>],
        diagnostics: &mut Diagnostics,
    ) -> bool {
        let mut words = 0;
        let passes = |(reading, clue): &(&Reading, &Option<Sentences>)| {
            if is_strange(self.has_order, reading) {
                words += clue.iter().flat_map(|(_, parts)| parts).map(Vec::len).sum::<usize>();
            }
            words > MAX_STRANGE
        };
        let Some((_, Some((span, _)))) = self.readings.iter().zip(sentences).find(passes) else {
            return true;
        };
        let message = format!(
            "the clues that are not understood at once have more than {MAX_STRANGE} words and marks"
        );
        diagnostics.push(
            Diagnostic::error(Code::TooLarge, *span, message)
                .help("write these clues in words that docs/english.md has, or declare the words in the header"),
        );
        false
    }

    /// Reads what is left with what the sentences tell of the words. What was learned is told in the diagnostics.
    pub(super) fn with_story(
        &mut self,
        vocabulary: &mut Vocabulary,
        sentences: &mut [Option<Sentences>],
        diagnostics: &mut Diagnostics,
    ) {
        tell(vocabulary, self.source, sentences, diagnostics);
        let mut told: Vec<&[Token]> = Vec::new();
        for (at, clue) in sentences.iter().enumerate() {
            let first = &self.readings[at];
            if !is_strange(self.has_order, first) {
                continue;
            }
            let second = self.read(vocabulary, clue);
            if let (Some(Ok(_)), Some((_, parts))) = (&second, clue) {
                told.extend(parts.iter().map(Vec::as_slice));
                let story = vocabulary.story.as_ref();
                let verbs = parts
                    .iter()
                    .flatten()
                    .filter(|token| story.is_some_and(|story| story.is_learned_verb(&token.stem)));
                self.learned.extend(verbs.map(|verb| (at, verb.stem.clone())));
            }
            // Of houses the story teaches little: the words that are not known tell more.
            let code = |of: &Reading| match of {
                Some(Err(refusal)) => Some(refusal.code),
                _ => None,
            };
            let tells_less = vocabulary.has_order
                && code(first) == Some(Code::EnglishWords)
                && code(&second) == Some(Code::EnglishGrammar);
            let is_read = |of: &Reading| matches!(of, Some(Ok(_)));
            if !tells_less && (is_read(&second) || !is_read(first)) {
                self.readings[at] = second;
            }
        }
        let learned = vocabulary
            .story
            .as_ref()
            .and_then(|story| story.diagnostic(vocabulary, told.into_iter().flatten()));
        diagnostics.extend(learned);
    }

    /// Reads what is left in plain words, as far as it `is_meant`.
    pub(super) fn again(
        &mut self,
        looser: &Vocabulary,
        clues: &[Option<Sentences>],
        is_meant: &dyn Fn(&Statement) -> bool,
        diagnostics: &mut Diagnostics,
    ) {
        let mut told: Vec<Token> = Vec::new();
        let mut of_sexes = None;
        for (at, clue) in clues.iter().enumerate() {
            let Some((span, parts)) = clue else { continue };
            if !is_strange(self.has_order, &self.readings[at]) {
                continue;
            }
            let parts = loose::resolved(looser, parts);
            let plain = |parts: &[Vec<Token>]| {
                parts.iter().map(|part| loose::plainly(looser, part)).collect_vec()
            };
            let mut clue = Some((*span, plain(&parts)));
            let mut again = self.read(looser, &clue);
            // An aside may stand between the words of a turn.
            let mut asides = Vec::new();
            if matches!(again, Some(Err(_))) {
                let (apart, told) = self.without_asides(looser, parts);
                let bare = (!told.is_empty()).then(|| (*span, plain(&apart)));
                if let Some(Ok(says)) = self.read(looser, &bare) {
                    (again, clue, asides) = (Some(Ok(says)), bare, told);
                }
            }
            let beside = match &again {
                Some(Ok(says)) => self.beside(looser, says, &clues[at]),
                _ => None,
            };
            let beside = beside.map(|(says, partly)| {
                again = Some(Ok(says));
                partly
            });
            // As values, they tell of no positions.
            let is_read = matches!(&again, Some(Ok(says))
                if is_meant(says)
                    && (looser.has_order || !sentence::is_of_line(says))
                    && !counts_uneven_moments(looser, says)
                    && !may_be_within_house(looser, &clues[at], says));
            if is_read {
                self.neighbors.extend(beside);
                let told_of = |of: &Option<Sentences>| of.as_ref().map(|(_, parts)| parts.clone());
                of_sexes = of_sexes.or_else(|| {
                    looser.sexes.as_ref()?.warning(&told_of(&clues[at])?, &told_of(&clue)?)
                });
                diagnostics.extend(asides);
                let first = told.len();
                for mut part in clue.into_iter().flat_map(|(_, parts)| parts) {
                    diagnostics.extend(self.take_asides(looser, &mut part));
                    told.extend(part);
                }
                // What is known to be done with things leaves no doubt.
                let unknown =
                    told[first..].iter().filter(|of| !story::is_listed_verb(&of.stem)).cloned();
                if loose::warning(looser, &unknown.collect_vec()).is_some() {
                    self.doubted.push(at);
                }
                self.readings[at] = again;
            }
        }
        diagnostics.extend(of_sexes);
        diagnostics.extend(loose::warning(looser, &told));
    }

    /// Some sentences without the asides that name nothing of the puzzle, and what is to be said of these.
    fn without_asides(
        &self,
        looser: &Vocabulary,
        mut parts: Vec<Vec<Token>>,
    ) -> (Vec<Vec<Token>>, Vec<Diagnostic>) {
        let is_plain = |part: &&mut Vec<Token>| {
            !part.iter().any(|of| matches!(&*of.word, "either" | "if" | "unless"))
        };
        let plain = parts.iter_mut().filter(is_plain);
        let told = plain.flat_map(|part| self.take_asides(looser, part)).collect();
        (parts, told)
    }

    /// Takes the asides that name nothing of the puzzle out of a sentence; what is to be said of these.
    fn take_asides(&self, looser: &Vocabulary, part: &mut Vec<Token>) -> Vec<Diagnostic> {
        let mut told = Vec::new();
        while let Some(aside) = loose::empty_aside(looser, part) {
            told.extend(loose::passed_over(self.source, &part[aside.clone()]));
            part.drain(aside);
        }
        told
    }

    /// Reads what is left with the positions as values, and then with the numbers of labels such as `gate 3` as values.
    pub(super) fn as_values(&mut self, document: &Document, diagnostics: &mut Diagnostics) {
        if self.is_any_strange()
            && let Some(flat) = Vocabulary::of_values(document)
        {
            self.with_other(flat, document, true, &|_| true, diagnostics);
        }
        // Labels are names, unless a sentence compares their numbers.
        if self.is_any_strange()
            && let Some(marked) = calendar::with_labels(document)
        {
            let of_values = Vocabulary::of_values(&marked);
            let labelled = of_values.unwrap_or_else(|| Vocabulary::new(&marked));
            let compares = |says: &Statement| {
                let mut of = calendar::numbered_names(&marked);
                of.any(|name| sentence::compares_values_of(says, name))
            };
            self.with_other(labelled, document, false, &compares, diagnostics);
        }
    }

    /// Reads what is left with another vocabulary of the document.
    ///
    /// `is_row`: whether it was made of the positions of a row.
    fn with_other(
        &mut self,
        vocabulary: Vocabulary,
        document: &Document,
        is_row: bool,
        is_meant: &dyn Fn(&Statement) -> bool,
        diagnostics: &mut Diagnostics,
    ) {
        let (vocabulary, sentences) = self.of_row(vocabulary, document, is_row);
        self.again(&vocabulary, &sentences, is_meant, diagnostics);
    }

    /// Another vocabulary of the document with what its sentences tell, and these.
    fn of_row(
        &self,
        mut vocabulary: Vocabulary,
        document: &Document,
        is_row: bool,
    ) -> (Vocabulary, Vec<Option<Sentences>>) {
        let mut sentences = cut::all(&vocabulary, self.source, document);
        vocabulary.tells_of_making = cut::tell_of_making(&vocabulary, &sentences);
        tell(&mut vocabulary, self.source, &mut sentences, &mut Diagnostics::default());
        // Whoever has a place in a row is somebody, as far as the header has names.
        let has_people = is_row && vocabulary.names | vocabulary.folk != 0;
        if let Some(story) = &mut vocabulary.story {
            story.is_of_people |= has_people;
        }
        vocabulary.is_loose = true;
        (vocabulary, sentences)
    }

    /// Takes who is beside whom, where the positions stand in no row, by the numbers that the header lists, or for
    /// somebody else.
    pub(super) fn settle_neighbors(
        &mut self,
        vocabulary: &Vocabulary,
        sentences: &[Option<Sentences>],
    ) {
        for (at, clue) in sentences.iter().enumerate() {
            let Some(Ok(says)) = &self.readings[at] else { continue };
            if let Some((says, partly)) = self.beside(vocabulary, says, clue) {
                self.neighbors.push(partly);
                self.readings[at] = Some(Ok(says));
            }
        }
    }

    /// The same of one clue.
    fn beside(
        &self,
        vocabulary: &Vocabulary,
        says: &Statement,
        clue: &Option<Sentences>,
    ) -> Option<(Statement, Partly)> {
        let (span, sentences) = clue.as_ref()?;
        if self.has_order || !sentence::puts_in_order(says) {
            return None;
        }
        let settled = neighbors::settled(vocabulary, says, sentences)?;
        let refusal = Diagnostic::no_order(*span, vocabulary.rows(), &vocabulary.position.text);
        let numbers = settled.numbers.map(|name| name.text);
        Some((settled.says, Partly::beside(numbers.as_deref(), refusal, *span)))
    }

    /// Reads what is left as if the rows were things, where the other clues call them people, or the other way around:
    /// `the jockey in lane 2` beside `the horse Bob rides`. With two kinds of people, nobody knows who is meant. Returns
    /// what is to be said of it.
    pub(super) fn of_others(
        &mut self,
        vocabulary: &mut Vocabulary,
        sentences: &[Option<Sentences>],
    ) -> Vec<Partly> {
        let Some((story, is_of_people)) = self.turn_rows(vocabulary, sentences) else {
            return Vec::new();
        };
        let mut partly = Vec::new();
        for (at, clue) in sentences.iter().enumerate() {
            let (Some((span, parts)), Some(Err(refusal))) = (clue, &self.readings[at]) else {
                continue;
            };
            if !is_strange(self.has_order, &self.readings[at]) {
                continue;
            }
            let parts = parts.iter().map(|part| loose::plainly(vocabulary, part)).collect_vec();
            let Some(Ok(says)) = self.read(vocabulary, &Some((*span, parts))) else { continue };
            if vocabulary.has_order || !sentence::is_of_line(&says) {
                partly.push(Partly::told_of(is_of_people, refusal.diagnostic(), *span));
                self.readings[at] = Some(Ok(says));
            }
        }
        vocabulary.story = Some(story);
        partly
    }

    /// Learns the words of the story as if the rows were things, where they are people, or the other way around. Returns the
    /// story as it was, and whether its rows are people.
    fn turn_rows(
        &self,
        vocabulary: &mut Vocabulary,
        sentences: &[Option<Sentences>],
    ) -> Option<(learn::Story, bool)> {
        let kinds = vocabulary.of_persons() & vocabulary.lists();
        if kinds.count_ones() > 2 || !self.is_any_strange() {
            return None;
        }
        let story = vocabulary.story.take()?;
        let is_of_people = story.is_of_people;
        vocabulary.is_loose = false;
        vocabulary.story = Some(learn::learn_as(vocabulary, &all_of(sentences), !is_of_people));
        vocabulary.is_loose = true;
        Some((story, is_of_people))
    }

    /// Reads what is left in part as if the rows were things, where the other clues call them people, or the other way
    /// around: `the kite with the grinning clowns`. Returns what is to be said of it.
    pub(super) fn of_others_in_part(
        &mut self,
        vocabulary: &mut Vocabulary,
        sentences: &[Option<Sentences>],
    ) -> Vec<Partly> {
        let Some((story, is_of_people)) = self.turn_rows(vocabulary, sentences) else {
            return Vec::new();
        };
        let partly = self.partly(vocabulary, sentences, Some(is_of_people));
        vocabulary.story = Some(story);
        partly
    }

    /// Reads what is left that tells of dislikes as in a printed text, and returns what is to be said of it.
    pub(super) fn of_dislikes(
        &mut self,
        vocabulary: &mut Vocabulary,
        sentences: &[Option<Sentences>],
    ) -> Vec<Partly> {
        if vocabulary.is_printed || !self.is_any_strange() {
            return Vec::new();
        }
        vocabulary.is_printed = true;
        let mut partly = Vec::new();
        for (at, clue) in sentences.iter().enumerate() {
            let (Some((span, parts)), Some(Err(refusal))) = (clue, &self.readings[at]) else {
                continue;
            };
            let Some(shunning) = shunned::shunning(parts) else { continue };
            let parts = parts.iter().map(|part| loose::plainly(vocabulary, part)).collect_vec();
            if let Some(Ok(says)) = self.read(vocabulary, &Some((*span, parts))) {
                partly.push(Partly::disliking(refusal.diagnostic(), shunning));
                self.readings[at] = Some(Ok(says));
            }
        }
        vocabulary.is_printed = false;
        partly
    }

    /// Leaves out the sentences in front of the clues that are not understood, and returns what is to be said of them: what
    /// an introduction tells beside its lists could only rule out answers.
    pub(super) fn of_introductions(&mut self, source: &Source, document: &Document) -> Vec<Partly> {
        let mut partly = Vec::new();
        for (line, reading) in document.lines.iter().zip(&mut self.readings) {
            let LineKind::Clue(Clue { english: Some(sentence), introduces: true, .. }) = &line.kind
            else {
                continue;
            };
            let Some(Err(refusal)) = reading else { continue };
            partly.push(Partly::new(refusal.diagnostic(), &[sentence.span], source));
            *reading = None;
        }
        partly
    }

    /// Reads what is left in part, and returns what is to be said of it.
    pub(super) fn in_part(
        &mut self,
        vocabulary: &Vocabulary,
        sentences: &[Option<Sentences>],
    ) -> Vec<Partly> {
        self.partly(vocabulary, sentences, None)
    }

    /// Reads what is left in part.
    ///
    /// `others`: whether the rows are people, if they are taken here for what they are not.
    fn partly(
        &mut self,
        vocabulary: &Vocabulary,
        sentences: &[Option<Sentences>],
        others: Option<bool>,
    ) -> Vec<Partly> {
        let mut partly = Vec::new();
        for (at, (reading, clue)) in self.readings.iter_mut().zip(sentences).enumerate() {
            let (Some((span, parts)), Some(Err(refusal))) = (clue, &*reading) else { continue };
            if !is_strange(self.has_order, reading) || refusal.code == Code::EnglishUnsupported {
                continue;
            }
            // Who likes what another one has is not told by a part.
            let found = match others {
                Some(_) => clue_without_epithets(vocabulary, parts, self.text),
                None => clue_in_part(vocabulary, parts, None, self.text),
            };
            // A part mostly says less, but where it says the same it is more certain.
            let key = |says: &Statement| (self.text)(&sentence::one_way(vocabulary, says));
            if let [sentence] = &parts[..]
                && let Some(says) = gist(vocabulary, sentence)
                && found.as_ref().is_none_or(|found| key(&found.says) != key(&says))
            {
                let refusal = taken_freely(refusal, &says, self.text);
                partly.push(Partly::freely(refusal, *span).if_needed(at));
                *reading = Some(Ok(says));
                continue;
            }
            if let [sentence] = &parts[..]
                && others.is_none()
                && (partial::only_names(vocabulary, sentence)
                    || partial::only_differs(vocabulary, sentence))
            {
                let whole = sentence[0].span.to(sentence[sentence.len() - 1].span);
                partly.push(Partly::new(refusal.diagnostic(), &[whole], self.source));
                *reading = None;
                continue;
            }
            let Some(found) = found else { continue };
            let is_meant = self.has_order || !sentence::is_of_line(&found.says);
            if others.is_some() && !is_meant {
                continue;
            }
            if !found.passed.is_empty() {
                let of = Partly::new(refusal.diagnostic(), &found.passed, self.source);
                partly.push(of.in_line(at));
            } else if let Some(are_people) = others {
                partly.push(Partly::told_of(are_people, refusal.diagnostic(), *span));
            }
            *reading = Some(Ok(found.says));
        }
        partly
    }

    /// Reads what is left of a few clues as freely as it can be: in words of its own although positions stand in a row,
    /// and without words that name nothing. Returns what is to be said of it.
    pub(super) fn freely(
        &mut self,
        vocabulary: &mut Vocabulary,
        sentences: &[Option<Sentences>],
    ) -> Vec<Partly> {
        let is_left = |reading: &Reading| matches!(reading, Some(Err(_)));
        let left = self.readings.iter().filter(|reading| is_left(reading)).count();
        if left == 0 || left > MOST_LEFT {
            return Vec::new();
        }
        let all = all_of(sentences);
        // Who visits the red house is another one.
        if vocabulary.has_order && !matches!(&*vocabulary.position_stem, "hous" | "home") {
            vocabulary.set_free();
            vocabulary.is_loose = false;
            vocabulary.story = Some(learn::learn(vocabulary, &all));
            vocabulary.is_loose = true;
        }
        let taught = Taught::of(&all, left);
        let mut partly = Vec::new();
        for (at, clue) in sentences.iter().enumerate() {
            let (Some((span, parts)), Some(Err(refusal))) = (clue, &self.readings[at]) else {
                continue;
            };
            if !is_strange(self.has_order, &self.readings[at])
                || refusal.code == Code::EnglishUnsupported
            {
                continue;
            }
            let Some(found) = clue_in_part(vocabulary, parts, Some(&taught), self.text) else {
                continue;
            };
            if !self.has_order && sentence::is_of_line(&found.says) {
                continue;
            }
            let of = match found.passed.is_empty() {
                true => Partly::freely(taken_freely(refusal, &found.says, self.text), *span),
                false => Partly::new(refusal.diagnostic(), &found.passed, self.source).in_line(at),
            };
            partly.push(if vocabulary.has_order { of.if_needed(at) } else { of });
            self.readings[at] = Some(Ok(found.says));
        }
        partly
    }

    fn read(&self, vocabulary: &Vocabulary, clue: &Option<Sentences>) -> Reading {
        let (span, parts) = clue.as_ref()?;
        Some(statement(vocabulary, self.source, *span, parts, self.text))
    }
}

/// Whether a statement counts steps between moments that are not equally far apart.
fn counts_uneven_moments(vocabulary: &Vocabulary, says: &Statement) -> bool {
    let name = vocabulary.uneven_moments.as_deref();
    name.is_some_and(|name| sentence::counts_steps_of(says, name))
}

/// A refusal, and what its clue would say.
fn taken_freely(
    refusal: &Refusal,
    says: &Statement,
    text: &dyn Fn(&Statement) -> String,
) -> Diagnostic {
    refusal.diagnostic().help(format!("taken freely it would say `{}`", text(says)))
}

/// Whether what a clue tells to be in the next house may be in the same one, by the words that it has.
fn may_be_within_house(
    vocabulary: &Vocabulary,
    clue: &Option<Sentences>,
    says: &Statement,
) -> bool {
    let mut sentences = clue.iter().flat_map(|(_, parts)| parts);
    sentences.any(|of| Reader::new(vocabulary, of).may_be_within_house(says))
}

/// All sentences of the clues.
fn all_of(clues: &[Option<Sentences>]) -> Vec<&[Token]> {
    clues.iter().flatten().flat_map(|(_, parts)| parts).map(Vec::as_slice).collect()
}

/// Whether a clue is to be looked at again.
fn is_strange(has_order: bool, reading: &Reading) -> bool {
    match reading {
        Some(Err(refusal)) => refusal.code != Code::EnglishAmbiguous,
        // `finished above Ann`, where nothing stands above another one, may tell of values.
        Some(Ok(says)) => !has_order && sentence::puts_in_order(says),
        None => false,
    }
}

/// What is understood of a clue, if it is something: sentence by sentence, and of each some parts; with words that the
/// puzzle has `taught`, also without some of its words.
fn clue_in_part(
    vocabulary: &Vocabulary,
    sentences: &[Vec<Token>],
    taught: Option<&Taught>,
    text: &dyn Fn(&Statement) -> String,
) -> Option<InPart> {
    let read = |tokens: &[Token]| plainly(vocabulary, tokens, text);
    let (mut says, mut passed) = (Vec::new(), Vec::new());
    let sentences = &loose::resolved(vocabulary, sentences)[..];
    // What was only so in a dream is not told by the words beside it.
    if sentences.iter().any(|sentence| Reader::new(vocabulary, sentence).is_so_elsewhere()) {
        return None;
    }
    for sentence in sentences {
        if let Some(whole) = read(sentence) {
            says.push(whole);
            continue;
        }
        if degrees::is_denied(sentence) {
            return None;
        }
        let shorter = || abridged(vocabulary, sentence, taught?, &read, text);
        match partial::in_part(vocabulary, sentence, &read).or_else(shorter) {
            Some(found) => {
                says.push(found.says);
                passed.extend(found.passed);
            }
            None if partial::may_be_left(sentence) => {
                passed.push(sentence[0].span.to(sentence[sentence.len() - 1].span));
            }
            None => return None,
        }
    }
    // `keeps the cta` may be a slip, and no story.
    let is_left_out = |token: &Token| {
        passed.iter().any(|span| span.range().contains(&(token.span.start as usize)))
    };
    let has_slip = |sentence: &Vec<Token>| {
        let in_name = vocabulary.in_names(sentence, |_| false);
        let words = sentence.iter().zip(in_name).filter(|(_, in_name)| !in_name);
        words
            .map(|(token, _)| token)
            .filter(|token| is_left_out(token))
            .any(|token| vocabulary.is_slip(&token.word))
    };
    if sentences.iter().any(has_slip) {
        return None;
    }
    let says = sentence::all_of(says)?;
    let within = |of: &Vec<Token>| Reader::new(vocabulary, of).may_be_within_house(&says);
    // `liked the rug, but bought the lamp` tells of two things.
    let is_wrong = Reader::new(vocabulary, &[]).is_never(&says) || sentences.iter().any(within);
    (!is_wrong).then_some(InPart { says, passed })
}

/// What a sentence says in plain words for its turns of speech.
fn plainly(
    vocabulary: &Vocabulary,
    tokens: &[Token],
    text: &dyn Fn(&Statement) -> String,
) -> Option<Statement> {
    meaning::loosely(vocabulary, &loose::plainly(vocabulary, tokens), text)
}

/// What is understood of a clue without its epithets, sentence by sentence.
fn clue_without_epithets(
    vocabulary: &Vocabulary,
    sentences: &[Vec<Token>],
    text: &dyn Fn(&Statement) -> String,
) -> Option<InPart> {
    let read = |tokens: &[Token]| plainly(vocabulary, tokens, text);
    let (mut says, mut passed) = (Vec::new(), Vec::new());
    for sentence in sentences {
        let found = partial::without_epithets(vocabulary, sentence, &read)?;
        says.push(found.says);
        passed.extend(found.passed);
    }
    Some(InPart { says: sentence::all_of(says)?, passed })
}

/// Adds to a vocabulary what its sentences tell of its words, and takes out of them who is no item.
fn tell(
    vocabulary: &mut Vocabulary,
    source: &Source,
    sentences: &mut [Option<Sentences>],
    diagnostics: &mut Diagnostics,
) {
    if !vocabulary.has_order {
        let told = protagonist::take_out(vocabulary, source, sentences);
        diagnostics.extend(told);
    }
    diagnostics.extend(protagonist::call_she(vocabulary, source, sentences));
    let told = wish::take_out(vocabulary, sentences);
    diagnostics.extend(told);
    let all = all_of(sentences);
    for (sense, unit) in learn::units(vocabulary, &all) {
        vocabulary.senses[sense].unit = Some(unit);
    }
    if let Some((sense, sign)) = learn::money(vocabulary, &all) {
        vocabulary.set_money(sense, sign);
    }
    vocabulary.story = Some(learn::learn(vocabulary, &all));
    let is_of_sexes = |token: &Token| sexes::sex_of(&token.word).is_some();
    if all.iter().copied().flatten().any(is_of_sexes) {
        vocabulary.sexes = Sexes::of(vocabulary, source);
    }
}
