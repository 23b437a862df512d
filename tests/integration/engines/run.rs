//! Runs the command with a solver of our own, and sees that nothing is left behind.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use assert_cmd::cargo::cargo_bin;
use tempfile::TempDir;

/// A puzzle with the one solution that `MODEL` describes; red is 1 and 2, blue 3 and 4.
pub const TWO: &str = "houses: 2\ncolour: red, blue\n\nclues:\n  red directly left of blue\n";

/// A workshop: a folder with a puzzle, scripts, and a folder for temporary files.
pub struct Workshop {
    folder: TempDir,
}

impl Workshop {
    pub fn new() -> Workshop {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("tmp")).unwrap();
        std::fs::write(folder.path().join("two.zebra"), TWO).unwrap();
        Workshop { folder }
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Writes a shell script; it notes its process number first.
    pub fn script(&self, body: &str) -> PathBuf {
        let path = self.path().join("solver");
        std::fs::write(&path, format!("echo $$ >> \"{}\"\n{body}\n", self.pids().display()))
            .unwrap();
        path
    }

    fn pids(&self) -> PathBuf {
        self.path().join("pids")
    }

    /// The command, with its temporary files in the workshop.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(cargo_bin!("zebra-sat"));
        command.args(arguments).current_dir(self.path()).env("TMPDIR", self.path().join("tmp"));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Solves the puzzle by a script.
    pub fn solve(&self, body: &str, arguments: &[&str]) -> Output {
        self.script(body);
        let command = ["solve", "two.zebra", "--no-presolve", "--engine-cmd"];
        let all = [&command[..], &["sh solver {cnf} {out}"], arguments];
        self.command(&all.concat()).output().unwrap()
    }

    /// Fails if a temporary file or a process is left.
    #[track_caller]
    pub fn assert_clean(&self) {
        let left: Vec<_> = std::fs::read_dir(self.path().join("tmp")).unwrap().collect();
        assert!(left.is_empty(), "temporary files are left: {left:?}");
        let pids = std::fs::read_to_string(self.pids()).unwrap_or_default();
        for pid in pids.split_whitespace() {
            // A killed process may stay visible for a moment, until its parent has seen it.
            let gone = (0..500).any(|_| {
                std::thread::sleep(std::time::Duration::from_millis(10));
                !is_running(pid)
            });
            assert!(gone, "process {pid} is left");
        }
    }
}

/// Whether a process does something: one that has ended may still be listed, as a zombie.
fn is_running(pid: &str) -> bool {
    let state = if Path::new("/proc/self/stat").exists() {
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        stat.rsplit(") ").next().unwrap_or_default().to_owned()
    } else {
        let ps = Command::new("ps").args(["-o", "stat=", "-p", pid]).output().unwrap();
        String::from_utf8(ps.stdout).unwrap().trim().to_owned()
    };
    !state.is_empty() && !state.starts_with('Z')
}

/// What a solver prints that tells the truth about the first question and then lies.
pub const HONEST: &str = "if grep -q '^-4 -5' \"$1\"; then echo 's UNSATISFIABLE'; exit 20; fi\n\
    echo 's SATISFIABLE'; echo 'v 1 -2 -3 4 5 0'; exit 10";
