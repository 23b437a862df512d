//! When a signal ends the command, nothing of it is left behind.

use zebra_sat::engine::Cleanup;

/// Cleans up when the process is told to end (Ctrl-C, `kill`), and ends it as the signal would
/// have, so that a shell sees what happened.
#[cfg(unix)]
pub(super) fn watch(cleanup: Cleanup) {
    use signal_hook::consts::{SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    // Without it the signals end the process all the same.
    let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) else { return };
    std::thread::spawn(move || {
        for signal in &mut signals {
            let _cleaned = cleanup.clean();
            let _ = emulate_default_handler(signal);
        }
    });
}

/// Elsewhere the system ends the process by itself.
#[cfg(not(unix))]
pub(super) fn watch(_cleanup: Cleanup) {}
