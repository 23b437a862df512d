//! Whole puzzles as they are printed: an opening, lists of items, clues and questions.
//!
//! `cutting` makes parts of the text, `lists` reads the items and `naming` makes categories of them, `positions` tells how many
//! rows there are and how they stand. What else is said must be understood as well: `beside` passes over the sentences that say
//! nothing of the items, `asking` the questions. `assume` collects the items of a text that lists none.
//! The clues stay English sentences of the document; they are read as those of any file.

mod asking;
mod assume;
mod beside;
pub(super) mod cutting;
mod lists;
mod mentions;
mod naming;
mod positions;

use compact_str::CompactString;

use super::token::{Token, tokens};
use super::{lexicon, words};
use crate::model::ids::Span;
use crate::syntax::Source;
use crate::syntax::ast::{
    Category, Clue, Document, Labels, Line, LineKind, Name, Positions, Shape,
};
use crate::syntax::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::syntax::parser::MAX_CLUES;
use crate::syntax::text::squeeze;
use asking::{instruction, question};
use assume::Story;
use beside::introducing::{only_introduces, tells_of_one_and_others};
use beside::scene::Scene;
use beside::{alarm, definitions, idle, introduction, passed};
pub use cutting::format::is_text;
use cutting::parts::Parts;
use cutting::{hidden, lines, numbering, parts, pronouns, quotes, sentence, tex};
use lists::told::Candidates;
use lists::{asides, heading_order, leaders, leftover, list, range, stated, told};
use mentions::Mentions;
use naming::{items, verbs};
use positions::arrangement::Setting;
use positions::landmarks::Mark;
use positions::opening::Count;
use positions::{drawn, floors, label_lists, labels, moments, opening, race, two_scales};

/// How long a text may be whose items are collected from its sentences, which are read several times for it.
const MAX_STORY: usize = 50_000;

/// Reads a printed text into a document whose clues are English sentences.
///
/// What is wrong goes to `diagnostics`. `None` when the positions or the items are not known.
pub fn read(source: &Source, diagnostics: &mut Diagnostics) -> Option<Document> {
    read_way(source, 0, diagnostics).0
}

/// In how many ways the items of a text can be collected that lists none; 0 for any other text.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ways {
    /// How many there are.
    pub number: usize,
    /// How many of them, the last ones, count only if none of those before leaves a single answer.
    pub resorts: usize,
    /// Whether the first counts if its clues are understood, whatever answers they leave.
    pub is_first_plain: bool,
}

/// Reads a printed text in one of the ways to collect the items of a story that lists none; and which ways there are. A way
/// is right only if the puzzle then has a single answer.
pub fn read_way(
    source: &Source,
    way: usize,
    diagnostics: &mut Diagnostics,
) -> (Option<Document>, Ways) {
    let plain = tex::without(leaders::plain(&source.text));
    let drawn = drawn::without_rows(asides::without(quotes::with_commas_behind(plain)));
    let floors = floors::without_numbers(drawn.text);
    let numbered: Vec<(Span, u32)> = floors.tops.into_iter().chain(drawn.rows).collect();
    let text = &floors.text;
    let mut reader = Reader {
        text,
        diagnostics,
        ending: None,
        way,
        ways: Vec::new(),
        resorts: 0,
        is_first_plain: false,
        landmarks: Vec::new(),
        introducing: Vec::new(),
        lists_items: false,
    };
    if let Some(floor) = floors.otherwise {
        let message = "this floor may be counted from the ground, or from the floor above it";
        reader.error(floor, message, "give the number of the floor: `on floor 3`");
        return (None, Ways::default());
    }
    let document = reader.read(&numbered);
    let Reader { ways, resorts, is_first_plain, .. } = reader;
    (document, Ways { number: ways.len(), resorts, is_first_plain })
}

/// A sentence and its words.
struct Sentence {
    span: Span,
    tokens: Vec<Token>,
    /// Whether it lists items, which are taken out of its words.
    listed: bool,
    /// Whether it is neither a clue nor a question.
    silent: bool,
}

/// What stands in front of the clues.
struct Opening {
    sentences: Vec<Sentence>,
    /// The questions, which may list items.
    asking: Vec<Sentence>,
    /// What stands before the lists that are set off.
    headings: Vec<Sentence>,
}

/// What looks like a list of items and cannot be read as one.
#[derive(Debug)]
struct Odd {
    span: Span,
    message: String,
    help: &'static str,
}

struct Reader<'a> {
    text: &'a str,
    diagnostics: &'a mut Diagnostics,
    /// What stands behind a list and may tell of its items: an error if nothing else is.
    ending: Option<Diagnostic>,
    /// Which of the ways to collect the items of a story is taken.
    way: usize,
    /// These ways; none if the text is no story, or lists items.
    ways: Vec<assume::Story>,
    /// How many of the last of them count only if those before leave no single answer.
    resorts: usize,
    /// Whether the first of them counts if its clues are understood.
    is_first_plain: bool,
    /// What stands at the ends of the row.
    landmarks: Vec<Mark>,
    /// The sentences among the clues that may only introduce them.
    introducing: Vec<Span>,
    /// Whether items are listed, and not collected from the clues.
    lists_items: bool,
}

impl Reader<'_> {
    /// `numbered`: the number of the top floor, where it is told beside something else, and of the last box of a row.
    fn read(&mut self, numbered: &[(Span, u32)]) -> Option<Document> {
        let mut parts = parts::parts(self.text);
        if let Some(heading) = parts.solution {
            self.error(heading, "the text goes on with its solution", "leave the solution out");
            return None;
        }
        if parts.clues.len() > MAX_CLUES {
            let message = format!("a puzzle has at most {MAX_CLUES} clues");
            let span = parts.clues[MAX_CLUES].span;
            self.diagnostics.push(Diagnostic::error(Code::TooLarge, span, message));
            return None;
        }
        let mut opening: Vec<Sentence> =
            parts.opening.iter().map(|span| self.sentence(*span)).collect();
        let said = opening.len();
        opening.extend(parts.questions_in_front().map(|span| self.sentence(span)));
        let odd = parts.odd.take().or_else(|| told::judge(self.text, &opening[..said], &mut parts));
        let odd = odd.or_else(|| heading_order::odd(self.text, &parts.lists));
        if let Some(odd) = odd {
            self.error(odd.span, odd.message, odd.help);
            return None;
        }
        for table in &parts.unpaired {
            let message = "each column of this table lists items, and its rows say nothing";
            let warning = Diagnostic::warning(Code::PassedOver, *table, message);
            self.diagnostics
                .push(warning.help("write a clue for what goes together, if the rows say so"));
        }
        let candidates = Candidates::of(self.text, &opening, &parts);
        let mut count = self.count(&opening[..said], &parts, &candidates)?;
        if let Some((span, _)) = numbered.iter().find(|(_, last)| *last != count.number) {
            self.unnumbered(*span, count.number);
            return None;
        }
        self.place(&mut count, &mut parts);
        self.place_by_noun(&opening[..said], &mut count, &parts);
        let lists = candidates.told(self.text, count.number as usize);
        let items = told::places(self.text, &lists, candidates.restated());
        let listed = |token: &Token| {
            let at = items.partition_point(|item| item.end <= token.span.start);
            items.get(at).is_some_and(|item| item.start < token.span.end)
        };
        let asking = opening.split_off(said);
        self.take_landmarks(&mut opening, &lists, &parts, &count);
        let said = opening.len();
        opening.extend(asking);
        self.lists_alone(&opening, &parts, &lists, &count, &items)?;
        for sentence in &mut opening {
            sentence.listed = sentence.tokens.iter().any(listed);
            sentence.tokens.retain(|token| !listed(token));
        }
        let asking = opening.split_off(said);
        let headings = self.headings(&mut parts, &count)?;
        parts.lists.extend(lists);
        let two = |list: &list::List| leftover::two_in_one(self.text, list, count.number as usize);
        if let Some(two) = parts.lists.iter().find_map(two) {
            let message = format!("`{}` may be one item or two", squeeze(&self.text[two.range()]));
            self.error(two, message, "put each item of the list in double quotes");
            return None;
        }
        let item = |list: &list::List| list.divided.first().map(|item| item.span.start);
        parts.lists.sort_by_key(|list| (list.description.start, item(list)));
        self.lists_items = !parts.lists.is_empty();
        let mut categories = match parts.lists.is_empty() {
            true => {
                let mut collected = self.collected(&parts, &mut count)?;
                self.moor(&opening, &mut count, &parts, &mut collected);
                collected
            }
            false => {
                let listed = items::categories(self.text, &parts, &count);
                self.with_unlisted(&parts, &count, listed)?
            }
        };
        if let Some(story) = self.ways.get(self.way) {
            let listed = |token: &Token| {
                story
                    .listed
                    .iter()
                    .any(|span| span.start <= token.span.start && token.span.end <= span.end)
            };
            for sentence in &mut opening {
                sentence.listed |= sentence.tokens.iter().any(listed);
                sentence.tokens.retain(|token| !listed(token));
            }
        }
        let said = opening.iter().chain(&asking).map(|sentence| &sentence.tokens[..]);
        verbs::add(said, &mut categories);
        verbs::add_of_favourites(self.text, &mut categories);
        let opening = Opening { sentences: opening, asking, headings };
        let document = self.document(&parts, opening, &count, categories)?;
        match self.ending.take() {
            Some(odd) => {
                self.diagnostics.push(odd);
                None
            }
            None => Some(document),
        }
    }

    /// Whether a text is too long to collect its items from its sentences, which is reported.
    fn is_long_story(&mut self) -> bool {
        let is_long = self.text.len() > MAX_STORY;
        if is_long {
            let message =
                format!("a text that does not list its items has at most {MAX_STORY} characters");
            self.diagnostics.push(
                Diagnostic::error(Code::TooLarge, Span::default(), message)
                    .help("add a line for each category, such as `Pets: dog, cat and fish`"),
            );
        }
        is_long
    }

    /// The categories of a text that lists none.
    fn collected(&mut self, parts: &Parts, count: &mut Count) -> Option<Vec<(Category, Span)>> {
        if self.is_long_story() {
            return None;
        }
        let by_deeds = assume::by_deeds(self.text, parts, count);
        // Houses in a row are no story.
        let is_of_houses = !count.people && lexicon::HOUSES.contains(&&*words::stem(&count.noun));
        if self.ways.is_empty() && !is_of_houses {
            let number = count.number as usize;
            let found = assume::stories(self.text, parts, Some(number));
            if found.is_of_story || by_deeds.is_none() {
                self.ways = found.stories;
            }
        }
        self.is_first_plain = self.ways.is_empty() && by_deeds.is_some();
        if self.is_first_plain {
            self.ways.extend(by_deeds);
        } else {
            let framed = assume::framed(self.text, parts, count, &[]);
            self.resorts += usize::from(framed.is_some() && !self.ways.is_empty());
            self.ways.extend(framed);
        }
        self.add_known(parts, count, &[]);
        let Some(story) = self.ways.get(self.way) else {
            if self.way == 0 {
                assume::refuse(self.text, parts, count, self.diagnostics);
            }
            return None;
        };
        assume::warn_of_story(story, self.diagnostics);
        // Nobody says where these stand.
        let is_placed =
            |clue: &parts::Entry| introduction::tells_places(&self.sentence(clue.span).tokens);
        let is_plain = self.is_first_plain && self.way == 0;
        count.people |= !is_plain && !parts.clues.iter().any(is_placed);
        Some(story.categories.clone())
    }

    /// The last way: items known by what they are. It counts only if those before fail, and is looked for when its turn comes.
    fn add_known(&mut self, parts: &Parts, count: &Count, given: &[(Category, Span)]) {
        let is_due = self.way == self.ways.len();
        let story = match is_due {
            true => assume::known(self.text, parts, count, given),
            false => Some(Story::default()),
        };
        self.resorts += usize::from(story.is_some() && !self.ways.is_empty());
        self.ways.extend(story);
    }

    /// The categories of a text that lists some, with those that it lists nowhere.
    fn with_unlisted(
        &mut self,
        parts: &Parts,
        count: &Count,
        mut listed: Vec<(Category, Span)>,
    ) -> Option<Vec<(Category, Span)>> {
        self.ways.clear();
        if self.way > 0 {
            self.ways.push(Story::default());
            self.add_known(parts, count, &listed);
            let story = self.ways.get(self.way)?;
            assume::warn_beside_lists(story, self.diagnostics);
            listed.extend(story.categories.iter().cloned());
            let others = assume::announced(self.text, parts, count, &listed, self.diagnostics);
            listed.extend(others);
            return Some(listed);
        }
        let diagnostics = &mut *self.diagnostics;
        let others = assume::announced(self.text, parts, count, &listed, diagnostics);
        listed.extend(others);
        let mut framed = None;
        if let [only] = &listed[..] {
            let mut others = assume::beside_list(self.text, parts, count, only, diagnostics);
            if others.is_empty() {
                framed = assume::framed(self.text, parts, count, &listed);
                others = framed.iter().flat_map(|story| story.categories.clone()).collect();
                framed.iter().for_each(|story| assume::warn_of_story(story, diagnostics));
            }
            listed.extend(others);
        }
        self.is_first_plain = framed.is_none();
        self.ways.push(framed.unwrap_or_default());
        self.add_known(parts, count, &listed);
        Some(listed)
    }

    /// Calls the positions of people what a list calls them, if the clues tell who is beside whom: `Seat: 1, 2, 3`.
    fn place(&mut self, count: &mut Count, parts: &mut Parts) {
        self.numbers_of_places(count, parts);
        let of_positions = |list: &list::List| label_lists::of_positions(self.text, list);
        let Some(place) = parts.lists.iter().find_map(of_positions) else { return };
        let tells_places =
            |clue: &parts::Entry| opening::tells_places(&self.sentence(clue.span).tokens);
        if count.people && parts.clues.iter().any(tells_places) {
            *count = Count { noun: place.into(), people: false, ..count.clone() };
        }
    }

    /// What stands before the lists that are set off, without the lists that only tell how the positions are
    /// called: `Houses: 1, 2, 3`. `None` if such a list gives them other names than numbers.
    fn headings(&mut self, parts: &mut Parts, count: &Count) -> Option<Vec<Sentence>> {
        let mut headings = Vec::with_capacity(parts.lists.len());
        let mut all = std::mem::take(&mut parts.lists);
        let mut odd = None;
        all.retain(|list| {
            let are_labels = label_lists::are_set_off(self.text, list, count);
            let end = list.divided.iter().map(|item| item.span.end).max().filter(|_| are_labels);
            let whole = Span { end: end.unwrap_or(list.description.end), ..list.description };
            let sentence = self.sentence(whole);
            let number = |item: &list::Item| Some(words::number(&[&item.name])?.0);
            let numbers: Vec<_> = list.divided.iter().map(number).collect();
            let rise = numbers.iter().all(Option::is_some) && numbers.is_sorted()
                || label_lists::are_ordinals(list);
            if are_labels && !rise {
                odd.get_or_insert(whole);
            }
            headings.push(Sentence { listed: !are_labels, silent: true, ..sentence });
            !are_labels
        });
        parts.lists = all;
        match odd {
            Some(span) => {
                self.unnumbered(span, count.number);
                None
            }
            None => Some(headings),
        }
    }

    fn sentence(&self, span: Span) -> Sentence {
        let tokens = tokens(&self.text[span.range()], span.start as usize);
        Sentence { span, tokens, listed: false, silent: false }
    }

    fn error(&mut self, span: Span, message: impl Into<String>, help: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(Code::EnglishText, span, message).help(help));
    }

    /// Refuses a race in numbered lanes whose places are no items: `The girl in lane 4 came in first` would be taken for a
    /// position that is another one.
    fn one_scale(
        &mut self,
        opening: &[Sentence],
        clues: &[(Option<Name>, Span)],
        categories: &[(Category, Span)],
    ) -> Option<()> {
        // Few texts have lanes.
        let is_lane =
            |four: &[u8]| matches!(four[0], b'L' | b'l') && four.eq_ignore_ascii_case(b"lane");
        let has_lanes = self.text.as_bytes().windows(4).any(is_lane);
        if !has_lanes || two_scales::are_items(categories.iter().map(|(category, _)| category)) {
            return Some(());
        }
        let spans = opening.iter().map(|sentence| sentence.span);
        let spans = spans.chain(clues.iter().map(|(_, span)| *span));
        let sentences: Vec<Vec<Token>> = spans.map(|span| self.sentence(span).tokens).collect();
        let Some(coming) = two_scales::told(sentences.iter().map(Vec::as_slice)) else {
            return Some(());
        };
        let message = "this tells of places in a race, and the rows are lanes with numbers";
        let help = "add a line for the places, such as `Place: 1st, 2nd, 3rd`";
        self.error(coming.span, message, help);
        None
    }

    fn document(
        &mut self,
        parts: &Parts,
        opening: Opening,
        count: &Count,
        categories: Vec<(Category, Span)>,
    ) -> Option<Document> {
        let Opening { sentences: mut opening, asking, headings } = opening;
        let mut asking = asking.into_iter();
        let mentions = Mentions::of(categories.iter().map(|(category, _)| category));
        self.landmarks_alone(&mentions)?;
        let mut clues: Vec<(Option<Name>, Span)> = Vec::new();
        let mut lines = Vec::new();
        if let Some(span) = parts.title {
            // `PUZZLES, PUZZLES, PUZZLES`
            let is_heading = !self.text[span.range()].contains(char::is_lowercase)
                && parts.clues.iter().any(|clue| clue.marked);
            match self.is_clue(span, &mentions) && !is_heading {
                true => clues.push((None, span)),
                false => lines.push((
                    LineKind::Title(Name::new(squeeze(&self.text[span.range()]), span)),
                    span,
                )),
            }
        }
        let mut asked = Vec::new();
        let is_numbered = parts.clues.iter().any(|clue| clue.marked);
        let mut shape =
            self.opening(&mut opening, &mentions, count, &mut clues, &mut asked, is_numbered)?;
        shape = self.of_headings(&headings, &mentions, count)?.unwrap_or(shape);
        let mut announced = Vec::new();
        let mut instructed = false;
        for entry in &parts.clues {
            if entry.marked && !instruction::may_say_nothing(self.text, entry.span) {
                clues.push((entry.label.clone(), entry.span));
                continue;
            }
            let sentence = self.sentence(entry.span);
            if !entry.marked
                && let Some(question) = instruction::question_within(&sentence, &mentions)
            {
                asked.push(question);
            } else if self.says_nothing(&sentence, &mentions, count) {
                announced.push(Sentence { silent: true, ..sentence });
            } else if entry.marked || !self.is_passed_over(&sentence, &mentions, &mut instructed) {
                clues.push((entry.label.clone(), entry.span));
            }
        }
        self.form(&parts.form, &mentions)?;
        self.rows_of_answer(parts, &mentions)?;
        // A clue may stand among the questions.
        for span in &parts.questions {
            let sentence = asking.next().unwrap_or_else(|| self.sentence(*span));
            let tokens = &sentence.tokens;
            if instruction::shows_an_answer(tokens) {
                continue;
            }
            if hidden::is_in(tokens, &mentions) {
                let message = "this question may tell what no clue does";
                self.error(
                    *span,
                    message,
                    "write a sentence for the clue, and one for the question",
                );
                return None;
            }
            if let Some(odd) = alarm::doubts_clues(tokens) {
                let message = format!("this question may say that not all is true: `{}`", odd.word);
                self.error(
                    odd.span,
                    message,
                    "write only clues that are true, and ask for the items",
                );
                return None;
            }
            let may_say_more =
                mentions.first(tokens).is_some() || instruction::alarms_in_instruction(tokens);
            let is_clue = !is_question(&self.text[span.range()])
                && may_say_more
                && !instruction::asks_to_solve(tokens);
            match is_clue {
                true => clues.push((None, *span)),
                false if sentence.listed && mentions.first(tokens).is_none() => {}
                false => {
                    let whole = instruction::question_within(&sentence, &mentions).unwrap_or(*span);
                    asked.extend(instruction::questions(&self.sentence(whole)));
                }
            }
        }
        numbering::without_equal(&mut clues);
        pronouns::join(self.text, &mut clues);
        self.one_scale(&opening, &clues, &categories)?;
        let is_race = || {
            let spans = opening.iter().chain(&headings).map(|sentence| sentence.span);
            let spans = spans.chain(clues.iter().map(|(_, span)| *span));
            !race::has_values(categories.iter().map(|(category, _)| category))
                && race::is_told(spans.map(|span| self.sentence(span).tokens))
        };
        let names: Vec<CompactString> =
            categories.iter().map(|(category, _)| category.name.text.clone()).collect();
        let positions = self.positions(count, shape, &clues, &mentions, &names, is_race);
        let mut categories = categories;
        let has_one_each =
            || opening.iter().any(|of| range::has_one_each(&self.text[of.span.start as usize..]));
        let of_queue = || {
            let said = clues.iter().map(|(_, span)| self.sentence(*span).tokens);
            moments::of_queue(&categories, said)
        };
        if positions.is_none()
            && let Some(days) =
                moments::positions(&categories).filter(|_| has_one_each()).or_else(of_queue)
        {
            let (category, span) = categories.remove(days);
            lines.push((LineKind::Positions(moments::of(category)), span));
        }
        if let (None, [(only, span)], false) =
            (&positions, &categories[..], moments::are_in(&lines))
        {
            let name = &only.name.text;
            let message = format!("the text lists items of one kind only, `{name}`");
            self.error(
                *span,
                message,
                "add a line for each category, such as `Pets: dog, cat and fish`",
            );
            return None;
        }
        if positions.is_none() && !moments::are_in(&lines) {
            items::begin_with_names(&mut categories);
        }
        if let Some(mut positions) = positions {
            items::without_name(&mut categories, &positions.word);
            opening.extend(headings);
            opening.extend(announced);
            self.arranged(&opening, &mentions, shape, count)?;
            positions.labels = self.labels(&opening, count)?;
            lines.push((LineKind::Positions(positions), count.span));
        }
        lines.extend(
            categories.into_iter().map(|(category, span)| (LineKind::Category(category), span)),
        );
        if clues.is_empty() {
            self.error(Span::default(), "the text has no clues", "write a sentence for each clue");
            return None;
        }
        let questions = question::read(self.text, &asked, &lines, &mentions, self.diagnostics);
        lines.push((LineKind::Clues, clues[0].1));
        for (label, span) in clues {
            let text = sentence::plain(&self.text[span.range()]);
            let english = Some(Box::new(Name::new(text, span)));
            let label = label.map(Box::new);
            let introduces = self.introducing.contains(&span);
            let clue = Clue { label, statement: None, wording: None, english, introduces };
            lines.push((LineKind::Clue(clue), span));
        }
        if let Some((_, span)) = questions.first() {
            lines.push((LineKind::Questions, *span));
        }
        lines.extend(
            questions.into_iter().map(|(question, span)| (LineKind::Question(question), span)),
        );
        let line = |(kind, span)| Line { leading: Vec::new(), kind, span, comment: None };
        Some(Document { lines: lines.into_iter().map(line).collect(), trailing: Vec::new() })
    }

    /// Whether a line that looks like a title says something of items.
    fn is_clue(&self, span: Span, mentions: &Mentions) -> bool {
        let tokens = self.sentence(span).tokens;
        let verb = tokens.iter().any(|token| list::CLAUSE.contains(&token.word.as_str()));
        mentions.count(&tokens) > usize::from(!verb)
    }

    /// Sorts the sentences of the opening: clues, and what says nothing of the items. The shape of
    /// the positions.
    fn opening(
        &mut self,
        opening: &mut [Sentence],
        mentions: &Mentions,
        count: &Count,
        clues: &mut Vec<(Option<Name>, Span)>,
        questions: &mut Vec<Span>,
        is_numbered: bool,
    ) -> Option<Shape> {
        let number = count.number as usize;
        let mut shape = Shape::Plain;
        let first = clues.len();
        let mut instructed = false;
        let mut introduced = false;
        for sentence in opening {
            let Sentence { span, listed, .. } = &*sentence;
            let mut tokens = introduction::without_kind(&sentence.tokens);
            if *listed {
                tokens = list::without_alphabet(&tokens);
            }
            let tokens = &idle::without(tokens, *listed, mentions, count);
            let names_item = mentions.first(tokens).is_some();
            let tells_places = introduction::tells_places(tokens);
            let backwards = introduction::runs_backwards(tokens);
            // What stands in front of numbered clues is an introduction.
            let has_begun = clues.len() > first && !is_numbered;
            let scene = Scene { mentions, count };
            // `The red one is at the left end`, `The two men live side by side`: small words may be a clue as well.
            let places_some = scene.places_some(&sentence.tokens);
            // `The customer of 25 days is between the ones of 20 and of 10 days, in that order`
            let is_between = names_item && tokens.iter().any(|token| token.word == "between");
            let may_be_clue =
                has_begun || !listed && (places_some || is_between || names_item && tells_places);
            let general =
                introduction::introduces(tokens) && !mentions.named(tokens) && !may_be_clue;
            let spoken = (names_item || tells_places) && !scene.is_set(sentence) || places_some;
            // `From left to right the houses are red, white and blue.`
            let is_told_first = sentence.tokens.first().is_some_and(|token| token.word == "from");
            if *listed && (has_begun || is_told_first) && passed::tells_order(&sentence.tokens) {
                let message = "this list may tell in which order its items stand";
                self.error(
                    *span,
                    message,
                    "write who stands where as clues, or leave the order out",
                );
                return None;
            }
            if instruction::is_remark(self.text, *span, tokens) && !names_item
                || instruction::dates_the_issue(&self.text[span.range()])
                || instruction::asks_to_match_by_clues(tokens, |token| mentions.has(token))
            {
                continue;
            }
            if let Some(question) = instruction::question_within(sentence, mentions) {
                questions.push(question);
                continue;
            }
            // `Think step by step and give the answer as {"house 1": …}.`
            let of_answer =
                || instruction::commands(tokens) && instruction::speaks_of_the_answer(tokens);
            if (has_begun || of_answer())
                && !backwards
                && self.is_passed_over(sentence, mentions, &mut instructed)
            {
                continue;
            }
            // Somebody's hobby may be puzzles.
            let other: Vec<Token> =
                tokens.iter().filter(|token| !mentions.has(token)).cloned().collect();
            if instruction::speaks_of_the_puzzle(&other)
                && mentions.count(tokens) <= usize::from(self.text[span.range()].ends_with(':'))
                && !tells_places
                && alarm::alarm(tokens).is_none()
                && !general
            {
                let message = "this sentence is taken to speak of the puzzle and not of its items";
                self.diagnostics.push(Diagnostic::warning(Code::PassedOver, *span, message));
                continue;
            }
            let is_story = spoken
                && is_numbered
                && introduced
                && alarm::alarm(tokens).is_none()
                && scene.goes_on(tokens);
            if is_story {
                let message = "this sentence names one item only and is taken for introduction";
                self.diagnostics.push(Diagnostic::warning(Code::PassedOver, *span, message));
                continue;
            }
            if !backwards && !general && (spoken || has_begun) {
                // What is not understood of it would be left out.
                if definitions::numbers_floors(tokens) {
                    self.unnumbered(*span, count.number);
                    return None;
                }
                let may_introduce = match listed {
                    true => {
                        !self.lists_more(*span, tokens, *listed, mentions)
                            && mentions.first(tokens).is_none()
                    }
                    false => self.lists_items && tells_of_one_and_others(tokens, mentions, count),
                };
                if is_numbered && may_introduce && only_introduces(tokens, mentions, count) {
                    self.introducing.push(*span);
                }
                clues.push((None, *span));
                continue;
            }
            if backwards {
                self.error(
                    *span,
                    "the positions are counted from right to left",
                    "count them from left to right",
                );
                return None;
            }
            self.without_rules(*span, tokens, mentions, count)?;
            if let Some(odd) = list::odd_item(self.text, *span, number).filter(|_| !general) {
                let message = format!("`{}` cannot be an item", squeeze(&self.text[odd.range()]));
                self.error(odd, message, "put each item of the list in double quotes");
                return None;
            }
            if opening::shape(tokens) == Shape::Ring {
                shape = Shape::Ring;
            }
            let told = *listed || opening::count(tokens).is_some();
            let asks = instruction::asks_to_solve(tokens);
            let passed = !general && !told && !asks;
            if !general
                && !asks
                && introduction::denies(tokens, *listed, |token| mentions.is_of_heading(token))
            {
                let message = "this sentence may deny what the clues and lists say";
                self.error(*span, message, "say for each clue what does not hold");
                return None;
            }
            let ranked = || idle::tells_ranks(&sentence.tokens, *listed, mentions, count);
            if passed && leftover::seems_to_list(self.text, *span, number) && !ranked()
                || told && !*listed && leftover::has_slashes(&self.text[span.range()])
            {
                self.refuse_list(*span);
                return None;
            }
            if let Some(odd) = passed::odd_end(tokens).filter(|_| !asks) {
                let message = format!(
                    "`{}` may tell of some of them only, or of their order",
                    squeeze(&self.text[odd.range()])
                );
                self.error(odd, message, "write what it tells as a clue, or leave it out");
                return None;
            }
            let somebody = || passed::somebody(tokens, count).filter(|_| passed);
            if let Some(odd) = somebody().or_else(|| passed::joined(tokens).filter(|_| !asks)) {
                let message = format!(
                    "`{}` may be somebody who has something else",
                    squeeze(&self.text[odd.range()])
                );
                self.error(
                    odd,
                    message,
                    "write a clue, or leave the sentence out if it says nothing",
                );
                return None;
            }
            if passed && !self.tells_labels(tokens, count) {
                let message = "this sentence mentions no item and is taken for introduction";
                self.diagnostics.push(Diagnostic::warning(Code::PassedOver, *span, message));
            }
            if self.lists_more(*span, tokens, *listed, mentions)
                && !self.tells_labels(tokens, count)
            {
                self.refuse_list(*span);
                return None;
            }
            sentence.silent = true;
            introduced = true;
        }
        Some(shape)
    }

    /// Says that a sentence in front of the clues lists something that is not understood.
    fn refuse_list(&mut self, span: Span) {
        let message = "a list in front of the clues is not understood";
        let help = "write it on a line of its own, such as `Pets: dog, cat and fish`";
        self.error(span, message, help);
    }

    /// Whether a sentence in front of the clues has one more list than those that are read.
    fn lists_more(&self, span: Span, tokens: &[Token], listed: bool, mentions: &Mentions) -> bool {
        let said = lines::joined(&self.text[span.range()]);
        let is_announced = stated::announces(&said);
        // `rooms 5, 4 and 3` are labels.
        let are_labels = tokens
            .windows(2)
            .any(|two| labels::is_place(&two[0]) && words::number(&[&two[1].word]).is_some());
        (listed || is_announced)
            && !are_labels
            && leftover::has_more(tokens, is_announced, |token| mentions.is_of_heading(token))
    }

    /// Says what in a sentence in front of the clues may change the puzzle: a word that tells of a rule, and
    /// another number of things than there are; `None` if anything does.
    fn without_rules(
        &mut self,
        span: Span,
        tokens: &[Token],
        mentions: &Mentions,
        count: &Count,
    ) -> Option<()> {
        let odd = || {
            let is_of_puzzle = |token: &Token| mentions.has(token) || mentions.is_of_heading(token);
            alarm::alarm(tokens)
                .or_else(|| mentions.inexact(tokens))
                .or_else(|| alarm::shares_own(tokens, is_of_puzzle))
        };
        if !instruction::names_the_author(&self.text[span.range()])
            && let Some(word) = odd()
        {
            let message = "a sentence in front of the clues may say how the puzzle is to be read";
            self.diagnostics.push(
                Diagnostic::error(Code::EnglishText, span, message)
                    .related(word.span, "this word tells of a rule")
                    .help("leave the sentence out if it says nothing that the clues do not say"),
            );
            return None;
        }
        if let Some(other) = mentions.miscounted(tokens, count.number) {
            let number = count.number;
            let message =
                format!("the text speaks of {other} things where there are {number} of each");
            self.error(
                span,
                message,
                "each house or person has one thing of each kind: write as many",
            );
            return None;
        }
        Some(())
    }

    /// The shape of which the headings of lists tell, if they tell of one; `None` if they may change the puzzle.
    fn of_headings(
        &mut self,
        headings: &[Sentence],
        mentions: &Mentions,
        count: &Count,
    ) -> Option<Option<Shape>> {
        // `Truth or dare: …` is a name, and no rule.
        const LONGEST_NAME: usize = 3;
        let mut shape = None;
        for Sentence { span, tokens, .. } in headings {
            if tokens.len() > LONGEST_NAME {
                self.without_rules(*span, tokens, mentions, count)?;
            }
            if opening::shape(tokens) == Shape::Ring {
                shape = Some(Shape::Ring);
            }
        }
        Some(shape)
    }

    /// Says which sentence tells of an arrangement that no shape has; `None` if one does.
    fn arranged(
        &mut self,
        said: &[Sentence],
        mentions: &Mentions,
        shape: Shape,
        count: &Count,
    ) -> Option<()> {
        let setting = Setting { text: self.text, mentions, shape, count };
        let odd = said.iter().filter(|sentence| sentence.silent).find_map(|sentence| {
            let at = setting.odd(&sentence.tokens, sentence.listed)?;
            Some((sentence.span, sentence.tokens[at].span))
        });
        let Some((span, word)) = odd else { return Some(()) };
        let message = "this sentence may tell of another arrangement than the clues are read for";
        self.diagnostics.push(
            Diagnostic::error(Code::EnglishText, span, message)
                .related(word, "this word tells of it")
                .help("all stand in a row, or in a circle, one at each position; a clue says who stands where"),
        );
        None
    }

    /// The positions; none when the text speaks of people only, so that the first category serves
    /// as the positions.
    fn positions(
        &self,
        count: &Count,
        shape: Shape,
        clues: &[(Option<Name>, Span)],
        mentions: &Mentions,
        names: &[CompactString],
        is_race: impl FnOnce() -> bool,
    ) -> Option<Positions> {
        // The `right whale` is on no side.
        let said = |span: Span| {
            let mut tokens = self.sentence(span).tokens;
            tokens
                .retain(|token| !matches!(&*token.word, "left" | "right") || !mentions.has(token));
            tokens
        };
        // Who travels by ship stands in no ship.
        let place_of = |span: Span| {
            let mut tokens = self.sentence(span).tokens;
            tokens.retain(|token| !mentions.has(token) && !mentions.is_unit(token));
            opening::place(&tokens)
        };
        let is_free = |place: &CompactString| !names.contains(place);
        let told = || self.landmarks.iter().find_map(|mark| mark.place.clone()).filter(is_free);
        let place = || {
            let mut places = clues.iter().filter_map(|(_, span)| place_of(*span));
            told()
                .or_else(|| places.find(|place| is_free(&(*place).into())).map(CompactString::from))
        };
        let placed = || clues.iter().any(|(_, span)| opening::tells_places(&said(*span)));
        let word: CompactString = match count.people {
            false => count.noun.clone(),
            true if shape == Shape::Ring || placed() || !self.landmarks.is_empty() => {
                place().unwrap_or_else(|| "position".into())
            }
            true if is_race() => "place".into(),
            true => return None,
        };
        Some(Positions {
            name: Name::new(opening::plural(&word), count.span),
            word,
            labels: Labels::Number(count.number, count.span),
            shape,
            landmarks: self.landmarks.iter().map(|mark| mark.of.clone()).collect(),
        })
    }
}

/// Whether a sentence ends as a question does, perhaps in quotes.
fn is_question(sentence: &str) -> bool {
    sentence.trim_end_matches(['"', '”', '\'', '’']).ends_with('?')
}
