//! Where all things of a list are, and what all are doing: `the classes meet in the Attic, the Barn and the Loft`, `they are baking a
//! pie, a loaf and a tart`.

use compact_str::CompactString;

use super::list::{Item, List};
use crate::model::ids::Span;

/// Whether a list is of the places where all things of a sentence are: `the classes meet in the Attic, the Barn and the Loft`.
pub(in super::super) fn are_of_list(text: &str, list: &List) -> bool {
    let (start, first) = (list.description.start as usize, list.divided.first());
    let part = first.and_then(|first| text.get(start..first.span.end as usize));
    part.is_some_and(|part| {
        let capital = |item: &Item| item.name.starts_with(char::is_uppercase);
        part.ends_with(&*list.divided[0].name) && are_told(part) && list.divided.iter().all(capital)
    })
}

/// `the classes meet in the Attic`
pub(in super::super) fn are_told(part: &str) -> bool {
    const WHERE: &[&str] = &["at", "by", "in", "near", "on"];
    let said = part.strip_prefix("and ").unwrap_or(part);
    let words: Vec<&str> = said.split(' ').collect();
    let [the, things, verb, place, article, ..] = words[..] else { return false };
    matches!(the, "the" | "The")
        && things.ends_with('s')
        && verb.starts_with(|c: char| c.is_ascii_lowercase())
        && !verb.ends_with('s')
        && WHERE.contains(&place)
        && article == "the"
}

/// What all are told to be doing, which is no name for the things: `preparing` of `for the fair they are preparing`.
pub(in super::super) fn deed(text: &str, description: Span) -> Option<CompactString> {
    let words: Vec<&str> = text[description.range()].split(' ').collect();
    let [.., "they", "are" | "were", deed] = words[..] else { return None };
    (deed.ends_with("ing") && deed.chars().all(|c| c.is_ascii_lowercase())).then(|| deed.into())
}

/// Whether a list is of what things are full of: `The holds are full of coal, salt and tea`.
pub(in super::super) fn is_cargo(text: &str, list: &List) -> bool {
    const FULL: &[&str] = &["filled with", "full of", "laden with", "loaded with"];
    let start = list.divided.first().map_or(0, |item| item.span.start as usize);
    let before = text[..start].trim_end();
    FULL.iter().any(|full| before.ends_with(full))
}
