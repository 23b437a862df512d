//! `zebra-sat count`

use num_bigint::BigUint;
use zebra_sat::report::number::readable;
use zebra_sat::tasks::count::{Count, count};

use super::output::{Done, Output};
use super::{Exit, args, files, setup};

pub(super) fn run(options: &args::Count, output: &mut Output) -> Done {
    let setup = options.setup.setup();
    let mut worst = Exit::Yes;
    for path in &options.files.paths {
        let Some((source, resolved)) = files::puzzle(path, true, output)? else {
            worst = worst.max(Exit::BadInput);
            continue;
        };
        if options.files.paths.len() > 1 {
            output.print(format_args!("{}: ", source.name))?;
        }
        output.flush()?;
        let exit = match count(&resolved.puzzle, &setup, options.limit) {
            Ok(Count::Exactly(0)) => {
                output.line("no solution")?;
                Exit::No
            }
            Ok(Count::Exactly(1)) => {
                output.line("1 solution")?;
                Exit::Yes
            }
            Ok(Count::Exactly(many)) => {
                output.line(format_args!("{} solutions", readable(&BigUint::from(many))))?;
                Exit::Yes
            }
            Ok(Count::AtLeast(found)) => {
                let found = readable(&BigUint::from(found));
                output.line(format_args!("at least {found} solutions (stopped at the limit)"))?;
                Exit::GaveUp
            }
            Err(error) => setup::report(&resolved.puzzle, &setup, &error, output)?,
        };
        worst = worst.max(exit);
    }
    Ok(worst)
}
