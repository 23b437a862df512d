//! `zebra-sat completions`, `man` and `schema`: texts made from the program itself.

use clap::CommandFactory;
use zebra_sat::{json, report};

use super::args::{Args, SchemaOf};
use super::output::{Done, Output, Stop, stop};
use super::{Exit, args};

pub(super) fn completions(options: &args::Completions, output: &mut Output) -> Done {
    let mut script = Vec::new();
    clap_complete::generate(options.shell, &mut Args::command(), "zebra-sat", &mut script);
    output.print(String::from_utf8_lossy(&script))?;
    Ok(Exit::Yes)
}

pub(super) fn man(options: &args::Man, output: &mut Output) -> Done {
    let Some(folder) = &options.out else {
        clap_mangen::Man::new(Args::command()).render(output.writer()).map_err(stop)?;
        return Ok(Exit::Yes);
    };
    let written = std::fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(Args::command(), folder));
    if let Err(error) = written {
        output.error(format_args!("cannot write to `{}`: {error}", folder.display()))?;
        return Err(Stop::Exit(Exit::BadInput));
    }
    Ok(Exit::Yes)
}

pub(super) fn schema(options: &args::Schema, output: &mut Output) -> Done {
    output.print(match options.of {
        SchemaOf::Puzzle => json::schema(),
        SchemaOf::Answer => report::json::schema(),
        SchemaOf::AnswerLine => report::json::line_schema(),
        SchemaOf::Cells => report::json::cell_schema(),
        SchemaOf::TraceLine => report::json::story_schema(),
        SchemaOf::Places => report::json::places_schema(),
        SchemaOf::Check => report::json::check_schema(),
        SchemaOf::Explanation => report::json::explanation_schema(),
        SchemaOf::Hint => report::json::hint_schema(),
        SchemaOf::Review => report::json::review_schema(),
        SchemaOf::Verification => report::json::verified_schema(),
    })?;
    Ok(Exit::Yes)
}
