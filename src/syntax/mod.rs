//! The text of a puzzle file: source, tokens, syntax tree, canonical form, and what can be wrong.

pub mod ast;
pub mod diagnostic;
pub mod format;
pub mod lexer;
pub mod parser;
pub mod source;
pub mod text;
pub mod vocabulary;

pub use diagnostic::{Code, Diagnostic, Diagnostics, Severity};
pub use source::Source;
