//! The forms in which printed texts list their items, and what only looks like them.

use super::text::{read, reads_as};

const THREE: &str = "name []: Ann, Bob, Cy\npets []: fox, owl, eel\n";

/// A text that lists the names Ann, Bob and Cy and the pets fox, owl and eel in front of its clues.
const CLUES: &str =
    "\n\nClues:\n1. Ann keeps the fox.\n2. Bob keeps the owl.\n3. Cy is not first.\n";

/// What the categories of a text are read as.
fn categories(text: &str) -> String {
    let (read, _) = read(text);
    read.lines()
        .filter(|line| line.contains(" [") || line.starts_with('['))
        .collect::<Vec<_>>()
        .join("\n")
}

/// The first line of what is said of a text.
fn said(text: &str) -> String {
    let (_, said) = read(text);
    said.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn a_phrase_for_each_person() {
    reads_as(
        "Q: There are 3 houses in a row, numbered 1 on the left to 3 on the right. There is one person living in \
         each house. The people in these houses have different characteristics:\n\
         - Each person has a favorite snack: one only eats figs, one is a pie lover, and one likes nuts\n\
         - Each person wears a different hat: one is wearing a top hat, another has a fez and the last wears a cap\n\n\
         Clue(s):\n1. The person who only eats figs lives in the first house.\n\
         2. There is one house between where the person who is wearing a top hat lives and where the pie lover lives.\n\n\
         What is the number of the house where the person who likes nuts lives?\n  choice: 2\n  choice: 1\n  choice: 3\nA:\n",
        "houses: 3\nsnack [eats like love prefer]: figs, pie lover, nuts\nhat [wears wearing]: top hat, fez, cap\n\
         1 The person who only eats figs lives in the first house.\n\
         2 There is one house between where the person who is wearing a top hat lives and where the pie lover lives.\n\
         ? house of nuts\n",
    );
}

#[test]
fn a_phrase_without_an_item_is_refused() {
    let cases = [
        ("one keeps an owl and the other has no pet", "the other has no pet"),
        ("one keeps an owl and one hates foxes", "one hates foxes"),
        ("one keeps an owl and the other nothing", "the other nothing"),
    ];
    for (list, odd) in cases {
        let text =
            format!("There are two houses.\n- Each person has a pet: {list}\n\n1. Ann is first.\n");
        assert_eq!(said(&text), format!("error[english-text]: `{odd}` names no item"));
        let text = text.replace("- Each", "Each").replace("\n\n", ".\n\n");
        assert_eq!(said(&text), format!("error[english-text]: `{odd}` names no item"));
    }
}

#[test]
fn answers_to_choose_from_are_passed_over() {
    let puzzle = "There are two houses.\nNames: Ann and Bob.\nPets: fox and owl.\n\n1. Ann keeps the fox.\n\nWho lives in house 1?\n";
    let expected =
        "houses: 2\nnames []: Ann, Bob\npets []: fox, owl\n1 Ann keeps the fox.\n? names of 1\n";
    for tail in [
        "(A) Ann\n(B) Bob\nA:",
        "A) Ann\nB) Bob",
        "choice: Bob\nchoice: Ann\n",
        "A:",
        "A. Ann\nB. Bob\nAnswer:",
    ] {
        reads_as(&format!("{puzzle}{tail}"), expected);
    }
    let form = "Your output should be of the following format:\nAnswer:\nOne word, here.\n";
    let (read_form, said_form) = read(&format!("{puzzle}\n{form}"));
    assert_eq!(read_form, expected);
    assert!(
        said_form.starts_with("warning[passed-over]: this sentence mentions no item"),
        "{said_form}"
    );
    let clues = [
        "A) Ann lives in house 1.\nB) Bob is last.",
        "A) Ann lives in house 1\nB) Bob is last",
        "(A) Ann",
        "B) Bob\nC) Ann",
        "choice: Ann is first",
    ];
    for tail in clues {
        let (read, _) = read(&format!("{puzzle}{tail}"));
        assert!(read.contains("\n- "), "{tail}: {read}");
    }
    for tail in ["Ann: house 1", "One of the clues is false."] {
        let text = format!("{puzzle}\n{}{tail}\n", form.replace("One word, here.\n", ""));
        assert_eq!(
            said(&text),
            "error[english-text]: this line may show the form of the answer or be a clue"
        );
    }
}

/// A bar alone is an empty row, wherever it stands.
#[test]
fn a_row_of_one_bar() {
    for table in ["|\n| Pet | fox |\n|\n", "|\n|\n", "|", "||\n|\n| Pet | fox |\n"] {
        let (_, said) = read(&format!("There are three houses.\n\n{table}\n{CLUES}"));
        assert!(
            said.contains("[english-text]") || said.contains("[passed-over]"),
            "{table}: {said}"
        );
    }
}

#[test]
fn tables() {
    let tables = [
        "| Category | Items |\n|---|---|\n| **Name** | Ann, Bob, Cy |\n| **Pets** | fox, owl, eel |",
        "| Name | Ann | Bob | Cy |\n|---|---|---|---|\n| Pets | fox | owl | eel |",
        "| Name | Pets |\n|---|---|\n| Ann | *fox* |\n| Bob | *owl* |\n| Cy | *eel* |",
    ];
    for table in tables {
        let (read, said) = read(&format!("There are three houses.\n\n{table}{CLUES}"));
        let expected = format!(
            "houses: 3\n{THREE}1 Ann keeps the fox.\n2 Bob keeps the owl.\n3 Cy is not first.\n"
        );
        assert_eq!(read, expected, "{table}");
        let unpaired =
            "warning[passed-over]: each column of this table lists items, and its rows say nothing";
        let expected = if table.contains("| Ann | *fox* |") { Some(unpaired) } else { None };
        assert_eq!(said.lines().next(), expected, "{table}");
    }
    let solution = "| House | Name |\n|---|---|\n| 1 | Ann |\n| 2 | Bob |\n| 3 | Cy |";
    let lists = "Names: Ann, Bob, Cy\nPets: fox, owl, eel\n";
    assert_eq!(
        said(&format!("There are three houses.\n\n{solution}\n\n{lists}{CLUES}")),
        "error[english-text]: this table may be a solution, or lists of items"
    );
    // Behind the clues it is none of the lists, and its items make it a clue that cannot be read.
    let (read_text, _) = read(&format!("There are three houses.\n{lists}{CLUES}\n{solution}"));
    assert!(read_text.contains("- | House"), "{read_text}");
    let grid = "| House | Name |\n|---|---|\n| 1 | |\n| 2 | |\n| 3 | |";
    assert_eq!(
        categories(&format!("There are three houses.\n\n{grid}\n\n{lists}{CLUES}")).lines().count(),
        2
    );
}

#[test]
fn a_line_for_each_item() {
    let expected = "name []: Ann, Bob, Cy\npet []: fox, owl, eel";
    for lines in [
        "Here are the names:\nAnn\nBob\nCy\nThe pets:\nfox\nowl\neel",
        "Here are the names:\n\nAnn\nBob\nCy\n\nThe pets:\n\n- a fox\n- an owl\n- an eel",
    ] {
        assert_eq!(
            categories(&format!("There are three houses.\n{lines}{CLUES}")),
            expected,
            "{lines}"
        );
    }
    let lists = "There are three houses.\nNames: Ann, Bob, Cy\nPets: fox, owl, eel\n";
    for (lines, odd) in [
        ("Some remarks:\nAnn likes Bob\nBob keeps owl\nCy sleeps", "Ann likes Bob"),
        ("Some remarks:\nsunny\nwindy\nrainy", "sunny"),
    ] {
        assert_eq!(
            said(&format!("{lists}{lines}{CLUES}")),
            format!("error[english-text]: `{odd}` may be an item or a clue")
        );
    }
    // What only announces the categories lists no items.
    let overview = "Each house has:\n- a name\n- a pet\n\n";
    assert_eq!(
        categories(&format!(
            "There are three houses.\n{overview}Names: Ann, Bob, Cy\nPets: fox, owl, eel{CLUES}"
        )),
        "names []: Ann, Bob, Cy\npets []: fox, owl, eel"
    );
}

#[test]
fn lists_in_running_text() {
    let cases = [
        (
            "Three friends — Ann, Bob, and Cy — each have a different pet: a fox, an owl, or an eel.",
            "friend []: Ann, Bob, Cy\npet []: fox, owl, eel",
        ),
        (
            "The names are Ann, Bob and Cy; their pets are fox, owl and eel.",
            "name []: Ann, Bob, Cy\npet []: fox, owl, eel",
        ),
        (
            "Ann, Bob and Cy are old friends. Their ages range from 3 to 5, and their favourite pet is either a fox, \
             an owl or an eel.",
            "friends []: Ann, Bob, Cy\nages []: 3, 4, 5\npet [like love prefer]: fox, owl, eel",
        ),
        (
            "Each guest has another name (Ann, Bob, Cy); keeps a different pet (fox, owl, eel.) and comes on another \
             day (Monday through Wednesday).",
            "guest []: Ann, Bob, Cy\npet [keeps]: fox, owl, eel\nday []: Monday, Tuesday, Wednesday",
        ),
        (
            "Each of three girls is a different number of years old, from six to eight. The names are Ann, Bob and Cy. \
             The pets are: a fox, an owl and an eel.",
            "pet []: fox, owl, eel\nage [old]: 6, 7, 8\nname []: Ann, Bob, Cy",
        ),
        (
            "1. There are three houses, each with a different pet: fox, owl and eel.\n\
             2. In each house lives a person of a different name: Ann, Bob and Cy.",
            "pet []: fox, owl, eel\nname []: Ann, Bob, Cy",
        ),
        (
            "Ann, Bob and Cy went to a show. They each had a different pet, namely a fox, owl, or eel, with them.",
            "name []: Ann, Bob, Cy\npet [had]: fox, owl, eel",
        ),
        (
            "Ann, Bob, and Cy are neighbours whose pets are (in no particular order) fox, owl and eel.",
            "name []: Ann, Bob, Cy\npet [neighbours]: fox, owl, eel",
        ),
        (
            "Three girls--Ann, Bob, and Cy--are the owners of three pets--fox, owl, and eel--but not necessarily in \
             that order.",
            "girl []: Ann, Bob, Cy\npet []: fox, owl, eel",
        ),
    ];
    for (opening, expected) in cases {
        let found = categories(&format!("{opening}{CLUES}"));
        let sorted = |text: &str| {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        assert_eq!(sorted(&found), sorted(expected), "{opening}");
    }
}

/// Sentences that only look as if they listed items.
#[test]
fn what_is_no_list_in_running_text() {
    let lists = "Names: Ann, Bob, Cy\nPets: fox, owl, eel\n";
    for opening in [
        "The houses are numbered from 1 to 3.",
        "The three houses (1 – 3) are old.",
        "They walk from 1 to 3 miles.",
        "Ann, Bob and Cy are neighbours.",
        "Ann, Bob and Cy are the keepers of the fox, the owl and the eel.",
        "Their ages range from 3 to 9.",
        "Ann's pet is either the fox, the owl or the eel.",
        "The houses — old, tall and white — stand in a row.",
        "The order of the people: Ann, Bob, Cy.",
        "Left to right, they are Ann, Bob and Cy.",
        "Ann, the fox and the eel are friends.",
        "The people from left to right: Ann, Bob, Cy.",
    ] {
        let found = categories(&format!("There are three houses. {opening}\n{lists}{CLUES}"));
        assert_eq!(found, "names []: Ann, Bob, Cy\npets []: fox, owl, eel", "{opening}");
    }
}

/// What is said of the order of a list is no introduction.
#[test]
fn a_list_in_order_is_refused() {
    let lists = "Names: Ann, Bob, Cy\nPets: fox, owl, eel\n";
    for opening in [
        "Ann, Bob and Cy came in that order.",
        "Ann, Bob and Cy came in the order given.",
        "Ann, Bob and Cy came with them respectively.",
    ] {
        let (_, said) =
            super::text::read(&format!("There are three houses. {opening}\n{lists}{CLUES}"));
        assert!(said.contains("may say how the puzzle is to be read"), "{opening}: {said}");
    }
}

#[test]
fn numbers_of_clues() {
    let lists = "There are three houses.\nNames: Ann, Bob, Cy\nPets: fox, owl, eel\n\n";
    let expected = "houses: 3\nnames []: Ann, Bob, Cy\npets []: fox, owl, eel\n\
                    1 Ann keeps the fox.\n2 Bob is in house 3.\n3 Cy is not first.\n";
    for clues in [
        "1.) Ann keeps the fox.\n2.) Bob is in house 3.\n3.) Cy is not first.",
        "1 Ann keeps the fox.\n*2 Bob is in house 3.\n3 Cy is not\nfirst.",
        "Clues:\n1. Ann keeps the fox. 2. Bob is in house 3. 3. Cy is not first.",
        "1. Ann keeps the fox. 2. Bob is in house 3. 3. Cy is not\nfirst.",
        "Clues:\n(1) Ann keeps the fox; (2) Bob is in house 3; (3) Cy is not first.",
        "C1. Ann keeps the fox.\nC2. Bob is in house 3.\nC3. Cy is not first.",
        "a. Ann keeps the fox.\nb. Bob is in house 3.\nc. Cy is not\n   first.",
        "A) Ann keeps the fox.\nB) Bob is in house 3.\nC) Cy is not first.",
        "(a) Ann keeps the fox.\n(b) Bob is in house 3.\n(c) Cy is not first.",
    ] {
        let (read, said) = read(&format!("{lists}{clues}\n"));
        assert_eq!((&*read, &*said), (expected, ""), "{clues}");
    }
    reads_as(
        &format!("{lists}1. Ann keeps the fox 2. Bob is not last 3. Cy is not first"),
        &expected.replace("in house 3", "not last"),
    );
    // A number at the end of a sentence numbers nothing.
    let (read, _) =
        read(&format!("{lists}Clues:\nAnn is in house 1. Bob is in house 2. Cy is in house 3.\n"));
    assert_eq!(read.lines().filter(|line| line.starts_with("- ")).count(), 3, "{read}");
}

#[test]
fn no_two_houses_are_not_two_houses() {
    let text = format!(
        "There are three houses. No two houses share a pet.\nNames: Ann, Bob, Cy\nPets: fox, owl, eel{CLUES}"
    );
    assert!(read(&text).0.starts_with("houses: 3\n"), "{}", said(&text));
}

#[test]
fn dashes_that_share_a_blank() {
    let (read, _) = read(
        "Three friends – - Ann, Bob and Cy - – meet.\n\n1. Ann is not left of Cy.\n2. Bob is last.\n",
    );
    assert!(read.contains("1 Ann is not left of Cy.\n"), "{read}");
}

/// A list that is lost would take the clues about its items with it.
#[test]
fn a_list_that_is_not_understood_is_no_introduction() {
    let text = "Three friends went out.\nNames: Ann, Bob, Cy\nPets: fox, owl, eel\nThey live in \
                three different parts of the land: `the hill`, `the moor`, and by `the sea`.";
    assert_eq!(
        said(&format!("{text}{CLUES}")),
        "error[english-text]: a list in front of the clues is not understood"
    );
}

#[test]
fn a_worksheet_has_blanks_and_headings_without_colons() {
    let text = "LUNCH TIME          Name: ______________\n\n\
                Three friends ate lunch. Read the clues and mark the grid. Put an X in a box when something cannot be true.\n\n\
                Friends\n  - Zach\n  - Tina\n  - Raj\n\nLunches\npizza, salad, soup\n\nDrinks: juice, milk, water\n\n\
                Clues:\n1. Raj had the salad.\n2. Zach drank juice and did not have soup.\n3. Tina drank milk.\n";
    let loaded = zebra_sat::load::load(zebra_sat::syntax::Source::new("x.txt", text.to_owned()));
    let puzzle = loaded.resolved.unwrap_or_else(|| panic!("{:#?}", loaded.diagnostics)).puzzle;
    // The friends are the positions.
    assert_eq!((puzzle.categories.len(), puzzle.clues.len()), (2, 3));
}

#[test]
fn lists_without_colons() {
    let expected = "names []: Ann, Bob, Cy\npets []: fox, owl, eel\nages []: 5, 7, 8";
    for lists in [
        "Names     Ann, Bob, Cy\nPets      fox, owl, eel\nAges      5, 7, 8",
        "Names - Ann, Bob, Cy\nPets - fox, owl, eel\nAges - 5, 7, 8",
        "Names = {Ann, Bob, Cy}\nPets = {fox, owl, eel}\nAges = {5, 7, 8}",
        "Names: {Ann, Bob, Cy}\nPets: {fox, owl, eel}\nAges: {5, 7, 8}",
        "Names: Ann / Bob / Cy\nPets: fox / owl / eel\nAges: 5 / 7 / 8",
        "Names\tPets\tAges\nAnn\tfox\t5\nBob\towl\t7\nCy\teel\t8",
        "Names  Pets   Ages\nAnn    fox    5\nBob    owl    7\nCy     eel    8",
        "Names | Pets | Ages\n--- | --- | ---\nAnn | fox | 5\nBob | owl | 7\nCy | eel | 8",
        "Names  Ann  Bob  Cy\nPets   fox  owl  eel\nAges   5    7    8",
        "NAMES\nAnn\nBob\nCy\n\nPETS\nfox\nowl\neel\n\nAGES\n5\n7\n8",
        "\\begin{itemize}\n\\item Names: Ann, Bob, Cy\n\\item Pets: fox, owl, eel\n\\item Ages: 5, 7, 8\n\\end{itemize}",
    ] {
        let found = categories(&format!("Three friends met.\n\n{lists}{CLUES}"));
        assert_eq!(found, expected, "{lists}");
    }
    // What goes together would be a solution.
    for table in
        ["Wug  Zorp\na     b\nc     d\ne     f", "House  Name\n1      Ann\n2      Bob\n3      Cy"]
    {
        let said = said(&format!("Three friends met.\n\n{table}{CLUES}"));
        assert!(said.starts_with("error"), "{said}");
    }
}

#[test]
fn a_list_in_brackets_of_different_things_needs_no_clues_that_name_them() {
    assert_eq!(
        categories(
            "Three friends (Ann, Bob and Cy) met. Each wore a different hat (boater, fedora and trilby). They had \
             poured a different colour of paint (black, red and white) on it.\n\nClues:\n1. Ann had black paint.\n2. Bob had red \
             paint.\n3. Cy had white paint.\n4. Ann had the boater.\n\nWho had which hat?\n"
        ),
        "friend []: Ann, Bob, Cy\nhat [wore]: boater, fedora, trilby\ncolour [had poured paint]: black, red, white"
    );
}

#[test]
fn where_a_puzzle_was_printed_is_no_list() {
    assert_eq!(
        categories(&format!(
            "A riddle\nIssue: April, 2031\nAuthor: Kim & Lee\nPage: 12\n\nThree people met.\nNames: Ann, Bob, Cy\nPets: fox, owl, eel{CLUES}"
        )),
        "names []: Ann, Bob, Cy\npets []: fox, owl, eel"
    );
}

#[test]
fn one_line_names_the_lists_below_it() {
    let text = "names, pets, hats\n\nAnn, Bob, Cy\nfox, owl, eel\nfez, cap, bowler\n\nAnn keeps the fox.\nBob wears the cap.\n\
                The owl belongs to Bob.\nCy does not wear the fez.\n";
    assert_eq!(
        categories(text),
        "names []: Ann, Bob, Cy\npets []: fox, owl, eel\nhats []: fez, cap, bowler"
    );
    // A line of items that is not as long, or is missing, makes no list of the others.
    for other in [text.replace("fox, owl, eel", "fox, owl"), text.replace("fez, cap, bowler\n", "")]
    {
        let (code, _, err) = super::run(&["check", "-"], &other);
        assert_ne!(code, 0, "{err}");
    }
}

#[test]
fn a_clue_names_items_in_capitals_that_the_lists_have_not() {
    let text = "There are three projects.\n\nmonths: april, may, june\nstreets: ash_lane, oak_road, elm_court\nheads: bill_bo, dora_day, fay_fox\n\n\
                The Ash Lane project will be headed by Fay Fox.\nThe Oak Road project starts in May.\n\
                Dora Day's project starts in June.\nThe Elm Court project starts in June.\n";
    let (code, out, err) = super::run(&["solve", "--format", "json", "-"], text);
    assert_eq!(code, 0, "{err}");
    assert!(!err.contains("Ash Lane"), "{err}");
    assert!(out.contains("\"unique\""), "{out}");
}

#[test]
fn what_is_no_list_of_one_each_is_none() {
    let text = |each: &str| {
        format!(
            "Three friends (Ann, Bob and Cy) met, and they were all hungry. {each}\n\nClues:\n1. Ann had the fox.\n\
             2. Bob wore the fez.\n3. Cy had the owl.\n4. Ann wore the cap.\n\nWho had the eel?\n"
        )
    };
    let both = |hats: &str| text(&format!("Each keeps a different pet (fox, owl and eel). {hats}"));
    let (code, _, err) =
        super::run(&["check", "-"], &both("Each wore a different hat (fez, cap and bowler)."));
    assert_eq!(code, 0, "{err}");
    for hats in [
        "They avoided red, blue and green hats.",
        "The clues below are all untruthful.",
        "Each clue is a fib.",
    ] {
        let (code, out, err) = super::run(&["check", "-"], &both(hats));
        assert_ne!(code, 0, "{hats}: {out}{err}");
    }
    for question in ["Which clue is false?", "Who was lying?", "Who told the truth?"] {
        let text = both("Each wore a different hat (fez, cap and bowler).");
        let (code, out, err) =
            super::run(&["check", "-"], &text.replace("Who had the eel?", question));
        assert_ne!(code, 0, "{question}: {out}{err}");
        assert!(err.contains("this question may say that not all is true"), "{err}");
    }
}
