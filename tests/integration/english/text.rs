//! Whole texts as they are printed: what is read from them, and what is said of those that are not.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use proptest::prelude::{ProptestConfig, prop, prop_assert, proptest};
use zebra_sat::load::{Format, load, parse};
use zebra_sat::report::diagnostics::{Style, render_all};
use zebra_sat::syntax::ast::{Entry, Labels, LineKind, Shape};
use zebra_sat::syntax::{Diagnostics, Source, format};

/// What a text is read as, a line for each header line, clue and question; then what is said of it.
pub(super) fn read(text: &str) -> (String, String) {
    let source = Source::new("x.txt", text);
    assert_eq!(Format::of(&source), Format::Text);
    let mut diagnostics = Diagnostics::default();
    let document = parse(&source, &mut diagnostics);
    let mut out = String::new();
    for line in document.iter().flat_map(|document| &document.lines) {
        match &line.kind {
            LineKind::Title(title) => writeln!(out, "title: {}", title.text),
            LineKind::Positions(positions) => {
                let Labels::Number(number, _) = positions.labels else { panic!("{positions:?}") };
                let ring = if positions.shape == Shape::Ring { " in a ring" } else { "" };
                writeln!(out, "{}: {number}{ring}", positions.name.text)
            }
            LineKind::Category(category) => {
                let words: Vec<_> = category.words.iter().map(|word| word.text.as_str()).collect();
                let item = |entry: &Entry| match entry {
                    Entry::Item(name) => name.text.to_string(),
                    other => panic!("{other:?}"),
                };
                let items: Vec<_> = category.entries.iter().map(item).collect();
                let ordered = if category.flags.is_empty() { "" } else { " (ordered)" };
                let name = &category.name.text;
                writeln!(out, "{name} [{}]: {}{ordered}", words.join(" "), items.join(", "))
            }
            LineKind::Clue(clue) => {
                let label = clue.label.as_ref().map_or("-", |label| &label.text);
                writeln!(out, "{label} {}", clue.english.as_ref().unwrap().text)
            }
            LineKind::Question(question) => {
                writeln!(out, "? {} of {}", question.category.text, question.of.name.text)
            }
            LineKind::Clues | LineKind::Questions => Ok(()),
        }
        .unwrap();
    }
    (out, render_all(&source, &diagnostics, Style::plain()))
}

pub(super) fn reads_as(text: &str, expected: &str) {
    assert_eq!(read(text), (expected.to_owned(), String::new()));
}

#[test]
fn lists_clues_and_questions() {
    reads_as(
        "# The lane\n\nThere are 3 houses in a row, numbered 1 to 3 from left to right. Each one is home to \
         a different person.\n \
         - Every person has a unique name: `Ann`, `Bob`, `Cy`\n \
         - The people come from different kinds of town: port, spa, mill town\n \
         - **Months**: March, June, July\n\n\
         ## Clues:\n1. Ann is in the first\n   house. She is early.\n2) *Bob* has \"the spa\"!\n(3) J. Mill is no. 3.\n\n\
         What is the name of the person in the mill town? Which house is Cy in? Who lives where?\n",
        "title: The lane\nhouses: 3\nname []: Ann, Bob, Cy\ntown [come]: port, spa, mill town\n\
         months []: March, June, July\n1 Ann is in the first house. She is early.\n\
         2 Bob has the spa.\n3 J. Mill is no. 3.\n? name of mill town\n? house of Cy\n",
    );
}

#[test]
fn sentences_in_one_paragraph() {
    reads_as(
        "Two friends (Ann and Bob) sit at a round table. Pets: fox and owl. Ann keeps the fox. Bob is next to Ann. \
         Who keeps the owl?",
        "positions: 2 in a ring\nfriend []: Ann, Bob\npets []: fox, owl\n\
         - Ann keeps the fox.\n- Bob is next to Ann.\n? friend of owl\n",
    );
}

#[test]
fn people_without_places_are_the_positions() {
    reads_as(
        "Names: Ann, Bob, Cy\nPrices: $1,000, $1,250, $2,000\n\n1. Ann paid $250 more than Bob.\n",
        "names []: Ann, Bob, Cy\nprices []: $1,000, $1,250, $2,000\n1 Ann paid $250 more than Bob.\n",
    );
}

/// Sentences of an opening with as many parts as there are positions, none of which lists items.
#[test]
fn what_is_no_list_gives_no_category() {
    let two = "- Names: Ann, Bob\n- Pets: fox, owl\n\n1. Ann keeps the fox.\n2. Bob is in the second house.\n";
    let three = "- Names: Ann, Bob, Cy\n- Pets: fox, owl, eel\n\n1. Ann keeps the fox.\n2. Bob, who keeps the owl, is in the second house.\n";
    let cases = [
        (
            "There are 2 houses (numbered 1 on the left, 2 on the right), from across the street.",
            two,
        ),
        ("There are 2 houses (the left one, the right one).", two),
        ("There are 2 houses. The houses are old and quiet.", two),
        ("There are 2 houses. The walls are high and white.", two),
        ("There are 2 houses. Two friends (old, wise) built them.", two),
        ("There are 3 houses (on the left, in the middle and on the right).", three),
        ("There are 3 houses. The houses are red brick, two-storey and detached houses.", three),
        ("There are 3 houses. The people are a teacher, his pupil and a friend.", three),
        ("There are 3 houses. The people (a teacher, his pupil and a friend) are quiet.", three),
        ("There are 3 houses. The owners are young, rich and happy.", three),
    ];
    for (opening, rest) in cases {
        let (read, _) = read(&format!("{opening}\n{rest}"));
        let categories: Vec<&str> = read.lines().filter(|line| line.contains(" [")).collect();
        assert_eq!(categories.len(), 2, "{opening}: {read}");
        let clues = read.lines().filter(|line| line.starts_with(['1', '2'])).count();
        assert_eq!(clues, 2, "{opening}: {read}");
    }
}

#[test]
fn a_list_in_a_sentence_is_named_by_what_stands_before_it() {
    reads_as(
        "There are three houses (red, green and blue). The three people are Ann, Bob and Cy. \
         Ann lives in the red house. Bob lives in the green house.",
        "houses: 3\nhouse kind []: red, green, blue\nperson []: Ann, Bob, Cy\n\
         - Ann lives in the red house.\n- Bob lives in the green house.\n",
    );
}

#[test]
fn how_to_answer_is_no_clue() {
    let puzzle = "There are two houses.\nNames: Ann and Bob.\nPets: fox and owl.\n\n1. Ann keeps the fox.\n\n";
    let read_puzzle = "houses: 2\nnames []: Ann, Bob\npets []: fox, owl\n1 Ann keeps the fox.\n";
    let silent = [
        "Who lives in house 1?? Provide only the name of the person as your final answer.",
        "Who lives in house 1? Think step by step. Reply in one word, please.",
        "Who lives in house 1?\n\nLet's reason. Answer:",
    ];
    for tail in silent {
        let (read, said) = read(&format!("{puzzle}{tail}"));
        assert_eq!((&*read, &*said), (&*format!("{read_puzzle}? names of 1\n"), ""), "{tail}");
    }
    let warned = [
        "Return a table as JSON. Each row stands for a house, in the same order as above.",
        "Submit your answer in this form:\n\n```json\n{\n  \"House 1\": [\n    \"name\"\n  ]\n}\n```",
        "The answer is to be one word.",
        "Return a table:\n\n| House | Name |\n|---|---|\n| 1 | ... |",
    ];
    for tail in warned {
        let (read, said) = read(&format!("{puzzle}{tail}"));
        assert_eq!(read, read_puzzle, "{tail}");
        let first = "warning[passed-over]: this sentence mentions no item and is taken for a part of the question\n";
        assert!(said.starts_with(first), "{tail}: {said}");
    }
    let clues = [
        "Return to Ann's house and find the owl there.",
        "Note that one of the clues is false!",
        "Find the answer, given that one clue is a lie.",
        "Who lives in the second house is a baker.",
        "Return a table.\n\n{\n  \"1\": \"Bob\"\n}",
        "Return a table. One of them may have two pets.",
        "Return a table.\n\nThe baker lives in the first house.",
        "Questions:\nWho keeps the owl?\nBob keeps the owl.",
    ];
    for tail in clues {
        let (read, _) = read(&format!("{puzzle}{tail}"));
        let all = read.lines().filter(|line| line.starts_with(['1', '-'])).count();
        assert_eq!(all, 2, "{tail}: {read}");
    }
}

/// Fails unless each question behind a puzzle is read as is expected of it.
fn are_understood(puzzle: &str, questions: &[(&str, &str)]) {
    for (question, expected) in questions {
        let (read, said) = read(&format!("{puzzle}{question}\n"));
        assert_eq!(read.lines().last(), Some(&*format!("? {expected}")), "{question}: {said}");
    }
}

/// How many clues a puzzle has, as it is read.
fn clues(read: &str) -> usize {
    read.lines().filter(|line| line.starts_with("- ")).count()
}

#[test]
fn questions_are_understood() {
    let puzzle = "There are three houses.\n- Each person has a unique name: Ann, Bob, Cy\n\
                  - Favourite drinks: tea, milk, cider\n- Everyone has a favourite smoothie: lime, plum, fig\n\n\
                  1. Ann drinks tea.\n\n";
    let cases = [
        ("What is Name of the person who lives in House 1??", "name of 1"),
        ("What is the drink of the person in the third house?", "favourite drinks of 3"),
        ("Which smoothie does the person in house no. 2 have?", "smoothie of 2"),
        ("What is Ann's favourite drink?", "favourite drinks of Ann"),
        ("What is the name of the person in the middle house?", "name of 2"),
        ("Who lives in the last house?", "name of 3"),
        ("Who drinks cider?", "name of cider"),
        ("In which house does Bob live?", "house of Bob"),
        ("Which house is Bob in?", "house of Bob"),
        ("Where does the milk drinker live?", "house of milk"),
        ("Which person drinks cider?", "name of cider"),
        ("Where does Cy stay?", "house of Cy"),
    ];
    are_understood(puzzle, &cases);
    for question in [
        "Who lives in house 4?",
        "Is Ann in house 2?",
        "Who lives in house 1 or house 2?",
        "What does Ann's neighbour drink?",
        "What is the drink of Ann's friend?",
        "Which smoothie does the colleague of Bob have?",
        "Whose guest drinks cider?",
        "Who can't drink cider?",
        "Who has a neighbour with cider?",
        "What does the person with Ann drink?",
        "Where does Ann work?",
        "What does Ann drink and own?",
    ] {
        let (read, _) = read(&format!("{puzzle}{question}\n"));
        assert!(!read.contains('?'), "{question}: {read}");
    }
}

#[test]
fn items_with_the_marks_of_sentences() {
    reads_as(
        "There are two houses. Each person has a unique name: Ann and Bob.\n\
         - Songs: \"Who Are You?\", \"Rain, Again.\"\n- Hours: 9:00am, 9:30am\n- Hills: Mt. Wall, St. Ada\n\n\
         1. Ann likes \"Rain, Again.\"\n2. \"Who Are You?\" is liked on Mt. Wall. Bob is there.\n",
        "houses: 2\nname []: Ann, Bob\nsongs []: Who Are You?, Rain, Again.\nhours []: 9:00am, 9:30am\n\
         hills []: Mt. Wall, St. Ada\n1 Ann likes Rain, Again.\n2 Who Are You? is liked on Mt. Wall. Bob is there.\n",
    );
    let text = "There are two houses.\nNames: Ann, Bob\nSongs: Who Are You?, Rain\n\n1. Ann is in the first house.\n";
    let (_, said) = read(text);
    assert!(
        said.starts_with("error[english-text]: `Who Are You?` cannot be an item\n --> x.txt:3:8\n"),
        "{said}"
    );
}

#[test]
fn items_below_their_category() {
    reads_as(
        "There are two houses.\n\nHats:\n- fez\n- top hat\n\nHints\n- The fez is in house 1.\n- The top hat is not.\n",
        "houses: 2\nhats []: fez, top hat\n- The fez is in house 1.\n- The top hat is not.\n",
    );
}

#[test]
fn items_are_collected_when_none_are_listed() {
    let (read, said) = read(
        "There are three houses. The Dane lives in the red house. The Finn keeps the owl. Cocoa is drunk in the white house. \
         The Welshman drinks ginger beer. The red house is next to the white house. The fox is kept in the \
         blue house. Now, who drinks sherry? Who owns the eel?",
    );
    assert_eq!(
        read,
        "houses: 3\nnationality []: Dane, Finn, Welshman\ncolour []: red, white, blue\n\
         drink []: cocoa, ginger beer, sherry\npet []: owl, fox, eel\n\
         - The Dane lives in the red house.\n- The Finn keeps the owl.\n- Cocoa is drunk in the white house.\n\
         - The Welshman drinks ginger beer.\n- The red house is next to the white house.\n\
         - The fox is kept in the blue house.\n? nationality of sherry\n? nationality of eel\n"
    );
    assert_eq!(
        said,
        "warning[assumed-items]: the text lists no items, so they are collected from its clues\n--> x.txt\n \
         = help: found 3 of `nationality`: `Dane`, `Finn`, `Welshman`\n \
         = help: found 3 of `colour`: `red`, `white`, `blue`\n \
         = help: found 3 of `drink`: `cocoa`, `ginger beer`, `sherry`\n \
         = help: found 3 of `pet`: `owl`, `fox`, `eel`\n\nx.txt: 1 warning\n"
    );
}

fn refused(text: &str) -> String {
    let (_, said) = read(text);
    said.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn what_cannot_be_read_is_said() {
    let lists = "Names: Ann and Bob.\nPets: fox and owl.\n";
    let cases = [
        (
            "The tale of a fox.",
            "error[english-text]: the text does not say how many houses or people there are",
        ),
        (
            "There are 2 houses. We stand in 3 houses.",
            "error[english-text]: the text speaks of 2 and of 3 houses",
        ),
        (
            "There are 2000 houses.",
            "error[too-large]: a puzzle has from 1 to 1000 positions, not 2000",
        ),
        (
            "There are two houses. Ann keeps the fox.",
            "error[english-text]: the text lists no items, and its clues do not tell of 2 in each category",
        ),
        (&format!("There are two houses.\n{lists}"), "error[english-text]: the text has no clues"),
        (
            &format!(
                "There are two houses, numbered from right to left.\n{lists}1. Ann keeps the fox."
            ),
            "error[english-text]: the positions are counted from right to left",
        ),
        (
            &format!("There are two houses. One clue is false.\n{lists}1. Ann keeps the fox."),
            "error[english-text]: a sentence in front of the clues may say how the puzzle is to be read",
        ),
        (
            &format!(
                "There are two houses.\n{lists}1. Ann keeps the fox.\n\n## Solution\nBob: owl"
            ),
            "error[english-text]: the text goes on with its solution",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(refused(text), expected, "{text}");
    }
}

#[test]
fn a_clue_in_the_opening_is_kept() {
    let lists = "Names: Ann and Bob.\nPets: fox and owl.\n\nClues:\n1. Bob is last.\n";
    for clue in [
        "Foxes live with Ann.",
        "The fox is in house 1.",
        "The clerk lives in the first house.",
        "The clerk lives in house no. 1.",
    ] {
        let (read, _) = read(&format!("There are two houses. {clue}\n{lists}"));
        assert!(read.contains(&format!("- {clue}\n")), "{read}");
    }
}

#[test]
fn files_of_the_language_are_no_texts() {
    for path in crate::puzzles::files() {
        let text = std::fs::read_to_string(&path).unwrap();
        let format = Format::of(&Source::new("<stdin>", &*text));
        let is_zebra = path.extension().is_some_and(|extension| extension == "zebra");
        assert!(!is_zebra || format == Format::Zebra, "{}", path.display());
    }
    for text in [
        "Englishman = dog",
        "houses: 3",
        "pet: dog, cat\n\nclues:\n  The dog is here.",
        "",
        "# There are two houses.",
    ] {
        assert_eq!(Format::of(&Source::new("<stdin>", text)), Format::Zebra, "{text}");
    }
    assert_eq!(Format::of(&Source::new("<stdin>", "There are two houses in a row.")), Format::Text);
    assert_eq!(Format::of(&Source::new("x.txt", "houses: 3\npet: dog, cat")), Format::Zebra);
}

#[test]
fn long_texts_are_read_in_time() {
    // What grows with the square of a length takes minutes here, and all else at most a second or two.
    const REPEATS: usize = 40_000;
    let start = "There are 2 houses.\nNames: Ann and Bob.\n";
    let pieces = [
        "{\n",
        "(Ann, Bob) ",
        "Ann and Bob ",
        "\"Ann\", ",
        "Provide it. So be it. ",
        ".",
        "x,\n",
        "a: b,\n",
        "- a:\n",
        "`:",
        "(",
        "Ann is here. ",
        "a: b, c\n",
        "Who is Ann? ",
        "1. Ann.\n",
        " ",
        "\n",
    ];
    for piece in pieces {
        let text = format!("{start}{}", piece.repeat(REPEATS));
        let clock = Instant::now();
        let mut diagnostics = Diagnostics::default();
        let _ = parse(&Source::new("x.txt", text), &mut diagnostics);
        assert!(clock.elapsed() < Duration::from_secs(20), "{piece:?}: {:?}", clock.elapsed());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(500) })]
    #[test]
    fn any_words_are_read_or_refused(
        pieces in prop::collection::vec(
            prop::sample::select(vec![
                "There are two houses. ", "Ann", "Bob", " keeps ", "the ", "fox", ": ", ", ", " and ", "\n", "\n\n", "- ",
                "1. ", "(", ")", "`", "\"", "“", "é", "**", "# ", "Clues:", "?", ".", "!", "...", " who ", "owner", "red house",
                "\u{feff}", "\t", "ß", "İ", "4", "no. ", "“a”", "'", "is", " are ", "drinks ", "with the ",
            ]),
            0..60,
        )
    ) {
        let source = Source::new("x.txt", pieces.concat());
        let mut diagnostics = Diagnostics::default();
        let document = parse(&source, &mut diagnostics);
        prop_assert!(document.is_some() || !diagnostics.is_ok());
        let _ = render_all(&source, &diagnostics, Style::plain());
    }
}

/// A line of people, told without numbers, bullets and full stops.
const QUEUE: &str = "\
There are 3 people standing in a line. From left to right, they are numbered 1 to 3.
Each person has a set of attributes: Drink, Film-Genre, Vehicle.
The attributes have the following possible values:
Drink: cocoa, iced-tea, sherry
Film-Genre: heist, romance, spy
Vehicle: canoe, ship, tandem
Each person has a unique value for each attribute.
You know the following about the people:
The person who drinks cocoa and the person who travels by ship have the same parity positions
The person who watches heist is not anywhere to the left of the person who drinks sherry
Either the person who watches spy is the same as the person who drinks cocoa or the person who travels by canoe is the same as the person who watches spy, but not both
The person who drinks iced-tea is on the far left or far right
The person who travels by ship dislikes cocoa
The person who watches romance avoids getting on a tandem
The person who drinks cocoa is on the immediate left or immediate right of the person who drinks iced-tea
In the above, 'parity position' means the evenness or oddness of the person's position in the line.
Given this information, answer the following questions:
At what position is the person who watches spy?
What is the vehicle of the person who drinks sherry?
Think step by step, then give your answers in order.
";

#[test]
fn sentences_on_lines_of_their_own() {
    let (read, said) = read(QUEUE);
    assert_eq!(clues(&read), 7, "{read}{said}");
    assert!(read.starts_with("positions: 3\ndrink []: cocoa, iced-tea, sherry\n"), "{read}");
    assert!(read.ends_with("? vehicle of sherry\n"), "{read}");
}

#[test]
fn questions_of_a_line_of_people_are_understood() {
    let (opening, _) = QUEUE.split_once("At what position").unwrap();
    are_understood(
        opening,
        &[
            ("At what position is the person who watches spy?", "position of spy"),
            ("What position is the person who travels by ship at?", "position of ship"),
            ("What kind of film does the person who drinks sherry watch?", "film-genre of sherry"),
            ("What does the person who watches heist prefer to drink?", "drink of heist"),
        ],
    );
    for question in [
        "How far does the person who drinks cocoa travel?",
        "How many films does the person who drinks cocoa watch?",
        "Who stands by the person who drinks cocoa?",
    ] {
        let (_, said) = read(&format!("{opening}{question}\n"));
        assert!(said.contains("this question is not understood"), "{question}: {said}");
    }
}

#[test]
fn players_have_positions_and_stand_at_others() {
    let puzzle = "There are 3 people standing in a line. From left to right, they are numbered 1 to 3.\n- Name: Ann, Bob, \
                  Cy\n- Position: goalkeeper, defender, striker\n\n1. Ann is the striker.\n2. Bob is on the far left.\n\n";
    are_understood(
        puzzle,
        &[
            ("What position does Ann play?", "position kind of Ann"),
            ("At what position is Bob?", "position of Bob"),
        ],
    );
    let (_, said) = read(&format!("{puzzle}What position is Ann?\n"));
    assert!(said.contains("this question is not understood"), "{said}");
}

/// A line of people, as premises behind bullets and with the form of the answer.
const PREMISES: &str = "\
There are 3 people standing in a line numbered 1 through 3 in a left to right order.
Each person has a set of attributes: Drink, Film-Genre.
The attributes have the following possible values:
- Drink: cocoa, iced-tea, sherry
- Film-Genre: heist, romance, spy
and exactly one person in the line has a given value for an attribute.

Given the following premises about the line of people:
- the person who drinks cocoa is on the far right
- the person who watches spy is the person who drinks sherry or the person who drinks iced-tea
- the person who watches heist is somewhere to the left of the person who watches spy

Answer the following question:
What drink does the person that watches romance prefer? Return your answer as a single word, in the following format: **X**, \
                        where X is the answer.
";

#[test]
fn premises_are_clues() {
    let (read, said) = read(PREMISES);
    assert_eq!(clues(&read), 3, "{read}{said}");
    assert!(read.starts_with("positions: 3\n"), "{read}");
}

#[test]
fn two_lines_without_full_stops_are_two_clues() {
    let opening = QUEUE.split_inclusive('\n').take(7).collect::<String>();
    let lines = "The person who watches heist is on the far right\nThe person who drinks cocoa is in the middle\n";
    let (read, said) = read(&format!("{opening}{lines}"));
    assert_eq!(clues(&read), 2, "{read}{said}");
}

#[test]
fn the_form_of_an_answer_is_no_clue() {
    let form = "in the format:\n<solution>answer1, answer2</solution>\nFor instance, if there were 2 questions and the \
                answers were A and B, the output would be:\n<solution>A, B</solution>\nIf the answer to a \
                question is a number, be sure to put it in numerical form.\n";
    let (read, said) = read(&format!("{QUEUE}Output your answers in order {form}"));
    assert!(read.ends_with("? vehicle of sherry\n"), "{read}{said}");
}

#[test]
fn clues_have_marks_of_many_kinds() {
    let clues = ["Ann is in the first house", "Bob keeps the fox", "Cy keeps the owl"];
    let marked: [&dyn Fn(usize) -> String; 4] = [
        &|number| format!(":# {}\n\n", clues[number]),
        &|number| format!("hint #{} - {};\n", number + 1, clues[number]),
        &|number| format!("C{:02} {}\n", number + 1, clues[number]),
        &|number| format!("{}[{}].\n", clues[number], number + 1),
    ];
    for mark in marked {
        let lines: String = (0..clues.len()).map(mark).collect();
        let (read, said) = read(&format!(
            "There are three houses.\nNames: Ann, Bob, Cy\nPets: fox, owl, eel\n\n{lines}\nQ1 Who keeps the eel?\n"
        ));
        assert!(read.ends_with("? names of eel\n"), "{read}{said}");
        assert!(read.contains("Bob keeps the fox"), "{read}{said}");
        assert_eq!(read.lines().count(), 7, "{read}{said}");
    }
}

#[test]
fn what_is_said_of_the_puzzle_is_no_clue() {
    let (read, said) = read(
        "Old Puzzle.\nThe Zebra puzzle, said to be Einstein's riddle, is a hard problem.\n\
         Here is what we know:\n\n1. There are two huts in a row.\n\
         2. In each hut lives a person with a different pet and a different drink.\n\n\
         Here are the clues:\n\n1. Ann lives in the first hut.\n2. Bob keeps the owl.\n\
         3. The tea drinker keeps the fox.\n4. Bob drinks milk.\n\n\
         The aim is to solve the riddle:\n\"Who keeps the fox?\"\n",
    );
    assert_eq!(
        read,
        "title: Old Puzzle.\nhuts: 2\nname []: Ann, Bob\ndrink []: tea, milk\npet []: owl, fox\n\
         1 Ann lives in the first hut.\n2 Bob keeps the owl.\n3 The tea drinker keeps the fox.\n\
         4 Bob drinks milk.\n? name of fox\n",
        "{said}"
    );
}

/// Whose hobby is a riddle, or who is told to live somewhere, is no puzzle.
#[test]
fn a_clue_about_puzzles_is_kept() {
    let (read, said) = read(
        "There are two houses in a row. Hobbies: puzzles, chess. Names: Ann, Bob. \
         The person who likes puzzles is first. The puzzle fan Ann lives in the first house.",
    );
    assert!(read.contains("- The person who likes puzzles is first.\n"), "{read}{said}");
    assert!(read.contains("- The puzzle fan Ann lives in the first house.\n"), "{read}{said}");
    let (_, said) = self::read(
        "There are two houses. Names: Ann, Bob. Pets: fox, owl. Bob likes puzzles. Ann keeps the fox.",
    );
    assert!(!said.contains("to speak of the puzzle"), "{said}");
}

/// A definition that is not that of the language would change the clues.
#[test]
fn only_usual_definitions_are_passed_over() {
    let of = |definition: &str| {
        let text = format!(
            "There are two houses in a row. {definition}\n\n- Names: Ann, Bob\n- Pets: fox, owl\n\n\
             1. Ann is first.\n2. The fox is to the left of the owl.\n"
        );
        load(Source::new("x.txt", text)).resolved.is_some()
    };
    assert!(of(
        "\"To the left of\" means a lower house number; \"next to\" means adjacent house numbers."
    ));
    assert!(of("\"Directly to the left of\" means in the house numbered one lower."));
    for odd in [
        "\"To the left of\" means directly to the left.",
        "\"To the left of\" means in the house numbered one lower.",
        "\"To the left of\" means a higher house number.",
        "\"Next to\" means a lower number.",
        "\"Next to\" means directly to the left of.",
    ] {
        assert!(!of(odd), "{odd}");
    }
}

#[test]
fn categories_may_stand_beside_their_items() {
    let header = "There are 3 houses in a row, numbered 1 to 3.\nThe possible values are: names: Ann, Bob, Cy; \
                  pets: fox, owl, eel; drinks: tea, milk, rum.\n\"Next to\" means in an adjacent house.\n\n";
    for clues in [
        "1. The person with Pet 'fox' also has Drink 'tea'.\n2. The person with Name 'Bob' lives in House 2.\n",
        "1. The person with Pet=fox also has Drink=tea.\n2. The person with Name=Bob lives in house 2.\n",
        "1. Fox (pets) is in the same house as Tea (drinks).\n2. Bob (names) is in house 2.\n",
        "1. The house where pet is fox is the house where drink is tea.\n2. The house with Bob is house 2.\n",
        "1. Fox is associated with Tea.\n2. At least one holds: Bob is in house 2; or Bob is in house 2.\n",
    ] {
        let text = format!(
            "{header}{clues}\nQuestion: who keeps the owl?\n\nRULES:\n- Solve this by reasoning only.\n\
             - The puzzle has exactly one solution.\n\nANSWER: Ann=h<position>; ...\n\
             {{\"House 1\": {{\"Name\": \"Ann\", ...}}}}\n"
        );
        let loaded = load(Source::new("x.txt", text));
        let puzzle =
            loaded.resolved.unwrap_or_else(|| panic!("{clues}: {:#?}", loaded.diagnostics)).puzzle;
        assert_eq!(puzzle.clues.len(), 2, "{clues}");
        let first = format::statement(&puzzle, &puzzle.clues[0].statement);
        assert_eq!(first, "fox = tea", "{clues}");
    }
}
