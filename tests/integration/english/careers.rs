//! What people were and are, when they are seen, what they are called, and how many points they have.

use super::order::assert_read;

/// Who changed from what to what, and when.
const CAREERS: &str = "person: Astrid, Bruno, Corin, Delia\nformer: baker, clerk, courier, waiter\n\
                       current: carpenter, florist, nurse, teacher\nage: 24, 29, 34, 39\n\
                       month: March, April, May, June\n";

/// Pets at the vet's.
const VISITS: &str = "time: 9:00am, 9:30am, 10:00am, 10:30am\nowner: Ames, Boyd, Cole, Dunn\n\
                      animal: cat, gecko, parrot, rabbit\npet: Biscuit, Nutmeg, Pepper, Saffron\n";

/// Vegetables at a show.
const SHOW: &str = "gardener: Agnes, Boris, Clive, Dilys\nvegetable: carrot, leek, marrow, onion\n\
                    points: 60, 65, 70, 75\n";

#[test]
fn what_they_were_and_are() {
    assert_read(
        CAREERS,
        &[
            ("The new nurse is 29 years old.", "nurse = 29"),
            (
                "The ex-courier, who is now a florist, is older than Astrid.",
                "courier = florist and courier age more than Astrid",
            ),
            ("Bruno used to be a waiter.", "Bruno = waiter"),
            ("Bruno was once a waiter.", "Bruno = waiter"),
            ("Bruno never worked as a waiter.", "Bruno != waiter"),
            ("Bruno became a nurse.", "Bruno = nurse"),
            ("Bruno did not become a nurse.", "Bruno != nurse"),
            ("Bruno became neither a nurse nor a florist.", "Bruno != nurse and Bruno != florist"),
            ("The former clerk has retrained as a teacher.", "clerk = teacher"),
            (
                "Corin, once a clerk, changed jobs two months after Delia.",
                "Corin = clerk and Corin month 2 more than Delia",
            ),
            ("Corin, now a nurse, is 34 years old.", "Corin = nurse and Corin = 34"),
            (
                "The person who became a nurse made the change earlier in the year than the one who became a florist.",
                "nurse month less than florist",
            ),
            (
                "Delia is five years older than the person who used to be a courier.",
                "Delia age 5 more than courier",
            ),
            ("The oldest of the four started the new job in May.", "39 = May"),
            // Of the other time
            ("Bruno used to be a nurse.", ""),
            ("Bruno became a waiter.", ""),
            ("The new waiter is 29 years old.", ""),
            ("The ex-nurse is 29 years old.", ""),
            ("Bruno did not use to be a waiter.", ""),
            ("Bruno changed jobs twice.", ""),
            ("Bruno started a family in May.", ""),
            // Two people
            ("Bruno trained the new nurse.", ""),
            ("The new nurse hired Bruno.", ""),
        ],
    );
    // Where the header tells of no former jobs, they are over.
    assert_read(
        "person: Astrid, Bruno, Corin, Delia\njob: carpenter, florist, nurse, teacher\n",
        &[("Bruno was once a nurse.", ""), ("The new nurse is Bruno.", "")],
    );
}

#[test]
fn birthdays_are_no_changes_of_job() {
    let header = CAREERS.replace("month:", "birthday:");
    assert_read(
        &header,
        &[
            ("Bruno changed jobs in May.", ""),
            ("The oldest of the four started the new job in May.", ""),
            ("The new nurse is 29 years old.", "nurse = 29"),
        ],
    );
    let header = "birthday: Monday, Tuesday, Wednesday, Thursday\nowner: Ames, Boyd, Cole, Dunn\n\
                  animal: cat, gecko, parrot, rabbit\n";
    assert_read(
        header,
        &[
            ("Mr Boyd had an earlier slot than Mrs Ames.", ""),
            ("The vet saw the cat before the gecko.", ""),
        ],
    );
}

#[test]
fn jobs_by_what_they_are() {
    // A heading that does not call them jobs makes nobody one with whom they taught.
    assert_read(
        CAREERS,
        &[
            ("Bruno trained the florist.", ""),
            ("Bruno taught the nurse.", ""),
            ("Bruno hired the carpenter.", ""),
            ("Bruno is the florist.", "Bruno = florist"),
        ],
    );
}

#[test]
fn who_is_seen_when() {
    assert_read(
        VISITS,
        &[
            ("Mr Boyd had an earlier slot than Mrs Ames.", "Boyd time less than Ames"),
            (
                "Mr Boyd had a later appointment than Mrs Ames, but an earlier one than Miss Cole.",
                "Boyd time more than Ames and Boyd time less than Cole",
            ),
            (
                "The vet saw Pepper earlier than the gecko, and the gecko earlier than Nutmeg.",
                "Pepper time less than gecko and gecko time less than Nutmeg",
            ),
            (
                "The vet saw Pepper before the gecko, but after Nutmeg.",
                "Pepper time less than gecko and Pepper time more than Nutmeg",
            ),
            ("The vet saw Pepper at 9:30am.", "Pepper = 9:30am"),
            ("Pepper was seen by the vet at ten o'clock.", "Pepper = 10:00am"),
            ("Half past nine was when Pepper was seen.", "Pepper = 9:30am"),
            ("Saffron was the last of the four to be seen.", "Saffron = 10:30am"),
            ("Saffron was the last of the three to be seen.", ""),
            ("Mr Boyd did not have an earlier slot than Mrs Ames.", ""),
            (
                "Mr Boyd had a later appointment than Mrs Ames, but a cheaper one than Miss Cole.",
                "",
            ),
            ("The vet did not see Pepper before the gecko.", ""),
            ("The vet saw Pepper before the gecko or Nutmeg.", ""),
            ("Pepper was seen by the vet's nurse at ten o'clock.", ""),
            ("Half past nine was when Pepper was not seen.", ""),
        ],
    );
}

#[test]
fn what_they_are_called() {
    assert_read(
        VISITS,
        &[
            ("The parrot's name is Pepper.", "parrot = Pepper"),
            ("The parrot's name isn't Pepper.", "parrot != Pepper"),
            ("The name of the parrot is Pepper.", "parrot = Pepper"),
            ("The parrot's name is either Pepper or Nutmeg.", "parrot is either Pepper or Nutmeg"),
            (
                "The rabbit, whose name is Nutmeg, was seen before Pepper.",
                "rabbit = Nutmeg and rabbit time less than Pepper",
            ),
            (
                "The animal whose name is Nutmeg was seen before Pepper.",
                "Nutmeg time less than Pepper",
            ),
            ("The name of the parrot is shorter than that of the cat.", ""),
            ("The parrot's name begins with a P.", ""),
        ],
    );
}

#[test]
fn how_many_points() {
    assert_read(
        SHOW,
        &[
            (
                "Agnes outscored Boris but was herself beaten by Clive.",
                "Agnes points more than Boris and Agnes points less than Clive",
            ),
            ("Agnes outscored Boris by five points.", "Agnes points 5 more than Boris"),
            (
                "With a total of 70 points, Agnes beat Boris by five.",
                "Agnes = 70 and Agnes points 5 more than Boris",
            ),
            ("Agnes beat Boris by five.", "Agnes points 5 more than Boris"),
            ("The judges gave Agnes more points than any of the other gardeners.", "Agnes = 75"),
            ("The judges gave Agnes 70 points.", "Agnes = 70"),
            (
                "When the judges' marks were added up, the leek and the onion were just five points apart.",
                "leek points 5 less than onion or leek points 5 more than onion",
            ),
            (
                "Agnes was awarded either 60 or 65 points for a leek.",
                "Agnes is either 60 or 65 and Agnes = leek",
            ),
            (
                "Agnes's score was not as high as Boris's, but it was higher than that of Clive.",
                "Agnes points less than Boris and Agnes points more than Clive",
            ),
            (
                "No vegetable did better than the marrow, and none did worse than the leek.",
                "marrow = 75 and leek = 60",
            ),
            ("Two gardeners scored fewer points than Agnes, and one scored more.", "Agnes = 70"),
            ("Two gardeners scored fewer points than Agnes, and one grew leeks.", ""),
            ("With a leek, Agnes beat Boris by five points.", ""),
            ("Agnes was beaten by five points.", ""),
            ("Agnes outscored Boris or Clive.", ""),
            ("The judges gave Agnes a ribbon.", ""),
            ("When the rain came, Agnes had 70 points.", ""),
            ("Agnes was not awarded 60 points for a leek.", ""),
        ],
    );
}
