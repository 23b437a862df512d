//! One puzzle in the layouts in which sites, data sets and programs print it: each is read with the same lists and has the
//! same answer.

use super::run;
use super::text::read;

/// What the puzzle lists.
const LISTS: &[(&str, &[&str])] = &[
    ("baker", &["Ann Moss", "Bo", "Dr. Hall", "Dee"]),
    ("cake", &["plum tart", "baker's loaf", "nut & fig roll", "pie"]),
    ("price", &["$1,500", "$1,700", "$1,800", "$1,900"]),
    ("month", &["March", "April", "May", "June"]),
];

const CLUES: &[&str] = &[
    "Ann Moss made the plum tart.",
    "The baker's loaf cost $100 more than the pie.",
    "Dr. Hall asked $1,500.",
    "The nut & fig roll was sold one month before the pie.",
    "Bo baked 1 month after Dee.",
    "Ann Moss baked after Bo.",
    "The pie cost $1,700 and the plum tart cost more than the baker's loaf.",
];

fn plural(name: &str) -> String {
    format!("{name}s")
}

fn joined(items: &[&str]) -> String {
    let (last, others) = items.split_last().unwrap();
    format!("{} and {last}", others.join(", "))
}

/// A text with a line or more for each list.
fn with_lists(list: impl Fn(&str, &[&str]) -> String) -> String {
    LISTS.iter().map(|(name, items)| list(name, items)).collect::<Vec<_>>().join("\n")
}

/// A sentence for each list but the first.
fn different_each(list: impl Fn(&str, &[&str]) -> String) -> String {
    LISTS[1..].iter().map(|(name, items)| list(name, items)).collect::<Vec<_>>().join(" ")
}

/// A word with a capital.
fn capital(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}

/// The numbered clues.
fn clues() -> String {
    let numbered = CLUES.iter().enumerate();
    numbered.map(|(at, clue)| format!("{}. {clue}", at + 1)).collect::<Vec<_>>().join("\n")
}

fn bullets(items: &[&str], indent: &str) -> String {
    items.iter().map(|item| format!("{indent}- {item}")).collect::<Vec<_>>().join("\n")
}

fn quoted(items: &[&str], quote: char) -> String {
    items.iter().map(|item| format!("{quote}{item}{quote}")).collect::<Vec<_>>().join(", ")
}

/// A row of cells for each of the items, one of each list.
fn columns(joint: &str) -> String {
    let row = |at: usize| LISTS.iter().map(|(_, items)| items[at]).collect::<Vec<_>>().join(joint);
    (0..4).map(row).collect::<Vec<_>>().join("\n")
}

/// The puzzle in each layout.
fn layouts() -> Vec<(&'static str, String)> {
    let heads =
        |joint: &str| LISTS.iter().map(|(name, _)| plural(name)).collect::<Vec<_>>().join(joint);
    let different = || {
        let others = LISTS[1..].iter();
        let list =
            |(name, items): &(&str, &[&str])| format!("a different {name} ({})", joined(items));
        others.map(list).collect::<Vec<_>>().join(", ")
    };
    let bakers = joined(LISTS[0].1);
    let object = |quote: char| {
        let line = |name: &str, items: &[&str]| {
            format!("  {quote}{name}{quote}: [{}]", quoted(items, quote))
        };
        let lines: Vec<String> = LISTS.iter().map(|(name, items)| line(name, items)).collect();
        format!("{{\n{}\n}}", lines.join(",\n"))
    };
    let fronts = vec![
        ("lines", with_lists(|name, items| format!("{}: {}", plural(name), items.join(", ")))),
        ("bold", with_lists(|name, items| format!("* **{}:** {}", plural(name), joined(items)))),
        ("semicolons", with_lists(|name, items| format!("{name}: {}.", items.join("; ")))),
        (
            "slashes",
            with_lists(|name, items| format!("{}: {}", name.to_uppercase(), items.join(" / "))),
        ),
        ("bars", with_lists(|name, items| format!("{name}: {}", items.join(" | ")))),
        (
            "columns behind bars",
            with_lists(|name, items| format!("{:8}| {}", capital(&plural(name)), items.join(", "))),
        ),
        ("leaders", with_lists(|name, items| format!("{name} ..... {}", items.join(", ")))),
        (
            "blocks",
            with_lists(|name, items| {
                format!("{}\n  {}", plural(name).to_uppercase(), items.join("\n  "))
            }),
        ),
        (
            "headings",
            with_lists(|name, items| {
                format!("## {}\n{}\n", capital(&plural(name)), bullets(items, ""))
            }),
        ),
        (
            "bullets",
            with_lists(|name, items| format!("{}:\n{}\n", plural(name), bullets(items, ""))),
        ),
        (
            "nested bullets",
            format!(
                "Categories:\n{}",
                with_lists(|name, items| format!(
                    "- {}:\n{}",
                    plural(name),
                    bullets(items, "    ")
                ))
            ),
        ),
        (
            "lists of a program",
            with_lists(|name, items| format!("{name}: [{}]", quoted(items, '"'))),
        ),
        ("object", object('"')),
        (
            "table",
            format!(
                "| {} |\n|---|---|---|---|\n| {} |",
                heads(" | "),
                columns(" | ").replace('\n', " |\n| ")
            ),
        ),
        ("tabs", format!("{}\n{}", heads("\t"), columns("\t"))),
        (
            "sentences",
            with_lists(|name, items| format!("The {} are {}.", plural(name), joined(items))),
        ),
        (
            "namely",
            with_lists(|name, items| {
                format!("There are four {}, namely {}.", plural(name), joined(items))
            }),
        ),
        (
            "viz.",
            format!(
                "The bakers are {bakers}. {}",
                different_each(|name, items| format!(
                    "They each had a different {name}, viz., {}, though not necessarily in that order.",
                    joined(items)
                ))
            ),
        ),
        (
            "no order",
            format!(
                "{bakers} are four bakers. {}",
                different_each(|name, items| format!(
                    "Their {}, in no particular order, are {}.",
                    plural(name),
                    joined(items)
                ))
            ),
        ),
        ("sets", with_lists(|name, items| format!("{name} = {{{}}}", items.join(", ")))),
        (
            "numbers",
            (1..)
                .zip(LISTS)
                .map(|(at, (name, items))| {
                    format!("{at}) {} - {}\n", capital(&plural(name)), items.join(", "))
                })
                .collect(),
        ),
        (
            "items below",
            with_lists(|name, items| format!("{}\n{}\n", capital(&plural(name)), items.join("\n"))),
        ),
        ("brackets", format!("Each of four bakers ({bakers}) had {}.", different())),
        ("dashes", format!("Four bakers - {bakers} - each had {}.", different())),
        (
            "brackets below",
            format!(
                "Our village has four bakers\n    ({bakers})\n{}.",
                LISTS[1..]
                    .iter()
                    .map(|(name, items)| format!(
                        "with different {}s\n    ({})",
                        name,
                        joined(items)
                    ))
                    .collect::<Vec<_>>()
                    .join("\n")
            ),
        ),
        (
            "capitals",
            with_lists(|name, items| {
                format!("{} {}", plural(name).to_uppercase(), items.join(", "))
            }),
        ),
        (
            "bullets below bullets",
            with_lists(|name, items| {
                format!("* __{}__\n{}", capital(&plural(name)), bullets(items, "    "))
            }),
        ),
    ];
    let whole = |(name, lists): (&'static str, String)| {
        let intro =
            "Four bakers met at a fair. Match each baker to the right cake, price and month.";
        (name, format!("# The fair\n\n{intro}\n\n{lists}\n\nClues:\n{}\n", clues()))
    };
    fronts.into_iter().map(whole).collect()
}

#[test]
fn each_layout_has_the_same_lists_and_answer() {
    let answer = ["Ann Moss ┆ plum tart", "Bo ", "┆ pie", "Dr. Hall ┆ nut & fig roll"];
    let mut grids = Vec::new();
    for (name, text) in layouts() {
        let (code, grid, said) = run(&["solve", "-"], &text);
        assert_eq!(code, 0, "{name}: {said}\n{text}");
        assert!(grid.contains("This is the only solution."), "{name}: {grid}");
        for part in answer {
            assert!(
                grid.split_whitespace().collect::<Vec<_>>().join(" ").contains(part.trim()),
                "{name}: {grid}"
            );
        }
        let rows = grid.lines().filter(|line| line.contains('$')).map(ToOwned::to_owned);
        grids.push((name, rows.collect::<Vec<_>>()));
    }
    for (name, rows) in &grids {
        assert_eq!(rows.len(), 4, "{name}");
    }
}

/// A text in lines that are no longer than a page is wide.
fn wrapped(text: &str) -> String {
    const WIDTH: usize = 50;
    let mut lines = String::new();
    let mut length = 0;
    for word in text.split(' ') {
        if length + word.len() > WIDTH {
            lines.push('\n');
            length = 0;
        } else if length > 0 {
            lines.push(' ');
        }
        lines.push_str(word);
        length += word.len() + 1;
    }
    lines
}

#[test]
fn lines_may_end_anywhere_and_clues_be_marked_closely() {
    let list = |(name, items): &(&str, &[&str])| format!("The {name}s are {}.", joined(items));
    let lists = wrapped(&LISTS.iter().map(list).collect::<Vec<_>>().join(" "));
    type Mark = fn(usize) -> String;
    let marks: [Mark; 6] = [
        |at| format!("{at}. "),
        |at| format!("{at}."),
        |at| format!("#{at} "),
        |at| format!("{at}) "),
        |_| "-".to_owned(),
        |_| "* ".to_owned(),
    ];
    for mark in marks {
        let clue = |(at, clue): (usize, &&str)| wrapped(&format!("{}{clue}", mark(at)));
        let clues: Vec<String> = (1..).zip(CLUES).map(clue).collect();
        let text = format!("Four bakers met at a fair.\n\n{lists}\n\n{}\n", clues.join("\n"));
        let (code, grid, said) = run(&["solve", "-"], &text);
        assert_eq!(code, 0, "{said}\n{text}");
        assert!(grid.contains("This is the only solution."), "{grid}");
    }
}

#[test]
fn a_number_at_the_start_of_a_line_may_be_a_value() {
    let text = "Three old friends (Ann, Bo and Cy) met on the green last\nweek. Each was born in a different year (1901, 1903 and\n1906). Each has a different hat (a cap, a fez or a\nbowler).\n\n1. Ann was born in 1903.\n2. The friend with the fez was born in\n1906.\n3. Bo has a cap.\n";
    let (code, grid, said) = run(&["solve", "--format", "tuples", "-"], text);
    assert_eq!(code, 0, "{said}");
    assert!(grid.contains("(Ann, 1903, bowler)"), "{grid}");
}

/// What is read of the lists in front of two clues.
fn lists(front: &str) -> String {
    let (read, said) = read(&format!(
        "Pets and people\n\n{front}\n\nClues:\n1. Ann has the red fox, and Bob has no young owl.\n2. Cy came in 2001 and has an eel, or Bob in 2002.\n"
    ));
    let lists: Vec<&str> = read.lines().filter(|line| line.contains("]: ")).collect();
    if lists.is_empty() { said } else { lists.join("\n") }
}

#[test]
fn lists_without_names_are_called_after_their_items() {
    assert_eq!(
        lists("2001, 2002, 2003\nAnn, Bob, Cy\nred fox, young owl, eel"),
        "year []: 2001, 2002, 2003\nname []: Ann, Bob, Cy\nitem []: red fox, young owl, eel"
    );
    // Nobody speaks of hats.
    let said = lists("fez, cap, beret\ntea, rum, gin");
    assert!(said.contains("`fez` may be an item or a clue"), "{said}");
}

#[test]
fn a_unit_may_stand_at_the_last_number() {
    assert_eq!(
        lists("Names: Ann, Bob, Cy\nTimes: 50, 60, 70 min.\nPets: red fox, young owl, eel"),
        "names []: Ann, Bob, Cy\ntimes []: 50 min, 60 min, 70 min\npets []: red fox, young owl, eel"
    );
}

#[test]
fn a_sentence_of_phrases_is_a_list() {
    assert_eq!(
        lists(
            "Three friends (Ann, Bob and Cy) went out. One saw a red fox, one a young owl, and one an eel."
        ),
        "friend []: Ann, Bob, Cy\nitem [saw]: red fox, young owl, eel"
    );
}

#[test]
fn forms_of_answers_are_no_lists() {
    let text = "There are three houses in a row, numbered 1 to 3.\nNames: Ann, Bob, Cy\nPets: fox, owl, eel\n\n\
        {\"House 1\": [\"Name\", \"Pet\"], \"House 2\": [\"Name\", \"Pet\"]}\n\n1. Ann has the fox.\n";
    let (read, _) = read(text);
    assert_eq!(read.lines().filter(|line| line.contains("]: ")).count(), 2, "{read}");
}

#[test]
fn sentences_of_a_paragraph_may_begin_with_a_pronoun() {
    let front = "Three friends met in the park.\n\nNames: Ann, Bob, Cy\nPets: fox, owl, eel\nDrinks: tea, rum, gin\n\n";
    for (sentences, solves) in [
        ("Ann has the fox. She does not drink gin or rum. Bob has no eel and drinks rum.", true),
        (
            "Cy has the eel. It is not Bob who drinks tea. Bob drinks gin. Ann has the fox and drinks tea.",
            true,
        ),
        // It is the house of the fox, or the fox.
        (
            "Ann has the fox. It drinks rum, as everyone knows. Bob has no eel and drinks tea.",
            false,
        ),
        // Nobody knows who of them she is.
        ("Ann or Bob has the fox. She does not drink gin. Bob has no eel and drinks rum.", false),
    ] {
        let (code, grid, said) = run(&["solve", "-"], &format!("{front}{sentences}\n"));
        assert_eq!(code == 0, solves, "{sentences}: {grid}{said}");
    }
}

#[test]
fn floors_are_numbered_from_below() {
    let of = |numbers: &str| {
        let text = format!(
            "Four people A, B, C and D live on four floors of a building. {numbers}\n\n\
             A lives above B. C lives on the topmost floor. D lives below the floor numbered two.\n"
        );
        run(&["solve", "-"], &text).0
    };
    for numbers in [
        "The lowermost floor of the building is numbered one, the one above that is numbered two, and so on till the topmost \
         floor is numbered four.",
        "The building has four floors numbered one to four, in such a manner that the ground floor is numbered one, the floor \
         above it, numbered two and so on such that the topmost floor is numbered four.",
    ] {
        assert_eq!(of(numbers), 0, "{numbers}");
    }
    for numbers in [
        "The topmost floor of the building is numbered one, the one below that is numbered two, and so on till the lowermost \
         floor is numbered four.",
        "The lowermost floor of the building is numbered one and the topmost floor is numbered five.",
    ] {
        assert_ne!(of(numbers), 0, "{numbers}");
    }
}

#[test]
fn lists_without_names_may_stand_behind_the_clues() {
    let text = "Three friends went out.\n\n1. Ann has the fox.\n2. Bob came in 2002.\n3. Cy came before the owner of the owl.\n\n\
        Ann, Bob, Cy\nfox, owl, eel\n2001, 2002, 2003\n";
    let (code, grid, said) = run(&["solve", "-"], text);
    assert_eq!(code, 0, "{said}");
    assert!(grid.contains("Cy   ┆ eel    ┆ 2001"), "{grid}");
}

#[test]
fn lists_without_names_are_of_the_kind_of_most_of_their_items() {
    assert_eq!(
        lists("Ann, Bob, Cy, Di\nteal, ochre, red, blue\nred fox, young owl, eel, cod")
            .lines()
            .map(|line| line.split(' ').next().unwrap())
            .collect::<Vec<_>>(),
        ["name", "colour", "item"]
    );
}

#[test]
fn lines_without_full_stops_are_sentences() {
    let text = "Three friends met in the park.\n\npeople: ann, bob, cy\npets: fox, owl, eel\nyears: 2001, 2002, 2003\n\n\
        ann came one year after the owner of the fox\nthe owl came in 2003\nBob has the fox and came before cy\n";
    let (code, grid, said) = run(&["solve", "-"], text);
    assert_eq!(code, 0, "{said}");
    assert!(grid.contains("ann    ┆ eel  ┆ 2002"), "{grid}");
    // A paragraph may end without one.
    let (read, _) = read(
        "Three friends met in the park.\n\nNames: Ann, Bob, Cy\nPets: fox, owl, eel\n\n\
        Ann is the one who has got the red old fox and Bob is\nthe one who has not got the young owl and Cy is the one\nwho has got the eel\n",
    );
    assert_eq!(
        read.lines().filter(|line| line.contains("who has got the red")).count(),
        1,
        "{read}"
    );
    assert!(read.contains("Bob is\nthe one") || read.contains("Bob is the one"), "{read}");
}

#[test]
fn people_may_be_named_in_the_clues_alone() {
    let text = |who: &str| {
        format!(
            "Three friends each had a different pet (fox, owl or eel) and a different hat (fez, cap or beret).\n\n\
             1. Ann had the fox.\n2. Bob wore the cap.\n3. {who} did not wear the fez.\n4. The eel is not Bob's.\n"
        )
    };
    let (code, grid, said) = run(&["solve", "-"], &text("Clara"));
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("found 3 of `name`: `Ann`, `Bob`, `Clara`"), "{said}");
    assert!(grid.contains("fez"), "{grid}");
    // A brand and a town are nobody.
    assert_ne!(run(&["solve", "-"], &text("Gucci")).0, 0);
    // One of them is named nowhere.
    assert_ne!(run(&["solve", "-"], &text("Ann")).0, 0);
}

#[test]
fn full_hours_may_have_minutes() {
    let text = "Three friends met in the park.\n\nNames: Ann, Bob, Cy\nTimes: 5pm, 6:00 p.m., 7 pm\n\n1. Ann came at 5:00pm.\n2. Bob did not come at 6pm.\n";
    let (code, grid, said) = run(&["solve", "-"], text);
    assert_eq!(code, 0, "{said}{grid}");
}

#[test]
fn a_sentence_may_ask_to_name_what_each_had() {
    let text = "Three friends met in the park.\n\nNames: Ann, Bob, Cy\nPets: fox, owl, eel\n\nAnn had the fox. Bob did not have the owl.\n\n\
        Name what each of them had, and where each of them was.\n";
    assert_eq!(run(&["solve", "-"], text).0, 0);
}

#[test]
fn a_list_may_be_told_behind_a_clause_with_commas() {
    let text = "Data for questions 1 to 3 : Three friends A, B and C work in different shops namely—Zell, Yoyo and Xam, and each wears a \
        different coloured, woollen hat, viz., red, blue and green though not necessarily in the same order.\n\n\
        i. A wears the red hat and works in Zell.\nii. B's hat is not green.\niii. B works in Yoyo.\n";
    let (code, grid, said) = run(&["solve", "-"], text);
    assert_eq!(code, 0, "{said}");
    assert!(grid.contains("B      ┆ Yoyo ┆ blue"), "{grid}");
    // The order of the friends is that of the hats.
    let (code, _, said) =
        run(&["solve", "-"], &text.replace("though not necessarily in the same", "in the same"));
    assert_ne!(code, 0, "{said}");
}

#[test]
fn what_is_told_of_nobody_is_no_list() {
    let solves = |lists: &str| {
        let text = format!(
            "Ann, Bob and Cy are friends. {lists} The years are 2001, 2002 and 2003.\n\n\
             1. Ann has the fox.\n2. Bob came in 2002.\n3. Cy came before the owner of the owl.\n"
        );
        run(&["solve", "-"], &text).0 == 0
    };
    assert!(solves("They each had a different pet, namely eel, fox or owl."));
    for lists in [
        "None of them has a pet, namely a fox, an owl or an eel.",
        "They have no pets, i.e. no fox, owl or eel.",
        "They each hate a different pet, namely eel, fox or owl.",
        "Each had a different pet, namely Ann the eel, Bob the fox and Cy the owl.",
    ] {
        assert!(!solves(lists), "{lists}");
    }
    let solves = |pets: &str| {
        let text = format!(
            "Three friends met.\n\n1) Friends - Ann, Bob, Cy\n2) {pets}\n3) Years - 2001, 2002, 2003\n\nClues:\n\
             1. Ann has the fox.\n2. Bob came in 2002.\n3. Cy came before the owner of the owl.\n"
        );
        run(&["solve", "-"], &text).0 == 0
    };
    assert!(solves("Pets - fox, owl, eel"));
    for pets in [
        "Pets - fox, owl, eel respectively",
        "Pets - fox, owl, eel (in that order)",
        "Pets - fox, owl, eel (shared)",
        "Pets nobody has - fox, owl, eel",
        "Pets = {fox, owl, ...}",
    ] {
        assert!(!solves(pets), "{pets}");
    }
}

#[test]
fn people_of_the_clues_are_the_friends_and_nobody_else() {
    let text = |who: &str, last: &str| {
        format!(
            "{who} each had a different pet (fox, owl or eel) and a different hat (fez, cap or beret).\n\n\
             1. Ann had the fox.\n2. Bob wore the cap.\n3. Bob had the owl.\n4. {last}\n"
        )
    };
    assert_eq!(run(&["solve", "-"], &text("Three friends", "Clara did not wear the fez.")).0, 0);
    for (who, last) in [
        ("Three friends", "The fez was a present from Clara."),
        ("Three friends", "The fez was not made by Clara."),
        ("Three friends", "The fez is called Clara."),
        ("Three friends", "Anne did not wear the fez."),
        ("Three friends", "Mr Clara did not wear the fez."),
        ("Dan and three friends", "Clara did not wear the fez."),
        ("Three friends and their aunt", "Clara did not wear the fez."),
    ] {
        assert_ne!(run(&["solve", "-"], &text(who, last)).0, 0, "{who}: {last}");
    }
}

#[test]
fn what_stands_behind_the_clues_and_tells_more_is_no_list() {
    let code = |behind: &str| {
        let text = format!(
            "Four guests (Al, Bo, Cy and Di) met.\n\n1. Al wears the fez.\n2. Bo wears the cap.\n3. Cy wears the top hat.\n\n{behind}\n"
        );
        run(&["solve", "-"], &text).0
    };
    let hats = "Hats: fez, cap, top hat, beret";
    assert_eq!(code(hats), 0);
    for more in [
        "Hats: fez, cap, top hat (Cy's), beret",
        "Hats: fez, cap, top hat, beret - Cy",
        "Hats: fez, cap, top hat, beret\nPages: 11, 12, 13, 14",
        "Hats: fez, cap, top hat, beret\nTags: logic, grid, tables, fun",
    ] {
        assert_eq!(code(more), 2, "{more}");
    }
}

#[test]
fn clues_with_hashes_are_no_comments() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hats.txt");
    let text = "Guests: Al, Bo, Cy, Di\nHats: fez, cap, top hat, beret\n\nClues:\n#1 Al wears the fez.\n#2 Bo wears the cap.\n#3 Cy \
                wears the top hat.\n";
    std::fs::write(&file, text).unwrap();
    let (code, grid, said) = run(&["solve", file.to_str().unwrap()], "");
    assert!(code == 0 && grid.contains("This is the only solution."), "{grid}{said}");
}

#[test]
fn prices_behind_a_verb_are_a_list() {
    let clues = "1. Ann's hat cost $2 more than the fez.\n2. Bob does not have the cap.\n3. Cy paid $3.\n\nWho has the fez?\n";
    for front in [
        "Three friends, Ann, Bob and Cy, bought a hat each (a fez, a cap or a beret). They paid $3, $5 and $7.",
        "Three friends, Ann, Bob and Cy, bought a hat each: a fez, a cap or a beret. The hats cost $3, $5 and $7.",
    ] {
        let (read, _) = read(&format!("{front}\n\n{clues}"));
        assert!(read.contains("$3, $5, $7"), "{read}");
    }
}
