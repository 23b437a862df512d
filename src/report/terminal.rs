//! Text that may come from a hostile file, made safe to show.

/// The character that stands for one that must not reach a terminal or could not be seen.
const REPLACED: char = '\u{fffd}';

/// A character as it may be shown: controls could drive the terminal, directional marks could
/// reorder the line, and invisible ones would leave a reader looking for what is wrong.
pub(in crate::report) fn visible(c: char) -> char {
    match c {
        '\t' => '\t',
        '\u{ad}'
        | '\u{61c}'
        | '\u{180e}'
        | '\u{200b}'
        | '\u{200e}'
        | '\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{feff}'
        | '\u{e0000}'..='\u{e007f}' => REPLACED,
        c if c.is_control() => REPLACED,
        c => c,
    }
}

/// Text outside a source line: on one line, and safe for a terminal.
pub fn safe(text: &str) -> String {
    text.chars().map(|c| if c == '\t' { ' ' } else { visible(c) }).collect()
}
