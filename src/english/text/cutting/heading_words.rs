//! Whether the line over the clues or questions is nothing but a heading: `We also know the following:`, but not `Di has the
//! fox, and we know the following:`, `Which of the following is true:`.

use super::super::Odd;
use super::super::positions::opening;
use super::heading::{Heading, heading, reverses};
use super::heading_told::{is_asked, is_bound, is_printed, is_told};
use super::lines::{Line, Mark};
use super::parts::{Cutter, Section};
use super::sentence::sentences;
use crate::english::token::{Token, tokens};
use crate::english::words::{Words, number};
use crate::model::ids::Span;

/// Words of headings. None of them says what is not so, what might be, or what somebody has.
pub(in super::super) const WORDS: Words = Words::of(&[
    "about",
    "above",
    "additional",
    "again",
    "all",
    "along",
    "also",
    "an",
    "and",
    "answer",
    "answering",
    "answers",
    "any",
    "apply",
    "are",
    "as",
    "asked",
    "at",
    "attributes",
    "based",
    "basic",
    "be",
    "been",
    "below",
    "by",
    "can",
    "carefully",
    "clue",
    "clues",
    "come",
    "condition",
    "conditions",
    "connect",
    "consider",
    "constraint",
    "constraints",
    "data",
    "describe",
    "detail",
    "details",
    "determine",
    "direction",
    "directions",
    "each",
    "every",
    "everything",
    "extra",
    "fact",
    "facts",
    "few",
    "final",
    "finally",
    "find",
    "follow",
    "follow-up",
    "following",
    "follows",
    "for",
    "from",
    "further",
    "furthermore",
    "general",
    "give",
    "given",
    "gives",
    "goal",
    "got",
    "had",
    "has",
    "have",
    "help",
    "helpful",
    "helps",
    "here",
    "hint",
    "hints",
    "hold",
    "holds",
    "how",
    "i",
    "important",
    "in",
    "individual",
    "info",
    "information",
    "initial",
    "is",
    "it",
    "its",
    "just",
    "know",
    "known",
    "let",
    "link",
    "list",
    "listed",
    "lists",
    "logic",
    "logical",
    "main",
    "match",
    "me",
    "more",
    "moreover",
    "my",
    "need",
    "next",
    "no",
    "nos",
    "note",
    "notes",
    "now",
    "objective",
    "of",
    "on",
    "only",
    "other",
    "our",
    "out",
    "passage",
    "please",
    "preferences",
    "premises",
    "problem",
    "provided",
    "puzzle",
    "q",
    "question",
    "questions",
    "read",
    "relate",
    "related",
    "remaining",
    "remember",
    "rest",
    "rule",
    "rules",
    "s",
    "section",
    "see",
    "set",
    "simple",
    "so",
    "solution",
    "solutions",
    "solve",
    "solving",
    "some",
    "statement",
    "statements",
    "study",
    "task",
    "tell",
    "that",
    "the",
    "their",
    "them",
    "then",
    "there",
    "these",
    "they",
    "things",
    "this",
    "those",
    "tie",
    "to",
    "together",
    "told",
    "true",
    "us",
    "use",
    "used",
    "useful",
    "using",
    "was",
    "we",
    "were",
    "what",
    "will",
    "with",
    "work",
    "you",
    "your",
]);

/// Nouns of what stands below, which may be counted: `Here are 5 clues:`.
pub(in super::super) const COUNTED: Words = Words::of(&[
    "clues",
    "conditions",
    "constraints",
    "direction",
    "directions",
    "facts",
    "hints",
    "premises",
    "questions",
    "rules",
    "statements",
]);

/// The first word of a heading by which it may say something else than what it opens.
pub(in super::super) fn says_more(said: &str) -> Option<Token> {
    let all = tokens(said, 0);
    (0..all.len()).find(|at| is_odd(&all, *at)).map(|at| all[at].clone())
}

/// Whether a word of a heading may say something else.
fn is_odd(all: &[Token], at: usize) -> bool {
    let word = |at: usize| all.get(at).map_or("", |token| token.word.as_str());
    let before = |distance: usize| at.checked_sub(distance).map_or("", word);
    let is_about = |at: usize| {
        at >= 2 && word(at - 2) == "about" && matches!(word(at - 1), "the" | "these" | "those")
    };
    match word(at) {
        // `We were told:`, but not `The following was true:`
        "was" | "were" => !matches!(word(at + 1), "given" | "told"),
        "had" | "has" | "have" => {
            !matches!(word(at + 1), "been" | "got" | "the" | "these" | "this" | "to")
        }
        // `What we know:`, but not `What is true:`
        "what" => !all[at..].iter().any(|next| matches!(&*next.word, "know" | "known" | "told")),
        // `These are true:`, but not `Find the true statements:`
        "true" => !all[..at].iter().any(|last| matches!(&*last.word, "are" | "be" | "is")),
        // `Question no. 2`, but not `No clues:`
        "no" => before(1) != "question" && before(1) != "q",
        "a" => false,
        number if is_number(number) => {
            let is_of = |at: usize| COUNTED.contains(&word(at)) || word(at) == "q";
            !(at + 1..at + 4).any(is_of) && !(at.saturating_sub(4)..at).any(is_of)
        }
        // `the premises about the line of people:`
        "line" | "row" => !(is_about(at) && word(at + 1) == "of"),
        // `You know the following about the people:`
        noun if opening::is_noun(noun) => {
            let is_of_row = before(1) == "of" && at >= 2 && is_about(at - 2);
            !is_about(at) && !is_of_row && !matches!(before(1), "each" | "every")
        }
        // `The following is known about the result:`
        "arrangement" | "contest" | "order" | "outcome" | "race" | "result" | "results"
            if is_about(at) && !all[at + 1..].iter().any(Token::is_word) =>
        {
            false
        }
        known => all[at].is_word() && !WORDS.contains(&known),
    }
}

pub(in super::super) fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit()) || number(&[word]).is_some()
}

impl Cutter<'_> {
    /// What a line that is a heading opens, where the heading stands, and what stands in front of it on the line: `Di has the fox.`
    /// of `Di has the fox. Here are the clues:`.
    pub(in super::super) fn heading_of(
        &self,
        line: &Line,
    ) -> Option<(Option<Span>, Span, Heading)> {
        let is_marked = line.mark == Mark::Heading;
        let said = self.said(line.span);
        let whole = heading(said, is_marked)?;
        // `# The Clues of Maple Street` is a title.
        let is_open = said.trim_end_matches(['*', '_', ' ']).ends_with(':');
        let is_section = matches!(whole, Heading::Section(_));
        if is_marked
            && is_section
            && !is_open
            && self.section == Section::Opening
            && says_more(said).is_some()
            && !reverses(said)
        {
            return None;
        }
        let all = sentences(self.text, line.span);
        let (last, before) = all.split_last()?;
        match before {
            [] => Some((None, line.span, whole)),
            [first, ..] => {
                let opened = heading(self.said(*last), is_marked)?;
                Some((Some(first.to(before[before.len() - 1])), *last, opened))
            }
        }
    }

    /// Why a heading is not passed over: it may say something else than what it opens. One that only says as well who told what
    /// stands below is one more sentence of the opening.
    pub(in super::super) fn odd_heading(&mut self, span: Span, opened: &Heading) -> Option<Odd> {
        let said = self.said(span);
        let word = says_more(said).filter(|_| matches!(opened, Heading::Section(_)))?;
        let is_sentence = is_told(said) || is_bound(said) || is_asked(said) || is_printed(said);
        if is_sentence && self.section == Section::Opening {
            self.parts.opening.push(span);
            return None;
        }
        let word = &said[word.span.range()];
        Some(Odd {
            span,
            message: format!("this heading may say something else than what it opens: `{word}`"),
            help: "write what it says in a sentence of its own, or leave it out",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_says_nothing_else() {
        for said in [
            "Clues:",
            "Here are 6 more clues:",
            "It is known that:",
            "Use only these clues:",
            "You know the following about the people:",
            "Given the following premises about the line of people:",
            "Given this information, answer the following questions:",
            "Directions (Q. 1-5): Study the following information and answer the questions:",
            "We have been told that the following facts are true:",
        ] {
            assert_eq!(says_more(said).map(|token| token.word), None, "{said}");
        }
        for (said, word) in [
            ("Which of the following is true:", "which"),
            ("Ora has the scarf, and we know the following:", "ora"),
            ("Facts about five people at a round table:", "people"),
            ("Given these facts of the line of people:", "line"),
            ("Find the true statements:", "true"),
            ("The following was true:", "was"),
            ("What is true:", "what"),
            ("Example clue:", "example"),
            ("Unused clues:", "unused"),
            ("Instead of clue 2, use this clue:", "instead"),
        ] {
            assert_eq!(says_more(said).map(|token| token.word).as_deref(), Some(word), "{said}");
        }
    }
}
