//! Items of texts without lists that are known by what they are, and lists in layouts of grid puzzles.

use super::run;

/// Whether a text is solved, what was found of each kind, and what is said.
fn found(text: &str) -> (bool, Vec<String>, String) {
    let (code, _, said) = run(&["solve", "-"], text);
    let line = |line: &str| line.trim().strip_prefix("= help: found ").map(str::to_owned);
    (code == 0, said.lines().filter_map(line).collect(), said)
}

/// A row of huts; `{last}` is one more clue.
fn huts(last: &str) -> String {
    format!(
        "There are four huts in a row on the beach. Each is painted a different color and belongs to a person from a different \
         state. These people have different hobbies, and each has a different flower at the door.\n\n\
         1. The person from Ohio owns the blue hut.\n2. Fishing is what the person from Texas likes best.\n3. The yellow hut is \
         directly to the right of the blue hut.\n4. The person with the tulips lives directly to the left of the person who likes sailing.\n\
         5. The person from Vermont grows lilies.\n6. The pink hut is the first one.\n7. The person from Maine lives in the \
         first hut.\n8. The golfer lives in the green hut.\n9. The roses are at the second hut.\n10. The person from Texas \
         lives in the third hut.\n{last}\nWho grows pansies, and who likes chess?\n"
    )
}

#[test]
fn what_is_announced_is_known_by_what_it_is() {
    let (solved, lines, said) = found(&huts("11. The person from Maine likes chess."));
    assert!(solved, "{said}");
    assert_eq!(
        lines,
        [
            "4 of `color`: `blue`, `yellow`, `pink`, `green`",
            "4 of `state`: `Ohio`, `Texas`, `Vermont`, `Maine`",
            "4 of `hobby`: `fishing`, `sailing`, `golf`, `chess`",
            "4 of `flower`: `tulips`, `lilies`, `roses`, `pansies`",
        ],
        "{said}"
    );
}

#[test]
fn what_is_not_one_for_each_row_is_not_collected() {
    for last in [
        // A fifth state, hobby, flower.
        "11. The person from Iowa likes chess.",
        "11. The person from Maine likes judo and not chess.",
        "11. The person from Maine has daisies.",
        // Somebody else's.
        "11. The person from Maine wants to play tennis.",
        "11. The aunt of the person from Maine likes chess.",
    ] {
        let (solved, _, said) = found(&huts(last));
        assert!(!solved, "{last}\n{said}");
    }
}

#[test]
fn people_and_what_they_have_stand_beside_lists() {
    let text = |names: &str| {
        format!(
            "Three cousins all have birthdays in June, and this year their ages are 7, 8 and 10. Each got a different present. Their \
             last names are Abbott, Dunn and Keller.\n\n\
             1. {names} is older than the Keller boy.\n2. The boy who got the kite is younger than Gus.\n3. Oliver, who is 7, had the \
             drum.\n4. Dunn got the telescope.\n5. Oliver is Abbott.\n"
        )
    };
    let (_, lines, said) = found(&text("Gus"));
    assert!(!lines.iter().any(|line| line.starts_with("3 of `name`")), "two names only: {said}");
    let text = "A school has invited three speakers, one for each day from Monday to Wednesday. Each of them has a different job and spoke in a \
                different room.\n\n\
                1. Ms. Farley spoke the day after the firefighter.\n2. Dr. Novak, the pilot, was in the gym.\n3. Mr. Bassett was \
                in the library.\n4. The architect was in the auditorium.\n5. Dr. Novak spoke on Wednesday.\n";
    let (solved, lines, said) = found(text);
    assert!(solved, "{said}");
    assert_eq!(
        lines,
        [
            "3 of `name`: `Farley`, `Novak`, `Bassett`",
            "3 of `job`: `firefighter`, `pilot`, `architect`",
            "3 of `room`: `gym`, `library`, `auditorium`",
        ],
        "{said}"
    );
}

/// The categories that are read above two clues of the first items.
fn header(lists: &str) -> Vec<String> {
    let text = format!(
        "Match each employee to the sandwich and the time of lunch, and to a drink.\n\n{lists}\n\n1. Brad drinks tea.\n2. Celia does \
         not have the club.\n"
    );
    let (_, out, said) = run(&["convert", "--to", "zebra", "-"], &text);
    let lines = out.lines().take_while(|line| *line != "clues:").filter(|line| line.contains(':'));
    let found: Vec<String> =
        lines.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    if found.is_empty() { said.lines().take(1).map(str::to_owned).collect() } else { found }
}

#[test]
fn lists_stand_below_names_without_gaps() {
    let expected = [
        "times: 11:30 am, 11:45 am, 12:00 pm",
        "employees: Brad, Celia, Wes",
        "sandwiches: club, Reuben, tuna melt",
        "drinks: ale, cola, tea",
    ];
    let blocks = "Times\n11:30 am\n11:45 am\n12:00 pm\nEmployees\nBrad\nCelia\nWes\nSandwiches\nclub\nReuben\ntuna melt\nDrinks\nale\ncola\n\
                  tea";
    let same = |lists: &str| {
        let found = header(lists);
        let names: Vec<String> =
            found.iter().map(|line| line.replace("\"", "").replace(" (ordered)", "")).collect();
        assert_eq!(names, expected, "{lists}");
    };
    same(blocks);
    same(
        &blocks
            .replace("\nEmployees", "\n\nEmployees")
            .replace("\nSandwiches", "\n\nSandwiches")
            .replace("\nDrinks", "\n\nDrinks"),
    );
    // Names in small letters
    same(
        &blocks
            .to_lowercase()
            .replace("brad", "Brad")
            .replace("celia", "Celia")
            .replace("wes\n", "Wes\n")
            .replace("reuben", "Reuben"),
    );
    same(
        "Times: 11:30 am - 11:45 am - 12:00 pm\nEmployees: Brad - Celia - Wes\nSandwiches: club - Reuben - tuna melt\nDrinks: ale - \
         cola - tea",
    );
}

#[test]
fn columns_stand_between_slashes() {
    let text = |rows: &str| {
        format!(
            "Match each player to the opening and the points.\n\nPoints / Players / Openings\n{rows}\n\n1. Elke scored half a point more than Bogdan.\n2. Ingrid scored 3.5 points.\n3. Elke plays the Dutch.\n4. Bogdan doesn't play the Scotch.\n"
        )
    };
    // As many lines as columns, too: a line has a number and names.
    let (solved, _, said) =
        found(&text("2.5 / Bogdan / Benoni\n3.0 / Elke / Dutch\n3.5 / Ingrid / Scotch"));
    assert!(solved && said.contains("its rows say nothing"), "{said}");
    let four =
        "2.5 / Bogdan / Benoni\n3.0 / Elke / Dutch\n3.5 / Ingrid / Scotch\n4.0 / Marco / English";
    let (solved, _, said) =
        found(&(text(four) + "5. Marco scored 4.0 points and plays the English.\n"));
    assert!(solved && said.contains("its rows say nothing"), "{said}");
}

#[test]
fn a_sentence_that_settles_something_is_no_introduction() {
    let text = |said: &str| {
        format!(
            "Three friends (Ann, Bo and Cy) ran a race. They are 10, 11 and 12 years old, and each wore a different color: red, blue or \
             green.{said} Who finished where?\n\n1. Ann finished first.\n2. Bo is 10 and wore red.\n3. The 11-year-old wore blue.\n\
             4. Cy finished third.\n5. Ann is 12.\n"
        )
    };
    let (solved, _, said) = found(&text(""));
    assert!(solved, "{said}");
    for odd in [
        "The friends finished in the order of their ages.",
        "The oldest won.",
        "The race was won by the youngest.",
        "The youngest did not win.",
        "The winner was the oldest of them.",
        "The girls were faster than the boys.",
        "The boys took the last places.",
        "Only one girl beat a boy.",
        "A girl won.",
        "The two boys were beaten by the girl.",
        "None of the boys won.",
        "The youngest lost.",
        "Everyone in a dark color beat everyone in a light color.",
    ] {
        let (solved, _, said) = found(&text(&format!(" {odd}")));
        assert!(!solved, "{odd}\n{said}");
    }
    for plain in ["It was the hottest day of the year.", "Theirs is the oldest club in town."] {
        let (solved, _, said) = found(&text(&format!(" {plain}")));
        assert!(solved, "{plain}\n{said}");
    }
}

#[test]
fn letters_that_grow_in_small_ones_stand_before_ages() {
    let text = format!(
        "Three cousins met, {} and their ages are 7, 8 and 10.\n\n1. Ann is 7.\n2. Bo is 8.\n",
        "İ".repeat(60)
    );
    let (solved, _, said) = found(&text);
    assert!(!solved && said.contains("`ages`"), "{said}");
}
