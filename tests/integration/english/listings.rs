//! What the clues tell of lists that are printed without names, on one line or as tables, and the questions and forms of tests.

use super::run;

/// Runs a command on a printed text.
fn printed(command: &str, text: &str) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("puzzle.txt");
    std::fs::write(&file, text).unwrap();
    run(&[command, file.to_str().unwrap()], "")
}

#[test]
fn a_word_one_letter_from_an_item_that_no_clue_names_is_that_item() {
    let text = |exhibits: &str, clue: &str| {
        format!(
            "Months: March, April, May\nExhibits: pottery, jewelry, tapestry\nCountries: {exhibits}\n\n\
             1. The exhibit from Uzbekstan was held one month after the pottery exhibit.\n\
             2. The tapestry exhibit was held before the one from Uzbekstan.\n3. {clue}\n"
        )
    };
    let read = |exhibits: &str, clue: &str| printed("solve", &text(exhibits, clue));
    let (code, grid, said) =
        read("Uzbekistan, Madagascar, Colombia", "The exhibit from Madagascar was held in March.");
    assert!(code == 0 && grid.contains("This is the only solution."), "{grid}{said}");
    assert!(said.contains("`Uzbekstan` is taken for `Uzbekistan`"), "{said}");
    for (exhibits, clue) in [
        // Somebody else is from the country as it is listed.
        ("Uzbekistan, Madagascar, Colombia", "The exhibit from Uzbekistan was held in April."),
        // Two letters are wrong, or two countries are near.
        ("Uzbeqistan, Madagascar, Colombia", "The exhibit from Madagascar was held in March."),
        ("Uzbekistan, Uzbekatan, Colombia", "The exhibit from Colombia was held in March."),
    ] {
        assert_eq!(read(exhibits, clue).0, 2, "{exhibits}: {clue}");
    }
    // There are both of these, people may have names that are near, and what is said once may be anything.
    let of = |items: &str, clues: &str| {
        printed("solve", &format!("Months: March, April, May\nItems: {items}\n\n{clues}")).0
    };
    let twice = |name: &str| {
        format!(
            "1. {name} was in May.\n2. {name} was one month after Madagascar.\n3. Colombia was not in May.\n"
        )
    };
    assert_eq!(of("Uzbekistan, Madagascar, Colombia", &twice("Uzbekstan")), 0);
    assert_eq!(of("Ireland, Madagascar, Colombia", &twice("Iceland")), 2);
    let once = "1. Uzbekstan was in May.\n2. Madagascar was in April.\n";
    assert_eq!(of("Uzbekistan, Madagascar, Colombia", once), 2);
    let people = "Names: Marionel, Bo, Cy\nHats: fez, cap, tam\n\n1. Marianel does not wear the fez.\n2. Marianel does not wear the \
                  cap.\n3. Bo wears the fez.\n";
    assert_eq!(printed("solve", people).0, 2);
    // In a file there is somebody to mend it.
    let file = "month: March, April, May\ncountry: Uzbekistan, Madagascar, Colombia\n\nclues:\n  Uzbekstan was in April.\n";
    assert!(run(&["check", "-"], file).2.contains("I do not know `Uzbekstan`"));
}

#[test]
fn lists_without_names_are_called_by_their_differences_and_ordinals() {
    let lists = "184, 187, 190\nAnn, Bo, Mia\n5, 4, 3\nLindy, Twist, Samba\n\n";
    let clues = "1. The person who danced fourth scored 3 points lower than the performer who did the samba.\n\
                 2. Mia didn't perform fourth.\n3. Ann danced fifth.\n4. Mia did the samba.\n\
                 5. The performer who did the twist scored 3 points lower than Bo.\n";
    let (code, grid, said) = printed("check", &format!("{lists}{clues}"));
    assert!(code == 0 && grid.contains("reads point(4) = point(Samba) - 3"), "{grid}{said}");
    assert!(grid.contains("Ann = 5") && grid.contains("There is exactly one solution."), "{grid}");
}

#[test]
fn plain_numbers_are_ages_where_the_clues_say_so() {
    let clues = |last: &str| {
        format!(
            "1. The 24-year-old went to the rink.\n2. Eddie was older than the man that went to the fair.\n\
             3. Alton was 2 years older than Sean.\n{last}\n\
             people: 22, 23, 24\nmen: Alton, Eddie, Sean\nplaces: beach, fair, rink\n"
        )
    };
    let (code, grid, said) = printed("check", &clues(""));
    assert!(code == 0 && grid.contains("reads person(Alton) = person(Sean) + 2"), "{grid}{said}");
    assert_eq!(printed("check", &clues("4. The 31-year-old was not Sean.\n")).0, 2);
}

#[test]
fn columns_are_lists_if_their_items_are_of_one_kind_or_in_order() {
    let table = |rows: &[&str]| {
        let rows = rows.iter().map(|row| format!("| {row} |\n")).collect::<String>();
        format!(
            "{rows}\n1. Ann wore the fez.\n2. Bo won the vase.\n3. Cy wore the cap.\n4. The clock was won by the fez.\n"
        )
    };
    let code = |rows: &[&str]| printed("solve", &table(rows)).0;
    // Names of people are of one kind.
    assert_eq!(
        code(&["Winner | Hat | Prize", "Cy | tam | vase", "Ann | fez | lamp", "Bo | cap | clock"]),
        0
    );
    // All columns go by the alphabet.
    assert_eq!(
        code(&["Ship | Hat | Prize", "Ann | cap | clock", "Bo | fez | lamp", "Cy | tam | vase"]),
        0
    );
    assert_eq!(
        code(&["Wug | Hat | Prize", "Zaz | tam | vase", "Pim | fez | lamp", "Tok | cap | clock"]),
        2
    );
    let places = ["Ship | Hat | Prize", "1 | cap | clock", "2 | fez | lamp", "3 | tam | vase"];
    assert_eq!(code(&places), 2);
}

#[test]
fn lists_may_share_a_line_and_stand_right_behind_the_clues() {
    let clues = "1. Ann wears the fez.\n2. The owl owner wears the cap.\n3. Ann has the fox.\n4. Cy wears the tam.\n";
    for lists in [
        "Categories: names : Ann, Bo, Cy. hats : fez, cap, tam. pets : fox, owl, eel. Clues:",
        "Names: Ann, Bo, Cy; Hats: fez, cap, tam; Pets: fox, owl, eel",
        "Names: Ann, Bo, Cy Hats: fez, cap, tam Pets: fox, owl, eel",
        "names = [Ann, Bo, Cy], hats = [fez, cap, tam], pets = [fox, owl, eel]",
        "Here are the lists - Names: Ann, Bo, Cy; Hats: fez, cap, tam; Pets: fox, owl, eel - use them with these clues:",
        "names = Ann, Bo, Cy\nhats = fez, cap, tam\npets = fox, owl, eel",
    ] {
        let (code, grid, said) = printed("solve", &format!("{lists}\n\n{clues}"));
        assert!(code == 0 && grid.contains("This is the only solution."), "{lists}: {grid}{said}");
    }
    let behind = |lists: &str| printed("solve", &format!("{clues}{lists}\n")).0;
    assert_eq!(behind("names= Ann, Bo, Cy.\nhats= fez, cap, tam.\npets= fox, owl, eel."), 0);
    assert_ne!(behind("First to third: Ann, Bo, Cy; Hats: fez, cap, tam; Pets: fox, owl, eel"), 0);
    assert_ne!(behind("order= Ann, Bo, Cy.\nhats= fez, cap, tam.\npets= fox, owl, eel."), 0);
}

#[test]
fn the_form_of_the_answer_may_follow_the_clues() {
    let text = |form: &str| {
        format!(
            "names: Ann, Bo, Cy\nhats: fez, cap, tam\n\nClues:\n1. Ann wears the fez.\n2. Cy wears the tam.\n\n{form}"
        )
    };
    let form = "While answering use the following format:\nStep-by-step solution:\nYour steps\n\nFinal Answer:\n\
                Fill the following table.\nAnn | correct option from hats\nBo | correct option from hats\n";
    assert_eq!(printed("solve", &text(form)).0, 0);
    let solved = "While answering use the following format:\nAnn | fez\nBo | tam\n";
    assert_eq!(printed("solve", &text(solved)).0, 2);
}

#[test]
fn questions_of_a_test_have_numbers_and_answers_to_choose_from() {
    let text = |front: &str, behind: &str| {
        format!(
            "{front}Four persons J, K, L and M live on four different floors of a building. The lower most floor is numbered \
             1, the one above that is numbered 2, and so on upto the topmost floor, which is numbered 4. Each of them likes \
             a different Colour – teal, mauve, ochre, olive but not necessarily in the same order. J lives on the second \
             floor. K lives immediate above J. The one, who likes teal lives below J. M lives above K. J likes mauve. K does \
             not like olive.{behind}\n"
        )
    };
    let solves = |front: &str, behind: &str| {
        let (code, grid, said) = printed("solve", &text(front, behind));
        assert!(
            code == 0 && grid.contains("This is the only solution."),
            "{front}{behind}: {grid}{said}"
        );
    };
    for front in [
        "",
        "Study the following information carefully to answer the given questions:\n\n",
        "Directions(Q.1-5): Study the question carefully and answer the question given below:\n\n",
    ] {
        solves(front, "");
    }
    let reversed = "Directions: Read the information and reverse the order of the floors to answer the questions:\n\n";
    assert_eq!(printed("solve", &text(reversed, "")).0, 2);
    for behind in [
        "\n\nQ1. Who lives on the topmost floor? (a) J (b) K (c) L (d) None of these",
        "\n\n1. Who lives on the topmost floor?\n(a) J\n(b) K\n(c) More than one of these\n(d) Cannot be determined",
    ] {
        solves("", behind);
    }
    // These are clues.
    let lettered = "Three friends, Ann, Bo and Cy, like tea, milk and ale. Who likes milk?\n\na) Ann likes tea\nb) Bo likes ale\n";
    let (_, grid, _) = printed("check", lettered);
    assert!(!grid.contains("Bo = milk") && !grid.contains("0 clues"), "{grid}");
    // The lower of two floors is no end.
    let other = text("", "").replace("lower most floor is", "lower floor is");
    assert_eq!(printed("solve", &other).0, 2);
}
