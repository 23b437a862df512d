//! Races, lessons and flights: who came in which place, and what takes place when.

use super::introduced::{is_refused, is_solved};
use super::order::assert_read;

const RUNNERS: &str = "runner: Ada, Ben, Cy, Dot, Eli\nvest: amber, black, cream, green, white\n\
    town: Bath, Deal, Hove, Rye, Wells\n";

#[test]
fn places_are_told_by_who_has_them() {
    let table = [
        ("The runner-up was Ben.", "Ben"),
        ("Ben was the second-place finisher.", "Ben"),
        ("Only one runner finished ahead of Ben.", "Ben"),
        ("One runner beat Ben.", "Ben"),
        ("Three other runners finished behind Ben.", "Ben"),
        ("Ben was second to cross the line.", "Ben"),
        ("Ben finished behind only one other runner.", "Ben"),
        ("The green vest was worn by the runner-up.", "green"),
        ("Second place went to the runner from Hove.", "Hove"),
    ];
    let line = format!("positions place: 1st, 2nd, 3rd, 4th, 5th\n{RUNNERS}");
    let values = format!("place: 1st, 2nd, 3rd, 4th, 5th\n{RUNNERS}");
    for (sentence, row) in table {
        let in_line = [format!("{row} at 2nd"), format!("{row} = 2nd"), format!("2nd = {row}")];
        let read = super::sentences::reading(&line, sentence);
        assert!(read.as_ref().is_ok_and(|read| in_line.contains(read)), "{sentence}: {read:?}");
        let of_values = [format!("{row} = 2nd"), format!("2nd = {row}")];
        let read = super::sentences::reading(&values, sentence);
        assert!(read.as_ref().is_ok_and(|read| of_values.contains(read)), "{sentence}: {read:?}");
    }
    assert_read(
        &line,
        &[
            ("Either Ben or Cy won the race.", "1st is either Ben or Cy"),
            ("The race was won by Ada.", "Ada at 1st"),
            ("Ada and Ben finished one after the other.", "Ada next to Ben"),
            ("Ada immediately followed Ben.", "Ada directly after Ben"),
            ("Ada was neither first nor last.", "Ada not at 1st or 5th"),
            ("Nobody finished behind Ada.", "Ada at 5th"),
            ("Two women finished ahead of Ada.", ""),
            ("Three runners from Rye finished ahead of Ada.", ""),
            ("At least three runners finished ahead of Ada.", "Ada at 4th or 5th"),
            ("Three runners finished two places ahead of Ada.", ""),
            ("Ada finished ahead of two runners.", ""),
            ("Only one runner beat Ada's time.", ""),
            ("The race was nearly won by Ada.", ""),
            ("The race was won by Ada's brother.", ""),
            ("Ada hoped to win the race.", ""),
            ("Ada won a medal.", ""),
            ("Last year's winner was Ada.", ""),
            ("The winner's coach was Ada.", ""),
            ("Ada was the last woman to finish.", ""),
            ("Ada and Ben did not finish one after the other.", ""),
            ("Ada, Ben and Cy finished one after the other.", ""),
        ],
    );
    assert_read(
        &values,
        &[
            ("Ada came last.", "Ada = 5th"),
            ("Ada came in last but one.", "Ada = 4th"),
            ("Ada didn't finish first or last.", "Ada != 1st and Ada != 5th"),
            ("The winner wasn't from Rye.", "1st != Rye"),
            ("Of Ada and Ben, one won and the other came last.", "{Ada, Ben} = {1st, 5th}"),
            ("Ada and Ben finished in consecutive places.", "|place(Ada) - place(Ben)| = 1"),
            ("Ada and Ben finished next to each other.", "|place(Ada) - place(Ben)| = 1"),
            (
                "There was one runner between Ada and Ben.",
                "Ada place 2 less than Ben or Ada place 2 more than Ben",
            ),
            ("Ada was last seen in Rye.", ""),
            ("There was one woman between Ada and Ben.", ""),
            ("Ada won the race in amber.", ""),
        ],
    );
}

#[test]
fn what_takes_place_when_may_stand_beside_the_verb() {
    let header = "times: 9:00 am, 9:30 am, 10:00 am, 10:30 am, 11:00 am\n\
        patients: Ada, Ben, Cy, Dot, Eli\n\
        doctors: Dr. Ash, Dr. Birch, Dr. Cole, Dr. Dunn, Dr. East\n\
        complaints: cough, fever, headache, rash, sprain\n";
    assert_read(
        header,
        &[
            ("At 9:00 am Dr. Ash saw Ben.", "Dr. Ash = Ben and Dr. Ash = 9:00 am"),
            ("Dr. Ash saw Ben at 9:00 am.", "Dr. Ash = Ben and Dr. Ash = 9:00 am"),
            ("Ben's appointment with Dr. Cole is at 9:30 am.", "Ben = 9:30 am and Ben = Dr. Cole"),
            ("Dr. Ash's 9:00 am patient was Ben.", "Dr. Ash = Ben and Dr. Ash = 9:00 am"),
            (
                "The patient with the rash, Ada, did not see Dr. Cole.",
                "rash = Ada and rash != Dr. Cole",
            ),
            ("Ada was the first to arrive.", "Ada = 9:00 am"),
            ("Ada was not the first to be seen.", "Ada != 9:00 am"),
            (
                "There were two appointments between Ada's and Ben's.",
                "Ada times 90 minutes less than Ben or Ada times 90 minutes more than Ben",
            ),
            (
                "Ada and Ben arrived an hour apart.",
                "Ada times 1 hour less than Ben or Ada times 1 hour more than Ben",
            ),
            ("Ada arrived no earlier than 10:00 am.", "Ada not times less than 10:00 am"),
            ("Ada arrived at 10:00 am at the latest.", "Ada not times more than 10:00 am"),
            ("Ada did not arrive at 10:00 am at the latest.", ""),
            ("Ada arrived no later than an hour after Ben.", ""),
            ("Ada and Ben live an hour apart.", ""),
            ("Ada and Ben arrived at least an hour apart.", ""),
            ("There is one hour between Ada's appointment and Ben's.", ""),
            ("There was one chair between Ada and Ben.", ""),
            ("At 9:00 am Dr. Ash didn't see Ben.", ""),
            ("At 9:00 am Dr. Ash's brother saw Ben.", ""),
            ("Dr. Ash saw Ben's brother at 9:00 am.", ""),
            ("Dr. Ash did not see Ben at 9:00 am.", ""),
            ("Dr. Ash saw Ben after Ada at 9:00 am.", ""),
            (
                "The patient with the rash, not Ada, saw Dr. Cole.",
                "rash = Dr. Cole and Ada != Dr. Cole",
            ),
        ],
    );
    let header = "days: Monday, Tuesday, Wednesday, Thursday, Friday\n\
        teachers: Mr. Ash, Ms. Birch, Mrs. Cole, Mr. Dunn, Miss East\n\
        subjects: art, French, history, maths, music\nrooms: 1, 4, 7, 9, 12\n";
    assert_read(
        header,
        &[
            ("On Monday, French is taught by Mr. Ash.", "French = Mr. Ash and French = Monday"),
            ("On Friday the lesson is in room 1.", "Friday = 1"),
            (
                "Ms. Birch does not teach in room 4 or on Tuesday.",
                "Ms. Birch != 4 and Ms. Birch != Tuesday",
            ),
            (
                "Mr. Ash's room number is higher than Mr. Dunn's.",
                "Mr. Ash rooms more than Mr. Dunn",
            ),
            ("Mr. Ash teaches the day following the art lesson.", "Mr. Ash days 1 more than art"),
            (
                "Mr. Ash's lesson immediately follows the art lesson.",
                "Mr. Ash days 1 more than art",
            ),
            ("Ms. Birch does not teach French or uses room 4.", ""),
            ("Ms. Birch does not teach French or Mr. Dunn uses room 4.", ""),
            ("On Tuesday, the day after French, Mr. Ash teaches art.", ""),
            ("On Friday the first lesson is in room 1.", ""),
            ("Mr. Ash teaches the following day.", ""),
        ],
    );
}

#[test]
fn ages_and_points_may_differ_either_way() {
    let header = "ages: 7, 8, 9, 10, 11\nchildren: Ada, Ben, Cy, Dot, Eli\n\
        presents: bike, book, doll, game, kite\n";
    assert_read(
        header,
        &[
            ("Ada is the oldest but one.", "Ada = ages 10"),
            ("Eight-year-old Ada got the game.", "Ada = ages 8 and Ada = game"),
            ("Ada, 8, did not get the game.", "Ada = ages 8 and Ada != game"),
            (
                "There are two years between Ada and Ben.",
                "Ada ages 2 less than Ben or Ada ages 2 more than Ben",
            ),
            (
                "Ada and Ben are two years apart in age.",
                "Ada ages 2 less than Ben or Ada ages 2 more than Ben",
            ),
            ("Ada is two years Ben's junior.", "Ada ages 2 less than Ben"),
            ("The child with the kite is Ada's senior by a year.", "kite ages 1 more than Ada"),
            ("Ada is Ben's senior.", ""),
            ("Ada is not two years Ben's senior.", "Ada not ages 2 more than Ben"),
            ("Ada is the oldest but one of the girls.", ""),
            ("Ada, nearly 8, got the game.", ""),
            ("Ada and Ben are two miles apart.", ""),
        ],
    );
    let header = "points: 12, 15, 18, 21\nteams: Foxes, Hawks, Lions, Owls\n\
        captains: Ames, Bell, Cole, Dunn\n";
    assert_read(
        header,
        &[
            ("Dunn's team had the highest score.", "Dunn = points 21"),
            ("The Hawks had a lower score than the Foxes.", "Hawks points less than Foxes"),
            ("The Hawks had a lower score than last year.", ""),
        ],
    );
}

#[test]
fn numbered_lanes_are_no_places_of_a_race() {
    const RUNNERS: &str = "Four runners stand side by side in four lanes, numbered 1 to 4 from left to right.\n\nRunners: Ada, \
                           Ben, Cy, Dot\nVests: amber, black, cream, green";
    const LANES: &str = "1. Ada is in lane 1.\n2. Ben is in lane 2.\n3. Cy is in lane 3.\n4. Ada's vest is amber.\n5. Ben's \
                         vest is black.\n6. Cy's vest is cream.";
    is_solved(RUNNERS, LANES, &["Ada,amber", "Dot,green"]);
    for clue in [
        "The runner in lane 1 finished first.",
        "The runner in lane 4 did not finish first.",
        "Ada came in immediately ahead of Ben.",
        "The runner in lane 4 came in last.",
        "Ada won.",
    ] {
        is_refused(RUNNERS, &format!("{LANES}\n7. {clue}"));
    }
}

#[test]
fn who_comes_after_whom_is_a_matter_of_dates() {
    is_solved(
        "Dates: May 1st, May 2nd, May 3rd\nSpeakers: Ada, Ben, Cy\nTopics: Rivers, Contests, Salt",
        "1. The contests speaker is scheduled sometime after the rivers speaker.\n2. Ben is scheduled 1 day before \
         Cy.\n3. The salt speaker is scheduled before Ada.\n4. Ada won't talk about rivers.\n5. Cy is the \
         rivers expert.",
        &["May 1st,Ben,Salt", "May 3rd,Ada,Contests"],
    );
}
