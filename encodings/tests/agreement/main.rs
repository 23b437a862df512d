//! Every encoding, for every number of literals and every assignment, against a popcount.

mod amo;
mod card;
mod gates;
mod guards;
mod large;
mod oracle;
mod probe;
mod sizes;
