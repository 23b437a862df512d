//! Positions as they are said.

use crate::load::load;
use crate::model::{ItemId, Link, Operand, Place};
use crate::syntax::Source;

#[test]
fn every_kind_of_position_reads_well() {
    for (positions, words) in [
        ("houses: 2", "cat is not in house 1"),
        ("positions day: Mon, Tue", "cat is not on Mon"),
        ("positions day: 1, 2", "cat is not on day 1"),
        ("positions floor: 1, 2", "cat is not on floor 1"),
        ("positions row: 1st, 2nd", "cat is not in the 1st row"),
        ("positions year: 1990, 1991", "cat is not in year 1990"),
        ("positions person: Ann, Bob (unordered)", "cat does not go with Ann"),
    ] {
        let text = format!("{positions}\npet: cat, dog\n");
        let puzzle = load(Source::new("x", text)).resolved.expect("no errors").puzzle;
        let with = Operand::Place(Place(0));
        let link = Link { item: ItemId(0), with, holds: false };
        assert_eq!(link.describe(&puzzle), words);
    }
}
