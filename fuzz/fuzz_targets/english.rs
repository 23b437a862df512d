//! Fuzzes the reader of English, whole texts and single sentences: whatever the bytes, the laws of tests/integration/laws.rs hold.
#![no_main]

#[path = "../../tests/integration/laws.rs"]
#[allow(dead_code)]
mod laws;

libfuzzer_sys::fuzz_target!(|text: &str| laws::english(text));
