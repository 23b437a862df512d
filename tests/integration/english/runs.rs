//! Races for good causes and in lanes, floors, and birthdays with what children get.

use super::order::assert_read;

/// Who ran for whom.
const RUN: &str = "positions place: 1..5\nrunner: Alma, Birk, Carl, Dana, Egon\nvest: black, blue, green, orange, white\n\
                   charity: blood bank, food kitchen, hospital, library, orchard\n";

/// Swimmers in their lanes.
const SWIM: &str = "positions lane: 1..5\nswimmer: Anja, Bente, Clara, Ditte, Emma\n\
                    country: Chile, Ghana, Japan, Malta, Peru\ncap: black, gold, green, red, white\n\
                    seconds: 51, 53, 54, 56, 59\n";

/// Who lives where.
const TOWER: &str = "positions floor: 1..5\ntenant: Abel, Britt, Cato, Dora, Emil\njob: baker, clerk, nurse, pilot, smith\n\
                     pet: cat, dog, hamster, newt, parrot\n";

/// Children and their birthdays.
const CHILDREN: &str = "child: Alva, Birger, Cilla, Dag\nage: 5, 6, 7, 8\nmonth: April, May, June, July\n\
                        gift: ball, drum, kite, robot\n";

#[test]
fn whom_they_ran_for() {
    assert_read(
        RUN,
        &[
            ("Alma ran in aid of the hospital.", "Alma = hospital"),
            ("Alma did not run for the hospital.", "Alma != hospital"),
            ("The runner supporting the library finished behind Alma.", "library after Alma"),
            (
                "Birk, who was raising money for the orchard, wore green.",
                "Birk = orchard and Birk = green",
            ),
            ("Birk, supporting the orchard, wore green.", "Birk = orchard and Birk = green"),
            ("Alma ran for the bus.", ""),
            ("Alma ran for two hours.", ""),
            (
                "Both Alma and the runner in blue were beaten by Carl.",
                "Alma after Carl and blue after Carl",
            ),
            ("Alma and Carl were beaten by two places.", ""),
            ("Alma and Carl were beaten by Birk or Dana.", ""),
            ("Dana finished just one place in front of Egon.", "Dana directly before Egon"),
            ("Dana finished lower down the field than Egon.", "Dana after Egon"),
            (
                "If the runner in green was not the winner, then Birk was.",
                "if green not in place 1 then Birk in place 1",
            ),
            (
                "If the runner in green was not third, then Birk was.",
                "if green not in place 3 then Birk in place 3",
            ),
            ("If the runner in green was not third or fourth, then Birk was.", ""),
            ("It wasn't Alma who came third but Dana.", "Alma not in place 3 and Dana in place 3"),
            ("It wasn't Alma who came third but second.", ""),
            (
                "The one who ran for the hospital finished before Egon, with just one other runner coming in between them.",
                "hospital 2 before Egon",
            ),
            ("Alma did not finish before Egon, with just one other runner between them.", ""),
            ("Alma finished before Egon, with at least one other runner between them.", ""),
            ("Alma finished before Egon, with just one other woman between them.", ""),
        ],
    );
}

#[test]
fn swimmers_in_lanes() {
    assert_read(
        SWIM,
        &[
            (
                "Anja was in a lane with a lower number than Bente's, which in turn had a lower number than Clara's.",
                "Anja left of Bente and Bente left of Clara",
            ),
            (
                "Anja was not in a lane with a lower number than Bente's, which in turn had a lower number than Clara's.",
                "",
            ),
            ("Ditte clocked a time of 54 seconds.", "Ditte = 54"),
            ("Ditte was in lane 3, wearing a green cap.", "Ditte in lane 3 and Ditte = green"),
            ("Ditte was next to Anja, wearing a green cap.", ""),
            ("Ditte was not in lane 3, wearing a green cap.", ""),
            ("It was Emma, representing Malta, who wore green.", "Emma = Malta and Emma = green"),
            (
                "The slowest swimmer's lane was directly between those of the woman from Peru and Anja.",
                "59 directly between Peru and Anja",
            ),
        ],
    );
}

#[test]
fn who_lives_where() {
    assert_read(
        TOWER,
        &[
            ("Nobody in the building lives lower than the owner of the newt.", "newt in floor 1"),
            ("Nobody in the building keeps a newt.", ""),
            (
                "You have to climb exactly two floors to get from Abel's flat to the clerk's.",
                "clerk 2 above Abel",
            ),
            (
                "To reach the clerk's flat from Abel's, you have to go down two floors.",
                "clerk 2 below Abel",
            ),
            ("You have to climb at least two floors to get from Abel's flat to the clerk's.", ""),
            ("You do not have to climb two floors to get from Abel's flat to the clerk's.", ""),
            ("The hamster lives with the nurse.", "hamster = nurse"),
            (
                "Abel, Britt and the nurse all live on odd-numbered floors.",
                "Abel in an odd floor and Britt in an odd floor and nurse in an odd floor",
            ),
            (
                "Cato lives higher than everyone else except the pilot.",
                "Cato in floor 4 and pilot above Cato",
            ),
            ("The hamster does not live with the nurse.", ""),
            ("Abel lives with the nurse.", ""),
            (
                "Anyone going up from the bottom of the building passes the clerk's floor before the pilot's, and the pilot's before Dora's.",
                "clerk below pilot and pilot below Dora",
            ),
            (
                "Anyone going down from the top passes Abel's floor before Dora's.",
                "Abel above Dora",
            ),
            ("Anyone going up from the bottom passes Abel's floor before noon.", ""),
        ],
    );
}

#[test]
fn birthdays_and_presents() {
    assert_read(
        CHILDREN,
        &[
            (
                "Alva's birthday comes first in the year, and Dag's comes last.",
                "Alva = April and Dag = July",
            ),
            ("Alva's birthday is the last in the year.", "Alva = July"),
            ("Alva's birthday comes first.", ""),
            ("Of Alva and Dag, Alva's birthday comes first in the year.", ""),
            (
                "The drum was given to the child whose birthday comes two months after Alva's.",
                "drum month 2 more than Alva",
            ),
            (
                "The drum was not given to the child whose birthday comes two months after Alva's.",
                "",
            ),
            (
                "The drum was given to the sister of the child whose birthday comes two months after Alva's.",
                "",
            ),
            ("The robot was a present for either Cilla or Dag.", "robot is either Cilla or Dag"),
            ("If Alva is eight years old, then Dag is six.", "if Alva = 8 then Dag = 6"),
            ("If Alva is eight years old, then Dag's kite is six.", ""),
            (
                "The child with the new robot has an April birthday, two months before that of the child with the kite.",
                "robot = April and robot month 2 less than kite",
            ),
        ],
    );
}
