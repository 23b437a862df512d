//! What the categories of the lists are called, and which nouns and verbs go with them: `items` makes the categories.

pub(super) mod category;
pub(super) mod items;
pub(super) mod kinds;
pub(super) mod nouns;
pub(super) mod verbs;
