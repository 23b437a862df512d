//! What the page may load and run: its own style and script, nothing else (W3C, "Content Security
//! Policy Level 3").

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// The policy of a page with one style and one script, both known by their hashes: no text of a
/// puzzle could run, even if it got past the escaping.
pub(super) fn of(style: &str, script: &str) -> String {
    let source = |text: &str| format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(text)));
    format!(
        "default-src 'none'; style-src {}; script-src {}; base-uri 'none'; form-action 'none'",
        source(style),
        source(script)
    )
}
