//! `zebra-sat convert`

use zebra_sat::{json, syntax::format};

use super::args::PuzzleFormat;
use super::output::{Done, Output};
use super::{Exit, args, files};

pub(super) fn run(options: &args::Convert, output: &mut Output) -> Done {
    let Some((_, resolved)) = files::puzzle(&options.file, options.reading, true, output)? else {
        return Ok(Exit::BadInput);
    };
    output.print(match options.to {
        PuzzleFormat::Zebra => format::puzzle(&resolved.puzzle),
        PuzzleFormat::Json => json::write(&resolved.puzzle),
    })?;
    Ok(Exit::Yes)
}
