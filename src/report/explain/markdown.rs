//! An explanation as Markdown.

use super::story::paragraphs;
use super::text::{asked, open, summary};
use crate::model::Puzzle;
use crate::report::answer::question;
use crate::report::markdown::escaped;
use crate::report::solutions::{Format, Renderer};
use crate::report::words::Words;
use crate::tasks::explain::Explanation;
use crate::tasks::solve::answer;

/// The explanation with headings, a numbered list of paragraphs, and the solution as a table.
pub fn markdown(puzzle: &Puzzle, explanation: &Explanation) -> String {
    let words = Words::new(puzzle);
    let title = puzzle.title.as_deref().unwrap_or("Explanation");
    let mut out = format!("# {}\n\n", escaped(title));
    if let Some(sentence) = asked(&words, explanation) {
        out.push_str(&format!("{}\n\n", escaped(&sentence)));
    }
    out.push_str("## Steps\n\n");
    for (number, paragraph) in (1..).zip(paragraphs(&words, &explanation.steps)) {
        let marker = format!("{number}. ");
        out.push_str(&format!("{marker}{}\n", escaped(&paragraph.sentence)));
        for (depth, line) in paragraph.lines {
            let indent = " ".repeat(marker.len() + 2 * depth);
            out.push_str(&format!("{indent}- {}\n", escaped(&line)));
        }
    }
    if explanation.asked.is_none() {
        out.push_str(&result(&words, explanation));
    }
    if let Some(sentence) = summary(explanation) {
        out.push_str(&format!("\n{sentence}\n"));
    }
    out
}

/// The solution and the answers to the questions, or what stays open.
fn result(words: &Words<'_>, explanation: &Explanation) -> String {
    let puzzle = words.puzzle;
    if !explanation.open.is_empty() {
        let lines = open(words, &explanation.open).into_iter();
        let lines: String = lines.map(|line| format!("- {}\n", escaped(&line))).collect();
        return format!("\n## What stays open\n\n{lines}");
    }
    let mut table = Vec::new();
    Renderer::new(Format::Markdown, true, "", puzzle).solution(
        &explanation.solution,
        1,
        true,
        &mut table,
    );
    let table = String::from_utf8(table).expect("made of strings");
    let answers = puzzle.questions.iter().map(|asked| {
        let values = answer(puzzle, &explanation.solution, asked);
        let names: Vec<String> = values.map(|value| escaped(value.name(puzzle))).collect();
        let names = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
        format!("- {} **{}**\n", escaped(&question(puzzle, asked)), names)
    });
    let answers: String = answers.collect();
    let gap = if answers.is_empty() { "" } else { "\n" };
    format!("\n## Solution\n\n{table}{gap}{answers}")
}
