//! In how many solutions each item is at each position, as JSON.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};

use super::{Positions, printed, to_json};
use crate::model::Puzzle;
use crate::tasks::cells::Cells;

/// In how many solutions of a puzzle each item is at each position. Numbers are in digits, since
/// they may be larger than what programs take for a number.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "zebra-sat cell counts")]
struct CellCounts<'a> {
    /// The file that the puzzle was read from, as it was given.
    file: &'a str,
    /// The title of the puzzle.
    puzzle: Option<&'a str>,
    /// The positions: what one is called, and their labels in order.
    positions: Positions<'a>,
    /// How many solutions there are.
    count: String,
    /// By category, item and label of the position: in how many of them the item is there.
    cells: Ordered<'a, Ordered<'a, Ordered<'a, String>>>,
}

/// An object whose keys stay in the order of the puzzle.
pub(super) struct Ordered<'a, V>(pub(super) Vec<(&'a str, V)>);

impl<V: Serialize> Serialize for Ordered<'_, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<V: JsonSchema> JsonSchema for Ordered<'_, V> {
    fn schema_name() -> Cow<'static, str> {
        format!("By_{}", V::schema_name()).into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        std::collections::BTreeMap::<String, V>::json_schema(generator)
    }
}

/// The counts of all cells as one line of JSON.
pub fn cell_counts(file: &str, puzzle: &Puzzle, cells: &Cells) -> String {
    let labels = || puzzle.positions.labels.iter().map(String::as_str);
    let item = |id| {
        let counts = puzzle.places().map(|place| cells.at(id, place).to_string());
        (puzzle.item(id).name.as_str(), Ordered(labels().zip(counts).collect()))
    };
    let categories = puzzle
        .categories
        .iter()
        .map(|category| (category.name.as_str(), Ordered(category.item_ids().map(item).collect())));
    let record = CellCounts {
        file,
        puzzle: puzzle.title.as_deref(),
        positions: Positions::of(puzzle),
        count: cells.total.to_string(),
        cells: Ordered(categories.collect()),
    };
    to_json(&record) + "\n"
}

/// The JSON Schema of the counts of cells.
pub fn cell_schema() -> String {
    printed(&schemars::schema_for!(CellCounts<'static>))
}
