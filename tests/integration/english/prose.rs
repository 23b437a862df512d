//! Openings that give the items in prose, as published puzzles do, and what such an opening may not hide.

use super::run;
use super::text::read;

/// The lines in front of the clues.
fn header(text: &str) -> String {
    let (lines, faults) = read(text);
    let header: Vec<&str> = lines.lines().take_while(|line| !line.starts_with("1 ")).collect();
    format!("{}\n{}", header.join("\n"), faults.lines().next().unwrap_or_default())
}

#[test]
fn numbers_in_words_are_values_and_the_byline_is_no_sentence() {
    let text = "Story Hour\nby Jo B. Quill\n\n\
         At the library, four children at the Elm Street branch (Ada, Ben, Cleo and Dirk) each told a different part \
         of a long tale from Peru (the flood, the marriage, the storm or the voyage). Each child is a different age \
         (four, six, seven, or nine). Can you find the age of each child, and the part that each told?\n\n\
         1. Ada is two years older than Ben.\n2. Cleo told of the storm.\n3. The nine-year-old told of the flood.\n\
         4. Ben told of the voyage.\n5. Dirk is the oldest.\n\nDetermine: Child - Age - Part\n";
    assert_eq!(
        header(text),
        "title: Story Hour\nname [library elm street branch]: Ada, Ben, Cleo, Dirk\n\
         long tale [told part peru]: flood, marriage, storm, voyage\nage []: 4, 6, 7, 9\n"
    );
    let (code, out, faults) = run(&["solve", "-"], text);
    assert_eq!(code, 0, "{faults}");
    assert!(out.contains("│ Cleo ┆ storm     ┆ 7   │"), "{out}");
}

#[test]
fn lists_in_the_run_of_an_opening() {
    for (text, expected) in [
        (
            "Five guests stayed at the inn: two men named Al and Bo, and three women named Cy, Di, and Eve; their last \
             names are Hill, Dale,\nMoor, Fen, and Wood. Can you tell on which day (Monday through Friday) each guest \
             came?\n\n1. Al Hill came on Monday.\n2. Di is not Fen.\n3. Eve is not Wood.\n4. Cy Moor came on Friday.\n",
            "name []: Al, Bo, Cy, Di, Eve\nlast name []: Hill, Dale, Moor, Fen, Wood\n\
             day []: Monday, Tuesday, Wednesday, Thursday, Friday\n",
        ),
        (
            "Four couples met. The husbands are Al, Bo, Cy and Ed; their wives are Fay, Gia, Ida and Joy. The couples \
             have been married for 5, 10, 20, and 40 years.\n\n1. Al is the husband of Gia.\n2. Bo has been married \
             for 40 years.\n3. Cy's wife is Ida.\n4. The husband of Fay is Bo.\n",
            "husband []: Al, Bo, Cy, Ed\nwife []: Fay, Gia, Ida, Joy\nyear [been married]: 5, 10, 20, 40\n",
        ),
        (
            "Harbour Queue\n\nFour customers were waiting in a queue: Mr Ash, Mrs Birch, Major Cole (retired) and Miss \
             Dale. Can you place the four in order, and say what each bought (a map, a parcel, a pen or some \
             stamps)?\n\n1. Mr Ash stood directly behind the one with the parcel.\n2. Miss Dale was first.\n3. Mrs \
             Birch was last, and bought stamps.\n4. Mr Ash bought the map.\n",
            "title: Harbour Queue\nplaces: 4\ncustomer []: Mr Ash, Mrs Birch, Major Cole, Miss Dale\n\
             bought [can you place order say what]: map, parcel, pen, stamps\n",
        ),
        (
            "There are four small shops. The shops are a bakery, a bookshop, a florist and a pharmacy; they are run by \
             Mr. Ash, Ms. Birch, Mrs. Cole and Mr. Dale; and they opened in 1986, 1993, 2001 and 2008.\n\n1. Mr. Ash \
             runs the bakery.\n2. The florist is next to the bakery.\n3. Mrs. Cole runs the florist.\n4. The \
             bookshop and the pharmacy are neighbours; Ms. Birch and Mr. Dale run them.\n",
            "shops: 4\nshop kind []: bakery, bookshop, florist, pharmacy\n\
             run []: Mr. Ash, Ms. Birch, Mrs. Cole, Mr. Dale\nyear [opened]: 1986, 1993, 2001, 2008\n",
        ),
        (
            "Wine List\n\nFour couples came home empty handed, and shared a taxi. Each drank a different wine. They come \
             twice a week.\n\nClues\n1. The Rose was made in 1988.\n2. The Sack was made 4 years after the Port.\n3. \
             The Malt was made before the Port.\n\nyears: 1984, 1988, 1992, 1996\nwines: Malt, Port, Rose, Sack\n",
            "title: Wine List\nyears []: 1984, 1988, 1992, 1996\nwines []: Malt, Port, Rose, Sack\n\
             warning[passed-over]: this sentence mentions no item and is taken for introduction",
        ),
        (
            "Three bands played (Fox, Ed and the Owls, and Eel) on different days (Monday, Tuesday or Wednesday).\n\n\
             1. Fox played on Monday.\n2. Eel did not play on Tuesday, but the day after Ed and the Owls.\n",
            "bands played []: Fox, Ed and the Owls, Eel\nday []: Monday, Tuesday, Wednesday\n",
        ),
    ] {
        assert_eq!(header(text), expected);
    }
}

/// Exit code and what is said of a text that begins so.
fn solved(opening: &str) -> (i32, String) {
    let text = format!("{opening}\n\n1. Al has the fox.\n2. Bo has the owl.\n3. Di has the cat.\n");
    let (code, _, faults) = run(&["solve", "-"], &text);
    (code, faults)
}

const PETS: &str = "each have a pet (fox, owl, cat or dog).";

#[test]
fn what_all_share_is_harmless() {
    for opening in [
        "Two men (Al and Bo) and two women (Cy and Di) PETS",
        "Four friends (Al, Bo, Cy and Di) PETS The four friends share the house at 9 Oak Lane.",
        "Four friends (Al, Bo, Cy and Di) who share a love of music PETS They met on the same day in May.",
        "The Pets\nby Jo and Ed van Hill\n\nFour friends (Al, Bo, Cy and Di) PETS",
        "Four friends (Al, Bo, Cy and Di) PETS They want to cover the most ground, and have boats tied up in town.",
    ] {
        let (code, faults) = solved(&opening.replace("PETS", PETS));
        assert_eq!(code, 0, "{opening}: {faults}");
    }
}

#[test]
fn what_says_more_is_refused() {
    for opening in [
        "Two men (Al and Bo, who has the dog) and two women (Cy and Di) PETS",
        "Two men (Al and Bo) and two women (Cy and Di) and a child (Ed) PETS",
        "Two men (Al and Bo) and two women (Cy and Di) PETS The men have no dog.",
        "Two men (Al and Bo) and two women (Cy and Di), in that order, PETS",
        "Five friends (Al, Bo, Cy and Di) PETS",
        "Four friends (Al, Bo, Cy and Di) PETS Only three of them share the house.",
        "Four friends (Al, Bo, Cy and Di) PETS Two of the four share a house.",
        "Four friends (Al, Bo, Cy and Di) share two pets (fox, owl, cat or dog).",
        "Four friends (Al, Bo, Cy and Di) PETS Three of them came on the same day.",
        "Four friends (Al, Bo, Cy and Di) PETS Can you find each pet, if Cy has no dog?",
        "Four friends (Al, Bo, Cy and Di) PETS Can you find each pet (Cy has not the dog)?",
        "Four friends (Al, Bo, Cy and Di) PETS Which pet, which is not the dog, is Cy's?",
        "Four friends (Al, Bo, Cy and Di) PETS Can you find each pet, bearing in mind that Cy has the dog?",
        "Four friends (Al, Bo, Cy and Di) PETS Can you find each pet (Cy and the dog)?",
        "Four friends (Al, Bo, Cy and Di) PETS Cy has the dog, doesn't he?",
        "Four friends (Al, Bo, Cy and Di) PETS When Cy has the dog, who has the owl?",
        "Four friends (Al, Bo, Cy and Di) PETS Their ages are 5, 6, 7 and 8, respectively.",
    ] {
        let (code, faults) = solved(&opening.replace("PETS", PETS));
        assert_eq!(code, 2, "{opening}: {faults}");
    }
}

#[test]
fn what_a_list_tells_in_brackets_is_not_dropped() {
    let text = |pets: &str| {
        format!(
            "There are four houses.\n\nPeople: Al, Bo, Cy, Di\nPets: fox, owl, cat, {pets}\n\n1. Al has the fox.\n"
        )
    };
    assert_eq!(run(&["check", "-"], &text("dog (a pug)")).0, 0);
    for told in ["dog (the cat is Bo's)", "dog (Di does not have it)", "dog (in the last house)"] {
        let (code, _, faults) = run(&["check", "-"], &text(told));
        assert_eq!(code, 2, "{told}: {faults}");
    }
}

#[test]
fn a_question_behind_a_clue_only_asks() {
    let text = |question: &str| {
        format!(
            "There are two men (Al, Bo) and two women (Cy, Di). Each person was in a different room (attic, cellar, den, \
             study).\n\nClue 1: Al was in the den. Who was in the attic?\nClue 2: Cy was in the study. {question}\n\
             Clue 3: Di was not in the cellar.\n"
        )
    };
    let (code, out, faults) = run(&["solve", "-"], &text("Which room was Bo in?"));
    assert_eq!(code, 0, "{faults}");
    assert!(out.contains("Who was in the attic? Di"), "{out}");
    let (code, _, faults) =
        run(&["solve", "-"], &text("Which room, which was not the attic, was Bo in?"));
    assert_eq!(code, 2, "{faults}");
    assert!(faults.contains("this question may tell what no clue does"), "{faults}");
}

#[test]
fn the_numbers_of_one_side_of_a_street() {
    let text = |side: &str| {
        format!(
            "The {side}-numbered side of Bell Lane is a row of four shops. They have the numbers 2, 4, 6 and 8.\n\n\
             Owners: Al, Bo, Cy, Di\n\n1. Al has shop 2.\n2. Bo has shop 6.\n3. Cy is next to Al.\n"
        )
    };
    assert_eq!(run(&["solve", "-"], &text("even")).0, 0);
    assert_eq!(run(&["solve", "-"], &text("odd")).0, 2);
}

#[test]
fn lists_tell_how_many_there_are_whatever_the_clues_count() {
    let lists = "days: May 4th, May 5th, May 6th, May 7th\nwriters: Ann Ash, Bob Bay, Cy Cox, Di Dow\n\
                 stories: flood, opera, strike, trial\n";
    let clues = "Bob Bay left 2 days after Ann Ash.\nWhoever wrote of the flood left 1 day after Cy Cox.\n\
                 Ann Ash wrote of the trial.\nDi Dow left 1 day before Ann Ash.\nDi Dow wrote of the strike.\n";
    for text in [
        format!("Match each writer to a day and a story.\n\n{lists}\n{clues}"),
        format!(
            "Match each writer to a day and a story.\n\n1. {}\n\nHere are the categories:\n{lists}",
            { clues.trim_end().replace(".\n", ".\n2. ") }
        ),
    ] {
        let (code, out, faults) = run(&["solve", "-"], &text);
        assert_eq!(code, 0, "{faults}");
        assert!(out.contains("This is the only solution."), "{out}");
    }
    // What the opening counts is not passed over, nor that the lists are none.
    let opening = format!("Five writers left for five stories.\n\n{lists}\n{clues}");
    assert_eq!(run(&["solve", "-"], &opening).0, 2);
    let wrong =
        format!("1. Ann Ash wrote of the trial.\n\nThese are the wrong categories:\n{lists}");
    assert_eq!(run(&["solve", "-"], &wrong).0, 2);
}
