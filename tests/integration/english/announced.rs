//! One puzzle whose lists stand in sentences, or behind the clues: each text has the same answer; and texts whose lists
//! are not certain, which are refused.

use super::run;
use super::text::read;

const GUESTS: &str = "Olga, Petra, Ruth and Sven";
const DRESSES: &str = "red, blue, green and amber";
const FOODS: &str = "soup, pie, rice and tart";

/// The lists as lines.
const LINES: &str = "Guests: Olga, Petra, Ruth, Sven\nDresses: red, blue, green, amber\nFoods: soup, pie, rice, tart";

const CLUES: &[&str] = &[
    "Olga had the pie.",
    "The guest in the red dress had the tart.",
    "Ruth wore the amber dress.",
    "Sven did not have the soup.",
    "Petra did not wear the green dress.",
    "Olga wore the blue dress.",
];

fn numbered() -> String {
    let clues = CLUES.iter().enumerate();
    clues.map(|(at, clue)| format!("{}. {clue}\n", at + 1)).collect()
}

/// A text whose `{G}`, `{D}` and `{F}` are lists.
fn filled(text: &str) -> String {
    text.replace("{G}", GUESTS)
        .replace("{D}", DRESSES)
        .replace("{F}", FOODS)
        .replace("{lines}", LINES)
        .replace("{clues}", &numbered())
}

/// The rows of the answer, sorted; what is said of a text that has none.
fn rows(text: &str) -> Result<Vec<String>, String> {
    // A text begins with a title.
    let text = format!("A Dinner Party\n\n{}", filled(text));
    let (code, grid, said) = run(&["solve", "-"], &text);
    if code != 0 {
        return Err(format!("{grid}{said}"));
    }
    let cells = |line: &str| {
        let mut cells: Vec<&str> =
            line.split(['│', '┆']).map(str::trim).filter(|cell| !cell.is_empty()).collect();
        cells.sort_unstable();
        cells.join(" ")
    };
    let is_row = |line: &&str| {
        line.contains('│') && ["Olga", "Petra", "Ruth", "Sven"].iter().any(|of| line.contains(of))
    };
    let mut rows: Vec<String> = grid.lines().filter(is_row).map(cells).collect();
    rows.sort();
    Ok(rows)
}

fn is_read(text: &str) {
    let answer = ["Olga blue pie", "Petra red tart", "Ruth amber soup", "Sven green rice"];
    let answer: Vec<String> = answer.iter().map(ToString::to_string).collect();
    assert_eq!(rows(text), Ok(answer), "{text}");
}

#[test]
fn sentences_announce_lists_with_their_number() {
    for front in [
        "There were four guests – {G}. There were four dresses – {D}. There were four foods – {F}.",
        "There were four guests—{G}. There were four dresses—{D}. There were four foods—{F}.",
        "There are four guests - Olga, Petra, Ruth, Sven. There are four dresses - {D}. There are four foods - {F}.",
        "At a party there were four guests whose names were {G}. They wore four dresses, namely {D}, and ate four foods, namely {F}.",
        "Four guests, whose names are {G}, came to dinner. Each wore one dress from {D} and ate one food from {F}.",
        "Four guests called {G} came to dinner. The four dresses were {D}. The four foods were {F}.",
        "Four guests known as {G} met. In no particular order, the dresses were {D} and the foods were {F}.",
        "Four guests met. Their names, in alphabetical order, were {G}. The dresses were {D}. In alphabetical order, the foods were {F}.",
        "Four guests met. The four names involved are {G}. The four dresses involved are {D}. The four foods involved are {F}.",
        "Four guests ({G}) came to dinner. Each wore one of four dresses ({D}) and had one of four foods ({F}).",
        "The guests are as follows: {G}. The dresses are as follows: {D}. The foods are as follows: {F}.",
        "{G} are the names of the four guests. They have four dresses: {D}. They have four foods: {F}.",
        "{G} are four guests who each have one dress from {D} and one food from {F}.",
        "Four guests, viz. {G}, wore four different dresses, viz. {D}, and ate four different foods, viz. {F}, not necessarily in that order.",
        "There are four guests: {G}, four dresses: {D}, and four foods: {F}.",
        "There are four guests - {G}; four dresses - {D}; and four foods - {F}.",
        "Four guests ({G}) met. Each of them had a different dress out of {D} and one food among {F}.",
        "There were four guests (i.e. {G}), four dresses (i.e., {D}) and four foods (i.e., {F}).",
        "{G} met. The dresses were {D}. One of them had soup, one had pie, one had rice and one had tart.",
    ] {
        is_read(&format!("{front}\n\n{{clues}}"));
    }
    // Behind them the clues may go on in a paragraph.
    let clues = CLUES.join(" ");
    is_read(&format!(
        "Four guests namely {{G}} have four different dresses viz. {{D}} and four different foods viz. {{F}}, but not \
         necessarily in the same order.\n\n{clues}"
    ));
}

#[test]
fn lines_announce_lists_as_well() {
    for front in [
        "The options are as follows.\n{lines}",
        "Guests are {G}\nDresses are {D}\nFoods are {F}",
        "The details are:\nFour guests: {G}\nFour dresses: {D}\nFour foods: {F}",
        "The guests are:\n{G}\n\nThe dresses are:\n{D}\n\nThe foods are:\n{F}",
    ] {
        is_read(&format!("{front}\n\n{{clues}}"));
    }
}

#[test]
fn lists_may_stand_behind_the_clues() {
    for behind in [
        "{lines}",
        "{lines}\n\nWho had the soup?",
        "Possible answers\n{lines}",
        "Grid labels:\n{lines}",
        "Names: {G}\n\nDresses: {D}\n\nFoods: {F}",
        "Names:\n{G}\n\nDresses:\n{D}\n\nFoods:\n{F}",
        "Names\nOlga\nPetra\nRuth\nSven\n\nDresses\nred\nblue\ngreen\namber\n\nFoods\nsoup\npie\nrice\ntart",
        "## Items\n\n- **Guests:** {G}\n- **Dresses:** {D}\n- **Foods:** {F}",
        "Items:\n- Guests: {G}\n- Dresses: {D}\n- Foods: {F}",
    ] {
        is_read(&format!("Four guests came to dinner.\n\n{{clues}}\n{behind}\n"));
    }
    for (front, behind) in [
        ("There are four guests: {G}.", "Dresses: {D}\nFoods: {F}"),
        ("There are four guests: {G}. The dresses are {D}.", "Foods: {F}"),
        ("Four guests ({G}) came, each in a different dress ({D}).", "Foods: {F}"),
        ("There are four guests: {G}.", "Guests: {G}\nDresses: {D}\nFoods: {F}"),
        (
            "There are four guests: {G}. Find out their dress and food.",
            "red, blue, green, amber\nsoup, pie, rice, tart",
        ),
    ] {
        is_read(&format!("{front}\n\n{{clues}}\n{behind}\n"));
    }
}

#[test]
fn a_list_that_is_not_certain_is_an_error() {
    const LINES: &str = "Dresses: red, blue, green, amber\nFoods: soup, pie, rice, tart";
    for front in [
        "There are four guests - or so they say - {G}.",
        "There are four guests - Olga, Petra and Ruth.",
        "There are five guests - {G}.",
        "There are four guests - including Olga and Petra.",
        "There are four guests - Olga, Petra, Ruth and maybe Sven.",
        "There are four guests - Olga, Petra, Ruth, Sven but not Tess.",
        "There are four guests - {G} or Tess.",
        "Four of the five guests are {G}.",
        "Some of the four guests are {G}.",
        "{G} are four of the five guests.",
        "{G} are not the four guests.",
        "Four guests called {G} a taxi.",
        "Four guests named {G} met, and four others named Al, Bo, Cy and Di left.",
        "There are four guests: {G}. They love four things - sun, sea, sand and surf.",
        "There are four guests: {G}. The four guests are Olga, Petra, Ruth and Tess.",
    ] {
        let text = format!("{front}\n{LINES}\n\n{{clues}}");
        assert!(rows(&text).is_err(), "{front}");
    }
    for front in [
        "They each have one dress from {D}, and none has one food from {F}.",
        "They each have one dress from {D} and two foods from {F}.",
        "They each have one dress from {D} and some food from soup, pie, rice, tart and cake.",
        "They each want one dress from {D} and one food from {F}.",
        "Three of them have one dress from {D} and one food from {F}.",
        "Their four dresses are {D}, respectively. Their foods are {F}.",
        "Their dresses, in order of price, were {D}. Their foods are {F}.",
        "There are four dresses - {D}. There are four dresses - red, blue, green and pink. Their foods are {F}.",
        "One of them has red, one may have blue, one has green and one has amber. Their foods are {F}.",
        "One of them has red, one wants blue, one has green and one has amber. Their foods are {F}.",
    ] {
        let text = format!("There are four guests: {{G}}. {front}\n\n{{clues}}");
        assert!(rows(&text).is_err(), "{front}");
    }
}

#[test]
fn lines_behind_the_clues_may_be_no_lists() {
    let front = "There are four guests: {G}.";
    for behind in [
        "Dresses: red, blue, green\nFoods: {F}",
        "Dresses nobody wears: {D}\nFoods: {F}",
        "Guests: Olga, Petra, Ruth, Tess\nDresses: {D}\nFoods: {F}",
        "Guests: Petra, Olga, Sven, Ruth\nDresses: {D}\nFoods: {F}",
        "Solution:\nDresses: {D}\nFoods: {F}",
        "False options:\nDresses: {D}\nFoods: {F}",
        "Olga's dresses: {D}\nOlga's foods: {F}",
    ] {
        assert!(rows(&format!("{front}\n\n{{clues}}\n{behind}\n")).is_err(), "{behind}");
    }
    for behind in [
        "Order: Olga, Petra, Ruth, Sven",
        "Winners: Olga, Petra, Ruth, Sven",
        "Bakers: Olga, Petra, Ruth, Sven",
        "Olga, Petra, Ruth, Sven\nblue, red, amber, green\npie, tart, soup, rice",
        "Unused dresses: pink, grey, white, black",
        "Dresses: red, blue, green, pink",
        "Hats: fez, cap, beret",
        "Not items: fez, cap, beret, toque\nNot pets: cat, dog, eel, fox",
    ] {
        let text = format!("{{lines}}\n\n{{clues}}\n{behind}\n");
        assert!(rows(&format!("Four guests met.\n\n{text}")).is_err(), "{behind}");
    }
}

#[test]
fn things_with_names_stand_in_no_row() {
    // Nobody could tell which of the homes is the first.
    for front in [
        "There are three homes - Elm, Fir and Oak. There are three months - May, June and July.",
        "The details are:\nThree homes: Elm, Fir and Oak\nThree months: May, June and July",
    ] {
        let text = format!(
            "Homes for sale\n\n{front}\n\n1. Elm was sold before Oak.\n2. Fir was sold after Oak.\n"
        );
        let (code, grid, said) = run(&["solve", "-"], &text);
        assert_eq!(code, 0, "{front}: {grid}{said}");
    }
}

#[test]
fn lists_without_names_are_called_as_the_clues_call_them() {
    let text = "Three friends (Ann, Bob and Cy) met. Find out their hat and their pet.\n\n\
        1. Ann has the red shirt and no owl.\n2. The owner of the fox wears the blue shirt.\n3. Cy has the 20 page book.\n\
        4. The 30 page book is Ann's.\n\nred, blue, green\nfox, owl, eel\n10, 20, 30\n";
    let (read, _) = read(text);
    assert!(read.contains("colour [shirt]: red, blue, green"), "{read}");
    assert!(read.contains("page []: 10, 20, 30"), "{read}");
}

#[test]
fn a_list_of_numbers_may_be_of_the_positions() {
    let text = |clue: &str| {
        format!(
            "An old street\n\nPlot: 1, 2, 3\nNames: Ann, Bob, Cy\nPets: fox, owl, eel\n\n\
             1. Ann lives in the leftmost house.\n2. The eel's house is next to the house of Ann.\n3. Cy has the eel.\n4. {clue}\n"
        )
    };
    let (code, grid, said) = run(&["solve", "-"], &text("Bob has the fox."));
    assert_eq!(code, 0, "{grid}{said}");
    assert!(said.contains("this list is taken to number the houses"), "{said}");
    for clue in ["Number 3 is Cy's.", "Bob has the fox and plot 3."] {
        let (_, _, said) = run(&["solve", "-"], &text(clue));
        assert!(!said.contains("taken to number"), "{clue}: {said}");
    }
}
