//! What the categories are called.

use compact_str::{CompactString, format_compact};
use itertools::Itertools;

use super::super::deeds::DEEDS;
use super::super::free_heading;
use super::super::story::words as story_words;
use super::frame::Frame;
use super::grammar::{Grammar, Titles};
use super::items::{Item, classes_of};
use super::link::Links;
use super::sort::Sort;
use crate::english::learn;
use crate::english::lexicon;
use crate::english::lexicon::kinds;
use crate::english::lexicon::story;
use crate::english::text::naming::category::singular;
use crate::english::text::positions::opening;
use crate::english::words::{Words, stem};
use crate::model::ids::Span;
use crate::syntax::ast::{Category, Entry, Name};

const NAME: &str = "name";

/// The categories of some groups of items, people first.
pub(super) fn categories(
    grammar: &Grammar<'_>,
    groups: &[Vec<&Item>],
    announced: &[CompactString],
    links: &Links,
    given: &[(Category, Span)],
    number: usize,
) -> Vec<(Category, Span)> {
    let mut taken: Vec<CompactString> =
        given.iter().map(|(category, _)| category.name.text.clone()).collect();
    let is_people = |group: &Vec<&Item>| {
        group.iter().filter(|item| item.frames.contains(&Frame::Bare)).count() * 2 > group.len()
    };
    let mut groups: Vec<&Vec<&Item>> = groups.iter().collect();
    groups.sort_by_key(|group| !is_people(group));
    let mut names: Vec<CompactString> =
        groups.iter().map(|group| own(grammar, group, announced, links)).collect();
    if grammar.titles == Titles::Apart {
        call_after_announced(grammar, &groups, announced, given, &mut names);
    }
    let mut all = Vec::new();
    for (group, name) in groups.into_iter().zip(names) {
        let name = free_heading(name, &taken);
        taken.push(name.clone());
        all.push(category(grammar, name, group, links, number));
    }
    all
}

/// Calls groups of which no word around their items tells what they are after what the text announces and nothing else is
/// called: people after `grower`, places after `patch`; and the last of them after what is left.
fn call_after_announced(
    grammar: &Grammar<'_>,
    groups: &[&Vec<&Item>],
    announced: &[CompactString],
    given: &[(Category, Span)],
    names: &mut [CompactString],
) {
    const OPEN: Words = Words::of(&["item", "location", "name", "origin"]);
    let is_open = |name: &CompactString| OPEN.contains(&&**name);
    let kinds = announced.iter().map(|kind| singular(&grammar.form(kind)));
    let is_used = |kind: &CompactString| {
        names.contains(kind)
            || given.iter().any(|(category, _)| singular(&category.name.text) == *kind)
    };
    let mut free: Vec<CompactString> = kinds.unique().filter(|kind| !is_used(kind)).collect();
    let of = |group: &Vec<&Item>, sort: &dyn Fn(&Sort) -> bool| {
        group.iter().any(|item| sort(&Sort::of(grammar.text, item, &[])))
    };
    let are_people =
        |group: &Vec<&Item>| of(group, &|sort| matches!(sort, Sort::Titled | Sort::Given));
    let are_places = |group: &Vec<&Item>| of(group, &|sort| *sort == Sort::Place);
    let is_person = |kind: &CompactString| {
        lexicon::names::is_of_person(kind) || opening::is_people(kind) || learn::is_agent(kind)
    };
    let mut assign = |names: &mut [CompactString],
                      is_kind: &dyn Fn(&CompactString) -> bool,
                      fits: &dyn Fn(&Vec<&Item>) -> bool| {
        let kind = (0..free.len()).filter(|at| is_kind(&free[*at])).exactly_one();
        let group =
            (0..groups.len()).filter(|at| is_open(&names[*at]) && fits(groups[*at])).exactly_one();
        if let (Ok(kind), Ok(group)) = (kind, group) {
            names[group] = free.remove(kind);
        }
    };
    assign(names, &is_person, &are_people);
    let is_name = |kind: &CompactString| matches!(&**kind, "name" | "nickname" | "title");
    let are_names = |group: &Vec<&Item>| {
        group.iter().any(|item| item.is_proper) && !are_people(group) && !are_places(group)
    };
    assign(names, &is_name, &are_names);
    assign(names, &|kind| story_words::is_place(kind), &are_places);
    let is_other = |kind: &CompactString| !is_person(kind) && !is_name(kind);
    // Nowhere is called a fruit.
    let may_be_place = |kind: &CompactString| is_other(kind) && !kinds::is_announcing(kind);
    assign(names, &may_be_place, &are_places);
    assign(names, &is_other, &|group| !are_people(group) && !are_places(group));
}

fn category(
    grammar: &Grammar<'_>,
    name: CompactString,
    group: &[&Item],
    links: &Links,
    number: usize,
) -> (Category, Span) {
    let span = group.first().map_or(Span::default(), |item| item.span);
    let topic = lexicon::topic_of(&[&stem(&name)]);
    let kinds = group.iter().flat_map(|item| &item.frames).filter_map(|frame| match frame {
        Frame::Before(noun) | Frame::Kind(noun) if !grammar.is_place_noun(noun) => {
            Some(grammar.form(noun))
        }
        Frame::Deed(verb, _)
            if may_be_declared(verb, group, links)
                && !lexicon::VERBS.contains(&&**verb)
                && topic.is_none_or(|topic| !topic.verbs.contains(&&**verb)) =>
        {
            Some(grammar.form(verb))
        }
        _ => None,
    });
    let words =
        kinds.unique().filter(|word| *word != name).map(|word| Name::new(word, span)).collect();
    let named = group.iter().map(|item| Entry::Item(Name::new(item.name.clone(), item.span)));
    // No clue names the last one.
    let unnamed = (group.len() < number).then_some(Entry::Rest(span));
    let entries = named.chain(unnamed).collect();
    (
        Category {
            name: Name::new(name, span),
            also: Vec::new(),
            entries,
            flags: Vec::new(),
            words,
        },
        span,
    )
}

/// Whether a verb by which items of a group are told may be one of their category, so that it says what goes together: who `fears`
/// one of them need not have it.
fn may_be_declared(verb: &str, group: &[&Item], links: &Links) -> bool {
    let is_it = |frame: &Frame| matches!(frame, Frame::Deed(other, _) if other == verb);
    let is_loaded = story::is_loaded(verb) || story::is_never_loose(verb);
    let is_announced = || links.ties.iter().any(|(_, frame)| is_it(frame));
    let of_several = || group.iter().filter(|item| item.frames.iter().any(is_it)).count() > 1;
    !is_loaded || is_announced() || of_several()
}

/// What people are called after their title: `captain` of `Captain Crane`.
fn own_role<'a>(mut frames: impl Iterator<Item = &'a Frame>) -> Option<CompactString> {
    frames.find_map(|frame| match frame {
        Frame::Kind(kind) if story_words::is_title(kind) => Some(kind.clone()),
        _ => None,
    })
}

/// What a group is called, after what is announced or stands around its items.
fn own(
    grammar: &Grammar<'_>,
    group: &[&Item],
    announced: &[CompactString],
    links: &Links,
) -> CompactString {
    let frames = || group.iter().flat_map(|item| &item.frames);
    if frames().any(|frame| *frame == Frame::Family) {
        let own = if grammar.has_full_names { "last name" } else { NAME };
        return own.into();
    }
    let kinds: Vec<&CompactString> = frames()
        .filter_map(|frame| match frame {
            Frame::Before(noun) | Frame::Kind(noun) => Some(noun),
            _ => None,
        })
        .unique()
        .collect();
    let kind = kinds.iter().find(|kind| announced.contains(kind));
    // `Ember` of the horses, beside `Sir Alan`
    if grammar.titles == Titles::Apart
        && let Some(kind) = kind.filter(|kind| !grammar.is_place_noun(kind))
    {
        return singular(&grammar.form(kind));
    }
    if grammar.titles == Titles::Apart
        && group.iter().all(|of| lexicon::is_nation(&of.name.to_lowercase()))
    {
        return "country".into();
    }
    if frames().any(|frame| *frame == Frame::Bare) {
        let own = if grammar.has_full_names { "first name" } else { NAME };
        return own_role(frames()).or(grammar.people.clone()).unwrap_or_else(|| own.into());
    }
    if frames().any(|frame| *frame == Frame::Nation) {
        return "nationality".into();
    }
    let colours = group.iter().filter(|item| lexicon::is_colour(&item.name.to_lowercase())).count();
    if colours * 2 > group.len()
        && kinds
            .iter()
            .all(|kind| grammar.is_place_noun(kind) || matches!(&***kind, "color" | "colour"))
    {
        return "colour".into();
    }
    // `Mill Lane` beside farms
    let is_of_half = |kind: &&&CompactString| {
        let has = |item: &&&Item| {
            item.frames.iter().any(
                |frame| matches!(frame, Frame::Before(noun) | Frame::Kind(noun) if noun == **kind),
            )
        };
        grammar.titles == Titles::BesideNames || 2 * group.iter().filter(has).count() >= group.len()
    };
    let kind = kind.or(kinds.first().filter(is_of_half));
    if let Some(kind) = kind.filter(|kind| !grammar.is_place_noun(kind)) {
        return singular(&grammar.form(kind));
    }
    let (first, others) = group
        .split_first()
        .map_or((Vec::new(), group), |(first, others)| (classes_of(first), others));
    let is_of_all = |class: &&str| others.iter().all(|item| classes_of(item).contains(class));
    if let Some(class) = first.into_iter().find(is_of_all) {
        return class.into();
    }
    let is_tied = |frame: &Frame| links.ties.iter().find(|(_, tied)| tied == frame);
    if let Some((kind, _)) = frames().find_map(is_tied) {
        return singular(&grammar.form(kind));
    }
    for frame in frames() {
        match frame {
            Frame::Behind(word, _) if word == "from" => return "origin".into(),
            Frame::Work => return "profession".into(),
            Frame::Deed(verb, _) => {
                let deed = DEEDS
                    .iter()
                    .find(|deed| deed.verbs.split(' ').any(|known| stem(known) == *verb));
                if let Some(deed) = deed {
                    return deed.category.into();
                }
            }
            _ => {}
        }
    }
    // `the Heron` of some boats
    let are_rows =
        frames().any(|frame| *frame == Frame::Titled) && group.iter().all(|item| item.is_proper);
    let row = grammar.thing.as_ref().unwrap_or(grammar.place());
    if are_rows && !row.is_empty() {
        return format_compact!("{} name", singular(&grammar.form(row)));
    }
    "item".into()
}
