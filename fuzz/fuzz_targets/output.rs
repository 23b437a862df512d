//! Fuzzes the reader of solvers' output: whatever the bytes, the laws of tests/integration/laws.rs hold.
#![no_main]

#[path = "../../tests/integration/laws.rs"]
#[allow(dead_code)]
mod laws;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::output(bytes));
