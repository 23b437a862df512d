//! What is said about answers that cannot be read.
