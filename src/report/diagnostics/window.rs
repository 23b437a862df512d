//! What of a line is shown: a window of it, and nothing that a terminal would obey.

use std::ops::Range;

use crate::report::terminal::visible;

/// The columns that a character takes, near enough to cut a line: scripts from Hangul Jamo on are
/// mostly wide.
fn columns(c: char) -> usize {
    match c {
        '\t' => 4,
        c if c < '\u{1100}' => 1,
        _ => 2,
    }
}

/// Part of a line, or all of it, as it may be shown.
pub(super) struct Window {
    pub(super) text: String,
    /// Each character's offset in the source and in `text`, and those behind the last one.
    offsets: Vec<(usize, usize)>,
}

impl Window {
    /// A window of the line at `start`, so many columns wide, that shows the beginning of `focus`.
    pub(super) fn new(text: &str, start: usize, focus: Range<usize>, width: usize) -> Window {
        let whole = Window::from(text, start, width, false);
        if focus.end <= whole.end() {
            return whole;
        }
        let length: usize = text[focus.clone()].chars().take(width).map(columns).sum();
        // Some context on both sides, but not more than a third of the window before the place.
        let mut room = width.saturating_sub(length) / 2;
        room = room.clamp(8, width / 3);
        let before = text[start..focus.start].chars().rev();
        let lead = before.take_while(|c| {
            let fits = columns(*c) <= room;
            room = room.saturating_sub(columns(*c));
            fits
        });
        let from = focus.start - lead.map(char::len_utf8).sum::<usize>();
        Window::from(text, from, width, from > start)
    }

    /// What stands from an offset on, to the end of the line or of the window.
    fn from(text: &str, from: usize, width: usize, cut_before: bool) -> Window {
        let mut out = Window { text: String::new(), offsets: Vec::new() };
        if cut_before {
            out.text.push('…');
        }
        let mut used = 0;
        let mut at = from;
        let mut chars = text[from..].chars().peekable();
        let mut cut_behind = false;
        while let Some(c) = chars.next() {
            if c == '\n' || c == '\r' && chars.peek() == Some(&'\n') {
                break;
            }
            used += columns(c);
            cut_behind = used > width;
            if cut_behind {
                break;
            }
            out.offsets.push((at, out.text.len()));
            out.text.push(visible(c));
            at += c.len_utf8();
        }
        out.offsets.push((at, out.text.len()));
        if cut_behind {
            out.text.push('…');
        }
        out
    }

    /// The offset in the source behind the last character that is shown.
    pub(super) fn end(&self) -> usize {
        self.offsets.last().map_or(0, |(offset, _)| *offset)
    }

    /// Whether any of a span is shown.
    pub(super) fn shows(&self, start: usize, end: usize) -> bool {
        let first = self.offsets.first().map_or(0, |(offset, _)| *offset);
        first <= end && start <= self.end()
    }

    /// Where an offset of the source is in the window; the dots stand for what is cut off.
    pub(super) fn at(&self, offset: usize) -> usize {
        if offset > self.end() {
            return self.text.len();
        }
        let next = self.offsets.partition_point(|(source, _)| *source <= offset);
        next.checked_sub(1).map_or(0, |at| self.offsets[at].1)
    }
}
