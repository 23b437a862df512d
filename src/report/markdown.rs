//! Text inside Markdown.

use super::terminal::safe;

/// What means something in Markdown, inside a line.
const SPECIAL: &str = "\\`*_{}[]<>#|&~";

/// Text as it is shown, in which nothing is Markdown.
pub(in crate::report) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in safe(text).chars() {
        if SPECIAL.contains(c) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
