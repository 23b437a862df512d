//! What must not outlive this process: the processes of solvers, temporary files.
//!
//! Whoever starts or makes such a thing ends or removes it as well. This list is for the case that
//! a signal ends the process in between.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tempfile::{NamedTempFile, TempDir};

/// A list of processes and files; clones share it.
#[derive(Clone, Default, Debug)]
pub struct Cleanup(Arc<Mutex<Leftovers>>);

#[derive(Default, Debug)]
struct Leftovers {
    groups: Vec<u32>,
    paths: Vec<PathBuf>,
}

/// While this lives, nothing new is started or made.
pub struct Cleaned<'a>(#[expect(dead_code, reason = "held, not read")] MutexGuard<'a, Leftovers>);

impl Cleanup {
    /// Kills every process and removes every file of the list: the last thing before the end.
    pub fn clean(&self) -> Cleaned<'_> {
        let left = self.lock();
        for group in &left.groups {
            kill(*group, Force::Kill);
        }
        for path in &left.paths {
            // What cannot be removed now is left: there is nobody to tell.
            let _ = if path.is_dir() {
                std::fs::remove_dir_all(path)
            } else {
                std::fs::remove_file(path)
            };
        }
        Cleaned(left)
    }

    /// A folder for temporary files.
    pub(super) fn folder(&self) -> io::Result<Folder> {
        let mut left = self.lock();
        let inner = tempfile::Builder::new().prefix("zebra-sat-").tempdir()?;
        let listed = self.list(&mut left, inner.path());
        Ok(Folder { inner, _listed: listed })
    }

    /// A folder that takes the place of `target` when it is [kept](Folder::keep). Until then it is
    /// beside it, with a hidden name.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn folder_for(&self, target: &Path) -> io::Result<Folder> {
        let mut left = self.lock();
        let parent = target.parent().filter(|parent| !parent.as_os_str().is_empty());
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // As for any new folder: the umask takes away what it must.
            builder.permissions(std::fs::Permissions::from_mode(0o777));
        }
        let inner = builder.prefix(".zebra-sat-").tempdir_in(parent.unwrap_or(Path::new(".")))?;
        let listed = self.list(&mut left, inner.path());
        Ok(Folder { inner, _listed: listed })
    }

    /// Writes a file by `write` and puts it in the place of `target` in one step, so that there is
    /// never half a file. A pipe or device is written to as it is.
    ///
    /// # Errors
    /// When the file cannot be written; `target` is then as it was.
    pub fn replace<T>(
        &self,
        target: &Path,
        write: impl FnOnce(&mut File) -> io::Result<T>,
    ) -> io::Result<T> {
        // The file that a link points at, not the link, is what gets replaced.
        let found = target.canonicalize();
        let target = found.as_deref().unwrap_or(target);
        if target.exists() && !target.is_file() {
            return write(&mut File::options().write(true).open(target)?);
        }
        let folder = target.parent().filter(|parent| !parent.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let (mut file, _listed) = self.beside(folder)?;
        let done = write(file.as_file_mut())?;
        if let Ok(old) = target.metadata() {
            file.as_file().set_permissions(old.permissions())?;
        }
        file.persist(target).map_err(|error| error.error)?;
        Ok(done)
    }

    fn beside(&self, folder: &Path) -> io::Result<(NamedTempFile, Listed)> {
        let mut left = self.lock();
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // As for any new file: the umask takes away what it must.
            builder.permissions(std::fs::Permissions::from_mode(0o666));
        }
        let file = builder.prefix(".zebra-sat-").tempfile_in(folder)?;
        let listed = self.list(&mut left, file.path());
        Ok((file, listed))
    }

    fn list(&self, left: &mut Leftovers, path: &Path) -> Listed {
        left.paths.push(path.to_owned());
        Listed { path: path.to_owned(), cleanup: self.clone() }
    }

    /// Starts a process at the head of a group of its own.
    pub(super) fn spawn(&self, command: &mut Command) -> io::Result<Child> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let mut left = self.lock();
        let child = command.spawn()?;
        left.groups.push(child.id());
        Ok(child)
    }

    /// Kills the process and all of its group, and waits for it.
    ///
    /// The process is waited for only when the group is dead and off the list: until then its
    /// number cannot become that of another process.
    pub(super) fn end(&self, child: &mut Child) -> io::Result<std::process::ExitStatus> {
        kill(child.id(), Force::Kill);
        self.lock().groups.retain(|group| *group != child.id());
        #[cfg(not(unix))]
        let _ = child.kill();
        child.wait()
    }

    fn lock(&self) -> MutexGuard<'_, Leftovers> {
        // The list is whole at any time, also when a thread that held it has panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A temporary folder, which goes away with this unless it is kept.
pub struct Folder {
    inner: TempDir,
    // After the folder, so that it is on the list as long as it exists.
    _listed: Listed,
}

impl Folder {
    /// Where it is.
    pub fn path(&self) -> &Path {
        self.inner.path()
    }

    /// Gives it a name of its own, at which there is nothing or an empty folder.
    ///
    /// # Errors
    /// When it cannot be renamed; it then goes away.
    pub fn keep(self, target: &Path) -> io::Result<()> {
        // Only on some systems does a folder replace an empty one.
        if target.is_dir() {
            std::fs::remove_dir(target)?;
        }
        std::fs::rename(self.inner.path(), target)?;
        // Nothing is left to go away.
        let _ = self.inner.keep();
        Ok(())
    }
}

/// Takes a path off the list when it is dropped.
struct Listed {
    path: PathBuf,
    cleanup: Cleanup,
}

impl Drop for Listed {
    fn drop(&mut self) {
        self.cleanup.lock().paths.retain(|path| *path != self.path);
    }
}

/// How a process is asked to end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Force {
    /// It may tidy up first.
    Ask,
    /// At once.
    Kill,
}

/// Ends a process group, if there still is one.
#[cfg(unix)]
pub(super) fn kill(group: u32, force: Force) {
    use rustix::process::{Pid, Signal, kill_process_group};

    let signal = if force == Force::Ask { Signal::TERM } else { Signal::KILL };
    if let Some(group) = i32::try_from(group).ok().and_then(Pid::from_raw) {
        // It may have ended by itself.
        let _ = kill_process_group(group, signal);
    }
}

/// Elsewhere there are no process groups; the process itself is ended by whoever waits for it.
#[cfg(not(unix))]
pub(super) fn kill(_group: u32, _force: Force) {}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    #[test]
    fn a_replaced_file_holds_the_new_text() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.zebra");
        std::fs::write(&path, "old").expect("written");
        Cleanup::default().replace(&path, |file| file.write_all(b"new")).expect("replaced");
        assert_eq!(std::fs::read_to_string(&path).expect("read"), "new");
    }
}
