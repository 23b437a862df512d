//! The shape of a puzzle in JSON, over what stands for its names and statements.
//!
//! One set of types serves three times: to read (every leaf a stretch of the source, so that it
//! keeps its place), to write, and to generate the schema from.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::model::Form;

/// The version of the shape that this program reads and writes.
const VERSION: u64 = 1;

/// A zebra puzzle.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Puzzle")]
pub(super) struct File<T, P, C, L, Q> {
    /// The address of this schema, for editors.
    #[serde(rename = "$schema", skip_serializing_if = "Option::is_none")]
    pub(super) schema: Option<T>,
    /// The version of this format.
    pub(super) version: Version,
    /// The title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) title: Option<T>,
    /// The positions.
    pub(super) positions: P,
    /// The categories, in order.
    pub(super) categories: Vec<C>,
    /// The clues, in order.
    #[serde(default = "Vec::<L>::new")]
    pub(super) clues: Vec<L>,
    /// The questions, in order.
    #[serde(default = "Vec::<Q>::new")]
    pub(super) questions: Vec<Q>,
}

/// The positions, such as the houses of a street.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Positions")]
pub(super) struct Positions<T, N> {
    /// What one position is called: `house`.
    pub(super) name: T,
    /// The label of each position. A grid has the numbers from 1, and can leave them out.
    #[serde(default = "Vec::<N>::new")]
    pub(super) labels: Vec<N>,
    /// How they lie to each other; by default in a line.
    #[serde(default)]
    pub(super) shape: Shape,
    /// Whether the labels of unordered positions have the values 1, 2, 3 and so on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) ordered: bool,
}

/// How the positions lie to each other.
#[derive(Clone, Copy, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Shape {
    /// In a row, first to last.
    #[default]
    Line,
    /// In a circle.
    Ring,
    /// No order: nothing is next to anything.
    Unordered,
    /// In rows, numbered row by row from the top left.
    Grid {
        /// How many rows.
        rows: u32,
        /// How many positions a row has.
        columns: u32,
    },
}

/// A category and its items.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Category")]
pub(super) struct Category<T, N> {
    /// Its name: `colour`.
    pub(super) name: T,
    /// Its items.
    pub(super) items: Vec<N>,
    /// How many positions an item may have.
    #[serde(default)]
    pub(super) kind: Kind,
    /// Whether items that are no numbers have the values 1, 2, 3 and so on.
    #[serde(default)]
    pub(super) ordered: bool,
    /// Other names of its items, which English sentences may use.
    #[serde(default = "Vec::<Also<N>>::new", skip_serializing_if = "Vec::is_empty")]
    pub(super) also: Vec<Also<N>>,
    /// Words that English sentences use of it: `drinks`, `sips`.
    #[serde(default = "Vec::<T>::new", skip_serializing_if = "Vec::is_empty")]
    pub(super) words: Vec<T>,
}

/// Other names of an item.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Also")]
pub(super) struct Also<N> {
    /// The item.
    pub(super) item: N,
    /// What it is also called.
    pub(super) names: Vec<N>,
}

/// The rule of a category.
#[derive(Clone, Copy, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    /// Each item at exactly one position, each position exactly one item.
    #[default]
    Bijective,
    /// Each item at no or one position, each position exactly one item.
    Some,
    /// Each item at exactly one position; the other positions have items without a name.
    Rest,
    /// Each position exactly one item, an item at any number of positions.
    Repeats,
}

/// A clue.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Clue")]
pub(super) struct Clue<T, N, S> {
    /// Its label, a whole number; without one its ordinal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) label: Option<N>,
    /// How it is shown to a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) wording: Option<T>,
    /// What it says.
    pub(super) says: S,
}

/// A question: what a category has at the position of an item.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Question")]
pub(super) struct Question<T, N, O> {
    /// Its label, a whole number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) label: Option<N>,
    /// How it is shown to a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) wording: Option<T>,
    /// The category, or the name of the positions.
    pub(super) category: T,
    /// At whose position.
    pub(super) of: O,
}

/// What a relation speaks of: an item by its name, an item of a category, or a position.
#[derive(Serialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
pub(super) enum Operand {
    /// The one item or position with this name: `dog`, `house 3`.
    Name(Label),
    /// An item, told apart from those of other categories with the same name.
    Item {
        /// The item.
        item: Label,
        /// Its category.
        of: String,
    },
    /// A position.
    Place {
        /// Its label.
        place: Label,
    },
}

/// The fields of an [`Operand`] that is an object, as they are read: either the first two or the
/// last one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OperandFields<T> {
    pub(super) item: Option<T>,
    pub(super) of: Option<T>,
    pub(super) place: Option<T>,
}

/// What a clue says: a form, or a statement in the puzzle language such as `"red = dog"`.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum Says {
    /// In the puzzle language.
    Text(String),
    /// As a tree.
    Form(Form<Operand, String, Label, Quantity>),
}

/// A name, which may be given as a whole number.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct Label(pub(super) String);

impl JsonSchema for Label {
    fn schema_name() -> Cow<'static, str> {
        "Name".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": ["string", "integer"] })
    }
}

/// A number, or a text that reads as one: `4.50`, `9:00am`, `2 hours`.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Quantity {
    Whole(i64),
    Text(String),
}

impl JsonSchema for Quantity {
    fn schema_name() -> Cow<'static, str> {
        "Number".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": ["number", "string"] })
    }
}

/// The version of the format: always 1.
pub(super) struct Version;

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(VERSION)
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Version, D::Error> {
        struct One;
        impl Visitor<'_> for One {
            type Value = Version;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "version {VERSION}")
            }

            fn visit_u64<E: Error>(self, version: u64) -> Result<Version, E> {
                let known = version == VERSION;
                let wrong = || E::invalid_value(Unexpected::Unsigned(version), &self);
                if known { Ok(Version) } else { Err(wrong()) }
            }
        }
        deserializer.deserialize_u64(One)
    }
}

impl JsonSchema for Version {
    fn schema_name() -> Cow<'static, str> {
        "Version".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "const": VERSION })
    }
}
