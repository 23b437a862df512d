//! Being written.
#![allow(missing_docs)]
use crate::syntax::{Source, ast::Document, diagnostic::Diagnostics};
pub fn read(_source: &Source, _diagnostics: &mut Diagnostics) -> Option<Document> {
    None
}
