//! Streets of many houses: who lives where, what grows there, and texts that list no items of which each category has but one
//! that no clue names.

use super::order::assert_read;
use super::run;

const STREET: &str = "houses: 4\npeople: Dane, Finn, Greek, Pole\ncolour: black, blue, green, red\nflower: dahlias, lilies, \
                      roses, tulips\ndrink: cocoa, milk, tea, water\n";

#[test]
fn who_lives_and_what_grows_where() {
    assert_read(
        STREET,
        &[
            ("The roses grow to the right of the Finn.", "roses right of Finn"),
            ("The roses grow directly next to the person drinking tea.", "roses next to tea"),
            ("The roses do not grow next to the Finn.", "roses not next to Finn"),
            ("The Finn grows roses next to the Dane.", ""),
            ("The roses never grow next to the Finn.", "roses not next to Finn"),
            ("The roses grow nearly next to the Finn.", ""),
            (
                "There is one house between the red house and the house the Finn lives in on the right.",
                "Finn 2 right of red",
            ),
            (
                "There is one house between the red house and the house the Finn lives in.",
                "1 house between red and Finn",
            ),
            ("There is one house between the red house and the house the Finn once lived in.", ""),
            ("There is one house between the red house and the house the Finn works in.", ""),
            (
                "There is one house between the Dane and the tea drinking person.",
                "1 house between Dane and tea",
            ),
            ("There is one house between the Dane and the tea hating person.", ""),
        ],
    );
}

#[test]
fn who_lives_on_the_odd_floors() {
    let floors = "positions floor: 1..6\nguest: Ann, Bob, Cy, Dee, Eve, Flo\ndrink: ale, cocoa, milk, tea, wine, water\n";
    assert_read(
        floors,
        &[
            (
                "The guests who live on odd numbered floors have ale, cocoa and tea in any order.",
                "{ale, cocoa, tea} = {floor 1, floor 3, floor 5}",
            ),
            (
                "The people on the even-numbered floors are Ann, Bob and Cy, in some order.",
                "{Ann, Bob, Cy} = {floor 2, floor 4, floor 6}",
            ),
            ("The people on the odd-numbered floors are Ann and Bob, in some order.", ""),
            ("The people on the odd-numbered floors are not Ann, Bob and Cy, in some order.", ""),
            ("The people who lived on odd floors once are Ann, Bob and Cy, in any order.", ""),
        ],
    );
}

const TEXT: &str = "\
There are 5 houses:

- Each house has a different colour.
- The people living in the houses all have a different nationality.
- Different flowers grow in front of each house.
- A different type of tree grows in front of each house.
- Each person drives a different type of car.

Here are the clues:

- The Dane lives in the red house.
- The tulips grow in front of house one.
- The driver of the Fiat lives in the red house.
- The roses grow directly to the right of the tulips.
- The palm trees grow in front of house two.
- The Finn lives in the blue house.
- The blue house is directly to the left of the green house.
- There is one house between the red house and the green house on the right.
- The Volvo driver lives directly to the left of the Greek.
- The Greek lives in the green house.
- The lilies grow directly next to the person driving the Volvo.
- The person with oak trees has tulips.
- There are two houses between the oak trees and the willows on the right.
- The birches grow directly to the right of the palm trees.
- The dahlias grow to the right of the lilies.
- There is one house between the blue house and the house the Pole lives in on the right.
- The Skoda driving person has dahlias.
- The white house is directly to the left of the black house.
- There is one house between the Saab driver and the Fiat.
- The Skoda driving person lives in the white house.
";

#[test]
fn what_no_clue_names_is_the_last_of_each_category() {
    let (code, grid, said) = run(&["solve", "-"], TEXT);
    assert_eq!(code, 0, "{said}");
    assert!(grid.contains("This is the only solution."), "{grid}");
    for row in ["oak trees", "palm trees", "unnamed tree", "unnamed flower", "unnamed vehicle"] {
        assert!(grid.contains(row), "{row}: {grid}");
    }
    // The Tesla is known to be a car, and the Zorba may be a car or a person.
    let with = |name: &str| {
        let clue = format!("- The {name} is next to the Pole.\n- The Greek lives");
        run(&["solve", "-"], &TEXT.replace("- The Greek lives", &clue))
    };
    let (code, grid, said) = with("Tesla");
    assert_eq!(code, 0, "{said}");
    assert!(grid.contains("Tesla") && !grid.contains("unnamed vehicle"), "{grid}");
    let (code, _, said) = with("Zorba");
    assert_eq!(code, 2, "{said}");
    // Several people, a shop and somebody called as a tree are no sixth and seventh inhabitant.
    for odd in [
        "The Norwegian guests live in house five.",
        "The Pole lives next to the Russian shop.",
        "The Ash lives in house five.",
    ] {
        let text = TEXT.replace("- The Greek lives", &format!("- {odd}\n- The Greek lives"));
        let (code, _, said) = run(&["solve", "-"], &text);
        assert_eq!(code, 2, "{odd}: {said}");
    }
    // A number of which nothing is told of two in each category is wrong.
    let more = TEXT.replace("There are 5 houses", "There are 6 houses");
    let (code, _, said) = run(&["solve", "-"], &more);
    assert_eq!(code, 2, "{said}");
    let two_lack =
        TEXT.replace("- The birches grow directly to the right of the palm trees.\n", "");
    let (code, _, said) = run(&["solve", "-"], &two_lack);
    assert_eq!(code, 2, "{said}");
}
