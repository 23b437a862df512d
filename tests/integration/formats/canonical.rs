//! The canonical spelling of each form, and the layout of a file.

use super::{bones, parse, puzzle_of};
use zebra_sat::model::reading::reading;
use zebra_sat::syntax::format;

const HEADER: &str = "houses: 5\n\npet:   cat, dog, eel, fox, gnu\nprice: 1, 2, 3, 4, 5\n\
                      time:  9:00, 9:30, 10:00, 11:00, 12:00\nTV:    channel, channel 1, channel 2, `, ~\n";

/// The clue in canonical form, which has to read as the same tree.
fn canonical(clue: &str) -> String {
    let document = parse(&format!("{HEADER}clues:\n  {clue}\n"));
    let text = format::document(&document);
    assert_eq!(bones(&parse(&text)), bones(&document), "{text}");
    text.lines().last().unwrap().trim().to_owned()
}

#[test]
fn each_form_has_one_spelling() {
    let cases = [
        ("cat is dog", "cat = dog"),
        ("cat is not dog", "cat != dog"),
        ("cat at 3", "cat in house 3"),
        ("cat in one of houses 1, 2, 5", "cat in house 1, 2 or 5"),
        ("cat is not on 3", "cat not in house 3"),
        ("cat in the first house", "cat first"),
        ("cat middle", "cat in the middle"),
        ("cat at either end", "cat at an end"),
        ("cat in odd", "cat in an odd house"),
        ("cat is directly next to dog", "cat next to dog"),
        ("not cat next to dog", "cat not next to dog"),
        ("not cat = dog", "not (cat = dog)"),
        ("cat immediately left of dog", "cat directly left of dog"),
        ("cat is 1 house right of dog", "cat directly right of dog"),
        ("cat 2 houses after dog", "cat 2 after dog"),
        ("cat is not 2 left of dog", "cat not 2 left of dog"),
        ("cat is 3 apart from dog", "cat 3 apart from dog"),
        ("1 house between cat and dog", "1 house between cat and dog"),
        ("2 houses between cat and dog", "2 houses between cat and dog"),
        ("abs(price(cat) - price(dog)) = 2", "|price(cat) - price(dog)| = 2"),
        ("price(cat) = price(dog) -2", "price(cat) = price(dog) - 2"),
        ("price(cat) ≤ price(dog) +2", "price(cat) <= price(dog) + 2"),
        ("cat is price 2 more than dog", "cat price 2 more than dog"),
        ("cat is not price less than dog", "cat not price less than dog"),
        ("cat is either dog, eel, or fox", "cat is either dog, eel or fox"),
        ("cat is neither dog, nor eel", "cat is neither dog nor eel"),
        ("cat, dog and eel in that order", "cat, dog, eel in that order"),
        ("{cat,dog}  =  {pet:eel , fox}", "{cat, dog} = {pet:eel, fox}"),
        ("cat = dog and eel = fox or cat = eel", "(cat = dog and eel = fox) or cat = eel"),
        ("(cat = dog)", "cat = dog"),
        (
            "if (cat = dog and eel = fox) then (cat = eel)",
            "if cat = dog and eel = fox then cat = eel",
        ),
        ("cat = dog iff eel = fox or cat = eel", "cat = dog iff (eel = fox or cat = eel)"),
        ("exactly 2 of ((cat = dog); (eel = fox))", "exactly 2 of (cat = dog; eel = fox)"),
        (
            "cat in house 2 or (eel, fox in that order)",
            "cat in house 2 or (eel, fox in that order)",
        ),
        ("\"cat\" = \"dog\"", "\"cat\" = \"dog\""),
        ("channel 1 somewhere left of dog", "channel 1 somewhere left of dog"),
        ("channel is 2 left of dog", "channel is 2 left of dog"),
        ("house 3 left of dog", "house 3 left of dog"),
        ("(\"cat\" at Dr.)", "(\"cat\" at Dr.)"),
        ("(12. = cat)", "(12. = cat)"),
        ("cat = dog and (eel = fox) \"so\" # why", "cat = dog and eel = fox  \"so\"  # why"),
    ];
    for (clue, expected) in cases {
        assert_eq!(canonical(clue), expected, "{clue}");
        assert_eq!(
            canonical(expected.split("  ").next().unwrap()),
            expected.split("  ").next().unwrap()
        );
    }
}

#[test]
fn layout_is_canonical_and_keeps_comments() {
    let text = "\u{feff}\n\n# top\nTITLE:  A  street # which\nHouses : 2\npet: cat,dog\nlong colour:red , blue\n\
                # last\nsize: 1..2 ( ordered )\nclues:\n # one\n 1) cat  = red \"so\"\n\n\n  2. cat\n     = 2 # two\n\
                # before\nquestions:\n pet of red \"who?\"\n\n# end\n\n";
    let expected = "# top\ntitle: A street  # which\nHouses: 2\npet:         cat, dog\nlong colour: red, blue\n\
                    # last\nsize: 1..2 (ordered)\n\nclues:\n  # one\n  1. cat = red  \"so\"\n\n  2. cat = 2  # two\n\n\
                    # before\nquestions:\n  pet of red  \"who?\"\n\n  # end\n";
    assert_eq!(format::document(&parse(text)), expected);
}

#[test]
fn a_puzzle_is_written_with_the_names_that_it_needs() {
    let text = "houses: 4\n\ncar:  red, \"house 3\", \"2 houses\", dog\npet:  dog, \"house cat\", eel, \"a:b\"\n\
                year: 1990..1993\ntime: 9:00, 9:30, 10:00, 11:00\n\nclues:\n  \
                1. pet:dog left of car:\"house 3\"\n  2. pet:\"house cat\" in house 3\n  \
                3. house 2 = \"a:b\"\n  4. time(eel) = time(red) + 1:30\n  \
                5. not \"2 houses\" between eel and red\n  6. time(red) < 10:00 and year(eel) != 1991\n";
    let expected = "houses: 4\n\ncar:  red, house 3, 2 houses, dog\npet:  dog, house cat, eel, \"a:b\"\n\
                    year: 1990..1993\ntime: 9:00, 9:30, 10:00, 11:00\n\nclues:\n  \
                    1. pet:dog left of car:\"house 3\"\n  2. pet:house cat in house 3\n  \
                    3. house 2 = \"a:b\"\n  4. time(eel) = time(red) + 90 minutes\n  \
                    5. \"2 houses\" not between eel and red\n  6. time(red) < 10:00 and year(eel) != 1991\n";
    assert_eq!(format::puzzle(&puzzle_of("test.zebra", text)), expected);
}

/// The word for positions in quotes, the label in quotes, or both.
#[test]
fn positions_may_be_quoted() {
    let clue = |word: &str, clue: &str| {
        let header = format!("positions {word}: 113, 114, left bank\ncat: Tom, Kit, Max\n");
        let text = format!("{header}\nclues:\n  {clue}\n");
        super::check_laws(&text);
        let mut puzzle = puzzle_of("test.zebra", &text);
        (format::statement(&puzzle, &puzzle.clues[0].statement), puzzle.clues.remove(0).wording)
    };
    let quoted = "\"slot in\"";
    let cases = [
        ("slot", "Tom in \"slot\" \"113\"", "Tom in slot 113"),
        ("\"slot\"", "Tom in \"slot\" \"113\"", "Tom in slot 113"),
        ("\"slot\"", "Tom in slot \"113\" or \"slot\" 114", "Tom in slot 113 or 114"),
        ("slot", "Tom in slot \"left bank\"", "Tom at \"left bank\""),
        ("slot", "slot \"left bank\" = Kit", "\"left bank\" = Kit"),
        (quoted, "Tom in \"slot in\" \"113\"", "Tom at 113"),
        (quoted, "Tom in \"slot in\" 113", "Tom at 113"),
        (quoted, "Tom in \"slot in\":113", "Tom at 113"),
        (quoted, "not Tom in \"Slot in\" 113", "Tom not at 113"),
        (quoted, "Tom = \"slot in\" \"113\"", "Tom = \"slot in\":113"),
        (quoted, "\"slot in\" 113 = Tom", "\"slot in\":113 = Tom"),
        (quoted, "Tom in an odd \"slot in\"", "Tom in an odd"),
    ];
    for (word, written, expected) in cases {
        assert_eq!(clue(word, written), (expected.to_owned(), None), "{written}");
        let worded = format!("{written} \"Kit\"");
        assert_eq!(clue(word, &worded), (expected.to_owned(), Some("Kit".to_owned())), "{worded}");
    }
    let first = ("Tom in slot 113".to_owned(), Some("Kit".to_owned()));
    assert_eq!(clue("slot", "Tom in the first slot \"Kit\""), first);
}

#[test]
fn readings_are_written_in_the_core() {
    let puzzle =
        puzzle_of("test.zebra", &format!("{HEADER}clues:\n  cat 2 left of dog\n  cat at an end\n"));
    let read =
        |at: usize| format::statement(&puzzle, &reading(&puzzle, &puzzle.clues[at].statement));
    assert_eq!(read(0), "house(cat) = house(dog) - 2");
    assert_eq!(read(1), "house(cat) = 1 or house(cat) = 5");
}

#[test]
fn brackets_for_the_reader_do_not_lead_over_the_limit_of_depth() {
    let open = "(cat = price:1 or eel = price:2 and not ".repeat(20);
    let deep = format!("{open}cat = price:3{}", ")".repeat(20));
    canonical(&deep);
    super::check_laws(&format!("{HEADER}clues:\n  {deep}\n"));
    let counts = format!("{}cat = price:3{}", "exactly 1 of (".repeat(60), ")".repeat(60));
    super::check_laws(&format!("{HEADER}clues:\n  {counts}\n"));
}
