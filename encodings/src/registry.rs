//! The macro by which an open set of encodings is listed in one place.

/// Declares the module of every encoding and lists them: one line adds one.
///
/// Expands to `pub mod`s and `ALL`.
macro_rules! registry {
    ($kind:ident: $($module:ident::$encoding:ident,)+) => {
        $(pub mod $module;)+

        /// Every encoding of this kind, in the order in which to offer them.
        pub const ALL: &[&dyn $kind] = &[$(&$module::$encoding),+];
    };
}

pub(crate) use registry;
