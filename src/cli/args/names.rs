//! What can be chosen by name: encodings, rules and engines.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use encodings::amo::{self, AtMostOne, SpecError};
use encodings::card::{self, Cardinality};
use itertools::Itertools;
use zebra_sat::compile::{AllDifferent, Relations};
use zebra_sat::engine::{self, Choice};
use zebra_sat::enumerate;

/// What was named, each once, in the order in which it was.
pub(super) fn each<T: Clone>(named: &[Several<T>], name: impl Fn(&T) -> String) -> Vec<T> {
    named.iter().flat_map(|several| several.0.iter().cloned()).unique_by(name).collect()
}

/// One value, or all of them.
#[derive(Clone, Debug)]
pub(in crate::cli) struct Several<T>(Vec<T>);

/// Takes what another parser takes, and `all`.
#[derive(Clone)]
pub(super) struct OrAll<P, T> {
    one: P,
    all: fn() -> Vec<T>,
}

impl<P, T> OrAll<P, T> {
    pub(super) fn new(one: P, all: fn() -> Vec<T>) -> OrAll<P, T> {
        OrAll { one, all }
    }
}

impl<P, T> TypedValueParser for OrAll<P, T>
where
    P: TypedValueParser<Value = T>,
    T: Clone + Send + Sync + 'static,
{
    type Value = Several<T>;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Several<T>, clap::Error> {
        if value == "all" {
            return Ok(Several((self.all)()));
        }
        self.one.parse_ref(command, argument, value).map(|one| Several(vec![one]))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let all = std::iter::once(PossibleValue::new("all").help("every one of them"));
        Some(Box::new(self.one.possible_values()?.chain(all)))
    }
}

/// An at-most-one encoding of the registry.
#[derive(Clone, Copy)]
pub(in crate::cli) struct Encoding(pub(in crate::cli) &'static dyn AtMostOne);

impl std::fmt::Debug for Encoding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.name())
    }
}

/// Offers the names of the registry, so that a new encoding is offered as soon as it is
/// registered, and takes a size of groups after a colon.
#[derive(Clone)]
pub(super) struct EncodingParser;

impl EncodingParser {
    fn names() -> impl Iterator<Item = PossibleValue> {
        amo::ALL.iter().map(|e| PossibleValue::new(e.name()).help(e.summary()))
    }
}

impl TypedValueParser for EncodingParser {
    type Value = Encoding;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Encoding, clap::Error> {
        let parse = |spec: &str| match amo::parse(spec) {
            Err(SpecError::UnknownName(_)) => Ok(None),
            found => found.map(Some),
        };
        match parse.parse_ref(command, argument, value)? {
            Some(encoding) => Ok(Encoding(encoding)),
            // This one also names the most similar encoding.
            None => PossibleValuesParser::new(EncodingParser::names())
                .try_map(|name| amo::parse(&name).map(Encoding))
                .parse_ref(command, argument, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(EncodingParser::names()))
    }
}

/// A cardinality encoding of the registry.
#[derive(Clone, Copy)]
pub(in crate::cli) struct Counter(pub(in crate::cli) &'static dyn Cardinality);

impl std::fmt::Debug for Counter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.name())
    }
}

pub(super) fn counter_parser() -> impl TypedValueParser<Value = Counter> {
    let names = card::ALL.iter().map(|e| PossibleValue::new(e.name()).help(e.summary()));
    PossibleValuesParser::new(names)
        .try_map(|name| card::by_name(&name).map(Counter).ok_or("unknown encoding"))
}

pub(super) fn all_different_parser() -> impl TypedValueParser<Value = AllDifferent> {
    listed_parser(AllDifferent::ALL, AllDifferent::summary)
}

pub(super) fn relations_parser() -> impl TypedValueParser<Value = Relations> {
    listed_parser(Relations::ALL, Relations::summary)
}

/// Takes the name of a choice from a list.
fn listed_parser<T: Copy + Send + Sync + 'static>(
    all: &'static [(&'static str, T)],
    summary: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let names = all.iter().map(|(name, choice)| PossibleValue::new(name).help(summary(*choice)));
    PossibleValuesParser::new(names).try_map(move |name| {
        let found = all.iter().find(|(known, _)| *known == name);
        found.map(|(_, choice)| *choice).ok_or("unknown choice")
    })
}

/// Who is asked for solutions.
#[derive(Clone, Copy, Debug)]
pub(in crate::cli) enum Finder {
    /// A SAT engine.
    Engine(Choice),
    /// The search without clauses.
    Grid,
}

pub(super) fn finder_parser() -> impl TypedValueParser<Value = Finder> {
    let grid = PossibleValue::new(enumerate::NAME).help(enumerate::SUMMARY);
    PossibleValuesParser::new(engine_names().chain([grid])).try_map(|name| {
        let grid = (name == enumerate::NAME).then_some(Finder::Grid);
        engine::by_name(&name).map(Finder::Engine).or(grid).ok_or("unknown engine")
    })
}

pub(super) fn engine_parser() -> impl TypedValueParser<Value = Choice> {
    PossibleValuesParser::new(engine_names())
        .try_map(|name| engine::by_name(&name).ok_or("unknown engine"))
}

fn engine_names() -> impl Iterator<Item = PossibleValue> {
    engine::ALL.iter().map(|e| PossibleValue::new(e.name).help(e.summary))
}
