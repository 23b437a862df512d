//! A second look at a story: sentences that tell with words of their own which things go together.
//!
//! `The boat that vanished in May`, `was locked in the crypt`, `managed a jump of 13 feet`: whatever the
//! verb is, between a row and an item it says that the two go together, unless it denies, wishes,
//! compares, or tells of somebody else. So here any verb may stand between them, and any noun for the
//! row, but none of the words that could change what is said ([`story::LOADED`], [`story::NEVER_LOOSE`]);
//! people go together with people only by what is theirs.

mod acts;
mod agenda;
mod ages;
mod alike;
mod all_turns;
mod amounts_in_words;
mod amounts_told;
mod another;
mod apposed;
pub(super) mod arrivals;
mod as_well_as;
mod belongings;
mod besides;
mod birthdays;
mod births;
mod bounds;
mod bus_stops;
mod buyers;
mod by_place;
mod careers;
mod cargoes;
mod causes;
mod circumstances;
mod classes;
mod clauses;
mod clefts;
mod climbs;
mod clock;
mod company;
mod compared;
mod compass;
mod conclusions;
mod conditions;
mod contracted;
mod contrasts;
mod counted;
mod couples;
mod crimes;
mod dates;
mod day_numbers;
mod denials;
mod departures;
mod described;
mod destinations;
mod differences;
mod duels;
mod dwellings;
mod elided;
mod epithets;
mod events;
mod everybody;
mod everyday;
mod excluded;
mod extremes;
mod farther_left;
mod finish_times;
mod finishes;
mod flanked;
mod floors;
mod followed;
mod foremost;
mod fronts;
mod full_names;
mod gapped;
mod gaps;
mod giving;
mod goings;
mod grid_style;
mod groups;
mod heists;
mod helpers;
mod hers;
mod higher_numbers;
mod homes;
mod idle_words;
mod in_row;
mod in_row_order;
mod in_turn;
mod its_row;
mod judges;
mod lanes;
mod lasting;
mod located;
mod lone;
mod makers;
mod marks;
mod middles;
mod moods;
mod mounts;
mod mutual;
mod named;
mod names_told;
mod next_door;
mod nobody;
mod not_close;
mod numbers;
mod objects;
mod occasions;
mod only_neighbor;
mod others;
mod outskirts;
mod participles;
mod parts;
mod passing;
mod passing_by;
mod passive;
mod persons;
mod phrasal;
mod phrases;
mod place_numbers;
mod places_held;
mod plain;
mod plainer;
mod pointing;
mod points;
mod possessed;
mod pronouns;
mod purposes;
mod quantity;
mod races;
mod ranked;
mod refusals;
mod regions;
mod respective;
mod retold;
mod riders;
mod roles;
mod roundabout;
mod row_ends;
mod rows;
mod rows_listed;
mod rows_told;
mod seats;
mod separated;
mod sessions;
mod shades;
mod shifted;
mod spans;
mod stalls;
mod stationed;
mod streets;
mod synonyms;
mod tallies;
mod terms;
mod there;
mod timed;
mod told;
mod told_amounts;
mod trifles;
mod turns;
mod twofold;
mod unsaid;
mod until;
mod upstairs;
mod utmost;
mod wares;
mod whoever;
mod winners;
mod wording;
mod wordy;
mod wrecks;

use super::mention::Reader;
use super::token::Token;
use super::vocabulary::Vocabulary;
use crate::syntax::Source;
use crate::syntax::diagnostic::{Code, Diagnostic};
use itertools::Itertools;

pub(super) use as_well_as::as_are;
pub(super) use its_row::not_another_value;
pub(super) use lone::name as lone_name;
pub(super) use parts::{Read, in_parts, of_subject};
pub(super) use passing::{PARTNERS, are_people};
pub(super) use plain::plainly;
pub(super) use plainer::CROWDS;
pub(super) use pointing::resolved;
pub(super) use roles::ROLES;
pub(super) use roundabout::in_order;
pub(super) use unsaid::empty_aside;
pub(super) use wrecks::{dates_else, years_of_loss};

/// How many words may stand between a verb and its item.
const REACH: usize = 7;

/// How many words may stand between an article and its noun.
const EPITHETS: usize = 2;

/// Prepositions that join what goes together.
const JOINING: &[&str] = &[
    "aboard", "about", "as", "at", "by", "during", "for", "from", "in", "inside", "into", "of",
    "on", "onto", "to", "via", "with",
];

/// The warning that an aside is passed over.
pub(super) fn passed_over(source: &Source, aside: &[Token]) -> Option<Diagnostic> {
    let words = aside.strip_prefix(&aside[..1])?;
    let last = words.iter().rfind(|token| token.is_word())?;
    let span = words.first()?.span.to(last.span);
    let said = &source.text[span.range()];
    let message = format!("`{said}` is passed over: it names nothing of the puzzle");
    Some(Diagnostic::warning(Code::LearnedWords, span, message))
}

/// The warning that some words were taken to join, if there are any that nobody knows.
pub(super) fn warning(vocabulary: &Vocabulary, told: &[Token]) -> Option<Diagnostic> {
    let is_new = |token: &&Token| {
        let tokens = [(*token).clone()];
        Reader::new(vocabulary, &tokens).is_new_word(0)
    };
    let in_item =
        |token: &Token| vocabulary.patterns.iter().any(|of| of.stems.contains(&token.stem));
    let words: Vec<&Token> =
        told.iter().filter(is_new).filter(|of| !in_item(of)).unique_by(|of| &of.word).collect();
    let first = words.first()?;
    let quoted = words.iter().map(|of| format!("`{}`", of.word)).join(", ");
    let are = if words.len() == 1 { "is" } else { "are" };
    let message = format!("{quoted} {are} taken to say only what goes together");
    Some(Diagnostic::warning(Code::LearnedWords, first.span, message))
}
