//! Who leaves when, how many of all come before somebody, and numbers that are values.

use super::order::assert_read;

/// Trains from the platforms of a station.
const TRAINS: &str = "time: 8:10am, 9:25am, 12:15pm, 2:40pm\nplatform: 3, 5, 8, 14\n\
                      traveller: Anouk, Bertil, Cosima, Darius\ncity: Bergen, Graz, Lyon, Porto\n";

/// A family and its pets.
const KIN: &str = "person: Ingrid, Jonas, Kurt, Linnea, Moritz\npet: cat, dog, fish, newt, owl\nage: 21, 26, 31, 36, 41\n";

/// Who lives above whom.
const TOWER: &str = "positions floor: 1..5\ntenant: Abel, Britt, Cato, Dora, Emil\n\
                     job: baker, clerk, nurse, pilot, smith\n";

#[test]
fn who_leaves_and_when() {
    assert_read(
        TRAINS,
        &[
            ("Anouk set off before Bertil.", "Anouk time less than Bertil"),
            ("Anouk did not set off at 9:25am.", "Anouk != 9:25am"),
            (
                "The train to Lyon had already left by the time Anouk took off.",
                "Lyon time less than Anouk",
            ),
            ("By the time Anouk left, Bertil had already left.", "Bertil time less than Anouk"),
            (
                "When Anouk set off, the train to Graz had already gone.",
                "Graz time less than Anouk",
            ),
            (
                "Both Anouk and Bertil left before midday.",
                "Anouk time less than 12:15pm and Bertil time less than 12:15pm",
            ),
            // Somebody sets something off, or is off for some time.
            ("Anouk set off fireworks at 9:25am.", ""),
            ("Anouk took off for two days.", ""),
            // Who had not gone yet may have gone at the same time.
            ("Bertil had not already gone when Anouk left.", ""),
            ("When Anouk left, Bertil was at the station.", ""),
            ("Bertil had already left for work when Anouk left.", ""),
            ("Both Anouk and Bertil left around midday.", ""),
        ],
    );
}

#[test]
fn how_many_of_all() {
    assert_read(
        TRAINS,
        &[
            ("Only one of the four left before Darius.", "Darius = 9:25am"),
            ("Exactly two of the four travellers left before Darius.", "Darius = 12:15pm"),
            ("Only one of the three left before Darius.", ""),
            ("One of the four left before Darius.", ""),
            ("None of the four left later than Cosima.", "Cosima = 2:40pm"),
            (
                "None of the four left later than Cosima, and none earlier than Bertil.",
                "Cosima = 2:40pm and Bertil = 8:10am",
            ),
            ("No traveller left earlier than Cosima.", "Cosima = 8:10am"),
            ("None of the three left later than Cosima.", ""),
            ("None of the women left later than Cosima.", ""),
            ("None of the four left later than Cosima except Bertil.", ""),
            ("None of the four left two hours later than Cosima.", ""),
            ("Two travellers left before Darius, and one after.", "Darius = 12:15pm"),
            (
                "Two of the travellers left before Darius and one left after him.",
                "Darius = 12:15pm",
            ),
            ("Two of the travellers left before Darius and two after.", ""),
            ("Two of the travellers left before Darius and one before Anouk.", ""),
            ("Two of the travellers left before Darius and one after Anouk.", ""),
            ("Two of the women left before Darius and one after.", ""),
            (
                "Anouk left later than everyone else except Bertil.",
                "Bertil = 2:40pm and Anouk = 12:15pm",
            ),
            ("Anouk left an hour later than everyone else except Bertil.", ""),
            ("Both Anouk and Bertil left two hours before noon.", ""),
            ("Anouk did not leave later than everyone else except Bertil.", ""),
            ("Anouk left later than everyone else except Bertil and Cosima.", ""),
            ("The last of the four to leave went to Lyon.", "2:40pm = Lyon"),
            ("The last of the three to leave went to Lyon.", ""),
            ("The last of the four to yawn went to Lyon.", ""),
        ],
    );
    assert_read(
        KIN,
        &[
            (
                "Kurt is older than everyone else in the group except Jonas.",
                "Jonas = 41 and Kurt = 36",
            ),
            ("Kurt is younger than anyone else but Jonas.", "Jonas = 21 and Kurt = 26"),
            ("Kurt is older than everyone in the office except Jonas.", ""),
            (
                "Two members of the group are older than the owner of the dog, and two are younger.",
                "dog = 31",
            ),
            ("Two men are older than the owner of the dog, and two are younger.", ""),
            ("Two people are older than the owner of the dog, and one is younger.", ""),
        ],
    );
    assert_read(
        TOWER,
        &[
            ("Only one of the five tenants lives higher than the nurse.", "nurse in floor 4"),
            ("Only one of the four tenants lives higher than the nurse.", ""),
            ("Two tenants live above the nurse, and two below.", "nurse in floor 3"),
            ("Two tenants live above the nurse, and one below.", ""),
        ],
    );
}

#[test]
fn numbers_that_are_values() {
    assert_read(
        TRAINS,
        &[
            ("Anouk had a lower-numbered platform than Bertil.", "Anouk platform less than Bertil"),
            (
                "Anouk left from a higher-numbered platform than Bertil.",
                "Anouk platform more than Bertil",
            ),
            ("The traveller to Lyon left from the platform with the highest number.", "Lyon = 14"),
            ("The lowest-numbered platform was Anouk's.", "3 = Anouk"),
            (
                "The number of Anouk's platform was two higher than that of Bertil's.",
                "Anouk platform 2 more than Bertil",
            ),
            (
                "The number of Anouk's platform was lower than that of Bertil's platform.",
                "Anouk platform less than Bertil",
            ),
            // Numbers of something else
            ("The platform with the highest number of seats was Anouk's.", ""),
            ("The number of Anouk's platform was two higher than that of Bertil's seat.", ""),
            ("Anouk had a lower-numbered seat than Bertil.", ""),
            ("Anouk left from the second lowest-numbered platform.", ""),
        ],
    );
}
