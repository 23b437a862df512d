//! Puzzles as JSON: the same model as the puzzle language, in and out, with a schema.

pub(crate) mod fault;
mod leaf;
mod lengths;
mod read;
mod types;
mod write;

use schemars::generate::SchemaSettings;
use serde_json::Value;

use crate::model::Puzzle;
use crate::syntax::Source;
use crate::syntax::ast::Document;
use crate::syntax::diagnostic::Diagnostics;

/// Reads a puzzle in JSON; what is wrong with it goes to `diagnostics`.
///
/// The names of the document point into the JSON text. `None` when the text is not JSON at all, or
/// not an object with the fields of a puzzle.
pub fn read(source: &Source, diagnostics: &mut Diagnostics) -> Option<Document> {
    read::document(source, diagnostics)
}

/// A puzzle as JSON that [`read`] reads; the same bytes for the same puzzle.
pub fn write(puzzle: &Puzzle) -> String {
    let file = write::file(puzzle);
    serde_json::to_string_pretty(&file).expect("strings and numbers are always JSON") + "\n"
}

/// The JSON Schema of what [`read`] reads and [`write()`] writes.
pub fn schema() -> String {
    let generator = SchemaSettings::draft2020_12().into_generator();
    let schema = generator.into_root_schema_for::<write::Written>();
    let sorted = sorted(schema.to_value());
    serde_json::to_string_pretty(&sorted).expect("a schema is always JSON") + "\n"
}

/// The value with the keys of its objects in order, whatever features serde_json is built with.
fn sorted(value: Value) -> Value {
    match value {
        Value::Array(all) => all.into_iter().map(sorted).collect(),
        Value::Object(map) => {
            let mut entries: Vec<_> = map.into_iter().collect();
            entries.sort_by(|a, b| a.0.cmp(&b.0));
            entries.into_iter().map(|(key, value)| (key, sorted(value))).collect()
        }
        other => other,
    }
}
