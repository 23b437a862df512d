//! The answers that a question offers: `choice: 2`, `(A) 2`, `A) 2`.

use super::lines::{Line, Mark, trimmed};
use super::list::CLAUSE;
use crate::model::ids::Span;

/// How many of some lines behind a question are answers to choose from, or wait for one (`A:` at
/// the end of the text).
pub(super) fn count(text: &str, lines: &[Line]) -> usize {
    let said = |line: &Line| &text[line.span.range()];
    // `Options:` above them
    let heads = |line: &&Line| {
        matches!(said(line).trim_end_matches(':'), "Answer choices" | "Choices" | "Options")
    };
    if lines.first().is_some_and(|first| heads(&first)) {
        let offered = count(text, &lines[1..]);
        return if offered > 0 { offered + 1 } else { 0 };
    }
    let choices = lines.iter().take_while(|line| choice(said(line)).is_some_and(is_answer)).count();
    let lettered = (lines.iter().zip('A'..='Z'))
        .take_while(|(line, letter)| answer(said(line), *letter).is_some_and(is_answer))
        .count();
    let offered = choices.max(if lettered > 1 { lettered } else { 0 });
    let waits = |line: &Line| line.mark == Mark::None && said(line) == "A:";
    match &lines[offered..] {
        [last] if waits(last) => offered + 1,
        _ => offered,
    }
}

/// What stands behind `choice:`.
fn choice(line: &str) -> Option<&str> {
    let (word, rest) = line.split_once(':')?;
    word.eq_ignore_ascii_case("choice").then_some(rest)
}

/// What stands behind `(A)`, `A)` or `A.`
fn answer(line: &str, letter: char) -> Option<&str> {
    let rest = line.trim_start_matches(['(', '[']).strip_prefix(letter)?;
    rest.strip_prefix([')', ']', '.', ':']).filter(|rest| rest.starts_with(' '))
}

/// Whether a text is a short answer and no sentence.
fn is_answer(text: &str) -> bool {
    const MOST_WORDS: usize = 4;
    let text = text.trim();
    !text.is_empty()
        && !text.ends_with(['.', ':', ','])
        && text.split_whitespace().count() <= MOST_WORDS
        && !text.split_whitespace().any(|word| CLAUSE.contains(&&*word.to_lowercase()))
}

/// A first line without `Q:` or the like.
pub(super) fn without_label(text: &str, line: Span) -> Span {
    const LABELS: &[&str] = &["Q:", "Setup:", "Problem:", "Puzzle:"];
    let said = &text[line.range()];
    match LABELS.iter().find_map(|label| said.strip_prefix(label)).or_else(|| behind_label(said)) {
        Some(rest) => trimmed(text, Span::new(line.end as usize - rest.len(), line.end as usize)),
        None => line,
    }
}

/// What stands behind a label in front of a sentence: `Background: Five friends met.`, `**Task:** Find out who …`.
pub(super) fn behind_label(said: &str) -> Option<&str> {
    const LABELS: &[&str] = &[
        "Background",
        "Challenge",
        "Context",
        "Description",
        "Direction",
        "Directions",
        "Goal",
        "Instruction",
        "Instructions",
        "Introduction",
        "Note",
        "Objective",
        "Premise",
        "Scenario",
        "Setting",
        "Situation",
        "Story",
        "Task",
        "The story",
        "Your task",
    ];
    const FEWEST_WORDS: usize = 4;
    let said = said.trim_start_matches('*');
    let (label, rest) = said.split_once(':')?;
    let rest = rest.trim_start_matches(['*', ' ']);
    let is_sentence = rest.starts_with(char::is_uppercase)
        && rest.trim_end_matches(['*', '"', '”', ')']).ends_with(['.', '?', '!'])
        && rest.split_whitespace().count() >= FEWEST_WORDS;
    let label = label.trim_end();
    ((LABELS.contains(&label) || is_of_a_test(label)) && is_sentence).then_some(rest)
}

/// Whether a label is one of a test with several questions: `Directions (1-5)`, `Study the following information and answer
/// the questions below`.
fn is_of_a_test(label: &str) -> bool {
    const STARTS: &[&str] = &["Answer", "Consider", "Read", "Study"];
    const NOUNS: &[&str] = &["data", "information", "passage", "question", "questions"];
    const RULES: &[&str] = &["but", "except", "false", "ignore", "not", "only", "wrong"];
    const MOST_WORDS: usize = 16;
    let mut words = label.split_whitespace();
    let first = words.next().unwrap_or_default();
    let of_questions = words.clone().all(|word| {
        let bare = word.trim_matches(|c: char| !c.is_alphabetic());
        bare.is_empty()
            || matches!(
                &*bare.to_lowercase(),
                "and" | "for" | "no" | "nos" | "q" | "question" | "questions" | "the" | "to"
            )
    });
    let is_asking = STARTS.contains(&first)
        && words.clone().count() < MOST_WORDS
        && !words.clone().any(|word| RULES.contains(&word.trim_end_matches(',')))
        && words.any(|word| NOUNS.contains(&word.trim_end_matches([',', '.'])));
    matches!(first, "Data" | "Direction" | "Directions" | "Information" | "Questions")
        && of_questions
        || is_asking
}
