//! The macro by which an open set of encodings is listed in one place.

/// Declares the module of every encoding and lists them: one line adds one.
///
/// Expands to `pub mod`s, `ALL` and `by_name`.
macro_rules! registry {
    ($kind:ident: $($module:ident::$encoding:ident,)+) => {
        $(pub mod $module;)+

        /// Every encoding of this kind, in the order in which to offer them.
        pub const ALL: &[&dyn $kind] = &[$(&$module::$encoding),+];

        /// The encoding with this name, if there is one.
        pub fn by_name(name: &str) -> Option<&'static dyn $kind> {
            ALL.iter().copied().find(|encoding| encoding.name() == name)
        }
    };
}

pub(crate) use registry;
