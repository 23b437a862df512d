//! Lists of items, in each of the forms in which texts print them.
//!
//! `list` and `list_lines` read those that are set off, each with a name; `leaders`, `blocks`, `table`, `object`,
//! `inline_lists` and `named_rows` those that are set in another way; `running`, `enumeration`, `stated` and `phrases` those in
//! the run of a sentence. `told` says which of the candidates are lists, and `leftover` whether one is lost.

pub(super) mod all_told;
pub(super) mod announcement;
pub(super) mod asides;
pub(super) mod blocks;
pub(super) mod companions;
pub(super) mod doings;
pub(super) mod enumeration;
pub(super) mod heading_order;
pub(super) mod hours;
pub(super) mod inline_lists;
pub(super) mod leaders;
pub(super) mod leftover;
pub(super) mod list;
pub(super) mod list_lines;
pub(super) mod lists_behind;
pub(super) mod named_rows;
mod numbered;
pub(super) mod object;
pub(super) mod phrase;
pub(super) mod phrases;
pub(super) mod range;
pub(super) mod running;
pub(super) mod sexes;
pub(super) mod stated;
pub(super) mod table;
pub(super) mod told;
pub(super) mod whereabouts;
pub(super) mod years;
