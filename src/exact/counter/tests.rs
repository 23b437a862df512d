//! The number depends neither on what is kept of parts nor on how wide the sets are.

use super::*;
use crate::load::load;
use crate::model::Puzzle;
use crate::syntax::Source;

/// Puzzles of every kind of category, with clues that are relations and clues that are not.
const PUZZLES: [&str; 6] = [
    "houses: 5\na: a1, a2, a3, a4, a5\nb: b1, b2, b3, b4, b5\nc: c1, c2, c3, c4, c5\nclues:\n  \
     a1 left of b1\n  b1 left of c1\n  a2 next to b2\n  b3 != c3\n  a4 = b5 or c5 in house 1\n",
    "houses: 4\na: a1, a2, a3, a4, a5 (some, ordered)\nb: b1, b2, b3, b4, b5 (some)\nclues:\n  \
     a1 next to b1\n  a2 = b2 or a3 = b3\n  a(b4) < a(b5)\n",
    "houses: 5\na: a1, a2, ...\nb: b1, b2, b3, ...\nc: c1, c2 (repeats)\nclues:\n  \
     a1 left of b1\n  c1 = a2\n  exactly 1 of (c1 = b2; c2 = b3; a2 = b2)\n",
    "houses: 6 in a ring\na: a1, a2, a3, a4, a5, a6\nb: b1, b2, b3 (repeats)\nclues:\n  \
     a1 next to a2\n  a3 next to b1\n  a4 != b2\n  b3 = a5 iff b3 = a6\n",
    "houses: 2 x 3\na: a1, a2, a3, a4, a5, a6\nb: b1, b2, b3, b4, b5, b6\nclues:\n  \
     a1 next to b1\n  a2 next to b2\n  a1 = b3 xor a2 = b4\n",
    // The part of c meets that of a with what b leaves of it, once with each of several siblings.
    "houses: 4\na: a1, a2, a3, a4\nb: b1, b2, b3, b4\nc: c1, c2, c3, c4\nclues:\n  \
     a1 = b1 or a1 = b2\n  b1 = c1 or b2 = c2\n  a3 != b3\n  c3 != c4 and b3 != c3\n",
];

fn ways<const W: usize>(puzzle: &Puzzle, limit: usize, purpose: Purpose) -> UBig {
    let network = Network::<W>::new(puzzle).expect("it has solutions");
    let mut tick = |_| Ok(());
    let mut counter = Counter::new(&network, purpose, &mut tick);
    counter.cache = Cache::new(limit);
    counter.count().expect("nothing stops it").0.ways
}

#[test]
fn a_small_cache_and_wide_sets_count_the_same() {
    for text in PUZZLES {
        let loaded = load(Source::new("count.zebra", text));
        let puzzle = loaded.resolved.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics)).puzzle;
        let mut listed = 0_u32;
        let mut each = |_: &_| {
            listed += 1;
            Ok(())
        };
        crate::enumerate::enumerate(&puzzle, &mut each, &mut |_| Ok(())).expect("no end");
        assert!(listed > 50, "{text}{listed}");
        let expected = UBig::from(listed);
        for purpose in [Purpose::Number, Purpose::Samples, Purpose::Cells] {
            for limit in [0, 1 << 9, 1 << 12, MAX_CACHE] {
                assert_eq!(ways::<1>(&puzzle, limit, purpose), expected, "{text}{limit}");
            }
            assert_eq!(ways::<4>(&puzzle, MAX_CACHE, purpose), expected, "{text}");
            assert_eq!(ways::<16>(&puzzle, MAX_CACHE, purpose), expected, "{text}");
        }
    }
}
