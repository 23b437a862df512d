//! The page in a certificate that says what it shows and how to see it.

use super::{
    CONFLICT, CONFLICT_CNF, CONFLICT_DRAT, Claim, OTHERS_CNF, OTHERS_DRAT, PUZZLE_CNF, PUZZLE_DRAT,
    SOLUTION, SOLUTIONS, manifest,
};
use crate::model::Puzzle;
use crate::report::terminal::safe;

/// The page.
pub(super) fn text(puzzle: &Puzzle, file: &str, claim: Claim) -> String {
    let title = safe(puzzle.title.as_deref().unwrap_or("A puzzle"));
    let (sentence, files, checks) = (claim.sentence(), files(claim), checks(claim));
    format!(
        "# {title}: a certificate\n\n\
         The puzzle in `{file}` {sentence}. Nobody has to be believed for that:\n\n    \
         zebra-sat certify --check .\n\n\
         believes nothing here but `{file}`. It makes the formulas anew, compares them, checks the \
         solutions\nagainst the definition of the puzzle, and each proof step by step. So see that \
         `{file}` is the puzzle\nthat you mean.\n\n\
         | file | what it is |\n|---|---|\n\
         | `{file}` | the puzzle |\n\
         | `{PUZZLE_CNF}` | its formula in DIMACS; comments tell what each variable and clause means |\n\
         {files}\
         | `{}` | the claim, the encodings, and the size and SHA-256 of each file |\n\
         {checks}",
        manifest::NAME
    )
}

/// The rows of the table that depend on the claim.
fn files(claim: Claim) -> String {
    match claim {
        Claim::Unique => format!(
            "| `{SOLUTION}` | the solution |\n\
             | `{OTHERS_CNF}` | the formula of all other solutions: its last clause says that not all cells \
             are as in the solution |\n\
             | `{OTHERS_DRAT}` | a proof in DRAT that there are none |\n"
        ),
        Claim::Multiple => format!("| `{SOLUTIONS}` | two different solutions |\n"),
        Claim::None => format!(
            "| `{PUZZLE_DRAT}` | a proof in DRAT that it cannot be satisfied |\n\
             | `{CONFLICT}` | clues that contradict each other, and for each one a solution of all the \
             others |\n\
             | `{CONFLICT_CNF}` | the formula of the rules and these clues alone |\n\
             | `{CONFLICT_DRAT}` | a proof in DRAT that it cannot be satisfied |\n"
        ),
    }
}

/// How other programs check the proofs.
fn checks(claim: Claim) -> String {
    let proofs: &[[&str; 2]] = match claim {
        Claim::Unique => &[[OTHERS_CNF, OTHERS_DRAT]],
        Claim::Multiple => return String::new(),
        Claim::None => &[[PUZZLE_CNF, PUZZLE_DRAT], [CONFLICT_CNF, CONFLICT_DRAT]],
    };
    let mut text = "\n## By other programs\n\nAny checker of proofs in DRAT will do, such as \
                    [drat-trim](https://github.com/marijnheule/drat-trim)\nor \
                    [rate](https://crates.io/crates/rate):\n\n"
        .to_owned();
    for [formula, proof] in proofs {
        text.push_str(&format!("    drat-trim {formula} {proof}\n"));
        text.push_str(&format!("    rate --skip-unit-deletions {formula} {proof}\n"));
    }
    text.push_str(
        "\nA proof is right when they print `s VERIFIED` and nowhere `NOT VERIFIED`; the exit code of \
         drat-trim\nis not enough.\n",
    );
    text
}
