//! The answers that a question offers: `choice: 2`, `(A) 2`, `A) 2`.

use super::super::cutting::heading::reverses;
use super::super::cutting::heading_words::says_more;
use super::super::cutting::lines::{Line, Mark, trimmed};
use super::super::lists::list::CLAUSE;
use crate::english::partial::acts;
use crate::english::token::{Token, tokens};
use crate::model::ids::Span;

/// How many of some lines behind a question are answers to choose from, or wait for one (`A:` at
/// the end of the text).
pub(in super::super) fn count(text: &str, lines: &[Line]) -> usize {
    let said = |line: &Line| &text[line.span.range()];
    // `Options:` above them
    let heads = |line: &&Line| {
        matches!(said(line).trim_end_matches(':'), "Answer choices" | "Choices" | "Options")
    };
    if lines.first().is_some_and(|first| heads(&first)) {
        let offered = count(text, &lines[1..]);
        return if offered > 0 { offered + 1 } else { 0 };
    }
    // `(A) Ann   (B) Bo   (C) Cy`
    if lines.first().is_some_and(|first| is_row(whole(text, first))) {
        return 1;
    }
    let choices = lines.iter().take_while(|line| choice(said(line)).is_some_and(is_answer)).count();
    let marked = |marks: &[&str]| {
        let is_marked =
            |(line, mark): &(&Line, &&str)| answer(whole(text, line), mark).is_some_and(is_answer);
        lines.iter().zip(marks).take_while(is_marked).count()
    };
    const MARKS: &[&[&str]] = &[&["A", "B", "C", "D", "E", "F"], &["a", "b", "c", "d", "e", "f"]];
    let labelled = MARKS.iter().map(|marks| marked(marks)).max().unwrap_or_default();
    let offered = choices.max(if labelled > 1 { labelled } else { 0 });
    let waits = |line: &Line| line.mark == Mark::None && said(line) == "A:";
    match &lines[offered..] {
        [last] if waits(last) => offered + 1,
        _ => offered,
    }
}

/// Whether a line is nothing but several answers to choose from.
fn is_row(said: &str) -> bool {
    const MARKS: &[[&str; 5]] = &[
        ["(A)", "(B)", "(C)", "(D)", "(E)"],
        ["(a)", "(b)", "(c)", "(d)", "(e)"],
        ["(1)", "(2)", "(3)", "(4)", "(5)"],
        ["A)", " B)", " C)", " D)", " E)"],
        ["a)", " b)", " c)", " d)", " e)"],
        ["A.", " B.", " C.", " D.", " E."],
    ];
    MARKS.iter().any(|marks| {
        // The bracket in front of the first one may be cut off.
        let first = said.strip_prefix(marks[0]);
        let first = first.or_else(|| said.strip_prefix(marks[0].trim_start_matches('(')));
        let Some(mut rest) = first else { return false };
        let mut count = 1;
        for mark in &marks[1..] {
            let Some((answer, behind)) = rest.split_once(mark) else { break };
            if !is_answer(answer) {
                return false;
            }
            rest = behind;
            count += 1;
        }
        count > 1 && is_answer(rest)
    })
}

/// A line without the answers behind the question at its end: `Who is first?` of `Who is first? (a) Ann (b) Bob (c) Cy`.
pub(in super::super) fn without_choices(said: &str) -> &str {
    let is_end = |at: &usize| {
        let behind = said[*at..].trim_start();
        let is_first = |of: &&(&str, &str)| behind.starts_with(of.0);
        FIRST_CHOICES.iter().find(is_first).is_some_and(|(first, second)| {
            let answer = behind[first.len()..].split_once(second).map(|(answer, _)| answer);
            let is_short = |answer: &str| answer.split_whitespace().count() <= MOST_WORDS_OF_ROW;
            answer.is_some_and(is_short) && !behind.contains(". ") && !tells(behind)
        })
    };
    let question = said.match_indices('?').map(|(at, _)| at + 1).find(is_end);
    question.map_or(said, |at| &said[..at])
}

/// Whether something that may be an answer says what somebody has or does: `Ann owns the dog`.
fn tells(said: &str) -> bool {
    tokens(said, 0).iter().any(|token| acts(token) || CLAUSE.contains(&&*token.word))
}

/// The same of what stands in a cell or before a blank, where a name may be a verb elsewhere: `Mark`.
pub(in super::super) fn is_told(said: &str) -> bool {
    let tells = |token: &Token| acts(token) && !token.is_capital || CLAUSE.contains(&&*token.word);
    tokens(said, 0).iter().any(tells)
}

/// Whether a question asks which of some statements is true, so that what stands below may be these: `Which of the following must
/// be true?`
pub(in super::super) fn asks_for_statement(asked: &str) -> bool {
    const STATEMENTS: &[&str] = &[
        "claim",
        "claims",
        "conclusion",
        "conclusions",
        "option",
        "options",
        "sentence",
        "sentences",
        "statement",
        "statements",
    ];
    const JUDGED: &[&str] = &[
        "correct",
        "false",
        "follows",
        "impossible",
        "incorrect",
        "possible",
        "right",
        "true",
        "wrong",
    ];
    let all = tokens(asked, 0);
    let word = |at: usize| all.get(at).map_or("", |token| token.word.as_str());
    // `six facts, every one of which is true`, but not `only one of which is true`
    let is_of_all = |at: usize| {
        let mut before = all[..at].iter().rev().map(|token| token.word.as_str());
        before.next() == Some("of")
            && match before.next() {
                Some("all" | "each") => true,
                Some("one") => before.next() == Some("every"),
                _ => false,
            }
    };
    let is_asked = |at: &usize| matches!(word(*at), "what" | "which") && !is_of_all(*at);
    (0..all.len()).filter(is_asked).any(|at| {
        let at = at + 1 + usize::from(matches!(word(at + 1), "one" | "ones"));
        let is_of = word(at) == "of";
        let noun = match (word(at + 1), word(at + 2)) {
            ("the" | "these" | "those", _) if is_of => word(at + 2),
            (_, _) if is_of => word(at + 1),
            _ => word(at),
        };
        let is_verb =
            |word: &str| matches!(word, "are" | "can" | "cannot" | "could" | "is" | "may" | "must");
        // `what is wrong with it` asks for what it lacks.
        let is_fault = |at: usize| {
            (word(at), word(at + 1)) == ("wrong", "with")
                && matches!(word(at + 2), "each" | "her" | "him" | "it")
        };
        let is_judged = (at..all.len()).any(|at| JUDGED.contains(&word(at)) && !is_fault(at));
        let is_bare = is_verb(word(at)) || is_of && is_verb(noun);
        STATEMENTS.contains(&noun) || is_of && noun == "following" || is_bare && is_judged
    })
}

/// How the answers to choose from are marked on one line: the first and the second.
const FIRST_CHOICES: &[(&str, &str)] =
    &[("(a)", "(b)"), ("(A)", "(B)"), ("(1)", "(2)"), ("a)", " b)"), ("A)", " B)"), ("A.", " B.")];

/// The longest answer of several on one line, in words.
const MOST_WORDS_OF_ROW: usize = 8;

/// Whether a line only says what is to be done with the text of a test: `Directions (Q. 1-5): Study the information below
/// and answer the questions:`.
pub(in super::super) fn is_direction(line: &str) -> bool {
    let Some(said) = line.strip_suffix([':', '.']).map(str::trim_end) else { return false };
    let (label, rest) = said.split_once(':').unwrap_or((said, ""));
    let is_whole = !rest.contains(['.', '?']);
    is_whole
        && is_of_a_test(label)
        && (rest.trim().is_empty() || is_of_a_test(rest.trim()))
        && !reverses(line)
}

/// What stands behind `choice:`.
fn choice(line: &str) -> Option<&str> {
    let (word, rest) = line.split_once(':')?;
    word.eq_ignore_ascii_case("choice").then_some(rest)
}

/// A line with the number that it is marked with.
fn whole<'t>(text: &'t str, line: &Line) -> &'t str {
    let start = match &line.mark {
        Mark::Number(label) => label.span.start,
        _ => line.span.start,
    };
    &text[start as usize..line.span.end as usize]
}

/// What stands behind `(A)`, `A)` or `A.`
fn answer<'t>(line: &'t str, mark: &str) -> Option<&'t str> {
    let rest = line.trim_start_matches(['(', '[']).strip_prefix(mark)?;
    rest.strip_prefix([')', ']', '.', ':']).filter(|rest| rest.starts_with(' '))
}

/// Whether a text is a short answer and no sentence.
fn is_answer(text: &str) -> bool {
    const MOST_WORDS: usize = 4;
    const OTHERS: &[&str] = &[
        "All of",
        "All the",
        "Both ",
        "Can't be",
        "Cannot be",
        "Either ",
        "Less than",
        "More than",
        "None",
        "Other than",
    ];
    const MOST_WORDS_OF_OTHERS: usize = 7;
    let text = text.trim();
    // `More than three`, `None of these`, `Cannot be determined`
    if OTHERS.iter().any(|start| text.starts_with(start)) {
        return text.split_whitespace().count() <= MOST_WORDS_OF_OTHERS;
    }
    !text.is_empty()
        && !text.ends_with(['.', ':', ','])
        && text.split_whitespace().count() <= MOST_WORDS
        && !text.split_whitespace().any(|word| CLAUSE.contains(&&*word.to_lowercase()))
        // `Ann likes tea` is a clue, and `Hollis` is none.
        && !tokens(text, 0).iter().any(|token| acts(token) && !token.is_capital)
}

/// A first line without `Q:` or the like.
pub(in super::super) fn without_label(text: &str, line: Span) -> Span {
    const LABELS: &[&str] = &["Q:", "Setup:", "Problem:", "Puzzle:"];
    let said = &text[line.range()];
    match LABELS.iter().find_map(|label| said.strip_prefix(label)).or_else(|| behind_label(said)) {
        Some(rest) => trimmed(text, Span::new(line.end as usize - rest.len(), line.end as usize)),
        None => line,
    }
}

/// Whether a line of a worksheet tells what is needed for it: `Materials: pencil, paper, eraser`.
pub(in super::super) fn tells_of_materials(line: &str) -> bool {
    const NEEDED: &[&str] = &[
        "Materials",
        "Materials needed",
        "Supplies",
        "What you need",
        "You need",
        "You will need",
    ];
    const MATERIALS: &[&str] = &[
        "a",
        "an",
        "and",
        "colored",
        "coloured",
        "crayon",
        "crayons",
        "eraser",
        "grid",
        "handout",
        "highlighter",
        "marker",
        "markers",
        "or",
        "paper",
        "pen",
        "pencil",
        "pencils",
        "pens",
        "ruler",
        "scissors",
        "sheet",
        "the",
        "this",
        "worksheet",
    ];
    let Some((label, needed)) = line.split_once(':') else { return false };
    let mut words = needed.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    NEEDED.contains(&label.trim_matches(['*', ' ']))
        && words.all(|word| MATERIALS.contains(&&*word.to_lowercase()))
}

/// What stands behind a label in front of a sentence: `Background: Five friends met.`, `**Task:** Find out who …`.
pub(in super::super) fn behind_label(said: &str) -> Option<&str> {
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
    let mut words = label.split(|c: char| c.is_whitespace() || c == '(');
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
        && says_more(label).is_none()
        && words.any(|word| NOUNS.contains(&word.trim_end_matches([',', '.'])));
    matches!(first, "Data" | "Direction" | "Directions" | "Information" | "Questions")
        && of_questions
        || is_asking
}
