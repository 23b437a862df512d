//! Fuzzes the reader of answers: whatever the bytes, the laws of tests/integration/laws.rs hold.
#![no_main]

#[path = "../../tests/integration/laws.rs"]
#[allow(dead_code)]
mod laws;

libfuzzer_sys::fuzz_target!(|text: &str| laws::answer(text));
