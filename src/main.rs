//! The `zebra-sat` command.

mod cli;

use std::process::ExitCode;

/// Reading and solving many puzzles asks for much memory in small pieces, for a short time each.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    cli::run()
}
