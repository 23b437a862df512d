//! Sentences and lines that are no clues, and of which a warning says so when it is not certain.

use super::super::asking::instruction;
use super::super::cutting::parts::Parts;
use super::super::cutting::template::{begins_template, has_open_cells};
use super::super::mentions::Mentions;
use super::super::positions::opening;
use super::super::positions::opening::Count;
use super::super::{Reader, Sentence};
use super::{alarm, introduction, scene};
use crate::english::token::{self, Token};
use crate::english::words::Words;
use crate::model::ids::Span;
use crate::syntax::diagnostic::{Code, Diagnostic};

impl Reader<'_> {
    /// Whether a sentence only says how many positions there are, that there is some item, that all
    /// are different or where the puzzle is from. What is not certain gives a warning.
    pub(in super::super) fn says_nothing(
        &mut self,
        Sentence { span, tokens, .. }: &Sentence,
        mentions: &Mentions,
        count: &Count,
    ) -> bool {
        if instruction::is_remark(self.text, *span, tokens) && mentions.first(tokens).is_none() {
            return true;
        }
        if instruction::is_starting_tip(tokens, mentions) {
            let message = "this tip only says what to find first";
            self.diagnostics.push(Diagnostic::warning(Code::PassedOver, *span, message));
            return true;
        }
        if alarm::alarm(tokens).is_some() {
            return false;
        }
        // `One of the women drank tea` tells of a woman.
        let of_one = |tokens: &[Token]| {
            let is_of_item = |token: &Token| mentions.has(token) || mentions.is_of_heading(token);
            introduction::tells_of_one(tokens, is_of_item)
                && tokens.iter().any(|token| mentions.has(token))
                && (!scene::tells_of_sex(tokens)
                    || tokens.iter().any(|token| token.word == count.noun))
        };
        // Each line may be one of them that has no full stop.
        let mut lines = self.text[span.range()].lines().map(|line| token::tokens(line, 0));
        let exists = of_one(tokens) || lines.all(|tokens| of_one(&tokens));
        let told = opening::count(tokens).or_else(|| opening::things(tokens));
        let counts = told.is_some_and(|found| found.number == count.number);
        // `each house is painted a different colour`, beside a hobby of painting
        let is_painted =
            |two: &[Token]| two[0].word == "painted" && matches!(&*two[1].word, "a" | "in");
        let painted = tokens.windows(2).position(is_painted);
        let others: Vec<Token> = (0..tokens.len())
            .filter(|at| Some(*at) != painted)
            .map(|at| tokens[at].clone())
            .collect();
        let announces = introduction::announces(tokens)
            && counts
            && !mentions.named(&others)
            && !introduction::tells_places(tokens);
        if exists || announces && !introduction::introduces(tokens) {
            let message = "this sentence is taken to say nothing of who has what";
            self.diagnostics.push(Diagnostic::warning(Code::PassedOver, *span, message));
        }
        exists || announces
    }

    /// Whether a sentence among or behind the clues mentions nothing, and only asks for the answer
    /// or tells how to give it. `instructed` is whether a sentence in front of it did so.
    pub(in super::super) fn is_passed_over(
        &mut self,
        Sentence { span, tokens, .. }: &Sentence,
        mentions: &Mentions,
        instructed: &mut bool,
    ) -> bool {
        let said = &self.text[span.range()];
        // `Ann bought the ______ for ______.`
        if said.contains("___") && mentions.count(tokens) < 2 && alarm::alarm(tokens).is_none() {
            let message = "this sentence has blanks to be filled in, and says nothing";
            self.diagnostics.push(Diagnostic::warning(Code::PassedOver, *span, message));
            return true;
        }
        let is_template = begins_template(said);
        let spoken = match is_template {
            true => mentions.named(tokens),
            false => mentions.first(tokens).is_some(),
        };
        if spoken || instruction::alarms_in_instruction(tokens) {
            return false;
        }
        let commands = instruction::commands(tokens);
        *instructed |= commands;
        if !commands && !is_template && opening::names_a_place(tokens) {
            return false;
        }
        if commands || said.ends_with('!') || instruction::asks_to_solve(tokens) {
            return true;
        }
        let goes_on = is_template || instruction::speaks_of_parts_of_the_answer(tokens);
        let answers = *instructed && goes_on
            || instruction::speaks_of_the_answer(tokens)
            || instruction::speaks_of_the_puzzle(tokens);
        if answers {
            *instructed = true;
            let message = "this sentence mentions no item and is taken for a part of the question";
            self.diagnostics.push(Diagnostic::warning(Code::PassedOver, *span, message));
        }
        answers
    }

    /// Whether a line is a row to fill in: `Ann | correct hat | correct pet`, which names something in its first cell only.
    fn is_blank_row(&self, line: Span, mentions: &Mentions) -> bool {
        let said = &self.text[line.range()];
        let cells = said.trim_start_matches('|').split_once('|');
        cells.is_some_and(|(_, others)| mentions.first(&token::tokens(others, 0)).is_none())
    }

    /// Passes over the lines that show the form of an answer; `None` if they could say more.
    pub(in super::super) fn form(&mut self, lines: &[Span], mentions: &Mentions) -> Option<()> {
        let says = |span: &Span| {
            let tokens = self.sentence(*span).tokens;
            if instruction::is_remark(self.text, *span, &tokens) {
                return false;
            }
            let is_named = mentions.named(&tokens) && !self.is_blank_row(*span, mentions);
            is_named || instruction::alarms_in_instruction(&tokens)
        };
        if let Some(span) = lines.iter().copied().find(says) {
            let message = "this line may show the form of the answer or be a clue";
            self.error(span, message, "leave out how the answer is to be written");
            return None;
        }
        if let Some(first) = lines.first() {
            let message = "this sentence mentions no item and is taken for a part of the question";
            self.diagnostics.push(Diagnostic::warning(Code::PassedOver, *first, message));
        }
        Some(())
    }

    /// Says which line that names the columns of the answer, or has cells to be filled in, names an item; `None` if one does.
    pub(in super::super) fn rows_of_answer(
        &mut self,
        parts: &Parts,
        mentions: &Mentions,
    ) -> Option<()> {
        let rows = parts.questions.iter().filter(|span| has_open_cells(&self.text[span.range()]));
        let count = |span: &Span| mentions.count(&self.sentence(*span).tokens);
        // The column `Shoes` beside an item `The Shoe Palace`.
        let columns = parts.columns.iter().filter(|span| count(span) > 1);
        let odd = columns.chain(rows.filter(|span| count(span) > 0)).next().copied();
        let Some(span) = odd else { return Some(()) };
        let message = "this line may show the form of the answer or be a clue";
        self.error(span, message, "leave out how the answer is to be written");
        None
    }
}

/// Somebody of whom a sentence that mentions no item may tell something, though: `One guest came bareheaded.`, `Ed came as well.`
pub(in super::super) fn somebody(tokens: &[Token], count: &Count) -> Option<Span> {
    const VERBS: Words =
        Words::of(&["arrived", "came", "did", "had", "has", "is", "was", "went", "wore"]);
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.as_str());
    let is_row = opening::is_people(word(1)) || count.people && word(1) == count.noun;
    let is_one = word(0) == "one" && is_row && VERBS.contains(&word(2));
    let ends = tokens.iter().rev().filter(|token| token.is_word());
    let last: Vec<&str> = ends.take(2).map(|token| token.word.as_str()).collect();
    let is_added = matches!(last[..], ["too" | "also", ..] | ["well", "as"]);
    let is_name =
        || tokens.first().is_some_and(|first| first.is_capital && !opening::is_noun(&first.word));
    let joins = is_added && is_name() && VERBS.contains(&word(1));
    (is_one || joins).then(|| tokens[0].span.to(tokens[1].span))
}

/// Somebody at the end of a sentence about all who does what they do: `They live in a row together with Ed.`, `…, as does Ed.`
pub(in super::super) fn joined(tokens: &[Token]) -> Option<Span> {
    let mut last = tokens.iter().rev().filter(|token| token.is_word());
    let name = last.next().filter(|name| name.is_capital && !opening::is_noun(&name.word))?;
    let (leads, before) = (last.next()?, last.next()?);
    let joins = match &*leads.word {
        "did" | "do" | "does" => before.word == "as",
        "with" => matches!(&*before.word, "along" | "together"),
        "by" => matches!(&*before.word, "beaten" | "followed" | "joined"),
        _ => false,
    };
    joins.then_some(name.span)
}

/// What ends a sentence about all and may tell of some of them, or of the order in which they are listed: `They wear different hats,
/// oldest first.`, `They met, two of them twins.`
pub(in super::super) fn odd_end(tokens: &[Token]) -> Option<Span> {
    const SOME: Words =
        Words::of(&["neither", "nobody", "none", "one", "several", "some", "three", "two"]);
    let opens = tokens.first().map_or("", |first| first.word.as_str());
    let comma = tokens.iter().rposition(|token| matches!(&*token.word, "," | ";" | "("))?;
    let word = |at: usize| tokens.get(comma + 1 + at).map_or("", |token| token.word.as_str());
    let is_capital = |at: usize| tokens.get(comma + 1 + at).is_some_and(|next| next.is_capital);
    let is_extreme = |word: &str| word.len() > 5 && word.ends_with("est") && word != "guest";
    let is_odd = match word(0) {
        "all" | "both" => word(1) == "in" && word(3) == "same" && word(4) == "time",
        "behind" => is_capital(1),
        "but" | "having" => false,
        "by" => !matches!(word(1), "" | "a" | "an" | "the" | "their") && !word(1).ends_with("ing"),
        "each" => {
            let rest = || (1..8).map(word);
            rest().any(|word| word == "than" || word == "else")
                || rest().any(|word| matches!(word, "left" | "right"))
                    && rest().any(|word| word == "next" || word == "one")
        }
        "from" => is_extreme(word(1)) && word(2) == "to",
        "in" => word(1) == "order",
        "listed" | "ranked" | "sorted" => matches!(word(1), "by" | "from" | "in"),
        // `one brought bread, one cake, one wine`
        some if SOME.contains(&some) => {
            let is_again = |two: &[Token]| !two[0].is_word() && two[1].word == some;
            !tokens[..comma].windows(2).any(is_again)
                && !matches!(word(1), "after" | "by")
                && !introduction::is_understatement(&tokens[comma + 1..])
                && !is_one_each(&words_of(&tokens[comma + 1..]))
        }
        extreme => is_extreme(extreme) && matches!(word(1), "first" | "to"),
    };
    (opens == "they" && is_odd).then(|| tokens[comma + 1].span)
}

/// The words among some tokens.
fn words_of(tokens: &[Token]) -> Vec<&Token> {
    tokens.iter().filter(|token| token.is_word()).collect()
}

/// Whether a segment only says that there is one for each: `one each`, `one kind each`, `one to a floor`.
pub(in super::super) fn is_one_each(segment: &[&Token]) -> bool {
    let words: Vec<&str> = segment.iter().map(|token| token.word.as_str()).collect();
    matches!(
        words[..],
        ["one", "each" | "apiece"]
            | ["one", _, "each"]
            | ["one", "to" | "on" | "per", "a" | "each", _]
    ) || matches!(words[..], ["one", "per", _])
}

/// Whether words beside a list tell from where to where it goes, and are not those of numbers: `From left to right the houses are`.
pub(in super::super) fn tells_order(tokens: &[Token]) -> bool {
    const NUMBERED: Words = Words::of(&["numbered", "numbers", "labelled", "labeled", "lettered"]);
    let goes = |three: &[Token]| {
        let said = [&*three[0].word, &*three[1].word, &*three[2].word];
        matches!(
            said,
            ["left", "to", "right"]
                | ["right", "to", "left"]
                | ["top", "to", "bottom"]
                | ["bottom", "to", "top"]
        )
    };
    tokens.windows(3).any(goes) && !tokens.iter().any(|token| NUMBERED.contains(&&*token.word))
}
