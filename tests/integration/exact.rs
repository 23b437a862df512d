//! Numbers of solutions that are known from a formula, or that were wrong once, by every way to
//! get at them without an engine.

use dashu_int::UBig;
use zebra_sat::enumerate::enumerate;
use zebra_sat::exact;
use zebra_sat::load::load;
use zebra_sat::model::{CategoryKind, Puzzle, Solution, check};
use zebra_sat::session::{Error, Session, Setup};
use zebra_sat::syntax::Source;
use zebra_sat::tasks::count::{self, Method};
use zebra_sat::tasks::stream::Receiver;

fn puzzle(text: &str) -> Puzzle {
    let loaded = load(Source::new("exact.zebra", text));
    loaded.resolved.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics)).puzzle
}

fn count(puzzle: &Puzzle) -> UBig {
    exact::count(puzzle, &mut |_| Ok(())).unwrap()
}

/// `categories` lines of `items` names each, which end with `flag`.
fn lines(categories: usize, items: usize, flag: &str) -> String {
    let name = |category: usize| move |item: usize| format!("c{category}_{item}");
    let line = |category: usize| {
        let names: Vec<String> = (0..items).map(name(category)).collect();
        format!("c{category}: {}{flag}\n", names.join(", "))
    };
    (0..categories).map(line).collect()
}

fn falling(from: usize, times: usize) -> UBig {
    (0..times).map(|at| UBig::from(from - at)).product()
}

/// The number by counting, the cells and drawing; each item of a category is as often at a
/// position as any other one, since no clue tells them apart.
fn assert_even(text: &str, total: &UBig) {
    let puzzle = puzzle(text);
    assert_eq!(count(&puzzle), *total, "{text}");
    let cells = exact::cells(&puzzle, &mut |_| Ok(())).unwrap();
    assert_eq!(cells.total, *total, "{text}");
    for category in &puzzle.categories {
        let items = match category.kind {
            CategoryKind::Rest => puzzle.positions.len(),
            _ => category.items.len(),
        };
        for item in category.item_ids() {
            for place in puzzle.places() {
                assert_eq!(cells.at(item, place) * items, *total, "{text}");
            }
        }
    }
    let mut drawn = 0;
    let each = &mut |solution: &_| {
        drawn += usize::from(check(&puzzle, solution).is_empty());
        Ok(())
    };
    assert_eq!(exact::sample(&puzzle, 3, 1, &mut |_| Ok(()), each).unwrap(), *total, "{text}");
    assert_eq!(drawn, 3, "{text}");
}

#[test]
fn without_clues_the_rules_of_the_categories_count() {
    for positions in ["houses: 5", "houses: 5 in a ring", "houses: 1 x 5"] {
        for (categories, total) in [(2, 14_400_u64), (3, 1_728_000), (5, 24_883_200_000)] {
            assert_even(&format!("{positions}\n{}", lines(categories, 5, "")), &total.into());
        }
    }
    for (places, categories) in [(1, 1), (7, 3), (20, 4), (100, 2)] {
        let bijective = format!("houses: {places}\n{}", lines(categories, places, ""));
        assert_even(&bijective, &falling(places, places).pow(categories));
    }
    for (places, items) in [(1, 3), (4, 4), (4, 6), (6, 7)] {
        let some = format!("houses: {places}\n{}", lines(2, items, " (some)"));
        assert_even(&some, &falling(items, places).pow(2));
    }
    for (places, items) in [(2, 1), (6, 4), (70, 20), (300, 40)] {
        let rest = format!("houses: {places}\n{}", lines(2, items, ", ..."));
        assert_even(&rest, &falling(places, items).pow(2));
    }
    for (places, items) in [(1, 1), (3, 2), (5, 40), (70, 3), (10, 100), (4, 300)] {
        let repeats = format!("houses: {places}\n{}", lines(2, items, " (repeats)"));
        assert_even(&repeats, &UBig::from(items).pow(2 * places));
    }
}

#[test]
fn what_was_counted_wrongly_once_stays_right() {
    let three = "houses: 3\na: a1, a2, a3\nb: b1, b2, b3\nc: c1, c2, c3\n";
    // More items than one byte of bits has, and no relation of two of them.
    let many = format!("houses: 3\n{}", lines(1, 20, " (repeats)"));
    let cases = [
        // A clue that is undecided about one item alone.
        ("houses: 4 in a ring\na: a1, a2, a3, a4\n", "a1 in house 1 xor a1 in house 2", 12),
        // Two items of a category at one position.
        (three, "c1 = b1\n  c1 = b2", 0),
        (three, "a1 = b1\n  c1 = a2\n  c1 = b2\n  c1 = a1", 0),
        ("houses: 2\na: a1, a2, a3 (some)\nb: b1, b2, b3 (some)\n", "a1 = b1\n  a2 = b1", 0),
        (&many, "c0_0 in house 1 or c0_16 in house 2\n  c0_8 in house 2 or c0_1 in house 3", 58),
    ];
    for (header, clues, total) in cases {
        let text = format!("{header}clues:\n  {clues}\n");
        let puzzle = puzzle(&text);
        assert_eq!(count(&puzzle), total.into(), "{text}");
        let cells = exact::cells(&puzzle, &mut |_| Ok(())).unwrap();
        assert_eq!(cells.total, total.into(), "{text}");
        let mut listed = 0_usize;
        let mut each = |solution: &_| {
            assert!(check(&puzzle, solution).is_empty(), "{text}");
            listed += 1;
            Ok(())
        };
        enumerate(&puzzle, &mut each, &mut |_| Ok(())).unwrap();
        assert_eq!(listed, total, "{text}");
    }
}

/// A category of which everything is known changes nothing but how wide the sets of values are.
#[test]
fn wide_sets_count_like_narrow_ones() {
    let narrow = "houses: 4\na: a1, a2, a3, a4 (ordered)\nb: b1, b2, b3, b4, b5 (some, ordered)\n\
                  c: c1, c2 (repeats)\nd: d1, d2, ...\n";
    let clues = "  a(a1) < a(b1) or c1 = a2\n  c2 = b2 iff d1 != a3\n  b(a4) > b(c1)\n  \
                 d1 next to a1 or d2 next to c2\n";
    let expected = count(&puzzle(&format!("{narrow}clues:\n{clues}")));
    assert!(expected > 100_u8.into(), "{expected}");
    for width in [70, 300] {
        let known = lines(1, width, " (some)");
        let at = (0..4).map(|at| format!("  c0_{} in house {}\n", 7 * at, at + 1));
        let known_at: String = at.collect();
        let wide = puzzle(&format!("{narrow}{known}clues:\n{clues}{known_at}"));
        assert_eq!(count(&wide), expected, "{width}");
        assert_eq!(exact::cells(&wide, &mut |_| Ok(())).unwrap().total, expected, "{width}");
        let mut listed = 0_usize;
        let mut each = |_: &_| {
            listed += 1;
            Ok(())
        };
        enumerate(&wide, &mut each, &mut |_| Ok(())).unwrap();
        assert_eq!(listed, usize::try_from(&expected).unwrap(), "{width}");
    }
}

/// The clue says so much of one item that its values are not tried in advance.
#[test]
fn a_large_clue_about_one_item_counts() {
    let places: Vec<String> = (1..=300).map(|at| format!("c0_0 in house {at}")).collect();
    let clue = format!("clues:\n  exactly 1 of ({})\n", places.join("; "));
    let puzzle = puzzle(&format!("houses: 1000\n{}{clue}", lines(1, 1000, "")));
    assert_eq!(count(&puzzle), falling(999, 999) * 300_u16);
}

/// As many open decisions as there are items, one within the other, on the small stack of a thread.
#[test]
fn a_thousand_items_are_listed_without_overflow() {
    for (items, flag) in [(1000, ""), (990, ", ..."), (1000, " (repeats)")] {
        let puzzle = puzzle(&format!("houses: 1000\n{}", lines(4, items, flag)));
        let mut listed = 0;
        let mut each = |_: &_| {
            listed += 1;
            if listed < 5 { Ok(()) } else { Err(Error::Stopped) }
        };
        assert!(matches!(enumerate(&puzzle, &mut each, &mut |_| Ok(())), Err(Error::Stopped)));
        assert_eq!(listed, 5, "{flag}");
    }
}

/// When all but one of a clue's items have their places, what is left of the clue is about that
/// one alone, and no other clue may hold it back.
#[test]
fn what_is_left_of_a_clue_for_one_item_is_kept_to() {
    let clues = [
        "exactly 1 of (red next to dog; red in house 1 or 2)",
        "exactly 1 of (red next to dog; red left of dog; red in house 2 or 3)",
        "red next to dog xor red in house 1 or 2",
        "red next to dog iff red in house 1 or 2",
        "at least 1 of (red next to dog; red in house 1 or 2)",
        "exactly 2 of (red next to dog; red left of dog; red in house 2 or 3)",
    ];
    let header = "houses: 4\ncolour: red, green, blue, white\npet: dog, cat, eel, fox\n\nclues:\n";
    for clue in clues {
        let puzzle = puzzle(&format!("{header}  {clue}\n"));
        let mut session = Session::new(&puzzle, &Setup::default()).unwrap();
        let found = session.solutions().count();
        assert_eq!(count(&puzzle), UBig::from(found), "{clue}");
        let mut listed = 0;
        let mut each = |_: &Solution| {
            listed += 1;
            Ok(())
        };
        enumerate(&puzzle, &mut each, &mut |_| Ok(())).unwrap();
        assert_eq!(listed, found, "{clue}");
    }
}

/// Takes no interest in the solutions.
struct Nobody;

impl Receiver for Nobody {
    fn take(&mut self, _: &Solution) -> Result<(), Error> {
        Ok(())
    }
}

/// What does not fit an engine is counted all the same, and a large formula does not hold up the
/// clock, which is looked at again and again.
#[test]
fn large_puzzles_are_counted_or_stopped() {
    let texts = [format!("houses: 1000\n{}", lines(20, 1000, " (repeats)")), {
        let same: Vec<String> = (0..300).map(|at| format!("c0_{at} = c1_{at}")).collect();
        let clue = format!("exactly 100 of ({})", same.join("; "));
        format!("houses: 300\n{}clues:\n  {clue}\n", lines(2, 300, ""))
    }];
    let [large, slow] = texts.map(|text| puzzle(&text));
    let setup = Setup::default();
    let counted = count::count(&large, &setup, Method::Auto, None, &mut Nobody).unwrap();
    assert_eq!(counted.number, UBig::from(1000_u16).pow(20_000));
    let mut ticks = 0;
    let stopped = exact::count(&slow, &mut |_| {
        ticks += 1;
        if ticks < 3 { Ok(()) } else { Err(Error::Stopped) }
    });
    assert!(matches!(stopped, Err(Error::Stopped)));
}
