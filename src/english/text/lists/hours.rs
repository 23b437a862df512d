//! Hours of which only the ends are named: `one every hour from 7:00 am through 11:00 am`.

use compact_str::{CompactString, format_compact};

use super::list::{Item, List};
use crate::model::ids::Span;
use crate::resolve::scale::read_clock;

/// The most hours that a puzzle has.
const MOST: u32 = 20;

/// Minutes of half a day.
const NOON: u32 = 12 * 60;

/// Hours in the run of a sentence that tells something of each: `one every hour on the hour from 7:00 am through 11:00 am`.
pub(in super::super) fn within(text: &str, span: Span) -> Option<List> {
    const EACH: &[(&str, u32)] = &[
        ("every half hour", 30),
        ("each half hour", 30),
        ("every hour", 60),
        ("each hour", 60),
        ("on the hour", 60),
        ("hourly", 60),
    ];
    // Few sentences have any of the words.
    let part = &text[span.range()];
    let (_, step) = EACH.iter().find(|(said, _)| part.contains(said))?;
    let from = part.find("from ")? + "from ".len();
    let first = Time::of(&part[from..])?;
    let rest = &part[from + first.length..];
    let joint =
        [" through ", " to ", " until "].into_iter().find(|joint| rest.starts_with(joint))?;
    let last = Time::of(&rest[joint.len()..])?;
    let end = from + first.length + joint.len() + last.length;
    let is_other = part[end..].contains("from ");
    let length = last.minutes.checked_sub(first.minutes)?;
    let fits = length % step == 0 && length > 0 && length / step < MOST && !is_other;
    let start = span.start as usize + from;
    let place = Span::new(start, span.start as usize + end);
    let item = |at: u32| Item { name: first.like(first.minutes + at * step), span: place };
    fits.then(|| List::of(place, (0..=length / step).map(item).collect()))
}

/// A time of day as it is written.
struct Time<'t> {
    minutes: u32,
    /// Whether its minutes are written.
    is_full: bool,
    /// `am`, `a.m.`
    half: &'t str,
    length: usize,
}

impl Time<'_> {
    /// The time with which some words begin.
    fn of(said: &str) -> Option<Time<'_>> {
        let end = said.find(' ')?;
        let half = ["a.m.", "p.m.", "am", "pm", "AM", "PM"].into_iter().find_map(|half| {
            said[end + 1..].starts_with(half).then(|| &said[end + 1..][..half.len()])
        })?;
        let time = &said[..end];
        let minutes = read_clock(&format!("{time}{}", half.replace('.', "")))?;
        let (is_full, length) = (time.contains(':'), end + 1 + half.len());
        Some(Time { minutes, is_full, half, length })
    }

    /// Another time, written as this one is.
    fn like(&self, minutes: u32) -> CompactString {
        let half = match (self.half, minutes < NOON) {
            ("am" | "pm", true) => "am",
            ("am" | "pm", false) => "pm",
            ("AM" | "PM", true) => "AM",
            ("AM" | "PM", false) => "PM",
            (_, true) => "a.m.",
            (_, false) => "p.m.",
        };
        let hour = (minutes / 60 + 11) % 12 + 1;
        match self.is_full || !minutes.is_multiple_of(60) {
            true => format_compact!("{hour}:{:02} {half}", minutes % 60),
            false => format_compact!("{hour} {half}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_between_their_ends() {
        let hours = |text: &str| {
            let list = within(text, Span::new(0, text.len()))?;
            Some(
                list.divided
                    .iter()
                    .map(|item| item.name.to_string())
                    .collect::<Vec<_>>()
                    .join(", "),
            )
        };
        assert_eq!(
            hours("He saw one every hour from 11:00 am through 1:00 pm.").as_deref(),
            Some("11:00 am, 12:00 pm, 1:00 pm")
        );
        assert_eq!(
            hours("There is one each half hour, from 9 a.m. to 10 a.m.").as_deref(),
            Some("9 a.m., 9:30 a.m., 10 a.m.")
        );
        for text in [
            "He is open from 9 am to 5 pm.",
            "He saw one every hour from 5 pm to 9 am.",
            "He saw one every hour from 9 am to 10:30 am.",
            "He saw one every hour from 13 pm to 15 pm.",
            "He saw one every hour from dawn.",
        ] {
            assert_eq!(hours(text), None, "{text}");
        }
    }
}
