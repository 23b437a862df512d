//! The solvers outside this process that are known by name.
//!
//! To add one, add its entry here and to the registry in `mod.rs`.

use super::batch::Batch;
use super::external::External;
use super::template::Template;
use super::{Choice, Engine, EngineError, Terms};

/// How a solver is run.
struct Known {
    name: &'static str,
    /// Its command, with `{cnf}` for the formula and `{out}` for a file that gets the model.
    command: &'static str,
    /// Its command when it is to write a proof in DRAT to `{proof}`, if it can.
    proving: Option<&'static str>,
    install: &'static str,
}

impl Known {
    fn start(&self, terms: &Terms) -> Result<Box<dyn Engine>, EngineError> {
        let no_proof = || EngineError::NoProof { engine: self.name.to_owned() };
        let command = match &terms.proof {
            Some(_) => self.proving.ok_or_else(no_proof)?,
            None => self.command,
        };
        let command = Template::parse(command).expect("the commands of the table are well formed");
        let external = External { name: self.name.to_owned(), command, install: self.install };
        Ok(Box::new(Batch::new(external, terms)?))
    }
}

/// N. Eén and N. Sörensson, "An Extensible SAT-solver", 2003.
pub(super) const MINISAT: Choice = Choice {
    name: "minisat",
    summary: "the program minisat",
    start: |terms| {
        Known {
            name: "minisat",
            command: "minisat {cnf} {out}",
            proving: None,
            install: "install the package `minisat` of Debian, Ubuntu, Fedora or Homebrew",
        }
        .start(terms)
    },
};

/// A. Biere, T. Faller, K. Fazekas, M. Fleury, N. Froleyks and F. Pollitt, "CaDiCaL 2.0", 2024.
pub(super) const CADICAL: Choice = Choice {
    name: "cadical",
    summary: "the program cadical",
    start: |terms| {
        Known {
            name: "cadical",
            command: "cadical {cnf}",
            proving: Some("cadical --no-binary {cnf} {proof}"),
            install: "install the package `cadical` of Debian or Ubuntu, or build it from \
                      https://github.com/arminbiere/cadical",
        }
        .start(terms)
    },
};

/// A. Biere, T. Faller, K. Fazekas, M. Fleury, N. Froleyks and F. Pollitt, "CaDiCaL, Gimsatul,
/// IsaSAT and Kissat Entering the SAT Competition 2024", 2024.
pub(super) const KISSAT: Choice = Choice {
    name: "kissat",
    summary: "the program kissat",
    start: |terms| {
        Known {
            name: "kissat",
            command: "kissat {cnf}",
            proving: Some("kissat --no-binary {cnf} {proof}"),
            install: "build it from https://github.com/arminbiere/kissat, or take the program out \
                      of the wheel `passagemath-kissat` of PyPI",
        }
        .start(terms)
    },
};

/// G. Audemard and L. Simon, "Predicting Learnt Clauses Quality in Modern SAT Solvers", 2009.
pub(super) const GLUCOSE: Choice = Choice {
    name: "glucose",
    summary: "the program glucose",
    start: |terms| {
        Known {
            name: "glucose",
            command: "glucose -model {cnf}",
            proving: Some("glucose -model -certified -certified-output={proof} {cnf}"),
            install: "build it from https://github.com/audemard/glucose, or take the program out \
                      of the wheel `passagemath-glucose` of PyPI",
        }
        .start(terms)
    },
};

/// M. Soos, K. Nohl and C. Castelluccia, "Extending SAT Solvers to Cryptographic Problems", 2009.
pub(super) const CRYPTOMINISAT: Choice = Choice {
    name: "cryptominisat5",
    summary: "the program cryptominisat5",
    start: |terms| {
        Known {
            name: "cryptominisat5",
            command: "cryptominisat5 {cnf}",
            proving: None,
            install: "install the package `cryptominisat` of Debian or Ubuntu",
        }
        .start(terms)
    },
};

/// The engine that runs a command of the user's own.
pub const COMMAND: Choice = Choice {
    name: "command",
    summary: "a command of your own",
    start: |terms| {
        let command = terms.command.clone().ok_or_else(|| EngineError::Failed {
            engine: "command".to_owned(),
            message: "there is no command to run".to_owned(),
        })?;
        let name = command.program().to_owned();
        if terms.proof.is_some() && !command.proves() {
            return Err(EngineError::NoProof { engine: name });
        }
        let install = "give the path of a program that exists";
        Ok(Box::new(Batch::new(External { name, command, install }, terms)?))
    },
};
